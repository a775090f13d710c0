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
