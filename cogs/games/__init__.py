"""The faces of all games. Each game has its own folder, which imports no other game."""

from cogs.games.junior.face import JuniorFace
from cogs.games.pasvu.face import FACE as PASVU
from cogs.games.poudlard.face import FACE as POUDLARD
from cogs.games.secret.face import SecretFace
from cogs.panels.face import Face

FACES: dict[str, Face] = {face.key: face for face in (JuniorFace(), SecretFace(), POUDLARD, PASVU)}
