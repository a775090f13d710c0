# Les mots propres à la page.

## Accueil

page-tagline = Des wargames sur la guerre d’Espagne, à jouer, à étudier et à retrouver.
page-shelf = La ludothèque
page-about-espana1936 = Deux camps, dix tours, du soulèvement de juillet 1936 au printemps 1939. Les troupes suivent les liaisons de ville en ville ; les généraux engagent les batailles ; les cartes apportent des renforts et modifient les jets de dés.
page-facts-espana1936 = 2 joueurs · édition de 2008, complète · environ deux heures
page-start-learn = Apprendre
page-start-learn-on = Continuer d’apprendre
page-start-play = Jouer
page-start-person = Avec une personne
page-start-line = { $side } contre { $opponent }, { $scenario }
page-start-change = Changer
page-start-more = Problèmes, plateaux pour réfléchir, votre propre boîte
analysis-open = Plateau d’étude
workshop-enter = Le corriger d’après votre boîte
puzzle-list = Problèmes
page-games-all = Toutes les parties ({ $count })
page-new-game = Nouvelle partie
page-your-turn = À vous de jouer
page-your-side = Votre camp
page-opponent = L’autre camp
page-opponent-scripted = { opponent-scripted }
page-opponent-scripted-about = tient son front, n’attaque que si les chances sont bonnes et surprend rarement.
page-opponent-casual = { opponent-casual }
page-opponent-casual-about = sait ce que sait l’aguerri, mais joue selon l’humeur et laisse passer des occasions.
page-opponent-tuned = { opponent-tuned }
page-opponent-tuned-about = répond aussitôt et sans faiblir : juge chaque lieu d’après des milliers de parties.
page-opponent-planner = { opponent-planner }
page-opponent-planner-about = essaie plusieurs plans avant de toucher un pion et s’en tient au meilleur ; il lui faut une seconde ou deux.
page-opponent-learned = { opponent-learned }
page-opponent-learned-about = planifie comme le planificateur et a appris à le battre : le plus coriace de cette table ; il lui faut une seconde ou deux.
page-opponent-random = { opponent-random }
page-opponent-random-about = prend ce qui lui tombe sous la main, sans plan. Bien pour une première approche.
page-opponent-novice1 = { opponent-novice1 }
page-opponent-novice2 = { opponent-novice2 }
page-opponent-novice3 = { opponent-novice3 }
page-opponent-novice4 = { opponent-novice4 }
page-opponent-novice5 = { opponent-novice5 }
page-opponent-grade1 = { opponent-grade1 }
page-opponent-grade2 = { opponent-grade2 }
page-opponent-grade3 = { opponent-grade3 }
page-opponent-grade4 = { opponent-grade4 }
page-opponent-grade5 = { opponent-grade5 }
page-opponent-grade6 = { opponent-grade6 }
page-opponent-grade7 = { opponent-grade7 }
page-opponent-grade8 = { opponent-grade8 }
page-opponent-grade9 = { opponent-grade9 }
page-opponent-yague = { opponent-yague }
page-opponent-yague-about = commanda les colonnes du sud en août et septembre 1936 ; vise d’abord Badajoz, avance vite et regarde moins aux pertes.
page-opponent-varela = { opponent-varela }
page-opponent-varela-about = commanda les colonnes devant Tolède et Madrid à l’automne 1936 ; vise Madrid de bonne heure.
page-opponent-mola = { opponent-mola }
page-opponent-mola-about = commanda l’Armée du Nord jusqu’à sa mort en juin 1937 ; vise d’abord Bilbao et le nord.
page-opponent-miaja = { opponent-miaja }
page-opponent-miaja-about = présida la Junte de défense de Madrid à partir de novembre 1936 ; tient Madrid et se bat tôt pour Tolède.
page-opponent-rojo = { opponent-rojo }
page-opponent-rojo-about = chef d’état-major dans la défense de Madrid, de toute l’armée à partir de mai 1937 ; ouvre vers Teruel et l’Aragon.
page-opponent-lister = { opponent-lister }
page-opponent-lister-about = commanda la 11e division et, sur l’Èbre, le Ve corps ; ouvre en Estrémadure et regarde moins aux pertes.
page-opponent-davila = { opponent-davila }
page-opponent-davila-about = commanda l’Armée du Nord à partir de juin 1937 ; regarde d’abord vers Santander, avec l’artillerie et sans hâte.
page-opponent-aranda = { opponent-aranda }
page-opponent-aranda-about = tint Oviedo pendant le siège de 1936, commanda le corps de Galice en 1938 ; regarde d’abord vers Gijón et garde sa ligne fermée.
page-opponent-solchaga = { opponent-solchaga }
page-opponent-solchaga-about = commanda les brigades de Navarre dans le nord en 1937 ; regarde d’abord vers Saint-Sébastien et Bilbao.
page-opponent-modesto = { opponent-modesto }
page-opponent-modesto-about = commanda l’Armée de l’Èbre en 1938 ; ouvre dans la sierra devant Madrid et attaque à des chances où d’autres attendent.
page-opponent-menendez = { opponent-menendez }
page-opponent-menendez-about = commanda l’Armée du Levant devant Valence en 1938 ; couvre Valence et garde sa ligne fermée.
page-opponent-saravia = { opponent-saravia }
page-opponent-saravia-about = commanda l’Armée du Levant à Teruel en décembre 1937 ; rassemble d’abord une masse contre Teruel.
page-opponent-row = Un ordinateur, du plus faible au plus fort
page-opponent-mine = à peu près de votre force
page-grade-points = classement d’environ { $points }
page-grade-about = Un degré plus faible prépare moins bien son tour, dans une limite ; un débutant oublie en outre une partie de son armée et ne voit pas le danger. Aucun ne laisse passer une victoire immédiate.
page-grade-mine = À peu près votre force
page-grade-unknown = On ne sait encore rien de votre force : voici le plus faible, pour une première partie.
page-grade-by-rating = D’après votre classement, { $points }.
page-grade-by-games = D’après vos dernières parties dans ce navigateur : un classement d’environ { $points }.
page-opponent-here = Une personne sur cet écran
page-opponent-here-about = s’assoit à côté de vous : vous vous passez l’écran et les mains restent cachées.
page-opponent-link = Une personne par lien
page-opponent-link-about = joue d’où elle veut : vous recevez une invitation à envoyer.
page-options = Options
page-options-advanced = Règles avancées
page-options-optional = Règles optionnelles
page-options-variant = Variantes
page-options-edition = Première édition, 2007
page-options-comfort = Commodités
page-options-handicap = Handicap
page-options-handicap-nationalist = Aide au camp nationaliste
page-options-handicap-republican = Aide au camp républicain
page-handicap-worth = Mesuré : ajoute { $points } au classement de ce camp ({ $low } à { $high }).
page-balance = Équilibre
page-balance-row = { $between ->
    [beginners] Entre débutants
    [strongest] Entre les plus forts
   *[experienced] Entre joueurs expérimentés
}, { $side ->
    [nationalist] le camp nationaliste
   *[republican] le camp républicain
} gagne { $won } parties sur { $games } ({ $low }–{ $high }).
page-balance-about = Compté en parties du programme contre lui-même, sans handicap ; entre parenthèses, l’intervalle à 95 % en pour cent.
page-balance-even = Équilibrer la partie
page-option-conflict = { $first } et { $second } : combinaison impossible.
page-preset-first-edition = Première édition, 2007
page-preset-first-edition-about = Toutes les règles de la première édition d’un coup ; elle n’avait ni navires ni cartes 45.
page-scenario = Scénario
page-scenario-1936 = Juillet 1936
page-scenario-1936-about = Toute la guerre : dix tours, du soulèvement au printemps 1939.
page-scenario-1938 = Janvier 1938
page-scenario-1938-about = Le Nord est tombé et les deux armées se disputent Teruel ; il reste cinq tours.
page-option-naval = Guerre navale
page-option-naval-about = Navires, zones maritimes, blocus et batailles navales ; vingt cartes de plus.
page-option-rep_generals = Généraux républicains
page-option-rep_generals-about = Sans troupe de leur emblème dans la case, Líster et Durruti attaquent moins bien, et Ulibarri pas du tout.
page-option-captured_tanks = Chars capturés
page-option-captured_tanks-about = Un char républicain détruit peut changer de camp et combattre pour les Nationalistes.
page-option-cards_45 = Cartes numéro 45
page-option-cards_45-about = Une carte de plus par camp : une autre offensive républicaine, et le pacte de Santoña.
page-option-fog = Brouillard de guerre
page-option-fog-about = D’une pile ennemie, on ne voit que l’unité du dessus jusqu’à ce qu’une bataille la découvre ; chaque camp a cinq leurres.
page-option-san_sebastian = Saint-Sébastien comme port
page-option-san_sebastian-about = Les cartes peuvent amener des pions républicains à Saint-Sébastien tant que la République tient la case.
page-option-no_intervention = Sans intervention étrangère
page-option-no_intervention-about = Les cartes d’aide étrangère sont retirées ; un nombre fixe d’événements est joué à chaque tour, et aucune carte n’aide au combat.
page-option-historical = Événements historiques
page-option-historical-about = Les cartes se jouent dans l’ordre de l’histoire au début de chaque tour ; il n’y a pas de main, et aucune carte n’aide au combat.
page-option-morocco_timing = Transport du Maroc avancé
page-option-morocco_timing-about = Les unités traversent au début de la phase d’Événements et non à la fin de la Réorganisation.
page-option-morocco_general = Généraux libres après le débarquement
page-option-morocco_general-about = Un général venu du Maroc peut être affecté à n’importe quelle case au tour suivant.
page-option-tank_move = Chars prudents
page-option-tank_move-about = Les chars ne traversent que des cases de leur camp et s’arrêtent avec des unités amies.
page-option-tank_loss = Chars plus résistants
page-option-tank_loss-about = Un char en soutien n’est perdu que si sa troupe est détruite et qu’il reste des impacts.
page-option-tank_supply = Ravitaillement des chars facilité
page-option-tank_supply-about = Seules des unités ennemies autour de lui immobilisent un char ; de simples marqueurs ne suffisent pas.
page-option-overstack = Pas de perte par excédent
page-option-overstack-about = Les troupes au-delà de quatre dans une case ne sont pas détruites.
page-option-rp_new_strength = Nouvelles troupes à 1 ou 2
page-option-rp_new_strength-about = À partir du tour 3, une nouvelle troupe peut entrer avec une force de 1 ou de 2.
page-option-final_score = Décompte final aux points
page-option-final_score-about = Le décompte final compare les points de remplacement au lieu des villes-objectifs.
page-option-rep_turn10 = Résistance plus difficile
page-option-rep_turn10-about = Pour gagner par la résistance, la République doit aussi tenir huit cases reliées avec des unités ou des marqueurs.
page-helped-nationalist = Camp nationaliste : { $help }
page-helped-republican = Camp républicain : { $help }
page-help-points = 1 point de remplacement de plus
page-help-card = 1 carte de plus
page-help-pip = un dé vaut un de plus
page-help-reroll = trois jets relancés
page-option-nat_points = Camp nationaliste : { page-help-points }
page-option-nat_points-about = Le camp nationaliste a un point de plus à chaque phase de remplacement, aux tours impairs : une nouvelle troupe ou un pas d’une troupe.
page-option-rep_points = Camp républicain : { page-help-points }
page-option-rep_points-about = Le camp républicain a un point de plus à chaque phase de remplacement, aux tours impairs : une nouvelle troupe ou un pas d’une troupe.
page-option-nat_card = Camp nationaliste : { page-help-card }
page-option-nat_card-about = Le camp nationaliste pioche une carte de plus par tour.
page-option-rep_card = Camp républicain : { page-help-card }
page-option-rep_card-about = Le camp républicain pioche une carte de plus par tour.
page-option-nat_pip = Camp nationaliste : { page-help-pip }
page-option-nat_pip-about = Dans chaque attaque du camp nationaliste, un dé vaut un de plus.
page-option-rep_pip = Camp républicain : { page-help-pip }
page-option-rep_pip-about = Dans chaque attaque du camp républicain, un dé vaut un de plus.
page-option-nat_reroll = Camp nationaliste : { page-help-reroll }
page-option-nat_reroll-about = Trois fois par partie, le camp nationaliste peut relancer tous ses dés d’une attaque.
page-option-rep_reroll = Camp républicain : { page-help-reroll }
page-option-rep_reroll-about = Trois fois par partie, le camp républicain peut relancer tous ses dés d’une attaque.
page-option-ask_drm = Modificateurs placés à la main
page-option-ask_drm-about = Vous placez vous-même chaque modificateur positif sur un dé ; sinon, le meilleur dé est choisi d’office.
page-option-both_win_draw = Partie nulle si les deux camps gagnent à la fois
page-option-both_win_draw-about = Si les deux camps remplissent en même temps une condition de victoire, la partie est nulle ; sans cette option, les Nationalistes gagnent.
page-game-name = Nom de la partie
page-chosen = En vigueur : { $options }
page-chosen-off = sans « { $option } »
page-chosen-none = La partie standard, sans option.
page-chosen-title = Scénario et options
page-begin = Commencer
page-load = Ouvrir une partie enregistrée
page-load-hint = Une partie enregistrée se poursuit avec le camp et l’adversaire choisis ci-dessus ; tout ce qui reste à tirer ou à lancer est nouveau.
page-load-as-far = Le montrer tant qu’il suit les règles actuelles
page-origin = Cette partie reprend un enregistrement{ $when ->
    [none] {""}
   *[other] {" "}({ $when })
}. Tout ce qui restait à tirer ou à lancer est nouveau.
page-origin-redealt = Cette partie reprend un enregistrement{ $when ->
    [none] {""}
   *[other] {" "}({ $when })
}. Les mains cachées, les cartes non tirées et les dés sont nouveaux.
page-origin-drawn = Cette partie en reprend une autre qui est encore en cours. Ce qui y est caché est nouveau ici, et ce qui s’est fait avant n’est pas raconté.
page-invite = Envoyez cette invitation à l’autre joueur. Qui l’accepte le premier prend la place ({ $side }), avec un lien secret que vous ne voyez jamais.
page-invite-local = Cette adresse ne fonctionne que sur cet ordinateur. Pour jouer avec quelqu’un ailleurs, lancez le serveur avec dosespanas serve --lan.
page-invite-code = Code QR de l’invitation
page-invite-withdraw = Retirer l’invitation
page-invite-anew = Créer une nouvelle invitation
page-invite-anew-about = Avec une nouvelle invitation, l’ancienne ne vaut plus.
page-invite-withdrawn = L’invitation est retirée : personne ne peut prendre l’autre place.
page-invite-elsewhere = Une invitation est en attente, mais ce navigateur ne l’a pas. Vous pouvez en créer une nouvelle ; l’ancienne ne vaut alors plus.
page-invite-free = Personne n’a encore pris la place : { $side }.
page-invite-taken = L’invitation a été acceptée le { $when } ({ $side }).
page-invite-before = Commencée avant les invitations : qui a commencé cette partie a les liens secrets des deux camps.
page-invited-title = Vous êtes invité à une partie
page-invited-game = Jeu
page-invited-host = Vous attend
page-invited-by = { $name } vous invite et vous attend.
page-invited-about = Votre navigateur tire le secret de votre place et votre part des dés. Personne d’autre ne les reçoit, pas même qui vous a invité. La partie figure ensuite dans la liste de ce navigateur.
page-invited-take = Prendre cette place
page-invited-taken = Cette invitation a été acceptée le { $when }. Si c’était vous, continuez dans le navigateur où vous l’avez fait. Sinon, dites-le à qui vous a invité : quelqu’un d’autre a la place, et il faut une nouvelle partie.
page-number-title = Cette page n’a pas donné votre nombre
page-number-about = Le nombre de votre place, dont les dés sont tirés, n’a pas été donné par cette page. Si vous l’avez donné vous-même dans un autre navigateur, tout va bien. Si quelqu’un vous a envoyé ce lien, il a aussi votre place : il peut voir votre main et jouer pour vous, et a peut-être choisi cette partie parmi beaucoup d’autres. Alors ne la jouez pas : demandez une invitation.
page-number-mine = C’est moi qui l’ai donné
page-renew = Renouveler mon lien secret
page-renew-about = Si vous avez perdu un appareil, ou si quelqu’un d’autre a votre lien : l’ancien lien ne vaut plus nulle part, tout de suite, pas même sur vos autres appareils.
page-renew-now = Le renouveler maintenant
page-invite-link = Invitation pour l’autre joueur
page-continue = Reprendre une partie
page-continue-go = Reprendre
page-continue-look = La revoir
page-picture-last = Où en est { $game } : la carte telle qu’on l’a laissée
page-picture-opening = La carte au début : { $scenario }
page-continue-against = contre : { $opponent }
page-continue-turn = à jouer : { $side }
page-continue-free = personne n’a encore pris l’autre place
page-continue-waits = on attend l’autre joueur
page-continue-gone = Ce serveur ne l’a plus.
page-continue-damaged = Elle est endommagée dans la base de données du serveur. Un enregistrement téléchargé peut encore être chargé.
page-continue-earlier = Jouée avec des règles antérieures ou d’autres données : ouvrez-la pour continuer avec celles d’aujourd’hui.
page-rules-go-on = Continuer avec les règles actuelles
page-rules-other = Cette partie a été jouée avec d’autres règles, ou d’autres données, que celles qu’a maintenant le serveur.
page-rules-how = Elle continue là où elle en est, avec les règles actuelles, et son enregistrement le dit. Ce qui a été fait avant y reste.
page-rules-opening = Elle ne peut rester tout à fait telle qu’elle était : elle continue à l’ouverture de l’étape en cours.
page-rules-followed = L’état exact n’avait pas été gardé. Les mêmes choix selon les règles actuelles y mènent presque : quelque chose n’est pas comme on l’a vu.
page-rules-asked = Elle continue dès que l’autre camp est d’accord aussi.
page-rules-agreed = L’autre camp continuerait avec les règles actuelles.
page-rules-cannot = Elle ne peut continuer avec les règles actuelles : { $why }
page-rules-record = Enregistrer la partie
page-seat-both = Les deux camps
page-seat-spectator = Spectateur
page-forget = Retirer de la liste
page-settings = Réglages
page-settings-account = Où votre compte est prévenu de ses parties
page-no-seat = Ce navigateur n’a pas de place dans cette partie. Ouvrez le lien complet que vous avez reçu, ou le navigateur où vous avez pris la place. S’il ne reste ni l’un ni l’autre, même qui tient le serveur n’y peut rien : il faut une nouvelle partie.
page-retry = Réessayer
page-lost-link = Ce lien n’ouvre ici aucune place. Il en manque peut-être une partie, le secret a été renouvelé sur un autre appareil, ou la partie a été effacée. Regardez si la partie figure dans la liste de la page d’accueil ; sinon, demandez à qui vous a envoyé le lien.
page-seat-elsewhere = Cette partie est ouverte par qui y a une place.
page-seat-elsewhere-about = Connectez-vous avec le compte qui a la place : vous reviendrez ici. Ou ouvrez votre lien secret dans le navigateur où vous avez pris la place.
page-nowhere = Il n’y a rien à cette adresse.

