# La Guerra Civil Española: las palabras de la página junto al mapa.

## The shelf

page-about-gce = La guerra entera en un mapa de hexágonos, con las columnas, brigadas y divisiones que combatieron en ella. Las unidades necesitan suministro, se frenan unas a otras con sus zonas de control y atacan con proporciones calculadas.
page-facts-gce = 2 jugadores · completo · el escenario de 1936 dura unas tres horas; la campaña, muchas tardes
page-unknown-game = Esta página no puede mostrar el juego «{ $game }».
page-scenario-1936-gce = La guerra de las columnas
page-scenario-1936-about-gce = De julio de 1936 a abril de 1937, siete turnos: la sublevación, la marcha sobre Madrid, el primer frente.
page-scenario-campaign = La guerra entera
page-scenario-campaign-about = De julio de 1936 a abril de 1939, diecinueve turnos.
page-opponent-here-about-gce = se sienta a tu lado: os pasáis la pantalla; lo que solo un bando puede ver queda cubierto.
page-opponent-tuned-about-gce = lucha por un lugar cada vez, guarda lo que tiene y cuenta cada desplazamiento.
page-options-standard = Qué se puede ver
page-options-switch = Donde el texto deja dos caminos
page-preset-all-optional = Todas las reglas opcionales
page-preset-all-optional-about = Todo el capítulo 15 a la vez.
page-option-open_stacks = Apilamientos descubiertos
page-option-open_stacks-about = Todos los apilamientos están a la vista. Sin esta opción, de un apilamiento enemigo solo se ven la unidad de arriba y la altura, hasta que el ataque es firme.
page-option-hidden_chits = Fichas secretas
page-option-hidden_chits-about = Las fichas guardadas no se enseñan al otro bando.
page-option-hq_scouting = Reconocimiento de los cuarteles generales
page-option-hq_scouting-about = Desde el turno 14 un cuartel general republicano puede intentar conocer la fuerza de un apilamiento cercano.
page-option-alcazar = El Alcázar de Toledo
page-option-alcazar-about = La guarnición resiste hasta que lo decida un dado o llegue el socorro.
page-option-armoured_train = Tren blindado
page-option-armoured_train-about = El tren ayuda en el combate a través de un lado de hexágono con ferrocarril.
page-option-frontier_air = Sin vuelos cerca de Francia
page-option-frontier_air-about = En los turnos 12 a 19 los aviones alemanes e italianos no se acercan a la frontera francesa.
page-option-italian_debut = Debut italiano
page-option-italian_debut-about = El primer ataque italiano va peor, y el primer ataque contra italianos mejor.
page-option-soviet_debut = Debut soviético
page-option-soviet_debut-about = El primer combate con armas soviéticas modernas va mejor para la República.
page-option-column_enthusiasm = Entusiasmo de las columnas
page-option-column_enthusiasm-about = Las columnas republicanas tiran un dado antes de atacar: unas se niegan, otras luchan mejor.
page-option-column_politics = Partidos de las columnas
page-option-column_politics-about = Las columnas anarquistas y comunistas no se apilan ni atacan con las de algunos otros partidos.
page-option-volunteers_return = Voluntarios que se quedan
page-option-volunteers_return-about = Un punto de recurso en el turno 18, si se retiraron los voluntarios extranjeros.
page-option-border_supply = Suministro en la frontera francesa
page-option-border_supply-about = Un apilamiento republicano junto a la frontera tiene suministro sin línea.
page-option-frontier_points = Puntos por San Sebastián
page-option-frontier_points-about = Una unidad del norte en San Sebastián puede traer al norte un punto de recurso.
page-option-advance_on_exact = Avance con pérdidas justas
page-option-advance_on_exact-about = Se puede entrar en el hexágono vaciado aunque no sobre ninguna pérdida.
page-option-rail_into_enemy = En tren a tierra enemiga
page-option-rail_into_enemy-about = Un movimiento por ferrocarril puede acabar en un hexágono vacío que controla el enemigo.
page-option-three_hexes = Victoria con tres hexágonos
page-option-three_hexes-about = En el escenario de 1936 la República gana con tres hexágonos de valor, como en la campaña, y no con un valor de tres.
page-option-toledo_target = Toledo, como está impreso
page-option-toledo_target-about = La ofensiva de Oviedo puede cumplirse con ataques junto a Toledo, como dice el texto.
page-option-invented_chits = Dos fichas reconstruidas
page-option-invented_chits-about = Las reglas nombran la Determinación y la ofensiva de Zaragoza, pero no las describen; su efecto lo hemos ideado nosotros.
page-help-point = 1 punto de recurso más
page-help-points_3 = 3 puntos de recurso más
page-help-ahead = el enemigo llega un turno tarde
page-option-nat_point = Bando nacional: { page-help-point }
page-option-nat_point-about = Desde el turno 2 el bando nacional recibe un punto de recurso más por turno: repone o reconstruye un paso de una unidad.
page-option-rep_point = Bando republicano: { page-help-point }
page-option-rep_point-about = Desde el turno 2 el bando republicano recibe un punto de recurso más por turno: repone o reconstruye un paso de una unidad.
page-option-nat_points_3 = Bando nacional: { page-help-points_3 }
page-option-nat_points_3-about = Desde el turno 2 el bando nacional recibe tres puntos de recurso más por turno: cada uno repone o reconstruye un paso de una unidad.
page-option-rep_points_3 = Bando republicano: { page-help-points_3 }
page-option-rep_points_3-about = Desde el turno 2 el bando republicano recibe tres puntos de recurso más por turno: cada uno repone o reconstruye un paso de una unidad.
page-option-nat_ahead = Bando nacional: { page-help-ahead }
page-option-nat_ahead-about = Los refuerzos republicanos llegan un turno después de lo que dice el calendario y, los que se retiran, se van un turno después.
page-option-rep_ahead = Bando republicano: { page-help-ahead }
page-option-rep_ahead-about = Los refuerzos nacionales llegan un turno después de lo que dice el calendario y, los que se retiran, se van un turno después.

