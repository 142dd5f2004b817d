"""The page in a real browser, played by several people."""

from collections.abc import AsyncIterator

import pytest
from playwright.async_api import BrowserContext, Page, expect

from playground.people import Place
from playground.server import serve
from playground.world import World
from tests.playground.chromium import ARTEFACTS, chromium, needs_chromium, visit

pytestmark = needs_chromium


PHONE = (390, 844)
DESK = (1280, 860)


@pytest.fixture
async def window(request: pytest.FixtureRequest) -> AsyncIterator[BrowserContext]:
    async with chromium(*getattr(request, "param", PHONE)) as context:
        yield context


@pytest.fixture
async def address(world: World) -> AsyncIterator[str]:
    async with serve(world, 0) as where:
        yield where


async def become(page: Page, name: str) -> None:
    await page.get_by_role("button", name="Change who you are").click()
    await page.get_by_role("dialog").get_by_role("button", name=name).click()
    await expect(page.locator("#whoami")).to_contain_text(name)


async def shoot(page: Page, name: str) -> None:
    width = await page.evaluate("document.documentElement.scrollWidth")
    assert page.viewport_size is not None
    assert width <= page.viewport_size["width"], "the page is wider than the screen"
    await page.screenshot(path=ARTEFACTS / f"{page.viewport_size['width']}-{name}.png")


@pytest.mark.parametrize("window", [PHONE, DESK], ids=["phone", "desk"], indirect=True)
async def test_a_newcomer_opens_a_table_and_plays_with_another(window: BrowserContext, address: str) -> None:
    page, complaints = await visit(window, address)
    timeline = page.locator("#timeline")
    await shoot(page, "welcome")

    await page.get_by_role("button", name="Show the commands").click()
    await page.get_by_role("button", name="/hill new").click()
    await page.get_by_label("guest").select_option("Bob")
    await shoot(page, "command")
    await page.get_by_role("button", name="Run /hill new").click()
    await expect(timeline).to_contain_text("Ann used /hill new guest: Bob")
    await expect(timeline).to_contain_text("Only you can see this")

    await page.get_by_role("log").get_by_role("button", name="The Hill").click()
    await expect(page.get_by_role("img", name="A hill with two houses")).to_be_visible()
    await expect(timeline).to_contain_text("<script>alert(1)</script>")
    await page.get_by_role("button", name="Roll").click()
    await expect(timeline).to_contain_text("Rolls so far: 1")
    await expect(page.get_by_role("button", name="Leave")).to_be_disabled()
    await shoot(page, "table")

    await page.get_by_role("button", name="Order of visits").click()
    await page.get_by_role("option", name="House 2").click()
    await page.get_by_role("option", name="House 0").click()
    await page.get_by_role("button", name="Choose these 2").click()
    await expect(timeline).to_contain_text("Rolls so far: 2 2 0")

    await page.get_by_role("button", name="Name it").click()
    await page.get_by_label("Its name").fill("Mount")
    await page.get_by_role("button", name="Submit").click()
    await expect(timeline).to_contain_text("Rolls so far: 2 Mount")

    await expect(page.get_by_role("status").get_by_role("button", name="Be Bob")).to_be_visible()
    await become(page, "Bob")
    await expect(timeline).not_to_contain_text("Only you can see this")
    await shoot(page, "another")
    await page.get_by_role("status").get_by_role("button", name="Your DM").click()
    await expect(timeline).to_contain_text("The Hill: your secret is 42.")
    await expect(page.get_by_role("status")).to_be_hidden()
    await shoot(page, "secret")
    await page.get_by_role("button", name="Hm").click()
    await expect(page.get_by_role("alert")).to_contain_text("did not answer")
    assert complaints == []


async def test_what_one_person_does_shows_to_another_at_once(
    window: BrowserContext, address: str, table: Place
) -> None:
    bobs, _ = await visit(window, f"{address}?as=bob&in={table.id}")
    eves, complaints = await visit(window, f"{address}?as=eve&in={table.id}")
    await expect(eves.locator("#timeline")).to_contain_text("Rolls so far: 0")
    await eves.get_by_role("button", name="Go to a house").click()
    await bobs.get_by_role("button", name="Roll").click()
    await expect(eves.locator("#timeline")).to_contain_text("Rolls so far: 1")
    await eves.get_by_role("option", name="House 3").click()
    await expect(bobs.locator("#timeline")).to_contain_text("Rolls so far: 2 3")

    await bobs.get_by_role("textbox", name="Message").fill("Good **luck**, Eve")
    await bobs.keyboard.press("Enter")
    await expect(eves.get_by_role("log").locator("strong", has_text="luck")).to_be_visible()
    assert complaints == []


