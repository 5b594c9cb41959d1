"""How a pair stands, lies or leans."""
from math import cos, radians, sin

import bpy
import numpy as np
from mathutils import Matrix

from stage import cloud


def drop(root):
    points = cloud(root)
    middle = (points.min(0) + points.max(0)) / 2
    root.location.z -= points[:, 2].min()
    root.location.x -= middle[0]
    root.location.y -= middle[1]


def rest_open(root):
    """Tilted until the rims and the tips of the temples both touch the ground."""
    points = cloud(root)
    middle = points[:, 1].mean()
    front, back = points[points[:, 1] < middle], points[points[:, 1] >= middle]
    low, high = -.6, .6
    for _ in range(40):
        tilt = (low + high) / 2
        least = lambda part: (part[:, 1] * sin(tilt) + part[:, 2] * cos(tilt)).min()
        if least(front) < least(back):
            high = tilt
        else:
            low = tilt
    root.rotation_euler = (tilt, 0, 0)
    drop(root)


def place(root, at, turn):
    root.rotation_mode = 'XYZ'
    bpy.context.view_layer.update()
    root.matrix_world = Matrix.Translation((at[0], at[1], at[2] if len(at) > 2 else 0)) @ Matrix.Rotation(radians(turn), 4, 'Z') @ root.matrix_world


def lean(lens, turn=0):
    """A loose lens on its edge, leaning back."""
    lens.rotation_euler = (radians(-13), 0, radians(turn))
    lens.location.z -= cloud(lens, 1)[:, 2].min()


def lay_lenses(root):
    """Two loose lenses, upright, side by side."""
    first, second = root.children
    half = np.ptp(cloud(first, 1)[:, 0]) / 2
    for lens, side in ((first, 1), (second, -1)):
        lens.location.x = side * (half + .5)
        lean(lens, 7 * side)
