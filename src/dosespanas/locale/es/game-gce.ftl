# La Guerra Civil Española: nombres, preguntas, acciones, sucesos, rechazos, resultados y razones de los rivales.
# Una clave que acaba en -gce dice a su manera, en este juego, un mensaje que España 1936 también tiene.

## Names

unit-unknown = Unidad cubierta

phase-income = Recursos
phase-chits = Eventos
phase-mobilisation = Movilización
phase-arrivals = Refuerzos
phase-strategic = Movimiento estratégico
phase-end = Fin del turno

pool-nationalist = Nacional
pool-republican = Republicana
pool-northern = Norte
pool-italian = Italiana
pool-soviet = Soviética
pool-volunteers = Voluntarios

front-nationalist = frente nacional
front-republican = frente republicano
front-northern = frente del norte

faction-asturian = Unidades asturianas
faction-basque = Unidades vascas
faction-santander = Unidades santanderinas

line-iron_belt = Cinturón de Hierro
line-xyz = Línea XYZ
line-l2 = Línea L2
line-tajuna = Línea del Jarama y el Tajuña

## What shifts the column and changes the die

modifier-clear = Terreno abierto
modifier-rough = Terreno accidentado
modifier-mountain = Montaña
modifier-marsh = Marisma
modifier-town = Población
modifier-city = Ciudad
modifier-minor_river = Río
modifier-major_river = Río mayor
modifier-madrid = No pasarán
modifier-hq_artillery = Artillería de un cuartel general
modifier-condor_legion = Legión Cóndor
modifier-first_italian_attack = Primer ataque italiano
modifier-first_attack_on_italians = Primer ataque al CTV
modifier-soviet_support = Primeras armas soviéticas modernas
modifier-concentric = Ataque concéntrico
modifier-colonials_and_columns = Coloniales y columnas
modifier-naval = Apoyo naval
modifier-munitions_shortage = Escasez de municiones
modifier-new_aircraft = Nuevos aviones
modifier-aircraft_to_the_north = Aviones a la Zona Norte
modifier-tactical_surprise = Sorpresa Táctica
modifier-determination = Determinación Republicana
modifier-column_enthusiasm = Ánimo de las columnas

## Actions

action-attack-gce = Atacar { $box }
action-pass-gce = Ahora no
action-play-gce = Jugar { $card }
action-pick-gce = Elegir { $piece }
action-lose-gce = { $left ->
    [0] Perder { $piece }
   *[other] Reducir { $piece }: pierde un paso
}
action-place-gce = Hacer entrar a { $piece }
action-to-gce = A { $box }
action-cost = { $cost } PM
action-done-gce = Listo
action-support-gce = Apoyo de { $piece }
action-declare = Declarar { $what ->
    [act-biberon] la Quinta del Biberón
   *[act-mobilisation] la Movilización General
}
action-draw = Sacar una ficha de evento
action-decline-gce = No sacar
action-replace = { $named ->
    [yes] Reponer { $piece } (reserva { $pool })
   *[no] Reponer { $piece }
}
action-rebuild = { $named ->
    [yes] Reconstruir { $piece } (reserva { $pool })
   *[no] Reconstruir { $piece }
}
action-split = Dividir { $piece }
action-disband = Cambiar { $piece } por un punto de recurso
action-eliminate = Eliminar { $piece }
action-rail = Por ferrocarril: { $piece }
action-sail = Por mar: { $piece }
action-land = Desembarcar { $piece } en costa enemiga
action-march = Marcha de { $piece }
action-with = Llevar también { $piece }
action-step = Un hexágono, a { $box }
action-drop = Dejar aquí { $piece }
action-stay = Quedarse aquí
action-evacuate = Evacuar { $piece } por Francia
action-border = Abastecer { $piece } por la frontera
action-scout = { $piece } reconoce { $box }
action-rouse = Tirar por { $piece }
action-rouse-stack = Tirar una vez por las columnas de { $box }
place-beside = { $number } (junto a { $place })
action-rouse-around = Tirar una vez por todas las columnas junto a { $box }
action-join = Ataca { $piece }
action-join-all = Atacan todas las unidades de { $box }
action-commit = Atacar con estas
action-fly = Vuela { $piece }
action-naval = Apoyo naval
action-none = Ninguno
action-advance = Avanza { $piece }
action-turn = { $piece } cambia de bando

## Prompts

prompt-gce-biberon = { $side }: ¿llamar a la Quinta del Biberón?
prompt-gce-draw = { $side }: ¿sacar una ficha de evento? Cubilete del bando { $owner }.
prompt-gce-pick = { $side }: { $card }, elige una unidad ({ $count ->
    [one] queda { $count }
   *[other] quedan { $count }
}).
prompt-gce-chit-to = { $side }: { $card }, elige adónde va { $piece }.
prompt-gce-mobilise = { $side }: ¿declarar la Movilización General?
prompt-gce-enter = { $side }: elige una unidad que entra.
prompt-gce-to = { $side }: elige adónde va { $piece }.
prompt-gce-rebuild = { $side }: gasta puntos de recurso; repón, reconstruye o divide una unidad ({ $count ->
    [one] queda { $count } punto
   *[other] quedan { $count } puntos
}).
prompt-gce-surplus = { $side }: hay demasiadas unidades en un hexágono; elimina una.
prompt-gce-strategic = { $side }: mueve unidades por ferrocarril o por mar.
prompt-gce-move = { $due ->
    [refusal-gce-duty-missing] { $side }: elige una unidad para mover; antes hay que cumplir un evento.
    [refusal-gce-not-roused] { $side }: elige una unidad para mover; antes hay que cumplir un evento.
   *[none] { $side }: elige una unidad para mover, o termina tu movimiento.
}
prompt-gce-move-on = { $count ->
    [one] { $side }: elige adónde va { $piece }.
   *[other] { $side }: elige adónde van las { $count } unidades.
}
prompt-gce-desert = { $side }: Deserción Masiva, elige una columna que deserte y se pierda, o guarda la ficha.{ $last ->
    [true] {" "}Es la última vez que puede jugarse.
   *[other] {""}
}
prompt-gce-attack = { $due ->
    [refusal-gce-attack-due] { $side }: elige un hexágono para atacar. { refusal-gce-attack-due }
    [refusal-gce-offensive-due] { $side }: elige un hexágono para atacar. { refusal-gce-offensive-due }
   *[none] { $side }: elige un hexágono para atacar, o termina tus ataques.
}
prompt-gce-join = { $due ->
    [refusal-gce-join-due] { $side }: elige quién ataca { $box }. { refusal-gce-join-due }
   *[none] { $side }: elige quién ataca { $box }.
}
prompt-gce-support = { $side }: ¿apoyo de un cuartel general en el combate por { $box }?
prompt-gce-train = { $side }: ¿apoyo del tren blindado en el combate por { $box }?
prompt-gce-air = { $side }: ¿aviones sobre { $box }?
prompt-gce-naval = { $side }: ¿apoyo naval en el combate por { $box }?
prompt-gce-chit = { $side }: ¿jugar una ficha en el combate por { $box }?
prompt-gce-lose = { $side }: elige una unidad que pierde un paso{ $card ->
    [none] {""}
   *[other] {" "}por { $card }
 } ({ $count ->
    [one] queda { $count }
   *[other] quedan { $count }
} por perder).
prompt-gce-advance = { $side }: el enemigo ha dejado { $box }; elige una unidad que avanza.
prompt-gce-advance-to = { $side }: elige adónde avanza { $piece }.
prompt-gce-casado = { $side }: elige una unidad republicana que cambia de bando, un hexágono que atacan, o termina el golpe.
prompt-gce-casado-to = { $side }: elige adónde va { $piece }.
prompt-gce-over = La partida ha terminado.

