# Poczekalnia: wolne miejsca, wyzwania, stoły do oglądania.

error-seat-gone = To miejsce nie jest już wolne: ktoś był szybszy albo je wycofano.
error-own-seat = To miejsce sam oferujesz; musi je zająć ktoś inny.
error-challenge-self = Tutaj nikt nie gra sam ze sobą; zacznij raczej grę na jednym ekranie.
error-block-self = Nikt nie blokuje sam siebie.
error-many-seats = Masz już { $most } otwartych miejsc; wycofaj jedno.
error-no-such-name = Nikt tu nie ma takiej nazwy.
error-rated-advice = W grze rankingowej nikt nie korzysta z rad komputera.
