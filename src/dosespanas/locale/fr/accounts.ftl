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
