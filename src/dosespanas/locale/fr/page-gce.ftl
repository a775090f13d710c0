# La Guerra Civil Española : les mots de la page à côté de la carte.

## The shelf

page-about-gce = Toute la guerre sur une carte d’hexagones, avec les colonnes, brigades et divisions qui l’ont faite. Les unités ont besoin de ravitaillement, se bloquent les unes les autres par leurs zones de contrôle et attaquent à rapport de forces calculé.
page-facts-gce = 2 joueurs · complet · le scénario de 1936 dure environ trois heures, la campagne bien des soirées
page-unknown-game = Cette page ne sait pas montrer le jeu « { $game } ».
page-scenario-1936-gce = La guerre des colonnes
page-scenario-1936-about-gce = De juillet 1936 à avril 1937, sept tours : le soulèvement, la marche sur Madrid, le premier front.
page-scenario-campaign = Toute la guerre
page-scenario-campaign-about = De juillet 1936 à avril 1939, dix-neuf tours.
page-opponent-here-about-gce = s’assoit à côté de vous : vous vous passez l’écran ; ce qu’un seul camp peut voir reste couvert.
page-opponent-tuned-about-gce = vise un lieu à la fois, garde ce qu’il tient et compte chaque décalage.
page-options-standard = Ce que l’on peut voir
page-options-switch = Là où le texte laisse deux voies
page-preset-all-optional = Toutes les règles facultatives
page-preset-all-optional-about = Tout le chapitre 15 à la fois.
page-option-open_stacks = Piles découvertes
page-option-open_stacks-about = Toutes les piles sont visibles. Sans cette option, on ne voit d’une pile ennemie que l’unité du dessus et la hauteur, jusqu’à ce que l’attaque soit engagée.
page-option-hidden_chits = Jetons secrets
page-option-hidden_chits-about = Les jetons gardés ne sont pas montrés à l’autre camp.
page-option-hq_scouting = Reconnaissance des QG
page-option-hq_scouting-about = À partir du tour 14, un QG républicain peut essayer de connaître la force d’une pile proche.
page-option-alcazar = L’Alcázar de Tolède
page-option-alcazar-about = Sa garnison tient jusqu’à ce qu’un dé ou les secours en décident.
page-option-armoured_train = Train blindé
page-option-armoured_train-about = Le train aide au combat à travers un côté d’hexagone que franchit une voie ferrée.
page-option-frontier_air = Pas de vols près de la France
page-option-frontier_air-about = Des tours 12 à 19, les avions allemands et italiens restent loin de la frontière française.
page-option-italian_debut = Débuts italiens
page-option-italian_debut-about = La première attaque italienne va moins bien, et la première contre des Italiens va mieux.
page-option-soviet_debut = Débuts soviétiques
page-option-soviet_debut-about = Le premier combat avec des armes soviétiques modernes va mieux pour la République.
page-option-column_enthusiasm = Ardeur des colonnes
page-option-column_enthusiasm-about = Les colonnes républicaines jettent un dé avant d’attaquer : certaines refusent, d’autres se battent mieux.
page-option-column_politics = Partis des colonnes
page-option-column_politics-about = Les colonnes anarchistes et communistes ne s’empilent ni n’attaquent avec celles de certains autres partis.
page-option-volunteers_return = Volontaires qui restent
page-option-volunteers_return-about = Un point de ressources au tour 18, si les volontaires étrangers ont été retirés.
page-option-border_supply = Ravitaillement à la frontière française
page-option-border_supply-about = Une pile républicaine près de la frontière est ravitaillée sans ligne.
page-option-frontier_points = Points par Saint-Sébastien
page-option-frontier_points-about = Une unité du Nord à Saint-Sébastien peut apporter au Nord un point de ressources.
page-option-advance_on_exact = Avance sur pertes exactes
page-option-advance_on_exact-about = On peut entrer dans l’hexagone vidé même si aucune perte n’est en trop.
page-option-rail_into_enemy = En train chez l’ennemi
page-option-rail_into_enemy-about = Un mouvement par rail peut finir dans un hexagone vide que l’ennemi contrôle.
page-option-three_hexes = Victoire par trois hexagones
page-option-three_hexes-about = Dans le scénario de 1936, la République gagne par trois hexagones de valeur, comme en campagne, et non par une valeur de trois.
page-option-toledo_target = Tolède, comme imprimé
page-option-toledo_target-about = L’offensive d’Oviedo peut être accomplie par des attaques près de Tolède, comme le dit le texte.
page-option-invented_chits = Deux jetons reconstitués
page-option-invented_chits-about = Les règles nomment la Détermination et l’offensive de Saragosse sans les décrire ; leur effet est de notre cru.
page-help-point = 1 point de ressources de plus
page-help-points_3 = 3 points de ressources de plus
page-help-ahead = l’ennemi un tour en retard
page-option-nat_point = Camp nationaliste : { page-help-point }
page-option-nat_point-about = Dès le tour 2, le camp nationaliste reçoit un point de ressources de plus par tour : il complète ou reconstruit un pas d’une unité.
page-option-rep_point = Camp républicain : { page-help-point }
page-option-rep_point-about = Dès le tour 2, le camp républicain reçoit un point de ressources de plus par tour : il complète ou reconstruit un pas d’une unité.
page-option-nat_points_3 = Camp nationaliste : { page-help-points_3 }
page-option-nat_points_3-about = Dès le tour 2, le camp nationaliste reçoit trois points de ressources de plus par tour : chacun complète ou reconstruit un pas d’une unité.
page-option-rep_points_3 = Camp républicain : { page-help-points_3 }
page-option-rep_points_3-about = Dès le tour 2, le camp républicain reçoit trois points de ressources de plus par tour : chacun complète ou reconstruit un pas d’une unité.
page-option-nat_ahead = Camp nationaliste : { page-help-ahead }
page-option-nat_ahead-about = Les renforts républicains arrivent un tour après la date du calendrier et, s’ils sont retirés, partent un tour plus tard.
page-option-rep_ahead = Camp républicain : { page-help-ahead }
page-option-rep_ahead-about = Les renforts nationalistes arrivent un tour après la date du calendrier et, s’ils sont retirés, partent un tour plus tard.

