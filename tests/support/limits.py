"""Discord's limits, checked on everything that a bot has sent to a simulated Discord."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from simcord import Env

ROW, BUTTON, MENU, TEXT, GALLERY = 1, 2, 3, 10, 12


def problems(env: Env) -> list[str]:
    """What breaks a limit in all that was sent so far."""
    found = []
    for request in env.http_requests:
        where = f"{request.method} {request.path}"
        found += [f"{where}: {problem}" for problem in _of_body(request.json)]
    return found


def _of_body(body: Any) -> Iterator[str]:
    if isinstance(body, list):
        for command in body:
            yield from _of_command(command)
    if not isinstance(body, Mapping):
        return
    yield from _of_message(body)
    if isinstance(body.get("data"), Mapping):
        yield from _of_message(body["data"])


def _of_message(message: Mapping[str, Any]) -> Iterator[str]:
    yield from _longer(message.get("content"), 2000, "content")
    yield from _longer(message.get("nonce"), 25, "nonce")
    yield from _longer(message.get("name"), 100, "name")
    if len(message.get("attachments") or ()) > 10:
        yield "more than 10 attachments"
    for file in message.get("attachments") or ():
        yield from _longer(file.get("description"), 1024, "alt text")
    yield from of_components(message.get("components") or ())
    if message.get("components") and message.get("content"):
        yield "content beside components"


def of_components(components: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """What breaks a limit in the components of one message."""
    every = list(_walk(components))
    if len(every) > 40:
        yield f"{len(every)} components"
    texts = [part["content"] for part in every if part["type"] == TEXT]
    if sum(map(len, texts)) > 4000:
        yield f"{sum(map(len, texts))} characters of text"
    if not all(text.strip() for text in texts):
        yield "an empty text"
    ids = Counter(part["custom_id"] for part in every if "custom_id" in part)
    yield from (f"custom_id {each} {times} times" for each, times in ids.items() if times > 1)
    for each in ids:
        yield from _longer(each, 100, "custom_id")
    for part in every:
        yield from _of_component(part)


def _of_component(component: Mapping[str, Any]) -> Iterator[str]:
    if component["type"] == ROW:
        row = component["components"]
        if not 1 <= len(row) <= 5 or (len(row) > 1 and any(part["type"] == MENU for part in row)):
            yield f"a row of {len(row)}"
    if component["type"] == BUTTON:
        if not component["label"].strip():
            yield "a button without a label"
        yield from _longer(component["label"], 80, "button")
    if component["type"] == MENU:
        yield from _of_menu(component)
    if component["type"] == GALLERY:
        if not 1 <= len(component["items"]) <= 10:
            yield f"a gallery of {len(component['items'])}"
        for item in component["items"]:
            if not item.get("description"):
                yield "a picture without alt text"
            yield from _longer(item.get("description"), 1024, "alt text")


def _of_menu(menu: Mapping[str, Any]) -> Iterator[str]:
    options = menu["options"]
    if not 1 <= len(options) <= 25:
        yield f"a menu of {len(options)}"
    if not 0 <= menu.get("min_values", 1) <= menu.get("max_values", 1) <= len(options):
        yield f"a menu of {len(options)} for {menu.get('min_values')} to {menu.get('max_values')}"
    if len({option["value"] for option in options}) < len(options):
        yield "two equal values in a menu"
    yield from _longer(menu.get("placeholder"), 150, "placeholder")
    for option in options:
        if not option["label"].strip():
            yield "a choice without a label"
        yield from _longer(option["label"], 100, "choice")
        yield from _longer(option["value"], 100, "value")


def _of_command(command: Mapping[str, Any]) -> Iterator[str]:
    yield from _longer(command.get("name"), 32, "command name")
    yield from _longer(command.get("description"), 100, "command description")
    if len(command.get("options") or ()) > 25:
        yield "more than 25 options"
    for option in command.get("options") or ():
        yield from _of_command(option)


def _longer(text: Any, most: int, what: str) -> Iterator[str]:
    if isinstance(text, str) and len(text) > most:
        yield f"{what} of {len(text)} characters, more than {most}"


def _walk(components: Sequence[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    for component in components:
        yield component
        yield from _walk(component.get("components") or ())
