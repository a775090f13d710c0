# La Guerra Civil Española: słowa strony obok mapy.

## The shelf

page-about-gce = Cała wojna na mapie heksowej, z kolumnami, brygadami i dywizjami, które ją toczyły. Jednostki potrzebują zaopatrzenia, blokują się nawzajem strefami kontroli i atakują przy obliczonym stosunku sił.
page-facts-gce = dla 2 graczy · całość · scenariusz 1936 trwa około trzech godzin, kampania wiele wieczorów
page-unknown-game = Ta strona nie umie pokazać gry „{ $game }”.
page-scenario-1936-gce = Wojna kolumn
page-scenario-1936-about-gce = Od lipca 1936 do kwietnia 1937, siedem tur: powstanie, marsz na Madryt, pierwszy front.
page-scenario-campaign = Cała wojna
page-scenario-campaign-about = Od lipca 1936 do kwietnia 1939, dziewiętnaście tur.
page-opponent-here-about-gce = siada obok: przekazujecie sobie ekran; co może widzieć jedna strona, zostaje zakryte.
page-opponent-tuned-about-gce = walczy o jedno miejsce naraz, strzeże tego, co ma, i liczy każde przesunięcie.
page-options-standard = Co wolno widzieć
page-options-switch = Gdzie tekst zostawia dwie drogi
page-preset-all-optional = Wszystkie zasady opcjonalne
page-preset-all-optional-about = Cały rozdział 15 naraz.
page-option-open_stacks = Odkryte stosy
page-option-open_stacks-about = Wszystkie stosy leżą odkryte. Bez tej opcji z wrogiego stosu widać tylko wierzchnią jednostkę i wysokość, aż atak zostanie zatwierdzony.
page-option-hidden_chits = Tajne losy
page-option-hidden_chits-about = Zachowanych losów nie pokazuje się drugiej stronie.
page-option-hq_scouting = Rozpoznanie sztabów
page-option-hq_scouting-about = Od tury 14 sztab republikański może spróbować poznać siłę pobliskiego stosu.
page-option-alcazar = Alkazar w Toledo
page-option-alcazar-about = Załoga trzyma się, aż rozstrzygnie kostka albo odsiecz.
page-option-armoured_train = Pociąg pancerny
page-option-armoured_train-about = Pociąg pomaga w walce przez bok heksu, który przecina kolej.
page-option-frontier_air = Bez lotów przy Francji
page-option-frontier_air-about = W turach 12–19 samoloty niemieckie i włoskie trzymają się z dala od granicy francuskiej.
page-option-italian_debut = Debiut Włochów
page-option-italian_debut-about = Pierwszy atak Włochów idzie gorzej, a pierwszy atak na nich lepiej.
page-option-soviet_debut = Debiut broni radzieckiej
page-option-soviet_debut-about = Pierwsza walka z nowoczesną bronią radziecką idzie Republice lepiej.
page-option-column_enthusiasm = Zapał kolumn
page-option-column_enthusiasm-about = Kolumny republikańskie rzucają kostką przed atakiem: jedne odmawiają, inne walczą lepiej.
page-option-column_politics = Partie kolumn
page-option-column_politics-about = Kolumny anarchistów i komunistów nie stoją ani nie atakują razem z kolumnami niektórych innych partii.
page-option-volunteers_return = Ochotnicy zostają
page-option-volunteers_return-about = Jeden punkt zasobów w turze 18, jeśli wycofano ochotników zagranicznych.
page-option-border_supply = Zaopatrzenie przy granicy francuskiej
page-option-border_supply-about = Jeden stos republikański przy granicy jest zaopatrzony bez linii.
page-option-frontier_points = Punkty przez San Sebastián
page-option-frontier_points-about = Jednostka północy w San Sebastián może przynieść północy punkt zasobów.
page-option-advance_on_exact = Posunięcie się przy dokładnych stratach
page-option-advance_on_exact-about = Na opróżniony heks wolno wejść, choć żadna strata nie była nadmiarowa.
page-option-rail_into_enemy = Koleją na ziemię wroga
page-option-rail_into_enemy-about = Ruch koleją może się skończyć w pustym heksie pod kontrolą wroga.
page-option-three_hexes = Zwycięstwo trzema heksami
page-option-three_hexes-about = W scenariuszu 1936 Republika wygrywa trzema cennymi heksami, jak w kampanii, a nie wartością trzech.
page-option-toledo_target = Toledo, jak wydrukowano
page-option-toledo_target-about = Ofensywę na Oviedo można spełnić atakami obok Toledo, jak mówi tekst.
page-option-invented_chits = Dwa odtworzone losy
page-option-invented_chits-about = Zasady wymieniają Determinację i ofensywę na Saragossę, lecz ich nie opisują; ich skutek jest nasz.
page-help-point = 1 punkt zasobów więcej
page-help-points_3 = 3 punkty zasobów więcej
page-help-ahead = wróg o turę spóźniony
page-option-nat_point = Nacjonaliści: { page-help-point }
page-option-nat_point-about = Od tury 2 nacjonaliści dostają w turze o jeden punkt zasobów więcej: przywraca on lub odbudowuje jeden poziom jednostki.
page-option-rep_point = Republikanie: { page-help-point }
page-option-rep_point-about = Od tury 2 republikanie dostają w turze o jeden punkt zasobów więcej: przywraca on lub odbudowuje jeden poziom jednostki.
page-option-nat_points_3 = Nacjonaliści: { page-help-points_3 }
page-option-nat_points_3-about = Od tury 2 nacjonaliści dostają w turze o trzy punkty zasobów więcej: każdy przywraca lub odbudowuje jeden poziom jednostki.
page-option-rep_points_3 = Republikanie: { page-help-points_3 }
page-option-rep_points_3-about = Od tury 2 republikanie dostają w turze o trzy punkty zasobów więcej: każdy przywraca lub odbudowuje jeden poziom jednostki.
page-option-nat_ahead = Nacjonaliści: { page-help-ahead }
page-option-nat_ahead-about = Posiłki republikańskie przychodzą o turę później, niż mówi kalendarz, a te, które się wycofuje, odchodzą o turę później.
page-option-rep_ahead = Republikanie: { page-help-ahead }
page-option-rep_ahead-about = Posiłki nacjonalistyczne przychodzą o turę później, niż mówi kalendarz, a te, które się wycofuje, odchodzą o turę później.

