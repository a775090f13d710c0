# La Guerra Civil Española : noms, demandes, actions, faits, refus, issues et raisons des adversaires.
# Une clé qui finit en -gce dit à sa façon, dans ce jeu, un message qu’a aussi España 1936.

## Names

unit-unknown = Unité cachée

phase-income = Ressources
phase-chits = Événements
phase-mobilisation = Mobilisation
phase-arrivals = Renforts
phase-strategic = Mouvement stratégique
phase-end = Fin du tour

pool-nationalist = Nationalistes
pool-republican = Républicains
pool-northern = Nord
pool-italian = Italiens
pool-soviet = Soviétiques
pool-volunteers = Volontaires

front-nationalist = front nationaliste
front-republican = front républicain
front-northern = front du Nord

faction-asturian = Unités asturiennes
faction-basque = Unités basques
faction-santander = Unités de Santander

line-iron_belt = Ceinture de fer
line-xyz = Ligne XYZ
line-l2 = Ligne L2
line-tajuna = Ligne du Jarama et du Tajuña

## What shifts the column and changes the die

modifier-clear = Terrain clair
modifier-rough = Terrain accidenté
modifier-mountain = Montagne
modifier-marsh = Marais
modifier-town = Bourg
modifier-city = Ville
modifier-minor_river = Rivière
modifier-major_river = Fleuve
modifier-madrid = No pasarán
modifier-hq_artillery = Artillerie d’un QG
modifier-condor_legion = Légion Condor
modifier-first_italian_attack = Première attaque italienne
modifier-first_attack_on_italians = Première attaque contre le CTV
modifier-soviet_support = Premières armes soviétiques modernes
modifier-concentric = Attaque concentrique
modifier-colonials_and_columns = Coloniaux et colonnes
modifier-naval = Appui naval
modifier-munitions_shortage = Pénurie de munitions
modifier-new_aircraft = Nouveaux avions
modifier-aircraft_to_the_north = Avions pour le Nord
modifier-tactical_surprise = Surprise tactique
modifier-determination = Détermination républicaine
modifier-column_enthusiasm = Ardeur des colonnes

## Actions

action-attack-gce = Attaquer { $box }
action-pass-gce = Pas maintenant
action-play-gce = Jouer { $card }
action-pick-gce = Choisir { $piece }
action-lose-gce = { $left ->
    [0] Perdre { $piece }
   *[other] Réduire { $piece } : un pas perdu
}
action-place-gce = Faire entrer { $piece }
action-to-gce = Vers : { $box }
action-cost = { $cost } PM
action-done-gce = Terminer
action-support-gce = Soutien : { $piece }
action-declare = Déclarer { $what ->
    [act-biberon] la Quinta del Biberón
   *[act-mobilisation] la Mobilisation générale
}
action-draw = Tirer un jeton
action-decline-gce = Ne pas tirer
action-replace = { $named ->
    [yes] Compléter { $piece } (points : { $pool })
   *[no] Compléter { $piece }
}
action-rebuild = { $named ->
    [yes] Reconstruire { $piece } (points : { $pool })
   *[no] Reconstruire { $piece }
}
action-split = Diviser { $piece }
action-disband = Changer { $piece } en un point de ressources
action-eliminate = Éliminer { $piece }
action-rail = Par rail : { $piece }
action-sail = Par mer : { $piece }
action-land = Débarquer { $piece } sur une côte ennemie
action-march = Marche : { $piece }
action-with = Emmener { $piece }
action-step = Un hexagone, vers { $box }
action-drop = Laisser ici { $piece }
action-stay = Rester ici
action-evacuate = Évacuer { $piece } par la France
action-border = Ravitailler par la frontière : { $piece }
action-scout = Reconnaissance par { $piece } : { $box }
action-rouse = Lancer le dé pour { $piece }
action-rouse-stack = Lancer une fois pour les colonnes : { $box }
place-beside = { $number } (côté { $place })
action-rouse-around = Lancer une fois pour toutes les colonnes à côté de { $box }
action-join = { $piece } attaque
action-join-all = Toutes les unités attaquent : { $box }
action-commit = Attaquer avec celles-ci
action-fly = { $piece } vole
action-naval = Appui naval
action-none = Aucun
action-advance = { $piece } avance
action-turn = { $piece } change de camp

## Prompts

prompt-gce-biberon = { $side } : appeler la Quinta del Biberón ?
prompt-gce-draw = { $side } : tirer un jeton d’événement ? Gobelet des { $owner }.
prompt-gce-pick = { $side } : { $card }, choisissez une unité (encore { $count }).
prompt-gce-chit-to = { $side } : { $card }, choisissez la destination de { $piece }.
prompt-gce-mobilise = { $side } : déclarer la Mobilisation générale ?
prompt-gce-enter = { $side } : choisissez une unité à faire entrer.
prompt-gce-to = { $side } : { $piece }, choisissez la destination.
prompt-gce-rebuild = { $side } : dépensez des points de ressources ; complétez, reconstruisez ou divisez une unité ({ $count ->
    [one] encore { $count } point
   *[other] encore { $count } points
}).
prompt-gce-surplus = { $side } : trop d’unités dans un hexagone ; éliminez-en une.
prompt-gce-strategic = { $side } : déplacez des unités par rail ou par mer.
prompt-gce-move = { $due ->
    [refusal-gce-duty-missing] { $side } : choisissez une unité à déplacer ; un événement est d’abord à accomplir.
    [refusal-gce-not-roused] { $side } : choisissez une unité à déplacer ; un événement est d’abord à accomplir.
   *[none] { $side } : choisissez une unité à déplacer, ou terminez votre mouvement.
}
prompt-gce-move-on = { $count ->
    [one] { $side } : { $piece }, choisissez la destination.
   *[other] { $side } : { $count } unités, choisissez la destination.
}
prompt-gce-desert = { $side } : Désertion massive, choisissez une colonne qui déserte et soit perdue, ou gardez le jeton.{ $last ->
    [true] {" "}C’est la dernière fois qu’on peut le jouer.
   *[other] {""}
}
prompt-gce-attack = { $due ->
    [refusal-gce-attack-due] { $side } : choisissez un hexagone à attaquer. { refusal-gce-attack-due }
    [refusal-gce-offensive-due] { $side } : choisissez un hexagone à attaquer. { refusal-gce-offensive-due }
   *[none] { $side } : choisissez un hexagone à attaquer, ou terminez vos attaques.
}
prompt-gce-join = { $due ->
    [refusal-gce-join-due] { $side } : choisissez qui attaque { $box }. { refusal-gce-join-due }
   *[none] { $side } : choisissez qui attaque { $box }.
}
prompt-gce-support = { $side } : soutien d’un QG dans le combat pour { $box } ?
prompt-gce-train = { $side } : soutien du train blindé dans le combat pour { $box } ?
prompt-gce-air = { $side } : des avions au-dessus de { $box } ?
prompt-gce-naval = { $side } : appui naval dans le combat pour { $box } ?
prompt-gce-chit = { $side } : jouer un jeton dans le combat pour { $box } ?
prompt-gce-lose = { $side } : choisissez une unité qui perd un pas{ $card ->
    [none] {""}
   *[other] {" "}par { $card }
 } (encore { $count } à perdre).
