"""Where generals stand to defend: what they are worth to a box that is attacked, and no place beside a battle."""

import pytest
from studies.foolish import IDLE, LOOKS, NOBODY, NOWHERE, UNFED, VAIN, Looker, level, play
from tests.espana1936.build import game

import dosespanas
from dosespanas.espana1936.board.fog import shown
from dosespanas.espana1936.board.options import Options
from dosespanas.espana1936.engine import Engine
from dosespanas.kernel.game import Game
from dosespanas.players import make
from dosespanas.players.espana1936.learned.value import strongest_minds
from dosespanas.players.espana1936.policy.policy import Policy
from dosespanas.players.espana1936.policy.weights import Weights, initial

HELD = [
    "valencia",
    "castellon",
    "cuenca",
    "albacete",
    "alicante",
    "murcia",
    "tarragona",
    "barcelona",
    "gerona",
    "teruel",
    "guadalajara",
    "toledo",
    "ciudad_real",
    "jaen",
    "almeria",
    "malaga",
    "bilbao",
    "santander",
]
"""What the Republic holds here, so that the war goes on."""


def table(pieces: dict[str, str], fog: bool = False, more: tuple[str, ...] = ()) -> Game:
    """A battle at Madrid, a threat to Barcelona, and the Republic's best general still to be sent."""
    troops = ["N legion-5 madrid", "R regular-2 madrid", "N regular-5 lerida", "R regular-3 barcelona", *more]
    return game("generals", troops, pieces, republic=HELD, options={"fog": fog})


def at_madrid(attacked: bool = False, fog: bool = False, under: str = "") -> Engine:
    """That table as the Republic sees it.

    `attacked`: a Nationalist general has come to Madrid; `under`: what stands under the legion there.
    """
    tank = {"pz1_1": "madrid"} if under == "tank" else {}
    more = ("N regular-3 madrid",) if under == "troop" else ()
    state = table({"rojo": "mat", "mola": "mat"} | tank, fog, more).state
    assert isinstance(state, Engine)
    state.side = 1
    if attacked:
        state.p_box[state.data.piece_names.index("mola")] = state.data.box_index["madrid"]
    return state


def policy(**weights: float) -> Policy:
    return Policy([Weights(initial() | weights)] * 2, 1)


def worth(state: Engine, whose: Policy, box: str) -> float:
    general = state.data.piece_names.index("rojo")
    return whose.general(state, whose.sight(state), general, state.data.box_index[box])


PLAIN = {"general_guard": 0.0, "general_box": 0.0}
"""What else draws a general to a battle."""


def test_a_general_is_worth_to_a_box_what_an_attack_on_it_gains_less() -> None:
    state = at_madrid()
    without, defending = policy(**PLAIN), policy(**PLAIN, general_defend=1.0)
    gain = worth(state, defending, "madrid") - worth(state, without, "madrid")
    assert gain > 0.2
    sight = defending.sight(state)
    assert defending.defence(state, sight, state.data.piece_names.index("rojo"), state.data.box_index["madrid"]) > 0.0
    assert worth(state, defending, "barcelona") == worth(state, without, "barcelona"), "nobody attacks there"


def test_a_battle_that_a_general_of_the_enemy_may_open_counts_more() -> None:
    defending = policy(**PLAIN, general_defend=1.0)
    general = at_madrid().data.piece_names.index("rojo")
    likely = []
    for state in (at_madrid(), at_madrid(attacked=True)):
        likely.append(defending.defence(state, defending.sight(state), general, state.data.box_index["madrid"]))
    assert likely[1] > 1.5 * likely[0] > 0.0


def test_what_the_fog_covers_changes_nothing() -> None:
    """What lies under the troop on top is not seen, a tank or a troop; where everything lies open it is."""
    defending = policy(**PLAIN, general_defend=1.0)
    madrid = at_madrid().data.box_index["madrid"]
    found: dict[bool, list[float]] = {}
    covered = at_madrid(fog=True, under="tank")
    for fog in (False, True):
        for under in ("tank", "troop"):
            state = at_madrid(fog=fog, under=under)
            if fog:
                (top,) = shown(state, 0, madrid)
                assert state.t_strength[top] == 5
            found.setdefault(fog, []).append(worth(state, defending, "madrid"))
    assert found[True][0] == found[True][1]
    seen = [defending.sight(state).supporters(0, madrid) for state in (at_madrid(under="tank"), covered)]
    assert [len(some) for some in seen] == [1, 0]


def test_no_battle_is_left_for_a_place_without_an_enemy() -> None:
    """However little a general helps there, it is more than where nobody can attack."""
    whose = policy(**PLAIN, general_defend=1.0e-6)
    state = at_madrid()
    assert worth(state, whose, "madrid") > worth(state, whose, "barcelona") > 0.0


@pytest.mark.parametrize("scenario", ["1936", "1938"])
def test_the_republic_stands_to_defend_in_every_mind_that_strangers_meet(scenario: str) -> None:
    assert strongest_minds(scenario, Options({}))[1]["general_defend"] > 0.0


@pytest.mark.parametrize("seed", [1, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 12))])
def test_generals_of_the_strongest_mind_never_stand_idle_beside_a_battle(seed: int) -> None:
    seats = [make(level("mind", "espana1936"), seed + side) for side in (0, 1)]
    found = play(dosespanas.new_game(seed=seed), seats, LOOKS["espana1936"])
    assert found.chances[1][IDLE] > 10
    assert found.foolish[0][IDLE] == found.foolish[1][IDLE] == 0
    assert {IDLE, NOWHERE, VAIN, NOBODY, UNFED} >= set(found.chances[0])


def test_a_general_who_is_sent_where_no_enemy_is_counts_as_foolish() -> None:
    """The look of the study: only where a battle was open to him."""
    played = table({"rojo": "mat"})
    played.apply("assign rojo")
    state = played.state
    for box, foolish in (("barcelona", 1), ("madrid", 0)):
        looker = Looker()
        LOOKS["espana1936"](looker, state, state.parse(f"to {box}"))
        assert (looker.chances[1][IDLE], looker.foolish[1][IDLE]) == (1, foolish)
