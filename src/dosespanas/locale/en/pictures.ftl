# What stands on the picture of a position.

picture-date = { $date }
picture-cities = { $side }: { $count ->
    [one] one city
   *[other] { $count } cities
}
picture-strength = { $side }: strength of its troops
picture-objective = heavy ring: objective city
picture-units = { $side }: units in the hex
picture-morale = number after a name: worth in Morale
page-picture = Save a picture
