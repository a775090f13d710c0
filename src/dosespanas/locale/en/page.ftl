# The page's own words.

## Start

page-tagline = Wargames of the Spanish Civil War, to play, to study and to come back to.
page-shelf = The shelf
page-about-espana1936 = Two sides, ten turns, from the rising of July 1936 to the spring of 1939. Troops move along the roads from city to city; generals start battles; cards bring reinforcements and turn dice.
page-facts-espana1936 = 2 players · 2008 edition, complete · about two hours
page-start-learn = Learn it
page-start-learn-on = Go on learning
page-start-play = Play
page-start-person = With a person
page-start-line = { $side } against { $opponent }, { $scenario }
page-start-change = Change
page-start-more = Puzzles, boards to think on, your own box
analysis-open = Analysis board
workshop-enter = Correct it to your own box
puzzle-list = Puzzles
page-games-all = All games ({ $count })
page-new-game = New game
page-your-turn = Your turn
page-your-side = Your side
page-opponent = The other side
page-opponent-scripted = { opponent-scripted }
page-opponent-scripted-about = keeps its front, attacks only where the odds are good, and seldom surprises.
page-opponent-casual = { opponent-casual }
page-opponent-casual-about = knows what the seasoned one knows, but plays by mood and lets chances go.
page-opponent-tuned = { opponent-tuned }
page-opponent-tuned-about = answers at once and steadily: judges every place by what many thousands of games have taught it.
page-opponent-planner = { opponent-planner }
page-opponent-planner-about = tries several plans before it touches a piece, and keeps to the best; takes a second or two.
page-opponent-learned = { opponent-learned }
page-opponent-learned-about = plans like the planner and has learned to beat it: the hardest at this table; takes a second or two.
page-opponent-random = { opponent-random }
page-opponent-random-about = takes whatever comes to hand, without a plan. Good for a first look.
page-opponent-novice1 = { opponent-novice1 }
page-opponent-novice2 = { opponent-novice2 }
page-opponent-novice3 = { opponent-novice3 }
page-opponent-novice4 = { opponent-novice4 }
page-opponent-novice5 = { opponent-novice5 }
page-opponent-grade1 = { opponent-grade1 }
page-opponent-grade2 = { opponent-grade2 }
page-opponent-grade3 = { opponent-grade3 }
page-opponent-grade4 = { opponent-grade4 }
page-opponent-grade5 = { opponent-grade5 }
page-opponent-grade6 = { opponent-grade6 }
page-opponent-grade7 = { opponent-grade7 }
page-opponent-grade8 = { opponent-grade8 }
page-opponent-grade9 = { opponent-grade9 }
page-opponent-yague = { opponent-yague }
page-opponent-yague-about = commanded the southern columns in August and September 1936; goes for Badajoz first, presses on and minds losses less.
page-opponent-varela = { opponent-varela }
page-opponent-varela-about = commanded the columns before Toledo and Madrid in the autumn of 1936; goes for Madrid early.
page-opponent-mola = { opponent-mola }
page-opponent-mola-about = commanded the Army of the North until his death in June 1937; goes for Bilbao and the north first.
page-opponent-miaja = { opponent-miaja }
page-opponent-miaja-about = presided over the defence council of Madrid from November 1936; holds Madrid and fights for Toledo early.
page-opponent-rojo = { opponent-rojo }
page-opponent-rojo-about = chief of staff in the defence of Madrid, of the whole army from May 1937; opens towards Teruel and Aragon.
page-opponent-lister = { opponent-lister }
page-opponent-lister-about = commanded the 11th Division, and the Fifth Corps on the Ebro; opens in Extremadura and minds losses less.
page-opponent-davila = { opponent-davila }
page-opponent-davila-about = commanded the Army of the North from June 1937; looks to Santander first, with artillery and without haste.
page-opponent-aranda = { opponent-aranda }
page-opponent-aranda-about = held Oviedo through the siege of 1936, commanded the Galician Corps in 1938; looks to Gijón first and keeps the line closed.
page-opponent-solchaga = { opponent-solchaga }
page-opponent-solchaga-about = commanded the Navarre brigades in the north in 1937; looks to San Sebastián and Bilbao first.
page-opponent-modesto = { opponent-modesto }
page-opponent-modesto-about = commanded the Army of the Ebro in 1938; opens in the sierra before Madrid, and attacks at odds at which others wait.
page-opponent-menendez = { opponent-menendez }
page-opponent-menendez-about = commanded the Army of Levante before Valencia in 1938; guards Valencia and keeps the line closed.
page-opponent-saravia = { opponent-saravia }
page-opponent-saravia-about = commanded the Army of Levante at Teruel in December 1937; gathers a mass against Teruel first.
page-opponent-row = A computer, from the weakest to the strongest
page-opponent-mine = about your strength
page-grade-points = rating about { $points }
page-grade-about = A weaker grade plans its turn worse, within a limit; a novice also forgets a part of its army and sees no danger. None lets a win at once pass.
page-grade-mine = About your strength
page-grade-unknown = Nothing is known of your strength yet: here is the weakest, for a first game.
page-grade-by-rating = By your rating, { $points }.
page-grade-by-games = By your last games in this browser: a rating of about { $points }.
page-opponent-here = A person on this screen
page-opponent-here-about = sits beside you: you hand the screen over, and hands stay hidden.
page-opponent-link = A person by link
page-opponent-link-about = plays from anywhere: you get an invitation to send.
page-options = Options
page-options-advanced = Advanced rules
page-options-optional = Optional rules
page-options-variant = Variants
page-options-edition = First edition, 2007
page-options-comfort = Conveniences
page-options-handicap = Handicap
page-options-handicap-nationalist = Help for the Nationalist side
page-options-handicap-republican = Help for the Republican side
page-handicap-worth = Measured: it adds { $points } to the rating of that side ({ $low } to { $high }).
page-balance = How even it is
page-balance-row = { $between ->
    [beginners] Between beginners
    [strongest] Between the strongest
   *[experienced] Between experienced players
} { $side ->
    [nationalist] the Nationalist side
   *[republican] the Republican side
} wins { $won } of { $games } ({ $low }–{ $high }).
page-balance-about = Counted in games of the program against itself, without handicaps; in brackets the 95% interval in percent.
page-balance-even = Even it out
page-option-conflict = { $first } and { $second } cannot be combined.
page-preset-first-edition = First edition, 2007
page-preset-first-edition-about = All the rules of the first edition at once; it had no ships and no cards 45.
page-scenario = Scenario
page-scenario-1936 = July 1936
page-scenario-1936-about = The whole war: ten turns from the rising to the spring of 1939.
page-scenario-1938 = January 1938
page-scenario-1938-about = The north has fallen and both armies are fighting over Teruel; five turns remain.
page-option-naval = Naval war
page-option-naval-about = Ships, seas, blockades and naval battles; twenty more cards.
page-option-rep_generals = Republican generals
page-option-rep_generals-about = Líster and Durruti attack worse, and Ulibarri not at all, where no troop of their emblem stands.
page-option-captured_tanks = Captured tanks
page-option-captured_tanks-about = A destroyed Republican tank may change sides and fight on for the Nationalists.
page-option-cards_45 = Cards number 45
page-option-cards_45-about = One more card a side: another Republican offensive, and the Santoña Pact.
page-option-fog = Fog of war
page-option-fog-about = Only the top unit of an enemy box is seen until a battle opens it; each side has five dummies.
page-option-san_sebastian = San Sebastián as a port
page-option-san_sebastian-about = Cards may bring Republican pieces to San Sebastián while the Republic holds it.
page-option-no_intervention = No foreign intervention
page-option-no_intervention-about = The cards of foreign help are out; a fixed number of events is played each turn, and no card helps in combat.
page-option-historical = Historical events
page-option-historical-about = The cards happen in the order of history at the start of each turn; there are no hands, and no card helps in combat.
page-option-morocco_timing = Early transport from Morocco
page-option-morocco_timing-about = Units cross at the start of the Events phase instead of at the end of Upkeep.
page-option-morocco_general = Generals free after landing
page-option-morocco_general-about = A general brought from Morocco may be assigned to any box next turn.
page-option-tank_move = Cautious tanks
page-option-tank_move-about = Tanks move only through their own boxes and stop where own units stand.
page-option-tank_loss = Sturdier tanks
page-option-tank_loss-about = A supporting tank is lost only if its troop is destroyed and hits are left over.
page-option-tank_supply = Easier supply for tanks
page-option-tank_supply-about = Only enemy units around it pin a tank; mere markers do not.
page-option-overstack = No loss by surplus
page-option-overstack-about = Troops above four in a box are not destroyed.
page-option-rp_new_strength = New troops of 1 or 2
page-option-rp_new_strength-about = From turn 3 on, a new troop may enter with strength 1 or 2.
page-option-final_score = Final count by points
page-option-final_score-about = The final count compares replacement points instead of objective cities.
page-option-rep_turn10 = Harder resistance
page-option-rep_turn10-about = To win by resistance the Republic also needs eight linked boxes with units or markers of its own.
page-helped-nationalist = Nationalist side: { $help }
page-helped-republican = Republican side: { $help }
page-help-points = 1 replacement point more
page-help-card = 1 card more
page-help-pip = one die one higher
page-help-reroll = three rolls again
page-option-nat_points = Nationalist side: { page-help-points }
page-option-nat_points-about = The Nationalist side has one point more in each Replacement phase, on odd turns: a new troop, or one step of a troop.
page-option-rep_points = Republican side: { page-help-points }
page-option-rep_points-about = The Republican side has one point more in each Replacement phase, on odd turns: a new troop, or one step of a troop.
page-option-nat_card = Nationalist side: { page-help-card }
page-option-nat_card-about = The Nationalist side draws one card more a turn.
page-option-rep_card = Republican side: { page-help-card }
page-option-rep_card-about = The Republican side draws one card more a turn.
page-option-nat_pip = Nationalist side: { page-help-pip }
page-option-nat_pip-about = In each attack of the Nationalist side one die is one higher.
page-option-rep_pip = Republican side: { page-help-pip }
page-option-rep_pip-about = In each attack of the Republican side one die is one higher.
page-option-nat_reroll = Nationalist side: { page-help-reroll }
page-option-nat_reroll-about = Three times in the game the Nationalist side may roll all its dice of an attack again.
page-option-rep_reroll = Republican side: { page-help-reroll }
page-option-rep_reroll-about = Three times in the game the Republican side may roll all its dice of an attack again.
page-option-ask_drm = Place modifiers by hand
page-option-ask_drm-about = You put each positive modifier on a die yourself; otherwise the best die is taken.
page-option-both_win_draw = A draw if both sides win at once
page-option-both_win_draw-about = If both sides meet a condition of victory at once, the game is a draw; without this the Nationalist side wins.
page-game-name = Name of the game
page-chosen = In force: { $options }
page-chosen-off = without “{ $option }”
page-chosen-none = The standard game, no option.
page-chosen-title = Scenario and options
page-begin = Begin
page-load = Open a saved game
page-load-hint = A saved game goes on with the side and the opponent chosen above; all that is still to be drawn or rolled is new.
page-load-as-far = Show it as far as it follows the present rules
page-origin = This game was taken up from a record{ $when ->
    [none] {""}
   *[other] {" "}({ $when })
}. All that was still to be drawn or rolled is new.
page-origin-redealt = This game was taken up from a record{ $when ->
    [none] {""}
   *[other] {" "}({ $when })
}. The hidden hands, undrawn cards and dice are new.
page-origin-drawn = This game was taken up from one that is still going on. What is hidden there is dealt anew here, and what was done before is not told.
page-invite = Send this invitation to the other player. Whoever takes it up first has the seat ({ $side }), with a secret link that you never see.
page-invite-local = This address works on this computer only. To play with somebody elsewhere, start the server with dosespanas serve --lan.
page-invite-code = QR code of the invitation
page-invite-withdraw = Withdraw the invitation
page-invite-anew = Make a new invitation
page-invite-anew-about = With a new invitation the old one stops working.
page-invite-withdrawn = The invitation is withdrawn: nobody can take the other seat.
page-invite-elsewhere = An invitation is out, but this browser does not have it. You can make a new one; the old one then stops working.
page-invite-free = Nobody has taken the seat yet: { $side }.
page-invite-taken = The invitation was taken up on { $when } ({ $side }).
page-invite-before = Begun before there were invitations: whoever began this game has the secret links of both sides.
page-invited-title = You are invited to a game
page-invited-game = Game
page-invited-host = Waiting for you
page-invited-by = { $name } invites you and waits for you.
page-invited-about = Your browser draws the secret of your seat and your share of the dice. Nobody else gets them, not even whoever invited you. The game then stands in this browser’s list.
page-invited-take = Take this seat
page-invited-taken = This invitation was taken up on { $when }. If it was you, go on in the browser in which you did. If not, tell whoever invited you: somebody else has the seat, and you need a new game.
page-number-title = This page did not give your number
page-number-about = The number of your seat, from which the dice are made, was not given by this page. If you gave it yourself in another browser, all is well. If somebody sent you this link, they have your seat too: they can see your hand and play for you, and may have chosen this game among many. Then do not play it; ask for an invitation.
page-number-mine = I gave it myself
page-renew = Renew my secret link
page-renew-about = If you lost a device, or somebody else has your link: the old link stops working everywhere at once, on your other devices too.
page-renew-now = Renew it now
page-invite-link = Invitation for the other player
page-continue = Continue a game
page-continue-go = Play on
page-continue-look = Look at it
page-picture-last = Where { $game } stands: the map as it was left
page-picture-opening = The map as it begins: { $scenario }
page-continue-against = against: { $opponent }
page-continue-turn = to play: { $side }
page-continue-free = nobody has taken the other seat yet
page-continue-waits = waiting for the other player
page-continue-gone = This server has it no longer.
page-continue-damaged = It is damaged in the server’s database. A downloaded record of it can still be loaded.
page-continue-earlier = Played by earlier rules or on other data: open it to go on with the present ones.
page-rules-go-on = Go on with the present rules
page-rules-other = This game was played by other rules, or on other data, than this server has now.
page-rules-how = It goes on from where it stands, by the present rules, and its record says so. What was done before stays in the record.
page-rules-opening = It cannot stand quite as it did: it goes on from the opening of the present step.
page-rules-followed = Where everything stood was not kept. The same choices by the present rules lead nearly there: something stands otherwise than you saw it.
page-rules-asked = It goes on once the other side agrees too.
page-rules-agreed = The other side would go on with the present rules.
page-rules-cannot = It cannot go on with the present rules: { $why }
page-rules-record = Save the record
page-seat-both = Both sides
page-seat-spectator = Spectator
page-forget = Take off the list
page-settings = Settings
page-settings-account = Where your account is told of its games
page-no-seat = This browser has no seat in that game. Open the whole link that you were sent, or the browser in which you took the seat. If neither is left, whoever runs the server cannot help either: a new game is needed.
page-retry = Try again
page-lost-link = This link opens no seat here. Perhaps a part of it is missing, the secret was renewed on another device, or the game was deleted. See whether the game is in the list on the start page; otherwise ask whoever sent you the link.
page-seat-elsewhere = This game is opened by whoever has a seat in it.
page-seat-elsewhere-about = Sign in with the account that has the seat: you come back here. Or open your secret link, in the browser that you took the seat in.
page-nowhere = There is nothing at this address.

