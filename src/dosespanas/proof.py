"""The proof of a finished game: what its seed was made of, and every die, shuffle and draw that came of it."""

from pathlib import Path
from typing import Any

from dosespanas.kernel import fair
from dosespanas.kernel.chance import Draw
from dosespanas.kernel.game import Game
from dosespanas.shelf import replay_kept

FORMAT = "dosespanas-proof 1"


def prove(text: str, data: str | Path | None = None) -> dict[str, Any]:
    """Replay a record and return its proof as JSON (see `docs/fair-play.md`).

    `fair` is null for a record that does not say what its seed was made of. Raises BadRecord where the record departs
    from the rules.
    """
    game = replay_kept(text, data)
    return {
        "format": FORMAT,
        "game": game.header.game,
        "fair": game.fairness,
        "seed": game.seed,
        "begins": game.reseeds[-1].choice if game.reseeds else 0,
        "used": game.state.chance.cursor,
        "draws": [draw_view(game, draw) for draw in game.draws],
    }


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


def counts(proof: dict[str, Any]) -> dict[str, int]:
    """Return how many dice, cards or chits drawn one by one, and shuffled piles a proof lists."""
    kinds = {"dice": "die", "picks": "pick", "orders": "order"}
    return {name: sum(kind in draw for draw in proof["draws"]) for name, kind in kinds.items()}


def problems(proof: dict[str, Any]) -> list[str]:
    """Return what is wrong with the seed of a proof that was made here: keys of the catalogue, empty if nothing."""
    told = proof["fair"]
    if told is None:
        return ["error-proof-none"]
    found = [] if fair.is_bound(told) else ["error-proof-commitment"]
    return found if fair.makes(told, proof["seed"]) else [*found, "error-proof-seed"]
