# The player's aid: the steps of a turn in a sentence each, and the tables one looks things up in.

page-aid = Player’s aid
page-aid-steps = The turn, step by step
page-aid-now = you are here
page-aid-print = Print
terminal-aid-here = now
aid-cell = { $value }

aid-modifier = Modifier
aid-needed = Hits with
aid-chance = Chance
aid-strength = Strength \ hits
aid-troop = Troop
aid-side = Side
aid-support = General or tank
aid-plane = Aircraft
aid-dice-added = Dice added
aid-turn = Turn
aid-year = Year
aid-month = Month
aid-cards = Cards drawn
aid-new-troop = New troop
aid-raised-to = Raised up to
aid-die = Die
aid-rule = Rule

aid-dice = What one die needs to hit
aid-ladder = What is left of a troop after hits
aid-troops = Modifiers of troops
aid-supports = Modifiers of generals and tanks
aid-planes = Aircraft: modifier in air combat, dice in an attack
aid-turns = Cards and replacement by turn

aid-espana1936-draw = { $same ->
    [no] Cards are drawn: { $nationalist } by the Nationalist side, { $republican } by the Republican.
   *[yes] Each side draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
}
aid-espana1936-ships = The side sends its ships, and planes for the sea, where they are wanted.
aid-espana1936-offensive = A card has brought an offensive: Republican movement and planes, then one general may attack.
aid-espana1936-movement = Troops and tanks move along links through friendly boxes, once each; planes are placed over boxes with own units.
aid-espana1936-generals = By turns each side sends a general to a box with own units, one to a box.
aid-espana1936-combat = By turns each side fights with one of its generals: troop against troop, support, a card each, dice, hits.
aid-espana1936-naval = Fights at sea are settled, area by area, then off the coasts.
aid-espana1936-upkeep = Planes and generals go home, used units are ready again, objective cities are counted and victory is checked; then troops cross from Morocco.
aid-espana1936-events = By turns the sides play cards as events, { $same ->
    [no] the Nationalist side at most { $nationalist }, the Republican { $republican }.
   *[yes] at most { $count } each.
}
aid-espana1936-replacement = A point for every objective city, contested ones too: each raises a troop by a step or brings a new one, one point in a box.
aid-espana1936-status = Hands are cut down to { $limit ->
    [one] { $limit } card
   *[other] { $limit } cards
}, and the turn marker moves on.

aid-gce-income = The resource points of the turn come in; a stock holds { $cap } at most.
aid-gce-chits = Each side may draw an event chit from its own cup; if it does not, the other may.
aid-gce-mobilisation = The Republic may mobilise, once in the game: { $points ->
    [one] { $points } point
   *[other] { $points } points
} and new divisions for { $morale } Morale.
aid-gce-arrivals = Units of the calendar come, change and leave; points bring back and strengthen others.
aid-gce-strategic = Units go by rail or by sea, as many as the table allows.
aid-gce-movement = Units move hex by hex and pay for the ground; an enemy zone of control stops them.
aid-gce-combat = Enemy hexes are attacked one by one: odds, support, shifts of the column, one die, losses, advance.
aid-gce-end = Victory is checked; then units out of supply and outside a town are eliminated.

aid-gce-results = Combat results: steps lost, attacker / defender
aid-gce-modifiers = What changes a combat, for the side it favours
aid-gce-terrain = Ground: cost of entering, and what it does to an attack
aid-gce-distances = Distances
aid-gce-stacking = Stacking, counted in halves of a division
aid-gce-points = Resource points by turn
aid-gce-capacity = Units by rail and by sea, by turn
aid-gce-air = Aircraft: factor, and the turn they come
aid-gce-columns = Columns
aid-gce-terrain-of = Ground
aid-gce-mover-foot = On foot
aid-gce-mover-cavalry = Cavalry
aid-gce-mover-motorised = Motorised
aid-gce-mover-armoured = Armour
aid-gce-fort-nationalist = Fortified line, for the Nationalists
aid-gce-fort-republican = Fortified line, for the Republicans
aid-gce-what = What
aid-gce-hexes = Hexes
aid-gce-counts = Counts
aid-gce-factor = Factor
aid-gce-supply-reach = From a unit to its source of supply
aid-gce-hq-reach = From a headquarters to units it supplies
aid-gce-air-reach = From a supplied town or city to air support
aid-gce-entry-reach = From their region to northern reinforcements
aid-gce-stack-limit = A hex holds
aid-gce-stack-division = A division
aid-gce-stack-other = Any other unit but a headquarters
aid-gce-stack-hq = A headquarters (one in a hex)
aid-gce-rail-nationalist = Rail, Nationalist
aid-gce-rail-republican = Rail, Republican
aid-gce-rail-northern = Rail, Northern
aid-gce-sea-nationalist = Sea, Nationalist
aid-gce-sea-republican = Sea, Republican
