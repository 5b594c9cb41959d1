"""A pair on granite above the sea, at dusk."""
from mathutils import Vector

import bpy
from camera import camera
from light import card, soft_box, sun
from materials.graph import colour
from stage import cloud
from .granite import slabs
from .ground import sky, stand
from .sea import islands, water

# The pair stands in the upper half: white words lie below it.
VIEWS = {
    'wide': dict(azimuth=-8, elevation=6, wide=.58, tall=.95, focal=75, low=-.06, aside=-5.2, near=3.5),
    'tall': dict(azimuth=-8, elevation=9, wide=.86, tall=.95, focal=95, low=-.143, aside=0, near=3.5),
}
SUN = Vector((.92, -.20, .30)).normalized()
SEA = [(0, '#c99e8c'), (.012, '#a58d8b'), (.05, '#6d7583'), (.25, '#3b4f62'), (1, '#26394a')]


def nordic(job, settings):
    sky([(.0, '#16222d'), (.40, '#22323f'), (.485, '#3d4c5b'), (.503, '#e6b393'), (.513, '#c4a196'), (.527, '#8c97a2'), (.55, '#5f7688'), (.64, '#3b5163'), (1, '#1d2c3a')], 1.35)
    # Lenses mirror the dusk alone: rocks behind the camera would be a jagged dark line.
    sea = water(SEA, colour('#e0a98d'), colour('#16242f'), 1.0)
    for thing in (slabs(False), sea):
        thing.visible_glossy = False
    islands(colour('#7f7f89'), colour('#5d6673'), colour('#4b5564'), 1.0)
    root = stand(job['pairs'][0], settings, (.8, 0), -35)
    view = VIEWS[job['view']]
    width, height = job['size']
    _, _, distance = camera(view, cloud(root), height / width, view['low'], fstop=36)
    shot = bpy.context.scene.camera
    shot.data.dof.focus_distance = distance - view['near']
    shot.location += Vector((view['aside'], 0, 0))
    sun(SUN, 3.4, 1.4, (1, .70, .48))
    soft_box('key', (-26, 22, 30), (0, 0, 2), (40, 16), 4500, (.82, .91, 1))
    soft_box('rim', (34, 26, 10), (0, 0, 2), (10, 26), 6000, (1, .86, .74), glossy=False)
    card('front', (26, -26, 14), (0, 0, 2.5), (24, 30), 3.2, (.86, .93, 1), soft=.42, fall=.7)
    # Fibres that run across mirror what is above, those that run upwards what is beside: so the weave is seen. Lenses see neither.
    card('above', (-4, -16, 52), (0, 0, 4), (70, 14), 80, (.86, .93, 1), soft=.3, within=(14, .35))
    card('beside', (-56, 24, 12), (0, 0, 4), (14, 40), 90, (1, .95, .91), soft=.3, within=(14, .35))
    return dict(exposure=1.5, contrast=.25, vignette=.25, saturation=1.02)
