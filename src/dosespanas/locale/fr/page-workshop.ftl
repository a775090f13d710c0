## L’atelier, où l’on corrige les données d’un jeu d’après sa boîte

workshop-title = Atelier
workshop-cards = Cartes
workshop-chits = Pions d’événement
workshop-counters = Pions
workshop-map = Carte
workshop-setup = Mise en place
workshop-tables = Tables
workshop-shelves = Ce qui se corrige
workshop-hand = En main
workshop-hint = Touchez une chose pour la corriger. Le changement s’y voit aussitôt ; rien n’est envoyé avant la partie.
workshop-legend = reconstitué : la valeur imprimée n’est pas publique, comparez-la à votre boîte
workshop-reconstructed = reconstitué
workshop-sources = D’où cela vient
workshop-whole = l’ensemble
workshop-name = Nom de vos corrections
workshop-source = D’où viennent les valeurs
workshop-source-example = mon exemplaire : deuxième édition
workshop-redo = Rétablir
workshop-save = Enregistrer
workshop-open = Ouvrir
workshop-share = Partager
workshop-share-about = Qui ouvre ce lien a vos corrections dans l’atelier. Elles sont dans le lien même.
workshop-share-long = Il y a trop de corrections pour un lien. Enregistrez-les et envoyez le fichier.
workshop-play = Jouer avec
workshop-silent = Le serveur ne répond pas. Vos corrections restent dans ce navigateur.
workshop-not-read = Ce n’est pas un fichier de corrections.
workshop-other-game = Ces corrections sont pour un autre jeu.
workshop-none = Rien n’est encore corrigé.
workshop-elsewhere = Ce que dit encore la vérification
workshop-take-back = Reprendre
workshop-take-all-back = Tout reprendre
workshop-restore = Remettre comme c’était
workshop-fix = Mettre { $value }
workshop-gone = Cela a été retiré.
workshop-add = Ajouter
workshop-leave-out = Omettre
workshop-move = Déplacer
workshop-next = Suivant
workshop-previous = Précédent
workshop-seek = Chercher
workshop-yes = oui
workshop-no = non
workshop-form-list = ceux-ci
workshop-form-number = un nombre
workshop-form-text = un texte
workshop-form-object = comme suit
workshop-tools = Outils
workshop-tool-links = Liaisons
workshop-tool-hex = Hexagone
workshop-tool-paint = Peindre
workshop-tool-minor = Petite rivière
workshop-tool-major = Grand fleuve
workshop-tool-rail = Chemin de fer
workshop-tool-sea = Mer
workshop-map-hint = Touchez une case pour la corriger.
workshop-links-first = Touchez deux cases : elles sont reliées, ou leur liaison est ôtée.
workshop-hex-hint = Touchez un hexagone pour le corriger.
workshop-hexside-first = Touchez un côté, ou les deux hexagones qu’il sépare : ce que vous avez choisi s’y met, ou s’ôte.
workshop-paint-hint = Choisissez quoi, puis touchez des hexagones : chacun devient ainsi.
workshop-paint-field = Ce qui est peint
workshop-rail-hint = Touchez les hexagones de la ligne, l’un après l’autre ; là où elle passe, elle est coupée. Échap la termine.
workshop-around = Sur la carte
workshop-side = Entre cet hexagone et { $hex }
workshop-scan = Image sous la carte
workshop-scan-opacity = opacité
workshop-scan-align = Caler
workshop-scan-press = Touchez sur l’image le milieu de cet hexagone :
workshop-scan-press-box = Touchez sur l’image le milieu de cette case :
workshop-scan-refused = Une image PNG, JPEG ou WebP de 40 mégaoctets et 120 mégapixels au plus.
workshop-scan-askew = Trois des quatre lieux sont alignés : calez-la encore une fois.
workshop-no-hex = Il n’y a pas cet hexagone en Espagne.
workshop-hex-number = Numéro d’hexagone
workshop-press = Le toucher
workshop-setup-hint = Faites glisser un pion, ou touchez-le puis une case. Touchez une case pour voir ce qui y commence.
workshop-setup-hint-hex = Faites glisser une pile, ou touchez-la puis un hexagone.
workshop-setup-box = Case

