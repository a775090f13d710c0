"""Everything the server refuses, as one family: an HTTP status, a message key and plain English."""

import json
from collections.abc import Sequence
from typing import Any

from starlette.types import Send

from dosespanas.kernel.errors import DosEspanasError


class RequestProblem(DosEspanasError):
    """A request that cannot be served; `status` is the HTTP status to answer with."""

    status = 422

    def __init__(self, key: str, text: str, status: int | None = None, **details: Any) -> None:
        super().__init__(key, text, **details)
        if status is not None:
            self.status = status


class NoToken(RequestProblem):
    """The request names no seat."""

    status = 401

    def __init__(self) -> None:
        super().__init__("error-no-token", "this needs the secret of a seat: Authorization: Bearer <token>")


class UnknownGame(RequestProblem):
    """No such game, or none that this secret opens: strangers cannot tell the two apart."""

    status = 404

    def __init__(self) -> None:
        super().__init__("error-unknown-game", "no game here that this secret opens")


class StillGathering(RequestProblem):
    """The game has no seed yet: a person's number is missing."""

    status = 409

    def __init__(self) -> None:
        super().__init__("error-gathering", "this game begins when every person has added a number to its chance")


class NotYours(RequestProblem):
    """The choice belongs to somebody else, or to nobody any more."""

    status = 403


class NotForPrograms(RequestProblem):
    """A program asked at a door that is not for programs."""

    status = 403

    def __init__(self) -> None:
        super().__init__(
            "error-not-for-programs", "a program's token opens games alone: sign in with a browser for anything else"
        )


class UnknownProgram(RequestProblem):
    """A token of no program, or of one that was taken away."""

    status = 401

    def __init__(self) -> None:
        super().__init__("error-unknown-program", "this program's token opens nothing: it was taken away, or mistyped")


class SeatOfPerson(RequestProblem):
    """A program asked for a seat that its owner must play."""

    status = 403

    def __init__(self) -> None:
        super().__init__("error-seat-of-person", "a person must play this seat: the game counts among persons")


class TooMany(RequestProblem):
    """Somebody asks for more than one may have; in so many seconds there is more."""

    status = 429

    def __init__(self, wait: float) -> None:
        seconds = int(wait) + 1
        super().__init__("error-too-many", f"too many requests; wait {seconds} seconds", seconds=seconds)
        self.headers = [("retry-after", str(seconds))]


class Busy(RequestProblem):
    """So much is being worked out already that nothing more is taken on."""

    status = 503

    def __init__(self) -> None:
        super().__init__("error-busy", "the server is busy; try again in a moment")


class Stale(RequestProblem):
    """The request answers a choice that is no longer asked; `view` shows where the game is now."""

    status = 409

    def __init__(self, view: dict[str, Any], asked: int) -> None:
        super().__init__(
            "error-stale-choice",
            f"choice {asked} is not the one now asked, which is {view['choice']}",
            asked=asked,
            current=view["choice"],
        )
        self.view = view


class DamagedGame(RequestProblem):
    """One game of the database does not replay; all others are unharmed."""

    status = 410

    def __init__(self, game: str, where: str) -> None:
        super().__init__(
            "error-game-damaged",
            f"game {game} cannot be read from the database ({where}); nothing was changed. "
            "Restore the database from a copy, or load the game from a downloaded record",
            game=game,
            where=where,
        )


class OtherRules(RequestProblem):
    """A game played by other rules or on other data than the server has: refused, never replayed wrong.

    `Upgrading` lets it go on.
    """

    status = 410


class OtherVersion(OtherRules):
    """A game played by another version of the rules."""

    def __init__(self, game: str, wanted: str, here: str) -> None:
        super().__init__(
            "error-game-version",
            f"game {game} was played with {wanted}, this server has {here}; "
            "go on with the present rules, or run that version to finish it",
            game=game,
            wanted=wanted,
            here=here,
        )


