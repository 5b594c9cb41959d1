"""Granite that ice has polished, as on the coast, bare or below snow."""
import numpy as np

from light import touched
from materials.graph import Graph, colour
from .ground import rough, terrain


def granite(snow):
    """Feldspar, quartz and mica, a few millimetres each, with stains and a joint or two; snow where the ground is level."""
    g = Graph('granite')
    x, y, z = g.flat()
    place = g.join(x, y, z)
    warped = g.vector('ADD', place, g.vector('MULTIPLY', g.noise(place, 3.0, 2, out=1), (.22, .22, .22)))
    kind, light, _ = g.split(g.node('TexVoronoi', {'Vector': warped, 'Scale': 3.0}, out=1))
    mica, _, _ = g.split(g.node('TexVoronoi', {'Vector': warped, 'Scale': 6.0}, out=1))
    broad, stain, fine = g.noise(place, .10, 4, .55), g.noise(place, .38, 5, .62), g.noise(place, 7.0, 4, .7)
    tint = g.ramp(kind, [(.0, colour('#b0aba5')), (.30, colour('#a29c96')), (.55, colour('#bcb8b2')), (.80, colour('#8d8985'))], 'CONSTANT')
    tint = g.mix(light * .16, tint, colour('#d8d2ca'))
    tint = g.mix((mica > .82) * .8, tint, colour('#3b3939'))
    tint = g.mix(g.step(stain + broad * .6, .70, .95) * .45, tint, colour('#6e6a65'))
    tint = g.mix(g.step(broad, .48, .66) * .3, tint, colour('#c4ab98'))
    joint = g.math('MINIMUM', g.math('ABSOLUTE', y * .92 + x * .38 - 9.5 + stain * 2.4), g.math('ABSOLUTE', x * .95 - y * .22 + 15.5 + stain * 3.0))
    gap = 1 - g.step(joint, .03, .16)
    tint = g.mix(gap * .7, tint, colour('#35322f'))
    height = fine * .3 + stain * .4 + kind * .06 - gap * 3.0
    rock = g.principled(Base_Color=touched(g, tint), Roughness=fine * .2 + .45, Specular=.4, Normal=g.bump(height, .03, .4))
    if not snow:
        return g.done(rock)
    _, _, upright = g.split(g.node('NewGeometry', out=1))
    # All of it: patches would look torn out of the rock.
    lying = g.step(upright, .55, .8)
    drifts = g.noise(g.join(x * .5, y, z), .16, 3, .5) + g.noise(place, 1.1, 4, .6) * .05 + g.noise(place, 9.0, 2, .8) * .035
    powder = g.principled(Base_Color=touched(g, (.58, .62, .67)), Roughness=.6, Specular=.3, Normal=g.bump(drifts, .9, 1.2))
    return g.done(g.node('MixShader', {0: lying, 1: rock, 2: powder}))


def slabs(snow):
    """Rock that ice has polished: rounded backs, level where the pair stands."""
    n, size = 900, 150.0
    x, y = np.meshgrid(np.linspace(-size / 2, size / 2, n), np.linspace(-size / 2, size / 2, n))
    broad, fine = rough(n, 4.2, 11, 2), rough(n, 2.6, 9, 12)
    back = broad * 1.1 + np.clip(1 - np.abs(rough(n, 3.6, 4, 3)), -1, 1) * .7 + fine * .07
    level = np.clip((np.hypot(x / 1.5, (y - 1) * 1.05) - 8.5) / 14, 0, 1)
    level = level * level * (3 - 2 * level)
    height = (back - np.median(back[np.hypot(x, y) < 9])) * level + fine * .006 * (1 - level) - .012
    height -= np.clip((y + x * .16 + broad * 3 - 24) / 16, 0, 1) ** 1.6 * 30
    # A pair sinks into snow a little.
    return terrain('rock', size, np.minimum(height, 1.5) + (.09 if snow else 0), granite(snow))
