# Les règles d’España 1936 dans nos propres mots, un message par numéro de règle.

## Plateau et contrôle

rule-BRD-01 = La carte est un réseau de cases jointes par des liaisons. Chaque case a un emplacement pour chaque camp, et unités et marqueurs ne se placent que de leur côté.
rule-BRD-02 = Au sol, seules les liaisons comptent. Provinces, frontières et fleuves ne changent rien.
rule-BRD-03 = Une case est amie quand vous êtes seul à y avoir des unités ou un marqueur.
rule-BRD-04 = Une case est contestée quand des unités des deux camps s’y trouvent.
rule-BRD-05 = Une case est ennemie quand l’autre camp est seul à y avoir des unités ou un marqueur.
rule-BRD-06 = Un marqueur de contrôle garde une case vide à son propriétaire. Ce n’est pas une unité : il ne bouge pas, ne combat pas, et arrête seulement l’ennemi qui entre ([[MOV-04]]).
rule-BRD-07 = Quand votre dernière unité quitte une case, votre marqueur y est posé aussitôt.
rule-BRD-08 = Votre marqueur est retiré dès que vos propres unités occupent la case.
rule-BRD-09 = Un marqueur ennemi est retiré dès qu’une de vos unités entre dans la case ([[MOV-05]]).
rule-BRD-10 = Il y a douze villes-objectifs. Celles de chaque camp et celles qui sont contestées font toujours douze en tout.
rule-BRD-11 = Une ancre signale un port. Beaucoup de cartes font entrer leurs pions par un port.
rule-BRD-12 = Le Maroc est une case nationaliste sans aucune liaison terrestre. Il compte comme port et reste toujours ravitaillé ([[SUP-06]]).
rule-BRD-13 = Des pistes indiquent le tour et l’année, les villes-objectifs et les points de remplacement de chaque camp.
rule-BRD-14 = Sans les règles navales, les zones maritimes, les bases, les navires et les cartes N n’interviennent pas.
rule-BRD-15 = Toutes les unités sont visibles des deux joueurs, sauf avec le brouillard de guerre ([[OPT-06]]) ; les mains de cartes sont secrètes.

## Pions

rule-CMP-01 = Une troupe a une force de 5, 3, 2 ou 1. Les petits pions portent 1 et 2, les grands 3 et 5.
rule-CMP-02 = Une troupe lance autant de dés que sa force. Le modificateur imprimé sur son pion compte chaque fois qu’elle attaque ou se défend.
rule-CMP-03 = Une troupe n’est jamais divisée, et deux troupes ne sont jamais réunies.
rule-CMP-04 = Troupes républicaines : Armée régulière, Armée basque, Milice communiste, Milice anarchiste et Brigades internationales.
rule-CMP-05 = Troupes nationalistes : Armée régulière, Phalangistes, Carlistes, Légionnaires, Armée d’Afrique et Italiens.
rule-CMP-06 = Les emblèmes ne comptent que chez les Républicains, et seulement avec l’option des généraux républicains.
rule-CMP-07 = Le nombre de pions est limité. Ce qui n’est pas dans la réserve ne peut être ni placé ni échangé ([[AMB-64]]).
rule-CMP-08 = La boîte contient 166 pions, 110 cartes et dix dés. Le jeu standard emploie 44 cartes par camp ; avec la guerre navale et les cartes 45, il y en a 55.
rule-CMP-09 = Chars et généraux portent un modificateur. Les avions portent un ou deux dés, et un modificateur pour le seul combat aérien ([[ADF-09]]).
rule-CMP-10 = Le nombre de dés de la boîte ne limite pas les dés lancés.

## Mise en place

rule-SET-01 = On place la disposition de 1936 ; tous les autres pions attendent hors de la carte.
rule-SET-02 = Chaque camp a deux paquets : les cartes 1 à 22 pour 1936-1937, les cartes 23 à 44 pour 1938-1939. Chacun est mélangé.
rule-SET-03 = Chaque camp commence avec six cartes. C’est la pioche du tour 1, et non un supplément.
rule-SET-04 = La partie commence au tour 1, avec quatre villes-objectifs pour chaque camp et quatre contestées.
rule-SET-05 = En 1936, les généraux en jeu et quelques avions commencent sur la carte ([[AIR-05]], [[GEN-06]]). Les autres avions et les chars attendent dans la réserve qu’une carte les amène.
rule-SET-06 = Líster, Ulibarri et Dávila commencent hors du jeu. Chacun n’entre que par sa carte.
rule-SET-07 = Sans les règles navales, le Ju-52 et le Ni-52 ne sont pas employés.

## Séquence de jeu

rule-SEQ-01 = Un tour se déroule ainsi : Pioche, Mouvement nationaliste, Mouvement républicain, Généraux, Combats, Réorganisation, Événements, Remplacements aux tours impairs, Fin de tour. Il y a dix tours au plus.
rule-SEQ-02 = Les Nationalistes achèvent tout leur mouvement, avions compris, avant que les Républicains commencent le leur.
rule-SEQ-03 = Les généraux sont affectés, puis activés, un par un et à tour de rôle. Les Nationalistes commencent.
rule-SEQ-04 = Pioche, Réorganisation et Fin de tour concernent les deux camps au même moment.
rule-SEQ-05 = Les remplacements ne viennent qu’aux tours 1, 3, 5, 7 et 9.
rule-SEQ-06 = Au début du tour 6, les deux mains sont écartées, et les cartes viennent désormais des paquets 1938-1939.
rule-SEQ-07 = Avec les règles navales, les navires sont affectés après la pioche, les Nationalistes d’abord, et les combats en mer viennent après les combats terrestres et avant la Réorganisation ([[NAV-05]], [[NAV-06]]).
rule-SEQ-08 = La Réorganisation suit cet ordre : avec les règles navales, on établit le contrôle des mers ([[NAV-37]]) ; avions et généraux rentrent, les unités qui ont servi sont de nouveau prêtes, les villes-objectifs sont comptées, la victoire est vérifiée ; avec les règles navales, les mers prennent effet ([[NAV-39]]) ; le Maroc envoie son transport.

## Paquets et pioche

