## Ce que dit la vérification des données : ce qui ne va pas, et ce qui serait juste

# La règle qui le dit
data-by = { $what } selon { $rule }
data-by-date = sa date ({ $rule })
data-by-number = son numéro ({ $rule })
data-by-side = son camp
data-by-side-number = son camp et son numéro
data-by-file = le nom du fichier
data-by-destroyer = { $rule }, pour un destroyer
data-by-destroyers = { $rule }, qui le donne aux destroyers
data-by-submarine = { $rule }, pour un sous-marin
data-by-tanks = { $rule }, pour les chars
data-by-option = { $rule } (port seulement par une règle optionnelle)
data-by-chapter = le chapitre { $rule }
data-by-note = la note à { $rule }
data-by-notes = les notes aux joueurs
data-by-timeline = la chronologie du livret

# Mots habituels
data-is = est { $value }
data-is-again = est encore { $value }
data-is-after = est { $result } après { $other }
data-is-there = est présent
data-are = sont { $many }
data-missing = manque
data-given = doit être donné
data-leave-out = doit être omis
data-no-null = doit avoir une valeur ou être omis
data-must-be = doit être { $value }
data-must-have = il faut { $what }
data-have-it = doit y être
data-have-for = doit l’avoir pour { $value }
data-turns-or-crisis = doit l’avoir pour { $value } ou suivre une crise : rien d’autre ne dit quand elles reviennent
data-have-with = doit y être avec { $fields }
data-was-expected = on attendait { $value }
data-were-expected = attendu : { $value }
data-must-be-id = doit être l’id d’{ $kind }
data-be-id-or = doit être l’id d’{ $kind }, ou { $values }
data-at-most = doit être au plus { $value }
data-above = doit dépasser { $one }
data-after = doit venir après { $value }
data-either = doit avoir { $one } ou bien { $other }
data-neither = ne doit avoir ni { $one } ni { $other }
data-both = doit avoir { $one } et { $other }
data-used-once = { $field } ne doit servir qu’une fois
data-once = doit être donné une seule fois
data-twice = est donné deux fois
data-no-field = n’a pas { $field }
data-has-fields = a { $fields }
data-has-no-field = n’a aucun champ
data-lacks = il manque { $names }
data-lacks-of = il manque : { $what } { $names }
data-has = { $what }
data-rows = { $count ->
    [0] il n’y a aucune ligne
    [one] il y a une ligne
   *[other] il y a { $count } lignes
} avec { $fields }
data-field = { $field } { $value }
data-field-given = { $field } donné
data-field-left-out = { $field } omis
data-range = de { $low } à { $high }
data-least = au moins { $value }
data-most = au plus { $value }
data-other-than = autre que { $value }

