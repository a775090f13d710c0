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
workshop-tool-minor = Mała rzeka
workshop-tool-major = Duża rzeka
workshop-tool-rail = Kolej
workshop-tool-sea = Morze
workshop-map-hint = Dotknij pola, aby je poprawić.
workshop-links-first = Dotknij dwóch pól: zostaną połączone albo ich połączenie zniknie.
workshop-hex-hint = Dotknij heksa, aby go poprawić.
workshop-hexside-first = Dotknij dwóch sąsiednich heksów: to, co wybrano, pojawi się między nimi albo zniknie.
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
workshop-conflicts = { $count ->
    [one] { $count } poprawka była do innych danych i została pominięta:
    [few] { $count } poprawki były do innych danych i zostały pominięte:
   *[other] { $count } poprawek było do innych danych i zostało pominiętych:
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
corrections-finding = { $wrong }; { $right }
error-corrections-large = Poprawki mogą mieć najwyżej { $bytes } bajtów i listy na { $deep } poziomów.
