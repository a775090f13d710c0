# Wojna na morzu, opcje, warianty, scenariusz 1938 i wydania, po jednej wiadomości na każdy numer zasady.

## Wojna na morzu: rozstawienie i przebieg

rule-NAV-01 = Nacjonaliści zaczynają z krążownikiem Almirante Cervera na Morzu Kantabryjskim, pancernikiem España w bazie Ferrol, Ju-52 nad Cieśniną Gibraltarską i znacznikiem kontroli w bazie Kadyks.
rule-NAV-02 = Republikanie zaczynają z pancernikiem Jaime I w Maladze ([[AMB-07]]), Ni-52 w Madrycie i jedną gotową do wyjścia eskadrą niszczycieli w bazie Kartagena; Libertad, Miguel de Cervantes, druga eskadra niszczycieli i eskadra okrętów podwodnych stoją tam uszkodzone.
rule-NAV-03 = Wszystkie inne okręty przychodzą tylko z kart.
rule-NAV-04 = Wojna na morzu uzupełnia każdą turę: okręty przydziela się po dobraniu kart, walki na morzu następują po walce lądowej, a obszary morskie działają w Utrzymaniu. W turach od 1 do 5 jest jedna karta więcej ([[DRW-02]]), a każda strona ma jedno wydarzenie więcej ([[EVT-02]]).
rule-NAV-05 = Walki na morzu rozstrzyga się w tej kolejności: Morze Balearskie, Morze Śródziemne, Cieśnina Gibraltarska, Morze Kantabryjskie, potem pola nadbrzeżne.
rule-NAV-06 = O blokady walczy się po wszystkich obszarach morskich. Potem strzelają baterie portów: Murcja, Kadyks, La Coruña ([[NAV-35]]). Wszystko to przed Utrzymaniem.

## Bazy morskie i przydział okrętów

rule-NAV-07 = Bazy morskie to Ferrol, przy polu La Coruña, i Kadyks dla Nacjonalistów oraz Kartagena, przy Murcji, dla Republikanów.
rule-NAV-08 = Z bazy można korzystać tylko wtedy, gdy pole obok niej jest dla jej właściciela przyjazne lub sporne.
rule-NAV-09 = Okręt, który się wycofuje lub jest uszkodzony, idzie do otwartej bazy swojej strony. Jeśli takiej nie ma, idzie do przyjaznego portu ([[AMB-40]], [[AMB-41]]).
rule-NAV-10 = Okręt w porcie można naprawić tylko kartą. W bazie wystarczy też punkt uzupełnień ([[NAV-62]]).
rule-NAV-11 = Okręty przydzielają najpierw Nacjonaliści, potem Republikanie. Nieuszkodzony okręt, gdziekolwiek stoi, może iść na dowolny obszar morski, do dowolnego portu lub pola nadbrzeżnego. Okręt, którego nie wysłano, zostaje na miejscu.
rule-NAV-12 = Uszkodzonego okrętu się nie przydziela i nie walczy on.
rule-NAV-13 = W jednym miejscu może być dowolna liczba okrętów.
rule-NAV-14 = Republikanie nie wysyłają niczego na Morze Kantabryjskie, chyba że przyjazne jest Oviedo, Bilbao lub San Sebastián ([[AMB-35]]).
rule-NAV-15 = W turze otwartej ofensywą republikańską okręty i samoloty Republikanów przydziela się najpierw, przed dobieraniem kart, a Nacjonalistów w zwykłym czasie ([[CRD-OFF]]).
rule-NAV-16 = Okręt ma jedno zadanie na turę: obszar morski, wsparcie walki lądowej, blokadę portu albo jego ochronę; okręty podwodne mogą też leżeć w zasadzce u wybrzeża ([[AMB-65]]). Wsparcie i blokada wykluczają się ([[AMB-45]]).

## Samoloty na morzu

rule-NAV-17 = W swoim ruchu strona może wysłać do każdego obszaru morskiego lub portu najwyżej dwa samoloty ([[AMB-32]]).
rule-NAV-18 = Strona musi mieć przyjazne pole najwyżej trzy połączenia dalej ([[AMB-33]]).
rule-NAV-19 = Nad Morzem Śródziemnym samoloty nie działają.
rule-NAV-20 = W 1. turze samoloty nie lecą do obszarów morskich ani portów, z wyjątkiem Ju-52, który zaczyna nad Cieśniną.

