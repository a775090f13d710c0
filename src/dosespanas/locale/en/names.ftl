# Names of España 1936: sides, boxes, pieces, phases, decks, options and opponents.

## Sides

side-nationalist = Nationalist
side-republican = Republican

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

## Troops

troop = { $type } { $strength }

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

## Phases

phase-draw = Draw
phase-movement = Movement
phase-generals = Generals
phase-combat = Combat
phase-upkeep = Upkeep
phase-events = Events
phase-replacement = Replacement
phase-status = Status
phase-offensive = Republican offensive

## Decks

deck-1936-37 = 1936–37 deck
deck-1938-39 = 1938–39 deck

## Options

option-naval = Naval war
option-naval-help = Ships, sea areas, blockades and the N cards.
option-rep_generals = Republican generals
option-rep_generals-help = Líster, Durruti and Ulibarri command best where troops of their own emblem stand.
option-captured_tanks = Captured tanks
option-captured_tanks-help = A destroyed Republican tank may be taken over by the Nationalist side.
option-cards_45 = Cards 45
option-cards_45-help = Each side adds its card number 45 to the deck.
option-fog = Fog of war
option-fog-help = Only the top unit of each box can be seen until a battle is fought there.
option-san_sebastian = Port of San Sebastián
option-san_sebastian-help = San Sebastián is a port while the Republic controls it.
option-no_intervention = No foreign intervention
option-no_intervention-help = The cards of foreign help are left out; events are obligatory and no card supports combat.
option-historical = Historical order
option-historical-help = Cards happen in the order of history, before each turn; no card supports combat.
option-ask_drm = Place modifiers by hand
option-ask_drm-help = You place each positive modifier on a die yourself; otherwise the best die is taken.
option-both_win_draw = Both win: a draw
option-both_win_draw-help = If both sides meet a condition of victory at once, the game is a draw.
option-morocco_timing = Early Morocco transport
option-morocco_timing-help = As in the 2007 edition, transport from Morocco opens the Events phase.
option-morocco_general = Free landed generals
option-morocco_general-help = As in the 2007 edition, a general brought from Morocco may be assigned anywhere next turn.
option-tank_move = Careful tanks
option-tank_move-help = As in the 2007 edition, tanks move only through their own boxes and end where own units stand.
option-tank_loss = Sturdier tanks
option-tank_loss-help = As in the 2007 edition, a supporting tank is lost only if hits are left over.
option-tank_supply = Easier tank supply
option-tank_supply-help = As in the 2007 edition, only enemy units, not markers, can pin a tank.
option-overstack = No loss by surplus
option-overstack-help = As in the 2007 edition, troops over the limit of four are not destroyed.
option-rp_new_strength = New troops of 1 or 2
option-rp_new_strength-help = As in the 2007 edition, a new troop may enter at strength 1 or 2 from turn 3 on.
option-final_score = Final count by points
option-final_score-help = As in the 2007 edition, the final count compares replacement points.
option-rep_turn10 = Harder resistance
option-rep_turn10-help = As in the 2007 edition, winning by resistance also needs eight linked boxes.

## Opponents

opponent-person = A person
opponent-person-help = Somebody at this screen or another one.
opponent-random = Random
opponent-random-help = Takes any legal choice, without a plan.
opponent-scripted = Rules of thumb
opponent-scripted-help = Weighs the exact odds and follows plain rules; quick and steady.
