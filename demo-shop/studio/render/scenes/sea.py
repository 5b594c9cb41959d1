"""The sea below the rock, with islands on its horizon."""
import bpy
import numpy as np

from materials.graph import Graph, colour
from .ground import plane

# How many times further away, and larger, the islands are than written below.
AWAY = 9


def water(tones, foam, trough, strength):
    """Even light: a real sea shows its waves' slopes and not the sky above the horizon.
    @param tones by how far below the horizon it is seen, 0 far out and 1 at the shore: a tint that ended at a distance would be a stripe
    """
    g = Graph('water')
    x, y, z = g.split(g.node('TexCoord', out=3))
    swell = g.noise(g.join(x * .010, y * .055, 0.0), 1.0, 3, .55)
    waves = g.noise(g.join(x * .045, y * .30, 0.0), 1.0, 5, .62)
    tint = g.ramp(g.math('DIVIDE', 60.0, g.math('MAXIMUM', y, 60.0)), [(at, colour(code)) for at, code in tones])
    tint = g.mix(g.step(swell, .42, .68) * .25, tint, foam)
    tint = g.mix(g.step(waves, .50, .72) * .55, tint, foam)
    tint = g.mix(g.step(waves, .46, .26) * .45, tint, trough)
    material = g.done(g.node('Emission', {0: tint, 1: strength}))
    far = 90000
    return plane('sea', [(-far, -200, -24), (far, -200, -24), (far, far, -24), (-far, far, -24)], material)


def islands(foot, slope, top, strength):
    """In the haze: bluer the higher, and paler than what lies before them."""
    g = Graph('haze')
    x, y, z = g.split(g.node('TexCoord', out=3))
    slopes = g.noise(g.join(x * .012, 0.0, z * .03), 1.0, 4, .55)
    tint = g.ramp((z + 24) / 420 + (slopes - .5) * .5, [(0, foot), (.3, slope), (1, top)])
    skerries(g.done(g.node('Emission', {0: tint, 1: strength})))


def skerries(material):
    """Low islands, so far out that all of them stand on the horizon: a flat sea has no distance."""
    for seed, (x, y, long, high) in enumerate(((-900, 2600, 900, 24), (1150, 3300, 1200, 19), (300, 4600, 1500, 18), (-260, 1500, 190, 9))):
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
