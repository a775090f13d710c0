# Ordres permanents : ce qu’ils font, quand ils finissent, pourquoi ils ont fini.

order-no-card = { $role ->
    [attacker] En attaque : ne pas poser de carte
    [defender] En défense : ne pas poser de carte
   *[any] En attaque et en défense : ne pas poser de carte
}
order-support-all = { $role ->
    [attacker] En attaque : soutenir avec tout ce qu’il y a
    [defender] En défense : soutenir avec tout ce qu’il y a
   *[any] En attaque et en défense : soutenir avec tout ce qu’il y a
}
order-support-none = { $role ->
    [attacker] En attaque : ne soutenir avec rien
    [defender] En défense : ne soutenir avec rien
   *[any] En attaque et en défense : ne soutenir avec rien
}
order-pair = { $role ->
    [attacker] En attaque : apparier les avions dans l’ordre de la liste
    [defender] En défense : apparier les avions dans l’ordre de la liste
   *[any] En attaque et en défense : apparier les avions dans l’ordre de la liste
}
order-accept = Laisser faire les événements de l’autre camp
order-no-events = Ne plus jouer d’événements
order-engage = En mer : combattre pour la zone
order-withdraw = En mer : se retirer
order-gce-draw = Toujours tirer le jeton d’événement
order-gce-hq = { $role ->
    [attacker] En attaque : soutien d’un QG
    [defender] En défense : soutien d’un QG
   *[any] Soutien d’un QG
}
order-gce-no-hq = { $role ->
    [attacker] En attaque : pas de QG
    [defender] En défense : pas de QG
   *[any] Pas de QG
}
order-gce-train = { $role ->
    [attacker] En attaque : envoyer le train blindé
    [defender] En défense : envoyer le train blindé
   *[any] Envoyer le train blindé
}
order-gce-no-train = { $role ->
    [attacker] En attaque : pas de train blindé
    [defender] En défense : pas de train blindé
   *[any] Pas de train blindé
}
order-gce-air = { $role ->
    [attacker] En attaque : envoyer toute l’aviation
    [defender] En défense : envoyer toute l’aviation
   *[any] Envoyer toute l’aviation
}
order-gce-no-air = { $role ->
    [attacker] En attaque : pas d’aviation
    [defender] En défense : pas d’aviation
   *[any] Pas d’aviation
}
order-gce-naval = { $role ->
    [attacker] En attaque : appui naval
    [defender] En défense : appui naval
   *[any] Appui naval
}
order-gce-no-naval = { $role ->
    [attacker] En attaque : pas d’appui naval
    [defender] En défense : pas d’appui naval
   *[any] Pas d’appui naval
}
order-gce-no-chit = { $role ->
    [attacker] En attaque : ne pas jouer de jeton
    [defender] En défense : ne pas jouer de jeton
   *[any] Ne pas jouer de jeton
}
order-gce-losses = Pertes : sur l’unité à qui il reste le plus de pas
order-answers = { $question }{ $role ->
    [attacker] , en attaque
    [defender] , en défense
   *[any] {""}
} : le premier possible de { $answers }
order-queue = { $question }, l’un après l’autre : { $answers }. Si l’un n’est pas possible, la suite s’arrête
act = { $verb ->
    [to] { $first } { $begun ->
        [move] vers
       *[other] à
    } { $box }
   *[other] { $first } ({ $then })
}
act-gce = { $verb ->
    [to] { $first }{ $begun ->
        [place]  :
       *[other] {" "}→
    } { $box }
    [step] { $first } → { $box }
    [with] { $first } avec { $piece }
   *[other] { $first } ({ $then })
}
order-places = seulement dans un combat pour { $places }
order-unless = pas dans un combat pour { $places }
order-keep = jamais avec { $pieces }
order-row-replacement = Dépenser des points de remplacement, l’un après l’autre
order-row-generals = Affecter des généraux, l’un après l’autre
order-row-events = Jouer des événements, l’un après l’autre
order-row-enter = Faire entrer des unités, l’une après l’autre
order-row-rebuild = Reconstruire des unités, l’une après l’autre
orders-spare-battle = Dans les combats
orders-spare-events = Événements
orders-spare-turns = Ce qui se fait tour à tour
orders-spare-sea = En mer
orders-spare-chits = Jetons d’événement
orders-spare-arrivals = Arrivées

