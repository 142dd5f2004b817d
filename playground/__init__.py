"""The bot on a simulated Discord, with a page in the browser, so that anyone can play with no account.

The Discord is SimCord's: one server with one channel, and five people (`playground.opening`). The page is our
own (`playground.server`, `playground/page`), because SimCord's browser preview is made to look at one message
or channel, and cannot be made to serve as a place to play:

- A preview is bound to one channel when it is opened, and an environment has at most one preview. Nobody can
  go from the channel to a thread or a DM, nor can two windows be in two places, unless the whole preview is
  closed and opened anew at another address. In a DM it admits the recipient only.
- It shows published snapshots. What the bot posts by itself, or in answer to somebody else, appears after
  `preview.refresh()`, which SimCord refuses while anybody's click is still at work.
- It forbids being framed (`frame-ancestors 'none'`) and carries a developer's workbench around the
  conversation, which leaves little of a phone.

So the page stands where a Discord client stands: on SimCord's people and queries. Beneath them it looks at
the backend for three things: whom a message pings, which threads are archived, and what is to be kept of the
world until tomorrow (`playground.chronicle`).
"""
