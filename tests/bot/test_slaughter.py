"""Monster Slaughter on Discord: secrets of five people, and a fight that a restart interrupts."""

from pathlib import Path
from typing import Any

from simcord import InteractionResult

from gamemaster.present import Seen
from games.kernel.drive import Position
from tests.bot.town import PEOPLE, Shown, Town, advised, answer, choose, hasten, town

NAMES = dict(zip("ABCDE", ("ann", "bob", "cleo", "dan", "eve"), strict=True))
CLOSED = "cleo"
# An early attack here finds three defenders with objects.
HELPED = "s6"
SECRET_TOPICS = {"death-order", "favourite-meal", "offer", "agree", "play-card", "hide-victim"}


async def ask_in_secret(t: Town, who: str) -> tuple[InteractionResult | None, Shown]:
    """Where somebody is asked: in their newest direct message, or in a panel where these are closed."""
    if who != CLOSED:
        return None, t.letters(who)[-1]
    result = await t.press(who, "Your secrets")
    return result, t.reply(result)


async def gather(t: Town, who: str, *labels: str) -> None:
    """Press one after another; the message with the controls changes each time."""
    result, shown = await ask_in_secret(t, who)
    for label in labels:
        await t.press(who, label, on=shown)
        shown = t.reply(result) if result else t.letters(who)[-1]


def label(seen: Seen, option: str) -> str:
    state = seen.turn.position.state
    return seen.game.words.label(seen.game.view(state, None), option, seen.name)


def hands(seen: Seen) -> dict[str, list[str]]:
    """The cards in each hand, as people call them."""
    state = seen.turn.position.state
    return {seat: [label(seen, f"card:{card}") for card in state.hands[seat]] for seat in state.seats}


def assert_secret(t: Town, seen: Seen) -> None:
    """Hands and death orders are shown to nobody else; no public control answers a secret question."""
    public = t.public()
    places = [channel.id for channel in t.env.backend.channels.values() if channel.guild_id is not None]
    sent = [str(each) for each in t.env.http_requests if any(f"/{place}/" in each.path for place in places)]
    assert sent
    for seat, cards in hands(seen).items():
        others = [each for who in NAMES.values() if who != NAMES[seat] for each in t.letters(who)]
        for card in cards:
            assert not [each.text for each in [*public, *others] if card in each.everything], (seat, card)
            assert not [request for request in sent if card in request], (seat, card)
    for each in public:
        assert "Your death order" not in each.everything
        assert "Your favourite meal" not in each.everything
    prompt = seen.turn.position.prompt
    if prompt is not None and prompt.topic in SECRET_TOPICS:
        assert not any(each.answers for each in public)


def three_can_help(position: Position[Any]) -> bool:
    """Whether somebody is attacked, and three defenders hold objects, the one without messages among them."""
    if position.prompt is None or position.prompt.topic != "offer":
        return False
    asks = position.prompt.asks
    armed = [seat for seat, ask in asks.items() if ask.options[0].startswith("card:")]
    return len(asks) == 4 and len(armed) >= 3 and "C" in armed


async def set_out(t: Town) -> dict[str, list[str]]:
    """Five choose families, and in secret death orders and favourite meals; returns the orders."""
    t.close_letters(CLOSED)
    await t.start("bob", "cleo", "dan", "eve", command="slaughter new")
    for number in range(5):
        assert (await t.look()).turn.position.prompt.topic == "choose-family"
        await answer(t, number)
    seen = await t.look()
    assert seen.turn.position.prompt.topic == "death-order"
    guests = seen.turn.position.prompt.asks["A"].options
    orders = {seat: [*guests[place:], *guests[:place]] for place, seat in enumerate(NAMES)}
    for seat, who in NAMES.items():
        await gather(t, who, *(label(seen, guest) for guest in orders[seat]), "Done")
        assert_secret(t, await t.look())
    assert (await t.look()).turn.position.prompt.topic == "favourite-meal"
    for seat, who in NAMES.items():
        await gather(t, who, label(seen, orders[seat][-1]))
    return orders


async def test_death_orders_and_meals_are_set_in_messages_and_in_the_panel(tmp_path: Path) -> None:
    async with town(tmp_path, seed=HELPED) as t:
        orders = await set_out(t)
        seen = await t.look()
        state = seen.turn.position.state
        assert state.orders == orders
        assert state.favourites == {seat: order[-1] for seat, order in orders.items()}
        assert "Direct messages to cleo do not arrive" in (await t.shown()).text
        assert t.letters(CLOSED) == []
        assert all(t.letters(who) for who in NAMES.values() if who != CLOSED)
        assert_secret(t, seen)


