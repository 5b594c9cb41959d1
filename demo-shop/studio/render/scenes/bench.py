"""A workbench of linoleum: cloth, the plate that a front is cut from, a steel rule, light from a window."""
from math import pi, radians

import bpy
import numpy as np
from mathutils import Vector

from camera import camera
from fields import inside, surface
from front import silhouette
from light import card, new_world, soft_box, sun, touched
from materials import frame_material
from materials.carbon import carbon
from materials.graph import Graph, colour
from materials.metals import steel
from proportions import Proportions
from stage import below, link, points, put
from sweeps import curl, cylinder
from .ground import block, front_of, lay, matte, plane


# The plate that a front is cut from, or the cloth that plates are pressed from. `rule`: where the steel rule
# lies and how far it is turned.
VIEWS = {
    'cloth': dict(azimuth=-16, elevation=19, wide=.92, tall=.8, focal=80, low=.04, fstop=20, rule=((9.6, -8.6, 0), 4)),
    'plate': dict(azimuth=-6, elevation=78, wide=.84, tall=.9, focal=80, low=0, fstop=30, rule=((6.8, -10.6, 0), 7)),
}

# What the camera frames of the cloth, units.
FRAMED = np.array([[-15.0, 9, 0], [18, 9, 6.6], [0, -10.5, 0]])

# Of the plate and what was cut from it.
FLAT = np.array([[-9.2, 10.6, 0], [9.2, 10.6, 0], [0, -12, 0]])


def linoleum():
    """Matt, with the flecks of cork dust and linseed oil it is rolled from."""
    g = Graph('linoleum')
    place = g.node('TexCoord', out=3)
    x, y, z = g.split(place)
    broad = g.noise(g.join(x * .03, y * .03, z), 1, 4, .6)
    fleck = g.noise(g.join(x * 1.1, y * 1.6, z), 1, 4, .7)
    dust = g.noise(place, 9, 2, .6)
    tint = g.ramp(broad * .35 + fleck * .4 + dust * .25, [(.36, colour('#75817c')), (.5, colour('#84908a')), (.64, colour('#95a099'))])
    return g.done(g.principled(Base_Color=touched(g, tint), Roughness=broad * .2 + .42, Specular=.35, Normal=g.bump(dust * .6 + fleck * .4, .012, .25)))


def rule(at, turn, length=15.0):
    """A steel rule, `length` centimetres long, with millimetres and figures."""
    g = Graph('rule')
    x, y, _ = g.split(g.node('TexCoord', out=3))
    mm = (x + length / 2) * 10
    # The lines of whole, half and tenth centimetres end at different heights.
    line = 0
    for every, low in ((1, .92), (5, .72), (10, .52)):
        line = g.math('MAXIMUM', line, (g.math('PINGPONG', mm, every / 2) < .09) * (y > low))
    scratches = g.noise(g.join(x * .6, y * 30, 0.0), 1, 3, .6)
    tint = g.mix(line, g.mix(scratches * .3, colour('#b9bcbe'), colour('#83878a')), colour('#16181a'))
    thing = block(g.done(g.principled(Base_Color=tint, Metallic=(1 - line) * .6, Roughness=scratches * .12 + .36)), (length + 1, 2.6, .09), at, turn, .02)
    ink = matte('#16181a', .6)
    for figure in range(1, int(length) + 1):
        text = bpy.data.curves.new('figure', 'FONT')
        text.body, text.size, text.align_x = str(figure), .62, 'RIGHT'
        text.materials.append(ink)
        mark = link(bpy.data.objects.new('figure', text))
        mark.parent, mark.location = thing, (figure - length / 2 - .1, .08, .046)


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


def milled(pair, settings):
    """From above: the plate as it comes off the mill, the front out of it, and what was inside the rims."""
    p = Proportions(pair)
    material = frame_material(p.look['material'], 3)
    board = put('plate', plate(p), material)
    board.rotation_euler, board.location = (-pi / 2, 0, radians(3)), (0, 6.6, p.thick / 20)
    for at, turn in (((-3.3, 5.9, 0), 24), ((-5.6, -9.4, 0), -35)):
        piece = put('disc', cylinder((0, 0, 0), (0, 0, p.thick), p.half_lens - 1.4, .3, 160), carbon(p.look['material'], 'disc'))
        piece.rotation_euler.z, piece.location = radians(turn), at
    root = lay(pair, settings, (-.6, -3.2), -7)
    front = front_of(root)
    for thing in below(root):
        thing.hide_render = thing != front
    bpy.context.view_layer.update()
    root.location.z -= points(front)[:, 2].min()
    return board


def bolt():
    """Dry cloth on its roll, and sheets cut from it: one lies along the threads, the next across."""
    cloth, sheet = carbon('carbon', 'cloth'), carbon('carbon', 'sheet')
    roll = put('roll', curl(33, 6, 300, .5, 0, .5), cloth)
    roll.rotation_euler, roll.location = (0, 0, radians(84)), (1.4, 9.5, .05)
    block(sheet, (30, 9, .05), (1.6, 5.4, 0), -6, .02)
    for layer, (x, y, turn) in enumerate(((-5.6, -5.2, 14), (-5.0, -5.4, 39), (-5.2, -5.1, -7))):
        block(sheet, (12.4, 8.2, .05), (x, y, layer * .06), turn, .02)
    return roll


def bench(job, settings):
    plane('bench', [(-300, -200, 0), (300, -200, 0), (300, 400, 0), (-300, 400, 0)], linoleum())
    shown, (width, height) = job['view'], job['size']
    view = VIEWS[shown]
    if shown == 'cloth':
        sharp, seen = bolt(), FRAMED
    else:
        sharp, seen = milled({**job['pairs'][0], 'view': 'set'}, settings), FLAT
    rule(*view['rule'])
    sun(Vector((-.72, .34, .60)).normalized(), 3.6, 3.0, (1, .94, .84))
    soft_box('window', (-34, 10, 30), (0, 2, 0), (22, 30), 24000, (1, .97, .93))
    soft_box('room', (24, -30, 34), (0, 0, 0), (50, 40), 9000, (.82, .90, 1), glossy=False)
    card('mirror', (22, -16, 16), (0, 0, 3), (20, 24), 4.2, (1, .96, .9), soft=.2, fall=.6)
    # The far end of the bench would be a dark band at the picture's upper edge, and the plate without its weave.
    soft_box('far', (4, 64, 40), (6, 40, 0), (80, 40), 34000, (.96, .98, 1), glossy=False)
    card('weave', (46, -38, 34), (6, 12, 4), (60, 30), 5.5, (1, .98, .95), soft=.4)
    if shown == 'plate':
        card('weave', (-4, 60, 52), (0, 2, 0), (90, 30), 16, (1, .98, .95), soft=.4)
    if shown == 'cloth':
        card('above', (-8, 34, 56), (0, 9, 3), (90, 26), 22, (1, .98, .95), soft=.4)
        card('behind', (14, 60, 28), (0, -4, 0), (80, 18), 4.5, (.94, .97, 1), soft=.4)
    background = new_world().nodes['Background']
    background.inputs[0].default_value, background.inputs[1].default_value = (.62, .68, .74, 1), .22
    _, towards, _ = camera(view, seen, height / width, view['low'], fstop=view['fstop'])
    shot = bpy.context.scene.camera
    near = sharp.matrix_world @ Vector(np.mean(np.array(sharp.bound_box), 0))
    shot.data.dof.focus_distance = (shot.location - near).dot(towards)
    return dict(exposure=1.16, contrast=.2, vignette=.12)