prompt-gce-advance = { $side } : l’ennemi a quitté { $box } ; choisissez une unité qui avance.
prompt-gce-advance-to = { $side } : { $piece }, choisissez où avancer.
prompt-gce-casado = { $side } : choisissez une unité républicaine qui change de camp, un hexagone qu’elles attaquent, ou terminez le coup.
prompt-gce-casado-to = { $side } : { $piece }, choisissez la destination.
prompt-gce-over = La partie est terminée.

## Ce qui est demandé à un autre : ce que fait ce camp

doing-gce-biberon = Les { $side } décident s’ils appellent les plus jeunes, la Quinta del Biberón.
doing-gce-draw = Les { $side } décident s’ils tirent un jeton d’événement (gobelet des { $owner }).
doing-gce-pick = Les { $side } choisissent une unité pour { $card }.
doing-gce-chit-to = Les { $side } choisissent où va { $piece } ({ $card }).
doing-gce-mobilise = Les { $side } décident s’ils déclarent la Mobilisation générale.
doing-gce-enter = Les { $side } font entrer leurs renforts.
doing-gce-to = Les { $side } choisissent où va { $piece }.
doing-gce-rebuild = Les { $side } dépensent leurs points de ressources.
doing-gce-surplus = Les { $side } choisissent l’unité à retirer : il y en a trop dans un hexagone.
doing-gce-strategic = Les { $side } déplacent des unités par rail ou par mer.
doing-gce-move = Les { $side } déplacent leurs unités.
doing-gce-move-on = { $count ->
    [one] Les { $side } choisissent où va { $piece }.
   *[other] Les { $side } choisissent où vont leurs { $count } unités.
}
doing-gce-desert = Les { $side } décident du jeton Désertion massive.
doing-gce-attack = Les { $side } choisissent un hexagone à attaquer, ou arrêtent leurs attaques.
doing-gce-join = Les { $side } choisissent qui attaque { $box }.
doing-gce-support = Les { $side } décident du soutien d’un QG dans la bataille pour { $box }.
doing-gce-train = Les { $side } décident du soutien du train blindé dans la bataille pour { $box }.
doing-gce-air = Les { $side } décident s’ils envoient des avions sur { $box }.
doing-gce-naval = Les { $side } décident d’un appui naval dans la bataille pour { $box }.
doing-gce-chit = Les { $side } décident s’ils jouent un jeton dans la bataille pour { $box }.
doing-gce-lose = Les { $side } choisissent les unités qui perdent un pas.
doing-gce-advance = Les { $side } décident qui avance vers { $box }.
doing-gce-advance-to = Les { $side } choisissent où avance { $piece }.
doing-gce-casado = Les { $side } mènent le coup de Casado.
doing-gce-casado-to = Les { $side } choisissent où va { $piece }.

## Morale and acts

morale-capture = un lieu a changé de mains
morale-chit = un événement
morale-mobilisation = la Mobilisation générale
morale-biberon = la Quinta del Biberón
morale-alcazar = l’Alcázar
act-biberon = la Quinta del Biberón
act-mobilisation = la Mobilisation générale
act-evacuation = l’évacuation par la France
line-intact = la ligne est achevée
line-aborted = la ligne ne sera jamais achevée
line-cancelled = la ligne a perdu son facteur
line-destroyed = fortification détruite
alcazar-relieved = L’Alcázar de Tolède est délivré.
alcazar-fallen = L’Alcázar de Tolède tombe.
die-gernika = Gernika
die-german-ships = Attaques contre des navires allemands
die-frontier = Un point par la frontière française
die-columns = Ardeur des colonnes
die-scouting = Reconnaissance
mood-refuses = refus d’attaquer
mood-reluctant = attaque à contrecœur
mood-ready = attaque possible
mood-eager = attaque avec ardeur

## Events

