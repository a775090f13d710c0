# La Guerra Civil Española: nazwy, pytania, działania, zdarzenia, odmowy, wyniki i powody przeciwników.
# Klucz z końcówką -gce mówi w tej grze po swojemu wiadomość, którą ma także España 1936.

## Names

unit-unknown = Zakryta jednostka

phase-income = Zasoby
phase-chits = Wydarzenia
phase-mobilisation = Mobilizacja
phase-arrivals = Posiłki
phase-strategic = Ruch strategiczny
phase-end = Koniec tury

pool-nationalist = Nacjonaliści
pool-republican = Republikanie
pool-northern = Północ
pool-italian = Włosi
pool-soviet = ZSRR
pool-volunteers = Ochotnicy

front-nationalist = front Nacjonalistów
front-republican = front Republikanów
front-northern = front północny

faction-asturian = Jednostki asturyjskie
faction-basque = Jednostki baskijskie
faction-santander = Jednostki z Santander

line-iron_belt = Żelazny Pas
line-xyz = Linia XYZ
line-l2 = Linia L2
line-tajuna = Linia Jaramy i Tajuñi

## What shifts the column and changes the die

modifier-clear = Teren otwarty
modifier-rough = Teren pagórkowaty
modifier-mountain = Góry
modifier-marsh = Bagno
modifier-town = Miasteczko
modifier-city = Miasto
modifier-minor_river = Rzeka
modifier-major_river = Wielka rzeka
modifier-madrid = No pasarán
modifier-hq_artillery = Artyleria sztabu
modifier-condor_legion = Legion Condor
modifier-first_italian_attack = Pierwszy włoski atak
modifier-first_attack_on_italians = Pierwszy atak na CTV
modifier-soviet_support = Pierwsza nowoczesna broń radziecka
modifier-concentric = Atak koncentryczny
modifier-colonials_and_columns = Oddziały kolonialne i kolumny
modifier-naval = Wsparcie z morza
modifier-munitions_shortage = Brak amunicji
modifier-new_aircraft = Nowe samoloty
modifier-aircraft_to_the_north = Samoloty dla północy
modifier-tactical_surprise = Zaskoczenie taktyczne
modifier-determination = Determinacja Republikanów
modifier-column_enthusiasm = Zapał kolumn

## Actions

action-attack-gce = Atak: { $box }
action-pass-gce = Nie teraz
action-play-gce = Zagraj: { $card }
action-pick-gce = Wybierz: { $piece }
action-lose-gce = { $left ->
    [0] Strata: { $piece }
   *[other] Osłab: { $piece }, strata poziomu
}
action-place-gce = Wprowadź: { $piece }
action-to-gce = Cel: { $box }
action-cost = { $cost } PR
action-done-gce = Koniec
action-support-gce = Wsparcie: { $piece }
action-declare = Ogłoś: { $what ->
    [act-biberon] Quinta del Biberón
   *[act-mobilisation] Mobilizacja Powszechna
}
action-draw = Wyciągnij los wydarzenia
action-decline-gce = Nie losuj
action-replace = { $named ->
    [yes] Uzupełnij: { $piece } (punkty: { $pool })
   *[no] Uzupełnij: { $piece }
}
action-rebuild = { $named ->
    [yes] Odbuduj: { $piece } (punkty: { $pool })
   *[no] Odbuduj: { $piece }
}
action-split = Rozdziel: { $piece }
action-disband = Zamień na punkt zasobów: { $piece }
action-eliminate = Usuń: { $piece }
action-rail = Koleją: { $piece }
action-sail = Morzem: { $piece }
action-land = Desant na wrogie wybrzeże: { $piece }
action-march = Marsz: { $piece }
action-with = Zabierz: { $piece }
action-step = Jeden heks, cel: { $box }
action-drop = Zostaw tutaj: { $piece }
action-stay = Zostań tutaj
action-evacuate = Ewakuuj przez Francję: { $piece }
action-border = Zaopatrzenie przez granicę: { $piece }
action-scout = Rozpoznanie: { $piece }, { $box }
action-rouse = Rzut za: { $piece }
action-rouse-stack = Jeden rzut za kolumny: { $box }
place-beside = { $number } (obok: { $place })
action-rouse-around = Jeden rzut za wszystkie kolumny obok: { $box }
action-join = Atakuje: { $piece }
action-join-all = Atakują wszystkie jednostki: { $box }
action-commit = Atak tymi jednostkami
action-fly = Lot: { $piece }
action-naval = Wsparcie z morza
action-none = Bez tego
action-advance = Posunięcie: { $piece }
action-turn = Zmienia stronę: { $piece }

## Prompts

prompt-gce-biberon = { $side }: powołać najmłodszych, Quinta del Biberón?
prompt-gce-draw = { $side }: wylosować los wydarzenia? Kubek: { $owner }.
prompt-gce-pick = { $side }: { $card }, wybierz jednostkę (zostało: { $count }).
prompt-gce-chit-to = { $side }: { $card }, wybierz, dokąd idzie { $piece }.
prompt-gce-mobilise = { $side }: ogłosić Mobilizację Powszechną?
prompt-gce-enter = { $side }: wybierz jednostkę, która wchodzi.
prompt-gce-to = { $side }: wybierz, dokąd idzie { $piece }.
prompt-gce-rebuild = { $side }: wydaj punkty zasobów; uzupełnij, odbuduj albo rozdziel jednostkę ({ $count ->
    [one] został { $count } punkt
    [few] zostały { $count } punkty
   *[other] zostało { $count } punktów
}).
prompt-gce-surplus = { $side }: w heksie jest za dużo jednostek; usuń jedną.
prompt-gce-strategic = { $side }: przewieź jednostki koleją lub morzem.
prompt-gce-move = { $due ->
    [refusal-gce-duty-missing] { $side }: wybierz jednostkę do ruchu; najpierw trzeba wykonać wydarzenie.
    [refusal-gce-not-roused] { $side }: wybierz jednostkę do ruchu; najpierw trzeba wykonać wydarzenie.
   *[none] { $side }: wybierz jednostkę do ruchu albo zakończ ruch.
}
prompt-gce-move-on = { $count ->
    [one] { $side }: wybierz, dokąd idzie { $piece }.
    [few] { $side }: wybierz, dokąd idą { $count } jednostki.
   *[other] { $side }: wybierz, dokąd idzie { $count } jednostek.
}
prompt-gce-desert = { $side }: Masowa dezercja, wybierz kolumnę, która zdezerteruje i przepadnie, albo zachowaj los.{ $last ->
    [true] {" "}To ostatnia okazja, by go zagrać.
   *[other] {""}
}
prompt-gce-attack = { $due ->
    [refusal-gce-attack-due] { $side }: wybierz heks do ataku. { refusal-gce-attack-due }
    [refusal-gce-offensive-due] { $side }: wybierz heks do ataku. { refusal-gce-offensive-due }
   *[none] { $side }: wybierz heks do ataku albo zakończ ataki.
}
prompt-gce-join = { $due ->
    [refusal-gce-join-due] { $side }: wybierz, kto atakuje { $box }. { refusal-gce-join-due }
   *[none] { $side }: wybierz, kto atakuje { $box }.
}
prompt-gce-support = { $side }: wsparcie sztabu w walce o { $box }?
prompt-gce-train = { $side }: wsparcie pociągu pancernego w walce o { $box }?
prompt-gce-air = { $side }: samoloty nad { $box }?
prompt-gce-naval = { $side }: wsparcie z morza w walce o { $box }?
prompt-gce-chit = { $side }: zagrać los w walce o { $box }?
prompt-gce-lose = { $side }: wybierz jednostkę, która traci poziom{ $card ->
    [none] {""}
   *[other] {" "}({ $card })
 } (pozostało strat: { $count }).
