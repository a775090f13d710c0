# La Guerra Civil Española: jak czytamy punkty, które instrukcja zostawia otwarte, po jednej wiadomości na numer.

## Przebieg i odsyłacze

rule-A01 = Instrukcja pomija administrację 1. tury, a zarazem mówi o losach w niej wyciąganych. W 1. turze ciągniemy losy, a resztę pomijamy. Kolumnę kolonialną z Konwoju Zwycięstwa ([[7.41]]) kładzie się wtedy od razu.
rule-A02 = 5. tura nie ma w instrukcji daty. Przyjmujemy listopad i grudzień 1936, między 4. turą w październiku a 6. w styczniu i lutym.
rule-A03 = Jeden tekst umieszcza wpływ punktów zasobów w fazie losów. Dajemy je w fazie zasobów, A.I.
rule-A04 = Garnizon Oviedo ma się zamieniać w fazie, która nie istnieje. Pozwalamy na to w fazie A.IV każdej tury.
rule-A05 = Nie powiedziano, kto ciągnie pierwszy. Nacjonaliści ciągną i wykonują swój los najpierw, jak w innych fazach.
rule-A06 = Odsyłacz instrukcji do konwersji i wycofania myli się o jeden numer. Chodzi o [[6.8-a]] i [[6.9-a]].
rule-A07 = Użyty sztab raz ma być odwracany, a raz obracany. Tylko oznaczamy go jako użyty, aby zachował poziomy, a w następnej fazie zasobów jest znów gotowy.

## Zwycięstwo i kontrola

rule-A08 = Instrukcja podaje dla zwycięstwa Nacjonalistów Morale od 26 do 30 i milczy o niższym. Niższe nie może pomagać Republikanom, wystarcza więc 30 lub mniej na końcu każdej tury.
rule-A09 = Nic nie mówi się o republikańskim miejscu utraconym i odbitym. Zwracamy jego wartość Morale, jak drugiej stronie ([[4.3-b]]).
rule-A10 = Jeśli w turach od 1 do 6 do Madrytu wejdą Nacjonaliści bez zaopatrzenia, Morale spada o 7 i gra trwa. Nacjonaliści wygrywają, gdy tylko ich jednostka będzie tam miała zaopatrzenie, do 6. tury. W 7. turze nic więcej się nie traci.
rule-A11 = Kampania liczy trzy miejsca, scenariusz mówi o miejscach wartych trzy punkty. Bierzemy każdy tekst dosłownie, więc w scenariuszu wystarcza sama Sewilla ([[17.2-b]]). Opcja także tam liczy trzy miejsca.
rule-A12 = Heks należy do strony, której jednostka lądowa weszła na niego ostatnia, choćby w przejściu, sztaby włącznie. Lotnictwo się nie liczy. Na początku mapa mówi, co do kogo należy.
rule-A12-b = Heks bez jednostek nadal należy do strony, która kontrolowała go ostatnia.

## Wejście, punkty i konwersje

rule-A13 = Przykład pozwala posiłkom wybrać swój heks lub inny nie dalej niż 2. Trzymamy się zasady: wydrukowany heks, a inne tylko wtedy, gdy ma go wróg. Zmobilizowane dywizje wybierają swobodnie.
rule-A14 = Jeśli heks wejścia jest przyjazny, ale pełny, jednostka używa innego nie dalej niż 2. Wroga strefa kontroli nie zabrania wejścia.
rule-A15 = Każde posiłki lądowe bez heksu mogą zająć miejsce wycofanej jednostki ([[6.2-e]]), jedna za jedną i w tej samej turze, po obu stronach.
rule-A16 = Odbudowana jednostka o dwóch poziomach kosztuje 1 punkt osłabiona, 2 punkty w pełnej sile.
rule-A17 = Odbudowana jednostka wchodzi jak posiłki: w wydrukowanym heksie wejścia ([[6.2-b]]), północna też. Północne bez takiego heksu wchodzą jak w [[6.2-f]], dywizje zmobilizowane jak w [[6.11-b]], wszystkie inne w przyjaznym miasteczku lub mieście. Heks rozstawienia nie jest heksem wejścia.
rule-A18 = Dwie za jeden punkt dotyczy wszystkich jednopoziomowych republikańskich brygad piechoty, także północnych z ich własnych punktów. Nie dotyczy kolumn ani Brygad Międzynarodowych po wycofaniu.
rule-A19 = Limit 10 punktów stosuje się po fazie A.IV, do każdej puli. Punkty z losów liczą się od tury, w której można ich użyć.
rule-A20 = Jednostka do wycofania, ale bez zaopatrzenia, odchodzi, gdy tylko ma je w późniejszej fazie A.IV. Jeśli jest już wyeliminowana, wypada z gry.
rule-A21 = Kolumna z jednostką regularną na odwrocie ma jeden poziom po każdej stronie. Nie można jej osłabić.
rule-A22 = Garnizon Oviedo można zamienić zawsze, oblężony lub osłabiony, chyba że został wyeliminowany.
rule-A23 = Zmobilizowane dywizje przychodzą w fazie A.IV tury powołania. Jeśli wróg ma wszystkie ich heksy, czekają.
rule-A24 = Zachowanych punktów północy nie użyje nikt inny. Żyjąca jednostka północy, ewakuowana lub z gwiazdką, nie dopuszcza Nacjonalistów do późniejszych.
rule-A25 = Pełna dywizja na mapie staje się brygadami we własnym heksie. Dywizję ze stosu wyeliminowanych można tam wymienić, a powrót brygad nadal kosztuje punkty. Rozdzielić można tylko dywizje z listy, nigdy osłabionej.