rule-DRW-01 = Chaque camp pioche trois cartes par tour, mais six aux tours 1 et 6.
rule-DRW-02 = Avec les règles navales, on pioche une carte de plus aux tours 1 à 5 : sept au tour 1, puis quatre.
rule-DRW-03 = Les tours 1 à 5 emploient le paquet 1936-1937, les tours 6 à 10 le paquet 1938-1939.
rule-DRW-04 = Une carte jouée, défaussée ou annulée est perdue pour de bon. Les paquets ne sont jamais remélangés.
rule-DRW-05 = La limite de huit cartes n’est vérifiée qu’en Fin de tour ([[STA-01]]).
rule-DRW-06 = Les cartes navales employées sont réparties par année et mélangées aux deux paquets.
rule-DRW-07 = Une carte ne sert qu’à une chose : son événement, son bonus ou son malus.

## Ravitaillement

rule-SUP-01 = Une unité est ravitaillée quand au moins une case reliée à la sienne est amie ou contestée.
rule-SUP-02 = Elle est hors ravitaillement quand l’ennemi tient toutes les cases reliées, par des unités ou par de simples marqueurs.
rule-SUP-03 = Le ravitaillement ne porte qu’à une liaison. Aucune chaîne vers une source lointaine n’est requise.
rule-SUP-04 = Les troupes et les chars hors ravitaillement ne peuvent ni se déplacer ni attaquer.
rule-SUP-05 = Une case hors ravitaillement ne reçoit ni remplacements ni unités de cartes, sauf si la carte le dit.
rule-SUP-06 = Les unités au Maroc sont toujours ravitaillées.
rule-SUP-07 = Le ravitaillement est vérifié quand il importe : à nouveau pour chaque mouvement et pour chaque bataille.
rule-SUP-08 = Une unité hors ravitaillement se défend normalement, et son général aide toujours à la défense.

## Mouvement terrestre

rule-MOV-01 = Troupes et chars se déplacent le long des liaisons. Chacun peut se déplacer une fois dans sa phase de mouvement, sans y être obligé.
rule-MOV-02 = Partie d’une case amie, une unité va aussi loin qu’elle veut tant qu’elle traverse des cases amies.
rule-MOV-03 = Une unité qui entre dans une case contestée ou ennemie y termine son mouvement.
rule-MOV-04 = Une case qui ne contient qu’un marqueur ennemi arrête elle aussi l’unité qui y entre.
rule-MOV-05 = Le marqueur est retiré aussitôt. La case est désormais amie, et les unités qui se déplacent ensuite peuvent la traverser.
rule-MOV-06 = Une troupe qui part d’une case contestée ne franchit qu’une liaison, vers une case amie ou contestée, et s’y arrête.
rule-MOV-07 = Votre dernière unité, troupe ou char, ne peut pas quitter une case contestée ([[AMB-03]]).
rule-MOV-08 = L’état de la case de départ, amie ou contestée, se lit quand l’unité part : les mouvements précédents comptent donc.
rule-MOV-09 = À la fin de votre mouvement, aucune case ne peut contenir plus de quatre de vos troupes. Chars, avions et généraux ne comptent pas.
rule-MOV-10 = Vous pouvez traverser une case pleine : la limite n’est vérifiée qu’à la fin de votre mouvement.
rule-MOV-11 = Une carte peut porter une case au-delà de quatre troupes. Ce qui dépasse encore la limite à la fin de votre mouvement suivant est détruit, à votre choix.
rule-MOV-12 = Les troupes hors ravitaillement ne peuvent pas partir : une case encerclée qui contient trop de troupes perd donc l’excédent ([[MOV-11]]).
rule-MOV-13 = Une case tenue par des unités ennemies devient contestée quand vous y entrez. On ne combat pas pendant le mouvement.
rule-MOV-14 = Avions et généraux sont affectés, non déplacés ; les unités ennemies ne leur barrent jamais la route.

## Chars

rule-TNK-01 = Les chars se déplacent comme les troupes, mais ne comptent pas dans la limite de quatre.
rule-TNK-02 = Un char qui quitte une case contestée peut continuer à travers des cases amies ; une troupe ne le peut pas ([[MOV-06]]).
rule-TNK-03 = Un char parti d’une case contestée ne peut toutefois pas entrer dans une case ennemie.
rule-TNK-04 = Comme toute unité terrestre, un char s’arrête quand il entre dans une case contestée.
rule-TNK-05 = Un char n’attaque jamais seul et n’est jamais pris pour cible. Il ne fait que soutenir une troupe.
rule-TNK-06 = Les chars restent sur la carte pendant la Réorganisation.
rule-TNK-07 = Un char qui a soutenu une troupe est perdu si cette troupe est détruite. Tout char est perdu s’il ne reste aucune troupe amie dans sa case.
rule-TNK-08 = Un char soutient une fois par tour, puis il a servi (exception : [[BAT-12]]).
rule-TNK-09 = Dans l’édition de 2007, les chars ne traversent que des cases de leur camp et s’arrêtent avec des unités amies.

## Maroc

rule-MAR-01 = Les unités ne quittent le Maroc qu’à la fin de la Réorganisation, avant tout événement.
rule-MAR-02 = Trois unités par tour au plus, généraux compris : une vers Séville et deux vers Cadix.
rule-MAR-03 = Le lieu de débarquement doit contenir une unité ou un marqueur nationaliste ; il peut être contesté.
rule-MAR-04 = Le Maroc est un port : les cartes nationalistes qui amènent des unités dans un port peuvent donc les y placer.
rule-MAR-05 = Un général au Maroc ne peut pas être affecté avant d’avoir été transporté.
rule-MAR-06 = Au tour suivant, un général débarqué ne peut être affecté qu’à cette case ou à une case reliée à celle-ci. Ensuite, il est comme les autres.
rule-MAR-07 = Règles navales : tant que le détroit est contesté, une seule unité va à Cadix et une seule à Séville ([[NAV-42]]).
rule-MAR-08 = Règles navales : tant que la République contrôle le détroit, il n’y a pas de transport ([[NAV-42]]).
rule-MAR-09 = La limite de quatre troupes n’est pas vérifiée au débarquement, mais à la fin du mouvement nationaliste suivant.

