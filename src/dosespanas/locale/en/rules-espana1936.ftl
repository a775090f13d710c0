# The rules of España 1936 in our own words, one message per rule id.

## Board and control

rule-BRD-01 = The map is a web of boxes joined by links. Every box has a place for each side, and units and markers stand only on their own side's place.
rule-BRD-02 = On the ground only links count. Provinces, borders and rivers change nothing.
rule-BRD-03 = A box is friendly to you when only you have units or a marker there.
rule-BRD-04 = A box is contested when units of both sides stand in it.
rule-BRD-05 = A box is an enemy box when only the other side has units or a marker there.
rule-BRD-06 = A control marker keeps an empty box for its owner. It is no unit: it neither moves nor fights, and only makes an entering enemy stop ([[MOV-04]]).
rule-BRD-07 = When your last unit moves out of a box, your marker is placed there at once.
rule-BRD-08 = Your marker goes away as soon as your own units stand in the box.
rule-BRD-09 = An enemy marker goes away as soon as one of your units enters ([[MOV-05]]).
rule-BRD-10 = There are twelve objective cities. Those of each side and the contested ones always add up to twelve.
rule-BRD-11 = An anchor marks a port. Many cards bring their pieces to a port.
rule-BRD-12 = Morocco is a Nationalist box without any link by land. It counts as a port and is always in supply ([[SUP-06]]).
rule-BRD-13 = Tracks show the turn and year, the objective cities, and the replacement points of each side.
rule-BRD-14 = Without the naval rules, sea areas, bases, ships and N cards play no part.
rule-BRD-15 = All units are open to both players, unless fog of war is chosen ([[OPT-06]]); hands of cards are secret.

## Pieces

rule-CMP-01 = A troop has strength 5, 3, 2 or 1. Small counters show 1 and 2, large ones 3 and 5.
rule-CMP-02 = A troop rolls as many dice as its strength. A modifier printed on it counts whenever it attacks or defends.
rule-CMP-03 = Troops are never split and never joined.
rule-CMP-04 = Republican troops: Regular Army, Basque Army, Communist Militia, Anarchist Militia and International Brigades.
rule-CMP-05 = Nationalist troops: Regular Army, Falangists, Carlists, Legionnaires, Army of Africa and Italians.
rule-CMP-06 = Emblems matter only on the Republican side, and only with the option for Republican generals.
rule-CMP-07 = The counters are limited. What is not in the pool cannot be placed or exchanged ([[AMB-64]]).
rule-CMP-08 = The box holds 166 counters, 110 cards and ten dice. The standard game uses 44 cards a side; with the naval war and the cards 45 it is 55.
rule-CMP-09 = Tanks and generals carry a modifier. Planes carry one or two dice, and a modifier for air combat only ([[ADF-09]]).
rule-CMP-10 = The number of dice in the box sets no limit on the dice rolled.

## Set-up

rule-SET-01 = The 1936 set-up is placed; all other pieces wait off the map.
rule-SET-02 = Each side has two decks: cards 1 to 22 for 1936–37, cards 23 to 44 for 1938–39. Each is shuffled.
rule-SET-03 = Each side begins with six cards. This is the draw of turn 1, not an addition to it.
rule-SET-04 = The game begins on turn 1 with four objective cities for each side and four contested.
rule-SET-05 = In 1936 the generals in play and some planes begin on the map ([[AIR-05]], [[GEN-06]]). The other planes and the tanks wait in the reserve until a card brings them.
rule-SET-06 = Líster, Ulibarri and Dávila begin out of play. Each enters only by his card.
rule-SET-07 = Without the naval rules the Ju-52 and the Ni-52 are not used.

## Sequence of play

rule-SEQ-01 = A turn goes: Draw, Nationalist movement, Republican movement, Generals, Combat, Upkeep, Events, Replacement on odd turns, Status. There are at most ten turns.
rule-SEQ-02 = The Nationalist side finishes all its movement, planes included, before the Republican side begins.
rule-SEQ-03 = Generals are assigned, and later activated, one at a time by turns. The Nationalist side is first.
rule-SEQ-04 = Draw, Upkeep and Status concern both sides at the same moment.
rule-SEQ-05 = Replacements come only on turns 1, 3, 5, 7 and 9.
rule-SEQ-06 = At the start of turn 6 both hands are put away, and from then on cards come from the 1938–39 decks.
rule-SEQ-07 = With the naval rules, ships are assigned after the draw, Nationalist first, and fights at sea come after the ground combat and before Upkeep ([[NAV-05]], [[NAV-06]]).
rule-SEQ-08 = Upkeep goes in this order: with the naval rules control of the seas is settled ([[NAV-37]]); planes and generals go home, used units are ready again, objective cities are counted, victory is checked; with the naval rules the seas take effect ([[NAV-39]]); Morocco sends its transport.

