# Nombres de España 1936: bandos, casillas, piezas, fases, mazos, opciones y adversarios.

## Bandos

side-nationalist = Nacional
side-republican = Republicano

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

troop = { $type } { $strength }

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

## Fases

phase-draw = Robo de cartas
phase-movement = Movimiento
phase-generals = Generales
phase-combat = Combate
phase-upkeep = Mantenimiento
phase-events = Eventos
phase-replacement = Reemplazos
phase-status = Estado
phase-offensive = Ofensiva republicana

## Mazos

deck-1936-37 = Mazo de 1936-37
deck-1938-39 = Mazo de 1938-39

## Opciones

option-naval = Guerra naval
option-naval-help = Barcos, zonas marítimas, bloqueos y las cartas N.
option-rep_generals = Generales republicanos
option-rep_generals-help = Líster, Durruti y Ulibarri mandan mejor donde hay tropas de su emblema.
option-captured_tanks = Carros capturados
option-captured_tanks-help = Un carro republicano destruido puede pasar al bando Nacional.
option-cards_45 = Cartas 45
option-cards_45-help = Cada bando añade a su mazo la carta número 45.
option-fog = Niebla de guerra
option-fog-help = Solo se ve la unidad superior de cada casilla hasta que se combate en ella.
option-san_sebastian = Puerto de San Sebastián
option-san_sebastian-help = San Sebastián es puerto mientras la República lo controla.
option-no_intervention = Sin intervención extranjera
option-no_intervention-help = Se retiran las cartas de ayuda extranjera; los eventos son obligatorios y ninguna carta apoya combates.
option-historical = Orden histórico
option-historical-help = Las cartas suceden en el orden de la historia, antes de cada turno; ninguna carta apoya combates.
option-ask_drm = Colocar los modificadores a mano
option-ask_drm-help = Colocas tú cada modificador positivo en un dado; si no, se elige el mejor.
option-both_win_draw = Doble victoria: empate
option-both_win_draw-help = Si ambos bandos cumplen a la vez una condición de victoria, la partida acaba en empate.
option-morocco_timing = Transporte temprano de Marruecos
option-morocco_timing-help = Como en la edición de 2007, el transporte desde Marruecos abre la fase de Eventos.
option-morocco_general = Generales desembarcados libres
option-morocco_general-help = Como en la edición de 2007, un general llegado de Marruecos puede asignarse a cualquier lugar el turno siguiente.
option-tank_move = Carros prudentes
option-tank_move-help = Como en la edición de 2007, los carros solo se mueven por casillas propias y acaban donde hay unidades propias.
option-tank_loss = Carros más resistentes
option-tank_loss-help = Como en la edición de 2007, un carro de apoyo solo se pierde si sobran impactos.
option-tank_supply = Suministro fácil de carros
option-tank_supply-help = Como en la edición de 2007, solo las unidades enemigas, no los marcadores, inmovilizan un carro.
option-overstack = Sin pérdidas por exceso
option-overstack-help = Como en la edición de 2007, las tropas que pasan del límite de cuatro no se destruyen.
option-rp_new_strength = Tropas nuevas de 1 o 2
option-rp_new_strength-help = Como en la edición de 2007, desde el turno 3 una tropa nueva puede entrar con fuerza 1 o 2.
option-final_score = Recuento final por puntos
option-final_score-help = Como en la edición de 2007, el recuento final compara los puntos de reemplazo.
option-rep_turn10 = Resistencia más difícil
option-rep_turn10-help = Como en la edición de 2007, ganar por resistencia exige además ocho casillas conectadas.

## Adversarios

opponent-person = Una persona
opponent-person-help = Alguien ante esta pantalla o ante otra.
opponent-random = Al azar
opponent-random-help = Toma cualquier decisión legal, sin plan.
opponent-scripted = Reglas prácticas
opponent-scripted-help = Pesa las probabilidades exactas y sigue reglas sencillas; rápido y constante.
