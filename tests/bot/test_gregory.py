"""Gregory Horror Show on Discord: a battle in which several are asked in secret, and a restart in it."""

from pathlib import Path
from typing import Any

from games.kernel.drive import Position
from tests.bot.town import hasten, town

NAMES = dict(zip("ABCD", ("ann", "bob", "cleo", "dan"), strict=True))
# In an early battle here somebody holds a card that fits.
ARMED = "s4"


def holds(position: Position[Any]) -> dict[str, list[str]]:
    """The cards that can be played now, by seat."""
    assert position.prompt is not None
    asks = position.prompt.asks
    return {seat: [one for one in ask.options if one.startswith("card:")] for seat, ask in asks.items()}


def three_are_asked(position: Position[Any]) -> bool:
    """Whether a battle waits for three at least, of whom one can play a card."""
    if position.prompt is None or position.prompt.topic != "battle-window":
        return False
    return len(position.prompt.asks) >= 3 and any(holds(position).values())


async def test_a_battle_is_answered_by_three_over_a_restart(tmp_path: Path) -> None:
    async with town(tmp_path, seed=ARMED) as t:
        await t.start("bob", "cleo", "dan", command="gregory new")
        await hasten(t, three_are_asked)
        seen = await t.look()
        position = seen.turn.position
        asks = position.prompt.asks
        armed = next(seat for seat, cards in holds(position).items() if cards)
        view = seen.game.view(position.state, armed)
        option = holds(position)[armed][0]
        card = seen.game.words.label(view, option, seen.name)
        asked = {seat: t.letters(NAMES[seat])[-1] for seat in asks}
        # Who can play nothing is asked all the same, and nobody else sees who can.
        assert all(each.answers for each in asked.values())
        assert not (await t.shown()).answers

        first, *others = [seat for seat in asks if seat != armed]
        decline = seen.game.words.label(view, "pass", seen.name)
        await t.press(NAMES[first], decline, on=asked[first])
        before = seen.game.codec.dump_state((await t.look()).turn.position.state)
        await t.restart()
        assert seen.game.codec.dump_state((await t.look()).turn.position.state) == before
        assert set(await t.waited()) == {NAMES[seat] for seat in asks if seat != first}
        assert not t.letters(NAMES[first])[-1].answers
        await t.press(NAMES[armed], card, on=asked[armed])
        open_so_far = [each.everything for each in t.public()]
        assert not [text for text in open_so_far if card in text]
        assert option.split(":")[1] in (await t.look()).turn.position.state.players[armed].hand
        for seat in others:
            await t.press(NAMES[seat], decline, on=asked[seat])

        after = (await t.look()).turn.position
        assert option.split(":")[1] not in after.state.players[armed].hand
        assert len((await t.look()).turn.journal) == len(seen.turn.journal) + len(asks)


async def test_the_hand_that_is_shown_is_ones_own(tmp_path: Path) -> None:
    async with town(tmp_path, seed=ARMED) as t:
        await t.start("bob", "cleo", "dan", command="gregory new")
        await hasten(t, three_are_asked)
        seen = await t.look()
        names = {
            seat: seen.game.words.secrets(seen.game.view(seen.turn.position.state, seat), seen.spoken)
            for seat in NAMES
        }
        for seat, who in NAMES.items():
            told = t.reply(await t[who].slash(t.channel, "gregory hand")).text
            assert names[seat] in told
            assert not [other for other in names if names[other] != names[seat] and names[other] in told]