## Decks and draw

rule-DRW-01 = Each side draws three cards a turn, but six on turns 1 and 6.
rule-DRW-02 = With the naval rules, one more card is drawn on turns 1 to 5: seven on turn 1, then four.
rule-DRW-03 = Turns 1 to 5 use the 1936–37 deck, turns 6 to 10 the 1938–39 deck.
rule-DRW-04 = A card used, discarded or cancelled is gone for good. Decks are never shuffled again.
rule-DRW-05 = The limit of eight cards is checked only in the Status phase ([[STA-01]]).
rule-DRW-06 = The naval cards in use are sorted by year and shuffled into the two decks.
rule-DRW-07 = A card is spent for one thing only: its event, its bonus or its penalty.

## Supply

rule-SUP-01 = A unit is in supply when at least one box linked to its own is friendly or contested for its side.
rule-SUP-02 = It is out of supply when the enemy holds every linked box, be it with units or only markers.
rule-SUP-03 = Supply looks one link far. No chain to a distant source is needed.
rule-SUP-04 = Troops and tanks out of supply can neither move nor attack.
rule-SUP-05 = A box out of supply receives no replacements and no card units, unless the card says so.
rule-SUP-06 = Units in Morocco are always in supply.
rule-SUP-07 = Supply is looked at when it matters, for each move and each battle anew.
rule-SUP-08 = A unit out of supply still defends as usual, and its general still helps the defence.

## Ground movement

rule-MOV-01 = Troops and tanks move along links. Each may move once in its movement phase, and none has to.
rule-MOV-02 = From a friendly box a unit may go any distance as long as it passes through friendly boxes.
rule-MOV-03 = A unit that enters a contested or enemy box ends its move there.
rule-MOV-04 = A box with nothing but an enemy marker also stops the unit that enters it.
rule-MOV-05 = The marker is removed at once. The box is friendly now, and units that move later may pass.
rule-MOV-06 = A troop that begins in a contested box goes one link only, to a friendly or contested box, and stops.
rule-MOV-07 = Your last unit, troop or tank, may not leave a contested box ([[AMB-03]]).
rule-MOV-08 = Whether the starting box is friendly or contested is read when the unit starts, so earlier moves count.
rule-MOV-09 = When your movement ends, no box may hold more than four of your troops. Tanks, planes and generals do not count.
rule-MOV-10 = You may pass through a full box: the limit is checked only at the end of your movement.
rule-MOV-11 = A card may bring a box above four troops. What is still over the limit at the end of your next movement is destroyed, at your choice.
rule-MOV-12 = Troops out of supply cannot leave, so an encircled box with too many troops loses the surplus ([[MOV-11]]).
rule-MOV-13 = A box with enemy units becomes contested when you enter. Nobody fights during movement.
rule-MOV-14 = Planes and generals are assigned, not moved; enemy units never bar their way.

## Tanks

rule-TNK-01 = Tanks move like troops but do not count against the limit of four.
rule-TNK-02 = A tank that leaves a contested box may run on through friendly boxes; a troop may not ([[MOV-06]]).
rule-TNK-03 = A tank that left a contested box may still not enter an enemy box.
rule-TNK-04 = Like any ground unit, a tank stops when it enters a contested box.
rule-TNK-05 = A tank never attacks alone and is never the target. It only supports a troop.
rule-TNK-06 = Tanks stay on the map during Upkeep.
rule-TNK-07 = A tank that supported a troop is lost if that troop is destroyed. Any tank is lost if no friendly troop is left in its box.
rule-TNK-08 = A tank supports once a turn and is then used ([[BAT-12]] is the exception).
rule-TNK-09 = In the 2007 edition tanks move only through their own boxes and end where own units stand.

## Morocco

rule-MAR-01 = Units leave Morocco only at the end of Upkeep, before any event.
rule-MAR-02 = At most three units a turn, generals included: one to Seville and two to Cádiz.
rule-MAR-03 = The place of landing must hold a Nationalist unit or marker; it may be contested.
rule-MAR-04 = Morocco is a port, so Nationalist cards that bring units to a port may bring them there.
rule-MAR-05 = A general in Morocco cannot be assigned before he has been brought over.
rule-MAR-06 = A general who has landed may next turn be assigned only to that box or one linked to it. After that he is like any other.
rule-MAR-07 = Naval rules: while the Strait is contested, only one unit goes to Cádiz and one to Seville ([[NAV-42]]).
rule-MAR-08 = Naval rules: while the Republic controls the Strait, there is no transport ([[NAV-42]]).
rule-MAR-09 = The limit of four troops is not checked on landing, but at the end of the next Nationalist movement.

