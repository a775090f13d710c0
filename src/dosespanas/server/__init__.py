"""The server: games over HTTP and WebSocket, kept on disk. It holds no rule."""
