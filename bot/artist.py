"""Pictures drawn off the event loop, and kept for as long as they are likely to be shown again."""

import asyncio
import hashlib
import json
import logging
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

from pydantic import TypeAdapter

from gamemaster.screens import Picture
from pictures import Painter, PrivatePainter

log = logging.getLogger(__name__)

KEPT = 64


class Artist:
    """Draws tables, and remembers the last pictures by what they show."""

    def __init__(
        self, painters: Mapping[str, Painter], private_painters: Mapping[str, PrivatePainter] | None = None
    ) -> None:
        self._painters = painters
        self._private_painters = private_painters or {}
        self._adapters: dict[type, TypeAdapter[Any]] = {}
        self._drawn: OrderedDict[bytes, bytes] = OrderedDict()

    async def draw(self, picture: Picture) -> bytes | None:
        """The picture's bytes; None where there is no painter, or nothing to draw, or the painter fails."""
        painters = self._private_painters if picture.private else self._painters
        painter = painters.get(picture.slug)
        if painter is None:
            return None
        key = self._key(picture)
        if key in self._drawn:
            self._drawn.move_to_end(key)
            return self._drawn[key]
        try:
            drawn = await asyncio.to_thread(painter, picture.view, lambda seat: picture.names[seat])
        except Exception:
            # The table goes on in words: a picture is never worth a stuck game.
            log.exception("a picture could not be drawn")
            return None
        if drawn is None:
            return None
        self._drawn[key] = drawn
        while len(self._drawn) > KEPT:
            self._drawn.popitem(last=False)
        return drawn

    def _key(self, picture: Picture) -> bytes:
        kind = type(picture.view)
        if kind not in self._adapters:
            self._adapters[kind] = TypeAdapter(kind)
        view = self._adapters[kind].dump_json(picture.view)
        names = json.dumps([picture.slug, picture.private, dict(picture.names)], sort_keys=True).encode()
        return hashlib.blake2b(view + names, digest_size=16).digest()
