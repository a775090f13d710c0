# La Guerra Civil Española: cómo leemos los puntos que el reglamento deja abiertos, un mensaje por número.

## Secuencia y referencias

rule-A01 = El reglamento se salta la administración del turno 1 y a la vez habla de fichas que salen en él. Sacamos fichas en el turno 1 y omitimos el resto. Una columna colonial del Convoy de la Victoria ([[7.41]]) se coloca entonces de inmediato.
rule-A02 = El turno 5 no tiene fecha en el reglamento. Lo tomamos como noviembre y diciembre de 1936, entre el turno 4 en octubre y el 6 en enero y febrero.
rule-A03 = Un texto sitúa la llegada de los puntos de recurso en la fase de las fichas. Los damos en la fase de recursos, A.I.
rule-A04 = La conversión de la guarnición de Oviedo se sitúa en una fase que no existe. La permitimos en la fase A.IV de cualquier turno.
rule-A05 = No se dice quién saca ficha primero. El Nacional saca y cumple la suya antes, como en las demás fases.
rule-A06 = La remisión del reglamento para conversión y retirada yerra por un número. Se refiere a [[6.8-a]] y [[6.9-a]].
rule-A07 = De un cuartel general usado se dice una vez que se voltea y otra que se gira. Solo lo marcamos como usado, para que conserve sus pasos, y vuelve a estar listo en la siguiente fase de recursos.

## Victoria y control

rule-A08 = El reglamento pide una Moral de 26 a 30 para la victoria nacional y calla por debajo de 26. Menos Moral no puede favorecer al Republicano, así que basta con 30 o menos, al final de cualquier turno.
rule-A09 = Nada se dice de un lugar republicano perdido y recuperado. Devolvemos su valor de Moral, como al otro bando ([[4.3-b]]).
rule-A10 = Si entran en Madrid nacionales sin suministro en los turnos 1 a 6, la Moral baja 7 y la partida sigue. El Nacional gana en cuanto una unidad suya allí tiene suministro, hasta el turno 6. En el turno 7 no se pierde nada más.
rule-A11 = La campaña cuenta tres lugares; el escenario habla de lugares por valor de tres puntos. Tomamos cada texto como está, así que en el escenario basta Sevilla ([[17.2-b]]). Una opción cuenta también allí tres lugares.
rule-A12 = Un hexágono es del bando cuya unidad terrestre entró la última, aunque fuera de paso, cuarteles generales incluidos. Las unidades aéreas no cuentan. Al principio el mapa dice qué es de quién.
rule-A12-b = Un hexágono sin unidades sigue siendo del último bando que lo controló.

## Entrada, puntos y conversiones

rule-A13 = Un ejemplo deja elegir a un refuerzo su hexágono o uno a 2 o menos. Seguimos la regla: el hexágono impreso, y los demás solo si lo tiene el enemigo. Las divisiones movilizadas eligen libremente.
rule-A14 = Si el hexágono de entrada es amigo pero está lleno, la unidad usa uno a 2 o menos. Una zona de control enemiga no impide entrar.
rule-A15 = Cualquier refuerzo terrestre sin hexágono puede ocupar el sitio de una unidad retirada ([[6.2-e]]), una por una y en el mismo turno, en ambos bandos.
rule-A16 = Una unidad de dos pasos reconstruida cuesta 1 punto reducida y 2 con fuerza completa.
rule-A17 = Una unidad reconstruida entra como un refuerzo: en su hexágono de entrada impreso ([[6.2-b]]), también las del norte. Las del norte que no lo tienen entran como en [[6.2-f]], las divisiones movilizadas como en [[6.11-b]], todas las demás en una población o ciudad amiga. El hexágono del despliegue inicial no es de entrada.
rule-A18 = Dos por un punto vale para toda brigada republicana de infantería de un paso, también las del norte con sus propios puntos. No vale para columnas, ni para las Internacionales tras su retirada.
rule-A19 = El límite de 10 puntos se aplica tras la fase A.IV, a cada reserva. Los puntos de fichas cuentan desde el turno en que pueden usarse.
rule-A20 = Una unidad que debe retirarse pero está sin suministro se va en cuanto lo tiene en una fase A.IV posterior. Si ya está eliminada, sale del juego.
rule-A21 = Una columna con una unidad regular al dorso tiene un paso por cualquier cara. No puede quedar reducida.
rule-A22 = La guarnición de Oviedo puede convertirse siempre, sitiada o reducida, salvo que esté eliminada.
rule-A23 = Las divisiones movilizadas llegan en la fase A.IV del turno de la llamada. Si el enemigo tiene todos sus hexágonos, esperan.
rule-A24 = Los puntos del norte ya guardados no los puede usar nadie más. Mientras viva una unidad del norte, evacuada o con asterisco, el Nacional no recibe los posteriores.
rule-A25 = Una división completa del mapa se convierte en brigadas en su propio hexágono. Una de la pila de eliminadas puede cambiarse allí, y las brigadas siguen costando puntos para volver. Solo se dividen las divisiones de la lista, nunca una reducida.

