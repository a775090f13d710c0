"""Signing in: by a link that is sent by mail, or by a passkey. There are no passwords.

Whoever asks for a link is answered alike, and the same is done, whether anybody signs in with that address: who has an
account is told to nobody. A link is pressed, not only opened, for mail scanners open links: opening it changes nothing.
The mail has a code too, for who reads it in another browser than they asked in, as where a page is installed on a
phone: it is typed in the browser that asked, holds in no other one, and dies with the link.
"""

import base64
import binascii
import hashlib
import hmac
import json
import logging
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from dosespanas.catalogue import Catalogue
from dosespanas.server.errors import RequestProblem, TooMany
from dosespanas.server.features.accounts.handles import checked_handle
from dosespanas.server.features.accounts.service import Account, Accounts, checked_language
from dosespanas.server.features.accounts.store import AlreadyTaken, Passkey, SignIn
from dosespanas.server.operations.quotas import Buckets, Quota
from dosespanas.server.storage.batch_writer import now
from dosespanas.server.storage.secret_tokens import new_token, token_hash

LOGGER = logging.getLogger("dosespanas.server")
MINUTE = 60_000
LINK, CHALLENGE = 15 * MINUTE, 5 * MINUTE
"""Milliseconds for which a link and a challenge hold."""
LETTERS, SIGNS, TYPED = "BCDFGHJKLMNPQRSTVWXZ", 8, 5
"""A code: which letters (consonants: no word comes of them), how many of them, and how many may be typed for one mail.

That is one in 5,000 million for each mail that a stranger has sent from a browser of his own.
"""
SIGN_IN, ADD_MAIL, RECOVER = "link", "add-mail", "recover"
"""What a link is for: to sign in (also for the first time), to give an account one more address, or both at once, for
who cannot sign in any more: whoever runs the server sends that."""
RECOVERY = 24 * 60 * MINUTE
"""Milliseconds for which a link holds by which somebody comes back."""
TRIP, NEW_BY_OPENID = "openid", "openid-new"
"""What the state of a trip to another service is for, and what is shown to make an account for who came back."""
PASSKEY, NEW_ACCOUNT, ADD_PASSKEY = "passkey", "new-account", "add-passkey"
"""What a challenge is for."""
MAILS, ASKED = Quota(4, 0.2), Quota(2, 0.1)
"""How many links one address is sent that strangers ask for, and how many of them one network may ask for.

A browser that has been signed in to its account is no stranger: it has as many links again, whoever asked before.
"""
ALL_MAILS, SHARE = Quota(200, 60), Quota(20, 6)
"""How many links are sent in all that strangers ask for, and how many of them one network may ask for."""
STEEP = 10
"""How many must be left in all for each link that a network has asked for already: who asks for many stops first."""
BROWSERS = "known-browsers"
"""Of the setting that holds what browsers are known again by."""


class UnknownLink(RequestProblem):
    """A link that does not hold: used, too old, or none at all. Strangers cannot tell these apart."""

    status = 404

    def __init__(self) -> None:
        super().__init__(
            "error-unknown-link", "this link does not hold: it was used, or is older than 15 minutes. Ask for a new one"
        )


class UnknownCode(RequestProblem):
    """A code that does not hold in this browser: whether there is such a one is told to nobody."""

    status = 404

    def __init__(self) -> None:
        text = (
            f"this code does not hold here: look at it again, in the newest mail. It is typed where it was asked for, "
            f"within 15 minutes; after {TYPED} wrong ones ask for a new mail"
        )
        super().__init__("error-unknown-code", text, most=TYPED)


class BadPasskey(RequestProblem):
    """A passkey that signs nobody in here."""

    status = 403

    def __init__(self) -> None:
        super().__init__("error-passkey", "this passkey does not sign in here; choose another way, or try again")


class PasskeyElsewhere(RequestProblem):
    """A passkey that was asked for under another address than this server's."""

    status = 403

    def __init__(self, origin: str) -> None:
        text = f"passkeys of this server belong to {origin}: open it there, or sign in another way"
        super().__init__("error-passkey-host", text, site=origin)


