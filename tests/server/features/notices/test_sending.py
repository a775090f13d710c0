"""Notices are written with what makes them so, and each is sent once, whichever process does it."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
from tests.server.conftest import PERSONS, execute, rows_of
from tests.server.scenes import scenes_of

from dosespanas.catalogue import Catalogue
from dosespanas.server.features.accounts.service import Accounts
from dosespanas.server.features.meeting.bids import Bid, written
from dosespanas.server.features.meeting.store import Challenge, GameWish, MeetingStore
from dosespanas.server.features.notices.sender import LEASE, RESTS, Sender
from dosespanas.server.features.notices.speaking import Undelivered
from dosespanas.server.features.notices.store import Channel, NoticesStore, Reader
from dosespanas.server.features.notices.wishes import AWAY, AWAY_AFTER, DAILY, NEVER
from dosespanas.server.features.notices.words import NAMED, Item, Scene, headline, mail, message, unnamed
from dosespanas.server.features.talk.service import UNREAD, Talk
from dosespanas.server.features.talk.store import TalkStore
from dosespanas.server.games.lobby import Again
from dosespanas.server.games.pace import PRESETS, Pace
from dosespanas.server.operations.quotas import Quota
from dosespanas.server.storage.batch_writer import Job, now
from dosespanas.server.storage.outbox import WAIT, Notice
from dosespanas.server.storage.store import MovedOn
from dosespanas.stories.digest import DigestLine

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.server.conftest import Played

    from dosespanas.server.games.clocks import Press
    from dosespanas.server.games.seats import Seat

WANTED = GameWish("gce", "1936", {}, "any", True, True, False, True, False, "es", PRESETS["weeks"].text())
HOUR = 3_600_000
OTHER = {"nationalist": "republican", "republican": "nationalist"}


class Post:
    """What is handed to channels; `fails` is raised instead, `hangs` until it is set."""

    def __init__(self) -> None:
        self.came: list[tuple[str, list[str], str]] = []
        self.items: list[Item] = []
        self.fails: Exception | None = None
        self.hangs: asyncio.Event | None = None
        self.begun = asyncio.Event()

    async def deliver(self, channel: Channel, _reader: Reader, items: list[Item], once: str) -> None:
        self.begun.set()
        if self.hangs is not None:
            await self.hangs.wait()
        if self.fails is not None:
            raise self.fails
        self.came.append((channel.id, [item.kind for item in items], once))
        self.items += items

    @property
    def kinds(self) -> list[list[str]]:
        return [kinds for _, kinds, _ in self.came]


class Table:
    """A game of two persons; the one who did not begin it has an account and a channel."""

    def __init__(self, play: Played, url: str, **made: Any) -> None:
        self.play, self.url = play, url
        self.kept = NoticesStore(play.store, MeetingStore(play.store))
        account = Accounts(play.store).new("ana", zone="Europe/Madrid")
        assert account is not None
        self.account = account.id
        self.made = play.create("espana1936", "1936", {}, PERSONS, False, "By post", **made)
        self.game = str(self.made["id"])
        self.post, self.at = Post(), now()
        self.channel("one")
        self.claim("republican")

    def claim(self, side: str, account: str | None = None) -> None:
        seats = [one for one in self.play.store.seats(self.game) if one.side == side]
        self.play.store.change_seat(seats, account=account or self.account)
        self.play.forget(self.game)

    def another(self, name: str) -> Table:
        """A game more of the same two, without a channel of its own."""
        made = object.__new__(Table)
        made.__dict__.update(self.__dict__)
        made.made = self.play.create("espana1936", "1936", {}, PERSONS, False, name)
        made.game = str(made.made["id"])
        made.claim("republican")
        return made

    def channel(self, name: str, kind: str = "json", wants: str = "always", account: str | None = None) -> None:
        made = Channel(name, account or self.account, kind, "", "", wants, now(), None, 0, None, None, 0, False)
        assert self.kept.add(made, 12)

    def seat(self, side: str) -> Seat:
        return self.play.seat(self.game, self.made["seats"][side])

    def actor(self) -> str:
        head = self.play.store.head(self.game)
        assert head is not None and head.actor is not None
        return head.actor

    def hand_over(self, to: str, seed: int = 1) -> None:
        """Play until the other side has handed over to one that has been asked nothing since."""
        dice = random.Random(seed)
        acted = False
        while self.actor() != to or not acted:
            seat = self.seat(self.actor())
            view = self.play.view(seat)
            acted = self.actor() != to
            self.play.act(seat, view["choice"], dice.choice(view["legal"])["action"])

    def look(self, side: str) -> None:
        seat = self.seat(side)
        self.play.wait(self.play.service.see(seat, self.play.view(seat)["choice"]))

    def press(self, side: str, what: Press, days: int = 1) -> None:
        self.play.wait(self.play.service.press(self.seat(side), what, days))

    def challenged(self, by: str = "ben", wanted: GameWish = WANTED, bid: str | None = None) -> Challenge:
        account = Accounts(self.play.store).new(by)
        assert account is not None
        ids = (f"{len(by):02d}challenge", account.id, self.account)
        made = Challenge(*ids, wanted, now(), now() + 7 * 86_400_000, ("f" * 16,), None, None, None, bid)
        MeetingStore(self.play.store).add(made, True)
        return made

    def outbox(self) -> list[tuple[Any, ...]]:
        return rows_of(self.url, "SELECT kind, side, told IS NOT NULL FROM outbox WHERE game = :game", self.game)

    def sender(self, post: Post | None = None, play: Played | None = None) -> Sender:
        play = self.play if play is None else play
        deliver = (self.post if post is None else post).deliver
        kept = NoticesStore(play.store, MeetingStore(play.store), play.service.unread)
        return Sender(kept, scenes_of(play.service), deliver, lambda: self.at)

    def send(self, after: int = 0) -> list[list[str]]:
        """Let time pass, and send; return the kinds of all that has come so far."""
        self.at += after
        self.play.wait(self.sender().once())
        return self.post.kinds


@pytest.fixture
def table(play: Played, url: str) -> Table:
    return Table(play, url)


def test_a_turn_is_told_once_and_not_before_its_time(table: Table) -> None:
    table.hand_over("republican")
    assert [kind for kind, *_ in table.outbox()] == ["turn"]
    table.at = now()
    assert table.send() == [] and table.send(WAIT - 1_000) == []
    assert table.send(2_000) == [["turn"]]
    assert table.send(WAIT) == [["turn"]] and table.send(23 * HOUR) == [["turn"]]
    item = table.post.items[0]
    assert item.game == table.game and item.scene is not None and item.scene.title == "España 1936"


def test_who_is_at_the_page_is_told_nothing(table: Table) -> None:
    table.hand_over("republican")
    table.look("republican")
    assert table.send(2 * WAIT) == []


@pytest.mark.parametrize("looked", [False, True])
def test_who_has_not_answered_is_reminded_after_a_day_and_then_every_third(table: Table, looked: bool) -> None:
    table.hand_over("republican")
    table.at = now()
    if looked:
        table.look("republican")
    told = [] if looked else [["turn"]]
    assert table.send(2 * WAIT) == told and table.send(23 * HOUR) == told
    assert table.send(HOUR) == [*told, ["remind"]], "whoever has looked may have forgotten"
    assert table.send(71 * HOUR) == [*told, ["remind"]]
    assert table.send(2 * HOUR) == [*told, ["remind"], ["remind"]]
    table.hand_over("nationalist", 2)
    assert table.send(80 * HOUR) == [*told, ["remind"], ["remind"]], "whoever has answered is not reminded"
    assert "remind" not in [kind for kind, *_ in table.outbox()]


def test_reminders_are_as_one_wishes_and_end(table: Table) -> None:
    table.kept.set_hours(table.account, None, None, 480, remind=7)
    table.hand_over("republican")
    table.at = now()
    table.send(2 * WAIT)
    for _ in range(60):
        table.send(24 * HOUR)
    assert table.post.kinds == [["turn"]] + [["remind"]] * 4 and table.outbox() == [("turn", "republican", 1)]
    table.kept.set_hours(table.account, None, None, 480, remind=0)
    table.hand_over("republican", 3)
    table.at = now()
    table.send(2 * WAIT)
    assert table.send(25 * HOUR)[5:] == [["turn"]]


def test_nobody_is_reminded_while_the_clock_stands(play: Played, url: str) -> None:
    table = timed(play, url, both=True, start=30 * 86_400, remind=3)
    for side in ("nationalist", "republican"):
        table.press(side, "pause")
    table.at = now()
    table.send(2 * WAIT)
    assert ["remind"] not in table.send(50 * HOUR)
    table.press("republican", "resume")
    assert ["remind"] in table.send(2 * HOUR)


def test_a_daily_notice_names_all_games_that_wait(table: Table) -> None:
    execute(table.url, "UPDATE channels SET wants = 'daily'")
    others = [Table.another(table, name) for name in ("old", "quiet")]
    for game in others:
        game.hand_over("republican")
        game.post = table.post
    table.kept.set_wants(table.account, others[1].game, NEVER)
    table.at = now()
    table.send(2 * WAIT)
    assert table.send(25 * HOUR) == [["turn"]], "only one may be told"
    execute(table.url, "DELETE FROM outbox")
    table.hand_over("republican", 2)
    table.at = now()
    table.send(2 * WAIT)
    assert table.send(24 * HOUR)[1:] == [["turn", "turn"]]
    assert {item.game for item in table.post.items[1:]} == {table.game, others[0].game}
    item = table.post.items[-1]
    assert item.game == others[0].game and item.scene is not None and item.scene.events == ()


def spoken(table: Table, words: str, side: str = "nationalist") -> None:
    talk_of(table.play).say(table.seat(side), words, "")


def talk_of(play: Played) -> Talk:
    kept = TalkStore(play.store)
    apart = MeetingStore(play.store).apart
    talk = Talk(play.service, kept, Quota(1_000, 1_000), lambda *_: None, apart, MeetingStore(play.store).handles)
    play.service.unread = talk.unread
    return talk


def test_words_that_nobody_reads_are_told_after_some_minutes(table: Table) -> None:
    table.at = now()
    spoken(table, "Are you there?")
    spoken(table, "<b>Salud</b>")
    assert table.send(2 * WAIT) == [] and table.send(UNREAD) == [["words"]]
    scene = table.post.items[0].scene
    assert scene is not None and scene.said == () and scene.events == () and scene.picture is None, "for a mail alone"
    assert table.send(24 * HOUR) == [["words"]], "once"
    spoken(table, "again")
    talk_of(table.play).mark_read(table.seat("republican"), 3)
    table.at = now()
    assert table.send(2 * UNREAD) == [["words"]], "who has read is told nothing"
    spoken(table, "and I", "republican")
    assert table.send(2 * UNREAD) == [["words"]], "who speaks is not told of it"


def test_words_stand_in_the_next_mail_as_they_are(table: Table) -> None:
    assert table.kept.remove(table.account, "one")
    table.channel("mail", "mail")
    table.kept.set_hours(table.account, None, None, 480, words=False)
    spoken(table, "<b>Salud</b>")
    table.at = now()
    assert table.send(2 * UNREAD) == [], "as is wished"
    table.hand_over("republican")
    assert table.send(4 * UNREAD) == [["turn"]]
    (item,) = table.post.items
    assert item.scene is not None and item.scene.said == ["<b>Salud</b>"]
    written = mail(Catalogue("en"), [item], "https://x.example", "stop")
    assert "The other side wrote:\n- <b>Salud</b>\n" in written.text
    assert "&lt;b&gt;Salud" in written.html and "<b>Salud" not in written.html
    assert "Salud" not in message(Catalogue("en"), [item], "https://x.example").body


def test_words_of_who_is_not_heard_are_not_told(table: Table) -> None:
    talk = talk_of(table.play)
    talk.mute(table.seat("republican"), True)
    spoken(table, "hear me")
    talk.mute(table.seat("republican"), False)
    ben = Accounts(table.play.store).new("ben")
    assert ben is not None
    table.claim("nationalist", ben.id)
    meeting = MeetingStore(table.play.store)
    meeting.block(table.account, ben.id, True)
    made = table.made["seats"]
    table.play.wait(table.play.service.seat_of_account(table.game, ben.id))
    talk.say(table.play.wait(table.play.service.seat_of_account(table.game, ben.id)), "and me", "")
    assert made and table.outbox() == [] and talk.unread([(table.game, "republican")]) == {}
    meeting.block(table.account, ben.id, False)
    assert talk.unread([(table.game, "republican")]) == {(table.game, "republican"): ["hear me", "and me"]}


def test_a_quick_exchange_makes_one_notice(table: Table) -> None:
    for seed in range(3):
        table.hand_over("republican", seed)
    assert len(table.outbox()) == 1
    assert table.send(2 * WAIT) == [["turn"]]
    table.hand_over("republican", 4)
    assert table.send(2 * WAIT) == [["turn"], ["turn"]]


def test_who_does_not_look_is_not_told_again_of_the_same(table: Table) -> None:
    table.hand_over("republican")
    assert table.send(2 * WAIT) == [["turn"]]
    with table.play.hold(table.game) as live:
        notice = Notice(table.account, "turn", table.game, "republican", live.game.choice)
    table.kept.tell(notice)
    assert table.send(2 * WAIT) == [["turn"]]


def test_a_game_without_accounts_or_channels_writes_none(table: Table) -> None:
    execute(table.url, "UPDATE seats SET account = NULL")
    table.play.forget(table.game)
    table.hand_over("republican")
    assert table.outbox() == []
    table.claim("republican")
    assert table.kept.remove(table.account, "one")
    table.hand_over("republican", 2)
    assert table.outbox() == []


def test_a_clock_that_runs_low_is_told_also_to_who_has_looked(play: Played, url: str) -> None:
    table = timed(play, url)
    assert table.send(2 * WAIT) == [] and table.send(53 * HOUR) == []
    assert table.send(HOUR) == [["clock"]] and "17 hours left" in about(table)
    assert table.send(HOUR) == [["clock"]], "it is told once"
    table.at = now()
    table.hand_over("republican", 2)  # it is another clock then
    table.look("republican")
    assert table.send(55 * HOUR) == [["clock"]] * 2


def timed(play: Played, url: str, both: bool = False, start: int = 3 * 86_400, remind: int = 0) -> Table:
    """A game by correspondence, three days each and a week of holidays, whose Republican is asked and has looked."""
    table = Table(play, url, pace=Pace("correspondence", start, 3_600, start, 7))
    play.service.time = lambda: table.at
    table.kept.set_hours(table.account, None, None, 480, remind=remind)
    if both:
        other = Accounts(play.store).new("ben")
        assert other is not None
        table.channel("two", account=other.id)
        table.claim("nationalist", other.id)
    table.hand_over("republican")
    table.look("republican")
    return table


def about(table: Table) -> str:
    scene = table.post.items[-1].scene
    assert scene is not None
    return scene.about


def test_what_a_clock_that_stood_makes_later_is_told_later(play: Played, url: str) -> None:
    table = timed(play, url)
    table.press("republican", "holiday", 4)
    assert table.send(96 * HOUR - 60_000) == [], "it stands: nothing runs low"
    assert table.send(53 * HOUR) == []
    assert table.send(2 * HOUR) == [["clock"]], "it is not lost by that"
    table.at = now()
    table.hand_over("republican", 2)
    table.look("republican")
    for side in OTHER:
        table.press(side, "pause")
    assert table.send(200 * HOUR) == [["clock"]]
    table.press("republican", "resume")
    assert table.send(53 * HOUR) == [["clock"]]
    assert table.send(2 * HOUR) == [["clock"]] * 2


def test_a_clock_that_is_up_when_it_is_told_is_said_to_be(play: Played, url: str) -> None:
    table = timed(play, url)
    assert table.send(80 * HOUR) == [["clock"]]
    assert message(Catalogue("en"), table.post.items, "").title == "Your time is up: España 1936"


def test_who_waits_is_told_once_that_the_time_of_the_other_side_is_up_and_who_is_late_that_it_is_played_on(
    play: Played, url: str
) -> None:
    table = timed(play, url, both=True)
    assert table.send(55 * HOUR) == [["clock"]]
    assert table.send(10 * HOUR)[1:] == []
    assert table.send(8 * HOUR)[1:] == [["late"]] and table.send(24 * HOUR)[1:] == [["late"]]
    seat = table.seat("nationalist")
    play.wait(play.service.claim(seat, play.view(seat)["choice"], "random"))
    assert [kind for kind, side, _ in table.outbox() if side == "republican"][-1] == "regent"
    assert table.send(2 * WAIT)[2:] == [["regent"]]
    assert table.post.items[-1].scene is not None and "press" in table.post.items[-1].scene.asked


def test_who_has_little_but_the_increment_left_is_not_told_of_at_every_answer(play: Played, url: str) -> None:
    table = timed(play, url, both=True, start=7_200)
    assert table.send(5 * HOUR) == [], "the turn said how much is left"
    assert table.send(20 * HOUR) == [["late"]]


def test_a_pause_that_is_offered_is_told_as_long_as_it_stands(play: Played, url: str) -> None:
    table = timed(play, url)
    table.press("nationalist", "pause")
    table.press("nationalist", "decline")
    assert table.send(2 * WAIT) == []
    table.press("nationalist", "pause")
    assert table.send(2 * WAIT) == [["pause"]]
    table.press("republican", "pause")
    assert table.outbox()[-1][0] != "pause", "who agrees knows it"


def test_a_holiday_is_told_to_the_other_side_as_long_as_it_lasts(play: Played, url: str) -> None:
    table = timed(play, url)
    table.press("nationalist", "holiday", 3)
    table.press("nationalist", "back")
    assert table.send(2 * WAIT) == [], "who is back is away no more"
    table.press("republican", "holiday", 1)
    assert not [kind for kind, _, _ in table.outbox() if kind == "holiday"], "one knows one's own"
    table.press("nationalist", "holiday", 2)
    assert table.send(2 * WAIT) == [["holiday"]]
    scene = table.post.items[-1].scene
    assert scene is not None and scene.then == "Its clock stands for 2 days."


def test_the_end_of_a_game_and_an_offer_to_stop_are_told(table: Table) -> None:
    seat = table.seat("nationalist")
    table.play.wait(table.play.service.agree(seat, table.play.view(seat)["choice"], True))
    assert [kind for kind, *_ in table.outbox()] == ["offer"]
    assert table.send(2 * WAIT) == [["offer"]]
    other = table.seat("republican")
    table.play.wait(table.play.service.agree(other, table.play.view(other)["choice"], True))
    assert table.outbox() == []  # who agrees knows it


def test_an_offer_that_was_taken_back_is_not_told(table: Table) -> None:
    seat = table.seat("nationalist")
    for agree in (True, False):
        table.play.wait(table.play.service.agree(seat, table.play.view(seat)["choice"], agree))
    assert table.send(2 * WAIT) == []


def test_what_is_wanted_of_a_channel_and_of_a_game(table: Table) -> None:
    noon = (now() // 60_000 + 12 * 60) % (24 * 60)  # far from now, whatever the hour and the account's zone
    table.kept.set_hours(table.account, None, None, noon, remind=0)
    table.channel("away", wants=AWAY)
    table.channel("daily", wants=DAILY)
    table.channel("never", wants=NEVER)
    table.hand_over("republican")
    table.send(2 * WAIT)
    table.send(AWAY_AFTER)
    table.send(24 * 3_600_000)
    assert [channel for channel, *_ in table.post.came] == ["one", "away", "daily"]
    table.kept.set_wants(table.account, table.game, NEVER)
    table.hand_over("republican", 2)
    table.send(2 * WAIT)
    table.send(48 * 3_600_000)
    assert len(table.post.came) == 3


def test_nothing_is_told_at_night_and_all_of_it_in_one_in_the_morning(table: Table) -> None:
    minute = (now() // 60_000 + 60) % (24 * 60)  # the account's clock is an hour or two ahead
    table.kept.set_hours(table.account, minute - 180 if minute >= 180 else 0, (minute + 360) % (24 * 60), 480)
    table.hand_over("republican")
    table.challenged()
    assert table.send(2 * WAIT) == []
    assert sorted(table.send(12 * 3_600_000)[0]) == ["invited", "turn"]


def test_two_senders_send_each_notice_once(table: Table, open_play: Callable[[], Played]) -> None:
    for name in range(3):
        table.channel(f"c{name}")
    table.hand_over("republican")
    table.at = now() + 2 * WAIT
    senders = [table.sender(), table.sender(play=open_play())]

    async def both() -> None:
        for _ in range(4):
            await asyncio.gather(*(sender.once() for sender in senders))

    table.play.wait(both())
    assert sorted(channel for channel, *_ in table.post.came) == sorted(["one", *(f"c{n}" for n in range(3))])


def test_what_a_killed_sender_held_is_sent_by_another(table: Table, open_play: Callable[[], Played]) -> None:
    table.hand_over("republican")
    table.at = now() + 2 * WAIT
    killed = Post()

    async def kill() -> None:
        killed.hangs = asyncio.Event()
        task = asyncio.ensure_future(table.sender(killed, open_play()).once())
        await killed.begun.wait()
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    table.play.wait(kill())
    assert killed.came == []
    assert table.send() == []  # as far as anybody knows the other one is still at it
    assert table.send(LEASE + 1) == [["turn"]]
    assert table.send(LEASE + 1) == [["turn"]]


def test_a_channel_that_fails_rests_longer_each_time_and_ends(table: Table) -> None:
    table.hand_over("republican")
    table.at = now() + 2 * WAIT
    table.post.fails = Undelivered("notice-failed-status", code=500)
    for n, rest in enumerate(RESTS, 1):
        assert table.send() == []
        found = table.kept.channel("one")
        assert found is not None and not found.ended
        assert (found.failures, found.error, found.rests) == (n, "notice-failed-status 500", table.at + 1_000 * rest)
        table.send(1_000 * rest - 1)
        assert table.kept.channel("one") == found
        table.at += 1
    table.send()
    found = table.kept.channel("one")
    assert found is not None and found.ended
    assert rows_of(table.url, "SELECT about FROM deliveries WHERE game = :game", table.game) == []
    table.hand_over("republican", 2)
    assert table.send(2 * WAIT) == []


def test_what_failed_arrives_later_unless_somebody_has_looked(table: Table) -> None:
    table.hand_over("republican")
    table.post.fails = Undelivered("notice-failed-slow", wait=600)
    assert table.send(2 * WAIT) == [] and table.send(599_000) == []
    table.post.fails = None
    assert table.send(2_000) == [["turn"]]
    found = table.kept.channel("one")
    assert found is not None and (found.failures, found.error, found.failed) == (0, None, None)
    table.hand_over("republican", 2)
    table.post.fails = Undelivered("notice-failed-slow")
    table.send(2 * WAIT)
    table.post.fails = None
    table.look("republican")
    assert table.send(3_600_000) == [["turn"]]


def test_a_channel_that_is_gone_ends_at_once(table: Table) -> None:
    table.hand_over("republican")
    table.post.fails = Undelivered("notice-failed-gone", ended=True, code=410)
    table.send(2 * WAIT)
    found = table.kept.channel("one")
    assert found is not None and found.ended and found.error == "notice-failed-gone 410"


def test_a_fault_of_ours_holds_up_one_channel_alone(table: Table, caplog: pytest.LogCaptureFixture) -> None:
    table.hand_over("republican")
    table.post.fails = KeyError("a fault")
    assert table.send(2 * WAIT) == []
    found = table.kept.channel("one")
    assert found is not None and found.error == "notice-failed-here" and "one cannot be sent" in caplog.text


def test_a_closed_account_and_a_seat_that_is_anothers_are_told_nothing(table: Table) -> None:
    table.hand_over("republican")
    execute(table.url, f"UPDATE accounts SET closed = 1 WHERE id = '{table.account}'")
    assert table.send(2 * WAIT) == []
    execute(table.url, f"UPDATE accounts SET closed = NULL WHERE id = '{table.account}'")
    table.hand_over("republican", 2)
    execute(table.url, "UPDATE seats SET account = NULL")
    assert table.send(2 * WAIT) == []


def test_what_is_written_with_an_action_is_not_without_it(table: Table) -> None:
    """An action that comes too late writes no notice either."""
    notice = Notice(table.account, "turn", table.game, "republican", 99)
    with table.play.hold(table.game) as live, pytest.raises(MovedOn):
        table.play.append(Job(table.game, live.lines + 5, [], live.head(6), notices=[notice]))
    assert table.outbox() == []


def test_a_challenge_is_told_as_long_as_it_waits_and_says_whose_it_is_and_to_what(table: Table) -> None:
    table.at = now()
    table.challenged()
    assert table.send(2 * WAIT) == [["invited"]]
    scene = table.post.items[0].scene
    assert scene is not None and (scene.title, scene.other) == ("La Guerra Civil Española", "ben")
    asked = "The War of the Columns · two games, sides changed · the sides are drawn by lot · rated · Some weeks"
    assert scene.about == f"{asked} · 6 days left"
    withdrawn = table.challenged("eve2")
    assert MeetingStore(table.play.store).withdraw(withdrawn.id, withdrawn.account)
    assert table.send(4 * WAIT) == [["invited"]]


@pytest.mark.parametrize(
    ("side", "said"),
    [
        ("nationalist", "you are the Republicans"),
        ("republican", "you are the Nationalists"),
        ("guest", "you choose the side"),
        ("bid", "both bid for a side"),
    ],
)
def test_a_challenge_says_which_side_its_reader_has(table: Table, side: str, said: str) -> None:
    table.at = now()
    table.challenged(wanted=replace(WANTED, side=side))
    table.send(2 * WAIT)
    scene = table.post.items[0].scene
    assert scene is not None and said in scene.about


def test_a_challenge_is_said_by_name_to_its_reader_alone(table: Table) -> None:
    table.at = now()
    table.challenged()
    table.send(2 * WAIT)
    words = Catalogue("en")
    told = message(words, table.post.items, "https://x.example")
    assert (told.title, told.url) == ("ben challenges you: La Guerra Civil Española", "https://x.example/room")
    public = message(words, unnamed(table.post.items), "https://x.example")
    assert "ben" not in public.title + public.body


def test_a_game_that_was_arranged_is_told_until_it_is_opened(table: Table) -> None:
    other = Accounts(table.play.store).new("ben")
    assert other is not None
    hashes = {"nationalist": "a" * 64, "republican": "b" * 64}
    owners = {"nationalist": other.id, "republican": table.account}
    for n in (1, 2):
        again = Again(f"{n:016x}", hashes, owners)
        table.play.gathering.open(
            table.play.service.fresh("espana1936", "1936", {}), PERSONS, False, None, mine="nationalist", again=again
        )
    table.at = now()
    second = table.play.wait(table.play.service.seat_of_account(f"{2:016x}", table.account))
    table.play.gathering.give(second, "c" * 64)
    assert table.send(2 * WAIT) == [["begin"]]
    item = table.post.items[0]
    assert item.game == f"{1:016x}" and item.scene is not None and item.scene.other == "ben"
    assert "you are the Republicans" in item.scene.about and not item.scene.then
    assert table.send(24 * HOUR) == [["begin"], ["remind"]] and table.post.items[1].game == item.game


def test_a_game_whose_side_was_bid_for_says_which_one_it_is_and_both_bids(table: Table) -> None:
    wanted = replace(WANTED, game="espana1936", side="bid", pair=False, rated=False, pace=None)
    meeting = MeetingStore(table.play.store)
    made = table.challenged("ben", wanted, written(Bid("nationalist", 2)))
    assert meeting.bids(made.games[0]) == [], "until it is taken up nobody is told"
    settled = replace(wanted, side="nationalist")
    assert meeting.take(made.id, table.account, settled, written(Bid("nationalist", 0)), ())
    owners = {"nationalist": made.account, "republican": table.account}
    again = Again(made.games[0], {"nationalist": "a" * 64, "republican": "b" * 64}, owners)
    like = table.play.service.fresh("espana1936", "1936", {})
    table.play.gathering.open(like, PERSONS, False, None, mine="nationalist", again=again)
    table.at = now()
    table.send(2 * WAIT)
    item = next(one for one in table.post.items if one.kind == "begin")
    assert item.scene is not None and "you are the Republicans" in item.scene.about
    assert item.scene.then == (
        "ben wished the Nationalist side and bid 2: Republican side: 1 replacement point more and three rolls again. "
        "You wished the Nationalist side and bid nothing."
    )


def test_a_rematch_is_no_end_of_a_game_and_is_told_as_what_begins(table: Table) -> None:
    table.play.wait(table.play.service.resign(table.seat("nationalist")))
    table.look("republican")
    table.at = now()
    table.send(2 * WAIT)
    came = len(table.post.came)
    table.play.wait(table.play.service.offer_rematch(table.seat("nationalist"), True))
    assert table.send(2 * WAIT)[came:] == [["rematch"]]
    table.play.wait(table.play.service.accept_rematch(table.seat("republican"), True))
    assert table.send(2 * WAIT)[came:] == [["rematch"], ["begin"]]


def given_up(table: Table) -> str:
    """Let ben have the other seat and give up; return his account, once that was told."""
    ben = Accounts(table.play.store).new("ben")
    assert ben is not None
    table.claim("nationalist", ben.id)
    table.channel("two", account=ben.id)
    table.play.wait(table.play.service.resign(table.seat("nationalist")))
    table.look("republican")
    table.at = now()
    table.send(2 * WAIT)
    table.post.came.clear()
    return ben.id


def test_a_rematch_is_told_with_its_terms_and_its_refusal_to_who_offered(table: Table) -> None:
    given_up(table)
    service = table.play.service
    table.play.wait(service.offer_rematch(table.seat("nationalist"), True))
    assert table.send(2 * WAIT) == [["rematch"]]
    told = mail(Catalogue("en"), table.post.items[-1:], "https://x.example", "s").text
    assert told.startswith("ben offers a rematch: España 1936")
    assert "Your side there: Nationalist. Scenario and options are the same. It is not rated." in told
    table.play.wait(service.end_rematch(table.seat("republican"), "nationalist"))
    assert table.send(2 * WAIT) == [["rematch"], ["declined"]]
    assert [channel for channel, *_ in table.post.came] == ["one", "two"]
    table.play.wait(service.offer_rematch(table.seat("republican"), True))
    table.play.wait(service.end_rematch(table.seat("republican"), "republican"))
    assert len(table.send(2 * WAIT)) == 2, "one that was withdrawn in time is told to nobody"


def test_who_has_blocked_is_told_of_no_rematch(table: Table) -> None:
    MeetingStore(table.play.store).block(table.account, given_up(table), True)
    table.play.wait(table.play.service.offer_rematch(table.seat("nationalist"), True))
    assert table.send(2 * WAIT) == []


@pytest.mark.parametrize("language", ["en", "es", "fr", "pl"])
def test_what_another_person_does_is_told_by_name_where_it_is_known(language: str) -> None:
    words = Catalogue(language)
    for kind in NAMED:
        for name in ("", "ben"):
            said = headline(words, [Item(kind, "g", Scene("España 1936", "1936", other=name))])
            assert said.startswith(("ben ", "A ben ")) or (" ben " in said) if name else "ben" not in said, said
            assert ("España 1936" in said) is (kind != "written") and "notice-" not in said, "that one is of no game"
    for key in ("page-clock-pause-other", "notice-clock-then", "page-clock-late-other", "page-agree-other"):
        assert "ben" in words.text(key, name="ben") and "none" not in words.text(key, name="none")


def test_a_game_is_told_once_however_much_is_to_be_told_of_it() -> None:
    scene = Scene(
        "España 1936",
        "1936 · Turn 2 · 17 hours left",
        "Choose a card.",
        [DigestLine("One event.")],
        b"png",
        "ben",
        lasting="1936",
    )
    items = [Item("turn", "g", scene), Item("clock", "g", scene)]
    words, address = Catalogue("en"), "https://x.example"
    told = message(words, items, address)
    assert told.title == "Your time is running low: España 1936" and told.url == f"{address}/g/g"
    assert told.body == "1936 · Turn 2 · 17 hours left · against ben\nIt is your turn: España 1936"
    letter = mail(words, items, address, f"{address}/stop")
    assert letter.text.count("One event.") == 1 and len(letter.pictures) == 1
    assert letter.subject == "España 1936: 1936 · against ben"
    assert letter.text.startswith("Your time is running low: España 1936 (1936 · Turn 2 · 17 hours left · against ben)")
    two = [*items, Item("turn", "h", scene)]
    assert message(words, two, address).title == "3 notices from Dos Españas"
    assert mail(words, two, address, "").text.count("One event.") == 2
