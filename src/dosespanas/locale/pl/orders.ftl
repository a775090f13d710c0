# Stałe rozkazy: co robią, kiedy się kończą, dlaczego się skończyły.

order-no-card = { $role ->
    [attacker] W ataku: bez karty
    [defender] W obronie: bez karty
   *[any] W ataku i w obronie: bez karty
}
order-support-all = { $role ->
    [attacker] W ataku: wspieraj wszystkim, co jest
    [defender] W obronie: wspieraj wszystkim, co jest
   *[any] W ataku i w obronie: wspieraj wszystkim, co jest
}
order-support-none = { $role ->
    [attacker] W ataku: nie wspieraj niczym
    [defender] W obronie: nie wspieraj niczym
   *[any] W ataku i w obronie: nie wspieraj niczym
}
order-pair = { $role ->
    [attacker] W ataku: łącz samoloty w pary według kolejności z listy
    [defender] W obronie: łącz samoloty w pary według kolejności z listy
   *[any] W ataku i w obronie: łącz samoloty w pary według kolejności z listy
}
order-accept = Pozwalaj na wydarzenia drugiej strony
order-no-events = Nie zagrywaj więcej wydarzeń
order-engage = Na morzu: walcz o akwen
order-withdraw = Na morzu: wycofaj się
order-gce-draw = Zawsze wyciągaj los wydarzenia
order-gce-hq = { $role ->
    [attacker] W ataku: wsparcie sztabu
    [defender] W obronie: wsparcie sztabu
   *[any] Wsparcie sztabu
}
order-gce-no-hq = { $role ->
    [attacker] W ataku: bez sztabu
    [defender] W obronie: bez sztabu
   *[any] Bez sztabu
}
order-gce-train = { $role ->
    [attacker] W ataku: wyślij pociąg pancerny
    [defender] W obronie: wyślij pociąg pancerny
   *[any] Wyślij pociąg pancerny
}
order-gce-no-train = { $role ->
    [attacker] W ataku: bez pociągu pancernego
    [defender] W obronie: bez pociągu pancernego
   *[any] Bez pociągu pancernego
}
order-gce-air = { $role ->
    [attacker] W ataku: wyślij całe lotnictwo
    [defender] W obronie: wyślij całe lotnictwo
   *[any] Wyślij całe lotnictwo
}
order-gce-no-air = { $role ->
    [attacker] W ataku: bez lotnictwa
    [defender] W obronie: bez lotnictwa
   *[any] Bez lotnictwa
}
order-gce-naval = { $role ->
    [attacker] W ataku: wsparcie z morza
    [defender] W obronie: wsparcie z morza
   *[any] Wsparcie z morza
}
order-gce-no-naval = { $role ->
    [attacker] W ataku: bez wsparcia z morza
    [defender] W obronie: bez wsparcia z morza
   *[any] Bez wsparcia z morza
}
order-gce-no-chit = { $role ->
    [attacker] W ataku: bez losu
    [defender] W obronie: bez losu
   *[any] Bez losu
}
order-gce-losses = Straty: z jednostki, której zostało najwięcej kroków
order-answers = { $question }{ $role ->
    [attacker] , w ataku
    [defender] , w obronie
   *[any] {""}
}: pierwsze możliwe z: { $answers }
order-queue = { $question }, po kolei: { $answers }. To, co niemożliwe, wstrzymuje resztę
act = { $verb ->
    [to] { $first } { $begun ->
        [event] na polu
       *[other] na pole
    } { $box }
   *[other] { $first } ({ $then })
}
act-gce = { $verb ->
    [to] { $first }{ $begun ->
        [place] , heks
       *[other] {" "}→
    } { $box }
    [step] { $first } → { $box }
    [with] { $first } + { $piece }
   *[other] { $first } ({ $then })
}
order-places = tylko w walce o: { $places }
order-unless = nie w bitwie o: { $places }
order-keep = nigdy z: { $pieces }
order-row-replacement = Wydawaj punkty uzupełnień, po kolei
order-row-generals = Przydzielaj generałów, po kolei
order-row-events = Zagrywaj wydarzenia, po kolei
order-row-enter = Wprowadzaj jednostki, po kolei
order-row-rebuild = Odbudowuj jednostki, po kolei
orders-spare-battle = W bitwach
orders-spare-events = Wydarzenia
orders-spare-turns = To, co idzie na zmianę
orders-spare-sea = Na morzu
orders-spare-chits = Losy wydarzeń
orders-spare-arrivals = Przybycia

