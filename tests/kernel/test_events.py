"""What an event tells each viewer."""

from dosespanas.kernel.events import Event


def test_a_secret_is_told_to_its_owner_with_what_others_read_instead() -> None:
    drew = Event("drew", "DRW-01", 1, {"count": 2}, [], 1, {"cards": ["card:rep_1", "card:rep_2"]})
    seen = drew.view(1)
    assert seen["args"] == {"count": 2, "cards": ["card:rep_1", "card:rep_2"]}
    assert seen["public"] == {"cards": None}
    moved = Event("moved", "12.1-a", 1, {"piece": "unit:unknown"}, [], 1, {"piece": "unit:r_mng"})
    assert moved.view(1)["public"] == {"piece": "unit:unknown"}


def test_others_read_no_secret_and_nothing_about_it() -> None:
    drew = Event("drew", "DRW-01", 1, {"count": 2}, [], 1, {"cards": ["card:rep_1", "card:rep_2"]})
    for viewer in (0, None):
        assert drew.view(viewer)["args"] == {"count": 2}
        assert "public" not in drew.view(viewer)
