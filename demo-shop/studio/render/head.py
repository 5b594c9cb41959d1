"""A display head as opticians have in their windows: measured like a person, without a person's features. Millimetres; x across, y from the face
backwards, z upwards, the origin where the nose begins between the eyes."""
import numpy as np
from scipy.interpolate import PchipInterpolator, RegularGridInterpolator
from scipy.ndimage import gaussian_filter, map_coordinates
from scipy.spatial import cKDTree

from ear import ear
from fields import intersection, surface, union

# mm: where the neck is cut.
BASE = -230
# Where a temple passes over an ear: y.
EAR = 99
# The face's middle line without its nose: height, y.
FACE = [(60, 14), (40, 3), (24, -1.5), (10, -1.5), (0, 3), (-18, 5), (-36, 3), (-50, -1), (-60, -3), (-70, -3.6), (-80, -3), (-89, -2), (-98, -2.6),
        (-106, -2.4), (-114, 0), (-124, 9)]
# Half the breadth of the face: height, mm.
BREADTH = [(60, 64), (30, 65), (10, 66), (-10, 67.5), (-28, 68.5), (-45, 65.5), (-60, 62), (-75, 58.5), (-90, 54.5), (-105, 50.5), (-124, 44)]
# How square the face's sections are.
SQUARE = [(60, 2.35), (10, 2.3), (-15, 2.2), (-40, 2.1), (-65, 2.0), (-124, 1.9)]
# The back of the nose: height, y.
NOSE = [(14, 2), (6, 0), (0, -1), (-8, -3.6), (-16, -8), (-26, -14.6), (-35, -21.2), (-40, -24), (-44, -24.2), (-48.5, -20.5), (-53, -11.5), (-57, -4)]
NOSE_WIDE = [(14, 12), (4, 9), (-4, 8.6), (-12, 9.8), (-24, 11.8), (-34, 12.8), (-42, 13.6), (-50, 13.8), (-60, 14)]


def table(pairs):
    at, value = np.array(sorted(pairs), float).T
    spline = PchipInterpolator(at, value)
    return lambda z: spline(np.clip(z, at[0], at[-1]))


def bump(x, z, at, size, turn=0.0):
    c, s = np.cos(np.radians(turn)), np.sin(np.radians(turn))
    u, v = x - at[0], z - at[1]
    return np.exp(-((u * c + v * s) / size[0]) ** 2 - ((v * c - u * s) / size[1]) ** 2)


def relief():
    """How far the face rises above its plain curve: a function of x and z."""
    xs, zs = np.arange(-90, 90.1, .5), np.arange(-140, 120.1, .5)
    x, z = np.meshgrid(np.abs(xs), zs, indexing='ij')
    out = np.zeros_like(x)
    # Brows: highest over the inner third, running out towards the temples.
    line = 13 + 3.5 * np.sin(np.clip(x / 60, 0, 1) * np.pi) - np.clip(x - 36, 0, None) * .28
    out += 5.6 * np.exp(-((z - line) / np.where(z > line, 11, 5.5)) ** 2) * np.exp(-(np.clip(x - 18, 0, None) / 26) ** 2)
    # Sockets, and an eye under a closed lid in each.
    out -= 13 * bump(x, z, (28, -6.5), (17.5, 12.5), -8)
    eye = -2.5 - (14 - np.sqrt(np.clip(14 ** 2 - (.85 * (x - 31)) ** 2 - (z + 8) ** 2, 0, None)))
    out = -union(-out, -eye, 2.5)
    # Cheekbones and the hollow below them.
    out += 5.0 * bump(x, z, (46, -33), (18, 9.5), 22)
    out -= 3.5 * bump(x, z, (42, -64), (14, 19), 10)
    # A swelling instead of a mouth, as an abstract display head has none; the chin.
    out += 4.0 * bump(x, z, (0, -74), (24, 24))
    out += 3.2 * bump(x, z, (0, -105), (16, 10))
    face, nose, wide = table(FACE)(zs), table(NOSE)(zs), table(NOSE_WIDE)(zs)
    height = np.clip(face - nose, 0, None)
    out += height * np.exp(-np.abs(x / wide) ** 2.1)
    out += 5.5 * bump(x, z, (13, -45), (5.2, 6))
    out = gaussian_filter(out, 3.6)
    return RegularGridInterpolator((xs, zs), out, bounds_error=False, fill_value=0)


def superellipse(x, y, wide, front, back, middle, square, square_back):
    deep = np.where(y < middle, middle - front, back - middle)
    n = np.where(y < middle, square, square_back)
    norm = (np.abs(x / wide) ** n + np.abs((y - middle) / deep) ** n) ** (1 / n)
    return (norm - 1) * np.minimum(wide, deep)