## Guide

page-gce-guide = Le jeu d’hexagones en cinq minutes
page-gce-guide-lead = Nouveau venu ? Touchez « { page-start-learn } » sur la page d’accueil, puis « { page-start-play } » : vous menez les nationalistes, le camp le plus facile contre cet adversaire. Contre les plus forts, c’est le plus difficile.
page-gce-guide-aim-title = De quoi il s’agit
page-gce-guide-aim = Les lieux ont une valeur en Moral républicain. En campagne, le camp nationaliste doit l’abaisser à 30 à la fin d’un tour ([[4.1-a]]) ; dans « { page-scenario-1936-gce } », il doit tenir Madrid ou trois hexagones voisins à la fin du tour 7 ([[17.2-a]]). Dans les deux, il gagne aussitôt avec une unité ravitaillée à Madrid avant le tour 7 ([[4.2-a]]). La République gagne en tenant bon, ou aussitôt en prenant trois hexagones de valeur qui étaient nationalistes ([[4.3-a]]), dans « { page-scenario-1936-gce } » des hexagones valant trois points ([[17.2-b]]) : une seule grande ville suffit ; n’en laissez aucune vide près de l’ennemi.
page-gce-guide-turn-title = Un tour
page-gce-guide-turn = Les deux camps tirent un événement, font entrer des unités et se déplacent par rail et par mer. Puis le camp nationaliste se déplace et attaque, ensuite le républicain ([[5.1-b]]). À la fin, les unités sans ravitaillement sont perdues ([[10.3-d]]).
page-gce-guide-move-title = Se déplacer
page-gce-guide-move = Choisissez une unité, emmenez-en d’autres de son hexagone, puis choisissez où elles vont ; la carte montre le chemin et son coût. Loin de l’ennemi, une unité peut marcher deux fois plus loin ([[12.11-a]]). Un hexagone contient six divisions ([[9.2-a]]).
page-gce-guide-zones-title = Zones de contrôle
page-gce-guide-zones = Brigades et divisions contrôlent les hexagones autour d’elles : qui y entre doit s’arrêter ([[11.2]]). Les colonnes n’arrêtent personne, mais coupent le ravitaillement ([[11-8.5-a]]).
page-gce-guide-supply-title = Ravitaillement
page-gce-guide-supply = Une unité doit avoir à trois hexagones au plus un bourg ou une ville ami d’où un chemin, aussi long soit-il, mène à une source finale ([[10.4-a]]) ; ou un QG ainsi ravitaillé, avec elle ou à côté ([[10.6-a]]). La touche S montre jusqu’où va le ravitaillement et pourquoi il manque.
page-gce-guide-fight-title = Attaquer
page-gce-guide-fight = Nommez un hexagone, choisissez qui participe et engagez l’attaque : alors seulement les défenseurs couverts se montrent ([[13.6]]). QG, avions, navires et jetons peuvent aider. L’attaque contre la défense donne une colonne ; le terrain la décale ; un dé dit combien de pas perd chaque camp ([[13.10-a]]). Des pertes en trop laissent avancer les vainqueurs ([[13.27-a]]).
page-gce-guide-chits-title = Événements et points
page-gce-guide-chits = Un jeton d’événement agit aussitôt ou se garde ([[7.4-a]]). Certains obligent : l’onglet État dit à quoi. Les points de ressources complètent et reconstruisent des unités ([[6.6-a]]).
page-gce-guide-page-title = Sur la page
page-gce-guide-page = La ligne au-dessus de la carte dit qui choisit, quoi et selon quelle règle. Appuyez sur . pour l’unité suivante qui peut bouger, W pour toute sa pile, D pour refaire de même, ? pour toutes les touches.
page-gce-signs-counter = Un pion : en haut taille et type, en bas attaque, défense et mouvement. Le nombre près d’une pile compte ses unités.
page-gce-signs-moved = Tourné : il s’est déplacé.
page-gce-signs-fought = Hachuré : il a combattu ou donné son soutien.

