# La Guerra Civil Española w terminalu.

terminal-gce-help =
    Odpowiadaj numerem wyboru, jego zapisem albo początkiem zapisu: move r_mng, mo r_mng, attack 2712.
    Wystarczy sam heks lub jednostka (pierwszy wybór, który je nazywa): 2712, r_mng.
      map            mapa Hiszpanii; map Madrid, map 2712: okolica miejsca
      look MIEJSCE   teren, kto tam stoi i jak jest zaopatrzony; według numeru, nazwy lub jednostki
      hand           losy, punkty, transport, zobowiązania, posiłki i stan wojny
      aid            każdy krok tury w jednym zdaniu i główne tabele
      victory        jak blisko zwycięstwa jest każda ze stron i według której zasady
      hint           najlepsze decyzje i szansa na zwycięstwo; hint PRZECIWNIK: według niego
      odds           dokładne szanse bieżącego ataku; odds NUMER lub DZIAŁANIE: po takim wyborze
      why            czego chcieli przeciwnicy w ostatniej turze; why all: we wszystkich
      why DZIAŁANIE  dlaczego to działanie nie jest teraz dozwolone
      rule 13.12-a   tekst zasady
      log            co się ostatnio stało; log 50: ostatnie pięćdziesiąt wierszy
      always         na co odtąd odpowiadać tak samo; always 1: aż do odwołania;
                     always 1 turn: do końca tej tury
      queue A; B; C  odpowiedzi jedna po drugiej, zapisem: posiłki, odbudowa
      orders         twoje stałe rozkazy i te, które się skończyły
      cancel 2       odwołaj rozkaz 2
      undo           cofnij ostatni wybór, aż do rzutu kostką, losu lub kolejki drugiej strony
      agree          gdy grają dwie osoby: zakończ w tym miejscu
      resign         poddaj partię: wygrywa druga strona
      end            przyjmij ofertę komputera, który nie widzi już drogi do wygranej: wygrywasz
      save PLIK      zapisz grę; dosespanas play --load PLIK wraca do niej
      quit           odejdź od stołu
terminal-gce-legend = N R strona, z jednostkami i ich liczbą; n r tak samo, puste. : teren pagórkowaty ^ góry " bagno ~ morze. * lub liczba: wartość morale, o inne miasto, = linia umocnień. | \ / front. @ jednostki w ruchu lub atakujące, # heks atakowany, + wybór.
terminal-gce-legend-small = N R strona, z jednostkami i ich liczbą; n r tak samo, puste. : teren pagórkowaty ^ góry " bagno ~ morze * wartość morale o inne miasto. map Madrid pokazuje okolicę miejsca.
terminal-gce-state = { $morale ->
    [none] {""}
   *[other] Morale Republikanów { $morale }.{" "}
}Punkty zasobów: Nacjonaliści { $nationalist }, Włosi { $italian }, Republikanie { $republican }, Północ { $northern }.
terminal-gce-look = { $hex }{ $also ->
    [none] {""}
   *[other] , także { $also }
}: { $side }
terminal-gce-coast = wybrzeże
terminal-gce-zone-full = Strefa kontroli: { $side }.
terminal-gce-zone-column = Strefa kontroli tylko kolumn: { $side }.
terminal-gce-supply-here = Jednostki twojej strony miałyby tu zaopatrzenie.
terminal-gce-no-supply-here = Jednostki twojej strony nie miałyby tu zaopatrzenia.
terminal-gce-supplied = z zaopatrzeniem
terminal-gce-supplied-from = zaopatrzenie z { $hex }, { $count ->
    [0] w tym heksie
    [one] jeden heks dalej
    [few] { $count } heksy dalej
   *[other] { $count } heksów dalej
}
terminal-gce-unsupplied = bez zaopatrzenia ({ $rule }: { $why })
terminal-gce-where-map = na mapie
terminal-gce-where-due = do wprowadzenia teraz
terminal-gce-where-waiting = jeszcze nie przybyła
terminal-gce-where-air = wśród samolotów
terminal-gce-where-returning = nieobecna
terminal-gce-where-eliminated = wyeliminowana
terminal-gce-where-removed = poza grą
terminal-gce-hand-chits = Losy wydarzeń
terminal-gce-hand-means = Punkty i transport
terminal-gce-hand-duties = Do czego zobowiązują wydarzenia
terminal-gce-duty-units = Jeszcze do wykonania przez: { $pieces }
terminal-gce-hand-arrivals = Posiłki
terminal-gce-hand-air = Samoloty
terminal-gce-hand-returning = Jednostki, które powrócą
terminal-gce-hand-lost = Jednostki wyeliminowane
terminal-gce-hand-war = Stan wojny
terminal-gce-cup = { $side }: w kubku { $cup }, zachowanych { $count }.
terminal-gce-points = { $pool }: { $count ->
    [one] jeden punkt
    [few] { $count } punkty
   *[other] { $count } punktów
}{ $next ->
    [0] {""}
   *[other] , na następną turę: { $next }
}.
terminal-gce-rail = Kolej ({ $front }): zostało { $left } z { $limit }.
terminal-gce-sea = Morze ({ $front }): zostało { $left } z { $limit }.
terminal-gce-arrive = Tura { $turn }: { $pieces }.
terminal-gce-cost = { $cost ->
    [one] { $cost } punkt:
    [few] { $cost } punkty:
   *[other] { $cost } punktów:
}
terminal-gce-by-hex = { $verb }: numer, jednostka i współczynniki, heks po heksie
terminal-gce-battle = Atak na { $hex }: jednostek w ataku { $attackers }, w obronie { $defenders }.
terminal-gce-battle-odds = Atak na { $hex }: { $attack } przeciw { $defence }, { $odds }, kolumna { $column }. Napisz odds, by zobaczyć tabelę.
terminal-gce-outlook = kolumna { $column }, { $share } na opróżnienie heksu
terminal-gce-odds = { $attack } przeciw { $defence }: { $odds }, kolumna { $base }, po przesunięciach { $column }
terminal-gce-odds-unknown = { $attack ->
    [none] ?
   *[other] { $attack }
} przeciw { $defence ->
    [none] ?
   *[other] { $defence }
}
terminal-gce-modified = Zmieniony
terminal-gce-expect = Średnio atakujący ma do stracenia { $attacker ->
    [one] { $attacker } poziom
    [few] { $attacker } poziomy
   *[other] { $attacker } poziomów
}; obrońca traci { $defender } z { $defenders }.
terminal-no-such-box-gce = Nie ma heksu, miejsca ani jednostki o nazwie { $name }.

modifier-given = Podane