class OtherData(OtherRules):
    """A game played on other data files than the server has."""

    def __init__(self, game: str) -> None:
        super().__init__(
            "error-game-data",
            f"game {game} was played on other data files than this server has; go on with those, "
            "or start it with the others (serve --data)",
            game=game,
        )


class OtherRulesOver(OtherRules):
    """A finished game of other rules or data, of which not enough was kept to show what is asked for."""

    def __init__(self, game: str) -> None:
        super().__init__(
            "error-game-over-rules",
            f"game {game} is over; it was played by other rules, or on other data, than this server has, "
            "which cannot show this of it. Its record can be taken",
            game=game,
        )


class NoStanding(RequestProblem):
    """Where a game of other rules stood is not known, and the same choices cannot be made by the present ones."""

    status = 409

    def __init__(self) -> None:
        super().__init__(
            "error-no-standing",
            "where this game stood was not kept, and the present rules do not lead there again; take its record, "
            "and go on as far as it goes",
        )


TROUBLES = {
    "full": "the server's disk is full: nothing was written. Whoever runs it must make room",
    "locked": "the database is busy with somebody else's work; try again in a moment",
    "damaged": "the database is damaged. Whoever runs the server must restore it from a copy",
    "read-only": "the server may not write to its database. Whoever runs it must allow that",
    "moved": "the database's file was moved or deleted. Whoever runs the server must put it back and start it again",
    "away": "the database cannot be reached; try again in a moment",
}
"""Why the database did not answer, and what helps; what it is called and where it lies is nobody's business here."""


class Trouble(RequestProblem):
    """The database failed during a request, for one of TROUBLES. Nothing was changed."""

    status = 503

    def __init__(self, cause: str) -> None:
        super().__init__(f"error-database-{cause}", TROUBLES[cause])
        self.cause = cause


REMEDIES = {
    "full": "Make room on the disk",
    "locked": "Somebody else writes to it: stop that, or try again",
    "damaged": "Restore it from a copy, or move it away and start again: a new one is made",
    "read-only": "Let the server write to it, and to its folder",
    "away": "Check that it is there and that its address is right",
    "foreign": "Name another file: this one is left as it is",
    "newer": "Start the version that left it, or a newer one",
}
"""What helps where a database cannot be used, by the cause."""


class DatabaseProblem(RequestProblem):
    """The database cannot be used at all, told to whoever starts the server."""

    status = 503

    def __init__(self, database: str, why: str, cause: str = "away") -> None:
        super().__init__(
            "error-database",
            f"the database {database} cannot be used ({why}). {REMEDIES.get(cause, REMEDIES['away'])}",
            database=database,
            why=why,
            cause=cause,
        )


def error_view(error: DosEspanasError) -> dict[str, Any]:
    """Return an error as the contract's JSON."""
    rule = getattr(error, "rule", None)
    args = {name: value for name, value in error.details.items() if name != "rule"}
    return {"error": {"key": error.key, "args": args, "text": str(error), "rule": rule}}


def problem_view(error: DosEspanasError) -> dict[str, Any]:
    """Return an error as the contract's JSON; a stale request is told where the game is now."""
    answer = error_view(error)
    if isinstance(error, Stale):
        answer["view"] = error.view
    return answer


async def refuse(send: Send, problem: RequestProblem, headers: Sequence[tuple[str, str]] = ()) -> None:
    """Answer a request with a problem, from outside the routes."""
    body = json.dumps(error_view(problem)).encode()
    told = [("content-type", "application/json"), ("content-length", str(len(body))), *headers]
    encoded = [(name.encode(), value.encode()) for name, value in told]
    await send({"type": "http.response.start", "status": problem.status, "headers": encoded})
    await send({"type": "http.response.body", "body": body})


def not_yours(actor: str | None) -> NotYours:
    """Return what is said to somebody who is not asked: the game is over, or the choice is that of `actor`."""
    if actor is None:
        return NotYours("error-game-over", "the game is over")
    return NotYours("error-not-your-choice", "the choice is the other side's", side=f"side:{actor}")
