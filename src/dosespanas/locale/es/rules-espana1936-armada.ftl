# La guerra naval, las opciones, las variantes, el escenario de 1938 y las ediciones, un mensaje por cada identificador.

## La guerra naval: preparación y secuencia

rule-NAV-01 = El bando Nacional empieza con el crucero Almirante Cervera en el Mar Cantábrico, el acorazado España en la base de Ferrol, el Ju-52 sobre el Estrecho de Gibraltar y un marcador de control en la base de Cádiz.
rule-NAV-02 = El bando Republicano empieza con el acorazado Jaime I en Málaga ([[AMB-07]]), el Ni-52 en Madrid y, en la base de Cartagena, una flotilla de destructores lista; allí están dañados el Libertad, el Miguel de Cervantes, la otra flotilla de destructores y una de submarinos.
rule-NAV-03 = Los demás barcos solo llegan con cartas.
rule-NAV-04 = La guerra naval añade a cada turno: la asignación de barcos tras el robo, los combates en el mar tras el combate terrestre y los efectos de las zonas marítimas en el mantenimiento. Hay una carta más en los turnos 1 a 5 ([[DRW-02]]) y un evento más por bando ([[EVT-02]]).
rule-NAV-05 = Los combates en el mar se resuelven en este orden: Mar Balear, Mediterráneo, Estrecho de Gibraltar, Mar Cantábrico y después las casillas de la costa.
rule-NAV-06 = Por los bloqueos se combate después de todas las zonas marítimas. Luego disparan las baterías de los puertos: Murcia, Cádiz, La Coruña ([[NAV-35]]). Todo ello va antes del mantenimiento.

## Bases navales y asignación de barcos

rule-NAV-07 = Las bases navales son Ferrol, junto a La Coruña, y Cádiz para el bando Nacional, y Cartagena, junto a Murcia, para el Republicano.
rule-NAV-08 = Una base solo sirve mientras la casilla contigua es amiga o disputada para su dueño.
rule-NAV-09 = Un barco que se retira o sufre daños va a una base abierta de su bando. Si no hay ninguna, a un puerto amigo ([[AMB-40]], [[AMB-41]]).
rule-NAV-10 = Un barco en un puerto solo se repara con una carta. En una base también basta un punto de reemplazo ([[NAV-62]]).
rule-NAV-11 = El bando Nacional asigna primero sus barcos y después el Republicano. Un barco sin daños puede ir, esté donde esté, a cualquier zona marítima, puerto o casilla costera. El que no se envía se queda donde está.
rule-NAV-12 = Un barco dañado no se asigna ni combate.
rule-NAV-13 = En un mismo lugar puede haber cualquier número de barcos.
rule-NAV-14 = El bando Republicano no envía nada al Mar Cantábrico si no es amiga Oviedo, Bilbao o San Sebastián ([[AMB-35]]).
rule-NAV-15 = En un turno que abre una ofensiva republicana, sus barcos y aviones se asignan primero, antes del robo, y los nacionales en el momento de siempre ([[CRD-OFF]]).
rule-NAV-16 = Un barco tiene una misión por turno: una zona marítima, el apoyo al combate terrestre, el bloqueo de un puerto o la protección de uno; los submarinos pueden además acechar ante una costa ([[AMB-65]]). El apoyo y el bloqueo se excluyen ([[AMB-45]]).

## Aviones en el mar

rule-NAV-17 = En su movimiento un bando puede enviar hasta dos aviones a cada zona marítima o puerto ([[AMB-32]]).
rule-NAV-18 = El bando debe tener una casilla amiga a tres conexiones como mucho ([[AMB-33]]).
rule-NAV-19 = Sobre el Mediterráneo no operan aviones.
rule-NAV-20 = En el turno 1 ningún avión va a zonas marítimas ni puertos, salvo el Ju-52 que empieza sobre el Estrecho.

## Apoyo al combate terrestre desde el mar

