# O co gra pyta, co proponuje, o czym informuje i czego odmawia.

## Pytania: co teraz wybrać

prompt-move = { $side }: wybierz oddział, czołg lub samolot do ruchu albo zakończ ruch.
prompt-to = { $side }: wybierz cel ruchu. Jednostka: { $piece }.
prompt-surplus = { $side }: na jednym polu stoją więcej niż cztery oddziały; wybierz, który przepada.
prompt-assign = { $side }: wybierz generała i przydziel go na pole.
prompt-activate = { $side }: wybierz generała, a potem rozpocznij nim bitwę albo z niej zrezygnuj.
prompt-attacker = { $side }: wybierz oddział, który atakuje, albo zakończ bitwę. Pole: { $box }.
prompt-target = { $side }: wybierz wrogi oddział jako cel ataku. Pole: { $box }.
prompt-support-attack = { $side }: dodaj wsparcie ataku albo przejdź dalej. Pole: { $box }.
prompt-support-defence = { $side }: dodaj wsparcie obrony albo przejdź dalej. Pole: { $box }.
prompt-card = { $side }: połóż zakrytą kartę do tej walki albo żadnej. Pole: { $box }.
prompt-pair = { $side }: dobierz samoloty w pary do walki powietrznej.
prompt-pair-ships = { $side }: { $place }, dobierz okręty w pary do walki.
prompt-reroll = { $side }: twój rzut to { $rolls }, z modyfikatorami { $hits ->
    [0] bez trafień
    [one] { $hits } trafienie
    [few] { $hits } trafienia
   *[other] { $hits } trafień
}. Rzucić ponownie? W tej grze możesz to zrobić jeszcze { $count ->
    [one] raz
   *[other] { $count } razy
}.
prompt-place-drm = { $side }: wybierz kostkę, która dostanie modyfikator +{ $count }.
prompt-substitute = { $side }: nie ma już żetonów tego typu; wybierz typ zastępczy.
prompt-ship = { $side }: wybierz jednostkę do przewiezienia z Maroka albo zakończ transport ({ $count ->
    [one] zostało { $count } miejsce
    [few] zostały { $count } miejsca
   *[other] zostało { $count } miejsc
}).
prompt-event = { $side }: zagraj kartę jako wydarzenie albo spasuj (w tej fazie zostało: { $count }).
prompt-event-due = { $side }: zagraj kartę jako wydarzenie (w tej turze pozostało do zagrania: { $count }).
prompt-react = { $side }: anuluj „{ $card }” albo pozwól na to wydarzenie.
prompt-event-box = { $side }: wybierz pole, na którym działa „{ $card }”.
prompt-event-take = { $side }, „{ $card }”: wybierz { $ships ->
    [yes] samolot, czołg lub okręt
   *[no] samolot lub czołg
}, o który chodzi.
prompt-event-pick = { $side }: wybierz oddział, którego dotyczy „{ $card }”.
prompt-event-lose = { $side }: wybierz jednostkę, którą usuwa „{ $card }”{ $count ->
    [one] { "" }
   *[other] { " " }(do usunięcia jeszcze: { $count })
}.
prompt-replacement = { $side }: wzmocnij oddział albo wprowadź nowy ({ $count ->
    [one] został { $count } punkt
    [few] zostały { $count } punkty
   *[other] zostało { $count } punktów
}).
prompt-recruit-to = { $side }: wybierz pole, na które wchodzi nowy oddział: { $piece }.
prompt-discard = { $side }: odrzuć { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[other] { $count } kart
}, aby na ręce zostało osiem.
prompt-offensive-move = { $side }: ofensywa, wybierz oddział, czołg lub samolot do ruchu albo zakończ ruch.
prompt-offensive-general = { $side }: ofensywa, wybierz generała, który poprowadzi atak.
prompt-offensive-battle = { $side }: ofensywa, rozpocznij atak tym generałem albo z niego zrezygnuj.
prompt-landing-attacker = { $side }: desant, wybierz oddział, który atakuje. Pole: { $box }.
prompt-sail = { $side }: wybierz okręt do wysłania albo zakończ przydział.
prompt-sail-to = { $side }: wybierz cel i zadanie. Jednostka: { $piece }.
prompt-berth = { $side }: wybierz, dokąd wraca okręt. Jednostka: { $piece }.
prompt-engage = { $side }: { $place }, podejmij walkę albo się wycofaj.
prompt-aim = { $side }: wybierz cel ostrzału albo wstrzymaj ogień. Jednostka: { $piece }.
prompt-back = { $side }: wybierz, kogo wspiera ta jednostka, albo wstrzymaj ją. Jednostka: { $piece }.
prompt-suffer = { $side }: { $place }, wybierz jednostkę, która { $damage ->
    [0] zawraca
   *[other] dostaje trafienie
}.
prompt-captured-to = { $side }: wybierz pole, na które wchodzi czołg: { $piece }.
prompt-over = Gra jest zakończona.

## O co pytany jest ktoś inny: co robi ta strona

