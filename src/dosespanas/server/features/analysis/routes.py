"""Boards to think on: begun from a game, a record, a position or a scenario; their lines, and what is asked of them."""

import asyncio
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, Depends, Path, Query, Request
from pydantic import Field, create_model
from starlette.responses import PlainTextResponse, Response

from dosespanas.kernel.battles import log_view
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import SIDE_NAMES, SIDES, Side
from dosespanas.pictures import drawn
from dosespanas.players.lifecycle import opponent_seed
from dosespanas.registry import definition_of, from_position
from dosespanas.server.errors import RequestProblem
from dosespanas.server.features.analysis.analysts import Analysts
from dosespanas.server.features.analysis.board import AnalysisBoard
from dosespanas.server.features.analysis.schemas import (
    BoardMade,
    BoardNote,
    BoardPiece,
    BoardPieceKind,
    BoardRolled,
    BoardTold,
    Compared,
    NewBoard,
    PlaysOn,
    PositionText,
    PutThere,
    Renamed,
    Rerolled,
    Taken,
)
from dosespanas.server.features.analysis.service import Boards, reader_of
from dosespanas.server.features.analysis.worker import posed
from dosespanas.server.games.game_catalogue import static_game
from dosespanas.server.games.replay import film
from dosespanas.server.http import responses
from dosespanas.server.http.common_schemas import Answer
from dosespanas.server.http.doors import door
from dosespanas.server.http.openapi_games import AnyObservation, AnyView
from dosespanas.server.http.routes import (
    BAD,
    DOING,
    SMALL,
    Adviser,
    Bearer,
    Games,
    Json,
    Notation,
    Refused,
    Seated,
    Since,
    known_language,
    near,
    secret_given,
)
from dosespanas.server.operations.quotas import FILM, ONE_BEGUN, THOUGHT, count
from dosespanas.server.opponents.ai_worker import ChoiceQuestion
from dosespanas.server.opponents.hints import Advisers
from dosespanas.server.storage.row_validation import LARGEST

T = TypeVar("T")
router = APIRouter(prefix="/api")
Node = Annotated[int, Query(ge=0, le=10_000_000, description="After which move; 0: at the beginning")]
OfMove = Annotated[int, Path(ge=0, le=10_000_000, description="Number of a move; 0: the beginning")]
HaveBoard = Annotated[int | None, Query(ge=0, le=LARGEST, description="The revision whose lines the page has")]


BoardView: Any = create_model(
    "BoardView",
    __base__=Answer,
    __doc__="A position on a board.",
    node=(int, Field(description="The move it comes after; 0: the beginning")),
    board=(BoardTold | None, Field(description="The lines; null where they are those that the page has")),
    rolled=(BoardRolled | None, Field(description="Null where no dice are near")),
    done=(bool, Field(description="Whether an opponent that plays on has come as far as it was to")),
    view=(AnyView, Field(description="As of a game, for somebody who holds both sides")),
)


BoardView.model_config["defer_build"] = True


Arranged: Any = create_model(
    "Arranged",
    __base__=Answer,
    __doc__="A position that is being set up by hand.",
    position=(dict[str, Any], Field(description="All of it, to go on from")),
    observation=(AnyObservation, Field(description="As the side to choose sees it")),
    pieces=(list[BoardPiece], Field(description="What may be put elsewhere")),
    kinds=(dict[str, BoardPieceKind], Field(description="Where that may be put, by kind")),
)


Arranged.model_config["defer_build"] = True


@dataclass(frozen=True)
class BoardAccess:
    """A board and the secret that a request has for it."""

    boards: Boards
    id: str
    secret: str

    def look(self, ask: Callable[[AnalysisBoard], T]) -> T:
        """Return what is asked of it."""
        return self.boards.look(self.id, self.secret, lambda board, _: ask(board))

    def owned(self, ask: Callable[[AnalysisBoard], T]) -> T:
        """Return what is asked of it by whoever may change it; raises NotYours."""
        return self.boards.owned(self.id, self.secret, ask)

    def game(self, number: int, ask: Callable[[Game, Side], T]) -> T:
        """Return what is asked of a position, through the eyes of the side to choose."""
        return self.look(lambda board: ask(board.lines.game(number), SIDES[board.eyes(number)]))

    def answer(self, number: int, have: int | None = None, done: bool = True) -> Json:
        """Return a position, and the lines unless the page has them."""

        def told(board: AnalysisBoard, mine: bool) -> dict[str, Any]:
            reader = {"reader": reader_of(self.secret) if mine else None}
            return {
                "node": number,
                "board": None if have == board.row.revision else board.told(mine) | reader,
                "rolled": board.rolled(number),
                "done": done,
                "view": board.view(number),
            }

        return Json(self.boards.look(self.id, self.secret, told))

    def change(self, do: Callable[[AnalysisBoard], int], done: bool = True) -> Json:
        """Do something on it; return the position that this leads to, and the lines."""
        return self.answer(self.boards.change(self.id, self.secret, do), done=done)


