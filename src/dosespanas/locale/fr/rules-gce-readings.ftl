# La Guerra Civil Española : notre lecture des points que le livret laisse ouverts, un message par numéro.

## Séquence et renvois

rule-A01 = Le livret saute l’administration du tour 1 et parle pourtant de jetons tirés alors. Nous tirons des jetons au tour 1 et sautons le reste. Une colonne coloniale du Convoi de la Victoire ([[7.41]]) est alors placée aussitôt.
rule-A02 = Le tour 5 n’a pas de date dans le livret. Nous le plaçons en novembre et décembre 1936, entre le tour 4 en octobre et le tour 6 en janvier et février.
rule-A03 = Un texte met l’arrivée des points de ressources dans la phase des jetons. Nous les donnons en phase de ressources, A.I.
rule-A04 = La garnison d’Oviedo est censée se convertir dans une phase qui n’existe pas. Nous le permettons en phase A.IV de tout tour.
rule-A05 = Il n’est pas dit qui tire d’abord. Les Nationalistes tirent et exécutent leur jeton d’abord, comme dans les autres phases.
rule-A06 = Le renvoi du livret pour conversion et retrait se trompe d’un numéro. Il vise [[6.8-a]] et [[6.9-a]].
rule-A07 = Un QG qui a servi est tantôt retourné, tantôt pivoté. Nous le marquons seulement, pour qu’il garde ses pas, et il est de nouveau prêt à la prochaine phase de ressources.

## Victoire et contrôle

rule-A08 = Le livret demande un moral de 26 à 30 pour la victoire nationaliste et se tait au-dessous de 26. Un moral plus bas ne peut aider les Républicains : 30 ou moins suffit donc, à la fin de tout tour.
rule-A09 = Rien n’est dit d’un lieu républicain perdu puis repris. Nous rendons sa valeur de moral, comme pour l’autre camp ([[4.3-b]]).
rule-A10 = Si des Nationalistes hors ravitaillement entrent à Madrid aux tours 1 à 6, le moral baisse de 7 et la partie continue. Les Nationalistes gagnent dès qu’une de leurs unités y est ravitaillée, jusqu’au tour 6. Au tour 7, rien de plus n’est perdu.
rule-A11 = La campagne compte trois lieux, le scénario parle de lieux valant trois points. Nous prenons chaque texte tel quel : dans le scénario, Séville seule suffit ([[17.2-b]]). Une option y compte aussi trois lieux.
rule-A12 = Un hexagone est au camp dont une unité terrestre y est entrée la dernière, même en passant, QG compris. Les unités aériennes ne comptent pas. Au départ, la carte dit qui tient quoi.
rule-A12-b = Un hexagone sans unité reste au dernier camp qui l’a contrôlé.

## Entrée, points et conversions

rule-A13 = Un exemple laisse un renfort choisir son hexagone ou un autre à 2 ou moins. Nous suivons la règle : l’hexagone imprimé, et les autres seulement si l’ennemi le tient. Les divisions mobilisées choisissent librement.
rule-A14 = Si l’hexagone d’entrée est ami mais plein, l’unité en emploie un à 2 ou moins. Une zone de contrôle ennemie n’empêche pas d’entrer.
rule-A15 = Tout renfort terrestre sans hexagone peut prendre la place d’une unité retirée ([[6.2-e]]), une pour une et le même tour, dans les deux camps.
rule-A16 = Une unité à deux pas reconstruite coûte 1 point réduite, 2 points à pleine force.
rule-A17 = Une unité reconstruite entre comme un renfort : dans son hexagone d’entrée imprimé ([[6.2-b]]), celles du Nord aussi. Celles du Nord qui n’en ont pas entrent comme en [[6.2-f]], les divisions mobilisées comme en [[6.11-b]], toutes les autres dans un bourg ou une ville ami. L’hexagone de mise en place n’est pas un hexagone d’entrée.
rule-A18 = Deux pour un point vaut pour toute brigade d’infanterie républicaine à un pas, y compris celles du Nord avec leurs propres points. Pas pour les colonnes, ni pour les Internationales après leur retrait.
rule-A19 = La limite de 10 points s’applique après la phase A.IV, à chaque réserve. Les points des jetons comptent à partir du tour où ils sont utilisables.
rule-A20 = Une unité à retirer mais hors ravitaillement part dès qu’elle est ravitaillée à une phase A.IV ultérieure. Déjà éliminée, elle sort du jeu.
rule-A21 = Une colonne avec une unité régulière au dos a un pas sur chaque face. Elle ne peut pas être réduite.
rule-A22 = La garnison d’Oviedo peut toujours être convertie, assiégée ou réduite, sauf si elle est éliminée.
rule-A23 = Les divisions mobilisées arrivent en phase A.IV du tour de l’appel. Si l’ennemi tient tous leurs hexagones, elles attendent.
rule-A24 = Les points du Nord déjà gardés ne servent à personne d’autre. Une unité du Nord en vie, évacuée ou à étoile, prive les Nationalistes des points suivants.
rule-A25 = Une division complète sur la carte devient des brigades dans son hexagone. Une division de la pile des éliminées peut y être échangée, et les brigades coûtent encore des points pour revenir. Seules les divisions de la liste se divisent, jamais une réduite.