## Planes

rule-AIR-01 = In your movement you may place planes from your mat on any box where you have a unit, however far.
rule-AIR-02 = Links and enemies do not hinder planes, and planes do not count against the limit of four.
rule-AIR-03 = Planes may also stay on the mat.
rule-AIR-04 = After the battles all planes go back to the mat and fly again next turn, unless destroyed.
rule-AIR-05 = On turn 1, a plane that begins on the map may go only to its starting box or one linked to it. If its owner does not move it, it stays where it is and serves there.
rule-AIR-06 = Planes need no supply and cannot be attacked on the ground.
rule-AIR-07 = Planes go home at once when no friendly troop is left in their box after an attack.

## Generals

rule-GEN-01 = After both movements the sides take turns to assign one general each, Nationalist first, to a box with at least one own unit.
rule-GEN-02 = Each side may have one general in a box.
rule-GEN-03 = When one side has no general left to assign, the other assigns all its remaining ones.
rule-GEN-04 = After turn 1 distance does not matter for generals, except after a landing ([[MAR-06]]) and for Ulibarri in the turn after his card ([[AMB-75]]).
rule-GEN-05 = Generals go back to the mat in Upkeep and can be used again next turn.
rule-GEN-06 = On turn 1, a general who begins on the map may go only to his starting box or one linked to it.
rule-GEN-07 = Generals do not count against the limit of four, do not move in the movement phase and hold no box by themselves.
rule-GEN-08 = A general may be assigned to a box out of supply, where he helps the defence.

## Opening battles

rule-BAT-01 = By turns, Nationalist first, a side picks one of its active generals and fights in his box or declines.
rule-BAT-02 = Either way that general opens no other battle this turn.
rule-BAT-03 = When one side has no active general left, the other goes on alone until all its own are done.
rule-BAT-04 = A battle needs an active general of your side in that box, and involves only units of that box.
rule-BAT-05 = Nobody ever has to fight.
rule-BAT-06 = Any of your troops in the box may attack, one after another. You may stop at any time.
rule-BAT-07 = Each troop attacks at most once a turn. It may defend any number of times.
rule-BAT-08 = A general out of supply cannot open a battle; he can only decline.
rule-BAT-09 = A general out of supply still adds his modifier in defence.
rule-BAT-10 = Supply for a battle is looked at when the battle is opened.
rule-BAT-11 = A battle is a series of attacks. A supporter used in one of them stays used for the later ones.
rule-BAT-12 = If the other side later opens a battle in the same box, all supporters there are ready again for it. Troops that attacked still do not attack again.
rule-BAT-13 = In one turn a general may support one attack in his own battle and one defence in his box.
rule-BAT-14 = When the battle is over the other side is next, if it has an active general left.

## Combat: one attack

rule-CBT-01 = An attack has seven steps: troops, support, cards, air combat, dice, hits, end.
rule-CBT-02 = The attacker names one of his troops and one enemy troop of the box. The defender has no say.
rule-CBT-03 = Only troops attack and are attacked.
rule-CBT-04 = Unused generals, tanks and planes of the box may support, as many as you like. Generals and tanks bring modifiers, planes bring dice.
rule-CBT-05 = The attacker names all his support first; the defender answers knowing it.
rule-CBT-06 = The general who opened the battle must support its first attack, even with a negative modifier.
rule-CBT-07 = Each supporter helps once a turn and is used after the attack.
rule-CBT-08 = A general may support one defence a turn without being used, and may still open his own battle.
rule-CBT-09 = Each side may lay one card in each attack. Another attack may receive another card.
rule-CBT-10 = The attacker lays his card face down and says whether it is a bonus or a penalty; then the defender does. Both are turned over together.
rule-CBT-11 = A bonus helps your own roll, a penalty harms the other's. Attacker and defender may use either.
rule-CBT-12 = Cards used in combat leave the game and are not events.
rule-CBT-13 = There is air combat only if both sides have planes in this attack.
rule-CBT-14 = You roll your strength, plus the dice of your planes still flying, plus bonus dice, minus penalty dice.
rule-CBT-15 = With no dice left you roll nothing and score no hit.
rule-CBT-16 = Both sides roll together. Every die of 5 or more after modifiers is a hit, so both troops may be destroyed.
rule-CBT-17 = Afterwards the supporters are used and the attacking troop is done for the turn. Another of your troops may attack.
rule-CBT-18 = Defending wears nothing out: the same troop may be attacked again at once.
rule-CBT-19 = Cards and support are committed before air combat. A plane lost there adds nothing, and the card stays spent.
rule-CBT-20 = The worked example: Legionnaires 2 with Varela, a CV-33 and a card attack Anarchist Militia 2 with Rojo, an I-15, a T-26 and a card. The attacker scores one hit, the defender two: the Legionnaires are destroyed, the Militia falls to 1.