prompt-gce-advance = { $side }: wróg opuścił { $box }; wybierz jednostkę, która się posuwa.
prompt-gce-advance-to = { $side }: wybierz, dokąd posuwa się { $piece }.
prompt-gce-casado = { $side }: wybierz jednostkę republikańską, która zmienia stronę, heks do ataku albo zakończ zamach.
prompt-gce-casado-to = { $side }: wybierz, dokąd idzie { $piece }.
prompt-gce-over = Gra jest zakończona.

## O co pytany jest ktoś inny: co robi ta strona

doing-gce-biberon = { $side } decydują, czy powołać najmłodszych: Quinta del Biberón.
doing-gce-draw = { $side } decydują, czy wylosować los wydarzenia (kubek: { $owner }).
doing-gce-pick = { $side } wybierają jednostkę, której dotyczy { $card }.
doing-gce-chit-to = { $side } wybierają, dokąd idzie { $piece } ({ $card }).
doing-gce-mobilise = { $side } decydują, czy ogłosić Mobilizację Powszechną.
doing-gce-enter = { $side } wprowadzają posiłki.
doing-gce-to = { $side } wybierają, dokąd idzie { $piece }.
doing-gce-rebuild = { $side } wydają punkty zasobów.
doing-gce-surplus = { $side } wybierają jednostkę do usunięcia: w heksie jest ich za dużo.
doing-gce-strategic = { $side } przewożą jednostki koleją lub morzem.
doing-gce-move = { $side } ruszają jednostki.
doing-gce-move-on = { $count ->
    [one] { $side } wybierają, dokąd idzie { $piece }.
    [few] { $side } wybierają, dokąd idą { $count } jednostki.
   *[other] { $side } wybierają, dokąd idzie { $count } jednostek.
}
doing-gce-desert = { $side } decydują o losie „Masowa dezercja”.
doing-gce-attack = { $side } wybierają heks do ataku albo kończą ataki.
doing-gce-join = { $side } wybierają, kto zaatakuje { $box }.
doing-gce-support = { $side } decydują o wsparciu sztabu w bitwie o { $box }.
doing-gce-train = { $side } decydują o wsparciu pociągu pancernego w bitwie o { $box }.
doing-gce-air = { $side } decydują o lotnictwie nad { $box }.
doing-gce-naval = { $side } decydują o wsparciu z morza w bitwie o { $box }.
doing-gce-chit = { $side } decydują, czy zagrać los w bitwie o { $box }.
doing-gce-lose = { $side } wybierają jednostki, które tracą poziom.
doing-gce-advance = { $side } decydują, kto zajmie { $box }.
doing-gce-advance-to = { $side } wybierają, dokąd posunie się { $piece }.
doing-gce-casado = { $side } kierują zamachem Casado.
doing-gce-casado-to = { $side } wybierają, dokąd idzie { $piece }.

## Morale and acts

morale-capture = miejsce przeszło z rąk do rąk
morale-chit = wydarzenie
morale-mobilisation = Mobilizacja Powszechna
morale-biberon = Quinta del Biberón
morale-alcazar = Alkazar
act-biberon = Quinta del Biberón
act-mobilisation = Mobilizacja Powszechna
act-evacuation = ewakuacja przez Francję
line-intact = linia jest ukończona
line-aborted = linia nigdy nie powstanie
line-cancelled = linia straciła współczynnik
line-destroyed = umocnienia zniszczone
alcazar-relieved = Alkazar w Toledo jest oswobodzony.
alcazar-fallen = Alkazar w Toledo pada.
die-gernika = Gernika
die-german-ships = Ataki na niemieckie okręty
die-frontier = Punkt przez granicę francuską
die-columns = Zapał kolumn
die-scouting = Rozpoznanie
mood-refuses = odmowa ataku
mood-reluctant = atak bez zapału
mood-ready = gotowość do ataku
mood-eager = atak z zapałem

## Events

