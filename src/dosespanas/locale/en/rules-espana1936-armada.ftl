# The naval war, the options, the variants, the 1938 scenario and the editions, one message per rule id.

## The naval war: set-up and sequence

rule-NAV-01 = The Nationalist side begins with the cruiser Almirante Cervera in the Cantabrian Sea, the battleship España in Ferrol base, the Ju-52 over the Strait of Gibraltar and a control marker in Cádiz base.
rule-NAV-02 = The Republican side begins with the battleship Jaime I at Málaga ([[AMB-07]]), the Ni-52 in Madrid, and in Cartagena base one destroyer squadron ready for sea; the Libertad, the Miguel de Cervantes, the other destroyer squadron and a submarine squadron lie there damaged.
rule-NAV-03 = All other ships come only by cards.
rule-NAV-04 = The naval war adds to every turn: ships are assigned after the draw, fights at sea follow the ground combat, sea areas take effect in Upkeep. There is one more card on turns 1 to 5 ([[DRW-02]]) and one more event a side ([[EVT-02]]).
rule-NAV-05 = Fights at sea are settled in this order: Balearic Sea, Mediterranean, Strait of Gibraltar, Cantabrian Sea, then the boxes on the coast.
rule-NAV-06 = Blockades are fought over after all sea areas. Then the port batteries fire: Murcia, Cádiz, La Coruña ([[NAV-35]]). All this comes before Upkeep.

## Naval bases and the assignment of ships

rule-NAV-07 = The naval bases are Ferrol, beside La Coruña, and Cádiz for the Nationalist side, and Cartagena, beside Murcia, for the Republican.
rule-NAV-08 = A base can be used only while the box beside it is friendly or contested for its owner.
rule-NAV-09 = A ship that withdraws or is damaged goes to an open base of its side. If there is none it goes to a friendly port ([[AMB-40]], [[AMB-41]]).
rule-NAV-10 = A ship in a port can be repaired only by a card. In a base a replacement point does it too ([[NAV-62]]).
rule-NAV-11 = The Nationalist side assigns its ships first, then the Republican. From wherever it lies, an undamaged ship may go to any sea area, port or coastal box. A ship that is not sent stays where it is.
rule-NAV-12 = A damaged ship is not assigned and does not fight.
rule-NAV-13 = Any number of ships may be in one place.
rule-NAV-14 = The Republican side sends nothing into the Cantabrian Sea unless Oviedo, Bilbao or San Sebastián is friendly ([[AMB-35]]).
rule-NAV-15 = On a turn opened by a Republican offensive its ships and planes are assigned first, before the draw, and the Nationalist ones at the usual time ([[CRD-OFF]]).
rule-NAV-16 = A ship has one mission a turn: a sea area, support of ground combat, blockade of a port or protection of one; submarines may also lie in wait off a coast ([[AMB-65]]). Support and blockade exclude each other ([[AMB-45]]).

## Planes at sea

rule-NAV-17 = In its movement a side may send up to two planes to each sea area or port ([[AMB-32]]).
rule-NAV-18 = The side must hold a friendly box at most three links away ([[AMB-33]]).
rule-NAV-19 = No planes operate over the Mediterranean.
rule-NAV-20 = On turn 1 no planes go to sea areas or ports, except the Ju-52 that begins over the Strait.

## Support of ground combat from the sea

rule-NAV-21 = A coastal box is a land box that lies on a sea area.
rule-NAV-22 = A ship off a coastal box may support one attack or defence of its side there: with its dice, or a destroyer squadron with +1. Then it is used, like any supporter ([[CBT-07]]).
rule-NAV-23 = Submarines never support ground combat, but they may fight off any coast ([[AMB-65]]).
rule-NAV-24 = If both sides have ships off the same box, these fight each other first, one against one as in air combat ([[AMB-65]]). Supporting ships without an opponent and those left unharmed may then support ([[AMB-42]]).
rule-NAV-25 = In that fight a 6 or more damages the enemy ship and sends it to a base; a 5 sends it there unharmed. Either way it gives no support.
rule-NAV-26 = Planes that support a ground combat and ships that support one never fight each other.
rule-NAV-27 = When all the troops that a ship could support are gone, it returns to a base.

