"""The studio's light: one soft box from above, a fill beside the camera, and cards that only show as reflections."""
from math import atan2, cos, degrees, radians, sin

import bpy
from mathutils import Vector

from materials.graph import Graph, colour
from stage import link

WHITE = (1, .99, .975)
# Units: so near to what stands on it, the ground darkens.
CONTACT = 1.1
# How much of its own tint the ground sends to the camera.
GLOW = .87


def direction(azimuth, elevation):
    a, e = radians(azimuth), radians(elevation)
    return Vector((sin(a) * cos(e), -cos(a) * cos(e), sin(e)))


def facing(at, target):
    return (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()


def soft_box(name, at, target, size, power, tint=WHITE, glossy=True):
    lamp = bpy.data.lights.new(name, 'AREA')
    lamp.shape, lamp.size, lamp.size_y = 'RECTANGLE', *size
    lamp.energy, lamp.color = power, tint
    lamp.use_nodes = True
    g = Graph(tree=lamp.node_tree)
    g.set(g.tree.nodes['Emission'].inputs[1], 1 - within_glass(g))
    thing = link(bpy.data.objects.new(name, lamp))
    thing.location, thing.rotation_euler = at, facing(at, target)
    thing.visible_glossy = glossy
    return thing


def sun(towards, energy, angle, tint, glossy=True):
    """`towards` leads from the set to the sun; the larger its angle (degrees), the softer the shadows."""
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.angle, lamp.color = energy, radians(angle), tint
    thing = link(bpy.data.objects.new('sun', lamp))
    thing.rotation_euler, thing.visible_glossy = towards.to_track_quat('Z', 'Y').to_euler(), glossy


def new_world():
    """What is around the scene. Returns its node tree."""
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    return world.node_tree


def card(name, at, target, size, strength, tint=WHITE, soft=.3, fall=0.0, within=None, sharp=True, panes=None):
    """A luminous sheet that mirrors see and nothing else does: it flattens no shadow and costs no samples.
    @param within only mirrors so near to the upright axis and so far above the ground see it (units): no gloss on what a pair stands on
    @param sharp whether lenses see it, whose mirrors are perfect
    @param panes how many of them across and up make it a window"""
    w, h = size[0] / 2, size[1] / 2
    data = bpy.data.meshes.new(name)
    data.from_pydata([(-w, -h, 0), (w, -h, 0), (w, h, 0), (-w, h, 0)], [], [(0, 1, 2, 3)])
    data.uv_layers.new().data.foreach_set('uv', [0, 0, 1, 0, 1, 1, 0, 1])
    thing = link(bpy.data.objects.new(name, data))
    thing.location, thing.rotation_euler = at, facing(at, target)
    g = Graph(name)
    u, v, _ = g.split(g.node('TexCoord', out=2))
    inside = g.within(u, soft) * g.within(v, soft)
    for part, count in zip((u, v), panes or ()):
        # Bars of a twentieth of a pane.
        inside = inside * g.panes(part, count, .035, .065)
    light = inside * (1.0 - (1.0 - v) * fall) * strength * (1 - within_glass(g))
    if not sharp:
        light = light * (1 - g.ray('sharp'))
    if within:
        way = g.node('VectorMath', {0: g.node('NewGeometry', out=4), 3: g.node('LightPath', out=7)}, operation='SCALE')
        x, y, z = g.split(g.vector('ADD', g.node('NewGeometry', out=0), way))
        light = light * (g.math('SQRT', x * x + y * y) < within[0]) * (z > within[1])
    # Added to what lies behind it: a soft edge of a sheet that is not see-through would be mirrored as a black frame.
    added = g.node('AddShader', {0: g.node('Emission', {0: tint, 1: light}), 1: g.node('BsdfTransparent')})
    data.materials.append(g.done(added))
    data.materials[0].cycles.sample_as_light = False
    for_mirrors(thing)
    return thing


def show_weave(above, beside, within=None):
    """Fibres that run across mirror what is above, those that run upwards what is beside: so the weave of a pair at the origin is
    seen. Lenses see neither. @param above strength and tint of the light there; `beside` likewise"""
    card('above', (-4, -16, 52), (0, 0, 4), (70, 14), *above, soft=.3, within=within, sharp=False)
    card('beside', (-56, 24, 12), (0, 0, 4), (14, 40), *beside, soft=.3, within=within, sharp=False)


def unseen_by_gloss(materials):
    """Seen in a lens and in no gloss: carbon is black where it mirrors no pale ground, a mirrored lens is dead without it."""
    for material in materials:
        g = Graph(tree=material.node_tree)
        shown = g.tree.nodes['Material Output'].inputs[0]
        gloss = g.ray('glossy') * (1 - g.ray('sharp'))
        g.set(shown, g.node('MixShader', {0: gloss, 1: g.into(shown), 2: g.node('BsdfTransparent')}))


def deepen():
    """For solid frames in the bright studio, whose colours would lie below a veil: their gloss mirrors no ground, and what light
    goes into, which comes from all around, is as dark as in a room: clear acetate far more so than wood."""
    unseen_by_gloss([bpy.data.materials['floor']])
    for material in bpy.data.materials:
        for kind, gamma in (('acetate', 1.4), ('wood', 1.1)):
            if material.name.startswith(kind):
                g = Graph(tree=material.node_tree)
                tint = g.tree.nodes['Principled BSDF'].inputs['Base Color']
                g.set(tint, g.node('Gamma', {0: g.into(tint), 1: gamma}))
    light_wire()


def light_wire():
    """The wire of a solid frame's temples, which would mirror as little as the frame: an even ground is an even glow."""
    for material in bpy.data.materials:
        if material.name.startswith('titanium'):
            body = material.node_tree.nodes['Principled BSDF']
            body.inputs['Emission'].default_value, body.inputs['Emission Strength'].default_value = body.inputs['Base Color'].default_value, .5


def within_glass(g):
    """1 for light that has entered a clear frame: bounced about in there, a bright sheet would be a line of sparks."""
    return g.node('LightPath', out=12) > .5


def for_mirrors(thing):
    thing.visible_camera = thing.visible_diffuse = thing.visible_shadow = thing.visible_transmission = False


def flag(at, target, size):
    """A black sheet that only mirrors see: at a flat angle even carbon mirrors all of a pale set, and looks like glass."""
    bpy.ops.mesh.primitive_plane_add(size=1, location=at, rotation=facing(at, target))
    thing = bpy.context.object
    thing.scale = (*size, 1)
    g = Graph('flag')
    thing.data.materials.append(g.done(g.node('Emission', {1: 0})))
    for_mirrors(thing)


def backdrop(tint, centre, glow, lit, near, far, sky_in_gloss):
    """A floor that is lit where the pair stands and passes into even light around it: no seam, no horizon."""
    data = bpy.data.meshes.new('floor')
    reach = 3000
    # One triangle: where two meet, a close-up has a hairline.
    data.from_pydata([(-4 * reach, -reach, 0), (4 * reach, -reach, 0), (0, 5 * reach, 0)], [], [(0, 1, 2)])
    link(bpy.data.objects.new('floor', data))
    g = Graph('floor')
    away = g.vector('SUBTRACT', g.node('NewGeometry', out=0), (centre[0], centre[1], 0))
    distance = g.node('VectorMath', {0: away}, out=1, operation='LENGTH')
    seen = g.math('MAXIMUM', g.ray('camera'), within_glass(g))
    part = g.step(distance, near, far) * seen
    ground = g.principled(Base_Color=touched(g, tuple(c * lit for c in tint)), Roughness=.9, Specular=.15)
    data.materials.append(g.done(g.node('MixShader', {0: part, 1: ground, 2: even_light(g, tint, glow)})))
    w = Graph(tree=new_world())
    w.tree.nodes.clear()
    seen = w.math('MAXIMUM', w.ray('camera'), within_glass(w))
    # What mirrors see: bright overhead, a dark band around the horizon that draws the edges of metal.
    _, _, rise = w.split(w.node('TexCoord', out=0))
    sky = (w.step(rise, -.05, .75) * .46 + .10) * (w.ray('sharp') * (1 - sky_in_gloss) + sky_in_gloss)
    around = w.node('Background', {0: (.97, .98, 1, 1), 1: sky})
    mixed = w.node('MixShader', {0: seen, 1: around, 2: even_light(w, tint, glow)})
    w.tree.links.new(mixed.socket, w.tree.nodes.new('ShaderNodeOutputWorld').inputs[0])


def touched(g, tint, near=CONTACT):
    """Darker where something stands: wide lights, and a sun behind it, leave no shadow in the last millimetres below it."""
    sky = g.node('AmbientOcclusion', {1: near}, out=1, samples=2)
    return g.mix(g.step(sky, .45, 1.0), g.mix(1.0, tint, (.25, .25, .25), 'MULTIPLY'), tint)


def even_light(g, tint, glow):
    """A little lighter towards the top of the picture."""
    _, height, _ = g.split(g.node('TexCoord', out=5))
    return g.node('Emission', {0: (*tint, 1), 1: height * .05 * glow + glow * .97})


def ground_of(tint):
    """The light of the studio's ground, without a shadow on it."""
    return [c * GLOW for c in colour(tint)]


def mirrored(azimuth):
    """Where what the lenses mirror stands, for a camera at `azimuth`; degrees."""
    return -azimuth * .95 if abs(azimuth) >= 20 else 32


def over_the_shoulder(azimuth):
    """Where the sun stands, for a camera at `azimuth`; degrees. A front view would cut shadows that fall further aside."""
    return azimuth + (46 if abs(azimuth) > 20 else 24)


def studio(azimuth, target, towards, tint, loose=False, close=False, sky=None, weave=False):
    """@param sky how much of it the gloss of a solid frame mirrors, and nothing of the ground; None if it mirrors all that is there
    @param weave whether the frame shows one"""
    tint = colour(tint)
    # Seen from low down the lit ground is a narrow band: darker, so that it does not show as one.
    # Around a whole pair the ground is laid on afterwards; see shoot.develop().
    backdrop(tint, target, GLOW, .70 if towards.z > .16 else .61, *((11, 36) if close else (-1, 0)), sky or 1)
    soft_box('top', (target.x - 5 - towards.x * 8, target.y + 3 - towards.y * 8, 44), (target.x, target.y, 0), (30, 22), 15500)
    fill = 9000 if close else 18000 if sky and not weave else 4200
    soft_box('fill', target + towards * 40 + Vector((0, 0, 34)), (target.x + towards.x * 14, target.y + towards.y * 14, 0), (60, 40), fill, glossy=False)
    side = 1 if azimuth < 0 else -1
    # The lenses mirror this card: large and soft, so that both show one gradient and no second rectangle.
    ground = Vector((target.x, target.y, 0))
    strength, soft = (3.0, .42) if loose else (9.0 if close else 4.0, .5)
    card('card', ground + direction(mirrored(azimuth), 0) * 17 + Vector((0, 0, 15)), (target.x, target.y, 4), (24, 24) if loose else (36, 32), strength, soft=soft, fall=.7)
    card('back', target + direction(azimuth + 150 * side, 40) * 46, target, (8, 60), 8.5, soft=.3)
    card('edge', target + direction(azimuth - 100 * side, 62) * 46, target, (9, 50), 11.0, soft=.3)
    if sky:
        deepen()
    if weave:
        # High up: the fibres across a front show it and the upright ones do not.
        card('weave', target + direction(-azimuth, 58) * 60, target, (60, 24), 340, soft=.3)


def shade():
    """Light for the shadow alone. An even sky darkens the ground around what stands on it. A wide sun over the camera's shoulder
    throws the pair's shadow behind it: sharp where the pair touches the ground, soft further away. Without a shadow, the ground
    is equally bright everywhere."""
    for thing in list(bpy.context.scene.objects):
        if thing.type == 'LIGHT':
            bpy.data.objects.remove(thing)
    w = Graph(tree=new_world())
    # Above the horizon it outshines the ground, and no shadow is found there.
    w.set(w.tree.nodes['Background'].inputs[1], w.ray('camera') * 9 + 1.0)
    x, y, _ = bpy.context.scene.camera.matrix_world.col[2][:3]
    sun(direction(over_the_shoulder(degrees(atan2(x, -y))), 54), 1.25, 14, WHITE)
    g = Graph('sheet')
    # As if nothing let light through: a clear rim touches the ground as darkly as any other.
    near = g.node('AmbientOcclusion', {1: 1.0}, out=1, samples=8)
    bpy.data.objects['floor'].data.materials[0] = g.done(g.node('BsdfDiffuse', {0: g.mix(near, (.03, .03, .03), (.6, .6, .6))}))