doing-move = { $side } ruszają oddziały, czołgi i samoloty.
doing-to = { $side } wybierają, dokąd idzie { $piece }.
doing-surplus = { $side } wybierają oddział do usunięcia: na jednym polu jest ich ponad cztery.
doing-assign = { $side } przydzielają generała do pola.
doing-activate = { $side } decydują, który generał walczy, a który rezygnuje.
doing-attacker = { $side } wybierają oddział do ataku (pole { $box }) albo kończą bitwę.
doing-target = { $side } wybierają cel ataku na polu { $box }.
doing-support-attack = { $side } decydują o wsparciu swojego ataku na polu { $box }.
doing-support-defence = { $side } decydują o wsparciu swojej obrony na polu { $box }.
doing-card = { $side } decydują, czy położyć kartę w walce na polu { $box }.
doing-pair = { $side } dobierają samoloty przeciwnika do swoich.
doing-pair-ships = { $side } dobierają okręty przeciwnika do swoich ({ $place }).
doing-reroll = { $side } decydują, czy rzucać jeszcze raz.
doing-place-drm = { $side } wybierają kość dla modyfikatora.
doing-substitute = { $side } wybierają inny rodzaj oddziału: zabrakło żetonu.
doing-ship = { $side } przewożą jednostki z Maroka.
doing-event = { $side } decydują, czy zagrać kartę jako wydarzenie.
doing-event-due = { $side } wybierają kartę, którą zagrają jako wydarzenie.
doing-react = { $side } decydują, czy anulować „{ $card }”.
doing-event-box = { $side } wybierają pole, na którym zadziała „{ $card }”.
doing-event-take = { $side } wybierają, czego dotyczy „{ $card }”.
doing-event-pick = { $side } wybierają oddział, który zmieni „{ $card }”.
doing-event-lose = { $side } wybierają jednostkę, którą usunie „{ $card }”.
doing-replacement = { $side } wzmacniają oddziały lub wprowadzają nowe.
doing-recruit-to = { $side } wybierają pole, na które wejdzie { $piece }.
doing-discard = { $side } odrzucają karty do limitu ręki.
doing-offensive-move = { $side } wykonują ruchy ofensywy.
doing-offensive-general = { $side } wybierają generała do ofensywy.
doing-offensive-battle = { $side } decydują, czy rozpocząć atak w ofensywie.
doing-landing-attacker = { $side } wybierają oddział do ataku w desancie (pole { $box }).
doing-sail = { $side } wysyłają okręty.
doing-sail-to = { $side } wybierają, dokąd płynie { $piece }.
doing-berth = { $side } wybierają, dokąd wraca { $piece }.
doing-engage = { $side } decydują, czy walczyć, czy się wycofać ({ $place }).
doing-aim = { $side } wybierają cel, do którego strzela { $piece }.
doing-back = { $side } wybierają, kogo wspiera { $piece }.
doing-suffer = { $side } wybierają, która z ich jednostek ponosi skutek ({ $place }).
doing-captured-to = { $side } wybierają pole, na które wejdzie { $piece }.

## Chwila gry: tura, faza i który to jej wybór

moment = Tura { $turn } · { $phase }{ $move ->
    [none] {""}
   *[other] {" "}· posunięcie { $move }
}
moment-at = Tura { $turn } · { $phase } · { $place }{ $move ->
    [none] {""}
   *[other] {" "}· posunięcie { $move }
}

## Działania: nazwy wyborów

action-move = Ruch: { $piece }
action-to = Cel: { $box }
action-done = { $ends ->
    [movement] Zakończ ruch
    [battle] Zakończ bitwę
    [support] Bez dalszego wsparcia
    [transport] Zakończ transport
    [assignment] Zakończ przydział
   *[other] Koniec
 }
action-lose = { $whose ->
    [enemy] Strata wroga: { $piece }
   *[own] Strata: { $piece }
}
action-assign = Przydziel: { $piece }
action-battle = Bitwa: { $piece }, { $box }
action-decline = Bez bitwy: { $piece }, { $box }
action-decline-all = Bez bitwy: wszyscy
action-attack = Atakuje: { $piece }
action-target = Cel ataku: { $piece }
action-support = Wsparcie: { $piece }
action-play = { $card } jako { $mode ->
    [bonus] bonus
   *[penalty] kara
}
action-no-card = Bez karty
action-pair = { $piece }, przeciwnik: { $foe }
action-place = Daj +{ $count } na kostkę { $die }
action-substitute = Zastąp przez: { $piece }
action-ship = Przewieź: { $piece }
action-event = Zagraj: { $card }
action-pass = Pas: koniec wydarzeń
action-cancel = Anuluj kartą: { $card }
action-accept = Pozwól na wydarzenie
action-take = Wybierz: { $piece }
action-pick = Wybierz: { $piece }, { $box }
action-raise = Wzmocnij: { $piece }, { $box }
action-recruit = Nowy oddział: { $piece }
action-forfeit = Oddaj { $count ->
    [none] pozostałe punkty
    [one] pozostały { $count } punkt
    [few] pozostałe { $count } punkty
   *[other] pozostałych { $count } punktów
}
action-discard = Odrzuć: { $card }
action-gunfire = Wsparcie walki lądowej: { $box }
action-blockade = Blokada: { $box }
action-protect = Ochrona: { $box }
action-patrol = Zasadzka u wybrzeża: { $box }
action-reroll = Rzuć ponownie wszystkimi tymi kośćmi
action-keep = Zostaw kości tak, jak leżą
action-engage = Walka
action-withdraw = Wycofanie
action-aim = { $piece }, cel: { $foe }
action-hold = { $piece }: wstrzymaj
action-back = { $piece }, wsparcie dla: { $foe }
action-suffer = Pada na: { $piece }
action-repair = Napraw: { $piece }

## Zdarzenia: co się stało

