"""The one exception by which an engine refuses something."""

Fact = str | int


class RuleError(Exception):
    """A refusal with a stable code, which is also a locale key, and the facts that fill its sentence."""

    def __init__(self, code: str, **facts: Fact) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        return f"{self.code} {self.facts}" if self.facts else self.code
