"""The outline of a lens: a closed line in the plane (x outwards from the nose, z up), in millimetres."""
import numpy as np
from scipy.ndimage import gaussian_filter1d


def resample(points, count):
    closed = np.vstack([points, points[:1]])
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(closed, axis=0), axis=1))]
    wanted = np.linspace(0, along[-1], count, endpoint=False)
    return np.stack([np.interp(wanted, along, closed[:, axis]) for axis in (0, 1)], 1)


def corner(start, end, around, exponent, count=400):
    """A quarter of a superellipse from `start` to `end`, both touching the box, about the point `around`."""
    t = np.linspace(0, np.pi / 2, count, endpoint=False)[:, None]
    cos, sin = np.cos(t) ** (2 / exponent), np.sin(t) ** (2 / exponent)
    return np.asarray(around) + cos * (np.asarray(start) - around) + sin * (np.asarray(end) - around)


def lens_outline(proportions, count=720):
    """Anticlockwise from the outer side; the nose is on the side of -x."""
    shape, a, b = proportions.outline, proportions.half_lens, proportions.half_height
    top, bottom = (shape['top'] * a, b), (shape['bottom'] * a, -b)
    outer, nasal = (a, shape['outer'] * b), (-a, shape['nasal'] * b)
    upper_outer, upper_nasal, lower_outer, lower_nasal = shape['n']
    line = np.vstack([
        corner(outer, top, (top[0], outer[1]), upper_outer),
        corner(top, nasal, (top[0], nasal[1]), upper_nasal),
        corner(nasal, bottom, (bottom[0], nasal[1]), lower_nasal),
        corner(bottom, outer, (bottom[0], outer[1]), lower_outer),
    ])
    x, z = line[:, 0] / a, line[:, 1] / b
    line[:, 0] *= 1 + shape.get('taper', 0) * z
    line[:, 1] += b * shape.get('lift', 0) * x * (.6 + .4 * z) - b * shape.get('droop', 0) * x
    line = resample(line, count)
    for _ in range(2):
        line = resample(gaussian_filter1d(line, 7, axis=0, mode='wrap'), count)
    middle = (line.max(0) + line.min(0)) / 2
    return line - [middle[0], middle[1] * .5]


def outward(line):
    along = np.roll(line, -1, 0) - np.roll(line, 1, 0)
    along /= np.linalg.norm(along, axis=1)[:, None]
    return np.stack([along[:, 1], -along[:, 0]], 1)


def offset(line, distance):
    return line + outward(line) * np.broadcast_to(np.asarray(distance), (len(line),))[:, None]