## Avions

rule-AIR-01 = Pendant votre mouvement, vous pouvez placer les avions de votre plateau individuel sur toute case où vous avez une unité, si loin qu’elle soit.
rule-AIR-02 = Ni les liaisons ni l’ennemi ne gênent les avions, et ils ne comptent pas dans la limite de quatre.
rule-AIR-03 = Les avions peuvent aussi rester sur le plateau individuel.
rule-AIR-04 = Après les batailles, tous les avions rentrent sur le plateau individuel et volent de nouveau au tour suivant, sauf s’ils sont détruits.
rule-AIR-05 = Au tour 1, un avion qui commence sur la carte ne peut aller que dans sa case de départ ou dans une case reliée à celle-ci. Si son joueur ne le déplace pas, il reste où il est et y sert.
rule-AIR-06 = Les avions n’ont pas besoin de ravitaillement et ne peuvent pas être attaqués au sol.
rule-AIR-07 = Les avions rentrent aussitôt si, après une attaque, il ne reste aucune troupe amie dans leur case.

## Généraux

rule-GEN-01 = Après les deux mouvements, les camps affectent à tour de rôle un général, les Nationalistes d’abord, à une case contenant au moins une unité de leur camp.
rule-GEN-02 = Chaque camp peut avoir un général par case.
rule-GEN-03 = Quand un camp n’a plus de général à affecter, l’autre affecte tous ceux qui lui restent.
rule-GEN-04 = Après le tour 1, la distance ne compte pas pour les généraux, sauf après un débarquement ([[MAR-06]]) et pour Ulibarri au tour qui suit sa carte ([[AMB-75]]).
rule-GEN-05 = Les généraux rentrent sur le plateau individuel à la Réorganisation et peuvent resservir au tour suivant.
rule-GEN-06 = Au tour 1, un général qui commence sur la carte ne peut aller que dans sa case de départ ou dans une case reliée à celle-ci.
rule-GEN-07 = Les généraux ne comptent pas dans la limite de quatre, ne se déplacent pas dans la phase de mouvement et ne tiennent pas une case à eux seuls.
rule-GEN-08 = Un général peut être affecté à une case hors ravitaillement, où il aide à la défense.

## Engager les batailles

rule-BAT-01 = À tour de rôle, les Nationalistes d’abord, un camp choisit un de ses généraux actifs et combat dans sa case, ou renonce.
rule-BAT-02 = Dans les deux cas, ce général n’engage pas d’autre bataille dans ce tour.
rule-BAT-03 = Quand un camp n’a plus de général actif, l’autre continue seul jusqu’à ce que tous les siens aient joué.
rule-BAT-04 = Une bataille demande un général actif de votre camp dans la case, et n’engage que les unités de cette case.
rule-BAT-05 = Personne n’est jamais obligé de combattre.
rule-BAT-06 = Chacune de vos troupes de la case peut attaquer, l’une après l’autre. Vous pouvez arrêter à tout moment.
rule-BAT-07 = Chaque troupe attaque au plus une fois par tour. Elle peut se défendre autant de fois qu’il le faut.
rule-BAT-08 = Un général hors ravitaillement ne peut pas engager de bataille ; il ne peut que renoncer.
rule-BAT-09 = Un général hors ravitaillement ajoute toujours son modificateur en défense.
rule-BAT-10 = Le ravitaillement se vérifie, pour une bataille, au moment où elle est engagée.
rule-BAT-11 = Une bataille est une suite d’attaques. Un soutien qui a servi dans l’une d’elles a servi aussi pour les suivantes.
rule-BAT-12 = Si l’autre camp engage plus tard une bataille dans la même case, tous les soutiens qui s’y trouvent sont de nouveau prêts pour elle. Les troupes qui ont attaqué n’attaquent pas une seconde fois.
rule-BAT-13 = Dans un tour, un général peut soutenir une attaque de sa propre bataille et une défense dans sa case.
rule-BAT-14 = La bataille finie, c’est à l’autre camp, s’il lui reste un général actif.

## Combat : une attaque

rule-CBT-01 = Une attaque a sept étapes : troupes, soutien, cartes, combat aérien, dés, impacts, fin.
rule-CBT-02 = L’attaquant désigne une de ses troupes et une troupe ennemie de la case. Le défenseur n’y peut rien.
rule-CBT-03 = Seules les troupes attaquent et sont attaquées.
rule-CBT-04 = Les généraux, chars et avions de la case qui n’ont pas servi peuvent soutenir, autant que vous voulez. Généraux et chars apportent des modificateurs, les avions des dés.
rule-CBT-05 = L’attaquant désigne d’abord tout son soutien ; le défenseur répond en le connaissant.
rule-CBT-06 = Le général qui a engagé la bataille doit en soutenir la première attaque, même avec un modificateur négatif.
rule-CBT-07 = Chaque soutien aide une fois par tour ; après l’attaque, il a servi.
rule-CBT-08 = Un général peut soutenir une défense par tour sans avoir servi pour autant, et peut encore engager sa propre bataille.
rule-CBT-09 = Chaque camp peut poser une carte dans chaque attaque. Une autre attaque peut recevoir une autre carte.
rule-CBT-10 = L’attaquant pose sa carte face cachée en annonçant bonus ou malus ; le défenseur fait ensuite de même. Les deux sont révélées ensemble.
rule-CBT-11 = Un bonus améliore votre jet, un malus gêne celui de l’autre. Attaquant et défenseur peuvent employer l’un ou l’autre.
rule-CBT-12 = Les cartes employées en combat quittent le jeu et ne sont pas des événements.
rule-CBT-13 = Il n’y a de combat aérien que si les deux camps ont des avions dans cette attaque.
rule-CBT-14 = Vous lancez votre force, plus les dés de vos avions encore en vol, plus les dés de bonus, moins les dés de malus.
rule-CBT-15 = S’il ne reste aucun dé, vous ne lancez rien et n’infligez aucun impact.
rule-CBT-16 = Les deux camps lancent en même temps. Tout dé à 5 ou plus après modificateurs est un impact : les deux troupes peuvent donc être détruites.
rule-CBT-17 = Ensuite, les soutiens ont servi et la troupe attaquante a fini pour ce tour. Une autre de vos troupes peut attaquer.
rule-CBT-18 = Se défendre n’use pas : la même troupe peut être attaquée de nouveau tout de suite.
rule-CBT-19 = Cartes et soutien sont engagés avant le combat aérien. Un avion qui y est perdu n’apporte rien, et la carte reste dépensée.
rule-CBT-20 = Exemple : des Légionnaires de force 2, avec Varela, un CV-33 et une carte, attaquent une Milice anarchiste de force 2, avec Rojo, un I-15, un T-26 et une carte. L’attaquant inflige un impact, le défenseur deux : les Légionnaires sont détruits, la Milice tombe à 1.

