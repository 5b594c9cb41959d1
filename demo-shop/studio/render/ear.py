"""An ear as sculptors simplify it: a dish with a rolled rim, a ridge inside the rim, a hollow and a lobe. Millimetres of a grown-up's ear; a from its
root backwards, h upwards, o away from the head, the origin at the root's middle."""
import numpy as np
from scipy.interpolate import CubicSpline
from scipy.spatial import cKDTree

from fields import inside, union

# Degrees: how far it leans back, stands off at its back, and stands off further at its top than at its lobe.
LEAN, AWAY, TILT = 12, 18, 8
# The rim, from the hollow over the top and down to the lobe: a, h, o, radius.
RIM = [(9, -1, -5, 1.4), (5, 3, -3, 2.0), (2, 9, -.6, 2.4), (1.4, 16, .6, 2.6), (4, 23, 1.2, 2.8), (10, 28, 1.4, 2.9), (17, 29.5, 1.5, 3.0), (24, 27, 1.5, 3.0),
       (29, 21, 1.5, 3.0), (31, 12, 1.5, 2.8), (30.5, 3, 1.2, 2.6), (28, -7, .8, 2.4), (24, -15, .2, 2.2), (19, -21, -.6, 1.8)]
# The ridge between rim and hollow.
RIDGE = [(14, -14, -.8, 2.0), (18.5, -8, 0, 2.4), (20.5, 0, .3, 2.6), (19.5, 8, .2, 2.6), (16, 14, -.2, 2.2), (12, 18.5, -1, 1.6)]
# Where the dish ends below the rim.
EDGE = [(17, -27), (13, -30), (8, -29.5), (3, -25), (0, -18), (-1, 0)]


def ear(x, y, z, head):
    """`head` with an ear grown onto it, whose root is at 0, 0, 0; x away from the head's middle, y backwards, z upwards."""
    a, h, o = axes(x, y, z)
    outline = smooth(np.vstack([np.array(RIM)[3:, :2], EDGE])[::-1], closed=True)
    out = slab(inside(outline, a, h), o + 1.2, 1.5)
    out = union(out, tube(RIM, a, h, o), 2)
    out = union(out, tube(RIDGE, a, h, o), 2.5)
    out = union(out, ellipsoid(a - 12.5, h + 23.5, o + .6, 8.5, 8.0, 3.0), 4)
    # Behind the hollow the ear bulges and grows into the head.
    out = union(out, ellipsoid(a - 9, h + 3, o + 6, 14, 19, 7.5), 4)
    out = union(head, out, 5)
    hollow = ellipsoid(a - 10, h + 3.5, o - 3, 8, 12, 9)
    out = -union(-out, hollow, 2.5)
    # What shelters the hollow from the front.
    return union(out, ellipsoid(a + .5, h + 6, o + .5, 4.0, 5.5, 3.0), 3)


def axes(x, y, z):
    """From the head's axes to the ear's."""
    lean, away, tilt = np.radians((LEAN, AWAY, TILT))
    a, h = y * np.cos(lean) - z * np.sin(lean), y * np.sin(lean) + z * np.cos(lean)
    o, a = x * np.cos(away) - a * np.sin(away), x * np.sin(away) + a * np.cos(away)
    return a, h * np.cos(tilt) + o * np.sin(tilt), o * np.cos(tilt) - h * np.sin(tilt)


def smooth(points, closed=False, count=240):
    """A curve through points; what they have beyond three dimensions goes along with them."""
    points = np.array(points, float)
    if closed:
        points = np.vstack([points, points[:1]])
    along = np.r_[0, np.cumsum(np.linalg.norm(np.diff(points[:, :3], axis=0), axis=1))]
    line = CubicSpline(along, points, bc_type='periodic' if closed else 'natural')
    return line(np.linspace(0, along[-1], count, endpoint=not closed))


def tube(points, a, h, o):
    line = smooth(points)
    away, nearest = cKDTree(line[:, :3]).query(np.stack([a, h, o], -1).reshape(-1, 3))
    return (away - line[nearest, 3]).reshape(a.shape)


def slab(around, across, half):
    """A sheet within a closed line, `half` as thick to each side, its edge round."""
    return np.hypot(np.maximum(around + half, 0), across) - half


def ellipsoid(a, h, o, *radii):
    return (np.sqrt((a / radii[0]) ** 2 + (h / radii[1]) ** 2 + (o / radii[2]) ** 2) - 1) * min(radii)
