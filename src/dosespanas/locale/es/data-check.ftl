## Lo que dice la comprobación de los datos: qué está mal y qué sería correcto

# La regla que lo dice
data-by = { $what } según { $rule }
data-by-date = su fecha ({ $rule })
data-by-number = su número ({ $rule })
data-by-side = su bando
data-by-side-number = su bando y su número
data-by-file = el nombre del archivo
data-by-destroyer = { $rule }, por ser destructor
data-by-destroyers = { $rule }, que lo da a los destructores
data-by-submarine = { $rule }, por ser submarino
data-by-tanks = { $rule }, para los carros
data-by-option = { $rule } (puerto solo por una regla opcional)
data-by-chapter = el capítulo { $rule }
data-by-note = la nota a { $rule }
data-by-notes = las notas para los jugadores
data-by-timeline = la cronología del reglamento

# Palabras habituales
data-is = es { $value }
data-is-again = es otra vez { $value }
data-is-after = es { $result } después de { $other }
data-is-there = está puesto
data-are = son { $many }
data-missing = falta
data-given = debe indicarse
data-leave-out = debe omitirse
data-no-null = debe tener un valor u omitirse
data-must-be = debe ser { $value }
data-must-have = debe haber { $what }
data-have-it = debe estar
data-have-for = debe tenerlo para { $value }
data-turns-or-crisis = debe tenerlo para { $value } o ir tras una crisis: nada más dice cuándo vuelven
data-have-with = debe estar con { $fields }
data-was-expected = se esperaba { $value }
data-were-expected = lo esperado: { $value }
data-must-be-id = debe ser el id de { $kind }
data-be-id-or = debe ser el id de { $kind }, o bien { $values }
data-at-most = debe ser como mucho { $value }
data-above = debe ser mayor que { $one }
data-after = debe ser posterior a { $value }
data-either = debe tener { $one } o bien { $other }
data-neither = no debe tener ni { $one } ni { $other }
data-both = debe tener { $one } y { $other }
data-used-once = { $field } debe usarse una sola vez
data-once = debe darse una sola vez
data-twice = se da dos veces
data-no-field = no tiene { $field }
data-has-fields = tiene { $fields }
data-has-no-field = no tiene ningún campo
data-lacks = falta { $names }
data-lacks-of = falta: { $what } { $names }
data-has = { $what }
data-rows = { $count ->
    [0] no hay ninguna fila
    [one] hay una fila
   *[other] hay { $count } filas
} con { $fields }
data-field = { $field } { $value }
data-field-given = { $field } indicado
data-field-left-out = { $field } omitido
data-range = de { $low } a { $high }
data-least = al menos { $value }
data-most = como mucho { $value }
data-other-than = distinto de { $value }

