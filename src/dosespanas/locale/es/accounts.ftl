# Cuentas: inicio de sesión, la página de la propia cuenta y correos sobre ella
error-not-signed-in = Para esto hace falta una cuenta. Inicia sesión primero.
error-foreign-request = Esta petición venía de otra página. Vuelve a cargar esta e inténtalo de nuevo.
error-no-accounts = Este servidor no tiene cuentas. Las partidas se abren con sus enlaces.
error-handle-shape = Un nombre tiene de { $least } a { $most } letras latinas y cifras, al menos una letra, y entre ellas guiones o guiones bajos sueltos.
error-handle-reserved = Este nombre designa a otros. Elige otro.
error-handle-taken = Alguien tiene este nombre, o uno que se le parece. Elige otro.
error-unknown-zone = No existe la zona horaria { $zone }.
error-bad-switch = { $setting } debe ser 1 o 0, no «{ $value }».
error-bad-mail-server = DOSESPANAS_MAIL no indica ningún servidor de correo. Indica uno como smtp://usuario:clave@mail.example.org:587 o smtps://…
error-bad-mail-from = DOSESPANAS_MAIL_FROM debe ser una dirección como Dos Españas <games@example.org>, no «{ $value }».
error-missing-extra = Las cuentas necesitan { $missing }. Instala dosespanas[accounts].
error-unknown-link = Este enlace no vale. Ya se usó, o tiene más de 15 minutos. Pide otro.
error-unknown-code = Este código no vale aquí. Míralo otra vez en el correo más reciente y escríbelo donde lo pediste, antes de 15 minutos. Tras { $most } equivocados, pide otro correo.
error-passkey = Esta llave de acceso no sirve aquí. Inténtalo de nuevo o inicia sesión de otro modo.
error-passkey-host = Las llaves de acceso de este servidor son de { $site }. Ábrelo allí o inicia sesión de otro modo.
error-mail-taken = Otra cuenta usa esta dirección.
error-bad-mail = Esto no es una dirección de correo. Escribe una como ana@example.org.
error-other-account = Abre este enlace en un navegador con la sesión de la cuenta que lo pidió.
error-no-handle = Nadie tiene aún esta dirección. Elige un nombre.
error-account-waits = Tu cuenta está creada. Espera hasta que quien administra este servidor la admita.
error-account-banned = Esta cuenta está vetada en este servidor.
error-not-invited = Aquí solo tienen cuenta quienes han sido invitados. Regístrate por correo, con la dirección invitada.
error-bad-sign-up = DOSESPANAS_SIGN_UP debe ser uno de { $choices }.
error-other-side-yours = El otro bando de esta partida ya es tuyo.
error-not-for-programs = El código de un programa solo abre partidas. Para lo demás, inicia sesión con un navegador.
error-unknown-program = El código de este programa no abre nada: se ha retirado o está mal escrito.
error-seat-of-person = Este asiento debe jugarlo una persona: la partida cuenta entre personas.
error-many-programs = Una cuenta tiene como máximo { $most } programas.
error-last-way = Es la única forma de iniciar sesión en esta cuenta.
error-no-mail = Este servidor no envía correo. Inicia sesión con una llave de acceso.
error-no-address = Este servidor no conoce su propia dirección. Quien lo administra debe iniciarlo con --url.
error-other-name = Ese no es el nombre de tu cuenta. No se ha cerrado nada.
error-openid = No se pudo iniciar sesión con el otro servicio. Inténtalo de nuevo o inicia sesión de otro modo.
error-openid-back = El inicio de sesión con el otro servicio no se completó. Empieza de nuevo aquí.
error-openid-taken = Otra cuenta inicia sesión así.
error-no-openid = Aquí no se inicia sesión con ningún otro servicio.
error-bad-openid = DOSESPANAS_OPENID_ISSUER debe ser un emisor como https://accounts.example.org, no «{ $value }».
error-openid-lacks = DOSESPANAS_OPENID_ISSUER necesita DOSESPANAS_OPENID_CLIENT, DOSESPANAS_URL y DOSESPANAS_ACCOUNTS=1.
mail-link-subject = Iniciar sesión en Dos Españas ({ $site })
mail-add-mail-subject = Tu dirección en Dos Españas ({ $site })
mail-recover =
    Quien lleva Dos Españas en { $site } te envía un enlace para volver a la cuenta { $handle }. Ábrelo y pulsa el botón: esta dirección será una de sus maneras de entrar.

    { $link }

    Vale una sola vez, durante un día.
mail-invite-subject = Te invitan a Dos Españas ({ $site })
mail-invite =
    Quien lleva Dos Españas en { $site } te invita a jugar allí. Hazte una cuenta con esta dirección:

    { $link }

    No pide más que la dirección y un nombre. Si no quieres, no hagas nada: no se te escribirá más.
mail-link =
    Alguien, probablemente tú, ha pedido iniciar sesión en Dos Españas, en { $site }.

    Abre este enlace y pulsa el botón que aparece:

    { $link }

    O escribe este código donde lo has pedido, y en ningún otro sitio:

    { $code }

    El enlace o el código valen una vez, durante { $minutes } min. Nadie te pedirá el código: no se lo des a nadie.

    Si no has sido tú, no hagas nada: sin este correo nadie inicia sesión.
