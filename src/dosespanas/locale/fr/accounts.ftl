# Comptes : connexion, page de son compte et courriels à son sujet
error-not-signed-in = Il faut pour cela un compte. Connectez-vous d’abord.
error-foreign-request = Cette requête venait d’une autre page. Rechargez celle-ci et réessayez.
error-no-accounts = Ce serveur n’a pas de comptes. Les parties s’ouvrent par leurs liens.
error-handle-shape = Un nom a de { $least } à { $most } lettres latines et chiffres, dont au moins une lettre, et entre eux des traits d’union ou de soulignement isolés.
error-handle-reserved = Ce nom désigne quelqu’un d’autre. Choisissez-en un autre.
error-handle-taken = Quelqu’un porte ce nom, ou un nom qui lui ressemble. Choisissez-en un autre.
error-unknown-zone = Il n’y a pas de fuseau horaire { $zone }.
error-bad-switch = { $setting } doit être 1 ou 0, pas « { $value } ».
error-bad-mail-server = DOSESPANAS_MAIL n’indique aucun serveur de courrier. Indiquez-en un comme smtp://nom:motdepasse@mail.example.org:587 ou smtps://…
error-bad-mail-from = DOSESPANAS_MAIL_FROM doit être une adresse comme Dos Españas <games@example.org>, pas « { $value } ».
error-missing-extra = Les comptes ont besoin de { $missing }. Installez dosespanas[accounts].
error-unknown-link = Ce lien ne vaut pas. Il a déjà servi, ou il a plus de 15 minutes. Demandez-en un autre.
error-unknown-code = Ce code ne vaut pas ici. Regardez-le de nouveau dans le dernier courriel et tapez-le là où vous l’avez demandé, dans les 15 minutes. Après { $most } codes faux, demandez un autre courriel.
error-passkey = Cette clé d’accès ne vaut pas ici. Réessayez ou connectez-vous autrement.
error-passkey-host = Les clés d’accès de ce serveur appartiennent à { $site }. Ouvrez-le là-bas, ou connectez-vous autrement.
error-mail-taken = Un autre compte se sert de cette adresse.
error-bad-mail = Ce n’est pas une adresse électronique. Écrivez-en une comme ana@example.org.
error-other-account = Ouvrez ce lien dans un navigateur connecté au compte qui l’a demandé.
error-no-handle = Personne n’a encore cette adresse. Choisissez un nom.
error-account-waits = Votre compte est créé. Il attend que la personne qui gère ce serveur l’admette.
error-account-banned = Ce compte est banni de ce serveur.
error-not-invited = Les comptes sont ici réservés aux invités. Inscrivez-vous par courriel, avec l’adresse invitée.
error-bad-sign-up = DOSESPANAS_SIGN_UP doit être l’un de { $choices }.
error-other-side-yours = L’autre camp de cette partie est déjà à vous.
error-not-for-programs = Le jeton d’un programme n’ouvre que des parties. Pour le reste, connectez-vous avec un navigateur.
error-unknown-program = Le jeton de ce programme n’ouvre rien : il a été retiré, ou mal recopié.
error-seat-of-person = Une personne doit jouer cette place : la partie compte entre personnes.
error-many-programs = Un compte a au plus { $most } programmes.
error-last-way = C’est le seul moyen de se connecter à ce compte.
error-no-mail = Ce serveur n’envoie pas de courriels. Connectez-vous avec une clé d’accès.
error-no-address = Ce serveur ne connaît pas sa propre adresse. Qui le gère doit le démarrer avec --url.
error-other-name = Ce n’est pas le nom de votre compte. Rien n’a été fermé.
error-openid = La connexion par l’autre service n’a pas réussi. Réessayez, ou connectez-vous autrement.
error-openid-back = La connexion par l’autre service n’a pas été menée à bien. Recommencez ici.
error-openid-taken = Un autre compte se connecte ainsi.
error-no-openid = Personne ne se connecte ici par un autre service.
error-bad-openid = DOSESPANAS_OPENID_ISSUER doit être un émetteur tel que https://accounts.example.org, et non « { $value } ».
error-openid-lacks = DOSESPANAS_OPENID_ISSUER demande DOSESPANAS_OPENID_CLIENT, DOSESPANAS_URL et DOSESPANAS_ACCOUNTS=1.
mail-link-subject = Se connecter à Dos Españas ({ $site })
mail-add-mail-subject = Votre adresse à Dos Españas ({ $site })
mail-recover =
    La personne qui tient Dos Españas à { $site } vous envoie un lien pour revenir au compte { $handle }. Ouvrez-le et pressez le bouton : cette adresse sera l’un de ses moyens d’entrer.

    { $link }

    Il vaut une seule fois, pendant un jour.
mail-invite-subject = Vous êtes invité à Dos Españas ({ $site })
mail-invite =
    La personne qui tient Dos Españas à { $site } vous invite à y jouer. Ouvrez un compte avec cette adresse :

    { $link }

    Il ne demande que l’adresse et un nom. Si vous ne le souhaitez pas, ne faites rien : on ne vous écrira plus.
mail-link =
    Quelqu’un, sans doute vous, a demandé à se connecter à Dos Españas, sur { $site }.

    Ouvrez ce lien et appuyez sur le bouton qui s’y trouve :

    { $link }

    Ou tapez ce code là où vous l’avez demandé, et nulle part ailleurs :

    { $code }

    Le lien ou le code vaut une fois, pendant { $minutes } min. Personne ne vous demandera ce code : ne le donnez à personne.

    Si ce n’était pas vous, ne faites rien : sans ce courriel, personne ne se connecte.