## Guide

page-opponent-first = recommended for a first game
page-guide = The first game in five minutes
page-guide-lead = New here? Press “{ page-start-learn }” on the start page, then “{ page-start-play }”: you lead the Republic, which is the easier side against this opponent. Against the stronger ones it is the harder side.
page-guide-aim-title = What it is about
page-guide-aim = Twelve cities with a star are objectives. At Upkeep a side wins at once if it alone holds eight of them (VIC-03), or Madrid, Barcelona and Seville (VIC-05), or if the other side’s largest group of linked boxes is below eight (VIC-04). The Nationalist side also wins by holding Madrid alone at Upkeep in turns 1 to 3 (VIC-06). After turn 10 the Republic wins with units in four objectives (VIC-07); else the side with more objectives wins (VIC-02).
page-guide-lost-title = How first games are lost
page-guide-lost = By an empty rear: a box held by a marker alone falls to the first troop that walks in (MOV-04), so leave troops in your objectives beside the enemy. As the Republic keep troops in Madrid; as the Nationalist side keep some there and in Seville, and count your linked boxes before each end of movement. During a game the key I shows under Victory how near everything is.
page-guide-turn-title = A turn
page-guide-turn = Both sides draw cards. The Nationalist side moves, then the Republican (SEQ-02). Generals are placed in turn, battles are fought, then come events and, on odd turns, replacements.
page-guide-move-title = Moving
page-guide-move = Choose a troop, then a place. It may go far through your own boxes and stops where the enemy is (MOV-02, MOV-03). No more than four troops stay in a box (MOV-09).
page-guide-fight-title = Fighting
page-guide-fight = Only a general may start a battle (BAT-04). One troop attacks one troop; tanks, planes and the general support. Strength is the number of dice; five or more is a hit (CBT-16). Before each choice the Battle tab shows the exact odds.
page-guide-cards-title = Cards
page-guide-cards = A card serves once: as an event in the events phase, or in an attack as a bonus for you or a penalty for the other side (CBT-11). Three events a turn, eight cards kept.
page-guide-grow-title = Replacements
page-guide-grow = On odd turns each objective you hold or contest gives one point (RPL-01). A point raises a troop by a step or brings a new one.
page-guide-page-title = On the page
page-guide-page = The line above the map says who chooses, what, and by which rule; its buttons end a choice. Press ? for the keys, U to take back. Every rule number opens its rule.

