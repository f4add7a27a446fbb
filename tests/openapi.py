"""Discord's own OpenAPI document as a judge of what the bot sends."""

import copy
import json
import os
import re
from bisect import bisect_left
from collections.abc import Sequence
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Protocol

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError, best_match
from referencing import Registry
from referencing.jsonschema import DRAFT202012

BESIDE_THE_REPOSITORY = Path(__file__).parents[2] / "shared" / "discord" / "openapi.json"
DOCUMENT = "urn:discord"


class Request(Protocol):
    """One request as simcord records it."""

    method: str
    path: str
    json: Any


class MisfitError(AssertionError):
    """The bot sent what Discord's document does not allow."""


class Operation:
    """One method of one path, and what its body must be."""

    def __init__(self, method: str, path: str, body: dict[str, Any] | None, registry: Registry[Any]) -> None:
        self.method = method
        self.path = path
        self.pattern = re.compile(re.sub(r"\\{[^}]*\\}", "[^/]+", re.escape(path)))
        self.body = body
        self.registry = registry

    @cached_property
    def validator(self) -> Draft202012Validator | None:
        """Made when first asked for: the document has hundreds of operations, the bot uses a dozen."""
        content = (self.body or {}).get("content", {})
        if "application/json" not in content:
            return None
        # The schema lies inside the document, so that its references hold.
        pointer = "/".join(
            part.replace("~", "~0").replace("/", "~1")
            for part in ("paths", self.path, self.method.lower(), "requestBody")
        )
        reference = f"{DOCUMENT}#/{pointer}/content/application~1json/schema"
        return Draft202012Validator({"$ref": reference}, registry=self.registry)


class Document:
    """The whole document, with snowflakes that may also be integers."""

    def __init__(self, content: dict[str, Any]) -> None:
        content = copy.deepcopy(content)
        # discord.py sends some ids as numbers, which Discord takes.
        snowflake = content["components"]["schemas"]["SnowflakeType"]
        content["components"]["schemas"]["SnowflakeType"] = {"anyOf": [snowflake, {"type": "integer"}]}
        registry: Registry[Any] = Registry().with_resource(DOCUMENT, DRAFT202012.create_resource(content))
        self.operations = [
            Operation(method.upper(), path, operation.get("requestBody"), registry)
            for path, methods in content["paths"].items()
            for method, operation in methods.items()
            if method in ("get", "post", "put", "patch", "delete")
        ]
        # A path without a parameter wins over one with: @original is no message id.
        self.operations.sort(key=lambda operation: operation.path.count("{"))
        self.limits = sorted(lengths({key: content[key] for key in ("paths", "components")}))
        self._judged: set[tuple[str, str, Any]] = set()

    def check(self, request: Request) -> None:
        """Raise MisfitError when Discord's document does not allow this request."""
        operation = self._operation(request)
        validator = operation.validator
        if validator is None or request.json is None:
            return
        key = (operation.method, operation.path, shape(request.json, self.limits))
        if key in self._judged:
            return
        if error := best_match(validator.iter_errors(json.loads(json.dumps(request.json)))):
            raise MisfitError(_tell(operation, error, request.json))
        self._judged.add(key)

    def _operation(self, request: Request) -> Operation:
        for operation in self.operations:
            if operation.method == request.method and operation.pattern.fullmatch(request.path):
                return operation
        raise MisfitError(f"Discord's document knows no {request.method} {request.path}")


SMALL = 1000  # numbers below it are kinds, styles and flags; those above are ids, times and colours


def lengths(schema: Any) -> set[int]:
    """Every length that the document limits a text to: two texts between the same two are judged alike."""
    match schema:
        case dict():
            own = {schema[key] - low for key, low in (("maxLength", 0), ("minLength", 1)) if key in schema}
            return own.union(*(lengths(value) for value in schema.values() if isinstance(value, dict | list)))
        case list():
            return set().union(*(lengths(value) for value in schema))
        case _:
            return set()


def shape(body: Any, limits: Sequence[int]) -> Any:
    """What the document's verdict can depend on: bodies of one shape are judged once, for speed."""
    match body:
        case dict():
            return tuple(sorted((key, shape(value, limits)) for key, value in body.items()))
        case list() | tuple():
            return (len(body), frozenset(shape(value, limits) for value in body))
        case str():
            return ("text", bisect_left(limits, len(body)), body.isdigit())
        case bool() | None:
            return str(body)
        case int() | float() if abs(body) >= SMALL:
            return (type(body).__name__, "large")
        case _:
            return repr(body)


def _tell(operation: Operation, error: ValidationError, body: Any) -> str:
    text = json.dumps(error.instance, ensure_ascii=False)
    return (
        f"{operation.method} {operation.path}: {error.message[:400]}\n"
        f"  at {error.json_path}: {text[:400]}\n"
        f"  body: {json.dumps(body, ensure_ascii=False)[:2000]}"
    )


@cache
def document() -> Document | None:
    """The document, where it is at hand: DISCORD_OPENAPI, or beside the repository."""
    path = Path(os.environ.get("DISCORD_OPENAPI", BESIDE_THE_REPOSITORY))
    if not path.is_file():
        return None
    return Document(json.loads(path.read_text(encoding="utf-8")))
