"""A pair by the sea in the evening, on granite: the camera low, the sky, skerries and the water out of focus."""
import numpy as np
from mathutils import Vector

from camera import camera
from light import card, direction, new_world, show_weave, soft_box, sun, touched
from materials.graph import Graph, Value, colour
from stage import cloud, put
from sweeps import ellipsoid
from .ground import plane, rough, stand, terrain

# `end` is where the rock ends (units). The camera stands `aside` of its aim (units, to the right).
VIEWS = {
    'wide': dict(end=13, azimuth=-9, elevation=-1.0, wide=.47, tall=.95, focal=70, fstop=16, low=.07, aside=-7.2),
    'tall': dict(end=14, azimuth=-9, elevation=1.5, wide=.86, tall=.95, focal=120, fstop=18, low=.22),
}
# Degrees that the pair is turned; seed of the rock's far edge; how far from the pair it has no cracks, units: mirrored, they
# would look like cracks in a lens.
TURN, EDGE, WHOLE = -33, 5, 24
# `sea` in its troughs, between and on its crests; `deep`, what it passes into further out; `air` from the horizon upwards,
# with a `glow` to the right; skerries, far and near, have a tint of `haze` and so much of it; `sky`, from the horizon upwards,
# is what lights the set; the sun; `cool` is the light beside the camera.
LIGHT = dict(sea=('#31566c', '#3f667b', '#688c9a'), deep='#5d7f8d', air=('#7d97a3', '#6c8b9c', '#54798f', '#3d6682', '#2a5270'), glow='#f0cba6', haze=(('#748794', .85), ('#5f707a', .5)),
             sky=('#a79c8b', '#f0d8b8', '#cfdbe4', '#6f97bb'), cool=(1, .93, .84), sun=(-.78, .10, .42), tint=(1, .80, .58))
# So near to the origin and so far above the ground, mirrors see the cards (units): the ground does not shine.
NEAR = 14, .35


def granite(end):
    """A rock that ice and sea have worn round: reddish, with grains of quartz, felspar and mica, grey where rain runs off."""
    g = Graph('granite')
    place = g.node('TexCoord', out=3)
    x, y, z = g.split(place)
    broad = g.noise(g.join(x * .035, y * .09, z * .1), 1, 5, .62)
    tint = g.ramp(broad, [(.3, colour('#857c74')), (.5, colour('#a6968a')), (.7, colour('#b6a598'))])
    for shift, scale, part, grain in ((0, 6.6, .36, '#ded5cc'), (5, 7.6, .30, '#b98a76'), (9, 9.4, .24, '#3f3b38')):
        g.node('TexVoronoi', {'Vector': g.join(x * scale + shift, y * scale, z * scale), 'Scale': 1.0})
        kind, _, _ = g.split(Value(g, g.last.outputs[1]))
        # A mirror so near shows grains as sharp as sand: in lenses the rock is nearly even.
        tint = g.mix((kind < part) * (.46 - g.ray('sharp') * .36), tint, colour(grain))
    fine = g.noise(place, 4.4, 6, .75)
    wander = g.noise(g.join(x * .06, y * .06, 0.0), 1, 4, .55) * .5
    crack = 1 - g.step(g.node('TexVoronoi', {'Vector': g.join(x * .022 + y * .008 + wander, y * .045 + wander, 0.0), 'Scale': 1.0}, feature='DISTANCE_TO_EDGE'), .001, .006)
    crack = crack * g.step(g.math('SQRT', x * x + y * y), WHOLE, WHOLE + 16)
    tint = g.mix(crack * .7, tint, colour('#4d453f'))
    # Seen in the lenses it is level and ends near the pair: with its relief it would be dunes there.
    bent = g.mix(g.ray('sharp'), g.bump(fine * .6 + broad - crack * .5, .08, .6), (0, 0, 1))
    stone = g.principled(Base_Color=touched(g, tint), Roughness=.75, Specular=.25, Normal=bent)
    ends = g.noise(g.join(x * .05, y * .05, 0.0), 1, 1, .5) * 10 - 21
    stone = g.node('MixShader', {0: g.ray('sharp') * (y < ends), 1: stone, 2: g.node('BsdfTransparent')})
    size, n = 150.0, 800
    x, y = np.meshgrid(np.linspace(-size / 2, size / 2, n), np.linspace(-size / 2, size / 2, n))
    height = rough(n, 4.4, 11, 2) * 1.3 + rough(n, 3.0, 3, 12) * .12
    # Level where the pair stands.
    level = np.clip((np.hypot(x, y - 5) - 9) / 22, 0, 1)
    height = height * level ** 1.5 + rough(n, 2.8, 6, 30) * .03
    # It ends behind the camera too: lenses mirror the sea there.
    edge = rough(n, 3.6, EDGE, 1) * 3.4
    beyond = np.clip((np.maximum(y - end, -y - 47) + 5 + edge) / 9, 0, 2)
    terrain('granite', size, height - beyond ** 2 * 4.2, g.done(stone))


