## What the checks of data files say: what is wrong, and what would be right

# The rule that says so
data-by = { $what } by { $rule }
data-by-date = its date ({ $rule })
data-by-number = its number ({ $rule })
data-by-side = its side
data-by-side-number = its side and number
data-by-file = the name of the file
data-by-destroyer = { $rule }, for a destroyer
data-by-destroyers = { $rule }, which gives it to destroyers
data-by-submarine = { $rule }, for a submarine
data-by-tanks = { $rule }, for tanks
data-by-option = { $rule } (a port only by an optional rule)
data-by-chapter = chapter { $rule }
data-by-note = the note to { $rule }
data-by-notes = the players' notes
data-by-timeline = the timeline of the rulebook

# Usual words
data-is = is { $value }
data-is-again = is { $value } again
data-is-after = is { $result } after { $other }
data-is-there = is there
data-are = are { $many }
data-missing = is missing
data-given = must be given
data-leave-out = must be left out
data-no-null = must be given a value or left out
data-must-be = must be { $value }
data-must-have = must have { $what }
data-have-it = must have it
data-have-for = must have it for { $value }
data-turns-or-crisis = must have it for { $value }, or follow a crisis: nothing else says when they come back
data-have-with = must have it with { $fields }
data-was-expected = { $value } was expected
data-were-expected = { $value } were expected
data-must-be-id = must be the id of { $kind }
data-be-id-or = must be the id of { $kind }, or { $values }
data-at-most = must be at most { $value }
data-above = must be above { $one }
data-after = must be after { $value }
data-either = must have either { $one } or { $other }
data-neither = must have neither { $one } nor { $other }
data-both = must have { $one } and { $other }
data-used-once = { $field } must be used once
data-once = must be given once
data-twice = is given twice
data-no-field = has no { $field }
data-has-fields = has { $fields }
data-has-no-field = has no field
data-lacks = has no { $names }
data-lacks-of = has no { $what } { $names }
data-has = has { $what }
data-rows = { $count ->
    [0] no row
    [one] one row
   *[other] { $count } rows
} with { $fields }
data-field = { $field } { $value }
data-field-given = { $field } given
data-field-left-out = { $field } left out
data-range = { $low } to { $high }
data-least = at least { $value }
data-most = at most { $value }
data-other-than = other than { $value }

# Files and forms
data-no-utf8 = is not UTF-8 text
data-be-utf8 = must be saved as UTF-8
data-no-json = is no JSON: { $fault ->
    [comma] a comma is missing here, or an end
    [colon] a colon is missing here
    [value] a value is missing here
    [name] a name in double quotes is missing here
    [string] a quoted text does not end
    [more] more follows after the end
   *[other] something is out of place here
}
data-be-json = must be JSON
data-nested = is nested too deeply
data-odd-number = holds a number that no file needs
data-plain-numbers = must use plain numbers
data-bad-key = has a key that cannot be: { $value }
data-every-key = every key must be { $form }
data-unknown-field = is not a known field
data-remove-field = must be removed or spelt as in the description of the format
data-must-have-field = must have the field { $field }
data-has-tag = has the { $field } { $value }
data-one-of = { $field } must be one of { $values }
data-entries = { $count ->
    [0] has no entries
    [one] has one entry
   *[other] has { $count } entries
}
data-must-have-many = must have { $bound ->
    [least] at least
   *[most] at most
} { $many }
data-form-bool = true or false
data-form-list = a list
data-form-object = an object in braces
data-form-string = a text
data-form-other = as the description of the format says
data-form-whole = a whole number { $low } to { $high }
data-form-number = a number { $low } to { $high }
data-form-share = a number above 0, at most 1
data-form-id = a name in lower case letters, digits and underscores, beginning with a letter
data-form-text = a text of { $low } to { $high } characters
data-form-plain = plain text in one line, { $low } to { $high } characters
data-form-source = a text that begins with { $values }
data-form-month = a year and a month, such as { $value }
data-form-rule = the number of a rule, such as { $value }
data-form-card = a whole number 1 to 45 (of a house rule up to 99), or { $low } to { $high }
data-form-count = a whole number { $low } to { $high }, or { $value }
data-form-ids = a list of { $of ->
    [boxes] box ids
    [types] troop types
    [ships] ships
   *[pieces] piece ids
}, or { $values }
data-form-hex = the four digits of a hex of the grid, such as { $value }
data-form-factors = attack, defence and movement, such as { $value }
data-form-unit-factors = attack, defence and movement, such as { $value }, or combat and movement of an HQ, such as { $hq }
data-form-result = steps lost by attacker and defender, such as { $value }
data-form-place = a place, such as { $value }
data-form-base = the 16 hex digits of the data that it corrects
data-no-data-file = is not a data file of the game
data-be-data-file = must be one of { $files }, or a file of corrections
data-not-there = does not exist
data-be-folder = must be a folder of data files, or one of them
data-holds-none = holds no data file
data-hold-some = must hold one or more of { $files }
data-too-large = is too large
data-fewer-bytes = must have fewer than { $bytes } bytes
data-unreadable = cannot be read
data-cannot-be-read = cannot be read: { $why }
data-may-read = must be a file you may read
data-be-object = must be a JSON object of at most { $most } characters

