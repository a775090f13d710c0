"""Sends what is in the outbox: each notice once, whichever process does it.

A process holds a channel for a while (`LEASE`) and sends all that waits for it as one message. What it was sending when
it was killed another one sends after that time: so a notice may come twice, and is never lost.
"""

import asyncio
import logging
import os
from collections.abc import Awaitable, Callable
from typing import Protocol

from sqlalchemy.exc import SQLAlchemyError

from dosespanas.server.features.notices.speaking import Undelivered
from dosespanas.server.features.notices.store import Channel, NoticesStore, Reader, WaitingNotice
from dosespanas.server.features.notices.wishes import ALWAYS, DAILY, Hours, due, quieter
from dosespanas.server.features.notices.words import KINDS, Item, Later, Scene
from dosespanas.server.storage.batch_writer import now

LOGGER = logging.getLogger("dosespanas.server")
EVERY = 5.0
"""Seconds between two looks into the outbox."""
LEASE = 60_000
"""Milliseconds for which a process holds a channel."""
PATIENCE = 45.0
"""Seconds after which it gives up what it does there: sooner than it has to let go."""
AT_ONCE = 8
"""How many channels are sent to at a time."""
RESTS = (60, 300, 1_800, 7_200, 21_600, 43_200, 86_400)
"""Seconds that a channel rests after each failure; past the last it has ended."""

Deliver = Callable[[Channel, Reader, list[Item], str], Awaitable[None]]
"""Sends some notices to a channel, raising Undelivered; the text is the same for the same notices."""


class Scenes(Protocol):
    """Whoever knows how the games stand."""

    async def scene(self, waiting: WaitingNotice, account: str, language: str, whole: bool) -> Scene | Later | None:
        """Return how the game of a notice stands for its seat, or what a challenge is to.

        None: it is not to be told any more; Later: not yet. `whole`: with what happened, and a picture; else nothing
        but what everybody may know, and the name of the other person.
        """


class Sender:
    """One process among those that send the notices of a database."""

    def __init__(
        self, kept: NoticesStore, scenes: Scenes, deliver: Deliver, clock: Callable[[], int] = now, every: float = EVERY
    ) -> None:
        """Take who knows the games, and what sends to a channel."""
        self.me = os.urandom(8).hex()
        self.sent = self.failed = 0
        """Messages that went out, and that did not, since the process was started."""
        self._kept = kept
        self._scenes = scenes
        self._deliver = deliver
        self._clock = clock
        self._every = every

    async def run(self) -> None:
        """Look again and again, until cancelled; a database that fails is asked again later."""
        while True:
            try:
                while await self.once():
                    pass
            except SQLAlchemyError as error:
                LOGGER.warning("notices: the database cannot be asked (%s)", type(error).__name__)
            except Exception:
                LOGGER.exception("notices: the sender failed")
            await asyncio.sleep(self._every)

    async def once(self) -> int:
        """Send what may be sent to some channels; return to how many."""
        at = self._clock()
        if not await asyncio.to_thread(self._kept.waits, at):
            return 0
        await asyncio.to_thread(self._kept.spread, at)
        taken = await asyncio.to_thread(self._kept.lease, self.me, at, at + LEASE, AT_ONCE)
        ended = await asyncio.gather(*(self._serve(channel, at) for channel in taken), return_exceptions=True)
        for error in ended:
            if isinstance(error, SQLAlchemyError):
                raise error
            if error is not None:  # it holds up the channel until its lease is over, and no other
                LOGGER.error("notices: a channel cannot be served", exc_info=error)
        return len(taken)

    async def _serve(self, channel: Channel, at: int) -> None:
        reader = await asyncio.to_thread(self._kept.reader, channel.account)
        waiting = await asyncio.to_thread(self._kept.waiting, channel, at)
        if reader is None:
            await asyncio.to_thread(self._kept.settle, channel, self.me, [one.about for one in waiting], {})
            return
        hours = Hours(reader.zone, reader.quiet_from, reader.quiet_until, reader.daily)
        whens = {
            one.about: due(quieter(channel.wants, one.wants or ALWAYS), hours, one.kind, one.created, at)
            for one in waiting
        }
        later = {about: when for about, when in whens.items() if when is not None and when > at}
        wanted = [one for one in waiting if (when := whens[one.about]) is not None and when <= at]
        try:
            async with asyncio.timeout(PATIENCE):
                items = await self._items(channel, reader, wanted, later)
                if items and any(quieter(channel.wants, one.wants or ALWAYS) == DAILY for one in wanted):
                    items += await self._others(channel, reader, items, at)
                if items:
                    told = [str(one.created) for one in wanted if one.about not in later]
                    await self._deliver(channel, reader, items, "-".join([channel.id, *told])[:200])
        except Undelivered as error:
            await self._note(channel, at, later, error)
        except TimeoutError:
            await self._note(channel, at, later, Undelivered("notice-failed-slow"))
        except SQLAlchemyError:
            raise
        except Exception:  # a fault of ours holds up this channel alone
            LOGGER.exception("notices: one cannot be sent")
            await self._note(channel, at, later, Undelivered("notice-failed-here"))
        else:
            self.sent += bool(items)
            values = {"sent": at, "failures": 0, "failed": None, "error": None} if items else {}
            done = [one.about for one in waiting if one.about not in later]
            await asyncio.to_thread(self._kept.settle, channel, self.me, done, later, **values)

    async def _items(
        self, channel: Channel, reader: Reader, wanted: list[WaitingNotice], later: dict[str, int], whole: bool = True
    ) -> list[Item]:
        """Return what is to be told now; what is not yet is noted in `later` with the time to look again."""
        items = []
        for one in wanted:
            try:
                shown = whole and channel.kind == "mail"
                scene = await self._scenes.scene(one, channel.account, reader.language, shown)
            except SQLAlchemyError:
                raise
            except Exception:  # its game or its own row is damaged: it is let go, and the others are told
                LOGGER.exception("notices: one cannot be put into words")
                continue
            if one.kind not in KINDS:
                continue
            if isinstance(scene, Later):
                later[one.about] = scene.at
            elif scene is not None:
                items.append(Item(one.kind, one.game, scene))
        return items

    async def _others(self, channel: Channel, reader: Reader, items: list[Item], at: int) -> list[Item]:
        """Return what a daily notice names besides what is new: the other games that wait for its reader."""
        told = {item.game for item in items if item.game is not None}
        waiting = await asyncio.to_thread(self._kept.asked, channel.account, told, at)
        return await self._items(channel, reader, waiting, {}, whole=False)

    async def _note(self, channel: Channel, at: int, later: dict[str, int], error: Undelivered) -> None:
        """Note a failure: the channel rests, what waits for it waits on; one that has ended lets go of it."""
        self.failed += 1
        failures = channel.failures + 1
        ended = error.ended or failures > len(RESTS)
        rests = at + int(1_000 * max(RESTS[min(failures, len(RESTS)) - 1], error.wait))
        code = str(error.details.get("code", ""))
        about = {"kind": channel.kind, "why": error.why, "code": code}
        LOGGER.info("notices: a channel failed", extra={"about": about})
        values = {"failures": failures, "failed": at, "error": f"{error.why} {code}".strip(), "rests": rests}
        left = [one.about for one in await asyncio.to_thread(self._kept.waiting, channel, at)] if ended else []
        await asyncio.to_thread(self._kept.settle, channel, self.me, left, later, ended=ended, **values)
