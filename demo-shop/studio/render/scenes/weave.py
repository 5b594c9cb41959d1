"""What carbon mirrors: sheets that draw its weave, and no pale set."""
import bpy

from light import card, flag, show_weave
from .daylight import SUNNY

# So near to the middle and so far above the floor, mirrors see the cards (units): on floor and wall they would sparkle.
ON_SLABS = 34, .35


def standing():
    for thing in bpy.context.scene.objects:
        # The edges of slabs in a blue mirror are dark leaves.
        thing.visible_glossy = False
    show_weave((75, SUNNY), (70, SUNNY), ON_SLABS)
    card('sheen', (-26, -28, 44), (.6, 18, 8), (60, 26), 5, SUNNY, soft=.5, within=ON_SLABS, sharp=False)
    flag((0, 40, 22), (0, 0, 6), (150, 44))


def lying():
    card('across', (-4, 60, 52), (0, 2, 0), (90, 30), 9, SUNNY, soft=.4)
    card('upright', (46, -38, 34), (6, 12, 4), (60, 30), 3.6, SUNNY, soft=.4)
