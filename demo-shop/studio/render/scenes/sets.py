"""The sets of the collections, each of what its pairs are made of. A function a set: it builds and returns where the three
pairs stand (units) and how far each is turned (degrees). A pair open needs some 15 by 15 units."""
from math import cos, pi, radians, sin

import numpy as np

from materials.carbon import carbon
from materials.graph import Graph, colour
from materials.metals import steel
from materials.wood import wood
from stage import put
from sweeps import curl, direction, ellipsoid, sweep
from .bench import shaving
from .daylight import leaves, panes
from .ground import block, cut, lay, matte, plane, smooth, stand, stand_lens


def pile(materials, size, at, turns, seed=0, aside=.5):
    """Equal slabs, one upon the other and the materials in turn, none quite above the last; returns the height of the top."""
    roll = np.random.default_rng(seed)
    for layer, turn in enumerate(turns):
        shift = roll.uniform(-aside, aside, 2)
        block(materials[layer % len(materials)], size, (at[0] + shift[0], at[1] + shift[1], layer * size[2]), turn, .12)
    return len(turns) * size[2]


def arch(width, height, leg):
    """Outline of a gate with a round opening."""
    half, inner = width / 2, width / 2 - leg
    round_ = [(-inner * cos(a), inner * sin(a)) for a in np.linspace(0, pi, 48)]
    return [(-half, 0), *round_, (half, 0), (half, height), (-half, height)]


def limestone():
    """Pale and honed, with a few grey veins: black frames stand out from it."""
    g = Graph('limestone')
    x, y, z = g.flat()
    cleft = g.noise(g.join(x * .05, y * .05, z * .14), 1, 5, .65)
    grain = g.noise(g.join(x * .5, y * .5, z * .5), 1, 4, .7)
    tint = g.ramp(cleft * .8 + grain * .2, [(.3, colour('#cbc7bf')), (.5, colour('#d8d4cc')), (.7, colour('#e0dcd5'))])
    return g.done(g.principled(Base_Color=tint, Roughness=.6, Specular=.35, Normal=g.bump(cleft + grain * .1, .06, .25)))


def fibrous():
    """Behind the pairs, plates that their fronts are milled from."""
    stone, board = limestone(), carbon('carbon')
    for size, at, turn in (((19, .4, 10.6), (-.6, 15.4, 0), 4), ((11, .4, 6.8), (7.4, 12.4, 0), -6)):
        block(board, size, at, turn, .06).rotation_euler.x = -.24
    left = pile([stone], (18, 16, 2.4), (-15.4, 3.2), (-28,), 1)
    right = pile([stone], (18, 16, 1.5), (16.4, 2.4), (-15, -22), 3)
    return ((-15.2, 2.6, left), -24), ((.2, -9.2, 0), -12), ((16.2, 2, right), -20)


def boards(at):
    """Thin boards as a front is glued from; returns the height of the top."""
    return pile([wood('maple', 4, board=True), wood('walnut', 5, board=True)], (18.6, 16, .72), at, (-24, -17, -27, -20, -23), 4)


def eyewood():
    left = boards((-12.6, 7.4))
    walnut, stone = wood('walnut', 3, board=True), limestone()
    block(stone, (20.5, 15.5, 1.5), (.6, -9.6, 0), -9, .14)
    block(stone, (19.5, 16, 3.1), (14.4, 7.6, 0), -11, .16)
    block(walnut, (18.6, 15.4, 1.2), (14.2, 7.4, 3.1), -21, .16)
    upright(walnut, (1.6, 19.5, 0), (17.5, 1.6, 7.2), 16)
    return ((-12.6, 6.2, left), -24), ((-.2, -9.8, 1.5), -12), ((14, 6.8, 4.3), -20)


def grain():
    """Upright, for two pairs."""
    top = boards((-1.4, 7.6))
    block(limestone(), (19.5, 15.5, 1.5), (.2, -9.6, 0), -9, .14)
    upright(wood('walnut', 3, board=True), (8.6, 19.5, 0), (19, 1.6, 7.2), 16)
    return ((-1.6, 6.6, top), -24), ((.2, -9.8, 1.5), -12)


def upright(material, at, size, turn):
    """A plank on its end: length, thickness and width; its fibres run upwards."""
    thing = block(material, size, (at[0], at[1], size[0] / 2 - size[2] / 2), turn, .16)
    thing.rotation_euler = (0, -pi / 2, radians(turn))


def engraved():
    """Steps of wood, the pairs on them seen from their temples' side."""
    walnut, maple = wood('walnut', 6, board=True), wood('maple', 4, board=True)
    block(walnut, (90, 40, 4), (6, -19.5, -2), 0, .25)
    block(maple, (90, 17, 7.6), (6, 9.2, -2), 0, .25)
    for seed, at, material in ((1, (9, -9, 2), maple), (7, (13.6, -11, 2), walnut), (12, (-12, 5, 5.6), maple)):
        shaving(material, at, seed)
    return ((-4.8, -8, 2), 0), ((6.8, 8.6, 5.6), 0)