## Lo que se pregunta a otro: lo que hace ese bando

doing-gce-biberon = El bando { $side } decide si llama a la Quinta del Biberón.
doing-gce-draw = El bando { $side } decide si saca una ficha de evento (cubilete del bando { $owner }).
doing-gce-pick = El bando { $side } elige una unidad para { $card }.
doing-gce-chit-to = El bando { $side } elige adónde va { $piece } ({ $card }).
doing-gce-mobilise = El bando { $side } decide si declara la Movilización General.
doing-gce-enter = El bando { $side } hace entrar sus refuerzos.
doing-gce-to = El bando { $side } elige adónde va { $piece }.
doing-gce-rebuild = El bando { $side } gasta sus puntos de recurso.
doing-gce-surplus = El bando { $side } elige qué unidad retira: hay demasiadas en un hexágono.
doing-gce-strategic = El bando { $side } mueve unidades por ferrocarril o por mar.
doing-gce-move = El bando { $side } mueve sus unidades.
doing-gce-move-on = { $count ->
    [one] El bando { $side } elige adónde va { $piece }.
   *[other] El bando { $side } elige adónde van sus { $count } unidades.
}
doing-gce-desert = El bando { $side } decide sobre la ficha Deserción Masiva.
doing-gce-attack = El bando { $side } elige un hexágono que atacar, o termina sus ataques.
doing-gce-join = El bando { $side } elige quién ataca { $box }.
doing-gce-support = El bando { $side } decide el apoyo de un cuartel general en la batalla por { $box }.
doing-gce-train = El bando { $side } decide el apoyo del tren blindado en la batalla por { $box }.
doing-gce-air = El bando { $side } decide si envía aviones sobre { $box }.
doing-gce-naval = El bando { $side } decide el apoyo naval en la batalla por { $box }.
doing-gce-chit = El bando { $side } decide si juega una ficha en la batalla por { $box }.
doing-gce-lose = El bando { $side } elige qué unidades pierden un paso.
doing-gce-advance = El bando { $side } decide quién avanza a { $box }.
doing-gce-advance-to = El bando { $side } elige adónde avanza { $piece }.
doing-gce-casado = El bando { $side } dirige el golpe de Casado.
doing-gce-casado-to = El bando { $side } elige adónde va { $piece }.

## Morale and acts

morale-capture = un lugar ha cambiado de manos
morale-chit = un evento
morale-mobilisation = la Movilización General
morale-biberon = la Quinta del Biberón
morale-alcazar = el Alcázar
act-biberon = la Quinta del Biberón
act-mobilisation = la Movilización General
act-evacuation = la evacuación por Francia
line-intact = la línea está terminada
line-aborted = la línea no se acabará nunca
line-cancelled = la línea ha perdido su factor
line-destroyed = queda sin fortificación
alcazar-relieved = El Alcázar de Toledo queda liberado.
alcazar-fallen = Cae el Alcázar de Toledo.
die-gernika = Gernika
die-german-ships = Ataques sobre Barcos Alemanes
die-frontier = Un punto por la frontera francesa
die-columns = Ánimo de las columnas
die-scouting = Reconocimiento
mood-refuses = se niega a atacar
mood-reluctant = atacará sin ganas
mood-ready = atacará
mood-eager = atacará con entusiasmo

## Events

