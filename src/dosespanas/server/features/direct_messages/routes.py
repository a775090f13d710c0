"""Messages from person to person over HTTP; there are none for a server without accounts."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path

from dosespanas.server.features.accounts.signed_in import SignedIn, check_ours, with_accounts
from dosespanas.server.features.direct_messages.schemas import (
    Conversation,
    ConversationAnswer,
    MutedPerson,
    NewMessage,
    ReadUpTo,
)
from dosespanas.server.features.direct_messages.service import DirectMessages
from dosespanas.server.features.talk.schemas import ReportReason
from dosespanas.server.http.doors import door
from dosespanas.server.http.routes import DOING, Json, Refused
from dosespanas.server.operations.quotas import LOOKED_UP, count
from dosespanas.server.storage.row_validation import LARGEST

router = APIRouter(prefix="/api/messages", dependencies=[Depends(check_ours)])
Handle = Annotated[str, Path(min_length=1, max_length=40, description="The name of a person")]
Number = Annotated[int, Path(ge=1, le=LARGEST)]
ANSWER: Refused = {200: {"model": ConversationAnswer}, **DOING}


Kept = Annotated[DirectMessages, Depends(with_accounts("direct_messages"))]


@router.get("", responses={200: {"model": list[Conversation]}, **DOING})
@door(LOOKED_UP, "account", "own", "words")
def get_conversations(kept: Kept, me: SignedIn) -> Json:
    """With whom one has written, the latest first."""
    return Json(kept.conversations(me))


@router.get("/{handle}", responses=ANSWER)
@door(LOOKED_UP, "account", "own", "words")
def get_conversation(kept: Kept, me: SignedIn, handle: Handle) -> Json:
    """What one and a person wrote to each other."""
    return Json(kept.read(me, handle))


@router.post("/{handle}", responses=ANSWER)
@door(LOOKED_UP, "account", "own", "words")
def write(kept: Kept, me: SignedIn, handle: Handle, new: NewMessage) -> Json:
    """Write to a person."""
    return Json(kept.write(me, handle, new.text))


@router.put("/{handle}/read", status_code=204, responses=DOING)
@door(count(1), "account", "nothing")
def mark_read(kept: Kept, me: SignedIn, handle: Handle, said: ReadUpTo) -> None:
    """Note how far one has read; that person is not told."""
    kept.mark_read(me, handle, said.n)


@router.put("/{handle}/muted", responses=ANSWER)
@door(LOOKED_UP, "account", "own", "words")
def mute(kept: Kept, me: SignedIn, handle: Handle, choice: MutedPerson) -> Json:
    """Read a person's messages no more, or again; that person is not told."""
    return Json(kept.mute(me, handle, choice.muted))


@router.post("/{handle}/{n}/report", status_code=204, responses=DOING)
@door(LOOKED_UP, "account", "nothing")
def report(kept: Kept, me: SignedIn, handle: Handle, n: Number, says: ReportReason) -> None:
    """Tell whoever runs the server of a message."""
    kept.report(me, handle, n, says.why)
