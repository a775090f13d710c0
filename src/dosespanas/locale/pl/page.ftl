# Słowa samej strony.

## Początek

page-tagline = Gry wojenne o hiszpańskiej wojnie domowej: do grania, do studiowania i do powrotów.
page-shelf = Półka
page-about-espana1936 = Dwie strony, dziesięć tur, od powstania wojskowego w lipcu 1936 roku do wiosny 1939. Oddziały idą drogami od miasta do miasta, generałowie rozpoczynają bitwy, karty sprowadzają posiłki i zmieniają rzuty kostek.
page-facts-espana1936 = dla 2 graczy · wydanie z 2008 roku, kompletne · około dwóch godzin
page-start-learn = Nauka gry
page-start-learn-on = Ucz się dalej
page-start-play = Graj
page-start-person = Z drugą osobą
page-start-line = { $side }, przeciwnik: { $opponent }, { $scenario }
page-start-change = Zmień
page-start-more = Zadania, plansze do namysłu, własne pudełko
analysis-open = Plansza do analizy
workshop-enter = Popraw według swojego pudełka
puzzle-list = Zadania
page-games-all = Wszystkie gry ({ $count })
page-new-game = Nowa gra
page-your-turn = Twój ruch
page-your-side = Twoja strona
page-opponent = Druga strona
page-opponent-scripted = { opponent-scripted }
page-opponent-scripted-about = trzyma front, atakuje tylko przy dobrych szansach i rzadko zaskakuje.
page-opponent-casual = { opponent-casual }
page-opponent-casual-about = wie to, co zaprawiony, ale gra zależnie od nastroju i przepuszcza okazje.
page-opponent-tuned = { opponent-tuned }
page-opponent-tuned-about = odpowiada od razu i równo: ocenia każde miejsce według tego, czego nauczyły go tysiące gier.
page-opponent-planner = { opponent-planner }
page-opponent-planner-about = próbuje kilku planów, zanim dotknie żetonu, i trzyma się najlepszego; zajmuje mu to sekundę lub dwie.
page-opponent-learned = { opponent-learned }
page-opponent-learned-about = planuje jak planista i nauczył się go pokonywać: najtrudniejszy przy tym stole; zajmuje mu to sekundę lub dwie.
page-opponent-random = { opponent-random }
page-opponent-random-about = bierze, co wpadnie w rękę, bez planu. Dobry na pierwsze spotkanie z grą.
page-opponent-novice1 = { opponent-novice1 }
page-opponent-novice2 = { opponent-novice2 }
page-opponent-novice3 = { opponent-novice3 }
page-opponent-novice4 = { opponent-novice4 }
page-opponent-novice5 = { opponent-novice5 }
page-opponent-grade1 = { opponent-grade1 }
page-opponent-grade2 = { opponent-grade2 }
page-opponent-grade3 = { opponent-grade3 }
page-opponent-grade4 = { opponent-grade4 }
page-opponent-grade5 = { opponent-grade5 }
page-opponent-grade6 = { opponent-grade6 }
page-opponent-grade7 = { opponent-grade7 }
page-opponent-grade8 = { opponent-grade8 }
page-opponent-grade9 = { opponent-grade9 }
page-opponent-yague = { opponent-yague }
page-opponent-yague-about = dowodził kolumnami południowymi w sierpniu i wrześniu 1936; najpierw rusza na Badajoz, prze naprzód i mniej liczy się ze stratami.
page-opponent-varela = { opponent-varela }
page-opponent-varela-about = dowodził kolumnami pod Toledo i Madrytem jesienią 1936; wcześnie rusza na Madryt.
page-opponent-mola = { opponent-mola }
page-opponent-mola-about = dowodził Armią Północy do śmierci w czerwcu 1937; najpierw rusza na Bilbao i północ.
page-opponent-miaja = { opponent-miaja }
page-opponent-miaja-about = przewodniczył radzie obrony Madrytu od listopada 1936; trzyma Madryt i wcześnie walczy o Toledo.
page-opponent-rojo = { opponent-rojo }
page-opponent-rojo-about = szef sztabu w obronie Madrytu, od maja 1937 całej armii; otwiera w stronę Teruelu i Aragonii.
page-opponent-lister = { opponent-lister }
page-opponent-lister-about = dowodził 11. Dywizją, a nad Ebro V Korpusem; otwiera w Estremadurze i mniej liczy się ze stratami.
page-opponent-davila = { opponent-davila }
page-opponent-davila-about = dowodził Armią Północy od czerwca 1937; najpierw patrzy na Santander, artylerią i bez pośpiechu.
page-opponent-aranda = { opponent-aranda }
page-opponent-aranda-about = utrzymał Oviedo podczas oblężenia w 1936, w 1938 dowodził Korpusem Galicyjskim; najpierw patrzy na Gijón i trzyma zwartą linię.
page-opponent-solchaga = { opponent-solchaga }
page-opponent-solchaga-about = dowodził brygadami Nawarry na północy w 1937; najpierw patrzy na San Sebastián i Bilbao.
page-opponent-modesto = { opponent-modesto }
page-opponent-modesto-about = dowodził Armią Ebro w 1938; otwiera w górach pod Madrytem i atakuje przy szansach, przy których inni czekają.
page-opponent-menendez = { opponent-menendez }
page-opponent-menendez-about = dowodził Armią Lewantu pod Walencją w 1938; osłania Walencję i trzyma zwartą linię.
page-opponent-saravia = { opponent-saravia }
page-opponent-saravia-about = dowodził Armią Lewantu pod Teruelem w grudniu 1937; najpierw zbiera masę przeciw Teruelowi.
page-opponent-row = Komputer, od najsłabszego do najsilniejszego
page-opponent-mine = mniej więcej twojej siły
page-grade-points = ranking około { $points }
page-grade-about = Słabszy stopień gorzej planuje turę, w pewnej granicy; nowicjusz zapomina też o części wojsk i nie widzi zagrożeń. Żaden nie przepuszcza natychmiastowej wygranej.
page-grade-mine = Mniej więcej twoja siła
page-grade-unknown = O twojej sile nic jeszcze nie wiadomo: oto najsłabszy, na pierwszą grę.
page-grade-by-rating = Według twojego rankingu, { $points }.
page-grade-by-games = Według ostatnich gier w tej przeglądarce: ranking około { $points }.
page-opponent-here = Człowiek przy tym ekranie
page-opponent-here-about = siada obok: przekazujecie sobie ekran, a ręce pozostają zakryte.
page-opponent-link = Człowiek przez odnośnik
page-opponent-link-about = gra skądkolwiek: dostajesz zaproszenie do wysłania.
page-options = Opcje
page-options-advanced = Zasady zaawansowane
page-options-optional = Zasady opcjonalne
page-options-variant = Warianty
page-options-edition = Pierwsze wydanie, 2007
page-options-comfort = Udogodnienia
page-options-handicap = Wyrównanie sił
page-options-handicap-nationalist = Pomoc dla nacjonalistów
page-options-handicap-republican = Pomoc dla republikanów
page-handicap-worth = Zmierzone: dodaje { $points } do rankingu tej strony ({ $low } do { $high }).
page-balance = Wyrównanie szans
page-balance-row = { $between ->
    [beginners] Wśród początkujących
    [strongest] Wśród najsilniejszych
   *[experienced] Wśród doświadczonych
} { $side ->
    [nationalist] nacjonaliści wygrywają
   *[republican] republikanie wygrywają
} { $won } na { $games } ({ $low }–{ $high }).
page-balance-about = Policzone w partiach programu z samym sobą, bez wyrównania sił; w nawiasie przedział 95% w procentach.
page-balance-even = Wyrównaj szanse
page-option-conflict = Nie można połączyć opcji: { $first } i { $second }.
page-preset-first-edition = Pierwsze wydanie, 2007
page-preset-first-edition-about = Wszystkie zasady pierwszego wydania naraz; nie było w nim okrętów ani kart nr 45.
page-scenario = Scenariusz
page-scenario-1936 = Lipiec 1936
page-scenario-1936-about = Cała wojna: dziesięć tur, od powstania wojskowego do wiosny 1939 roku.
page-scenario-1938 = Styczeń 1938
page-scenario-1938-about = Północ padła, a obie armie walczą o Teruel; zostało pięć tur.
page-option-naval = Wojna na morzu
page-option-naval-about = Okręty, morza, blokady i bitwy morskie; dwadzieścia dodatkowych kart.
page-option-rep_generals = Republikańscy generałowie
page-option-rep_generals-about = Gdzie nie stoi oddział z ich emblematem, Líster i Durruti atakują gorzej, a Ulibarri wcale.
page-option-captured_tanks = Zdobyczne czołgi
page-option-captured_tanks-about = Zniszczony czołg republikański może zmienić stronę i walczyć dalej u Nacjonalistów.
page-option-cards_45 = Karty nr 45
page-option-cards_45-about = Po jednej karcie więcej na stronę: druga ofensywa republikańska i pakt z Santoñi.
page-option-fog = Mgła wojny
page-option-fog-about = Z wrogiego stosu widać tylko wierzchnią jednostkę, dopóki nie odkryje go bitwa; każda strona ma pięć atrap.
page-option-san_sebastian = San Sebastián jako port
page-option-san_sebastian-about = Karty mogą wprowadzać jednostki republikańskie w San Sebastián, dopóki trzyma je Republika.
page-option-no_intervention = Bez obcej interwencji
page-option-no_intervention-about = Karty obcej pomocy odpadają; w każdej turze zagrywa się ustaloną liczbę wydarzeń, a karty nie pomagają w walce.
page-option-historical = Wydarzenia historyczne
page-option-historical-about = Karty wchodzą w kolejności historycznej na początku każdej tury; nie ma ręki, a karty nie pomagają w walce.
page-option-morocco_timing = Wcześniejszy transport z Maroka
page-option-morocco_timing-about = Jednostki przeprawiają się na początku Fazy wydarzeń, a nie na końcu Utrzymania.
page-option-morocco_general = Generał po lądowaniu bez ograniczeń
page-option-morocco_general-about = Generała przewiezionego z Maroka można w następnej turze przydzielić na dowolne pole.
page-option-tank_move = Ostrożne czołgi
page-option-tank_move-about = Czołgi poruszają się tylko przez własne pola i stają przy własnych jednostkach.
page-option-tank_loss = Trwalsze czołgi
page-option-tank_loss-about = Wspierający czołg przepada tylko wtedy, gdy jego oddział został zniszczony i zostały nadmiarowe trafienia.
page-option-tank_supply = Łatwiejsze zaopatrzenie czołgów
page-option-tank_supply-about = Czołg odcinają tylko wrogie jednostki wokół niego; same znaczniki nie.
page-option-overstack = Nadwyżka bez strat
page-option-overstack-about = Oddziały ponad limit czterech na polu nie są niszczone.
page-option-rp_new_strength = Nowe oddziały o sile 1 lub 2
page-option-rp_new_strength-about = Od 3. tury nowy oddział może wejść do gry z siłą 1 lub 2.
page-option-final_score = Końcowe podliczenie punktów
page-option-final_score-about = Na końcu porównuje się punkty uzupełnień zamiast miast kluczowych.
page-option-rep_turn10 = Trudniejszy opór
page-option-rep_turn10-about = Aby wygrać dzięki oporowi, Republika potrzebuje też ośmiu połączonych pól ze swoimi jednostkami lub znacznikami.
page-helped-nationalist = Nacjonaliści: { $help }
page-helped-republican = Republikanie: { $help }
page-help-points = 1 punkt uzupełnień więcej
page-help-card = 1 karta więcej
page-help-pip = jedna kość o jeden wyżej
page-help-reroll = trzy powtórzone rzuty
page-option-nat_points = Nacjonaliści: { page-help-points }
page-option-nat_points-about = Nacjonaliści mają w każdej fazie uzupełnień, w turach nieparzystych, o jeden punkt więcej: nowy oddział albo jeden poziom oddziału.
page-option-rep_points = Republikanie: { page-help-points }
page-option-rep_points-about = Republikanie mają w każdej fazie uzupełnień, w turach nieparzystych, o jeden punkt więcej: nowy oddział albo jeden poziom oddziału.
page-option-nat_card = Nacjonaliści: { page-help-card }
page-option-nat_card-about = Nacjonaliści dobierają w turze o jedną kartę więcej.
page-option-rep_card = Republikanie: { page-help-card }
page-option-rep_card-about = Republikanie dobierają w turze o jedną kartę więcej.
page-option-nat_pip = Nacjonaliści: { page-help-pip }
page-option-nat_pip-about = W każdym ataku nacjonalistów jedna kość liczy się o jeden wyżej.
page-option-rep_pip = Republikanie: { page-help-pip }
page-option-rep_pip-about = W każdym ataku republikanów jedna kość liczy się o jeden wyżej.
page-option-nat_reroll = Nacjonaliści: { page-help-reroll }
page-option-nat_reroll-about = Trzy razy w grze nacjonaliści mogą rzucić ponownie wszystkimi swoimi kośćmi w ataku.
page-option-rep_reroll = Republikanie: { page-help-reroll }
page-option-rep_reroll-about = Trzy razy w grze republikanie mogą rzucić ponownie wszystkimi swoimi kośćmi w ataku.
page-option-ask_drm = Ręczny przydział modyfikatorów
page-option-ask_drm-about = Każdy dodatni modyfikator przydzielasz do kostki samodzielnie; bez tej opcji trafia on na najlepszą kostkę.
page-option-both_win_draw = Remis, gdy obie strony wygrywają naraz
page-option-both_win_draw-about = Jeśli obie strony jednocześnie spełnią warunek zwycięstwa, gra kończy się remisem; bez tej opcji wygrywają Nacjonaliści.
page-chosen = W użyciu: { $options }
page-chosen-none = Gra standardowa, bez opcji.
page-chosen-off = bez „{ $option }”
page-chosen-title = Scenariusz i opcje
page-game-name = Nazwa partii
page-begin = Zacznij
page-load = Otwórz zapisaną grę
page-load-hint = Zapisana gra toczy się dalej ze stroną i przeciwnikiem wybranymi powyżej; wszystko, co jeszcze będzie losowane i rzucane, jest nowe.
page-load-as-far = Pokaż, dopóki zgadza się z obecnymi zasadami
page-origin = Tę grę wznowiono z zapisu{ $when ->
    [none] {""}
   *[other] {" "}({ $when })
}. Wszystko, co było jeszcze do wylosowania i rzucenia, jest nowe.
page-origin-redealt = Tę grę wznowiono z zapisu{ $when ->
    [none] {""}
   *[other] {" "}({ $when })
}. Ukryte ręce, niedobrane karty i rzuty są nowe.
page-origin-drawn = Tę grę podjęto z innej, która jeszcze trwa. Co tam jest ukryte, tu jest nowe, a tego, co było wcześniej, się nie podaje.
page-invite = Wyślij to zaproszenie drugiemu graczowi. Kto pierwszy je przyjmie, ten zajmie miejsce ({ $side }) z tajnym odnośnikiem, którego nigdy nie zobaczysz.
page-invite-local = Ten adres działa tylko na tym komputerze. Aby zagrać z kimś gdzie indziej, uruchom serwer poleceniem dosespanas serve --lan.
page-invite-code = Kod QR zaproszenia
page-invite-withdraw = Wycofaj zaproszenie
page-invite-anew = Utwórz nowe zaproszenie
page-invite-anew-about = Gdy powstanie nowe zaproszenie, poprzednie przestanie działać.
page-invite-withdrawn = Zaproszenie jest wycofane: nikt nie może zająć drugiego miejsca.
page-invite-elsewhere = Zaproszenie jest wysłane, ale ta przeglądarka go nie ma. Możesz utworzyć nowe; poprzednie przestanie wtedy działać.
page-invite-free = Nikt jeszcze nie zajął miejsca: { $side }.
page-invite-taken = Zaproszenie przyjęto { $when } ({ $side }).
page-invite-before = Rozpoczęta, zanim były zaproszenia: kto rozpoczął tę grę, ma tajne odnośniki obu stron.
page-invited-title = Zaproszenie do gry
page-invited-game = Gra
page-invited-host = Czeka na ciebie
page-invited-by = Zaprasza cię i czeka na ciebie { $name }.
page-invited-about = Twoja przeglądarka losuje sekret twojego miejsca i twój udział w kościach. Nikt inny ich nie dostaje, także ten, kto cię zaprosił. Potem gra jest na liście tej przeglądarki.
page-invited-take = Zajmij to miejsce
page-invited-taken = To zaproszenie przyjęto { $when }. Jeśli to ty, graj dalej w przeglądarce, w której je przyjęto. Jeśli nie, powiedz o tym temu, kto cię zaprosił: miejsce ma ktoś inny i potrzebna jest nowa gra.
page-number-title = Ta strona nie podała twojej liczby
page-number-about = Liczby twojego miejsca, z której powstają rzuty, nie podała ta strona. Jeśli podano ją w innej twojej przeglądarce, wszystko w porządku. Jeśli ktoś przysłał ci ten odnośnik, ma też twoje miejsce: może widzieć twoją rękę i grać za ciebie, a może wybrał tę grę spośród wielu. Wtedy nie graj w nią – poproś o zaproszenie.
page-number-mine = To moja liczba
page-renew = Zmień mój tajny odnośnik
page-renew-about = Na wypadek zgubienia urządzenia albo gdy ktoś inny ma twój odnośnik: poprzedni odnośnik od razu przestanie działać wszędzie, także na twoich innych urządzeniach.
page-renew-now = Zmień teraz
page-invite-link = Zaproszenie dla drugiego gracza
page-continue = Wróć do gry
page-continue-go = Graj dalej
page-continue-look = Zobacz
page-picture-last = { $game }: mapa w stanie, w jakim ją zostawiono
page-picture-opening = Mapa na początku: { $scenario }
page-continue-against = przeciwnik: { $opponent }
page-continue-turn = ruch: { $side }
page-continue-free = nikt jeszcze nie zajął drugiego miejsca
page-continue-waits = czeka na drugiego gracza
page-continue-gone = Ten serwer już jej nie ma.
page-continue-damaged = Jest uszkodzona w bazie danych serwera. Nadal można wczytać pobrany zapis.
page-continue-earlier = Grana według wcześniejszych zasad lub na innych danych: otwórz ją, aby grać dalej według obecnych.
page-rules-go-on = Graj dalej według obecnych zasad
page-rules-other = Tę grę rozgrywano według innych zasad lub na innych danych niż te, które serwer ma teraz.
page-rules-how = Toczy się dalej z miejsca, w którym stoi, według obecnych zasad, i jej zapis to mówi. To, co było wcześniej, w nim zostaje.
page-rules-opening = Nie może stać zupełnie tak, jak stała: toczy się dalej od początku obecnego kroku.
page-rules-followed = Nie zachowano dokładnego położenia. Te same wybory według obecnych zasad prowadzą prawie do niego: coś stoi inaczej, niż było widać.
page-rules-asked = Toczy się dalej, gdy zgodzi się też druga strona.
page-rules-agreed = Druga strona grałaby dalej według obecnych zasad.
page-rules-cannot = Nie może toczyć się według obecnych zasad: { $why }
page-rules-record = Zapisz przebieg
page-seat-both = Obie strony
page-seat-spectator = Widz
page-forget = Usuń z listy
page-settings = Ustawienia
page-settings-account = Gdzie twoje konto dowiaduje się o swoich partiach
page-no-seat = Ta przeglądarka nie ma miejsca w tej grze. Otwórz cały odnośnik, który ci przysłano, albo przeglądarkę, w której zajęto miejsce. Jeśli nie ma ani jednego, ani drugiego, nie pomoże nawet ten, kto prowadzi serwer: potrzebna jest nowa gra.
page-retry = Spróbuj ponownie
page-lost-link = Ten odnośnik nie otwiera tu żadnego miejsca. Może brakuje jego części, sekret zmieniono na innym urządzeniu albo grę usunięto. Sprawdź, czy gra jest na liście na stronie początkowej; jeśli nie, zapytaj tego, kto przysłał ci odnośnik.
page-seat-elsewhere = Tę grę otwiera ten, kto ma w niej miejsce.
page-seat-elsewhere-about = Zaloguj się na konto, które ma to miejsce: wrócisz tutaj. Albo otwórz swój tajny odnośnik w przeglądarce, w której zajmowano miejsce.
page-nowhere = Pod tym adresem nic nie ma.

