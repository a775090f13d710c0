### Analiza partii, podpowiedzi z szansami na zwycięstwo i to, ile są warte.

chronicle-title = Raport z partii
chronicle-open = Raport do druku
review-title = Analiza
review-cause = Jak doszło do porażki
review-fell-empty = { $place }: utrata w turze { $turn }, nikt tam nie stał.
review-fell-held = { $place }: utrata w turze { $turn }; załoga: { $units ->
    [one] jedna jednostka
    [few] { $units } jednostki
   *[other] { $units } jednostek
}, siła { $strength }.
review-fell-left = { $place }: oddane bez walki w turze { $turn }.
review-why-empty = { $loser } przegrali, bo bez załogi zostały: { $places }; nieprzyjaciel wszedł tam w turze { $turn }.{ $idle ->
    [0] {""}
   *[other] {" "}Siła { $idle } stała tam, dokąd w ostatnich dwóch turach nie wszedł żaden wróg.
}
review-why-held = { $loser } przegrali, tracąc w turze { $turn }: { $places }; załoga: { $units ->
    [one] jedna jednostka
    [few] { $units } jednostki
   *[other] { $units } jednostek
}, siła { $strength }.{ $idle ->
    [0] {""}
   *[other] {" "}Siła { $idle } stała tam, dokąd w ostatnich dwóch turach nie wszedł żaden wróg.
}
review-why-short = { $loser } przegrali, bo na końcu brakowało im { $needed ->
    [one] jednego
   *[other] { $needed }
} z tych miejsc: { $places }.
review-why-lost = { $loser } przegrali, bo na końcu brakowało im { $needed ->
    [one] jednego miejsca
   *[other] { $needed } miejsc
}; jako ostatnie stracili: { $places }.
review-why-cut = { $loser } przegrali, bo na końcu brakowało im { $needed ->
    [one] jednego
   *[other] { $needed }
} z tych miejsc: { $places }. Trzymali też: { $cut }, ale jednostki stały tam bez zaopatrzenia i nie liczyły się.
review-ideas = Co potem stało otworem:
review-left-empty = Zostawione bez załogi i zajęte bez walki: { $places }.
review-why-luck = { $loser } stracili przez los łącznie { $points } pkt szansy, najwięcej w turze { $turn }: { $most }.
review-why-starved = { $loser } stracili z braku zaopatrzenia { $count ->
    [one] jedną jednostkę
    [few] { $count } jednostki
   *[other] { $count } jednostek
}, najwięcej w turze { $turn }: { $most }.
review-settled = { $choice ->
    [0] Od samego początku szansa przegrywającego nie przekroczyła jednej piątej.
   *[other] Od tury { $turn } szansa przegrywającego nie przekroczyła już jednej piątej.
}
review-curve = Szansa strony nacjonalistycznej na zwycięstwo
review-curve-of = Szansa na zwycięstwo: { $side }
review-seen-by = Wszystkie szanse i punkty podano z punktu widzenia strony: { $side }.
review-legend = Linia: szansa przed każdą decyzją. Pas: jej pewność, 95 razy na 100. Kółka z numerem: punkty zwrotne.
review-legend-characters = █ szansa przed każdą decyzją, · równa gra, cyfry: punkty zwrotne, na dole: tury
review-axis-turn = Tura
review-working = Rozgrywanie
review-played = { $side }, zagranie: { $action } (szansa, { $whose }: { $chance }).
review-better = Lepiej: { $action } ({ $chance }).
review-wins = Na 100 partii rozegranych stąd dalej wygrywa { $share } w ciągu tury, podjęta decyzja { $other }.
review-loses = Na 100 partii rozegranych stąd dalej podjęta decyzja przegrywa { $share } w ciągu tury, ta { $other }.
review-ends = Kończy fazę w tym miejscu; działania, które jeszcze nastąpiły ({ $count }), kosztowały więcej, niż dały.
review-whole = Te ruchy liczą się razem: taki wynik dają dopiero wtedy, gdy w tej fazie inaczej rozegra się też kolejne (ich liczba: { $count }). Żaden nie wyjaśnia tego sam.
review-turning-points = Punkty zwrotne
review-no-turning-points = Żadna pojedyncza decyzja nie odwróciła tej partii: nie znaleziono niczego wyraźnie lepszego.
review-little-by-little = To, co oddano po trochu, podano w części „{ review-accuracy }”.
review-still = { $side }, tura { $turn }: nic się nie ruszyło, choć { $count ->
    [one] mogła { $count } jednostka
    [few] mogły { $count } jednostki
   *[many] mogło { $count } jednostek
}.
review-dice = Gdzie najwięcej rozstrzygnął los
review-no-dice = Żadne pojedyncze zrządzenie losu nie zaważyło.
review-points = { $points } pkt: { $side }
review-sides = Decyzje i szczęście
review-by-choices = Decyzje
review-turns = Gdzie wygrano partię
review-turns-of = Co każda tura zmieniła w szansie: { $side }, w punktach; ± to przedział 95%. Co blade, może być przypadkiem przy tak niewielu grach. Widać później: to, co pokazały dopiero gry rozegrane do następnej tury.
review-turn-end = Szansa na końcu
review-turn-choices = Decyzje: { $side }
review-turn-luck = Szczęście
review-turn-insight = Widać później
review-accuracy = Dokładność
review-phase = Faza
review-lost = Oddane
review-luck = { $side }: { $points } pkt dzięki szczęściu.
review-insight = { $side }: jeszcze { $points } pkt, których nie tłumaczy żadna decyzja z osobna ani kości; dopiero następne tury pokazały, ile warte było kilka decyzji razem.
review-note = W punktach na sto. Każdą pozycję rozegrał { $games } razy przeciwnik „{ opponent-tuned }” po obu stronach; każda liczba jest oszacowaniem.
review-note-gce = W punktach na sto. Każdą pozycję rozegrał { $games } razy po obu stronach umysł przeciwnika „{ opponent-planner }”, bez planów, które ten próbuje naprzód; każda liczba jest oszacowaniem.
review-written = Zapisano w { $file }.
review-open = Analiza
review-begin = Przeanalizuj tę partię
review-share = gotowe w { $share }
review-while = to potrwa kilka minut
review-meanwhile = Poniżej jest to, co już wiadomo; przybywa tego z czasem. Możesz to zamknąć i oglądać grę: praca trwa dalej.
review-left = jeszcze około { $minutes } min
review-now-of = { $side } { $chance } (od { $low } do { $high })
review-go = Pokaż na planszy
review-elsewhere = Szanse wyuczono na innych danych niż dane tej gry: traktuj je jako przybliżenie.
hint-chance = około { $chance }
hint-tried = Porównane w partiach rozegranych stąd dalej.
hint-best = Najlepsze decyzje i szansa na zwycięstwo:
hint-first = Najpierw decyzja, którą podjąłby „{ $opponent }”: żadna inna nie okazała się na pewno lepsza.
hint-equal = Te wybory są warte tyle samo, na ile dało się sprawdzić.
hint-phase = Dalej w tej fazie:
hint-phase-more = Do tego ruchy gdzie indziej: { $count }.
train-working = Rozgrywanie
train-fitting = Dopasowywanie
train-curve = Prognozy a wyniki
train-said = prognoza
train-came = spełniło się
train-scenario = Scenariusz
train-fitted = Partie dopasowania
train-held = Części, każda raz odłożona
train-positions = Pozycje
train-log-loss = Strata logarytmiczna
train-constant = Strata logarytmiczna średniej
train-brier = Wynik Briera
train-ece = Błąd kalibracji
error-no-judge = Nikt nie nauczył tego programu oceniać pozycji w { $option }.
error-nothing-to-review = Zapis nie ma jeszcze żadnych decyzji: nie ma czego analizować.
error-review-running = Partię analizuje się po jej końcu: wcześniej analiza zdradziłaby tajemnice.
error-review-later = Teraz nie ma analizy: czeka zbyt wiele partii. Spróbuj później.
error-no-review = Analiza się nie udała. Poproś o nią ponownie.