## Wsparcie walki lądowej z morza

rule-NAV-21 = Pole nadbrzeżne to pole lądowe, które leży przy obszarze morskim.
rule-NAV-22 = Okręt przy polu nadbrzeżnym może wesprzeć tam jeden atak lub jedną obronę swojej strony: swoimi kostkami, a eskadra niszczycieli modyfikatorem +1. Potem jest użyty, jak każda jednostka wspierająca ([[CBT-07]]).
rule-NAV-23 = Okręty podwodne nigdy nie wspierają walki lądowej, ale mogą walczyć u każdego wybrzeża ([[AMB-65]]).
rule-NAV-24 = Jeśli przy tym samym polu obie strony mają okręty, walczą one najpierw między sobą, jeden na jednego jak w walce powietrznej ([[AMB-65]]). Okręty wspierające bez przeciwnika i te, które wyszły cało, mogą potem wspierać ([[AMB-42]]).
rule-NAV-25 = W tej walce 6 lub więcej uszkadza wrogi okręt i odsyła go do bazy; 5 odsyła go tam nieuszkodzonego. W obu wypadkach nie daje on wsparcia.
rule-NAV-26 = Samoloty wspierające walkę lądową i okręty wspierające walkę lądową nigdy nie walczą ze sobą.
rule-NAV-27 = Gdy nie ma już żadnego oddziału, który okręt mógłby wesprzeć, wraca on do bazy.

## Porty: blokada i ochrona

rule-NAV-28 = Okręty i samoloty mogą wejść do portu, w którym ich strona nie ma nic na lądzie, aby go blokować. Nie walczą z jednostkami lądowymi i nie utrzymują pola.
rule-NAV-29 = Okręty i samoloty mogą też chronić port własnej strony.
rule-NAV-30 = Blokujący i chroniący w tym samym porcie muszą walczyć: okręty z okrętami, samoloty z samolotami albo samoloty z okrętami ([[NAV-60]], [[AMB-65]]).
rule-NAV-31 = Jeśli po walce został choć jeden blokujący, port jest blokowany, bez względu na to, kto jeszcze tam jest ([[AMB-71]]).
rule-NAV-32 = Blokowany port nie dostaje jednostek z kart. Punktów uzupełnień to nie dotyczy.
rule-NAV-33 = Blokada trwa, nawet jeśli oddziały blokującego na tym polu zginęły na lądzie. Druga strona może blokować także port sporny.
rule-NAV-34 = Okręty w bazie morskiej nigdy nie są blokowane.
rule-NAV-35 = Murcja, Kadyks i La Coruña mają baterie: trzy kostki z +1 do jednej z nich. Strzelają tylko do blokujących i nigdy nie słabną.
rule-NAV-36 = Trafienia baterii liczą się jak w [[NAV-60]] i [[NAV-61]]. Kto je dostaje, wybiera strona portu: najpierw okręty i samoloty z siłą, każda jednostka raz, zanim któraś dostanie drugi raz; jednostki, które tylko wspierają, gdy innych nie ma ([[AMB-39]]).

## Kontrola obszarów morskich i jej skutki

rule-NAV-37 = Na początku Utrzymania obszar kontroluje strona, która jako jedyna ma tam jednostki lub znacznik; gdy mają obie, jest sporny; w pozostałych wypadkach niczyj.
rule-NAV-38 = Gdy z obszaru wychodzi ostatnia jednostka strony, która go kontroluje, zostaje znacznik. Znika on, gdy wejdzie wroga jednostka.
rule-NAV-39 = Efekt obszaru działa dla strony, która go kontroluje. W obszarze spornym nie działa nic.
rule-NAV-40 = Efekt Morza Śródziemnego działa dla obu stron, gdy żadna go nie kontroluje ([[AMB-70]]), a po karcie Konferencja w Nyon zawsze ([[CRD-RN6]]).
rule-NAV-41 = Morze Śródziemne daje jedną kartę więcej przy następnym dobieraniu i jedno wydarzenie więcej w następnej turze. Morze Balearskie daje jeden punkt uzupełnień więcej, tylko w turach z uzupełnieniami ([[AMB-44]]).
rule-NAV-42 = Cieśnina Gibraltarska rozstrzyga, ile jednostek przeprawia się z Maroka ([[MAR-07]], [[MAR-08]]).