## Przewodnik

page-opponent-first = polecany na pierwszą partię
page-guide = Pierwsza gra w pięć minut
page-guide-lead = Pierwszy raz? Na stronie startowej naciśnij „{ page-start-learn }”, a potem „{ page-start-play }”: prowadzisz Republikę, przeciw temu przeciwnikowi stronę łatwiejszą. Przeciw silniejszym jest trudniejsza.
page-guide-aim-title = O co chodzi
page-guide-aim = Dwanaście miast z gwiazdą to miasta kluczowe. W Utrzymaniu strona wygrywa od razu, gdy sama trzyma osiem z nich (VIC-03) albo Madryt, Barcelonę i Sewillę (VIC-05), albo gdy największa grupa połączonych pól drugiej strony spadnie poniżej ośmiu (VIC-04). Nacjonaliści wygrywają też, gdy w Utrzymaniu tur 1–3 sami trzymają Madryt (VIC-06). Po turze 10 Republika wygrywa, mając jednostki w czterech miastach kluczowych (VIC-07); inaczej wygrywa strona, która ma ich więcej (VIC-02).
page-guide-lost-title = Jak przegrywa się pierwsze partie
page-guide-lost = Przez puste zaplecze: pole, które trzyma tylko znacznik, pada, gdy wejdzie na nie pierwszy oddział (MOV-04), więc zostawiaj oddziały w swoich miastach kluczowych obok wroga. Grając Republiką, trzymaj oddziały w Madrycie, a grając Nacjonalistami – tam i w Sewilli, i licz połączone pola przed każdym końcem ruchu. W czasie gry klawisz I pokazuje w zakładce Zwycięstwo, jak blisko jest każdy z warunków.
page-guide-turn-title = Tura
page-guide-turn = Obie strony dobierają karty. Najpierw ruszają się Nacjonaliści, potem Republikanie (SEQ-02). Strony na przemian przydzielają generałów, toczą bitwy, a na koniec przychodzą wydarzenia i, w turach nieparzystych, uzupełnienia.
page-guide-move-title = Ruch
page-guide-move = Wybierz oddział, potem pole. Przez własne pola oddział może zajść daleko, ale zatrzymuje się tam, gdzie jest wróg (MOV-02, MOV-03). Na polu zostają najwyżej cztery oddziały (MOV-09).
page-guide-fight-title = Walka
page-guide-fight = Bitwę może rozpocząć tylko generał (BAT-04). Jeden oddział atakuje jeden oddział; czołgi, samoloty i generał wspierają. Siła to liczba kostek, a wynik 5 lub więcej to trafienie (CBT-16). Przed każdym wyborem zakładka Bitwa pokazuje dokładne szanse.
page-guide-cards-title = Karty
page-guide-cards = Karta służy raz: jako wydarzenie w Fazie wydarzeń albo w ataku, jako bonus dla ciebie lub kara dla przeciwnika (CBT-11). Trzy wydarzenia na turę, osiem kart na ręce.
page-guide-grow-title = Uzupełnienia
page-guide-grow = W turach nieparzystych każde twoje lub sporne miasto kluczowe daje jeden punkt (RPL-01). Za punkt wzmacniasz oddział o poziom albo wprowadzasz nowy.
page-guide-page-title = Na stronie
page-guide-page = Wiersz nad mapą mówi, kto wybiera, co i według której zasady; jego przyciski kończą wybór. Klawisz ? pokazuje skróty, U cofa. Każdy numer zasady otwiera jej tekst.

