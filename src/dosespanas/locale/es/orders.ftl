# Órdenes permanentes: qué hacen, cuándo terminan y por qué terminaron.

order-no-card = { $role ->
    [attacker] En ataque: no jugar carta
    [defender] En defensa: no jugar carta
   *[any] En ataque y en defensa: no jugar carta
}
order-support-all = { $role ->
    [attacker] En ataque: apoyar con todo lo que haya
    [defender] En defensa: apoyar con todo lo que haya
   *[any] En ataque y en defensa: apoyar con todo lo que haya
}
order-support-none = { $role ->
    [attacker] En ataque: no apoyar con nada
    [defender] En defensa: no apoyar con nada
   *[any] En ataque y en defensa: no apoyar con nada
}
order-pair = { $role ->
    [attacker] En ataque: emparejar los aviones por el orden de la lista
    [defender] En defensa: emparejar los aviones por el orden de la lista
   *[any] En ataque y en defensa: emparejar los aviones por el orden de la lista
}
order-accept = Dejar que se cumplan los eventos del otro bando
order-no-events = No jugar más eventos
order-engage = En el mar: combatir por la zona
order-withdraw = En el mar: retirarse
order-gce-draw = Sacar siempre la ficha de evento
order-gce-hq = { $role ->
    [attacker] En ataque: apoyo de un cuartel general
    [defender] En defensa: apoyo de un cuartel general
   *[any] Apoyo de un cuartel general
}
order-gce-no-hq = { $role ->
    [attacker] En ataque: sin cuartel general
    [defender] En defensa: sin cuartel general
   *[any] Sin cuartel general
}
order-gce-train = { $role ->
    [attacker] En ataque: enviar el tren blindado
    [defender] En defensa: enviar el tren blindado
   *[any] Enviar el tren blindado
}
order-gce-no-train = { $role ->
    [attacker] En ataque: sin tren blindado
    [defender] En defensa: sin tren blindado
   *[any] Sin tren blindado
}
order-gce-air = { $role ->
    [attacker] En ataque: enviar toda la aviación
    [defender] En defensa: enviar toda la aviación
   *[any] Enviar toda la aviación
}
order-gce-no-air = { $role ->
    [attacker] En ataque: sin aviación
    [defender] En defensa: sin aviación
   *[any] Sin aviación
}
order-gce-naval = { $role ->
    [attacker] En ataque: apoyo naval
    [defender] En defensa: apoyo naval
   *[any] Apoyo naval
}
order-gce-no-naval = { $role ->
    [attacker] En ataque: sin apoyo naval
    [defender] En defensa: sin apoyo naval
   *[any] Sin apoyo naval
}
order-gce-no-chit = { $role ->
    [attacker] En ataque: no jugar fichas
    [defender] En defensa: no jugar fichas
   *[any] No jugar fichas
}
order-gce-losses = Bajas: de la unidad a la que le queden más pasos
order-answers = { $question }{ $role ->
    [attacker] , en ataque
    [defender] , en defensa
   *[any] {""}
}: lo primero que sea posible de { $answers }
order-queue = { $question }, una tras otra: { $answers }. Si una no es posible, se detienen las demás
act = { $verb ->
    [to] { $first } { $begun ->
        [event] en
       *[other] a
    } { $box }
   *[other] { $first } ({ $then })
}
act-gce = { $verb ->
    [to] { $first } { $begun ->
        [place] en
        [rebuild] en
        [land] en
       *[other] a
    } { $box }
    [step] { $first } por { $box }
    [with] { $first } con { $piece }
   *[other] { $first } ({ $then })
}
order-places = solo en un combate por { $places }
order-unless = no en un combate por { $places }
order-keep = nunca con { $pieces }
order-row-replacement = Gastar puntos de reemplazo, uno tras otro
order-row-generals = Asignar generales, uno tras otro
order-row-events = Jugar eventos, uno tras otro
order-row-enter = Traer unidades, una tras otra
order-row-rebuild = Reconstruir unidades, una tras otra
orders-spare-battle = En los combates
orders-spare-events = Eventos
orders-spare-turns = Lo que va por turnos
orders-spare-sea = En el mar
orders-spare-chits = Fichas de evento
orders-spare-arrivals = Llegadas

order-until-cancelled = hasta que la anules
order-until-turn = hasta el final del turno { $turn }
order-until-times = { $count ->
    [one] para una respuesta
   *[other] para { $count } respuestas
}
order-until-attacked = hasta que se te pregunte por un ataque a { $places }
order-until-lost = hasta que el otro bando controle { $places }

order-ended-cancelled = anulada
order-ended-undone = terminó: lo que respondió se deshizo
order-ended-done = cumplida
order-ended-phase = terminó: su fase había acabado
order-ended-turn = terminó con el turno { $turn }
order-ended-times = terminó tras { $count ->
    [one] una respuesta
   *[other] { $count } respuestas
}
order-ended-attacked = terminó: se te preguntó por un ataque a { $place }
order-ended-lost = terminó: el otro bando controla { $place }
order-ended-illegal = se detuvo: { $action } no era posible

order-stopped-illegal = Tu orden permanente ({ $question }) terminó: nada de lo que dice es posible ahora.
order-stopped-illegal-queue = Tu serie de respuestas ({ $question }) se detuvo: lo que sigue no es posible ahora. Queda sin hacer: { $answers }.
order-stopped-turn-queue = Tu serie de respuestas ({ $question }) terminó con el turno { $turn }. Queda sin hacer: { $answers }.
order-stopped-phase-queue = Tu serie de respuestas ({ $question }) terminó: su fase había acabado. Queda sin hacer: { $answers }.
order-stopped-attacked = Tu orden permanente ({ $question }) terminó: se te pregunta por un ataque a { $place }.
order-stopped-attacked-queue = Tu serie de respuestas ({ $question }) terminó: se te pregunta por un ataque a { $place }. Queda sin hacer: { $answers }.
order-stopped-lost = Tu orden permanente ({ $question }) terminó: el otro bando controla { $place }.
order-stopped-lost-queue = Tu serie de respuestas ({ $question }) terminó: el otro bando controla { $place }. Queda sin hacer: { $answers }.