battle-outcome-of-gce = { $place }: pérdidas nacionales, { $nationalist ->
    [none] ninguna unidad
   *[other] { $nationalist }
}, pasos perdidos { $taken }; pérdidas republicanas, { $republican ->
    [none] ninguna unidad
   *[other] { $republican }
}, pasos perdidos { $dealt }.
battle-outcome-gce = { $place }: tus pérdidas, { $own ->
    [none] ninguna unidad
   *[other] { $own }
}, pasos perdidos { $taken }; pérdidas del enemigo, { $foe ->
    [none] ninguna
   *[other] { $foe }
}, pasos perdidos { $dealt }.
event-turn-gce = Comienza el turno { $turn }: { $year }.
event-phase-gce = { $side ->
    [Nacional] { $phase }, bando Nacional.
    [Republicano] { $phase }, bando Republicano.
   *[none] { $phase }.
}
event-income = Reserva { $pool }: { $count ->
    [one] llega { $count } punto de recurso
   *[other] llegan { $count } puntos de recurso
}.
event-spent-over = Reserva { $pool }: { $count ->
    [one] se pierde { $count } punto de recurso
   *[other] se pierden { $count } puntos de recurso
} por encima del límite.
event-points-lost = Reserva { $pool }: { $count ->
    [one] se pierde { $count } punto de recurso
   *[other] se pierden { $count } puntos de recurso
}.
event-pledged = Reserva { $pool }: { $count ->
    [one] { $count } punto de recurso prometido
   *[other] { $count } puntos de recurso prometidos
} para el turno siguiente.
event-morale = La Moral republicana cambia en { $change } y queda en { $morale }: { $reason ->
    [morale-capture] { morale-capture }
    [morale-mobilisation] { morale-mobilisation }
    [morale-biberon] { morale-biberon }
    [morale-alcazar] { morale-alcazar }
   *[morale-chit] { morale-chit }
}.
event-declared = El bando Republicano declara { $what ->
    [biberon] { act-biberon }
    [evacuation] { act-evacuation }
   *[mobilisation] { act-mobilisation }
}.
event-chit-drawn = { $chit ->
    [none] El bando { $by } saca una ficha del cubilete del bando { $side } y la guarda.
   *[other] El bando { $by } saca del cubilete del bando { $side }: { $chit }.
}
event-no-event = Ficha { $chit } (bando { $side }): no ocurre nada.
event-chit-declined = El bando { $side } no saca ficha.
event-chit-played = El bando { $side } juega { $chit }.
event-chit-discarded = Ficha { $chit } (bando { $side }): se descarta.
event-entered = { $hex ->
    [none] { $piece } entra en juego.
   *[other] { $piece } entra en { $hex }.
}
event-delayed = { $piece } no tiene dónde entrar y espera.
event-left = { at-hex }{ $returns ->
    [one] { $piece } se va y vuelve en el turno { $returns }.
    [many] { $piece } se va y vuelve en el turno { $returns }.
    [other] { $piece } se va y vuelve en el turno { $returns }.
   *[none] { $piece } se va y pasa a la pila de eliminadas.
}
event-withdrawn = { at-hex }{ $piece } se retira según la tabla.
event-removed-gce = { at-hex }{ $piece } deja el juego para siempre.
event-starved = { $piece } se pierde en { $hex } por falta de suministro.
event-overstacked = { $piece } se pierde: hay demasiadas unidades en { $hex }.
event-converted-gce = { $piece } pasa a ser la unidad regular { $label }.
event-replaced = { at-hex }{ $piece } recupera su fuerza.
event-rebuilt = { $piece } se reconstruye en { $hex }.
event-split = { $piece } se divide en { $count ->
    [one] { $count } brigada
   *[other] { $count } brigadas
}.
event-disbanded = { at-hex }{ $piece } se cambia por un punto de recurso.
event-railed = { $piece } va por ferrocarril de { $from } a { $to }.
event-sailed-gce = { $piece } va por mar de { $from } a { $to }.
event-landed = { $piece } desembarca en { $to }.
event-marched = { $count ->
    [one] { $piece } marcha de { $from } a { $to }.
   *[other] Marchan { $count } unidades de { $from } a { $to }, { $piece } entre ellas.
}
event-moved-gce = { $count ->
    [one] { $piece } se mueve de { $from } a { $to }.
   *[other] Se mueven { $count } unidades de { $from } a { $to }, { $piece } entre ellas.
}
event-tied = { $piece } se queda en Barcelona este turno.
event-evacuated = { $piece } se evacúa a { $to }.
event-border-named = { $piece } en { $hex } ha de abastecerse por la frontera francesa.
event-captured = El bando { $side } toma { $hex }.
event-line = { $line }: { $what ->
    [line-intact] { line-intact }
    [line-aborted] { line-aborted }
    [line-cancelled] { line-cancelled }
   *[line-destroyed] { $hex } { line-destroyed }
}.
event-alcazar = { $what ->
    [alcazar-relieved] { alcazar-relieved }
   *[alcazar-fallen] { alcazar-fallen }
}
event-hq-lost = { $piece }, un cuartel general sin tropas en { $hex }, se pierde.
event-assault = El bando { $side } ataca { $hex } con { $count ->
    [one] { $count } unidad
   *[other] { $count } unidades
}.
event-revealed = En { $hex } se descubren: { $pieces }.
event-backed = { at-hex }{ $piece } apoya al bando { $side }.
event-flew-in = { at-hex }el bando { $side } envía aviones, { $pieces } (fuerza { $strength }).
event-naval-support = { at-hex }el bando { $side } tiene apoyo naval.
event-odds = { at-hex }ataque { $attack } contra defensa { $defence }, proporción { $odds }, columna { $column }.
attacker-side = { $side ->
    [Nacional] {" "}(nacional)
    [Republicano] {" "}(republicano)
   *[none] {""}
}
defender-side = { $side ->
    [Nacional] {" "}(republicano)
    [Republicano] {" "}(nacional)
   *[none] {""}
}
event-combat-roll = { at-hex }dado { $roll }, modificado { $modified }; el atacante{ attacker-side } pierde { $attacker ->
    [one] { $attacker } paso
   *[other] { $attacker } pasos
}; el defensor{ defender-side }, { $defender ->
    [one] { $defender } paso
   *[other] { $defender } pasos
}.
event-step-lost = { at-hex }{ $left ->
    [0] { $piece } se pierde
   *[other] { $piece } pierde un paso
}{ $card ->
    [none] .
   *[other] {" "}({ $card }).
}
event-advanced = { $piece } avanza de { $from } a { $to }.
event-alcazar-roll = El Alcázar: dado { $roll }; cae con { $needed } o menos.
event-die = { $what ->
    [die-gernika] { die-gernika }
    [die-german-ships] { die-german-ships }
    [die-columns] { die-columns }
    [die-scouting] { die-scouting }
   *[die-frontier] { die-frontier }
}: dado { $roll }.
event-roused = { $piece } { $what ->
    [mood-refuses] { mood-refuses }
    [mood-reluctant] { mood-reluctant }
    [mood-eager] { mood-eager }
   *[mood-ready] { mood-ready }
}.
event-scouted = { $defence ->
    [one] { $piece } ha reconocido { $hex }: defensa { $defence }.
    [many] { $piece } ha reconocido { $hex }: defensa { $defence }.
    [other] { $piece } ha reconocido { $hex }: defensa { $defence }.
   *[none] { $piece } ha reconocido { $hex }.
}
event-game-over-gce = { $reason ->
    [outcome-gce-agreed] La partida ha terminado.
   *[other] Ha ganado el bando { $winner }.
} { $reason ->
    [outcome-resigned] { outcome-resigned }
    [outcome-out-of-time] { outcome-out-of-time }
    [outcome-gce-agreed] { outcome-gce-agreed }
    [outcome-gce-madrid] { outcome-gce-madrid }
    [outcome-gce-three-hexes] { outcome-gce-three-hexes }
    [outcome-gce-three-points] { outcome-gce-three-points }
    [outcome-gce-morale] { outcome-gce-morale }
    [outcome-gce-resisted] { outcome-gce-resisted }
    [outcome-gce-madrid-held] { outcome-gce-madrid-held }
   *[outcome-gce-madrid-saved] { outcome-gce-madrid-saved }
}

