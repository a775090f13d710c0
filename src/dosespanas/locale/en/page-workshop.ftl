## The workshop, in which somebody corrects the data of a game to an own box

workshop-title = Workshop
workshop-cards = Cards
workshop-chits = Event chits
workshop-counters = Counters
workshop-map = Map
workshop-setup = Set-up
workshop-tables = Tables
workshop-shelves = What is corrected
workshop-hand = In hand
workshop-hint = Press a thing to correct it. You see the change on it at once; nothing is sent until you play.
workshop-legend = reconstructed: the printed value is not public, so compare it with your box
workshop-reconstructed = reconstructed
workshop-sources = Where it comes from
workshop-whole = the whole
workshop-name = Name of your corrections
workshop-source = Where the values come from
workshop-source-example = own copy: second edition
workshop-redo = Redo
workshop-save = Save
workshop-open = Open
workshop-share = Share
workshop-share-about = Whoever opens this link has your corrections on the bench. They are in the link itself.
workshop-share-long = These are too many corrections for a link. Save them, and send the file.
workshop-play = Play with it
workshop-silent = The server does not answer. Your corrections are kept in this browser.
workshop-not-read = This is no file of corrections.
workshop-other-game = These corrections are for another game.
workshop-none = Nothing is corrected yet.
workshop-elsewhere = What the checker says besides
workshop-take-back = Take back
workshop-take-all-back = Take all back
workshop-restore = Put it back as it was
workshop-fix = Make it { $value }
workshop-gone = It has been taken away.
workshop-add = Add
workshop-leave-out = Leave out
workshop-move = Move
workshop-next = Next
workshop-previous = Previous
workshop-seek = Search
workshop-yes = yes
workshop-no = no
workshop-form-list = these
workshop-form-number = a number
workshop-form-text = a text
workshop-form-object = as follows
workshop-tools = Tools
workshop-tool-links = Links
workshop-tool-hex = Hex
workshop-tool-paint = Paint
workshop-tool-minor = Minor river
workshop-tool-major = Major river
workshop-tool-rail = Railway
workshop-tool-sea = Sea
workshop-map-hint = Press a box to correct it.
workshop-links-first = Press two boxes: they are linked, or their link is taken away.
workshop-hex-hint = Press a hex to correct it.
workshop-hexside-first = Press a side, or the two hexes beside it: what you chose is put there, or taken away.
workshop-paint-hint = Choose what, then press hexes: each one has it then.
workshop-paint-field = What is painted
workshop-rail-hint = Press the hexes of the line, one after the other; where one runs it is cut. Esc ends it.
workshop-around = On the map
workshop-side = Between this hex and { $hex }
workshop-scan = Scan under the map
workshop-scan-opacity = opacity
workshop-scan-align = Align
workshop-scan-press = Press the middle of this hex on the scan:
workshop-scan-press-box = Press the middle of this box on the scan:
workshop-scan-refused = A picture as PNG, JPEG or WebP, of 40 megabytes and 120 megapixels at most.
workshop-scan-askew = Three of the four places lie in a line: align it once more.
workshop-no-hex = There is no such hex in Spain.
workshop-hex-number = Hex number
workshop-press = Press it
workshop-setup-hint = Drag a counter, or press it and then a box. Press a box to see what begins there.
workshop-setup-hint-hex = Drag a stack, or press it and then a hex.
workshop-setup-box = Box

