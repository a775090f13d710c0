"""Sets of corrections that accounts keep on a server, and those that they publish for everybody.

A set is written over the one that its page had read, never over another: two browsers that change one lose nothing.
"""

import json
import secrets
from collections import defaultdict
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final

from pydantic import ValidationError

from dosespanas.datafiles.corrections import CorrectionsFile
from dosespanas.datafiles.texts import NAME as TEXTS
from dosespanas.server.errors import RequestProblem
from dosespanas.server.features.accounts.store import Account
from dosespanas.server.features.correction_sets.store import CorrectionSetRow, CorrectionSetStore, PublishedSetRow
from dosespanas.server.features.talk.plain_text import plain
from dosespanas.server.features.talk.service import LONGEST_WHY, within
from dosespanas.server.games.game_catalogue import known_game
from dosespanas.server.games.game_data import check_size, has_errors

SETS: Final = 40
"""How many sets an account may keep, of all games."""
BYTES: Final = 2_000_000
"""How many bytes they may have together."""
PUBLISHED: Final = 10
"""Of how many an account may publish something."""
TOLD: Final = 100
"""How many published sets of a game are told at most: the last ones."""
SIGNS: Final = {"edition": 80, "language": 40, "printing": 80}
"""How many signs may say which printing of a game a set is for."""
HISTORY: Final = "-history"
"""How the messages end that are sentences of a printed card: those are not published."""


class SetChanged(RequestProblem):
    """A set is no longer as whoever writes it had read it."""

    status = 409

    def __init__(self) -> None:
        super().__init__("error-set-changed", "this set was changed or thrown away in another browser meanwhile")


class NoSuchSet(RequestProblem):
    """There is no such set, or none that one may read."""

    status = 404

    def __init__(self) -> None:
        super().__init__("error-no-set", "there is no such set here any more")


class CorrectionSets:
    """The sets of corrections of one database. In any thread."""

    def __init__(self, kept: CorrectionSetStore) -> None:
        """Take where sets are kept."""
        self._kept = kept
        self._told: dict[str, tuple[list[PublishedSetRow], dict[str, dict[str, Any]]]] = {}

    def all_of(self, me: Account, game: str) -> list[dict[str, Any]]:
        """Return the sets of somebody for a game, without what is in them; raises Problem for no game."""
        known_game(game)
        return [_line(row) for row in self._kept.all_of(me.id, game)]

    def view(self, me: Account, game: str, id: str) -> dict[str, Any]:
        """Return a set of somebody; raises NoSuchSet."""
        row = self._own(me, game, id)
        return _line(row) | {"corrections": _read(row.corrections)}

    def write(self, me: Account, game: str, id: str, revision: int, given: dict[str, Any]) -> dict[str, Any]:
        """Keep a set in the place of the one it was made from; return its line.

        Raises SetChanged where that is another one by now, and Problem for what is no set of that game, or too much.
        """
        text = _written(game, given)
        number, size = self._kept.room(me.id, (game, id))
        if number >= SETS or size + len(text) > BYTES:
            why = f"an account keeps at most {SETS} sets, of {BYTES} bytes together"
            raise RequestProblem("error-sets-full", why, 409, most=SETS, bytes=BYTES)
        if not self._kept.write(me.id, game, id, revision, text):
            raise SetChanged
        return _line(self._own(me, game, id))

    def delete(self, me: Account, game: str, id: str, revision: int) -> None:
        """Throw a set away as it stood at a revision, and take it back if it is published; raises SetChanged."""
        known_game(game)
        if not self._kept.delete(me.id, game, id, revision) and self._kept.all_of(me.id, game, id):
            raise SetChanged

    def publish(self, me: Account, game: str, id: str, of: Mapping[str, str]) -> dict[str, Any]:
        """Have everybody read a set as it stands here; return its line.

        Raises Problem where nobody could play with it, where it is not said for which edition it is, or for too many.
        """
        row = self._own(me, game, id)
        given = _read(row.corrections)
        said = {name: within(plain(of[name]), most) for name, most in SIGNS.items()}
        if not said["edition"] or not said["language"]:
            raise RequestProblem("error-no-edition", "say for which edition and language of the game the set is")
        given["name"], given["source"] = plain(given.get("name", "")), plain(given.get("source", ""))
        given["changes"] = [change for change in given["changes"] if not _is_history(change["at"])]
        if not given["name"] or not (given["changes"] or given.get("compared")):
            raise RequestProblem("error-set-empty", "a set that is published has a name, and something in it")
        if has_errors(game, given):
            raise RequestProblem("error-set-wrong", "there are errors in this set: put them right first", 409)
        published = self._kept.published_by(me.id)
        if (game, id) not in published and len(published) >= PUBLISHED:
            raise RequestProblem("error-many-published", f"at most {PUBLISHED} sets are published", 409, most=PUBLISHED)
        text = json.dumps(given, separators=(",", ":"))
        self._kept.publish(me.id, game, id, {"id": secrets.token_hex(8), **said, "corrections": text})
        return _line(self._own(me, game, id))

    def withdraw(self, me: Account, game: str, id: str) -> dict[str, Any]:
        """Take back what somebody has published of a set; return its line."""
        row = self._own(me, game, id)
        self._kept.withdraw(me.id, game, id)
        return _line(row) | {"published": None}

    def gallery(self, game: str, me: Account | None) -> list[dict[str, Any]]:
        """Return the published sets of a game, the latest first."""
        known_game(game)
        rows = self._kept.published(game, TOLD)
        before, told = self._told.get(game, ([], {}))
        if rows != before:
            told = _compared(rows, self._kept.published_texts([row.id for row in rows]))
            self._told[game] = rows, told
        mine = None if me is None else me.id
        return [_entry(row) | told[row.id] | {"mine": row.account == mine} for row in rows if row.id in told]

    def published(self, game: str, id: str) -> dict[str, Any]:
        """Return a published set; raises NoSuchSet."""
        known_game(game)
        return {"id": id, "corrections": self._published(game, id)[1]}

    def report(self, me: Account, game: str, id: str, why: str) -> None:
        """Tell whoever runs the server of a set that somebody else has published; raises NoSuchSet."""
        row, told = self._published(game, id)
        if row.account == me.id:
            raise NoSuchSet
        said = [told.get("name", ""), row.edition, row.language, row.printing, told.get("source", "")]
        self._kept.report(row, " \u00b7 ".join(one for one in said if one), me.id, within(plain(why), LONGEST_WHY))

    def taken_home(self, account: str) -> list[dict[str, Any]]:
        """Return the sets of an account, to take home."""
        kept = self._kept.taken_home(account)
        found = []
        for game, id, text in kept:
            with suppress(NoSuchSet):  # one that is damaged
                found.append({"game": game, "id": id, "corrections": _read(text)})
        return found

    def _published(self, game: str, id: str) -> tuple[PublishedSetRow, dict[str, Any]]:
        row = self._kept.published_row(game, id)
        if row is None:
            raise NoSuchSet
        return row, _read(self._kept.published_texts([id]).get(id))

    def _own(self, me: Account, game: str, id: str) -> CorrectionSetRow:
        known_game(game)
        rows = self._kept.all_of(me.id, game, id)
        if not rows:
            raise NoSuchSet
        return rows[0]


