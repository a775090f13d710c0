"""The one stack of opponents by rules of thumb: features of the board, and weights for each rule (`presets`)."""