## Guide

page-opponent-first = conseillé pour une première partie
page-guide = La première partie en cinq minutes
page-guide-lead = Nouveau venu ? Touchez « { page-start-learn } » sur la page d’accueil, puis « { page-start-play } » : vous menez la République, le camp le plus facile contre cet adversaire. Contre les plus forts, c’est le plus difficile.
page-guide-aim-title = De quoi il s’agit
page-guide-aim = Douze villes marquées d’une étoile sont des objectifs. À la Réorganisation un camp gagne aussitôt s’il en tient seul huit (VIC-03), ou Madrid, Barcelone et Séville (VIC-05), ou si le plus grand groupe de cases reliées de l’autre tombe sous huit (VIC-04). Le camp nationaliste gagne aussi s’il tient seul Madrid à la Réorganisation des tours 1 à 3 (VIC-06). Après le tour 10, la République gagne avec des unités dans quatre objectifs (VIC-07) ; sinon gagne le camp qui en tient le plus (VIC-02).
page-guide-lost-title = Comment se perdent les premières parties
page-guide-lost = Par des arrières vides : une case que seul un marqueur tient tombe dès qu’une troupe y entre (MOV-04) ; laissez donc des troupes dans vos objectifs proches de l’ennemi. Avec la République, gardez des troupes à Madrid ; avec les nationalistes, là et à Séville, et comptez vos cases reliées avant de finir chaque mouvement. En cours de partie, la touche I montre sous Victoire où en est chaque condition.
page-guide-turn-title = Un tour
page-guide-turn = Les deux camps piochent des cartes. Les Nationalistes se déplacent, puis les Républicains (SEQ-02). On place les généraux à tour de rôle, on livre les batailles, puis viennent les événements et, aux tours impairs, les remplacements.
page-guide-move-title = Se déplacer
page-guide-move = Choisissez une troupe, puis une case. Elle peut aller loin à travers vos propres cases et s’arrête là où se trouve l’ennemi (MOV-02, MOV-03). Pas plus de quatre troupes ne restent dans une case (MOV-09).
page-guide-fight-title = Combattre
page-guide-fight = Seul un général peut engager une bataille (BAT-04). Une troupe attaque une troupe ; les chars, les avions et le général la soutiennent. La force donne le nombre de dés ; cinq ou plus est un impact (CBT-16). Avant chaque choix, l’onglet Bataille montre les probabilités exactes.
page-guide-cards-title = Les cartes
page-guide-cards = Une carte sert une seule fois : comme événement dans sa phase, ou dans une attaque comme bonus pour vous ou malus pour l’autre camp (CBT-11). Trois événements par tour, huit cartes conservées.
page-guide-grow-title = Les remplacements
page-guide-grow = Aux tours impairs, chaque objectif que vous tenez ou contestez rapporte un point (RPL-01). Un point augmente une troupe d’un pas ou en fait entrer une nouvelle.
page-guide-page-title = Sur la page
page-guide-page = La ligne au-dessus de la carte dit qui choisit, quoi, et selon quelle règle ; ses boutons terminent un choix. La touche ? montre les raccourcis, U annule. Chaque numéro de règle ouvre sa règle.

