# Ce que le jeu demande, propose, raconte et refuse.

## Demandes : ce qu’il faut choisir maintenant

prompt-move = { $side } : choisissez une troupe, un char ou un avion à déplacer, ou terminez votre mouvement.
prompt-to = { $side } : { $piece }, choisissez la destination.
prompt-surplus = { $side } : plus de quatre troupes dans une case ; choisissez-en une à perdre.
prompt-assign = { $side } : choisissez un général à affecter à une case.
prompt-activate = { $side } : choisissez un général, puis engagez la bataille ou renoncez avec lui.
prompt-attacker = { $side } : choisissez la troupe qui attaque à { $box }, ou terminez la bataille.
prompt-target = { $side } : choisissez la troupe ennemie à attaquer à { $box }.
prompt-support-attack = { $side } : ajoutez un soutien à votre attaque à { $box }, ou continuez.
prompt-support-defence = { $side } : ajoutez un soutien à votre défense à { $box }, ou continuez.
prompt-card = { $side } : posez une carte face cachée pour le combat à { $box }, ou aucune.
prompt-pair = { $side } : choisissez l’avion ennemi que rencontre chacun de vos avions.
prompt-pair-ships = { $side } : { $place }, choisissez le navire ennemi que rencontre chacun de vos navires.
prompt-reroll = { $side } : vous avez fait { $rolls } : { $hits ->
    [0] aucun impact
    [one] { $hits } impact
   *[other] { $hits } impacts
} avec vos modificateurs. Relancer ? Vous le pouvez encore { $count ->
    [one] une fois
   *[other] { $count } fois
} dans cette partie.
prompt-place-drm = { $side } : choisissez le dé qui reçoit le modificateur +{ $count }.
prompt-substitute = { $side } : plus de pion de ce type ; choisissez le type qui le remplace.
prompt-ship = { $side } : choisissez une unité à faire venir du Maroc, ou terminez le transport ({ $count ->
    [one] encore { $count } place
   *[other] encore { $count } places
}).
prompt-event = { $side } : jouez une carte comme événement, ou passez (encore { $count } dans cette phase).
prompt-event-due = { $side } : jouez une carte comme événement (encore { $count } à jouer dans ce tour).
prompt-react = { $side } : annulez « { $card } », ou laissez faire.
prompt-event-box = { $side } : choisissez la case où « { $card } » prend effet.
prompt-event-take = { $side }, « { $card } » : choisissez { $ships ->
    [yes] l’avion, le char ou le navire
   *[no] l’avion ou le char
} concerné.
prompt-event-pick = { $side } : choisissez la troupe que modifie « { $card } ».
prompt-event-lose = { $side } : choisissez l’unité que retire « { $card } »{ $count ->
    [one] { "" }
   *[other] { " " }(encore { $count } à retirer)
}.
prompt-replacement = { $side } : renforcez une troupe ou faites-en entrer une nouvelle ({ $count ->
    [one] encore { $count } point
   *[other] encore { $count } points
}).
prompt-recruit-to = { $side } : { $piece }, choisissez la case d’entrée.
prompt-discard = { $side } : défaussez { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} pour revenir à la limite de huit.
prompt-offensive-move = { $side } : offensive, choisissez une troupe, un char ou un avion à déplacer, ou terminez le mouvement.
prompt-offensive-general = { $side } : offensive, choisissez le général qui mène l’attaque.
prompt-offensive-battle = { $side } : offensive, engagez l’attaque avec le général ou renoncez-y.
prompt-landing-attacker = { $side } : débarquement à { $box }, choisissez la troupe qui attaque.
prompt-sail = { $side } : choisissez un navire à envoyer en mer, ou terminez l’affectation.
prompt-sail-to = { $side } : { $piece }, choisissez la destination et la mission.
prompt-berth = { $side } : { $piece }, choisissez la base de retour.
prompt-engage = { $side } : { $place }, livrez bataille ou retirez-vous.
prompt-aim = { $side } : { $piece }, choisissez la cible, ou suspendez le tir.
prompt-back = { $side } : { $piece }, choisissez qui soutenir, ou n’intervenez pas.
prompt-suffer = { $side } : { $place }, choisissez l’unité qui { $damage ->
    [0] est repoussée
   *[other] encaisse l’impact
}.
prompt-captured-to = { $side } : { $piece }, choisissez la case d’entrée.
prompt-over = La partie est terminée.

## Ce qui est demandé à un autre : ce que fait ce camp

