# Las palabras propias de la página.

## Inicio

page-tagline = Juegos de guerra sobre la Guerra Civil española, para jugar, estudiar y volver a ellos.
page-shelf = La estantería
page-about-espana1936 = Dos bandos, diez turnos, desde la sublevación de julio de 1936 hasta la primavera de 1939. Las tropas van por las carreteras de ciudad en ciudad; los generales inician batallas; las cartas traen refuerzos y cambian dados.
page-facts-espana1936 = 2 jugadores · edición de 2008, completa · unas dos horas
page-start-learn = Aprender
page-start-learn-on = Seguir aprendiendo
page-start-play = Jugar
page-start-person = Con una persona
page-start-line = { $side } contra { $opponent }, { $scenario }
page-start-change = Cambiar
page-start-more = Problemas, tableros para pensar, tu propia caja
analysis-open = Tablero de estudio
workshop-enter = Corregirlo según tu caja
puzzle-list = Problemas
page-games-all = Todas las partidas ({ $count })
page-new-game = Partida nueva
page-your-turn = Te toca
page-your-side = Tu bando
page-opponent = El otro bando
page-opponent-scripted = { opponent-scripted }
page-opponent-scripted-about = mantiene el frente, ataca solo con buenas probabilidades y rara vez sorprende.
page-opponent-casual = { opponent-casual }
page-opponent-casual-about = sabe lo mismo que el curtido, pero juega según el humor y deja pasar ocasiones.
page-opponent-tuned = { opponent-tuned }
page-opponent-tuned-about = responde al momento y sin altibajos: juzga cada lugar por lo aprendido en muchos miles de partidas.
page-opponent-planner = { opponent-planner }
page-opponent-planner-about = prueba varios planes antes de tocar una ficha y se atiene al mejor; tarda un segundo o dos.
page-opponent-learned = { opponent-learned }
page-opponent-learned-about = planea como el planificador y ha aprendido a ganarle: el más duro de esta mesa; tarda un segundo o dos.
page-opponent-random = { opponent-random }
page-opponent-random-about = toma lo primero que le viene a mano, sin plan. Bueno para un primer vistazo.
page-opponent-novice1 = { opponent-novice1 }
page-opponent-novice2 = { opponent-novice2 }
page-opponent-novice3 = { opponent-novice3 }
page-opponent-novice4 = { opponent-novice4 }
page-opponent-novice5 = { opponent-novice5 }
page-opponent-grade1 = { opponent-grade1 }
page-opponent-grade2 = { opponent-grade2 }
page-opponent-grade3 = { opponent-grade3 }
page-opponent-grade4 = { opponent-grade4 }
page-opponent-grade5 = { opponent-grade5 }
page-opponent-grade6 = { opponent-grade6 }
page-opponent-grade7 = { opponent-grade7 }
page-opponent-grade8 = { opponent-grade8 }
page-opponent-grade9 = { opponent-grade9 }
page-opponent-yague = { opponent-yague }
page-opponent-yague-about = mandó las columnas del sur en agosto y septiembre de 1936; va primero a por Badajoz, avanza deprisa y repara menos en pérdidas.
page-opponent-varela = { opponent-varela }
page-opponent-varela-about = mandó las columnas ante Toledo y Madrid en el otoño de 1936; va pronto a por Madrid.
page-opponent-mola = { opponent-mola }
page-opponent-mola-about = mandó el Ejército del Norte hasta su muerte en junio de 1937; va primero a por Bilbao y el norte.
page-opponent-miaja = { opponent-miaja }
page-opponent-miaja-about = presidió la Junta de Defensa de Madrid desde noviembre de 1936; sostiene Madrid y lucha pronto por Toledo.
page-opponent-rojo = { opponent-rojo }
page-opponent-rojo-about = jefe de estado mayor en la defensa de Madrid, de todo el ejército desde mayo de 1937; abre hacia Teruel y Aragón.
page-opponent-lister = { opponent-lister }
page-opponent-lister-about = mandó la 11.ª División y, en el Ebro, el V Cuerpo; abre en Extremadura y repara menos en pérdidas.
page-opponent-davila = { opponent-davila }
page-opponent-davila-about = mandó el Ejército del Norte desde junio de 1937; mira primero a Santander, con artillería y sin prisa.
page-opponent-aranda = { opponent-aranda }
page-opponent-aranda-about = resistió en Oviedo el sitio de 1936, mandó el Cuerpo de Galicia en 1938; mira primero a Gijón y mantiene cerrada la línea.
page-opponent-solchaga = { opponent-solchaga }
page-opponent-solchaga-about = mandó las brigadas de Navarra en el norte en 1937; mira primero a San Sebastián y Bilbao.
page-opponent-modesto = { opponent-modesto }
page-opponent-modesto-about = mandó el Ejército del Ebro en 1938; abre en la sierra ante Madrid y ataca con probabilidades con las que otros esperan.
page-opponent-menendez = { opponent-menendez }
page-opponent-menendez-about = mandó el Ejército de Levante ante Valencia en 1938; protege Valencia y mantiene cerrada la línea.
page-opponent-saravia = { opponent-saravia }
page-opponent-saravia-about = mandó el Ejército de Levante en Teruel en diciembre de 1937; reúne primero una masa contra Teruel.
page-opponent-row = Un ordenador, del más débil al más fuerte
page-opponent-mine = de tu fuerza, más o menos
page-grade-points = puntuación cercana a { $points }
page-grade-about = Un grado más débil planea peor su turno, dentro de un límite; un principiante olvida además parte de su ejército y no ve el peligro. Ninguno deja pasar una victoria inmediata.
page-grade-mine = Como tú
page-grade-unknown = Aún no se sabe lo fuerte que eres: este es el más débil, para una primera partida.
page-grade-by-rating = Según tu puntuación, { $points }.
page-grade-by-games = Según tus últimas partidas en este navegador: una puntuación cercana a { $points }.
page-opponent-here = Una persona en esta pantalla
page-opponent-here-about = se sienta a tu lado: os pasáis la pantalla y las manos quedan ocultas.
page-opponent-link = Una persona por enlace
page-opponent-link-about = juega desde cualquier parte: recibes una invitación para enviar.
page-options = Opciones
page-options-advanced = Reglas avanzadas
page-options-optional = Reglas opcionales
page-options-variant = Variantes
page-options-edition = Primera edición, 2007
page-options-comfort = Comodidades
page-options-handicap = Ventaja
page-options-handicap-nationalist = Ventaja para el bando nacional
page-options-handicap-republican = Ventaja para el bando republicano
page-handicap-worth = Medido: suma { $points } a la puntuación de ese bando ({ $low } a { $high }).
page-balance = Equilibrio
page-balance-row = { $between ->
    [beginners] Entre principiantes
    [strongest] Entre los más fuertes
   *[experienced] Entre jugadores con experiencia
} { $side ->
    [nationalist] el bando nacional
   *[republican] el bando republicano
} gana { $won } de { $games } ({ $low }–{ $high }).
page-balance-about = Contado en partidas del programa contra sí mismo, sin ventajas; entre paréntesis, el intervalo del 95 % en tantos por ciento.
page-balance-even = Igualar la partida
page-option-conflict = { $first } y { $second } no se pueden combinar.
page-preset-first-edition = Primera edición, 2007
page-preset-first-edition-about = Todas las reglas de la primera edición a la vez; no tenía barcos ni cartas 45.
page-scenario = Escenario
page-scenario-1936 = Julio de 1936
page-scenario-1936-about = La guerra entera: diez turnos, desde la sublevación hasta la primavera de 1939.
page-scenario-1938 = Enero de 1938
page-scenario-1938-about = El norte ha caído y los dos ejércitos luchan por Teruel; quedan cinco turnos.
page-option-naval = Guerra naval
page-option-naval-about = Barcos, mares, bloqueos y batallas navales; veinte cartas más.
page-option-rep_generals = Generales republicanos
page-option-rep_generals-about = Líster y Durruti atacan peor, y Ulibarri no ataca, donde no hay ninguna tropa de su emblema.
page-option-captured_tanks = Carros capturados
page-option-captured_tanks-about = Un carro republicano destruido puede cambiar de bando y seguir combatiendo con los nacionales.
page-option-cards_45 = Cartas número 45
page-option-cards_45-about = Una carta más por bando: otra ofensiva republicana y el Pacto de Santoña.
page-option-fog = Niebla de guerra
page-option-fog-about = De una casilla enemiga solo se ve la unidad superior hasta que se combate en ella; cada bando tiene cinco señuelos.
page-option-san_sebastian = San Sebastián como puerto
page-option-san_sebastian-about = Las cartas pueden traer piezas republicanas a San Sebastián mientras la República la domina.
page-option-no_intervention = Sin intervención extranjera
page-option-no_intervention-about = Se retiran las cartas de ayuda extranjera; cada turno se juega un número fijo de eventos y ninguna carta ayuda en combate.
page-option-historical = Eventos históricos
page-option-historical-about = Las cartas suceden en el orden de la historia al empezar cada turno; no hay manos y ninguna carta ayuda en combate.
page-option-morocco_timing = Transporte temprano de Marruecos
page-option-morocco_timing-about = Las unidades cruzan al empezar la fase de Eventos y no al final del mantenimiento.
page-option-morocco_general = Generales libres tras desembarcar
page-option-morocco_general-about = Un general traído de Marruecos puede asignarse a cualquier casilla el turno siguiente.
page-option-tank_move = Carros prudentes
page-option-tank_move-about = Los carros solo se mueven por casillas propias y se detienen donde hay unidades propias.
page-option-tank_loss = Carros más resistentes
page-option-tank_loss-about = Un carro de apoyo solo se pierde si su tropa es destruida y sobran impactos.
page-option-tank_supply = Suministro más fácil para los carros
page-option-tank_supply-about = Solo las unidades enemigas de alrededor inmovilizan un carro; los marcadores no.
page-option-overstack = Sin pérdidas por exceso
page-option-overstack-about = Las tropas que pasan de cuatro en una casilla no se destruyen.
page-option-rp_new_strength = Tropas nuevas de 1 o 2
page-option-rp_new_strength-about = Desde el turno 3 una tropa nueva puede entrar con fuerza 1 o 2.
page-option-final_score = Recuento final por puntos
page-option-final_score-about = El recuento final compara los puntos de reemplazo y no las ciudades objetivo.
page-option-rep_turn10 = Resistencia más difícil
page-option-rep_turn10-about = Para ganar por resistencia, la República necesita además ocho casillas conectadas con unidades o marcadores suyos.
page-helped-nationalist = Bando nacional: { $help }
page-helped-republican = Bando republicano: { $help }
page-help-points = 1 punto de reemplazo más
page-help-card = 1 carta más
page-help-pip = un dado con uno más
page-help-reroll = tres tiradas repetidas
page-option-nat_points = Bando nacional: { page-help-points }
page-option-nat_points-about = El bando nacional tiene un punto más en cada fase de Reemplazo, en los turnos impares: una tropa nueva o un paso de una tropa.
page-option-rep_points = Bando republicano: { page-help-points }
page-option-rep_points-about = El bando republicano tiene un punto más en cada fase de Reemplazo, en los turnos impares: una tropa nueva o un paso de una tropa.
page-option-nat_card = Bando nacional: { page-help-card }
page-option-nat_card-about = El bando nacional roba una carta más por turno.
page-option-rep_card = Bando republicano: { page-help-card }
page-option-rep_card-about = El bando republicano roba una carta más por turno.
page-option-nat_pip = Bando nacional: { page-help-pip }
page-option-nat_pip-about = En cada ataque del bando nacional un dado vale uno más.
page-option-rep_pip = Bando republicano: { page-help-pip }
page-option-rep_pip-about = En cada ataque del bando republicano un dado vale uno más.
page-option-nat_reroll = Bando nacional: { page-help-reroll }
page-option-nat_reroll-about = Tres veces por partida el bando nacional puede tirar otra vez todos sus dados de un ataque.
page-option-rep_reroll = Bando republicano: { page-help-reroll }
page-option-rep_reroll-about = Tres veces por partida el bando republicano puede tirar otra vez todos sus dados de un ataque.
page-option-ask_drm = Colocar los modificadores a mano
page-option-ask_drm-about = Pones tú cada modificador positivo en un dado; si no, se elige el mejor dado.
page-option-both_win_draw = Empate si ambos bandos ganan a la vez
page-option-both_win_draw-about = Si ambos bandos cumplen a la vez una condición de victoria hay empate; sin esta opción gana el bando Nacional.
page-game-name = Nombre de la partida
page-chosen = En vigor: { $options }
page-chosen-off = sin «{ $option }»
page-chosen-none = El juego estándar, sin opciones.
page-chosen-title = Escenario y opciones
page-begin = Empezar
page-load = Abrir una partida guardada
page-load-hint = Una partida guardada continúa con el bando y el adversario elegidos arriba; lo que aún se robe o se tire será nuevo.
page-load-as-far = Mostrarlo hasta donde sigue las reglas actuales
page-origin = Esta partida se retomó de un registro{ $when ->
    [none] {""}
   *[other] {" "}({ $when })
}. Lo que quedaba por robar o tirar es nuevo.
page-origin-redealt = Esta partida se retomó de un registro{ $when ->
    [none] {""}
   *[other] {" "}({ $when })
}. Las manos ocultas, las cartas sin robar y los dados son nuevos.
page-origin-drawn = Esta partida se retomó de otra que aún sigue en curso. Lo que allí está oculto es nuevo aquí, y lo hecho antes no se cuenta.
page-invite = Envía esta invitación al otro jugador. Quien la acepte primero ocupa el asiento ({ $side }), con un enlace secreto que tú no ves nunca.
page-invite-local = Esta dirección solo funciona en este ordenador. Para jugar con alguien en otro lugar, inicia el servidor con dosespanas serve --lan.
page-invite-code = Código QR de la invitación
page-invite-withdraw = Retirar la invitación
page-invite-anew = Crear otra invitación
page-invite-anew-about = Con una invitación nueva, la anterior deja de valer.
page-invite-withdrawn = La invitación está retirada: nadie puede ocupar el otro asiento.
page-invite-elsewhere = Hay una invitación pendiente, pero este navegador no la tiene. Puedes crear otra; la anterior deja entonces de valer.
page-invite-free = Nadie ha ocupado todavía el asiento: { $side }.
page-invite-taken = La invitación se aceptó el { $when } ({ $side }).
page-invite-before = Empezada antes de que hubiera invitaciones: quien empezó esta partida tiene los enlaces secretos de los dos bandos.
page-invited-title = Te han invitado a una partida
page-invited-game = Juego
page-invited-host = Te espera
page-invited-by = { $name } te invita y te espera.
page-invited-about = Tu navegador sortea el secreto de tu asiento y tu parte de los dados. Nadie más los recibe, tampoco quien te ha invitado. La partida queda después en la lista de este navegador.
page-invited-take = Ocupar este asiento
page-invited-taken = Esta invitación se aceptó el { $when }. Si fuiste tú, sigue en el navegador en que lo hiciste. Si no, díselo a quien te invitó: otra persona tiene el asiento y hace falta una partida nueva.
page-number-title = Esta página no ha dado tu número
page-number-about = El número de tu asiento, del que salen los dados, no lo ha dado esta página. Si lo diste tú en otro navegador, todo está bien. Si alguien te ha enviado este enlace, también tiene tu asiento: puede ver tu mano y jugar por ti, y quizá haya elegido esta partida entre muchas. Entonces no la juegues: pide una invitación.
page-number-mine = Lo di yo
page-renew = Renovar mi enlace secreto
page-renew-about = Si has perdido un dispositivo o alguien más tiene tu enlace: el enlace anterior deja de valer en todas partes al instante, también en tus otros dispositivos.
page-renew-now = Renovarlo ahora
page-invite-link = Invitación para el otro jugador
page-continue = Continuar una partida
page-continue-go = Seguir jugando
page-continue-look = Verla
page-picture-last = Cómo está { $game }: el mapa tal como quedó
page-picture-opening = El mapa al comienzo: { $scenario }
page-continue-against = contra: { $opponent }
page-continue-turn = juega: { $side }
page-continue-free = nadie ha ocupado todavía el otro asiento
page-continue-waits = se espera al otro jugador
page-continue-gone = Este servidor ya no la tiene.
page-continue-damaged = Está dañada en la base de datos del servidor. Todavía se puede cargar un registro descargado.
page-continue-earlier = Jugada con reglas anteriores o con otros datos: ábrela para seguir con los actuales.
page-rules-go-on = Seguir con las reglas actuales
page-rules-other = Esta partida se jugó con otras reglas, o con otros datos, que los que ahora tiene el servidor.
page-rules-how = Sigue desde donde está, con las reglas actuales, y su registro lo dice. Lo hecho antes queda en el registro.
page-rules-opening = No puede quedar del todo como estaba: sigue desde el comienzo del paso actual.
page-rules-followed = No se guardó cómo estaba todo. Las mismas elecciones con las reglas actuales llevan casi al mismo punto: algo está de otro modo que como se vio.
page-rules-asked = Sigue en cuanto la otra parte también esté de acuerdo.
page-rules-agreed = La otra parte seguiría con las reglas actuales.
page-rules-cannot = No puede seguir con las reglas actuales: { $why }
page-rules-record = Guardar el registro
page-seat-both = Ambos bandos
page-seat-spectator = Espectador
page-forget = Quitar de la lista
page-settings = Ajustes
page-settings-account = Dónde se avisa a tu cuenta de sus partidas
page-no-seat = Este navegador no tiene asiento en esa partida. Abre el enlace completo que recibiste, o el navegador en que ocupaste el asiento. Si no te queda ninguno de los dos, tampoco puede ayudarte quien lleva el servidor: hace falta una partida nueva.
page-retry = Probar otra vez
page-lost-link = Este enlace no abre aquí ningún asiento. Quizá le falte una parte, el secreto se haya renovado en otro dispositivo o la partida se haya borrado. Mira si la partida está en la lista de la página de inicio; si no, pregunta a quien te envió el enlace.
page-seat-elsewhere = Esta partida la abre quien tiene un asiento en ella.
page-seat-elsewhere-about = Inicia sesión con la cuenta que tiene el asiento: volverás aquí. O abre tu enlace secreto en el navegador en que tomaste el asiento.
page-nowhere = En esta dirección no hay nada.

