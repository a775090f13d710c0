# La Guerra Civil Española: how we read the points that the rulebook leaves open, one message per number.

## Sequence and references

rule-A01 = The rulebook both skips the administration of turn 1 and speaks of chits drawn in it. We draw chits on turn 1 and skip the rest. A colonial column of the Victory Convoy ([[7.41]]) is then placed at once.
rule-A02 = Turn 5 has no date in the rulebook. We take it as November and December 1936, between turn 4 in October and turn 6 in January and February.
rule-A03 = One text puts the income of resource points into the phase of the chits. We give them in the resource phase, A.I.
rule-A04 = The garrison of Oviedo is said to convert in a phase that does not exist. We let it convert in phase A.IV of any turn.
rule-A05 = It is not said who draws chits first. The Nationalists draw and carry out theirs first, as in the other phases.
rule-A06 = The rulebook's pointer for conversion and withdrawal is one number off. It means [[6.8-a]] and [[6.9-a]].
rule-A07 = A used HQ is once said to be flipped and once to be turned. We only mark it as used, so that it keeps its steps, and make it ready in the next resource phase.

## Victory and control

rule-A08 = The rulebook names a Morale of 26 to 30 for the Nationalist victory and is silent below 26. Lower Morale cannot help the Republicans, so 30 or less decides, at the end of any turn.
rule-A09 = Nothing is said of a Republican place lost and retaken. We give its Morale value back, as for the other side ([[4.3-b]]).
rule-A10 = If Nationalists out of supply enter Madrid on turns 1 to 6, Morale falls by 7 and the game goes on. The Nationalists win as soon as one of their units there is in supply, up to turn 6. On turn 7 nothing more is lost.
rule-A11 = The campaign counts three places, the scenario speaks of places worth three points. We take each as it stands, so in the scenario Seville alone is enough ([[17.2-b]]). An option counts three places there too.
rule-A12 = A hex belongs to the side whose ground unit was the last to enter it, be it in passing, a headquarters included. Air units do not count. At the start the map tells who holds what.
rule-A12-b = A hex without units still belongs to the side that controlled it last.

## Entry, points and conversions

rule-A13 = An example lets a reinforcement choose its hex or one within 2. We follow the rule: the printed hex, and the others only if the enemy holds it. Mobilised divisions choose freely.
rule-A14 = If the entry hex is friendly but full, the unit uses a hex within 2. An enemy zone of control does not prevent entry.
rule-A15 = Any ground reinforcement without a hex may take the place of a withdrawn unit ([[6.2-e]]), one for one in the same turn, on either side.
rule-A16 = A rebuilt two-step unit costs 1 point reduced, 2 points at full strength.
rule-A17 = A rebuilt unit enters as a reinforcement does: in its printed hex of entry ([[6.2-b]]), northern units too. Northern units without one enter as in [[6.2-f]], mobilised divisions as in [[6.11-b]], all others in a friendly town or city. A hex of the set-up is no hex of entry.
rule-A18 = Two for one point holds for all Republican infantry brigades of one step, northern ones from their own stock included. It does not hold for columns, nor for Internationals after their withdrawal.
rule-A19 = The limit of 10 points is applied after phase A.IV, to each stock. Points of chits count from the turn in which they can be used.
rule-A20 = A unit due for withdrawal but out of supply leaves as soon as it is in supply in a later phase A.IV. If it is already eliminated, it is removed from the game.
rule-A21 = A column with a regular unit on its back has one step on either face. It cannot be reduced.
rule-A22 = The garrison of Oviedo may always convert, besieged or reduced, unless it has been eliminated.
rule-A23 = Mobilised divisions arrive in phase A.IV of the turn of the call. If the enemy holds all their hexes, they wait.
rule-A24 = Northern points already saved cannot be used by others. Any northern unit alive, evacuated or with a star, keeps the later points from the Nationalists.
rule-A25 = On the map a full division is replaced by brigades in its own hex. One in the eliminated pile may be exchanged there, and the brigades still cost points to return. Only the divisions listed can be broken down, never a reduced one.

