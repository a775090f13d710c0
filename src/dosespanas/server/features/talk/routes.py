"""Words at a table over HTTP: messages, a note of one's own, marks on the map."""

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Path, Query, Request

from dosespanas.server.features.talk.schemas import (
    Muted,
    NewMark,
    Note,
    NoteAnswer,
    PresenceAnswer,
    Read,
    ReportReason,
    ShownPresence,
    TalkAnswer,
    Words,
)
from dosespanas.server.features.talk.service import Talk
from dosespanas.server.http.doors import door
from dosespanas.server.http.routes import DOING, Json, Refused, Seated, near
from dosespanas.server.operations.quotas import count

router = APIRouter(prefix="/api/games/{id}")
Place = Annotated[str, Path(max_length=40, pattern=r"^[\w-]+$", description="A place of the map, by its id")]


async def get_talk(request: Request) -> Talk:
    """Return the words of this application."""
    talk: Talk = request.app.state.talk
    return talk


Talking = Annotated[Talk, Depends(get_talk)]
Since = Annotated[int, Query(ge=0, le=1_000_000_000, description="Messages after this number")]
Room = Annotated[
    Literal["table", "gallery"] | None,
    Query(description="By default one's own; those who play may read the gallery once the game is over"),
]


ANSWER: Refused = {200: {"model": TalkAnswer}}


def who(request: Request) -> str:
    """Return the address of who watches, or nothing for one without limits."""
    return next(iter(near(request)), "")


@router.get("/talk", responses={**ANSWER, **DOING})
@door(count(1), "spectator", "words", lane="light")
def get_words(talk: Talking, seat: Seated, since: Since = 0, room: Room = None) -> Json:
    """What is said at this table, in the room of this seat, and the marks on the map."""
    return Json(talk.read(seat, since, room))


@router.post("/talk", responses={**ANSWER, **DOING})
@door(count(1), "spectator", "words", lane="light")
def say(request: Request, talk: Talking, seat: Seated, words: Words, since: Since = 0) -> Json:
    """Say something in the room of this seat."""
    talk.say(seat, words.text, who(request))
    return Json(talk.read(seat, since))


@router.put("/talk/muted", responses={**ANSWER, **DOING})
@door(count(1), "seat", "words", lane="light")
def mute(talk: Talking, seat: Seated, choice: Muted) -> Json:
    """Read the other side's words no more, or again."""
    talk.mute(seat, choice.muted)
    return Json(talk.read(seat))


@router.put("/talk/read", status_code=204, responses=DOING)
@door(count(1), "seat", "nothing", lane="light")
def read(talk: Talking, seat: Seated, said: Read) -> None:
    """Note how far this seat has read what is said at its table; nobody else is told."""
    talk.mark_read(seat, said.n)


@router.put("/presence", responses={200: {"model": PresenceAnswer}, **DOING})
@door(count(1), "seat", "words", lane="light")
def be_present(talk: Talking, seat: Seated, said: ShownPresence) -> Json:
    """Tell that one is at the page of this game, and hear whether the other person is."""
    return Json({"other": talk.present(seat, said.shown)})


@router.post("/talk/{n}/report", status_code=204, responses=DOING)
@door(count(1), "spectator", "nothing", lane="light")
def report(
    request: Request, talk: Talking, seat: Seated, n: Annotated[int, Path(ge=1, le=1_000_000_000)], says: ReportReason
) -> None:
    """Tell whoever runs the server of a message."""
    talk.report(seat, n, says.why, who(request))


@router.get("/note", responses={200: {"model": NoteAnswer}, **DOING})
@door(count(1), "seat", "own", lane="light")
def get_note(talk: Talking, seat: Seated) -> Json:
    """What this seat has noted for itself."""
    return Json({"text": talk.note(seat)})


@router.put("/note", responses={200: {"model": NoteAnswer}, **DOING})
@door(count(1), "seat", "own", lane="light")
def put_note(talk: Talking, seat: Seated, note: Note) -> Json:
    """Note something for oneself; nobody else reads it."""
    talk.put_note(seat, note.text)
    return Json({"text": talk.note(seat)})


@router.put("/marks/{place}", responses={**ANSWER, **DOING})
@door(count(1), "seat", "words", lane="light")
def mark(talk: Talking, seat: Seated, place: Place, new: NewMark, since: Since = 0) -> Json:
    """Put a mark of this side on a place of the map; both persons see it."""
    talk.mark(seat, place, new.shape, new.text, new.turn)
    return Json(talk.read(seat, since))


@router.delete("/marks/{place}", responses={**ANSWER, **DOING})
@door(count(1), "seat", "words", lane="light")
def unmark(talk: Talking, seat: Seated, place: Place, since: Since = 0) -> Json:
    """Take this side's mark away from a place."""
    talk.unmark(seat, place)
    return Json(talk.read(seat, since))
