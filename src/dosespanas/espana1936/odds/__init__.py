"""Exact odds of attacks and of rolls at sea."""
