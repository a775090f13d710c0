# Zegary: tempo gry, żądania, urlopy, pauzy.
page-pace = Czas każdej strony
page-pace-about = Liczony od chwili, gdy strona jest pytana, aż odpowie. Nikt nie przegrywa przez sam zegar: gdy wskazuje zero, druga strona może zgłosić żądanie.
page-pace-none = Bez zegarów
page-pace-quick = Szybko
page-pace-evening = Jeden wieczór
page-pace-days = Kilka dni
page-pace-weeks = Kilka tygodni
page-pace-winter = Zima
page-pace-own = Własne czasy
page-pace-kind = Gra
page-pace-live = równocześnie
page-pace-correspondence = korespondencyjnie
page-pace-start = Na początku
page-pace-increment = Za każdą odpowiedź, która oddaje ruch
page-pace-cap = Najwyżej
page-pace-holidays = Urlop w roku
page-pace-minutes = min
page-pace-seconds = s
page-pace-hours = godz.
page-pace-days-unit = dni
page-pace-told = { $start } dla każdej strony, { $increment } więcej za każdą odpowiedź, która oddaje ruch, najwyżej { $cap }.
page-pace-told-holidays =
    { $days ->
        [one] Dzień
       *[other] Dni
    } urlopu w roku: { $days }.
page-clock = Zegary
page-clock-runs = idzie
page-clock-stands = stoi
page-clock-low = mało czasu
page-clock-up = koniec czasu
page-clock-left = pozostało: { $time }
page-clock-left-stands = pozostało: { $time }, zegar stoi
page-clock-paused = pauza
page-clock-away = na urlopie do { $when }
page-clock-regent = gra { $opponent }
page-clock-open = Zegary…
page-clock-late-other = { $name ->
    [none] Drugiej stronie skończył się czas.
   *[other] { $name } nie ma już czasu.
}
page-clock-late-own = Skończył się twój czas: druga strona może zgłosić żądanie. Twoja odpowiedź nadal się liczy.
page-clock-claim = Zgłoś…
page-clock-claim-ask = Możesz zażądać wygranej albo niech przeciwnik komputerowy gra za drugą stronę, dopóki nie wróci jej gracz. Możesz też czekać.
page-clock-claim-win = Zażądaj wygranej
page-clock-ask-regent = Niech gra komputer
page-clock-who = Przeciwnik komputerowy
page-clock-wait = Czekaj
page-clock-regent-own = Skończył się twój czas: za twoją stronę gra { $opponent }.
page-clock-regent-other = { $name ->
    [none] Za drugą stronę gra { $opponent }, dopóki nie wróci jej gracz.
   *[other] Gra { $opponent }, dopóki nie wróci { $name }.
}
page-clock-return = Przejmij grę
page-clock-pause = Zaproponuj pauzę
page-clock-pause-own = Proponujesz pauzę.
page-clock-pause-other = { $name ->
    [none] Druga strona proponuje pauzę: oba zegary by stanęły.
   *[other] { $name } proponuje pauzę: oba zegary by stanęły.
}
page-clock-pause-agree = Pauza
page-clock-pause-decline = Gramy dalej
page-clock-pause-withdraw = Wycofaj propozycję
page-clock-is-paused = Zegary stoją za obopólną zgodą.
page-clock-resume = Uruchom zegary
page-clock-give = Daj drugiej stronie { $time }
page-clock-holiday = Weź urlop
page-clock-holiday-days = Na ile dni?
page-clock-holiday-left =
    { $days ->
        [0] W tym roku nie ma już dni urlopu.
        [one] W tym roku został jeden dzień.
       *[other] W tym roku zostało dni: { $days }.
    }
page-clock-holiday-until = Jesteś na urlopie do { $when }: twój zegar stoi.
page-clock-holiday-other = { $name ->
    [none] Druga strona jest na urlopie do { $when }: jej zegar stoi.
   *[other] { $name } jest na urlopie do { $when }: ten zegar stoi.
}
page-clock-back = Już jestem
error-pace = Wśród tych czasów „{ $name }” to { $value }; może być od { $least } do { $most } (w sekundach, urlop w dniach).
error-pace-apart = Zegary ma tylko gra dwóch osób, każdej przy własnym ekranie.
error-no-clock = Ta gra nie ma zegarów.
error-clock-not-up = Druga strona ma jeszcze czas: nie ma czego żądać.
error-clock-paused = Zegary już stoją.
error-clock-no-offer = Nikt nie proponuje pauzy.
error-clock-runs = Zegary nie stoją za obopólną zgodą.
error-clock-full = Druga strona ma tyle czasu, ile mieści jej zegar.
error-holiday-taken = Jesteś już na urlopie.
error-holiday-late = Skończył się twój czas: najpierw odpowiedz.
error-holiday-days = Z dni urlopu w tym roku zostało mniej: { $left }.
error-holiday-none = Nie jesteś na urlopie.
error-regent = Gra za ciebie przeciwnik komputerowy: najpierw przejmij grę.
error-no-regent = Nie gra za ciebie żaden przeciwnik komputerowy.
