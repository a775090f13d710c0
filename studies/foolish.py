"""What a careful person calls foolish in an opponent's play, counted: one command for both games.

    PYTHONPATH=build/compiled:. python -m studies.foolish --games 20
    PYTHONPATH=build/compiled:. python -m studies.foolish --game espana1936 --levels learned grade5 --games 20

Each level plays itself in every scenario. `mind` is the learned opponent without plans. For each side it is told how
often something foolish was done, of how many times it could have been:

- idle general: assigned to a box without an enemy, while a battle in an own box was open to him;
- plane nowhere: left, as a movement ends, where no battle is, though it could fly to one;
- attack that cannot gain: no roll of the dice costs the defender anything, or a battle begun in which nobody attacks
  (in La Guerra Civil Española of attacks whose odds are known before they are made: covered units are not);
- card for nobody: an event that finds nobody (chits of La Guerra Civil Española are drawn, not chosen);
- left out of supply: a movement after which more of one's own units are out of supply than before it.
"""

import argparse
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import dosespanas
from dosespanas.espana1936.board import notation as n
from dosespanas.espana1936.board import stages
from dosespanas.espana1936.board.data import PLANE
from dosespanas.espana1936.engine import Engine as EspanaEngine
from dosespanas.espana1936.movement.moves import plane_boxes
from dosespanas.espana1936.odds.attack_odds import side_hits
from dosespanas.gce.board import notation as gce_notation
from dosespanas.gce.board import stages as gce_stages
from dosespanas.gce.combat.odds import odds_of
from dosespanas.gce.engine import Engine as GceEngine
from dosespanas.gce.supply.sources import supplied
from dosespanas.kernel.game import Game
from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.kernel.state import State
from dosespanas.players import Player, make
from dosespanas.players.espana1936.policy.attack_values import Arms
from dosespanas.players.lifecycle import answer, unhurried
from dosespanas.registry import DEFINITIONS
from dosespanas.terminal.simulate import wilson

MIND: Final = "mind"
IDLE, NOWHERE, VAIN, NOBODY, UNFED = (
    "idle general", "plane nowhere", "attack that cannot gain", "card for nobody", "left out of supply"
)  # fmt: skip
SURE: Final = 1.0 - 1e-9


class Looker:
    """Counts what one game's sides did."""

    def __init__(self) -> None:
        self.chances = [Counter[str](), Counter[str]()]
        self.foolish = [Counter[str](), Counter[str]()]
        self.hungry: dict[tuple[int, int], int] = {}
        """By turn and step: how many own units were out of supply as the movement began."""

    def note(self, side: int, kind: str, foolish: bool) -> None:
        """Count a chance to do something foolish, and whether it was."""
        self.chances[side][kind] += 1
        self.foolish[side][kind] += foolish

    def fed(self, side: int, when: tuple[int, int], hungry: int, ends: bool) -> None:
        """Look at how many units are out of supply in a movement; `ends`: it is over."""
        before = self.hungry.setdefault(when, hungry)
        if ends:
            self.note(side, UNFED, hungry > before)


def look_at_espana(looker: Looker, t: State, code: int) -> None:
    """Look at a choice of España 1936 before it is made."""
    assert isinstance(t, EspanaEngine)
    kind, payload, side = n.kind_of(code), n.payload_of(code), t.side
    battles = t.here[0] & t.here[1]
    if t.stage == stages.ASSIGN_TO:
        open_to = [n.payload_of(one) for one in t.codes()]
        looker.note(side, IDLE, not battles >> payload & 1 and any(battles >> box & 1 for box in open_to))
    elif t.stage == stages.MOVE:
        out = sum(1 for slot in t.slots_of(side) if t.t_box[slot] >= 0 and not t.supplied(side, t.t_box[slot]))
        looker.fed(side, (t.turn, t.step_no), out, kind == n.DONE)
        if kind == n.DONE:
            able = [n.payload_of(one) for one in t.codes() if n.kind_of(one) == n.MOVE_PIECE]
            for plane in able:
                if t.data.piece_kinds[plane] == PLANE and battles & plane_boxes(t, side, plane):
                    there = t.p_box[plane]
                    looker.note(side, NOWHERE, there < 0 or not battles >> there & 1)
    elif t.stage == stages.MOVE_TO and t.selected >= len(t.t_box):
        plane = t.selected - len(t.t_box)
        if t.data.piece_kinds[plane] == PLANE and kind == n.TO and battles & plane_boxes(t, side, plane):
            looker.note(side, NOWHERE, not battles >> payload & 1)
    elif t.stage == stages.ATTACKER and kind == n.DONE and t.battle.first:
        looker.note(side, VAIN, True)
    elif t.stage == stages.TARGET:
        slot, box = t.attack.attacker, t.battle.box
        arms = Arms(t.t_strength[slot], t.type_drm(t.t_type[slot]))
        general = [t.battle.general] if t.battle.first and t.battle.general >= 0 else []
        for piece in [*t.supporters(side, box), *general]:
            arms.add(t, piece, False)
        looker.note(side, VAIN, side_hits(arms)[0] >= SURE)
    elif t.stage == stages.EVENT and kind == n.EVENT:
        looker.note(side, NOBODY, code in t.cautions())