async def get_boards(request: Request) -> Boards:
    """Return the boards of this application."""
    found: Boards = request.app.state.boards
    return found


AllBoards = Annotated[Boards, Depends(get_boards)]


async def get_opened(
    boards: AllBoards, board: Annotated[str, Path(alias="id", max_length=64)], authorization: Bearer = None
) -> BoardAccess:
    """Return the board of a request; raises NoToken."""
    return BoardAccess(boards, board, secret_given(authorization))


Open = Annotated[BoardAccess, Depends(get_opened)]


VIEW: Refused = {200: {"model": BoardView}, **DOING}


def begun(made: dict[str, Any]) -> Json:
    """Return what is told of a board just begun."""
    return Json(made, 201)


MADE: Refused = {201: {"model": BoardMade}, **DOING}


@router.post("/games/{id}/analysis", status_code=201, responses=MADE)
@door(ONE_BEGUN, "spectator", "board", lane="heavy")
async def think_on_game(play: Games, boards: AllBoards, seat: Seated) -> Json:
    """Begin a board from a game that is over, or from what this seat may know of one that goes on."""
    start = await play.past_to_think_on(seat)
    return begun(await asyncio.to_thread(boards.begin, start, None))


@router.post("/analysis", status_code=201, responses=MADE)
@door(ONE_BEGUN, "anybody", "board", lane="heavy")
def begin_board(play: Games, boards: AllBoards, new: NewBoard) -> Json:
    """Begin a board from a record, a position, a scenario, or like another one."""
    given = [new.record, new.position, new.game, new.board]
    if sum(one is not None for one in given) != 1:
        raise RequestProblem(
            "error-board-start", "a board begins from one of record, position, game with scenario, board"
        )
    if new.record is not None:
        return begun(boards.begin(play.record_to_think_on(new.record), new.name))
    if new.position is not None:
        return begun(boards.begin_from_position(play.position_to_think_on(new.position), new.name))
    if new.board is not None:
        return begun(boards.copy(new.board, new.secret or ""))
    game = str(new.game)
    return begun(boards.begin(play.fresh(game, new.scenario, dict(new.options), secrets.token_hex(16)), new.name))


@router.get("/analysis/{id}", responses=VIEW)
@door(count(1), "holder", "board", lane="light")
def get_board(board: Open, node: Node = 0, have: HaveBoard = None) -> Json:
    """A position on a board, and its lines."""
    return board.answer(node, have)


@router.put("/analysis/{id}", responses=VIEW)
@door(count(1), "holder", "board", lane="light")
def rename_board(board: Open, new: Renamed, node: Node = 0) -> Json:
    """Call a board otherwise."""

    def do(one: AnalysisBoard) -> int:
        one.rename(new.name)
        return node

    return board.change(do)


@router.delete("/analysis/{id}", status_code=204, responses=DOING)
@door(count(1), "holder", "nothing", lane="light")
def delete_board(board: Open) -> None:
    """Delete a board with all its lines."""
    board.boards.delete(board.id, board.secret)


@router.post("/analysis/{id}/moves", responses=VIEW)
@door(count(1), "holder", "board", lane="light")
def take(board: Open, taken: Taken) -> Json:
    """Take actions after a move, as far as they go; a move that is there already is gone to."""
    return board.change(lambda one: one.play(taken.after, taken.row))


@router.delete("/analysis/{id}/moves/{n}", responses=VIEW)
@door(count(1), "holder", "board", lane="light")
def drop(board: Open, n: OfMove) -> Json:
    """Take a move away with all that comes after it; answers with the position before it."""
    return board.change(lambda one: one.drop(n))


@router.post("/analysis/{id}/moves/{n}/again", responses=VIEW)
@door(count(1), "holder", "board", lane="light")
def again(board: Open, n: OfMove, dice: Rerolled) -> Json:
    """Take a move once more beside itself, with dice rolled again or chosen."""
    chosen = None if dice.dice is None else {one.at: one.value for one in dice.dice}
    return board.change(lambda one: one.again(n, secrets.token_hex(16), chosen))


