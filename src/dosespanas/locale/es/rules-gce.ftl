# Las reglas de La Guerra Civil Española con nuestras palabras, un mensaje por regla: capítulos 0 a 10.
# En la clave, un guion bajo ocupa el lugar del punto: rule-6_2-a es la regla 6.2-a.

## Cómo se lee el mapa

rule-0-hex = Un hexágono lleva cuatro cifras: dos para su fila, contada hacia el norte, y dos para su columna, contada hacia el este. Las filas impares quedan medio hexágono más al este, así que Madrid (2712) toca 2711, 2713, 2812, 2813, 2612 y 2613.

## Introducción

rule-1_1 = El bando Nacional manda también a los alemanes, los italianos y las tropas coloniales. Una regla sobre unidades nacionales vale para todos, salvo que solo nombre a algunos.
rule-1_2-a = Una campaña tiene 19 turnos. Los primeros son cortos y los últimos duran dos meses; eso solo cambia la fecha que se muestra ([[A02]]).
rule-1_2-b = Santander cuenta como región propia. Las regiones importan a los republicanos del norte ([[6.2-f]], [[7.7]], [[12.10-a]]).
rule-1_3 = Las unidades terrestres son columnas, batallones, regimientos, brigadas, divisiones y cuarteles generales. El tamaño decide la zona de control, el apilamiento, los desembarcos y la evacuación.

## Piezas

rule-2_1 = Se usa un dado de seis caras, y cada bando tiene un cubilete de fichas de evento del que saca sin mirar.
rule-2_2-a = Una unidad está en un hexágono o espera en un lugar fuera del mapa: el registro de turnos, la pila de eliminadas, la casilla aérea o las piezas retiradas para siempre.
rule-2_2-b = El mapa muestra España y sus vecinos. Portugal, Francia, Andorra, Gibraltar, Tánger y Marruecos están cerrados ([[12.23]]).
rule-2_3-a = La ficha de una unidad indica bando, nombre, tamaño y tipo, los factores de ataque, defensa y movimiento, cuándo y dónde entra, y su turno de conversión o retirada si lo hay.
rule-2_3-b = Un cuartel general tiene un solo factor de combate para atacar y defender, un factor de movimiento y, a veces, apoyo artillero ([[2.14]]).
rule-2_3-c = Hay dos Divisiones 29 republicanas. La primera es la antigua columna Lenin, que puede desaparecer con la revuelta de Barcelona ([[7.35-a]]).
rule-2_4 = Un ejemplo: la 11.ª División republicana, 7-11-5, ataca con 7, defiende con 11 y mueve con 5. Entra en el turno 7 en Madrid (2712), o cerca si el enemigo tiene la ciudad ([[6.2-b]]).
rule-2_5 = Un ejemplo: el cuartel general del CTV italiano da apoyo artillero, combate con 6 y mueve con 4.
rule-2_6 = El color dice de quién es una unidad: nacionales regulares, tropas coloniales, CTV y Legión Cóndor, y en el otro bando los republicanos y los del norte, de Asturias, Santander y Euzkadi. Algunas reglas solo valen para uno de ellos.
rule-2_7 = El nombre histórico de una unidad no tiene efecto, salvo que una regla la nombre.
rule-2_8 = Hay infantería, infantería de montaña, caballería, carros, carros pesados, artillería antiaérea, cuarteles generales, unidades aéreas y columnas. Solo tienen reglas propias la caballería, los carros, los cuarteles generales, las unidades aéreas y las columnas ([[A46]]).
rule-2_9 = Los tamaños son batallón, regimiento, brigada y división. Los cuarteles generales son de cuerpo o de ejército; las columnas y algunas otras unidades no tienen tamaño.
rule-2_10 = Los factores de ataque y defensa son distintos. Una unidad con ataque 0 no puede atacar por sí sola ([[13.24]]).
rule-2_11 = Entrar en un hexágono cuesta puntos de movimiento según el terreno (capítulo 12).
rule-2_12-a = Una unidad con factores en una cara tiene un paso; con factores en las dos, dos pasos. Si una de dos pasos pierde uno, queda reducida; sin pasos, queda eliminada. Una columna con una unidad regular al dorso tiene solo un paso ([[A21]]).
rule-2_12-b = Las unidades eliminadas van a la pila de su dueño y pueden volver ([[6.6-b]]). Las retiradas del juego no vuelven nunca.
rule-2_13 = El número de la esquina superior derecha es el turno en que la unidad debe convertirse ([[6.9-a]]) o retirarse ([[6.8-a]]).
rule-2_14 = La artillería de un cuartel general apoya un combate por turno, en ataque o en defensa. Vuelve a estar lista en la siguiente fase de recursos ([[13.12-e]]).
rule-2_15 = Una unidad terrestre sin símbolo de tamaño es una columna. Ambos bandos tienen columnas.
rule-2_16 = Los marcadores solo recuerdan algo. Tienen efecto únicamente donde una regla lo dice.
rule-2_17 = Algunas abreviaturas figuran en más de una ficha de unidad, como CR o LT. Aun así son unidades distintas ([[A85]]).

