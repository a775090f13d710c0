"""The address under which others can reach this server."""

import socket

TOWARDS = "192.0.2.1"
"""An address of no machine (RFC 5737): nothing is sent there, it only tells which way out would be taken."""


def lan_address() -> str | None:
    """Return this machine's address in its own network, or None if it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way_out:
        try:
            way_out.connect((TOWARDS, 9))
            found = str(way_out.getsockname()[0])
        except OSError:
            return None
    return None if found.startswith(("127.", "0.")) else found