## Guía

page-opponent-first = recomendado para la primera partida
page-guide = La primera partida en cinco minutos
page-guide-lead = ¿Es tu primera vez? Pulsa «{ page-start-learn }» en la página de inicio y después «{ page-start-play }»: diriges la República, el bando más fácil contra este adversario. Contra los más fuertes es el más difícil.
page-guide-aim-title = De qué se trata
page-guide-aim = Doce ciudades con estrella son objetivos. En el Mantenimiento un bando gana al momento si tiene en solitario ocho de ellas (VIC-03), o Madrid, Barcelona y Sevilla (VIC-05), o si el mayor grupo de casillas enlazadas del otro baja de ocho (VIC-04). El bando nacional gana también si tiene Madrid en solitario en el Mantenimiento de los turnos 1 a 3 (VIC-06). Tras el turno 10 la República gana con unidades en cuatro objetivos (VIC-07); si no, gana quien tenga más objetivos (VIC-02).
page-guide-lost-title = Cómo se pierden las primeras partidas
page-guide-lost = Por una retaguardia vacía: una casilla que solo guarda un marcador cae ante la primera tropa que entra (MOV-04); deja, pues, tropas en tus objetivos junto al enemigo. Con la República conserva tropas en Madrid; con el bando nacional, allí y en Sevilla, y cuenta tus casillas enlazadas antes de acabar cada movimiento. Durante la partida, la tecla I muestra en Victoria qué cerca está todo.
page-guide-turn-title = Un turno
page-guide-turn = Ambos bandos roban cartas. Mueve el bando nacional y después el republicano (SEQ-02). Se colocan los generales por turno, se combate y luego vienen los eventos y, en turnos impares, los reemplazos.
page-guide-move-title = Mover
page-guide-move = Elige una tropa y después un lugar. Puede ir lejos por casillas propias y se detiene donde está el enemigo (MOV-02, MOV-03). En una casilla quedan como mucho cuatro tropas (MOV-09).
page-guide-fight-title = Combatir
page-guide-fight = Solo un general puede iniciar una batalla (BAT-04). Una tropa ataca a una tropa; carros, aviones y el general apoyan. La fuerza es el número de dados; cinco o más es un impacto (CBT-16). Antes de cada elección, la pestaña Batalla muestra las probabilidades exactas.
page-guide-cards-title = Cartas
page-guide-cards = Una carta sirve una vez: como evento en su fase, o en un ataque como bonificación propia o penalización del otro bando (CBT-11). Tres eventos por turno, ocho cartas guardadas.
page-guide-grow-title = Reemplazos
page-guide-grow = En turnos impares cada objetivo que dominas o disputas da un punto (RPL-01). Un punto sube una tropa un paso o trae una nueva.
page-guide-page-title = En la página
page-guide-page = La línea sobre el mapa dice quién elige, qué y por qué regla; sus botones terminan la elección. Pulsa ? para las teclas, U para deshacer. Cada número de regla abre su regla.

