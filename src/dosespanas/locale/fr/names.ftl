# Les noms d’España 1936 : camps, cases, pièces, phases, paquets et adversaires.

## Camps

side-nationalist = Nationalistes
side-republican = Républicains

marker-nationalist = Marqueur de contrôle nationaliste
marker-republican = Marqueur de contrôle républicain
control-nationalist = Contrôle nationaliste d’un hexagone
control-republican = Contrôle républicain d’un hexagone

## Cases

box-la_coruna = La Corogne
box-leon = León
box-oviedo = Oviedo
box-santander = Santander
box-bilbao = Bilbao
box-san_sebastian = Saint-Sébastien
box-pamplona = Pampelune
box-logrono = Logroño
box-burgos = Burgos
box-valladolid = Valladolid
box-salamanca = Salamanque
box-avila = Ávila
box-segovia = Ségovie
box-soria = Soria
box-zaragoza = Saragosse
box-huesca = Huesca
box-teruel = Teruel
box-lerida = Lérida
box-gerona = Gérone
box-barcelona = Barcelone
box-tarragona = Tarragone
box-castellon = Castellón
box-valencia = Valence
box-alicante = Alicante
box-murcia = Murcie
box-albacete = Albacete
box-cuenca = Cuenca
box-guadalajara = Guadalajara
box-madrid = Madrid
box-toledo = Tolède
box-ciudad_real = Ciudad Real
box-caceres = Cáceres
box-badajoz = Badajoz
box-huelva = Huelva
box-sevilla = Séville
box-cadiz = Cadix
box-cordoba = Cordoue
box-jaen = Jaén
box-granada = Grenade
box-malaga = Malaga
box-almeria = Almería
box-marruecos = Maroc

## Troupes

troop = { $strength ->
    [0] { $type }
   *[other] { $type } { $strength }
}

type-nationalist-regular = Armée régulière
type-nationalist-falangist = Phalangistes
type-nationalist-carlist = Carlistes
type-nationalist-legion = Légionnaires
type-nationalist-africa = Armée d’Afrique
type-nationalist-italian = Italiens
type-republican-regular = Armée régulière
type-republican-basque = Armée basque
type-republican-anarchist = Milice anarchiste
type-republican-communist = Milice communiste
type-republican-international = Brigades internationales
type-nationalist-unknown = Unité inconnue
type-republican-unknown = Unité inconnue

type-nationalist-regular-short = Rég
type-nationalist-falangist-short = Pha
type-nationalist-carlist-short = Car
type-nationalist-legion-short = Lég
type-nationalist-africa-short = Afr
type-nationalist-italian-short = Ita
type-republican-regular-short = Rég
type-republican-basque-short = Bas
type-republican-anarchist-short = Ana
type-republican-communist-short = Com
type-republican-international-short = BI
type-nationalist-unknown-short = ?
type-republican-unknown-short = ?

## Généraux

general-franco = Francisco Franco
general-franco-short = Franco
general-mola = Emilio Mola
general-mola-short = Mola
general-varela = José Enrique Varela
general-varela-short = Varela
general-queipo = Gonzalo Queipo de Llano
general-queipo-short = Queipo
general-davila = Fidel Dávila
general-davila-short = Dávila
general-rojo = Vicente Rojo
general-rojo-short = Rojo
general-miaja = José Miaja
general-miaja-short = Miaja
general-durruti = Buenaventura Durruti
general-durruti-short = Durruti
general-lister = Enrique Líster
general-lister-short = Líster
general-ulibarri = Mariano Gámir Ulibarri
general-ulibarri-short = Ulibarri

## Avions

plane-ju52 = Junkers Ju-52
plane-br19_nac = Breguet XIX
plane-he51 = Heinkel He-51
plane-bf109 = Messerschmitt Bf-109
plane-he111 = Heinkel He-111
plane-cr32 = Fiat CR-32
plane-sm79 = Savoia-Marchetti SM-79
plane-sm81 = Savoia-Marchetti SM-81
plane-ni52 = Nieuport Ni-52
plane-br19_rep = Breguet XIX
plane-i15_1 = Polikarpov I-15 (1er)
plane-i15_2 = Polikarpov I-15 (2e)
plane-i16_1 = Polikarpov I-16 (1er)
plane-i16_2 = Polikarpov I-16 (2e)
plane-sb2 = Tupolev SB-2

## Chars

tank-cv33_1 = CV-33 (1er)
tank-cv33_2 = CV-33 (2e)
tank-cv33_3 = CV-33 (3e)
tank-pz1_1 = Panzer I (1er)
tank-pz1_2 = Panzer I (2e)
tank-pz1_3 = Panzer I (3e)
tank-t26_cap = T-26 capturé
tank-t26_1 = T-26 (1er)
tank-t26_2 = T-26 (2e)
tank-t26_3 = T-26 (3e)
tank-bt5 = BT-5
tank-t26_1_cap = T-26 capturé (1er)
tank-t26_2_cap = T-26 capturé (2e)
tank-t26_3_cap = T-26 capturé (3e)
tank-bt5_cap = BT-5 capturé

## Zones maritimes et bases navales

area-cantabrico = Mer Cantabrique
area-estrecho = Détroit
area-mediterraneo = Méditerranée
area-baleares = Mer des Baléares

