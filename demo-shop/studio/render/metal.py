"""Wire frames: rims, bridges, end pieces and nose pads of titanium."""
import numpy as np

from outline import offset, outward
from sweeps import ellipsoid, sweep, wire


def rim(p, line):
    path = offset(line, p.rim * .35)
    normals = outward(path)
    across = np.stack([normals[:, 0], 0 * normals[:, 0], normals[:, 1]], 1)
    place = np.stack([path[:, 0], 0 * path[:, 0], path[:, 1]], 1)
    return sweep(place, across, np.tile([0, 1.0, 0], (len(path), 1)), p.rim, p.thick, 3.0, 36, closed=True)


class Bends:
    """Where the bent front's surface lies, and where its rim is at a height."""

    def __init__(self, p, line, middle):
        self.p, self.line, self.middle = p, line, middle

    def depth(self, x):
        return self.p.sag / self.p.half_width ** 2 * np.asarray(x) ** 2

    def rim_at(self, z, side):
        """`side` 1 is outer, -1 nasal."""
        half = self.line[(self.line[:, 0] - self.middle) * side > 0]
        return half[np.argmin(np.abs(half[:, 1] - z))]


def bridges(p, b):
    low = p.half_height * (.30 if p.look['shape'] != 'aviator' else .22)
    arcs = [(low, 4.6 if p.look['shape'] != 'aviator' else 2.2, 1.7)]
    if p.look['shape'] == 'aviator':
        arcs.append((p.half_height * .74, .7, 1.5))
    for z, arch, width in arcs:
        x = b.rim_at(z, -1)[0] - .2
        t = np.linspace(-1, 1, 9)
        points = np.stack([t * x, b.depth(t * x) - .2 - (1 - t * t) * 1.3, z + arch * (1 - t ** 2)], 1)
        yield wire(points, width, width * .8, 2.4)


def end_piece(p, b):
    z, x = p.hinge_z, p.half_width
    start = b.rim_at(z, 1)[0]
    depth = lambda at: float(b.depth(at))
    points = [[start - .2, depth(start), z], [start + 2.4, depth(start + 2.4) - .15, z + .15], [x - 1.6, depth(x) + .1, z + .3],
              [x - .1, depth(x) + 2.2, z + .3], [x, depth(x) + 5.2, z + .3]]
    return wire(points, 1.4, 2.5, 3)


def nose_pad(p, b, turn):
    """The pad of the right side and the arm that carries it."""
    z = -p.half_height * .18
    x = b.rim_at(z, -1)[0]
    y = float(b.depth(x))
    pad = ellipsoid((x - 2.6, y + 5.2, z - 1.0), (1.2, 3.2, 5.9), turn)
    arm = wire([[x + .1, y + .7, z + 3.2], [x + .3, y + 3.2, z + 3.9], [x - .6, y + 5.6, z + 2.2], [x - 1.9, y + 5.5, z - .6]], .85)
    return pad, arm
