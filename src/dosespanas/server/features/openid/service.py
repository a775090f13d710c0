"""Signing in by another service that knows a person: OpenID Connect, the code flow with PKCE, state and nonce.

Whoever runs the server chooses the service. What it says is believed only as far as it signed it, for this server, for
this one trip; an address it has not verified is none. Nothing it says of a person is kept but a hash of who that is.
"""

import asyncio
import hashlib
import hmac
import logging
import time
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlencode, urlsplit

import orjson

from dosespanas.server.errors import RequestProblem
from dosespanas.server.features.accounts.sign_in import base64url, checked_mail
from dosespanas.server.storage.secret_tokens import token_hash

LOGGER = logging.getLogger("dosespanas.server")
ALGORITHMS: Final = ("RS256", "PS256", "ES256", "EdDSA")
"""How an identity may be signed: with a key that the service alone has."""
SECONDS: Final = 10.0
"""How long the service may take for an answer."""
LONGEST: Final = 200_000
"""Bytes of an answer of the service, at most."""
KNOWN: Final = 3_600.0
"""Seconds for which what the service says of itself is remembered."""
FRESH: Final = 60.0
"""Seconds that have to pass before its keys are asked for again because one was missing."""
LEEWAY: Final = 60
"""Seconds that its clock and ours may differ."""


class OpenIdFailed(RequestProblem):
    """The other service did not say who this is, or it is not to be believed; told without what it said."""

    status = 502

    def __init__(self) -> None:
        super().__init__("error-openid", "signing in by the other service did not work; try again, or another way")


@dataclass(frozen=True)
class Provider:
    """The service: its issuer's address, our name and perhaps our secret there, and what the page calls it."""

    issuer: str
    client: str
    secret: str | None
    label: str


@dataclass(frozen=True)
class Trip:
    """One way out to the service and back. All of it follows from a secret that the browser keeps in a cookie.

    So nobody hands a browser an identity that another one has fetched.
    """

    secret: str

    @property
    def state(self) -> str:
        """What the service hands back with the browser."""
        return token_hash(f"state {self.secret}")

    @property
    def nonce(self) -> str:
        """What the service signs together with who it is."""
        return token_hash(f"nonce {self.secret}")

    @property
    def verifier(self) -> str:
        """What proves to the service that we are who sent the browser there (PKCE)."""
        return token_hash(f"verifier {self.secret}")

    def is_back(self, state: str) -> bool:
        """Return whether what came back belongs to this trip."""
        return hmac.compare_digest(state.encode("utf-8", "surrogatepass"), self.state.encode())


@dataclass(frozen=True)
class OpenidIdentity:
    """Who the service says it is: a hash of its issuer and name for them, and an address if that is verified."""

    subject: str
    mail: str | None


