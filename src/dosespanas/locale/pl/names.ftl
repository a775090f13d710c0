# Nazwy w grze España 1936: strony, pola, jednostki, fazy, talie i przeciwnicy.

## Strony

side-nationalist = Nacjonaliści
side-republican = Republikanie

marker-nationalist = Znacznik kontroli nacjonalistów
marker-republican = Znacznik kontroli republikanów
control-nationalist = Kontrola nacjonalistów nad polem
control-republican = Kontrola republikanów nad polem

## Pola

box-la_coruna = La Coruña
box-leon = León
box-oviedo = Oviedo
box-santander = Santander
box-bilbao = Bilbao
box-san_sebastian = San Sebastián
box-pamplona = Pampeluna
box-logrono = Logroño
box-burgos = Burgos
box-valladolid = Valladolid
box-salamanca = Salamanka
box-avila = Ávila
box-segovia = Segowia
box-soria = Soria
box-zaragoza = Saragossa
box-huesca = Huesca
box-teruel = Teruel
box-lerida = Lérida
box-gerona = Gerona
box-barcelona = Barcelona
box-tarragona = Tarragona
box-castellon = Castellón
box-valencia = Walencja
box-alicante = Alicante
box-murcia = Murcja
box-albacete = Albacete
box-cuenca = Cuenca
box-guadalajara = Guadalajara
box-madrid = Madryt
box-toledo = Toledo
box-ciudad_real = Ciudad Real
box-caceres = Cáceres
box-badajoz = Badajoz
box-huelva = Huelva
box-sevilla = Sewilla
box-cadiz = Kadyks
box-cordoba = Kordoba
box-jaen = Jaén
box-granada = Grenada
box-malaga = Malaga
box-almeria = Almería
box-marruecos = Maroko

## Obszary morskie i bazy

area-cantabrico = Morze Kantabryjskie
area-estrecho = Cieśnina Gibraltarska
area-mediterraneo = Morze Śródziemne
area-baleares = Morze Balearskie

base-ferrol = Baza Ferrol
base-cadiz_base = Baza Kadyks
base-cartagena = Baza Kartagena

## Oddziały

troop = { $strength ->
    [0] { $type }
   *[other] { $type } { $strength }
}

type-nationalist-regular = Armia Regularna
type-nationalist-falangist = Falangiści
type-nationalist-carlist = Karliści
type-nationalist-legion = Legioniści
type-nationalist-africa = Armia Afrykańska
type-nationalist-italian = Włosi
type-republican-regular = Armia Regularna
type-republican-basque = Armia Baskijska
type-republican-anarchist = Milicja Anarchistyczna
type-republican-communist = Milicja Komunistyczna
type-republican-international = Brygady Międzynarodowe
type-nationalist-unknown = Nieznana jednostka
type-republican-unknown = Nieznana jednostka

type-nationalist-regular-short = Reg
type-nationalist-falangist-short = Fal
type-nationalist-carlist-short = Kar
type-nationalist-legion-short = Leg
type-nationalist-africa-short = Afr
type-nationalist-italian-short = Wło
type-republican-regular-short = Reg
type-republican-basque-short = Bas
type-republican-anarchist-short = Ana
type-republican-communist-short = Kom
type-republican-international-short = BM
type-nationalist-unknown-short = ?
type-republican-unknown-short = ?

## Generałowie

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

## Samoloty

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
plane-i15_1 = Polikarpow I-15 (pierwszy)
plane-i15_2 = Polikarpow I-15 (drugi)
plane-i16_1 = Polikarpow I-16 (pierwszy)
plane-i16_2 = Polikarpow I-16 (drugi)
plane-sb2 = Tupolew SB-2

## Czołgi

tank-cv33_1 = CV-33 (pierwszy)
tank-cv33_2 = CV-33 (drugi)
tank-cv33_3 = CV-33 (trzeci)
tank-pz1_1 = Panzer I (pierwszy)
tank-pz1_2 = Panzer I (drugi)
tank-pz1_3 = Panzer I (trzeci)
tank-t26_cap = zdobyty T-26
tank-t26_1 = T-26 (pierwszy)
tank-t26_2 = T-26 (drugi)
tank-t26_3 = T-26 (trzeci)
tank-bt5 = BT-5
tank-t26_1_cap = zdobyty T-26 (pierwszy)
tank-t26_2_cap = zdobyty T-26 (drugi)
tank-t26_3_cap = zdobyty T-26 (trzeci)
tank-bt5_cap = zdobyty BT-5

## Okręty