# Corrections and texts
data-corrects = corrects { $game }
data-says-nothing = says nothing
data-is-here = is { $value } in these data
data-not-here = is not in these data
data-must-be-there = must be there
data-must-be-new = must be new there: nothing is said of what it was
data-which-corrects = must be { $value }, which this corrects
data-has-none-here = has no { $name } in these data
data-name-place = must name a place that is there
data-no-table = is no table
data-no-rows = has no rows to add or remove
data-no-such-row = has no row { $value } in these data
data-takes-away = must have it: this takes it away
data-make = make the data { $digest }
data-must-make = must make { $digest }, which the game was played with
data-in-language = is in { $value }
data-in-languages = must be in { $values }
data-no-text = is no text of these data
data-such-as = must be one of their things, such as { $values }

# Kinds of things: the id of ...
data-a-box = a box
data-a-box-or-all = a box, or all must be { $values }
data-a-transport-box = a box that the transport leads to (MAR-02)
data-a-base = a base
data-a-base-of = { $side ->
    [nationalist] a Nationalist base
   *[republican] a Republican base
}
data-a-sea-area = a sea area
data-a-water = a sea area or a base
data-a-water-or-box = a sea area, a base or a box
data-a-card = a card
data-a-naval-card = a naval card
data-a-general = a general
data-a-plane = a plane
data-a-naval-plane = a plane of the naval war
data-a-tank = a tank
data-a-ship = a ship
data-a-piece = { $side ->
    [nationalist] a Nationalist
   *[republican] a Republican
} { $kind ->
    [general] general
    [plane] plane
    [tank] tank
   *[ship] ship
}
data-a-type = { $side ->
    [nationalist] a Nationalist troop type
   *[republican] a Republican troop type
}
data-a-faction = { $side ->
    [nationalist] a faction of Nationalist planes or tanks
   *[republican] a faction of Republican planes or tanks
}
data-a-hex = a hex in Spain
data-a-chit = a chit
data-a-column = a column
data-a-modifier = a modifier of the rules
data-an-event = an event of chapter 7, or A26
data-an-operation = an operation of chits
data-a-condition = a condition

