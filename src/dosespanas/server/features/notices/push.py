"""Web push: what a browser shows though no page is open, encrypted so that no push service reads it (RFC 8291)."""

import base64
import binascii
import json
import os
import time
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from dosespanas.server.errors import RequestProblem
from dosespanas.server.features.notices.addresses import Refused, read
from dosespanas.server.features.notices.sealing import Sealing
from dosespanas.server.features.notices.speaking import OutgoingRequest, Undelivered
from dosespanas.server.features.notices.words import PublicNotice
from dosespanas.server.storage.store import Store

KEPT = 86_400
"""Seconds for which a push service keeps a notice for a browser that is not running."""
SIGNED = 12 * 3_600
"""Seconds for which a signature holds."""
LONGEST = 1_500
"""Bytes of a notice's body: all of a push message has at most 4,096."""
NAME = "push-key"
"""Of the setting that holds our key, sealed."""


@dataclass(frozen=True)
class Subscription:
    """What a browser gave so that it can be pushed to: where, and how to encrypt for it."""

    endpoint: str
    p256dh: str
    auth: str

    @classmethod
    def read(cls, raw: dict[str, Any], inner: bool) -> "Subscription":
        """Return a subscription as a browser gives it; raises Problem, Refused."""
        found = cls(raw["endpoint"], raw["keys"]["p256dh"], raw["keys"]["auth"])
        if ":" in str(read(found.endpoint, inner).hostname):  # no notice could be signed for it: services have names
            raise Refused("host")
        try:
            sound = len(unpacked(found.p256dh)) == 65 and len(unpacked(found.auth)) == 16
        except (ValueError, binascii.Error):
            sound = False
        if not sound or not _is_point(unpacked(found.p256dh)):
            raise RequestProblem(
                "error-bad-subscription", "this is no subscription that a browser gives: a key is none"
            )
        return found

    def text(self) -> str:
        """Return it as it is kept."""
        return json.dumps({"endpoint": self.endpoint, "keys": {"p256dh": self.p256dh, "auth": self.auth}})


def unpacked(text: str) -> bytes:
    """Return the bytes of a text in base64url, with or without its filling."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def packed(data: bytes) -> str:
    """Return bytes as base64url without its filling."""
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _is_point(data: bytes) -> bool:
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), data)
    except ValueError:
        return False
    return True


class Pushing:
    """Writes push messages, signed with the key of this database's servers (VAPID, RFC 8292)."""

    def __init__(self, store: Store, sealing: Sealing, contact: str) -> None:
        """`contact`: where the push services reach whoever runs the server, an address of a page or of mail."""
        from py_vapid import Vapid02

        fresh = Vapid02()
        fresh.generate_keys()
        number = fresh.private_key.private_numbers().private_value.to_bytes(32, "big")
        kept = sealing.open(store.setting(NAME, sealing.close(packed(number))))
        if kept is None:  # the server's key was changed: browsers have to subscribe again
            raise RequestProblem(
                "error-push-key",
                "the key of web push is sealed with another DOSESPANAS_KEY; give that one again, or delete the setting "
                f"{NAME!r} from the database: browsers then have to be told again that they may show notices",
                503,
            )
        self._key = Vapid02.from_raw(kept.encode())
        self._contact = contact

    @property
    def public_key(self) -> str:
        """What a browser subscribes with."""
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

        return packed(self._key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    def letter(self, to: Subscription, message: PublicNotice) -> OutgoingRequest:
        """Return the encrypted message to a browser; raises Undelivered for an address that cannot be signed for."""
        import http_ece
        from cryptography.hazmat.primitives.asymmetric import ec
        from py_vapid import VapidException

        body = message.body.encode()[:LONGEST].decode("utf-8", "ignore")
        shown = {"title": message.title[:200], "body": body, "url": message.url, "tag": message.tag}
        sealed = http_ece.encrypt(
            json.dumps(shown, ensure_ascii=False).encode(),
            salt=os.urandom(16),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=unpacked(to.p256dh),
            auth_secret=unpacked(to.auth),
            version="aes128gcm",
        )
        parts = urlsplit(to.endpoint)
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": int(time.time()) + SIGNED, "sub": self._contact}
        try:
            signature = self._key.sign(claims)
        except VapidException:
            raise Undelivered("notice-failed-address", ended=True) from None
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEPT),
            "Urgency": "normal",
            **signature,
        }
        return OutgoingRequest(to.endpoint, bytes(sealed), headers)
