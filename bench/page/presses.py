"""How many presses a turn of España 1936 takes with the gestures of the page, in games of the tuned opponent.

    python bench/page/presses.py                 10 games
    python bench/page/presses.py --games 40

Compiled it is several times as fast: `make compiled`, then PYTHONPATH=build/compiled before it.

A press is a click, a key or one drag. A piece that goes somewhere is one drag. A whole attack is one button of
*Attacks*: its general, who attacks whom, who helps, and no card; a card that is laid is a press more. Who defends says
with one press who helps, and with one that no card is laid for the rest of the battle. `--proposals`: replacements are
taken as the page proposes them, all by one press. Films and hints are not counted.
"""

import argparse
from itertools import groupby
from statistics import mean, median
from typing import NamedTuple

import dosespanas
from dosespanas.players import make
from dosespanas.players.lifecycle import opponent_seed

DRAGGED = ("move", "assign", "recruit", "ship")
"""Verbs of what is dragged: where it goes is no press more."""
IN_ATTACK = ("prompt-target", "prompt-support-attack")
"""Questions that the button of an attack answers."""


class Answer(NamedTuple):
    """What one side answered."""

    question: str
    verb: str
    battle: tuple[str, ...] | None
    """Box, attacking side and general of the battle in hand."""
    attacks: bool


def presses(answers: list[Answer]) -> int:
    """Return how many presses give the answers of one side in one turn."""
    count, dragged = 0, False
    for answer in answers:
        if answer.question in (*IN_ATTACK, "prompt-card", "prompt-support-defence"):
            continue
        follows = answer.verb == "battle" or (answer.verb == "to" and dragged)
        count += not follows
        dragged = answer.verb in DRAGGED
    helped = [key for key, _ in groupby(answers, lambda one: one.question == "prompt-support-defence") if key]
    return count + len(helped) + cards(answers)


def cards(answers: list[Answer]) -> int:
    """Return how many presses lay cards in battles, or none."""
    asked = [answer for answer in answers if answer.question == "prompt-card"]
    count = sum(one.verb == "play" for one in asked if one.attacks)
    for _, battle in groupby([one for one in asked if not one.attacks], lambda one: one.battle):
        verbs = [one.verb for one in battle]
        last = max((i + 1 for i, verb in enumerate(verbs) if verb == "play"), default=0)
        count += last + (last < len(verbs))
    return count


def proposed(answers: list[Answer]) -> list[Answer]:
    """Return them with one press in place of all replacements."""
    kept, skips, taken = list[Answer](), False, False
    for answer in answers:
        replaces = answer.question == "prompt-replacement"
        skips = replaces or (skips and answer.question == "prompt-recruit-to")
        if not skips or not taken:
            kept.append(answer)
        taken = taken or replaces
    return kept


def turns(seed: int) -> dict[tuple[int, str], list[Answer]]:
    """Play a game; return by turn and side what was answered where there was a choice."""
    game = dosespanas.new_game("espana1936", seed=seed)
    players = {side: make("tuned", opponent_seed(game, side)) for side in (0, 1)}
    found: dict[tuple[int, str], list[Answer]] = {}
    while game.actor is not None:
        side, seen, legal = game.actor, game.observe(game.actor), game.legal_view()
        action, _ = players[side].choose(seen, legal)
        fought = seen["battle"]
        battle = fought and (fought["box"], fought["attacker"], str(fought["general"]))
        answer = Answer(seen["prompt"]["key"], action.split()[0], battle, bool(battle and battle[1] == seen["viewer"]))
        if len(legal) > 1:
            found.setdefault((seen["turn"], seen["viewer"]), []).append(answer)
        game.apply(action)
    return found


def main() -> None:
    """Play the games and say what they took."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--proposals", action="store_true")
    asked = parser.parse_args()
    games = asked.games
    played = [answers for seed in range(games) for answers in turns(seed).values()]
    if asked.proposals:
        played = [proposed(answers) for answers in played]
    counted = [presses(answers) for answers in played]
    print(f"{len(played)} turns of a side in {games} games; answers: mean {mean(map(len, played)):.1f}")
    print(f"presses: median {median(counted):g}, mean {mean(counted):.1f}, most {max(counted)}")


if __name__ == "__main__":
    main()
