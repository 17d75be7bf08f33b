"""The web application around the tables: accounts, lobby, sockets, bot API, storage."""
