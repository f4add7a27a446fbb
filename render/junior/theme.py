"""The sizes of Labyrinthe Junior's pictures, in pixels of the finished picture."""

# The sheet.
HEIGHT = 894
PANEL_HEIGHT = 786
LEFT = 72
TOP = 72
TILE = 128
STRIP_TOP = 786
TAB_SIZE = 54
TAB_REACH = 38  # from the board to the middle of a tab
TAB_MEDIUM = 84
TAB_LARGE = 112

# The column of cards.
COLUMN_LEFT = 794
CARD_GAP = 18
PANEL_GAP = 17
CARD_SOUGHT = 306
CARD_SPARE = 194
CARD_COUNT = 226
CARD_PUSH = 180
CARD_MOVE = 186
CARD_SMALL = 150
SPARE_EDGE = 4
SPARE_FOOT = 17  # from a tile to the lower edge of its card
ICON = 36
PRIZE = 44

# Fractions of a tile.
TREASURE = 0.48
SOUGHT = 0.56  # of its plate
PLATE = 0.84  # below the target
PLATE_BESIDE = 0.68  # the same beside pawns
PAWN_SIZES = (0.6, 0.54, 0.48, 0.45, 0.4, 0.36)  # of one to six pawns on a square
PAWN_SIZES_BESIDE = (0.58, 0.5, 0.43, 0.41, 0.37, 0.32)  # the same with a treasure
START_MARK = 0.32
