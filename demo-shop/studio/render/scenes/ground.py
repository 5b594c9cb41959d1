"""Things to stand on, and pairs on them."""
from math import radians

import bmesh
import bpy
import numpy as np

from materials.graph import Graph, colour
from pair import Pair, loose_lenses
from placing import drop, lay_lenses, lean, place, rest_open
from proportions import Proportions
from stage import below, link


def stand(job, settings, at, turn, fine=False):
    """One of the scene's pairs, on the ground at `at` (units) and turned (degrees); `fine` for the camera near it."""
    root = Pair(Proportions(job), job, settings['folder'], fine).build()
    rest_open(root)
    place(root, at, turn)
    return root


# That two lenses stand in: where it begins and ends (y) and how deep it is; units. They lean and are turned: it is wider than one
# is thick.
GROOVE = (-.37, .35, .3)


def set_lenses(pair, settings, at, turn):
    """A loose pair of lenses, in a rack."""
    root = loose_lenses(Proportions(pair), pair)
    lay_lenses(root)
    root.location.z = -GROOVE[2]
    place(root, at, turn)
    return root


def unmirrored(root):
    """Tiny pairs in mirrored lenses look like a mistake."""
    for thing in below(root):
        thing.visible_glossy = False


def front_of(root):
    return next(thing for thing in root.children if thing.name.startswith('front'))


def lay(pair, settings, at, turn):
    """Folded and on its temples, the front upwards."""
    root = Pair(Proportions(pair), pair, settings['folder']).build(1)
    root.rotation_euler.x = radians(-90)
    drop(root)
    place(root, at, turn)
    return root


def stand_lens(pair, settings, at, turn):
    """One lens of a pair, in a groove."""
    root = loose_lenses(Proportions(pair), pair)
    first, second = root.children
    for thing in below(second):
        thing.hide_render = True
    lean(first)
    root.location.z = -GROOVE[2]
    place(root, at, turn)
    return root


def plane(name, corners, material):
    data = bpy.data.meshes.new(name)
    data.from_pydata(corners, [], [(0, 1, 2, 3)])
    data.materials.append(material)
    return link(bpy.data.objects.new(name, data))


def matte(code, roughness=.75):
    g = Graph('matte')
    grain = g.noise(g.node('TexCoord', out=3), 3.0, 5, .7)
    tint = g.mix(grain * .14, colour(code), (.25, .2, .16, 1))
    return g.done(g.principled(Base_Color=tint, Roughness=roughness, Specular=.25, Normal=g.bump(grain, .02, .12)))


def block(material, size, at, turn=0, bevel=.25):
    edit = bmesh.new()
    bmesh.ops.create_cube(edit, size=1)
    bmesh.ops.scale(edit, vec=size, verts=edit.verts)
    bmesh.ops.bevel(edit, geom=edit.edges[:], offset=bevel, segments=4, profile=.5, affect='EDGES')
    thing = solid('block', edit, material)
    thing.location, thing.rotation_euler.z = (at[0], at[1], at[2] + size[2] / 2), radians(turn)
    return thing


def cut(material, outline, deep, at, turn=0, bevel=.25):
    """Sawn from a board `deep` thick: `outline` is what the camera sees, points of x and z (units)."""
    return pushed(material, [(x, -deep / 2, z) for x, z in outline], (0, deep, 0), at, turn, bevel)


def grooved(material, size, at, turn=0):
    """A bar with the groove for two lenses along it."""
    (long, wide, high), (near, far, deep) = size, GROOVE
    outline = [(-wide / 2, 0), (wide / 2, 0), (wide / 2, high), (far, high), (far, high - deep), (near, high - deep), (near, high), (-wide / 2, high)]
    return pushed(material, [(-long / 2, y, z) for y, z in outline], (long, 0, 0), at, turn, .12)


def pushed(material, outline, along, at, turn, bevel):
    """What an outline leaves behind where it is pushed along."""
    edit = bmesh.new()
    face = edit.faces.new([edit.verts.new(point) for point in outline])
    moved = bmesh.ops.extrude_face_region(edit, geom=[face])['geom']
    bmesh.ops.translate(edit, vec=along, verts=[part for part in moved if isinstance(part, bmesh.types.BMVert)])
    bmesh.ops.recalc_face_normals(edit, faces=edit.faces)
    sharp = [edge for edge in edit.edges if edge.calc_face_angle() > radians(40)]
    bmesh.ops.bevel(edit, geom=sharp, offset=bevel, segments=4, profile=.5, affect='EDGES')
    thing = solid('cut', edit, material)
    thing.location, thing.rotation_euler.z = at, radians(turn)
    return thing


def solid(name, edit, material):
    data = bpy.data.meshes.new(name)
    edit.to_mesh(data)
    edit.free()
    flat = data.attributes.new('flat', 'FLOAT_VECTOR', 'POINT')
    flat.data.foreach_set('vector', np.array([v.co * 10 for v in data.vertices], np.float32).ravel())
    return smooth(link(bpy.data.objects.new(name, data)), material)


def smooth(thing, material=None):
    thing.data.polygons.foreach_set('use_smooth', [True] * len(thing.data.polygons))
    thing.data.use_auto_smooth, thing.data.auto_smooth_angle = True, radians(35)
    if material:
        thing.data.materials.append(material)
    return thing
