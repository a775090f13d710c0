"""What the odds of an attack leave out: a card of the other side that lies face down, or may still be laid."""

from dosespanas.espana1936.board import stages
from dosespanas.espana1936.board.data import BONUS, PENALTY
from dosespanas.espana1936.board.in_progress import AttackInProgress
from dosespanas.espana1936.board.obligatory import obligatory
from dosespanas.espana1936.board.setup import in_game
from dosespanas.espana1936.board.state import Board
from dosespanas.espana1936.odds.attack_odds import SideOdds, attack_odds, pair_up
from dosespanas.espana1936.odds.forces import side_odds
from dosespanas.espana1936.shapes import Exchange, UnseenCard


def exchange(t: Board, attack: AttackInProgress) -> Exchange:
    """Return the odds of an attack as it is declared here, from the attacker's point of view."""
    sides: list[SideOdds] = [side_odds(t, attack, 0), side_odds(t, attack, 1)]
    attacker, other = sides[t.battle.side], sides[1 - t.battle.side]
    pair_up(other.planes, attacker.planes)
    return attack_odds(attacker, other)


def unseen_card(t: Board, attack: AttackInProgress, viewer: int) -> UnseenCard | None:
    """CBT-10: return what the other side's card may do to an attack, or None where none can come any more.

    A card that lies face down is any that the viewer has not seen, each as likely, in the mode that was said; a card
    still to come is any of them in either mode, or none. Where planes are paired both have been turned over. `attack`
    is as the viewer knows it, without that card.
    """
    foe = 1 - viewer
    laid = t.attack.cards[foe] >= 0
    coming = bool(t.hands[foe]) and not (t.stage == stages.CARD_DEFENCE and foe == t.battle.side)
    if t.stage == stages.PAIR or obligatory(t) or not (laid or coming):
        return None
    effects = effects_of(t, viewer, [t.attack.modes[foe]] if laid else [BONUS, PENALTY])
    falls: list[float] = []
    dies: list[float] = []
    mean = [0.0, 0.0]
    count = sum(effects.values())
    for (mode, card), many in effects.items():
        found = exchange(t, played(attack, foe, card, mode))
        falls.append(found["win"] + found["trade"])
        dies.append(found["lose"] + found["trade"])
        mean[0] += falls[-1] * many / count
        mean[1] += dies[-1] * many / count
    if not laid:
        bare = exchange(t, attack)
        falls.append(bare["win"] + bare["trade"])
        dies.append(bare["lose"] + bare["trade"])
    return {
        "laid": laid,
        "target": {"least": min(falls), "mean": mean[0] if laid else None, "most": max(falls)},
        "attacker": {"least": min(dies), "mean": mean[1] if laid else None, "most": max(dies)},
    }


def played(attack: AttackInProgress, side: int, card: int, mode: int) -> AttackInProgress:
    """Return an attack with a card of a side more."""
    trial = AttackInProgress(attack)
    trial.cards[side] = card
    trial.modes[side] = mode
    return trial


def effects_of(t: Board, viewer: int, modes: list[int]) -> dict[tuple[int, int], int]:
    """Return by mode and card how many unseen cards of the other side do the same; one card stands for all of them.

    Unseen is what `sample` draws from: of the present era, in this game, neither used nor seen by the viewer.
    """
    seen = t.used[0] + t.used[1] + t.on_table
    now = t.data.turn_era[t.turn]
    stands: dict[tuple[int, int, int, int], int] = {}
    found: dict[tuple[int, int], int] = {}
    for card, facts in enumerate(t.data.cards):
        if facts.side == viewer or facts.era != now or card in seen or not in_game(t, facts):
            continue
        for mode in modes:
            like = (mode, facts.dice[mode], facts.drm[mode], facts.drm_dice[mode])
            first = stands.setdefault(like, card)
            found[mode, first] = found.get((mode, first), 0) + 1
    return found
