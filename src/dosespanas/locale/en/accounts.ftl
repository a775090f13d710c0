# Accounts: signing in, the page of one’s own account, and mails about it
error-not-signed-in = This needs an account. Sign in first.
error-foreign-request = This request came from another page. Reload this one and try again.
error-no-accounts = This server keeps no accounts. Games are opened by their links.
error-handle-shape = A name has { $least } to { $most } Latin letters and figures, at least one of them a letter, and single hyphens or underscores between them.
error-handle-reserved = This name stands for somebody else. Choose another one.
error-handle-taken = Somebody has this name, or one that looks like it. Choose another one.
error-unknown-zone = There is no time zone { $zone }.
error-bad-switch = { $setting } must be 1 or 0, not “{ $value }”.
error-bad-mail-server = DOSESPANAS_MAIL names no mail server. Give one such as smtp://user:password@mail.example.org:587 or smtps://…
error-bad-mail-from = DOSESPANAS_MAIL_FROM must be an address such as Dos Españas <games@example.org>, not “{ $value }”.
error-missing-extra = Accounts need { $missing }. Install dosespanas[accounts].
error-unknown-link = This link does not work. It was used already, or it is older than 15 minutes. Ask for a new one.
error-unknown-code = This code does not work here. Look at it again in the newest mail, and type it where you asked for it, within 15 minutes. After { $most } wrong ones ask for a new mail.
error-passkey = This passkey does not sign you in here. Try again, or sign in another way.
error-passkey-host = The passkeys of this server belong to { $site }. Open it there, or sign in another way.
error-mail-taken = Another account signs in with this address.
error-bad-mail = This is not a mail address. Give one such as ana@example.org.
error-other-account = Open this link in a browser that is signed in to the account that asked for it.
error-no-handle = Nobody has this address yet. Choose a name.
error-account-waits = Your account is made. It waits until whoever runs this server lets it in.
error-account-banned = This account is banned on this server.
error-not-invited = Accounts here are for those invited. Sign up by mail, with the address that was invited.
error-bad-sign-up = DOSESPANAS_SIGN_UP must be one of { $choices }.
error-other-side-yours = The other side of this game is yours already.
error-not-for-programs = A program’s token opens games alone. For anything else sign in with a browser.
error-unknown-program = This program’s token opens nothing: it was taken away, or mistyped.
error-seat-of-person = A person must play this seat: the game counts among persons.
error-many-programs = An account has at most { $most } programs.
error-last-way = This is the only way to sign in to this account.
error-no-mail = This server sends no mail. Sign in with a passkey.
error-no-address = This server does not know its own address. Whoever runs it must start it with --url.
error-other-name = This is not the name of your account. Nothing was closed.
error-openid = Signing in by the other service did not work. Try again, or sign in another way.
error-openid-back = Signing in by the other service was not finished. Begin again here.
error-openid-taken = Another account signs in with this.
error-no-openid = Nobody signs in here by another service.
error-bad-openid = DOSESPANAS_OPENID_ISSUER must be an issuer such as https://accounts.example.org, not “{ $value }”.
error-openid-lacks = DOSESPANAS_OPENID_ISSUER needs DOSESPANAS_OPENID_CLIENT, DOSESPANAS_URL and DOSESPANAS_ACCOUNTS=1.
mail-link-subject = Sign in to Dos Españas ({ $site })
mail-add-mail-subject = Your address at Dos Españas ({ $site })
mail-recover =
    Whoever runs Dos Españas at { $site } sends you a link to come back to the account { $handle }. Open it and press the button there: this address will be one of its ways to sign in.

    { $link }

    It works once, within a day.
mail-invite-subject = You are invited to Dos Españas ({ $site })
mail-invite =
    Whoever runs Dos Españas at { $site } invites you to play there. Make yourself an account with this address:

    { $link }

    It asks nothing but the address and a name. If you do not wish to, do nothing: you are written to no more.
