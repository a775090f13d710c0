## The table in a browser, without a server

site-about = Two board wargames of the Spanish Civil War, against the computer or with somebody at the same screen. Nothing to install, no account: everything stays in this browser.
site-play = Play now
site-all = All games, lessons and settings
site-docs = Documentation
site-fetching = Fetching the table
site-starting = Setting up the table
site-broken = The table could not be set up: { $why }
site-unkept = This browser keeps nothing here, perhaps because the window is private. Games are gone once it is closed; save them before.
site-elsewhere = The table is open in another tab of this browser.
site-take = Use it here
site-newer = There is a new version of this site.
site-renew = Open it
site-save = Save everything
site-open = Open what was saved
site-saved-about = Your games, settings and corrections in one file, to go on with on another device. Opening one puts it in the place of all that is here.
site-open-sure = Everything that is here goes, and what the file holds takes its place. Open it?
site-not-ours = This is no file that was saved here.
site-slow = The strong opponents take their time here: a choice of theirs may take some seconds.