## Ports: blockade and protection

rule-NAV-28 = Ships and planes may go to a port where their side has nothing on land, to blockade it. They do not fight ground units and do not hold the box.
rule-NAV-29 = Ships and planes may also protect a port of their own side.
rule-NAV-30 = Blockaders and protectors in the same port must fight: ships against ships, planes against planes, or planes against ships ([[NAV-60]], [[AMB-65]]).
rule-NAV-31 = If any blockader is left afterwards the port is blockaded, whoever else is left ([[AMB-71]]).
rule-NAV-32 = A blockaded port receives no pieces from cards. Replacement points are not affected.
rule-NAV-33 = The blockade holds even if the blockader's troops in that box were lost on land. A contested port too can be blockaded by the other side.
rule-NAV-34 = Ships in a naval base are never blockaded.
rule-NAV-35 = Murcia, Cádiz and La Coruña have batteries: three dice with +1 on one of them. They fire only at blockaders and are never worn down.
rule-NAV-36 = Battery hits count as in [[NAV-60]] and [[NAV-61]]. The side of the port chooses who takes them: ships and planes with a strength first, each once before any a second time; units that only support, if there are no others ([[AMB-39]]).

## Control of the sea areas and its effects

rule-NAV-37 = At the start of Upkeep an area is controlled by the side that alone has units or a marker there; with both sides it is contested; else nobody controls it.
rule-NAV-38 = When the last unit leaves an area its side controls, a marker stays. It goes when an enemy unit comes in.
rule-NAV-39 = An area's effect works for the side that controls it. In a contested area nothing works.
rule-NAV-40 = The effect of the Mediterranean works for both sides while no side controls it ([[AMB-70]]), and always after the card of the Nyon Conference ([[CRD-RN6]]).
rule-NAV-41 = The Mediterranean gives one more card in the next draw and one more event next turn. The Balearic Sea gives one more replacement point, only on turns with replacements ([[AMB-44]]).
rule-NAV-42 = The Strait of Gibraltar decides how many units cross from Morocco ([[MAR-07]], [[MAR-08]]).

## Battle in a sea area

rule-NAV-43 = Ships and planes of both sides in an area fight only if both sides agree. A side that declines takes its ships to a base and its planes to the mat, and the other keeps the area ([[AMB-38]]).
rule-NAV-44 = There is at most one battle in an area each turn, of one round. No general is needed.
rule-NAV-45 = Only ships with a strength fight. Destroyer squadrons support them.
rule-NAV-46 = A battle goes in this order: planes against planes, planes against ships, submarines, the answer to the submarines, then ships against ships.
rule-NAV-47 = Planes meet one against one as in air combat ([[ADF-06]]). The side with more planes makes the pairs ([[AMB-36]]).
rule-NAV-48 = Planes that are left may attack any enemy ships, several the same one too. A plane that holds back is turned over but stays.
rule-NAV-49 = The side with more ships makes the pairs, on a tie the side with more strength. A ship left over supports one of its side's pairs ([[AMB-37]]).
rule-NAV-50 = Each ship rolls its strength and adds its modifier for the sea to one die. A 6 or more damages the other ship and sends it to a base; a 5 sends it there unharmed. Both roll at the same time ([[AMB-47]]).
rule-NAV-51 = A ship hit twice in the same combat is sunk.
rule-NAV-52 = Cards never change a roll at sea.
rule-NAV-53 = After the battle all ships and planes left unharmed stay.

## Destroyers and submarines

rule-NAV-54 = A destroyer squadron supports one ship or submarine squadron of its side with +1. Its own modifier for the sea does not count then ([[AMB-56]]).
rule-NAV-55 = Destroyers alone against planes use their own modifier for the sea and can be hit. A squadron goes back to a base when all the ships it supported have left.
rule-NAV-56 = Destroyers and submarines may blockade alone or with others.
rule-NAV-57 = Submarines are not paired. They roll first, at an enemy ship of their owner's choice, with their modifier for the sea and with destroyers that support them.
rule-NAV-58 = If the target was neither hit nor sent home it rolls back at the submarines.
rule-NAV-59 = A destroyer squadron that supported submarines does not support a ship in the same battle.
rule-NAV-63 = Submarines use their own modifier for the sea in every roll there. They may face planes, alone or with destroyers, and can then be hit.

