# Nombres de España 1936: bandos, casillas, piezas, fases, mazos y adversarios.

## Bandos

side-nationalist = Nacional
side-republican = Republicano

marker-nationalist = Marcador de control nacional
marker-republican = Marcador de control republicano
control-nationalist = Control nacional de un hexágono
control-republican = Control republicano de un hexágono

## Casillas

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
box-zaragoza = Zaragoza
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
box-sevilla = Sevilla
box-cadiz = Cádiz
box-cordoba = Córdoba
box-jaen = Jaén
box-granada = Granada
box-malaga = Málaga
box-almeria = Almería
box-marruecos = Marruecos

## Tropas

troop = { $strength ->
    [0] { $type }
   *[other] { $type } { $strength }
}

type-nationalist-regular = Ejército regular
type-nationalist-falangist = Falangistas
type-nationalist-carlist = Carlistas
type-nationalist-legion = Legionarios
type-nationalist-africa = Ejército de África
type-nationalist-italian = Italianos
type-republican-regular = Ejército regular
type-republican-basque = Ejército vasco
type-republican-anarchist = Milicia anarquista
type-republican-communist = Milicia comunista
type-republican-international = Brigadas Internacionales
type-nationalist-unknown = Unidad desconocida
type-republican-unknown = Unidad desconocida

type-nationalist-regular-short = Reg
type-nationalist-falangist-short = Fal
type-nationalist-carlist-short = Car
type-nationalist-legion-short = Leg
type-nationalist-africa-short = Áfr
type-nationalist-italian-short = Ita
type-republican-regular-short = Reg
type-republican-basque-short = Vas
type-republican-anarchist-short = Ana
type-republican-communist-short = Com
type-republican-international-short = BI
type-nationalist-unknown-short = ?
type-republican-unknown-short = ?

## Generales

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

## Aviones

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
plane-i15_1 = Polikarpov I-15 «Chato» (1.º)
plane-i15_2 = Polikarpov I-15 «Chato» (2.º)
plane-i16_1 = Polikarpov I-16 «Mosca» (1.º)
plane-i16_2 = Polikarpov I-16 «Mosca» (2.º)
plane-sb2 = Túpolev SB-2 «Katiuska»

## Carros

tank-cv33_1 = CV-33 (1.º)
tank-cv33_2 = CV-33 (2.º)
tank-cv33_3 = CV-33 (3.º)
tank-pz1_1 = Panzer I (1.º)
tank-pz1_2 = Panzer I (2.º)
tank-pz1_3 = Panzer I (3.º)
tank-t26_cap = T-26 capturado
tank-t26_1 = T-26 (1.º)
tank-t26_2 = T-26 (2.º)
tank-t26_3 = T-26 (3.º)
tank-bt5 = BT-5
tank-t26_1_cap = T-26 capturado (1.º)
tank-t26_2_cap = T-26 capturado (2.º)
tank-t26_3_cap = T-26 capturado (3.º)
tank-bt5_cap = BT-5 capturado

## Zonas marítimas y bases navales

area-cantabrico = Mar Cantábrico
area-estrecho = Estrecho de Gibraltar
area-mediterraneo = Mediterráneo
area-baleares = Mar Balear

base-ferrol = Base de Ferrol
base-cadiz_base = Base de Cádiz
base-cartagena = Base de Cartagena

## Barcos