## Guide

page-gce-guide = Gra na heksach w pięć minut
page-gce-guide-lead = Pierwszy raz? Na stronie startowej naciśnij „{ page-start-learn }”, a potem „{ page-start-play }”: prowadzisz Nacjonalistów, przeciw temu przeciwnikowi stronę łatwiejszą. Przeciw silniejszym jest trudniejsza.
page-gce-guide-aim-title = O co chodzi
page-gce-guide-aim = Miejsca mają wartość w Morale Republikanów. W kampanii Nacjonaliści muszą je na koniec tury obniżyć do 30 ([[4.1-a]]); w scenariuszu „{ page-scenario-1936-gce }” muszą na koniec tury 7 trzymać Madryt albo trzy heksy obok niego ([[17.2-a]]). W obu wygrywają od razu, gdy zaopatrzona jednostka wejdzie do Madrytu przed turą 7 ([[4.2-a]]). Republikanie wygrywają, gdy wytrwają, albo od razu, gdy zdobędą trzy cenne heksy, które były Nacjonalistów ([[4.3-a]]), w scenariuszu „{ page-scenario-1936-gce }” heksy warte trzy punkty ([[17.2-b]]): wystarczy jedno duże miasto, więc żadnego nie zostawiaj pustego blisko wroga.
page-gce-guide-turn-title = Tura
page-gce-guide-turn = Obie strony losują wydarzenie, wprowadzają jednostki i przewożą je koleją i morzem. Potem ruszają się i atakują Nacjonaliści, po nich Republikanie ([[5.1-b]]). Na końcu giną jednostki bez zaopatrzenia ([[10.3-d]]).
page-gce-guide-move-title = Ruch
page-gce-guide-move = Wybierz jednostkę, zabierz z nią inne z jej heksu i wybierz, dokąd idą; mapa pokazuje drogę i jej koszt. Z dala od wroga jednostka może maszerować dwa razy dalej ([[12.11-a]]). W heksie mieści się sześć dywizji ([[9.2-a]]).
page-gce-guide-zones-title = Strefy kontroli
page-gce-guide-zones = Brygady i dywizje kontrolują heksy wokół siebie: kto na taki wejdzie, musi stanąć ([[11.2]]). Kolumny nikogo nie zatrzymują, ale przecinają zaopatrzenie ([[11-8.5-a]]).
page-gce-guide-supply-title = Zaopatrzenie
page-gce-guide-supply = Jednostka musi mieć najwyżej trzy heksy od siebie przyjazne miasteczko lub miasto, od którego droga, choćby i długa, wiedzie do głównego źródła ([[10.4-a]]), albo tak zaopatrzony sztab w tym samym heksie lub tuż obok ([[10.6-a]]). Klawisz S pokazuje, dokąd sięga zaopatrzenie i czemu go brak.
page-gce-guide-fight-title = Atak
page-gce-guide-fight = Wskaż heks, wybierz, kto bierze udział, i zatwierdź atak: dopiero wtedy widać zakrytych obrońców ([[13.6]]). Mogą pomóc sztaby, samoloty, okręty i losy. Atak wobec obrony daje kolumnę; teren ją przesuwa; kostka mówi, ile poziomów traci każda strona ([[13.10-a]]). Nadmiar strat pozwala zwycięzcom posunąć się dalej ([[13.27-a]]).
page-gce-guide-chits-title = Wydarzenia i punkty
page-gce-guide-chits = Los wydarzenia działa od razu albo się go zachowuje ([[7.4-a]]). Niektóre zobowiązują: zakładka Stan mówi, do czego. Punkty zasobów uzupełniają i odbudowują jednostki ([[6.6-a]]).
page-gce-guide-page-title = Na stronie
page-gce-guide-page = Wiersz nad mapą mówi, kto wybiera, co i według jakiej zasady. Naciśnij . dla następnej jednostki, która może się ruszyć, W dla całego stosu, D, by zrobić to samo jeszcze raz, ? dla wszystkich klawiszy.
page-gce-signs-counter = Żeton jednostki: u góry wielkość i rodzaj, niżej atak, obrona i ruch. Liczba obok stosu podaje, ile ma jednostek.
page-gce-signs-moved = Przekręcony: już się ruszył.
page-gce-signs-fought = Kreskowany: walczył lub dał wsparcie.

