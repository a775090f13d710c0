"""Puzzles over HTTP: which there are, a game that stands at one, and how good what was played there is."""

import asyncio
from datetime import UTC, date, datetime
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request
from starlette.responses import Response

from dosespanas.analysis import phase_answers, puzzles
from dosespanas.catalogue import FALLBACK
from dosespanas.pictures import drawn
from dosespanas.server.errors import RequestProblem
from dosespanas.server.features.puzzles.schemas import NewPuzzle, NewPuzzleSeats, PuzzleAnswer, PuzzleShelf
from dosespanas.server.games.game_catalogue import known_game
from dosespanas.server.games.json_codec import to_bytes
from dosespanas.server.http.doors import door
from dosespanas.server.http.identity import MaybeAccount
from dosespanas.server.http.public_routes import PICTURE, SVG, Kept, as_text
from dosespanas.server.http.routes import BAD, ERROR, SEATED, Games, Json, Seated, known_language, near
from dosespanas.server.operations.quotas import KEPT, ONE_BEGUN, THOUGHT
from dosespanas.server.opponents.hints import Advisers, message

router = APIRouter(prefix="/api")


@router.get("/puzzles/{game}", responses={200: {"model": PuzzleShelf}, 404: ERROR, **BAD})
@door(KEPT, "anybody", "public")
async def list_puzzles(request: Request, kept: Kept, game: Annotated[str, Path(max_length=40)]) -> Response:
    """The puzzles of a game, and that of the day (UTC)."""
    known_game(game)
    day = today()

    def told() -> bytes:
        return to_bytes({"puzzles": puzzles.listed(game), "today": puzzles.of_the_day(game, day)})

    return await kept.answer(request, ("puzzles", game, day), told)


@router.get("/puzzles/{game}/{puzzle}/picture", response_class=Response, responses={200: SVG, 404: ERROR, **BAD})
@door(KEPT, "anybody", "public")
async def get_puzzle_picture(
    request: Request,
    kept: Kept,
    game: Annotated[str, Path(max_length=40)],
    puzzle: Annotated[str, Path(max_length=60)],
    language: Annotated[str, Query(max_length=20, description="Language of its words")] = FALLBACK,
) -> Response:
    """The position of a puzzle as a small picture, as the side that is to choose sees it."""
    known_language(language)
    known_puzzle(game, puzzle)

    def shown() -> str:
        begun = puzzles.begun(puzzles.puzzle(game, puzzle))
        return drawn(begun.observe(begun.actor), language, None, small=True)

    return await kept.answer(request, ("puzzle", game, puzzle, language), as_text(shown), PICTURE)


def known_puzzle(game: str, puzzle: str) -> None:
    """Raise Problem if there is no such game or puzzle."""
    known_game(game)
    if puzzle not in puzzles.puzzles_of(game):
        raise RequestProblem("error-no-puzzle", f"there is no puzzle {puzzle!r}", 404, puzzle=puzzle)


@router.post("/puzzles", status_code=201, responses={201: {"model": NewPuzzleSeats}, 404: ERROR, **BAD})
@door(ONE_BEGUN, "anybody", "seat", lane="light")
def begin_puzzle(play: Games, new: NewPuzzle, account: MaybeAccount) -> Json:
    """Begin a game that stands at a puzzle: always with the same dice and cards, the other side a computer opponent."""
    known_puzzle(new.game, new.puzzle)
    made = play.gathering.pose(new.game, new.puzzle)
    return Json(play.claims.begun(made, account) | {"side": made["side"]}, 201)


@router.get("/games/{id}/puzzle", responses={200: {"model": PuzzleAnswer}, 404: ERROR, **SEATED})
@door(THOUGHT, "spectator", "seat", "advice", lane="process")
async def judge_puzzle(request: Request, play: Games, seat: Seated) -> Json:
    """How good the act is that was played at the puzzle a game was begun from, what was best, and why."""
    game, name, actions = await play.puzzle(seat)
    advisers: Advisers = request.app.state.advisers
    return Json(await asyncio.to_thread(judged, advisers, game, name, actions, near(request)))


def judged(advisers: Advisers, game: str, name: str, actions: list[str], whose: list[str]) -> dict[str, Any]:
    """Return the answer to a puzzle as the page is told it."""
    one = puzzles.puzzle(game, name)
    act = puzzles.act_in(one, actions)
    if act is None:
        return unanswered(None)
    if one["whole"]:
        share, answer = advisers.weigh_phase(game, name, act, whose)
        if answer is None:
            return unanswered(share)
    else:
        answer = puzzles.known(one, act) or advisers.weigh(game, name, act, whose)
    found: dict[str, Any] = {"reasons": [one["reason"]] if one["reason"] else []} | answer
    begun = puzzles.begun(one)
    both = found, one["answers"][0]
    after = [puzzles.leaves(one, each["act"]) for each in both]
    alone = [[idea for idea in mine if idea not in theirs] for mine, theirs in (after, reversed(after))]
    moves: list[list[Any]] = [[], []]
    acts: list[list[Any]] = [[] if one["whole"] else puzzles.views(begun, each["act"]) for each in both]
    if one["whole"]:
        rows = [each["act"] for each in both]
        box = next((said["box"] for said in found["reasons"] if "box" in said), None)
        moves = [phase_answers.otherwise(one, mine, theirs, box) for mine, theirs in (rows, rows[::-1])]
    taken, best = (
        {
            "acts": acts[number],
            "moves": moves[number][: phase_answers.TOLD],
            "more": max(0, len(moves[number]) - phase_answers.TOLD),
            "ways": [way for move in moves[number] or [acts[number]] if (way := phase_answers.way(move))],
            "chance": each["chance"],
            "ideas": [idea for idea in ideas if (idea["side"] == one["side"]) == (number == 1)],
        }
        for number, (each, ideas) in enumerate(zip(both, alone, strict=True))
    )
    reasons = [message(reason) for reason in found["reasons"]]
    return {"done": True, "share": None, "right": found["right"], "taken": taken, "best": best, "reasons": reasons}


def unanswered(share: float | None) -> dict[str, Any]:
    """Return what is told while there is no answer yet; `share`: how far it has been judged, None: nothing to judge."""
    return {"done": False, "share": share, "right": None, "taken": None, "best": None, "reasons": []}


def today() -> date:
    """Return the day by which the puzzle of the day is chosen."""
    return datetime.now(UTC).date()