## Réglages et menu

page-language = Langue
page-language-is = La page parle maintenant français.
page-light = Apparence
page-light-system = Selon le système
page-light-light = Claire
page-light-dark = Sombre
page-fast = Rapide : tout montrer d’un coup
page-sound = Sons
page-menu = Menu
page-carry = Jouer celle-ci avec quelqu’un
page-carried = Sur un serveur, appuyez sur « { page-load } », choisissez deux personnes et envoyez le lien à l’autre : ce qui vous était caché a été tiré de nouveau.
page-download = Enregistrer dans un fichier
page-to-start = À la ludothèque
page-link-side = Lien secret de la place : { $side }
page-link-spectator = Lien pour les spectateurs
page-copy = Copier
page-copied = Copié
page-agree = Arrêter ici
page-agree-ask = Si l’autre camp est d’accord, la partie s’arrête maintenant.
page-agree-here = Si les deux joueurs sont d’accord, la partie s’arrête maintenant.
page-agree-stop = Tous deux d’accord : arrêter
page-agree-play-on = Continuer
page-agree-own = Vous proposez d’arrêter ici ; toute autre action retire la proposition.
page-agree-other = { $name ->
    [none] L’autre camp propose d’arrêter ici.
   *[other] { $name } propose d’arrêter ici.
}
page-agree-accept = Accepter
page-agree-decline = Refuser
page-agree-withdraw = Retirer
page-end-offer = Proposer d’arrêter
page-end-accept = Arrêter ici
page-end-accept-ask = { $name ->
    [none] L’autre camp propose d’arrêter. Si vous acceptez, la partie se termine maintenant.
   *[other] { $name } propose d’arrêter. Si vous acceptez, la partie se termine maintenant.
}
page-end-count = Elle se terminerait ainsi :
page-resign = Abandonner la partie
page-end-resign = Abandonner
page-end-resign-ask = Si vous abandonnez, la partie se termine maintenant et l’autre camp gagne : { $side }.
page-end-yield = Accepter
page-end-yield-title = L’adversaire abandonne
page-end-yield-ask = L’adversaire abandonne : la partie se termine maintenant et vous avez gagné.
page-yields = L’adversaire ne voit plus comment gagner et propose d’abandonner.
page-advice-allow = L’ordinateur peut être consulté
page-advice-allow-about = Les deux joueurs voient combien de fois il l’a été. Accepter l’invitation, c’est en convenir.
page-advice-agreed = Dans cette partie, les deux camps peuvent consulter l’ordinateur.
page-advice-off = Dans cette partie, l’ordinateur ne donne pas de conseil.
page-advice-taken = Conseils demandés : Nationalistes { $nationalist }, Républicains { $republican }
page-close = Fermer

