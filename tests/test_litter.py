"""A process that plays looks for litter seldom."""

import gc

from dosespanas.gc_tuning import LITTER, settle


def test_what_is_loaded_is_looked_over_no_more_and_what_is_new_but_seldom() -> None:
    before, working = gc.get_threshold(), gc.isenabled()
    gc.disable()
    try:
        settle()
        assert gc.isenabled()
        assert gc.get_threshold() == LITTER
        assert gc.get_freeze_count() > 0
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
        if not working:
            gc.disable()
