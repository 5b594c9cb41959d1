"""The sets of the collections, each of what its pairs are made of. A function a set: it builds and returns where the three
pairs stand (units) and how far each is turned (degrees). A pair open needs some 15 by 15 units."""
from functools import partial
from math import cos, pi, sin

import numpy as np

from materials.plastics import paint
from materials.wood import wood
from stage import put
from sweeps import curl
from .daylight import leaves, panes, slats
from .ground import block, cut, grooved, lay, matte, set_lenses, smooth, stand, stand_lens
from .places import TOY, brick, ledge, limestone, paper, parapet, plaster, rack, sheet_metal, sheets, shelf, table
from .workshop import milled, racked


def pile(materials, size, at, turns, seed=0, aside=.5, low=0):
    """Equal slabs from `low` upwards, the materials in turn, none quite above the last; returns the height of the top."""
    roll = np.random.default_rng(seed)
    for layer, turn in enumerate(turns):
        shift = roll.uniform(-aside, aside, 2)
        block(materials[layer % len(materials)], size, (at[0] + shift[0], at[1] + shift[1], low + layer * size[2]), turn, .12)
    return low + len(turns) * size[2]


def arch(width, height, leg):
    """Outline of a gate with a round opening."""
    half, inner = width / 2, width / 2 - leg
    round_ = [(-inner * cos(a), inner * sin(a)) for a in np.linspace(0, pi, 48)]
    return [(-half, 0), *round_, (half, 0), (half, height), (-half, height)]


def fibrous():
    """On a parapet and a slab upon it, before a wall painted grey."""
    parapet('#66737e', '#5d6a75')
    block(limestone(), (24, 19, 3.6), (-14, 10.4, 8), 5, .2)
    return ((-13.4, 8.4, 11.6), -26), ((-3.6, -7.4, 8), -16), ((18.6, 4.4, 8), -30)


def boards(at, low=0):
    """Thin boards as a front is glued from, upwards from `low`; returns the height of the top."""
    return pile([wood('maple', 4, board=1), wood('walnut', 5, board=1)], (18.6, 16, .72), at, (-24, -17, -27, -20, -23), 4, low=low)


def eyewood():
    left = boards((-12.6, 7.4))
    walnut, stone = wood('walnut', 3, board=1), limestone()
    block(stone, (20.5, 15.5, 1.5), (.6, -9.6, 0), -9, .14)
    block(stone, (19.5, 16, 3.1), (14.4, 7.6, 0), -11, .16)
    block(walnut, (18.6, 15.4, 1.2), (14.2, 7.4, 3.1), -21, .16)
    return ((-12.6, 6.2, left), -24), ((-.2, -9.8, 1.5), -12), ((14, 6.8, 4.3), -20)


def grain():
    """On boards and on a slab, on a parapet before a wall painted green."""
    parapet('#a3b08f', '#9aa786', 30, 60)
    top = boards((-1.4, 7.6), 8)
    block(limestone(), (19.5, 15.5, 1.5), (.2, -9.6, 8), -9, .14)
    return ((-1.6, 6.6, top), -24), ((.2, -9.8, 9.5), -12)


def engraved():
    """The pairs are seen from their temples' side, one above the other."""
    parapet('#9aa38a', '#8f9880')
    block(limestone(), (26, 17, 3.4), (8.6, 11.6, 8), -4, .2)
    return ((-3, -5.4, 8), 0), ((6.4, 12.2, 11.4), 0)


def titan():
    """On a shelf of sheet metal and two blocks upon it, all anodised."""
    plaster('#93a9c2', '#889eb8', 17)
    block(sheet_metal(), (150, 54, .5), (0, -9, 8), 0, .1)
    slate = sheet_metal('#8fa1b4')
    block(slate, (20, 20, 2.6), (-13.4, 5.6, 8.5), -8, .2)
    block(slate, (19, 20, 6.4), (13, 6.6, 8.5), 3, .2)
    return ((-14, 5.8, 11.1), -24), ((-2, -10.4, 8.5), -20), ((12.2, 6.6, 14.9), -16)


