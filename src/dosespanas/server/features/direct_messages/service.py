"""What persons write to each other away from any table: by name, and read by nobody but the two.

Nobody is told whether the other one reads: who is blocked or muted writes on, and is answered as everybody is.
"""

from collections.abc import Callable
from typing import Any

from dosespanas.server.errors import RequestProblem, TooMany
from dosespanas.server.features.accounts.store import Account, AccountsStore
from dosespanas.server.features.direct_messages.store import ABOUT, DirectMessageStore
from dosespanas.server.features.talk.plain_text import plain
from dosespanas.server.features.talk.service import LONGEST_WHY, UNREAD, within
from dosespanas.server.operations.quotas import Buckets, Quota
from dosespanas.server.storage.batch_writer import now
from dosespanas.server.storage.outbox import Notice
from dosespanas.server.storage.row_validation import LARGEST

LONGEST = 2_000
"""Signs of one message."""
KEPT = 2_000
"""How many messages of one author are kept; the oldest go."""
TOLD = 200
"""How many messages one answer tells at most, and how many conversations: the last ones."""
DAY = 86_400_000
"""Milliseconds."""
A_DAY = 100
"""How many messages an account may write in a day."""
PERSONS_A_DAY = 20
"""To how many persons."""


class DirectMessages:
    """The messages from person to person of one database. In any thread."""

    def __init__(
        self,
        kept: DirectMessageStore,
        persons: AccountsStore,
        quota: Quota,
        are_apart: Callable[[str, str], bool],
    ) -> None:
        """Take where messages are kept, the accounts, how fast one may write, and what tells whether one of two
        accounts does not wish to meet the other."""
        self._kept = kept
        self._persons = persons
        self._pace = Buckets(quota)
        self._are_apart = are_apart

    def conversations(self, me: Account) -> list[dict[str, Any]]:
        """Return with whom somebody has written, the latest first, and how much of it they have not read."""
        muted = self._kept.muted(me.id)
        unheard = muted | {one for one in self._kept.writers(me.id, TOLD) if self._are_apart(me.id, one)}
        found = self._kept.conversations(me.id, unheard, TOLD)
        silent = self._persons.handles(sorted(muted - {one.id for one in found}))
        told = [{"handle": one.handle, "at": one.at, "unread": one.unread} for one in found]
        return told + [{"handle": handle, "at": None, "unread": 0} for handle in silent.values() if handle]

    def read(self, me: Account, handle: str) -> dict[str, Any]:
        """Return what somebody and a person wrote to each other, as the former hears it; raises Problem for no name."""
        return self._told(me, self._person(me, handle))

    def write(self, me: Account, handle: str, text: str) -> dict[str, Any]:
        """Write to a person; return the conversation. Raises Problem without words, and for too many in a day."""
        other = self._person(me, handle)
        words = within(plain(text, lines=True), LONGEST)
        if not words:
            raise RequestProblem("error-no-words", "there are no words in this message")
        self._count(me, other)
        if self._hears(me.id, other.id):
            self._kept.mark_read(me.id, other.id, LARGEST)
        notice = Notice(other.id, "written", wait=UNREAD, about=ABOUT + me.id)
        self._kept.write(me.id, other.id, words, KEPT, notice if self._hears(other.id, me.id) else None)
        return self._told(me, other)

    def mark_read(self, me: Account, handle: str, n: int) -> None:
        """Note that somebody has read all that a person wrote up to a message; that person is not told."""
        other = self._person(me, handle)
        if self._hears(me.id, other.id):
            self._kept.mark_read(me.id, other.id, n)

    def mute(self, me: Account, handle: str, muted: bool) -> dict[str, Any]:
        """Note whether somebody does not wish to read a person's messages; return the conversation. Nobody is told."""
        other = self._person(me, handle)
        self._kept.mute(me.id, other.id, muted)
        return self._told(me, other)

    def report(self, me: Account, handle: str, n: int, why: str) -> None:
        """Tell whoever runs the server of a message that a person wrote to somebody who hears it."""
        other, found = self._person(me, handle), self._kept.message(n)
        self._take(me)
        heard = self._hears(me.id, other.id)
        if found is None or (found.author, found.reader) != (other.id, me.id) or not heard:
            raise RequestProblem("error-no-message", "there is no such message here any more", 404)
        self._kept.report(found, within(plain(why), LONGEST_WHY))

    def unread(self, account: str, about: str) -> tuple[str, list[str]] | None:
        """Return who wrote the messages that a notice to an account is about, and those that it has not read.

        None: there are none, or it does not hear them any more.
        """
        author = about.removeprefix(ABOUT)
        words = self._kept.unread(account, author) if self._hears(account, author) else []
        return (self._persons.handles([author]).get(author, ""), words) if words else None

    def _told(self, me: Account, other: Account) -> dict[str, Any]:
        muted = other.id in self._kept.muted(me.id)
        found = self._kept.conversation(me.id, other.id, not muted and not self._are_apart(me.id, other.id), TOLD)
        messages = [{"n": one.n, "mine": one.author == me.id, "at": one.at, "text": one.text} for one in found]
        return {"handle": other.handle, "muted": muted, "messages": messages}

    def _hears(self, me: str, other: str) -> bool:
        """Return whether an account reads what another one writes."""
        return other not in self._kept.muted(me) and not self._are_apart(me, other)

    def _person(self, me: Account, handle: str) -> Account:
        """Return the account of a name; raises Problem where there is none, and for one's own."""
        found = self._persons.by_handle(handle)
        if found is None:
            raise RequestProblem("error-no-such-name", "nobody here has this name", 404)
        if found.id == me.id:
            raise RequestProblem("error-message-self", "a message is for another person")
        return found

    def _count(self, me: Account, other: Account) -> None:
        """Count a message to a person; raises Problem where somebody has written much in a day."""
        self._take(me)
        readers = self._kept.written_since(me.id, now() - DAY)
        if len(readers) >= A_DAY or len({*readers, other.id}) > PERSONS_A_DAY:
            text = f"at most {A_DAY} messages a day, to {PERSONS_A_DAY} persons: write again tomorrow"
            raise RequestProblem("error-many-messages", text, 429, most=A_DAY, persons=PERSONS_A_DAY)

    def _take(self, me: Account) -> None:
        wait = self._pace.take([(me.id, 1)])
        if wait:
            raise TooMany(wait)
