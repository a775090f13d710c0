# Zasady gry España 1936 własnymi słowami, po jednej wiadomości na każdy numer zasady.

## Plansza i kontrola

rule-BRD-01 = Mapa to sieć pól spiętych połączeniami. Na każdym polu każda strona ma swoje miejsce i tylko na nim stoją jej jednostki i znaczniki.
rule-BRD-02 = Na lądzie liczą się wyłącznie połączenia. Prowincje, granice i rzeki niczego nie zmieniają.
rule-BRD-03 = Pole jest dla ciebie przyjazne, gdy jednostki lub znacznik masz na nim tylko ty.
rule-BRD-04 = Pole jest sporne, gdy stoją na nim jednostki obu stron.
rule-BRD-05 = Pole jest wrogie, gdy jednostki lub znacznik ma na nim tylko druga strona.
rule-BRD-06 = Znacznik kontroli utrzymuje puste pole dla właściciela. Nie jest jednostką: nie rusza się i nie walczy, a tylko zatrzymuje wchodzącego wroga ([[MOV-04]]).
rule-BRD-07 = Gdy z pola wychodzi twoja ostatnia jednostka, od razu kładzie się tam twój znacznik.
rule-BRD-08 = Twój znacznik znika, gdy tylko staną na polu twoje jednostki.
rule-BRD-09 = Wrogi znacznik znika, gdy tylko wejdzie tam jedna z twoich jednostek ([[MOV-05]]).
rule-BRD-10 = Miast kluczowych jest dwanaście. Miasta obu stron i miasta sporne dają zawsze razem dwanaście.
rule-BRD-11 = Kotwica oznacza port. Wiele kart sprowadza jednostki do portu.
rule-BRD-12 = Maroko to pole Nacjonalistów bez żadnego połączenia lądowego. Liczy się jako port i zawsze ma zaopatrzenie ([[SUP-06]]).
rule-BRD-13 = Tory pokazują turę i rok, miasta kluczowe oraz punkty uzupełnień każdej strony.
rule-BRD-14 = Bez zasad morskich obszary morskie, bazy, okręty i karty N nie biorą udziału w grze.
rule-BRD-15 = Wszystkie jednostki są jawne dla obu graczy, chyba że wybrano mgłę wojny ([[OPT-06]]); karty na ręce są tajne.

## Żetony

rule-CMP-01 = Oddział ma siłę 5, 3, 2 albo 1. Małe żetony mają strony 1 i 2, duże 3 i 5.
rule-CMP-02 = Oddział rzuca tyloma kostkami, ile wynosi jego siła. Nadrukowany modyfikator działa zawsze, w ataku i w obronie.
rule-CMP-03 = Oddziałów nigdy się nie dzieli i nigdy nie łączy.
rule-CMP-04 = Oddziały republikańskie: Armia Regularna, Armia Baskijska, Milicja Komunistyczna, Milicja Anarchistyczna i Brygady Międzynarodowe.
rule-CMP-05 = Oddziały Nacjonalistów: Armia Regularna, Falangiści, Karliści, Legioniści, Armia Afrykańska i Włosi.
rule-CMP-06 = Emblematy mają znaczenie tylko u Republikanów, i tylko przy opcji republikańskich generałów.
rule-CMP-07 = Liczba żetonów jest ograniczona. Czego nie ma w puli, tego nie można położyć ani wymienić ([[AMB-64]]).
rule-CMP-08 = W pudełku jest 166 żetonów, 110 kart i dziesięć kostek. Gra standardowa używa po 44 karty na stronę; z wojną na morzu i kartami nr 45 jest ich po 55.
rule-CMP-09 = Czołgi i generałowie mają modyfikator. Samoloty mają jedną lub dwie kostki oraz modyfikator wyłącznie do walki powietrznej ([[ADF-09]]).
rule-CMP-10 = Liczba kostek w pudełku nie ogranicza liczby kostek w rzucie.

## Rozstawienie

rule-SET-01 = Rozstawia się pozycję z 1936 roku; wszystkie pozostałe żetony czekają poza mapą.
rule-SET-02 = Każda strona ma dwie talie: karty od 1 do 22 na lata 1936–37 i karty od 23 do 44 na lata 1938–39. Każdą się tasuje.
rule-SET-03 = Każda strona zaczyna z sześcioma kartami. To jest dobieranie 1. tury, a nie dodatek do niego.
rule-SET-04 = Gra zaczyna się w 1. turze; każda strona ma po cztery miasta kluczowe, a cztery są sporne.
rule-SET-05 = W 1936 roku generałowie w grze i niektóre samoloty zaczynają na mapie ([[AIR-05]], [[GEN-06]]). Pozostałe samoloty i czołgi czekają w rezerwie, aż wprowadzi je karta.
rule-SET-06 = Líster, Ulibarri i Dávila zaczynają poza grą. Każdy z nich wchodzi tylko dzięki swojej karcie.
rule-SET-07 = Bez zasad morskich nie używa się Ju-52 i Ni-52.

## Przebieg gry

rule-SEQ-01 = Kolejność tury: Dobieranie kart, Ruch Nacjonalistów, Ruch Republikanów, Przydział generałów, Walka, Utrzymanie, Wydarzenia, Uzupełnienia w turach nieparzystych, Faza końcowa. Tur jest najwyżej dziesięć.
rule-SEQ-02 = Nacjonaliści kończą cały swój ruch, łącznie z samolotami, zanim zaczną Republikanie.
rule-SEQ-03 = Generałów przydziela się, a później aktywuje, po jednym na przemian. Zaczynają Nacjonaliści.
rule-SEQ-04 = Dobieranie kart, Utrzymanie i Faza końcowa dotyczą obu stron jednocześnie.
rule-SEQ-05 = Uzupełnienia są tylko w turach 1, 3, 5, 7 i 9.
rule-SEQ-06 = Na początku 6. tury obie ręce się odkłada i odtąd karty pochodzą z talii 1938–39.
rule-SEQ-07 = Przy zasadach morskich okręty przydziela się po dobraniu kart, zaczynając od Nacjonalistów, a walki na morzu toczy się po walce lądowej i przed Utrzymaniem ([[NAV-05]], [[NAV-06]]).
rule-SEQ-08 = Kolejność Utrzymania: przy zasadach morskich ustala się kontrolę mórz ([[NAV-37]]); samoloty i generałowie wracają, użyte jednostki są znów gotowe, liczy się miasta kluczowe, sprawdza zwycięstwo; przy zasadach morskich działają morza ([[NAV-39]]); na końcu rusza transport z Maroka.

