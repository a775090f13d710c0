# Les mots de la carte.
board-label = Carte d’Espagne à 42 cases
board-zoom-in = Agrandir
board-zoom-out = Réduire
board-fit = Voir toute la carte
board-pick = Choisissez
board-mat = Plateau individuel : { $side }
board-at-hand = Disponibles
board-turns = Tour
board-turn-is = Tour { $turn } sur 10, { $year }
board-cities = Villes-objectifs
board-cities-are = Villes-objectifs : Nationalistes { $nationalist }, contestées { $contested }, Républicains { $republican }
board-linked = Reliées ≥ { $wanted } :
board-linked-are = { $side } : { $count ->
    [one] { $count } case reliée ; avec moins de { $wanted }, la guerre est perdue
   *[other] { $count } cases reliées ; avec moins de { $wanted }, la guerre est perdue
}
board-replacement = Points de remplacement
board-points = Points de remplacement, { $side } : { $count }
board-objective = ville-objectif
board-port = port
board-contested = contestée
board-held = contrôle : { $side }
board-used = a servi
board-moved = déplacé
board-blockaded = sous blocus pour les { $side }
board-unsupplied = hors ravitaillement
board-to-contested = Arrêt ici : case contestée
board-to-enemy = Arrêt ici : case ennemie

## What is written on the map itself.

ground-atlantico = Océan Atlantique
ground-cantabrico = Mer Cantabrique
ground-mediterraneo = Mer Méditerranée
ground-cadiz = Golfe de Cadix
ground-alboran = Mer d’Alboran
ground-leon = Golfe du Lion
ground-baleares = Îles Baléares
ground-portugal = Portugal
ground-francia = France
ground-marruecos = Maroc
ground-argelia = Algérie
ground-title = Carte des opérations
ground-east = E
ground-west = O
ground-north = N
ground-south = S