rule-NAV-21 = Una casilla costera es una casilla de tierra que da a una zona marítima.
rule-NAV-22 = Un barco ante una casilla costera puede apoyar allí un ataque o una defensa de su bando: con sus dados o, si es una flotilla de destructores, con +1. Después queda usado, como cualquier apoyo ([[CBT-07]]).
rule-NAV-23 = Los submarinos nunca apoyan el combate terrestre, pero pueden combatir ante cualquier costa ([[AMB-65]]).
rule-NAV-24 = Si ambos bandos tienen barcos ante la misma casilla, estos combaten antes entre sí, uno contra uno, como en el combate aéreo ([[AMB-65]]). Los barcos de apoyo sin adversario y los que quedan ilesos pueden apoyar después ([[AMB-42]]).
rule-NAV-25 = En ese combate, con 6 o más el barco enemigo sufre daños y va a una base; con 5 va a ella ileso. En ambos casos no da apoyo.
rule-NAV-26 = Los aviones y los barcos que apoyan un combate terrestre nunca combaten entre sí.
rule-NAV-27 = Cuando desaparecen todas las tropas a las que un barco podía apoyar, este regresa a una base.

## Puertos: bloqueo y protección

rule-NAV-28 = Barcos y aviones pueden ir a un puerto donde su bando no tiene nada en tierra, para bloquearlo. No combaten con las unidades terrestres ni conservan la casilla.
rule-NAV-29 = Barcos y aviones pueden también proteger un puerto de su propio bando.
rule-NAV-30 = Quienes bloquean y quienes protegen un mismo puerto deben combatir: barcos contra barcos, aviones contra aviones o aviones contra barcos ([[NAV-60]], [[AMB-65]]).
rule-NAV-31 = Si después queda alguno de los que bloquean, el puerto está bloqueado, quede quien quede además ([[AMB-71]]).
rule-NAV-32 = Un puerto bloqueado no recibe piezas de las cartas. Los puntos de reemplazo no se ven afectados.
rule-NAV-33 = El bloqueo se mantiene aunque las tropas de quien bloquea se hayan perdido en tierra. También un puerto disputado puede ser bloqueado por el otro bando.
rule-NAV-34 = Los barcos en una base naval nunca quedan bloqueados.
rule-NAV-35 = Murcia, Cádiz y La Coruña tienen baterías: tres dados con +1 en uno de ellos. Solo disparan contra quienes bloquean y nunca se desgastan.
rule-NAV-36 = Los impactos de las baterías cuentan como en [[NAV-60]] y [[NAV-61]]. El bando del puerto elige quién los recibe: primero los barcos y aviones con fuerza, cada uno una vez antes de que ninguno reciba otra; las unidades que solo apoyan, si no hay otras ([[AMB-39]]).

## Dominio de las zonas marítimas y sus efectos

rule-NAV-37 = Al empezar el mantenimiento domina una zona el bando que tiene él solo unidades o un marcador en ella; con ambos bandos está en disputa; si no, no es de nadie.
rule-NAV-38 = Cuando la última unidad sale de una zona que su bando domina, queda un marcador. Se retira cuando entra una unidad enemiga.
rule-NAV-39 = El efecto de una zona vale para el bando que la domina. En una zona en disputa nada tiene efecto.
rule-NAV-40 = El efecto del Mediterráneo vale para ambos bandos mientras ninguno lo domina ([[AMB-70]]), y siempre tras la carta de la Conferencia de Nyon ([[CRD-RN6]]).
rule-NAV-41 = El Mediterráneo da una carta más en el próximo robo y un evento más el turno siguiente. El Mar Balear da un punto de reemplazo más, solo en los turnos con reemplazos ([[AMB-44]]).
rule-NAV-42 = El Estrecho de Gibraltar decide cuántas unidades cruzan desde Marruecos ([[MAR-07]], [[MAR-08]]).

## Batalla en una zona marítima

rule-NAV-43 = Los barcos y aviones de ambos bandos en una zona solo combaten si los dos lo aceptan. El bando que rehúsa lleva sus barcos a una base y sus aviones a la hoja, y el otro conserva la zona ([[AMB-38]]).
rule-NAV-44 = En cada zona hay como mucho una batalla por turno, de una sola ronda. No hace falta ningún general.
rule-NAV-45 = Solo combaten los barcos con fuerza. Las flotillas de destructores los apoyan.
rule-NAV-46 = Una batalla sigue este orden: aviones contra aviones, aviones contra barcos, submarinos, la respuesta a los submarinos y barcos contra barcos.
rule-NAV-47 = Los aviones se enfrentan uno contra uno como en el combate aéreo ([[ADF-06]]). Forma las parejas el bando con más aviones ([[AMB-36]]).
rule-NAV-48 = Los aviones que quedan pueden atacar a cualquier barco enemigo, también varios al mismo. El avión que se abstiene se da la vuelta, pero se queda.
rule-NAV-49 = Forma las parejas el bando con más barcos; a igualdad, el que suma más fuerza. Un barco sobrante apoya a una de las parejas de su bando ([[AMB-37]]).
rule-NAV-50 = Cada barco tira su fuerza y suma a un dado su modificador para el mar. Con 6 o más el otro barco sufre daños y va a una base; con 5 va a ella ileso. Ambos tiran a la vez ([[AMB-47]]).
rule-NAV-51 = Un barco que recibe dos impactos en el mismo combate se hunde.
rule-NAV-52 = Las cartas nunca cambian una tirada en el mar.
rule-NAV-53 = Tras la batalla se quedan todos los barcos y aviones ilesos.