## Planes against ships

rule-NAV-60 = Where one side has only planes and the other only ships, the planes roll all their dice, each plane with its modifier ([[AMB-59]]). A 6 or more damages a ship and sends it to a base; a 5 sends one there unharmed ([[AMB-49]]).
rule-NAV-61 = Each ship rolls one die, whatever its strength, with its modifier for the sea. A 6 or more destroys a plane, a 5 sends one back to its mat; the owner of the planes chooses which.

## Repair

rule-NAV-62 = A replacement point repairs a damaged ship in a base; a card can repair one in a base or a port. Sunk ships come back only by cards.

## Cards of the naval war

rule-CRD-RN1 = The sailors take command: two of your damaged ships, in bases or ports, are repaired.
rule-CRD-RN2 = Cruiser Méndez Núñez: the ship joins you in Cartagena base.
rule-CRD-RN3 = Submarines go north: the second submarine squadron joins you in Cartagena base.
rule-CRD-RN4 = Soviet naval advisers: one damaged ship is repaired, and you draw one more card next turn.
rule-CRD-RN5 = Sinking of the España: on 4 or more the España is damaged and goes to a base, wherever she is. If she was damaged already she is sunk.
rule-CRD-RN6 = Nyon Conference, permanent: both sides have the effect of the Mediterranean, whoever controls it ([[NAV-40]]).
rule-CRD-RN7 = Battle of Cape Palos: on 3 or more the Canarias or the Baleares, at your choice, is damaged if she is in the Balearic Sea, the Mediterranean or the Strait; if damaged already she is sunk.
rule-CRD-RN8 = Cartagena dockyards: two of your damaged ships, in bases or ports, are repaired.
rule-CRD-RN9 = Torpedo boats: on 5 or more a Nationalist ship of your choice in the Balearic Sea, the Mediterranean or off a coast is damaged; if damaged already it is sunk.
rule-CRD-RN10 = Ship raised: one sunk light cruiser, destroyer or submarine squadron of yours comes back, damaged, to a base.
rule-CRD-NN1 = Cruiser Canarias: the ship joins you in Ferrol base.
rule-CRD-NN2 = Victory convoy: up to two units or generals cross from Morocco to Cádiz at once, unless the Republic controls the Strait.
rule-CRD-NN3 = Cruiser Baleares: the ship joins you in Ferrol base.
rule-CRD-NN4 = Legionary submarines: they join you in Cádiz base.
rule-CRD-NN5 = Explosion aboard the Jaime I: on 4 or more the Jaime I is damaged and goes to a base, wherever she is. If she was damaged already she is sunk.
rule-CRD-NN6 = Repairs at El Ferrol: two of your damaged ships, in bases or ports, are repaired.
rule-CRD-NN7 = Cruiser Navarra: the ship joins you in Ferrol base.
rule-CRD-NN8 = Bombing of the ports: on 4 or more a Republican ship of your choice in Cartagena base or in a port is damaged.
rule-CRD-NN9 = Mediterranean blockade: the Republican side loses one card of its hand, drawn at random.
rule-CRD-NN10 = Ships bought from Italy: one sunk cruiser or submarine squadron of yours comes back, damaged, to a base.

## Doubtful cases of the naval war