## Ustawienia i menu

page-language = Język
page-language-is = Strona jest teraz po polsku.
page-light = Wygląd
page-light-system = Jak w systemie
page-light-light = Jasny
page-light-dark = Ciemny
page-fast = Szybko: wszystko od razu
page-sound = Dźwięki
page-menu = Menu
page-carry = Zagraj w to z kimś
page-carried = Na serwerze wybierz „{ page-load }” i dwie osoby, a potem wyślij drugiej odnośnik: to, co było przed tobą ukryte, wylosowano na nowo.
page-download = Zapisz do pliku
page-to-start = Na półkę
page-link-side = Tajny odnośnik do miejsca: { $side }
page-link-spectator = Odnośnik dla widzów
page-copy = Kopiuj
page-copied = Skopiowano
page-agree = Zakończ w tym miejscu
page-agree-ask = Jeśli druga strona się zgodzi, gra kończy się teraz.
page-agree-here = Jeśli obie strony się zgodzą, gra kończy się teraz.
page-agree-stop = Obie strony się zgadzają: koniec
page-agree-play-on = Gramy dalej
page-agree-own = Proponujesz zakończyć grę; każde następne działanie wycofuje propozycję.
page-agree-other = { $name ->
    [none] Druga strona proponuje zakończyć grę.
   *[other] { $name } proponuje zakończyć grę.
}
page-agree-accept = Zgoda
page-agree-decline = Odmowa
page-agree-withdraw = Wycofaj
page-end-offer = Zaproponuj koniec
page-end-accept = Zakończ grę
page-end-accept-ask = { $name ->
    [none] Druga strona proponuje zakończyć. Jeśli się zgodzisz, gra kończy się teraz.
   *[other] { $name } proponuje zakończyć. Jeśli się zgodzisz, gra kończy się teraz.
}
page-end-count = Skończyłaby się tak:
page-resign = Poddaj partię
page-end-resign = Poddaję partię
page-end-resign-ask = Jeśli się poddasz, gra kończy się teraz i wygrywa druga strona: { $side }.
page-end-yield = Przyjmij
page-end-yield-title = Przeciwnik poddaje partię
page-end-yield-ask = Przeciwnik poddaje partię: gra kończy się teraz twoim zwycięstwem.
page-yields = Przeciwnik nie widzi już szans na zwycięstwo i proponuje poddanie partii.
page-advice-allow = Można pytać komputer o radę
page-advice-allow-about = Obie strony widzą, ile razy pytano. Kto przyjmuje zaproszenie, zgadza się na to.
page-advice-agreed = W tej partii obie strony mogą pytać komputer o radę.
page-advice-off = W tej partii komputer nie udziela rad.
page-advice-taken = Rady komputera: Nacjonaliści { $nationalist }, Republikanie { $republican }
page-close = Zamknij