## Ajustes y menú

page-language = Idioma
page-language-is = La página habla ahora español.
page-light = Apariencia
page-light-system = Como el sistema
page-light-light = Clara
page-light-dark = Oscura
page-fast = Rápido: mostrarlo todo de inmediato
page-sound = Sonidos
page-menu = Menú
page-carry = Jugar esta con alguien
page-carried = En un servidor, pulsa { page-load }, elige dos personas y envía el enlace a la otra: lo que te estaba oculto se ha sorteado de nuevo.
page-download = Guardar en un archivo
page-to-start = A la estantería
page-link-side = Enlace secreto del asiento: { $side }
page-link-spectator = Enlace para espectadores
page-copy = Copiar
page-copied = Copiado
page-agree = Terminar aquí
page-agree-ask = Si el otro bando está de acuerdo, la partida termina ahora.
page-agree-here = Si ambos jugadores están de acuerdo, la partida termina ahora.
page-agree-stop = Ambos de acuerdo: terminar
page-agree-play-on = Seguir jugando
page-agree-own = Ofreces terminar aquí; cualquier otra acción retira la oferta.
page-agree-other = { $name ->
    [none] El otro bando ofrece terminar aquí.
   *[other] { $name } ofrece terminar aquí.
}
page-agree-accept = Aceptar
page-agree-decline = Rechazar
page-agree-withdraw = Retirar
page-end-offer = Ofrecer terminar
page-end-accept = Terminar aquí
page-end-accept-ask = { $name ->
    [none] El otro bando ofrece terminar. Si aceptas, la partida termina ahora.
   *[other] { $name } ofrece terminar. Si aceptas, la partida termina ahora.
}
page-end-count = Terminaría así:
page-resign = Abandonar la partida
page-end-resign = Abandonar
page-end-resign-ask = Si abandonas, la partida termina ahora y gana el otro bando: { $side }.
page-end-yield = Aceptar
page-end-yield-title = El adversario abandona
page-end-yield-ask = El adversario abandona: la partida termina ahora y has ganado.
page-yields = El adversario ya no ve cómo ganar y ofrece abandonar.
page-advice-allow = Se puede pedir consejo al ordenador
page-advice-allow-about = Ambos ven cuántas veces se pidió. Quien acepta la invitación está de acuerdo.
page-advice-agreed = En esta partida ambos bandos pueden pedir consejo al ordenador.
page-advice-off = En esta partida el ordenador no da consejos.
page-advice-taken = Consejos pedidos: nacionales { $nationalist }, republicanos { $republican }
page-close = Cerrar

