# The rules of La Guerra Civil Española in our own words, one message per rule id: chapters 0 to 10.
# In a key an underscore stands for the dot of the id: rule-6_2-a is the rule 6.2-a.

## How to read the map

rule-0-hex = A hex has four digits: two for its row, counted northwards, and two for its column, counted eastwards. Odd rows lie half a hex further east, so Madrid (2712) touches 2711, 2713, 2812, 2813, 2612 and 2613.

## Introduction

rule-1_1 = The Nationalist side also commands the Germans, the Italians and the colonial troops. A rule about Nationalist units covers them all, unless it names only some of them.
rule-1_2-a = A campaign has 19 turns. The first ones are short, later ones last two months; this only affects the date shown ([[A02]]).
rule-1_2-b = Santander counts as a region of its own. Regions matter to the northern Republicans ([[6.2-f]], [[7.7]], [[12.10-a]]).
rule-1_3 = Ground units are columns, battalions, regiments, brigades, divisions and headquarters. Size decides zones of control, stacking, landings and evacuation.

## Pieces

rule-2_1 = One six-sided die is used, and each side has a cup of event chits from which it draws unseen.
rule-2_2-a = A unit stands in one hex, or waits in one place off the map: the turn track, the eliminated pile, the air box or among the pieces removed for good.
rule-2_2-b = The map shows Spain and its neighbours. Portugal, France, Andorra, Gibraltar, Tangier and Morocco are closed ([[12.23]]).
rule-2_3-a = A counter tells side, name, size and type, attack, defence and movement factors, when and where it enters, and any turn of conversion or withdrawal.
rule-2_3-b = A headquarters has one combat factor for attack and defence, a movement factor, and sometimes artillery support ([[2.14]]).
rule-2_3-c = There are two Republican 29th Divisions. The first is the former Lenin column, which the revolt in Barcelona may remove ([[7.35-a]]).
rule-2_4 = An example: the Republican 11th Division, 7-11-5, attacks with 7, defends with 11 and moves with 5. It enters on turn 7 in Madrid (2712), or near it if the enemy holds the city ([[6.2-b]]).
rule-2_5 = An example: the headquarters of the Italian CTV gives artillery support, fights with 6 and moves with 4.
rule-2_6 = Colours tell who a unit belongs to: regular Nationalists, colonial troops, CTV and Condor Legion, and on the other side the Republicans and the northerners of Asturias, Santander and Euzkadi. Some rules apply to one of these only.
rule-2_7 = The historical name of a unit has no effect, unless a rule names the unit.
rule-2_8 = There are infantry, mountain infantry, cavalry, tanks, heavy tanks, anti-aircraft artillery, headquarters, air units and columns. Only cavalry, tanks, headquarters, air units and columns have rules of their own ([[A46]]).
rule-2_9 = Sizes are battalion, regiment, brigade and division. Headquarters are corps or armies; columns and some other units have no size.
rule-2_10 = Attack and defence factors are separate. A unit with attack 0 cannot attack on its own ([[13.24]]).
rule-2_11 = Entering a hex costs movement points, depending on the terrain (chapter 12).
rule-2_12-a = A unit with factors on one face has one step, with factors on both faces two. A two-step unit that loses a step is reduced; a unit without steps left is eliminated. A column with a regular unit on its back has only one step ([[A21]]).
rule-2_12-b = Eliminated units go to the owner's pile and may come back ([[6.6-b]]). Units removed from the game never return.
rule-2_13 = A number in the upper right corner is the turn in which the unit must convert ([[6.9-a]]) or be withdrawn ([[6.8-a]]).
rule-2_14 = The artillery of a headquarters supports one combat a turn, in attack or in defence. It is ready again in the next resource phase ([[13.12-e]]).
rule-2_15 = A ground unit without a size symbol is a column. Both sides have columns.
rule-2_16 = Markers only remind. They have an effect only where a rule says so.
rule-2_17 = Some abbreviations are printed on more than one counter, such as CR or LT. They are still different units ([[A85]]).

## Set-up

