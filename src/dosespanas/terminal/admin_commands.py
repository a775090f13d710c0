"""The commands of whoever runs a server: its people, its games, and games that cannot be read."""

import asyncio
import json
from contextlib import closing, contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer
from rich.console import Console
from rich.table import Column, Table

from dosespanas.kernel.side import SIDE_NAMES
from dosespanas.terminal.cli_params import example
from dosespanas.terminal.databases import Database, store_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from dosespanas.server.features.accounts.service import Account, Accounts
    from dosespanas.server.features.accounts.sign_in import Site
    from dosespanas.server.operations.mailer import Mailer
    from dosespanas.server.operations.settings import Settings

app: Final = typer.Typer(help="For whoever runs a server: its people and its games.", no_args_is_help=True)

AsJson = Annotated[bool, typer.Option("--json", help="One line of JSON for each.")]
Who = Annotated[str, typer.Argument(metavar="PERSON", help="The name or the id of an account.")]
GameId = Annotated[str, typer.Argument(metavar="GAME", help="The id of a game, as `dosespanas admin games` says it.")]


def day(at: int | None) -> str:
    """Return a moment (milliseconds since 1970) as a day and a time of UTC."""
    return "" if at is None else f"{datetime.fromtimestamp(at / 1_000, UTC):%Y-%m-%d %H:%M}"


def _lines(found: "Iterable[object]") -> None:
    for one in found:
        typer.echo(json.dumps(vars(one), ensure_ascii=False))


def _rows(titles: list[str], rows: list[list[str]]) -> None:
    whole = max((len(row[0]) for row in rows), default=0)  # what is typed again, as an id, is never cut
    table = Table(Column(titles[0], min_width=whole), *titles[1:], box=None, pad_edge=False)
    for row in rows:
        table.add_row(*row)
    Console().print(table)


@app.command(epilog=example("dosespanas admin people --database games.db"))
def people(database: Database = None, as_json: AsJson = False) -> None:
    """List the accounts, the newest first: no address, and nothing that anybody wrote."""
    from dosespanas.server.features.accounts.people import people as everybody

    with closing(store_of(database)) as store:
        found = everybody(store)
    if as_json:
        _lines(found)
        return
    rows = [
        [
            one.id,
            "(closed)" if one.closed else one.handle,
            day(one.created),
            day(one.seen),
            str(one.seats),
            one.barred or "",
        ]
        for one in found
    ]
    _rows(["id", "name", "since", "seen", "seats", ""], rows)


@app.command(epilog=example("dosespanas admin ban Ana --database games.db"))
def ban(who: Who, database: Database = None) -> None:
    """Let an account sign in nowhere, from now on: not in its open pages either. `admit` takes that back."""
    from dosespanas.server.features.accounts.service import BANNED

    with _account_of(database, who) as (accounts, account):
        accounts.bar(account, BANNED)
    typer.echo(f"{account.handle} is banned. The games stay; who else plays in them may claim the time.")


@app.command(epilog=example("dosespanas admin admit Ana --database games.db"))
def admit(who: Who, database: Database = None) -> None:
    """Let an account in that waits for that (DOSESPANAS_SIGN_UP=approval), or was banned."""
    with _account_of(database, who) as (accounts, account):
        accounts.bar(account, None)
    typer.echo(f"{account.handle} may sign in.")


@app.command(
    epilog=example(
        "dosespanas admin invite ana@example.org @club.example.org",
        "dosespanas admin invite ana@example.org eva@example.org --send --language es",
        "dosespanas admin invite",
    )
)
def invite(
    mails: Annotated[
        list[str] | None, typer.Argument(metavar="MAIL", help="Addresses, or domains (@example.org).")
    ] = None,
    remove: Annotated[bool, typer.Option("--remove", help="Take them off the list.")] = False,
    send: Annotated[bool, typer.Option("--send", help="Mail each of these addresses where to sign up.")] = False,
    language: Annotated[str, typer.Option(metavar="LANGUAGE", help="Of these mails: en, es, fr or pl.")] = "en",
    database: Database = None,
) -> None:
    """List whose addresses may sign up (DOSESPANAS_SIGN_UP=invited), after adding some.

    With --send each address that is given is mailed an invitation, also where anybody may sign up. What the mail
    server does not take is named, and the exit code is 2; all others are sent.
    """
    from dosespanas.catalogue import languages
    from dosespanas.server.features.accounts.sign_in import checked_mail
    from dosespanas.server.features.accounts.store import AccountsStore

    if send and remove:
        raise typer.BadParameter("who is taken off the list is not invited")
    if language not in languages():
        raise typer.BadParameter(f"the mails are there in {', '.join(languages())}")
    if send:
        _post()  # or says what is missing, before anything is done
    names = [checked_mail(f"x{one}")[1:] if one.startswith("@") else checked_mail(one) for one in mails or []]
    with closing(store_of(database)) as store:
        kept = AccountsStore(store)
        for name in names:
            kept.invite(name, not remove)
        found = kept.invited()
    for name in found:
        typer.echo(name)
    if send:
        _invite([name for name in dict.fromkeys(names) if not name.startswith("@")], language)