## Settings and menu

page-language = Language
page-language-is = The page now speaks English.
page-light = Appearance
page-light-system = As the system
page-light-light = Light
page-light-dark = Dark
page-fast = Fast: show everything at once
page-sound = Sounds
page-menu = Menu
page-carry = Play this with somebody
page-carried = On a server press { page-load } and choose two persons, then send the other one the link: what was hidden from you has been drawn anew.
page-download = Save to a file
page-to-start = To the shelf
page-link-side = Secret link of the { $side } seat
page-link-spectator = Link for spectators
page-copy = Copy
page-copied = Copied
page-agree = Stop here
page-agree-ask = If the other side agrees, the game ends now.
page-agree-here = If both players agree, the game ends now.
page-agree-stop = Both agree: stop
page-agree-play-on = Play on
page-agree-own = You offer to stop here; any further action withdraws the offer.
page-agree-other = { $name ->
    [none] The other side offers to stop here.
   *[other] { $name } offers to stop here.
}
page-agree-accept = Accept
page-agree-decline = Decline
page-agree-withdraw = Withdraw
page-end-offer = Offer to stop
page-end-accept = Stop here
page-end-accept-ask = { $name ->
    [none] The other side offers to stop. If you accept, the game ends now.
   *[other] { $name } offers to stop. If you accept, the game ends now.
}
page-end-count = It would end like this:
page-resign = Give up the game
page-end-resign = Give up
page-end-resign-ask = If you give up, the game ends now and the { $side } side has won.
page-end-yield = Accept
page-end-yield-title = The opponent gives up
page-end-yield-ask = The opponent gives up: the game ends now, and you have won.
page-yields = The opponent sees no way to win any more and offers to give up.
page-advice-allow = The computer may be asked for advice
page-advice-allow-about = Both see how often it was. Whoever takes up the invitation agrees to it.
page-advice-agreed = In this game both sides may ask the computer for advice.
page-advice-off = In this game the computer gives no advice.
page-advice-taken = Advice taken: Nationalist { $nationalist }, Republican { $republican }
page-close = Close

