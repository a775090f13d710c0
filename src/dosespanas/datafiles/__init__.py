"""Data files that people may correct by hand: strict JSON, typed records, findings with their line."""
