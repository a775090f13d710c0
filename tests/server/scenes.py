"""What notices tell of games, as a server with all features puts it together."""

from dosespanas.server.features.cups.service import due_of as due_in_cup
from dosespanas.server.features.meeting.store import MeetingStore
from dosespanas.server.features.notices.scenes import GameScenes
from dosespanas.server.features.ratings.deadlines import due_of
from dosespanas.server.games.game_service import GameService


def scenes_of(play: GameService) -> GameScenes:
    """Return the scenes of some games."""
    meeting = MeetingStore(play.store)
    return GameScenes(play, [due_of, due_in_cup], meeting, meeting.handles, play.unread, meeting.apart)