battle-outcome-of-gce = { $place }: straty nacjonalistów: { $nationalist ->
    [none] żadna jednostka
   *[other] { $nationalist }
}, stracone poziomy { $taken }; straty republikanów: { $republican ->
    [none] żadna jednostka
   *[other] { $republican }
}, stracone poziomy { $dealt }.
battle-outcome-gce = { $place }: twoje straty: { $own ->
    [none] żadna jednostka
   *[other] { $own }
}, stracone poziomy { $taken }; straty przeciwnika: { $foe ->
    [none] żadna
   *[other] { $foe }
}, stracone poziomy { $dealt }.
event-turn-gce = Zaczyna się tura { $turn }: { $year }.
event-phase-gce = { $phase ->
    [Ruch] { $phase }, { $side }.
    [Walka] { $phase }, { $side }.
   *[other] { $phase }.
}
event-income = { $pool }: { $count ->
    [one] przybył { $count } punkt zasobów
    [few] przybyły { $count } punkty zasobów
   *[other] przybyło { $count } punktów zasobów
}.
event-spent-over = { $pool }: ponad limit { $count ->
    [one] przepadł { $count } punkt zasobów
    [few] przepadły { $count } punkty zasobów
   *[other] przepadło { $count } punktów zasobów
}.
event-points-lost = { $pool }: { $count ->
    [one] przepadł { $count } punkt zasobów
    [few] przepadły { $count } punkty zasobów
   *[other] przepadło { $count } punktów zasobów
}.
event-pledged = { $pool }: na następną turę { $count ->
    [one] obiecano { $count } punkt zasobów
    [few] obiecano { $count } punkty zasobów
   *[other] obiecano { $count } punktów zasobów
}.
event-morale = Morale Republikanów zmienia się o { $change } i wynosi { $morale }: { $reason ->
    [morale-capture] { morale-capture }
    [morale-mobilisation] { morale-mobilisation }
    [morale-biberon] { morale-biberon }
    [morale-alcazar] { morale-alcazar }
   *[morale-chit] { morale-chit }
}.
event-declared = Ogłoszono: { $what ->
    [biberon] { act-biberon }
    [evacuation] { act-evacuation }
   *[mobilisation] { act-mobilisation }
}.
event-chit-drawn = { $chit ->
    [none] { $by } wylosowali los i go zachowali. Kubek: { $side }.
   *[other] { $by } wylosowali „{ $chit }”. Kubek: { $side }.
}
event-no-event = Los „{ $chit }” ({ $side }): nic się nie dzieje.
event-chit-declined = { $side } nie ciągną losu.
event-chit-played = { $side } zagrali „{ $chit }”.
event-chit-discarded = Los „{ $chit }” ({ $side }): odrzucony.
event-entered = { $hex ->
    [none] { $piece }: wejście do gry.
   *[other] { $piece }: wejście, heks { $hex }.
}
event-delayed = { $piece }: nie ma gdzie wejść i czeka.
event-left = { at-hex }{ $returns ->
    [one] { $piece }: odejście, powrót w turze { $returns }.
    [few] { $piece }: odejście, powrót w turze { $returns }.
    [many] { $piece }: odejście, powrót w turze { $returns }.
    [other] { $piece }: odejście, powrót w turze { $returns }.
   *[none] { $piece }: odejście na stos wyeliminowanych.
}
event-withdrawn = { at-hex }{ $piece } odchodzi według tabeli.
event-removed-gce = { at-hex }{ $piece } na dobre opuszcza grę.
event-starved = { $piece } ginie z braku zaopatrzenia, heks { $hex }.
event-overstacked = { $piece } znika: w heksie jest za dużo jednostek ({ $hex }).
event-converted-gce = { $piece }: odtąd jednostka regularna { $label }.
event-replaced = { at-hex }{ $piece } wraca do pełnej siły.
event-rebuilt = { $piece } powraca po odbudowie, heks { $hex }.
event-split = { $piece } dzieli się na { $count ->
    [one] { $count } brygadę
    [few] { $count } brygady
   *[other] { $count } brygad
}.
event-disbanded = { at-hex }{ $piece } schodzi z mapy w zamian za punkt zasobów.
event-railed = { $piece }: koleją z { $from } do { $to }.
event-sailed-gce = { $piece }: morzem z { $from } do { $to }.
event-landed = { $piece }: desant, heks { $to }.
event-marched = { $count ->
    [one] { $piece } maszeruje: { $from } → { $to }.
    [few] Maszerują { $count } jednostki, wśród nich { $piece }: { $from } → { $to }.
   *[other] Maszeruje { $count } jednostek, wśród nich { $piece }: { $from } → { $to }.
}
event-moved-gce = { $count ->
    [one] { $piece } rusza: { $from } → { $to }.
    [few] Ruszają { $count } jednostki, wśród nich { $piece }: { $from } → { $to }.
   *[other] Rusza { $count } jednostek, wśród nich { $piece }: { $from } → { $to }.
}
event-tied = { $piece }: w tej turze zostaje w Barcelonie.
event-evacuated = { $piece } przechodzi przez Francję: { $to }.
event-border-named = { $piece } ({ $hex }): zaopatrzenie ma iść przez granicę francuską.
event-captured = { $side } zajęli { $hex }.
event-line = { $line }: { $what ->
    [line-intact] { line-intact }
    [line-aborted] { line-aborted }
    [line-cancelled] { line-cancelled }
   *[line-destroyed] { $hex }, { line-destroyed }
}.
event-alcazar = { $what ->
    [alcazar-relieved] { alcazar-relieved }
   *[alcazar-fallen] { alcazar-fallen }
}
event-hq-lost = { $piece }, samotny sztab, ginie, heks { $hex }.
event-assault = { $side } atakują { $hex }: { $count ->
    [one] { $count } jednostka
    [few] { $count } jednostki
   *[other] { $count } jednostek
}.
event-revealed = Odkryto, { $hex }: { $pieces }.
event-backed = { at-hex }{ $side }, wsparcie: { $piece }.
event-flew-in = { at-hex }{ $side }, lotnictwo, { $pieces } (siła { $strength }).
event-naval-support = { at-hex }{ $side } mają wsparcie z morza.
event-odds = { at-hex }atak { $attack } na obronę { $defence }, stosunek sił { $odds }, kolumna { $column }.
attacker-side = { $side ->
    [Republikanie] {" "}(republikanie)
    [none] {""}
   *[other] {" "}(nacjonaliści)
}
defender-side = { $side ->
    [Republikanie] {" "}(nacjonaliści)
    [none] {""}
   *[other] {" "}(republikanie)
}
event-combat-roll = { at-hex }kostka { $roll }, po modyfikatorach { $modified }; atakujący{ attacker-side } traci { $attacker ->
    [one] { $attacker } poziom
    [few] { $attacker } poziomy
   *[other] { $attacker } poziomów
}, obrońca{ defender-side } { $defender ->
    [one] { $defender } poziom
    [few] { $defender } poziomy
   *[other] { $defender } poziomów
}.
event-step-lost = { at-hex }{ $left ->
    [0] { $piece } ginie
   *[other] { $piece } traci poziom
}{ $card ->
    [none] .
   *[other] {" "}({ $card }).
}
event-advanced = { $piece }: posunięcie z { $from } do { $to }.
event-alcazar-roll = Alkazar: kostka { $roll }; pada przy { $needed } lub mniej.
event-die = { $what ->
    [die-gernika] { die-gernika }
    [die-german-ships] { die-german-ships }
    [die-columns] { die-columns }
    [die-scouting] { die-scouting }
   *[die-frontier] { die-frontier }
}: kostka { $roll }.
event-roused = { $piece }: { $what ->
    [mood-refuses] { mood-refuses }
    [mood-reluctant] { mood-reluctant }
    [mood-eager] { mood-eager }
   *[mood-ready] { mood-ready }
}.
event-scouted = { $defence ->
    [one] { $piece }: rozpoznano { $hex }, obrona { $defence }.
    [few] { $piece }: rozpoznano { $hex }, obrona { $defence }.
    [many] { $piece }: rozpoznano { $hex }, obrona { $defence }.
    [other] { $piece }: rozpoznano { $hex }, obrona { $defence }.
   *[none] { $piece }: rozpoznano { $hex }.
}
event-game-over-gce = { $reason ->
    [outcome-gce-agreed] Gra jest zakończona.
   *[other] Wygrali { $winner }.
} { $reason ->
    [outcome-resigned] { outcome-resigned }
    [outcome-out-of-time] { outcome-out-of-time }
    [outcome-gce-agreed] { outcome-gce-agreed }
    [outcome-gce-madrid] { outcome-gce-madrid }
    [outcome-gce-three-hexes] { outcome-gce-three-hexes }
    [outcome-gce-three-points] { outcome-gce-three-points }
    [outcome-gce-morale] { outcome-gce-morale }
    [outcome-gce-resisted] { outcome-gce-resisted }
    [outcome-gce-madrid-held] { outcome-gce-madrid-held }
   *[outcome-gce-madrid-saved] { outcome-gce-madrid-saved }
}

