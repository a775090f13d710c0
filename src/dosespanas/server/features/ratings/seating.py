"""Begins a game between two players that were brought together: accounts, computer opponents."""

from collections.abc import Mapping, Sequence
from contextlib import suppress

from sqlalchemy.exc import IntegrityError

import dosespanas
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.server.games.game_service import GameService
from dosespanas.server.games.lobby import Again
from dosespanas.server.games.pace import Pace
from dosespanas.server.storage.rated_games import account_in, is_program, level_of
from dosespanas.server.storage.secret_tokens import new_token, token_hash
from dosespanas.server.storage.store import PERSON


def begin_between(
    play: GameService,
    game: str,
    title: str,
    scenario: str,
    options: Mapping[str, bool],
    name: str | None,
    players: Sequence[str],
    rated: bool,
    pace: Pace | None = None,
) -> None:
    """Begin the game of this id for two players, the Nationalist side's first; nothing happens if it has begun.

    `pace`: the clocks that two persons have; against a computer there are none. An account opens it by being signed in:
    the secret of its seat is told to nobody.
    """
    like = dosespanas.new_game(title, scenario=scenario, options=dict(options))
    by_side: dict[str, str] = dict(zip(SIDE_NAMES, players, strict=True))
    accounts = {side: None if level_of(player) is not None else account_in(player) for side, player in by_side.items()}
    programs = {side: is_program(player) for side, player in by_side.items() if accounts[side] is not None}
    hashes = {side: None if account is None else token_hash(new_token()) for side, account in accounts.items()}
    seated = {side: level_of(player) or PERSON for side, player in by_side.items()}
    mine = SIDE_NAMES[0] if None not in accounts.values() else None
    again = Again(game, hashes, accounts, rated, late=True, programs=programs)
    with suppress(IntegrityError):  # another process was faster
        play.gathering.open(like, seated, False, name, mine=mine, again=again, pace=pace if mine else None)
