"""x"""

LEVELS = ("easy", "normal")


def suggest(view, seat, dice, level):
    raise NotImplementedError
