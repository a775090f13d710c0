"""What a server is started with."""

import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field, fields
from importlib.util import find_spec
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from platformdirs import user_data_path
from sqlalchemy import URL
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from dosespanas.server.errors import RequestProblem
from dosespanas.server.operations.mailer import mail_sender, mail_server
from dosespanas.server.opponents.registry import added

PAGE = Path(__file__).parent.parent / "page"
"""Where the built page lies inside the package."""

PORT = 8936
"""Where a server listens if nobody says otherwise."""

FILE = "dosespanas.db"
"""The file of games where nobody names another one."""


TEXTS = {
    **{"database_url": "DOSESPANAS_DATABASE", "key": "DOSESPANAS_KEY", "address": "DOSESPANAS_URL"},
    **{"metrics_token": "DOSESPANAS_METRICS_TOKEN", "mail": "DOSESPANAS_MAIL", "mail_from": "DOSESPANAS_MAIL_FROM"},
    **{"openid_issuer": "DOSESPANAS_OPENID_ISSUER", "openid_client": "DOSESPANAS_OPENID_CLIENT"},
    **{"openid_secret": "DOSESPANAS_OPENID_SECRET", "openid_label": "DOSESPANAS_OPENID_LABEL"},
    **{"sign_up": "DOSESPANAS_SIGN_UP"},
}
"""Settings that are text, by the environment variable that sets them."""

OPPONENTS = "DOSESPANAS_OPPONENTS"
"""The environment variable that adds computer opponents, with blanks between them."""

SWITCHES = {"accounts": "DOSESPANAS_ACCOUNTS", "inner_webhooks": "DOSESPANAS_INNER_WEBHOOKS"}
"""Settings that are on (1) or off (0), by the environment variable that sets them."""

OPEN, APPROVAL, INVITED = SIGN_UPS = ("open", "approval", "invited")
"""Who may have an account: anybody; whom whoever runs the server lets in afterwards; whose address is on their list."""

EXTRAS = ("webauthn", "aiosmtplib", "email_validator", "httpx", "http_ece", "py_vapid", "jwt")
"""What a server that keeps accounts needs beside the rest: the extra `accounts`."""

LIMITS = (
    *("header_seconds", "body_seconds", "body_limit", "connections", "cache", "thinking_limit", "poll"),
    *("sockets_per_address", "sockets_per_seat", "threads", "acts_burst", "acts_per_minute"),
    *("begin_burst", "begin_per_minute", "count_burst", "count_per_minute", "forget_untouched", "forget_after"),
    *("sign_in_burst", "sign_in_per_minute"),
    *("words_burst", "words_per_minute"),
)
"""Settings that are numbers above 0. The environment variable is `DOSESPANAS_` and the name in capitals."""


def default_database() -> str:
    """Return the URL of the games where nobody names a database: they lie among the user's own data.

    In a folder that has such a file already, and in a checkout of the sources, they lie there.
    """
    here = Path.cwd()
    if (here / FILE).exists() or (here / "src" / "dosespanas" / "server").is_dir():
        return f"sqlite:///{FILE}"
    folder = user_data_path("dosespanas", appauthor=False)
    with suppress(OSError):  # that nothing can be written there is said when it is opened
        folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / FILE}"


def database_url(text: str) -> str:
    """Return the URL of a database named by its URL or as a SQLite file, taken as it is written (`q?x/g.db`).

    Raises Problem for no name, and for a database in memory, which every connection would have to itself.
    """
    url = text if "://" in text else URL.create("sqlite", database=text).render_as_string(hide_password=False)
    try:
        parsed = make_url(url)
    except ArgumentError:
        return url  # `open_database` says what is wrong
    if parsed.get_backend_name() == "sqlite" and (parsed.database or ":memory:") == ":memory:":
        raise RequestProblem("error-no-database", f"{text!r} names no file to keep games in", 503, value=text)
    return url


def public_address(text: str) -> str:
    """Return an address under which others reach a server, without a slash at its end; raises Problem for another.

    It has no path: the page is served at the root of its host.
    """
    try:
        parts = urlsplit(text)
        sound = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        sound = False
    if not sound or parts.path.strip("/") or parts.query or parts.fragment or parts.username is not None:
        raise RequestProblem(
            "error-bad-address",
            f"{text!r} is not an address the page can be served at; expected https://games.example.org, "
            "with its port if need be, and without a path",
            503,
            value=text,
        )
    return text.rstrip("/")


