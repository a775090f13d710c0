## Warsztat, w którym poprawia się dane gry według własnego pudełka

workshop-title = Warsztat
workshop-cards = Karty
workshop-chits = Żetony zdarzeń
workshop-counters = Żetony
workshop-map = Mapa
workshop-setup = Rozstawienie
workshop-tables = Tabele
workshop-shelves = Co poprawiasz
workshop-hand = W ręku
workshop-hint = Dotknij rzeczy, aby ją poprawić. Zmianę widać od razu; nic nie jest wysyłane, dopóki nie zagrasz.
workshop-legend = odtworzone: wydrukowana wartość nie jest publiczna, porównaj ją ze swoim pudełkiem
workshop-reconstructed = odtworzone
workshop-sources = Skąd to pochodzi
workshop-whole = całość
workshop-name = Nazwa twoich poprawek
workshop-source = Skąd są wartości
workshop-source-example = własny egzemplarz: drugie wydanie
workshop-redo = Ponów
workshop-save = Zapisz
workshop-open = Otwórz
workshop-share = Udostępnij
workshop-share-about = Kto otworzy ten odnośnik, ma twoje poprawki w warsztacie. Są w samym odnośniku.
workshop-share-long = To za dużo poprawek na odnośnik. Zapisz je i wyślij plik.
workshop-play = Zagraj z tym
workshop-silent = Serwer nie odpowiada. Poprawki są zachowane w tej przeglądarce.
workshop-not-read = To nie jest plik poprawek.
workshop-other-game = Te poprawki są do innej gry.
workshop-none = Nic jeszcze nie poprawiono.
workshop-elsewhere = Co jeszcze mówi sprawdzenie
workshop-take-back = Cofnij
workshop-take-all-back = Cofnij wszystko
workshop-restore = Przywróć, jak było
workshop-fix = Wpisz { $value }
workshop-gone = To zostało usunięte.
workshop-add = Dodaj
workshop-leave-out = Pomiń
workshop-move = Przenieś
workshop-next = Następny
workshop-previous = Poprzedni
workshop-seek = Szukaj
workshop-yes = tak
workshop-no = nie
workshop-form-list = te
workshop-form-number = liczba
workshop-form-text = tekst
workshop-form-object = jak niżej
workshop-tools = Narzędzia
workshop-tool-links = Połączenia
workshop-tool-hex = Heks
workshop-tool-paint = Maluj
workshop-tool-minor = Mała rzeka
workshop-tool-major = Duża rzeka
workshop-tool-rail = Kolej
workshop-tool-sea = Morze
workshop-map-hint = Dotknij pola, aby je poprawić.
workshop-links-first = Dotknij dwóch pól: zostaną połączone albo ich połączenie zniknie.
workshop-hex-hint = Dotknij heksa, aby go poprawić.
workshop-hexside-first = Dotknij boku albo dwóch heksów przy nim: to, co wybrano, pojawi się tam albo zniknie.
workshop-paint-hint = Wybierz, co malować, i dotykaj heksów: każdy tak się zmieni.
workshop-paint-field = Co jest malowane
workshop-rail-hint = Dotykaj heksów linii, jednego po drugim; tam, gdzie już biegnie, zostanie przecięta. Esc ją kończy.
workshop-around = Na mapie
workshop-side = Między tym heksem a { $hex }
workshop-scan = Skan pod mapą
workshop-scan-opacity = krycie
workshop-scan-align = Dopasuj
workshop-scan-press = Dotknij na skanie środka tego heksa:
workshop-scan-press-box = Dotknij na skanie środka tego pola:
workshop-scan-refused = Obraz PNG, JPEG albo WebP, najwyżej 40 megabajtów i 120 megapikseli.
workshop-scan-askew = Trzy z czterech miejsc leżą w jednej linii: dopasuj jeszcze raz.
workshop-no-hex = Nie ma takiego heksa w Hiszpanii.
workshop-hex-number = Numer heksa
workshop-press = Dotknij
workshop-setup-hint = Przeciągnij żeton albo dotknij go, a potem pola. Dotknij pola, by zobaczyć, co tam zaczyna.
workshop-setup-hint-hex = Przeciągnij stos albo dotknij go, a potem heksa.
workshop-setup-box = Pole

