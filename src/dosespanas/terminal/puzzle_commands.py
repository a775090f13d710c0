"""The commands about puzzles: to solve one at the table, and to make them."""

import json
from collections.abc import Callable, Iterator, Sequence
from datetime import date
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.table import Table as RichTable
from rich.text import Text

from dosespanas.analysis import phase_answers, puzzles
from dosespanas.analysis.phase_puzzle_making import of_phases
from dosespanas.analysis.puzzle_making import FEW, HARDEST, Source, explain, of_source
from dosespanas.catalogue import Catalogue
from dosespanas.kernel.header import ENGINE
from dosespanas.kernel.side import parse_side
from dosespanas.players import make as make_player
from dosespanas.players import names
from dosespanas.registry import GAMES, definition_of, shipped_digest
from dosespanas.terminal.cli_params import ExecutorPath, GameName, Jobs, Language, Scenario, example, progress
from dosespanas.terminal.executors import Workers, each
from dosespanas.terminal.play import Quit, TerminalGame
from dosespanas.terminal.resumable_jobs import add_lines, done_before, read_lines
from dosespanas.terminal.review_commands import about, said
from dosespanas.terminal.screens import screen_of
from dosespanas.terminal.style import STYLES

app = typer.Typer(rich_markup_mode="rich")
FIRST: Final = 910_000
"""Seed of the first game that puzzles are looked for in: far from those that people and tests play."""

CLEAR: Final = 0.04
"""What the best shows at least above every wrong answer."""
OFF: Final = 0.15
"""How far the chance that is shown may be from what the games that checked say of the end at most."""
SAME: Final = 6
"""Puzzles with the same answer at most: what is best as often is no find."""

KIND: Final = 2
"""At most one in so many of those wanted are of one phase and grade."""

Row = dict[str, Any]


class PuzzleTable(TerminalGame):
    """A table at which one act is played: that which a puzzle asks for."""

    def solve(self, one: puzzles.Puzzle) -> list[str]:
        """Ask until an act has been played; return it. Raises Quit when the person leaves."""
        side = parse_side(one["side"])
        while self.game.actor == side:
            forced = self.game.forced()
            if forced is not None:
                self.take(forced)
            else:
                self._person(self._seat())
            act = puzzles.act_in(one, [str(action) for action in self.game.actions])
            if act is not None:
                return act
        raise Quit


@app.callback(
    invoke_without_command=True,
    epilog=example("dosespanas puzzles --list", "dosespanas puzzles --game gce", "dosespanas puzzles --grade 3"),
)
def solve(
    context: typer.Context,
    game: GameName = GAMES[0],
    name: Annotated[str, typer.Option("--puzzle", help="Which one, by its id; by default that of the day.")] = "",
    grade: Annotated[int | None, typer.Option(min=1, max=HARDEST, help="One of this grade.")] = None,
    listed: Annotated[bool, typer.Option("--list", help="List them.")] = False,
    language: Language = "en",
) -> None:
    """Solve a puzzle: find the stroke that is better than all others."""
    if context.invoked_subcommand is not None:
        return
    definition = definition_of(game)
    words = Catalogue(language, definition.names(), game)
    console = Console(highlight=False)
    found = [one for one in puzzles.listed(game) if grade in (None, one["grade"])]
    if not found:
        typer.echo(words.text("puzzle-none"), err=True)
        raise typer.Exit(1)
    if listed:
        show_list(console, words, found)
        return
    day = date.today()
    name = name or puzzles.of_the_day(game, day, grade) or ""
    try:
        play(console, words, puzzles.puzzle(game, name))
    except Quit:
        raise typer.Exit from None


def show_list(console: Console, words: Catalogue, found: Sequence[Row]) -> None:
    """Print which puzzles there are, the easiest first."""
    table = RichTable(box=None, padding=(0, 1))
    for key in ("puzzle-id", "puzzle-grade", "review-axis-turn", "puzzle-side", "puzzle-task"):
        table.add_column(words.text(key))
    for one in found:
        grade = words.text("puzzle-grade-name", grade=one["grade"])
        side = Text(words.text(f"side-{one['side']}"), STYLES[one["side"]])
        task = words.text("puzzle-whole" if one["whole"] else f"puzzle-goal-{one['goal']}")
        table.add_row(one["id"], grade, str(one["turn"]), side, task)
    console.print(table)


