"""Midsummer: pairs on a jetty of pale planks, the evening sun behind them, the sea out of focus."""
import bpy
import numpy as np
from mathutils import Vector

from camera import camera
from light import card, new_world, soft_box, sun
from materials.graph import Graph, colour
from .ground import block, plane, stand

# Where each pair stands (units), turned by how much.
PLACES = (((2.2, 18.0), -8), ((-9.4, -4.2), 30), ((9.1, -3.5), 0))
SUN = Vector((-.66, .36, .58)).normalized()
# Units: a plank's width, the gap after it, where the jetty ends.
WIDE, GAP, END = 11.6, .55, 40
# Units from beam to beam below the planks.
BEAMS = 42


def plank(seed, shift):
    """Larch, planed and gone grey, sawn beside the pith: the rings are cut aslant and close in arches. Two nails into every
    beam below; `shift` is how far along the plank lies, in units."""
    roll = np.random.default_rng(seed)
    g = Graph('plank')
    x, y, z = g.split(g.node('TexCoord', out=3))
    to_beam = g.math('PINGPONG', x + shift, BEAMS / 2) - BEAMS / 2
    beside = g.math('ABSOLUTE', y) - 3.6
    nail = 1 - g.step(g.math('SQRT', to_beam * to_beam + beside * beside), .22, .3)
    x = x + float(roll.uniform(-400, 400))
    sway = g.noise(g.join(x * .02, y * .06, 0.0), 1, 2, .5)
    across = y - float(roll.uniform(-3, 3)) + (sway - .5) * 2.2
    deep = z + g.math('WRAP', x * float(roll.uniform(.03, .06)), 5.5, 1.0) + (sway - .5) * 3.0
    radius = g.math('SQRT', across * across + deep * deep)
    ring = g.math('FRACT', radius * 2.9)
    late = g.step(ring, .45, .95) * (1 - g.step(ring, .95, 1.0))
    fibre = g.noise(g.join(x * .35, y * 14, z * 14), 1, 5, .65)
    broad = g.noise(g.join(x * .03, y * .4, 0.0), 1, 3, .5)
    light = float(roll.uniform(-.2, .2))
    tint = g.ramp(fibre * .5 + broad * .5 + light, [(.25, colour('#958d80')), (.5, colour('#b0a898')), (.75, colour('#cac3b4'))])
    tint = g.mix(late * .26, tint, colour('#83755f'))
    # Rain and sun leave fine dark cracks along the fibres.
    crack = g.step(g.noise(g.join(x * .05, y * 5.5, 0.0), 1, 3, .6), .60, .68)
    tint = g.mix(crack * .38, tint, colour('#5d564b'))
    pores = g.step(g.noise(g.join(x * .5, y * 20, z * 20), 1, 2), .62, .75)
    tint = g.mix(pores * .25, tint, colour('#8a7250'))
    tint = g.mix(nail * .85, tint, colour('#3a342e'))
    height = fibre * .6 + late * .3 - pores * .3 - crack * .8 - nail
    return g.done(g.principled(Base_Color=tint, Roughness=.55, Specular=.3, Normal=g.bump(height, .02, .35)))


def jetty():
    roll = np.random.default_rng(3)
    for row in range(16):
        y = END - WIDE / 2 - row * (WIDE + GAP)
        shift = float(roll.uniform(-20, 20))
        block(plank(row + 20, shift), (240, WIDE, 2.6), (shift, y, -2.6 + float(roll.uniform(-.05, .05))), float(roll.uniform(-.12, .12)), .16)


def sea():
    """Even light: out of focus, a sea is its colours, and the sun's glitter on it."""
    g = Graph('sea')
    x, y, z = g.split(g.node('TexCoord', out=3))
    swell = g.noise(g.join(x * .012, y * .05, 0.0), 1, 3, .5)
    ripple = g.noise(g.join(x * .07, y * .34, 0.0), 1, 4, .6)
    tint = g.ramp(swell * .45 + ripple * .55, [(.34, colour('#5f8f9a')), (.5, colour('#80a8ae')), (.66, colour('#a9c4c2'))])
    glitter = g.step(g.noise(g.join(x * .16, y * .8, 0.0), 1, 2, .5), .64, .70) * g.step(swell, .42, .62)
    light = g.node('Emission', {0: tint, 1: .95})
    sparks = g.node('Emission', {0: (1, .93, .80), 1: glitter * 2.2})
    plane('sea', [(-3000, END, -60), (3000, END, -60), (3000, 6000, -60), (-3000, 6000, -60)], g.done(g.node('AddShader', {0: light, 1: sparks})))


def evening():
    g = Graph(tree=new_world())
    g.tree.nodes.clear()
    _, _, rise = g.split(g.node('TexCoord', out=0))
    tones = g.ramp(rise, [(.0, colour('#b9a487')), (.02, colour('#f6e3c4')), (.25, colour('#cfdfe8')), (1, colour('#7fa9cd'))])
    g.tree.links.new(g.node('Background', {0: tones, 1: .75}).socket, g.tree.nodes.new('ShaderNodeOutputWorld').inputs[0])
    sun(SUN, 6.2, 1.6, (1, .88, .72))
    soft_box('fill', (14, -50, 40), (0, 0, 0), (70, 50), 8000, (1, .96, .90), glossy=False)
    card('front', (10, -60, 30), (0, 0, 4), (90, 60), 1.5, (.92, .96, 1), soft=.45, fall=.8)


def summer(job, settings):
    jetty()
    sea()
    for pair, (at, turn) in zip(job['pairs'], PLACES):
        stand(pair, settings, at, turn)
    evening()
    points = np.array([[-20.6, 0, 0], [21.6, 0, 0], [0, -12, 0], [0, 14, 9]])
    width, height = job['size']
    _, _, distance = camera(dict(azimuth=-9, elevation=20, wide=.80, tall=.6, focal=75), points, height / width, 0, fstop=20)
    bpy.context.scene.camera.data.dof.focus_distance = distance
    return dict(exposure=1.04, contrast=.3, saturation=1.08, vignette=.1)
