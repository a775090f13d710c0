"""The tables of notices: what somebody is to be told, where, and when it may be."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, String, Table, Text, true

from dosespanas.server.storage.tables import metadata

channels = Table(
    "channels",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("account", String(16), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("target", Text, nullable=False),
    Column("label", String(80), nullable=False),
    Column("wants", String(8), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("sent", BigInteger),
    # how it failed last, and until when it rests
    Column("failures", Integer, nullable=False, server_default="0"),
    Column("failed", BigInteger),
    Column("error", String(40)),
    Column("rests", BigInteger, nullable=False, server_default="0"),
    Column("ended", Boolean, nullable=False),
    # which browser a push channel is
    Column("session", String(16)),
    Column("mark", String(64)),
    # who sends to it just now
    Column("sender", String(16)),
    Column("leased", BigInteger, nullable=False, server_default="0"),
    Index("channels_account", "account"),
    Index("channels_mark", "mark"),
)
"""Where an account is told: a mail address, a browser (web push) or a webhook.

`target` is what it takes to reach it, sealed (`features/notices/service.py`); `wants` one of
`features/notices/wishes.py`. A channel that failed rests until `rests`; one that is `ended` is used no more until its
owner says so. Of a browser `session` is the one in which it was added, and with which it ends, and `mark` tells its
target from others (both null for those added before they were kept). Whoever sends to it holds it until `leased`; a
process that was killed meanwhile lets go by that. Times are milliseconds since 1970, UTC."""

notice_hours = Table(
    "notice_hours",
    metadata,
    Column("account", String(16), primary_key=True),
    Column("quiet_from", Integer),
    Column("quiet_until", Integer),
    Column("daily", Integer, nullable=False),
    Column("words", Boolean, nullable=False, server_default=true()),
    Column("remind", Integer, nullable=False, server_default="3"),
)
"""When an account is not to be told anything, and when it is told by the day: minutes after midnight in its zone.

`words`: whether it is told of words at its tables; `remind`: how many days lie between two reminders of a game that
waits for it, 0: it is reminded of none."""

game_notices = Table(
    "game_notices",
    metadata,
    Column("account", String(16), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("wants", String(8), nullable=False),
)
"""Where an account wants to be told less of a game than its channels say."""

outbox = Table(
    "outbox",
    metadata,
    Column("account", String(16), primary_key=True),
    Column("about", String(80), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("game", String(32)),
    Column("side", String(16)),
    Column("choice", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("not_before", BigInteger, nullable=False),
    Column("told", BigInteger),
    Index("outbox_due", "told", "not_before"),
    Index("outbox_game", "game"),
)
"""What an account is to be told, once for each thing that it is `about`, such as its turn in a game.

It is written with what makes it so, and not told before `not_before`; `told` is when it was given to the channels.
Until the seat has looked (`seats.seen` reaches `choice`) the same thing is not told again."""

deliveries = Table(
    "deliveries",
    metadata,
    Column("channel", String(16), ForeignKey("channels.id"), primary_key=True),
    Column("about", String(80), primary_key=True),
    Column("account", String(16), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("game", String(32)),
    Column("side", String(16)),
    Column("choice", Integer, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),
    Index("deliveries_due", "due"),
    Index("deliveries_account", "account"),
)
"""What is still to be sent where, taken from the outbox, and when that is looked at again."""
