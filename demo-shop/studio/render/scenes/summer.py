"""Midsummer: five pairs on blocks of colour, low sun through birch leaves."""
import bpy
import numpy as np

from camera import camera
from stage import put
from sweeps import ellipsoid
from .daylight import daylight, sweep_of
from .ground import block, disc, matte, stand

# Where each pair stands (units), turned by how much; its plinth's height is the third number.
PLACES = (((-12.0, 3.6, 5.2), -24), ((3.4, 1.6, 2.4), -14), ((20.0, 10.4, 8.2), -18), ((17.0, -8.0, 0), 26), ((-9.0, -9.5, 0), -30))


def summer(job, settings):
    sweep_of('#f0d8c2')
    sand, clay, cream, water = matte('#edc9a0'), matte('#dd8f66'), matte('#f6ead6'), matte('#a9c9c6')
    disc(clay, 10.2, 5.2, (-12.4, 5.2, 0))
    block(cream, (17.5, 17.5, 2.4), (3.4, 2.0, 0), -10)
    block(water, (17, 17, 8.2), (20.6, 11.4, 0), -14)
    disc(sand, 5.2, 15.5, (2.5, 20, 0))
    for radius, x, y, material in ((2.6, -24, 2, cream), (1.5, 8.5, -9.5, clay)):
        put('ball', ellipsoid((0, 0, 0), (radius * 10,) * 3, around=96, over=64), material).location = (x, y, radius)
    for pair, (at, turn) in zip(job['pairs'], PLACES):
        stand(pair, settings, at, turn)
    daylight(5.2, (1, .90, .77))
    points = np.array([[-24, 0, 0], [27, 0, 0], [0, -14, 0], [0, 11, 14.5]])
    width, height = job['size']
    _, _, distance = camera(dict(azimuth=0, elevation=13, wide=.86, tall=.9, focal=75), points, height / width, 0, fstop=16)
    bpy.context.scene.camera.data.dof.focus_distance = distance - 2
    return dict(exposure=.68, contrast=.2, saturation=1.06, vignette=.1)
