# Many units at once: holding, marches, attacks as the server proposes them.

page-gce-keys-hold = ces unités tiennent : sautées pendant cette phase
page-gce-keys-watch = elles font le guet : sautées jusqu’à ce qu’un ennemi soit proche
page-gce-keys-march = une marche sur plusieurs tours
page-gce-hint-mouse = Glissez une pile vers son hexagone ; avec Maj, tracez un cadre autour de plusieurs.
page-gce-hint-finger = Gardez le doigt sur une pile et menez-la à son hexagone ; à côté, tracez un cadre autour de plusieurs.
page-gce-hold = Tenir
page-gce-watch = Faire le guet
page-gce-march = Marcher vers …
page-gce-march-end = Annuler la marche vers { $hex }
page-gce-march-aim = Désignez l’hexagone vers lequel elles doivent marcher. Seul ce navigateur s’en souvient.
page-gce-march-way = { $from } – { $to }
page-gce-go-on = { $count ->
    [one] Une marche continue
   *[other] { $count } marches continuent
}
page-gce-boxed = { $count ->
    [one] Une pile dans le cadre : désignez l’hexagone où elle doit aller.
   *[other] { $count } piles dans le cadre : désignez l’hexagone où elles doivent aller.
}
page-gce-boxed-stay = { $count ->
    [one] Une resterait : { $hexes }.
   *[other] { $count } resteraient : { $hexes }.
}
page-gce-stuck = Ne peut aller nulle part :
page-gce-stayed = { $count ->
    [one] Une pile reste ({ $hexes }) : elle ne peut y aller, ou seulement en laissant un lieu sans défense ou en perdant le ravitaillement.
   *[other] { $count } piles restent ({ $hexes }) : elles ne peuvent y aller, ou seulement en laissant un lieu sans défense ou en perdant le ravitaillement.
}
page-gce-plan-target = Cible
page-gce-plan-with = Unités
page-gce-plan-odds = Colonne
page-gce-odds-unanswered = Chances de l’attaque telle quelle : avions et soutien ennemis peuvent encore venir
page-gce-plan-takes = Chance que l’hexagone soit vidé
page-gce-plan-lost = Pertes
page-gce-plan-lost-long = Pas perdus en moyenne : attaquant, défenseur
page-gce-plan-read = Comment lire le tableau
page-gce-plan-key = Colonne : après tous les décalages. ⚑ : chance de vider l’hexagone. Pertes : pas perdus en moyenne, vous : eux. Après la flèche : avec le moindre soutien qui obtient le plus. De deux chiffres, le premier est avec tous les avions que le défenseur peut envoyer, le second sans eux ; ≤ : au plus. Sur fond hachuré, ils sont couverts. « Préparer » commence seulement l’attaque, et vous choisissez pas à pas ; « Attaquer » fait tout d’un coup, avec le soutien nommé dessous, ou sans.
page-gce-plan-do = Attaquer
page-gce-plan-build = Préparer
page-gce-plan-now = Attaquer
page-gce-plan-sends = + { $pieces }
page-gce-plan-spares = reste pour d’autres : { $pieces }
page-gce-plan-best = { $count ->
    [one] Une unité suffit
   *[other] { $count } unités suffisent
}
page-gce-plan-all = { $count ->
    [one] La seule possible
   *[other] Les { $count } possibles
}
page-gce-plan-covered = { $count ->
    [one] Une unité couverte : de la plus forte à la plus faible possible
   *[other] { $count } unités, dont des couvertes : des plus fortes aux plus faibles possibles
}
page-gce-plan-backed = Attaquer avec { $pieces }
page-gce-plan-alone = Attaquer sans soutien
page-gce-plan-support = Avec { $pieces }
page-gce-plan-none = Aucun soutien
page-gce-plan-support-all = Tout le soutien
page-gce-plan-advance = { $count ->
    [one] Une unité avance en { $hex }
   *[other] { $count } unités avancent en { $hex }
}
page-gce-plan-advance-on = { $count ->
    [one] Une unité avance plus loin, en { $hex }
   *[other] { $count } unités avancent plus loin, en { $hex }
}
page-gce-plan-advance-hint = Elles entrent dans l’hexagone vidé, qui devient vôtre, et ne vont plus loin que si c’est dit ; qui ne peut aller si loin s’y arrête. Les QG restent, et qui n’a pas de place. Ci-dessous, chaque unité est envoyée seule.
page-gce-same-way = Par le même chemin, en { $hex } :
page-gce-same-way-all = { $count ->
    [one] Celle-là
   *[other] Toutes les { $count }
}
page-gce-plan-losses = { $count ->
    [one] La perte la moins coûteuse
   *[other] Les { $count } pertes les moins coûteuses
}

page-gce-roll = Ordre de bataille
page-gce-roll-open = Ordre de bataille et notes
page-gce-roll-search = Chercher une unité par nom, type ou lieu
page-gce-roll-none = Aucune unité ne répond à cela.
page-gce-roll-map = Sur la carte
page-gce-roll-air = Aviation
page-gce-roll-due = À placer maintenant
page-gce-roll-returning = De retour bientôt
page-gce-roll-waiting = À venir
page-gce-roll-eliminated = Perdues
page-gce-roll-removed = Hors jeu
page-gce-roll-history = Son histoire
page-gce-roll-history-of = Histoire de { $unit }
page-gce-roll-history-none = Le journal n’en dit encore rien.
page-gce-notes = Vos notes
page-gce-note-label = Votre note : seul ce navigateur la garde
page-gce-note-change = Modifier la note
page-gce-note-add = Écrire une note

page-gce-tempo = Rythme
page-gce-tempo-nearest = { $count ->
    [0] Le camp nationaliste est dans Madrid.
    [one] Au plus près de Madrid : { $hex }, à côté.
   *[other] Au plus près de Madrid : { $hex }, à { $count } hexagones.
}
page-gce-tempo-needed = Pour être battue au dernier tour, la République doit perdre { $needed } de Moral par tour.
page-gce-tempo-late = Ces derniers tours, elle en a perdu { $late }.
page-gce-tempo-morale = Moral
page-gce-tempo-held = Hexagones nationalistes
page-gce-tempo-madrid = De Madrid