## Guide

page-gce-guide = El juego de hexágonos en cinco minutos
page-gce-guide-lead = ¿Es tu primera vez? Pulsa «{ page-start-learn }» en la página de inicio y después «{ page-start-play }»: diriges el bando nacional, el más fácil contra este adversario. Contra los más fuertes es el más difícil.
page-gce-guide-aim-title = De qué se trata
page-gce-guide-aim = Los lugares tienen un valor en Moral republicana. En la campaña el bando nacional debe bajarla a 30 al final de un turno ([[4.1-a]]); en «{ page-scenario-1936-gce }» debe tener Madrid o tres hexágonos a su lado al final del turno 7 ([[17.2-a]]). En ambos gana al momento con una unidad abastecida en Madrid antes del turno 7 ([[4.2-a]]). La República gana resistiendo, o al momento si toma tres hexágonos con valor que eran nacionales ([[4.3-a]]), en «{ page-scenario-1936-gce }» hexágonos que valgan tres puntos ([[17.2-b]]): basta una gran ciudad; no dejes ninguna vacía cerca del enemigo.
page-gce-guide-turn-title = Un turno
page-gce-guide-turn = Los dos bandos sacan un evento, hacen entrar unidades y mueven por tren y por mar. Después mueve y ataca el bando nacional, luego el republicano ([[5.1-b]]). Al final se pierden las unidades sin suministro ([[10.3-d]]).
page-gce-guide-move-title = Mover
page-gce-guide-move = Elige una unidad, lleva contigo otras de su hexágono y elige adónde van; el mapa muestra el camino y su coste. Lejos del enemigo, una unidad puede marchar el doble ([[12.11-a]]). En un hexágono caben seis divisiones ([[9.2-a]]).
page-gce-guide-zones-title = Zonas de control
page-gce-guide-zones = Brigadas y divisiones controlan los hexágonos de su alrededor: quien entra en uno se detiene ([[11.2]]). Las columnas no detienen a nadie, pero cortan el suministro ([[11-8.5-a]]).
page-gce-guide-supply-title = Suministro
page-gce-guide-supply = Una unidad necesita a tres hexágonos como mucho una población o ciudad amiga de la que salga un camino, por largo que sea, hasta una fuente final ([[10.4-a]]); o un cuartel general así suministrado, con ella o al lado ([[10.6-a]]). La tecla S muestra hasta dónde llega el suministro y por qué falta.
page-gce-guide-fight-title = Atacar
page-gce-guide-fight = Nombra un hexágono, elige quién participa y confirma el ataque: solo entonces se ven los defensores cubiertos ([[13.6]]). Ayudan cuarteles generales, aviones, barcos y fichas. Ataque contra defensa da una columna; el terreno la desplaza; un dado dice cuántos pasos pierde cada bando ([[13.10-a]]). Si sobran pérdidas, los vencedores avanzan ([[13.27-a]]).
page-gce-guide-chits-title = Eventos y puntos
page-gce-guide-chits = Una ficha de evento actúa enseguida o se guarda ([[7.4-a]]). Algunas obligan: la pestaña Estado dice a qué. Los puntos de recurso reponen y reconstruyen unidades ([[6.6-a]]).
page-gce-guide-page-title = En la página
page-gce-guide-page = La línea sobre el mapa dice quién elige, qué y según qué regla. Pulsa . para la siguiente unidad que puede mover, W para todo su apilamiento, D para repetir lo mismo, ? para todas las teclas.
page-gce-signs-counter = Una ficha de unidad: arriba tamaño y tipo, debajo ataque, defensa y movimiento. El número junto a un apilamiento cuenta sus unidades.
page-gce-signs-moved = Girada: ya ha movido.
page-gce-signs-fought = Rayada: ha combatido o dado su apoyo.

