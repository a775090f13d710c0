# Many units at once: holding, marches, attacks as the server proposes them.

page-gce-keys-hold = estas unidades se mantienen: se pasan por alto en esta fase
page-gce-keys-watch = vigilan: se pasan por alto hasta que haya un enemigo cerca
page-gce-keys-march = una marcha de varios turnos
page-gce-hint-mouse = Arrastra un apilamiento a su hexágono; con Mayús, traza un recuadro alrededor de varios.
page-gce-hint-finger = Mantén el dedo sobre un apilamiento y llévalo a su hexágono; mantenlo al lado y traza un recuadro alrededor de varios.
page-gce-hold = Mantener
page-gce-watch = Vigilar
page-gce-march = Marchar a …
page-gce-march-end = Anular marcha a { $hex }
page-gce-march-aim = Pulsa el hexágono al que deben marchar. Solo este navegador lo recuerda.
page-gce-march-way = { $from } – { $to }
page-gce-go-on = { $count ->
    [one] Una marcha continúa
   *[other] { $count } marchas continúan
}
page-gce-boxed = { $count ->
    [one] Un apilamiento en el recuadro: pulsa el hexágono al que debe ir.
   *[other] { $count } apilamientos en el recuadro: pulsa el hexágono al que deben ir.
}
page-gce-boxed-stay = { $count ->
    [one] Uno se quedaría: { $hexes }.
   *[other] { $count } se quedarían: { $hexes }.
}
page-gce-stuck = No puede ir a ninguna parte:
page-gce-stayed = { $count ->
    [one] Un apilamiento se queda ({ $hexes }): no puede ir allí, o solo dejando un lugar sin defensa o perdiendo el suministro.
   *[other] { $count } apilamientos se quedan ({ $hexes }): no pueden ir allí, o solo dejando un lugar sin defensa o perdiendo el suministro.
}
page-gce-plan-target = Objetivo
page-gce-plan-with = Unidades
page-gce-plan-odds = Columna
page-gce-odds-unanswered = Probabilidades tal como está el ataque: aún pueden llegar aviones y apoyo enemigos
page-gce-plan-takes = Probabilidad de vaciar el hexágono
page-gce-plan-lost = Pérdidas
page-gce-plan-lost-long = Pasos perdidos de media: atacante, defensor
page-gce-plan-read = Cómo se lee la tabla
page-gce-plan-key = Columna: tras todos los desplazamientos. ⚑: probabilidad de vaciar el hexágono. Pérdidas: pasos perdidos de media, tuyos : suyos. Tras la flecha: con el menor apoyo que más consigue. De dos cifras, la primera es con todos los aviones que el defensor puede enviar, la segunda sin ellos; ≤: como mucho. Sobre fondo rayado están cubiertos. «Preparar» solo empieza el ataque, y eliges paso a paso; «Atacar» lo hace todo de una vez, con el apoyo nombrado debajo, o sin él.
page-gce-plan-do = Atacar
page-gce-plan-build = Preparar
page-gce-plan-now = Atacar
page-gce-plan-sends = + { $pieces }
page-gce-plan-spares = queda para otros: { $pieces }
page-gce-plan-best = { $count ->
    [one] Basta una unidad
   *[other] Bastan { $count } unidades
}
page-gce-plan-all = { $count ->
    [one] La única que puede
   *[other] Las { $count } que pueden
}
page-gce-plan-covered = { $count ->
    [one] Una unidad cubierta: de la más fuerte a la más débil que puede ser
   *[other] { $count } unidades, algunas cubiertas: de las más fuertes a las más débiles que pueden ser
}
page-gce-plan-backed = Atacar con { $pieces }
page-gce-plan-alone = Atacar sin apoyo
page-gce-plan-support = Con { $pieces }
page-gce-plan-none = Sin apoyo
page-gce-plan-support-all = Todo el apoyo
page-gce-plan-advance = { $count ->
    [one] Una unidad avanza a { $hex }
   *[other] { $count } unidades avanzan a { $hex }
}
page-gce-plan-advance-on = { $count ->
    [one] Una unidad avanza más allá, a { $hex }
   *[other] { $count } unidades avanzan más allá, a { $hex }
}
page-gce-plan-advance-hint = Entran en el hexágono vaciado, que pasa a ser tuyo, y solo siguen donde se dice; quien no llega tan lejos se queda en él. Los cuarteles generales no avanzan, ni quien no tiene sitio. Abajo se envía cada unidad por separado.
page-gce-same-way = Por el mismo camino, a { $hex }:
page-gce-same-way-all = Las { $count }
page-gce-plan-losses = { $count ->
    [one] La pérdida menos costosa
   *[other] Las { $count } pérdidas menos costosas
}

page-gce-roll = Orden de batalla
page-gce-roll-open = Orden de batalla y notas
page-gce-roll-search = Buscar una unidad por nombre, tipo o lugar
page-gce-roll-none = Ninguna unidad responde a eso.
page-gce-roll-map = En el mapa
page-gce-roll-air = Aviación
page-gce-roll-due = Por colocar ahora
page-gce-roll-returning = De vuelta pronto
page-gce-roll-waiting = Por llegar
page-gce-roll-eliminated = Perdidas
page-gce-roll-removed = Fuera de la partida
page-gce-roll-history = Su historia
page-gce-roll-history-of = Historia de { $unit }
page-gce-roll-history-none = El registro aún no cuenta nada de ella.
page-gce-notes = Tus notas
page-gce-note-label = Tu nota: solo la guarda este navegador
page-gce-note-change = Cambiar la nota
page-gce-note-add = Escribir una nota

page-gce-tempo = Ritmo
page-gce-tempo-nearest = { $count ->
    [0] El bando nacional está en Madrid.
    [one] Lo más cerca de Madrid: { $hex }, al lado.
   *[other] Lo más cerca de Madrid: { $hex }, a { $count } hexágonos.
}
page-gce-tempo-needed = Para caer antes del último turno, la República ha de perder { $needed } de Moral por turno.
page-gce-tempo-late = Últimamente ha perdido { $late }.
page-gce-tempo-morale = Moral
page-gce-tempo-held = Hexágonos nacionales
page-gce-tempo-madrid = A Madrid