## Le bandeau

page-loading = Mise en place de la table…
page-offline = Le serveur ne répond pas. Rien n’est perdu ; la page réessaie.
page-unreached = Pas de connexion au serveur. Rien n’est perdu : vos parties y sont conservées.
page-outdated = Cette partie de la page n’a pas pu être obtenue : le serveur ne répond pas, ou il a une page plus récente que celle-ci. Rien n’est perdu.
page-reload = Recharger la page
page-undone = Votre choix n’a pas été pris en compte, et tout ce qui précède est conservé : { $why }
page-forgets = Ce navigateur ne laisse rien enregistrer (fenêtre privée ou stockage plein) : vous pouvez jouer, mais il ne retiendra pas cette partie. Gardez l’adresse de la page.
page-opponent-failed = { $opponent } n’a pas répondu et ne joue plus. La partie attend.
page-opponent-play-on = Faire continuer :
page-thinking = l’adversaire réfléchit…
page-waiting = en attente de l’autre camp
page-only-answer = c’est la seule réponse
page-only-prompt-react = aucune de vos cartes ne peut l’annuler
page-watching = vous regardez
page-undo = Annuler
page-warn-grave = Cela peut faire perdre la guerre
page-warn-title = Avant de le faire
page-warn-go-on = Le faire quand même
page-warn-back = Revenir
page-warn-never = Ne plus demander pour cela
page-warn-ask = Demander avant de perdre quelque chose
page-warn-ask-all = Demander de nouveau ce que vous ne vouliez plus qu’on vous demande ({ $count })
page-learn-name = { $title } : premier tour guidé
page-film-setting = Montrer le tour de l’autre camp comme un film
page-battle-wait = Attendre après chaque bataille que je continue
page-warn-unmoved = { $count ->
    [one] Une unité pourrait encore se déplacer.
   *[other] { $count } unités pourraient encore se déplacer.
}
page-warn-count = Ce que vous pourriez regretter : { $count }
page-put-down = Reposer
page-label = { $label } :
page-over = La partie est terminée
page-over-open = Résultat et analyse
page-turn = Tour { $turn }
page-phases = Phases du tour
page-bar = Ce qui est demandé
page-map = Carte
page-panel = Choix et détails
page-sheet = Changer la hauteur du panneau
page-in-hand = En main
page-in-hand-goes = Peut aller à : { $places }.
page-in-hand-strength = Force { $strength }
page-in-hand-dice = { $count ->
    [one] un dé de plus
   *[other] { $count } dés de plus
}
page-in-hand-drm = { $drm } à un dé
page-elsewhere = Nulle part ailleurs : touchez une case de la carte pour savoir pourquoi.
page-choices = { $count ->
    [one] { $count } choix
   *[other] { $count } choix
}
page-choices-glow = { $count ->
    [one] { $count } choix, qui brille sur la carte
   *[other] { $count } choix, qui brillent sur la carte
}
page-tab-now = À faire

