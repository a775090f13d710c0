# The corrections to the data that a game is played with
page-corrections = Played with { $count ->
    [one] one correction
   *[other] { $count } corrections
} to the data
page-continue-corrected = corrected
page-corrections-name = Called “{ $name }”
page-corrections-source = Where the values come from: { $source }
page-corrections-show = What is otherwise
page-corrections-what = What
page-corrections-was = Was
page-corrections-now = Is
page-corrections-new = new
page-corrections-gone = gone
page-corrections-save = Save the corrections
error-no-corrections = This game is played with the data as they are shipped.
error-proof-corrections = The corrections in the record are not those that the game was begun with.
page-proof-corrections = The commitment names the corrections that the record carries: nobody changed them.