## Event chits

rule-A26 = Some numbers of chits are missing, and a chit named Republican Determination is never described. We leave them out; an option adds two chits with effects of our own.
rule-A27 = For some chits the rulebook does not say whether they must be played at once. We play [[7.9]], [[7.13]], [[7.16]], [[7.20]] and [[7.34-a]] when drawn; Goicoechea ([[7.14]]) and the other chits without a mark are held.
rule-A28 = A chit drawn from the other side's cup that counts as No Event is discarded. The other side may also decline to draw.
rule-A29 = A Republican Bilbao without Basque troops is not mentioned. We take it as No Event: the surrender needs the fall of Euzkadi. Any Basque ground unit counts as troops.
rule-A30 = If there are fewer columns for the Balearic Landings, those there are leave. A column due for conversion meanwhile returns as a regular unit. Supply is not needed.
rule-A31 = Casado's fight follows the Nationalists' own movement and combat as one more attack. The units use their movement factor within 2 hexes of Madrid; the usual rules of combat apply, and the Republicans choose the losses of both.
rule-A32 = After their withdrawal the International Brigades cannot be rebuilt, except with the point of option [[15.8]]. The Italian division never returns.
rule-A33 = Both air units return two turns after the Czech Crisis was played, and the crisis lasts until then. If fewer are in play, those there are leave.
rule-A34 = For steps to be taken off, the Nationalists choose whole units or reduce some; a reduced unit gets its step back without cost, unless it has been restored or eliminated in the meantime. The units return without a hex of entry. Supply is not needed, and colonials may be chosen.
rule-A35 = The duty to leave the French border ends with the Nationalist movement of that turn. Whatever can go must go; what cannot stays. Headquarters count, air units do not.
rule-A36 = The 3 Soviet points may be spent before or after others. They may also restore units that trace to La Jonquera (3425), and count for the limit of 10 once usable.
rule-A37 = Mass Desertion drawn on turn 5 or later, or still held after turn 4, is discarded. The printed factors count, and the column must be next to a Nationalist unit at that moment.
rule-A38 = A duty to move asks only for what is possible. The steps demanded must end in the hexes nearest to the target that they can legally reach this turn: next to Madrid, or to the Republicans beside it, wherever fifteen steps can get there, else as near as any fifteen can come. Units far away do not stand in for nearer ones that could go. Units move in any order, others before them, as long as that can still be done. Then each of those units next to Republicans attacks, a stack as one, unless its attack factor is 0. Toledo is measured in the same way and asks for movement only. The program says what is still asked, and of whom.
rule-A39 = The rulebook offers Nationalists near Toledo as another target of the Oviedo Offensive, which looks like a slip. We accept Oviedo or a Nationalist hex next to Oviedo. With fewer than four units all of them must attack. An option keeps Toledo as printed.
rule-A40 = The relief of the Alcázar takes 1 Morale once, whichever rules are in use. Its fall gives 1 only with option [[15.2-a]]; without it the fall at the end of turn 4 gives nothing.
rule-A41 = The Revolt in Barcelona is void from turn 12 to the end. If no unit can reach the city, as much as possible is done; units already there are enough.
rule-A42 = Town Defence is played before the roll. One column in the hex is enough, and the extra loss is added to the attacker's result.
rule-A43 = With no points to lose, Franco's Neutrality has no effect, while Italian Submarines wait until there is a point.
rule-A44 = The ban on other aircraft in the north is meant for the Republicans only. The northern zone is Asturias, Santander and Euzkadi.
rule-A45 = Air factors are limited by the ground factors that count in that combat, after halving. Air units alone can do nothing.
rule-A46 = Mountain infantry and anti-aircraft units have no rules of their own, so they count as infantry; heavy tanks count as tanks.

## Stacking, supply and zones of control

