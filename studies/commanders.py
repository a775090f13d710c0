"""Whether commanders are told from each other by how they open: one command for both games.

    PYTHONPATH=build/compiled:. python -m studies.commanders --games 40

Each commander leads his side, and so does the tuned opponent whose weights he changes, against the tuned opponent, each
game from another seed. What he chose in the first turns, where there was a choice, is a bag of words: the turn, and
where the piece went or the fight was, else what was named last. A naive Bayes classifier, taught by all games but one,
says who led that one. Whoever is known in 80 of 100 games plays in a way that a person could know again.
"""

import argparse
import math
import random
from collections import Counter
from typing import Any, Final

import dosespanas
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.players import commanders, make
from dosespanas.players.lifecycle import answer, unhurried
from dosespanas.registry import DEFINITIONS
from dosespanas.terminal.simulate import wilson

TUNED: Final = "tuned"
PRIOR: Final = 0.5
"""How often each word is held to have been seen before any was."""


def opening(name: str, scenario: str, leader: str, side: int, turns: int, seed: int) -> Counter[str]:
    """Return what a leader of a side chose in the first turns of a game against the tuned opponent, as words."""
    game: Game = dosespanas.new_game(name, scenario=scenario, seed=seed)
    players = [unhurried(make(leader if mine == side else TUNED, 2 * seed + mine, name)) for mine in (0, 1)]
    words: Counter[str] = Counter()
    seen = game.observe(None)
    last = seen["turn"] + turns - 1
    while game.actor is not None and seen["turn"] <= last:
        own = game.actor == side and game.forced() is None
        action = answer(players[game.actor], game)
        if own:
            words[f"{seen['turn']} {where(seen) or str(action).split()[-1]}"] += 1
        game.apply(action)
        seen = game.observe(None)
    return words


def where(seen: dict[str, Any]) -> str:
    """Return the box or hex of the fight in hand, from what all see."""
    fight = seen.get("battle") or seen.get("attack") or {}
    return str(fight.get("box") or fight.get("hex") or "")


def guess(words: Counter[str], taught: dict[str, Counter[str]], vocabulary: int) -> str:
    """Return who most likely chose some words, taught by those of each."""
    found: dict[str, float] = {}
    for leader, known in taught.items():
        total = known.total() + PRIOR * vocabulary
        found[leader] = sum(many * math.log((known[word] + PRIOR) / total) for word, many in words.items())
    return max(found, key=lambda leader: found[leader])


def main() -> None:
    """Let each commander open, and tell how many of his games are known to be his."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=sorted(DEFINITIONS), action="append")
    parser.add_argument("--scenario", help="one scenario alone")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--turns", type=int, default=2)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**8))
    given = parser.parse_args()
    print(f"seed {given.seed}, {given.games} games of each, the first {given.turns} turns")
    for name in given.game or sorted(DEFINITIONS):
        for scenario in DEFINITIONS[name].choices.SCENARIOS:
            if given.scenario in (None, scenario):
                tell(name, scenario, given)


def tell(name: str, scenario: str, given: argparse.Namespace) -> None:
    """Tell how many games of each leader of a scenario are known to be his, and for whose the others are taken."""
    for side, called in enumerate(SIDE_NAMES):
        leaders = [one.name for one in commanders(name) if one.side == side] + [TUNED]
        seeds = [given.seed + number for number in range(given.games)]
        led = {who: [opening(name, scenario, who, side, given.turns, seed) for seed in seeds] for who in leaders}
        known = {who: sum(games, Counter[str]()) for who, games in led.items()}
        vocabulary = len({word for words in known.values() for word in words})
        for who, games in led.items():
            guesses: Counter[str] = Counter()
            for words in games:
                guesses[guess(words, known | {who: known[who] - words}, vocabulary)] += 1
            low, high = wilson(guesses[who], len(games))
            others = ", ".join(f"{other} {many}" for other, many in guesses.most_common() if other != who)
            share = f"{guesses[who]} of {len(games)} ({low:.0%} - {high:.0%})"
            print(f"{name} {scenario} {called} {who}: {share}; taken for {others or 'nobody else'}", flush=True)


if __name__ == "__main__":
    main()
