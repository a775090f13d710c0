# La guerre navale, les options, les variantes, le scénario de 1938 et les éditions, un message par numéro de règle.

## La guerre navale : mise en place et séquence

rule-NAV-01 = Les Nationalistes commencent avec le croiseur Almirante Cervera en mer Cantabrique, le cuirassé España à la base du Ferrol, le Ju-52 au-dessus du détroit de Gibraltar et un marqueur de contrôle à la base de Cadix.
rule-NAV-02 = Les Républicains commencent avec le cuirassé Jaime I à Malaga ([[AMB-07]]), le Ni-52 à Madrid et, à la base de Carthagène, une flottille de destroyers prête à appareiller ; le Libertad, le Miguel de Cervantes, l’autre flottille de destroyers et une flottille de sous-marins s’y trouvent endommagés.
rule-NAV-03 = Tous les autres navires ne viennent que par des cartes.
rule-NAV-04 = La guerre navale ajoute à chaque tour : l’affectation des navires après la pioche, les combats en mer après les combats terrestres, l’effet des zones maritimes à la Réorganisation. Il y a une carte de plus aux tours 1 à 5 ([[DRW-02]]) et un événement de plus par camp ([[EVT-02]]).
rule-NAV-05 = Les combats en mer sont résolus dans cet ordre : mer des Baléares, Méditerranée, détroit de Gibraltar, mer Cantabrique, puis les cases de la côte.
rule-NAV-06 = On se bat pour les blocus après toutes les zones maritimes. Puis les batteries des ports tirent : Murcie, Cadix, La Corogne ([[NAV-35]]). Tout cela précède la Réorganisation.

## Bases navales et affectation des navires

rule-NAV-07 = Les bases navales sont Le Ferrol, voisine de La Corogne, et Cadix pour les Nationalistes, et Carthagène, voisine de Murcie, pour les Républicains.
rule-NAV-08 = Une base n’est utilisable que tant que la case voisine est amie de son propriétaire ou contestée.
rule-NAV-09 = Un navire qui se retire ou qui est endommagé va dans une base ouverte de son camp. S’il n’y en a pas, il va dans un port ami ([[AMB-40]], [[AMB-41]]).
rule-NAV-10 = Un navire dans un port ne peut être réparé que par une carte. Dans une base, un point de remplacement le peut aussi ([[NAV-62]]).
rule-NAV-11 = Les Nationalistes affectent leurs navires d’abord, puis les Républicains. D’où qu’il parte, un navire intact peut aller dans n’importe quelle zone maritime, n’importe quel port ou n’importe quelle case côtière. Un navire qui n’est pas envoyé reste où il est.
rule-NAV-12 = Un navire endommagé n’est pas affecté et ne combat pas.
rule-NAV-13 = Le nombre de navires en un même lieu n’est pas limité.
rule-NAV-14 = Les Républicains n’envoient rien en mer Cantabrique, sauf si Oviedo, Bilbao ou Saint-Sébastien est amie ([[AMB-35]]).
rule-NAV-15 = Dans un tour ouvert par une offensive républicaine, les navires et les avions républicains sont affectés d’abord, avant la pioche, et les nationalistes au moment habituel ([[CRD-OFF]]).
rule-NAV-16 = Un navire a une mission par tour : une zone maritime, le soutien d’un combat terrestre, le blocus d’un port ou la protection d’un port ; les sous-marins peuvent aussi se tenir à l’affût devant une côte ([[AMB-65]]). Soutien et blocus s’excluent ([[AMB-45]]).

## Avions en mer

rule-NAV-17 = Pendant son mouvement, un camp peut envoyer jusqu’à deux avions dans chaque zone maritime ou port ([[AMB-32]]).
rule-NAV-18 = Le camp doit tenir une case amie à trois liaisons au plus ([[AMB-33]]).
rule-NAV-19 = Aucun avion n’opère au-dessus de la Méditerranée.
rule-NAV-20 = Au tour 1, aucun avion ne va dans les zones maritimes ni dans les ports, sauf le Ju-52 qui commence au-dessus du détroit.