# What is counted, and what is missing of a kind
data-box = box
data-area = area
data-base = base
data-piece = piece
data-hex = hex
data-line = line
data-value-of = value for
data-chit-of = chit of
data-card = { $side ->
    [nationalist] Nationalist card
   *[republican] Republican card
}
data-type = { $side ->
    [nationalist] Nationalist troop type
   *[republican] Republican troop type
}
data-boxes = { $count ->
    [0] no boxes
    [one] one box
   *[other] { $count } boxes
}
data-cities = { $count ->
    [0] no objective cities
    [one] one objective city
   *[other] { $count } objective cities
}
data-turns = { $count ->
    [0] no turns
    [one] one turn
   *[other] { $count } turns
}
data-chits = { $count ->
    [0] no chits
    [one] one chit
   *[other] { $count } chits
}
data-hexes = { $count ->
    [0] no hexes
    [one] one hex
   *[other] { $count } hexes
}
data-units = { $count ->
    [0] no units
    [one] one unit
   *[other] { $count } units
}
data-side-ships = { $count ->
    [0] no
   *[other] { $count }
} { $side ->
    [nationalist] Nationalist
   *[republican] Republican
} { $count ->
    [one] ship
   *[other] ships
}
data-side-counters = { $count ->
    [0] no
   *[other] { $count }
} { $side ->
    [nationalist] Nationalist
   *[republican] Republican
} { $count ->
    [one] counter
   *[other] counters
}
data-troop-counters = { $count ->
    [0] no
   *[other] { $count }
} { $side ->
    [nationalist] Nationalist
   *[republican] Republican
} troop { $count ->
    [one] counter
   *[other] counters
}
data-naval-cards = { $count ->
    [0] no
   *[other] { $count }
} { $side ->
    [nationalist] Nationalist
   *[republican] Republican
} naval { $count ->
    [0] card
    [one] card
   *[other] cards
} in the deck 1936-37
data-markers = { $count ->
    [0] no
   *[other] { $count }
} { $side ->
    [nationalist] Nationalist
   *[republican] Republican
} { $count ->
    [0] marker
    [one] marker
   *[other] markers
}
data-weak-generals = { $count ->
    [0] no general
    [one] one general
   *[other] { $count } generals
} with a negative modifier
data-no-events = { $count ->
    [0] no No Event
   *[other] { $count } No Event
} for the { $side ->
    [nationalist] Nationalist
   *[republican] Republican
} cup in turn 1

# España 1936: the map and its drawing
data-no-place = has no place for { $thing }
data-drawn-far = without one it is drawn at its longitude and latitude
data-needs-shore = a box on a coast has the sea { $values }
data-on-no-sea = { $box } lies on no sea area
data-tray = { $side ->
    [nationalist] the Nationalist tray
   *[republican] the Republican tray
}
data-lies-on = lies on { $thing }
data-own-place = { $thing } should have a place of its own
data-leaves-map = leaves the map with { $thing }
data-within = must lie within x { $across } and y { $down }
data-cell-again = is row { $row }, column { $column } again, where { $box } stands
data-own-cell = must have a row and column of its own
data-crosses = crosses the link { $one } to { $other }
data-misread = links that cross are easily misread
data-passes = passes through { $box }
data-keep-clear = links should keep clear of other boxes
data-joins-itself = joins { $box } with itself
data-join-boxes = must join two boxes
data-joins-again = joins { $one } and { $other } again
data-leads-overseas = leads overseas
data-no-link = no link may lead there
data-links = { $count ->
    [0] has no links
    [one] has one link
   *[other] has { $count } links
}
data-cut-off = leave no way to { $places }
data-reachable-boxes = every land box must be reachable by land
data-called = must have it: rules or cards call it by name
data-santander = the rules do not list Santander as a port
data-optional-port = must be Republican for San Sebastián and left out elsewhere
data-empty-port = is empty for a port
data-port-at-sea = a port should lie on a sea area
data-overseas-are = has as overseas boxes { $value }
data-overseas = only marruecos must be overseas

# España 1936: cards
data-no-combat = is not one combat value
data-one-combat = must have { $one }, or else { $other } and { $more }
data-cards-of-years = must have the cards 1 to 44 of each side
data-cards-of-options = must have the cards 45 and N1 to N10 of each side
data-house-number = must be 1 to 45, or N1 to N10 (only a card of a house rule has another number),
data-draws-naval = must have at least one, or five turns draw more than there is
data-leaves-cards = leaves { $count ->
    [0] no
   *[other] { $count }
} { $side ->
    [nationalist] Nationalist
   *[republican] Republican
} { $count ->
    [one] card
   *[other] cards
} of { $deck } to the variant { $variant ->
    [historical] “historical”
   *[no_intervention] “no intervention”
}
data-must-leave = must leave { $many }
data-date-expected = a date in { $years } was expected
data-no-what-if = the rules do not count this card among the what-if cards
data-no-operation = does not have the operation { $op }
data-other-operations = has other operations beside { $op }
data-alone = must have that one alone
data-counters = { $size ->
    [small] { $count ->
        [one] one small counter
       *[other] { $count } small counters
    }
   *[large] { $count ->
        [one] one large counter
       *[other] { $count } large counters
    }
} of { $type }
data-pieces = { $kind ->
    [plane] { $count ->
        [one] one plane counter
       *[other] { $count } plane counters
    }
   *[tank] { $count ->
        [one] one tank counter
       *[other] { $count } tank counters
    }
}
data-lacks-counters = of { $card } lacks { $what } after the set-up of { $scenario }
data-find-all = was expected to find all it brings
data-no-counter = there is no { $size ->
    [small] small
   *[large] large
} counter of { $type }
data-most-chosen = must be at most { $value }, the pieces to choose from
data-at-sea = belongs to the naval war
data-on-naval-card = must stand on one of the cards N1 to N10
data-more-than-boxes = asks for more than boxes
data-plain-boxes = must be a list of boxes with the state { $value }
data-more-than-any = asks for more than anywhere
data-names-no-place = names no place
data-any-or-some = must have either { $field } alone, or some of { $fields }
data-no-ship = { $side ->
    [nationalist] there is no Nationalist ship of this class
   *[republican] there is no Republican ship of this class
}
data-says-helped = says whom the sea helps
data-whose-drm = does not say whose DRM is ignored
data-no-limit = does not say what is limited
data-not-how-many = does not say how many