## La franja

page-loading = Preparando la mesa…
page-offline = El servidor no responde. No se pierde nada; la página sigue intentándolo.
page-unreached = No hay conexión con el servidor. No se pierde nada: tus partidas se guardan allí.
page-outdated = Esta parte de la página no se ha podido obtener: el servidor no responde o tiene una página más nueva que esta. No se pierde nada.
page-reload = Cargar la página de nuevo
page-undone = Tu elección no se ha hecho y todo lo anterior está guardado: { $why }
page-forgets = Este navegador no deja guardar nada (ventana privada o almacenamiento lleno): puedes jugar, pero no recordará esta partida. Guarda la dirección de la página.
page-opponent-failed = { $opponent } no dio respuesta y ya no juega. La partida espera.
page-opponent-play-on = Que siga:
page-thinking = el adversario está pensando…
page-waiting = esperando al otro bando
page-only-answer = es la única respuesta
page-only-prompt-react = ninguna de tus cartas puede anularlo
page-watching = estás mirando
page-undo = Deshacer
page-warn-grave = Con esto puede perderse la guerra
page-warn-title = Antes de hacerlo
page-warn-go-on = Hacerlo de todos modos
page-warn-back = Volver
page-warn-never = No volver a preguntar por esto
page-warn-ask = Preguntar antes de perder algo
page-warn-ask-all = Volver a preguntar lo que ya no querías que se preguntara ({ $count })
page-learn-name = { $title }: primer turno guiado
page-film-setting = Mostrar el turno del otro bando como película
page-battle-wait = Esperar tras cada batalla hasta que yo continúe
page-warn-unmoved = { $count ->
    [one] Una unidad aún podría moverse.
   *[other] { $count } unidades aún podrían moverse.
}
page-warn-count = Lo que podrías lamentar: { $count }
page-put-down = Soltar
page-label = { $label }:
page-over = La partida ha terminado
page-over-open = Resultado y análisis
page-turn = Turno { $turn }
page-phases = Fases del turno
page-bar = Lo que se pregunta
page-map = Mapa
page-panel = Opciones y detalles
page-sheet = Cambiar la altura del panel
page-in-hand = En la mano
page-in-hand-goes = Puede ir a { $places }.
page-in-hand-strength = Fuerza { $strength }
page-in-hand-dice = { $count ->
    [one] un dado más
   *[other] { $count } dados más
}
page-in-hand-drm = { $drm } a un dado
page-elsewhere = A ningún otro lugar: pulsa una casilla del mapa y dirá por qué.
page-choices = { $count ->
    [one] Una opción
   *[other] { $count } opciones
}
page-choices-glow = { $count ->
    [one] Una opción: brilla en el mapa
   *[other] { $count } opciones: brillan en el mapa
}
page-tab-now = Ahora