## Jetons d’événement

rule-A26 = Quelques numéros de jetons manquent, et un jeton nommé Détermination républicaine n’est jamais décrit. Nous les laissons de côté ; une option ajoute deux jetons aux effets de notre main.
rule-A27 = Pour certains jetons, il n’est pas dit s’ils se jouent aussitôt. Nous jouons dès le tirage [[7.9]], [[7.13]], [[7.16]], [[7.20]] et [[7.34-a]] ; Goicoechea ([[7.14]]) et les autres sans indication se gardent.
rule-A28 = Un jeton tiré du gobelet de l’autre camp qui compte comme Sans événement est défaussé. L’autre camp peut aussi renoncer à tirer.
rule-A29 = Une Bilbao républicaine sans troupes basques n’est pas mentionnée. Nous y lisons Sans événement : la reddition suppose la chute d’Euzkadi. Toute unité terrestre basque compte comme troupe.
rule-A30 = S’il y a moins de colonnes pour les Débarquements aux Baléares, celles qui existent partent. Une colonne à convertir entre-temps revient en unité régulière. Le ravitaillement n’est pas requis.
rule-A31 = La lutte de Casado suit le mouvement et le combat des Nationalistes comme une attaque de plus. Les unités emploient leur facteur de mouvement à 2 hexagones ou moins de Madrid ; les règles de combat sont les règles ordinaires, et les Républicains choisissent les pertes des deux.
rule-A32 = Après leur retrait, les Brigades internationales ne se reconstruisent pas, sauf avec le point de l’option [[15.8]]. La division italienne ne revient jamais.
rule-A33 = Les deux unités aériennes reviennent deux tours après le jeu de la Crise tchécoslovaque, et la crise dure jusque-là. S’il y en a moins en jeu, celles qui existent partent.
rule-A34 = Pour ôter des pas, les Nationalistes choisissent des unités entières ou en réduisent ; une unité réduite retrouve son pas sans frais, sauf si elle a été complétée ou éliminée entre-temps. Les unités reviennent sans hexagone d’entrée. Le ravitaillement n’est pas requis, et des coloniaux peuvent être choisis.
rule-A35 = Le devoir de s’éloigner de la France s’achève avec le mouvement nationaliste de ce tour. Ce qui peut partir doit partir ; ce qui ne peut pas reste. Les QG comptent, pas les unités aériennes.
rule-A36 = Les 3 points soviétiques se dépensent avant ou après les autres. Ils peuvent aussi compléter des unités qui tracent jusqu’à La Jonquera (3425), et comptent dans la limite de 10 une fois utilisables.
rule-A37 = Désertion massive, tirée à partir du tour 5 ou encore gardée après le tour 4, est défaussée. Les facteurs imprimés comptent, et la colonne doit être adjacente à une unité nationaliste à ce moment.
rule-A38 = Un devoir de mouvement ne demande que le possible. Les pas exigés doivent finir dans les hexagones les plus proches du but qu’ils peuvent atteindre légalement ce tour : contre Madrid, ou contre les Républicains qui la bordent, partout où quinze pas peuvent y venir ; sinon aussi près que quinze peuvent venir. Les unités lointaines ne remplacent pas de plus proches qui pourraient y aller. On déplace dans l’ordre voulu, d’autres d’abord, tant que c’est encore faisable. Puis chacune de ces unités adjacente à des Républicains attaque, la pile comme une seule, sauf si son facteur d’attaque est 0. Tolède se mesure de même et ne demande que du mouvement. Le programme dit ce qui est encore demandé, et à qui.
rule-A39 = Le livret offre les Nationalistes près de Tolède comme autre cible de l’Offensive d’Oviedo, ce qui semble une méprise. Nous acceptons Oviedo ou un hexagone nationaliste adjacent à Oviedo. Avec moins de quatre unités, toutes doivent attaquer. Une option garde Tolède, comme imprimé.
rule-A40 = La délivrance de l’Alcázar retire 1 de moral une fois, quelles que soient les règles employées. Sa chute ne donne 1 qu’avec l’option [[15.2-a]] ; sans elle, la chute à la fin du tour 4 ne donne rien.
rule-A41 = La Révolte de Barcelone est sans objet du tour 12 à la fin. Si aucune unité ne peut atteindre la ville, on fait le possible ; les unités déjà là suffisent.
rule-A42 = Défense d’un bourg se joue avant le jet. Une colonne dans l’hexagone suffit, et la perte en plus s’ajoute au résultat de l’attaquant.
rule-A43 = Sans point à perdre, la Neutralité de Franco est sans effet, tandis que les Sous-marins italiens attendent un point.
rule-A44 = L’interdiction d’autres avions dans le Nord ne vise que les Républicains. La zone nord est Asturies, Santander et Euzkadi.
rule-A45 = Les facteurs aériens sont limités par les facteurs terrestres qui comptent dans ce combat, après division. Des unités aériennes seules ne peuvent rien.
rule-A46 = L’infanterie de montagne et les unités antiaériennes n’ont pas de règles propres : elles comptent comme infanterie ; les chars lourds comme chars.