## Duties: what an event compels

duty-alcazar = Llevar { $count ->
    [one] { $count } paso
   *[other] { $count } pasos
} tan cerca de { $hex } como se pueda: { $done } hasta ahora.
duty-barcelona = Llevar { $count ->
    [one] { $count } brigada
   *[other] { $count } brigadas
} a { $hex }; una división cuenta como tres: { $done } hasta ahora.
duty-colonials = Llevar { $count ->
    [one] { $count } columna colonial
   *[other] { $count } columnas coloniales
} tan cerca de { $hex } como se pueda: { $done } hasta ahora.
duty-coup = El EPR no puede atacar a los nacionales este turno.
duty-from-france = Toda unidad terrestre del CTV debe estar a 7 hexágonos o más de Francia: { $done } hasta ahora.
duty-madrid = Llevar { $count ->
    [one] { $count } paso
   *[other] { $count } pasos
} tan cerca de { $hex } como se pueda y atacar a los republicanos adyacentes, cada apilamiento como uno solo: { $done } hasta ahora.
duty-oviedo = Atacar { $hex }, o junto a { $hex }, con { $count ->
    [one] { $count } columna o división
   *[other] { $count } columnas o divisiones
}: { $done } hasta ahora.
duty-revolt = A { $count ->
    [one] { $count } hexágono
   *[other] { $count } hexágonos
} o menos de { $hex } las unidades republicanas no pueden atacar este turno.
duty-siege = Mover una unidad a { $hex }: el Alcázar resiste y nadie lo asedia.
duty-zaragoza = Llevar { $count ->
    [one] { $count } paso
   *[other] { $count } pasos
} tan cerca de { $hex } como se pueda: { $done } hasta ahora.

## Outcomes: why the game ended

outcome-gce-agreed = Los jugadores acordaron terminar antes de que se decidiera la guerra: no ha ganado nadie.
outcome-gce-madrid = Unidades nacionales con suministro entraron en Madrid antes del turno 7.
outcome-gce-three-hexes = El Republicano dominaba tres lugares con valor que eran nacionales al principio: { $hexes }.
outcome-gce-three-points = El Republicano dominaba lugares por valor de { $value ->
    [one] { $value } punto
   *[other] { $value } puntos
} de Moral que eran nacionales al principio: { $hexes }; con tres se gana.
outcome-gce-morale = La Moral republicana había bajado a { $morale } al final de un turno; con 30 o menos se pierde la guerra.
outcome-gce-resisted = La Moral republicana seguía en { $morale }, por encima de 30, al final del último turno.
outcome-gce-madrid-held = { $taken ->
    [yes] Al final del turno { $turn } el Nacional dominaba Madrid.
   *[no] Al final del turno { $turn } el Nacional ocupaba con unidades abastecidas { $count ->
    [one] { $count } hexágono
   *[other] { $count } hexágonos
} junto a Madrid, y bastan tres: { $around }.
}
outcome-gce-madrid-saved = { $count ->
    [0] Al final del turno { $turn } el Nacional no dominaba Madrid ni ocupaba con unidades abastecidas ningún hexágono a su lado.
   *[other] Al final del turno { $turn } el Nacional no dominaba Madrid, y ocupaba con unidades abastecidas menos de tres hexágonos a su lado: { $around }.
}
victory-gce-morale = Moral republicana, al final de un turno
victory-gce-madrid = unidades abastecidas en { $hex }, hasta el turno { $turn }
victory-gce-around = { $hex }, o hexágonos a su lado con unidades abastecidas, al final del turno { $turn }
victory-gce-hexes = hexágonos con valor tomados que eran nacionales al principio{ $count ->
    [0] {""}
   *[other] {" "}({ $hexes })
}, en cualquier momento
victory-gce-value = valor de los hexágonos tomados que eran nacionales al principio{ $count ->
    [0] {""}
   *[other] {" "}({ $hexes })
}, en cualquier momento
victory-gce-resist = resistir hasta el final del turno { $turn }

## Refusals: why not