## Soutien du combat terrestre depuis la mer

rule-NAV-21 = Une case côtière est une case terrestre qui borde une zone maritime.
rule-NAV-22 = Un navire devant une case côtière peut y soutenir une attaque ou une défense de son camp : avec ses dés, ou avec +1 pour une flottille de destroyers. Il a ensuite servi, comme tout soutien ([[CBT-07]]).
rule-NAV-23 = Les sous-marins ne soutiennent jamais un combat terrestre, mais ils peuvent combattre devant toute côte ([[AMB-65]]).
rule-NAV-24 = Si les deux camps ont des navires devant la même case, ceux-ci se combattent d’abord, un contre un comme dans le combat aérien ([[AMB-65]]). Les navires en soutien sans adversaire et ceux qui restent indemnes peuvent ensuite soutenir ([[AMB-42]]).
rule-NAV-25 = Dans ce combat, un 6 ou plus endommage le navire ennemi et l’envoie dans une base ; un 5 l’y envoie intact. Dans les deux cas, il n’apporte aucun soutien.
rule-NAV-26 = Les avions qui soutiennent un combat terrestre et les navires qui en soutiennent un ne se combattent jamais.
rule-NAV-27 = Quand toutes les troupes qu’un navire pouvait soutenir ont disparu, il rentre dans une base.

## Ports : blocus et protection

rule-NAV-28 = Navires et avions peuvent aller dans un port où leur camp n’a rien à terre, pour en établir le blocus. Ils ne combattent pas les unités terrestres et ne tiennent pas la case.
rule-NAV-29 = Navires et avions peuvent aussi protéger un port de leur propre camp.
rule-NAV-30 = Ceux qui bloquent et ceux qui protègent un même port doivent se combattre : navires contre navires, avions contre avions, ou avions contre navires ([[NAV-60]], [[AMB-65]]).
rule-NAV-31 = S’il reste ensuite une seule unité de blocus, le port est sous blocus, quelles que soient les autres unités restantes ([[AMB-71]]).
rule-NAV-32 = Un port sous blocus ne reçoit aucun pion des cartes. Les points de remplacement restent les mêmes.
rule-NAV-33 = Le blocus tient même si le camp qui l’exerce a perdu ses troupes à terre dans la case. L’autre camp peut aussi établir le blocus d’un port contesté.
rule-NAV-34 = Les navires dans une base navale ne sont jamais bloqués.
rule-NAV-35 = Murcie, Cadix et La Corogne ont des batteries : trois dés, avec +1 sur l’un d’eux. Elles ne tirent que sur les unités de blocus et ne s’usent jamais.
rule-NAV-36 = Les impacts des batteries comptent comme en [[NAV-60]] et [[NAV-61]]. Le camp du port choisit qui les encaisse : d’abord les navires et les avions qui ont une force, chacun une fois avant que l’un d’eux en reçoive un second ; les unités de simple soutien, s’il n’y en a pas d’autres ([[AMB-39]]).

## Contrôle des zones maritimes et effets

rule-NAV-37 = Au début de la Réorganisation, une zone est contrôlée par le camp qui est seul à y avoir des unités ou un marqueur ; si les deux camps y sont, elle est contestée ; sinon, personne ne la contrôle.
rule-NAV-38 = Quand la dernière unité quitte une zone que son camp contrôle, un marqueur y reste. Il est retiré quand une unité ennemie y entre.
rule-NAV-39 = L’effet d’une zone vaut pour le camp qui la contrôle. Dans une zone contestée, il n’y a aucun effet.
rule-NAV-40 = L’effet de la Méditerranée vaut pour les deux camps tant qu’aucun ne la contrôle ([[AMB-70]]), et toujours après la carte de la Conférence de Nyon ([[CRD-RN6]]).
rule-NAV-41 = La Méditerranée donne une carte de plus à la pioche suivante et un événement de plus au tour suivant. La mer des Baléares donne un point de remplacement de plus, aux tours de remplacements seulement ([[AMB-44]]).
rule-NAV-42 = Le détroit de Gibraltar décide du nombre d’unités qui passent du Maroc ([[MAR-07]], [[MAR-08]]).

