## Przeszłość jako film i co z niej wynikło

page-film = Film z partii
page-film-controls = Odtwarzanie, pauza, kroki
page-film-play = Odtwórz
page-film-pause = Pauza
page-film-speed = Szybkość
page-film-turn = Tura
page-film-count = { $n ->
    [0] { $count ->
        [one] Jeden krok
        [few] { $count } kroki
       *[other] { $count } kroków
    }
   *[other] Krok { $n } z { $count }
}
page-film-more = { $count ->
    [one] Jeszcze jedno takie.
    [few] Jeszcze { $count } takie.
   *[many] Jeszcze { $count } takich.
}
page-film-skip = Pomiń
page-film-theirs = Ruch drugiej strony
page-film-waits = Film czeka: przeczytaj wynik bitwy.
page-film-waits-keys = Spacja lub Enter
page-wanted = Czego chciał przeciwnik
page-wanted-more = { $count ->
    [one] Jeszcze jeden powód
    [few] Jeszcze { $count } powody
   *[many] Jeszcze { $count } powodów
}
page-wanted-show = Z zamiarami przeciwników komputerowych
page-wanted-none = Jeszcze nie ma o czym mówić: przeciwnicy zdradzają swoje zamiary, gdy skończy się ich tura, a wszystkie – gdy skończy się gra.
page-film-watch = Obejrzyj krok po kroku
page-film-battle-back = Poprzednia bitwa
page-film-battle-forth = Następna bitwa
page-film-news = { $count ->
    [one] { $count } nowe zdarzenie
    [few] { $count } nowe zdarzenia
   *[other] { $count } nowych zdarzeń
}
page-film-lines = { $count ->
    [one] { $count } zdarzenie
    [few] { $count } zdarzenia
   *[other] { $count } zdarzeń
}
page-battle-read = Bitwa rozstrzygnięta: oto jej wynik.
page-go-on = Dalej
page-go-on-all = Nie czekaj w tej fazie
page-go-on-all-title = Idzie dalej i do końca fazy żadna bitwa nie czeka; zostają w zakładce Bitwa
page-battles-before = { $count ->
    [one] Poprzedni atak
    [few] { $count } poprzednie ataki
   *[other] { $count } poprzednich ataków
}
page-not-chosen = jeszcze nie wybrano
page-keys-film-play = odtwórz lub pauza: ruch drugiej strony jeszcze raz, a po zakończeniu cała partia
page-keys-film-step = przy oglądaniu: jeden krok
page-keys-film-battle = przy oglądaniu: od bitwy do bitwy
page-keys-film-turn = przy oglądaniu: z tury na turę

page-sum-city = { $control ->
    [nationalist] { $box }, miasto kluczowe: teraz w rękach nacjonalistów.
    [republican] { $box }, miasto kluczowe: teraz w rękach republikanów.
   *[contested] { $box }, miasto kluczowe: teraz sporne.
}
page-sum-box = { $control ->
    [nationalist] { $box }: teraz w rękach nacjonalistów.
    [republican] { $box }: teraz w rękach republikanów.
   *[contested] { $box }: teraz sporne.
}
page-sum-attack = { $outcome } Ataki ({ $side }): { $count }.
page-sum-sea = { $outcome } Bitwy na morzu: { $count }.
page-sum-fallen = { $hex }, { $side }: eliminacja: { $pieces }.
page-sum-starved = { $hex }, { $side }: strata z braku zaopatrzenia: { $pieces }.
page-sum-empty = { $place }: nikt tam teraz nie stoi.
page-sum-hex = { $control ->
    [nationalist] { $hex } przechodzi w ręce nacjonalistów
   *[republican] { $hex } przechodzi w ręce republikanów
}{ $value ->
    [0] .
   *[other] {" "}(wartość Morale { $value }).
}
page-sum-front = { $region }: { $control ->
    [nationalist] front nacjonalistów przesuwa się
   *[republican] front republikanów przesuwa się
} o { $count ->
    [one] { $count } heks
    [few] { $count } heksy
   *[other] { $count } heksów
}.
page-sum-morale = Morale republikanów { $change }: teraz { $morale }.
page-sum-assault = { $outcome } Atak ({ $side }) przy { $odds }{ $taken ->
    [yes] ; heks zdobyty.
   *[no] .
}
page-sum-lost = { $side }: { $count ->
    [one] { $count } jednostka utracona lub wycofana
    [few] { $count } jednostki utracone lub wycofane
   *[other] { $count } jednostek utraconych lub wycofanych
}.
page-sum-moves = { $side }: { $count ->
    [one] { $count } ruch
    [few] { $count } ruchy
   *[other] { $count } ruchów
}.
page-sum-arrivals = { $side }: { $count ->
    [one] { $count } jednostka nowa lub wzmocniona
    [few] { $count } jednostki nowe lub wzmocnione
   *[other] { $count } jednostek nowych lub wzmocnionych
}.

page-story = Partia w liczbach
page-story-objectives = Miasta kluczowe, tura po turze
page-story-morale = Morale republikanów, tura po turze
page-story-losses = Straty w walce, tura po turze
page-story-starved = Jednostki stracone z braku zaopatrzenia:
page-story-starved-of = { $side }: stracone z braku zaopatrzenia
page-story-gained = zdobyte w ostatniej turze: { $places }
page-story-luck = Kości w walce wobec średniej { $mean }
page-story-dice = { $count ->
    [one] { $count } kość
    [few] { $count } kości
   *[other] { $count } kości
}, średnio { $mean }: razem { $more } oczek
page-story-no-dice = bez rzutów w walce
page-story-table = Jako tabela
page-story-lost = { $side }: straty
page-story-thrown = { $side }: kości (średnia)

error-story-later = Liczby partii podaje się po jej zakończeniu.
error-no-story = { $game }: tej gry nie podsumowuje się liczbami.

page-second-device = Graj dalej na innym urządzeniu
page-second-device-about = Odczytaj ten kod drugim urządzeniem albo otwórz tam odnośnik. Kto go ma, gra na twoim miejscu: nie pokazuj go nikomu innemu.
page-second-device-code = Kod QR tajnego odnośnika do twojego miejsca
page-second-device-link = Tajny odnośnik do twojego miejsca