mail-link =
    Somebody, probably you, asked to sign in to Dos Españas at { $site }.

    Open this link and press the button there:

    { $link }

    Or type this code where you asked, and nowhere else:

    { $code }

    Either works once, for { $minutes } min. Nobody will ask you for the code: tell it nobody.

    If it was not you, do nothing: nobody signs in without this mail.
mail-add-mail =
    The account { $handle } of Dos Españas at { $site } would like to sign in with this address.

    If that is yours, open this link in the browser in which you are signed in, and press the button there:

    { $link }

    Or type this code on the page where you asked, and nowhere else:

    { $code }

    Either works once, for { $minutes } min.

    If it was not you, do nothing.
account = Account
account-sign-in = Sign in
account-sign-in-as = Sign in as { $handle }
account-about = An account keeps your games together, on every device. There are no passwords. Games by link work without one.
account-sign-up-approval = New accounts are let in by whoever runs this server.
account-sign-up-invited = Accounts are for those invited: sign up by mail, with the address that was invited.
account-by-passkey = Sign in with a passkey
account-by-openid = Sign in with { $service }
account-by-openid-about = { $service } tells this server who you are there. If you have an account here, sign in to it first and add { $service } below its ways to sign in.
account-openid-new = That service knows you. Nobody here signs in so yet: choose a name.
account-by-mail = By mail
account-by-mail-about = A link is sent that works once, for 15 minutes. The first time it makes an account.
account-mail = Mail address
account-send = Send the link
account-sent = A link is on its way to { $mail }. Open it and press the button there.
account-not-sent = The mail could not be sent. Look whether the address is right, or try again later.
account-code = Code in the mail
account-code-about = Does the link open in another browser than this one? Then type the code from the mail here. It works here alone, for 15 minutes.
account-code-go = Go on
account-new = New account
account-new-about = With a passkey alone, without a mail address. It is kept by your device or your password manager.
account-no-passkeys = This browser has no passkeys, and this server sends no mail.
account-handle = Your name here
account-handle-about = The other players see this name, and nothing else of you.
account-make = Make the account
account-make-passkey = Make it with a passkey
account-link-add = One more address
account-link-add-to = Add it to the account { $handle }
account-since = Since { $when }
account-language = Language of mails
account-zone = Time zone
account-sign-out = Sign out here
account-games = Games
account-games-none = No game is yours by this account yet.
account-claim-about = { $count ->
    [one] One seat belongs to this browser alone.
   *[other] { $count } seats belong to this browser alone.
} Taken into the account, they open on all your devices, and their secret links work no more.
account-claim = Take them into the account
account-ways = Ways to sign in
account-ways-none = There is no way to sign in to this account again. Add one.
account-one-way = If you lose the device with this passkey, nobody can sign in to this account any more. Add { $mail ->
    [yes] an address or a second passkey
   *[no] a second passkey, on another device
}.
account-passkey = Passkey: { $name }
account-passkey-fell = Its count of uses went back on { $when }. That is so after a device was restored or a passkey moved. If you did neither, somebody may have a copy: remove it and make a new one.
account-add-passkey = Add a passkey
account-add-openid = Add { $service }
account-add-mail = Add a mail address
account-remove = Remove
account-remove-of = Remove { $what }
account-last-way = This is the only way to sign in to this account. Without it nobody can, once you sign out.
account-sessions = Signed in on
account-here = here
account-end = End
account-end-of = End the session of { $what }
account-end-others = End all others
account-programs = Programs that play for you
account-programs-about = A program plays your games by its token, and nothing else of your account. Its games say so, and are rated apart from persons’.
account-program-name = Name of a program
account-program-add = Make a token
account-program-token = The token of { $name }, shown this once:
account-program-seen = last used { $when }
account-program-unused = never used
account-program-revoke = Revoke
account-program-revoke-of = Revoke the token of { $name }
account-leave = Take home and close
account-export-about = All that is kept of your account, and the records of your games, in one file:
account-export = take it home
account-close-about = Closing deletes your addresses, passkeys, sessions and private notes. Your games stay to the other side, as those of a former player, with what you wrote and marked in them; so do names that you gave to games and cups.
account-close = Close the account
account-close-type = To close it, type { $handle }
