"""Generals, battles, attacks and hits (GEN, BAT, CBT, HIT)."""
