# Zasady gry La Guerra Civil Española własnymi słowami, po jednej wiadomości na zasadę: rozdziały od 11 do 17.

## Strefy kontroli

rule-11_1-a = Brygada lub dywizja ma strefę kontroli w sześciu heksach dookoła, z wyjątkiem boków całkiem morskich i zamkniętych.
rule-11_1-b = Bataliony, pułki, sztaby, jednostki lotnicze i znaczniki jej nie mają; kolumny mają ograniczoną ([[11-8.5-a]]). Stos ma najsilniejszą ze swoich jednostek.
rule-11_2 = Poruszająca się jednostka staje w pierwszej wrogiej strefie kontroli, do której wejdzie.
rule-11_3 = Wroga strefa kontroli przecina zaopatrzenie, chyba że w tym heksie stoi przyjazna jednostka. Dla ruchu przyjazna jednostka jej nie znosi.
rule-11_4 = Przy posunięciu po walce strefy kontroli nie mają znaczenia ([[13.27-d]]).
rule-11-8_4 = Jednostka, która zaczyna we wrogiej strefie kontroli, może z niej wyjść, jeśli pierwszy heks, na który wchodzi, jest od takich stref wolny. Potem staje w następnej. Nie wolno jej przejść wprost z jednej wrogiej strefy do drugiej.
rule-11-8_5-a = Strefa kontroli kolumny przecina zaopatrzenie jak każda inna.
rule-11-8_5-b = Nie zatrzymuje ruchu: wróg może przez nią przejść, także wprost ze strefy jednej kolumny do strefy drugiej. Jeśli heks kontroluje też brygada lub dywizja, wróg staje.

## Ruch

