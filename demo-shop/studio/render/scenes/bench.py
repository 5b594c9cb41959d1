"""A workbench: a finished pair on a plank, shavings, blanks of wood, light from a window."""
from math import cos, pi, radians, sin

import bpy
import numpy as np
from mathutils import Vector

from camera import camera
from light import card, soft_box
from materials.graph import Graph, colour
from materials.wood import wood
from stage import cloud, link, put
from sweeps import sweep
from .ground import block, stand


def plank_material():
    g = Graph('plank')
    x, y, z = g.split(g.node('TexCoord', out=3))
    broad = g.noise(g.join(x * .03, y * .35, z * .35), 1, 3, .5)
    rings = g.math('FRACT', g.noise(g.join(x * .02, y * .22 + broad, z), 1, 2, .4) * 7)
    fibre = g.noise(g.join(x * .35, y * 7, z * 7), 1, 4, .65)
    tint = g.ramp(rings * .35 + fibre * .65, [(.2, colour('#4f4840')), (.5, colour('#7d7468')), (.8, colour('#a39a8b'))])
    scratch = g.noise(g.join(x * .9, y * .12, 0.0), 2, 3, .7)
    tint = g.mix(g.step(scratch, .62, .72) * .35, tint, colour('#2d2219'))
    return g.done(g.principled(Base_Color=tint, Roughness=.6, Specular=.3, Normal=g.bump(fibre + rings * .1, .03, .4)))


def shaving(material, at, seed):
    """A curl off the plane."""
    roll = np.random.default_rng(seed)
    turns, radius, wide = roll.uniform(1.3, 2.2), roll.uniform(8, 13), roll.uniform(8, 13)
    t = np.linspace(0, turns * 2 * pi, 120)
    r = radius * (1 - t / t[-1] * .55)
    path = np.stack([r * np.cos(t), t * 1.8, r * np.sin(t) + radius], 1)
    along = np.gradient(path, axis=0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    up = np.tile([0, 1.0, 0], (len(t), 1))
    across = np.cross(up, along)
    mesh = sweep(path, across, up, .16, wide, 4, 12)
    thing = put('shaving', mesh, material)
    thing.rotation_euler = (roll.uniform(-.25, .25), roll.uniform(-.4, .4), roll.uniform(0, 2 * pi))
    thing.location = (at[0], at[1], 0)
    bpy.context.view_layer.update()
    corners = np.array([thing.matrix_world @ v.co for v in thing.data.vertices])
    thing.location.z -= corners[:, 2].min()


def bench(job, settings):
    plank = plank_material()
    for k in range(-5, 9):
        block(plank, (140, 7.85, 2), (k * 3.0, k * 8.0, -2), 0, .12)
    maple, walnut = wood('maple', 2), wood('walnut', 5)
    for size, at, turn, material in (((17, 6.5, .5), (7, 9, 0), 24, walnut), ((17, 6.5, .5), (6.4, 9.4, .5), 18, maple), ((17, 6.5, .5), (7.2, 8.8, 1.0), 29, walnut)):
        thing = block(material, size, at, turn, .06)
        flat = thing.data.attributes.new('flat', 'FLOAT_VECTOR', 'POINT')
        flat.data.foreach_set('vector', np.array([v.co * 10 for v in thing.data.vertices], np.float32).ravel())
    for seed, at in enumerate(((-7.5, -6.5), (-8.5, 5.5), (9.0, -5.5), (3.5, -9.0), (2, 14), (-6, 11.5), (8.5, 3.5))):
        shaving(maple if seed % 3 else walnut, at, seed)
    root = stand(job['pairs'][0], settings, (0, 0), -16)
    soft_box('window', (-34, 16, 30), (0, 2, 0), (26, 34), 52000, (1, .97, .93))
    soft_box('room', (24, -30, 34), (0, 0, 0), (50, 40), 9000, (.78, .88, 1), glossy=False)
    card('mirror', (22, -16, 16), (0, 0, 3), (20, 24), 3.2, (1, .96, .9), soft=.2, fall=.6)
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs[0].default_value, background.inputs[1].default_value = (.55, .62, .70, 1), .16
    width, height = job['size']
    view = dict(azimuth=-26, elevation=24, wide=.92, tall=.6, focal=80)
    _, _, distance = camera(view, cloud(root), height / width, -.06, fstop=7)
    bpy.context.scene.camera.data.dof.focus_distance = distance - 2.5
    return dict(exposure=1.3, contrast=.22, vignette=.18)