## Despliegue

rule-3_1-a = Los jugadores eligen bando. Se separan las fichas de unidad que empiezan en el mapa de las que llegan después.
rule-3_1-b = Una unidad que solo lleva un número de hexágono empieza en él. Las marcadas con M esperan la Movilización General ([[6.11-a]]); las demás entran en su turno.
rule-3_2-a = Los refuerzos esperan en el registro de turnos, en su turno de entrada.
rule-3_2-b = El marcador del Alcázar empieza en Toledo (2510).
rule-3_2-c = La Moral republicana empieza en 72.
rule-3_2-d = Las cuatro reservas de puntos de recurso (PR) empiezan en 0: republicana, republicana del norte, nacional e italiana.
rule-3_3 = Toda unidad de dos pasos empieza con los dos.
rule-3_4 = En el turno 1 solo se sacan las fichas de evento; después mueve el Nacional. No hay puntos de recurso, refuerzos ni movimiento estratégico ([[A01]]).

## Victoria

rule-4_1-a = El Nacional gana si la Moral republicana es de 30 o menos en la comprobación de victoria al final de cualquier turno ([[A08]]).
rule-4_1-b = El Republicano gana si la Moral republicana es de 31 o más al final del turno 19. No hay empates. En esta mesa un bando también puede abandonar o agotar su tiempo: entonces gana el otro. Si ambos acuerdan terminar, no gana nadie.
rule-4_1-c = La Moral cambia de inmediato cuando se toma un hexágono con valor de Moral o cuando una ficha lo dice. La victoria por Moral solo se comprueba al final del turno.
rule-4_2-a = Muerte súbita: en los turnos 1 a 6 el Nacional gana de inmediato cuando una unidad terrestre suya con suministro entra en Madrid (2712), sea moviendo o en un avance tras el combate ([[A10]]).
rule-4_2-b = Desde el turno 7, la toma de Madrid resta 7 a la Moral republicana y la partida sigue.
rule-4_3-a = Muerte súbita: el Republicano gana de inmediato cuando controla a la vez tres poblaciones o ciudades con valor de Moral que al principio eran nacionales. La Moral no importa para esto.
rule-4_3-b = Cuando el Republicano toma uno de esos lugares, la Moral sube su valor; cuando el Nacional lo recupera, vuelve a bajar. Sevilla (1607) vale 3.
rule-4_3-c = Cuando el Nacional quita al Republicano un lugar con valor de Moral, la Moral baja ese valor. Al recuperarlo, se recobra ([[A09]]).
rule-4_4 = Algunas fichas suben o bajan la Moral al surtir efecto (capítulo 7).

## Secuencia de juego

rule-5_1-a = Un turno tiene administración mutua (A), parte nacional (B), parte republicana (C) y final (D). Cada acción tiene su fase.
rule-5_1-b = El Nacional va siempre primero: mueve y combate, y después mueve y combate el Republicano.
rule-5_2-a = La administración tiene cinco fases: puntos de recurso (A.I), fichas de evento (A.II), Movilización General (A.III), refuerzos y conversiones (A.IV) y movimiento estratégico (A.V). En A.I y A.V el Nacional va primero.
rule-5_2-b = En la fase de Movilización General solo decide el Republicano.
rule-5_2-c = La victoria se comprueba antes de eliminar las unidades sin suministro, así que las condenadas aún cuentan.
rule-5_2-d = En la parte del otro bando solo se responde al combate: artillería de cuartel general, apoyo aéreo y naval, fichas de combate y elección de pérdidas. La ficha Deserción Masiva es la excepción ([[7.21]]).
rule-5_2-e = La muerte súbita se mira cada vez que un hexágono cambia de manos, también en el movimiento estratégico y en los avances ([[4.2-a]], [[4.3-a]]).