def _invite(mails: "Iterable[str]", language: str) -> None:
    """Mail each address where to sign up; the exit code is 2 if one could not be."""
    from dosespanas.server.features.accounts.sign_in import invitation
    from dosespanas.server.operations.mailer import MailFailed

    mailer, site = _post()
    failed = False
    for mail in mails:
        letter = invitation(mail, language, site)
        try:
            asyncio.run(mailer.send(letter.to, letter.subject, letter.text))
        except MailFailed:
            failed = True
            typer.echo(f"{mail}: the mail server did not take it", err=True)
    if failed:
        raise typer.Exit(2)


@app.command(epilog=example("dosespanas admin export Ana ana.json --database games.db"))
def export(
    who: Who,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Where to write it, as JSON; it must not be there yet.")],
    database: Database = None,
) -> None:
    """Write all that is kept of an account, but its games, into a file: for who cannot sign in any more."""
    with _account_of(database, who) as (accounts, account):
        text = json.dumps(accounts.export(account), ensure_ascii=False, indent=1) + "\n"
    try:
        with file.open("x", encoding="utf-8") as out:
            file.chmod(0o600)
            out.write(text)
    except OSError as error:
        raise typer.BadParameter(f"{file}: {error.strerror}") from None
    typer.echo(f"All that is kept of {account.handle} is in {file}.")


@app.command(epilog=example("dosespanas admin close Ana --database games.db --yes"))
def close(
    who: Who,
    database: Database = None,
    yes: Annotated[bool, typer.Option("--yes", help="Yes, for good.")] = False,
) -> None:
    """Close an account: all that is of it goes, but its games, which are a former player's then. For good."""
    with _account_of(database, who) as (accounts, account):
        if yes:
            accounts.close(account)
    if yes:
        typer.echo(f"The account {account.handle} is closed.")
    else:
        typer.echo(f"This closes the account {account.handle} ({account.id}) for good: say --yes.")


@app.command(epilog=example("dosespanas admin link Ana ana@example.org --database games.db"))
def link(
    who: Who,
    mail: Annotated[str, typer.Argument(metavar="MAIL", help="The address of this person, as you know it.")],
    database: Database = None,
) -> None:
    """Mail a link to who has lost the only passkey: it signs them in, and the address is theirs from then on.

    Be sure that it is their address: whoever has the link has the account. It holds a day, once. The server's settings
    (DOSESPANAS_URL, DOSESPANAS_MAIL, DOSESPANAS_MAIL_FROM) say by what it is sent.
    """
    from dosespanas.server.features.accounts.sign_in import SigningIn
    from dosespanas.server.operations.mailer import MailFailed

    mailer, site = _post()
    with _account_of(database, who) as (accounts, account):
        letter = SigningIn(accounts).recovery(account, mail, site)
        try:
            asyncio.run(mailer.send(letter.to, letter.subject, letter.text))
        except MailFailed:
            raise typer.BadParameter("the mail server did not take it") from None
    typer.echo(f"A link for {account.handle} is on its way to {letter.to}. It holds a day.")


@app.command(epilog=example("dosespanas admin seat 3f2a9c republican --database games.db"))
def seat(
    game: GameId,
    side: Annotated[str, typer.Argument(metavar="SIDE", help="nationalist or republican.")],
    database: Database = None,
) -> None:
    """Make a new secret link to a seat, for a guest who lost the browser that knew it; the old one opens nothing then.

    Be sure that it is the guest who asks: whoever has the link sees what that side sees.
    """
    from dosespanas.server.storage.secret_tokens import new_token, token_hash
    from dosespanas.server.storage.store import PERSON, SPECTATOR

    token = new_token()
    with closing(store_of(database)) as store:
        held = [one for one in store.seats(game) if one.side == side and one.side != SPECTATOR]
        if not held or held[0].player != PERSON or held[0].token_hash is None:
            raise typer.BadParameter(f"no person sits there: {game} {side}")
        if held[0].account is not None:
            raise typer.BadParameter("an account has this seat: its person signs in (`dosespanas admin link`)")
        same = [one for one in store.seats(game) if one.token_hash == held[0].token_hash]
        store.change_seat(same, token_hash=token_hash(token))
    typer.echo(f"The new link to this seat is the server's address and /g/{game}#seat={token}")