## Destructores y submarinos

rule-NAV-54 = Una flotilla de destructores apoya con +1 a un barco o a una flotilla de submarinos de su bando. Su propio modificador para el mar no cuenta entonces ([[AMB-56]]).
rule-NAV-55 = Los destructores solos contra aviones usan su propio modificador para el mar y pueden recibir impactos. Una flotilla vuelve a una base cuando se han ido todos los barcos a los que apoyaba.
rule-NAV-56 = Los destructores y los submarinos pueden bloquear solos o con otros.
rule-NAV-57 = Los submarinos no forman pareja. Tiran primero contra un barco enemigo que elige su dueño, con su modificador para el mar y con los destructores que los apoyan.
rule-NAV-58 = Si el blanco no recibió ningún impacto ni tuvo que retirarse, tira a su vez contra los submarinos.
rule-NAV-59 = La flotilla de destructores que apoyó a unos submarinos no apoya a un barco en la misma batalla.
rule-NAV-63 = Los submarinos usan su propio modificador en todas las tiradas en el mar. Pueden enfrentarse a aviones, solos o con destructores, y recibir entonces impactos.

## Aviones contra barcos

rule-NAV-60 = Donde un bando solo tiene aviones y el otro solo barcos, los aviones tiran todos sus dados, cada uno con su modificador ([[AMB-59]]). Con 6 o más un barco sufre daños y va a una base; con 5 va a ella ileso ([[AMB-49]]).
rule-NAV-61 = Cada barco tira un dado, sea cual sea su fuerza, con su modificador para el mar. Con 6 o más se destruye un avión, con 5 vuelve uno a la hoja; elige cuál el dueño de los aviones.

## Reparaciones

rule-NAV-62 = Un punto de reemplazo repara un barco dañado en una base; una carta puede repararlo en una base o en un puerto. Los barcos hundidos solo vuelven con cartas.

## Cartas de la guerra naval

rule-CRD-RN1 = La marinería toma el mando: se reparan dos barcos tuyos dañados, en bases o puertos.
rule-CRD-RN2 = Crucero Méndez Núñez: el barco se te une en la base de Cartagena.
rule-CRD-RN3 = Submarinos al norte: la segunda flotilla de submarinos se te une en la base de Cartagena.
rule-CRD-RN4 = Asesores navales soviéticos: se repara un barco dañado y robas una carta más el turno siguiente.
rule-CRD-RN5 = Hundimiento del España: con 4 o más el España sufre daños y va a una base, esté donde esté. Si ya los tenía, se hunde.
rule-CRD-RN6 = Conferencia de Nyon, permanente: ambos bandos tienen el efecto del Mediterráneo, lo domine quien lo domine ([[NAV-40]]).
rule-CRD-RN7 = Batalla del cabo de Palos: con 3 o más sufre daños el Canarias o el Baleares, a tu elección, si está en el Mar Balear, el Mediterráneo o el Estrecho; si ya los tenía, se hunde.
rule-CRD-RN8 = Astilleros de Cartagena: se reparan dos barcos tuyos dañados, en bases o puertos.
rule-CRD-RN9 = Lanchas torpederas: con 5 o más sufre daños un barco nacional a tu elección en el Mar Balear, el Mediterráneo o ante una costa; si ya los tenía, se hunde.
rule-CRD-RN10 = Reflotamiento: un crucero ligero, una flotilla de destructores o una de submarinos tuya que se hundió vuelve, con daños, a una base.
rule-CRD-NN1 = Crucero Canarias: el barco se te une en la base de Ferrol.
rule-CRD-NN2 = Convoy de la Victoria: hasta dos unidades o generales cruzan en el acto de Marruecos a Cádiz, salvo que la República domine el Estrecho.
rule-CRD-NN3 = Crucero Baleares: el barco se te une en la base de Ferrol.
rule-CRD-NN4 = Submarinos legionarios: se te unen en la base de Cádiz.
rule-CRD-NN5 = Explosión en el Jaime I: con 4 o más el Jaime I sufre daños y va a una base, esté donde esté. Si ya los tenía, se hunde.
rule-CRD-NN6 = Reparaciones en El Ferrol: se reparan dos barcos tuyos dañados, en bases o puertos.
rule-CRD-NN7 = Crucero Navarra: el barco se te une en la base de Ferrol.
rule-CRD-NN8 = Bombardeo de los puertos: con 4 o más sufre daños un barco republicano a tu elección en la base de Cartagena o en un puerto.
rule-CRD-NN9 = Bloqueo del Mediterráneo: el bando Republicano pierde una carta de su mano, al azar.
rule-CRD-NN10 = Buques comprados a Italia: un crucero o una flotilla de submarinos tuya que se hundió vuelve, con daños, a una base.