## Empilement, ravitaillement et zones de contrôle

rule-A47 = Six divisions de toute taille et la règle des moitiés ne s’accordent pas. Nous lisons six divisions ou l’équivalent. Des ennemis ne partagent jamais un hexagone.
rule-A48 = La limite d’empilement vaut aussi à la fin de l’avance de chaque unité.
rule-A49 = Le ravitaillement est examiné à neuf à chaque moment qui le demande : mouvement stratégique, fin d’un mouvement, début du combat et attrition. Pour la marche, c’est le début de la phase.
rule-A50 = À la lettre, une unité hors ravitaillement ne pourrait jamais rien faire. L’interdiction de finir sans ravitaillement ([[10.2-b]]) vaut pour mouvement, marche, rail et mer, dans les bourgs et villes aussi : [[10.7]] ne parle que d’attrition et de défense. Rester, débarquer ou avancer après combat en est exempt.
rule-A51 = Seule la seconde partie d’une ligne de ravitaillement évite les hexagones ennemis vides ; la première peut les traverser. Les lignes fortifiées intactes arrêtent les deux pour les Nationalistes.
rule-A52 = La règle des sources vertes dit nationaliste par erreur. Elle vise les Républicains.
rule-A53 = Les unités du Nord évacuées à La Jonquera tracent dès lors leur ravitaillement comme les autres Républicains. Dans tous les autres cas, les fronts restent séparés.
rule-A54 = Une règle élimine toute unité hors ravitaillement, une autre épargne celles des bourgs. La seconde l’emporte.
rule-A55 = Quelques renvois du livret ne mènent nulle part. En [[11.4]], il s’agit de l’avance après combat, et pour les colonnes de [[11-8.5-a]].
rule-A56 = Les garnisons et autres unités sans taille ont la zone de contrôle limitée des colonnes.
rule-A57 = Les marches peuvent venir avant ou après d’autres mouvements. Toute unité terrestre ennemie compte comme adjacente, colonnes et QG compris. Un QG marche s’il n’est pas motorisé.
rule-A58 = Les limites du Nord ([[12.10-a]]) sont examinées quand une unité est placée ou finit son mouvement. Un excédent né autrement est toléré, mais ne peut pas croître.

## Mouvement

