"""The law of what is hidden: two games alike for a viewer stay alike for him whatever happens (see `twins.py`)."""

import random
from collections import Counter

import pytest
from tests.espana1936 import twins as espana1936
from tests.gce import twins as gce
from tests.tables import TABLES
from tests.twins import Maker, hunt

import dosespanas
from dosespanas.espana1936 import choices as espana1936_choices
from dosespanas.espana1936.board import stages as e
from dosespanas.gce import choices as gce_choices
from dosespanas.gce.board import stages as g

MAKERS: dict[str, Maker] = {"espana1936": espana1936.make, "gce": gce.make}
STEPS = 12
"""How many actions a pair of twins is played on."""

every_game = pytest.mark.parametrize("name", list(TABLES))


def pursue(name: str, seed: int, share: float, choices: int) -> Counter[str]:
    """Play a random game, and at a share of its choices twins of it; fail where they come to differ for a viewer."""
    game, rng = TABLES[name].new(seed), random.Random(seed)
    count: Counter[str] = Counter()
    while game.actor is not None and game.choice < choices:
        if rng.random() < share:
            found = hunt(MAKERS[name], game, rng, STEPS, count)
            assert found is None, f"seed {seed}, choice {game.choice}: {found}"
        game.apply(rng.choice(game.legal_actions()))
    return count


@every_game
def test_two_games_alike_for_a_viewer_stay_alike_for_him(name: str) -> None:
    count: Counter[str] = Counter()
    for seed in range(4):
        count += pursue(name, seed, 0.03, 500)
    assert count["pairs"] > 20
    assert count["steps"] > 5 * count["pairs"]


@pytest.mark.long
@every_game
@pytest.mark.parametrize("seed", range(100, 200))
def test_many_games_alike_for_a_viewer_stay_alike_for_him(name: str, seed: int) -> None:
    pursue(name, seed, 0.05, 5000)


ESPANA1936 = {
    e.MOVE: "asked by the turn; in the fog who may still move is secret",
    e.MOVE_TO: "follows a move; in the fog what moves is secret, so where it may go",
    e.SURPLUS: "asked where more than four troops stand; in the fog which they are is secret",
    e.ASSIGN: "generals and boxes with own units are public",
    e.ASSIGN_TO: "generals and boxes with own units are public",
    e.ACTIVATE: "generals are public; in the fog the emblems beside them are not",
    e.ATTACKER: "public: a battle opens both stacks",
    e.TARGET: "public: a battle opens both stacks",
    e.SUPPORT_ATTACK: "public: tanks and planes of an open box",
    e.SUPPORT_DEFENCE: "public: tanks, planes and the general of an open box",
    e.CARD_ATTACK: "asked of a side with cards, whose number is public; which they are is secret",
    e.CARD_DEFENCE: "asked of a side with cards, whose number is public; which they are is secret",
    e.PAIR: "public: planes",
    e.REROLL: "public: dice, and how often they may be rolled again",
    e.PLACE_DRM: "public: dice",
    e.SUBSTITUTE: "the troop is in battle, but in the fog the counters left are secret",
    e.SHIP: "asked while a harbour has room; in the fog who waits in Morocco is secret",
    e.SHIP_TO: "harbours are public; in the fog who sails is secret",
    e.EVENT: "asked of a side with cards, not past its limit; which they are is secret",
    e.REACT: "asked of a side with cards whose Intelligence may be among them; whether it is is secret",
    e.EVENT_BOX: "boxes are public; in the fog the counters left are secret",
    e.EVENT_TAKE: "public: planes, tanks and ships off the map",
    e.EVENT_PICK: "in the fog the troops a card may change are secret",
    e.EVENT_LOSE: "in the fog the units a card may take are secret while their owner chooses",
    e.REPLACE: "points and boxes are public; in the fog troops and counters left are secret",
    e.REPLACE_TO: "boxes are public; in the fog the recruit is secret",
    e.REPLACE_TYPE: "in the fog asked for every covered troop that might need a stand-in",
    e.DISCARD: "asked of a side with more than eight cards; which they are is secret",
    e.SAIL: "public: ships and areas",
    e.SAIL_TO: "public: ships and areas",
    e.BERTH: "public: ships and bases",
    e.ENGAGE: "public: ships and planes at sea",
    e.AIM: "public: ships and planes at sea",
    e.BACK: "public: ships and planes at sea",
    e.SUFFER: "public: ships",
    e.CAPTURED_TO: "public: the tank taken, and boxes with own units",
}
"""What all may know of each choice of España 1936: why it is asked, and what is behind the answers."""

