"""Signed distances and their smooth unions: how the pieces of a front grow into one another."""
import numpy as np
from scipy.ndimage import map_coordinates
from scipy.spatial import cKDTree
from skimage.measure import find_contours, marching_cubes

from outline import outward


def union(a, b, blend):
    h = np.clip(.5 + .5 * (b - a) / blend, 0, 1)
    return b * (1 - h) + a * h - blend * h * (1 - h)


def intersection(a, b, blend):
    return -union(-a, -b, blend)


def refine(line, times):
    closed = np.vstack([line, line[:1]])
    at = np.arange(len(line) * times) / times
    return np.stack([np.interp(at, np.arange(len(closed)), closed[:, axis]) for axis in (0, 1)], 1)


def inside(line, x, z):
    """Distance to a closed line, negative inside."""
    fine = refine(line, 4)
    normals = outward(fine)
    points = np.stack([x.ravel(), z.ravel()], 1)
    distance, nearest = cKDTree(fine).query(points)
    side = np.einsum('ij,ij->i', points - fine[nearest], normals[nearest])
    return (np.where(side > 0, 1, -1) * distance).reshape(x.shape)


def tapered(x, z, start, end, radii):
    """A capsule whose radius changes from one end to the other."""
    along = np.array([end[0] - start[0], end[1] - start[1]])
    h = np.clip(((x - start[0]) * along[0] + (z - start[1]) * along[1]) / (along @ along), 0, 1)
    radius = radii[0] + (radii[1] - radii[0]) * h
    return np.hypot(x - start[0] - along[0] * h, z - start[1] - along[1] * h) - radius


def true_distance(xs, zs, field):
    """Unions distort distances; measured again from the contour, edges are rounded alike everywhere."""
    step = xs[1] - xs[0]
    whole = np.concatenate([field[:0:-1], field], 0)
    fine = []
    for contour in find_contours(whole, 0):
        line = np.stack([contour[:, 0] * step - xs[-1], contour[:, 1] * step + zs[0]], 1)
        at = np.arange(0, len(line) - 1, .25)
        fine.append(np.stack([np.interp(at, np.arange(len(line)), line[:, axis]) for axis in (0, 1)], 1))
    x, z = np.meshgrid(xs, zs, indexing='ij')
    distance, _ = cKDTree(np.vstack(fine)).query(np.stack([x.ravel(), z.ravel()], 1))
    return distance.reshape(x.shape) * np.sign(field)


def surface(solid, start, step):
    """The mesh around what is negative; its normals come from the field, so that no facet shows."""
    at, triangles, _, _ = marching_cubes(solid, 0.0)
    normals = np.stack([map_coordinates(g, at.T, order=1) for g in np.gradient(solid)], 1)
    normals /= np.linalg.norm(normals, axis=1)[:, None]
    points = at * step + np.float32(start)
    a, b, c = (points[triangles[:, corner]] for corner in range(3))
    if (np.cross(b - a, c - a) * normals[triangles[:, 0]]).sum() < 0:
        triangles = triangles[:, ::-1]
    return dict(v=points, f=triangles, n=normals, flat=points.copy())