# Archivos y formas
data-no-utf8 = no es texto UTF-8
data-be-utf8 = debe guardarse como UTF-8
data-no-json = no es JSON: { $fault ->
    [comma] aquí falta una coma o un cierre
    [colon] aquí faltan dos puntos
    [value] aquí falta un valor
    [name] aquí falta un nombre entre comillas dobles
    [string] un texto entre comillas no se cierra
    [more] hay algo más después del final
   *[other] aquí hay algo fuera de lugar
}
data-be-json = debe ser JSON
data-nested = está anidado demasiado hondo
data-odd-number = contiene un número que ningún archivo necesita
data-plain-numbers = debe usar números corrientes
data-bad-key = tiene una clave que no puede ser: { $value }
data-every-key = cada clave debe ser { $form }
data-unknown-field = no es un campo conocido
data-remove-field = debe quitarse o escribirse como en la descripción del formato
data-must-have-field = debe tener el campo { $field }
data-has-tag = tiene { $field } { $value }
data-one-of = { $field } debe ser uno de { $values }
data-entries = { $count ->
    [0] no tiene elementos
    [one] tiene un elemento
   *[other] tiene { $count } elementos
}
data-must-have-many = debe tener { $bound ->
    [least] al menos
   *[most] como mucho
} { $many }
data-form-bool = true o false
data-form-list = una lista
data-form-object = un objeto entre llaves
data-form-string = un texto
data-form-other = lo que dice la descripción del formato
data-form-whole = un número entero de { $low } a { $high }
data-form-number = un número de { $low } a { $high }
data-form-share = un número mayor que 0, como mucho 1
data-form-id = un nombre de letras minúsculas, cifras y guiones bajos que empieza por una letra
data-form-text = un texto de { $low } a { $high } caracteres
data-form-plain = texto sencillo en una línea, de { $low } a { $high } caracteres
data-form-source = un texto que empieza por { $values }
data-form-month = un año y un mes, como { $value }
data-form-rule = el número de una regla, como { $value }
data-form-card = un número entero de 1 a 45 (hasta 99 en una regla de la casa), o de { $low } a { $high }
data-form-count = un número entero de { $low } a { $high }, o { $value }
data-form-ids = una lista de { $of ->
    [boxes] ids de casillas
    [types] tipos de tropa
    [ships] buques
   *[pieces] ids de piezas
}, o { $values }
data-form-hex = las cuatro cifras de un hexágono de la cuadrícula, como { $value }
data-form-factors = ataque, defensa y movimiento, como { $value }
data-form-unit-factors = ataque, defensa y movimiento, como { $value }, o combate y movimiento de un CG, como { $hq }
data-form-result = pasos que pierden atacante y defensor, como { $value }
data-form-place = un lugar, como { $value }
data-form-base = las 16 cifras hexadecimales de los datos que corrige
data-no-data-file = no es un archivo de datos del juego
data-be-data-file = debe ser uno de { $files }, o un archivo de correcciones
data-not-there = no existe
data-be-folder = debe ser una carpeta de archivos de datos, o uno de ellos
data-holds-none = no contiene ningún archivo de datos
data-hold-some = debe contener alguno de { $files }
data-too-large = es demasiado grande
data-fewer-bytes = debe tener menos de { $bytes } bytes
data-unreadable = no se puede leer
data-cannot-be-read = no se puede leer: { $why }
data-may-read = debe ser un archivo que puedas leer
data-be-object = debe ser un objeto JSON de { $most } caracteres como mucho

# Correcciones y textos
data-corrects = corrige { $game }
data-says-nothing = no dice nada
data-is-here = es { $value } en estos datos
data-not-here = no está en estos datos
data-must-be-there = debe estar
data-must-be-new = debe ser nuevo: no se dice qué era
data-which-corrects = debe ser { $value }, que es lo que se corrige
data-has-none-here = no tiene { $name } en estos datos
data-name-place = debe nombrar un lugar que exista
data-no-table = no es una tabla
data-no-rows = no tiene filas que añadir o quitar
data-no-such-row = no tiene la fila { $value } en estos datos
data-takes-away = debe tenerla: aquí se quita
data-make = dan los datos { $digest }
data-must-make = deben dar { $digest }, con los que se jugó la partida
data-in-language = está en { $value }
data-in-languages = debe estar en { $values }
data-no-text = no es un texto de estos datos
data-such-as = debe ser de algo que haya en ellos, como { $values }

# Clases de cosas: el id de ...
data-a-box = una casilla
data-a-box-or-all = una casilla, o el conjunto debe ser { $values }
data-a-transport-box = una casilla a la que llega el transporte (MAR-02)
data-a-base = una base
data-a-base-of = { $side ->
    [nationalist] una base nacional
   *[republican] una base republicana
}
data-a-sea-area = una zona marítima
data-a-water = una zona marítima o una base
data-a-water-or-box = una zona marítima, una base o una casilla
data-a-card = una carta
data-a-naval-card = una carta naval
data-a-general = un general
data-a-plane = un avión
data-a-naval-plane = un avión de la guerra naval
data-a-tank = un carro
data-a-ship = un buque
data-a-piece = un { $kind ->
    [general] general
    [plane] avión
    [tank] carro
   *[ship] buque
} { $side ->
    [nationalist] nacional
   *[republican] republicano
}
data-a-type = { $side ->
    [nationalist] un tipo de tropa nacional
   *[republican] un tipo de tropa republicano
}
data-a-faction = { $side ->
    [nationalist] una facción de aviones o carros nacionales
   *[republican] una facción de aviones o carros republicanos
}
data-a-hex = un hexágono de España
data-a-chit = una ficha de evento
data-a-column = una columna
data-a-modifier = un modificador del reglamento
data-an-event = un evento del capítulo 7, o A26
data-an-operation = una operación de fichas de evento
data-a-condition = una condición

