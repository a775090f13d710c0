# What stands on the picture of a position.

picture-date = { $date }
picture-cities = { $side } : { $count ->
    [one] une ville
   *[other] { $count } villes
}
picture-strength = { $side } : force des troupes
picture-objective = anneau épais : ville-objectif
picture-units = { $side } : unités dans l’hexagone
picture-morale = nombre après le nom : valeur en Moral
page-picture = Enregistrer une image