rule-12_1-a = W twojej fazie ruchu jednostki idą z heksu na heks i za każdy płacą ze współczynnika ruchu. Ruszasz tylko własne jednostki.
rule-12_2-a = Punktów ruchu nie da się odkładać ani pożyczać. Ruszasz, które jednostki chcesz, i nie musisz wydać wszystkich punktów.
rule-12_2-b = Jednostka lub stos kończy ruch, zanim ruszą następne. Ruchu zakończonego się nie cofa.
rule-12_3 = Jednostka o współczynniku ruchu większym od 0 zawsze może przejść jeden heks, wydając wszystkie punkty, ale nigdy na zakazany heks ani przez zakazany bok. Strefy kontroli nadal ją wiążą ([[A89]]).
rule-12_4 = Jednostki nigdy nie wchodzą na morze, nie przekraczają boków całkiem morskich i nie wchodzą na heks z wrogimi jednostkami. Samotny sztab nie jest przeszkodą ([[13.12-h]]).
rule-12_5 = Jednostki ruszają się jako stos tylko wtedy, gdy razem zaczynają. Mogą też iść pojedynczo lub grupami.
rule-12_6 = Idący stos może po drodze zostawiać jednostki, które potem idą gdzie indziej. Wszystko to trzeba skończyć, zanim ruszy inna jednostka.
rule-12_7 = Stos idzie w tempie swojej najwolniejszej jednostki. Wolne można zostawić.
rule-12_8 = Teren jest naturalny albo stworzony przez ludzi. Każdy rodzaj ma swój koszt.
rule-12_9-a = Ewakuacja: raz w grze, w swojej fazie ruchu, Republikanie mogą zabrać najwyżej dwie dywizje, lub po trzy brygady za każdą, z heksów przy granicy francuskiej ([[A61]]).
rule-12_9-b = Jednostki te kładzie się w La Jonquerze (3425) i w tej turze już się nie ruszają.
rule-12_9-c = Nie jest to możliwe, gdy La Jonquerę (3425) mają Nacjonaliści. Droga wiedzie tylko przez Francję, a Nacjonaliści nie mogą z niej korzystać.
rule-12_10-a = W Euzkadi i Santander razem mogą stać najwyżej cztery poziomy jednostek asturyjskich.
rule-12_10-b = W Euzkadi i Asturii razem mogą stać najwyżej dwa poziomy jednostek z Santander.
rule-12_10-c = W Asturii i Santander razem mogą stać najwyżej dwa poziomy jednostek baskijskich.
rule-12_10-d = Limit jednostek danego regionu kończy się, gdy wszystkie jego heksy mają Nacjonaliści.
rule-12_10-e = Jednostek baskijskich z gwiazdką te limity nie dotyczą ([[7.6-b]]).
rule-12_11-a = Marsz: jednostka piesza lub konna, która zaczyna fazę z zaopatrzeniem i nie obok wrogiej jednostki, może przejść do dwukrotności swojego współczynnika ruchu.
rule-12_11-b = W marszu jednostka wchodzi na heks obok wrogich jednostek tylko wtedy, gdy są tam już przyjazne. Może tam skończyć.
rule-12_11-c = Oba warunki sprawdza się na początku fazy. Jednostki zmotoryzowane i czołgi nie używają marszu ([[A57]]).
rule-12_12 = Teren naturalny to otwarty, pagórkowaty, góry, bagno, rzeka, wielka rzeka i morze.
rule-12-11_13 = Heks otwarty kosztuje 1 punkt ruchu.
rule-12_14 = Heks pagórkowaty kosztuje 1 punkt ruchu, czołgi 2.
rule-12_15 = Heks górski kosztuje 3 punkty ruchu, jednostki zmotoryzowane i czołgi 4.
rule-12_16 = Heks bagienny kosztuje 3 punkty ruchu, kawalerię 2, jednostki zmotoryzowane i czołgi 4.
rule-12_17 = Wzdłuż wybrzeża jednostki idą jak po innym lądzie. Boków całkiem morskich nie można przekroczyć.
rule-12_18 = Przekroczenie rzeki kosztuje 1 punkt więcej, zmotoryzowane 2, ponad koszt heksu.
rule-12_19-a = Przekroczenie wielkiej rzeki kosztuje 2 punkty więcej, zmotoryzowane 4 ([[A59]]).
rule-12_19-b = Jednostki zmotoryzowane nie mogą w posunięciu po walce przekroczyć wielkiej rzeki. Inne mogą.
rule-12_20 = Dziełem ludzi są miasta, miasteczka, linie umocnień, granice i koleje.
rule-12_21 = Miasteczko nie zmienia kosztu swojego heksu.
rule-12_22 = Miasto kosztuje 1 punkt ruchu, bez względu na teren. Rzeki i linie umocnień się dolicza ([[A60]]).
rule-12_23 = Granic z krajami neutralnymi nigdy się nie przekracza, z wyjątkiem ewakuacji ([[12.9-a]]). Granice regionów dotyczą tylko jednostek północy ([[12.10-a]]).
rule-12_24 = Koleje nie zmieniają kosztu ruchu.
rule-12_25 = Nacjonaliści płacą 1 punkt więcej za wejście na heks nienaruszonej republikańskiej linii umocnień; Republikanie nie.
rule-12_26 = Wszystkie koszty się sumują. Piechota, która przez rzekę wchodzi w góry, płaci 1 i 3, czyli 4 punkty; jednostka zmotoryzowana 6.

## Walka

