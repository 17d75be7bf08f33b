"""The OpenAPI description, and every operation fuzzed after it: nothing answers with our fault."""

from __future__ import annotations

from typing import Any

import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error

from tests.patience import PATIENCE
from tests.server.harness import Person, Server

ENDLESS = ("/stream", "/events")
"""Streams never end."""

QUICK = settings(
    max_examples=12, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck), database=None
)


def test_no_operation_answers_with_a_server_error(server: Server) -> None:
    document = server.get("/api/schema/openapi.json").json()
    operations: list[Any] = [found.ok() for found in schemathesis.openapi.from_dict(document).get_all_operations()]  # type: ignore[union-attr]
    assert len(operations) > 15
    for operation in operations:
        if not operation.path.endswith(ENDLESS):
            fuzz(operation, server.url, newcomer(server))


def newcomer(server: Server) -> dict[str, str]:
    """Somebody for one operation alone: after some they are another, or nobody."""
    anna = Person(server, "Anna")
    anna.quick_start()
    return {"cookie": anna.cookie, "x-csrf-token": anna.get("/api/me")["csrf"]}


def fuzz(operation: Any, url: str, headers: dict[str, str]) -> None:
    def ask(case: Any) -> None:
        case.call_and_validate(base_url=url, headers=headers, checks=[not_a_server_error], timeout=PATIENCE)

    QUICK(given(case=operation.as_strategy())(ask))()