## Pages and layers

page-panel-gce = Hexágono, ataque, llegadas, estado y registro
page-gce-tab-hex = Hexágono
page-gce-tab-battle = Ataque
page-gce-tab-arrivals = Llegadas
page-gce-tab-state = Estado
page-gce-layers = Sobre el mapa
page-gce-layer-supply = Suministro
page-gce-layer-foes = Suministro enemigo
page-gce-layer-zoc = Zonas
page-gce-layer-control = Control
page-gce-layer-reach = Alcance
page-gce-layer-morale = Moral
page-gce-layer-arrivals = Llegadas
page-gce-keys-hex = el hexágono elegido
page-gce-keys-entries = refuerzos
page-gce-keys-battle = ataques
page-gce-keys-arrivals = en el mapa: por dónde entran los refuerzos
page-gce-keys-state = estado de la guerra
page-gce-keys-supply = en el mapa: suministro
page-gce-keys-foes = en el mapa: el suministro del enemigo, hasta donde se puede saber
page-gce-keys-zoc = en el mapa: zonas de control y el frente
page-gce-keys-control = en el mapa: quién tiene qué
page-gce-keys-reach = en el mapa: hasta dónde llega la unidad elegida
page-gce-keys-morale = en el mapa: valores de los lugares
page-gce-keys-next = la siguiente unidad que puede mover
page-gce-keys-previous = la anterior
page-gce-keys-skip = dejar de lado esta región
page-gce-keys-stack = tomar el apilamiento entero
page-gce-keys-again = otra vez el mismo movimiento
page-gce-choices-others = { $count ->
    [one] Listar también la otra opción
   *[other] Listar también las otras { $count } opciones
}
page-gce-choices-fewer = Menos opciones
page-gce-choices-here = Solo { $hex }

## The chosen hex

