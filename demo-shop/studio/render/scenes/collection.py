"""A collection: three pairs, or two in an upright picture, on a set made of what they are made of."""
import bpy

from camera import camera
from light import card, flag, show_weave
from stage import below, cloud
from .daylight import daylight, sweep_of
from .ground import block, matte, stand
from .sets import SETS


SUNNY = (1, .96, .9)
# So near to the middle and so far above the floor, mirrors see the cards (units): on floor and wall they would sparkle.
ON_SLABS = 34, .35


def foot(root, turn):
    """A block with a slot, in which the leaning one of two loose lenses stands."""
    points = cloud(root.children[1], 1)
    low = points[:, 2].min()
    x, y = points[:, 0].mean(), points[points[:, 2] < low + .5, 1].mean()
    block(matte('#f2f0ea', .6), (2.8, 1.3, .75), (x, y, low), turn, .1)


def collection(job, settings):
    ground, build, azimuth, elevation, twigs = SETS[job['set']]
    loose, carbon, warm = job['set'] == 'lenses', job['set'] == 'fibrous', job.get('warm')
    sweep_of(ground)
    places = build()
    if carbon:
        # The edges of slabs in a blue mirror are dark leaves.
        for thing in bpy.context.scene.objects:
            thing.visible_glossy = False
    for pair, (at, turn) in zip(job['pairs'], places):
        root = stand({**pair, 'view': 'set'}, settings, at, turn + pair.get('turn', 0))
        for thing in below(root):
            # Tiny pairs in mirrored lenses look like a mistake.
            thing.visible_glossy = False
        if loose:
            foot(root, turn - 14)
    daylight(4.8 if warm else 4.2, (1, .90, .77) if warm else (1, .95, .89), twigs)
    if carbon:
        show_weave((75, SUNNY), (70, SUNNY), ON_SLABS)
        card('sheen', (-26, -28, 44), (.6, 18, 8), (60, 26), 5, SUNNY, soft=.5, within=ON_SLABS, sharp=False)
        flag((0, 40, 22), (0, 0, 6), (150, 44))
    width, height = job['size']
    upright = height > width
    # Units: the picture's width. Loose lenses are smaller than a pair.
    span = 36 if loose else 30 if upright else 52
    _, _, distance = camera(dict(azimuth=azimuth, elevation=elevation, focal=75), None, height / width, target=(.8 if upright else 0, 0, 5.8), span=span, fstop=11 if carbon else 24 if upright else 16)
    bpy.context.scene.camera.data.dof.focus_distance = distance - (8 if carbon else 6 if upright else 2)
    return dict(exposure=.68, contrast=.2, saturation=1.04, vignette=.1)
