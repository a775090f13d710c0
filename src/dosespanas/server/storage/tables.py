"""The tables. The same schema runs on SQLite and PostgreSQL; `migrations/` brings a database up to it."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

corrections = Table(
    "corrections",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("text", Text, nullable=False),
)
"""The corrections that games are played with (`datafiles/patches.py`), each kept once."""

games = Table(
    "games",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("scenario", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("position", Text),
    Column("seed", String(32), nullable=False),
    Column("engine", String(40), nullable=False),
    Column("data", String(80), nullable=False),
    Column("name", String(80)),
    Column("hotseat", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    # a summary of the actions, kept in the same transaction, so that lists and waiting pages need no replay
    Column("lines", Integer, nullable=False),
    Column("choice", Integer, nullable=False),
    Column("actor", String(16)),
    # where its chance comes from
    Column("secret", String(64)),
    Column("chance", String(32)),
    Column("origin", Integer),
    Column("construction", Integer),
    Column("advice", Boolean),
    # what the processes of one database agree on
    Column("seated", Integer, nullable=False, server_default="0"),
    Column("scheduler", String(16)),
    Column("thinker_until", BigInteger),
    Column("corrections", String(64), ForeignKey("corrections.digest")),
    Column("rated", Boolean),
    Column("chat", Boolean),
    Column("pace", Text),
    Column("late", Boolean),
    Column("sources", Text),
    Index("games_chance", "chance"),
    Index("games_corrections", "corrections"),
)
"""What a game was begun with. `secret` is what the server was bound to; `chance` the
seed now in use, that of the beginning or of the last reseeding; null while numbers are missing: `seed` is then empty
for a game that is not taken up from a record, and `lines` is minus the count of missing numbers.
`origin` is the choice at which it was taken up from a record; `construction` the version by which its seed is made,
null for the first; `advice`: whether its two persons
agreed to take advice of the computer, null is no; `corrections`: those its data are made with, null for a game that is
played with the shipped ones; `pace`: how much time its persons have (`games/pace.py`), null for none;
`rated`: it was begun as a rated game (`rated_games`); `chat`: whether its two persons may
write to each other, null is yes; `late`: who watches is shown each turn once it is over, null is no; `sources`: the
games without advice that it was taken from, by their ids with blanks, null for none.
`seated` counts the changes of its seats; `scheduler` is the process whose computer opponents think about it, as long
as it lives and until `thinker_until` (`process_leases.py`). Times are milliseconds since 1970, UTC."""

seats = Table(
    "seats",
    metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("side", String(16), primary_key=True),
    Column("player", String(16), nullable=False),
    Column("token_hash", String(64)),
    Column("seen", Integer, nullable=False),
    Column("number", String(64)),
    # of a seat that is handed out by invitation
    Column("invitation", String(64)),
    Column("taken", BigInteger),
    Column("rules", String(130)),
    Column("account", String(16), ForeignKey("accounts.id")),
    Column("regent", String(16)),
    Column("program", Boolean),
    Index("seats_token", "token_hash"),
    Index("seats_account", "account"),
)
"""Who holds a side (or watches: side `spectator`). Of a secret only the SHA-256 is kept. A person's seat without one
awaits whoever takes up its `invitation` (null: it was withdrawn); `taken` is when somebody did.
`rules` are those (version and data) by which its person would go on with a game begun by others. `account` is whose the
seat is (`accounts_tables.py`), null for one that its secret alone opens. `regent` is the computer opponent that plays
for its person, whose time was up, until that one is back; null: none does. `program`: whether a program of its account
plays it; false: none may, null: none has yet."""

actions = Table(
    "actions",
    metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", String(16), nullable=False),
    Column("action", String(200), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("hash", String(16)),
    Column("reason", Text),
)
"""What happened, one line after the other; lines are only ever added.