battle-outcome-of-gce = { $place } : pertes nationalistes, { $nationalist ->
    [none] aucune unité
   *[other] { $nationalist }
}, pas perdus { $taken } ; pertes républicaines, { $republican ->
    [none] aucune unité
   *[other] { $republican }
}, pas perdus { $dealt }.
battle-outcome-gce = { $place } : vos pertes, { $own ->
    [none] aucune unité
   *[other] { $own }
}, pas perdus { $taken } ; pertes de l’ennemi, { $foe ->
    [none] aucune
   *[other] { $foe }
}, pas perdus { $dealt }.
event-turn-gce = Début du tour { $turn } : { $year }.
event-phase-gce = { $phase ->
    [Mouvement] { $phase }, { $side }.
    [Combats] { $phase }, { $side }.
   *[other] { $phase }.
}
event-income = { $pool } : { $count ->
    [one] { $count } point de ressources reçu
   *[other] { $count } points de ressources reçus
}.
event-spent-over = { $pool } : { $count ->
    [one] { $count } point de ressources perdu
   *[other] { $count } points de ressources perdus
}, au-delà de la limite.
event-points-lost = { $pool } : { $count ->
    [one] { $count } point de ressources perdu
   *[other] { $count } points de ressources perdus
}.
event-pledged = { $pool } : { $count ->
    [one] { $count } point de ressources promis
   *[other] { $count } points de ressources promis
} pour le tour suivant.
event-morale = Le moral républicain change de { $change } et passe à { $morale } : { $reason ->
    [morale-capture] { morale-capture }
    [morale-mobilisation] { morale-mobilisation }
    [morale-biberon] { morale-biberon }
    [morale-alcazar] { morale-alcazar }
   *[morale-chit] { morale-chit }
}.
event-declared = Les Républicains déclarent { $what ->
    [biberon] { act-biberon }
    [evacuation] { act-evacuation }
   *[mobilisation] { act-mobilisation }
}.
event-chit-drawn = { $chit ->
    [none] Les { $by } tirent un jeton du gobelet des { $side } et le gardent.
   *[other] Les { $by } tirent du gobelet des { $side } : « { $chit } ».
}
event-no-event = Jeton « { $chit } » ({ $side }) : rien ne se passe.
event-chit-declined = Les { $side } ne tirent pas de jeton.
event-chit-played = Les { $side } jouent « { $chit } ».
event-chit-discarded = Jeton « { $chit } » ({ $side }) : défaussé.
event-entered = { $hex ->
    [none] { $piece } entre en jeu.
   *[other] { $piece } entre en jeu : { $hex }.
}
event-delayed = { $piece } n’a pas d’hexagone où entrer et attend.
event-left = { at-hex }{ $returns ->
    [one] { $piece } part et revient au tour { $returns }.
    [many] { $piece } part et revient au tour { $returns }.
    [other] { $piece } part et revient au tour { $returns }.
   *[none] { $piece } part et rejoint la pile des éliminées.
}
event-withdrawn = { at-hex }{ $piece } se retire, selon la table.
event-removed-gce = { at-hex }{ $piece } quitte le jeu pour de bon.
event-starved = { $piece } se perd faute de ravitaillement, hexagone { $hex }.
event-overstacked = { $piece } disparaît : il y a trop d’unités dans l’hexagone { $hex }.
event-converted-gce = { $piece } devient l’unité régulière { $label }.
event-replaced = { at-hex }{ $piece } retrouve sa pleine force.
event-rebuilt = { $piece } se reconstitue, hexagone { $hex }.
event-split = { $piece } se divise en { $count ->
    [one] { $count } brigade
   *[other] { $count } brigades
}.
event-disbanded = { at-hex }{ $piece } s’échange contre un point de ressources.
event-railed = { $piece } : par rail, { $from } → { $to }.
event-sailed-gce = { $piece } : par mer, { $from } → { $to }.
event-landed = { $piece } débarque : { $to }.
event-marched = { $count ->
    [one] { $piece } marche : { $from } → { $to }.
   *[other] { $count } unités marchent, dont { $piece } : { $from } → { $to }.
}
event-moved-gce = { $count ->
    [one] { $piece } se déplace : { $from } → { $to }.
   *[other] { $count } unités se déplacent, dont { $piece } : { $from } → { $to }.
}
event-tied = { $piece } reste à Barcelone ce tour-ci.
event-evacuated = { $piece } passe par la France : { $to }.
event-border-named = { $piece } à { $hex } doit être ravitaillé par la frontière française.
event-captured = Les { $side } prennent { $hex }.
event-line = { $line } : { $what ->
    [line-intact] { line-intact }
    [line-aborted] { line-aborted }
    [line-cancelled] { line-cancelled }
   *[line-destroyed] { $hex }, { line-destroyed }
}.
event-alcazar = { $what ->
    [alcazar-relieved] { alcazar-relieved }
   *[alcazar-fallen] { alcazar-fallen }
}
event-hq-lost = { $piece }, QG seul dans l’hexagone { $hex }, est balayé.
event-assault = Les { $side } attaquent { $hex } avec { $count ->
    [one] { $count } unité
   *[other] { $count } unités
}.
event-revealed = On découvre, { $hex } : { $pieces }.
event-backed = { at-hex }{ $piece } soutient les { $side }.
event-flew-in = { at-hex }les { $side } envoient des avions, { $pieces } (force { $strength }).
event-naval-support = { at-hex }les { $side } ont un appui naval.
event-odds = { at-hex }attaque { $attack } contre défense { $defence }, rapport { $odds }, colonne { $column }.
attacker-side = { $side ->
    [Nationalistes] {" "}(nationaliste)
    [none] {""}
   *[other] {" "}(républicain)
}
defender-side = { $side ->
    [Nationalistes] {" "}(républicain)
    [none] {""}
   *[other] {" "}(nationaliste)
}
event-combat-roll = { at-hex }dé { $roll }, modifié { $modified } ; l’attaquant{ attacker-side } perd { $attacker ->
    [one] { $attacker } pas
   *[other] { $attacker } pas
}, le défenseur{ defender-side } { $defender ->
    [one] { $defender } pas
   *[other] { $defender } pas
}.
event-step-lost = { at-hex }{ $left ->
    [0] { $piece } disparaît
   *[other] { $piece } perd un pas
}{ $card ->
    [none] .
   *[other] {" "}({ $card }).
}
event-advanced = { $piece } avance : { $from } → { $to }.
event-alcazar-roll = L’Alcázar : dé { $roll } ; il tombe sur { $needed } ou moins.
event-die = { $what ->
    [die-gernika] { die-gernika }
    [die-german-ships] { die-german-ships }
    [die-columns] { die-columns }
    [die-scouting] { die-scouting }
   *[die-frontier] { die-frontier }
} : dé { $roll }.
event-roused = { $piece } : { $what ->
    [mood-refuses] { mood-refuses }
    [mood-reluctant] { mood-reluctant }
    [mood-eager] { mood-eager }
   *[mood-ready] { mood-ready }
}.
event-scouted = { $defence ->
    [one] { $piece } a reconnu { $hex } : défense { $defence }.
    [many] { $piece } a reconnu { $hex } : défense { $defence }.
    [other] { $piece } a reconnu { $hex } : défense { $defence }.
   *[none] { $piece } a reconnu { $hex }.
}
event-game-over-gce = { $reason ->
    [outcome-gce-agreed] La partie est terminée.
   *[other] Les { $winner } ont gagné.
} { $reason ->
    [outcome-resigned] { outcome-resigned }
    [outcome-out-of-time] { outcome-out-of-time }
    [outcome-gce-agreed] { outcome-gce-agreed }
    [outcome-gce-madrid] { outcome-gce-madrid }
    [outcome-gce-three-hexes] { outcome-gce-three-hexes }
    [outcome-gce-three-points] { outcome-gce-three-points }
    [outcome-gce-morale] { outcome-gce-morale }
    [outcome-gce-resisted] { outcome-gce-resisted }
    [outcome-gce-madrid-held] { outcome-gce-madrid-held }
   *[outcome-gce-madrid-saved] { outcome-gce-madrid-saved }
}