battle-outcome-of = { $place }: straty nacjonalistów: { $nationalist ->
    [none] żadna jednostka
   *[other] { $nationalist }
}, otrzymane trafienia { $taken }; straty republikanów: { $republican ->
    [none] żadna jednostka
   *[other] { $republican }
}, otrzymane trafienia { $dealt }.
battle-outcome = { $place }: twoje straty: { $own ->
    [none] żadna jednostka
   *[other] { $own }
}, otrzymane trafienia { $taken }; straty przeciwnika: { $foe ->
    [none] żadna
   *[other] { $foe }
}, otrzymane trafienia { $dealt }.
piece-of = { $side ->
    [Republikanie] { $piece } (republikanie)
   *[other] { $piece } (nacjonaliści)
}
at-box = { $box ->
    [none] {""}
   *[other] { $box }:{" "}
}
at-hex = { $hex ->
    [none] {""}
   *[other] { $hex }:{" "}
}
event-turn = Zaczyna się tura { $turn }: { $year }.
event-phase = { $phase ->
    [Ruch] Faza: { $phase }, { $side }.
    [Flota] Faza: { $phase }, { $side }.
   *[other] Faza: { $phase }.
}
event-reseeded = Odtąd gra toczy się z własnym losem: niedobrane karty i przyszłe rzuty są nowe.
event-redealt = Odtąd gra toczy się z własnym losem: ukryte ręce, niedobrane karty i przyszłe rzuty są nowe.
event-opponent-failed = { $side }: brak odpowiedzi, { $opponent } już nie gra.
event-opponent-plays = { $side }: odtąd gra { $opponent }.
event-drew = { $side } dobrali { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[other] { $count } kart
}.
event-hand-discarded = { $side } odłożyli dawną rękę: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}.
event-moved = { $piece } rusza: { $from } → { $to }.
event-marker-placed = Pole { $box }: położono znacznik kontroli ({ $side }).
event-marker-removed = Pole { $box }: usunięto znacznik kontroli ({ $side }).
event-flew = { $piece }: lot, cel: { $to }.
event-surplus-lost = { $piece } ginie na polu { $box }: było tam ponad cztery oddziały.
event-assigned = { $piece } obejmuje pole { $to }.
event-battle-started = { $piece } rozpoczął bitwę na polu { $box }.
event-battle-declined = { $piece } zrezygnował z bitwy na polu { $box }.
event-attack = Pole { $box }: atakuje { $piece }, cel: { $target }.
event-supported = { $side }, wsparcie: { $piece }.
event-card-laid = { $side } położyli zakrytą kartę jako { $mode ->
    [bonus] bonus
   *[penalty] karę
}.
event-card-revealed = { $side } odkryli kartę „{ $card }” jako { $mode ->
    [bonus] bonus
   *[penalty] karę
}.
event-no-card = { $side } nie położyli karty.
event-air-roll = { at-box }{ $piece }: rzut { $rolls } (modyfikator { $drm }), przeciwnik: { $foe }.
event-plane-destroyed = { at-box }{ $piece }: zestrzelono.
event-plane-withdrawn = { at-box }{ $piece }: odpędzono, bez wsparcia.
event-rerolled = { $side }: nowy rzut zamiast { $rolls }; w tej grze { $count ->
    [0] już więcej nie można
    [one] można jeszcze raz
   *[other] można jeszcze { $count } razy
}.
event-roll = { $side }, rzut: { $rolls }, po modyfikatorach: { $modified }; { $hits ->
    [0] bez trafień
    [one] { $hits } trafienie
    [few] { $hits } trafienia
   *[other] { $hits } trafień
}.
event-hit = { at-box }{ $piece } otrzymuje { $hits ->
    [one] { $hits } trafienie
    [few] { $hits } trafienia
   *[other] { $hits } trafień
} { $becomes ->
    [0] i ginie
   *[other] i ma teraz siłę { $becomes }
}.
event-substituted = { at-box }{ $piece }: brak żetonu, zamiana na: { $by }.
event-uncountered = { at-box }{ $piece }: zabrakło żetonu na to, co zostało; oddział usunięto.
event-tank-destroyed = { $piece }: czołg zniszczony na polu { $box }.
event-plane-home = { $piece }: powrót na planszę gracza.
event-box-taken = { $side } zajęli pole { $box }.
event-battle-ended = Pole { $box }: koniec bitwy.
event-stacks-opened = Pole { $box }: odkryto wszystkie stosy.
event-dummy-placed = { $side } położyli atrapę na polu { $box }.
event-dummies-home = { $count ->
    [one] { $side }: atrapa z pola { $box } wróciła do zapasu.
   *[other] { $side }: atrapy z pola { $box } wróciły do zapasu ({ $count }).
}
event-objectives = Miasta kluczowe: Nacjonaliści { $nationalist }, Republikanie { $republican }, sporne { $contested }.
event-shipped = { $piece } płynie z Maroka na pole { $to }.
event-event-played = { $side } zagrali „{ $card }”.
event-event-cancelled = „{ $card }”: wydarzenie anulowano kartą „{ $by }”.
event-event-void = „{ $card }”: bez skutku.
event-event-rest-void = Reszta karty „{ $card }” nie odniosła skutku.
event-placed = { $piece } wchodzi na pole { $box }.
event-arrived = { $piece }: jednostka dostępna.
event-raised = { $piece }, pole { $box }: siła rośnie do { $to }.
event-converted = { $box }: { $piece }, zamiana na inny rodzaj oddziału: { $by }.
event-removed = { at-box }{ $piece } opuszcza grę.
event-permanent = „{ $card }” działa do końca gry.
event-put-aside = „{ $card }” odłożono na bok do czasu, gdy zadziała.
event-no-counter = „{ $card }”: w puli nie ma już żetonu.
event-extra-rp = { $side } dostają { $count ->
    [one] { $count } dodatkowy punkt uzupełnień
    [few] { $count } dodatkowe punkty uzupełnień
   *[other] { $count } dodatkowych punktów uzupełnień
}.
event-extra-cards = W następnej turze { $side } dobierają { $count ->
    [one] o { $count } kartę więcej
    [few] o { $count } karty więcej
   *[other] o { $count } kart więcej
}.
event-rp = { $side } mają { $count ->
    [one] { $count } punkt uzupełnień
    [few] { $count } punkty uzupełnień
   *[other] { $count } punktów uzupełnień
}.
event-recruited = { $piece } przychodzi z uzupełnień na pole { $box }.
event-forfeited = { $side } tracą { $count ->
    [one] { $count } niewydany punkt uzupełnień
    [few] { $count } niewydane punkty uzupełnień
   *[other] { $count } niewydanych punktów uzupełnień
}.
event-passed = { $side } spasowali: koniec ich wydarzeń.
event-discarded = { $side } odrzucili { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[other] { $count } kart
}.
event-sailed = { $mission ->
    [gunfire] { $piece }: cel { $to }, wsparcie walki lądowej.
    [blockade] { $piece }: cel { $to }, blokada portu.
    [protect] { $piece }: cel { $to }, ochrona portu.
    [patrol] { $piece }: cel { $to }, zasadzka u wybrzeża.
    [base] { $piece }: cel { $to }.
   *[area] { $piece }: cel { $to }.
}
event-berthed = { $piece }: powrót. Postój: { $to }.
event-sea-battle = { $kind ->
    [coast] { $place }: walka obu stron u wybrzeża.
    [battery] { $place }: otworzyły ogień baterie portu.
   *[area] { $place }: obie strony podjęły bitwę.
}
event-sea-declined = { $place }: { $side } odmówili bitwy i wycofali się.
event-sea-roll = { $piece }{ $with ->
    [none] {""}
   *[other] {" "}(wsparcie: { $with })
}: rzut { $rolls }{ $target ->
    [none] {""}
   *[other] , cel: { $target }
}, po modyfikatorach: { $modified }; { $hits ->
    [0] bez trafień
    [one] { $hits } trafienie
    [few] { $hits } trafienia
   *[other] { $hits } trafień
}{ $turned ->
    [0] {""}
   *[other] , do odwrotu: { $turned }
}.
event-battery = { $side }, baterie portu { $box }: rzut { $rolls }, po modyfikatorach: { $modified }; { $hits ->
    [0] bez trafień
    [one] { $hits } trafienie
    [few] { $hits } trafienia
   *[other] { $hits } trafień
}{ $turned ->
    [0] {""}
   *[other] , do odwrotu: { $turned }
}.
event-ship-damaged = { at-box }{ $piece } odnosi uszkodzenia.
event-ship-withdrawn = { at-box }{ $piece } wycofuje się.
event-ship-destroyed = { at-box }{ $piece } tonie.
event-ship-repaired = { $piece } wraca do służby po naprawie.
event-port-blockaded = Port { $box } jest blokowany: { $side } nie dostają tam niczego z kart.
event-area-control = { $place }: { $state ->
    [nationalist] kontrola Nacjonalistów.
    [republican] kontrola Republikanów.
    [contested] obszar sporny.
   *[nobody] obszar niczyj.
}
event-sea-effect = { $effect ->
    [cards] Efekt morza: { $side } mają w następnej turze { $count ->
        [one] { $count } kartę i { $count } wydarzenie więcej
        [few] { $count } karty i { $count } wydarzenia więcej
       *[other] { $count } kart i { $count } wydarzeń więcej
    }.
   *[replacement] Efekt morza: { $side } mają { $count ->
        [one] { $count } punkt uzupełnień więcej
        [few] { $count } punkty uzupełnień więcej
       *[other] { $count } punktów uzupełnień więcej
    }.
}
event-event-roll = „{ $card }”, { $piece }: rzut { $die }; potrzeba { $needed } lub więcej.
event-card-lost = { $side } stracili z ręki { $count ->
    [one] { $count } kartę
    [few] { $count } karty
   *[other] { $count } kart
}.
event-tank-captured = { at-box }{ $piece }: czołg zdobyli Nacjonaliści (rzut { $roll }).
event-tank-not-captured = { at-box }{ $piece }: nie do uratowania (rzut { $roll }).
event-game-over = { $reason ->
    [outcome-objectives] Wygrali { $winner }. { outcome-objectives }
    [outcome-connected] Wygrali { $winner }. { outcome-connected }
    [outcome-three-cities] Wygrali { $winner }. { outcome-three-cities }
    [outcome-madrid] Wygrali { $winner }. { outcome-madrid }
    [outcome-resistance] Wygrali { $winner }. { outcome-resistance }
    [outcome-count] Wygrali { $winner }. { outcome-count }
    [outcome-both] Gra kończy się remisem. { outcome-both }
    [outcome-resigned] { outcome-resigned }
    [outcome-out-of-time] { outcome-out-of-time }
    [outcome-agreed] Gra jest zakończona. { outcome-agreed }
   *[outcome-draw] Gra kończy się remisem. { outcome-draw }
}

