"""The lab: the three games as environments for learning agents, and batches of matches over many cores.

It needs the extra `lab`. Nothing here is imported by the rest of the program but by the command `arbitro lab`.
"""
