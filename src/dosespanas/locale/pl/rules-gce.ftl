# Zasady gry La Guerra Civil Española własnymi słowami, po jednej wiadomości na zasadę: rozdziały od 0 do 10.
# W kluczu podkreślnik zastępuje kropkę: rule-6_2-a to zasada 6.2-a.

## Jak czytać mapę

rule-0-hex = Heks ma cztery cyfry: dwie oznaczają rząd, liczony ku północy, i dwie kolumnę, liczoną ku wschodowi. Rzędy nieparzyste leżą o pół heksu dalej na wschód, więc Madryt (2712) styka się z 2711, 2713, 2812, 2813, 2612 i 2613.

## Wstęp

rule-1_1 = Strona Nacjonalistów dowodzi także Niemcami, Włochami i oddziałami kolonialnymi. Zasada o jednostkach Nacjonalistów dotyczy ich wszystkich, chyba że wymienia tylko niektóre.
rule-1_2-a = Kampania ma 19 tur. Pierwsze są krótkie, późniejsze trwają dwa miesiące; zmienia to tylko pokazywaną datę ([[A02]]).
rule-1_2-b = Santander jest osobnym regionem. Regiony są ważne dla Republikanów z północy ([[6.2-f]], [[7.7]], [[12.10-a]]).
rule-1_3 = Jednostki lądowe to kolumny, bataliony, pułki, brygady, dywizje i sztaby. Od wielkości zależą strefa kontroli, stosy, desanty i ewakuacja.

## Żetony

rule-2_1 = Używa się jednej kostki sześciościennej, a każda strona ma kubek z losami wydarzeń, z którego ciągnie na ślepo.
rule-2_2-a = Jednostka stoi w jednym heksie albo czeka poza mapą: na torze tur, na stosie wyeliminowanych, w polu lotnictwa lub wśród usuniętych na dobre.
rule-2_2-b = Mapa pokazuje Hiszpanię i jej sąsiadów. Portugalia, Francja, Andora, Gibraltar, Tanger i Maroko są zamknięte ([[12.23]]).
rule-2_3-a = Żeton jednostki podaje stronę, nazwę, wielkość i typ, współczynniki ataku, obrony i ruchu, czas i miejsce wejścia oraz ewentualną turę konwersji lub wycofania.
rule-2_3-b = Sztab ma jeden współczynnik walki do ataku i obrony, współczynnik ruchu, a czasem wsparcie artylerii ([[2.14]]).
rule-2_3-c = Są dwie republikańskie 29. Dywizje. Pierwsza to dawna kolumna Lenina, którą może usunąć bunt w Barcelonie ([[7.35-a]]).
rule-2_4 = Przykład: republikańska 11. Dywizja, 7-11-5, atakuje siłą 7, broni się siłą 11 i ma ruch 5. Wchodzi w 7. turze w Madrycie (2712) lub w pobliżu, jeśli miasto ma wróg ([[6.2-b]]).
rule-2_5 = Przykład: sztab włoskiego CTV daje wsparcie artylerii, walczy siłą 6 i ma ruch 4.
rule-2_6 = Kolor mówi, do kogo jednostka należy: regularni Nacjonaliści, oddziały kolonialne, CTV i Legion Condor, a po drugiej stronie Republikanie oraz północ: Asturia, Santander i Euzkadi. Niektóre zasady dotyczą tylko jednej z tych grup.
rule-2_7 = Historyczna nazwa jednostki nie ma skutku, chyba że wymienia ją zasada.
rule-2_8 = Są piechota, piechota górska, kawaleria, czołgi, czołgi ciężkie, artyleria przeciwlotnicza, sztaby, jednostki lotnicze i kolumny. Własne zasady mają tylko kawaleria, czołgi, sztaby, lotnictwo i kolumny ([[A46]]).
rule-2_9 = Wielkości to batalion, pułk, brygada i dywizja. Sztaby są szczebla korpusu lub armii; kolumny i kilka innych jednostek nie mają wielkości.
rule-2_10 = Atak i obrona to osobne współczynniki. Jednostka z atakiem 0 nie może atakować sama ([[13.24]]).
rule-2_11 = Wejście na heks kosztuje punkty ruchu zależnie od terenu (rozdział 12).
rule-2_12-a = Jednostka ze współczynnikami na jednej stronie ma jeden poziom, na obu dwa. Z dwóch poziomów po stracie jednego jest osłabiona; bez poziomów jest wyeliminowana. Kolumna z jednostką regularną na odwrocie ma tylko jeden poziom ([[A21]]).
rule-2_12-b = Wyeliminowane jednostki trafiają na stos właściciela i mogą wrócić ([[6.6-b]]). Usunięte z gry nie wracają nigdy.
rule-2_13 = Liczba w prawym górnym rogu to tura, w której jednostka musi przejść konwersję ([[6.9-a]]) lub zostać wycofana ([[6.8-a]]).
rule-2_14 = Artyleria sztabu wspiera jedną walkę na turę, w ataku lub w obronie. Jest znów gotowa w następnej fazie zasobów ([[13.12-e]]).
rule-2_15 = Jednostka lądowa bez symbolu wielkości to kolumna. Kolumny mają obie strony.
rule-2_16 = Znaczniki tylko przypominają. Mają skutek jedynie tam, gdzie mówi o tym zasada.
rule-2_17 = Niektóre skróty są na kilku żetonach jednostek, na przykład CR i LT. Są to jednak różne jednostki ([[A85]]).

