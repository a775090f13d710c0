# Lo que el juego pregunta, ofrece, cuenta y rechaza.

## Preguntas: qué hay que elegir ahora

prompt-move = { $side }: elige una tropa, un carro o un avión para mover, o termina tu movimiento.
prompt-to = { $side }: elige adónde va { $piece }.
prompt-surplus = { $side }: hay más de cuatro tropas en una casilla; elige cuál se pierde.
prompt-assign = { $side }: elige un general para asignarlo a una casilla.
prompt-activate = { $side }: elige un general, y combate con él o renuncia.
prompt-attacker = { $side }: elige la tropa que ataca en { $box }, o termina la batalla.
prompt-target = { $side }: elige la tropa enemiga a la que atacas en { $box }.
prompt-support-attack = { $side }: añade apoyo a tu ataque en { $box }, o continúa.
prompt-support-defence = { $side }: añade apoyo a tu defensa en { $box }, o continúa.
prompt-card = { $side }: pon una carta boca abajo para el combate en { $box }, o ninguna.
prompt-pair = { $side }: elige con qué avión enemigo se enfrenta cada uno de los tuyos.
prompt-pair-ships = { $side }: { $place }, elige con qué barco enemigo se enfrenta cada uno de los tuyos.
prompt-reroll = { $side }: has sacado { $rolls }: { $hits ->
    [0] ningún impacto
    [one] { $hits } impacto
   *[other] { $hits } impactos
} con tus modificadores. ¿Tirar otra vez? Puedes hacerlo { $count ->
    [one] una vez más
   *[other] { $count } veces más
} en esta partida.
prompt-place-drm = { $side }: elige el dado que recibe el modificador +{ $count }.
prompt-substitute = { $side }: no quedan fichas de este tipo; elige el tipo que ocupa su lugar.
prompt-ship = { $side }: elige una unidad para traerla de Marruecos, o termina el transporte ({ $count ->
    [one] queda { $count } plaza
   *[other] quedan { $count } plazas
}).
prompt-event = { $side }: juega una carta como evento, o pasa ({ $count ->
    [one] queda { $count }
   *[other] quedan { $count }
} en esta fase).
prompt-event-due = { $side }: juega una carta como evento ({ $count ->
    [one] falta { $count }
   *[other] faltan { $count }
} por jugar este turno).
prompt-react = { $side }: anula «{ $card }», o deja que se cumpla.
prompt-event-box = { $side }: elige la casilla donde se cumple «{ $card }».
prompt-event-take = { $side }, «{ $card }»: elige { $ships ->
    [yes] el avión, carro o barco
   *[no] el avión o carro
} de que se trata.
prompt-event-pick = { $side }: elige la tropa que cambia «{ $card }».
prompt-event-lose = { $side }: elige la unidad que retira «{ $card }»{ $count ->
    [one] { "" }
   *[other] { " " }(quedan { $count } por retirar)
}.
prompt-replacement = { $side }: refuerza una tropa o trae una nueva ({ $count ->
    [one] queda { $count } punto
   *[other] quedan { $count } puntos
}).
prompt-recruit-to = { $side }: elige la casilla donde entra { $piece }.
prompt-discard = { $side }: descarta { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} hasta quedarte en ocho.
prompt-offensive-move = { $side }: ofensiva, elige una tropa, un carro o un avión para mover, o termina el movimiento.
prompt-offensive-general = { $side }: ofensiva, elige el general que dirige el ataque.
prompt-offensive-battle = { $side }: ofensiva, abre el ataque con el general o renuncia a él.
prompt-landing-attacker = { $side }: desembarco en { $box }, elige la tropa que ataca.
prompt-sail = { $side }: elige un barco para enviarlo, o termina la asignación.
prompt-sail-to = { $side }: elige adónde va { $piece } y con qué misión.
prompt-berth = { $side }: elige adónde regresa { $piece }.
prompt-engage = { $side }: { $place }, combate o retírate.
prompt-aim = { $side }: elige contra qué dispara { $piece }, o que no dispare.
prompt-back = { $side }: elige a quién apoya { $piece }, o que no apoye a nadie.
prompt-suffer = { $side }: { $place }, elige qué unidad { $damage ->
    [0] se retira
   *[other] recibe el impacto
}.
prompt-captured-to = { $side }: elige la casilla donde entra { $piece }.
prompt-over = La partida ha terminado.

## Lo que se pregunta a otro: lo que hace ese bando

