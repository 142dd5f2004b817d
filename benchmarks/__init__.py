"""What the program takes, measured beside a baseline in the same run.

A module of this package that has a function `measure() -> Iterable[Measurement]` is a benchmark, and
`python -m benchmarks` finds it.
"""

import json
from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Measurement:
    """One number. `baseline` is the same number of what `against` names, measured in the same run."""

    metric: str
    value: float
    unit: str
    baseline: float | None = None
    against: str | None = None

    def as_json(self, benchmark: str) -> str:
        """The measurement as one line of JSON; `ratio` is the value over its baseline."""
        ratio = self.value / self.baseline if self.baseline else None
        line = {
            "benchmark": benchmark,
            "metric": self.metric,
            "value": _rounded(self.value),
            "unit": self.unit,
            "baseline": _rounded(self.baseline),
            "against": self.against,
            "ratio": _rounded(ratio),
        }
        return json.dumps(line)


def _rounded(number: float | None) -> float | None:
    return None if number is None else float(f"{number:.4g}")
