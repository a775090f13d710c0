## Stół w przeglądarce, bez serwera

site-about = Dwie planszowe gry wojenne o hiszpańskiej wojnie domowej, przeciw komputerowi albo we dwoje przy jednym ekranie. Bez instalacji i bez konta: wszystko zostaje w tej przeglądarce.
site-play = Graj
site-all = Wszystkie gry, lekcje i ustawienia
site-docs = Dokumentacja
site-fetching = Pobieranie stołu
site-starting = Rozkładanie stołu
site-broken = Nie udało się rozłożyć stołu: { $why }
site-unkept = Ta przeglądarka niczego tu nie przechowuje, być może dlatego, że okno jest prywatne. Po jego zamknięciu partie przepadną; zapisz je wcześniej.
site-elsewhere = Stół jest otwarty w innej karcie tej przeglądarki.
site-take = Użyj go tutaj
site-newer = Jest nowa wersja tej strony.
site-renew = Otwórz ją
site-save = Zapisz wszystko
site-open = Otwórz zapisane
site-saved-about = Twoje partie, ustawienia i poprawki w jednym pliku, do kontynuowania na innym urządzeniu. Otwarty plik zastępuje wszystko, co jest tutaj.
site-open-sure = Wszystko, co jest tutaj, zniknie, a jego miejsce zajmie zawartość pliku. Otworzyć?
site-not-ours = Ten plik nie został zapisany tutaj.
site-slow = Silni przeciwnicy potrzebują tu czasu: jedna decyzja może im zająć kilka sekund.