## Wynik: dlaczego gra się skończyła

outcome-objectives = { $winner } mieli samodzielnie { $count } { $count ->
    [few] miasta kluczowe
   *[other] miast kluczowych
}; więcej niż siedem daje zwycięstwo. Były to: { $boxes }.
outcome-connected = { $count ->
    [0] Po stronie „{ $loser }” nie zostało żadne pole
    [one] Po stronie „{ $loser }” największa grupa połączonych pól liczyła już tylko jedno ({ $boxes })
   *[other] Po stronie „{ $loser }” największa grupa połączonych pól liczyła już tylko { $count } ({ $boxes })
}; mniej niż osiem oznacza przegraną.
outcome-three-cities = { $winner } mieli jednocześnie i samodzielnie: { $boxes }.
outcome-madrid = { $winner } mieli samodzielnie { $boxes } w Utrzymaniu tury { $turn }; przed 4. turą to daje zwycięstwo.
outcome-resistance = Na koniec tury { $turn } jednostki republikańskie stały jeszcze w miastach kluczowych: { $count }, a wystarczy więcej niż trzy: { $boxes }.
outcome-count = Na koniec tury { $turn } Nacjonaliści mieli miast kluczowych: { $nationalist }, Republikanie: { $republican }; miasta zwycięzców ({ $winner }): { $boxes }.
outcome-draw = Na koniec tury { $turn } obie strony miały tyle samo miast kluczowych: { $nationalist }.
outcome-both = Obie strony jednocześnie spełniły warunek zwycięstwa.
outcome-resigned = Przegrana strona poddała partię.
outcome-out-of-time = Przegranej stronie skończył się czas i zażądano wygranej.
outcome-agreed = Gracze zgodzili się zakończyć grę; policzono miasta kluczowe: Nacjonaliści { $nationalist }, Republikanie { $republican }.
victory-objectives = miasta kluczowe trzymane samodzielnie, w Utrzymaniu
victory-connected = największa grupa połączonych pól drugiej strony ({ $side }), w Utrzymaniu
victory-cities = { $boxes }: wszystkie trzymane samodzielnie, w Utrzymaniu
victory-early = { $box } trzymany samodzielnie, w Utrzymaniu do tury { $turn }
victory-resistance = miasta kluczowe z własnymi oddziałami lub czołgami, na końcu tury { $turn }
odds-unseen-laid = Zakryta karta wroga nie jest powyżej policzona. Dla wszystkich kart, którymi może być:
odds-unseen-coming = Druga strona może jeszcze położyć kartę; powyżej jej nie liczono. Jakąkolwiek położy:
odds-unseen-target = obrońca zniszczony
odds-unseen-attacker = atakujący zniszczony

