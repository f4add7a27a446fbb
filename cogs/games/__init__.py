"""The faces of the games: pictures, sentences and panels, one module a game."""

from cogs.face import Face
from cogs.faces.junior import JuniorFace
from cogs.faces.pasvu import FACE as PASVU
from cogs.faces.poudlard import FACE as POUDLARD
from cogs.faces.secret import SecretFace

FACES: dict[str, Face] = {face.key: face for face in (JuniorFace(), SecretFace(), POUDLARD, PASVU)}