def play(console: Console, words: Catalogue, one: puzzles.Puzzle) -> None:
    """Let a person solve a puzzle, and say how good the answer is and what was best; raises Quit."""
    game = puzzles.begun(one)
    side = parse_side(one["side"])
    other = make_player(names(one["game"])[0], 0, one["game"])
    seats = [None if number == side else other for number in range(2)]
    table = PuzzleTable(game, seats, screen_of(one["game"], None), words, console, console.input)
    grade = words.text("puzzle-grade-name", grade=one["grade"])
    console.print(Text(f"{words.text('puzzle-title')} · {grade} · {one['id']}", "bold"))
    ask = "whole" if one["whole"] else one["goal"]
    table.say(f"puzzle-ask-{ask}", "bold", side=f"side:{one['side']}")
    if one["last"]:
        table.say("puzzle-ask-last", "bold", phase=one["phase"])
    act = table.solve(one)
    if one["whole"]:
        show_phase_verdict(console, words, one, judged(console, words, one, act))
    else:
        show_verdict(console, words, one, puzzles.weighed(one, act))


def judged(console: Console, words: Catalogue, one: puzzles.Puzzle, row: list[str]) -> Row:
    """Return a whole phase as an answer, with a bar while it is judged."""
    answer = phase_answers.PhaseAnswer(one, row)
    console.print(words.text("puzzle-judging"))
    with progress() as bar:
        task = bar.add_task(words.text("puzzle-title"), total=100)
        share = 0.0
        while share < 1.0:
            share = answer.play()
            bar.update(task, completed=int(100 * share))
    return answer.answer()


def show_phase_verdict(console: Console, words: Catalogue, one: puzzles.Puzzle, found: Row) -> None:
    """Print how good a whole phase is, and which moves of the best it has not."""
    best = one["answers"][0]
    key = "puzzle-phase-right" if found["right"] else "puzzle-phase-wrong"
    console.print(Text(words.text(key, chance=about(found["chance"])), "bold"))
    for reason in found["reasons"]:
        console.print(Text(said(words, reason), "italic"))
    box = next((reason["box"] for reason in found["reasons"] if "box" in reason), None)
    missing = phase_answers.otherwise(one, best["act"], found["act"], box)
    if missing:
        console.print(words.text("puzzle-phase-best", chance=about(best["chance"]), n=len(missing)))
    for first, *then in missing[: phase_answers.TOLD]:
        console.print(f"  {words.act(first, then)}")


def show_verdict(console: Console, words: Catalogue, one: puzzles.Puzzle, found: Row) -> None:
    """Print how good an answer is, what was best, and why."""
    right, best = found["right"], one["answers"][0]
    lines = [("puzzle-right" if right else "puzzle-wrong", found, "bold")]
    if best["act"] != found["act"]:
        lines.append(("puzzle-best", best, ""))
    for key, given, style in lines:
        first, *then = puzzles.views(puzzles.begun(one), given["act"])
        console.print(Text(words.text(key, action=words.act(first, then), chance=about(given["chance"])), style))
    if one["reason"] is not None:
        console.print(Text(said(words, one["reason"]), "italic"))


def looked_through(source: Source) -> Row:
    """Return a game that has been looked through as a line of the file: what was looked for, and its puzzles."""
    return named(source) | {"puzzles": of_phases(source) if source.whole else of_source(source)}


def named(source: Source) -> Row:
    """Return what tells a game that is looked through from others."""
    whole = {"whole": True} if source.whole else {}
    return whole | {
        "game": source.game,
        "scenario": source.scenario,
        "seed": source.seed,
        "data": shipped_digest(source.game),
        "engine": ENGINE,
        "phases": list(source.phases) or None,
        "since": source.since or None,
    }


def gone_through(
    sources: Sequence[Source], file: Path, enough: Callable[[list[Row]], bool], workers: Workers
) -> Iterator[list[Row]]:
    """Look through games until what was found is enough; yield all there is, again after each game.

    Games that the file has are not looked through again.
    """
    due = {source.seed: source for source in sources}
    before = done_before(file, {seed: named(source) for seed, source in due.items()}, lambda row: int(row["seed"]))
    found = [one for row in before.values() for one in row["puzzles"]]
    yield found
    left = [source for seed, source in due.items() if seed not in before]
    if enough(found) or not left:
        return
    for row in add_lines(file, each(looked_through, left, workers)):
        found += row["puzzles"]
        yield found
        if enough(found):
            return


