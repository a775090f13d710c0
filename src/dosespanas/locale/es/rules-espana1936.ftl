# Las reglas de España 1936 con nuestras palabras, un mensaje por cada identificador.

## Tablero y control

rule-BRD-01 = El mapa es una red de casillas unidas por conexiones. Cada casilla tiene un lugar para cada bando, y las unidades y marcadores solo ocupan el de su propio bando.
rule-BRD-02 = En tierra solo cuentan las conexiones. Provincias, fronteras y ríos no cambian nada.
rule-BRD-03 = Una casilla es amiga cuando solo tú tienes en ella unidades o un marcador.
rule-BRD-04 = Una casilla está disputada cuando hay en ella unidades de ambos bandos.
rule-BRD-05 = Una casilla es enemiga cuando solo el otro bando tiene en ella unidades o un marcador.
rule-BRD-06 = Un marcador de control conserva una casilla vacía para su dueño. No es una unidad: ni mueve ni combate, y solo obliga a detenerse al enemigo que entra ([[MOV-04]]).
rule-BRD-07 = Cuando tu última unidad sale de una casilla al mover, se coloca en ella tu marcador de inmediato.
rule-BRD-08 = Tu marcador se retira en cuanto hay unidades tuyas en la casilla.
rule-BRD-09 = Un marcador enemigo se retira en cuanto entra una unidad tuya ([[MOV-05]]).
rule-BRD-10 = Hay doce ciudades objetivo. Las de cada bando y las disputadas suman siempre doce.
rule-BRD-11 = Un ancla señala un puerto. Muchas cartas traen sus piezas a un puerto.
rule-BRD-12 = Marruecos es una casilla nacional sin conexión por tierra. Cuenta como puerto y siempre tiene suministro ([[SUP-06]]).
rule-BRD-13 = Los contadores muestran el turno y el año, las ciudades objetivo y los puntos de reemplazo de cada bando.
rule-BRD-14 = Sin las reglas navales no intervienen las zonas marítimas, las bases, los barcos ni las cartas N.
rule-BRD-15 = Todas las unidades están a la vista de ambos jugadores, salvo con niebla de guerra ([[OPT-06]]); las manos de cartas son secretas.

## Piezas

rule-CMP-01 = Una tropa tiene fuerza 5, 3, 2 o 1. Las fichas pequeñas muestran 1 y 2; las grandes, 3 y 5.
rule-CMP-02 = Una tropa tira tantos dados como su fuerza. El modificador impreso en ella cuenta siempre que ataca o defiende.
rule-CMP-03 = Las tropas nunca se dividen ni se juntan.
rule-CMP-04 = Tropas republicanas: Ejército regular, Ejército vasco, milicia comunista, milicia anarquista y Brigadas Internacionales.
rule-CMP-05 = Tropas nacionales: Ejército regular, falangistas, carlistas, legionarios, Ejército de África e italianos.
rule-CMP-06 = Los emblemas solo importan en el bando Republicano, y solo con la opción de los generales republicanos.
rule-CMP-07 = Las fichas son limitadas. Lo que no está en la reserva no se puede colocar ni cambiar ([[AMB-64]]).
rule-CMP-08 = La caja contiene 166 fichas, 110 cartas y diez dados. La partida normal usa 44 cartas por bando; con la guerra naval y las cartas 45 son 55.
rule-CMP-09 = Los carros y los generales llevan un modificador. Los aviones llevan uno o dos dados y un modificador solo para el combate aéreo ([[ADF-09]]).
rule-CMP-10 = El número de dados de la caja no limita los que se tiran.

## Preparación

rule-SET-01 = Se coloca el despliegue de 1936; las demás piezas esperan fuera del mapa.
rule-SET-02 = Cada bando tiene dos mazos: las cartas 1 a 22 para 1936-37 y las 23 a 44 para 1938-39. Cada uno se baraja.
rule-SET-03 = Cada bando empieza con seis cartas. Es el robo del turno 1, no algo añadido a él.
rule-SET-04 = La partida empieza en el turno 1 con cuatro ciudades objetivo para cada bando y cuatro disputadas.
rule-SET-05 = En 1936 los generales en juego y algunos aviones empiezan en el mapa ([[AIR-05]], [[GEN-06]]). Los demás aviones y los carros esperan en la reserva hasta que los trae una carta.
rule-SET-06 = Líster, Ulibarri y Dávila empiezan fuera de juego. Cada uno entra solo con su carta.
rule-SET-07 = Sin las reglas navales no se usan el Ju-52 ni el Ni-52.

## Secuencia de juego

rule-SEQ-01 = Un turno se compone de: robo de cartas, movimiento nacional, movimiento republicano, generales, combate, mantenimiento, eventos, reemplazos en los turnos impares y estado. Hay diez turnos como mucho.
rule-SEQ-02 = El bando Nacional acaba todo su movimiento, aviones incluidos, antes de que empiece el Republicano.
rule-SEQ-03 = Los generales se asignan, y después se activan, de uno en uno y por turnos. Empieza el bando Nacional.
rule-SEQ-04 = El robo, el mantenimiento y el estado afectan a ambos bandos a la vez.
rule-SEQ-05 = Solo hay reemplazos en los turnos 1, 3, 5, 7 y 9.
rule-SEQ-06 = Al empezar el turno 6 se retiran ambas manos, y desde entonces las cartas salen de los mazos de 1938-39.
rule-SEQ-07 = Con las reglas navales, los barcos se asignan tras el robo, primero el Nacional, y los combates en el mar van después del combate terrestre y antes del mantenimiento ([[NAV-05]], [[NAV-06]]).
rule-SEQ-08 = El mantenimiento sigue este orden: con las reglas navales se decide el dominio de los mares ([[NAV-37]]); vuelven aviones y generales, se recuperan las unidades usadas, se cuentan las ciudades objetivo y se comprueba la victoria; con las reglas navales los mares surten efecto ([[NAV-39]]); Marruecos envía su transporte.