## Combat aérien

rule-ADF-01 = Seuls y participent les avions que les deux camps ont désignés en soutien de cette attaque.
rule-ADF-02 = Les avions s’affrontent un contre un. Le défenseur choisit les paires.
rule-ADF-03 = Les avions sans adversaire sautent le combat aérien et soutiennent directement.
rule-ADF-04 = Chaque avion lance son ou ses deux dés et ajoute son modificateur à un seul.
rule-ADF-05 = Un avion à deux dés garde le meilleur ; ils ne s’additionnent pas.
rule-ADF-06 = Sur 6 ou plus, l’avion ennemi est détruit pour de bon. Sur 5, il est repoussé : il est utilisé et ne soutient pas maintenant. Il est de nouveau prêt après la Réorganisation, ou si l’autre camp engage une bataille dans la même case ([[BAT-12]]).
rule-ADF-07 = Les deux lancent en même temps : les deux avions peuvent donc être détruits.
rule-ADF-08 = Les cartes ne changent jamais le combat aérien.
rule-ADF-09 = Le modificateur d’un avion ne compte qu’en combat aérien, jamais pour les dés au sol.
rule-ADF-10 = Les avions restés indemnes ajoutent ensuite leurs dés au jet de leur camp.

## Modificateurs

rule-DRM-01 = Un modificateur (DRM) change le résultat d’un dé ; il n’ajoute pas de dé.
rule-DRM-02 = Un modificateur négatif s’applique au dé le plus élevé.
rule-DRM-03 = Un modificateur positif s’applique au dé que choisit celui qui lance, après avoir vu le jet.
rule-DRM-04 = Les modificateurs négatifs s’appliquent avant les positifs.
rule-DRM-05 = Un même modificateur n’est jamais réparti entre plusieurs dés.
rule-DRM-06 = Plusieurs modificateurs peuvent s’appliquer au même dé.
rule-DRM-07 = Une carte à −1 sur deux dés diminue d’un point chacun des deux dés les plus élevés.
rule-DRM-08 = Le modificateur propre de la troupe, chaque char, chaque général et chaque carte comptent comme des modificateurs distincts.
rule-DRM-09 = Aucun dé n’est un impact ni un échec par lui-même : seul compte le nombre modifié.
rule-DRM-10 = Après la carte 20 de leur camp, les milices républicaines, ou les Carlistes et les Phalangistes, ne subissent plus leur −1 imprimé.

## Impacts

rule-HIT-01 = Chaque impact retire un pas : 5, 3, 2, 1, détruite.
rule-HIT-02 = Tous les impacts vont à la seule troupe qui a combattu. Le surplus est perdu.
rule-HIT-03 = Quatre impacts détruisent n’importe quelle troupe.
rule-HIT-04 = De 3 à 2, le grand pion est échangé contre un petit du même type.
rule-HIT-05 = S’il ne reste pas de petit pion de ce type, la troupe devient Armée régulière.
rule-HIT-06 = Si celle-ci manque aussi, elle devient Milice chez les Républicains, Phalangistes ou Carlistes chez les Nationalistes. Le propriétaire choisit.
rule-HIT-07 = Le nouveau pion est une troupe ordinaire de son nouveau type.
rule-HIT-08 = S’il n’y a aucun pion pour la remplacer, la troupe est retirée.
rule-HIT-09 = Le pion d’une troupe détruite retourne à la réserve et peut revenir. Pas celui d’un avion détruit ([[AMB-14]]).
rule-HIT-10 = Si la case est laissée vide par les deux camps, on y place le marqueur du camp qui attaquait, même dans un débarquement ([[AMB-01]]).
rule-HIT-11 = Si un seul camp y a encore des unités, la case lui est aussitôt amie.
rule-HIT-12 = Après les impacts, des chars peuvent être perdus et des avions rentrer ([[TNK-07]], [[AIR-07]]).

## Réorganisation

rule-UPK-01 = Tous les avions et tous les généraux rentrent sur les plateaux individuels. Troupes et chars restent.
rule-UPK-02 = Toute unité qui a servi est de nouveau prête.
rule-UPK-03 = On compte les villes-objectifs : les vôtres, celles de l’autre camp, les contestées ; douze en tout.
rule-UPK-04 = On vérifie la victoire. Si personne n’a gagné, la partie continue.
rule-UPK-05 = Vient alors le transport depuis le Maroc ([[MAR-01]]).
rule-UPK-06 = Un général qui vient de débarquer reste dans sa case, sur la carte, jusqu’à son affectation au tour suivant.

## Événements

