# La Guerra Civil Española: names, prompts, actions, events, refusals, outcomes and opponents’ reasons.
# A key with -gce at its end words anew, for this game, a message that España 1936 has as well.

## Names

unit-unknown = Covered unit

phase-income = Resources
phase-chits = Events
phase-mobilisation = Mobilisation
phase-arrivals = Reinforcements
phase-strategic = Strategic movement
phase-end = End of turn

pool-nationalist = Nationalist
pool-republican = Republican
pool-northern = Northern
pool-italian = Italian
pool-soviet = Soviet
pool-volunteers = Volunteers’

front-nationalist = Nationalist
front-republican = Republican
front-northern = Northern Republican

faction-asturian = Asturian units
faction-basque = Basque units
faction-santander = Units of Santander

line-iron_belt = Iron Belt
line-xyz = XYZ line
line-l2 = L2 line
line-tajuna = Jarama and Tajuña line

## What shifts the column and changes the die

modifier-clear = Open ground
modifier-rough = Rough ground
modifier-mountain = Mountains
modifier-marsh = Marsh
modifier-town = Town
modifier-city = City
modifier-minor_river = River
modifier-major_river = Major river
modifier-madrid = No pasarán
modifier-hq_artillery = Artillery of a headquarters
modifier-condor_legion = Condor Legion
modifier-first_italian_attack = First Italian attack
modifier-first_attack_on_italians = First attack on the CTV
modifier-soviet_support = First modern Soviet arms
modifier-concentric = Concentric attack
modifier-colonials_and_columns = Colonials and columns
modifier-naval = Naval support
modifier-munitions_shortage = Shortage of ammunition
modifier-new_aircraft = New aircraft
modifier-aircraft_to_the_north = Aircraft to the North
modifier-tactical_surprise = Tactical Surprise
modifier-determination = Republican Determination
modifier-column_enthusiasm = Mood of the columns

## Actions

action-attack-gce = Attack { $box }
action-pass-gce = Not now
action-play-gce = Play { $card }
action-pick-gce = Choose { $piece }
action-lose-gce = { $left ->
    [0] Lose { $piece }
   *[other] Flip { $piece }: one step lost
}
action-place-gce = Bring in { $piece }
action-to-gce = To { $box }
action-cost = { $cost } MP
action-done-gce = Done
action-support-gce = Support by { $piece }
action-declare = Declare { $what ->
    [act-biberon] the Quinta del Biberón
   *[act-mobilisation] General Mobilisation
}
action-draw = Draw
action-decline-gce = Do not draw
action-replace = { $named ->
    [yes] Restore { $piece } ({ $pool } points)
   *[no] Restore { $piece }
}
action-rebuild = { $named ->
    [yes] Rebuild { $piece } ({ $pool } points)
   *[no] Rebuild { $piece }
}
action-split = Break down { $piece }
action-disband = Give up { $piece } for a resource point
action-eliminate = Remove { $piece }
action-rail = By rail: { $piece }
action-sail = By sea: { $piece }
action-land = Land { $piece } on an enemy coast
action-march = March { $piece }
action-with = Take { $piece } along
action-step = One hex, to { $box }
action-drop = Leave { $piece } here
action-stay = Stay here
action-evacuate = Evacuate { $piece } through France
action-border = Supply { $piece } across the border
action-scout = { $piece } scouts { $box }
action-rouse = Roll for { $piece }
action-rouse-stack = Roll once for the columns in { $box }
place-beside = { $number } (beside { $place })
action-rouse-around = Roll once for all columns beside { $box }
action-join = { $piece } attacks
action-join-all = All units in { $box } attack
action-commit = Attack with these
action-fly = { $piece } flies
action-naval = Naval support
action-none = None
action-advance = { $piece } advances
action-turn = { $piece } changes sides

## Prompts

prompt-gce-biberon = { $side }: call up the youngest, the Quinta del Biberón?
prompt-gce-draw = { $side }: draw an event chit? { $owner } cup.
prompt-gce-pick = { $side }: choose a unit for { $card } (still { $count }).
prompt-gce-chit-to = { $side }: { $card }, choose where { $piece } goes.
prompt-gce-mobilise = { $side }: declare General Mobilisation?
prompt-gce-enter = { $side }: choose a unit to bring in.
prompt-gce-to = { $side }: choose where { $piece } goes.
prompt-gce-rebuild = { $side }: spend resource points; restore, rebuild or break down a unit ({ $count ->
    [one] { $count } point
   *[other] { $count } points
} left).
prompt-gce-surplus = { $side }: too many units in a hex; remove one.
prompt-gce-strategic = { $side }: move units by rail or sea.
prompt-gce-move = { $due ->
    [refusal-gce-duty-missing] { $side }: choose a unit to move; an event is to be done first.
    [refusal-gce-not-roused] { $side }: choose a unit to move; an event is to be done first.
   *[none] { $side }: choose a unit to move, or end your movement.
}
prompt-gce-move-on = { $count ->
    [one] { $side }: choose where { $piece } goes.
   *[other] { $side }: choose where the { $count } units go.
}
prompt-gce-desert = { $side }: Mass Desertion, choose a column that deserts and is lost, or keep the chit.{ $last ->
    [true] {" "}This is the last time it can be played.
   *[other] {""}
}
prompt-gce-attack = { $due ->
    [refusal-gce-attack-due] { $side }: choose a hex to attack. { refusal-gce-attack-due }
    [refusal-gce-offensive-due] { $side }: choose a hex to attack. { refusal-gce-offensive-due }
   *[none] { $side }: choose a hex to attack, or end your attacks.
}
prompt-gce-join = { $due ->
    [refusal-gce-join-due] { $side }: choose who attacks { $box }. { refusal-gce-join-due }
   *[none] { $side }: choose who attacks { $box }.
}
prompt-gce-support = { $side }: support by a headquarters in the battle for { $box }?
prompt-gce-train = { $side }: support by the armoured train in the battle for { $box }?
prompt-gce-air = { $side }: aircraft over { $box }?
prompt-gce-naval = { $side }: naval support in the battle for { $box }?
prompt-gce-chit = { $side }: play a chit in the battle for { $box }?
prompt-gce-lose = { $side }: choose a unit that loses a step{ $card ->
    [none] {""}
   *[other] {" "}by { $card }
 } ({ $count } to lose).
