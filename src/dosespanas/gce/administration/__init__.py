"""Mutual Administration (chapter 6) and the end of the turn: points, arrivals, rebuilding, withdrawals."""
