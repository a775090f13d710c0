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
