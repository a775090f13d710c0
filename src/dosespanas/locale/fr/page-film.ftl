## Le passé comme un film, et ce qui en est résulté

page-film = Film de la partie
page-film-controls = Lecture, arrêt, avance
page-film-play = Lire
page-film-pause = Pause
page-film-speed = Vitesse
page-film-turn = Tour
page-film-count = { $n ->
    [0] { $count ->
        [one] Une étape
       *[other] { $count } étapes
    }
   *[other] Étape { $n } sur { $count }
}
page-film-more = { $count ->
    [one] Une autre de même.
   *[other] { $count } autres de même.
}
page-film-skip = Passer
page-film-theirs = Le tour de l’autre camp
page-film-waits = Le film attend : lisez le résultat de la bataille.
page-film-waits-keys = Espace ou Entrée
page-wanted = Ce que voulait l’adversaire
page-wanted-more = { $count ->
    [one] Une autre raison
   *[other] { $count } autres raisons
}
page-wanted-show = Avec ce que voulaient les adversaires
page-wanted-none = Rien à dire pour l’instant : ils disent ce qu’ils voulaient quand leur tour est fini, et tout quand la partie l’est.
page-film-watch = Le voir pas à pas
page-film-battle-back = La bataille précédente
page-film-battle-forth = La bataille suivante
page-film-news = { $count ->
    [one] { $count } nouveauté
   *[other] { $count } nouveautés
}
page-film-lines = { $count ->
    [one] { $count } événement
   *[other] { $count } événements
}
page-battle-read = La bataille est décidée : lisez ce qui en résulte.
page-go-on = Continuer
page-go-on-all = Ne pas attendre dans cette phase
page-go-on-all-title = Continue, et aucune bataille n’attend jusqu’à la fin de la phase ; l’onglet Bataille les garde
page-battles-before = { $count ->
    [one] L’attaque précédente
   *[other] Les { $count } attaques précédentes
}
page-not-chosen = pas encore choisi
page-keys-film-play = lire ou pause : revoir le tour de l’autre camp, ou toute la partie quand elle est finie
page-keys-film-step = en revoyant la partie : un pas
page-keys-film-battle = en revoyant la partie : de bataille en bataille
page-keys-film-turn = en revoyant la partie : de tour en tour

page-sum-city = { $control ->
    [nationalist] { $box }, ville-objectif, est maintenant nationaliste.
    [republican] { $box }, ville-objectif, est maintenant républicaine.
   *[contested] { $box }, ville-objectif, est maintenant contestée.
}
page-sum-box = { $control ->
    [nationalist] { $box } est maintenant nationaliste.
    [republican] { $box } est maintenant républicaine.
   *[contested] { $box } est maintenant contestée.
}
page-sum-attack = { $outcome } Attaques des { $side } : { $count }.
page-sum-sea = { $outcome } Combats en mer : { $count }.
page-sum-fallen = { $hex }, { $side } : élimination de { $pieces }.
page-sum-starved = { $hex }, { $side } : perte de { $pieces } faute de ravitaillement.
page-sum-empty = { $place } est maintenant sans troupes.
page-sum-hex = { $control ->
    [nationalist] { $hex } passe aux nationalistes
   *[republican] { $hex } passe aux républicains
}{ $value ->
    [0] .
   *[other] {" "}(valeur de Moral { $value }).
}
page-sum-front = { $region } : { $control ->
    [nationalist] le front nationaliste avance
   *[republican] le front républicain avance
} de { $count ->
    [one] { $count } hexagone
   *[other] { $count } hexagones
}.
page-sum-morale = Moral républicain { $change } : maintenant { $morale }.
page-sum-assault = { $outcome } Attaque des { $side } à { $odds }{ $taken ->
    [yes] {" "}; l’hexagone est pris.
   *[no] .
}
page-sum-lost = { $side } : { $count ->
    [one] { $count } unité perdue ou retirée
   *[other] { $count } unités perdues ou retirées
}.
page-sum-moves = { $side } : { $count ->
    [one] { $count } mouvement
   *[other] { $count } mouvements
}.
page-sum-arrivals = { $side } : { $count ->
    [one] { $count } unité nouvelle ou renforcée
   *[other] { $count } unités nouvelles ou renforcées
}.

page-story = La partie en chiffres
page-story-objectives = Villes-objectifs, tour par tour
page-story-morale = Moral républicain, tour par tour
page-story-losses = Pertes au combat, tour par tour
page-story-starved = Unités perdues faute de ravitaillement :
page-story-starved-of = { $side } : perdues faute de ravitaillement
page-story-gained = gagné au dernier tour : { $places }
page-story-luck = Dés de combat, contre { $mean } en moyenne
page-story-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}, { $mean } en moyenne : { $more ->
    [one] { $more } point
   *[other] { $more } points
} en tout
page-story-no-dice = aucun dé de combat
page-story-table = En tableau
page-story-lost = { $side } : pertes
page-story-thrown = { $side } : dés (moyenne)

error-story-later = Les chiffres d’une partie se disent quand elle est finie.
error-no-story = { $game } ne se raconte pas en chiffres.

page-second-device = Continuer sur un autre appareil
page-second-device-about = Lisez ce code avec l’autre appareil, ou ouvrez-y le lien. Qui l’a joue à votre place : ne le montrez à personne d’autre.
page-second-device-code = Code QR du lien secret de votre place
page-second-device-link = Lien secret de votre place
