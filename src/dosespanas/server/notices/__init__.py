"""Notices: what somebody is told when no page of his is open, and how it reaches him."""