# Fichiers et formes
data-no-utf8 = n’est pas du texte UTF-8
data-be-utf8 = doit être enregistré en UTF-8
data-no-json = n’est pas du JSON : { $fault ->
    [comma] il manque ici une virgule ou une fin
    [colon] il manque ici un deux-points
    [value] il manque ici une valeur
    [name] il manque ici un nom entre guillemets doubles
    [string] un texte entre guillemets ne se termine pas
    [more] il y a encore quelque chose après la fin
   *[other] quelque chose n’est pas à sa place ici
}
data-be-json = doit être du JSON
data-nested = est imbriqué trop profondément
data-odd-number = contient un nombre dont aucun fichier n’a besoin
data-plain-numbers = doit employer des nombres ordinaires
data-bad-key = a une clé impossible : { $value }
data-every-key = chaque clé doit être { $form }
data-unknown-field = n’est pas un champ connu
data-remove-field = doit être ôté, ou écrit comme dans la description du format
data-must-have-field = doit avoir le champ { $field }
data-has-tag = a { $field } { $value }
data-one-of = { $field } doit être l’un de { $values }
data-entries = { $count ->
    [0] n’a pas d’éléments
    [one] a un élément
   *[other] a { $count } éléments
}
data-must-have-many = doit en avoir { $bound ->
    [least] au moins
   *[most] au plus
} { $many }
data-form-bool = true ou false
data-form-list = une liste
data-form-object = un objet entre accolades
data-form-string = un texte
data-form-other = ce que dit la description du format
data-form-whole = un nombre entier de { $low } à { $high }
data-form-number = un nombre de { $low } à { $high }
data-form-share = un nombre supérieur à 0, au plus 1
data-form-id = un nom en minuscules, chiffres et tirets bas, qui commence par une lettre
data-form-text = un texte de { $low } à { $high } caractères
data-form-plain = du texte simple sur une ligne, de { $low } à { $high } caractères
data-form-source = un texte qui commence par { $values }
data-form-month = une année et un mois, par exemple { $value }
data-form-rule = le numéro d’une règle, par exemple { $value }
data-form-card = un nombre entier de 1 à 45 (jusqu’à 99 pour une règle maison), ou de { $low } à { $high }
data-form-count = un nombre entier de { $low } à { $high }, ou { $value }
data-form-ids = une liste { $of ->
    [boxes] d’ids de cases
    [types] de types de troupes
    [ships] de navires
   *[pieces] d’ids de pièces
}, ou { $values }
data-form-hex = les quatre chiffres d’un hexagone de la grille, par exemple { $value }
data-form-factors = attaque, défense et mouvement, par exemple { $value }
data-form-unit-factors = attaque, défense et mouvement, par exemple { $value }, ou combat et mouvement d’un QG, par exemple { $hq }
data-form-result = les pas perdus par l’attaquant et le défenseur, par exemple { $value }
data-form-place = un emplacement, par exemple { $value }
data-form-base = les 16 chiffres hexadécimaux des données corrigées
data-no-data-file = n’est pas un fichier de données du jeu
data-be-data-file = doit être l’un de { $files }, ou un fichier de corrections
data-not-there = n’existe pas
data-be-folder = doit être un dossier de fichiers de données, ou l’un d’eux
data-holds-none = ne contient aucun fichier de données
data-hold-some = doit contenir un ou plusieurs de { $files }
data-too-large = est trop grand
data-fewer-bytes = doit avoir moins de { $bytes } octets
data-unreadable = ne peut pas être lu
data-cannot-be-read = ne peut pas être lu : { $why }
data-may-read = doit être un fichier que vous pouvez lire
data-be-object = doit être un objet JSON d’au plus { $most } caractères

# Corrections et textes
data-corrects = corrige { $game }
data-says-nothing = ne dit rien
data-is-here = est { $value } dans ces données
data-not-here = n’est pas dans ces données
data-must-be-there = doit y être
data-must-be-new = doit y être nouveau : rien n’est dit de ce que c’était
data-which-corrects = doit être { $value }, que ceci corrige
data-has-none-here = n’a pas { $name } dans ces données
data-name-place = doit nommer un emplacement qui existe
data-no-table = n’est pas une table
data-no-rows = n’a pas de lignes à ajouter ou à ôter
data-no-such-row = n’a pas la ligne { $value } dans ces données
data-takes-away = doit l’avoir : ceci l’ôte
data-make = donnent les données { $digest }
data-must-make = doivent donner { $digest }, avec lesquelles la partie a été jouée
data-in-language = est en { $value }
data-in-languages = doit être en { $values }
data-no-text = n’est pas un texte de ces données
data-such-as = doit être d’une chose qu’elles contiennent, par exemple { $values }

# Sortes de choses : l’id d’...
data-a-box = une case
data-a-box-or-all = une case, ou l’ensemble doit être { $values }
data-a-transport-box = une case où mène le transport (MAR-02)
data-a-base = une base
data-a-base-of = { $side ->
    [nationalist] une base nationaliste
   *[republican] une base républicaine
}
data-a-sea-area = une zone maritime
data-a-water = une zone maritime ou d’une base
data-a-water-or-box = une zone maritime, d’une base ou d’une case
data-a-card = une carte
data-a-naval-card = une carte navale
data-a-general = un général
data-a-plane = un avion
data-a-naval-plane = un avion de la guerre navale
data-a-tank = un char
data-a-ship = un navire
data-a-piece = un { $kind ->
    [general] général
    [plane] avion
    [tank] char
   *[ship] navire
} { $side ->
    [nationalist] nationaliste
   *[republican] républicain
}
data-a-type = { $side ->
    [nationalist] un type de troupes nationaliste
   *[republican] un type de troupes républicain
}
data-a-faction = { $side ->
    [nationalist] une faction d’avions ou de chars nationalistes
   *[republican] une faction d’avions ou de chars républicains
}
data-a-hex = un hexagone d’Espagne
data-a-chit = un pion d’événement
data-a-column = une colonne
data-a-modifier = un modificateur des règles
data-an-event = un événement du chapitre 7, ou A26
data-an-operation = une opération de pions d’événement
data-a-condition = une condition

