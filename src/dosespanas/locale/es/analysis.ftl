### Tableros de estudio: variantes desde una posición, sus dados, probabilidades de victoria, enlaces.

analysis-title = Tablero de estudio
analysis-of = Tablero de estudio: { $name }
analysis-open-here = Probarlo en un tablero de estudio
analysis-loading = Se prepara el tablero de estudio
analysis-lines = Variantes
analysis-main = La partida tal como se jugó: { $count ->
    [one] una decisión
   *[other] { $count } decisiones
}
analysis-beginning = Comienzo
analysis-end = Su final
analysis-after = Desde { $when }
analysis-none = Elige lo que quieras en el tablero: cualquier otra respuesta abre una variante.
analysis-earlier = … { $count ->
    [one] una jugada
   *[other] { $count } jugadas
} antes
analysis-dice-chosen = con dados elegidos
analysis-dice-again = dados repetidos
analysis-back = Atrás
analysis-here = Seguir desde aquí
analysis-again = Tirar otra vez
analysis-dice = Elegir los dados
analysis-dice-of = Lo que dio el azar
analysis-dice-hint = Los dados que siguen al último cambiado se tiran de nuevo.
analysis-die = Dado { $number }
analysis-drawn-item = Robo { $number }
analysis-go = Jugarlo así
analysis-play = Que siga jugando
analysis-who = Quién sigue jugando
analysis-until = Hasta dónde
analysis-until-one = una decisión
analysis-until-phase = hasta el final de la fase
analysis-until-turn = hasta el final del turno
analysis-playing = { $opponent } sigue jugando …
analysis-stop = Parar
analysis-chance = Probabilidad de victoria
analysis-chance-of = { $side } { $chance }
analysis-chance-sure = entre { $low } y { $high }
analysis-chance-over = Aquí la partida está decidida.
analysis-judge = Calcularla
analysis-judging = Se está calculando …
analysis-auto = En cada posición
analysis-note = Nota
analysis-note-here = Nota sobre esta posición
analysis-keep = Guardar
analysis-compare = Comparar
analysis-compare-this = Comparar esta variante con la posición del tablero
analysis-two-lines = Dos variantes, una junto a otra
analysis-parted = Se separan aquí: { $when }.
analysis-line-here = En el tablero
analysis-line-other = La otra variante
analysis-row-end = Termina en
analysis-row-chance = Probabilidad de victoria, { $side }
analysis-row-losses = Perdido en combate, { $side }
analysis-row-starved = Perdido por falta de suministro, { $side }
analysis-row-standing = { $measure }, { $side }
analysis-measure-objectives = Ciudades objetivo
analysis-measure-morale = Moral
analysis-unknown = sin calcular
analysis-remove = Borrar esta variante
analysis-remove-sure = Borrarla ahora
analysis-share = Guardar y compartir
analysis-kept = El tablero se guarda solo. Quien tenga este enlace puede cambiarlo: guárdalo para ti o ábrelo en otro aparato.
analysis-own-link = Tu propio enlace
analysis-read-link = Enlace para los demás
analysis-read-about = Quien tenga este enlace puede mirar el tablero y tomar una copia.
analysis-name = Nombre del tablero
analysis-reader = Estás mirando el tablero de otra persona. Para probar algo, toma una copia.
analysis-copy = Tomar una copia
analysis-drawn = Preparado con lo que sabías en un momento de tu partida: todo lo que te estaba oculto se ha sorteado de nuevo.
analysis-print = Imprimir
analysis-delete = Borrar el tablero
analysis-delete-sure = Borrarlo con todas sus variantes
analysis-position-here = La posición
analysis-position = La posición como texto
analysis-position-about = Cámbiala a mano y prepara con ella un tablero nuevo. Quita la parte llamada «choice» para empezar al comienzo de la fase.
analysis-no-json = El texto no es JSON, como lo es una posición{ $line ->
    [none] .
   *[other] : véase la línea { $line }.
}
analysis-set-up = Preparar un tablero nuevo
analysis-record = Guardar una partida para seguir desde aquí
analysis-new = Nuevo tablero de estudio
analysis-new-about = Desde una partida guardada, desde el comienzo de un escenario o desde una posición escrita por ti.
analysis-from-record = Desde una partida guardada
analysis-from-scenario = Desde un escenario
analysis-from-position = Desde una posición
analysis-paste = Pega aquí una posición
analysis-begin = Preparar
analysis-yours = Tus tableros
analysis-forget = Quitarlo de la lista
analysis-edit = Cambiar la posición
analysis-arrange = Colocar a mano
analysis-arrange-take = Pulsa una pieza para cogerla, o elige una en el panel.
analysis-arrange-which = Hay varias: ¿cuál?
analysis-arrange-put = { $piece }: pulsa el lugar donde ponerla.
analysis-arrange-beside = { $piece }: elige en el panel dónde debe estar.
analysis-arrange-leave = Dejarla como estaba
analysis-more = { $side }: para añadir
analysis-beside = { $side }: fuera del mapa
analysis-tracks = Turno, fase y marcadores
analysis-on-map = En el mapa
analysis-beside-map = Fuera del mapa
analysis-piece = Pieza
analysis-place = Lugar
analysis-off = fuera del mapa
analysis-put = Ponerla ahí
analysis-full = El tablero está lleno: borra variantes para probar otras.

error-no-such-move = En este tablero no hay ninguna jugada { $number }.
error-board-rated = Una partida puntuada se piensa sin tablero mientras dura.
error-board-later = Otra partida sigue con los dados de esta. Cuando termine se podrá preparar un tablero.
error-board-start = Un tablero empieza desde una sola cosa: un registro, una posición, un escenario u otro tablero.
error-board-long = Es demasiado largo para un tablero: como máximo { $most } signos.
error-board-full = Un tablero tiene como máximo { $most } jugadas además de su partida.
error-board-reader = Este enlace es solo para mirar. Toma una copia para cambiar algo.
error-bad-dice = El azar no dio allí esos dados.
error-put = Las reglas no lo permiten: { $piece } → { $place }. Se esperaba: { $right }.
error-put-law = Las reglas no lo permiten: { $piece } → { $place }. Se incumple: { $law }.
error-put-nowhere = { $piece } no tiene el lugar { $place }: elige uno de los suyos, fuera del mapa.
error-no-such-piece = No hay ninguna pieza { $piece } que mover.

## Where a piece may be beside the map, when a position is set up by hand
setting-number = { $number }
setting-step = { $side ->
    [none] { $phase }
   *[other] { $phase }: { $side }
}
setting-hands = En la mano
setting-decks = En el mazo
setting-used = Usada
setting-discarded = Descartada
setting-kept = { $count ->
    [one] { $count } guardada
   *[other] { $count } guardadas
}
setting-turned = donde está, por la otra cara
setting-alcazar-holds = resiste
setting-alcazar-relieved = liberado
setting-alcazar-fallen = caído
setting-line-incomplete = sin completar
setting-line-intact = completa
setting-line-aborted = no se construirá
setting-line-cancelled = sin su factor
marker-turn = Turno
marker-phase = Fase
marker-morale = Moral republicana
marker-alcazar = Alcázar de Toledo
points-nationalist = Puntos de recursos ({ pool-nationalist })
points-republican = Puntos de recursos ({ pool-republican })
points-northern = Puntos de recursos ({ pool-northern })
points-italian = Puntos de recursos ({ pool-italian })
