# Les règles de La Guerra Civil Española dans nos propres mots, un message par règle : chapitres 0 à 10.
# Dans la clé, un tiret bas tient lieu de point : rule-6_2-a est la règle 6.2-a.

## Lire la carte

rule-0-hex = Un hexagone porte quatre chiffres : deux pour sa rangée, comptée vers le nord, et deux pour sa colonne, comptée vers l’est. Les rangées impaires sont décalées d’un demi-hexagone vers l’est : Madrid (2712) touche donc 2711, 2713, 2812, 2813, 2612 et 2613.

## Introduction

rule-1_1 = Le camp nationaliste commande aussi les Allemands, les Italiens et les troupes coloniales. Une règle sur les unités nationalistes vaut pour toutes, sauf si elle n’en nomme que certaines.
rule-1_2-a = Une campagne compte 19 tours. Les premiers sont courts, les derniers durent deux mois ; cela ne change que la date affichée ([[A02]]).
rule-1_2-b = Santander est une région à part. Les régions comptent pour les Républicains du Nord ([[6.2-f]], [[7.7]], [[12.10-a]]).
rule-1_3 = Les unités terrestres sont des colonnes, bataillons, régiments, brigades, divisions et quartiers généraux (QG). La taille décide de la zone de contrôle, de l’empilement, des débarquements et de l’évacuation.

## Pions

rule-2_1 = On emploie un dé à six faces, et chaque camp a un gobelet de jetons d’événement où il tire à l’aveugle.
rule-2_2-a = Une unité est dans un hexagone, ou attend hors de la carte : piste des tours, pile des éliminées, case aérienne ou pions retirés pour de bon.
rule-2_2-b = La carte montre l’Espagne et ses voisins. Le Portugal, la France, Andorre, Gibraltar, Tanger et le Maroc sont fermés ([[12.23]]).
rule-2_3-a = Un pion indique camp, nom, taille et type, facteurs d’attaque, de défense et de mouvement, quand et où l’unité entre, et son éventuel tour de conversion ou de retrait.
rule-2_3-b = Un QG a un seul facteur de combat pour l’attaque et la défense, un facteur de mouvement et parfois un soutien d’artillerie ([[2.14]]).
rule-2_3-c = Il y a deux 29es divisions républicaines. La première est l’ancienne colonne Lénine, que la révolte de Barcelone peut faire disparaître ([[7.35-a]]).
rule-2_4 = Exemple : la 11e division républicaine, 7-11-5, attaque avec 7, défend avec 11 et se déplace de 5. Elle entre au tour 7 à Madrid (2712), ou à proximité si l’ennemi tient la ville ([[6.2-b]]).
rule-2_5 = Exemple : le QG du CTV italien donne un soutien d’artillerie, combat avec 6 et se déplace de 4.
rule-2_6 = La couleur dit à qui est une unité : Nationalistes réguliers, troupes coloniales, CTV et Légion Condor ; en face, les Républicains et ceux du Nord, d’Asturies, de Santander et d’Euzkadi. Certaines règles ne valent que pour l’un d’eux.
rule-2_7 = Le nom historique d’une unité est sans effet, sauf si une règle la nomme.
rule-2_8 = Il y a infanterie, infanterie de montagne, cavalerie, chars, chars lourds, artillerie antiaérienne, QG, unités aériennes et colonnes. Seuls cavalerie, chars, QG, unités aériennes et colonnes ont des règles propres ([[A46]]).
rule-2_9 = Les tailles sont bataillon, régiment, brigade et division. Les QG sont de corps ou d’armée ; les colonnes et quelques autres unités n’ont pas de taille.
rule-2_10 = Les facteurs d’attaque et de défense sont distincts. Une unité d’attaque 0 ne peut pas attaquer seule ([[13.24]]).
rule-2_11 = Entrer dans un hexagone coûte des points de mouvement selon le terrain (chapitre 12).
rule-2_12-a = Une unité à facteurs sur une face a un pas, sur deux faces deux pas. Celle qui perd un pas sur deux est réduite ; sans pas, elle est éliminée. Une colonne avec une unité régulière au dos n’a qu’un pas ([[A21]]).
rule-2_12-b = Les unités éliminées vont dans la pile de leur camp et peuvent revenir ([[6.6-b]]). Celles retirées du jeu ne reviennent jamais.
rule-2_13 = Le nombre en haut à droite est le tour où l’unité doit être convertie ([[6.9-a]]) ou retirée ([[6.8-a]]).
rule-2_14 = L’artillerie d’un QG soutient un combat par tour, en attaque ou en défense. Elle est de nouveau prête à la prochaine phase de ressources ([[13.12-e]]).
rule-2_15 = Une unité terrestre sans symbole de taille est une colonne. Les deux camps en ont.
rule-2_16 = Les marqueurs sont des aide-mémoire. Ils n’ont d’effet que là où une règle le dit.
rule-2_17 = Certaines abréviations figurent sur plusieurs pions, comme CR ou LT. Ce sont pourtant des unités différentes ([[A85]]).