## Mazos y robo

rule-DRW-01 = Cada bando roba tres cartas por turno, pero seis en los turnos 1 y 6.
rule-DRW-02 = Con las reglas navales se roba una carta más en los turnos 1 a 5: siete en el turno 1 y después cuatro.
rule-DRW-03 = Los turnos 1 a 5 usan el mazo de 1936-37; los turnos 6 a 10, el de 1938-39.
rule-DRW-04 = Una carta usada, descartada o anulada no vuelve. Los mazos nunca se barajan de nuevo.
rule-DRW-05 = El límite de ocho cartas solo se comprueba en la fase de Estado ([[STA-01]]).
rule-DRW-06 = Las cartas navales en uso se reparten por años y se barajan en los dos mazos.
rule-DRW-07 = Una carta sirve para una sola cosa: su evento, su bonificación o su penalización.

## Suministro

rule-SUP-01 = Una unidad está en suministro cuando al menos una casilla conectada con la suya es amiga o disputada para su bando.
rule-SUP-02 = Está sin suministro cuando el enemigo ocupa todas las casillas conectadas, sea con unidades o solo con marcadores.
rule-SUP-03 = El suministro solo mira a una conexión de distancia. No hace falta una cadena hasta un origen lejano.
rule-SUP-04 = Las tropas y los carros sin suministro no pueden mover ni atacar.
rule-SUP-05 = Una casilla sin suministro no recibe reemplazos ni unidades de cartas, salvo que la carta lo diga.
rule-SUP-06 = Las unidades en Marruecos siempre están en suministro.
rule-SUP-07 = El suministro se mira cuando importa, de nuevo en cada movimiento y en cada batalla.
rule-SUP-08 = Una unidad sin suministro defiende como siempre, y su general sigue ayudando a la defensa.

## Movimiento terrestre

rule-MOV-01 = Las tropas y los carros mueven por las conexiones. Cada uno puede mover una vez en su fase de movimiento, y ninguno está obligado.
rule-MOV-02 = Desde una casilla amiga una unidad puede recorrer cualquier distancia mientras pase por casillas amigas.
rule-MOV-03 = Una unidad que entra en una casilla disputada o enemiga termina allí su movimiento.
rule-MOV-04 = También una casilla con solo un marcador enemigo detiene a la unidad que entra.
rule-MOV-05 = El marcador se retira de inmediato. La casilla ya es amiga, y las unidades que muevan después pueden pasar.
rule-MOV-06 = Una tropa que empieza en una casilla disputada avanza una sola conexión, a una casilla amiga o disputada, y se detiene.
rule-MOV-07 = Tu última unidad, tropa o carro, no puede salir de una casilla disputada ([[AMB-03]]).
rule-MOV-08 = Que la casilla de salida sea amiga o disputada se mira cuando la unidad empieza a mover; cuentan los movimientos anteriores.
rule-MOV-09 = Al terminar tu movimiento, ninguna casilla puede tener más de cuatro tropas tuyas. Carros, aviones y generales no cuentan.
rule-MOV-10 = Se puede pasar por una casilla llena: el límite solo se comprueba al final de tu movimiento.
rule-MOV-11 = Una carta puede hacer pasar una casilla de cuatro tropas. Lo que siga sobrando al final de tu próximo movimiento se destruye, a tu elección.
rule-MOV-12 = Las tropas sin suministro no pueden salir, así que una casilla cercada con demasiadas tropas pierde las que sobran ([[MOV-11]]).
rule-MOV-13 = Una casilla con unidades enemigas pasa a estar disputada cuando entras. Durante el movimiento nadie combate.
rule-MOV-14 = Los aviones y los generales se asignan, no se mueven; las unidades enemigas nunca les cierran el paso.

## Carros

rule-TNK-01 = Los carros mueven como las tropas, pero no cuentan para el límite de cuatro.
rule-TNK-02 = Un carro que sale de una casilla disputada puede seguir por casillas amigas; una tropa no ([[MOV-06]]).
rule-TNK-03 = Un carro que salió de una casilla disputada tampoco puede entrar en una casilla enemiga.
rule-TNK-04 = Como toda unidad terrestre, un carro se detiene al entrar en una casilla disputada.
rule-TNK-05 = Un carro nunca ataca solo ni es el blanco de un ataque. Solo apoya a una tropa.
rule-TNK-06 = Los carros se quedan en el mapa durante el mantenimiento.
rule-TNK-07 = Un carro que apoyó a una tropa se pierde si esa tropa es destruida. Todo carro se pierde si en su casilla no queda ninguna tropa amiga.
rule-TNK-08 = Un carro apoya una vez por turno y queda usado ([[BAT-12]] es la excepción).
rule-TNK-09 = En la edición de 2007 los carros solo mueven por casillas propias y acaban donde hay unidades propias.

## Marruecos

rule-MAR-01 = Las unidades solo salen de Marruecos al final del mantenimiento, antes de cualquier evento.
rule-MAR-02 = Tres unidades por turno como mucho, generales incluidos: una a Sevilla y dos a Cádiz.
rule-MAR-03 = En el lugar de desembarco debe haber una unidad o un marcador nacional; puede estar disputado.
rule-MAR-04 = Marruecos es un puerto, así que las cartas nacionales que traen unidades a un puerto pueden traerlas allí.
rule-MAR-05 = Un general en Marruecos no puede asignarse antes de haber sido traído.
rule-MAR-06 = Un general desembarcado solo puede asignarse el turno siguiente a esa casilla o a una conectada. Después es como cualquier otro.
rule-MAR-07 = Reglas navales: con el Estrecho en disputa solo pasan una unidad a Cádiz y una a Sevilla ([[NAV-42]]).
rule-MAR-08 = Reglas navales: mientras la República domina el Estrecho no hay transporte ([[NAV-42]]).
rule-MAR-09 = El límite de cuatro tropas no se comprueba al desembarcar, sino al final del siguiente movimiento nacional.

