"""The tables of accounts: who somebody is, how they sign in, where they are signed in."""

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, LargeBinary, String, Table

from dosespanas.server.storage.tables import metadata

accounts = Table(
    "accounts",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("handle", String(40), nullable=False),
    Column("skeleton", String(64), nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("language", String(20), nullable=False),
    Column("zone", String(64), nullable=False),
    Column("closed", BigInteger),
    Column("barred", String(8)),
)
"""A person: the name they chose, their language and time zone. `skeleton` is the SHA-256 of what their name looks like
(`handles.py`): no two are alike. Of a `closed` account only this row stays, its name empty: games refer to it, and
nobody else takes a name that looks the same. Who is `barred` signs in nowhere: the account `waits` to be let in by
whoever runs the server, or was `banned` by them. Times are milliseconds since 1970, UTC."""

invited_mails = Table(
    "invited_mails",
    metadata,
    Column("mail", String(254), primary_key=True),
    Column("added", BigInteger, nullable=False),
)
"""Whom whoever runs the server invites: addresses, and domains such as `@example.org`. They count where accounts are
for invited ones alone."""

account_mails = Table(
    "account_mails",
    metadata,
    Column("mail", String(254), primary_key=True),
    Column("account", String(16), ForeignKey("accounts.id"), nullable=False),
    Column("added", BigInteger, nullable=False),
    Index("account_mails_account", "account"),
)
"""The addresses that an account signs in with, each proved by a link sent there; an address is one account's."""

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1400), primary_key=True),
    Column("account", String(16), ForeignKey("accounts.id"), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("name", String(80), nullable=False),
    Column("added", BigInteger, nullable=False),
    Column("used", BigInteger),
    Column("fell", BigInteger),
    Index("passkeys_account", "account"),
)
"""Passkeys: `id` as the browser names it (base64url), the public key that checks what it signs, and how often it has
signed, where it tells; `fell`: when that count was last no higher than before, as of a copy of it."""

sign_ins = Table(
    "sign_ins",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("purpose", String(16), nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("account", String(16)),
    Column("mail", String(254)),
    Column("handle", String(40)),
    Column("subject", String(64)),
    Column("browser", String(64)),
    Column("code", String(64)),
    Column("tries", Integer, nullable=False, server_default="0"),
    Index("sign_ins_expires", "expires"),
    Index("sign_ins_browser", "browser"),
)
"""What may be shown once to sign in, as its SHA-256: the token of a link sent by mail, the challenge for a passkey, the
state of a trip to another service. `account`: whose it is to be added to, or the one that is to be made (then with its
`handle`); `subject`: who another service says it is (`openid_logins`), for the account that is to be made. A link may
be shown by its `code` too, in the `browser` that asked for it alone: the SHA-256 of the secret in that browser's
cookie, and of that secret with the code; `tries`: how many codes may still be typed."""

openid_logins = Table(
    "openid_logins",
    metadata,
    Column("subject", String(64), primary_key=True),
    Column("account", String(16), ForeignKey("accounts.id"), nullable=False),
    Column("added", BigInteger, nullable=False),
    Index("openid_logins_account", "account"),
)
"""Who signs in by another service: the SHA-256 of its issuer and its name for a person, and the account of that one."""

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("id", String(16), nullable=False, unique=True),
    Column("account", String(16), ForeignKey("accounts.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("browser", String(80), nullable=False),
    Index("sessions_account", "account"),
)
"""Where an account is signed in: the SHA-256 of what that browser's cookie holds, an `id` by which its owner ends it,
and which browser it is, as far as it says so."""

programs = Table(
    "programs",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("id", String(16), nullable=False, unique=True),
    Column("account", String(16), ForeignKey("accounts.id"), nullable=False),
    Column("name", String(80), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger),
    Index("programs_account", "account"),
)
"""The programs that may play for an account: the SHA-256 of each one's token, an `id` by which its owner takes it away,
what its owner calls it, and about when it was used last (null: never)."""
