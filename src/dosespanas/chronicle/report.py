"""The after-action report of a game: how it went turn by turn, what decided it, and what happened in the real war."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import date
from pathlib import Path
from typing import Any, Final
from unicodedata import normalize

from dosespanas.catalogue import FALLBACK, Catalogue
from dosespanas.chronicle import war_calendar
from dosespanas.chronicle.chosen_options import in_force
from dosespanas.chronicle.document import Block, Paragraph, Picture, Report, Section, Table
from dosespanas.kernel.errors import DosEspanasError
from dosespanas.kernel.game import Game
from dosespanas.kernel.record import read_record
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.pictures import drawn, plots
from dosespanas.registry import at, definition_of, played_with, replay_record, steps
from dosespanas.stories import story

Months = Callable[[Mapping[str, Any], int], tuple[str, str]]
"""Returns the first and the last month of a turn."""
Forces = Callable[[Mapping[str, Any], Mapping[str, Any], Catalogue], dict[str, list[list[str]]]]
"""Returns by side where it stands, each place with what stands there."""
STROKES: Final = 5
"""Strokes of luck that are told."""


class Teller:
    """Makes the report of one game in one language."""

    def __init__(self, record: str, language: str, data: str | Path | None) -> None:
        """Replay a record; raises BadRecord where it departs from the rules, DosEspanasError for other games."""
        self.record = record
        self.ended = replayed(record, data)
        name = self.ended.header.game
        self.title = definition_of(name)
        if not self.title.chronicle:
            raise DosEspanasError("error-no-report", f"{name} has no report", game=name)
        self.data = played_with(self.ended.header, data)
        self.facts = self.title.facts(self.data)
        self.words = Catalogue(language, self.facts.get("names"), name, self.facts.get("texts"))
        told: tuple[Months, Forces] = at(self.title.chronicle)
        self.months, self.forces = told
        self.first, *self.turns = turn_by_turn(record, data, self.ended)

    def say(self, key: str, /, **args: Any) -> str:
        """Return a message."""
        return self.words.text(key, **args)

    def date(self, turn: int) -> str:
        """Return the months of a turn in words."""
        from babel.dates import format_interval  # a tenth of a second that serving does without

        first, last = (date.fromisoformat(f"{month}-01") for month in self.months(self.facts, turn))
        return str(format_interval(first, last, "yMMMM", locale=self.words.language))

    def heading(self, turn: int) -> str:
        """Return a turn by number and months."""
        return f"{self.say('page-turn', turn=turn)} · {self.date(turn)}"

    def told(self, review: Mapping[str, Any] | None) -> Report:
        """Return the report; `review`: of the game, None without one."""
        game = self.say(self.words.own(self.title.name, "game-name"))
        scenario = self.say(self.words.own(self.title.name, f"page-scenario-{self.ended.header.scenario}"))
        about = [f"{game} · {scenario}", self.outcome()]
        about += in_force(self.title, self.ended.header.options, self.words)
        return Report(
            language=self.words.language,
            title=self.say("chronicle-title"),
            about=about,
            sections=[
                *([self.decided(review)] if review is not None else []),
                self.numbers(),
                *self.chronicle(),
                *self.orders_of_battle(),
            ],
            foot=f"{game} · {scenario}",
        )

    def outcome(self) -> str:
        """Return how the game ended, or that it goes on."""
        ended = self.ended.outcome()
        if ended is None:
            return self.say("chronicle-goes-on", turn=self.ended.observe(None)["turn"])
        winner = "none" if ended.winner is None else f"side:{SIDE_NAMES[ended.winner]}"
        return self.say("terminal-over", winner=winner, reason=self.say(ended.reason, **ended.details))

    def decided(self, review: Mapping[str, Any]) -> Section:
        """Return what decided the game, by its review."""
        blocks: list[Block] = []
        cause = review["cause"]
        if cause is not None:
            for told_of in ("why", "luck", "hunger"):
                if cause.get(told_of):  # earlier reviews do not say it
                    blocks.append(Paragraph(reason(self.words, cause[told_of])))
            for fall in cause["fallen"]:
                told = {name: fall[name] for name in ("place", "turn", "units", "strength")}
                blocks.append(Paragraph(self.say(fall["key"], **told)))
            if cause.get("empty"):
                blocks.append(Paragraph(self.say("review-left-empty", places=cause["empty"])))
            since = {"turn": cause["settled"], "choice": cause.get("settled_at", -1)}
            blocks.append(Paragraph(self.say("review-settled", **since)))
        blocks.append(Picture(plots.curve(review, self.words), self.say("review-curve"), titled=True))
        points = review["turning_points"]
        blocks.append(Paragraph("", lead=self.say("review-turning-points" if points else "review-no-turning-points")))
        for number, one in enumerate(points, 1):
            played, *better = self.turning_point(one)
            blocks.append(Paragraph(played, lead=f"{number}. {self.where(one)}:"))
            blocks.append(Paragraph(" ".join(better), quiet=True))
        dice = review["dice"][:STROKES]
        blocks.append(Paragraph("", lead=self.say("review-dice" if dice else "review-no-dice")))
        for one in dice:
            helped = f"side:{SIDE_NAMES[0 if one['nationalist'] > 0 else 1]}"
            gain = self.say("review-points", points=self.words.decimal(100 * abs(one["nationalist"])), side=helped)
            events = " ".join(self.words.events(one["events"]))
            blocks.append(Paragraph(events, lead=f"{self.where(one)}: {gain}."))
        blocks.append(Paragraph(self.say("review-note", games=review["games"]), quiet=True))
        return Section(self.say("chronicle-decided"), blocks)

    def where(self, one: Mapping[str, Any]) -> str:
        """Return when a choice was, and about which battle."""
        key = "moment" if one["place"] is None else "moment-at"
        move = one.get("move")  # earlier reviews do not say it
        given = {"turn": one["turn"], "phase": f"phase:{one['phase']}", "place": one["place"], "move": move}
        return self.say(key, **given)

    def turning_point(self, one: Mapping[str, Any]) -> list[str]:
        """Return what was played at a turning point, what was better, and why."""
        # earlier reviews do not say what is one act
        taken = one.get("taken_acts") or [[*one["earlier"], one["taken"], *one["taken_then"]]]
        better = one.get("better_acts") or [[one["better"], *one["better_then"]]]
        side, whose = f"side:{one['side']}", "side:nationalist"  # of whom the curve speaks
        own = one["side"] == SIDE_NAMES[0]
        chances = [one[name] if own else 1.0 - one[name] for name in ("chance", "better_chance")]
        chance, best = (self.words.percent(found) for found in chances)
        sentences = [
            self.say("review-played", side=side, action=self.words.acts(taken), whose=whose, chance=chance),
            self.say("review-better", action=self.words.acts(better), chance=best),
        ]
        if one["reason"] is not None:
            sentences.append(reason(self.words, one["reason"]))
        return sentences

    def numbers(self) -> Section:
        """Return the standing, the losses and the dice turn by turn, and in sum."""
        told = story(self.title.name, self.ended.log, self.ended.observe(None))
        sides = [side for side in SIDE_NAMES if any(side in row["standing"] for row in told["turns"])]
        name = {side: self.words.term(f"side:{side}") for side in SIDE_NAMES}
        starved = any(sum(row["starved"].values()) for row in told["turns"])
        headings = [self.say("review-axis-turn"), self.say("chronicle-date")]
        headings += [f"{self.say(self.standing(told['measure']))}: {name[side]}" for side in sides]
        headings += [self.say("page-story-lost", side=f"side:{side}") for side in SIDE_NAMES]
        if starved:
            headings += [self.say("page-story-starved-of", side=f"side:{side}") for side in SIDE_NAMES]
        headings += [self.say("page-story-thrown", side=f"side:{side}") for side in SIDE_NAMES]
        rows = []
        for row in told["turns"]:
            cells = [str(row["turn"]), self.date(row["turn"])]
            cells += [str(row["standing"].get(side, "")) for side in sides]
            cells += [str(row["losses"][side]) for side in SIDE_NAMES]
            if starved:
                cells += [str(row["starved"][side]) for side in SIDE_NAMES]
            rows.append([*cells, *[self.dice(row["dice"][side]) for side in SIDE_NAMES]])
        total = [self.say("chronicle-sum"), "", *[""] * len(sides)]
        total += [str(sum(row["losses"][side] for row in told["turns"])) for side in SIDE_NAMES]
        if starved:
            total += [str(sum(row["starved"][side] for row in told["turns"])) for side in SIDE_NAMES]
        for side in SIDE_NAMES:
            thrown = [row["dice"][side] for row in told["turns"]]
            total.append(self.dice({of: sum(one[of] for one in thrown) for of in ("count", "sum")}))
        return Section(self.say("page-story"), [Table("", headings, [*rows, total])], together=True)

    def standing(self, measure: str) -> str:
        """Return the message that says what the standing is counted in."""
        return f"chronicle-{measure}"

    def dice(self, thrown: Mapping[str, int]) -> str:
        """Return how many dice were thrown and what they showed in the mean."""
        if not thrown["count"]:
            return "–"
        return f"{thrown['count']} ({self.words.decimal(thrown['sum'] / thrown['count'], 2)})"

    def chronicle(self) -> Iterator[Section]:
        """Yield the turns: the map at the end of each, what changed hands, and what happened in the real war."""
        yield Section(self.say("chronicle-turns"), [Paragraph(self.say("chronicle-turns-about"), quiet=True)])
        before = self.first[1].state.holdings()
        for turn, after in self.turns:
            holdings = after.state.holdings()
            blocks: list[Block] = []
            for number, side in enumerate(SIDE_NAMES):
                taken = [
                    place
                    for place, now in holdings.items()
                    if now.holder == number and place in before and before[place].holder != number
                ]
                if taken:
                    lead = self.say("chronicle-taken", side=f"side:{side}")
                    blocks.append(Paragraph(self.say("chronicle-places", places=taken), lead=lead))
            if not blocks:
                blocks.append(Paragraph(self.say(self.words.own(self.title.name, "chronicle-nothing-taken"))))
            war = [self.say(war_calendar.key(month)) for month in war_calendar.told(*self.months(self.facts, turn))]
            if war:
                blocks.append(Paragraph(" ".join(war), lead=self.say("chronicle-war"), quiet=True))
            blocks.append(Picture(self.drawn(after, small=True), self.say("chronicle-map", turn=turn)))
            yield Section(self.heading(turn), blocks, together=True, chapter=False, beside=True)
            before = holdings

    def drawn(self, game: Game, small: bool) -> str:
        """Return a position as a picture, as a spectator sees it."""
        return drawn(game.observe(None), self.words.language, self.data, small)

    def orders_of_battle(self) -> Iterator[Section]:
        """Yield who stood where at the beginning and at the end, with the whole map of the end."""
        end = Picture(self.drawn(self.ended, small=False), self.say("chronicle-map-end"))
        yield Section(self.say("chronicle-end"), [end], together=True)
        for key, game in (("chronicle-forces-first", self.first[1]), ("chronicle-forces-last", self.ended)):
            found = self.forces(game.observe(None), self.facts, self.words)
            headings = [self.say(f"chronicle-{name}") for name in ("place", "units", "strength")]
            tables: list[Block] = [
                Table(self.words.term(f"side:{side}"), headings, sorted(found[side], key=alphabetical), figures=False)
                for side in SIDE_NAMES
            ]
            yield Section(self.say(key), tables)


def replayed(text: str, data: str | Path | None) -> Game:
    """Return the game of a record; raises BadRecord where it departs from the rules.

    A server's own record says nothing of the position it ends in.
    """
    record = read_record(text)
    game, _, departure = replay_record(text, data)
    if departure is not None and (record.tags["Hash"] or game.choice < len(record.actions)):
        raise departure
    return game


def turn_by_turn(record: str, data: str | Path | None, ended: Game) -> Iterator[tuple[int, Game]]:
    """Yield the game as it begins with its first turn, then as each turn ends, with the number of that turn."""
    turn = None
    for game, _ in steps(read_record(record), data):
        now = int(game.observe(None)["turn"])
        if now != turn:
            yield now if turn is None else turn, game.clone()
            turn = now
    last = int(ended.observe(None)["turn"])
    if turn is None:
        yield last, ended
    yield turn or last, ended


def alphabetical(row: Sequence[str]) -> list[str]:
    """Return what a row of names is sorted by: a letter with an accent stands beside the one without."""
    return [normalize("NFKD", words.casefold()) for words in row]


def reason(words: Catalogue, told: Mapping[str, Any]) -> str:
    """Return the reason of a review in words: as analysis has it, or as the server tells it."""
    args = told["args"] if "args" in told else {name: value for name, value in told.items() if name != "key"}
    return words.text(told["key"], **args)


def report(
    record: str,
    language: str = FALLBACK,
    data: str | Path | None = None,
    review: Mapping[str, Any] | None = None,
) -> Report:
    """Return the after-action report of a record, with all cards on the table.

    `data`: the folder of corrected data files that the game was played with, unless it carries its corrections;
    `review`: what `dosespanas.analysis.review` says of it, None without one. Raises BadRecord where the record departs
    from the rules, DosEspanasError for a game that has no report.
    """
    return Teller(record, language, data).told(review)
