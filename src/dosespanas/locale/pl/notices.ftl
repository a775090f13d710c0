# Powiadomienia: o czym informuje się kogoś, kogo nie ma na stronie, i gdzie

game-name = España 1936
game-name-gce = La Guerra Civil Española
notice-named = „{ $name }”
notice-against = przeciwnik: { $name }
notice-turn = Twoja kolej: { $game }
notice-over = Partia zakończona: { $game }
notice-joined = Twoje zaproszenie zostało przyjęte: { $game }
notice-begin = Czeka na ciebie partia: { $game }
notice-begin-asked = Otwórz ją raz: zacznie się, gdy otworzą ją obie strony.
notice-offer = Druga strona proponuje zakończyć i policzyć wynik: { $game }
notice-offer-by = { $name } proponuje zakończyć i policzyć wynik: { $game }
notice-rules = Zapytano cię o grę dalej według obecnych reguł: { $game }
notice-changed = Partia toczy się dalej według obecnych reguł: { $game }
notice-clock = Kończy ci się czas: { $game }
notice-up = Skończył ci się czas: { $game }
notice-clock-then = { $name ->
    [none] Gdy się skończy, druga strona będzie mogła zażądać wygranej.
   *[other] Gdy się skończy, { $name } będzie mieć prawo do wygranej.
}
notice-late = Drugiej stronie skończył się czas: { $game }
notice-late-by = { $name } nie ma już czasu: { $game }
notice-regent = Gra za ciebie przeciwnik komputerowy: { $game }
notice-regent-asked = Twój czas się skończył. Grę przejmiesz jednym naciśnięciem, kiedy zechcesz.
notice-pause = Druga strona proponuje pauzę: { $game }
notice-pause-by = { $name } proponuje pauzę: { $game }
notice-holiday = Druga strona jest na urlopie: { $game }
notice-holiday-by = { $name } jest na urlopie: { $game }
notice-holiday-then = { $days ->
    [one] Jej zegar stoi przez jeden dzień.
   *[other] Jej zegar stoi przez { $days } dni.
}
notice-deadline = Ta partia musi się wkrótce skończyć: { $game }
notice-deadline-then = { $begun ->
    [yes] Gdy termin minie, przegrywa ten, czyja jest wtedy kolej.
   *[no] Gdy termin minie, przegrywa ten, kto jej nie otworzył.
}
notice-invited = Ktoś rzuca ci wyzwanie: { $game }
notice-invited-by = { $name } rzuca ci wyzwanie: { $game }
notice-written = Ktoś do ciebie pisze
notice-written-by = { $name } pisze do ciebie
notice-words = Druga strona do ciebie pisze: { $game }
notice-words-by = { $name } pisze do ciebie: { $game }
notice-said = { $name ->
    [none] Druga strona pisze:
   *[other] { $name } pisze:
}
notice-remind = Wciąż czeka na ciebie: { $game }
notice-former = Druga strona zamknęła konto: { $game }
notice-back = Druga strona prosi o cofnięcie: { $game }
notice-back-by = { $name } prosi o cofnięcie: { $game }
notice-back-asked = Przy stole widać, co zostałoby cofnięte. Nic się nie cofnie, dopóki się tam nie zgodzisz.
notice-agreed = Druga strona zgadza się na cofnięcie: { $game }
notice-agreed-by = { $name } zgadza się na cofnięcie: { $game }
notice-refused = Druga strona nie zgadza się na cofnięcie: { $game }
notice-refused-by = { $name } nie zgadza się na cofnięcie: { $game }
notice-rematch = Druga strona proponuje rewanż: { $game }
notice-rematch-by = { $name } proponuje rewanż: { $game }
notice-declined = Druga strona nie chce rewanżu: { $game }
notice-declined-by = { $name } nie chce rewanżu: { $game }
notice-invited-side = { $side ->
    [any] strony się losuje
    [guest] stronę wybierasz ty
    [bid] obie osoby licytują stronę
    [nationalist] grasz stroną narodową
   *[republican] grasz stroną republikańską
}
notice-news = Jest coś nowego: { $game }
notice-channel = Próba: powiadomienia z Dos Españas docierają do ciebie tutaj
notice-turns = { $count ->
    [one] Twoja kolej w jednej partii
   *[other] Twoja kolej w { $count } partiach
}
notice-several = Powiadomienia z Dos Españas: { $count }
notice-left-days = { $days ->
    [one] pozostał { $days } dzień
    [few] pozostały { $days } dni
   *[many] pozostało { $days } dni
}
notice-left = { $hours ->
    [0] pozostało mniej niż godzina
    [one] pozostała { $hours } godzina
    [few] pozostały { $hours } godziny
   *[many] pozostało { $hours } godzin
}
notice-open = Otwórz
notice-since = Od twojej ostatniej wizyty:
notice-more = … { $count ->
    [one] { $count } wiersz pominięto
    [few] { $count } wiersze pominięto
   *[other] { $count } wierszy pominięto
} …
notice-odds = Szanse bez kart, które mogą dojść: obrońca zniszczony { $win }, obaj { $trade }, atakujący zniszczony { $lose }.
notice-odds-gce = Atak { $attack ->
    [none] nieznany
   *[other] { $attack }
} na obronę { $defence ->
    [none] nieznana
   *[other] { $defence }
}{ $odds ->
    [none] {""}
   *[other] , stosunek sił { $odds }
}{ $takes ->
    [none] {""}
   *[other] , opróżnienie heksu { $takes }
}.
notice-map = Mapa w obecnym stanie
notice-mail-why = Dos Españas pisze do ciebie, bo ten adres jest wśród miejsc, w których dostajesz powiadomienia o swoich partiach.
notice-mail-choose = Wybierz powiadomienia
notice-mail-stop = Nie przysyłaj więcej tych wiadomości
notice-failed-address = Adres nie prowadzi do miejsca, do którego wolno pisać.
notice-failed-slow = Nie było odpowiedzi na czas.
notice-failed-gone = Już nie istnieje: usunięto go po drugiej stronie ({ $code }).
notice-failed-status = Odrzucono tam wiadomość ({ $code }).
notice-failed-connection = Nie można się połączyć.
notice-failed-key = Klucz serwera się zmienił. Dodaj je ponownie.
notice-failed-no-mail = Ten serwer nie wysyła teraz poczty.
notice-failed-mail-gone = Nie logujesz się już tym adresem.
notice-failed-here = Zawiódł ten serwer.
notice-failed-mail = Serwer pocztowy nie przyjął wiadomości.
error-bad-webhook = Tego adresu nie można użyć. Musi zaczynać się od https:// i prowadzić do publicznego internetu.
error-bad-webhook-token = Token nie ma odstępów i ma najwyżej 500 znaków.
error-bad-topic = Adres tematu ntfy wygląda tak: https://ntfy.sh/moj-temat.
error-bad-room = Matrix wymaga id pokoju, nie nazwy, i tokenu dostępu osoby, która tam pisze.
error-bad-subscription = Subskrypcji tej przeglądarki nie można użyć. Spróbuj ponownie.
error-push-key = Klucz powiadomień web push jest zapieczętowany innym kluczem niż klucz tego serwera.
error-undelivered = Powiadomienie nie dotarło.
error-unknown-channel = Nie ma takiego miejsca na powiadomienia.
error-channels = Powiadomienia możesz dostawać najwyżej w { $most } miejscach. Najpierw usuń jedno.
error-no-mail-channel = Ten serwer nie wysyła poczty.
error-mail-not-yours = Piszemy tylko na adres, którym się logujesz.
page-notices = Powiadomienia
page-notices-lead = Gdzie dostajesz wiadomość, gdy jest twoja kolej, a od półtorej minuty nie zaglądasz do gry.
page-notices-none = Na razie nigdzie nie dostajesz powiadomień.
page-notices-choose = Wybierz gdzie
page-notices-push = Ta przeglądarka
page-notices-push-add = Pokazuj powiadomienia w tej przeglądarce
page-notices-push-cannot = Ta przeglądarka nie umie pokazywać powiadomień. Na iPhonie lub iPadzie dodaj najpierw stronę do ekranu początkowego.
page-notices-push-denied = Zabroniono powiadomień z tej strony. Zezwól na nie w ustawieniach przeglądarki.
page-notices-kind = { $kind ->
    [mail] Poczta
    [push] Przeglądarka
   *[other] { $name }
}
page-notices-mail-add = Pisz na { $mail }
page-notices-hook = Czat lub webhook
page-notices-hook-lead = Wpis przeczytają tam wszyscy w pokoju. Dlatego mówi tylko, która to partia i czyja kolej.
page-notices-form = Rodzaj
page-notices-url = Adres (https://…)
page-notices-token = Token dostępu
page-notices-room = Id pokoju
page-notices-add = Dodaj
page-notices-wants = Kiedy
page-notices-wants-always = Zawsze
page-notices-wants-away = Gdy nie ma mnie pół godziny
page-notices-wants-daily = Raz dziennie
page-notices-wants-never = Nigdy
page-notices-wants-channels = Jak na moim koncie
page-notices-test = Wypróbuj
page-notices-tested = Wysłano. Powinno zaraz dotrzeć.
page-notices-remove = Usuń
page-notices-again = Użyj ponownie
page-notices-sent = Ostatnio dotarło: { $when }
page-notices-failed = Błąd { $when }. { $why }
page-notices-rests = Następna próba { $when }.
page-notices-ended = Nic więcej tam nie wysyłamy.
page-notices-games = Partia po partii
page-notices-game = Powiadomienia o tej partii
page-notices-hours = Kiedy i co jeszcze
page-notices-hours-on = Nie zawiadamiaj między tymi godzinami ({ $zone })
page-notices-from = Od
page-notices-until = Do
page-notices-daily = Dzienne powiadomienie przychodzi o
page-notices-remind = Przypomnij o grze, która czeka jeszcze po dniu, a potem znowu
page-notices-remind-days = { $days ->
    [0] nigdy
    [one] codziennie
    [few] co { $days } dni
   *[many] co { $days } dni
}
page-notices-words = Powiadamiaj o słowach przy stole i o wiadomościach, których nie czytam od pięciu minut
page-notices-save = Zapisz
page-notices-saved = Zapisano.
page-notices-stop = Nie przysyłać więcej tych wiadomości?
page-notices-stop-do = Nie przysyłaj
page-notices-stopped = Nie dostaniesz więcej tych wiadomości. Możesz to zmienić na swoim koncie.