rule-AMB-07 = The sources differ on where the Jaime I begins. The later correction is followed: Málaga.
rule-AMB-32 = Two planes at sea means two of a side in each area or port, not two in all.
rule-AMB-33 = The distance to a place at sea is counted in links: a port is at 0 from its own box, and an area at 1 from each box on its coast. The box the planes come from must be friendly.
rule-AMB-34 = Planes are sent to sea in their side's movement, not in the naval phase.
rule-AMB-35 = For the Cantabrian Sea one of Oviedo, Bilbao and San Sebastián must be friendly; a marker is enough, and San Sebastián counts even where it is no port.
rule-AMB-36 = At sea the side with more planes makes the pairs, on a tie the stronger one. The same goes for a blockade.
rule-AMB-37 = A ship that supports another adds its dice to that ship's roll and cannot itself be a target.
rule-AMB-38 = The Nationalist side is asked first whether it fights. The first to decline leaves and the other stays.
rule-AMB-39 = A battery belongs to the side that holds the port, in a contested port to the owner of the base. That side chooses who takes its hits, within [[NAV-36]].
rule-AMB-40 = When a base or port is lost, the ships in it go to another open base or friendly port at once.
rule-AMB-41 = A ship that has no base and no port to go to is lost.
rule-AMB-42 = Ships of both sides fight before the first attack of a ground battle in their box; if there is no battle they fight in the naval phase.
rule-AMB-43 = In Upkeep control of the areas is settled first. Then planes go home, and a side that had only planes in an area leaves a marker.
rule-AMB-44 = The replacement points of the Balearic Sea come in the Replacement phase, the cards of the Mediterranean in the next draw.
rule-AMB-45 = A ship's mission is open to both players and is declared when it is assigned.
rule-AMB-46 = If nobody controls the Strait the transport from Morocco is the usual one. Only a contested or Republican Strait limits it.
rule-AMB-47 = At sea every die of 6 or more after modifiers is a hit. A 5 counts only if the roll has no hit.
rule-AMB-48 = Several submarine squadrons roll one after another. A target that has left cannot be chosen again, and each attack is answered once.
rule-AMB-49 = The owner of the ships chooses which of them planes hit: those with a strength first, each once before any a second time.
rule-AMB-55 = Destroyer squadrons may support ground combat, with +1.
rule-AMB-56 = A destroyer squadron uses its own modifier for the sea only when it fights itself, never while it supports.
rule-AMB-58 = The values of the ships and the effects of the areas are printed on board and counters that were not at hand. They are data that can be corrected; the Cantabrian Sea has no effect for the time being.
rule-AMB-59 = Among several planes each rolls its own dice with its own modifier on one of them.
rule-AMB-65 = Ships of both sides off one coast or in one port fight once and first, whatever their missions; a ship that lies in the port without one is there too, a damaged ship fights nobody. Planes over the port take part. Those left then support, blockade or protect. Submarines may go to any coastal box for this fight.
rule-AMB-70 = The Mediterranean contested is controlled by no side: both effects work.
rule-AMB-71 = A plane turned back by a 5 in a fight at sea or over a port has left: it goes to the mat and blockades nothing.

## Options

rule-OPT-01 = Option: Líster or Durruti, opening a battle without a troop of his emblem in the box, suffers a further −1 on his side's roll, besides his own modifier ([[AMB-22]]).
rule-OPT-02 = Option: Ulibarri opens a battle only if a Basque troop stands in his box.
rule-OPT-03 = Option: when a Republican tank is destroyed the Nationalist side rolls a die; on 4 or more the tank is captured, else it is lost.
rule-OPT-04 = Option: a captured tank enters in any box the Nationalist side controls, at the end of the next Events phase, and stays Nationalist for good.
rule-OPT-05 = Option: the cards numbered 45 join the decks, with or without the naval war, but not in a variant that fixes the decks ([[CRD-R45]], [[CRD-N45]], [[AMB-73]]).
rule-OPT-06 = Option: of the other side's stacks only the top unit is seen, until a battle in the box opens them. Each side may place up to five control markers under its units as dummies; one that is laid open goes back to the hand.
rule-OPT-07 = Option: San Sebastián is a port for cards while it is friendly to the Republic.
rule-OPT-08 = The naval war, the 1938 scenario, every option and every variant can be chosen by itself. Without any of them the game is the standard one of 1936.

## Handicap options

rule-HCP-01 = House option: in each Replacement phase a side with this handicap has one point more ([[RPL-01]]).
rule-HCP-02 = House option: a side with this handicap draws one card more each turn ([[DRW-01]]); the limit of the hand stays. Not in historical order, where nobody draws ([[VAR-04]]).
rule-HCP-03 = House option: in each attack that a side with this handicap makes, one of its dice is one higher ([[DRM-03]]).
rule-HCP-04 = House option: three times in a game a side with this handicap may roll all its dice of an attack on land again, when both sides have rolled ([[CBT-16]]) and before modifiers are placed ([[DRM-03]]). The new roll stands. The attacker decides first; each side may do it once in an attack.

## Variants