doing-move = El bando { $side } mueve sus tropas, carros y aviones.
doing-to = El bando { $side } elige adónde va { $piece }.
doing-surplus = El bando { $side } elige qué tropa pierde: hay más de cuatro en una casilla.
doing-assign = El bando { $side } asigna un general a una casilla.
doing-activate = El bando { $side } decide qué general combate o renuncia.
doing-attacker = El bando { $side } elige la tropa que ataca en { $box }, o termina la batalla.
doing-target = El bando { $side } elige qué tropa enemiga ataca en { $box }.
doing-support-attack = El bando { $side } decide el apoyo a su ataque en { $box }.
doing-support-defence = El bando { $side } decide el apoyo a su defensa en { $box }.
doing-card = El bando { $side } decide si pone una carta para el combate en { $box }.
doing-pair = El bando { $side } elige a qué aviones enemigos se enfrentan los suyos.
doing-pair-ships = El bando { $side } elige a qué barcos enemigos se enfrentan los suyos ({ $place }).
doing-reroll = El bando { $side } decide si tira otra vez.
doing-place-drm = El bando { $side } elige el dado que recibe el modificador.
doing-substitute = El bando { $side } elige otro tipo de tropa: no quedan fichas.
doing-ship = El bando { $side } trae unidades de Marruecos.
doing-event = El bando { $side } decide si juega una carta como evento.
doing-event-due = El bando { $side } elige la carta que juega como evento.
doing-react = El bando { $side } decide si anula «{ $card }».
doing-event-box = El bando { $side } elige la casilla donde surte efecto «{ $card }».
doing-event-take = El bando { $side } elige la pieza a la que afecta «{ $card }».
doing-event-pick = El bando { $side } elige la tropa que cambia «{ $card }».
doing-event-lose = El bando { $side } elige la unidad que retira «{ $card }».
doing-replacement = El bando { $side } refuerza sus tropas o trae otras nuevas.
doing-recruit-to = El bando { $side } elige la casilla por la que entra { $piece }.
doing-discard = El bando { $side } descarta cartas hasta el límite de la mano.
doing-offensive-move = El bando { $side } mueve para su ofensiva.
doing-offensive-general = El bando { $side } elige al general que dirige su ofensiva.
doing-offensive-battle = El bando { $side } decide si abre el ataque de su ofensiva.
doing-landing-attacker = El bando { $side } elige la tropa que ataca en el desembarco en { $box }.
doing-sail = El bando { $side } envía sus barcos.
doing-sail-to = El bando { $side } elige adónde va { $piece }.
doing-berth = El bando { $side } elige adónde vuelve { $piece }.
doing-engage = El bando { $side } decide si combate o se retira ({ $place }).
doing-aim = El bando { $side } elige a qué dispara { $piece }.
doing-back = El bando { $side } elige a quién apoya { $piece }.
doing-suffer = El bando { $side } elige cuál de sus unidades sufre el resultado ({ $place }).
doing-captured-to = El bando { $side } elige la casilla por la que entra { $piece }.

## Un momento de la partida: turno, fase y qué decisión de ella

moment = Turno { $turn } · { $phase }{ $move ->
    [none] {""}
   *[other] {" "}· jugada { $move }
}
moment-at = Turno { $turn } · { $phase } · { $place }{ $move ->
    [none] {""}
   *[other] {" "}· jugada { $move }
}

## Acciones: nombres de las opciones

action-move = Mover { $piece }
action-to = A { $box }
action-done = { $ends ->
    [movement] Terminar el movimiento
    [battle] Terminar la batalla
    [support] Sin más apoyo
    [transport] Terminar el transporte
    [assignment] Terminar la asignación
   *[other] Nada más
 }
action-lose = { $whose ->
    [enemy] Retirar { $piece } del enemigo
   *[own] Perder { $piece }
}
action-assign = Asignar: { $piece }
action-battle = Combatir con { $piece } en { $box }
action-decline = Renunciar con { $piece } en { $box }
action-decline-all = Renunciar con todos
action-attack = Atacar con { $piece }
action-target = Atacar a { $piece }
action-support = Añadir { $piece }
action-play = { $card }, como { $mode ->
    [bonus] bonificación
   *[penalty] penalización
}
action-no-card = Ninguna carta
action-pair = { $piece } contra { $foe }
action-place = Poner +{ $count } en el dado { $die }
action-substitute = Sustituir por { $piece }
action-ship = Traer { $piece }
action-event = Jugar { $card }
action-pass = Pasar: no más eventos
action-cancel = Anularlo con { $card }
action-accept = Dejar que se cumpla
action-take = Elegir { $piece }
action-pick = Elegir { $piece } en { $box }
action-raise = Reforzar { $piece } en { $box }
action-recruit = Tropa nueva: { $piece }
action-forfeit = Renunciar { $count ->
    [none] a los puntos restantes
    [one] al punto restante
   *[other] a los { $count } puntos restantes
}
action-discard = Descartar { $card }
action-gunfire = Apoyar el combate en { $box }
action-blockade = Bloquear { $box }
action-protect = Proteger { $box }
action-patrol = Acechar ante { $box }
action-reroll = Tirar otra vez todos estos dados
action-keep = Dejar los dados como están
action-engage = Combatir
action-withdraw = Retirarse
action-aim = { $piece } contra { $foe }
action-hold = { $piece } se abstiene
action-back = { $piece } apoya a { $foe }
action-suffer = Recae en { $piece }
action-repair = Reparar { $piece }

## Sucesos: lo que ha pasado

