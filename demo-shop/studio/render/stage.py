"""Meshes into Blender's scene; 1 unit is 10 mm."""
import bmesh
import bpy
import numpy as np

UNIT = .1


def put(name, mesh, materials, parent=None, scale=UNIT):
    data = bpy.data.meshes.new(name)
    faces = mesh['f'] if isinstance(mesh['f'], list) else mesh['f'].tolist()
    data.from_pydata((mesh['v'] * scale).tolist(), [], faces)
    if mesh.get('n') is None and mesh.get('closed', True):
        # Swept meshes may be wound either way; glass turned inside out is noise.
        edit = bmesh.new()
        edit.from_mesh(data)
        bmesh.ops.recalc_face_normals(edit, faces=edit.faces)
        edit.to_mesh(data)
        edit.free()
    data.polygons.foreach_set('use_smooth', np.ones(len(data.polygons), bool))
    flat = data.attributes.new('flat', 'FLOAT_VECTOR', 'POINT')
    flat.data.foreach_set('vector', mesh['flat'].astype(np.float32).ravel())
    for material in materials if isinstance(materials, (list, tuple)) else [materials]:
        data.materials.append(material)
    if 'slots' in mesh:
        data.polygons.foreach_set('material_index', mesh['slots'])
    if mesh.get('n') is not None:
        data.use_auto_smooth = True
        data.normals_split_custom_set_from_vertices(mesh['n'].tolist())
    data.update()
    return link(bpy.data.objects.new(name, data), parent)


def link(thing, parent=None):
    bpy.context.scene.collection.objects.link(thing)
    if parent:
        thing.parent = parent
    return thing


def empty(name, parent=None, at=(0, 0, 0), turn=(0, 0, 0)):
    thing = link(bpy.data.objects.new(name, None), parent)
    thing.location, thing.rotation_euler = at, turn
    return thing


def below(thing):
    found = []
    for child in thing.children:
        found += [child] + below(child)
    return found


def cloud(root, every=7):
    """Points of everything under `root`, in the world."""
    bpy.context.view_layer.update()
    return np.vstack([points(thing, every) for thing in below(root) if thing.type == 'MESH'])


def points(thing, every=1):
    """Points of a mesh, in the world."""
    at = np.empty(len(thing.data.vertices) * 3, np.float32)
    thing.data.vertices.foreach_get('co', at)
    world = np.array(thing.matrix_world)
    return at.reshape(-1, 3)[::every] @ world[:3, :3].T + world[:3, 3]


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)
