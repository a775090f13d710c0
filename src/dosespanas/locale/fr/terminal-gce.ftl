# La Guerra Civil Española dans le terminal.

terminal-gce-help =
    Répondez par le numéro d’un choix, par sa notation ou par son début : move r_mng, mo r_mng, attack 2712.
    Un hexagone ou une unité suffit, pour le premier choix qui les nomme : 2712, r_mng.
      map            la carte d’Espagne ; map Madrid, map 2712 : la partie autour d’un lieu
      look LIEU      le terrain, qui s’y trouve et son ravitaillement ; par numéro, nom ou unité
      hand           jetons, points, transports, obligations, renforts, et où en est la guerre
      aid            chaque étape du tour en une phrase, et les tables principales
      victory        où en est chaque camp de sa victoire, et selon quelle règle
      hint           les meilleurs choix et leurs chances de gagner ; hint ADVERSAIRE : selon celui-ci
      odds           les probabilités exactes de l’attaque en cours ; odds NUMÉRO ou ACTION : après ce choix
      why            ce que voulaient les adversaires au dernier tour ; why all : à chaque tour
      why ACTION     pourquoi une action n’est pas permise maintenant
      rule 13.12-a   le texte d’une règle
      log            ce qui vient de se passer ; log 50 : les cinquante dernières lignes
      always          ce qui peut être répondu de même désormais ; always 1 : jusqu’à l’annulation ;
                      always 1 turn : jusqu’à la fin de ce tour
      queue A; B; C   réponses l’une après l’autre, en notation : renforts, reconstruction
      orders          vos ordres en cours, et ceux qui ont fini
      cancel 2        annuler l’ordre 2
      undo           reprendre le dernier choix, jusqu’à un dé, un jeton ou le tour de l’autre camp
      agree           à deux personnes : arrêter ici
      resign          abandonner : l’autre camp gagne
      end             accepter l’offre d’un ordinateur qui ne voit plus comment gagner : vous avez gagné
      save FICHIER   enregistrer la partie ; dosespanas play --load FICHIER la reprend
      quit           quitter la table
terminal-gce-legend = N R camp, avec des troupes et leur nombre ; n r de même, vide. : accidenté ^ montagne " marais ~ mer. * ou un nombre : valeur de moral, o autre ville, = ligne fortifiée. | \ / front. @ unités en main ou à l’attaque, # hexagone attaqué, + un choix.
terminal-gce-legend-small = N R camp, avec des troupes et leur nombre ; n r de même, vide. : accidenté ^ montagne " marais ~ mer * valeur de moral o autre ville. map Madrid montre la partie autour d’un lieu.
terminal-gce-state = { $morale ->
    [none] {""}
   *[other] Moral républicain { $morale }.{" "}
}Points de ressources : nationalistes { $nationalist }, italiens { $italian }, républicains { $republican }, du Nord { $northern }.
terminal-gce-look = { $hex }{ $also ->
    [none] {""}
   *[other] , aussi { $also }
} : { $side }
terminal-gce-coast = côte
terminal-gce-zone-full = Zone de contrôle : { $side }.
terminal-gce-zone-column = Zone de contrôle de colonnes seulement : { $side }.
terminal-gce-supply-here = Des unités de votre camp seraient ravitaillées ici.
terminal-gce-no-supply-here = Des unités de votre camp seraient sans ravitaillement ici.
terminal-gce-supplied = ravitaillée
terminal-gce-supplied-from = ravitaillée depuis { $hex }, { $count ->
    [0] dans l’hexagone
    [one] à un hexagone
   *[other] à { $count } hexagones
}
terminal-gce-unsupplied = sans ravitaillement ({ $rule } : { $why })
terminal-gce-where-map = sur la carte
terminal-gce-where-due = à faire entrer maintenant
terminal-gce-where-waiting = pas encore arrivée
terminal-gce-where-air = parmi les avions
terminal-gce-where-returning = absente
terminal-gce-where-eliminated = éliminée
terminal-gce-where-removed = hors du jeu
terminal-gce-hand-chits = Jetons d’événement
terminal-gce-hand-means = Points et transports
terminal-gce-hand-duties = Ce que les événements imposent
terminal-gce-duty-units = Encore demandé à : { $pieces }
terminal-gce-hand-arrivals = Renforts
terminal-gce-hand-air = Avions
terminal-gce-hand-returning = Unités qui reviendront
terminal-gce-hand-lost = Unités éliminées
terminal-gce-hand-war = L’état de la guerre
terminal-gce-cup = { $side } : { $cup } dans le gobelet, { $count ->
    [one] { $count } gardé
   *[other] { $count } gardés
}.
terminal-gce-points = { $pool } : { $count ->
    [one] { $count } point
   *[other] { $count } points
}{ $next ->
    [0] {""}
   *[other] , { $next } de plus au tour suivant
}.
terminal-gce-rail = Rail ({ $front }) : reste { $left } sur { $limit }.
terminal-gce-sea = Mer ({ $front }) : reste { $left } sur { $limit }.
terminal-gce-arrive = Tour { $turn } : { $pieces }.
terminal-gce-cost = { $cost ->
    [one] { $cost } point :
   *[other] { $cost } points :
}
terminal-gce-by-hex = { $verb } : numéro, unité et facteurs, hexagone par hexagone
terminal-gce-battle = Attaque sur { $hex } : unités à l’attaque { $attackers }, en défense { $defenders }.
terminal-gce-battle-odds = Attaque sur { $hex } : { $attack } contre { $defence }, { $odds }, colonne { $column }. Tapez odds pour la table.
terminal-gce-outlook = colonne { $column }, { $share } de vider l’hexagone
terminal-gce-odds = { $attack } contre { $defence } : { $odds }, colonne { $base }, après décalages { $column }
terminal-gce-odds-unknown = { $attack ->
    [none] ?
   *[other] { $attack }
} contre { $defence ->
    [none] ?
   *[other] { $defence }
}
terminal-gce-modified = Modifié
terminal-gce-expect = En moyenne l’attaquant a { $attacker } pas à perdre ; le défenseur en perd { $defender } sur { $defenders }.
terminal-no-such-box-gce = Il n’y a pas d’hexagone, de lieu ni d’unité du nom de { $name }.

modifier-given = Indiqué
