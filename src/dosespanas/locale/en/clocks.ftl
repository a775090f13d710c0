# Clocks: the pace of a game, claims, regents, holidays, pauses.
page-pace = Time for each side
page-pace-about = Counted from the moment a side is asked until it has answered. Nobody loses by the clock alone: when it is at zero, the other side may claim.
page-pace-none = No clocks
page-pace-quick = Quick
page-pace-evening = One evening
page-pace-days = A few days
page-pace-weeks = Some weeks
page-pace-winter = A winter
page-pace-own = Own times
page-pace-kind = Both play
page-pace-live = at the same time
page-pace-correspondence = by correspondence
page-pace-start = To begin with
page-pace-increment = More with each answer that hands over
page-pace-cap = At most
page-pace-holidays = Holidays a year
page-pace-minutes = minutes
page-pace-seconds = seconds
page-pace-hours = hours
page-pace-days-unit = days
page-pace-told = { $start } each, { $increment } more with each answer that hands over, at most { $cap }.
page-pace-told-holidays =
    { $days } { $days ->
        [one] day
       *[other] days
    } of holiday a year.
page-clock = Clocks
page-clock-runs = runs
page-clock-stands = stands
page-clock-low = little time
page-clock-up = time is up
page-clock-left = { $time } left
page-clock-left-stands = { $time } left, the clock stands
page-clock-paused = paused
page-clock-away = on holiday until { $when }
page-clock-regent = { $opponent } plays
page-clock-open = Clocks …
page-clock-late-other = { $name ->
    [none] The other side’s time is up.
   *[other] The time of { $name } is up.
}
page-clock-late-own = Your time is up: the other side may claim. Your answer still counts.
page-clock-claim = Claim …
page-clock-claim-ask = You may claim the win, or have a computer opponent play on for the other side until its person is back. Or you wait.
page-clock-claim-win = Claim the win
page-clock-ask-regent = Let it play on
page-clock-who = Computer opponent
page-clock-wait = Wait
page-clock-regent-own = Your time was up: { $opponent } plays for your side.
page-clock-regent-other = { $name ->
    [none] { $opponent } plays for the other side until its person is back.
   *[other] { $opponent } plays for { $name } until they are back.
}
page-clock-return = Take over
page-clock-pause = Offer a pause
page-clock-pause-own = You offer a pause.
page-clock-pause-other = { $name ->
    [none] The other side offers a pause: both clocks would stand.
   *[other] { $name } offers a pause: both clocks would stand.
}
page-clock-pause-agree = Pause
page-clock-pause-decline = Go on playing
page-clock-pause-withdraw = Withdraw the offer
page-clock-is-paused = The clocks stand by agreement.
page-clock-resume = Let the clocks go on
page-clock-give = Give the other side { $time }
page-clock-holiday = Take a holiday
page-clock-holiday-days = For how many days?
page-clock-holiday-left =
    { $days ->
        [0] No day of holiday is left this year.
        [one] One day is left this year.
       *[other] { $days } days are left this year.
    }
page-clock-holiday-until = You are on holiday until { $when }: your clock stands.
page-clock-holiday-other = { $name ->
    [none] The other side is on holiday until { $when }: its clock stands.
   *[other] { $name } is on holiday until { $when }: that clock stands.
}
page-clock-back = I am back
error-pace = Of these times “{ $name }” is { $value }; it may be from { $least } to { $most } (in seconds, holidays in days).
error-pace-apart = Only a game between two persons, each at their own screen, has clocks.
error-no-clock = This game has no clocks.
error-clock-not-up = The other side has time left: nothing is to be claimed.
error-clock-paused = The clocks stand already.
error-clock-no-offer = Nobody offers a pause.
error-clock-runs = The clocks do not stand by agreement.
error-clock-full = The other side has as much time as its clock takes.
error-holiday-taken = You are on holiday already.
error-holiday-late = Your time is up: answer first.
error-holiday-days = Of this year’s days of holiday fewer are left: { $left }.
error-holiday-none = You are not on holiday.
error-regent = A computer opponent plays for you: take over first.
error-no-regent = No computer opponent plays for you.