def bent(material, wide, high, deep, at, turn, thick=.45, radius=2.2):
    """A metal sheet bent into a table."""
    half = wide / 2
    corner = [(half - radius + radius * cos(a), high - radius + radius * sin(a)) for a in np.linspace(0, pi / 2, 24)]
    side = [(half, z) for z in np.linspace(0, high - radius, 8)[:-1]]
    right = side + corner
    line = right + [(-x, z) for x, z in right[::-1]]
    path = np.array([(x, 0, z) for x, z in line])
    across = np.tile([0, 1.0, 0], (len(path), 1))
    mesh = sweep(path * 10, across, np.cross(direction(path), across), deep * 10, thick * 10, 14, 64)
    thing = smooth(put('bent', mesh, material))
    thing.location, thing.rotation_euler.z = at, radians(turn)


def sheet_metal():
    """Blasted and anodised: bare metal would mirror the room alone and show no shadow below a pair."""
    return steel('#c3ced8', .42, .3)


def titan():
    """Two shelves of sheet metal on a wall."""
    sheet = sheet_metal()
    plaster('#d3dae1', '#c4ccd4', 8.6)
    block(sheet, (70, 18, .5), (-22, -.4, 8), 0, .1)
    block(sheet, (70, 18, .5), (39, -.4, 17.5), 0, .1)
    return ((-13.4, 0, 8.5), -14), ((2.6, 0, 8.5), 4), ((15.2, 0, 18), -8)


def sheets(size, height, at, turn, tints, seed, loose=.22):
    """A stack of heavy paper, knocked together by hand."""
    roll, thick = np.random.default_rng(seed), .16
    papers = [matte(tint, .85) for tint in tints]
    count = round(height / thick)
    for layer in range(count):
        x, y = roll.normal(0, loose, 2)
        block(papers[roll.integers(len(papers))], (*size, thick * .9), (at[0] + x, at[1] + y, layer * thick), turn + roll.normal(0, .8), .02)
    return count * thick - thick * .1


def revision():
    white, blue = ('#f4f1ea', '#efebe1', '#f7f5f0', '#e6dfd0'), ('#a9bac2', '#8fa6b3')
    left = sheets((18, 16), 6.6, (-12.6, 7.4, 0), -22, (*white, *white, *blue), 3)
    front = sheets((20, 15.5), 1.3, (.4, -9.8, 0), -9, (*white, '#d9c7a6'), 2)
    right = sheets((18, 16), 3.2, (14.2, 7, 0), -18, white, 1)
    roll = smooth(put('roll', curl(22, 2.6, 165, .18, 0, .5), matte('#b9a98c', .85)))
    roll.rotation_euler.x, roll.location = pi / 2, (1.2, 21.7, 8.25)
    return ((-12.8, 6.6, left), -24), ((-.2, -9.8, front), -12), ((13.8, 6.2, right), -20)


def mood():
    """Nine fronts in rows, seen from above."""
    return [((x, y), -16) for y in (9.4, 0, -9.4) for x in (-16.6, 0, 16.6)]


def kids():
    sand, apricot, sky, rose, mint = (matte(tint, .6) for tint in ('#f3e3c0', '#efbd72', '#a9cfd8', '#e79c82', '#b5cfae'))
    for material, x, y in ((apricot, -1, -1), (sand, 1, -1), (sand, -1, 1), (rose, 1, 1)):
        block(material, (7.9, 7.9, 3.6), (-12.6 + x * 3.97, 6.6 + y * 3.97, 0), 0, .45)
    for k, material in enumerate((sky, sand, sky)):
        block(material, (6.4, 15.5, 1.6), (.4 + (k - 1) * 6.5, -9.8, 0), 0, .4)
    cut(rose, arch(17, 6.6, 4), 15.4, (14.2, 7.4, 0), -12, .45)
    block(sky, (5.4, 5.4, 5.4), (.6, 18, 0), 14, .45)
    block(apricot, (5.4, 5.4, 5.4), (.7, 18, 5.4), -6, .45)
    cut(rose, [(-2.9, 0), (2.9, 0), (0, 4.2)], 5.4, (.6, 18, 10.8), 4, .4)
    smooth(put('ball', ellipsoid((15.4, -6.8, 2.2), (2.2, 2.2, 2.2), around=80, over=50), mint, scale=1))
    return ((-12.8, 6.2, 3.6), -20), ((.2, -9.8, 1.6), -10), ((14, 6.8, 6.6), -18)


