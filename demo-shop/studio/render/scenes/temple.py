"""What is burnt into a temple, so near that its grain shows: seen from behind the folded pair, the front out of focus."""
from mathutils import Vector

from camera import camera
from light import studio
from .ground import stand

BACKDROP = '#dfd5c5'


def temple(job, settings):
    root = stand(job['pairs'][0], settings, (0, 0), 0, 1, True)
    hinge = min((thing for thing in root.children if thing.name.startswith('hinge')), key=lambda thing: thing.matrix_world.translation.x)
    view, (width, height) = dict(azimuth=165, elevation=9, focal=100), job['size']
    target, towards, _ = camera(view, None, height / width, target=hinge.matrix_world @ Vector((-.25, 4.80, -.1)), span=6.3, fstop=36, roll=8)
    studio(view['azimuth'], target, towards, BACKDROP, close=True)
    return dict(exposure=1.3)