## Mise en place

rule-3_1-a = Les joueurs choisissent leur camp. On sépare les pions présents au départ de ceux qui viennent plus tard.
rule-3_1-b = Une unité qui ne porte qu’un numéro d’hexagone y commence. Les unités M attendent la Mobilisation générale ([[6.11-a]]) ; les autres entrent à leur tour.
rule-3_2-a = Les renforts attendent sur la piste des tours, à leur tour d’entrée.
rule-3_2-b = Le marqueur de l’Alcázar commence à Tolède (2510).
rule-3_2-c = Le moral républicain commence à 72.
rule-3_2-d = Les quatre réserves de points de ressources commencent à 0 : républicaine, républicaine du Nord, nationaliste et italienne.
rule-3_3 = Les unités à deux pas commencent à pleine force.
rule-3_4 = Au tour 1, on ne fait que tirer les jetons d’événement ; puis les Nationalistes se déplacent. Il n’y a ni points de ressources, ni renforts, ni mouvement stratégique ([[A01]]).

## Victoire

rule-4_1-a = Les Nationalistes gagnent si le moral républicain est de 30 ou moins à la vérification de la victoire, à la fin de n’importe quel tour ([[A08]]).
rule-4_1-b = Les Républicains gagnent si leur moral est de 31 ou plus à la fin du tour 19. Il n’y a pas de partie nulle. À cette table, un camp peut aussi abandonner ou épuiser son temps : l’autre a alors gagné. Si les deux conviennent d’arrêter, personne n’a gagné.
rule-4_1-c = Le moral change aussitôt qu’un hexagone à valeur de moral est pris ou qu’un jeton le dit. La victoire au moral n’est vérifiée qu’en fin de tour.
rule-4_2-a = Mort subite : aux tours 1 à 6, les Nationalistes gagnent aussitôt qu’une de leurs unités terrestres ravitaillées entre à Madrid (2712), par mouvement ou par avance après combat ([[A10]]).
rule-4_2-b = À partir du tour 7, la prise de Madrid retire 7 au moral républicain et la partie continue.
rule-4_3-a = Mort subite : les Républicains gagnent aussitôt qu’ils contrôlent ensemble trois bourgs ou villes à valeur de moral que les Nationalistes tenaient au départ. Le moral n’y joue aucun rôle.
rule-4_3-b = Quand les Républicains prennent un tel lieu, le moral monte de sa valeur ; quand les Nationalistes le reprennent, il redescend d’autant. Séville (1607) vaut 3.
rule-4_3-c = Quand les Nationalistes prennent aux Républicains un lieu à valeur de moral, le moral baisse de cette valeur. Le reprendre la rend ([[A09]]).
rule-4_4 = Certains jetons font monter ou baisser le moral quand ils prennent effet (chapitre 7).

## Séquence de jeu