rule-3_1-a = The players choose sides. Counters are sorted into those that start on the map and those that come later.
rule-3_1-b = A unit with only a hex number starts in that hex. Units marked M wait for General Mobilisation ([[6.11-a]]); the others enter on their turn.
rule-3_2-a = Reinforcements wait on the turn track at their turn of entry.
rule-3_2-b = The Alcázar marker begins in Toledo (2510).
rule-3_2-c = Republican Morale starts at 72.
rule-3_2-d = All four stocks of resource points start at 0: Republican, northern Republican, Nationalist and Italian.
rule-3_3 = Units with two steps start at full strength.
rule-3_4 = On turn 1 only the event chits are drawn; then the Nationalists move. There are no resource points, reinforcements or strategic movement ([[A01]]).

## Victory

rule-4_1-a = The Nationalists win if Republican Morale is 30 or less in the victory check at the end of any turn ([[A08]]).
rule-4_1-b = The Republicans win if Republican Morale is 31 or more at the end of turn 19. There are no draws. At this table a side may also give up, or run out of time: then the other side has won. If both agree to stop, nobody has.
rule-4_1-c = Morale changes at once when a hex with a Morale value is taken or a chit says so. Victory by Morale is checked only at the end of the turn.
rule-4_2-a = Sudden victory: on turns 1 to 6 the Nationalists win at once when a ground unit of theirs in supply enters Madrid (2712), be it by movement or by advance after combat ([[A10]]).
rule-4_2-b = From turn 7 on, the capture of Madrid takes 7 from Republican Morale and play goes on.
rule-4_3-a = Sudden victory: the Republicans win at once while they control three towns or cities with a Morale value that the Nationalists held at the start. Morale does not matter for this.
rule-4_3-b = When the Republicans take such a place, Morale rises by its value; when the Nationalists retake it, it falls again. Seville (1607) is worth 3.
rule-4_3-c = When the Nationalists take a place with a Morale value from the Republicans, Morale falls by that value. Retaking it gives the value back ([[A09]]).
rule-4_4 = Some chits raise or lower Morale when they take effect (chapter 7).

## Sequence of play

rule-5_1-a = A turn consists of common administration (A), the Nationalist part (B), the Republican part (C) and the end (D). Each action has its phase.
rule-5_1-b = The Nationalists always go first: they move and fight, then the Republicans move and fight.
rule-5_2-a = Administration goes in five phases: resource points (A.I), event chits (A.II), General Mobilisation (A.III), reinforcements and conversions (A.IV), strategic movement (A.V). In A.I and A.V the Nationalists go first.
rule-5_2-b = Only the Republicans have a choice in the phase of General Mobilisation.
rule-5_2-c = Victory is checked before units out of supply are eliminated, so doomed units still count.
rule-5_2-d = In the other side's part you only respond to combat: HQ artillery, air and naval support, combat chits and the choice of losses. The chit Mass Desertion is the exception ([[7.21]]).
rule-5_2-e = Sudden victory is looked at whenever a hex changes hands, in strategic movement and in advances too ([[4.2-a]], [[4.3-a]]).

## Reinforcements, resource points and conversions