## Bitwa w obszarze morskim

rule-NAV-43 = Okręty i samoloty obu stron w jednym obszarze walczą tylko wtedy, gdy zgadzają się obie strony. Strona, która odmawia, odsyła okręty do bazy, a samoloty na planszę gracza, i obszar zostaje przy drugiej ([[AMB-38]]).
rule-NAV-44 = W jednym obszarze jest w turze najwyżej jedna bitwa, jednorundowa. Generał nie jest potrzebny.
rule-NAV-45 = Walczą tylko okręty z siłą. Eskadry niszczycieli je wspierają.
rule-NAV-46 = Kolejność bitwy: samoloty z samolotami, samoloty z okrętami, okręty podwodne, odpowiedź na okręty podwodne, na końcu okręty z okrętami.
rule-NAV-47 = Samoloty walczą jeden na jednego jak w walce powietrznej ([[ADF-06]]). Pary dobiera strona, która ma ich więcej ([[AMB-36]]).
rule-NAV-48 = Pozostałe samoloty mogą atakować dowolne wrogie okręty, także kilka jeden okręt. Samolot, który się wstrzyma, odwraca się na drugą stronę, ale zostaje.
rule-NAV-49 = Pary dobiera strona z większą liczbą okrętów, przy równej liczbie ta z większą siłą. Okręt bez pary wspiera jedną z par swojej strony ([[AMB-37]]).
rule-NAV-50 = Każdy okręt rzuca tyloma kostkami, ile wynosi jego siła, i dodaje swój modyfikator morski do jednej z nich. Wynik 6 lub więcej uszkadza drugi okręt i odsyła go do bazy; 5 odsyła go tam nieuszkodzonego. Oba rzucają jednocześnie ([[AMB-47]]).
rule-NAV-51 = Okręt trafiony dwa razy w tej samej walce tonie.
rule-NAV-52 = Karty nigdy nie zmieniają rzutów na morzu.
rule-NAV-53 = Po bitwie zostają wszystkie okręty i samoloty, które wyszły cało.

## Niszczyciele i okręty podwodne

rule-NAV-54 = Eskadra niszczycieli wspiera jeden okręt lub jedną eskadrę okrętów podwodnych swojej strony modyfikatorem +1. Jej własny modyfikator morski się wtedy nie liczy ([[AMB-56]]).
rule-NAV-55 = Same niszczyciele przeciw samolotom używają własnego modyfikatora morskiego i mogą zostać trafione. Eskadra wraca do bazy, gdy odeszły wszystkie okręty, które wspierała.
rule-NAV-56 = Niszczyciele i okręty podwodne mogą blokować same lub z innymi.
rule-NAV-57 = Okrętów podwodnych nie łączy się w pary. Rzucają pierwsze, do wrogiego okrętu wybranego przez właściciela, ze swoim modyfikatorem morskim i z niszczycielami, które je wspierają.
rule-NAV-58 = Jeśli cel nie został ani trafiony, ani odesłany, odpowiada rzutem na okręty podwodne.
rule-NAV-59 = Eskadra niszczycieli, która wsparła okręty podwodne, nie wspiera w tej samej bitwie okrętu.
rule-NAV-63 = Okręty podwodne używają w każdym rzucie na morzu własnego modyfikatora morskiego. Mogą stanąć przeciw samolotom, same lub z niszczycielami, i wtedy można je trafić.

## Samoloty przeciw okrętom

rule-NAV-60 = Gdy jedna strona ma tylko samoloty, a druga tylko okręty, samoloty rzucają wszystkimi swoimi kostkami, każdy ze swoim modyfikatorem ([[AMB-59]]). Wynik 6 lub więcej uszkadza okręt i odsyła go do bazy; 5 odsyła jeden tam nieuszkodzony ([[AMB-49]]).
rule-NAV-61 = Każdy okręt, bez względu na siłę, rzuca jedną kostką ze swoim modyfikatorem morskim. Wynik 6 lub więcej niszczy samolot, 5 odsyła jeden na planszę gracza; który, wybiera właściciel samolotów.

## Naprawa

