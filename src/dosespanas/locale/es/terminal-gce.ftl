# La Guerra Civil Española en la terminal.

terminal-gce-help =
    Responde con el número de una opción, su notación o el comienzo de ella: move r_mng, mo r_mng, attack 2712.
    Basta un hexágono o una unidad, para la primera opción que los nombra: 2712, r_mng.
      map            el mapa de España; map Madrid, map 2712: la parte alrededor de un lugar
      look LUGAR     el terreno, quién está y cómo se abastece; por número, nombre o unidad
      hand           fichas, puntos, transporte, obligaciones, refuerzos, y cómo va la guerra
      aid            cada paso del turno en una frase, y las tablas principales
      victory        lo cerca que está cada bando de ganar, y por qué regla
      hint           las mejores decisiones con su probabilidad de ganar; hint ADVERSARIO: según él
      odds           las probabilidades exactas del ataque en curso; odds NÚMERO o ACCIÓN: si se tomara
      why            qué pretendían los adversarios en el último turno; why all: en todos
      why ACCIÓN     por qué una acción no es legal ahora
      rule 13.12-a   el texto de una regla
      log            lo último que ha ocurrido; log 50: las últimas cincuenta líneas
      always         qué se puede responder igual desde ahora; always 1: hasta que la anules;
                     always 1 turn: hasta el final de este turno
      queue A; B; C  respuestas una tras otra, en notación: refuerzos, reconstrucción
      orders         tus órdenes vigentes y las que han terminado
      cancel 2       anular la orden 2
      undo           deshacer la última decisión, hasta un dado, una ficha o el turno del otro bando
      agree          con dos personas: terminar aquí
      resign         abandonar: gana el otro bando
      end            aceptar la oferta de un ordenador que ya no ve cómo ganar: has ganado
      save FICHERO   guardar la partida; dosespanas play --load FICHERO la continúa
      quit           levantarse de la mesa
terminal-gce-legend = N R bando, con tropas y su número; n r lo mismo, vacío. : accidentado ^ montaña " marisma ~ mar. * o un número: valor de moral, o otra población, = línea fortificada. | \ / frente. @ unidades en curso o que atacan, # hexágono atacado, + una opción.
terminal-gce-legend-small = N R bando, con tropas y su número; n r lo mismo, vacío. : accidentado ^ montaña " marisma ~ mar * valor de moral o otra población. map Madrid muestra la parte alrededor de un lugar.
terminal-gce-state = { $morale ->
    [none] {""}
   *[other] Moral republicana { $morale }.{" "}
}Puntos de recurso: nacionales { $nationalist }, italianos { $italian }, republicanos { $republican }, del Norte { $northern }.
terminal-gce-look = { $hex }{ $also ->
    [none] {""}
   *[other] , también { $also }
}: { $side }
terminal-gce-coast = costa
terminal-gce-zone-full = Zona de control: { $side }.
terminal-gce-zone-column = Zona de control solo de columnas: { $side }.
terminal-gce-supply-here = Las unidades de tu bando tendrían suministro aquí.
terminal-gce-no-supply-here = Las unidades de tu bando no tendrían suministro aquí.
terminal-gce-supplied = con suministro
terminal-gce-supplied-from = suministro desde { $hex }, { $count ->
    [0] en el hexágono
    [one] a un hexágono
   *[other] a { $count } hexágonos
}
terminal-gce-unsupplied = sin suministro ({ $rule }: { $why })
terminal-gce-where-map = en el mapa
terminal-gce-where-due = por entrar ahora
terminal-gce-where-waiting = aún no ha llegado
terminal-gce-where-air = entre los aviones
terminal-gce-where-returning = ausente
terminal-gce-where-eliminated = eliminada
terminal-gce-where-removed = fuera de la partida
terminal-gce-hand-chits = Fichas de evento
terminal-gce-hand-means = Puntos y transporte
terminal-gce-hand-duties = A qué obligan los eventos
terminal-gce-duty-units = Aún se pide a: { $pieces }
terminal-gce-hand-arrivals = Refuerzos
terminal-gce-hand-air = Aviones
terminal-gce-hand-returning = Unidades que volverán
terminal-gce-hand-lost = Unidades eliminadas
terminal-gce-hand-war = El estado de la guerra
terminal-gce-cup = { $side }: { $cup } en el cubilete, { $count ->
    [one] { $count } guardada
   *[other] { $count } guardadas
}.
terminal-gce-points = Reserva { $pool }: { $count ->
    [one] un punto
   *[other] { $count } puntos
}{ $next ->
    [0] {""}
   *[other] , { $next } más en el próximo turno
}.
terminal-gce-rail = Tren ({ $front }): { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
} de { $limit }.
terminal-gce-sea = Mar ({ $front }): { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
} de { $limit }.
terminal-gce-arrive = Turno { $turn }: { $pieces }.
terminal-gce-cost = { $cost ->
    [one] { $cost } punto:
   *[other] { $cost } puntos:
}
terminal-gce-by-hex = { $verb }: número, unidad y factores, hexágono por hexágono
terminal-gce-battle = Ataque a { $hex }: unidades que atacan { $attackers }, que defienden { $defenders }.
terminal-gce-battle-odds = Ataque a { $hex }: { $attack } contra { $defence }, { $odds }, columna { $column }. Escribe odds para ver la tabla.
terminal-gce-outlook = columna { $column }, { $share } de vaciar el hexágono
terminal-gce-odds = { $attack } contra { $defence }: { $odds }, columna { $base }, con los desplazamientos { $column }
terminal-gce-odds-unknown = { $attack ->
    [none] ?
   *[other] { $attack }
} contra { $defence ->
    [none] ?
   *[other] { $defence }
}
terminal-gce-modified = Modificado
terminal-gce-expect = De media el atacante tiene que perder { $attacker ->
    [one] { $attacker } paso
   *[other] { $attacker } pasos
}; el defensor pierde { $defender } de { $defenders }.
terminal-no-such-box-gce = No hay ningún hexágono, lugar ni unidad que se llame { $name }.

modifier-given = Indicado