## The strip

page-loading = Setting up the table…
page-offline = The server does not answer. Nothing is lost; the page keeps trying.
page-unreached = No connection to the server. Nothing is lost: your games are kept there.
page-outdated = This part of the page could not be fetched: the server is away, or it has been given a newer page than this one. Nothing is lost.
page-reload = Load the page again
page-undone = Your choice was not taken, and everything before it is kept: { $why }
page-forgets = This browser lets nothing be kept (a private window, or its storage is full): you can play, but it will not remember this game. Keep the address of the page.
page-opponent-failed = { $opponent } gave no answer and plays no longer. The game waits.
page-opponent-play-on = Let play on:
page-thinking = the opponent is thinking…
page-waiting = waiting for the other side
page-only-answer = this is the only answer
page-only-prompt-react = none of your cards can cancel it
page-watching = you are watching
page-undo = Undo
page-warn-grave = This may lose the war
page-warn-title = Before you do it
page-warn-go-on = Do it all the same
page-warn-back = Back
page-warn-never = Do not ask about this again
page-warn-ask = Ask before something is lost
page-warn-ask-all = Ask again about what you no longer wished to be asked ({ $count })
page-learn-name = { $title }: guided first turn
page-film-setting = Show the other side’s turn as a film
page-battle-wait = Wait after each battle until I continue
page-warn-unmoved = { $count ->
    [one] One unit could still move.
   *[other] { $count } units could still move.
}
page-warn-count = What you might regret: { $count }
page-put-down = Put down
page-label = { $label }:
page-over = The game is over
page-over-open = Result and review
page-turn = Turn { $turn }
page-phases = Phases of the turn
page-bar = What is asked
page-map = Map
page-panel = Choices and details
page-sheet = Change the height of the panel
page-in-hand = In hand
page-in-hand-goes = Can go to { $places }.
page-in-hand-strength = Strength { $strength }
page-in-hand-dice = { $count ->
    [one] one die more
   *[other] { $count } dice more
}
page-in-hand-drm = { $drm } to one die
page-elsewhere = Nowhere else: press a box on the map to be told why.
page-choices = { $count ->
    [one] One choice
   *[other] { $count } choices
}
page-choices-glow = { $count ->
    [one] One choice, shining on the map
   *[other] { $count } choices, shining on the map
}
page-tab-now = Now