## Duties: what an event compels

duty-alcazar = Przesunąć poziomy jak najbliżej { $hex }: { $done } z { $count }.
duty-barcelona = Przesunąć do { $hex } brygady; dywizja liczy się za trzy: { $done } z { $count }.
duty-colonials = Przesunąć kolumny kolonialne jak najbliżej { $hex }: { $done } z { $count }.
duty-coup = Armia Ludowa nie może w tej turze atakować Nacjonalistów.
duty-from-france = Wszystkie lądowe jednostki CTV muszą stać co najmniej 7 heksów od Francji: na razie { $done }.
duty-madrid = Przesunąć poziomy jak najbliżej { $hex } i zaatakować stojących obok Republikanów, każdy stos jako całość: { $done } z { $count }.
duty-oviedo = Zaatakować { $hex } lub obok kolumnami albo dywizjami: { $done } z { $count }.
duty-revolt = W promieniu { $count ->
    [one] { $count } heksu
   *[other] { $count } heksów
} od { $hex } jednostki republikańskie nie mogą w tej turze atakować.
duty-siege = Wprowadzić jednostkę do { $hex }: Alkazar się trzyma i nikt go nie oblega.
duty-zaragoza = Przesunąć poziomy jak najbliżej { $hex }: { $done } z { $count }.

## Outcomes: why the game ended

outcome-gce-agreed = Gracze zgodzili się zakończyć grę, zanim wojna się rozstrzygnęła: nikt nie wygrał.
outcome-gce-madrid = Jednostki Nacjonalistów z zaopatrzeniem weszły do Madrytu przed 7. turą.
outcome-gce-three-hexes = Republikanie mieli trzy cenne miejsca, które na początku należały do Nacjonalistów: { $hexes }.
outcome-gce-three-points = Republikanie mieli miejsca, które na początku należały do Nacjonalistów, o łącznej wartości Morale { $value }: { $hexes }; trzy punkty dają zwycięstwo.
outcome-gce-morale = Morale Republikanów spadło na koniec tury do { $morale }; przy 30 lub mniej wojna jest przegrana.
outcome-gce-resisted = Morale Republikanów na koniec ostatniej tury wynosiło { $morale }, czyli wciąż więcej niż 30.
outcome-gce-madrid-held = { $taken ->
    [yes] Na koniec tury { $turn } Nacjonaliści mieli Madryt.
   *[no] Na koniec tury { $turn } Nacjonaliści trzymali zaopatrzonymi jednostkami heksy obok Madrytu w liczbie { $count }, a wystarczą trzy: { $around }.
}
outcome-gce-madrid-saved = { $count ->
    [0] Na koniec tury { $turn } Nacjonaliści nie mieli Madrytu ani żadnego heksu obok niego z zaopatrzonymi jednostkami.
   *[other] Na koniec tury { $turn } Nacjonaliści nie mieli Madrytu, a zaopatrzonymi jednostkami trzymali mniej niż trzy heksy obok niego: { $around }.
}
victory-gce-morale = Morale Republikanów, na końcu tury
victory-gce-madrid = zaopatrzone jednostki w: { $hex }, do tury { $turn }
victory-gce-around = { $hex } albo heksy obok z zaopatrzonymi jednostkami, na końcu tury { $turn }
victory-gce-hexes = zdobyte cenne heksy, na początku Nacjonalistów{ $count ->
    [0] {""}
   *[other] {" "}({ $hexes })
}, w każdej chwili
victory-gce-value = wartość zdobytych heksów, na początku Nacjonalistów{ $count ->
    [0] {""}
   *[other] {" "}({ $hexes })
}, w każdej chwili
victory-gce-resist = wytrwanie do końca tury { $turn }

## Refusals: why not