class MailTaken(RequestProblem):
    """An address that another account signs in with, told to who has just proved that it is theirs."""

    status = 409

    def __init__(self) -> None:
        super().__init__("error-mail-taken", "another account signs in with this address")


@dataclass(frozen=True)
class Site:
    """Where pages of this server are: its origin, such as `https://games.example.org`, and the host in it."""

    origin: str
    host: str


@dataclass(frozen=True)
class Letter:
    """A mail to be sent."""

    to: str
    subject: str
    text: str


def invitation(mail: str, language: str, site: Site) -> Letter:
    """Return the mail that asks somebody to sign up; raises Problem for an address or a language that is none."""
    words = Catalogue(checked_language(language))
    text = words.text("mail-invite", link=f"{site.origin}/account", site=site.host)
    return Letter(checked_mail(mail), words.text("mail-invite-subject", site=site.host), text)


def checked_mail(text: str) -> str:
    """Return an address as it is kept, in small letters; raises Problem for one that is none."""
    from email_validator import EmailNotValidError, validate_email  # an extra

    try:
        found = validate_email(text.strip(), check_deliverability=False)
    except EmailNotValidError:
        problem = RequestProblem("error-bad-mail", "this is no mail address; expected one such as ana@example.org")
        raise problem from None
    return str(found.normalized).lower()