## Rozstawienie

rule-3_1-a = Gracze wybierają strony. Oddziela się żetony jednostek, które zaczynają na mapie, od tych, które przyjdą później.
rule-3_1-b = Jednostka z samym numerem heksu zaczyna w tym heksie. Oznaczone M czekają na Mobilizację Powszechną ([[6.11-a]]); pozostałe wchodzą w swojej turze.
rule-3_2-a = Posiłki czekają na torze tur, przy turze swojego wejścia.
rule-3_2-b = Znacznik Alkazaru zaczyna w Toledo (2510).
rule-3_2-c = Morale Republikanów wynosi na początku 72.
rule-3_2-d = Wszystkie cztery pule punktów zasobów zaczynają od 0: republikańska, północna, nacjonalistyczna i włoska.
rule-3_3 = Jednostki o dwóch poziomach zaczynają w pełnej sile.
rule-3_4 = W 1. turze tylko ciągnie się losy wydarzeń, po czym ruszają Nacjonaliści. Nie ma punktów zasobów, posiłków ani ruchu strategicznego ([[A01]]).

## Zwycięstwo

rule-4_1-a = Nacjonaliści wygrywają, jeśli przy sprawdzaniu zwycięstwa na końcu którejkolwiek tury Morale Republikanów wynosi 30 lub mniej ([[A08]]).
rule-4_1-b = Republikanie wygrywają, jeśli na końcu 19. tury ich Morale wynosi 31 lub więcej. Remisów nie ma. Przy tym stole strona może też poddać grę albo wyczerpać swój czas: wygrywa wtedy druga. Jeśli obie zgodzą się skończyć, nie wygrywa nikt.
rule-4_1-c = Morale zmienia się od razu, gdy zdobyto heks z wartością Morale albo gdy mówi tak los wydarzenia. Zwycięstwo przez Morale sprawdza się dopiero na końcu tury.
rule-4_2-a = Nagła śmierć: w turach od 1 do 6 Nacjonaliści wygrywają natychmiast, gdy ich jednostka lądowa z zaopatrzeniem wejdzie do Madrytu (2712), w ruchu lub w posunięciu po walce ([[A10]]).
rule-4_2-b = Od 7. tury zdobycie Madrytu zabiera 7 Morale Republikanów i gra toczy się dalej.
rule-4_3-a = Nagła śmierć: Republikanie wygrywają natychmiast, gdy mają jednocześnie trzy miasteczka lub miasta z wartością Morale, które na początku trzymali Nacjonaliści. Poziom Morale nie ma tu znaczenia.
rule-4_3-b = Gdy Republikanie zdobędą takie miejsce, Morale rośnie o jego wartość; gdy Nacjonaliści je odbiją, znów spada. Sewilla (1607) jest warta 3.
rule-4_3-c = Gdy Nacjonaliści zdobędą na Republikanach miejsce z wartością Morale, Morale o tyle spada. Odbicie przywraca tę wartość ([[A09]]).
rule-4_4 = Niektóre losy wydarzeń, gdy działają, podnoszą lub obniżają Morale (rozdział 7).

## Przebieg gry