## Air combat

rule-ADF-01 = Only planes that both sides named as support for this attack take part.
rule-ADF-02 = Planes meet one against one. The defender chooses the pairs.
rule-ADF-03 = Planes without an opponent skip air combat and support directly.
rule-ADF-04 = Each plane rolls its one or two dice and adds its modifier to one die.
rule-ADF-05 = A plane with two dice uses the better one; the two are not added.
rule-ADF-06 = A 6 or more destroys the enemy plane for good. A 5 drives it off: it is used and gives no support now. It is ready again after Upkeep, or when the other side opens a battle in the same box ([[BAT-12]]).
rule-ADF-07 = Both roll at the same time, so both planes may be destroyed.
rule-ADF-08 = Cards never change air combat.
rule-ADF-09 = A plane's modifier counts only in air combat, never in the ground dice.
rule-ADF-10 = The planes left unharmed then add their dice to their own side's roll.

## Modifiers

rule-DRM-01 = A modifier changes a rolled die; it adds no dice.
rule-DRM-02 = A negative modifier goes on the highest die.
rule-DRM-03 = A positive modifier goes on any die its roller chooses, after seeing the roll.
rule-DRM-04 = Negative modifiers are applied before positive ones.
rule-DRM-05 = One modifier is never divided among several dice.
rule-DRM-06 = Several modifiers may go on the same die.
rule-DRM-07 = A card with −1 on two dice lowers the two highest dice by one each.
rule-DRM-08 = The troop's own modifier, each tank, each general and each card count as separate modifiers.
rule-DRM-09 = Nothing hits or misses by itself: only the modified number counts.
rule-DRM-10 = After card 20 of their side, Republican militias, or Carlists and Falangists, no longer suffer their printed −1.

## Hits

rule-HIT-01 = Each hit takes one step: 5, 3, 2, 1, destroyed.
rule-HIT-02 = All hits fall on the one troop that fought. What is left over is lost.
rule-HIT-03 = Four hits destroy any troop.
rule-HIT-04 = From 3 to 2 the large counter is exchanged for a small one of the same type.
rule-HIT-05 = If no small counter of the type is left, the troop becomes Regular Army.
rule-HIT-06 = If that is missing too, it becomes Militia on the Republican side, Falangists or Carlists on the Nationalist. The owner chooses.
rule-HIT-07 = The new counter is an ordinary troop of its new type.
rule-HIT-08 = If there is no counter at all to replace it, the troop is removed.
rule-HIT-09 = A destroyed troop's counter goes back to the pool and may return. Destroyed planes do not ([[AMB-14]]).
rule-HIT-10 = If the box is left empty by both sides, the marker of the side that attacked is placed there, in a landing too ([[AMB-01]]).
rule-HIT-11 = If only one side still has units there, the box is friendly to it at once.
rule-HIT-12 = After the hits, tanks may be lost and planes may go home ([[TNK-07]], [[AIR-07]]).

## Upkeep

rule-UPK-01 = All planes and generals go back to the mats. Troops and tanks stay.
rule-UPK-02 = Every used unit is ready again.
rule-UPK-03 = The objective cities are counted: yours, theirs, contested; twelve in all.
rule-UPK-04 = Victory is checked. If nobody has won, the game goes on.
rule-UPK-05 = Then the transport from Morocco takes place ([[MAR-01]]).
rule-UPK-06 = A general just landed stays in his box on the map until he is assigned next turn.

## Events

rule-EVT-01 = Cards are events only in the Events phase.
rule-EVT-02 = The sides play one card at a time by turns, Nationalist first, at most three each (four with the naval rules).
rule-EVT-03 = Nobody has to play. If one side stops, the other may go on up to its limit.
rule-EVT-04 = An event happens at once; then its card leaves the game.
rule-EVT-05 = A card whose effect is impossible is spent all the same.
rule-EVT-06 = Some cards work later. They are played now, count as an event, and lie aside until they have worked.
rule-EVT-07 = A permanent card stays on the table to the end of the game.
rule-EVT-08 = An Intelligence card cancels the event the other side has just played, at once. It counts as one of your events.
rule-EVT-09 = Where a card says counter, it means a unit or a marker.
rule-EVT-10 = New units of a card enter only friendly or contested boxes, except in the two landings ([[CRD-R37]], [[CRD-N43]]).
rule-EVT-11 = A card brings nothing to a box out of supply unless it says so.
rule-EVT-12 = Naval rules: a blockaded port receives nothing from cards ([[NAV-32]]).
rule-EVT-13 = Card units too need counters in the pool ([[CMP-07]], [[AMB-64]]).
rule-EVT-14 = The hand is not filled up after events.