rule-5_1-a = Un tour comprend l’administration commune (A), la partie nationaliste (B), la partie républicaine (C) et la fin (D). Chaque action a sa phase.
rule-5_1-b = Les Nationalistes passent toujours en premier : mouvement et combat, puis les Républicains de même.
rule-5_2-a = L’administration a cinq phases : points de ressources (A.I), jetons d’événement (A.II), Mobilisation générale (A.III), renforts et conversions (A.IV), mouvement stratégique (A.V). En A.I et A.V, les Nationalistes passent en premier.
rule-5_2-b = À la phase de Mobilisation générale, seuls les Républicains ont un choix.
rule-5_2-c = La victoire est vérifiée avant l’élimination des unités hors ravitaillement : les unités condamnées comptent donc encore.
rule-5_2-d = Pendant la partie de l’autre camp, on ne fait que répondre au combat : artillerie des QG, soutien aérien et naval, jetons de combat, choix des pertes. Le jeton Désertion massive est l’exception ([[7.21]]).
rule-5_2-e = La mort subite est vérifiée chaque fois qu’un hexagone change de mains, y compris pendant le mouvement stratégique et les avances ([[4.2-a]], [[4.3-a]]).

## Renforts, points de ressources et conversions

rule-6_1 = Renforts, reconstructions, conversions et retraits ont lieu en phase A.IV. Les points de ressources arrivent en A.I.
rule-6_2-a = Un renfort entre au tour imprimé. S’il porte un hexagone, il y entre, pourvu que l’hexagone soit ami ([[A14]]).
rule-6_2-b = Si l’ennemi contrôle cet hexagone, l’unité entre dans tout hexagone ami à 2 ou moins de celui-ci. Si Madrid (2712) est tombée, sa division peut paraître en 2713.
rule-6_2-c = Si l’ennemi contrôle tous ces hexagones, l’unité attend et essaie de nouveau chaque tour.
rule-6_2-d = Une unité avec un tour mais sans hexagone entre dans tout bourg ou ville ami, dans la limite d’empilement.
rule-6_2-e = Elle peut aussi entrer dans un hexagone ami d’où une unité a été retirée ce tour-ci : une division ou brigade par unité retirée ([[A15]]).
rule-6_2-f = Les renforts du Nord entrent dans leur propre région, ou dans un hexagone républicain à 2 ou moins d’elle ([[A58]]).
rule-6_2-g = Les unités M n’entrent que par la Mobilisation générale ([[6.11-a]]).
rule-6_2-g2 = Si toutes les unités attendues dans un hexagone n’y tiennent pas, leur propriétaire choisit lesquelles y entrent et lesquelles vont ailleurs.
rule-6_3 = Les renforts comptent comme ravitaillés jusqu’à la fin de leur tour, où qu’ils arrivent. Ils peuvent y employer le mouvement stratégique, se déplacer ou marcher et combattre à pleins facteurs ; à la fin d’un mouvement, [[10.2-b]] vaut aussi pour eux.
rule-6_4-a = Chaque point de ressources appartient à l’une des quatre réserves. Un point rend un pas à une unité de cette réserve.
rule-6_4-b = Un point ramène deux brigades d’infanterie républicaines à un pas. Une seule coûte aussi un point ([[A18]]).
rule-6_4-c = Les Flèches (FV, FA, FN) emploient des points nationalistes ou italiens. Les autres unités du CTV n’emploient que les italiens, tous les autres Nationalistes que les nationalistes.
rule-6_4-d = En phase de ressources (A.I), chaque réserve reçoit les points que son calendrier donne pour le tour ([[A84]]).
rule-6_4-e = Les points non dépensés sont gardés, mais pas plus de 10 par réserve. Le reste est perdu après la phase A.IV ([[A19]]).
rule-6_5 = Les divisions italiennes DLV et FIN et toutes les colonnes coloniales ne sont jamais complétées ni reconstruites. Éliminées, elles sont perdues. Toute unité coloniale plus petite qu’une division est une colonne, L, MG et CR aussi.
rule-6_6-a = Une unité réduite retrouve sa pleine force pour un point si elle trace son ravitaillement jusqu’à une source finale de son camp.
rule-6_6-b = Les unités éliminées peuvent être reconstruites aussi souvent que vous voulez, quelle que soit la cause de leur perte. Elles entrent comme renforts ([[A16]], [[A17]]).
rule-6_6-c = Les QG sont reconstruits comme les autres unités.
rule-6_7-a = Un point dépensé ne se reprend pas et ne passe pas à une autre unité. Vous pouvez dépenser tous vos points.
rule-6_7-b = Personne n’est obligé de compléter ou de reconstruire.
rule-6_8-a = Les retraits viennent de la table des retraits et conversions ou de jetons. L’unité est simplement ôtée de la carte, sans mouvement.
rule-6_8-b = Pour être retirée, une unité doit tracer son ravitaillement jusqu’à une source finale de son camp ([[A20]]).
rule-6_9-a = À leur tour, en 1936 et 1937, les colonnes républicaines deviennent des unités régulières de l’Armée populaire. C’est obligatoire, même pour celles de la pile des éliminées.
rule-6_9-b = L’unité est dès lors régulière en tout : zone de contrôle selon sa taille, attaques concentriques, et plus aucune règle de colonne.
rule-6_10-a = À toute phase A.IV, les Nationalistes peuvent changer la garnison d’Oviedo (OG) en un point de ressources nationaliste. La garnison ne revient jamais ([[A22]]).
rule-6_10-b = La garnison d’Oviedo ne se déplace jamais.
rule-6_11-a = Mobilisation générale : une fois par partie, aux tours 14 à 19, les Républicains peuvent appeler toutes les divisions M et recevoir 3 points de ressources. Le moral républicain baisse de 6.
rule-6_11-b = Les divisions sont placées en phase A.IV du même tour, dans leur hexagone imprimé ou à 2 ou moins de lui. La limite d’empilement s’applique ([[A23]]).
rule-6_12 = Quinta del Biberón : une fois par partie, aux tours 12 à 19, les Républicains peuvent prendre 2 points de ressources au prix de 2 de moral. C’est indépendant de la Mobilisation générale.
rule-6_13-a = Les Républicains du Nord ont leurs propres points de ressources, pour les seules unités asturiennes, basques et de Santander. Ces unités n’en emploient pas d’autres.
rule-6_13-b = Quand Santander (3710), Bilbao (3613) et Gijón (3707) sont nationalistes et qu’il ne reste aucune unité du Nord, les points du Nord encore prévus vont aux Nationalistes ([[A24]]). Une unité qui n’est pas encore venue et ne pourrait entrer nulle part ne compte pas.
rule-6_14-a = En phase A.IV, une division à deux pas et à pleine force peut être divisée en brigades, sur la carte ou dans la pile des éliminées ([[A25]]).
rule-6_14-b = Une division républicaine 7-11-5 ou 6-7-5 devient une brigade 2-3-4 et deux 1-2-4. Des brigades numérotées de l’Armée populaire peuvent remplacer les anonymes.
rule-6_14-c = Une division républicaine 4-5-4 ou 3-5-4 devient une brigade 1-1-4 et deux 1-2-4.
rule-6_14-d = Une division nationaliste 5-8-4 ou 5-9-5 devient deux brigades 2-4-4. Les autres divisions nationalistes ne se divisent pas.
rule-6_14-e = Les brigades nécessaires doivent être disponibles. Des brigades ne reforment jamais une division.

