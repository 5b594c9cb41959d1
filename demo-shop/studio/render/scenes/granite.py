"""Granite that ice has polished, as on the coast, bare or below snow."""
import numpy as np

from light import touched
from materials.graph import Graph, colour
from .ground import rough, terrain


def granite(snow):
    """Feldspar, quartz and mica, a few millimetres each, and a vein; snow where the ground is level."""
    g = Graph('granite')
    x, y, z = g.flat()
    place = g.join(x, y, z)
    warped = g.vector('ADD', place, g.vector('MULTIPLY', g.noise(place, 2.2, 3, out=1), (.35, .35, .35)))
    # Grains of three sizes: no two of them cover the same places.
    kind, light, _ = g.split(g.node('TexVoronoi', {'Vector': warped, 'Scale': 2.1}, out=1))
    small, dark, _ = g.split(g.node('TexVoronoi', {'Vector': warped, 'Scale': 4.6}, out=1))
    broad, stain, fine = g.noise(place, .06, 4, .55), g.noise(place, .30, 5, .62), g.noise(place, 7.0, 4, .7)
    pink, grey = colour('#c9aa98'), colour('#b3afaa')
    tint = g.mix(g.step(broad, .42, .60), grey, pink)
    tint = g.mix((kind > .62) * .75, tint, colour('#d5cfc7'))
    tint = g.mix((kind < .22) * .6, tint, colour('#8f8b88'))
    tint = g.mix((small > .66) * .45, tint, colour('#a19c98'))
    tint = g.mix((dark > .88) * .85, tint, colour('#35322f'))
    tint = g.mix(light * .14, tint, colour('#e2dcd4'))
    tint = g.mix(g.step(stain + broad * .5, .66, .92) * .35, tint, colour('#77726c'))
    # A vein of quartz, and two joints that frost has opened.
    vein = 1 - g.step(g.math('ABSOLUTE', x * .50 + y * .86 + 3.6 + stain * 5.0), .10, .34)
    tint = g.mix(vein * .55, tint, colour('#dfdad2'))
    joint = g.math('MINIMUM', g.math('ABSOLUTE', y * .92 + x * .38 - 11.5 + stain * 2.4), g.math('ABSOLUTE', x * .95 - y * .22 + 19.5 + stain * 3.0))
    gap = 1 - g.step(joint, .03, .14)
    tint = g.mix(gap * .75, tint, colour('#2d2a28'))
    height = fine * .22 + stain * .25 + kind * .10 + small * .05 - gap * 3.0
    rock = g.principled(Base_Color=touched(g, tint), Roughness=fine * .2 + .42, Specular=.42, Normal=g.bump(height, .03, .4))
    if not snow:
        return g.done(rock)
    _, _, upright = g.split(g.node('NewGeometry', out=1))
    # All of it: patches would look torn out of the rock.
    lying = g.step(upright, .55, .8)
    drifts = g.noise(g.join(x * .5, y, z), .16, 3, .5) + g.noise(place, 1.1, 4, .6) * .05 + g.noise(place, 9.0, 2, .8) * .035
    powder = g.principled(Base_Color=touched(g, (.58, .62, .67)), Roughness=.6, Specular=.3, Normal=g.bump(drifts, .9, 1.2))
    return g.done(g.node('MixShader', {0: lying, 1: rock, 2: powder}))


def slabs(snow):
    """Rock that ice has polished: long rounded backs, level where the pair stands."""
    n, size = 900, 150.0
    x, y = np.meshgrid(np.linspace(-size / 2, size / 2, n), np.linspace(-size / 2, size / 2, n))
    broad, fine = rough(n, 4.8, 11, 2), rough(n, 2.8, 9, 12)
    back = broad * 1.1 + np.clip(1 - np.abs(rough(n, 4.6, 4, 3)), -1, 1) * .5 + fine * .03
    # As far as the tips of its temples.
    level = np.clip((np.hypot(x / 1.4, y - 5) - 13.5) / 14, 0, 1)
    level = level * level * (3 - 2 * level)
    height = (back - np.median(back[np.hypot(x, y) < 9])) * level - .012
    height -= np.clip((y + x * .16 + broad * 3 - 24) / 16, 0, 1) ** 1.6 * 30
    # A pair sinks into snow a little.
    return terrain('rock', size, np.minimum(height, 1.5) + (.09 if snow else 0), granite(snow))