## Aviones

rule-AIR-01 = En tu movimiento puedes colocar aviones de tu hoja en cualquier casilla donde tengas una unidad, por lejos que esté.
rule-AIR-02 = Ni las conexiones ni el enemigo estorban a los aviones, y estos no cuentan para el límite de cuatro.
rule-AIR-03 = Los aviones también pueden quedarse en la hoja.
rule-AIR-04 = Tras las batallas todos los aviones vuelven a la hoja y vuelan de nuevo el turno siguiente, salvo los destruidos.
rule-AIR-05 = En el turno 1, un avión que empieza en el mapa solo puede ir a su casilla inicial o a una conectada con ella. Si su jugador no lo mueve, se queda donde está y sirve allí.
rule-AIR-06 = Los aviones no necesitan suministro y no pueden ser atacados en tierra.
rule-AIR-07 = Los aviones vuelven de inmediato cuando tras un ataque no queda ninguna tropa amiga en su casilla.

## Generales

rule-GEN-01 = Tras ambos movimientos los bandos asignan por turnos un general cada vez, primero el Nacional, a una casilla con al menos una unidad propia.
rule-GEN-02 = Cada bando puede tener un general en una casilla.
rule-GEN-03 = Cuando a un bando no le quedan generales que asignar, el otro asigna todos los suyos.
rule-GEN-04 = Después del turno 1 la distancia no importa a los generales, salvo tras un desembarco ([[MAR-06]]) y para Ulibarri en el turno siguiente a su carta ([[AMB-75]]).
rule-GEN-05 = Los generales vuelven a la hoja en el mantenimiento y sirven de nuevo el turno siguiente.
rule-GEN-06 = En el turno 1, un general que empieza en el mapa solo puede ir a su casilla inicial o a una conectada con ella.
rule-GEN-07 = Los generales no cuentan para el límite de cuatro, no mueven en la fase de movimiento y no conservan por sí solos una casilla.
rule-GEN-08 = Un general puede asignarse a una casilla sin suministro, donde ayuda a la defensa.

## Apertura de batallas

rule-BAT-01 = Por turnos, primero el Nacional, cada bando elige uno de sus generales activos y combate en su casilla o renuncia.
rule-BAT-02 = En ambos casos ese general no abre otra batalla este turno.
rule-BAT-03 = Cuando a un bando no le quedan generales activos, el otro sigue solo hasta acabar con los suyos.
rule-BAT-04 = Una batalla exige un general activo de tu bando en esa casilla, y solo intervienen unidades de ella.
rule-BAT-05 = Nadie está nunca obligado a combatir.
rule-BAT-06 = Puede atacar cualquiera de tus tropas de la casilla, una tras otra. Puedes parar cuando quieras.
rule-BAT-07 = Cada tropa ataca como mucho una vez por turno. Puede defenderse cuantas veces haga falta.
rule-BAT-08 = Un general sin suministro no puede abrir una batalla; solo puede renunciar.
rule-BAT-09 = Un general sin suministro sigue dando su modificador en defensa.
rule-BAT-10 = El suministro para una batalla se mira cuando la batalla se abre.
rule-BAT-11 = Una batalla es una serie de ataques. Un apoyo usado en uno de ellos sigue usado en los siguientes.
rule-BAT-12 = Si el otro bando abre después una batalla en la misma casilla, todos los apoyos que hay en ella vuelven a estar listos. Las tropas que ya atacaron no atacan de nuevo.
rule-BAT-13 = En un turno un general puede apoyar un ataque de su propia batalla y una defensa en su casilla.
rule-BAT-14 = Terminada la batalla le toca al otro bando, si le queda un general activo.

## Combate: un ataque

rule-CBT-01 = Un ataque tiene siete pasos: tropas, apoyo, cartas, combate aéreo, dados, impactos y final.
rule-CBT-02 = El atacante nombra una tropa suya y una tropa enemiga de la casilla. El defensor no decide nada.
rule-CBT-03 = Solo las tropas atacan y son atacadas.
rule-CBT-04 = Los generales, carros y aviones de la casilla sin usar pueden apoyar, todos los que quieras. Generales y carros dan modificadores; los aviones, dados.
rule-CBT-05 = El atacante nombra primero todo su apoyo; el defensor responde conociéndolo.
rule-CBT-06 = El general que abrió la batalla debe apoyar su primer ataque, aunque su modificador sea negativo.
rule-CBT-07 = Cada apoyo ayuda una vez por turno y queda usado tras el ataque.
rule-CBT-08 = Un general puede apoyar una defensa por turno sin quedar usado, y todavía puede abrir su propia batalla.
rule-CBT-09 = Cada bando puede poner una carta en cada ataque. Otro ataque puede recibir otra carta.
rule-CBT-10 = El atacante pone su carta boca abajo y dice si es bonificación o penalización; después, el defensor. Ambas se descubren a la vez.
rule-CBT-11 = Una bonificación mejora tu tirada y una penalización empeora la del otro. Atacante y defensor pueden usar cualquiera de las dos.
rule-CBT-12 = Las cartas usadas en combate abandonan el juego y no son eventos.
rule-CBT-13 = Solo hay combate aéreo si ambos bandos tienen aviones en este ataque.
rule-CBT-14 = Tiras tu fuerza, más los dados de los aviones que siguen volando, más los de bonificación, menos los de penalización.
rule-CBT-15 = Si no te quedan dados, no tiras ni causas impactos.
rule-CBT-16 = Ambos bandos tiran a la vez. Cada dado de 5 o más tras los modificadores es un impacto, así que pueden destruirse las dos tropas.
rule-CBT-17 = Después los apoyos quedan usados y la tropa atacante ha acabado por este turno. Puede atacar otra de tus tropas.
rule-CBT-18 = Defender no agota: la misma tropa puede ser atacada otra vez enseguida.
rule-CBT-19 = Cartas y apoyos se comprometen antes del combate aéreo. Un avión perdido en él no añade nada, y la carta queda gastada.
rule-CBT-20 = El ejemplo: unos legionarios de fuerza 2, con Varela, un CV-33 y una carta, atacan a una milicia anarquista de fuerza 2 con Rojo, un I-15, un T-26 y una carta. El atacante logra un impacto y el defensor dos: los legionarios son destruidos y la milicia baja a 1.