def sea(end):
    """Even light: out of focus, a sea is its colours. What glitters on it would be discs, which look like dust on the picture."""
    g = Graph('sea')
    x, y, z = g.split(g.node('TexCoord', out=3))
    swell = g.noise(g.join(x * .012, y * .05, 0.0), 1, 3, .5)
    ripple = g.noise(g.join(x * .07, y * .34, 0.0), 1, 4, .6)
    tint = g.ramp(swell * .45 + ripple * .55, [(at, colour(code)) for at, code in zip((.34, .5, .66), LIGHT['sea'])])
    tint = g.mix(g.step(y, 120, 900) * .92, tint, g.mix(.3, colour(LIGHT['deep']), tint))
    tint = g.mix(g.step(y, 300, 8000) * g.step(x / g.math('MAXIMUM', y, 1.0), .0, .36) * .7, tint, colour(LIGHT['glow']))
    # What lenses mirror lies across from the sun's side and has its light: in gold, blue water would be dark green.
    tint = g.mix(g.ray('sharp') * (g.step(y, -50, -2600) * .4 + .18), tint, colour(LIGHT['glow']))
    water = g.done(g.node('Emission', {0: tint, 1: .95}))
    for near, far in ((end, 9000), (-9000, -52)):
        plane('sea', [(-9000, near, -60), (9000, near, -60), (9000, far, -60), (-9000, far, -60)], water)


def horizon():
    """The sky down to the sea and skerries before it, far out of focus."""
    g = Graph('air')
    x, _, z = g.split(g.node('TexCoord', out=3))
    up = (z + 60) / 1700
    tones = g.ramp(up, [(at, colour(code)) for at, code in zip((.0, .07, .22, .5, 1), LIGHT['air'])])
    # The sun has left that part of the sky last which lies across from it.
    low = g.math('POWER', 1 - g.step(up, .0, .36), 1.6) * g.step(x, -200, 3000)
    tones = g.mix(low * .95, tones, colour(LIGHT['glow']))
    plane('air', [(-9000, 9000, -60), (9000, 9000, -60), (9000, 9000, 5000), (-9000, 9000, 5000)], g.done(g.node('Emission', {0: tones, 1: 1.0})))
    roll = np.random.default_rng(4)
    for (tint, haze), far, places in zip(LIGHT['haze'], (8000, 4200), (((1000, 500, 34), (2600, 700, 60)), ((330, 210, 40), (1640, 260, 62), (-420, 160, 22)))):
        h = Graph('skerry')
        stone = h.done(h.node('MixShader', {0: haze, 1: h.node('BsdfDiffuse', {0: colour('#7a6a5e')}), 2: h.node('Emission', {0: colour(tint), 1: 1.0})}))
        for x, wide, high in places:
            for _ in range(16):
                off = roll.normal(0, .42)
                size = (wide * roll.uniform(.07, .4), 60, high * roll.uniform(.4, 1.2) * max(.25, 1 - off * off))
                put('skerry', ellipsoid((x + off * wide, far, -60), size, around=24, over=16), stone, scale=1)


def daylight():
    g = Graph(tree=new_world())
    g.tree.nodes.clear()
    _, _, rise = g.split(g.node('TexCoord', out=0))
    tones = g.ramp(rise, [(at, colour(code)) for at, code in zip((.0, .02, .25, 1), LIGHT['sky'])])
    g.tree.links.new(g.node('Background', {0: tones, 1: .6}).socket, g.tree.nodes.new('ShaderNodeOutputWorld').inputs[0])
    sun(Vector(LIGHT['sun']).normalized(), 7.2, 1.6, LIGHT['tint'])
    soft_box('fill', (14, -50, 40), (0, 0, 0), (70, 50), 8000, (1, .96, .90), glossy=False)
    card('front', (10, -60, 30), (0, 0, 4), (90, 60), 1.5, (.92, .96, 1), soft=.45, fall=.8)


def mirrored(view):
    """What the pair mirrors: its lenses, the sky beside the camera."""
    show_weave((24, LIGHT['cool']), (27, LIGHT['tint']), NEAR)
    seen = direction(2 * TURN - view['azimuth'], 0)
    card('sky', seen * 60 + Vector((0, 0, 30)), (0, 0, 2.5), (260, 60), 4.8, LIGHT['cool'], soft=.5, fall=.3, within=NEAR)


def shore(job, settings):
    view, (width, height) = VIEWS[job['view']], job['size']
    granite(view['end'])
    sea(view['end'])
    horizon()
    root = stand({**job['pairs'][0], 'view': 'set'}, settings, (0, 0), TURN)
    daylight()
    mirrored(view)
    camera(view, cloud(root), height / width, view['low'], fstop=view['fstop'])
    return dict(exposure=1.04, contrast=.3, saturation=1.04, vignette=.1)
