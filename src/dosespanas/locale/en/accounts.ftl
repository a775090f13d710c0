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
