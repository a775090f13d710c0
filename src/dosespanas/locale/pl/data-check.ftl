## Co mówi sprawdzanie danych: co jest nie tak i co byłoby dobrze

# Reguła, która o tym mówi
data-by = { $what } według { $rule }
data-by-date = jej daty ({ $rule })
data-by-number = jej numeru ({ $rule })
data-by-side = jej strony
data-by-side-number = jej strony i numeru
data-by-file = nazwy pliku
data-by-destroyer = { $rule }, bo to niszczyciel
data-by-destroyers = { $rule }, która daje to niszczycielom
data-by-submarine = { $rule }, bo to okręt podwodny
data-by-tanks = { $rule }, dla czołgów
data-by-option = { $rule } (port tylko w regule opcjonalnej)
data-by-chapter = rozdziału { $rule }
data-by-note = uwagi do { $rule }
data-by-notes = uwag dla graczy
data-by-timeline = osi czasu instrukcji

# Zwykłe słowa
data-is = jest { $value }
data-is-again = jest znów { $value }
data-is-after = jest { $result } po { $other }
data-is-there = jest podane
data-are = jest ich { $many }
data-missing = brak
data-given = trzeba podać
data-leave-out = trzeba pominąć
data-no-null = trzeba podać wartość albo pominąć
data-must-be = powinno być { $value }
data-must-have = powinno być: { $what }
data-have-it = powinno tu być
data-have-for = powinno to mieć dla { $value }
data-turns-or-crisis = powinno to mieć dla { $value } albo następować po kryzysie: nic innego nie mówi, kiedy wracają
data-have-with = powinno tu być z: { $fields }
data-was-expected = oczekiwano: { $value }
data-were-expected = oczekiwano: { $value }
data-must-be-id = powinno być id { $kind }
data-be-id-or = powinno być id { $kind } albo { $values }
data-at-most = powinno być najwyżej { $value }
data-above = powinno być większe niż { $one }
data-after = powinno być po { $value }
data-either = powinno mieć { $one } albo { $other }
data-neither = nie powinno mieć ani { $one }, ani { $other }
data-both = powinno mieć { $one } i { $other }
data-used-once = { $field } nie może się powtarzać
data-once = trzeba podać raz
data-twice = podane dwa razy
data-no-field = nie ma { $field }
data-has-fields = ma { $fields }
data-has-no-field = nie ma żadnego pola
data-lacks = brak: { $names }
data-lacks-of = brak: { $what } { $names }
data-has = { $what }
data-rows = { $count ->
    [0] nie ma wierszy
    [one] jest jeden wiersz
    [few] są { $count } wiersze
   *[other] jest { $count } wierszy
} z: { $fields }
data-field = { $field } { $value }
data-field-given = { $field } podane
data-field-left-out = { $field } pominięte
data-range = od { $low } do { $high }
data-least = co najmniej { $value }
data-most = najwyżej { $value }
data-other-than = coś innego niż { $value }

