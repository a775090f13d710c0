"""The computer opponents of a server, and the processes in which they think, advise and review."""