# Ce qui se compte, et ce qui manque d’une sorte
data-box = case
data-area = zone maritime
data-base = base
data-piece = pièce
data-hex = hexagone
data-line = ligne
data-value-of = valeur de
data-chit-of = pion d’événement de
data-card = { $side ->
    [nationalist] carte nationaliste
   *[republican] carte républicaine
}
data-type = { $side ->
    [nationalist] type de troupes nationaliste
   *[republican] type de troupes républicain
}
data-boxes = { $count ->
    [0] il n’y a pas de cases
    [one] il y a une case
   *[other] il y a { $count } cases
}
data-cities = { $count ->
    [0] il n’y a pas de villes objectifs
    [one] il y a une ville objectif
   *[other] il y a { $count } villes objectifs
}
data-turns = { $count ->
    [0] il n’y a pas de tours
    [one] il y a un tour
   *[other] il y a { $count } tours
}
data-chits = { $count ->
    [0] il n’y a pas de pions d’événement
    [one] il y a un pion d’événement
   *[other] il y a { $count } pions d’événement
}
data-hexes = { $count ->
    [0] il n’y a pas d’hexagones
    [one] il y a un hexagone
   *[other] il y a { $count } hexagones
}
data-units = { $count ->
    [0] il n’y a pas d’unités
    [one] il y a une unité
   *[other] il y a { $count } unités
}
data-side-ships = { $count ->
    [0] il n’y a aucun navire
    [one] il y a un navire
   *[other] il y a { $count } navires
} du camp { $side ->
    [nationalist] nationaliste
   *[republican] républicain
}
data-side-counters = { $count ->
    [0] il n’y a aucun pion
    [one] il y a un pion
   *[other] il y a { $count } pions
} du camp { $side ->
    [nationalist] nationaliste
   *[republican] républicain
}
data-troop-counters = { $count ->
    [0] il n’y a aucun pion
    [one] il y a un pion
   *[other] il y a { $count } pions
} de troupes du camp { $side ->
    [nationalist] nationaliste
   *[republican] républicain
}
data-naval-cards = { $count ->
    [0] il n’y a aucune carte navale
    [one] il y a une carte navale
   *[other] il y a { $count } cartes navales
} du camp { $side ->
    [nationalist] nationaliste
   *[republican] républicain
} dans la pioche 1936-37
data-markers = { $count ->
    [0] il n’y a aucun marqueur
    [one] il y a un marqueur
   *[other] il y a { $count } marqueurs
} du camp { $side ->
    [nationalist] nationaliste
   *[republican] républicain
}
data-weak-generals = { $count ->
    [0] il n’y a aucun général
    [one] il y a un général
   *[other] il y a { $count } généraux
} à modificateur négatif
data-no-events = { $count ->
    [0] il n’y a aucun Pas d’événement
   *[other] il y a { $count } Pas d’événement
} pour le gobelet { $side ->
    [nationalist] nationaliste
   *[republican] républicain
} au tour 1