prompt-gce-advance = { $side }: the enemy has left { $box }; choose a unit to advance.
prompt-gce-advance-to = { $side }: choose where { $piece } advances.
prompt-gce-casado = { $side }: choose a Republican unit that goes over, a hex for them to attack, or end the coup.
prompt-gce-casado-to = { $side }: choose where { $piece } goes.
prompt-gce-over = The game is over.

## What somebody else is asked, as what that side is doing

doing-gce-biberon = The { $side } side is deciding whether to call up the youngest, the Quinta del Biberón.
doing-gce-draw = The { $side } side is deciding whether to draw an event chit ({ $owner } cup).
doing-gce-pick = The { $side } side is choosing a unit for { $card }.
doing-gce-chit-to = The { $side } side is choosing where { $piece } goes ({ $card }).
doing-gce-mobilise = The { $side } side is deciding whether to declare General Mobilisation.
doing-gce-enter = The { $side } side is bringing in its reinforcements.
doing-gce-to = The { $side } side is choosing where { $piece } goes.
doing-gce-rebuild = The { $side } side is spending its resource points.
doing-gce-surplus = The { $side } side is choosing which unit to remove: there are too many in a hex.
doing-gce-strategic = The { $side } side is moving units by rail or sea.
doing-gce-move = The { $side } side is moving its units.
doing-gce-move-on = { $count ->
    [one] The { $side } side is choosing where { $piece } goes.
   *[other] The { $side } side is choosing where its { $count } units go.
}
doing-gce-desert = The { $side } side is deciding on the chit Mass Desertion.
doing-gce-attack = The { $side } side is choosing a hex to attack, or ends its attacks.
doing-gce-join = The { $side } side is choosing who attacks { $box }.
doing-gce-support = The { $side } side is deciding on support by a headquarters in the battle for { $box }.
doing-gce-train = The { $side } side is deciding on support by the armoured train in the battle for { $box }.
doing-gce-air = The { $side } side is deciding on aircraft over { $box }.
doing-gce-naval = The { $side } side is deciding on naval support in the battle for { $box }.
doing-gce-chit = The { $side } side is deciding whether to play a chit in the battle for { $box }.
doing-gce-lose = The { $side } side is choosing which units lose a step.
doing-gce-advance = The { $side } side is deciding who advances into { $box }.
doing-gce-advance-to = The { $side } side is choosing where { $piece } advances.
doing-gce-casado = The { $side } side is directing Casado’s coup.
doing-gce-casado-to = The { $side } side is choosing where { $piece } goes.

## Morale and acts

morale-capture = a place has changed hands
morale-chit = an event
morale-mobilisation = General Mobilisation
morale-biberon = the Quinta del Biberón
morale-alcazar = the Alcázar
act-biberon = the Quinta del Biberón
act-mobilisation = General Mobilisation
act-evacuation = the evacuation through France
line-intact = the line is complete
line-aborted = the line will never be built
line-cancelled = the line has lost its factor
line-destroyed = destroyed
alcazar-relieved = The Alcázar of Toledo is relieved.
alcazar-fallen = The Alcázar of Toledo falls.
die-gernika = Gernika
die-german-ships = Attacks on German Ships
die-frontier = A point from the French border
die-columns = Mood of the columns
die-scouting = Scouting
mood-refuses = refuses to attack
mood-reluctant = will attack unwillingly
mood-ready = will attack
mood-eager = will attack with zeal

## Events

