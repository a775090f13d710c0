"""The routes of accounts: signing in and out, one's own account, and the seats that are its."""

import asyncio
import re
from contextlib import suppress
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path, Query, Request
from starlette.responses import Response

from dosespanas.kernel.errors import DosEspanasError
from dosespanas.server.errors import RequestProblem
from dosespanas.server.features.accounts import schemas
from dosespanas.server.features.accounts.handles import looks
from dosespanas.server.features.accounts.letters import Letters
from dosespanas.server.features.accounts.service import Account, Accounts, Barred
from dosespanas.server.features.accounts.sign_in import LINK, Letter, SigningIn, Site, checked_mail
from dosespanas.server.features.accounts.signed_in import (
    AllAccounts,
    MaybeSignedIn,
    SignedIn,
    asker_of,
    check_ours,
    cookie_name,
    mark_of,
    session_of,
    set_asker,
    set_mark,
    set_session,
)
from dosespanas.server.http.doors import door
from dosespanas.server.http.responses import DamagedListed, ListedGame
from dosespanas.server.http.routes import BAD, ERROR, Bearer, GameId, Games, Json, Refused, near, secret_given
from dosespanas.server.operations.mailer import Mailer
from dosespanas.server.operations.quotas import LOOKED_UP, ONE_SIGNED, count
from dosespanas.server.storage.secret_tokens import new_token

OWN: Refused = {401: ERROR, 403: ERROR, 404: ERROR, 409: ERROR, 429: ERROR, **BAD}
SIGNED: Refused = {200: {"model": schemas.AccountView}, **OWN}
NOTHING: Refused = {204: {"description": "Done"}, **OWN}

router = APIRouter(prefix="/api/account", dependencies=[Depends(check_ours)])


class NoMail(RequestProblem):
    """This server sends no mail."""

    status = 404

    def __init__(self) -> None:
        super().__init__("error-no-mail", "this server sends no mail; sign in with a passkey")


def get_signing_in(request: Request, _: AllAccounts) -> SigningIn:
    """Return the ways to sign in here; raises NoAccounts."""
    found: SigningIn = request.app.state.signing_in
    return found


def get_site(request: Request) -> Site:
    """Return where our pages are: where the server is said to be, or as this machine itself calls it.

    What others say of that in `Host` is not believed: a link with a stranger's address would hand them the session.
    """
    settings = request.app.state.settings
    if settings.address is not None:
        return Site(settings.address, re.sub(r"^https?://|:\d+$", "", settings.address))
    if near(request):
        text = "this server does not know under which address others reach it; it must be started with --url"
        raise RequestProblem("error-no-address", text, 503)
    return Site(str(request.base_url).rstrip("/"), request.base_url.hostname or "localhost")


def get_mailer(request: Request, _: AllAccounts) -> Mailer:
    """Return what sends mail; raises NoMail."""
    found: Mailer | None = request.app.state.mailer
    if found is None:
        raise NoMail
    return found


Signing = Annotated[SigningIn, Depends(get_signing_in)]
Here = Annotated[Site, Depends(get_site)]
Mails = Annotated[Mailer, Depends(get_mailer)]
Sure = Annotated[bool, Query(description="Even if it is the last way to sign in")]
BROWSERS = ("Firefox", "Edg", "OPR", "Chrome", "Safari")
SYSTEMS = {
    "Android": "Android",
    "iPhone": "iOS",
    "iPad": "iOS",
    "Windows": "Windows",
    "Mac OS": "macOS",
    "Linux": "Linux",
}
CALLED = {"Edg": "Edge", "OPR": "Opera"}


def browser_of(request: Request) -> str:
    """Return which browser a request comes from, roughly, so that its owner knows it again: `Firefox, Linux`."""
    said = request.headers.get("user-agent", "")
    parts = [next((CALLED.get(one, one) for one in BROWSERS if one in said), "")]
    parts.append(next((name for sign, name in SYSTEMS.items() if sign in said), ""))
    return ", ".join(part for part in parts if part) or "?"


def cookie_of(request: Request) -> str | None:
    """Return the secret of the session that a request names, if it names one."""
    return session_of(request.headers.get("cookie", ""), cookie_name(request.app.state.settings))


