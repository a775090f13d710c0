# Las reglas de La Guerra Civil Española con nuestras palabras, un mensaje por regla: capítulos 11 a 17.

## Zonas de control

rule-11_1-a = Una brigada o división tiene zona de control en los seis hexágonos que la rodean, salvo a través de lados de mar o cerrados.
rule-11_1-b = Batallones, regimientos, cuarteles generales, unidades aéreas y marcadores no la tienen; las columnas tienen una limitada ([[11-8.5-a]]). Un apilamiento tiene la más fuerte de sus unidades.
rule-11_2 = Una unidad que mueve se detiene en la primera zona de control enemiga en la que entra.
rule-11_3 = Una zona de control enemiga corta el suministro, salvo que haya una unidad amiga en ese hexágono. Para el movimiento, una unidad amiga no la anula.
rule-11_4 = En el avance tras el combate no importan las zonas de control ([[13.27-d]]).
rule-11-8_4 = Una unidad que empieza en zona de control enemiga puede salir si el primer hexágono en que entra está libre de ellas. Después se detiene en la siguiente. No puede pasar directamente de una zona enemiga a otra.
rule-11-8_5-a = La zona de control de una columna corta el suministro como cualquier otra.
rule-11-8_5-b = No detiene el movimiento: el enemigo puede atravesarla y pasar de la zona de una columna a la de otra. Si una brigada o división controla también el hexágono, se detiene.

## Movimiento

rule-12_1-a = En tu fase de movimiento las unidades van de hexágono en hexágono y pagan cada uno con su factor de movimiento. Solo mueven tus propias unidades.
rule-12_2-a = Los puntos de movimiento ni se guardan ni se prestan. Puedes mover las unidades que quieras y no hace falta gastar todos los puntos.
rule-12_2-b = Una unidad o apilamiento acaba su movimiento antes de que empiece otro. Un movimiento acabado queda hecho.
rule-12_3 = Una unidad con factor de movimiento mayor que 0 siempre puede mover un hexágono gastando todos sus puntos, pero nunca a un hexágono o por un lado prohibidos. Las zonas de control siguen obligando ([[A89]]).
rule-12_4 = Las unidades nunca entran en el mar, cruzan un lado totalmente marítimo ni entran en un hexágono con unidades enemigas. Un cuartel general solo no lo impide ([[13.12-h]]).
rule-12_5 = Las unidades mueven como apilamiento solo si empiezan juntas. También pueden mover de una en una o en grupos.
rule-12_6 = Un apilamiento que mueve puede dejar unidades por el camino, que luego van a otra parte. Todo ello debe acabar antes de que empiece otra unidad.
rule-12_7 = Un apilamiento mueve al paso de su unidad más lenta. Las lentas pueden quedarse atrás.
rule-12_8 = El terreno es natural u obra humana. Cada clase tiene su coste.
rule-12_9-a = Evacuación: una vez por partida el Republicano puede sacar hasta dos divisiones, o tres brigadas por cada una, de hexágonos junto a la frontera francesa, en su fase de movimiento ([[A61]]).
rule-12_9-b = Las unidades se colocan en La Jonquera (3425) y no mueven más ese turno.
rule-12_9-c = Es imposible mientras La Jonquera (3425) sea nacional. El camino pasa solo por Francia, y el Nacional no puede usarlo.
rule-12_10-a = En Euzkadi y Santander juntas puede haber como mucho cuatro pasos de unidades asturianas.
rule-12_10-b = En Euzkadi y Asturias juntas puede haber como mucho dos pasos de unidades santanderinas.
rule-12_10-c = En Asturias y Santander juntas puede haber como mucho dos pasos de unidades vascas.
rule-12_10-d = El límite de las unidades de una región termina cuando todos los hexágonos de esa región son nacionales.
rule-12_10-e = Las unidades vascas con asterisco están libres de estos límites ([[7.6-b]]).
rule-12_11-a = Marcha: una unidad a pie o a caballo que empieza la fase con suministro y no adyacente a unidades enemigas puede mover hasta el doble de su factor.
rule-12_11-b = Una unidad en marcha solo entra en un hexágono adyacente a unidades enemigas si ya hay allí unidades amigas. Puede acabar en él.
rule-12_11-c = Ambas condiciones se miran al empezar la fase. Las unidades motorizadas y los carros nunca hacen marchas ([[A57]]).
rule-12_12 = El terreno natural es abierto, accidentado, montaña, marisma, río, río mayor y mar.
rule-12-11_13 = Un hexágono abierto cuesta 1 punto de movimiento.
rule-12_14 = Un hexágono accidentado cuesta 1 punto de movimiento; a los carros, 2.
rule-12_15 = Un hexágono de montaña cuesta 3 puntos de movimiento; a las unidades motorizadas y los carros, 4.
rule-12_16 = Un hexágono de marisma cuesta 3 puntos de movimiento; a la caballería, 2; a las unidades motorizadas y los carros, 4.
rule-12_17 = Por la costa se mueve como por el resto de la tierra. Los lados totalmente marítimos no se cruzan.
rule-12_18 = Cruzar un río cuesta 1 punto más, 2 a las unidades motorizadas, además del hexágono.
rule-12_19-a = Cruzar un río mayor cuesta 2 puntos más, 4 a las unidades motorizadas ([[A59]]).
rule-12_19-b = Las unidades motorizadas no pueden cruzar un río mayor en el avance tras el combate. Las demás sí.
rule-12_20 = Son obra humana las ciudades, las poblaciones, las líneas fortificadas, las fronteras y los ferrocarriles.
rule-12_21 = Una población no cambia el coste de su hexágono.
rule-12_22 = Una ciudad cuesta 1 punto de movimiento, sea cual sea el terreno. Los ríos y las líneas fortificadas se suman ([[A60]]).
rule-12_23 = Las fronteras con países neutrales no se cruzan nunca, salvo en la evacuación ([[12.9-a]]). Las regionales solo importan a las unidades del norte ([[12.10-a]]).
rule-12_24 = Los ferrocarriles no cambian el coste del movimiento.
rule-12_25 = El Nacional paga 1 punto más por entrar en un hexágono de una línea fortificada republicana intacta; el Republicano no.
rule-12_26 = Todos los costes se suman. Una infantería que cruza un río y entra en montaña paga 1 y 3, es decir 4 puntos; una unidad motorizada paga 6.