battle-outcome-of = { $place }: pérdidas nacionales, { $nationalist ->
    [none] ninguna unidad
   *[other] { $nationalist }
}, impactos recibidos { $taken }; pérdidas republicanas, { $republican ->
    [none] ninguna unidad
   *[other] { $republican }
}, impactos recibidos { $dealt }.
battle-outcome = { $place }: tus pérdidas, { $own ->
    [none] ninguna unidad
   *[other] { $own }
}, impactos recibidos { $taken }; pérdidas del enemigo, { $foe ->
    [none] ninguna
   *[other] { $foe }
}, impactos recibidos { $dealt }.
piece-of = { $side ->
    [Nacional] { $piece } (nacionales)
   *[other] { $piece } (republicanos)
}
at-box = { $box ->
    [none] {""}
   *[other] { $box }:{" "}
}
at-hex = { $hex ->
    [none] {""}
   *[other] { $hex }:{" "}
}
event-turn = Comienza el turno { $turn }: { $year }.
event-phase = { $side ->
    [Nacional] Fase: { $phase }, Nacional.
    [Republicano] Fase: { $phase }, Republicano.
   *[none] Fase: { $phase }.
}
event-reseeded = La partida sigue desde aquí con su propio azar: las cartas aún no robadas y los dados por venir son nuevos.
event-redealt = La partida sigue desde aquí con su propio azar: las manos ocultas, las cartas aún no robadas y los dados por venir son nuevos.
event-opponent-failed = { $side }: { $opponent } no dio respuesta y ya no juega.
event-opponent-plays = { $side }: desde aquí juega { $opponent }.
event-drew = El bando { $side } robó { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}.
event-hand-discarded = El bando { $side } retiró su antigua mano de { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}.
event-moved = { $piece } se movió de { $from } a { $to }.
event-marker-placed = Se puso en { $box } un marcador de control { $side }.
event-marker-removed = Se quitó de { $box } el marcador de control { $side }.
event-flew = { $piece } voló a { $to }.
event-surplus-lost = { $piece } se perdió en { $box }: había más de cuatro tropas.
event-assigned = { $piece } fue asignado a { $to }.
event-battle-started = { $piece } abrió una batalla en { $box }.
event-battle-declined = { $piece } renunció a la batalla en { $box }.
event-attack = { $piece } atacó a { $target } en { $box }.
event-supported = { $piece } dio apoyo al bando { $side }.
event-card-laid = El bando { $side } puso una carta boca abajo como { $mode ->
    [bonus] bonificación
   *[penalty] penalización
}.
event-card-revealed = El bando { $side } descubrió { $card }, como { $mode ->
    [bonus] bonificación
   *[penalty] penalización
}.
event-no-card = El bando { $side } no puso ninguna carta.
event-air-roll = { at-box }{ $piece } sacó { $rolls } (modificador { $drm }) contra { $foe }.
event-plane-destroyed = { at-box }{ $piece } fue derribado.
event-plane-withdrawn = { at-box }{ $piece } fue ahuyentado.
event-rerolled = El bando { $side } tira otra vez en lugar de { $rolls }; { $count ->
    [0] ya no puede volver a hacerlo en esta partida
    [one] puede hacerlo una vez más en esta partida
   *[other] puede hacerlo { $count } veces más en esta partida
}.
event-roll = El bando { $side } sacó { $rolls }, con modificadores { $modified }: { $hits ->
    [0] ningún impacto
    [one] { $hits } impacto
   *[other] { $hits } impactos
}.
event-hit = { at-box }{ $piece } recibió { $hits ->
    [one] { $hits } impacto
   *[other] { $hits } impactos
} { $becomes ->
    [0] y desaparece
   *[other] y queda con fuerza { $becomes }
}.
event-substituted = { at-box }{ $piece } cedió su lugar a { $by } por falta de fichas.
event-uncountered = { at-box }no quedaba ficha para lo que restaba de { $piece }: la tropa se retira.
event-tank-destroyed = { $piece } fue destruido en { $box }.
event-plane-home = { $piece } regresó a su base.
event-box-taken = El bando { $side } tomó { $box }.
event-battle-ended = Terminó la batalla en { $box }.
event-stacks-opened = Se descubrieron todas las pilas en { $box }.
event-dummy-placed = El bando { $side } colocó un señuelo en { $box }.
event-dummies-home = { $count ->
    [one] Un señuelo del bando { $side } en { $box } volvió a la mano.
   *[other] { $count } señuelos del bando { $side } en { $box } volvieron a la mano.
}
event-objectives = Ciudades objetivo: { $nationalist } nacionales, { $republican } republicanas, { $contested } disputadas.
event-shipped = { $piece } cruzó de Marruecos a { $to }.
event-event-played = El bando { $side } jugó { $card }.
event-event-cancelled = { $by } anuló { $card }.
event-event-void = { $card } no tuvo efecto.
event-event-rest-void = El resto de { $card } no tuvo efecto.
event-placed = { $piece } entró en { $box }.
event-arrived = { $piece } pasa a estar disponible.
event-raised = { $piece }, en { $box }, sube a fuerza { $to }.
event-converted = { $box }: { $piece } se cambia por { $by }, otro tipo de tropa.
event-removed = { at-box }{ $piece } sale del juego.
event-permanent = { $card } sigue en vigor el resto de la partida.
event-put-aside = { $card } queda aparte hasta que surta efecto.
event-no-counter = { $card }: no quedaban fichas disponibles.
event-extra-rp = El bando { $side } recibe { $count ->
    [one] { $count } punto de reemplazo adicional
   *[other] { $count } puntos de reemplazo adicionales
}.
event-extra-cards = El bando { $side } roba { $count ->
    [one] { $count } carta más
   *[other] { $count } cartas más
} el turno siguiente.
event-rp = El bando { $side } tiene { $count ->
    [one] { $count } punto de reemplazo
   *[other] { $count } puntos de reemplazo
}.
event-recruited = { $piece } entró en { $box } como reemplazo.
event-forfeited = El bando { $side } perdió { $count ->
    [one] { $count } punto de reemplazo sin gastar
   *[other] { $count } puntos de reemplazo sin gastar
}.
event-passed = El bando { $side } pasó: no más eventos.
event-discarded = El bando { $side } descartó { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}.
event-sailed = { $mission ->
    [gunfire] { $piece } salió hacia { $to } para apoyar el combate terrestre.
    [blockade] { $piece } salió hacia { $to } para bloquear el puerto.
    [protect] { $piece } salió hacia { $to } para proteger el puerto.
    [patrol] { $piece } salió hacia { $to } para acechar ante la costa.
    [base] { $piece } salió hacia { $to }.
   *[area] { $piece } salió hacia { $to }.
}
event-berthed = { $piece } llegó a { $to }.
event-sea-battle = { $kind ->
    [coast] { $place }: ambos bandos combatieron ante la costa.
    [battery] { $place }: abrieron fuego las baterías del puerto.
   *[area] { $place }: ambos bandos aceptaron el combate.
}
event-sea-declined = { $place }: el bando { $side } rehusó el combate y se retiró.
event-sea-roll = { $piece } sacó { $rolls }{ $target ->
    [none] {""}
   *[other] {" "}contra { $target }
}{ $with ->
    [none] {""}
   *[other] {" "}(apoyo: { $with })
}, con modificadores { $modified }: { $hits ->
    [0] ningún impacto
    [one] { $hits } impacto
   *[other] { $hits } impactos
}{ $turned ->
    [0] {""}
    [one] , { $turned } retirada
   *[other] , { $turned } retiradas
}.
event-battery = Las baterías de { $box } (bando { $side }) sacaron { $rolls }, con modificadores { $modified }: { $hits ->
    [0] ningún impacto
    [one] { $hits } impacto
   *[other] { $hits } impactos
}{ $turned ->
    [0] {""}
    [one] , { $turned } retirada
   *[other] , { $turned } retiradas
}.
event-ship-damaged = { at-box }{ $piece } sufrió daños.
event-ship-withdrawn = { at-box }{ $piece } se retiró.
event-ship-destroyed = { at-box }{ $piece } se hundió.
event-ship-repaired = Se reparó { $piece }.
event-port-blockaded = { $box } quedó bloqueado: las cartas no traen nada allí al bando { $side }.
event-area-control = { $place }: { $state ->
    [nationalist] dominio nacional.
    [republican] dominio republicano.
    [contested] en disputa.
   *[nobody] sin dominio de nadie.
}
event-sea-effect = { $effect ->
    [cards] El mar da al bando { $side } { $count ->
        [one] { $count } carta y { $count } evento más
       *[other] { $count } cartas y { $count } eventos más
    } el turno siguiente.
   *[replacement] El mar da al bando { $side } { $count ->
        [one] { $count } punto de reemplazo más
       *[other] { $count } puntos de reemplazo más
    }.
}
event-event-roll = { $card }, { $piece }: salió un { $die }; hacía falta { $needed } o más.
event-card-lost = El bando { $side } perdió { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
} de su mano.
event-tank-captured = { at-box }el bando Nacional capturó { $piece } (dado: { $roll }).
event-tank-not-captured = { at-box }{ $piece } quedó inservible (dado: { $roll }).
event-game-over = { $winner ->
    [Nacional] Ganó el bando Nacional.
    [Republicano] Ganó el bando Republicano.
   *[none] La partida terminó en empate.
} { $reason ->
    [outcome-objectives] { outcome-objectives }
    [outcome-connected] { outcome-connected }
    [outcome-three-cities] { outcome-three-cities }
    [outcome-madrid] { outcome-madrid }
    [outcome-resistance] { outcome-resistance }
    [outcome-count] { outcome-count }
    [outcome-both] { outcome-both }
    [outcome-resigned] { outcome-resigned }
    [outcome-out-of-time] { outcome-out-of-time }
    [outcome-agreed] { outcome-agreed }
   *[outcome-draw] { outcome-draw }
}