## Odmowy: dlaczego nie

refusal-not-offered = Tego teraz nie ma do wyboru.
refusal-not-now = Tego teraz nie ma do wyboru.
refusal-game-over = Gra jest zakończona.
refusal-not-your-choice = Teraz nie ty wybierasz.
refusal-wrong-decision = Teraz rozstrzyga się coś innego. Wybierają: { $side }.
refusal-already-moved = { $piece }: ta jednostka już się ruszała w tej fazie.
refusal-unsupplied = Pole { $box } jest bez zaopatrzenia: żadne przyległe pole nie jest przyjazne ani sporne.
refusal-last-unit = Pole { $box }: ostatnia jednostka nie może odejść, dopóki stoi tam wróg.
refusal-contested-one-link = Z pola spornego oddział przechodzi tylko jedno połączenie, na pole przyjazne lub sporne; { $box } leży za daleko.
refusal-not-linked = { $piece }: nie da się stąd dojść na pole { $box }.
refusal-no-link-path = { $piece }: brak drogi lądem na pole { $box }.
refusal-way-barred = { $piece } nie dojdzie na pole { $box }: przechodzić można tylko przez pola przyjazne, a po drodze trzeba się zatrzymać na polu { $stop }.
refusal-contested-into-enemy = Z pola spornego oddział idzie tylko na pole przyjazne lub sporne; pole { $box } jest wyłącznie wrogie.
refusal-stays = { $piece } już stoi na polu { $box }.
refusal-overseas = Pole { $box } leży za morzem; lądem nikt tam nie dojdzie ani stamtąd nie wyjdzie.
refusal-enemy-box = Pole { $box } jest w rękach wroga.
refusal-tank-contested-start = { $piece }: czołg, który zaczął na polu spornym, przechodzi tylko przez pola przyjazne i nie wchodzi na wrogie.
refusal-no-own-unit = Pole { $box }: nie ma tam twojej jednostki; znacznik kontroli nie wystarczy.
refusal-first-turn-reach = { $piece }: w 1. turze tylko na pole początkowe albo przyległe do niego.
refusal-new-general = { $piece } dopiero przybył i może trafić tylko tam, gdzie sprowadziła go karta.
refusal-naval-events-only = „{ $card }”: obowiązkowe wydarzenia są już zagrane; można dołożyć tylko karty morskie.
refusal-landed-general = { $piece }: zaraz po lądowaniu tylko na pole lądowania albo przyległe do niego.
refusal-general-in-box = Pole { $box }: jest tam już twój generał.
refusal-in-morocco = { $piece }: jest w Maroku i trzeba go najpierw przewieźć.
refusal-already-attacked = { $piece }: ten oddział już atakował w tej turze.
refusal-not-troop = { $piece }: to nie oddział; atakować i być celem ataku mogą tylko oddziały.
refusal-not-in-box = Pole { $box }: nie ma tam takiej jednostki.
refusal-not-on-map = { $piece }: nie ma tej jednostki na mapie.
refusal-not-paired = { $piece }: nie bierze udziału w tej walce powietrznej albo ma już przeciwnika.
refusal-fight-on = Pole { $box }: desant walczy, aż jedna ze stron zniknie z pola.
refusal-used = { $piece }: ta jednostka była już użyta.
refusal-transport-full = Pole { $box }: w tej turze nie wyląduje tam więcej jednostek.
refusal-transport-enemy = Pole { $box }: nie ma tam niczego twojego, więc nikt nie może wylądować.
refusal-not-in-hand = Nie masz na ręce karty „{ $card }”.
refusal-no-counter = W puli nie ma takiego żetonu.
refusal-box-spent = Pole { $box }: w tej fazie wydano tam już punkt uzupełnień.
refusal-not-replaceable = Oddziały tego typu wracają tylko dzięki kartom.
refusal-step-too-high = { $piece }: w tej turze nie można go bardziej wzmocnić.
refusal-basque = Oddziały baskijskie wchodzą do gry tylko w Bilbao lub San Sebastián.
refusal-no-battle-unsupplied = { $piece }: bez zaopatrzenia na polu { $box }, nie może rozpocząć bitwy.
refusal-attack-limit = Karta ogranicza liczbę pól, na których możesz walczyć w tej turze, i limit jest wyczerpany.
refusal-no-target = Pole { $box }: nie ma tam wrogiego oddziału do zaatakowania.
refusal-not-yours = { $piece }: tego teraz nie możesz wybrać.
refusal-nothing-to-cancel = „{ $card }” tylko anuluje wydarzenie, zaraz po jego zagraniu.
refusal-card-box = „{ $card }” nie działa na polu { $box }.
refusal-card-piece = „{ $card }” nie pozwala na ten wybór.
refusal-damaged-ship = { $piece }: okręt jest uszkodzony i trzeba go najpierw naprawić.
refusal-not-damaged = { $piece }: okręt nie jest uszkodzony.
refusal-already-sailed = { $piece }: okręt został już wysłany w tej turze.
refusal-already-there = { $piece }: ma już to zadanie w tym miejscu ({ $box }).
refusal-not-in-base = { $piece }: okręt nie jest w bazie morskiej.
refusal-base-closed = { $box } jest zamknięta: wróg trzyma ląd obok niej.
refusal-not-haven = { $piece }: okręt wraca do otwartej bazy swojej strony, a gdy takiej nie ma, do przyjaznego portu.
refusal-not-coastal = Pole { $box } nie leży na wybrzeżu.
refusal-not-port = Pole { $box } nie jest portem.
refusal-port-friendly = Pole { $box }: nie ma czego blokować, bo nie ma tam niczego wrogiego.
refusal-port-enemy = Pole { $box }: nie ma czego chronić, bo nie ma tam niczego twojego.
refusal-port-blockaded = Port { $box } jest blokowany; karty niczego tam nie dają.
refusal-cantabrico = { $box }: wstęp tylko wtedy, gdy przyjazne jest Oviedo, Bilbao lub San Sebastián.
refusal-submarine-gunfire = Okręty podwodne nie wspierają walki lądowej.
refusal-patrol-submarines = W zasadzce u wybrzeża leżą tylko okręty podwodne; okręty z działami wspierają tam walkę lądową.
refusal-no-planes-here = { $box }: tu samoloty nie działają.
refusal-too-many-planes = { $box }: są tam już dwa twoje samoloty.
refusal-too-far-from-land = { $box }: w zasięgu trzech połączeń nie ma twojego pola.
refusal-first-turn-sea = { $piece }: w 1. turze nie można wysłać tej jednostki na morze.
refusal-no-emblem = { $piece } rozpoczyna bitwę tylko tam, gdzie stoi oddział z jego emblematem.
refusal-must-play = W tym wariancie wydarzenia są obowiązkowe; trzeba zagrać kartę.
refusal-no-combat-cards = W tym wariancie kart nie używa się w walce.
refusal-no-reroll = W tej grze nikt nie może powtarzać rzutu.
refusal-not-friendly = Pole { $box } nie jest w rękach samej twojej strony.
refusal-new-strength = { $piece }: nowy oddział nie może teraz wejść z tą siłą.
refusal-tank-nowhere = { $piece }: nie ma pola, na które może wejść.
refusal-box-full = Pole { $box }: stoją tam więcej niż cztery twoje oddziały; najpierw wyprowadź nadwyżkę.

