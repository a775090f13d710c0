# Relojes: ritmo de la partida, reclamaciones, vacaciones, pausas.
page-pace = Tiempo de cada bando
page-pace-about = Se cuenta desde que se pregunta a un bando hasta que responde. Nadie pierde solo por el reloj: cuando llega a cero, el otro bando puede reclamar.
page-pace-none = Sin relojes
page-pace-quick = Rápida
page-pace-evening = Una tarde
page-pace-days = Unos días
page-pace-weeks = Unas semanas
page-pace-winter = Un invierno
page-pace-own = Tiempos propios
page-pace-kind = Se juega
page-pace-live = a la vez
page-pace-correspondence = por correspondencia
page-pace-start = Al empezar
page-pace-increment = Por cada respuesta que pasa la vez
page-pace-cap = Como máximo
page-pace-holidays = Vacaciones al año
page-pace-minutes = minutos
page-pace-seconds = segundos
page-pace-hours = horas
page-pace-days-unit = días
page-pace-told = { $start } para cada uno, { $increment } más por cada respuesta que pasa la vez, { $cap } como máximo.
page-pace-told-holidays =
    { $days } { $days ->
        [one] día
       *[other] días
    } de vacaciones al año.
page-clock = Relojes
page-clock-runs = corre
page-clock-stands = parado
page-clock-low = poco tiempo
page-clock-up = tiempo agotado
page-clock-left = quedan { $time }
page-clock-left-stands = quedan { $time }, reloj parado
page-clock-paused = en pausa
page-clock-away = de vacaciones hasta el { $when }
page-clock-regent = juega { $opponent }
page-clock-open = Relojes…
page-clock-late-other = { $name ->
    [none] Al otro bando se le acabó el tiempo.
   *[other] A { $name } se le acabó el tiempo.
}
page-clock-late-own = Se te acabó el tiempo: el otro bando puede reclamar. Tu respuesta aún vale.
page-clock-claim = Reclamar…
page-clock-claim-ask = Puedes reclamar la victoria, o hacer que un adversario de ordenador siga jugando por el otro bando hasta que vuelva su persona. O esperar.
page-clock-claim-win = Reclamar la victoria
page-clock-ask-regent = Que siga el ordenador
page-clock-who = Adversario de ordenador
page-clock-wait = Esperar
page-clock-regent-own = Se te acabó el tiempo: { $opponent } juega por tu bando.
page-clock-regent-other = { $name ->
    [none] { $opponent } juega por el otro bando hasta que vuelva su persona.
   *[other] { $opponent } juega por { $name } hasta que vuelva.
}
page-clock-return = Retomar el juego
page-clock-pause = Ofrecer una pausa
page-clock-pause-own = Ofreces una pausa.
page-clock-pause-other = { $name ->
    [none] El otro bando ofrece una pausa: los dos relojes se pararían.
   *[other] { $name } ofrece una pausa: los dos relojes se pararían.
}
page-clock-pause-agree = Pausa
page-clock-pause-decline = Seguir jugando
page-clock-pause-withdraw = Retirar la oferta
page-clock-is-paused = Los relojes están parados de común acuerdo.
page-clock-resume = Que corran los relojes
page-clock-give = Dar { $time } al otro bando
page-clock-holiday = Tomar vacaciones
page-clock-holiday-days = ¿Cuántos días?
page-clock-holiday-left =
    { $days ->
        [0] No quedan días de vacaciones este año.
        [one] Queda un día este año.
       *[other] Quedan { $days } días este año.
    }
page-clock-holiday-until = Estás de vacaciones hasta el { $when }: tu reloj está parado.
page-clock-holiday-other = { $name ->
    [none] El otro bando está de vacaciones hasta el { $when }: su reloj está parado.
   *[other] { $name } está de vacaciones hasta el { $when }: su reloj está parado.
}
page-clock-back = He vuelto
error-pace = De estos tiempos, «{ $name }» es { $value }; puede ir de { $least } a { $most } (en segundos; las vacaciones, en días).
error-pace-apart = Solo tiene relojes una partida entre dos personas, cada una en su pantalla.
error-no-clock = Esta partida no tiene relojes.
error-clock-not-up = Al otro bando le queda tiempo: no hay nada que reclamar.
error-clock-paused = Los relojes ya están parados.
error-clock-no-offer = Nadie ofrece una pausa.
error-clock-runs = Los relojes no están parados de común acuerdo.
error-clock-full = El otro bando tiene todo el tiempo que admite su reloj.
error-holiday-taken = Ya estás de vacaciones.
error-holiday-late = Se te acabó el tiempo: responde primero.
error-holiday-days = De los días de vacaciones de este año quedan menos: { $left }.
error-holiday-none = No estás de vacaciones.
error-regent = Un adversario de ordenador juega por ti: retoma antes el juego.
error-no-regent = Ningún adversario de ordenador juega por ti.
