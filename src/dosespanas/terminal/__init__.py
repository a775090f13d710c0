"""The `dosespanas` command: play, serve, simulate, replay, verify, odds and data check."""