rule-A59 = Le coût d’un fleuve pour les unités motorisées manque. Nous prenons 4, le double d’une rivière. Les chars sont toujours motorisés, les autres si le pion le dit.
rule-A60 = Une ville remplace le terrain de son hexagone ; cours d’eau et lignes fortifiées s’ajoutent. Seules les lignes intactes coûtent plus aux Nationalistes, même sans leur facteur ([[7.14]]).
rule-A61 = On peut évacuer divisions et brigades de toute arme, celles du Nord aussi, mais ni colonnes ni QG. Leur hexagone doit toucher la France, et La Jonquera (3425) doit avoir la place.
rule-A89 = Le droit d’avancer d’un hexagone au moins ne permet pas de passer d’une zone de contrôle ennemie à une autre.

## Combat

rule-A62 = Le rapport est d’abord ramené entre 1:2 et 7:1, puis décalé, puis ramené de nouveau : 40 contre 4 à Madrid donne 7:1, deux colonnes à gauche 5:1.
rule-A63 = Un QG ne subit une perte que s’il ne reste aucune autre unité de son camp dans le combat. Un QG seul ne peut être attaqué ; il est éliminé quand un ennemi entre ([[13.12-h]]).
rule-A64 = L’ordre des pertes entre unités à un et à deux pas vaut dans chaque hexagone séparément. Les QG n’y comptent pas ; les unités d’attaque 0 y comptent. Seule une unité imprimée à un pas est protégée ; une unité à deux pas réduite ne l’est pas : son propriétaire peut la sacrifier ou en réduire une autre.
rule-A65 = Plusieurs renvois des règles de combat portent d’anciens numéros. Nous suivons les règles manifestement visées.
rule-A66 = Chaque camp a un appui naval par tour, en attaque ou en défense. Les deux peuvent servir dans le même combat, où ils s’annulent.
rule-A67 = Le facteur d’une ligne fortifiée s’ajoute une fois par hexagone défendu. Quand les Nationalistes entrent dans un hexagone, ses ouvrages sont détruits pour de bon ; le reste de la ligne demeure.
rule-A68 = Le −1 des munitions vaut si une unité attaquante est en rangée 25 ou plus au nord. La liaison avec Cadix est examinée après tout ce qui arrive. À partir du tour 7, il n’y a plus de pénurie.
rule-A69 = Le modificateur colonial demande au moins une unité coloniale et une colonne républicaine dans le combat. Il compte une fois, non par unité.
rule-A70 = Pour l’attaque concentrique, un hexagone compte si une unité d’attaque 1 ou plus en attaque ; un QG seul ne suffit pas. Une colonne républicaine parmi les attaquants supprime le bonus.
rule-A71 = Une attaque faite seulement de zéros n’est pas permise. Un zéro n’est jamais porté à 1.
rule-A72 = La part qui franchit un cours d’eau se compte en facteurs d’attaque terrestres imprimés, QG compris. La moitié s’arrondit à l’inférieur : de 9 facteurs, 4 suffisent. Si tous franchissent et que moins de la moitié passe une rivière, le fleuve compte ; sous la moitié en tout, rien.
rule-A73 = Les hexagones d’avance comprennent celui qui est vidé : deux pertes de trop donnent donc deux hexagones en tout. Si les pertes égalent les pas, les attaquants peuvent encore prendre l’hexagone vidé ; une option, normalement active, qu’on peut ôter.
rule-A74 = La possibilité de poursuivre pour cavalerie et chars se lit à la déclaration de l’attaque. Ils peuvent partir à côté de toute unité attaquante. Les coûts de mouvement n’importent pas ; les côtés fermés et les fleuves, si.
rule-A75 = Une avance n’entre jamais dans un hexagone à ennemis ni en pays neutre. Elle peut finir hors ravitaillement, ce qui se juge à l’attrition. Elle peut gagner Madrid si l’unité y est ravitaillée.
rule-A88 = Si attaquant et défenseur sont tous deux détruits, nul n’avance et l’hexagone garde son maître. Les pertes au-delà des pas de l’attaquant sont sans effet.
rule-A87 = Un combat se déroule ainsi : attaquants, rapport montré, QG, avions, appui naval, jetons, règles optionnelles, dé. À chaque étape, l’attaquant déclare d’abord.

## Mouvement stratégique et options

