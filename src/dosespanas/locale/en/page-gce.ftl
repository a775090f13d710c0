# La Guerra Civil Española: the page's own words beside the map.

## The shelf

page-about-gce = The whole war on a map of hexes, with the columns, brigades and divisions that fought it. Units need supply, hold each other with their zones of control, and attack at reckoned odds.
page-facts-gce = 2 players · complete · the 1936 scenario takes about three hours, the campaign many evenings
page-unknown-game = This page cannot show the game “{ $game }”.
page-scenario-1936-gce = The War of the Columns
page-scenario-1936-about-gce = July 1936 to April 1937, seven turns: the rising, the march on Madrid, the first front.
page-scenario-campaign = The whole war
page-scenario-campaign-about = July 1936 to April 1939, nineteen turns.
page-opponent-here-about-gce = sits beside you: you hand the screen over; what only one side may see stays covered.
page-opponent-tuned-about-gce = fights for one place at a time, guards what it holds, and counts every shift.
page-options-standard = What may be seen
page-options-switch = Where the text leaves two ways
page-preset-all-optional = All optional rules
page-preset-all-optional-about = Everything of chapter 15 at once.
page-option-open_stacks = Open stacks
page-option-open_stacks-about = All stacks lie open. Without it only the top unit and the height of an enemy stack are seen until the attack is committed.
page-option-hidden_chits = Secret chits
page-option-hidden_chits-about = Chits that are kept are not shown to the other side.
page-option-hq_scouting = Scouting by headquarters
page-option-hq_scouting-about = From turn 14 on, a Republican headquarters may try to learn the strength of a stack near it.
page-option-alcazar = The Alcázar of Toledo
page-option-alcazar-about = Its garrison holds out until a die or its relief decides.
page-option-armoured_train = Armoured train
page-option-armoured_train-about = The train helps in combat across a hexside with a railway.
page-option-frontier_air = No flights near France
page-option-frontier_air-about = In turns 12 to 19 German and Italian aircraft stay away from the French border.
page-option-italian_debut = Italian debut
page-option-italian_debut-about = The first Italian attack goes worse, and the first attack on Italians better.
page-option-soviet_debut = Soviet debut
page-option-soviet_debut-about = The first combat with modern Soviet arms goes better for the Republic.
page-option-column_enthusiasm = Zeal of the columns
page-option-column_enthusiasm-about = Republican columns roll before they attack: some refuse, some fight better.
page-option-column_politics = Parties of the columns
page-option-column_politics-about = Anarchist and communist columns do not stack or attack with those of some other parties.
page-option-volunteers_return = Volunteers stay on
page-option-volunteers_return-about = One resource point in turn 18, if the foreign volunteers were withdrawn.
page-option-border_supply = Supply at the French border
page-option-border_supply-about = One Republican stack beside the border is in supply without a line.
page-option-frontier_points = Points through San Sebastián
page-option-frontier_points-about = A northern unit in San Sebastián may bring the north a resource point.
page-option-advance_on_exact = Advance on exact losses
page-option-advance_on_exact-about = The emptied hex may be entered even if no loss was in excess.
page-option-rail_into_enemy = By rail into enemy land
page-option-rail_into_enemy-about = A rail move may end in an empty hex that the enemy controls.
page-option-three_hexes = Three hexes win
page-option-three_hexes-about = In the 1936 scenario the Republic wins by three valued hexes, as in the campaign, not by a value of three.
page-option-toledo_target = Toledo as printed
page-option-toledo_target-about = The Oviedo offensive may be met by attacks beside Toledo, as the text has it.
page-option-invented_chits = Two reconstructed chits
page-option-invented_chits-about = Determination and the Saragossa offensive are named by the rules but not described; their effect is ours.
page-help-point = 1 resource point more
page-help-points_3 = 3 resource points more
page-help-ahead = the enemy a turn late
page-option-nat_point = Nationalist side: { page-help-point }
page-option-nat_point-about = From turn 2 on the Nationalist side gets one resource point more each turn: it restores or rebuilds one step of a unit.
page-option-rep_point = Republican side: { page-help-point }
page-option-rep_point-about = From turn 2 on the Republican side gets one resource point more each turn: it restores or rebuilds one step of a unit.
page-option-nat_points_3 = Nationalist side: { page-help-points_3 }
page-option-nat_points_3-about = From turn 2 on the Nationalist side gets three resource points more each turn: each restores or rebuilds one step of a unit.
page-option-rep_points_3 = Republican side: { page-help-points_3 }
page-option-rep_points_3-about = From turn 2 on the Republican side gets three resource points more each turn: each restores or rebuilds one step of a unit.
page-option-nat_ahead = Nationalist side: { page-help-ahead }
page-option-nat_ahead-about = The Republican reinforcements come in a turn later than the calendar has them, and leave a turn later where they are withdrawn.
page-option-rep_ahead = Republican side: { page-help-ahead }
page-option-rep_ahead-about = The Nationalist reinforcements come in a turn later than the calendar has them, and leave a turn later where they are withdrawn.