rule-NAV-62 = Punkt uzupełnień naprawia uszkodzony okręt w bazie; karta może naprawić okręt w bazie lub porcie. Zatopione okręty wracają tylko dzięki kartom.

## Karty wojny na morzu

rule-CRD-RN1 = Marynarze przejmują dowodzenie: naprawia się dwa twoje uszkodzone okręty, w bazach lub portach.
rule-CRD-RN2 = Krążownik Méndez Núñez: dostajesz ten okręt w bazie Kartagena.
rule-CRD-RN3 = Okręty podwodne na północ: dostajesz drugą eskadrę okrętów podwodnych w bazie Kartagena.
rule-CRD-RN4 = Radzieccy doradcy morscy: naprawia się jeden uszkodzony okręt, a w następnej turze dobierasz o jedną kartę więcej.
rule-CRD-RN5 = Zatonięcie España: przy 4 lub więcej pancernik España jest uszkodzony i idzie do bazy, gdziekolwiek jest. Jeśli był już uszkodzony, tonie.
rule-CRD-RN6 = Konferencja w Nyon, stałe działanie: obie strony mają efekt Morza Śródziemnego, bez względu na to, kto je kontroluje ([[NAV-40]]).
rule-CRD-RN7 = Bitwa koło przylądka Palos: przy 3 lub więcej Canarias albo Baleares, według twojego wyboru, jest uszkodzony, jeśli stoi na Morzu Balearskim, Morzu Śródziemnym lub w Cieśninie; jeśli był już uszkodzony, tonie.
rule-CRD-RN8 = Stocznia w Kartagenie: naprawia się dwa twoje uszkodzone okręty, w bazach lub portach.
rule-CRD-RN9 = Kutry torpedowe: przy 5 lub więcej uszkodzony jest wybrany przez ciebie okręt Nacjonalistów na Morzu Balearskim, Morzu Śródziemnym lub przy wybrzeżu; jeśli był już uszkodzony, tonie.
rule-CRD-RN10 = Podniesienie okrętu: jeden twój zatopiony lekki krążownik, eskadra niszczycieli lub eskadra okrętów podwodnych wraca do bazy, z uszkodzeniem.
rule-CRD-NN1 = Krążownik Canarias: dostajesz ten okręt w bazie Ferrol.
rule-CRD-NN2 = Konwój Zwycięstwa: najwyżej dwie jednostki lub generałowie przeprawiają się od razu z Maroka do Kadyksu, chyba że Cieśninę kontroluje Republika.
rule-CRD-NN3 = Krążownik Baleares: dostajesz ten okręt w bazie Ferrol.
rule-CRD-NN4 = Legionowe okręty podwodne: dostajesz je w bazie Kadyks.
rule-CRD-NN5 = Wybuch na Jaime I: przy 4 lub więcej Jaime I jest uszkodzony i idzie do bazy, gdziekolwiek jest. Jeśli był już uszkodzony, tonie.
rule-CRD-NN6 = Naprawy w El Ferrol: naprawia się dwa twoje uszkodzone okręty, w bazach lub portach.
rule-CRD-NN7 = Krążownik Navarra: dostajesz ten okręt w bazie Ferrol.
rule-CRD-NN8 = Bombardowanie portów: przy 4 lub więcej uszkodzony jest wybrany przez ciebie okręt republikański w bazie Kartagena lub w porcie.
rule-CRD-NN9 = Blokada Morza Śródziemnego: Republikanie tracą jedną losową kartę z ręki.
rule-CRD-NN10 = Okręty kupione od Włoch: jeden twój zatopiony krążownik lub eskadra okrętów podwodnych wraca do bazy, z uszkodzeniem.

## Przypadki wątpliwe wojny na morzu