refusal-no-target-gce = En { $box } no hay ningún enemigo.
refusal-not-in-hand-gce = No tienes guardada la ficha { $card }.
refusal-gce-already-there = Las unidades ya están en { $hex }.
refusal-gce-attack-due = Un evento obliga antes a atacar desde { $hex }.
refusal-gce-alcazar-guard = { $piece } es la última unidad en Toledo: se queda mientras resista el Alcázar.
refusal-gce-begun = El movimiento ya ha empezado; { $piece } no puede unirse.
refusal-gce-chit-here = { $card } no puede jugarse en el combate por { $hex }.
refusal-gce-chit-now = { $card } no puede jugarse ahora.
refusal-gce-chit-piece = La ficha no se refiere a { $piece }.
refusal-gce-closed = El lado hacia { $hex } no se puede cruzar.
refusal-gce-colonial-first = Esta pérdida corresponde a una unidad colonial, no a { $piece }.
refusal-gce-coup = El golpe impide a { $piece } atacar a los nacionales este turno.
refusal-gce-coup-hex = { $hex } queda fuera de alcance o a más de 2 hexágonos de Madrid.
refusal-gce-coup-target = Las unidades que han cambiado de bando no pueden atacar { $hex }.
refusal-gce-coup-two = Ya han cambiado de bando dos unidades; { $piece } no lo hace.
refusal-gce-coup-unit = { $piece } no es una unidad republicana cerca de Madrid que pueda cambiar de bando.
refusal-gce-duty-end = Un evento obliga a las unidades a acabar tan cerca como pide: { $hex } no lo está, y las demás ya no podrían suplirlas.
refusal-gce-duty-first = Un evento obliga a mover antes otras unidades.
refusal-gce-duty-missing = Todavía no: un evento pide { $count } más que aún pueden ir adonde quiere. Pueden ser: { $pieces }.
refusal-gce-duty-so = Movida así, { $piece } no podría acercarse tanto como obliga un evento.
refusal-gce-duty-with = Con { $piece } las unidades no podrían hacer lo que obliga un evento.
refusal-gce-end-unsupplied = Ningún movimiento puede acabar en { $hex }: las unidades quedarían sin suministro.
refusal-gce-enemy-hex = { $hex } está en poder del enemigo.
refusal-gce-enemy-there = En { $hex } hay unidades enemigas.
refusal-gce-entry = { $piece } no puede entrar en { $hex }.
refusal-gce-evacuation-full = En la evacuación ya no cabe { $piece }.
refusal-gce-halted = Las unidades han entrado en una zona de control enemiga y deben detenerse; { $hex } queda más allá.
refusal-gce-haven-lost = { $hex } es nacional: no se puede evacuar a nadie allí.
refusal-gce-not-by-border = La frontera francesa abastece a una división o brigada republicana junto a ella, no a { $piece }.
refusal-gce-border-for-all = No hay nada que elegir: la frontera abastece a todas las que están junto a ella.
refusal-gce-border-named = { $piece } ya ha sido designada.
refusal-gce-hex-attacked = { $hex } ya ha sido atacado en esta fase.
refusal-gce-hq-alone = { $piece } es un cuartel general y nunca ataca solo.
refusal-gce-hq-unescorted = { $piece } es un cuartel general solo en su hexágono; solo combate junto a otra unidad en él.
refusal-gce-hq-at-sea = { $piece } es un cuartel general y nunca va por mar.
refusal-gce-hq-last = { $piece } es un cuartel general y solo se pierde si no queda otra unidad.
refusal-gce-hq-stays = { $piece } es un cuartel general y no avanza.
refusal-gce-immobile = { $piece } no mueve nunca.
refusal-gce-in-group = { $piece } ya va en el grupo.
refusal-gce-join-due = Un evento obliga a { $piece } a unirse al ataque contra { $hex }.
refusal-gce-joined = { $piece } ya participa.
refusal-gce-landed = { $piece } ha desembarcado y no mueve ni ataca este turno.
refusal-gce-like-another = Se ofrece ya otra unidad igual que { $piece }.
refusal-gce-line-barred = Entre { $hex } y { $source } cierran la línea enemigos, sus zonas de control o el terreno.
refusal-gce-lone-hq = En { $hex } solo hay un cuartel general: no se ataca, se elimina al entrar.
refusal-gce-major-river = { $piece } no puede cruzar un río mayor en un avance.
refusal-gce-march-near-enemy = En marcha solo se entra en { $hex }, junto al enemigo, si ya hay allí unidades amigas.
refusal-gce-motorised-march = { $piece } es motorizada y nunca hace marchas.
refusal-gce-near-france = { $piece } no vuela sobre { $hex }, tan cerca de Francia.
refusal-gce-never-rebuilt = { $piece } nunca se repone ni se reconstruye.
refusal-gce-no-airfield = No hay ninguna población ni ciudad amiga con suministro a 3 hexágonos o menos de { $hex }.
refusal-gce-no-artillery = { $piece } no da apoyo artillero.
refusal-gce-no-attacker = Ninguna unidad adyacente a { $hex } puede encabezar un ataque.
refusal-gce-no-attackers = Nadie participa aún en el ataque a { $hex }.
refusal-gce-no-brigades = No están disponibles las brigadas para { $piece }.
refusal-gce-no-column = { $piece } no es una columna republicana.
refusal-gce-no-deserter = { $piece } no es una columna débil adyacente a una unidad nacional.
refusal-gce-no-drop = { $piece } no puede quedarse aquí.
refusal-gce-no-final = A { $piece } no le queda ninguna fuente final de suministro.
refusal-gce-no-garrison = { $piece } no puede cambiarse por un punto de recurso.
refusal-gce-no-group = En { $hex } no hay ningún grupo de unidades para esto.
refusal-gce-no-journey = { $piece } no tiene adónde ir.
refusal-gce-no-march = { $piece } no puede hacer una marcha: empezó la fase junto al enemigo o sin suministro.
refusal-gce-no-points = No hay puntos de recurso para { $piece } (reserva { $pool }).
refusal-gce-no-rail = { $piece }: ningún ferrocarril sirve en { $hex }.
refusal-gce-no-relief = Perder { $piece } no serviría de nada en { $hex }.
refusal-gce-no-scout = { $piece } no es un cuartel general republicano y no reconoce.
refusal-gce-no-ships-here = Los barcos del bando { $side } no apoyan en { $hex }.
refusal-gce-no-ships-yet = Los barcos del bando { $side } todavía no apoyan.
refusal-gce-no-source = No hay ninguna población ni ciudad amiga a { $reach ->
    [one] { $reach } hexágono
   *[other] { $reach } hexágonos
} o menos de { $hex }, ni un cuartel general con suministro allí o adyacente.
refusal-gce-no-split = { $piece } no puede dividirse.
refusal-gce-no-train = { $piece } no apoya como tren blindado.
refusal-gce-no-victor = { $piece } no avanza tras este combate.
refusal-gce-no-way-on = { $piece } no puede avanzar a { $hex }.
refusal-gce-north = { $faction }: como mucho { $limit ->
    [one] { $limit } paso
   *[other] { $limit } pasos
} en otras regiones del norte, y { $hex } está en una.
refusal-gce-north-gone = El norte está perdido; { $piece } no vuelve.
refusal-gce-northern-only = { $piece } solo apoya a unidades del norte.
refusal-gce-northern-zone = { $piece } no vuela en la zona norte, donde está { $hex }.
refusal-gce-not-a-port = { $hex } no es una población ni ciudad costera.
refusal-gce-not-adjacent = { $piece } no está junto a { $hex }.
refusal-gce-not-at-border = { $piece } no está junto a la frontera francesa.
refusal-gce-not-coastal = { $hex } no está en la costa.
refusal-gce-not-crowded = Las unidades que sobran están en { $hex }.
refusal-gce-not-due = { $piece } no está entre las unidades que entran ahora.
refusal-gce-not-eliminated = { $piece } no está entre las unidades eliminadas.
refusal-gce-not-evacuated = Solo se evacúan divisiones y brigadas republicanas, de cualquier arma, pero no columnas ni cuarteles generales: no { $piece }.
refusal-gce-not-in-group = { $piece } no va en el grupo.
refusal-gce-not-in-play = { $piece } no está en juego.
refusal-gce-not-losing = { $piece } no tiene pérdidas que sufrir.
refusal-gce-not-next = { $hex } no es el siguiente hexágono del camino.
refusal-gce-not-port = { $piece } no está en una población o ciudad costera.
refusal-gce-not-reduced = { $piece } tiene su fuerza completa.
refusal-gce-not-roused = { $piece } no ha tirado por su ánimo y no ataca.
refusal-gce-not-spain = Nadie entra en { $hex }.
refusal-gce-not-through = La persecución debe pasar por { $hex }.
refusal-gce-nowhere = { $piece } no tiene ahora dónde entrar.
refusal-gce-offensive-due = Un evento obliga a que ataquen { $count ->
    [one] { $count } columna o división más
   *[other] { $count } columnas o divisiones más
}, por ejemplo contra { $hex }.
refusal-gce-other-hex = { $piece } no está en { $hex }.
refusal-gce-other-sea = { $hex } está en un mar cerrado a ese bando.
refusal-gce-out-of-reach = { $hex } está demasiado lejos.
refusal-gce-own-coast = Un desembarco va a un hexágono enemigo vacío; { $hex } no lo es.
refusal-gce-parties = { $piece } y { $other } son columnas de partidos que no se mezclan.
refusal-gce-points = { $hex } cuesta { $cost ->
    [one] { $cost } punto
   *[other] { $cost } puntos
} de movimiento; { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}.
refusal-gce-purse = { $piece }: estos puntos ({ $pool }) no son ahora otra forma de pagarla.
refusal-gce-rail-limit = No queda transporte por ferrocarril para { $piece } ({ $front }).
refusal-gce-rail-path = Ningún ferrocarril abierto lleva a { $hex }.
refusal-gce-refuses = { $piece } se niega a atacar este turno.
refusal-gce-revolt = La revuelta en Barcelona impide a { $piece } atacar este turno.
refusal-gce-sea-limit = Este turno no queda transporte por mar para { $piece }.
refusal-gce-sea-zone = { $piece } no puede zarpar de { $hex }: su bando no navega en ese mar.
refusal-gce-ships-gone = Los barcos del bando { $side } ya no apoyan.
refusal-gce-ships-used = Los barcos del bando { $side } ya han apoyado este turno.
refusal-gce-source-cut = { $source } es amiga, pero no enlaza con una fuente final de suministro.
refusal-gce-soviet = Solo quedan puntos soviéticos: { $piece } debe entrar donde una línea llegue a la frontera francesa.
refusal-gce-split-off = { $piece } procede de una división de este turno; podrá volver el próximo.
refusal-gce-stack = Habría demasiadas unidades en { $hex }.
refusal-gce-tied = { $piece } se queda en Barcelona este turno.
refusal-gce-too-far = { $piece } está demasiado lejos de { $hex }.
refusal-gce-train-alone = { $piece } debe estar con infantería que participe.
refusal-gce-train-attack = { $piece } no ataca; apoya a la infantería que ataca.
refusal-gce-two-hqs = En { $hex } solo cabe un cuartel general.
refusal-gce-unhurt-first = Antes que { $piece } pierde una unidad de dos pasos intacta.
refusal-gce-unsupplied = { $piece } está sin suministro.
refusal-gce-volunteers = Los voluntarios extranjeros se han ido; { $piece } no vuelve.
refusal-gce-zero-attack = { $piece } no tiene factor de ataque y solo puede unirse a otras.
refusal-gce-zoc-to-zoc = Las unidades no pueden pasar directamente de una zona de control a otra, en { $hex }.