order-until-cancelled = jusqu’à ce que vous l’annuliez
order-until-turn = jusqu’à la fin du tour { $turn }
order-until-times = { $count ->
    [one] pour une réponse
   *[other] pour { $count } réponses
}
order-until-attacked = jusqu’à ce qu’on vous interroge sur une attaque contre { $places }
order-until-lost = jusqu’à ce que l’autre camp tienne { $places }

order-ended-cancelled = annulé
order-ended-undone = fini : ce qu’il a répondu a été repris
order-ended-done = accompli
order-ended-phase = fini : sa phase était terminée
order-ended-turn = fini avec le tour { $turn }
order-ended-times = fini après { $count ->
    [one] une réponse
   *[other] { $count } réponses
}
order-ended-attacked = fini : on vous a interrogé sur une attaque contre { $place }
order-ended-lost = fini : l’autre camp tient { $place }
order-ended-illegal = arrêté : { $action } n’était pas possible

order-stopped-illegal = Votre ordre permanent ({ $question }) est fini : rien de ce qu’il dit n’est possible maintenant.
order-stopped-illegal-queue = Votre suite de réponses ({ $question }) s’est arrêtée : ce qui vient n’est pas possible maintenant. Reste à faire : { $answers }.
order-stopped-turn-queue = Votre suite de réponses ({ $question }) est finie avec le tour { $turn }. Reste à faire : { $answers }.
order-stopped-phase-queue = Votre suite de réponses ({ $question }) est finie : sa phase était terminée. Reste à faire : { $answers }.
order-stopped-attacked = Votre ordre permanent ({ $question }) est fini : on vous interroge sur une attaque contre { $place }.
order-stopped-attacked-queue = Votre suite de réponses ({ $question }) est finie : on vous interroge sur une attaque contre { $place }. Reste à faire : { $answers }.
order-stopped-lost = Votre ordre permanent ({ $question }) est fini : l’autre camp tient { $place }.
order-stopped-lost-queue = Votre suite de réponses ({ $question }) est finie : l’autre camp tient { $place }. Reste à faire : { $answers }.

asked-prompt-card = Carte au combat
asked-prompt-support-defence = Soutien en défense
asked-prompt-support-attack = Soutien en attaque
asked-prompt-pair = Appariement des avions
asked-prompt-react = Événement de l’autre camp
asked-prompt-engage = Combat en mer
asked-prompt-replacement = Points de remplacement
asked-prompt-assign = Généraux
asked-prompt-event = Événements
asked-prompt-event-due = Événements dus
asked-prompt-gce-draw = Jeton d’événement
asked-prompt-gce-support = QG
asked-prompt-gce-train = Train blindé
asked-prompt-gce-air = Aviation
asked-prompt-gce-naval = Appui naval
asked-prompt-gce-chit = Jeton au combat
asked-prompt-gce-enter = Renforts
asked-prompt-gce-rebuild = Points de ressources
asked-prompt-gce-lose = Pertes

# At the terminal.
terminal-by-order = Par l’ordre { $number } : { $action }
terminal-order = Ordre { $number } : { $order } ({ $answered ->
    [0] pas encore de réponse
    [one] une réponse
   *[other] { $answered } réponses
}).
terminal-order-how = always NUMÉRO : désormais, jusqu’à l’annulation ; always NUMÉRO turn : jusqu’à la fin de ce tour.
terminal-order-none = Aucun ordre ne peut être donné à cette question.
terminal-queue-none = Aucune suite de réponses ne peut être donnée à cette question.
terminal-orders-none = Vous n’avez pas d’ordres.