## Pages and layers

page-panel-gce = Heks, atak, przybycia, stan i dziennik
page-gce-tab-hex = Heks
page-gce-tab-battle = Atak
page-gce-tab-arrivals = Przybycia
page-gce-tab-state = Stan
page-gce-layers = Na mapie
page-gce-layer-supply = Zaopatrzenie
page-gce-layer-foes = Zaopatrzenie wroga
page-gce-layer-zoc = Strefy
page-gce-layer-control = Kontrola
page-gce-layer-reach = Zasięg
page-gce-layer-morale = Morale
page-gce-layer-arrivals = Przybycia
page-gce-keys-hex = wybrany heks
page-gce-keys-entries = posiłki
page-gce-keys-battle = ataki
page-gce-keys-arrivals = na mapie: gdzie wchodzą posiłki
page-gce-keys-state = stan wojny
page-gce-keys-supply = na mapie: zaopatrzenie
page-gce-keys-foes = na mapie: zaopatrzenie przeciwnika, o ile można je znać
page-gce-keys-zoc = na mapie: strefy kontroli i front
page-gce-keys-control = na mapie: kto co trzyma
page-gce-keys-reach = na mapie: dokąd dojdzie wybrana jednostka
page-gce-keys-morale = na mapie: wartości miejsc
page-gce-keys-next = następna jednostka, która może się ruszyć
page-gce-keys-previous = poprzednia
page-gce-keys-skip = pominąć ten region
page-gce-keys-stack = podnieść cały stos
page-gce-keys-again = jeszcze raz ten sam ruch
page-gce-choices-others = { $count ->
    [one] Wypisz też drugi wybór
    [few] Wypisz też { $count } pozostałe wybory
   *[other] Wypisz też { $count } pozostałych wyborów
}
page-gce-choices-fewer = Mniej wyborów
page-gce-choices-here = Tylko { $hex }

## The chosen hex