# España 1936 : la carte et son dessin
data-no-place = n’a pas de place pour { $thing }
data-drawn-far = sans elle on le dessine à sa longitude et à sa latitude
data-needs-shore = une case côtière a la mer en { $values }
data-on-no-sea = { $box } ne donne sur aucune zone maritime
data-tray = { $side ->
    [nationalist] le plateau nationaliste
   *[republican] le plateau républicain
}
data-lies-on = recouvre { $thing }
data-own-place = { $thing } devrait avoir sa propre place
data-leaves-map = sort de la carte avec { $thing }
data-within = doit tenir en x { $across } et y { $down }
data-cell-again = est encore la rangée { $row }, colonne { $column }, où se trouve { $box }
data-own-cell = doit avoir sa propre rangée et sa propre colonne
data-crosses = croise la liaison de { $one } à { $other }
data-misread = des liaisons qui se croisent se lisent mal
data-passes = traverse { $box }
data-keep-clear = les liaisons devraient éviter les autres cases
data-joins-itself = relie { $box } à elle-même
data-join-boxes = doit relier deux cases
data-joins-again = relie encore { $one } et { $other }
data-leads-overseas = mène outre-mer
data-no-link = aucune liaison ne peut y mener
data-links = { $count ->
    [0] n’a pas de liaisons
    [one] a une liaison
   *[other] a { $count } liaisons
}
data-cut-off = ne laissent aucun chemin vers { $places }
data-reachable-boxes = toute case terrestre doit être accessible par terre
data-called = doit y être : des règles ou des cartes la nomment
data-santander = les règles ne comptent pas Santander parmi les ports
data-optional-port = doit être républicain pour Saint-Sébastien et omis ailleurs
data-empty-port = est vide pour un port
data-port-at-sea = un port devrait donner sur une zone maritime
data-overseas-are = a comme cases d’outre-mer { $value }
data-overseas = seul le Maroc doit être outre-mer

# España 1936 : les cartes à jouer
data-no-combat = n’est pas une seule valeur de combat
data-one-combat = doit avoir { $one }, ou bien { $other } et { $more }
data-cards-of-years = il faut les cartes 1 à 44 de chaque camp
data-cards-of-options = il faut les cartes 45 et N1 à N10 de chaque camp
data-house-number = doit être de 1 à 45, ou de N1 à N10 (seule une carte d’une règle maison a un autre numéro),
data-draws-naval = il en faut au moins une, sinon cinq tours piochent plus qu’il n’y a
data-leaves-cards = laisse { $count } { $side ->
    [nationalist] des cartes nationalistes
   *[republican] des cartes républicaines
} de { $deck } à la variante { $variant ->
    [historical] historique
   *[no_intervention] de non-intervention
}
data-must-leave = doit en laisser { $many }
data-date-expected = on attendait une date en { $years }
data-no-what-if = les règles ne comptent pas cette carte parmi les hypothétiques
data-no-operation = n’a pas l’opération { $op }
data-other-operations = a d’autres opérations que { $op }
data-alone = doit n’avoir que celle-là
data-counters = { $size ->
    [small] { $count ->
        [one] un petit pion
       *[other] { $count } petits pions
    }
   *[large] { $count ->
        [one] un grand pion
       *[other] { $count } grands pions
    }
} ({ $type })
data-pieces = { $kind ->
    [plane] { $count ->
        [one] un pion d’avion
       *[other] { $count } pions d’avion
    }
   *[tank] { $count ->
        [one] un pion de char
       *[other] { $count } pions de char
    }
}
data-lacks-counters = il manque à { $card }, après la mise en place de { $scenario } : { $what }
data-find-all = on attendait qu’elle trouve tout ce qu’elle apporte
data-no-counter = il n’y a pas de { $size ->
    [small] petit
   *[large] grand
} pion ({ $type })
data-most-chosen = doit être au plus { $value }, les pièces parmi lesquelles choisir
data-at-sea = appartient à la guerre navale
data-on-naval-card = doit figurer sur une des cartes N1 à N10
data-more-than-boxes = demande plus que des cases
data-plain-boxes = doit être une liste de cases avec l’état { $value }
data-more-than-any = demande plus que n’importe où
data-names-no-place = ne nomme aucun lieu
data-any-or-some = doit avoir { $field } seul, ou certains de { $fields }
data-no-ship = { $side ->
    [nationalist] il n’y a pas de navire nationaliste de cette classe
   *[republican] il n’y a pas de navire républicain de cette classe
}
data-says-helped = dit qui la mer aide
data-whose-drm = ne dit pas de qui le modificateur est ignoré
data-no-limit = ne dit pas ce qui est limité
data-not-how-many = ne dit pas combien