## Guide

page-gce-guide = The hex game in five minutes
page-gce-guide-lead = New here? Press “{ page-start-learn }” on the start page, then “{ page-start-play }”: you lead the Nationalists, the easier side against this opponent. Against the stronger ones it is the harder side.
page-gce-guide-aim-title = What it is about
page-gce-guide-aim = Places have a value in Republican Morale. In the campaign the Nationalist side must bring it down to 30 by the end of a turn ([[4.1-a]]); in “{ page-scenario-1936-gce }” it must hold Madrid or three hexes beside it at the end of turn 7 ([[17.2-a]]). In both it wins at once with a unit in supply in Madrid before turn 7 ([[4.2-a]]). The Republic wins by holding out, or at once by taking three valued hexes that were Nationalist ([[4.3-a]]), in “{ page-scenario-1936-gce }” hexes worth three points ([[17.2-b]]): a single large city will do, so leave none empty near the enemy.
page-gce-guide-turn-title = A turn
page-gce-guide-turn = Both sides draw an event, bring in units and move by rail and sea. Then the Nationalist side moves and attacks, then the Republican ([[5.1-b]]). At the end, units without supply are lost ([[10.3-d]]).
page-gce-guide-move-title = Moving
page-gce-guide-move = Choose a unit, take others of its hex along, then choose where they go; the map shows the way and its cost. A unit far from the enemy may march twice as far ([[12.11-a]]). A hex holds six divisions ([[9.2-a]]).
page-gce-guide-zones-title = Zones of control
page-gce-guide-zones = Brigades and divisions control the hexes around them: whoever enters one must stop ([[11.2]]). Columns do not stop anybody, but they cut supply ([[11-8.5-a]]).
page-gce-guide-supply-title = Supply
page-gce-guide-supply = A unit needs a friendly town or city within three hexes, from which a way of any length leads on to a final source ([[10.4-a]]); or a headquarters so supplied, with it or next to it ([[10.6-a]]). The key S shows where supply reaches and why it does not.
page-gce-guide-fight-title = Attacking
page-gce-guide-fight = Name a hex, choose who joins, and commit: only then are covered defenders seen ([[13.6]]). Headquarters, aircraft, ships and chits may help. Attack against defence gives a column; ground shifts it; a die tells how many steps each side loses ([[13.10-a]]). Losses in excess let the victors advance ([[13.27-a]]).
page-gce-guide-chits-title = Events and points
page-gce-guide-chits = An event chit takes effect at once or is kept ([[7.4-a]]). Some compel: the State tab says what must be done. Resource points restore and rebuild units ([[6.6-a]]).
page-gce-guide-page-title = On the page
page-gce-guide-page = The line above the map says who chooses, what, and by which rule. Press . for the next unit that can move, W for its whole stack, D to do the same again, ? for all keys.
page-gce-signs-counter = A counter: size and type above, below them attack, defence and movement. The number beside a stack counts its units.
page-gce-signs-moved = Turned: it has moved.
page-gce-signs-fought = Hatched: it has fought or given its support.

## Pages and layers

