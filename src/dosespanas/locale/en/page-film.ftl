## The past as a film, and what came of it

page-film = Film of the game
page-film-controls = Play, stop, step
page-film-play = Play
page-film-pause = Pause
page-film-speed = Speed
page-film-turn = Turn
page-film-count = { $n ->
    [0] { $count ->
        [one] One step
       *[other] { $count } steps
    }
   *[other] Step { $n } of { $count }
}
page-film-more = { $count ->
    [one] One more like it.
   *[other] { $count } more like it.
}
page-film-skip = Skip
page-film-theirs = The other side’s turn
page-film-waits = The film waits: read what came of the battle.
page-film-waits-keys = Space or Enter
page-wanted = What it wanted
page-wanted-more = { $count ->
    [one] One reason more
   *[other] { $count } reasons more
}
page-wanted-show = With what the computer opponents wanted
page-wanted-none = Nothing can be told yet: they say what they wanted when their turn is over, and all of it when the game is.
page-film-watch = Watch it step by step
page-film-battle-back = The battle before
page-film-battle-forth = The next battle
page-film-news = { $count ->
    [one] { $count } new event
   *[other] { $count } new events
}
page-film-lines = { $count ->
    [one] { $count } event
   *[other] { $count } events
}
page-battle-read = The battle is decided: read what came of it.
page-go-on = Continue
page-go-on-all = Don’t wait in this phase
page-go-on-all-title = Goes on, and no battle waits to be read until the phase is over; the Battle tab keeps them
page-battles-before = { $count ->
    [one] The attack before
   *[other] The { $count } attacks before
}
page-not-chosen = not chosen yet
page-keys-film-play = play or pause: the other side’s turn again, or the whole game when it is over
page-keys-film-step = looking back: one step
page-keys-film-battle = looking back: from battle to battle
page-keys-film-turn = looking back: from turn to turn

page-sum-city = { $control ->
    [nationalist] { $box }, an objective city, is now Nationalist.
    [republican] { $box }, an objective city, is now Republican.
   *[contested] { $box }, an objective city, is now contested.
}
page-sum-box = { $control ->
    [nationalist] { $box } is now Nationalist.
    [republican] { $box } is now Republican.
   *[contested] { $box } is now contested.
}
page-sum-attack = { $outcome } { $side } attacks: { $count }.
page-sum-sea = { $outcome } Battles at sea: { $count }.
page-sum-fallen = { $hex }, { $side }: { $pieces } eliminated.
page-sum-starved = { $hex }, { $side }: { $pieces } lost for want of supply.
page-sum-empty = { $place } stands empty now.
page-sum-hex = { $control ->
    [nationalist] { $hex } falls to the Nationalists
   *[republican] { $hex } falls to the Republicans
}{ $value ->
    [0] .
   *[other] {" "}(Morale value { $value }).
}
page-sum-front = { $region }: { $control ->
    [nationalist] the Nationalist front advances
   *[republican] the Republican front advances
} by { $count ->
    [one] { $count } hex
   *[other] { $count } hexes
}.
page-sum-morale = Republican Morale { $change }: now { $morale }.
page-sum-assault = { $outcome } { $side } attack at { $odds }{ $taken ->
    [yes] ; the hex is taken.
   *[no] .
}
page-sum-lost = { $side }: { $count ->
    [one] { $count } unit
   *[other] { $count } units
} lost or withdrawn.
page-sum-moves = { $side }: { $count ->
    [one] { $count } move
   *[other] { $count } moves
}.
page-sum-arrivals = { $side }: { $count ->
    [one] { $count } unit
   *[other] { $count } units
} added or strengthened.

page-story = The game in numbers
page-story-objectives = Objective cities, turn by turn
page-story-morale = Republican Morale, turn by turn
page-story-losses = Lost in combat, turn by turn
page-story-starved = Units lost for want of supply:
page-story-starved-of = { $side }: lost for want of supply
page-story-gained = gained in the last turn: { $places }
page-story-luck = Combat dice, against { $mean } on average
page-story-dice = { $count ->
    [one] { $count } die
   *[other] { $count } dice
}, { $mean } on average: { $more } in all against the average
page-story-no-dice = no combat dice thrown
page-story-table = As a table
page-story-lost = { $side }: lost
page-story-thrown = { $side }: dice (mean)

error-story-later = The numbers of a game are told when it is over.
error-no-story = { $game } tells no story.

page-second-device = Go on at another device
page-second-device-about = Read this code with the other device, or open the link there. Whoever has it plays your seat: show it to nobody else.
page-second-device-code = QR code of the secret link of your seat
page-second-device-link = Secret link of your seat
