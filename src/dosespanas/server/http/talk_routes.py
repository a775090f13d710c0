"""Words at a table over HTTP: messages, a note of one's own, marks on the map."""

from typing import Annotated, Literal

from fastapi import APIRouter, Depends, Path, Query, Request
from pydantic import Field

from dosespanas.kernel.shapes import SideName
from dosespanas.server.http.common_schemas import Answer
from dosespanas.server.http.doors import door
from dosespanas.server.http.requests import Request as Asked
from dosespanas.server.http.routes import DOING, Json, Refused, Seated, near
from dosespanas.server.meeting.talk import Talk
from dosespanas.server.operations.quotas import count

router = APIRouter(prefix="/api/games/{id}")
Place = Annotated[str, Path(max_length=40, pattern=r"^[\w-]+$", description="A place of the map, by its id")]
Shape = Literal["ring", "square", "triangle", "cross"]


class TalkMessage(Answer):
    """Something that was said."""

    n: int = Field(description="Its number in the room; grows")
    seat: SideName | Literal["spectator"]
    at: int = Field(description="Milliseconds since 1970, UTC")
    text: str = Field(description="Plain text: no sign in it steers a screen, and nothing in it is markup")


class MapMark(Answer):
    """A mark of a side on a place of the map."""

    side: SideName
    place: str
    shape: Shape
    text: str = Field(description="A word to it, or nothing")
    turn: int | None = Field(description="The turn it ends with; null: when its side takes it away")


class TalkAnswer(Answer):
    """What a seat hears in its room."""

    room: Literal["table", "gallery"] = Field(description="That of the two persons, or of those who watch")
    open: bool = Field(description="Whether the two may write to each other")
    revision: int = Field(description="Grows with all that is said or marked there")
    muted: bool = Field(description="Whether this seat does not wish to read the other side's words; nobody is told")
    messages: list[TalkMessage] = Field(description="The last ones after `since`, in order")
    marks: list[MapMark] = Field(description="All that stand, in the order they were made; none for who watches")


class NoteAnswer(Answer):
    """What a side has noted for itself; nobody else reads it."""

    text: str


class Words(Asked):
    """A message."""

    text: str = Field(min_length=1, max_length=1_000, description="At most 500 signs, once it is made plain")


class Muted(Asked):
    """Whether this seat does not wish to read the other side's words."""

    muted: bool


class Report(Asked):
    """What is said with a report."""

    why: str = Field(default="", max_length=400)


class Note(Asked):
    """A note for oneself."""

    text: str = Field(max_length=8_000, description="At most 4,000 signs, once it is made plain; nothing: no note")


class NewMark(Asked):
    """A mark to be put on a place."""

    shape: Shape
    text: str = Field(default="", max_length=80, description="At most 40 signs")
    turn: int | None = Field(default=None, ge=0, le=1_000, description="The turn it ends with")


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


@router.post("/talk/{n}/report", status_code=204, responses=DOING)
@door(count(1), "spectator", "nothing", lane="light")
def report(
    request: Request, talk: Talking, seat: Seated, n: Annotated[int, Path(ge=1, le=1_000_000_000)], says: Report
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
