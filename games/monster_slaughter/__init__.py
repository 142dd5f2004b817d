"""Monster Slaughter: families of monsters hunt five party guests through a cabin until the sun comes up."""
