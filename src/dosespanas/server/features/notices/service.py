"""The channels of an account: added, changed, tried, and spoken to."""

import json
import secrets
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from dosespanas.catalogue import Catalogue
from dosespanas.server.errors import RequestProblem, TooMany
from dosespanas.server.features.notices import webhooks
from dosespanas.server.features.notices.push import Pushing, Subscription
from dosespanas.server.features.notices.sealing import Sealing
from dosespanas.server.features.notices.speaking import Speaker, Undelivered
from dosespanas.server.features.notices.store import Channel, NoticesStore, Reader
from dosespanas.server.features.notices.wishes import ALWAYS, NEVER
from dosespanas.server.features.notices.words import Item, clean, mail, message, unnamed
from dosespanas.server.games.game_list import Unread, nothing_unread
from dosespanas.server.http.context import Proposals, UnreadMessages
from dosespanas.server.operations.mailer import Mailer, MailFailed, MailPicture
from dosespanas.server.operations.quotas import Buckets, Quota
from dosespanas.server.storage.batch_writer import now
from dosespanas.server.storage.secret_tokens import token_hash
from dosespanas.server.storage.store import Store

MOST = 12
"""How many channels an account may have."""
TRIES = Quota(5, 1.0)
"""How often an account may try its channels and add new ones."""
MAIL, PUSH = "mail", "push"
KINDS = (MAIL, PUSH, *webhooks.FORMS)
STOP = "stop"
"""What the secrets are for by which a channel is stopped without signing in."""


class UnknownChannel(RequestProblem):
    """No channel, or another account's."""

    status = 404

    def __init__(self) -> None:
        super().__init__("error-unknown-channel", "this account has no such channel")


@dataclass(frozen=True)
class New:
    """What is wanted of a new channel."""

    kind: str
    label: str = ""
    mail: str = ""
    """One of the account's own addresses."""
    subscription: dict[str, Any] | None = None
    """As the browser gives it."""
    hook: webhooks.Hook | None = None
    wants: str = ALWAYS
    session: str | None = None
    """In which it is added, where it is a browser: the channel ends with it."""


def thread_of(channel: Channel, items: list[Item]) -> str:
    """Return what mails of one game to one address have in common; nothing for one of several games, or of none."""
    games = {item.game for item in items}
    only = games.pop() if len(games) == 1 else None
    return "" if only is None else f"game.{only}.{channel.id}"


def marked(target: str) -> str:
    """Return what tells the target of a browser from others."""
    return token_hash(json.loads(target)["endpoint"])