# On the page.
page-orders = Ordres permanents
page-orders-button = { page-orders }{ $count ->
    [0] {""}
   *[other] {" "}({ $count })
}
page-orders-about = Un ordre répond pour vous jusqu’à sa fin, même en votre absence. L’autre camp n’en sait rien ; vous, si.
page-orders-here = Désormais, à cette question
page-orders-until = Pour combien de temps
page-orders-mine = Vos ordres
page-orders-none = Vous n’avez pas d’ordres.
page-orders-answered = { $count ->
    [0] pas encore de réponse
    [one] une réponse donnée
   *[other] { $count } réponses données
}
page-orders-cancel = Annuler
page-orders-spares = { $count ->
    [one] épargne environ un passage de main par tour
   *[other] épargne environ { $count } passages de main par tour
}
page-orders-ahead = { $count ->
    [one] Une question peut vous revenir
   *[other] { $count } questions peuvent vous revenir
}
page-orders-ahead-button = { page-orders-ahead } : répondre maintenant ?
page-orders-ahead-about = Pendant que l’autre camp joue, on peut vous demander : { $question }. Ce que vous ordonnez maintenant n’aura pas à vous attendre.
page-orders-build = Donner un ordre
page-orders-choose = Quand
page-orders-first = Essayer d’abord
page-orders-keep = Jamais avec
page-orders-only = Seulement dans un combat pour
page-orders-unless = Pas dans un combat pour
page-orders-ends = Il finit
page-orders-ends-turn = avec le tour
page-orders-ends-times = après tant de réponses
page-orders-ends-attacked = quand on vous interroge sur une attaque contre
page-orders-ends-lost = quand l’autre camp tient
page-orders-set = Donner l’ordre
page-orders-change = Modifier
page-orders-save = Enregistrer
page-orders-rest = Il est suspendu pendant que vous le modifiez.
page-orders-resume = Le laisser répondre de nouveau
page-orders-back = Le laisser tel quel
page-orders-add = Ajouter…
page-orders-remove = Retirer { $what }
page-orders-row = Dans cet ordre
page-orders-row-empty = Rien de nommé encore.
page-orders-held = suspendu : il ne répond à rien
page-by-order = par ordre

error-bad-order = L’ordre a un défaut en { $path } : { $wrong } ; attendu : { $right }.
order-fault-no-order = pas un ordre
order-fault-kept = ce qui a été gardé
order-fault-too-long = plus de { $most } signes
order-fault-shorter = un ordre plus court, ou plusieurs
order-fault-neither = pas exactement un de "do" et "queue"
order-fault-either = ou "do" ou "queue"
order-fault-in-queue = avec une file
order-fault-only-do = cela seulement avec "do"
order-fault-no-object = pas un objet
order-fault-object = un objet avec { $names }
order-fault-nothing-but = rien d’autre que { $names }
order-fault-no-list = pas une telle liste
order-fault-list = une liste de longueur 1 à { $most } : { $what }
order-fault-text = un texte de 1 à { $most } signes : { $what }
order-fault-pieces = des ids de pièces ou de cartes
order-fault-label = le nom d’un nombre du texte de la réponse
order-fault-questions = des questions par leurs clés de message
order-fault-places = des lieux par leurs ids
order-fault-place = l’id d’un lieu de ce jeu
order-fault-answers = des réponses dans la notation des actions
order-fault-texts = des textes
order-fault-lost = { $place } : déjà perdu
order-fault-not-lost = des lieux que l’autre camp ne tient pas
order-fault-full = { $count } sont déjà en vigueur
order-fault-at-once = { $most } à la fois au plus
order-fault-none-stand = rien, car aucun ordre n’est en vigueur
order-fault-none-offered = rien, car il n’y a pas d’ordres
order-fault-form = une autre forme
order-fault-no-json = pas du JSON à la ligne { $line }
order-fault-json = un fichier JSON
order-fault-always = un nombre de 1 à { $most }, suivi de « turn » si l’ordre doit finir avec le tour