## Combate aéreo

rule-ADF-01 = Solo participan los aviones que ambos bandos nombraron como apoyo en este ataque.
rule-ADF-02 = Los aviones se enfrentan uno contra uno. El defensor elige las parejas.
rule-ADF-03 = Los aviones sin adversario se saltan el combate aéreo y apoyan directamente.
rule-ADF-04 = Cada avión tira su dado o sus dos dados y suma su modificador a uno solo.
rule-ADF-05 = Un avión con dos dados usa el mejor; no se suman.
rule-ADF-06 = Con 6 o más el avión enemigo se destruye para siempre. Con 5 se retira: queda usado y ahora no apoya. Vuelve a estar listo tras el mantenimiento, o si el otro bando abre una batalla en la misma casilla ([[BAT-12]]).
rule-ADF-07 = Ambos tiran a la vez, así que pueden destruirse los dos aviones.
rule-ADF-08 = Las cartas nunca cambian el combate aéreo.
rule-ADF-09 = El modificador de un avión solo cuenta en el combate aéreo, nunca en los dados de tierra.
rule-ADF-10 = Los aviones que quedan ilesos añaden sus dados a la tirada de su bando.

## Modificadores

rule-DRM-01 = Un modificador cambia un dado tirado; no añade dados.
rule-DRM-02 = Un modificador negativo se aplica al dado más alto.
rule-DRM-03 = Un modificador positivo se aplica al dado que elija quien tira, después de ver la tirada.
rule-DRM-04 = Los modificadores negativos se aplican antes que los positivos.
rule-DRM-05 = Un modificador nunca se reparte entre varios dados.
rule-DRM-06 = Varios modificadores pueden ir al mismo dado.
rule-DRM-07 = Una carta con −1 a dos dados baja un punto cada uno de los dos más altos.
rule-DRM-08 = El modificador propio de la tropa, cada carro, cada general y cada carta cuentan como modificadores distintos.
rule-DRM-09 = Nada acierta ni falla por sí mismo: solo cuenta el número modificado.
rule-DRM-10 = Tras la carta 20 de su bando, las milicias republicanas, o los carlistas y falangistas, dejan de sufrir su −1 impreso.

## Impactos

rule-HIT-01 = Cada impacto quita un paso: 5, 3, 2, 1, destruida.
rule-HIT-02 = Todos los impactos caen en la tropa que combatió. Los que sobran se pierden.
rule-HIT-03 = Cuatro impactos destruyen cualquier tropa.
rule-HIT-04 = Al bajar de 3 a 2, la ficha grande se cambia por una pequeña del mismo tipo.
rule-HIT-05 = Si no queda ficha pequeña de ese tipo, la tropa pasa a ser Ejército regular.
rule-HIT-06 = Si tampoco la hay, pasa a ser milicia en el bando Republicano, falangistas o carlistas en el Nacional. Elige el dueño.
rule-HIT-07 = La ficha nueva es una tropa normal de su nuevo tipo.
rule-HIT-08 = Si no hay ninguna ficha que la sustituya, la tropa se retira.
rule-HIT-09 = La ficha de una tropa destruida vuelve a la reserva y puede regresar. Los aviones destruidos, no ([[AMB-14]]).
rule-HIT-10 = Si la casilla queda vacía de ambos bandos, se pone en ella el marcador del bando que atacó, también en un desembarco ([[AMB-01]]).
rule-HIT-11 = Si solo un bando conserva unidades, la casilla es amiga suya de inmediato.
rule-HIT-12 = Tras los impactos pueden perderse carros y volver aviones ([[TNK-07]], [[AIR-07]]).

## Mantenimiento

rule-UPK-01 = Todos los aviones y generales vuelven a las hojas. Las tropas y los carros se quedan.
rule-UPK-02 = Todas las unidades usadas vuelven a estar listas.
rule-UPK-03 = Se cuentan las ciudades objetivo: tuyas, suyas y disputadas; doce en total.
rule-UPK-04 = Se comprueba la victoria. Si nadie ha ganado, la partida sigue.
rule-UPK-05 = Después tiene lugar el transporte desde Marruecos ([[MAR-01]]).
rule-UPK-06 = Un general recién desembarcado se queda en su casilla del mapa hasta que se asigne el turno siguiente.

## Eventos

rule-EVT-01 = Las cartas solo son eventos en la fase de Eventos.
rule-EVT-02 = Los bandos juegan una carta cada vez y por turnos, primero el Nacional, tres cada uno como mucho (cuatro con las reglas navales).
rule-EVT-03 = Nadie está obligado a jugar. Si un bando para, el otro puede seguir hasta su límite.
rule-EVT-04 = Un evento sucede de inmediato; después su carta abandona el juego.
rule-EVT-05 = Una carta cuyo efecto es imposible se gasta igualmente.
rule-EVT-06 = Algunas cartas actúan más tarde. Se juegan ahora, cuentan como evento y quedan aparte hasta surtir efecto.
rule-EVT-07 = Una carta permanente se queda en la mesa hasta el final de la partida.
rule-EVT-08 = Una carta de Inteligencia anula de inmediato el evento que el otro bando acaba de jugar. Cuenta como uno de tus eventos.
rule-EVT-09 = Donde una carta dice ficha, se entiende una unidad o un marcador.
rule-EVT-10 = Las unidades nuevas de una carta solo entran en casillas amigas o disputadas, salvo en los dos desembarcos ([[CRD-R37]], [[CRD-N43]]).
rule-EVT-11 = Una carta no trae nada a una casilla sin suministro, salvo que lo diga.
rule-EVT-12 = Reglas navales: un puerto bloqueado no recibe nada de las cartas ([[NAV-32]]).
rule-EVT-13 = También las unidades de las cartas necesitan fichas en la reserva ([[CMP-07]], [[AMB-64]]).
rule-EVT-14 = La mano no se completa tras los eventos.

