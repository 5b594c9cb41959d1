"""The front of a solid frame, grown from its silhouette into a rounded sheet and bent around the face."""
import numpy as np
from scipy.ndimage import gaussian_filter

from fields import inside, intersection, surface, tapered, true_distance, union
from outline import lens_outline, offset


def placed_outline(p):
    """The right lens's outline where it sits in the front, and the x of its middle."""
    line = lens_outline(p)
    middle = p.bridge / 2 - line[:, 0].min()
    return line + [middle, 0], middle


def rim_width(p, line, middle):
    angle = np.arctan2(line[:, 1] / p.half_height, (line[:, 0] - middle) / p.half_lens)
    up, down = np.clip(np.sin(angle), 0, 1), np.clip(-np.sin(angle), 0, 1)
    width = p.rim * (1 + .16 * up ** 2 - .08 * down ** 2)
    if p.look['shape'] == 'cat-eye':
        width += 3.4 * np.exp(-((angle - .62) / .42) ** 2)
    if p.look['shape'] in ('square', 'rectangle'):
        width += .7 * np.exp(-((angle - .75) / .5) ** 2)
    return width


def bridge(p, x, z):
    shape = p.look['shape']
    top, thick = p.bridge_z, (4.6 if p.keyhole else 6.0) - (.8 if p.family == 'carbon' else 0)
    if shape == 'aviator':
        low = intersection(intersection(z - (top - .5) + .012 * x ** 2, (top - 5) - z - .06 * x ** 2, 1.0) * .9, x - p.bridge / 2, 1.0)
        brow = p.half_height * .86
        bar = intersection(np.abs(z - brow + .004 * x ** 2) - 1.55, x - p.bridge / 2 - 4, 1.0)
        return union(low, bar, .6)
    field = intersection(z - top - .6 + .012 * x ** 2, (top - thick) - z - .085 * x ** 2, 1.0) * .9
    return intersection(field, x - p.bridge / 2, 1.0)


def lug(p, x, z, middle):
    """The end piece: wide where it leaves the rim, as high as the temple where it ends."""
    rise = 1.6 if p.look['shape'] == 'cat-eye' else .2
    root = (middle + p.half_lens * .50, p.hinge_z - 1.2)
    end = (p.half_width - p.lug * .9, p.hinge_z + rise)
    return intersection(tapered(x, z, root, end, (p.lug * 1.5, p.lug * .98)), x - p.half_width, 2.2)


def silhouette(p, step):
    line, middle = placed_outline(p)
    rim = offset(line, rim_width(p, line, middle))
    xs = np.arange(0, p.half_width + 4, step)
    zs = np.arange(rim[:, 1].min() - 3, max(rim[:, 1].max(), p.hinge_z + p.lug) + 5, step)
    x, z = np.meshgrid(xs, zs, indexing='ij')
    field = inside(rim, x, z)
    field = union(field, bridge(p, x, z), 2.2 if p.look['shape'] == 'aviator' else 4.5)
    field = union(field, lug(p, x, z, middle), 7)
    field = intersection(field, x - p.half_width, 1.6)
    field = intersection(field, -inside(line, x, z), .2)
    return xs, zs, field, line, middle


def nose_pads(p, line, xs, ys, zs, field):
    """Pads moulded with the front: soft swellings at the inner edge of the rims."""
    low = -p.half_height * .22
    nasal = line[:, 0] < line[:, 0].mean()
    inner = line[nasal][np.argmin(np.abs(line[nasal][:, 1] - low)), 0] - p.rim * .62
    for side in (1, -1):
        dx = (xs * side - inner)[:, None, None]
        dy = (ys - (p.thick / 2 + .3))[None, :, None]
        dz = (zs - low)[None, None, :]
        a, t = -.42, -.28
        u, v = dx * np.cos(a) + dy * np.sin(a), -dx * np.sin(a) + dy * np.cos(a)
        u, w = u * np.cos(t) - dz * np.sin(t), dz * np.cos(t) + u * np.sin(t)
        reach = np.sqrt((u / 1.5) ** 2 + (v / 3.0) ** 2 + (w / 5.6) ** 2)
        field = union(field, ((reach - 1) * 1.5).astype(np.float32), 3.0)
    return field


def end_pieces(p, xs, ys, zs, field):
    """Where a moulded front turns back to meet the temples: as thick and as high as they are."""
    half, tall = p.temple_thick * .54, p.lug * .94
    for side in (1, -1):
        dx = np.abs(xs * side - (p.half_width - half))[:, None, None] - half + 1
        dz = np.abs(zs - p.hinge_z - .2)[None, None, :] - tall + 1
        dy = np.abs(ys - p.back / 2 - .7)[None, :, None] - (p.thick + p.back) / 2 + 1.0
        across = np.minimum(np.maximum(dx, dz), 0) + np.hypot(np.maximum(dx, 0), np.maximum(dz, 0)) - .7
        solid = np.minimum(np.maximum(across, dy), 0) + np.hypot(np.maximum(across, 0), np.maximum(dy, 0)) - .3
        field = union(field, solid.astype(np.float32), 2.4)
    return field


def front_mesh(p, step=.3):
    """The mesh, with normals, before it is bent; the lens's outline; the x of the lens's middle."""
    xs, zs, field, line, middle = silhouette(p, step)
    plane = gaussian_filter(true_distance(xs, zs, field), .7, mode='nearest')
    half, edge = p.thick / 2, p.edge
    ys = np.arange(-half - 1.2, half + 6.5, step)
    plane = np.concatenate([plane[:0:-1], plane], 0).astype(np.float32)
    both = np.concatenate([-xs[:0:-1], xs])
    wide = (plane + edge)[:, None, :]
    deep = (np.abs(ys) - half + edge)[None, :, None].astype(np.float32)
    solid = np.minimum(np.maximum(wide, deep), 0) + np.hypot(np.maximum(wide, 0), np.maximum(deep, 0)) - edge
    if p.family != 'acetate':
        # Seen through, the swelling bends light into a dark crease.
        solid = nose_pads(p, line, both, ys, zs, solid)
    if p.back:
        solid = end_pieces(p, both, ys, zs, solid)
    solid = gaussian_filter(solid, .8)
    mesh = surface(solid, np.array([both[0], ys[0], zs[0]]), step)
    if p.family == 'carbon':
        mesh['flat'] = cloth(mesh, half)
    return mesh, line, middle


def cloth(mesh, half):
    """Cloth lies on the plate that a front is milled from: it shows on both faces, and where they are cut, how deep: `flat` y, in mm."""
    at, upright = mesh['v'], np.abs(mesh['n'][:, 1])
    cut = np.clip((.93 - upright) / .3, 0, 1)
    return np.stack([at[:, 0], cut * (1 + np.clip(at[:, 1] + half, 0, 2 * half)), at[:, 2]], 1)


def bend(mesh, p):
    """Around the face: y grows with x², and a little with z²."""
    across, upright = p.sag / p.half_width ** 2, .0012
    points, normals = mesh['v'], mesh.get('n')
    x, z = points[:, 0].copy(), points[:, 2].copy()
    points[:, 1] += across * x ** 2 + upright * z ** 2
    if normals is not None:
        normals[:, 0] -= 2 * across * x * normals[:, 1]
        normals[:, 2] -= 2 * upright * z * normals[:, 1]
        normals /= np.linalg.norm(normals, axis=1)[:, None]
    return mesh
