# Poprawki do danych, z którymi toczy się gra
page-corrections = Gra toczy się z { $count ->
    [one] jedną poprawką
   *[other] { $count } poprawkami
} do danych
page-continue-corrected = z poprawkami
page-corrections-name = Nazwa: „{ $name }”
page-corrections-source = Skąd pochodzą wartości: { $source }
page-corrections-show = Co jest inaczej
page-corrections-what = Co
page-corrections-was = Było
page-corrections-now = Jest
page-corrections-new = nowe
page-corrections-gone = usunięte
page-corrections-save = Zapisz poprawki
error-no-corrections = Ta gra toczy się z danymi w takiej postaci, w jakiej są dostarczane.
error-proof-corrections = Poprawki w zapisie nie są tymi, z którymi gra się zaczęła.
page-proof-corrections = Zobowiązanie wymienia poprawki, które niesie zapis: nikt ich nie zmienił.
corrections-file-map = Mapa
corrections-file-cards = Karty
corrections-file-pieces = Pionki
corrections-file-naval = Wojna morska
corrections-file-scenario_1936 = Ustawienie z 1936 roku
corrections-file-scenario_1938 = Ustawienie z 1938 roku
corrections-file-chits = Żetony wydarzeń
corrections-file-scenarios = Scenariusze
corrections-file-tables = Tabele
corrections-file-units = Jednostki
corrections-file-texts = Teksty
corrections-file-board = Rysunek planszy
