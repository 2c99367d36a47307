"""The calls of Rendezvous, typed; only the standard library."""

from __future__ import annotations

import http.client
import json
import time
import urllib.error
import urllib.parse
import urllib.request
from typing import Any, Mapping, Optional

from . import types
from .calls import Calls

__all__ = ["CallRefused", "Client", "types"]

# After 429 and 503 a call waits once, for as long as the server says but at most this.
LONGEST_WAIT_SECONDS = 60


class CallRefused(Exception):
    """The server has refused a call: `code` is `availabletimeslots`, `detail` the closer reason, `taken`.

    `fields` are the wrong fields, each with its problem: `{"firstphone": "empty"}`.
    """

    def __init__(self, status: int, body: Mapping[str, Any]):
        self.status = status
        self.code: str = body.get("message", "")
        self.detail: Optional[str] = body.get("detail")
        self.details = body.get("details")
        self.fields: Mapping[str, str] = body.get("messages", {}).get("fields", {})
        reasons = ([self.detail] if self.detail else []) + [f"{name}: {why}" for name, why in self.fields.items()]
        super().__init__(f"{status} {self.code}" + (f" ({', '.join(reasons)})" if reasons else ""))


class Client(Calls):
    """Makes calls with an access key."""

    def __init__(self, url: str, key: str, timeout: float = 30):
        self._url = url.rstrip("/") + "/api/v3"
        self._key = key
        self._timeout = timeout

    def _call(
        self,
        method: str,
        path: str,
        query: Mapping[str, Any],
        body: Any = None,
        headers: Optional[Mapping[str, Optional[str]]] = None,
    ) -> Any:
        sent = {name: _to_text(value) for name, value in query.items() if value is not None}
        address = self._url + path + ("?" + urllib.parse.urlencode(sent) if sent else "")
        request = urllib.request.Request(address, method=method)
        request.add_header("Authorization", f"Bearer {self._key}")
        for name, value in (headers or {}).items():
            if value is not None:
                request.add_header(name, value)
        if body is not None:
            request.data = json.dumps(body).encode()
            request.add_header("Content-Type", "application/json")
        is_repeatable = method == "GET" or request.has_header("Idempotency-key")
        for attempt in (1, 2):
            try:
                with urllib.request.urlopen(request, timeout=self._timeout) as answer:
                    return _read(answer)
            except urllib.error.HTTPError as error:
                may_repeat = error.code == 429 or is_repeatable
                wait = float(error.headers.get("Retry-After") or "inf")
                if attempt == 1 and error.code in (429, 503) and may_repeat and wait <= LONGEST_WAIT_SECONDS:
                    time.sleep(wait)
                    continue
                refusal = _read(error)
                raise CallRefused(error.code, refusal if isinstance(refusal, dict) else {}) from None
            except (OSError, http.client.HTTPException):  # no answer came: a lost connection or a timeout
                if attempt == 2 or not is_repeatable:
                    raise


def _to_text(value: Any) -> str:
    if isinstance(value, (list, tuple)):
        return ",".join(str(one) for one in value)
    return str(value).lower() if isinstance(value, bool) else str(value)


def _read(answer: Any) -> Any:
    """Returns the record of a JSON answer, and the bytes of a file."""
    content = answer.read()
    return json.loads(content) if "json" in (answer.headers.get("Content-Type") or "") else content
