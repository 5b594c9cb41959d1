"""Views: where the camera stands and how much of the picture the pair fills."""
from math import radians

import bpy
import numpy as np
from mathutils import Vector

from light import direction
from stage import UNIT, link

# Azimuth and elevation in degrees, part of the picture's width and height that is filled, focal length in mm.
VIEWS = {
    'three-quarter': dict(azimuth=-32, elevation=12, wide=.86, tall=.60, focal=95, low=-.015),
    'front': dict(azimuth=0, elevation=7, wide=.84, tall=.60, focal=110),
    'side': dict(azimuth=-67, elevation=13, wide=.82, tall=.60, focal=100),
    'near': dict(azimuth=-63, elevation=14, focal=100),
    'folded': dict(azimuth=157, elevation=30, wide=.82, tall=.60, focal=100),
    'detail': dict(azimuth=-58, elevation=18, focal=100),
    'case': dict(azimuth=-24, elevation=22, wide=.88, tall=.62, focal=95),
}


def camera(view, points, ratio, low=.035, target=None, span=None, fstop=None, roll=0):
    """Aims at the middle of `points` (or at `target`, `span` units wide), from the view's `aside` beside it; returns target, direction and distance."""
    data = bpy.data.cameras.new('camera')
    thing = link(bpy.data.objects.new('camera', data))
    bpy.context.scene.camera = thing
    data.lens, data.sensor_width, data.sensor_fit = view['focal'], 36, 'HORIZONTAL'
    data.clip_start, data.clip_end = .1, 200000
    towards = direction(view['azimuth'], view['elevation'])
    thing.rotation_euler = towards.to_track_quat('Z', 'Y').to_euler()
    bpy.context.view_layer.update()
    turned = np.array(thing.rotation_euler.to_matrix())
    aim = np.array(target if target is not None else (points.min(0) + points.max(0)) / 2, float)
    distance = span * data.lens / 36 if span else 60.0
    for _ in range(0 if span else 12):
        seen = (points - aim - np.array(towards) * distance) @ turned
        x, y = (seen[:, axis] / -seen[:, 2] * data.lens / 36 for axis in (0, 1))
        beyond = max((x.max() - x.min()) / view['wide'], (y.max() - y.min()) / (ratio * view['tall']))
        middle = (x.max() + x.min()) / 2, (y.max() + y.min()) / 2 + low
        aim += (turned[:, 0] * middle[0] + turned[:, 1] * middle[1]) * distance * 36 / data.lens
        distance *= beyond
    thing.location = Vector(aim) + towards * distance + Vector((view.get('aside', 0), 0, 0))
    thing.rotation_euler.rotate_axis('Z', radians(roll))
    if fstop:
        # At 10 mm a unit the aperture is ten times too wide, and its number counts in mm: divided by a hundred.
        data.dof.use_dof, data.dof.focus_distance, data.dof.aperture_fstop = True, distance, fstop * UNIT / 10
    return Vector(aim), towards, distance


def filled(points, ratio):
    """Left, right, bottom and top of what `points` fill, as parts of the picture."""
    thing = bpy.context.scene.camera
    bpy.context.view_layer.update()
    seen = (points - np.array(thing.location)) @ np.array(thing.matrix_world)[:3, :3]
    x, y = (seen[:, axis] / -seen[:, 2] * thing.data.lens / 36 for axis in (0, 1))
    return x.min() + .5, x.max() + .5, y.min() / ratio + .5, y.max() / ratio + .5
