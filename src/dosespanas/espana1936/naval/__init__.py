"""The naval war (NAV): assignment, fights at sea, gunnery, blockades."""
