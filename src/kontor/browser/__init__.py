"""Kontor in a browser: the server's application in a worker, without a server.

Pyodide runs Python there. The page speaks to the application in the messages that it would send to
a server: `door` takes requests and sockets, `shelf` keeps tables in the browser's database,
`channel` tells other tabs, and `workers` has what processes do elsewhere.
"""
