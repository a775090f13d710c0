# Konta: logowanie, strona własnego konta i listy o nim
error-not-signed-in = Do tego potrzebne jest konto. Najpierw się zaloguj.
error-foreign-request = To żądanie pochodziło z innej strony. Odśwież tę stronę i spróbuj ponownie.
error-no-accounts = Ten serwer nie prowadzi kont. Partie otwiera się odnośnikami.
error-handle-shape = Nazwa ma od { $least } do { $most } liter łacińskich i cyfr, w tym co najmniej jedną literę, a między nimi mogą stać pojedyncze łączniki lub podkreślenia.
error-handle-reserved = Ta nazwa oznacza kogoś innego. Wybierz inną.
error-handle-taken = Ktoś ma już tę nazwę albo bardzo podobną. Wybierz inną.
error-unknown-zone = Nie ma strefy czasowej { $zone }.
error-bad-switch = { $setting } musi być równe 1 albo 0, a nie „{ $value }”.
error-bad-mail-server = DOSESPANAS_MAIL nie wskazuje serwera poczty. Podaj taki jak smtp://użytkownik:hasło@mail.example.org:587 albo smtps://…
error-bad-mail-from = DOSESPANAS_MAIL_FROM musi być adresem takim jak Dos Españas <games@example.org>, a nie „{ $value }”.
error-missing-extra = Konta wymagają { $missing }. Zainstaluj dosespanas[accounts].
error-unknown-link = Ten odnośnik nie działa. Został już użyty albo ma ponad 15 minut. Poproś o nowy.
error-unknown-code = Ten kod tu nie działa. Sprawdź go jeszcze raz w najnowszym liście i wpisz tam, gdzie o niego poproszono, w ciągu 15 minut. Po { $most } błędnych poproś o nowy list.
error-passkey = Ten klucz dostępu tu nie działa. Spróbuj ponownie albo zaloguj się inaczej.
error-passkey-host = Klucze dostępu tego serwera należą do { $site }. Otwórz go tam albo zaloguj się inaczej.
error-mail-taken = Inne konto używa tego adresu.
error-bad-mail = To nie jest adres e-mail. Podaj taki jak ana@example.org.
error-other-account = Otwórz ten odnośnik w przeglądarce zalogowanej na konto, które o niego prosiło.
error-no-handle = Nikt nie ma jeszcze tego adresu. Wybierz nazwę.
error-account-waits = Konto zostało założone. Czeka, aż osoba prowadząca ten serwer je dopuści.
error-account-banned = To konto ma zakaz wstępu na ten serwer.
error-not-invited = Konta są tu dla zaproszonych. Zarejestruj się pocztą, z zaproszonego adresu.
error-bad-sign-up = DOSESPANAS_SIGN_UP musi być jednym z { $choices }.
error-other-side-yours = Druga strona tej partii już należy do ciebie.
error-not-for-programs = Żeton programu otwiera tylko partie. Do wszystkiego innego zaloguj się w przeglądarce.
error-unknown-program = Żeton tego programu niczego nie otwiera: został cofnięty albo źle przepisany.
error-seat-of-person = Na tym miejscu musi grać człowiek: partia liczy się wśród ludzi.
error-many-programs = Konto ma najwyżej { $most } programów.
error-last-way = To jedyny sposób zalogowania się na to konto.
error-no-mail = Ten serwer nie wysyła poczty. Zaloguj się kluczem dostępu.
error-no-address = Ten serwer nie zna własnego adresu. Kto go prowadzi, musi go uruchomić z --url.
error-other-name = To nie jest nazwa twojego konta. Niczego nie zamknięto.
error-openid = Logowanie przez inną usługę nie powiodło się. Spróbuj ponownie albo zaloguj się inaczej.
error-openid-back = Logowanie przez inną usługę nie zostało dokończone. Zacznij od nowa tutaj.
error-openid-taken = W ten sposób loguje się inne konto.
error-no-openid = Nikt nie loguje się tu przez inną usługę.
error-bad-openid = DOSESPANAS_OPENID_ISSUER musi być wystawcą, takim jak https://accounts.example.org, a nie „{ $value }”.
error-openid-lacks = DOSESPANAS_OPENID_ISSUER wymaga DOSESPANAS_OPENID_CLIENT, DOSESPANAS_URL i DOSESPANAS_ACCOUNTS=1.
mail-link-subject = Logowanie do Dos Españas ({ $site })
mail-add-mail-subject = Twój adres w Dos Españas ({ $site })
mail-recover =
    Prowadzący Dos Españas na { $site } przysyła link, którym wrócisz na konto { $handle }. Otwórz go i naciśnij przycisk: ten adres będzie odtąd jednym ze sposobów logowania.

    { $link }

    Działa raz, przez jedną dobę.
mail-invite-subject = Zaproszenie do Dos Españas ({ $site })
mail-invite =
    Prowadzący Dos Españas na { $site } zaprasza cię do gry. Załóż konto z tym adresem:

    { $link }

    Potrzebny jest tylko adres i nazwa. Jeśli nie chcesz, nie rób nic: nikt więcej nie napisze.
mail-link =
    Ktoś, prawdopodobnie ty, poprosił o zalogowanie do Dos Españas na { $site }.

    Otwórz ten odnośnik i naciśnij tam przycisk:

    { $link }

    Albo wpisz ten kod tam, gdzie o niego poproszono, i nigdzie indziej:

    { $code }

    Odnośnik lub kod działa raz, przez { $minutes } min. Nikt nie zapyta cię o kod: nie podawaj go nikomu.

    Jeśli to nie ty, nie rób nic: bez tego listu nikt się nie zaloguje.