## Historia de la partida

page-history = Historia de la partida
page-step-back = Un paso atrás
page-step-forth = Un paso adelante
page-looking-back = Mirando atrás · { $when }
page-looking-back-first = Lo anterior se jugó con otras reglas y no puede mostrarse; lo cuenta el registro.
page-to-present = Volver al presente
page-since = Desde tu última elección
page-since-watched = Lo último que ha ocurrido
page-since-count = Desde tu última elección: { $count ->
    [one] un suceso
   *[other] { $count } sucesos
}
page-since-step = Ver paso a paso
page-since-done = Visto

## Reglas y teclas

page-rule = Regla { $rule }
page-open-rule = Abrir la regla { $rule }
page-rule-unknown = Todavía no hay texto de esta regla.
page-rule-back = Volver a { $rule }
page-rules = Reglamento
page-rules-search = Buscar en las reglas
# What players look for: beginnings of words that mean the same, without accents, and words that say nothing.
page-rules-synonyms = apila, pila, monton; retira, retroce, repleg; empat, iguald, iguala; gana, victoria, vence; suminist, abastec; impact, perdid, baja; enlace, enlazad, camino, conect; avion, aere; barco, buque, flota; dado, tirada; mueve, mover, movim, marcha
page-rules-idle = como, que, cuando, donde, quien, por, puedo, puede, se, el, la, los, las, un, una, de, en, a, es
page-rules-none = Ninguna regla habla de eso.
page-victory = Victoria
page-victory-lead = Qué pone fin a la partida, y lo cerca que está ahora. Una condición se cumple cuando se alcanza su número.
page-victory-least = { $now } de { $needed }
page-victory-most = ahora { $now }; { $needed } o menos
page-victory-met = se cumple ahora
page-signs = Signos
page-signs-troop = Una tropa: su tipo, su fuerza (tantos dados), en la esquina un modificador a un dado; las muescas son sus pasos.
page-signs-sides = Las fichas nacionales tienen esquinas rectas, las republicanas redondas.
page-signs-used = Rayada: ha atacado o ayudado; vuelve a estar lista tras el Mantenimiento.
page-signs-moved = Girada: ya ha movido en esta fase.
page-signs-cut = Sin suministro.
page-signs-general = Un general; la cifra mejora un dado donde ayuda.
page-signs-tank = Un carro; su cifra funciona igual.
page-signs-plane = Un avión; añade dados.
page-signs-token = Lo mismo, pequeño, junto al montón de su casilla; la esquina cuenta varios.
page-signs-star = Una ciudad objetivo.
page-signs-split = Rótulo partido: ambos bandos tienen unidades; la casilla está en disputa.
page-signs-marker = Un marcador: el bando tiene la casilla sin unidades; la toma la primera tropa enemiga.
page-help = Ayuda
page-keys = Teclas
page-keys-number = la opción de ese número
page-keys-tab = siguiente opción legal, en círculo; Esc sale
page-keys-enter = tomarla
page-keys-no-more = nada más: terminar esta elección
page-keys-stand = la misma respuesta para toda la fase: sin carta, sin espera
page-keys-undo = deshacer
page-keys-hint = pedir consejo al ordenador o cerrar el consejo
page-keys-now = lo que se pregunta
page-keys-hand = mano
page-keys-battle = batalla
page-keys-log = registro
page-keys-forces = fuerzas
page-keys-sea = mar
page-keys-history = ir atrás y adelante por la partida
page-keys-arrows = recorrer los lugares del mapa
page-keys-zoom = acercar o alejar el mapa
page-keys-whole = todo el mapa, y de vuelta
page-keys-log-whole = el registro entero, con búsqueda
page-keys-rules = el reglamento
page-keys-help = estas teclas
page-keys-escape = soltar, cerrar o volver al presente

## Mano

page-hand = Mano
page-hand-other = { $side }: { $count ->
    [one] una carta en la mano
   *[other] { $count } cartas en la mano
}
page-hand-empty = No hay cartas en la mano.
page-table = Sobre la mesa
page-event-card = El evento que se juega ahora
page-decks = Mazos
page-deck = Mazo { $years }
page-discarded = Descartadas, boca abajo
page-events-left = Eventos que quedan este turno
page-used = Usadas por { $side } ({ $count })
page-bonus = Bonificación
page-penalty = Penalización
page-card-what-if = no ocurrió
page-card-not-now = Ahora no.
page-card-play = Jugar
page-card-open = Su historia, su regla
page-chip-dice = { $count ->
    [one] { $sign } dado
   *[other] { $sign } dados
}
page-chip-drm = { $count ->
    [one] { $sign } a un dado
   *[other] { $sign } a { $count } dados
}
page-chip-theirs = rival { $told }
page-card-why = ¿Por qué?
page-card-later = Se puede jugar por su evento en la fase de eventos, o por su bonificación o penalización cuando se resuelve un ataque.
page-card-bonus-dice = { $count ->
    [one] un dado más
   *[other] { $count } dados más
}
page-card-penalty-dice = { $count ->
    [one] un dado menos para el otro
   *[other] { $count } dados menos para el otro
}
page-card-bonus-drm = { $count ->
    [one] { $drm } a un dado
   *[other] { $drm } a { $count } dados
}
page-card-penalty-drm = { $count ->
    [one] { $drm } a un dado del otro
   *[other] { $drm } a { $count } dados del otro
}
page-veiled = La mano está cubierta: { $side }.
page-unveil = Mostrarla
page-curtain = Pasa la pantalla al otro bando: { $side }
page-curtain-first = Turno del bando: { $side }
page-curtain-open = Yo juego: { $side }

## Lo que hacen los eventos