## Talie i dobieranie

rule-DRW-01 = Każda strona dobiera trzy karty na turę, a w turach 1 i 6 po sześć.
rule-DRW-02 = Przy zasadach morskich w turach od 1 do 5 dobiera się o jedną kartę więcej: siedem w 1. turze, potem po cztery.
rule-DRW-03 = Tury od 1 do 5 używają talii 1936–37, tury od 6 do 10 talii 1938–39.
rule-DRW-04 = Karta użyta, odrzucona lub anulowana przepada na dobre. Talii nie tasuje się ponownie.
rule-DRW-05 = Limit ośmiu kart sprawdza się dopiero w Fazie końcowej ([[STA-01]]).
rule-DRW-06 = Używane karty morskie dzieli się według lat i wtasowuje do obu talii.
rule-DRW-07 = Karta służy tylko do jednego: jako wydarzenie, jako bonus albo jako kara.

## Zaopatrzenie

rule-SUP-01 = Jednostka ma zaopatrzenie, gdy choć jedno pole połączone z jej polem jest dla jej strony przyjazne albo sporne.
rule-SUP-02 = Nie ma zaopatrzenia, gdy wszystkie połączone pola trzyma wróg, jednostkami albo samymi znacznikami.
rule-SUP-03 = Zaopatrzenie sięga jednego połączenia. Nie trzeba łańcucha pól do odległego źródła.
rule-SUP-04 = Oddziały i czołgi bez zaopatrzenia nie ruszają się i nie atakują.
rule-SUP-05 = Pole bez zaopatrzenia nie dostaje uzupełnień ani jednostek z kart, chyba że karta mówi inaczej.
rule-SUP-06 = Jednostki w Maroku zawsze mają zaopatrzenie.
rule-SUP-07 = Zaopatrzenie sprawdza się wtedy, gdy jest ważne: osobno przy każdym ruchu i każdej bitwie.
rule-SUP-08 = Jednostka bez zaopatrzenia broni się jak zwykle, a jej generał nadal pomaga w obronie.

## Ruch lądowy

rule-MOV-01 = Oddziały i czołgi poruszają się po połączeniach. Każda jednostka może ruszyć się raz w swojej fazie ruchu i żadna nie musi.
rule-MOV-02 = Z przyjaznego pola jednostka może zajść dowolnie daleko, dopóki idzie przez pola przyjazne.
rule-MOV-03 = Jednostka, która wchodzi na pole sporne lub wrogie, kończy tam ruch.
rule-MOV-04 = Także pole z samym wrogim znacznikiem zatrzymuje jednostkę, która na nie wchodzi.
rule-MOV-05 = Znacznik usuwa się od razu. Pole jest odtąd przyjazne i jednostki ruszane później mogą przez nie przejść.
rule-MOV-06 = Oddział, który zaczyna na polu spornym, przechodzi tylko jedno połączenie, na pole przyjazne lub sporne, i tam staje.
rule-MOV-07 = Ostatnia twoja jednostka, oddział lub czołg, nie może opuścić pola spornego ([[AMB-03]]).
rule-MOV-08 = Czy pole początkowe jest przyjazne, czy sporne, ocenia się w chwili, gdy jednostka rusza; wcześniejsze ruchy mają więc wpływ.
rule-MOV-09 = Gdy twój ruch się kończy, na żadnym polu nie może stać więcej niż cztery twoje oddziały. Czołgi, samoloty i generałowie się nie liczą.
rule-MOV-10 = Przez pełne pole wolno przejść: limit sprawdza się dopiero na końcu twojego ruchu.
rule-MOV-11 = Karta może postawić na polu więcej niż cztery oddziały. Co na końcu twojego następnego ruchu nadal przekracza limit, zostaje zniszczone; wybierasz ty.
rule-MOV-12 = Oddziały bez zaopatrzenia nie mogą wyjść, więc okrążone pole ze zbyt wieloma oddziałami traci nadwyżkę ([[MOV-11]]).
rule-MOV-13 = Pole z wrogimi jednostkami staje się sporne, gdy na nie wejdziesz. W ruchu nikt nie walczy.
rule-MOV-14 = Samoloty i generałów się przydziela, a nie porusza; wrogie jednostki nigdy im nie przeszkadzają.

## Czołgi

rule-TNK-01 = Czołgi poruszają się jak oddziały, ale nie wliczają się do limitu czterech.
rule-TNK-02 = Czołg, który opuszcza pole sporne, może jechać dalej przez pola przyjazne; oddział nie może ([[MOV-06]]).
rule-TNK-03 = Czołg, który wyszedł z pola spornego, nadal nie może wejść na pole wrogie.
rule-TNK-04 = Jak każda jednostka lądowa, czołg staje, gdy wejdzie na pole sporne.
rule-TNK-05 = Czołg nigdy nie atakuje sam i nigdy nie jest celem. Tylko wspiera oddział.
rule-TNK-06 = W Utrzymaniu czołgi zostają na mapie.
rule-TNK-07 = Czołg, który wspierał oddział, przepada, jeśli ten oddział został zniszczony. Każdy czołg przepada, jeśli na jego polu nie ma już przyjaznego oddziału.
rule-TNK-08 = Czołg wspiera raz na turę i jest wtedy użyty (wyjątek: [[BAT-12]]).
rule-TNK-09 = W wydaniu z 2007 roku czołgi poruszają się tylko przez własne pola i kończą ruch przy własnych jednostkach.

## Maroko

rule-MAR-01 = Jednostki opuszczają Maroko tylko na końcu Utrzymania, przed wszystkimi wydarzeniami.
rule-MAR-02 = Najwyżej trzy jednostki na turę, wliczając generałów: jedna do Sewilli i dwie do Kadyksu.
rule-MAR-03 = W miejscu lądowania musi być jednostka lub znacznik Nacjonalistów; pole może być sporne.
rule-MAR-04 = Maroko jest portem, więc karty Nacjonalistów, które dają jednostki w porcie, mogą je dać tam.
rule-MAR-05 = Generała w Maroku nie można przydzielić, dopóki nie zostanie przewieziony.
rule-MAR-06 = Generał, który wylądował, może być w następnej turze przydzielony tylko na to pole lub przyległe do niego. Potem jest jak każdy inny.
rule-MAR-07 = Zasady morskie: dopóki Cieśnina jest sporna, tylko jedna jednostka płynie do Kadyksu i jedna do Sewilli ([[NAV-42]]).
rule-MAR-08 = Zasady morskie: dopóki Cieśninę kontroluje Republika, transportu nie ma ([[NAV-42]]).
rule-MAR-09 = Limitu czterech oddziałów nie sprawdza się przy lądowaniu, lecz na końcu następnego ruchu Nacjonalistów.