rule-5_1-a = Tura składa się ze wspólnej administracji (A), części Nacjonalistów (B), części Republikanów (C) i zakończenia (D). Każde działanie ma swoją fazę.
rule-5_1-b = Nacjonaliści są zawsze pierwsi: ruch i walka, potem ruch i walka Republikanów.
rule-5_2-a = Administracja ma pięć faz: punkty zasobów (A.I), losy wydarzeń (A.II), Mobilizacja Powszechna (A.III), posiłki i konwersje (A.IV), ruch strategiczny (A.V). W A.I i A.V zaczynają Nacjonaliści.
rule-5_2-b = W fazie Mobilizacji Powszechnej decydują tylko Republikanie.
rule-5_2-c = Zwycięstwo sprawdza się, zanim znikną jednostki bez zaopatrzenia, więc skazane na stratę jeszcze się liczą.
rule-5_2-d = W części drugiej strony tylko odpowiadasz na walkę: artyleria sztabów, wsparcie z powietrza i morza, losy walki, wybór strat. Wyjątkiem jest los Masowa dezercja ([[7.21]]).
rule-5_2-e = Nagłą śmierć sprawdza się przy każdej zmianie kontroli nad heksem, także w ruchu strategicznym i w posunięciach po walce ([[4.2-a]], [[4.3-a]]).

## Posiłki, punkty zasobów i konwersje