## Jetons d’événement

rule-7_1 = Chaque jeton entre dans le gobelet de son camp au tour imprimé et y reste jusqu’à ce qu’il soit tiré.
rule-7_2-a = En phase A.II, chaque camp peut tirer un jeton de son propre gobelet. Les Nationalistes tirent d’abord ([[A05]]).
rule-7_2-b = Si un camp ne tire pas, l’autre peut tirer de ce gobelet. Un jeton obligatoire est remis à son propriétaire pour exécution, un autre sort du jeu, un simple Sans événement retourne au gobelet.
rule-7_2-c = Un Sans événement tiré retourne au gobelet. On ne tire pas une seconde fois.
rule-7_2-d = Un jeton qui compte comme Sans événement dans la situation présente est défaussé. On ne tire pas une seconde fois.
rule-7_3-a = Un jeton au plus quitte chaque gobelet par tour, quel que soit celui qui tire.
rule-7_3-b = Un joueur peut employer autant de jetons gardés qu’il veut dans un tour.
rule-7_4-a = Un jeton obligatoire (bande jaune) prend effet dès qu’il est tiré. Les autres peuvent être gardés et employés au moment qu’ils indiquent.
rule-7_4-b = Avec l’option prévue, les jetons gardés sont secrets : l’autre camp n’en voit que le nombre.
rule-7_5 = Anschluss : une unité aérienne de la Légion Condor part et revient en renfort un tour plus tard. C’est Sans événement tant que dure la Crise tchécoslovaque ([[7.11-a]]).
rule-7_6-a = Reddition basque : si Bilbao (3613) est nationaliste, toutes les unités basques quittent le jeu pour de bon. Avec des troupes basques à Bilbao, ou Bilbao encore républicaine, c’est Sans événement ([[A29]]).
rule-7_6-b = Pour deux unités basques qui étaient sur la carte, on place là où elles étaient une unité basque à étoile, quatre au plus. Ces unités ne reçoivent pas de remplacements et échappent aux limites régionales ([[12.10-e]]).
rule-7_7 = Débarquements aux Baléares : les Républicains retirent trois colonnes d’Aragon ou de Catalogne et une de Valence. Elles reviennent deux tours plus tard à Barcelone ou Valence. Sans événement à partir du tour 7 ([[A30]]).
rule-7_8-a = Coup de Casado : il n’a lieu qu’à 32 de moral ou moins ; sinon c’est Sans événement. L’appui naval républicain cesse pour de bon.
rule-7_8-b = Les Nationalistes peuvent déplacer jusqu’à deux unités républicaines à 2 hexagones ou moins de Madrid (2712) et attaquer avec elles d’autres Républicains. Pas si Madrid est nationaliste ou s’il y a moins de trois unités républicaines si près ([[A31]]).
rule-7_8-c = Les unités de l’Armée populaire ne peuvent pas attaquer les Nationalistes ce tour-ci. Elles défendent normalement.
rule-7_9 = Mort de Durruti : le moral républicain baisse de 1. Le jeton est joué dès qu’il est tiré.
rule-7_10-a = Retrait des volontaires étrangers : toutes les Brigades internationales vont dans la pile des éliminées ([[A32]]). Le jeton reste en vue jusqu’à la fin.
rule-7_10-b = Il n’arrive plus de points de ressources italiens. Ceux déjà gardés peuvent être dépensés.
rule-7_10-c = Une division italienne, au choix des Nationalistes parmi celles de la carte et les éliminées, quitte le jeu pour de bon.
rule-7_11-a = Première crise tchécoslovaque : une unité aérienne de la Légion Condor part maintenant, une autre au début du tour suivant. Les deux reviennent deux tours après le jeu du jeton : joué au tour 14, elles sont de retour au tour 16 ([[A33]]).
rule-7_11-b = Les Nationalistes ôtent six pas d’unités de la carte. Ils reviennent en renfort deux tours plus tard ([[A34]]) ; la garnison d’Oviedo, une fois ôtée, ne revient pas.
rule-7_11-c = Toute unité terrestre du CTV à 6 hexagones ou moins de la France doit gagner un hexagone nationaliste à 7 ou plus, à pied, ou par rail ou mer s’il n’y a pas d’autre moyen ([[A35]]).
rule-7_12 = Neutralité de Franco : les Nationalistes perdent ce tour-ci un point de ressources, s’ils en ont.
rule-7_13 = Santa María de la Cabeza : le moral républicain monte de 1. Sans événement si l’hexagone 1910 est ou a été nationaliste pendant la partie.
rule-7_14 = Goicoechea : la Ceinture de fer de Bilbao (3613) perd son facteur jusqu’à la fin de la partie, et rien d’autre : tant que la ligne est intacte, son hexagone coûte toujours plus aux Nationalistes ([[12.25]]) et barre leur ravitaillement ([[13.19]]). Le jeton peut être gardé ([[A27]]).
rule-7_15-a = Armes soviétiques : 3 points de ressources républicains, utilisables dès le tour suivant. Sans événement si La Jonquera (3425) est nationaliste.
rule-7_15-b = Les unités reconstruites avec ces points doivent être placées là d’où une ligne de communication atteint La Jonquera (3425) ([[A36]]).
rule-7_16 = Gernika : on lance le dé ; sur 4 à 6, le moral républicain monte de 1. Sans événement si l’hexagone 3614 est nationaliste. Les Attaques contre des navires allemands en dépendent ([[7.36]]).
rule-7_17 = Le livret n’a pas de jeton de ce numéro ([[A26]]).
rule-7_18 = Guérilla : les Nationalistes ôtent deux pas d’infanterie de la carte. Ils reviennent en renfort au tour suivant ([[A34]]).
rule-7_19 = Sous-marins italiens : les Républicains perdent un point de ressources. S’ils n’en ont pas, les Nationalistes peuvent attendre qu’ils en aient ([[A43]]).
rule-7_20 = Reconnaissance de Franco : le moral républicain baisse de 2 si les Nationalistes ont pris Barcelone, Valence ou Madrid. Sinon c’est Sans événement.
rule-7_21 = Désertion massive, gardée par les Nationalistes : pendant le mouvement républicain des tours 1 à 4, une colonne républicaine 1-1-4, 0-1-4 ou 0-1-3 adjacente à une unité nationaliste est éliminée ([[A37]]).
rule-7_22-a = Madrid : au moins 15 pas nationalistes doivent finir leur mouvement aussi près de Madrid (2712) que possible, et tous ceux qui touchent alors des Républicains les attaquent, chaque pile comme une seule. Le devoir vaut ce tour-ci et le suivant ([[A38]]). Sans événement à partir du tour 7 ou si Madrid est nationaliste.
rule-7_22-b = Joué au tour 6, le devoir vaut aux tours 6 et 7. C’est l’un des rares cas où l’attaque n’est pas volontaire.
rule-7_23-7_28 = Le livret n’a pas de jetons de ces numéros ([[A26]]).
rule-7_29 = Président Negrín : le moral républicain monte de 1.
rule-7_30 = Nouveaux avions allemands, gardés par les Nationalistes : dans un combat soutenu par la Légion Condor, le dé reçoit +1 s’ils attaquent, −1 s’ils défendent. Puis le jeton est défaussé.
rule-7_31 = Nouveaux avions soviétiques, gardés par les Républicains : dans un combat avec soutien aérien républicain, le dé reçoit +1 s’ils attaquent, −1 s’ils défendent. Puis le jeton est défaussé.
rule-7_32 = Points nationalistes : les Nationalistes ajoutent les points de ressources imprimés, utilisables dès le tour suivant.
rule-7_33 = Offensive d’Oviedo : les Républicains doivent attaquer Oviedo (3608) avec au moins quatre colonnes ou divisions ([[A39]]). Sans événement si Oviedo n’est pas nationaliste ou si aucune unité républicaine n’y est adjacente.
rule-7_34-a = Vers l’Alcázar : si Tolède (2510) est républicaine et que l’Alcázar tient, les Nationalistes doivent amener au moins six pas aussi près de Tolède que possible, dont trois colonnes coloniales s’il y en a. Tiré aux tours 1 ou 2, le jeton est défaussé.
rule-7_34-b = Le devoir revient chaque tour jusqu’à ce que les Nationalistes prennent Tolède ou que l’Alcázar tombe.
rule-7_34-c = Quand les Nationalistes délivrent l’Alcázar, le moral républicain baisse de 1, une seule fois ([[A40]]).
rule-7_34-d = Sans l’option [[15.2-a]], l’Alcázar tombe de lui-même au tour 4.
rule-7_35-a = Révolte de Barcelone : la division Lénine (LEN/29) quitte le jeu pour de bon, depuis la carte ou la pile. Sans événement à partir du tour 12 ([[A41]]).
rule-7_35-b = Au moins une division ou trois brigades de l’Armée populaire doivent aller à Barcelone (3023) et y passer le tour. Une unité aérienne, autre que celle du nord, y reste et ne soutient rien ce tour-ci.
rule-7_35-c = Les unités républicaines à 6 hexagones ou moins de Barcelone (3023) ne peuvent pas attaquer ce tour-ci. Elles défendent normalement.
rule-7_36 = Attaques contre des navires allemands : sur 1 ou 2, le moral républicain monte de 1 ; sur 5 ou 6, il baisse de 1. Le jeton est gardé jusqu’à ce que Gernika ait été joué ([[7.16]]).
rule-7_37 = Points républicains : les Républicains ajoutent les points de ressources imprimés, utilisables dès le tour suivant.
rule-7_38 = Avions pour le Nord, gardés par les Républicains : un combat terrestre d’unités du Nord reçoit +1 au dé en attaque, −1 en défense. Le jeton est défaussé dès que Gijón, Santander et Bilbao sont nationalistes.
rule-7_39 = Surprise tactique, gardée par les Républicains : une attaque républicaine reçoit +2 au dé. Puis le jeton est défaussé.
rule-7_40 = Défense d’un bourg, gardée par les Républicains : là où une colonne défend un bourg, mais pas une ville, l’attaquant perd un pas de plus, colonial si des coloniaux attaquent. Tiré à partir du tour 6, c’est Sans événement ([[A42]]).
rule-7_41 = Convoi de la Victoire : aux tours 1 à 3, une colonne coloniale encore à venir entre maintenant. Plus tard, c’est Sans événement.