page-needs-controls_port = Hace falta un puerto propio.
page-needs-controls_box = Hace falta tener { $boxes } bajo tu control.
page-needs-has_unit_type_in_any = Hace falta tener { $units } en { $boxes }.
page-boxes-any = cualquier lugar
page-boxes-any_port = cualquier puerto
page-any-troop = cualquier tropa
page-any-unit = cualquier tropa o carro
page-any-plane = cualquier avión
page-any-tank = cualquier carro
page-lost-plane = avión
page-lost-tank = carro
page-where-no_enemy = { $boxes }, si no hay nada del enemigo
page-where-own_present = { $boxes }, si hay algo propio
page-where-controlled = { $boxes }, bajo tu control
page-where-any = { $boxes }
page-op-place_units = Coloca { $units }: { $where }.
page-op-place_plane = { $count ->
    [one] Un avión nuevo
   *[other] { $count } aviones nuevos
}, { $units }: { $where }.
page-op-place_tank = { $count ->
    [one] Un carro nuevo
   *[other] { $count } carros nuevos
}, { $units }: { $where }.
page-op-place_tank-again = { $count ->
    [one] Un carro, nuevo o perdido
   *[other] { $count } carros, nuevos o perdidos
}, { $units }: { $where }.
page-op-convert = Una tropa ({ $units }) pasa a ser { $to } de fuerza { $strength }.
page-op-convert_all = { $owner }: todos los { $units } pasan a ser { $to }, mientras haya fichas.
page-op-upgrade = Una tropa ({ $units }) sube de { $from } a { $strength }.
page-op-only = Solo aquí: { $where }.
page-op-remove_general = { $general } queda fuera de la guerra.
page-op-place_general = { $general } está disponible desde el próximo turno.
page-op-place_general-first = { $general } está disponible desde el próximo turno; en ese turno solo se le puede asignar a { $boxes }.
page-op-permanent_modifier-ignore_type_drm = Desde ahora, { $units } combaten sin su modificador.
page-op-permanent_modifier = { page-op-permanent_modifier-ignore_type_drm }
page-op-extra_rp = { $count ->
    [one] { $count } punto de reemplazo más
   *[other] { $count } puntos de reemplazo más
} en la próxima fase de reemplazos.
page-op-extra_offensive = Antes del próximo turno: un movimiento propio, un general y su batalla. En ese turno no hay otro movimiento propio.
page-op-remove_units = El bando { $owner } pierde { $count ->
    [one] una unidad
   *[other] { $count } unidades
} ({ $units }); elige el bando { $chooser }.
page-op-remove_units-half = El bando { $owner } pierde la mitad de sus { $units }, redondeando hacia abajo pero al menos una; elige el bando { $chooser }.
page-op-remove_units-share = El bando { $owner } pierde el { $percent } % de sus { $units }, redondeando hacia abajo pero al menos una; elige el bando { $chooser }.
page-op-landing_battle = { $units } desembarcan en { $box }; se lucha hasta que un bando la domine.
page-op-limit_attacks_next_turn = El próximo turno el bando { $target } puede hacer como mucho { $max } ataques.
page-op-limit_attacks_next_turn-boxes = El próximo turno el bando { $target } puede atacar en { $max } lugares como mucho.
page-op-cancel_last_event = Anula el evento que acaba de jugar el otro bando.
page-op-return_eliminated = { $count ->
    [one] Vuelve una pieza perdida
   *[other] Vuelven { $count } piezas perdidas
} ({ $units }; { $faction }): { $where }.
page-op-remove_plane = El bando { $owner } pierde un avión ({ $faction }); elige el bando { $chooser }.
page-op-remove_units-all = El bando { $owner } pierde todas sus tropas de este tipo: { $units }.
page-op-permanent_modifier-mediterraneo_both = Desde ahora ambos bandos tienen el efecto del Mediterráneo, lo domine quien lo domine.
page-op-place_ship = Un barco nuevo: { $ship }, en { $base }.
page-op-repair_ships = Se { $count ->
    [one] repara un barco propio dañado
   *[other] reparan hasta { $count } barcos propios dañados
} ({ $where }).
page-op-damage_ship = Se tira un dado: desde { $needed }, un barco del bando { $owner } ({ $units }; { $where }) sufre daños y vuelve a su base.
page-op-damage_ship-destroy = Se tira un dado: desde { $needed }, un barco del bando { $owner } ({ $units }; { $where }) sufre daños y vuelve a su base, o se hunde si ya los tenía.
page-op-return_ship = Uno de tus barcos hundidos ({ $units }) vuelve, dañado, a una base.
page-op-draw_cards = { $count ->
    [one] Una carta más
   *[other] { $count } cartas más
} en tu próximo robo.
page-op-discard_opponent_card = El otro bando pierde { $count ->
    [one] una carta
   *[other] { $count } cartas
} de su mano, al azar.
page-op-morocco_transport = { $count ->
    [one] Cruza en el acto hasta una unidad más
   *[other] Cruzan en el acto hasta { $count } unidades más
} de Marruecos a { $boxes }, salvo que el bando { $target } domine { $area }.
page-any-ship = cualquier barco
page-ships-any = esté donde esté
page-ships-base = en una base
page-ships-port = en un puerto
page-ships-coastal = ante cualquier costa
page-ships-ports = en cualquier puerto

## Batalla

page-battle = Batalla
page-battle-none = Aún no hay batalla. Cuando un general inicie una, se verá aquí paso a paso.
page-battle-in = Batalla en { $box }
page-attacks = al ataque
page-defends = a la defensa
page-step-attacker = Quién ataca a quién
page-step-support = Apoyos
page-step-card = Cartas
page-step-air = Combate aéreo
page-step-dice = Dados
page-step-hits = Impactos
page-step-end = Fin
page-card-down = Boca abajo
page-dice = { $count ->
    [one] Un dado
   *[other] { $count } dados
}
page-hits-expected = ≈ { NUMBER($hits, minimumFractionDigits: 1, maximumFractionDigits: 1) } impactos esperados
page-unhurt = { $piece } sale indemne.
page-no-dice = Sin dados
page-hits = { $hits ->
    [0] Ningún impacto
    [one] Un impacto
   *[other] { $hits } impactos
}
page-with = Con { $pieces }
page-attack-number = Ataque { $number } de { $count }
page-attack-earlier = Ataque anterior
page-attack-later = Ataque siguiente
page-attack-line = { $piece } ataca a { $target } en { $box }.
page-air-line = { $piece } saca { $rolls } contra { $foe }{ $drm ->
    [0] .
   *[other] , { $modifier } a un dado: cuenta { $result }.
}
page-odds = Probabilidades exactas
page-odds-if = si: { $action }
page-odds-win = defensor destruido
page-odds-trade = ambos destruidos
page-odds-attrition = pasos perdidos
page-odds-nothing = nada
page-odds-lose = atacante destruido
page-odds-table = Tabla completa
page-odds-dice = Dados
page-odds-hits = { $hits ->
    [one] 1 impacto
   *[other] { $hits } impactos
}
page-odds-left = Queda: { $side }
page-odds-plane = destruido { $destroyed }, ahuyentado { $withdrawn }
page-odds-clears = El lugar queda despejado

