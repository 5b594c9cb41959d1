"""Temples: a line that bends behind the ear, and what is laid along it."""
import numpy as np
from scipy.interpolate import PchipInterpolator

from sweeps import rounded_ends, sweep

# Height along a temple, as parts of its length and of its height at the hinge, per way of ending.
HEIGHTS = {
    'paddle': [(0, 1), (.10, .86), (.42, .62), (.66, .60), (.86, .82), (.95, .80), (1, .70)],
    'straight': [(0, 1), (.20, .84), (.50, .68), (.80, .62), (1, .56)],
    'drop': [(0, 1), (.12, .78), (.45, .58), (.68, .56), (.92, .86), (1, .78)],
}


def temple_line(length, bend_at, bend=40, step=.4, first=.5, last=8.0):
    """Arc lengths, points and the two directions across a temple that starts at 0 and runs towards +y."""
    s = np.arange(0, length, step)
    s = np.unique(np.r_[first * (1 - np.cos(np.linspace(0, np.pi / 2, 8))), s[(s > first) & (s < length - last)],
                        length - last * (1 - np.cos(np.linspace(np.pi / 2, 0, 44)))])
    turned = np.clip((s - bend_at) / 40, 0, 1)
    turned = turned * turned * (3 - 2 * turned)
    pitch = np.radians(bend) * turned + np.radians(1.5)
    yaw = np.radians(-2) * np.clip((s - 60) / 60, 0, 1) + np.radians(-5) * turned
    along = np.stack([np.sin(yaw) * np.cos(pitch), np.cos(yaw) * np.cos(pitch), -np.sin(pitch)], 1)
    path = np.cumsum(along * np.diff(s, prepend=0)[:, None], axis=0)
    across = np.stack([np.cos(yaw), -np.sin(yaw), 0 * yaw], 1)
    return s, path, across, np.cross(across, along)


def solid_temple(p, fine=False):
    length = p.temple_length
    last = {'paddle': 6.5, 'straight': 7.5, 'drop': 8.5}[p.tip]
    s, path, across, up = temple_line(length, length * .645, step=.2 if fine else .4, last=last)
    at, height = zip(*HEIGHTS[p.tip])
    height = PchipInterpolator(np.array(at) * length, np.array(height) * p.lug * 1.93)(s)
    thick = PchipInterpolator(np.array([0, .4, .7, 1]) * length, np.array([1.08, 1, .9, .86]) * p.temple_thick)(s)
    keep = rounded_ends(s, length, .5, last, 2.3)
    start = s < .5
    keep_start = rounded_ends(s, length, .5, last)[start]
    height_kept, thick_kept = height * keep, thick * keep
    height_kept[start] = height[start] - (1 - keep_start)
    thick_kept[start] = thick[start] - (1 - keep_start)
    return _along(s, sweep(path, across, up, np.maximum(thick_kept, 2e-3), np.maximum(height_kept, 2e-3), p.temple_square, 56))


def wire_temple(p):
    """A titanium temple and the sleeve over its end."""
    length = p.temple_length
    s, path, across, up = temple_line(length, length * .66, step=.5, first=.3, last=.6)
    height = PchipInterpolator([0, 10, 22, 70, length], [2.9, 2.2, 1.55, 1.35, 1.2])(s)
    thick = PchipInterpolator([0, 20, length], [1.35, 1.1, 1.0])(s)
    keep = rounded_ends(s, length, .3, .6)
    metal = _along(s, sweep(path, across, up, thick * keep, height * keep, 3, 36))
    first = np.searchsorted(s, length - 50)
    t = s[first:] - s[first]
    keep = rounded_ends(t, t[-1], 1.2, 3.4, 2.2)
    tall = PchipInterpolator([0, 22, 38, 50.5], [2.5, 3.2, 4.5, 3.9] if p.tip != 'straight' else [2.4, 2.7, 3.0, 2.9])(t)
    path = path[first:].copy()
    path[-1] += path[-1] - path[-2]
    sleeve = sweep(path, across[first:], up[first:], np.interp(t, [0, 50], [2.2, 2.8]) * keep, tall * keep, 2.5, 36)
    return metal, sleeve


def _along(s, mesh):
    count = (len(mesh['v']) - 2) // len(s)
    mesh['flat'][:len(s) * count, 0] = np.repeat(s, count)
    return mesh