## Pages and layers

page-panel-gce = Hexagone, attaque, arrivées, état et journal
page-gce-tab-hex = Hexagone
page-gce-tab-battle = Attaque
page-gce-tab-arrivals = Arrivées
page-gce-tab-state = État
page-gce-layers = Par-dessus la carte
page-gce-layer-supply = Ravitaillement
page-gce-layer-foes = Ravitaillement ennemi
page-gce-layer-zoc = Zones
page-gce-layer-control = Contrôle
page-gce-layer-reach = Portée
page-gce-layer-morale = Moral
page-gce-layer-arrivals = Arrivées
page-gce-keys-hex = l’hexagone choisi
page-gce-keys-entries = renforts
page-gce-keys-battle = attaques
page-gce-keys-arrivals = sur la carte : où entrent les renforts
page-gce-keys-state = état de la guerre
page-gce-keys-supply = sur la carte : ravitaillement
page-gce-keys-foes = sur la carte : le ravitaillement de l’ennemi, autant qu’on peut le savoir
page-gce-keys-zoc = sur la carte : zones de contrôle et front
page-gce-keys-control = sur la carte : qui tient quoi
page-gce-keys-reach = sur la carte : jusqu’où va l’unité choisie
page-gce-keys-morale = sur la carte : valeur des lieux
page-gce-keys-next = l’unité suivante qui peut bouger
page-gce-keys-previous = la précédente
page-gce-keys-skip = sauter cette région
page-gce-keys-stack = prendre toute la pile
page-gce-keys-again = le même mouvement encore
page-gce-choices-others = { $count ->
    [one] Lister aussi l’autre choix
   *[other] Lister aussi les { $count } autres choix
}
page-gce-choices-fewer = Moins de choix
page-gce-choices-here = Seulement { $hex }

## The chosen hex