## Los mares

page-sea-title = Los mares
page-sea-control = { $state ->
    [nationalist] nacional
    [republican] republicano
    [contested] en disputa
   *[nobody] de nadie
}
page-sea-effect-cantabrico = Sin efecto propio; la República solo entra mientras Oviedo, Bilbao o San Sebastián sea amiga.
page-sea-effect-estrecho = El paso desde Marruecos: más estrecho si está en disputa, cerrado si lo domina la República.
page-sea-effect-mediterraneo = Una carta y un evento más el turno siguiente para el bando que lo domina; para ambos si no es de nadie. Sin aviones.
page-sea-effect-baleares = Un punto de reemplazo más para el bando que lo domina, en los turnos con reemplazos.
page-sea-blockaded = Bloqueados para el bando { $side }: { $boxes }
page-sea-base-closed = cerrada
page-sea-damaged = dañado
page-sea = Mar
page-sea-bonus = { $side }, próximo turno: { $cards ->
    [one] una carta y un evento más
   *[other] { $cards } cartas y { $events } eventos más
}
page-sea-bonus-none = Las cartas del mar para el próximo turno se deciden en el Mantenimiento.
page-sea-bases = Bases navales
page-sea-base-open = abierta
page-sea-blockades = Puertos bloqueados
page-sea-blockades-none = Ningún puerto está bloqueado.
page-sea-fleet = Barcos del bando { $side }
page-sea-fight-in = Combate en el mar: { $place }
page-sea-kind-area = por el dominio del mar
page-sea-kind-coast = ante la costa
page-sea-kind-battery = con las baterías del puerto
page-sea-step-consent = Combatir o retirarse
page-sea-step-air = Combate aéreo
page-sea-step-planes = Aviones contra barcos
page-sea-step-submarines = Submarinos
page-sea-step-pairs = Barco contra barco
page-sea-step-battery = Baterías de costa
page-sea-step-hits = Impactos
page-sea-step-end = El regreso
page-sea-bond-pair = { $piece } se enfrenta a { $foe }
page-sea-bond-aim = { $piece } dispara a { $foe }
page-sea-bond-back = { $piece } apoya a { $foe }
page-sea-hits = El bando { $side } sufre { $damage ->
    [0] { $withdraw ->
        [one] una retirada
       *[other] { $withdraw } retiradas
    }
    [one] un impacto
   *[other] { $damage } impactos
}.
page-sea-throws = { $piece } dispara a { $foe }
page-sea-turned = se retira
page-sea-batteries = Baterías de costa
page-sea-odds = { $piece } contra { $foe }, { $dice ->
    [one] un dado
   *[other] { $dice } dados
}
page-sea-odds-none = sin efecto
page-sea-odds-withdrawn = se retira
page-sea-odds-damaged = dañado
page-sea-odds-destroyed = destruido
page-sea-report = Combate naval { $number } de { $count }
page-sea-earlier = Combate anterior
page-sea-later = Combate posterior
page-sea-card = Carta de la guerra naval

## Niebla de guerra

page-fog-covered = { $count ->
    [one] una más debajo
   *[other] { $count } más debajo
}
page-fog-dummies = Señuelos disponibles: { $count }

## Diario y fuerzas

page-log = Registro
page-log-all = Mostrar todo
page-log-whole = A toda altura
page-log-search = Buscar en el registro
page-log-found-none = Nada en el registro contiene esas palabras.
page-log-look = Ver el tablero en ese momento
page-log-empty = Todavía no ha pasado nada.
page-unseen-raised = { $piece }, en { $box }, sube de fuerza.
page-unseen-converted = { $piece }, en { $box }, cambia de tipo.
page-unseen-substituted = { $piece }: sustituida por falta de fichas.
page-forces = Fuerzas
page-objectives = Ciudades objetivo
page-objectives-count = Nacional { $nationalist } · disputadas { $contested } · Republicano { $republican }
page-contested = Disputadas
page-troops = Tropas en el mapa
page-strength = Su fuerza
page-replacement = Puntos de reemplazo
page-place-mat = Listos junto al mapa
page-place-reserve = Todavía fuera del juego
page-place-eliminated = Perdidos
page-place-sea = En el mar
page-place-base = En una base naval
page-place-returning = De regreso
page-place-out = Fuera del juego
page-place-captured = Capturados, aún sin entrar en juego
page-pool = Fichas que quedan por colocar

## El final