## Samoloty

rule-AIR-01 = W swoim ruchu możesz położyć samoloty z planszy gracza na dowolnym polu, choćby najdalszym, jeśli masz tam jednostkę.
rule-AIR-02 = Połączenia i wrogowie nie przeszkadzają samolotom, a samoloty nie wliczają się do limitu czterech.
rule-AIR-03 = Samoloty mogą też zostać na planszy gracza.
rule-AIR-04 = Po bitwach wszystkie samoloty wracają na planszę gracza i latają znowu w następnej turze, chyba że zostały zniszczone.
rule-AIR-05 = W 1. turze samolot, który zaczyna na mapie, może trafić tylko na swoje pole początkowe lub przyległe do niego. Jeśli gracz go nie przesunie, samolot zostaje tam, gdzie jest, i tam działa.
rule-AIR-06 = Samoloty nie potrzebują zaopatrzenia i nie można ich atakować na ziemi.
rule-AIR-07 = Samoloty wracają natychmiast, gdy po ataku nie ma na ich polu przyjaznego oddziału.

## Generałowie

rule-GEN-01 = Po ruchu obu stron gracze na przemian przydzielają po jednym generale, zaczynając od Nacjonalistów, na pole z choć jedną własną jednostką.
rule-GEN-02 = Każda strona może mieć na polu jednego generała.
rule-GEN-03 = Gdy jedna strona nie ma już kogo przydzielić, druga przydziela wszystkich pozostałych.
rule-GEN-04 = Po 1. turze odległość nie ma dla generałów znaczenia, z wyjątkiem lądowania ([[MAR-06]]) oraz Ulibarriego w turze po jego karcie ([[AMB-75]]).
rule-GEN-05 = W Utrzymaniu generałowie wracają na planszę gracza i w następnej turze są znów do użycia.
rule-GEN-06 = W 1. turze generał, który zaczyna na mapie, może trafić tylko na swoje pole początkowe lub przyległe do niego.
rule-GEN-07 = Generałowie nie wliczają się do limitu czterech, nie ruszają się w fazie ruchu i sami nie utrzymują pola.
rule-GEN-08 = Generała można przydzielić na pole bez zaopatrzenia; pomaga tam w obronie.

## Rozpoczynanie bitew

rule-BAT-01 = Na przemian, zaczynając od Nacjonalistów, strona wybiera jednego ze swoich aktywnych generałów i walczy na jego polu albo rezygnuje.
rule-BAT-02 = W obu wypadkach generał ten nie rozpocznie w tej turze innej bitwy.
rule-BAT-03 = Gdy jedna strona nie ma już aktywnych generałów, druga działa dalej sama, aż skończą wszyscy jej generałowie.
rule-BAT-04 = Bitwa wymaga twojego aktywnego generała na danym polu i obejmuje tylko jednostki z tego pola.
rule-BAT-05 = Nikt nigdy nie musi walczyć.
rule-BAT-06 = Atakować może każdy twój oddział na polu, jeden po drugim. Możesz przerwać w każdej chwili.
rule-BAT-07 = Oddział atakuje najwyżej raz na turę. Bronić się może dowolną liczbę razy.
rule-BAT-08 = Generał bez zaopatrzenia nie może rozpocząć bitwy; może tylko zrezygnować.
rule-BAT-09 = Generał bez zaopatrzenia nadal dodaje swój modyfikator w obronie.
rule-BAT-10 = Zaopatrzenie do bitwy sprawdza się w chwili jej rozpoczęcia.
rule-BAT-11 = Bitwa to ciąg ataków. Wsparcie użyte w jednym z nich pozostaje użyte w następnych.
rule-BAT-12 = Jeśli druga strona rozpocznie później bitwę na tym samym polu, wszystkie wspierające tam jednostki są do niej znów gotowe. Oddziały, które już atakowały, nadal nie atakują ponownie.
rule-BAT-13 = W jednej turze generał może wesprzeć jeden atak we własnej bitwie i jedną obronę na swoim polu.
rule-BAT-14 = Po bitwie kolej na drugą stronę, jeśli ma jeszcze aktywnego generała.

## Walka: jeden atak

rule-CBT-01 = Atak ma siedem kroków: oddziały, wsparcie, karty, walka powietrzna, kostki, trafienia, koniec.
rule-CBT-02 = Atakujący wskazuje jeden własny oddział i jeden wrogi na tym polu. Obrońca nie ma tu głosu.
rule-CBT-03 = Atakują i są atakowane tylko oddziały.
rule-CBT-04 = Nieużyci generałowie, czołgi i samoloty z pola mogą wspierać, w dowolnej liczbie. Generałowie i czołgi dają modyfikatory, samoloty kostki.
rule-CBT-05 = Atakujący najpierw wskazuje całe swoje wsparcie; obrońca odpowiada, znając je.
rule-CBT-06 = Generał, który rozpoczął bitwę, musi wesprzeć jej pierwszy atak, nawet ujemnym modyfikatorem.
rule-CBT-07 = Każda jednostka wspierająca pomaga raz na turę i po ataku jest użyta.
rule-CBT-08 = Generał może raz na turę wesprzeć obronę, nie stając się użyty, i nadal rozpocząć własną bitwę.
rule-CBT-09 = Każda strona może położyć w każdym ataku jedną kartę. Do następnego ataku można położyć następną.
rule-CBT-10 = Atakujący kładzie zakrytą kartę i mówi, czy to bonus, czy kara; potem robi to obrońca. Obie odkrywa się razem.
rule-CBT-11 = Bonus pomaga własnemu rzutowi, kara szkodzi rzutowi przeciwnika. Atakujący i obrońca mogą użyć jednego lub drugiego.
rule-CBT-12 = Karty użyte w walce wypadają z gry i nie są wydarzeniami.
rule-CBT-13 = Do walki powietrznej dochodzi tylko wtedy, gdy obie strony mają w tym ataku samoloty.
rule-CBT-14 = Rzucasz tyloma kostkami, ile wynosi siła, plus kostki samolotów, które zostały w walce, plus kostki z bonusu, minus kostki z kary.
rule-CBT-15 = Jeśli nie została ci żadna kostka, nie rzucasz i nie masz trafień.
rule-CBT-16 = Obie strony rzucają razem. Każda kostka z wynikiem 5 lub więcej po modyfikatorach to trafienie, zniszczone mogą więc być oba oddziały.
rule-CBT-17 = Potem wspierający są użyci, a atakujący oddział skończył na tę turę. Atakować może następny twój oddział.
rule-CBT-18 = Obrona nikogo nie wyczerpuje: ten sam oddział może być od razu zaatakowany znowu.
rule-CBT-19 = Karty i wsparcie zapadają przed walką powietrzną. Stracony w niej samolot nic nie daje, a karta jest wydana.
rule-CBT-20 = Przykład: Legioniści 2 z Varelą, CV-33 i kartą atakują Milicję Anarchistyczną 2, którą wspierają Rojo, I-15, T-26 i karta. Atakujący ma jedno trafienie, obrońca dwa: Legioniści są zniszczeni, Milicja spada do 1.