## Duties: what an event compels

duty-alcazar = Amener { $count } pas aussi près que possible de { $hex } : { $done } jusqu’ici.
duty-barcelona = Amener { $count ->
    [one] { $count } brigade
   *[other] { $count } brigades
}, une division en valant trois : { $hex }, { $done } jusqu’ici.
duty-colonials = Amener { $count ->
    [one] { $count } colonne coloniale
   *[other] { $count } colonnes coloniales
} aussi près que possible de { $hex } : { $done } jusqu’ici.
duty-coup = L’Armée populaire ne peut pas attaquer les Nationalistes ce tour-ci.
duty-from-france = Toutes les unités terrestres du CTV doivent être à 7 hexagones ou plus de la France : { $done } jusqu’ici.
duty-madrid = Amener { $count } pas aussi près que possible de { $hex } et attaquer les Républicains adjacents, chaque pile comme une seule : { $done } jusqu’ici.
duty-oviedo = Attaquer { $hex } ou à côté avec { $count ->
    [one] { $count } colonne ou division
   *[other] { $count } colonnes ou divisions
} : { $done } jusqu’ici.
duty-revolt = À { $count ->
    [one] { $count } hexagone
   *[other] { $count } hexagones
} ou moins de { $hex }, les unités républicaines ne peuvent pas attaquer ce tour-ci.
duty-siege = Amener une unité à { $hex } : l’Alcázar tient et personne ne l’assiège.
duty-zaragoza = Amener { $count } pas aussi près que possible de { $hex } : { $done } jusqu’ici.

## Outcomes: why the game ended

outcome-gce-agreed = Les joueurs ont décidé d’arrêter avant que la guerre soit tranchée : personne n’a gagné.
outcome-gce-madrid = Des unités nationalistes ravitaillées sont entrées à Madrid avant le tour 7.
outcome-gce-three-hexes = Les Républicains tenaient trois lieux de valeur qui étaient nationalistes au début : { $hexes }.
outcome-gce-three-points = Les Républicains tenaient des lieux valant { $value ->
    [one] { $value } point
   *[other] { $value } points
} de moral qui étaient nationalistes au début : { $hexes } ; trois points suffisent.
outcome-gce-morale = Le moral républicain était tombé à { $morale } à la fin d’un tour ; à 30 ou moins, la guerre est perdue.
outcome-gce-resisted = Le moral républicain était encore à { $morale }, au-dessus de 30, à la fin du dernier tour.
outcome-gce-madrid-held = { $taken ->
    [yes] À la fin du tour { $turn }, les Nationalistes tenaient Madrid.
   *[no] À la fin du tour { $turn }, les Nationalistes tenaient avec des unités ravitaillées { $count ->
    [one] { $count } hexagone voisin
   *[other] { $count } hexagones voisins
} de Madrid, et trois suffisent : { $around }.
}
outcome-gce-madrid-saved = { $count ->
    [0] À la fin du tour { $turn }, les Nationalistes ne tenaient ni Madrid ni, avec des unités ravitaillées, aucun hexagone voisin.
   *[other] À la fin du tour { $turn }, les Nationalistes ne tenaient pas Madrid et, avec des unités ravitaillées, moins de trois hexagones voisins : { $around }.
}
victory-gce-morale = Moral républicain, à la fin d’un tour
victory-gce-madrid = unités ravitaillées à { $hex }, jusqu’au tour { $turn }
victory-gce-around = { $hex }, ou hexagones voisins avec des unités ravitaillées, à la fin du tour { $turn }
victory-gce-hexes = hexagones de valeur pris, nationalistes au début{ $count ->
    [0] {""}
   *[other] {" "}({ $hexes })
}, à tout moment
victory-gce-value = valeur des hexagones pris, nationalistes au début{ $count ->
    [0] {""}
   *[other] {" "}({ $hexes })
}, à tout moment
victory-gce-resist = tenir jusqu’à la fin du tour { $turn }

## Refusals: why not

