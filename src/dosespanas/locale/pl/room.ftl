# Poczekalnia: wolne miejsca, wyzwania, stoły do oglądania.

page-room = Poczekalnia
page-room-sign-in = Poczekalnia jest dla tych, którzy mają tu konto. Najpierw się zaloguj.
page-room-seats = Wolne miejsca
page-room-seats-none = Teraz nikt nie czeka. Zaoferuj miejsce: będzie otwarte trzy dni.
page-room-challenges = Wyzwania do ciebie
page-room-mine = Twoje oferty
page-room-host = { $host }, strona: { $side ->
    [any] dowolna
    [guest] ta, która zostanie
    [bid] ta, którą rozstrzygnie licytacja
   *[other] { $side }
}
page-room-you-play = Twoja strona: { $side }; { $who }, strona: { $other }.
page-room-pair = dwie gry, z zamianą stron
page-room-rated = rankingowa
page-room-advice = z radami komputera
page-room-silent = bez wiadomości
page-room-public = każdy może oglądać
page-room-until = do { $when }
page-room-take = Zajmij to miejsce
page-room-take-side = Zajmij to miejsce: { $side }
page-room-accept = Przyjmij
page-room-decline = Odrzuć
page-room-withdraw = Wycofaj
page-room-open = Otwórz grę
page-room-open-second = Otwórz drugą grę
page-room-taken = Miejsce zajmuje { $guest }.
page-room-declined = Odmowa: { $to }.
page-room-waiting = nikt go jeszcze nie zajął
page-room-expired = nikt go nie zajął w porę
page-room-waiting-to = czeka na odpowiedź: { $to }
page-room-untold = Żaden kanał nie powiadamia o tym gracza { $to }: napisz do niego sam albo poczekaj, aż tu zajrzy.
page-room-offer = Zaoferuj miejsce
page-room-offer-to = Nazwa osoby, którą wyzywasz; puste: ktokolwiek
page-room-side-any = Dowolna strona
page-room-side-guest = Wybiera druga osoba
page-room-side-guest-about = Ty dzielisz, druga osoba wybiera: daj jednej stronie takie ułatwienie, żeby obie były dla ciebie równie dobre. Ułatwienia są wśród opcji.
page-room-side-bid = Obie osoby licytują stronę
page-room-side-bid-about = Każda osoba mówi, jakiej strony chce i co druga za to dostanie; żadna nie widzi wcześniej oferty drugiej. Gdy obie chcą tej samej strony, dostaje ją wyższa oferta, a druga osoba to, co zaoferowano. Przy równych ofertach decyduje los.
page-room-bid-single = Gdy obie osoby licytują stronę, jest to jedna partia, bez rankingu.
page-room-bid-wish = Strona, której chcesz
page-room-bid-steps = Twoja oferta: co druga osoba za nią dostanie
page-room-bid-nothing = nic
page-room-bid-means = Jeśli druga osoba też chce tej strony ({ $side }) i oferuje mniej, grasz nią ty i płacisz tym:
page-room-bid-means-nothing = Nic nie dajesz za tę stronę ({ $side }): kto też jej chce i oferuje więcej, ten nią gra.
page-room-bid-settled = Licytacja rozstrzygnięta
page-room-bid-take = Licytuj stronę
page-room-bid-give = Złóż ofertę i zajmij to miejsce
page-room-bid-of = { $who } – wybrana strona: { $side }, oferta: { $steps ->
    [0] nic
   *[other] { $steps } ({ $help })
}.
page-room-bid-own = Strona wybrana przez ciebie: { $side }, oferta: { $steps ->
    [0] nic
   *[other] { $steps } ({ $help })
}.
page-room-pair-ask = Dwie gry naraz, z zamianą stron
page-room-rated-ask = Rankingowa
page-room-public-ask = Każdy może oglądać
page-room-language = Twój język przy stole
page-room-all = Wszystkie gry
page-room-watch = Gry do oglądania
page-room-watch-none = Żadna gra nie jest otwarta dla widzów.
page-room-look = Oglądaj
page-room-blocked = Nie spotykasz
page-room-block = Nie spotykaj więcej: { $name }
page-room-unblock = Spotykaj znowu
page-room-challenged = Wyzywa cię { $host }.
page-room-offered = Twoje miejsce jest otwarte.

error-choose-side = Wybierz swoją stronę, aby zająć to miejsce.
error-no-bid = Powiedz, jakiej strony chcesz i ile stopni za nią oferujesz: od 0 do { $most }.
error-bid-alone = Licytować stronę można w pojedynczej grze, która nie jest rankingowa.
error-bid-handicap = Kto licytuje stronę, nie ustala osobno ułatwień. Pozostaw te opcje wyłączone.
error-seat-gone = To miejsce nie jest już wolne: ktoś był szybszy albo je wycofano.
error-own-seat = To miejsce sam oferujesz; musi je zająć ktoś inny.
error-offer-of-person = To miejsce oferuje człowiek ludziom. Programy zajmują miejsca oferowane przez programy.
error-challenge-self = Tutaj nikt nie gra sam ze sobą; zacznij raczej grę na jednym ekranie.
error-block-self = Nikt nie blokuje sam siebie.
error-many-seats = Masz już { $most } otwartych miejsc; wycofaj jedno.
error-no-such-name = Nikt tu nie ma takiej nazwy.
error-rated-advice = W grze rankingowej nikt nie korzysta z rad komputera.
page-late-ask = Widzowie oglądają każdą turę dopiero po jej zakończeniu
page-late-rated = Widzowie oglądają każdą turę dopiero po jej zakończeniu.
page-late-watching = Oglądasz: każdą turę pokazujemy po jej zakończeniu.
page-late-told = pokazywana tura po turze
page-room-public-late = każdy może oglądać, każdą turę po jej zakończeniu

members = Kto chce być znaleziony
members-about = Osoby, które chcą, by inni je znaleźli. O ostatniej wizycie nie mówi się dokładniej.
members-none = Nikt inny jeszcze tego nie chce.
members-listed = Inni mogą mnie znaleźć: moją nazwę, rankingi i to, czy byłem tu dziś lub w tym tygodniu
members-own = Zmienisz to na stronie swojego konta.
members-challenge = Wyzwij: { $who }
members-seen = { $seen ->
    [today] dziś tutaj
    [week] w tym tygodniu tutaj
   *[earlier] nie w tym tygodniu
}
page-room-within-ask = Dla kogo
page-room-within-any = Dla każdego
page-room-within = Dla osób w odległości do { $near } punktów od { $whose ->
    [own] twojego rankingu
   *[host] rankingu gospodarza
}
page-room-within-about = Tylko one widzą to miejsce. Kto nie ma rankingu w tej grze, liczy się jako 1500.
error-near-named = Wyzwanie jest dla wskazanej osoby, bez względu na ranking: wybierz *Dla każdego* albo zostaw nazwę pustą.
