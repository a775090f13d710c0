# Standing orders: what they do, when they end, why they ended.

order-no-card = { $role ->
    [attacker] In attack: lay no card
    [defender] In defence: lay no card
   *[any] In attack and defence: lay no card
}
order-support-all = { $role ->
    [attacker] In attack: support with everything there is
    [defender] In defence: support with everything there is
   *[any] In attack and defence: support with everything there is
}
order-support-none = { $role ->
    [attacker] In attack: support with nothing
    [defender] In defence: support with nothing
   *[any] In attack and defence: support with nothing
}
order-pair = { $role ->
    [attacker] In attack: pair planes in the order of the list
    [defender] In defence: pair planes in the order of the list
   *[any] In attack and defence: pair planes in the order of the list
}
order-accept = Let events of the other side happen
order-no-events = Play no more events
order-engage = At sea: fight for the area
order-withdraw = At sea: withdraw
order-gce-draw = Always draw the event chit
order-gce-hq = { $role ->
    [attacker] In attack: support by a headquarters
    [defender] In defence: support by a headquarters
   *[any] Support by a headquarters
}
order-gce-no-hq = { $role ->
    [attacker] In attack: no headquarters
    [defender] In defence: no headquarters
   *[any] No headquarters
}
order-gce-train = { $role ->
    [attacker] In attack: send the armoured train
    [defender] In defence: send the armoured train
   *[any] Send the armoured train
}
order-gce-no-train = { $role ->
    [attacker] In attack: no armoured train
    [defender] In defence: no armoured train
   *[any] No armoured train
}
order-gce-air = { $role ->
    [attacker] In attack: send all aircraft
    [defender] In defence: send all aircraft
   *[any] Send all aircraft
}
order-gce-no-air = { $role ->
    [attacker] In attack: no aircraft
    [defender] In defence: no aircraft
   *[any] No aircraft
}
order-gce-naval = { $role ->
    [attacker] In attack: naval support
    [defender] In defence: naval support
   *[any] Naval support
}
order-gce-no-naval = { $role ->
    [attacker] In attack: no naval support
    [defender] In defence: no naval support
   *[any] No naval support
}
order-gce-no-chit = { $role ->
    [attacker] In attack: play no chit
    [defender] In defence: play no chit
   *[any] Play no chit
}
order-gce-losses = Losses: from the unit with most steps left
order-answers = { $question }{ $role ->
    [attacker] , in attack
    [defender] , in defence
   *[any] {""}
}: the first that is possible of { $answers }
order-queue = { $question }, one after the other: { $answers }. One that is not possible stops the rest
act = { $verb ->
    [to] { $first } { $begun ->
        [event] in
       *[other] to
    } { $box }
   *[other] { $first } ({ $then })
}
act-gce = { $verb ->
    [to] { $first } { $begun ->
        [place] at
        [rebuild] at
        [land] at
       *[other] to
    } { $box }
    [step] { $first } via { $box }
    [with] { $first } with { $piece }
   *[other] { $first } ({ $then })
}
order-places = only in a battle for { $places }
order-unless = not in a battle for { $places }
order-keep = never with { $pieces }
order-row-replacement = Spend replacement points, one after the other
order-row-generals = Assign generals, one after the other
order-row-events = Play events, one after the other
order-row-enter = Bring in units, one after the other
order-row-rebuild = Rebuild units, one after the other
orders-spare-battle = In battles
orders-spare-events = Events
orders-spare-turns = What goes by turns
orders-spare-sea = At sea
orders-spare-chits = Event chits
orders-spare-arrivals = Arrivals

order-until-cancelled = until you cancel it
order-until-turn = until the end of turn { $turn }
order-until-times = { $count ->
    [one] for one answer
   *[other] for { $count } answers
}
order-until-attacked = until you are asked about an attack on { $places }
order-until-lost = until the other side holds { $places }

order-ended-cancelled = cancelled
order-ended-undone = ended: what it answered was taken back
order-ended-done = done
order-ended-phase = ended: its phase was over
order-ended-turn = ended with turn { $turn }
order-ended-times = ended after { $count ->
    [one] one answer
   *[other] { $count } answers
}
order-ended-attacked = ended: you were asked about an attack on { $place }
order-ended-lost = ended: the other side holds { $place }
order-ended-illegal = stopped: { $action } was not possible

order-stopped-illegal = Your standing order ({ $question }) has ended: nothing that it says is possible now.
order-stopped-illegal-queue = Your queue ({ $question }) has stopped, as what comes next is not possible now. Left undone: { $answers }.
order-stopped-turn-queue = Your queue ({ $question }) has ended with turn { $turn }. Left undone: { $answers }.
order-stopped-phase-queue = Your queue ({ $question }) has ended: its phase was over. Left undone: { $answers }.
order-stopped-attacked = Your standing order ({ $question }) has ended: you are asked about an attack on { $place }.
order-stopped-attacked-queue = Your queue ({ $question }) has ended: you are asked about an attack on { $place }. Left undone: { $answers }.
order-stopped-lost = Your standing order ({ $question }) has ended: the other side holds { $place }.
order-stopped-lost-queue = Your queue ({ $question }) has ended: the other side holds { $place }. Left undone: { $answers }.