battle-outcome-of-gce = { $place }: Nationalist losses, { $nationalist ->
    [none] no unit
   *[other] { $nationalist }
}, steps lost { $taken }; Republican losses, { $republican ->
    [none] no unit
   *[other] { $republican }
}, steps lost { $dealt }.
battle-outcome-gce = { $place }: you lost { $own ->
    [none] no unit
   *[other] { $own }
}, steps lost { $taken }; the enemy lost { $foe ->
    [none] none
   *[other] { $foe }
}, steps lost { $dealt }.
event-turn-gce = Turn { $turn } begins: { $year }.
event-phase-gce = { $side ->
    [Nationalist] { $phase }, Nationalist.
    [Republican] { $phase }, Republican.
   *[none] { $phase }.
}
event-income = { $pool } pool: { $count ->
    [one] { $count } resource point
   *[other] { $count } resource points
} received.
event-spent-over = { $pool } pool: { $count ->
    [one] { $count } resource point
   *[other] { $count } resource points
} over the limit lost.
event-points-lost = { $pool } pool: { $count ->
    [one] { $count } resource point
   *[other] { $count } resource points
} lost.
event-pledged = { $pool } pool: { $count ->
    [one] { $count } resource point
   *[other] { $count } resource points
} promised for next turn.
event-morale = Republican Morale changes by { $change } to { $morale }: { $reason ->
    [morale-capture] { morale-capture }
    [morale-mobilisation] { morale-mobilisation }
    [morale-biberon] { morale-biberon }
    [morale-alcazar] { morale-alcazar }
   *[morale-chit] { morale-chit }
}.
event-declared = The Republican side declares { $what ->
    [biberon] { act-biberon }
    [evacuation] { act-evacuation }
   *[mobilisation] { act-mobilisation }
}.
event-chit-drawn = { $chit ->
    [none] The { $by } side draws from the { $side } cup and keeps the chit.
   *[other] The { $by } side draws from the { $side } cup: { $chit }.
}
event-no-event = Chit { $chit } ({ $side }): nothing happens.
event-chit-declined = The { $side } side does not draw.
event-chit-played = The { $side } side plays { $chit }.
event-chit-discarded = Chit { $chit } ({ $side }) is discarded.
event-entered = { $hex ->
    [none] { $piece } enters play.
   *[other] { $piece } enters in { $hex }.
}
event-delayed = { $piece } has no hex to enter and waits.
event-left = { at-hex }{ $returns ->
    [one] { $piece } leaves and returns in turn { $returns }.
    [other] { $piece } leaves and returns in turn { $returns }.
   *[none] { $piece } leaves and goes to the eliminated units.
}
event-withdrawn = { at-hex }{ $piece } is withdrawn.
event-removed-gce = { at-hex }{ $piece } leaves the game.
event-starved = { $piece } in { $hex } is lost for want of supply.
event-overstacked = { $piece } is removed: too many units in { $hex }.
event-converted-gce = { $piece } becomes the regular unit { $label }.
event-replaced = { at-hex }{ $piece } is restored.
event-rebuilt = { $piece } is rebuilt in { $hex }.
event-split = { $piece } is broken down into { $count ->
    [one] { $count } brigade
   *[other] { $count } brigades
}.
event-disbanded = { at-hex }{ $piece } is given up for a resource point.
event-railed = { $piece } goes by rail from { $from } to { $to }.
event-sailed-gce = { $piece } goes by sea from { $from } to { $to }.
event-landed = { $piece } lands in { $to }.
event-marched = { $count ->
    [one] { $piece } marches from { $from } to { $to }.
   *[other] { $count } units march from { $from } to { $to }, { $piece } among them.
}
event-moved-gce = { $count ->
    [one] { $piece } moves from { $from } to { $to }.
   *[other] { $count } units move from { $from } to { $to }, { $piece } among them.
}
event-tied = { $piece } stays in Barcelona this turn.
event-evacuated = { $piece } is evacuated to { $to }.
event-border-named = { $piece } in { $hex } is to be supplied across the French border.
event-captured = The { $side } side takes { $hex }.
event-line = { $line }: { $what ->
    [line-intact] { line-intact }
    [line-aborted] { line-aborted }
    [line-cancelled] { line-cancelled }
   *[line-destroyed] { $hex } { line-destroyed }
}.
event-alcazar = { $what ->
    [alcazar-relieved] { alcazar-relieved }
   *[alcazar-fallen] { alcazar-fallen }
}
event-hq-lost = { $piece }, alone in { $hex }, is overrun.
event-assault = The { $side } side attacks { $hex } with { $count ->
    [one] { $count } unit
   *[other] { $count } units
}.
event-revealed = Uncovered in { $hex }: { $pieces }.
event-backed = { at-hex }{ $piece } supports the { $side } side.
event-flew-in = { at-hex }{ $side } aircraft, { $pieces } (strength { $strength }).
event-naval-support = { at-hex }the { $side } side has naval support.
event-odds = { at-hex }attack { $attack } against defence { $defence }, odds { $odds }, column { $column }.
attacker-side = { $side ->
    [Nationalist] {" "}(Nationalist)
    [Republican] {" "}(Republican)
   *[none] {""}
}
defender-side = { $side ->
    [Nationalist] {" "}(Republican)
    [Republican] {" "}(Nationalist)
   *[none] {""}
}
event-combat-roll = { at-hex }die { $roll }, modified { $modified }; the attacker{ attacker-side } loses { $attacker ->
    [one] { $attacker } step
   *[other] { $attacker } steps
}, the defender{ defender-side } { $defender ->
    [one] { $defender } step
   *[other] { $defender } steps
}.
event-step-lost = { at-hex }{ $left ->
    [0] { $piece } is eliminated
   *[other] { $piece } loses a step
}{ $card ->
    [none] .
   *[other] {" "}({ $card }).
}
event-advanced = { $piece } advances from { $from } to { $to }.
event-alcazar-roll = The Alcázar: die { $roll }; it falls on { $needed } or less.
event-die = { $what ->
    [die-gernika] { die-gernika }
    [die-german-ships] { die-german-ships }
    [die-columns] { die-columns }
    [die-scouting] { die-scouting }
   *[die-frontier] { die-frontier }
}: die { $roll }.
event-roused = { $piece } { $what ->
    [mood-refuses] { mood-refuses }
    [mood-reluctant] { mood-reluctant }
    [mood-eager] { mood-eager }
   *[mood-ready] { mood-ready }
}.
event-scouted = { $defence ->
    [one] { $piece } has scouted { $hex }: defence { $defence }.
    [other] { $piece } has scouted { $hex }: defence { $defence }.
   *[none] { $piece } has scouted { $hex }.
}
event-game-over-gce = { $reason ->
    [outcome-gce-agreed] The game is over.
   *[other] The { $winner } side has won.
} { $reason ->
    [outcome-resigned] { outcome-resigned }
    [outcome-out-of-time] { outcome-out-of-time }
    [outcome-gce-agreed] { outcome-gce-agreed }
    [outcome-gce-madrid] { outcome-gce-madrid }
    [outcome-gce-three-hexes] { outcome-gce-three-hexes }
    [outcome-gce-three-points] { outcome-gce-three-points }
    [outcome-gce-morale] { outcome-gce-morale }
    [outcome-gce-resisted] { outcome-gce-resisted }
    [outcome-gce-madrid-held] { outcome-gce-madrid-held }
   *[outcome-gce-madrid-saved] { outcome-gce-madrid-saved }
}

