# Ściąga gracza: kroki tury po jednym zdaniu i tabele, do których się zagląda.

page-aid = Ściąga
page-aid-steps = Tura krok po kroku
page-aid-now = tu jesteś
page-aid-print = Drukuj
terminal-aid-here = teraz
aid-cell = { $value }

aid-modifier = Modyfikator
aid-needed = Trafia od
aid-chance = Szansa
aid-strength = Siła \ trafienia
aid-troop = Oddział
aid-side = Strona
aid-support = Generał lub czołg
aid-plane = Samolot
aid-dice-added = Dodane kości
aid-turn = Tura
aid-year = Rok
aid-month = Miesiąc
aid-cards = Karty
aid-new-troop = Nowy oddział
aid-raised-to = Wzmocnienie do
aid-die = Kostka
aid-rule = Zasada

aid-dice = Czego potrzebuje kostka, by trafić
aid-ladder = Co zostaje z oddziału po trafieniach
aid-troops = Modyfikatory oddziałów
aid-supports = Modyfikatory generałów i czołgów
aid-planes = Samoloty: modyfikator w walce powietrznej, kości w ataku
aid-turns = Karty i uzupełnienia w turach

aid-espana1936-draw = { $same ->
    [no] Dobiera się karty: Nacjonaliści { $nationalist }, Republikanie { $republican }.
   *[yes] { $count ->
        [one] Każda strona dobiera { $count } kartę.
        [few] Każda strona dobiera { $count } karty.
       *[many] Każda strona dobiera { $count } kart.
    }
}
aid-espana1936-ships = Strona wysyła okręty i samoloty morskie tam, gdzie są potrzebne.
aid-espana1936-offensive = Karta przyniosła ofensywę: ruch i samoloty Republikanów, potem może zaatakować jeden generał.
aid-espana1936-movement = Oddziały i czołgi poruszają się raz, po połączeniach przez własne pola; samoloty stawia się nad polami z własnymi jednostkami.
aid-espana1936-generals = Na zmianę każda strona wysyła generała na pole z własnymi jednostkami, po jednym na pole.
aid-espana1936-combat = Na zmianę każda strona walczy jednym ze swoich generałów: oddział przeciw oddziałowi, wsparcie, po karcie, kości, trafienia.
aid-espana1936-naval = Rozstrzyga się walki na morzu, akwen po akwenie, potem u wybrzeży.
aid-espana1936-upkeep = Samoloty i generałowie wracają, użyte jednostki są znów gotowe, liczy się miasta kluczowe i sprawdza zwycięstwo; potem oddziały przeprawiają się z Maroka.
aid-espana1936-events = Na zmianę strony zagrywają karty jako wydarzenia, { $same ->
    [no] Nacjonaliści najwyżej { $nationalist }, Republikanie { $republican }.
   *[yes] najwyżej { $count } każda.
}
aid-espana1936-replacement = Punkt za każde miasto kluczowe, także sporne: każdy wzmacnia oddział o stopień albo daje nowy, jeden punkt na pole.
aid-espana1936-status = Na ręce zostaje najwyżej { $limit ->
    [one] { $limit } karta
    [few] { $limit } karty
   *[other] { $limit } kart
}, a znacznik tury idzie dalej.

aid-gce-income = Napływają punkty zasobów tury; zapas mieści ich najwyżej { $cap }.
aid-gce-chits = Każda strona może wylosować los wydarzenia ze swojego kubka; jeśli nie chce, może druga.
aid-gce-mobilisation = Republika może raz w grze ogłosić mobilizację: punkty ({ $points }) i nowe dywizje za morale ({ $morale }).
aid-gce-arrivals = Jednostki z kalendarza przybywają, zmieniają się i odchodzą; punkty przywracają i wzmacniają inne.
aid-gce-strategic = Jednostki jadą koleją albo płyną morzem, ile pozwala tabela.
aid-gce-movement = Jednostki idą heks po heksie i płacą za teren; wroga strefa kontroli je zatrzymuje.
aid-gce-combat = Wrogie heksy atakuje się po kolei: stosunek sił, wsparcie, kolumny, jedna kostka, straty, natarcie.
aid-gce-end = Sprawdza się zwycięstwo; potem giną jednostki bez zaopatrzenia poza miastami.

aid-gce-results = Wyniki walki: stracone poziomy, atakujący / obrońca
aid-gce-modifiers = Co zmienia walkę na korzyść strony
aid-gce-terrain = Teren: koszt wejścia i wpływ na atak
aid-gce-distances = Odległości
aid-gce-stacking = Zestawianie, liczone w połowach dywizji
aid-gce-points = Punkty zasobów w turach
aid-gce-capacity = Jednostki koleją i morzem w turach
aid-gce-air = Lotnictwo: współczynnik i tura przybycia
aid-gce-columns = Kolumny
aid-gce-terrain-of = Teren
aid-gce-mover-foot = Pieszo
aid-gce-mover-cavalry = Kawaleria
aid-gce-mover-motorised = Zmotoryzowane
aid-gce-mover-armoured = Pancerne
aid-gce-fort-nationalist = Linia umocnień, dla Nacjonalistów
aid-gce-fort-republican = Linia umocnień, dla Republikanów
aid-gce-what = Co
aid-gce-hexes = Heksy
aid-gce-counts = Liczy się
aid-gce-factor = Współczynnik
aid-gce-supply-reach = Od jednostki do źródła zaopatrzenia
aid-gce-hq-reach = Od sztabu do jednostek, które zaopatruje
aid-gce-air-reach = Od zaopatrzonego miasta do wsparcia lotniczego
aid-gce-entry-reach = Od ich regionu do posiłków północnych
aid-gce-stack-limit = Heks mieści
aid-gce-stack-division = Dywizja
aid-gce-stack-other = Każda inna jednostka prócz sztabu
aid-gce-stack-hq = Sztab (jeden w heksie)
aid-gce-rail-nationalist = Kolej, Nacjonaliści
aid-gce-rail-republican = Kolej, Republikanie
aid-gce-rail-northern = Kolej, północ
aid-gce-sea-nationalist = Morze, Nacjonaliści
aid-gce-sea-republican = Morze, Republikanie