asked-prompt-card = Card in combat
asked-prompt-support-defence = Support in defence
asked-prompt-support-attack = Support in attack
asked-prompt-pair = Pairing of planes
asked-prompt-react = Event of the other side
asked-prompt-engage = Fight at sea
asked-prompt-replacement = Replacement points
asked-prompt-assign = Generals
asked-prompt-event = Events
asked-prompt-event-due = Events due
asked-prompt-gce-draw = Event chit
asked-prompt-gce-support = Headquarters
asked-prompt-gce-train = Armoured train
asked-prompt-gce-air = Aircraft
asked-prompt-gce-naval = Naval support
asked-prompt-gce-chit = Chit in battle
asked-prompt-gce-enter = Reinforcements
asked-prompt-gce-rebuild = Resource points
asked-prompt-gce-lose = Losses

# At the terminal.
terminal-by-order = By order { $number }: { $action }
terminal-order = Order { $number }: { $order } ({ $answered ->
    [0] no answer yet
    [one] one answer
   *[other] { $answered } answers
}).
terminal-order-how = always NUMBER: from now on, until you cancel it; always NUMBER turn: until the end of this turn.
terminal-order-none = No order can be set at this question.
terminal-queue-none = No queue can be set at this question.
terminal-orders-none = You have no orders.

# On the page.
page-orders = Standing orders
page-orders-button = { page-orders }{ $count ->
    [0] {""}
   *[other] {" "}({ $count })
}
page-orders-about = An order answers for you until it ends, also while you are away. The other side is not told; you are.
page-orders-here = From now on, at this question
page-orders-until = How long
page-orders-mine = Your orders
page-orders-none = You have no orders.
page-orders-answered = { $count ->
    [0] no answer yet
    [one] one answer given
   *[other] { $count } answers given
}
page-orders-cancel = Cancel
page-orders-spares = { $count ->
    [one] spares about one hand-over a turn
   *[other] spares about { $count } hand-overs a turn
}
page-orders-ahead = { $count ->
    [one] One question may come back to you
   *[other] { $count } questions may come back to you
}
page-orders-ahead-button = { page-orders-ahead }: answer now?
page-orders-ahead-about = While the other side goes on, you may be asked: { $question }. What you order now need not wait for you.
page-orders-build = Set an order
page-orders-choose = When
page-orders-first = Try first
page-orders-keep = Never with
page-orders-only = Only in a battle for
page-orders-unless = Not in a battle for
page-orders-ends = It ends
page-orders-ends-turn = with turn
page-orders-ends-times = after so many answers
page-orders-ends-attacked = when you are asked about an attack on
page-orders-ends-lost = when the other side holds
page-orders-set = Set it
page-orders-change = Change
page-orders-save = Save
page-orders-rest = It rests while you change it.
page-orders-resume = Let it answer again
page-orders-back = Leave it as it was
page-orders-add = Add …
page-orders-remove = Take out { $what }
page-orders-row = In this order
page-orders-row-empty = Nothing named yet.
page-orders-held = rests: it answers nothing
page-by-order = by order

error-bad-order = The order has a fault at { $path }: { $wrong }; expected: { $right }.
order-fault-no-order = no order
order-fault-kept = what was kept
order-fault-too-long = longer than { $most } characters
order-fault-shorter = a shorter one, or several
order-fault-neither = not one of "do" and "queue"
order-fault-either = either "do" or "queue"
order-fault-in-queue = together with a queue
order-fault-only-do = it with "do" alone
order-fault-no-object = no object
order-fault-object = an object with { $names }
order-fault-nothing-but = nothing but { $names }
order-fault-no-list = no such list
order-fault-list = a list of 1 to { $most }: { $what }
order-fault-text = a text of 1 to { $most } characters: { $what }
order-fault-pieces = ids of pieces or cards
order-fault-label = the name of a number of the answer’s label
order-fault-questions = questions by their message keys
order-fault-places = places by their ids
order-fault-place = the id of a place of this game
order-fault-answers = answers in the notation of actions
order-fault-texts = texts
order-fault-lost = { $place } is lost already
order-fault-not-lost = places that the other side does not hold
order-fault-full = { $count } stand already
order-fault-at-once = at most { $most } at once
order-fault-none-stand = nothing, as no order stands
order-fault-none-offered = nothing, as there are no orders
order-fault-form = another form
order-fault-no-json = no JSON in line { $line }
order-fault-json = a file of JSON
order-fault-always = a number from 1 to { $most }, and “turn” behind it where the order is to end with the turn
