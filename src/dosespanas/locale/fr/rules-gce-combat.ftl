# Les règles de La Guerra Civil Española dans nos propres mots, un message par règle : chapitres 11 à 17.

## Zones de contrôle

rule-11_1-a = Une brigade ou une division a une zone de contrôle dans les six hexagones qui l’entourent, sauf à travers un côté tout en mer ou fermé.
rule-11_1-b = Bataillons, régiments, QG, unités aériennes et marqueurs n’en ont pas ; les colonnes en ont une limitée ([[11-8.5-a]]). Une pile a la plus forte de ses unités.
rule-11_2 = Une unité qui se déplace s’arrête dans la première zone de contrôle ennemie où elle entre.
rule-11_3 = Une zone de contrôle ennemie coupe le ravitaillement, sauf si une unité amie est dans cet hexagone. Pour le mouvement, une unité amie ne l’annule pas.
rule-11_4 = Dans l’avance après combat, les zones de contrôle ne comptent pas ([[13.27-d]]).
rule-11-8_4 = Une unité qui commence dans une zone de contrôle ennemie peut en sortir si le premier hexagone où elle entre en est libre. Elle s’arrête à la suivante. Elle ne passe pas directement d’une zone ennemie à une autre.
rule-11-8_5-a = La zone de contrôle d’une colonne coupe le ravitaillement comme une autre.
rule-11-8_5-b = Elle n’arrête pas le mouvement : l’ennemi peut la traverser et passer droit de la zone d’une colonne à celle d’une autre. Si une brigade ou une division contrôle aussi l’hexagone, il s’arrête.

## Mouvement

rule-12_1-a = Dans votre phase de mouvement, vos unités vont d’hexagone en hexagone et paient chacun sur leur facteur de mouvement. Seules vos unités se déplacent.
rule-12_2-a = Les points de mouvement ne se gardent ni ne se prêtent. Vous déplacez les unités que vous voulez et n’avez pas à dépenser tous les points.
rule-12_2-b = Une unité ou une pile achève son mouvement avant qu’un autre commence. Un mouvement achevé reste acquis.
rule-12_3 = Une unité dont le facteur de mouvement dépasse 0 peut toujours avancer d’un hexagone en dépensant tous ses points, mais jamais dans un hexagone interdit ni par un côté interdit. Les zones de contrôle la lient toujours ([[A89]]).
rule-12_4 = Les unités n’entrent jamais en mer, ne franchissent pas un côté tout en mer et n’entrent pas dans un hexagone à unités ennemies. Un QG seul n’est pas un obstacle ([[13.12-h]]).
rule-12_5 = Les unités ne se déplacent en pile que si elles partent ensemble. Elles peuvent aussi aller une à une ou par groupes.
rule-12_6 = Une pile en mouvement peut déposer en chemin des unités, qui vont ensuite ailleurs. Tout doit être achevé avant qu’une autre unité commence.
rule-12_7 = Une pile va à l’allure de son unité la plus lente. Les unités lentes peuvent rester en arrière.
rule-12_8 = Le terrain est naturel ou fait par l’homme. Chaque sorte a son coût.
rule-12_9-a = Évacuation : une fois par partie, dans leur phase de mouvement, les Républicains peuvent sortir jusqu’à deux divisions, ou trois brigades pour chacune, d’hexagones bordant la France ([[A61]]).
rule-12_9-b = Ces unités sont placées à La Jonquera (3425) et ne se déplacent plus de ce tour.
rule-12_9-c = C’est impossible tant que La Jonquera (3425) est nationaliste. Le chemin ne passe que par la France, et les Nationalistes ne peuvent pas l’employer.
rule-12_10-a = Au plus quatre pas d’unités asturiennes peuvent se trouver en Euzkadi et dans la région de Santander ensemble.
rule-12_10-b = Au plus deux pas d’unités de Santander peuvent se trouver en Euzkadi et en Asturies ensemble.
rule-12_10-c = Au plus deux pas d’unités basques peuvent se trouver en Asturies et dans la région de Santander ensemble.
rule-12_10-d = La limite des unités d’une région cesse quand tous les hexagones de cette région sont nationalistes.
rule-12_10-e = Les unités basques à étoile échappent à ces limites ([[7.6-b]]).
rule-12_11-a = Marche : une unité à pied ou à cheval qui commence la phase ravitaillée et non adjacente à une unité ennemie peut aller jusqu’au double de son facteur.
rule-12_11-b = En marche, une unité n’entre dans un hexagone adjacent à des unités ennemies que si des unités amies y sont déjà. Elle peut y finir.
rule-12_11-c = Les deux conditions se lisent au début de la phase. Unités motorisées et chars n’emploient jamais la marche ([[A57]]).
rule-12_12 = Le terrain naturel est clair, accidenté, montagne, marais, rivière, fleuve et mer.
rule-12-11_13 = Un hexagone clair coûte 1 point de mouvement.
rule-12_14 = Un hexagone accidenté coûte 1 point de mouvement, 2 pour les chars.
rule-12_15 = Un hexagone de montagne coûte 3 points de mouvement, 4 pour les unités motorisées et les chars.
rule-12_16 = Un hexagone de marais coûte 3 points de mouvement, 2 pour la cavalerie, 4 pour les unités motorisées et les chars.
rule-12_17 = Le long de la côte, on se déplace comme ailleurs sur terre. Les côtés tout en mer ne se franchissent pas.
rule-12_18 = Franchir une rivière coûte 1 point de plus, 2 pour les unités motorisées, en sus de l’hexagone.
rule-12_19-a = Franchir un fleuve coûte 2 points de plus, 4 pour les unités motorisées ([[A59]]).
rule-12_19-b = Les unités motorisées ne peuvent pas franchir un fleuve dans l’avance après combat. Les autres le peuvent.
rule-12_20 = Sont faits par l’homme : villes, bourgs, lignes fortifiées, frontières et voies ferrées.
rule-12_21 = Un bourg ne change pas le coût de son hexagone.
rule-12_22 = Une ville coûte 1 point de mouvement, quel que soit le terrain. Rivières, fleuves et lignes fortifiées s’ajoutent ([[A60]]).
rule-12_23 = Les frontières avec les pays neutres ne se franchissent jamais, sauf pour l’évacuation ([[12.9-a]]). Les frontières régionales ne comptent que pour les unités du Nord ([[12.10-a]]).
rule-12_24 = Les voies ferrées ne changent pas le coût du mouvement.
rule-12_25 = Les Nationalistes paient 1 point de plus pour entrer dans un hexagone d’une ligne fortifiée républicaine intacte ; les Républicains non.
rule-12_26 = Tous les coûts s’additionnent. L’infanterie qui franchit une rivière vers la montagne paie 1 et 3, soit 4 points ; une unité motorisée en paie 6.

