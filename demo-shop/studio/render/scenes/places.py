"""One pair of a product in sunlight, in a place of its collection; and what such places are made of. A function a place: from the
colour of its wall, it builds and returns where the pair stands (units) and how far it is turned (degrees)."""
import numpy as np

from light import touched
from materials.graph import Graph, colour
from materials.metals import steel
from materials.wood import wood
from stage import cloud
from .ground import GROOVE, block, grooved, matte, plane

# How fine a toy brick's grain is, of a board's: as fine as that, the picture could not hold it.
TOY = .5


def limestone():
    """Pale and honed, with a few grey veins: black frames stand out from it."""
    g = Graph('limestone')
    x, y, z = g.flat()
    cleft = g.noise(g.join(x * .05, y * .05, z * .14), 1, 5, .65)
    grain = g.noise(g.join(x * .5, y * .5, z * .5), 1, 4, .7)
    tint = g.ramp(cleft * .8 + grain * .2, [(.3, colour('#cbc7bf')), (.5, colour('#d8d4cc')), (.7, colour('#e0dcd5'))])
    return g.done(g.principled(Base_Color=touched(g, tint, .35), Roughness=.6, Specular=.35, Normal=g.bump(cleft + grain * .1, .06, .25)))


def sheet_metal(tint='#c3ced8'):
    """Blasted and anodised: bare metal would mirror the room alone and show no shadow below a pair."""
    return steel(tint, .42, .3)


def sheets(size, height, at, turn, tints, seed, loose=.22):
    """A stack of heavy paper, knocked together by hand."""
    roll, thick = np.random.default_rng(seed), .16
    papers = [matte(tint, .85) for tint in tints]
    count = round(height / thick)
    for layer in range(count):
        x, y = roll.normal(0, loose, 2)
        block(papers[roll.integers(len(papers))], (*size, thick * .9), (at[0] + x, at[1] + y, at[2] + layer * thick), turn + roll.normal(0, .8), .02)
    return count * thick - thick * .1


def plaster(light, dark, y):
    """A wall across the set, so far behind its middle (units)."""
    g = Graph('plaster')
    grain = g.noise(g.node('TexCoord', out=3), .5, 6, .65)
    tint = g.mix(grain * .25, colour(light), colour(dark))
    wall = g.done(g.principled(Base_Color=tint, Roughness=.95, Specular=.1, Normal=g.bump(grain, .15, .3)))
    plane('wall', [(-200, y, -80), (200, y, -80), (200, y, 120), (-200, y, 120)], wall)


def parapet(light, dark, y=24, deep=40):
    """Of stone, before a painted wall."""
    block(limestone(), (220, deep, 8), (0, y - deep / 2, 0), 0, .35)
    plaster(light, dark, y)


def ledge(light, dark=None, turn=-34):
    """Of stone, before a wall of one paint or two."""
    parapet(light, dark or light)
    return [((0, 0, 8), turn)]


def rack(wall):
    """Of walnut, for two lenses."""
    parapet(wall, wall)
    grooved(wood('walnut', 6, board=1), (15, 2.4, 1.1), (0, 0, 8), -14)
    return [((0, 0, 9.1), -14)]


def in_rack(root):
    """Stands two lenses in a bar of walnut, without a place."""
    across, high, deep = np.ptp(cloud(root, 1)[:, 0]), .8, GROOVE[2]
    bar = grooved(wood('walnut', 6, board=1), (across + 1.6, 1.8, high), (0, 0, deep - high))
    bar.parent = root
    root.location.z = high - deep


def shelf(wall):
    """Folded from sheet metal."""
    plaster(wall, wall, 12)
    block(sheet_metal(), (90, 22, 8.5), (0, 1, 0), 0, .1)
    return [((0, -2, 8.5), -24)]


def paper(wall):
    """A stack of it."""
    parapet(wall, wall)
    height = sheets((20, 19), 2.6, (.4, .6, 8), -12, ('#f4f1ea', '#efebe1', '#f7f5f0', '#e6dfd0', '#a9bac2'), 5)
    return [((0, 0, 8 + height), -28)]


def brick(wall):
    """Of maple, a toy."""
    parapet(wall, wall)
    block(wood('maple', 4, board=TOY), (20, 19.4, 3.2), (.6, .2, 8), -8, .25)
    return [((.2, 0, 11.2), -34)]


def table(wall):
    """From above, on paper."""
    plane('paper', [(-200, -200, .02), (200, -200, .02), (200, 200, .02), (-200, 200, .02)], matte(wall, .9))
    return [((0, 0, .02), -16)]
