"""The pictures of all games."""

from render import junior, pasvu, poudlard, secret
from render.kit.pictures import Pictures

PICTURES: dict[str, Pictures] = {
    "junior": junior.PICTURES,
    "secret": secret.PICTURES,
    "poudlard": poudlard.PICTURES,
    "pasvu": pasvu.PICTURES,
}