doing-move = Les { $side } déplacent leurs troupes, chars et avions.
doing-to = Les { $side } choisissent où va { $piece }.
doing-surplus = Les { $side } choisissent la troupe à perdre : il y en a plus de quatre dans une case.
doing-assign = Les { $side } affectent un général à une case.
doing-activate = Les { $side } décident quel général combat ou renonce.
doing-attacker = Les { $side } choisissent la troupe qui attaque à { $box }, ou arrêtent la bataille.
doing-target = Les { $side } choisissent la troupe ennemie à attaquer à { $box }.
doing-support-attack = Les { $side } décident du soutien de leur attaque à { $box }.
doing-support-defence = Les { $side } décident du soutien de leur défense à { $box }.
doing-card = Les { $side } décident s’ils posent une carte pour le combat à { $box }.
doing-pair = Les { $side } choisissent les avions ennemis que leurs avions affrontent.
doing-pair-ships = Les { $side } choisissent les navires ennemis que les leurs affrontent ({ $place }).
doing-reroll = Les { $side } décident s’ils relancent les dés.
doing-place-drm = Les { $side } choisissent le dé qui reçoit le modificateur.
doing-substitute = Les { $side } choisissent un autre type de troupe : il n’y a plus de pion.
doing-ship = Les { $side } font passer des unités du Maroc.
doing-event = Les { $side } décident s’ils jouent une carte comme événement.
doing-event-due = Les { $side } choisissent la carte à jouer comme événement.
doing-react = Les { $side } décident s’ils annulent « { $card } ».
doing-event-box = Les { $side } choisissent la case où « { $card } » prend effet.
doing-event-take = Les { $side } choisissent la pièce que concerne « { $card } ».
doing-event-pick = Les { $side } choisissent la troupe que change « { $card } ».
doing-event-lose = Les { $side } choisissent l’unité que retire « { $card } ».
doing-replacement = Les { $side } renforcent leurs troupes ou en font entrer de nouvelles.
doing-recruit-to = Les { $side } choisissent la case où entre { $piece }.
doing-discard = Les { $side } défaussent jusqu’à la limite de main.
doing-offensive-move = Les { $side } déplacent leurs unités pour leur offensive.
doing-offensive-general = Les { $side } choisissent le général qui mène leur offensive.
doing-offensive-battle = Les { $side } décident s’ils engagent l’attaque de leur offensive.
doing-landing-attacker = Les { $side } choisissent la troupe qui attaque au débarquement à { $box }.
doing-sail = Les { $side } envoient leurs navires.
doing-sail-to = Les { $side } choisissent où va { $piece }.
doing-berth = Les { $side } choisissent où rentre { $piece }.
doing-engage = Les { $side } décident s’ils combattent ou se retirent ({ $place }).
doing-aim = Les { $side } choisissent sur quoi tire { $piece }.
doing-back = Les { $side } choisissent qui soutient { $piece }.
doing-suffer = Les { $side } choisissent laquelle de leurs unités subit le résultat ({ $place }).
doing-captured-to = Les { $side } choisissent la case où entre { $piece }.

## Un moment de la partie : tour, phase, et quel choix de celle-ci

moment = Tour { $turn } · { $phase }{ $move ->
    [none] {""}
   *[other] {" "}· coup { $move }
}
moment-at = Tour { $turn } · { $phase } · { $place }{ $move ->
    [none] {""}
   *[other] {" "}· coup { $move }
}

## Actions : le libellé des choix

action-move = Déplacer { $piece }
action-to = Vers : { $box }
action-done = { $ends ->
    [movement] Terminer le mouvement
    [battle] Terminer la bataille
    [support] Pas d’autre soutien
    [transport] Terminer le transport
    [assignment] Terminer l’affectation
   *[other] Terminer
 }
action-lose = { $whose ->
    [enemy] Retirer { $piece } de l’ennemi
   *[own] Perdre { $piece }
}
action-assign = Affecter { $piece }
action-battle = Engager la bataille avec { $piece } à { $box }
action-decline = Renoncer avec { $piece } à { $box }
action-decline-all = Renoncer avec tous
action-attack = Attaquer avec { $piece }
action-target = Attaquer { $piece }
action-support = Ajouter { $piece }
action-play = { $card }, en { $mode ->
    [bonus] bonus
   *[penalty] malus
}
action-no-card = Aucune carte
action-pair = { $piece } contre { $foe }
action-place = Mettre +{ $count } sur le dé { $die }
action-substitute = Remplacer par { $piece }
action-ship = Faire venir { $piece }
action-event = Jouer { $card }
action-pass = Passer : plus d’événement
action-cancel = L’annuler avec { $card }
action-accept = Laisser faire
action-take = Choisir { $piece }
action-pick = Choisir { $piece } ({ $box })
action-raise = Renforcer { $piece } ({ $box })
action-recruit = Nouvelle troupe : { $piece }
action-forfeit = Renoncer { $count ->
    [none] aux points restants
    [one] au point restant
   *[other] aux { $count } points restants
}
action-gunfire = Soutien terrestre : { $box }
action-blockade = Blocus : { $box }
action-protect = Protection : { $box }
action-patrol = À l’affût : { $box }
action-reroll = Relancer tous ces dés
action-keep = Laisser les dés tels quels
action-engage = Livrer bataille
action-withdraw = Se retirer
action-aim = { $piece } contre { $foe }
action-hold = { $piece } n’intervient pas
action-back = { $piece } soutient { $foe }
action-suffer = Désigner { $piece }
action-repair = Réparer { $piece }
action-discard = Défausser { $card }

## Faits : ce qui s’est passé