## History

page-history = History
page-step-back = One step back
page-step-forth = One step forward
page-looking-back = Looking back · { $when }
page-looking-back-first = What came before was played by earlier rules, and cannot be shown; the log tells of it.
page-to-present = Back to now
page-since = Since your last choice
page-since-watched = What happened last
page-since-count = Since your last choice: { $count ->
    [one] one event
   *[other] { $count } events
}
page-since-step = Step through
page-since-done = Seen

## Rules and keys

page-rule = Rule { $rule }
page-open-rule = Open rule { $rule }
page-rule-unknown = There is no text for this rule yet.
page-rule-back = Back to { $rule }
page-rules = Rulebook
page-rules-search = Search the rules
# What players look for: beginnings of words that mean the same, without accents, and words that say nothing.
page-rules-synonyms = stack, pile; retreat, withdraw, flee; tie, draw, equal; win, won, victory; supply, supplies; hit, loss, lose; link, linked, connect; plane, aircraft, air; ship, fleet, sea; dice, die, roll; move, march
page-rules-idle = how, what, when, where, who, why, can, may, do, does, i, the, a, an, to, of, in, is
page-rules-none = No rule speaks of that.
page-victory = Victory
page-victory-lead = What ends the game, and how near it is now. A condition is met when its number is reached.
page-victory-least = { $now } of { $needed }
page-victory-most = now { $now }; { $needed } or fewer
page-victory-met = holds now
page-signs = Signs
page-signs-troop = A troop: its type, its strength (so many dice), a modifier to one die in the corner; the notches are its steps.
page-signs-sides = Nationalist counters have square corners, Republican ones round.
page-signs-used = Hatched: it has attacked or helped, and is ready again after Upkeep.
page-signs-moved = Turned: it has moved in this phase.
page-signs-cut = Out of supply.
page-signs-general = A general; the figure improves one die where he helps.
page-signs-tank = A tank; its figure works in the same way.
page-signs-plane = A plane; it adds dice.
page-signs-token = The same, small, beside the stack of its box; the corner counts several.
page-signs-star = An objective city.
page-signs-split = A split heading: both sides have units there, the box is contested.
page-signs-marker = A marker: the side holds the box without a unit; the first enemy troop takes it.
page-help = Help
page-keys = Keys
page-keys-number = the choice of that number
page-keys-tab = next legal choice, round and round; Esc leads out
page-keys-enter = take it
page-keys-no-more = no more: end this choice
page-keys-stand = the same answer for the whole phase: no card, no waiting
page-keys-undo = undo
page-keys-hint = ask the computer for advice, or put its advice away
page-keys-now = what is asked
page-keys-hand = hand
page-keys-battle = battle
page-keys-log = log
page-keys-forces = forces
page-keys-sea = sea
page-keys-history = step back and forth through the game
page-keys-arrows = walk the places on the map
page-keys-zoom = zoom the map
page-keys-whole = the whole map, and back
page-keys-log-whole = the whole log, to be searched
page-keys-rules = the rulebook
page-keys-help = these keys
page-keys-escape = put down, close, or back to now

## Hand

page-hand = Hand
page-hand-other = { $side }: { $count ->
    [one] one card in hand
   *[other] { $count } cards in hand
}
page-hand-empty = No cards in hand.
page-table = On the table
page-event-card = The event now played
page-decks = Decks
page-deck = Deck { $years }
page-discarded = Discarded, face down
page-events-left = Events left this turn
page-used = Used by { $side } ({ $count })
page-bonus = Bonus
page-penalty = Penalty
page-card-what-if = did not happen
page-card-not-now = Not now.
page-card-play = Play
page-card-open = Its history, its rule
page-chip-dice = { $count ->
    [one] { $sign } die
   *[other] { $sign } dice
}
page-chip-drm = { $count ->
    [one] { $sign } to a die
   *[other] { $sign } to { $count } dice
}
page-chip-theirs = theirs { $told }
page-card-why = Why?
page-card-later = It can be played for its event in the Events phase, or for its bonus or penalty when an attack is fought.
page-card-bonus-dice = { $count ->
    [one] one die more
   *[other] { $count } dice more
}
page-card-penalty-dice = { $count ->
    [one] one die less for them
   *[other] { $count } dice less for them
}
page-card-bonus-drm = { $count ->
    [one] { $drm } on one die
   *[other] { $drm } on { $count } dice
}
page-card-penalty-drm = { $count ->
    [one] { $drm } on one die of theirs
   *[other] { $drm } on { $count } dice of theirs
}
page-veiled = The { $side } hand is covered.
page-unveil = Show it
page-curtain = Hand the screen to the { $side } side
page-curtain-first = The { $side } side is to play
page-curtain-open = I play the { $side } side

## What events do

