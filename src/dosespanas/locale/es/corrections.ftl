# Las correcciones de los datos con las que se juega una partida
page-corrections = Se juega con { $count ->
    [one] una corrección
   *[other] { $count } correcciones
} de los datos
page-continue-corrected = corregido
page-corrections-name = Se llaman «{ $name }»
page-corrections-source = De dónde vienen los valores: { $source }
page-corrections-show = Qué es distinto
page-corrections-what = Qué
page-corrections-was = Era
page-corrections-now = Es
page-corrections-new = nuevo
page-corrections-gone = suprimido
page-corrections-save = Guardar las correcciones
error-no-corrections = Esta partida se juega con los datos tal como se distribuyen.
error-proof-corrections = Las correcciones del registro no son aquellas con las que empezó la partida.
page-proof-corrections = El compromiso nombra las correcciones que lleva el registro: nadie las ha cambiado.
