### Plansze do analizy: warianty od pozycji, ich kości, szanse na wygraną, odnośniki.

analysis-title = Plansza do analizy
analysis-of = Plansza do analizy: { $name }
analysis-open-here = Wypróbuj na planszy do analizy
analysis-loading = Plansza do analizy jest przygotowywana
analysis-lines = Warianty
analysis-main = Partia tak, jak ją rozegrano: { $count ->
    [one] jeden wybór
    [few] { $count } wybory
   *[many] { $count } wyborów
}
analysis-beginning = Początek
analysis-end = Koniec
analysis-after = Od: { $when }
analysis-none = Wybierz na planszy, co chcesz: każda inna odpowiedź zaczyna nowy wariant.
analysis-earlier = … { $count ->
    [one] jeden ruch
    [few] { $count } ruchy
   *[many] { $count } ruchów
} wcześniej
analysis-dice-chosen = z wybranymi kośćmi
analysis-dice-again = rzucone ponownie
analysis-back = Wstecz
analysis-here = Graj dalej stąd
analysis-again = Rzuć ponownie
analysis-dice = Wybierz kości
analysis-dice-of = Co dał los
analysis-dice-hint = Kości po ostatniej zmienionej są rzucane od nowa.
analysis-die = Kość { $number }
analysis-drawn-item = Losowanie { $number }
analysis-go = Zagraj tak
analysis-play = Niech gra dalej
analysis-who = Kto gra dalej
analysis-until = Jak daleko
analysis-until-one = jeden wybór
analysis-until-phase = do końca fazy
analysis-until-turn = do końca tury
analysis-playing = { $opponent } gra dalej …
analysis-stop = Zatrzymaj
analysis-chance = Szansa na wygraną
analysis-chance-of = { $side } { $chance }
analysis-chance-sure = między { $low } a { $high }
analysis-chance-over = Tu gra jest rozstrzygnięta.
analysis-judge = Oblicz
analysis-judging = Trwa obliczanie …
analysis-auto = Dla każdej pozycji
analysis-note = Notatka
analysis-note-here = Notatka o tej pozycji
analysis-keep = Zachowaj
analysis-compare = Porównaj
analysis-compare-this = Porównaj ten wariant z pozycją na planszy
analysis-two-lines = Dwa warianty obok siebie
analysis-parted = Rozchodzą się tutaj: { $when }.
analysis-line-here = Na planszy
analysis-line-other = Drugi wariant
analysis-row-end = Kończy się na
analysis-row-chance = Szansa na wygraną, { $side }
analysis-row-losses = Stracone w walce, { $side }
analysis-row-starved = Stracone z braku zaopatrzenia, { $side }
analysis-row-standing = { $measure }, { $side }
analysis-measure-objectives = Miasta kluczowe
analysis-measure-morale = Morale
analysis-unknown = nie obliczono
analysis-remove = Usuń ten wariant
analysis-remove-sure = Usuń go teraz
analysis-share = Zachowaj i udostępnij
analysis-kept = Plansza zapisuje się sama. Kto ma ten odnośnik, może ją zmieniać: zachowaj go dla siebie albo otwórz na innym urządzeniu.
analysis-own-link = Twój odnośnik
analysis-read-link = Odnośnik dla innych
analysis-read-about = Kto ma ten odnośnik, może oglądać planszę i zrobić jej kopię.
analysis-name = Nazwa planszy
analysis-reader = Oglądasz cudzą planszę. Żeby coś wypróbować, zrób jej kopię.
analysis-copy = Zrób kopię
analysis-drawn = Przygotowana z tego, co było ci wiadome w pewnej chwili twojej partii: wszystko ukryte wylosowano od nowa.
analysis-print = Drukuj
analysis-delete = Usuń planszę
analysis-delete-sure = Usuń ją ze wszystkimi wariantami
analysis-position-here = Pozycja
analysis-position = Pozycja jako tekst
analysis-position-about = Zmień ją ręcznie i przygotuj z niej nową planszę. Pomiń część „choice”, żeby zacząć od otwarcia fazy.
analysis-no-json = Ten tekst nie jest pozycją w formacie JSON{ $line ->
    [none] .
   *[other] : zobacz wiersz { $line }.
}
analysis-set-up = Przygotuj nową planszę
analysis-record = Zapisz partię, by grać dalej stąd
analysis-new = Nowa plansza do analizy
analysis-new-about = Z zapisanej partii, od początku scenariusza albo z pozycji, którą sam napiszesz.
analysis-from-record = Z zapisanej partii
analysis-from-scenario = Ze scenariusza
analysis-from-position = Z pozycji
analysis-paste = Wklej tutaj pozycję
analysis-begin = Przygotuj
analysis-yours = Twoje plansze
analysis-forget = Zdejmij z listy
analysis-edit = Zmień pozycję
analysis-arrange = Ustaw ręcznie
analysis-arrange-take = Naciśnij element, aby go wziąć, albo wybierz go w panelu.
analysis-arrange-which = Stoi tam kilka: który?
analysis-arrange-put = { $piece }: naciśnij miejsce, w którym ma stanąć.
analysis-arrange-beside = { $piece }: wybierz w panelu, gdzie ma być.
analysis-arrange-leave = Zostaw, jak było
analysis-more = { $side }: do dodania
analysis-beside = { $side }: poza mapą
analysis-tracks = Tura, faza i tory
analysis-on-map = Na mapie
analysis-beside-map = Poza mapą
analysis-piece = Element
analysis-place = Miejsce
analysis-off = poza mapą
analysis-put = Postaw tam
analysis-full = Plansza jest pełna: usuń warianty, żeby próbować innych.