## Republican cards

rule-CRD-R01 = Anarchist mobilisation: troops in Barcelona, if no enemy unit or marker is there.
rule-CRD-R02 = Communist mobilisation: troops in Madrid, if you have a unit or marker there.
rule-CRD-R03 = First Soviet equipment: pieces in Murcia, if no enemy unit or marker is there.
rule-CRD-R04 = Fifth Regiment: troops in Madrid, if you have a unit or marker there.
rule-CRD-R05 = International Brigades: troops in Albacete, if you are present there and control a port.
rule-CRD-R06 = Basque army: troops in Bilbao, if you have a unit or marker there.
rule-CRD-R07 = Communist mobilisation: troops in any box without enemy units or markers.
rule-CRD-R08 = Mixed brigades: one of your troops of any type becomes Regular Army 3, if that counter is free.
rule-CRD-R09 = No pasarán: troops in Madrid, if you have a unit or marker there.
rule-CRD-R10 = Soviet air force: planes, given any box without enemy units or markers. They are on the mat next turn ([[AMB-16]]).
rule-CRD-R11 = Anarchist mobilisation: troops in Saragossa, if no enemy unit or marker is there.
rule-CRD-R12 = International Brigades: troops in Albacete, if you are present there and control a port.
rule-CRD-R13 = Tanks on the Jarama: tanks in any port without enemy units or markers.
rule-CRD-R14 = International Brigades on the Jarama: one International Brigade rises from 3 to 5.
rule-CRD-R15 = Basque army: one Basque troop rises from 2 to 3.
rule-CRD-R16 = Death of Mola: General Mola leaves the game for good.
rule-CRD-R17 = Moscow gold: pieces in any port you control.
rule-CRD-R18 = Teruel offensive: troops in a box where you have a unit or marker.
rule-CRD-R19 = New general: Líster is available next turn.
rule-CRD-R20 = War Academies, permanent: Republican militias lose their −1 ([[DRM-10]]).
rule-CRD-R21 = Call-up: three extra points in the next Replacement phase.
rule-CRD-R22 = France helps: pieces in Barcelona, if you have a unit or marker there.
rule-CRD-R23 = Russian tanks: tanks in any port you control.
rule-CRD-R24 = The frontier reopens: one plane of your choice from the reserve, by way of Barcelona ([[AMB-14]]).
rule-CRD-R25 = Soviet air force: planes from the reserve, by way of any port you control ([[AMB-14]]).
rule-CRD-R26 = Brigades rebuilt: troops in Albacete, if you are present there and control a port.
rule-CRD-R27 = Army of the Ebro: one troop in Barcelona, and only there, rises from 3 to 5.
rule-CRD-R28 = Cadets: troops in Barcelona, if no enemy unit or marker is there.
rule-CRD-R29 = Republican offensive: before next turn begins you make a movement and attack in one box. In that turn you have no other movement ([[CRD-OFF]]).
rule-CRD-R30 = National construction: pieces from the reserve in Barcelona or Valencia, if you have a unit or marker there ([[AMB-14]]).
rule-CRD-R31 = Regrouping: one troop rises from 3 to 5.
rule-CRD-R32 = Extremadura offensive: troops in Ciudad Real, if you have a unit or marker there.
rule-CRD-R33 = Italian withdrawal: the Nationalist player removes half of his Italian troops, rounded down, but at least one ([[AMB-18]], [[AMB-68]]).
rule-CRD-R34 = New Russian fighters: planes from the reserve, by way of any port you control ([[AMB-14]]).
rule-CRD-R35 = New general: Ulibarri enters, if Basque troops stand in Bilbao or San Sebastián. In the turn after, he may be assigned only there ([[AMB-75]]).
rule-CRD-R36 = Call-up: three extra points in the next Replacement phase.
rule-CRD-R37 = Plan P: troops land at Málaga. If enemies are there, attacks go on until one side is gone ([[AMB-51]]).
rule-CRD-R38 = Defence of Catalonia: troops in Córdoba or Albacete, if no enemy unit or marker is there.
rule-CRD-R39 = Communist resistance: troops in Barcelona, if no enemy unit or marker is there.
rule-CRD-R40 = State of war: every Republican militia becomes Regular Army, as far as there are counters; you choose which ([[AMB-67]]).
rule-CRD-R41 = XYZ line: troops in Valencia, if you have a unit or marker there.
rule-CRD-R42 = Extremadura offensive: troops in Ciudad Real, if you have a unit or marker there.
rule-CRD-R43 = Oil embargo: next turn the Nationalist side may fight in at most two boxes ([[AMB-19]]).
rule-CRD-R44 = Republican intelligence: cancels the Nationalist event just played ([[EVT-08]]).
rule-CRD-R45 = Optional card: a second Republican offensive, like card 29 ([[CRD-OFF]], [[AMB-74]]).
rule-CRD-OFF = The offensive comes before the draw: Republican movement and planes, with the naval rules ships first ([[NAV-15]]); then one general may attack in his box. The turn then goes on without a Republican movement. The general may fight again, but no troop attacks twice.