## Combate

rule-13_1 = Ataca el bando al que pertenece la fase de combate. Atacar es voluntario, salvo las obligaciones de algunas fichas ([[7.22-a]], [[7.33]]).
rule-13_2 = Un ataque se dirige contra un hexágono. Puede unirse cualquier número de unidades adyacentes a él.
rule-13_3-a = Los factores nunca se reparten. Todas las unidades del hexágono atacado defienden juntas.
rule-13_3-b = En una fase cada unidad ataca como mucho una vez y cada hexágono es atacado como mucho una vez. Nadie puede rehuir el combate.
rule-13_4 = Los ataques no se anuncian de antemano. Cada uno, con su avance, acaba antes del siguiente.
rule-13_5 = Las unidades de un hexágono pueden atacar hexágonos distintos o no atacar.
rule-13_6 = Los apilamientos enemigos están ocultos hasta que se calcula la proporción. Desde entonces el ataque no se puede anular ([[A87]]). Una opción pone a la vista todos los apilamientos.
rule-13_7 = Si el ataque iguala o supera a la defensa, se divide ataque entre defensa y se redondea hacia abajo: 26 contra 7 es 3:1.
rule-13_8 = Si el ataque es menor, se divide defensa entre ataque y se redondea hacia arriba: 5 contra 6 es 1:2.
rule-13_9 = La tabla de resultados va de 1:2 a 7:1. Una proporción peor cuenta como 1:2; una mejor, como 7:1 ([[A62]]).
rule-13_10-a = Un resultado 2/1 significa que el atacante pierde dos pasos y el defensor uno.
rule-13_10-b = Primero se retiran las pérdidas del atacante.
rule-13_10-c = Cada dueño elige sus pérdidas entre las unidades del combate, salvo los cuarteles generales. En un apilamiento no se pierde ninguna unidad de un paso mientras haya una de dos pasos intacta; por lo demás, el dueño reduce una unidad o entrega una reducida, como prefiera ([[A64]]).
rule-13_10-d = Nadie retrocede. Los supervivientes se quedan, y solo se gana terreno avanzando ([[13.27-a]]).
rule-13_11-a = El terreno y otras circunstancias desplazan la columna o cambian el dado. Todo se suma antes de tirar.
rule-13_11-b = Una unidad con factor 1 o más nunca baja de 1. Si se reducen varias unidades, se reduce su suma.
rule-13_12-a = Un cuartel general suma su factor solo si está apilado con otra unidad terrestre amiga, que no tiene que combatir. Un cuartel general 3 con tres divisiones 2-4 ataca con 9 y defiende con 15.
rule-13_12-b = Dan apoyo artillero los cuarteles generales republicanos EBR, MNV y CEN y los nacionales CTV, N, MRC, GLC y C. Los demás no lo tienen.
rule-13_12-c = El cuartel general debe tener suministro, no haberse usado y estar con unidades suyas del combate o adyacente a ellas. En defensa, el que está aislado en una población o ciudad cuenta como suministrado ([[10.7]]); en ataque, no. Cada bando puede usar uno en un combate.
rule-13_12-d = El atacante nombra primero su cuartel general, antes de aviones y fichas. En ataque desplaza la proporción una columna a la derecha; en defensa, una a la izquierda; los dos juntos se anulan.
rule-13_12-e = Un cuartel general usado no apoya más hasta la siguiente fase de recursos. Su factor de combate sigue contando.
rule-13_12-f = Los cuarteles generales nunca atacan solos.
rule-13_12-g = Un cuartel general puede perderse como un paso y reconstruirse después, pero solo si no queda otra unidad de su bando en el combate ([[A63]]).
rule-13_12-h = Un cuartel general solo en un hexágono se elimina cuando entra una unidad de combate enemiga, moviendo, en marcha o en un avance.
rule-13_13 = Fichas como Sorpresa Táctica ([[7.39]]) pueden jugarse juntas. Declara primero el atacante.
rule-13_14 = Un dado por encima de 6 cuenta como 6; por debajo de 0, como 0.
rule-13_15-a = El apoyo naval da +1 al dado al atacar un hexágono costero y −1 al defenderlo.
rule-13_15-b = El apoyo naval republicano vale en el Mediterráneo desde la columna 12 hacia el este, desde el turno 3, y termina con el Golpe de Casado ([[7.8-a]]). El Nacional usa el suyo en las costas del Cantábrico y del Mediterráneo. Cada bando apoya una vez por turno ([[A66]]).
rule-13_16 = Una línea fortificada republicana está incompleta, intacta o destruida. Todas empiezan incompletas.
rule-13_17-a = Si una unidad terrestre nacional entra en algún hexágono de una línea antes de su turno de activación, la línea no se acaba nunca.
rule-13_17-b = Una línea incompleta no tiene efecto en el combate. Las que nadie ha tocado quedan intactas en su turno.
rule-13_18 = Los republicanos que defienden un hexágono de una línea intacta suman a su defensa el factor de la línea, además de todo lo demás ([[A67]]). En Bilbao (3613) la ficha Goicoechea quita este factor ([[7.14]]).
rule-13_19 = Las líneas de suministro nacionales no pueden entrar en hexágonos de una línea intacta.
rule-13_20 = No pasarán: los republicanos que defienden Madrid (2712) desplazan la proporción dos columnas a la izquierda, durante toda la partida.
rule-13_21-a = Escasez de municiones: en los turnos 1 a 6 las unidades nacionales al norte de la fila 24 atacan con −1 al dado. Defienden como siempre ([[A68]]).
rule-13_21-b = Termina para siempre en cuanto una población o ciudad al norte de la fila 24 tiene línea de suministro hasta Cádiz (1305), también entre dos ataques de una misma fase, y en todo caso después del turno 6.
rule-13_22 = Si unidades coloniales combaten contra columnas republicanas, solas o mezcladas con regulares, el dado recibe +1 cuando ataca el Nacional y −1 cuando defiende, una vez por combate ([[A69]]).
rule-13_23-a = Ataque concéntrico: +1 al dado si se ataca desde dos hexágonos opuestos, desde tres con un hueco entre cada uno o desde más de tres ([[A70]]).
rule-13_23-b = Un ataque con columnas republicanas nunca recibe esta bonificación. Las unidades coloniales sí, además de [[13.22]].
rule-13_24 = Una unidad con ataque 0 puede unirse a otras que atacan y sufrir pérdidas. Sola no puede atacar.
rule-13_25 = La Legión Cóndor desplaza la proporción una columna a favor del Nacional ([[8.5]]).
rule-13_26-a = Solo cuenta el terreno del hexágono defensor y de sus lados. Sus efectos se suman.
rule-13_26-b = Si no todos los atacantes cruzan un río, este solo cuenta cuando lo cruza al menos la mitad de los factores de ataque ([[A72]]).
rule-13_26-c = Si se cruzan ríos de las dos clases, cuenta el menor cuando lo cruza al menos la mitad de los factores; si no, el río mayor.
rule-13_27-a = Ruptura del frente: cada paso perdido por encima de los que hay en el hexágono defensor se convierte en un hexágono de avance.
rule-13_27-b = Cada unidad atacante, salvo los cuarteles generales, puede avanzar hasta ese número de hexágonos. El primero debe ser el que acaba de quedar vacío. Nadie está obligado a avanzar.
rule-13_27-c = Un ejemplo: 36 factores desde 3020 y 2920 atacan a la 50.ª División, defensa 5 y dos pasos, en 2919. A 7:1, un 5 da 0/4: la división se pierde y los atacantes pueden avanzar dos hexágonos, primero 2919 y después, por ejemplo, 2918. El cuartel general se queda.
rule-13_27-d = El avance no hace caso de las zonas de control y toma los hexágonos en que entra. Siguen cerrados los hexágonos con enemigos y los lados impasables y, para las unidades motorizadas, los ríos mayores ([[12.19-b]]).
rule-13_27-e = Si las pérdidas son justo los pasos que había, los atacantes solo pueden avanzar al hexágono vacío. Es una opción, normalmente activa ([[A73]]).
rule-13_28-a = Persecución: en una ruptura, la caballería y los carros a un hexágono de los atacantes pueden unirse al avance si este turno no han movido ni combatido y no tienen enemigos adyacentes ([[A74]]).
rule-13_28-b = Mueven tantos hexágonos como permite el avance y deben pasar por el hexágono vacío o acabar en él. Desde 3021, dos hexágonos llegan a 2919; con uno no hay persecución.