page-gce-hex-none = Elige un hexágono del mapa para leer sobre él.
page-gce-hex-empty = Aquí no hay ninguna unidad.
page-gce-region-galicia = Galicia
page-gce-region-asturias = Asturias
page-gce-region-santander = Santander
page-gce-region-euzkadi = Euzkadi
page-gce-region-navarra = Navarra
page-gce-region-cataluna = Cataluña
page-gce-region-leon = León
page-gce-region-castilla_la_vieja = Castilla la Vieja
page-gce-region-aragon = Aragón
page-gce-region-castilla_la_nueva = Castilla la Nueva
page-gce-region-valencia = Valencia
page-gce-region-extremadura = Extremadura
page-gce-region-murcia = Murcia
page-gce-region-andalucia = Andalucía
page-gce-morale-worth = Moral { $count }
page-gce-final-source = fuente final de suministro
page-gce-is-returning = vuelve en el turno { $turn }
page-gce-stack = { $count ->
    [one] Una unidad
   *[other] { $count } unidades
}: ataque { $attack }, defensa { $defence }{ $covered ->
    [0] .
    [one] ; una está cubierta.
   *[other] ; { $covered } están cubiertas.
}
page-gce-units = { $count ->
    [one] una unidad
   *[other] { $count } unidades
}
page-gce-moving = { $count ->
    [one] Una unidad en movimiento
   *[other] { $count } unidades en movimiento
}, { $left ->
    [one] queda un punto de movimiento
   *[other] quedan { $left } puntos de movimiento
}.
page-gce-part-leave = Dejar atrás
page-gce-part-along = Llevar también
page-gce-part-hint = Pulsa una unidad de la lista para dejarla atrás, y otra vez para llevarla.
page-gce-moving-march = { $count ->
    [one] Una unidad en marcha
   *[other] { $count } unidades en marcha
}, { $left ->
    [one] queda un punto de movimiento
   *[other] quedan { $left } puntos de movimiento
}.
page-gce-moving-strategic = La unidad { $how ->
    [rail] va en tren: elige adónde
    [sail] va por mar: elige adónde
   *[land] desembarca: elige dónde
}.
page-gce-supply = Con suministro.
page-gce-supply-from = Suministro desde { $hex }, { $count ->
    [0] en el hexágono
    [one] a un hexágono
   *[other] a { $count } hexágonos
}
page-gce-supply-none = Sin suministro.
page-gce-supply-none-why = Sin suministro: { $why }
page-gce-whole-move = { $count ->
    [one] Mover la unidad
   *[other] Mover las { $count }
}
page-gce-whole-march = { $count ->
    [one] Marchar con la unidad
   *[other] Marchar con las { $count }
}
page-gce-do-move = Mover
page-gce-do-march = Marchar
page-gce-do-with = Llevar
page-gce-do-drop = Dejar aquí
page-gce-do-rail = Tren
page-gce-do-sail = Barco
page-gce-do-land = Desembarcar
page-gce-do-place = Hacer entrar
page-gce-do-replace = Reponer
page-gce-do-rebuild = Reconstruir
page-gce-do-split = Dividir
page-gce-do-disband = Disolver
page-gce-do-eliminate = Eliminar
page-gce-do-evacuate = Evacuar
page-gce-do-border = Abastecer por la frontera
page-gce-do-rouse = Tirar
page-gce-do-scout = Reconocer
page-gce-do-join = Participa
page-gce-do-support = Apoyar
page-gce-do-fly = Volar
page-gce-do-lose = { $left ->
    [0] Perder la unidad
   *[other] Perder un paso
}
page-gce-do-advance = Avanzar
page-gce-do-pick = Elegir
page-gce-do-turn = Cambia de bando

## Helps for moving

page-gce-only-left = Mostrar solo estas
page-gce-only-left-long = En el mapa, lo que ya ha movido o no puede se ve tenue
page-gce-left = Aún es posible
page-gce-left-place = { $count ->
    [one] una unidad por entrar
   *[other] { $count } unidades por entrar
}
page-gce-left-replace = { $count ->
    [one] una unidad por reponer
   *[other] { $count } unidades por reponer
}
page-gce-left-rebuild = { $count ->
    [one] una unidad por reconstruir
   *[other] { $count } unidades por reconstruir
}
page-gce-left-split = { $count ->
    [one] una división puede dividirse
   *[other] { $count } divisiones pueden dividirse
}
page-gce-left-rail = { $count ->
    [one] una unidad puede ir en tren
   *[other] { $count } unidades pueden ir en tren
}
page-gce-left-sail = { $count ->
    [one] una unidad puede ir por mar
   *[other] { $count } unidades pueden ir por mar
}
page-gce-left-land = { $count ->
    [one] una unidad puede desembarcar
   *[other] { $count } unidades pueden desembarcar
}
page-gce-left-rouse = { $count ->
    [one] una columna por la que tirar
   *[other] { $count } columnas por las que tirar
}
page-gce-left-scout = { $count ->
    [one] un cuartel general puede reconocer
   *[other] { $count } cuarteles generales pueden reconocer
}
page-gce-left-move = { $count ->
    [one] una unidad puede mover
   *[other] { $count } unidades pueden mover
}
page-gce-left-march = { $count ->
    [one] una puede marchar
   *[other] { $count } pueden marchar
}
page-gce-left-evacuate = { $count ->
    [one] una unidad puede salir por Francia
   *[other] { $count } unidades pueden salir por Francia
}
page-gce-left-attack = { $count ->
    [one] un hexágono puede ser atacado
   *[other] { $count } hexágonos pueden ser atacados
}
page-gce-left-join = { $count ->
    [one] una unidad puede participar
   *[other] { $count } unidades pueden participar
}
page-gce-left-support = { $count ->
    [one] uno puede apoyar
   *[other] { $count } pueden apoyar
}
page-gce-left-fly = { $count ->
    [one] una unidad aérea puede volar
   *[other] { $count } unidades aéreas pueden volar
}
page-gce-left-lose = { $count ->
    [one] una unidad puede sufrir la pérdida
   *[other] { $count } unidades pueden sufrir la pérdida
}
page-gce-left-advance = { $count ->
    [one] una unidad puede avanzar
   *[other] { $count } unidades pueden avanzar
}
page-gce-left-pick = { $count ->
    [one] una unidad para elegir
   *[other] { $count } unidades para elegir
}
page-gce-left-eliminate = { $count ->
    [one] una unidad para elegir
   *[other] { $count } unidades para elegir
}
page-gce-next = Siguiente unidad ›
page-gce-previous = ‹ Anterior
page-gce-again = Otra vez, como { $from } – { $to }
page-gce-regions = Regiones{ $count ->
    [0] {""}
    [one] , una dejada de lado
   *[other] , { $count } dejadas de lado
}