# España 1936: pieces and ships
data-other-tank = must be a tank of the other side
data-one-back = must be the back of one tank only
data-no-other-piece = must not be the id of a general, a plane or a tank
data-own-strength = its strength { $value } was expected (NAV-22)
data-sea-box-expected = a box on the sea was expected
data-no-troop = must not look like a troop: t and a number
data-only-destroyers = must be at least 1, as only destroyers have no strength
data-only-basque = only the Basque Army is bound to some boxes
data-substitutes = must be { $first }, then { $then }
data-worked-example = must have it for the worked example
data-rules-speak = the rules speak of one
data-own-emblem = must be that of a troop type of his side
data-all-four = must have all four
data-cantabrico = must be left out of all areas but the Cantábrico
data-touches-none = touches no box
data-some-box = some box of the map should lie on it

# España 1936: the set-up
data-counter-too-many = needs one { $size ->
    [small] small
   *[large] large
} counter of { $type } too many
data-troop-number = is troop { $number } in { $box }
data-most-a-side = must be at most { $value } a side
data-enter-only = { $type } may enter only in { $boxes }
data-taken = is { $value }, which is taken
data-free-box = must be a box without troops or another marker
data-no-one-place = is not in one place
data-box-with-troop = must be a box with a troop of the same side
data-on-map = is on the map
data-stay-out-naval = must stay out, as it belongs to the naval war,
data-stay-out-card = must stay out until its card is played
data-enter-by-card = must enter by its card
data-begins = begins in the game
data-begins-on-map = is { $value }: begins on the map
data-begin-on-mat = must begin on the mat
data-one-general = must have one general a side
data-leaves-box = leaves { $box } to nobody
data-owner-expected = every box was expected to have an owner
data-republicans = has Republicans in { $box }
data-box-nationalist = must not: the box is Nationalist
data-no-agreement = does not agree with the set-up, which gives { $fields }
data-factors-usual = usually has no factor above 19
data-agree = must agree with it
data-group = leaves the { $side ->
    [nationalist] Nationalist
   *[republican] Republican
} side { $count ->
    [0] no connected boxes
    [one] one connected box
   *[other] { $count } connected boxes
}
data-least-or-lost = must be at least { $value }, or the game is lost
data-unsupplied = is out of supply in { $box }
data-own-link = a link to an own box was expected
data-rules-mention = the rules mention one there
data-expected-at-start = 1 to { $high } was expected at the start
data-be-sea-box = must be a box on the sea
data-damaged = is damaged in { $place }
data-base-or-port = must be in a base or a friendly port
data-be-base = { $side ->
    [nationalist] must be a Nationalist base
   *[republican] must be a Republican base
}
data-open-base = must be an open base, but { $box } is the enemy's (NAV-08)
data-needs-box = must not, without { $boxes }
data-mat-or-out = must be on the mat or out
data-plane-place = must be an area open to planes, an own box, or { $values }

