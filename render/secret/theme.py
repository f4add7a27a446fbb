"""The sizes of Le labyrinthe secret's pictures, in pixels of the finished picture."""

from render.kit.theme import Shadow

# The sheet.
HEIGHT = 1096
PANEL_HEIGHT = 980
STRIP_TOP = 989
MIDDLE = (500, 488)
RIM = 484
SHADOW = Shadow(0.34, 5, 3.5)

# The zones, from the outside in; on the zoomed board C to F.
ZONE_RADII = (458, 398, 325, 253, 178, 80)
ZONE_TYPE = (26, 28, 27, 26, 24, 30)
ZOOM_RADII = (458, 357, 250, 112)
ZOOM_TYPE = (34, 33, 31, 38)
CENTRE_NAME = (-40, 18)
ZONE_WALL = 7  # half the thickness of a wall: each of two zones draws its own half
ZONE_KERB = 1.6
ZONE_DOOR = (50, 50, 50, 44, 40, 28)  # width of the doors in the outer wall of each zone; A has none
CHEVRON = 9
POINTER = 15
TYPE_HOUR = 24

# Marks on the wheel and in the corners.
GOAL = 128
NAME_ROOM = 230  # in the upper left corner
PLATE = 1.66  # of the size of an object: the plate below the target
PLATE_BESIDE = 1.5  # the same beside pawns
BADGE = 28
NOTCH_LANE = 20
ARROW = 7
ARROW_LANE = 16  # from a wall to the arrows beside it
DOT = 11
STRIDE = 17
PAWN = 1.12  # pawns are a little larger than objects
START = 30
START_SPOT = (0, -2)

# By zone and by the number of other things: the size of one to five things in a cell, and where they stand,
# in pixels along and across. An object, if there is one, comes first.
_SPOTS_A = (
    (46, ((10, 0),)),
    (46, ((-6, 0), (42, 0))),
    (44, ((-34, 2), (4, 1), (43, 2))),
    (40, ((-37, -2), (-3, -3), (32, -2), (68, 3))),
)
_SPOTS_B = (
    (52, ((0, 2),)),
    (46, ((-12, 3), (36, -2))),
    (44, ((-13, -5), (26, -6), (63, 0))),
    (40, ((-20, 8), (16, -9), (42, 9), (68, -8))),
    (38, ((-26, 11), (-6, -12), (18, 11), (38, -11), (66, 4))),
)
_SPOTS_C = (
    (50, ((12, 2),)),
    (44, ((4, 3), (47, 1))),
    (39, ((-7, 11), (21, -12), (54, 10))),
    (34, ((-14, -8),)),
    (32, ((-14, -8),)),
)
_SPOTS_D = (
    (44, ((27, 1),)),
    (38, ((6, -14), (36, 11))),
    (34, ((18, -15), (6, 15), (38, 14))),
    (32, ((-22, -15),)),
    (30, ((-22, -15),)),
)
_SPOTS_E = (
    (40, ((2, -21),)),
    (35, ((-2, -24), (17, 22))),
    (32, ((-4, -28), (12, -6), (20, 26))),
    (29, ((0, -34),)),
    (28, ((0, -34),)),
)
_SPOTS_F = (
    (54, ((0, -2),)),
    (46, ((-14, -8), (32, -2))),
    (42, ((0, 26), (-26, -24), (26, -24))),
    (38, ((0, 28), (-40, -20), (0, -34), (40, -16))),
    (36, ((0, 30), (-48, -16), (-16, -38), (18, -36), (48, -12))),
)
SPOTS = (_SPOTS_A, _SPOTS_B, _SPOTS_C, _SPOTS_D, _SPOTS_E, _SPOTS_F)
# Three or four pawns in a narrow cell huddle around a spot; offsets are in sizes of a pawn, right and down.
HUDDLE_SPOTS = {2: (34, 0), 3: (22, -1), 4: (0, 8)}  # by zone
HUDDLES = {
    3: ((-0.37, -0.38), (0.37, -0.38), (0, 0.5)),
    4: ((-0.38, -0.42), (0.38, -0.42), (-0.36, 0.42), (0.4, 0.42)),
}