rule-6_1 = Posiłki, odbudowa, konwersje i wycofania odbywają się w fazie A.IV. Punkty zasobów przychodzą w A.I.
rule-6_2-a = Posiłki wchodzą w wydrukowanej turze. Jeśli podany jest heks, wchodzą w nim, o ile jest przyjazny ([[A14]]).
rule-6_2-b = Jeśli ten heks ma wróg, jednostka wchodzi w dowolnym przyjaznym heksie nie dalej niż 2 od niego. Gdy padł Madryt (2712), jego dywizja może pojawić się w 2713.
rule-6_2-c = Jeśli wróg ma wszystkie te heksy, jednostka czeka i próbuje ponownie co turę.
rule-6_2-d = Jednostka z turą, ale bez heksu wchodzi w dowolnym przyjaznym miasteczku lub mieście, w granicach limitu stosu.
rule-6_2-e = Może też wejść w przyjaznym heksie, z którego w tej turze wycofano jednostkę: jedna dywizja lub brygada za każdą wycofaną ([[A15]]).
rule-6_2-f = Posiłki północy wchodzą we własnym regionie albo w heksie Republikanów nie dalej niż 2 od niego ([[A58]]).
rule-6_2-g = Jednostki oznaczone M wchodzą tylko przez Mobilizację Powszechną ([[6.11-a]]).
rule-6_2-g2 = Gdy nie wszystkie jednostki mające wejść na heks się mieszczą, właściciel wybiera, które tam wejdą, a które pójdą gdzie indziej.
rule-6_3 = Posiłki uchodzą za zaopatrzone do końca swojej tury, gdziekolwiek przyjdą. Mogą w niej użyć ruchu strategicznego, poruszyć się lub maszerować i walczyć pełnymi współczynnikami; na końcu ruchu [[10.2-b]] dotyczy i ich.
rule-6_4-a = Każdy punkt zasobów należy do jednej z czterech pul. Jeden punkt przywraca jeden poziom jednostki z tej puli.
rule-6_4-b = Jeden punkt przywraca dwie jednopoziomowe republikańskie brygady piechoty. Jedna także kosztuje punkt ([[A18]]).
rule-6_4-c = Strzały (FV, FA, FN) mogą używać punktów Nacjonalistów lub włoskich. Inne jednostki CTV używają tylko włoskich, a wszyscy inni Nacjonaliści tylko swoich.
rule-6_4-d = W fazie zasobów (A.I) każda pula dostaje punkty, które jej kalendarz podaje na tę turę ([[A84]]).
rule-6_4-e = Niewydane punkty się zachowuje, ale najwyżej 10 w każdej puli. Reszta przepada po fazie A.IV ([[A19]]).
rule-6_5 = Włoskich dywizji DLV i FIN oraz wszystkich kolumn kolonialnych nigdy się nie uzupełnia ani nie odbudowuje. Wyeliminowane są stracone. Każda jednostka kolonialna mniejsza od dywizji jest kolumną, także L, MG i CR.
rule-6_6-a = Osłabiona jednostka wraca do pełnej siły za jeden punkt, jeśli ma linię zaopatrzenia do głównego źródła swojej strony.
rule-6_6-b = Wyeliminowane jednostki można za punkty odbudowywać dowolnie często, jakkolwiek przepadły. Wchodzą jako posiłki ([[A16]], [[A17]]).
rule-6_6-c = Sztaby odbudowuje się jak inne jednostki.
rule-6_7-a = Wydanego punktu nie można cofnąć ani przenieść na inną jednostkę. Możesz wydać wszystkie, jakie masz.
rule-6_7-b = Nikt nie musi niczego uzupełniać ani odbudowywać.
rule-6_8-a = Wycofania wynikają z tabeli wycofań i konwersji albo z losów. Jednostkę po prostu zdejmuje się z mapy, bez ruchu.
rule-6_8-b = Wycofać można tylko jednostkę, która ma linię zaopatrzenia do głównego źródła swojej strony ([[A20]]).
rule-6_9-a = W swojej turze lat 1936–37 kolumny republikańskie stają się regularnymi jednostkami Armii Ludowej. To obowiązek, także dla kolumn na stosie wyeliminowanych.
rule-6_9-b = Odtąd jest to pod każdym względem jednostka regularna: strefa kontroli według wielkości, ataki koncentryczne i żadnych zasad kolumn.
rule-6_10-a = W każdej fazie A.IV Nacjonaliści mogą zamienić garnizon Oviedo (OG) na jeden swój punkt zasobów. Garnizon nigdy nie wraca ([[A22]]).
rule-6_10-b = Garnizon Oviedo nigdy się nie rusza.
rule-6_11-a = Mobilizacja Powszechna: raz w grze, w turach od 14 do 19, Republikanie mogą powołać wszystkie dywizje M i dostać 3 punkty zasobów. Morale Republikanów spada o 6.
rule-6_11-b = Dywizje kładzie się w fazie A.IV tej samej tury, w wydrukowanym heksie lub nie dalej niż 2 od niego. Obowiązuje limit stosu ([[A23]]).
rule-6_12 = Quinta del Biberón: raz w grze, w turach od 12 do 19, Republikanie mogą wziąć 2 punkty zasobów za cenę 2 Morale. Nie zależy to od Mobilizacji Powszechnej.
rule-6_13-a = Republikanie z północy mają własne punkty zasobów, tylko dla jednostek asturyjskich, baskijskich i z Santander. Jednostki te nie używają innych punktów.
rule-6_13-b = Gdy Santander (3710), Bilbao (3613) i Gijón (3707) mają Nacjonaliści i nie ma już żadnej jednostki północy, dalsze punkty północy przypadają Nacjonalistom ([[A24]]). Jednostka, która jeszcze nie przyszła i nie miałaby gdzie wejść, się nie liczy.
rule-6_14-a = W fazie A.IV dywizję o dwóch poziomach w pełnej sile można rozdzielić na brygady, na mapie lub na stosie wyeliminowanych ([[A25]]).
rule-6_14-b = Republikańska 7-11-5 lub 6-7-5 staje się jedną brygadą 2-3-4 i dwiema 1-2-4. Numerowane brygady Armii Ludowej mogą zastąpić bezimienne.
rule-6_14-c = Republikańska 4-5-4 lub 3-5-4 staje się jedną brygadą 1-1-4 i dwiema 1-2-4.
rule-6_14-d = Dywizja Nacjonalistów 5-8-4 lub 5-9-5 staje się dwiema brygadami 2-4-4. Innych dywizji Nacjonalistów nie można rozdzielić.
rule-6_14-e = Potrzebne brygady muszą być dostępne. Brygad nigdy nie łączy się z powrotem w dywizję.

## Losy wydarzeń