# Lo que se cuenta, y lo que falta de una clase
data-box = casilla
data-area = zona marítima
data-base = base
data-piece = pieza
data-hex = hexágono
data-line = línea
data-value-of = valor de
data-chit-of = ficha de evento de
data-card = { $side ->
    [nationalist] carta nacional
   *[republican] carta republicana
}
data-type = { $side ->
    [nationalist] tipo de tropa nacional
   *[republican] tipo de tropa republicano
}
data-boxes = { $count ->
    [0] no hay casillas
    [one] hay una casilla
   *[other] hay { $count } casillas
}
data-cities = { $count ->
    [0] no hay ciudades objetivo
    [one] hay una ciudad objetivo
   *[other] hay { $count } ciudades objetivo
}
data-turns = { $count ->
    [0] no hay turnos
    [one] hay un turno
   *[other] hay { $count } turnos
}
data-chits = { $count ->
    [0] no hay fichas de evento
    [one] hay una ficha de evento
   *[other] hay { $count } fichas de evento
}
data-hexes = { $count ->
    [0] no hay hexágonos
    [one] hay un hexágono
   *[other] hay { $count } hexágonos
}
data-units = { $count ->
    [0] no hay unidades
    [one] hay una unidad
   *[other] hay { $count } unidades
}
data-side-ships = { $count ->
    [0] no hay ningún buque
    [one] hay un buque
   *[other] hay { $count } buques
} del bando { $side ->
    [nationalist] nacional
   *[republican] republicano
}
data-side-counters = { $count ->
    [0] no hay ninguna ficha
    [one] hay una ficha
   *[other] hay { $count } fichas
} del bando { $side ->
    [nationalist] nacional
   *[republican] republicano
}
data-troop-counters = { $count ->
    [0] no hay ninguna ficha
    [one] hay una ficha
   *[other] hay { $count } fichas
} de tropa del bando { $side ->
    [nationalist] nacional
   *[republican] republicano
}
data-naval-cards = { $count ->
    [0] no hay ninguna carta naval
    [one] hay una carta naval
   *[other] hay { $count } cartas navales
} del bando { $side ->
    [nationalist] nacional
   *[republican] republicano
} en el mazo 1936-37
data-markers = { $count ->
    [0] no hay ningún marcador
    [one] hay un marcador
   *[other] hay { $count } marcadores
} del bando { $side ->
    [nationalist] nacional
   *[republican] republicano
}
data-weak-generals = { $count ->
    [0] no hay ningún general
    [one] hay un general
   *[other] hay { $count } generales
} con modificador negativo
data-no-events = { $count ->
    [0] no hay ningún Sin evento
   *[other] hay { $count } Sin evento
} para el cubilete { $side ->
    [nationalist] nacional
   *[republican] republicano
} en el turno 1

# España 1936: el mapa y su dibujo
data-no-place = no tiene lugar para { $thing }
data-drawn-far = sin él se dibuja en su longitud y latitud
data-needs-shore = una casilla con costa tiene el mar en { $values }
data-on-no-sea = { $box } no da a ninguna zona marítima
data-tray = { $side ->
    [nationalist] la bandeja nacional
   *[republican] la bandeja republicana
}
data-lies-on = queda sobre { $thing }
data-own-place = { $thing } debería tener un lugar propio
data-leaves-map = se sale del mapa con { $thing }
data-within = debe quedar en x { $across } e y { $down }
data-cell-again = es otra vez la fila { $row }, columna { $column }, donde está { $box }
data-own-cell = debe tener fila y columna propias
data-crosses = cruza la conexión de { $one } a { $other }
data-misread = las conexiones que se cruzan se leen mal
data-passes = pasa por { $box }
data-keep-clear = las conexiones deberían evitar otras casillas
data-joins-itself = une { $box } consigo misma
data-join-boxes = debe unir dos casillas
data-joins-again = une otra vez { $one } y { $other }
data-leads-overseas = lleva a ultramar
data-no-link = ninguna conexión puede llevar allí
data-links = { $count ->
    [0] no tiene conexiones
    [one] tiene una conexión
   *[other] tiene { $count } conexiones
}
data-cut-off = no dejan camino a { $places }
data-reachable-boxes = a toda casilla de tierra debe llegarse por tierra
data-called = debe estar: las reglas o las cartas la nombran
data-santander = el reglamento no cuenta Santander entre los puertos
data-optional-port = debe ser republicano en San Sebastián y omitirse en las demás
data-empty-port = está vacío en un puerto
data-port-at-sea = un puerto debería dar a una zona marítima
data-overseas-are = tiene como casillas de ultramar { $value }
data-overseas = solo Marruecos debe ser de ultramar