## Movimiento estratégico

rule-14_1 = En la fase A.V las unidades mueven por ferrocarril o por mar, primero el Nacional. En el turno 1 no lo hay, y las unidades sin suministro no pueden usarlo.
rule-14_2-a = Por ferrocarril una unidad va desde un hexágono de ferrocarril a otro, a cualquier distancia, por hexágonos de ferrocarril amigos y conectados ([[14.2-c]]).
rule-14_2-b = No puede pasar por un hexágono de ferrocarril adyacente a una unidad enemiga, salvo que haya en él una unidad amiga. Sí puede empezar junto al enemigo.
rule-14_2-c = Puede acabar en un hexágono de ferrocarril vacío controlado por el enemigo, pero solo pasa por los amigos ([[A77]]). Es una opción, normalmente activa.
rule-14_2-d = Una unidad llevada por ferrocarril todavía puede mover, hacer una marcha y combatir este turno.
rule-14_3 = Una tabla limita cuántas unidades mueve cada bando por ferrocarril en un turno. Su tamaño no importa.
rule-14_4-a = Hay tres mares: el Cantábrico, de la frontera francesa a 3201; el Atlántico, de Huelva (1606) a Algeciras (1207); y el Mediterráneo, desde 1208 hacia el este.
rule-14_4-b = Por mar una unidad va de una población o ciudad costera a otra amiga en un mar abierto a su bando. Todavía puede mover este turno ([[A78]]).
rule-14_5 = El Republicano mueve por mar solo en el Mediterráneo, tantas unidades como permite la tabla.
rule-14_6 = El Nacional mueve por mar en los tres mares, tantas unidades como permite la tabla.
rule-14_7-a = Desembarco: con toda su capacidad marítima del turno, un bando lleva una unidad, división como mucho, desde una población o ciudad costera a un hexágono costero enemigo vacío.
rule-14_7-b = El Nacional desembarca en las costas del Cantábrico y del Mediterráneo; el Republicano, solo en las del Mediterráneo.
rule-14_7-c = Una unidad desembarcada no mueve ni ataca en el resto del turno.
rule-14_7-d = Si la atacan ese turno, defiende con la mitad de su factor, redondeando hacia abajo ([[A79]], [[A80]]).
rule-14_8 = Un cuartel general cuenta como dos unidades por ferrocarril y nunca va por mar.

