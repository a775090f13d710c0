### L’analyse d’une partie, les conseils avec leurs chances de victoire, et ce qu’elles valent.

chronicle-title = Compte rendu de la partie
chronicle-open = Compte rendu à imprimer
review-title = Analyse
review-cause = Comment la partie a été perdue
review-fell-empty = { $place } : perte au tour { $turn }, il n’y avait personne.
review-fell-held = { $place } : perte au tour { $turn } ; garnison : { $units ->
    [one] une unité
   *[other] { $units } unités
}, force { $strength }.
review-fell-left = { $place } : abandon à l’ennemi au tour { $turn }.
review-why-empty = Les { $loser } ont perdu parce qu’il n’y avait personne à ces endroits : { $places } ; l’ennemi y est entré au tour { $turn }.{ $idle ->
    [0] {""}
   *[other] {" "}Une force de { $idle } se trouvait là où aucun ennemi n’est entré aux deux derniers tours.
}
review-why-held = Les { $loser } ont perdu avec { $places }, au tour { $turn } ; garnison : { $units ->
    [one] une unité
   *[other] { $units } unités
}, force { $strength }.{ $idle ->
    [0] {""}
   *[other] {" "}Une force de { $idle } se trouvait là où aucun ennemi n’est entré aux deux derniers tours.
}
review-why-short = Il manquait à la fin aux { $loser } { $needed ->
    [one] un lieu
   *[other] { $needed } lieux
} parmi ceux-ci : { $places }.
review-why-lost = Il manquait à la fin aux { $loser } { $needed ->
    [one] un lieu
   *[other] { $needed } lieux
} ; les derniers perdus : { $places }.
review-why-cut = Il manquait à la fin aux { $loser } { $needed ->
    [one] un lieu
   *[other] { $needed } lieux
} parmi ceux-ci : { $places }. Ils tenaient aussi { $cut }, mais leurs unités y étaient hors ravitaillement et ne comptaient pas.
review-ideas = Ce qui restait à découvert ensuite :
review-left-empty = Laissés vides, et occupés sans combat : { $places }.
review-why-luck = Le hasard a coûté en tout { $points ->
    [one] un point
   *[other] { $points } points
} de chance aux { $loser }, surtout au tour { $turn } : { $most }.
review-why-starved = Faute de ravitaillement, les { $loser } ont perdu { $count ->
    [one] une unité
   *[other] { $count } unités
}, surtout au tour { $turn } : { $most }.
review-settled = { $choice ->
    [0] Dès le début, les chances du perdant sont restées sous une sur cinq.
   *[other] À partir du tour { $turn }, les chances du perdant sont restées sous une sur cinq.
}
review-curve = Chances de victoire du camp nationaliste
review-curve-of = Chances de victoire : { $side }
review-seen-by = Toutes les chances et tous les points sont ceux des { $side }.
review-legend = Ligne : les chances avant chaque choix. Bande : leur certitude, 95 fois sur 100. Cercles numérotés : tournants.
review-legend-characters = █ les chances avant chaque choix, · égalité, chiffres : tournants, en bas : tours
review-axis-turn = Tour
review-working = Parties jouées jusqu’au bout
review-played = { $side }, choix fait : { $action } (chances des { $whose } : { $chance }).
review-better = Mieux : { $action } ({ $chance }).
review-wins = Sur 100 parties jouées à partir d’ici, il en gagne { $share } dans le délai d’un tour, le choix fait { $other }.
review-loses = Sur 100 parties jouées à partir d’ici, le choix fait en perd { $share } dans le délai d’un tour, celui-ci { $other }.
review-ends = La phase finit là ; { $count ->
    [one] l’action qui a encore suivi a coûté plus qu’elle n’a rapporté
   *[other] les { $count } actions qui ont encore suivi ont coûté plus qu’elles n’ont rapporté
}.
review-whole = Ces mouvements comptent ensemble : il faut en changer { $count ->
    [one] un autre
   *[other] { $count } autres
} dans cette phase pour en arriver là. Aucun ne l’explique à lui seul.
review-turning-points = Tournants
review-no-turning-points = Aucun choix n’a fait basculer cette partie à lui seul : rien de nettement meilleur n’a été trouvé.
review-little-by-little = Ce qui a été cédé peu à peu se lit sous « { review-accuracy } ».
review-still = { $side }, tour { $turn } : rien n’a bougé, alors que { $count ->
    [one] { $count } unité le pouvait
   *[other] { $count } unités le pouvaient
}.
review-dice = Là où le hasard a le plus décidé
review-no-dice = Aucun coup du sort n’a beaucoup pesé à lui seul.
review-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $side }
review-sides = Choix et chance
review-by-choices = Par les choix
review-turns = Où la partie s’est gagnée
review-turns-of = Ce que chaque tour a changé aux chances des { $side }, en points ; ± est l’intervalle à 95 %. Ce qui est pâle peut être du hasard entre si peu de parties. Vu après : ce que seules les parties jouées jusqu’au tour suivant ont montré.
review-turn-end = Chances à la fin
review-turn-choices = Choix : { $side }
review-turn-luck = Hasard
review-turn-insight = Vu après
review-accuracy = Précision
review-phase = Phase
review-lost = Cédé
review-luck = { $side } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} par la chance.
review-insight = { $side } : { $points ->
    [one] { $points } point
   *[other] { $points } points
} de plus, que n’expliquent ni un seul choix ni les dés ; seuls les tours suivants ont montré ce que plusieurs choix valaient ensemble.
review-note = En points sur cent. Chaque position a été jouée { $games } fois par l’adversaire « { opponent-tuned } » dans les deux camps ; chaque chiffre est une estimation.
review-note-gce = En points sur cent. Chaque position a été jouée { $games } fois, dans les deux camps, par l’esprit de l’adversaire « { opponent-planner } », sans les plans qu’il essaie d’avance ; chaque chiffre est une estimation.
review-written = Écrit dans { $file }.
review-open = Analyse
review-begin = Analyser cette partie
review-share = { $share } fait
review-while = cela prend quelques minutes
review-meanwhile = Ce qui est déjà connu figure ci-dessous et s’étoffe. Vous pouvez fermer et regarder la partie : l’analyse continue.
review-left = encore { $minutes } min environ
review-now-of = { $side } { $chance } (de { $low } à { $high })
review-go = Le montrer sur la carte
review-elsewhere = Ces chances ont été apprises sur d’autres données que celles de cette partie : à prendre comme un ordre d’idée.
hint-chance = environ { $chance }
hint-tried = Comparé par des parties jouées à partir d’ici.
hint-best = Les meilleurs choix et les chances de gagner :
hint-first = D’abord le choix de « { $opponent } » : aucun autre ne s’est montré nettement meilleur.
hint-equal = Ces choix se valent, autant qu’on a pu l’essayer.
hint-phase = Puis, dans cette phase :
hint-phase-more = Avec { $count ->
    [one] un autre mouvement
   *[other] { $count } autres mouvements
} ailleurs.
train-working = Parties jouées
train-fitting = Ajustement
train-curve = Prévisions et réalité
train-said = prévision
train-came = réalisé
train-scenario = Scénario
train-fitted = Parties de l’ajustement
train-held = Parts, chacune mise de côté une fois
train-positions = Positions
train-log-loss = Perte logarithmique
train-constant = Perte logarithmique de la moyenne
train-brier = Score de Brier
train-ece = Erreur de calibration
error-no-judge = Personne n’a appris à ce programme à juger les positions de { $option }.
error-nothing-to-review = L’enregistrement n’a pas encore de choix : il n’y a rien à analyser.
error-review-running = Une partie s’analyse une fois terminée : avant, l’analyse livrerait des secrets.
error-review-later = Pas d’analyse pour l’instant : trop de parties attendent. Réessayez plus tard.
error-no-review = L’analyse n’a pas abouti. Redemandez-la.