## Fichas de evento

rule-A26 = Faltan algunos números de fichas, y una ficha llamada Determinación Republicana no se describe nunca. Las dejamos fuera; una opción añade dos fichas con efectos nuestros.
rule-A27 = De algunas fichas no se dice si se juegan al salir. Jugamos al salir [[7.9]], [[7.13]], [[7.16]], [[7.20]] y [[7.34-a]]; Goicoechea ([[7.14]]) y las demás sin indicación se guardan.
rule-A28 = Una ficha sacada del cubilete del otro bando que cuenta como Sin Evento se descarta. El otro bando también puede renunciar a sacar.
rule-A29 = No se menciona un Bilbao republicano sin tropas vascas. Lo tomamos como Sin Evento: la rendición exige la caída de Euzkadi. Cualquier unidad terrestre vasca cuenta como tropas.
rule-A30 = Si hay menos columnas para los Desembarcos en Baleares, se van las que haya. Una columna que entretanto debía convertirse vuelve como unidad regular. No hace falta suministro.
rule-A31 = La lucha de Casado sigue al movimiento y al combate del Nacional como un ataque más. Las unidades usan su factor de movimiento a 2 hexágonos o menos de Madrid; rigen las reglas normales de combate, y el Republicano elige las pérdidas de ambas partes.
rule-A32 = Tras su retirada las Brigadas Internacionales no se reconstruyen, salvo con el punto de la opción [[15.8]]. La división italiana no vuelve nunca.
rule-A33 = Ambas unidades aéreas vuelven dos turnos después de jugarse la Crisis Checoslovaca, y la crisis dura hasta entonces. Si hay menos en juego, se van las que haya.
rule-A34 = Para quitar pasos el Nacional elige unidades enteras o reduce algunas; una reducida recupera su paso sin coste, salvo que entretanto se haya completado o eliminado. Las unidades vuelven sin hexágono de entrada. No hace falta suministro, y pueden elegirse coloniales.
rule-A35 = La obligación de alejarse de Francia acaba con el movimiento nacional de ese turno. Lo que puede irse debe irse; lo que no, se queda. Los cuarteles generales cuentan; las unidades aéreas, no.
rule-A36 = Los 3 puntos soviéticos pueden gastarse antes o después que otros. También reponen unidades que tracen hasta La Jonquera (3425), y cuentan para el límite de 10 cuando son utilizables.
rule-A37 = Deserción Masiva, si sale desde el turno 5 o sigue guardada tras el turno 4, se descarta. Cuentan los factores impresos, y la columna debe estar adyacente a una unidad nacional en ese momento.
rule-A38 = La obligación de mover solo pide lo posible. Los pasos exigidos deben acabar en los hexágonos más próximos al objetivo a los que puedan llegar legalmente este turno: junto a Madrid, o a los republicanos contiguos a él, siempre que quince pasos puedan llegar; si no, tan cerca como puedan quince. Las unidades lejanas no suplen a otras más próximas que podrían ir. Se mueve en cualquier orden, también antes otras unidades, mientras aún pueda cumplirse. Después cada una de esas unidades contigua a republicanos ataca, el apilamiento como uno solo, salvo si su factor de ataque es 0. Toledo se mide igual y solo pide movimiento. El programa dice qué se pide aún, y a quién.
rule-A39 = El reglamento ofrece a los nacionales junto a Toledo como otro objetivo de la Ofensiva de Oviedo, lo que parece un descuido. Aceptamos Oviedo o un hexágono nacional junto a Oviedo. Con menos de cuatro unidades, deben atacar todas. Una opción mantiene Toledo como está impreso.
rule-A40 = La liberación del Alcázar resta 1 de Moral una vez, se usen las reglas que se usen. Su caída da 1 solo con la opción [[15.2-a]]; sin ella, la caída al final del turno 4 no da nada.
rule-A41 = La Revuelta en Barcelona no vale desde el turno 12 hasta el final. Si ninguna unidad puede llegar a la ciudad, se hace lo posible; bastan las que ya están allí.
rule-A42 = Defensa de Población se juega antes de tirar. Basta una columna en el hexágono, y la pérdida adicional se suma al resultado del atacante.
rule-A43 = Sin puntos que perder, la Neutralidad de Franco no tiene efecto, mientras que la Campaña Submarina espera a que haya un punto.
rule-A44 = La prohibición de otros aviones en el norte es solo para el Republicano. La zona norte es Asturias, Santander y Euzkadi.
rule-A45 = Los factores aéreos no pasan de los terrestres que cuentan en ese combate, ya divididos. Las unidades aéreas solas no pueden nada.
rule-A46 = La infantería de montaña y los antiaéreos no tienen reglas propias, así que cuentan como infantería; los carros pesados, como carros.

