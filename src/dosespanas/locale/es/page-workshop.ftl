## El taller, donde se corrigen los datos de un juego según la propia caja

workshop-title = Taller
workshop-cards = Cartas
workshop-chits = Fichas de evento
workshop-counters = Fichas
workshop-map = Mapa
workshop-setup = Despliegue
workshop-tables = Tablas
workshop-shelves = Qué se corrige
workshop-hand = En la mano
workshop-hint = Pulsa algo para corregirlo. El cambio se ve al momento; nada se envía hasta que juegues.
workshop-legend = reconstruido: el valor impreso no es público, compáralo con tu caja
workshop-reconstructed = reconstruido
workshop-sources = De dónde viene
workshop-whole = el conjunto
workshop-name = Nombre de tus correcciones
workshop-source = De dónde vienen los valores
workshop-source-example = ejemplar propio: segunda edición
workshop-redo = Rehacer
workshop-save = Guardar
workshop-open = Abrir
workshop-share = Compartir
workshop-share-about = Quien abra este enlace tendrá tus correcciones en el taller. Están en el propio enlace.
workshop-share-long = Son demasiadas correcciones para un enlace. Guárdalas y envía el archivo.
workshop-play = Jugar con ello
workshop-silent = El servidor no responde. Tus correcciones quedan en este navegador.
workshop-not-read = Esto no es un archivo de correcciones.
workshop-other-game = Estas correcciones son de otro juego.
workshop-none = Aún no hay nada corregido.
workshop-elsewhere = Qué más dice la comprobación
workshop-take-back = Deshacer
workshop-take-all-back = Deshacer todo
workshop-restore = Dejarlo como estaba
workshop-fix = Poner { $value }
workshop-gone = Se ha quitado.
workshop-add = Añadir
workshop-leave-out = Omitir
workshop-move = Mover
workshop-next = Siguiente
workshop-previous = Anterior
workshop-seek = Buscar
workshop-yes = sí
workshop-no = no
workshop-form-list = estos
workshop-form-number = un número
workshop-form-text = un texto
workshop-form-object = como sigue
workshop-tools = Herramientas
workshop-tool-links = Conexiones
workshop-tool-hex = Hexágono
workshop-tool-paint = Pintar
workshop-tool-minor = Río pequeño
workshop-tool-major = Río grande
workshop-tool-rail = Ferrocarril
workshop-tool-sea = Mar
workshop-map-hint = Pulsa una casilla para corregirla.
workshop-links-first = Pulsa dos casillas: quedan conectadas, o se quita su conexión.
workshop-hex-hint = Pulsa un hexágono para corregirlo.
workshop-hexside-first = Pulsa un lado, o los dos hexágonos que separa: lo elegido se pone allí, o se quita.
workshop-paint-hint = Elige qué y luego pulsa hexágonos: cada uno queda así.
workshop-paint-field = Qué se pinta
workshop-rail-hint = Pulsa los hexágonos de la línea, uno tras otro; donde ya hay, se corta. Esc la termina.
workshop-around = En el mapa
workshop-side = Entre este hexágono y { $hex }
workshop-scan = Escaneo bajo el mapa
workshop-scan-opacity = opacidad
workshop-scan-align = Ajustar
workshop-scan-press = Pulsa en el escaneo el centro de este hexágono:
workshop-scan-press-box = Pulsa en el escaneo el centro de esta casilla:
workshop-scan-refused = Una imagen PNG, JPEG o WebP de 40 megabytes y 120 megapíxeles como máximo.
workshop-scan-askew = Tres de los cuatro lugares están en línea: ajústalo otra vez.
workshop-no-hex = No hay tal hexágono en España.
workshop-hex-number = Número de hexágono
workshop-press = Pulsarlo
workshop-setup-hint = Arrastra una ficha, o púlsala y luego una casilla. Pulsa una casilla para ver qué empieza allí.
workshop-setup-hint-hex = Arrastra una pila, o púlsala y luego un hexágono.
workshop-setup-box = Casilla

