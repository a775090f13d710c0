# The waiting room: open seats, challenges, tables to be watched.

page-room = Waiting room
page-room-sign-in = The waiting room is for those who have an account here. Sign in first.
page-room-seats = Open seats
page-room-seats-none = Nobody is waiting just now. Offer a seat yourself: it stays open for three days.
page-room-challenges = Challenges to you
page-room-mine = Your offers
page-room-host = { $host } plays { $side ->
    [any] either side
    [guest] the side that is left
    [bid] the side that is bid for
   *[other] { $side }
}
page-room-you-play = You play the { $side } side; { $who } plays the { $other } side.
page-room-pair = two games, sides changed
page-room-rated = rated
page-room-advice = with the computer’s advice
page-room-silent = without messages
page-room-public = anybody may watch
page-room-until = until { $when }
page-room-take = Take this seat
page-room-take-side = Take this seat: { $side }
page-room-accept = Accept
page-room-decline = Decline
page-room-withdraw = Withdraw
page-room-open = Open the game
page-room-open-second = Open the second game
page-room-taken = { $guest } has taken the seat.
page-room-declined = { $to } would not.
page-room-waiting = nobody has taken it yet
page-room-expired = nobody took it in time
page-room-waiting-to = waiting for { $to }
page-room-untold = No channel tells { $to } of it: write to them yourself, or wait until they look in here.
page-room-offer = Offer a seat
page-room-offer-to = Name of a person, to challenge them; leave it empty for anybody
page-room-side-any = Either side
page-room-side-guest = The other one chooses
page-room-side-guest-about = You divide, they choose: give one side a handicap so that you would take either. Handicaps stand among the options.
page-room-side-bid = Both bid for the side
page-room-side-bid-about = Each says which side they wish and what the other one shall have for it; neither sees the other’s bid first. If both wish the same side, the higher bid has it, and the other one gets what was bid. Equal bids are settled by lot.
page-room-bid-single = Where both bid for a side it is one game, and not rated.
page-room-bid-wish = The side you wish
page-room-bid-steps = Your bid: what the other one shall have for it
page-room-bid-nothing = nothing
page-room-bid-means = If the other one wishes the { $side } side too and bids less, you play it and pay this:
page-room-bid-means-nothing = You give nothing for the { $side } side: whoever wishes it too and bids more plays it.
page-room-bid-settled = The bids are settled
page-room-bid-take = Bid for the side
page-room-bid-give = Bid and take this seat
page-room-bid-of = { $who } wished the { $side } side and bid { $steps ->
    [0] nothing
   *[other] { $steps }: { $help }
}.
page-room-bid-own = You wished the { $side } side and bid { $steps ->
    [0] nothing
   *[other] { $steps }: { $help }
}.
page-room-pair-ask = Two games at once, with sides changed
page-room-rated-ask = Rated
page-room-public-ask = Anybody may watch
page-room-language = Your language at the table
page-room-all = All games
page-room-watch = Games to watch
page-room-watch-none = No game is open to watch.
page-room-look = Watch
page-room-blocked = You do not meet
page-room-block = Do not meet { $name } any more
page-room-unblock = Meet again
page-room-challenged = { $host } challenges you.
page-room-offered = Your seat is open.

error-choose-side = Choose your side to take this seat.
error-no-bid = Say which side you wish and how many steps you bid for it: 0 to { $most }.
error-bid-alone = A side is bid for in a single game that is not rated.
error-bid-handicap = Who bids for a side settles no handicap beside. Leave those options off.
error-seat-gone = This seat is not free any more: somebody was faster, or it was withdrawn.
error-own-seat = This seat is your own offer; somebody else must take it up.
error-offer-of-person = A person offers this seat, to persons. Programs take what programs offer.
error-challenge-self = Nobody plays against themselves here; begin a game at one screen instead.
error-block-self = Nobody blocks themselves.
error-many-seats = { $most } seats of yours are open already; withdraw one.
error-no-such-name = Nobody here has this name.
error-rated-advice = In a rated game nobody takes the computer’s advice.
page-late-ask = Spectators see each turn only once it is over
page-late-rated = Spectators see each turn only once it is over.
page-late-watching = You are watching: each turn is shown once it is over.
page-late-told = shown turn by turn
page-room-public-late = anybody may watch, each turn once it is over

members = Who wishes to be found
members-about = Those who wish to be found by others. When they were last here is told no finer than this.
members-none = Nobody else wishes to be found yet.
members-listed = Others may find me: my name, my ratings, and whether I was here today or this week
members-own = Change this on your account’s page.
members-challenge = Challenge { $who }
members-seen = { $seen ->
    [today] here today
    [week] here this week
   *[earlier] not here this week
}
page-room-within-ask = For whom
page-room-within-any = For anybody
page-room-within = For those within { $near } points of { $whose ->
    [own] your rating
   *[host] the host’s rating
}
page-room-within-about = Only those see the seat. Whoever has no rating in this game counts as 1500.
error-near-named = A challenge is for the person it names, whatever their rating: choose *For anybody*, or leave the name empty.