# España 1936: cartas
data-no-combat = no es un único valor de combate
data-one-combat = debe tener { $one }, o bien { $other } y { $more }
data-cards-of-years = deben estar las cartas 1 a 44 de cada bando
data-cards-of-options = deben estar las cartas 45 y N1 a N10 de cada bando
data-house-number = debe ser de 1 a 45, o de N1 a N10 (solo una carta de una regla de la casa tiene otro número),
data-draws-naval = debe haber al menos una, o en cinco turnos se roba más de lo que hay
data-leaves-cards = deja { $count } { $side ->
    [nationalist] de las cartas nacionales
   *[republican] de las cartas republicanas
} de { $deck } a la variante { $variant ->
    [historical] histórica
   *[no_intervention] de no intervención
}
data-must-leave = debe dejar { $many }
data-date-expected = se esperaba una fecha de { $years }
data-no-what-if = el reglamento no cuenta esta carta entre las hipotéticas
data-no-operation = no tiene la operación { $op }
data-other-operations = tiene otras operaciones además de { $op }
data-alone = debe tener solo esa
data-counters = { $size ->
    [small] { $count ->
        [one] una ficha pequeña
       *[other] { $count } fichas pequeñas
    }
   *[large] { $count ->
        [one] una ficha grande
       *[other] { $count } fichas grandes
    }
} de { $type }
data-pieces = { $kind ->
    [plane] { $count ->
        [one] una ficha de avión
       *[other] { $count } fichas de avión
    }
   *[tank] { $count ->
        [one] una ficha de carro
       *[other] { $count } fichas de carro
    }
}
data-lacks-counters = a { $card } le falta, tras el despliegue de { $scenario }: { $what }
data-find-all = se esperaba que encontrara todo lo que trae
data-no-counter = no hay ninguna ficha { $size ->
    [small] pequeña
   *[large] grande
} de { $type }
data-most-chosen = debe ser como mucho { $value }, las piezas entre las que se elige
data-at-sea = pertenece a la guerra naval
data-on-naval-card = debe estar en una de las cartas N1 a N10
data-more-than-boxes = pide más que casillas
data-plain-boxes = debe ser una lista de casillas con el estado { $value }
data-more-than-any = pide más que cualquier lugar
data-names-no-place = no nombra ningún lugar
data-any-or-some = debe tener solo { $field }, o bien algunos de { $fields }
data-no-ship = { $side ->
    [nationalist] no hay ningún buque nacional de esta clase
   *[republican] no hay ningún buque republicano de esta clase
}
data-says-helped = dice a quién ayuda el mar
data-whose-drm = no dice qué modificador se ignora
data-no-limit = no dice qué se limita
data-not-how-many = no dice cuántos

# España 1936: piezas y buques
data-other-tank = debe ser un carro del otro bando
data-one-back = debe ser el reverso de un solo carro
data-no-other-piece = no debe ser el id de un general, un avión o un carro
data-own-strength = se esperaba su fuerza { $value } (NAV-22)
data-sea-box-expected = se esperaba una casilla junto al mar
data-no-troop = no debe parecer una tropa: t y un número
data-only-destroyers = debe ser al menos 1, pues solo los destructores carecen de fuerza,
data-only-basque = solo el Ejército vasco está ligado a unas casillas
data-substitutes = debe ser { $first }, después { $then }
data-worked-example = debe estar para el ejemplo desarrollado
data-rules-speak = el reglamento habla de uno
data-own-emblem = debe ser el de un tipo de tropa de su bando
data-all-four = deben estar las cuatro
data-cantabrico = debe omitirse en todas las zonas menos el Cantábrico
data-touches-none = no toca ninguna casilla
data-some-box = alguna casilla del mapa debería dar a ella