rule-7_1 = Każdy los trafia do kubka swojej strony w wydrukowanej turze i zostaje tam, aż zostanie wyciągnięty.
rule-7_2-a = W fazie A.II każda strona może wyciągnąć jeden los z własnego kubka. Pierwsi ciągną Nacjonaliści ([[A05]]).
rule-7_2-b = Jeśli strona nie ciągnie, druga może ciągnąć z jej kubka. Los obowiązkowy oddaje się właścicielowi do wykonania, inny wypada z gry, a zwykły Brak wydarzenia wraca do kubka.
rule-7_2-c = Wyciągnięty Brak wydarzenia wraca do kubka. Drugi raz się nie ciągnie.
rule-7_2-d = Los, który w danej sytuacji liczy się jako Brak wydarzenia, odrzuca się. Drugi raz się nie ciągnie.
rule-7_3-a = Z każdego kubka ubywa najwyżej jeden los na turę, ktokolwiek ciągnie.
rule-7_3-b = W jednej turze gracz może użyć dowolnie wielu zachowanych losów.
rule-7_4-a = Los obowiązkowy (żółty pasek) działa zaraz po wyciągnięciu. Inne można zachować i użyć w chwili, którą wskazują.
rule-7_4-b = Przy odpowiedniej opcji zachowane losy są tajne: druga strona widzi tylko ich liczbę.
rule-7_5 = Anschluss: jedna jednostka lotnicza Legionu Condor odchodzi i turę później wraca jako posiłki. Dopóki trwa Kryzys czechosłowacki, to Brak wydarzenia ([[7.11-a]]).
rule-7_6-a = Kapitulacja Basków: jeśli Bilbao (3613) mają Nacjonaliści, wszystkie jednostki baskijskie na dobre wypadają z gry. Jeśli w Bilbao są oddziały baskijskie albo miasto jest jeszcze republikańskie, to Brak wydarzenia ([[A29]]).
rule-7_6-b = Za każde dwie jednostki baskijskie, które były na mapie, w miejscach, gdzie stały, kładzie się jedną baskijską z gwiazdką, najwyżej cztery. Nie dostają one uzupełnień i nie wiążą ich limity regionów ([[12.10-e]]).
rule-7_7 = Desanty na Balearach: Republikanie zdejmują trzy kolumny z Aragonii lub Katalonii i jedną z Walencji. Wracają dwie tury później w Barcelonie lub Walencji. Od 7. tury to Brak wydarzenia ([[A30]]).
rule-7_8-a = Zamach Casado: zachodzi tylko przy Morale 32 lub niższym; inaczej to Brak wydarzenia. Republikańskie wsparcie z morza kończy się na dobre.
rule-7_8-b = Nacjonaliści mogą ruszyć najwyżej dwie jednostki republikańskie nie dalej niż 2 heksy od Madrytu (2712) i zaatakować nimi innych Republikanów. Nie, jeśli Madryt mają Nacjonaliści lub jednostek republikańskich jest tak blisko mniej niż trzy ([[A31]]).
rule-7_8-c = Jednostki Armii Ludowej nie mogą w tej turze atakować Nacjonalistów. Bronią się jak zwykle.
rule-7_9 = Śmierć Durrutiego: Morale Republikanów spada o 1. Los zagrywa się zaraz po wyciągnięciu.
rule-7_10-a = Wycofanie ochotników zagranicznych: wszystkie Brygady Międzynarodowe trafiają na stos wyeliminowanych ([[A32]]). Los zostaje na widoku do końca gry.
rule-7_10-b = Nie przychodzą już włoskie punkty zasobów. Zachowane można wydać.
rule-7_10-c = Jedna włoska dywizja, wybrana przez Nacjonalistów spośród będących na mapie i wyeliminowanych, na dobre wypada z gry.
rule-7_11-a = Pierwszy kryzys czechosłowacki: jedna jednostka lotnicza Legionu Condor odchodzi teraz, druga na początku następnej tury. Obie wracają dwie tury po zagraniu: zagrany w 14. turze, przywraca je w 16. ([[A33]]).
rule-7_11-b = Nacjonaliści zdejmują z mapy sześć poziomów jednostek. Wracają one jako posiłki dwie tury później ([[A34]]); garnizon Oviedo, raz zdjęty, nie wraca.
rule-7_11-c = Każda lądowa jednostka CTV w promieniu 6 heksów od Francji musi przejść na heks Nacjonalistów odległy co najmniej o 7, pieszo, a jeśli inaczej się nie da, koleją lub morzem ([[A35]]).
rule-7_12 = Neutralność Franco: Nacjonaliści tracą w tej turze jeden punkt zasobów, jeśli go mają.
rule-7_13 = Santa María de la Cabeza: Morale Republikanów rośnie o 1. To Brak wydarzenia, jeśli heks 1910 mają lub kiedykolwiek w grze mieli Nacjonaliści.
rule-7_14 = Goicoechea: Żelazny Pas Bilbao (3613) traci do końca gry swój współczynnik i nic więcej: póki linia jest nienaruszona, jej heks nadal kosztuje Nacjonalistów więcej ([[12.25]]) i zamyka drogę ich zaopatrzeniu ([[13.19]]). Los można zachować ([[A27]]).
rule-7_15-a = Broń radziecka: 3 punkty zasobów Republikanów, do użycia od następnej tury. To Brak wydarzenia, jeśli La Jonquera (3425) należy do Nacjonalistów.
rule-7_15-b = Jednostki odbudowane za te punkty trzeba położyć tam, skąd linia komunikacji sięga La Jonquery (3425) ([[A36]]).
rule-7_16 = Gernika: rzut kostką; przy wyniku od 4 do 6 Morale Republikanów rośnie o 1. To Brak wydarzenia, jeśli heks 3614 mają Nacjonaliści. Zależą od niej Ataki na niemieckie okręty ([[7.36]]).
rule-7_17 = W instrukcji nie ma losu o tym numerze ([[A26]]).
rule-7_18 = Partyzanci: Nacjonaliści zdejmują z mapy dwa poziomy piechoty. Wracają one w następnej turze jako posiłki ([[A34]]).
rule-7_19 = Włoskie okręty podwodne: Republikanie tracą jeden punkt zasobów. Jeśli nie mają żadnego, Nacjonaliści mogą poczekać, aż będą mieli ([[A43]]).
rule-7_20 = Uznanie Franco: Morale Republikanów spada o 2, jeśli Nacjonaliści zdobyli Barcelonę, Walencję lub Madryt. Inaczej to Brak wydarzenia.
rule-7_21 = Masowa dezercja, zachowują ją Nacjonaliści: w ruchu Republikanów w turach od 1 do 4 eliminuje się jedną kolumnę republikańską 1-1-4, 0-1-4 lub 0-1-3 obok jednostki Nacjonalistów ([[A37]]).
rule-7_22-a = Madryt: co najmniej 15 poziomów Nacjonalistów musi skończyć ruch tak blisko Madrytu (2712), jak się da, a wszystkie, które staną obok Republikanów, atakują ich, każdy stos jako całość. Obowiązek trwa tę i następną turę ([[A38]]). Od 7. tury, lub gdy Madryt mają Nacjonaliści, to Brak wydarzenia.
rule-7_22-b = Zagrany w 6. turze, obowiązek trwa w turach 6 i 7. To jeden z nielicznych przypadków, gdy atak nie jest dobrowolny.
rule-7_23-7_28 = W instrukcji nie ma losów o tych numerach ([[A26]]).
rule-7_29 = Premier Negrín: Morale Republikanów rośnie o 1.
rule-7_30 = Nowe samoloty niemieckie, zachowują je Nacjonaliści: w jednej walce ze wsparciem Legionu Condor kostka dostaje +1, gdy atakują, −1, gdy się bronią. Potem los się odrzuca.
rule-7_31 = Nowe samoloty radzieckie, zachowują je Republikanie: w jednej walce z republikańskim wsparciem z powietrza kostka dostaje +1, gdy atakują, −1, gdy się bronią. Potem los się odrzuca.
rule-7_32 = Punkty Nacjonalistów: Nacjonaliści dodają wydrukowaną liczbę punktów zasobów, do użycia od następnej tury.
rule-7_33 = Ofensywa na Oviedo: Republikanie muszą zaatakować Oviedo (3608) co najmniej czterema kolumnami lub dywizjami ([[A39]]). To Brak wydarzenia, jeśli Oviedo nie mają Nacjonaliści lub nie stoi obok żadna jednostka republikańska.
rule-7_34-a = Ku Alkazarowi: jeśli Toledo (2510) jest republikańskie, a Alkazar się trzyma, Nacjonaliści muszą przesunąć co najmniej sześć poziomów tak blisko Toledo, jak się da, w tym trzy kolumny kolonialne, jeśli są. Wyciągnięty w 1. lub 2. turze, odpada.
rule-7_34-b = Obowiązek wraca co turę, aż Nacjonaliści zdobędą Toledo albo Alkazar padnie.
rule-7_34-c = Gdy Nacjonaliści oswobodzą Alkazar, Morale Republikanów spada o 1, tylko raz ([[A40]]).
rule-7_34-d = Bez opcji [[15.2-a]] Alkazar pada sam w 4. turze.
rule-7_35-a = Bunt w Barcelonie: dywizja Lenina (LEN/29) na dobre wypada z gry, z mapy lub ze stosu. Od 12. tury to Brak wydarzenia ([[A41]]).
rule-7_35-b = Co najmniej jedna dywizja lub trzy brygady Armii Ludowej muszą udać się do Barcelony (3023) i spędzić tam turę. Jedna jednostka lotnicza, nie północna, zostaje tam i w tej turze nic nie wspiera.
rule-7_35-c = Jednostki republikańskie w promieniu 6 heksów od Barcelony (3023) nie mogą w tej turze atakować. Bronią się jak zwykle.
rule-7_36 = Ataki na niemieckie okręty: przy 1 lub 2 Morale Republikanów rośnie o 1, przy 5 lub 6 spada o 1. Los zachowuje się, aż zostanie zagrana Gernika ([[7.16]]).
rule-7_37 = Punkty Republikanów: Republikanie dodają wydrukowaną liczbę punktów zasobów, do użycia od następnej tury.
rule-7_38 = Samoloty dla północy, zachowują je Republikanie: w jednej walce lądowej jednostek północy kostka dostaje +1 w ataku, −1 w obronie. Los odrzuca się, gdy Gijón, Santander i Bilbao mają Nacjonaliści.
rule-7_39 = Zaskoczenie taktyczne, zachowują je Republikanie: jeden atak republikański dostaje +2 do kostki. Potem los się odrzuca.
rule-7_40 = Obrona miasteczka, zachowują ją Republikanie: gdy kolumna broni miasteczka, ale nie miasta, atakujący traci jeden poziom więcej, kolonialny, jeśli atakują oddziały kolonialne. Wyciągnięta od 6. tury to Brak wydarzenia ([[A42]]).
rule-7_41 = Konwój Zwycięstwa: w turach od 1 do 3 jedna kolumna kolonialna, która ma dopiero przyjść, wchodzi teraz. Później to Brak wydarzenia.

