"""What comes in over HTTP and WebSocket: routes, the shortest way, limits, and what answers look like."""