page-gce-hex-none = Choisissez un hexagone sur la carte pour lire ce qu’il est.
page-gce-hex-empty = Aucune unité ici.
page-gce-region-galicia = Galice
page-gce-region-asturias = Asturies
page-gce-region-santander = Santander
page-gce-region-euzkadi = Euzkadi
page-gce-region-navarra = Navarre
page-gce-region-cataluna = Catalogne
page-gce-region-leon = León
page-gce-region-castilla_la_vieja = Vieille-Castille
page-gce-region-aragon = Aragon
page-gce-region-castilla_la_nueva = Nouvelle-Castille
page-gce-region-valencia = Valence
page-gce-region-extremadura = Estrémadure
page-gce-region-murcia = Murcie
page-gce-region-andalucia = Andalousie
page-gce-morale-worth = Moral { $count }
page-gce-final-source = source finale de ravitaillement
page-gce-is-returning = revient au tour { $turn }
page-gce-stack = { $count ->
    [one] Une unité
   *[other] { $count } unités
} : attaque { $attack }, défense { $defence }{ $covered ->
    [0] .
    [one] {" "}; une est couverte.
   *[other] {" "}; { $covered } sont couvertes.
}
page-gce-units = { $count ->
    [one] une unité
   *[other] { $count } unités
}
page-gce-moving = { $count ->
    [one] Une unité en mouvement
   *[other] { $count } unités en mouvement
}, { $left ->
    [one] un point de mouvement restant
   *[other] { $left } points de mouvement restants
}.
page-gce-part-leave = Laisser sur place
page-gce-part-along = Emmener aussi
page-gce-part-hint = Pressez une unité de la liste pour la laisser sur place, encore une fois pour l’emmener.
page-gce-moving-march = { $count ->
    [one] Une unité en marche
   *[other] { $count } unités en marche
}, { $left ->
    [one] un point de mouvement restant
   *[other] { $left } points de mouvement restants
}.
page-gce-moving-strategic = L’unité { $how ->
    [rail] va par rail : choisissez où
    [sail] va par mer : choisissez où
   *[land] débarque : choisissez où
}.
page-gce-supply = Ravitaillée.
page-gce-supply-from = Ravitaillée depuis { $hex }, { $count ->
    [0] dans l’hexagone
    [one] à un hexagone
   *[other] à { $count } hexagones
}
page-gce-supply-none = Sans ravitaillement.
page-gce-supply-none-why = Sans ravitaillement : { $why }
page-gce-whole-move = { $count ->
    [one] Déplacer l’unité
   *[other] Déplacer les { $count }
}
page-gce-whole-march = { $count ->
    [one] Marcher avec l’unité
   *[other] Marcher avec les { $count }
}
page-gce-do-move = Déplacer
page-gce-do-march = Marcher
page-gce-do-with = Emmener
page-gce-do-drop = Laisser ici
page-gce-do-rail = Rail
page-gce-do-sail = Navire
page-gce-do-land = Débarquer
page-gce-do-place = Faire entrer
page-gce-do-replace = Compléter
page-gce-do-rebuild = Reconstruire
page-gce-do-split = Diviser
page-gce-do-disband = Dissoudre
page-gce-do-eliminate = Éliminer
page-gce-do-evacuate = Évacuer
page-gce-do-border = Ravitailler par la frontière
page-gce-do-rouse = Jeter le dé
page-gce-do-scout = Reconnaître
page-gce-do-join = Participe
page-gce-do-support = Soutenir
page-gce-do-fly = Voler
page-gce-do-lose = { $left ->
    [0] Perdre l’unité
   *[other] Perdre un pas
}
page-gce-do-advance = Avancer
page-gce-do-pick = Choisir
page-gce-do-turn = Change de camp

## Helps for moving