def lenses():
    """A rack with a row of lenses, one of each tint; the sun behind them throws their colours on the table."""
    block(wood('walnut', 6, board=True), (90, 2.6, 1.3), (0, 6, 0), 0, .16)
    return [((x, 6, .95), -6) for x in np.linspace(-16.5, 16.5, 7)]


def summer():
    """In the sun, which stands behind the pairs: their colours lie before them."""
    return ((-29.6, 1.6), 16), ((-15.2, -2), 8), ((-.6, 2.2), 0), ((14, -2), -8), ((28, 1.6), -16)


def sill():
    """A sill of stone before a plastered wall, in the light of a window."""
    block(limestone(), (160, 26, 3), (0, -2, 0), 0, .3)
    plaster('#d9d5cc', '#cbc6bc', 10)
    return [((0, 0, 3), -30)]


def plaster(light, dark, y):
    """A wall across the set, so far behind its middle (units)."""
    g = Graph('plaster')
    grain = g.noise(g.node('TexCoord', out=3), .5, 6, .65)
    tint = g.mix(grain * .25, colour(light), colour(dark))
    wall = g.done(g.principled(Base_Color=tint, Roughness=.95, Specular=.1, Normal=g.bump(grain, .15, .3)))
    plane('wall', [(-200, y, -80), (200, y, -80), (200, y, 120), (-200, y, 120)], wall)


def materials():
    """Wood, stone and metal, one pair of each material."""
    left, stone = boards((-12.6, 7.4)), limestone()
    front = pile([stone], (20, 16, 1.5), (.6, -9.6), (-9,), 2)
    bent(sheet_metal(), 18.5, 6, 16, (14.2, 7, 0), -18)
    upright(wood('walnut', 3, board=True), (-.6, 19.5, 0), (15, 1.6, 7.2), 16)
    block(carbon('carbon'), (11, .3, 12), (8.2, 22.6, -.3), -10, .1).rotation_euler.x = -.3
    return ((-12.6, 6.2, left), -24), ((-.2, -9.8, front), -12), ((13.8, 6.2, 6.2), -20)


SILL = dict(ground='#d9d5cc', build=sill, azimuth=-3, sun=(-.60, -.60, .40), energy=6.0)
# For each set: the colour of its floor and wall, who builds it, where the camera stands (degrees); what differs from USUAL.
SETS = {
    'fibrous': dict(ground='#d3d6d6', build=fibrous, azimuth=0, elevation=13, energy=4.8, span=51, aim=4.2, fstop=11),
    'eyewood': dict(ground='#d6dbcc', build=eyewood, azimuth=-8, elevation=15, between=leaves(7)),
    'grain': dict(ground='#d6dbcc', build=grain, azimuth=-8, elevation=21, between=leaves(7), span=30, middle=(.8, 0), fstop=24),
    'materials': dict(ground='#dcdad3', build=materials, azimuth=0, elevation=14),
    'titan': dict(ground='#dfe4ea', build=titan, azimuth=-4, elevation=6, between=panes((4, 4, 14)), sun=(-.55, -.62, .42), energy=5.4, fill=8000, span=50, aim=15.4),
    'engraved': dict(ground='#e6dbca', build=engraved, azimuth=4, elevation=12, between=leaves(12), span=35, aim=6, fstop=20),
    'burnt': dict(ground='#e6dbca', build=engraved, azimuth=10, elevation=17, between=leaves(12), span=14, middle=(-5.0, -9), aim=4.4, fstop=30),
    'revision': dict(ground='#ece7dd', build=revision, azimuth=-9, elevation=12),
    'mood': dict(ground='#f1dacd', build=mood, azimuth=0, elevation=86, put=lay, sun=(-.62, .42, .62), energy=5.0, fill=2600, aim=0, fstop=30),
    'kids': dict(ground='#f5e9cf', build=kids, azimuth=-6, elevation=18),
    'summer': dict(ground='#efe6da', build=summer, azimuth=0, elevation=32, sun=(-.42, .70, .52), energy=7.6, fill=2400, span=77, aim=0, middle=(-.4, -3.6), fstop=22),
    'sill': dict(SILL, elevation=8, between=panes((0, 4, 8)), span=33, middle=(-1.5, 0), aim=7.4, fstop=20),
    'tall-sill': dict(SILL, elevation=10, between=panes((-1, 4, 10)), span=23, middle=(.3, 0), aim=8.6, fstop=22),
    'lenses': dict(ground='#ece6dc', build=lenses, azimuth=9, elevation=30, put=stand_lens, sun=(-.3, .78, .44), energy=8.4, fill=1500, span=41, aim=3),
}
# How a pair is put there; what stands between set and sun; where the sun is; its energy and that of the fill; how wide the
# picture is, and where and how high above the floor the camera aims (units).
USUAL = dict(focal=75, put=stand, between=None, sun=(-.62, -.34, .62), energy=4.2, fill=5000, span=52, middle=(0, 0), aim=5.8, fstop=16)