# Pliki i postacie
data-no-utf8 = to nie jest tekst UTF-8
data-be-utf8 = trzeba zapisać jako UTF-8
data-no-json = to nie jest JSON: { $fault ->
    [comma] tu brak przecinka albo końca
    [colon] tu brak dwukropka
    [value] tu brak wartości
    [name] tu brak nazwy w cudzysłowie
    [string] tekst w cudzysłowie się nie kończy
    [more] po końcu jest coś jeszcze
   *[other] coś tu jest nie na miejscu
}
data-be-json = powinien być JSON
data-nested = zagnieżdżone zbyt głęboko
data-odd-number = zawiera liczbę, której żaden plik nie potrzebuje
data-plain-numbers = powinny być zwykłe liczby
data-bad-key = ma klucz, którego być nie może: { $value }
data-every-key = każdy klucz powinien być { $form }
data-unknown-field = to nieznane pole
data-remove-field = trzeba usunąć albo zapisać jak w opisie formatu
data-must-have-field = powinno mieć pole { $field }
data-has-tag = ma { $field } { $value }
data-one-of = { $field }: jedno z { $values }
data-entries = { $count ->
    [0] nie ma elementów
    [one] ma jeden element
    [few] ma { $count } elementy
   *[other] ma { $count } elementów
}
data-must-have-many = powinno ich mieć { $bound ->
    [least] co najmniej
   *[most] najwyżej
} { $many }
data-form-bool = true albo false
data-form-list = listą
data-form-object = obiektem w nawiasach klamrowych
data-form-string = tekstem
data-form-other = tym, co mówi opis formatu
data-form-whole = liczbą całkowitą od { $low } do { $high }
data-form-number = liczbą od { $low } do { $high }
data-form-share = liczbą większą od 0, najwyżej 1
data-form-id = nazwą z małych liter, cyfr i podkreśleń, zaczynającą się od litery
data-form-text = tekstem od { $low } do { $high } znaków
data-form-plain = zwykłym tekstem w jednym wierszu, od { $low } do { $high } znaków
data-form-source = tekstem zaczynającym się od { $values }
data-form-month = rokiem i miesiącem, na przykład { $value }
data-form-rule = numerem reguły, na przykład { $value }
data-form-card = liczbą całkowitą od 1 do 45 (w regule domowej do 99) albo od { $low } do { $high }
data-form-count = liczbą całkowitą od { $low } do { $high } albo { $value }
data-form-ids = listą { $of ->
    [boxes] id pól
    [types] typów oddziałów
    [ships] okrętów
   *[pieces] id żetonów
} albo { $values }
data-form-hex = czterema cyframi heksa siatki, na przykład { $value }
data-form-factors = atakiem, obroną i ruchem, na przykład { $value }
data-form-unit-factors = atakiem, obroną i ruchem, na przykład { $value }, albo walką i ruchem sztabu, na przykład { $hq }
data-form-result = stratami atakującego i obrońcy w stopniach, na przykład { $value }
data-form-place = miejscem, na przykład { $value }
data-form-base = 16 cyframi szesnastkowymi poprawianych danych
data-no-data-file = to nie jest plik danych gry
data-be-data-file = powinien być jeden z { $files } albo plik poprawek
data-not-there = nie istnieje
data-be-folder = powinien być folder plików danych albo jeden z nich
data-holds-none = nie ma w nim plików danych
data-hold-some = powinien zawierać coś z { $files }
data-too-large = zbyt duże
data-fewer-bytes = powinno mieć mniej niż { $bytes } bajtów
data-unreadable = nie da się odczytać
data-cannot-be-read = nie da się odczytać: { $why }
data-may-read = powinien być plik, który wolno ci czytać
data-be-object = powinien być obiekt JSON, najwyżej { $most } znaków

# Poprawki i teksty
data-corrects = poprawia { $game }
data-says-nothing = nic nie mówi
data-is-here = jest { $value } w tych danych
data-not-here = nie ma tego w tych danych
data-must-be-there = powinno tu być
data-must-be-new = powinno tu być nowe: nie podano, czym było
data-which-corrects = powinno być { $value }, bo to jest poprawiane
data-has-none-here = nie ma { $name } w tych danych
data-name-place = trzeba nazwać miejsce, które istnieje
data-no-table = to nie jest tabela
data-no-rows = nie ma wierszy do dodania ani usunięcia
data-no-such-row = nie ma wiersza { $value } w tych danych
data-takes-away = powinien tu być: to go usuwa
data-make = dają dane { $digest }
data-must-make = powinny dać { $digest }, na których grano
data-in-language = jest w języku { $value }
data-in-languages = powinno być w języku { $values }
data-no-text = to nie jest tekst tych danych
data-such-as = powinien dotyczyć czegoś, co w nich jest, na przykład { $values }

