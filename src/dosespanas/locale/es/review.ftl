### El análisis de una partida, los consejos con sus probabilidades, y lo buenas que son.

chronicle-title = Informe de la partida
chronicle-open = Informe para imprimir
review-title = Análisis
review-cause = Cómo se perdió
review-fell-empty = { $place } cayó en el turno { $turn }: no había nadie allí.
review-fell-held = { $place } cayó en el turno { $turn }; la guarnición: { $units ->
    [one] una unidad
   *[other] { $units } unidades
}, fuerza { $strength }.
review-fell-left = { $place } quedó en manos del enemigo, sin batalla, en el turno { $turn }.
review-why-empty = El bando { $loser } perdió porque no había nadie en { $places }: el enemigo entró en el turno { $turn }.{ $idle ->
    [0] {""}
   *[other] {" "}Una fuerza de { $idle } estaba en lugares en los que no entró ningún enemigo en los dos últimos turnos.
}
review-why-held = El bando { $loser } perdió con la caída de { $places } en el turno { $turn }; la guarnición: { $units ->
    [one] una unidad
   *[other] { $units } unidades
}, fuerza { $strength }.{ $idle ->
    [0] {""}
   *[other] {" "}Una fuerza de { $idle } estaba en lugares en los que no entró ningún enemigo en los dos últimos turnos.
}
review-why-short = Al bando { $loser } le { $needed ->
    [one] faltó al final uno
   *[other] faltaron al final { $needed }
} de estos lugares: { $places }.
review-why-lost = Al bando { $loser } le { $needed ->
    [one] faltó al final un lugar
   *[other] faltaron al final { $needed } lugares
}; los últimos que perdió: { $places }.
review-why-cut = Al bando { $loser } le { $needed ->
    [one] faltó al final uno
   *[other] faltaron al final { $needed }
} de estos lugares: { $places }. También tenía { $cut }, pero sus unidades estaban allí sin suministro y no contaban.
review-ideas = Lo que quedó al descubierto después:
review-left-empty = Vacíos, y ocupados sin lucha: { $places }.
review-why-luck = El azar le costó al bando { $loser } { $points ->
    [one] un punto
   *[other] { $points } puntos
} de probabilidad en total; lo más, en el turno { $turn }: { $most }.
review-why-starved = Por falta de suministro, el bando { $loser } perdió { $count ->
    [one] una unidad
   *[other] { $count } unidades
}; la mayoría, en el turno { $turn }: { $most }.
review-settled = { $choice ->
    [0] La probabilidad del perdedor no pasó de una entre cinco en toda la partida.
   *[other] Desde el turno { $turn }, la probabilidad del perdedor no volvió a pasar de una entre cinco.
}
review-curve = Probabilidad de victoria del bando nacional
review-curve-of = Probabilidad de victoria: { $side }
review-seen-by = Todas las probabilidades y todos los puntos son los del bando { $side }.
review-legend = Línea: la probabilidad antes de cada decisión. Banda: lo segura que es, 95 veces de cada 100. Círculos con número: momentos decisivos.
review-legend-characters = █ la probabilidad antes de cada decisión, · igualdad, cifras: momentos decisivos, debajo: turnos
review-axis-turn = Turno
review-working = Jugando hasta el final
review-played = { $side }, decisión tomada: { $action } (probabilidad del bando { $whose }: { $chance }).
review-better = Mejor: { $action } ({ $chance }).
review-wins = De 100 partidas jugadas desde aquí, gana { $share } en el plazo de un turno; la decisión tomada, { $other }.
review-loses = De 100 partidas jugadas desde aquí, la decisión tomada pierde { $share } en el plazo de un turno; esta, { $other }.
review-ends = Termina ahí la fase; { $count ->
    [one] la acción que aún siguió costó más de lo que aportó
   *[other] las { $count } acciones que aún siguieron costaron más de lo que aportaron
}.
review-whole = Estos movimientos cuentan juntos: solo se llega a eso cambiando { $count ->
    [one] uno más
   *[other] otros { $count }
} de esa fase. Ninguno lo explica por sí solo.
review-turning-points = Momentos decisivos
review-no-turning-points = Ninguna decisión por sí sola cambió esta partida: no se ha encontrado nada claramente mejor.
review-little-by-little = Lo que se cedió poco a poco está en «{ review-accuracy }».
review-still = { $side }, turno { $turn }: no se movió nada, aunque { $count ->
    [one] podía { $count } unidad
   *[other] podían { $count } unidades
}.
review-dice = Dónde más decidió el azar
review-no-dice = Ningún golpe de suerte pesó mucho por sí solo.
review-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} para el bando { $side }
review-sides = Decisiones y suerte
review-by-choices = Por decisiones
review-turns = Dónde se ganó
review-turns-of = Lo que cada turno cambió la probabilidad del bando { $side }, en puntos; ± es el intervalo del 95 %. Lo pálido puede ser azar entre tan pocas partidas. Visto después: lo que solo mostraron las partidas jugadas hasta el turno siguiente.
review-turn-end = Probabilidad al final
review-turn-choices = Decisiones: { $side }
review-turn-luck = Suerte
review-turn-insight = Visto después
review-accuracy = Precisión
review-phase = Fase
review-lost = Cedido
review-luck = La suerte dio { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} al bando { $side }.
review-insight = Además, { $points ->
    [one] { $points } punto pasó
   *[other] { $points } puntos pasaron
} al bando { $side } sin que los explique ninguna decisión ni los dados: solo los turnos siguientes mostraron lo que valían varias decisiones juntas.
review-note = En puntos de cien. Cada posición se jugó { $games ->
    [one] { $games } vez
   *[other] { $games } veces
} con el adversario «{ opponent-tuned }» en los dos bandos; toda cifra es una estimación.
review-note-gce = En puntos de cien. Cada posición se jugó { $games ->
    [one] { $games } vez
   *[other] { $games } veces
} en los dos bandos con la mente del adversario «{ opponent-planner }», sin los planes que este prueba de antemano; toda cifra es una estimación.
review-written = Escrito en { $file }.
review-open = Análisis
review-begin = Analizar esta partida
review-share = { $share } hecho
review-while = tarda unos minutos
review-meanwhile = Lo que ya se sabe está abajo y va creciendo. Puedes cerrar esto y mirar la partida: el análisis sigue.
review-left = { $minutes ->
    [one] queda cerca de 1 min
   *[other] quedan unos { $minutes } min
}
review-now-of = { $side } { $chance } (de { $low } a { $high })
review-go = Verlo en el tablero
review-elsewhere = Las probabilidades se aprendieron con otros datos que los de esta partida: tómalas como orientación.
hint-chance = alrededor del { $chance }
hint-tried = Comparado jugando partidas desde aquí.
hint-best = Las mejores decisiones y la probabilidad de ganar:
hint-first = Primero la decisión de «{ $opponent }»: ninguna otra resultó claramente mejor.
hint-equal = Vienen a dar lo mismo, hasta donde se ha podido probar.
hint-phase = Además, en esta fase:
hint-phase-more = Y { $count ->
    [one] un movimiento más
   *[other] { $count } movimientos más
} en otras partes.
train-working = Jugando
train-fitting = Ajustando
train-curve = Pronósticos frente a lo ocurrido
train-said = pronóstico
train-came = se cumplió
train-scenario = Escenario
train-fitted = Partidas del ajuste
train-held = Partes, cada una reservada una vez
train-positions = Posiciones
train-log-loss = Pérdida logarítmica
train-constant = Pérdida logarítmica de la media
train-brier = Puntuación de Brier
train-ece = Error de calibración
error-no-judge = Nadie ha enseñado a este programa a juzgar posiciones de { $option }.
error-nothing-to-review = El registro no tiene aún decisiones: no hay nada que analizar.
error-review-running = Una partida se analiza cuando ha terminado: antes, el análisis revelaría secretos.
error-review-later = Ahora no hay análisis: esperan demasiadas partidas. Inténtalo dentro de un rato.
error-no-review = No se pudo hacer el análisis. Pídelo otra vez.