def view_of(accounts: Accounts, account: Account, session: str | None) -> dict[str, Any]:
    """Return an account as its owner sees it who asks by a session."""
    own = {name: getattr(account, name) for name in ("handle", "created", "language", "zone")}
    told = ("id", "name", "added", "used", "fell")
    keys = [{name: getattr(one, name) for name in told} for one in accounts.kept.passkeys(account.id)]
    there = [
        {"id": one.id, "browser": one.browser, "created": one.created, "seen": one.seen, "here": one.id == session}
        for one in accounts.sessions.all_of(account.id)
    ]
    ways = {"mails": accounts.kept.mails(account.id), "passkeys": keys, "openid": accounts.kept.has_openid(account.id)}
    programs = [
        {name: getattr(one, name) for name in ("id", "name", "created", "seen")}
        for one in accounts.kept.programs(account.id)
    ]
    return own | ways | {"sessions": there, "programs": programs}


async def seen_by(request: Request, accounts: Accounts, account: Account, token: str | None = None) -> Json:
    """Return an account as its owner sees it, by the session of the request or a new one."""
    known = await accounts.sessions.known(token or cookie_of(request))
    session = None if known is None else known.session
    return await asyncio.to_thread(lambda: Json(view_of(accounts, account, session)))


async def welcome(request: Request, accounts: Accounts, account: Account) -> Json:
    """Sign a browser in, and return the account. What it was signed in with before ends: nobody hands one a session."""
    token = await fresh_session(request, accounts, account)
    answer = await seen_by(request, accounts, account, token)
    set_session(answer, request.app.state.settings, token)
    set_mark(answer, request.app.state.settings, request.app.state.signing_in.browser_mark(account.id))
    return answer


async def fresh_session(request: Request, accounts: Accounts, account: Account) -> str:
    """Begin a session in place of the one that the request names; return its secret. Raises Barred."""
    if account.barred:
        raise Barred(account.barred)
    before = cookie_of(request)
    if before:
        await asyncio.to_thread(accounts.sessions.end, before)
    return await asyncio.to_thread(accounts.sessions.begin, account.id, browser_of(request))