GCE = {
    g.BIBERON: "public: turn and what was declared",
    g.DRAW: "public: how many chits a cup holds",
    g.CHIT_PICK: "the chit is public, covered units it may take are secret",
    g.CHIT_TO: "the unit is public, what lies in the hexes is not",
    g.MOBILISE: "public: turn and what was declared",
    g.ENTER: "units due are public, room in covered stacks is not",
    g.ENTER_TO: "the unit is public, room in covered stacks is not",
    g.REBUILD: "asked for points, divisions and reduced units that may lie covered; which lie where is secret",
    g.REBUILD_TO: "the unit is public, room in covered stacks is not",
    g.SURPLUS: "which of a crowded stack is covered is secret",
    g.STRATEGIC: "asked while a covered stack stands where trains or ships go; who lies there is secret",
    g.STRATEGIC_TO: "who travels from a covered stack is secret",
    g.MOVE: "asked by the turn; who lies covered, and hidden chits, are secret",
    g.MOVE_ON: "the pace of covered units is secret, so they are asked until a zone of control halts them",
    g.DESERT: "asked while the chit may be held and columns are seen next to the enemy; whether it is held is secret",
    g.ATTACK: "asked while a covered stack stands next to an enemy not attacked; who can attack is secret",
    g.JOIN: "known where nothing lies covered next to the hex attacked",
    g.SUPPORT: "asked while a covered headquarters may be near; whether it is is secret",
    g.TRAIN: "asked while the covered train may be near; whether it is is secret",
    g.AIR: "public: aircraft and towns in supply",
    g.NAVAL: "public: coast, turn and what was used",
    g.CHIT: "asked while a hidden chit might fit, by what is not yet played; whether one does is secret",
    g.LOSE: "public: a battle opens its stacks",
    g.ADVANCE: "attackers are public; who may pursue from covered stacks, and room in them, is not",
    g.ADVANCE_TO: "the victor is public, room in covered stacks is not",
    g.CASADO: "public: the coup opens the stacks around Madrid",
    g.CASADO_TO: "public: the coup opens the stacks around Madrid",
}
"""The same for La Guerra Civil Española."""


def test_it_is_written_down_what_is_public_of_each_choice() -> None:
    secret = [
        {stage: choice.secret is not None for stage, choice in espana1936_choices.PHASES.choices.items()},
        {stage: choice.secret is not None for stage, choice in gce_choices.PHASES.choices.items()},
    ]
    for told, hidden in zip((ESPANA1936, GCE), secret, strict=True):
        assert told.keys() == hidden.keys()
        for stage, text in told.items():
            public = text.startswith("public:") or text.endswith("are public")
            assert public != hidden[stage], text


CURTAINS: list[tuple[str, dict[str, bool], set[str | None]]] = [
    ("espana1936", {}, {None, "curtain-cards"}),
    ("espana1936", {"fog": True}, {"curtain-fog", "curtain-cards"}),
    ("gce", {"open_stacks": True}, {None}),
    ("gce", {"open_stacks": True, "hidden_chits": True}, {None, "curtain-chits"}),
    ("gce", {}, {"curtain-stacks"}),
]
"""What two persons at one screen are told when one of them must look away, by game and options."""


@pytest.mark.parametrize(("name", "options", "said"), CURTAINS)
def test_the_rules_say_when_the_other_may_not_look(name: str, options: dict[str, bool], said: set[str | None]) -> None:
    game, rng, found = dosespanas.new_game(name, options=options, seed=1), random.Random(1), set[str | None]()
    while game.actor is not None and game.choice < 400:
        found.add(game.observe(game.actor)["curtain"])
        assert game.observe(None)["curtain"] is None
        game.apply(rng.choice(game.legal_actions()))
    assert found == said
