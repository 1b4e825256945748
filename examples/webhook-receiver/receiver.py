import os
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from verify import verify

SECRET = os.environ["WEBHOOK_SECRET"]
# Far larger than any message.
MAX_BYTES = 65_536
# What was taken already; a real system keeps it in its database, for 30 days.
taken = set()


def handle(message):
    """Here the work begins: put it into a queue, and answer the portal at once."""
    data = message["data"]
    number = data.get("number") or data.get("id") or ""
    print(message["type"], number, data.get("state", ""), data.get("link", ""), flush=True)


class Receiver(BaseHTTPRequestHandler):
    timeout = 10

    def do_POST(self):
        length = self.headers.get("content-length", "")
        if not length.isdecimal() or int(length) > MAX_BYTES:
            return self.answer(413)
        try:
            message = verify(SECRET, self.headers, self.rfile.read(int(length)))
        except ValueError as error:
            print("refused:", error, file=sys.stderr)
            return self.answer(401)
        if message["id"] not in taken:
            taken.add(message["id"])
            handle(message)
        self.answer(204)

    def answer(self, status):
        self.send_response(status)
        self.end_headers()

    def log_message(self, *_):
        pass


server = ThreadingHTTPServer(("127.0.0.1", int(os.environ.get("PORT", "8080"))), Receiver)
print("listening on", server.server_port, flush=True)
server.serve_forever()