workshop-count = { $count ->
    [one] { $count } poprawka
    [few] { $count } poprawki
   *[other] { $count } poprawek
}
workshop-errors = { $count ->
    [one] { $count } błąd
    [few] { $count } błędy
   *[other] { $count } błędów
}
workshop-play-about = { $count ->
    [0] Nic nie poprawiono: to gra w wersji dostarczonej.
    [one] Gra z { $count } poprawką. Zaproszenie o tym mówi i ją wymienia.
   *[other] Gra z { $count } poprawkami. Zaproszenie o tym mówi i je wymienia.
}
workshop-was = było { $value }
workshop-turn = etap { $turn }
workshop-in = { $what }, { $where }
workshop-take = Popraw: { $what }
workshop-remove = Usuń: { $what }
workshop-add-to = Dodaj do: { $what }
workshop-take-back-one = Cofnij: { $what }
workshop-strength-of = Siła: { $what }
workshop-linked = { $one } i { $other } są teraz połączone.
workshop-unlinked = { $one } i { $other } nie są już połączone.
workshop-links-second = { $one } i które jeszcze pole?
workshop-hexside-second = { $one } i który sąsiedni heks?
workshop-hexside-done = Zmieniono między { $one } a { $other }.
workshop-setup-to = { $what }: na które pole?
workshop-setup-hex = { $what }: na który heks?
workshop-sets = Twoje zestawy
workshop-sets-about = Zestaw to to, co poprawiono i porównano, pod jedną nazwą. Odnośnik albo plik otwiera się jako osobny zestaw obok twoich.
workshop-unnamed = Bez nazwy
workshop-set-new = Nowy zestaw
workshop-set-new-name = Nowy zestaw
workshop-set-copy = Kopia tego zestawu
workshop-set-drop = Wyrzuć
workshop-set-drop-sure = Na dobre?
workshop-set-keep = Zostaw
workshop-compare = Porównaj
workshop-apart = { $count ->
    [one] { $count } różnica względem „{ $name }”
    [few] { $count } różnice względem „{ $name }”
   *[other] { $count } różnic względem „{ $name }”
}
workshop-apart-about = Przekreślone jest cudze, pogrubione twoje. Miejsca są zaznaczone na mapie.
workshop-apart-none = Oba zestawy są takie same.
workshop-take-theirs = Weź cudze
workshop-opened = { $count ->
    [one] Otwarto jako osobny zestaw z { $count } poprawką. Pozostałe zestawy są takie, jak były.
   *[other] Otwarto jako osobny zestaw z { $count } poprawkami. Pozostałe zestawy są takie, jak były.
}
workshop-due = { $count ->
    [one] { $count } krok od ostatniego zapisania jest tylko w tej przeglądarce.
    [few] { $count } kroki od ostatniego zapisania są tylko w tej przeglądarce.
   *[other] { $count } kroków od ostatniego zapisania jest tylko w tej przeglądarce.
}
workshop-unkept = Ta przeglądarka niczego nie przechowuje: zapisz, zanim zamkniesz stronę.
workshop-compared-count = porównane: { $count }
workshop-compared = Porównane z pudełkiem
workshop-compared-of = porównane: { $count } z { $all }
workshop-pending = tylko pozostałe
workshop-right-next = Zgadza się, dalej
workshop-report-right = jak w druku
workshop-report-changed = zmienione
workshop-report-unseen = nieobejrzane
workshop-csv = Arkusz
workshop-csv-about = Zapisz tabelę jako CSV, wypełnij ją w arkuszu i wczytaj z powrotem. Nic się nie zmieni, zanim nie zobaczysz, co by się zmieniło. Apostrof sprawia, że arkusz nie bierze wartości takich jak 1/1 za datę.
workshop-csv-save = Zapisz CSV
workshop-csv-read = Wczytaj CSV
workshop-csv-take = Przyjmij
workshop-csv-leave = Zostaw
workshop-csv-large = Ten plik ma ponad megabajt: żadna tabela tej gry nie jest tak duża.
workshop-csv-lines = { $count ->
    [one] { $count } wiersz
    [few] { $count } wiersze
   *[other] { $count } wierszy
}
workshop-csv-found = Wiersze, które coś zmieniają: { $changed }; nowe: { $added }.
workshop-csv-faults = { $count ->
    [one] { $count } błąd: jego wiersz pominięto.
    [few] { $count } błędy: ich wiersze pominięto.
   *[other] { $count } błędów: ich wiersze pominięto.
}
workshop-csv-line = Wiersz
workshop-csv-field = Pole
workshop-csv-stands = Co tam jest
workshop-csv-right = Co byłoby dobrze
workshop-csv-row = pozycja
workshop-csv-value = wartość
workshop-csv-formula = wartość: formuły nie są obliczane
workshop-csv-missing = wartość: pole nie może być puste
workshop-csv-one-of = jedno z: { $values }
workshop-csv-number = liczba
workshop-csv-between = liczba od { $low } do { $high }
workshop-csv-like = na przykład { $example }
workshop-csv-form = tak jak w zapisanym pliku
workshop-csv-none = puste: nie ma tu takiego pola
workshop-csv-twice = każda pozycja raz
workshop-csv-quote = cudzysłów, który się zamyka
workshop-csv-empty = wiersz nagłówków i wiersze wartości
workshop-grid-refused = { $where }: nie przyjęto { $stands }; dobrze byłoby: { $right }.
workshop-conflicts = { $count ->
    [one] { $count } poprawka była do innych danych. Co jest słuszne?
    [few] { $count } poprawki były do innych danych. Co jest słuszne?
   *[other] { $count } poprawek było do innych danych. Co jest słuszne?
}
workshop-conflict = Było { $stood }, teraz jest { $stands }; u ciebie { $mine }.
workshop-conflict-mine = Przyjmij moje
workshop-conflict-theirs = Przyjmij to, co jest
workshop-enters = Wejście
workshop-sorted = Kolejność
workshop-sorted-data = jak w danych
workshop-take-away = Usuń to
workshop-add-hex = Dodaj heks { $hex }
workshop-csv-most = wiersze: najwyżej { $count }
corrections-finding = { $wrong }; { $right }
error-corrections-large = Poprawki mogą mieć najwyżej { $bytes } bajtów i listy na { $deep } poziomów.
workshop-sync-account = na twoim koncie
workshop-sync-here = tylko w tej przeglądarce
workshop-sync-other = z innego konta, tylko w tej przeglądarce
workshop-sync-unreached = Serwer jest nieosiągalny. Zestaw jest zachowany w tej przeglądarce i zostanie wysłany, gdy tylko się da.
workshop-sync-signed-out = Nie jesteś już zalogowany. Zestaw jest zachowany w tej przeglądarce.
workshop-sync-refused = Zestaw jest zachowany tylko w tej przeglądarce: { $why }
workshop-sync-clash = Ten zestaw zmieniono też w innej przeglądarce: { $count ->
    [one] tam { $count } poprawka
    [few] tam { $count } poprawki
   *[other] tam { $count } poprawek
}, tutaj { $mine }. Nic nie przepada; który obowiązuje?
workshop-sync-gone = Ten zestaw wyrzucono w innej przeglądarce. Tutaj jest taki, jak go zostawiono.
workshop-sync-both = Zachowaj oba
workshop-sync-copy = { $name } (ta przeglądarka)
workshop-published = opublikowany
workshop-publish = Opublikuj
workshop-publish-about = Każdy, kto wejdzie na ten serwer, będzie mógł przeczytać, otworzyć i porównać ten zestaw w obecnej postaci, z twoją nazwą. Publikowane są wartości i nazwy, bez historii z kart. Możesz go wycofać w każdej chwili.
workshop-publish-again = Opublikuj w obecnej postaci
workshop-publish-no = Nie publikuj
workshop-publish-not = Na serwerze nie ma zestawu w tej postaci; niczego nie opublikowano.
workshop-withdraw = Wycofaj
workshop-edition = Dla którego wydania
workshop-edition-example = drugie wydanie
workshop-printed-in = W jakim języku jest wydrukowane
workshop-printing = Który dodruk lub rok (jeśli wiadomo)
workshop-gallery = Opublikowane zestawy
workshop-gallery-about = Co inni poprawili według swoich pudełek. Otwarty zestaw leży obok twoich; po porównaniu widać, czym różni się od twojego, także na mapie.
workshop-gallery-none = Nikt jeszcze nie opublikował zestawu.
workshop-gallery-mine = twój
workshop-gallery-unreached = Serwer nie odpowiada.
workshop-gallery-confirmed = w tym { $count } porównanych z tym samym wynikiem przez innych; razem osób: { $persons }
workshop-report-why = Co jest nie tak z tym zestawem? Przeczyta to prowadzący serwer.
error-set-changed = Tymczasem ten zestaw zmieniono lub wyrzucono w innej przeglądarce.
error-no-set = Tego zestawu już tu nie ma.
error-set-form = To nie jest plik poprawek do tej gry.
error-sets-full = Konto przechowuje najwyżej { $most } zestawów, razem { $bytes } bajtów. Wyrzuć któryś albo zapisz go jako plik.
error-set-empty = Publikowany zestaw ma nazwę i nie jest pusty.
error-set-wrong = W tym zestawie są błędy: najpierw je popraw.
error-no-edition = Podaj, dla którego wydania i języka gry jest ten zestaw.
error-many-published = Jedno konto publikuje najwyżej { $most } zestawów. Najpierw któryś wycofaj.