# Rodzaje rzeczy: id ...
data-a-box = pola
data-a-box-or-all = pola albo całość powinna być { $values }
data-a-transport-box = pola, do którego prowadzi transport (MAR-02)
data-a-base = bazy
data-a-base-of = { $side ->
    [nationalist] bazy Nacjonalistów
   *[republican] bazy Republikanów
}
data-a-sea-area = obszaru morskiego
data-a-water = obszaru morskiego lub bazy
data-a-water-or-box = obszaru morskiego, bazy lub pola
data-a-card = karty
data-a-naval-card = karty morskiej
data-a-general = generała
data-a-plane = samolotu
data-a-naval-plane = samolotu wojny morskiej
data-a-tank = czołgu
data-a-ship = okrętu
data-a-piece = { $kind ->
    [general] generała
    [plane] samolotu
    [tank] czołgu
   *[ship] okrętu
} { $side ->
    [nationalist] Nacjonalistów
   *[republican] Republikanów
}
data-a-type = { $side ->
    [nationalist] typu oddziałów Nacjonalistów
   *[republican] typu oddziałów Republikanów
}
data-a-faction = { $side ->
    [nationalist] stronnictwa samolotów lub czołgów Nacjonalistów
   *[republican] stronnictwa samolotów lub czołgów Republikanów
}
data-a-hex = heksa w Hiszpanii
data-a-chit = żetonu zdarzenia
data-a-column = kolumny
data-a-modifier = modyfikatora z zasad
data-an-event = zdarzenia z rozdziału 7 albo A26
data-an-operation = działania żetonów zdarzeń
data-a-condition = warunku

# Co się liczy i czego brak
data-box = pole
data-area = obszar morski
data-base = baza
data-piece = żeton
data-hex = heks
data-line = linia
data-value-of = wartość dla
data-chit-of = żeton zdarzenia
data-card = { $side ->
    [nationalist] karta Nacjonalistów
   *[republican] karta Republikanów
}
data-type = { $side ->
    [nationalist] typ oddziałów Nacjonalistów
   *[republican] typ oddziałów Republikanów
}
data-boxes = { $count ->
    [0] nie ma pól
    [one] jest jedno pole
    [few] są { $count } pola
   *[other] jest { $count } pól
}
data-cities = { $count ->
    [0] nie ma miast-celów
    [one] jest jedno miasto-cel
    [few] są { $count } miasta-cele
   *[other] jest { $count } miast-celów
}
data-turns = { $count ->
    [0] nie ma tur
    [one] jest jedna tura
    [few] są { $count } tury
   *[other] jest { $count } tur
}
data-chits = { $count ->
    [0] nie ma żetonów zdarzeń
    [one] jest jeden żeton zdarzenia
    [few] są { $count } żetony zdarzeń
   *[other] jest { $count } żetonów zdarzeń
}
data-hexes = { $count ->
    [0] nie ma heksów
    [one] jest jeden heks
    [few] są { $count } heksy
   *[other] jest { $count } heksów
}
data-units = { $count ->
    [0] nie ma jednostek
    [one] jest jedna jednostka
    [few] są { $count } jednostki
   *[other] jest { $count } jednostek
}
data-side-ships = { $count ->
    [0] nie ma okrętów
    [one] jest jeden okręt
    [few] są { $count } okręty
   *[other] jest { $count } okrętów
} { $side ->
    [nationalist] Nacjonalistów
   *[republican] Republikanów
}
data-side-counters = { $count ->
    [0] nie ma żetonów
    [one] jest jeden żeton
    [few] są { $count } żetony
   *[other] jest { $count } żetonów
} { $side ->
    [nationalist] Nacjonalistów
   *[republican] Republikanów
}
data-troop-counters = { $count ->
    [0] nie ma żetonów
    [one] jest jeden żeton
    [few] są { $count } żetony
   *[other] jest { $count } żetonów
} oddziałów { $side ->
    [nationalist] Nacjonalistów
   *[republican] Republikanów
}
data-naval-cards = { $count ->
    [0] nie ma kart morskich
    [one] jest jedna karta morska
    [few] są { $count } karty morskie
   *[other] jest { $count } kart morskich
} { $side ->
    [nationalist] Nacjonalistów
   *[republican] Republikanów
} w talii 1936-37
data-markers = { $count ->
    [0] nie ma znaczników
    [one] jest jeden znacznik
    [few] są { $count } znaczniki
   *[other] jest { $count } znaczników
} { $side ->
    [nationalist] Nacjonalistów
   *[republican] Republikanów
}
data-weak-generals = { $count ->
    [0] nie ma generałów
    [one] jest jeden generał
    [few] jest { $count } generałów
   *[other] jest { $count } generałów
} z ujemnym modyfikatorem
data-no-events = { $count ->
    [0] nie ma żetonu „Brak zdarzenia”
   *[other] żetonów „Brak zdarzenia” jest { $count }
} w kubku { $side ->
    [nationalist] Nacjonalistów
   *[republican] Republikanów
} w turze 1

