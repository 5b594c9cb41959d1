"""A room of one colour, with the sun in it."""
from math import cos, sin

import bpy
import numpy as np
from mathutils import Vector

from light import card, new_world, soft_box, sun
from materials.graph import Graph, colour
from stage import link
from .ground import matte

SUNNY = (1, .96, .9)


def sweep_of(code, wall=62, radius=30):
    """Floor and wall in one; the wall stands so far behind the set (units)."""
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
    return link(bpy.data.objects.new('sweep', data))


def leaves(seed, clear=None):
    return lambda sun, aside: twigs(sun, np.random.default_rng(seed), aside, clear)


def panes(middle, size=1):
    return lambda sun, aside: window(sun, Vector(middle) + Vector((aside, 0, 0)), size)


def slats(sun, aside, gap=5.2, dark=1.5, away=30):
    """A blind between the sun and the set: `dark` of each `gap` is a slat, units."""
    bars(sun, sun * away, [(-200, 200, low, low + dark) for low in np.arange(-60, 60, gap) + aside])


def twigs(sun, roll, aside, clear=None, away=32):
    """Birch twigs between the sun and the set, `away` from it (units), seen only by their shadow: the nearer, the sharper.
    @param clear the middle of what no shadow falls on, as on wood it would be a stain, and its width and height (units)"""
    points, faces = [], []
    x = sun.cross(Vector((0, 0, 1))).normalized()
    y = sun.cross(x)
    if clear:
        thing, size = Vector(clear[0]), np.array(clear[1])
        centre, reach = (thing.dot(x), thing.dot(y)), size / 2 + .8

    def flat(middle, half):
        """A flat shape along a line, `half` as wide to both sides."""
        along = np.gradient(middle, axis=0)
        across = np.stack([-along[:, 1], along[:, 0]], 1) / np.linalg.norm(along, axis=1)[:, None] * np.asarray(half)[:, None]
        if clear and (np.abs(middle - centre) < reach).all(1).any():
            return
        first = len(points)
        points.extend(tuple(sun * away + x * float(u) + y * float(v)) for u, v in np.vstack([middle + across, (middle - across)[::-1]]))
        faces.append(tuple(range(first, len(points))))

    for _ in range(8):
        foot = np.array([roll.uniform(-34, 30) + aside, roll.uniform(-14, 26)])
        heading, twig, side = roll.uniform(-.6, .5), [], 1
        for _ in range(14):
            twig.append(foot)
            heading += roll.uniform(-.16, .16)
            foot = foot + np.array([cos(heading), sin(heading)]) * 1.7
            side = -side
            turn, long, stalk = heading + side * roll.uniform(.55, 1.05), roll.uniform(1.9, 2.9), roll.uniform(.7, 1.2)
            way = np.array([cos(turn), sin(turn)])
            k = np.linspace(0, 1, 12)[:, None]
            flat(foot + way * stalk * k[[0, -1]], (.13, .11))
            # Broad near the stalk, drawn out into a point.
            flat(foot + way * (stalk + long * k), .40 * long * (np.sin(np.pi * k[:, 0] ** .62) * (1 - .35 * k[:, 0])))
        flat(np.array(twig), np.linspace(.26, .12, len(twig)))
    shading(points, faces)


def window(sun, middle, size, away=44):
    """A window's frame between the sun and `middle`, of 34 by 30 units if its size is 1."""
    bars(sun, middle + sun * away, ((-300, -17, -300, 300), (17, 300, -300, 300), (-17, 17, -300, -15), (-17, 17, 15, 300),
                                    (-.5, .5, -15, 15), (-17, 17, -5.4, -4.6), (-17, 17, 4.6, 5.4)), size)


def bars(sun, middle, sides, size=1):
    """What is in the sun's way: at `middle`, facing it, by the left, right, lower and upper side of each."""
    x = sun.cross(Vector((0, 0, 1))).normalized()
    y = sun.cross(x)
    points = [tuple(middle + (x * u + y * v) * size) for left, right, low, high in sides
              for u, v in ((left, low), (right, low), (right, high), (left, high))]
    shading(points, [tuple(range(first, first + 4)) for first in range(0, len(points), 4)])


def shading(points, faces):
    """What is seen only by its shadow."""
    data = bpy.data.meshes.new('shading')
    data.from_pydata(points, [], faces)
    data.materials.append(matte('#20301c'))
    thing = link(bpy.data.objects.new('shading', data))
    thing.visible_camera = thing.visible_glossy = thing.visible_diffuse = False


def daylight(way, energy, tint):
    """The sun, a blue sky, and what lenses mirror of the room. @param way the set: see sets.USUAL"""
    background = new_world().nodes['Background']
    background.inputs[0].default_value, background.inputs[1].default_value = (.62, .78, 1, 1), .42
    towards = Vector(way['sun']).normalized()
    sun(towards, energy, way['soft'], tint, glossy=way['glint'])
    if way['between']:
        way['between'](towards, way['shift'])
    card('front', (22, -46, 22), (0, 0, 4), (46, 30), 1.8, (1, .97, .92), soft=.1, fall=.5)
    soft_box('fill', (10, -40, 46), (0, 0, 0), (60, 40), way['fill'], (.9, .95, 1), glossy=False)
