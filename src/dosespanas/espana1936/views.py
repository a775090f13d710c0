"""A legal action as JSON: what an interface needs to light up and to label it."""

from typing import Final

from dosespanas.espana1936.board import effect_in_progress, fog, notation, stages
from dosespanas.espana1936.board.data import DUMMY, MODES, PLANE, Data
from dosespanas.espana1936.board.state import OUT, Board
from dosespanas.espana1936.movement import moves
from dosespanas.kernel.shapes import Args, LegalAction, Stop
from dosespanas.kernel.side import SIDE_TERMS

ENDS: Final = {
    stages.MOVE: "movement",
    stages.ATTACKER: "battle",
    stages.SUPPORT_ATTACK: "support",
    stages.SUPPORT_DEFENCE: "support",
    stages.SHIP: "transport",
    stages.SAIL: "assignment",
}
"""What `done` ends, by stage: its label says so."""

STOPS: Final[dict[int, Stop]] = {
    notation.DONE: "phase",
    notation.DECLINE_ALL: "phase",
    notation.FORFEIT: "phase",
    notation.PASS: "question",
    notation.NO_CARD: "question",
    notation.ACCEPT: "question",
}
"""Answers that only end something."""


def describe(t: Board, code: int) -> LegalAction:
    """Return a legal action with its notation, verb, the pieces, box and card it is about, and label arguments."""
    kind = notation.kind_of(code)
    x = notation.payload_of(code)
    data = t.data
    view: LegalAction = {
        "action": notation.write(data, code),
        "verb": notation.VERBS[kind],
        "pieces": [],
        "box": None,
        "place": None,
        "card": None,
        "mode": None,
        "args": label(Sight(t, t.side), t.side, code),
    }
    args = view["args"]
    if kind in STOPS:
        view["ends"] = STOPS[kind]
    if kind in notation.TROOP_KINDS:
        side = owner(t, kind)
        slots = [s for s in t.slots_of(side) if t.t_box[s] >= 0 and t.class_of(s) == x]
        if t.options.fog and side != t.side:  # OPT-06: that of slots tells whence they came
            slots.sort(key=lambda s: t.t_rank[s])
        view["pieces"] = [fog.name_of(t, t.side, s) for s in slots]
        args["piece"] = t.troop_term(slots[0])
        at_place(t, view, notation.class_box(x))
    elif kind in notation.PIECE_KINDS:
        alike = fog.alike(t, x) if data.piece_kinds[x] == DUMMY else [x]
        view["pieces"] = [data.piece_names[p] for p in alike]
        if t.p_box[x] >= 0:
            at_place(t, view, t.p_box[x])
    elif kind in notation.PLACE_KINDS:
        at_place(t, view, x)
        if t.stage == stages.MOVE_TO and kind == notation.TO and x < data.box_count:
            view["path"] = path_to(t, x)
    elif kind in notation.CARD_KINDS:
        view["card"] = data.cards[x].name
    elif kind == notation.PLAY:
        card = data.cards[notation.played_card(x)]
        view["card"] = card.name
        view["mode"] = MODES[notation.played_mode(x)]
    elif kind in notation.PAIR_KINDS:
        view["pieces"] = [data.piece_names[notation.pair_first(x)], data.piece_names[notation.pair_second(x)]]
    elif kind == notation.DONE:
        args["ends"] = ENDS.get(t.stage, "other")
    if kind in (notation.LOSE, notation.LOSE_PIECE):
        args["whose"] = "own" if owner(t, notation.LOSE) == t.side else "enemy"
    if kind == notation.FORFEIT:
        args["count"] = t.rp[t.side]
    return view


def owner(t: Board, kind: int) -> int:
    """Return whose troop an action of this kind is about."""
    if kind == notation.TARGET:
        return 1 - t.side
    if kind == notation.LOSE and t.stage == stages.EVENT_LOSE:
        return effect_in_progress.operation(t).owner
    return t.side


def at_place(t: Board, view: LegalAction, place: int) -> None:
    """Name the box, area or base an action is about."""
    view["place"] = t.data.places[place]
    if place < t.data.box_count:
        view["box"] = t.data.boxes[place]


class Sight:
    """The pieces of a table as one side sees them (OPT-06): all that a label may know, whatever its action names."""

    def __init__(self, t: Board, viewer: int) -> None:
        self._table = t
        self._viewer = viewer
        self.data = t.data

    def place_of(self, piece: int) -> int:
        """Return the place of a piece, below 0 if it is nowhere or lies covered."""
        t = self._table
        return t.p_box[piece] if fog.knows(t, self._viewer, len(t.t_box) + piece) else OUT


def label(sight: Sight, side: int, code: int) -> Args:
    """Return the arguments of the label of an action of a side, whether it is legal now or not."""
    kind = notation.kind_of(code)
    x = notation.payload_of(code)
    data = sight.data
    args: Args = {"side": SIDE_TERMS[side]}
    if kind in notation.TROOP_KINDS:
        troop = type_named(data, side, notation.class_word(x))
        args["piece"] = data.troop_terms[troop][notation.class_strength(x)]
        args["box"] = data.place_terms[notation.class_box(x)]
    elif kind in notation.PIECE_KINDS:
        args["piece"] = data.piece_terms[x]
        place = sight.place_of(x)
        if place >= 0:
            args["box"] = data.place_terms[place]
    elif kind in notation.PLACE_KINDS:
        args["box"] = data.place_terms[x]
    elif kind in notation.CARD_KINDS:
        args["card"] = data.cards[x].term()
    elif kind == notation.PLAY:
        args["card"] = data.cards[notation.played_card(x)].term()
        args["mode"] = MODES[notation.played_mode(x)]
    elif kind in notation.PAIR_KINDS:
        args["piece"] = data.piece_terms[notation.pair_first(x)]
        args["foe"] = data.piece_terms[notation.pair_second(x)]
    elif kind == notation.PLACE:
        args["count"] = notation.placed_points(x)
        args["die"] = notation.placed_die(x)
    elif kind in notation.TYPE_KINDS:
        strength = notation.recruit_strength(x) if kind == notation.RECRUIT else 0
        recruit = type_named(data, side, notation.recruit_word(x))
        args["piece"] = data.troop_terms[recruit][strength] if strength else data.type_terms[recruit]
    elif kind == notation.DONE:
        args["ends"] = "other"
    elif kind == notation.FORFEIT:
        args["count"] = None
    if kind in (notation.LOSE, notation.LOSE_PIECE):
        args["whose"] = "own"
    return args


def type_named(data: Data, side: int, word: int) -> int:
    """Return the troop type that an action of a side names by a word: its own, else that of the other side."""
    own = data.type_of(side, word)
    return own if own >= 0 else data.type_of(1 - side, word)


def path_to(t: Board, box: int) -> list[str]:
    """Return the way the chosen piece would take, for drawing; a plane has none, nor a dummy from the hand."""
    base = len(t.t_box)
    piece = t.selected - base
    if piece >= 0 and (t.data.piece_kinds[piece] == PLANE or t.p_box[piece] < 0):
        return []
    start = t.t_box[t.selected] if piece < 0 else t.p_box[piece]
    return [t.data.boxes[b] for b in moves.path(t, t.friendly(t.side), start, box)]
