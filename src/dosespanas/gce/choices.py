"""Everything a player is asked and all that happens by itself, stage by stage: the rules as one table."""

from typing import Final

from dosespanas.gce import sequence
from dosespanas.gce.administration import arrivals, income, mobilisation, rebuilding
from dosespanas.gce.board import stages
from dosespanas.gce.board.state import Board
from dosespanas.gce.combat import advance, attack, casado, losses, resolution, support
from dosespanas.gce.control import stacking
from dosespanas.gce.events import chits, desertion, places
from dosespanas.gce.movement import group_move, phase, strategic
from dosespanas.kernel.state_machine import Choice, Phases, Secret


def chits_hidden(b: Board) -> bool:
    """7.4-b: tell whether held chits are secret."""
    return b.options.hidden_chits


def covers(b: Board) -> bool:
    """13.6: tell whether the side to choose has covered stacks. What a battle or the coup has opened, all can see."""
    return b.hides(b.side)


def either(b: Board) -> bool:
    """7.4-b, 13.6: tell whether chits are secret or stacks are covered."""
    return chits_hidden(b) or covers(b)


OF_CHITS: Final[Secret[Board]] = Secret("curtain-chits", chits_hidden)
"""7.4-b: a choice that offers held chits, which the other side may not know."""

IN_STACKS: Final[Secret[Board]] = Secret("curtain-stacks", covers)
"""13.6: a choice that depends on what lies in covered stacks."""

OF_BOTH: Final[Secret[Board]] = Secret("curtain-chits", either)
"""7.4-b, 13.6: a choice that depends on held chits and on covered stacks."""

OF_JOINERS: Final[Secret[Board]] = Secret("curtain-stacks", attack.veiled)
"""13.6: who may join an attack from covered stacks."""


CHOICES: Final[list[Choice[Board]]] = [
    Choice(stages.BIBERON, "prompt-gce-biberon", "6.12",
           income.codes_biberon, income.take_biberon, income.why_not_biberon),
    Choice(stages.DRAW, "prompt-gce-draw", "7.2-a", chits.codes_draw, chits.take_draw, chits.why_not_draw),
    Choice(stages.CHIT_PICK, "prompt-gce-pick", "7.2-a",
           chits.codes_pick, chits.take_pick, chits.why_not_pick, IN_STACKS),
    Choice(stages.CHIT_TO, "prompt-gce-chit-to", "7.2-a",
           places.codes_to, places.take_to, places.why_not_to, IN_STACKS),
    Choice(stages.MOBILISE, "prompt-gce-mobilise", "6.11-a",
           mobilisation.codes_mobilise, mobilisation.take_mobilise, mobilisation.why_not_mobilise),
    Choice(stages.ENTER, "prompt-gce-enter", "6.2-d",
           arrivals.codes_enter, arrivals.take_enter, arrivals.why_not_enter, IN_STACKS),
    Choice(stages.ENTER_TO, "prompt-gce-to", "6.2-a",
           arrivals.codes_to, arrivals.take_to, arrivals.why_not_to, IN_STACKS),
    Choice(stages.REBUILD, "prompt-gce-rebuild", "6.6-a",
           rebuilding.codes_rebuild, rebuilding.take_rebuild, rebuilding.why_not_rebuild, IN_STACKS),
    Choice(stages.REBUILD_TO, "prompt-gce-to", "6.6-b",
           rebuilding.codes_to, rebuilding.take_to, rebuilding.why_not_to, IN_STACKS),
    Choice(stages.SURPLUS, "prompt-gce-surplus", "9.1-b",
           stacking.codes_surplus, stacking.take_surplus, stacking.why_not_surplus, IN_STACKS),
    Choice(stages.STRATEGIC, "prompt-gce-strategic", "14.1",
           strategic.codes_strategic, strategic.take_strategic, strategic.why_not_strategic, IN_STACKS),
    Choice(stages.STRATEGIC_TO, "prompt-gce-to", "14.2-a",
           strategic.codes_to, strategic.take_to, strategic.why_not_to, IN_STACKS),
    Choice(stages.MOVE, "prompt-gce-move", "12.1-a", phase.codes_move, phase.take_move, phase.why_not_move, OF_BOTH),
    Choice(stages.MOVE_ON, "prompt-gce-move-on", "12.2-a",
           group_move.codes_on, group_move.take_on, group_move.why_not_on, IN_STACKS),
    Choice(stages.DESERT, "prompt-gce-desert", "7.21",
           desertion.codes_desert, desertion.take_desert, desertion.why_not_desert, OF_CHITS),
    Choice(stages.ATTACK, "prompt-gce-attack", "13.1",
           attack.codes_attack, attack.take_attack, attack.why_not_attack, OF_BOTH),
    Choice(stages.JOIN, "prompt-gce-join", "13.2",
           attack.codes_join, attack.take_join, attack.why_not_join, OF_JOINERS),
    Choice(stages.SUPPORT, "prompt-gce-support", "13.12-d",
           support.codes_support, support.take_support, support.why_not_support, IN_STACKS),
    Choice(stages.TRAIN, "prompt-gce-train", "15.3-a",
           support.codes_train, support.take_train, support.why_not_train, IN_STACKS),
    Choice(stages.AIR, "prompt-gce-air", "8.4-a", support.codes_air, support.take_air, support.why_not_air),
    Choice(stages.NAVAL, "prompt-gce-naval", "13.15-a", support.codes_naval, support.take_naval, support.why_not_naval),
    Choice(stages.CHIT, "prompt-gce-chit", "13.13",
           support.codes_chit, support.take_chit, support.why_not_chit, OF_CHITS),
    Choice(stages.LOSE, "prompt-gce-lose", "13.10-c", losses.codes_lose, losses.take_lose, losses.why_not_lose),
    Choice(stages.ADVANCE, "prompt-gce-advance", "13.27-b",
           advance.codes_advance, advance.take_advance, advance.why_not_advance, IN_STACKS),
    Choice(stages.ADVANCE_TO, "prompt-gce-advance-to", "13.27-b",
           advance.codes_to, advance.take_to, advance.why_not_to, IN_STACKS),
    Choice(stages.CASADO, "prompt-gce-casado", "7.8-b", casado.codes_casado, casado.take_casado, casado.why_not_casado),
    Choice(stages.CASADO_TO, "prompt-gce-casado-to", "7.8-b", casado.codes_to, casado.take_to, casado.why_not_to),
]  # fmt: skip
"""Each stage that asks: prompt and rule, what is legal, what it does, why something else is not, what is secret."""

PHASES: Final = Phases(
    CHOICES,
    forced={
        stages.NEXT_STEP: sequence.advance,
        stages.NEXT_PART: sequence.next_part,
        stages.CHIT_EFFECT: chits.effect,
        stages.CHECK_STACKS: stacking.check,
        stages.COMMIT: attack.commit,
        stages.BACKING: support.next_question,
        stages.ROLL: resolution.roll,
        stages.LOSSES: losses.next_loss,
        stages.END_ATTACK: advance.finish,
    },
    over=(stages.OVER, "prompt-gce-over", "4.1-a"),
)
"""The sequence of play as one machine of stages."""
