# Co się mówi przy stole: wiadomości, znaki na mapie, własna notatka.

page-talk = Wiadomości i znaki
page-talk-unread = { $count ->
    [one] jedna nowa wiadomość
    [few] { $count } nowe wiadomości
   *[other] { $count } nowych wiadomości
}
page-talk-about = Czytacie to tylko wy dwoje. Nic z tego nie trafia do zapisu gry.
page-talk-about-gallery = Tu rozmawiają widzowie. Grający mogą to przeczytać, gdy gra się skończy.
page-talk-said = Wiadomości
page-talk-none = Nic jeszcze nie powiedziano.
page-talk-message = Wiadomość
page-talk-say = Wyślij
page-talk-answer = Odpowiedz
page-talk-by-nationalist = Strona narodowa
page-talk-by-republican = Strona republikańska
page-talk-by-spectator = Widz
page-talk-shown = Pokazuj nowe wiadomości na mapie
page-talk-here = { $name } jest tutaj.
page-talk-presence = Pokazuj drugiej osobie, że tu jestem, a mnie, czy ona jest
page-talk-mute = Nie pokazuj mi wiadomości drugiej strony; nikt się o tym nie dowie
page-talk-report = Zgłoś
page-talk-report-why = Co jest z nią nie tak? Przeczyta to prowadzący serwer.
page-talk-report-not = Nie zgłaszaj
page-talk-reported = Zgłoszono prowadzącemu ten serwer
page-talk-silent = W tej grze nie pisze się do siebie.
page-former-left = Druga strona zamknęła konto i już nie wróci. Możesz wziąć zwycięstwo albo pozwolić grać dalej przeciwnikowi komputerowemu.
page-talk-allow = Możemy do siebie pisać podczas gry
page-talk-marks = Znaki na mapie, widoczne dla obu stron
page-talk-mark = { $side }: { $shape }{ $text ->
    [none] {""}
   *[other] , „{ $text }”
}
page-talk-place = Miejsce
page-talk-shape = Kształt
page-talk-shape-ring = Koło
page-talk-shape-square = Kwadrat
page-talk-shape-triangle = Trójkąt
page-talk-shape-cross = Krzyżyk
page-talk-mark-text = Słowo do niego, jeśli chcesz
page-talk-brief = Do końca tury { $turn }
page-talk-put = Postaw znak
page-talk-unmark = Zabierz
page-talk-note = Twoja notatka
page-talk-note-about = Czytasz ją tylko ty, także po grze.
page-talk-note-writing = Jeszcze nie zapisana…
page-talk-note-kept = Zapisana.
page-talk-gallery = Co mówili widzowie
page-keys-talk = wiadomości i znaki, między dwiema osobami

error-no-talk = Wiadomości są dla dwóch osób grających przy osobnych ekranach.
error-silent = W tej grze obie strony do siebie nie piszą.
error-no-words = W tej wiadomości nie ma słów.
error-words-too-long = Najwyżej { $most } znaków.
error-other-room = To, co tam powiedziano, nie jest dla tego miejsca przy stole albo nie w trakcie gry.
error-no-message = Tej wiadomości już tu nie ma.
error-own-message = To twoja wiadomość.
error-no-place = Na tej mapie nie ma miejsca „{ $place }”.

page-messages-about = Czytacie to tylko wy dwoje. Zgłoszoną wiadomość czyta prowadzący serwer.
page-messages-whom = Nazwa osoby
page-messages-open = Otwórz
page-messages-none = Jeszcze do nikogo nie piszesz. Wybierz nazwę osoby albo wpisz ją tutaj.
page-messages-with = Ty i { $who }
page-messages-you = Ty
page-messages-all = Wszystkie wiadomości
page-messages-mute = Nie pokazuj mi jej wiadomości; nikt się o tym nie dowie
page-messages-muted = Ukryte
page-messages-once = Pokazano ostatnie 200 wiadomości.
error-message-self = Wiadomość jest dla innej osoby.
error-many-messages = Dziś to już dużo: najwyżej { $most } wiadomości dziennie, do { $persons } osób. Napisz znowu jutro.