## Refuerzos, puntos de recurso y conversiones

rule-6_1 = Los refuerzos, las reconstrucciones, las conversiones y las retiradas tienen lugar en la fase A.IV. Los puntos de recurso llegan en A.I.
rule-6_2-a = Un refuerzo entra en el turno impreso. Si lleva un hexágono, entra en él, siempre que sea amigo ([[A14]]).
rule-6_2-b = Si el enemigo controla ese hexágono, la unidad entra en cualquier hexágono amigo a 2 o menos de él. Si Madrid (2712) ha caído, su división puede aparecer en 2713.
rule-6_2-c = Si el enemigo controla todos esos hexágonos, la unidad espera y lo intenta de nuevo cada turno.
rule-6_2-d = Una unidad con turno pero sin hexágono entra en cualquier población o ciudad amiga, dentro del límite de apilamiento.
rule-6_2-e = También puede entrar en un hexágono amigo del que se haya retirado una unidad este mismo turno: una división o brigada por cada unidad retirada ([[A15]]).
rule-6_2-f = Los refuerzos del norte entran en su propia región, o en un hexágono republicano a 2 o menos de ella ([[A58]]).
rule-6_2-g = Las unidades marcadas con M solo entran con la Movilización General ([[6.11-a]]).
rule-6_2-g2 = Si no caben en un hexágono todas las unidades que deben entrar en él, su propietario elige cuáles entran y cuáles van a otro sitio.
rule-6_3 = Los refuerzos cuentan como abastecidos hasta el fin de su turno, lleguen donde lleguen. En él pueden usar el movimiento estratégico, mover o marchar y combatir con todos sus factores; al acabar un movimiento [[10.2-b]] también vale para ellos.
rule-6_4-a = Cada punto de recurso pertenece a una de las cuatro reservas. Un punto repone o devuelve un paso de una unidad de esa reserva.
rule-6_4-b = Un punto devuelve dos brigadas republicanas de infantería de un paso. Una sola cuesta también un punto ([[A18]]).
rule-6_4-c = Los Flechas (FV, FA, FN) pueden usar puntos nacionales o italianos. Las demás unidades del CTV usan solo los italianos, y el resto de los nacionales solo los nacionales.
rule-6_4-d = En la fase de recursos (A.I) cada reserva recibe los puntos que su calendario indica para el turno ([[A84]]).
rule-6_4-e = Los puntos sin gastar se guardan, pero no más de 10 en cada reserva. El resto se pierde tras la fase A.IV ([[A19]]).
rule-6_5 = Las divisiones italianas DLV y FIN y todas las columnas coloniales nunca se reponen ni se reconstruyen. Eliminadas, se pierden. Toda unidad colonial menor que una división es una columna, también L, MG y CR.
rule-6_6-a = Una unidad reducida recupera su fuerza completa por un punto si traza suministro hasta una fuente final de su bando.
rule-6_6-b = Las unidades eliminadas se reconstruyen con puntos cuantas veces se quiera, se perdieran como se perdieran. Entran como refuerzos ([[A16]], [[A17]]).
rule-6_6-c = Los cuarteles generales se reconstruyen como las demás unidades.
rule-6_7-a = Un punto gastado no se recupera ni pasa a otra unidad. Puedes gastar todos los que tengas.
rule-6_7-b = Nadie está obligado a reponer ni a reconstruir.
rule-6_8-a = Las retiradas vienen de la tabla de Retiradas y Conversiones o de fichas. La unidad se quita del mapa sin más; no gasta movimiento.
rule-6_8-b = Para retirarse, una unidad debe trazar suministro hasta una fuente final de su bando ([[A20]]).
rule-6_9-a = En su turno de 1936 o 1937 las columnas republicanas pasan a ser unidades regulares del Ejército Popular (EPR). Es obligatorio y alcanza también a las que están en la pila de eliminadas.
rule-6_9-b = Desde entonces son unidades regulares en todo: zona de control según su tamaño, ataques concéntricos y ninguna regla de columnas.
rule-6_10-a = En cualquier fase A.IV el Nacional puede cambiar la guarnición de Oviedo (OG) por un punto de recurso nacional. La guarnición no vuelve nunca ([[A22]]).
rule-6_10-b = La guarnición de Oviedo no mueve nunca.
rule-6_11-a = Movilización General: una vez por partida, en los turnos 14 a 19, el Republicano puede llamar a todas las divisiones marcadas con M y recibir 3 puntos de recurso. La Moral republicana baja 6.
rule-6_11-b = Las divisiones se colocan en la fase A.IV del mismo turno, en su hexágono impreso o a 2 o menos de él. Rige el límite de apilamiento ([[A23]]).
rule-6_12 = Quinta del Biberón: una vez por partida, en los turnos 12 a 19, el Republicano puede tomar 2 puntos de recurso a cambio de 2 de Moral. No depende de la Movilización General.
rule-6_13-a = Los republicanos del norte tienen sus propios puntos de recurso, solo para unidades asturianas, vascas y santanderinas. Estas no pueden usar otros.
rule-6_13-b = Cuando Santander (3710), Bilbao (3613) y Gijón (3707) son nacionales y no queda ninguna unidad del norte, los puntos del norte aún previstos pasan al Nacional ([[A24]]). Una unidad que no ha llegado y no podría entrar en ningún sitio no cuenta.
rule-6_14-a = En la fase A.IV una división de dos pasos con fuerza completa puede dividirse en brigadas, en el mapa o en la pila de eliminadas ([[A25]]).
rule-6_14-b = Una división republicana 7-11-5 o 6-7-5 pasa a ser una brigada 2-3-4 y dos 1-2-4. Las brigadas numeradas del EPR pueden sustituir a las genéricas.
rule-6_14-c = Una división republicana 4-5-4 o 3-5-4 pasa a ser una brigada 1-1-4 y dos 1-2-4.
rule-6_14-d = Una división nacional 5-8-4 o 5-9-5 pasa a ser dos brigadas 2-4-4. Las demás divisiones nacionales no se dividen.
rule-6_14-e = Las brigadas necesarias deben estar disponibles. Las brigadas nunca vuelven a unirse en una división.

