"""What if: a situation built by form, ruled on by every edition of its game, and held by its address alone."""