## Chits

chit-balearic_landings = Desembarcos en Baleares
chit-oviedo_offensive = Ofensiva de Oviedo
chit-town_defence = Defensa de Población
chit-republican_points_1 = PR Republicanos
chit-republican_points_2 = PR Republicanos
chit-republican_points_3 = PR Republicanos
chit-soviet_arms = Armas Soviéticas
chit-santa_maria = Santa María de la Cabeza
chit-gernika = Gernika
chit-german_ships = Ataques sobre Barcos Alemanes
chit-barcelona_revolt = Revuelta en Barcelona
chit-negrin = Presidente Negrín
chit-aircraft_to_the_north = Aviones a la Zona Norte
chit-tactical_surprise = Sorpresa Táctica
chit-tactical_surprise_2 = Sorpresa Táctica
chit-soviet_aircraft = Nuevo Avión Soviético
chit-guerrillas = Actividad Guerrillera
chit-foreign_volunteers = Retirada de los Voluntarios Extranjeros
chit-basque_surrender = Rendición Vasca
chit-casado = Golpe de Casado
chit-determination = Determinación Republicana
chit-zaragoza_offensive = Ofensiva de Zaragoza
chit-no_event_republican = Sin Evento
chit-victory_convoy = Convoy de la Victoria
chit-mass_desertion = Deserción Masiva
chit-to_the_alcazar = Hacia el Alcázar
chit-madrid = Madrid
chit-durruti = Muerte de Durruti
chit-goicoechea = Goicoechea
chit-nationalist_points_1 = PR Nacionales
chit-nationalist_points_2 = PR Nacionales
chit-nationalist_points_3 = PR Nacionales
chit-nationalist_points_4 = PR Nacionales
chit-italian_submarines = Campaña Submarina Italiana
chit-german_aircraft = Nuevos Aviones Alemanes
chit-anschluss = Anschluss
chit-czech_crisis = Primera Crisis Checoslovaca
chit-neutrality = Franco Declara su Neutralidad
chit-recognition = Reconocimiento de Franco
chit-no_event_nationalist = Sin Evento