## Casos dudosos de la guerra naval

rule-AMB-07 = Las fuentes discrepan sobre dónde empieza el Jaime I. Se sigue la corrección posterior: Málaga.
rule-AMB-32 = Dos aviones en el mar son dos de un bando en cada zona o puerto, no dos en total.
rule-AMB-33 = La distancia a un lugar en el mar se cuenta en conexiones: un puerto está a 0 de su propia casilla, y una zona a 1 de cada casilla de su costa. La casilla de la que parten los aviones debe ser amiga.
rule-AMB-34 = Los aviones se envían al mar en el movimiento de su bando, no en la fase naval.
rule-AMB-35 = Para el Mar Cantábrico debe ser amiga una de estas casillas: Oviedo, Bilbao o San Sebastián. Basta un marcador, y San Sebastián cuenta aunque no sea puerto.
rule-AMB-36 = En el mar forma las parejas el bando con más aviones; a igualdad, el más fuerte. Lo mismo vale para un bloqueo.
rule-AMB-37 = Un barco que apoya a otro añade sus dados a la tirada de este y no puede ser blanco.
rule-AMB-38 = Se pregunta primero al bando Nacional si combate. El primero que rehúsa se va y el otro se queda.
rule-AMB-39 = Una batería es del bando que domina el puerto; en un puerto disputado, del dueño de la base. Ese bando elige quién recibe sus impactos, dentro de [[NAV-36]].
rule-AMB-40 = Cuando se pierde una base o un puerto, sus barcos van de inmediato a otra base abierta o puerto amigo.
rule-AMB-41 = Un barco que no tiene base ni puerto adonde ir se pierde.
rule-AMB-42 = Los barcos de ambos bandos combaten antes del primer ataque de una batalla terrestre en su casilla; si no hay batalla, combaten en la fase naval.
rule-AMB-43 = En el mantenimiento se decide primero el dominio de las zonas. Después vuelven los aviones, y el bando que solo tenía aviones en una zona deja un marcador.
rule-AMB-44 = Los puntos de reemplazo del Mar Balear llegan en la fase de Reemplazos; las cartas del Mediterráneo, en el próximo robo.
rule-AMB-45 = La misión de un barco está a la vista de ambos jugadores y se declara al asignarlo.
rule-AMB-46 = Si el Estrecho no es de nadie, el transporte desde Marruecos es el normal. Solo lo limita un Estrecho en disputa o republicano.
rule-AMB-47 = En el mar cada dado de 6 o más tras los modificadores es un impacto. Un 5 solo cuenta si la tirada no tiene ningún impacto.
rule-AMB-48 = Varias flotillas de submarinos tiran una tras otra. Un blanco que ya se ha ido no puede elegirse de nuevo, y cada ataque se contesta una vez.
rule-AMB-49 = El dueño de los barcos elige a cuáles alcanzan los aviones: primero los que tienen fuerza, cada uno una vez antes de que ninguno reciba otra.
rule-AMB-55 = Las flotillas de destructores pueden apoyar el combate terrestre, con +1.
rule-AMB-56 = Una flotilla de destructores usa su propio modificador para el mar solo cuando combate ella misma, nunca mientras apoya.
rule-AMB-58 = Los valores de los barcos y los efectos de las zonas están impresos en un tablero y unas fichas que no estaban a mano. Son datos que se pueden corregir; por ahora el Mar Cantábrico no tiene efecto.
rule-AMB-59 = Entre varios aviones cada uno tira sus dados con su modificador en uno de ellos.
rule-AMB-65 = Los barcos de ambos bandos ante una misma costa o en un mismo puerto combaten una vez y antes que nada, sean cuales sean sus misiones; también el que está en el puerto sin misión, pero ninguno averiado. Los aviones sobre el puerto participan. Los que quedan apoyan, bloquean o protegen después. Los submarinos pueden ir a cualquier casilla costera para este combate.
rule-AMB-70 = El Mediterráneo disputado no lo domina ningún bando: valen los dos efectos.
rule-AMB-71 = Un avión rechazado con un 5 en un combate en el mar o sobre un puerto se ha ido: vuelve a la hoja de su jugador y no bloquea nada.