refusal-no-target-gce = Aucun ennemi ici : { $box }.
refusal-not-in-hand-gce = Vous ne gardez pas ce jeton : { $card }.
refusal-gce-already-there = Les unités y sont déjà : { $hex }.
refusal-gce-attack-due = Un événement oblige d’abord à attaquer depuis { $hex }.
refusal-gce-alcazar-guard = { $piece } est la dernière unité à Tolède : elle y reste tant que l’Alcázar tient.
refusal-gce-begun = Le mouvement a commencé ; { $piece } ne peut plus s’y joindre.
refusal-gce-chit-here = { $card } ne peut pas être joué dans le combat pour { $hex }.
refusal-gce-chit-now = { $card } ne peut pas être joué maintenant.
refusal-gce-chit-piece = Le jeton ne concerne pas { $piece }.
refusal-gce-closed = Le côté vers { $hex } ne se franchit pas.
refusal-gce-colonial-first = Cette perte revient à une unité coloniale, pas à { $piece }.
refusal-gce-coup = Le coup empêche { $piece } d’attaquer les Nationalistes ce tour-ci.
refusal-gce-coup-hex = { $hex } est hors d’atteinte ou à plus de 2 hexagones de Madrid.
refusal-gce-coup-target = Les unités qui ont changé de camp ne peuvent pas attaquer { $hex }.
refusal-gce-coup-two = Deux unités ont déjà changé de camp ; { $piece } ne le fait pas.
refusal-gce-coup-unit = { $piece } n’est pas une unité républicaine près de Madrid qui puisse changer de camp.
refusal-gce-duty-end = Un événement oblige les unités à finir aussi près qu’il le demande : { $hex } ne l’est pas, et les autres ne pourraient plus y suppléer.
refusal-gce-duty-first = Un événement oblige d’abord d’autres unités à se déplacer.
refusal-gce-duty-missing = Pas encore : un événement en demande encore { $count }, qui peuvent aller là où il les veut. Ce peuvent être : { $pieces }.
refusal-gce-duty-so = Déplacée ainsi, { $piece } ne pourrait approcher autant que l’impose un événement.
refusal-gce-duty-with = Avec { $piece }, les unités ne pourraient pas faire ce qu’impose un événement.
refusal-gce-end-unsupplied = Aucun mouvement ne peut finir ici : { $hex }. Les unités y seraient hors ravitaillement.
refusal-gce-enemy-hex = { $hex } est aux mains de l’ennemi.
refusal-gce-enemy-there = Des unités ennemies y sont : { $hex }.
refusal-gce-entry = { $piece } ne peut pas entrer ici : { $hex }.
refusal-gce-evacuation-full = Il n’y a plus de place pour { $piece } dans l’évacuation.
refusal-gce-halted = Les unités sont entrées dans une zone de contrôle ennemie et doivent s’arrêter ; { $hex } est au-delà.
refusal-gce-haven-lost = { $hex } est nationaliste : personne ne peut y être évacué.
refusal-gce-not-by-border = La frontière française ravitaille une division ou brigade républicaine adjacente, pas { $piece }.
refusal-gce-border-for-all = Il n’y a rien à choisir : la frontière ravitaille toutes celles qui la touchent.
refusal-gce-border-named = { $piece } a déjà été désigné.
refusal-gce-hex-attacked = { $hex } a déjà été attaqué dans cette phase.
refusal-gce-hq-alone = { $piece } est un QG et n’attaque jamais seul.
refusal-gce-hq-unescorted = { $piece } est un QG seul dans son hexagone ; il ne combat qu’avec une autre unité à ses côtés.
refusal-gce-hq-at-sea = { $piece } est un QG et ne va jamais par mer.
refusal-gce-hq-last = { $piece } est un QG et n’est perdu que s’il ne reste aucune autre unité.
refusal-gce-hq-stays = { $piece } est un QG et n’avance pas.
refusal-gce-immobile = { $piece } ne se déplace jamais.
refusal-gce-in-group = { $piece } est déjà du groupe.
refusal-gce-join-due = Un événement oblige { $piece } à se joindre à l’attaque contre { $hex }.
refusal-gce-joined = { $piece } participe déjà.
refusal-gce-landed = { $piece } a débarqué et ne se déplace ni n’attaque ce tour-ci.
refusal-gce-like-another = Une autre unité pareille à { $piece } est proposée.
refusal-gce-line-barred = Entre { $hex } et { $source }, l’ennemi, ses zones de contrôle ou le terrain barrent la ligne.
refusal-gce-lone-hq = Il n’y a qu’un QG ici : { $hex }. On ne l’attaque pas, on l’élimine en entrant.
refusal-gce-major-river = { $piece } ne peut pas franchir un fleuve dans une avance.
refusal-gce-march-near-enemy = En marche, on n’entre ici, à côté de l’ennemi, que si des unités amies y sont déjà : { $hex }.
refusal-gce-motorised-march = { $piece } est une unité motorisée et n’emploie jamais la marche.
refusal-gce-near-france = { $piece } ne vole pas si près de la France : { $hex }.
refusal-gce-never-rebuilt = { $piece } n’est jamais complété ni reconstruit.
refusal-gce-no-airfield = Aucun bourg ni aucune ville ami et ravitaillé n’est à 3 hexagones ou moins de { $hex }.
refusal-gce-no-artillery = { $piece } ne donne pas de soutien d’artillerie.
refusal-gce-no-attacker = Aucune unité adjacente à { $hex } ne peut mener une attaque.
refusal-gce-no-attackers = Personne ne participe encore à l’attaque contre { $hex }.
refusal-gce-no-brigades = Les brigades pour { $piece } ne sont pas disponibles.
refusal-gce-no-column = { $piece } n’est pas une colonne républicaine.
refusal-gce-no-deserter = { $piece } n’est pas une colonne faible adjacente à une unité nationaliste.
refusal-gce-no-drop = { $piece } ne peut pas rester ici.
refusal-gce-no-final = { $piece } n’a plus aucune source finale de ravitaillement.
refusal-gce-no-garrison = { $piece } ne peut pas être changé en un point de ressources.
refusal-gce-no-group = Il n’y a pas de groupe d’unités pour cela ici : { $hex }.
refusal-gce-no-journey = { $piece } n’a nulle part où aller.
refusal-gce-no-march = { $piece } ne peut pas employer la marche : début de phase à côté de l’ennemi ou hors ravitaillement.
refusal-gce-no-points = Il n’y a pas de points de ressources pour { $piece } ({ $pool }).
refusal-gce-no-rail = { $piece } : pas de voie ferrée utile ici, { $hex }.
refusal-gce-no-relief = La perte de { $piece } n’aiderait pas ici : { $hex }.
refusal-gce-no-scout = { $piece } n’est pas un QG républicain et ne fait pas de reconnaissance.
refusal-gce-no-ships-here = Les navires des { $side } n’appuient pas ici : { $hex }.
refusal-gce-no-ships-yet = Les navires des { $side } n’appuient pas encore.
refusal-gce-no-source = Aucun bourg ni aucune ville ami n’est à { $reach ->
    [one] { $reach } hexagone
   *[other] { $reach } hexagones
} ou moins de { $hex }, et aucun QG ravitaillé n’y est ou n’est adjacent.
refusal-gce-no-split = { $piece } ne peut pas être divisé.
refusal-gce-no-train = { $piece } ne soutient pas comme train blindé.
refusal-gce-no-victor = { $piece } n’avance pas après ce combat.
refusal-gce-no-way-on = { $piece } ne peut pas avancer vers { $hex }.
refusal-gce-north = { $faction } : au plus { $limit } pas dans les autres régions du Nord, dont { $hex }.
refusal-gce-north-gone = Le Nord est perdu ; { $piece } ne revient pas.
refusal-gce-northern-only = { $piece } ne soutient que les unités du Nord.
refusal-gce-northern-zone = { $piece } ne vole pas dans la zone nord : { $hex }.
refusal-gce-not-a-port = { $hex } n’est ni un bourg ni une ville côtiers.
refusal-gce-not-adjacent = { $piece } n’est pas adjacent à { $hex }.
refusal-gce-not-at-border = { $piece } n’est pas à la frontière française.
refusal-gce-not-coastal = { $hex } n’est pas sur la côte.
refusal-gce-not-crowded = Les unités en trop sont ici : { $hex }.
refusal-gce-not-due = { $piece } n’est pas parmi les unités à faire entrer maintenant.
refusal-gce-not-eliminated = { $piece } n’est pas parmi les unités éliminées.
refusal-gce-not-evacuated = On n’évacue que des divisions et des brigades républicaines, de toute arme, mais ni colonnes ni QG : pas { $piece }.
refusal-gce-not-in-group = { $piece } n’est pas du groupe.
refusal-gce-not-in-play = { $piece } n’est pas en jeu.
refusal-gce-not-losing = { $piece } n’a pas de pertes à prendre.
refusal-gce-not-next = { $hex } n’est pas l’hexagone suivant du chemin.
refusal-gce-not-port = { $piece } n’est pas dans un bourg ou une ville côtiers.
refusal-gce-not-reduced = { $piece } est à pleine force.
refusal-gce-not-roused = { $piece } n’a pas lancé le dé pour son ardeur et n’attaque pas.
refusal-gce-not-spain = Personne n’entre ici : { $hex }.
refusal-gce-not-through = La poursuite doit passer par { $hex }.
refusal-gce-nowhere = Aucun hexagone où faire entrer { $piece } maintenant.
refusal-gce-offensive-due = Un événement oblige à attaquer avec { $count ->
    [one] encore { $count } colonne ou division
   *[other] encore { $count } colonnes ou divisions
}, par exemple contre { $hex }.
refusal-gce-other-hex = { $piece } n’est pas ici : { $hex }.
refusal-gce-other-sea = { $hex } est sur une mer fermée à ce camp.
refusal-gce-out-of-reach = { $hex } est trop loin.
refusal-gce-own-coast = On débarque dans un hexagone ennemi vide, ce que { $hex } n’est pas.
refusal-gce-parties = { $piece } et { $other } sont des colonnes de partis qui ne se mêlent pas.
refusal-gce-points = { $hex } coûte { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
} de mouvement ; il en reste { $left }.
refusal-gce-purse = { $piece } : ces points ({ $pool }) ne sont pas une autre façon de payer maintenant.
refusal-gce-rail-limit = Il ne reste pas assez de transport par rail pour { $piece } ({ $front }).
refusal-gce-rail-path = Aucune voie ferrée ouverte ne mène à { $hex }.
refusal-gce-refuses = { $piece } refuse d’attaquer ce tour-ci.
refusal-gce-revolt = La révolte de Barcelone empêche { $piece } d’attaquer ce tour-ci.
refusal-gce-sea-limit = Il ne reste plus de transport par mer pour { $piece } ce tour-ci.
refusal-gce-sea-zone = { $piece } ne peut pas partir d’ici par mer : { $hex }. Son camp n’emploie pas cette mer.
refusal-gce-ships-gone = Les navires des { $side } n’appuient plus.
refusal-gce-ships-used = Les navires des { $side } ont déjà donné leur appui ce tour-ci.
refusal-gce-source-cut = { $source } est aux mains des vôtres, mais sans lien avec une source finale de ravitaillement.
refusal-gce-soviet = Il ne reste que des points soviétiques : { $piece } doit entrer là où une ligne mène à la frontière française.
refusal-gce-split-off = { $piece } vient d’une division divisée ce tour-ci ; elle pourra revenir au prochain.
refusal-gce-stack = Il y aurait trop d’unités : { $hex }.
refusal-gce-tied = { $piece } reste à Barcelone ce tour-ci.
refusal-gce-too-far = { $piece } est trop loin de { $hex }.
refusal-gce-train-alone = { $piece } doit être avec de l’infanterie qui participe.
refusal-gce-train-attack = { $piece } n’attaque pas ; il soutient l’infanterie qui attaque.
refusal-gce-two-hqs = Il n’y a de place que pour un QG : { $hex }.
refusal-gce-unhurt-first = Une unité intacte à deux pas prend la perte avant { $piece }.
refusal-gce-unsupplied = { $piece } est hors ravitaillement.
refusal-gce-volunteers = Les volontaires étrangers sont partis ; { $piece } ne revient pas.
refusal-gce-zero-attack = { $piece } n’a pas de facteur d’attaque et ne peut que se joindre à d’autres.
refusal-gce-zoc-to-zoc = Les unités ne peuvent pas passer droit d’une zone de contrôle à une autre : { $hex }.