ship-jaime_i = Acorazado Jaime I
ship-jaime_i-short = Jaime I
ship-libertad = Crucero Libertad
ship-libertad-short = Libertad
ship-cervantes = Crucero Miguel de Cervantes
ship-cervantes-short = Cervantes
ship-mendez_nunez = Crucero Méndez Núñez
ship-mendez_nunez-short = M. Núñez
ship-sub_rep_1 = 1.ª flotilla de submarinos
ship-sub_rep_1-short = Subm. 1
ship-sub_rep_2 = 2.ª flotilla de submarinos
ship-sub_rep_2-short = Subm. 2
ship-dd_rep_1 = 1.ª flotilla de destructores
ship-dd_rep_1-short = Destr. 1
ship-dd_rep_2 = 2.ª flotilla de destructores
ship-dd_rep_2-short = Destr. 2
ship-espana = Acorazado España
ship-espana-short = España
ship-cervera = Crucero Almirante Cervera
ship-cervera-short = Cervera
ship-canarias = Crucero Canarias
ship-canarias-short = Canarias
ship-baleares_ca = Crucero Baleares
ship-baleares_ca-short = Baleares
ship-navarra = Crucero Navarra
ship-navarra-short = Navarra
ship-sub_nac = Flotilla de submarinos legionarios
ship-sub_nac-short = Subm.

ship-class-battleship = acorazado
ship-class-heavy_cruiser = crucero pesado
ship-class-light_cruiser = crucero ligero
ship-class-destroyer = flotilla de destructores
ship-class-submarine = flotilla de submarinos

## Misiones de barcos y aviones en el mar

mission-gunfire = Apoyo al combate terrestre
mission-blockade = Bloqueo del puerto
mission-protect = Protección del puerto
mission-patrol = Al acecho ante la costa
mission-area = Dominio del mar
mission-base = En la base

## Señuelos (niebla de guerra)

dummy-dummy_nac_1 = Señuelo 1
dummy-dummy_nac_2 = Señuelo 2
dummy-dummy_nac_3 = Señuelo 3
dummy-dummy_nac_4 = Señuelo 4
dummy-dummy_nac_5 = Señuelo 5
dummy-dummy_rep_1 = Señuelo 1
dummy-dummy_rep_2 = Señuelo 2
dummy-dummy_rep_3 = Señuelo 3
dummy-dummy_rep_4 = Señuelo 4
dummy-dummy_rep_5 = Señuelo 5

## Fases

phase-draw = Robo de cartas
phase-ships = Asignación de barcos
phase-movement = Movimiento
phase-generals = Generales
phase-combat = Combate
phase-naval = Combate naval
phase-upkeep = Mantenimiento
phase-events = Eventos
phase-replacement = Reemplazos
phase-status = Estado
phase-offensive = Ofensiva republicana

## Mazos

deck-1936-37 = Mazo de 1936-37
deck-1938-39 = Mazo de 1938-39

## Adversarios

opponent-person = Una persona
opponent-person-help = Alguien ante esta pantalla o ante otra.
opponent-random = Al azar
opponent-random-help = Toma cualquier decisión legal, sin plan.
opponent-scripted = Programado
opponent-scripted-help = Pesa las probabilidades exactas y sigue reglas sencillas; rápido y constante.
opponent-casual = Tranquilo
opponent-casual-help = El rival curtido en una tarde perezosa.
opponent-tuned = Curtido
opponent-tuned-help = Juzga el tablero con pesos hallados jugando contra sí mismo; rápido.
opponent-planner = Planificador
opponent-planner-help = Prueba planes de su turno en partidas simuladas; un segundo o dos por decisión.
opponent-learned = Maestro
opponent-learned-help = Planea como el planificador, instruido por miles de partidas contra él; un segundo o dos por decisión.
opponent-novice1 = Principiante 1
opponent-novice2 = Principiante 2
opponent-novice3 = Principiante 3
opponent-novice4 = Principiante 4
opponent-novice5 = Principiante 5
opponent-grade1 = Grado 1
opponent-grade2 = Grado 2
opponent-grade3 = Grado 3
opponent-grade4 = Grado 4
opponent-grade5 = Grado 5
opponent-grade6 = Grado 6
opponent-grade7 = Grado 7
opponent-grade8 = Grado 8
opponent-grade9 = Grado 9
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

## De quién son los aviones y carros

faction-condor = Legión Cóndor
faction-aviazione = Aviazione Legionaria
faction-sovietica = de origen soviético
faction-espanola = de origen español
faction-italia = de origen italiano
faction-capturado = capturado
