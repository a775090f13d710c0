"""Rules of thumb over the observation, with exact odds: an opponent who keeps a front and attacks when it pays.

Every choice comes with a reason: a message key and its arguments.
"""

from collections.abc import Callable

from dosespanas.espana1936.game import data_of
from dosespanas.espana1936.shapes import EspanaObservation
from dosespanas.kernel.shapes import LegalAction
from dosespanas.players.espana1936 import immediate_wins, naval_policy
from dosespanas.players.espana1936.attack_values import attack_worth, best_attack, side_of
from dosespanas.players.espana1936.card_values import combat_worth, event_worth
from dosespanas.players.espana1936.naval_policy import Choice, Legal
from dosespanas.players.espana1936.noise import mixed
from dosespanas.players.espana1936.sea_values import Fleet
from dosespanas.players.espana1936.situation import OTHER, Board, Piece, box_of, card_of, place_of

MOVE_THRESHOLD = 0.25
ATTACK_THRESHOLD = -0.6
CARD_THRESHOLD = 1.6
GROUP = 18
"""Linked boxes that the enemy cannot walk into, below which none is left empty lightly (VIC-04)."""
HOLD = 8.0
"""How much keeping one of them is worth then."""
OPENING = 0.8
"""How far liking decides where troops go in the first turn: each player opens in his own way."""


SEA_CHOICES: dict[str, Callable[[Board, Legal], Choice]] = {
    "prompt-sail": naval_policy.sail,
    "prompt-sail-to": naval_policy.sail_to,
    "prompt-berth": naval_policy.berth,
    "prompt-engage": naval_policy.engage,
    "prompt-aim": naval_policy.aim,
    "prompt-back": naval_policy.back,
    "prompt-suffer": naval_policy.suffer,
}
"""Who answers which prompt of the naval war."""


