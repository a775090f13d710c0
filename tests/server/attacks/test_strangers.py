"""Whoever knows the ids of what is another one's, signed in or not, gets and changes nothing of it: by every route."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
import requests
import schemathesis
from hypothesis import given
from schemathesis.core.result import Ok
from tests.server.conftest import signed_up
from tests.server.test_schema import tries

if TYPE_CHECKING:
    import httpx
    from tests.server.conftest import Made, Running

FOR_ALL = {("GET", "/api/cups/{id}"), ("POST", "/api/cups/{id}/entry"), ("DELETE", "/api/cups/{id}/entry")}
"""What anybody may ask about what another one made."""
ALIKE = {("DELETE", "/api/account/sessions/{session}", 200)}
"""What is answered with one's own account, whether there was such a thing or not."""
REFUSED = {400, 401, 403, 404, 405, 409, 413, 422, 429}


def belongings(ana: httpx.Client, made: Made) -> dict[str, str]:
    """Let somebody have one of everything that has an id; return these by the names that paths have for them."""
    assert ana.post(f"/api/account/games/{made.id}", headers=made.headers(None)).status_code == 200
    wanted = {"game": "espana1936", "scenario": "1936", "language": "es", "to": "iris"}
    offer = ana.post("/api/room", json=wanted)
    assert offer.status_code == 201, offer.text
    cup = ana.post("/api/cups", json={"name": "A cup", "game": "espana1936", "scenario": "1936", "system": "swiss"})
    assert cup.status_code == 201, cup.text
    session = ana.get("/api/account").json()["sessions"][0]["id"]
    return {"offer": offer.json()["id"], "cup": cup.json()["id"], "session": session, "id": made.id, "game": made.id}


@pytest.mark.long
@pytest.mark.parametrize("signed", [True, False])
def test_no_route_gives_or_changes_what_is_another_ones(members: Running, signed: bool) -> None:
    ana, eve, _iris = (signed_up(members.client, name) for name in ("ana", "eve", "iris"))
    own = belongings(ana, members.new(hotseat=True))
    before = kept(ana, own)
    schema = schemathesis.openapi.from_url(f"{members.url}/api/openapi.json", timeout=120)
    headers = dict(eve.headers) if signed else {}
    got: list[tuple[str, str, int, str]] = []
    asked: set[tuple[str, str]] = set()

    def ask(case: Any) -> None:
        named = own | ({"id": own["cup"]} if case.path.startswith("/api/cups/") else {})
        case.path_parameters |= {name: named[name] for name in case.path_parameters if name in named}
        answer = case.call(session=line, headers=headers)
        asked.add((case.method, case.path))
        alike = (case.method, case.path, answer.status_code) in ALIKE and "ana" not in answer.text
        if answer.status_code not in REFUSED and not alike:
            got.append((case.method, case.path, answer.status_code, answer.text[:200]))

    with requests.Session() as line:
        if signed:
            line.cookies.update(dict(eve.cookies))
        for found in schema.get_all_operations():
            assert isinstance(found, Ok)
            operation = found.ok()
            about = (operation.method.upper(), operation.path)
            if "{" in operation.path and about not in FOR_ALL and named_in(operation.path) & set(own):
                tries(10)(given(case=operation.as_strategy())(ask))()
    assert len(asked) > 50
    assert not got, "\n".join(map(str, got))
    assert kept(ana, own) == before


def kept(ana: httpx.Client, own: dict[str, str]) -> str:
    """Return all that somebody has here; the record of a game that runs is sealed anew each time it is asked for."""
    home = ana.get("/api/account/export").json()
    for game in home["games"]:
        del game["record"]
    paths = f"/api/games/{own['id']}", f"/api/games/{own['id']}/log", f"/api/cups/{own['cup']}", "/api/room"
    return json.dumps([home, *(ana.get(path).json() for path in paths)])


def named_in(path: str) -> set[str]:
    """Return the parameters of a path that are ids of somebody's; a game's name is none."""
    named = {part[1:-1] for part in path.split("/") if part.startswith("{")}
    public = path.startswith(("/api/static/", "/api/data/", "/api/rulebook/", "/api/ratings/"))
    return set() if public else named