rule-13_1 = Atakuje strona, do której należy faza walki. Atak jest dobrowolny, poza obowiązkami z niektórych losów ([[7.22-a]], [[7.33]]).
rule-13_2 = Celem ataku jest jeden heks. Może się przyłączyć dowolna liczba jednostek stojących obok.
rule-13_3-a = Współczynników nigdy się nie dzieli. Wszystkie jednostki atakowanego heksu bronią się razem.
rule-13_3-b = W jednej fazie jednostka atakuje najwyżej raz i heks jest atakowany najwyżej raz. Nikt nie może odmówić walki.
rule-13_4 = Ataków nie zapowiada się z góry. Każdy, wraz z posunięciem po walce, kończy się przed następnym.
rule-13_5 = Jednostki z jednego heksu mogą atakować różne heksy albo nie atakować.
rule-13_6 = Wrogie stosy są ukryte, dopóki nie policzy się stosunku sił. Od tej chwili ataku nie można odwołać ([[A87]]). Opcja odkrywa wszystkie stosy.
rule-13_7 = Jeśli atak jest nie mniejszy niż obrona, dzieli się atak przez obronę i zaokrągla w dół: 26 na 7 to 3:1.
rule-13_8 = Jeśli atak jest mniejszy, dzieli się obronę przez atak i zaokrągla w górę: 5 na 6 to 1:2.
rule-13_9 = Tabela wyników sięga od 1:2 do 7:1. Gorszy stosunek liczy się jak 1:2, lepszy jak 7:1 ([[A62]]).
rule-13_10-a = Wynik 2/1 oznacza, że atakujący traci dwa poziomy, a obrońca jeden.
rule-13_10-b = Straty atakującego zdejmuje się najpierw.
rule-13_10-c = Każdy właściciel wybiera własne straty spośród walczących jednostek, oprócz sztabów. W stosie nie ginie jednostka o jednym poziomie, dopóki jest w nim nietknięta o dwóch; poza tym właściciel osłabia jednostkę albo oddaje już osłabioną, jak woli ([[A64]]).
rule-13_10-d = Nikt się nie cofa. Kto ocalał, zostaje, a teren zdobywa się tylko posunięciem po walce ([[13.27-a]]).
rule-13_11-a = Teren i inne okoliczności przesuwają kolumnę albo zmieniają kostkę. Wszystkie sumuje się przed rzutem.
rule-13_11-b = Jednostka o współczynniku 1 lub większym nigdy nie spada poniżej 1. Gdy zmniejsza się kilka, zmniejsza się ich sumę.
rule-13_12-a = Sztab dodaje swój współczynnik tylko w stosie z inną przyjazną jednostką lądową, która sama walczyć nie musi. Sztab 3 z trzema dywizjami 2-4 atakuje siłą 9 i broni się siłą 15.
rule-13_12-b = Wsparcie artylerii dają sztaby republikańskie EBR, MNV i CEN oraz sztaby Nacjonalistów CTV, N, MRC, GLC i C. Inne go nie mają.
rule-13_12-c = Sztab musi mieć zaopatrzenie, być gotowy i stać w heksie własnych walczących jednostek lub obok nich. W obronie sztab odcięty w miasteczku lub mieście liczy się jako zaopatrzony ([[10.7]]), w ataku nie. Każda strona może w jednej walce użyć jednego.
rule-13_12-d = Najpierw atakujący wskazuje sztab, przed lotnictwem i losami. W ataku stosunek sił przesuwa się o kolumnę w prawo, w obronie o kolumnę w lewo; oba się znoszą.
rule-13_12-e = Użyty sztab nie wspiera aż do następnej fazy zasobów. Jego współczynnik walki nadal się liczy.
rule-13_12-f = Sztaby nigdy nie atakują same.
rule-13_12-g = Sztab można oddać jako stratę jednego poziomu i później odbudować, ale tylko gdy w walce nie ma już innej jednostki jego strony ([[A63]]).
rule-13_12-h = Samotny sztab w heksie jest eliminowany, gdy wejdzie tam wroga jednostka bojowa, ruchem, marszem lub w posunięciu po walce.
rule-13_13 = Losy takie jak Zaskoczenie taktyczne ([[7.39]]) można zagrać razem. Najpierw zgłasza atakujący.
rule-13_14 = Kostka powyżej 6 liczy się jako 6, poniżej 0 jako 0.
rule-13_15-a = Wsparcie z morza daje +1 do kostki przy ataku na heks przybrzeżny, −1 przy jego obronie.
rule-13_15-b = Republikańskie wsparcie z morza działa na Morzu Śródziemnym od kolumny 12 na wschód, od 3. tury, i kończy się wraz z Zamachem Casado ([[7.8-a]]). Nacjonaliści używają swojego na wybrzeżu kantabryjskim i śródziemnomorskim. Każda strona wspiera raz na turę ([[A66]]).
rule-13_16 = Republikańska linia umocnień jest nieukończona, nienaruszona albo zniszczona. Wszystkie zaczynają nieukończone.
rule-13_17-a = Jeśli lądowa jednostka Nacjonalistów wejdzie na któryś heks linii przed turą jej ukończenia, linia nigdy nie powstanie.
rule-13_17-b = Nieukończona linia nie ma wpływu na walkę. Linie, których nikt nie tknął, stają się w swojej turze nienaruszone.
rule-13_18 = Republikanie broniący heksu nienaruszonej linii dodają jej współczynnik do obrony, obok wszystkiego innego ([[A67]]). W Bilbao (3613) odbiera ten współczynnik los Goicoechea ([[7.14]]).
rule-13_19 = Linie zaopatrzenia Nacjonalistów nie mogą wchodzić na heksy nienaruszonej linii.
rule-13_20 = No pasarán: Republikanie broniący Madrytu (2712) przesuwają stosunek sił o dwie kolumny w lewo, przez całą grę.
rule-13_21-a = Brak amunicji: w turach od 1 do 6 jednostki Nacjonalistów na północ od rzędu 24 atakują z −1 do kostki. Bronią się jak zwykle ([[A68]]).
rule-13_21-b = Kończy się na dobre w chwili, gdy miasteczko lub miasto na północ od rzędu 24 ma linię zaopatrzenia do Kadyksu (1305), także między dwoma atakami jednej fazy, a w każdym razie po 6. turze.
rule-13_22 = Gdy jednostki kolonialne walczą z kolumnami republikańskimi, samymi lub razem z regularnymi, kostka dostaje +1, gdy Nacjonaliści atakują, i −1, gdy się bronią, raz w walce ([[A69]]).
rule-13_23-a = Atak koncentryczny: +1 do kostki, jeśli atak idzie z dwóch przeciwległych heksów, z trzech z przerwą między każdym albo z więcej niż trzech ([[A70]]).
rule-13_23-b = Atak z udziałem kolumn republikańskich nigdy nie dostaje tej premii. Jednostki kolonialne ją dostają, obok [[13.22]].
rule-13_24 = Jednostka z atakiem 0 może przyłączyć się do innych atakujących i ponosić straty. Sama atakować nie może.
rule-13_25 = Legion Condor przesuwa stosunek sił o jedną kolumnę na korzyść Nacjonalistów ([[8.5]]).
rule-13_26-a = Liczy się tylko teren heksu obrońcy i jego boków. Jego skutki się sumują.
rule-13_26-b = Jeśli nie wszyscy atakujący przekraczają rzekę, liczy się ona tylko wtedy, gdy jakąś przekracza co najmniej połowa współczynników ataku ([[A72]]).
rule-13_26-c = Gdy przekracza się rzeki obu rodzajów, liczy się mniejsza, jeśli przekracza ją co najmniej połowa współczynników; inaczej wielka.
rule-13_27-a = Przełamanie: każdy stracony poziom ponad te, które były w bronionym heksie, staje się jednym heksem posunięcia.
rule-13_27-b = Każda atakująca jednostka, oprócz sztabów, może posunąć się o tyle heksów. Pierwszym musi być ten dopiero co opróżniony. Nikt nie musi się posuwać.
rule-13_27-c = Przykład: 36 punktów z 3020 i 2920 atakuje 50. Dywizję, obrona 5 i dwa poziomy, w 2919. Przy 7:1 wynik 5 daje 0/4: dywizja przepada, a atakujący mogą posunąć się o dwa heksy, najpierw na 2919, potem na przykład na 2918. Sztab zostaje.
rule-13_27-d = Posunięcie nie zważa na strefy kontroli i zajmuje heksy, na które wchodzi. Nadal zamykają drogę heksy z wrogami i zamknięte boki, a zmotoryzowanym wielkie rzeki ([[12.19-b]]).
rule-13_27-e = Jeśli strat jest dokładnie tyle, ile było poziomów, atakujący mogą wejść tylko na opróżniony heks. To opcja, zwykle włączona ([[A73]]).
rule-13_28-a = Pościg: przy przełamaniu kawaleria i czołgi o jeden heks od atakujących mogą przyłączyć się do posunięcia, jeśli w tej turze nie ruszały się ani nie walczyły i nie stoi obok nich wróg ([[A74]]).
rule-13_28-b = Idą o tyle heksów, na ile pozwala posunięcie, i muszą przejść przez opróżniony heks albo w nim skończyć. Z 3021 dwa heksy sięgają 2919; przy jednym pościgu nie ma.