page-gce-only-left = N’afficher qu’elles
page-gce-only-left-long = Sur la carte, ce qui a bougé ou ne le peut pas est estompé
page-gce-left = Encore possible
page-gce-left-place = { $count ->
    [one] une unité à faire entrer
   *[other] { $count } unités à faire entrer
}
page-gce-left-replace = { $count ->
    [one] une unité à compléter
   *[other] { $count } unités à compléter
}
page-gce-left-rebuild = { $count ->
    [one] une unité à reconstruire
   *[other] { $count } unités à reconstruire
}
page-gce-left-split = { $count ->
    [one] une division peut être divisée
   *[other] { $count } divisions peuvent être divisées
}
page-gce-left-rail = { $count ->
    [one] une unité peut aller par rail
   *[other] { $count } unités peuvent aller par rail
}
page-gce-left-sail = { $count ->
    [one] une unité peut aller par mer
   *[other] { $count } unités peuvent aller par mer
}
page-gce-left-land = { $count ->
    [one] une unité peut débarquer
   *[other] { $count } unités peuvent débarquer
}
page-gce-left-rouse = { $count ->
    [one] une colonne pour laquelle jeter le dé
   *[other] { $count } colonnes pour lesquelles jeter le dé
}
page-gce-left-scout = { $count ->
    [one] un QG peut reconnaître
   *[other] { $count } QG peuvent reconnaître
}
page-gce-left-move = { $count ->
    [one] une unité peut bouger
   *[other] { $count } unités peuvent bouger
}
page-gce-left-march = { $count ->
    [one] une peut marcher
   *[other] { $count } peuvent marcher
}
page-gce-left-evacuate = { $count ->
    [one] une unité peut sortir par la France
   *[other] { $count } unités peuvent sortir par la France
}
page-gce-left-attack = { $count ->
    [one] un hexagone peut être attaqué
   *[other] { $count } hexagones peuvent être attaqués
}
page-gce-left-join = { $count ->
    [one] une unité peut participer
   *[other] { $count } unités peuvent participer
}
page-gce-left-support = { $count ->
    [one] un peut soutenir
   *[other] { $count } peuvent soutenir
}
page-gce-left-fly = { $count ->
    [one] une unité aérienne peut voler
   *[other] { $count } unités aériennes peuvent voler
}
page-gce-left-lose = { $count ->
    [one] une unité peut subir la perte
   *[other] { $count } unités peuvent subir la perte
}
page-gce-left-advance = { $count ->
    [one] une unité peut avancer
   *[other] { $count } unités peuvent avancer
}
page-gce-left-pick = { $count ->
    [one] une unité au choix
   *[other] { $count } unités au choix
}
page-gce-left-eliminate = { $count ->
    [one] une unité au choix
   *[other] { $count } unités au choix
}
page-gce-next = Unité suivante ›
page-gce-previous = ‹ Précédente
page-gce-again = Encore, comme { $from } – { $to }
page-gce-regions = Régions{ $count ->
    [0] {""}
    [one] , une sautée
   *[other] , { $count } sautées
}

## Attacks

page-gce-battle-none = Pas encore d’attaque. Chacune se prépare et se résout ici, pas à pas.
page-gce-made = Attaques de cette phase
page-gce-prospects = Attaques telles que les unités sont placées
page-gce-prospects-hint = Avec toutes celles qui bordent l’hexagone, sans soutien. Chaque mouvement y change quelque chose.
page-gce-prospects-none = De là où sont les unités, aucune ne peut attaquer.
page-gce-where = Où attaquer
page-gce-where-hint = Choisissez un hexagone ici ou sur la carte. Rien n’est fixé avant que l’attaque soit engagée.
page-gce-attack-on = Attaque sur { $hex }
page-gce-step-join = Qui attaque
page-gce-step-support = QG
page-gce-step-train = Train blindé
page-gce-step-air = Aviation
page-gce-step-naval = Navires
page-gce-step-chit = Jetons
page-gce-step-losses = Pertes
page-gce-step-advance = Avance
page-gce-join-all = Toutes
page-gce-call-off = Annuler l’attaque
page-gce-commit-asked = Attaquer, puis choisir le soutien
page-gce-commit-hint = À partir d’ici, l’attaque ne peut plus être annulée.
page-gce-covered = Les défenseurs sont couverts : le rapport est calculé quand l’attaque est engagée.
page-gce-covered-count = { $count ->
    [one] Une unité, vue du dessus seulement
   *[other] { $count } unités, seule celle du dessus est vue
}
page-gce-lost-one = perdue
page-gce-with-hq = { $piece } soutient
page-gce-with-air = { $piece } vole
page-gce-with-naval = Soutien naval
page-gce-shifts = Décalages de la colonne
page-gce-drms = Modificateurs du dé
page-gce-column = colonne { $column }
page-gce-table = Résultat de chaque jet
page-gce-die = Dé
page-gce-modified = devient { $die }
page-gce-attacker-loses = Pertes de l’attaquant
page-gce-defender-loses = Pertes du défenseur
page-gce-clears = l’hexagone est vidé
page-gce-expect = En moyenne l’attaquant perd { $attacker } de { $attackers } pas, le défenseur { $defender } de { $defenders }.
page-gce-takes = L’hexagone est vidé dans { $share } des cas.
page-gce-to-lose = { $side } : { $count ->
    [one] un pas à perdre
   *[other] { $count } pas à perdre
}
page-gce-to-advance = { $count ->
    [one] Un hexagone d’avance
   *[other] { $count } hexagones d’avance
}
page-gce-roll-modified = { $drm } donne { $modified }.
page-gce-result = Pas perdus : attaquant { $attacker }, défenseur { $defender }.

## Reinforcements