order-until-cancelled = dopóki go nie odwołasz
order-until-turn = do końca tury { $turn }
order-until-times = na liczbę odpowiedzi: { $count }
order-until-attacked = aż padnie pytanie o atak na: { $places }
order-until-lost = aż druga strona zajmie: { $places }

order-ended-cancelled = odwołany
order-ended-undone = skończył się: jego odpowiedź cofnięto
order-ended-done = wykonany
order-ended-phase = skończył się: jego faza minęła
order-ended-turn = skończył się z turą { $turn }
order-ended-times = skończył się; odpowiedzi: { $count }
order-ended-attacked = skończył się: padło pytanie o atak na: { $place }
order-ended-lost = skończył się: druga strona zajęła: { $place }
order-ended-illegal = wstrzymany: { $action } nie było możliwe

order-stopped-illegal = Twój stały rozkaz ({ $question }) skończył się: nic z tego, co mówi, nie jest teraz możliwe.
order-stopped-illegal-queue = Twoja kolejka ({ $question }) stanęła: to, co następuje, nie jest teraz możliwe. Niewykonane: { $answers }.
order-stopped-turn-queue = Twoja kolejka ({ $question }) skończyła się z turą { $turn }. Niewykonane: { $answers }.
order-stopped-phase-queue = Twoja kolejka ({ $question }) skończyła się: jej faza minęła. Niewykonane: { $answers }.
order-stopped-attacked = Twój stały rozkaz ({ $question }) skończył się: pada pytanie o atak na: { $place }.
order-stopped-attacked-queue = Twoja kolejka ({ $question }) skończyła się: pada pytanie o atak na: { $place }. Niewykonane: { $answers }.
order-stopped-lost = Twój stały rozkaz ({ $question }) skończył się: druga strona zajęła: { $place }.
order-stopped-lost-queue = Twoja kolejka ({ $question }) skończyła się: druga strona zajęła: { $place }. Niewykonane: { $answers }.

asked-prompt-card = Karta w walce
asked-prompt-support-defence = Wsparcie obrony
asked-prompt-support-attack = Wsparcie ataku
asked-prompt-pair = Łączenie samolotów w pary
asked-prompt-react = Wydarzenie drugiej strony
asked-prompt-engage = Walka na morzu
asked-prompt-replacement = Punkty uzupełnień
asked-prompt-assign = Generałowie
asked-prompt-event = Wydarzenia
asked-prompt-event-due = Zaległe wydarzenia
asked-prompt-gce-draw = Los wydarzenia
asked-prompt-gce-support = Sztab
asked-prompt-gce-train = Pociąg pancerny
asked-prompt-gce-air = Lotnictwo
asked-prompt-gce-naval = Wsparcie z morza
asked-prompt-gce-chit = Los w walce
asked-prompt-gce-enter = Posiłki
asked-prompt-gce-rebuild = Punkty zasobów
asked-prompt-gce-lose = Straty

# At the terminal.
terminal-by-order = Według rozkazu { $number }: { $action }
terminal-order = Rozkaz { $number }: { $order } (odpowiedzi: { $answered }).
terminal-order-how = always NUMER: odtąd, aż do odwołania; always NUMER turn: do końca tej tury.
terminal-order-none = Przy tym pytaniu nie można wydać rozkazu.
terminal-queue-none = Przy tym pytaniu nie można ustawić kolejki.
terminal-orders-none = Nie masz rozkazów.