## Ruch strategiczny

rule-14_1 = W fazie A.V jednostki przewozi się koleją lub morzem, najpierw Nacjonaliści. W 1. turze go nie ma, a jednostki bez zaopatrzenia nie biorą udziału.
rule-14_2-a = Koleją jednostka jedzie z jednego heksu kolejowego na inny, dowolnie daleko, przez połączone przyjazne heksy kolejowe ([[14.2-c]]).
rule-14_2-b = Nie może przejeżdżać przez heks kolejowy obok wrogiej jednostki, chyba że stoi tam przyjazna. Zacząć obok wroga wolno.
rule-14_2-c = Może skończyć w pustym heksie kolejowym, który kontroluje wróg, ale przejeżdża tylko przez przyjazne ([[A77]]). To opcja, zwykle włączona.
rule-14_2-d = Jednostka przewieziona koleją może w tej turze jeszcze ruszyć, maszerować i walczyć.
rule-14_3 = Tabela ogranicza liczbę jednostek, które każda strona przewozi koleją w turze. Ich wielkość nie ma znaczenia.
rule-14_4-a = Są trzy morza: Kantabryjskie od granicy francuskiej do 3201, Atlantyk od Huelvy (1606) do Algeciras (1207) i Śródziemne od 1208 na wschód.
rule-14_4-b = Morzem jednostka płynie z nadmorskiego miasteczka lub miasta do innego, przyjaznego, nad morzem dostępnym jej stronie. W tej turze może jeszcze ruszyć ([[A78]]).
rule-14_5 = Republikanie pływają tylko po Morzu Śródziemnym, tyloma jednostkami, na ile pozwala tabela.
rule-14_6 = Nacjonaliści pływają po wszystkich trzech morzach, tyloma jednostkami, na ile pozwala tabela.
rule-14_7-a = Desant: całym swoim transportem morskim w turze strona przewozi jedną jednostkę, najwyżej dywizję, z nadmorskiego miasteczka lub miasta na pusty przybrzeżny heks wroga.
rule-14_7-b = Nacjonaliści desantują się na wybrzeżu kantabryjskim i śródziemnomorskim, Republikanie tylko na śródziemnomorskim.
rule-14_7-c = Jednostka z desantu do końca tury nie rusza się i nie atakuje.
rule-14_7-d = Zaatakowana w tej turze, broni się połową współczynnika, zaokrągloną w dół ([[A79]], [[A80]]).
rule-14_8 = Sztab liczy się w kolei jako dwie jednostki i nigdy nie płynie morzem.

