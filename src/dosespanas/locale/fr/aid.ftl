# L’aide de jeu : les étapes d’un tour en une phrase chacune, et les tables que l’on consulte.

page-aid = Aide de jeu
page-aid-steps = Le tour, étape par étape
page-aid-now = vous êtes ici
page-aid-print = Imprimer
terminal-aid-here = maintenant
aid-cell = { $value }

aid-modifier = Modificateur
aid-needed = Touche avec
aid-chance = Probabilité
aid-strength = Force \ impacts
aid-troop = Troupe
aid-side = Camp
aid-support = Général ou char
aid-plane = Avion
aid-dice-added = Dés ajoutés
aid-turn = Tour
aid-year = Année
aid-month = Mois
aid-cards = Cartes
aid-new-troop = Troupe nouvelle
aid-raised-to = Monte jusqu’à
aid-die = Dé
aid-rule = Règle

aid-dice = Ce qu’il faut à un dé pour un impact
aid-ladder = Ce qui reste d’une troupe après des impacts
aid-troops = Modificateurs des troupes
aid-supports = Modificateurs des généraux et des chars
aid-planes = Avions : modificateur en combat aérien, dés dans une attaque
aid-turns = Cartes et remplacements par tour

aid-espana1936-draw = { $same ->
    [no] On pioche des cartes : { $nationalist } pour les Nationalistes, { $republican } pour les Républicains.
   *[yes] Chaque camp pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
}
aid-espana1936-ships = Le camp envoie ses navires, et les avions pour la mer, là où il en faut.
aid-espana1936-offensive = Une carte a amené une offensive : mouvement et avions républicains, puis un général peut attaquer.
aid-espana1936-movement = Troupes et chars se déplacent une fois par les liaisons, à travers des cases amies ; les avions sont placés au-dessus de cases qui ont des unités du camp.
aid-espana1936-generals = Tour à tour, chaque camp envoie un général dans une case qui a des unités à lui, un par case.
aid-espana1936-combat = Tour à tour, chaque camp se bat avec un de ses généraux : troupe contre troupe, soutien, une carte chacun, dés, impacts.
aid-espana1936-naval = Les combats en mer sont réglés, zone par zone, puis au large des côtes.
aid-espana1936-upkeep = Avions et généraux rentrent, les unités utilisées sont de nouveau prêtes, on compte les villes-objectifs et l’on vérifie la victoire ; puis des troupes traversent depuis le Maroc.
aid-espana1936-events = Tour à tour, les camps jouent des cartes comme événements, { $same ->
    [no] { $nationalist } au plus pour les Nationalistes, { $republican } pour les Républicains.
   *[yes] { $count } au plus chacun.
}
aid-espana1936-replacement = Un point par ville-objectif, même contestée : chacun renforce une troupe d’un pas ou en amène une nouvelle, un point par case.
aid-espana1936-status = Les mains sont ramenées à { $limit ->
    [one] { $limit } carte
   *[other] { $limit } cartes
}, et le marqueur de tour avance.

aid-gce-income = Les points de ressources du tour arrivent ; une réserve en garde { $cap } au plus.
aid-gce-chits = Chaque camp peut tirer un jeton d’événement de son gobelet ; sinon, l’autre le peut.
aid-gce-mobilisation = La République peut mobiliser une fois dans la partie : { $points ->
    [one] { $points } point
   *[other] { $points } points
} et de nouvelles divisions pour { $morale } de moral.
aid-gce-arrivals = Les unités du calendrier arrivent, changent et partent ; les points en ramènent et en renforcent d’autres.
aid-gce-strategic = Les unités vont par rail ou par mer, autant que la table le permet.
aid-gce-movement = Les unités avancent hex par hex et paient le terrain ; une zone de contrôle ennemie les arrête.
aid-gce-combat = Les hex ennemis sont attaqués un par un : rapport, soutien, colonnes, un dé, pertes, avance.
aid-gce-end = On vérifie la victoire ; puis les unités sans ravitaillement hors des villes sont éliminées.

aid-gce-results = Résultats du combat : pas perdus, attaquant / défenseur
aid-gce-modifiers = Ce qui change un combat, pour qui en profite
aid-gce-terrain = Terrain : coût d’entrée et effet sur une attaque
aid-gce-distances = Distances
aid-gce-stacking = Empilement, en demi-divisions
aid-gce-points = Points de ressources par tour
aid-gce-capacity = Unités par rail et par mer, par tour
aid-gce-air = Aviation : facteur et tour d’arrivée
aid-gce-columns = Colonnes
aid-gce-terrain-of = Terrain
aid-gce-mover-foot = À pied
aid-gce-mover-cavalry = Cavalerie
aid-gce-mover-motorised = Motorisée
aid-gce-mover-armoured = Blindée
aid-gce-fort-nationalist = Ligne fortifiée, pour les Nationalistes
aid-gce-fort-republican = Ligne fortifiée, pour les Républicains
aid-gce-what = Quoi
aid-gce-hexes = Hex
aid-gce-counts = Compte
aid-gce-factor = Facteur
aid-gce-supply-reach = D’une unité à sa source de ravitaillement
aid-gce-hq-reach = D’un quartier général aux unités qu’il ravitaille
aid-gce-air-reach = D’une ville ravitaillée au soutien aérien
aid-gce-entry-reach = De leur région aux renforts du Nord
aid-gce-stack-limit = Un hex contient
aid-gce-stack-division = Une division
aid-gce-stack-other = Toute autre unité, sauf les QG
aid-gce-stack-hq = Un QG (un par hex)
aid-gce-rail-nationalist = Rail, Nationalistes
aid-gce-rail-republican = Rail, Républicains
aid-gce-rail-northern = Rail, Nord
aid-gce-sea-nationalist = Mer, Nationalistes
aid-gce-sea-republican = Mer, Républicains