class Channels:
    """All channels of one database."""

    def __init__(
        self,
        store: Store,
        key: str,
        address: str,
        mailer: Mailer | None,
        contact: str,
        inner: bool = False,
        proposals: Proposals | None = None,
        unread: Unread = nothing_unread,
        written: UnreadMessages = lambda *_: None,
    ) -> None:
        """Take the server's key, the address of its pages, what sends mail (None: nothing does), and where whoever
        runs it is reached; `inner`: webhooks may lead into the server's own network; `proposals`: what knows the games
        that persons propose to each other; `unread`: what tells which words at a table somebody has not read,
        `written`: which messages from person to person.
        """
        self.kept = NoticesStore(store, proposals, unread, written)
        self._sealing = Sealing(key)
        self._pushing = Pushing(store, self._sealing, contact)
        self._speaker = Speaker(inner)
        self._address = address.rstrip("/")
        self._mailer = mailer
        self._tries = Buckets(TRIES)

    @property
    def push_key(self) -> str:
        """What browsers subscribe with."""
        return self._pushing.public_key

    def view(self, account: str) -> dict[str, Any]:
        """Return the channels of an account, its hours and what it may add; raises Problem for a closed one."""
        reader = self.kept.reader(account)
        if reader is None:  # it was closed while it was asked for
            raise RequestProblem("error-not-signed-in", "this needs an account: sign in first", 401)
        hours = {name: getattr(reader, name) for name in ("quiet_from", "quiet_until", "daily", "words", "remind")}
        mails = [] if self._mailer is None else self.kept.mails(account)
        channels = [self._told(channel) for channel in self.kept.channels(account)]
        forms = [
            {"form": form, "name": one.name, "token": one.token, "room": one.room}
            for form, one in webhooks.FORMS.items()
        ]
        told = {"channels": channels, "forms": forms, "hours": hours, "zone": reader.zone}
        return told | {"mails": mails, "push_key": self.push_key}

    def _told(self, channel: Channel) -> dict[str, Any]:
        """Return a channel as its owner sees it: not how it is reached, but so that it can be told from others."""
        target = self._sealing.open(channel.target)
        where, mark = "", None
        if target is not None and channel.kind == MAIL:
            where = target
        elif target is not None:
            raw = json.loads(target)
            where = urlsplit(raw.get("endpoint") or raw["url"]).hostname or ""
            mark = marked(target)[:16] if channel.kind == PUSH else None
        error, _, code = (channel.error or "").partition(" ")
        failure = None
        if channel.failed is not None:
            failure = {"at": channel.failed, "why": error, "code": code, "rests": channel.rests}
        return {
            "id": channel.id,
            "kind": channel.kind,
            "label": channel.label,
            "where": where,
            "mark": mark,
            "wants": channel.wants,
            "sent": channel.sent,
            "ended": channel.ended,
            "failure": failure,
        }

    def add(self, account: str, new: New) -> dict[str, Any]:
        """Add a channel; return it. A browser that is known already is not added twice.

        Raises Problem for what is no channel, for an address that is not the account's own, and for one too many.
        """
        self._pace(account)
        target = self._target(account, new)
        session = new.session if new.kind == PUSH else None
        for channel in self.kept.channels(account):
            if channel.kind == new.kind and self._sealing.open(channel.target) == target:
                again = {"ended": False, "failures": 0, "failed": None, "error": None, "rests": 0, "session": session}
                self.kept.change(account, channel.id, **again)
                return self._told(self.found(account, channel.id))
        made = Channel(
            id=secrets.token_hex(8),
            account=account,
            kind=new.kind,
            target=self._sealing.close(target),
            label=clean(new.label)[:80],
            wants=new.wants,
            created=now(),
            sent=None,
            failures=0,
            failed=None,
            error=None,
            rests=0,
            ended=False,
            session=session,
            mark=marked(target) if new.kind == PUSH else None,
        )
        if not self.kept.add(made, MOST):
            raise RequestProblem(
                "error-channels", f"an account has at most {MOST} channels; remove one first", 409, most=MOST
            )
        return self._told(made)

    def mark_browsers(self) -> None:
        """Note which browser each channel is that was added before that was kept."""
        for channel in self.kept.unmarked():
            target = self._sealing.open(channel.target)
            if target is not None:
                self.kept.set_mark(channel, marked(target))

    def begin(self, account: str, mail: str) -> None:
        """Have an account just made told at the address that it is made with: it can end that at any time."""
        if self._mailer is not None:
            self.add(account, New(MAIL, mail=mail))

    def _target(self, account: str, new: New) -> str:
        inner = self._speaker.inner
        if new.kind == MAIL:
            if self._mailer is None:
                raise RequestProblem("error-no-mail-channel", "this server sends no mail", 409)
            if new.mail not in self.kept.mails(account):
                raise RequestProblem(
                    "error-mail-not-yours", "only an address that this account signs in with is written to"
                )
            return new.mail
        if new.kind == PUSH:
            if new.subscription is None:
                raise RequestProblem("error-bad-subscription", "this is no subscription that a browser gives")
            return Subscription.read(new.subscription, inner).text()
        if new.hook is None:
            raise RequestProblem(
                "error-bad-request", "hook: a webhook has a URL", where="hook", wrong="a webhook has a URL"
            )
        return webhooks.checked(new.kind, new.hook, inner).text()

    def found(self, account: str, channel: str) -> Channel:
        """Return a channel of an account; raises UnknownChannel."""
        found = self.kept.channel(channel)
        if found is None or found.account != account:
            raise UnknownChannel
        return found

    def change(self, account: str, channel: str, wants: str) -> dict[str, Any]:
        """Change what is wanted of a channel, and use it again if it had ended; return it. Raises UnknownChannel."""
        again = {"ended": False, "failures": 0, "failed": None, "error": None, "rests": 0}
        if not self.kept.change(account, channel, wants=wants, **(again if self.found(account, channel).ended else {})):
            raise UnknownChannel
        return self._told(self.found(account, channel))

    def remove(self, account: str, channel: str) -> None:
        """Remove a channel; raises UnknownChannel."""
        if not self.kept.remove(account, channel):
            raise UnknownChannel

    def _pace(self, account: str) -> None:
        wait = self._tries.take([(account, 1)])
        if wait:
            raise TooMany(wait)

    async def test(self, account: str, channel: Channel) -> dict[str, Any]:
        """Send something to a channel, at once; return the channel, with its failure. Raises TooMany."""
        self._pace(account)
        reader = self.kept.reader(account)
        if reader is None:
            raise UnknownChannel
        at = now()
        try:
            await self.deliver(channel, reader, [Item("channel", None, None)], f"{channel.id}-{at}")
        except Undelivered as error:
            code = str(error.details.get("code", ""))
            self.kept.change(account, channel.id, failed=at, error=f"{error.why} {code}".strip(), ended=error.ended)
        else:
            self.kept.change(account, channel.id, sent=at, failures=0, failed=None, error=None, rests=0, ended=False)
        return self._told(self.found(account, channel.id))

    async def deliver(self, channel: Channel, reader: Reader, items: list[Item], once: str) -> None:
        """Send notices to a channel; `once`: the same for the same notices. Raises Undelivered."""
        target = self._sealing.open(channel.target)
        if target is None:
            raise Undelivered("notice-failed-key", ended=True)
        words = Catalogue(reader.language)
        if channel.kind == MAIL:
            await self._mail(channel, target, words, items)
            return
        raw = json.loads(target)
        told = message(words, items if channel.kind == PUSH else unnamed(items), self._address)
        if channel.kind == PUSH:
            await self._speaker.send(self._pushing.letter(Subscription(raw["endpoint"], **raw["keys"]), told))
        else:
            await self._speaker.send(webhooks.letter(channel.kind, webhooks.Hook(**raw), told, once))

    async def _mail(self, channel: Channel, to: str, words: Catalogue, items: list[Item]) -> None:
        if self._mailer is None:
            raise Undelivered("notice-failed-no-mail")
        if to not in self.kept.mails(channel.account):
            raise Undelivered("notice-failed-mail-gone", ended=True)
        secret = f"{channel.id}.{self._sealing.secret(f'{STOP} {channel.id}')}"
        written = mail(words, items, self._address, f"{self._address}/account#stop={secret}")
        headers = {
            "List-Unsubscribe": f"<{self._address}/api/notices/stop/{secret}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        }
        pictures = [MailPicture(name, data, "png") for name, data in written.pictures]
        try:
            await self._mailer.send(
                to, written.subject, written.text, written.html, headers, pictures, thread_of(channel, items)
            )
        except MailFailed as error:
            raise Undelivered("notice-failed-mail") from error

    def stop(self, secret: str) -> str:
        """Let a channel be silent whose secret somebody has, as every mail has it; return its kind.

        Raises UnknownChannel, also where the secret is none.
        """
        channel, _, told = secret.partition(".")
        if not self._sealing.fits(f"{STOP} {channel}", told):
            raise UnknownChannel
        found = self.kept.channel(channel)
        if found is None:
            raise UnknownChannel
        self.kept.change(found.account, channel, wants=NEVER)
        return found.kind