page-needs-controls_port = Needs a port of your own.
page-needs-controls_box = Needs { $boxes } under your control.
page-needs-has_unit_type_in_any = Needs { $units } in { $boxes }.
page-boxes-any = any place
page-boxes-any_port = any port
page-any-troop = any troop
page-any-unit = any troop or tank
page-any-plane = any plane
page-any-tank = any tank
page-lost-plane = plane
page-lost-tank = tank
page-where-no_enemy = { $boxes }, with nothing of the enemy there
page-where-own_present = { $boxes }, with something of yours there
page-where-controlled = { $boxes }, under your control
page-where-any = { $boxes }
page-op-place_units = Place { $units }: { $where }.
page-op-place_plane = { $count ->
    [one] A new plane
   *[other] { $count } new planes
}, { $units }: { $where }.
page-op-place_tank = { $count ->
    [one] A new tank
   *[other] { $count } new tanks
}, { $units }: { $where }.
page-op-place_tank-again = { $count ->
    [one] A tank, new or lost
   *[other] { $count } tanks, new or lost
}, { $units }: { $where }.
page-op-convert = One troop ({ $units }) becomes { $to } with strength { $strength }.
page-op-convert_all = { $owner }: all { $units } become { $to }, as far as there are counters.
page-op-upgrade = One troop ({ $units }) rises from { $from } to { $strength }.
page-op-only = Only here: { $where }.
page-op-remove_general = { $general } is out of the war.
page-op-place_general = { $general } is available from the next turn.
page-op-place_general-first = { $general } is available from the next turn; in that turn he may be assigned only to { $boxes }.
page-op-permanent_modifier-ignore_type_drm = From now on { $units } fight without their modifier.
page-op-permanent_modifier = { page-op-permanent_modifier-ignore_type_drm }
page-op-extra_rp = { $count } more replacement points in the next replacement phase.
page-op-extra_offensive = Before the next turn: a movement of your own, one general and his battle. In that turn you have no other movement.
page-op-remove_units = The { $owner } side loses { $count ->
    [one] one unit
   *[other] { $count } units
} ({ $units }), chosen by the { $chooser } side.
page-op-remove_units-half = The { $owner } side loses half of its { $units }, rounded down but at least one, chosen by the { $chooser } side.
page-op-remove_units-share = The { $owner } side loses { $percent } % of its { $units }, rounded down but at least one, chosen by the { $chooser } side.
page-op-landing_battle = { $units } land in { $box }; the fight goes on until one side holds it.
page-op-limit_attacks_next_turn = Next turn the { $target } side may make at most { $max } attacks.
page-op-limit_attacks_next_turn-boxes = Next turn the { $target } side may attack in at most { $max } places.
page-op-cancel_last_event = Cancels the event the other side has just played.
page-op-return_eliminated = { $count ->
    [one] A lost piece returns
   *[other] { $count } lost pieces return
} ({ $units }; { $faction }): { $where }.
page-op-remove_plane = The { $owner } side loses one plane ({ $faction }), chosen by the { $chooser } side.
page-op-remove_units-all = The { $owner } side loses all its troops of this kind: { $units }.
page-op-permanent_modifier-mediterraneo_both = From now on both sides have the effect of the Mediterranean, whoever controls it.
page-op-place_ship = A new ship: { $ship }, in { $base }.
page-op-repair_ships = { $count ->
    [one] One damaged ship of yours is repaired
   *[other] Up to { $count } damaged ships of yours are repaired
} ({ $where }).
page-op-damage_ship = Roll a die: from { $needed } on, one ship of the { $owner } side ({ $units }; { $where }) is damaged and goes home.
page-op-damage_ship-destroy = Roll a die: from { $needed } on, one ship of the { $owner } side ({ $units }; { $where }) is damaged and goes home, or is sunk if it was damaged already.
page-op-return_ship = One of your sunk ships ({ $units }) comes back, damaged, to a base.
page-op-draw_cards = { $count ->
    [one] One more card
   *[other] { $count } more cards
} in your next draw.
page-op-discard_opponent_card = The other side loses { $count ->
    [one] one card
   *[other] { $count } cards
} of its hand, drawn at random.
page-op-morocco_transport = Up to { $count ->
    [one] one more unit crosses
   *[other] { $count } more units cross
} from Morocco to { $boxes } at once, unless the { $target } side controls { $area }.
page-any-ship = any ship
page-ships-any = wherever it is
page-ships-base = in a base
page-ships-port = in a port
page-ships-coastal = off any coast
page-ships-ports = in any port

## Battle

page-battle = Battle
page-battle-none = No battle yet. When a general starts one, it is shown here step by step.
page-battle-in = Battle in { $box }
page-attacks = attacking
page-defends = defending
page-step-attacker = Who attacks whom
page-step-support = Support
page-step-card = Cards
page-step-air = Air combat
page-step-dice = Dice
page-step-hits = Hits
page-step-end = End
page-card-down = Face down
page-dice = { $count ->
    [one] One die
   *[other] { $count } dice
}
page-hits-expected = ≈ { NUMBER($hits, minimumFractionDigits: 1, maximumFractionDigits: 1) } hits expected
page-unhurt = { $piece } is unhurt.
page-no-dice = No dice
page-hits = { $hits ->
    [0] No hit
    [one] One hit
   *[other] { $hits } hits
}
page-with = With { $pieces }
page-attack-number = Attack { $number } of { $count }
page-attack-earlier = Earlier attack
page-attack-later = Later attack
page-attack-line = { $piece } attacks { $target } in { $box }.
page-air-line = { $piece } rolls { $rolls } against { $foe }{ $drm ->
    [0] .
   *[other] , { $modifier } on one die: { $result } counts.
}
page-odds = Exact odds
page-odds-if = if: { $action }
page-odds-win = defender destroyed
page-odds-trade = both destroyed
page-odds-attrition = steps lost
page-odds-nothing = nothing
page-odds-lose = attacker destroyed
page-odds-table = Full table
page-odds-dice = Dice
page-odds-hits = { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
}
page-odds-left = Left: { $side }
page-odds-plane = destroyed { $destroyed }, driven off { $withdrawn }
page-odds-clears = The place is cleared

