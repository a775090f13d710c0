"""The routes of cups; there are none for a server without accounts."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Path

from dosespanas.server.features.accounts.signed_in import MaybeSignedIn, SignedIn, check_ours, with_accounts
from dosespanas.server.features.cups import schemas
from dosespanas.server.features.cups.runner import CupRunner
from dosespanas.server.features.cups.service import CupTerms
from dosespanas.server.features.ratings.routes import OWN, SEEN, Before, answered, place
from dosespanas.server.http.doors import door
from dosespanas.server.http.identity import ByProgram
from dosespanas.server.http.routes import Json, pace_chosen
from dosespanas.server.operations.quotas import LOOKED_UP, ONE_BEGUN

router = APIRouter(prefix="/api", dependencies=[Depends(check_ours)])


Kept = Annotated[CupRunner, Depends(with_accounts("cups"))]
CupId = Annotated[str, Path(alias="id", pattern=r"^[0-9a-f]{16}$", description="Id of the cup")]


@router.get("/cups", responses={200: {"model": schemas.CupList}, **SEEN})
@door(LOOKED_UP, "anybody", "public", "words", programs=True)
async def list_cups(kept: Kept, before: Before = None) -> Json:
    """All cups, the latest first, as many as fit a page."""
    return Json(await asyncio.to_thread(kept.cups.list, place(before)))


@router.post("/cups", status_code=201, responses={201: {"model": schemas.NewCupId}, **OWN})
@door(ONE_BEGUN, "account", "own")
async def open_cup(account: SignedIn, kept: Kept, new: schemas.NewCup) -> Json:
    """Open a cup for entry; whoever does so organises it."""
    pace = pace_chosen(new.pace)
    wanted = CupTerms(**new.model_dump() | {"pace": None if pace is None else pace.text()})
    cup = await asyncio.to_thread(kept.cups.create, account.id, wanted)
    return Json({"id": cup}, 201)


@router.get("/cups/{id}", responses={200: {"model": schemas.CupView}, **SEEN})
@door(LOOKED_UP, "anybody", "public", "words", "own", programs=True)
async def get_cup(account: MaybeSignedIn, kept: Kept, cup: CupId) -> Json:
    """A cup: its players, how it stands, its games."""
    return await _cup(kept, cup, account)


async def _cup(kept: CupRunner, cup: str, account: Any) -> Json:
    view = await asyncio.to_thread(kept.cups.view, cup, None if account is None else account.id)
    return await answered(view)


@router.post("/cups/{id}/entry", responses={200: {"model": schemas.CupView}, **OWN})
@door(LOOKED_UP, "account", "public", "words", "own", programs=True)
async def enter_cup(account: SignedIn, program: ByProgram, kept: Kept, cup: CupId) -> Json:
    """Enter a cup, or a program where its organiser lets them; a second time changes nothing."""
    await asyncio.to_thread(kept.cups.enter, cup, account.id, program)
    return await _cup(kept, cup, account)


@router.delete("/cups/{id}/entry", responses={200: {"model": schemas.CupView}, **OWN})
@door(LOOKED_UP, "account", "public", "words", "own", programs=True)
async def leave_cup(account: SignedIn, kept: Kept, cup: CupId) -> Json:
    """Withdraw from a cup: from the start on what one has not played is lost."""
    await kept.withdraw(cup, account.id)
    return await _cup(kept, cup, account)


@router.post("/cups/{id}/computers", responses={200: {"model": schemas.CupView}, **OWN})
@door(LOOKED_UP, "account", "public", "words", "own")
async def enter_computer(account: SignedIn, kept: Kept, cup: CupId, new: schemas.NewComputer) -> Json:
    """Enter a computer opponent for a cup one organises."""
    await asyncio.to_thread(kept.cups.add_computer, cup, account.id, new.level)
    return await _cup(kept, cup, account)


@router.post("/cups/{id}/removal", responses={200: {"model": schemas.CupView}, **OWN})
@door(LOOKED_UP, "account", "public", "words", "own")
async def remove_player(account: SignedIn, kept: Kept, cup: CupId, who: schemas.Removed) -> Json:
    """Take a player out of a cup one organises: not one whom one plays against."""
    await kept.remove(cup, account.id, who.player)
    return await _cup(kept, cup, account)


@router.post("/cups/{id}/start", responses={200: {"model": schemas.CupView}, **OWN})
@door(LOOKED_UP, "account", "public", "words", "own")
async def start_cup(account: SignedIn, kept: Kept, cup: CupId) -> Json:
    """Close the entry for a cup one organises, and pair its first round."""
    await kept.start(cup, account.id)
    return await _cup(kept, cup, account)


@router.delete("/cups/{id}", responses={200: {"model": schemas.CupView}, **OWN})
@door(LOOKED_UP, "account", "public", "words", "own")
async def call_off_cup(account: SignedIn, kept: Kept, cup: CupId) -> Json:
    """Call off a cup one organises."""
    await asyncio.to_thread(kept.cups.call_off, cup, account.id)
    return await _cup(kept, cup, account)
