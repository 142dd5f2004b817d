"""Whether the disk looks as if it were wiped with the next deploy."""

import os
from collections.abc import Mapping
from pathlib import Path

# Set by the platform -> its name. None of them keeps a program's own disk.
PLATFORMS = {
    "DYNO": "Heroku",
    "RAILWAY_ENVIRONMENT": "Railway",
    "RENDER": "Render",
    "FLY_APP_NAME": "Fly",
    "K_SERVICE": "Cloud Run",
    "KOYEB_APP_NAME": "Koyeb",
    "REPLIT_DEPLOYMENT": "Replit",
}
RAILWAY_VOLUME = "RAILWAY_VOLUME_MOUNT_PATH"


def disk_looks_ephemeral(path: Path, environ: Mapping[str, str]) -> str | None:
    """A sentence of warning where the database looks to be on a disk that does not last, else None."""
    variable = next((name for name in PLATFORMS if environ.get(name)), None)
    if variable is None or _is_on_volume(path.resolve(), variable, environ):
        return None
    cure = (
        "use a host that has volumes"
        if variable == "DYNO"
        else "attach a volume and set DATABASE to a path on it"
    )
    return (
        f"{path} looks to be on the own disk of {PLATFORMS[variable]}, which is wiped with each deploy: "
        f"{cure}, or every table will be lost."
    )


def _is_on_volume(path: Path, variable: str, environ: Mapping[str, str]) -> bool:
    if variable == "DYNO":
        return False  # Heroku has no volumes, whatever is mounted.
    if variable == "RAILWAY_ENVIRONMENT":
        return bool(environ.get(RAILWAY_VOLUME)) and path.is_relative_to(environ[RAILWAY_VOLUME])
    return any(os.path.ismount(folder) for folder in path.parents if folder != Path(path.anchor))
