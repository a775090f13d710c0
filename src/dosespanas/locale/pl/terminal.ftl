# Słowa samego terminala.

terminal-help =
    Odpowiadaj numerem wyboru albo jego zapisem, na przykład: move legion-2 sevilla
    Inne słowa:
      map            mapa; oddziały to siła i pierwsza litera typu (3r: siła 3, Armia Regularna),
                     G generał, T czołg, P samolot, * miasto kluczowe, N- lub R- znacznik kontroli
      look POLE      wszystko na danym polu i pola przyległe
      hand           twoje karty
      aid            każdy krok tury w jednym zdaniu i główne tabele
      victory        jak blisko zwycięstwa jest każda ze stron i według której zasady
      hint           najlepsze decyzje i szansa na zwycięstwo; hint PRZECIWNIK: według niego
      odds           dokładne szanse bieżącego ataku; odds NUMER lub DZIAŁANIE: po takim wyborze
      why            czego chcieli przeciwnicy w ostatniej turze; why all: we wszystkich
      why DZIAŁANIE  dlaczego to działanie nie jest teraz dozwolone
      rule MOV-04    tekst zasady
      log            co się ostatnio stało; log 50: ostatnie pięćdziesiąt wierszy
      always         na co odtąd odpowiadać tak samo; always 1: aż do odwołania;
                     always 1 turn: do końca tej tury
      queue A; B; C  odpowiedzi jedna po drugiej, zapisem: uzupełnienia, generałowie, wydarzenia
      orders         twoje stałe rozkazy i te, które się skończyły
      cancel 2       odwołaj rozkaz 2
      undo           cofnij ostatni wybór, aż do rzutu kostką, karty lub kolejki drugiej strony
      agree          gdy grają dwie osoby: zakończ w tym miejscu
      resign         poddaj partię: wygrywa druga strona
      end            przyjmij ofertę komputera, który nie widzi już drogi do wygranej: wygrywasz
      save PLIK      zapisz grę; dosespanas play --load PLIK wraca do niej
      quit           odejdź od stołu
terminal-victory = Drogi do zwycięstwa: { $side }
terminal-wanted = Zamiary w turze { $turn }:
terminal-wanted-nothing = Jeszcze nie ma o czym mówić: przeciwnicy zdradzają swoje zamiary, gdy skończy się ich tura, a wszystkie – gdy skończy się gra.
terminal-strip = Tura { $turn }, { $year }: { $phase }
terminal-far-links = Połączone też: { $links }
terminal-objectives = Miasta kluczowe: Nacjonaliści { $nationalist }, Republikanie { $republican }, sporne { $contested }
terminal-hand-over = Do ekranu siada druga strona: { $side }. Gdy gracz będzie na miejscu, naciśnij Enter.
terminal-hand-empty = Brak kart na ręce.
terminal-bonus = Bonus
terminal-penalty = Kara
terminal-card-now = { $actions ->
    [none] Teraz nie do zagrania.
   *[other] Teraz: { $actions }
}
terminal-look = { $box }{ $objective ->
    [true] , miasto kluczowe
   *[other] {""}
}: { $control ->
    [nationalist] Nacjonaliści
    [republican] Republikanie
   *[contested] sporne
}
terminal-look-piece = { $side }: { $piece }{ $used ->
    [yes] , użyte
   *[no] {""}
}
terminal-look-links = Połączone pola: { $links }
terminal-no-such-box = Nie ma pola o nazwie { $name }.
terminal-no-such-rule = Nie ma zasady { $name }.
terminal-no-such-number = Wybierz numer od 1 do { $last }.
terminal-ambiguous = Podaj, które: { $names }.
terminal-no-odds = Teraz nie ma żadnego ataku.
terminal-plain-help = Odpowiadaj numerem wyboru albo jego zapisem. Inne słowa: map, look NAZWA, why DZIAŁANIE, log, always, orders, cancel NUMER, undo, save PLIK, quit.
terminal-legal = To jest teraz dozwolone.
terminal-undone = Cofnięto.
terminal-agree = Jeśli gra kończy się tutaj: { $ends } { $side }: wpisz agree, jeśli się zgadzasz; cokolwiek innego oznacza grę dalej.
terminal-resign = Jeśli się poddasz, gra kończy się teraz i wygrywa druga strona: { $side }. Wpisz resign jeszcze raz, żeby się poddać; cokolwiek innego oznacza grę dalej.
terminal-yields = Przeciwnik nie widzi już drogi do wygranej i proponuje, że się podda. Wpisz end, żeby przyjąć; cokolwiek innego oznacza grę dalej.
terminal-yields-no-more = Przeciwnik znów widzi drogę do wygranej: już nie proponuje, że się podda.
terminal-agree-declined = Gra toczy się dalej.
terminal-save-how = Podaj gdzie: save PLIK
terminal-saved = Zapisano w pliku { $file }.
terminal-quit-unsaved = Gra nie jest zapisana. Wpisz save PLIK albo jeszcze raz quit, aby odejść.
terminal-left = Odchodzisz od stołu.
terminal-left-unsaved = Odchodzisz od stołu. Gra nie jest zapisana.
terminal-file-error = { $file }: { $why }
terminal-not-text = { $file } nie jest plikiem tekstowym.
terminal-not-a-record = Plik { $file } już istnieje i nie jest zapisem gry. Wybierz inną nazwę.
terminal-over = { $winner ->
    [none] Gra kończy się remisem.
   *[other] Gra jest zakończona. Wygrali { $winner }.
} { $reason }
terminal-unknown = Nie rozpoznano: { $name }. Oczekiwano: { $right }.
terminal-verified = { $file }: powtórka prowadzi do tej samej pozycji ({ $hash }), działań: { $choices }.
terminal-proved = Rzuty i karty są dowiedzione: ziarno powstało z sekretu serwera (zobowiązanie { $commitment }) i liczb graczy; dało rzutów: { $dice }, losów lub kart dobranych pojedynczo: { $picks }, potasowanych stosów: { $orders }.
terminal-proved-from = Dowiedzione są rzuty i karty od wznowienia gry z zapisu.
terminal-proved-givers = Liczby podali: { $givers }. Nie jest to dowód, jeśli ktoś z nich nie był osobą.
terminal-proved-shared = Jedyna liczba pochodzi ze strony, przy której siedzieli oboje gracze.
terminal-proved-draws = Wszystkie losowania z zasadami: { $digest }. Dowód drugiego gracza mówi to samo.