## Nationalist cards

rule-CRD-N01 = Defence Junta: troops in any box without enemy units or markers.
rule-CRD-N02 = Italian help: pieces in Cádiz, if no enemy unit or marker is there.
rule-CRD-N03 = Carlist mobilisation: troops in Pamplona, if you have a unit or marker there.
rule-CRD-N04 = Falangist mobilisation: troops in Seville, if no enemy unit or marker is there.
rule-CRD-N05 = First Italian troops: troops in Cádiz, if no enemy unit or marker is there.
rule-CRD-N06 = Condor Legion: pieces by way of a port without enemy units or markers.
rule-CRD-N07 = Militias under army command: troops in Salamanca, if no enemy unit or marker is there.
rule-CRD-N08 = Killed at the front: General Durruti leaves the game for good.
rule-CRD-N09 = Italian volunteers: troops and a tank from the reserve in Cádiz, if no enemy unit or marker is there.
rule-CRD-N10 = The Italian corps is formed: one Italian troop rises from 3 to 5.
rule-CRD-N11 = Recruitment in Morocco: troops in Cádiz, if no enemy unit or marker is there.
rule-CRD-N12 = Guadalajara: one Italian troop rises from 3 to 5.
rule-CRD-N13 = The single party: troops in any box without enemy units or markers.
rule-CRD-N14 = Italian air force: planes by way of a port without enemy units or markers.
rule-CRD-N15 = Fighting in Barcelona: the Republican player removes three militia troops of his choice, of any strength.
rule-CRD-N16 = New legionnaires: troops in Seville, if no enemy unit or marker is there.
rule-CRD-N17 = Regrouping: troops in any box without enemy units or markers.
rule-CRD-N18 = New general: Dávila is available next turn.
rule-CRD-N19 = Condor reinforcement: pieces by way of any port you control.
rule-CRD-N20 = Interim officers, permanent: Carlists and Falangists lose their −1 ([[DRM-10]]).
rule-CRD-N21 = Call-up: three extra points in the next Replacement phase.
rule-CRD-N22 = Portuguese volunteers: troops in any box without enemy units or markers.
rule-CRD-N23 = New legionnaires: troops in Seville, if no enemy unit or marker is there.
rule-CRD-N24 = Captured tanks: tanks in any box without enemy units or markers.
rule-CRD-N25 = Munich: one eliminated plane or tank of the Condor Legion returns by way of a port you control. No other card brings back a destroyed plane ([[AMB-14]]).
rule-CRD-N26 = The Italian corps reorganised: pieces in a port without enemy units or markers.
rule-CRD-N27 = Condor reinforcement: pieces by way of a port without enemy units or markers.
rule-CRD-N28 = Regrouping: one troop rises from 3 to 5.
rule-CRD-N29 = Army of Morocco: one Nationalist troop of any type rises from 3 to 5 ([[AMB-66]]).
rule-CRD-N30 = Attack on Castellón: troops in Teruel, if no enemy unit or marker is there.
rule-CRD-N31 = Italians reorganised: one Nationalist troop of any type rises from 3 to 5 ([[AMB-66]]).
rule-CRD-N32 = Moroccan corps: troops in Saragossa, if no enemy unit or marker is there.
rule-CRD-N33 = Volunteers withdrawn: all International Brigades become Regular Army, as far as there are counters; the Republican player chooses which ([[AMB-67]]).
rule-CRD-N34 = German aid: pieces by way of a port without enemy units or markers.
rule-CRD-N35 = Republican problems: next turn the Republican side may fight in at most two boxes ([[AMB-69]]).
rule-CRD-N36 = Call-up: three extra points in the next Replacement phase.
rule-CRD-N37 = Italian naval blockade: the Republican player removes one Soviet plane of his choice.
rule-CRD-N38 = Fresh troops: troops in Lérida, if you have a unit or marker there.
rule-CRD-N39 = Regrouping: troops in any box without enemy units or markers.
rule-CRD-N40 = Coup in Madrid: you choose one Republican troop or tank in Madrid, and it is removed ([[AMB-20]]).
rule-CRD-N41 = Regrouping: troops in any box without enemy units or markers.
rule-CRD-N42 = Attack in the south: troops in Málaga, if you have a unit or marker there.
rule-CRD-N43 = Landing at Cartagena: troops land at Murcia. If enemies are there, attacks go on until one side is gone ([[AMB-51]]).
rule-CRD-N44 = Nationalist intelligence: cancels the Republican event just played ([[EVT-08]]).
rule-CRD-N45 = Optional card, the Santoña Pact: all Basque troops leave the map, if the Nationalist side holds Bilbao alone.