## Fichas de evento

rule-7_1 = Cada ficha entra en el cubilete de su bando en el turno impreso y se queda allí hasta que sale.
rule-7_2-a = En la fase A.II cada bando puede sacar una ficha de su propio cubilete. Primero saca el Nacional ([[A05]]).
rule-7_2-b = Si un bando no saca, el otro puede sacar de ese cubilete. Una ficha obligatoria se entrega a su dueño para que la cumpla, otra cualquiera sale del juego, y una Sin Evento vuelve al cubilete.
rule-7_2-c = Una ficha Sin Evento vuelve al cubilete. No se saca otra.
rule-7_2-d = Una ficha que en la situación actual cuenta como Sin Evento se descarta. No se saca otra.
rule-7_3-a = De cada cubilete sale como mucho una ficha por turno, la saque quien la saque.
rule-7_3-b = Un jugador puede usar en un turno cuantas fichas guardadas quiera.
rule-7_4-a = Una ficha obligatoria (franja amarilla) surte efecto al salir. Las demás pueden guardarse y usarse en el momento que indican.
rule-7_4-b = Con la opción correspondiente las fichas guardadas son secretas: el otro bando solo ve cuántas son.
rule-7_5 = Anschluss: una unidad aérea de la Legión Cóndor se va y vuelve como refuerzo un turno después. Es Sin Evento mientras dura la Crisis Checoslovaca ([[7.11-a]]).
rule-7_6-a = Rendición Vasca: si Bilbao (3613) es nacional, todas las unidades vascas dejan el juego para siempre. Con tropas vascas en Bilbao, o con Bilbao aún republicano, es Sin Evento ([[A29]]).
rule-7_6-b = Por cada dos unidades vascas que había en el mapa se coloca una unidad vasca con asterisco donde estaban ellas, cuatro como mucho. Estas no reciben reemplazos y están libres de los límites regionales ([[12.10-e]]).
rule-7_7 = Desembarcos en Baleares: el Republicano retira tres columnas de Aragón o Cataluña y una de Valencia. Vuelven dos turnos después por Barcelona o Valencia. Desde el turno 7 es Sin Evento ([[A30]]).
rule-7_8-a = Golpe de Casado: solo ocurre con Moral 32 o menos; si no, es Sin Evento. El apoyo naval republicano termina para siempre.
rule-7_8-b = El Nacional puede mover hasta dos unidades republicanas a 2 hexágonos o menos de Madrid (2712) y atacar con ellas a otras republicanas. No ocurre si Madrid es nacional o hay menos de tres unidades republicanas tan cerca ([[A31]]).
rule-7_8-c = Las unidades del EPR no pueden atacar a los nacionales este turno. Defienden como siempre.
rule-7_9 = Muerte de Durruti: la Moral republicana baja 1. La ficha se juega al salir.
rule-7_10-a = Retirada de los Voluntarios Extranjeros: todas las Brigadas Internacionales van a la pila de eliminadas ([[A32]]). La ficha queda a la vista el resto de la partida.
rule-7_10-b = No llegan más puntos de recurso italianos. Los ya guardados pueden gastarse.
rule-7_10-c = Una división italiana, elegida por el Nacional entre las del mapa y las eliminadas, deja el juego para siempre.
rule-7_11-a = Primera Crisis Checoslovaca: una unidad aérea de la Legión Cóndor se va ahora y otra al empezar el turno siguiente. Ambas vuelven dos turnos después de jugarse la ficha: jugada en el turno 14, están de vuelta en el 16 ([[A33]]).
rule-7_11-b = El Nacional quita del mapa seis pasos de unidades. Vuelven como refuerzos dos turnos después ([[A34]]); la guarnición de Oviedo, una vez quitada, no vuelve.
rule-7_11-c = Toda unidad terrestre del CTV a 6 hexágonos o menos de Francia debe mover a un hexágono nacional a 7 o más, a pie, o por ferrocarril o mar si no hay otro modo ([[A35]]).
rule-7_12 = Franco Declara su Neutralidad: el Nacional pierde este turno un punto de recurso, si lo tiene.
rule-7_13 = Santa María de la Cabeza: la Moral republicana sube 1. Es Sin Evento si el hexágono 1910 es nacional o lo ha sido alguna vez durante la partida.
rule-7_14 = Goicoechea: el Cinturón de Hierro de Bilbao (3613) pierde su factor el resto de la partida, y nada más: mientras la línea esté intacta, su hexágono sigue costando más al Nacional ([[12.25]]) y cierra el paso a su suministro ([[13.19]]). La ficha puede guardarse ([[A27]]).
rule-7_15-a = Armas Soviéticas: 3 puntos de recurso republicanos, utilizables desde el turno siguiente. Es Sin Evento si La Jonquera (3425) es nacional.
rule-7_15-b = Las unidades reconstruidas con estos puntos deben colocarse donde una línea de comunicación llegue a La Jonquera (3425) ([[A36]]).
rule-7_16 = Gernika: se tira el dado; con 4 a 6 la Moral republicana sube 1. Es Sin Evento si el hexágono 3614 es nacional. De ella dependen los Ataques sobre Barcos Alemanes ([[7.36]]).
rule-7_17 = El reglamento no tiene ninguna ficha con este número ([[A26]]).
rule-7_18 = Actividad Guerrillera: el Nacional quita del mapa dos pasos de infantería. Vuelven el turno siguiente como refuerzos ([[A34]]).
rule-7_19 = Campaña Submarina Italiana: el Republicano pierde un punto de recurso. Si no tiene ninguno, el Nacional puede esperar a que lo tenga ([[A43]]).
rule-7_20 = Reconocimiento de Franco: la Moral republicana baja 2 si el Nacional ha tomado Barcelona, Valencia o Madrid. Si no, es Sin Evento.
rule-7_21 = Deserción Masiva, la guarda el Nacional: en el movimiento republicano de los turnos 1 a 4 se elimina una columna republicana 1-1-4, 0-1-4 o 0-1-3 adyacente a una unidad nacional ([[A37]]).
rule-7_22-a = Madrid: al menos 15 pasos nacionales deben acabar su movimiento tan cerca de Madrid (2712) como puedan, y todos los que queden junto a republicanos los atacan, cada apilamiento como uno solo. La obligación vale este turno y el siguiente ([[A38]]). Es Sin Evento desde el turno 7 o si Madrid es nacional.
rule-7_22-b = Jugada en el turno 6, la obligación vale en los turnos 6 y 7. Es uno de los pocos casos en que atacar no es voluntario.
rule-7_23-7_28 = El reglamento no tiene fichas con estos números ([[A26]]).
rule-7_29 = Presidente Negrín: la Moral republicana sube 1.
rule-7_30 = Nuevos Aviones Alemanes, la guarda el Nacional: en un combate con apoyo de la Legión Cóndor el dado recibe +1 si ataca el Nacional y −1 si defiende. Después se descarta.
rule-7_31 = Nuevo Avión Soviético, la guarda el Republicano: en un combate con apoyo aéreo republicano el dado recibe +1 si ataca y −1 si defiende. Después se descarta.
rule-7_32 = PR Nacionales: el Nacional suma los puntos de recurso impresos, utilizables desde el turno siguiente.
rule-7_33 = Ofensiva de Oviedo: el Republicano debe atacar Oviedo (3608) con al menos cuatro columnas o divisiones ([[A39]]). Es Sin Evento si Oviedo no es nacional o no hay ninguna unidad republicana adyacente.
rule-7_34-a = Hacia el Alcázar: si Toledo (2510) es republicano y el Alcázar resiste, el Nacional debe mover al menos seis pasos tan cerca de Toledo como pueda, con tres columnas coloniales si las hay. Si sale en los turnos 1 o 2, se descarta.
rule-7_34-b = La obligación se repite cada turno hasta que el Nacional toma Toledo o cae el Alcázar.
rule-7_34-c = Cuando el Nacional libera el Alcázar, la Moral republicana baja 1, una sola vez ([[A40]]).
rule-7_34-d = Sin la opción [[15.2-a]] el Alcázar cae por sí solo en el turno 4.
rule-7_35-a = Revuelta en Barcelona: la división Lenin (LEN/29) deja el juego para siempre, del mapa o de la pila. Desde el turno 12 es Sin Evento ([[A41]]).
rule-7_35-b = Al menos una división o tres brigadas del EPR deben ir a Barcelona (3023) y pasar allí el turno. Una unidad aérea, que no sea la del norte, se queda allí y no apoya nada este turno.
rule-7_35-c = Las unidades republicanas a 6 hexágonos o menos de Barcelona (3023) no pueden atacar este turno. Defienden como siempre.
rule-7_36 = Ataques sobre Barcos Alemanes: con 1 o 2 la Moral republicana sube 1; con 5 o 6 baja 1. La ficha se guarda hasta que se haya jugado Gernika ([[7.16]]).
rule-7_37 = PR Republicanos: el Republicano suma los puntos de recurso impresos, utilizables desde el turno siguiente.
rule-7_38 = Aviones a la Zona Norte, la guarda el Republicano: en un combate terrestre de unidades del norte el dado recibe +1 en ataque o −1 en defensa. Se descarta cuando Gijón, Santander y Bilbao son nacionales.
rule-7_39 = Sorpresa Táctica, la guarda el Republicano: un ataque republicano recibe +2 al dado. Después se descarta.
rule-7_40 = Defensa de Población, la guarda el Republicano: donde una columna defiende una población, no una ciudad, el atacante pierde un paso más, colonial si atacan coloniales. Si sale desde el turno 6 es Sin Evento ([[A42]]).
rule-7_41 = Convoy de la Victoria: en los turnos 1 a 3 una columna colonial aún por llegar entra ahora. Más tarde es Sin Evento.