## Lotnictwo

rule-8_1 = Jednostki lotnicze Legionu Condor, Lotnictwa Legionowego, Nacjonalistów i Republikanów wspierają walkę lądową.
rule-8_2 = Walka może mieć wsparcie z powietrza, jeśli jej heks leży nie dalej niż 3 heksy od przyjaznego miasteczka lub miasta z zaopatrzeniem ([[A94]]).
rule-8_3-a = Republikańska północna jednostka lotnicza wspiera tylko lądowe jednostki północy.
rule-8_3-b = Usuwa się ją na dobre, gdy Bilbao (3613), Santander (3710) i Gijón (3707) mają Nacjonaliści.
rule-8_3-c = Żadna inna republikańska jednostka lotnicza nie może wspierać walk w strefie północnej ([[A44]]).
rule-8_4-a = W każdej walce najpierw atakujący, potem obrońca wskazuje dowolną liczbę swoich gotowych jednostek lotniczych.
rule-8_4-b = Ich współczynniki się dodaje, ale nigdy więcej, niż wynoszą współczynniki lądowe liczące się w tej walce. Ląd 5 z lotnictwem 4 i 4 daje 10, a nie 13 ([[A45]]).
rule-8_5 = Jeśli bierze udział choć jedna jednostka lotnicza Legionu Condor, stosunek sił przesuwa się o jedną kolumnę na korzyść Nacjonalistów, niezależnie od ich liczby.
rule-8_6-a = Jednostki lotnicze nie liczą się do stosu, nie mają poziomów ani strefy kontroli, nie ponoszą strat i nigdy nie kontrolują heksu.
rule-8_6-b = Każda jednostka lotnicza wspiera jedną walkę na turę, w ataku lub w obronie.
rule-8_6-c = Na początku następnej tury wszystkie jednostki lotnicze w grze są znów gotowe.

