"""A game as it begins, or is taken up at a snapshot, and what a snapshot keeps of it."""

import hashlib
import json
from dataclasses import replace
from typing import Any

import dosespanas
from dosespanas.datafiles.patches import Source
from dosespanas.kernel.errors import BadData, DosEspanasError
from dosespanas.kernel.events import Event
from dosespanas.kernel.game import UmpiredGame
from dosespanas.kernel.header import ENGINE
from dosespanas.kernel.record import Reseed
from dosespanas.server.errors import DamagedGame, OtherData, OtherVersion
from dosespanas.server.games.json_codec import pack, unpack
from dosespanas.server.storage.store import GameRow, Snapshot


def begin(row: GameRow, data: Source) -> UmpiredGame:
    """Return a game as it was begun, with its corrections, the data files of a folder or the shipped ones.

    Raises DamagedGame, OtherVersion for a game of another rules engine, OtherData for one of other data.
    """
    if row.engine != ENGINE:
        raise OtherVersion(row.id, f"rules engine {row.engine}", ENGINE)
    for source in (data, None):
        try:
            game = _begin(row, source)
        except BadData:  # corrections to data that are others here
            continue
        except (DosEspanasError, ValueError, TypeError, AttributeError) as error:
            raise DamagedGame(row.id, f"its beginning: {type(error).__name__}") from None
        if game.header.data == row.data:
            return game
    raise OtherData(row.id)


def _begin(row: GameRow, data: Source) -> UmpiredGame:
    if row.position is not None:
        return dosespanas.from_position(json.loads(row.position), data)
    return dosespanas.new_game(row.game, row.scenario, json.loads(row.options), row.seed, data)


def resume(row: GameRow, data: Source, snapshot: Snapshot) -> UmpiredGame:
    """Return a game as it stood at a snapshot; raises DamagedGame, OtherVersion or OtherData."""
    if row.engine != ENGINE:
        raise OtherVersion(row.id, f"rules engine {row.engine}", ENGINE)
    try:
        if snapshot.hash != snapshot_hash(snapshot):
            raise ValueError
        raw = unpack(snapshot.position)
        for source in (data, None):
            try:
                game = dosespanas.from_position(raw["position"], source)
            except BadData:
                continue
            header = game.header
            if (header.game, header.scenario, header.options) != (row.game, row.scenario, json.loads(row.options)):
                raise ValueError
            if game.header.data == row.data:
                game.header.position = None if row.position is None else json.loads(row.position)
                game.header.seed = row.seed
                game.reseeds = reseeds_of(raw)
                game.resume_at(snapshot.choice)
                return game
    except (DosEspanasError, LookupError, ValueError, TypeError, AttributeError) as error:
        raise DamagedGame(row.id, f"a snapshot: {type(error).__name__}") from None
    raise OtherData(row.id)


def snapshot_hash(snapshot: Snapshot) -> str:
    """Return what stands for all of a snapshot."""
    head = f"{snapshot.game} {snapshot.choice} {snapshot.line} {len(snapshot.position)} ".encode()
    return hashlib.blake2b(head + snapshot.position + snapshot.events, digest_size=16).hexdigest()


def sealed(game: str, choice: int, line: int, position: bytes, events: bytes) -> Snapshot:
    """Return a snapshot with what stands for all of it."""
    raw = Snapshot(game, choice, line, position, events, "")
    return replace(raw, hash=snapshot_hash(raw))


def event_json(event: Event) -> dict[str, Any]:
    """Return all of an event, hidden parts included, as JSON."""
    return {
        "n": event.n,
        "kind": event.kind,
        "rule": event.rule,
        "side": event.side,
        "args": event.details,
        "ids": event.ids,
        "owner": event.owner,
        "secret": event.secret,
        "ids_of": event.ids_of,
    }


def event_of(raw: dict[str, Any]) -> Event:
    """Return the event that `event_json` wrote."""
    event = Event(raw["kind"], raw["rule"], raw["side"], raw["args"], raw["ids"], raw["owner"], raw["secret"])
    event.n = raw["n"]
    event.ids_of = raw["ids_of"]
    return event


def packed(game: UmpiredGame, **more: Any) -> bytes:
    """Return the position of a game, and the seeds that led there, as a snapshot keeps them."""
    reseeds = [[again.choice, again.seed, again.hands] for again in game.reseeds]
    return pack({"position": game.to_position(), "reseeds": reseeds} | more)


def reseeds_of(raw: dict[str, Any]) -> list[Reseed]:
    """Return the seeds that led to a position as it is kept."""
    return [Reseed(choice, seed, hands) for choice, seed, hands in raw["reseeds"]]


def asks(game: UmpiredGame) -> dict[str, Any]:
    """Return what a position asks whom, as everybody may know it: it is the same by other rules."""
    prompt = game.observe(None)["prompt"]
    return {"actor": None if game.actor is None else int(game.actor), "key": prompt["key"], "args": prompt["args"]}
