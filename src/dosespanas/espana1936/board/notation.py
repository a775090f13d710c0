"""Actions as ints and as text. A code is `kind << 14 | payload`; its text is listed in `docs/contract.md`.

A troop in an action is named by what anyone can see of it (type, strength, box, whether it has acted):
counters that agree in all that are one action.
"""

from typing import Final

from dosespanas.espana1936.board.data import MODES, Data
from dosespanas.kernel.errors import UnknownAction
from dosespanas.kernel.phrases import Phrase, in_json, one_of_names, phrase

SHIFT: Final = 14
PAYLOAD: Final = (1 << SHIFT) - 1

MOVE_TROOP: Final = 0
MOVE_PIECE: Final = 1
TO: Final = 2
LOSE: Final = 3
LOSE_PIECE: Final = 4
ASSIGN: Final = 5
BATTLE: Final = 6
DECLINE: Final = 7
DECLINE_ALL: Final = 8
ATTACK: Final = 9
TARGET: Final = 10
SUPPORT: Final = 11
PLAY: Final = 12
NO_CARD: Final = 13
PAIR: Final = 14
PLACE: Final = 15
SUBSTITUTE: Final = 16
SHIP_TROOP: Final = 17
SHIP_PIECE: Final = 18
EVENT: Final = 19
CANCEL: Final = 20
ACCEPT: Final = 21
TAKE: Final = 22
PICK: Final = 23
RAISE: Final = 24
RECRUIT: Final = 25
FORFEIT: Final = 26
DISCARD: Final = 27
PASS: Final = 28
DONE: Final = 29
GUNFIRE: Final = 30
BLOCKADE: Final = 31
PROTECT: Final = 32
ENGAGE: Final = 33
WITHDRAW: Final = 34
AIM: Final = 35
HOLD: Final = 36
BACK: Final = 37
SUFFER: Final = 38
REPAIR: Final = 39
PATROL: Final = 40
REROLL: Final = 41
KEEP: Final = 42

VERBS: Final = [
    "move", "move", "to", "lose", "lose", "assign", "battle", "decline", "decline-all", "attack", "target",
    "support", "play", "no-card", "pair", "place", "substitute", "ship", "ship", "event", "cancel", "accept",
    "take", "pick", "raise", "recruit", "forfeit", "discard", "pass", "done",
    "gunfire", "blockade", "protect", "engage", "withdraw", "aim", "hold", "back", "suffer", "repair",
    "patrol", "reroll", "keep",
]  # fmt: skip
TROOP_KINDS: Final = (MOVE_TROOP, LOSE, ATTACK, TARGET, SHIP_TROOP, PICK, RAISE)
PIECE_KINDS: Final = (
    MOVE_PIECE, LOSE_PIECE, ASSIGN, BATTLE, DECLINE, SUPPORT, SHIP_PIECE, TAKE, HOLD, SUFFER, REPAIR,
)  # fmt: skip
PAIR_KINDS: Final = (PAIR, AIM, BACK)
PLACE_KINDS: Final = (TO, GUNFIRE, BLOCKADE, PROTECT, PATROL)
CARD_KINDS: Final = (EVENT, CANCEL, DISCARD)
TYPE_KINDS: Final = (SUBSTITUTE, RECRUIT)
PLAIN_KINDS: Final = (DECLINE_ALL, NO_CARD, ACCEPT, FORFEIT, PASS, DONE, ENGAGE, WITHDRAW, REROLL, KEEP)
STRENGTHS: Final = (1, 2, 3, 5)

TAKEN_BITS: Final = 6
NUMBER_BITS: Final = 38
"""Where in a positive to be placed by hand the dice it has taken begin, 32 at most, and where its number does."""


def make(kind: int, payload: int) -> int:
    """Return the code of an action."""
    return kind << SHIFT | payload


def kind_of(code: int) -> int:
    """Return the kind of an action."""
    return code >> SHIFT


def payload_of(code: int) -> int:
    """Return what the action is about: see `troop_class`, a box, a piece, a card ..."""
    return code & PAYLOAD


def names_box(data: Data, code: int) -> bool:
    """Tell whether an action is about going to a box, not to a place at sea."""
    return kind_of(code) == TO and payload_of(code) < data.box_count