## Chits whose rule has several parts

rule-7_2 = Sacar fichas: [[7.2-a]], [[7.2-b]], [[7.2-c]], [[7.2-d]].
rule-7_6 = Rendición Vasca: [[7.6-a]], [[7.6-b]].
rule-7_8 = Golpe de Casado: [[7.8-a]], [[7.8-b]], [[7.8-c]].
rule-7_10 = Retirada de los Voluntarios Extranjeros: [[7.10-a]], [[7.10-b]], [[7.10-c]].
rule-7_11 = Primera Crisis Checoslovaca: [[7.11-a]], [[7.11-b]], [[7.11-c]].
rule-7_15 = Armas Soviéticas: [[7.15-a]], [[7.15-b]].
rule-7_22 = Madrid: [[7.22-a]], [[7.22-b]].
rule-7_34 = Hacia el Alcázar: [[7.34-a]], [[7.34-b]], [[7.34-c]], [[7.34-d]].
rule-7_35 = Revuelta en Barcelona: [[7.35-a]], [[7.35-b]], [[7.35-c]].

## Why a computer opponent chose as it did

reason-draw = Una ficha sacada es una ficha conocida.
reason-declare = Ha llegado el momento.
reason-wait = Es demasiado pronto, o la Moral no lo soporta.
reason-strongest = Primero, la unidad más fuerte.
reason-saved = Nada merece un punto ahora.
reason-rebuild = La más fuerte que devuelve un punto.
reason-idle = Donde está no hace nada.
reason-in-place = Las unidades están donde hacen falta.
reason-rouse = El enemigo está cerca.
reason-move-unit = Esta unidad es la que más gana moviéndose.
reason-plan-guard = Guarda { $box }.
reason-plan-muster = Se une al ataque a { $box }.
reason-plan-forward = El esfuerzo de este turno: { $box }. Así está mejor situada.
reason-plan-bold = Este turno ataca con más audacia que de costumbre.
reason-plan-careful = Este turno solo ataca lo seguro.
reason-plan-guarding = Este turno, lo primero es lo que ya tiene.
reason-plan-storm = Este turno las plazas cuentan más que las pérdidas.
reason-plan-wear = Este turno desgasta al enemigo.
reason-plan-mass = Este turno reúne el grueso de sus fuerzas.
reason-plan-line = Este turno cierra su línea.
reason-front-stands = Ninguna unidad gana moviéndose.
reason-duty = Un evento obliga.
reason-stay = En ningún otro sitio está mejor.
reason-place-hex = Donde más vale es en { $box }.
reason-chit-now = Aquí merece la pena jugar la ficha.
reason-keep-chit = La ficha valdrá más en otra ocasión.
reason-enough = Más unidades no lo mejorarían.
reason-join = Mejora el ataque.
reason-backing = Merece la pena contar con ese apoyo.
reason-fly = Los aviones pueden cambiar la proporción.
reason-no-fly = Los aviones no cambiarían la proporción.
reason-advance = Merece la pena conservar el terreno ganado.
reason-hold-ground = Hacen falta donde están.
reason-least = La pérdida menor, o la mayor para el enemigo.
reason-no-better = Nada promete más.
reason-gce-guards = { $box } está al alcance de una fuerza de ataque enemiga de { $threat }; con ella, la defensa es de { $own }.
reason-gce-guards-value = { $box } ({ $count } de Moral) está al alcance de una fuerza de ataque enemiga de { $threat }; con ella, la defensa es de { $own }.
reason-gce-guards-war = Con { $box } el enemigo ganaría al instante: tiene a su alcance una fuerza de ataque de { $threat }; con ella, la defensa es de { $own }.
reason-gce-musters = Se une al ataque a { $box }: se reúne un ataque de { $own } contra una defensa de { $enemy }.
reason-gce-musters-covered = Se une al ataque a { $box }: se reúne un ataque de { $own } contra una pila de { $count ->
    [one] una unidad
   *[other] { $count } unidades
}, en parte cubierta.
reason-gce-guns = Su artillería se acerca para el ataque a { $box }.
reason-gce-takes = { $at } está vacío: se toma sin combate. El esfuerzo de este turno es { $box }.
reason-gce-takes-value = { $box } está vacío: se toma sin combate ({ $count } de Moral).
reason-gce-feeds = En { $at } mantiene abierto el suministro de otras unidades. El esfuerzo de este turno es { $box }.
reason-gce-faces = En { $at } se enfrenta al enemigo de { $foe }. El esfuerzo de este turno es { $box }.
reason-gce-line = En { $at } cierra un hueco de la línea. El esfuerzo de este turno es { $box }.
reason-gce-nears = El esfuerzo de este turno es { $box }: desde { $at } queda a { $count ->
    [one] un hexágono
   *[other] { $count } hexágonos
}.
reason-gce-behind = En { $at } queda lista detrás del frente. El esfuerzo de este turno es { $box }.
reason-gce-rails = En { $at } es donde menos falta hace: va adonde puede hacer más.
reason-gce-duty = Un evento la envía a { $box }.
reason-gce-strikes = Ataque a { $box }: { $own } contra { $enemy }.
reason-gce-strikes-covered = Ataque a { $box }: { $own } contra una pila de { $count ->
    [one] una unidad
   *[other] { $count } unidades
}, en parte cubierta.
reason-gce-strikes-war = Ataque a { $box }, con el que se gana la guerra al instante: { $own } contra { $enemy }.
reason-gce-strikes-value = Ataque a { $box } ({ $count } de Moral): { $own } contra { $enemy }.
reason-gce-strikes-aim = Ataque a { $box }, cerca de { $aim }, el esfuerzo de este turno: { $own } contra { $enemy }.
reason-gce-joins = Con ella el ataque a { $box } llega a { $own } contra { $enemy }.
reason-gce-joins-covered = Con ella el ataque a { $box } llega a { $own } contra una pila de { $count ->
    [one] una unidad
   *[other] { $count } unidades
}, en parte cubierta.
reason-gce-enough = { $box }: { $own } contra { $enemy } basta.
reason-gce-enough-covered = { $box }: { $own } basta contra una pila de { $count ->
    [one] una unidad
   *[other] { $count } unidades
}, en parte cubierta.
reason-gce-breaks-line = La línea fortificada de { $box } pierde su factor.
reason-gce-backs = Con este apoyo { $box } queda vacío en { $after } de 100 casos; sin él, en { $before }.
reason-gce-saves = Con este apoyo se pierden todas nuestras unidades de { $box } en { $after } de 100 casos; sin él, en { $before }.
reason-gce-enters = Vale la pena ocupar { $box }.
reason-gce-enters-value = Se toma { $box } ({ $count } de Moral).
reason-gce-loses = La menor pérdida: { $piece }.
reason-gce-hits = La mayor pérdida del enemigo: { $piece }.
reason-gce-rebuilds = Ninguna otra devuelve tanto por sus puntos: { $piece }.
reason-gce-strongest = Primero, la más fuerte: { $piece }.
reason-gce-declares = La Moral lo soporta: { $count ->
    [one] quedaría uno
   *[other] quedarían { $count }
} por encima de la derrota.
reason-gce-waits = Dejaría la Moral { $count } por encima de la derrota: demasiado poco.
reason-gce-wins = Con { $box } se puede ganar la guerra en este turno.
reason-gce-aim-keep = El objetivo del turno es mantener { $box }: con él el enemigo ganaría al instante.
reason-gce-aim-hold = El objetivo del turno es mantener { $box }.
reason-gce-aim-war = El objetivo del turno es { $box }, con el que se ganaría la guerra al instante.
reason-gce-aim-ring = El objetivo del turno es { $box }: tener al final la ciudad, o { $count } de los hexágonos contiguos.
reason-gce-aim-value = El objetivo del turno es tomar { $box } ({ $count } de Moral).