## Duties: what an event compels

duty-alcazar = Bring { $count ->
    [one] { $count } step
   *[other] { $count } steps
} as near to { $hex } as they can go: { $done } so far.
duty-barcelona = Bring { $count ->
    [one] { $count } brigade
   *[other] { $count } brigades
} to { $hex }, a division counting as three: { $done } so far.
duty-colonials = Bring { $count ->
    [one] { $count } colonial column
   *[other] { $count } colonial columns
} as near to { $hex } as they can go: { $done } so far.
duty-coup = The People’s Army may not attack the Nationalists this turn.
duty-from-france = All CTV ground units must be 7 hexes or more from France: { $done } so far.
duty-madrid = Bring { $count ->
    [one] { $count } step
   *[other] { $count } steps
} as near to { $hex } as they can go, and attack the Republicans next to them, each stack as one: { $done } so far.
duty-oviedo = Attack { $hex } or beside it with { $count ->
    [one] { $count } column or division
   *[other] { $count } columns or divisions
}: { $done } so far.
duty-revolt = Within { $count ->
    [one] { $count } hex
   *[other] { $count } hexes
} of { $hex } Republican units may not attack this turn.
duty-siege = Move a unit into { $hex }: the Alcázar holds, and nobody besieges it.
duty-zaragoza = Bring { $count ->
    [one] { $count } step
   *[other] { $count } steps
} as near to { $hex } as they can go: { $done } so far.

## Outcomes: why the game ended

outcome-gce-agreed = The players agreed to stop before the war was decided: nobody has won.
outcome-gce-madrid = Nationalist units in supply entered Madrid before turn 7.
outcome-gce-three-hexes = The Republicans held three valued places that were Nationalist at the start: { $hexes }.
outcome-gce-three-points = The Republicans held places worth { $value ->
    [one] { $value } point
   *[other] { $value } points
} of Morale that were Nationalist at the start: { $hexes }; three points win.
outcome-gce-morale = Republican Morale was down to { $morale } at the end of a turn; at 30 or less the war is lost.
outcome-gce-resisted = Republican Morale was still { $morale }, above 30, at the end of the last turn.
outcome-gce-madrid-held = { $taken ->
    [yes] At the end of turn { $turn } the Nationalists held Madrid.
   *[no] At the end of turn { $turn } the Nationalists held { $count ->
    [one] { $count } hex
   *[other] { $count } hexes
} next to Madrid with units in supply, and three are enough: { $around }.
}
outcome-gce-madrid-saved = { $count ->
    [0] At the end of turn { $turn } the Nationalists held neither Madrid nor any hex next to it with units in supply.
   *[other] At the end of turn { $turn } the Nationalists did not hold Madrid, and with units in supply fewer than three hexes next to it: { $around }.
}
victory-gce-morale = Republican Morale, at the end of a turn
victory-gce-madrid = units in supply in { $hex }, up to turn { $turn }
victory-gce-around = { $hex }, or hexes beside it with units in supply, at the end of turn { $turn }
victory-gce-hexes = valued hexes taken that were Nationalist at the start{ $count ->
    [0] {""}
   *[other] {" "}({ $hexes })
}, at any moment
victory-gce-value = worth of the hexes taken that were Nationalist at the start{ $count ->
    [0] {""}
   *[other] {" "}({ $hexes })
}, at any moment
victory-gce-resist = held out to the end of turn { $turn }

## Refusals: why not