def _mailing() -> "tuple[Settings, Mailer | None]":
    """Return the settings of a server of this environment with accounts, and what sends its mail, if anything does."""
    from dosespanas.server.features.accounts.hooks import mailer_of
    from dosespanas.server.operations.settings import Settings

    settings = replace(Settings.from_environment(), accounts=True)
    return settings, mailer_of(settings)


def _post() -> "tuple[Mailer, Site]":
    """Return what sends the mail of a server of this environment, and the address its links lead to."""
    from urllib.parse import urlsplit

    from dosespanas.server.features.accounts.sign_in import Site

    settings, mailer = _mailing()
    if mailer is None or settings.address is None:
        raise typer.BadParameter("no mail is sent here: set DOSESPANAS_URL, DOSESPANAS_MAIL and DOSESPANAS_MAIL_FROM")
    return mailer, Site(settings.address, urlsplit(settings.address).netloc)


@contextmanager
def _account_of(database: str | None, who: str) -> "Iterator[tuple[Accounts, Account]]":
    """Give the accounts of a database, as a server has them with all rooms, and one of them; raises UnknownPerson."""
    from dosespanas.server.app import create_app
    from dosespanas.server.features.accounts.people import person
    from dosespanas.server.operations.settings import Settings

    with closing(store_of(database)) as store:
        url = store.url.render_as_string(hide_password=False)
    app = create_app(Settings(database_url=url, accounts=True))
    with closing(app.state.play.store) as store:
        yield app.state.accounts, person(store, who)


@app.command("mail-test", epilog=example("dosespanas admin mail-test me@example.org"))
def mail_test(to: Annotated[str, typer.Argument(metavar="MAIL", help="Where to send it.")]) -> None:
    """Send a mail as the server would, by DOSESPANAS_MAIL and DOSESPANAS_MAIL_FROM; the exit code is 2 if it fails."""
    from dosespanas.server.features.accounts.sign_in import checked_mail
    from dosespanas.server.operations.mailer import MailFailed

    settings, mailer = _mailing()
    if mailer is None:
        raise typer.BadParameter("DOSESPANAS_MAIL and DOSESPANAS_MAIL_FROM name no mail server here")
    site = settings.address or "an address of its own: set DOSESPANAS_URL"
    text = f"Mail of the server of Dos Españas at {site} arrives here."
    try:
        asyncio.run(mailer.send(checked_mail(to), "Dos Españas: a test", text))
    except MailFailed as error:
        typer.echo(f"The mail server did not take it: {error}", err=True)
        raise typer.Exit(2) from None
    typer.echo(
        f"The mail server took a mail from {settings.mail_from} to {to}. Look whether it arrives, and not as spam."
    )


@app.command(epilog=example("dosespanas admin games --database games.db --most 20"))
def games(
    database: Database = None,
    most: Annotated[int, typer.Option(min=1, help="How many, those that moved last.")] = 100,
    as_json: AsJson = False,
) -> None:
    """List the games that moved last: who plays, and whose choice it is."""
    from dosespanas.server.features.accounts.store import AccountsStore
    from dosespanas.server.games.repair import listed

    with closing(store_of(database)) as store:
        found = listed(store, most)
        names = AccountsStore(store).handles(sorted({who for one in found for who in one.players.values()}))
    found = [
        replace(one, players={side: names.get(who, who) or "(closed)" for side, who in one.players.items()})
        for one in found
    ]
    if as_json:
        _lines(found)
        return
    rows = [
        [
            *(one.id, f"{one.game} {one.scenario}", " – ".join(one.players.get(side, "") for side in SIDE_NAMES)),
            *(one.stands, one.players.get(one.actor or "", ""), day(one.updated), one.name or ""),
        ]
        for one in found
    ]
    _rows(["id", "game", "players", "choice", "asked", "moved", "name"], rows)