page-won-own = Has ganado.
page-lost-own = Has perdido.
page-won = Ha ganado el bando { $side }.
page-draw = La guerra acaba sin vencedor.
page-chance-title = Dados limpios
page-chance-commitment = El servidor está atado a un secreto; este es su compromiso:
page-chance-about = La semilla de todos los dados y cartas se hace con ese secreto y con un número al azar de la página de cada jugador. Al terminar la partida se dice el secreto y cada dado puede probarse.
page-chance-waiting = La partida empieza cuando la página del otro jugador haya dado su número ({ $side }).
page-prove = Comprobar los dados
page-proof-working = Comprobando cada dado…
page-proof-good = Cada dado y cada carta queda probado.
page-proof-bad = Algo no cuadra.
page-proof-commitment = El secreto es aquel al que el servidor se ató antes de que nadie añadiera un número, tal como lo vio entonces esta página.
page-proof-commitment-told = El secreto corresponde al compromiso de la prueba. Esta página no vio el compromiso al comienzo.
page-proof-number = El número que añadió esta página forma parte de la semilla.
page-proof-number-unknown = Esta página no sabe qué número añadió a la semilla: se añadió en otro navegador, o lo hizo otra persona. Míralo allí.
page-proof-seed = La semilla se hizo con el secreto y los números de todos los jugadores.
page-proof-whole = La prueba no está completa o no tiene la forma debida.
page-proof-givers = Añadieron números exactamente las personas que jugaron: { $givers }.
page-proof-shared = El único número lo añadió la página ante la que se sentaron ambos.
page-proof-earlier = Esta partida empezó antes de que los compromisos dijeran quién añade un número; la página lo ha comparado con los asientos.
page-proof-labels = Todo lo sacado va con la elección y la regla a las que sirvió, tal como lo fija el registro. La página del otro jugador muestra las mismas cifras: { $digest }
page-proof-chain = Ninguna línea del registro se ha reescrito: conduce a los valores que esta página recibió durante la partida.
page-proof-chain-untold = Ninguna línea del registro se ha reescrito desde que se hizo su cadena. A esta página no se le dijo ningún valor de ella durante la partida.
page-proof-draws = Todo lo sacado sale de la semilla, uno tras otro, sin omitir nada: { $dice ->
    [one] { $dice } dado
   *[other] { $dice } dados
}, { $picks } fichas o cartas robadas de una en una, { $orders } mazos barajados.
page-proof-log = Los dados que cuenta el registro son estos.
page-proof-cards = Las cartas que robaste salieron de lo alto de estos mazos, por orden.
page-proof-begins = La prueba abarca lo que siguió después de que la partida se retomara de un registro.
page-proof-list = Todo lo sacado ({ $count })
page-proof-choice = Elección
page-proof-rule = Regla
page-proof-at = Byte
page-proof-value = Valor
page-proof-download = Descargar la prueba
page-proof-hint = docs/check_proof.py, un programa corto en Python sin más, comprueba este archivo sin este programa.
page-end-when = Turno { $turn }, { $year }, tras { $count ->
    [one] una elección
   *[other] { $count } elecciones
}.
page-replay = Ver la partida de nuevo
page-back = Pedir volver atrás
page-back-would = Si la otra persona acepta, se deshace esto:
page-back-none = No hay nada que deshacer de común acuerdo: desde tu última jugada se tiró un dado, se robó una carta o se mostró algo oculto, o se acaba de rechazar.
page-back-ask = Pedírselo a la otra persona
page-back-asked = { $name ->
    [none] El otro bando pide deshacer esto:
   *[other] { $name } pide deshacer esto:
}
page-back-asked-own = Pides deshacer esto; la otra persona tiene que aceptarlo:
page-back-refused-own = { $name ->
    [none] El otro bando no acepta deshacerlo.
   *[other] { $name } no acepta deshacerlo.
}
page-back-agree = Deshacerlo
page-rematch = Revancha
page-rematch-swap = Revancha con los bandos cambiados
page-rematch-offer = Ofrecer revancha
page-rematch-swap-offer = Ofrecer revancha con los bandos cambiados
page-rematch-offered = { $name ->
    [none] El otro bando ofrece la revancha.
   *[other] { $name } ofrece la revancha.
}
page-rematch-offered-own = Ofreces la revancha. Empieza cuando se acepte.
page-rematch-declined = Has rechazado la revancha.
page-rematch-declined-own = { $name ->
    [none] El otro bando ha rechazado la revancha.
   *[other] { $name } ha rechazado la revancha.
}
page-rematch-begun = La revancha está lista.
page-rematch-begun-own = { $name ->
    [none] El otro bando ha aceptado la revancha.
   *[other] { $name } ha aceptado la revancha.
}
page-rematch-side = Tu bando en ella
page-rematch-yours = Tu bando en ella: { $side }.
page-rematch-same = El escenario y las opciones son los mismos.
page-rematch-accept = Aceptar y empezar
page-rematch-rated = Esta revancha puntúa.
page-rematch-unrated = Esta revancha no puntúa.
page-rematch-open = A la revancha
page-other-comes = Se avisa al otro bando de esta partida, que empieza cuando la abra.
page-begin-ask = Esta partida espera a que la empieces. { $rated ->
    [yes] Es puntuada.
   *[no] No es puntuada.
}
page-begin-do = Empezar
page-next-game = { $count ->
    [one] A la partida que te espera
   *[other] A la siguiente de { $count } partidas que te esperan
}
page-again = Otra partida

## Advice

page-ideas = Ideas en el mapa
page-ideas-of = Lo que podría hacer el bando { $side }
page-ideas-none = No hay nada al descubierto.
page-ideas-legend = Un número en el mapa lleva a su frase: el anillo marca el lugar, la flecha el camino.
page-ideas-wanted = Mostrar lo que cada bando podría hacer después
page-ideas-show = Mostrar en el mapa
page-hint = ¿Qué jugarías?
page-hint-by = { $opponent } jugaría:
page-hint-no-reason = No dio ninguna razón.
page-hint-thinking = Pensando…
page-hint-level = De quién es el consejo: primero el más fuerte
page-bar-more = El texto entero
error-advice-later = Ahora no hay consejo: lo piden demasiados. Inténtalo en un momento.
error-no-advice = El adversario no dio respuesta.

# Ataques enteros con una pulsación, y una respuesta que queda dada.
page-plan-attacks = Ataques
page-plan-left-out = primero los que más convienen; sin contar cartas ni el apoyo del defensor
page-plan-odds = dados { $dice } · defensor destruido { $falls } · atacante destruido { $dies }
page-plan-attack = Atacar
page-plan-attack-title = Abre la batalla si aún no ha empezado y ataca sin más apoyo
page-plan-with = { $count ->
    [one] Con apoyo
   *[other] Con los { $count } apoyos
}
page-plan-with-title = Ataca con el apoyo de { $pieces }
page-plan-more = { $count } más
page-plan-fewer = Solo los mejores
page-plan-support = Todo el apoyo: { $pieces }
page-plan-support-title = Lo llama todo de una vez
page-plan-bare = sin carta
page-plan-bare-title = El mismo ataque sin jugar carta: no se pregunta
page-plan-only = Solo { $piece }
page-plan-only-title = Llama a este y a ninguno más
page-list = Adónde podrían ir
page-list-told = { $count ->
    [one] Se podría colocar una pieza: está esbozada en el mapa.
   *[other] Se podrían colocar { $count } piezas: están esbozadas en el mapa.
}
page-list-all = { $count ->
    [one] Hacerlo
   *[other] Hacer los { $count }
}
page-list-title = Hace cada línea tal como está; deshacer una vez lo revoca todo
page-list-turns = Hace cada línea tal como está, una cada vez que le toca a su bando; se detiene donde una ya no sea posible
page-list-singly = Una por una
page-list-one = Hacer
page-list-one-title = Hace solo esta línea
page-list-place = Dónde: { $what }
page-list-goes-on = { $count ->
    [one] Queda una línea de su lista.
   *[other] Quedan { $count } líneas de su lista.
}
page-stand-no-card = { $stretch ->
    [battle] Ninguna carta en esta batalla
   *[phase] Ninguna carta en esta fase
}
page-stand-no-card-title = { $stretch ->
    [battle] Responde «Ninguna carta» hasta que acabe esta batalla o hasta que digas «Volver a preguntar»
   *[phase] Responde «Ninguna carta» hasta que acabe la fase o hasta que digas «Volver a preguntar»
}
page-standing-no-card = { $stretch ->
    [battle] No se juega ninguna carta hasta que acabe esta batalla.
   *[phase] No se juega ninguna carta hasta que acabe la fase.
}
page-standing-ask = Volver a preguntar
