# What the game asks, offers, tells and refuses.

## Prompts: what to choose now

prompt-move = { $side }: choose a troop, tank or plane to move, or end your movement.
prompt-to = { $side }: choose where { $piece } goes.
prompt-surplus = { $side }: more than four troops stand in a box; choose one to lose.
prompt-assign = { $side }: choose a general to assign to a box.
prompt-activate = { $side }: choose a general, then fight or decline with him.
prompt-attacker = { $side }: choose the troop that attacks in { $box }, or end the battle.
prompt-target = { $side }: choose the enemy troop to attack in { $box }.
prompt-support-attack = { $side }: add support to your attack in { $box }, or go on.
prompt-support-defence = { $side }: add support to your defence in { $box }, or go on.
prompt-card = { $side }: lay a card face down for the combat in { $box }, or none.
prompt-pair = { $side }: choose which enemy plane each of your planes meets.
prompt-pair-ships = { $side }: { $place }, choose which enemy ship each of your ships meets.
prompt-reroll = { $side }: you rolled { $rolls }: { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
} with your modifiers. Roll again? You may do so { $count ->
    [one] once more
   *[other] { $count } more times
} in this game.
prompt-place-drm = { $side }: choose the die that receives the modifier +{ $count }.
prompt-substitute = { $side }: no counter of this type is left; choose the type that takes its place.
prompt-ship = { $side }: choose a unit to bring over from Morocco, or end the transport ({ $count ->
    [one] { $count } place
   *[other] { $count } places
} left).
prompt-event = { $side }: play a card as an event, or pass ({ $count } left in this phase).
prompt-event-due = { $side }: play a card as an event ({ $count } still to be played this turn).
prompt-react = { $side }: cancel “{ $card }”, or let it happen.
prompt-event-box = { $side }: choose the box where “{ $card }” takes effect.
prompt-event-take = { $side }, “{ $card }”: choose the { $ships ->
    [yes] plane, tank or ship
   *[no] plane or tank
} it is about.
prompt-event-pick = { $side }: choose the troop that “{ $card }” changes.
prompt-event-lose = { $side }: choose the unit that “{ $card }” removes{ $count ->
    [one] { "" }
   *[other] { " " }({ $count } still to be removed)
}.
prompt-replacement = { $side }: raise a troop or bring in a new one ({ $count ->
    [one] { $count } point
   *[other] { $count } points
} left).
prompt-recruit-to = { $side }: choose the box where { $piece } enters.
prompt-discard = { $side }: discard { $count ->
    [one] { $count } card
   *[other] { $count } cards
}, down to the hand limit of eight.
prompt-offensive-move = { $side }: offensive, choose a troop, tank or plane to move, or end the movement.
prompt-offensive-general = { $side }: offensive, choose the general who leads the attack.
prompt-offensive-battle = { $side }: offensive, open the attack with the general or decline it.
prompt-landing-attacker = { $side }: landing in { $box }, choose the troop that attacks.
prompt-sail = { $side }: choose a ship to send out, or end the assignment.
prompt-sail-to = { $side }: choose where { $piece } goes, and for what.
prompt-berth = { $side }: choose where { $piece } comes home.
prompt-engage = { $side }: { $place }, fight for it or withdraw.
prompt-aim = { $side }: choose what { $piece } fires at, or let it hold its fire.
prompt-back = { $side }: choose whom { $piece } supports, or let it hold back.
prompt-suffer = { $side }: { $place }, choose which unit { $damage ->
    [0] turns back
   *[other] takes the hit
}.
prompt-captured-to = { $side }: choose the box where { $piece } enters.
prompt-over = The game is over.

## What somebody else is asked, as what that side is doing