## Historique

page-history = Historique
page-step-back = Un pas en arrière
page-step-forth = Un pas en avant
page-looking-back = Retour en arrière · { $when }
page-looking-back-first = Ce qui précède s’est joué avec d’autres règles et ne peut être montré ; le journal le raconte.
page-to-present = Revenir au présent
page-since = Depuis votre dernier choix
page-since-watched = Ce qui vient de se passer
page-since-count = Depuis votre dernier choix : { $count ->
    [one] { $count } événement
   *[other] { $count } événements
}
page-since-step = Voir pas à pas
page-since-done = Vu

## Règles et touches

page-rule = Règle { $rule }
page-open-rule = Ouvrir la règle { $rule }
page-rule-unknown = Cette règle n’a pas encore de texte.
page-rule-back = Revenir à { $rule }
page-rules = Règles du jeu
page-rules-search = Chercher dans les règles
# What players look for: beginnings of words that mean the same, without accents, and words that say nothing.
page-rules-synonyms = empil, pile; retrait, retir, recul, retraite; egal, nul, exaequo; gagn, victoire, vainc; ravitaill, approvision; touche, touché, perte; lien, liaison, reli, route; avion, aeri; navire, flotte, bateau; dé, jet, lancer; deplac, mouvement, bouge, marche
page-rules-idle = comment, quoi, que, quand, ou, qui, pourquoi, puis, je, peut, on, le, la, les, l, un, une, de, du, d, a, est, en
page-rules-none = Aucune règle n’en parle.
page-victory = Victoire
page-victory-lead = Ce qui met fin à la partie, et où l’on en est. Une condition est remplie quand son nombre est atteint.
page-victory-least = { $now } sur { $needed }
page-victory-most = à présent { $now } ; { $needed } ou moins
page-victory-met = remplie à présent
page-signs = Signes
page-signs-troop = Une troupe : son type, sa force (autant de dés), au coin un modificateur d’un dé ; les encoches sont ses pas.
page-signs-sides = Les pions nationalistes ont des coins carrés, les républicains des coins ronds.
page-signs-used = Hachuré : il a attaqué ou aidé ; il est de nouveau prêt après la Réorganisation.
page-signs-moved = Tourné : il s’est déplacé dans cette phase.
page-signs-cut = Non ravitaillé.
page-signs-general = Un général ; le chiffre améliore un dé là où il aide.
page-signs-tank = Un char ; son chiffre agit de même.
page-signs-plane = Un avion ; il ajoute des dés.
page-signs-token = Le même, petit, près de la pile de sa case ; le coin en compte plusieurs.
page-signs-star = Une ville-objectif.
page-signs-split = Titre partagé : les deux camps y ont des unités, la case est contestée.
page-signs-marker = Un marqueur : le camp tient la case sans unité ; la première troupe ennemie la prend.
page-help = Aide
page-keys = Touches
page-keys-number = le choix de ce numéro
page-keys-tab = choix suivant, en boucle ; Échap en sort
page-keys-enter = le prendre
page-keys-no-more = terminer ce choix
page-keys-stand = la même réponse pour toute la phase : aucune carte, aucune attente
page-keys-undo = annuler
page-keys-hint = demander conseil à l’ordinateur, ou fermer son conseil
page-keys-now = ce qui est demandé
page-keys-hand = main
page-keys-battle = bataille
page-keys-log = journal
page-keys-forces = forces
page-keys-sea = mer
page-keys-history = parcourir la partie en arrière et en avant
page-keys-arrows = parcourir les cases de la carte
page-keys-zoom = agrandir ou réduire la carte
page-keys-whole = toute la carte, et retour
page-keys-log-whole = le journal entier, avec recherche
page-keys-rules = les règles du jeu
page-keys-help = ces touches
page-keys-escape = reposer, fermer ou revenir au présent

## Main

