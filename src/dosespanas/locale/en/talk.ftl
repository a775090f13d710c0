# What is said at a table: messages, marks on the map, a note of one's own.

page-talk = Words and marks
page-talk-unread = { $count ->
    [one] one new message
   *[other] { $count } new messages
}
page-talk-about = Only the two of you read this. Nothing of it stands in the record of the game.
page-talk-about-gallery = Those who watch talk here. The two who play can read it when the game is over.
page-talk-said = Messages
page-talk-none = Nothing has been said yet.
page-talk-message = Message
page-talk-say = Send
page-talk-answer = Answer
page-talk-by-nationalist = Nationalist side
page-talk-by-republican = Republican side
page-talk-by-spectator = Spectator
page-talk-shown = Show new messages over the map
page-talk-here = { $name } is here.
page-talk-presence = Show the other person that I am here, and me whether they are
page-talk-mute = Do not show me the other side’s messages; nobody is told
page-talk-report = Report
page-talk-report-why = What is wrong with it? Whoever runs this server reads it.
page-talk-report-not = Do not report
page-talk-reported = Reported to whoever runs this server
page-talk-silent = In this game you do not write to each other.
page-former-left = The other side has closed its account and will not come back. You may take the win, or let a computer opponent play on.
page-talk-allow = We may write to each other during the game
page-talk-marks = Marks on the map, for both to see
page-talk-mark = { $side }: { $shape }{ $text ->
    [none] {""}
   *[other] , “{ $text }”
}
page-talk-place = Place
page-talk-shape = Shape
page-talk-shape-ring = Ring
page-talk-shape-square = Square
page-talk-shape-triangle = Triangle
page-talk-shape-cross = Cross
page-talk-mark-text = A word to it, if you like
page-talk-brief = Until the end of turn { $turn }
page-talk-put = Put the mark
page-talk-unmark = Take away
page-talk-note = Your note
page-talk-note-about = Only you read this, also after the game.
page-talk-note-writing = Not kept yet …
page-talk-note-kept = Kept.
page-talk-gallery = What those who watched said
page-keys-talk = words and marks, between two persons

error-no-talk = Words are for two persons who play apart.
error-silent = In this game the two do not write to each other.
error-no-words = There are no words in this message.
error-words-too-long = At most { $most } signs, please.
error-other-room = What is said there is not for this seat, or not while the game goes on.
error-no-message = There is no such message here any more.
error-own-message = This message is your own.
error-no-place = This map has no place “{ $place }”.

page-messages-about = Only the two of you read this. Whoever runs the server reads a message that is reported.
page-messages-whom = Name of the person
page-messages-open = Open
page-messages-none = You have written to nobody yet. Press a person’s name, or type one here.
page-messages-with = You and { $who }
page-messages-you = You
page-messages-all = All messages
page-messages-mute = Do not show me their messages; nobody is told
page-messages-muted = Not shown
page-messages-once = The last 200 messages are shown here.
error-message-self = A message is for another person.
error-many-messages = You have written much today: at most { $most } messages a day, to { $persons } persons. Write again tomorrow.