# España 1936: el despliegue
data-counter-too-many = necesita una ficha { $size ->
    [small] pequeña
   *[large] grande
} de { $type } de más
data-troop-number = es la tropa { $number } en { $box }
data-most-a-side = debe haber como mucho { $value } por bando
data-enter-only = { $type }: solo puede entrar en { $boxes }
data-taken = es { $value }, que está ocupada
data-free-box = debe ser una casilla sin tropas ni otro marcador
data-no-one-place = no está en un solo lugar
data-box-with-troop = debe ser una casilla con una tropa del mismo bando
data-on-map = está en el mapa
data-stay-out-naval = debe quedar fuera, por ser de la guerra naval,
data-stay-out-card = debe quedar fuera hasta que se juegue su carta
data-enter-by-card = debe entrar con su carta
data-begins = empieza en juego
data-begins-on-map = es { $value }: empieza en el mapa
data-begin-on-mat = debe empezar en el tablero auxiliar
data-one-general = debe haber un solo general por bando
data-leaves-box = no deja { $box } a nadie
data-owner-expected = se esperaba que toda casilla tuviera dueño
data-republicans = tiene republicanos en { $box }
data-box-nationalist = no debe: la casilla es nacional
data-no-agreement = no concuerda con el despliegue, que da { $fields }
data-factors-usual = no suele tener factores de más de 19
data-agree = debe concordar con él
data-group = deja al bando { $side ->
    [nationalist] nacional
   *[republican] republicano
} { $count ->
    [0] sin casillas conectadas
    [one] una casilla conectada
   *[other] { $count } casillas conectadas
}
data-least-or-lost = debe ser al menos { $value }, o la partida está perdida
data-unsupplied = está sin suministro en { $box }
data-own-link = se esperaba una conexión con una casilla propia
data-rules-mention = el reglamento menciona una allí
data-expected-at-start = al inicio se esperaba de 1 a { $high }
data-be-sea-box = debe ser una casilla junto al mar
data-damaged = está dañado en { $place }
data-base-or-port = debe estar en una base o en un puerto amigo
data-be-base = { $side ->
    [nationalist] debe ser una base nacional
   *[republican] debe ser una base republicana
}
data-open-base = debe ser una base abierta, pero { $box } es del enemigo (NAV-08)
data-needs-box = no debe, sin { $boxes },
data-mat-or-out = debe estar en el tablero auxiliar o fuera
data-plane-place = debe ser una zona abierta a aviones, una casilla propia, o { $values },

# La Guerra Civil Española: el mapa
data-hex-once = cada hexágono debe darse una sola vez
data-leaves-out = omite { $names }
data-leaves-out-more = omite { $names } y otros
data-whole-grid = cada hexágono de la cuadrícula debe estar en España o fuera
data-at-edge = pone { $hex } en el borde
data-six-neighbours = la tierra debe tener seis vecinos en la cuadrícula
data-no-coast = no da costa a { $hex }
data-needs-coast = un hexágono junto al mar debe tenerla
data-only-sea-coast = solo un hexágono junto al mar puede tenerla
data-reachable-hexes = a todo hexágono de tierra debe llegarse por tierra
data-joins = une { $one } y { $other }
data-join-neighbours = debe unir dos vecinos
data-one-in-spain = uno de los dos hexágonos debe estar en España
data-hexside-once = un lado debe darse una sola vez
data-few-hexes = tiene demasiado pocos hexágonos nacionales
data-three-hexes = deben poder capturarse tres o más
data-morale-in-all = da a los nacionales { $count ->
    [one] un punto
   *[other] { $count } puntos
} en total
data-morale-wins = con 42 o más se puede ganar
data-has-one = { $place } tiene uno
data-none-in-region = no tiene ningún hexágono nacional en { $place }
data-one-there = hay uno
data-one-line = un hexágono debe estar en una sola línea
data-have-hex = debe estar en España
data-one-capital = una provincia tiene una capital, en un pueblo o una ciudad
data-second-capital = tiene una segunda capital: { $province }
data-coastal-town = debe ser un pueblo o una ciudad en la costa
data-republican-hex = debe ser republicano al inicio
data-tremp = Tremp debe tener uno
data-serve-from = abastecen a los republicanos desde { $value }
data-three-sources = debe ser Barcelona 3023, Valencia y Cartagena
data-cadiz = Cádiz debe ser una
data-own-city = debe ser una ciudad que su bando tenga al inicio

