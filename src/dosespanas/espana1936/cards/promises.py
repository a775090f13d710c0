"""What cards promise: points, cards, limits and offensives of a later turn, changes to the end, and an answer."""

from typing import ClassVar

from dosespanas.espana1936.board.appraisal import Appraisal
from dosespanas.espana1936.board.effect_in_progress import done, void
from dosespanas.espana1936.board.fields import Fields, Fixed, NumberField, On, SideField, Types, Word
from dosespanas.espana1936.board.operation import Operation, all_of
from dosespanas.espana1936.board.state import UNLIMITED, Board
from dosespanas.espana1936.cards.sentences import sentence, types_said
from dosespanas.kernel.shapes import Message
from dosespanas.kernel.side import REP, SIDE_NAMES, SIDE_TERMS


class ExtraRp(Operation):
    """The player has so many more replacement points at the `next_replacement_phase`, this turn's included (RPL-02)."""

    EMBLEM: ClassVar[str] = "troops"

    def __init__(self, f: Fields) -> None:
        super().__init__(f)
        self.amount = f.get("amount", NumberField(1, 20))
        f.get("when", Word("next_replacement_phase"))

    def run(self, t: Board) -> None:
        """EVT-06, RPL-02: more replacement points at the next replacement phase."""
        t.pending_rp[t.side] += self.amount
        t.on_table.append(t.event.card)
        t.tell("extra-rp", "EVT-06", t.side, {"side": SIDE_TERMS[t.side], "count": self.amount}, [])
        done(t)

    def for_points(self) -> bool:
        """EVT-06: a call-up card lies aside until the points are paid."""
        return True

    def worth(self, a: Appraisal) -> float:
        """Return what points are worth."""
        return 5.0

    def says(self) -> list[Message]:
        """Return how many."""
        return [sentence(self, count=self.amount)]


class PermanentModifier(Operation):
    """To the end of the game. With the `rule` `ignore_type_drm` the printed DRM of those types of `side` counts as 0
    (EVT-07). With `mediterraneo_both`, which has no further fields, the effect of the Mediterráneo serves both sides
    (CRD-RN6).
    """

    def __init__(self, f: Fields) -> None:
        super().__init__(f)
        self.rule = f.get("rule", Word("ignore_type_drm", "mediterraneo_both"))
        side = f.maybe("side", SideField())
        self.owner = side if side >= 0 else f.side
        self.types = f.maybe("types", Types(self.owner))
        if self.rule == "mediterraneo_both":
            f.at_sea()
            if "side" in f.row or "types" in f.row:
                f.wrong("", "data-says-helped", "data-neither", "side", "types")
        elif "side" not in f.row or "types" not in f.row:
            f.wrong("", "data-whose-drm", "data-both", "side", "types")

    def begin_in_force(self, t: Board) -> None:
        """EVT-07: change something for the rest of the game (DRM-10, NAV-40)."""
        if self.rule == "mediterraneo_both":
            t.both_effects = 1
        else:
            t.no_drm |= self.types

    def run(self, t: Board) -> None:
        """EVT-07: something changes for the rest of the game."""
        self.begin_in_force(t)
        t.on_table.append(t.event.card)
        t.tell("permanent", "EVT-07", t.side, {"card": t.data.cards[t.event.card].term()}, [])
        done(t)

    def worth(self, a: Appraisal) -> float:
        """Return what the change is worth, by how many troops it concerns."""
        if self.rule == "mediterraneo_both":
            return 1.5
        return 2.0 + 0.8 * float(a.count(self.side, self.types))

    def says(self) -> list[Message]:
        """Return what changes for whom."""
        if self.rule == "mediterraneo_both":
            return [sentence(self, self.rule)]
        return [sentence(self, self.rule, units=all_of(types_said(self.owner, self.row["types"])))]


class CancelLastEvent(Operation):
    """A `reaction`, at once, to an event `target` has just played: it is cancelled and leaves the game. It counts as
    one of the canceller's events and must be the only operation of its card (EVT-08).
    """

    ANSWERS: ClassVar[bool] = True

    def __init__(self, f: Fields) -> None:
        super().__init__(f)
        self.owner = f.get("target", SideField("EVT-08"))
        f.get("timing", Word("reaction"))

    def run(self, t: Board) -> None:
        """EVT-08: it is carried out where it is given (`events.take_react`), never as an event."""
        raise RuntimeError(f"{self.op} is no event of its own")

    def says(self) -> list[Message]:
        """Return what it does."""
        return [sentence(self)]


def put_aside(t: Board) -> None:
    """EVT-06: the card lies aside until next turn resolves it."""
    t.on_table.append(t.event.card)
    t.tell("put-aside", "EVT-06", t.side, {"card": t.data.cards[t.event.card].term()}, [])
    done(t)


