# Les mots propres au terminal.

terminal-help =
    Répondez par le numéro d’un choix ou par sa notation, par exemple : move legion-2 sevilla
    Autres mots :
      map             la carte ; une troupe est notée par sa force et l’initiale anglaise de son type
                      (3r : trois pas, armée régulière) ; G général, T char, P avion, * ville-objectif,
                      N- ou R- un marqueur de contrôle
      look CASE       tout ce que contient une case, et les cases reliées
      hand            vos cartes
      aid             chaque étape du tour en une phrase, et les tables principales
      victory         où en est chaque camp de sa victoire, et selon quelle règle
      hint            les meilleurs choix et leurs chances de gagner ; hint ADVERSAIRE : selon celui-ci
      odds            les probabilités exactes de l’attaque en cours ; odds NUMÉRO ou ACTION : après ce choix
      why             ce que voulaient les adversaires au dernier tour ; why all : à chaque tour
      why ACTION      pourquoi une action n’est pas permise maintenant
      rule MOV-04     le texte d’une règle
      log             ce qui vient de se passer ; log 50 : les cinquante dernières lignes
      always          ce qui peut être répondu de même désormais ; always 1 : jusqu’à l’annulation ;
                      always 1 turn : jusqu’à la fin de ce tour
      queue A; B; C   réponses l’une après l’autre, en notation : remplacements, généraux, événements
      orders          vos ordres en cours, et ceux qui ont fini
      cancel 2        annuler l’ordre 2
      undo            reprendre le dernier choix, jusqu’à un dé, une carte ou le tour de l’autre camp
      agree           à deux personnes : arrêter ici
      resign          abandonner : l’autre camp gagne
      end             accepter l’offre d’un ordinateur qui ne voit plus comment gagner : vous avez gagné
      save FICHIER    enregistrer la partie ; dosespanas play --load FICHIER la reprend
      quit            quitter la table
terminal-victory = Façons de gagner : { $side }
terminal-wanted = Ce qui était voulu au tour { $turn } :
terminal-wanted-nothing = Rien à dire pour l’instant : les adversaires disent ce qu’ils voulaient quand leur tour est fini, et tout quand la partie l’est.
terminal-strip = Tour { $turn }, { $year } : { $phase }
terminal-far-links = Autres liaisons : { $links }
terminal-objectives = Villes-objectifs : Nationalistes { $nationalist }, Républicains { $republican }, contestées { $contested }
terminal-hand-over = L’écran passe aux { $side }. Appuyez sur Entrée une fois en place.
terminal-hand-empty = Aucune carte en main.
terminal-bonus = Bonus
terminal-penalty = Malus
terminal-card-now = { $actions ->
    [none] Injouable maintenant.
   *[other] Maintenant : { $actions }
}
terminal-look = { $box }{ $objective ->
    [true] , ville-objectif
   *[other] {""}
} : { $control ->
    [nationalist] Nationalistes
    [republican] Républicains
   *[contested] contestée
}
terminal-look-piece = { $side } : { $piece }{ $used ->
    [yes] , a servi
   *[no] {""}
}
terminal-look-links = Reliée à : { $links }
terminal-no-such-box = Il n’y a pas de case nommée { $name }.
terminal-no-such-rule = Il n’y a pas de règle { $name }.
terminal-no-such-number = Choisissez un numéro de 1 à { $last }.
terminal-ambiguous = Précisez : { $names }.
terminal-no-odds = Il n’y a pas d’attaque en cours.
terminal-plain-help = Répondez par le numéro d’un choix ou par sa notation. Autres mots : map, look NOM, why ACTION, log, always, orders, cancel NUMÉRO, undo, save FICHIER, quit.
terminal-legal = C’est permis maintenant.
terminal-undone = Choix repris.
terminal-agree = Si la partie s’arrête ici : { $ends } { $side } : tapez agree si vous êtes d’accord ; toute autre réponse poursuit la partie.
terminal-resign = Si vous abandonnez, la partie se termine maintenant et l’autre camp gagne : { $side }. Tapez resign encore une fois pour abandonner ; toute autre réponse poursuit la partie.
terminal-yields = L’adversaire ne voit plus comment gagner et propose d’abandonner. Tapez end pour accepter ; toute autre réponse poursuit la partie.
terminal-yields-no-more = L’adversaire voit de nouveau comment gagner : il ne propose plus d’abandonner.
terminal-agree-declined = La partie continue.
terminal-save-how = Dites où : save FICHIER
terminal-saved = Partie enregistrée dans { $file }.
terminal-quit-unsaved = La partie n’est pas enregistrée. Tapez save FICHIER, ou quit encore une fois pour partir.
terminal-left = Vous avez quitté la table.
terminal-left-unsaved = Vous avez quitté la table. La partie n’est pas enregistrée.
terminal-file-error = { $file } : { $why }
terminal-not-text = { $file } n’est pas un fichier de texte.
terminal-not-a-record = { $file } existe et n’est pas un enregistrement. Choisissez un autre nom.
terminal-over = { $winner ->
    [none] La partie est nulle.
   *[other] La partie est terminée. Vainqueurs : les { $winner }.
} { $reason }
terminal-unknown = Non reconnu : { $name }. Attendu : { $right }.
terminal-verified = { $file } : rejouées, les { $choices } actions aboutissent à la même position ({ $hash }).
terminal-proved = Dés et cartes sont prouvés : la graine est faite du secret du serveur (engagement { $commitment }) et des nombres des joueurs ; elle a donné { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $picks } jetons ou cartes tirés un à un et { $orders } paquets mélangés.
terminal-proved-from = Sont prouvés les dés et les cartes à partir de la reprise de l’enregistrement.
terminal-proved-givers = Ont donné des nombres : { $givers }. Il n’y a pas de preuve si l’un d’eux n’était pas une personne.
terminal-proved-shared = Le seul nombre est celui de la page devant laquelle les deux étaient assis.
terminal-proved-draws = Tous les tirages, avec leurs règles : { $digest }. La preuve de l’autre joueur dit de même.