rule-6_1 = Reinforcements, rebuilding, conversions and withdrawals all happen in phase A.IV. Resource points arrive in A.I.
rule-6_2-a = A reinforcement enters on its printed turn. If a hex is printed, it enters there, provided the hex is friendly ([[A14]]).
rule-6_2-b = If the enemy controls the printed hex, the unit enters in any friendly hex within 2 of it. If Madrid (2712) has fallen, its division may appear in 2713.
rule-6_2-c = If the enemy controls all those hexes, the unit waits and tries again every turn.
rule-6_2-d = A unit with a turn but no hex enters in any friendly town or city, within the stacking limit.
rule-6_2-e = Instead it may enter in a friendly hex that a unit was withdrawn from this turn: one division or brigade for each withdrawn unit ([[A15]]).
rule-6_2-f = Northern reinforcements enter in their own region, or in a Republican hex within 2 of it ([[A58]]).
rule-6_2-g = Units marked M enter only by General Mobilisation ([[6.11-a]]).
rule-6_2-g2 = Where not all units due in a hex fit there, their owner chooses which take their seats and which go elsewhere.
rule-6_3 = Reinforcements count as supplied until their turn ends, wherever they arrive. In that turn they may use strategic movement, move or march, and fight with full factors; where a move ends [[10.2-b]] holds for them too.
rule-6_4-a = Resource points belong to one of four stocks. One point restores or brings back one step of a unit of that stock.
rule-6_4-b = One point brings back two Republican infantry brigades of one step. A single one also costs a point ([[A18]]).
rule-6_4-c = The Arrows (FV, FA, FN) may use Nationalist or Italian points. Other CTV units use only Italian ones, all other Nationalists only Nationalist ones.
rule-6_4-d = In the resource phase (A.I) each stock receives the points its schedule gives for the turn ([[A84]]).
rule-6_4-e = Points not spent are kept, but at most 10 in each stock. The rest is lost after phase A.IV ([[A19]]).
rule-6_5 = The Italian divisions DLV and FIN and all colonial columns are never restored or rebuilt. Once eliminated they are gone. Every colonial unit below a division is a column, L, MG and CR too.
rule-6_6-a = A reduced unit returns to full strength for one point if it traces supply to a final source of its side.
rule-6_6-b = Eliminated units may be rebuilt with points as often as you like, however they were lost. They enter as reinforcements ([[A16]], [[A17]]).
rule-6_6-c = Headquarters are rebuilt like other units.
rule-6_7-a = A point once spent cannot be taken back or moved to another unit. You may spend as many as you have.
rule-6_7-b = Nobody has to restore or rebuild anything.
rule-6_8-a = Withdrawals come from the table of withdrawals or from chits. The unit is simply taken off the map; no movement is used.
rule-6_8-b = A unit must trace supply to a final source of its side to be withdrawn ([[A20]]).
rule-6_9-a = On their turn in 1936 and 1937 Republican columns become regular units of the People's Army. This is compulsory and also happens to columns in the eliminated pile.
rule-6_9-b = From then on it is a regular unit in every way: zone of control by its size, concentric attacks, and no rules for columns.
rule-6_10-a = In any phase A.IV the Nationalists may turn the garrison of Oviedo (OG) into one Nationalist resource point. The garrison never comes back ([[A22]]).
rule-6_10-b = The garrison of Oviedo never moves.
rule-6_11-a = General Mobilisation: once in the game, on turns 14 to 19, the Republicans may call up all divisions marked M and receive 3 resource points. Republican Morale falls by 6.
rule-6_11-b = The divisions are placed in phase A.IV of the same turn, in their printed hex or within 2 of it. Stacking limits apply ([[A23]]).
rule-6_12 = Quinta del Biberón: once in the game, on turns 12 to 19, the Republicans may take 2 resource points at the price of 2 Morale. It does not depend on General Mobilisation.
rule-6_13-a = The northern Republicans have their own resource points, for Asturian, Basque and Santander units only. These units cannot use other points.
rule-6_13-b = When Santander (3710), Bilbao (3613) and Gijón (3707) are Nationalist and no northern unit is left, northern points still to come go to the Nationalists ([[A24]]). A unit that has not come yet and could enter nowhere does not count.
rule-6_14-a = In phase A.IV a two-step division at full strength may be broken down into brigades, on the map or in the eliminated pile ([[A25]]).
rule-6_14-b = A Republican 7-11-5 or 6-7-5 becomes one brigade 2-3-4 and two 1-2-4. Numbered brigades of the People's Army may be used for the nameless ones.
rule-6_14-c = A Republican 4-5-4 or 3-5-4 becomes one brigade 1-1-4 and two 1-2-4.
rule-6_14-d = A Nationalist 5-8-4 or 5-9-5 becomes two brigades 2-4-4. Other Nationalist divisions cannot be broken down.
rule-6_14-e = The brigades needed must be available. Brigades are never joined to a division again.

## Event chits

