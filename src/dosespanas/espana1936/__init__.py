"""España 1936 (Antonio Catalán, Devir): a card-driven, point-to-point game of the Spanish Civil War."""