## Pasek

page-loading = Rozkładanie planszy…
page-offline = Serwer nie odpowiada. Nic nie przepadło; strona próbuje dalej.
page-unreached = Brak połączenia z serwerem. Nic nie przepadło: twoje partie są tam przechowywane.
page-outdated = Nie udało się pobrać tej części strony: serwer nie odpowiada albo ma nowszą stronę niż ta. Nic nie przepadło.
page-reload = Wczytaj stronę ponownie
page-undone = Twój wybór nie został przyjęty, a wszystko wcześniejsze jest zachowane: { $why }
page-forgets = Ta przeglądarka nie pozwala niczego zapisać (okno prywatne albo brak miejsca): można grać, ale nie zapamięta tej partii. Zachowaj adres strony.
page-opponent-failed = { $opponent }: brak odpowiedzi, ten przeciwnik już nie gra. Gra czeka.
page-opponent-play-on = Niech gra dalej:
page-thinking = przeciwnik myśli…
page-waiting = czekasz na drugą stronę
page-only-answer = to jedyna odpowiedź
page-only-prompt-react = żadna z twoich kart nie może go anulować
page-watching = oglądasz grę
page-undo = Cofnij
page-warn-grave = To może oznaczać przegraną wojnę
page-warn-title = Zanim to zrobisz
page-warn-go-on = Zrób to mimo wszystko
page-warn-back = Wróć
page-warn-never = Nie pytaj o to więcej
page-warn-ask = Pytaj, zanim coś przepadnie
page-warn-ask-all = Pytaj znów o to, o co miało już nie być pytań ({ $count })
page-learn-name = { $title }: pierwsza tura z przewodnikiem
page-film-setting = Pokazuj ruch drugiej strony jako film
page-battle-wait = Po każdej bitwie czekaj, aż przejdę dalej
page-warn-unmoved = { $count ->
    [one] Jedna jednostka może się jeszcze ruszyć.
    [few] { $count } jednostki mogą się jeszcze ruszyć.
   *[other] { $count } jednostek może się jeszcze ruszyć.
}
page-warn-count = Czego możesz żałować: { $count }
page-put-down = Odłóż
page-label = { $label }:
page-over = Gra jest zakończona
page-over-open = Wynik i analiza
page-turn = Tura { $turn }
page-phases = Fazy tury
page-bar = O co pyta gra
page-map = Mapa
page-panel = Wybory i szczegóły
page-sheet = Zmień wysokość panelu
page-in-hand = W ręku
page-in-hand-goes = Może iść: { $places }.
page-in-hand-strength = Siła { $strength }
page-in-hand-dice = { $count ->
    [one] jedna kostka więcej
    [few] { $count } kostki więcej
   *[other] { $count } kostek więcej
}
page-in-hand-drm = { $drm } do jednej kostki
page-elsewhere = Nigdzie indziej: naciśnij pole na mapie, a powie dlaczego.
page-choices = { $count ->
    [one] Jeden wybór
    [few] { $count } wybory
   *[other] { $count } wyborów
}
page-choices-glow = { $count ->
    [one] Jeden wybór, świeci na mapie
    [few] { $count } wybory, świecą na mapie
   *[other] { $count } wyborów, świecą na mapie
}
page-tab-now = Teraz