ship-jaime_i = Pancernik Jaime I
ship-jaime_i-short = Jaime I
ship-libertad = Krążownik Libertad
ship-libertad-short = Libertad
ship-cervantes = Krążownik Miguel de Cervantes
ship-cervantes-short = Cervantes
ship-mendez_nunez = Krążownik Méndez Núñez
ship-mendez_nunez-short = M. Núñez
ship-sub_rep_1 = 1. eskadra okrętów podwodnych
ship-sub_rep_1-short = Podw. 1
ship-sub_rep_2 = 2. eskadra okrętów podwodnych
ship-sub_rep_2-short = Podw. 2
ship-dd_rep_1 = 1. eskadra niszczycieli
ship-dd_rep_1-short = Niszcz. 1
ship-dd_rep_2 = 2. eskadra niszczycieli
ship-dd_rep_2-short = Niszcz. 2
ship-espana = Pancernik España
ship-espana-short = España
ship-cervera = Krążownik Almirante Cervera
ship-cervera-short = Cervera
ship-canarias = Krążownik Canarias
ship-canarias-short = Canarias
ship-baleares_ca = Krążownik Baleares
ship-baleares_ca-short = Baleares
ship-navarra = Krążownik Navarra
ship-navarra-short = Navarra
ship-sub_nac = Legionowa eskadra okrętów podwodnych
ship-sub_nac-short = Podw.

ship-class-battleship = pancernik
ship-class-heavy_cruiser = ciężki krążownik
ship-class-light_cruiser = lekki krążownik
ship-class-destroyer = eskadra niszczycieli
ship-class-submarine = eskadra okrętów podwodnych

## Zadania okrętów i samolotów na morzu

mission-gunfire = Wsparcie walki lądowej
mission-blockade = Blokada portu
mission-protect = Ochrona portu
mission-patrol = Zasadzka u wybrzeża
mission-area = Kontrola obszaru
mission-base = W bazie

## Atrapy (mgła wojny)

dummy-dummy_nac_1 = Atrapa 1
dummy-dummy_nac_2 = Atrapa 2
dummy-dummy_nac_3 = Atrapa 3
dummy-dummy_nac_4 = Atrapa 4
dummy-dummy_nac_5 = Atrapa 5
dummy-dummy_rep_1 = Atrapa 1
dummy-dummy_rep_2 = Atrapa 2
dummy-dummy_rep_3 = Atrapa 3
dummy-dummy_rep_4 = Atrapa 4
dummy-dummy_rep_5 = Atrapa 5

## Fazy

phase-draw = Dobieranie kart
phase-movement = Ruch
phase-generals = Przydział generałów
phase-combat = Walka
phase-upkeep = Utrzymanie
phase-events = Wydarzenia
phase-replacement = Uzupełnienia
phase-status = Faza końcowa
phase-ships = Flota
phase-naval = Walka morska
phase-offensive = Ofensywa republikańska

## Talie

deck-1936-37 = Talia 1936–37
deck-1938-39 = Talia 1938–39

## Przeciwnicy

opponent-person = Człowiek
opponent-person-help = Ktoś przy tym ekranie albo przy innym.
opponent-random = Losowy
opponent-random-help = Wybiera dowolne dozwolone zagranie, bez planu.
opponent-scripted = Skrypt
opponent-scripted-help = Waży dokładne szanse i trzyma się prostych reguł; gra szybko i równo.
opponent-casual = Swobodny
opponent-casual-help = Zaprawiony przeciwnik w leniwy wieczór.
opponent-tuned = Zaprawiony
opponent-tuned-help = Ocenia planszę wagami znalezionymi w grze z samym sobą; szybki.
opponent-planner = Planista
opponent-planner-help = Próbuje planów swojej tury w losowanych grach; sekunda lub dwie na wybór.
opponent-learned = Mistrz
opponent-learned-help = Planuje jak planista, nauczony na tysiącach gier przeciw niemu; sekunda lub dwie na wybór.
opponent-novice1 = Nowicjusz 1
opponent-novice2 = Nowicjusz 2
opponent-novice3 = Nowicjusz 3
opponent-novice4 = Nowicjusz 4
opponent-novice5 = Nowicjusz 5
opponent-grade1 = Stopień 1
opponent-grade2 = Stopień 2
opponent-grade3 = Stopień 3
opponent-grade4 = Stopień 4
opponent-grade5 = Stopień 5
opponent-grade6 = Stopień 6
opponent-grade7 = Stopień 7
opponent-grade8 = Stopień 8
opponent-grade9 = Stopień 9
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

## Czyje są samoloty i czołgi

faction-condor = Legion Condor
faction-aviazione = Aviazione Legionaria
faction-sovietica = radziecki sprzęt
faction-espanola = hiszpański sprzęt
faction-italia = włoski sprzęt
faction-capturado = zdobyty
