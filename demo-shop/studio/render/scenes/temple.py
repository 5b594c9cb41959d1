"""What is burnt into a temple, so near that its grain shows: the open pair from its side, the front out of focus."""
from mathutils import Vector

from camera import camera
from light import studio
from stage import below
from .ground import stand

BACKDROP = '#dfd5c5'


def temple(job, settings):
    root = stand(job['pairs'][0], settings, (0, 0), 0, 0, True)
    near, far = sorted((thing for thing in root.children if thing.name.startswith('hinge')), key=lambda hinge: hinge.matrix_world.translation.x)
    for thing in below(far):
        thing.hide_render = True
    view, (width, height) = dict(azimuth=-60, elevation=15, focal=85), job['size']
    target, towards, _ = camera(view, None, height / width, target=near.matrix_world @ Vector((.2, 3.0, -.5)), span=6.2, fstop=30, roll=14)
    studio(view['azimuth'], target, towards, BACKDROP, close=True)
    return dict(exposure=1.3)