## Cartas republicanas

rule-CRD-R01 = Movilización anarquista: tropas en Barcelona, si no hay allí unidad ni marcador enemigo.
rule-CRD-R02 = Movilización comunista: tropas en Madrid, si tienes allí una unidad o un marcador.
rule-CRD-R03 = Primer material soviético: piezas en Murcia, si no hay allí unidad ni marcador enemigo.
rule-CRD-R04 = Quinto Regimiento: tropas en Madrid, si tienes allí una unidad o un marcador.
rule-CRD-R05 = Brigadas Internacionales: tropas en Albacete, si estás presente allí y controlas un puerto.
rule-CRD-R06 = Ejército vasco: tropas en Bilbao, si tienes allí una unidad o un marcador.
rule-CRD-R07 = Movilización comunista: tropas en cualquier casilla sin unidades ni marcadores enemigos.
rule-CRD-R08 = Brigadas mixtas: una tropa tuya de cualquier tipo pasa a ser Ejército regular 3, si esa ficha está libre.
rule-CRD-R09 = No pasarán: tropas en Madrid, si tienes allí una unidad o un marcador.
rule-CRD-R10 = Aviación soviética: aviones, si hay alguna casilla sin unidades ni marcadores enemigos. Están en la hoja el turno siguiente ([[AMB-16]]).
rule-CRD-R11 = Movilización anarquista: tropas en Zaragoza, si no hay allí unidad ni marcador enemigo.
rule-CRD-R12 = Brigadas Internacionales: tropas en Albacete, si estás presente allí y controlas un puerto.
rule-CRD-R13 = Carros en el Jarama: carros en cualquier puerto sin unidades ni marcadores enemigos.
rule-CRD-R14 = Brigadas Internacionales en el Jarama: una Brigada Internacional sube de 3 a 5.
rule-CRD-R15 = Ejército vasco: una tropa vasca sube de 2 a 3.
rule-CRD-R16 = Muerte de Mola: el general Mola abandona la partida para siempre.
rule-CRD-R17 = Oro de Moscú: piezas en cualquier puerto que controles.
rule-CRD-R18 = Ofensiva de Teruel: tropas en una casilla donde tengas una unidad o un marcador.
rule-CRD-R19 = Nuevo general: Líster está disponible el turno siguiente.
rule-CRD-R20 = Academias de guerra, permanente: las milicias republicanas pierden su −1 ([[DRM-10]]).
rule-CRD-R21 = Llamada a filas: tres puntos adicionales en la próxima fase de Reemplazos.
rule-CRD-R22 = Francia ayuda: piezas en Barcelona, si tienes allí una unidad o un marcador.
rule-CRD-R23 = Carros rusos: carros en cualquier puerto que controles.
rule-CRD-R24 = Se reabre la frontera: un avión de la reserva a tu elección, por Barcelona ([[AMB-14]]).
rule-CRD-R25 = Aviación soviética: aviones de la reserva, por cualquier puerto que controles ([[AMB-14]]).
rule-CRD-R26 = Brigadas reconstruidas: tropas en Albacete, si estás presente allí y controlas un puerto.
rule-CRD-R27 = Ejército del Ebro: una tropa en Barcelona, y solo allí, sube de 3 a 5.
rule-CRD-R28 = Cadetes: tropas en Barcelona, si no hay allí unidad ni marcador enemigo.
rule-CRD-R29 = Ofensiva republicana: antes de empezar el turno siguiente haces un movimiento y atacas en una casilla. En ese turno no tienes otro movimiento ([[CRD-OFF]]).
rule-CRD-R30 = Producción nacional: piezas de la reserva en Barcelona o Valencia, si tienes allí una unidad o un marcador ([[AMB-14]]).
rule-CRD-R31 = Reagrupamiento: una tropa sube de 3 a 5.
rule-CRD-R32 = Ofensiva de Extremadura: tropas en Ciudad Real, si tienes allí una unidad o un marcador.
rule-CRD-R33 = Retirada italiana: el jugador nacional retira la mitad de sus tropas italianas, redondeando hacia abajo, pero al menos una ([[AMB-18]], [[AMB-68]]).
rule-CRD-R34 = Nuevos cazas rusos: aviones de la reserva, por cualquier puerto que controles ([[AMB-14]]).
rule-CRD-R35 = Nuevo general: entra Ulibarri, si hay tropas vascas en Bilbao o San Sebastián. El turno siguiente solo puede ser asignado allí ([[AMB-75]]).
rule-CRD-R36 = Llamada a filas: tres puntos adicionales en la próxima fase de Reemplazos.
rule-CRD-R37 = Plan P: tropas desembarcan en Málaga. Si hay enemigos, se ataca hasta que desaparece un bando ([[AMB-51]]).
rule-CRD-R38 = Defensa de Cataluña: tropas en Córdoba o Albacete, si no hay allí unidad ni marcador enemigo.
rule-CRD-R39 = Resistencia comunista: tropas en Barcelona, si no hay allí unidad ni marcador enemigo.
rule-CRD-R40 = Estado de guerra: todas las milicias republicanas pasan a ser Ejército regular, mientras haya fichas; tú eliges cuáles ([[AMB-67]]).
rule-CRD-R41 = Línea XYZ: tropas en Valencia, si tienes allí una unidad o un marcador.
rule-CRD-R42 = Ofensiva de Extremadura: tropas en Ciudad Real, si tienes allí una unidad o un marcador.
rule-CRD-R43 = Embargo de petróleo: el turno siguiente el bando Nacional puede combatir en dos casillas como mucho ([[AMB-19]]).
rule-CRD-R44 = Inteligencia republicana: anula el evento nacional que se acaba de jugar ([[EVT-08]]).
rule-CRD-R45 = Carta opcional: una segunda ofensiva republicana, como la carta 29 ([[CRD-OFF]], [[AMB-74]]).
rule-CRD-OFF = La ofensiva va antes del robo: movimiento y aviones republicanos, con las reglas navales primero los barcos ([[NAV-15]]); después un general puede atacar en su casilla. El turno sigue sin movimiento republicano. El general puede combatir otra vez, pero ninguna tropa ataca dos veces.

