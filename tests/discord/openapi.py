"""Discord's own OpenAPI document as a judge of what the bot sends."""

import json
import re
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Protocol

from jsonschema_rs import Draft202012Validator, ValidationError

DOCUMENT = Path(__file__).parent / "openapi.json"


class Request(Protocol):
    """One request as simcord records it."""

    method: str
    path: str
    json: Any


class MisfitError(AssertionError):
    """The bot sent what Discord's document does not allow."""


class Operation:
    """One method of one path, and what its body must be."""

    def __init__(self, method: str, path: str, body: dict[str, Any], components: dict[str, Any]) -> None:
        self.method = method
        self.path = path
        self.pattern = re.compile(re.sub(r"\\{[^}]*\\}", "[^/]+", re.escape(path)))
        self.schema = body.get("content", {}).get("application/json", {}).get("schema")
        self.components = components

    @cached_property
    def validator(self) -> Draft202012Validator | None:
        """Made when first asked for: the document has hundreds of operations, the bot uses a dozen."""
        if self.schema is None:
            return None
        # With the document's components beside it, the schema's references hold.
        return Draft202012Validator({**self.schema, "components": self.components})


class Document:
    """The whole document, with snowflakes that may also be integers."""

    def __init__(self, content: dict[str, Any]) -> None:
        schemas = content["components"]["schemas"]
        # discord.py sends some ids as numbers, which Discord takes.
        ids = {"anyOf": [schemas["SnowflakeType"], {"type": "integer"}]}
        components = {**content["components"], "schemas": {**schemas, "SnowflakeType": ids}}
        self.operations = [
            Operation(method.upper(), path, operation.get("requestBody", {}), components)
            for path, methods in content["paths"].items()
            for method, operation in methods.items()
            if method in ("get", "post", "put", "patch", "delete")
        ]
        # A path without a parameter wins over one with: @original is no message id.
        self.operations.sort(key=lambda operation: operation.path.count("{"))

    def check(self, request: Request) -> None:
        """Raise MisfitError when Discord's document does not allow this request."""
        operation = self._operation(request)
        validator = operation.validator
        if validator is None or request.json is None:
            return
        body = json.loads(json.dumps(request.json))
        if not validator.is_valid(body):
            raise MisfitError(_tell(operation, _deepest(list(validator.iter_errors(body))), body))

    def _operation(self, request: Request) -> Operation:
        for operation in self.operations:
            if operation.method == request.method and operation.pattern.fullmatch(request.path):
                return operation
        raise MisfitError(f"Discord's document knows no {request.method} {request.path}")


def _deepest(errors: list[ValidationError]) -> ValidationError:
    """Of several schemas that a part could fit, the one it fits longest is the one that was meant."""
    found = list[ValidationError]()
    for error in errors:
        branches: list[list[ValidationError]] = getattr(error.kind, "context", [])
        found += [error, *(_deepest(branch) for branch in branches if branch)]
    return max(found, key=lambda error: len(error.instance_path))


def _tell(operation: Operation, error: ValidationError, body: Any) -> str:
    text = json.dumps(error.instance, ensure_ascii=False)
    return (
        f"{operation.method} {operation.path}: {error.message[:400]}\n"
        f"  at {'.'.join(map(str, error.instance_path))}: {text[:400]}\n"
        f"  body: {json.dumps(body, ensure_ascii=False)[:2000]}"
    )


@cache
def document() -> Document:
    """Discord's document as it stands beside this file."""
    return Document(json.loads(DOCUMENT.read_text(encoding="utf-8")))