def look_at_gce(looker: Looker, b: State, code: int) -> None:
    """Look at a choice of La Guerra Civil Española before it is made."""
    assert isinstance(b, GceEngine)
    kind, side = gce_notation.kind_of(code), b.side
    if b.stage == gce_stages.MOVE:
        ends = kind == gce_notation.DONE
        when = (b.turn, b.step_no)
        if ends or when not in looker.hungry:
            looker.fed(side, when, sum(1 for unit in b.on_map(side) if not supplied(b, unit)), ends)
    elif b.stage == gce_stages.JOIN and kind == gce_notation.COMMIT:
        odds = odds_of(b, code, side)
        table = None if odds is None else odds["table"]
        if table is not None:
            looker.note(side, VAIN, not any(row["defender"] for row in table))


LOOKS: Final[dict[str, Callable[[Looker, State, int], None]]] = {"espana1936": look_at_espana, "gce": look_at_gce}


def play(game: Game, players: list[Player], look: Callable[[Looker, State, int], None]) -> Looker:
    """Let two players play a game to its end, and look at each choice."""
    looker = Looker()
    while game.actor is not None:
        action = answer(players[game.actor], game)
        taken = game.parse(str(action))
        if len(game.state.codes()) > 1:
            look(looker, game.state, taken.code)
        game.apply(taken)
    return looker


def level(name: str, game: str) -> str:
    """Return an opponent by name; `mind` is the learned one without plans."""
    return f"dosespanas.players.{game}.learned.player:mind" if name == MIND else name


def share(foolish: int, of: int) -> str:
    """Return how often something was done, with its 95% interval."""
    low, high = wilson(foolish, of)
    return f"{foolish} of {of} ({foolish / of:.1%}; {low:.1%} to {high:.1%})"


def main() -> None:
    """Play and count."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=list(LOOKS), help="one game alone")
    parser.add_argument("--levels", nargs="+", default=[MIND], help="opponents by name; mind: the learned one's")
    parser.add_argument("--scenario", help="one scenario alone")
    parser.add_argument("--games", type=int, default=20, help="of each level and scenario")
    parser.add_argument("--seed", type=int, default=1)
    asked: Any = parser.parse_args()
    for name in [asked.game] if asked.game else list(LOOKS):
        for scenario in DEFINITIONS[name].choices.SCENARIOS:
            if asked.scenario not in (None, scenario):
                continue
            for who in asked.levels:
                chances, foolish = [Counter[str](), Counter[str]()], [Counter[str](), Counter[str]()]
                for seed in range(asked.seed, asked.seed + asked.games):
                    seats = [unhurried(make(level(who, name), 2 * seed + side, name)) for side in (0, 1)]
                    found = play(dosespanas.new_game(name, scenario, seed=seed), seats, LOOKS[name])
                    for side in (0, 1):
                        chances[side] += found.chances[side]
                        foolish[side] += found.foolish[side]
                for side in (0, 1):
                    print(f"{name} {scenario} {who} {SIDE_NAMES[side]}, {asked.games} games", flush=True)
                    for kind, of in chances[side].items():
                        print(f"  {kind}: {share(foolish[side][kind], of)}", flush=True)


if __name__ == "__main__":
    main()