## Telón: por qué otra persona no puede mirar ahora la misma pantalla

curtain-stacks = El mapa muestra apilamientos que solo este bando puede ver.
curtain-chits = La próxima elección trata de fichas que solo este bando puede ver.
# What would be regretted, said before it is done
idea-gce-enter = { $hex } está vacío y se puede entrar: { $count } de Moral.
idea-gce-wins = { $hex } está vacío: entrar allí gana la guerra en el acto.
idea-gce-storm = { $hex } puede caer: las unidades que llegan suman { $odds } contra esa plaza, y la guerra se decidiría en el acto.
idea-gce-cut = { $count ->
    [one] Una unidad recibe su suministro solo por { $hex }
   *[other] { $count } unidades reciben su suministro solo por { $hex }
}: un enemigo allí deja sin él a { $hexes }.
idea-gce-cut-two = Dos enemigos a la vez, en { $both }, dejan sin suministro a { $count ->
    [one] una unidad
   *[other] { $count } unidades
}: { $hexes }.
warning-gce-open = { $hex } queda vacío y el enemigo puede entrar: { $count } de Moral.
warning-gce-madrid = { $hex } queda vacío y el enemigo puede entrar: la guerra se perdería en el acto.
warning-gce-last-capture = { $hex } queda vacío y el enemigo puede entrar: la República ganaría en el acto.
warning-gce-weak = { $hex } puede caer: los enemigos a la vista que llegan suman { $odds } contra esa plaza, y la guerra se perdería en el acto.
warning-gce-risk = Si el ataque cuesta { $count ->
    [one] { $count } paso
   *[other] { $count } pasos
}, { $hex } puede caer en la respuesta, y la guerra se perdería al instante.
warning-gce-ring = El bando nacional tiene lo bastante alrededor de { $hex } para ganar al final de este turno ({ $count } de { $wanted }).
warning-gce-no-ring = El bando nacional tiene { $count } de los { $wanted } hexágonos alrededor de { $hex } que necesita al final de este turno.
warning-gce-starves = { $hex }: { $count ->
    [one] una unidad está sin suministro y se pierde al final del turno.
   *[other] { $count } unidades están sin suministro y se pierden al final del turno.
}
warning-gce-hangs = Un enemigo podría entrar en { $hex } y dejaría sin suministro a { $count ->
    [one] una unidad
   *[other] { $count } unidades
}: { $cut }.
warning-gce-hangs-two = Dos enemigos a la vez, en { $hexes }, podrían dejar sin suministro a { $count ->
    [one] una unidad
   *[other] { $count } unidades
}: { $cut }.
warning-gce-lone-hq = { $hex }: { $piece } está solo y el enemigo puede arrollarlo.
warning-gce-walk-in = { $hex } está vacío y una unidad que no se ha movido podría tomarlo: { $count } de Moral.
warning-gce-not-entered = { $hex } ha quedado vacío: entrar allí gana la guerra en el acto.
notice-gce-wins = { $hex }: entrar allí gana la guerra en el acto.
notice-gce-wins-supplied = { $hex }: entrar allí con suministro gana la guerra en el acto.
warning-gce-reach = El apilamiento de { $from } no se ha movido; con él se podría atacar { $hex } a { $odds }, vengan los aviones que vengan.
warning-gce-stays = No se ha movido de { $hex }, y ya no se moverá en esta fase. Para soltarla, deshaz.
warning-gce-attack = Aún se puede atacar { $hex } a { $odds }, vengan los aviones que vengan.
warning-gce-points = { $count ->
    [one] Con los puntos que quedan aún se podría reponer o reconstruir { $piece }.
   *[other] Con los puntos que quedan se podrían reponer o reconstruir unidades: hay { $count } para elegir, entre ellas { $piece }.
}