# España 1936 : pièces et navires
data-other-tank = doit être un char de l’autre camp
data-one-back = doit être le verso d’un seul char
data-no-other-piece = ne doit pas être l’id d’un général, d’un avion ou d’un char
data-own-strength = on attendait sa force { $value } (NAV-22)
data-sea-box-expected = on attendait une case au bord de la mer
data-no-troop = ne doit pas ressembler à une troupe : t et un nombre
data-only-destroyers = doit être au moins 1, seuls les destroyers n’ayant pas de force,
data-only-basque = seule l’Armée basque est liée à certaines cases
data-substitutes = doit être { $first }, puis { $then }
data-worked-example = doit y être pour l’exemple détaillé
data-rules-speak = les règles parlent d’un tel général
data-own-emblem = doit être celui d’un type de troupes de son camp
data-all-four = il faut les quatre
data-cantabrico = doit être omis de toutes les zones sauf la mer Cantabrique
data-touches-none = ne touche aucune case
data-some-box = une case de la carte devrait donner sur elle

# España 1936 : la mise en place
data-counter-too-many = demande un { $size ->
    [small] petit
   *[large] grand
} pion de trop ({ $type })
data-troop-number = est la troupe { $number } à { $box }
data-most-a-side = il en faut au plus { $value } par camp
data-enter-only = { $type } : entrée seulement à { $boxes }
data-taken = est { $value }, qui est prise
data-free-box = doit être une case sans troupes ni autre marqueur
data-no-one-place = n’est pas à un seul endroit
data-box-with-troop = doit être une case avec une troupe du même camp
data-on-map = est sur la carte
data-stay-out-naval = doit rester hors jeu, étant de la guerre navale,
data-stay-out-card = doit rester hors jeu jusqu’à ce que sa carte soit jouée
data-enter-by-card = doit entrer par sa carte
data-begins = commence en jeu
data-begins-on-map = est { $value } : commence sur la carte
data-begin-on-mat = doit commencer sur le plateau auxiliaire
data-one-general = il faut un seul général par camp
data-leaves-box = ne laisse { $box } à personne
data-owner-expected = on attendait que chaque case ait un propriétaire
data-republicans = a des Républicains à { $box }
data-box-nationalist = ne doit pas : la case est nationaliste
data-no-agreement = ne s’accorde pas avec la mise en place, qui donne { $fields }
data-factors-usual = n’a d’ordinaire pas de facteur au-dessus de 19
data-agree = doit s’accorder avec elle
data-group = laisse au camp { $side ->
    [nationalist] nationaliste
   *[republican] républicain
} { $count ->
    [0] aucune case reliée
    [one] une case reliée
   *[other] { $count } cases reliées
}
data-least-or-lost = doit être au moins { $value }, ou la partie est perdue
data-unsupplied = est hors ravitaillement à { $box }
data-own-link = on attendait une liaison avec une case amie
data-rules-mention = les règles en mentionnent une ici
data-expected-at-start = au début on attendait de 1 à { $high }
data-be-sea-box = doit être une case au bord de la mer
data-damaged = est endommagé à { $place }
data-base-or-port = doit être dans une base ou un port ami
data-be-base = { $side ->
    [nationalist] doit être une base nationaliste
   *[republican] doit être une base républicaine
}
data-open-base = doit être une base ouverte, mais { $box } est à l’ennemi (NAV-08)
data-needs-box = ne doit pas, sans { $boxes },
data-mat-or-out = doit être sur le plateau auxiliaire ou hors jeu
data-plane-place = doit être une zone ouverte aux avions, une case amie, ou { $values },

# La Guerra Civil Española : la carte
data-hex-once = chaque hexagone doit être donné une seule fois
data-leaves-out = omet { $names }
data-leaves-out-more = omet { $names } et d’autres
data-whole-grid = chaque hexagone de la grille doit être en Espagne ou au dehors
data-at-edge = met { $hex } au bord
data-six-neighbours = la terre doit avoir six voisins dans la grille
data-no-coast = ne donne pas de côte à { $hex }
data-needs-coast = un hexagone au bord de la mer doit en avoir une
data-only-sea-coast = seul un hexagone au bord de la mer peut en avoir une
data-reachable-hexes = tout hexagone terrestre doit être accessible par terre
data-joins = relie { $one } et { $other }
data-join-neighbours = doit relier deux voisins
data-one-in-spain = un des deux hexagones doit être en Espagne
data-hexside-once = un côté doit être donné une seule fois
data-few-hexes = a trop peu d’hexagones nationalistes
data-three-hexes = il faut pouvoir en prendre trois ou plus
data-morale-in-all = donne aux Nationalistes { $count ->
    [one] un point
   *[other] { $count } points
} en tout
data-morale-wins = 42 ou plus peuvent gagner
data-has-one = { $place } en a une
data-none-in-region = n’a aucun hexagone nationaliste en { $place }
data-one-there = il y en a un
data-one-line = un hexagone ne doit être que dans une ligne
data-have-hex = doit être en Espagne
data-one-capital = une province a un chef-lieu, dans un bourg ou une ville
data-second-capital = a un second chef-lieu : { $province }
data-coastal-town = doit être un bourg ou une ville sur la côte
data-republican-hex = doit être républicain au début
data-tremp = Tremp doit en avoir une
data-serve-from = ravitaillent les Républicains depuis { $value }
data-three-sources = doit être Barcelone 3023, Valence et Carthagène
data-cadiz = Cadix doit en être une
data-own-city = doit être une ville que son camp tient au début

