# The terminal's own words.

terminal-help =
    Answer with the number of a choice or with its notation, such as: move legion-2 sevilla
    Other words:
      map            the map; troops are strength and first letter of their type (3r: three steps, regular),
                     G general, T tank, P plane, * objective city, N- or R- a control marker
      look BOX       everything in a box, and the boxes linked to it
      hand           your cards
      aid            each step of the turn in a sentence, and the main tables
      victory        how near each side is to winning, and by which rule
      hint           the best choices with your chance to win; hint OPPONENT: as that one sees it
      odds           the exact odds of the attack in hand; odds NUMBER or ACTION: if that were taken
      why            what the computer opponents wanted in the last turn; why all: in every turn
      why ACTION     why an action is not legal now
      rule MOV-04    the text of a rule
      log            what happened last; log 50: the last fifty lines
      always         what may be answered alike from now on; always 1: until you cancel it;
                     always 1 turn: until the end of this turn
      queue A; B; C  answers given one after the other, by notation: replacements, generals, events
      orders         your orders that stand, and those that have ended
      cancel 2       cancel order 2
      undo           take back the last choice, up to a die, a card or the other side's turn
      agree          with two persons: stop here
      resign         give up: the other side has won
      end            take up the offer of a computer opponent that sees no way to win: you have won
      save FILE      write the record; dosespanas play --load FILE goes on from it
      quit           leave the table
terminal-victory = How to win: { $side }
terminal-wanted = What was wanted in turn { $turn }:
terminal-wanted-nothing = Nothing can be told yet: the computer opponents say what they wanted when their turn is over, and all of it when the game is.
terminal-strip = Turn { $turn }, { $year }: { $phase }
terminal-far-links = Also linked: { $links }
terminal-objectives = Objective cities: Nationalist { $nationalist }, Republican { $republican }, contested { $contested }
terminal-hand-over = The screen goes to the { $side } player. Press Enter when seated.
terminal-hand-empty = No cards in hand.
terminal-bonus = Bonus
terminal-penalty = Penalty
terminal-card-now = { $actions ->
    [none] Not playable now.
   *[other] Now: { $actions }
}
terminal-look = { $box }{ $objective ->
    [true] , objective city
   *[other] {""}
}: { $control ->
    [nationalist] Nationalist
    [republican] Republican
   *[contested] contested
}
terminal-look-piece = { $side }: { $piece }{ $used ->
    [yes] , used
   *[no] {""}
}
terminal-look-links = Linked to: { $links }
terminal-no-such-box = There is no box called { $name }.
terminal-no-such-rule = There is no rule { $name }.
terminal-no-such-number = Choose a number from 1 to { $last }.
terminal-ambiguous = Say which: { $names }.
terminal-no-odds = There is no attack in hand.
terminal-plain-help = Answer with the number of a choice or with its notation. Other words: map, look NAME, why ACTION, log, always, orders, cancel NUMBER, undo, save FILE, quit.
terminal-legal = That is legal now.
terminal-undone = Taken back.
terminal-agree = If the game ends here: { $ends } { $side } side: type agree if you agree; anything else plays on.
terminal-resign = If you give up, the game ends now and the { $side } side has won. Type resign once more to give up; anything else plays on.
terminal-yields = The opponent sees no way to win any more and offers to give up. Type end to accept; anything else plays on.
terminal-yields-no-more = The opponent sees a way to win again: it no longer offers to give up.
terminal-agree-declined = The game goes on.
terminal-save-how = Say where: save FILE
terminal-saved = Saved in { $file }.
terminal-quit-unsaved = The game is not saved. Type save FILE, or quit again to leave.
terminal-left = You have left the table.
terminal-left-unsaved = You have left the table. The game is not saved.
terminal-file-error = { $file }: { $why }
terminal-not-text = { $file } is not a text file.
terminal-not-a-record = { $file } exists and is not a record. Choose another name.
terminal-over = { $winner ->
    [none] The game ends in a draw.
   *[other] The game is over. Winner: { $winner }.
} { $reason }
terminal-unknown = Not recognised: { $name }. Expected: { $right }.
terminal-verified = { $file }: the replay of { $choices } actions ends in the same position ({ $hash }).
terminal-proved = Dice and cards are proved: the seed is made of the server’s secret (commitment { $commitment }) and the players’ numbers; it gave { $dice } dice, { $picks } chits or cards drawn one by one and { $orders } shuffled piles.
terminal-proved-from = Proved are the dice and cards from where the game was taken up from a record.
terminal-proved-givers = Numbers were given by: { $givers }. It is no proof if one of these was not a person.
terminal-proved-shared = The one number is that of the page at which both sat.
terminal-proved-draws = All draws with their rules: { $digest }. The other player’s proof says the same.

terminal-odds-title = { $dice } dice against { $other }
terminal-odds-win = Target destroyed, attacker lives
terminal-odds-trade = Both destroyed
terminal-odds-attrition = Steps lost, nobody destroyed
terminal-odds-nothing = No step lost
terminal-odds-lose = Attacker destroyed, target lives
terminal-odds-left-attacker = { $steps ->
    [0] Attacker destroyed
   *[other] Attacker left at { $steps }
}
terminal-odds-left-defender = { $steps ->
    [0] Target destroyed
   *[other] Target left at { $steps }
}
terminal-odds-plane-destroyed = { $plane } destroyed
terminal-odds-plane-withdrawn = { $plane } turned away
terminal-odds-clears = The box is cleared of the defender

terminal-playing = Playing
terminal-bot-failed = { $name } lost the game with seed { $seed } by what it did at the table: { $why }
terminal-by-sides = Won by side
terminal-by-opponents = Won by opponent
terminal-by-reasons = How the games ended
terminal-by-turns = Turn of the end
terminal-games = Games
terminal-share = Share
terminal-interval = 95% interval
terminal-draw = Draw
terminal-lengths = { $games ->
    [one] { $games } game
   *[other] { $games } games
}; choices in a game: { $shortest } at least, { $median } in the middle, { $longest } at most.
terminal-ladder = How strong they are
terminal-handicaps = What each handicap is worth to its side
terminal-rating = Rating
terminal-won = Won
terminal-pairs = Won by the first of the two

terminal-data-error = error
terminal-data-warning = unusual
terminal-data-bad = These data cannot be played with: { $errors } wrong, { $warnings } unusual.
terminal-data-good = These data can be played with ({ $digest }); { $warnings } unusual.
terminal-data-diff-other = { $count ->
    [0] Nothing is otherwise.
    [one] One value is otherwise.
   *[other] { $count } values are otherwise.
}
terminal-data-base = These corrections were made for other data ({ $wrong }, here { $right }); they fit all the same.
terminal-data-packed = Written to { $file }: { $count ->
    [one] one value is
   *[other] { $count } values are
 } other than shipped, { $bytes } bytes, digest { $digest }.
terminal-data-diff = { $count ->
    [0] The same values as shipped.
    [one] One value is other than shipped.
   *[other] { $count } values are other than shipped.
}

## The war at sea

terminal-sea-place = At sea
terminal-sea-control = State
terminal-sea-nationalist = Nationalist
terminal-sea-republican = Republican
terminal-sea-none = no effect
terminal-sea-withdrawn = withdrawn
terminal-sea-damaged = damaged
terminal-sea-destroyed = destroyed