page-hand = Main
page-hand-other = { $side } : { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
page-hand-empty = Aucune carte en main.
page-table = Sur la table
page-event-card = L’événement en cours
page-decks = Paquets
page-deck = Paquet { $years }
page-discarded = Défaussées, face cachée
page-events-left = Événements restants dans ce tour
page-used = Jouées par les { $side } ({ $count })
page-bonus = Bonus
page-penalty = Malus
page-card-what-if = n’a pas eu lieu
page-card-not-now = Pas maintenant.
page-card-play = Jouer
page-card-open = Son histoire, sa règle
page-chip-dice = { $count ->
    [one] { $sign } dé
   *[other] { $sign } dés
}
page-chip-drm = { $count ->
    [one] { $sign } à un dé
   *[other] { $sign } à { $count } dés
}
page-chip-theirs = adverse { $told }
page-card-why = Pourquoi ?
page-card-later = Elle se joue pour son événement pendant la phase des événements, ou pour son bonus ou sa pénalité lors d’une attaque.
page-card-bonus-dice = { $count ->
    [one] { $count } dé de plus
   *[other] { $count } dés de plus
}
page-card-penalty-dice = { $count ->
    [one] { $count } dé de moins à l’adversaire
   *[other] { $count } dés de moins à l’adversaire
}
page-card-bonus-drm = { $count ->
    [one] { $drm } sur un dé
   *[other] { $drm } sur { $count } dés
}
page-card-penalty-drm = { $count ->
    [one] { $drm } sur un dé adverse
   *[other] { $drm } sur { $count } dés adverses
}
page-veiled = La main des { $side } est couverte.
page-unveil = La montrer
page-curtain = Passez l’écran aux { $side }
page-curtain-first = Aux { $side } de jouer
page-curtain-open = Je joue les { $side }

## Ce que font les événements

page-needs-controls_port = Il faut contrôler un port.
page-needs-controls_box = Il faut contrôler { $boxes }.
page-needs-has_unit_type_in_any = Il faut avoir : { $units } ({ $boxes }).
page-boxes-any = n’importe quelle case
page-boxes-any_port = n’importe quel port
page-any-troop = n’importe quelle troupe
page-any-unit = n’importe quelle troupe ou n’importe quel char
page-any-plane = n’importe quel avion
page-any-tank = n’importe quel char
page-lost-plane = avion
page-lost-tank = char
page-where-no_enemy = { $boxes }, si l’ennemi n’y a rien
page-where-own_present = { $boxes }, si vous y avez quelque chose
page-where-controlled = { $boxes }, sous votre contrôle
page-where-any = { $boxes }
page-op-place_units = Placez { $units } : { $where }.
page-op-place_plane = { $count ->
    [one] { $count } nouvel avion
   *[other] { $count } nouveaux avions
}, { $units } : { $where }.
page-op-place_tank = { $count ->
    [one] { $count } nouveau char
   *[other] { $count } nouveaux chars
}, { $units } : { $where }.
page-op-place_tank-again = { $count ->
    [one] { $count } char, nouveau ou perdu
   *[other] { $count } chars, nouveaux ou perdus
}, { $units } : { $where }.
page-op-convert = Une troupe ({ $units }) devient { $to }, force { $strength }.
page-op-convert_all = { $owner } : toutes les troupes ({ $units }) deviennent { $to }, dans la limite des pions.
page-op-upgrade = Une troupe ({ $units }) passe de { $from } à { $strength }.
page-op-only = Seulement ici : { $where }.
page-op-remove_general = { $general } quitte la guerre.
page-op-place_general = { $general } est disponible à partir du tour suivant.
page-op-place_general-first = { $general } est disponible à partir du tour suivant ; dans ce tour, il ne peut être affecté qu’ici : { $boxes }.
page-op-permanent_modifier-ignore_type_drm = Désormais, ces troupes combattent sans leur modificateur : { $units }.
page-op-permanent_modifier = { page-op-permanent_modifier-ignore_type_drm }
page-op-extra_rp = { $count ->
    [one] { $count } point de remplacement de plus
   *[other] { $count } points de remplacement de plus
} à la prochaine phase de Remplacements.
page-op-extra_offensive = Avant le tour suivant : un mouvement de votre camp, puis un général et sa bataille. À ce tour, votre camp n’a pas d’autre mouvement.
page-op-remove_units = Les { $owner } perdent { $count ->
    [one] { $count } unité
   *[other] { $count } unités
} ({ $units }), au choix des { $chooser }.
page-op-remove_units-half = Les { $owner } perdent la moitié de leurs pions ({ $units }), arrondie à l’inférieur mais au moins un, au choix des { $chooser }.
page-op-remove_units-share = Les { $owner } perdent { $percent } % de leurs pions ({ $units }), arrondis à l’inférieur mais au moins un, au choix des { $chooser }.
page-op-landing_battle = Débarquement à { $box } : { $units } ; on se bat jusqu’à ce qu’un camp tienne la case.
page-op-limit_attacks_next_turn = Au tour suivant, les { $target } ont droit à { $max } attaques au plus.
page-op-limit_attacks_next_turn-boxes = Au tour suivant, les { $target } n’attaquent que dans { $max } cases au plus.
page-op-cancel_last_event = Annule l’événement que l’autre camp vient de jouer.
page-op-return_eliminated = { $count ->
    [one] { $count } pion perdu revient
   *[other] { $count } pions perdus reviennent
} ({ $units } ; { $faction }) : { $where }.
page-op-remove_plane = Les { $owner } perdent un avion ({ $faction }), au choix des { $chooser }.
page-op-remove_units-all = Les { $owner } perdent toutes leurs troupes de ce type : { $units }.
page-op-permanent_modifier-mediterraneo_both = Désormais, les deux camps profitent de l’effet de la Méditerranée, quel que soit celui qui la contrôle.
page-op-place_ship = Nouveau navire : { $ship } ({ $base }).
page-op-repair_ships = { $count ->
    [one] { $count } de vos navires endommagés est réparé
   *[other] Jusqu’à { $count } de vos navires endommagés sont réparés
} ({ $where }).
page-op-damage_ship = Lancez un dé : à partir de { $needed }, un navire des { $owner } ({ $units } ; { $where }) subit une avarie et rentre.
page-op-damage_ship-destroy = Lancez un dé : à partir de { $needed }, un navire des { $owner } ({ $units } ; { $where }) subit une avarie et rentre ; s’il en avait déjà une, il coule.
page-op-return_ship = Un de vos navires coulés ({ $units }) revient dans une base, avec une avarie.
page-op-draw_cards = { $count ->
    [one] { $count } carte de plus
   *[other] { $count } cartes de plus
} à votre prochaine pioche.
page-op-discard_opponent_card = L’autre camp perd { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} de sa main, au hasard.
page-op-morocco_transport = Du Maroc vers { $boxes }, { $count ->
    [one] { $count } unité de plus peut passer
   *[other] { $count } unités de plus peuvent passer
} aussitôt, sauf si les { $target } contrôlent cette zone : { $area }.
page-any-ship = n’importe quel navire
page-ships-any = où qu’il soit
page-ships-base = dans une base
page-ships-port = dans un port
page-ships-coastal = devant n’importe quelle côte
page-ships-ports = dans n’importe quel port

## Bataille

page-battle = Bataille
page-battle-none = Pas encore de bataille. Quand un général en engage une, elle se suit ici pas à pas.
page-battle-in = Bataille à { $box }
page-attacks = à l’attaque
page-defends = en défense
page-step-attacker = Qui attaque qui
page-step-support = Soutien
page-step-card = Cartes
page-step-air = Combat aérien
page-step-dice = Dés
page-step-hits = Impacts
page-step-end = Fin
page-card-down = Face cachée
page-dice = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
}
page-hits-expected = ≈ { NUMBER($hits, minimumFractionDigits: 1, maximumFractionDigits: 1) } impacts attendus
page-unhurt = { $piece } est indemne.
page-no-dice = Aucun dé
page-hits = { $hits ->
    [0] Aucun impact
    [one] { $hits } impact
   *[other] { $hits } impacts
}
page-with = Avec { $pieces }
page-attack-number = Attaque { $number } sur { $count }
page-attack-earlier = Attaque précédente
page-attack-later = Attaque suivante
page-attack-line = { $piece } : attaque contre { $target } à { $box }.
page-air-line = { $piece } : jet de { $rolls } contre { $foe }{ $drm ->
    [0] .
   *[other] , { $modifier } sur un dé : { $result } compte.
}
page-odds = Probabilités exactes
page-odds-if = si : { $action }
page-odds-win = défenseur détruit
page-odds-trade = les deux détruits
page-odds-attrition = des pas perdus
page-odds-nothing = rien
page-odds-lose = attaquant détruit
page-odds-table = Tableau complet
page-odds-dice = Dés
page-odds-hits = { $hits ->
    [one] { $hits } impact
   *[other] { $hits } impacts
}
page-odds-left = Restant : { $side }
page-odds-plane = détruit { $destroyed }, repoussé { $withdrawn }
page-odds-clears = La case est dégagée
## Les mers