## Resultados: por qué terminó la partida

outcome-objectives = El bando { $winner } tenía en solitario { $count ->
    [one] { $count } ciudad objetivo
   *[other] { $count } ciudades objetivo
}; con más de siete se gana. Eran { $boxes }.
outcome-connected = { $count ->
    [0] Al bando { $loser } no le quedaba ninguna casilla
    [one] Al mayor grupo de casillas enlazadas del bando { $loser } le quedaba una ({ $boxes })
   *[other] Al mayor grupo de casillas enlazadas del bando { $loser } le quedaban { $count } ({ $boxes })
}; con menos de ocho se pierde.
outcome-three-cities = El bando { $winner } tenía en solitario, a la vez, { $boxes }.
outcome-madrid = El bando { $winner } tenía { $boxes } en solitario en el Mantenimiento del turno { $turn }; antes del turno 4 eso da la victoria.
outcome-resistance = Al final del turno { $turn } quedaban unidades republicanas en { $count ->
    [one] { $count } ciudad objetivo
   *[other] { $count } ciudades objetivo
}, y bastan más de tres: { $boxes }.
outcome-count = Al final del turno { $turn } el bando nacional tenía { $nationalist } ciudades objetivo y el republicano { $republican }; las del vencedor ({ $winner }) eran { $boxes }.
outcome-draw = Al final del turno { $turn } ambos bandos tenían el mismo número de ciudades objetivo: { $nationalist }.
outcome-both = Ambos bandos cumplieron a la vez una condición de victoria.
outcome-resigned = El bando perdedor abandonó la partida.
outcome-out-of-time = Al bando perdedor se le acabó el tiempo y se reclamó la victoria.
outcome-agreed = Los jugadores acordaron terminar; se contaron las ciudades objetivo: { $nationalist } nacionales, { $republican } republicanas.
victory-objectives = ciudades objetivo en solitario, en el Mantenimiento
victory-connected = mayor grupo de casillas enlazadas del otro bando ({ $side }), en el Mantenimiento
victory-cities = { $boxes }: todas en solitario, en el Mantenimiento
victory-early = { $box } en solitario, en el Mantenimiento hasta el turno { $turn }
victory-resistance = ciudades objetivo con tropas o carros propios, al final del turno { $turn }
odds-unseen-laid = La carta enemiga que está boca abajo no se cuenta arriba. Con todas las cartas que puede ser:
odds-unseen-coming = El otro bando aún puede poner una carta; no se cuenta arriba. Ponga la que ponga:
odds-unseen-target = defensor destruido
odds-unseen-attacker = atacante destruido