refusal-no-target-gce = Heks { $box }: nie ma tam wroga.
refusal-not-in-hand-gce = Nie masz losu: { $card }.
refusal-gce-already-there = Heks { $hex }: jednostki już tam są.
refusal-gce-attack-due = Wydarzenie nakazuje najpierw atak. Heks: { $hex }.
refusal-gce-alcazar-guard = { $piece }: to ostatnia jednostka w Toledo, zostaje tam, dopóki Alkazar się trzyma.
refusal-gce-begun = { $piece }: ruch już się zaczął, nie można dołączyć.
refusal-gce-chit-here = { $card }: losu nie można zagrać w walce o { $hex }.
refusal-gce-chit-now = { $card }: losu nie można teraz zagrać.
refusal-gce-chit-piece = { $piece }: los jej nie dotyczy.
refusal-gce-closed = Heks { $hex }: boku w tę stronę nie można przekroczyć.
refusal-gce-colonial-first = { $piece }: tę stratę ponosi jednostka kolonialna.
refusal-gce-coup = { $piece }: z powodu zamachu nie może w tej turze atakować Nacjonalistów.
refusal-gce-coup-hex = Heks { $hex }: za daleko albo ponad 2 heksy od Madrytu.
refusal-gce-coup-target = Heks { $hex }: jednostki, które zmieniły stronę, nie mogą go zaatakować.
refusal-gce-coup-two = { $piece }: stronę zmieniły już dwie jednostki.
refusal-gce-coup-unit = { $piece }: to nie jednostka republikańska pod Madrytem, która może zmienić stronę.
refusal-gce-duty-end = Heks { $hex }: wydarzenie nakazuje skończyć bliżej celu, a inne jednostki już by ich nie zastąpiły.
refusal-gce-duty-first = Wydarzenie nakazuje, by najpierw ruszyły inne jednostki.
refusal-gce-duty-missing = Jeszcze nie: wydarzenie żąda więcej (brakuje: { $count }), a te mogą jeszcze pójść, dokąd trzeba: { $pieces }.
refusal-gce-duty-so = { $piece }: takim ruchem nie podejdzie tak blisko, jak nakazuje wydarzenie.
refusal-gce-duty-with = { $piece }: razem z nią jednostki nie wykonałyby tego, co nakazuje wydarzenie.
refusal-gce-end-unsupplied = Heks { $hex }: nie można tam skończyć ruchu, jednostki byłyby bez zaopatrzenia.
refusal-gce-enemy-hex = Heks { $hex } jest w rękach wroga.
refusal-gce-enemy-there = Heks { $hex }: stoją tam wrogie jednostki.
refusal-gce-entry = { $piece }: nie może tu wejść, heks { $hex }.
refusal-gce-evacuation-full = { $piece }: w ewakuacji nie ma już miejsca.
refusal-gce-halted = Jednostki weszły do wrogiej strefy kontroli i muszą stanąć; { $hex } leży dalej.
refusal-gce-haven-lost = Heks { $hex } mają Nacjonaliści: nikogo nie można tam ewakuować.
refusal-gce-not-by-border = { $piece }: granica francuska zaopatruje republikańską dywizję lub brygadę stojącą przy niej.
refusal-gce-border-for-all = Nie ma czego wybierać: granica zaopatruje wszystkie jednostki, które przy niej stoją.
refusal-gce-border-named = { $piece }: już wskazana.
refusal-gce-hex-attacked = Heks { $hex } był już atakowany w tej fazie.
refusal-gce-hq-alone = { $piece }: sztab nigdy nie atakuje sam.
refusal-gce-hq-unescorted = { $piece }: sztab jest sam w swoim heksie; walczy tylko obok innej jednostki.
refusal-gce-hq-at-sea = { $piece }: sztab nigdy nie płynie morzem.
refusal-gce-hq-last = { $piece }: sztab ginie tylko wtedy, gdy nie ma już innej jednostki.
refusal-gce-hq-stays = { $piece }: sztab nie posuwa się po walce.
refusal-gce-immobile = { $piece }: ta jednostka nigdy się nie rusza.
refusal-gce-in-group = { $piece }: ta jednostka już idzie w grupie.
refusal-gce-join-due = { $piece }: wydarzenie nakazuje przyłączyć się do ataku. Heks: { $hex }.
refusal-gce-joined = { $piece }: ta jednostka już bierze udział.
refusal-gce-landed = { $piece }: po desancie w tej turze nie rusza się i nie atakuje.
refusal-gce-like-another = { $piece }: do wyboru jest inna, taka sama jednostka.
refusal-gce-line-barred = Linię między { $hex } a { $source } zamyka wróg, jego strefy kontroli lub teren.
refusal-gce-lone-hq = Heks { $hex }: jest tam tylko sztab. Nie atakuje się go, ginie przy wejściu.
refusal-gce-major-river = { $piece }: nie może w posunięciu przekroczyć wielkiej rzeki.
refusal-gce-march-near-enemy = Heks { $hex } leży obok wroga: w marszu wchodzi się tam tylko wtedy, gdy stoją tam już przyjazne jednostki.
refusal-gce-motorised-march = { $piece }: jednostka zmotoryzowana nie używa marszu.
refusal-gce-near-france = { $piece }: nie lata tak blisko Francji, heks { $hex }.
refusal-gce-never-rebuilt = { $piece }: tej jednostki nigdy się nie uzupełnia ani nie odbudowuje.
refusal-gce-no-airfield = Heks { $hex }: w promieniu 3 heksów nie ma przyjaznego miasteczka ani miasta z zaopatrzeniem.
refusal-gce-no-artillery = { $piece }: nie daje wsparcia artylerii.
refusal-gce-no-attacker = Heks { $hex }: żadna jednostka obok nie może prowadzić ataku.
refusal-gce-no-attackers = Heks { $hex }: nikt jeszcze nie bierze udziału w ataku.
refusal-gce-no-brigades = { $piece }: nie ma potrzebnych brygad.
refusal-gce-no-column = { $piece }: to nie jest kolumna republikańska.
refusal-gce-no-deserter = { $piece }: to nie słaba kolumna obok jednostki Nacjonalistów.
refusal-gce-no-drop = { $piece }: nie może tu zostać.
refusal-gce-no-final = { $piece }: nie ma już żadnego głównego źródła zaopatrzenia.
refusal-gce-no-garrison = { $piece }: nie można jej zamienić na punkt zasobów.
refusal-gce-no-group = Heks { $hex }: nie ma tam odpowiedniej grupy jednostek.
refusal-gce-no-journey = { $piece }: nie ma dokąd jechać ani płynąć.
refusal-gce-no-march = { $piece }: nie może maszerować, bo zaczęła fazę obok wroga lub bez zaopatrzenia.
refusal-gce-no-points = { $piece }: nie ma punktów zasobów ({ $pool }).
refusal-gce-no-rail = { $piece }: heks { $hex } nie ma potrzebnej kolei.
refusal-gce-no-relief = { $piece }: ta strata nic by nie dała, heks { $hex }.
refusal-gce-no-scout = { $piece }: to nie jest sztab republikański, nie prowadzi rozpoznania.
refusal-gce-no-ships-here = Heks { $hex }: { $side } nie mają tu wsparcia z morza.
refusal-gce-no-ships-yet = { $side } nie mają jeszcze wsparcia z morza.
refusal-gce-no-source = Heks { $hex }: na odległość { $reach } nie ma przyjaznego miasteczka ani miasta, a tam i obok nie ma zaopatrzonego sztabu.
refusal-gce-no-split = { $piece }: tej jednostki nie można rozdzielić.
refusal-gce-no-train = { $piece }: nie wspiera jako pociąg pancerny.
refusal-gce-no-victor = { $piece }: nie posuwa się po tej walce.
refusal-gce-no-way-on = { $piece }: nie może się posunąć, heks { $hex }.
refusal-gce-north = { $faction }: w innych regionach północy najwyżej { $limit ->
    [one] { $limit } poziom
    [few] { $limit } poziomy
   *[other] { $limit } poziomów
}, a { $hex } leży w jednym z nich.
refusal-gce-north-gone = { $piece }: północ jest stracona, ta jednostka nie wraca.
refusal-gce-northern-only = { $piece }: wspiera tylko jednostki północy.
refusal-gce-northern-zone = { $piece }: nie lata w strefie północnej, heks { $hex }.
refusal-gce-not-a-port = Heks { $hex }: to nie jest nadmorskie miasteczko ani miasto.
refusal-gce-not-adjacent = { $piece }: nie stoi obok { $hex }.
refusal-gce-not-at-border = { $piece }: nie stoi przy granicy francuskiej.
refusal-gce-not-coastal = Heks { $hex } nie leży na wybrzeżu.
refusal-gce-not-crowded = Heks { $hex }: to tam jest za dużo jednostek.
refusal-gce-not-due = { $piece }: tej jednostki teraz się nie wprowadza.
refusal-gce-not-eliminated = { $piece }: nie ma jej na stosie wyeliminowanych.
refusal-gce-not-evacuated = { $piece }: ewakuuje się tylko republikańskie dywizje i brygady, każdej broni, ale nie kolumny ani sztaby.
refusal-gce-not-in-group = { $piece }: nie idzie w grupie.
refusal-gce-not-in-play = { $piece }: nie ma jej w grze.
refusal-gce-not-losing = { $piece }: nie ponosi strat.
refusal-gce-not-next = Heks { $hex } nie jest następny na drodze.
refusal-gce-not-port = { $piece }: nie stoi w nadmorskim miasteczku ani mieście.
refusal-gce-not-reduced = { $piece }: jest w pełnej sile.
refusal-gce-not-roused = { $piece }: nie rzucono za jej zapał, więc nie atakuje.
refusal-gce-not-spain = Heks { $hex }: nikt tam nie wchodzi.
refusal-gce-not-through = Pościg musi przejść przez { $hex }.
refusal-gce-nowhere = { $piece }: nie ma teraz gdzie wejść.
refusal-gce-offensive-due = Wydarzenie nakazuje dalszy atak, na przykład na { $hex }. Brakuje kolumn lub dywizji: { $count }.
refusal-gce-other-hex = { $piece }: nie stoi tutaj, heks { $hex }.
refusal-gce-other-sea = Heks { $hex } leży nad morzem zamkniętym dla tej strony.
refusal-gce-out-of-reach = Heks { $hex } leży za daleko.
refusal-gce-own-coast = Heks { $hex }: desant idzie na pusty heks wroga, a ten nim nie jest.
refusal-gce-parties = { $piece } i { $other }: kolumny tych partii trzymają się osobno.
refusal-gce-points = Heks { $hex }: koszt w punktach ruchu { $cost }, zostało { $left }.
refusal-gce-purse = { $piece }: te punkty ({ $pool }) nie są teraz innym sposobem zapłaty.
refusal-gce-rail-limit = { $piece }: za mało zostało transportu kolejowego ({ $front }).
refusal-gce-rail-path = Heks { $hex }: nie prowadzi tam żadna otwarta kolej.
refusal-gce-refuses = { $piece }: w tej turze odmawia ataku.
refusal-gce-revolt = { $piece }: bunt w Barcelonie nie pozwala w tej turze atakować.
refusal-gce-sea-limit = { $piece }: w tej turze nie ma już transportu morskiego.
refusal-gce-sea-zone = { $piece }: nie może stąd wypłynąć, heks { $hex }; jej strona nie pływa po tym morzu.
refusal-gce-ships-gone = { $side } nie mają już wsparcia z morza.
refusal-gce-ships-used = { $side } użyli już w tej turze wsparcia z morza.
refusal-gce-source-cut = Heks { $source } jest przyjazny, ale nie ma połączenia z głównym źródłem zaopatrzenia.
refusal-gce-soviet = { $piece }: zostały tylko punkty radzieckie, wejście tylko tam, skąd linia sięga granicy francuskiej.
refusal-gce-split-off = { $piece }: pochodzi z dywizji rozdzielonej w tej turze, może wrócić w następnej.
refusal-gce-stack = Heks { $hex }: byłoby tam za dużo jednostek.
refusal-gce-tied = { $piece }: w tej turze zostaje w Barcelonie.
refusal-gce-too-far = { $piece }: stoi za daleko od { $hex }.
refusal-gce-train-alone = { $piece }: musi stać z piechotą, która bierze udział.
refusal-gce-train-attack = { $piece }: nie atakuje, lecz wspiera atakującą piechotę.
refusal-gce-two-hqs = Heks { $hex }: mieści się tam tylko jeden sztab.
refusal-gce-unhurt-first = { $piece }: najpierw stratę ponosi nietknięta jednostka o dwóch poziomach.
refusal-gce-unsupplied = { $piece }: jest bez zaopatrzenia.
refusal-gce-volunteers = { $piece }: ochotnicy zagraniczni odeszli, ta jednostka nie wraca.
refusal-gce-zero-attack = { $piece }: bez współczynnika ataku może się tylko przyłączyć do innych.
refusal-gce-zoc-to-zoc = Heks { $hex }: nie wolno przejść wprost z jednej strefy kontroli do drugiej.