## The seas

page-sea-title = The seas
page-sea-control = { $state ->
    [nationalist] Nationalist
    [republican] Republican
    [contested] contested
   *[nobody] nobody
}
page-sea-effect-cantabrico = No effect of its own; the Republic enters it only while Oviedo, Bilbao or San Sebastián is friendly.
page-sea-effect-estrecho = The way from Morocco: narrower while contested, closed while the Republic controls it.
page-sea-effect-mediterraneo = One more card and one more event next turn for the side that controls it; for both while nobody does. No planes.
page-sea-effect-baleares = One more replacement point for the side that controls it, on turns with replacements.
page-sea-blockaded = Blockaded to the { $side } side: { $boxes }
page-sea-base-closed = closed
page-sea-damaged = damaged
page-sea = Sea
page-sea-bonus = { $side }, next turn: { $cards ->
    [one] one card and one event more
   *[other] { $cards } cards and { $events } events more
}
page-sea-bonus-none = Cards from the sea for the next turn are settled at Upkeep.
page-sea-bases = Naval bases
page-sea-base-open = open
page-sea-blockades = Blockaded ports
page-sea-blockades-none = No port is blockaded.
page-sea-fleet = Ships of the { $side } side
page-sea-fight-in = Fight at sea: { $place }
page-sea-kind-area = for the control of the sea
page-sea-kind-coast = off the coast
page-sea-kind-battery = with the batteries of the port
page-sea-step-consent = Fight or withdraw
page-sea-step-air = Air combat
page-sea-step-planes = Planes against ships
page-sea-step-submarines = Submarines
page-sea-step-pairs = Ship against ship
page-sea-step-battery = Coastal batteries
page-sea-step-hits = Hits
page-sea-step-end = The way home
page-sea-bond-pair = { $piece } meets { $foe }
page-sea-bond-aim = { $piece } fires at { $foe }
page-sea-bond-back = { $piece } supports { $foe }
page-sea-hits = The { $side } side suffers { $damage ->
    [0] { $withdraw ->
        [one] one withdrawal
       *[other] { $withdraw } withdrawals
    }
    [one] one hit
   *[other] { $damage } hits
}.
page-sea-throws = { $piece } fires at { $foe }
page-sea-turned = turned back
page-sea-batteries = Coastal batteries
page-sea-odds = { $piece } at { $foe }, { $dice ->
    [one] one die
   *[other] { $dice } dice
}
page-sea-odds-none = no effect
page-sea-odds-withdrawn = withdraws
page-sea-odds-damaged = damaged
page-sea-odds-destroyed = destroyed
page-sea-report = Fight at sea { $number } of { $count }
page-sea-earlier = Earlier fight
page-sea-later = Later fight
page-sea-card = Card of the naval war

## Fog of war

page-fog-covered = { $count ->
    [one] one more below
   *[other] { $count } more below
}
page-fog-dummies = Dummies at hand: { $count }

## Log and forces

page-log = Log
page-log-all = Show all
page-log-whole = At full height
page-log-search = Find in the log
page-log-found-none = Nothing in the log has these words.
page-log-look = Look at the board at this moment
page-log-empty = Nothing has happened yet.
page-unseen-raised = { $piece } in { $box } rose in strength.
page-unseen-converted = { $piece } in { $box } changed its type.
page-unseen-substituted = { $piece } was replaced for lack of a counter.
page-forces = Forces
page-objectives = Objective cities
page-objectives-count = Nationalist { $nationalist } · contested { $contested } · Republican { $republican }
page-contested = Contested
page-troops = Troops on the map
page-strength = Their strength
page-replacement = Replacement points
page-place-mat = Ready beside the map
page-place-reserve = Not in play yet
page-place-eliminated = Lost
page-place-sea = At sea
page-place-base = In a naval base
page-place-returning = On the way home
page-place-out = Out of the game
page-place-captured = Captured, not yet back in play
page-pool = Counters left to place

## The end

