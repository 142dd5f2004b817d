"""The project's own source, as files and as syntax trees."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGES = ("games", "pictures", "gamemaster", "storage", "bot", "cogs", "playground")


def modules(package: str) -> tuple[Path, ...]:
    """All modules of a package, its packages included."""
    return tuple(sorted((ROOT / package).rglob("*.py")))


def name_of(path: Path) -> str:
    """The dotted name of a module; that of a package where it is an `__init__`."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


def imports_of(tree: ast.Module, module: str, is_package: bool) -> Iterator[tuple[int, str]]:
    """The line and the absolute name of each module that is imported, wherever in the file that is done."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            parts = module.split(".")
            above = parts[: len(parts) - node.level + is_package] if node.level else []
            source = ".".join([*above, *([node.module] if node.module else [])])
            submodules = [name for alias in node.names if is_module(name := f"{source}.{alias.name}")]
            yield from ((node.lineno, name) for name in submodules or [source])


def is_module(name: str) -> bool:
    """Whether a module or package of the project has this name."""
    path = ROOT.joinpath(*name.split("."))
    return path.with_suffix(".py").exists() or (path / "__init__.py").exists()