page-gce-hex-none = Wybierz heks na mapie, żeby o nim przeczytać.
page-gce-hex-empty = Nie stoi tu żadna jednostka.
page-gce-region-galicia = Galicja
page-gce-region-asturias = Asturia
page-gce-region-santander = Santander
page-gce-region-euzkadi = Euzkadi
page-gce-region-navarra = Nawarra
page-gce-region-cataluna = Katalonia
page-gce-region-leon = León
page-gce-region-castilla_la_vieja = Stara Kastylia
page-gce-region-aragon = Aragonia
page-gce-region-castilla_la_nueva = Nowa Kastylia
page-gce-region-valencia = Walencja
page-gce-region-extremadura = Estremadura
page-gce-region-murcia = Murcja
page-gce-region-andalucia = Andaluzja
page-gce-morale-worth = Morale { $count }
page-gce-final-source = główne źródło zaopatrzenia
page-gce-is-returning = wraca w turze { $turn }
page-gce-stack = { $count ->
    [one] Jedna jednostka
    [few] { $count } jednostki
   *[other] { $count } jednostek
}: atak { $attack }, obrona { $defence }{ $covered ->
    [0] .
    [one] ; jedna zakryta.
    [few] ; { $covered } zakryte.
   *[other] ; { $covered } zakrytych.
}
page-gce-units = { $count ->
    [one] jedna jednostka
    [few] { $count } jednostki
   *[other] { $count } jednostek
}
page-gce-moving = { $count ->
    [one] Jedna jednostka w ruchu
    [few] { $count } jednostki w ruchu
   *[other] { $count } jednostek w ruchu
}, { $left ->
    [one] został jeden punkt ruchu
    [few] zostały { $left } punkty ruchu
   *[other] zostało { $left } punktów ruchu
}.
page-gce-part-leave = Zostaw na miejscu
page-gce-part-along = Weź ze sobą
page-gce-part-hint = Naciśnij jednostkę na liście, by ją zostawić; jeszcze raz, by ją zabrać.
page-gce-moving-march = { $count ->
    [one] Jedna jednostka w marszu
    [few] { $count } jednostki w marszu
   *[other] { $count } jednostek w marszu
}, { $left ->
    [one] został jeden punkt ruchu
    [few] zostały { $left } punkty ruchu
   *[other] zostało { $left } punktów ruchu
}.
page-gce-moving-strategic = Jednostka { $how ->
    [rail] jedzie koleją: wybierz dokąd
    [sail] płynie: wybierz dokąd
   *[land] ląduje: wybierz gdzie
}.
page-gce-supply = Ma zaopatrzenie.
page-gce-supply-from = Zaopatrzenie z { $hex }, { $count ->
    [0] w tym heksie
    [one] jeden heks dalej
    [few] { $count } heksy dalej
   *[other] { $count } heksów dalej
}
page-gce-supply-none = Bez zaopatrzenia.
page-gce-supply-none-why = Bez zaopatrzenia: { $why }
page-gce-whole-move = Ruch wszystkich ({ $count })
page-gce-whole-march = Marsz wszystkich ({ $count })
page-gce-do-move = Ruch
page-gce-do-march = Marsz
page-gce-do-with = Zabierz
page-gce-do-drop = Zostaw tu
page-gce-do-rail = Kolej
page-gce-do-sail = Statek
page-gce-do-land = Desant
page-gce-do-place = Wprowadź
page-gce-do-replace = Uzupełnij
page-gce-do-rebuild = Odbuduj
page-gce-do-split = Rozdziel
page-gce-do-disband = Rozwiąż
page-gce-do-eliminate = Usuń
page-gce-do-evacuate = Ewakuuj
page-gce-do-border = Zaopatrzenie przez granicę
page-gce-do-rouse = Rzuć
page-gce-do-scout = Rozpoznanie
page-gce-do-join = Bierze udział
page-gce-do-support = Wesprzyj
page-gce-do-fly = Leć
page-gce-do-lose = { $left ->
    [0] Strata jednostki
   *[other] Strata poziomu
}
page-gce-do-advance = Posunięcie
page-gce-do-pick = Wybierz
page-gce-do-turn = Zmienia stronę

## Helps for moving

