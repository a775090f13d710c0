"""A server for browser tests, in a process of its own: what it draws follows from the test that runs.

    python tests/browser/serving.py PORT FILE

FILE names the test. The same test then gets the same secrets, and so the same dice and cards, each time it runs.
"""

import hashlib
import secrets
import sys
from pathlib import Path

from dosespanas.server.run import serve


class Drawn:
    """Draws what `secrets` would, from the name of the test and how much was drawn for it before."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.test = ""
        self.count = 0

    def token_hex(self, nbytes: int | None = None) -> str:
        """Return a secret of so many bytes."""
        test = self.file.read_text(encoding="utf-8")
        self.count = 0 if test != self.test else self.count + 1
        self.test = test
        return hashlib.blake2b(f"{self.count} {test}".encode(), digest_size=nbytes or 32).hexdigest()


if __name__ == "__main__":
    port, file = sys.argv[1:]
    drawn = Drawn(Path(file))
    secrets.token_hex = drawn.token_hex
    secrets.token_urlsafe = drawn.token_hex
    serve(port=int(port))