## Walka powietrzna

rule-ADF-01 = Biorą w niej udział tylko samoloty, które obie strony wskazały jako wsparcie w tym ataku.
rule-ADF-02 = Samoloty walczą jeden na jednego. Pary dobiera obrońca.
rule-ADF-03 = Samoloty bez przeciwnika omijają walkę powietrzną i wspierają od razu.
rule-ADF-04 = Każdy samolot rzuca swoją jedną lub dwiema kostkami i dodaje swój modyfikator do jednej z nich.
rule-ADF-05 = Samolot z dwiema kostkami korzysta z lepszej; nie dodaje się ich.
rule-ADF-06 = Wynik 6 lub więcej niszczy wrogi samolot na dobre. Wynik 5 go odpędza: jest użyty i teraz nie wspiera. Jest znów gotowy po Utrzymaniu albo gdy druga strona rozpocznie bitwę na tym samym polu ([[BAT-12]]).
rule-ADF-07 = Oba rzucają jednocześnie, zniszczone mogą więc być oba samoloty.
rule-ADF-08 = Karty nigdy nie zmieniają walki powietrznej.
rule-ADF-09 = Modyfikator samolotu działa tylko w walce powietrznej, nigdy przy kostkach walki lądowej.
rule-ADF-10 = Samoloty, które wyszły cało, dodają potem swoje kostki do rzutu własnej strony.

## Modyfikatory

rule-DRM-01 = Modyfikator zmienia wynik na kostce; nie dodaje kostek.
rule-DRM-02 = Ujemny modyfikator trafia na najwyższą kostkę.
rule-DRM-03 = Dodatni modyfikator trafia na kostkę, którą po rzucie wybierze rzucający.
rule-DRM-04 = Ujemne modyfikatory stosuje się przed dodatnimi.
rule-DRM-05 = Jednego modyfikatora nie dzieli się między kilka kostek.
rule-DRM-06 = Na jedną kostkę może trafić kilka modyfikatorów.
rule-DRM-07 = Karta z −1 do dwóch kostek obniża dwie najwyższe kostki, każdą o jeden.
rule-DRM-08 = Własny modyfikator oddziału, każdy czołg, każdy generał i każda karta to osobne modyfikatory.
rule-DRM-09 = Nic nie trafia ani nie chybia samo z siebie: liczy się tylko wynik po modyfikatorach.
rule-DRM-10 = Po karcie 20 swojej strony republikańskie milicje albo Karliści i Falangiści nie mają już nadrukowanego −1.

## Trafienia

rule-HIT-01 = Każde trafienie zabiera jeden poziom: 5, 3, 2, 1, zniszczony.
rule-HIT-02 = Wszystkie trafienia dostaje ten jeden oddział, który walczył. Nadmiar przepada.
rule-HIT-03 = Cztery trafienia niszczą każdy oddział.
rule-HIT-04 = Przy spadku z 3 na 2 duży żeton zamienia się na mały tego samego typu.
rule-HIT-05 = Jeśli nie ma już małego żetonu tego typu, oddział staje się Armią Regularną.
rule-HIT-06 = Jeśli i jej brakuje, staje się u Republikanów Milicją, u Nacjonalistów Falangistami albo Karlistami. Wybiera właściciel.
rule-HIT-07 = Nowy żeton jest zwykłym oddziałem nowego typu.
rule-HIT-08 = Jeśli nie ma żadnego żetonu na zamianę, oddział się usuwa.
rule-HIT-09 = Żeton zniszczonego oddziału wraca do puli i może jeszcze wejść do gry. Zniszczone samoloty nie wracają ([[AMB-14]]).
rule-HIT-10 = Jeśli pole opustoszało z obu stron, kładzie się tam znacznik strony, która atakowała, także w desancie ([[AMB-01]]).
rule-HIT-11 = Jeśli jednostki ma tam już tylko jedna strona, pole od razu jest dla niej przyjazne.
rule-HIT-12 = Po trafieniach mogą przepaść czołgi i wrócić samoloty ([[TNK-07]], [[AIR-07]]).

## Utrzymanie

rule-UPK-01 = Wszystkie samoloty i wszyscy generałowie wracają na plansze graczy. Oddziały i czołgi zostają.
rule-UPK-02 = Każda użyta jednostka jest znów gotowa.
rule-UPK-03 = Liczy się miasta kluczowe: twoje, przeciwnika, sporne; razem dwanaście.
rule-UPK-04 = Sprawdza się zwycięstwo. Jeśli nikt nie wygrał, gra toczy się dalej.
rule-UPK-05 = Potem rusza transport z Maroka ([[MAR-01]]).
rule-UPK-06 = Generał, który właśnie wylądował, zostaje na swoim polu na mapie, aż zostanie przydzielony w następnej turze.

## Wydarzenia

rule-EVT-01 = Karty są wydarzeniami tylko w Fazie wydarzeń.
rule-EVT-02 = Strony zagrywają na przemian po jednej karcie, zaczynając od Nacjonalistów, każda najwyżej trzy (cztery przy zasadach morskich).
rule-EVT-03 = Nikt nie musi grać. Jeśli jedna strona skończy, druga może grać dalej do swojego limitu.
rule-EVT-04 = Wydarzenie działa od razu; potem jego karta wypada z gry.
rule-EVT-05 = Karta, której skutek jest niemożliwy, i tak jest wydana.
rule-EVT-06 = Niektóre karty działają później. Zagrywa się je teraz, liczą się jako wydarzenie i leżą z boku, aż zadziałają.
rule-EVT-07 = Karta o stałym działaniu leży na stole do końca gry.
rule-EVT-08 = Karta Wywiadu anuluje, natychmiast, wydarzenie zagrane właśnie przez drugą stronę. Liczy się jako jedno z twoich wydarzeń.
rule-EVT-09 = Gdy karta mówi o żetonie, oznacza to jednostkę lub znacznik.
rule-EVT-10 = Nowe jednostki z kart wchodzą tylko na pola przyjazne lub sporne, z wyjątkiem dwóch desantów ([[CRD-R37]], [[CRD-N43]]).
rule-EVT-11 = Karta nie daje niczego na polu bez zaopatrzenia, chyba że sama tak mówi.
rule-EVT-12 = Zasady morskie: blokowany port nie dostaje niczego z kart ([[NAV-32]]).
rule-EVT-13 = Także jednostki z kart potrzebują żetonów w puli ([[CMP-07]], [[AMB-64]]).
rule-EVT-14 = Po wydarzeniach ręki się nie uzupełnia.