battle-outcome-of = { $place } : pertes nationalistes, { $nationalist ->
    [none] aucune unité
   *[other] { $nationalist }
}, impacts reçus { $taken } ; pertes républicaines, { $republican ->
    [none] aucune unité
   *[other] { $republican }
}, impacts reçus { $dealt }.
battle-outcome = { $place } : vos pertes, { $own ->
    [none] aucune unité
   *[other] { $own }
}, impacts reçus { $taken } ; pertes de l’ennemi, { $foe ->
    [none] aucune
   *[other] { $foe }
}, impacts reçus { $dealt }.
piece-of = { $side ->
    [Nationalistes] { $piece } (nationalistes)
   *[other] { $piece } (républicains)
}
at-box = { $box ->
    [none] {""}
   *[other] { $box } :{" "}
}
at-hex = { $hex ->
    [none] {""}
   *[other] { $hex } :{" "}
}
event-turn = Début du tour { $turn } : { $year }.
event-phase = { $phase ->
    [Mouvement] Phase : { $phase }, { $side }.
    [Navires] Phase : { $phase }, { $side }.
   *[other] Phase : { $phase }.
}
event-reseeded = La partie continue ici avec son propre hasard : les cartes non tirées et les dés à venir sont nouveaux.
event-redealt = La partie continue ici avec son propre hasard : les mains cachées, les cartes non tirées et les dés à venir sont nouveaux.
event-opponent-failed = { $side } : { $opponent } n’a pas répondu et ne joue plus.
event-opponent-plays = { $side } : { $opponent } joue à partir d’ici.
event-drew = Les { $side } piochent { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
event-hand-discarded = Les { $side } écartent leur ancienne main de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
event-moved = { $piece } se déplace : { $from } → { $to }.
event-marker-placed = On pose à { $box } un marqueur de contrôle ({ $side }).
event-marker-removed = On retire de { $box } le marqueur de contrôle ({ $side }).
event-flew = { $piece } : vol vers { $to }.
event-surplus-lost = { $piece } est en trop à { $box }, au-delà de quatre troupes, et disparaît.
event-assigned = { $piece } est affecté à { $to }.
event-battle-started = { $piece } engage la bataille à { $box }.
event-battle-declined = { $piece } renonce à la bataille à { $box }.
event-attack = { $piece } attaque { $target } à { $box }.
event-supported = { $piece } soutient les { $side }.
event-card-laid = Les { $side } posent une carte face cachée, en { $mode ->
    [bonus] bonus
   *[penalty] malus
}.
event-card-revealed = Les { $side } révèlent « { $card } », en { $mode ->
    [bonus] bonus
   *[penalty] malus
}.
event-no-card = Les { $side } ne posent pas de carte.
event-air-roll = { at-box }{ $piece } : jet de { $rolls } (modificateur { $drm }) contre { $foe }.
event-plane-destroyed = { at-box }{ $piece } est abattu.
event-plane-withdrawn = { at-box }{ $piece } est repoussé.
event-rerolled = { $side } : nouveau jet au lieu de { $rolls } ; { $count ->
    [0] ce n’est plus possible dans cette partie
    [one] encore possible une fois dans cette partie
   *[other] encore possible { $count } fois dans cette partie
}.
event-roll = Jet des { $side } : { $rolls }, après modificateurs { $modified } : { $hits ->
    [0] aucun impact
    [one] { $hits } impact
   *[other] { $hits } impacts
}.
event-hit = { at-box }{ $piece } reçoit { $hits ->
    [one] { $hits } impact
   *[other] { $hits } impacts
} { $becomes ->
    [0] et disparaît
   *[other] et tombe à la force { $becomes }
}.
event-substituted = { at-box }{ $piece } : remplacement par { $by }, faute de pion.
event-uncountered = { at-box }plus aucun pion pour ce qui restait de { $piece } : la troupe est retirée.
event-tank-destroyed = { $piece } est détruit à { $box }.
event-plane-home = { $piece } rentre à sa base.
event-box-taken = Les { $side } prennent { $box }.
event-battle-ended = Fin de la bataille à { $box }.
event-stacks-opened = Toutes les piles sont découvertes à { $box }.
event-dummy-placed = Les { $side } placent un leurre à { $box }.
event-dummies-home = { $count ->
    [one] { $count } leurre des { $side } à { $box } est repris.
   *[other] { $count } leurres des { $side } à { $box } sont repris.
}
event-objectives = Villes-objectifs : Nationalistes { $nationalist }, Républicains { $republican }, contestées { $contested }.
event-shipped = { $piece } passe du Maroc à { $to }.
event-event-played = Les { $side } jouent « { $card } ».
event-event-cancelled = « { $card } » : événement annulé par « { $by } ».
event-event-void = « { $card } » reste sans effet.
event-event-rest-void = Le reste de « { $card } » est sans effet.
event-placed = { $piece } entre en jeu à { $box }.
event-arrived = { $piece } devient disponible.
event-raised = { $piece } passe à la force { $to } à { $box }.
event-converted = { $box } : { $piece } est échangé contre { $by }, un autre type de troupe.
event-removed = { at-box }{ $piece } quitte le jeu.
event-permanent = « { $card } » reste en vigueur jusqu’à la fin de la partie.
event-put-aside = « { $card } » est mise de côté jusqu’à ce qu’elle prenne effet.
event-no-counter = « { $card } » : plus de pion disponible.
event-extra-rp = Les { $side } reçoivent { $count ->
    [one] { $count } point de remplacement supplémentaire
   *[other] { $count } points de remplacement supplémentaires
}.
event-rp = Les { $side } ont { $count ->
    [one] { $count } point de remplacement
   *[other] { $count } points de remplacement
}.
event-recruited = { $piece } entre à { $box } en remplacement.
event-forfeited = Les { $side } perdent { $count ->
    [one] { $count } point de remplacement non dépensé
   *[other] { $count } points de remplacement non dépensés
}.
event-passed = Les { $side } passent : plus d’événement.
event-discarded = Les { $side } défaussent { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
event-extra-cards = Les { $side } piochent { $count ->
    [one] { $count } carte de plus
   *[other] { $count } cartes de plus
} au tour suivant.
event-sailed = { $mission ->
    [gunfire] { $piece } → { $to }, en soutien du combat terrestre.
    [blockade] { $piece } → { $to }, pour le blocus du port.
    [protect] { $piece } → { $to }, pour protéger le port.
    [patrol] { $piece } → { $to }, à l’affût devant la côte.
    [base] { $piece } → { $to }.
   *[area] { $piece } → { $to }.
}
event-berthed = { $piece } rentre : { $to }.
event-sea-battle = { $kind ->
    [coast] { $place } : combat entre les deux camps devant la côte.
    [battery] { $place } : les batteries du port ouvrent le feu.
   *[area] { $place } : les deux camps livrent bataille.
}
event-sea-declined = { $place } : les { $side } refusent le combat et se retirent.
event-sea-roll = { $piece } : jet de { $rolls }{ $target ->
    [none] {""}
   *[other] {" "}contre { $target }
}{ $with ->
    [none] {""}
   *[other] {" "}(soutien : { $with })
}, après modificateurs { $modified } : { $hits ->
    [0] aucun impact
    [one] { $hits } impact
   *[other] { $hits } impacts
}{ $turned ->
    [0] {""}
    [one] , { $turned } repoussé
   *[other] , { $turned } repoussés
}.
event-battery = { $side }, batteries de la case { $box } : jet de { $rolls }, après modificateurs { $modified } : { $hits ->
    [0] aucun impact
    [one] { $hits } impact
   *[other] { $hits } impacts
}{ $turned ->
    [0] {""}
    [one] , { $turned } repoussé
   *[other] , { $turned } repoussés
}.
event-ship-damaged = { at-box }{ $piece } subit une avarie.
event-ship-withdrawn = { at-box }{ $piece } se retire.
event-ship-destroyed = { at-box }{ $piece } coule.
event-ship-repaired = On a réparé { $piece }.
event-port-blockaded = { $box } : port sous blocus, les cartes n’y apportent rien aux { $side }.
event-area-control = { $place } : { $state ->
    [nationalist] contrôle nationaliste.
    [republican] contrôle républicain.
    [contested] contrôle contesté.
   *[nobody] aucun contrôle.
}
event-sea-effect = { $effect ->
    [cards] La mer donne aux { $side } { $count ->
        [one] { $count } carte et { $count } événement de plus
       *[other] { $count } cartes et { $count } événements de plus
    } au tour suivant.
   *[replacement] La mer donne aux { $side } { $count ->
        [one] { $count } point de remplacement de plus
       *[other] { $count } points de remplacement de plus
    }.
}
event-event-roll = « { $card } », { $piece } : le dé donne { $die } ; il fallait { $needed } ou plus.
event-card-lost = Les { $side } perdent { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} de leur main.
event-tank-captured = { at-box }{ $piece } est capturé par les Nationalistes (dé : { $roll }).
event-tank-not-captured = { at-box }{ $piece } n’est pas récupérable (dé : { $roll }).
event-game-over = { $reason ->
    [outcome-objectives] Les { $winner } ont gagné. { outcome-objectives }
    [outcome-connected] Les { $winner } ont gagné. { outcome-connected }
    [outcome-three-cities] Les { $winner } ont gagné. { outcome-three-cities }
    [outcome-madrid] Les { $winner } ont gagné. { outcome-madrid }
    [outcome-resistance] Les { $winner } ont gagné. { outcome-resistance }
    [outcome-count] Les { $winner } ont gagné. { outcome-count }
    [outcome-both] La partie est nulle. { outcome-both }
    [outcome-resigned] { outcome-resigned }
    [outcome-out-of-time] { outcome-out-of-time }
    [outcome-agreed] La partie est terminée. { outcome-agreed }
   *[outcome-draw] La partie est nulle. { outcome-draw }
}

## Issues : pourquoi la partie s’est terminée

outcome-objectives = Les { $winner } tenaient seuls { $count ->
    [one] { $count } ville-objectif
   *[other] { $count } villes-objectifs
} ; plus de sept suffisent. C’étaient { $boxes }.
outcome-connected = { $count ->
    [0] Il ne restait plus une case aux { $loser }
    [one] Le plus grand groupe de cases reliées des { $loser } n’en comptait plus qu’une ({ $boxes })
   *[other] Le plus grand groupe de cases reliées des { $loser } n’en comptait plus que { $count } ({ $boxes })
} ; à moins de huit, on perd.
outcome-three-cities = Les { $winner } tenaient seuls, en même temps, { $boxes }.
outcome-madrid = Les { $winner } tenaient seuls { $boxes } à la Réorganisation du tour { $turn } ; avant le tour 4, cela suffit.
outcome-resistance = À la fin du tour { $turn }, des unités républicaines se trouvaient encore dans { $count ->
    [one] { $count } ville-objectif
   *[other] { $count } villes-objectifs
}, et plus de trois suffisent : { $boxes }.
outcome-count = À la fin du tour { $turn }, les Nationalistes tenaient { $nationalist } villes-objectifs et les Républicains { $republican } ; celles des { $winner } étaient { $boxes }.
outcome-draw = À la fin du tour { $turn }, les deux camps tenaient autant de villes-objectifs : { $nationalist }.
outcome-both = Les deux camps ont rempli en même temps une condition de victoire.
outcome-resigned = Le camp perdant a abandonné la partie.
outcome-out-of-time = Le temps du camp perdant était écoulé et la victoire a été réclamée.
outcome-agreed = Les joueurs ont décidé d’arrêter ; les villes-objectifs ont été comptées : Nationalistes { $nationalist }, Républicains { $republican }.
victory-objectives = villes-objectifs tenues seul, à la Réorganisation
victory-connected = plus grand groupe de cases reliées de l’autre camp ({ $side }), à la Réorganisation
victory-cities = { $boxes } : toutes tenues seul, à la Réorganisation
victory-early = { $box } tenue seul, à la Réorganisation jusqu’au tour { $turn }
victory-resistance = villes-objectifs avec troupes ou chars à soi, à la fin du tour { $turn }
odds-unseen-laid = La carte ennemie posée face cachée n’est pas comptée ci-dessus. Avec toutes les cartes qu’elle peut être :
odds-unseen-coming = L’autre camp peut encore poser une carte ; elle n’est pas comptée ci-dessus. Quelle que soit la carte :
odds-unseen-target = défenseur détruit
odds-unseen-attacker = attaquant détruit

## Refus : pourquoi non

refusal-not-offered = Ce choix n’est pas proposé maintenant.
refusal-not-now = Ce choix n’est pas proposé maintenant.
refusal-game-over = La partie est terminée.
refusal-not-your-choice = Ce n’est pas à vous de choisir maintenant.
refusal-wrong-decision = Il faut décider autre chose maintenant ; le choix revient aux { $side }.
refusal-already-moved = { $piece } : mouvement déjà fait dans cette phase.
refusal-unsupplied = { $box } est hors ravitaillement : aucune case reliée n’est amie ni contestée.
refusal-last-unit = La dernière unité ne peut pas quitter { $box } tant que l’ennemi s’y trouve.
refusal-contested-one-link = Depuis une case contestée, une troupe ne franchit qu’une liaison, vers une case amie ou contestée ; { $box } est trop loin.
refusal-not-linked = { $piece } ne peut pas atteindre { $box } depuis sa case.
refusal-no-link-path = { $piece } n’a pas de chemin par terre vers { $box }.
refusal-way-barred = { $piece } ne peut pas atteindre { $box } : on ne traverse que des cases amies, il faudrait s’arrêter à { $stop }.
refusal-contested-into-enemy = Depuis une case contestée, une troupe ne va que vers une case amie ou contestée ; { $box } est à l’ennemi seul.
refusal-stays = { $piece } est déjà là : { $box }.
refusal-overseas = { $box ->
    [Maroc] Le Maroc
   *[other] { $box }
} est outre-mer ; on n’y va pas et on n’en part pas par voie de terre.
refusal-enemy-box = { $box } est aux mains de l’ennemi.
refusal-tank-contested-start = { $piece } est parti d’une case contestée : il ne traverse que des cases amies et n’entre jamais dans une case ennemie.
refusal-no-own-unit = { $box } ne contient aucune unité de votre camp ; un marqueur de contrôle ne suffit pas.
refusal-first-turn-reach = Au tour 1, { $piece } ne peut aller que dans sa case de départ ou dans une case reliée à celle-ci.
refusal-new-general = { $piece } vient d’arriver et ne peut aller que là où sa carte l’a amené.
refusal-naval-events-only = « { $card } » : vos événements obligatoires sont joués ; seules des cartes navales peuvent s’y ajouter.
refusal-landed-general = { $piece } vient de débarquer et ne peut aller que dans sa case de débarquement ou dans une case reliée à celle-ci.
refusal-general-in-box = { $box } a déjà un général de votre camp.
refusal-in-morocco = { $piece } est au Maroc et doit d’abord être transporté.
refusal-already-attacked = { $piece } a déjà attaqué dans ce tour.
refusal-not-troop = { $piece } n’est pas une troupe ; seules les troupes attaquent et sont attaquées.
refusal-not-in-box = Il n’y a pas d’unité de ce genre dans cette case : { $box }.
refusal-not-on-map = { $piece } n’est pas sur la carte.
refusal-not-paired = { $piece } ne participe pas à ce combat aérien, ou a déjà son adversaire.
refusal-fight-on = Le débarquement à { $box } se combat jusqu’à ce qu’un camp ait disparu.
refusal-used = { $piece } a déjà servi.
refusal-transport-full = Plus aucune unité ne peut débarquer à { $box } dans ce tour.
refusal-transport-enemy = { $box } ne contient rien de votre camp ; personne ne peut y débarquer.
refusal-not-in-hand = « { $card } » n’est pas dans votre main.
refusal-no-counter = Aucun pion de ce genre n’est disponible.
refusal-box-spent = { $box } : un point de remplacement y a déjà été dépensé dans cette phase.
refusal-not-replaceable = Les troupes de ce type ne reviennent que par des cartes.
refusal-step-too-high = { $piece } ne peut pas être renforcé davantage dans ce tour.
refusal-basque = Les troupes basques n’entrent qu’à Bilbao ou à Saint-Sébastien.
refusal-no-battle-unsupplied = { $piece } est hors ravitaillement à { $box } et ne peut pas engager de bataille.
refusal-attack-limit = Une carte limite les cases où vous pouvez combattre ce tour-ci, et la limite est atteinte.
refusal-no-target = Il n’y a pas de troupe ennemie à attaquer à { $box }.
refusal-not-yours = { $piece } n’est pas à vous ou ne peut pas être choisi ici.
refusal-damaged-ship = { $piece } a une avarie et doit d’abord passer en réparation.
refusal-not-damaged = { $piece } n’a pas d’avarie.
refusal-already-sailed = { $piece } a déjà reçu une affectation dans ce tour.
refusal-already-there = { $piece } a déjà cette mission : { $box }.
refusal-not-in-base = { $piece } n’est pas dans une base navale.
refusal-base-closed = { $box } : base fermée, l’ennemi tient la case voisine.
refusal-not-haven = { $piece } rentre dans une base ouverte de son camp ou, à défaut, dans un port ami.
refusal-not-coastal = { $box } n’est pas sur la côte.
refusal-not-port = { $box } n’est pas un port.
refusal-port-friendly = { $box } : pas de blocus à établir, l’ennemi n’y a rien.
refusal-port-enemy = { $box } : rien à protéger, votre camp n’y a rien.
refusal-port-blockaded = { $box } : port sous blocus, les cartes n’y apportent rien.
refusal-cantabrico = Il faut qu’Oviedo, Bilbao ou Saint-Sébastien vous soit amie avant d’envoyer quoi que ce soit dans cette zone : { $box }.
refusal-submarine-gunfire = Les sous-marins ne soutiennent pas le combat terrestre.
refusal-patrol-submarines = Seuls les sous-marins se tiennent à l’affût devant une côte ; les navires à canons y soutiennent le combat terrestre.
refusal-no-planes-here = Les avions n’opèrent pas ici : { $box }.
refusal-too-many-planes = Deux de vos avions y sont déjà : { $box }.
refusal-too-far-from-land = Aucune de vos cases n’est à trois liaisons ou moins : { $box }.
refusal-first-turn-sea = Au tour 1, { $piece } ne peut pas prendre la mer.
refusal-no-emblem = { $piece } n’engage une bataille que là où se trouve une troupe à son emblème.
refusal-must-play = Les événements sont obligatoires dans cette variante ; il faut jouer une carte.
refusal-no-combat-cards = Dans cette variante, aucune carte ne sert en combat.
refusal-no-reroll = Dans cette partie, personne ne peut relancer ses dés.
refusal-not-friendly = { $box } n’est pas tenue par votre camp seul.
refusal-new-strength = { $piece } : une nouvelle troupe ne peut pas entrer maintenant avec cette force.
refusal-tank-nowhere = { $piece } n’a aucune case où aller.
refusal-box-full = Plus de quatre de vos troupes à { $box } ; déplacez-en d’abord.
refusal-nothing-to-cancel = « { $card } » ne fait qu’annuler un événement, juste après qu’il a été joué.
refusal-card-box = « { $card } » ne peut pas servir ici : { $box }.
refusal-card-piece = « { $card } » ne permet pas ce choix.

## Erreurs : enregistrements, positions, données, serveur

error-unknown-action = « { $action } » n’est pas une action ; attendu : { $right }.
error-bad-record = L’enregistrement a un défaut à la ligne { $line } : { $wrong } ; attendu : { $right }.
error-gathering = Cette partie commence quand chacun a ajouté un nombre à son hasard.
error-number-given = Le nombre de cette place est donné ; il ne change plus.
error-proof-later = Les dés et les cartes se prouvent quand la partie est finie.
error-proof-none = Cet enregistrement ne dit pas de quoi sa graine est faite ; dés et cartes suivent de la graine qu’il nomme, mais personne n’y était lié.
error-proof-commitment = Le secret n’est pas celui auquel le serveur s’est lié au début : il ne correspond pas à l’engagement.
error-proof-seed = La graine n’est pas celle que font le secret et les nombres des joueurs.
error-proof-nobody = Personne n’a ajouté de nombre à la graine : le serveur a choisi seul les dés et les cartes.
error-proof-labels = Les tirages, ou ce à quoi ils servaient, ne sont pas ceux que dit l’enregistrement.
error-proof-empty = Rien n’a été tiré : il n’y a rien à prouver.
error-proof-midway = La partie a continué selon d’autres règles : ce qui fut tiré avant n’est pas rejoué, et rien ne le prouve.
error-proof-chain = Les lignes du journal ne sont pas celles dont sa chaîne est faite : elles ont été réécrites.
error-proof-record = Une étiquette ou une ligne de l’enregistrement n’est pas celle que couvre la preuve : elle a été réécrite.
error-proof-shown = L’engagement n’est pas celui qui vous a été montré.
error-proof-number = Votre nombre n’est pas de ceux dont la graine est faite.
error-proof-givers = Les nombres ne sont pas ceux des personnes qui ont joué.
error-proof-who = Dites qui a joué (--givers, une fois pour chacun ; both : deux devant un écran). Le nombre de qui n’est pas une personne ne prouve rien.
error-proof-lost = Sa graine est de celles que fait un serveur ; l’enregistrement d’une telle partie dit de quoi la graine est faite, et celui-ci ne le dit pas. Qui a pris lui-même une graine de cette sorte peut indiquer --without-proof.
error-record-departs = L’enregistrement s’écarte des règles à l’action { $number } ({ $action }). { $why }
error-other-data =
    { $wrong ->
        [unknown] La partie a été jouée avec d’autres fichiers de données
       *[other] La partie a été jouée avec une copie corrigée des données (valeurs changées dans { $wrong })
    } ; { $right ->
        [shipped] ici se trouvent ceux qui accompagnent ce programme
       *[other] ici se trouve une autre copie (valeurs changées dans { $right })
    }. Indiquez le dossier de la copie avec laquelle elle a été jouée.
error-record-version = L’enregistrement a été fait avec { $wrong } ; ce programme a { $right }.
error-record-watched = Cet enregistrement a été pris par quelqu’un qui ne faisait que regarder une partie en cours ; on ne peut pas le poursuivre. Celui de la partie terminée, oui.
error-record-cut-off = L’enregistrement est coupé à la ligne { $line }. Téléchargez-le de nouveau et gardez-le entier.
error-record-here = Tant qu’elle dure, cette partie ne continue qu’ici.
error-sealed-by-library = Cet enregistrement a été scellé avec la bibliothèque cryptography, qui n’est pas installée ici : installez dosespanas[server].
error-sealed-elsewhere = Cet enregistrement est celui d’une partie inachevée, et seul le serveur où elle se jouait peut l’ouvrir.
error-bad-position = { $path ->
    [position] Les règles ne permettent pas cette position : { $wrong }.
   *[other] La position a un défaut en { $path } : { $wrong } ; attendu : { $right }.
}
error-bad-data = { $file }, ligne { $line }, { $path } : { $wrong } ; { $right }.
error-unknown-option = Cette option n’existe pas : { $option }.
error-unknown-opponent = Il n’y a pas d’adversaire { $opponent } dans ce jeu ; il y a : { $known }.
error-player-failed = L’adversaire { $player } ({ $side }) a échoué au choix { $choice } de la partie de graine { $seed } : { $why }. Personne ne joue à sa place.
error-no-failure = Aucun adversaire n’a échoué ici : personne n’est remplacé.
error-no-such-path = { $path } ne peut pas servir : { $why }.
error-bad-opponent-name = « { $value } » n’est pas un nom d’adversaire : 1 à 16 lettres minuscules, chiffres ou _, mais ni random ni person.
error-bad-weights = Les poids d’un adversaire sont inutilisables : { $where }, { $what }
error-options-exclude = Les options { $option } et { $other } s’excluent ; choisissez-en une.
error-record-fog = Des pièces de cette partie sont cachées et elle est encore en cours ; son enregistrement montrerait ce qui est caché.
error-record-earlier = Le choix { $choice } a été joué avec des règles antérieures ; cet enregistrement se rejoue à partir du choix { $first }.
error-unknown-language = Cette langue n’existe pas ici ; il y a { $known }.
error-cannot-undo = Rien à annuler : quelque chose a été révélé ou transmis depuis, ou la dernière action n’était pas la vôtre.
error-no-agreement = Un adversaire automatique n’accepte pas d’arrêter avant la fin ; continuez ou quittez la partie.
error-no-take-back = Il n’y a rien ici à annuler d’un commun accord : quelque chose a été découvert ou choisi depuis, ou la demande a été refusée ou retirée.
error-no-rematch = Une revanche se propose quand est finie une partie jouée par deux personnes, chacune à son écran et avec un lien que personne d’autre n’a.
error-rematch-gone = Cette proposition de revanche ne tient plus : elle a été retirée ou a reçu une réponse, ou son auteur a fermé son compte.
error-rematch-closed = Vous ne pouvez plus proposer de revanche de cette partie : l’une a été refusée, plusieurs ont été retirées, ou l’autre personne a fermé son compte.
error-no-yield = L’adversaire ne propose pas d’abandonner.
error-no-advice-here = Dans cette partie, l’ordinateur ne conseille pas.
error-advice-source = Ceci vient d’une partie qui continue sans conseils de l’ordinateur : tant qu’elle dure, il ne conseille ni ne joue ici.
error-not-by-agreement = Cette partie ne se termine pas par accord.
error-no-picture = Il n’y a pas d’image de { $game }.
error-unknown-overlay = Ce jeu n’a pas de calque { $name }.
error-unknown-game = Ce lien n’ouvre aucune partie ici.
error-unknown-game-name = Ce jeu n’est pas dans la ludothèque.
error-no-such-choice = Cette partie n’a pas ce moment.
error-no-token = Il faut pour cela le lien secret d’une place.
error-spectator = Ce lien ne permet que de regarder.
error-no-lesson = Ce jeu n’a pas de premier tour guidé.
error-hotseat = Sur un écran partagé, les deux camps sont tenus par des personnes.
error-secret-known = Ce secret sert déjà. Il faut en tirer un autre.
error-no-invitation = Dans cette partie, aucune place n’est donnée par invitation.
error-invitation-changed = L’invitation a changé au même moment. Regardez-la de nouveau.
error-invitation-taken = Cette invitation a déjà été acceptée. Si c’était vous, continuez dans le navigateur où vous l’avez fait. Sinon, dites-le à qui vous a invité : quelqu’un d’autre a la place, et il faut une nouvelle partie.
error-unknown-invitation = Cette invitation ne vaut pas. Elle a été retirée ou remplacée par une plus récente, ou il manque une partie du lien. Demandez-en une nouvelle à qui vous a invité.
error-mine = Dites quel camp est le vôtre ; pour l’autre il y a une invitation.
error-not-your-choice = Le choix revient aux { $side }.
error-game-over = La partie est terminée.
error-stale = La partie a avancé ; votre choix n’a pas été pris en compte.
error-not-done = Le serveur ne répondait pas quand vous avez appuyé : rien n’a été fait. Appuyez de nouveau.
error-stale-choice = La partie a avancé ; la réponse à une question antérieure n’a pas été prise en compte.
error-too-large = La requête est trop grande : { $limit ->
    [one] { $limit } octet
   *[other] { $limit } octets
} au plus.
error-bad-request = La requête est illisible en { $where } : { $wrong }.
error-bad-setting = { $setting } doit être un nombre supérieur à 0, pas « { $value } ».
error-no-database = « { $value } » ne désigne aucun fichier où garder des parties. Indiquez un fichier comme games.db, ou l’adresse d’une base de données.
error-bad-address = « { $value } » n’est pas une adresse où la page puisse être servie. Indiquez-en une comme https://games.example.org, sans chemin.
error-port-taken = Le port { $port } est pris : quelque chose y écoute déjà. Choisissez-en un autre avec --port.
error-cannot-listen = Impossible d’écouter sur { $host }, port { $port } ({ $why }). Voyez --host et --port.
error-bad-key = La clé du serveur n’est pas valable : il faut 32 octets en base64 pour URL.
error-http = La requête a échoué (code { $code }).
error-server = Le serveur a commis une erreur ; rien n’a été modifié.
error-database-full = Le disque du serveur est plein : rien n’a été écrit. La personne qui le gère doit faire de la place.
error-database-locked = La base de données est occupée. Réessayez dans un instant.
error-database-damaged = La base de données est endommagée. La personne qui gère le serveur doit la restaurer depuis une copie.
error-database-read-only = Le serveur ne peut pas écrire dans sa base de données. La personne qui le gère doit l’autoriser.
error-database-away = La base de données est injoignable. Réessayez dans un instant.
error-database-moved = Le fichier de la base de données a été déplacé ou supprimé. La personne qui gère le serveur doit le remettre en place et redémarrer.
error-foreign-page = Cette connexion vient d’une page d’un autre site.
error-too-many = Trop de requêtes. Attendez { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
error-busy = Le serveur est occupé. Réessayez dans un instant.
error-wrong-host = Ce serveur ne répond pas à ce nom. Utilisez localhost, ou lancez-le avec --url.
error-database = La base de données { $database } ne peut être utilisée ({ $why }). { $cause ->
    [full] Faites de la place sur le disque.
    [locked] Un autre programme y écrit : arrêtez-le ou réessayez.
    [damaged] Restaurez-la à partir d’une copie, ou écartez-la et recommencez.
    [read-only] Permettez au serveur d’y écrire, et dans son dossier.
    [foreign] Indiquez un autre fichier : celui-ci reste tel quel.
    [newer] Lancez la version qui l’a laissée, ou une plus récente.
   *[away] Vérifiez qu’elle est là et que son adresse est juste.
  }
error-game-damaged = La partie { $game } est illisible ({ $where }) ; rien n’a été modifié. Restaurez la base de données, ou chargez un enregistrement téléchargé.
error-unknown-person = Il n’y a pas de compte { $name }.
error-database-served = Un serveur utilise cette base de données ; arrêtez-le d’abord.
error-game-not-whole = { $lost } lignes de la partie { $game } ne peuvent pas être rejouées. Avec --cut, elle revient à la décision { $choice }.
error-game-data = La partie { $game } a été jouée avec d’autres fichiers de données que ceux de ce serveur.
error-bad-data-folder = Le dossier { $folder } ne convient à aucun jeu, ou à plusieurs ; écrivez gce=dossier ou espana1936=dossier, et vérifiez ses fichiers.
error-game-version = La partie { $game } a été jouée avec { $wanted } et ce serveur a { $here }.
error-no-standing = L’état de cette partie n’a pas été gardé, et les règles actuelles n’y ramènent pas. Prenez son enregistrement et continuez-le aussi loin qu’il va.
error-choice-earlier = Ceci a été joué avec des règles antérieures que ce serveur n’a pas ; le journal en parle. On peut revoir ce qui a suivi.
error-other-rules = Cette partie a commencé avec d’autres règles et ne se rejoue pas depuis le début. On ne peut donc ici ni prouver ses dés ni analyser la partie.
error-rules-present = Cette partie n’a pas besoin d’autres règles pour continuer.
error-rules-over = Cette partie est finie : personne ne la continue.
error-game-over-rules = Cette partie est finie. Elle a été jouée avec d’autres règles, ou d’autres données, que celles de ce serveur, qui ne peut en montrer cela. Son enregistrement peut être téléchargé.

## Rideau : pourquoi une autre personne ne doit pas regarder l’écran maintenant

curtain-cards = Le prochain choix porte sur des cartes que seul ce camp peut voir.
curtain-fog = La carte montre ce que seul ce camp peut voir.
# What would be regretted, said before it is done
idea-open = { $box }, ville-objectif, n’est tenue que par un marqueur : une unité peut y entrer.
idea-decides = { $box } n’est tenue que par un marqueur : qui la tient à la Réorganisation gagne la guerre avec elle.
idea-cut = { $box } n’est tenue que par un marqueur : si elle tombe, { $cut } n’est plus ravitaillé.
idea-split = { $box } n’est tenue que par un marqueur : sans elle il ne reste que { $count ->
    [one] { $count } case reliée
   *[other] { $count } cases reliées
}, et avec moins de { $wanted } la guerre est perdue.
idea-walks = Tenues par un simple marqueur et à portée : { $boxes }. Sans elles il ne reste que { $count ->
    [one] { $count } case reliée
   *[other] { $count } cases reliées
}, et avec moins de { $wanted } la guerre est perdue.
idea-pair = { $boxes } : sans les deux il ne reste que { $count ->
    [one] { $count } case reliée
   *[other] { $count } cases reliées
}, et avec moins de { $wanted } la guerre est perdue.
idea-walk = Tenues par un simple marqueur et à portée : { $boxes }.
warning-open = { $box } reste vide et à portée de l’ennemi.
warning-madrid = { $box } reste vide et à portée de l’ennemi : s’il la tient seul à une Réorganisation, la guerre est perdue.
warning-crowded = { $box } contient plus de troupes qu’il n’en peut rester ({ $count }, au plus { $most }) : le surplus serait perdu.
warning-strait = En l’état, à cette Réorganisation, { $count ->
    [0] personne ne passe
    [one] une unité passe au plus
   *[other] { $count } unités passent au plus
} depuis le Maroc : l’autre camp est présent ({ $place }).
warning-madrid-held = { $box } est aux mains du seul ennemi : la guerre est perdue à cette Réorganisation.
warning-objectives = { $side } : { $count ->
    [one] { $count } ville-objectif
   *[other] { $count } villes-objectifs
} ; avec { $wanted } la guerre est gagnée.
warning-three-cities = { $side } : il ne manque plus que { $box } pour tenir les trois villes qui gagnent la guerre.
warning-connected = Vos cases reliées ne sont plus que { $count } ; avec moins de { $wanted } la guerre est perdue.
warning-cut = { $box } reste vide et à portée de l’ennemi : si elle tombe, { $cut } n’est plus ravitaillé.
warning-split = { $box } reste vide et à portée de l’ennemi : si elle tombe, il ne reste que { $count ->
    [one] { $count } case reliée
   *[other] { $count } cases reliées
}, et avec moins de { $wanted } la guerre est perdue.
warning-unfought = { $piece } pourrait encore livrer bataille : { $box }.
warning-pair = L’ennemi est plus fort à { $boxes } : sans les deux il ne reste que { $count ->
    [one] { $count } case reliée
   *[other] { $count } cases reliées
}, et avec moins de { $wanted } la guerre est perdue.
warning-walks = Vides et à portée de l’ennemi : { $boxes }. Sans elles il ne reste que { $count ->
    [one] { $count } case reliée
   *[other] { $count } cases reliées
}, et avec moins de { $wanted } la guerre est perdue.
warning-void = En l’état, { $card } serait sans effet : la carte serait dépensée pour rien.
warning-no-attack = Personne n’a encore attaqué à { $box } : la bataille passerait sans combat.
warning-points = { $count ->
    [one] Un point de remplacement serait perdu.
   *[other] { $count } points de remplacement seraient perdus.
}