## Stosy

rule-9_1-a = Limit stosu obowiązuje w administracji, w ruchu strategicznym, w walce i na końcu każdej fazy ruchu. Jednostki w przemarszu się nie liczą.
rule-9_1-b = Co w tych chwilach przekracza limit, jest eliminowane; wybiera właściciel. Program nie pozwala tak zakończyć ruchu.
rule-9_2-a = W heksie mieści się do sześciu dywizji jednej strony. Każda brygada, pułk, batalion lub kolumna liczy się za pół dywizji: pięć dywizji i dwie brygady wolno, pięć i trzy nie.
rule-9_2-b = Sztaby się nie liczą, ale w heksie może być tylko jeden.
rule-9_2-c = Jednostki lotnicze i znaczniki się nie liczą.

## Zaopatrzenie

rule-10_1 = Jednostka ma zaopatrzenie albo jest bez zaopatrzenia.
rule-10_2-a = Zaopatrzenie wszystkich jednostek sprawdza się na początku ruchu strategicznego. Jednostka bez zaopatrzenia nie może go użyć.
rule-10_2-b = Żadna jednostka nie może skończyć ruchu w heksie, w którym byłaby bez zaopatrzenia, nawet w miasteczku lub mieście. Wolno jednak zostać na miejscu, desantować się i posunąć się po walce ([[A50]]).
rule-10_3-a = Jednostka bez zaopatrzenia nie może użyć marszu ani ruchu strategicznego. Może zwykłym ruchem przejść na heks z zaopatrzeniem.
rule-10_3-b = Jednostka, która zaczyna fazę walki bez zaopatrzenia, walczy połową współczynnika, zaokrągloną w górę. Kilka takich w jednej walce najpierw się sumuje: 3 i 4 to 7, połowa to 4.
rule-10_3-c = Połowienie nigdy nie daje jednostce ani stosowi mniej niż 1. Atak 0 pozostaje 0.
rule-10_3-d = W fazie wyniszczenia (D.II) jednostki bez zaopatrzenia są eliminowane, z wyjątkiem tych w miasteczkach i miastach ([[10.7]]).
rule-10_4-a = Jednostka ma zaopatrzenie, jeśli droga o długości najwyżej 3 heksów prowadzi do głównego źródła albo do przyjaznego miasteczka lub miasta, które samo sięga głównego źródła, z dowolnej odległości. Sztab tak zaopatrzony służy jednostkom, które stoją z nim lub obok ([[10.6-a]]). Heksu jednostki się nie liczy, ostatni się liczy.
rule-10_4-b = Ten pierwszy odcinek nie może wchodzić na heksy z wrogimi jednostkami, do wrogich stref kontroli bez przyjaznej jednostki ani na morze, ani przecinać zamkniętych boków. Puste heksy wroga nie przeszkadzają ([[A51]]).
rule-10_4-c = Drugi odcinek linii zaopatrzenia, od miasteczka lub sztabu do głównego źródła, może mieć dowolną długość. Nie wchodzi na heksy wroga ani do wrogich stref kontroli bez przyjaznej jednostki.
rule-10_4-d = Miasteczka i miasta służą temu, kto je kontroluje, ilekroć zmieniają właściciela.
rule-10_4-e = Zdobyte główne źródło służy zdobywcy tylko jak miasteczko. Odbite, jest znów głównym źródłem pierwszego właściciela.
rule-10_4-f = Główne źródło musi należeć do tego samego frontu ([[10.10-a]], [[A95]]).
rule-10_5 = Jedno źródło zaopatruje dowolną liczbę jednostek, każdą w promieniu jej 3 heksów.
rule-10_6-a = Sztab z zaopatrzeniem jest źródłem dla jednostek w swoim heksie i w sąsiednich.
rule-10_6-b = Sam sztab musi być nie dalej niż 3 heksy od głównego źródła albo od miasteczka lub miasta z zaopatrzeniem. Nigdy nie czerpie przez inny sztab.
rule-10_7 = Jednostka bez zaopatrzenia w miasteczku lub mieście broni się pełną siłą i przetrwa wyniszczenie. Jej atak nadal jest połowiony.
rule-10_8 = Główne źródła Nacjonalistów to miasta z szarym symbolem. Należy do nich Kadyks (1305).
rule-10_9 = Główne źródła Republikanów to miasta z zielonym symbolem ([[A52]]).
rule-10_10-a = Republikańskie jednostki północy mają linię zaopatrzenia tylko do Gijón (3707), Bilbao (3613) lub Santander (3710).
rule-10_10-b = Wszystkie inne jednostki republikańskie mają ją tylko do Barcelony, Walencji lub Kartageny. Jednostka ze strefy centralnej, która stoi na północy, jest bez zaopatrzenia ([[A53]]).