rule-EVT-01 = Les cartes ne sont des événements que dans la phase d’Événements.
rule-EVT-02 = Les camps jouent une carte à la fois, à tour de rôle, les Nationalistes d’abord, trois au plus chacun (quatre avec les règles navales).
rule-EVT-03 = Personne n’est obligé de jouer. Si un camp s’arrête, l’autre peut continuer jusqu’à sa limite.
rule-EVT-04 = Un événement prend effet aussitôt ; puis sa carte quitte le jeu.
rule-EVT-05 = Une carte dont l’effet est impossible est dépensée quand même.
rule-EVT-06 = Certaines cartes agissent plus tard. Elles se jouent maintenant, comptent comme un événement et restent de côté jusqu’à leur effet.
rule-EVT-07 = Une carte permanente reste sur la table jusqu’à la fin de la partie.
rule-EVT-08 = Une carte d’Espionnage annule, sur-le-champ, l’événement que l’autre camp vient de jouer. Elle compte parmi vos événements.
rule-EVT-09 = Quand une carte parle de pion, il s’agit d’une unité ou d’un marqueur.
rule-EVT-10 = Les nouvelles unités d’une carte n’entrent que dans des cases amies ou contestées, sauf dans les deux débarquements ([[CRD-R37]], [[CRD-N43]]).
rule-EVT-11 = Une carte n’amène rien dans une case hors ravitaillement, sauf si elle le dit.
rule-EVT-12 = Règles navales : un port sous blocus ne reçoit rien des cartes ([[NAV-32]]).
rule-EVT-13 = Les unités des cartes demandent elles aussi des pions dans la réserve ([[CMP-07]], [[AMB-64]]).
rule-EVT-14 = La main n’est pas complétée après les événements.

## Cartes républicaines

rule-CRD-R01 = Mobilisation anarchiste : troupes à Barcelone, s’il n’y a ni unité ni marqueur ennemi.
rule-CRD-R02 = Mobilisation communiste : troupes à Madrid, si vous y avez une unité ou un marqueur.
rule-CRD-R03 = Premier matériel soviétique : pions à Murcie, s’il n’y a ni unité ni marqueur ennemi.
rule-CRD-R04 = Cinquième Régiment : troupes à Madrid, si vous y avez une unité ou un marqueur.
rule-CRD-R05 = Brigades internationales : troupes à Albacete, si vous y êtes présent et contrôlez un port.
rule-CRD-R06 = Armée basque : troupes à Bilbao, si vous y avez une unité ou un marqueur.
rule-CRD-R07 = Mobilisation communiste : troupes dans toute case sans unité ni marqueur ennemi.
rule-CRD-R08 = Brigades mixtes : une de vos troupes, de n’importe quel type, devient Armée régulière 3 si ce pion est libre.
rule-CRD-R09 = No pasarán : troupes à Madrid, si vous y avez une unité ou un marqueur.
rule-CRD-R10 = Aviation soviétique : avions, pourvu qu’il y ait une case sans unité ni marqueur ennemi. Ils sont sur le plateau individuel au tour suivant ([[AMB-16]]).
rule-CRD-R11 = Mobilisation anarchiste : troupes à Saragosse, s’il n’y a ni unité ni marqueur ennemi.
rule-CRD-R12 = Brigades internationales : troupes à Albacete, si vous y êtes présent et contrôlez un port.
rule-CRD-R13 = Chars sur le Jarama : chars dans tout port sans unité ni marqueur ennemi.
rule-CRD-R14 = Les Brigades internationales sur le Jarama : une troupe des Brigades internationales passe de 3 à 5.
rule-CRD-R15 = Armée basque : une troupe basque passe de 2 à 3.
rule-CRD-R16 = Mort de Mola : le général Mola quitte le jeu pour de bon.
rule-CRD-R17 = L’or de Moscou : pions dans tout port que vous contrôlez.
rule-CRD-R18 = Offensive de Teruel : troupes dans une case où vous avez une unité ou un marqueur.
rule-CRD-R19 = Nouveau général : Líster est disponible au tour suivant.
rule-CRD-R20 = Académies de guerre, permanente : les milices républicaines perdent leur −1 ([[DRM-10]]).
rule-CRD-R21 = Conscription : trois points supplémentaires à la prochaine phase de Remplacements.
rule-CRD-R22 = La France aide la République : pions à Barcelone, si vous y avez une unité ou un marqueur.
rule-CRD-R23 = Chars russes : chars dans tout port que vous contrôlez.
rule-CRD-R24 = Réouverture de la frontière : un avion de la réserve, de votre choix, par Barcelone ([[AMB-14]]).
rule-CRD-R25 = Aviation soviétique : avions de la réserve, par tout port que vous contrôlez ([[AMB-14]]).
rule-CRD-R26 = Reconstitution des Brigades : troupes à Albacete, si vous y êtes présent et contrôlez un port.
rule-CRD-R27 = Armée de l’Èbre : une troupe à Barcelone, et là seulement, passe de 3 à 5.
rule-CRD-R28 = Jeunes classes : troupes à Barcelone, s’il n’y a ni unité ni marqueur ennemi.
rule-CRD-R29 = Offensive républicaine : avant le début du tour suivant, vous faites un mouvement et attaquez dans une case. À ce tour, vous n’avez pas d’autre mouvement ([[CRD-OFF]]).
rule-CRD-R30 = Construction nationale : pions de la réserve à Barcelone ou à Valence, si vous y avez une unité ou un marqueur ([[AMB-14]]).
rule-CRD-R31 = Regroupement : une troupe passe de 3 à 5.
rule-CRD-R32 = Offensive en Estrémadure : troupes à Ciudad Real, si vous y avez une unité ou un marqueur.
rule-CRD-R33 = Retrait italien : le joueur nationaliste retire la moitié de ses troupes italiennes, arrondie à l’inférieur, mais au moins une ([[AMB-18]], [[AMB-68]]).
rule-CRD-R34 = Nouveaux chasseurs russes : avions de la réserve, par tout port que vous contrôlez ([[AMB-14]]).
rule-CRD-R35 = Nouveau général : Ulibarri entre en jeu, si des troupes basques sont à Bilbao ou à Saint-Sébastien. Au tour suivant, il ne peut être affecté que là ([[AMB-75]]).
rule-CRD-R36 = Conscription : trois points supplémentaires à la prochaine phase de Remplacements.
rule-CRD-R37 = Plan P : des troupes débarquent à Malaga. Si l’ennemi s’y trouve, les attaques continuent jusqu’à ce qu’un camp ait disparu ([[AMB-51]]).
rule-CRD-R38 = Défense de la Catalogne : troupes à Cordoue ou à Albacete, s’il n’y a ni unité ni marqueur ennemi.
rule-CRD-R39 = Résistance communiste : troupes à Barcelone, s’il n’y a ni unité ni marqueur ennemi.
rule-CRD-R40 = État de guerre : toute milice républicaine devient Armée régulière, dans la limite des pions ; vous choisissez lesquelles ([[AMB-67]]).
rule-CRD-R41 = Ligne XYZ : troupes à Valence, si vous y avez une unité ou un marqueur.
rule-CRD-R42 = Offensive en Estrémadure : troupes à Ciudad Real, si vous y avez une unité ou un marqueur.
rule-CRD-R43 = Embargo sur le pétrole : au tour suivant, les Nationalistes ne peuvent combattre que dans deux cases au plus ([[AMB-19]]).
rule-CRD-R44 = Espionnage républicain : annule l’événement nationaliste qui vient d’être joué ([[EVT-08]]).
rule-CRD-R45 = Carte optionnelle : une seconde offensive républicaine, comme la carte 29 ([[CRD-OFF]], [[AMB-74]]).
rule-CRD-OFF = L’offensive a lieu avant la pioche : mouvement et avions républicains, précédés des navires avec les règles navales ([[NAV-15]]) ; puis un général peut attaquer dans sa case. Le tour continue sans mouvement républicain. Le général peut combattre de nouveau, mais aucune troupe n’attaque deux fois.