error-no-such-move = Na tej planszy nie ma ruchu { $number }.
error-board-rated = Nad partią rankingową myśli się bez planszy, dopóki trwa.
error-board-later = Inna partia toczy się na kościach tej. Planszę można z niej przygotować, gdy tamta się skończy.
error-board-start = Plansza zaczyna się od jednej rzeczy: zapisu, pozycji, scenariusza albo innej planszy.
error-board-long = To za długie na planszę: najwyżej { $most } znaków.
error-board-full = Plansza ma poza partią najwyżej { $most } ruchów.
error-board-reader = Ten odnośnik służy tylko do oglądania. Zrób kopię, żeby coś zmienić.
error-bad-dice = Los nie dał tam takich kości.
error-put = Zasady na to nie pozwalają: { $piece } → { $place }. Powinno być: { $right }.
error-put-law = Zasady na to nie pozwalają: { $piece } → { $place }. Naruszone: { $law }.
error-put-nowhere = { $piece } nie ma miejsca { $place }: wybierz jedno z jego własnych, poza mapą.
error-no-such-piece = Nie ma elementu { $piece }, który można by przestawić.

## Where a piece may be beside the map, when a position is set up by hand
setting-number = { $number }
setting-step = { $side ->
    [none] { $phase }
   *[other] { $phase }: { $side }
}
setting-hands = Na ręce
setting-decks = W talii
setting-used = Użyta
setting-discarded = Odrzucona
setting-kept = zachowane: { $count }
setting-turned = tam, gdzie jest, odwrócona
setting-alcazar-holds = broni się
setting-alcazar-relieved = uwolniony
setting-alcazar-fallen = padł
setting-line-incomplete = nieukończona
setting-line-intact = ukończona
setting-line-aborted = nigdy nie powstanie
setting-line-cancelled = bez swojego współczynnika
marker-turn = Tura
marker-phase = Faza
marker-morale = Morale Republiki
marker-alcazar = Alkazar w Toledo
points-nationalist = Punkty zasobów ({ pool-nationalist })
points-republican = Punkty zasobów ({ pool-republican })
points-northern = Punkty zasobów ({ pool-northern })
points-italian = Punkty zasobów ({ pool-italian })