page-panel-gce = Hex, attack, arrivals, state and log
page-gce-tab-hex = Hex
page-gce-tab-battle = Attack
page-gce-tab-arrivals = Arrivals
page-gce-tab-state = State
page-gce-layers = Laid over the map
page-gce-layer-supply = Supply
page-gce-layer-foes = Enemy supply
page-gce-layer-zoc = Zones
page-gce-layer-control = Control
page-gce-layer-reach = Reach
page-gce-layer-morale = Morale
page-gce-layer-arrivals = Arrivals
page-gce-keys-hex = the chosen hex
page-gce-keys-entries = reinforcements
page-gce-keys-battle = attacks
page-gce-keys-state = state of the war
page-gce-keys-supply = on the map: supply
page-gce-keys-foes = on the map: the enemy’s supply, as far as it can be known
page-gce-keys-zoc = on the map: zones of control and the front
page-gce-keys-control = on the map: who holds what
page-gce-keys-reach = on the map: how far the chosen unit can go
page-gce-keys-morale = on the map: values of places
page-gce-keys-arrivals = on the map: where reinforcements come in
page-gce-keys-next = the next unit that can move
page-gce-keys-previous = the one before
page-gce-keys-skip = pass over this region
page-gce-keys-stack = take up the whole stack
page-gce-keys-again = the same move again
page-gce-choices-others = { $count ->
    [one] List the other choice too
   *[other] List the other { $count } choices too
}
page-gce-choices-fewer = Fewer choices
page-gce-choices-here = Only { $hex }

## The chosen hex

page-gce-hex-none = Choose a hex on the map to read about it.
page-gce-hex-empty = No unit stands here.
page-gce-region-galicia = Galicia
page-gce-region-asturias = Asturias
page-gce-region-santander = Santander
page-gce-region-euzkadi = Euzkadi
page-gce-region-navarra = Navarre
page-gce-region-cataluna = Catalonia
page-gce-region-leon = León
page-gce-region-castilla_la_vieja = Old Castile
page-gce-region-aragon = Aragon
page-gce-region-castilla_la_nueva = New Castile
page-gce-region-valencia = Valencia
page-gce-region-extremadura = Extremadura
page-gce-region-murcia = Murcia
page-gce-region-andalucia = Andalusia
page-gce-morale-worth = Morale { $count }
page-gce-final-source = final source of supply
page-gce-is-returning = returns in turn { $turn }
page-gce-stack = { $count ->
    [one] One unit
   *[other] { $count } units
}: attack { $attack }, defence { $defence }{ $covered ->
    [0] .
    [one] ; one lies covered.
   *[other] ; { $covered } lie covered.
}
page-gce-units = { $count ->
    [one] one unit
   *[other] { $count } units
}
page-gce-moving = { $count ->
    [one] One unit on the move
   *[other] { $count } units on the move
}, { $left ->
    [one] one movement point left
   *[other] { $left } movement points left
}.
page-gce-part-leave = Leave behind
page-gce-part-along = Take along
page-gce-part-hint = Press a unit below to leave it behind, once more to take it along.
page-gce-moving-march = { $count ->
    [one] One unit on the march
   *[other] { $count } units on the march
}, { $left ->
    [one] one movement point left
   *[other] { $left } movement points left
}.
page-gce-moving-strategic = The unit { $how ->
    [rail] goes by rail: choose where
    [sail] goes by sea: choose where
   *[land] lands: choose where
}.
page-gce-supply = In supply.
page-gce-supply-from = Supply from { $hex }, { $count ->
    [0] in the hex
    [one] one hex away
   *[other] { $count } hexes away
}
page-gce-supply-none = Out of supply.
page-gce-supply-none-why = Out of supply: { $why }
page-gce-whole-move = Move all { $count }
page-gce-whole-march = March with all { $count }
page-gce-do-move = Move
page-gce-do-march = March
page-gce-do-with = Take along
page-gce-do-drop = Leave here
page-gce-do-rail = Rail
page-gce-do-sail = Ship
page-gce-do-land = Land
page-gce-do-place = Bring in
page-gce-do-replace = Restore
page-gce-do-rebuild = Rebuild
page-gce-do-split = Break down
page-gce-do-disband = Disband
page-gce-do-eliminate = Remove
page-gce-do-evacuate = Evacuate
page-gce-do-border = Supply across the border
page-gce-do-rouse = Roll
page-gce-do-scout = Scout
page-gce-do-join = Joins
page-gce-do-support = Support
page-gce-do-fly = Fly
page-gce-do-lose = { $left ->
    [0] Lose the unit
   *[other] Lose a step
}
page-gce-do-advance = Advance
page-gce-do-pick = Choose
page-gce-do-turn = Changes sides

## Helps for moving

