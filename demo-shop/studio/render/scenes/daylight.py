"""A room of one colour, with the sun in it."""
from math import cos, sin

import bpy
import numpy as np
from mathutils import Vector

from light import card, new_world, soft_box, sun
from materials.graph import Graph, colour
from stage import link
from .ground import matte


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


def leaves(sun, seed, away=60):
    """Birch twigs between the sun and the set, `away` from it (units), seen only by their shadow: the nearer, the sharper."""
    roll = np.random.default_rng(seed)
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
            points += [tuple(sun * away + x * float(q[0]) + y * float(q[1])) for q in ring]
            faces.append(tuple(range(first, first + len(ring))))
    data = bpy.data.meshes.new('leaves')
    data.from_pydata(points, [], faces)
    data.materials.append(matte('#20301c'))
    thing = link(bpy.data.objects.new('leaves', data))
    thing.visible_camera = thing.visible_glossy = False


def daylight(energy, tint, twigs=None):
    """Sun from the left, a blue sky, and what lenses mirror of the room. @param twigs their seed"""
    background = new_world().nodes['Background']
    background.inputs[0].default_value, background.inputs[1].default_value = (.62, .78, 1, 1), .42
    towards = Vector((-.62, -.34, .62)).normalized()
    sun(towards, energy, 1.4, tint)
    if twigs is not None:
        leaves(towards, twigs)
    card('front', (22, -46, 22), (0, 0, 4), (46, 30), 1.8, (1, .97, .92), soft=.1, fall=.5)
    soft_box('fill', (10, -40, 46), (0, 0, 0), (60, 40), 5000, (.9, .95, 1), glossy=False)