## Rechazos: por qué no

refusal-not-offered = Eso no está entre las opciones de ahora.
refusal-not-now = Eso no está entre las opciones de ahora.
refusal-game-over = La partida ha terminado.
refusal-not-your-choice = Ahora no te toca decidir.
refusal-wrong-decision = Ahora hay que decidir otra cosa; decide el bando { $side }.
refusal-already-moved = { $piece } ya se ha movido en esta fase.
refusal-unsupplied = { $box } está sin suministro: ninguna casilla conectada es amiga ni disputada.
refusal-last-unit = La última unidad no puede salir de { $box } mientras haya enemigos.
refusal-contested-one-link = De una casilla disputada una tropa solo avanza una conexión, a una casilla amiga o disputada; { $box } está demasiado lejos.
refusal-not-linked = { $piece } no puede llegar a { $box } desde donde está.
refusal-no-link-path = { $piece } no tiene camino por tierra hasta { $box }.
refusal-way-barred = { $piece } no puede llegar a { $box }: solo pasa por casillas amigas y tendría que detenerse en { $stop }.
refusal-contested-into-enemy = De una casilla disputada una tropa solo va a una casilla amiga o disputada; { $box } está solo en poder del enemigo.
refusal-stays = { $piece } ya está en { $box }.
refusal-overseas = { $box } está al otro lado del mar; nadie llega ni sale por tierra.
refusal-enemy-box = { $box } está en poder del enemigo.
refusal-tank-contested-start = { $piece } salió de una casilla disputada: solo puede pasar por casillas amigas y nunca entrar en una enemiga.
refusal-no-own-unit = En { $box } no hay ninguna unidad de tu bando; un marcador de control no basta.
refusal-first-turn-reach = En el turno 1 { $piece } solo puede ir a su casilla inicial o a una conectada con ella.
refusal-new-general = { $piece } acaba de incorporarse y solo puede ir adonde lo ha traído su carta.
refusal-naval-events-only = { $card }: tus eventos obligatorios ya están jugados; solo se pueden añadir cartas navales.
refusal-landed-general = { $piece } acaba de desembarcar y solo puede ir a la casilla donde está o a una conectada con ella.
refusal-general-in-box = En { $box } ya hay un general de tu bando.
refusal-in-morocco = { $piece } está en Marruecos y antes hay que traerlo.
refusal-already-attacked = { $piece } ya ha atacado este turno.
refusal-not-troop = { $piece } no es una tropa; solo las tropas atacan y son atacadas.
refusal-not-in-box = No hay tal unidad en { $box }.
refusal-not-on-map = { $piece } no está en el mapa.
refusal-not-paired = { $piece } no participa en este combate aéreo o ya tiene adversario.
refusal-fight-on = En el desembarco de { $box } se combate hasta que desaparece un bando.
refusal-used = { $piece } ya se ha utilizado.
refusal-transport-full = Este turno no pueden desembarcar más unidades en { $box }.
refusal-transport-enemy = En { $box } no hay nada de tu bando; nadie puede desembarcar allí.
refusal-not-in-hand = { $card } no está en tu mano.
refusal-no-counter = No queda ninguna ficha disponible de esa clase.
refusal-box-spent = En esta fase ya se ha gastado un punto de reemplazo en { $box }.
refusal-not-replaceable = Las tropas de este tipo solo vuelven mediante cartas.
refusal-step-too-high = { $piece } no puede subir más este turno.
refusal-basque = Las tropas vascas solo entran en Bilbao o San Sebastián.
refusal-no-battle-unsupplied = { $piece } está sin suministro en { $box } y no puede abrir una batalla.
refusal-attack-limit = Una carta limita las casillas en que puedes combatir este turno y ya has llegado al límite.
refusal-no-target = En { $box } no hay ninguna tropa enemiga que atacar.
refusal-not-yours = { $piece } no es una pieza que puedas elegir aquí.
refusal-nothing-to-cancel = { $card } solo anula un evento, justo después de jugarse.
refusal-card-box = { $card } no puede aplicarse en { $box }.
refusal-card-piece = { $card } no permite esa elección.
refusal-damaged-ship = { $piece }: hay daños y antes hace falta una reparación.
refusal-not-damaged = { $piece }: no hay daños que reparar.
refusal-already-sailed = { $piece } ya tiene su misión de este turno.
refusal-already-there = { $piece } ya tiene esa misión en { $box }.
refusal-not-in-base = { $piece } no está en una base naval.
refusal-base-closed = { $box }: no se puede usar, el enemigo domina la tierra contigua.
refusal-not-haven = { $piece }: va a una base propia abierta o, si no hay ninguna, a un puerto amigo.
refusal-not-coastal = { $box } no está en la costa.
refusal-not-port = { $box } no es un puerto.
refusal-port-friendly = En { $box } no hay nada que bloquear: no hay nada del enemigo.
refusal-port-enemy = En { $box } no hay nada que proteger: no hay nada tuyo.
refusal-port-blockaded = { $box } está bloqueado; las cartas no traen nada allí.
refusal-cantabrico = Oviedo, Bilbao o San Sebastián deben ser amigas antes de enviar nada a { $box }.
refusal-submarine-gunfire = Los submarinos no apoyan el combate terrestre.
refusal-patrol-submarines = Solo los submarinos acechan ante una costa; los barcos con cañones apoyan allí el combate terrestre.
refusal-no-planes-here = Aquí no operan aviones: { $box }.
refusal-too-many-planes = Ya hay allí dos aviones tuyos: { $box }.
refusal-too-far-from-land = Ninguna casilla tuya está a tres conexiones o menos: { $box }.
refusal-first-turn-sea = En el turno 1 { $piece } no puede salir al mar.
refusal-no-emblem = { $piece } solo abre una batalla donde hay una tropa de su emblema.
refusal-must-play = En esta variante los eventos son obligatorios; hay que jugar una carta.
refusal-no-combat-cards = En esta variante ninguna carta puede usarse en combate.
refusal-no-reroll = En esta partida nadie puede repetir una tirada.
refusal-not-friendly = { $box } no es solo de tu bando.
refusal-new-strength = Una tropa nueva de { $piece } no puede entrar ahora con esta fuerza.
refusal-tank-nowhere = { $piece } no tiene ninguna casilla adonde ir.
refusal-box-full = En { $box } hay más de cuatro tropas tuyas; saca antes las que sobran.

