# Ce qui se dit à une table : messages, marques sur la carte, une note à soi.

page-talk = Messages et marques
page-talk-unread = { $count ->
    [one] un nouveau message
   *[other] { $count } nouveaux messages
}
page-talk-about = Vous êtes seuls à lire ceci, tous les deux. Rien n’en figure dans l’enregistrement de la partie.
page-talk-about-gallery = Ceux qui regardent parlent ici. Les deux joueurs pourront le lire une fois la partie terminée.
page-talk-said = Messages
page-talk-none = Rien n’a encore été dit.
page-talk-message = Message
page-talk-say = Envoyer
page-talk-answer = Répondre
page-talk-by-nationalist = Camp nationaliste
page-talk-by-republican = Camp républicain
page-talk-by-spectator = Spectateur
page-talk-shown = Montrer les nouveaux messages sur la carte
page-talk-here = { $name } est là.
page-talk-presence = Montrer à l’autre personne que je suis là, et à moi si elle l’est
page-talk-mute = Ne pas me montrer les messages de l’autre camp ; personne n’en est averti
page-talk-report = Signaler
page-talk-report-why = Qu’y a-t-il à lui reprocher ? La réponse est lue par qui tient ce serveur.
page-talk-report-not = Ne pas signaler
page-talk-reported = Signalé à qui tient ce serveur
page-talk-silent = Dans cette partie, on ne s’écrit pas.
page-former-left = L’autre camp a fermé son compte et ne reviendra pas. Vous pouvez prendre la victoire, ou laisser un adversaire de l’ordinateur continuer.
page-talk-allow = Nous pouvons nous écrire pendant la partie
page-talk-marks = Marques sur la carte, visibles des deux
page-talk-mark = { $side } : { $shape }{ $text ->
    [none] {""}
   *[other] , « { $text } »
}
page-talk-place = Lieu
page-talk-shape = Forme
page-talk-shape-ring = Cercle
page-talk-shape-square = Carré
page-talk-shape-triangle = Triangle
page-talk-shape-cross = Croix
page-talk-mark-text = Un mot, si vous voulez
page-talk-brief = Jusqu’à la fin du tour { $turn }
page-talk-put = Poser la marque
page-talk-unmark = Enlever
page-talk-note = Votre note
page-talk-note-about = Vous seul la lisez, aussi après la partie.
page-talk-note-writing = Pas encore gardée…
page-talk-note-kept = Gardée.
page-talk-gallery = Ce qu’ont dit ceux qui regardaient
page-keys-talk = messages et marques, entre deux personnes

error-no-talk = Les messages sont pour deux personnes qui jouent chacune à son écran.
error-silent = Dans cette partie, les deux joueurs ne s’écrivent pas.
error-no-words = Il n’y a pas de mots dans ce message.
error-words-too-long = { $most } signes au plus, s’il vous plaît.
error-other-room = Ce qui s’y dit n’est pas pour cette place, ou pas tant que la partie dure.
error-no-message = Ce message n’est plus ici.
error-own-message = Ce message est le vôtre.
error-no-place = Cette carte n’a pas de lieu « { $place } ».

page-messages-about = Vous êtes seuls à lire ceci, tous les deux. Qui tient le serveur lit un message signalé.
page-messages-whom = Nom de la personne
page-messages-open = Ouvrir
page-messages-none = Vous n’avez encore écrit à personne. Choisissez le nom d’une personne, ou tapez-en un ici.
page-messages-with = Vous et { $who }
page-messages-you = Vous
page-messages-all = Tous les messages
page-messages-mute = Ne pas me montrer ses messages ; personne n’en est averti
page-messages-muted = Non affichés
page-messages-once = Les 200 derniers messages sont affichés ici.
error-message-self = Un message est pour une autre personne.
error-many-messages = Vous avez beaucoup écrit aujourd’hui : { $most } messages par jour au plus, à { $persons } personnes. Écrivez de nouveau demain.
