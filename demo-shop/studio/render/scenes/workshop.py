"""How a frame comes to be: a plate that a front is milled from, and bare fronts in a rack."""
import bpy
import numpy as np

from fields import inside, surface
from front import cloth, silhouette
from materials import frame_material
from pair import Pair
from placing import place
from proportions import Proportions
from stage import below, points, put
from .ground import front_of


def plate(p, margin=12, cutter=1.6, tab=2.4, step=.15):
    """A plate with a front milled almost out of it, standing: tabs still hold it; mm."""
    xs, zs, frame, line, middle = silhouette(p, step)
    x, z = np.meshgrid(xs, zs, indexing='ij')
    outer = np.minimum(frame, inside(line, x, z))
    held = np.maximum(np.abs(x - middle) - tab / 2, -outer)
    left = np.minimum.reduce([cutter - outer, frame, held])
    wide = round(margin / step)
    half = np.pad(left, ((0, wide), (wide, wide)), constant_values=-9)
    # What lies beyond the plate's edges.
    half = np.pad(half, ((0, 2), (2, 2)), constant_values=9)
    start, low = -step * (len(half) - 1), zs[0] - step * (wide + 2)
    flat = np.concatenate([half[:0:-1], half])
    ys = np.arange(-p.thick / 2 - 1.2, p.thick / 2 + 1.2, step)
    deep = (np.abs(ys) - p.thick / 2)[None, :, None]
    mesh = surface(np.maximum(flat[:, None, :], deep).astype(np.float32), np.array([start, ys[0], low]), step)
    mesh['flat'] = cloth(mesh, p.thick / 2)
    return mesh


def milled(pair, settings, at, turn):
    """The plate as it comes off the mill, and before it a front out of another; both upright."""
    p = Proportions(pair)
    mesh = plate(p)
    piece = put('milled', mesh, frame_material(p.look['material'], 3))
    piece.location = at[0], at[1] + 15, at[2] - mesh['v'][:, 2].min() / 10
    return racked(pair, settings, at, turn)


def racked(pair, settings, at, turn):
    """A front before it gets its lenses and temples, upright."""
    root = Pair(Proportions(pair), pair, settings['folder']).build()
    place(root, at, turn)
    front = front_of(root)
    for thing in below(root):
        thing.hide_render = thing != front
    bpy.context.view_layer.update()
    root.location.z += at[2] - points(front)[:, 2].min()
    return root
