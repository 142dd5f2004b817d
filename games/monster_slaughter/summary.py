"""The rules in short, for those who sit down without the rulebook."""

RULES = """\
**The night.** Ten rounds, from 11 p.m. to 8 a.m. In each round every player plays one of their monsters; \
at 2, 5 and 8 a.m. all of them are ready again. From midnight on a nocturnal event changes each round.

**Before it begins** everybody foretells in secret in which order the five guests will die, and picks a \
favourite meal.

**A monster's turn.** Fathers have 2 actions with 4 dice, mothers 2 with 3, children 3 with 2. One move \
is free, and bonus cards are too. The actions: *Move* to the next zone or through an open doorway. *Peek* \
at the top card of a pile in or behind your zone. *Smash* a door (1 success, you keep it) or a barricade \
(2). *Search* your room: a card for each success, up to 7 in hand. *Scare* a visible victim in your zone or \
one that touches it: it runs up to as many zones as you have successes. *Attack* a visible victim in your \
zone.

**Fighting back.** Before the dice of an attack everybody else may offer one object in secret. One offer is \
used; several must be agreed on by those who made them, or none is. Each success of the victim cancels one \
of the monster's. What is left wounds the victim, 1 flesh for each; a victim with more successes throws \
the monster out.

**Hiding.** Victims in a room without monsters hide at once: their cards go back into the room's pile.

**A guest dies:** the killer takes a bone, and the target if it was their favourite meal. Everybody turns \
the guest's marker up: whoever foretold its place takes a brain.

**The Reckoning** comes at the end of the 8 a.m. round, or when no victim is alive: 2 points for \
flesh, 2 for a bone, 3 for a brain, 5 for the target, 1 for a door. \
Ties go by brains, then the favourite meal, bones and flesh.
"""