## Aviation

rule-8_1 = Les unités aériennes de la Légion Condor, de l’Aviation légionnaire, des Nationalistes et des Républicains soutiennent le combat terrestre.
rule-8_2 = Un combat peut recevoir un soutien aérien si son hexagone est à 3 ou moins d’un bourg ou d’une ville ami et ravitaillé ([[A94]]).
rule-8_3-a = L’unité aérienne républicaine du Nord ne soutient que les unités terrestres du Nord.
rule-8_3-b = Elle est retirée pour de bon dès que Bilbao (3613), Santander (3710) et Gijón (3707) sont nationalistes.
rule-8_3-c = Aucune autre unité aérienne républicaine ne peut soutenir un combat dans la zone nord ([[A44]]).
rule-8_4-a = Dans chaque combat, l’attaquant puis le défenseur désignent autant d’unités aériennes prêtes qu’ils veulent.
rule-8_4-b = Leurs facteurs s’ajoutent, mais jamais au-delà des facteurs terrestres qui comptent dans ce combat. Sol 5 avec air 4 et 4 donne 10, et non 13 ([[A45]]).
rule-8_5 = Si au moins une unité aérienne de la Légion Condor participe, le rapport de forces se décale d’une colonne en faveur des Nationalistes, quel que soit leur nombre.
rule-8_6-a = Les unités aériennes ne s’empilent pas, n’ont ni pas ni zone de contrôle, ne subissent pas de pertes et ne contrôlent jamais un hexagone.
rule-8_6-b = Chaque unité aérienne soutient un combat par tour, en attaque ou en défense.
rule-8_6-c = Toutes les unités aériennes en jeu sont de nouveau prêtes au début du tour suivant.