def _read(text: str | None) -> dict[str, Any]:
    """Return a set as it is kept; raises NoSuchSet for one that is not what was written."""
    try:
        return CorrectionsFile.model_validate_json(text or "").model_dump(mode="json", exclude_unset=True)
    except ValidationError:
        raise NoSuchSet from None


def _written(game: str, given: dict[str, Any]) -> str:
    """Return a set as it is kept; raises Problem for what is no file of corrections for that game, or too large."""
    known_game(game)
    check_size(given)
    try:
        record = CorrectionsFile.model_validate(given)
    except ValidationError as error:
        raise RequestProblem("error-set-form", "this is no file of corrections") from error
    if record.game != game:
        raise RequestProblem("error-set-form", "these corrections are for another game")
    return json.dumps(record.model_dump(mode="json", exclude_unset=True), separators=(",", ":"))


def _line(row: CorrectionSetRow) -> dict[str, Any]:
    return {"id": row.id, "revision": row.revision, "at": row.at, "published": row.published}


def _entry(row: PublishedSetRow) -> dict[str, Any]:
    told = ("id", "handle", "at", "edition", "language", "printing")
    return {name: getattr(row, name) for name in told}


def _is_history(at: str) -> bool:
    return at.startswith(f"{TEXTS}/") and at.endswith(HISTORY)


def _compared(rows: list[PublishedSetRow], texts: Mapping[str, str]) -> dict[str, dict[str, Any]]:
    """Return what is told of published sets by what is in them: how much was compared, and by how many."""
    given = {}
    for row in rows:
        with suppress(NoSuchSet):  # one that is damaged
            given[row.id] = _read(texts.get(row.id))
    alike: dict[tuple[str, str], set[str]] = defaultdict(set)
    things: dict[str, list[tuple[str, str]]] = {}
    for row in rows:
        if row.id in given:
            things[row.id] = _things(given[row.id])
            for one in things[row.id]:
                alike[one].add(row.account)
    found = {}
    for id, raw in given.items():
        others = [alike[one] for one in things[id]]
        found[id] = {
            "name": raw.get("name", ""),
            "source": raw.get("source", ""),
            "count": sum(len(one.get("add", [])) + len(one.get("remove", [])) or 1 for one in raw["changes"]),
            "compared": len(others),
            "confirmed": sum(len(one) > 1 for one in others),
            "persons": len(set().union(*others)),
        }
    return found


def _things(raw: dict[str, Any]) -> list[tuple[str, str]]:
    """Return what somebody has compared, thing by thing, and what is other than shipped of each."""
    compared = dict.fromkeys(raw.get("compared", []), "")
    for change in raw["changes"]:
        steps = change["at"].split("/")
        for length in range(1, len(steps) + 1):
            thing = "/".join(steps[:length])
            if thing in compared:
                now = {name: change.get(name) for name in ("now", "add", "remove")}
                compared[thing] += json.dumps([change["at"], now], sort_keys=True)
    return list(compared.items())
