"""The game master on Discord: start-up, settings, screens, clicks and deliveries.

`create` gives a bot that runs on Discord as on a simulation of it.
"""

from bot.client import GameMasterBot, create
from bot.settings import Settings, unsettled

__all__ = ["GameMasterBot", "Settings", "create", "unsettled"]
