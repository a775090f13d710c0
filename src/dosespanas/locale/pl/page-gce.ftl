# La Guerra Civil Española: słowa strony obok mapy.

## The shelf

page-about-gce = Cała wojna na mapie z pól sześciokątnych, z kolumnami, brygadami i dywizjami, które ją toczyły. Oddziały potrzebują zaopatrzenia, trzymają się nawzajem strefami kontroli i atakują przy obliczonym stosunku sił.
page-facts-gce = 2 graczy · całość · scenariusz 1936 trwa około trzech godzin, kampania wiele wieczorów
page-unknown-game = Ta strona nie umie pokazać gry „{ $game }”.
page-scenario-1936-gce = Wojna kolumn
page-scenario-1936-about-gce = Od lipca 1936 do kwietnia 1937, siedem tur: powstanie, marsz na Madryt, pierwszy front.
page-scenario-campaign = Cała wojna
page-scenario-campaign-about = Od lipca 1936 do kwietnia 1939, dziewiętnaście tur.
page-opponent-here-about-gce = przekazujecie sobie ekran; co może widzieć jedna strona, zostaje zakryte.
page-options-standard = Co wolno widzieć
page-options-switch = Gdzie tekst zostawia dwie drogi
page-preset-all-optional = Wszystkie zasady opcjonalne
page-preset-all-optional-about = Cały rozdział 15 naraz.
page-option-open_stacks = Odkryte stosy
page-option-open_stacks-about = Wszystkie stosy leżą odkryte. Bez niej z wrogiego stosu widać tylko wierzchnią jednostkę i wysokość, aż atak zostanie postanowiony.
page-option-hidden_chits = Tajne żetony
page-option-hidden_chits-about = Zachowanych żetonów nie pokazuje się drugiej stronie.
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
page-option-advance_on_exact = Posunięcie przy dokładnych stratach
page-option-advance_on_exact-about = Na opróżniony heks wolno wejść, choć żadna strata nie była nadmiarowa.
page-option-rail_into_enemy = Koleją na ziemię wroga
page-option-rail_into_enemy-about = Ruch koleją może się skończyć w pustym heksie pod kontrolą wroga.
page-option-three_hexes = Trzy heksy wygrywają
page-option-three_hexes-about = W scenariuszu 1936 Republika wygrywa trzema cennymi heksami, jak w kampanii, a nie wartością trzech.
page-option-toledo_target = Toledo, jak wydrukowano
page-option-toledo_target-about = Ofensywę na Oviedo można spełnić atakami obok Toledo, jak mówi tekst.
page-option-invented_chits = Dwa odtworzone żetony
page-option-invented_chits-about = Zasady wymieniają Determinację i ofensywę na Saragossę, lecz ich nie opisują; ich skutek jest nasz.

## Guide

