"""Cups that begin by themselves, for so many, with clocks of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from tests.server.conftest import APPS, signed_up
from tests.server.features.cups.test_cups import done, done_not, new_cup, refused
from tests.server.test_repair import admin

from dosespanas.server.features.cups.runner import CupRunner
from dosespanas.server.storage.batch_writer import now

if TYPE_CHECKING:
    from tests.server.conftest import Running

DAY = 86_400_000
DAYS = {"kind": "correspondence", "start": 259_200, "increment": 7_200, "cap": 345_600, "holidays": 7}


def cups_of(server: Running) -> CupRunner:
    """Return the cups of a server."""
    found: CupRunner = APPS[server.url].state.cups
    return found


def test_a_cup_starts_by_itself_once_its_beginning_has_come(members: Running) -> None:
    ana, eva = signed_up(members.client, "ana"), signed_up(members.client, "eva")
    at = now()
    cup, lonely, open_end = (new_cup(ana, **more) for more in ({"starts": at + DAY}, {"starts": at + DAY}, {}))
    for one in (cup, open_end):
        done(ana, one, "entry")
        done(eva, one, "entry")
    done(ana, lonely, "entry")
    runner = cups_of(members)
    runner._start(at + DAY - 1)
    assert {one["state"] for one in ana.get("/api/cups").json()["cups"]} == {"open"}
    runner._start(at + DAY)
    states = {one["id"]: one["state"] for one in ana.get("/api/cups").json()["cups"]}
    assert states == {cup: "running", lonely: "off", open_end: "open"}
    runner._start(at + 2 * DAY)
    assert len(ana.get(f"/api/cups/{cup}").json()["games"]) == 1, "it starts once"
    assert refused(done_not(signed_up(members.client, "luis"), cup, "entry"))[1] == "error-cup-running"


def test_its_organiser_may_start_it_before(members: Running) -> None:
    ana, eva = signed_up(members.client, "ana"), signed_up(members.client, "eva")
    cup = new_cup(ana, starts=now() + DAY)
    for one in (ana, eva):
        done(one, cup, "entry")
    assert done(ana, cup, "start")["state"] == "running"


@pytest.mark.parametrize("starts", [-1, 0, 1_000, 1 << 45])
def test_a_beginning_lies_ahead(members: Running, starts: int) -> None:
    ana = signed_up(members.client, "ana")
    body = {"name": "x", "game": "espana1936", "scenario": "1938", "system": "swiss", "starts": starts}
    assert refused(ana.post("/api/cups", json=body))[1] in ("error-cup-starts", "error-bad-request")


def test_no_more_enter_than_were_asked_for(members: Running) -> None:
    persons = [signed_up(members.client, name) for name in ("ana", "eva", "luis")]
    ana = persons[0]
    cup = new_cup(ana, limit=2)
    done(ana, cup, "entry")
    done(ana, cup, "computers", level="random")
    for full in (done_not(persons[1], cup, "entry"), done_not(ana, cup, "computers", level="random")):
        assert refused(full) == (409, "error-cup-full") and full.json()["error"]["args"]["most"] == 2
    done(ana, cup, "entry")  # who is in already is refused nothing
    assert ana.delete(f"/api/cups/{cup}/entry").status_code == 200
    assert len(done(persons[1], cup, "entry")["players"]) == 2
    assert persons[2].get(f"/api/cups/{cup}").json()["limit"] == 2
    body = {"name": "x", "game": "espana1936", "scenario": "1938", "system": "swiss", "limit": 1}
    assert refused(ana.post("/api/cups", json=body))[1] == "error-bad-request"


def test_two_persons_have_its_clocks_and_a_computer_none(members: Running) -> None:
    ana, eva = signed_up(members.client, "ana"), signed_up(members.client, "eva")
    cup = new_cup(ana, system="all", pace=DAYS)
    for one in (ana, eva):
        done(one, cup, "entry")
    done(ana, cup, "computers", level="random")
    view = done(ana, cup, "start")
    assert view["pace"]["start"] == DAYS["start"]
    runner = cups_of(members)
    seen: set[Any] = set()
    for _ in range(3):
        runner._begin()
        for game in ana.get(f"/api/cups/{cup}").json()["games"]:
            if game["id"] is None or game["how"] is not None:
                continue
            row = APPS[members.url].state.play.store.game(game["id"])
            with_eva = {view["players"][n]["computer"] for n in (game["nationalist"], game["republican"])} == {None}
            seen.add((with_eva, row.pace is not None))
        done(ana, cup, "removal", player=next(n for n, one in enumerate(view["players"]) if one["computer"]))
    assert seen <= {(True, True), (False, False)} and seen
    body = {"name": "x", "game": "espana1936", "scenario": "1938", "system": "swiss", "pace": DAYS | {"start": 1}}
    assert refused(ana.post("/api/cups", json=body))[1] == "error-pace"


def test_whoever_runs_the_server_lists_the_cups(members: Running, url: str) -> None:
    assert admin(url, "cups")[0] == 0
