"""A workbench: a finished pair on planks, the plate that its front is cut from, light from a window."""
from math import pi

import bpy
import numpy as np
from mathutils import Vector

from camera import camera
from fields import inside, surface
from front import silhouette
from light import card, new_world, soft_box, sun
from materials import frame_material
from materials.graph import Graph, colour
from proportions import Proportions
from stage import cloud, points, put
from sweeps import curl, cylinder
from .ground import block, stand


def plank_material(seed):
    """Ash, oiled and scrubbed for years: each plank from another place of the log. Lines a third of a millimetre wide and
    more: finer ones are smaller than a pixel, and the denoiser draws them out into streaks."""
    roll = np.random.default_rng(seed)
    g = Graph('plank')
    x, y, z = g.split(g.node('TexCoord', out=3))
    # Years two to three millimetres wide.
    x, y, z = (x + float(roll.uniform(-400, 400))) * 1.6, y * 2.4, z * 2.4
    sway = g.noise(g.join(x * .035, y * .10, 0.0), 1, 3, .5)
    # Sawn beside the heart: the years lie close at the edges and close in arches.
    across = y - float(roll.uniform(-9, 9)) + (sway - .5) * 2.6
    deep = z + g.math('SINE', x * .055) * 1.8 + 2.6 + (sway - .5) * 1.6
    radius = g.math('SQRT', across * across + deep * deep)
    ring = g.math('FRACT', radius * 1.5)
    # A year begins with a row of wide pores and grows denser and darker until it ends.
    early = 1 - g.step(ring, .0, .30)
    late = g.step(ring, .58, .96) * (1 - g.step(ring, .96, 1.0))
    dashes = g.step(g.noise(g.join(x * .8, y * 10, z * 10), 1, 1, .5), .52, .60) * early
    broad = g.noise(g.join(x * .03, y * .5, 0.0), 1, 3, .5)
    tint = g.ramp(broad + float(roll.uniform(-.08, .08)), [(.25, colour('#9d917f')), (.5, colour('#aea292')), (.75, colour('#bdb2a1'))])
    tint = g.mix(late * .42, tint, colour('#7d6d58'))
    tint = g.mix(dashes * .45, tint, colour('#6b5b47'))
    return g.done(g.principled(Base_Color=tint, Roughness=.5, Specular=.35, Normal=g.bump(late * .2 - dashes, .012, .16)))


def shaving(material, at, seed):
    """A curl off the plane."""
    roll = np.random.default_rng(seed)
    turns, radius, wide = roll.uniform(1.3, 2.2), roll.uniform(8, 13), roll.uniform(8, 13)
    thing = put('shaving', curl(radius, turns, wide, .55, 1.8), material)
    thing.rotation_euler = (roll.uniform(-.25, .25), roll.uniform(-.4, .4), roll.uniform(0, 2 * pi))
    thing.location = at
    bpy.context.view_layer.update()
    thing.location.z += at[2] - points(thing)[:, 2].min()


def plate(p, margin=12, cutter=1.2, step=.3):
    """A plate with the hole that a front leaves, standing; mm."""
    xs, zs, frame, line, _ = silhouette(p, step)
    whole = np.minimum(frame, inside(line, *np.meshgrid(xs, zs, indexing='ij')))
    wide = round(margin / step)
    half = np.pad(cutter - whole, ((0, wide), (wide, wide)), constant_values=-9)
    # What lies beyond the plate's edges.
    half = np.pad(half, ((0, 2), (2, 2)), constant_values=9)
    left, low = -step * (len(half) - 1), zs[0] - step * (wide + 2)
    ys = np.arange(-p.thick / 2 - 1.2, p.thick / 2 + 1.2, step)
    deep = (np.abs(ys) - p.thick / 2)[None, :, None]
    solid = np.maximum(np.concatenate([half[:0:-1], half])[:, None, :], deep)
    return surface(solid.astype(np.float32), np.array([left, ys[0], low]), step)


def leftovers(job):
    """What milling leaves: the plate, leaning on a beam, and the two pieces from inside the rims, lying on it: in front of
    the pair the lenses would mirror them, behind it they would be seen through them."""
    p = Proportions(job)
    material = frame_material(p.look['material'], 3)
    board = put('plate', plate(p), material)
    # Turned and upright enough for its edges to be seen: the pieces are as thick.
    board.rotation_euler = (-.30, 0, .10)
    board.location = (6.2, 12.1, 0)
    bpy.context.view_layer.update()
    board.location.z = -points(board)[:, 2].min()
    block(plank_material(40), (30, 5.4, 4.6), (8.4, 16.4, 0), 3, .1)
    for at, lean, turn in (((18.8, 17.0, 4.6), 0, -16), ((17.6, 12.8, 0), 1.3, -.1)):
        disc = put('disc', cylinder((0, 0, 0), (0, 0, p.thick), p.half_lens - 1.4, .3, 160), material)
        disc.location, disc.rotation_euler = at, (lean, 0, turn)
        bpy.context.view_layer.update()
        disc.location.z += at[2] - points(disc)[:, 2].min()


def bench(job, settings):
    for k in range(-3, 14):
        block(plank_material(k + 9), (160, 13.94, 2), (k * 9.0, k * 14.0, -2), 0, .07)
    leftovers(job['pairs'][0])
    # As in the studio, its lenses show the edge of a window.
    root = stand({**job['pairs'][0], 'view': 'three-quarter'}, settings, (0, 0), -16)
    sun(Vector((-.72, .34, .60)).normalized(), 3.6, 3.0, (1, .94, .84))
    soft_box('window', (-34, 10, 30), (0, 2, 0), (22, 30), 24000, (1, .97, .93))
    soft_box('room', (24, -30, 34), (0, 0, 0), (50, 40), 9000, (.82, .90, 1), glossy=False)
    card('mirror', (22, -16, 16), (0, 0, 3), (20, 24), 4.2, (1, .96, .9), soft=.2, fall=.6)
    # The far planks would be a dark band at the picture's upper edge, and the plate without its weave.
    soft_box('far', (4, 64, 40), (6, 40, 0), (80, 40), 34000, (.96, .98, 1), glossy=False)
    card('weave', (46, -38, 34), (6, 12, 4), (60, 30), 13, (.94, .97, 1), soft=.4)
    background = new_world().nodes['Background']
    background.inputs[0].default_value, background.inputs[1].default_value = (.62, .68, .74, 1), .22
    width, height = job['size']
    view = dict(azimuth=-26, elevation=22, wide=.77, tall=.6, focal=80)
    _, towards, _ = camera(view, cloud(root), height / width, .16, fstop=26)
    shot = bpy.context.scene.camera
    front = next(thing for thing in root.children if thing.name.startswith('front'))
    near = front.matrix_world @ Vector(np.mean(np.array(front.bound_box), 0))
    shot.data.dof.focus_distance = (shot.location - near).dot(towards)
    return dict(exposure=1.16, contrast=.2, vignette=.12)