## Cartas nacionales

rule-CRD-N01 = Junta de Defensa: tropas en cualquier casilla sin unidades ni marcadores enemigos.
rule-CRD-N02 = Ayuda italiana: piezas en Cádiz, si no hay allí unidad ni marcador enemigo.
rule-CRD-N03 = Movilización carlista: tropas en Pamplona, si tienes allí una unidad o un marcador.
rule-CRD-N04 = Movilización falangista: tropas en Sevilla, si no hay allí unidad ni marcador enemigo.
rule-CRD-N05 = Primeras tropas italianas: tropas en Cádiz, si no hay allí unidad ni marcador enemigo.
rule-CRD-N06 = Legión Cóndor: piezas por un puerto sin unidades ni marcadores enemigos.
rule-CRD-N07 = Milicias bajo mando militar: tropas en Salamanca, si no hay allí unidad ni marcador enemigo.
rule-CRD-N08 = Muerto en el frente: el general Durruti abandona la partida para siempre.
rule-CRD-N09 = Voluntarios italianos: tropas y un carro de la reserva en Cádiz, si no hay allí unidad ni marcador enemigo.
rule-CRD-N10 = Se forma el cuerpo italiano: una tropa italiana sube de 3 a 5.
rule-CRD-N11 = Reclutamiento en Marruecos: tropas en Cádiz, si no hay allí unidad ni marcador enemigo.
rule-CRD-N12 = Guadalajara: una tropa italiana sube de 3 a 5.
rule-CRD-N13 = El partido único: tropas en cualquier casilla sin unidades ni marcadores enemigos.
rule-CRD-N14 = Aviación italiana: aviones por un puerto sin unidades ni marcadores enemigos.
rule-CRD-N15 = Combates en Barcelona: el jugador republicano retira tres tropas de milicia a su elección, de cualquier fuerza.
rule-CRD-N16 = Nuevos legionarios: tropas en Sevilla, si no hay allí unidad ni marcador enemigo.
rule-CRD-N17 = Reagrupamiento: tropas en cualquier casilla sin unidades ni marcadores enemigos.
rule-CRD-N18 = Nuevo general: Dávila está disponible el turno siguiente.
rule-CRD-N19 = Refuerzo de la Cóndor: piezas por cualquier puerto que controles.
rule-CRD-N20 = Alféreces provisionales, permanente: carlistas y falangistas pierden su −1 ([[DRM-10]]).
rule-CRD-N21 = Llamada a filas: tres puntos adicionales en la próxima fase de Reemplazos.
rule-CRD-N22 = Voluntarios portugueses: tropas en cualquier casilla sin unidades ni marcadores enemigos.
rule-CRD-N23 = Nuevos legionarios: tropas en Sevilla, si no hay allí unidad ni marcador enemigo.
rule-CRD-N24 = Carros capturados: carros en cualquier casilla sin unidades ni marcadores enemigos.
rule-CRD-N25 = Múnich: un avión o carro eliminado de la Legión Cóndor vuelve por un puerto que controles. Ninguna otra carta devuelve un avión destruido ([[AMB-14]]).
rule-CRD-N26 = Reorganización del cuerpo italiano: piezas en un puerto sin unidades ni marcadores enemigos.
rule-CRD-N27 = Refuerzo de la Cóndor: piezas por un puerto sin unidades ni marcadores enemigos.
rule-CRD-N28 = Reagrupamiento: una tropa sube de 3 a 5.
rule-CRD-N29 = Ejército de Marruecos: una tropa nacional de cualquier tipo sube de 3 a 5 ([[AMB-66]]).
rule-CRD-N30 = Ataque a Castellón: tropas en Teruel, si no hay allí unidad ni marcador enemigo.
rule-CRD-N31 = Italianos reorganizados: una tropa nacional de cualquier tipo sube de 3 a 5 ([[AMB-66]]).
rule-CRD-N32 = Cuerpo marroquí: tropas en Zaragoza, si no hay allí unidad ni marcador enemigo.
rule-CRD-N33 = Retirada de voluntarios: todas las Brigadas Internacionales pasan a ser Ejército regular, mientras haya fichas; el jugador republicano elige cuáles ([[AMB-67]]).
rule-CRD-N34 = Ayuda alemana: piezas por un puerto sin unidades ni marcadores enemigos.
rule-CRD-N35 = Problemas republicanos: el turno siguiente el bando Republicano puede combatir en dos casillas como mucho ([[AMB-69]]).
rule-CRD-N36 = Llamada a filas: tres puntos adicionales en la próxima fase de Reemplazos.
rule-CRD-N37 = Bloqueo naval italiano: el jugador republicano retira un avión soviético a su elección.
rule-CRD-N38 = Tropas de refresco: tropas en Lérida, si tienes allí una unidad o un marcador.
rule-CRD-N39 = Reagrupamiento: tropas en cualquier casilla sin unidades ni marcadores enemigos.
rule-CRD-N40 = Golpe en Madrid: eliges una tropa o un carro republicano en Madrid, y se retira ([[AMB-20]]).
rule-CRD-N41 = Reagrupamiento: tropas en cualquier casilla sin unidades ni marcadores enemigos.
rule-CRD-N42 = Ataque en el sur: tropas en Málaga, si tienes allí una unidad o un marcador.
rule-CRD-N43 = Desembarco en Cartagena: tropas desembarcan en Murcia. Si hay enemigos, se ataca hasta que desaparece un bando ([[AMB-51]]).
rule-CRD-N44 = Inteligencia nacional: anula el evento republicano que se acaba de jugar ([[EVT-08]]).
rule-CRD-N45 = Carta opcional, el Pacto de Santoña: todas las tropas vascas se retiran del mapa, si el bando Nacional domina él solo Bilbao.