workshop-count = { $count ->
    [one] { $count } correction
   *[other] { $count } corrections
}
workshop-errors = { $count ->
    [one] { $count } error
   *[other] { $count } errors
}
workshop-play-about = { $count ->
    [0] Nothing is corrected: this is the game as it is shipped.
    [one] Played with { $count } correction. An invitation says so, and lists it.
   *[other] Played with { $count } corrections. An invitation says so, and lists them.
}
workshop-was = was { $value }
workshop-turn = turn { $turn }
workshop-in = { $what }, { $where }
workshop-take = Correct { $what }
workshop-remove = Take away: { $what }
workshop-add-to = Add to { $what }
workshop-take-back-one = Take back: { $what }
workshop-strength-of = Strength of { $what }
workshop-linked = { $one } and { $other } are linked now.
workshop-unlinked = { $one } and { $other } are linked no more.
workshop-links-second = { $one }, and which other box?
workshop-hexside-second = { $one }, and which hex beside it?
workshop-hexside-done = Changed between { $one } and { $other }.
workshop-setup-to = { $what }: to which box?
workshop-setup-hex = { $what }: to which hex?
workshop-sets = Your sets
workshop-sets-about = A set is what you have corrected and compared, under a name. A link or a file opens as another set beside yours.
workshop-unnamed = Without a name
workshop-set-new = New set
workshop-set-new-name = New set
workshop-set-copy = Copy of this one
workshop-set-drop = Throw away
workshop-set-drop-sure = For good?
workshop-set-keep = Keep
workshop-compare = Compare
workshop-apart = { $count ->
    [one] { $count } difference from “{ $name }”
   *[other] { $count } differences from “{ $name }”
}
workshop-apart-about = Crossed out is theirs, in bold yours. The places are marked on the map.
workshop-apart-none = The two sets are alike.
workshop-take-theirs = Take theirs
workshop-opened = { $count ->
    [one] Opened as a set of its own, with { $count } correction. Your other sets are as they were.
   *[other] Opened as a set of its own, with { $count } corrections. Your other sets are as they were.
}
workshop-due = { $count ->
    [one] { $count } step since you last saved lies in this browser alone.
   *[other] { $count } steps since you last saved lie in this browser alone.
}
workshop-unkept = This browser keeps nothing: save before you close the page.
workshop-compared-count = { $count } compared
workshop-compared = Compared with the box
workshop-compared-of = { $count } of { $all } compared
workshop-pending = only those left
workshop-right-next = Right, next
workshop-report-right = as printed
workshop-report-changed = changed
workshop-report-unseen = never looked at
workshop-csv = Spreadsheet
workshop-csv-about = Save a table as CSV, fill it in with a spreadsheet, and read it again. Nothing changes before you have seen what it would. An apostrophe keeps spreadsheets from making dates of values such as 1/1.
workshop-csv-save = Save CSV
workshop-csv-read = Read CSV
workshop-csv-take = Take it
workshop-csv-leave = Leave it
workshop-csv-large = This file is larger than a megabyte: no table of this game is.
workshop-csv-lines = { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
workshop-csv-found = { $changed ->
    [one] { $changed } line changes something
   *[other] { $changed } lines change something
}, { $added ->
    [one] { $added } is new
   *[other] { $added } are new
}.
workshop-csv-faults = { $count ->
    [one] { $count } fault: its line is left out.
   *[other] { $count } faults: their lines are left out.
}
workshop-csv-line = Line
workshop-csv-field = Field
workshop-csv-stands = What stands there
workshop-csv-right = What would be right
workshop-csv-row = row
workshop-csv-value = value
workshop-csv-formula = a value: formulas are not worked out
workshop-csv-missing = a value: it cannot be empty
workshop-csv-one-of = one of: { $values }
workshop-csv-number = a number
workshop-csv-between = a number from { $low } to { $high }
workshop-csv-like = such as { $example }
workshop-csv-form = as the saved file has it
workshop-csv-none = empty: there is no such field here
workshop-csv-twice = each row once
workshop-csv-quote = a quotation mark that ends
workshop-csv-empty = a line of heads, and lines of values
workshop-grid-refused = { $where }: { $stands } was not taken; right would be { $right }.
workshop-conflicts = { $count ->
    [one] { $count } correction was made for other data than these. Which is right?
   *[other] { $count } corrections were made for other data than these. Which are right?
}
workshop-conflict = It stood at { $stood }, stands at { $stands } now; yours is { $mine }.
workshop-conflict-mine = Take mine
workshop-conflict-theirs = Take what stands
workshop-enters = Entry
workshop-sorted = Order
workshop-sorted-data = as in the data
workshop-take-away = Take it away
workshop-add-hex = Add hex { $hex }
workshop-csv-most = lines: { $count } at most
corrections-finding = { $wrong }; { $right }
error-corrections-large = Corrections may have { $bytes } bytes at most, and lists { $deep } deep.
workshop-sync-account = in your account
workshop-sync-here = in this browser alone
workshop-sync-other = of another account, in this browser alone
workshop-sync-unreached = The server is not reached. Your set is kept in this browser, and sent as soon as it is.
workshop-sync-signed-out = You are signed out. Your set is kept in this browser.
workshop-sync-refused = Your set is kept in this browser alone: { $why }
workshop-sync-clash = This set was changed in another browser too: { $count ->
    [one] { $count } correction there
   *[other] { $count } corrections there
}, { $mine } here. Nothing is lost; which holds?
workshop-sync-gone = This set was thrown away in another browser. Here it is as you left it.
workshop-sync-both = Keep both
workshop-sync-copy = { $name } (this browser)
workshop-published = published
workshop-publish = Publish
workshop-publish-about = Anybody who comes to this server may then read, open and compare this set as it is now, with your name. Values and names are published, histories of cards are not. You may withdraw it at any time.
workshop-publish-again = Publish it as it is now
workshop-publish-no = Do not publish
workshop-publish-not = The set does not lie on the server as it is here; nothing was published.
workshop-withdraw = Withdraw
workshop-edition = For which edition
workshop-edition-example = second edition
workshop-printed-in = In which language it is printed
workshop-printing = Which printing, or year (if known)
workshop-gallery = Published sets
workshop-gallery-about = What others have corrected to their boxes. Opened, one lies beside your own sets; compared, you see where it differs from yours, on the map too.
workshop-gallery-none = Nobody has published a set yet.
workshop-gallery-mine = yours
workshop-gallery-unreached = The server does not answer.
workshop-gallery-confirmed = { $count } of these compared alike by others, { $persons } persons in all
workshop-report-why = What is wrong with this set? Whoever runs this server reads it.
error-set-changed = This set was changed or thrown away in another browser meanwhile.
error-no-set = There is no such set here any more.
error-set-form = This is no file of corrections for this game.
error-sets-full = An account keeps at most { $most } sets, of { $bytes } bytes together. Throw one away, or save it as a file.
error-set-empty = A set that is published has a name, and something in it.
error-set-wrong = There are errors in this set: put them right first.
error-no-edition = Say for which edition and language of the game the set is.
error-many-published = At most { $most } sets of one account are published. Withdraw one first.
