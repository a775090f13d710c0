"""Secrets that open something: drawn at random, told once, and kept only as their hash."""

import hashlib
import secrets

TOKEN = 32
"""Characters of a secret that was drawn here, at least."""


PROGRAM = "program."
"""What the token of an account's program begins with: no secret of a seat has a dot."""


def secret_of(authorization: str | None) -> str:
    """Return the secret of a seat that follows `Bearer` in a header; nothing for anything else."""
    scheme, _, secret = (authorization or "").partition(" ")
    found = secret.strip() if scheme.lower() == "bearer" else ""
    return "" if found.startswith(PROGRAM) else found


def token_hash(token: str) -> str:
    """Return what is kept of a secret. Secrets are random and long: a plain hash cannot be guessed back."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def new_token() -> str:
    """Return a secret of 192 random bits."""
    return secrets.token_urlsafe(TOKEN * 3 // 4)
