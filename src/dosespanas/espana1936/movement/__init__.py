"""Movement and the transport from Morocco (MOV, TNK, MAR)."""
