### What the server keeps of a person: the page on privacy

privacy = Privacidad
privacy-about = Qué guarda de ti este servidor, para qué y cuánto tiempo. No se cuenta ni se sigue a nadie, y nada se carga de otros sitios.
privacy-nobody = Sin cuenta
privacy-nobody-about = Una partida: sus opciones, las decisiones tomadas y cuándo, las palabras, notas y marcas de su mesa, y una huella de cada enlace secreto. Tus enlaces, tus ajustes y tus respuestas a los problemas los guarda tu navegador.
privacy-account = Tu cuenta
privacy-account-about = Tu nombre, idioma y zona horaria; las direcciones y llaves de acceso con las que entras; dónde has entrado, con el nombre del navegador, hasta 180 días después del último uso o hasta que lo cierres. Un enlace para entrar vale 15 minutos. Si inicias sesión con otro servicio: una huella (hash) de quién eres allí. Los programas que juegan por ti: cómo los llamaste y cuándo se usaron por última vez.
privacy-notices = Para avisarte de las partidas
privacy-notices-about = Dónde quieres que se te avise y cuándo, y si falló. Un correo dice qué pasó en la partida y qué se te ha escrito en su mesa, y pasa por tu proveedor de correo. Lo que se envía al navegador va cifrado para él; un webhook va a la dirección que diste.
privacy-table = En la mesa
privacy-table-about = Los mensajes y las marcas los leen quienes están en esa mesa; una nota, solo tú. Se borran con la partida. Tus conjuntos de correcciones los lees solo tú, salvo que publiques uno: ese lo lee cualquiera, con tu nombre, hasta que lo retires. Un mensaje de persona a persona lo leen esas dos y se borra cuando una de ellas cierra la cuenta. Un mensaje denunciado lo lee quien lleva este servidor, con el motivo.
privacy-results = Lo que has jugado
privacy-results-about = Cómo acabaron tus partidas, tus puntuaciones y los torneos en que entraste. Otros los ven en los torneos y, fuera de ahí, solo si pides una página tuya.
privacy-network = Direcciones de red
privacy-network-about = El servidor cuenta las peticiones de cada dirección en su memoria, contra avalanchas, y no anota ninguna. Quien lo lleva puede tener delante otro servidor que sí lo haga.
privacy-end = Cuánto tiempo, y cómo termina
privacy-end-about = Una partida se guarda mientras quien lleva este servidor guarde partidas. Puedes llevarte todo en un archivo y cerrar la cuenta, ambas cosas en su página. Entonces se borra todo lo anterior. Tus partidas y lo que escribiste en sus mesas quedan para el otro bando, como de un antiguo jugador, y una huella de tu nombre, para que nadie tome uno que se le parezca. Una copia de seguridad puede guardarlo algo más.