## Błędy: zapisy, pozycje, dane, serwer

error-unknown-action = „{ $action }” to nie jest działanie; powinno być: { $right }.
error-bad-record = Zapis ma błąd w wierszu { $line }: { $wrong }; powinno być: { $right }.
error-gathering = Ta gra zacznie się, gdy każdy doda liczbę do jej losu.
error-number-given = Liczba tego miejsca jest już podana i się nie zmieni.
error-proof-later = Rzutów i kart dowodzi się po skończonej grze.
error-proof-none = Ten zapis nie mówi, z czego powstało ziarno; rzuty i karty wynikają z podanego ziarna, ale nikt nie był nim związany.
error-proof-commitment = Sekret nie jest tym, do którego serwer zobowiązał się na początku: nie zgadza się ze zobowiązaniem.
error-proof-seed = Ziarno nie jest tym, które dają sekret i liczby graczy.
error-proof-nobody = Nikt nie dodał liczby do ziarna: serwer sam wybrał rzuty i karty.
error-proof-labels = Losowania albo to, do czego służyły, nie są tymi, które podaje zapis.
error-proof-empty = Niczego nie losowano: nie ma czego dowodzić.
error-proof-midway = Grę prowadzono dalej według innych zasad: tego, co wylosowano wcześniej, powtórka nie obejmuje i nic tego nie dowodzi.
error-proof-chain = Wiersze dziennika nie są tymi, z których powstał jego łańcuch: zostały przepisane.
error-proof-record = Etykieta albo wiersz zapisu nie jest tym, który obejmuje dowód: przepisano je.
error-proof-shown = Zobowiązanie nie jest tym, które ci pokazano.
error-proof-number = Twojej liczby nie ma wśród tych, z których powstało ziarno.
error-proof-givers = Liczby nie są liczbami osób, które grały.
error-proof-who = Podaj, kto grał (--givers, raz dla każdego; both: dwoje przy jednym ekranie). Liczba kogoś, kto nie jest osobą, niczego nie dowodzi.
error-proof-lost = Ziarno jest takie, jakie tworzy serwer; zapis takiej gry mówi, z czego powstało ziarno, a ten tego nie mówi. Kto sam wybrał takie ziarno, może podać --without-proof.
error-record-departs = Zapis odbiega od zasad przy działaniu { $number } ({ $action }). { $why }
error-other-data =
    { $wrong ->
        [unknown] Grę rozegrano z innymi plikami danych
       *[other] Grę rozegrano z poprawioną kopią danych (wartości zmienione w: { $wrong })
    }; { $right ->
        [shipped] tutaj są pliki dołączone do programu
       *[other] tutaj jest inna kopia (wartości zmienione w: { $right })
    }. Wskaż folder kopii, z którą grano.
