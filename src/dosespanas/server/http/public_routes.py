"""What is the same for all who ask: what this server offers, the games' facts, pictures and words; kept as bytes."""

from collections.abc import Callable
from dataclasses import asdict
from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request
from starlette.responses import PlainTextResponse, Response

from dosespanas.catalogue import FALLBACK, spoken_source
from dosespanas.rulebook import chapters
from dosespanas.server.games.game_catalogue import known_game, opening, portrait_of, shelf, static_game
from dosespanas.server.games.json_codec import to_bytes
from dosespanas.server.http import responses
from dosespanas.server.http.context import ServerContext
from dosespanas.server.http.doors import door
from dosespanas.server.http.kept_answers import KeptAnswers
from dosespanas.server.http.openapi_document import found_or_made
from dosespanas.server.http.routes import BAD, ERROR, Games, known_language
from dosespanas.server.operations.quotas import KEPT

router = APIRouter(prefix="/api")
GameName = Annotated[str, Path(alias="game", max_length=40)]
Part = Annotated[
    str | None,
    Query(max_length=40, description="Only what the start page says (`start`), or what the table of a game adds"),
]
LanguageName = Annotated[str, Path(alias="language", max_length=20)]
PICTURE = "image/svg+xml"
SVG: dict[str, Any] = {"content": {PICTURE: {"schema": {"type": "string"}}}}


async def get_kept(request: Request) -> KeptAnswers:
    """Return the answers that this application keeps."""
    found: KeptAnswers = request.app.state.kept
    return found


Kept = Annotated[KeptAnswers, Depends(get_kept)]


def as_json(make: Callable[[], Any]) -> Callable[[], bytes]:
    """Return what makes the bytes of a JSON value."""
    return lambda: to_bytes(make())


def as_text(make: Callable[[], str]) -> Callable[[], bytes]:
    """Return what makes the bytes of a text."""
    return lambda: make().encode()


@router.get("/openapi.json", include_in_schema=False)
@door(KEPT, "anybody", "public")
async def get_openapi(request: Request, kept: Kept) -> Response:
    """The shapes of all that is asked and answered, as OpenAPI."""
    state = request.app.state
    return await kept.answer(request, "openapi", partial(found_or_made, state.settings.page, state.document))


@router.get("/shelf", responses={200: {"model": responses.Shelf}})
@door(KEPT, "anybody", "public")
async def get_shelf(play: Games, request: Request, kept: Kept) -> Response:
    """What this server offers: games, options, opponents, languages, and where others reach it."""
    state = request.app.state

    def offered() -> dict[str, Any]:
        context: ServerContext = state.context
        found = shelf(play.opponents, state.settings.address, state.settings.apart)
        for game in found["games"]:
            for told in context.game_offers:
                game |= told(game["id"])
        return found | {name: offer() for name, offer in context.offers.items()}

    return await kept.answer(request, "shelf", as_json(offered))


@router.get("/static/{game}", responses={200: {"model": responses.StaticAnswer}, 404: ERROR, **BAD})
@door(KEPT, "anybody", "public")
async def get_static(request: Request, kept: Kept, game: GameName) -> Response:
    """All of a game that never changes: map, pieces, cards or tables."""
    data = request.app.state.settings.data.get(game)
    return await kept.answer(request, ("static", game), as_json(partial(static_game, game, data)))


@router.get(
    "/catalogue/{language}",
    response_class=PlainTextResponse,
    responses={200: {"content": {"text/plain": {"schema": {"type": "string"}}}}, 404: ERROR, **BAD},
)
@door(KEPT, "anybody", "public")
async def get_catalogue(request: Request, kept: Kept, language: LanguageName, of: Part = None) -> Response:
    """The message catalogue of a language, as Fluent text, in English what it lacks; whole, or a part of it."""
    known_language(language)
    if of is not None and of != "start":
        known_game(of)
    told = as_text(partial(spoken_source, language, of))
    return await kept.answer(request, ("catalogue", language, of), told, "text/plain; charset=utf-8")


@router.get("/rulebook/{game}/{language}", responses={200: {"model": list[responses.Chapter]}, 404: ERROR, **BAD})
@door(KEPT, "anybody", "public")
async def get_rulebook(request: Request, kept: Kept, game: GameName, language: LanguageName) -> Response:
    """The chapters of a game's rules in our own words."""
    known_language(language)
    known_game(game)
    told = as_json(lambda: [asdict(chapter) for chapter in chapters(game, language)])
    return await kept.answer(request, ("rulebook", game, language), told)


@router.get("/openings/{game}/{scenario}", response_class=Response, responses={200: SVG, 404: ERROR, **BAD})
@door(KEPT, "anybody", "public")
async def get_opening(
    request: Request,
    kept: Kept,
    game: GameName,
    scenario: Annotated[str, Path(max_length=40)],
    language: Annotated[str, Query(max_length=20, description="Language of its words")] = FALLBACK,
) -> Response:
    """The position that a scenario begins with as a small picture, as everybody may see it."""
    known_language(language)
    data = request.app.state.settings.data.get(game)
    drawn = as_text(partial(opening, game, scenario, language, data))
    return await kept.answer(request, ("opening", game, scenario, language), drawn, PICTURE)


@router.get("/portraits/{game}/{name}", response_class=Response, responses={200: SVG, 404: ERROR, **BAD})
@door(KEPT, "anybody", "public")
async def get_portrait(
    request: Request,
    kept: Kept,
    game: GameName,
    name: Annotated[str, Path(max_length=16, description="Of a commander")],
) -> Response:
    """A commander in counters of its army."""
    return await kept.answer(request, ("portrait", game, name), as_text(partial(portrait_of, game, name)), PICTURE)
