## El pasado como película, y lo que resultó

page-film = Película de la partida
page-film-controls = Ver, detener, avanzar
page-film-play = Ver
page-film-pause = Pausa
page-film-speed = Velocidad
page-film-turn = Turno
page-film-count = { $n ->
    [0] { $count ->
        [one] Un paso
       *[other] { $count } pasos
    }
   *[other] Paso { $n } de { $count }
}
page-film-more = { $count ->
    [one] Y una más así.
   *[other] Y { $count } más así.
}
page-film-skip = Saltar
page-film-theirs = El turno del otro bando
page-film-waits = La película espera: lee el resultado de la batalla.
page-film-waits-keys = Espacio o Intro
page-wanted = Lo que pretendía
page-wanted-more = { $count ->
    [one] Otra razón
   *[other] Otras { $count } razones
}
page-wanted-show = Con lo que pretendían los adversarios
page-wanted-none = Aún no hay nada que contar: dicen lo que pretendían cuando acaba su turno, y todo cuando acaba la partida.
page-film-watch = Verlo paso a paso
page-film-battle-back = La batalla anterior
page-film-battle-forth = La batalla siguiente
page-film-news = { $count ->
    [one] { $count } novedad
   *[other] { $count } novedades
}
page-film-lines = { $count ->
    [one] { $count } suceso
   *[other] { $count } sucesos
}
page-battle-read = La batalla está decidida: lee el resultado.
page-go-on = Continuar
page-go-on-all = No esperar en esta fase
page-go-on-all-title = Continúa, y ninguna batalla espera hasta que acabe la fase; quedan en la pestaña Batalla
page-battles-before = { $count ->
    [one] El ataque anterior
   *[other] Los { $count } ataques anteriores
}
page-not-chosen = aún sin elegir
page-keys-film-play = ver o pausa: otra vez el turno del otro bando, o toda la partida cuando ha terminado
page-keys-film-step = mirando atrás: un paso
page-keys-film-battle = mirando atrás: de batalla en batalla
page-keys-film-turn = mirando atrás: de turno en turno

page-sum-city = { $control ->
    [nationalist] { $box }, ciudad objetivo, es ahora nacional.
    [republican] { $box }, ciudad objetivo, es ahora republicana.
   *[contested] { $box }, ciudad objetivo, está ahora en disputa.
}
page-sum-box = { $control ->
    [nationalist] { $box } es ahora nacional.
    [republican] { $box } es ahora republicana.
   *[contested] { $box } está ahora en disputa.
}
page-sum-attack = { $outcome } Ataques del bando { $side }: { $count }.
page-sum-sea = { $outcome } Combates en el mar: { $count }.
page-sum-fallen = { $hex }, bando { $side }: eliminación de { $pieces }.
page-sum-starved = { $hex }, bando { $side }: pérdida de { $pieces } por falta de suministro.
page-sum-empty = { $place } está ahora sin tropas.
page-sum-hex = { $control ->
    [nationalist] { $hex } pasa a los nacionales
   *[republican] { $hex } pasa a los republicanos
}{ $value ->
    [0] .
   *[other] {" "}(valor de Moral { $value }).
}
page-sum-front = { $region }: { $control ->
    [nationalist] el frente nacional avanza
   *[republican] el frente republicano avanza
} { $count ->
    [one] { $count } hexágono
   *[other] { $count } hexágonos
}.
page-sum-morale = Moral republicana { $change }: ahora { $morale }.
page-sum-assault = { $outcome } Ataque del bando { $side } a { $odds }{ $taken ->
    [yes] ; el hexágono cae.
   *[no] .
}
page-sum-lost = { $side }: { $count ->
    [one] { $count } unidad perdida o retirada
   *[other] { $count } unidades perdidas o retiradas
}.
page-sum-moves = { $side }: { $count ->
    [one] { $count } movimiento
   *[other] { $count } movimientos
}.
page-sum-arrivals = { $side }: { $count ->
    [one] { $count } unidad nueva o reforzada
   *[other] { $count } unidades nuevas o reforzadas
}.

page-story = La partida en números
page-story-objectives = Ciudades objetivo, turno a turno
page-story-morale = Moral republicana, turno a turno
page-story-losses = Pérdidas en combate, turno a turno
page-story-starved = Unidades perdidas por falta de suministro:
page-story-starved-of = { $side }: perdidas por falta de suministro
page-story-gained = ganó en el último turno: { $places }
page-story-luck = Dados de combate, frente a una media de { $mean }
page-story-dice = { $count ->
    [one] { $count } dado
   *[other] { $count } dados
}, { $mean } de media: { $more ->
    [one] { $more } punto
   *[other] { $more } puntos
} en total
page-story-no-dice = ningún dado de combate
page-story-table = En una tabla
page-story-lost = { $side }: pérdidas
page-story-thrown = { $side }: dados (media)

error-story-later = Los números de una partida se cuentan cuando ha terminado.
error-no-story = { $game } no se cuenta en números.

page-second-device = Seguir en otro dispositivo
page-second-device-about = Lee este código con el otro dispositivo o abre allí el enlace. Quien lo tenga juega en tu asiento: no se lo enseñes a nadie más.
page-second-device-code = Código QR del enlace secreto de tu asiento
page-second-device-link = Enlace secreto de tu asiento