error-record-version = Zapis powstał w wersji { $wrong }; ten program ma { $right }.
error-record-fog = W tej grze są zakryte żetony, a ona jeszcze trwa; jej zapis pokazałby to, co ukryte.
error-record-earlier = Wybór { $choice } zagrano według wcześniejszych zasad; ten zapis odtwarza się od wyboru { $first }.
error-record-watched = Ten zapis pobrał ktoś, kto tylko oglądał trwającą grę; nie można go kontynuować. Zapis skończonej gry można.
error-record-cut-off = Zapis urywa się w wierszu { $line }. Pobierz go jeszcze raz i zachowaj w całości.
error-record-here = Dopóki ta gra trwa, toczy się dalej tylko tutaj.
error-sealed-by-library = Ten zapis zapieczętowano biblioteką cryptography, której tu nie zainstalowano: zainstaluj dosespanas[server].
error-sealed-elsewhere = To zapis nieskończonej gry i otworzy go tylko serwer, na którym była grana.
error-bad-position = { $path ->
    [position] Zasady nie pozwalają na tę pozycję: { $wrong }.
   *[other] Pozycja ma błąd w miejscu { $path }: { $wrong }; powinno być: { $right }.
}
error-bad-data = { $file }, wiersz { $line }, { $path }: { $wrong }; powinno być: { $right }.
error-unknown-option = Nie ma takiej opcji: { $option }.
error-unknown-opponent = W tej grze nie ma przeciwnika { $opponent }; są: { $known }.
error-player-failed = Przeciwnik { $player } ({ $side }) zawiódł przy wyborze { $choice } w grze o ziarnie { $seed }: { $why }. Nikt nie gra za niego.
error-no-failure = Żaden przeciwnik tu nie zawiódł: nikogo się nie zastępuje.
error-no-such-path = Nie można użyć { $path }: { $why }.
error-bad-opponent-name = „{ $value }” nie jest nazwą przeciwnika: od 1 do 16 małych liter, cyfr lub _, ale nie random ani person.
error-bad-weights = Nie można użyć wag przeciwnika: { $where }, { $what }
error-options-exclude = Opcje { $option } i { $other } wykluczają się; wybierz jedną.
error-unknown-language = Nie ma takiego języka; dostępne są: { $known }.
error-cannot-undo = Nie ma czego cofnąć: od tego czasu coś odkryto lub oddano kolejkę albo ostatnie działanie nie było twoje.
error-no-agreement = Przeciwnik komputerowy nie zgadza się na wcześniejszy koniec; graj dalej albo opuść grę.
error-no-take-back = Nie ma tu czego cofnąć za zgodą: od tego czasu coś ujawniono lub wybrano albo prośbę odrzucono lub wycofano.
error-no-rematch = Rewanż proponuje się po skończonej grze dwóch osób, każdej przy własnym ekranie i z linkiem, którego nie ma nikt inny.
error-rematch-gone = Ta propozycja rewanżu jest już nieaktualna: została wycofana lub rozstrzygnięta albo jej autor zamknął konto.
error-rematch-closed = Nie możesz już proponować rewanżu tej partii: propozycja została odrzucona, kilka wycofano albo druga osoba zamknęła konto.
error-no-yield = Przeciwnik nie proponuje poddania partii.
error-no-advice-here = W tej partii komputer nie doradza.
error-advice-source = To pochodzi z partii, która toczy się bez rad komputera: dopóki trwa, komputer ani tu nie doradza, ani nie gra.
error-not-by-agreement = Tej gry nie kończy się za zgodą stron.
error-no-picture = Nie ma obrazów gry { $game }.
error-unknown-overlay = Ta gra nie ma nakładki { $name }.
error-unknown-game = Ten odnośnik nie otwiera tu żadnej gry.
error-unknown-game-name = Na półce nie ma takiej gry.
error-no-such-choice = W tej grze nie ma takiej chwili.
error-no-token = Do tego potrzebny jest tajny odnośnik do miejsca przy stole.
error-spectator = Ten odnośnik służy tylko do oglądania.
error-no-lesson = Ta gra nie ma pierwszej tury z przewodnikiem.
error-hotseat = Przy wspólnym ekranie obiema stronami grają ludzie.
error-secret-known = Ten sekret jest już używany. Trzeba wylosować inny.
error-no-invitation = W tej grze żadnego miejsca nie daje się przez zaproszenie.
error-invitation-changed = Zaproszenie zmieniono w tej samej chwili. Spójrz na nie jeszcze raz.
error-invitation-taken = To zaproszenie już przyjęto. Jeśli to ty, graj dalej w przeglądarce, w której je przyjęto. Jeśli nie, powiedz o tym temu, kto cię zaprosił: miejsce ma ktoś inny i potrzebna jest nowa gra.
error-unknown-invitation = To zaproszenie nie działa. Wycofano je albo zastąpiono nowszym, albo brakuje części odnośnika. Poproś o nowe tego, kto cię zaprosił.
error-mine = Podaj, która strona jest twoja; do drugiej będzie zaproszenie.
error-not-your-choice = Teraz wybierają: { $side }.
error-game-over = Gra jest zakończona.
error-stale = Gra poszła dalej; twój wybór nie został przyjęty.
error-not-done = Serwer nie odpowiadał, gdy to naciśnięto: nic nie zrobiono. Naciśnij jeszcze raz.
error-stale-choice = Gra poszła dalej; odpowiedź na wcześniejsze pytanie nie została przyjęta.
error-too-large = Żądanie jest za duże: najwyżej { $limit } B.
error-bad-request = Nie da się odczytać żądania w miejscu { $where }: { $wrong }.
error-bad-setting = { $setting } musi być liczbą większą od 0, a nie „{ $value }”.
error-no-database = „{ $value }” nie wskazuje pliku, w którym można trzymać gry. Podaj plik, na przykład games.db, albo adres bazy danych.
error-bad-address = „{ $value }” nie jest adresem, pod którym można podać stronę. Podaj adres taki jak https://games.example.org, bez ścieżki.
error-port-taken = Port { $port } jest zajęty: coś już na nim nasłuchuje. Wybierz inny opcją --port.
error-cannot-listen = Nie można nasłuchiwać na { $host }, port { $port } ({ $why }). Zobacz --host i --port.
error-bad-key = Klucz serwera jest nieprawidłowy: potrzebne są 32 bajty w zapisie base64 dla adresów URL.
error-http = Żądanie nie powiodło się (kod { $code }).
error-server = Błąd serwera; niczego nie zmieniono.
error-database-full = Dysk serwera jest pełny: nic nie zapisano. Osoba prowadząca serwer musi zwolnić miejsce.
error-database-locked = Baza danych jest zajęta. Spróbuj ponownie za chwilę.
error-database-damaged = Baza danych jest uszkodzona. Osoba prowadząca serwer musi ją odtworzyć z kopii.
error-database-read-only = Serwer nie może zapisywać w bazie danych. Osoba prowadząca serwer musi na to pozwolić.
error-database-away = Baza danych jest nieosiągalna. Spróbuj ponownie za chwilę.
error-database-moved = Plik bazy danych przeniesiono lub usunięto. Osoba prowadząca serwer musi go przywrócić i uruchomić serwer ponownie.
error-foreign-page = To połączenie pochodzi ze strony innej witryny.
error-too-many = Zbyt wiele żądań. Odczekaj { $seconds } s.
error-busy = Serwer jest zajęty. Spróbuj ponownie za chwilę.
error-wrong-host = Ten serwer nie odpowiada pod tą nazwą. Użyj localhost albo uruchom go z --url.
error-database = Bazy danych { $database } nie można użyć ({ $why }). { $cause ->
    [full] Zrób miejsce na dysku.
    [locked] Pisze do niej ktoś inny: zatrzymaj go albo spróbuj ponownie.
    [damaged] Przywróć ją z kopii albo odsuń i uruchom ponownie.
    [read-only] Pozwól serwerowi pisać do niej i do jej folderu.
    [foreign] Podaj inny plik: ten pozostaje, jaki jest.
    [newer] Uruchom wersję, która ją zostawiła, albo nowszą.
   *[away] Sprawdź, czy jest na miejscu i czy jej adres jest właściwy.
  }