page-gce-only-left = Pokaż tylko te
page-gce-only-left-long = Na mapie to, co już ruszyło albo nie może, jest wyblakłe
page-gce-left = Jeszcze możliwe
page-gce-left-place = { $count ->
    [one] jedna jednostka do wprowadzenia
    [few] { $count } jednostki do wprowadzenia
   *[other] { $count } jednostek do wprowadzenia
}
page-gce-left-replace = { $count ->
    [one] jedna jednostka do uzupełnienia
    [few] { $count } jednostki do uzupełnienia
   *[other] { $count } jednostek do uzupełnienia
}
page-gce-left-rebuild = { $count ->
    [one] jedna jednostka do odbudowy
    [few] { $count } jednostki do odbudowy
   *[other] { $count } jednostek do odbudowy
}
page-gce-left-split = { $count ->
    [one] jedna dywizja do rozdzielenia
    [few] { $count } dywizje do rozdzielenia
   *[other] { $count } dywizji do rozdzielenia
}
page-gce-left-rail = { $count ->
    [one] jedna jednostka może jechać koleją
    [few] { $count } jednostki mogą jechać koleją
   *[other] { $count } jednostek może jechać koleją
}
page-gce-left-sail = { $count ->
    [one] jedna jednostka może płynąć
    [few] { $count } jednostki mogą płynąć
   *[other] { $count } jednostek może płynąć
}
page-gce-left-land = { $count ->
    [one] jedna jednostka może lądować
    [few] { $count } jednostki mogą lądować
   *[other] { $count } jednostek może lądować
}
page-gce-left-rouse = { $count ->
    [one] rzut za jedną kolumnę
    [few] rzuty za { $count } kolumny
   *[other] rzuty za { $count } kolumn
}
page-gce-left-scout = { $count ->
    [one] jeden sztab może prowadzić rozpoznanie
    [few] { $count } sztaby mogą prowadzić rozpoznanie
   *[other] { $count } sztabów może prowadzić rozpoznanie
}
page-gce-left-move = { $count ->
    [one] jedna jednostka może się ruszyć
    [few] { $count } jednostki mogą się ruszyć
   *[other] { $count } jednostek może się ruszyć
}
page-gce-left-march = { $count ->
    [one] jedna może maszerować
    [few] { $count } mogą maszerować
   *[other] { $count } może maszerować
}
page-gce-left-evacuate = { $count ->
    [one] jedna jednostka może wyjść przez Francję
    [few] { $count } jednostki mogą wyjść przez Francję
   *[other] { $count } jednostek może wyjść przez Francję
}
page-gce-left-attack = { $count ->
    [one] jeden heks można zaatakować
    [few] { $count } heksy można zaatakować
   *[other] { $count } heksów można zaatakować
}
page-gce-left-join = { $count ->
    [one] jedna jednostka może wziąć udział
    [few] { $count } jednostki mogą wziąć udział
   *[other] { $count } jednostek może wziąć udział
}
page-gce-left-support = { $count ->
    [one] jeden może wesprzeć
    [few] { $count } mogą wesprzeć
   *[other] { $count } może wesprzeć
}
page-gce-left-fly = { $count ->
    [one] jedna jednostka lotnicza może lecieć
    [few] { $count } jednostki lotnicze mogą lecieć
   *[other] { $count } jednostek lotniczych może lecieć
}
page-gce-left-lose = { $count ->
    [one] jedna jednostka może ponieść stratę
    [few] { $count } jednostki mogą ponieść stratę
   *[other] { $count } jednostek może ponieść stratę
}
page-gce-left-advance = { $count ->
    [one] jedna jednostka może się posunąć
    [few] { $count } jednostki mogą się posunąć
   *[other] { $count } jednostek może się posunąć
}
page-gce-left-pick = { $count ->
    [one] jedna jednostka do wyboru
    [few] { $count } jednostki do wyboru
   *[other] { $count } jednostek do wyboru
}
page-gce-left-eliminate = { $count ->
    [one] jedna jednostka do wyboru
    [few] { $count } jednostki do wyboru
   *[other] { $count } jednostek do wyboru
}
page-gce-next = Następna jednostka ›
page-gce-previous = ‹ Poprzednia
page-gce-again = Jeszcze raz, jak { $from } – { $to }
page-gce-regions = Regiony{ $count ->
    [0] {""}
    [one] , jeden pominięty
    [few] , { $count } pominięte
   *[other] , { $count } pominiętych
}