page-gce-only-left = Show only these
page-gce-only-left-long = What has moved, or cannot, is drawn faintly on the map
page-gce-left = Still possible
page-gce-left-place = { $count ->
    [one] one unit to bring in
   *[other] { $count } units to bring in
}
page-gce-left-replace = { $count ->
    [one] one unit to restore
   *[other] { $count } units to restore
}
page-gce-left-rebuild = { $count ->
    [one] one unit to rebuild
   *[other] { $count } units to rebuild
}
page-gce-left-split = { $count ->
    [one] one division to break down
   *[other] { $count } divisions to break down
}
page-gce-left-rail = { $count ->
    [one] one unit can go by rail
   *[other] { $count } units can go by rail
}
page-gce-left-sail = { $count ->
    [one] one unit can go by sea
   *[other] { $count } units can go by sea
}
page-gce-left-land = { $count ->
    [one] one unit can land
   *[other] { $count } units can land
}
page-gce-left-rouse = { $count ->
    [one] one column to roll for
   *[other] { $count } columns to roll for
}
page-gce-left-scout = { $count ->
    [one] one headquarters can scout
   *[other] { $count } headquarters can scout
}
page-gce-left-move = { $count ->
    [one] one unit can move
   *[other] { $count } units can move
}
page-gce-left-march = { $count ->
    [one] one can march
   *[other] { $count } can march
}
page-gce-left-evacuate = { $count ->
    [one] one unit can leave through France
   *[other] { $count } units can leave through France
}
page-gce-left-attack = { $count ->
    [one] one hex can be attacked
   *[other] { $count } hexes can be attacked
}
page-gce-left-join = { $count ->
    [one] one unit can join
   *[other] { $count } units can join
}
page-gce-left-support = { $count ->
    [one] one can support
   *[other] { $count } can support
}
page-gce-left-fly = { $count ->
    [one] one air unit can fly
   *[other] { $count } air units can fly
}
page-gce-left-lose = { $count ->
    [one] one unit can take the loss
   *[other] { $count } units can take the loss
}
page-gce-left-advance = { $count ->
    [one] one unit can advance
   *[other] { $count } units can advance
}
page-gce-left-pick = { $count ->
    [one] one unit to choose from
   *[other] { $count } units to choose from
}
page-gce-left-eliminate = { $count ->
    [one] one unit to choose from
   *[other] { $count } units to choose from
}
page-gce-next = Next unit ›
page-gce-previous = ‹ Previous
page-gce-again = Again, as { $from } – { $to }
page-gce-regions = Regions{ $count ->
    [0] {""}
    [one] , one passed over
   *[other] , { $count } passed over
}

## Attacks

page-gce-battle-none = No attack yet. Each one is built and told here, step by step.
page-gce-made = Attacks of this phase
page-gce-prospects = Attacks as the units stand now
page-gce-prospects-hint = With everybody beside the hex, without support. Each move changes it.
page-gce-prospects-none = From where the units stand now nobody can attack.
page-gce-where = Where to attack
page-gce-where-hint = Choose a hex here or on the map. Nothing is settled before the attack is committed.
page-gce-attack-on = Attack on { $hex }
page-gce-step-join = Who attacks
page-gce-step-support = Headquarters
page-gce-step-train = Armoured train
page-gce-step-air = Aircraft
page-gce-step-naval = Ships
page-gce-step-chit = Chits
page-gce-step-losses = Losses
page-gce-step-advance = Advance
page-gce-join-all = All of them
page-gce-call-off = Call the attack off
page-gce-commit-asked = Attack, then choose support
page-gce-commit-hint = From here on the attack cannot be called off.
page-gce-covered = The defenders lie covered: the odds are reckoned when the attack is committed.
page-gce-covered-count = { $count ->
    [one] One unit, seen from above only
   *[other] { $count } units, only the top one seen
}
page-gce-lost-one = lost
page-gce-with-hq = { $piece } supports
page-gce-with-air = { $piece } flies
page-gce-with-naval = Naval support
page-gce-shifts = Shifts of the column
page-gce-drms = Modifiers of the die
page-gce-column = column { $column }
page-gce-table = What each die would bring
page-gce-die = Die
page-gce-modified = becomes { $die }
page-gce-attacker-loses = Attacker’s losses
page-gce-defender-loses = Defender’s losses
page-gce-clears = the hex is emptied
page-gce-expect = On average the attacker loses { $attacker } of { $attackers } steps, the defender { $defender } of { $defenders }.
page-gce-takes = The hex is emptied in { $share } of all cases.
page-gce-to-lose = { $side }: { $count ->
    [one] one step to lose
   *[other] { $count } steps to lose
}
page-gce-to-advance = { $count ->
    [one] One hex of advance
   *[other] { $count } hexes of advance
}
page-gce-roll-modified = { $drm } makes { $modified }.
page-gce-result = Steps lost: attacker { $attacker }, defender { $defender }.