## Historia

page-history = Historia
page-step-back = Krok wstecz
page-step-forth = Krok naprzód
page-looking-back = Spojrzenie wstecz · { $when }
page-looking-back-first = To, co było wcześniej, rozegrano według innych zasad i nie da się tego pokazać; opowiada o tym dziennik.
page-to-present = Do chwili obecnej
page-since = Od twojego ostatniego wyboru
page-since-watched = Co się ostatnio stało
page-since-count = Od twojego ostatniego wyboru: { $count ->
    [one] jedno zdarzenie
    [few] { $count } zdarzenia
   *[other] { $count } zdarzeń
}
page-since-step = Krok po kroku
page-since-done = Obejrzane

## Zasady i klawisze

page-rule = Zasada { $rule }
page-open-rule = Otwórz zasadę { $rule }
page-rule-unknown = Ta zasada nie ma jeszcze tekstu.
page-rule-back = Wróć do { $rule }
page-rules = Zasady gry
page-rules-search = Szukaj w zasadach
# What players look for: beginnings of words that mean the same, without accents, and words that say nothing.
page-rules-synonyms = stos, ulozen; odwrot, wycof, cofa; remis, rowno, rowna; wygra, wygryw, zwyc; zaopatrz, dostaw; trafien, strat; polacz, lacz, drog; samolot, lotnic; okret, flot, statek; kosc, kostk, rzut; ruch, rusza, przesun, marsz
page-rules-idle = jak, co, kiedy, gdzie, kto, dlaczego, czy, moge, mozna, sie, w, na, do, z, i, jest
page-rules-none = Żadna zasada o tym nie mówi.
page-victory = Zwycięstwo
page-victory-lead = Co kończy grę i jak bardzo jest to teraz blisko. Warunek jest spełniony, gdy osiągnie się jego liczbę.
page-victory-least = { $now } z { $needed }
page-victory-most = teraz { $now }; { $needed } lub mniej
page-victory-met = teraz spełniony
page-signs = Znaki
page-signs-troop = Oddział: rodzaj, siła (tyle kostek), w rogu modyfikator jednej kostki; nacięcia to jego poziomy.
page-signs-sides = Żetony Nacjonalistów mają rogi proste, Republikanów zaokrąglone.
page-signs-used = Kreskowany: atakował lub pomagał; gotowy znów po Utrzymaniu.
page-signs-moved = Obrócony: ruszył się w tej fazie.
page-signs-cut = Bez zaopatrzenia.
page-signs-general = Generał; liczba poprawia jedną kostkę tam, gdzie pomaga.
page-signs-tank = Czołg; jego liczba działa tak samo.
page-signs-plane = Samolot; dodaje kostki.
page-signs-token = To samo, małe, obok stosu na polu; róg liczy kilka sztuk.
page-signs-star = Miasto kluczowe.
page-signs-split = Podzielony nagłówek: obie strony mają tam jednostki, pole jest sporne.
page-signs-marker = Znacznik: strona trzyma pole bez jednostki; zajmie je pierwszy oddział wroga.
page-help = Pomoc
page-keys = Klawisze
page-keys-number = wybór o tym numerze
page-keys-tab = następny dozwolony wybór, w kółko; Esc wychodzi
page-keys-enter = wybierz
page-keys-no-more = dość: zakończ ten wybór
page-keys-stand = ta sama odpowiedź na całą fazę: bez kart, bez czekania
page-keys-undo = cofnij
page-keys-hint = poproś komputer o radę albo zamknij radę
page-keys-now = o co gra pyta
page-keys-hand = ręka
page-keys-battle = bitwa
page-keys-sea = morze
page-keys-log = dziennik
page-keys-forces = siły
page-keys-history = krok wstecz i naprzód przez grę
page-keys-arrows = przejdź po polach mapy
page-keys-zoom = powiększ lub pomniejsz mapę
page-keys-whole = cała mapa i z powrotem
page-keys-log-whole = cały dziennik, z wyszukiwaniem
page-keys-rules = zasady gry
page-keys-help = te klawisze
page-keys-escape = odłóż, zamknij albo wróć do teraz

## Ręka

page-hand = Ręka
page-hand-other = { $side }: { $count ->
    [one] jedna karta na ręce
    [few] { $count } karty na ręce
   *[other] { $count } kart na ręce
}
page-hand-empty = Brak kart na ręce.
page-table = Na stole
page-event-card = Zagrywane wydarzenie
page-decks = Talie
page-deck = Talia { $years }
page-discarded = Odrzucone, zakryte
page-events-left = Wydarzenia do zagrania w tej turze
page-used = Użyte, { $side } ({ $count })
page-bonus = Bonus
page-penalty = Kara
page-card-what-if = nie zdarzyło się
page-card-not-now = Nie teraz.
page-card-play = Zagraj
page-card-open = Jej historia i zasada
page-chip-dice = { $count ->
    [one] { $sign } kostka
    [few] { $sign } kostki
   *[other] { $sign } kostek
}
page-chip-drm = { $count ->
    [one] { $sign } do kostki
   *[other] { $sign } do { $count } kostek
}
page-chip-theirs = wróg { $told }
page-card-why = Dlaczego?
page-card-later = Można ją zagrać jako wydarzenie w fazie wydarzeń albo dla premii lub kary podczas ataku.
page-card-bonus-dice = { $count ->
    [one] jedna kostka więcej
    [few] { $count } kostki więcej
   *[other] { $count } kostek więcej
}
page-card-penalty-dice = { $count ->
    [one] przeciwnik: jedna kostka mniej
    [few] przeciwnik: { $count } kostki mniej
   *[other] przeciwnik: { $count } kostek mniej
}
page-card-bonus-drm = { $count ->
    [one] { $drm } do jednej kostki
   *[other] { $drm } do { $count } kostek
}
page-card-penalty-drm = { $count ->
    [one] przeciwnik: { $drm } do jednej kostki
   *[other] przeciwnik: { $drm } do { $count } kostek
}
page-veiled = Ręka zakryta: { $side }.
page-unveil = Pokaż ją
page-curtain = Oddaj ekran drugiej stronie: { $side }
page-curtain-first = Gra strona: { $side }
page-curtain-open = To moja strona: { $side }

## Co robią wydarzenia