## Karty Republikanów

rule-CRD-R01 = Mobilizacja anarchistów: oddziały w Barcelonie, jeśli nie ma tam wrogiej jednostki ani znacznika.
rule-CRD-R02 = Mobilizacja komunistów: oddziały w Madrycie, jeśli masz tam jednostkę lub znacznik.
rule-CRD-R03 = Pierwszy sprzęt radziecki: jednostki w Murcji, jeśli nie ma tam wrogiej jednostki ani znacznika.
rule-CRD-R04 = 5. Pułk: oddziały w Madrycie, jeśli masz tam jednostkę lub znacznik.
rule-CRD-R05 = Brygady Międzynarodowe: oddziały w Albacete, jeśli jesteś tam obecny i kontrolujesz port.
rule-CRD-R06 = Armia baskijska: oddziały w Bilbao, jeśli masz tam jednostkę lub znacznik.
rule-CRD-R07 = Mobilizacja komunistów: oddziały na dowolnym polu bez wrogich jednostek i znaczników.
rule-CRD-R08 = Brygady mieszane: jeden twój oddział dowolnego typu staje się Armią Regularną 3, jeśli taki żeton jest wolny.
rule-CRD-R09 = No pasarán: oddziały w Madrycie, jeśli masz tam jednostkę lub znacznik.
rule-CRD-R10 = Lotnictwo radzieckie: samoloty, jeśli jest jakiekolwiek pole bez wrogich jednostek i znaczników. W następnej turze są na planszy gracza ([[AMB-16]]).
rule-CRD-R11 = Mobilizacja anarchistów: oddziały w Saragossie, jeśli nie ma tam wrogiej jednostki ani znacznika.
rule-CRD-R12 = Brygady Międzynarodowe: oddziały w Albacete, jeśli jesteś tam obecny i kontrolujesz port.
rule-CRD-R13 = Czołgi nad Jaramą: czołgi w dowolnym porcie bez wrogich jednostek i znaczników.
rule-CRD-R14 = Brygady nad Jaramą: jeden oddział Brygad Międzynarodowych wzmacnia się z 3 do 5.
rule-CRD-R15 = Armia baskijska: jeden oddział baskijski wzmacnia się z 2 do 3.
rule-CRD-R16 = Śmierć Moli: generał Mola na dobre wypada z gry.
rule-CRD-R17 = Złoto Moskwy: jednostki w dowolnym porcie pod twoją kontrolą.
rule-CRD-R18 = Ofensywa na Teruel: oddziały na polu, na którym masz jednostkę lub znacznik.
rule-CRD-R19 = Nowy generał: od następnej tury dostępny jest Líster.
rule-CRD-R20 = Akademie wojskowe, stałe działanie: republikańskie milicje tracą swoje −1 ([[DRM-10]]).
rule-CRD-R21 = Pobór: trzy dodatkowe punkty w następnej Fazie uzupełnień.
rule-CRD-R22 = Pomoc francuska: jednostki w Barcelonie, jeśli masz tam jednostkę lub znacznik.
rule-CRD-R23 = Rosyjskie czołgi: czołgi w dowolnym porcie pod twoją kontrolą.
rule-CRD-R24 = Otwarcie granicy: jeden samolot z rezerwy do wyboru, przez Barcelonę ([[AMB-14]]).
rule-CRD-R25 = Lotnictwo radzieckie: samoloty z rezerwy, przez dowolny port pod twoją kontrolą ([[AMB-14]]).
rule-CRD-R26 = Odtworzenie Brygad: oddziały w Albacete, jeśli jesteś tam obecny i kontrolujesz port.
rule-CRD-R27 = Armia Ebro: jeden oddział w Barcelonie, i tylko tam, wzmacnia się z 3 do 5.
rule-CRD-R28 = Młodzi poborowi: oddziały w Barcelonie, jeśli nie ma tam wrogiej jednostki ani znacznika.
rule-CRD-R29 = Ofensywa republikańska: przed początkiem następnej tury wykonujesz ruch i atakujesz na jednym polu. W tej turze nie masz innego ruchu ([[CRD-OFF]]).
rule-CRD-R30 = Produkcja krajowa: jednostki z rezerwy w Barcelonie lub Walencji, jeśli masz tam jednostkę lub znacznik ([[AMB-14]]).
rule-CRD-R31 = Przegrupowanie: jeden oddział wzmacnia się z 3 do 5.
rule-CRD-R32 = Ofensywa w Estremadurze: oddziały w Ciudad Real, jeśli masz tam jednostkę lub znacznik.
rule-CRD-R33 = Wycofanie Włochów: gracz Nacjonalistów usuwa połowę swoich oddziałów włoskich, zaokrąglając w dół, ale co najmniej jeden ([[AMB-18]], [[AMB-68]]).
rule-CRD-R34 = Nowe rosyjskie myśliwce: samoloty z rezerwy, przez dowolny port pod twoją kontrolą ([[AMB-14]]).
rule-CRD-R35 = Nowy generał: wchodzi Ulibarri, jeśli w Bilbao lub San Sebastián stoją oddziały baskijskie. W następnej turze można go przydzielić tylko tam ([[AMB-75]]).
rule-CRD-R36 = Pobór: trzy dodatkowe punkty w następnej Fazie uzupełnień.
rule-CRD-R37 = Plan P: oddziały lądują w Maladze. Jeśli są tam wrogowie, ataki trwają, aż jedna strona zniknie z pola ([[AMB-51]]).
rule-CRD-R38 = Obrona Katalonii: oddziały w Kordobie lub Albacete, jeśli nie ma tam wrogiej jednostki ani znacznika.
rule-CRD-R39 = Opór komunistów: oddziały w Barcelonie, jeśli nie ma tam wrogiej jednostki ani znacznika.
rule-CRD-R40 = Stan wojenny: każda republikańska milicja staje się Armią Regularną, na ile starczy żetonów; ty wybierasz które ([[AMB-67]]).
rule-CRD-R41 = Linia XYZ: oddziały w Walencji, jeśli masz tam jednostkę lub znacznik.
rule-CRD-R42 = Ofensywa w Estremadurze: oddziały w Ciudad Real, jeśli masz tam jednostkę lub znacznik.
rule-CRD-R43 = Embargo na ropę: w następnej turze Nacjonaliści mogą walczyć najwyżej na dwóch polach ([[AMB-19]]).
rule-CRD-R44 = Wywiad republikański: anuluje zagrane właśnie wydarzenie Nacjonalistów ([[EVT-08]]).
rule-CRD-R45 = Karta opcjonalna: druga ofensywa republikańska, jak na karcie 29 ([[CRD-OFF]], [[AMB-74]]).
rule-CRD-OFF = Ofensywa odbywa się przed dobieraniem kart: ruch Republikanów z samolotami, a przy zasadach morskich najpierw okręty ([[NAV-15]]); potem jeden generał może zaatakować na swoim polu. Tura toczy się dalej bez ruchu Republikanów. Generał może walczyć znowu, ale żaden oddział nie atakuje dwa razy.

