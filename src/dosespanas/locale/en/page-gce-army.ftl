# Many units at once: holding, marches, attacks as the server proposes them.

page-gce-keys-hold = these units hold: passed over in this phase
page-gce-keys-watch = they keep watch: passed over until an enemy is near
page-gce-keys-march = a march over several turns
page-gce-hint-mouse = Drag a stack to its hex; with Shift, draw a box around several.
page-gce-hint-finger = Hold a finger on a stack and lead it to its hex; hold it beside one and draw a box around several.
page-gce-hold = Hold
page-gce-watch = Keep watch
page-gce-march = March to …
page-gce-march-end = No longer to { $hex }
page-gce-march-aim = Press the hex they are to march to. Only this browser keeps it in mind.
page-gce-march-way = { $from } – { $to }
page-gce-go-on = { $count ->
    [one] One march goes on
   *[other] { $count } marches go on
}
page-gce-boxed = { $count ->
    [one] One stack in the box: press the hex it is to go to.
   *[other] { $count } stacks in the box: press the hex they are to go to.
}
page-gce-boxed-stay = { $count ->
    [one] One would stay: { $hexes }.
   *[other] { $count } would stay: { $hexes }.
}
page-gce-stuck = Nowhere to go:
page-gce-stayed = { $count ->
    [one] One stack stays ({ $hexes }): it cannot go there, or only by leaving a place open or its supply.
   *[other] { $count } stacks stay ({ $hexes }): they cannot go there, or only by leaving a place open or their supply.
}
page-gce-plan-target = Target
page-gce-plan-with = Units
page-gce-plan-odds = Column
page-gce-odds-unanswered = Odds as the attack stands: enemy aircraft and support may still come
page-gce-plan-takes = Chance that the hex is emptied
page-gce-plan-lost = Losses
page-gce-plan-lost-long = Steps lost on average: attacker, defender
page-gce-plan-read = How to read the table
page-gce-plan-key = Column: after all shifts. ⚑: chance that the hex is emptied. Losses: steps lost on average, yours : theirs. After the arrow: with the least support that makes the most of it. Of two figures the first is with all the aircraft the defender can send, the second without; ≤: at most. On hatched ground they lie covered. “Build” only begins the attack, and you choose step by step; “Attack” does all at once, with the support named below it, or without.
page-gce-plan-do = Attack
page-gce-plan-build = Build
page-gce-plan-now = Attack
page-gce-plan-sends = + { $pieces }
page-gce-plan-spares = left for others: { $pieces }
page-gce-plan-best = { $count ->
    [one] One unit is enough
   *[other] { $count } units are enough
}
page-gce-plan-all = { $count ->
    [one] The one that can
   *[other] All { $count } that can
}
page-gce-plan-covered = { $count ->
    [one] One covered unit: from the strongest to the weakest it can be
   *[other] { $count } units, covered ones among them: from the strongest to the weakest they can be
}
page-gce-plan-backed = Attack with { $pieces }
page-gce-plan-alone = Attack without support
page-gce-plan-support = With { $pieces }
page-gce-plan-none = No support
page-gce-plan-support-all = All support
page-gce-plan-advance = { $count ->
    [one] One unit advances into { $hex }
   *[other] { $count } units advance into { $hex }
}
page-gce-plan-advance-on = { $count ->
    [one] One unit advances on, to { $hex }
   *[other] { $count } units advance on, to { $hex }
}
page-gce-plan-advance-hint = They enter the emptied hex, which becomes yours, and go on only where it is said; who cannot go so far stops there. Headquarters stay, and so does who finds no room. Below, each unit is sent by itself.
page-gce-same-way = The same way, to { $hex }:
page-gce-same-way-all = All { $count }
page-gce-plan-losses = { $count ->
    [one] The cheapest loss
   *[other] The { $count } cheapest losses
}

page-gce-roll = Order of battle
page-gce-roll-open = Order of battle and notes
page-gce-roll-search = Find a unit by name, kind or place
page-gce-roll-none = No unit answers to that.
page-gce-roll-map = On the map
page-gce-roll-air = Aircraft
page-gce-roll-due = To be placed now
page-gce-roll-returning = Returning
page-gce-roll-waiting = To come
page-gce-roll-eliminated = Lost
page-gce-roll-removed = Gone for good
page-gce-roll-history = Its history
page-gce-roll-history-of = History of { $unit }
page-gce-roll-history-none = The log tells nothing of it yet.
page-gce-notes = Your notes
page-gce-note-label = Your note: only this browser keeps it
page-gce-note-change = Change the note
page-gce-note-add = Write a note

page-gce-tempo = Tempo
page-gce-tempo-nearest = { $count ->
    [0] The Nationalist side is in Madrid.
    [one] Nearest to Madrid: { $hex }, beside it.
   *[other] Nearest to Madrid: { $hex }, { $count } hexes away.
}
page-gce-tempo-needed = To be beaten by the last turn the Republic must lose { $needed } Morale a turn.
page-gce-tempo-late = Of late it has lost { $late }.
page-gce-tempo-morale = Morale
page-gce-tempo-held = Nationalist hexes
page-gce-tempo-madrid = To Madrid