workshop-count = { $count ->
    [one] { $count } correction
   *[other] { $count } corrections
}
workshop-errors = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
}
workshop-play-about = { $count ->
    [0] Rien n’est corrigé : c’est le jeu tel qu’il est fourni.
    [one] Joué avec { $count } correction. L’invitation le dit et la liste.
   *[other] Joué avec { $count } corrections. L’invitation le dit et les liste.
}
workshop-was = était { $value }
workshop-turn = tour { $turn }
workshop-in = { $what }, { $where }
workshop-take = Corriger { $what }
workshop-remove = Ôter : { $what }
workshop-add-to = Ajouter à { $what }
workshop-take-back-one = Reprendre : { $what }
workshop-strength-of = Force de { $what }
workshop-linked = { $one } et { $other } sont reliées.
workshop-unlinked = { $one } et { $other } ne sont plus reliées.
workshop-links-second = { $one }, et quelle autre case ?
workshop-hexside-second = { $one }, et quel hexagone voisin ?
workshop-hexside-done = Changé entre { $one } et { $other }.
workshop-setup-to = { $what } : vers quelle case ?
workshop-setup-hex = { $what } : vers quel hexagone ?
workshop-sets = Vos jeux de corrections
workshop-sets-about = Un jeu de corrections est ce que vous avez corrigé et comparé, sous un nom. Un lien ou un fichier s’ouvre à côté, comme un autre.
workshop-unnamed = Sans nom
workshop-set-new = Nouveau
workshop-set-new-name = Nouvelles corrections
workshop-set-copy = Copie de celui-ci
workshop-set-drop = Jeter
workshop-set-drop-sure = Pour de bon ?
workshop-set-keep = Garder
workshop-compare = Comparer
workshop-apart = { $count ->
    [one] { $count } différence avec « { $name } »
   *[other] { $count } différences avec « { $name } »
}
workshop-apart-about = Barré, ce qu’a l’autre ; en gras, ce que vous avez. Les lieux sont marqués sur la carte.
workshop-apart-none = Les deux jeux de corrections sont pareils.
workshop-take-theirs = Prendre celui de l’autre
workshop-opened = { $count ->
    [one] Ouvert à part, avec { $count } correction. Le reste est comme avant.
   *[other] Ouvert à part, avec { $count } corrections. Le reste est comme avant.
}
workshop-due = { $count ->
    [one] { $count } pas depuis le dernier enregistrement n’est que dans ce navigateur.
   *[other] { $count } pas depuis le dernier enregistrement ne sont que dans ce navigateur.
}
workshop-unkept = Ce navigateur ne garde rien : enregistrez avant de fermer la page.
workshop-compared-count = { $count ->
    [one] { $count } comparé
   *[other] { $count } comparés
}
workshop-compared = Comparé à la boîte
workshop-compared-of = { $count } sur { $all } comparés
workshop-pending = seulement le reste
workshop-right-next = Juste, suivant
workshop-report-right = comme imprimé
workshop-report-changed = changé
workshop-report-unseen = jamais regardé
workshop-csv = Tableur
workshop-csv-about = Enregistrez une table en CSV, remplissez-la dans un tableur et relisez-la. Rien ne change avant que vous ayez vu ce qui changerait. Une apostrophe évite qu’un tableur prenne 1/1 pour une date.
workshop-csv-save = Enregistrer le CSV
workshop-csv-read = Lire un CSV
workshop-csv-take = Le prendre
workshop-csv-leave = Le laisser
workshop-csv-large = Ce fichier dépasse un mégaoctet : aucune table de ce jeu n’est si grande.
workshop-csv-lines = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}
workshop-csv-found = { $changed ->
    [one] { $changed } ligne change quelque chose
   *[other] { $changed } lignes changent quelque chose
}, { $added ->
    [one] { $added } est nouvelle
   *[other] { $added } sont nouvelles
}.
workshop-csv-faults = { $count ->
    [one] { $count } faute : sa ligne est laissée de côté.
   *[other] { $count } fautes : leurs lignes sont laissées de côté.
}
workshop-csv-line = Ligne
workshop-csv-field = Champ
workshop-csv-stands = Ce qui s’y trouve
workshop-csv-right = Ce qui serait juste
workshop-csv-row = rangée
workshop-csv-value = valeur
workshop-csv-formula = une valeur : les formules ne sont pas calculées
workshop-csv-missing = une valeur : ce champ ne peut être vide
workshop-csv-one-of = l’un de : { $values }
workshop-csv-number = un nombre
workshop-csv-between = un nombre de { $low } à { $high }
workshop-csv-like = par exemple { $example }
workshop-csv-form = comme dans le fichier enregistré
workshop-csv-none = vide : ce champ n’existe pas ici
workshop-csv-twice = chaque rangée une seule fois
workshop-csv-quote = un guillemet qui se ferme
workshop-csv-empty = une ligne de titres et des lignes de valeurs
workshop-grid-refused = { $where } : { $stands } n’a pas été pris ; ce qui serait juste : { $right }.
workshop-conflicts = { $count ->
    [one] { $count } correction a été faite pour d’autres données. Qu’est-ce qui est juste ?
   *[other] { $count } corrections ont été faites pour d’autres données. Qu’est-ce qui est juste ?
}
workshop-conflict = Il y avait { $stood }, il y a maintenant { $stands } ; vous avez { $mine }.
workshop-conflict-mine = Prendre le mien
workshop-conflict-theirs = Prendre ce qui s’y trouve
workshop-enters = Entrée
workshop-sorted = Ordre
workshop-sorted-data = comme dans les données
workshop-take-away = Le retirer
workshop-add-hex = Ajouter l’hexagone { $hex }
workshop-csv-most = lignes : { $count } au plus
corrections-finding = { $wrong } ; { $right }
error-corrections-large = Des corrections ont au plus { $bytes } octets et { $deep } niveaux de listes.
workshop-sync-account = dans votre compte
workshop-sync-here = dans ce navigateur seulement
workshop-sync-other = d’un autre compte, dans ce navigateur seulement
workshop-sync-unreached = Le serveur n’est pas joint. Vos corrections restent dans ce navigateur et partiront dès qu’il le sera.
workshop-sync-signed-out = Vous êtes déconnecté. Vos corrections restent dans ce navigateur.
workshop-sync-refused = Vos corrections restent dans ce navigateur seulement : { $why }
workshop-sync-clash = Ce jeu de corrections a changé aussi dans un autre navigateur : { $count ->
    [one] { $count } correction là-bas
   *[other] { $count } corrections là-bas
}, { $mine } ici. Rien n’est perdu ; lequel vaut ?
workshop-sync-gone = Ce jeu de corrections a été jeté dans un autre navigateur. Il est ici comme vous l’avez laissé.
workshop-sync-both = Garder les deux
workshop-sync-copy = { $name } (ce navigateur)
workshop-published = publié
workshop-publish = Publier
workshop-publish-about = Quiconque vient sur ce serveur pourra lire, ouvrir et comparer ce jeu de corrections tel qu’il est maintenant, avec votre nom. Les valeurs et les noms sont publiés, non les histoires des cartes. Vous pouvez le retirer à tout moment.
workshop-publish-again = Publier tel qu’il est maintenant
workshop-publish-no = Ne pas publier
workshop-publish-not = Le serveur n’a pas ces corrections telles qu’elles sont ici ; rien n’a été publié.
workshop-withdraw = Retirer
workshop-edition = Pour quelle édition
workshop-edition-example = deuxième édition
workshop-printed-in = Dans quelle langue elle est imprimée
workshop-printing = Quel tirage, ou quelle année (si on le sait)
workshop-gallery = Corrections publiées
workshop-gallery-about = Ce que d’autres ont corrigé d’après leurs boîtes. Ouvert, un jeu de corrections se met à côté des vôtres ; comparé, on voit en quoi il diffère du vôtre, sur la carte aussi.
workshop-gallery-none = Personne n’a encore rien publié.
workshop-gallery-mine = le vôtre
workshop-gallery-unreached = Le serveur ne répond pas.
workshop-gallery-confirmed = dont { $count ->
    [one] { $count } comparé
   *[other] { $count } comparés
} de même par d’autres, { $persons } personnes en tout
workshop-report-why = Qu’y a-t-il à lui reprocher ? La réponse est lue par qui tient ce serveur.
error-set-changed = Entre-temps, ce jeu de corrections a changé ou a été jeté dans un autre navigateur.
error-no-set = Ce jeu de corrections n’est plus ici.
error-set-form = Ce n’est pas un fichier de corrections pour ce jeu.
error-sets-full = Un compte garde au plus { $most } jeux de corrections, de { $bytes } octets en tout. Jetez-en un, ou enregistrez-le en fichier.
error-set-empty = Ce qui se publie a un nom, et n’est pas vide.
error-set-wrong = Il y a des erreurs dans ces corrections : réparez-les d’abord.
error-no-edition = Dites pour quelle édition et quelle langue du jeu sont ces corrections.
error-many-published = Un compte publie au plus { $most } jeux de corrections. Retirez-en un d’abord.
