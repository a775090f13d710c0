"""The proof of a finished game: what its seed was made of, and every die, shuffle and draw that came of it."""

import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dosespanas.datafiles.patches import digest as corrections_digest
from dosespanas.kernel import fair_chance
from dosespanas.kernel.chance import Draw
from dosespanas.kernel.errors import UnknownOption
from dosespanas.kernel.game import Game
from dosespanas.kernel.record import BYTE_ORDER_MARK, chain_of, read_record
from dosespanas.registry import replay_kept

FORMAT = "dosespanas-proof 1"
SERVED = 1 << 64
"""Seeds from here on are those of servers, and of whoever asks for one of them; the terminal takes smaller ones."""


@dataclass(frozen=True)
class CheckerKnowledge:
    """What whoever checks a proof knows by himself; nothing of it need be known."""

    commitment: str | None = None
    """What he was shown when the game began."""
    number: str | None = None
    """What he added himself."""
    givers: Sequence[str] = ()
    """The sides that persons held, or `both` in a hot seat."""
    chain: tuple[int, str] | None = None
    """What the chain of the log was at a choice, as the page was shown it while the game went on."""


def prove(
    text: str, data: str | Path | None = None, told: dict[str, Any] | None = None, record: str | None = None
) -> dict[str, Any]:
    """Replay a record and return its proof as JSON (see `docs/fair-play.md`).

    `told`: what the seed was made of, of a game just ended whose record does not say it yet; it is bound to the draws,
    and to the `record` that is handed out where that names other rules, which lead to the same end.
    `fair` is null for a record that does not say it either. Raises BadRecord where the record departs from the rules.
    """
    game = replay_kept(text, data)
    proof: dict[str, Any] = {
        "format": FORMAT,
        "game": game.header.game,
        "fair": game.fairness if told is None else told,
        "seed": game.seed,
        "begins": game.reseeds[-1].choice if game.reseeds else 0,
        "used": game.state.chance.cursor,
        "draws": [draw_view(game, draw) for draw in game.draws],
    }
    if game.header.corrections:
        proof["corrections"] = corrections_digest(game.header.corrections)
    if told is not None and fair_chance.version_of(told) > 1:
        chain = chain_of(text, told["id"], told["secret"])
        proof["fair"] = told | {"chain": chain[-1], "record": record_digest(record or text)}
        proof["fair"] |= {"draws": digest(proof)}
    return proof


def draw_view(game: Game, draw: Draw) -> dict[str, Any]:
    """Return one draw as JSON: `die`, or `items` with the `pick` among them (from 0) or the `order` they came to."""
    view: dict[str, Any] = {"choice": draw.n, "rule": draw.rule, "at": draw.at}
    names = game.state.item_names
    if draw.of == 0:
        view |= {"items": names(draw.items), "order": names(draw.order)}
    elif draw.items:
        view |= {"items": names(draw.items), "pick": draw.value}
    else:
        view["die"] = draw.value + 1
    return view


def digest(proof: dict[str, Any]) -> str:
    """Return what stands for all draws of a proof, what each was for included, and for the log (64 hex digits)."""
    head = [f"{name} {proof[name]}" for name in ("game", "begins", "used")]
    head.append(f"chain {proof['fair'].get('chain', '')}")
    head += [f"record {proof['fair']['record']}"] if "record" in proof["fair"] else []
    draws = [json.dumps(draw, sort_keys=True, separators=(",", ":"), ensure_ascii=False) for draw in proof["draws"]]
    return hashlib.sha256("\n".join(["dosespanas-draws 1", *head, *draws, ""]).encode()).hexdigest()


def record_digest(text: str) -> str:
    """Return what stands for all lines of a record, tags included, but for that of its proof (64 hex digits)."""
    lines = text.removeprefix(BYTE_ORDER_MARK).split("\n")
    rest = "".join(f"{line}\n" for line in lines if line and not line.startswith("[Chance "))
    return hashlib.sha256(rest.encode()).hexdigest()


def _covered(text: str, told: dict[str, Any]) -> bool:
    """Return whether a proof covers all lines of its record; an older one covers those of the chain."""
    if "record" in told:
        return bool(told["record"] == record_digest(text))
    record = read_record(text, any_engine=True)
    return not record.handovers and not record.rules


def rewritten(text: str, told: dict[str, Any] | None, known: CheckerKnowledge) -> list[str]:
    """Return what is wrong with the lines of a record, by the chain its game was bound to: keys of the catalogue."""
    if told is None or fair_chance.version_of(told) == 1:
        return [] if known.chain is None else ["error-proof-chain"]
    chain, seen = chain_of(text, told["id"], told["secret"]), known.chain
    found = {
        "error-proof-chain": chain[-1] != told["chain"]
        or (seen is not None and chain[seen[0] : seen[0] + 1] != [seen[1]]),
        "error-proof-record": not _covered(text, told),
    }
    return [key for key, wrong in found.items() if wrong]


def read_chain(text: str | None) -> tuple[int, str] | None:
    """Return what somebody was shown of a chain, from `57:9c4f…`; raises UnknownOption."""
    if text is None:
        return None
    choice, _, value = text.partition(":")
    if not choice.isdecimal():
        raise UnknownOption("error-unknown-option", f"{text} is no choice and value such as 57:9c4f…", option=text[:80])
    return int(choice), value


def counts(proof: dict[str, Any]) -> dict[str, int]:
    """Return how many dice, cards or chits drawn one by one, and shuffled piles a proof lists."""
    kinds = {"dice": "die", "picks": "pick", "orders": "order"}
    return {name: sum(kind in draw for draw in proof["draws"]) for name, kind in kinds.items()}


def had_proof(proof: dict[str, Any]) -> bool:
    """Tell by its seed whether a game must have a proof, whatever its record says: no other seed gives these dice."""
    return int(proof["seed"], 16) >= SERVED


def problems(proof: dict[str, Any], known: CheckerKnowledge | None = None) -> list[str]:
    """Return what is wrong with a proof that was made here: keys of the catalogue, empty if nothing."""
    told, known = proof["fair"], known or CheckerKnowledge()
    if told is None:
        return ["error-proof-lost" if had_proof(proof) else "error-proof-none"]
    earlier = fair_chance.version_of(told) == 1
    found = {
        "error-proof-nobody": not told["numbers"],
        "error-proof-commitment": not fair_chance.is_bound(told),
        "error-proof-seed": not fair_chance.makes(told, proof["seed"]),
        "error-proof-corrections": told.get("corrections") != proof.get("corrections"),
        "error-proof-labels": not earlier and told["draws"] != digest(proof),
        "error-proof-empty": not proof["draws"],
        "error-proof-midway": bool(proof["draws"]) and proof["draws"][0]["at"] > 0,
        "error-proof-shown": known.commitment not in (None, told["commitment"]),
        "error-proof-number": known.number is not None and known.number not in told["numbers"].values(),
        "error-proof-givers": bool(known.givers) and set(known.givers) != set(told["numbers"]),
        "error-proof-who": not known.givers,
    }
    return [key for key, wrong in found.items() if wrong]