page-sea-title = Les mers
page-sea-control = { $state ->
    [nationalist] nationaliste
    [republican] républicaine
    [contested] contestée
   *[nobody] libre
}
page-sea-effect-cantabrico = Pas d’effet propre ; la République n’y entre que tant qu’Oviedo, Bilbao ou Saint-Sébastien lui est amie.
page-sea-effect-estrecho = La route du Maroc : plus étroite quand la zone est contestée, fermée quand la République la contrôle.
page-sea-effect-mediterraneo = Une carte et un événement de plus au tour suivant pour le camp qui la contrôle ; pour les deux tant que personne ne la contrôle. Pas d’avions.
page-sea-effect-baleares = Un point de remplacement de plus pour le camp qui la contrôle, aux tours de remplacements.
page-sea-blockaded = Sous blocus pour les { $side } : { $boxes }
page-sea-base-closed = fermée
page-sea-damaged = avarie
page-sea = Mer
page-sea-bonus = { $side }, au tour suivant : cartes +{ $cards }, événements +{ $events }
page-sea-bonus-none = Les cartes de la mer pour le tour suivant se décident à la Réorganisation.
page-sea-bases = Bases navales
page-sea-base-open = ouverte
page-sea-blockades = Ports sous blocus
page-sea-blockades-none = Aucun port n’est sous blocus.
page-sea-fleet = Navires des { $side }
page-sea-fight-in = Combat en mer : { $place }
page-sea-kind-area = pour le contrôle de la zone
page-sea-kind-coast = devant la côte
page-sea-kind-battery = avec les batteries du port
page-sea-step-consent = Livrer bataille ou se retirer
page-sea-step-air = Combat aérien
page-sea-step-planes = Avions contre navires
page-sea-step-submarines = Sous-marins
page-sea-step-pairs = Navire contre navire
page-sea-step-battery = Batteries côtières
page-sea-step-hits = Impacts
page-sea-step-end = Le retour
page-sea-bond-pair = { $piece } affronte { $foe }
page-sea-bond-aim = { $piece } tire sur { $foe }
page-sea-bond-back = { $piece } soutient { $foe }
page-sea-hits = Les { $side } subissent { $damage ->
    [0] { $withdraw ->
        [one] { $withdraw } retrait
       *[other] { $withdraw } retraits
    }
    [one] { $damage } impact
   *[other] { $damage } impacts
}.
page-sea-throws = { $piece } tire sur { $foe }
page-sea-turned = repoussé
page-sea-batteries = Batteries côtières
page-sea-odds = { $piece } contre { $foe }, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}
page-sea-odds-none = sans effet
page-sea-odds-withdrawn = repoussé
page-sea-odds-damaged = endommagé
page-sea-odds-destroyed = coulé
page-sea-report = Combat en mer { $number } sur { $count }
page-sea-earlier = Combat précédent
page-sea-later = Combat suivant
page-sea-card = Carte de la guerre navale

## Brouillard de guerre

page-fog-covered = { $count ->
    [one] encore { $count } dessous
   *[other] encore { $count } dessous
}
page-fog-dummies = Leurres disponibles : { $count }

## Journal et forces

page-log = Journal
page-log-all = Tout montrer
page-log-whole = En pleine hauteur
page-log-search = Chercher dans le journal
page-log-found-none = Rien dans le journal ne contient ces mots.
page-log-look = Voir la carte à ce moment
page-log-empty = Il ne s’est encore rien passé.
page-unseen-raised = { $piece } ({ $box }) : force accrue.
page-unseen-converted = { $piece } ({ $box }) : changement de type.
page-unseen-substituted = { $piece } : remplacement, faute de pion.
page-forces = Forces
page-objectives = Villes-objectifs
page-objectives-count = Nationalistes { $nationalist } · contestées { $contested } · Républicains { $republican }
page-contested = Contestées
page-troops = Troupes sur la carte
page-strength = Leur force
page-replacement = Points de remplacement
page-place-mat = Prêts à côté de la carte
page-place-reserve = Pas encore en jeu
page-place-eliminated = Perdus
page-place-captured = Capturés, à venir
page-place-sea = En mer
page-place-base = Dans une base navale
page-place-returning = Sur le chemin du retour
page-place-out = Hors du jeu
page-pool = Pions encore disponibles

## La fin