page-needs-controls_port = Warunek: własny port.
page-needs-has_unit_type_in_any = Warunek: { $units } ({ $boxes }).
page-needs-controls_box = Warunek: pod twoją kontrolą jest { $boxes }.
page-boxes-any = dowolne pole
page-boxes-any_port = dowolny port
page-any-troop = dowolny oddział
page-any-unit = dowolny oddział lub czołg
page-any-plane = dowolny samolot
page-any-tank = dowolny czołg
page-lost-plane = samolot
page-lost-tank = czołg
page-where-no_enemy = { $boxes }, bez jednostek i znaczników wroga
page-where-own_present = { $boxes }, przy twojej jednostce lub znaczniku
page-where-controlled = { $boxes }, pod twoją kontrolą
page-where-any = { $boxes }
page-op-place_units = Do gry wchodzą: { $units }. Gdzie: { $where }.
page-op-place_plane = { $count ->
    [one] Nowy samolot
    [few] { $count } nowe samoloty
   *[other] { $count } nowych samolotów
}: { $units }. Gdzie: { $where }.
page-op-place_tank = { $count ->
    [one] Nowy czołg
    [few] { $count } nowe czołgi
   *[other] { $count } nowych czołgów
}: { $units }. Gdzie: { $where }.
page-op-place_tank-again = { $count ->
    [one] Czołg, nowy lub stracony
    [few] { $count } czołgi, nowe lub stracone
   *[other] { $count } czołgów, nowych lub straconych
}: { $units }. Gdzie: { $where }.
page-op-convert = Jeden oddział ({ $units }) zmienia się: { $to }, siła { $strength }.
page-op-convert_all = { $owner }: wszystkie oddziały tego typu ({ $units }) zmieniają się, na ile starczy żetonów: { $to }.
page-op-upgrade = Jeden oddział ({ $units }) wzmacnia się z { $from } do { $strength }.
page-op-only = Tylko tu: { $where }.
page-op-remove_general = { $general } wypada z gry.
page-op-place_general = { $general } jest dostępny od następnej tury.
page-op-place_general-first = { $general } jest dostępny od następnej tury; w tej turze można go przydzielić tylko tu: { $boxes }.
page-op-permanent_modifier-ignore_type_drm = Odtąd bez swojego modyfikatora walczą: { $units }.
page-op-permanent_modifier = { page-op-permanent_modifier-ignore_type_drm }
page-op-permanent_modifier-mediterraneo_both = Odtąd obie strony korzystają z Morza Śródziemnego, bez względu na to, kto je kontroluje.
page-op-extra_rp = Dodatkowe punkty w następnej Fazie uzupełnień: { $count }.
page-op-extra_offensive = Przed następną turą: własny ruch, jeden generał i jego bitwa. W tej turze nie masz innego ruchu.
page-op-remove_units = { $owner } tracą { $count ->
    [one] jedną jednostkę
    [few] { $count } jednostki
   *[other] { $count } jednostek
} ({ $units }). Wybierają: { $chooser }.
page-op-remove_units-half = { $owner } tracą połowę oddziałów tego typu ({ $units }), zaokrągloną w dół, ale co najmniej jeden. Wybierają: { $chooser }.
page-op-remove_units-share = { $owner } tracą { $percent } % oddziałów tego typu ({ $units }), z zaokrągleniem w dół, ale co najmniej jeden. Wybierają: { $chooser }.
page-op-remove_units-all = { $owner } tracą wszystkie oddziały tego typu ({ $units }).
page-op-landing_battle = Desant na polu { $box }: { $units }. Walka trwa, aż pole zostanie w rękach jednej strony.
page-op-limit_attacks_next_turn = W następnej turze { $target } mogą wykonać najwyżej tyle ataków: { $max }.
page-op-limit_attacks_next_turn-boxes = W następnej turze { $target } mogą atakować najwyżej na tylu polach: { $max }.
page-op-cancel_last_event = Anuluje wydarzenie, które druga strona właśnie zagrała.
page-op-return_eliminated = { $count ->
    [one] Wraca stracona jednostka
    [few] Wracają { $count } stracone jednostki
   *[other] Wraca { $count } straconych jednostek
} ({ $units }; { $faction }). Gdzie: { $where }.
page-op-remove_plane = { $owner } tracą jeden samolot ({ $faction }). Wybierają: { $chooser }.
page-op-place_ship = Nowy okręt: { $ship }. Gdzie: { $base }.
page-op-repair_ships = { $count ->
    [one] Naprawa jednego twojego uszkodzonego okrętu
   *[other] Naprawa najwyżej { $count } twoich uszkodzonych okrętów
} ({ $where }).
page-op-damage_ship = Rzut kostką: przy wyniku { $needed } lub więcej { $owner } mają uszkodzony jeden okręt ({ $units }; { $where }) i odsyłają go do bazy.
page-op-damage_ship-destroy = Rzut kostką: przy wyniku { $needed } lub więcej { $owner } mają uszkodzony jeden okręt ({ $units }; { $where }) i odsyłają go do bazy, a jeśli był już uszkodzony, okręt tonie.
page-op-return_ship = Jeden z twoich zatopionych okrętów ({ $units }) wraca do bazy, uszkodzony.
page-op-draw_cards = Przy następnym dobieraniu masz { $count ->
    [one] o jedną kartę więcej
    [few] o { $count } karty więcej
   *[other] o { $count } kart więcej
}.
page-op-discard_opponent_card = Druga strona traci z ręki { $count ->
    [one] jedną losową kartę
    [few] { $count } losowe karty
   *[other] { $count } losowych kart
}.
page-op-morocco_transport = Od razu z Maroka, dodatkowo, najwyżej: { $count ->
    [one] jedna jednostka
    [few] { $count } jednostki
   *[other] { $count } jednostek
}. Cel: { $boxes }. Nie działa, gdy obszar { $area } kontrolują { $target }.
page-any-ship = dowolny okręt
page-ships-any = gdziekolwiek jest
page-ships-base = w bazie
page-ships-port = w porcie
page-ships-coastal = u dowolnego wybrzeża
page-ships-ports = w dowolnym porcie

## Bitwa

page-battle = Bitwa
page-battle-none = Jeszcze nie ma bitwy. Gdy generał ją rozpocznie, zobaczysz ją tu krok po kroku.
page-battle-in = Bitwa: { $box }
page-attacks = w natarciu
page-defends = w obronie
page-step-attacker = Kto atakuje kogo
page-step-support = Wsparcie
page-step-card = Karty
page-step-air = Walka powietrzna
page-step-dice = Kostki
page-step-hits = Trafienia
page-step-end = Koniec
page-card-down = Zakryta
page-dice = { $count ->
    [one] Jedna kostka
    [few] { $count } kostki
   *[other] { $count } kostek
}
page-hits-expected = ≈ { NUMBER($hits, minimumFractionDigits: 1, maximumFractionDigits: 1) } oczekiwanych trafień
page-unhurt = { $piece }: bez strat.
page-no-dice = Bez kostek
page-hits = { $hits ->
    [0] Bez trafień
    [one] Jedno trafienie
    [few] { $hits } trafienia
   *[other] { $hits } trafień
}
page-with = Wsparcie: { $pieces }
page-attack-number = Atak { $number } z { $count }
page-attack-earlier = Poprzedni atak
page-attack-later = Następny atak
page-attack-line = Atak na polu { $box }: { $piece }, cel: { $target }.
page-air-line = { $piece }, przeciwnik: { $foe }, rzut { $rolls }{ $drm ->
    [0] .
   *[other] , { $modifier } do jednej kostki: liczy się { $result }.
}
page-odds = Dokładne szanse
page-odds-if = jeśli: { $action }
page-odds-win = obrońca zniszczony
page-odds-trade = obie strony zniszczone
page-odds-attrition = straty w poziomach
page-odds-nothing = nic
page-odds-lose = atakujący zniszczony
page-odds-table = Cała tabela
page-odds-dice = Kostki
page-odds-hits = { $hits ->
    [one] 1 trafienie
    [few] { $hits } trafienia
   *[other] { $hits } trafień
}
page-odds-left = Zostaje: { $side }
page-odds-plane = zniszczony { $destroyed }, odpędzony { $withdrawn }
page-odds-clears = Pole zostaje oczyszczone