## Bataille dans une zone maritime

rule-NAV-43 = Les navires et les avions des deux camps dans une zone ne se combattent que si les deux camps sont d’accord. Un camp qui refuse ramène ses navires dans une base et ses avions sur le plateau individuel, et l’autre garde la zone ([[AMB-38]]).
rule-NAV-44 = Il y a au plus une bataille par zone et par tour, d’un seul round. Aucun général n’est requis.
rule-NAV-45 = Seuls combattent les navires qui ont une force. Les flottilles de destroyers les soutiennent.
rule-NAV-46 = Une bataille suit cet ordre : avions contre avions, avions contre navires, sous-marins, riposte aux sous-marins, puis navires contre navires.
rule-NAV-47 = Les avions s’affrontent un contre un comme dans le combat aérien ([[ADF-06]]). Le camp qui a le plus d’avions forme les paires ([[AMB-36]]).
rule-NAV-48 = Les avions restants peuvent attaquer n’importe quels navires ennemis, même à plusieurs sur un seul. Un avion qui n’intervient pas est retourné, mais reste sur place.
rule-NAV-49 = Le camp qui a le plus de navires forme les paires ; à égalité, celui qui a le plus de force. Un navire en surnombre soutient une des paires de son camp ([[AMB-37]]).
rule-NAV-50 = Chaque navire lance sa force et ajoute son modificateur naval à un seul dé. Un 6 ou plus endommage l’autre navire et l’envoie dans une base ; un 5 l’y envoie intact. Les deux lancent en même temps ([[AMB-47]]).
rule-NAV-51 = Un navire qui reçoit deux impacts dans le même combat est coulé.
rule-NAV-52 = Les cartes ne changent jamais un jet en mer.
rule-NAV-53 = Après la bataille, tous les navires et avions restés indemnes demeurent sur place.

## Destroyers et sous-marins

rule-NAV-54 = Une flottille de destroyers soutient un navire ou une flottille de sous-marins de son camp avec +1. Son propre modificateur naval ne compte pas alors ([[AMB-56]]).
rule-NAV-55 = Des destroyers seuls contre des avions emploient leur propre modificateur naval et peuvent recevoir des impacts. Une flottille rentre dans une base quand tous les navires qu’elle soutenait sont partis.
rule-NAV-56 = Destroyers et sous-marins peuvent établir un blocus, seuls ou avec d’autres.
rule-NAV-57 = Les sous-marins ne sont pas mis en paires. Ils lancent les premiers, contre un navire ennemi au choix de leur propriétaire, avec leur modificateur naval et les destroyers qui les soutiennent.
rule-NAV-58 = Si la cible n’a reçu aucun impact et n’est pas renvoyée, elle riposte par un jet contre les sous-marins.
rule-NAV-59 = Une flottille de destroyers qui a soutenu des sous-marins ne soutient pas de navire dans la même bataille.
rule-NAV-63 = Les sous-marins y emploient leur propre modificateur naval dans tous leurs jets. Ils peuvent affronter des avions, seuls ou avec des destroyers, et peuvent alors recevoir des impacts.

## Avions contre navires

rule-NAV-60 = Là où un camp n’a que des avions et l’autre que des navires, les avions lancent tous leurs dés, chacun avec son modificateur ([[AMB-59]]). Un 6 ou plus endommage un navire et l’envoie dans une base ; un 5 en envoie un intact ([[AMB-49]]).
rule-NAV-61 = Chaque navire lance un dé, quelle que soit sa force, avec son modificateur naval. Un 6 ou plus détruit un avion, un 5 en renvoie un sur son plateau individuel ; le propriétaire des avions choisit lequel.

## Réparations