## Losy wydarzeń

rule-A26 = Brakuje kilku numerów losów, a los zwany Determinacja Republikanów nigdzie nie jest opisany. Pomijamy je; opcja dodaje dwa losy o wymyślonym przez nas działaniu.
rule-A27 = O niektórych losach nie powiedziano, czy zagrywa się je od razu. Od razu zagrywamy [[7.9]], [[7.13]], [[7.16]], [[7.20]] i [[7.34-a]]; Goicoecheę ([[7.14]]) i inne bez oznaczenia się zachowuje.
rule-A28 = Los wyciągnięty z kubka drugiej strony, który liczy się jako Brak wydarzenia, odrzuca się. Druga strona także może zrezygnować z ciągnięcia.
rule-A29 = Republikańskie Bilbao bez oddziałów baskijskich nie jest wspomniane. Uznajemy to za Brak wydarzenia: kapitulacja wymaga upadku Euzkadi. Oddziałem jest każda baskijska jednostka lądowa.
rule-A30 = Jeśli kolumn do Desantów na Balearach jest mniej, odchodzą te, które są. Kolumna z terminem konwersji w tym czasie wraca jako jednostka regularna. Zaopatrzenie nie jest potrzebne.
rule-A31 = Walka Casado następuje po ruchu i walce Nacjonalistów jako jeszcze jeden atak. Jednostki używają współczynnika ruchu w promieniu 2 heksów od Madrytu; obowiązują zwykłe zasady walki, a straty obu stron wybierają Republikanie.
rule-A32 = Po wycofaniu Brygad Międzynarodowych nie można odbudować, poza punktem z opcji [[15.8]]. Włoska dywizja nie wraca nigdy.
rule-A33 = Obie jednostki lotnicze wracają dwie tury po zagraniu Kryzysu czechosłowackiego i tyle trwa kryzys. Jeśli w grze jest ich mniej, odchodzą te, które są.
rule-A34 = Zdejmując poziomy, Nacjonaliści wybierają całe jednostki lub niektóre osłabiają; osłabiona odzyskuje poziom bez kosztu, chyba że tymczasem została uzupełniona lub wyeliminowana. Jednostki wracają bez heksu wejścia. Zaopatrzenie nie jest potrzebne, a kolonialne wolno wybrać.
rule-A35 = Obowiązek odejścia od Francji kończy się wraz z ruchem Nacjonalistów tej tury. Co może odejść, musi; co nie może, zostaje. Sztaby się liczą, lotnictwo nie.
rule-A36 = 3 punkty radzieckie można wydać przed innymi lub po nich. Mogą też uzupełniać jednostki z linią do La Jonquery (3425), a do limitu 10 wliczają się, gdy można ich użyć.
rule-A37 = Masową dezercję wyciągniętą od 5. tury lub zachowaną po 4. się odrzuca. Liczą się wydrukowane współczynniki, a kolumna musi w tej chwili stać obok jednostki Nacjonalistów.
rule-A38 = Obowiązek ruchu żąda tylko tego, co możliwe. Wymagane poziomy muszą skończyć na heksach najbliższych celu, do jakich mogą legalnie dojść w tej turze: obok Madrytu albo Republikanów stojących przy nim, o ile piętnaście poziomów może tam dojść, a jeśli nie, tak blisko, jak może piętnaście. Jednostki odległe nie zastępują bliższych, które mogłyby pójść. Kolejność ruchów jest dowolna, inne mogą ruszyć wcześniej, póki obowiązek da się spełnić. Potem każda z tych jednostek obok Republikanów atakuje, stos jako całość, chyba że jej współczynnik ataku to 0. Toledo mierzy się tak samo, ale żąda tylko ruchu. Program mówi, czego jeszcze żąda i od kogo.
rule-A39 = Instrukcja podaje Nacjonalistów koło Toledo jako inny cel Ofensywy na Oviedo, co wygląda na pomyłkę. Uznajemy Oviedo lub heks Nacjonalistów obok Oviedo. Gdy jednostek jest mniej niż cztery, atakować muszą wszystkie. Opcja zachowuje Toledo, jak wydrukowano.
rule-A40 = Oswobodzenie Alkazaru zabiera 1 Morale raz, jakichkolwiek zasad się używa. Jego upadek daje 1 tylko z opcją [[15.2-a]]; bez niej upadek na końcu 4. tury nie daje nic.
rule-A41 = Bunt w Barcelonie nie działa od 12. tury do końca. Jeśli żadna jednostka nie może dotrzeć do miasta, robi się, co można; wystarczą te, które już tam są.
rule-A42 = Obronę miasteczka zagrywa się przed rzutem. Wystarcza jedna kolumna w heksie, a dodatkową stratę dolicza się do wyniku atakującego.
rule-A43 = Gdy nie ma punktów do stracenia, Neutralność Franco nie działa, a Włoskie okręty podwodne czekają na punkt.
rule-A44 = Zakaz innych samolotów na północy dotyczy tylko Republikanów. Strefa północna to Asturia, Santander i Euzkadi.
rule-A45 = Współczynniki lotnicze ograniczają współczynniki lądowe liczące się w tej walce, po połowieniu. Samo lotnictwo nic nie może.
rule-A46 = Piechota górska i jednostki przeciwlotnicze nie mają własnych zasad, liczą się więc jak piechota; czołgi ciężkie jak czołgi.