## Combat

rule-13_1 = Le camp dont c’est la phase de combat attaque. L’attaque est volontaire, sauf les devoirs de certains jetons ([[7.22-a]], [[7.33]]).
rule-13_2 = Une attaque vise un hexagone. Toutes les unités adjacentes peuvent s’y joindre.
rule-13_3-a = Les facteurs ne se partagent jamais. Toutes les unités de l’hexagone attaqué défendent ensemble.
rule-13_3-b = Dans une phase, une unité attaque une fois au plus et un hexagone est attaqué une fois au plus. Nul ne peut refuser le combat.
rule-13_4 = Les attaques ne s’annoncent pas d’avance. Chacune, avec son avance, s’achève avant la suivante.
rule-13_5 = Les unités d’un même hexagone peuvent attaquer des hexagones différents, ou rester à l’écart.
rule-13_6 = Les piles ennemies restent cachées jusqu’au calcul du rapport de forces. Dès lors, l’attaque ne peut plus être annulée ([[A87]]). Une option découvre toutes les piles.
rule-13_7 = Si l’attaque égale ou dépasse la défense, on divise l’attaque par la défense et on arrondit à l’inférieur : 26 contre 7 donne 3:1.
rule-13_8 = Si l’attaque est plus faible, on divise la défense par l’attaque et on arrondit au supérieur : 5 contre 6 donne 1:2.
rule-13_9 = La table des résultats va de 1:2 à 7:1. Un rapport pire compte comme 1:2, un meilleur comme 7:1 ([[A62]]).
rule-13_10-a = Un résultat 2/1 signifie que l’attaquant perd deux pas et le défenseur un.
rule-13_10-b = Les pertes de l’attaquant sont prises d’abord.
rule-13_10-c = Chaque propriétaire choisit ses pertes parmi les unités du combat, QG exceptés. Dans une pile, aucune unité à un pas n’est perdue tant qu’une unité à deux pas est intacte ; pour le reste, le propriétaire réduit une unité ou en sacrifie une déjà réduite, à son gré ([[A64]]).
rule-13_10-d = Nul ne recule. Les survivants restent, et l’on ne gagne du terrain qu’en avançant ([[13.27-a]]).
rule-13_11-a = Le terrain et d’autres circonstances décalent la colonne ou changent le dé. Tout est additionné avant le jet.
rule-13_11-b = Une unité de facteur 1 ou plus ne tombe jamais au-dessous de 1. Quand plusieurs sont réduites, c’est leur somme qui l’est.
rule-13_12-a = Un QG n’ajoute son facteur que s’il est empilé avec une autre unité terrestre amie, qui n’a pas à combattre elle-même. Un QG 3 avec trois divisions 2-4 attaque avec 9 et défend avec 15.
rule-13_12-b = Donnent un soutien d’artillerie les QG républicains EBR, MNV et CEN et les QG nationalistes CTV, N, MRC, GLC et C. Les autres n’en ont pas.
rule-13_12-c = Le QG doit être ravitaillé, prêt, et avec des unités de son camp engagées dans le combat ou adjacent à elles. En défense, un QG coupé dans un bourg ou une ville compte comme ravitaillé ([[10.7]]), en attaque non. Chaque camp peut en employer un par combat.
rule-13_12-d = L’attaquant désigne d’abord son QG, avant les avions et les jetons. En attaque, le rapport se décale d’une colonne à droite, en défense d’une à gauche ; les deux s’annulent.
rule-13_12-e = Un QG qui a servi ne soutient plus jusqu’à la prochaine phase de ressources. Son facteur de combat compte toujours.
rule-13_12-f = Les QG n’attaquent jamais seuls.
rule-13_12-g = Un QG peut être perdu pour un pas et reconstruit plus tard, mais seulement s’il ne reste aucune autre unité de son camp dans le combat ([[A63]]).
rule-13_12-h = Un QG seul dans un hexagone est éliminé quand une unité de combat ennemie y entre, par mouvement, marche ou avance.
rule-13_13 = Des jetons comme Surprise tactique ([[7.39]]) peuvent être joués ensemble. L’attaquant déclare d’abord.
rule-13_14 = Un dé au-dessus de 6 compte pour 6, au-dessous de 0 pour 0.
rule-13_15-a = L’appui naval donne +1 au dé pour attaquer un hexagone côtier, −1 pour le défendre.
rule-13_15-b = L’appui naval républicain vaut en Méditerranée à partir de la colonne 12 vers l’est, dès le tour 3, et cesse avec le Coup de Casado ([[7.8-a]]). Les Nationalistes emploient le leur sur les côtes cantabrique et méditerranéenne. Chaque camp appuie une fois par tour ([[A66]]).
rule-13_16 = Une ligne fortifiée républicaine est inachevée, intacte ou détruite. Toutes commencent inachevées.
rule-13_17-a = Si une unité terrestre nationaliste entre dans un hexagone d’une ligne avant son tour d’achèvement, la ligne n’est jamais achevée.
rule-13_17-b = Une ligne inachevée est sans effet sur le combat. Celles que nul n’a touchées deviennent intactes à leur tour.
rule-13_18 = Les Républicains qui défendent un hexagone d’une ligne intacte ajoutent le facteur de la ligne à leur défense, en plus de tout le reste ([[A67]]). À Bilbao (3613), le jeton Goicoechea ôte ce facteur ([[7.14]]).
rule-13_19 = Les lignes de ravitaillement nationalistes ne peuvent pas entrer dans les hexagones d’une ligne intacte.
rule-13_20 = No pasarán : les Républicains qui défendent Madrid (2712) décalent le rapport de deux colonnes à gauche, toute la partie.
rule-13_21-a = Pénurie de munitions : aux tours 1 à 6, les unités nationalistes au nord de la rangée 24 attaquent avec −1 au dé. Elles défendent normalement ([[A68]]).
rule-13_21-b = Elle cesse pour de bon dès qu’un bourg ou une ville au nord de la rangée 24 a une ligne de ravitaillement jusqu’à Cadix (1305), même entre deux attaques d’une phase, et de toute façon après le tour 6.
rule-13_22 = Si des unités coloniales combattent des colonnes républicaines, seules ou mêlées à des réguliers, le dé reçoit +1 quand les Nationalistes attaquent et −1 quand ils défendent, une fois par combat ([[A69]]).
rule-13_23-a = Attaque concentrique : +1 au dé si l’attaque vient de deux hexagones opposés, de trois séparés chacun par un autre, ou de plus de trois ([[A70]]).
rule-13_23-b = Une attaque avec des colonnes républicaines n’a jamais ce bonus. Les unités coloniales l’ont, en plus de [[13.22]].
rule-13_24 = Une unité d’attaque 0 peut se joindre à d’autres qui attaquent et subir des pertes. Seule, elle ne peut pas attaquer.
rule-13_25 = La Légion Condor décale le rapport d’une colonne en faveur des Nationalistes ([[8.5]]).
rule-13_26-a = Seul compte le terrain de l’hexagone du défenseur et de ses côtés. Ses effets s’additionnent.
rule-13_26-b = Si tous les attaquants ne franchissent pas un cours d’eau, il ne compte que si au moins la moitié des facteurs d’attaque en franchissent un ([[A72]]).
rule-13_26-c = Si l’on franchit à la fois rivière et fleuve, la rivière compte quand au moins la moitié des facteurs la franchissent ; sinon c’est le fleuve.
rule-13_27-a = Percée : chaque pas perdu au-delà de ceux de l’hexagone défendu devient un hexagone d’avance.
rule-13_27-b = Chaque unité attaquante, QG exceptés, peut avancer jusqu’à ce nombre d’hexagones. Le premier doit être celui qui vient d’être vidé. Nul n’est obligé d’avancer.
rule-13_27-c = Exemple : 36 facteurs depuis 3020 et 2920 attaquent la 50e division, défense 5 et deux pas, en 2919. À 7:1, un 5 donne 0/4 : la division est perdue et les attaquants peuvent avancer de deux hexagones, d’abord 2919, puis par exemple 2918. Le QG reste.
rule-13_27-d = L’avance ignore les zones de contrôle et prend les hexagones où elle entre. Les hexagones à ennemis et les côtés fermés la barrent toujours et, pour les unités motorisées, les fleuves ([[12.19-b]]).
rule-13_27-e = Si les pertes égalent juste les pas présents, les attaquants ne peuvent avancer que dans l’hexagone vidé. C’est une option, normalement active ([[A73]]).
rule-13_28-a = Poursuite : lors d’une percée, la cavalerie et les chars à un hexagone des attaquants peuvent se joindre à l’avance s’ils n’ont ni bougé ni combattu ce tour-ci et si nul ennemi ne leur est adjacent ([[A74]]).
rule-13_28-b = Ils avancent d’autant d’hexagones que l’avance le permet et doivent passer par l’hexagone vidé ou y finir. Depuis 3021, deux hexagones mènent à 2919 ; avec un seul, pas de poursuite.

