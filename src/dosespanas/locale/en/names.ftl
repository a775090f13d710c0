# Names of España 1936: sides, boxes, pieces, phases, decks and opponents.

## Sides

side-nationalist = Nationalist
side-republican = Republican

marker-nationalist = Nationalist control marker
marker-republican = Republican control marker
control-nationalist = Nationalist control of a hex
control-republican = Republican control of a hex

## Boxes

box-la_coruna = La Coruña
box-leon = León
box-oviedo = Oviedo
box-santander = Santander
box-bilbao = Bilbao
box-san_sebastian = San Sebastián
box-pamplona = Pamplona
box-logrono = Logroño
box-burgos = Burgos
box-valladolid = Valladolid
box-salamanca = Salamanca
box-avila = Ávila
box-segovia = Segovia
box-soria = Soria
box-zaragoza = Saragossa
box-huesca = Huesca
box-teruel = Teruel
box-lerida = Lérida
box-gerona = Gerona
box-barcelona = Barcelona
box-tarragona = Tarragona
box-castellon = Castellón
box-valencia = Valencia
box-alicante = Alicante
box-murcia = Murcia
box-albacete = Albacete
box-cuenca = Cuenca
box-guadalajara = Guadalajara
box-madrid = Madrid
box-toledo = Toledo
box-ciudad_real = Ciudad Real
box-caceres = Cáceres
box-badajoz = Badajoz
box-huelva = Huelva
box-sevilla = Seville
box-cadiz = Cádiz
box-cordoba = Córdoba
box-jaen = Jaén
box-granada = Granada
box-malaga = Málaga
box-almeria = Almería
box-marruecos = Morocco

## Troops

troop = { $strength ->
    [0] { $type }
   *[other] { $type } { $strength }
}

type-nationalist-regular = Regular Army
type-nationalist-falangist = Falangists
type-nationalist-carlist = Carlists
type-nationalist-legion = Legionnaires
type-nationalist-africa = Army of Africa
type-nationalist-italian = Italians
type-republican-regular = Regular Army
type-republican-basque = Basque Army
type-republican-anarchist = Anarchist Militia
type-republican-communist = Communist Militia
type-republican-international = International Brigades
type-nationalist-unknown = Unknown unit
type-republican-unknown = Unknown unit

type-nationalist-regular-short = Reg
type-nationalist-falangist-short = Fal
type-nationalist-carlist-short = Car
type-nationalist-legion-short = Leg
type-nationalist-africa-short = Afr
type-nationalist-italian-short = Ita
type-republican-regular-short = Reg
type-republican-basque-short = Bas
type-republican-anarchist-short = Ana
type-republican-communist-short = Com
type-republican-international-short = IB
type-nationalist-unknown-short = ?
type-republican-unknown-short = ?

## Generals

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

## Planes

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
plane-i15_1 = Polikarpov I-15 (first)
plane-i15_2 = Polikarpov I-15 (second)
plane-i16_1 = Polikarpov I-16 (first)
plane-i16_2 = Polikarpov I-16 (second)
plane-sb2 = Tupolev SB-2

## Tanks

tank-cv33_1 = CV-33 (first)
tank-cv33_2 = CV-33 (second)
tank-cv33_3 = CV-33 (third)
tank-pz1_1 = Panzer I (first)
tank-pz1_2 = Panzer I (second)
tank-pz1_3 = Panzer I (third)
tank-t26_cap = captured T-26
tank-t26_1 = T-26 (first)
tank-t26_2 = T-26 (second)
tank-t26_3 = T-26 (third)
tank-bt5 = BT-5
tank-t26_1_cap = captured T-26 (first)
tank-t26_2_cap = captured T-26 (second)
tank-t26_3_cap = captured T-26 (third)
tank-bt5_cap = captured BT-5

## Sea areas and naval bases

area-cantabrico = Cantabrian Sea
area-estrecho = Strait of Gibraltar
area-mediterraneo = Mediterranean
area-baleares = Balearic Sea

base-ferrol = Ferrol base
base-cadiz_base = Cádiz base
base-cartagena = Cartagena base

## Ships

