"""No rule may hang on the order of a set, which is another one in each process, nor on where objects lie."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.source import modules, name_of, parsed

# What these make of a set is the same in whatever order it comes.
ORDERLESS = {"any", "all", "sum", "sorted", "set", "frozenset", "len"}
IN_ORDER = {
    *("list", "tuple", "enumerate", "iter", "zip", "map", "filter", "next", "dict", "fromkeys", "join"),
    *("choose", "shuffle"),
}
SETS = {"set", "frozenset"}


def is_set(node: ast.AST, names: set[str]) -> bool:
    """Whether an expression is plainly a set."""
    match node:
        case ast.Set() | ast.SetComp():
            return True
        case ast.Call(func=ast.Name(id=name)):
            return name in SETS
        case ast.Name(id=name):
            return name in names
        case ast.BinOp(left=left, right=right, op=ast.BitOr() | ast.BitAnd() | ast.Sub() | ast.BitXor()):
            return is_set(left, names) or is_set(right, names)
    return False


def names_of_sets(scope: ast.AST) -> set[str]:
    """The names that are bound to a set in this function or module."""
    found: set[str] = set()
    for node in ast.walk(scope):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if is_set(value, found):
                found.add(name)
            case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation) if is_set_type(annotation):
                found.add(name)
            case ast.arg(arg=name, annotation=annotation) if annotation and is_set_type(annotation):
                found.add(name)
    return found


def is_set_type(annotation: ast.AST) -> bool:
    names = {node.id for node in ast.walk(annotation) if isinstance(node, ast.Name)}
    return bool(names & {*SETS, "Set", "AbstractSet", "MutableSet"})


def iterations(scope: ast.AST, names: set[str]) -> Iterator[int]:
    """The lines where a set is gone through in its own order."""
    harmless = {
        id(argument)
        for node in ast.walk(scope)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ORDERLESS
        for argument in node.args
    }
    for node in ast.walk(scope):
        sources: list[ast.expr] = []
        match node:
            case ast.For(iter=source):
                sources = [source]
            case ast.ListComp() | ast.DictComp() | ast.GeneratorExp() if id(node) not in harmless:
                sources = [generator.iter for generator in node.generators]
            case ast.Starred(value=source):
                sources = [source]
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=arguments):
                sources = arguments if name in IN_ORDER else []
        yield from (source.lineno for source in sources if is_set(source, names))


def loose_ends(tree: ast.Module) -> list[int]:
    """The lines of a module whose outcome may be another one in another process."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    statements = [node for node in tree.body if node not in functions]
    lines = list(iterations(tree, names_of_sets(ast.Module(statements, []))))
    for function in functions:
        lines += iterations(function, names_of_sets(function))
    lines += list(fields_that_are_sets(tree)) + list(calls_of_hash(tree))
    return sorted(dict.fromkeys(lines))


def fields_that_are_sets(tree: ast.Module) -> Iterator[int]:
    """The lines of fields that are sets: a checkpoint would write them in whatever order they come."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            fields = [statement for statement in node.body if isinstance(statement, ast.AnnAssign)]
            yield from (field.lineno for field in fields if is_set_type(field.annotation))


def calls_of_hash(tree: ast.Module) -> Iterator[int]:
    """The lines that ask for a hash or for where an object lies."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="hash" | "id")):
                yield node.lineno


@pytest.mark.parametrize("path", modules("games"), ids=name_of)
def test_nothing_hangs_on_the_order_of_a_set(path: Path) -> None:
    assert loose_ends(parsed(path)) == []


@pytest.mark.parametrize(
    "source",
    [
        "for seat in {'ann', 'bob'}: pass",
        "for seat in set(seats): pass",
        "for seat in frozenset(seats) - {'ann'}: pass",
        "found = [seat for seat in {seat for seat in seats}]",
        "found = {seat: 0 for seat in set(seats)}",
        "found = list(set(seats))",
        "found = ', '.join({'a', 'b'})",
        "found = (*set(seats), 'zoe')",
        "found = game.dice.choose({'ann', 'bob'})",
        "found = min(seat for seat in set(seats))",
        "def rule(game):\n    left = set(game.seats)\n    for seat in left: pass",
        "def rule(left: set[str]):\n    return tuple(left)",
        "class Position:\n    taken: set[str]",
        "class Position:\n    taken: frozenset[str] = frozenset()",
        "found = hash(seat)",
        "found = sorted(seats, key=lambda seat: id(seat))",
    ],
)
def test_a_loose_end_is_found(source: str) -> None:
    assert loose_ends(ast.parse(source))


@pytest.mark.parametrize(
    "source",
    [
        "found = 'ann' in {'ann', 'bob'}",
        "for seat in sorted(set(seats)): pass",
        "found = sorted({seat for seat in seats})",
        "found = len(set(seats)) < len(seats)",
        "found = any(seat in seats for seat in {'ann', 'bob'})",
        "found = {seat.lower() for seat in set(seats)}",
        "for seat in dict.fromkeys(seats): pass",
        "def rule(game):\n    left = set(game.seats)\n    return 'ann' in left",
    ],
)
def test_a_set_that_is_only_looked_into_is_not(source: str) -> None:
    assert loose_ends(ast.parse(source)) == []
