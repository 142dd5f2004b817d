"""The rules in short, in our own words."""

RULES = """\
**Two ways to win.** Control three hotel rooms and leave the house by the Entrance or a Portal, or be the \
last player with Life Points. If the last round of the table comes first, whoever has most rooms wins \
(then most Life, then most Strength).

**A turn.** The 20-sided die gives 2 spaces (1-5), 3 (6-10), 4 (11-15) or 5 (16-20). Share them between \
your gamepiece, Gregory and any Feral Monsters as you like. Nobody moves diagonally, through pieces or \
onto other gamepieces. Gregory uses no stairs and no Portals and enters no rooms.

**Spaces.** Judgment and Strength Power Ups stop you and give a card or Spooky Strength; you may not \
return to the same one before you visit a hotel room or another Power Up. With five cards in hand \
Judgment Power Ups are open spaces. Skeleton Keys are picked up in passing, one at a time. A Portal leads \
to the other one, for free. Hell's Gate leads to Hell: leave it by rolling 7 or less, or after three \
failed turns. A Thorn costs 50 Life. On a Rug you may discard a card, but then you draw nothing until the \
next Judgment Power Up. In the Mystery Room a card is turned over; the fifth opens a secret area.

**Hotel rooms.** The door takes a Key, unless you control the room. When all movement is done, the top \
card of your own Monster Deck attacks. With at least its Strength you win: pay that Strength, gain as \
much Life, put your icon in the room and roll for a bonus. Else you lose that much Life and must leave \
the room on your next turn. You may concede at once instead.

**Gregory.** Moved onto a foe he fights with 200 to 500, by the die of whoever moved him. Ties are the \
player's. The winner pays his Strength and he goes back to a start space; the loser loses it as Life and \
goes upstairs.

**Judgment cards** stay secret. In a battle everybody with cards is asked at once, and again until all \
pass; "pass for this battle" and the like spare you questions, and all can see them.

**Feral Monsters** (an option) come in when somebody loses a room battle to their card, or for 100 Life \
by a Shady Deal into a Monster Trap, from which a Trigger space and a low roll free them. Everybody moves \
them, only owners attack with them and use their special abilities. They fight gamepieces, each other and \
Gregory, and die if they lose. Instead of rolling, an owner may sacrifice one: Feral Monsters within 3 \
spaces die, and players there lose 100 Life.
"""