class ScriptedPlayer:
    """Plays either side of España 1936 by rules of thumb. Remembers nothing between choices."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.at_once = immediate_wins.AtOnce()

    def choose(self, observation: EspanaObservation, legal: Legal) -> Choice:
        """Return the notation of the chosen action and the reason for it."""
        actor = observation["actor"]
        assert actor is not None
        board = Board(data_of(observation), observation, actor)
        if len(legal) == 1:  # looked at all the same, so that it takes as long as a choice between two
            return legal[0]["action"], None
        key = observation["prompt"]["key"]
        fights = key in immediate_wins.FIGHTS
        if (fights or key in immediate_wins.WALKS) and immediate_wins.may_matter(board, fights):
            state = immediate_wins.state_of(observation)
            decisive = self.at_once.answer(state)
            if decisive is not None:
                return decisive
            left = {state.name(code) for code in immediate_wins.kept(state, state.codes())}
            legal = [view for view in legal if view["action"] in left]
        return self.answer(board, legal, key)

    def answer(self, board: Board, legal: Legal, key: str) -> Choice:
        """Return the choice by what is asked."""
        verbs = {view["verb"] for view in legal}
        if key in SEA_CHOICES:
            return SEA_CHOICES[key](board, legal)
        if "move" in verbs:
            return self.move(board, legal)
        if key in ("prompt-to", "prompt-recruit-to", "prompt-event-box", "prompt-captured-to"):
            return self.place(board, legal)
        if "assign" in verbs:
            return self.assign(board, legal)
        if "decline" in verbs:
            return self.activate(board, legal)
        if "attack" in verbs or "target" in verbs:
            return self.attack(board, legal)
        if "support" in verbs:
            return self.support(board, legal)
        if "play" in verbs:
            return self.combat_card(board, legal)
        if "event" in verbs:
            return self.event(board, legal)
        if "accept" in verbs:
            return self.react(board, legal)
        if "raise" in verbs or "recruit" in verbs or "repair" in verbs:
            return self.replace(board, legal)
        if "ship" in verbs:
            return self.ship(board, legal)
        if "discard" in verbs:
            return self.discard(board, legal)
        if "lose" in verbs:
            return self.lose(board, legal)
        if "pick" in verbs:
            return self.pick(board, legal)
        if "take" in verbs:
            return self.take(board, legal)
        if "place" in verbs:
            return self.place_drm(board, legal)
        if "pair" in verbs:
            return naval_policy.pair(board, legal)
        return legal[0]["action"], None

    # --- movement --------------------------------------------------------------------------------------

    def move(self, board: Board, legal: Legal) -> Choice:
        """Move the piece that gains most, or stop when nothing gains enough."""
        best = MOVE_THRESHOLD
        chosen: Choice = ("done", {"key": "reason-front-holds"})
        fleet = Fleet(board) if board.seen["naval"] is not None else None
        for view in legal:
            if view["verb"] != "move":
                continue
            piece = board.pieces[view["pieces"][0]]
            if piece["kind"] == "dummy":
                worth, box = max((self.dummy_worth(board, piece, b), b) for b in board.troops[board.side])
                if worth > best:
                    best, chosen = worth, (view["action"], {"key": "reason-dummy", "box": "box:" + box})
                continue
            if piece["kind"] == "plane":
                worth, box = max((self.plane_worth(board, b), b) for b in board.troops[board.side])
                reason = {"key": "reason-air-cover", "box": "box:" + box}
                if fleet is not None:
                    gain, verb, place = naval_policy.best_for_plane(fleet, piece)
                    if gain > worth:
                        worth, reason = gain, {"key": naval_policy.REASONS[verb], "box": board.term(place)}
                if worth > best:
                    best, chosen = worth, (view["action"], reason)
                continue
            for box in board.reach(piece):
                worth = self.arrival_worth(board, piece, box)
                if worth > best:
                    best, chosen = worth, (view["action"], {"key": "reason-move", "box": "box:" + box})
        return chosen

    def arrival_worth(self, board: Board, piece: Piece, box: str) -> float:
        """Return what moving a troop or tank to a box is worth."""
        if piece["kind"] == "troop" and board.count(board.side, box) >= board.data.box_limit:
            return -50.0
        if piece["kind"] == "tank":
            if not board.troops[board.side].get(box):
                return -50.0
            fights = board.control[box] == "contested"
            here = board.control[piece["box"]] == "contested"
            return (4.0 if fights else 0.0) + 0.1 * board.worth(box) - (4.2 if here else 0.1)
        force = piece["strength"] * (1.0 + 0.25 * piece["drm"])
        start = piece["box"]
        gain = board.gain(start, box, force)
        if board.count(board.side, start) > board.data.box_limit and board.count(board.side, box) < 4:
            gain += 5.0
        if board.control[start] != "contested" and board.control[box] == board.side:
            gain -= 0.15
        if board.firm < GROUP and piece["kind"] == "troop" and board.count(board.side, start) == 1:
            gain += HOLD * min(0, board.linked(start, box) - board.firm)
        if board.turn == board.data.first_turn:
            gain += OPENING * mixed(self.seed, board.data.box_index[start], board.data.box_index[box])
        return gain

    def plane_worth(self, board: Board, box: str) -> float:
        """Return what a plane over a box is worth."""
        contested = board.control[box] == "contested"
        planes = sum(1 for p in board.pieces.values() if p["kind"] == "plane" and p["box"] == box)
        return (board.worth(box) * 0.5 + 1.0 if contested else 0.1) / (1.0 + planes)

    def dummy_worth(self, board: Board, dummy: Piece, box: str) -> float:
        """Return what a dummy under the troops of a box is worth (OPT-06): it frightens off who might come."""
        if dummy["where"] == "map" or board.control[box] == "contested":
            return 0.0
        crowd = board.count(board.side, box) + sum(
            1 for p in board.pieces.values() if p["kind"] == "dummy" and p["box"] == box
        )
        return 0.1 * min(board.threat(box), 6.0) * board.worth(box) / (4.0 + 4.0 * crowd)

    def place(self, board: Board, legal: Legal) -> Choice:
        """Choose the place where the piece in hand does most good."""
        selected = board.pieces.get(board.seen["selected"] or "")
        if selected is not None and selected["kind"] == "plane":
            return self.place_plane(board, selected, legal)
        view = max(legal, key=lambda v: self.place_worth(board, selected, box_of(v)))
        return view["action"], {"key": "reason-place", "box": board.term(place_of(view))}

    def place_plane(self, board: Board, plane: Piece, legal: Legal) -> Choice:
        """Choose where a plane does most good, over land or at sea."""
        fleet = Fleet(board) if board.seen["naval"] is not None else None

        def worth(view: LegalAction) -> float:
            if fleet is None or (view["verb"] == "to" and view["box"] is not None):
                return self.plane_worth(board, box_of(view))
            return fleet.mission_worth(plane, view["verb"], place_of(view))

        view = max(legal, key=worth)
        return view["action"], {"key": "reason-place", "box": board.term(place_of(view))}

    def place_worth(self, board: Board, selected: Piece | None, box: str) -> float:
        """Return what the piece in hand, or without one a new troop, is worth in a box."""
        shipped = board.seen["phase"] == "upkeep"
        if selected is None:
            return self.new_troop_worth(board, box, 2.0)
        kind = selected["kind"]
        if kind == "general":
            return board.worth(box) if shipped else self.general_worth(board, selected, box)
        if kind == "dummy":
            return self.dummy_worth(board, selected, box)
        if shipped:
            return self.new_troop_worth(board, box, float(selected.get("strength", 1)))
        if kind == "tank" and selected["where"] != "map":
            return self.plane_worth(board, box)
        return self.arrival_worth(board, selected, box)

    def new_troop_worth(self, board: Board, box: str, force: float) -> float:
        """Return what a new troop in a box is worth."""
        crowd = board.count(board.side, box) - board.data.box_limit + 1
        return board.gain(None, box, force) - (6.0 * crowd if crowd > 0 else 0.0)

    # --- generals and battles ----------------------------------------------------------------------------

    def leading(self, board: Board, general: Piece, box: str) -> Piece:
        """Return a general as he would support an attack in a box: less so far from troops of his emblem (OPT-01)."""
        emblem = board.data.piece_emblems[board.data.piece_index[general["id"]]]
        if not emblem or not board.seen["options"].get("rep_generals"):
            return general
        kinds = {board.data.type_emblems[board.data.type_names.index(t["type"])] for t in board.troops[board.side][box]}
        return general if emblem in kinds else {**general, "drm": general["drm"] - 1}

    def general_worth(self, board: Board, general: Piece, box: str) -> float:
        """Return what a general in a box is worth: the attack he could open, or the defence he helps."""
        if not board.troops[board.side].get(box):
            return -5.0
        targets = board.troops[board.enemy].get(box, [])
        if not targets:
            return 0.02 * min(board.threat(box), 5.0)
        supporters = [*self.supporters(board, board.side, box), self.leading(board, general, box)]
        worth, _, _ = best_attack(board, board.troops[board.side][box], targets, supporters, box)
        return max(worth, 0.0) + 0.15 * board.worth(box)

    def assign(self, board: Board, legal: Legal) -> Choice:
        """Send the best general first."""
        views = [v for v in legal if v["verb"] == "assign"]
        view = max(views, key=lambda v: (board.pieces[v["pieces"][0]]["drm"], v["action"]))
        return view["action"], {"key": "reason-best-general"}

    def supporters(self, board: Board, side: str, box: str) -> list[Piece]:
        """Return the unused planes and tanks of a side in a box, and the ships that fire for it."""
        here = [p for p in board.pieces.values() if p["box"] == box and p["side"] == side and not p["used"]]
        return [
            p
            for p in here
            if p["kind"] == "tank"
            or (p["kind"] == "plane" and p["mission"] is None)
            or (p["kind"] == "ship" and p["mission"] == "gunfire")
        ]

    def activate(self, board: Board, legal: Legal) -> Choice:
        """Start the most promising battle; decline when none promises anything."""
        best = ATTACK_THRESHOLD
        chosen: Choice | None = None
        for view in legal:
            if view["verb"] != "battle":
                continue
            general = board.pieces[view["pieces"][0]]
            box = general["box"]
            ready = [t for t in board.troops[board.side].get(box, []) if not t["used"]]
            helpers = [*self.supporters(board, board.side, box), self.leading(board, general, box)]
            worth, _, _ = best_attack(board, ready, board.troops[board.enemy].get(box, []), helpers, box)
            if worth > best:
                best, chosen = worth, (view["action"], {"key": "reason-attack", "box": "box:" + box})
        if chosen is not None:
            return chosen
        waiting = [v for v in legal if v["verb"] == "decline"]
        return waiting[0]["action"], {"key": "reason-no-good-attack"}

    def attack(self, board: Board, legal: Legal) -> Choice:
        """Choose attacker and target by the odds; stop when no attack is worth it."""
        battle = board.battle()
        box = battle["box"]
        helpers = self.supporters(board, board.side, box)
        attackers = [board.pieces[v["pieces"][0]] for v in legal if v["verb"] == "attack"]
        if not attackers:
            return self.target(board, legal, box, helpers)
        targets = board.troops[board.enemy].get(box, [])
        general = board.pieces.get(battle["general"] or "")
        if general is not None and not any(t["used"] for t in board.troops[board.side][box]):
            helpers = [*helpers, self.leading(board, general, box)]
        worth, attacker, _ = best_attack(board, attackers, targets, helpers, box)
        may_stop = any(v["verb"] == "done" for v in legal)
        if attacker is None or (may_stop and worth <= ATTACK_THRESHOLD):
            return "done", {"key": "reason-no-good-attack"}
        view = next(v for v in legal if v["verb"] == "attack" and attacker["id"] in v["pieces"])
        return view["action"], {"key": "reason-attack", "box": "box:" + box}

    def target(self, board: Board, legal: Legal, box: str, helpers: list[Piece]) -> Choice:
        """Choose whom to attack: the strongest own troop's best target stands for all."""
        own = max(board.troops[board.side][box], key=lambda t: (not t["used"], t["strength"]))
        targets = [board.pieces[v["pieces"][0]] for v in legal]
        _, _, victim = best_attack(board, [own], targets, helpers, box)
        view = next((v for v in legal if victim is not None and victim["id"] in v["pieces"]), legal[0])
        return view["action"], {"key": "reason-weakest-point"}

    # --- one attack ---------------------------------------------------------------------------------------

    def worth_now(
        self, board: Board, extra: Piece | None = None, card: str | None = None, mode: str | None = None
    ) -> float:
        """Return the worth of the attack in hand for the side to choose, with one more supporter or card."""
        battle, attack = board.battle(), board.attack()
        attacking = battle["attacker"] == board.side
        sides = []
        for side, troop in (
            (battle["attacker"], attack["attacking"]),
            (OTHER[battle["attacker"]], attack["defending"]),
        ):
            helpers = [board.pieces[name] for name in attack[side]["supporters"]]
            if extra is not None and side == board.side:
                helpers.append(extra)
            bonus = board.data.cards[board.data.card_index[card]] if card and mode == "bonus" else None
            penalty = board.data.cards[board.data.card_index[card]] if card and mode == "penalty" else None
            own = bonus if side == board.side else None
            foe = penalty if side != board.side else None
            sides.append(side_of(board.pieces[troop], helpers, own, foe))
        return attack_worth(board, sides[0], sides[1], battle["box"], attacking)

    def support(self, board: Board, legal: Legal) -> Choice:
        """Add the supporter that helps most."""
        base = self.worth_now(board)
        best = 0.15
        chosen: Choice = ("done", {"key": "reason-enough-support"})
        for view in legal:
            if view["verb"] != "support":
                continue
            gain = self.worth_now(board, extra=board.pieces[view["pieces"][0]]) - base
            if gain > best:
                best, chosen = gain, (view["action"], {"key": "reason-support"})
        return chosen

    def combat_card(self, board: Board, legal: Legal) -> Choice:
        """Spend a card when it gains more here than its event would."""
        base = self.worth_now(board)
        spare = max(0, board.seen["hands"][board.side]["count"] - board.seen["events_left"][board.side])
        best = 0.0
        chosen: Choice = ("no-card", {"key": "reason-keep-cards"})
        for view in legal:
            if view["verb"] != "play":
                continue
            card = board.data.cards[board.data.card_index[card_of(view)]]
            price = event_worth(board, card) * (0.25 if spare else 0.6) + CARD_THRESHOLD * (0.5 if spare else 1.0)
            gain = self.worth_now(board, card=card_of(view), mode=view["mode"]) - base - price
            if gain > best:
                best, chosen = gain, (view["action"], {"key": "reason-combat-card"})
        return chosen

    def place_drm(self, board: Board, legal: Legal) -> Choice:
        """Place a positive modifier on the die that is nearest below a hit, of those that may take one."""
        rolls = board.attack()[board.side]["rolls"]
        value = int(str(legal[0]["args"]["count"]))
        free = [int(str(view["args"]["die"])) - 1 for view in legal]
        helped = [i for i in free if rolls[i] < 5 <= rolls[i] + value]
        below = [i for i in free if rolls[i] < 5]
        die = min(helped or below or free, key=lambda i: -rolls[i]) + 1
        view = next(v for v in legal if v["args"]["die"] == die)
        return view["action"], {"key": "reason-best-die"}

    # --- cards and replacements ---------------------------------------------------------------------------

    def event(self, board: Board, legal: Legal) -> Choice:
        """Play the most valuable event, if any does something."""
        obliged = all(view["verb"] != "pass" for view in legal)
        best = -1.0 if obliged else 0.5
        chosen: Choice = ("pass", {"key": "reason-no-useful-event"})
        for view in legal:
            if view["verb"] != "event":
                continue
            worth = event_worth(board, board.data.cards[board.data.card_index[card_of(view)]])
            if worth > best:
                best, chosen = worth, (view["action"], {"key": "reason-obliged" if obliged else "reason-event"})
        return chosen

    def react(self, board: Board, legal: Legal) -> Choice:
        """Cancel what would hurt."""
        card = board.data.cards[board.data.card_index[board.seen["event_card"] or ""]]
        cancel = next((v for v in legal if v["verb"] == "cancel"), None)
        enemy = Board(board.data, board.seen, board.enemy)
        if cancel is not None and event_worth(enemy, card) >= 5.0:
            return cancel["action"], {"key": "reason-cancel"}
        return "accept", None

    def replace(self, board: Board, legal: Legal) -> Choice:
        """Spend the point where a step more helps most."""
        best = -99.0
        chosen: Choice = ("forfeit", None)
        for view in legal:
            if view["verb"] == "raise":
                box = box_of(view)
                grown = {1: 1.0, 2: 1.0, 3: 2.0}[board.pieces[view["pieces"][0]]["strength"]]
                worth = board.gain(None, box, grown) + 0.2
            elif view["verb"] == "recruit":
                worth = 0.5 + (0.3 if str(view["args"]["piece"]).endswith("regular") else 0.0)
                worth += max((self.new_troop_worth(board, b, 1.5) for b in board.troops[board.side]), default=0.0)
            elif view["verb"] == "repair":
                worth = naval_policy.repair_worth(board.pieces[view["pieces"][0]])
            else:
                continue
            if worth > best:
                best, chosen = worth, (view["action"], {"key": "reason-replacement"})
        return chosen

    def ship(self, board: Board, legal: Legal) -> Choice:
        """Ship the strongest first, generals before weak troops."""
        views = [v for v in legal if v["verb"] == "ship"]

        def weight(view: LegalAction) -> float:
            piece = board.pieces[view["pieces"][0]]
            return 2.5 if piece["kind"] == "general" else float(piece.get("strength", 1) + piece["drm"])

        return max(views, key=weight)["action"], {"key": "reason-ship"}

    def discard(self, board: Board, legal: Legal) -> Choice:
        """Throw away what is worth least as event and in combat."""

        def keep(view: LegalAction) -> float:
            card = board.data.cards[board.data.card_index[card_of(view)]]
            return event_worth(board, card) + combat_worth(card)

        return min(legal, key=keep)["action"], {"key": "reason-discard"}

    def lose(self, board: Board, legal: Legal) -> Choice:
        """Give up the least, or take the most from the enemy."""

        def weight(view: LegalAction) -> float:
            piece = board.pieces[view["pieces"][0]]
            return float(piece.get("strength", 2) + 0.5 * piece["drm"]) + 0.05 * board.worth(piece["box"])

        own = board.pieces[legal[0]["pieces"][0]]["side"] == board.side
        view = min(legal, key=weight) if own else max(legal, key=weight)
        return view["action"], {"key": "reason-least-loss"}

    def pick(self, board: Board, legal: Legal) -> Choice:
        """Change the troop that gains most, where it is needed most."""

        def weight(view: LegalAction) -> float:
            piece = board.pieces[view["pieces"][0]]
            return board.gain(None, piece["box"], 2.0) - float(piece["strength"] + 0.5 * piece["drm"])

        return max(legal, key=weight)["action"], {"key": "reason-strengthen"}

    def take(self, board: Board, legal: Legal) -> Choice:
        """Choose the best plane or tank to bring, the worst to lose."""
        pieces = [board.pieces[v["pieces"][0]] for v in legal]
        if pieces[0]["kind"] == "ship":
            ship = max(legal, key=lambda v: naval_policy.repair_worth(board.pieces[v["pieces"][0]]))
            return ship["action"], {"key": "reason-best-piece"}
        values = [3.0 * p.get("dice", 0) + p["drm"] for p in pieces]
        losing = all(p["where"] in ("mat", "map") for p in pieces)
        at = values.index(min(values) if losing else max(values))
        return legal[at]["action"], {"key": "reason-best-piece"}
