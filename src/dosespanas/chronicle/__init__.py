"""The chronicle of a game: an after-action report to be printed, and the real war's calendar beside it."""
