"""A pair on granite above the sea, at dusk."""
import numpy as np
from mathutils import Vector

import bpy
from camera import camera
from light import card, soft_box
from materials.graph import Graph, colour
from stage import cloud
from .granite import slabs
from .ground import plane, sky, stand

# How many times further away, and larger, the islands are than written below.
AWAY = 9
# The pair stands in the upper half: white words lie below it.
VIEWS = {
    'wide': dict(azimuth=-8, elevation=4.4, wide=.58, tall=.95, focal=75, low=-.06, aside=-5.2, near=3.5),
    'tall': dict(azimuth=-8, elevation=8, wide=.86, tall=.95, focal=95, low=-.143, aside=0, near=3.5),
}


def sea():
    g = Graph('sea')
    at = g.node('TexCoord', out=3)
    # Only long waves: short ones would be smaller than a pixel out there, and no denoiser tells them from noise.
    swell = g.noise(g.vector('MULTIPLY', at, (.006, .022, 1)), 1.0, 2, .5)
    water = g.done(g.principled(Base_Color=colour('#12303f'), Roughness=.30, Specular=.3, Normal=g.bump(swell, 9.0, .35)))
    sea_level(water)
    shade = Graph('skerry')
    skerries(shade.done(shade.principled(Base_Color=colour('#1b2329'), Roughness=.9, Specular=.1)))


def sea_level(water):
    far = 90000
    return plane('sea', [(-far, -200, -24), (far, -200, -24), (far, far, -24), (-far, far, -24)], water)


def skerries(material):
    """Low islands, so far out that all of them stand on the horizon: a flat sea has no distance."""
    for seed, (x, y, long, high) in enumerate(((-900, 2600, 900, 52), (1150, 3300, 1200, 44), (300, 4600, 1500, 40), (-260, 1500, 190, 15))):
        x, y, long, high = (size * AWAY for size in (x, y, long, high))
        roll = np.random.default_rng(seed)
        t = np.linspace(-1, 1, 90)
        bumps = np.convolve(roll.standard_normal(120), np.ones(31) / 31, 'valid')
        top = (1 - t ** 2) ** .6 * (1 + bumps[:90] * 1.2) * high - 24
        points = [(x + s * long / 2, y, -26) for s in t] + [(x + s * long / 2, y + 5, h) for s, h in zip(t, top)]
        faces = [(i, i + 1, 91 + i, 90 + i) for i in range(89)]
        data = bpy.data.meshes.new('skerry')
        data.from_pydata(points, [], faces)
        data.materials.append(material)
        bpy.context.scene.collection.objects.link(bpy.data.objects.new('skerry', data))


def nordic(job, settings):
    sky([(.0, '#0a0f14'), (.485, '#10181f'), (.503, '#e6b393'), (.513, '#c4a196'), (.527, '#8c97a2'), (.55, '#5f7688'), (.64, '#3b5163'), (1, '#1d2c3a')], 1.35)
    # Lenses mirror the dusk alone: rocks behind the camera would be a jagged dark line.
    slabs(False).visible_glossy = False
    sea()
    root = stand(job['pairs'][0], settings, (.8, 0), -26)
    view = VIEWS[job['view']]
    width, height = job['size']
    _, _, distance = camera(view, cloud(root), height / width, view['low'], fstop=13)
    shot = bpy.context.scene.camera
    shot.data.dof.focus_distance = distance - view['near']
    shot.location += Vector((view['aside'], 0, 0))
    soft_box('key', (-26, 22, 30), (0, 0, 2), (40, 16), 15000, (.82, .91, 1))
    soft_box('rim', (34, 26, 10), (0, 0, 2), (10, 26), 6000, (1, .86, .74), glossy=False)
    card('front', (26, -26, 14), (0, 0, 2.5), (24, 30), 3.2, (.86, .93, 1), soft=.42, fall=.7)
    # Fibres that run across mirror what is above, those that run upwards what is beside: so the weave is seen. Lenses see neither.
    card('above', (-4, -16, 52), (0, 0, 4), (70, 14), 80, (.86, .93, 1), soft=.3, within=(14, .35))
    card('beside', (-56, 24, 12), (0, 0, 4), (14, 40), 90, (1, .95, .91), soft=.3, within=(14, .35))
    return dict(exposure=1.5, contrast=.25, vignette=.25, saturation=1.02)