# La Guerra Civil Española: unidades
data-weaker = debe ser más débil que { $value }
data-after-entry = debe ser posterior a su entrada en el turno { $turn }
data-after-entry-early = debe ser posterior a su entrada, en 1936-37
data-basque-early = convierte columnas vascas en el turno { $early } y otras del norte en el turno { $turn }
data-basque-last = Euzkadi se militarizó después de Asturias y Santander
data-first-regulars = las primeras unidades regulares entran en torno a Madrid en el turno { $turn }
data-unit-too-many = es la unidad que sobra en { $hex }
data-six-divisions = en un hexágono puede haber como mucho seis divisiones
data-hq-too-many = es el CG que sobra en { $hex }
data-one-hq = en un hexágono puede haber como mucho un CG
data-no-size = las columnas, la guarnición y las unidades aéreas no lo tienen
data-hq-size = los CG son de cuerpo o de ejército, y ninguna otra unidad lo es
data-only-columns-none = debe indicarse: solo las columnas no lo tienen
data-air-or-front = una unidad aérea debe tener factor aéreo, todas las demás anverso
data-how-many-factors = un CG debe tener dos números, las demás unidades tres
data-only-hqs = solo los CG tienen apoyo de artillería
data-only-columns = solo las columnas republicanas lo tienen
data-enter-by-air = las unidades aéreas, y solo ellas, entran por aire
data-no-reinforcements = en el turno 1 no hay refuerzos
data-only-divisions = solo se movilizan divisiones republicanas
data-only-starred = solo las unidades vascas con estrella entran así
data-not-both = una unidad se convierte o se retira, no ambas cosas
data-reverse-regular = el reverso de una columna es su unidad regular
data-columns-convert = solo se convierten columnas republicanas
data-no-movement = su movimiento debe ser 0
data-only-basque-units = solo lo son unidades vascas
data-columns-turned = las columnas se convirtieron en los turnos 5 a 8
data-all-zones = se militarizaron todas las zonas
data-went-on = duró los turnos 5 a 8
data-own-hex = una unidad debe empezar en un hexágono de su bando
data-toledo = deja Toledo sin unidad republicana
data-asks-for-one = se pide una desde el inicio

# La Guerra Civil Española: tablas y fichas de evento
data-as-table = debe ser lo que dice la tabla
data-no-worse = un dado o una columna mejor no debería ser peor para el atacante
data-defence-worth = da al defensor de { $place ->
    [town] un pueblo
   *[city] una ciudad
} { $many } columnas y puntos de dado, y no al menos { $least }
data-town-helps = un pueblo ayuda al defensor, y una ciudad no menos
data-enough-brigades = units.json debe tener bastantes brigadas genéricas así
data-result-each = debe haber uno para cada una de las 8 columnas
data-none-at-first = en el turno 1 no hay
data-no-strategic = en el turno 1 no hay movimiento estratégico
data-not-void = debe ser un turno en el que no esté anulada
data-not-done = no lo hace una ficha que se juega { $when }
data-modifier-of = debe ser el modificador de { $rule } (13.13)
data-no-field-of = no es un campo de { $value }
data-condition-alone = { $value } no tiene ningún otro campo
data-condition-with = { $value } debe tener { $field }
data-chit-points = solo las fichas que traen puntos de recursos lo tienen, y esas deben tenerlo
data-every-event = debe haber una para cada evento del capítulo 7
data-on-battle = debe estar en una ficha que se juega en combate, y solo en ella
