# La Guerra Civil Española in the terminal.

terminal-gce-help =
    Answer with the number of a choice, its notation or the beginning of it: move r_mng, mo r_mng, attack 2712.
    A hex or unit alone is enough, for the first choice that names it: 2712, r_mng.
      map            the map of Spain; map Madrid, map 2712: the part around a place
      look PLACE     the ground, who stands there and how they are supplied; by number, name or unit
      hand           chits, points, transport, duties, reinforcements, and how the war stands
      aid            each step of the turn in a sentence, and the main tables
      victory        how near each side is to winning, and by which rule
      hint           the best choices with your chance to win; hint OPPONENT: as that one sees it
      odds           the exact odds of the attack in hand; odds NUMBER or ACTION: if that were taken
      why            what the computer opponents wanted in the last turn; why all: in every turn
      why ACTION     why an action is not legal now
      rule 13.12-a   the text of a rule
      log            what happened last; log 50: the last fifty lines
      always         what may be answered alike from now on; always 1: until you cancel it;
                     always 1 turn: until the end of this turn
      queue A; B; C  answers given one after the other, by notation: reinforcements, rebuilding
      orders         your orders that stand, and those that have ended
      cancel 2       cancel order 2
      undo           take back the last choice, up to a die, a chit or the other side’s turn
      agree          with two persons: stop here
      resign         give up: the other side has won
      end            take up the offer of a computer opponent that sees no way to win: you have won
      save FILE      write the record; dosespanas play --load FILE goes on from it
      quit           leave the table
terminal-gce-legend = N R side, with troops and their number; n r the same, empty. : rough ^ mountain " marsh ~ sea. * or a number: morale value, o other town, = fortified line. | \ / front. @ units in hand or attacking, # hex attacked, + a choice.
terminal-gce-legend-small = N R side, with troops and their number; n r the same, empty. : rough ^ mountain " marsh ~ sea * morale value o other town. map Madrid shows the part around a place.
terminal-gce-state = { $morale ->
    [none] {""}
   *[other] Republican Morale { $morale }.{" "}
}Resource points: Nationalist { $nationalist }, Italian { $italian }, Republican { $republican }, Northern { $northern }.
terminal-gce-look = { $hex }{ $also ->
    [none] {""}
   *[other] , also { $also }
}: { $side }
terminal-gce-coast = coast
terminal-gce-zone-full = Zone of control: { $side }.
terminal-gce-zone-column = Zone of control of columns only: { $side }.
terminal-gce-supply-here = Units of your side would be in supply here.
terminal-gce-no-supply-here = Units of your side would be out of supply here.
terminal-gce-supplied = in supply
terminal-gce-supplied-from = supply from { $hex }, { $count ->
    [0] in the hex
    [one] one hex away
   *[other] { $count } hexes away
}
terminal-gce-unsupplied = out of supply ({ $rule }: { $why })
terminal-gce-where-map = on the map
terminal-gce-where-due = to be brought in now
terminal-gce-where-waiting = not yet come
terminal-gce-where-air = with the aircraft
terminal-gce-where-returning = away
terminal-gce-where-eliminated = eliminated
terminal-gce-where-removed = out of the game
terminal-gce-hand-chits = Event chits
terminal-gce-hand-means = Points and transport
terminal-gce-hand-duties = What events compel
terminal-gce-duty-units = Still asked of: { $pieces }
terminal-gce-hand-arrivals = Reinforcements
terminal-gce-hand-air = Aircraft
terminal-gce-hand-returning = Units that will return
terminal-gce-hand-lost = Eliminated units
terminal-gce-hand-war = The state of the war
terminal-gce-cup = { $side }: { $cup } in the cup, { $count } kept.
terminal-gce-points = { $pool } pool: { $count ->
    [one] one point
   *[other] { $count } points
}{ $next ->
    [0] {""}
   *[other] , { $next } more next turn
}.
terminal-gce-rail = Rail ({ $front }): { $left } of { $limit } left.
terminal-gce-sea = Sea ({ $front }): { $left } of { $limit } left.
terminal-gce-arrive = Turn { $turn }: { $pieces }.
terminal-gce-cost = { $cost ->
    [one] { $cost } point:
   *[other] { $cost } points:
}
terminal-gce-by-hex = { $verb }: number, unit and factors, hex by hex
terminal-gce-battle = Attack on { $hex }: units attacking { $attackers }, defending { $defenders }.
terminal-gce-battle-odds = Attack on { $hex }: { $attack } against { $defence }, { $odds }, column { $column }. Type odds for the table.
terminal-gce-outlook = column { $column }, { $share } to empty the hex
terminal-gce-odds = { $attack } against { $defence }: { $odds }, column { $base }, after shifts { $column }
terminal-gce-odds-unknown = { $attack ->
    [none] ?
   *[other] { $attack }
} against { $defence ->
    [none] ?
   *[other] { $defence }
}
terminal-gce-modified = Modified
terminal-gce-expect = On average the attacker has { $attacker ->
    [one] { $attacker } step
   *[other] { $attacker } steps
} to lose; the defender loses { $defender } of { $defenders }.
terminal-no-such-box-gce = There is no hex, place or unit called { $name }.

modifier-given = Given