page-won-own = You have won.
page-lost-own = You have lost.
page-won = The { $side } side has won.
page-draw = The war ends without a winner.
page-chance-title = Fair dice
page-chance-commitment = The server is bound to a secret; this is its commitment:
page-chance-about = The seed of all dice and cards is made of that secret and of a random number from each player’s page. When the game is over the secret is told and every die can be proved.
page-chance-waiting = The game begins when the page of the other player has given its number ({ $side }).
page-prove = Prove the dice
page-proof-working = Checking every die…
page-proof-good = Every die and every card is proved.
page-proof-bad = Something does not fit.
page-proof-commitment = The secret is the one the server was bound to before anybody added a number, as this page saw it then.
page-proof-commitment-told = The secret fits the commitment in the proof. This page did not see the commitment at the start.
page-proof-number = The number this page added is part of the seed.
page-proof-number-unknown = This page does not know which number it added to the seed: it was added in another browser, or by somebody else. Look there.
page-proof-seed = The seed is made of the secret and the numbers of all players.
page-proof-whole = The proof is not whole, or not of the right form.
page-proof-givers = Numbers were added by exactly the persons who played: { $givers }.
page-proof-shared = The one number was added by the page at which both sat.
page-proof-earlier = This game was begun before commitments said who adds a number; the page compared that with the seats.
page-proof-labels = Each draw is told with the choice and the rule it was for, as the record is bound to it. The other player’s page shows the same digits: { $digest }
page-proof-chain = No line of the log was written anew: the record leads to the values that this page was told while the game went on.
page-proof-chain-untold = No line of the log was written anew since its chain was made. This page was told no value of it while the game went on.
page-proof-draws = All draws follow from the seed, one after the other, and none was left out: { $dice } dice, { $picks } chits or cards drawn one by one, { $orders } shuffled piles.
page-proof-log = The dice told in the log are these dice.
page-proof-cards = The cards you drew came from the top of these piles, in order.
page-proof-begins = The proof covers what came after the game was taken up from a record.
page-proof-list = All draws ({ $count })
page-proof-choice = Choice
page-proof-rule = Rule
page-proof-at = Byte
page-proof-value = Value
page-proof-download = Download the proof
page-proof-hint = docs/check_proof.py, a short program in plain Python, checks this file without this program.
page-end-when = Turn { $turn }, { $year }, after { $count ->
    [one] one choice
   *[other] { $count } choices
}.
page-replay = Replay
page-back = Ask for a take-back
page-back-would = If the other person agrees, this is undone:
page-back-none = Nothing can be taken back by agreement: since your last act a die fell, a card was drawn or something hidden was shown, or it was refused just now.
page-back-ask = Ask the other person
page-back-asked = { $name ->
    [none] The other side asks to take this back:
   *[other] { $name } asks to take this back:
}
page-back-asked-own = You ask to take this back; the other person is to agree:
page-back-refused-own = { $name ->
    [none] The other side does not agree to take it back.
   *[other] { $name } does not agree to take it back.
}
page-back-agree = Undo it
page-rematch = Rematch
page-rematch-swap = Rematch, sides swapped
page-rematch-offer = Offer a rematch
page-rematch-swap-offer = Offer a rematch, sides swapped
page-rematch-offered = { $name ->
    [none] The other side offers a rematch.
   *[other] { $name } offers a rematch.
}
page-rematch-offered-own = You offer a rematch. It begins when it is accepted.
page-rematch-declined = You have declined the rematch.
page-rematch-declined-own = { $name ->
    [none] The other side has declined the rematch.
   *[other] { $name } has declined the rematch.
}
page-rematch-begun = The rematch is ready.
page-rematch-begun-own = { $name ->
    [none] The other side has accepted the rematch.
   *[other] { $name } has accepted the rematch.
}
page-rematch-side = Your side there
page-rematch-yours = Your side there: { $side }.
page-rematch-same = Scenario and options are the same.
page-rematch-accept = Accept and begin
page-rematch-rated = It is rated.
page-rematch-unrated = It is not rated.
page-rematch-open = To the rematch
page-other-comes = The other side is told of this game, which begins when they open it.
page-begin-ask = This game waits for you to begin it. { $rated ->
    [yes] It is rated.
   *[no] It is not rated.
}
page-begin-do = Begin
page-next-game = { $count ->
    [one] To the game that waits for you
   *[other] To the next of { $count } games that wait for you
}
page-again = Another game

## Advice

page-ideas = Ideas on the map
page-ideas-of = What the { $side } side could do
page-ideas-none = Nothing stands open.
page-ideas-legend = A number on the map leads to its sentence: the ring marks the place, the arrow the way there.
page-ideas-wanted = Show what either side could do next
page-ideas-show = Show on the map
page-hint = What would you play?
page-hint-by = { $opponent } would play:
page-hint-no-reason = It gave no reason.
page-hint-thinking = Thinking …
page-hint-level = Whose advice: the strongest comes first
page-bar-more = The whole text
error-advice-later = No advice now: too many ask for it. Try again in a moment.
error-no-advice = The opponent gave no answer.

# Whole attacks in one press, and an answer that stands.
page-plan-attacks = Attacks
page-plan-left-out = most worthwhile first; cards and the defender’s support are not counted in
page-plan-odds = { $dice } dice · defender destroyed { $falls } · attacker destroyed { $dies }
page-plan-attack = Attack
page-plan-attack-title = Begins the battle if it has not begun, and attacks without further support
page-plan-with = { $count ->
    [one] With support
   *[other] With all { $count } supporters
}
page-plan-with-title = Attacks, supported by { $pieces }
page-plan-more = { $count } more
page-plan-fewer = Only the best
page-plan-support = All support: { $pieces }
page-plan-support-title = Calls all of it at once
page-plan-bare = without a card
page-plan-bare-title = The same attack, and you lay no card in it: you are not asked
page-plan-only = Only { $piece }
page-plan-only-title = Calls this one and no more
page-list = Where they could go
page-list-told = { $count ->
    [one] A piece could be placed for you: it is sketched on the map.
   *[other] { $count } pieces could be placed for you: they are sketched on the map.
}
page-list-all = { $count ->
    [one] Take it
   *[other] Take all { $count }
}
page-list-title = Takes every line as it stands; one undo takes all of it back
page-list-turns = Takes every line as it stands, one each time your side is asked; stops where one cannot be taken any more
page-list-singly = One by one
page-list-one = Take
page-list-one-title = Takes this line alone
page-list-place = Where: { $what }
page-list-goes-on = { $count ->
    [one] One line of your list is still to come.
   *[other] { $count } lines of your list are still to come.
}
page-stand-no-card = { $stretch ->
    [battle] No card in this battle
   *[phase] No card in this phase
}
page-stand-no-card-title = { $stretch ->
    [battle] Answers “No card” by itself until this battle is over, or until you say “Ask me again”
   *[phase] Answers “No card” by itself until the phase is over, or until you say “Ask me again”
}
page-standing-no-card = { $stretch ->
    [battle] No card is laid until this battle is over.
   *[phase] No card is laid until the phase is over.
}
page-standing-ask = Ask me again
