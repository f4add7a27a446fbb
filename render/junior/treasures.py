"""The twelve treasures of Labyrinthe Junior."""

from pathlib import Path

from render.kit.sprites import MARKS, stickers

treasure_sticker = stickers(Path(__file__).with_name("treasures.svg"), MARKS)  # the chest is a mark