def send(request: Request, mailer: Mailer, letter: Letter, asker: str) -> Response:
    """Have a letter sent; return what the browser is answered that asked for it: its code holds there."""
    letters: Letters = request.app.state.letters
    letters.send(mailer, letter, asker)
    answer = Response(status_code=202)
    set_asker(answer, request.app.state.settings, asker, LINK // 1_000)
    return answer


@router.get("", responses=SIGNED)
@door(LOOKED_UP, "account", "own")
async def get_account(request: Request, accounts: AllAccounts, account: SignedIn) -> Json:
    """The account that this browser is signed in to."""
    return await seen_by(request, accounts, account)


@router.get("/here", responses={200: {"model": schemas.AccountView | None}, **OWN})
@door(LOOKED_UP, "anybody", "own")
async def get_account_here(request: Request, accounts: AllAccounts, account: MaybeSignedIn) -> Json:
    """The account that this browser is signed in to; null: to none."""
    return Json(None) if account is None else await seen_by(request, accounts, account)


@router.post("/link", status_code=202, response_class=Response, responses={202: {"description": "Sent"}, **OWN})
@door(ONE_SIGNED, "anybody", "nothing")
async def ask_link(request: Request, signing: Signing, mailer: Mails, site: Here, asked: schemas.AskLink) -> Response:
    """Send a link and a code to sign in with, for the first time too: alike whether somebody has that address."""
    asker = asker_of(request) or new_token()
    asks = site, asker, None, near(request), mark_of(request)
    letter = await asyncio.to_thread(signing.letter, asked.mail, asked.language, *asks)
    return send(request, mailer, letter, asker)


@router.get("/mail", responses={200: {"model": schemas.MailState}, **OWN})
@door(LOOKED_UP, "anybody", "own")
async def get_mail_state(request: Request, _: AllAccounts) -> Json:
    """What became of the last mail that this browser asked for, as far as this process knows."""
    letters: Letters = request.app.state.letters
    return Json({"state": letters.fate(asker_of(request))})


@router.post("/code", responses={200: {"model": schemas.LinkGiven}, **OWN})
@door(ONE_SIGNED, "holder", "own")
def type_code(request: Request, signing: Signing, typed: schemas.TypedCode) -> Json:
    """The link that came with a code: for the browser that asked for it alone, a few tries; it is pressed as any."""
    return Json({"token": signing.by_code(asker_of(request), typed.code)})


@router.post("/link/look", responses={200: {"model": schemas.LinkView}, **OWN})
@door(ONE_SIGNED, "holder", "own")
def look_at_link(signing: Signing, given: schemas.GivenLink) -> Json:
    """What a link is for. Nothing changes by that."""
    return Json(signing.look(given.token))


@router.post("/link/press", responses=SIGNED)
@door(ONE_SIGNED, "holder", "own")
async def press_link(
    request: Request, signing: Signing, accounts: AllAccounts, account: MaybeSignedIn, given: schemas.PressedLink
) -> Json:
    """Sign in with a link, or give the account an address; the link holds once."""
    told = given.token, given.handle, given.language, given.zone, account
    found = await asyncio.to_thread(signing.press, *told)
    if account is not None and found.id == account.id:
        return await seen_by(request, accounts, found)
    return await welcome(request, accounts, found)


@router.post("/passkeys/options", responses={200: {"model": schemas.PasskeyOptions}, **OWN})
@door(ONE_SIGNED, "anybody", "own")
def ask_passkey(signing: Signing, site: Here, account: MaybeSignedIn, asked: schemas.AskPasskey) -> Json:
    """What a browser asks a passkey with, or makes one with."""
    if asked.purpose == "sign-in":
        return Json({"options": signing.challenge(site)})
    whose = account if asked.purpose == "add" else None
    if whose is None and asked.purpose == "add":
        raise RequestProblem("error-not-signed-in", "this needs an account: sign in first", 401)
    return Json({"options": signing.new_passkey(site, whose, asked.handle)})


@router.post("/passkeys/sign-in", responses=SIGNED)
@door(ONE_SIGNED, "anybody", "own")
async def sign_in(
    request: Request, signing: Signing, accounts: AllAccounts, site: Here, given: schemas.GivenPasskey
) -> Json:
    """Sign in with a passkey."""
    return await welcome(request, accounts, await asyncio.to_thread(signing.sign_in, site, given.credential))


@router.post("/passkeys", responses=SIGNED)
@door(ONE_SIGNED, "anybody", "own")
async def add_passkey(
    request: Request,
    signing: Signing,
    accounts: AllAccounts,
    site: Here,
    account: MaybeSignedIn,
    new: schemas.NewPasskey,
) -> Json:
    """Give an account a passkey; nobody signed in makes one with it."""
    told = new.credential, new.name or browser_of(request), new.language, new.zone, account
    found = await asyncio.to_thread(signing.register, site, *told)
    return await (seen_by(request, accounts, found) if account is not None else welcome(request, accounts, found))


@router.delete("/passkeys/{key}", responses=SIGNED)
@door(LOOKED_UP, "account", "own")
async def remove_passkey(
    request: Request,
    accounts: AllAccounts,
    account: SignedIn,
    key: Annotated[str, Path(max_length=1_400)],
    sure: Sure = False,
) -> Json:
    """Take a passkey from one's account."""
    await asyncio.to_thread(accounts.check_way_left, account, key, sure)
    await asyncio.to_thread(accounts.kept.remove_passkey, account.id, key)
    return await seen_by(request, accounts, account)


@router.post("/mails", status_code=202, response_class=Response, responses={202: {"description": "Sent"}, **OWN})
@door(ONE_SIGNED, "account", "nothing")
async def add_mail(
    request: Request, signing: Signing, mailer: Mails, site: Here, account: SignedIn, asked: schemas.AskLink
) -> Response:
    """Send a link by which one's account gets one more address."""
    asker = asker_of(request) or new_token()
    letter = await asyncio.to_thread(signing.letter, asked.mail, asked.language, site, asker, account, near(request))
    return send(request, mailer, letter, asker)


@router.post("/mails/remove", responses=SIGNED)
@door(ONE_SIGNED, "account", "own")
async def remove_mail(request: Request, accounts: AllAccounts, account: SignedIn, gone: schemas.GoneMail) -> Json:
    """Take an address from one's account."""
    mail = checked_mail(gone.mail)
    await asyncio.to_thread(accounts.check_way_left, account, mail, gone.sure)
    await asyncio.to_thread(accounts.kept.remove_mail, account.id, mail)
    return await seen_by(request, accounts, account)


@router.post("/settings", responses=SIGNED)
@door(LOOKED_UP, "account", "own")
async def change(request: Request, accounts: AllAccounts, account: SignedIn, new: schemas.OwnSettings) -> Json:
    """Change one's language and time zone."""
    changed = await asyncio.to_thread(accounts.change, account, new.language, new.zone)
    return await seen_by(request, accounts, changed)


@router.delete("/session", status_code=204, response_class=Response, responses=NOTHING)
@door(LOOKED_UP, "anybody", "nothing")
async def sign_out(request: Request, accounts: AllAccounts) -> Response:
    """Sign this browser out; nothing happens where it is not signed in."""
    token = cookie_of(request)
    if token:
        await asyncio.to_thread(accounts.sessions.end, token)
    answer = Response(status_code=204)
    set_session(answer, request.app.state.settings, None)
    return answer


@router.delete("/sessions/{session}", responses=SIGNED)
@door(LOOKED_UP, "account", "own")
async def end_session(
    request: Request, accounts: AllAccounts, account: SignedIn, session: Annotated[str, Path(max_length=16)]
) -> Json:
    """Sign another browser out."""
    await asyncio.to_thread(accounts.sessions.end_one, account.id, session)
    return await seen_by(request, accounts, account)


@router.delete("/sessions", responses=SIGNED)
@door(LOOKED_UP, "account", "own")
async def end_others(request: Request, accounts: AllAccounts, account: SignedIn) -> Json:
    """Sign all other browsers out."""
    await asyncio.to_thread(accounts.sessions.end_all, account.id, cookie_of(request))
    return await seen_by(request, accounts, account)


@router.post("/programs", status_code=201, responses={201: {"model": schemas.NewProgramView}, **OWN})
@door(ONE_SIGNED, "account", "own")
async def add_program(accounts: AllAccounts, account: SignedIn, new: schemas.NewProgram) -> Json:
    """Let a program play for one; its token is told this once."""
    program, token = await asyncio.to_thread(accounts.programs.add, account.id, new.name)
    told = {name: getattr(program, name) for name in ("id", "name", "created", "seen")}
    return Json(told | {"token": token}, 201)


@router.delete("/programs/{program}", responses=SIGNED)
@door(LOOKED_UP, "account", "own")
async def remove_program(
    request: Request, accounts: AllAccounts, account: SignedIn, program: Annotated[str, Path(max_length=16)]
) -> Json:
    """Let a program play for one no more."""
    await asyncio.to_thread(accounts.programs.remove, account.id, program)
    return await seen_by(request, accounts, account)


@router.get("/games", responses={200: {"model": list[ListedGame | DamagedListed]}, **OWN})
@door(LOOKED_UP, "account", "own", programs=True)
def own_games(play: Games, account: SignedIn) -> Json:
    """The games that one has a seat in, those changed last first."""
    return Json(play.games_of_account(account.id))


@router.post("/games/{id}", responses={200: {"model": schemas.Claimed}, **OWN})
@door(LOOKED_UP, "account", "own")
def claim(play: Games, account: SignedIn, game: GameId, authorization: Bearer = None) -> Json:
    """Make the seat that a secret opens one's own: the secret opens nothing from then on."""
    seat = play.claims.claim(game, secret_given(authorization), account.id)
    return Json({"id": seat.game, "you": list(seat.sides)})


@router.get("/export", responses={200: {"model": schemas.AccountExport}, **OWN})
@door(count(100), "account", "own", "seat", "words")
async def export(play: Games, accounts: AllAccounts, account: SignedIn) -> Json:
    """All that is kept of one's account, as one file to take home."""
    told = await asyncio.to_thread(accounts.export, account)
    found = await asyncio.to_thread(play.games_of_account, account.id)
    for game in found:
        game["record"] = None
        with suppress(DosEspanasError):  # a game that is damaged, or has not begun
            game["record"] = await play.record(await play.seat_of_account(game["id"], account.id))
    answer = await asyncio.to_thread(Json, told | {"games": found})
    answer.headers["Content-Disposition"] = 'attachment; filename="dosespanas-account.json"'
    return answer


@router.post("/close", status_code=204, response_class=Response, responses=NOTHING)
@door(LOOKED_UP, "account", "nothing")
async def close(request: Request, accounts: AllAccounts, account: SignedIn, said: schemas.Closing) -> Response:
    """Close one's account: all that is of it goes, and its games stay to the other side."""
    if looks(said.handle) != looks(account.handle):
        raise RequestProblem("error-other-name", "this is not the name of your account; nothing was closed")
    await asyncio.to_thread(accounts.close, account)
    answer = Response(status_code=204)
    set_session(answer, request.app.state.settings, None)
    return answer
