"""A window sill on a wet evening: rain on the pane, the lights of a town far out of focus behind it, a lamp in the room."""
from math import radians

import bpy
import numpy as np
from mathutils import Vector

from camera import camera
from light import card, new_world, soft_box
from materials.graph import Graph, colour
from stage import cloud, link, put
from sweeps import ellipsoid
from .ground import block, matte, stand

VIEW = dict(azimuth=-13, elevation=5, wide=.50, tall=.95, focal=70, low=.09, aside=-2)
# Units: where the pane stands, behind the pair.
PANE = 12.5
# Units: how far down the town meets its harbour.
SHORE = -14
WARM, DUSK = (1, .88, .73), (.44, .62, .92)


def rain(roll):
    """Drops on the pane, most of them small, a few that run and leave smaller ones above them."""
    g = Graph('water')
    water = g.done(g.node('BsdfGlass', {0: (1, 1, 1, 1), 1: 0.0, 2: 1.33}))
    taken = []

    def drop(x, z, wide, long=1.0):
        if any((x - a) ** 2 + (z - b) ** 2 < (wide + c) ** 2 * 1.1 for a, b, c in taken):
            return
        taken.append((x, z, wide))
        mesh = ellipsoid((x, PANE, z), (wide * roll.uniform(.8, 1.15), wide * .34, wide * long), around=28, over=18)
        put('drop', mesh, water, scale=1)

    for _ in range(20):
        x, z, wide = roll.uniform(-22, 30), roll.uniform(2, 20), roll.uniform(.2, .34)
        drop(x, z, wide, 1.5)
        # What it ran along is still wet, and thinnest at its top.
        ran = roll.uniform(3, 12)
        put('trail', ellipsoid((x + roll.normal(0, .04), PANE, z + ran / 2), (wide * .5, wide * .07, ran / 2), around=24, over=40), water, scale=1)
        for step in np.arange(.8, roll.uniform(3, 9), .55):
            drop(x + roll.normal(0, .07), z + step, wide * roll.uniform(.15, .5), roll.uniform(1, 1.6))
    for size, count in (((.3, .46), 26), ((.16, .28), 200), ((.07, .16), 800), ((.03, .07), 1500)):
        for _ in range(count):
            drop(roll.uniform(-24, 34), roll.uniform(1, 24), roll.uniform(*size), roll.uniform(1, 1.25))


def town(roll):
    """What a lens makes of lamps far away: discs, brighter at their rim, one over the other."""
    def sheet(name, at, half, shader):
        data = bpy.data.meshes.new(name)
        x, y, z = at
        data.from_pydata([(x - half[0], y, z - half[1]), (x + half[0], y, z - half[1]), (x + half[0], y, z + half[1]), (x - half[0], y, z + half[1])], [], [(0, 1, 2, 3)])
        data.uv_layers.new().data.foreach_set('uv', [0, 0, 1, 0, 1, 1, 0, 1])
        data.materials.append(shader)
        thing = link(bpy.data.objects.new(name, data))
        thing.visible_diffuse = thing.visible_shadow = False

    g = Graph('dusk')
    _, up, _ = g.split(g.node('TexCoord', out=2))
    tones = g.ramp(up, [(at, colour(code)) for at, code in ((0, '#1b2a36'), (.40, '#2a4354'), (.43, '#34505f'), (.5, '#5a7b8c'), (.62, '#4f7692'), (1, '#6f98b8'))])
    sheet('dusk', (60, 330, 30), (500, 300), g.done(g.node('Emission', {0: tones, 1: .8})))
    lamps = ['#ffb060'] * 6 + ['#ffcf90'] * 5 + ['#ffe9c8'] * 2 + ['#ff8a58', '#a9d4c8']
    for k in range(64):
        bright, tint, half = roll.uniform(.05, .5), lamps[roll.integers(len(lamps))], roll.choice((roll.uniform(1.2, 2.6), roll.uniform(2.6, 5.6)))
        x, high, soft = roll.uniform(-50, 190), roll.exponential(8), float(roll.uniform(.55, .9))
        for z, stretch, part in ((SHORE + high, 1, 1.0), (SHORE - 4 - high * .7, 1.9, .34)):
            h = Graph('lamp')
            u, v, _ = h.split(h.node('TexCoord', out=2))
            u, v = u * 2 - 1, v * 2 - 1
            out = h.math('SQRT', u * u + v * v)
            light = (1 - h.step(out, soft if part == 1 else .2, 1.0)) * (h.step(out, .3, .95) * .4 + .6) * float(bright * part)
            lit = h.node('Emission', {0: colour(tint), 1: light})
            sheet('lamp', (x, 300 - k * .2 - part * .1, z), (half, half * stretch), h.done(h.node('AddShader', {0: lit, 1: h.node('BsdfTransparent')})))


def window(job, settings):
    roll = np.random.default_rng(8)
    paint = matte('#ddd8cd', .42)
    block(paint, (120, 28, 2.4), (6, 0, -2.4), 0, .4)
    block(paint, (120, 1.6, 1.3), (6, PANE, 0), 0, .18)
    block(paint, (2.2, 1.8, 60), (-15.5, PANE, 0), 0, .18)
    rain(roll)
    town(roll)
    root = stand({**job['pairs'][0], 'view': 'three-quarter'}, settings, (0, 0), -36)
    background = new_world().nodes['Background']
    background.inputs[0].default_value, background.inputs[1].default_value = (*DUSK, 1), .10
    soft_box('lamp', (-26, -20, 24), (0, 0, 2), (8, 8), 15000, WARM)
    soft_box('room', (20, -50, 40), (0, 0, 0), (60, 40), 3600, (1, .86, .7), glossy=False)
    soft_box('sky', (6, PANE + 4, 26), (2, -4, 0), (50, 20), 5200, DUSK, glossy=False)
    card('shade', (-10, -44, 22), (0, 0, 3), (40, 34), 2.0, WARM, soft=.4, fall=.5)
    width, height = job['size']
    camera(VIEW, cloud(root), height / width, VIEW['low'], fstop=11)
    return dict(exposure=1.15, contrast=.26, saturation=1.0, vignette=.16)