refusal-no-target-gce = No enemy stands in { $box }.
refusal-not-in-hand-gce = You do not hold { $card }.
refusal-gce-already-there = The units are in { $hex } already.
refusal-gce-attack-due = An event compels an attack first, from { $hex }.
refusal-gce-alcazar-guard = { $piece } is the last unit in Toledo: it stays while the Alcázar holds.
refusal-gce-begun = The move has begun; { $piece } can no longer come along.
refusal-gce-chit-here = { $card } cannot be played in the battle for { $hex }.
refusal-gce-chit-now = { $card } cannot be played now.
refusal-gce-chit-piece = The chit does not concern { $piece }.
refusal-gce-closed = The hexside towards { $hex } cannot be crossed.
refusal-gce-colonial-first = A colonial unit takes this loss, not { $piece }.
refusal-gce-coup = The coup keeps { $piece } from attacking the Nationalists this turn.
refusal-gce-coup-hex = { $hex } is out of reach, or more than 2 hexes from Madrid.
refusal-gce-coup-target = The units that have gone over cannot attack { $hex }.
refusal-gce-coup-two = Two units have gone over already; { $piece } does not.
refusal-gce-coup-unit = { $piece } is not a Republican unit near Madrid that can go over.
refusal-gce-duty-end = An event compels the units to end as near as it asks: { $hex } is not such a place, or others could no longer make up for it.
refusal-gce-duty-first = An event compels some units to move first.
refusal-gce-duty-missing = Not yet: an event asks for { $count } more that can still go where it wants them. They can be: { $pieces }.
refusal-gce-duty-so = Moved so, { $piece } could not come as near as an event compels it to.
refusal-gce-duty-with = With { $piece } the units could not do what an event compels.
refusal-gce-end-unsupplied = No move may end in { $hex }: the units would be out of supply there.
refusal-gce-enemy-hex = { $hex } is enemy ground.
refusal-gce-enemy-there = Enemy units are in { $hex }.
refusal-gce-entry = { $piece } may not enter in { $hex }.
refusal-gce-evacuation-full = There is no more room for { $piece } in the evacuation.
refusal-gce-halted = The units have entered an enemy zone of control and must stop; { $hex } is beyond it.
refusal-gce-haven-lost = { $hex } is Nationalist: nobody can be evacuated to it.
refusal-gce-not-by-border = The French border supplies a Republican division or brigade beside it, not { $piece }.
refusal-gce-border-for-all = There is nothing to choose: the border supplies all that stand beside it.
refusal-gce-border-named = { $piece } has been named already.
refusal-gce-hex-attacked = { $hex } has been attacked in this phase already.
refusal-gce-hq-alone = { $piece } is a headquarters and never attacks alone.
refusal-gce-hq-unescorted = { $piece } is a headquarters alone in its hex; only beside another unit there does it fight.
refusal-gce-hq-at-sea = { $piece } is a headquarters and never goes by sea.
refusal-gce-hq-last = { $piece } is a headquarters and is lost only when no other unit is left.
refusal-gce-hq-stays = { $piece } is a headquarters and does not advance.
refusal-gce-immobile = { $piece } never moves.
refusal-gce-in-group = { $piece } comes along already.
refusal-gce-join-due = An event compels { $piece } to join the attack on { $hex }.
refusal-gce-joined = { $piece } takes part already.
refusal-gce-landed = { $piece } has landed and neither moves nor attacks this turn.
refusal-gce-like-another = Another unit just like { $piece } is on offer.
refusal-gce-line-barred = Between { $hex } and { $source } enemies, their zones of control or the ground bar the line.
refusal-gce-lone-hq = Only a headquarters is in { $hex }: it is not attacked but overrun by entering.
refusal-gce-major-river = { $piece } cannot cross a major river in an advance.
refusal-gce-march-near-enemy = On a march units enter { $hex }, next to the enemy, only if friends are there already.
refusal-gce-motorised-march = { $piece } is motorised and never marches.
refusal-gce-near-france = { $piece } does not fly over { $hex }, so near to France.
refusal-gce-never-rebuilt = { $piece } is never restored or rebuilt.
refusal-gce-no-airfield = No friendly town or city in supply lies within 3 hexes of { $hex }.
refusal-gce-no-artillery = { $piece } gives no artillery support.
refusal-gce-no-attacker = No unit next to { $hex } can lead an attack.
refusal-gce-no-attackers = Nobody takes part in the attack on { $hex } yet.
refusal-gce-no-brigades = The brigades for { $piece } are not available.
refusal-gce-no-column = { $piece } is not a Republican column.
refusal-gce-no-deserter = { $piece } is not a weak column next to a Nationalist unit.
refusal-gce-no-drop = { $piece } cannot stay behind here.
refusal-gce-no-final = { $piece } has no final source of supply left.
refusal-gce-no-garrison = { $piece } cannot be given up for a resource point.
refusal-gce-no-group = There is no group of units for this in { $hex }.
refusal-gce-no-journey = There is nowhere for { $piece } to go.
refusal-gce-no-march = { $piece } cannot march: it began the phase next to the enemy or out of supply.
refusal-gce-no-points = There are no resource points for { $piece } ({ $pool } pool).
refusal-gce-no-rail = { $piece }: no railway serves { $hex }.
refusal-gce-no-relief = The loss of { $piece } would not help in { $hex }.
refusal-gce-no-scout = { $piece } is not a Republican headquarters and does not scout.
refusal-gce-no-ships-here = The { $side } ships give no support at { $hex }.
refusal-gce-no-ships-yet = The { $side } ships give no support yet.
refusal-gce-no-source = No friendly town or city is within { $reach ->
    [one] { $reach } hex
   *[other] { $reach } hexes
} of { $hex }, and no supplied headquarters is there or next to it.
refusal-gce-no-split = { $piece } cannot be broken down.
refusal-gce-no-train = { $piece } gives no support as an armoured train.
refusal-gce-no-victor = { $piece } does not advance after this battle.
refusal-gce-no-way-on = { $piece } cannot advance to { $hex }.
refusal-gce-north = { $faction }: at most { $limit ->
    [one] { $limit } step
   *[other] { $limit } steps
} may be in other regions of the north, such as { $hex }.
refusal-gce-north-gone = The north is lost; { $piece } does not come back.
refusal-gce-northern-only = { $piece } supports northern units only.
refusal-gce-northern-zone = { $piece } does not fly over the northern zone, where { $hex } lies.
refusal-gce-not-a-port = { $hex } is not a coastal town or city.
refusal-gce-not-adjacent = { $piece } is not next to { $hex }.
refusal-gce-not-at-border = { $piece } is not at the French border.
refusal-gce-not-coastal = { $hex } does not lie on the coast.
refusal-gce-not-crowded = The units in excess are in { $hex }.
refusal-gce-not-due = { $piece } is not among the units to bring in now.
refusal-gce-not-eliminated = { $piece } is not among the eliminated units.
refusal-gce-not-evacuated = Only Republican divisions and brigades are evacuated, of any arm, but no columns and no headquarters: not { $piece }.
refusal-gce-not-in-group = { $piece } is not in the moving group.
refusal-gce-not-in-play = { $piece } is not in play.
refusal-gce-not-losing = { $piece } has no losses to take.
refusal-gce-not-next = { $hex } is not the next hex on the way.
refusal-gce-not-port = { $piece } is not in a coastal town or city.
refusal-gce-not-reduced = { $piece } is at full strength.
refusal-gce-not-roused = { $piece } has not rolled for its mood and does not attack.
refusal-gce-not-spain = Nobody enters { $hex }.
refusal-gce-not-through = The pursuit must pass through { $hex }.
refusal-gce-nowhere = There is no hex for { $piece } to enter now.
refusal-gce-offensive-due = An event compels attacks by { $count ->
    [one] { $count } more column or division
   *[other] { $count } more columns or divisions
}, for instance on { $hex }.
refusal-gce-other-hex = { $piece } is not in { $hex }.
refusal-gce-other-sea = { $hex } lies on a sea that is closed to the side.
refusal-gce-out-of-reach = { $hex } is too far.
refusal-gce-own-coast = A landing goes to an empty enemy hex; { $hex } is none.
refusal-gce-parties = { $piece } and { $other } are columns of parties that keep apart.
refusal-gce-points = { $hex } costs { $cost } movement points; { $left } are left.
refusal-gce-purse = { $piece }: these points ({ $pool }) are no other way to pay for it now.
refusal-gce-rail-limit = Not enough rail transport is left for { $piece } ({ $front }).
refusal-gce-rail-path = No open railway leads to { $hex }.
refusal-gce-refuses = { $piece } refuses to attack this turn.
refusal-gce-revolt = The revolt in Barcelona keeps { $piece } from attacking this turn.
refusal-gce-sea-limit = No sea transport is left for { $piece } this turn.
refusal-gce-sea-zone = { $piece } cannot sail from { $hex }: not a sea of its side.
refusal-gce-ships-gone = The { $side } ships give no support any more.
refusal-gce-ships-used = The { $side } ships have given their support this turn.
refusal-gce-source-cut = { $source } is friendly but not linked to a final source of supply.
refusal-gce-soviet = Only Soviet points are left: { $piece } must enter where a line leads to the French border.
refusal-gce-split-off = { $piece } came out of a division this turn; it can be brought back next turn.
refusal-gce-stack = There would be too many units in { $hex }.
refusal-gce-tied = { $piece } stays in Barcelona this turn.
refusal-gce-too-far = { $piece } is too far from { $hex }.
refusal-gce-train-alone = { $piece } must be with infantry that takes part.
refusal-gce-train-attack = { $piece } attacks nobody; it supports infantry that does.
refusal-gce-two-hqs = { $hex } has room for one headquarters only.
refusal-gce-unhurt-first = An unhurt unit of two steps takes the loss before { $piece }.
refusal-gce-unsupplied = { $piece } is out of supply.
refusal-gce-volunteers = The foreign volunteers have gone; { $piece } does not come back.
refusal-gce-zero-attack = { $piece } has no attack factor and can only join others.
refusal-gce-zoc-to-zoc = The units cannot go straight from one zone of control to another, in { $hex }.