async def test_the_command_line_works_by_keyboard(window: BrowserContext, address: str) -> None:
    page, _ = await visit(window, address)
    text = page.get_by_role("textbox", name="Message")
    await text.press_sequentially("/bl")
    await expect(page.get_by_role("button", name="/blue")).to_be_visible()
    await expect(page.get_by_role("button", name="/hill new")).to_be_hidden()
    await page.keyboard.press("Enter")
    await page.get_by_role("button", name="Run /blue").press("Enter")
    await expect(page.locator("#timeline")).to_contain_text("The sky is blue.")
    await text.press_sequentially("/hill")
    await page.keyboard.press("Escape")
    await expect(page.locator("#picker")).to_be_hidden()


async def test_the_newest_message_is_in_sight_until_one_scrolls_away(
    window: BrowserContext, address: str, world: World, table: Place
) -> None:
    page, _ = await visit(window, f"{address}?as=bob&in={table.id}")
    eve, timeline = world.person("eve"), page.locator("#timeline")
    for number in range(20):
        await world.say(eve, table, f"Line {number}")
    await world.say(eve, table, "The newest")
    await expect(page.get_by_text("The newest")).to_be_in_viewport()

    await timeline.hover()
    await page.mouse.wheel(0, -300)
    await expect(page.get_by_text("The newest")).not_to_be_in_viewport()
    await world.say(eve, table, "Newer yet")
    await page.get_by_role("button", name="New messages ↓").click()
    await expect(page.get_by_text("Newer yet")).to_be_in_viewport()
    await expect(page.get_by_role("button", name="New messages ↓")).to_be_hidden()


async def test_only_who_scrolls_leaves_the_newest_message(
    window: BrowserContext, address: str, world: World, table: Place
) -> None:
    page, _ = await visit(window, f"{address}?as=bob&in={table.id}")
    eve = world.person("eve")
    await world.say(eve, table, "The newest")
    await expect(page.get_by_text("The newest")).to_be_in_viewport()
    await page.evaluate("document.getElementById('timeline').style.marginTop = '500px'")
    await expect(page.get_by_text("The newest")).to_be_in_viewport()
    # As when a form is closed and a picture comes at once: the browser moves what is seen, not to the end.
    await page.evaluate(
        "() => { const timeline = document.getElementById('timeline');"
        " timeline.style.marginTop = ''; timeline.getBoundingClientRect(); timeline.scrollTop -= 1;"
        " timeline.lastElementChild.style.paddingBottom = '300px'; }"
    )
    await world.say(eve, table, "Newer yet")
    await expect(page.get_by_text("Newer yet")).to_be_in_viewport()


async def test_older_messages_come_when_they_are_asked_for(
    window: BrowserContext, address: str, world: World, table: Place
) -> None:
    eve = world.person("eve")
    for number in range(1, 61):
        await world.say(eve, table, f"Line {number}.")
    page, _ = await visit(window, f"{address}?as=bob&in={table.id}")
    await expect(page.get_by_text("Line 60.")).to_be_in_viewport()
    await expect(page.get_by_text("Line 1.", exact=True)).to_have_count(0)
    await page.get_by_role("button", name="Show older messages").click()
    await expect(page.get_by_text("Line 1.", exact=True)).to_have_count(1)
    await expect(page.get_by_text("Line 11.", exact=True)).to_be_in_viewport()
    await expect(page.get_by_role("button", name="Show older messages")).to_have_count(0)
    await expect(page.get_by_role("button", name="New messages ↓")).to_be_hidden()


@pytest.mark.parametrize("window", [(390, 500), (1280, 500)], ids=["phone", "desk"], indirect=True)
async def test_what_is_needed_is_in_sight_on_a_small_screen(
    window: BrowserContext, address: str, world: World
) -> None:
    ann = world.person("ann")
    name = "Horrified: American Monsters · table #12"
    await world.run(ann, world.place(ann, "channel"), "hill new", {"title": name})
    page, _ = await visit(window, address)
    await page.get_by_role("button", name="Open").click()
    await expect(page.locator("#here")).to_contain_text(name)
    for title in (page.locator("#here > :last-child"), page.locator("#places .to-thread .name")):
        whole = await title.evaluate("node => node.scrollHeight <= node.clientHeight")
        assert whole, "the table's name is cut"
    picture = page.get_by_role("img", name="A hill with two houses")
    badge = page.get_by_text("ALT", exact=True)
    box, below = await picture.bounding_box(), await badge.bounding_box()
    assert box is not None
    assert below is not None
    assert below["y"] >= box["y"] + box["height"], "something in the picture is covered"

    await page.keyboard.press("c")
    await page.keyboard.press("/")
    await page.keyboard.type("hill")
    await expect(page.get_by_role("button", name="/hill new")).to_be_visible()
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("button", name="Run /hill new")).to_be_in_viewport(ratio=1)