## Reemplazos

rule-RPL-01 = En los turnos impares cada bando recibe un punto por cada ciudad objetivo amiga y uno por cada disputada.
rule-RPL-02 = Las cartas de llamada a filas dan puntos adicionales; con las reglas navales también el Mar Balear ([[NAV-41]]).
rule-RPL-03 = Gasta primero el bando con menos puntos, y después un punto cada uno por turnos. A igualdad empieza el Nacional.
rule-RPL-04 = Cuando a un bando no le quedan puntos, el otro gasta el resto.
rule-RPL-05 = Un punto sube un paso a una tropa o trae una tropa nueva.
rule-RPL-06 = En una fase solo se puede gastar un punto en cada casilla.
rule-RPL-07 = Los puntos solo se gastan en casillas con suministro ([[SUP-01]]).
rule-RPL-08 = En el turno 1 una tropa nueva tiene fuerza 1, y una tropa puede subir de 1 a 2.
rule-RPL-09 = En los turnos 3 y 5 una tropa nueva tiene fuerza 2, y una tropa puede subir hasta 3.
rule-RPL-10 = En los turnos 7 y 9 una tropa nueva tiene fuerza 2, y una tropa puede subir hasta 5.
rule-RPL-11 = Los puntos solo sirven para Ejército regular, vascos, comunistas y anarquistas, o para Ejército regular y falangistas. Los demás tipos llegan con cartas.
rule-RPL-12 = De 2 a 3 una tropa conserva su tipo. Si no queda libre ninguna ficha grande, el dueño puede tomar una de otro tipo que se pueda reemplazar.
rule-RPL-13 = Las tropas vascas solo entran en Bilbao o San Sebastián.
rule-RPL-14 = Sin ficha en la reserva no se puede gastar así el punto.
rule-RPL-15 = Los puntos sin gastar se pierden al acabar la fase.
rule-RPL-16 = Una tropa nueva entra en una casilla tuya, amiga o disputada. Basta con un marcador, que entonces se retira.
rule-RPL-17 = Reglas navales: un punto repara un barco dañado en una base; el límite de uno por casilla no se aplica ([[NAV-62]]).
rule-RPL-18 = Los carros, aviones y generales no se compran con puntos.

## Estado

rule-STA-01 = Cada jugador descarta hasta quedarse con ocho cartas, a su elección. Las descartadas abandonan el juego.
rule-STA-02 = Avanza el marcador de turno. Tras el turno 10 la partida termina y se cuentan las ciudades ([[VIC-02]]).
rule-STA-03 = Terminan los límites que duran un turno.

## Victoria

rule-VIC-01 = La victoria se comprueba en cada mantenimiento, y la partida acaba de inmediato cuando un bando ha ganado.
rule-VIC-02 = Si nadie ha ganado al final del turno 10, gana el bando con más ciudades objetivo amigas. A igualdad hay empate; las disputadas no cuentan para nadie.
rule-VIC-03 = Gana un bando con más de siete ciudades objetivo amigas.
rule-VIC-04 = Gana un bando cuando el otro no tiene ningún grupo de al menos ocho casillas conectadas con unidades o marcadores suyos. Las disputadas forman parte del grupo. En esta mesa ambos números están sobre el mapa, junto a las ciudades objetivo («Enlazadas ≥ 8»); al pulsar uno se rodea su grupo.
rule-VIC-05 = Gana un bando cuando Madrid, Barcelona y Sevilla son todas amigas suyas.
rule-VIC-06 = Gana el bando Nacional cuando Madrid es amiga suya en el mantenimiento del turno 1, 2 o 3.
rule-VIC-07 = Gana el bando Republicano cuando al final del turno 10 tiene tropas o carros en más de tres ciudades objetivo, incluidas las disputadas.
rule-VIC-08 = Los jugadores pueden acordar terminar; entonces se cuentan las ciudades objetivo ([[VIC-02]]). En esta mesa un bando también puede abandonar o agotar su tiempo: entonces gana el otro.
rule-VIC-09 = En el turno 10 van primero las comprobaciones del mantenimiento, después la resistencia ([[VIC-07]]) y después el recuento ([[VIC-02]]).

## Casos dudosos y cómo se deciden