## Attacks

page-gce-battle-none = Todavía no hay ataques. Cada uno se prepara y se resuelve aquí, paso a paso.
page-gce-made = Ataques de esta fase
page-gce-prospects = Ataques tal como están ahora las unidades
page-gce-prospects-hint = Con todas las que están junto al hexágono, sin apoyo. Cada movimiento lo cambia.
page-gce-prospects-none = Desde donde están ahora las unidades nadie puede atacar.
page-gce-where = Dónde atacar
page-gce-where-hint = Elige un hexágono aquí o en el mapa. Nada es firme hasta confirmar el ataque.
page-gce-attack-on = Ataque a { $hex }
page-gce-step-join = Quién ataca
page-gce-step-support = Cuarteles generales
page-gce-step-train = Tren blindado
page-gce-step-air = Aviación
page-gce-step-naval = Barcos
page-gce-step-chit = Fichas
page-gce-step-losses = Pérdidas
page-gce-step-advance = Avance
page-gce-join-all = Todas
page-gce-call-off = Anular el ataque
page-gce-commit-asked = Atacar y elegir apoyo
page-gce-commit-hint = Desde aquí el ataque ya no se puede anular.
page-gce-covered = Los defensores están cubiertos: la proporción se calcula al confirmar el ataque.
page-gce-covered-count = { $count ->
    [one] Una unidad, vista solo por encima
   *[other] { $count } unidades, solo se ve la de arriba
}
page-gce-lost-one = perdida
page-gce-with-hq = { $piece } apoya
page-gce-with-air = { $piece } vuela
page-gce-with-naval = Apoyo naval
page-gce-shifts = Desplazamientos de la columna
page-gce-drms = Modificadores del dado
page-gce-column = columna { $column }
page-gce-table = Resultado de cada tirada
page-gce-die = Dado
page-gce-modified = pasa a { $die }
page-gce-attacker-loses = Pérdidas del atacante
page-gce-defender-loses = Pérdidas del defensor
page-gce-clears = el hexágono queda vacío
page-gce-expect = De media el atacante pierde { $attacker } de { $attackers } pasos y el defensor { $defender } de { $defenders }.
page-gce-takes = El hexágono queda vacío en el { $share } de los casos.
page-gce-to-lose = { $side }: { $count ->
    [one] un paso por perder
   *[other] { $count } pasos por perder
}
page-gce-to-advance = { $count ->
    [one] Un hexágono de avance
   *[other] { $count } hexágonos de avance
}
page-gce-roll-modified = Con { $drm } queda en { $modified }.
page-gce-result = Pasos perdidos: atacante { $attacker }, defensor { $defender }.

## Reinforcements

