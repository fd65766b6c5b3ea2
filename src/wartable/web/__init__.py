"""The web table: pages, the match board and the HTTP and WebSocket API, all served from this machine.
Nothing here knows a rule; what a seat may see is decided by the table."""