error-game-damaged = Nie można odczytać gry { $game } ({ $where }); niczego nie zmieniono. Przywróć bazę danych albo wczytaj pobrany zapis.
error-unknown-person = Nie ma konta { $name }.
error-database-served = Z tej bazy danych korzysta serwer; najpierw go zatrzymaj.
error-game-not-whole = Wierszy gry { $game }, których nie da się odtworzyć: { $lost }. Z --cut gra wraca do decyzji { $choice }.
error-game-data = Grę { $game } rozgrywano na innych plikach danych niż te na serwerze.
error-bad-data-folder = Folder { $folder } nie pasuje do żadnej gry albo pasuje do kilku; zapisz go jako gce=folder lub espana1936=folder i sprawdź jego pliki.
error-game-version = Grę { $game } rozgrywano w wersji { $wanted }, a serwer ma { $here }.
error-no-standing = Nie zachowano, gdzie ta gra stała, a obecne zasady tam nie prowadzą. Weź jej zapis i graj dalej tak daleko, jak się da.
error-choice-earlier = To zagrano według wcześniejszych zasad, których ten serwer nie ma; mówi o tym dziennik. Można obejrzeć to, co było później.
error-other-rules = Tę grę zaczęto według innych zasad i nie odtwarza się jej od początku. Dlatego nie można tu udowodnić jej rzutów ani jej przeanalizować.
error-rules-present = Ta gra nie potrzebuje innych zasad, aby toczyć się dalej.
error-rules-over = Ta gra jest skończona: nikt jej nie kontynuuje.
error-game-over-rules = Ta gra jest skończona. Rozgrywano ją według innych zasad lub na innych danych, niż ma ten serwer, i nie może on tego pokazać. Jej zapis można pobrać.

## Kurtyna: dlaczego druga osoba nie może teraz patrzeć na ekran

curtain-cards = Następny wybór dotyczy kart, które może widzieć tylko ta strona.
curtain-fog = Mapa pokazuje to, co może widzieć tylko ta strona.
# What would be regretted, said before it is done
idea-open = { $box }: miasto kluczowe trzyma sam znacznik, jednostka może tam po prostu wejść.
idea-decides = { $box }: pole trzyma sam znacznik; kto będzie je miał w Utrzymaniu, wygra dzięki niemu wojnę.
idea-cut = { $box }: pole trzyma sam znacznik; jeśli padnie, { $cut } zostanie bez zaopatrzenia.
idea-split = { $box }: pole trzyma sam znacznik; bez niego połączonych pól zostanie tylko { $count }, a przy mniej niż { $wanted } wojna jest przegrana.
idea-walks = Trzymane przez same znaczniki i w zasięgu: { $boxes }. Bez nich połączonych pól zostanie tylko { $count }, a przy mniej niż { $wanted } wojna jest przegrana.
idea-pair = { $boxes }: bez obu połączonych pól zostanie tylko { $count }, a przy mniej niż { $wanted } wojna jest przegrana.
idea-walk = Trzymane przez same znaczniki i w zasięgu: { $boxes }.
warning-open = { $box }: pole zostaje puste i w zasięgu wroga.
warning-madrid = { $box } stoi puste i w zasięgu wroga: jeśli będzie je trzymał sam w Utrzymaniu, wojna jest przegrana.
warning-crowded = { $box }: oddziałów jest tu { $count }, a zostać może najwyżej { $most }; reszta przepadnie.
warning-strait = Jak sprawy stoją, w tym Utrzymaniu z Maroka { $count ->
    [0] nikt się nie przeprawi
    [one] przeprawi się najwyżej jedna jednostka
    [few] przeprawią się najwyżej { $count } jednostki
   *[other] przeprawi się najwyżej { $count } jednostek
}: druga strona jest tu: { $place }.
warning-madrid-held = { $box }: pole jest wyłącznie w rękach wroga; w tym Utrzymaniu wojna będzie przegrana.
warning-objectives = { $side }: miasta kluczowe: { $count }; przy { $wanted } wojna jest wygrana.
warning-three-cities = { $side }: do kompletu brakuje już tylko pola { $box }, by mieć trzy miasta, które wygrywają wojnę.
warning-connected = Połączonych pól masz już tylko { $count }; poniżej { $wanted } wojna jest przegrana.
warning-cut = { $box } stoi puste i w zasięgu wroga: jeśli padnie, { $cut } zostanie bez zaopatrzenia.
warning-split = { $box } stoi puste i w zasięgu wroga: jeśli padnie, zostanie tylko { $count } połączonych pól, a przy mniej niż { $wanted } wojna jest przegrana.
warning-unfought = { $piece } może jeszcze stoczyć bitwę: { $box }.
warning-pair = Wróg jest silniejszy przy { $boxes }: bez obu połączonych pól zostanie tylko { $count }, a przy mniej niż { $wanted } wojna jest przegrana.
warning-walks = Puste i w zasięgu wroga: { $boxes }. Bez nich zostanie tylko { $count } połączonych pól, a przy mniej niż { $wanted } wojna jest przegrana.
warning-void = W tej chwili karta { $card } nie miałaby skutku: zostałaby wydana na nic.
warning-no-attack = Na polu { $box } nikt jeszcze nie atakował: bitwa minęłaby bez walki.
warning-points = { $count ->
    [one] Przepadłby punkt uzupełnień.
    [few] Przepadłyby { $count } punkty uzupełnień.
   *[many] Przepadłoby { $count } punktów uzupełnień.
}