def troop_class(box: int, word: int, strength: int, acted: int) -> int:
    """Return the payload that names a troop by what can be seen of it."""
    return ((box << 4 | word) << 3 | strength) << 1 | acted


def class_box(payload: int) -> int:
    """Return the box of a troop payload."""
    return payload >> 8


def class_word(payload: int) -> int:
    """Return the troop type's word (the same for both sides' regulars) of a troop payload."""
    return payload >> 4 & 15


def class_strength(payload: int) -> int:
    """Return the strength of a troop payload."""
    return payload >> 1 & 7


def has_acted(payload: int) -> bool:
    """Tell whether the troop of a troop payload has moved or attacked."""
    return payload & 1 != 0


def as_acted(payload: int) -> int:
    """Return a troop payload for a troop alike in all but that it has acted."""
    return payload | 1


def play(card: int, mode: int) -> int:
    """Return the code of laying a card in combat as bonus or penalty."""
    return make(PLAY, card << 1 | mode)


def played_card(payload: int) -> int:
    """Return the card of a `play` payload."""
    return payload >> 1


def played_mode(payload: int) -> int:
    """Return BONUS or PENALTY of a `play` payload."""
    return payload & 1


def make_pair(kind: int, piece: int, other: int) -> int:
    """Return the code of an action about two pieces: pair one with another, aim one at another, support another."""
    return make(kind, piece << 7 | other)


def pair_first(payload: int) -> int:
    """Return the piece of a pair payload that pairs, aims or supports."""
    return payload >> 7


def pair_second(payload: int) -> int:
    """Return the other piece of a pair payload."""
    return payload & 127


def place(points: int, die: int) -> int:
    """Return the code of putting some points of a positive modifier on a die, numbered from 1."""
    return make(PLACE, points << 5 | die)


def placed_points(payload: int) -> int:
    """Return the points of a `place` payload."""
    return payload >> 5


def placed_die(payload: int) -> int:
    """Return the die of a `place` payload, numbered from 1."""
    return payload & 31


def positive(points: int, dice: int, number: int) -> int:
    """Return a positive modifier to be placed by hand (DRM-03): its points, on how many dice, which modifier it is."""
    return points | dice << 3 | number << NUMBER_BITS


def positive_points(entry: int) -> int:
    """Return the points a positive puts on each die."""
    return entry & 7


def positive_dice(entry: int) -> int:
    """Return on how many dice a positive has still to fall."""
    return entry >> 3 & 7


def positive_taken(entry: int) -> int:
    """Return the dice a positive has fallen on, as a mask."""
    return entry >> TAKEN_BITS & (1 << NUMBER_BITS - TAKEN_BITS) - 1


def positive_number(entry: int) -> int:
    """Return which of the modifiers of a roll a positive is."""
    return entry >> NUMBER_BITS


def positive_after(entry: int, die: int) -> int:
    """Return a positive after it has fallen on one more die, counted from 0."""
    return entry - (1 << 3) | 1 << TAKEN_BITS + die


def sea_hit(piece: int, turned: bool) -> int:
    """Return the mark of a hit on a ship or plane at sea, or of its withdrawal if it is only turned away."""
    return piece << 1 | turned


def hit_piece(mark: int) -> int:
    """Return whom a mark of `sea_hit` is on."""
    return mark >> 1


def recruit(word: int, strength: int) -> int:
    """Return the code of recruiting a troop; strength 0 stands for that of the turn (EDN-09)."""
    return make(RECRUIT, word | strength << 4)


def recruit_word(payload: int) -> int:
    """Return the troop type's word of a recruit payload."""
    return payload & 15


def recruit_strength(payload: int) -> int:
    """Return the strength a recruit payload names, 0 for that of the turn (EDN-09)."""
    return payload >> 4


