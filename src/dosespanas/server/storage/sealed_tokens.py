"""Seals what must be read again and is nobody's business, with one key: by `cryptography`, or where that is missing
by what stands in for it (`standard_fernet.py`)."""

from dosespanas.server.storage import standard_fernet

try:
    from cryptography import fernet
except ImportError:
    fernet = None  # type: ignore[assignment]

FERNET = "gAAAAA"
"""How what `cryptography` sealed begins: its version, and the first bytes of a moment."""


class NotOpened(Exception):
    """What was sealed with another key, or changed since."""


class NeedsLibrary(NotOpened):
    """What may be whole, and was sealed by `cryptography`, which is not installed here."""


class SealedTokens:
    """Seals and opens with one key: whatever the stand-in sealed, too."""

    def __init__(self, key: str | bytes) -> None:
        """Take 32 bytes in URL-safe base64; raises ValueError for anything else."""
        self._standard = standard_fernet.Fernet(key)
        self._fernet = None if fernet is None else fernet.Fernet(key)

    @staticmethod
    def new_key() -> str:
        """Return a fresh key."""
        return standard_fernet.Fernet.generate_key().decode()

    def close(self, data: bytes) -> str:
        """Return something sealed."""
        return (self._standard if self._fernet is None else self._fernet).encrypt(data).decode()

    def open(self, token: str) -> bytes:
        """Return what was sealed; raises NotOpened, NeedsLibrary."""
        sealed = token.encode()
        if not token.startswith(FERNET):
            try:
                return self._standard.decrypt(sealed)
            except standard_fernet.InvalidToken:
                raise NotOpened from None
        if self._fernet is None:
            raise NeedsLibrary
        try:
            return self._fernet.decrypt(sealed)
        except fernet.InvalidToken:
            raise NotOpened from None