## Chits

chit-balearic_landings = Desanty na Balearach
chit-oviedo_offensive = Ofensywa na Oviedo
chit-town_defence = Obrona miasteczka
chit-republican_points_1 = Punkty Republikanów
chit-republican_points_2 = Punkty Republikanów
chit-republican_points_3 = Punkty Republikanów
chit-soviet_arms = Broń radziecka
chit-santa_maria = Santa María de la Cabeza
chit-gernika = Gernika
chit-german_ships = Ataki na niemieckie okręty
chit-barcelona_revolt = Bunt w Barcelonie
chit-negrin = Premier Negrín
chit-aircraft_to_the_north = Samoloty dla północy
chit-tactical_surprise = Zaskoczenie taktyczne
chit-tactical_surprise_2 = Zaskoczenie taktyczne
chit-soviet_aircraft = Nowe samoloty radzieckie
chit-guerrillas = Partyzanci
chit-foreign_volunteers = Wycofanie ochotników zagranicznych
chit-basque_surrender = Kapitulacja Basków
chit-casado = Zamach Casado
chit-determination = Determinacja Republikanów
chit-zaragoza_offensive = Ofensywa na Saragossę
chit-no_event_republican = Brak wydarzenia
chit-victory_convoy = Konwój Zwycięstwa
chit-mass_desertion = Masowa dezercja
chit-to_the_alcazar = Ku Alkazarowi
chit-madrid = Madryt
chit-durruti = Śmierć Durrutiego
chit-goicoechea = Goicoechea
chit-nationalist_points_1 = Punkty Nacjonalistów
chit-nationalist_points_2 = Punkty Nacjonalistów
chit-nationalist_points_3 = Punkty Nacjonalistów
chit-nationalist_points_4 = Punkty Nacjonalistów
chit-italian_submarines = Włoskie okręty podwodne
chit-german_aircraft = Nowe samoloty niemieckie
chit-anschluss = Anschluss
chit-czech_crisis = Pierwszy kryzys czechosłowacki
chit-neutrality = Neutralność Franco
chit-recognition = Uznanie Franco
chit-no_event_nationalist = Brak wydarzenia

