"""A pair on pale granite above the sea, on a clear morning."""
import bpy
import numpy as np
from mathutils import Vector

from camera import camera
from light import card, new_world, sun
from materials.graph import Graph, colour
from stage import cloud
from .ground import rough, stand, terrain
from .nordic import sea_level, skerries

VIEWS = {
    'wide': dict(azimuth=-4, elevation=-.4, wide=.48, tall=.95, focal=62, low=.12, aside=-3.4, near=2.0),
    'tall': dict(azimuth=-10, elevation=.8, wide=.84, tall=.95, focal=70, low=.24, aside=0, near=2.5),
}
# From straight below to straight above.
SKY = [(.0, '#3f6f8c'), (.494, '#a9cbe0'), (.502, '#d6e6ec'), (.508, '#a4c9e2'), (.518, '#5b98cb'), (.535, '#3a80bc'), (.56, '#2a6fae'), (.60, '#205f9d'), (.75, '#1d5a96'), (1, '#174a80')]
# What lenses mirror: the sky behind the camera, warm where it meets a ground without an edge.
MIRRORED = [(.0, '#20262b'), (.36, '#2c363e'), (.44, '#42515d'), (.485, '#6e7f8c'), (.506, '#dccabb'), (.524, '#f0e6dc'), (.55, '#e0eaf2'), (.61, '#a8cdea'), (.70, '#5f93c2'), (1, '#2f5f94')]
SUN = Vector((-.66, -.60, .52)).normalized()


def granite(snow):
    """Feldspar, quartz and mica, a few millimetres each, with stains and a joint or two; snow where the ground is level."""
    g = Graph('granite')
    x, y, z = g.flat()
    place = g.join(x, y, z)
    warped = g.vector('ADD', place, g.vector('MULTIPLY', g.noise(place, 3.0, 2, out=1), (.22, .22, .22)))
    kind, light, _ = g.split(g.node('TexVoronoi', {'Vector': warped, 'Scale': 3.0}, out=1))
    mica, _, _ = g.split(g.node('TexVoronoi', {'Vector': warped, 'Scale': 6.0}, out=1))
    broad, stain, fine = g.noise(place, .10, 4, .55), g.noise(place, .38, 5, .62), g.noise(place, 7.0, 4, .7)
    tint = g.ramp(kind, [(.0, colour('#b0aba5')), (.30, colour('#a29c96')), (.55, colour('#bcb8b2')), (.80, colour('#8d8985'))], 'CONSTANT')
    tint = g.mix(light * .16, tint, colour('#d8d2ca'))
    tint = g.mix((mica > .88) * .6, tint, colour('#454343'))
    tint = g.mix(g.step(stain + broad * .6, .70, .95) * .45, tint, colour('#6e6a65'))
    tint = g.mix(g.step(broad, .48, .66) * .3, tint, colour('#c4ab98'))
    joint = g.math('MINIMUM', g.math('ABSOLUTE', y * .92 + x * .38 - 9.5 + stain * 2.4), g.math('ABSOLUTE', x * .95 - y * .22 + 15.5 + stain * 3.0))
    gap = 1 - g.step(joint, .03, .16)
    tint = g.mix(gap * .7, tint, colour('#35322f'))
    height = fine * .3 + stain * .4 + kind * .06 - gap * 3.0
    rock = g.principled(Base_Color=tint, Roughness=fine * .2 + .45, Specular=.4, Normal=g.bump(height, .03, .4))
    if not snow:
        return g.done(rock)
    _, _, upright = g.split(g.node('NewGeometry', out=1))
    drift = g.noise(place, .16, 4, .55)
    lying = g.step(upright * .5 + drift + fine * .05, .97, 1.06)
    powder = g.principled(Base_Color=(.86, .89, .93), Roughness=.7, Specular=.2, Normal=g.bump(g.noise(place, 5, 3, .7), .03, .3))
    return g.done(g.node('MixShader', {0: lying, 1: rock, 2: powder}))