page-gce-guide = Gra na sześciokątach w pięć minut
page-gce-guide-lead = Weź scenariusz 1936 przeciw prostemu przeciwnikowi i niech strona pokaże, co jest możliwe. Co się jarzy, można wybrać.
page-gce-guide-aim-title = O co chodzi
page-gce-guide-aim = Miejsca mają wartość w Morale Republiki. W kampanii strona narodowa musi je obniżyć do 30 ([[4.1-a]]); w scenariuszu 1936 musi trzymać Madryt albo trzy pola obok niego ([[17.2-a]]). Republika wygrywa, gdy wytrwa albo zdobędzie dość tego, co było narodowe ([[4.3-a]]).
page-gce-guide-turn-title = Tura
page-gce-guide-turn = Obie strony losują wydarzenie, wprowadzają oddziały i przewożą je koleją i morzem. Potem rusza się i atakuje strona narodowa, po niej republikańska ([[5.1-b]]). Na końcu giną oddziały bez zaopatrzenia ([[10.3-d]]).
page-gce-guide-move-title = Ruch
page-gce-guide-move = Wybierz oddział, zabierz z nim inne z jego pola i wybierz, dokąd idą; mapa pokazuje drogę i jej koszt. Z dala od wroga oddział może maszerować dwa razy dalej ([[12.11-a]]). Na polu mieści się sześć dywizji ([[9.2-a]]).
page-gce-guide-zones-title = Strefy kontroli
page-gce-guide-zones = Brygady i dywizje kontrolują pola wokół siebie: kto na takie wejdzie, musi stanąć ([[11.2]]). Kolumny nikogo nie zatrzymują, ale przecinają zaopatrzenie ([[11-8.5-a]]).
page-gce-guide-supply-title = Zaopatrzenie
page-gce-guide-supply = Oddział musi mieć najwyżej trzy pola dalej własne miasteczko, miasto albo dowództwo, od którego droga wiedzie do źródła końcowego ([[10.4-a]]). Klawisz S pokazuje, dokąd sięga zaopatrzenie i czemu go brak.
page-gce-guide-fight-title = Atak
page-gce-guide-fight = Wskaż pole, wybierz, kto bierze udział, i postanów atak: dopiero wtedy widać zakrytych obrońców ([[13.6]]). Mogą pomóc dowództwa, samoloty, okręty i żetony. Atak wobec obrony daje kolumnę; teren ją przesuwa; kostka mówi, ile stopni traci każda strona ([[13.10-a]]). Nadmiar strat pozwala zwycięzcom iść dalej ([[13.27-a]]).
page-gce-guide-chits-title = Wydarzenia i punkty
page-gce-guide-chits = Żeton wydarzenia działa od razu albo się go zatrzymuje ([[7.4-a]]). Niektóre zobowiązują: karta Stan mówi, do czego. Punkty zasobów uzupełniają i odtwarzają oddziały ([[6.6-a]]).
page-gce-guide-page-title = Na stronie
page-gce-guide-page = Wiersz nad mapą mówi, kto wybiera, co i według jakiej zasady. Naciśnij . dla następnego oddziału, który może się ruszyć, W dla całego stosu, D, by zrobić to samo jeszcze raz, ? dla wszystkich klawiszy.

## Pages and layers

page-panel-gce = Pole, atak, przybycia, stan i dziennik
page-gce-tab-hex = Pole
page-gce-tab-battle = Atak
page-gce-tab-arrivals = Przybycia
page-gce-tab-state = Stan
page-gce-layers = Na mapie
page-gce-layer-supply = Zaopatrzenie
page-gce-layer-zoc = Strefy
page-gce-layer-control = Kontrola
page-gce-layer-reach = Zasięg
page-gce-layer-morale = Morale
page-gce-layer-arrivals = Przybycia
page-gce-keys-hex = wybrane pole
page-gce-keys-entries = posiłki
page-gce-keys-battle = ataki
page-gce-keys-arrivals = na mapie: gdzie wchodzą posiłki
page-gce-keys-state = stan wojny
page-gce-keys-supply = na mapie: zaopatrzenie
page-gce-keys-zoc = na mapie: strefy kontroli i front
page-gce-keys-control = na mapie: kto co trzyma
page-gce-keys-reach = na mapie: dokąd dojdzie wybrany oddział
page-gce-keys-morale = na mapie: wartości miejsc
page-gce-keys-next = następny oddział, który może się ruszyć
page-gce-keys-previous = poprzedni
page-gce-keys-skip = pominąć ten region
page-gce-keys-stack = podnieść cały stos
page-gce-keys-again = jeszcze raz ten sam ruch
page-gce-curtain-stacks = Mapa pokazuje stosy, które może widzieć tylko ta strona.
page-gce-curtain-chits = Następny wybór dotyczy żetonów, które może widzieć tylko ta strona.
page-gce-choices-others = { $count ->
    [one] Jeszcze jeden wybór gdzie indziej
    [few] Jeszcze { $count } wybory gdzie indziej
   *[other] Jeszcze { $count } wyborów gdzie indziej
}
page-gce-choices-fewer = Mniej wyborów
page-gce-choices-here = Tylko { $hex }

## The chosen hex