## Apilamiento, suministro y zonas de control

rule-A47 = Seis divisiones de cualquier tamaño y la regla de las mitades no casan. Leemos seis divisiones o lo equivalente. Los enemigos nunca comparten hexágono.
rule-A48 = El límite de apilamiento rige también al final del avance de cada unidad.
rule-A49 = El suministro se mira de nuevo en cada momento que lo pide: movimiento estratégico, final de un movimiento, inicio del combate y desgaste. Para la marcha cuenta el inicio de la fase.
rule-A50 = Al pie de la letra, una unidad sin suministro no podría hacer nada. No poder acabar sin suministro ([[10.2-b]]) vale para movimientos, marchas, ferrocarril y mar, también en poblaciones y ciudades: [[10.7]] solo habla de desgaste y defensa. Quedarse, desembarcar o avanzar tras el combate queda libre.
rule-A51 = Solo el segundo tramo de una línea de suministro evita los hexágonos enemigos vacíos; el primero puede cruzarlos. Las líneas fortificadas intactas cierran ambos al Nacional.
rule-A52 = La regla de las fuentes verdes dice nacionales por error. Se refiere a las republicanas.
rule-A53 = Las unidades del norte evacuadas a La Jonquera trazan suministro desde entonces como los demás republicanos. En los otros casos los frentes siguen separados.
rule-A54 = Una regla elimina toda unidad sin suministro y otra salva a las que están en poblaciones. Prevalece la segunda.
rule-A55 = Algunas remisiones del reglamento no llevan a nada. En [[11.4]] se trata del avance tras el combate y, para las columnas, de [[11-8.5-a]].
rule-A56 = Las guarniciones y otras unidades sin tamaño tienen la zona de control limitada de las columnas.
rule-A57 = Las marchas pueden ir antes o después de otros movimientos. Toda unidad terrestre enemiga cuenta como cercana, también columnas y cuarteles generales. Un cuartel general hace marchas si no es motorizado.
rule-A58 = Los límites del norte ([[12.10-a]]) se miran cuando una unidad se coloca o acaba su movimiento. Un exceso surgido de otro modo se tolera, pero no puede crecer.

## Movimiento

