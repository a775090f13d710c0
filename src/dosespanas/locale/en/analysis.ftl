### Analysis boards: lines tried from a position, their dice, chances to win, links.

analysis-title = Analysis board
analysis-of = Analysis board: { $name }
analysis-open-here = Try it out on an analysis board
analysis-loading = The analysis board is being set up
analysis-lines = Lines
analysis-main = The game as it was played: { $count ->
    [one] one choice
   *[other] { $count } choices
}
analysis-beginning = Beginning
analysis-end = Its end
analysis-after = From { $when }
analysis-none = Choose anything on the board: every other answer begins a line of its own.
analysis-earlier = … { $count ->
    [one] one move
   *[other] { $count } moves
} before
analysis-dice-chosen = with chosen dice
analysis-dice-again = rolled again
analysis-back = Back
analysis-here = Go on from here
analysis-again = Roll again
analysis-dice = Choose the dice
analysis-dice-of = What chance gave
analysis-dice-hint = Dice after the last one changed are rolled anew.
analysis-die = Die { $number }
analysis-drawn-item = Draw { $number }
analysis-go = Play it so
analysis-play = Let it play on
analysis-who = Who plays on
analysis-until = How far
analysis-until-one = one choice
analysis-until-phase = to the end of the phase
analysis-until-turn = to the end of the turn
analysis-playing = { $opponent } is playing on …
analysis-stop = Stop
analysis-chance = Chance to win
analysis-chance-of = { $side } { $chance }
analysis-chance-sure = between { $low } and { $high }
analysis-chance-over = The game is decided here.
analysis-judge = Work it out
analysis-judging = Being worked out …
analysis-auto = For every position
analysis-note = Note
analysis-note-here = Note on this position
analysis-keep = Keep
analysis-compare = Compare
analysis-compare-this = Compare this line with the position on the board
analysis-two-lines = Two lines side by side
analysis-parted = They part here: { $when }.
analysis-line-here = On the board
analysis-line-other = The other line
analysis-row-end = Ends at
analysis-row-chance = Chance to win, { $side }
analysis-row-losses = Lost in combat, { $side }
analysis-row-starved = Lost for want of supply, { $side }
analysis-row-standing = { $measure }, { $side }
analysis-measure-objectives = Objective cities
analysis-measure-morale = Morale
analysis-unknown = not worked out
analysis-remove = Delete this line
analysis-remove-sure = Delete it now
analysis-share = Keep and share
analysis-kept = The board is kept by itself. Whoever has this link can change it: keep it for yourself or open it on another device.
analysis-own-link = Your own link
analysis-read-link = Link for others
analysis-read-about = Whoever has this link can look at the board and take a copy.
analysis-name = Name of the board
analysis-reader = You are looking at somebody’s board. To try something yourself, take a copy.
analysis-copy = Take a copy
analysis-drawn = Set up from what you knew at a moment of your game: all that was hidden from you has been drawn anew.
analysis-print = Print
analysis-delete = Delete the board
analysis-delete-sure = Delete it with all its lines
analysis-position-here = The position
analysis-position = The position as text
analysis-position-about = Change it by hand and set up a new board from it. Leave out the part called “choice” to begin at the opening of the phase.
analysis-no-json = The text is not JSON, as a position is{ $line ->
    [none] .
   *[other] : see line { $line }.
}
analysis-set-up = Set up a new board
analysis-record = Save a game to play on from here
analysis-new = New analysis board
analysis-new-about = From a saved game, from the beginning of a scenario, or from a position you write yourself.
analysis-from-record = From a saved game
analysis-from-scenario = From a scenario
analysis-from-position = From a position
analysis-paste = Paste a position here
analysis-begin = Set up
analysis-yours = Your boards
analysis-forget = Take it off the list
analysis-edit = Change the position
analysis-arrange = Set up by hand
analysis-arrange-take = Press a piece to take it up, or choose one in the panel.
analysis-arrange-which = Several stand there: which one?
analysis-arrange-put = { $piece }: press the place where it is to stand.
analysis-arrange-beside = { $piece }: choose in the panel where it is to be.
analysis-arrange-leave = Leave it as it was
analysis-more = { $side }: to be added
analysis-beside = { $side }: beside the map
analysis-tracks = Turn, phase and tracks
analysis-on-map = On the map
analysis-beside-map = Beside the map
analysis-piece = Piece
analysis-place = Place
analysis-off = off the map
analysis-put = Put it there
analysis-full = The board is full: delete lines to try others.

error-no-such-move = There is no move { $number } on this board.
error-board-rated = A rated game is thought about without a board while it goes on.
error-board-later = Another game goes on with the dice of this one. A board can be set up from it when that game is over.
error-board-start = A board begins from one thing: a record, a position, a scenario or another board.
error-board-long = This is too long for a board: at most { $most } characters.
error-board-full = A board has at most { $most } moves beside its game.
error-board-reader = This link is for looking only. Take a copy to change something.
error-bad-dice = Chance gave no such dice there.
error-put = The rules do not allow this: { $piece } → { $place }. Expected: { $right }.
error-put-law = The rules do not allow this: { $piece } → { $place }. Broken: { $law }.
error-put-nowhere = { $piece } has no place { $place }: choose one of its own, beside the map.
error-no-such-piece = There is no piece { $piece } to be put elsewhere.

## Where a piece may be beside the map, when a position is set up by hand
setting-number = { $number }
setting-step = { $side ->
    [none] { $phase }
   *[other] { $phase }: { $side }
}
setting-hands = In hand
setting-decks = In the deck
setting-used = Used
setting-discarded = Discarded
setting-kept = { $count } kept
setting-turned = where it is, turned over
setting-alcazar-holds = holds out
setting-alcazar-relieved = relieved
setting-alcazar-fallen = fallen
setting-line-incomplete = not complete
setting-line-intact = complete
setting-line-aborted = never to be built
setting-line-cancelled = without its factor
marker-turn = Turn
marker-phase = Phase
marker-morale = Republican Morale
marker-alcazar = Alcázar of Toledo
points-nationalist = Resource points ({ pool-nationalist })
points-republican = Resource points ({ pool-republican })
points-northern = Resource points ({ pool-northern })
points-italian = Resource points ({ pool-italian })
