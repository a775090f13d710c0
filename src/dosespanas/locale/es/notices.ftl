# Avisos: de qué se informa a quien no está en la página, y dónde

game-name = España 1936
game-name-gce = La Guerra Civil Española
notice-named = «{ $name }»
notice-against = contra { $name }
notice-turn = Te toca: { $game }
notice-over = La partida ha terminado: { $game }
notice-joined = Han aceptado tu invitación: { $game }
notice-begin = Te espera una partida: { $game }
notice-begin-asked = Ábrela una vez: empieza cuando la hayáis abierto los dos.
notice-offer = El otro bando propone parar y contar: { $game }
notice-offer-by = { $name } propone parar y contar: { $game }
notice-rules = Te proponen seguir con las reglas actuales: { $game }
notice-changed = La partida sigue con las reglas actuales: { $game }
notice-clock = Se te acaba el tiempo: { $game }
notice-up = Se te acabó el tiempo: { $game }
notice-clock-then = { $name ->
    [none] Cuando se acabe, el otro bando podrá reclamar la victoria.
   *[other] Cuando se acabe, { $name } podrá reclamar la victoria.
}
notice-late = Al otro bando se le acabó el tiempo: { $game }
notice-late-by = A { $name } se le acabó el tiempo: { $game }
notice-regent = Un adversario de ordenador juega por ti: { $game }
notice-regent-asked = Se te acabó el tiempo. Puedes retomar el juego cuando quieras, con una pulsación.
notice-pause = El otro bando ofrece una pausa: { $game }
notice-pause-by = { $name } ofrece una pausa: { $game }
notice-holiday = El otro bando está de vacaciones: { $game }
notice-holiday-by = { $name } está de vacaciones: { $game }
notice-holiday-then = { $days ->
    [one] Su reloj está parado un día.
   *[other] Su reloj está parado { $days } días.
}
notice-deadline = Esta partida debe terminar pronto: { $game }
notice-deadline-then = { $begun ->
    [yes] Cuando se acabe el plazo, pierde quien tenga entonces el turno.
   *[no] Cuando se acabe el plazo, pierde quien no la haya abierto.
}
notice-invited = Alguien te reta: { $game }
notice-invited-by = { $name } te reta: { $game }
notice-written = Alguien te ha escrito
notice-written-by = { $name } te ha escrito
notice-words = El otro bando te ha escrito: { $game }
notice-words-by = { $name } te ha escrito: { $game }
notice-said = { $name ->
    [none] El otro bando ha escrito:
   *[other] { $name } ha escrito:
}
notice-remind = Sigue esperándote: { $game }
notice-former = El otro bando ha cerrado su cuenta: { $game }
notice-back = El otro bando pide volver atrás: { $game }
notice-back-by = { $name } pide volver atrás: { $game }
notice-back-asked = En la mesa se ve lo que se desharía. No se deshace nada hasta que lo aceptes allí.
notice-agreed = El otro bando ha aceptado volver atrás: { $game }
notice-agreed-by = { $name } ha aceptado volver atrás: { $game }
notice-refused = El otro bando no acepta volver atrás: { $game }
notice-refused-by = { $name } no acepta volver atrás: { $game }
notice-rematch = El otro bando ofrece la revancha: { $game }
notice-rematch-by = { $name } ofrece la revancha: { $game }
notice-declined = El otro bando ha rechazado la revancha: { $game }
notice-declined-by = { $name } ha rechazado la revancha: { $game }
notice-invited-side = { $side ->
    [any] los bandos se sortean
    [guest] tú eliges el bando
    [bid] ambos pujan por un bando
    [nationalist] llevas el bando nacional
   *[republican] llevas el bando republicano
}
notice-news = Hay novedades: { $game }
notice-channel = Prueba: los avisos de Dos Españas te llegan aquí
notice-turns = { $count ->
    [one] Te toca en una partida
   *[other] Te toca en { $count } partidas
}
notice-several = { $count ->
    [one] Un aviso de Dos Españas
   *[other] { $count } avisos de Dos Españas
}
notice-left-days = { $days ->
    [one] queda { $days } día
   *[other] quedan { $days } días
}
notice-left = { $hours ->
    [0] queda menos de una hora
    [one] queda { $hours } hora
   *[other] quedan { $hours } horas
}
notice-open = Abrir
notice-since = Desde la última vez que miraste:
notice-more = … { $count ->
    [one] se omite { $count } línea
   *[other] se omiten { $count } líneas
} …
notice-odds = Probabilidades sin las cartas por venir: defensor destruido { $win }, ambos { $trade }, atacante destruido { $lose }.
notice-odds-gce = Ataque { $attack ->
    [none] desconocido
   *[other] { $attack }
} contra defensa { $defence ->
    [none] desconocida
   *[other] { $defence }
}{ $odds ->
    [none] {""}
   *[other] , proporción { $odds }
}{ $takes ->
    [none] {""}
   *[other] , el hexágono queda vacío { $takes }
}.
notice-map = El mapa tal como está
notice-mail-why = Dos Españas te escribe porque añadiste esta dirección a los sitios donde recibes avisos de tus partidas.
notice-mail-choose = Elegir los avisos
notice-mail-stop = No recibir más estos correos
notice-failed-address = La dirección no lleva a ningún sitio al que se pueda escribir.
notice-failed-slow = No respondió a tiempo.
notice-failed-gone = Ya no existe: lo eliminaron al otro lado ({ $code }).
notice-failed-status = Allí lo rechazaron ({ $code }).
notice-failed-connection = No se pudo conectar.
notice-failed-key = Cambió la clave del servidor. Añádelo de nuevo.
notice-failed-no-mail = Este servidor no envía correo por ahora.
notice-failed-mail-gone = Ya no inicias sesión con esta dirección.
notice-failed-here = Falló este servidor.
notice-failed-mail = El servidor de correo no lo aceptó.
error-bad-webhook = Esta dirección no sirve. Debe empezar por https:// y llevar a internet público.
error-bad-webhook-token = Un token no tiene espacios y tiene 500 signos como mucho.
error-bad-topic = La dirección de un tema de ntfy es como https://ntfy.sh/mi-tema.
error-bad-room = Matrix necesita el id de la sala, no su nombre, y el token de acceso de quien publica allí.
error-bad-subscription = La suscripción de este navegador no sirve. Inténtalo de nuevo.
error-push-key = La clave de los avisos web está sellada con otra clave que la de este servidor.
error-undelivered = El aviso no llegó.
error-unknown-channel = No hay ningún sitio así para avisos.
error-channels = Puedes recibir avisos en { $most } sitios como mucho. Quita uno antes.
error-no-mail-channel = Este servidor no envía correo.
error-mail-not-yours = Solo se escribe a una dirección con la que inicias sesión.
page-notices = Avisos
page-notices-lead = Dónde se te avisa cuando te toca y llevas minuto y medio sin mirar.
page-notices-none = Todavía no recibes avisos en ningún sitio.
page-notices-choose = Elegir dónde
page-notices-push = Este navegador
page-notices-push-add = Mostrar avisos en este navegador
page-notices-push-cannot = Este navegador no puede mostrar avisos. En un iPhone o iPad añade antes la página a la pantalla de inicio.
page-notices-push-denied = Has prohibido los avisos de esta página. Permítelos en los ajustes del navegador.
page-notices-kind = { $kind ->
    [mail] Correo
    [push] Navegador
   *[other] { $name }
}
page-notices-mail-add = Escribir a { $mail }
page-notices-hook = Chat o webhook
page-notices-hook-lead = Lo que se publica allí lo leen todos los de esa sala. Por eso solo dice qué partida es y que te toca.
page-notices-form = Tipo
page-notices-url = Dirección (https://…)
page-notices-token = Token de acceso
page-notices-room = Id de la sala
page-notices-add = Añadir
page-notices-wants = Cuándo
page-notices-wants-always = Siempre
page-notices-wants-away = Si falto media hora
page-notices-wants-daily = Una vez al día
page-notices-wants-never = Nunca
page-notices-wants-channels = Como en mi cuenta
page-notices-test = Probar
page-notices-tested = Enviado. Debería llegar ahora.
page-notices-remove = Quitar
page-notices-again = Volver a usarlo
page-notices-sent = Último aviso: { $when }
page-notices-failed = Falló { $when }. { $why }
page-notices-rests = Se intenta de nuevo { $when }.
page-notices-ended = No se envía nada más allí.
page-notices-games = Partida por partida
page-notices-game = Avisos de esta partida
page-notices-hours = Cuándo, y qué más
page-notices-hours-on = No avisarme entre estas horas ({ $zone })
page-notices-from = Desde
page-notices-until = Hasta
page-notices-daily = El aviso diario llega a las
page-notices-remind = Recordarme una partida que sigue esperando un día después, y de nuevo
page-notices-remind-days = { $days ->
    [0] nunca
    [one] cada día
   *[other] cada { $days } días
}
page-notices-words = Avisarme de las palabras en una mesa y de los mensajes que llevo cinco minutos sin leer
page-notices-save = Guardar
page-notices-saved = Guardado.
page-notices-stop = ¿No recibir más estos correos?
page-notices-stop-do = No recibir más
page-notices-stopped = No recibirás más estos correos. Puedes cambiarlo en tu cuenta.
