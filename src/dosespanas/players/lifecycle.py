"""How long an opponent lives, and what it is asked: the same in `simulate`, in the terminal and on a server.

An opponent plays one game in one seat, from the beginning or from the choice at which the game was taken up. It is
asked each choice of its side, in order, but those that everybody can tell to have a single answer (`Game.forced`). What
it remembers follows from its seed and from what it was asked; so one that is lost, with the process it lived in, is
made again from its seed and the record of the game (`relive`).
"""

import hashlib
import math
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from dosespanas.kernel.action import Action
from dosespanas.kernel.errors import DosEspanasError
from dosespanas.kernel.game import Game, UmpiredGame
from dosespanas.kernel.record import read_record
from dosespanas.kernel.side import SIDE_NAMES, SIDE_TERMS
from dosespanas.players import Player
from dosespanas.players.ordered import OrderedPlayer
from dosespanas.players.random_player import RandomPlayer
from dosespanas.registry import steps


def opponent_seed(game: UmpiredGame, side: int) -> int:
    """Return the seed of an opponent's own chance (64 bits): not the game's, and it tells nothing of that.

    It is the same through the whole game, or since the game was taken up with another seed.
    """
    text = f"{int(game.seed, 16)} {SIDE_NAMES[side]}".encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "big")


class PlayerFailed(DosEspanasError):
    """An opponent raised an error, or answered what is not legal: nobody plays in its place."""

    def __init__(self, player: str, side: int, choice: int, seed: str, why: str) -> None:
        super().__init__(
            "error-player-failed",
            f"opponent {player} ({SIDE_NAMES[side]}) failed at choice {choice} of the game with seed {seed}: {why}",
            player=player,
            side=SIDE_TERMS[side],
            choice=choice,
            seed=seed,
            why=why,
        )
        self.why = why


def ask(player: Player, game: Game) -> tuple[str, dict[str, Any] | None]:
    """Return what a player chooses for the side to choose, and its reason; raises PlayerFailed."""
    side = game.actor
    legal = game.legal_view()
    who, seed = type(player).__name__, str(int(game.seed, 16))
    if side is None:
        raise PlayerFailed(who, 0, game.choice, seed, "the game is over")
    try:
        action, reason = player.choose(game.observe(side), legal)
    except Exception as error:
        why = " ".join(f"{type(error).__name__}: {error}".split())[:200]
        raise PlayerFailed(who, side, game.choice, seed, why) from error
    if all(view["action"] != action for view in legal):
        raise PlayerFailed(who, side, game.choice, seed, f"its answer {str(action)[:60]!r} is not legal")
    return action, reason


def unhurried(player: Player) -> Player:
    """Return a player who thinks as long as it takes: one that holds itself to `seconds` a choice has no such limit.

    What it chooses then follows from its seed and what it sees, however busy the machine is.
    """
    if hasattr(player, "seconds"):
        player.seconds = math.inf
    return player


def answer(player: Player, game: Game) -> Action | str:
    """Return what a player does at a choice of its side, asked only if others cannot tell it; raises PlayerFailed."""
    forced = game.forced()
    if forced is not None:
        return forced
    if isinstance(player, RandomPlayer):  # needs no look at the board, and looking takes the time
        return player.pick(game.legal_actions())
    return ask(player, game)[0]


def play_on(game: Game, players: Sequence[Player]) -> None:
    """Let two players play a game to its end."""
    while game.actor is not None:
        player = players[game.actor]
        action = answer(player, game)
        by_order = False
        if isinstance(player, OrderedPlayer):
            by_order = player.answered == game.choice
            if game.forced() is not None:
                player.orders.passed(str(action), game.choice)
        game.apply(action, by_order)


def relive(
    player: Player, side: int, record: str, until: int, data: str | Path | None, told: Callable[[], None]
) -> None:
    """Bring a new player to where it stood before choice `until` of a game, with all it was asked until then.

    It is told each past choice by its `follow`, or asked again and its answer left alone; `told` is called after each.
    A choice that it fails at is passed over.
    """
    read = read_record(record)
    since = read.reseeds[-1].choice if read.reseeds else 0
    for game, action in steps(read, data):
        if game.choice >= until:
            return
        if game.choice >= since and game.actor == side and game.forced() is None:
            with suppress(Exception):
                remember(player, game, action)
            told()


def remember(player: Player, game: Game, action: str) -> None:
    """Let a player go through a choice that was made: `follow` if it has that, else `choose`."""
    follow = getattr(player, "follow", None)
    if follow is None:
        ask(player, game)
    else:
        follow(game.observe(game.actor), game.legal_view(), action)