## Chits

chit-balearic_landings = Débarquements aux Baléares
chit-oviedo_offensive = Offensive d’Oviedo
chit-town_defence = Défense d’un bourg
chit-republican_points_1 = Points républicains
chit-republican_points_2 = Points républicains
chit-republican_points_3 = Points républicains
chit-soviet_arms = Armes soviétiques
chit-santa_maria = Santa María de la Cabeza
chit-gernika = Gernika
chit-german_ships = Attaques contre des navires allemands
chit-barcelona_revolt = Révolte de Barcelone
chit-negrin = Président Negrín
chit-aircraft_to_the_north = Avions pour le Nord
chit-tactical_surprise = Surprise tactique
chit-tactical_surprise_2 = Surprise tactique
chit-soviet_aircraft = Nouveaux avions soviétiques
chit-guerrillas = Guérilla
chit-foreign_volunteers = Retrait des volontaires étrangers
chit-basque_surrender = Reddition basque
chit-casado = Coup de Casado
chit-determination = Détermination républicaine
chit-zaragoza_offensive = Offensive de Saragosse
chit-no_event_republican = Sans événement
chit-victory_convoy = Convoi de la Victoire
chit-mass_desertion = Désertion massive
chit-to_the_alcazar = Vers l’Alcázar
chit-madrid = Madrid
chit-durruti = Mort de Durruti
chit-goicoechea = Goicoechea
chit-nationalist_points_1 = Points nationalistes
chit-nationalist_points_2 = Points nationalistes
chit-nationalist_points_3 = Points nationalistes
chit-nationalist_points_4 = Points nationalistes
chit-italian_submarines = Sous-marins italiens
chit-german_aircraft = Nouveaux avions allemands
chit-anschluss = Anschluss
chit-czech_crisis = Première crise tchécoslovaque
chit-neutrality = Neutralité de Franco
chit-recognition = Reconnaissance de Franco
chit-no_event_nationalist = Sans événement

