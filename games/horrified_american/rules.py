"""The rules in short, in our own words."""

RULES = """\
**Together you defeat every Monster, or you lose together**: when Terror reaches the skull, or when \
a Monster card must be drawn and none is left.

**Your turn.** First the Investigator Phase: as many actions as your tile says, in any order, as \
often as you like.
- *Move* along a road; Citizens at your place may come along. Monsters do not stop you.
- *Guide* one Citizen from your place to the next, or from the next place to yours.
- *Pick up* any Items at your place. *Share* any Items among all at your place.
- *Special action* of your tile, if it has one.
- *Advance* a Monster's challenge, then *Defeat* it, as its mat says.

Anybody may play Perk cards in anybody's Investigator Phase; they cost no action. Whoever is touched \
by an action of another is asked first, and may give standing permission. Others may suggest your \
next action.

**Then the Monster Phase:** one Monster card. Its Items come out of the bag, its Event happens if it \
concerns a Monster in the game or a Citizen, and its icons strike from left to right. A Monster goes \
toward the nearest character (an Investigator rather than a Citizen) and attacks one. Powers come \
first. For each Hit an Investigator discards one Item, or is defeated: Terror rises, and you are \
back at the Hospital on your next turn. A Citizen is defeated by one Hit. The active player decides \
all ties.

**Citizens** want to get to their safe locations. Each one saved is a Perk card for the active \
player.

**The Monsters**
- *Banshee*: at her place spend Brown (1 die) or Yellow (2 dice); each Hit or Power moves a Violin 2 \
back. With all Violins safe: 2 Yellow. Her Power moves all Violins toward the skeleton.
- *Mothman*: arm his 4 traps. At an armed trap with him: Yellow of strength 10. His Power: if the \
Eye is on the board he flies there and strikes everybody on the way.
- *Bigfoot*: pick up footprints to turn up his photo, and put it together at the High School (an \
Item: swap two parts, or as many slides as it is strong). Then 3 Green at his place. His Power: \
Terror rises.
- *Chupacabra*: bring 6 goats to the Farm. Then Yellow of strength 6 at its place. Its Power eats \
Brown Items.
- *Jersey Devil*: at City Hall play a Citizen instead of a Monster card; every Citizen saved is a \
Clue. Three Clues name the 13th Child. With the Devil where that Citizen starts: any Items of \
strength 14. Its Power swaps a Clue.
- *Ozark Howler*: at the Abandoned Mine reveal and pay three steps of the trail. Then one Item of \
each colour at its place. Its Power gives Death Marks: each is a hit in every attack on you.

**Alone** you begin at Terror 3.
"""
