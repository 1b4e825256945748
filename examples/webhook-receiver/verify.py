import base64
import hashlib
import hmac
import json
import time

# Older and newer messages are refused, so that a recorded one cannot be sent again later.
MAX_AGE_SECONDS = 5 * 60


def verify(secret, headers, body, now=None):
    """The message of a request that the portal signed with this secret (`whsec_…`), with its id; ValueError for any other.

    `body` is the request's body as it came, in bytes.
    """
    message_id = headers.get("webhook-id") or ""
    timestamp = headers.get("webhook-timestamp") or ""
    if not (message_id and timestamp.isdecimal()):
        raise ValueError("no message of the portal")
    if abs((time.time() if now is None else now) - int(timestamp)) > MAX_AGE_SECONDS:
        raise ValueError("an old message")
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{message_id}.{timestamp}.".encode() + body
    expected = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest())
    # Two of them while a secret is being changed.
    signatures = (headers.get("webhook-signature") or "").split(" ")
    if not any(hmac.compare_digest(b"v1," + expected, one.encode()) for one in signatures):
        raise ValueError("the signature is wrong")
    return {"id": message_id, **json.loads(body)}