## Poder aéreo

rule-8_1 = Las unidades aéreas de la Legión Cóndor, la Aviación Legionaria, los nacionales y los republicanos apoyan el combate terrestre.
rule-8_2 = Un combate puede tener apoyo aéreo si su hexágono está a 3 o menos de una población o ciudad amiga con suministro ([[A94]]).
rule-8_3-a = La unidad aérea republicana del norte solo apoya a unidades terrestres del norte.
rule-8_3-b = Se retira para siempre cuando Bilbao (3613), Santander (3710) y Gijón (3707) son nacionales.
rule-8_3-c = Ninguna otra unidad aérea republicana puede apoyar combates en la zona norte ([[A44]]).
rule-8_4-a = En cada combate, primero el atacante y después el defensor nombran cuantas unidades aéreas listas quieran.
rule-8_4-b = Sus factores se suman, pero nunca más que los factores terrestres que cuentan en ese combate. Tierra 5 con aire 4 y 4 da 10, no 13 ([[A45]]).
rule-8_5 = Si participa al menos una unidad aérea de la Legión Cóndor, la proporción se desplaza una columna a favor del Nacional, sean cuantas sean.
rule-8_6-a = Las unidades aéreas no se apilan, no tienen pasos ni zona de control, no sufren pérdidas y nunca controlan un hexágono.
rule-8_6-b = Cada unidad aérea apoya un combate por turno, en ataque o en defensa.
rule-8_6-c = Todas las unidades aéreas en juego vuelven a estar listas al empezar el turno siguiente.