@dataclass(frozen=True)
class Settings:
    """The settings of one server process.

    - `database_url`: an SQLAlchemy URL (SQLite or PostgreSQL, same schema).
    - `key`: seals the seeds of running games; None: one kept in the database.
    - `data`: by game a folder of corrected data files; the shipped ones where none is named.
    - `page`: the folder of the built page.
    - `opponents`: computer opponents beside those of each game: where they stand (`my_module:Cautious`), by name.
    - `address`: the address under which others reach the server; None: only this machine does.
    - `port`: where it listens; this machine itself reaches it there.
    - `public`: somebody said so; then there is no exception from the quotas for this machine (`quotas.customers`).
    - `metrics_token`: who shows it may read `/metrics`; None: this machine may, unless the server is `public`.
    - `cache`: how many bytes the games kept in memory may have, about.
    - `poll`: seconds between two looks for what other processes wrote to a SQLite file.
    - `thinking_limit`: seconds a computer opponent may take for one choice.
    - `header_seconds`: seconds the headers of a request may take to arrive.
    - `body_limit`, `body_seconds`: bytes a request may have, and seconds its body may take to arrive.
    - `connections`: how many connections there may be at a time; beyond that the most idle one is closed. Three in
      four may be live ones.
    - `sockets_per_address`, `sockets_per_seat`: how many live connections there may be of one address and at one seat.
    - `threads`: how many costly requests are worked out at a time.
    - `acts_burst`, `acts_per_minute`: how many choices one seat may take at once, and more each minute.
    - `begin_burst`, `begin_per_minute`: how many games and uploads one address may begin at once, and more each minute.
    - `count_burst`, `count_per_minute`: the same of all that is worked out or looked up; its door says for how many
      a request counts.
    - `accounts`: whether persons may have accounts; then the extra `accounts` must be installed.
    - `sign_up`: who may have an account (SIGN_UPS).
    - `mail`, `mail_from`: the server that mail is handed in at (`mailer.mail_server`), and who it comes from; None: no
      mail is sent, and one signs in by passkey alone.
    - `openid_issuer`, `openid_client`, `openid_secret`, `openid_label`: another service that persons may sign in by
      (OpenID Connect): its issuer, our name and secret there, what the page calls it; None: there is none.
    - `inner_webhooks`: whether notices may be sent to hosts of the server's own network, and without TLS.
    - `apart`: whether persons at other devices can reach it: else no game waits for one.
    - `sign_in_burst`, `sign_in_per_minute`: how many links and challenges to sign in with one address may ask for at
      once, and more each minute.
    - `words_burst`, `words_per_minute`: how many messages, notes and marks one seat may make at once, and more each
      minute.
    - `forget_untouched`: days after which a game is deleted in which no person has ever done anything; None: never.
    - `forget_after`: days after which a game is deleted in which nothing was done for so long; None: never.
    """

    database_url: str = field(default_factory=default_database)
    key: str | None = None
    data: Mapping[str, Path] = field(default_factory=dict)
    page: Path = field(default=PAGE)
    opponents: Mapping[str, str] = field(default_factory=dict)
    cache: int = 256_000_000
    poll: float = 0.2
    thinking_limit: float = 60.0
    body_limit: int = 1_000_000
    body_seconds: float = 20.0
    address: str | None = None
    port: int = PORT
    header_seconds: float = 10.0
    connections: int = 4_000
    sockets_per_address: int = 200
    sockets_per_seat: int = 50
    threads: int = 3
    acts_burst: int = 100
    acts_per_minute: float = 1_200.0
    public: bool = False
    metrics_token: str | None = None
    begin_burst: int = 20
    begin_per_minute: float = 10.0
    count_burst: int = 400
    count_per_minute: float = 1_200.0
    words_burst: int = 12
    words_per_minute: float = 20.0
    forget_untouched: float | None = None
    forget_after: float | None = None
    accounts: bool = False
    sign_up: str = OPEN
    mail: str | None = None
    mail_from: str | None = None
    openid_issuer: str | None = None
    openid_client: str | None = None
    openid_secret: str | None = None
    openid_label: str | None = None
    inner_webhooks: bool = False
    apart: bool = True
    sign_in_burst: int = 20
    sign_in_per_minute: float = 6.0

    @classmethod
    def from_environment(cls) -> "Settings":
        """Return the settings that the environment asks for (TEXTS, LIMITS); raises Problem for one that cannot be."""
        found: dict[str, Any] = {name: os.environ[key] for name, key in TEXTS.items() if os.environ.get(key)}
        whole = {each.name for each in fields(cls) if each.type in (int, "int")}
        for name in LIMITS:
            key = f"DOSESPANAS_{name.upper()}"
            if os.environ.get(key):
                found[name] = _number(key, os.environ[key], name in whole)
        checks = {"database_url": database_url, "address": public_address, "mail_from": mail_sender}
        checks["sign_up"] = _sign_up
        for name, read in checks.items():
            if name in found:
                found[name] = read(found[name])
        for name, key in SWITCHES.items():
            found[name] = _switch(key, os.environ.get(key) or "0")
        _check_mail(found)
        _check_openid(found)
        if os.environ.get(OPPONENTS):
            found["opponents"] = added(os.environ[OPPONENTS].split())
        return cls(**found, public="address" in found)