asked-prompt-card = Carta en combate
asked-prompt-support-defence = Apoyo en defensa
asked-prompt-support-attack = Apoyo en ataque
asked-prompt-pair = Emparejamiento de aviones
asked-prompt-react = Evento del otro bando
asked-prompt-engage = Combate en el mar
asked-prompt-replacement = Puntos de reemplazo
asked-prompt-assign = Generales
asked-prompt-event = Eventos
asked-prompt-event-due = Eventos pendientes
asked-prompt-gce-draw = Ficha de evento
asked-prompt-gce-support = Cuartel general
asked-prompt-gce-train = Tren blindado
asked-prompt-gce-air = Aviación
asked-prompt-gce-naval = Apoyo naval
asked-prompt-gce-chit = Ficha en combate
asked-prompt-gce-enter = Refuerzos
asked-prompt-gce-rebuild = Puntos de recursos
asked-prompt-gce-lose = Bajas

# At the terminal.
terminal-by-order = Por la orden { $number }: { $action }
terminal-order = Orden { $number }: { $order } ({ $answered ->
    [0] ninguna respuesta aún
    [one] una respuesta
   *[other] { $answered } respuestas
}).
terminal-order-how = always NÚMERO: desde ahora, hasta que la anules; always NÚMERO turn: hasta el final de este turno.
terminal-order-none = En esta pregunta no se puede dar ninguna orden.
terminal-queue-none = En esta pregunta no se puede encadenar respuestas.
terminal-orders-none = No tienes órdenes.

# On the page.
page-orders = Órdenes permanentes
page-orders-button = { page-orders }{ $count ->
    [0] {""}
   *[other] {" "}({ $count })
}
page-orders-about = Una orden responde por ti hasta que termina, también cuando no estás. Al otro bando no se le dice; a ti sí.
page-orders-here = Desde ahora, en esta pregunta
page-orders-until = Cuánto dura
page-orders-mine = Tus órdenes
page-orders-none = No tienes órdenes.
page-orders-answered = { $count ->
    [0] ninguna respuesta aún
    [one] una respuesta dada
   *[other] { $count } respuestas dadas
}
page-orders-cancel = Anular
page-orders-spares = { $count ->
    [one] ahorra un cambio de mano por turno
   *[other] ahorra unos { $count } cambios de mano por turno
}
page-orders-ahead = { $count ->
    [one] Puede volverte una pregunta
   *[other] Pueden volverte { $count } preguntas
}
page-orders-ahead-button = { page-orders-ahead }: ¿responder ya?
page-orders-ahead-about = Mientras sigue el otro bando se te puede preguntar: { $question }. Lo que ordenes ahora no tendrá que esperarte.
page-orders-build = Dar una orden
page-orders-choose = Cuándo
page-orders-first = Probar primero
page-orders-keep = Nunca con
page-orders-only = Solo en un combate por
page-orders-unless = No en un combate por
page-orders-ends = Termina
page-orders-ends-turn = con el turno
page-orders-ends-times = tras tantas respuestas
page-orders-ends-attacked = cuando se te pregunte por un ataque a
page-orders-ends-lost = cuando el otro bando controle
page-orders-set = Dar la orden
page-orders-change = Cambiar
page-orders-save = Guardar
page-orders-rest = Descansa mientras la cambias.
page-orders-resume = Que vuelva a responder
page-orders-back = Dejarla como estaba
page-orders-add = Añadir…
page-orders-remove = Quitar { $what }
page-orders-row = En este orden
page-orders-row-empty = Aún no hay nada.
page-orders-held = descansa: no responde nada
page-by-order = por orden

error-bad-order = La orden tiene un fallo en { $path }: { $wrong }; se esperaba: { $right }.
order-fault-no-order = no es una orden
order-fault-kept = lo que se guardó
order-fault-too-long = más de { $most } caracteres
order-fault-shorter = una más corta, o varias
order-fault-neither = no hay solo uno de "do" y "queue"
order-fault-either = o "do" o "queue"
order-fault-in-queue = junto con una cola
order-fault-only-do = eso solo con "do"
order-fault-no-object = no es un objeto
order-fault-object = un objeto con { $names }
order-fault-nothing-but = nada más que { $names }
order-fault-no-list = no es esa lista
order-fault-list = una lista de longitud 1 a { $most }: { $what }
order-fault-text = un texto de 1 a { $most } caracteres: { $what }
order-fault-pieces = ids de piezas o cartas
order-fault-label = el nombre de un número del texto de la respuesta
order-fault-questions = preguntas por sus claves de mensaje
order-fault-places = lugares por sus ids
order-fault-place = el id de un lugar de este juego
order-fault-answers = respuestas en la notación de las acciones
order-fault-texts = textos
order-fault-lost = { $place } ya se ha perdido
order-fault-not-lost = lugares que el otro bando no ocupa
order-fault-full = ya hay { $count } en vigor
order-fault-at-once = como mucho { $most } a la vez
order-fault-none-stand = nada, pues no hay órdenes en vigor
order-fault-none-offered = nada, pues no hay órdenes
order-fault-form = otra forma
order-fault-no-json = no es JSON en la línea { $line }
order-fault-json = un archivo JSON
order-fault-always = un número de 1 a { $most }, y «turn» detrás si la orden ha de acabar con el turno