rule-NAV-62 = Un point de remplacement répare un navire endommagé dans une base ; une carte peut en réparer un dans une base ou dans un port. Les navires coulés ne reviennent que par des cartes.

## Cartes de la guerre navale

rule-CRD-RN1 = Les marins prennent le commandement : deux de vos navires endommagés, dans des bases ou des ports, sont réparés.
rule-CRD-RN2 = Croiseur Méndez Núñez : le navire vous rejoint à la base de Carthagène.
rule-CRD-RN3 = Sous-marins au nord : la seconde flottille de sous-marins vous rejoint à la base de Carthagène.
rule-CRD-RN4 = Conseillers navals soviétiques : un navire endommagé est réparé, et vous piochez une carte de plus au tour suivant.
rule-CRD-RN5 = Perte de l’España : sur 4 ou plus, l’España est endommagé et va dans une base, où qu’il soit. S’il était déjà endommagé, il est coulé.
rule-CRD-RN6 = Conférence de Nyon, permanente : les deux camps profitent de l’effet de la Méditerranée, quel que soit celui qui la contrôle ([[NAV-40]]).
rule-CRD-RN7 = Bataille du cap de Palos : sur 3 ou plus, le Canarias ou le Baleares, à votre choix, est endommagé s’il se trouve en mer des Baléares, en Méditerranée ou dans le détroit ; s’il l’était déjà, il est coulé.
rule-CRD-RN8 = Chantiers de Carthagène : deux de vos navires endommagés, dans des bases ou des ports, sont réparés.
rule-CRD-RN9 = Vedettes lance-torpilles : sur 5 ou plus, un navire nationaliste de votre choix en mer des Baléares, en Méditerranée ou devant une côte est endommagé ; s’il l’était déjà, il est coulé.
rule-CRD-RN10 = Renflouement : un croiseur léger, une flottille de destroyers ou une flottille de sous-marins que vous avez perdu revient, endommagé, dans une base.
rule-CRD-NN1 = Croiseur Canarias : le navire vous rejoint à la base du Ferrol.
rule-CRD-NN2 = Convoi de la Victoire : jusqu’à deux unités ou généraux passent aussitôt du Maroc à Cadix, sauf si la République contrôle le détroit.
rule-CRD-NN3 = Croiseur Baleares : le navire vous rejoint à la base du Ferrol.
rule-CRD-NN4 = Sous-marins légionnaires : ils vous rejoignent à la base de Cadix.
rule-CRD-NN5 = Explosion du Jaime I : sur 4 ou plus, le Jaime I est endommagé et va dans une base, où qu’il soit. S’il était déjà endommagé, il est coulé.
rule-CRD-NN6 = Réparations au Ferrol : deux de vos navires endommagés, dans des bases ou des ports, sont réparés.
rule-CRD-NN7 = Croiseur Navarra : le navire vous rejoint à la base du Ferrol.
rule-CRD-NN8 = Bombardement des ports : sur 4 ou plus, un navire républicain de votre choix, à la base de Carthagène ou dans un port, est endommagé.
rule-CRD-NN9 = Blocus de la Méditerranée : les Républicains perdent une carte de leur main, tirée au hasard.
rule-CRD-NN10 = Navires achetés à l’Italie : un croiseur ou une flottille de sous-marins que vous avez perdu revient, endommagé, dans une base.

## Cas douteux de la guerre navale