def skull(x, y, z):
    y = y - (z - 28) * .06
    n = 2.2
    wide = 74.5 - .0022 * np.clip(60 - y, 0, None) ** 2
    # Lower down it is full, so that the ears have something to stand on.
    tall = np.where(z > 27, 78.5, 96)
    norm = (np.abs(x / wide) ** n + np.abs((y - 96) / 97.5) ** n + np.abs((z - 27) / tall) ** n) ** (1 / n)
    return (norm - 1) * 80


def face(x, y, z, rise):
    flat = rise(np.stack([x[:, 0, :], z[:, 0, :]], -1))[:, None, :]
    at = y + flat * np.clip(1 - (y - 5) / 60, 0, 1)
    body = superellipse(x, at, table(BREADTH)(z), table(FACE)(z), 150.0, 82.0, table(SQUARE)(z), 2.0)
    # The jaw's lower edge rises from the chin to below the ears.
    edge = np.array([0, .36, -1.0])
    edge /= np.linalg.norm(edge)
    jaw = edge[1] * (y - 2) + edge[2] * (z + 119)
    jaw += .0009 * x ** 2
    return intersection(intersection(body, jaw, 26), z - 46, 30)


def neck(x, y, z):
    lean = (-z - 100) * .22
    wide = 51 + .0016 * (z + 115) ** 2
    body = superellipse(x, y - lean, wide, 56.0, 150.0, 104.0, 2.1, 2.1)
    return intersection(body, z + 25, 12)


def lowered(z, young):
    """The height in an adult's head of a height in this one: below the eyes a child's is shorter."""
    return z - (.18 * np.clip(-z - 4, 0, None) if young else 0)


def field(x, y, z, rise, young):
    # A child's nose and jaw are less deep, its neck is thinner.
    low = lowered(z, young)
    bony = .8 if young else 1.0
    body = union(skull(x, y, z), face(x, y, low, lambda at: rise(at) * bony), 22)
    thin = .84 if young else 1
    body = union(body, neck(x / thin, 104 + (y - 104) / thin, low), 28)
    return intersection(body, BASE - z, 3)


class Head:
    """`scale` 1 is an adult's, less a child's."""

    def __init__(self, scale=1.0, step=1.0):
        self.scale, self.step = scale, step
        xs, ys, zs = np.arange(0, 112, step), np.arange(-34, 198, step), np.arange(BASE - 4, 118, step)
        x, y, z = np.meshgrid(xs, ys, zs, indexing='ij')
        half = field(x, y, z, relief(), scale < 1).astype(np.float32)
        self.solid = gaussian_filter(np.concatenate([half[:0:-1], half], 0), 1.0 / step)
        self.start = np.array([-xs[-1], ys[0], zs[0]])

    def put_ears(self, temples):
        """Where the temples pass, which then lie between them and the skull."""
        over = temples[np.abs(temples[:, 1] / self.scale - EAR) < 3]
        beside = np.abs(over[:, 0]).max() / self.scale
        box = tuple(slice(int((a - start) / self.step), int((b - start) / self.step)) for a, b, start in zip((50, 70, -80), (111, 160, 40), self.start))
        x, y, z = np.meshgrid(*(np.arange(part.start, part.stop) * self.step + start for part, start in zip(box, self.start)), indexing='ij')
        self.solid[box] = ear(x - beside, y - EAR, lowered(z, self.scale < 1) + 15, self.solid[box])
        middle = len(self.solid) // 2
        self.solid[:middle] = self.solid[:middle:-1]
        self._give_way(temples / self.scale)

    def depth(self, points):
        """How far points lie inside (mm, negative outside), near the surface."""
        return -self.scale * map_coordinates(self.solid, ((points / self.scale - self.start) / self.step).T, order=1, mode='nearest')

    def _give_way(self, points, gap=.9):
        """Behind an ear the temple has room, as it has behind one that is soft."""
        near = points[points[:, 1] > EAR - 3]
        low, high = (np.clip(((edge - self.start) / self.step).astype(int), 0, self.solid.shape) for edge in (near.min(0) - 3, near.max(0) + 3))
        box = tuple(slice(a, b) for a, b in zip(low, high))
        grid = np.stack(np.meshgrid(*(np.arange(a, b) for a, b in zip(low, high)), indexing='ij'), -1) * self.step + self.start
        away, _ = cKDTree(near).query(grid.reshape(-1, 3), distance_upper_bound=4)
        away = np.minimum(away, 4).reshape(grid.shape[:3])
        self.solid[box] = gaussian_filter(np.maximum(self.solid[box], gap - away), .6)

    def mesh(self):
        return surface(self.solid, self.start * self.scale, self.step * self.scale)
