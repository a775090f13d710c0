# Notices: what somebody is told who is not at the page, and where

game-name = España 1936
game-name-gce = La Guerra Civil Española
notice-named = “{ $name }”
notice-against = against { $name }
notice-turn = It is your turn: { $game }
notice-over = The game is over: { $game }
notice-joined = Your invitation has been taken up: { $game }
notice-begin = A game waits for you: { $game }
notice-begin-asked = Open it once: it begins when both of you have.
notice-offer = The other side offers to stop and count: { $game }
notice-offer-by = { $name } offers to stop and count: { $game }
notice-rules = You are asked to go on by the present rules: { $game }
notice-changed = The game goes on by the present rules: { $game }
notice-clock = Your time is running low: { $game }
notice-up = Your time is up: { $game }
notice-clock-then = { $name ->
    [none] When it is up, the other side may claim the win.
   *[other] When it is up, { $name } may claim the win.
}
notice-late = The other side’s time is up: { $game }
notice-late-by = The time of { $name } is up: { $game }
notice-regent = A computer opponent plays on for you: { $game }
notice-regent-asked = Your time was up. You take over with one press whenever you like.
notice-pause = The other side offers a pause: { $game }
notice-pause-by = { $name } offers a pause: { $game }
notice-holiday = The other side is on holiday: { $game }
notice-holiday-by = { $name } is on holiday: { $game }
notice-holiday-then = { $days ->
    [one] Its clock stands for a day.
   *[other] Its clock stands for { $days } days.
}
notice-deadline = This game must soon be over: { $game }
notice-deadline-then = { $begun ->
    [yes] When the time is up, whoever is asked then has lost.
   *[no] When the time is up, whoever has not opened it has lost.
}
notice-invited = Somebody challenges you: { $game }
notice-invited-by = { $name } challenges you: { $game }
notice-written = Somebody has written to you
notice-written-by = { $name } has written to you
notice-words = The other side has written to you: { $game }
notice-words-by = { $name } has written to you: { $game }
notice-said = { $name ->
    [none] The other side wrote:
   *[other] { $name } wrote:
}
notice-remind = Still waiting for you: { $game }
notice-former = The other side has closed its account: { $game }
notice-back = The other side asks for a take-back: { $game }
notice-back-by = { $name } asks for a take-back: { $game }
notice-back-asked = The table shows what would be undone. Nothing is before you agree there.
notice-agreed = The other side has agreed to the take-back: { $game }
notice-agreed-by = { $name } has agreed to the take-back: { $game }
notice-refused = The other side does not agree to the take-back: { $game }
notice-refused-by = { $name } does not agree to the take-back: { $game }
notice-rematch = The other side offers a rematch: { $game }
notice-rematch-by = { $name } offers a rematch: { $game }
notice-declined = The other side has declined the rematch: { $game }
notice-declined-by = { $name } has declined the rematch: { $game }
notice-invited-side = { $side ->
    [any] the sides are drawn by lot
    [guest] you choose the side
    [bid] both bid for a side
    [nationalist] you are the Nationalists
   *[republican] you are the Republicans
}
notice-news = There is something new: { $game }
notice-channel = A test: notices from Dos Españas reach you here
notice-turns = { $count ->
    [one] It is your turn in one game
   *[other] It is your turn in { $count } games
}
notice-several = { $count ->
    [one] One notice from Dos Españas
   *[other] { $count } notices from Dos Españas
}
notice-left-days = { $days ->
    [one] { $days } day left
   *[other] { $days } days left
}
notice-left = { $hours ->
    [0] less than an hour left
    [one] { $hours } hour left
   *[other] { $hours } hours left
}
notice-open = Open
notice-since = Since you looked last:
notice-more = … { $count ->
    [one] { $count } line
   *[other] { $count } lines
} left out …
notice-odds = Odds without cards to come: defender destroyed { $win }, both { $trade }, attacker destroyed { $lose }.
notice-odds-gce = Attack { $attack ->
    [none] not known
   *[other] { $attack }
} against defence { $defence ->
    [none] not known
   *[other] { $defence }
}{ $odds ->
    [none] {""}
   *[other] , odds { $odds }
}{ $takes ->
    [none] {""}
   *[other] , the hex is emptied { $takes }
}.
notice-map = The map as it stands
notice-mail-why = Dos Españas writes to you because you added this address to the places where you are told about your games.
notice-mail-choose = Choose what you are told
notice-mail-stop = Stop these mails
notice-failed-address = Its address leads nowhere that may be written to.
notice-failed-slow = It did not answer in time.
notice-failed-gone = There is nothing any more: it was removed on the other side ({ $code }).
notice-failed-status = It was refused there ({ $code }).
notice-failed-connection = It could not be reached.
notice-failed-key = The server’s key was changed. Add it again.
notice-failed-no-mail = This server sends no mail at present.
notice-failed-mail-gone = You do not sign in with this address any more.
notice-failed-here = This server had a fault.
notice-failed-mail = The mail server did not take it.
error-bad-webhook = This address cannot be used. It must begin with https:// and lead to the public internet.
error-bad-webhook-token = A token has no blanks, and at most 500 signs.
error-bad-topic = The address of an ntfy topic looks like https://ntfy.sh/my-topic.
error-bad-room = Matrix needs the id of the room, not its name, and the access token of who posts there.
error-bad-subscription = This browser’s subscription cannot be used. Try again.
error-push-key = The key of web push is sealed with another key than this server’s.
error-undelivered = The notice did not arrive.
error-unknown-channel = There is no such place to be told at.
error-channels = You can be told in at most { $most } places. Remove one first.
error-no-mail-channel = This server sends no mail.
error-mail-not-yours = Only an address that you sign in with is written to.
page-notices = Notices
page-notices-lead = Where you are told when it is your turn and no page of yours has looked for a minute and a half.
page-notices-none = You are told nowhere yet.
page-notices-choose = Choose where
page-notices-push = This browser
page-notices-push-add = Show notices in this browser
page-notices-push-cannot = This browser cannot show notices. On an iPhone or iPad first add the page to the home screen.
page-notices-push-denied = You have forbidden notices from this page. Allow them in the browser’s settings.
page-notices-kind = { $kind ->
    [mail] Mail
    [push] Browser
   *[other] { $name }
}
page-notices-mail-add = Write to { $mail }
page-notices-hook = Chat or webhook
page-notices-hook-lead = What is posted there can be read by everybody in that room. So it only says which game, and whose turn it is.
page-notices-form = Kind
page-notices-url = Address (https://…)
page-notices-token = Access token
page-notices-room = Id of the room
page-notices-add = Add
page-notices-wants = When
page-notices-wants-always = Always
page-notices-wants-away = When I stay away for half an hour
page-notices-wants-daily = Once a day
page-notices-wants-never = Never
page-notices-wants-channels = As set in my account
page-notices-test = Try it
page-notices-tested = Sent. It should arrive now.
page-notices-remove = Remove
page-notices-again = Use it again
page-notices-sent = Arrived last: { $when }
page-notices-failed = Failed { $when }. { $why }
page-notices-rests = Tried again { $when }.
page-notices-ended = Nothing more is sent there.
page-notices-games = Game by game
page-notices-game = Notices of this game
page-notices-hours = When, and what besides
page-notices-hours-on = Tell me nothing between these hours ({ $zone })
page-notices-from = From
page-notices-until = Until
page-notices-daily = The daily notice comes at
page-notices-remind = Remind me of a game that still waits a day later, and again
page-notices-remind-days = { $days ->
    [0] never
    [one] every day
   *[other] every { $days } days
}
page-notices-words = Tell me of words at a table and of messages that I have not read for five minutes
page-notices-save = Save
page-notices-saved = Saved.
page-notices-stop = Stop these mails?
page-notices-stop-do = Stop
page-notices-stopped = You get no more of these mails. You can choose otherwise in your account.