class OpenId:
    """One service that knows persons."""

    def __init__(self, provider: Provider) -> None:
        self.provider = provider
        self._about: dict[str, Any] = {}
        self._keys: dict[str, Any] = {}
        self._read = self._keyed = float("-inf")

    async def start(self, trip: Trip, back: str) -> str:
        """Return where a browser is sent for a trip, to come back at `back`; raises OpenIdFailed."""
        about = await self._known()
        asked = {
            "response_type": "code",
            "client_id": self.provider.client,
            "redirect_uri": back,
            "scope": "openid email",
            "state": trip.state,
            "nonce": trip.nonce,
            "code_challenge": base64url(hashlib.sha256(trip.verifier.encode()).digest()),
            "code_challenge_method": "S256",
        }
        to = str(about["authorization_endpoint"])
        return f"{to}{'&' if urlsplit(to).query else '?'}{urlencode(asked)}"

    async def identity(self, code: str, trip: Trip, back: str) -> OpenidIdentity:
        """Return whom a code stands for that came back from a trip; raises OpenIdFailed."""
        about = await self._known()
        claims = await self._claims(await self._token(about, code, trip, back))
        if not hmac.compare_digest(str(claims.get("nonce", "")).encode("utf-8", "surrogatepass"), trip.nonce.encode()):
            raise self._failed("another nonce")
        audience = claims["aud"]
        if isinstance(audience, list) and len(audience) > 1 and claims.get("azp") != self.provider.client:
            raise self._failed("for somebody else")
        subject = claims["sub"]
        if not isinstance(subject, str) or not subject:
            raise self._failed("nobody")
        return OpenidIdentity(token_hash(f"{self.provider.issuer} {subject}"), verified_mail(claims))

    async def _known(self) -> dict[str, Any]:
        """Return what the service says of itself; raises OpenIdFailed."""
        if time.monotonic() - self._read > KNOWN:
            issuer = self.provider.issuer
            about = await self._asked("GET", f"{issuer.rstrip('/')}/.well-known/openid-configuration")
            ends = [about.get(f"{name}_endpoint") for name in ("authorization", "token")] + [about.get("jwks_uri")]
            if about.get("issuer") != issuer or not all(isinstance(one, str) and self._is_safe(one) for one in ends):
                raise self._failed("its configuration")
            self._about, self._read, self._keyed = about, time.monotonic(), float("-inf")
        return self._about

    def _is_safe(self, url: str) -> bool:
        """Return whether an address is as well protected as the issuer's."""
        return urlsplit(url).scheme == "https" or urlsplit(self.provider.issuer).scheme == "http"

    async def _token(self, about: dict[str, Any], code: str, trip: Trip, back: str) -> str:
        """Return the signed identity that a code is given for."""
        us = self.provider
        form = {"grant_type": "authorization_code", "code": code, "redirect_uri": back, "code_verifier": trip.verifier}
        basic = None
        if us.secret is None:
            form["client_id"] = us.client
        elif "client_secret_basic" in about.get("token_endpoint_auth_methods_supported", ["client_secret_basic"]):
            basic = us.client, us.secret
        else:
            form |= {"client_id": us.client, "client_secret": us.secret}
        answer = await self._asked("POST", str(about["token_endpoint"]), form, basic)
        token = answer.get("id_token")
        if not isinstance(token, str):
            raise self._failed("no identity")
        return token

    async def _claims(self, token: str) -> dict[str, Any]:
        """Return what a signed identity says, if the service signed it for us and it holds; raises OpenIdFailed."""
        import jwt  # an extra

        try:
            name = jwt.get_unverified_header(token).get("kid")
            found: dict[str, Any] = jwt.decode(
                token,
                await self._key(name),
                algorithms=list(ALGORITHMS),
                audience=self.provider.client,
                issuer=self.provider.issuer,
                leeway=LEEWAY,
                options={"require": ["iss", "aud", "sub", "exp", "iat"]},
            )
        except (jwt.PyJWTError, ValueError, TypeError) as error:
            raise self._failed(type(error).__name__) from None
        return found

    async def _key(self, name: object) -> Any:
        """Return a key of the service by its name, or its only one; keys that are new to us are asked for."""
        if self._named(name) is None and time.monotonic() - self._keyed > FRESH:
            from jwt import PyJWK, PyJWTError  # an extra

            told = (await self._asked("GET", str(self._about["jwks_uri"]))).get("keys")
            self._keys = {}
            for one in told if isinstance(told, list) else []:
                try:
                    if one.get("use", "sig") == "sig":
                        self._keys[str(one.get("kid", ""))] = PyJWK(one)
                except (PyJWTError, AttributeError, TypeError, ValueError):  # of a kind that we do not know
                    continue
            self._keyed = time.monotonic()
        found = self._named(name)
        if found is None:
            raise self._failed("no such key")
        return found

    def _named(self, name: object) -> Any:
        if name is None and len(self._keys) == 1:
            return next(iter(self._keys.values()))
        return self._keys.get(str(name))

    async def _asked(
        self, method: str, url: str, form: dict[str, str] | None = None, basic: tuple[str, str] | None = None
    ) -> dict[str, Any]:
        """Return what the service answers, as JSON; raises OpenIdFailed. No redirect is followed."""
        import httpx  # only where accounts are

        try:
            async with (
                asyncio.timeout(SECONDS),
                httpx.AsyncClient(trust_env=False, follow_redirects=False, timeout=SECONDS) as client,
                client.stream(method, url, data=form, auth=basic, headers={"Accept": "application/json"}) as answer,
            ):
                body = b""
                async for some in answer.aiter_bytes():
                    body += some
                    if len(body) > LONGEST:
                        raise self._failed("too long an answer")
                if answer.status_code != 200:
                    raise self._failed(f"status {answer.status_code}")
                found = orjson.loads(body)
        except (httpx.HTTPError, httpx.InvalidURL, TimeoutError, ValueError) as error:
            raise self._failed(type(error).__name__) from None
        if not isinstance(found, dict):
            raise self._failed("no object")
        return found

    @staticmethod
    def _failed(why: str) -> OpenIdFailed:
        LOGGER.warning("signing in by another service failed: %s", why)
        return OpenIdFailed()


def verified_mail(claims: dict[str, Any]) -> str | None:
    """Return the address in what a service says of a person, if it says that it has verified it."""
    mail = claims.get("email")
    if claims.get("email_verified") is not True or not isinstance(mail, str):
        return None
    try:
        return checked_mail(mail)
    except RequestProblem:
        return None