rule-AMB-07 = Les sources divergent sur la position de départ du Jaime I. On suit la correction la plus récente : Malaga.
rule-AMB-32 = Deux avions en mer veut dire deux par camp dans chaque zone ou port, et non deux en tout.
rule-AMB-33 = La distance jusqu’à un lieu en mer se compte en liaisons : un port est à 0 de sa propre case, une zone à 1 de chaque case de sa côte. La case d’où viennent les avions doit être amie.
rule-AMB-34 = Les avions sont envoyés en mer pendant le mouvement de leur camp, non dans la phase navale.
rule-AMB-35 = Pour la mer Cantabrique, il faut que l’une des cases Oviedo, Bilbao et Saint-Sébastien soit amie ; un marqueur suffit, et Saint-Sébastien compte même là où elle n’est pas un port.
rule-AMB-36 = En mer, le camp qui a le plus d’avions forme les paires ; à égalité, le plus fort. Il en va de même pour un blocus.
rule-AMB-37 = Un navire qui en soutient un autre ajoute ses dés au jet de celui-ci et ne peut pas être pris pour cible.
rule-AMB-38 = On demande d’abord aux Nationalistes s’ils livrent bataille. Le premier qui refuse s’en va et l’autre reste.
rule-AMB-39 = Une batterie appartient au camp qui tient le port ; dans un port contesté, au propriétaire de la base. Ce camp choisit qui encaisse ses impacts, dans les limites de [[NAV-36]].
rule-AMB-40 = Quand une base ou un port est perdu, les navires qui s’y trouvent vont aussitôt dans une autre base ouverte ou dans un port ami.
rule-AMB-41 = Un navire qui n’a ni base ni port où aller est perdu.
rule-AMB-42 = Les navires des deux camps se combattent avant la première attaque d’une bataille terrestre dans leur case ; s’il n’y a pas de bataille, ils se combattent dans la phase navale.
rule-AMB-43 = À la Réorganisation, le contrôle des zones est établi d’abord. Puis les avions rentrent, et un camp qui n’avait que des avions dans une zone y laisse un marqueur.
rule-AMB-44 = Les points de remplacement de la mer des Baléares viennent dans la phase de Remplacements, les cartes de la Méditerranée à la pioche suivante.
rule-AMB-45 = La mission d’un navire est connue des deux joueurs et s’annonce à son affectation.
rule-AMB-46 = Si personne ne contrôle le détroit, le transport depuis le Maroc est normal. Seul un détroit contesté ou républicain le limite.
rule-AMB-47 = En mer, tout dé à 6 ou plus après modificateurs est un impact. Un 5 ne compte que si le jet ne donne aucun impact.
rule-AMB-48 = Plusieurs flottilles de sous-marins lancent l’une après l’autre. Une cible partie ne peut plus être choisie, et chaque attaque reçoit une seule riposte.
rule-AMB-49 = Le propriétaire des navires choisit ceux qui reçoivent les impacts des avions : d’abord ceux qui ont une force, chacun un impact avant que l’un d’eux en reçoive un second.
rule-AMB-55 = Les flottilles de destroyers peuvent soutenir un combat terrestre, avec +1.
rule-AMB-56 = Une flottille de destroyers n’emploie son propre modificateur naval que quand elle combat elle-même, jamais quand elle soutient.
rule-AMB-58 = Les valeurs des navires et les effets des zones sont imprimés sur un plateau et des pions que nous n’avions pas sous la main. Ce sont des données qui peuvent être corrigées ; la mer Cantabrique n’a pas d’effet pour l’instant.
rule-AMB-59 = S’il y a plusieurs avions, chacun lance ses propres dés avec son propre modificateur sur l’un d’eux.
rule-AMB-65 = Les navires des deux camps devant une même côte ou dans un même port se combattent une fois et d’abord, quelles que soient leurs missions ; celui qui se trouve au port sans mission aussi, mais aucun navire endommagé. Les avions au-dessus du port y prennent part. Ceux qui restent soutiennent, bloquent ou protègent ensuite. Les sous-marins peuvent aller dans toute case côtière pour ce combat.
rule-AMB-70 = La Méditerranée contestée n’est contrôlée par aucun camp : les deux effets valent.
rule-AMB-71 = Un avion repoussé par un 5 dans un combat en mer ou au-dessus d’un port est parti : il rentre sur le plateau de son joueur et ne bloque rien.

## Options