mail-add-mail =
    Le compte { $handle } de Dos Españas, sur { $site }, souhaite se connecter avec cette adresse.

    Si c’est le vôtre, ouvrez ce lien dans le navigateur où votre session est ouverte et appuyez sur le bouton qui s’y trouve :

    { $link }

    Ou tapez ce code sur la page où vous l’avez demandé, et nulle part ailleurs :

    { $code }

    Le lien ou le code vaut une fois, pendant { $minutes } min.

    Si ce n’était pas vous, ne faites rien.
account = Compte
account-sign-in = Se connecter
account-sign-in-as = Se connecter en tant que { $handle }
account-about = Un compte réunit vos parties sur tous vos appareils. Il n’y a pas de mot de passe. Les parties par lien s’en passent.
account-sign-up-approval = Les nouveaux comptes sont admis par la personne qui gère ce serveur.
account-sign-up-invited = Les comptes sont réservés aux invités : inscrivez-vous par courriel, avec l’adresse invitée.
account-by-passkey = Se connecter avec une clé d’accès
account-by-openid = Se connecter avec { $service }
account-by-openid-about = { $service } dit à ce serveur qui vous êtes là-bas. Si vous avez déjà un compte ici, connectez-vous-y d’abord et ajoutez { $service } à ses moyens de connexion.
account-openid-new = Ce service vous connaît. Personne ici ne se connecte encore ainsi : choisissez un nom.
account-by-mail = Par courriel
account-by-mail-about = Un lien est envoyé qui vaut une fois, pendant 15 minutes. La première fois, il crée un compte.
account-mail = Adresse électronique
account-send = Envoyer le lien
account-sent = Un lien est en route vers { $mail }. Ouvrez-le et appuyez sur le bouton.
account-not-sent = Le courriel n’a pas pu être envoyé. Vérifiez l’adresse, ou réessayez plus tard.
account-code = Code du courriel
account-code-about = Le lien s’ouvre dans un autre navigateur ? Tapez alors ici le code du courriel. Il ne vaut qu’ici, pendant 15 minutes.
account-code-go = Continuer
account-new = Nouveau compte
account-new-about = Avec une clé d’accès seule, sans adresse électronique. Votre appareil ou votre gestionnaire de mots de passe la garde.
account-no-passkeys = Ce navigateur n’a pas de clés d’accès et ce serveur n’envoie pas de courriels.
account-handle = Votre nom ici
account-handle-about = Les autres joueurs voient ce nom, et rien d’autre de vous.
account-make = Créer le compte
account-make-passkey = Le créer avec une clé d’accès
account-link-add = Une adresse de plus
account-link-add-to = L’ajouter au compte { $handle }
account-since = Depuis le { $when }
account-language = Langue des courriels
account-zone = Fuseau horaire
account-sign-out = Se déconnecter ici
account-games = Parties
account-games-none = Aucune partie n’est encore à vous par ce compte.
account-claim-about = { $count ->
    [one] Une place n’est qu’à ce navigateur.
   *[other] { $count } places ne sont qu’à ce navigateur.
} Dans le compte, elles s’ouvrent sur tous vos appareils, et leurs liens secrets ne valent plus.
account-claim = Les prendre dans le compte
account-ways = Moyens de se connecter
account-ways-none = Il n’y a aucun moyen de se reconnecter à ce compte. Ajoutez-en un.
account-one-way = Si vous perdez l’appareil qui porte cette clé d’accès, personne ne pourra plus entrer dans ce compte. Ajoutez { $mail ->
    [yes] une adresse ou une seconde clé
   *[no] une seconde clé, sur un autre appareil
}.
account-passkey = Clé d’accès : { $name }
account-passkey-fell = Son compte d’usages a reculé le { $when }. C’est le cas quand un appareil est restauré ou une clé déplacée. Si vous n’avez fait ni l’un ni l’autre, quelqu’un en a peut-être une copie : retirez-la et créez-en une autre.
account-add-passkey = Ajouter une clé d’accès
account-add-openid = Ajouter { $service }
account-add-mail = Ajouter une adresse électronique
account-remove = Retirer
account-remove-of = Retirer { $what }
account-last-way = C’est le seul moyen de se connecter à ce compte. Sans lui, personne ne le pourra après la déconnexion.
account-sessions = Connecté sur
account-here = ici
account-end = Terminer
account-end-of = Terminer la session de { $what }
account-end-others = Terminer toutes les autres
account-programs = Programmes qui jouent pour vous
account-programs-about = Par son jeton, un programme joue vos parties, et ne fait rien d’autre dans votre compte. Ses parties le disent, et sont classées à part de celles des personnes.
account-program-name = Nom d’un programme
account-program-add = Créer un jeton
account-program-token = Le jeton de { $name }, montré cette seule fois :
account-program-seen = utilisé pour la dernière fois le { $when }
account-program-unused = jamais utilisé
account-program-revoke = Retirer
account-program-revoke-of = Retirer le jeton de { $name }
account-leave = Emporter et fermer
account-export-about = Tout ce qui est gardé de votre compte, et les relevés de vos parties, en un fichier :
account-export = l’emporter
account-close-about = La fermeture efface vos adresses, clés d’accès, sessions et notes privées. Vos parties restent à l’autre camp, comme celles d’un ancien joueur, avec ce que vous y avez écrit et marqué ; de même les noms que vous avez donnés à des parties et à des coupes.
account-close = Fermer le compte
account-close-type = Pour le fermer, tapez { $handle }