rule-7_1 = Each chit enters the cup of its side on its printed turn and stays there until drawn.
rule-7_2-a = In phase A.II each side may draw one chit from its own cup. The Nationalists draw first ([[A05]]).
rule-7_2-b = If a side does not draw, the other may draw from that cup. A compulsory chit is given to its owner to be carried out, another chit is out of the game, and a plain No Event goes back.
rule-7_2-c = A drawn No Event goes back into the cup. There is no second draw.
rule-7_2-d = A chit that counts as No Event in the present situation is discarded. There is no second draw.
rule-7_3-a = At most one chit leaves each cup in a turn, whoever draws.
rule-7_3-b = A player may use any number of held chits in a turn.
rule-7_4-a = A compulsory chit (yellow band) takes effect when drawn. Others may be held and used at the moment they name.
rule-7_4-b = With the option for it, held chits are secret: the other side sees only their number.
rule-7_5 = Anschluss: one air unit of the Condor Legion leaves and returns as a reinforcement one turn later. It is No Event while the Czech Crisis lasts ([[7.11-a]]).
rule-7_6-a = Basque Surrender: if Bilbao (3613) is Nationalist, all Basque units leave the game for good. With Basque troops in Bilbao, or Bilbao still Republican, it is No Event ([[A29]]).
rule-7_6-b = For every two Basque units that were on the map, one Basque unit with a star is placed where they stood, four at most. These get no replacements and are free of the regional limits ([[12.10-e]]).
rule-7_7 = Balearic Landings: the Republicans remove three columns in Aragón or Catalonia and one in Valencia. They return two turns later at Barcelona or Valencia. From turn 7 on it is No Event ([[A30]]).
rule-7_8-a = Casado's Coup: it happens only at Morale 32 or less; otherwise it is No Event. Republican naval support ends for good.
rule-7_8-b = The Nationalists may move up to two Republican units within 2 hexes of Madrid (2712) and attack other Republican units with them. Not if Madrid is Nationalist or fewer than three Republican units are that near ([[A31]]).
rule-7_8-c = Units of the People's Army may not attack Nationalists this turn. They defend as usual.
rule-7_9 = Durruti's Death: Republican Morale falls by 1. The chit is played when drawn.
rule-7_10-a = Withdrawal of Foreign Volunteers: all International Brigades go to the eliminated pile ([[A32]]). The chit stays in view for the rest of the game.
rule-7_10-b = No more Italian resource points arrive. Those already saved may be spent.
rule-7_10-c = One Italian division, chosen by the Nationalists from those on the map or in the eliminated pile, leaves the game for good.
rule-7_11-a = First Czech Crisis: one air unit of the Condor Legion leaves now and another at the start of the next turn. Both return two turns after the chit was played: played on turn 14, they are back on turn 16 ([[A33]]).
rule-7_11-b = The Nationalists take six steps of units off the map. They return as reinforcements two turns later ([[A34]]); the garrison of Oviedo, once taken off, does not.
rule-7_11-c = Every Italian CTV ground unit within 6 hexes of France must move to a Nationalist hex at least 7 away, on foot, or by rail or sea if there is no other way ([[A35]]).
rule-7_12 = Franco's Neutrality: the Nationalists lose one resource point this turn, if they have any.
rule-7_13 = Santa María de la Cabeza: Republican Morale rises by 1. It is No Event if hex 1910 is or ever was Nationalist during the game.
rule-7_14 = Goicoechea: the Iron Belt of Bilbao (3613) loses its factor for the rest of the game, and nothing else: while the line is intact, its hex still costs the Nationalists more ([[12.25]]) and still bars their supply ([[13.19]]). The chit may be held ([[A27]]).
rule-7_15-a = Soviet Arms: 3 Republican resource points, to be used from next turn on. It is No Event if La Jonquera (3425) is Nationalist.
rule-7_15-b = Units rebuilt with these points must be placed where a line of communication reaches La Jonquera (3425) ([[A36]]).
rule-7_16 = Gernika: roll the die; on 4 to 6 Republican Morale rises by 1. It is No Event if hex 3614 is Nationalist. Attacks on German Ships depend on it ([[7.36]]).
rule-7_17 = The rulebook has no chit with this number ([[A26]]).
rule-7_18 = Guerrillas: the Nationalists take two steps of infantry off the map. They return next turn as reinforcements ([[A34]]).
rule-7_19 = Italian Submarines: the Republicans lose one resource point. If they have none, the Nationalists may wait until they do ([[A43]]).
rule-7_20 = Recognition of Franco: Republican Morale falls by 2 if the Nationalists have taken Barcelona, Valencia or Madrid. Otherwise it is No Event.
rule-7_21 = Mass Desertion, held by the Nationalists: in Republican movement on turns 1 to 4, one Republican column 1-1-4, 0-1-4 or 0-1-3 next to a Nationalist unit is eliminated ([[A37]]).
rule-7_22-a = Madrid: at least 15 Nationalist steps must end their movement as near to Madrid (2712) as they can come, and all that then stand next to Republicans attack them, each stack as one. The duty holds this turn and the next ([[A38]]). It is No Event from turn 7 on or if Madrid is Nationalist.
rule-7_22-b = Played on turn 6, the duty holds on turns 6 and 7. It is one of the few cases in which an attack is not voluntary.
rule-7_23-7_28 = The rulebook has no chits with these numbers ([[A26]]).
rule-7_29 = President Negrín: Republican Morale rises by 1.
rule-7_30 = New German Aircraft, held by the Nationalists: in one combat supported by the Condor Legion the die gets +1 if the Nationalists attack, −1 if they defend. Then it is discarded.
rule-7_31 = New Soviet Aircraft, held by the Republicans: in one combat with Republican air support the die gets +1 if they attack, −1 if they defend. Then it is discarded.
rule-7_32 = Nationalist Points: the Nationalists add the printed number of resource points, to be used from next turn on.
rule-7_33 = Oviedo Offensive: the Republicans must attack Oviedo (3608) with at least four columns or divisions ([[A39]]). It is No Event if Oviedo is not Nationalist or no Republican unit is next to it.
rule-7_34-a = To the Alcázar: if Toledo (2510) is Republican and the Alcázar holds, the Nationalists must move at least six steps as near to Toledo as they can, three colonial columns among them if there are any. Drawn on turns 1 or 2 it is discarded.
rule-7_34-b = The duty returns every turn until the Nationalists take Toledo or the Alcázar falls.
rule-7_34-c = When the Nationalists relieve the Alcázar, Republican Morale falls by 1, once only ([[A40]]).
rule-7_34-d = Without option [[15.2-a]] the Alcázar falls by itself on turn 4.
rule-7_35-a = Revolt in Barcelona: the Lenin division (LEN/29) leaves the game for good, from the map or the pile. From turn 12 on it is No Event ([[A41]]).
rule-7_35-b = At least one division or three brigades of the People's Army must go to Barcelona (3023) and spend the turn there. One air unit, not the northern one, stays there and supports nothing this turn.
rule-7_35-c = Republican units within 6 hexes of Barcelona (3023) may not attack this turn. They defend as usual.
rule-7_36 = Attacks on German Ships: on 1 or 2 Republican Morale rises by 1, on 5 or 6 it falls by 1. The chit is held until Gernika has been played ([[7.16]]).
rule-7_37 = Republican Points: the Republicans add the printed number of resource points, to be used from next turn on.
rule-7_38 = Aircraft to the North, held by the Republicans: one ground combat of northern units gets +1 on the die in attack, −1 in defence. It is discarded once Gijón, Santander and Bilbao are Nationalist.
rule-7_39 = Tactical Surprise, held by the Republicans: one Republican attack gets +2 on the die. Then it is discarded.
rule-7_40 = Town Defence, held by the Republicans: where a column defends a town, but not a city, the attacker loses one step more, a colonial one if colonials attack. Drawn from turn 6 on it is No Event ([[A42]]).
rule-7_41 = Victory Convoy: on turns 1 to 3 one colonial column that is still to come enters now. Later it is No Event.

