# Las palabras propias del terminal.

terminal-help =
    Responde con el número de una opción o con su notación, por ejemplo: move legion-2 sevilla
    Otras palabras:
      map            el mapa; las tropas son fuerza y primera letra de su tipo (3r: tres pasos, regular),
                     G general, T carro, P avión, * ciudad objetivo, N- o R- un marcador de control
      look CASILLA   todo lo que hay en una casilla, y las casillas conectadas con ella
      hand           tus cartas
      aid            cada paso del turno en una frase, y las tablas principales
      victory        lo cerca que está cada bando de ganar, y por qué regla
      hint           las mejores decisiones con su probabilidad de ganar; hint ADVERSARIO: según él
      odds           las probabilidades exactas del ataque en curso; odds NÚMERO o ACCIÓN: si se tomara
      why            qué pretendían los adversarios en el último turno; why all: en todos
      why ACCIÓN     por qué una acción no es legal ahora
      rule MOV-04    el texto de una regla
      log            lo último que ha ocurrido; log 50: las últimas cincuenta líneas
      always         qué se puede responder igual desde ahora; always 1: hasta que la anules;
                     always 1 turn: hasta el final de este turno
      queue A; B; C  respuestas una tras otra, en notación: reemplazos, generales, eventos
      orders         tus órdenes vigentes y las que han terminado
      cancel 2       anular la orden 2
      undo           deshacer la última decisión, hasta un dado, una carta o el turno del otro bando
      agree          con dos personas: terminar aquí
      resign         abandonar: gana el otro bando
      end            aceptar la oferta de un ordenador que ya no ve cómo ganar: has ganado
      save FICHERO   guardar la partida; dosespanas play --load FICHERO la continúa
      quit           levantarse de la mesa
terminal-victory = Formas de ganar: { $side }
terminal-wanted = Lo que se pretendía en el turno { $turn }:
terminal-wanted-nothing = Aún no hay nada que contar: los adversarios dicen lo que pretendían cuando acaba su turno, y todo cuando acaba la partida.
terminal-strip = Turno { $turn }, { $year }: { $phase }
terminal-far-links = También conectadas: { $links }
terminal-objectives = Ciudades objetivo: nacionales { $nationalist }, republicanas { $republican }, disputadas { $contested }
terminal-hand-over = La pantalla pasa al jugador del bando { $side }. Pulsa Intro cuando estés en tu sitio.
terminal-hand-empty = No hay cartas en la mano.
terminal-bonus = Bonificación
terminal-penalty = Penalización
terminal-card-now = { $actions ->
    [none] No se puede jugar ahora.
   *[other] Ahora: { $actions }
}
terminal-look = { $box }{ $objective ->
    [true] , ciudad objetivo
   *[other] {""}
}: { $control ->
    [nationalist] bando nacional
    [republican] bando republicano
   *[contested] disputada
}
terminal-look-piece = { $side }: { $piece }{ $used ->
    [yes] , usada
   *[no] {""}
}
terminal-look-links = Conectada con: { $links }
terminal-no-such-box = No hay ninguna casilla llamada { $name }.
terminal-no-such-rule = No existe la regla { $name }.
terminal-no-such-number = Elige un número del 1 al { $last }.
terminal-ambiguous = Di cuál: { $names }.
terminal-no-odds = No hay ningún ataque en curso.
terminal-plain-help = Responde con el número de una opción o con su notación. Otras palabras: map, look NOMBRE, why ACCIÓN, log, always, orders, cancel NÚMERO, undo, save ARCHIVO, quit.
terminal-legal = Es legal ahora.
terminal-undone = Deshecho.
terminal-agree = Si la partida termina aquí: { $ends } Bando { $side }: escribe agree si estás de acuerdo; cualquier otra cosa sigue la partida.
terminal-resign = Si abandonas, la partida termina ahora y gana el otro bando: { $side }. Escribe resign otra vez para abandonar; cualquier otra cosa sigue la partida.
terminal-yields = El rival ya no ve cómo ganar y ofrece rendirse. Escribe end para aceptar; cualquier otra cosa sigue la partida.
terminal-yields-no-more = El rival vuelve a ver cómo ganar: ya no ofrece rendirse.
terminal-agree-declined = La partida sigue.
terminal-save-how = Di dónde: save FICHERO
terminal-saved = Guardada en { $file }.
terminal-quit-unsaved = La partida no está guardada. Escribe save FICHERO, o quit otra vez para salir.
terminal-left = Has dejado la mesa.
terminal-left-unsaved = Has dejado la mesa. La partida no está guardada.
terminal-file-error = { $file }: { $why }
terminal-not-text = { $file } no es un fichero de texto.
terminal-not-a-record = { $file } existe y no es una partida guardada. Elige otro nombre.
terminal-over = { $winner ->
    [none] La partida termina en empate.
   *[other] La partida ha terminado. Vence el bando { $winner }.
} { $reason }
terminal-unknown = No se reconoce { $name }. Se espera: { $right }.
terminal-verified = { $file }: la repetición de { $choices } acciones termina en la misma posición ({ $hash }).
terminal-proved = Dados y cartas quedan probados: la semilla se hizo con el secreto del servidor (compromiso { $commitment }) y los números de los jugadores; de ella salieron { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
}, { $picks } fichas o cartas robadas de una en una y { $orders } mazos barajados.
terminal-proved-from = Quedan probados los dados y cartas desde que la partida se retomó de un registro.
terminal-proved-givers = Dieron números: { $givers }. No hay prueba si alguno de ellos no era una persona.
terminal-proved-shared = El único número es el de la página ante la que se sentaron ambos.
terminal-proved-draws = Todo lo sacado, con sus reglas: { $digest }. La prueba del otro jugador dice lo mismo.