## Errores: registros, posiciones, datos, servidor

error-unknown-action = «{ $action }» no es una acción; se esperaba: { $right }.
error-bad-record = El registro tiene un fallo en la línea { $line }: { $wrong }; se esperaba: { $right }.
error-gathering = Esta partida empieza cuando cada persona haya añadido un número a su azar.
error-number-given = El número de este asiento ya está dado; no se cambia.
error-proof-later = Los dados y las cartas se prueban cuando la partida termina.
error-proof-none = Este registro no dice de qué se hizo su semilla; sus dados y cartas salen de la semilla que nombra, pero nadie estaba atado a ella.
error-proof-commitment = El secreto no es aquel al que el servidor se ató al comienzo: no corresponde al compromiso.
error-proof-seed = La semilla no es la que hacen el secreto y los números de los jugadores.
error-proof-nobody = Nadie añadió un número a la semilla: el servidor eligió solo los dados y las cartas.
error-proof-labels = Lo sacado, o para qué se sacó, no es lo que dice el registro.
error-proof-empty = No se sacó nada: no hay nada que pueda probarse.
error-proof-midway = La partida siguió con otras reglas: lo que se sacó antes no se repite, y nada lo prueba.
error-proof-chain = Las líneas del registro no son aquellas de las que se hizo su cadena: se han reescrito.
error-proof-record = Una etiqueta o una línea del registro no es la que abarca la prueba: se ha reescrito.
error-proof-shown = El compromiso no es el que se le mostró.
error-proof-number = Su número no está entre aquellos de los que se hizo la semilla.
error-proof-givers = Los números no son los de las personas que jugaron.
error-proof-who = Diga quién jugó (--givers, una vez por cada uno; both: dos ante una pantalla). El número de quien no es una persona no prueba nada.
error-proof-lost = Su semilla es de las que hace un servidor; el registro de una partida así dice de qué se hizo la semilla, y este no lo dice. Quien haya tomado él mismo una semilla de esta clase puede indicar --without-proof.
error-record-departs = El registro se aparta de las reglas en la acción { $number } ({ $action }). { $why }
error-other-data =
    { $wrong ->
        [unknown] La partida se jugó con otros archivos de datos
       *[other] La partida se jugó con una copia corregida de los datos (valores cambiados en { $wrong })
    }; { $right ->
        [shipped] aquí están los que vienen con este programa
       *[other] aquí hay otra copia (valores cambiados en { $right })
    }. Indica la carpeta de la copia con la que se jugó.
