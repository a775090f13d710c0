"""Planes of the tuned opponent in the naval war: what they are worth over the sea or a port, against a box on land."""

from dosespanas.espana1936.board.data import PLANE
from dosespanas.espana1936.engine import Engine
from dosespanas.players.espana1936 import naval_policy
from dosespanas.players.espana1936.sea_values import Fleet
from dosespanas.players.espana1936.situation import SIDES, Board


class SeaPlanes:
    """The war at sea as the side to choose sees it, for its planes (NAV-17..20)."""

    def __init__(self, t: Engine) -> None:
        self.t = t
        self.board = Board(t.data, t.observe(t.side, 0), SIDES[t.side])
        self.fleet = Fleet(self.board)

    def staying(self, plane: int) -> float:
        """Return what a plane does where it is; one that leaves gives it up."""
        return self.fleet.stay_worth(self.board.pieces[self.t.data.piece_names[plane]])

    def best(self, plane: int) -> tuple[float, str, int]:
        """Return the most a plane could do at sea: worth, reason, place."""
        worth, verb, place = naval_policy.best_for_plane(self.fleet, self.board.pieces[self.t.data.piece_names[plane]])
        if not verb:
            return worth, "", -1
        return worth, naval_policy.REASONS[verb], self.t.data.place_index[place]

    def worth(self, plane: int, code: int) -> float:
        """Return what sending a plane out on a mission at sea is worth."""
        view = self.t.view(code)
        assert view["place"] is not None
        return self.fleet.mission_worth(self.board.pieces[self.t.data.piece_names[plane]], view["verb"], view["place"])


def wanted(t: Engine, unit: int) -> bool:
    """Tell whether a unit in hand is a plane that may also fly over the sea."""
    base = len(t.t_box)
    return t.options.naval and unit >= base and t.data.piece_kinds[unit - base] == PLANE
