"""Positions of games with an id put elsewhere, and what each of them is held to that is taken: it plays on."""

import random
from typing import Any

from tests.tables import Table

import dosespanas
from dosespanas.espana1936.board.stages import STEPS as ESPANA_STEPS
from dosespanas.gce.board.stages import STEPS as GCE_STEPS
from dosespanas.kernel.game import Game
from dosespanas.registry import definition_of

VIEWERS = (0, 1, None)


STEPS = {
    "espana1936": [step.name for step in ESPANA_STEPS.values()],
    "gce": [step.name for step in GCE_STEPS.values()],
}
"""The steps of a turn by name."""


def parts_of(node: Any, path: str = "") -> list[tuple[str, Any]]:
    """Every list and object of a position, with the way to it."""
    found = [(path, node)] if isinstance(node, dict | list) else []
    inner = node.items() if isinstance(node, dict) else enumerate(node) if isinstance(node, list) else ()
    for name, value in inner:
        found += parts_of(value, f"{path}/{name}")
    return found


def kind_of(path: str) -> str:
    """The way to a place of a position without what is different from piece to piece."""
    return path.split("/")[1] if path else ""


def mutate(raw: dict[str, Any], rng: random.Random) -> str:
    """Move an id of a position to another place that looks legal, or let a field say what it says elsewhere."""
    state, how = raw["state"], rng.random()
    parts = parts_of(state)
    rows = [(path, row) for path, row in parts if isinstance(row, list) and all(isinstance(one, str) for one in row)]
    path, row = rng.choice([one for one in rows if one[1]])
    if how < 0.35:  # to another list: a hand, a deck, a stack
        other, target = rng.choice(rows)
        word = rng.choice(row)
        if rng.random() < 0.7:
            row.remove(word)
        target.insert(rng.randint(0, len(target)), word)
        return f"{word}: {path} -> {other}"
    if how < 0.5:
        return f"{row.pop(rng.randrange(len(row)))}: {path} -> nowhere"
    if how < 0.55:
        name = rng.choice(sorted(definition_of(raw["game"]).choices.AVAILABLE))
        raw["options"][name] = not raw["options"].get(name, False)
        return f"option {name}: {raw['options'][name]}"
    if how < 0.6:
        name = rng.choice(["turn", "step"])
        state[name] = rng.choice(STEPS[raw["game"]]) if name == "step" else rng.randint(1, 19)
        return f"{name}: {state[name]}"
    fields = [
        (at, part, name)
        for at, part in parts
        if isinstance(part, dict)
        for name, value in part.items()
        if isinstance(value, str | int | None)
    ]
    path, part, name = rng.choice(fields)
    alike = [one[1][one[2]] for one in fields if kind_of(one[0]) == kind_of(path) and one[2] == name]
    any_field = rng.choice(fields)
    part[name] = rng.choice([*[rng.choice(alike)] * 3, any_field[1][any_field[2]], rng.randrange(8), 0])
    return f"{path}/{name} = {part[name]}"


def look(table: Table, game: Game, rng: random.Random) -> None:
    """Ask all that is asked of a game; what is drawn for an observation shows just that."""
    legal = game.legal_actions()
    game.legal_view()
    game.warnings()
    for viewer in VIEWERS:
        seen = game.observe(viewer)
        drawn = dosespanas.sample(seen, rng.randrange(1000))
        shown = drawn.observe(viewer)
        other = [name for name in seen if shown[name] != seen[name]]
        assert [(name, shown[name], seen[name]) for name in other] == []
        if viewer is not None:
            for name in table.overlays(game, viewer):
                game.overlay(name, viewer)
    if legal:
        game.odds(rng.choice(legal), game.state.actor())


def play_on(table: Table, game: Game, rng: random.Random, steps: int = 200) -> None:
    """Play at random and look; every law is kept, and the position of the game is taken as it is."""
    assert game.state.problems() == []
    for number in range(steps):
        if number % 50 == 0:
            look(table, game, rng)
        legal = game.legal_actions()
        if not legal:
            break
        game.apply(rng.choice(legal))
    assert (game.actor is None) == (game.outcome() is not None)
    problems = game.state.problems()
    assert problems == [], [str(one) for one in problems]
    assert dosespanas.from_position(game.to_position()).hash() == game.hash()