page-won-own = Vous avez gagné.
page-lost-own = Vous avez perdu.
page-won = Les { $side } ont gagné.
page-draw = La guerre s’achève sans vainqueur.
page-chance-title = Dés loyaux
page-chance-commitment = Le serveur est lié à un secret ; voici son engagement :
page-chance-about = La graine de tous les dés et cartes est faite de ce secret et d’un nombre au hasard de la page de chaque joueur. La partie finie, le secret est dit et chaque dé peut être prouvé.
page-chance-waiting = La partie commence dès que la page de l’autre joueur a donné son nombre ({ $side }).
page-prove = Vérifier les dés
page-proof-working = Vérification de chaque dé…
page-proof-good = Chaque dé et chaque carte est prouvé.
page-proof-bad = Quelque chose ne concorde pas.
page-proof-commitment = Le secret est celui auquel le serveur s’est lié avant que quiconque ajoute un nombre, tel que cette page l’a vu alors.
page-proof-commitment-told = Le secret correspond à l’engagement de la preuve. Cette page n’a pas vu l’engagement au début.
page-proof-number = Le nombre que cette page a ajouté fait partie de la graine.
page-proof-number-unknown = Cette page ne sait pas quel nombre elle a ajouté à la graine : il l’a été dans un autre navigateur, ou par quelqu’un d’autre. Regardez là-bas.
page-proof-seed = La graine est faite du secret et des nombres de tous les joueurs.
page-proof-whole = La preuve n’est pas entière ou n’a pas la forme voulue.
page-proof-givers = Ont ajouté des nombres exactement les personnes qui ont joué : { $givers }.
page-proof-shared = Le seul nombre a été ajouté par la page devant laquelle les deux étaient assis.
page-proof-earlier = Cette partie a commencé avant que les engagements disent qui ajoute un nombre ; la page l’a comparé avec les places.
page-proof-labels = Chaque tirage est dit avec le choix et la règle auxquels il a servi, comme l’enregistrement le fixe. La page de l’autre joueur montre les mêmes chiffres : { $digest }
page-proof-chain = Aucune ligne du journal n’a été réécrite : l’enregistrement mène aux valeurs que cette page a reçues pendant la partie.
page-proof-chain-untold = Aucune ligne du journal n’a été réécrite depuis que sa chaîne a été faite. Aucune de ses valeurs n’a été dite à cette page pendant la partie.
page-proof-draws = Tous les tirages suivent de la graine, l’un après l’autre, sans omission : { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
}, { $picks } jetons ou cartes tirés un à un, { $orders } paquets mélangés.
page-proof-log = Les dés que dit le journal sont ceux-ci.
page-proof-cards = Les cartes que vous avez tirées viennent du dessus de ces paquets, dans l’ordre.
page-proof-begins = La preuve couvre ce qui suit la reprise de l’enregistrement.
page-proof-list = Tous les tirages ({ $count })
page-proof-choice = Choix
page-proof-rule = Règle
page-proof-at = Octet
page-proof-value = Valeur
page-proof-download = Télécharger la preuve
page-proof-hint = docs/check_proof.py, un court programme en Python seul, vérifie ce fichier sans ce programme.
page-end-when = Tour { $turn }, { $year }, après { $count } choix.
page-replay = Revoir la partie
page-back = Demander à revenir en arrière
page-back-would = Si l’autre personne accepte, ceci est annulé :
page-back-none = Rien ne peut être annulé d’un commun accord : depuis votre dernière action un dé est tombé, une carte a été tirée ou quelque chose de caché a été montré, ou cela vient d’être refusé.
page-back-ask = Le demander à l’autre personne
page-back-asked = { $name ->
    [none] L’autre camp demande d’annuler ceci :
   *[other] { $name } demande d’annuler ceci :
}
page-back-asked-own = Vous demandez d’annuler ceci ; l’autre personne doit l’accepter :
page-back-refused-own = { $name ->
    [none] L’autre camp n’accepte pas de l’annuler.
   *[other] { $name } n’accepte pas de l’annuler.
}
page-back-agree = L’annuler
page-rematch = Revanche
page-rematch-swap = Revanche, camps échangés
page-rematch-offer = Proposer une revanche
page-rematch-swap-offer = Proposer une revanche, camps échangés
page-rematch-offered = { $name ->
    [none] L’autre camp propose une revanche.
   *[other] { $name } propose une revanche.
}
page-rematch-offered-own = Vous proposez une revanche. Elle commence quand elle est acceptée.
page-rematch-declined = Vous avez refusé la revanche.
page-rematch-declined-own = { $name ->
    [none] L’autre camp a refusé la revanche.
   *[other] { $name } a refusé la revanche.
}
page-rematch-begun = La revanche est prête.
page-rematch-begun-own = { $name ->
    [none] L’autre camp a accepté la revanche.
   *[other] { $name } a accepté la revanche.
}
page-rematch-side = Votre camp dans celle-ci
page-rematch-yours = Votre camp dans celle-ci : { $side }.
page-rematch-same = Le scénario et les options sont les mêmes.
page-rematch-accept = Accepter et commencer
page-rematch-rated = Elle est classée.
page-rematch-unrated = Elle n’est pas classée.
page-rematch-open = Jouer la revanche
page-other-comes = L’autre camp est averti de cette partie ; elle commence quand il l’ouvre.
page-begin-ask = Cette partie attend que vous la commenciez. { $rated ->
    [yes] Elle est classée.
   *[no] Elle n’est pas classée.
}
page-begin-do = Commencer
page-next-game = { $count ->
    [one] Vers la partie qui vous attend
   *[other] Vers la prochaine des { $count } parties qui vous attendent
}
page-again = Une autre partie

## Advice

page-ideas = Idées sur la carte
page-ideas-of = Ce que pourraient faire les { $side }
page-ideas-none = Rien n’est à découvert.
page-ideas-legend = Un numéro sur la carte renvoie à sa phrase : l’anneau marque le lieu, la flèche le chemin.
page-ideas-wanted = Montrer ce que chaque camp pourrait faire ensuite
page-ideas-show = Montrer sur la carte
page-hint = Que joueriez-vous ?
page-hint-by = { $opponent } jouerait :
page-hint-no-reason = Sans raison donnée.
page-hint-thinking = Réflexion…
page-hint-level = De qui vient le conseil : le plus fort d’abord
page-bar-more = Le texte entier
error-advice-later = Pas de conseil pour l’instant : trop de demandes. Réessayez dans un moment.
error-no-advice = L’adversaire n’a pas répondu.

# Des attaques entières d’une seule pression, et une réponse donnée d’avance.
page-plan-attacks = Attaques
page-plan-left-out = les plus avantageuses d’abord ; sans compter les cartes ni le soutien du défenseur
page-plan-odds = dés { $dice } · défenseur détruit { $falls } · attaquant détruit { $dies }
page-plan-attack = Attaquer
page-plan-attack-title = Ouvre la bataille si elle n’a pas commencé, et attaque sans autre soutien
page-plan-with = { $count ->
    [one] Avec soutien
   *[other] Avec les { $count } soutiens
}
page-plan-with-title = Attaque avec le soutien de { $pieces }
page-plan-more = { $count } de plus
page-plan-fewer = Seulement les meilleures
page-plan-support = Tout le soutien : { $pieces }
page-plan-support-title = L’appelle en une fois
page-plan-bare = sans carte
page-plan-bare-title = La même attaque sans poser de carte : on ne vous le demande pas
page-plan-only = Seulement { $piece }
page-plan-only-title = Appelle celui-ci et personne d’autre
page-list = Où ils pourraient aller
page-list-told = { $count ->
    [one] Une pièce pourrait être placée pour vous : elle est esquissée sur la carte.
   *[other] { $count } pièces pourraient être placées pour vous : elles sont esquissées sur la carte.
}
page-list-all = { $count ->
    [one] Le faire
   *[other] Faire les { $count }
}
page-list-title = Exécute chaque ligne telle quelle ; une seule annulation reprend le tout
page-list-turns = Exécute chaque ligne telle quelle, une à chaque fois que c’est à votre camp ; s’arrête là où une ligne n’est plus possible
page-list-singly = Une par une
page-list-one = Faire
page-list-one-title = N’exécute que cette ligne
page-list-place = Où : { $what }
page-list-goes-on = { $count ->
    [one] Il reste une ligne de votre liste.
   *[other] Il reste { $count } lignes de votre liste.
}
page-stand-no-card = { $stretch ->
    [battle] Aucune carte dans cette bataille
   *[phase] Aucune carte dans cette phase
}
page-stand-no-card-title = { $stretch ->
    [battle] Répond « Aucune carte » jusqu’à la fin de cette bataille, ou jusqu’à « Redemander »
   *[phase] Répond « Aucune carte » jusqu’à la fin de la phase, ou jusqu’à « Redemander »
}
page-standing-no-card = { $stretch ->
    [battle] Aucune carte n’est posée jusqu’à la fin de cette bataille.
   *[phase] Aucune carte n’est posée jusqu’à la fin de la phase.
}
page-standing-ask = Redemander