## Chits whose rule has several parts

rule-7_2 = Ciągnięcie losów: [[7.2-a]], [[7.2-b]], [[7.2-c]], [[7.2-d]].
rule-7_6 = Kapitulacja Basków: [[7.6-a]], [[7.6-b]].
rule-7_8 = Zamach Casado: [[7.8-a]], [[7.8-b]], [[7.8-c]].
rule-7_10 = Wycofanie ochotników zagranicznych: [[7.10-a]], [[7.10-b]], [[7.10-c]].
rule-7_11 = Pierwszy kryzys czechosłowacki: [[7.11-a]], [[7.11-b]], [[7.11-c]].
rule-7_15 = Broń radziecka: [[7.15-a]], [[7.15-b]].
rule-7_22 = Madryt: [[7.22-a]], [[7.22-b]].
rule-7_34 = Ku Alkazarowi: [[7.34-a]], [[7.34-b]], [[7.34-c]], [[7.34-d]].
rule-7_35 = Bunt w Barcelonie: [[7.35-a]], [[7.35-b]], [[7.35-c]].

## Why a computer opponent chose as it did

reason-draw = Wylosowany los to los znany.
reason-declare = Przyszła na to pora.
reason-wait = Jest za wcześnie albo Morale tego nie zniesie.
reason-strongest = Najpierw najsilniejsza jednostka.
reason-saved = Nic teraz nie jest warte punktu.
reason-rebuild = Najsilniejsza, jaką przywraca punkt.
reason-idle = Tam, gdzie stoi, nic nie robi.
reason-in-place = Jednostki stoją tam, gdzie są potrzebne.
reason-rouse = Wróg jest blisko.
reason-move-unit = Ta jednostka zyskuje na ruchu najwięcej.
reason-plan-guard = Strzeże: { $box }.
reason-plan-muster = Dołącza do ataku: { $box }.
reason-plan-forward = Wysiłek tej tury: { $box }. Tam stoi lepiej.
reason-plan-bold = W tej turze atakuje śmielej niż zwykle.
reason-plan-careful = W tej turze atakuje tylko to, co pewne.
reason-plan-guarding = W tej turze najważniejsze jest to, co już trzyma.
reason-plan-storm = W tej turze miejsca liczą się bardziej niż straty.
reason-plan-wear = W tej turze wykrwawia wroga.
reason-plan-mass = W tej turze skupia główne siły.
reason-plan-line = W tej turze zamyka swoją linię.
reason-front-stands = Żadna jednostka nie zyskuje na ruchu.
reason-duty = Nakazuje to wydarzenie.
reason-stay = Nigdzie nie będzie lepiej.
reason-place-hex = { $box }: tam ta jednostka jest najwięcej warta.
reason-chit-now = Tu warto zagrać los.
reason-keep-chit = Los przyda się bardziej gdzie indziej.
reason-enough = Więcej jednostek nic by nie poprawiło.
reason-join = To poprawia atak.
reason-backing = To wsparcie się opłaca.
reason-fly = Samoloty mogą zmienić stosunek sił.
reason-no-fly = Samoloty nie zmieniłyby stosunku sił.
reason-advance = Zdobyty teren warto utrzymać.
reason-hold-ground = Są potrzebne tam, gdzie stoją.
reason-least = Najmniejsza strata, a po stronie wroga największa.
reason-no-better = Nic innego nie rokuje lepiej.
reason-gce-guards = { $box }: w zasięgu jest siła ataku wroga { $threat }; z tą jednostką broni się tu obrona { $own }.
reason-gce-guards-value = { $box } ({ $count } Morale): w zasięgu jest siła ataku wroga { $threat }; z tą jednostką broni się tu obrona { $own }.
reason-gce-guards-war = { $box }: zdobywając to, wróg od razu by wygrał. W zasięgu jest siła ataku { $threat }; z tą jednostką broni się tu obrona { $own }.
reason-gce-musters = Dołącza do ataku: { $box }. Zbiera się atak { $own } przeciw obronie { $enemy }.
reason-gce-musters-covered = Dołącza do ataku: { $box }. Zbiera się atak { $own } przeciw stosowi, którego część jest zakryta (jednostki: { $count }).
reason-gce-guns = Jej artyleria podchodzi do ataku: { $box }.
reason-gce-takes = { $at } stoi pusty: zajmuje go bez walki. Wysiłek tej tury: { $box }.
reason-gce-takes-value = { $box } stoi pusty: zajmuje go bez walki ({ $count } Morale).
reason-gce-feeds = { $at }: utrzymuje tu zaopatrzenie innych jednostek. Wysiłek tej tury: { $box }.
reason-gce-faces = { $at }: stoi tu naprzeciw wroga ({ $foe }). Wysiłek tej tury: { $box }.
reason-gce-line = { $at }: zamyka tu lukę w linii. Wysiłek tej tury: { $box }.
reason-gce-nears = Wysiłek tej tury: { $box }. Stąd ({ $at }) zostaje { $count ->
    [one] jeden heks
    [few] { $count } heksy
   *[other] { $count } heksów
}.
reason-gce-behind = { $at }: stoi tu w gotowości za frontem. Wysiłek tej tury: { $box }.
reason-gce-rails = Stąd ({ $at }) najłatwiej ją zabrać: jedzie tam, gdzie zrobi więcej.
reason-gce-duty = Wydarzenie posyła ją tutaj: { $box }.
reason-gce-strikes = Atak: { $box }, { $own } przeciw { $enemy }.
reason-gce-strikes-covered = Atak: { $box }, { $own } przeciw stosowi, którego część jest zakryta (jednostki: { $count }).
reason-gce-strikes-war = Atak: { $box }, { $own } przeciw { $enemy }. To od razu wygrywa wojnę.
reason-gce-strikes-value = Atak: { $box } ({ $count } Morale), { $own } przeciw { $enemy }.
reason-gce-strikes-aim = Atak: { $box }, { $own } przeciw { $enemy }. Blisko stąd do celu tury: { $aim }.
reason-gce-joins = { $box }: z nią atak to { $own } przeciw { $enemy }.
reason-gce-joins-covered = { $box }: z nią atak to { $own } przeciw stosowi, którego część jest zakryta (jednostki: { $count }).
reason-gce-enough = { $box }: { $own } przeciw { $enemy } wystarczy.
reason-gce-enough-covered = { $box }: { $own } wystarczy przeciw stosowi, którego część jest zakryta (jednostki: { $count }).
reason-gce-breaks-line = Linia umocniona w { $box } traci swój współczynnik.
reason-gce-backs = { $box }: z tym wsparciem heks pustoszeje w { $after } przypadkach na 100, bez niego w { $before }.
reason-gce-saves = { $box }: z tym wsparciem tracimy wszystkie jednostki w { $after } przypadkach na 100, bez niego w { $before }.
reason-gce-enters = { $box }: to miejsce warto utrzymać.
reason-gce-enters-value = { $box } zostaje zajęty ({ $count } Morale).
reason-gce-loses = Najmniejsza strata: { $piece }.
reason-gce-hits = Największa strata wroga: { $piece }.
reason-gce-rebuilds = Żadna inna nie przywraca tyle za swoje punkty: { $piece }.
reason-gce-strongest = Najpierw najsilniejsza: { $piece }.
reason-gce-declares = Morale to zniesie: zostałoby { $count } ponad klęską.
reason-gce-waits = Morale zostałoby { $count } ponad klęską: za mało.
reason-gce-wins = { $box }: tym można wygrać wojnę w tej turze.
reason-gce-aim-keep = Cel tury: utrzymać { $box }. Zdobywając to, wróg od razu by wygrał.
reason-gce-aim-hold = Cel tury: utrzymać { $box }.
reason-gce-aim-war = Cel tury: { $box }. To od razu wygrałoby wojnę.
reason-gce-aim-ring = Cel tury: { $box }. Na końcu trzeba trzymać miasto albo { $count } sąsiednie heksy.
reason-gce-aim-value = Cel tury: zdobyć { $box } ({ $count } Morale).