## Chits

chit-balearic_landings = Balearic Landings
chit-oviedo_offensive = Oviedo Offensive
chit-town_defence = Town Defence
chit-republican_points_1 = Republican Points
chit-republican_points_2 = Republican Points
chit-republican_points_3 = Republican Points
chit-soviet_arms = Soviet Arms
chit-santa_maria = Santa María de la Cabeza
chit-gernika = Gernika
chit-german_ships = Attacks on German Ships
chit-barcelona_revolt = Revolt in Barcelona
chit-negrin = President Negrín
chit-aircraft_to_the_north = Aircraft to the North
chit-tactical_surprise = Tactical Surprise
chit-tactical_surprise_2 = Tactical Surprise
chit-soviet_aircraft = New Soviet Aircraft
chit-guerrillas = Guerrillas
chit-foreign_volunteers = Withdrawal of Foreign Volunteers
chit-basque_surrender = Basque Surrender
chit-casado = Casado’s Coup
chit-determination = Republican Determination
chit-zaragoza_offensive = Saragossa Offensive
chit-no_event_republican = No Event
chit-victory_convoy = Victory Convoy
chit-mass_desertion = Mass Desertion
chit-to_the_alcazar = To the Alcázar
chit-madrid = Madrid
chit-durruti = Durruti’s Death
chit-goicoechea = Goicoechea
chit-nationalist_points_1 = Nationalist Points
chit-nationalist_points_2 = Nationalist Points
chit-nationalist_points_3 = Nationalist Points
chit-nationalist_points_4 = Nationalist Points
chit-italian_submarines = Italian Submarines
chit-german_aircraft = New German Aircraft
chit-anschluss = Anschluss
chit-czech_crisis = First Czech Crisis
chit-neutrality = Franco’s Neutrality
chit-recognition = Recognition of Franco
chit-no_event_nationalist = No Event

