# The rules of La Guerra Civil Española in our own words, one message per rule id: chapters 11 to 17.

## Zones of control

rule-11_1-a = A brigade or division has a zone of control in the six hexes around it, except across all-sea or closed hexsides.
rule-11_1-b = Battalions, regiments, headquarters, air units and markers have none; columns have a limited one ([[11-8.5-a]]). A stack has the strongest among its units.
rule-11_2 = A moving unit stops in the first enemy zone of control it enters.
rule-11_3 = An enemy zone of control blocks supply unless a friendly unit stands in that hex. A friendly unit does not lift it for movement.
rule-11_4 = Zones of control do not matter in an advance after combat ([[13.27-d]]).
rule-11-8_4 = A unit that begins in an enemy zone of control may leave if the first hex it enters is free of one. It then stops at the next. It may not step directly from one enemy zone into another.
rule-11-8_5-a = The zone of control of a column blocks supply like any other.
rule-11-8_5-b = It does not stop movement: enemies may pass through it and go from one column's zone straight into another. If a brigade or division also controls the hex, they stop.

## Movement

rule-12_1-a = In your movement phase units move from hex to hex and pay for each hex entered from their movement factor. Only your own units move.
rule-12_2-a = Movement points are neither saved nor lent. You may move any of your units and need not spend all points.
rule-12_2-b = A unit or stack ends its move before the next begins. A finished move stands.
rule-12_3 = A unit with a movement factor above 0 may always move one hex by spending all its points, but never into a forbidden hex or across a forbidden hexside. Zones of control still bind it ([[A89]]).
rule-12_4 = Units never enter the sea, cross an all-sea hexside or enter a hex with enemy units. A headquarters alone is no obstacle ([[13.12-h]]).
rule-12_5 = Units move as a stack only if they begin together. They may also move one by one or in groups.
rule-12_6 = A moving stack may drop units on its way, which then go elsewhere. All of it must be finished before another unit begins.
rule-12_7 = A stack moves at the pace of its slowest unit. Slow units may be left behind.
rule-12_8 = Terrain is natural or made by people. Each kind has its own cost.
rule-12_9-a = Evacuation: once in the game the Republicans may take up to two divisions, or three brigades for each, out of hexes on the French border, in their movement phase ([[A61]]).
rule-12_9-b = The units are placed in La Jonquera (3425) and move no more that turn.
rule-12_9-c = It is impossible while La Jonquera (3425) is Nationalist. The way leads through France only, and the Nationalists cannot use it.
rule-12_10-a = At most four steps of Asturian units may stand in Euzkadi and Santander together.
rule-12_10-b = At most two steps of Santander units may stand in Euzkadi and Asturias together.
rule-12_10-c = At most two steps of Basque units may stand in Asturias and Santander together.
rule-12_10-d = The limit of a region's units ends when every hex of that region is Nationalist.
rule-12_10-e = Basque units with a star are free of these limits ([[7.6-b]]).
rule-12_11-a = March: a unit on foot or horse that begins the phase in supply and not next to an enemy unit may move up to twice its movement factor.
rule-12_11-b = A marching unit may enter a hex next to enemy units only if friendly units are already there. It may end there.
rule-12_11-c = Both conditions are read at the start of the phase. Motorised units and tanks never march ([[A57]]).
rule-12_12 = Natural terrain is open, rough, mountain, marsh, river, major river and sea.
rule-12-11_13 = An open hex costs 1 movement point.
rule-12_14 = A rough hex costs 1 movement point, 2 for tanks.
rule-12_15 = A mountain hex costs 3 movement points, 4 for motorised units and tanks.
rule-12_16 = A marsh hex costs 3 movement points, 2 for cavalry, 4 for motorised units and tanks.
rule-12_17 = Units move along the coast as on other land. All-sea hexsides cannot be crossed.
rule-12_18 = Crossing a river costs 1 point more, 2 for motorised units, on top of the hex.
rule-12_19-a = Crossing a major river costs 2 points more, 4 for motorised units ([[A59]]).
rule-12_19-b = In an advance after combat a motorised unit never crosses a major river. Others may.
rule-12_20 = What people made are cities, towns, fortified lines, borders and railways.
rule-12_21 = A town does not change the cost of its hex.
rule-12_22 = A city costs 1 movement point, whatever the ground. Rivers and fortified lines are added ([[A60]]).
rule-12_23 = Borders with neutral countries are never crossed, except in the evacuation ([[12.9-a]]). Regional borders matter only to northern units ([[12.10-a]]).
rule-12_24 = Railways do not change the cost of movement.
rule-12_25 = The Nationalists pay 1 point more to enter a hex of an intact Republican fortified line; the Republicans do not.
rule-12_26 = All costs add up. Infantry crossing a river into mountains pays 1 and 3, that is 4 points; a motorised unit pays 6.

