"""What is asked of `cryptography.fernet`, by the standard library: for where that is not installed.

Tokens are sealed with SHAKE-256 as a stream and HMAC-SHA-256 over it. They are no Fernet tokens, and never begin as
these do; `sealed_tokens.py` tells the two apart.
"""

import base64
import binascii
import hashlib
import hmac
import secrets

NONCE, TAG = 16, 32
"""Bytes of what makes each token another one, and of what shows that it is whole."""
PLAIN = 0
"""The first byte of each: that of a Fernet token is 128."""


class InvalidToken(Exception):
    """A token that was sealed with another key, or changed."""


class Fernet:
    """Seals and opens with one key."""

    def __init__(self, key: str | bytes) -> None:
        """Take 32 bytes in URL-safe base64; raises ValueError for anything else."""
        try:
            raw = base64.urlsafe_b64decode(key)
        except binascii.Error as error:
            raise ValueError(str(error)) from None
        if len(raw) != 32:
            raise ValueError("a key has 32 bytes")
        self._stream = hmac.digest(raw, b"stream", "sha256")
        self._whole = hmac.digest(raw, b"whole", "sha256")

    @staticmethod
    def generate_key() -> bytes:
        """Return a fresh key."""
        return base64.urlsafe_b64encode(secrets.token_bytes(32))

    def encrypt(self, data: bytes) -> bytes:
        """Return something sealed."""
        nonce = bytes([PLAIN]) + secrets.token_bytes(NONCE - 1)
        sealed = nonce + self._covered(nonce, data)
        return base64.urlsafe_b64encode(sealed + hmac.digest(self._whole, sealed, "sha256"))

    def decrypt(self, token: bytes) -> bytes:
        """Return what was sealed; raises InvalidToken."""
        try:
            raw = base64.urlsafe_b64decode(token)
        except binascii.Error:
            raise InvalidToken from None
        sealed, tag = raw[:-TAG], raw[-TAG:]
        if len(sealed) < NONCE or not hmac.compare_digest(tag, hmac.digest(self._whole, sealed, "sha256")):
            raise InvalidToken
        return self._covered(sealed[:NONCE], sealed[NONCE:])

    def _covered(self, nonce: bytes, data: bytes) -> bytes:
        """Return data covered by the stream of a nonce, or uncovered again."""
        stream = hashlib.shake_256(self._stream + nonce).digest(len(data))
        return (int.from_bytes(data) ^ int.from_bytes(stream)).to_bytes(len(data))