base-ferrol = Base du Ferrol
base-cadiz_base = Base de Cadix
base-cartagena = Base de Carthagène

## Navires

ship-jaime_i = Cuirassé Jaime I
ship-jaime_i-short = Jaime I
ship-libertad = Croiseur Libertad
ship-libertad-short = Libertad
ship-cervantes = Croiseur Miguel de Cervantes
ship-cervantes-short = Cervantes
ship-mendez_nunez = Croiseur Méndez Núñez
ship-mendez_nunez-short = M. Núñez
ship-sub_rep_1 = 1re flottille de sous-marins
ship-sub_rep_1-short = Sous-m. 1
ship-sub_rep_2 = 2e flottille de sous-marins
ship-sub_rep_2-short = Sous-m. 2
ship-dd_rep_1 = 1re flottille de destroyers
ship-dd_rep_1-short = Destr. 1
ship-dd_rep_2 = 2e flottille de destroyers
ship-dd_rep_2-short = Destr. 2
ship-espana = Cuirassé España
ship-espana-short = España
ship-cervera = Croiseur Almirante Cervera
ship-cervera-short = Cervera
ship-canarias = Croiseur Canarias
ship-canarias-short = Canarias
ship-baleares_ca = Croiseur Baleares
ship-baleares_ca-short = Baleares
ship-navarra = Croiseur Navarra
ship-navarra-short = Navarra
ship-sub_nac = Flottille sous-marine légionnaire
ship-sub_nac-short = Sous-m.

ship-class-battleship = cuirassé
ship-class-heavy_cruiser = croiseur lourd
ship-class-light_cruiser = croiseur léger
ship-class-destroyer = flottille de destroyers
ship-class-submarine = flottille de sous-marins

## Missions des navires et des avions en mer

mission-gunfire = Soutien du combat terrestre
mission-blockade = Blocus du port
mission-protect = Protection du port
mission-patrol = À l’affût devant la côte
mission-area = Contrôle de la zone
mission-base = À la base

## Leurres (brouillard de guerre)

dummy-dummy_nac_1 = Leurre 1
dummy-dummy_nac_2 = Leurre 2
dummy-dummy_nac_3 = Leurre 3
dummy-dummy_nac_4 = Leurre 4
dummy-dummy_nac_5 = Leurre 5
dummy-dummy_rep_1 = Leurre 1
dummy-dummy_rep_2 = Leurre 2
dummy-dummy_rep_3 = Leurre 3
dummy-dummy_rep_4 = Leurre 4
dummy-dummy_rep_5 = Leurre 5

## Phases

phase-draw = Pioche
phase-ships = Navires
phase-movement = Mouvement
phase-generals = Généraux
phase-combat = Combats
phase-naval = Combat naval
phase-upkeep = Réorganisation
phase-events = Événements
phase-replacement = Remplacements
phase-status = Fin de tour
phase-offensive = Offensive républicaine

## Paquets

deck-1936-37 = Paquet 1936-1937
deck-1938-39 = Paquet 1938-1939

## Adversaires

opponent-person = Une personne
opponent-person-help = Quelqu’un devant cet écran ou devant un autre.
opponent-random = Au hasard
opponent-random-help = Fait n’importe quel choix autorisé, sans plan.
opponent-scripted = Programmé
opponent-scripted-help = Pèse les probabilités exactes et suit des règles de bon sens ; rapide et régulier.
opponent-casual = Tranquille
opponent-casual-help = L’adversaire aguerri, un soir de paresse.
opponent-tuned = Aguerri
opponent-tuned-help = Juge le plateau avec des poids trouvés en jouant contre lui-même ; rapide.
opponent-planner = Planificateur
opponent-planner-help = Essaie les plans de son tour dans des parties simulées ; une seconde ou deux par choix.
opponent-learned = Maître
opponent-learned-help = Planifie comme le planificateur, instruit par des milliers de parties contre lui ; une seconde ou deux par choix.
opponent-novice1 = Débutant 1
opponent-novice2 = Débutant 2
opponent-novice3 = Débutant 3
opponent-novice4 = Débutant 4
opponent-novice5 = Débutant 5
opponent-grade1 = Degré 1
opponent-grade2 = Degré 2
opponent-grade3 = Degré 3
opponent-grade4 = Degré 4
opponent-grade5 = Degré 5
opponent-grade6 = Degré 6
opponent-grade7 = Degré 7
opponent-grade8 = Degré 8
opponent-grade9 = Degré 9
opponent-yague = Juan Yagüe
opponent-varela = José Enrique Varela
opponent-mola = Emilio Mola
opponent-miaja = José Miaja
opponent-rojo = Vicente Rojo
opponent-lister = Enrique Líster
opponent-davila = Fidel Dávila
opponent-aranda = Antonio Aranda
opponent-solchaga = José Solchaga
opponent-modesto = Juan Modesto
opponent-menendez = Leopoldo Menéndez
opponent-saravia = Juan Hernández Saravia

## À qui sont les avions et les chars

faction-condor = Légion Condor
faction-aviazione = Aviazione Legionaria
faction-sovietica = d’origine soviétique
faction-espanola = d’origine espagnole
faction-italia = d’origine italienne
faction-capturado = capturé