error-record-version = El registro se hizo con { $wrong }; este programa tiene { $right }.
error-record-watched = Este registro lo tomó alguien que solo miraba una partida en curso; no puede continuarse. El de la partida terminada, sí.
error-record-cut-off = El registro está cortado en la línea { $line }. Descárgalo de nuevo y guárdalo entero.
error-record-here = Mientras dure, esta partida solo sigue aquí.
error-sealed-by-library = Este registro se selló con la biblioteca cryptography, que aquí no está instalada: instala dosespanas[server].
error-sealed-elsewhere = Este registro es de una partida sin terminar y solo puede abrirlo el servidor donde se jugaba.
error-bad-position = { $path ->
    [position] Las reglas no permiten esta posición: { $wrong }.
   *[other] La posición tiene un fallo en { $path }: { $wrong }; se esperaba: { $right }.
}
error-bad-data = { $file }, línea { $line }, { $path }: { $wrong }; { $right }.
error-unknown-option = No hay tal opción: { $option }.
error-unknown-opponent = En este juego no hay adversario { $opponent }; hay: { $known }.
error-player-failed = El rival { $player } ({ $side }) falló en la decisión { $choice } de la partida con semilla { $seed }: { $why }. Nadie juega en su lugar.
error-no-failure = Aquí no ha fallado ningún rival: no se sustituye a nadie.
error-no-such-path = No se puede usar { $path }: { $why }.
error-bad-opponent-name = «{ $value }» no es nombre para un adversario: de 1 a 16 letras minúsculas, cifras o _, pero no random ni person.
error-bad-weights = No se pueden usar los pesos de un rival: { $where }, { $what }
error-options-exclude = Las opciones { $option } y { $other } se excluyen; elige una.
error-record-fog = En esta partida hay piezas cubiertas y sigue en curso; su registro enseñaría lo oculto.
error-record-earlier = La elección { $choice } se jugó con reglas anteriores; este registro se reproduce desde la elección { $first }.
error-unknown-language = No hay tal idioma; hay { $known }.
error-cannot-undo = No hay nada que deshacer: desde entonces se ha revelado o entregado algo, o la última acción no era tuya.
error-no-agreement = Un adversario automático no acuerda terminar antes; sigue jugando o deja la partida.
error-no-take-back = Aquí no hay nada que deshacer de común acuerdo: desde entonces se descubrió o se eligió algo, o la petición se rechazó o se retiró.
error-no-rematch = Se ofrece revancha al acabar una partida que jugaron dos personas, cada una en su pantalla y con un enlace que nadie más tiene.
error-rematch-gone = Esta oferta de revancha ya no está en pie: se retiró, se contestó, o quien la hizo ha cerrado su cuenta.
error-rematch-closed = Ya no puedes ofrecer más revanchas de esta partida: una se rechazó, retiraste varias, o la otra persona ha cerrado su cuenta.
error-no-yield = El adversario no ofrece abandonar.
error-no-advice-here = En esta partida el ordenador no aconseja.
error-advice-source = Esto viene de una partida que sigue sin consejos del ordenador: hasta que termine, aquí el ordenador ni aconseja ni juega.
error-not-by-agreement = Esta partida no se termina por acuerdo.
error-no-picture = No hay imágenes de { $game }.
error-unknown-overlay = Este juego no tiene la capa { $name }.
error-unknown-game = Aquí no hay ninguna partida que abra este enlace.
error-unknown-game-name = No hay tal juego en la estantería.
error-no-such-choice = Esta partida no tiene ese momento.
error-no-token = Hace falta el enlace secreto de un asiento.
error-spectator = Este enlace es solo para mirar.
error-no-lesson = Este juego no tiene primer turno guiado.
error-hotseat = En una pantalla compartida, ambos bandos los llevan personas.
error-secret-known = Este secreto ya está en uso. Hay que sortear otro.
error-no-invitation = En esta partida ningún asiento se da por invitación.
error-invitation-changed = La invitación ha cambiado en el mismo momento. Mírala otra vez.
error-invitation-taken = Esta invitación ya se ha aceptado. Si fuiste tú, sigue en el navegador en que lo hiciste. Si no, díselo a quien te invitó: otra persona tiene el asiento y hace falta una partida nueva.
error-unknown-invitation = Esta invitación no vale. Se ha retirado o hay otra más nueva, o falta una parte del enlace. Pide otra a quien te invitó.
error-mine = Di qué bando es el tuyo; para el otro hay una invitación.
error-not-your-choice = La decisión corresponde al bando { $side }.
error-game-over = La partida ha terminado.
error-stale = La partida ha avanzado; tu decisión no se ha tenido en cuenta.
error-not-done = El servidor no respondía cuando pulsaste: no se ha hecho. Pulsa otra vez.
error-stale-choice = La partida ha seguido; la respuesta a una pregunta anterior no se ha tenido en cuenta.
error-too-large = La petición es demasiado grande: como mucho { $limit ->
    [one] { $limit } byte
   *[other] { $limit } bytes
}.
error-bad-request = La petición no se entiende en { $where }: { $wrong }.
error-bad-setting = { $setting } debe ser un número mayor que 0, no «{ $value }».
error-no-database = «{ $value }» no nombra ningún archivo donde guardar partidas. Indica un archivo como games.db o la dirección de una base de datos.
error-bad-address = «{ $value }» no es una dirección en la que pueda servirse la página. Indica una como https://games.example.org, sin ruta.
error-port-taken = El puerto { $port } está ocupado: ya hay algo escuchando ahí. Elige otro con --port.
error-cannot-listen = No se puede escuchar en { $host }, puerto { $port } ({ $why }). Véanse --host y --port.
error-bad-key = La clave del servidor no es válida: se esperan 32 bytes en base64 para URL.
error-http = La petición ha fallado (código { $code }).
error-server = El servidor ha cometido un error; no se ha cambiado nada.
error-database-full = El disco del servidor está lleno: no se ha escrito nada. Quien lo administra debe hacer sitio.
error-database-locked = La base de datos está ocupada. Inténtalo de nuevo en un momento.
error-database-damaged = La base de datos está dañada. Quien administra el servidor debe restaurarla de una copia.
error-database-read-only = El servidor no puede escribir en su base de datos. Quien lo administra debe permitirlo.
error-database-away = No se puede acceder a la base de datos. Inténtalo de nuevo en un momento.
error-database-moved = El archivo de la base de datos se ha movido o borrado. Quien administra el servidor debe devolverlo a su sitio y reiniciarlo.
error-foreign-page = Esta conexión viene de una página de otro sitio.
error-too-many = Demasiadas peticiones. Espera { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
error-busy = El servidor está ocupado. Inténtalo de nuevo en un momento.
error-wrong-host = Este servidor no responde a ese nombre. Usa localhost o inícialo con --url.
error-database = No se puede usar la base de datos { $database } ({ $why }). { $cause ->
    [full] Haga sitio en el disco.
    [locked] Otro programa escribe en ella: deténgalo o inténtelo de nuevo.
    [damaged] Restáurela desde una copia, o apártela y arranque de nuevo.
    [read-only] Permita al servidor escribir en ella y en su carpeta.
    [foreign] Indique otro fichero: este queda como está.
    [newer] Arranque la versión que la dejó, o una más nueva.
   *[away] Compruebe que está ahí y que su dirección es correcta.
  }
error-game-damaged = No se puede leer la partida { $game } ({ $where }); no se ha cambiado nada. Recupera la base de datos o carga un registro descargado.
error-unknown-person = No hay ninguna cuenta { $name }.
error-database-served = Un servidor usa esta base de datos; detenlo antes.
error-game-not-whole = { $lost } líneas de la partida { $game } no se pueden volver a jugar. Con --cut vuelve a la decisión { $choice }.
error-game-data = La partida { $game } se jugó con otros archivos de datos que los de este servidor.
error-bad-data-folder = La carpeta { $folder } no sirve para ningún juego, o sirve para más de uno; escríbela como gce=carpeta o espana1936=carpeta y revisa sus archivos.
error-game-version = La partida { $game } se jugó con { $wanted } y este servidor tiene { $here }.
error-no-standing = No se guardó dónde estaba esta partida, y las reglas actuales no llevan otra vez allí. Toma su registro y síguelo hasta donde llegue.
error-choice-earlier = Esto se jugó con reglas anteriores que este servidor no tiene; el diario lo cuenta. Se puede mirar atrás lo que vino después.
error-other-rules = Esta partida empezó con otras reglas y no se reproduce desde el principio. Por eso aquí no pueden probarse sus dados ni analizarse la partida.
error-rules-present = Esta partida no necesita otras reglas para seguir.
error-rules-over = Esta partida ha terminado: nadie la continúa.
error-game-over-rules = Esta partida ha terminado. Se jugó con otras reglas, o con otros datos, que los de este servidor, que no puede mostrar esto de ella. Su registro puede descargarse.

## Telón: por qué otra persona no puede mirar ahora la misma pantalla

curtain-cards = La próxima elección trata de cartas que solo este bando puede ver.
curtain-fog = El mapa muestra lo que solo este bando puede ver.
# What would be regretted, said before it is done
idea-open = { $box }, ciudad objetivo, solo tiene un marcador: una unidad puede entrar sin más.
idea-decides = { $box } solo tiene un marcador: quien la controle en el Mantenimiento gana con ella la guerra.
idea-cut = { $box } solo tiene un marcador: si cae, { $cut } se queda sin abastecimiento.
idea-split = { $box } solo tiene un marcador: sin ella { $count ->
    [one] solo queda { $count } casilla conectada
   *[other] solo quedan { $count } casillas conectadas
}, y con menos de { $wanted } se pierde la guerra.
idea-walks = Con solo un marcador y al alcance: { $boxes }. Sin ellas { $count ->
    [one] solo queda { $count } casilla conectada
   *[other] solo quedan { $count } casillas conectadas
}, y con menos de { $wanted } se pierde la guerra.
idea-pair = { $boxes }: sin las dos { $count ->
    [one] solo queda { $count } casilla conectada
   *[other] solo quedan { $count } casillas conectadas
}, y con menos de { $wanted } se pierde la guerra.
idea-walk = Con solo un marcador y al alcance: { $boxes }.
warning-open = { $box } queda vacía y al alcance del enemigo.
warning-madrid = { $box } queda vacía y al alcance del enemigo: si la tiene él solo en un Mantenimiento, la guerra está perdida.
warning-crowded = { $box } tiene más tropas de las que pueden quedar ({ $count }; máximo, { $most }): las demás se perderían.
warning-strait = Tal como están las cosas, en este mantenimiento { $count ->
    [0] no cruza nadie
    [one] cruza como mucho una unidad
   *[other] cruzan como mucho { $count } unidades
} desde Marruecos: el otro bando está en el { $place }.
warning-madrid-held = { $box } está en manos del enemigo, sin nada tuyo: la guerra se pierde en este Mantenimiento.
warning-objectives = Bando { $side }: { $count ->
    [one] { $count } ciudad objetivo
   *[other] { $count } ciudades objetivo
}; con { $wanted } se gana la guerra.
warning-three-cities = Al bando { $side } solo le falta { $box } para tener las tres ciudades que ganan la guerra.
warning-connected = { $count ->
    [one] Te queda solo { $count } casilla conectada
   *[other] Te quedan solo { $count } casillas conectadas
}; con menos de { $wanted } se pierde la guerra.
warning-cut = { $box } queda vacía y al alcance del enemigo: si cae, { $cut } se queda sin abastecimiento.
warning-split = { $box } queda vacía y al alcance del enemigo: si cae, { $count ->
    [one] solo queda { $count } casilla conectada
   *[other] solo quedan { $count } casillas conectadas
}, y con menos de { $wanted } se pierde la guerra.
warning-unfought = { $piece } aún podría dar batalla: { $box }.
warning-pair = El enemigo es más fuerte en { $boxes }: sin las dos { $count ->
    [one] solo queda { $count } casilla conectada
   *[other] solo quedan { $count } casillas conectadas
}, y con menos de { $wanted } se pierde la guerra.
warning-walks = Vacías y al alcance del enemigo: { $boxes }. Si caen, solo { $count ->
    [one] queda { $count } casilla unida
   *[other] quedan { $count } casillas unidas
}, y con menos de { $wanted } se pierde la guerra.
warning-void = Tal como están las cosas, { $card } no tendría efecto: la carta se gastaría en vano.
warning-no-attack = Nadie ha atacado aún en { $box }: la batalla pasaría sin combate.
warning-points = { $count ->
    [one] Se perdería un punto de reemplazo.
   *[other] Se perderían { $count } puntos de reemplazo.
}