## Air power

rule-8_1 = Air units of the Condor Legion, the Legionary Air Force, the Nationalists and the Republicans support ground combat.
rule-8_2 = A combat may have air support if its hex is within 3 hexes of a friendly town or city in supply ([[A94]]).
rule-8_3-a = The Republican northern air unit supports northern ground units only.
rule-8_3-b = It is removed for good once Bilbao (3613), Santander (3710) and Gijón (3707) are Nationalist.
rule-8_3-c = No other Republican air unit may support combat in the northern zone ([[A44]]).
rule-8_4-a = In each combat first the attacker, then the defender names any number of its air units that are ready.
rule-8_4-b = Their factors are added, but never more than the ground factors that count in that combat. Ground 5 with air 4 and 4 makes 10, not 13 ([[A45]]).
rule-8_5 = If at least one air unit of the Condor Legion takes part, the odds move one column in favour of the Nationalists, however many there are.
rule-8_6-a = Air units do not stack, have no steps and no zone of control. They take no losses and never control a hex.
rule-8_6-b = Each air unit supports one combat a turn, in attack or in defence.
rule-8_6-c = All air units in play are ready again at the start of the next turn.

## Stacking

rule-9_1-a = Stacking limits hold in administration, in strategic movement, in combat and at the end of each movement phase. Units passing through do not count.
rule-9_1-b = What is over the limit at those moments is eliminated, at the owner's choice. The program does not let a move end that way.
rule-9_2-a = A hex holds up to six divisions of one side. Each brigade, regiment, battalion or column counts as half a division: five divisions and two brigades are allowed, five and three are not.
rule-9_2-b = Headquarters do not count, but a hex holds only one of them.
rule-9_2-c = Air units and markers do not count.

