### What the server keeps of a person: the page on privacy

privacy = Prywatność
privacy-about = Co ten serwer przechowuje o tobie, po co i jak długo. Nikt nie jest liczony ani śledzony i nic nie jest wczytywane z innych stron.
privacy-nobody = Bez konta
privacy-nobody-about = Grę: jej opcje, podjęte wybory i ich czas, słowa, notatki i znaki przy jej stole oraz skrót każdego tajnego odnośnika. Twoje odnośniki, ustawienia i odpowiedzi na zadania przechowuje twoja przeglądarka.
privacy-account = Twoje konto
privacy-account-about = Twoją nazwę, język i strefę czasową; adresy i klucze dostępu, którymi się logujesz; gdzie jesteś zalogowany, z nazwą przeglądarki, do 180 dni od ostatniego użycia albo aż to zakończysz. Odnośnik do logowania jest ważny 15 minut. Jeśli logujesz się przez inną usługę: skrót tego, kim tam jesteś. Programy, które grają za ciebie: jak je nazwałeś i kiedy użyto ich ostatnio.
privacy-notices = Żeby cię powiadomić
privacy-notices-about = Gdzie i kiedy chcesz być powiadamiany oraz czy się nie udało. List mówi, co się stało w grze i co do ciebie napisano przy jej stole, i przechodzi przez twojego dostawcę poczty. To, co trafia do przeglądarki, jest dla niej zaszyfrowane; webhook idzie pod podany przez ciebie adres.
privacy-table = Przy stole
privacy-table-about = Wiadomości i znaki czytają osoby przy tym stole, notatkę tylko ty. Znikają razem z grą. Twoje zestawy poprawek czytasz tylko ty, chyba że któryś opublikujesz: wtedy czyta go każdy, z twoją nazwą, dopóki go nie wycofasz. Wiadomość od osoby do osoby czytają tylko te dwie; znika, gdy jedna z nich zamknie konto. Zgłoszoną wiadomość czyta, wraz z powodem, prowadzący ten serwer.
privacy-results = Co rozegrano
privacy-results-about = Jak skończyły się twoje gry, twoje rankingi i turnieje z twoim udziałem. Inni widzą je w turniejach, a poza nimi tylko wtedy, gdy chcesz mieć własną stronę.
privacy-network = Adresy sieciowe
privacy-network-about = Serwer liczy żądania z każdego adresu w pamięci, przeciw zalewom, i żadnego nie zapisuje. Prowadzący może mieć przed nim inny serwer, który to robi.
privacy-end = Jak długo i jak to się kończy
privacy-end-about = Gra jest przechowywana tak długo, jak prowadzący ten serwer przechowuje gry. Na stronie konta możesz zabrać wszystko w jednym pliku i zamknąć konto. Wtedy znika wszystko powyższe. Twoje gry i to, co przy nich napisano, zostają drugiej stronie, jako gry dawnego gracza, oraz skrót twojej nazwy, żeby nikt nie wziął podobnej. Kopia zapasowa może to przechować nieco dłużej.