terminal-odds-title = Kostki: { $dice } przeciw { $other }
terminal-odds-win = Cel zniszczony, atakujący zostaje
terminal-odds-trade = Obie strony zniszczone
terminal-odds-attrition = Straty w poziomach, nikt nie zniszczony
terminal-odds-nothing = Bez strat
terminal-odds-lose = Atakujący zniszczony, cel zostaje
terminal-odds-left-attacker = { $steps ->
    [0] Atakujący zniszczony
   *[other] Atakującemu zostaje { $steps }
}
terminal-odds-left-defender = { $steps ->
    [0] Cel zniszczony
   *[other] Celowi zostaje { $steps }
}
terminal-odds-plane-destroyed = { $plane }: zniszczony
terminal-odds-plane-withdrawn = { $plane }: odpędzony
terminal-odds-clears = Na polu nie zostaje żaden obrońca

terminal-playing = W grze
terminal-bot-failed = { $name } przegrywa grę o ziarnie { $seed } z własnej winy: { $why }
terminal-by-sides = Zwycięstwa stron
terminal-by-opponents = Zwycięstwa przeciwników
terminal-by-reasons = Jak kończyły się gry
terminal-by-turns = Tura zakończenia
terminal-games = Gry
terminal-share = Udział
terminal-interval = Przedział 95%
terminal-draw = Remis
terminal-lengths = Gier: { $games }; wyborów w jednej grze: co najmniej { $shortest }, środkowa gra { $median }, najwyżej { $longest }.
terminal-ladder = Ich siła
terminal-handicaps = Ile każde ułatwienie jest warte dla swojej strony
terminal-rating = Ranking
terminal-won = Wygrane
terminal-pairs = Wygrane pierwszego z dwóch

terminal-data-error = błąd
terminal-data-warning = nietypowe
terminal-data-bad = Na tych danych nie da się grać: błędów { $errors }, nietypowych { $warnings }.
terminal-data-good = Na tych danych można grać ({ $digest }); nietypowych: { $warnings }.
terminal-data-diff-other = { $count ->
    [0] Nic się nie różni.
    [one] Jedna wartość jest inna.
    [few] { $count } wartości są inne.
   *[other] { $count } wartości jest innych.
}
terminal-data-base = Te poprawki zrobiono dla innych danych ({ $wrong }, tu { $right }); mimo to pasują.
terminal-data-packed = Zapisano w { $file }: { $count ->
    [one] jedna wartość inna
    [few] { $count } wartości inne
   *[other] { $count } wartości innych
 } niż dołączone, { $bytes } bajtów, skrót { $digest }.
terminal-data-diff = { $count ->
    [0] Wartości takie same jak w oryginale.
    [one] Jedna wartość różni się od oryginału.
    [few] { $count } wartości różnią się od oryginału.
   *[many] { $count } wartości różni się od oryginału.
}

## Wojna na morzu

terminal-sea-place = Na morzu
terminal-sea-control = Stan
terminal-sea-nationalist = Nacjonaliści
terminal-sea-republican = Republikanie
terminal-sea-none = bez skutku
terminal-sea-withdrawn = odwrót
terminal-sea-damaged = uszkodzenie
terminal-sea-destroyed = zniszczenie