## Dziennik i siły

page-log = Dziennik
page-log-all = Pokaż wszystko
page-log-whole = Na całą wysokość
page-log-search = Szukaj w dzienniku
page-log-found-none = W dzienniku nie ma tych słów.
page-log-look = Zobacz planszę w tej chwili gry
page-log-empty = Nic się jeszcze nie wydarzyło.
page-unseen-raised = { $piece }, pole { $box }: siła rośnie.
page-unseen-converted = { $piece }, pole { $box }: zmiana rodzaju.
page-unseen-substituted = { $piece }: zamiana z braku żetonu.
page-forces = Siły
page-objectives = Miasta kluczowe
page-objectives-count = Nacjonaliści { $nationalist } · sporne { $contested } · Republikanie { $republican }
page-contested = Sporne
page-troops = Oddziały na mapie
page-strength = Ich siła
page-replacement = Punkty uzupełnień
page-place-mat = Gotowe, na planszy gracza
page-place-reserve = Jeszcze nie w grze
page-place-eliminated = Stracone
page-place-sea = Na morzu
page-place-base = W bazie morskiej
page-place-returning = W drodze powrotnej
page-place-out = Poza grą
page-place-captured = Zdobyte, jeszcze nie w grze
page-pool = Żetony w puli

## Morza

page-sea-title = Morza
page-sea-control = { $state ->
    [nationalist] Nacjonaliści
    [republican] Republikanie
    [contested] sporne
   *[nobody] niczyje
}
page-sea-effect-cantabrico = Bez własnego efektu; Republika wchodzi tu tylko wtedy, gdy przyjazne jest Oviedo, Bilbao lub San Sebastián.
page-sea-effect-estrecho = Droga z Maroka: węższa, gdy obszar jest sporny, zamknięta, gdy kontroluje go Republika.
page-sea-effect-mediterraneo = Jedna karta i jedno wydarzenie więcej w następnej turze dla strony, która go kontroluje; dla obu, gdy nie kontroluje nikt. Bez samolotów.
page-sea-effect-baleares = Jeden punkt uzupełnień więcej dla strony, która go kontroluje, w turach z uzupełnieniami.
page-sea-blockaded = Porty pod blokadą, { $side }: { $boxes }
page-sea-base-closed = zamknięta
page-sea-damaged = uszkodzenie
page-sea = Morze
page-sea-bonus = { $side }, następna tura: { $cards ->
    [one] jedna karta i jedno wydarzenie więcej
   *[other] więcej kart: { $cards }, więcej wydarzeń: { $events }
}
page-sea-bonus-none = O kartach z morza na następną turę rozstrzyga Utrzymanie.
page-sea-bases = Bazy morskie
page-sea-base-open = otwarta
page-sea-blockades = Blokowane porty
page-sea-blockades-none = Żaden port nie jest blokowany.
page-sea-fleet = Okręty: { $side }
page-sea-fight-in = Walka na morzu: { $place }
page-sea-kind-area = o kontrolę obszaru
page-sea-kind-coast = u wybrzeża
page-sea-kind-battery = z bateriami portu
page-sea-step-consent = Walka czy odwrót
page-sea-step-air = Walka powietrzna
page-sea-step-planes = Samoloty na okręty
page-sea-step-submarines = Okręty podwodne
page-sea-step-pairs = Okręt na okręt
page-sea-step-battery = Baterie nadbrzeżne
page-sea-step-hits = Trafienia
page-sea-step-end = Powrót
page-sea-bond-pair = { $piece }, przeciwnik: { $foe }
page-sea-bond-aim = { $piece }, cel: { $foe }
page-sea-bond-back = { $piece }, wsparcie dla: { $foe }
page-sea-hits = { $side }: { $damage ->
    [0] { $withdraw ->
        [one] jeden odwrót
        [few] { $withdraw } odwroty
       *[other] { $withdraw } odwrotów
    }
    [one] jedno trafienie
    [few] { $damage } trafienia
   *[other] { $damage } trafień
} do przyjęcia.
page-sea-throws = { $piece }, cel: { $foe }
page-sea-turned = odesłany
page-sea-batteries = Baterie nadbrzeżne
page-sea-odds = { $piece }, cel: { $foe }, { $dice ->
    [one] jedna kostka
    [few] { $dice } kostki
   *[other] { $dice } kostek
}
page-sea-odds-none = bez skutku
page-sea-odds-withdrawn = odwrót
page-sea-odds-damaged = uszkodzenie
page-sea-odds-destroyed = zniszczenie
page-sea-report = Walka na morzu { $number } z { $count }
page-sea-earlier = Poprzednia walka
page-sea-later = Następna walka
page-sea-card = Karta wojny na morzu

## Mgła wojny

page-fog-covered = pod spodem { $count ->
    [one] jeszcze jedna
    [few] jeszcze { $count }
   *[other] jeszcze { $count }
}
page-fog-dummies = Atrapy w zapasie: { $count }

## Koniec

