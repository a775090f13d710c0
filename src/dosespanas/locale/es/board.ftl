# Palabras del mapa.
board-label = Mapa de España con 42 casillas
board-zoom-in = Acercar
board-zoom-out = Alejar
board-fit = Ver el mapa entero
board-pick = Elige una
board-mat = Tablero de jugador: { $side }
board-at-hand = Disponibles
board-turns = Turno
board-turn-is = Turno { $turn } de 10, { $year }
board-cities = Ciudades objetivo
board-cities-are = Ciudades objetivo: { $nationalist } nacionales, { $contested } en disputa, { $republican } republicanas
board-linked = Enlazadas ≥ { $wanted }:
board-linked-are = { $side }: { $count ->
    [one] { $count } casilla enlazada; con menos de { $wanted } se pierde la guerra
   *[other] { $count } casillas enlazadas; con menos de { $wanted } se pierde la guerra
}
board-replacement = Puntos de reemplazo
board-points = Puntos de reemplazo, { $side }: { $count }
board-objective = ciudad objetivo
board-port = puerto
board-contested = en disputa
board-held = la controla: { $side }
board-used = usada
board-moved = movida
board-unsupplied = sin suministro
board-blockaded = bloqueado para el bando { $side }
board-to-contested = Se detiene aquí: en disputa
board-to-enemy = Se detiene aquí: casilla enemiga

## What is written on the map itself.

ground-atlantico = Océano Atlántico
ground-cantabrico = Mar Cantábrico
ground-mediterraneo = Mar Mediterráneo
ground-cadiz = Golfo de Cádiz
ground-alboran = Mar de Alborán
ground-leon = Golfo de León
ground-baleares = Islas Baleares
ground-portugal = Portugal
ground-francia = Francia
ground-marruecos = Marruecos
ground-argelia = Argelia
ground-title = Mapa de operaciones
ground-east = E
ground-west = O
ground-north = N
ground-south = S