rule-A47 = Six divisions of any size and the rule of halves do not agree. We read six divisions or their worth. Enemies never share a hex.
rule-A48 = The stacking limit also holds at the end of each unit's advance.
rule-A49 = Supply is looked at anew at each moment that asks for it: strategic movement, the end of a move, the start of combat and attrition. For a march the start of the phase counts.
rule-A50 = Taken word for word, a unit without supply could never act. The ban on ending a move without supply ([[10.2-b]]) holds for moves, marches, rail and sea, and in towns and cities too: [[10.7]] speaks of attrition and defence only. Staying, landing and advancing after combat are free of it.
rule-A51 = Only the second part of a supply line avoids empty enemy hexes; the first may cross them. Intact fortified lines stop both parts for the Nationalists.
rule-A52 = The rule on green supply sources says Nationalist by mistake. It means the Republicans.
rule-A53 = Northern units evacuated to La Jonquera trace supply like other Republicans from then on. In all other cases the fronts stay apart.
rule-A54 = One rule eliminates every unit out of supply, another spares those in towns. The second prevails.
rule-A55 = Some pointers of the rulebook lead nowhere. In [[11.4]] the advance after combat is meant, and for columns [[11-8.5-a]].
rule-A56 = Garrisons and other units without a size have the limited zone of control of columns.
rule-A57 = Marches may come before or after other moves. Every enemy ground unit counts as near, columns and HQs too. A headquarters marches unless it is motorised.
rule-A58 = The northern limits ([[12.10-a]]) are looked at when a unit is placed or ends its move. An excess that arises otherwise is allowed, but may not grow.

## Movement

rule-A59 = The cost of a major river for motorised units is missing. We take 4, twice that of a river. Tanks are always motorised, others where the counter says so.
rule-A60 = A city replaces the terrain of its hex; rivers and fortified lines are added. Only intact lines cost the Nationalists more, a line without its factor ([[7.14]]) among them.
rule-A61 = Divisions and brigades of any arm can be evacuated, northern ones too, but no columns or HQs. Their hex must touch France, and La Jonquera (3425) must have room.
rule-A89 = The right to move at least one hex does not allow a step from one enemy zone of control into another.

## Combat

rule-A62 = Odds are first brought within 1:2 and 7:1, then shifted, then brought within them again: 40 against 4 in Madrid is 7:1, two columns left 5:1.
rule-A63 = A headquarters is lost only after all other own units of the combat. A headquarters alone cannot be attacked; it is eliminated when an enemy enters ([[13.12-h]]).
rule-A64 = The order of losses between one-step and two-step units holds in each hex separately. Headquarters do not matter for it; units with attack 0 do. Only a unit printed with one step is protected; a reduced two-step unit is not, so its owner may give it up, or flip another.
rule-A65 = Several pointers in the combat rules carry old numbers. We follow the rules evidently meant.
rule-A66 = Each side has one naval support a turn, in attack or defence. Both may be used in the same combat, where they cancel out.
rule-A67 = The factor of a fortified line is added once to a defended hex. When the Nationalists enter a hex, its works are destroyed for good; the rest of the line stays.
rule-A68 = The −1 for ammunition applies if any attacking unit is in row 25 or further north. The link to Cádiz is looked at after everything that happens. From turn 7 there is no shortage.
rule-A69 = The colonial modifier needs at least one colonial unit and one Republican column in the combat. It counts once, not for each unit.
rule-A70 = For a concentric attack a hex counts if a unit with attack 1 or more attacks from it; a headquarters alone does not. One Republican column among the attackers ends the bonus.
rule-A71 = An attack with nothing but zeros is not allowed. A zero is never raised to 1.
rule-A72 = River shares are counted in printed ground attack factors, HQ included. Half is rounded down: of 9 factors, 4 are enough. If all cross rivers and fewer than half a lesser one, the major one counts; below half in all, neither.
rule-A73 = The hexes of an advance include the emptied one, so two extra losses give two hexes in all. If losses are just equal to the steps, the attackers may still take the emptied hex; an option, normally on, that can be turned off.
rule-A74 = Whether cavalry and tanks may pursue is looked at when the attack is declared. They may begin next to any attacking unit. Movement costs do not matter, closed hexsides and major rivers do.
rule-A75 = An advance never enters hexes with enemies or neutral land. It may end out of supply, which is judged in attrition. It may win Madrid if the unit there is in supply.
rule-A88 = If attacker and defender are both destroyed, nobody advances and the hex keeps its owner. Losses beyond the attacker's steps have no effect.
rule-A87 = A combat goes: attackers, odds shown, HQs, air units, naval support, chits, optional rules, die. In each step the attacker declares first.