rule-OPT-01 = Option : Líster ou Durruti, s’il engage une bataille sans troupe de son emblème dans la case, inflige au jet de son camp un −1 supplémentaire, en plus de son propre modificateur ([[AMB-22]]).
rule-OPT-02 = Option : Ulibarri n’engage une bataille que si une troupe basque se trouve dans sa case.
rule-OPT-03 = Option : quand un char républicain est détruit, les Nationalistes lancent un dé ; sur 4 ou plus le char est capturé, sinon il est perdu.
rule-OPT-04 = Option : un char capturé entre dans n’importe quelle case contrôlée par les Nationalistes, à la fin de la phase d’Événements suivante, et leur reste acquis.
rule-OPT-05 = Option : les cartes numérotées 45 rejoignent les paquets, avec ou sans la guerre navale, mais pas dans une variante qui fixe les paquets ([[CRD-R45]], [[CRD-N45]], [[AMB-73]]).
rule-OPT-06 = Option : des piles de l’autre camp, on ne voit que l’unité du dessus, jusqu’à ce qu’une bataille dans la case les découvre. Chaque camp peut placer jusqu’à cinq marqueurs de contrôle sous ses unités en guise de leurres ; un leurre découvert est repris.
rule-OPT-07 = Option : Saint-Sébastien est un port pour les cartes tant que la case est amie de la République.
rule-OPT-08 = La guerre navale, le scénario de 1938, chaque option et chaque variante peuvent être choisis séparément. Sans aucun d’eux, la partie est la partie standard de 1936.

## Options de handicap

rule-HCP-01 = Option maison : à chaque phase de Remplacements, le camp qui a cet avantage a un point de plus ([[RPL-01]]).
rule-HCP-02 = Option maison : le camp qui a cet avantage pioche une carte de plus par tour ([[DRW-01]]) ; la limite de la main ne change pas. Pas dans l’ordre historique, où personne ne pioche ([[VAR-04]]).
rule-HCP-03 = Option maison : dans chaque attaque menée par le camp qui a cet avantage, un de ses dés vaut un de plus ([[DRM-03]]).
rule-HCP-04 = Option maison : trois fois par partie, le camp qui a cet avantage peut relancer tous ses dés d’une attaque sur terre, quand les deux camps ont lancé ([[CBT-16]]) et avant de placer les modificateurs ([[DRM-03]]). Le nouveau jet compte. L’attaquant décide d’abord ; chaque camp le peut une fois par attaque.

## Variantes

rule-VAR-01 = Variante : sans intervention étrangère, 23 cartes de chaque camp sont retirées, celles d’aide étrangère et quelques autres.
rule-VAR-02 = Sans intervention étrangère, les événements sont obligatoires, à tour de rôle, les Nationalistes d’abord : quatre par camp au tour 1, deux aux tours 2 à 5, trois au tour 6, deux aux tours 7 à 9, aucun au tour 10 ; avec la guerre navale, on peut jouer en plus des cartes navales à chaque tour sauf au dernier, jusqu’à quatre événements ([[AMB-72]]).
rule-VAR-03 = Sans intervention étrangère, aucune carte ne sert en combat. Tout le reste est inchangé.
rule-VAR-04 = Variante : dans l’ordre historique, les cartes de faits qui n’ont pas eu lieu sont retirées et les autres viennent par numéro. Ce sont des événements obligatoires au début du tour : cinq par camp aux tours 1 et 2, trois aux tours 3 à 5, quatre aux tours 6 à 9, aucun au tour 10. Avec la guerre navale, chacun de ces nombres augmente d’un, ou de deux avec l’effet de la Méditerranée ([[NAV-41]]), et le dernier tour d’un paquet prend ce qui reste ([[AMB-72]]). Aucune carte ne soutient un combat.
rule-VAR-05 = Dans les deux variantes, le compte est exact : toutes les cartes de la guerre terrestre sont jouées. Dans l’ordre historique, les cartes navales aussi ([[AMB-72]]) ; sans intervention étrangère, celles-ci ne sont jouées que par choix, et il peut en rester.
rule-VAR-06 = Dans l’ordre historique, les événements du début du tour remplacent la phase d’Événements.

## Le scénario de 1938

