"""Who is told when something happened: matches that live, and those who watch them."""