rule-A59 = Falta el coste de un río mayor para las unidades motorizadas. Tomamos 4, el doble que el de un río. Los carros son siempre motorizados; otras unidades, si lo dice su ficha de unidad.
rule-A60 = Una ciudad sustituye al terreno de su hexágono; ríos y líneas fortificadas se suman. Solo las líneas intactas cuestan más al Nacional, también la que ha perdido su factor ([[7.14]]).
rule-A61 = Pueden evacuarse divisiones y brigadas de cualquier arma, también las del norte, pero no columnas ni cuarteles generales. Su hexágono debe tocar Francia, y en La Jonquera (3425) debe haber sitio.
rule-A89 = El derecho a mover al menos un hexágono no permite pasar de una zona de control enemiga a otra.

## Combate

rule-A62 = La proporción se ajusta primero entre 1:2 y 7:1, luego se desplaza y luego se ajusta de nuevo: 40 contra 4 en Madrid es 7:1; dos columnas a la izquierda, 5:1.
rule-A63 = Un cuartel general sufre una pérdida solo cuando no queda otra unidad propia en el combate. Si está solo no puede ser atacado; se elimina cuando entra un enemigo ([[13.12-h]]).
rule-A64 = El orden de pérdidas entre unidades de uno y de dos pasos vale en cada hexágono por separado. Los cuarteles generales no cuentan para ello; las unidades con ataque 0, sí. Solo está protegida la unidad impresa con un paso; la de dos pasos reducida no lo está: su dueño puede entregarla o reducir otra.
rule-A65 = Varias remisiones de las reglas de combate llevan números antiguos. Seguimos las reglas a las que evidentemente se refieren.
rule-A66 = Cada bando tiene un apoyo naval por turno, en ataque o defensa. Ambos pueden usarse en el mismo combate, donde se anulan.
rule-A67 = El factor de una línea fortificada se suma una vez por hexágono defendido. Cuando el Nacional entra en un hexágono, sus obras quedan destruidas para siempre; el resto de la línea sigue.
rule-A68 = El −1 por municiones vale si alguna unidad atacante está en la fila 25 o más al norte. La conexión con Cádiz se mira después de todo lo que ocurre. Desde el turno 7 no hay escasez.
rule-A69 = El modificador colonial exige al menos una unidad colonial y una columna republicana en el combate. Cuenta una vez, no por unidad.
rule-A70 = Para el ataque concéntrico cuenta un hexágono si desde él ataca una unidad con ataque 1 o más; un cuartel general solo no basta. Una columna republicana entre los atacantes anula la bonificación.
rule-A71 = No se permite un ataque hecho solo de ceros. Un cero nunca sube a 1.
rule-A72 = La parte que cruza un río se cuenta en factores de ataque terrestres impresos, cuarteles generales incluidos. La mitad se redondea hacia abajo: de 9 factores bastan 4. Si todos cruzan ríos y menos de la mitad uno menor, cuenta el mayor; si en total cruza menos de la mitad, ninguno.
rule-A73 = Los hexágonos de avance incluyen el que quedó vacío, así que dos pérdidas de más dan dos en total. Si las pérdidas igualan los pasos, los atacantes aún pueden ocupar el hexágono vacío; es una opción, normalmente activa, que puede quitarse.
rule-A74 = Si la caballería y los carros pueden perseguir se mira al declarar el ataque. Pueden partir junto a cualquier unidad atacante. Los costes de movimiento no importan; los lados cerrados y los ríos mayores, sí.
rule-A75 = Un avance nunca entra en hexágonos con enemigos ni en tierra neutral. Puede acabar sin suministro, lo que se juzga en el desgaste. Puede ganar Madrid si la unidad tiene allí suministro.
rule-A88 = Si atacante y defensor son destruidos, nadie avanza y el hexágono conserva su dueño. Las pérdidas que excedan los pasos del atacante no tienen efecto.
rule-A87 = Un combate sigue este orden: atacantes, proporción a la vista, cuarteles generales, aviones, apoyo naval, fichas, reglas opcionales y dado. En cada paso declara primero el atacante.

## Movimiento estratégico y opciones