# On the page.
page-orders = Stałe rozkazy
page-orders-button = { page-orders }{ $count ->
    [0] {""}
   *[other] {" "}({ $count })
}
page-orders-about = Rozkaz odpowiada za ciebie, dopóki się nie skończy, także pod twoją nieobecność. Druga strona o nim nie wie, ty tak.
page-orders-here = Odtąd, przy tym pytaniu
page-orders-until = Jak długo
page-orders-mine = Twoje rozkazy
page-orders-none = Nie masz rozkazów.
page-orders-answered = udzielone odpowiedzi: { $count }
page-orders-cancel = Odwołaj
page-orders-spares = oszczędza przekazań ruchu na turę: około { $count }
page-orders-ahead = { $count ->
    [one] Może do ciebie wrócić jedno pytanie
    [few] Mogą do ciebie wrócić { $count } pytania
   *[other] Może do ciebie wrócić { $count } pytań
}
page-orders-ahead-button = { page-orders-ahead }: odpowiedzieć teraz?
page-orders-ahead-about = Gdy gra druga strona, możesz zostać zapytany o: { $question }. To, co teraz rozkażesz, nie będzie musiało na ciebie czekać.
page-orders-build = Wydaj rozkaz
page-orders-choose = Kiedy
page-orders-first = Najpierw spróbuj
page-orders-keep = Nigdy z użyciem
page-orders-only = Tylko w bitwie o
page-orders-unless = Nie w bitwie o
page-orders-ends = Kończy się
page-orders-ends-turn = z turą
page-orders-ends-times = po tylu odpowiedziach
page-orders-ends-attacked = gdy padnie pytanie o atak na
page-orders-ends-lost = gdy druga strona zajmie
page-orders-set = Wydaj
page-orders-change = Zmień
page-orders-save = Zapisz
page-orders-rest = Podczas zmiany rozkaz nie odpowiada.
page-orders-resume = Niech znów odpowiada
page-orders-back = Zostaw, jak było
page-orders-add = Dodaj…
page-orders-remove = Usuń: { $what }
page-orders-row = W tej kolejności
page-orders-row-empty = Na razie pusto.
page-orders-held = wstrzymany: na nic nie odpowiada
page-by-order = według rozkazu

error-bad-order = Rozkaz ma błąd w { $path }: { $wrong }; powinno być: { $right }.
order-fault-no-order = to nie rozkaz
order-fault-kept = to, co zachowano
order-fault-too-long = więcej niż { $most } znaków
order-fault-shorter = krótszy rozkaz albo kilka
order-fault-neither = nie dokładnie jedno z "do" i "queue"
order-fault-either = albo "do", albo "queue"
order-fault-in-queue = razem z kolejką
order-fault-only-do = to tylko z "do"
order-fault-no-object = to nie obiekt
order-fault-object = obiekt z polami { $names }
order-fault-nothing-but = tylko { $names }
order-fault-no-list = to nie taka lista
order-fault-list = lista o długości od 1 do { $most }: { $what }
order-fault-text = tekst o długości od 1 do { $most } znaków: { $what }
order-fault-pieces = id żetonów lub kart
order-fault-label = nazwa liczby z tekstu odpowiedzi
order-fault-questions = pytania podane kluczami komunikatów
order-fault-places = miejsca podane przez id
order-fault-place = id miejsca w tej grze
order-fault-answers = odpowiedzi w notacji działań
order-fault-texts = teksty
order-fault-lost = { $place }: miejsce już stracone
order-fault-not-lost = miejsca, których nie ma druga strona
order-fault-full = obowiązuje już { $count }
order-fault-at-once = najwyżej { $most } naraz
order-fault-none-stand = nic, bo żaden rozkaz nie obowiązuje
order-fault-none-offered = nic, bo nie ma tu rozkazów
order-fault-form = inna postać
order-fault-no-json = to nie JSON w wierszu { $line }
order-fault-json = plik JSON
order-fault-always = liczba od 1 do { $most }, a za nią „turn”, jeśli rozkaz ma się skończyć z turą
