"""Plays and loads games in a process of its own, so that another hash seed can be tried."""

import hashlib
import json
import sys

from games.kernel.table import Table, read_record
from tests.support.playing import CASES, played


def main() -> None:
    """Read half-played tables; print what loading them gives, and hashes of the whole games played here."""
    halves = json.load(sys.stdin)
    cases = [case for case in CASES if str(case) in halves]
    loaded = {
        str(case): Table.from_record(case.game, read_record(halves[str(case)])).dump() for case in cases
    }
    texts = {str(case): played(case).table.dump() for case in cases}
    hashes = {name: hashlib.sha256(text.encode()).hexdigest() for name, text in texts.items()}
    sys.stdout.write(json.dumps({"played": hashes, "loaded": loaded}))


if __name__ == "__main__":
    main()
