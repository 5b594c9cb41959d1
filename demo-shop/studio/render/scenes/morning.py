"""A pair on pale granite above the sea, on a clear morning."""
from math import radians

import bpy
from mathutils import Vector

from camera import camera
from light import card, direction, new_world, sun
from materials.graph import Graph, colour
from stage import cloud
from .granite import slabs
from .ground import stand
from .sea import islands, water

VIEWS = {
    'wide': dict(azimuth=-4, elevation=1.6, wide=.48, tall=.95, focal=56, low=.12, aside=-3.4, near=2.0, turn=-32),
    'far': dict(azimuth=22, elevation=1.6, wide=.40, tall=.95, focal=62, low=.09, aside=4.0, near=2.0, turn=4, pale=.75),
    'tall': dict(azimuth=-10, elevation=.8, wide=.84, tall=.95, focal=70, low=.24, aside=0, near=2.5, turn=-37),
}
# From straight below to straight above.
SKY = [(.0, '#3f6f8c'), (.494, '#a9cbe0'), (.502, '#d0e3ec'), (.510, '#b0d0e4'), (.520, '#80b1d7'), (.535, '#4a8cc6'), (.56, '#2a6fae'), (.60, '#205f9d'), (.75, '#1d5a96'), (1, '#174a80')]
# What lenses mirror: the sky behind the camera, down to a ground without an edge.
MIRRORED = [(.0, '#20262b'), (.36, '#2c363e'), (.44, '#42515d'), (.485, '#5b7488'), (.506, '#a9c8dd'), (.524, '#bcd8ea'), (.55, '#a5cbe6'), (.61, '#7fb2da'), (.70, '#5f93c2'), (1, '#2f5f94')]
SEA = [(0, '#a3c6da'), (.012, '#86b0cb'), (.05, '#5b94b3'), (.25, '#2b6d90'), (1, '#1f5a78')]
SUN = Vector((-.66, -.60, .52)).normalized()


def sky(pale):
    """Three skies: what the camera sees, what lights the set, and what mirrors see, brighter on the sun's side.
    @param pale how much of its blue the mirrored sky lacks, 0 to 1: a golden mirror would be green"""
    g = Graph(tree=new_world())
    g.tree.nodes.clear()
    x, y, z = g.split(g.node('TexCoord', out=0))
    wisps = g.noise(g.join(x * 2.2, y * 2.2, z * 15), 1.5, 5, .6)
    clear = g.ramp(z * .5 + .5, [(at, colour(code)) for at, code in SKY])
    clear = g.mix(g.step(wisps, .52, .80) * g.step(z, .0, .05) * .10, clear, (.86, .92, .97, 1))
    seen = g.node('Background', {0: clear, 1: 1.0})
    around = g.node('Background', {0: g.mix(.35, clear, (.93, .97, 1, 1)), 1: 1.25})
    tones = g.ramp(z * .5 + .5, [(at, colour(code)) for at, code in MIRRORED], 'EASE')
    tones = g.node('HueSaturation', {1: 1.0 - pale, 4: tones})
    sunny = g.step(x * SUN.x + y * SUN.y, .2, .72)
    mirrored = g.node('Background', {0: tones, 1: sunny * 3.4 + .45})
    mixed = g.node('MixShader', {0: g.ray('glossy'), 1: g.node('MixShader', {0: g.ray('camera'), 1: around, 2: seen}), 2: mirrored})
    g.tree.links.new(mixed.socket, g.tree.nodes.new('ShaderNodeOutputWorld').inputs[0])


def morning(job, settings):
    view = VIEWS[job['view']]
    sky(view.get('pale', 0))
    # Rocks behind the camera would be mirrored as a jagged dark line.
    sea = water(SEA, colour('#d5e7ed'), colour('#123f59'), .85)
    for thing in (slabs(job.get('snow', False)), sea):
        thing.visible_glossy = False
    islands(colour('#b4d0e0'), colour('#a2c1d6'), colour('#93b2cb'), .95)
    turn = view.get('turn', -26)
    root = stand(job['pairs'][0], settings, (.8, 0), turn)
    sun(SUN, 4.5, 2.2, (1, .93, .83))
    width, height = job['size']
    _, _, distance = camera(view, cloud(root), height / width, view['low'], fstop=20)
    shot = bpy.context.scene.camera
    shot.data.dof.focus_distance = distance - view['near']
    shot.location += Vector((view['aside'], 0, 0))
    # What the outer side of the temple mirrors, from above it: fibres along the temple shine, those across stay dark.
    outer = direction(90 + turn, 0)
    seen = -direction(view['azimuth'], 0)
    mirrored = seen - outer * 2 * seen.dot(outer)
    card('temple', mirrored * 40 + Vector((0, 0, 34)), (0, 0, 3), (16, 44), 40, (.93, .97, 1), soft=.3, within=(14, .35))
    card('right', (30, -22, 16), (0, 0, 2.5), (22, 26), 1.4, (.94, .97, 1), soft=.45)
    return dict(exposure=.95, contrast=.16, saturation=1.05, vignette=.08)
