"""How each game is shown and played on Discord. A game's folder imports no other game."""

from cogs.games.junior.face import JuniorFace
from cogs.games.pasvu.face import FACE as PASVU
from cogs.games.poudlard.face import FACE as POUDLARD
from cogs.games.secret.face import SecretFace
from cogs.panels.face import Face

FACES: dict[str, Face] = {face.key: face for face in (JuniorFace(), SecretFace(), POUDLARD, PASVU)}
