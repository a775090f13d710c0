# Many units at once: holding, marches, attacks as the server proposes them.

page-gce-keys-hold = te jednostki trzymają pozycję: pomijane w tej fazie
page-gce-keys-watch = czuwają: pomijane, póki wróg nie jest blisko
page-gce-keys-march = marsz na kilka tur
page-gce-hint-mouse = Przeciągnij stos na jego heks; z Shiftem zakreśl ramką kilka stosów.
page-gce-hint-finger = Przytrzymaj palec na stosie i zaprowadź go na heks; przytrzymaj obok i zakreśl ramką kilka stosów.
page-gce-hold = Trzymaj
page-gce-watch = Czuwaj
page-gce-march = Marsz do …
page-gce-march-end = Odwołaj marsz do { $hex }
page-gce-march-aim = Naciśnij heks, do którego mają maszerować. Pamięta to tylko ta przeglądarka.
page-gce-march-way = { $from } – { $to }
page-gce-go-on = { $count ->
    [one] Jeden marsz trwa dalej
    [few] { $count } marsze trwają dalej
   *[many] { $count } marszów trwa dalej
}
page-gce-boxed = { $count ->
    [one] Jeden stos w ramce: naciśnij heks, do którego ma iść.
    [few] { $count } stosy w ramce: naciśnij heks, do którego mają iść.
   *[many] { $count } stosów w ramce: naciśnij heks, do którego mają iść.
}
page-gce-boxed-stay = { $count ->
    [one] Jeden by pozostał: { $hexes }.
    [few] { $count } by pozostały: { $hexes }.
   *[many] { $count } by pozostało: { $hexes }.
}
page-gce-stuck = Nie ma dokąd iść:
page-gce-stayed = { $count ->
    [one] Jeden stos pozostaje ({ $hexes }): nie może tam iść albo tylko odsłaniając miejsce lub tracąc zaopatrzenie.
    [few] { $count } stosy pozostają ({ $hexes }): nie mogą tam iść albo tylko odsłaniając miejsce lub tracąc zaopatrzenie.
   *[many] { $count } stosów pozostaje ({ $hexes }): nie może tam iść albo tylko odsłaniając miejsce lub tracąc zaopatrzenie.
}
page-gce-plan-target = Cel
page-gce-plan-with = Jednostki
page-gce-plan-odds = Kolumna
page-gce-odds-unanswered = Szanse w tym stanie: mogą jeszcze nadlecieć samoloty wroga lub przyjść wsparcie
page-gce-plan-takes = Szansa na opróżnienie heksu
page-gce-plan-lost = Straty
page-gce-plan-lost-long = Średnio tracone poziomy: atakujący, obrońca
page-gce-plan-read = Jak czytać tabelę
page-gce-plan-key = Kolumna: po wszystkich przesunięciach. ⚑: szansa na opróżnienie heksu. Straty: średnio tracone poziomy, twoje : ich. Po strzałce: z najmniejszym wsparciem, które daje najwięcej. Z dwóch liczb pierwsza jest ze wszystkimi samolotami, które obrońca może wysłać, druga bez nich; ≤: najwyżej. Na kreskowanym tle leżą zakryte. „Przygotuj” tylko zaczyna atak, a ty wybierasz krok po kroku; „Atakuj” robi wszystko naraz, ze wsparciem podanym poniżej albo bez niego.
page-gce-plan-do = Atak
page-gce-plan-build = Przygotuj
page-gce-plan-now = Atakuj
page-gce-plan-sends = + { $pieces }
page-gce-plan-spares = zostaje dla innych: { $pieces }
page-gce-plan-best = { $count ->
    [one] Wystarczy jedna jednostka
    [few] Wystarczą { $count } jednostki
   *[many] Wystarczy { $count } jednostek
}
page-gce-plan-all = { $count ->
    [one] Jedyna możliwa
    [few] Wszystkie { $count } możliwe
   *[many] Wszystkie { $count } możliwych
}
page-gce-plan-covered = { $count ->
    [one] Jedna zakryta jednostka: od najsilniejszej do najsłabszej możliwej
    [few] { $count } jednostki, w tym zakryte: od najsilniejszych do najsłabszych możliwych
   *[many] { $count } jednostek, w tym zakryte: od najsilniejszych do najsłabszych możliwych
}
page-gce-plan-backed = Atak: { $pieces }
page-gce-plan-alone = Atak bez wsparcia
page-gce-plan-support = Wsparcie: { $pieces }
page-gce-plan-none = Bez wsparcia
page-gce-plan-support-all = Całe wsparcie
page-gce-plan-advance = { $count ->
    [one] Jedna jednostka posuwa się na heks { $hex }
    [few] { $count } jednostki posuwają się na heks { $hex }
   *[many] { $count } jednostek posuwa się na heks { $hex }
}
page-gce-plan-advance-on = { $count ->
    [one] Jedna jednostka posuwa się dalej, na heks { $hex }
    [few] { $count } jednostki posuwają się dalej, na heks { $hex }
   *[many] { $count } jednostek posuwa się dalej, na heks { $hex }
}
page-gce-plan-advance-hint = Wchodzą na opróżniony heks, który staje się twój, i idą dalej tylko tam, gdzie to powiedziano; kto tak daleko nie dojdzie, zostaje na nim. Sztaby nie ruszają się, podobnie kto nie ma miejsca. Poniżej każdą jednostkę wysyła się osobno.
page-gce-same-way = Tą samą drogą, na heks { $hex }:
page-gce-same-way-all = Wszystkie ({ $count })
page-gce-plan-losses = { $count ->
    [one] Najtańsza strata
    [few] { $count } najtańsze straty
   *[many] { $count } najtańszych strat
}

page-gce-roll = Skład armii
page-gce-roll-open = Skład armii i notatki
page-gce-roll-search = Szukaj jednostki po nazwie, rodzaju lub miejscu
page-gce-roll-none = Żadna jednostka temu nie odpowiada.
page-gce-roll-map = Na mapie
page-gce-roll-air = Lotnictwo
page-gce-roll-due = Do wystawienia teraz
page-gce-roll-returning = Wracają
page-gce-roll-waiting = Mają nadejść
page-gce-roll-eliminated = Utracone
page-gce-roll-removed = Poza grą
page-gce-roll-history = Jej historia
page-gce-roll-history-of = Historia: { $unit }
page-gce-roll-history-none = Dziennik jeszcze nic o niej nie mówi.
page-gce-notes = Twoje notatki
page-gce-note-label = Twoja notatka: przechowuje ją tylko ta przeglądarka
page-gce-note-change = Zmień notatkę
page-gce-note-add = Napisz notatkę

page-gce-tempo = Tempo
page-gce-tempo-nearest = { $count ->
    [0] Nacjonaliści są w Madrycie.
    [one] Najbliżej Madrytu: { $hex }, tuż obok.
    [few] Najbliżej Madrytu: { $hex }, { $count } heksy stąd.
    [many] Najbliżej Madrytu: { $hex }, { $count } heksów stąd.
   *[other] Najbliżej Madrytu: { $hex }, { $count } heksy stąd.
}
page-gce-tempo-needed = By ulec do ostatniej tury, Republikanie muszą tracić { $needed } Morale na turę.
page-gce-tempo-late = Ostatnio tracili { $late }.
page-gce-tempo-morale = Morale
page-gce-tempo-held = Heksy Nacjonalistów
page-gce-tempo-madrid = Do Madrytu