page-won-own = Wygrana.
page-lost-own = Przegrana.
page-won = Wygrali { $side }.
page-draw = Wojna kończy się bez zwycięzcy.
page-chance-title = Uczciwe kostki
page-chance-commitment = Serwer jest związany sekretem; oto jego zobowiązanie:
page-chance-about = Ziarno wszystkich rzutów i kart powstaje z tego sekretu i z losowej liczby ze strony każdego gracza. Po skończonej grze sekret zostaje podany i każdy rzut można sprawdzić.
page-chance-waiting = Gra zacznie się, gdy strona drugiego gracza poda swoją liczbę ({ $side }).
page-prove = Sprawdź kostki
page-proof-working = Sprawdzanie każdego rzutu…
page-proof-good = Każdy rzut i każda karta są dowiedzione.
page-proof-bad = Coś się nie zgadza.
page-proof-commitment = Sekret jest tym, do którego serwer zobowiązał się, zanim ktokolwiek dodał liczbę, jak ta strona to wtedy widziała.
page-proof-commitment-told = Sekret zgadza się ze zobowiązaniem w dowodzie. Ta strona nie widziała zobowiązania na początku.
page-proof-number = Liczba dodana przez tę stronę jest częścią ziarna.
page-proof-number-unknown = Ta strona nie wie, jaką liczbę dodano z niej do ziarna: dodano ją w innej przeglądarce albo zrobił to ktoś inny. Sprawdź tam.
page-proof-seed = Ziarno powstało z sekretu i liczb wszystkich graczy.
page-proof-whole = Dowód nie jest cały albo nie ma właściwej postaci.
page-proof-givers = Liczby dodały dokładnie te osoby, które grały: { $givers }.
page-proof-shared = Jedyną liczbę dodała strona, przy której siedzieli oboje gracze.
page-proof-earlier = Ta gra zaczęła się, zanim zobowiązania mówiły, kto dodaje liczbę; strona porównała to z miejscami graczy.
page-proof-labels = Każde losowanie podano z wyborem i zasadą, którym służyło, tak jak wiąże to zapis. Strona drugiego gracza pokazuje te same cyfry: { $digest }
page-proof-chain = Żadnego wiersza dziennika nie przepisano: zapis prowadzi do wartości, które ta strona otrzymywała w czasie gry.
page-proof-chain-untold = Żadnego wiersza dziennika nie przepisano, odkąd powstał jego łańcuch. W trakcie gry tej stronie nie podano żadnej jego wartości.
page-proof-draws = Wszystkie losowania wynikają z ziarna, jedno po drugim, żadnego nie pominięto: rzutów { $dice }, losów lub kart dobranych pojedynczo { $picks }, potasowanych stosów { $orders }.
page-proof-log = Rzuty podane w dzienniku to te rzuty.
page-proof-cards = Dobrane przez ciebie karty pochodzą z wierzchu tych stosów, po kolei.
page-proof-begins = Dowód obejmuje to, co nastąpiło po wznowieniu gry z zapisu.
page-proof-list = Wszystkie losowania ({ $count })
page-proof-choice = Wybór
page-proof-rule = Zasada
page-proof-at = Bajt
page-proof-value = Wartość
page-proof-download = Pobierz dowód
page-proof-hint = docs/check_proof.py, krótki program w zwykłym Pythonie, sprawdza ten plik bez tego programu.
page-end-when = Tura { $turn }, { $year }; liczba wyborów: { $count }.
page-replay = Odtwórz partię
page-back = Poproś o cofnięcie
page-back-would = Jeśli druga osoba się zgodzi, cofnięte zostanie to:
page-back-none = Niczego nie można cofnąć za zgodą: od twojego ostatniego posunięcia rzucono kostką, dobrano kartę lub ujawniono coś ukrytego albo przed chwilą padła odmowa.
page-back-ask = Poproś drugą osobę
page-back-asked = { $name ->
    [none] Druga strona prosi o cofnięcie tego:
   *[other] { $name } prosi o cofnięcie tego:
}
page-back-asked-own = Prosisz o cofnięcie tego; druga osoba musi się zgodzić:
page-back-refused-own = { $name ->
    [none] Druga strona nie zgadza się na cofnięcie.
   *[other] { $name } nie zgadza się na cofnięcie.
}
page-back-agree = Cofnij to
page-rematch = Rewanż
page-rematch-swap = Rewanż z zamianą stron
page-rematch-offer = Zaproponuj rewanż
page-rematch-swap-offer = Zaproponuj rewanż z zamianą stron
page-rematch-offered = { $name ->
    [none] Druga strona proponuje rewanż.
   *[other] { $name } proponuje rewanż.
}
page-rematch-offered-own = Proponujesz rewanż. Zacznie się, gdy propozycja zostanie przyjęta.
page-rematch-declined = Rewanż został przez ciebie odrzucony.
page-rematch-declined-own = { $name ->
    [none] Druga strona nie chce rewanżu.
   *[other] { $name } nie chce rewanżu.
}
page-rematch-begun = Rewanż jest gotowy.
page-rematch-begun-own = { $name ->
    [none] Druga strona zgadza się na rewanż.
   *[other] { $name } zgadza się na rewanż.
}
page-rematch-side = Twoja strona w rewanżu
page-rematch-yours = Twoja strona w rewanżu: { $side }.
page-rematch-same = Scenariusz i opcje są te same.
page-rematch-accept = Przyjmij i rozpocznij
page-rematch-rated = Jest rankingowy.
page-rematch-unrated = Nie jest rankingowy.
page-rematch-open = Do rewanżu
page-other-comes = Druga strona dowie się o tej grze; zacznie się ona, gdy ją otworzy.
page-begin-ask = Ta gra czeka, aż ją rozpoczniesz. { $rated ->
    [yes] Jest rankingowa.
   *[no] Nie jest rankingowa.
}
page-begin-do = Rozpocznij
page-next-game = { $count ->
    [one] Do gry, która na ciebie czeka
    [few] Do następnej z { $count } gier, które na ciebie czekają
   *[other] Do następnej z { $count } gier, które na ciebie czekają
}
page-again = Nowa gra

## Advice

page-ideas = Pomysły na mapie
page-ideas-of = Co mogą zrobić { $side }
page-ideas-none = Nic nie stoi otworem.
page-ideas-legend = Numer na mapie prowadzi do zdania: pierścień oznacza miejsce, strzałka drogę.
page-ideas-wanted = Pokaż, co każda strona może zrobić dalej
page-ideas-show = Pokaż na mapie
page-hint = Co tu zagrać?
page-hint-by = { $opponent } – propozycja:
page-hint-no-reason = Bez podanego powodu.
page-hint-thinking = Zastanawia się…
page-hint-level = Czyja rada: najsilniejszy pierwszy
page-bar-more = Cały tekst
error-advice-later = Teraz nie ma rady: pyta zbyt wielu. Spróbuj za chwilę.
error-no-advice = Przeciwnik nie odpowiedział.

# Całe ataki jednym naciśnięciem i odpowiedź dana z góry.
page-plan-attacks = Ataki
page-plan-left-out = najkorzystniejsze najpierw; bez kart i bez wsparcia obrońcy
page-plan-odds = kości { $dice } · obrońca zniszczony { $falls } · atakujący zniszczony { $dies }
page-plan-attack = Atak
page-plan-attack-title = Zaczyna bitwę, jeśli jeszcze trzeba, i atakuje bez dalszego wsparcia
page-plan-with = { $count ->
    [one] Ze wsparciem
   *[other] Z całym wsparciem ({ $count })
}
page-plan-with-title = Atakuje, wspierają: { $pieces }
page-plan-more = Jeszcze { $count }
page-plan-fewer = Tylko najlepsze
page-plan-support = Całe wsparcie: { $pieces }
page-plan-support-title = Wzywa je za jednym razem
page-plan-bare = bez karty
page-plan-bare-title = Ten sam atak, w którym nie zagrywasz karty: nie będzie pytania
page-plan-only = Tylko { $piece }
page-plan-only-title = Wzywa tę jednostkę i nikogo więcej
page-list = Dokąd mogłyby trafić
page-list-told = Można rozstawić za ciebie { $count ->
    [few] { $count } żetony
   *[other] { $count } żetonów
}: są naszkicowane na mapie.
page-list-all = { $count ->
    [one] Wykonaj
   *[other] Wykonaj wszystkie ({ $count })
}
page-list-title = Wykonuje każdy wiersz tak, jak stoi; jedno cofnięcie cofa wszystko
page-list-turns = Wykonuje każdy wiersz tak, jak stoi, po jednym za każdym razem, gdy kolej na tę stronę; zatrzymuje się, gdy któryś nie jest już możliwy
page-list-singly = Po jednym
page-list-one = Wykonaj
page-list-one-title = Wykonuje tylko ten wiersz
page-list-place = Gdzie: { $what }
page-list-goes-on = { $count ->
    [one] Został jeden wiersz listy.
    [few] Zostały { $count } wiersze listy.
   *[other] Zostało { $count } wierszy listy.
}
page-stand-no-card = { $stretch ->
    [battle] Bez kart w tej bitwie
   *[phase] Bez kart w tej fazie
}
page-stand-no-card-title = { $stretch ->
    [battle] Odpowiada „Bez karty” do końca tej bitwy albo do chwili, gdy powiesz „Pytaj znowu”
   *[phase] Odpowiada „Bez karty” do końca fazy albo do chwili, gdy powiesz „Pytaj znowu”
}
page-standing-no-card = { $stretch ->
    [battle] Do końca tej bitwy nie zagrywasz kart.
   *[phase] Do końca fazy nie zagrywasz kart.
}
page-standing-ask = Pytaj znowu