class LimitAttacks(Operation):
    """Next turn `target` may attack with only so many troops, or attack in only so many boxes, each of them in full
    (AMB-69).
    """

    def __init__(self, f: Fields) -> None:
        super().__init__(f)
        self.owner = f.get("target", SideField())
        self.max_attacks = f.maybe("max_attacks", NumberField(0, 20))
        self.max_boxes = f.maybe("max_boxes", NumberField(0, 20))
        f.one_of("max_attacks", "max_boxes", "data-no-limit")

    def run(self, t: Board) -> None:
        """AMB-69: next turn a side attacks with fewer troops, or in fewer boxes."""
        if self.max_attacks >= 0:
            t.next_attacks[self.owner] = self.max_attacks
        if self.max_boxes >= 0:
            t.next_battles[self.owner] = self.max_boxes
        put_aside(t)

    def used_up(self, t: Board) -> bool:
        """EVT-06: the limit holds until the turn it was made for."""
        return t.next_attacks[self.owner] == UNLIMITED and t.next_battles[self.owner] == UNLIMITED

    def worth(self, a: Appraisal) -> float:
        """Return what a turn with few attacks is worth."""
        return 4.0

    def says(self) -> list[Message]:
        """Return whom it limits, and to how many attacks or places."""
        target = f"side:{SIDE_NAMES[self.owner]}"
        if self.max_boxes >= 0:
            return [sentence(self, "boxes", target=target, max=self.max_boxes)]
        return [sentence(self, target=target, max=self.max_attacks)]


class ExtraOffensive(Operation):
    """At the `start_of_next_turn`, before the draw, the player places planes, moves, puts one general in a box and may
    attack there (CRD-OFF). Units neither move nor attack a second time that turn. Only Republican cards can have it.
    `generals` is 1 and `units_move_once` is `true`.
    """

    OFFENSIVES: ClassVar[int] = 1

    def __init__(self, f: Fields) -> None:
        super().__init__(f)
        f.get("when", Word("start_of_next_turn"))
        f.get("generals", Fixed(1))
        f.get("units_move_once", On())
        f.must_be(REP, "CRD-OFF")

    def run(self, t: Board) -> None:
        """CRD-OFF: an offensive opens the next turn."""
        t.offensive_next += 1
        put_aside(t)

    def used_up(self, t: Board) -> bool:
        """EVT-06: it waits until the turn it opens."""
        return not t.offensive_next

    def worth(self, a: Appraisal) -> float:
        """Return what an offensive is worth."""
        return 4.0

    def says(self) -> list[Message]:
        """Return what it is."""
        return [sentence(self)]


class DrawCards(Operation):
    """The player draws so many more cards in the next draw."""

    def __init__(self, f: Fields) -> None:
        super().__init__(f)
        self.amount = f.get("amount", NumberField(1, 20))

    def run(self, t: Board) -> None:
        """More cards at the next draw; without draws the card is spent for nothing (VAR-04)."""
        if t.options.historical:
            void(t)
            return
        t.next_cards[t.side] += self.amount
        details: dict[str, object] = {"side": SIDE_TERMS[t.side], "count": self.amount}
        t.tell("extra-cards", "EVT-06", t.side, details, [])
        done(t)

    def worth(self, a: Appraisal) -> float:
        """Return what a card is worth."""
        return 3.0

    def says(self) -> list[Message]:
        """Return how many."""
        return [sentence(self, count=self.amount)]


class DiscardOpponentCard(Operation):
    """The opponent loses so many cards of the hand, drawn by lot."""

    def __init__(self, f: Fields) -> None:
        super().__init__(f)
        self.count = f.get("count", NumberField(1, 20))

    def run(self, t: Board) -> None:
        """The other side loses cards of its hand at random, unseen by the player of the card."""
        foe = 1 - self.side
        lost: list[int] = []
        for _ in range(min(self.count, len(t.hands[foe]))):
            card = t.chance.pick(t.hands[foe], "EVT-04")
            t.hands[foe].remove(card)
            t.discarded[foe].append(card)
            lost.append(card)
        if not lost:
            void(t)
            return
        t.reveals += 1
        secret: dict[str, object] = {"cards": [t.data.cards[c].term() for c in lost]}
        t.tell_owner("card-lost", "EVT-04", foe, {"side": SIDE_TERMS[foe], "count": len(lost)}, secret)
        done(t)

    def worth(self, a: Appraisal) -> float:
        """Return what a card is worth."""
        return 3.0

    def says(self) -> list[Message]:
        """Return how many."""
        return [sentence(self)]