## Apilamiento

rule-9_1-a = Los límites de apilamiento rigen en la administración, el movimiento estratégico, el combate y al final de cada fase de movimiento. Las unidades de paso no cuentan.
rule-9_1-b = Lo que en esos momentos pasa del límite se elimina, a elección del dueño. El programa no permite acabar así un movimiento.
rule-9_2-a = Caben seis divisiones de un bando en un hexágono. Cada brigada, regimiento, batallón o columna cuenta como media división: cinco divisiones y dos brigadas caben; cinco y tres, no.
rule-9_2-b = Los cuarteles generales no cuentan, pero solo cabe uno en un hexágono.
rule-9_2-c = Las unidades aéreas y los marcadores no cuentan.

## Suministro

rule-10_1 = Una unidad está con suministro o sin suministro.
rule-10_2-a = El suministro de todas las unidades se mira al empezar el movimiento estratégico. Una unidad sin suministro no puede usarlo.
rule-10_2-b = Ninguna unidad puede acabar su movimiento en un hexágono donde estaría sin suministro, ni siquiera en una población o ciudad. Sí puede quedarse donde está, desembarcar y avanzar tras el combate ([[A50]]).
rule-10_3-a = Una unidad sin suministro no puede usar la marcha ni el movimiento estratégico. Puede mover normalmente hasta un hexágono con suministro.
rule-10_3-b = Una unidad que empieza una fase de combate sin suministro lucha con la mitad de su factor, redondeando hacia arriba. Si hay varias en un combate, primero se suman: 3 y 4 son 7; su mitad, 4.
rule-10_3-c = La división nunca deja a una unidad o un apilamiento por debajo de 1. Un ataque de 0 sigue siendo 0.
rule-10_3-d = En la fase de desgaste (D.II) se eliminan las unidades sin suministro, salvo en poblaciones y ciudades ([[10.7]]).
rule-10_4-a = Una unidad tiene suministro si un camino de 3 hexágonos como mucho lleva a una fuente final, o a una población o ciudad amiga que a su vez alcance una fuente final, a cualquier distancia. Un cuartel general así suministrado sirve a las unidades que estén con él o adyacentes ([[10.6-a]]). No se cuenta el hexágono de la unidad, sí el último.
rule-10_4-b = Este primer tramo no puede entrar en hexágonos con unidades enemigas, en zonas de control enemigas sin unidad amiga ni en el mar, ni cruzar lados cerrados. Los hexágonos enemigos vacíos no estorban ([[A51]]).
rule-10_4-c = El segundo tramo de la línea de suministro, de la población o cuartel general a la fuente final, puede tener cualquier longitud. No entra en hexágonos enemigos ni en zonas de control enemigas sin unidad amiga.
rule-10_4-d = Las poblaciones y ciudades sirven a quien las controla, cambien de manos cuantas veces cambien.
rule-10_4-e = Una fuente final capturada sirve a su captor solo como una población. Recuperada, vuelve a ser fuente final de su primer dueño.
rule-10_4-f = La fuente final debe ser del mismo frente ([[10.10-a]], [[A95]]).
rule-10_5 = Una fuente abastece a cualquier número de unidades, cada una dentro de sus 3 hexágonos.
rule-10_6-a = Un cuartel general con suministro es fuente para las unidades de su hexágono o adyacentes.
rule-10_6-b = El propio cuartel general debe estar a 3 hexágonos o menos de una fuente final, o de una población o ciudad con suministro. Nunca traza a través de otro cuartel general.
rule-10_7 = Una unidad sin suministro en una población o ciudad defiende con toda su fuerza y sobrevive al desgaste. Su ataque sigue dividido entre dos.
rule-10_8 = Las fuentes finales nacionales son las ciudades con el símbolo gris. Cádiz (1305) es una de ellas.
rule-10_9 = Las fuentes finales republicanas son las ciudades con el símbolo verde ([[A52]]).
rule-10_10-a = Las unidades republicanas del norte solo trazan suministro hasta Gijón (3707), Bilbao (3613) o Santander (3710).
rule-10_10-b = Todas las demás unidades republicanas solo trazan hasta Barcelona, Valencia o Cartagena. Una unidad del centro que esté en el norte queda sin suministro ([[A53]]).
