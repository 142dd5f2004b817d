"""Run the benchmarks and print one JSON line for each number: all of them, or those that are named."""

import argparse
import importlib
import pkgutil
import sys
from collections.abc import Callable, Iterable, Mapping

import benchmarks
from benchmarks import Measurement


def main() -> int:
    """Run them one after the other: each has the machine for itself."""
    found = registered()
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(found)}")
    names = parser.parse_args().names
    unknown = [name for name in names if name not in found]
    if unknown:
        print(f"There is no benchmark {unknown[0]!r}; there are {', '.join(found)}.", file=sys.stderr)
        return 2
    for name in names or found:
        for measurement in found[name]():
            print(measurement.as_json(name), flush=True)
    return 0


def registered() -> Mapping[str, Callable[[], Iterable[Measurement]]]:
    """The benchmarks of this package by name."""
    modules = {
        module.name: importlib.import_module(f"benchmarks.{module.name}")
        for module in pkgutil.iter_modules(benchmarks.__path__)
        if module.name != "__main__"
    }
    return {name: module.measure for name, module in modules.items() if hasattr(module, "measure")}


if __name__ == "__main__":
    sys.exit(main())