def graded(found: Sequence[Row], wanted: int) -> list[Row]:
    """Return as many puzzles as wanted, of all grades as evenly as may be, the easiest first.

    Few of them have the same answer: the same place, whoever goes there; none in the same turn. Not too many are of one
    phase and grade.
    """
    kept: list[Row] = []
    for one in found:
        alike = sum(find(other) == find(one) for other in kept)
        again = any(nearly(other) == nearly(one) for other in kept)
        of_kind = sum(kind(other) == kind(one) for other in kept)
        if plain(one) and not again and alike < SAME and of_kind < max(1, wanted // KIND):
            kept.append(one)
    by_grade = [[one for one in kept if one["grade"] == grade] for grade in range(1, HARDEST + 1)]
    chosen: list[Row] = []
    while len(chosen) < min(wanted, len(kept)):
        for some in by_grade:
            if some and len(chosen) < wanted:
                chosen.append(some.pop(0))
    return sorted(chosen, key=lambda one: (one["grade"], one.get("whole", False), one["id"]))


def nearly(one: Row) -> tuple[Any, ...]:
    """Return what makes a puzzle of another game the same to who solves it: the answer, the turn, the grade."""
    return one.get("scenario"), one.get("turn"), one["grade"], *find(one)


def kind(one: Row) -> tuple[str, int, bool]:
    """Return what is done in a puzzle, its grade, and whether all of its phase is played."""
    return one["phase"], one["grade"], one.get("whole", False)


def find(one: Row) -> tuple[str | None, str]:
    """Return what tells answers apart: whose it is and where it goes, whichever unit goes there."""
    return one.get("side"), one["id"] if one.get("whole") else str(one["answers"][0]["act"][-1])


def plain(one: Row) -> bool:
    """Tell whether the chances shown bear out which answers are right: the best gains on every wrong one; few are.

    A wrong answer was tried in fewer games, in which it may have done as well.
    """
    best, *others = one["answers"]
    wrong = max([other["chance"] for other in others if not other["right"]])
    right = [other["chance"] for other in others if other["right"]]
    clear = best["chance"] - wrong >= CLEAR and all(chance > wrong for chance in right)
    return clear and len(right) < FEW and agreed(best["chance"], one.get("reason"))


def agreed(chance: float, reason: Row | None) -> bool:
    """Tell whether a chance, by games to the end of a turn, agrees with how many were over by that of the next."""
    if reason is not None and reason["key"] == "puzzle-wins":
        return chance >= float(reason["share"]) / 100 - OFF
    if reason is not None and reason["key"] == "puzzle-loses":
        return chance <= 1 - float(reason["other"]) / 100 + OFF
    return True


@app.command(epilog=example("dosespanas puzzles make --game gce --jobs 2", "dosespanas puzzles make --games 500"))
def make(
    game: GameName = GAMES[0],
    scenario: Scenario = None,
    phase: Annotated[
        list[str] | None, typer.Option(help="Look at this phase only, such as movement; more than once for some.")
    ] = None,
    since: Annotated[int, typer.Option(min=0, help="Look from this turn on only.")] = 0,
    whole: Annotated[bool, typer.Option("--whole", help="Look for whole phases of movement to be played.")] = False,
    games: Annotated[int, typer.Option(min=1, help="Games to be looked through at most.")] = 1000,
    wanted: Annotated[int, typer.Option(min=1, help="Puzzles that are enough.")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="Seed of the first game.")] = FIRST,
    jobs: Jobs = 1,
    executor: ExecutorPath = None,
    state: Annotated[
        Path | None, typer.Option(help="Keep games looked through in this file, and go on there; by default here.")
    ] = None,
    to: Annotated[Path | None, typer.Option(help="Where to write the puzzles; by default those of the game.")] = None,
    add: Annotated[bool, typer.Option("--add", help="Keep the puzzles that are there, and add to them.")] = False,
) -> None:
    """Make puzzles: turning points of fresh games, checked by the best play the program knows.

    A run that was stopped goes on where it was. All scenarios take turns unless one is named. With `--add` give another
    seed: the same games have the same puzzles.
    """
    scenarios = definition_of(game).choices.SCENARIOS if scenario is None else [scenario]
    phases = tuple(phase or ())
    for name in phases:
        if not Catalogue("en", game=game).has(f"phase-{name}"):
            raise typer.BadParameter(f"there is no phase {name}; movement is one", param_hint="--phase")
    sources = [Source(game, scenarios[n % len(scenarios)], seed + n, phases, since, whole) for n in range(games)]
    file = state or Path(f"puzzles-{game}.jsonl")
    target = to or puzzles.FOLDER / f"{game}.jsonl"
    kept = [explain(one) for one in read_lines(target)] if add else []
    known = {one["id"] for one in kept}

    def chosen(found: list[Row]) -> list[Row]:
        return graded(kept + [one for one in found if one["id"] not in known], wanted)

    found: list[Row] = []
    with progress() as bar:
        task = bar.add_task(game, total=wanted)
        for found in gone_through(sources, file, lambda rows: len(chosen(rows)) >= wanted, Workers(jobs, executor)):
            bar.update(task, completed=len(chosen(found)))
    found = chosen(found)
    write(found, target)
    grades = {grade: sum(one["grade"] == grade for one in found) for grade in range(1, HARDEST + 1)}
    typer.echo(json.dumps({"file": str(target), "found": len(found), "grades": grades}))


def write(found: Sequence[Row], file: Path) -> None:
    """Write puzzles, one a line."""
    file.parent.mkdir(parents=True, exist_ok=True)
    lines = [json.dumps(one, ensure_ascii=False, separators=(",", ":")) for one in found]
    file.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