rule-VAR-01 = Variant: without foreign intervention 23 cards of each side, those of foreign help and some others, are left out.
rule-VAR-02 = Without foreign intervention events are obligatory, by turns, Nationalist first: four a side on turn 1, two on turns 2 to 5, three on turn 6, two on turns 7 to 9, none on turn 10; with the naval war further naval cards may be played on each turn but the last, up to four events ([[AMB-72]]).
rule-VAR-03 = Without foreign intervention no card may be used in combat. All else is as usual.
rule-VAR-04 = Variant: in historical order the cards that did not happen are left out and the others come by number. They are obligatory events at the start of the turn: five a side on turns 1 and 2, three on turns 3 to 5, four on turns 6 to 9, none on turn 10. With the naval war each of these numbers is one more, two more with the effect of the Mediterranean ([[NAV-41]]), and the last turn of a deck takes what is left ([[AMB-72]]). No card supports combat.
rule-VAR-05 = In both variants the numbers come out even: every card of the land war is played. In historical order the naval cards too ([[AMB-72]]); without foreign intervention they are played only by choice, and some may be left over.
rule-VAR-06 = In historical order the events at the start of the turn take the place of the Events phase.

## The 1938 scenario

rule-SCN-01 = The 1938 scenario follows all the standard rules with a set-up of its own. Its planes and generals begin on the mats, so nothing limits their first assignment.
rule-SCN-02 = Card 20 of both sides is in force from the start ([[DRM-10]]).
rule-SCN-03 = Ships and sea areas are used only with the naval war; then the Nyon Conference is in force from the start ([[CRD-RN6]]).
rule-SCN-04 = The scenario begins on turn 6 with six cards a side from the 1938–39 decks. The objective cities are counted from the set-up.

## Editions

rule-EDN-01 = The 2008 edition has 44 cards a side, an optional card 45 and ten naval cards; that of 2007 has the 44 alone.
rule-EDN-02 = The naval war and the 1938 scenario came with the 2008 edition.
rule-EDN-03 = 2007 edition: the transport from Morocco opens the Events phase.
rule-EDN-04 = 2007 edition: a general who has landed is free to be assigned anywhere.
rule-EDN-05 = 2007 edition: tanks move only through their own boxes and end where own units stand.
rule-EDN-06 = 2007 edition: a supporting tank is lost only if its troop is destroyed and hits are left over.
rule-EDN-07 = 2007 edition: only enemy units around it, not markers, put a tank out of supply.
rule-EDN-08 = 2007 edition: a surplus over four troops is not destroyed.
rule-EDN-09 = 2007 edition: from turn 3 on a new troop has strength 1 or 2.
rule-EDN-10 = 2007 edition: the final count compares replacement points.
rule-EDN-11 = 2007 edition: winning by resistance also needs a group of eight linked boxes with own units or markers, as in [[VIC-04]].
rule-EDN-12 = On the reach of generals on turn 1 the 2007 edition is the clearer one; here both mean one link ([[AMB-08]]).
rule-EDN-13 = For Líster and Durruti without their emblem the 2007 edition names the first attack and the highest die; this is used for both editions ([[AMB-22]]).
rule-EDN-14 = Both editions bring a captured tank at the end of the Events phase; they only word it differently ([[OPT-04]]).
rule-EDN-15 = That negative modifiers come first is said only in a later clarification. It is followed in both editions ([[DRM-04]]).
rule-EDN-16 = Both sides play events by turns, as the 2007 edition and a later clarification say ([[EVT-02]]).
rule-EDN-17 = For San Sebastián as a port the 2007 edition speaks of units and tanks. Here cards may bring both ([[OPT-07]]).
rule-EDN-18 = In both editions a point for which there is no counter cannot be spent, and is lost at the end of the phase ([[RPL-15]]).
rule-EDN-19 = In historical order the cards come at the start of the turn, though the 2007 edition mentions both start and end ([[VAR-04]]).
rule-EDN-20 = For play without foreign intervention the 2007 edition lists the cards that stay, that of 2008 those that go. The result is the same ([[VAR-01]]).
rule-EDN-21 = The 2007 edition does not say that used units are ready again in Upkeep; here they always are ([[UPK-02]]).