rule-A76 = La tirada del Alcázar tiene dos sitios en el reglamento. Tiramos en la fase de desgaste de cada turno, también el primero; con Toledo vacío no hay tirada. La opción está normalmente activa.
rule-A77 = El ferrocarril puede acabar en un hexágono vacío controlado por el enemigo, como dice el reglamento. Solo pasa por los amigos.
rule-A78 = Ninguna regla exige el mismo mar: el Nacional navega entre puertos de los tres, el Republicano solo dentro del Mediterráneo, hacia lugares amigos. La regla del cupo nacional dice republicano por error. No se usan puertos de Marruecos.
rule-A79 = Una unidad desembarcada puede estar sin suministro. Se juzga en el desgaste; una población la protege. Puede partir de una zona de control enemiga.
rule-A80 = Una unidad desembarcada se divide una sola vez, por el desembarco, hacia abajo; la falta de suministro no la divide de nuevo. Nunca baja de 1.
rule-A81 = El reconocimiento va antes del movimiento republicano. El tren blindado ayuda a un ataque propio, o a la defensa contra uno ajeno, a través de un lado con ferrocarril, y suma su factor.
rule-A82 = Cada desplazamiento de primera vez se usa una sola vez, y se suman. El apoyo soviético favorece al Republicano tanto si ataca como si defiende.
rule-A83 = La tirada de las columnas se hace antes de mover por las unidades que van a atacar, y vale en la fase de combate. No están obligadas a atacar. Varios apilamientos tiran como uno si ya están junto al hexágono. Los límites de partido se miran al acabar el movimiento.
rule-A86 = La opción [[15.8]] nombra una ficha equivocada; se refiere a la retirada de los voluntarios ([[7.10-a]]), y su punto puede reconstruir Internacionales. Para [[15.10]] debe haber una unidad del norte en la propia San Sebastián.
rule-A90 = La opción [[15.9]] ayuda cada vez a una sola división o apilamiento en todo el mapa, sin columnas. Su hexágono debe tocar Francia, y su ataque no se divide. Donde podrían ser varias, el jugador republicano designa cuál en su fase de movimiento, cada unidad una vez por turno; mientras no lo haga, es el apilamiento con más pasos.

## Puntos menores

rule-A91 = Una unidad hace un movimiento estratégico por turno, por ferrocarril o por mar.
rule-A92 = La fase A.IV sigue este orden: conversiones, retiradas, guarnición de Oviedo, tirada de [[15.10]], regresos de fichas, refuerzos, reconstrucción, división de unidades. En cada punto va primero el Nacional. El apilamiento se mira una vez, al final.
rule-A93 = A tantos hexágonos quiere decir distancia recta en el mapa, haya lo que haya en medio. Para Francia cuenta el hexágono francés de tierra más cercano.
rule-A94 = Una población sirve de base aérea si es amiga y alcanza una fuente final adecuada. Para los aviones del norte es una del norte.
rule-A95 = Cualquier fuente final nacional sirve a cualquier unidad nacional. Solo se separan los republicanos del norte y los demás.
rule-A96 = El registro de Moral acaba en 0 y 99. Más allá se conserva el número verdadero.
rule-A97 = Elige las unidades afectadas por un evento su dueño. El Nacional elige la división italiana de [[7.10-c]] y la columna de [[7.21]].

## Opciones de ventaja

rule-A98 = Opción de la casa: el bando con esta ventaja recibe cada turno un punto de recursos más, o tres, o con ambas cuatro, en su propia reserva, además de los previstos ([[6.4-d]]).
rule-A99 = Opción de la casa: con esta ventaja de un bando, los refuerzos del enemigo, aviones incluidos, llegan un turno después de lo que dice el calendario ([[6.2-a]]); los que de ellos se retiran también se van un turno después ([[6.8-a]]). Lo que está en el mapa desde el principio y las conversiones ([[6.9-a]]) conservan sus turnos.

## Lo reconstruido

rule-A84 = El mapa, las fichas y las tablas del juego no forman parte del reglamento. Lo que este no dice está reconstruido a partir de la geografía y la historia, y los datos dicen de cada valor de dónde viene.
rule-A85 = Algunas fichas de unidad llevan la misma abreviatura. Dentro del programa cada una tiene nombre propio; se muestra lo impreso.