rule-A76 = Le jet de l’Alcázar a deux places dans le livret. Nous lançons en phase d’attrition de chaque tour, le premier compris ; Tolède vide, il n’y a pas de jet. L’option est normalement active.
rule-A77 = Un trajet par rail peut finir dans un hexagone ferroviaire vide que l’ennemi contrôle, comme le dit le livret. Il ne traverse que des hexagones amis.
rule-A78 = Aucune règle n’exige la même mer : les Nationalistes naviguent entre ports des trois, les Républicains dans la seule Méditerranée, vers des lieux amis. La règle du quota nationaliste dit républicain par erreur. Les ports du Maroc ne servent pas.
rule-A79 = Une unité débarquée peut être hors ravitaillement. Cela se juge à l’attrition ; un bourg l’abrite. Elle peut partir d’une zone de contrôle ennemie.
rule-A80 = Une unité débarquée n’est divisée qu’une fois, pour le débarquement, à l’inférieur ; le manque de ravitaillement ne la divise pas de nouveau. Elle ne tombe jamais sous 1.
rule-A81 = La reconnaissance a lieu avant le mouvement républicain. Le train blindé aide une attaque de son camp, ou la défense contre une autre, à travers un côté portant une voie ferrée, et ajoute son facteur.
rule-A82 = Chaque décalage de première fois sert une fois, et ils s’additionnent. Le soutien soviétique aide les Républicains, qu’ils attaquent ou défendent.
rule-A83 = Le jet des colonnes se fait avant le mouvement, pour les unités qui vont attaquer, et vaut en phase de combat. Elles ne sont pas obligées d’attaquer. Plusieurs piles lancent comme une seule là où elles sont déjà à côté de l’hexagone. Les limites de parti se lisent à la fin du mouvement.
rule-A86 = L’option [[15.8]] nomme le mauvais jeton ; il s’agit du retrait des volontaires ([[7.10-a]]), et son point peut reconstruire des Internationales. Pour [[15.10]], une unité du Nord doit être à Saint-Sébastien même.
rule-A90 = L’option [[15.9]] n’aide à la fois qu’une division ou pile sur toute la carte, sans colonnes. La France doit toucher son hexagone, et son attaque n’est pas divisée. Là où plusieurs le pourraient, le joueur républicain désigne laquelle dans sa phase de mouvement, chaque unité une fois par tour ; tant qu’il ne le fait pas, c’est la pile qui a le plus de pas.

## Points mineurs

rule-A91 = Une unité fait un mouvement stratégique par tour, par rail ou par mer.
rule-A92 = La phase A.IV suit cet ordre : conversions, retraits, garnison d’Oviedo, jet de [[15.10]], retours dus aux jetons, renforts, reconstruction, division d’unités. À chaque point, les Nationalistes d’abord. L’empilement est examiné une fois, à la fin.
rule-A93 = À tant d’hexagones veut dire en distance droite sur la carte, quoi qu’il y ait entre les deux. Pour la France, l’hexagone français de terre le plus proche compte.
rule-A94 = Un bourg sert de base aérienne s’il est ami et atteint une source finale appropriée. Pour les avions du Nord, c’en est une du Nord.
rule-A95 = Toute source finale nationaliste sert à toute unité nationaliste. Seuls les Républicains du Nord et les autres sont séparés.
rule-A96 = La piste du moral s’arrête à 0 et à 99. Au-delà, le nombre vrai est gardé.
rule-A97 = Le propriétaire des unités touchées par un événement les choisit. Les Nationalistes choisissent la division italienne de [[7.10-c]] et la colonne de [[7.21]].

## Options de handicap

rule-A98 = Option maison : le camp qui a cet avantage reçoit à chaque tour un point de ressources de plus, ou trois, ou quatre avec les deux, dans sa propre réserve, outre ceux prévus ([[6.4-d]]).
rule-A99 = Option maison : quand un camp a cet avantage, les renforts de l’ennemi, avions compris, arrivent un tour après la date du calendrier ([[6.2-a]]) ; ceux d’entre eux qui sont retirés partent aussi un tour plus tard ([[6.8-a]]). Ce qui est sur la carte dès le début et les conversions ([[6.9-a]]) gardent leurs tours.

## Ce qui est reconstitué

rule-A84 = La carte, les pions et les tables du jeu ne font pas partie du livret. Ce qu’il ne dit pas est reconstitué d’après la géographie et l’histoire, et les données disent de chaque valeur d’où elle vient.
rule-A85 = Certains pions portent la même abréviation. Dans le programme, chacun a un nom propre ; on montre ce qui est imprimé.
