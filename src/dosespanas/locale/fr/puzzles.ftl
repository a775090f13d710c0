### Problèmes : trouver le coup.

puzzle-title = Problème
puzzle-none = Il n’y a pas de tel problème pour ce jeu.
puzzle-id = Id
puzzle-grade = Niveau
puzzle-grade-name = { $grade ->
    [1] facile
    [2] moyen
    [3] difficile
   *[other] très difficile
}
puzzle-side = Camp
puzzle-task = À trouver
puzzle-goal-win = comment gagner
puzzle-goal-hold = comment tenir
puzzle-goal-gain = le meilleur choix
puzzle-ask-win = Aux { $side } de choisir : trouvez l’action qui donne le plus de chances de gagner avant la fin du tour suivant.
puzzle-ask-hold = Aux { $side } de choisir : trouvez l’action qui évite de perdre la partie avant la fin du tour suivant.
puzzle-ask-gain = Aux { $side } de choisir : trouvez l’action nettement meilleure que les autres.
puzzle-ask-last = { $phase ->
    [combat] C’est la dernière attaque de cette phase : elle se termine ensuite. La terminer tout de suite est aussi une réponse.
    [arrivals] Ce sont les derniers points dépensés dans cette phase : elle se termine ensuite. La terminer tout de suite est aussi une réponse.
   *[other] C’est le dernier mouvement de cette phase : elle se termine ensuite. La terminer tout de suite est aussi une réponse.
}
puzzle-right = Juste : { $action } (chances de gagner : { $chance })
puzzle-wrong = Il y a mieux : { $action } (chances de gagner : { $chance })
puzzle-best = Le meilleur choix : { $action } (chances de gagner : { $chance })
puzzle-wins = Il gagne la partie avant la fin du tour suivant dans { $share } parties sur 100, le meilleur des autres dans { $other }.
puzzle-loses = Il perd la partie avant la fin du tour suivant dans { $other } parties sur 100, le meilleur des autres dans { $share }.
puzzle-leaves = Il laisse à découvert :
puzzle-makes = Il rend possible :
error-no-puzzle = Il n’y a pas de problème { $puzzle }.
puzzle-all = Tous les problèmes
puzzle-next = Problème suivant
puzzle-again = Réessayer
puzzle-goes-on = La partie continue d’ici, si l’on veut.
puzzle-about = Des positions de vraies parties, jouées par le programme, où un choix, ou une façon de jouer toute une phase, l’emporte nettement sur les autres. On le joue sur la carte ; tout choix aussi bon compte.
puzzle-none-yet = Il n’y a pas encore de problèmes pour ce jeu.
puzzle-count = Résolus dans ce navigateur : { $n } sur { $count }
puzzle-today = Problème du jour
puzzle-filter = Afficher
puzzle-every-grade = tous les niveaux
puzzle-every-task = toutes les tâches
puzzle-every-scenario = tous les scénarios
puzzle-both-sides = les deux camps
puzzle-open-only = Seulement ceux qui restent à résoudre
puzzle-filtered-out = Aucun problème de ce genre.
puzzle-new = pas encore essayé
puzzle-solved = résolu
puzzle-solved-later = résolu, pas du premier coup
puzzle-missed = pas encore résolu
error-no-puzzle-here = Cette partie n’a pas commencé par un problème.
puzzle-whole = la meilleure façon de jouer toute la phase
puzzle-ask-whole = Au tour de { $side } : jouez toute cette phase au mieux, avec autant de mouvements que vous voulez, puis terminez-la. La partie se poursuit alors jusqu’à la même étape du tour suivant.
puzzle-phase-right = Juste : aussi bonne que la meilleure phase connue, autant qu’on puisse le dire (chances de gagner { $chance })
puzzle-phase-wrong = Ce n’est pas la meilleure phase : elle laisse { $chance } de chances de gagner
puzzle-phase-best = Meilleure phase connue (chances de gagner { $chance }) : { $n ->
    [one] un mouvement que la vôtre n’a pas
   *[other] { $n } mouvements que la vôtre n’a pas, dont
}
puzzle-judging = Votre phase est poursuivie dans 24 parties au plus.
puzzle-gathers = La meilleure amène { $n ->
    [one] un mouvement
   *[other] { $n } mouvements
} à { $box } ; { $right ->
    [no] la vôtre,
   *[yes] la façon habituelle,
} { $other }.
puzzle-phase-keeps = { $box } : place gardée à la même étape du tour suivant dans { $n } parties sur { $count } après { $right ->
    [yes] votre phase
   *[no] la meilleure phase
}, dans { $other } après { $right ->
    [yes] la façon habituelle
   *[no] la vôtre
}.
puzzle-phase-takes = { $box } : place prise avant la même étape du tour suivant dans { $n } parties sur { $count } après { $right ->
    [yes] votre phase
   *[no] la meilleure phase
}, dans { $other } après { $right ->
    [yes] la façon habituelle
   *[no] la vôtre
}.
puzzle-phase-stands = À la fin de la phase, une force de { $n } s’y trouve ; après { $right ->
    [yes] la façon habituelle
   *[no] la vôtre
}, de { $other }.
puzzle-phase-wins = La partie est gagnée avant la même étape du tour suivant dans { $n } parties sur { $count } après { $right ->
    [yes] votre phase
   *[no] la meilleure phase
}, dans { $other } après { $right ->
    [yes] la façon habituelle
   *[no] la vôtre
}.
puzzle-phase-loses = La partie est perdue avant la même étape du tour suivant dans { $n } parties sur { $count } après { $right ->
    [yes] votre phase
   *[no] la meilleure phase
}, dans { $other } après { $right ->
    [yes] la façon habituelle
   *[no] la vôtre
}.
puzzle-map = Montrer sur la carte
puzzle-map-best = La meilleure phase connue : ce que la vôtre n’a pas
puzzle-map-own = Votre phase : ce que la meilleure n’a pas
puzzle-map-best-act = Le meilleur coup
puzzle-map-own-act = Votre coup