page-gce-hex-none = Wybierz pole na mapie, żeby o nim przeczytać.
page-gce-hex-empty = Nie stoi tu żaden oddział.
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
page-gce-final-source = końcowe źródło zaopatrzenia
page-gce-is-returning = wraca w turze { $turn }
page-gce-stack = { $count ->
    [one] Jeden oddział
    [few] { $count } oddziały
   *[other] { $count } oddziałów
}: atak { $attack }, obrona { $defence }{ $covered ->
    [0] .
    [one] ; jeden zakryty.
    [few] ; { $covered } zakryte.
   *[other] ; { $covered } zakrytych.
}
page-gce-units = { $count ->
    [one] jeden oddział
    [few] { $count } oddziały
   *[other] { $count } oddziałów
}
page-gce-moving = { $count ->
    [one] Jeden oddział w ruchu
    [few] { $count } oddziały w ruchu
   *[other] { $count } oddziałów w ruchu
}, { $left ->
    [one] został jeden punkt ruchu
    [few] zostały { $left } punkty ruchu
   *[other] zostało { $left } punktów ruchu
}.
page-gce-moving-march = { $count ->
    [one] Jeden oddział w marszu
    [few] { $count } oddziały w marszu
   *[other] { $count } oddziałów w marszu
}, { $left ->
    [one] został jeden punkt ruchu
    [few] zostały { $left } punkty ruchu
   *[other] zostało { $left } punktów ruchu
}.
page-gce-moving-strategic = Oddział { $how ->
    [rail] jedzie koleją: wybierz dokąd
    [sail] płynie: wybierz dokąd
   *[land] ląduje: wybierz gdzie
}.
page-gce-supply = Zaopatrzony.
page-gce-supply-from = Zaopatrzenie z { $hex }, { $count ->
    [0] na tym polu
    [one] jedno pole dalej
    [few] { $count } pola dalej
   *[other] { $count } pól dalej
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
page-gce-do-rebuild = Odtwórz
page-gce-do-split = Podziel
page-gce-do-disband = Rozwiąż
page-gce-do-eliminate = Usuń
page-gce-do-evacuate = Ewakuuj
page-gce-do-rouse = Rzuć
page-gce-do-scout = Zwiad
page-gce-do-join = Bierze udział
page-gce-do-support = Wesprzyj
page-gce-do-fly = Leć
page-gce-do-lose = Strata stopnia
page-gce-do-advance = Naprzód
page-gce-do-pick = Wybierz
page-gce-do-turn = Zmienia stronę

## Helps for moving

page-gce-left = Jeszcze możliwe
page-gce-left-place = { $count ->
    [one] jeden oddział do wprowadzenia
    [few] { $count } oddziały do wprowadzenia
   *[other] { $count } oddziałów do wprowadzenia
}
page-gce-left-replace = { $count ->
    [one] jeden oddział do uzupełnienia
    [few] { $count } oddziały do uzupełnienia
   *[other] { $count } oddziałów do uzupełnienia
}
page-gce-left-rebuild = { $count ->
    [one] jeden oddział do odtworzenia
    [few] { $count } oddziały do odtworzenia
   *[other] { $count } oddziałów do odtworzenia
}
page-gce-left-split = { $count ->
    [one] jedna dywizja do podziału
    [few] { $count } dywizje do podziału
   *[other] { $count } dywizji do podziału
}
page-gce-left-rail = { $count ->
    [one] jeden oddział może jechać koleją
    [few] { $count } oddziały mogą jechać koleją
   *[other] { $count } oddziałów może jechać koleją
}
page-gce-left-sail = { $count ->
    [one] jeden oddział może płynąć
    [few] { $count } oddziały mogą płynąć
   *[other] { $count } oddziałów może płynąć
}
page-gce-left-land = { $count ->
    [one] jeden oddział może lądować
    [few] { $count } oddziały mogą lądować
   *[other] { $count } oddziałów może lądować
}
page-gce-left-rouse = { $count ->
    [one] rzut za jedną kolumnę
    [few] rzuty za { $count } kolumny
   *[other] rzuty za { $count } kolumn
}
page-gce-left-scout = { $count ->
    [one] jedno dowództwo może zrobić zwiad
    [few] { $count } dowództwa mogą zrobić zwiad
   *[other] { $count } dowództw może zrobić zwiad
}
page-gce-left-move = { $count ->
    [one] jeden oddział może się ruszyć
    [few] { $count } oddziały mogą się ruszyć
   *[other] { $count } oddziałów może się ruszyć
}
page-gce-left-march = { $count ->
    [one] jeden może maszerować
    [few] { $count } mogą maszerować
   *[other] { $count } może maszerować
}
page-gce-left-evacuate = { $count ->
    [one] jeden oddział może wyjść przez Francję
    [few] { $count } oddziały mogą wyjść przez Francję
   *[other] { $count } oddziałów może wyjść przez Francję
}
page-gce-left-attack = { $count ->
    [one] jedno pole można zaatakować
    [few] { $count } pola można zaatakować
   *[other] { $count } pól można zaatakować
}
page-gce-left-join = { $count ->
    [one] jeden oddział może wziąć udział
    [few] { $count } oddziały mogą wziąć udział
   *[other] { $count } oddziałów może wziąć udział
}
page-gce-left-support = { $count ->
    [one] jedno może wesprzeć
    [few] { $count } mogą wesprzeć
   *[other] { $count } może wesprzeć
}
page-gce-left-fly = { $count ->
    [one] jeden oddział lotniczy może lecieć
    [few] { $count } oddziały lotnicze mogą lecieć
   *[other] { $count } oddziałów lotniczych może lecieć
}
page-gce-left-lose = { $count ->
    [one] jeden oddział może ponieść stratę
    [few] { $count } oddziały mogą ponieść stratę
   *[other] { $count } oddziałów może ponieść stratę
}
page-gce-left-advance = { $count ->
    [one] jeden oddział może iść naprzód
    [few] { $count } oddziały mogą iść naprzód
   *[other] { $count } oddziałów może iść naprzód
}
page-gce-left-pick = { $count ->
    [one] jeden oddział do wyboru
    [few] { $count } oddziały do wyboru
   *[other] { $count } oddziałów do wyboru
}
page-gce-left-eliminate = { $count ->
    [one] jeden oddział do wyboru
    [few] { $count } oddziały do wyboru
   *[other] { $count } oddziałów do wyboru
}
page-gce-next = Następny oddział ›
page-gce-previous = ‹ Poprzedni
page-gce-again = Jeszcze raz, jak { $from } – { $to }
page-gce-regions = Regiony{ $count ->
    [0] {""}
    [one] , jeden pominięty
    [few] , { $count } pominięte
   *[other] , { $count } pominiętych
}

## Attacks

page-gce-battle-none = Nie było jeszcze ataku. Każdy układa się i opowiada tutaj, krok po kroku.
page-gce-where = Gdzie atakować
page-gce-where-hint = Wybierz pole tutaj albo na mapie. Nic nie jest pewne, póki atak nie jest postanowiony.
page-gce-attack-on = Atak na { $hex }
page-gce-step-join = Kto atakuje
page-gce-step-support = Dowództwa
page-gce-step-train = Pociąg pancerny
page-gce-step-air = Lotnictwo
page-gce-step-naval = Okręty
page-gce-step-chit = Żetony
page-gce-step-losses = Straty
page-gce-step-advance = Pościg
page-gce-join-all = Wszystkie
page-gce-commit-hint = Odtąd ataku nie można już odwołać.
page-gce-covered = Obrońcy leżą zakryci: stosunek sił oblicza się, gdy atak jest postanowiony.
page-gce-covered-count = { $count ->
    [one] Jeden oddział, widziany tylko z wierzchu
    [few] { $count } oddziały, widać tylko wierzchni
   *[other] { $count } oddziałów, widać tylko wierzchni
}
page-gce-lost-one = stracony
page-gce-with-hq = { $piece } wspiera
page-gce-with-air = { $piece } leci
page-gce-with-naval = Wsparcie okrętów
page-gce-shifts = Przesunięcia kolumny
page-gce-drms = Modyfikatory kostki
page-gce-column = kolumna { $column }
page-gce-table = Co przyniesie każda kostka
page-gce-die = Kostka
page-gce-modified = staje się { $die }
page-gce-attacker-loses = Straty atakującego
page-gce-defender-loses = Straty obrońcy
page-gce-clears = pole opróżnione
page-gce-expect = Średnio atakujący traci { $attacker } z { $attackers } stopni, obrońca { $defender } z { $defenders }.
page-gce-takes = Pole zostaje opróżnione w { $share } przypadków.
page-gce-to-lose = { $side }: { $count ->
    [one] jeden stopień do stracenia
    [few] { $count } stopnie do stracenia
   *[other] { $count } stopni do stracenia
}
page-gce-to-advance = { $count ->
    [one] Jedno pole pościgu
    [few] { $count } pola pościgu
   *[other] { $count } pól pościgu
}
page-gce-roll-modified = { $drm } daje { $modified }.
page-gce-result = Stracone stopnie: atakujący { $attacker }, obrońca { $defender }.

## Reinforcements

page-gce-due = Do wprowadzenia teraz
page-gce-changing = Oddziały, które można zmienić
page-gce-enters-at = może wejść w { $hexes }{ $more ->
    [0] {""}
    [one] {" "}albo na jeszcze jedno pole
    [few] {" "}albo na { $more } inne pola
   *[other] {" "}albo na { $more } innych pól
}
page-gce-timetable = Następne tury
page-gce-enter = { $count ->
    [one] Przybywa jeden:
    [few] Przybywają { $count }:
   *[other] Przybywa { $count }:
}
page-gce-convert = { $count ->
    [one] Jedna kolumna staje się regularna:
    [few] { $count } kolumny stają się regularne:
   *[other] { $count } kolumn staje się regularnymi:
}
page-gce-leave = { $count ->
    [one] Wycofany jeden:
    [few] Wycofane { $count }:
   *[other] Wycofanych { $count }:
}
page-gce-later = { $count ->
    [one] Jedna późniejsza tura
    [few] { $count } późniejsze tury
   *[other] { $count } późniejszych tur
}
page-gce-nobody-comes = Nikt już nie przybędzie.
page-gce-lost = Stracone oddziały
page-gce-gone = { $count ->
    [one] Jeden stracony na zawsze:
    [few] { $count } stracone na zawsze:
   *[other] { $count } straconych na zawsze:
}

## The state of the war

page-gce-turn-track = Tury
page-gce-morale = Morale Republiki { $morale }
page-gce-victory-morale = { $left ->
    [0] Dość niskie, by strona narodowa wygrała na końcu tury.
   *[other] { $left } powyżej 30, przy których wygrywa strona narodowa.
}
page-gce-victory-madrid = Narodowi na końcu: Madryt albo trzy pola obok niego (teraz { $count }).
page-gce-victory-value = Republika od razu: zdobyte pola warte 3 (teraz { $value }{ $count ->
    [0] {""}
   *[other] : { $hexes }
}).
page-gce-victory-hexes = Republika od razu: trzy zdobyte cenne pola (teraz { $count }, warte { $value }{ $count ->
    [0] {""}
   *[other] : { $hexes }
}).
page-gce-points = Punkty zasobów
page-gce-points-now = Teraz
page-gce-points-next = Następna tura
page-gce-soviet-points = { $count ->
    [one] Jeden z punktów republikańskich odtwarza tylko tam, skąd zaopatrzenie wiedzie do granicy francuskiej.
    [few] { $count } z punktów republikańskich odtwarzają tylko tam, skąd zaopatrzenie wiedzie do granicy francuskiej.
   *[other] { $count } z punktów republikańskich odtwarza tylko tam, skąd zaopatrzenie wiedzie do granicy francuskiej.
}
page-gce-capacity = Pozostała pojemność
page-gce-rail = Kolej
page-gce-sea = Morze
page-gce-capacity-left = { $left } z { $limit }
page-gce-duties = Do czego zobowiązuje wydarzenie
page-gce-chits = Żetony wydarzeń
page-gce-cup = { $count ->
    [one] jeden żeton w kubku
    [few] { $count } żetony w kubku
   *[other] { $count } żetonów w kubku
}
page-gce-held = { $count ->
    [one] Jeden zatrzymany żeton
    [few] { $count } zatrzymane żetony
   *[other] { $count } zatrzymanych żetonów
}
page-gce-played = { $count ->
    [one] Jeden zagrany żeton
    [few] { $count } zagrane żetony
   *[other] { $count } zagranych żetonów
}
page-gce-lines = Linie umocnione
page-gce-line-due = gotowa od tury { $turn }
page-gce-line-factor = dodaje { $count } do obrony{ $gone ->
    [0] {""}
    [one] , jedno pole zniszczone
    [few] , { $gone } pola zniszczone
   *[other] , { $gone } pól zniszczonych
}
page-gce-lasting = Inne znaki
page-gce-alcazar-holds = Alkazar w Toledo się trzyma.
page-gce-alcazar-relieved = Alkazar w Toledo doczekał się odsieczy.
page-gce-alcazar-fallen = Alkazar w Toledo padł.
page-gce-naval-ready = wsparcie okrętów dostępne w tej turze
page-gce-naval-none = bez wsparcia okrętów w tej turze
page-gce-declared-mobilisation = Ogłoszono Mobilizację Powszechną.
page-gce-declared-biberon = Powołano Quinta del Biberón.
page-gce-declared-evacuation = Oddziały ewakuowano przez Francję.
