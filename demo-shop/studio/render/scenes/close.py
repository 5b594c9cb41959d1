"""So near that the material shows: what is burnt into a temple, the weave of a front. One side of the pair alone."""
from mathutils import Vector

from camera import camera
from light import card, studio
from stage import below
from .ground import stand


def near_side(job, settings):
    """The hinge near the camera, of a pair without its other temple."""
    # As in the studio, its lenses show the edge of a window.
    root = stand({**job['pairs'][0], 'view': 'three-quarter'}, settings, (0, 0), 0, 0, True)
    near, far = sorted((thing for thing in root.children if thing.name.startswith('hinge')), key=lambda hinge: hinge.matrix_world.translation.x)
    for thing in below(far):
        thing.hide_render = True
    return near


def weave(job, settings):
    near = near_side(job, settings)
    view, (width, height) = dict(azimuth=-46, elevation=18, focal=100), job['size']
    target, towards, _ = camera(view, None, height / width, target=near.matrix_world @ Vector((1.0, -.3, -.9)), span=5.2, fstop=64)
    studio(view['azimuth'], target, towards, '#ced5d9', close=True)
    # Across its fibres the weave mirrors what is above, along them what is beside.
    card('above', target + Vector((-4, -12, 40)), target, (50, 10), 16, soft=.3)
    card('beside', target + Vector((-46, 10, 8)), target, (10, 30), 18, soft=.3)
    return dict(exposure=1.3)
