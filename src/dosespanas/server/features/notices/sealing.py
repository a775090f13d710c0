"""What must be read again and is nobody's business: sealed with a key that the servers of one database have."""

import base64
import hashlib
import hmac

from dosespanas.server.storage.sealed_tokens import NotOpened, SealedTokens


class Sealing:
    """Seals texts with a key made from that of the server, and makes secrets that need not be kept."""

    def __init__(self, key: str) -> None:
        """Take the server's key (`DOSESPANAS_KEY`)."""
        made = hmac.digest(key.encode(), b"notices", hashlib.sha256)
        self._tokens = SealedTokens(base64.urlsafe_b64encode(made))
        self._made = made

    def close(self, text: str) -> str:
        """Return a text sealed."""
        return self._tokens.close(text.encode())

    def open(self, sealed: str) -> str | None:
        """Return what was sealed; None where it was with another key."""
        try:
            return self._tokens.open(sealed).decode()
        except (NotOpened, UnicodeError):
            return None

    def secret(self, name: str) -> str:
        """Return the secret that goes with a name: nobody else can tell it, and it is the same each time."""
        found = hmac.digest(self._made, name.encode("utf-8", "surrogatepass"), hashlib.sha256)
        return base64.urlsafe_b64encode(found[:24]).decode()

    def fits(self, name: str, secret: str) -> bool:
        """Return whether a secret is the one of a name."""
        return hmac.compare_digest(self.secret(name).encode(), secret.encode("utf-8", "surrogatepass"))