async def test_a_private_answer_can_be_dismissed_and_is_gone_with_the_page(
    window: BrowserContext, address: str, table: Place
) -> None:
    page, _ = await visit(window, f"{address}?as=bob&in={table.id}")
    secret = page.get_by_text("A secret of @Bob")
    for _ in range(2):
        await page.get_by_role("button", name="Your secrets").click()
    await expect(secret).to_have_count(2)
    await page.get_by_role("button", name="Dismiss").first.click()
    await expect(secret).to_have_count(1)
    await page.wait_for_timeout(1_000)
    await page.reload()
    await expect(page.locator("#timeline")).to_contain_text("Rolls so far: 0")
    await expect(secret).to_have_count(0)


async def test_an_address_that_leads_nowhere_leads_to_the_channel(
    window: BrowserContext, address: str
) -> None:
    page, _ = await visit(window, f"{address}?as=zoe&in=17")
    await expect(page.locator("#whoami")).to_contain_text("Ann")
    await expect(page.get_by_role("heading", name="games")).to_be_visible()


async def test_a_playground_that_was_stopped_says_so(window: BrowserContext, world: World) -> None:
    async with serve(world, 0) as address:
        page, _ = await visit(window, address)
        await expect(page.locator("#whoami")).to_contain_text("Ann")
        await expect(page.get_by_text("The playground does not answer.")).to_be_hidden()
    await expect(page.get_by_text("The playground does not answer.")).to_be_visible()
    async with serve(world, int(address.split(":")[2].split("/")[0])) as again:
        assert again == address
        await expect(page.get_by_text("The playground does not answer.")).to_be_hidden()


@pytest.mark.parametrize("window", [PHONE, DESK], ids=["phone", "desk"], indirect=True)
async def test_the_bot_is_switched_off_and_on(window: BrowserContext, address: str, table: Place) -> None:
    page, _ = await visit(window, f"{address}?as=bob&in={table.id}")
    timeline = page.locator("#timeline")
    if await page.locator("#open-side").is_visible():
        await page.locator("#open-side").click()
    await page.get_by_role("button", name="Switch the bot off").click()
    await expect(page.locator("#bot")).to_contain_text("offline")
    await page.keyboard.press("Escape")
    await expect(page.get_by_text("The bot is switched off.")).to_be_visible()
    await page.get_by_role("button", name="Roll").click()
    await expect(page.locator("#toast")).to_contain_text("The bot is switched off.")
    await expect(timeline).to_contain_text("Rolls so far: 0")
    await shoot(page, "offline")
    await page.locator("#bot-off").get_by_role("button", name="Switch the bot on").click()
    await expect(page.locator("#bot-off")).to_be_hidden()
    await page.get_by_role("button", name="Roll").click()
    await expect(timeline).to_contain_text("Rolls so far: 1")


async def test_a_whole_table_is_played_without_a_mouse(window: BrowserContext, address: str) -> None:
    page, complaints = await visit(window, address)
    await expect(page.locator("#whoami")).to_contain_text("Ann")
    await page.keyboard.press("?")
    await expect(page.get_by_role("dialog").get_by_text("the commands of the bot")).to_be_visible()
    await page.keyboard.press("Escape")
    await page.keyboard.press("/")
    await page.keyboard.type("hill")
    await expect(page.get_by_role("button", name="/hill new")).to_be_visible()
    await page.keyboard.press("Enter")
    await page.get_by_role("button", name="Run /hill new").press("Enter")
    await expect(page.locator("#timeline")).to_contain_text("Only you can see this")
    await page.evaluate("document.activeElement.blur()")

    await page.keyboard.press("t")
    await expect(page.locator("#timeline")).to_contain_text("Rolls so far: 0")
    await page.keyboard.press("b")
    for _ in range(5):
        if await page.evaluate("document.activeElement.textContent") == "Roll":
            break
        await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await expect(page.locator("#timeline")).to_contain_text("Rolls so far: 1")
    await expect(page.get_by_role("button", name="Roll")).to_be_focused()

    await page.get_by_role("button", name="Go to a house").press("Enter")
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await expect(page.locator("#timeline")).to_contain_text("Rolls so far: 2 1")
    await page.keyboard.press("n")
    await expect(page.locator("#timeline")).to_contain_text("your secret is 42")
    await page.keyboard.press("3")
    await expect(page.locator("#whoami")).to_contain_text("Cleo")
    await page.keyboard.press("Alt+ArrowUp")
    await expect(page.locator("#here")).to_contain_text("The Hill")
    await page.keyboard.press("m")
    await page.keyboard.type("5 n c")
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("log").get_by_text("5 n c")).to_be_visible()
    await expect(page.locator("#whoami")).to_contain_text("Cleo")
    assert complaints == []


