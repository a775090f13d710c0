# What stands on the picture of a position.

picture-date = { $date }
picture-cities = { $side }: { $count ->
    [one] jedno miasto
    [few] { $count } miasta
   *[other] { $count } miast
}
picture-strength = { $side }: siła oddziałów
picture-objective = gruby pierścień: miasto kluczowe
picture-units = { $side }: jednostki na polu
picture-morale = liczba przy nazwie: wartość w Morale
page-picture = Zapisz obraz
