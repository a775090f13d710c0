## La mesa en un navegador, sin servidor

site-about = Dos juegos de guerra de tablero sobre la Guerra Civil española, contra el ordenador o con alguien ante la misma pantalla. Sin instalar nada y sin cuenta: todo se queda en este navegador.
site-play = Jugar ahora
site-all = Todos los juegos, lecciones y ajustes
site-docs = Documentación
site-fetching = Descargando la mesa
site-starting = Preparando la mesa
site-broken = No se ha podido preparar la mesa: { $why }
site-unkept = Este navegador no guarda nada aquí, quizá porque la ventana es privada. Las partidas se pierden al cerrarla; guárdalas antes.
site-elsewhere = La mesa está abierta en otra pestaña de este navegador.
site-take = Usarla aquí
site-newer = Hay una versión nueva de este sitio.
site-renew = Abrirla
site-save = Guardar todo
site-open = Abrir lo guardado
site-saved-about = Tus partidas, ajustes y correcciones en un archivo, para seguir en otro dispositivo. Al abrirlo ocupa el lugar de todo lo que hay aquí.
site-open-sure = Se borra todo lo que hay aquí y lo sustituye el contenido del archivo. ¿Abrirlo?
site-not-ours = Este archivo no se guardó aquí.
site-slow = Los rivales fuertes se toman aquí su tiempo: una decisión puede llevarles unos segundos.
