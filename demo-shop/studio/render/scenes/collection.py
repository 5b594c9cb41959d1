"""A collection: three pairs on blocks of its own colours."""
import bpy
import numpy as np

from camera import camera
from .daylight import daylight, sweep_of
from .ground import block, disc, matte, stand

# Where each pair stands (units), turned by how much.
PLACES = (((-13.0, 3.4, 3.8), -26), ((4.6, -3.6, 1.7), -12), ((19.6, 8.6, 6.8), -20))


def collection(job, settings):
    ground, low, high, accent = job['tones']
    sweep_of(ground)
    low, high, accent = matte(low), matte(high), matte(accent)
    disc(low, 10.6, 3.8, (-13.4, 5.0, 0))
    block(high, (18.5, 15.5, 1.7), (4.8, -2.6, 0), -8)
    block(low, (17.5, 15, 6.8), (20.4, 9.8, 0), -14)
    disc(accent, 4.2, 13.0, (3.2, 17.0, 0))
    for pair, (at, turn) in zip(job['pairs'], PLACES):
        stand(pair, settings, at, turn + pair.get('turn', 0))
    warm = job.get('warm')
    daylight(4.8 if warm else 4.2, (1, .90, .77) if warm else (1, .95, .89), warm)
    points = np.array([[-25.5, 0, 0], [29, 0, 0], [0, -13, 0], [0, 11, 13.5]])
    if any(pair['look']['shape'] == 'lenses' for pair in job['pairs']):
        points *= .8
    width, height = job['size']
    _, _, distance = camera(dict(azimuth=0, elevation=13, wide=.9, tall=.9, focal=75), points, height / width, 0, fstop=16)
    bpy.context.scene.camera.data.dof.focus_distance = distance - 2
    return dict(exposure=.68, contrast=.2, saturation=1.04, vignette=.1)
