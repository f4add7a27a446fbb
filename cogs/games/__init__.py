"""How each game is shown and played on Discord. A game's folder imports no other game."""

from collections import ChainMap
from collections.abc import Mapping

from cogs.games.junior.face import FACE as JUNIOR
from cogs.games.pasvu.daily.face import FACE as HALL
from cogs.games.pasvu.face import FACE as PASVU
from cogs.games.poudlard.face import FACE as POUDLARD
from cogs.games.secret.face import FACE as SECRET
from cogs.panels.face import AnyFace

FACES: dict[str, AnyFace] = {face.key: face for face in (JUNIOR, SECRET, POUDLARD, PASVU)}
# With those that only `/daily` deals: see `engine`.
ALL_FACES: Mapping[str, AnyFace] = ChainMap(FACES, {HALL.key: HALL})
