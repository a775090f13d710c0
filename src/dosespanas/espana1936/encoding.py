"""España 1936 as a learner has it: its actions numbered, and what a side sees of the table in cells."""

from typing import ClassVar, Final

from dosespanas.espana1936.battle.attack import dice_count, lying_hits
from dosespanas.espana1936.board import fog, notation, stages
from dosespanas.espana1936.board.data import DUMMY, KIND_NAMES, PLANE, SHIP, Data, mask_bits
from dosespanas.espana1936.board.stages import CARD_ATTACK, CARD_DEFENCE, REPLACE_TO
from dosespanas.espana1936.board.state import PLACE_NAMES, Board
from dosespanas.espana1936.cards.events import allowed
from dosespanas.kernel.encoding import Encoding, byte
from dosespanas.kernel.grids import Cells, empty_cells
from dosespanas.kernel.state import State

STAGES: Final = stages.OVER + 2
"""Questions; the last is REROLL, which came when positions said the numbers of the others already."""
STEPS: Final = stages.STATUS + 1
STRENGTHS: Final = len(notation.STRENGTHS)
FACE: Final = 2 * STRENGTHS
"""Cells of a troop type in a box: by strength, whether it has acted."""
FLAGS: Final = 7
MISSIONS: Final = 5
MOST_DICE: Final = 32
"""`notation.place` numbers dice below this."""
MOST_POINTS: Final = 5

COLUMNS: Final = ["kind", "place", "piece", "other", "card", "mode", "type", "strength", "acted", "points", "die"]


def every_action(data: Data) -> list[int]:
    """Return every action that a game on these data can ever offer, sorted."""
    n = notation
    found: list[int] = []
    troops = [
        n.troop_class(box, word, strength, acted)
        for box in range(data.box_count)
        for word in range(len(data.words))
        for strength in n.STRENGTHS
        for acted in (0, 1)
    ]
    sailing = [p for p in range(data.piece_count) if data.piece_kinds[p] in (PLANE, SHIP)]
    for kind in range(len(n.VERBS)):
        if kind in n.TROOP_KINDS:
            found += [n.make(kind, payload) for payload in troops]
        elif kind in n.PIECE_KINDS:
            found += [n.make(kind, piece) for piece in range(data.piece_count)]
        elif kind in n.PLACE_KINDS:
            found += [n.make(kind, place) for place in range(len(data.places))]
        elif kind in n.CARD_KINDS:
            found += [n.make(kind, card) for card in range(len(data.cards))]
        elif kind == n.PLAY:
            found += [n.play(card, mode) for card in range(len(data.cards)) for mode in (0, 1)]
        elif kind in n.PAIR_KINDS:
            found += [n.make_pair(kind, one, other) for one in sailing for other in sailing if one != other]
        elif kind == n.PLACE:
            found += [n.place(p, die) for p in range(1, MOST_POINTS + 1) for die in range(1, MOST_DICE)]
        elif kind == n.RECRUIT:
            found += [n.recruit(word, strength) for word in range(len(data.words)) for strength in range(4)]
        elif kind in n.TYPE_KINDS:
            found += [n.make(kind, word) for word in range(len(data.words))]
        else:
            found.append(n.make(kind, 0))
    return sorted(found)