@app.command(epilog=example("dosespanas admin reports", "dosespanas admin reports --done 7"))
def reports(
    database: Database = None,
    every: Annotated[bool, typer.Option("--all", help="Also those that somebody has looked at.")] = False,
    done: Annotated[int | None, typer.Option(metavar="NUMBER", help="Note that this one has been looked at.")] = None,
    as_json: AsJson = False,
) -> None:
    """List the messages that somebody reported, the newest first, with their words; or note that one is done with."""
    from dosespanas.server.features.talk.reports import looked_at, reported

    with closing(store_of(database)) as store:
        if done is not None and not looked_at(store, done):
            raise typer.BadParameter(f"there is no report {done}")
        found = [] if done is not None else reported(store, every)
    if done is not None:
        typer.echo(f"Report {done} has been looked at.")
        return
    if as_json:
        _lines(found)
        return
    rows = [
        [str(one.id), day(one.at), one.game, one.handle or one.seat, one.text, one.by, one.why, day(one.done)]
        for one in found
    ]
    _rows(["number", "reported", "game", "who said it", "words", "by", "why", "looked at"], rows)


@app.command(epilog=example("dosespanas admin withdraw 0123456789abcdef"))
def withdraw(
    number: Annotated[str, typer.Argument(metavar="SET", help="Its id, as `admin reports` tells it (game).")],
    database: Database = None,
) -> None:
    """Take a published set of corrections out of the list that everybody reads; its owner keeps it."""
    from dosespanas.server.features.correction_sets.store import withdraw

    with closing(store_of(database)) as store:
        if not withdraw(store, number):
            raise typer.BadParameter(f"no set {number} is published")
    typer.echo(f"Set {number} is published no more.")


@app.command(epilog=example("dosespanas admin mutes --database games.db"))
def mutes(database: Database = None, as_json: AsJson = False) -> None:
    """List who does not read what the other side says, by game."""
    from dosespanas.server.features.talk.reports import muted_tables

    with closing(store_of(database)) as store:
        found = muted_tables(store)
    if as_json:
        _lines(found)
        return
    _rows(["game", "side", "name", "mutes"], [[one.game, one.side, one.handle or "", one.other or ""] for one in found])


@app.command(epilog=example("dosespanas admin cups --database games.db"))
def cups(database: Database = None, as_json: AsJson = False) -> None:
    """List the cups, the newest first: their state, their round, and how many play."""
    from dosespanas.server.features.cups.listing import every_cup

    with closing(store_of(database)) as store:
        found = every_cup(store)
    if as_json:
        _lines(found)
        return
    rows = [
        [one.id, one.name, one.title, one.state, f"{one.round}/{one.rounds}", str(one.players), day(one.created)]
        for one in found
    ]
    _rows(["id", "name", "game", "state", "round", "players", "since"], rows)


@app.command(epilog=example("dosespanas admin check", "dosespanas admin check --game 3f2a9c --database games.db"))
def check(
    game: Annotated[list[str] | None, typer.Option(help="Only this game, by its id; more than once for some.")] = None,
    database: Database = None,
) -> None:
    """Play all lines of every game again, and say which cannot be read; the exit code is 2 if there is one.

    Nothing is changed, and the server may run meanwhile. A long game takes some seconds.
    """
    from dosespanas.server.errors import OtherRules, RequestProblem
    from dosespanas.server.games.repair import every_game, look_through

    looked = wrong = earlier = 0
    with closing(store_of(database)) as store:
        for found in look_through(store, game or every_game(store)):
            looked += 1
            if isinstance(found, OtherRules):
                earlier += 1
            elif isinstance(found, RequestProblem) or found.trouble is not None:
                wrong += 1
                typer.echo(str(found) if isinstance(found, RequestProblem) else f"{found.game}: {found.trouble}")
    typer.echo(f"{looked} games looked through: {wrong} damaged, {earlier} of earlier rules (not played again).")
    if wrong:
        raise typer.Exit(2)


@app.command(epilog=example("dosespanas admin repair 3f2a9c", "dosespanas admin repair 3f2a9c --cut"))
def repair(
    game: GameId,
    database: Database = None,
    cut: Annotated[bool, typer.Option("--cut", help="Yes, lose the choices that cannot be played again.")] = False,
) -> None:
    """Mend a game by playing its lines again; while no server runs. Make a backup first.

    Its summary and its snapshots are made anew. Where a line itself is damaged the game can go back to before it.
    """
    from dosespanas.server.games.repair import find, mend

    with closing(store_of(database)) as store:
        found = find(store, game)
        if found.trouble is None:
            typer.echo(f"Nothing is wrong with game {game}.")
            return
        mend(store, found, cut)
        left = find(store, game)
    if left.trouble is not None:
        typer.echo(f"{game}: {left.trouble}")
        raise typer.Exit(2)
    lost = found.lines - found.good
    end = f"; {lost} lines are lost." if lost else "."
    typer.echo(f"Game {game} stands at choice {left.head.choice} again{end}")