## Mouvement stratégique

rule-14_1 = En phase A.V, des unités se déplacent par rail ou par mer, les Nationalistes d’abord. Rien au tour 1, et rien pour les unités hors ravitaillement.
rule-14_2-a = Par rail, une unité va d’un hexagone ferroviaire à un autre, à toute distance, par des hexagones ferroviaires amis et reliés ([[14.2-c]]).
rule-14_2-b = Elle ne peut pas traverser un hexagone ferroviaire adjacent à une unité ennemie, sauf si une unité amie s’y trouve. Elle peut partir à côté de l’ennemi.
rule-14_2-c = Elle peut finir dans un hexagone ferroviaire vide que l’ennemi contrôle, mais ne traverse que des hexagones amis ([[A77]]). C’est une option, normalement active.
rule-14_2-d = Une unité transportée par rail peut encore se déplacer, marcher et combattre ce tour-ci.
rule-14_3 = Une table limite le nombre d’unités que chaque camp déplace par rail dans un tour. Leur taille n’importe pas.
rule-14_4-a = Il y a trois mers : la Cantabrique, de la frontière française à 3201, l’Atlantique, de Huelva (1606) à Algésiras (1207), et la Méditerranée, de 1208 vers l’est.
rule-14_4-b = Par mer, une unité va d’un bourg ou d’une ville côtier à un autre, ami, sur une mer ouverte à son camp. Elle peut encore se déplacer ce tour-ci ([[A78]]).
rule-14_5 = Les Républicains ne se déplacent par mer qu’en Méditerranée, autant d’unités que la table le permet.
rule-14_6 = Les Nationalistes se déplacent par mer dans les trois mers, autant d’unités que la table le permet.
rule-14_7-a = Débarquement : avec toute sa capacité maritime du tour, un camp porte une unité, division au plus, d’un bourg ou d’une ville côtier à un hexagone côtier ennemi et vide.
rule-14_7-b = Les Nationalistes débarquent sur les côtes cantabrique et méditerranéenne, les Républicains seulement en Méditerranée.
rule-14_7-c = Une unité débarquée ne se déplace ni n’attaque pendant le reste du tour.
rule-14_7-d = Attaquée ce tour-là, elle défend à la moitié de son facteur, arrondie à l’inférieur ([[A79]], [[A80]]).
rule-14_8 = Un QG compte pour deux unités par rail et ne va jamais par mer.