## Opciones

rule-OPT-01 = Opción: Líster o Durruti, si abre una batalla sin ninguna tropa de su emblema en la casilla, sufre otro −1 en la tirada de su bando, además de su propio modificador ([[AMB-22]]).
rule-OPT-02 = Opción: Ulibarri solo abre una batalla si hay una tropa vasca en su casilla.
rule-OPT-03 = Opción: cuando se destruye un carro republicano, el bando Nacional tira un dado; con 4 o más lo captura, y si no, se pierde.
rule-OPT-04 = Opción: un carro capturado entra en cualquier casilla que domine el bando Nacional, al final de la próxima fase de Eventos, y es nacional para siempre.
rule-OPT-05 = Opción: las cartas con el número 45 se añaden a los mazos, con la guerra naval o sin ella, pero no en una variante que fija los mazos ([[CRD-R45]], [[CRD-N45]], [[AMB-73]]).
rule-OPT-06 = Opción: de las pilas del otro bando solo se ve la unidad superior, hasta que una batalla en la casilla las descubre. Cada bando puede poner bajo sus unidades hasta cinco marcadores de control como señuelos; el que se descubre vuelve a la mano.
rule-OPT-07 = Opción: San Sebastián es puerto para las cartas mientras es amiga de la República.
rule-OPT-08 = La guerra naval, el escenario de 1938, cada opción y cada variante pueden elegirse por separado. Sin ninguna de ellas el juego es el normal de 1936.

## Opciones de ventaja

rule-HCP-01 = Opción de la casa: en cada fase de Reemplazos el bando con esta ventaja tiene un punto más ([[RPL-01]]).
rule-HCP-02 = Opción de la casa: el bando con esta ventaja roba una carta más por turno ([[DRW-01]]); el límite de la mano no cambia. No en orden histórico, donde nadie roba ([[VAR-04]]).
rule-HCP-03 = Opción de la casa: en cada ataque que hace el bando con esta ventaja, uno de sus dados vale uno más ([[DRM-03]]).
rule-HCP-04 = Opción de la casa: tres veces por partida el bando con esta ventaja puede tirar otra vez todos sus dados de un ataque en tierra, cuando ambos bandos han tirado ([[CBT-16]]) y antes de colocar modificadores ([[DRM-03]]). Vale la nueva tirada. El atacante decide primero; cada bando puede hacerlo una vez por ataque.

## Variantes

rule-VAR-01 = Variante: sin intervención extranjera se retiran 23 cartas de cada bando, las de ayuda de fuera y algunas más.
rule-VAR-02 = Sin intervención extranjera los eventos son obligatorios, por turnos y primero el Nacional: cuatro por bando en el turno 1, dos en los turnos 2 a 5, tres en el turno 6, dos en los turnos 7 a 9 y ninguno en el turno 10; con la guerra naval se pueden jugar además cartas navales en cada turno salvo el último, hasta cuatro eventos ([[AMB-72]]).
rule-VAR-03 = Sin intervención extranjera ninguna carta puede usarse en combate. Lo demás es como siempre.
rule-VAR-04 = Variante: con el orden histórico se retiran las cartas que no ocurrieron y las demás llegan por número. Son eventos obligatorios al empezar el turno: cinco por bando en los turnos 1 y 2, tres en los turnos 3 a 5, cuatro en los turnos 6 a 9 y ninguno en el turno 10. Con la guerra naval cada uno de estos números sube en uno, o en dos con el efecto del Mediterráneo ([[NAV-41]]), y el último turno de un mazo se lleva lo que queda ([[AMB-72]]). Ninguna carta apoya combates.
rule-VAR-05 = En ambas variantes las cuentas cuadran: se juegan todas las cartas de la guerra terrestre. Con el orden histórico también las navales ([[AMB-72]]); sin intervención extranjera estas solo se juegan si se quiere, y pueden sobrar.
rule-VAR-06 = Con el orden histórico los eventos del principio del turno ocupan el lugar de la fase de Eventos.