## Supply

rule-10_1 = A unit is either in supply or out of supply.
rule-10_2-a = Supply is looked at for all units at the start of strategic movement. A unit out of supply cannot use it.
rule-10_2-b = A move may not end where the unit would be out of supply, not even in a town or city. Staying where it is, landing and advancing after combat are allowed ([[A50]]).
rule-10_3-a = A unit out of supply cannot march or use strategic movement. It may move normally to a hex in supply.
rule-10_3-b = A unit that begins a combat phase out of supply fights with half its factor, rounded up. Several of them in one combat are added first: 3 and 4 make 7, halved 4.
rule-10_3-c = Halving never brings a unit or stack below 1. An attack of 0 stays 0.
rule-10_3-d = In the attrition phase (D.II) units out of supply are eliminated, except in towns and cities ([[10.7]]).
rule-10_4-a = A unit is in supply if a path of at most 3 hexes leads to a final source, or to a friendly town or city that itself reaches a final source, over any distance. An HQ that is supplied so feeds the units with it or next to it ([[10.6-a]]). The unit’s own hex does not count, the last one does.
rule-10_4-b = This first part may not enter hexes with enemy units, enemy zones of control without a friendly unit, or the sea, nor cross closed hexsides. Empty enemy hexes are no obstacle ([[A51]]).
rule-10_4-c = The second part, from the town or HQ to the final source, may be of any length. It enters no enemy hex, and no enemy zone of control without a friendly unit.
rule-10_4-d = Towns and cities serve whoever controls them, as often as they change hands.
rule-10_4-e = A captured final source serves its captor only like a town. Retaken, it is a final source for its first owner again.
rule-10_4-f = The final source must belong to the same front ([[10.10-a]], [[A95]]).
rule-10_5 = A source supplies any number of units, each within its own 3 hexes.
rule-10_6-a = A headquarters in supply is a source for units in its own hex or next to it.
rule-10_6-b = The HQ itself must be within 3 hexes of a final source or of a town or city in supply. It never traces through another HQ.
rule-10_7 = A unit out of supply in a town or city defends at full strength and survives attrition. Its attack is still halved.
rule-10_8 = Grey symbols mark the final sources of the Nationalists, all of them cities. Cádiz (1305) is one.
rule-10_9 = Green symbols mark the final sources of the Republicans, all of them cities ([[A52]]).
rule-10_10-a = Northern Republican units trace supply only to Gijón (3707), Bilbao (3613) or Santander (3710).
rule-10_10-b = All other Republican units trace only to Barcelona, Valencia or Cartagena. A unit from the centre that stands in the north is out of supply ([[A53]]).