## Cartes nationalistes

rule-CRD-N01 = Junte de défense : troupes dans toute case sans unité ni marqueur ennemi.
rule-CRD-N02 = Aide italienne : pions à Cadix, s’il n’y a ni unité ni marqueur ennemi.
rule-CRD-N03 = Mobilisation carliste : troupes à Pampelune, si vous y avez une unité ou un marqueur.
rule-CRD-N04 = Mobilisation phalangiste : troupes à Séville, s’il n’y a ni unité ni marqueur ennemi.
rule-CRD-N05 = Premières troupes italiennes : troupes à Cadix, s’il n’y a ni unité ni marqueur ennemi.
rule-CRD-N06 = Légion Condor : pions par un port sans unité ni marqueur ennemi.
rule-CRD-N07 = Militarisation des milices : troupes à Salamanque, s’il n’y a ni unité ni marqueur ennemi.
rule-CRD-N08 = Tué au front : le général Durruti quitte le jeu pour de bon.
rule-CRD-N09 = Volontaires italiens : troupes et un char de la réserve à Cadix, s’il n’y a ni unité ni marqueur ennemi.
rule-CRD-N10 = Formation du CTV : une troupe italienne passe de 3 à 5.
rule-CRD-N11 = Recrutement au Maroc : troupes à Cadix, s’il n’y a ni unité ni marqueur ennemi.
rule-CRD-N12 = Guadalajara : une troupe italienne passe de 3 à 5.
rule-CRD-N13 = Le parti unique : troupes dans toute case sans unité ni marqueur ennemi.
rule-CRD-N14 = Aviation italienne : avions par un port sans unité ni marqueur ennemi.
rule-CRD-N15 = Combats à Barcelone : le joueur républicain retire trois troupes de milice de son choix, de n’importe quelle force.
rule-CRD-N16 = Nouveaux légionnaires : troupes à Séville, s’il n’y a ni unité ni marqueur ennemi.
rule-CRD-N17 = Regroupement : troupes dans toute case sans unité ni marqueur ennemi.
rule-CRD-N18 = Nouveau général : Dávila est disponible au tour suivant.
rule-CRD-N19 = Renforts pour la Légion Condor : pions par tout port que vous contrôlez.
rule-CRD-N20 = Sous-lieutenants provisoires, permanente : Carlistes et Phalangistes perdent leur −1 ([[DRM-10]]).
rule-CRD-N21 = Conscription : trois points supplémentaires à la prochaine phase de Remplacements.
rule-CRD-N22 = Volontaires portugais : troupes dans toute case sans unité ni marqueur ennemi.
rule-CRD-N23 = Nouveaux légionnaires : troupes à Séville, s’il n’y a ni unité ni marqueur ennemi.
rule-CRD-N24 = Capture de chars : chars dans toute case sans unité ni marqueur ennemi.
rule-CRD-N25 = Munich : un avion ou un char éliminé de la Légion Condor revient par un port que vous contrôlez. Aucune autre carte ne ramène un avion détruit ([[AMB-14]]).
rule-CRD-N26 = Réorganisation du CTV : pions dans un port sans unité ni marqueur ennemi.
rule-CRD-N27 = Renforts pour la Légion Condor : pions par un port sans unité ni marqueur ennemi.
rule-CRD-N28 = Regroupement : une troupe passe de 3 à 5.
rule-CRD-N29 = Armée du Maroc : une troupe nationaliste de n’importe quel type passe de 3 à 5 ([[AMB-66]]).
rule-CRD-N30 = Attaque de Castellón : troupes à Teruel, s’il n’y a ni unité ni marqueur ennemi.
rule-CRD-N31 = Réorganisation des Italiens : une troupe nationaliste de n’importe quel type passe de 3 à 5 ([[AMB-66]]).
rule-CRD-N32 = Corps marocain : troupes à Saragosse, s’il n’y a ni unité ni marqueur ennemi.
rule-CRD-N33 = Retrait des volontaires : toutes les Brigades internationales deviennent Armée régulière, dans la limite des pions ; le joueur républicain choisit lesquelles ([[AMB-67]]).
rule-CRD-N34 = Aide allemande : pions par un port sans unité ni marqueur ennemi.
rule-CRD-N35 = Problèmes républicains : au tour suivant, les Républicains ne peuvent combattre que dans deux cases au plus ([[AMB-69]]).
rule-CRD-N36 = Conscription : trois points supplémentaires à la prochaine phase de Remplacements.
rule-CRD-N37 = Blocus naval italien : le joueur républicain retire un avion soviétique de son choix.
rule-CRD-N38 = Troupes fraîches : troupes à Lérida, si vous y avez une unité ou un marqueur.
rule-CRD-N39 = Regroupement : troupes dans toute case sans unité ni marqueur ennemi.
rule-CRD-N40 = Coup d’État à Madrid : vous choisissez une troupe ou un char républicain à Madrid, qui est retiré ([[AMB-20]]).
rule-CRD-N41 = Regroupement : troupes dans toute case sans unité ni marqueur ennemi.
rule-CRD-N42 = Attaque au sud : troupes à Malaga, si vous y avez une unité ou un marqueur.
rule-CRD-N43 = Débarquement à Carthagène : des troupes débarquent à Murcie. Si l’ennemi s’y trouve, les attaques continuent jusqu’à ce qu’un camp ait disparu ([[AMB-51]]).
rule-CRD-N44 = Espionnage nationaliste : annule l’événement républicain qui vient d’être joué ([[EVT-08]]).
rule-CRD-N45 = Carte optionnelle, le pacte de Santoña : toutes les troupes basques quittent la carte, si les Nationalistes tiennent seuls Bilbao.