## Chits whose rule has several parts

rule-7_2 = Tirer les jetons : [[7.2-a]], [[7.2-b]], [[7.2-c]], [[7.2-d]].
rule-7_6 = Reddition basque : [[7.6-a]], [[7.6-b]].
rule-7_8 = Coup de Casado : [[7.8-a]], [[7.8-b]], [[7.8-c]].
rule-7_10 = Retrait des volontaires étrangers : [[7.10-a]], [[7.10-b]], [[7.10-c]].
rule-7_11 = Première crise tchécoslovaque : [[7.11-a]], [[7.11-b]], [[7.11-c]].
rule-7_15 = Armes soviétiques : [[7.15-a]], [[7.15-b]].
rule-7_22 = Madrid : [[7.22-a]], [[7.22-b]].
rule-7_34 = Vers l’Alcázar : [[7.34-a]], [[7.34-b]], [[7.34-c]], [[7.34-d]].
rule-7_35 = Révolte de Barcelone : [[7.35-a]], [[7.35-b]], [[7.35-c]].

## Why a computer opponent chose as it did

reason-draw = Un jeton tiré est un jeton connu.
reason-declare = Le moment est venu.
reason-wait = C’est trop tôt, ou le moral ne le supporterait pas.
reason-strongest = L’unité la plus forte d’abord.
reason-saved = Rien ne mérite un point maintenant.
reason-rebuild = La plus forte qu’un point ramène.
reason-idle = Elle ne sert à rien là où elle est.
reason-in-place = Les unités sont là où il les faut.
reason-rouse = L’ennemi est proche.
reason-move-unit = C’est l’unité qui gagne le plus à se déplacer.
reason-plan-guard = Elle garde { $box }.
reason-plan-muster = Elle se joint à l’attaque de { $box }.
reason-plan-forward = L’effort de ce tour : { $box }. Elle y est mieux placée.
reason-plan-bold = Ce tour, elle attaque plus hardiment que d’ordinaire.
reason-plan-careful = Ce tour, elle n’attaque qu’à coup sûr.
reason-plan-guarding = Ce tour, ce qu’elle tient passe d’abord.
reason-plan-storm = Ce tour, les places comptent plus que les pertes.
reason-plan-wear = Ce tour, elle use l’ennemi.
reason-plan-mass = Ce tour, elle rassemble le gros de ses forces.
reason-plan-line = Ce tour, elle ferme sa ligne.
reason-front-stands = Aucune unité ne gagne à se déplacer.
reason-duty = Un événement l’y oblige.
reason-stay = Nulle part ailleurs elle n’est mieux.
reason-place-hex = C’est là qu’elle vaut le plus : { $box }.
reason-chit-now = Ici, le jeton vaut d’être joué.
reason-keep-chit = Le jeton vaudra plus ailleurs.
reason-enough = D’autres unités n’amélioreraient rien.
reason-join = L’attaque y gagne.
reason-backing = Ce soutien vaut la peine.
reason-fly = Les avions peuvent changer le rapport de forces.
reason-no-fly = Les avions ne changeraient pas le rapport de forces.
reason-advance = Le terrain gagné vaut d’être tenu.
reason-hold-ground = On a besoin d’elles là où elles sont.
reason-least = La plus petite perte, ou la plus grande pour l’ennemi.
reason-no-better = Rien ne promet davantage.
reason-gce-guards = { $box } est à portée d’une force d’attaque ennemie de { $threat } ; la défense y est alors de { $own }.
reason-gce-guards-value = { $box } ({ $count } de Moral) est à portée d’une force d’attaque ennemie de { $threat } ; la défense y est alors de { $own }.
reason-gce-guards-war = Avec { $box } l’ennemi gagnerait aussitôt : une force d’attaque de { $threat } est à portée ; la défense y est alors de { $own }.
reason-gce-musters = Elle se joint à l’attaque de { $box } : une attaque de { $own } se réunit contre une défense de { $enemy }.
reason-gce-musters-covered = Elle se joint à l’attaque de { $box } : une attaque de { $own } se réunit contre une pile de { $count ->
    [one] une unité
   *[other] { $count } unités
}, en partie couverte.
reason-gce-guns = Son artillerie s’approche pour l’attaque de { $box }.
reason-gce-takes = { $at } est vide : l’hexagone est pris sans combat. L’effort du tour est { $box }.
reason-gce-takes-value = { $box } est vide : l’hexagone est pris sans combat ({ $count } de Moral).
reason-gce-feeds = En { $at }, elle garde ouvert le ravitaillement d’autres unités. L’effort du tour est { $box }.
reason-gce-faces = En { $at }, elle fait face à l’ennemi de { $foe }. L’effort du tour est { $box }.
reason-gce-line = En { $at }, elle ferme une brèche de la ligne. L’effort du tour est { $box }.
reason-gce-nears = L’effort du tour est { $box } : de { $at }, il reste { $count ->
    [one] un hexagone
   *[other] { $count } hexagones
}.
reason-gce-behind = En { $at }, elle se tient prête derrière le front. L’effort du tour est { $box }.
reason-gce-rails = C’est à { $at } qu’on en a le moins besoin : elle part là où elle sera plus utile.
reason-gce-duty = Un événement l’envoie à { $box }.
reason-gce-strikes = Attaque de { $box } : { $own } contre { $enemy }.
reason-gce-strikes-covered = Attaque de { $box } : { $own } contre une pile de { $count ->
    [one] une unité
   *[other] { $count } unités
}, en partie couverte.
reason-gce-strikes-war = Attaque de { $box }, qui gagne la guerre aussitôt : { $own } contre { $enemy }.
reason-gce-strikes-value = Attaque de { $box } ({ $count } de Moral) : { $own } contre { $enemy }.
reason-gce-strikes-aim = Attaque de { $box }, près de { $aim }, l’effort du tour : { $own } contre { $enemy }.
reason-gce-joins = Avec elle, l’attaque de { $box } atteint { $own } contre { $enemy }.
reason-gce-joins-covered = Avec elle, l’attaque de { $box } atteint { $own } contre une pile de { $count ->
    [one] une unité
   *[other] { $count } unités
}, en partie couverte.
reason-gce-enough = { $box } : { $own } contre { $enemy } suffit.
reason-gce-enough-covered = { $box } : { $own } suffit contre une pile de { $count ->
    [one] une unité
   *[other] { $count } unités
}, en partie couverte.
reason-gce-breaks-line = La ligne fortifiée de { $box } perd son facteur.
reason-gce-backs = Avec ce soutien, { $box } est vidé dans { $after } cas sur 100, sans lui dans { $before }.
reason-gce-saves = Avec ce soutien, toutes nos unités de { $box } sont perdues dans { $after } cas sur 100, sans lui dans { $before }.
reason-gce-enters = { $box } vaut d’être tenu.
reason-gce-enters-value = { $box } est pris ({ $count } de Moral).
reason-gce-loses = La plus petite perte : { $piece }.
reason-gce-hits = La plus grande perte de l’ennemi : { $piece }.
reason-gce-rebuilds = Aucune autre ne ramène autant pour ses points : { $piece }.
reason-gce-strongest = La plus forte d’abord : { $piece }.
reason-gce-declares = Le Moral le supporte : il resterait { $count } au-dessus de la défaite.
reason-gce-waits = Le Moral ne serait plus que { $count } au-dessus de la défaite : trop peu.
reason-gce-wins = Avec { $box }, la guerre peut être gagnée dès ce tour.
reason-gce-aim-keep = Le but du tour est de tenir { $box } : avec lui, l’ennemi gagnerait aussitôt.
reason-gce-aim-hold = Le but du tour est de tenir { $box }.
reason-gce-aim-war = Le but du tour est { $box }, qui gagnerait la guerre aussitôt.
reason-gce-aim-ring = Le but du tour est { $box } : tenir à la fin la ville, ou { $count } des hexagones voisins.
reason-gce-aim-value = Le but du tour est de prendre { $box } ({ $count } de Moral).