## Attacks

page-gce-battle-none = Nie było jeszcze ataku. Każdy przygotowuje się i rozstrzyga tutaj, krok po kroku.
page-gce-made = Ataki w tej fazie
page-gce-prospects = Ataki przy obecnym ustawieniu
page-gce-prospects-hint = Ze wszystkimi, które stoją obok heksu, bez wsparcia. Każdy ruch to zmienia.
page-gce-prospects-none = Z miejsc, w których stoją teraz jednostki, żadna nie może zaatakować.
page-gce-where = Gdzie atakować
page-gce-where-hint = Wybierz heks tutaj albo na mapie. Nic nie jest przesądzone, póki atak nie jest zatwierdzony.
page-gce-attack-on = Atak na { $hex }
page-gce-step-join = Kto atakuje
page-gce-step-support = Sztaby
page-gce-step-train = Pociąg pancerny
page-gce-step-air = Lotnictwo
page-gce-step-naval = Okręty
page-gce-step-chit = Losy
page-gce-step-losses = Straty
page-gce-step-advance = Posunięcie
page-gce-join-all = Wszystkie
page-gce-call-off = Odwołaj atak
page-gce-commit-asked = Atakuj, potem wybierz wsparcie
page-gce-commit-hint = Odtąd ataku nie można już odwołać.
page-gce-covered = Obrońcy leżą zakryci: stosunek sił oblicza się, gdy atak jest zatwierdzony.
page-gce-covered-count = { $count ->
    [one] Jedna jednostka, widziana tylko z wierzchu
    [few] { $count } jednostki, widać tylko wierzchnią
   *[other] { $count } jednostek, widać tylko wierzchnią
}
page-gce-lost-one = stracona
page-gce-with-hq = { $piece } wspiera
page-gce-with-air = { $piece } leci
page-gce-with-naval = Wsparcie okrętów
page-gce-shifts = Przesunięcia kolumny
page-gce-drms = Modyfikatory kostki
page-gce-column = kolumna { $column }
page-gce-table = Wynik każdego rzutu
page-gce-die = Kostka
page-gce-modified = staje się { $die }
page-gce-attacker-loses = Straty atakującego
page-gce-defender-loses = Straty obrońcy
page-gce-clears = heks opróżniony
page-gce-expect = Średnio atakujący traci { $attacker } z { $attackers } poziomów, obrońca { $defender } z { $defenders }.
page-gce-takes = Heks zostaje opróżniony w { $share } przypadków.
page-gce-to-lose = { $side }: { $count ->
    [one] jeden poziom do stracenia
    [few] { $count } poziomy do stracenia
   *[other] { $count } poziomów do stracenia
}
page-gce-to-advance = { $count ->
    [one] Posunięcie o jeden heks
    [few] Posunięcie o { $count } heksy
   *[other] Posunięcie o { $count } heksów
}
page-gce-roll-modified = { $drm } daje { $modified }.
page-gce-result = Stracone poziomy: atakujący { $attacker }, obrońca { $defender }.

## Reinforcements

page-gce-due = Do wprowadzenia teraz
page-gce-changing = Jednostki, które można zmienić
page-gce-barred = Osłabione jednostki, których nie można teraz uzupełnić
page-gce-never = { $count ->
    [one] Jedna osłabiona jednostka, której nigdy się nie uzupełnia:
    [few] { $count } osłabione jednostki, których nigdy się nie uzupełnia:
   *[other] { $count } osłabionych jednostek, których nigdy się nie uzupełnia:
}
page-gce-enters-at = może wejść w { $hexes }{ $more ->
    [0] {""}
    [one] {" "}albo w jeszcze jednym heksie
    [few] {" "}albo w { $more } innych heksach
   *[other] {" "}albo w { $more } innych heksach
}
page-gce-timetable = Następne tury
page-gce-enter = { $count ->
    [one] Przybywa jedna:
    [few] Przybywają { $count }:
   *[other] Przybywa { $count }:
}
page-gce-convert = { $count ->
    [one] Jedna kolumna staje się regularna:
    [few] { $count } kolumny stają się regularne:
   *[other] { $count } kolumn staje się regularnymi:
}
page-gce-leave = { $count ->
    [one] Wycofana jedna:
    [few] Wycofane { $count }:
   *[other] Wycofanych { $count }:
}
page-gce-later = { $count ->
    [one] Jedna późniejsza tura
    [few] { $count } późniejsze tury
   *[other] { $count } późniejszych tur
}
page-gce-nobody-comes = Nikt już nie przybędzie.
page-gce-lost = Stracone jednostki
page-gce-gone = { $count ->
    [one] Jedna stracona na zawsze:
    [few] { $count } stracone na zawsze:
   *[other] { $count } straconych na zawsze:
}