## Combat

rule-13_1 = The side whose combat phase it is attacks. Attacks are voluntary, except for the duties of some chits ([[7.22-a]], [[7.33]]).
rule-13_2 = An attack is aimed at one hex. Any number of units next to it may join.
rule-13_3-a = Factors are never split. All units in the attacked hex defend together.
rule-13_3-b = In one phase no unit attacks twice and no hex is attacked twice. Combat cannot be refused.
rule-13_4 = Attacks need not be announced ahead. Each one, with its advance, is finished before the next.
rule-13_5 = Units in one hex may attack different hexes, or stay out.
rule-13_6 = Enemy stacks stay hidden until the odds are worked out. From then on the attack cannot be called off ([[A87]]). An option lays all stacks open.
rule-13_7 = If attack is at least as high as defence, divide attack by defence and round down: 26 against 7 is 3:1.
rule-13_8 = If attack is lower, divide defence by attack and round up: 5 against 6 is 1:2.
rule-13_9 = The results table goes from 1:2 to 7:1. Worse odds count as 1:2, better ones as 7:1 ([[A62]]).
rule-13_10-a = A result 2/1 means that the attacker loses two steps and the defender one.
rule-13_10-b = The attacker's losses are taken first.
rule-13_10-c = Each owner chooses own losses among the units in the combat, headquarters excepted. In a stack no one-step unit is lost while a two-step unit is unhurt; for the rest the owner may flip a unit or give up a reduced one as he sees fit ([[A64]]).
rule-13_10-d = Nobody retreats. Survivors stay, and ground is won only by advance ([[13.27-a]]).
rule-13_11-a = Terrain and other circumstances move the column or change the die. All of them are added up before the roll.
rule-13_11-b = A unit with a factor of 1 or more never falls below 1. Where several units are reduced, their sum is.
rule-13_12-a = A headquarters adds its factor only when stacked with another friendly ground unit, which need not fight itself. HQ 3 with three divisions 2-4 attacks with 9 and defends with 15.
rule-13_12-b = Artillery support is given by the Republican HQs EBR, MNV and CEN and the Nationalist HQs CTV, N, MRC, GLC and C. Other HQs have none.
rule-13_12-c = The HQ must be in supply and ready, in the hex of its own units in the combat or next to it. In defence an HQ cut off in a town or city counts as supplied ([[10.7]]), in attack it does not. Each side may use one in a combat.
rule-13_12-d = The attacker names the HQ first, before air units and chits. In attack it moves the odds one column to the right, in defence one to the left; both together cancel out.
rule-13_12-e = A used HQ gives no more support until the next resource phase. Its combat factor still counts.
rule-13_12-f = Headquarters never attack alone.
rule-13_12-g = A headquarters may be lost as one step and rebuilt later, but only if no other unit of its side is left in the combat ([[A63]]).
rule-13_12-h = A headquarters alone in a hex is eliminated when an enemy combat unit enters, by movement, march or advance.
rule-13_13 = Chits such as Tactical Surprise ([[7.39]]) may be played together. The attacker declares first.
rule-13_14 = A die above 6 counts as 6, below 0 as 0.
rule-13_15-a = Naval support gives +1 on the die when attacking a coastal hex, −1 when defending one.
rule-13_15-b = Republican naval support works in the Mediterranean from column 12 eastwards, from turn 3, and ends with Casado's Coup ([[7.8-a]]). The Nationalists use theirs on the Cantabrian and Mediterranean coasts. Each side supports once a turn ([[A66]]).
rule-13_16 = A Republican fortified line is incomplete, intact or destroyed. All begin incomplete.
rule-13_17-a = If a Nationalist ground unit enters any hex of a line before its turn of completion, the line is never finished.
rule-13_17-b = An incomplete line has no effect on combat. Lines left alone become intact on their turn.
rule-13_18 = Republicans defending a hex of an intact line add the factor of the line to their defence, besides everything else ([[A67]]). In Bilbao (3613) the chit Goicoechea takes this factor away ([[7.14]]).
rule-13_19 = Nationalist supply lines cannot enter hexes of an intact line.
rule-13_20 = No pasarán: Republicans defending Madrid (2712) move the odds two columns to the left, in the whole game.
rule-13_21-a = Shortage of ammunition: on turns 1 to 6 Nationalist units north of row 24 attack with −1 on the die. They defend as usual ([[A68]]).
rule-13_21-b = It ends for good at the moment a town or city north of row 24 has a supply line to Cádiz (1305), between two attacks of one phase too, and in any case after turn 6.
rule-13_22 = If colonial units fight Republican columns, alone or mixed with regulars, the die gets +1 when the Nationalists attack and −1 when they defend, once in a combat ([[A69]]).
rule-13_23-a = Concentric attack: +1 on the die if the attack comes from two opposite hexes, from three with a gap between each, or from more than three ([[A70]]).
rule-13_23-b = An attack with Republican columns never gets this bonus. Colonial units get it, besides [[13.22]].
rule-13_24 = A unit with attack 0 may join others that attack, and may take losses. Alone it cannot attack.
rule-13_25 = The Condor Legion moves the odds one column in favour of the Nationalists ([[8.5]]).
rule-13_26-a = Only the terrain of the defender's hex and its hexsides counts. Its effects add up.
rule-13_26-b = If not all attackers cross a river, it counts only when at least half of the attack factors cross one ([[A72]]).
rule-13_26-c = Where both kinds of river are crossed, the lesser one counts if at least half of the factors cross it; otherwise the major river does.
rule-13_27-a = Breakthrough: every step lost beyond those in the defending hex becomes one hex of advance.
rule-13_27-b = Attacking units, headquarters excepted, may each advance up to that many hexes. The first must be the hex just emptied. Nobody has to advance.
rule-13_27-c = An example: 36 factors from 3020 and 2920 attack the 50th Division, defence 5 and two steps, in 2919. At 7:1 a roll of 5 gives 0/4: the division is lost, and the attackers may advance two hexes, first 2919, then for instance 2918. The HQ stays.
rule-13_27-d = An advance ignores zones of control and takes the hexes it enters. Hexes with enemies and closed hexsides still bar it, and for motorised units major rivers ([[12.19-b]]).
rule-13_27-e = If the losses are exactly as many as the steps there, the attackers may advance into the emptied hex only. This is an option, normally on ([[A73]]).
rule-13_28-a = Pursuit: at a breakthrough, cavalry and tanks one hex from the attackers may join the advance if they neither moved nor fought this turn and no enemy is next to them ([[A74]]).
rule-13_28-b = They move as many hexes as the advance allows and must pass through the emptied hex or end there. From 3021, two hexes reach 2919; with one there is no pursuit.