mail-add-mail =
    Konto { $handle } w Dos Españas na { $site } chce logować się tym adresem.

    Jeśli to twoje konto, otwórz ten odnośnik w przeglądarce, w której trwa twoja sesja, i naciśnij tam przycisk:

    { $link }

    Albo wpisz ten kod na stronie, na której o niego poproszono, i nigdzie indziej:

    { $code }

    Odnośnik lub kod działa raz, przez { $minutes } min.

    Jeśli to nie ty, nie rób nic.
account = Konto
account-sign-in = Zaloguj się
account-sign-in-as = Zaloguj się jako { $handle }
account-about = Konto zbiera twoje partie na wszystkich urządzeniach. Nie ma haseł. Partie przez odnośnik działają bez niego.
account-sign-up-approval = Nowe konta dopuszcza osoba prowadząca ten serwer.
account-sign-up-invited = Konta są dla zaproszonych: zarejestruj się pocztą, z zaproszonego adresu.
account-by-passkey = Zaloguj się kluczem dostępu
account-by-openid = Zaloguj się przez { $service }
account-by-openid-about = { $service } mówi temu serwerowi, kim tam jesteś. Jeśli masz już tutaj konto, zaloguj się najpierw na nie i dodaj { $service } do sposobów logowania.
account-openid-new = Ta usługa cię zna. Nikt się tu jeszcze tak nie loguje: wybierz nazwę.
account-by-mail = Pocztą
account-by-mail-about = Wyślemy odnośnik, który działa raz, przez 15 minut. Za pierwszym razem zakłada on konto.
account-mail = Adres e-mail
account-send = Wyślij odnośnik
account-sent = Odnośnik jest w drodze na { $mail }. Otwórz go i naciśnij przycisk.
account-not-sent = Nie udało się wysłać listu. Sprawdź adres albo spróbuj później.
account-code = Kod z listu
account-code-about = Odnośnik otwiera się w innej przeglądarce? Wpisz więc tutaj kod z listu. Działa tylko tutaj, przez 15 minut.
account-code-go = Dalej
account-new = Nowe konto
account-new-about = Samym kluczem dostępu, bez adresu e-mail. Przechowuje go twoje urządzenie lub menedżer haseł.
account-no-passkeys = Ta przeglądarka nie obsługuje kluczy dostępu, a ten serwer nie wysyła poczty.
account-handle = Twoja nazwa tutaj
account-handle-about = Inni gracze widzą tę nazwę i nic więcej o tobie.
account-make = Załóż konto
account-make-passkey = Załóż z kluczem dostępu
account-link-add = Jeszcze jeden adres
account-link-add-to = Dodaj do konta { $handle }
account-since = Od { $when }
account-language = Język listów
account-zone = Strefa czasowa
account-sign-out = Wyloguj się tutaj
account-games = Partie
account-games-none = Żadna partia nie należy jeszcze do ciebie na tym koncie.
account-claim-about = { $count ->
    [one] Jedno miejsce należy tylko do tej przeglądarki.
   *[other] Miejsca należące tylko do tej przeglądarki: { $count }.
} Po przejęciu przez konto otwierają się na wszystkich twoich urządzeniach, a tajne odnośniki przestają działać.
account-claim = Przejmij na konto
account-ways = Sposoby logowania
account-ways-none = Nie ma jak zalogować się ponownie na to konto. Dodaj jakiś sposób.
account-one-way = Jeśli stracisz urządzenie z tym kluczem dostępu, nikt już nie zaloguje się na to konto. Dodaj { $mail ->
    [yes] adres albo drugi klucz
   *[no] drugi klucz, na innym urządzeniu
}.
account-passkey = Klucz dostępu: { $name }
account-passkey-fell = Jego licznik użyć cofnął się { $when }. Tak bywa po odtworzeniu urządzenia albo przeniesieniu klucza. Jeśli to nie to, ktoś może mieć jego kopię: usuń go i utwórz nowy.
account-add-passkey = Dodaj klucz dostępu
account-add-openid = Dodaj { $service }
account-add-mail = Dodaj adres e-mail
account-remove = Usuń
account-remove-of = Usuń { $what }
account-last-way = To jedyny sposób zalogowania się na to konto. Bez niego po wylogowaniu nikt się nie zaloguje.
account-sessions = Zalogowane przeglądarki
account-here = tutaj
account-end = Zakończ
account-end-of = Zakończ sesję: { $what }
account-end-others = Zakończ wszystkie inne
account-programs = Programy, które grają za ciebie
account-programs-about = Swoim żetonem program gra w twoich partiach i nie robi na koncie niczego innego. Jego partie są oznaczone i mają ranking osobny od ludzi.
account-program-name = Nazwa programu
account-program-add = Utwórz żeton
account-program-token = Żeton programu { $name }, pokazywany tylko ten raz:
account-program-seen = ostatnio użyty { $when }
account-program-unused = nigdy nie użyty
account-program-revoke = Cofnij
account-program-revoke-of = Cofnij żeton programu { $name }
account-leave = Zabierz dane i zamknij
account-export-about = Wszystko, co przechowujemy o twoim koncie, i zapisy twoich partii w jednym pliku:
account-export = pobierz
account-close-about = Zamknięcie usuwa twoje adresy, klucze dostępu, sesje i prywatne notatki. Twoje partie zostają drugiej stronie jako partie dawnego gracza, z zapisanymi w nich słowami i znakami; tak samo nazwy nadane przez ciebie grom i pucharom.
account-close = Zamknij konto
account-close-type = Aby je zamknąć, wpisz { $handle }