## Karty Nacjonalistów

rule-CRD-N01 = Junta Obrony: oddziały na dowolnym polu bez wrogich jednostek i znaczników.
rule-CRD-N02 = Pomoc włoska: jednostki w Kadyksie, jeśli nie ma tam wrogiej jednostki ani znacznika.
rule-CRD-N03 = Mobilizacja karlistów: oddziały w Pampelunie, jeśli masz tam jednostkę lub znacznik.
rule-CRD-N04 = Mobilizacja falangistów: oddziały w Sewilli, jeśli nie ma tam wrogiej jednostki ani znacznika.
rule-CRD-N05 = Pierwsze oddziały włoskie: oddziały w Kadyksie, jeśli nie ma tam wrogiej jednostki ani znacznika.
rule-CRD-N06 = Legion Condor: jednostki przez port bez wrogich jednostek i znaczników.
rule-CRD-N07 = Militaryzacja milicji: oddziały w Salamance, jeśli nie ma tam wrogiej jednostki ani znacznika.
rule-CRD-N08 = Poległ na froncie: generał Durruti na dobre wypada z gry.
rule-CRD-N09 = Włoscy ochotnicy: oddziały i czołg z rezerwy w Kadyksie, jeśli nie ma tam wrogiej jednostki ani znacznika.
rule-CRD-N10 = Utworzenie korpusu włoskiego: jeden oddział włoski wzmacnia się z 3 do 5.
rule-CRD-N11 = Werbunek w Maroku: oddziały w Kadyksie, jeśli nie ma tam wrogiej jednostki ani znacznika.
rule-CRD-N12 = Guadalajara: jeden oddział włoski wzmacnia się z 3 do 5.
rule-CRD-N13 = Jedna partia: oddziały na dowolnym polu bez wrogich jednostek i znaczników.
rule-CRD-N14 = Lotnictwo włoskie: samoloty przez port bez wrogich jednostek i znaczników.
rule-CRD-N15 = Walki w Barcelonie: gracz republikański usuwa trzy wybrane przez siebie oddziały milicji, dowolnej siły.
rule-CRD-N16 = Nowi legioniści: oddziały w Sewilli, jeśli nie ma tam wrogiej jednostki ani znacznika.
rule-CRD-N17 = Przegrupowanie: oddziały na dowolnym polu bez wrogich jednostek i znaczników.
rule-CRD-N18 = Nowy generał: od następnej tury dostępny jest Dávila.
rule-CRD-N19 = Posiłki dla Legionu Condor: jednostki przez dowolny port pod twoją kontrolą.
rule-CRD-N20 = Tymczasowi oficerowie, stałe działanie: Karliści i Falangiści tracą swoje −1 ([[DRM-10]]).
rule-CRD-N21 = Pobór: trzy dodatkowe punkty w następnej Fazie uzupełnień.
rule-CRD-N22 = Portugalscy ochotnicy: oddziały na dowolnym polu bez wrogich jednostek i znaczników.
rule-CRD-N23 = Nowi legioniści: oddziały w Sewilli, jeśli nie ma tam wrogiej jednostki ani znacznika.
rule-CRD-N24 = Zdobyte czołgi: czołgi na dowolnym polu bez wrogich jednostek i znaczników.
rule-CRD-N25 = Monachium: jeden stracony samolot lub czołg Legionu Condor wraca przez port pod twoją kontrolą. Żadna inna karta nie przywraca zniszczonego samolotu ([[AMB-14]]).
rule-CRD-N26 = Reorganizacja korpusu włoskiego: jednostki w porcie bez wrogich jednostek i znaczników.
rule-CRD-N27 = Posiłki dla Legionu Condor: jednostki przez port bez wrogich jednostek i znaczników.
rule-CRD-N28 = Przegrupowanie: jeden oddział wzmacnia się z 3 do 5.
rule-CRD-N29 = Armia Maroka: jeden oddział Nacjonalistów dowolnego typu wzmacnia się z 3 do 5 ([[AMB-66]]).
rule-CRD-N30 = Atak na Castellón: oddziały w Teruelu, jeśli nie ma tam wrogiej jednostki ani znacznika.
rule-CRD-N31 = Reorganizacja Włochów: jeden oddział Nacjonalistów dowolnego typu wzmacnia się z 3 do 5 ([[AMB-66]]).
rule-CRD-N32 = Korpus Marokański: oddziały w Saragossie, jeśli nie ma tam wrogiej jednostki ani znacznika.
rule-CRD-N33 = Wycofanie ochotników: wszystkie Brygady Międzynarodowe stają się Armią Regularną, na ile starczy żetonów; gracz Republikanów wybiera które ([[AMB-67]]).
rule-CRD-N34 = Pomoc niemiecka: jednostki przez port bez wrogich jednostek i znaczników.
rule-CRD-N35 = Kłopoty Republikanów: w następnej turze Republikanie mogą walczyć najwyżej na dwóch polach ([[AMB-69]]).
rule-CRD-N36 = Pobór: trzy dodatkowe punkty w następnej Fazie uzupełnień.
rule-CRD-N37 = Włoska blokada morska: gracz republikański usuwa jeden wybrany przez siebie samolot radziecki.
rule-CRD-N38 = Świeże oddziały: oddziały w Léridzie, jeśli masz tam jednostkę lub znacznik.
rule-CRD-N39 = Przegrupowanie: oddziały na dowolnym polu bez wrogich jednostek i znaczników.
rule-CRD-N40 = Zamach stanu w Madrycie: wybierasz jeden republikański oddział lub czołg w Madrycie i się go usuwa ([[AMB-20]]).
rule-CRD-N41 = Przegrupowanie: oddziały na dowolnym polu bez wrogich jednostek i znaczników.
rule-CRD-N42 = Atak na południu: oddziały w Maladze, jeśli masz tam jednostkę lub znacznik.
rule-CRD-N43 = Desant w Kartagenie: oddziały lądują w Murcji. Jeśli są tam wrogowie, ataki trwają, aż jedna strona zniknie z pola ([[AMB-51]]).
rule-CRD-N44 = Wywiad nacjonalistów: anuluje zagrane właśnie wydarzenie Republikanów ([[EVT-08]]).
rule-CRD-N45 = Karta opcjonalna, pakt z Santoñi: wszystkie oddziały baskijskie schodzą z mapy, jeśli Bilbao trzymają sami Nacjonaliści.