rule-AMB-07 = Źródła nie zgadzają się, gdzie zaczyna Jaime I. Przyjęto późniejszą poprawkę: Malaga.
rule-AMB-32 = Dwa samoloty na morzu to dwa jednej strony w każdym obszarze lub porcie, a nie dwa łącznie.
rule-AMB-33 = Odległość do miejsca na morzu liczy się w połączeniach: port leży o 0 od własnego pola, a obszar o 1 od każdego pola swojego wybrzeża. Pole, z którego lecą samoloty, musi być przyjazne.
rule-AMB-34 = Samoloty wysyła się na morze w ruchu własnej strony, nie w fazie morskiej.
rule-AMB-35 = Dla Morza Kantabryjskiego przyjazne musi być Oviedo, Bilbao lub San Sebastián; wystarczy znacznik, a San Sebastián liczy się także wtedy, gdy nie jest portem.
rule-AMB-36 = Na morzu pary dobiera strona, która ma więcej samolotów, przy równej liczbie silniejsza. Tak samo przy blokadzie.
rule-AMB-37 = Okręt, który wspiera inny, dodaje swoje kostki do jego rzutu i sam nie może być celem.
rule-AMB-38 = O to, czy walczą, pyta się najpierw Nacjonalistów. Kto pierwszy odmówi, ten odchodzi, a drugi zostaje.
rule-AMB-39 = Bateria należy do strony, która trzyma port, a w porcie spornym do właściciela bazy. Ta strona wybiera, kto dostaje trafienia, w granicach [[NAV-36]].
rule-AMB-40 = Gdy baza lub port przepadnie, okręty stamtąd przechodzą od razu do innej otwartej bazy lub przyjaznego portu.
rule-AMB-41 = Okręt, który nie ma dokąd odejść, do bazy ani portu, przepada.
rule-AMB-42 = Okręty obu stron walczą przed pierwszym atakiem bitwy lądowej na swoim polu; jeśli bitwy nie ma, walczą w fazie morskiej.
rule-AMB-43 = W Utrzymaniu najpierw ustala się kontrolę obszarów. Potem samoloty wracają, a strona, która miała w obszarze tylko samoloty, zostawia znacznik.
rule-AMB-44 = Punkty uzupełnień z Morza Balearskiego przychodzą w Fazie uzupełnień, karty z Morza Śródziemnego przy następnym dobieraniu.
rule-AMB-45 = Zadanie okrętu jest jawne dla obu graczy i ogłasza się je przy przydziale.
rule-AMB-46 = Jeśli Cieśniny nikt nie kontroluje, transport z Maroka jest zwykły. Ogranicza go tylko Cieśnina sporna lub republikańska.
rule-AMB-47 = Na morzu każda kostka z wynikiem 6 lub więcej po modyfikatorach to trafienie. Wynik 5 liczy się tylko wtedy, gdy w rzucie nie ma trafienia.
rule-AMB-48 = Kilka eskadr okrętów podwodnych rzuca jedna po drugiej. Celu, który odszedł, nie można wybrać ponownie, a na każdy atak odpowiada się raz.
rule-AMB-49 = Które okręty trafiają samoloty, wybiera właściciel okrętów: najpierw te z siłą, każdy raz, zanim któryś dostanie drugi raz.
rule-AMB-55 = Eskadry niszczycieli mogą wspierać walkę lądową, modyfikatorem +1.
rule-AMB-56 = Eskadra niszczycieli używa własnego modyfikatora morskiego tylko wtedy, gdy sama walczy, nigdy gdy wspiera.
rule-AMB-58 = Wartości okrętów i efekty obszarów są nadrukowane na planszy i żetonach, których nie było pod ręką. Są to dane do poprawienia; Morze Kantabryjskie na razie nie ma efektu.
rule-AMB-59 = Gdy samolotów jest kilka, każdy rzuca swoimi kostkami, z własnym modyfikatorem do jednej z nich.
rule-AMB-65 = Okręty obu stron u jednego wybrzeża lub w jednym porcie walczą raz i najpierw, bez względu na zadania; także okręt, który stoi w porcie bez zadania, lecz nigdy uszkodzony. Samoloty nad portem biorą w tym udział. Te, które zostały, potem wspierają, blokują lub chronią. Okręty podwodne mogą iść do tej walki na każde pole nadbrzeżne.
rule-AMB-70 = Spornego Morza Śródziemnego nie kontroluje żadna strona: działają oba efekty.
rule-AMB-71 = Samolot zawrócony wynikiem 5 w walce na morzu lub nad portem odleciał: wraca na planszę gracza i niczego nie blokuje.

## Opcje

