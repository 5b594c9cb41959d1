"""Midsummer: five pairs on blocks of colour, low sun through birch leaves."""
from math import cos, radians, sin

import bpy
import numpy as np
from mathutils import Vector

from camera import camera
from light import card, soft_box
from materials.graph import Graph, colour
from stage import link, put
from sweeps import ellipsoid
from .ground import block, disc, matte, stand

# Where each pair stands (units), turned by how much; its plinth's height is the third number.
PLACES = (((-12.0, 3.6, 5.2), -24), ((3.4, 1.6, 2.4), -14), ((20.0, 10.4, 8.2), -18), ((17.0, -8.0, 0), 26), ((-9.0, -9.5, 0), -30))


def sweep_of(code):
    """Floor and wall in one."""
    wall, radius = 62, 30
    y, z = [-170.0], [0.0]
    for a in np.linspace(0, np.pi / 2, 40):
        y.append(wall - radius + radius * np.sin(a))
        z.append(radius - radius * np.cos(a))
    y.append(wall)
    z.append(220)
    points = [(x, a, b) for a, b in zip(y, z) for x in (-400, 400)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(y) - 1)]
    data = bpy.data.meshes.new('sweep')
    data.from_pydata(points, [], faces)
    data.polygons.foreach_set('use_smooth', [True] * len(faces))
    g = Graph('sweep')
    data.materials.append(g.done(g.principled(Base_Color=colour(code), Roughness=.9, Specular=.2)))
    link(bpy.data.objects.new('sweep', data))


def leaves(sun):
    """Birch twigs between the sun and the set, seen only by their shadow."""
    roll = np.random.default_rng(7)
    points, faces = [], []
    x = sun.cross(Vector((0, 0, 1))).normalized()
    y = sun.cross(x)
    for _ in range(13):
        at = np.array([roll.uniform(-34, 30), roll.uniform(-14, 26)])
        heading = roll.uniform(-.6, .5)
        for t in np.linspace(0, 22, 17):
            foot = at + np.array([cos(heading), sin(heading)]) * t
            heading += roll.uniform(-.06, .06)
            turn, long = heading + roll.choice([-1, 1]) * roll.uniform(.5, 1.0), roll.uniform(2.2, 3.6)
            u = np.array([cos(turn), sin(turn)])
            w = np.array([-u[1], u[0]])
            k = np.linspace(0, 1, 9)
            half = .23 * long * np.sin(np.pi * k ** .75)
            ring = [foot + u * long * q + w * e for q, e in zip(k, half)] + [foot + u * long * q - w * e for q, e in zip(k[::-1], half[::-1])]
            first = len(points)
            points += [tuple(sun * 60 + x * float(q[0]) + y * float(q[1])) for q in ring]
            faces.append(tuple(range(first, first + len(ring))))
    data = bpy.data.meshes.new('leaves')
    data.from_pydata(points, [], faces)
    data.materials.append(matte('#20301c'))
    thing = link(bpy.data.objects.new('leaves', data))
    thing.visible_camera = thing.visible_glossy = False


def summer(job, settings):
    sweep_of('#f0d8c2')
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs[0].default_value, background.inputs[1].default_value = (.62, .78, 1, 1), .42
    sand, clay, cream, water = matte('#edc9a0'), matte('#dd8f66'), matte('#f6ead6'), matte('#a9c9c6')
    disc(clay, 10.2, 5.2, (-12.4, 5.2, 0))
    block(cream, (17.5, 17.5, 2.4), (3.4, 2.0, 0), -10)
    block(water, (17, 17, 8.2), (20.6, 11.4, 0), -14)
    disc(sand, 5.2, 15.5, (2.5, 20, 0))
    for radius, x, y, material in ((2.6, -24, 2, cream), (1.5, 8.5, -9.5, clay)):
        put('ball', ellipsoid((0, 0, 0), (radius * 10,) * 3, around=96, over=64), material).location = (x, y, radius)
    for pair, (at, turn) in zip(job['pairs'], PLACES):
        stand(pair, settings, at, turn)
    sun = bpy.data.lights.new('sun', 'SUN')
    sun.energy, sun.angle, sun.color = 5.2, radians(1.4), (1, .90, .77)
    towards = Vector((-.62, -.34, .62)).normalized()
    link(bpy.data.objects.new('sun', sun)).rotation_euler = towards.to_track_quat('Z', 'Y').to_euler()
    leaves(towards)
    card('front', (22, -46, 22), (0, 0, 4), (46, 30), 1.8, (1, .97, .92), soft=.1, fall=.5)
    soft_box('fill', (10, -40, 46), (0, 0, 0), (60, 40), 5000, (.9, .95, 1), glossy=False)
    points = np.array([[-24, 0, 0], [27, 0, 0], [0, -14, 0], [0, 11, 14.5]])
    width, height = job['size']
    _, _, distance = camera(dict(azimuth=0, elevation=13, wide=.86, tall=.9, focal=75), points, height / width, 0, fstop=16)
    bpy.context.scene.camera.data.dof.focus_distance = distance - 2
    return dict(exposure=.68, contrast=.2, saturation=1.06, vignette=.1)