def _sign_up(text: str) -> str:
    """Return who may have an account; raises Problem unless it is one of SIGN_UPS."""
    if text not in SIGN_UPS:
        wanted = ", ".join(SIGN_UPS)
        text = f"DOSESPANAS_SIGN_UP must be one of {wanted}, not {text!r}"
        raise RequestProblem("error-bad-sign-up", text, 503, choices=wanted)
    return text


def _switch(key: str, text: str) -> bool:
    """Return whether an environment variable is on; raises Problem unless it is 1 or 0."""
    if text not in ("0", "1"):
        raise RequestProblem("error-bad-switch", f"{key} must be 1 or 0, not {text!r}", setting=key, value=text)
    return text == "1"


def _check_mail(found: Mapping[str, Any]) -> None:
    """Raise Problem for a mail server that is none, and for one without a sender."""
    if "mail" in found:
        mail_server(found["mail"])
        if "mail_from" not in found:
            mail_sender("")


def _check_openid(found: Mapping[str, Any]) -> None:
    """Raise Problem for another service to sign in by that cannot be used as it is named."""
    issuer = found.get("openid_issuer")
    if issuer is None:
        return
    parts = urlsplit(issuer)
    safe = parts.scheme == "https" or (parts.scheme == "http" and parts.hostname in ("localhost", "127.0.0.1"))
    if not safe or not parts.hostname or parts.query or parts.fragment:
        text = f"{issuer!r} is no issuer of OpenID Connect; expected one such as https://accounts.example.org"
        raise RequestProblem("error-bad-openid", text, 503, value=issuer)
    if "openid_client" not in found or "address" not in found or not found["accounts"]:
        text = "DOSESPANAS_OPENID_ISSUER needs DOSESPANAS_OPENID_CLIENT, DOSESPANAS_URL and DOSESPANAS_ACCOUNTS=1"
        raise RequestProblem("error-openid-lacks", text, 503)


def check_extras(settings: Settings) -> None:
    """Raise Problem where accounts are wanted and what they need is not installed."""
    missing = [name for name in EXTRAS if settings.accounts and find_spec(name) is None]
    if missing:
        text = f"accounts need {', '.join(missing)}: install dosespanas[accounts]"
        raise RequestProblem("error-missing-extra", text, 503, missing=", ".join(missing))


def _number(key: str, text: str, whole: bool) -> float:
    """Return the number that an environment variable gives; raises Problem unless it is one above 0."""
    try:
        value = int(text) if whole else float(text)
    except ValueError:
        value = 0
    if not 0 < value < float("inf"):
        kind = "a whole number" if whole else "a number"
        raise RequestProblem(
            "error-bad-setting", f"{key} must be {kind} above 0, not {text!r}", setting=key, value=text
        )
    return value