rule-OPT-01 = Opcja: Líster lub Durruti, rozpoczynając bitwę bez oddziału ze swoim emblematem na polu, dodaje do rzutu swojej strony dalsze −1, oprócz własnego modyfikatora ([[AMB-22]]).
rule-OPT-02 = Opcja: Ulibarri rozpoczyna bitwę tylko wtedy, gdy na jego polu stoi oddział baskijski.
rule-OPT-03 = Opcja: gdy zniszczony zostaje republikański czołg, Nacjonaliści rzucają kostką; przy 4 lub więcej czołg jest zdobyty, inaczej przepada.
rule-OPT-04 = Opcja: zdobyty czołg wchodzi na dowolne pole pod kontrolą Nacjonalistów, na końcu następnej Fazy wydarzeń, i zostaje u nich na dobre.
rule-OPT-05 = Opcja: do talii dochodzą karty z numerem 45, z wojną na morzu lub bez niej, ale nie w wariancie, który ustala talie ([[CRD-R45]], [[CRD-N45]], [[AMB-73]]).
rule-OPT-06 = Opcja: ze stosów drugiej strony widać tylko wierzchnią jednostkę, dopóki nie odkryje ich bitwa na tym polu. Każda strona może położyć pod swoimi jednostkami do pięciu znaczników kontroli jako atrapy; odkryta atrapa wraca do ręki.
rule-OPT-07 = Opcja: San Sebastián jest dla kart portem, dopóki jest przyjazne dla Republiki.
rule-OPT-08 = Wojnę na morzu, scenariusz 1938, każdą opcję i każdy wariant można wybrać osobno. Bez żadnego z nich gra jest standardową grą z 1936 roku.

## Opcje wyrównania sił

rule-HCP-01 = Opcja domowa: w każdej fazie Uzupełnień strona z tym ułatwieniem ma o jeden punkt więcej ([[RPL-01]]).
rule-HCP-02 = Opcja domowa: strona z tym ułatwieniem dobiera w turze o jedną kartę więcej ([[DRW-01]]); limit ręki się nie zmienia. Nie w kolejności historycznej, w której nikt nie dobiera ([[VAR-04]]).
rule-HCP-03 = Opcja domowa: w każdym ataku strony z tym ułatwieniem jedna z jej kości liczy się o jeden wyżej ([[DRM-03]]).
rule-HCP-04 = Opcja domowa: trzy razy w grze strona z tym ułatwieniem może rzucić ponownie wszystkimi swoimi kośćmi w ataku na lądzie, gdy obie strony już rzuciły ([[CBT-16]]), a zanim modyfikatory zostaną przydzielone ([[DRM-03]]). Liczy się nowy rzut. Atakujący decyduje pierwszy; każda strona może to zrobić raz w jednym ataku.

## Warianty

rule-VAR-01 = Wariant: bez obcej interwencji odkłada się po 23 karty każdej strony: karty zagranicznej pomocy i kilka innych.
rule-VAR-02 = Bez obcej interwencji wydarzenia są obowiązkowe, na przemian, zaczynając od Nacjonalistów: po cztery na stronę w 1. turze, po dwa w turach od 2 do 5, po trzy w 6. turze, po dwa w turach od 7 do 9, żadnego w 10. turze; przy wojnie na morzu można w każdej turze oprócz ostatniej zagrać dodatkowo karty morskie, do czterech wydarzeń ([[AMB-72]]).
rule-VAR-03 = Bez obcej interwencji kart nie używa się w walce. Reszta jak zwykle.
rule-VAR-04 = Wariant: w porządku historycznym usuwa się karty tego, co się nie zdarzyło, a pozostałe idą według numerów. Są obowiązkowymi wydarzeniami na początku tury: po pięć na stronę w turach 1 i 2, po trzy w turach od 3 do 5, po cztery w turach od 6 do 9, żadnego w 10. turze. Przy wojnie na morzu każda z tych liczb rośnie o jeden, a z efektem Morza Śródziemnego o dwa ([[NAV-41]]), a ostatnia tura talii bierze to, co zostało ([[AMB-72]]). Karty nie wspierają walki.
rule-VAR-05 = W obu wariantach liczby zgadzają się dokładnie: zagrana zostaje każda karta wojny lądowej. W porządku historycznym także karty morskie ([[AMB-72]]); bez obcej interwencji zagrywa się je tylko z wyboru i mogą zostać.
rule-VAR-06 = W porządku historycznym wydarzenia na początku tury zastępują Fazę wydarzeń.