# España 1936: mapa i jej rysunek
data-no-place = nie ma miejsca dla: { $thing }
data-drawn-far = bez niego rysuje się według długości i szerokości geograficznej
data-needs-shore = pole na wybrzeżu ma morze od strony { $values }
data-on-no-sea = { $box } nie leży nad żadnym obszarem morskim
data-tray = { $side ->
    [nationalist] tacka Nacjonalistów
   *[republican] tacka Republikanów
}
data-lies-on = leży na: { $thing }
data-own-place = { $thing } powinno mieć własne miejsce
data-leaves-map = wychodzi poza mapę: { $thing }
data-within = powinno leżeć w x { $across } i y { $down }
data-cell-again = to znów rząd { $row }, kolumna { $column }, gdzie stoi { $box }
data-own-cell = powinno mieć własny rząd i kolumnę
data-crosses = przecina połączenie { $one } – { $other }
data-misread = krzyżujące się połączenia łatwo źle odczytać
data-passes = przechodzi przez { $box }
data-keep-clear = połączenia powinny omijać inne pola
data-joins-itself = łączy { $box } z tym samym polem
data-join-boxes = powinno łączyć dwa pola
data-joins-again = znów łączy { $one } i { $other }
data-leads-overseas = prowadzi za morze
data-no-link = żadne połączenie nie może tam prowadzić
data-links = { $count ->
    [0] nie ma połączeń
    [one] ma jedno połączenie
    [few] ma { $count } połączenia
   *[other] ma { $count } połączeń
}
data-cut-off = nie zostawiają drogi do: { $places }
data-reachable-boxes = do każdego pola lądowego powinno się dać dojść lądem
data-called = powinno tu być: zasady lub karty je wymieniają
data-santander = zasady nie wymieniają Santander wśród portów
data-optional-port = powinno być republikańskie dla San Sebastián, a gdzie indziej pominięte
data-empty-port = puste, choć to port
data-port-at-sea = port powinien leżeć nad obszarem morskim
data-overseas-are = ma jako pola zamorskie { $value }
data-overseas = zamorskie powinno być tylko Maroko