page-gce-due = À faire entrer maintenant
page-gce-changing = Unités qui peuvent être changées
page-gce-barred = Unités réduites qu’on ne peut compléter maintenant
page-gce-never = { $count ->
    [one] Une unité réduite qui n’est jamais complétée :
   *[other] { $count } unités réduites qui ne sont jamais complétées :
}
page-gce-enters-at = peut entrer en { $hexes }{ $more ->
    [0] {""}
    [one] , ou dans un autre hexagone
   *[other] , ou dans { $more } autres hexagones
}
page-gce-timetable = Les tours à venir
page-gce-enter = { $count ->
    [one] Une arrive :
   *[other] { $count } arrivent :
}
page-gce-convert = { $count ->
    [one] Une colonne devient régulière :
   *[other] { $count } colonnes deviennent régulières :
}
page-gce-leave = { $count ->
    [one] Une est retirée :
   *[other] { $count } sont retirées :
}
page-gce-later = { $count ->
    [one] Un tour plus tard
   *[other] { $count } tours plus tard
}
page-gce-nobody-comes = Plus personne n’est attendu.
page-gce-lost = Unités perdues
page-gce-gone = { $count ->
    [one] Une perdue pour toujours :
   *[other] { $count } perdues pour toujours :
}

## The state of the war

page-gce-turn-track = Tours
page-gce-morale = Moral républicain { $morale }
page-gce-victory-morale = { $left ->
    [0] Assez bas pour que le camp nationaliste gagne à la fin du tour.
   *[other] { $left } au-dessus des 30 où gagne le camp nationaliste.
}
page-gce-victory-madrid-now = Nationaliste aussitôt : une unité ravitaillée à Madrid, jusqu’au tour { $turn }.
page-gce-victory-madrid = Nationaliste à la fin du tour 7 : Madrid, ou trois hexagones voisins ({ $count } maintenant).
page-gce-victory-value = Républicain aussitôt : des hexagones pris valant 3 ({ $value } maintenant{ $count ->
    [0] {""}
   *[other] {" "}: { $hexes }
}).
page-gce-victory-hexes = Républicain aussitôt : trois hexagones de valeur pris ({ $count } maintenant, valant { $value }{ $count ->
    [0] {""}
   *[other] {" "}: { $hexes }
}).
page-gce-points = Points de ressources
page-gce-points-now = Maintenant
page-gce-points-next = Tour suivant
page-gce-soviet-points = { $count ->
    [one] Un des points républicains ne reconstruit que là où le ravitaillement mène à la frontière française.
   *[other] { $count } des points républicains ne reconstruisent que là où le ravitaillement mène à la frontière française.
}
page-gce-capacity = Capacité restante
page-gce-rail = Rail
page-gce-sea = Mer
page-gce-capacity-left = { $limit ->
    [0] aucune ce tour
   *[other] { $left ->
        [0] épuisée ({ $limit })
       *[other] { $left } sur { $limit }
    }
}
page-gce-duties = Ce qu’un événement impose
page-gce-duty-units = Encore demandé à :
page-gce-chits = Jetons d’événement
page-gce-cup = { $count ->
    [one] un jeton dans le gobelet
   *[other] { $count } jetons dans le gobelet
}
page-gce-held = { $count ->
    [one] Un jeton gardé
   *[other] { $count } jetons gardés
}
page-gce-played = { $count ->
    [one] Un jeton joué
   *[other] { $count } jetons joués
}
page-gce-lines = Lignes fortifiées
page-gce-line-due = prête à partir du tour { $turn }
page-gce-line-factor = ajoute { $count } à la défense{ $gone ->
    [0] {""}
    [one] , un hexagone détruit
   *[other] , { $gone } hexagones détruits
}
page-gce-lasting = Autres marques
page-gce-alcazar-holds = L’Alcázar de Tolède tient.
page-gce-alcazar-relieved = L’Alcázar de Tolède a été secouru.
page-gce-alcazar-fallen = L’Alcázar de Tolède est tombé.
page-gce-naval-ready = soutien naval disponible ce tour
page-gce-naval-none = pas de soutien naval ce tour
page-gce-declared-mobilisation = La Mobilisation générale a été déclarée.
page-gce-declared-biberon = La Quinta del Biberón a été appelée.
page-gce-declared-evacuation = Des unités ont été évacuées par la France.
