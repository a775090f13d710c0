"""Supply (chapter 10) and what hangs on it: sources, the north, railways, munitions, fortified lines."""