@router.put("/analysis/{id}/moves/{n}/note", responses=VIEW)
@door(count(1), "holder", "board", lane="light")
def note(board: Open, n: OfMove, says: BoardNote) -> Json:
    """Note something of a position."""
    return board.change(lambda one: one.say(n, note=says.text.strip()))


@router.post("/analysis/{id}/moves/{n}/chance", responses=VIEW)
@door(THOUGHT, "holder", "board", "advice", lane="process")
def judge(request: Request, board: Open, n: OfMove) -> Json:
    """Find the chance to win in a position, with all that is on the board, and note it."""
    analysts: Analysts = request.app.state.analysts
    asked = board.owned(lambda one: posed(one.lines.game(n), one.data))
    if not definition_of(str(asked.position["game"])).judge:
        raise RequestProblem(
            "error-no-judge", "nobody has taught this program to judge this game", option=asked.position["game"]
        )
    *chance, games = analysts.judge(asked, near(request))
    found = tuple(round(one, 3) for one in chance)
    return board.change(lambda one: one.say(n, chance=found, games=games))


@router.post("/analysis/{id}/moves/{n}/play", responses=VIEW)
@door(THOUGHT, "holder", "board", "advice", lane="process")
def play_on(request: Request, play: Games, board: Open, n: OfMove, who: PlaysOn) -> Json:
    """Let an opponent play on for both sides; `done` says whether it has come as far as it was to."""
    analysts: Analysts = request.app.state.analysts
    asked = board.owned(lambda one: posed(one.lines.game(n), one.data))
    game = str(asked.position["game"])
    play.opponents.check(game, [who.opponent])
    taken, done = analysts.play(
        asked, play.opponents.path(game, who.opponent) or who.opponent, who.until, near(request)
    )
    return board.change(lambda one: one.follow(n, taken), done)


@router.get("/analysis/{id}/compare", responses={200: {"model": Compared}, **DOING})
@door(count(1), "holder", "board", lane="light")
def compare(board: Open, one: Node, other: Node) -> Json:
    """Two lines side by side, from where they part."""
    return Json(board.look(lambda it: it.compared(one, other)))


@router.get("/analysis/{id}/static", responses={200: {"model": responses.StaticAnswer}, **DOING})
@door(count(4), "holder", "board", lane="light")
def board_static(board: Open) -> Json:
    """All of a board's game that never changes."""
    return Json(board.look(lambda one: static_game(one.game, one.data)))


@router.get("/analysis/{id}/log", responses={200: {"model": responses.LogAnswer}, **DOING})
@door(count(1), "holder", "board", lane="light")
def board_log(board: Open, node: Node = 0, since: Since = -1) -> Json:
    """What happened up to a position."""

    def told(one: AnalysisBoard) -> list[Any]:
        side = SIDES[one.eyes(node)]
        fights = definition_of(one.game).fights
        return log_view((event for event in one.lines.events(node) if event.n >= since), side, fights)

    return Json(board.look(told))


@router.get("/analysis/{id}/film", responses={200: {"model": responses.Film}, **DOING})
@door(FILM, "holder", "board", lane="light")
def board_film(
    board: Open,
    node: Node = 0,
    since: Annotated[int, Query(ge=0, le=1_000_000, description="The choice before which it begins")] = 0,
    count: Annotated[int, Query(ge=0, le=64, description="How many choices it tells at most")] = 64,
) -> Json:
    """A stretch of the way to a position: the observation before a choice, and what each one changed."""

    def told(one: AnalysisBoard) -> dict[str, Any]:
        side = SIDES[one.eyes(node)]
        last = min(len(one.lines.path(node)), since + count)
        return film(since, [one.before(node, at).observe(side) for at in range(since, max(last, since) + 1)])

    return Json(board.look(told))


@router.get("/analysis/{id}/warnings", responses={200: {"model": responses.Warnings}, **DOING})
@door(count(1), "holder", "board", lane="light")
def board_warnings(board: Open, node: Node = 0) -> Json:
    """What the side to choose would regret about each legal action of a position."""
    return Json(board.game(node, lambda game, _: game.warnings()))


@router.get("/analysis/{id}/explain", responses={200: {"model": responses.ExplainAnswer}, **DOING})
@door(count(1), "holder", "board", lane="light")
def board_explain(board: Open, action: Notation, node: Node = 0) -> Json:
    """Why an action may not be taken in a position; null if it may."""
    refusal = board.game(node, lambda game, _: game.explain(action))
    return Json(None if refusal is None else refusal.view())


