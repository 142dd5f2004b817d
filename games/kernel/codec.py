"""Positions and events as JSON text, checked when they are read."""

import json
from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from pydantic import TypeAdapter, ValidationError

from games.kernel.errors import BrokenRecord
from games.kernel.events import Event
from games.kernel.state import State

S = TypeVar("S", bound=State)


def in_short(error: ValidationError) -> str:
    """The first problem and how many more there are, without the values: they may be secrets."""
    first, *others = error.errors(include_url=False, include_context=False, include_input=False)
    where = ".".join(str(step) for step in first["loc"])
    more = f" (and {len(others)} more)" if others else ""
    return f"{where + ': ' if where else ''}{first['msg']}{more}"


class Codec(Generic[S]):
    """Writes the positions, events and views of one game, and reads the first two."""

    def __init__(self, state_type: type[S], event_types: Sequence[type[Event]]) -> None:
        self._state = TypeAdapter(state_type)
        self._events = {kind.__name__: TypeAdapter(kind) for kind in event_types}
        self._views: dict[type, TypeAdapter[Any]] = {}

    def dump_state(self, state: S) -> str:
        """A position as JSON. The events of its turn are no part of it."""
        told, state.told = state.told, []
        try:
            return self._state.dump_json(state).decode()
        finally:
            state.told = told

    def load_state(self, text: str) -> S:
        """The position; raises BrokenRecord where the text does not hold one."""
        try:
            return self._state.validate_json(text)
        except ValidationError as error:
            raise BrokenRecord(f"The stored position cannot be read: {in_short(error)}.") from error

    def plain_view(self, view: object) -> dict[str, Any]:
        """A view as dictionaries, lists, text and numbers."""
        kind = type(view)
        if kind not in self._views:
            self._views[kind] = TypeAdapter(kind)
        plain: dict[str, Any] = self._views[kind].dump_python(view, mode="json")
        return plain

    def dump_event(self, event: Event) -> str:
        """An event as JSON: its kind and its fields."""
        kind = type(event).__name__
        return json.dumps([kind, self._events[kind].dump_python(event, mode="json")], separators=(",", ":"))

    def load_event(self, text: str) -> Event:
        """The event; raises BrokenRecord where the text does not hold one."""
        try:
            kind, fields = json.loads(text)
            return self._events[kind].validate_python(fields)
        except ValidationError as error:
            raise BrokenRecord(f"A stored event cannot be read: {in_short(error)}.") from error
        except (ValueError, TypeError, KeyError) as error:
            raise BrokenRecord(
                "A stored event cannot be read: it is not a known kind and its fields."
            ) from error