rule-AMB-01 = Una casilla que queda vacía en una batalla recibe siempre el marcador del bando que hizo el ataque, para que toda casilla tenga dueño.
rule-AMB-02 = Un carro que empieza en una casilla amiga puede entrar en una enemiga; uno que empieza en una disputada, no.
rule-AMB-03 = Un carro es una unidad: la última tropa puede salir de una casilla disputada si se queda un carro. Un carro sin tropas se pierde tras la siguiente batalla allí, o en el mantenimiento si hay tropas enemigas en la casilla.
rule-AMB-04 = El estado de la casilla de salida se mira cuando mueve cada unidad.
rule-AMB-05 = El exceso por reemplazos o por Marruecos se trata como el de las cartas. El dueño elige qué se pierde, y en Marruecos no hay límite.
rule-AMB-06 = Un carro que apoyó a una tropa destruida se pierde, aunque no sobren impactos.
rule-AMB-08 = En el turno 1 conectada quiere decir a una conexión, y allí debe haber una unidad propia.
rule-AMB-09 = Un general solo no conserva una casilla. No se tiene en cuenta y vuelve en el mantenimiento.
rule-AMB-10 = Cuando el otro bando abre una batalla en la misma casilla, los apoyos de ambos vuelven a estar listos; no así las tropas que atacaron ni los generales que defendieron.
rule-AMB-11 = Tanto el atacante como el defensor pueden usar una carta como bonificación o como penalización.
rule-AMB-12 = Una penalización a dos dados se aplica a dos dados distintos, los más altos. Varias penalizaciones se aplican una tras otra.
rule-AMB-13 = Si no hay ficha que muestre la pérdida, la tropa se retira.
rule-AMB-14 = Las tropas destruidas vuelven a la reserva. Los carros destruidos solo regresan con cartas. Los aviones destruidos no regresan nunca, salvo con la única carta que lo dice ([[CRD-N25]]); las demás traen aviones de la reserva.
rule-AMB-15 = Quien pasa ya no juega más eventos. Aun así puede jugar Inteligencia, dentro del límite.
rule-AMB-16 = Los aviones y generales que trae una carta van a la hoja; las tropas y carros, a la casilla.
rule-AMB-17 = Líster está en la carta republicana 19, Ulibarri en la 35 y Dávila en la nacional 18.
rule-AMB-18 = La mitad de los italianos es la mitad de sus fichas de tropa, redondeando hacia abajo, sea cual sea su fuerza.
rule-AMB-19 = El embargo de petróleo limita al bando Nacional a batallas en dos casillas.
rule-AMB-20 = El golpe en Madrid retira una unidad republicana; un marcador no es una unidad.
rule-AMB-21 = Las tropas nuevas entran en cualquier casilla propia, amiga o disputada, con suministro, Marruecos incluido.
rule-AMB-22 = El −1 añadido de un general sin su emblema cuenta solo en el primer ataque de su batalla.
rule-AMB-23 = Los reemplazos llegan en los turnos impares y empieza el bando con menos puntos.
rule-AMB-24 = El escenario de 1938 empieza en el turno 6 con seis cartas del mazo de 1938-39.
rule-AMB-25 = Si un mazo se acaba, se roba lo que queda; no se baraja de nuevo.
rule-AMB-26 = Si ambos bandos cumplen a la vez una condición de victoria, la partida acaba en empate. Una opción lo cambia.
rule-AMB-27 = Marruecos no tiene conexiones y nunca forma parte de un grupo de ocho casillas.
rule-AMB-28 = Los puntos deben gastarse mientras se pueda; pero un bando puede renunciar de una vez a todos los restantes.
rule-AMB-29 = Para el suministro solo cuentan las casillas conectadas, no la de la propia unidad.
rule-AMB-30 = Los generales y los aviones necesitan una unidad propia en la casilla; un marcador no basta.
rule-AMB-31 = No hay límite al número de dados.
rule-AMB-50 = Una carta de Inteligencia no puede anularse con otra.
rule-AMB-51 = En un desembarco los bandos atacan por turnos, primero el que desembarca, sin generales ni suministro, hasta que desaparece uno. Se permiten cartas.
rule-AMB-52 = Sin intervención extranjera se roba como siempre hasta que se acaba el mazo.
rule-AMB-53 = Con el orden histórico las cartas salen directamente de lo alto del mazo; no hay mano.
rule-AMB-54 = En el combate aéreo un modificador negativo baja el dado más alto; después el dueño usa el mejor.
rule-AMB-57 = El ataque de una ofensiva republicana cuenta como el ataque de la tropa en ese turno. Sus apoyos siguen usados, salvo el general.
rule-AMB-60 = Para la resistencia cuentan las tropas y los carros; no los aviones ni los generales.
rule-AMB-61 = Las seis cartas de la preparación son el robo del turno 1.
rule-AMB-62 = Las dos cartas de ofensiva siguen la misma secuencia. En el turno 6 la mano antigua se retira antes.
rule-AMB-63 = Las pérdidas de carros y aviones se resuelven tras cada ataque, y en cada ataque cada bando puede poner una carta.
rule-AMB-64 = Una tropa que una carta trae o cambia necesita exactamente su ficha. No la sustituye otra más débil ni de otro tipo; el resto de la carta se cumple.
rule-AMB-66 = El Ejército de Marruecos y la reorganización de los italianos refuerzan cualquier tropa nacional de fuerza 3, digan lo que digan sus títulos.
rule-AMB-67 = Cuando una carta cambia o retira varias unidades propias de un jugador, este las elige una a una en cuanto importe.
rule-AMB-68 = La mitad de las tropas italianas se redondea hacia abajo, pero se retira al menos una.
rule-AMB-69 = Una carta que limita los ataques cuenta las casillas en que se da batalla; en cada una se puede combatir por entero.
rule-AMB-72 = Sin intervención extranjera se juega el número de eventos impreso. Con la guerra naval un jugador puede añadir cartas navales, si quiere, hasta cuatro eventos por turno en total. En el orden de la historia las cartas navales llegan con las demás, y en los turnos 5 y 9 se juega todo lo que queda del mazo.
rule-AMB-73 = Las cartas con el número 45 no se combinan con una variante que fija los mazos.
rule-AMB-74 = Si las dos cartas de ofensiva se juegan en la misma fase, hay dos ofensivas, una tras otra. Ninguna unidad mueve ni ataca dos veces en ellas.
rule-AMB-75 = Ulibarri aparece en Bilbao o San Sebastián: el turno siguiente a su carta solo puede ser asignado a una de las dos, después a cualquier sitio. Los reglamentos no lo aclaran: la lectura es nuestra, según el alcance de los generales en el turno 1 ([[GEN-06]]).