async def test_a_menu_is_in_reach_of_a_thumb(window: BrowserContext, address: str, table: Place) -> None:
    page, _ = await visit(window, f"{address}?as=bob&in={table.id}")
    await page.get_by_role("button", name="Order of visits").click()
    await expect(page.get_by_role("option", name="House 0")).to_be_focused()
    for name in ("House 0", "House 3"):
        await expect(page.get_by_role("option", name=name)).to_be_in_viewport(ratio=1)
    await expect(page.get_by_role("button", name="Choose these 0")).to_be_in_viewport(ratio=1)
    await shoot(page, "menu")
    await page.mouse.click(200, 80)
    await expect(page.get_by_role("option", name="House 0")).to_be_hidden()


async def test_one_press_goes_to_where_something_has_come_for_somebody(
    window: BrowserContext, address: str, table: Place
) -> None:
    page, _ = await visit(window, address)
    await page.get_by_role("status").get_by_role("button", name="Be Bob").click()
    await expect(page.locator("#whoami")).to_contain_text("Bob")
    await expect(page.locator("#here")).to_contain_text("The Hill")
    await page.locator("#timeline").get_by_role("button", name="@Ann").click()
    await expect(page.locator("#whoami")).to_contain_text("Ann")


async def test_colours_follow_the_system_until_somebody_chooses(window: BrowserContext, address: str) -> None:
    page, _ = await visit(window, address)
    ground = "getComputedStyle(document.body).backgroundColor"
    await page.emulate_media(color_scheme="dark")
    dark = await page.evaluate(ground)
    await page.emulate_media(color_scheme="light")
    assert await page.evaluate(ground) == "rgb(255, 255, 255)" != dark
    await page.locator("#open-side").click()
    await page.get_by_role("button", name="Dark").click()
    assert await page.evaluate(ground) == dark
    await page.reload()
    await expect(page.locator("#whoami")).to_contain_text("Ann")
    assert await page.evaluate(ground) == dark


async def test_the_tour_can_be_taken_left_and_is_not_offered_again(
    window: BrowserContext, address: str, table: Place
) -> None:
    page, complaints = await visit(window, address)
    await page.locator("#offer").get_by_role("button", name="Take the tour").press("Enter")
    tour = page.get_by_role("dialog", name="Tour")
    for number in range(1, 6):
        await expect(tour).to_contain_text(f"{number} of 6")
        await expect(tour).to_be_in_viewport(ratio=1)
        await page.keyboard.press("Enter")
    await shoot(page, "tour")
    await page.keyboard.press("Escape")
    await expect(tour).to_be_hidden()
    await page.reload()
    await expect(page.locator("#timeline")).to_contain_text("The Hill")
    await expect(page.locator("#offer")).to_be_hidden()
    assert complaints == []


MARKDOWN = [
    ("**bold** and *slanted*", "<p><strong>bold</strong> and <em>slanted</em></p>"),
    ("__under__ ~~gone~~ `**code**`", "<p><u>under</u> <s>gone</s> <code>**code**</code></p>"),
    ("# Title\n-# small", '<h3>Title</h3><p class="small">small</p>'),
    ("- one\n- two", "<ul><li>one</li><li>two</li></ul>"),
    ("3. three\n4. four", '<ol><li value="3">three</li><li value="4">four</li></ol>'),
    ("> said", "<blockquote><p>said</p></blockquote>"),
    ("```py\n<b>\n```", "<pre><code>&lt;b&gt;</code></pre>"),
    (r"\*not slanted\* snake_case_word", "<p>*not slanted* snake_case_word</p>"),
    ("<img src=x onerror=alert(1)>", "<p>&lt;img src=x onerror=alert(1)&gt;</p>"),
    ("[x](javascript:alert(1))", "<p>[x](javascript:alert(1))</p>"),
    ("a\nb", "<p>a\nb</p>"),
    (
        "[rules](https://example.org/r)",
        '<p><a href="https://example.org/r" target="_blank" rel="noopener noreferrer">rules</a></p>',
    ),
]


async def test_markdown_is_shown_as_discord_shows_it(window: BrowserContext, address: str) -> None:
    page, _ = await visit(window, address)
    for text, markup in MARKDOWN:
        shown = await page.evaluate(
            "async (text) => (await import('./page/markdown.js')).markdown(text).innerHTML", text
        )
        assert shown == markup, text
    reader = "async (text) => (await import('./page/markdown.js')).markdown(text).textContent"
    assert await page.evaluate(reader, "<@1> in <#2>, </attic new:3>, <:sword:4>") == (
        "@somebody in #somewhere, /attic new, :sword:"
    )