## Rideau : pourquoi une autre personne ne doit pas regarder l’écran maintenant

curtain-stacks = La carte montre des piles que seul ce camp peut voir.
curtain-chits = Le prochain choix porte sur des jetons que seul ce camp peut voir.
# What would be regretted, said before it is done
idea-gce-enter = { $hex } est vide et l’on peut y entrer : { $count } de Moral.
idea-gce-wins = { $hex } est vide : y entrer gagne la guerre aussitôt.
idea-gce-storm = { $hex } peut tomber : les unités à portée atteignent { $odds } contre cette place, et la guerre serait décidée aussitôt.
idea-gce-cut = { $count ->
    [one] Une unité n’est ravitaillée que par { $hex }
   *[other] { $count } unités ne sont ravitaillées que par { $hex }
} : un ennemi placé là coupe { $hexes }.
idea-gce-cut-two = Deux ennemis ensemble, en { $both }, coupent du ravitaillement { $count ->
    [one] une unité
   *[other] { $count } unités
} : { $hexes }.
warning-gce-open = { $hex } reste vide et l’ennemi peut y entrer : { $count } de Moral.
warning-gce-madrid = { $hex } reste vide et l’ennemi peut y entrer : la guerre serait perdue aussitôt.
warning-gce-last-capture = { $hex } reste vide et l’ennemi peut y entrer : la République gagnerait aussitôt.
warning-gce-weak = { $hex } peut tomber : les ennemis visibles à portée atteignent { $odds } contre cette place, et la guerre serait perdue aussitôt.
warning-gce-risk = Si l’attaque coûte { $count ->
    [one] { $count } pas
   *[other] { $count } pas
}, { $hex } peut tomber à la riposte, et la guerre serait perdue aussitôt.
warning-gce-ring = Le camp nationaliste tient assez d’hexagones autour de { $hex } pour gagner à la fin de ce tour ({ $count } sur { $wanted }).
warning-gce-no-ring = Le camp nationaliste tient { $count } des { $wanted } hexagones autour de { $hex } qu’il lui faut à la fin de ce tour.
warning-gce-starves = { $hex } : { $count ->
    [one] une unité est sans ravitaillement et disparaît à la fin du tour.
   *[other] { $count } unités sont sans ravitaillement et disparaissent à la fin du tour.
}
warning-gce-hangs = Un ennemi pourrait entrer en { $hex } et couperait du ravitaillement { $count ->
    [one] une unité
   *[other] { $count } unités
} : { $cut }.
warning-gce-hangs-two = Deux ennemis ensemble, en { $hexes }, pourraient couper du ravitaillement { $count ->
    [one] une unité
   *[other] { $count } unités
} : { $cut }.
warning-gce-lone-hq = { $hex } : { $piece } est seul, et l’ennemi peut le balayer.
warning-gce-walk-in = { $hex } est vide et une unité qui n’a pas bougé pourrait le prendre : { $count } de Moral.
warning-gce-not-entered = { $hex } a été vidé : y entrer gagne la guerre aussitôt.
notice-gce-wins = { $hex } : y entrer gagne la guerre aussitôt.
notice-gce-wins-supplied = { $hex } : y entrer ravitaillé gagne la guerre aussitôt.
warning-gce-reach = La pile de { $from } n’a pas bougé ; avec elle, { $hex } pourrait être attaqué à { $odds }, quels que soient les avions en face.
warning-gce-stays = Elle n’a pas quitté { $hex } et ne bougera plus dans cette phase. Pour la reposer, annulez plutôt.
warning-gce-attack = { $hex } peut encore être attaqué à { $odds }, quels que soient les avions en face.
warning-gce-points = { $count ->
    [one] Les points restants permettraient encore de compléter ou de reconstruire { $piece }.
   *[other] Les points restants permettraient de compléter ou de reconstruire des unités : { $count } au choix, dont { $piece }.
}
