"""A collection: three pairs on a set made of what they are made of."""
import bpy

from camera import camera
from .daylight import daylight, sweep_of
from .ground import stand
from .sets import SETS


def collection(job, settings):
    ground, build, azimuth, elevation, twigs = SETS[job['set']]
    sweep_of(ground)
    for pair, (at, turn) in zip(job['pairs'], build()):
        stand(pair, settings, at, turn + pair.get('turn', 0))
    warm = job.get('warm')
    daylight(4.8 if warm else 4.2, (1, .90, .77) if warm else (1, .95, .89), twigs)
    # Units: the picture's width. Loose lenses are smaller than a pair.
    span = 42 if job['set'] == 'lenses' else 52
    width, height = job['size']
    _, _, distance = camera(dict(azimuth=azimuth, elevation=elevation, focal=75), None, height / width, target=(0, 0, 5.8), span=span, fstop=16)
    bpy.context.scene.camera.data.dof.focus_distance = distance - 2
    return dict(exposure=.68, contrast=.2, saturation=1.04, vignette=.1)