## Replacements

rule-RPL-01 = On odd turns each side receives one point for every friendly objective city and one for every contested one.
rule-RPL-02 = Call-up cards give extra points; with the naval rules the Balearic Sea does too ([[NAV-41]]).
rule-RPL-03 = The side with fewer points spends first, then one point each by turns. With equal points the Nationalist side is first.
rule-RPL-04 = When one side has no points left, the other spends the rest.
rule-RPL-05 = One point raises a troop by one step or brings in one new troop.
rule-RPL-06 = Only one point may be spent in a box in one phase.
rule-RPL-07 = Points can be spent only in boxes in supply ([[SUP-01]]).
rule-RPL-08 = On turn 1 a new troop has strength 1, and a troop may rise from 1 to 2.
rule-RPL-09 = On turns 3 and 5 a new troop has strength 2, and a troop may rise as far as 3.
rule-RPL-10 = On turns 7 and 9 a new troop has strength 2, and a troop may rise as far as 5.
rule-RPL-11 = Points serve only for Regular Army, Basques, Communists and Anarchists, or Regular Army and Falangists. All other types come by cards.
rule-RPL-12 = From 2 to 3 a troop keeps its type. If no large counter of it is free, the owner may take one of another type that points can buy.
rule-RPL-13 = Basque troops enter only in Bilbao or San Sebastián.
rule-RPL-14 = Without a counter in the pool the point cannot be spent that way.
rule-RPL-15 = Points not spent are lost when the phase ends.
rule-RPL-16 = A new troop enters one of your friendly or contested boxes. A marker is enough to hold it, and is then removed.
rule-RPL-17 = Naval rules: one point repairs a damaged ship in a base; the limit of one per box does not apply ([[NAV-62]]).
rule-RPL-18 = Tanks, planes and generals cannot be bought with points.

## Status

rule-STA-01 = Each player discards down to eight cards, at his choice. They leave the game.
rule-STA-02 = The turn marker moves on. After turn 10 the game ends and the cities are counted ([[VIC-02]]).
rule-STA-03 = Limits that last one turn come to their end.

## Victory

rule-VIC-01 = Victory is checked in every Upkeep, and the game stops at once when a side has won.
rule-VIC-02 = If nobody has won by the end of turn 10, the side with more friendly objective cities wins. Equal is a draw; contested cities count for nobody.
rule-VIC-03 = A side with more than seven friendly objective cities wins.
rule-VIC-04 = A side wins when the other has no group of at least eight linked boxes with its units or markers. Contested boxes belong to the group. At this table both numbers stand over the map, beside the objective cities (“Linked ≥ 8”); pressed, a number outlines its group.
rule-VIC-05 = A side wins when Madrid, Barcelona and Seville are all friendly to it.
rule-VIC-06 = The Nationalist side wins when Madrid is friendly to it in the Upkeep of turn 1, 2 or 3.
rule-VIC-07 = The Republican side wins when at the end of turn 10 it has troops or tanks in more than three objective cities, contested ones included.
rule-VIC-08 = The players may agree to stop; then the objective cities are counted ([[VIC-02]]). At this table a side may also give up, or run out of time: then the other side has won.
rule-VIC-09 = On turn 10 the checks of Upkeep come first, then resistance ([[VIC-07]]), then the count ([[VIC-02]]).

## Doubtful cases and how they are decided