## Opcje

rule-15_1-a = Rozpoznanie sztabów: od 14. tury każdy sztab republikański może raz na turę spróbować rozpoznać stos Nacjonalistów nie dalej niż 2 heksy.
rule-15_1-b = Przy 1 Nacjonaliści muszą podać łączną obronę tego heksu.
rule-15_2-a = Alkazar: dopóki się trzyma, Republikanie muszą mieć jednostkę w Toledo (2510). Ostatnia nie wychodzi własnym ruchem; gdy nie ma żadnej, jedna wchodzi, jeśli może.
rule-15_2-b = Co turę rzuca się kostką. Alkazar pada przy 1 w turach od 1 do 3, przy wyniku od 1 do 3 w 4. turze, od 1 do 5 później; Morale Republikanów rośnie wtedy o 1 ([[A76]]).
rule-15_2-c = Pierwsza jednostka Nacjonalistów z zaopatrzeniem, która wejdzie do Toledo (2510), oswobadza go. Znacznik się usuwa, a Morale Republikanów spada o 1 ([[A40]]).
rule-15_3-a = Pociąg pancerny: raz na turę republikański BTB wspiera walkę, w której atak idzie przez bok heksu z koleją ([[A81]]).
rule-15_3-b = Musi stać w stosie z piechotą i nie może posuwać się po walce.
rule-15_4 = W turach od 12 do 19 Legion Condor i Lotnictwo Legionowe nie wspierają walk w promieniu 3 heksów od granicy francuskiej.
rule-15_5-a = Pierwszy włoski atak na Republikanów przesuwa stosunek sił o jedną kolumnę w lewo.
rule-15_5-b = Pierwszy republikański atak na CTV przesuwa go o jedną kolumnę w prawo ([[A82]]).
rule-15_6 = Pierwsza walka ze wsparciem republikańskiej jednostki lotniczej o współczynniku 4 lub republikańskiej brygady czołgów przesuwa się o kolumnę na korzyść Republikanów, raz w grze.
rule-15_7_1-a = Kolumny w ataku: przed ruchem rzuca się kostką za kolumny republikańskie, które mają atakować. Przy 1 odmawiają, przy 2 lub 3 atak ma −1, przy 6 ma +1.
rule-15_7_1-b = Rzuca się za każdą jednostkę albo raz za grupę, z −1 do tego rzutu: za stos albo za wszystkie kolumny obok heksu, który wspólnie atakują. Wynik poniżej 1 to też odmowa ([[A83]]).
rule-15_7_2-a = Kolumny anarchistyczne nie stoją w stosie ani nie atakują z kolumnami innych partii, poza POUM. Kolumny bez partii łączą się ze wszystkimi.
rule-15_7_2-b = Kolumny komunistyczne nie stoją w stosie ani nie atakują z kolumnami POUM ani katalońskich lub baskijskich narodowców.
rule-15_7_2-c = Kolumna jest od tego wolna, gdy stanie się jednostką regularną. Nacjonalistów to nie dotyczy.
rule-15_8 = W 18. turze Republikanie dostają jeden punkt zasobów więcej, jeśli wycofano ochotników zagranicznych ([[7.10-a]], [[A86]]).
rule-15_9 = Jedna republikańska dywizja, lub stos najwyżej trzech brygad, odcięta przy granicy francuskiej liczy się jako mająca zaopatrzenie, dopóki tam stoi ([[A90]]).
rule-15_10 = Od 2. tury, dopóki republikańska jednostka północy stoi w San Sebastián (3615), w fazie A.IV rzuca się kostką: przy 1 lub 2 północ dostaje jeden punkt zasobów.

## Tabele

rule-16_1 = Tabele walki, terenu, punktów zasobów, wycofań, transportu, linii umocnień, Morale i losów są wydrukowane na mapie. Te w programie są odtworzone ([[A84]]).

## Scenariusze

rule-17_1 = Scenariusz Wojna kolumn trwa od 1. do 7. tury.
rule-17_2-a = Na końcu 7. tury Nacjonaliści wygrywają, jeśli mają Madryt (2712) albo ich jednostki z zaopatrzeniem trzymają trzy heksy obok niego. Inaczej wygrywają Republikanie.
rule-17_2-b = W scenariuszu Republikanie wygrywają także wtedy, gdy zdobędą miejsca Nacjonalistów warte razem trzy punkty Morale ([[A11]]).
rule-17_3 = Rozstawienie jest takie jak w kampanii. Kampania trwa od 1. do 19. tury (rozdział 4).
rule-17_n = Uwagi instrukcji o strategii i projekcie nie są zasadami.