## Strategic movement and options

rule-A76 = The roll for the Alcázar has two places in the rulebook. We roll in the attrition phase of each turn, the first included; with Toledo left empty there is no roll. The option is normally on.
rule-A77 = Railway hexes of the enemy that are empty may be the end of a rail move, as the rulebook says. On the way there are only friendly ones.
rule-A78 = No rule asks for the same sea: the Nationalists sail between ports of all three, the Republicans within the Mediterranean only, to friendly places. The rule on the Nationalist quota says Republican by mistake. Ports in Morocco are not used.
rule-A79 = A landed unit may be out of supply. This is judged in attrition; a town shelters it. It may start in an enemy zone of control.
rule-A80 = A landed unit is halved once only, for the landing, rounded down; want of supply does not halve it again. It never falls below 1.
rule-A81 = Reconnaissance takes place before Republican movement. The armoured train helps an attack of its own side, or a defence against one, across a hexside with a railway, and adds its factor.
rule-A82 = Each of the first-time shifts is used once, and they add up. Soviet support helps the Republicans whether they attack or defend.
rule-A83 = The columns' roll is made before movement for units that are to attack, and counts in the combat phase. They need not attack. Several stacks roll as one where they already stand beside the hex. Party limits are looked at when movement ends.
rule-A86 = Option [[15.8]] names the wrong chit; the withdrawal of the volunteers ([[7.10-a]]) is meant, and its point may rebuild Internationals. For [[15.10]] a northern unit must stand in San Sebastián itself.
rule-A90 = Option [[15.9]] helps one division or stack on the whole map at a time, no columns. France must touch its hex, and its attack is not halved. Where several could be, the Republican player names which in his movement phase, each unit once a turn; until he does, it is the stack with most steps.

## Smaller points

rule-A91 = A unit makes one strategic move a turn, by rail or by sea.
rule-A92 = Phase A.IV goes: conversions, withdrawals, garrison of Oviedo, roll of [[15.10]], returns from chits, reinforcements, rebuilding, breaking down. In each the Nationalists go first. Stacking is looked at once, at the end.
rule-A93 = Within so many hexes means straight distance on the map, whatever lies between. For France the nearest French land hex counts.
rule-A94 = A town gives air support a base if it is friendly and reaches a proper final source. For northern aircraft this is a northern one.
rule-A95 = Any Nationalist final source serves any Nationalist unit. Only the northern and the other Republicans are kept apart.
rule-A96 = The Morale track ends at 0 and 99. Beyond that the true number is kept.
rule-A97 = Whoever owns the units hit by an event chooses them. The Nationalists choose the Italian division of [[7.10-c]] and the column of [[7.21]].

## Handicap options

rule-A98 = House option: a side with this handicap gets one resource point more each turn, or three, or with both four, in its own pool, on top of the scheduled ones ([[6.4-d]]).
rule-A99 = House option: with this handicap of a side the enemy’s reinforcements, aircraft among them, come in a turn later than the calendar has them ([[6.2-a]]); those of them that are withdrawn leave a turn later, too ([[6.8-a]]). What stands on the map from the start, and conversions ([[6.9-a]]), keep their turns.

## What is reconstructed

rule-A84 = Map, counters and tables of the game are not part of the rulebook. What it does not tell is reconstructed from geography and history, and the data say of every value where it comes from.
rule-A85 = Some counters carry the same abbreviation. Inside the program each has a name of its own; what is shown is as printed.
