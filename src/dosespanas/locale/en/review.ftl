### The review of a game, hints with win chances, and how good these are.

chronicle-title = After-action report
chronicle-open = Report to print
review-title = Review
review-cause = How it was lost
review-fell-empty = { $place } fell in turn { $turn }: nobody stood there.
review-fell-held = { $place } fell in turn { $turn }, held by { $units ->
    [one] one unit
   *[other] { $units } units
} of strength { $strength }.
review-fell-left = { $place } was left to the enemy in turn { $turn }.
review-why-empty = The { $loser } side lost because nobody stood in { $places }: the enemy walked in, in turn { $turn }.{ $idle ->
    [0] {""}
   *[other] {" "}Strength { $idle } stood in places that no enemy entered in the last two turns.
}
review-why-held = The { $loser } side lost with { $places }, taken in turn { $turn }; { $units ->
    [one] one unit
   *[other] { $units } units
} of strength { $strength } stood there.{ $idle ->
    [0] {""}
   *[other] {" "}Strength { $idle } stood in places that no enemy entered in the last two turns.
}
review-why-short = At the end the { $loser } side was { $needed ->
    [one] one place
   *[other] { $needed } places
} short, of these: { $places }.
review-why-lost = At the end the { $loser } side was { $needed ->
    [one] one place
   *[other] { $needed } places
} short; it had lost these last: { $places }.
review-why-cut = At the end the { $loser } side was { $needed ->
    [one] one place
   *[other] { $needed } places
} short, of these: { $places }. It held { $cut } as well, but its units there were out of supply and did not count.
review-ideas = What stood open afterwards:
review-left-empty = Left empty, and walked into: { $places }.
review-why-luck = Luck cost the { $loser } side { $points ->
    [one] one point
   *[other] { $points } points
} of its chance in all, most in turn { $turn }: { $most }.
review-why-starved = { $count ->
    [one] One unit
   *[other] { $count } units
} of the { $loser } side were lost for want of supply, most in turn { $turn }: { $most }.
review-settled = { $choice ->
    [0] From the beginning the loser’s chance stayed below one in five.
   *[other] From turn { $turn } on the loser’s chance stayed below one in five.
}
review-curve = Win chance of the Nationalist side
review-curve-of = Win chance: { $side }
review-seen-by = Every chance and every point here is that of the { $side } side.
review-legend = Line: the chance before each choice. Band: how sure that is, 95 times in 100. Numbered circles: turning points.
review-legend-characters = █ the chance before each choice, · an even game, figures: turning points, below: turns
review-axis-turn = Turn
review-working = Playing out
review-played = { $side } played: { $action } (chance of the { $whose } side: { $chance }).
review-better = Better: { $action } ({ $chance }).
review-wins = Of 100 games played on from here it wins { $share } within a turn, the choice made { $other }.
review-loses = Of 100 games played on from here the choice made loses { $share } within a turn, this one { $other }.
review-ends = It ends the phase there; { $count ->
    [one] the one act that still followed
   *[other] the { $count } acts that still followed
} cost more than they brought.
review-whole = These moves count together: only with { $count ->
    [one] one more
   *[other] { $count } more
} of that phase played otherwise does it come to that. No single one explains it.
review-turning-points = Turning points
review-no-turning-points = No single choice turned this game: nothing was found that would clearly have done better.
review-little-by-little = What was given away little by little stands under “{ review-accuracy }”.
review-still = { $side }, turn { $turn }: nothing was moved, though { $count ->
    [one] { $count } unit
   *[other] { $count } units
} could.
review-dice = Where chance decided most
review-no-dice = No single stroke of luck weighed much.
review-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the { $side } side
review-sides = Choices and luck
review-by-choices = By choices
review-turns = Where it was won
review-turns-of = What each turn did to the chance of the { $side } side, in points; ± is the 95% interval. What is pale may be chance between so few games. Seen later: what only games played on into the next turn showed.
review-turn-end = Chance at its end
review-turn-choices = Choices: { $side }
review-turn-luck = Luck
review-turn-insight = Seen later
review-accuracy = Accuracy
review-phase = Phase
review-lost = Given away
review-luck = Luck gave { $points ->
    [one] { $points } point
   *[other] { $points } points
} to the { $side } side.
review-insight = Besides, { $points ->
    [one] { $points } point
   *[other] { $points } points
} went to the { $side } side that no single choice and no dice explain: only later turns showed what several choices were worth together.
review-note = In points of a hundred. Each position was played out { $games ->
    [one] { $games } time
   *[other] { $games } times
} by the opponent “{ opponent-tuned }” on both sides; every figure is an estimate.
review-note-gce = In points of a hundred. Each position was played out { $games ->
    [one] { $games } time
   *[other] { $games } times
} on both sides by the mind of the opponent “{ opponent-planner }”, without the plans it tries out ahead; every figure is an estimate.
review-written = Written to { $file }.
review-open = Review
review-begin = Review this game
review-share = { $share } done
review-while = this takes some minutes
review-meanwhile = What is known so far stands below and grows. You may close this and look at the game: it goes on.
review-left = about { $minutes } min left
review-now-of = { $side } { $chance } ({ $low } to { $high })
review-go = Show it on the board
review-elsewhere = The chances were learned on other data than this game’s: take them as a rough guide.
hint-chance = about { $chance }
hint-tried = Compared by games played on from here.
hint-best = The best choices and the chance to win:
hint-first = First the choice of “{ $opponent }”: no other came out surely better.
hint-equal = These come to the same, as far as could be tried.
hint-phase = Further in this phase:
hint-phase-more = With { $count ->
    [one] one more move
   *[other] { $count } more moves
} elsewhere.
train-working = Playing
train-fitting = Fitting
train-curve = Forecasts against what came
train-said = forecast
train-came = came true
train-scenario = Scenario
train-fitted = Games fitted to
train-held = Parts, each held back once
train-positions = Positions
train-log-loss = Log loss
train-constant = Log loss of the mean
train-brier = Brier score
train-ece = Calibration error
error-no-judge = Nobody has taught this program to judge positions of { $option }.
error-nothing-to-review = The record has no choices yet: there is nothing to review.
error-review-running = A game is reviewed when it is over: until then a review would tell secrets.
error-review-later = No review now: too many games wait for one. Try again in a while.
error-no-review = The review could not be worked out. Ask for it again.
