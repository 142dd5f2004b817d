"""The page as the browser gets it. A package, so that its files are installed with the program."""
