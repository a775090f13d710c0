# Comptes : connexion, page de son compte et courriels à son sujet
error-not-signed-in = Il faut pour cela un compte. Connectez-vous d’abord.
error-foreign-request = Cette requête venait d’une autre page. Rechargez celle-ci et réessayez.
error-no-accounts = Ce serveur n’a pas de comptes. Les parties s’ouvrent par leurs liens.
error-handle-shape = Un nom a de { $least } à { $most } lettres latines et chiffres, dont au moins une lettre, et entre eux des traits d’union ou de soulignement isolés.
error-handle-reserved = Ce nom désigne quelqu’un d’autre. Choisissez-en un autre.
error-handle-taken = Quelqu’un porte ce nom, ou un nom qui lui ressemble. Choisissez-en un autre.
error-unknown-zone = Il n’y a pas de fuseau horaire { $zone }.
error-bad-switch = { $setting } doit être 1 ou 0, pas « { $value } ».
error-bad-mail-server = DOSESPANAS_MAIL n’indique aucun serveur de courrier. Indiquez-en un comme smtp://nom:motdepasse@mail.example.org:587 ou smtps://…
error-bad-mail-from = DOSESPANAS_MAIL_FROM doit être une adresse comme Dos Españas <games@example.org>, pas « { $value } ».
error-missing-extra = Les comptes ont besoin de { $missing }. Installez dosespanas[accounts].
error-unknown-link = Ce lien ne vaut pas. Il a déjà servi, ou il a plus de 15 minutes. Demandez-en un autre.
error-passkey = Cette clé d’accès ne vaut pas ici. Réessayez ou connectez-vous autrement.
error-mail-taken = Un autre compte se sert de cette adresse.
error-bad-mail = Ce n’est pas une adresse électronique. Écrivez-en une comme ana@example.org.
error-other-account = Ouvrez ce lien dans un navigateur connecté au compte qui l’a demandé.
error-no-handle = Personne n’a encore cette adresse. Choisissez un nom.
error-other-side-yours = L’autre camp de cette partie est déjà à vous.
error-last-way = C’est le seul moyen de se connecter à ce compte.
error-no-mail = Ce serveur n’envoie pas de courriels. Connectez-vous avec une clé d’accès.
error-no-address = Ce serveur ne connaît pas sa propre adresse. Qui le gère doit le démarrer avec --url.
error-other-name = Ce n’est pas le nom de votre compte. Rien n’a été fermé.
mail-link-subject = Se connecter à Dos Españas ({ $site })
mail-add-mail-subject = Votre adresse à Dos Españas ({ $site })
mail-link =
    Quelqu’un, sans doute vous, a demandé à se connecter à Dos Españas, sur { $site }.

    Ouvrez ce lien et appuyez sur le bouton qui s’y trouve :

    { $link }

    Il vaut une fois, pendant { $minutes } minutes.

    Si ce n’était pas vous, ne faites rien : sans ce lien, personne ne se connecte.
mail-add-mail =
    Le compte { $handle } de Dos Españas, sur { $site }, souhaite se connecter avec cette adresse.

    Si c’est le vôtre, ouvrez ce lien dans le navigateur où votre session est ouverte et appuyez sur le bouton qui s’y trouve :

    { $link }

    Il vaut une fois, pendant { $minutes } minutes.

    Si ce n’était pas vous, ne faites rien.