## The state of the war

page-gce-turn-track = Tury
page-gce-morale = Morale Republikanów { $morale }
page-gce-victory-morale = { $left ->
    [0] Dość niskie, by Nacjonaliści wygrali na końcu tury.
   *[other] { $left } powyżej 30, przy których wygrywają Nacjonaliści.
}
page-gce-victory-madrid-now = Nacjonaliści od razu: zaopatrzona jednostka w Madrycie, do tury { $turn }.
page-gce-victory-madrid = Nacjonaliści na końcu tury 7: Madryt albo trzy heksy obok niego (teraz { $count }).
page-gce-victory-value = Republikanie od razu: zdobyte heksy warte 3 (teraz { $value }{ $count ->
    [0] {""}
   *[other] : { $hexes }
}).
page-gce-victory-hexes = Republikanie od razu: trzy zdobyte cenne heksy (teraz { $count }, warte { $value }{ $count ->
    [0] {""}
   *[other] : { $hexes }
}).
page-gce-points = Punkty zasobów
page-gce-points-now = Teraz
page-gce-points-next = Następna tura
page-gce-soviet-points = { $count ->
    [one] Jeden z punktów republikańskich odbudowuje tylko tam, skąd zaopatrzenie wiedzie do granicy francuskiej.
    [few] { $count } z punktów republikańskich odbudowują tylko tam, skąd zaopatrzenie wiedzie do granicy francuskiej.
   *[other] { $count } z punktów republikańskich odbudowuje tylko tam, skąd zaopatrzenie wiedzie do granicy francuskiej.
}
page-gce-capacity = Pozostały transport
page-gce-rail = Kolej
page-gce-sea = Morze
page-gce-capacity-left = { $limit ->
    [0] brak w tym etapie
   *[other] { $left ->
        [0] wykorzystana ({ $limit })
       *[other] { $left } z { $limit }
    }
}
page-gce-duties = Do czego zobowiązuje wydarzenie
page-gce-duty-units = Jeszcze do wykonania przez:
page-gce-chits = Losy wydarzeń
page-gce-cup = { $count ->
    [one] jeden los w kubku
    [few] { $count } losy w kubku
   *[other] { $count } losów w kubku
}
page-gce-held = { $count ->
    [one] Jeden zachowany los
    [few] { $count } zachowane losy
   *[other] { $count } zachowanych losów
}
page-gce-played = { $count ->
    [one] Jeden zagrany los
    [few] { $count } zagrane losy
   *[other] { $count } zagranych losów
}
page-gce-lines = Linie umocnień
page-gce-line-due = gotowa od tury { $turn }
page-gce-line-factor = dodaje { $count } do obrony{ $gone ->
    [0] {""}
    [one] , jeden heks zniszczony
    [few] , { $gone } heksy zniszczone
   *[other] , { $gone } heksów zniszczonych
}
page-gce-lasting = Inne znaczniki
page-gce-alcazar-holds = Alkazar w Toledo się trzyma.
page-gce-alcazar-relieved = Alkazar w Toledo doczekał się odsieczy.
page-gce-alcazar-fallen = Alkazar w Toledo padł.
page-gce-naval-ready = wsparcie okrętów dostępne w tej turze
page-gce-naval-none = bez wsparcia okrętów w tej turze
page-gce-declared-mobilisation = Ogłoszono Mobilizację Powszechną.
page-gce-declared-biberon = Powołano Quinta del Biberón.
page-gce-declared-evacuation = Jednostki ewakuowano przez Francję.