## Opciones

rule-15_1-a = Reconocimiento de cuartel general: desde el turno 14 cada cuartel general republicano puede intentar una vez por turno reconocer un apilamiento nacional a 2 hexágonos o menos.
rule-15_1-b = Con un 1, el Nacional debe decir la defensa total de ese hexágono.
rule-15_2-a = El Alcázar: mientras resiste, el Republicano debe mantener una unidad en Toledo (2510). La última no sale por su propio movimiento; si no queda ninguna, entra una si puede.
rule-15_2-b = Se tira un dado cada turno. El Alcázar cae con 1 en los turnos 1 a 3, con 1 a 3 en el turno 4 y con 1 a 5 después; entonces la Moral republicana sube 1 ([[A76]]).
rule-15_2-c = La primera unidad nacional con suministro que entra en Toledo (2510) lo libera. Se retira el marcador y la Moral republicana baja 1 ([[A40]]).
rule-15_3-a = Tren blindado: una vez por turno la BTB republicana apoya un combate en que se ataca a través de un lado con ferrocarril ([[A81]]).
rule-15_3-b = Debe estar apilada con infantería y no puede avanzar tras el combate.
rule-15_4 = En los turnos 12 a 19 la Legión Cóndor y la Aviación Legionaria no apoyan combates a 3 hexágonos o menos de la frontera francesa.
rule-15_5-a = El primer ataque italiano a los republicanos desplaza la proporción una columna a la izquierda.
rule-15_5-b = El primer ataque republicano al CTV la desplaza una columna a la derecha ([[A82]]).
rule-15_6 = El primer combate apoyado por una unidad aérea republicana de factor 4 o por una brigada de carros republicana se desplaza una columna a favor del Republicano, una vez por partida.
rule-15_7_1-a = Columnas en ataque: antes de mover se tira un dado por las columnas republicanas que van a atacar. Con 1 se niegan, con 2 o 3 el ataque lleva −1, con 6 lleva +1.
rule-15_7_1-b = Se tira por cada unidad, o una vez por un grupo con −1 a esa tirada: un apilamiento, o todas las columnas junto a un hexágono que atacan juntas. Un resultado menor que 1 también es negativa ([[A83]]).
rule-15_7_2-a = Las columnas anarquistas no se apilan ni atacan con columnas de otros partidos, salvo el POUM. Las columnas sin partido se mezclan con todas.
rule-15_7_2-b = Las columnas comunistas no se apilan ni atacan con columnas del POUM ni de los nacionalistas catalanes o vascos.
rule-15_7_2-c = Una columna queda libre de esto cuando es unidad regular. Al Nacional no le afecta.
rule-15_8 = En el turno 18 el Republicano recibe un punto de recurso más si se han retirado los Voluntarios Extranjeros ([[7.10-a]], [[A86]]).
rule-15_9 = Una división republicana, o un apilamiento de hasta tres brigadas, aislada junto a la frontera francesa cuenta como con suministro mientras siga allí ([[A90]]).
rule-15_10 = Desde el turno 2, mientras haya una unidad republicana del norte en San Sebastián (3615), se tira un dado en la fase A.IV: con 1 o 2 el norte recibe un punto de recurso.

## Tablas

rule-16_1 = Las tablas de combate, terreno, puntos de recurso, retiradas, capacidades, líneas fortificadas, Moral y fichas están impresas en el mapa. Las del programa son una reconstrucción ([[A84]]).

## Escenarios

rule-17_1 = El escenario La Guerra de las Columnas va del turno 1 al turno 7.
rule-17_2-a = Al final del turno 7 gana el Nacional si Madrid (2712) es suyo o si unidades suyas con suministro ocupan tres hexágonos adyacentes. Si no, gana el Republicano.
rule-17_2-b = En el escenario el Republicano gana también si toma lugares nacionales que valgan en total tres puntos de Moral ([[A11]]).
rule-17_3 = El despliegue es el de la campaña. La campaña va del turno 1 al turno 19 (capítulo 4).
rule-17_n = Las notas del reglamento sobre estrategia y diseño no son reglas.