def base64url(data: bytes) -> str:
    """Return bytes as browsers write them in JSON."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def new_code() -> str:
    """Return a code as it stands in a mail, such as `BCDF-GHJK`."""
    code = "".join(secrets.choice(LETTERS) for _ in range(SIGNS))
    return f"{code[: SIGNS // 2]}-{code[SIGNS // 2 :]}"


def code_hash(browser: str, code: str) -> str:
    """Return what is kept of a code, however it is typed: with the secret of the browser it cannot be guessed back."""
    return token_hash(f"{browser} {re.sub('[^A-Z]', '', code.upper())}")


class OpenIdTaken(RequestProblem):
    """Somebody whom another account signs in with by the other service, told to who has just proved to be them."""

    status = 409

    def __init__(self) -> None:
        super().__init__("error-openid-taken", "another account signs in so")


class SigningIn:
    """The ways to sign in to the accounts of one server."""

    def __init__(self, accounts: Accounts) -> None:
        self._accounts = accounts
        self._kept = accounts.kept
        self._mails, self._all, self._owners = Buckets(MAILS), Buckets(ALL_MAILS), Buckets(MAILS)
        self._of_mail, self._shares = Buckets(ASKED), Buckets(SHARE)

    # --- links -------------------------------------------------------------------------------------------

    def letter(
        self,
        mail: str,
        language: str,
        site: Site,
        asker: str,
        account: Account | None = None,
        near: Sequence[str] = (),
        mark: str | None = None,
    ) -> Letter:
        """Return the mail with a link to sign in with, or (`account`) to give an account this address.

        `asker`: a secret of the browser that asks; the code in the mail holds there. `near`: the network it is asked
        for from, none without limits; `mark`: what that browser is known by (`browser_mark`). Raises TooMany where too
        many are asked for, and Problem for an address that is none.
        """
        mail = checked_mail(mail)
        wait = self._wait(mail, near, mark)
        if wait:
            raise TooMany(wait)
        token, code = new_token(), new_code()
        purpose = SIGN_IN if account is None else ADD_MAIL
        whose = None if account is None else account.id
        typed = token_hash(asker), code_hash(asker, code), TYPED
        self._kept.offer(SignIn(token_hash(token), purpose, now() + LINK, whose, mail, None, None, *typed))
        words = Catalogue(checked_language(language))
        handle = "" if account is None else account.handle
        link = f"{site.origin}/account#link={token}"
        text = words.text(
            f"mail-{purpose}", link=link, code=code, site=site.host, handle=handle, minutes=LINK // MINUTE
        )
        return Letter(mail, words.text(f"mail-{purpose}-subject", site=site.host), text)

    def recovery(self, account: Account, mail: str, site: Site) -> Letter:
        """Return the mail with a link that signs somebody in who cannot any more, and gives the account this address.

        Raises Problem for an address that is none, MailTaken for one that another account signs in with.
        """
        mail = checked_mail(mail)
        owner = self._kept.by_mail(mail)
        if owner is not None and owner.id != account.id:
            raise MailTaken
        token = new_token()
        self._kept.offer(SignIn(token_hash(token), RECOVER, now() + RECOVERY, account.id, mail))
        words, link = Catalogue(account.language), f"{site.origin}/account#link={token}"
        text = words.text("mail-recover", link=link, site=site.host, handle=account.handle)
        return Letter(mail, words.text("mail-link-subject", site=site.host), text)

    def _wait(self, mail: str, near: Sequence[str], browser: str | None) -> float:
        """Count a link; return 0.0, or the seconds until there is one for who asks."""
        named = token_hash(mail)
        if browser is not None and self._is_owners(mail, browser):
            return self._owners.take([(named, 1)])
        asked = [(f"{name} {named}", 1) for name in near]
        shares = [(name, 1) for name in near]
        spent = max((SHARE.burst - self._shares.left(name) for name in near), default=0.0)
        short = STEEP * spent + 1 - self._all.left("all")
        if short > 0:
            return short * 60 / ALL_MAILS.per_minute
        return (
            self._of_mail.take(asked)
            or self._shares.take(shares)
            or self._mails.take([(named, 1)])
            or self._all.take([("all", 1)])
        )

    def browser_mark(self, account: str) -> str:
        """Return what a browser that has signed in to an account is known by; it opens nothing."""
        key = self._accounts.secret(BROWSERS)
        return hmac.new(key.encode(), account.encode(), hashlib.sha256).hexdigest()

    def _is_owners(self, mail: str, browser: str) -> bool:
        owner = self._kept.by_mail(mail)
        return owner is not None and hmac.compare_digest(browser.encode(), self.browser_mark(owner.id).encode())

    def look(self, token: str) -> dict[str, Any]:
        """Return what a link is for, to who has it: nothing changes by that. Raises UnknownLink."""
        found, owner = self._link(token)
        return {
            "purpose": found.purpose,
            "mail": found.mail,
            "handle": None if owner is None else owner.handle,
        }

    def press(self, token: str, handle: str | None, language: str, zone: str, account: Account | None) -> Account:
        """Return the account that a link signs in, made with a name and so on if there is none with its address yet.

        One that gives an account an address must be pressed by who is signed in to it. It holds no longer.
        Raises UnknownLink, BadHandle, HandleTaken, MailTaken; Problem where a name is needed.
        """
        found, owner = self._link(token)
        mail = found.mail or ""
        if found.purpose == ADD_MAIL:
            if account is None or account.id != found.account:
                text = "open this link in a browser that is signed in to the account it was asked for in"
                raise RequestProblem("error-other-account", text, 403)
            try:
                if not self._kept.add_mail(account.id, mail, found.hash):
                    raise UnknownLink
            except AlreadyTaken:
                raise MailTaken from None
            return account
        if found.purpose == RECOVER:
            if owner is None or owner.closed:
                raise UnknownLink
            known = mail in self._kept.mails(owner.id)
            try:
                used = self._kept.use_up(found.hash) if known else self._kept.add_mail(owner.id, mail, found.hash)
            except AlreadyTaken:
                raise MailTaken from None
            if not used:
                raise UnknownLink
            return owner
        if owner is None:
            if handle is None:
                raise RequestProblem("error-no-handle", "nobody has this address yet: choose a name", 409)
            owner = self._accounts.new(handle, language, zone, found.mail, used=found.hash, subject=found.subject)
        elif not self._kept.use_up(found.hash):
            owner = None
        if owner is None:
            raise UnknownLink
        return owner

    def by_code(self, asker: str | None, code: str) -> str:
        """Return the token of a link for the code that came with it, typed in the browser that asked.

        `asker`: the secret of that browser. The code and the link in the mail hold no longer; raises UnknownCode.
        """
        token = new_token()
        if not asker or not self._kept.by_code(token_hash(asker), code_hash(asker, code), token_hash(token)):
            raise UnknownCode
        return token

    def _link(self, token: str) -> tuple[SignIn, Account | None]:
        """Return what a link is for and whose account it concerns; raises UnknownLink."""
        found = self._kept.offered(token_hash(token))
        if found is None or found.purpose not in (SIGN_IN, ADD_MAIL, RECOVER, NEW_BY_OPENID):
            raise UnknownLink
        if found.purpose in (ADD_MAIL, RECOVER):
            return found, self._kept.account(found.account or "")
        return found, None if found.purpose == NEW_BY_OPENID else self._kept.by_mail(found.mail or "")

    # --- another service ---------------------------------------------------------------------------------

    def depart(self, state: str, account: Account | None) -> None:
        """Note that a browser goes to another service and may come back once; `account`: to have one more way in."""
        self._kept.offer(SignIn(state, TRIP, now() + LINK, None if account is None else account.id))

    def come_back(self, state: str, account: Account | None) -> str | None:
        """Return the account that a trip is to add a way to sign in to, None: it is to sign in; it holds no longer.

        Raises UnknownLink for one that came back before, or is too old, or was another account's.
        """
        found = self._kept.offered(state)
        if found is None or found.purpose != TRIP or not self._kept.use_up(state):
            raise UnknownLink
        if found.account is not None and (account is None or account.id != found.account):
            raise UnknownLink
        return found.account

    def by_openid(self, subject: str, mail: str | None) -> Account | str:
        """Return whose account it is whom another service knows, or what is shown to make one (`press`).

        `mail`: an address that the service has verified: who has it can sign in by it anyhow.
        """
        owner = self._kept.by_subject(subject)
        if owner is None and mail is not None:
            owner = self._kept.by_mail(mail)
            if owner is not None:
                self.add_openid(owner.id, subject)
        if owner is not None:
            return owner
        token = new_token()
        self._kept.offer(SignIn(token_hash(token), NEW_BY_OPENID, now() + LINK, mail=mail, subject=subject))
        return token

    def add_openid(self, account: str, subject: str) -> None:
        """Let an account sign in as whom another service knows; raises OpenIdTaken."""
        owner = self._kept.by_subject(subject)
        if owner is None:
            try:
                self._kept.add_openid(account, subject)
            except AlreadyTaken:
                raise OpenIdTaken from None
        elif owner.id != account:
            raise OpenIdTaken

    # --- passkeys ----------------------------------------------------------------------------------------

    def challenge(self, site: Site) -> dict[str, Any]:
        """Return what a browser asks a passkey with, whichever it has for this server."""
        from webauthn import generate_authentication_options, options_to_json
        from webauthn.helpers.structs import UserVerificationRequirement

        challenge = self._challenge(PASSKEY)
        options = generate_authentication_options(
            rp_id=site.host, challenge=challenge, user_verification=UserVerificationRequirement.REQUIRED
        )
        return dict(json.loads(options_to_json(options)))

    def new_passkey(self, site: Site, account: Account | None, handle: str | None) -> dict[str, Any]:
        """Return what a browser makes a passkey with: for an account, or one to be made with a name.

        Raises BadHandle, HandleTaken.
        """
        from webauthn import generate_registration_options, options_to_json
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        if account is None:
            name, id = checked_handle(handle or ""), secrets.token_hex(8)
            self._accounts.check_free(name)
            challenge, known = self._challenge(NEW_ACCOUNT, id, name), []
        else:
            name, id = account.handle, account.id
            challenge = self._challenge(ADD_PASSKEY, id)
            known = [PublicKeyCredentialDescriptor(id=bytes_of(one.id)) for one in self._kept.passkeys(id)]
        options = generate_registration_options(
            rp_id=site.host,
            rp_name="Dos Españas",
            user_id=id.encode(),
            user_name=name,
            challenge=challenge,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
            ),
            exclude_credentials=known,
        )
        return dict(json.loads(options_to_json(options)))

    def _challenge(self, purpose: str, account: str | None = None, handle: str | None = None) -> bytes:
        challenge = secrets.token_bytes(32)
        self._kept.offer(SignIn(token_hash(base64url(challenge)), purpose, now() + CHALLENGE, account, handle=handle))
        return challenge

    def register(
        self, site: Site, credential: dict[str, Any], name: str, language: str, zone: str, account: Account | None
    ) -> Account:
        """Return the account that a new passkey is of, made if it is to be. Raises BadPasskey, HandleTaken."""
        from webauthn import verify_registration_response
        from webauthn.helpers.exceptions import WebAuthnException

        wanted: Literal["new-account", "add-passkey"] = "new-account" if account is None else "add-passkey"
        found, challenge = self._asked(site, credential, wanted)
        if found.account is None or (account is not None and account.id != found.account):
            raise BadPasskey
        if account is not None and not self._kept.use_up(found.hash):
            raise BadPasskey
        try:
            proved = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError, AttributeError):
            raise BadPasskey from None
        key = Passkey(
            base64url(proved.credential_id),
            found.account,
            proved.credential_public_key,
            proved.sign_count,
            name,
            now(),
            None,
        )
        if account is not None:
            try:
                self._kept.add_passkey(key)
            except AlreadyTaken:
                raise BadPasskey from None
            return account
        made = self._accounts.new(found.handle or "", language, zone, passkey=key, used=found.hash, id=found.account)
        if made is None:
            raise BadPasskey
        return made

    def sign_in(self, site: Site, credential: dict[str, Any]) -> Account:
        """Return the account that a passkey signs in; raises BadPasskey, PasskeyElsewhere.

        How often it says it has signed may be no more than before: so it is after a device was restored, or where two
        share a passkey that counts by itself. Its owner is told that (`Passkey.fell`), and not shut out.
        """
        from webauthn import verify_authentication_response
        from webauthn.helpers.exceptions import WebAuthnException

        found, challenge = self._asked(site, credential, PASSKEY)
        name = credential.get("id")
        key = self._kept.passkey(name) if isinstance(name, str) and len(name) <= 1_400 else None
        if not self._kept.use_up(found.hash) or key is None:
            raise BadPasskey
        try:
            proved = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
                credential_public_key=key.public_key,
                credential_current_sign_count=0,
                require_user_verification=True,
            )
        except (WebAuthnException, ValueError, TypeError, KeyError, AttributeError):
            raise BadPasskey from None
        account = self._kept.account(key.account)
        if account is None or account.closed:
            raise BadPasskey
        fell = key.count > 0 and proved.new_sign_count <= key.count
        if fell:
            LOGGER.warning("a passkey has counted %d after %d: restored, or copied", proved.new_sign_count, key.count)
        self._kept.passkey_used(key.id, proved.new_sign_count, fell)
        return account

    def _asked(self, site: Site, credential: dict[str, Any], purpose: str) -> tuple[SignIn, bytes]:
        """Return the challenge that a passkey answers, if it was one of ours for this.

        Raises BadPasskey, and PasskeyElsewhere where it was answered at another address.
        """
        try:
            said = json.loads(bytes_of(credential["response"]["clientDataJSON"]))
            challenge, origin = bytes_of(str(said["challenge"])), said["origin"]
        except (ValueError, TypeError, KeyError, RecursionError, binascii.Error):
            raise BadPasskey from None
        found = self._kept.offered(token_hash(base64url(challenge)))
        if found is None or found.purpose != purpose:
            raise BadPasskey
        if origin != site.origin:
            raise PasskeyElsewhere(site.origin)
        return found, challenge


def bytes_of(text: str) -> bytes:
    """Return the bytes that a browser wrote in JSON; raises ValueError."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