# España 1936: karty
data-no-combat = to nie jedna wartość bojowa
data-one-combat = powinno mieć { $one } albo { $other } i { $more }
data-cards-of-years = powinny być karty 1–44 każdej strony
data-cards-of-options = powinny być karty 45 oraz N1–N10 każdej strony
data-house-number = powinno być od 1 do 45 albo od N1 do N10 (tylko karta reguły domowej ma inny numer),
data-draws-naval = powinna być co najmniej jedna, inaczej w pięciu turach dobiera się więcej, niż jest
data-leaves-cards = zostawia { $count } { $side ->
    [nationalist] z kart Nacjonalistów
   *[republican] z kart Republikanów
} z { $deck } wariantowi { $variant ->
    [historical] historycznemu
   *[no_intervention] nieinterwencji
}
data-must-leave = powinno zostawiać { $many }
data-date-expected = oczekiwano daty z lat { $years }
data-no-what-if = zasady nie liczą tej karty do kart „co by było”
data-no-operation = nie ma działania { $op }
data-other-operations = oprócz { $op } ma inne działania
data-alone = powinno mieć tylko to jedno
data-counters = { $size ->
    [small] { $count ->
        [one] jeden mały żeton
        [few] { $count } małe żetony
       *[other] { $count } małych żetonów
    }
   *[large] { $count ->
        [one] jeden duży żeton
        [few] { $count } duże żetony
       *[other] { $count } dużych żetonów
    }
} ({ $type })
data-pieces = { $kind ->
    [plane] { $count ->
        [one] jeden żeton samolotu
        [few] { $count } żetony samolotów
       *[other] { $count } żetonów samolotów
    }
   *[tank] { $count ->
        [one] jeden żeton czołgu
        [few] { $count } żetony czołgów
       *[other] { $count } żetonów czołgów
    }
}
data-lacks-counters = karcie { $card } po rozstawieniu { $scenario } brakuje: { $what }
data-find-all = oczekiwano, że znajdzie wszystko, co wnosi,
data-no-counter = nie ma { $size ->
    [small] małego
   *[large] dużego
} żetonu: { $type }
data-most-chosen = powinno być najwyżej { $value }, tyle jest do wyboru
data-at-sea = należy do wojny morskiej
data-on-naval-card = powinno stać na jednej z kart N1–N10
data-more-than-boxes = żąda więcej niż pól
data-plain-boxes = powinno być listą pól ze stanem { $value }
data-more-than-any = żąda więcej niż dowolnego miejsca
data-names-no-place = nie wymienia żadnego miejsca
data-any-or-some = powinno mieć samo { $field } albo coś z: { $fields }
data-no-ship = { $side ->
    [nationalist] Nacjonaliści nie mają okrętu tej klasy
   *[republican] Republikanie nie mają okrętu tej klasy
}
data-says-helped = mówi, komu pomaga morze
data-whose-drm = nie mówi, czyj modyfikator się pomija
data-no-limit = nie mówi, co jest ograniczone
data-not-how-many = nie mówi, ile

# España 1936: żetony i okręty
data-other-tank = powinien być czołg drugiej strony
data-one-back = powinno być odwrotem tylko jednego czołgu
data-no-other-piece = nie może być id generała, samolotu ani czołgu
data-own-strength = oczekiwano jego siły { $value } (NAV-22)
data-sea-box-expected = oczekiwano pola nad morzem
data-no-troop = nie może wyglądać jak oddział: t i liczba
data-only-destroyers = powinno być co najmniej 1, bo bez siły są tylko niszczyciele,
data-only-basque = tylko Armia Baskijska jest związana z pewnymi polami
data-substitutes = powinno być: { $first }, potem { $then },
data-worked-example = powinno tu być dla przykładu
data-rules-speak = zasady mówią o jednym
data-own-emblem = powinno być godło typu oddziałów jego strony
data-all-four = powinny być wszystkie cztery
data-cantabrico = trzeba pominąć we wszystkich obszarach oprócz Morza Kantabryjskiego
data-touches-none = nie styka się z żadnym polem
data-some-box = nad nim powinno leżeć jakieś pole mapy