## El escenario de 1938

rule-SCN-01 = El escenario de 1938 sigue todas las reglas normales con su propio despliegue. Sus aviones y generales empiezan en las hojas, así que nada limita su primera asignación.
rule-SCN-02 = La carta 20 de ambos bandos está en vigor desde el principio ([[DRM-10]]).
rule-SCN-03 = Los barcos y las zonas marítimas solo se usan con la guerra naval; entonces la Conferencia de Nyon está en vigor desde el principio ([[CRD-RN6]]).
rule-SCN-04 = El escenario empieza en el turno 6 con seis cartas por bando de los mazos de 1938-39. Las ciudades objetivo se cuentan según el despliegue.

## Ediciones

rule-EDN-01 = La edición de 2008 tiene 44 cartas por bando, una carta 45 opcional y diez cartas navales; la de 2007, solo las 44.
rule-EDN-02 = La guerra naval y el escenario de 1938 llegaron con la edición de 2008.
rule-EDN-03 = Edición de 2007: el transporte desde Marruecos abre la fase de Eventos.
rule-EDN-04 = Edición de 2007: un general desembarcado puede asignarse a cualquier lugar.
rule-EDN-05 = Edición de 2007: los carros solo mueven por casillas propias y acaban donde hay unidades propias.
rule-EDN-06 = Edición de 2007: un carro de apoyo solo se pierde si su tropa es destruida y sobran impactos.
rule-EDN-07 = Edición de 2007: solo las unidades enemigas de alrededor, no los marcadores, dejan sin suministro a un carro.
rule-EDN-08 = Edición de 2007: las tropas que pasan de cuatro no se destruyen.
rule-EDN-09 = Edición de 2007: desde el turno 3 una tropa nueva tiene fuerza 1 o 2.
rule-EDN-10 = Edición de 2007: el recuento final compara los puntos de reemplazo.
rule-EDN-11 = Edición de 2007: ganar por resistencia exige además un grupo de ocho casillas conectadas con unidades o marcadores propios, como en [[VIC-04]].
rule-EDN-12 = Sobre el alcance de los generales en el turno 1 la edición de 2007 es más clara; aquí ambas significan una conexión ([[AMB-08]]).
rule-EDN-13 = Para Líster y Durruti sin su emblema, la edición de 2007 nombra el primer ataque y el dado más alto; así se juega en ambas ediciones ([[AMB-22]]).
rule-EDN-14 = Ambas ediciones traen un carro capturado al final de la fase de Eventos; solo lo dicen de otro modo ([[OPT-04]]).
rule-EDN-15 = Que los modificadores negativos van primero solo lo dice una aclaración posterior. Se sigue en ambas ediciones ([[DRM-04]]).
rule-EDN-16 = Ambos bandos juegan los eventos por turnos, como dicen la edición de 2007 y una aclaración posterior ([[EVT-02]]).
rule-EDN-17 = Para San Sebastián como puerto, la edición de 2007 habla de unidades y carros. Aquí las cartas pueden traer ambos ([[OPT-07]]).
rule-EDN-18 = En ambas ediciones un punto para el que no hay ficha no se puede gastar y se pierde al acabar la fase ([[RPL-15]]).
rule-EDN-19 = Con el orden histórico las cartas llegan al empezar el turno, aunque la edición de 2007 menciona el principio y el final ([[VAR-04]]).
rule-EDN-20 = Para jugar sin intervención extranjera, la edición de 2007 enumera las cartas que se quedan y la de 2008 las que se van. El resultado es el mismo ([[VAR-01]]).
rule-EDN-21 = La edición de 2007 no dice que las unidades usadas vuelven a estar listas en el mantenimiento; aquí siempre es así ([[UPK-02]]).
