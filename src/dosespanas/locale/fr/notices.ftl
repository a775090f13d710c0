# Avis : ce qu’on dit à qui n’est pas sur la page, et où

game-name = España 1936
game-name-gce = La Guerra Civil Española
notice-named = « { $name } »
notice-against = contre { $name }
notice-turn = À vous de jouer : { $game }
notice-over = La partie est terminée : { $game }
notice-joined = Votre invitation a été acceptée : { $game }
notice-begin = Une partie vous attend : { $game }
notice-begin-asked = Ouvrez-la une fois : elle commence quand vous l’avez ouverte tous les deux.
notice-offer = L’autre camp propose d’arrêter et de compter : { $game }
notice-offer-by = { $name } propose d’arrêter et de compter : { $game }
notice-rules = On vous propose de continuer avec les règles actuelles : { $game }
notice-changed = La partie continue avec les règles actuelles : { $game }
notice-clock = Votre temps s’épuise : { $game }
notice-up = Votre temps est écoulé : { $game }
notice-clock-then = { $name ->
    [none] Quand il sera écoulé, l’autre camp pourra réclamer la victoire.
   *[other] Quand il sera écoulé, { $name } pourra réclamer la victoire.
}
notice-late = Le temps de l’autre camp est écoulé : { $game }
notice-late-by = Le temps de { $name } est écoulé : { $game }
notice-regent = Un adversaire de l’ordinateur joue pour vous : { $game }
notice-regent-asked = Votre temps était écoulé. Vous reprenez la main quand vous voulez, d’un seul geste.
notice-pause = L’autre camp propose une pause : { $game }
notice-pause-by = { $name } propose une pause : { $game }
notice-holiday = L’autre camp est en congé : { $game }
notice-holiday-by = { $name } est en congé : { $game }
notice-holiday-then = { $days ->
    [one] Sa pendule est arrêtée pour { $days } jour.
   *[other] Sa pendule est arrêtée pour { $days } jours.
}
notice-deadline = Cette partie doit bientôt se terminer : { $game }
notice-deadline-then = { $begun ->
    [yes] À la fin du délai, celui dont c’est alors le tour a perdu.
   *[no] À la fin du délai, celui qui ne l’a pas ouverte a perdu.
}
notice-invited = Quelqu’un vous défie : { $game }
notice-invited-by = { $name } vous défie : { $game }
notice-written = Quelqu’un vous a écrit
notice-written-by = { $name } vous a écrit
notice-words = L’autre camp vous a écrit : { $game }
notice-words-by = { $name } vous a écrit : { $game }
notice-said = { $name ->
    [none] L’autre camp a écrit :
   *[other] { $name } a écrit :
}
notice-remind = Vous attend toujours : { $game }
notice-former = L’autre camp a fermé son compte : { $game }
notice-back = L’autre camp demande à revenir en arrière : { $game }
notice-back-by = { $name } demande à revenir en arrière : { $game }
notice-back-asked = La table montre ce qui serait annulé. Rien ne l’est avant que vous l’acceptiez là-bas.
notice-agreed = L’autre camp accepte de revenir en arrière : { $game }
notice-agreed-by = { $name } accepte de revenir en arrière : { $game }
notice-refused = L’autre camp n’accepte pas de revenir en arrière : { $game }
notice-refused-by = { $name } n’accepte pas de revenir en arrière : { $game }
notice-rematch = L’autre camp propose une revanche : { $game }
notice-rematch-by = { $name } propose une revanche : { $game }
notice-declined = L’autre camp a refusé la revanche : { $game }
notice-declined-by = { $name } a refusé la revanche : { $game }
notice-invited-side = { $side ->
    [any] les camps sont tirés au sort
    [guest] vous choisissez le camp
    [bid] les deux misent sur un camp
    [nationalist] vous avez le camp nationaliste
   *[republican] vous avez le camp républicain
}
notice-news = Il y a du nouveau : { $game }
notice-channel = Essai : les avis de Dos Españas vous parviennent ici
notice-turns = { $count ->
    [one] À vous de jouer dans une partie
   *[other] À vous de jouer dans { $count } parties
}
notice-several = { $count ->
    [one] Un avis de Dos Españas
   *[other] { $count } avis de Dos Españas
}
notice-left-days = { $days ->
    [one] il reste { $days } jour
   *[other] il reste { $days } jours
}
notice-left = { $hours ->
    [0] il reste moins d’une heure
    [one] il reste { $hours } heure
   *[other] il reste { $hours } heures
}
notice-open = Ouvrir
notice-since = Depuis votre dernière visite :
notice-more = … { $count ->
    [one] { $count } ligne omise
   *[other] { $count } lignes omises
} …
notice-odds = Probabilités sans les cartes à venir : défenseur détruit { $win }, les deux { $trade }, attaquant détruit { $lose }.
notice-odds-gce = Attaque { $attack ->
    [none] inconnue
   *[other] { $attack }
} contre défense { $defence ->
    [none] inconnue
   *[other] { $defence }
}{ $odds ->
    [none] {""}
   *[other] , rapport { $odds }
}{ $takes ->
    [none] {""}
   *[other] , hexagone vidé { $takes }
}.
notice-map = La carte telle qu’elle est
notice-mail-why = Dos Españas vous écrit parce que vous avez ajouté cette adresse là où vous recevez des avis sur vos parties.
notice-mail-choose = Choisir les avis
notice-mail-stop = Ne plus recevoir ces messages
notice-failed-address = Son adresse ne mène nulle part où l’on puisse écrire.
notice-failed-slow = Pas de réponse à temps.
notice-failed-gone = Il n’existe plus : il a été supprimé de l’autre côté ({ $code }).
notice-failed-status = Refusé là-bas ({ $code }).
notice-failed-connection = Impossible de s’y connecter.
notice-failed-key = La clé du serveur a changé. Ajoutez-le de nouveau.
notice-failed-no-mail = Ce serveur n’envoie pas de courriel pour le moment.
notice-failed-mail-gone = Vous ne vous connectez plus avec cette adresse.
notice-failed-here = Ce serveur a eu une panne.
notice-failed-mail = Le serveur de courriel ne l’a pas accepté.
error-bad-webhook = Cette adresse ne convient pas. Elle doit commencer par https:// et mener à l’internet public.
error-bad-webhook-token = Un jeton n’a pas d’espaces, et 500 signes au plus.
error-bad-topic = L’adresse d’un sujet ntfy ressemble à https://ntfy.sh/mon-sujet.
error-bad-room = Matrix demande l’id du salon, non son nom, et le jeton d’accès de qui y écrit.
error-bad-subscription = L’abonnement de ce navigateur ne convient pas. Réessayez.
error-push-key = La clé des avis web est scellée avec une autre clé que celle de ce serveur.
error-undelivered = L’avis n’est pas arrivé.
error-unknown-channel = Il n’y a pas de tel endroit pour les avis.
error-channels = Vous pouvez recevoir des avis à { $most } endroits au plus. Retirez-en un d’abord.
error-no-mail-channel = Ce serveur n’envoie pas de courriel.
error-mail-not-yours = On n’écrit qu’à une adresse avec laquelle vous vous connectez.
page-notices = Avis
page-notices-lead = Où l’on vous prévient quand c’est à vous et que vous n’avez pas regardé depuis une minute et demie.
page-notices-none = Vous n’êtes prévenu nulle part pour l’instant.
page-notices-choose = Choisir où
page-notices-push = Ce navigateur
page-notices-push-add = Afficher les avis dans ce navigateur
page-notices-push-cannot = Ce navigateur ne peut pas afficher d’avis. Sur iPhone ou iPad, ajoutez d’abord la page à l’écran d’accueil.
page-notices-push-denied = Vous avez interdit les avis de cette page. Autorisez-les dans les réglages du navigateur.
page-notices-kind = { $kind ->
    [mail] Courriel
    [push] Navigateur
   *[other] { $name }
}
page-notices-mail-add = Écrire à { $mail }
page-notices-hook = Messagerie ou webhook
page-notices-hook-lead = Ce qui y est écrit est lu par tous ceux du salon. Il n’y a donc que la partie et que c’est à vous.
page-notices-form = Genre
page-notices-url = Adresse (https://…)
page-notices-token = Jeton d’accès
page-notices-room = Id du salon
page-notices-add = Ajouter
page-notices-wants = Quand
page-notices-wants-always = Toujours
page-notices-wants-away = Si je m’absente une demi-heure
page-notices-wants-daily = Une fois par jour
page-notices-wants-never = Jamais
page-notices-wants-channels = Comme dans mon compte
page-notices-test = Essayer
page-notices-tested = Envoyé. L’avis devrait arriver.
page-notices-remove = Retirer
page-notices-again = L’utiliser de nouveau
page-notices-sent = Dernier avis : { $when }
page-notices-failed = Échec { $when }. { $why }
page-notices-rests = Nouvel essai { $when }.
page-notices-ended = Plus rien n’y est envoyé.
page-notices-games = Partie par partie
page-notices-game = Avis de cette partie
page-notices-hours = Quand, et quoi d’autre
page-notices-hours-on = Ne rien dire entre ces heures ({ $zone })
page-notices-from = De
page-notices-until = À
page-notices-daily = L’avis quotidien arrive à
page-notices-remind = Me rappeler une partie qui attend encore un jour plus tard, puis de nouveau
page-notices-remind-days = { $days ->
    [0] jamais
    [1] chaque jour
   *[other] tous les { $days } jours
}
page-notices-words = Me prévenir des mots à une table et des messages que je n’ai pas lus depuis cinq minutes
page-notices-save = Enregistrer
page-notices-saved = Enregistré.
page-notices-stop = Ne plus recevoir ces messages ?
page-notices-stop-do = Ne plus recevoir
page-notices-stopped = Vous ne recevrez plus ces messages. Vous pouvez changer d’avis dans votre compte.