def revision():
    plaster('#d6cfc0', '#cec6b6', 30)
    white, blue = ('#f4f1ea', '#efebe1', '#f7f5f0', '#e6dfd0'), ('#a9bac2', '#8fa6b3')
    left = sheets((18, 16), 6.6, (-12.6, 7.4, 0), -22, (*white, *white, *blue), 3)
    front = sheets((20, 15.5), 1.3, (.4, -9.8, 0), -9, (*white, '#d9c7a6'), 2)
    right = sheets((18, 16), 3.2, (14.2, 7, 0), -18, white, 1)
    roll = smooth(put('roll', curl(22, 2.6, 165, .18, 0, .5), matte('#b9a98c', .85)))
    roll.rotation_euler.x, roll.location = pi / 2, (1.2, 21.7, 8.25)
    return ((-12.8, 6.6, left), -24), ((-.2, -9.8, front), -12), ((13.8, 6.2, right), -20)


def mood():
    """Nine fronts in rows, seen from above."""
    return [((x, y), 14 if (row + column) % 2 else -16) for row, y in enumerate((9.4, 0, -9.4)) for column, x in enumerate((-16.6, 0, 16.6))]


def kids():
    """Toy bricks of maple on a parapet, before a wall painted blue-green."""
    parapet('#8fbcbd', '#84b1b2')
    brick = wood('maple', 4, board=TOY)
    block(brick, (16, 15.5, 4), (-16, 6.4, 8), 8, .25)
    cut(brick, arch(17, 6.6, 4), 15.4, (17, 6, 8), -14, .25)
    for x, z, turn in ((1.8, 8, 12), (2, 12.6, -8)):
        block(brick, (4.6, 4.6, 4.6), (x, 14, z), turn, .22)
    cut(paint('#2f6db3', .3), [(-2.5, 0), (2.5, 0), (0, 3.6)], 4.6, (2, 14, 17.2), 6, .2)
    return ((-15.8, 5, 12), -22), ((-1.4, -6.6, 8), -12), ((16.8, 5.2, 14.6), -22)


def lenses():
    """A bar with a row of lenses, one of each tint; the sun behind them throws their colours on the table."""
    grooved(wood('walnut', 6, board=1), (90, 1.5, 1), (0, 6, 0))
    return [((x, 6, 1), -4) for x in np.linspace(-16.8, 16.8, 7)]


def rack_of(*ys):
    """Two walnut rails, in which fronts stand one behind the other."""
    parapet('#93a3ad', '#8998a3', 46, 70)
    walnut, top = wood('walnut', 6, board=1), 9.05
    for x in (-3.4, 3.4):
        block(walnut, (1.3, 90, 1.2), (x, 0, 8), 0, .12)
    return [((0, y, top), 0) for y in ys]


def summer():
    """On a parapet, at two heights."""
    parapet('#efc682', '#e8bd76')
    block(limestone(), (17.5, 20, 3.2), (-.5, 11.8, 8), -6, .2)
    return ((-13.4, -5.4, 8), -16), ((-1.4, 11.4, 11.2), -20), ((13.8, -5.4, 8), -26)


def upright_summer():
    parapet('#efc682', '#e8bd76', deep=48)
    block(limestone(), (20, 15, 3.2), (-3.6, 12.2, 8), -6, .2)
    return ((-4.8, -12.6, 8), -12), ((-4.4, 10.6, 11.2), -20), ((7, 2.4, 8), -30)


def sill():
    """A sill of stone before a plastered wall, in the light of a window."""
    block(limestone(), (160, 26, 3), (0, -2, 0), 0, .3)
    plaster('#d9d5cc', '#cbc6bc', 10)
    return [((0, 0, 3), -30)]