# España 1936: rozstawienie
data-counter-too-many = wymaga o jeden za dużo { $size ->
    [small] małego
   *[large] dużego
} żetonu: { $type }
data-troop-number = to oddział { $number } na polu { $box }
data-most-a-side = powinno być najwyżej { $value } na stronę
data-enter-only = { $type }: wejście tylko na { $boxes }
data-taken = jest { $value }, a to pole jest zajęte
data-free-box = powinno być pole bez oddziałów i innego znacznika
data-no-one-place = nie jest w jednym miejscu
data-box-with-troop = powinno być pole z oddziałem tej samej strony
data-on-map = jest na mapie
data-stay-out-naval = powinien zostać poza grą, bo należy do wojny morskiej,
data-stay-out-card = powinien zostać poza grą, aż zostanie zagrana jego karta,
data-enter-by-card = powinien wejść przez swoją kartę
data-begins = zaczyna w grze
data-begins-on-map = jest { $value }: zaczyna na mapie
data-begin-on-mat = powinien zaczynać na planszetce
data-one-general = powinien być jeden generał strony
data-leaves-box = nie daje nikomu pola { $box }
data-owner-expected = oczekiwano, że każde pole ma właściciela
data-republicans = ma Republikanów na polu { $box }
data-box-nationalist = nie może: pole należy do Nacjonalistów
data-no-agreement = nie zgadza się z rozstawieniem, które daje { $fields }
data-factors-usual = zwykle nie ma współczynników powyżej 19
data-agree = powinno się z nim zgadzać
data-group = zostawia { $side ->
    [nationalist] Nacjonalistom
   *[republican] Republikanom
} { $count ->
    [0] żadnego połączonego pola
    [one] jedno połączone pole
    [few] { $count } połączone pola
   *[other] { $count } połączonych pól
}
data-least-or-lost = powinno być co najmniej { $value }, inaczej gra jest przegrana
data-unsupplied = jest bez zaopatrzenia na polu { $box }
data-own-link = oczekiwano połączenia z własnym polem
data-rules-mention = zasady wymieniają taki oddział
data-expected-at-start = na początku oczekiwano od 1 do { $high }
data-be-sea-box = powinno być pole nad morzem
data-damaged = jest uszkodzony: { $place }
data-base-or-port = powinien być w bazie lub przyjaznym porcie
data-be-base = { $side ->
    [nationalist] powinna być baza Nacjonalistów
   *[republican] powinna być baza Republikanów
}
data-open-base = powinna być otwarta baza, ale { $box } należy do wroga (NAV-08)
data-needs-box = nie może bez { $boxes }
data-mat-or-out = powinien być na planszetce albo poza grą
data-plane-place = powinien być obszar otwarty dla samolotów, własne pole albo { $values },

# La Guerra Civil Española: mapa
data-hex-once = każdy heks trzeba podać raz
data-leaves-out = pomija { $names }
data-leaves-out-more = pomija { $names } i inne
data-whole-grid = każdy heks siatki powinien być w Hiszpanii albo poza nią
data-at-edge = kładzie { $hex } na skraju
data-six-neighbours = ląd powinien mieć w siatce sześciu sąsiadów
data-no-coast = nie daje wybrzeża heksowi { $hex }
data-needs-coast = heks przy morzu powinien je mieć
data-only-sea-coast = może je mieć tylko heks przy morzu
data-reachable-hexes = do każdego heksa lądowego powinno się dać dojść lądem
data-joins = łączy { $one } i { $other }
data-join-neighbours = powinno łączyć dwóch sąsiadów
data-one-in-spain = jeden z dwóch heksów powinien być w Hiszpanii
data-hexside-once = bok heksa trzeba podać raz
data-few-hexes = ma za mało heksów Nacjonalistów
data-three-hexes = powinno się dać zdobyć trzy lub więcej
data-morale-in-all = daje Nacjonalistom { $count ->
    [one] jeden punkt
    [few] { $count } punkty
   *[other] { $count } punktów
} w sumie
data-morale-wins = 42 i więcej może dać wygraną
data-has-one = { $place } ją ma
data-none-in-region = nie ma heksa Nacjonalistów w: { $place }
data-one-there = jest tam jeden
data-one-line = heks powinien leżeć w jednej linii
data-have-hex = powinien być w Hiszpanii
data-one-capital = prowincja ma jedną stolicę, w miasteczku lub mieście
data-second-capital = ma drugą stolicę: { $province }
data-coastal-town = powinno być miasteczko lub miasto na wybrzeżu
data-republican-hex = powinien być na początku republikański
data-tremp = Tremp powinno ją mieć
data-serve-from = zaopatrują Republikanów z { $value }
data-three-sources = powinny być Barcelona 3023, Walencja i Kartagena
data-cadiz = Kadyks powinien być jednym z nich
data-own-city = powinno być miasto, które jego strona trzyma na początku

