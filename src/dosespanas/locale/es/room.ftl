# La sala de espera: puestos libres, desafíos, mesas que mirar.

page-room = Sala de espera
page-room-sign-in = La sala de espera es para quienes tienen una cuenta aquí. Entra primero.
page-room-seats = Puestos libres
page-room-seats-none = Ahora mismo no espera nadie. Ofrece tú un puesto: queda abierto tres días.
page-room-challenges = Desafíos para ti
page-room-mine = Tus ofertas
page-room-host = { $host } juega { $side ->
    [any] con cualquiera de los dos bandos
    [guest] con el bando que quede
    [bid] con el bando que salga de la puja
   *[other] con el bando { $side }
}
page-room-you-play = Juegas con el bando { $side }; { $who } juega con el bando { $other }.
page-room-pair = dos partidas, con los bandos cambiados
page-room-rated = puntuada
page-room-advice = con consejos del ordenador
page-room-silent = sin mensajes
page-room-public = cualquiera puede mirar
page-room-until = hasta el { $when }
page-room-take = Ocupar este puesto
page-room-take-side = Ocupar este puesto: { $side }
page-room-accept = Aceptar
page-room-decline = Rechazar
page-room-withdraw = Retirar
page-room-open = Abrir la partida
page-room-open-second = Abrir la segunda partida
page-room-taken = { $guest } ha ocupado el puesto.
page-room-declined = { $to } no quiso.
page-room-waiting = aún no lo ha ocupado nadie
page-room-expired = nadie lo ocupó a tiempo
page-room-waiting-to = a la espera de { $to }
page-room-untold = Ningún canal avisa a { $to }: escríbele tú, o espera a que entre aquí.
page-room-offer = Ofrecer un puesto
page-room-offer-to = Nombre de una persona, para desafiarla; déjalo vacío para cualquiera
page-room-side-any = Cualquier bando
page-room-side-guest = Elige el otro
page-room-side-guest-about = Tú repartes y el otro elige: da a un bando una ventaja tal que aceptarías cualquiera de los dos. Las ventajas están entre las opciones.
page-room-side-bid = Los dos pujan por el bando
page-room-side-bid-about = Cada uno dice qué bando desea y qué tendrá el otro a cambio; ninguno ve antes la puja del otro. Si desean el mismo bando, lo tiene la puja más alta, y el otro lo pujado. Entre pujas iguales decide el sorteo.
page-room-bid-single = Cuando ambos pujan por un bando, es una sola partida y no puntúa.
page-room-bid-wish = El bando que deseas
page-room-bid-steps = Tu puja: lo que tendrá el otro a cambio
page-room-bid-nothing = nada
page-room-bid-means = Si el otro también desea el bando { $side } y puja menos, juegas tú con él y pagas esto:
page-room-bid-means-nothing = No das nada por el bando { $side }: quien también lo desee y puje más juega con él.
page-room-bid-settled = Las pujas están resueltas
page-room-bid-take = Pujar por el bando
page-room-bid-give = Pujar y ocupar este puesto
page-room-bid-of = { $who } deseaba el bando { $side } y pujó { $steps ->
    [0] nada
   *[other] { $steps }: { $help }
}.
page-room-bid-own = Deseabas el bando { $side } y pujaste { $steps ->
    [0] nada
   *[other] { $steps }: { $help }
}.
page-room-pair-ask = Dos partidas a la vez, con los bandos cambiados
page-room-rated-ask = Puntuada
page-room-public-ask = Cualquiera puede mirar
page-room-language = Tu idioma en la mesa
page-room-all = Todos los juegos
page-room-watch = Partidas que mirar
page-room-watch-none = No hay ninguna partida abierta a quien quiera mirar.
page-room-look = Mirar
page-room-blocked = No te encuentras con
page-room-block = No encontrarme más con { $name }
page-room-unblock = Volver a encontrarme
page-room-challenged = { $host } te desafía.
page-room-offered = Tu puesto está abierto.

error-choose-side = Elige tu bando para ocupar este puesto.
error-no-bid = Di qué bando deseas y cuántos pasos pujas por él: de 0 a { $most }.
error-bid-alone = Se puja por un bando en una sola partida, que no sea puntuada.
error-bid-handicap = Quien puja por un bando no fija además ventajas. Deja esas opciones sin marcar.
error-seat-gone = Este puesto ya no está libre: alguien fue más rápido o se retiró.
error-own-seat = Este puesto lo ofreces tú; debe ocuparlo otra persona.
error-offer-of-person = Este puesto lo ofrece una persona, a personas. Los programas ocupan lo que ofrecen programas.
error-challenge-self = Aquí nadie juega contra sí mismo; empieza mejor una partida en una sola pantalla.
error-block-self = Nadie se bloquea a sí mismo.
error-many-seats = Ya tienes { $most } puestos abiertos; retira uno.
error-no-such-name = Aquí nadie tiene ese nombre.
error-rated-advice = En una partida puntuada nadie pide consejo al ordenador.
page-late-ask = Los espectadores ven cada turno cuando ha terminado
page-late-rated = Los espectadores ven cada turno cuando ha terminado.
page-late-watching = Estás mirando: cada turno se muestra cuando ha terminado.
page-late-told = se muestra turno a turno
page-room-public-late = cualquiera puede mirar, cada turno cuando ha terminado

members = Quién quiere que le encuentren
members-about = Quienes quieren que otros les encuentren. De cuándo estuvieron aquí no se dice más que esto.
members-none = Nadie más quiere aún que le encuentren.
members-listed = Otros pueden encontrarme: mi nombre, mis puntuaciones y si he estado aquí hoy o esta semana
members-own = Se cambia en la página de tu cuenta.
members-challenge = Desafiar a { $who }
members-seen = { $seen ->
    [today] aquí hoy
    [week] aquí esta semana
   *[earlier] no esta semana
}
page-room-within-ask = Para quién
page-room-within-any = Para cualquiera
page-room-within = Para quienes estén a { $near } puntos o menos de { $whose ->
    [own] tu puntuación
   *[host] la puntuación de quien lo ofrece
}
page-room-within-about = Solo ellos ven el puesto. Quien no tiene puntuación en este juego cuenta como 1500.
error-near-named = Un desafío es para la persona que nombra, tenga la puntuación que tenga: elige *Para cualquiera* o deja el nombre vacío.