async def test_an_attack_is_fought_back_over_a_restart(tmp_path: Path) -> None:
    async with town(tmp_path, seed=HELPED) as t:
        await set_out(t)
        await hasten(t, three_can_help)
        seen = await t.look()
        attacker = seen.turn.position.state.turn_of().seat
        asks = seen.turn.position.prompt.asks
        assert_secret(t, seen)
        asked = {seat: (await ask_in_secret(t, NAMES[seat]))[1] for seat in asks}
        armed = [seat for seat, ask in asks.items() if ask.options[0].startswith("card:")]
        helpers = sorted(armed, key="C".__ne__)[:3]
        offers = {seat: label(seen, asks[seat].options[0]) for seat in helpers}
        (silent,) = set(asks) - set(helpers)

        first, *others = sorted(helpers, key="C".__eq__)
        await t.press(NAMES[first], offers[first], on=asked[first])
        assert f"{NAMES[first]} has answered" in (await t.shown()).text
        await t.restart()
        assert await t.waited() == [who for seat, who in NAMES.items() if seat in asks and seat != first]
        await t.press(NAMES[silent], "Pass", on=asked[silent])
        for seat in others:
            assert_secret(t, await t.look())
            await t.press(NAMES[seat], offers[seat], on=asked[seat])

        conferring = await t.look()
        assert conferring.turn.position.prompt.topic == "agree"
        assert set(conferring.turn.position.prompt.asks) == set(helpers)
        strangers = [each for seat in (attacker, silent) for each in t.letters(NAMES[seat])]
        for card in offers.values():
            assert not [each.text for each in [*t.public(), *strangers] if card in each.everything], card
        for seat in helpers:
            _, ballot = await ask_in_secret(t, NAMES[seat])
            assert set(offers.values()) <= set(ballot.labels)
            await t.press(NAMES[seat], offers[first], on=ballot)

        after = await t.look()
        assert after.turn.position.prompt is None or after.turn.position.prompt.topic not in {
            "offer",
            "agree",
        }
        assert any(offers[first] in each.text for each in t.public()), "the object that was used lies open"
        assert_secret(t, after)
        entries = after.record.entries
        for number in range(5):
            seat, ask, chosen = advised(await t.look(), number)
            _, shown = await ask_in_secret(t, NAMES[seat]) if ask.secret else (None, await t.shown())
            await choose(t, NAMES[seat], shown, ask.options.index(chosen[0]))
        assert (await t.look()).record.entries >= entries + 5


async def test_the_hand_that_is_shown_is_ones_own(tmp_path: Path) -> None:
    async with town(tmp_path, seed=HELPED, people=(*PEOPLE, "fay")) as t:
        await set_out(t)
        await hasten(t, three_can_help)
        held = hands(await t.look())
        for seat, who in NAMES.items():
            told = t.reply(await t[who].slash(t.channel, "slaughter hand")).everything
            assert all(card in told for card in held[seat])
            assert not [card for other in held if other != seat for card in held[other] if card in told]
        refused = t.reply(await t["fay"].slash(t.channel, "slaughter hand", table=1)).text
        assert "Your hand" not in refused


async def test_what_a_click_at_the_table_brings_to_light_is_shown_at_once(tmp_path: Path) -> None:
    """An edited direct message gives no sign; whoever has closed them would see nothing at all."""
    async with town(tmp_path, seed=HELPED) as t:
        await set_out(t)
        await hasten(t, lambda position: position.prompt is not None and position.prompt.topic == "act")
        seen = await t.look()
        ((seat, ask),) = seen.turn.position.open_asks().items()
        peeks = [place for place, option in enumerate(ask.options) if option.startswith("peek:")]
        result = await choose(t, NAMES[seat], await t.shown(), peeks[0])
        panel = t.reply(result)
        assert "You have seen" in panel.text
        # The turn goes on from there, in place.
        assert panel.answers
        assert not any("You have seen" in each.everything for each in t.public())
        others = [each for who in NAMES.values() if who != NAMES[seat] for each in t.letters(who)]
        assert not any("You have seen" in each.everything for each in others)