## Reinforcements

page-gce-due = To be brought in now
page-gce-changing = Units that may be changed
page-gce-barred = Reduced units that cannot be restored now
page-gce-never = { $count ->
    [one] One reduced unit is never restored:
   *[other] { $count } reduced units are never restored:
}
page-gce-enters-at = may enter in { $hexes }{ $more ->
    [0] {""}
    [one] , or in one more hex
   *[other] , or in { $more } more hexes
}
page-gce-timetable = The turns ahead
page-gce-enter = { $count ->
    [one] One arrives:
   *[other] { $count } arrive:
}
page-gce-convert = { $count ->
    [one] One column becomes regular:
   *[other] { $count } columns become regular:
}
page-gce-leave = { $count ->
    [one] One is withdrawn:
   *[other] { $count } are withdrawn:
}
page-gce-later = { $count ->
    [one] One later turn
   *[other] { $count } later turns
}
page-gce-nobody-comes = Nobody is due any more.
page-gce-lost = Lost units
page-gce-gone = { $count ->
    [one] One is lost for good:
   *[other] { $count } are lost for good:
}

## The state of the war

page-gce-turn-track = Turns
page-gce-morale = Republican Morale { $morale }
page-gce-victory-morale = { $left ->
    [0] Low enough for the Nationalist side to win at the end of the turn.
   *[other] { $left } above the 30 at which the Nationalist side wins.
}
page-gce-victory-madrid-now = Nationalist at once: a unit in supply in Madrid, up to turn { $turn }.
page-gce-victory-madrid = Nationalist at the end of turn 7: Madrid, or three hexes beside it ({ $count } now).
page-gce-victory-value = Republican at once: hexes worth 3 taken ({ $value } now{ $count ->
    [0] {""}
   *[other] : { $hexes }
}).
page-gce-victory-hexes = Republican at once: three valued hexes taken ({ $count } now, worth { $value }{ $count ->
    [0] {""}
   *[other] : { $hexes }
}).
page-gce-points = Resource points
page-gce-points-now = Now
page-gce-points-next = Next turn
page-gce-soviet-points = { $count ->
    [one] One of the Republican points rebuilds only where supply leads to the French border.
   *[other] { $count } of the Republican points rebuild only where supply leads to the French border.
}
page-gce-capacity = Capacity left
page-gce-rail = Rail
page-gce-sea = Sea
page-gce-capacity-left = { $limit ->
    [0] none this turn
   *[other] { $left ->
        [0] all { $limit } used
       *[other] { $left } of { $limit }
    }
}
page-gce-duties = What an event compels
page-gce-duty-units = Still asked of:
page-gce-chits = Event chits
page-gce-cup = { $count ->
    [one] one chit in the cup
   *[other] { $count } chits in the cup
}
page-gce-held = { $count ->
    [one] One chit kept
   *[other] { $count } chits kept
}
page-gce-played = { $count ->
    [one] One chit played
   *[other] { $count } chits played
}
page-gce-lines = Fortified lines
page-gce-line-due = ready from turn { $turn }
page-gce-line-factor = adds { $count } to the defence{ $gone ->
    [0] {""}
    [one] , one hex destroyed
   *[other] , { $gone } hexes destroyed
}
page-gce-lasting = Other marks
page-gce-alcazar-holds = The Alcázar of Toledo holds out.
page-gce-alcazar-relieved = The Alcázar of Toledo has been relieved.
page-gce-alcazar-fallen = The Alcázar of Toledo has fallen.
page-gce-naval-ready = naval support available this turn
page-gce-naval-none = no naval support this turn
page-gce-declared-mobilisation = The General Mobilisation has been declared.
page-gce-declared-biberon = The Quinta del Biberón has been called up.
page-gce-declared-evacuation = Units have been evacuated through France.
