### Zadania: znajdź uderzenie.

puzzle-title = Zadanie
puzzle-none = Ta gra nie ma takiego zadania.
puzzle-id = Id
puzzle-grade = Stopień
puzzle-grade-name = { $grade ->
    [1] łatwe
    [2] średnie
    [3] trudne
   *[other] bardzo trudne
}
puzzle-side = Strona
puzzle-task = Do znalezienia
puzzle-goal-win = droga do zwycięstwa
puzzle-goal-hold = ratunek
puzzle-goal-gain = najlepszy wybór
puzzle-ask-win = Wybierają { $side }: znajdź działanie, które daje największą szansę na zwycięstwo do końca następnej tury.
puzzle-ask-hold = Wybierają { $side }: znajdź działanie, które chroni przed przegraną do końca następnej tury.
puzzle-ask-gain = Wybierają { $side }: znajdź działanie wyraźnie lepsze od innych.
puzzle-ask-last = { $phase ->
    [combat] To ostatni atak w tej fazie: po nim faza się kończy. Zakończenie jej od razu też jest odpowiedzią.
    [arrivals] To ostatnie punkty wydane w tej fazie: po nich faza się kończy. Zakończenie jej od razu też jest odpowiedzią.
   *[other] To ostatni ruch w tej fazie: po nim faza się kończy. Zakończenie jej od razu też jest odpowiedzią.
}
puzzle-right = Dobrze: { $action } (szansa na zwycięstwo: { $chance })
puzzle-wrong = Jest coś lepszego: { $action } (szansa na zwycięstwo: { $chance })
puzzle-best = Najlepiej: { $action } (szansa na zwycięstwo: { $chance })
puzzle-wins = Wygrywa partię przed końcem następnej tury w { $share } na 100 gier, najlepsza z pozostałych w { $other }.
puzzle-loses = Przegrywa partię przed końcem następnej tury w { $other } na 100 gier, najlepsza z pozostałych w { $share }.
puzzle-leaves = Zostawia otworem:
puzzle-makes = Umożliwia:
error-no-puzzle = Nie ma zadania { $puzzle }.
puzzle-all = Wszystkie zadania
puzzle-next = Następne zadanie
puzzle-again = Jeszcze raz
puzzle-goes-on = Partię można stąd grać dalej.
puzzle-about = Pozycje z prawdziwych partii, rozegranych przez program, w których jeden wybór albo jeden sposób rozegrania całej fazy jest wyraźnie lepszy od innych. Gra się na planszy; liczy się każdy równie dobry wybór.
puzzle-none-yet = Ta gra nie ma jeszcze zadań.
puzzle-count = Rozwiązane w tej przeglądarce: { $n } z { $count }
puzzle-today = Zadanie dnia
puzzle-filter = Pokaż
puzzle-every-grade = wszystkie stopnie
puzzle-every-task = wszystkie rodzaje
puzzle-every-scenario = wszystkie scenariusze
puzzle-both-sides = obie strony
puzzle-open-only = Tylko jeszcze nierozwiązane
puzzle-filtered-out = Nie ma takiego zadania.
puzzle-new = jeszcze niepróbowane
puzzle-solved = rozwiązane
puzzle-solved-later = rozwiązane, nie od razu
puzzle-missed = jeszcze nierozwiązane
error-no-puzzle-here = Ta partia nie zaczęła się od zadania.
puzzle-whole = najlepszy sposób rozegrania całej fazy
puzzle-ask-whole = Ruch: { $side }. Rozegraj całą tę fazę jak najlepiej, dowolną liczbą ruchów, i zakończ ją. Potem gra toczy się do tego samego kroku następnej tury.
puzzle-phase-right = Dobrze: tyle samo warte co najlepsza znana faza, o ile da się to stwierdzić (szansa na wygraną { $chance })
puzzle-phase-wrong = To nie najlepsza faza: zostawia szansę na wygraną { $chance }
puzzle-phase-best = Najlepsza znana faza (szansa na wygraną { $chance }): { $n ->
    [one] jeden ruch, którego twoja nie ma
    [few] { $n } ruchy, których twoja nie ma, między innymi
   *[many] { $n } ruchów, których twoja nie ma, między innymi
}
puzzle-judging = To, co wyszło z twojej fazy, jest rozgrywane dalej w najwyżej 24 grach.
puzzle-gathers = Najlepsza: { $n ->
    [one] jeden ruch
    [few] { $n } ruchy
   *[many] { $n } ruchów
}, których celem jest { $box }; { $right ->
    [no] twoja:
   *[yes] zwykły sposób:
} { $other }.
puzzle-phase-keeps = { $box }: utrzymane w tym samym kroku następnej tury w { $n } z { $count } gier po { $right ->
    [yes] twojej fazie
   *[no] najlepszej fazie
}, w { $other } po { $right ->
    [yes] zwykłym sposobie
   *[no] twojej
}.
puzzle-phase-takes = { $box }: zdobyte do tego samego kroku następnej tury w { $n } z { $count } gier po { $right ->
    [yes] twojej fazie
   *[no] najlepszej fazie
}, w { $other } po { $right ->
    [yes] zwykłym sposobie
   *[no] twojej
}.
puzzle-phase-stands = Na koniec fazy stoi tam siła { $n }; po { $right ->
    [yes] zwykłym sposobie
   *[no] twojej
}: { $other }.
puzzle-phase-wins = Gra jest wygrana do tego samego kroku następnej tury w { $n } z { $count } gier po { $right ->
    [yes] twojej fazie
   *[no] najlepszej fazie
}, w { $other } po { $right ->
    [yes] zwykłym sposobie
   *[no] twojej
}.
puzzle-phase-loses = Gra jest przegrana do tego samego kroku następnej tury w { $n } z { $count } gier po { $right ->
    [yes] twojej fazie
   *[no] najlepszej fazie
}, w { $other } po { $right ->
    [yes] zwykłym sposobie
   *[no] twojej
}.
puzzle-map = Pokaż na mapie
puzzle-map-best = Najlepsza znana faza: to, czego twoja nie ma
puzzle-map-own = Twoja faza: to, czego najlepsza nie ma
puzzle-map-best-act = Najlepsze posunięcie
puzzle-map-own-act = Twoje posunięcie