## Chits whose rule has several parts

rule-7_2 = Drawing chits: [[7.2-a]], [[7.2-b]], [[7.2-c]], [[7.2-d]].
rule-7_6 = Basque Surrender: [[7.6-a]], [[7.6-b]].
rule-7_8 = Casado’s Coup: [[7.8-a]], [[7.8-b]], [[7.8-c]].
rule-7_10 = Withdrawal of Foreign Volunteers: [[7.10-a]], [[7.10-b]], [[7.10-c]].
rule-7_11 = First Czech Crisis: [[7.11-a]], [[7.11-b]], [[7.11-c]].
rule-7_15 = Soviet Arms: [[7.15-a]], [[7.15-b]].
rule-7_22 = Madrid: [[7.22-a]], [[7.22-b]].
rule-7_34 = To the Alcázar: [[7.34-a]], [[7.34-b]], [[7.34-c]], [[7.34-d]].
rule-7_35 = Revolt in Barcelona: [[7.35-a]], [[7.35-b]], [[7.35-c]].

## Why a computer opponent chose as it did

reason-draw = A chit drawn is a chit known.
reason-declare = The time has come for it.
reason-wait = It is too early, or Morale cannot bear it.
reason-strongest = The strongest unit first.
reason-saved = Nothing is worth a point now.
reason-rebuild = The strongest that a point brings back.
reason-idle = It stands idle where it is.
reason-in-place = The units are where they are needed.
reason-rouse = Enemies are near.
reason-move-unit = This unit gains most by moving.
reason-plan-guard = It guards { $box }.
reason-plan-muster = It joins the attack on { $box }.
reason-plan-forward = The effort of this turn: { $box }. It stands better there.
reason-plan-bold = It attacks more boldly this turn than it would.
reason-plan-careful = It attacks only what is sure this turn.
reason-plan-guarding = What it holds comes first this turn.
reason-plan-storm = Places count more than losses this turn.
reason-plan-wear = It wears the enemy down this turn.
reason-plan-mass = It brings its mass together this turn.
reason-plan-line = It closes its line this turn.
reason-front-stands = No unit gains by moving.
reason-duty = An event compels it.
reason-stay = Nowhere else is better.
reason-place-hex = It is worth most in { $box }.
reason-chit-now = Here the chit is worth playing.
reason-keep-chit = The chit will be worth more elsewhere.
reason-enough = More units would not make it better.
reason-join = It makes the attack better.
reason-backing = The support is worth having.
reason-fly = The aircraft can change the odds.
reason-no-fly = Aircraft would not change the odds.
reason-advance = The ground gained is worth holding.
reason-hold-ground = They are needed where they are.
reason-least = The smallest loss, or the largest for the enemy.
reason-no-better = Nothing else promises more.
reason-gce-guards = { $box } is within reach of enemy attack strength { $threat }; the defence is then { $own }.
reason-gce-guards-value = { $box } ({ $count } Morale) is within reach of enemy attack strength { $threat }; the defence is then { $own }.
reason-gce-guards-war = With { $box } the enemy would win at once: attack strength { $threat } is within reach; the defence is then { $own }.
reason-gce-musters = It joins the attack on { $box }: attack { $own } comes together against defence { $enemy }.
reason-gce-musters-covered = It joins the attack on { $box }: attack { $own } comes together against a stack of { $count ->
    [one] one unit
   *[other] { $count } units
}, part of it covered.
reason-gce-guns = Its artillery comes up for the attack on { $box }.
reason-gce-takes = { $at } stands empty: it is taken without a fight. The effort of the turn is { $box }.
reason-gce-takes-value = { $box } stands empty: it is taken without a fight ({ $count } Morale).
reason-gce-feeds = In { $at } it keeps open the supply of other units. The effort of the turn is { $box }.
reason-gce-faces = In { $at } it faces the enemy in { $foe }. The effort of the turn is { $box }.
reason-gce-line = In { $at } it closes a gap in the line. The effort of the turn is { $box }.
reason-gce-nears = The effort of the turn is { $box }: from { $at } it is { $count ->
    [one] one hex
   *[other] { $count } hexes
} away.
reason-gce-behind = In { $at } it stands ready behind the front. The effort of the turn is { $box }.
reason-gce-rails = In { $at } it is needed least: it goes where it can do more.
reason-gce-duty = An event sends it to { $box }.
reason-gce-strikes = Attack on { $box }: { $own } against { $enemy }.
reason-gce-strikes-covered = Attack on { $box }: { $own } against a stack of { $count ->
    [one] one unit
   *[other] { $count } units
}, part of it covered.
reason-gce-strikes-war = Attack on { $box }, with which the war is won at once: { $own } against { $enemy }.
reason-gce-strikes-value = Attack on { $box } ({ $count } Morale): { $own } against { $enemy }.
reason-gce-strikes-aim = Attack on { $box }, close to { $aim }, the effort of the turn: { $own } against { $enemy }.
reason-gce-joins = With it the attack on { $box } comes to { $own } against { $enemy }.
reason-gce-joins-covered = With it the attack on { $box } comes to { $own } against a stack of { $count ->
    [one] one unit
   *[other] { $count } units
}, part of it covered.
reason-gce-enough = { $box }: { $own } against { $enemy } is enough.
reason-gce-enough-covered = { $box }: { $own } is enough against a stack of { $count ->
    [one] one unit
   *[other] { $count } units
}, part of it covered.
reason-gce-breaks-line = The fortified line at { $box } loses its factor.
reason-gce-backs = With this support { $box } is emptied in { $after } of 100 cases, without it in { $before }.
reason-gce-saves = With this support our units in { $box } are all lost in { $after } of 100 cases, without it in { $before }.
reason-gce-enters = { $box } is worth holding.
reason-gce-enters-value = { $box } is taken ({ $count } Morale).
reason-gce-loses = The smallest loss: { $piece }.
reason-gce-hits = The enemy’s greatest loss: { $piece }.
reason-gce-rebuilds = No other brings back as much for its points: { $piece }.
reason-gce-strongest = The strongest first: { $piece }.
reason-gce-declares = Morale can bear it: { $count } above defeat would be left.
reason-gce-waits = It would leave Morale { $count } above defeat: too little.
reason-gce-wins = With { $box } the war can be won in this turn.
reason-gce-aim-keep = The aim of the turn is to hold { $box }: with it the enemy would win at once.
reason-gce-aim-hold = The aim of the turn is to hold { $box }.
reason-gce-aim-war = The aim of the turn is { $box }, with which the war would be won at once.
reason-gce-aim-ring = The aim of the turn is { $box }: to hold the city, or { $count } of the hexes beside it, at the end.
reason-gce-aim-value = The aim of the turn is to take { $box } ({ $count } Morale).

