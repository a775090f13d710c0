"""Play the same seeds on two builds of the package and compare every position on the way, and what opponents choose.

    python tools/same_games.py src build/compiled

Each folder holds a build. Without the second one (no compiler here) there is nothing to compare; what has been compared
and found the same, down to the last module and data file, is not played again.
"""

import hashlib
import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

GAMES = 14
SETTINGS: list[tuple[str, str, list[str]]] = [
    ("espana1936", "1936", []),
    ("espana1936", "1936", ["naval", "cards_45", "captured_tanks", "rep_generals"]),
    ("gce", "1936", []),
    ("espana1936", "1938", ["naval", "fog", "ask_drm"]),
    ("espana1936", "1936", ["historical", "naval", "tank_move", "tank_loss", "overstack"]),
    ("gce", "campaign", ["hidden_chits", "armoured_train", "border_supply", "frontier_points", "column_politics"]),
    ("espana1936", "1936", ["no_intervention", "fog", "morocco_general", "rp_new_strength"]),
]
"""Game, scenario and options, in turn."""
BUDGET, FOREVER = 2, 1000.0
"""How much a planner tries here, and how long it may take: so long that the clock never ends a search."""
OVERLAYS = ["victory", "aid", "plans"]
"""What every game can lay over its table; these are built by themselves, apart from what games are played by."""
CHOICES = {"planner": 40, "learned": 40}
"""How far levels that search play a game; the others play 150 choices of it."""


SAME = "same-games"
"""File of a compiled build that says with what it was compared and found the same."""
PLAYED_WITH = {".py", ".json", ".so", ".pyd"}
"""What a game comes out of: a build's modules, data and libraries; its words and its page have no part in it."""


def state_of(folder: str) -> str:
    """Return what stands for a build as it is now, and for this comparison."""
    found = hashlib.sha256(f"{sys.version}\0{Path(__file__).read_text(encoding='utf-8')}".encode())
    package = Path(folder) / "dosespanas"
    for file in sorted([*package.rglob("*"), *Path(folder).glob("*.so")]):
        if file.suffix in PLAYED_WITH and not {"page", "server", "terminal"} & {*file.relative_to(folder).parts}:
            found.update(f"\0{file.relative_to(folder)}\0{file.stat().st_size}\0".encode() + file.read_bytes())
    return found.hexdigest()


def fingerprint(seed: int) -> str:
    """Return a line that stands for a whole random game: its length, its end and a hash of all it showed."""
    import dosespanas

    name, scenario, options = SETTINGS[seed % len(SETTINGS)]
    game = dosespanas.new_game(name, scenario, dict.fromkeys(options, True), seed=seed)
    choose = random.Random(seed)
    seen = hashlib.blake2b(digest_size=8)
    while game.actor is not None:
        actions = game.legal_actions()
        seen.update(" ".join(map(str, actions)).encode())
        if game.choice % 20 == 0:
            shown = [game.observe(game.actor), game.observe(None), game.odds(None, game.actor)]
            seen.update(json.dumps(shown, sort_keys=True).encode())
        if game.choice % 60 == 0:
            laid = [game.overlay(layer, game.actor) for layer in OVERLAYS]
            seen.update(json.dumps(laid, sort_keys=True).encode())
        for event in game.apply(choose.choice(actions)):
            seen.update(json.dumps(event.view(None), sort_keys=True).encode())
    return f"{seed} {game.choice} {game.hash()} {seen.hexdigest()}"


def seated(name: str, seed: int, game: str) -> Any:
    """Return an opponent of a game; one that searches does so for a few simulations, and never by the clock."""
    from dosespanas.players import maker

    made: Any = maker(name, game)
    return made(seed, budget=BUDGET, seconds=FOREVER) if name in CHOICES else made(seed)


def game_of(name: str, game: str, seed: int, choices: dict[str, int] = CHOICES) -> Any:
    """Return the beginning of a game that an opponent played against itself; `choices`: how many of whom, if few."""
    import dosespanas
    from dosespanas.players.lifecycle import ask

    played = dosespanas.new_game(game, seed=seed)
    players = [seated(name, seed + side, game) for side in (0, 1)]
    while played.actor is not None and played.choice < choices.get(name, 150):
        forced = played.forced()
        played.apply(ask(players[played.actor], played)[0] if forced is None else forced)
    return played


def of_levels() -> list[str]:
    """Return a line for each opponent of each game: how the game began that it played against itself."""
    from dosespanas.players import names
    from dosespanas.registry import GAMES

    lines = []
    for game in GAMES:
        for name in names(game):
            played = game_of(name, game, 11)
            lines.append(f"{game} {name} {played.choice} {played.hash()}")
    return lines


def play(folder: str) -> str:
    """Return the fingerprints of all games as the build in a folder plays them."""
    environment = dict(os.environ, PYTHONPATH=folder)
    done = subprocess.run([sys.executable, __file__], env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout


def main() -> int:
    """Compare two builds, or (without arguments) print the fingerprints of the one that is imported."""
    if len(sys.argv) == 1:
        from dosespanas.kernel import game

        print("compiled" if not str(game.__file__).endswith(".py") else "pure", file=sys.stderr)
        for seed in range(1, GAMES + 1):
            print(fingerprint(seed))
        print(*of_levels(), sep="\n")
        return 0
    pure, compiled = sys.argv[1:]
    if not (Path(compiled) / "compiled").exists():
        print("No compiled build to compare with.")
        return 0
    compared = Path(compiled) / SAME
    state = f"{state_of(pure)} {state_of(compiled)}"
    if compared.exists() and compared.read_text() == state:
        print("Both builds are those whose games were found to be the same.")
        return 0
    one, other = play(pure).splitlines(), play(compiled).splitlines()
    different = [f"{a}\n{b}" for a, b in zip(one, other, strict=True) if a != b]
    print(*different, f"{len(one) - len(different)} of {len(one)} games are the same on both builds.", sep="\n")
    if not different:
        compared.write_text(state)
    return int(bool(different))


if __name__ == "__main__":
    sys.exit(main())
