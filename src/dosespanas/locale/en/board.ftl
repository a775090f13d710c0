# Words on and about the map.
board-label = Map of Spain with 42 boxes
board-zoom-in = Zoom in
board-zoom-out = Zoom out
board-fit = Show the whole map
board-pick = Choose one
board-mat = Player mat: { $side }
board-at-hand = At hand
board-turns = Turn
board-turn-is = Turn { $turn } of 10, { $year }
board-cities = Objective cities
board-cities-are = Objective cities: { $nationalist } Nationalist, { $contested } contested, { $republican } Republican
board-linked = Linked ≥ { $wanted }:
board-linked-are = { $side }: { $count ->
    [one] { $count } linked box; with fewer than { $wanted } the war is lost
   *[other] { $count } linked boxes; with fewer than { $wanted } the war is lost
}
board-replacement = Replacement points
board-points = Replacement points, { $side }: { $count }
board-objective = objective city
board-port = port
board-contested = contested
board-held = held: { $side }
board-used = used
board-moved = moved
board-unsupplied = out of supply
board-blockaded = blockaded to the { $side } side
board-to-contested = Stops here: contested
board-to-enemy = Stops here: enemy box

## What is written on the map itself.

ground-atlantico = Atlantic Ocean
ground-cantabrico = Cantabrian Sea
ground-mediterraneo = Mediterranean Sea
ground-cadiz = Gulf of Cádiz
ground-alboran = Alboran Sea
ground-leon = Gulf of Lion
ground-baleares = Balearic Islands
ground-portugal = Portugal
ground-francia = France
ground-marruecos = Morocco
ground-argelia = Algeria
ground-title = Map of operations
ground-east = E
ground-west = W
ground-north = N
ground-south = S
