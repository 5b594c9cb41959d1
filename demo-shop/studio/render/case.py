"""A hard case in wool felt, bound along its opening and closed by a leather tab with a stud: background for a folded pair."""
import numpy as np

from materials import steel
from materials.graph import Graph, colour
from stage import empty, put
from sweeps import direction, ellipsoid, sweep

COVERS = {'eyewood': '#7a6a4f', 'fibrous': '#2b2e31', 'titan': '#6e7479', 'engraved': '#8c7a5d', 'mood': '#a5705d',
          'kids': '#5d8a8c', 'revision': '#8b857a'}
LEATHER = '#7d4d2c'
# mm.
LENGTH, WIDTH, HEIGHT = 164, 66, 46
# How square its corners are, seen from above and from the side.
AROUND, OVER = 5.0, 3.2
# mm above the table, where the lid closes.
SEAM = 27.0


def radius(angle, power):
    return (np.abs(np.cos(angle)) ** power + np.abs(np.sin(angle)) ** power) ** (-1 / power)


def shell(around, over, out=0.0):
    """Points of the shell, `out` (mm) outside it: angle around the upright axis and down from the top."""
    ring, rise = np.sin(over) * radius(over, OVER), np.cos(over) * radius(over, OVER)
    return np.stack([ring * np.cos(around) * radius(around, AROUND) * (LENGTH / 2 + out), ring * np.sin(around) * radius(around, AROUND) * (WIDTH / 2 + out),
                     rise * (HEIGHT / 2 + out) + HEIGHT / 2], -1)


def seam_at():
    over = np.linspace(np.pi / 4, np.pi * 3 / 4, 4000)
    return over[np.argmin(np.abs(shell(0, over)[:, 2] - SEAM))]


def box():
    around, over = np.meshgrid(np.linspace(0, 2 * np.pi, 240, endpoint=False), np.linspace(.001, np.pi - .001, 200))
    v = shell(around, over)
    groove = 1 - .02 * np.exp(-((v[..., 2] - SEAM) / .8) ** 2)
    v[..., :2] *= groove[..., None]
    index = np.arange(around.size).reshape(around.shape)
    a, b = index[:-1], index[1:]
    faces = np.stack([a, b, np.roll(b, -1, 1), np.roll(a, -1, 1)], 2).reshape(-1, 4)
    return dict(v=v.reshape(-1, 3), f=faces, n=None, flat=v.reshape(-1, 3).copy())


def cord(height, out, thick):
    """A line around the case, `height` mm above the seam."""
    around = np.linspace(0, 2 * np.pi, 400, endpoint=False)
    path = shell(around, np.full(400, seam_at()), out) + [0, 0, height]
    up = np.tile([0, 0, 1.0], (400, 1))
    return sweep(path, np.cross(direction(path), up), up, thick, thick, 2, 16, True)


def tab():
    """A strap over the seam, in the middle of the front."""
    over = np.linspace(seam_at() - .62, seam_at() + .30, 40)
    path = shell(np.full(40, -np.pi / 2), over, .9)
    across = np.tile([1.0, 0, 0], (40, 1))
    # Rounded at its lower end.
    left = np.clip((np.arange(40)[::-1] + .2) / 9, 0, 1)
    return sweep(path, across, np.cross(direction(path), across), 15 * np.sqrt(1 - (1 - left) ** 2), 1.7, 5, 40)


def felt(tint):
    g = Graph('felt')
    x, y, z = g.flat()
    tuft = g.noise(g.join(x * .32, y * .32, z * .32), 1, 3, .6)
    hair = g.noise(g.join(x * 1.7, y * 1.7, z * 1.7), 1, 4, .75)
    # Wool of two shades, spun together.
    melange = g.step(hair * .7 + tuft * .3, .42, .60)
    tint = colour(tint)
    shade = g.mix(melange, tuple(c * .62 for c in tint), tuple(min(1, c * 1.18 + .012) for c in tint))
    return g.done(g.principled(Base_Color=shade, Roughness=.95, Specular=.1, Sheen=.8, Normal=g.bump(hair * .8 + tuft * .6, .08, .7)))


def leather():
    g = Graph('leather')
    x, y, z = g.flat()
    pores = g.noise(g.join(x * 1.3, y * 1.3, z * 1.3), 1, 4, .6)
    return g.done(g.principled(Base_Color=g.mix(pores * .4, colour(LEATHER), (.05, .025, .012)), Roughness=.48, Specular=.4, Normal=g.bump(pores, .03, .4)))


def case(collection):
    root = empty('case')
    put('case', box(), felt(COVERS.get(collection, '#6b645a')), root)
    hide = leather()
    for height in (-1.0, 1.0):
        put('binding', cord(height, .15, 1.5), hide, root)
    put('tab', tab(), hide, root)
    x, y, z = shell(-np.pi / 2, seam_at() + .17, 1.7)
    put('stud', ellipsoid((x, y, z), (3.1, 1.0, 3.1)), steel('#b6945f', .22), root)
    return root