## Stosy, zaopatrzenie i strefy kontroli

rule-A47 = Sześć dywizji dowolnej wielkości i zasada połówek nie zgadzają się ze sobą. Czytamy: sześć dywizji lub ich równowartość. Wrogowie nigdy nie dzielą heksu.
rule-A48 = Limit stosu obowiązuje też na końcu posunięcia każdej jednostki.
rule-A49 = Zaopatrzenie sprawdza się na nowo w każdej chwili, która tego wymaga: ruch strategiczny, koniec ruchu, początek walki i wyniszczenie. Dla marszu liczy się początek fazy.
rule-A50 = Dosłownie biorąc, jednostka bez zaopatrzenia nie mogłaby nic. Zakaz kończenia bez zaopatrzenia ([[10.2-b]]) dotyczy ruchu, marszu, kolei i morza, także w miasteczkach i miastach: [[10.7]] mówi tylko o wyniszczeniu i obronie. Wolno zostać, desantować się i posunąć po walce.
rule-A51 = Tylko drugi odcinek linii zaopatrzenia omija puste heksy wroga; pierwszy może przez nie iść. Nienaruszone linie umocnień zamykają Nacjonalistom oba.
rule-A52 = Zasada o zielonych źródłach mówi przez pomyłkę o Nacjonalistach. Chodzi o Republikanów.
rule-A53 = Jednostki północy ewakuowane do La Jonquery mają odtąd linię zaopatrzenia jak inni Republikanie. W innych przypadkach fronty pozostają osobne.
rule-A54 = Jedna zasada eliminuje każdą jednostkę bez zaopatrzenia, inna oszczędza te w miasteczkach. Ważniejsza jest druga.
rule-A55 = Niektóre odsyłacze instrukcji prowadzą donikąd. W [[11.4]] chodzi o posunięcie po walce, a przy kolumnach o [[11-8.5-a]].
rule-A56 = Garnizony i inne jednostki bez wielkości mają ograniczoną strefę kontroli kolumn.
rule-A57 = Marsze mogą być przed innymi ruchami lub po nich. Za bliską liczy się każda wroga jednostka lądowa, także kolumny i sztaby. Sztab maszeruje, jeśli nie jest zmotoryzowany.
rule-A58 = Limity północy ([[12.10-a]]) sprawdza się, gdy jednostkę się kładzie lub gdy kończy ruch. Nadwyżka powstała inaczej jest dozwolona, ale nie może rosnąć.

## Ruch

