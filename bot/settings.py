"""What whoever runs the bot may set: from the environment, or from a file `.env` in the working folder."""

from pathlib import Path
from typing import Literal

from pydantic import Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from games.kernel.content import BadContent


class Settings(BaseSettings):
    """The settings; `.env.example` explains each."""

    model_config = SettingsConfigDict(env_file=".env", env_ignore_empty=True, extra="ignore", frozen=True)

    discord_token: SecretStr = SecretStr("")
    database: Path = Path("game-master.sqlite3")
    content_dir: Path | None = None
    lock_wait: float = Field(default=10.0, ge=0)
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"


def unplayable(settings: Settings, bad: BadContent) -> str:
    """What is wrong with the content files, and what to do about it."""
    return f"{bad}\nCorrect them in {settings.content_dir}, the CONTENT_DIR, or take them out of it."


def unsettled(error: ValidationError) -> str:
    """Which setting cannot be read and why, without its value: it may be a token put in the wrong line."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    name = "_".join(str(part) for part in first["loc"]).upper()
    return f"{name} in .env or in the environment cannot be read: {first['msg']}."