# La Guerra Civil Española: jednostki
data-weaker = powinno być słabsze niż { $value }
data-after-entry = powinno być po wejściu w turze { $turn }
data-after-entry-early = powinno być po wejściu, w latach 1936-37,
data-basque-early = przekształca kolumny baskijskie w turze { $early }, a inne z północy w turze { $turn }
data-basque-last = Euzkadi zmilitaryzowano po Asturii i Santander
data-first-regulars = pierwsze regularne jednostki wchodzą wokół Madrytu w turze { $turn }
data-unit-too-many = to o jedną jednostkę za dużo na heksie { $hex }
data-six-divisions = na heksie może stać najwyżej sześć dywizji
data-hq-too-many = to o jeden sztab za dużo na heksie { $hex }
data-one-hq = na heksie może stać najwyżej jeden sztab
data-no-size = kolumny, garnizon i jednostki lotnicze jej nie mają
data-hq-size = sztaby są korpusu lub armii, a żadna inna jednostka nie jest
data-only-columns-none = trzeba podać: nie mają jej tylko kolumny
data-air-or-front = jednostka lotnicza powinna mieć siłę lotniczą, każda inna przód
data-how-many-factors = sztab powinien mieć dwie liczby, inne jednostki trzy
data-only-hqs = tylko sztaby mają wsparcie artylerii
data-only-columns = mają to tylko kolumny republikańskie
data-enter-by-air = drogą powietrzną wchodzą jednostki lotnicze i tylko one
data-no-reinforcements = w turze 1 nie ma posiłków
data-only-divisions = mobilizuje się tylko dywizje republikańskie
data-only-starred = tak wchodzą tylko jednostki baskijskie z gwiazdką
data-not-both = jednostka jest przekształcana albo wycofywana, nie jedno i drugie
data-reverse-regular = odwrotem kolumny jest jej regularna jednostka
data-columns-convert = przekształca się tylko kolumny republikańskie
data-no-movement = ruch powinien być 0
data-only-basque-units = są takie tylko jednostki baskijskie
data-columns-turned = kolumny przekształcano w turach 5–8
data-all-zones = zmilitaryzowano wszystkie strefy
data-went-on = trwało to w turach 5–8
data-own-hex = jednostka powinna zaczynać na heksie swojej strony
data-toledo = zostawia Toledo bez jednostki republikańskiej
data-asks-for-one = potrzebna jest jedna od początku

# La Guerra Civil Española: tabele i żetony zdarzeń
data-as-table = powinno być to, co mówi tabela
data-no-worse = lepsza kość lub kolumna nie powinna być gorsza dla atakującego
data-defence-worth = daje obrońcy { $place ->
    [town] miasteczka
   *[city] miasta
} { $many } kolumn i oczek, a nie co najmniej { $least }
data-town-helps = miasteczko pomaga obrońcy, a miasto nie mniej
data-enough-brigades = units.json powinien mieć dość takich ogólnych brygad
data-result-each = powinien być jeden dla każdej z 8 kolumn
data-none-at-first = w turze 1 ich nie ma
data-no-strategic = w turze 1 nie ma ruchu strategicznego
data-not-void = powinna być tura, w której nie jest nieważny
data-not-done = nie robi tego żeton zagrywany { $when }
data-modifier-of = powinien być modyfikator reguły { $rule } (13.13)
data-no-field-of = to nie jest pole dla { $value }
data-condition-alone = { $value } nie ma innego pola
data-condition-with = { $value } powinno mieć { $field }
data-chit-points = mają go tylko żetony dające punkty zasobów, a te powinny
data-every-event = powinien być jeden dla każdego zdarzenia z rozdziału 7
data-on-battle = powinno tu być dla żetonu zagrywanego w walce i tylko wtedy