## Scenariusz 1938

rule-SCN-01 = Scenariusz 1938 używa wszystkich zasad standardowych i ma własne rozstawienie. Jego samoloty i generałowie zaczynają na planszach graczy, więc nic nie ogranicza ich pierwszego przydziału.
rule-SCN-02 = Karta 20 obu stron działa od początku ([[DRM-10]]).
rule-SCN-03 = Okrętów i obszarów morskich używa się tylko przy wojnie na morzu; wtedy od początku działa Konferencja w Nyon ([[CRD-RN6]]).
rule-SCN-04 = Scenariusz zaczyna się w 6. turze, po sześć kart na stronę z talii 1938–39. Miasta kluczowe liczy się z rozstawienia.

## Wydania

rule-EDN-01 = Wydanie z 2008 roku ma po 44 karty na stronę, opcjonalną kartę 45 i dziesięć kart morskich; wydanie z 2007 roku ma same 44.
rule-EDN-02 = Wojna na morzu i scenariusz 1938 przyszły z wydaniem z 2008 roku.
rule-EDN-03 = Wydanie z 2007 roku: transport z Maroka otwiera Fazę wydarzeń.
rule-EDN-04 = Wydanie z 2007 roku: generała, który wylądował, można przydzielić gdziekolwiek.
rule-EDN-05 = Wydanie z 2007 roku: czołgi poruszają się tylko przez własne pola i kończą ruch przy własnych jednostkach.
rule-EDN-06 = Wydanie z 2007 roku: wspierający czołg przepada tylko wtedy, gdy jego oddział został zniszczony i zostały nadmiarowe trafienia.
rule-EDN-07 = Wydanie z 2007 roku: czołg odcinają od zaopatrzenia tylko wrogie jednostki wokół niego, nie znaczniki.
rule-EDN-08 = Wydanie z 2007 roku: nadwyżka ponad cztery oddziały nie jest niszczona.
rule-EDN-09 = Wydanie z 2007 roku: od 3. tury nowy oddział ma siłę 1 lub 2.
rule-EDN-10 = Wydanie z 2007 roku: na końcu porównuje się punkty uzupełnień.
rule-EDN-11 = Wydanie z 2007 roku: wygrana dzięki oporowi wymaga też grupy ośmiu połączonych pól z własnymi jednostkami lub znacznikami, jak w [[VIC-04]].
rule-EDN-12 = O zasięgu generałów w 1. turze jaśniej mówi wydanie z 2007 roku; tutaj oba znaczą jedno połączenie ([[AMB-08]]).
rule-EDN-13 = Przy Lísterze i Durrutim bez emblematu wydanie z 2007 roku wymienia pierwszy atak i najwyższą kostkę; przyjęto to dla obu wydań ([[AMB-22]]).
rule-EDN-14 = W obu wydaniach zdobyty czołg wchodzi na końcu Fazy wydarzeń; różnią się tylko słowa ([[OPT-04]]).
rule-EDN-15 = O tym, że ujemne modyfikatory idą pierwsze, mówi dopiero późniejsze wyjaśnienie. Obowiązuje ono w obu wydaniach ([[DRM-04]]).
rule-EDN-16 = Obie strony zagrywają wydarzenia na przemian, jak mówią wydanie z 2007 roku i późniejsze wyjaśnienie ([[EVT-02]]).
rule-EDN-17 = Przy San Sebastián jako porcie wydanie z 2007 roku mówi o jednostkach i czołgach. Tutaj karty mogą wprowadzać jedne i drugie ([[OPT-07]]).
rule-EDN-18 = W obu wydaniach punktu, dla którego nie ma żetonu, nie można wydać i przepada on z końcem fazy ([[RPL-15]]).
rule-EDN-19 = W porządku historycznym karty przychodzą na początku tury, choć wydanie z 2007 roku wspomina i o początku, i o końcu ([[VAR-04]]).
rule-EDN-20 = Do gry bez obcej interwencji wydanie z 2007 roku wymienia karty, które zostają, a wydanie z 2008 roku te, które odpadają. Wynik jest ten sam ([[VAR-01]]).
rule-EDN-21 = Wydanie z 2007 roku nie mówi, że w Utrzymaniu użyte jednostki są znów gotowe; tutaj są zawsze ([[UPK-02]]).