# La Guerra Civil Española : les unités
data-weaker = doit être plus faible que { $value }
data-after-entry = doit venir après son entrée au tour { $turn }
data-after-entry-early = doit venir après son entrée, en 1936-37
data-basque-early = convertit des colonnes basques au tour { $early } et d’autres du nord au tour { $turn }
data-basque-last = l’Euzkadi a été militarisé après les Asturies et Santander
data-first-regulars = les premières unités régulières entrent autour de Madrid au tour { $turn }
data-unit-too-many = est l’unité de trop en { $hex }
data-six-divisions = six divisions au plus tiennent dans un hexagone
data-hq-too-many = est le QG de trop en { $hex }
data-one-hq = un seul QG tient dans un hexagone
data-no-size = les colonnes, la garnison et les unités aériennes n’en ont pas
data-hq-size = les QG sont de corps ou d’armée, et aucune autre unité ne l’est
data-only-columns-none = doit être donné : seules les colonnes n’en ont pas
data-air-or-front = une unité aérienne doit avoir un facteur aérien, toute autre unité un recto
data-how-many-factors = un QG doit avoir deux nombres, les autres unités trois
data-only-hqs = seuls les QG ont un appui d’artillerie
data-only-columns = seules les colonnes républicaines en ont
data-enter-by-air = les unités aériennes, et elles seules, entrent par les airs
data-no-reinforcements = il n’y a pas de renforts au tour 1
data-only-divisions = seules des divisions républicaines sont mobilisées
data-only-starred = seules les unités basques étoilées entrent ainsi
data-not-both = une unité est convertie ou retirée, pas les deux
data-reverse-regular = le verso d’une colonne est son unité régulière
data-columns-convert = seules les colonnes républicaines sont converties
data-no-movement = son mouvement doit être 0
data-only-basque-units = seules des unités basques le sont
data-columns-turned = les colonnes ont été converties aux tours 5 à 8
data-all-zones = toutes les zones ont été militarisées
data-went-on = cela a duré les tours 5 à 8
data-own-hex = une unité doit commencer dans un hexagone de son camp
data-toledo = laisse Tolède sans unité républicaine
data-asks-for-one = il en faut une dès le début

# La Guerra Civil Española : tables et pions d’événement
data-as-table = doit être ce que dit la table
data-no-worse = un meilleur dé ou une meilleure colonne ne devrait pas nuire à l’attaquant
data-defence-worth = donne au défenseur { $place ->
    [town] d’un bourg
   *[city] d’une ville
} { $many } colonnes et points de dé, et non { $least } au moins
data-town-helps = un bourg aide le défenseur, et une ville pas moins
data-enough-brigades = units.json doit avoir assez de telles brigades génériques
data-result-each = il en faut un pour chacune des 8 colonnes
data-none-at-first = il n’y en a pas au tour 1
data-no-strategic = il n’y a pas de mouvement stratégique au tour 1
data-not-void = doit être un tour où il n’est pas nul
data-not-done = n’est pas fait par un pion joué { $when }
data-modifier-of = doit être le modificateur de { $rule } (13.13)
data-no-field-of = n’est pas un champ de { $value }
data-condition-alone = { $value } n’a pas d’autre champ
data-condition-with = { $value } doit avoir { $field }
data-chit-points = seuls les pions qui apportent des points de ressources en ont un, et ceux-là le doivent
data-every-event = il en faut un pour chaque événement du chapitre 7
data-on-battle = doit y être pour un pion joué au combat, et seulement alors
