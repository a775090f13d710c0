# Słowa na mapie i wokół niej.
board-label = Mapa Hiszpanii z 42 polami
board-zoom-in = Przybliż
board-zoom-out = Oddal
board-fit = Pokaż całą mapę
board-pick = Wybierz jedno
board-mat = Plansza gracza: { $side }
board-at-hand = Pod ręką
board-turns = Tura
board-turn-is = Tura { $turn } z 10, { $year }
board-cities = Miasta kluczowe
board-cities-are = Miasta kluczowe: Nacjonaliści { $nationalist }, sporne { $contested }, Republikanie { $republican }
board-linked = Połączone ≥ { $wanted }:
board-linked-are = { $side }: { $count ->
    [one] { $count } połączone pole; mniej niż { $wanted } oznacza przegraną wojnę
    [few] { $count } połączone pola; mniej niż { $wanted } oznacza przegraną wojnę
   *[other] { $count } połączonych pól; mniej niż { $wanted } oznacza przegraną wojnę
}
board-replacement = Punkty uzupełnień
board-points = Punkty uzupełnień, { $side }: { $count }
board-objective = miasto kluczowe
board-port = port
board-contested = sporne
board-held = kontrola: { $side }
board-used = użyte
board-moved = po ruchu
board-unsupplied = bez zaopatrzenia
board-blockaded = blokada, traci strona: { $side }
board-to-contested = Tu koniec ruchu: pole sporne
board-to-enemy = Tu koniec ruchu: pole wroga

## What is written on the map itself.

ground-atlantico = Ocean Atlantycki
ground-cantabrico = Morze Kantabryjskie
ground-mediterraneo = Morze Śródziemne
ground-cadiz = Zatoka Kadyksu
ground-alboran = Morze Alborańskie
ground-leon = Zatoka Lwia
ground-baleares = Baleary
ground-portugal = Portugalia
ground-francia = Francja
ground-marruecos = Maroko
ground-argelia = Algieria
ground-title = Mapa operacji
ground-east = E
ground-west = W
ground-north = N
ground-south = S