def write(data: Data, code: int) -> str:
    """Return the notation of an action."""
    kind = kind_of(code)
    verb = VERBS[kind]
    x = payload_of(code)
    if kind in TROOP_KINDS:
        star = "*" if has_acted(x) else ""
        return f"{verb} {data.words[class_word(x)]}-{class_strength(x)}{star} {data.boxes[class_box(x)]}"
    if kind in PIECE_KINDS:
        return f"{verb} {data.piece_names[x]}"
    if kind in PLACE_KINDS:
        return f"{verb} {data.places[x]}"
    if kind in CARD_KINDS:
        return f"{verb} {data.cards[x].name}"
    if kind == PLAY:
        return f"{verb} {data.cards[played_card(x)].name} {MODES[played_mode(x)]}"
    if kind in PAIR_KINDS:
        return f"{verb} {data.piece_names[pair_first(x)]} {data.piece_names[pair_second(x)]}"
    if kind == PLACE:
        return f"{verb} +{placed_points(x)} die {placed_die(x)}"
    if kind == RECRUIT and recruit_strength(x):
        return f"{verb} {data.words[recruit_word(x)]}-{recruit_strength(x)}"
    if kind in TYPE_KINDS:
        return f"{verb} {data.words[x]}"
    return verb


PIECE: Final = phrase("the id of a general, plane, tank or ship, such as rojo or t26_1", "notation-piece")
TROOP: Final = phrase(
    "a troop such as communist-2 madrid (with * after the strength if it has acted)", "notation-troop"
)
"""What would be right."""


def _unknown(text: str, right: Phrase) -> UnknownAction:
    shown = text[:80]
    english = f"{in_json(shown)} is not an action; expected {right}"
    return UnknownAction("error-unknown-action", english, action=shown, right=right.said)


def _piece(data: Data, text: str, name: str) -> int:
    piece = data.piece_index.get(name, -1)
    if piece < 0:
        raise _unknown(text, PIECE)
    return piece


def _troop(data: Data, text: str, words: list[str]) -> int:
    if len(words) != 3:
        raise _unknown(text, TROOP)
    acted = 1 if words[1].endswith("*") else 0
    name, dash, digits = words[1].rstrip("*").partition("-")
    known = name in data.word_index and words[2] in data.box_index
    if not known or not dash or digits not in ("1", "2", "3", "5") or words[1].count("*") > 1:
        raise _unknown(text, TROOP)
    return troop_class(data.box_index[words[2]], data.word_index[name], int(digits), acted)


def read(data: Data, text: str) -> int:
    """Return the code of a notation; raises UnknownAction."""
    words = text.split(" ")
    verb = words[0]
    if verb not in VERBS:
        raise _unknown(text, one_of_names(list(dict.fromkeys(VERBS))))
    kind = VERBS.index(verb)
    if kind in PLAIN_KINDS:
        if len(words) != 1:
            raise _unknown(text, phrase("just {verb}", "notation-alone", verb=verb))
        return make(kind, 0)
    if kind in TROOP_KINDS and len(words) == 3:
        return make(kind, _troop(data, text, words))
    if verb in ("move", "lose", "ship") and len(words) == 2:
        return make(kind + 1, _piece(data, text, words[1]))
    if kind in PIECE_KINDS and len(words) == 2:
        return make(kind, _piece(data, text, words[1]))
    if kind in PLACE_KINDS and len(words) == 2 and words[1] in data.place_index:
        return make(kind, data.place_index[words[1]])
    if kind in CARD_KINDS and len(words) == 2 and words[1] in data.card_index:
        return make(kind, data.card_index[words[1]])
    if kind == PLAY and len(words) == 3 and words[1] in data.card_index and words[2] in MODES:
        return play(data.card_index[words[1]], MODES.index(words[2]))
    if kind in PAIR_KINDS and len(words) == 3:
        return make_pair(kind, _piece(data, text, words[1]), _piece(data, text, words[2]))
    if kind == PLACE and len(words) == 4 and words[2] == "die":
        value, die = words[1].removeprefix("+"), words[3]
        if value in ("1", "2", "3", "4", "5") and len(die) < 3 and die.isascii() and die.isdigit():
            number = int(die)
            if number < 32 and str(number) == die and words[1] == f"+{value}":
                return place(int(value), number)
    if kind in TYPE_KINDS and len(words) == 2 and words[1] in data.word_index:
        return make(kind, data.word_index[words[1]])
    if kind == RECRUIT and len(words) == 2:
        name, _, digits = words[1].partition("-")
        if name in data.word_index and digits in ("1", "2", "3"):
            return recruit(data.word_index[name], int(digits))
    raise _unknown(text, phrase("{verb} with what belongs to it", "notation-whole", verb=verb))
