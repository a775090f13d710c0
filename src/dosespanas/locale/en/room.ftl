# The waiting room: open seats, challenges, tables to be watched.

error-seat-gone = This seat is not free any more: somebody was faster, or it was withdrawn.
error-own-seat = This seat is your own offer; somebody else must take it up.
error-challenge-self = Nobody plays against themselves here; begin a game at one screen instead.
error-block-self = Nobody blocks themselves.
error-many-seats = { $most } seats of yours are open already; withdraw one.
error-no-such-name = Nobody here has this name.
error-rated-advice = In a rated game nobody takes the computer’s advice.
