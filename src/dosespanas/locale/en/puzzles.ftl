### Puzzles: find the stroke.

puzzle-title = Puzzle
puzzle-none = There is no such puzzle of this game.
puzzle-id = Id
puzzle-grade = Grade
puzzle-grade-name = { $grade ->
    [1] easy
    [2] fair
    [3] hard
   *[other] very hard
}
puzzle-side = Side
puzzle-task = Find
puzzle-goal-win = the way to win
puzzle-goal-hold = the way to hold
puzzle-goal-gain = the best choice
puzzle-ask-win = { $side } to choose: find the one act that gives the best chance to win by the end of the next turn.
puzzle-ask-hold = { $side } to choose: find the one act that keeps the game from being lost by the end of the next turn.
puzzle-ask-gain = { $side } to choose: find the one act that is clearly better than the others.
puzzle-ask-last = { $phase ->
    [combat] It is the last attack of this phase: the phase ends after it. To end the phase at once is an answer, too.
    [arrivals] These are the last points spent in this phase: it ends after that. To end the phase at once is an answer, too.
   *[other] It is the last move of this phase: the phase ends after it. To end the phase at once is an answer, too.
}
puzzle-right = Right: { $action } (chance to win { $chance })
puzzle-wrong = Not the best: { $action } (chance to win { $chance })
puzzle-best = Best: { $action } (chance to win { $chance })
puzzle-wins = It wins the game by the end of the next turn in { $share } of 100 games, the best of the others in { $other }.
puzzle-loses = It loses the game by the end of the next turn in { $other } of 100 games, the best of the others in { $share }.
puzzle-leaves = It leaves open:
puzzle-makes = It makes possible:
error-no-puzzle = There is no puzzle { $puzzle }.
puzzle-all = All puzzles
puzzle-next = Next puzzle
puzzle-again = Try again
puzzle-goes-on = The game goes on from here, if you like.
puzzle-about = Positions of real games, played by the program, in which one choice, or one way to play a whole phase, is clearly better than the others. Play it on the board; any choice that is as good counts.
puzzle-none-yet = There are no puzzles of this game yet.
puzzle-count = Solved in this browser: { $n } of { $count }
puzzle-today = Puzzle of the day
puzzle-filter = Show
puzzle-every-grade = every grade
puzzle-every-task = every task
puzzle-every-scenario = every scenario
puzzle-both-sides = both sides
puzzle-open-only = Only what is not solved yet
puzzle-filtered-out = No puzzle is like that.
puzzle-new = not tried yet
puzzle-solved = solved
puzzle-solved-later = solved, not at once
puzzle-missed = not solved yet
error-no-puzzle-here = This game was not begun from a puzzle.
puzzle-whole = the best way to play the whole phase
puzzle-ask-whole = { $side } to move: play this whole phase as well as you can, with as many moves as you like, and end it. It is then played on to the same step of the next turn.
puzzle-phase-right = Right: as good as the best phase known, as far as can be told (chance to win { $chance })
puzzle-phase-wrong = Not the best phase: it leaves a chance to win of { $chance }
puzzle-phase-best = Best phase known (chance to win { $chance }): { $n ->
    [one] a move that yours has not
   *[other] { $n } moves that yours has not, among them
}
puzzle-judging = What came of your phase is played on in up to 24 games.
puzzle-gathers = The best brings { $n ->
    [one] one move
   *[other] { $n } moves
} to { $box }; { $right ->
    [no] yours brings
   *[yes] the usual way brings
} { $other }.
puzzle-phase-keeps = { $box } is still held at the same step of the next turn in { $n } of { $count ->
    [one] one game
   *[other] { $count } games
} after { $right ->
    [yes] your phase
   *[no] the best phase
}, in { $other } after { $right ->
    [yes] the usual way
   *[no] yours
}.
puzzle-phase-takes = { $box } is taken by the same step of the next turn in { $n } of { $count ->
    [one] one game
   *[other] { $count } games
} after { $right ->
    [yes] your phase
   *[no] the best phase
}, in { $other } after { $right ->
    [yes] the usual way
   *[no] yours
}.
puzzle-phase-stands = At the end of the phase strength { $n } stands there; after { $right ->
    [yes] the usual way
   *[no] yours
} it is { $other }.
puzzle-phase-wins = The game is won by the same step of the next turn in { $n } of { $count ->
    [one] one game
   *[other] { $count } games
} after { $right ->
    [yes] your phase
   *[no] the best phase
}, in { $other } after { $right ->
    [yes] the usual way
   *[no] yours
}.
puzzle-phase-loses = The game is lost by the same step of the next turn in { $n } of { $count ->
    [one] one game
   *[other] { $count } games
} after { $right ->
    [yes] your phase
   *[no] the best phase
}, in { $other } after { $right ->
    [yes] the usual way
   *[no] yours
}.
puzzle-map = Show it on the map
puzzle-map-best = The best phase known: what yours has not
puzzle-map-own = Your phase: what the best has not
puzzle-map-best-act = The best move
puzzle-map-own-act = Your move