class EspanaEncoding(Encoding):
    """Actions and observations of España 1936 as numbers."""

    version: ClassVar[int] = 2

    def __init__(self, state: State) -> None:
        super().__init__(state)
        assert isinstance(state, Board)
        data = state.data
        self.actions = every_action(data)
        self.columns = list(COLUMNS)
        self.strength_at = [0] * 6
        """By strength: which of the strengths it is."""
        for i, strength in enumerate(notation.STRENGTHS):
            self.strength_at[strength] = i
        boxes, types, pieces, cards = data.box_count, data.type_count, data.piece_count, len(data.cards)
        places = len(data.places)
        of_place = f"0 for a piece that is not seen, 1 to {places} the places (boxes, sea areas, bases) in the order of"
        of_place += f" the data, then {', '.join(PLACE_NAMES)}"
        # what is asked, and when
        self.viewer = self.block("viewer", [2], "1 at the side that sees this; nothing for a spectator")
        self.actor = self.block("actor", [2], "1 at the side to choose; nothing when the game is over")
        self.stage = self.block("stage", [STAGES], "1 at the question that is asked (`board/stages.py`)")
        self.step = self.block("step", [STEPS], "1 at the step of the turn (`board/stages.py`)")
        self.turn = self.block("turn", [len(data.turn_year)], "1 at the turn, counted from 1")
        self.numbers = self.block(
            "numbers", [15, 2],
            "by side: cards in hand, cards discarded, events left, passed, replacement points, call-ups waiting,"
            " attacks left, battles left, attacks and battles next turn (99: no limit), objectives, hits in the attack"
            " in hand, a card is laid, it is a penalty, dice of the attack in hand",
        )  # fmt: skip
        self.decks = self.block("decks", [4], "cards left: Nationalist 1936-37, 1938-39, Republican 1936-37, 1938-39")
        self.more = self.block(
            "more", [3], "objectives contested; offensives that open the next turn; offensives left in this one"
        )
        self.shipped = self.block("shipped", [len(data.transport_to)], "units shipped from Morocco, by harbour")
        # the map
        self.here = self.block("here", [2, boxes], "by side: 1 where it has troops or tanks")
        self.held = self.block("marker", [2, boxes], "by side: 1 where its control marker lies")
        self.fed = self.block("supplied", [2, boxes], "by side: 1 where its units are or would be supplied")
        self.fought = self.block("fought", [2, boxes], "by side: 1 where it has attacked this turn")
        self.spent = self.block("rp_spent", [2, boxes], "by side: 1 where it has spent replacement points this turn")
        self.covered = self.block("covered", [2, boxes], "by side: its counters that the viewer does not see (OPT-06)")
        self.troops = self.block(
            "troops", [boxes, types, STRENGTHS, 2],
            "how many troops are seen: by box, type, strength (1, 2, 3, 5) and whether it has moved or attacked",
        )  # fmt: skip
        self.kinds = self.block(
            "kinds", [2, len(KIND_NAMES), boxes], f"by side and kind ({', '.join(KIND_NAMES)}): pieces seen in a box"
        )
        # pieces and cards
        self.place = self.block("piece_place", [pieces], of_place)
        self.flags = self.block(
            "piece_flags", [pieces, FLAGS], "used, moved, done, has defended, still in Morocco, damaged, new"
        )
        self.mission = self.block("piece_mission", [pieces, MISSIONS - 1], "gunfire, blockade, protect, patrol")
        self.origin = self.block("piece_origin", [pieces], "a box, from 1, that limits its next assignment; 0: none")
        self.no_drm = self.block("no_drm", [types], "1 for a troop type whose printed DRM has ceased")
        self.pool = self.block("pool", [types, 2], "free counters, small and large; in the fog one's own alone")
        self.cards = self.block(
            "cards", [cards, 4], "1: in the viewer's hand, played, on the table, discarded by the viewer"
        )
        # what is in hand
        self.hand_type = self.block("selected_type", [types], "1 at the type of the troop in hand")
        self.hand_box = self.block("selected_box", [boxes], "1 where the troop in hand stands")
        self.hand_piece = self.block("selected_piece", [pieces], "1 at the piece in hand")
        self.hand = self.block("selected", [3], "something is in hand; strength of the troop; strength it is to have")
        self.battle = self.block("battle_box", [boxes], "1 where a battle is on")
        self.battle_side = self.block("battle_side", [2], "1 at the side whose battle it is")
        self.battle_general = self.block("battle_general", [pieces], "1 at the general who was activated")
        self.fighters = self.block("fighters", [2, types + 1], "attacking and defending troop: 1 at its type; strength")
        self.support = self.block("support", [pieces], "1 at a supporter of the attack in hand")
        self.laid = self.block("cards_laid", [cards], "1 at a card laid in the attack that the viewer sees")
        self.event = self.block("event_card", [cards], "1 at the card whose event is being carried out")
        self.event_left = self.block("event_left", [1], "what the event still asks for, and 2; 0 in the fog")
        self.fight = self.block("fight_place", [places], "1 where a fight at sea is on")
        self.queue = self.block("queue", [pieces], "place in the row of those that aim or support, from 1")
        self.unpaired = self.block("unpaired", [pieces], "1 at a plane or ship still to be paired")
        self.rerolls = self.block(
            "rerolls", [2, 2], "by side: how often it may still roll dice again (HCP-04); hits of its dice as they lie"
        )
        self.blank = empty_cells(self.size)
        """An observation of nothing: each begins as a copy of it."""

    def cells(self, state: State, viewer: int | None) -> bytearray:
        """Return what a side or a spectator sees, as `observe` tells it."""
        assert isinstance(state, Board)
        t = state
        row = self.blank[:]
        if viewer is not None:
            row[self.viewer + viewer] = 1
        if not t.ended:
            row[self.actor + t.side] = 1
        row[self.stage + (STAGES - 1 if t.stage == stages.REROLL else t.stage)] = 1
        row[self.step + t.step_no] = 1
        row[self.turn + t.turn] = 1
        self.fill_numbers(t, row)
        self.fill_map(t, viewer, row)
        self.fill_pieces(t, viewer, row)
        self.fill_cards(t, viewer, row)
        self.fill_hand(t, viewer, row)
        if t.battle.box >= 0 or t.attack.attacker >= 0:
            self.fill_battle(t, viewer, row)
        self.fill_event(t, viewer, row)
        for side in (0, 1):
            row[self.rerolls + 2 * side] = byte(t.rerolls[side])
            if t.stage == stages.REROLL:
                row[self.rerolls + 2 * side + 1] = byte(lying_hits(t, side))
        return bytearray(row)

    def fill_numbers(self, t: Board, row: Cells) -> None:
        """Fill what each side has and may do, as numbers."""
        at = self.numbers
        for side in (0, 1):
            attack = t.attack
            numbers = [
                len(t.hands[side]), len(t.discarded[side]), allowed(t, side) - t.events_played[side], t.passed[side],
                t.rp[side], t.pending_rp[side], t.attacks_left[side], t.battles_left[side], t.next_attacks[side],
                t.next_battles[side], t.objectives_of(side), attack.hits[side], 0, 0, 0,
            ]  # fmt: skip
            if attack.cards[side] >= 0:
                numbers[12] = 1
                numbers[13] = attack.modes[side]
            for i in range(len(numbers)):
                row[at + 2 * i + side] = byte(numbers[i])
            for era in (0, 1):
                row[self.decks + 2 * side + era] = len(t.decks[2 * side + era])
        row[self.more] = t.contested_objectives()
        row[self.more + 1] = byte(t.offensive_next)
        row[self.more + 2] = byte(t.offensives_left)
        for i in range(len(t.shipped)):
            row[self.shipped + i] = byte(t.shipped[i])

    def fill_map(self, t: Board, viewer: int | None, row: Cells) -> None:
        """Fill what stands in the boxes; OPT-06: of the other side's stacks in the fog only what is seen."""
        data = t.data
        boxes = data.box_count
        for side in (0, 1):
            at = side * boxes
            for box in mask_bits(t.here[side]):
                row[self.here + at + box] = 1
            for box in mask_bits(t.held[side]):
                row[self.held + at + box] = 1
            for box in mask_bits(t.fed(side)):
                row[self.fed + at + box] = 1
            for box in mask_bits(t.fought[side]):
                row[self.fought + at + box] = 1
            for box in mask_bits(t.rp_spent[side]):
                row[self.spent + at + box] = 1
        if fog.lifted(t):
            for slot in range(len(t.t_box)):
                if t.t_box[slot] >= 0:
                    row[self.troop_cell(t, slot)] += 1
            return
        for slot, _ in fog.troops_seen(t, viewer):
            row[self.troop_cell(t, slot)] += 1
        for side in (0, 1):
            if side != viewer:
                for box in mask_bits(t.here[side]):
                    pile = len(fog.stack(t, side, box)) + len(t.pieces_in(side, DUMMY, box))
                    row[self.covered + side * boxes + box] = byte(pile - len(fog.shown(t, side, box)))

    def troop_cell(self, t: Board, slot: int) -> int:
        """Return the cell that counts troops like the one in a slot."""
        at = (t.t_box[slot] * t.data.type_count + t.t_type[slot]) * FACE
        return self.troops + at + 2 * self.strength_at[t.t_strength[slot]] + t.t_acted[slot]

    def fill_pieces(self, t: Board, viewer: int | None, row: Cells) -> None:
        """Fill where the other pieces are, and what they have done, as far as a viewer sees them."""
        data = t.data
        places = len(data.places)
        kinds = len(KIND_NAMES)
        for p in range(data.piece_count):
            if not fog.piece_seen(t, viewer, p):
                continue
            at = t.p_box[p]
            row[self.place + p] = at + 1 if at >= 0 else places - at
            flags = t.p_flags[p]
            if flags:
                for i in range(FLAGS):
                    row[self.flags + p * FLAGS + i] = flags >> i & 1
            if t.p_mission[p]:
                row[self.mission + p * (MISSIONS - 1) + t.p_mission[p] - 1] = 1
            if t.p_origin[p] >= 0:
                row[self.origin + p] = t.p_origin[p] + 1
            if 0 <= at < data.box_count:
                row[self.kinds + (data.piece_sides[p] * kinds + data.piece_kinds[p]) * data.box_count + at] += 1

    def fill_cards(self, t: Board, viewer: int | None, row: Cells) -> None:
        """Fill which cards lie where, and which counters are free."""
        at = self.cards
        for side in (0, 1):
            for card in t.used[side]:
                row[at + 4 * card + 1] = 1
        for card in t.on_table:
            row[at + 4 * card + 2] = 1
        if viewer is not None:
            for card in t.hands[viewer]:
                row[at + 4 * card] = 1
            for card in t.discarded[viewer]:
                row[at + 4 * card + 3] = 1
        for kind in range(t.data.type_count):
            row[self.no_drm + kind] = t.no_drm >> kind & 1
            if fog.lifted(t) or t.data.type_sides[kind] == viewer:
                row[self.pool + 2 * kind] = t.pool[2 * kind]
                row[self.pool + 2 * kind + 1] = t.pool[2 * kind + 1]

    def fill_hand(self, t: Board, viewer: int | None, row: Cells) -> None:
        """Fill what has been chosen and waits for its destination, as far as the viewer sees it."""
        if t.selected < 0:
            return
        row[self.hand] = 1
        if t.stage == REPLACE_TO:
            if fog.lifted(t) or viewer == t.side:
                row[self.hand_type + t.selected] = 1
                row[self.hand + 2] = byte(t.becomes)
        elif fog.knows(t, viewer, t.selected):
            row[self.hand + 2] = byte(t.becomes)
            troops = len(t.t_box)
            if t.selected >= troops:
                row[self.hand_piece + t.selected - troops] = 1
            elif t.t_box[t.selected] >= 0:
                row[self.hand_type + t.t_type[t.selected]] = 1
                row[self.hand_box + t.t_box[t.selected]] = 1
                row[self.hand + 1] = t.t_strength[t.selected]

    def fill_battle(self, t: Board, viewer: int | None, row: Cells) -> None:
        """Fill the battle and the attack in hand; CBT-10: a card laid face down is its owner's alone."""
        if t.battle.box >= 0:
            row[self.battle + t.battle.box] = 1
            row[self.battle_side + t.battle.side] = 1
            if t.battle.general >= 0:
                row[self.battle_general + t.battle.general] = 1
        attack = t.attack
        if attack.attacker < 0 or attack.defender < 0:
            return
        width = t.data.type_count + 1
        fighters = [attack.attacker, attack.defender]
        for i in range(2):
            slot = fighters[i]
            if t.t_box[slot] >= 0 and fog.knows(t, viewer, slot):
                row[self.fighters + i * width + t.t_type[slot]] = 1
                row[self.fighters + i * width + width - 1] = t.t_strength[slot]
        down = t.stage == CARD_ATTACK or t.stage == CARD_DEFENCE
        both = t.t_box[attack.attacker] >= 0 and t.t_box[attack.defender] >= 0
        for side in (0, 1):
            for piece in mask_bits(attack.support[side]):
                row[self.support + piece] = 1
            card = attack.cards[side]
            if card >= 0 and (not down or side == viewer):
                row[self.laid + card] = 1
            if both and not down:
                row[self.numbers + 28 + side] = byte(dice_count(t, attack, side))

    def fill_event(self, t: Board, viewer: int | None, row: Cells) -> None:
        """Fill the event and the fight at sea in hand."""
        if t.event.card >= 0:
            row[self.event + t.event.card] = 1
            if not t.options.fog:
                row[self.event_left] = byte(t.event.left + 2)
        if t.fight.place >= 0:
            row[self.fight + t.fight.place] = 1
            for i in range(len(t.fight.queue)):
                row[self.queue + t.fight.queue[i]] = i + 1
        for side in (0, 1):
            for piece in mask_bits(t.pairing.unpaired[side]):
                row[self.unpaired + piece] = 1

    def row(self, state: State, code: int) -> list[int]:
        """Return what an action is about."""
        assert isinstance(state, Board)
        n = notation
        kind = n.kind_of(code)
        x = n.payload_of(code)
        place = piece = other = card = mode = word = strength = acted = points = die = 0
        if kind in n.TROOP_KINDS:
            place, word, strength = n.class_box(x) + 1, n.class_word(x) + 1, n.class_strength(x)
            acted = 1 if n.has_acted(x) else 0
        elif kind in n.PIECE_KINDS:
            piece = x + 1
        elif kind in n.PLACE_KINDS:
            place = x + 1
        elif kind in n.CARD_KINDS:
            card = x + 1
        elif kind == n.PLAY:
            card, mode = n.played_card(x) + 1, n.played_mode(x) + 1
        elif kind in n.PAIR_KINDS:
            piece, other = n.pair_first(x) + 1, n.pair_second(x) + 1
        elif kind == n.PLACE:
            points, die = n.placed_points(x), n.placed_die(x)
        elif kind == n.RECRUIT:
            word, strength = n.recruit_word(x) + 1, n.recruit_strength(x)
        elif kind in n.TYPE_KINDS:
            word = x + 1
        return [kind, place, piece, other, card, mode, word, strength, acted, points, die]