`kind` is `action`, `undo` (then `action` is the choice gone back to),
`failed` (its opponent, `action`, gave no answer), `player` (`action` plays on for
that side), `offer` (that side would stop and count),
`decline` (it would not, or no longer), `agree` (both stop), `resign` (that side gives up),
`yield` (that side, a computer opponent, offers to), `advice` (that side, one of two persons, took it),
`rematch` (what became of another game that this side offered both when this one was over: `action` is `offer`,
`withdraw`, `decline` or the id of the game that began, and whether sides are swapped and it is rated),
`back` (that side asks for a take-back: `action` is `ask`, `withdraw` or `refuse`, and the choice to go back to),
`rules` (the game goes on by other rules or on other data: `action` is the version and data before, and since),
`clock` (that side did something to the clocks: `action` is what), `claim` (that side claims the win, as the other's
time is up), `regent` (that side's time is up: `action` plays for it), `return` (its person is back),
`reseed` or `redeal` (then `action` is the new seed; with
`redeal` the hidden hands are dealt anew too). `hash` is that of the state after the line,
empty where it was not reckoned; of several lines written together only the last has it, the others have null.
`reason` is what a computer opponent gave for its choice (`players/reason_disclosure.py`); nothing is rebuilt from it.
"""

snapshots = Table(
    "snapshots",
    metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("choice", Integer, primary_key=True, autoincrement=False),
    Column("line", Integer, nullable=False),
    Column("position", LargeBinary, nullable=False),
    Column("events", LargeBinary, nullable=False),
    Column("hash", String(32), nullable=False),
)
"""Where a game stood before some of its choices: a convenience, made anew from the lines when it is lost.

`line` is the number of lines that led there, `position` the position, `events` what happened since the snapshot
before (both packed JSON), `hash` that of all the rest. No line goes back behind a snapshot.
"""

standings = Table(
    "standings",
    metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("choice", Integer, nullable=False),
    Column("line", Integer, nullable=False),
    Column("position", LargeBinary, nullable=False),
    Column("events", LargeBinary, nullable=False),
    Column("hash", String(32), nullable=False),
)
"""Where a running game stands, as a snapshot: kept so that it can go on by other rules, which cannot replay its lines.

`events` are those since its last snapshot.
"""

upgrades = Table(
    "upgrades",
    metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("line", Integer, primary_key=True, autoincrement=False),
    Column("choice", Integer, nullable=False),
    Column("position", LargeBinary, nullable=False),
    Column("events", LargeBinary, nullable=False),
    Column("hash", String(32), nullable=False),
)
"""Where a game went on by other rules, as a snapshot: that of the present ones, after its line of kind `rules`.

It is read from the last of these; what was done before cannot be replayed.
"""

facts = Table(
    "facts",
    metadata,
    Column("digest", String(80), primary_key=True),
    Column("content", LargeBinary, nullable=False),
)
"""What never changes in a game (`games/game_catalogue.py`), packed, by the digest of its data: kept once for all
finished games that were played on these."""

finished_games = Table(
    "finished_games",
    metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("line", Integer, nullable=False),
    Column("facts", String(80), ForeignKey("facts.digest"), nullable=False),
    Column("content", LargeBinary, nullable=False),
    Column("hash", String(32), nullable=False),
)
"""What readers of a game that was over after `line` lines need (`games/finished_games.py`), packed: other rules than
those it was played by may not replay its lines. `hash` is that of all the rest."""

processes = Table(
    "processes",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("until", BigInteger, nullable=False),
)
"""The processes that serve this database, and until when each counts as alive unless it says so again."""

orders = Table(
    "orders",
    metadata,
    Column("game", String(32), ForeignKey("games.id"), primary_key=True),
    Column("side", String(16), primary_key=True),
    Column("state", Text, nullable=False),
)
"""The standing orders of a side, and the choices that they answered, as JSON (`games/game_orders.py`).

Setting or cancelling one counts as a change of the seats (`games.seated`), so that every process reads them anew.
"""

settings = Table(
    "settings",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the servers of one database share, such as the key that seals seeds."""
