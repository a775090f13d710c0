# What stands on the picture of a position.

picture-date = { $date }
picture-cities = { $side }: { $count ->
    [one] una ciudad
   *[other] { $count } ciudades
}
picture-strength = { $side }: fuerza de sus tropas
picture-objective = anillo grueso: ciudad objetivo
picture-units = { $side }: unidades en el hexágono
picture-morale = número tras el nombre: valor en Moral
page-picture = Guardar una imagen