workshop-count = { $count ->
    [one] { $count } corrección
   *[other] { $count } correcciones
}
workshop-errors = { $count ->
    [one] { $count } error
   *[other] { $count } errores
}
workshop-play-about = { $count ->
    [0] No hay nada corregido: es el juego tal como viene.
    [one] Se juega con { $count } corrección. La invitación lo dice y la enumera.
   *[other] Se juega con { $count } correcciones. La invitación lo dice y las enumera.
}
workshop-was = era { $value }
workshop-turn = turno { $turn }
workshop-in = { $what }, { $where }
workshop-take = Corregir { $what }
workshop-remove = Quitar: { $what }
workshop-add-to = Añadir a { $what }
workshop-take-back-one = Deshacer: { $what }
workshop-strength-of = Fuerza de { $what }
workshop-linked = { $one } y { $other } ya están conectadas.
workshop-unlinked = { $one } y { $other } ya no están conectadas.
workshop-links-second = { $one }, ¿y qué otra casilla?
workshop-hexside-second = { $one }, ¿y qué hexágono vecino?
workshop-hexside-done = Cambiado entre { $one } y { $other }.
workshop-setup-to = { $what }: ¿a qué casilla?
workshop-setup-hex = { $what }: ¿a qué hexágono?
workshop-sets = Tus conjuntos
workshop-sets-about = Un conjunto es lo que has corregido y comparado, con un nombre. Un enlace o un archivo se abre como otro conjunto junto a los tuyos.
workshop-unnamed = Sin nombre
workshop-set-new = Conjunto nuevo
workshop-set-new-name = Conjunto nuevo
workshop-set-copy = Copia de este
workshop-set-drop = Descartar
workshop-set-drop-sure = ¿Para siempre?
workshop-set-keep = Conservar
workshop-compare = Comparar
workshop-apart = { $count ->
    [one] { $count } diferencia con «{ $name }»
   *[other] { $count } diferencias con «{ $name }»
}
workshop-apart-about = Tachado, lo del otro; en negrita, lo tuyo. Los lugares están marcados en el mapa.
workshop-apart-none = Los dos conjuntos son iguales.
workshop-take-theirs = Tomar lo del otro
workshop-opened = { $count ->
    [one] Abierto como conjunto aparte, con { $count } corrección. Tus otros conjuntos siguen como estaban.
   *[other] Abierto como conjunto aparte, con { $count } correcciones. Tus otros conjuntos siguen como estaban.
}
workshop-due = { $count ->
    [one] { $count } paso desde la última vez que guardaste está solo en este navegador.
   *[other] { $count } pasos desde la última vez que guardaste están solo en este navegador.
}
workshop-unkept = Este navegador no conserva nada: guarda antes de cerrar la página.
workshop-compared-count = { $count ->
    [one] { $count } comparado
   *[other] { $count } comparados
}
workshop-compared = Comparado con la caja
workshop-compared-of = { $count } de { $all } comparados
workshop-pending = solo lo que queda
workshop-right-next = Correcto, siguiente
workshop-report-right = como impreso
workshop-report-changed = cambiado
workshop-report-unseen = sin mirar
workshop-csv = Hoja de cálculo
workshop-csv-about = Guarda una tabla como CSV, rellénala en una hoja de cálculo y vuelve a leerla. Nada cambia hasta que hayas visto qué cambiaría. Un apóstrofo evita que se tomen por fechas valores como 1/1.
workshop-csv-save = Guardar CSV
workshop-csv-read = Leer CSV
workshop-csv-take = Aceptarlo
workshop-csv-leave = Dejarlo
workshop-csv-large = Este archivo pasa de un megabyte: ninguna tabla de este juego lo hace.
workshop-csv-lines = { $count ->
    [one] { $count } línea
   *[other] { $count } líneas
}
workshop-csv-found = { $changed ->
    [one] { $changed } línea cambia algo
   *[other] { $changed } líneas cambian algo
}, { $added ->
    [one] { $added } es nueva
   *[other] { $added } son nuevas
}.
workshop-csv-faults = { $count ->
    [one] { $count } error: su línea se deja fuera.
   *[other] { $count } errores: sus líneas se dejan fuera.
}
workshop-csv-line = Línea
workshop-csv-field = Campo
workshop-csv-stands = Lo que hay
workshop-csv-right = Lo correcto sería
workshop-csv-row = fila
workshop-csv-value = valor
workshop-csv-formula = un valor: las fórmulas no se calculan
workshop-csv-missing = un valor: no puede estar vacío
workshop-csv-one-of = uno de: { $values }
workshop-csv-number = un número
workshop-csv-between = un número de { $low } a { $high }
workshop-csv-like = como { $example }
workshop-csv-form = tal como en el archivo guardado
workshop-csv-none = vacío: aquí no hay tal campo
workshop-csv-twice = cada fila una vez
workshop-csv-quote = comillas que se cierren
workshop-csv-empty = una línea de títulos y líneas de valores
workshop-grid-refused = { $where }: no se ha tomado { $stands }; lo correcto sería { $right }.
workshop-conflicts = { $count ->
    [one] { $count } corrección se hizo para otros datos. ¿Qué es lo correcto?
   *[other] { $count } correcciones se hicieron para otros datos. ¿Qué es lo correcto?
}
workshop-conflict = Estaba { $stood }, ahora está { $stands }; lo tuyo es { $mine }.
workshop-conflict-mine = Tomar lo mío
workshop-conflict-theirs = Tomar lo que está
workshop-enters = Entrada
workshop-sorted = Orden
workshop-sorted-data = como en los datos
workshop-take-away = Quitarlo
workshop-add-hex = Añadir el hexágono { $hex }
workshop-csv-most = líneas: { $count } como máximo
corrections-finding = { $wrong }; { $right }
error-corrections-large = Las correcciones pueden tener como mucho { $bytes } bytes y { $deep } niveles de listas.
workshop-sync-account = en tu cuenta
workshop-sync-here = solo en este navegador
workshop-sync-other = de otra cuenta, solo en este navegador
workshop-sync-unreached = No se llega al servidor. Tu conjunto queda en este navegador y se enviará en cuanto se pueda.
workshop-sync-signed-out = Has cerrado la sesión. Tu conjunto queda en este navegador.
workshop-sync-refused = Tu conjunto queda solo en este navegador: { $why }
workshop-sync-clash = Este conjunto se cambió también en otro navegador: { $count ->
    [one] { $count } corrección allí
   *[other] { $count } correcciones allí
}, { $mine } aquí. No se pierde nada; ¿cuál vale?
workshop-sync-gone = Este conjunto se descartó en otro navegador. Aquí está como lo dejaste.
workshop-sync-both = Conservar los dos
workshop-sync-copy = { $name } (este navegador)
workshop-published = publicado
workshop-publish = Publicar
workshop-publish-about = Cualquiera que entre en este servidor podrá leer, abrir y comparar este conjunto tal como está ahora, con tu nombre. Se publican valores y nombres, no las historias de las cartas. Puedes retirarlo cuando quieras.
workshop-publish-again = Publicarlo tal como está ahora
workshop-publish-no = No publicar
workshop-publish-not = El conjunto no está en el servidor tal como está aquí; no se ha publicado nada.
workshop-withdraw = Retirar
workshop-edition = Para qué edición
workshop-edition-example = segunda edición
workshop-printed-in = En qué lengua está impresa
workshop-printing = Qué tirada, o de qué año (si se sabe)
workshop-gallery = Conjuntos publicados
workshop-gallery-about = Lo que otros han corregido según sus cajas. Al abrir uno, queda junto a los tuyos; al compararlo, ves en qué difiere del tuyo, también en el mapa.
workshop-gallery-none = Nadie ha publicado aún un conjunto.
workshop-gallery-mine = tuyo
workshop-gallery-unreached = El servidor no responde.
workshop-gallery-confirmed = { $count } de ellos, comparados por otros con igual resultado; { $persons } personas en total
workshop-report-why = ¿Qué hay de malo en este conjunto? Lo lee quien lleva este servidor.
error-set-changed = Entretanto este conjunto se cambió o se descartó en otro navegador.
error-no-set = Ese conjunto ya no está aquí.
error-set-form = Esto no es un archivo de correcciones para este juego.
error-sets-full = Una cuenta guarda como mucho { $most } conjuntos, de { $bytes } bytes en total. Descarta uno o guárdalo como archivo.
error-set-empty = Un conjunto que se publica tiene un nombre y algo dentro.
error-set-wrong = Hay errores en este conjunto: corrígelos primero.
error-no-edition = Di para qué edición y lengua del juego es el conjunto.
error-many-published = De una cuenta se publican como mucho { $most } conjuntos. Retira uno primero.
