# Pendules : rythme de la partie, réclamations, congés, pauses.
page-pace = Temps de chaque camp
page-pace-about = Compté du moment où un camp est interrogé jusqu’à sa réponse. Personne ne perd par la seule pendule : quand elle est à zéro, l’autre camp peut réclamer.
page-pace-none = Sans pendules
page-pace-quick = Rapide
page-pace-evening = Une soirée
page-pace-days = Quelques jours
page-pace-weeks = Quelques semaines
page-pace-winter = Un hiver
page-pace-own = Temps choisis
page-pace-kind = On joue
page-pace-live = en même temps
page-pace-correspondence = par correspondance
page-pace-start = Au début
page-pace-increment = En plus à chaque réponse qui passe la main
page-pace-cap = Au plus
page-pace-holidays = Congés par an
page-pace-minutes = minutes
page-pace-seconds = secondes
page-pace-hours = heures
page-pace-days-unit = jours
page-pace-told = { $start } par camp, { $increment } de plus à chaque réponse qui passe la main, { $cap } au plus.
page-pace-told-holidays =
    { $days } { $days ->
        [one] jour
       *[other] jours
    } de congé par an.
page-clock = Pendules
page-clock-runs = tourne
page-clock-stands = arrêtée
page-clock-low = peu de temps
page-clock-up = temps écoulé
page-clock-left = il reste { $time }
page-clock-left-stands = il reste { $time }, pendule arrêtée
page-clock-paused = en pause
page-clock-away = en congé jusqu’au { $when }
page-clock-regent = { $opponent } joue
page-clock-open = Pendules…
page-clock-late-other = { $name ->
    [none] Le temps de l’autre camp est écoulé.
   *[other] Le temps de { $name } est écoulé.
}
page-clock-late-own = Votre temps est écoulé : l’autre camp peut réclamer. Votre réponse compte encore.
page-clock-claim = Réclamer…
page-clock-claim-ask = Vous pouvez réclamer la victoire, ou faire jouer un adversaire de l’ordinateur pour l’autre camp jusqu’au retour de la personne. Ou attendre.
page-clock-claim-win = Réclamer la victoire
page-clock-ask-regent = Faire jouer l’ordinateur
page-clock-who = Adversaire de l’ordinateur
page-clock-wait = Attendre
page-clock-regent-own = Votre temps était écoulé : { $opponent } joue pour votre camp.
page-clock-regent-other = { $name ->
    [none] { $opponent } joue pour l’autre camp jusqu’au retour de la personne.
   *[other] { $opponent } joue pour { $name } jusqu’à son retour.
}
page-clock-return = Reprendre la main
page-clock-pause = Proposer une pause
page-clock-pause-own = Vous proposez une pause.
page-clock-pause-other = { $name ->
    [none] L’autre camp propose une pause : les deux pendules s’arrêteraient.
   *[other] { $name } propose une pause : les deux pendules s’arrêteraient.
}
page-clock-pause-agree = Pause
page-clock-pause-decline = Continuer à jouer
page-clock-pause-withdraw = Retirer la proposition
page-clock-is-paused = Les pendules sont arrêtées d’un commun accord.
page-clock-resume = Relancer les pendules
page-clock-give = Donner { $time } à l’autre camp
page-clock-holiday = Prendre congé
page-clock-holiday-days = Pour combien de jours ?
page-clock-holiday-left =
    { $days ->
        [0] Il ne reste aucun jour de congé cette année.
        [one] Il reste un jour cette année.
       *[other] Il reste { $days } jours cette année.
    }
page-clock-holiday-until = Vous êtes en congé jusqu’au { $when } : votre pendule est arrêtée.
page-clock-holiday-other = { $name ->
    [none] L’autre camp est en congé jusqu’au { $when } : sa pendule est arrêtée.
   *[other] { $name } est en congé jusqu’au { $when } : sa pendule est arrêtée.
}
page-clock-back = Je suis de retour
error-pace = De ces temps, « { $name } » vaut { $value } ; il peut aller de { $least } à { $most } (en secondes ; les congés, en jours).
error-pace-apart = Seule une partie entre deux personnes, chacune devant son écran, a des pendules.
error-no-clock = Cette partie n’a pas de pendules.
error-clock-not-up = L’autre camp a encore du temps : il n’y a rien à réclamer.
error-clock-paused = Les pendules sont déjà arrêtées.
error-clock-no-offer = Personne ne propose de pause.
error-clock-runs = Les pendules ne sont pas arrêtées d’un commun accord.
error-clock-full = L’autre camp a tout le temps que sa pendule peut prendre.
error-holiday-taken = Vous êtes déjà en congé.
error-holiday-late = Votre temps est écoulé : répondez d’abord.
error-holiday-days = Des jours de congé de cette année, il en reste moins : { $left }.
error-holiday-none = Vous n’êtes pas en congé.
error-regent = Un adversaire de l’ordinateur joue pour vous : reprenez d’abord la main.
error-no-regent = Aucun adversaire de l’ordinateur ne joue pour vous.
