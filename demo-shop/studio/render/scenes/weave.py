"""What carbon mirrors: sheets that draw its weave."""
from light import card, flag, show_weave
from .daylight import SUNNY


def standing(floor):
    """@param floor how high the lowest pair stands (units): on what it stands on and on walls the cards would sparkle"""
    on_slabs = 34, floor + .35
    show_weave((32, SUNNY), (30, SUNNY), on_slabs)
    card('sheen', (-26, -28, 44), (.6, 18, 8), (60, 26), 5, SUNNY, soft=.5, within=on_slabs, sharp=False)
    flag((0, 40, 22), (0, 0, 6), (150, 44))


def lying(_floor):
    card('across', (-4, 60, 52), (0, 2, 0), (90, 30), 3.4, SUNNY, soft=.4)
    card('upright', (46, -38, 34), (6, 12, 4), (60, 30), 1.4, SUNNY, soft=.4)
