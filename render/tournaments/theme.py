"""The sizes of pictures of tournaments, in pixels of the finished picture."""

from render.kit.theme import Shadow

WIDTH = 1000
LEAST_HEIGHT = 240
MARGIN = 14  # paper around the card
BAND = 84
CORNER = 20
SHADOW = Shadow(0.28, 4, 5)
SIDE = 40  # from the edge of the sheet to what stands on the card

# Tables.
HEAD = 50
ROW = 57
CUT = 44
GAP = 30  # between the rows of a page and the reader's own line from another page
FOOT = 46
RANK = 62
ARROW = 112
NAME = 146
NAME_ROOM = 220  # at least
COLUMN_GAP = 34
COLUMN_LEAST = 66

# Type.
TYPE_TITLE = 44
TYPE_TITLE_LEAST = 26
TYPE_TITLE_ABOVE = 32
TYPE_NOTE = 30
TYPE_NOTE_LEAST = 22
TYPE_NOTE_BELOW = 24
TYPE_HEAD = 24
TYPE_NAME = 30
TYPE_NAME_LEAST = 22
TYPE_FOOT = 24
TYPE_FREE = 26
TYPE_VALUE = {"plain": 28, "muted": 26, "strong": 36}
TYPE_VALUE_LEAST = 20
NAME_PITCH = 25  # between the two lines of a long name

# Brackets.
LINE = 42
LINE_TALL = 60  # with a name in two lines
MATCH_GAP = 40  # room for the name of the match below
ROUND_HEAD = 54
PART_HEAD = 52
LINK = 30  # between two rounds
ROUNDS = 4  # side by side
MATCHES = {2: 8, 3: 4, 4: 4}  # below each other, by the size of a match
BRACKET_SIDE = 32
COLUMN_MOST = 460  # a round's width
BRACKET_HEIGHT = 1500  # parts share a page up to here
SLOT_SIDE = 12
SCORE_GAP = 10
SIGN_ROOM = 28
SEED_ROOM = 30  # for the number of a seed before a name
SEED_GAP = 6
TYPE_SEED = 18
TYPE_SLOT = 26
TYPE_SLOT_LEAST = 22
TYPE_SCORE_LEAST = 18
TYPE_DETAIL = 20  # the scores of several games
TYPE_DETAIL_LEAST = 16
DETAIL_WIDE = 240  # a match must be as wide to show them

# Pairings.
CARD_GAP = 20
CARD_HEAD = 50
SEAT = 46
SEAT_TALL = 58  # with a name in two lines
FREE_LINE = 40

# Podium and title card.
SCENE = (1000, 420)
STAGE = 420
BLOCK_HEIGHTS = (216, 166, 122)
BLOCKS = {3: 286, 4: 230}  # how wide a block is, by how many there is room for
BLOCK_SPOTS = {3: (500, 196, 804), 4: (382, 618, 130, 870)}  # two share the third place: one on either side

# The curve.
CURVE_HEIGHT = 664
PLOT = (122, 214, 950, 540)  # left, top, right, bottom