ship-jaime_i = Battleship Jaime I
ship-jaime_i-short = Jaime I
ship-libertad = Cruiser Libertad
ship-libertad-short = Libertad
ship-cervantes = Cruiser Miguel de Cervantes
ship-cervantes-short = Cervantes
ship-mendez_nunez = Cruiser Méndez Núñez
ship-mendez_nunez-short = M. Núñez
ship-sub_rep_1 = First submarine squadron
ship-sub_rep_1-short = Subs 1
ship-sub_rep_2 = Second submarine squadron
ship-sub_rep_2-short = Subs 2
ship-dd_rep_1 = First destroyer squadron
ship-dd_rep_1-short = Destr. 1
ship-dd_rep_2 = Second destroyer squadron
ship-dd_rep_2-short = Destr. 2
ship-espana = Battleship España
ship-espana-short = España
ship-cervera = Cruiser Almirante Cervera
ship-cervera-short = Cervera
ship-canarias = Cruiser Canarias
ship-canarias-short = Canarias
ship-baleares_ca = Cruiser Baleares
ship-baleares_ca-short = Baleares
ship-navarra = Cruiser Navarra
ship-navarra-short = Navarra
ship-sub_nac = Legionary submarine squadron
ship-sub_nac-short = Subs

ship-class-battleship = battleship
ship-class-heavy_cruiser = heavy cruiser
ship-class-light_cruiser = light cruiser
ship-class-destroyer = destroyer squadron
ship-class-submarine = submarine squadron

## Missions of ships and planes at sea

mission-gunfire = Support of ground combat
mission-blockade = Blockade of the port
mission-protect = Protection of the port
mission-patrol = Lying in wait off the coast
mission-area = Control of the sea
mission-base = In base

## Dummies (fog of war)

dummy-dummy_nac_1 = Dummy 1
dummy-dummy_nac_2 = Dummy 2
dummy-dummy_nac_3 = Dummy 3
dummy-dummy_nac_4 = Dummy 4
dummy-dummy_nac_5 = Dummy 5
dummy-dummy_rep_1 = Dummy 1
dummy-dummy_rep_2 = Dummy 2
dummy-dummy_rep_3 = Dummy 3
dummy-dummy_rep_4 = Dummy 4
dummy-dummy_rep_5 = Dummy 5

## Phases

phase-draw = Draw
phase-ships = Ship assignment
phase-movement = Movement
phase-generals = Generals
phase-combat = Combat
phase-naval = Naval combat
phase-upkeep = Upkeep
phase-events = Events
phase-replacement = Replacement
phase-status = Status
phase-offensive = Republican offensive

## Decks

deck-1936-37 = 1936–37 deck
deck-1938-39 = 1938–39 deck

## Opponents

opponent-person = A person
opponent-person-help = Somebody at this screen or another one.
opponent-random = Random
opponent-random-help = Takes any legal choice, without a plan.
opponent-scripted = Scripted
opponent-scripted-help = Weighs the exact odds and follows plain rules; quick and steady.
opponent-casual = Casual
opponent-casual-help = The seasoned opponent on a lazy evening.
opponent-tuned = Seasoned
opponent-tuned-help = Weighs the board with weights found by self-play; quick.
opponent-planner = Planner
opponent-planner-help = Tries out plans of its turn in sampled games; a second or two a choice.
opponent-learned = Master
opponent-learned-help = Plans as the planner does, taught by thousands of games against it; a second or two a choice.
opponent-novice1 = Novice 1
opponent-novice2 = Novice 2
opponent-novice3 = Novice 3
opponent-novice4 = Novice 4
opponent-novice5 = Novice 5
opponent-grade1 = Grade 1
opponent-grade2 = Grade 2
opponent-grade3 = Grade 3
opponent-grade4 = Grade 4
opponent-grade5 = Grade 5
opponent-grade6 = Grade 6
opponent-grade7 = Grade 7
opponent-grade8 = Grade 8
opponent-grade9 = Grade 9
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

## Whose planes and tanks they are

faction-condor = Condor Legion
faction-aviazione = Aviazione Legionaria
faction-sovietica = Soviet
faction-espanola = Spanish
faction-italia = Italian
faction-capturado = captured
