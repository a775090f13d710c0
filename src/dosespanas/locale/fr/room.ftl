# La salle d’attente : places libres, défis, tables à regarder.

error-seat-gone = Cette place n’est plus libre : quelqu’un a été plus rapide, ou elle a été retirée.
error-own-seat = Cette place est votre propre offre ; il faut que quelqu’un d’autre la prenne.
error-challenge-self = Personne ne joue ici contre soi-même ; commencez plutôt une partie sur un seul écran.
error-block-self = Personne ne se bloque soi-même.
error-many-seats = Vous avez déjà { $most } places ouvertes ; retirez-en une.
error-no-such-name = Personne ici ne porte ce nom.
error-rated-advice = Dans une partie classée, personne ne prend conseil de l’ordinateur.