## Renforts

rule-RPL-01 = Aux tours impairs, chaque camp reçoit un point par ville-objectif amie et un par ville-objectif contestée.
rule-RPL-02 = Les cartes de Conscription donnent des points supplémentaires ; avec les règles navales, la mer des Baléares aussi ([[NAV-41]]).
rule-RPL-03 = Le camp qui a le moins de points dépense le premier, puis un point chacun à tour de rôle. À égalité, les Nationalistes commencent.
rule-RPL-04 = Quand un camp n’a plus de point, l’autre dépense le reste.
rule-RPL-05 = Un point augmente une troupe d’un pas ou fait entrer une nouvelle troupe.
rule-RPL-06 = On ne peut dépenser qu’un seul point par case dans une phase.
rule-RPL-07 = Les points ne se dépensent que dans des cases ravitaillées ([[SUP-01]]).
rule-RPL-08 = Au tour 1, une nouvelle troupe a une force de 1, et une troupe peut passer de 1 à 2.
rule-RPL-09 = Aux tours 3 et 5, une nouvelle troupe a une force de 2, et une troupe peut monter jusqu’à 3.
rule-RPL-10 = Aux tours 7 et 9, une nouvelle troupe a une force de 2, et une troupe peut monter jusqu’à 5.
rule-RPL-11 = Les points ne servent que pour l’Armée régulière, les Basques, les Communistes et les Anarchistes, ou pour l’Armée régulière et les Phalangistes. Tous les autres types viennent par des cartes.
rule-RPL-12 = De 2 à 3, une troupe garde son type. Si aucun grand pion de ce type n’est libre, le propriétaire peut en prendre un d’un autre type que les points peuvent acheter.
rule-RPL-13 = Les troupes basques n’entrent qu’à Bilbao ou à Saint-Sébastien.
rule-RPL-14 = Sans pion dans la réserve, le point ne peut pas être dépensé de cette façon.
rule-RPL-15 = Les points non dépensés sont perdus à la fin de la phase.
rule-RPL-16 = Une nouvelle troupe entre dans une de vos cases amies ou contestées. Un marqueur suffit à tenir la case ; il est alors retiré.
rule-RPL-17 = Règles navales : un point répare un navire endommagé dans une base ; la limite d’un point par case ne s’applique pas ([[NAV-62]]).
rule-RPL-18 = Chars, avions et généraux ne s’achètent pas avec des points.

## Fin de tour

rule-STA-01 = Chaque joueur se défausse, à son choix, pour ne garder que huit cartes. Les autres quittent le jeu.
rule-STA-02 = Le marqueur de tour avance. Après le tour 10, la partie se termine et les villes sont comptées ([[VIC-02]]).
rule-STA-03 = Les limites valables pour un tour prennent fin.

## Victoire

rule-VIC-01 = La victoire est vérifiée à chaque Réorganisation, et la partie s’arrête aussitôt qu’un camp a gagné.
rule-VIC-02 = Si personne n’a gagné à la fin du tour 10, le camp qui a le plus de villes-objectifs amies l’emporte. À égalité, la partie est nulle ; les villes contestées ne comptent pour personne.
rule-VIC-03 = Un camp qui a plus de sept villes-objectifs amies gagne.
rule-VIC-04 = Un camp gagne quand l’autre n’a plus de groupe d’au moins huit cases reliées contenant ses unités ou ses marqueurs. Les cases contestées font partie du groupe. À cette table, les deux nombres figurent au-dessus de la carte, à côté des villes-objectifs (« Reliées ≥ 8 ») ; appuyez sur l’un pour entourer son groupe.
rule-VIC-05 = Un camp gagne quand Madrid, Barcelone et Séville lui sont toutes trois amies.
rule-VIC-06 = Les Nationalistes gagnent si Madrid leur est amie à la Réorganisation du tour 1, 2 ou 3.
rule-VIC-07 = Les Républicains gagnent si, à la fin du tour 10, ils ont des troupes ou des chars dans plus de trois villes-objectifs, contestées comprises.
rule-VIC-08 = Les joueurs peuvent convenir d’arrêter ; on compte alors les villes-objectifs ([[VIC-02]]). À cette table, un camp peut aussi abandonner ou épuiser son temps : l’autre a alors gagné.
rule-VIC-09 = Au tour 10 viennent d’abord les vérifications de la Réorganisation, puis la résistance ([[VIC-07]]), puis le décompte ([[VIC-02]]).

## Cas douteux et solutions retenues

