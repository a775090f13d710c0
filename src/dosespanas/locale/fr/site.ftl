## La table dans un navigateur, sans serveur

site-about = Deux wargames sur la guerre d’Espagne, contre l’ordinateur ou à deux devant le même écran. Rien à installer, pas de compte : tout reste dans ce navigateur.
site-play = Jouer
site-all = Tous les jeux, leçons et réglages
site-docs = Documentation
site-fetching = Téléchargement de la table
site-starting = Mise en place de la table
site-broken = La table n’a pas pu être mise en place : { $why }
site-unkept = Ce navigateur ne conserve rien ici, peut-être parce que la fenêtre est privée. Les parties sont perdues à sa fermeture ; enregistrez-les avant.
site-elsewhere = La table est ouverte dans un autre onglet de ce navigateur.
site-take = L’utiliser ici
site-newer = Il y a une nouvelle version de ce site.
site-renew = L’ouvrir
site-save = Tout enregistrer
site-open = Ouvrir ce qui a été enregistré
site-saved-about = Vos parties, réglages et corrections en un fichier, pour continuer sur un autre appareil. En ouvrir un le met à la place de tout ce qui est ici.
site-open-sure = Tout ce qui est ici disparaît, et le contenu du fichier prend sa place. L’ouvrir ?
site-not-ours = Ce fichier n’a pas été enregistré ici.
site-slow = Les adversaires forts prennent ici leur temps : un de leurs choix peut durer quelques secondes.
