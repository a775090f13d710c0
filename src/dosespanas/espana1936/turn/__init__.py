"""What a turn closes with: upkeep, victory, replacements (UPK, VIC, RPL)."""
