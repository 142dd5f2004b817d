"""What all Horrified games share. A set adds a map, content files and six monster files."""
