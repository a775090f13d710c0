### What the server keeps of a person: the page on privacy

privacy = Privacy
privacy-about = What this server keeps of you, why, and for how long. Nobody is counted or followed, and nothing is loaded from other sites.
privacy-nobody = Without an account
privacy-nobody-about = A game: its options, the choices made in it and when, the words, notes and marks at its table, and a hash of each secret link. Your links, settings and answers to puzzles are kept by your browser.
privacy-account = Your account
privacy-account-about = Your name, language and time zone; the addresses and passkeys you sign in with; where you are signed in, with the name of the browser, until 180 days after its last use or until you end it. A link to sign in holds for 15 minutes. If you sign in by another service: a hash of who you are there. Programs that play for you: what you called each, and when it was used last.
privacy-notices = To tell you of games
privacy-notices-about = Where you want to be told and when, and whether it failed. A mail says what happened in the game and what was written to you at its table; it passes through your mail provider. What is pushed is encrypted for your browser; a webhook goes to the address you gave.
privacy-table = At the table
privacy-table-about = Messages and marks are read by those at that table, a note by you alone. They go with the game. Your sets of corrections are read by you alone, unless you publish one; then anybody reads it, with your name, until you withdraw it. A message from person to person is read by those two, and goes when one of them closes the account. A message that is reported is read by whoever runs this server, with the reason.
privacy-results = What you played
privacy-results-about = How your games ended, your ratings, cups you entered. Others see them in cups, and beyond that only if you ask for a page of your own.
privacy-network = Network addresses
privacy-network-about = The server counts requests by address in its memory, against floods, and writes no address down. Whoever runs it may have another server before it that does.
privacy-end = How long, and how it ends
privacy-end-about = A game is kept as long as whoever runs this server keeps games. You may take everything home as one file, and close the account, both on its page. Then all that is above goes. Your games and what you wrote at their tables stay to the other side, as a former player's, and a hash of your name, so that nobody takes one that looks like it. A backup may hold it a while longer.