rule-AMB-01 = A box left empty in a battle always receives the marker of the side whose attack it was, so that every box has an owner.
rule-AMB-02 = A tank that begins in a friendly box may enter an enemy box; one that begins in a contested box may not.
rule-AMB-03 = A tank is a unit: the last troop may leave a contested box while a tank stays. A tank without troops is lost after the next battle there, or in Upkeep if enemy troops share the box.
rule-AMB-04 = The status of the starting box is read when each unit moves.
rule-AMB-05 = Surplus from replacements or Morocco is treated like surplus from cards. The owner chooses what is lost, and in Morocco there is no limit.
rule-AMB-06 = A tank that supported a destroyed troop is lost, even if no hit was left over.
rule-AMB-08 = On turn 1 linked means one link away, and an own unit must be there.
rule-AMB-09 = A general alone does not hold a box. He is ignored and goes home in Upkeep.
rule-AMB-10 = When the other side opens a battle in the same box, supporters of both sides are ready again; troops that attacked and generals that defended are not.
rule-AMB-11 = Attacker and defender may both use a card as a bonus or as a penalty.
rule-AMB-12 = A penalty on two dice hits two different dice, the highest. Several penalties are applied one after another.
rule-AMB-13 = If no counter exists to show a loss, the troop is removed.
rule-AMB-14 = Destroyed troops go back to the pool. Destroyed tanks return only by cards. Destroyed planes never return, except by the one card that says so ([[CRD-N25]]); other cards bring planes from the reserve.
rule-AMB-15 = A pass is final. Intelligence may still be played after it, within the limit.
rule-AMB-16 = Planes and generals brought by a card go to the mat; troops and tanks go to the box.
rule-AMB-17 = Líster is on Republican card 19, Ulibarri on 35, and Dávila on Nationalist card 18.
rule-AMB-18 = Half of the Italians means half of the troop counters, rounded down, whatever their strength.
rule-AMB-19 = The oil embargo limits the Nationalist side to battles in two boxes.
rule-AMB-20 = The coup in Madrid removes a Republican unit; a marker is not a unit.
rule-AMB-21 = New troops enter any own friendly or contested box in supply, Morocco included.
rule-AMB-22 = The extra −1 of a general without his emblem counts in the first attack of his battle only.
rule-AMB-23 = Replacements come on odd turns, and the side with fewer points begins.
rule-AMB-24 = The 1938 scenario begins on turn 6 with six cards from the 1938–39 deck.
rule-AMB-25 = If a deck runs out, what is left is drawn; it is not shuffled again.
rule-AMB-26 = If both sides meet a condition of victory at the same time, the game is a draw. An option changes this.
rule-AMB-27 = Morocco has no link and never belongs to a group of eight boxes.
rule-AMB-28 = Points have to be spent while that is possible; but a side may give up all the rest at once.
rule-AMB-29 = For supply only the linked boxes count, not the unit's own.
rule-AMB-30 = Generals and planes need an own unit in the box; a marker is not enough.
rule-AMB-31 = There is no limit to the number of dice.
rule-AMB-50 = An Intelligence card cannot be cancelled by another one.
rule-AMB-51 = In a landing the sides attack by turns, landing side first, without generals or supply, until one side is gone. Cards are allowed.
rule-AMB-52 = Without foreign intervention cards are drawn as usual until the deck ends.
rule-AMB-53 = In historical order the cards come straight from the top of the deck; there is no hand.
rule-AMB-54 = In air combat a negative modifier lowers the higher die, then the owner uses the better one.
rule-AMB-57 = The attack of a Republican offensive counts as the troop's attack of the turn. Its supporters stay used, except the general.
rule-AMB-60 = For resistance, troops and tanks count; planes and generals do not.
rule-AMB-61 = The six cards of the set-up are the draw of turn 1.
rule-AMB-62 = Both offensive cards follow the same sequence. On turn 6 the old hand is put away before it.
rule-AMB-63 = Losses of tanks and planes are settled after every attack, and one card a side may be laid in each attack.
rule-AMB-64 = A troop that a card brings or exchanges needs its very counter. No lower strength and no other type takes its place; the rest of the card still happens.
rule-AMB-66 = The Army of Morocco and the Italian reorganisation raise any Nationalist troop of strength 3, whatever their titles say.
rule-AMB-67 = Where a card changes or removes several of a player’s own units, he chooses them one by one as far as it can matter.
rule-AMB-68 = Half of the Italian troops is rounded down, but at least one leaves.
rule-AMB-69 = A card that limits attacks counts boxes in which a battle is fought; each of them may be fought in full.
rule-AMB-72 = Without foreign intervention the printed number of events is played. With the naval war a player may add naval cards by choice, up to four events a turn in all. In the order of history the naval cards come with the others, and on turns 5 and 9 all that is left of the deck is played.
rule-AMB-73 = The cards numbered 45 cannot be combined with a variant that fixes the decks.
rule-AMB-74 = If both offensive cards are played in one phase, two offensives follow one after the other. No unit moves or attacks twice in them.
rule-AMB-75 = Ulibarri appears in Bilbao or San Sebastián: in the turn after his card he may be assigned only to one of them, later anywhere. The rulebooks leave this open: the reading is our own, after the reach of generals on turn 1 ([[GEN-06]]).