## Options

rule-15_1-a = Reconnaissance des QG : dès le tour 14, chaque QG républicain peut tenter une fois par tour de reconnaître une pile nationaliste à 2 hexagones ou moins.
rule-15_1-b = Sur un 1, les Nationalistes doivent dire la défense totale de cet hexagone.
rule-15_2-a = L’Alcázar : tant qu’il tient, les Républicains doivent garder une unité à Tolède (2510). La dernière n’en sort pas par son propre mouvement ; s’il n’en reste aucune, une y entre si elle peut.
rule-15_2-b = On lance un dé chaque tour. L’Alcázar tombe sur 1 aux tours 1 à 3, sur 1 à 3 au tour 4, sur 1 à 5 ensuite ; le moral républicain monte alors de 1 ([[A76]]).
rule-15_2-c = La première unité nationaliste ravitaillée qui entre à Tolède (2510) le délivre. Le marqueur est retiré et le moral républicain baisse de 1 ([[A40]]).
rule-15_3-a = Train blindé : une fois par tour, le BTB républicain soutient un combat où l’attaque franchit un côté d’hexagone portant une voie ferrée ([[A81]]).
rule-15_3-b = Il doit être empilé avec de l’infanterie et ne peut pas avancer après combat.
rule-15_4 = Aux tours 12 à 19, la Légion Condor et l’Aviation légionnaire ne soutiennent aucun combat à 3 hexagones ou moins de la frontière française.
rule-15_5-a = La première attaque italienne contre les Républicains décale le rapport d’une colonne à gauche.
rule-15_5-b = La première attaque républicaine contre le CTV le décale d’une colonne à droite ([[A82]]).
rule-15_6 = Le premier combat soutenu par une unité aérienne républicaine de facteur 4 ou par une brigade de chars républicaine se décale d’une colonne en faveur des Républicains, une fois par partie.
rule-15_7_1-a = Colonnes en attaque : avant le mouvement, on lance un dé pour les colonnes républicaines qui vont attaquer. Sur 1 elles refusent, sur 2 ou 3 l’attaque a −1, sur 6 elle a +1.
rule-15_7_1-b = On lance pour chaque unité, ou une fois pour un groupe avec −1 à ce jet : une pile, ou toutes les colonnes à côté d’un hexagone qu’elles attaquent ensemble. Un résultat sous 1 est aussi un refus ([[A83]]).
rule-15_7_2-a = Les colonnes anarchistes ne s’empilent ni n’attaquent avec des colonnes d’autres partis, sauf le POUM. Les colonnes sans parti se mêlent à toutes.
rule-15_7_2-b = Les colonnes communistes ne s’empilent ni n’attaquent avec des colonnes du POUM ou des nationalistes catalans ou basques.
rule-15_7_2-c = Une colonne en est libre dès qu’elle est une unité régulière. Les Nationalistes ne sont pas concernés.
rule-15_8 = Au tour 18, les Républicains reçoivent un point de ressources de plus si les volontaires étrangers ont été retirés ([[7.10-a]], [[A86]]).
rule-15_9 = Une division républicaine, ou une pile de trois brigades au plus, coupée de tout mais adjacente à la frontière française compte comme ravitaillée tant qu’elle y reste ([[A90]]).
rule-15_10 = Dès le tour 2, tant qu’une unité républicaine du Nord est à Saint-Sébastien (3615), on lance un dé en phase A.IV : sur 1 ou 2, le Nord reçoit un point de ressources.

## Tables

rule-16_1 = Les tables de combat, de terrain, de points de ressources, de retraits, de capacités, de lignes fortifiées, de moral et de jetons sont imprimées sur la carte. Celles du programme sont reconstituées ([[A84]]).

## Scénarios

rule-17_1 = Le scénario La Guerre des colonnes va du tour 1 au tour 7.
rule-17_2-a = À la fin du tour 7, les Nationalistes gagnent si Madrid (2712) est à eux ou si leurs unités ravitaillées tiennent trois hexagones adjacents. Sinon, les Républicains gagnent.
rule-17_2-b = Dans le scénario, les Républicains gagnent aussi s’ils prennent des lieux nationalistes valant en tout trois points de moral ([[A11]]).
rule-17_3 = La mise en place est celle de la campagne. La campagne va du tour 1 au tour 19 (chapitre 4).
rule-17_n = Les notes du livret sur la stratégie et la conception ne sont pas des règles.
