### Problemas: encontrar el golpe.

puzzle-title = Problema
puzzle-none = No hay tal problema de este juego.
puzzle-id = Id
puzzle-grade = Grado
puzzle-grade-name = { $grade ->
    [1] fácil
    [2] medio
    [3] difícil
   *[other] muy difícil
}
puzzle-side = Bando
puzzle-task = Se busca
puzzle-goal-win = cómo ganar
puzzle-goal-hold = cómo resistir
puzzle-goal-gain = la mejor elección
puzzle-ask-win = Elige el bando { $side }: busca la acción que da más posibilidades de ganar antes del final del turno siguiente.
puzzle-ask-hold = Elige el bando { $side }: busca la acción que evita perder la partida antes del final del turno siguiente.
puzzle-ask-gain = Elige el bando { $side }: busca la acción claramente mejor que las demás.
puzzle-ask-last = { $phase ->
    [combat] Es el último ataque de esta fase: después termina la fase. Terminarla ya es también una respuesta.
    [arrivals] Son los últimos puntos que se gastan en esta fase: después termina. Terminarla ya es también una respuesta.
   *[other] Es el último movimiento de esta fase: después termina la fase. Terminarla ya es también una respuesta.
}
puzzle-right = Correcto: { $action } (posibilidades de ganar: { $chance })
puzzle-wrong = No es lo mejor: { $action } (posibilidades de ganar: { $chance })
puzzle-best = Lo mejor: { $action } (posibilidades de ganar: { $chance })
puzzle-wins = Gana la partida antes de acabar el turno siguiente en { $share } de 100 partidas; la mejor de las demás, en { $other }.
puzzle-loses = Pierde la partida antes de acabar el turno siguiente en { $other } de 100 partidas; la mejor de las demás, en { $share }.
puzzle-leaves = Deja al descubierto:
puzzle-makes = Hace posible:
error-no-puzzle = No existe el problema { $puzzle }.
puzzle-all = Todos los problemas
puzzle-next = Problema siguiente
puzzle-again = Otra vez
puzzle-goes-on = La partida sigue desde aquí, si se quiere.
puzzle-about = Posiciones de partidas reales, jugadas por el programa, en las que una elección, o una manera de jugar toda una fase, es claramente mejor que las demás. Se juega en el tablero; cuenta toda elección igual de buena.
puzzle-none-yet = Todavía no hay problemas de este juego.
puzzle-count = Resueltos en este navegador: { $n } de { $count }
puzzle-today = Problema del día
puzzle-filter = Mostrar
puzzle-every-grade = todos los grados
puzzle-every-task = toda clase de tarea
puzzle-every-scenario = todos los escenarios
puzzle-both-sides = ambos bandos
puzzle-open-only = Solo los que faltan por resolver
puzzle-filtered-out = No hay ningún problema así.
puzzle-new = sin intentar
puzzle-solved = resuelto
puzzle-solved-later = resuelto, no a la primera
puzzle-missed = sin resolver
error-no-puzzle-here = Esta partida no comenzó en un problema.
puzzle-whole = la mejor manera de jugar toda la fase
puzzle-ask-whole = Mueve { $side }: juega toda esta fase lo mejor que puedas, con tantos movimientos como quieras, y termínala. Después se sigue jugando hasta el mismo paso del turno siguiente.
puzzle-phase-right = Correcto: tan buena como la mejor fase conocida, hasta donde puede saberse (probabilidad de ganar { $chance })
puzzle-phase-wrong = No es la mejor fase: deja una probabilidad de ganar de { $chance }
puzzle-phase-best = Mejor fase conocida (probabilidad de ganar { $chance }): { $n ->
    [one] un movimiento que la tuya no tiene
   *[other] { $n } movimientos que la tuya no tiene, entre ellos
}
puzzle-judging = Se sigue jugando desde tu fase en hasta 24 partidas.
puzzle-gathers = La mejor lleva { $n ->
    [one] un movimiento
   *[other] { $n } movimientos
} a { $box }; { $right ->
    [no] la tuya,
   *[yes] la manera habitual,
} { $other }.
puzzle-phase-keeps = { $box }: se conserva en el mismo paso del turno siguiente en { $n } de { $count ->
    [one] una partida
   *[other] { $count } partidas
} tras { $right ->
    [yes] tu fase
   *[no] la mejor fase
}, en { $other } tras { $right ->
    [yes] la manera habitual
   *[no] la tuya
}.
puzzle-phase-takes = { $box }: se toma antes del mismo paso del turno siguiente en { $n } de { $count ->
    [one] una partida
   *[other] { $count } partidas
} tras { $right ->
    [yes] tu fase
   *[no] la mejor fase
}, en { $other } tras { $right ->
    [yes] la manera habitual
   *[no] la tuya
}.
puzzle-phase-stands = Al final de la fase hay allí una fuerza de { $n }; tras { $right ->
    [yes] la manera habitual
   *[no] la tuya
}, de { $other }.
puzzle-phase-wins = La partida se gana antes del mismo paso del turno siguiente en { $n } de { $count ->
    [one] una partida
   *[other] { $count } partidas
} tras { $right ->
    [yes] tu fase
   *[no] la mejor fase
}, en { $other } tras { $right ->
    [yes] la manera habitual
   *[no] la tuya
}.
puzzle-phase-loses = La partida se pierde antes del mismo paso del turno siguiente en { $n } de { $count ->
    [one] una partida
   *[other] { $count } partidas
} tras { $right ->
    [yes] tu fase
   *[no] la mejor fase
}, en { $other } tras { $right ->
    [yes] la manera habitual
   *[no] la tuya
}.
puzzle-map = Mostrar en el mapa
puzzle-map-best = La mejor fase conocida: lo que la suya no tiene
puzzle-map-own = Su fase: lo que la mejor no tiene
puzzle-map-best-act = La mejor jugada
puzzle-map-own-act = Tu jugada
