# Lo que se dice en una mesa: mensajes, marcas en el mapa, una nota propia.

page-talk = Mensajes y marcas
page-talk-unread = { $count ->
    [one] un mensaje nuevo
   *[other] { $count } mensajes nuevos
}
page-talk-about = Solo vosotros dos leéis esto. Nada de ello consta en el registro de la partida.
page-talk-about-gallery = Aquí hablan quienes miran. Los dos que juegan podrán leerlo cuando termine la partida.
page-talk-said = Mensajes
page-talk-none = Aún no se ha dicho nada.
page-talk-message = Mensaje
page-talk-say = Enviar
page-talk-answer = Responder
page-talk-by-nationalist = Bando nacional
page-talk-by-republican = Bando republicano
page-talk-by-spectator = Espectador
page-talk-shown = Mostrar los mensajes nuevos sobre el mapa
page-talk-here = { $name } está aquí.
page-talk-presence = Mostrar a la otra persona que estoy aquí, y a mí si ella está
page-talk-mute = No mostrarme los mensajes del otro bando; no se avisa a nadie
page-talk-report = Denunciar
page-talk-report-why = ¿Qué hay de malo en él? Lo lee quien lleva este servidor.
page-talk-report-not = No denunciar
page-talk-reported = Denunciado a quien lleva este servidor
page-talk-silent = En esta partida no os escribís.
page-former-left = El otro bando ha cerrado su cuenta y no volverá. Puedes quedarte con la victoria o dejar que siga un rival del ordenador.
page-talk-allow = Podemos escribirnos durante la partida
page-talk-marks = Marcas en el mapa, a la vista de los dos
page-talk-mark = { $side }: { $shape }{ $text ->
    [none] {""}
   *[other] , «{ $text }»
}
page-talk-place = Lugar
page-talk-shape = Forma
page-talk-shape-ring = Círculo
page-talk-shape-square = Cuadrado
page-talk-shape-triangle = Triángulo
page-talk-shape-cross = Cruz
page-talk-mark-text = Unas palabras, si quieres
page-talk-brief = Hasta el final del turno { $turn }
page-talk-put = Poner la marca
page-talk-unmark = Quitar
page-talk-note = Tu nota
page-talk-note-about = Solo la lees tú, también después de la partida.
page-talk-note-writing = Aún sin guardar…
page-talk-note-kept = Guardada.
page-talk-gallery = Lo que dijeron quienes miraban
page-keys-talk = mensajes y marcas, entre dos personas

error-no-talk = Los mensajes son para dos personas que juegan cada una en su pantalla.
error-silent = En esta partida los dos no se escriben.
error-no-words = Este mensaje no tiene palabras.
error-words-too-long = Como mucho { $most } signos, por favor.
error-other-room = Lo que se dice allí no es para este puesto, o no mientras dure la partida.
error-no-message = Ese mensaje ya no está aquí.
error-own-message = Ese mensaje es tuyo.
error-no-place = Este mapa no tiene ningún lugar «{ $place }».

page-messages-about = Solo vosotros dos leéis esto. Quien lleva el servidor lee el mensaje que se denuncie.
page-messages-whom = Nombre de la persona
page-messages-open = Abrir
page-messages-none = Aún no has escrito a nadie. Pulsa el nombre de una persona o escribe uno aquí.
page-messages-with = Tú y { $who }
page-messages-you = Tú
page-messages-all = Todos los mensajes
page-messages-mute = No mostrarme sus mensajes; no se avisa a nadie
page-messages-muted = No se muestran
page-messages-once = Aquí se muestran los últimos 200 mensajes.
error-message-self = Un mensaje es para otra persona.
error-many-messages = Hoy has escrito mucho: como mucho { $most } mensajes al día, a { $persons } personas. Escribe de nuevo mañana.