rule-SCN-01 = Le scénario de 1938 suit toutes les règles standard, avec sa propre mise en place. Ses avions et ses généraux commencent sur les plateaux individuels : rien ne limite donc leur première affectation.
rule-SCN-02 = La carte 20 des deux camps est en vigueur dès le début ([[DRM-10]]).
rule-SCN-03 = Navires et zones maritimes ne servent qu’avec la guerre navale ; la Conférence de Nyon est alors en vigueur dès le début ([[CRD-RN6]]).
rule-SCN-04 = Le scénario commence au tour 6, avec six cartes par camp des paquets 1938-1939. Les villes-objectifs sont comptées d’après la mise en place.

## Éditions

rule-EDN-01 = L’édition de 2008 a 44 cartes par camp, une carte 45 optionnelle et dix cartes navales ; celle de 2007 n’a que les 44.
rule-EDN-02 = La guerre navale et le scénario de 1938 sont venus avec l’édition de 2008.
rule-EDN-03 = Édition de 2007 : le transport depuis le Maroc ouvre la phase d’Événements.
rule-EDN-04 = Édition de 2007 : un général débarqué peut être affecté n’importe où.
rule-EDN-05 = Édition de 2007 : les chars ne traversent que des cases de leur camp et s’arrêtent avec des unités amies.
rule-EDN-06 = Édition de 2007 : un char en soutien n’est perdu que si sa troupe est détruite et qu’il reste des impacts.
rule-EDN-07 = Édition de 2007 : seules des unités ennemies autour de lui, et non des marqueurs, mettent un char hors ravitaillement.
rule-EDN-08 = Édition de 2007 : un excédent au-delà de quatre troupes n’est pas détruit.
rule-EDN-09 = Édition de 2007 : à partir du tour 3, une nouvelle troupe a une force de 1 ou de 2.
rule-EDN-10 = Édition de 2007 : le décompte final compare les points de remplacement.
rule-EDN-11 = Édition de 2007 : gagner par la résistance demande aussi un groupe de huit cases reliées avec des unités ou des marqueurs du camp, comme pour [[VIC-04]].
rule-EDN-12 = Sur la portée des généraux au tour 1, l’édition de 2007 est la plus claire ; ici, les deux veulent dire une liaison ([[AMB-08]]).
rule-EDN-13 = Pour Líster et Durruti sans leur emblème, l’édition de 2007 précise la première attaque et le dé le plus élevé ; c’est ce qui vaut ici pour les deux éditions ([[AMB-22]]).
rule-EDN-14 = Les deux éditions font entrer un char capturé à la fin de la phase d’Événements ; seule la formulation diffère ([[OPT-04]]).
rule-EDN-15 = Que les modificateurs négatifs passent d’abord n’est dit que dans un éclaircissement ultérieur. Il est suivi dans les deux éditions ([[DRM-04]]).
rule-EDN-16 = Les deux camps jouent les événements à tour de rôle, comme le disent l’édition de 2007 et un éclaircissement ultérieur ([[EVT-02]]).
rule-EDN-17 = Pour le port de Saint-Sébastien, l’édition de 2007 parle d’unités et de chars. Ici, les cartes peuvent y amener les deux ([[OPT-07]]).
rule-EDN-18 = Dans les deux éditions, un point pour lequel il n’y a pas de pion ne peut pas être dépensé, et il est perdu à la fin de la phase ([[RPL-15]]).
rule-EDN-19 = Dans l’ordre historique, les cartes viennent au début du tour, bien que l’édition de 2007 parle à la fois du début et de la fin ([[VAR-04]]).
rule-EDN-20 = Pour le jeu sans intervention étrangère, l’édition de 2007 donne la liste des cartes qui restent, celle de 2008 la liste de celles qui partent. Le résultat est le même ([[VAR-01]]).
rule-EDN-21 = L’édition de 2007 ne dit pas que les unités qui ont servi sont de nouveau prêtes à la Réorganisation ; ici, elles le sont toujours ([[UPK-02]]).
