"""A pair on a display head: on its nose and over its ears, nowhere through it. Millimetres, in the head's own axes."""
from math import radians

import bpy
import numpy as np
from mathutils import Matrix

from head import BASE, EAR, Head
from materials import plaster
from pair import Pair
from stage import UNIT, cloud, empty, points, put

# z: the middle of the lenses, a little below the pupils; the lower side of a temple over the ear.
LENSES, REST = -9, 2.5
# A child's head, as part of an adult's.
CHILD = .88
# mm: what a nose gives way.
SOFT = .3


def wear(p, job, settings, step):
    """The head with its pair; `step` (mm) is how finely it is modelled."""
    scale = CHILD if p.small else 1.0
    head = Head(scale, step)
    root = Pair(p, job, settings['folder']).build()
    hinges = [thing for thing in root.children if thing.name.startswith('hinge')]
    bpy.context.view_layer.update()
    turns = [hinge.rotation_euler.copy() for hinge in hinges]
    front = np.vstack([points(thing) for thing in root.children if thing not in hinges]) / UNIT
    tilt, splay, forward, lift = 0.0, 0.0, -12.0 * scale, LENSES * scale

    def temples():
        for hinge, turn in zip(hinges, turns):
            hinge.rotation_euler = turn
            hinge.rotation_euler.z -= splay * np.sign(hinge.location.x)
        return posed(np.vstack([cloud(hinge, 1) for hinge in hinges]) / UNIT, tilt, forward, lift)

    def on_ears(at):
        nonlocal tilt
        tilt = at
        over = temples()
        return over[np.abs(over[:, 1] - EAR * scale) < 3][:, 2].min() > REST * scale

    def before_nose(at):
        return head.depth(posed(front, tilt, -at, lift)).max() < SOFT

    def beside_skull(at):
        nonlocal splay
        splay = at
        along = temples()
        return head.depth(along[along[:, 1] < (EAR - 3) * scale]).max() < .1

    # Each of the three moves the others a little.
    for _ in range(4):
        tilt = least(on_ears, radians(2), radians(14))
        forward = -least(before_nose, 0, 34 * scale)
        splay = least(beside_skull, radians(-1), radians(10))
    head.put_ears(temples())
    bust = empty('bust', at=(0, 0, -BASE * scale * UNIT))
    put('head', head.mesh(), plaster(), bust)
    root.parent = bust
    root.location, root.rotation_euler = (0, forward * UNIT, lift * UNIT), (tilt, 0, 0)
    return bust


def posed(at, tilt, forward, lift):
    return at @ np.array(Matrix.Rotation(tilt, 3, 'X')).T + [0, forward, lift]


def least(fits, low, high):
    """The smallest value that fits, as all above it do."""
    for _ in range(22):
        middle = (low + high) / 2
        low, high = (low, middle) if fits(middle) else (middle, high)
    return high
