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