doing-move = The { $side } side is moving its troops, tanks and planes.
doing-to = The { $side } side is choosing where { $piece } goes.
doing-surplus = The { $side } side is choosing which troop to lose: more than four stand in a box.
doing-assign = The { $side } side is assigning a general to a box.
doing-activate = The { $side } side is deciding which general fights or declines.
doing-attacker = The { $side } side is choosing the troop that attacks in { $box }, or ends the battle.
doing-target = The { $side } side is choosing which enemy troop it attacks in { $box }.
doing-support-attack = The { $side } side is deciding on support for its attack in { $box }.
doing-support-defence = The { $side } side is deciding on support for its defence in { $box }.
doing-card = The { $side } side is deciding whether to lay a card for the combat in { $box }.
doing-pair = The { $side } side is choosing which enemy planes its planes meet.
doing-pair-ships = The { $side } side is choosing which enemy ships its ships meet ({ $place }).
doing-reroll = The { $side } side is deciding whether to roll again.
doing-place-drm = The { $side } side is choosing the die that receives the modifier.
doing-substitute = The { $side } side is choosing another type of troop: no counter is left.
doing-ship = The { $side } side is bringing units over from Morocco.
doing-event = The { $side } side is deciding whether to play a card as an event.
doing-event-due = The { $side } side is choosing a card to play as an event.
doing-react = The { $side } side is deciding whether to cancel “{ $card }”.
doing-event-box = The { $side } side is choosing the box where “{ $card }” takes effect.
doing-event-take = The { $side } side is choosing the piece that “{ $card }” is about.
doing-event-pick = The { $side } side is choosing the troop that “{ $card }” changes.
doing-event-lose = The { $side } side is choosing the unit that “{ $card }” removes.
doing-replacement = The { $side } side is raising troops or bringing in new ones.
doing-recruit-to = The { $side } side is choosing the box where { $piece } enters.
doing-discard = The { $side } side is discarding down to the hand limit.
doing-offensive-move = The { $side } side is moving for its offensive.
doing-offensive-general = The { $side } side is choosing the general who leads its offensive.
doing-offensive-battle = The { $side } side is deciding whether to open the attack of its offensive.
doing-landing-attacker = The { $side } side is choosing the troop that attacks in the landing in { $box }.
doing-sail = The { $side } side is sending out its ships.
doing-sail-to = The { $side } side is choosing where { $piece } goes.
doing-berth = The { $side } side is choosing where { $piece } comes home.
doing-engage = The { $side } side is deciding whether to fight or withdraw ({ $place }).
doing-aim = The { $side } side is choosing what { $piece } fires at.
doing-back = The { $side } side is choosing whom { $piece } supports.
doing-suffer = The { $side } side is choosing which of its units suffers ({ $place }).
doing-captured-to = The { $side } side is choosing the box where { $piece } enters.

## A moment of a game: turn, phase, and which choice of that

moment = Turn { $turn } · { $phase }{ $move ->
    [none] {""}
   *[other] {" "}· move { $move }
}
moment-at = Turn { $turn } · { $phase } · { $place }{ $move ->
    [none] {""}
   *[other] {" "}· move { $move }
}

## Actions: labels of the choices

action-move = Move { $piece }
action-to = To { $box }
action-done = { $ends ->
    [movement] End movement
    [battle] End the battle
    [support] No further support
    [transport] End the transport
    [assignment] End the assignment
   *[other] No more
 }
action-lose = { $whose ->
    [enemy] Remove the enemy’s { $piece }
   *[own] Lose { $piece }
}
action-assign = Assign { $piece }
action-battle = Fight with { $piece } in { $box }
action-decline = Decline with { $piece } in { $box }
action-decline-all = Decline with all
action-attack = Attack with { $piece }
action-target = Attack { $piece }
action-support = Add { $piece }
action-play = { $card }, as a { $mode ->
    [bonus] bonus
   *[penalty] penalty
}
action-no-card = No card
action-pair = { $piece } against { $foe }
action-place = Put +{ $count } on die { $die }
action-substitute = Replace by { $piece }
action-ship = Bring over { $piece }
action-event = Play { $card }
action-pass = Pass: no more events
action-cancel = Cancel it with { $card }
action-accept = Let it happen
action-take = Choose { $piece }
action-pick = Choose { $piece } in { $box }
action-raise = Raise { $piece } in { $box }
action-recruit = New troop: { $piece }
action-forfeit = Give up the { $count ->
    [none] points
    [one] { $count } point
   *[other] { $count } points
} left
action-discard = Discard { $card }
action-gunfire = Support ground combat in { $box }
action-blockade = Blockade { $box }
action-protect = Protect { $box }
action-patrol = Lie in wait off { $box }
action-reroll = Roll all these dice again
action-keep = Let the dice lie
action-engage = Fight
action-withdraw = Withdraw
action-aim = { $piece } against { $foe }
action-hold = { $piece } holds back
action-back = { $piece } supports { $foe }
action-suffer = It falls on { $piece }
action-repair = Repair { $piece }

## Events: what happened

