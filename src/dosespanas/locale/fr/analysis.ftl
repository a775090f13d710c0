### Plateaux d’étude : variantes à partir d’une position, leurs dés, chances de victoire, liens.

analysis-title = Plateau d’étude
analysis-of = Plateau d’étude : { $name }
analysis-open-here = L’essayer sur un plateau d’étude
analysis-loading = Le plateau d’étude se met en place
analysis-lines = Variantes
analysis-main = La partie telle qu’elle a été jouée : { $count ->
    [one] un choix
   *[other] { $count } choix
}
analysis-beginning = Début
analysis-end = Sa fin
analysis-after = À partir de { $when }
analysis-none = Choisissez ce que vous voulez sur le plateau : toute autre réponse ouvre une variante.
analysis-earlier = … { $count ->
    [one] un coup
   *[other] { $count } coups
} avant
analysis-dice-chosen = avec des dés choisis
analysis-dice-again = dés relancés
analysis-back = Retour
analysis-here = Continuer d’ici
analysis-again = Relancer
analysis-dice = Choisir les dés
analysis-dice-of = Ce que le hasard a donné
analysis-dice-hint = Les dés qui suivent le dernier changé sont relancés.
analysis-die = Dé { $number }
analysis-drawn-item = Tirage { $number }
analysis-go = Le jouer ainsi
analysis-play = Laisser jouer
analysis-who = Qui continue
analysis-until = Jusqu’où
analysis-until-one = un choix
analysis-until-phase = jusqu’à la fin de la phase
analysis-until-turn = jusqu’à la fin du tour
analysis-playing = { $opponent } continue à jouer …
analysis-stop = Arrêter
analysis-chance = Chance de victoire
analysis-chance-of = { $side } { $chance }
analysis-chance-sure = entre { $low } et { $high }
analysis-chance-over = La partie est décidée ici.
analysis-judge = La calculer
analysis-judging = Calcul en cours …
analysis-auto = Pour chaque position
analysis-note = Note
analysis-note-here = Note sur cette position
analysis-keep = Garder
analysis-compare = Comparer
analysis-compare-this = Comparer cette variante avec la position du plateau
analysis-two-lines = Deux variantes côte à côte
analysis-parted = Elles se séparent ici : { $when }.
analysis-line-here = Sur le plateau
analysis-line-other = L’autre variante
analysis-row-end = Se termine à
analysis-row-chance = Chance de victoire, { $side }
analysis-row-losses = Perdu au combat, { $side }
analysis-row-starved = Perdu faute de ravitaillement, { $side }
analysis-row-standing = { $measure }, { $side }
analysis-measure-objectives = Villes objectifs
analysis-measure-morale = Moral
analysis-unknown = non calculée
analysis-remove = Supprimer cette variante
analysis-remove-sure = La supprimer maintenant
analysis-share = Garder et partager
analysis-kept = Le plateau se garde tout seul. Qui possède ce lien peut le modifier : gardez-le pour vous ou ouvrez-le sur un autre appareil.
analysis-own-link = Votre propre lien
analysis-read-link = Lien pour les autres
analysis-read-about = Qui possède ce lien peut regarder le plateau et en prendre une copie.
analysis-name = Nom du plateau
analysis-reader = Vous regardez le plateau de quelqu’un. Pour essayer quelque chose, prenez-en une copie.
analysis-copy = Prendre une copie
analysis-drawn = Mis en place d’après ce que vous saviez à un moment de votre partie : tout ce qui vous était caché a été tiré de nouveau.
analysis-print = Imprimer
analysis-delete = Supprimer le plateau
analysis-delete-sure = Le supprimer avec toutes ses variantes
analysis-position-here = La position
analysis-position = La position en texte
analysis-position-about = Modifiez-la à la main et mettez en place un nouveau plateau. Enlevez la partie nommée « choice » pour commencer à l’ouverture de la phase.
analysis-no-json = Le texte n’est pas du JSON, comme l’est une position{ $line ->
    [none] .
   *[other] {" "}: voir la ligne { $line }.
}
analysis-set-up = Mettre en place un nouveau plateau
analysis-record = Enregistrer une partie à poursuivre d’ici
analysis-new = Nouveau plateau d’étude
analysis-new-about = À partir d’une partie enregistrée, du début d’un scénario ou d’une position que vous écrivez.
analysis-from-record = À partir d’une partie enregistrée
analysis-from-scenario = À partir d’un scénario
analysis-from-position = À partir d’une position
analysis-paste = Collez une position ici
analysis-begin = Mettre en place
analysis-yours = Vos plateaux
analysis-forget = L’ôter de la liste
analysis-edit = Modifier la position
analysis-arrange = Placer à la main
analysis-arrange-take = Touchez une pièce pour la prendre, ou choisissez-en une dans le panneau.
analysis-arrange-which = Il y en a plusieurs : laquelle ?
analysis-arrange-put = { $piece } : touchez l’endroit où la mettre.
analysis-arrange-beside = { $piece } : choisissez sa place dans le panneau.
analysis-arrange-leave = La laisser telle quelle
analysis-more = { $side } : à ajouter
analysis-beside = { $side } : hors de la carte
analysis-tracks = Tour, phase et pistes
analysis-on-map = Sur la carte
analysis-beside-map = Hors de la carte
analysis-piece = Pièce
analysis-place = Lieu
analysis-off = hors de la carte
analysis-put = La mettre là
analysis-full = Le plateau est plein : supprimez des variantes pour en essayer d’autres.

error-no-such-move = Il n’y a pas de coup { $number } sur ce plateau.
error-board-rated = Une partie classée se réfléchit sans plateau tant qu’elle dure.
error-board-later = Une autre partie continue avec les dés de celle-ci. On pourra en faire un plateau quand elle sera finie.
error-board-start = Un plateau commence à partir d’une seule chose : un enregistrement, une position, un scénario ou un autre plateau.
error-board-long = C’est trop long pour un plateau : { $most } signes au plus.
error-board-full = Un plateau a au plus { $most } coups en plus de sa partie.
error-board-reader = Ce lien ne sert qu’à regarder. Prenez une copie pour changer quelque chose.
error-bad-dice = Le hasard n’a pas donné de tels dés ici.
error-put = Les règles ne le permettent pas : { $piece } → { $place }. Attendu : { $right }.
error-put-law = Les règles ne le permettent pas : { $piece } → { $place }. Enfreint : { $law }.
error-put-nowhere = { $piece } n’a pas la place { $place } : choisissez l’une des siennes, hors de la carte.
error-no-such-piece = Il n’y a pas de pièce { $piece } à déplacer.

## Where a piece may be beside the map, when a position is set up by hand
setting-number = { $number }
setting-step = { $side ->
    [none] { $phase }
   *[other] { $phase } : { $side }
}
setting-hands = En main
setting-decks = Dans le paquet
setting-used = Jouée
setting-discarded = Défaussée
setting-kept = { $count ->
    [one] { $count } gardé
   *[other] { $count } gardés
}
setting-turned = où elle est, sur l’autre face
setting-alcazar-holds = tient
setting-alcazar-relieved = libéré
setting-alcazar-fallen = tombé
setting-line-incomplete = inachevée
setting-line-intact = achevée
setting-line-aborted = jamais construite
setting-line-cancelled = sans son facteur
marker-turn = Tour
marker-phase = Phase
marker-morale = Moral républicain
marker-alcazar = Alcazar de Tolède
points-nationalist = Points de ressources ({ pool-nationalist })
points-republican = Points de ressources ({ pool-republican })
points-northern = Points de ressources ({ pool-northern })
points-italian = Points de ressources ({ pool-italian })
