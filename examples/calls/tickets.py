import base64
import json
import os
import sys
import uuid
from pathlib import Path
from urllib.error import HTTPError
from urllib.parse import urljoin
from urllib.request import Request, urlopen

PORTAL = os.environ["PORTAL"]
KEY = os.environ["KEY"]
TUS = {"Tus-Resumable": "1.0.0"}


def call(path, method="GET", headers=None, body=None):
    request = Request(urljoin(PORTAL, path), data=body, method=method)
    for name, value in {"Authorization": f"Bearer {KEY}", **(headers or {})}.items():
        request.add_header(name, value)
    try:
        return urlopen(request)
    except HTTPError as error:
        # The portal says in the body what is wrong, and at which field.
        raise SystemExit(f"{error.code} {error.read().decode()}") from error


def organisation():
    items = json.load(call("/api/foundation"))["items"]
    if not items:
        raise SystemExit("the key belongs to no organisation")
    return items[0]["trid"]


def list_tickets():
    path = f"/api/foundation/{organisation()}/data?type=hd.ticket&_limit=20"
    for ticket in json.load(call(path))["items"]:
        print(ticket["foreignid"], ticket["value2"], ticket["value1"])


def encoded(text):
    return base64.b64encode(text.encode()).decode()


def upload(path):
    """Sends a file and answers its id, which the ticket names."""
    content = Path(path).read_bytes()
    metadata = f"filename {encoded(Path(path).name)},filetype {encoded('application/pdf')}"
    begin = {**TUS, "Upload-Length": str(len(content)), "Upload-Metadata": metadata}
    location = call("/api/uploads", "POST", begin).headers["Location"]
    go_on = {**TUS, "Upload-Offset": "0", "Content-Type": "application/offset+octet-stream"}
    call(location, "PATCH", go_on, content)
    return location.rsplit("/", 1)[-1]


def open_ticket(customer, paths):
    trid = organisation()
    ticket = {
        "type": "hd.ticket",
        "value5": "etcBillingRequest",
        "category": "newContract",
        "customerOrContract": customer,
        "fileQueue": [upload(path) for path in paths],
        "contactFirstName": "Petra",
        "contactLastName": "Sommer",
        "contactEmail": "petra.sommer@example.com",
        "contactPhone": "030 23125 300",
    }
    # Keep it with the order of your own system: sent again under it, a broken call opens no second ticket.
    headers = {"Content-Type": "application/json", "Idempotency-Key": str(uuid.uuid4())}
    answer = json.load(call(f"/api/foundation/{trid}/data", "POST", headers, json.dumps(ticket).encode()))
    print(answer["foreignid"], answer["id"])


if sys.argv[1:] == ["list"]:
    list_tickets()
elif sys.argv[1:2] == ["open"] and len(sys.argv) > 4:
    open_ticket(sys.argv[2], sys.argv[3:])
else:
    raise SystemExit("usage: list, or: open <customer> <PDF> <PDF> …")