rule-A59 = Brakuje kosztu wielkiej rzeki dla zmotoryzowanych. Przyjmujemy 4, dwa razy tyle co za rzekę. Czołgi są zawsze zmotoryzowane, inne, gdy mówi to żeton jednostki.
rule-A60 = Miasto zastępuje teren swojego heksu; rzeki i linie umocnień się dolicza. Więcej kosztują Nacjonalistów tylko linie nienaruszone, także ta bez współczynnika ([[7.14]]).
rule-A61 = Ewakuować można dywizje i brygady każdej broni, także północne, ale nie kolumny ani sztaby. Ich heks musi stykać się z Francją, a w La Jonquerze (3425) musi być miejsce.
rule-A89 = Prawo do przejścia co najmniej jednego heksu nie pozwala przejść z jednej wrogiej strefy kontroli do drugiej.

## Walka

rule-A62 = Stosunek sił najpierw sprowadza się do granic od 1:2 do 7:1, potem przesuwa, potem sprowadza znowu: 40 na 4 w Madrycie to 7:1, dwie kolumny w lewo 5:1.
rule-A63 = Sztab ponosi stratę tylko wtedy, gdy w walce nie ma już innej własnej jednostki. Samotnego sztabu nie można zaatakować; jest eliminowany, gdy wejdzie wróg ([[13.12-h]]).
rule-A64 = Kolejność strat między jednostkami o jednym i dwóch poziomach obowiązuje w każdym heksie osobno. Sztaby się w niej nie liczą; jednostki z atakiem 0 tak. Chroniona jest tylko jednostka wydrukowana z jednym poziomem; osłabiona jednostka o dwóch poziomach nie jest: właściciel może ją oddać albo osłabić inną.
rule-A65 = Kilka odsyłaczy w zasadach walki nosi stare numery. Idziemy za zasadami, o które wyraźnie chodzi.
rule-A66 = Każda strona ma jedno wsparcie z morza na turę, w ataku lub w obronie. W jednej walce można użyć obu, wtedy się znoszą.
rule-A67 = Współczynnik linii umocnień dodaje się raz na broniony heks. Gdy Nacjonaliści wejdą na heks, jego umocnienia są zniszczone na dobre; reszta linii zostaje.
rule-A68 = −1 za amunicję obowiązuje, jeśli choć jedna atakująca jednostka stoi w rzędzie 25 lub dalej na północ. Połączenie z Kadyksem sprawdza się po wszystkim, co się dzieje. Od 7. tury braku już nie ma.
rule-A69 = Modyfikator kolonialny wymaga w walce choć jednej jednostki kolonialnej i jednej kolumny republikańskiej. Liczy się raz, nie od jednostki.
rule-A70 = Do ataku koncentrycznego heks się liczy, jeśli atakuje z niego jednostka z atakiem 1 lub większym; sam sztab nie wystarcza. Jedna kolumna republikańska wśród atakujących odbiera premię.
rule-A71 = Atak z samych zer jest niedozwolony. Zera nigdy nie podnosi się do 1.
rule-A72 = Udział przy rzekach liczy się w wydrukowanych lądowych współczynnikach ataku, ze sztabem. Połowę zaokrągla się w dół: z 9 wystarczą 4. Jeśli rzeki przekraczają wszyscy, a mniejszą mniej niż połowa, liczy się wielka; jeśli razem mniej niż połowa, żadna.
rule-A73 = Heksy posunięcia obejmują ten opróżniony, więc dwie nadmiarowe straty dają razem dwa heksy. Jeśli strat jest tyle co poziomów, atakujący mogą jeszcze zająć opróżniony heks; to opcja, zwykle włączona, którą można wyłączyć.
rule-A74 = Czy kawaleria i czołgi mogą ścigać, sprawdza się przy zgłoszeniu ataku. Mogą zaczynać obok dowolnej atakującej jednostki. Koszty ruchu nie mają znaczenia; zamknięte boki i wielkie rzeki mają.
rule-A75 = Posunięcie nigdy nie wchodzi na heksy z wrogami ani do krajów neutralnych. Może skończyć się bez zaopatrzenia, co ocenia się w wyniszczeniu. Może zdobyć Madryt i wygrać, jeśli jednostka ma tam zaopatrzenie.
rule-A88 = Jeśli zniszczeni są atakujący i obrońca, nikt się nie posuwa, a heks zachowuje właściciela. Straty ponad poziomy atakującego nie mają skutku.
rule-A87 = Walka przebiega tak: atakujący, ujawniony stosunek sił, sztaby, lotnictwo, wsparcie z morza, losy, zasady opcjonalne, kostka. W każdym kroku najpierw zgłasza atakujący.

## Ruch strategiczny i opcje

