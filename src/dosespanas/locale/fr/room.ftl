# La salle d’attente : places libres, défis, tables à regarder.

page-room = Salle d’attente
page-room-sign-in = La salle d’attente est pour ceux qui ont un compte ici. Connectez-vous d’abord.
page-room-seats = Places libres
page-room-seats-none = Personne n’attend en ce moment. Offrez vous-même une place : elle reste ouverte trois jours.
page-room-challenges = Défis qui vous sont lancés
page-room-mine = Vos offres
page-room-host = { $host } joue { $side ->
    [any] l’un ou l’autre camp
    [guest] le camp restant
    [bid] le camp issu des enchères
   *[other] : { $side }
}
page-room-you-play = Vous jouez les { $side } ; { $who } joue les { $other }.
page-room-pair = deux parties, camps échangés
page-room-rated = classée
page-room-advice = avec les conseils de l’ordinateur
page-room-silent = sans messages
page-room-public = tout le monde peut regarder
page-room-until = jusqu’au { $when }
page-room-take = Prendre cette place
page-room-take-side = Prendre cette place : { $side }
page-room-accept = Accepter
page-room-decline = Refuser
page-room-withdraw = Retirer
page-room-open = Ouvrir la partie
page-room-open-second = Ouvrir la seconde partie
page-room-taken = { $guest } a pris la place.
page-room-declined = { $to } n’a pas voulu.
page-room-waiting = personne ne l’a encore prise
page-room-expired = personne ne l’a prise à temps
page-room-waiting-to = en attente de { $to }
page-room-untold = Aucun canal ne prévient { $to } : écrivez-lui vous-même, ou attendez son prochain passage ici.
page-room-offer = Offrir une place
page-room-offer-to = Nom d’une personne, pour la défier ; laissez vide pour tout le monde
page-room-side-any = L’un ou l’autre camp
page-room-side-guest = L’autre choisit
page-room-side-guest-about = Vous partagez, l’autre choisit : donnez à un camp un avantage tel que vous prendriez l’un ou l’autre. Les avantages sont parmi les options.
page-room-side-bid = Les deux misent sur le camp
page-room-side-bid-about = Chacun dit quel camp il souhaite et ce que l’autre aura en échange ; aucun ne voit d’abord la mise de l’autre. S’ils souhaitent le même camp, la mise la plus haute l’obtient, et l’autre reçoit ce qui a été misé. À mises égales, le sort décide.
page-room-bid-single = Quand les deux misent sur un camp, c’est une seule partie, et elle n’est pas classée.
page-room-bid-wish = Le camp que vous souhaitez
page-room-bid-steps = Votre mise : ce que l’autre aura en échange
page-room-bid-nothing = rien
page-room-bid-means = Si l’autre souhaite aussi ce camp ({ $side }) et mise moins, vous le jouez et payez ceci :
page-room-bid-means-nothing = Vous ne donnez rien pour ce camp ({ $side }) : qui le souhaite aussi et mise plus le joue.
page-room-bid-settled = Les mises sont départagées
page-room-bid-take = Miser sur le camp
page-room-bid-give = Miser et prendre cette place
page-room-bid-of = { $who } souhaitait ce camp : { $side }, mise : { $steps ->
    [0] rien
   *[other] { $steps } ({ $help })
}.
page-room-bid-own = Vous souhaitiez ce camp : { $side }, mise : { $steps ->
    [0] rien
   *[other] { $steps } ({ $help })
}.
page-room-pair-ask = Deux parties à la fois, camps échangés
page-room-rated-ask = Classée
page-room-public-ask = Tout le monde peut regarder
page-room-language = Votre langue à la table
page-room-all = Tous les jeux
page-room-watch = Parties à regarder
page-room-watch-none = Aucune partie n’est ouverte aux spectateurs.
page-room-look = Regarder
page-room-blocked = Vous ne rencontrez plus
page-room-block = Ne plus rencontrer { $name }
page-room-unblock = Rencontrer de nouveau
page-room-challenged = { $host } vous défie.
page-room-offered = Votre place est ouverte.

error-choose-side = Choisissez votre camp pour prendre cette place.
error-no-bid = Dites quel camp vous souhaitez et combien de crans vous misez : de 0 à { $most }.
error-bid-alone = On mise sur un camp dans une seule partie, non classée.
error-bid-handicap = Qui mise sur un camp ne fixe pas d’autre avantage. Laissez ces options de côté.
error-seat-gone = Cette place n’est plus libre : quelqu’un a été plus rapide, ou elle a été retirée.
error-own-seat = Cette place est votre propre offre ; il faut que quelqu’un d’autre la prenne.
error-offer-of-person = Cette place est offerte par une personne, à des personnes. Les programmes prennent ce que des programmes offrent.
error-challenge-self = Personne ne joue ici contre soi-même ; commencez plutôt une partie sur un seul écran.
error-block-self = Personne ne se bloque soi-même.
error-many-seats = Vous avez déjà { $most } places ouvertes ; retirez-en une.
error-no-such-name = Personne ici ne porte ce nom.
error-rated-advice = Dans une partie classée, personne ne prend conseil de l’ordinateur.
page-late-ask = Les spectateurs ne voient chaque tour qu’une fois terminé
page-late-rated = Les spectateurs ne voient chaque tour qu’une fois terminé.
page-late-watching = Vous regardez : chaque tour est montré une fois terminé.
page-late-told = montrée tour par tour
page-room-public-late = tout le monde peut regarder, chaque tour une fois terminé

members = Qui veut être trouvé
members-about = Ceux qui veulent que d’autres les trouvent. De leur dernière visite, rien de plus précis n’est dit.
members-none = Personne d’autre ne veut encore être trouvé.
members-listed = Les autres peuvent me trouver : mon nom, mes classements, et si je suis venu aujourd’hui ou cette semaine
members-own = Cela se change sur la page de votre compte.
members-challenge = Défier { $who }
members-seen = { $seen ->
    [today] ici aujourd’hui
    [week] ici cette semaine
   *[earlier] pas cette semaine
}
page-room-within-ask = Pour qui
page-room-within-any = Pour tout le monde
page-room-within = Pour ceux à { $near } points au plus de { $whose ->
    [own] votre classement
   *[host] celui de qui l’offre
}
page-room-within-about = Eux seuls voient la place. Qui n’a pas de classement à ce jeu compte pour 1500.
error-near-named = Un défi est pour la personne qu’il nomme, quel que soit son classement : choisissez *Pour tout le monde*, ou laissez le nom vide.