## Kurtyna: dlaczego druga osoba nie może teraz patrzeć na ekran

curtain-stacks = Mapa pokazuje stosy, które może widzieć tylko ta strona.
curtain-chits = Następny wybór dotyczy losów, które może widzieć tylko ta strona.
# What would be regretted, said before it is done
idea-gce-enter = { $hex }: heks jest pusty i można tam wejść: { $count } Morale.
idea-gce-wins = { $hex }: heks jest pusty; wejście tam od razu wygrywa wojnę.
idea-gce-storm = { $hex } może paść: jednostki w zasięgu mają tu { $odds }, a wojna rozstrzygnęłaby się od razu.
idea-gce-cut = { $count ->
    [one] Jedna jednostka ma zaopatrzenie tylko przez { $hex }
    [few] { $count } jednostki mają zaopatrzenie tylko przez { $hex }
   *[many] { $count } jednostek ma zaopatrzenie tylko przez { $hex }
}: wróg w tym miejscu odcina { $hexes }.
idea-gce-cut-two = { $both }: dwie wrogie jednostki razem odcinają tu od zaopatrzenia { $count ->
    [one] jedną jednostkę
    [few] { $count } jednostki
   *[other] { $count } jednostek
}: { $hexes }.
warning-gce-open = { $hex }: heks zostaje pusty, a wróg może tam wejść: { $count } Morale.
warning-gce-madrid = { $hex }: heks zostaje pusty, a wróg może tam wejść: wojna byłaby od razu przegrana.
warning-gce-last-capture = { $hex }: heks zostaje pusty, a wróg może tam wejść: Republika od razu by wygrała.
warning-gce-weak = { $hex } może paść: widoczni wrogowie w zasięgu mają tu { $odds }, a wojna byłaby od razu przegrana.
warning-gce-risk = Jeśli atak pochłonie { $count ->
    [one] { $count } poziom
    [few] { $count } poziomy
   *[other] { $count } poziomów
}, odpowiedź wroga może zająć { $hex }, a wtedy wojna od razu przegrana.
warning-gce-ring = Nacjonaliści mają wokół { $hex } dość heksów, by wygrać na końcu tej tury ({ $count } z { $wanted }).
warning-gce-no-ring = Nacjonaliści mają wokół { $hex } { $count } z { $wanted } heksów, których potrzebują na końcu tej tury.
warning-gce-starves = { $hex }: { $count ->
    [one] jednostka bez zaopatrzenia zginie na końcu tury.
    [few] { $count } jednostki bez zaopatrzenia zginą na końcu tury.
   *[many] { $count } jednostek bez zaopatrzenia zginie na końcu tury.
}
warning-gce-hangs = { $hex }: wróg mógłby tu wejść i odciąć od zaopatrzenia { $count ->
    [one] jedną jednostkę
    [few] { $count } jednostki
   *[other] { $count } jednostek
}: { $cut }.
warning-gce-hangs-two = { $hexes }: dwie wrogie jednostki razem mogłyby tu odciąć od zaopatrzenia { $count ->
    [one] jedną jednostkę
    [few] { $count } jednostki
   *[other] { $count } jednostek
}: { $cut }.
warning-gce-lone-hq = { $hex }: { $piece } stoi samotnie, a wróg może go zgnieść.
warning-gce-walk-in = { $hex }: heks jest pusty i mogłaby go zająć jednostka, która się nie ruszyła: { $count } Morale.
warning-gce-not-entered = { $hex }: heks opustoszał, a wejście do niego od razu wygrywa wojnę.
notice-gce-wins = { $hex }: wejście tam od razu wygrywa wojnę.
notice-gce-wins-supplied = { $hex }: wejście tam z zaopatrzeniem od razu wygrywa wojnę.
warning-gce-reach = Stos z { $from } nie ruszył się; z nim można by zaatakować { $hex } przy { $odds }, nawet jeśli nadlecą samoloty.
warning-gce-stays = Nie ruszyła się z { $hex } i w tej fazie już się nie ruszy. Aby ją odłożyć, cofnij.
warning-gce-attack = { $hex } można jeszcze zaatakować przy { $odds }, nawet jeśli nadlecą samoloty.
warning-gce-points = { $count ->
    [one] Za pozostałe punkty można jeszcze uzupełnić lub odbudować jednostkę: { $piece }.
   *[other] Za pozostałe punkty można uzupełniać lub odbudowywać jednostki; do wyboru: { $count }, między innymi { $piece }.
}