terminal-odds-title = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} contre { $other }
terminal-odds-win = Cible détruite, l’attaquant survit
terminal-odds-trade = Les deux détruits
terminal-odds-attrition = Des pas perdus, personne de détruit
terminal-odds-nothing = Aucun pas perdu
terminal-odds-lose = Attaquant détruit, la cible survit
terminal-odds-left-attacker = { $steps ->
    [0] Attaquant détruit
   *[other] Attaquant réduit à { $steps }
}
terminal-odds-left-defender = { $steps ->
    [0] Cible détruite
   *[other] Cible réduite à { $steps }
}
terminal-odds-plane-destroyed = { $plane } détruit
terminal-odds-plane-withdrawn = { $plane } repoussé
terminal-odds-clears = Le défenseur n’a plus rien dans la case

terminal-playing = Parties en cours
terminal-bot-failed = { $name } a perdu la partie de graine { $seed } par sa faute : { $why }
terminal-by-sides = Victoires par camp
terminal-by-opponents = Victoires par adversaire
terminal-by-reasons = Comment les parties se sont terminées
terminal-by-turns = Tour de la fin
terminal-games = Parties
terminal-share = Part
terminal-interval = Intervalle à 95 %
terminal-draw = Partie nulle
terminal-lengths = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} ; choix par partie : { $shortest } au moins, { $median } en médiane, { $longest } au plus.
terminal-ladder = Leur force
terminal-handicaps = Ce que vaut chaque avantage pour son camp
terminal-rating = Cote
terminal-won = Gagnées
terminal-pairs = Gagnées par le premier des deux

terminal-data-error = erreur
terminal-data-warning = inhabituel
terminal-data-bad = Ces données ne permettent pas de jouer : erreurs { $errors }, valeurs inhabituelles { $warnings }.
terminal-data-good = Ces données permettent de jouer ({ $digest }) ; valeurs inhabituelles : { $warnings }.
terminal-data-diff-other = { $count ->
    [0] Rien n’est différent.
    [one] Une valeur est différente.
   *[other] { $count } valeurs sont différentes.
}
terminal-data-base = Ces corrections ont été faites pour d’autres données ({ $wrong }, ici { $right }) ; elles conviennent quand même.
terminal-data-packed = Écrit dans { $file } : { $count ->
    [one] une valeur diffère
   *[other] { $count } valeurs diffèrent
 } de l’original, { $bytes } octets, empreinte { $digest }.
terminal-data-diff = { $count ->
    [0] Les mêmes valeurs que celles fournies.
    [one] Une valeur diffère de celles fournies.
   *[other] { $count } valeurs diffèrent de celles fournies.
}

## La guerre navale

terminal-sea-place = En mer
terminal-sea-control = État
terminal-sea-nationalist = Nationalistes
terminal-sea-republican = Républicains
terminal-sea-none = sans effet
terminal-sea-withdrawn = repoussé
terminal-sea-damaged = endommagé
terminal-sea-destroyed = coulé
