"""Meshes made by moving a rounded section along a line: wires, temples, screws. A mesh is a dict of points `v`, faces
`f`, normals `n` (or None) and `flat`, the unbent coordinates that textures follow."""
import numpy as np
from scipy.interpolate import CubicSpline


def section(exponent, count):
    t = np.linspace(0, 2 * np.pi, count, endpoint=False)
    radius = (np.abs(np.cos(t)) ** exponent + np.abs(np.sin(t)) ** exponent) ** (-1 / exponent)
    return np.stack([np.cos(t) * radius / 2, np.sin(t) * radius / 2], 1)


def sweep(path, across, up, width, height, exponent=3.2, count=48, closed=False):
    steps = len(path)
    path = np.asarray(path, float)
    width, height = np.broadcast_to(width, (steps,)), np.broadcast_to(height, (steps,))
    ring = section(exponent, count)
    points = (path[:, None] + across[:, None] * (ring[None, :, 0:1] * width[:, None, None])
              + up[:, None] * (ring[None, :, 1:2] * height[:, None, None]))
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))]
    flat = np.stack([np.broadcast_to(along[:, None], (steps, count)),
                     ring[None, :, 0] * width[:, None], ring[None, :, 1] * height[:, None]], 2)
    index = np.arange(steps * count).reshape(steps, count)
    here = index if closed else index[:-1]
    there = np.roll(index, -1, 0) if closed else index[1:]
    quads = np.stack([here, np.roll(here, -1, 1), np.roll(there, -1, 1), there], 2).reshape(-1, 4)
    faces = quads.tolist()
    points, flat = points.reshape(-1, 3), flat.reshape(-1, 3)
    if not closed:
        points = np.vstack([points, path[0], path[-1]])
        flat = np.vstack([flat, [along[0], 0, 0], [along[-1], 0, 0]])
        first, last = len(points) - 2, len(points) - 1
        faces += [(first, int(index[0][(j + 1) % count]), int(index[0][j])) for j in range(count)]
        faces += [(last, int(index[-1][j]), int(index[-1][(j + 1) % count])) for j in range(count)]
    return dict(v=points, f=faces, n=None, flat=flat)


def rounded_ends(along, length, first, last, exponent=2.0):
    """How much of the section is left near both ends of a line."""
    scale = np.ones_like(along)
    near, far = along < first, along > length - last
    scale[near] = np.clip(1 - ((first - along[near]) / first) ** exponent, 0, 1) ** (1 / exponent)
    scale[far] = np.clip(1 - ((along[far] - (length - last)) / last) ** exponent, 0, 1) ** (1 / exponent)
    return np.maximum(scale, 1e-3)


def direction(path):
    """The direction of a line at each of its points, of length 1."""
    along = np.gradient(path, axis=0)
    return along / np.linalg.norm(along, axis=1)[:, None]


def axes(path):
    """Two directions at right angles to a line, turning as little as they can."""
    along = direction(path)
    across = np.cross(along, [0, 0, 1.0])
    steep = np.linalg.norm(across, axis=1) < .15
    across[steep] = np.cross(along[steep], [0, 1.0, 0])
    across /= np.linalg.norm(across, axis=1)[:, None]
    for i in range(1, len(across)):
        if across[i] @ across[i - 1] < 0:
            across[i] = -across[i]
    return across, np.cross(across, along)


def wire(through, width, height=None, exponent=2, count=28, steps=110):
    """A smooth wire through the given points."""
    points = np.asarray(through, float)
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))]
    length, radius = along[-1], width / 2
    end = radius * (1 - np.cos(np.linspace(0, np.pi / 2, 8)))
    s = np.linspace(0, length, steps)
    s = np.unique(np.r_[end, s[(s > radius) & (s < length - radius)], length - end])
    path = CubicSpline(along, points)(s)
    across, up = axes(path)
    scale = rounded_ends(s, length, radius, radius)
    return sweep(path, across, up, width * scale, (height or width) * scale, exponent, count)


def curl(radius, turns, wide, narrowing, drift=0.0, thick=.16):
    """A strip `wide` along y, rolled up; each turn lies further along by `drift` a radian."""
    t = np.linspace(0, turns * 2 * np.pi, 120)
    r = radius * (1 - t / t[-1] * narrowing)
    path = np.stack([r * np.cos(t), t * drift, r * np.sin(t) + radius], 1)
    up = np.tile([0, 1.0, 0], (len(t), 1))
    return sweep(path, np.cross(up, direction(path)), up, thick, wide, 4, 12)


def ellipsoid(centre, radii, turn=None, around=40, over=26):
    u = np.linspace(0, 2 * np.pi, around, endpoint=False)
    v = np.linspace(.001, np.pi - .001, over)
    points = np.stack([np.outer(np.sin(v), np.cos(u)), np.outer(np.sin(v), np.sin(u)),
                       np.outer(np.cos(v), np.ones(around))], 2).reshape(-1, 3) * radii
    if turn is not None:
        points = points @ np.asarray(turn).T
    index = np.arange(around * over).reshape(over, around)
    a, b = index[:-1], index[1:]
    faces = np.stack([a, b, np.roll(b, -1, 1), np.roll(a, -1, 1)], 2).reshape(-1, 4).tolist()
    points = points + np.asarray(centre)
    return dict(v=points, f=faces, n=None, flat=points.copy())


def cylinder(start, end, radius, bevel=.15, count=36):
    start, end = np.array(start, float), np.array(end, float)
    length = np.linalg.norm(end - start)
    a = np.linspace(0, np.pi / 2, 6)
    s = np.r_[bevel * (1 - np.cos(a)), length - bevel * (1 - np.cos(a))[::-1]]
    r = np.r_[radius - bevel + bevel * np.sin(a), (radius - bevel + bevel * np.sin(a))[::-1]]
    along = (end - start) / length
    across = np.cross(along, [.3, .5, .81])
    across /= np.linalg.norm(across)
    tile = lambda axis: np.tile(axis, (len(s), 1))
    return sweep(start + along * s[:, None], tile(across), tile(np.cross(across, along)), 2 * r, 2 * r, 2, count)


def mirror(mesh):
    points = mesh['v'].copy()
    points[:, 0] *= -1
    faces = mesh['f']
    faces = [tuple(reversed(face)) for face in faces] if isinstance(faces, list) else faces[:, ::-1]
    normals = mesh.get('n')
    if normals is not None:
        normals = normals * [-1, 1, 1]
    out = dict(v=points, f=faces, n=normals, flat=mesh['flat'].copy())
    if 'slots' in mesh:
        out['slots'] = mesh['slots']
    return out


def join(meshes):
    faces, shift = [], 0
    for mesh in meshes:
        faces += [tuple(i + shift for i in face) for face in mesh['f']]
        shift += len(mesh['v'])
    return dict(v=np.vstack([m['v'] for m in meshes]), f=faces, n=None, flat=np.vstack([m['flat'] for m in meshes]))
