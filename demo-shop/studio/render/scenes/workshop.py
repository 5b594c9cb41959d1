"""How a frame comes to be: a plate with the front milled out of it, and bare fronts in rows."""
from math import pi, radians

import bpy
import numpy as np

from fields import inside, surface
from front import silhouette
from materials import frame_material
from proportions import Proportions
from stage import below, points, put
from .ground import front_of, lay


def plate(p, margin=12, cutter=1.2, step=.3):
    """A plate with the hole that a front leaves, standing; mm."""
    xs, zs, frame, line, _ = silhouette(p, step)
    whole = np.minimum(frame, inside(line, *np.meshgrid(xs, zs, indexing='ij')))
    wide = round(margin / step)
    half = np.pad(cutter - whole, ((0, wide), (wide, wide)), constant_values=-9)
    # What lies beyond the plate's edges.
    half = np.pad(half, ((0, 2), (2, 2)), constant_values=9)
    left, low = -step * (len(half) - 1), zs[0] - step * (wide + 2)
    return slab(np.concatenate([half[:0:-1], half]), p, (left, low), step)


def offcut(p, cutter=1.2, step=.3):
    """What was inside a rim, standing; mm."""
    xs, zs, _, line, middle = silhouette(p, step)
    return slab(inside(line, *np.meshgrid(xs, zs, indexing='ij')) + cutter, p, (xs[0] - middle, zs[0]), step)


def slab(flat, p, start, step):
    """As thick as a front, where `flat` is negative: a field of x and z from `start`, mm."""
    ys = np.arange(-p.thick / 2 - 1.2, p.thick / 2 + 1.2, step)
    deep = (np.abs(ys) - p.thick / 2)[None, :, None]
    return surface(np.maximum(flat[:, None, :], deep).astype(np.float32), np.array([start[0], ys[0], start[1]]), step)


def milled(pair, settings, at, turn):
    """The plate as it comes off the mill, the front out of it, and what was inside the rims."""
    p = Proportions(pair)
    material, lens = frame_material(p.look['material'], 3), offcut(p)
    for mesh, (x, y), angle in ((plate(p), (.6, 9.6), turn + 10), (lens, (-3, 9), turn + 22), (lens, (5.2, -6.8), -35)):
        piece = put('milled', mesh, material)
        piece.rotation_euler, piece.location = (-pi / 2, 0, radians(angle)), (at[0] + x, at[1] + y, p.thick / 20)
    return bare(pair, settings, at, turn)


def bare(pair, settings, at, turn):
    """A front before it gets its lenses and temples, lying."""
    root = lay(pair, settings, at, turn)
    front = front_of(root)
    for thing in below(root):
        thing.hide_render = thing != front
    bpy.context.view_layer.update()
    root.location.z += at[2] - points(front)[:, 2].min()
    return root