## Uzupełnienia

rule-RPL-01 = W turach nieparzystych każda strona dostaje jeden punkt za każde przyjazne i jeden za każde sporne miasto kluczowe.
rule-RPL-02 = Karty Poboru dają punkty dodatkowe; przy zasadach morskich daje je też Morze Balearskie ([[NAV-41]]).
rule-RPL-03 = Zaczyna strona, która ma mniej punktów; potem wydaje się po jednym na przemian. Przy równej liczbie zaczynają Nacjonaliści.
rule-RPL-04 = Gdy jedna strona nie ma już punktów, druga wydaje resztę.
rule-RPL-05 = Jeden punkt wzmacnia oddział o jeden poziom albo wprowadza jeden nowy oddział.
rule-RPL-06 = Na jednym polu można w jednej fazie wydać tylko jeden punkt.
rule-RPL-07 = Punkty można wydawać tylko na polach z zaopatrzeniem ([[SUP-01]]).
rule-RPL-08 = W 1. turze nowy oddział ma siłę 1, a oddział może wzmocnić się z 1 do 2.
rule-RPL-09 = W turach 3 i 5 nowy oddział ma siłę 2, a oddział może wzmocnić się najwyżej do 3.
rule-RPL-10 = W turach 7 i 9 nowy oddział ma siłę 2, a oddział może wzmocnić się najwyżej do 5.
rule-RPL-11 = Punkty służą tylko Armii Regularnej, Baskom, Komunistom i Anarchistom albo Armii Regularnej i Falangistom. Wszystkie inne typy przychodzą z kart.
rule-RPL-12 = Przy wzmocnieniu z 2 do 3 oddział zachowuje typ. Jeśli nie ma wolnego dużego żetonu, właściciel może wziąć żeton innego typu, na który wolno wydawać punkty.
rule-RPL-13 = Oddziały baskijskie wchodzą do gry tylko w Bilbao lub San Sebastián.
rule-RPL-14 = Bez żetonu w puli punktu nie można tak wydać.
rule-RPL-15 = Niewydane punkty przepadają z końcem fazy.
rule-RPL-16 = Nowy oddział wchodzi na twoje pole przyjazne lub sporne. Wystarczy, że trzyma je znacznik, który się wtedy usuwa.
rule-RPL-17 = Zasady morskie: jeden punkt naprawia uszkodzony okręt w bazie; limit jednego punktu na pole tu nie obowiązuje ([[NAV-62]]).
rule-RPL-18 = Czołgów, samolotów i generałów nie kupuje się za punkty.

## Faza końcowa

rule-STA-01 = Każdy gracz odrzuca wybrane karty, aż na ręce zostanie osiem. Odrzucone wypadają z gry.
rule-STA-02 = Znacznik tur przesuwa się dalej. Po 10. turze gra się kończy i liczy się miasta ([[VIC-02]]).
rule-STA-03 = Ograniczenia na jedną turę przestają działać.

## Zwycięstwo

rule-VIC-01 = Zwycięstwo sprawdza się w każdym Utrzymaniu; gdy jedna strona wygra, gra kończy się natychmiast.
rule-VIC-02 = Jeśli do końca 10. tury nikt nie wygrał, zwycięża strona, która ma więcej przyjaznych miast kluczowych. Tyle samo to remis; miasta sporne nie liczą się nikomu.
rule-VIC-03 = Wygrywa strona, która ma ponad siedem przyjaznych miast kluczowych.
rule-VIC-04 = Strona wygrywa, gdy druga nie ma żadnej grupy co najmniej ośmiu połączonych pól ze swoimi jednostkami lub znacznikami. Pola sporne należą do grupy. Przy tym stole obie liczby stoją nad mapą, obok miast kluczowych („Połączone ≥ 8”); naciśnięta liczba obrysowuje swoją grupę.
rule-VIC-05 = Wygrywa strona, dla której przyjazne są jednocześnie Madryt, Barcelona i Sewilla.
rule-VIC-06 = Nacjonaliści wygrywają, gdy w Utrzymaniu tury 1, 2 lub 3 Madryt jest dla nich przyjazny.
rule-VIC-07 = Republikanie wygrywają, gdy na koniec 10. tury mają oddziały lub czołgi w więcej niż trzech miastach kluczowych, licząc także sporne.
rule-VIC-08 = Gracze mogą się zgodzić na wcześniejszy koniec; wtedy liczy się miasta kluczowe ([[VIC-02]]). Przy tym stole strona może też poddać grę albo wyczerpać swój czas: wygrywa wtedy druga.
rule-VIC-09 = W 10. turze najpierw sprawdza się warunki Utrzymania, potem opór ([[VIC-07]]), na końcu liczbę miast ([[VIC-02]]).

## Przypadki wątpliwe i ich rozstrzygnięcia