mail-add-mail =
    La cuenta { $handle } de Dos Españas, en { $site }, quiere iniciar sesión con esta dirección.

    Si es tuya, abre este enlace en el navegador en que tienes la sesión y pulsa el botón que aparece:

    { $link }

    O escribe este código en la página donde lo pediste, y en ningún otro sitio:

    { $code }

    El enlace o el código valen una vez, durante { $minutes } min.

    Si no has sido tú, no hagas nada.
account = Cuenta
account-sign-in = Iniciar sesión
account-sign-in-as = Iniciar sesión como { $handle }
account-about = Una cuenta reúne tus partidas en todos tus dispositivos. No hay contraseñas. Las partidas por enlace funcionan sin ella.
account-sign-up-approval = Quien administra este servidor admite las cuentas nuevas.
account-sign-up-invited = Las cuentas son para quienes han sido invitados: regístrate por correo, con la dirección invitada.
account-by-passkey = Iniciar sesión con una llave de acceso
account-by-openid = Iniciar sesión con { $service }
account-by-openid-about = { $service } le dice a este servidor quién eres allí. Si ya tienes una cuenta aquí, inicia sesión en ella primero y añade { $service } a sus formas de iniciar sesión.
account-openid-new = Ese servicio te conoce. Aquí nadie inicia sesión así todavía: elige un nombre.
account-by-mail = Por correo
account-by-mail-about = Se envía un enlace que vale una vez, durante 15 minutos. La primera vez crea una cuenta.
account-mail = Dirección de correo
account-send = Enviar el enlace
account-sent = Un enlace va de camino a { $mail }. Ábrelo y pulsa el botón que aparece.
account-not-sent = No se pudo enviar el correo. Mira si la dirección es correcta o inténtalo más tarde.
account-code = Código del correo
account-code-about = ¿El enlace se abre en otro navegador? Entonces escribe aquí el código del correo. Solo vale aquí, durante 15 minutos.
account-code-go = Continuar
account-new = Cuenta nueva
account-new-about = Solo con una llave de acceso, sin dirección de correo. La guarda tu dispositivo o tu gestor de contraseñas.
account-no-passkeys = Este navegador no admite llaves de acceso y este servidor no envía correo.
account-handle = Tu nombre aquí
account-handle-about = Los demás jugadores ven este nombre y nada más de ti.
account-make = Crear la cuenta
account-make-passkey = Crearla con una llave de acceso
account-link-add = Otra dirección
account-link-add-to = Añadirla a la cuenta { $handle }
account-since = Desde el { $when }
account-language = Idioma de los correos
account-zone = Zona horaria
account-sign-out = Cerrar esta sesión
account-games = Partidas
account-games-none = Ninguna partida es aún tuya con esta cuenta.
account-claim-about = { $count ->
    [one] Un asiento es solo de este navegador.
   *[other] { $count } asientos son solo de este navegador.
} En la cuenta se abren en todos tus dispositivos, y sus enlaces secretos dejan de valer.
account-claim = Pasarlos a la cuenta
account-ways = Formas de iniciar sesión
account-ways-none = No hay forma de volver a iniciar sesión en esta cuenta. Añade una.
account-one-way = Si pierdes el aparato que tiene esta llave de acceso, nadie podrá entrar ya en esta cuenta. Añade { $mail ->
    [yes] una dirección o una segunda llave
   *[no] una segunda llave, en otro aparato
}.
account-passkey = Llave de acceso: { $name }
account-passkey-fell = Su cuenta de usos retrocedió el { $when }. Así ocurre tras restaurar un dispositivo o mover una llave. Si no has hecho ninguna de las dos cosas, quizá alguien tenga una copia: quítala y crea otra.
account-add-passkey = Añadir una llave de acceso
account-add-openid = Añadir { $service }
account-add-mail = Añadir una dirección de correo
account-remove = Quitar
account-remove-of = Quitar { $what }
account-last-way = Es la única forma de iniciar sesión en esta cuenta. Sin ella nadie podrá hacerlo cuando la cierres.
account-sessions = Sesiones abiertas
account-here = aquí
account-end = Cerrar
account-end-of = Cerrar la sesión de { $what }
account-end-others = Cerrar todas las demás
account-programs = Programas que juegan por ti
account-programs-about = Con su código, un programa juega tus partidas y no hace nada más en tu cuenta. Sus partidas lo indican y se puntúan aparte de las de personas.
account-program-name = Nombre de un programa
account-program-add = Crear un código
account-program-token = El código de { $name }, que solo se muestra esta vez:
account-program-seen = usado por última vez el { $when }
account-program-unused = nunca usado
account-program-revoke = Retirar
account-program-revoke-of = Retirar el código de { $name }
account-leave = Llevarse los datos y cerrar
account-export-about = Todo lo que se guarda de tu cuenta y los registros de tus partidas, en un solo archivo:
account-export = descargarlo
account-close-about = Al cerrarla se borran tus direcciones, llaves de acceso, sesiones y notas privadas. Tus partidas quedan para el otro bando, como las de un antiguo jugador, con lo que escribiste y marcaste en ellas; también los nombres que diste a partidas y copas.
account-close = Cerrar la cuenta
account-close-type = Para cerrarla, escribe { $handle }
