"""Lenses: thin curved sheets in a frame, solid ones with an edge when they lie loose."""
import numpy as np

from outline import offset


def _rings(edge, centre, radius, y, parts):
    """Rings of points from the middle outwards, on a sphere whose pole is at `y`."""
    out = []
    for part in parts:
        flat = centre + (edge - centre) * part
        square = ((flat - centre) ** 2).sum(1)
        out.append(np.stack([flat[:, 0], y + radius - np.sqrt(radius ** 2 - square), flat[:, 1]], 1))
    return out


def _stitch(rings, count, first, last=None):
    faces = [(first, 1 + (j + 1) % count, 1 + j) for j in range(count)]
    for ring in range(rings - 1):
        a, b = 1 + ring * count, 1 + (ring + 1) * count
        faces += [(a + j, a + (j + 1) % count, b + (j + 1) % count, b + j) for j in range(count)]
    if last is not None:
        a = 1 + (rings - 1) * count
        faces += [(a + j, a + (j + 1) % count, last) for j in range(count)]
    return faces


def sheet(line, middle, grow, radius=125):
    """A lens in its rim; `grow` is how far it reaches into the groove."""
    edge = offset(line, grow)[::3]
    centre = np.array([middle, edge[:, 1].mean()])
    sagitta = radius - np.sqrt(radius ** 2 - ((edge - centre) ** 2).sum(1).mean())
    pole = -sagitta * .8
    rings = _rings(edge, centre, radius, pole, np.linspace(0, 1, 40)[1:])
    points = np.vstack([[[centre[0], pole, centre[1]]]] + rings)
    return dict(v=points, f=_stitch(len(rings), len(edge), 0), n=None, flat=points.copy())


def solid(line, thick=2.1, radius=105):
    """A loose lens: front, bevelled edge (second material slot) and back."""
    edge = line
    count, centre = len(edge), np.array([0, edge[:, 1].mean()])
    inner = 1 - .45 / np.linalg.norm(edge - centre, axis=1).mean()
    parts = list(np.linspace(0, 1, 40)[1:-1]) + [inner]
    front = _rings(edge, centre, radius, 0, parts)
    back = _rings(edge, centre, radius - thick * .6, thick, parts)
    rim = _rings(edge, centre, radius, .26, [1.0]) + _rings(edge, centre, radius - thick * .6, thick - .26, [1.0])
    rings = front + rim + back[::-1]
    points = np.vstack([[[0, 0, centre[1]]]] + rings + [[[0, thick, centre[1]]]])
    faces = _stitch(len(rings), count, 0, len(points) - 1)
    slots = np.zeros(len(faces), np.int32)
    slots[count * len(front):count * (len(front) + 3)] = 1
    return dict(v=points, f=faces, n=None, flat=points.copy(), slots=slots)