terminal-odds-title = { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
} contra { $other }
terminal-odds-win = Objetivo destruido, el atacante sobrevive
terminal-odds-trade = Ambos destruidos
terminal-odds-attrition = Pasos perdidos, nadie destruido
terminal-odds-nothing = Ningún paso perdido
terminal-odds-lose = Atacante destruido, el objetivo sobrevive
terminal-odds-left-attacker = { $steps ->
    [0] Atacante destruido
   *[other] El atacante queda en { $steps }
}
terminal-odds-left-defender = { $steps ->
    [0] Objetivo destruido
   *[other] El objetivo queda en { $steps }
}
terminal-odds-plane-destroyed = { $plane } destruido
terminal-odds-plane-withdrawn = { $plane } rechazado
terminal-odds-clears = La casilla queda libre del defensor

terminal-playing = Jugando
terminal-bot-failed = { $name } perdió la partida con semilla { $seed } por lo que hizo en la mesa: { $why }
terminal-by-sides = Victorias por bando
terminal-by-opponents = Victorias por jugador
terminal-by-reasons = Cómo terminaron las partidas
terminal-by-turns = Turno del final
terminal-games = Partidas
terminal-share = Proporción
terminal-interval = Intervalo 95 %
terminal-draw = Empate
terminal-lengths = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}; decisiones por partida: { $shortest } como mínimo, { $median } en la mediana, { $longest } como máximo.
terminal-ladder = Su fuerza
terminal-handicaps = Lo que vale cada ventaja para su bando
terminal-rating = Puntuación
terminal-won = Ganadas
terminal-pairs = Ganadas por el primero de los dos

terminal-data-error = error
terminal-data-warning = inusual
terminal-data-bad = Con estos datos no se puede jugar: { $errors } erróneos, { $warnings } inusuales.
terminal-data-good = Con estos datos se puede jugar ({ $digest }); { $warnings } inusuales.
terminal-data-diff-other = { $count ->
    [0] Nada es distinto.
    [one] Un valor es distinto.
   *[other] { $count } valores son distintos.
}
terminal-data-base = Estas correcciones se hicieron para otros datos ({ $wrong }, aquí { $right }); aun así encajan.
terminal-data-packed = Escrito en { $file }: { $count ->
    [one] un valor distinto
   *[other] { $count } valores distintos
 } de los originales, { $bytes } bytes, resumen { $digest }.
terminal-data-diff = { $count ->
    [0] Los mismos valores que los originales.
    [one] Un valor es distinto del original.
   *[other] { $count } valores son distintos de los originales.
}

## The war at sea

terminal-sea-place = En el mar
terminal-sea-control = Estado
terminal-sea-nationalist = Nacional
terminal-sea-republican = Republicano
terminal-sea-none = sin efecto
terminal-sea-withdrawn = retirado
terminal-sea-damaged = dañado
terminal-sea-destroyed = hundido
