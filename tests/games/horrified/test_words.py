"""Words of every set: numbers with their nouns, players by name, questions that say what they are about."""

from dataclasses import replace
from typing import Any, get_args

import pytest

from games.horrified.events import CardDrawn, PerkDrawn
from games.horrified.game import HorrifiedGame
from games.horrified.pursuit import Matter
from games.horrified.words import MATTERS
from games.kernel.dice import Dice
from games.kernel.prompts import Ask
from tests.games.horrified.sets import SETS, sets_of_monsters, slug

SEATS = ("ann", "bob")

pytestmark = pytest.mark.parametrize("game", SETS, ids=slug)


def seen(game: HorrifiedGame[Any, Any], viewer: str = "ann", **options: str) -> Any:
    chosen = {"monsters": sets_of_monsters(game)[-1], game.box.vocabulary.option: "drawn", **options}
    return game.view(game.setup(SEATS, game.settled(SEATS, chosen), Dice("s")), viewer)


def asked(game: HorrifiedGame[Any, Any], topic: str, ask: Ask, view: Any = None) -> str:
    return game.words.question(view or seen(game), topic, ask, str)


@pytest.mark.parametrize(("left", "told"), [(0, "no actions"), (1, "1 action"), (3, "3 actions")])
def test_the_actions_left_are_counted(game: HorrifiedGame[Any, Any], left: int, told: str) -> None:
    view = replace(seen(game), actions_left=left)
    assert f"Phase: {told} left." in asked(game, "act", Ask(("end-turn",)), view)


def test_hits_and_items_are_counted(game: HorrifiedGame[Any, Any]) -> None:
    one = asked(game, "defend", Ask(("be-defeated",), about={"hits": "1", "colours": ""}))
    assert one == "You take 1 hit. Discard 1 Item, or be defeated?"
    two = asked(game, "defend", Ask(("be-defeated",), about={"hits": "2", "colours": "yellow"}))
    assert two == "You take 2 hits. Discard 2 Yellow Items, or be defeated?"
    paid = asked(game, "pay", Ask(("a", "b", "c"), 2, 2, about={"colours": "yellow"}))
    assert paid == "You spend 2 Yellow Items. Which?"


def test_a_tie_says_what_is_chosen(game: HorrifiedGame[Any, Any]) -> None:
    assert set(MATTERS) == set(get_args(Matter))
    monster = next(iter(game.box.monsters))
    told = {
        asked(game, "which", Ask(("a", "b"), about={"monster": monster, "matter": matter}))
        for matter in MATTERS
    }
    assert len(told) == len(MATTERS)
    assert all(game.box.name(monster) in sentence for sentence in told)


def test_whoever_chooses_a_hero_reads_what_each_can_do(game: HorrifiedGame[Any, Any]) -> None:
    kinds = game.box.heroes
    told = asked(game, "choose-hero", Ask(tuple(kinds)))
    for kind in kinds.values():
        assert f"{kind.name}: {kind.actions} action" in told
        assert kind.text in told


def test_a_player_is_called_by_name(game: HorrifiedGame[Any, Any]) -> None:
    """On the board each Hero has a player's name."""
    view = seen(game)
    ann, bob = view.heroes
    assert game.words.label(view, bob.kind, str) == f"{bob.name} (bob)"
    about = {"by": bob.kind, "plan": "walk", "what": "2"}
    assert asked(game, "consent", Ask(("agree", "decline"), about=about), view).startswith("bob wants to")
    assert asked(game, "walk", Ask(("stay",), about={"hero": ann.kind, "left": "1"}), view) == (
        "Where does ann go? Up to 1 more."
    )


def test_a_choice_of_monsters_alone_asks_for_a_monster(game: HorrifiedGame[Any, Any]) -> None:
    perk = next(iter(game.box.perk_kinds))
    monsters = tuple(game.box.monsters)
    assert asked(game, "perk-monster", Ask(monsters, about={"what": perk})).endswith("which Monster?")
    mixed = Ask((f"move:{monsters[0]}", *monsters), about={"what": perk})
    assert asked(game, "perk-monster", mixed).endswith("what do you do?")


def test_a_card_about_a_monster_names_it(game: HorrifiedGame[Any, Any]) -> None:
    """The text says "it": the picture of the card shows whom."""
    for card in game.box.cards.values():
        told = game.words.tell(CardDrawn(seat="ann", card=card.id, chosen=False), str)
        named = card.subject in game.box.monsters
        assert (f"({game.box.name(card.subject)})" in told) is named if named else f"{card.name}:" in told


def test_perks_and_suggestions_need_no_heading(game: HorrifiedGame[Any, Any]) -> None:
    """Their labels begin with what a menu of them is called."""
    view = seen(game)
    for option in (f"perk:{next(iter(game.box.perk_kinds))}", "suggest:end-turn"):
        heading = game.words.group(view, option)
        assert heading
        assert game.words.label(view, option, str).startswith(heading)
    assert game.words.group(view, "perk") == game.words.group(view, "end-turn") == ""


def test_a_perk_in_the_hand_is_no_news_as_well(game: HorrifiedGame[Any, Any]) -> None:
    perk = next(iter(game.box.perk_kinds))
    assert game.words.recalls(PerkDrawn(seat="ann", perk=perk, known_to=("ann",)))
    assert not game.words.recalls(CardDrawn(seat="ann", card=next(iter(game.box.cards)), chosen=False))