page-gce-due = Por entrar ahora
page-gce-changing = Unidades que se pueden cambiar
page-gce-barred = Unidades reducidas que ahora no se pueden reponer
page-gce-never = { $count ->
    [one] Una unidad reducida que nunca se repone:
   *[other] { $count } unidades reducidas que nunca se reponen:
}
page-gce-enters-at = puede entrar en { $hexes }{ $more ->
    [0] {""}
    [one] , o en un hexágono más
   *[other] , o en { $more } hexágonos más
}
page-gce-timetable = Los próximos turnos
page-gce-enter = { $count ->
    [one] Llega una:
   *[other] Llegan { $count }:
}
page-gce-convert = { $count ->
    [one] Una columna pasa a ser regular:
   *[other] { $count } columnas pasan a ser regulares:
}
page-gce-leave = { $count ->
    [one] Se retira una:
   *[other] Se retiran { $count }:
}
page-gce-later = { $count ->
    [one] Un turno posterior
   *[other] { $count } turnos posteriores
}
page-gce-nobody-comes = Ya no se espera a nadie.
page-gce-lost = Unidades perdidas
page-gce-gone = { $count ->
    [one] Una perdida para siempre:
   *[other] { $count } perdidas para siempre:
}

## The state of the war

page-gce-turn-track = Turnos
page-gce-morale = Moral republicana { $morale }
page-gce-victory-morale = { $left ->
    [0] Bastante baja para que el bando nacional gane al final del turno.
   *[other] { $left } por encima del 30 con que gana el bando nacional.
}
page-gce-victory-madrid-now = Nacional al instante: una unidad abastecida en Madrid, hasta el turno { $turn }.
page-gce-victory-madrid = Nacional al final del turno 7: Madrid, o tres hexágonos a su lado ({ $count } ahora).
page-gce-victory-value = Republicano al instante: hexágonos tomados por valor de 3 ({ $value } ahora{ $count ->
    [0] {""}
   *[other] : { $hexes }
}).
page-gce-victory-hexes = Republicano al instante: tres hexágonos de valor tomados ({ $count } ahora, valen { $value }{ $count ->
    [0] {""}
   *[other] : { $hexes }
}).
page-gce-points = Puntos de recurso
page-gce-points-now = Ahora
page-gce-points-next = Próximo turno
page-gce-soviet-points = { $count ->
    [one] Uno de los puntos republicanos reconstruye solo donde el suministro llega a la frontera francesa.
   *[other] { $count } de los puntos republicanos reconstruyen solo donde el suministro llega a la frontera francesa.
}
page-gce-capacity = Capacidad que queda
page-gce-rail = Tren
page-gce-sea = Mar
page-gce-capacity-left = { $limit ->
    [0] ninguna este turno
   *[other] { $left ->
        [0] agotada ({ $limit })
       *[other] { $left } de { $limit }
    }
}
page-gce-duties = A qué obliga un evento
page-gce-duty-units = Aún se pide a:
page-gce-chits = Fichas de evento
page-gce-cup = { $count ->
    [one] una ficha en el cubilete
   *[other] { $count } fichas en el cubilete
}
page-gce-held = { $count ->
    [one] Una ficha guardada
   *[other] { $count } fichas guardadas
}
page-gce-played = { $count ->
    [one] Una ficha jugada
   *[other] { $count } fichas jugadas
}
page-gce-lines = Líneas fortificadas
page-gce-line-due = lista desde el turno { $turn }
page-gce-line-factor = suma { $count } a la defensa{ $gone ->
    [0] {""}
    [one] , un hexágono destruido
   *[other] , { $gone } hexágonos destruidos
}
page-gce-lasting = Otras marcas
page-gce-alcazar-holds = El Alcázar de Toledo resiste.
page-gce-alcazar-relieved = El Alcázar de Toledo ha sido socorrido.
page-gce-alcazar-fallen = El Alcázar de Toledo ha caído.
page-gce-naval-ready = apoyo naval disponible este turno
page-gce-naval-none = sin apoyo naval este turno
page-gce-declared-mobilisation = Se ha declarado la Movilización General.
page-gce-declared-biberon = Se ha llamado a la Quinta del Biberón.
page-gce-declared-evacuation = Se han evacuado unidades por Francia.