## Strategic movement

rule-14_1 = In phase A.V units move by rail or by sea, Nationalists first. There is none on turn 1, and units out of supply cannot take part.
rule-14_2-a = By rail a unit goes from a railway hex any distance along connected friendly railway hexes to another one ([[14.2-c]]).
rule-14_2-b = It may not pass a railway hex next to an enemy unit unless a friendly unit stands there. It may start next to enemies.
rule-14_2-c = It may end in an empty railway hex that the enemy controls, but it passes only through friendly ones ([[A77]]). This is an option, normally on.
rule-14_2-d = A unit moved by rail may still move, march and fight this turn.
rule-14_3 = A table limits how many units each side moves by rail in a turn. Their size does not matter.
rule-14_4-a = There are three seas: the Cantabrian from the French border to 3201, the Atlantic from Huelva (1606) to Algeciras (1207), the Mediterranean from 1208 eastwards.
rule-14_4-b = By sea a unit goes from a coastal town or city to another friendly one on a sea open to its side. It may still move this turn ([[A78]]).
rule-14_5 = The Republicans move by sea only in the Mediterranean, as many units as the table allows.
rule-14_6 = The Nationalists move by sea in all three seas, as many units as the table allows.
rule-14_7-a = Landing: using all its sea transport of the turn, a side moves one unit, at most a division, from a coastal town or city to an empty coastal hex of the enemy.
rule-14_7-b = The Nationalists land on the Cantabrian and Mediterranean coasts, the Republicans only on the Mediterranean.
rule-14_7-c = After landing, a unit can neither move nor attack until the turn is over.
rule-14_7-d = If attacked that turn, it defends with half its factor, rounded down ([[A79]], [[A80]]).
rule-14_8 = A headquarters counts as two units by rail and never goes by sea.