## Empilement

rule-9_1-a = Les limites d’empilement valent en administration, en mouvement stratégique, en combat et à la fin de chaque phase de mouvement. Les unités de passage ne comptent pas.
rule-9_1-b = Ce qui dépasse la limite à ces moments est éliminé, au choix du propriétaire. Le programme ne laisse pas un mouvement finir ainsi.
rule-9_2-a = Un hexagone contient jusqu’à six divisions d’un camp. Chaque brigade, régiment, bataillon ou colonne compte pour une demi-division : cinq divisions et deux brigades sont permises, cinq et trois non.
rule-9_2-b = Les QG ne comptent pas, mais un hexagone n’en contient qu’un.
rule-9_2-c = Unités aériennes et marqueurs ne comptent pas.

## Ravitaillement

rule-10_1 = Une unité est ravitaillée ou hors ravitaillement.
rule-10_2-a = Le ravitaillement de toutes les unités est examiné au début du mouvement stratégique. Une unité hors ravitaillement ne peut pas l’employer.
rule-10_2-b = Aucune unité ne peut finir son mouvement dans un hexagone où elle serait hors ravitaillement, pas même dans un bourg ou une ville. Rester sur place, débarquer et avancer après combat sont permis ([[A50]]).
rule-10_3-a = Une unité hors ravitaillement ne peut ni employer la marche ni le mouvement stratégique. Elle peut se déplacer normalement vers un hexagone ravitaillé.
rule-10_3-b = Une unité qui commence une phase de combat hors ravitaillement combat à la moitié de son facteur, arrondie au supérieur. À plusieurs dans un combat, on additionne d’abord : 3 et 4 font 7, la moitié 4.
rule-10_3-c = La division par deux ne met jamais une unité ou une pile au-dessous de 1. Une attaque de 0 reste 0.
rule-10_3-d = En phase d’attrition (D.II), les unités hors ravitaillement sont éliminées, sauf dans les bourgs et villes ([[10.7]]).
rule-10_4-a = Une unité est ravitaillée si un chemin de 3 hexagones au plus mène à une source finale, ou à un bourg ou une ville ami qui atteint lui-même une source finale, à n’importe quelle distance. Un QG ainsi ravitaillé sert les unités qui sont avec lui ou adjacentes ([[10.6-a]]). L’hexagone de l’unité ne compte pas, le dernier compte.
rule-10_4-b = Cette première partie ne peut entrer ni dans un hexagone à unités ennemies, ni dans une zone de contrôle ennemie sans unité amie, ni en mer, ni franchir un côté fermé. Les hexagones ennemis vides ne gênent pas ([[A51]]).
rule-10_4-c = La seconde partie de la ligne de ravitaillement, du bourg ou du QG à la source finale, peut avoir toute longueur. Elle n’entre ni dans un hexagone ennemi ni dans une zone de contrôle ennemie sans unité amie.
rule-10_4-d = Bourgs et villes servent à qui les contrôle, aussi souvent qu’ils changent de mains.
rule-10_4-e = Une source finale prise ne sert à son nouveau maître que comme un bourg. Reprise, elle redevient source finale de son premier propriétaire.
rule-10_4-f = La source finale doit être du même front ([[10.10-a]], [[A95]]).
rule-10_5 = Une source ravitaille n’importe quel nombre d’unités, chacune dans ses 3 hexagones.
rule-10_6-a = Un QG ravitaillé est une source pour les unités de son hexagone ou adjacentes.
rule-10_6-b = Le QG lui-même doit être à 3 hexagones ou moins d’une source finale, ou d’un bourg ou d’une ville ravitaillé. Il ne trace jamais par un autre QG.
rule-10_7 = Une unité hors ravitaillement dans un bourg ou une ville défend à pleine force et survit à l’attrition. Son attaque reste divisée par deux.
rule-10_8 = Les sources finales nationalistes sont les villes au symbole gris. Cadix (1305) en est une.
rule-10_9 = Les sources finales républicaines sont les villes au symbole vert ([[A52]]).
rule-10_10-a = Les unités républicaines du Nord ne tracent leur ravitaillement que jusqu’à Gijón (3707), Bilbao (3613) ou Santander (3710).
rule-10_10-b = Toutes les autres unités républicaines ne tracent que jusqu’à Barcelone, Valence ou Carthagène. Une unité du centre qui se trouve dans le Nord est hors ravitaillement ([[A53]]).