@router.get("/analysis/{id}/odds", responses={200: {"model": responses.OddsAnswer}, **DOING})
@door(count(1), "holder", "board", lane="light")
def board_odds(board: Open, action: Notation | None = None, node: Node = 0) -> Json:
    """The exact odds of the attack in hand, if the action were taken; null where there is no attack."""

    def told(game: Game, side: Side) -> Any:
        legal = action is None or action in {str(one) for one in game.legal_actions()}
        return game.odds(action, side) if legal and game.actor is not None else None

    return Json(board.game(node, told))


@router.get("/analysis/{id}/overlay/{name}", responses={200: {"model": responses.OverlayAnswer}, **DOING})
@door(count(1), "holder", "board", "advice", lane="light")
def board_overlay(board: Open, name: Annotated[str, Path(max_length=1_000)], node: Node = 0) -> Json:
    """Something counted from the map, such as supply."""
    found = board.game(node, lambda game, side: game.overlay(name, side))
    if found is None:
        raise RequestProblem("error-unknown-overlay", f"this game has no overlay {name!r}", 404, name=name)
    return Json(found)


@router.get("/analysis/{id}/hint", responses={200: {"model": responses.Advice}, **DOING})
@door(THOUGHT, "holder", "advice", lane="process")
def board_hint(request: Request, play: Games, board: Open, opponent: Adviser = None, node: Node = 0) -> Json:
    """What a computer opponent would play in a position, and why."""
    advisers: Advisers = request.app.state.advisers

    def asked(one: AnalysisBoard) -> ChoiceQuestion:
        game = one.lines.game(node)
        if game.actor is None:
            raise RequestProblem("refusal-game-over", "the game is over")
        name = opponent or play.opponents.names(one.game)[-1]
        play.opponents.check(one.game, [name])
        return ChoiceQuestion(
            id=f"analysis {board.id}",
            game=one.game,
            opponent=play.opponents.path(one.game, name) or name,
            side=SIDE_NAMES[game.actor],
            seed=opponent_seed(game, game.actor),
            choice=len(one.lines.path(node)),
            before=None,
            observation=game.observe(game.actor),
            legal=game.legal_view(),
            data=one.data,
            changed=game.header.changed,
        )

    question = board.look(asked)
    return Json(advisers.ask(question, opponent or play.opponents.names(question.game)[-1], near(request)))


@router.get(
    "/analysis/{id}/picture/{choice}",
    response_class=Response,
    responses={200: {"content": {"image/svg+xml": {"schema": {"type": "string"}}}}, **DOING},
)
@door(count(8), "holder", "board", lane="light")
def board_picture(
    board: Open,
    choice: Annotated[int, Path(ge=0, le=1_000_000)],
    node: Node = 0,
    language: Annotated[str, Query(max_length=20, description="Language of its words")] = "en",
    small: Annotated[bool, SMALL] = False,
) -> Response:
    """The position before a choice on the way to a move as a picture."""
    known_language(language)
    seen, data = board.look(lambda one: (one.before(node, choice).observe(SIDES[one.eyes(node)]), one.data))
    return Response(drawn(seen, language, data, small), media_type="image/svg+xml")


@router.get("/analysis/{id}/position", responses={200: {"model": PositionText}, **DOING})
@door(count(1), "holder", "board", lane="light")
def board_position(board: Open, node: Node = 0) -> Json:
    """A position as JSON, to be changed by hand or begun from."""
    return Json(board.look(lambda one: posed(one.lines.game(node), one.data).position))


@router.post("/positions/pieces", responses={200: {"model": Arranged}, **BAD})
@door(count(2), "anybody", "board", lane="light")
def put_piece(boards: AllBoards, asked: PutThere) -> Json:
    """Set a position up by hand: put a piece elsewhere in it, and see what it is then. Nothing is kept."""
    return Json(boards.put(asked.position, asked.piece, asked.place))


@router.get(
    "/analysis/{id}/record",
    response_class=PlainTextResponse,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}, **DOING},
)
@door(count(1), "holder", "board", lane="light")
def board_record(board: Open, node: Node = 0) -> PlainTextResponse:
    """A record that begins with a position, to play on from it."""
    asked = board.look(lambda one: posed(one.lines.game(node), one.data))
    name = f'attachment; filename="dosespanas-{board.id}-{node}.txt"'
    return PlainTextResponse(from_position(asked.position, asked.data).record(), headers={"Content-Disposition": name})