# La Guerra Civil Española: the map
data-hex-once = every hex must be given once
data-leaves-out = leaves out { $names }
data-leaves-out-more = leaves out { $names } and others
data-whole-grid = every hex of the grid must be in Spain or outside
data-at-edge = puts { $hex } at the edge
data-six-neighbours = land must have six neighbours in the grid
data-no-coast = gives { $hex } no coast
data-needs-coast = a hex next to the sea must have one
data-only-sea-coast = only a hex next to the sea may have one
data-reachable-hexes = every land hex must be reachable by land
data-joins = joins { $one } and { $other }
data-join-neighbours = must join two neighbours
data-one-in-spain = one of the two hexes must be in Spain
data-hexside-once = a hexside must be given once
data-few-hexes = has too few Nationalist hexes
data-three-hexes = three or more must be capturable
data-morale-in-all = gives the Nationalists { $count ->
    [one] one point
   *[other] { $count } points
} in all
data-morale-wins = 42 and more can win
data-has-one = { $place } has one
data-none-in-region = has no Nationalist hex in { $place }
data-one-there = there is one
data-one-line = a hex must lie in one line
data-have-hex = must have it in Spain
data-one-capital = a province has one capital, in a town or city
data-second-capital = has a second capital: { $province }
data-coastal-town = must be a town or city on the coast
data-republican-hex = must be Republican at the start
data-tremp = Tremp must have one
data-serve-from = serve the Republicans from { $value }
data-three-sources = must be Barcelona 3023, Valencia and Cartagena
data-cadiz = Cádiz must be one
data-own-city = must be a city that its own side holds at the start

# La Guerra Civil Española: units
data-weaker = must be weaker than { $value }
data-after-entry = must be after its entry in turn { $turn }
data-after-entry-early = must be after its entry, in 1936-37
data-basque-early = turns Basque columns in turn { $early } and others of the north in turn { $turn }
data-basque-last = Euzkadi was militarised after Asturias and Santander
data-first-regulars = the first regular units come in around Madrid in turn { $turn }
data-unit-too-many = is the unit too many in { $hex }
data-six-divisions = at most six divisions may stand in a hex
data-hq-too-many = is the HQ too many in { $hex }
data-one-hq = at most one HQ may stand in a hex
data-no-size = columns, the garrison and air units have none
data-hq-size = HQs are corps or army and no other unit is
data-only-columns-none = must be given: only columns have none
data-air-or-front = an air unit must have air, every other unit front
data-how-many-factors = an HQ must have two numbers, other units three
data-only-hqs = only HQs have artillery support
data-only-columns = only Republican columns have it
data-enter-by-air = air units and no others enter by air
data-no-reinforcements = there are no reinforcements in turn 1
data-only-divisions = only Republican divisions are mobilised
data-only-starred = only starred Basque units enter so
data-not-both = a unit is converted or withdrawn, not both
data-reverse-regular = a column's reverse is its regular unit
data-columns-convert = only Republican columns are converted
data-no-movement = its movement must be 0
data-only-basque-units = only Basque units are
data-columns-turned = columns turned in turns 5 to 8
data-all-zones = all zones were militarised
data-went-on = it went on in turns 5 to 8
data-own-hex = a unit must begin in a hex of its own side
data-toledo = leaves Toledo without a Republican unit
data-asks-for-one = one is asked for from the start

# La Guerra Civil Española: tables and chits
data-as-table = must be what the table says
data-no-worse = a better die or column should not be worse for the attacker
data-defence-worth = gives the defender of a { $place ->
    [town] town
   *[city] city
} { $many } columns and pips, and not { $least } at least
data-town-helps = a town helps the defender, and a city no less
data-enough-brigades = units.json must have enough such generic brigades
data-result-each = must have one for each of the 8 columns
data-none-at-first = there are none in turn 1
data-no-strategic = there is no strategic move in turn 1
data-not-void = must be a turn in which it is not void
data-not-done = is not done by a chit that is played { $when }
data-modifier-of = must be the modifier of { $rule } (13.13)
data-no-field-of = is no field of { $value }
data-condition-alone = { $value } has no other field
data-condition-with = { $value } must have { $field }
data-chit-points = only chits that bring resource points have one, and those must
data-every-event = must have one for every event of chapter 7
data-on-battle = must be there for a chit played on a battle, and only there