## Options

rule-15_1-a = HQ reconnaissance: from turn 14 each Republican HQ may once a turn try to scout a Nationalist stack within 2 hexes.
rule-15_1-b = On a 1 the Nationalists must tell the total defence of that hex.
rule-15_2-a = The Alcázar: while it holds, the Republicans must keep a unit in Toledo (2510). The last one does not leave by its own movement; if none is left, one moves in if it can.
rule-15_2-b = A die is rolled each turn. The Alcázar falls on 1 on turns 1 to 3, on 1 to 3 on turn 4, on 1 to 5 later; Republican Morale then rises by 1 ([[A76]]).
rule-15_2-c = The first Nationalist unit in supply that enters Toledo (2510) relieves it. The marker is removed and Republican Morale falls by 1 ([[A40]]).
rule-15_3-a = Armoured train: once a turn the Republican BTB supports a combat in which the attack crosses a hexside with a railway ([[A81]]).
rule-15_3-b = It needs infantry in its own hex and never advances after combat.
rule-15_4 = On turns 12 to 19 the Condor Legion and the Legionary Air Force support no combat within 3 hexes of the French border.
rule-15_5-a = The first Italian attack on the Republicans moves the odds one column to the left.
rule-15_5-b = The first Republican attack on the CTV moves the odds one column to the right ([[A82]]).
rule-15_6 = The first combat supported by a Republican air unit of factor 4 or a Republican tank brigade moves one column in favour of the Republicans, once in the game.
rule-15_7_1-a = Columns in attack: before moving, a die is rolled for Republican columns that are to attack. On 1 they refuse, on 2 or 3 the attack gets −1, on 6 it gets +1.
rule-15_7_1-b = You roll for each unit, or once for a group with −1 on that roll: a stack, or all columns beside a hex that they attack together. A result below 1 is a refusal too ([[A83]]).
rule-15_7_2-a = Anarchist columns neither stack nor attack with columns of other parties, the POUM excepted. Columns without a party mix with all.
rule-15_7_2-b = Communist columns neither stack nor attack with columns of the POUM or of the Catalan or Basque nationalists.
rule-15_7_2-c = A column is free of this once it is a regular unit. The Nationalists are not concerned.
rule-15_8 = On turn 18 the Republicans receive one more resource point if the Foreign Volunteers have been withdrawn ([[7.10-a]], [[A86]]).
rule-15_9 = One Republican division, or a stack of up to three brigades, that is cut off next to the French border counts as in supply while it stays there ([[A90]]).
rule-15_10 = From turn 2, while a northern Republican unit stands in San Sebastián (3615), a die is rolled in phase A.IV: on 1 or 2 the north receives one resource point.

## Tables

rule-16_1 = The tables of combat, terrain, resource points, withdrawals, capacities, fortified lines, Morale and chits are printed on the map. Those in the program are reconstructed ([[A84]]).

## Scenarios

rule-17_1 = The scenario War of the Columns lasts from turn 1 to turn 7.
rule-17_2-a = At the end of turn 7 the Nationalists win if Madrid (2712) is theirs or units of theirs in supply hold three hexes next to it. Otherwise the Republicans win.
rule-17_2-b = In the scenario the Republicans also win if they take Nationalist places worth three points of Morale in all ([[A11]]).
rule-17_3 = The set-up is that of the campaign. The campaign runs from turn 1 to turn 19 (chapter 4).
rule-17_n = The rulebook's notes on strategy and design are not rules.