rule-AMB-01 = Une case laissée vide dans une bataille reçoit toujours le marqueur du camp qui menait l’attaque, pour que chaque case ait un propriétaire.
rule-AMB-02 = Un char qui part d’une case amie peut entrer dans une case ennemie ; un char qui part d’une case contestée ne le peut pas.
rule-AMB-03 = Un char est une unité : la dernière troupe peut quitter une case contestée si un char y reste. Un char sans troupe est perdu après la prochaine bataille dans la case, ou à la Réorganisation si des troupes ennemies s’y trouvent.
rule-AMB-04 = L’état de la case de départ se lit quand chaque unité se déplace.
rule-AMB-05 = L’excédent dû aux remplacements ou au Maroc est traité comme celui des cartes. Le propriétaire choisit les pertes, et il n’y a pas de limite au Maroc.
rule-AMB-06 = Un char qui a soutenu une troupe détruite est perdu, même s’il ne restait aucun impact.
rule-AMB-08 = Au tour 1, « reliée » veut dire à une liaison, et une unité amie doit s’y trouver.
rule-AMB-09 = Un général seul ne tient pas une case. On n’en tient pas compte et il rentre à la Réorganisation.
rule-AMB-10 = Quand l’autre camp engage une bataille dans la même case, les soutiens des deux camps sont de nouveau prêts ; pas les troupes qui ont attaqué ni les généraux qui ont défendu.
rule-AMB-11 = Attaquant et défenseur peuvent tous deux employer une carte comme bonus ou comme malus.
rule-AMB-12 = Un malus sur deux dés porte sur deux dés différents, les plus élevés. Plusieurs malus s’appliquent l’un après l’autre.
rule-AMB-13 = S’il n’existe aucun pion pour montrer une perte, la troupe est retirée.
rule-AMB-14 = Les troupes détruites retournent à la réserve. Les chars détruits ne reviennent que par des cartes. Les avions détruits ne reviennent jamais, sauf par la seule carte qui le dit ([[CRD-N25]]) ; les autres amènent des avions de la réserve.
rule-AMB-15 = Passer est définitif. L’Espionnage peut encore être joué ensuite, dans la limite permise.
rule-AMB-16 = Les avions et les généraux amenés par une carte vont sur le plateau individuel ; les troupes et les chars vont dans la case.
rule-AMB-17 = Líster est sur la carte républicaine 19, Ulibarri sur la 35, et Dávila sur la carte nationaliste 18.
rule-AMB-18 = La moitié des Italiens, c’est la moitié des pions de troupe, arrondie à l’inférieur, quelle que soit leur force.
rule-AMB-19 = L’embargo sur le pétrole limite les Nationalistes à des batailles dans deux cases.
rule-AMB-20 = Le coup d’État à Madrid retire une unité républicaine ; un marqueur n’est pas une unité.
rule-AMB-21 = Les nouvelles troupes entrent dans toute case amie ou contestée ravitaillée, Maroc compris.
rule-AMB-22 = Le −1 supplémentaire d’un général sans son emblème ne compte que dans la première attaque de sa bataille.
rule-AMB-23 = Les remplacements viennent aux tours impairs, et le camp qui a le moins de points commence.
rule-AMB-24 = Le scénario de 1938 commence au tour 6 avec six cartes du paquet 1938-1939.
rule-AMB-25 = Si un paquet s’épuise, on pioche ce qui reste ; il n’est pas remélangé.
rule-AMB-26 = Si les deux camps remplissent en même temps une condition de victoire, la partie est nulle. Une option change cela.
rule-AMB-27 = Le Maroc n’a aucune liaison et ne fait jamais partie d’un groupe de huit cases.
rule-AMB-28 = Les points doivent être dépensés tant que c’est possible ; mais un camp peut renoncer d’un coup à tous ceux qui lui restent.
rule-AMB-29 = Pour le ravitaillement, seules comptent les cases reliées, non celle de l’unité.
rule-AMB-30 = Généraux et avions demandent une unité amie dans la case ; un marqueur ne suffit pas.
rule-AMB-31 = Le nombre de dés n’est pas limité.
rule-AMB-50 = Une carte d’Espionnage ne peut pas être annulée par une autre.
rule-AMB-51 = Dans un débarquement, les camps attaquent à tour de rôle, celui qui débarque en premier, sans généraux ni ravitaillement, jusqu’à ce qu’un camp ait disparu. Les cartes sont permises.
rule-AMB-52 = Sans intervention étrangère, on pioche normalement jusqu’à la fin du paquet.
rule-AMB-53 = Dans l’ordre historique, les cartes viennent directement du dessus du paquet ; il n’y a pas de main.
rule-AMB-54 = En combat aérien, un modificateur négatif diminue le dé le plus élevé, puis le propriétaire garde le meilleur.
rule-AMB-57 = L’attaque d’une offensive républicaine compte comme l’attaque de la troupe pour ce tour. Ses soutiens restent marqués comme ayant servi, sauf le général.
rule-AMB-60 = Pour la résistance comptent les troupes et les chars, non les avions ni les généraux.
rule-AMB-61 = Les six cartes de la mise en place sont la pioche du tour 1.
rule-AMB-62 = Les deux cartes d’offensive suivent la même séquence. Au tour 6, l’ancienne main est écartée avant elle.
rule-AMB-63 = Les pertes de chars et d’avions sont réglées après chaque attaque, et chaque camp peut poser une carte dans chaque attaque.
rule-AMB-64 = Une troupe qu’une carte amène ou échange demande exactement son pion. Ni une force moindre ni un autre type ne la remplace ; le reste de la carte s’applique.
rule-AMB-66 = L’Armée du Maroc et la réorganisation des Italiens renforcent toute troupe nationaliste de force 3, quels que soient leurs titres.
rule-AMB-67 = Quand une carte change ou retire plusieurs unités d’un joueur, il les choisit une à une dès que cela peut compter.
rule-AMB-68 = La moitié des troupes italiennes est arrondie à l’inférieur, mais une au moins est retirée.
rule-AMB-69 = Une carte qui limite les attaques compte les cases où l’on livre bataille ; dans chacune, on peut combattre entièrement.
rule-AMB-72 = Sans intervention étrangère, on joue le nombre imprimé d’événements. Avec la guerre navale, un joueur peut y ajouter des cartes navales de son choix, jusqu’à quatre événements par tour en tout. Dans l’ordre de l’histoire, les cartes navales viennent avec les autres, et aux tours 5 et 9 on joue tout ce qui reste du paquet.
rule-AMB-73 = Les cartes numérotées 45 ne se combinent pas avec une variante qui fixe les paquets.
rule-AMB-74 = Si les deux cartes d’offensive sont jouées dans la même phase, deux offensives se suivent. Aucune unité ne s’y déplace ni n’y attaque deux fois.
rule-AMB-75 = Ulibarri apparaît à Bilbao ou à Saint-Sébastien : au tour qui suit sa carte, il ne peut être affecté que dans l’une des deux, ensuite partout. Les livrets ne le précisent pas : cette lecture est la nôtre, d’après la portée des généraux au tour 1 ([[GEN-06]]).
