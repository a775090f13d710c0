### What the server keeps of a person: the page on privacy

privacy = Confidentialité
privacy-about = Ce que ce serveur garde de vous, pourquoi et combien de temps. Personne n’est compté ni suivi, et rien n’est chargé d’autres sites.
privacy-nobody = Sans compte
privacy-nobody-about = Une partie : ses options, les choix faits et leur heure, les paroles, notes et marques de sa table, et une empreinte de chaque lien secret. Vos liens, vos réglages et vos réponses aux problèmes sont gardés par votre navigateur.
privacy-account = Votre compte
privacy-account-about = Votre nom, votre langue et votre fuseau horaire ; les adresses et clés d’accès qui vous servent à entrer ; où vous êtes connecté, avec le nom du navigateur, jusqu’à 180 jours après le dernier usage ou jusqu’à ce que vous y mettiez fin. Un lien pour entrer vaut 15 minutes. Si vous vous connectez par un autre service : une empreinte de qui vous y êtes. Les programmes qui jouent pour vous : le nom que vous leur avez donné, et leur dernier usage.
privacy-notices = Pour vous avertir
privacy-notices-about = Où et quand vous voulez être averti, et si cela a échoué. Un courriel dit ce qui s’est passé dans la partie et ce qu’on vous a écrit à sa table, et passe par votre fournisseur. Ce qui est envoyé au navigateur est chiffré pour lui ; un webhook va à l’adresse que vous avez donnée.
privacy-table = À la table
privacy-table-about = Les messages et les marques sont lus par ceux de cette table, une note par vous seul. Ils disparaissent avec la partie. Vos jeux de corrections ne sont lus que de vous, sauf si vous en publiez un : chacun le lit alors, avec votre nom, jusqu’à ce que vous le retiriez. Un message d’une personne à une autre n’est lu que d’elles deux, et disparaît quand l’une ferme son compte. Un message signalé est lu, avec la raison, par qui tient ce serveur.
privacy-results = Ce que vous avez joué
privacy-results-about = La fin de vos parties, vos classements, les tournois où vous êtes entré. D’autres les voient dans les tournois et, ailleurs, seulement si vous demandez une page à vous.
privacy-network = Adresses réseau
privacy-network-about = Le serveur compte les requêtes par adresse dans sa mémoire, contre les avalanches, et n’en note aucune. Qui le tient peut avoir devant lui un autre serveur qui le fait.
privacy-end = Combien de temps, et la fin
privacy-end-about = Une partie est gardée tant que qui tient ce serveur garde des parties. Vous pouvez tout emporter en un fichier et fermer le compte, l’un et l’autre sur sa page. Tout ce qui précède est alors effacé. Vos parties et ce que vous avez écrit à leurs tables restent à l’autre camp, comme d’un ancien joueur, et une empreinte de votre nom, pour que personne n’en prenne un qui lui ressemble. Une sauvegarde peut le garder un peu plus longtemps.