## Curtain: why another person at the same screen may not look now

curtain-stacks = The map shows stacks that only this side may see.
curtain-chits = The next choice is about chits that only this side may see.
# What would be regretted, said before it is done
idea-gce-enter = { $hex } stands empty and can be entered: { $count } Morale.
idea-gce-wins = { $hex } stands empty: entering it wins the war at once.
idea-gce-storm = { $hex } may fall: the units within reach come to { $odds } against it, and the war would be decided at once.
idea-gce-cut = { $count ->
    [one] A unit has its supply through { $hex } alone
   *[other] { $count } units have their supply through { $hex } alone
}: an enemy there cuts off { $hexes }.
idea-gce-cut-two = Two enemies together, in { $both }, cut off { $count ->
    [one] one unit
   *[other] { $count } units
}: { $hexes }.
warning-gce-open = { $hex } stands empty, and the enemy can enter it: { $count } Morale.
warning-gce-madrid = { $hex } stands empty, and the enemy can enter it: the war would be lost at once.
warning-gce-last-capture = { $hex } stands empty, and the enemy can enter it: the Republic would win at once.
warning-gce-weak = { $hex } may fall: the enemies seen within reach come to { $odds } against it, and the war would be lost at once.
warning-gce-risk = If the attack costs { $count ->
    [one] { $count } step
   *[other] { $count } steps
}, { $hex } may fall to the answer, and the war would be lost at once.
warning-gce-ring = The Nationalists hold enough around { $hex } to win at the end of this turn ({ $count } of { $wanted }).
warning-gce-no-ring = The Nationalists hold { $count } of the { $wanted } hexes around { $hex } that they need at the end of this turn.
warning-gce-starves = { $hex }: { $count ->
    [one] a unit is out of supply and dies at the end of the turn.
   *[other] { $count } units are out of supply and die at the end of the turn.
}
warning-gce-hangs = An enemy could enter { $hex } and would cut off { $count ->
    [one] one unit
   *[other] { $count } units
}: { $cut }.
warning-gce-hangs-two = Two enemies together, in { $hexes }, could cut off { $count ->
    [one] one unit
   *[other] { $count } units
}: { $cut }.
warning-gce-lone-hq = { $hex }: { $piece } stands alone, and the enemy can overrun it.
warning-gce-walk-in = { $hex } stands empty, and a unit that has not moved could take it: { $count } Morale.
warning-gce-not-entered = { $hex } has been emptied: entering it wins the war at once.
notice-gce-wins = { $hex }: entering it wins the war at once.
notice-gce-wins-supplied = { $hex }: entering it in supply wins the war at once.
warning-gce-reach = The stack in { $from } has not moved; with it { $hex } could be attacked at { $odds }, whatever aircraft come.
warning-gce-stays = It has not moved from { $hex }, and will not move in this phase any more. To put it down, take it back instead.
warning-gce-attack = { $hex } could still be attacked at { $odds }, whatever aircraft come.
warning-gce-points = { $count ->
    [one] { $piece } could still be restored or rebuilt with the points left.
   *[other] The points left could restore or rebuild units: { $count } to choose from, { $piece } among them.
}