rule-AMB-01 = Pole opustoszałe w bitwie zawsze dostaje znacznik strony, która prowadziła atak, aby każde pole miało właściciela.
rule-AMB-02 = Czołg, który zaczyna na polu przyjaznym, może wejść na wrogie; ten, który zaczyna na spornym, nie może.
rule-AMB-03 = Czołg jest jednostką: ostatni oddział może opuścić pole sporne, jeśli zostaje czołg. Czołg bez oddziałów przepada po następnej bitwie na tym polu albo w Utrzymaniu, jeśli stoją tam wrogie oddziały.
rule-AMB-04 = Stan pola początkowego ocenia się przy ruchu każdej jednostki.
rule-AMB-05 = Nadwyżkę z uzupełnień lub z Maroka traktuje się jak nadwyżkę z kart. Co przepada, wybiera właściciel, a w Maroku nie ma limitu.
rule-AMB-06 = Czołg, który wspierał zniszczony oddział, przepada, nawet jeśli nie zostało żadne nadmiarowe trafienie.
rule-AMB-08 = W 1. turze przyległe znaczy: o jedno połączenie dalej, i musi tam być własna jednostka.
rule-AMB-09 = Sam generał nie utrzymuje pola. Pomija się go, a w Utrzymaniu wraca na planszę gracza.
rule-AMB-10 = Gdy druga strona rozpoczyna bitwę na tym samym polu, wspierający obu stron są znów gotowi; oddziały, które atakowały, i generałowie, którzy wspierali obronę, nie.
rule-AMB-11 = Zarówno atakujący, jak i obrońca mogą użyć karty jako bonusu albo jako kary.
rule-AMB-12 = Kara do dwóch kostek obejmuje dwie różne kostki, najwyższe. Kilka kar stosuje się jedną po drugiej.
rule-AMB-13 = Jeśli nie ma żetonu, który pokazałby stratę, oddział się usuwa.
rule-AMB-14 = Zniszczone oddziały wracają do puli. Zniszczone czołgi wracają tylko z kart. Zniszczone samoloty nie wracają nigdy, chyba że z jednej karty, która tak mówi ([[CRD-N25]]); inne karty dają samoloty z rezerwy.
rule-AMB-15 = Pas jest ostateczny. Po nim można jeszcze zagrać Wywiad, w ramach limitu.
rule-AMB-16 = Samoloty i generałowie z kart trafiają na planszę gracza; oddziały i czołgi na pole.
rule-AMB-17 = Líster jest na republikańskiej karcie 19, Ulibarri na 35, a Dávila na karcie 18 Nacjonalistów.
rule-AMB-18 = Połowa Włochów to połowa żetonów oddziałów, zaokrąglona w dół, bez względu na ich siłę.
rule-AMB-19 = Embargo na ropę ogranicza Nacjonalistów do bitew na dwóch polach.
rule-AMB-20 = Zamach stanu w Madrycie usuwa jednostkę republikańską; znacznik nie jest jednostką.
rule-AMB-21 = Nowe oddziały wchodzą na każde własne pole przyjazne lub sporne z zaopatrzeniem, także do Maroka.
rule-AMB-22 = Dodatkowe −1 generała bez jego emblematu działa tylko w pierwszym ataku jego bitwy.
rule-AMB-23 = Uzupełnienia są w turach nieparzystych, a zaczyna strona z mniejszą liczbą punktów.
rule-AMB-24 = Scenariusz 1938 zaczyna się w 6. turze, z sześcioma kartami z talii 1938–39.
rule-AMB-25 = Gdy talia się kończy, dobiera się to, co zostało; nie tasuje się jej ponownie.
rule-AMB-26 = Jeśli obie strony jednocześnie spełnią warunek zwycięstwa, gra kończy się remisem. Zmienia to opcja.
rule-AMB-27 = Maroko nie ma połączeń i nigdy nie należy do grupy ośmiu pól.
rule-AMB-28 = Punkty trzeba wydawać, dopóki to możliwe; strona może jednak od razu zrzec się całej reszty.
rule-AMB-29 = Dla zaopatrzenia liczą się tylko połączone pola, nie własne pole jednostki.
rule-AMB-30 = Generałowie i samoloty potrzebują własnej jednostki na polu; znacznik nie wystarczy.
rule-AMB-31 = Liczba kostek nie jest ograniczona.
rule-AMB-50 = Karty Wywiadu nie można anulować drugą taką kartą.
rule-AMB-51 = W desancie strony atakują na przemian, zaczynając od lądującej, bez generałów i bez zaopatrzenia, aż jedna zniknie z pola. Karty są dozwolone.
rule-AMB-52 = W grze bez obcej interwencji karty dobiera się jak zwykle, aż talia się skończy.
rule-AMB-53 = W porządku historycznym karty bierze się wprost z wierzchu talii; ręki nie ma.
rule-AMB-54 = W walce powietrznej ujemny modyfikator obniża wyższą kostkę, potem właściciel korzysta z lepszej.
rule-AMB-57 = Atak w ofensywie republikańskiej liczy się jako atak oddziału w tej turze. Wspierający pozostają użyci, z wyjątkiem generała.
rule-AMB-60 = Do oporu liczą się oddziały i czołgi; samoloty i generałowie nie.
rule-AMB-61 = Sześć kart z rozstawienia to dobieranie 1. tury.
rule-AMB-62 = Obie karty ofensywy przebiegają tak samo. W 6. turze dawną rękę odkłada się przed nią.
rule-AMB-63 = Straty czołgów i samolotów rozstrzyga się po każdym ataku, a w każdym ataku strona może położyć jedną kartę.
rule-AMB-64 = Oddział, który karta wprowadza lub wymienia, potrzebuje dokładnie swojego żetonu. Nie zastępuje go ani mniejsza siła, ani inny typ; reszta karty działa.
rule-AMB-66 = Armia Maroka i reorganizacja Włochów wzmacniają dowolny oddział Nacjonalistów o sile 3, bez względu na tytuł karty.
rule-AMB-67 = Gdy karta zmienia lub usuwa kilka własnych jednostek gracza, wybiera on je po kolei, o ile ma to znaczenie.
rule-AMB-68 = Połowę oddziałów włoskich zaokrągla się w dół, ale odchodzi co najmniej jeden.
rule-AMB-69 = Karta ograniczająca ataki liczy pola, na których dochodzi do bitwy; na każdym z nich można walczyć do końca.
rule-AMB-72 = Bez obcej interwencji zagrywa się wydrukowaną liczbę wydarzeń. Przy wojnie na morzu gracz może dołożyć karty morskie według wyboru, razem do czterech wydarzeń na turę. W kolejności historycznej karty morskie wchodzą razem z innymi, a w turach 5 i 9 zagrywa się wszystko, co zostało w talii.
rule-AMB-73 = Kart z numerem 45 nie łączy się z wariantem, który ustala talie.
rule-AMB-74 = Jeśli obie karty ofensywy zagrano w jednej fazie, dwie ofensywy następują po sobie. Żadna jednostka nie rusza się ani nie atakuje w nich dwa razy.
rule-AMB-75 = Ulibarri pojawia się w Bilbao lub San Sebastián: w turze po jego karcie można go przydzielić tylko na jedno z tych pól, później wszędzie. Instrukcje tego nie rozstrzygają: to nasze własne odczytanie, na wzór zasięgu generałów w 1. turze ([[GEN-06]]).
