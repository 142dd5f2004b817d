"""The game master on Discord: start-up, settings, screens, clicks and deliveries.

`create` gives a bot that runs on Discord as on a simulation of it.
"""

from bot.client import GameMasterBot, create
from bot.settings import Settings, unplayable, unsettled
from games.kernel.content import BadContent

__all__ = ["BadContent", "GameMasterBot", "Settings", "create", "unplayable", "unsettled"]