def materials():
    """Wood, stone and metal on a parapet, one pair of each material."""
    parapet('#a9b2b4', '#9fa8ab')
    left = boards((-14.6, 7.4), 8)
    block(sheet_metal(), (18, 14, 4.6), (16.8, 6.4, 8), -10, .2)
    return ((-14.6, 6.2, left), -24), ((.4, -6.6, 8), -14), ((16.6, 5.2, 12.6), -20)


EVENING = dict(ground='#d9d5cc', build=partial(ledge, '#3a76a4', '#336a94', -33), azimuth=-6, sun=(-.66, -.52, .36), energy=6.4, room=True)
# One pair of a product; `wide`: of a pair so wide (mm) it is `span` (units).
PANE = dict(EVENING, build=ledge, elevation=11, between=panes((-4, 4, 12), 1.2), wide=140, span=21, middle=(-.5, 0), aim=10.5, fstop=24)
ENGRAVED = dict(EVENING, sun=(-.50, -.56, .42))
SUMMER = dict(EVENING, azimuth=-4, sun=(-.60, -.44, .38), energy=5.6)
# Long shadows of clear frames would be second pairs.
FROM_ABOVE = dict(azimuth=0, put=lay, overhead=True, glint=False, sun=(-.36, .27, .9), soft=4, energy=4.4, fill=2600, aim=0)
SILL = dict(ground='#d9d5cc', build=sill, azimuth=-3, sun=(-.60, -.60, .40), energy=6.0)
RACK = dict(EVENING, azimuth=-27, elevation=15, between=panes((-4, 4, 13), 1.5), fstop=24)
MILLED = dict(RACK, build=partial(rack_of, -9), azimuth=-36, span=23, middle=(-.7, -1), aim=11, put=milled)
# For each set: the colour of its floor and wall, who builds it, where the camera stands (degrees); what differs from USUAL.
SETS = {
    'fibrous': dict(EVENING, build=fibrous, azimuth=-3, elevation=12, between=panes((-4, 4, 13), 1.5), sun=(-.60, -.46, .38), span=52, middle=(.6, 0), aim=13.4, fstop=20),
    'eyewood': dict(ground='#d6dbcc', build=eyewood, azimuth=-8, elevation=15, between=leaves(7), span=49, aim=3.4),
    'grain': dict(EVENING, build=grain, azimuth=-8, elevation=16, between=panes((0, 4, 13), 1.2), sun=(-.62, -.46, .42), energy=6, span=27, middle=(.4, 0), aim=13, fstop=26),
    'materials': dict(EVENING, build=materials, azimuth=-3, elevation=13, between=panes((-4, 4, 13), 1.5), sun=(-.60, -.46, .38), span=52.5, middle=(.3, 0), aim=12.8, fstop=20),
    'woven': dict(EVENING, build=partial(ledge, '#93b0a6', '#89a69c', -24), elevation=13, between=panes((-4, 4, 12), 1.1), span=15, middle=(2.2, 0), aim=10.8, fstop=40, put=partial(stand, fine=True)),
    'plate': dict(MILLED, elevation=17),
    'cut': MILLED,
    'fronts': dict(RACK, build=partial(rack_of, -9, -2.4, 4.2, 10.8, 17.4), span=29, middle=(.5, 2), aim=11, put=racked),
    'loose': dict(PANE, build=rack, glint=False, elevation=15, wide=50, span=15.4, middle=(.2, 0), aim=10.8, put=set_lenses),
    'pane-fibrous': PANE,
    'pane-eyewood': dict(PANE, between=leaves(11, ((0, 1, 10), (19, 7))), sun=(-.66, -.46, .40)),
    'pane-titan': dict(PANE, ground='#a4b5c8', build=shelf, azimuth=-2, elevation=8, between=slats, span=22.6),
    'pane-engraved': dict(PANE, span=19.8, middle=(.1, 0), aim=10.4, sheen=False),
    'pane-revision': dict(PANE, build=paper, elevation=14, aim=12.4),
    'pane-mood': dict({**PANE, **FROM_ABOVE}, build=table, elevation=84, between=None, middle=(.7, .5), span=18.6, room=False),
    'pane-kids': dict(PANE, build=brick, between=None, span=22.4, aim=13.4),
    'titan': dict(EVENING, ground='#a4b5c8', build=titan, azimuth=-2, elevation=15, between=slats, span=50, middle=(-.5, 0), aim=12.2, fstop=24),
    'engraved': dict(ENGRAVED, build=engraved, azimuth=6, elevation=15, between=panes((-2, 4, 13), 1.4), span=32, middle=(1.2, 0), aim=11.6, fstop=24),
    'burnt': dict(ENGRAVED, build=partial(ledge, '#9aa38a', '#8f9880', 0), azimuth=2, elevation=13, between=panes((-5, 4, 13)), span=14.4, middle=(-1.9, 0), aim=10.7, fstop=34, put=partial(stand, fine=True)),
    'revision': dict(ground='#ece7dd', build=revision, azimuth=-9, elevation=12, between=panes((-2, 6, 6), 1.8), sun=(-.60, -.46, .40), energy=6, room=True),
    'mood': dict(FROM_ABOVE, ground='#f1dacd', build=mood, elevation=86, span=56, fstop=30),
    'kids': dict(EVENING, build=kids, azimuth=-4, elevation=13, span=52, middle=(.4, 0), aim=13.8, fstop=20),
    'summer': dict(SUMMER, build=summer, elevation=14, between=panes((-4, 4, 13), 1.6), span=49, middle=(-.3, 0), aim=12.5, fstop=24),
    'tall-summer': dict(SUMMER, build=upright_summer, elevation=31, between=panes((-4, 4, 13), 1.3), span=33.4, middle=(.2, 0), aim=9.0, fstop=30),
    'sill': dict(SILL, elevation=8, between=panes((0, 4, 8)), span=33, middle=(-1.5, 0), aim=7.4, fstop=20),
    'tall-sill': dict(SILL, elevation=10, between=panes((-1, 4, 9)), span=23, middle=(-.8, 0), aim=6.8, fstop=22),
    'evening': dict(EVENING, elevation=5, between=panes((-4, 4, 14)), span=38, middle=(-7.2, 0), aim=13.4, fstop=20),
    'tall-evening': dict(EVENING, elevation=6, between=panes((-4, 4, 11)), span=22.6, middle=(-.7, 0), aim=15.2, fstop=22),
    'lenses': dict(ground='#ece6dc', build=lenses, azimuth=0, elevation=24, put=stand_lens, sun=(-.22, .84, .38), energy=9, fill=1500, span=43, middle=(1.7, 0), aim=2.6),
}


def other_way(way):
    """The same place, and a pair that looks the other way: to the right, unless the camera stands above it."""
    turned, aside = (40, 0) if way.get('overhead') else (58, 1.5)
    return dict(way, turned=turned, middle=(way['middle'][0] + aside, way['middle'][1]))


SETS.update({f'{name}-right': other_way(way) for name, way in SETS.items() if name.startswith('pane-')})

# What a set has unless it says otherwise; lengths in units, angles in degrees.
USUAL = dict(
    put=stand,
    # Between set and sun, and how far aside it is moved.
    between=None, shift=0,
    # Where the sun is, how large, and whether anything mirrors it, which in lenses is a white dot; its energy and that of the fill.
    sun=(-.62, -.34, .62), soft=1.4, glint=True, energy=4.2, fill=5000,
    # How wide the picture is; where and how high above the floor the camera aims.
    span=52, middle=(0, 0), aim=5.8, focal=75, fstop=16,
    # Whether mirrors show a room with the window, and whether the camera stands above.
    room=False, overhead=False,
    # How much further pairs are turned than their place is.
    turned=0,
    # Whether a sheet glosses the rims of carbon, which burns out a temple turned to the camera.
    sheen=True,
)
