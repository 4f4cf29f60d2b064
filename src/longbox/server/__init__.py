"""The server: tables where people and bots sit, the journal that loses no answer, and the sockets between them."""