def slabs(snow):
    """Rock that ice has polished: rounded backs, level where the pair stands."""
    n, size = 900, 150.0
    x, y = np.meshgrid(np.linspace(-size / 2, size / 2, n), np.linspace(-size / 2, size / 2, n))
    broad, fine = rough(n, 4.2, 11, 2), rough(n, 2.6, 9, 12)
    back = broad * 1.1 + np.clip(1 - np.abs(rough(n, 3.6, 4, 3)), -1, 1) * .7 + fine * .07
    level = np.clip((np.hypot(x / 1.5, (y - 1) * 1.05) - 8.5) / 14, 0, 1)
    level = level * level * (3 - 2 * level)
    height = (back - np.median(back[np.hypot(x, y) < 9])) * level + fine * .006 * (1 - level) - .012
    height -= np.clip((y + x * .16 + broad * 3 - 24) / 16, 0, 1) ** 1.6 * 30
    return terrain('rock', size, np.minimum(height, 1.5), granite(snow))


def water():
    """Even light, darker towards the shore: a real sea shows its waves' slopes and not the sky above the horizon."""
    g = Graph('water')
    x, y, z = g.split(g.node('TexCoord', out=3))
    swell = g.noise(g.join(x * .010, y * .055, 0.0), 1.0, 3, .55)
    tint = g.ramp(g.step(y, 60, 2600), [(0, colour('#1f5a78')), (.25, colour('#2b6d90')), (.7, colour('#5b94b3')), (1, colour('#8db8cc'))])
    tint = g.mix(g.step(swell, .42, .68) * .35, tint, colour('#cfe3ea'))
    return g.done(g.node('Emission', {0: tint, 1: .85}))


def sky():
    """Three skies: what the camera sees, what lights the set, and what mirrors see, brighter on the sun's side."""
    g = Graph(tree=new_world())
    g.tree.nodes.clear()
    x, y, z = g.split(g.node('TexCoord', out=0))
    wisps = g.noise(g.join(x * 2.2, y * 2.2, z * 15), 1.5, 5, .6)
    clear = g.ramp(z * .5 + .5, [(at, colour(code)) for at, code in SKY])
    clear = g.mix(g.step(wisps, .52, .80) * g.step(z, .0, .05) * .24, clear, (.86, .92, .97, 1))
    seen = g.node('Background', {0: clear, 1: 1.0})
    around = g.node('Background', {0: g.mix(.35, clear, (.93, .97, 1, 1)), 1: 1.25})
    tones = g.ramp(z * .5 + .5, [(at, colour(code)) for at, code in MIRRORED], 'EASE')
    sunny = g.step(x * SUN.x + y * SUN.y, .2, .72)
    mirrored = g.node('Background', {0: tones, 1: sunny * 4.6 + .45})
    mixed = g.node('MixShader', {0: g.ray('glossy'), 1: g.node('MixShader', {0: g.ray('camera'), 1: around, 2: seen}), 2: mirrored})
    g.tree.links.new(mixed.socket, g.tree.nodes.new('ShaderNodeOutputWorld').inputs[0])


def morning(job, settings):
    sky()
    # Rocks behind the camera would be mirrored as a jagged dark line.
    for thing in (slabs(job.get('snow', False)), sea_level(water())):
        thing.visible_glossy = False
    skerries('#7f9aab')
    root = stand(job['pairs'][0], settings, (.8, 0), -26)
    sun(SUN, 4.5, 2.2, (1, .93, .83))
    view = VIEWS[job['view']]
    width, height = job['size']
    _, _, distance = camera(view, cloud(root), height / width, view['low'], fstop=12)
    shot = bpy.context.scene.camera
    shot.data.dof.focus_distance = distance - view['near']
    shot.location += Vector((view['aside'], 0, 0))
    card('right', (30, -22, 16), (0, 0, 2.5), (22, 26), 1.4, (.94, .97, 1), soft=.45)
    return dict(exposure=.95, contrast=.16, saturation=1.05, vignette=.08)