battle-outcome-of = { $place }: Nationalist losses, { $nationalist ->
    [none] no unit
   *[other] { $nationalist }
}, hits taken { $taken }; Republican losses, { $republican ->
    [none] no unit
   *[other] { $republican }
}, hits taken { $dealt }.
battle-outcome = { $place }: you lost { $own ->
    [none] no unit
   *[other] { $own }
}, hits taken { $taken }; the enemy lost { $foe ->
    [none] none
   *[other] { $foe }
}, hits taken { $dealt }.
piece-of = { $piece } ({ $side })
at-box = { $box ->
    [none] {""}
   *[other] { $box }:{" "}
}
at-hex = { $hex ->
    [none] {""}
   *[other] { $hex }:{" "}
}
event-turn = Turn { $turn } begins: { $year }.
event-phase = { $side ->
    [Nationalist] Phase: { $phase }, Nationalist.
    [Republican] Phase: { $phase }, Republican.
   *[none] Phase: { $phase }.
}
event-reseeded = The game goes on from here by chance of its own: the cards not yet drawn and the dice to come are new.
event-redealt = The game goes on from here by chance of its own: the hidden hands, the cards not yet drawn and the dice to come are new.
event-opponent-failed = { $side }: { $opponent } gave no answer and plays no longer.
event-opponent-plays = { $side }: from here on { $opponent } plays.
event-drew = The { $side } side drew { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-hand-discarded = The { $side } side put away its old hand of { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-moved = { $piece } moved from { $from } to { $to }.
event-marker-placed = A { $side } control marker was placed in { $box }.
event-marker-removed = The { $side } control marker in { $box } was removed.
event-flew = { $piece } flew to { $to }.
event-surplus-lost = { $piece } in { $box } was lost: over the limit of four troops.
event-assigned = { $piece } was assigned to { $to }.
event-battle-started = { $piece } opened a battle in { $box }.
event-battle-declined = { $piece } declined battle in { $box }.
event-attack = { $piece } attacked { $target } in { $box }.
event-supported = { $piece } gave support to the { $side } side.
event-card-laid = The { $side } side laid a card face down as a { $mode ->
    [bonus] bonus
   *[penalty] penalty
}.
event-card-revealed = The { $side } side turned over { $card }, as a { $mode ->
    [bonus] bonus
   *[penalty] penalty
}.
event-no-card = The { $side } side laid no card.
event-air-roll = { at-box }{ $piece } rolled { $rolls } (modifier { $drm }) against { $foe }.
event-plane-destroyed = { at-box }{ $piece } was shot down.
event-plane-withdrawn = { at-box }{ $piece } was driven off.
event-rerolled = The { $side } side rolls again instead of { $rolls }; { $count ->
    [0] it may do so no more in this game
    [one] it may do so once more in this game
   *[other] it may do so { $count } more times in this game
}.
event-roll = The { $side } side rolled { $rolls }, with modifiers { $modified }: { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
}.
event-hit = { at-box }{ $piece } took { $hits ->
    [one] { $hits } hit
   *[other] { $hits } hits
} and { $becomes ->
    [0] was destroyed
   *[other] fell to strength { $becomes }
}.
event-substituted = { at-box }{ $piece } was replaced by { $by } for lack of a counter.
event-uncountered = { at-box }no counter was left for what remained of { $piece }: it was removed.
event-tank-destroyed = { $piece } was destroyed in { $box }.
event-plane-home = { $piece } returned to its base.
event-box-taken = The { $side } side took { $box }.
event-battle-ended = The battle in { $box } ended.
event-stacks-opened = All stacks in { $box } were laid open.
event-dummy-placed = The { $side } side placed a dummy in { $box }.
event-dummies-home = { $count ->
    [one] A { $side } dummy in { $box } went back to hand.
   *[other] { $count } { $side } dummies in { $box } went back to hand.
}
event-objectives = Objective cities: Nationalist { $nationalist }, Republican { $republican }, contested { $contested }.
event-shipped = { $piece } was brought over from Morocco to { $to }.
event-event-played = The { $side } side played { $card }.
event-event-cancelled = { $card } was cancelled by { $by }.
event-event-void = { $card } had no effect.
event-event-rest-void = The rest of { $card } had no effect.
event-placed = { $piece } entered in { $box }.
event-arrived = { $piece } became available.
event-raised = { $piece } in { $box } rose to strength { $to }.
event-converted = { $box }: { $piece } is exchanged for { $by }, another type of troop.
event-removed = { at-box }{ $piece } was removed.
event-permanent = { $card } stays in force for the rest of the game.
event-put-aside = { $card } was put aside until it takes effect.
event-no-counter = { $card } found no counter left.
event-extra-rp = The { $side } side receives { $count ->
    [one] { $count } extra replacement point
   *[other] { $count } extra replacement points
}.
event-extra-cards = The { $side } side draws { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
} next turn.
event-rp = The { $side } side has { $count ->
    [one] { $count } replacement point
   *[other] { $count } replacement points
}.
event-recruited = { $piece } entered in { $box } as a replacement.
event-forfeited = The { $side } side lost { $count ->
    [one] { $count } unspent replacement point
   *[other] { $count } unspent replacement points
}.
event-passed = The { $side } side passed: no more events.
event-discarded = The { $side } side discarded { $count ->
    [one] { $count } card
   *[other] { $count } cards
}.
event-sailed = { $mission ->
    [gunfire] { $piece } left for { $to }, to support ground combat.
    [blockade] { $piece } left for { $to }, to blockade the port.
    [protect] { $piece } left for { $to }, to protect the port.
    [patrol] { $piece } left for { $to }, to lie in wait off the coast.
    [base] { $piece } left for { $to }.
   *[area] { $piece } left for { $to }.
}
event-berthed = { $piece } reached { $to }.
event-sea-battle = { $kind ->
    [coast] { $place }: both sides fought off the coast.
    [battery] { $place }: the batteries of the port opened fire.
   *[area] { $place }: both sides gave battle.
}
event-sea-declined = { $place }: the { $side } side declined battle and withdrew.
event-sea-roll = { $piece } rolled { $rolls }{ $target ->
    [none] {""}
   *[other] {" "}at { $target }
}{ $with ->
    [none] {""}
   *[other] {" "}(support: { $with })
}, with modifiers { $modified }: { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
}{ $turned ->
    [0] {""}
   *[other] , { $turned } turned back
}.
event-battery = The { $side } batteries of { $box } rolled { $rolls }, with modifiers { $modified }: { $hits ->
    [0] no hit
    [one] { $hits } hit
   *[other] { $hits } hits
}{ $turned ->
    [0] {""}
   *[other] , { $turned } turned back
}.
event-ship-damaged = { at-box }{ $piece } was damaged.
event-ship-withdrawn = { at-box }{ $piece } withdrew.
event-ship-destroyed = { at-box }{ $piece } was sunk.
event-ship-repaired = { $piece } was repaired.
event-port-blockaded = { $box } was blockaded: cards bring the { $side } side nothing there.
event-area-control = { $place }: { $state ->
    [nationalist] Nationalist control.
    [republican] Republican control.
    [contested] contested.
   *[nobody] nobody’s control.
}
event-sea-effect = { $effect ->
    [cards] The sea gives the { $side } side { $count ->
        [one] { $count } more card and { $count } more event
       *[other] { $count } more cards and { $count } more events
    } next turn.
   *[replacement] The sea gives the { $side } side { $count ->
        [one] { $count } more replacement point
       *[other] { $count } more replacement points
    }.
}
event-event-roll = { $card }, { $piece }: the die fell on { $die }; { $needed } or more was needed.
event-card-lost = The { $side } side lost { $count ->
    [one] { $count } card
   *[other] { $count } cards
} from its hand.
event-tank-captured = { at-box }{ $piece } was captured by the Nationalist side (die { $roll }).
event-tank-not-captured = { at-box }{ $piece } was past saving (die { $roll }).
event-game-over = { $winner ->
    [Nationalist] The Nationalist side won.
    [Republican] The Republican side won.
   *[none] The game ended in a draw.
} { $reason ->
    [outcome-objectives] { outcome-objectives }
    [outcome-connected] { outcome-connected }
    [outcome-three-cities] { outcome-three-cities }
    [outcome-madrid] { outcome-madrid }
    [outcome-resistance] { outcome-resistance }
    [outcome-count] { outcome-count }
    [outcome-both] { outcome-both }
    [outcome-resigned] { outcome-resigned }
    [outcome-out-of-time] { outcome-out-of-time }
    [outcome-agreed] { outcome-agreed }
   *[outcome-draw] { outcome-draw }
}

## Outcomes: why the game ended

outcome-objectives = The { $winner } side held { $count } objective cities alone; more than seven win. They were { $boxes }.
outcome-connected = { $count ->
    [0] The { $loser } side had no boxes left
    [one] The { $loser } side’s largest group of linked boxes was down to one ({ $boxes })
   *[other] The { $loser } side’s largest group of linked boxes was down to { $count } ({ $boxes })
}; whoever has fewer than eight loses.
outcome-three-cities = The { $winner } side held { $boxes } alone at the same time.
outcome-madrid = The { $winner } side held { $boxes } alone at the Upkeep of turn { $turn }; before turn 4 that wins.
outcome-resistance = At the end of turn { $turn } Republican units still stood in { $count } objective cities, and more than three are enough: { $boxes }.
outcome-count = At the end of turn { $turn } the Nationalist side held { $nationalist } and the Republican side { $republican } objective cities; the { $winner } ones were { $boxes }.
outcome-draw = At the end of turn { $turn } both sides held the same number of objective cities: { $nationalist }.
outcome-both = Both sides met a condition of victory at the same time.
outcome-resigned = The losing side gave up the game.
outcome-out-of-time = The losing side’s time was up, and the win was claimed.
outcome-agreed = The players agreed to stop; the objective cities were counted: Nationalist { $nationalist }, Republican { $republican }.
victory-objectives = objective cities held alone, at Upkeep
victory-connected = largest group of linked boxes of the other side ({ $side }), at Upkeep
victory-cities = { $boxes }: all held alone, at Upkeep
victory-early = { $box } held alone, at Upkeep up to turn { $turn }
victory-resistance = objective cities with own troops or tanks, at the end of turn { $turn }
odds-unseen-laid = The enemy card that lies face down is not counted above. Over all the cards it can be:
odds-unseen-coming = The other side may still lay a card; that is not counted above. Whatever card it lays:
odds-unseen-target = defender destroyed
odds-unseen-attacker = attacker destroyed

## Refusals: why not

refusal-not-offered = This is not among the choices now.
refusal-not-now = This is not among the choices now.
refusal-game-over = The game is over.
refusal-not-your-choice = It is not your choice now.
refusal-wrong-decision = Something else is to be decided now, by the { $side } side.
refusal-already-moved = { $piece } has already moved in this phase.
refusal-unsupplied = { $box } is out of supply: no linked box is friendly or contested.
refusal-last-unit = The last unit may not leave { $box } while enemies are there.
refusal-contested-one-link = From a contested box a troop goes one link only, to a friendly or contested box; { $box } is too far.
refusal-not-linked = { $piece } cannot reach { $box } from where it stands.
refusal-no-link-path = { $piece } has no way to { $box } by land.
refusal-way-barred = { $piece } cannot reach { $box }: it passes only through friendly boxes and would have to stop in { $stop }.
refusal-contested-into-enemy = From a contested box a troop goes only to a friendly or contested box; { $box } is held by the enemy alone.
refusal-stays = { $piece } is in { $box } already.
refusal-overseas = { $box } lies overseas; nobody moves there or away by land.
refusal-enemy-box = { $box } is held by the enemy.
refusal-tank-contested-start = { $piece } left a contested box and may pass only friendly boxes, and never enter an enemy one.
refusal-no-own-unit = { $box } holds no unit of your side; a control marker is not enough.
refusal-first-turn-reach = On turn 1 { $piece } may go only to its starting box or one linked to it.
refusal-new-general = { $piece } has just joined and may go only where his card has brought him.
refusal-naval-events-only = { $card }: your obligatory events are played; only naval cards may be added.
refusal-landed-general = { $piece } has just landed and may go only to his landing box or one linked to it.
refusal-general-in-box = { $box } already has a general of your side.
refusal-in-morocco = { $piece } is in Morocco and must be brought over first.
refusal-already-attacked = { $piece } has already attacked this turn.
refusal-not-troop = { $piece } is not a troop; only troops attack and are attacked.
refusal-not-in-box = There is no such unit in { $box }.
refusal-not-on-map = { $piece } is not on the map.
refusal-not-paired = { $piece } takes no part in this air combat, or has its opponent already.
refusal-fight-on = The landing in { $box } is fought until one side is gone.
refusal-used = { $piece } has already been used.
refusal-transport-full = No more units may land in { $box } this turn.
refusal-transport-enemy = { $box } holds nothing of your side; nobody can land there.
refusal-not-in-hand = { $card } is not in your hand.
refusal-no-counter = No counter of that kind is available.
refusal-box-spent = A replacement point has already been spent in { $box } in this phase.
refusal-not-replaceable = Troops of this type come back only by cards.
refusal-step-too-high = { $piece } cannot be raised further on this turn.
refusal-basque = Basque troops enter only in Bilbao or San Sebastián.
refusal-no-battle-unsupplied = { $piece } is out of supply in { $box } and cannot open a battle.
refusal-attack-limit = A card limits the boxes where you may fight this turn, and the limit is reached.
refusal-no-target = There is no enemy troop to attack in { $box }.
refusal-not-yours = { $piece } is not yours to choose here.
refusal-nothing-to-cancel = { $card } only cancels an event, right after it was played.
refusal-card-box = { $card } cannot be used in { $box }.
refusal-card-piece = { $card } does not allow this choice.
refusal-damaged-ship = { $piece } is damaged and must be repaired first.
refusal-not-damaged = { $piece } is not damaged.
refusal-already-sailed = { $piece } has already been sent out this turn.
refusal-already-there = { $piece } already has that mission in { $box }.
refusal-not-in-base = { $piece } is not in a naval base.
refusal-base-closed = { $box } is closed: the enemy holds the land beside it.
refusal-not-haven = { $piece } goes to an open base of its side, or to a friendly port if there is none.
refusal-not-coastal = { $box } does not lie on the coast.
refusal-not-port = { $box } is not a port.
refusal-port-friendly = There is nothing to blockade in { $box }: it holds nothing of the enemy.
refusal-port-enemy = There is nothing to protect in { $box }: it holds nothing of yours.
refusal-port-blockaded = { $box } is blockaded; cards bring nothing there.
refusal-cantabrico = Oviedo, Bilbao or San Sebastián must be friendly before anything of yours goes to { $box }.
refusal-submarine-gunfire = Submarines do not support ground combat.
refusal-patrol-submarines = Only submarines lie in wait off a coast; ships with guns support ground combat there.
refusal-no-planes-here = No planes operate here: { $box }.
refusal-too-many-planes = Two of your planes are already there: { $box }.
refusal-too-far-from-land = No box of yours lies within three links: { $box }.
refusal-first-turn-sea = On turn 1 { $piece } may not be sent out to sea.
refusal-no-emblem = { $piece } opens a battle only where a troop of his emblem stands.
refusal-must-play = Events are obligatory in this variant; a card has to be played.
refusal-no-combat-cards = In this variant no card may be used in combat.
refusal-no-reroll = Nobody may roll dice again in this game.
refusal-not-friendly = { $box } is not held by your side alone.
refusal-new-strength = A new troop of { $piece } cannot enter with this strength now.
refusal-tank-nowhere = { $piece } has no box it may go to.
refusal-box-full = { $box } holds more than four of your troops; move some away first.

## Errors: records, positions, data, server

error-unknown-action = “{ $action }” is not an action; expected: { $right }.
error-bad-record = The record has a fault in line { $line }: { $wrong }; expected: { $right }.
error-gathering = This game begins when every person has added a number to its chance.
error-number-given = The number of this seat is given; it is not changed.
error-proof-later = Dice and cards are proved when the game is over.
error-proof-none = This record does not say what its seed was made of; its dice and cards follow from the seed it names, but nobody is bound to that.
error-proof-commitment = The secret is not the one the server was bound to at the start: it does not fit the commitment.
error-proof-seed = The seed is not the one that the secret and the players’ numbers make.
error-proof-nobody = Nobody added a number to the seed: the server chose dice and cards alone.
error-proof-labels = The draws, or what each was for, are not those that the record says.
error-proof-empty = Nothing was drawn: there is nothing that could be proved.
error-proof-midway = The game went on by other rules: what was drawn before that is not replayed, and nothing proves it.
error-proof-chain = The lines of the log are not those that its chain was made of: they were rewritten.
error-proof-record = A tag or a line of the record is not the one that the proof covers: it was written anew.
error-proof-shown = The commitment is not the one you were shown.
error-proof-number = Your number is not among those the seed was made of.
error-proof-givers = The numbers are not those of the persons who played.
error-proof-who = Say who played (--givers, once for each; both: two at one screen). A number of somebody who is no person proves nothing.
error-proof-lost = Its seed is one that a server makes; the record of such a game says what the seed was made of, and this one does not. Whoever took a seed of this kind himself may say --without-proof.
error-record-departs = The record departs from the rules at action { $number } ({ $action }). { $why }
error-other-data =
    { $wrong ->
        [unknown] The game was played with other data files
       *[other] The game was played with a corrected copy of the data files (values changed in { $wrong })
    }; { $right ->
        [shipped] here are the ones that come with this program
       *[other] here is another copy (values changed in { $right })
    }. Name the folder of the copy it was played with.
error-record-version = The record was made with { $wrong }; this program has { $right }.
error-record-watched = This record was taken by somebody who only watched a game still being played; it cannot be continued. The record of the finished game can.
error-record-cut-off = The record is cut off at line { $line }. Download it again, and keep it whole.
error-record-here = This game is carried on here alone, as long as it goes on.
error-sealed-by-library = This record was sealed with the library cryptography, which is not installed here: install dosespanas[server].
error-sealed-elsewhere = This record is of an unfinished game, and only the server it was played on can open it.
error-bad-position = { $path ->
    [position] The rules do not allow this position: { $wrong }.
   *[other] The position has a fault at { $path }: { $wrong }; expected: { $right }.
}
error-bad-data = { $file }, line { $line }, { $path }: { $wrong }; { $right }.
error-unknown-option = There is no such choice: { $option }.
error-unknown-opponent = There is no opponent { $opponent } in this game; there are: { $known }.
error-player-failed = The opponent { $player } ({ $side }) failed at choice { $choice } of the game with seed { $seed }: { $why }. Nobody else plays in its place.
error-no-failure = No opponent has failed here: nobody is replaced.
error-no-such-path = { $path } cannot be used: { $why }.
error-bad-opponent-name = “{ $value }” is no name for an opponent: 1 to 16 small letters, digits or _, but not random or person.
error-bad-weights = The weights of an opponent cannot be used: { $where }, { $what }
error-options-exclude = The options { $option } and { $other } exclude each other; choose one.
error-record-fog = Pieces of this game lie covered, and it is still going on; its record would show what is hidden.
error-record-earlier = Choice { $choice } was played by earlier rules; this record is replayed from choice { $first } on.
error-unknown-language = There is no such language; there is { $known }.
error-cannot-undo = Nothing to take back: something has been revealed or handed over since, or the last action was not yours.
error-no-agreement = A computer opponent does not agree to stop early; play on, or leave the game.
error-no-take-back = There is nothing to be taken back by agreement here: something came to light or was chosen since, or it was refused or withdrawn.
error-no-rematch = A rematch is offered when a game is over that two persons played, each at their own screen and with a link that nobody else has.
error-rematch-gone = This offer of a rematch does not stand any more: it was withdrawn or answered, or whoever made it has closed the account.
error-rematch-closed = You can offer no more rematches of this game: one was declined, or several were withdrawn, or the other person has closed the account.
error-no-yield = The opponent does not offer to give up.
error-no-advice-here = The computer gives no advice in this game.
error-advice-source = This comes from a game that still goes on without the computer’s advice: until it is over, the computer neither advises here nor plays.
error-not-by-agreement = This game is not ended by agreement.
error-no-picture = There are no pictures of { $game }.
error-unknown-overlay = This game has no overlay { $name }.
error-unknown-game = There is no game here that this link opens.
error-unknown-game-name = There is no such game on the shelf.
error-no-such-choice = This game has no such moment.
error-no-token = This needs the secret link of a seat.
error-spectator = This link is for watching only.
error-no-lesson = This game has no guided first turn.
error-hotseat = On a shared screen both sides are held by persons.
error-secret-known = This secret is already in use. Another one must be drawn.
error-no-invitation = In this game no seat is given by invitation.
error-invitation-changed = The invitation was changed at the same moment. Look at it again.
error-invitation-taken = This invitation has been taken up. If it was you, go on in the browser in which you did. If not, tell whoever invited you: somebody else has the seat, and you need a new game.
error-unknown-invitation = This invitation does not work. It was withdrawn or replaced by a newer one, or a part of the link is missing. Ask whoever invited you for a new one.
error-mine = Say which side is yours; the other one gets an invitation.
error-not-your-choice = The choice belongs to the { $side } side.
error-game-over = The game is over.
error-stale = The game has moved on; your choice was not taken.
error-not-done = The server was away when you pressed that: it was not done. Press again.
error-stale-choice = The game has moved on; the answer to an earlier question was not taken.
error-too-large = The request is too large: at most { $limit ->
    [one] { $limit } byte
   *[other] { $limit } bytes
}.
error-bad-request = The request cannot be read at { $where }: { $wrong }.
error-bad-setting = { $setting } must be a number above 0, not “{ $value }”.
error-no-database = “{ $value }” names no file to keep games in. Give a file such as games.db, or the address of a database.
error-bad-address = “{ $value }” is not an address the page can be served at. Give one such as https://games.example.org, without a path.
error-port-taken = Port { $port } is taken: something listens there already. Choose another one with --port.
error-cannot-listen = Cannot listen on { $host }, port { $port } ({ $why }). See --host and --port.
error-bad-key = The server’s key is not valid: 32 bytes in URL-safe base64 are wanted.
error-http = The request failed (code { $code }).
error-server = The server made a mistake; nothing was changed.
error-database-full = This server's disk is full: nothing was written. Whoever runs it must make room.
error-database-locked = The database is busy. Try again in a moment.
error-database-damaged = The database is damaged. Whoever runs the server must restore it from a copy.
error-database-read-only = The server may not write to its database. Whoever runs it must allow that.
error-database-away = The database cannot be reached. Try again in a moment.
error-database-moved = The database's file was moved or deleted. Whoever runs the server must put it back and start it again.
error-foreign-page = This connection comes from a page of another site.
error-too-many = Too many requests. Wait { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
error-busy = The server is busy. Try again in a moment.
error-wrong-host = This server does not answer to that name. Ask localhost, or start it with --url.
error-database = The database { $database } cannot be used ({ $why }). { $cause ->
    [full] Make room on the disk.
    [locked] Somebody else writes to it: stop that, or try again.
    [damaged] Restore it from a copy, or move it away and start again.
    [read-only] Let the server write to it, and to its folder.
    [foreign] Name another file: this one is left as it is.
    [newer] Start the version that left it, or a newer one.
   *[away] Check that it is there and that its address is right.
  }
error-game-damaged = The game { $game } cannot be read ({ $where }); nothing was changed. Restore the database, or load a downloaded record.
error-unknown-person = There is no account { $name }.
error-database-served = A server uses this database; stop it first.
error-game-not-whole = { $lost } lines of game { $game } cannot be played again. With --cut it goes back to choice { $choice }.
error-game-data = Game { $game } was played on other data files than this server has.
error-bad-data-folder = The folder { $folder } fits no game, or more than one; write it as gce=folder or espana1936=folder, and check its files.
error-game-version = Game { $game } was played with { $wanted } and this server has { $here }.
error-no-standing = Where this game stood was not kept, and the present rules do not lead there again. Take its record, and go on with it as far as it goes.
error-choice-earlier = This was played by earlier rules, which this server does not have; the log tells of it. What came later can be looked back at.
error-other-rules = This game was begun by other rules and is not replayed from its beginning. So its dice cannot be proved here, nor the game reviewed.
error-rules-present = This game needs no other rules to go on.
error-rules-over = This game is over: nobody goes on with it.
error-game-over-rules = This game is over. It was played by other rules, or on other data, than this server has, which cannot show this of it. Its record can be taken.

## Curtain: why another person at the same screen may not look now

curtain-cards = The next choice is about cards that only this side may see.
curtain-fog = The map shows what only this side may see.
# What would be regretted, said before it is done
idea-open = { $box }, an objective city, is held by a marker alone: a unit can walk in.
idea-decides = { $box } is held by a marker alone: whoever holds it at Upkeep wins the war with it.
idea-cut = { $box } is held by a marker alone: if it falls, { $cut } is out of supply.
idea-split = { $box } is held by a marker alone: without it only { $count } linked boxes are left, and with fewer than { $wanted } the war is lost.
idea-walks = Held by markers alone and within reach: { $boxes }. Without them only { $count } linked boxes are left, and with fewer than { $wanted } the war is lost.
idea-pair = { $boxes }: without both only { $count } linked boxes are left, and with fewer than { $wanted } the war is lost.
idea-walk = Held by markers alone and within reach: { $boxes }.
warning-open = { $box } stands empty within the enemy’s reach.
warning-madrid = { $box } stands empty within the enemy’s reach: if they alone hold it at Upkeep, the war is lost.
warning-crowded = { $box } holds { $count } of your troops and may keep { $most }: the rest would be lost.
warning-strait = As things stand, at this Upkeep { $count ->
    [0] nobody crosses
    [one] at most one unit crosses
   *[other] at most { $count } units cross
} from Morocco: the other side is in the { $place }.
warning-madrid-held = { $box } is in the enemy's hands alone: the war is lost at this Upkeep.
warning-objectives = The { $side } side has { $count } objective cities; with { $wanted } it wins the war.
warning-three-cities = The { $side } side needs only { $box } to hold the three cities that win the war.
warning-connected = Your linked boxes are down to { $count }; with fewer than { $wanted } the war is lost.
warning-cut = { $box } stands empty within the enemy’s reach: if it falls, { $cut } is out of supply.
warning-split = { $box } stands empty within the enemy’s reach: if it falls, only { $count } linked boxes are left, and with fewer than { $wanted } the war is lost.
warning-unfought = { $piece } could still give battle: { $box }.
warning-pair = The enemy is stronger at { $boxes }: without both only { $count } linked boxes are left, and with fewer than { $wanted } the war is lost.
warning-walks = Left empty within the enemy’s reach: { $boxes }. Without them only { $count } linked boxes are left, and with fewer than { $wanted } the war is lost.
warning-void = As things stand { $card } would have no effect: the card would be spent for nothing.
warning-no-attack = Nobody has attacked yet in { $box }: the battle would pass unfought.
warning-points = { $count ->
    [one] One replacement point would be lost.
   *[other] { $count } replacement points would be lost.
}
