"""The sizes of Les couloirs de Poudlard's pictures, in pixels of the finished picture."""

# The sheet.
HEIGHT = 914
PANEL_HEIGHT = 802
LEFT = 44
TOP = 46
TILE = 104
LABEL = 25  # from the frame to the names of lines
STRIP_TOP = 807
COLUMN_LEFT = 797
COLUMN_GAP = 13

# Fractions of a token.
CORNER_CUT = 0.13
ROOM = 0.76  # the square floor of a classroom
SIGN = 0.46  # its sign
STAR = 0.36
PLATE = 0.7  # below the class that is sought
TREAD = 0.115  # between two steps of a staircase
HAT_SIZES = (0.6, 0.51, 0.46, 0.41)  # of one to four hats on a token

# Other hats and stars.
HAT_IN_ZONE = 62
HAT_IN_STRIP = 70
HAT_DISC_DROP = 0.32  # of a hat: how far below its middle the disc lies
HAT_OF_HONOUR = 0.84  # of a pawn's size on the winners' plate
STAR_WAY = 20

# Heights of the cards in the column, and the size of an event card.
CARD = 270
STATE = 66
TIMETABLES = 412
ROLL = 112
CHANGE = 272
MOVE = 186
NEXT = 156
TARGETS = 316
EVENT_WIDTH = 230
EVENT_HEIGHT = 404

# Type.
TYPE_ROOM = 25
TYPE_ROOM_LEAST = 13
TYPE_ZONE = 24
