"""The rules in short, in our own words."""

RULES = """\
**Together you defeat every Monster, or you lose together**: when Terror reaches its maximum, or when \
a Monster card must be drawn and none is left.

**Your turn.** First the Hero Phase: as many actions as your tile says, in any order, as often as you \
like.
- *Move* along a path; Legends at your place may come along. Monsters do not stop you.
- *Guide* one Legend from your place to the next, or from the next place to yours.
- *Pick up* any Items at your place. *Share* any Items among all at your place.
- *Reveal* the face-down Lair at your place with Items of any colours, together 3 strong.
- *Special action*: the Favor of the Gods on your tile.
- *Advance* a Monster's challenge, then *Defeat* it, as its mat says.

Anybody may play Perk cards in anybody's Hero Phase; they cost no action. Whoever is touched by an \
action of another is asked first, and may give standing permission. Others may suggest your next action.

**Then the Monster Phase:** one Monster card. Its Items come out of the bag, its Event happens if it \
concerns a Monster in the game or a Legend, and its icons act from left to right. An icon is the \
frenzied Monster or a colour; several Monsters may have that colour, and each acts, lowest Frenzy Order \
first. A Monster goes toward the nearest character (a Hero rather than a Legend) and attacks one. \
Powers come first; hits count only if the target is still there. For each hit a Hero discards one Item, \
or is defeated: Terror rises, and you are back at the Temple of Nyx on your next turn. A Legend is \
defeated by one hit. The active player decides all ties.

**Legends** want to get to their safe locations. Each one saved is a Perk card for the active player.

**The Monsters**
- *Basilisk*: place a Yellow Item at each of the four Temples. Then, at its place, Items of strength \
30; the Blessed Items count 2 more each. Its Power comes to the active Hero: a hit that only Yellow stops.
- *Cerberus*: at the Underworld Door spend a Yellow or Blue Item and roll three dice; a Teal Item rolls \
as many again as it is strong. Dice that show a door's glyphs take it off. With all five off, Teal \
Items at his place lead him to the Door. His Power discards a Monster card.
- *Chimera*: in its cave put three heads to sleep (1 Yellow, 2 Blue, 3 Yellow). Then one Item of each \
colour at its place. Its Power puts the Items of the fullest location back into the bag.
- *Medusa*: at her place a Yellow Item pushes her as far as it is strong; Mirrors stop her. After all \
four, lure her into the Statue Garden: Teal of strength 6 there. Her Power sends a Hero with her to the \
farthest Temple.
- *Minotaur*: at the Labyrinth each Blue Item lays the next token or switches two. When the way leads \
from the gate to the centre: Yellow of strength 9 there. His Power costs a Blue Item, or Terror rises.
- *Siren*: at her place a Blue Item looks at two tones and takes them off if they match; she goes where \
the Item says. Then Teal of strength 6 at her place. Her Power hits who is with her and draws all others.

**Alone** you begin at Terror 3.
"""
