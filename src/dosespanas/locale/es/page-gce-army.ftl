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
page-gce-march-aim = Pulsa el hexágono al que deben marchar.
page-gce-go-on = { $count ->
    [one] Una marcha continúa
   *[other] { $count } marchas continúan
}
page-gce-boxed = { $count ->
    [one] Un apilamiento en el recuadro: pulsa el hexágono al que debe ir.
   *[other] { $count } apilamientos en el recuadro: pulsa el hexágono al que deben ir.
}
page-gce-boxed-stay = { $count ->
    [one] Uno se quedaría.
   *[other] { $count } se quedarían.
}
page-gce-stuck = No puede ir a ninguna parte:
page-gce-stayed = { $count ->
    [one] Un apilamiento se queda: no puede ir allí, o solo dejando un lugar sin defensa o perdiendo el suministro.
   *[other] { $count } apilamientos se quedan: no pueden ir allí, o solo dejando un lugar sin defensa o perdiendo el suministro.
}
page-gce-plan-target = Objetivo
page-gce-plan-with = Unidades
page-gce-plan-odds = Columna
page-gce-odds-unanswered = Probabilidades tal como está el ataque: aún pueden llegar aviones y apoyo enemigos
page-gce-plan-takes = Probabilidad de vaciar el hexágono
page-gce-plan-lost = Pérdidas
page-gce-plan-lost-long = Pasos perdidos de media: atacante, defensor
page-gce-plan-read = Cómo se lee la tabla
page-gce-plan-key = Columna: tras todos los desplazamientos. ⚑: probabilidad de vaciar el hexágono. Pérdidas: pasos perdidos de media, tuyos : suyos. Tras la flecha: con el menor apoyo que más consigue. De dos cifras, la primera es con todos los aviones que el defensor puede enviar, la segunda sin ellos; ≤: como mucho. Sobre fondo rayado están cubiertos. «Preparar» solo empieza el ataque, y eliges paso a paso; «Atacar» lo hace todo de una vez, con el apoyo nombrado debajo.
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
