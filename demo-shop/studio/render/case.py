"""A hard case with a felt-like cover, as background for a folded pair."""
import numpy as np

from materials.graph import Graph, colour
from stage import empty, put

COVERS = {'eyewood': '#7a6a4f', 'fibrous': '#2b2e31', 'titan': '#6e7479', 'engraved': '#8c7a5d', 'mood': '#a5705d',
          'kids': '#5d8a8c', 'revision': '#8b857a'}


def box(length=164, width=66, height=46, power=5.0):
    """A superellipsoid with a groove where the lid closes."""
    u, v = np.linspace(0, 2 * np.pi, 200, endpoint=False), np.linspace(.001, np.pi - .001, 140)
    around = (np.abs(np.cos(u)) ** power + np.abs(np.sin(u)) ** power) ** (-1 / power)
    over = (np.abs(np.cos(v)) ** 3.2 + np.abs(np.sin(v)) ** 3.2) ** (-1 / 3.2)
    ring, rise = np.sin(v) * over, np.cos(v) * over
    points = np.stack([np.outer(ring, np.cos(u) * around) * length / 2, np.outer(ring, np.sin(u) * around) * width / 2,
                       np.outer(rise, np.ones(len(u))) * height / 2], 2)
    groove = 1 - .022 * np.exp(-((points[..., 2] - height * .08) / .55) ** 2)
    points[..., :2] *= groove[..., None]
    index = np.arange(len(u) * len(v)).reshape(len(v), len(u))
    a, b = index[:-1], index[1:]
    faces = np.stack([a, b, np.roll(b, -1, 1), np.roll(a, -1, 1)], 2).reshape(-1, 4).tolist()
    points = points.reshape(-1, 3) + [0, 0, height / 2]
    return dict(v=points, f=faces, n=None, flat=points.copy())


def cover(tint):
    g = Graph('cover')
    x, y, z = g.flat()
    hair = g.noise(g.join(x * 1.4, y * 1.4, z * 1.4), 1, 4, .7)
    shade = g.mix(hair * .5, colour(tint), (.9, .88, .84, 1), 'MULTIPLY')
    return g.done(g.principled(Base_Color=shade, Roughness=.85, Specular=.2, Sheen=.5, Normal=g.bump(hair, .03, .5)))


def case(collection):
    root = empty('case')
    put('case', box(), cover(COVERS.get(collection, '#6b645a')), root)
    return root