rule-A76 = Rzut za Alkazar ma w instrukcji dwa miejsca. Rzucamy w fazie wyniszczenia każdej tury, także pierwszej; przy pustym Toledo rzutu nie ma. Opcja jest zwykle włączona.
rule-A77 = Przejazd koleją może kończyć się w pustym heksie kolejowym, który kontroluje wróg, jak mówi instrukcja. Wiedzie tylko przez przyjazne.
rule-A78 = Żadna zasada nie wymaga tego samego morza: Nacjonaliści pływają między portami wszystkich trzech, Republikanie tylko po Śródziemnym, do przyjaznych miejsc. Zasada o limicie Nacjonalistów mówi przez pomyłkę o Republikanach. Portów Maroka się nie używa.
rule-A79 = Jednostka z desantu może być bez zaopatrzenia. Ocenia się to w wyniszczeniu; miasteczko ją osłania. Może wyruszyć z wrogiej strefy kontroli.
rule-A80 = Jednostkę z desantu połowi się tylko raz, za desant, w dół; brak zaopatrzenia nie połowi jej ponownie. Nigdy nie spada poniżej 1.
rule-A81 = Rozpoznanie odbywa się przed ruchem Republikanów. Pociąg pancerny pomaga atakowi własnej strony, lub obronie przed cudzym, przez bok z koleją, i dodaje swój współczynnik.
rule-A82 = Każde przesunięcie za pierwszy raz działa jeden raz, a różne się sumują. Wsparcie radzieckie pomaga Republikanom, czy atakują, czy się bronią.
rule-A83 = Rzut za kolumny wykonuje się przed ruchem za jednostki, które mają atakować, i działa w fazie walki. Nie muszą one atakować. Kilka stosów rzuca jak jeden, gdy stoją już obok heksu. Ograniczenia partyjne sprawdza się na końcu ruchu.
rule-A86 = Opcja [[15.8]] podaje niewłaściwy los; chodzi o wycofanie ochotników ([[7.10-a]]), a jej punkt może odbudować Brygady Międzynarodowe. Przy [[15.10]] jednostka północy musi stać w samym San Sebastián.
rule-A90 = Opcja [[15.9]] pomaga naraz tylko jednej dywizji lub stosowi na całej mapie, bez kolumn. Jej heks musi stykać się z Francją, a jej ataku się nie połowi. Gdy mogłoby być ich kilka, gracz republikański wskazuje którą w swojej fazie ruchu, każdą jednostkę raz na turę; dopóki tego nie zrobi, jest to stos o największej liczbie poziomów.

## Mniejsze punkty

rule-A91 = Jednostka wykonuje w turze jeden ruch strategiczny, koleją albo morzem.
rule-A92 = Faza A.IV przebiega tak: konwersje, wycofania, garnizon Oviedo, rzut z [[15.10]], powroty z losów, posiłki, odbudowa, rozdzielanie. W każdym punkcie najpierw Nacjonaliści. Stosy sprawdza się raz, na końcu.
rule-A93 = W promieniu tylu heksów znaczy: w prostej odległości na mapie, cokolwiek leży pomiędzy. Dla Francji liczy się najbliższy francuski heks lądowy.
rule-A94 = Miasteczko służy lotnictwu za bazę, jeśli jest przyjazne i sięga właściwego głównego źródła. Dla północnych samolotów jest to źródło północne.
rule-A95 = Każde główne źródło Nacjonalistów służy każdej ich jednostce. Rozdzieleni są tylko Republikanie z północy i pozostali.
rule-A96 = Tor Morale kończy się na 0 i 99. Poza nimi pamięta się prawdziwą liczbę.
rule-A97 = Jednostki dotknięte wydarzeniem wybiera ich właściciel. Nacjonaliści wybierają włoską dywizję z [[7.10-c]] i kolumnę z [[7.21]].

## Opcje wyrównania sił

rule-A98 = Opcja domowa: strona z tym ułatwieniem dostaje w każdej turze jeden punkt zasobów więcej, albo trzy, albo z oboma cztery, do własnej puli, ponad przewidziane ([[6.4-d]]).
rule-A99 = Opcja domowa: gdy strona ma to ułatwienie, posiłki wroga, z samolotami włącznie, przychodzą o turę później, niż mówi kalendarz ([[6.2-a]]); te z nich, które się wycofuje, odchodzą też o turę później ([[6.8-a]]). To, co stoi na mapie od początku, i przemiany ([[6.9-a]]) zachowują swoje tury.

## Co jest odtworzone

rule-A84 = Mapa, żetony i tabele gry nie są częścią instrukcji. Czego ona nie mówi, odtworzono na podstawie geografii i historii, a dane przy każdej wartości podają, skąd pochodzi.
rule-A85 = Niektóre żetony jednostek mają ten sam skrót. W programie każdy ma własną nazwę; pokazuje się to, co wydrukowano.
