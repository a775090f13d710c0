# La ayuda del jugador: los pasos de un turno en una frase cada uno, y las tablas que se consultan.

page-aid = Hoja de ayuda
page-aid-steps = El turno, paso a paso
page-aid-now = estás aquí
page-aid-print = Imprimir
terminal-aid-here = ahora
aid-cell = { $value }

aid-modifier = Modificador
aid-needed = Impacta con
aid-chance = Probabilidad
aid-strength = Fuerza \ impactos
aid-troop = Tropa
aid-side = Bando
aid-support = General o carro
aid-plane = Avión
aid-dice-added = Dados que añade
aid-turn = Turno
aid-year = Año
aid-month = Mes
aid-cards = Cartas
aid-new-troop = Tropa nueva
aid-raised-to = Sube hasta
aid-die = Dado
aid-rule = Regla

aid-dice = Lo que necesita un dado para impactar
aid-ladder = Lo que queda de una tropa tras los impactos
aid-troops = Modificadores de las tropas
aid-supports = Modificadores de generales y carros
aid-planes = Aviones: modificador en combate aéreo, dados en un ataque
aid-turns = Cartas y reemplazos por turno

aid-espana1936-draw = { $same ->
    [no] Se roban cartas: { $nationalist } el bando nacional, { $republican } el republicano.
   *[yes] Cada bando roba { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }.
}
aid-espana1936-ships = El bando envía sus barcos, y los aviones para el mar, adonde hacen falta.
aid-espana1936-offensive = Una carta ha traído una ofensiva: movimiento y aviones republicanos, y luego puede atacar un general.
aid-espana1936-movement = Tropas y carros se mueven una vez por las conexiones, a través de casillas amigas; los aviones se colocan sobre casillas con unidades propias.
aid-espana1936-generals = Por turnos, cada bando envía un general a una casilla con unidades propias, uno por casilla.
aid-espana1936-combat = Por turnos, cada bando combate con uno de sus generales: tropa contra tropa, apoyo, una carta cada uno, dados, impactos.
aid-espana1936-naval = Se resuelven los combates en el mar, zona por zona, y luego frente a las costas.
aid-espana1936-upkeep = Aviones y generales vuelven, las unidades usadas quedan listas, se cuentan las ciudades objetivo y se comprueba la victoria; después cruzan tropas desde Marruecos.
aid-espana1936-events = Por turnos, los bandos juegan cartas como eventos, { $same ->
    [no] { $nationalist } como mucho el bando nacional, { $republican } el republicano.
   *[yes] { $count } cada uno como mucho.
}
aid-espana1936-replacement = Un punto por cada ciudad objetivo, también las disputadas: cada uno sube un paso a una tropa o trae una nueva, un punto por casilla.
aid-espana1936-status = Las manos se reducen a { $limit ->
    [one] { $limit } carta
   *[other] { $limit } cartas
} y el marcador de turno avanza.

aid-gce-income = Llegan los puntos de recursos del turno; una reserva guarda { $cap } como mucho.
aid-gce-chits = Cada bando puede sacar una ficha de eventos de su cubilete; si no lo hace, puede el otro.
aid-gce-mobilisation = La República puede movilizar una vez en la partida: { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} y divisiones nuevas a cambio de { $morale } de moral.
aid-gce-arrivals = Llegan, cambian y se van las unidades del calendario; los puntos recuperan y refuerzan otras.
aid-gce-strategic = Las unidades van en tren o por mar, tantas como permite la tabla.
aid-gce-movement = Las unidades se mueven hex a hex y pagan el terreno; una zona de control enemiga las detiene.
aid-gce-combat = Los hexes enemigos se atacan uno a uno: proporción, apoyo, columnas, un dado, bajas, avance.
aid-gce-end = Se comprueba la victoria; después se eliminan las unidades sin suministro y fuera de poblaciones.

aid-gce-results = Resultados del combate: pasos perdidos, atacante / defensor
aid-gce-modifiers = Lo que cambia un combate, a favor de quien lo tiene
aid-gce-terrain = Terreno: coste de entrar y efecto en un ataque
aid-gce-distances = Distancias
aid-gce-stacking = Apilamiento, en medias divisiones
aid-gce-points = Puntos de recursos por turno
aid-gce-capacity = Unidades en tren y por mar, por turno
aid-gce-air = Aviación: factor y turno de llegada
aid-gce-columns = Columnas
aid-gce-terrain-of = Terreno
aid-gce-mover-foot = A pie
aid-gce-mover-cavalry = Caballería
aid-gce-mover-motorised = Motorizada
aid-gce-mover-armoured = Blindada
aid-gce-fort-nationalist = Línea fortificada, para los nacionales
aid-gce-fort-republican = Línea fortificada, para los republicanos
aid-gce-what = Qué
aid-gce-hexes = Hexes
aid-gce-counts = Cuenta
aid-gce-factor = Factor
aid-gce-supply-reach = De una unidad a su fuente de suministro
aid-gce-hq-reach = De un cuartel general a las unidades que abastece
aid-gce-air-reach = De una población abastecida al apoyo aéreo
aid-gce-entry-reach = De su región a los refuerzos del norte
aid-gce-stack-limit = Un hex admite
aid-gce-stack-division = Una división
aid-gce-stack-other = Cualquier otra unidad, salvo cuarteles generales
aid-gce-stack-hq = Un cuartel general (uno por hex)
aid-gce-rail-nationalist = Tren, nacionales
aid-gce-rail-republican = Tren, republicanos
aid-gce-rail-northern = Tren, norte
aid-gce-sea-nationalist = Mar, nacionales
aid-gce-sea-republican = Mar, republicanos
