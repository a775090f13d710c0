# La sala de espera: puestos libres, desafíos, mesas que mirar.

error-seat-gone = Este puesto ya no está libre: alguien fue más rápido o se retiró.
error-own-seat = Este puesto lo ofreces tú; debe ocuparlo otra persona.
error-challenge-self = Aquí nadie juega contra sí mismo; empieza mejor una partida en una sola pantalla.
error-block-self = Nadie se bloquea a sí mismo.
error-many-seats = Ya tienes { $most } puestos abiertos; retira uno.
error-no-such-name = Aquí nadie tiene ese nombre.
error-rated-advice = En una partida puntuada nadie pide consejo al ordenador.
