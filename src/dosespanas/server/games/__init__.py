"""Games as the server plays them: who sits where, what may be done, what is shown, who thinks next."""
