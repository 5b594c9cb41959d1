"""Acetate, which light goes through, polycarbonate, which is coloured through, and silicone."""
from .graph import Graph, colour

ACETATES = {
    'acetate-petrol': dict(tones=('#2f9fa6', '#6fcac6', '#d2f2ea'), clear=.93),
    'acetate-honey': dict(tones=('#ee9a34', '#f7c06a', '#ffe9bf'), clear=.93),
    'acetate-rose': dict(tones=('#d96f83', '#efa6ad', '#fbdcd8'), clear=.93),
    'acetate-tortoise': dict(tones=('#e39a4a', '#efb96d', '#f6d294'), clear=.80),
}
POLYCARBONATES = {
    'plastic-orange': '#ee5f27', 'plastic-teal': '#169aa2', 'plastic-yellow': '#f2b821', 'plastic-blue': '#2b62b8',
    'plastic-pink': '#e7708f', 'plastic-green': '#4fa24a',
}


def acetate(name, seed=0, temple=False):
    """Glass to the camera, tinted transparency to light: coloured shadows without the noise of caustics.
    It bends light less than acetate does: seen through, the back of a bridge would be a melted drop."""
    a = ACETATES[name]
    g = Graph('acetate')
    along, y, z = g.flat()
    x = along + seed * 23.0
    swirl = g.noise(g.join(x * .05, y * .08, z * .07), .45, 2, .5, 1.2)
    tones = [colour(c) for c in a['tones']]
    tint = g.ramp(swirl, [(.35, tones[0]), (.5, tones[1]), (.64, tones[2])])
    clear, spots = a['clear'], 0.0
    if name == 'acetate-tortoise':
        blotch = g.noise(g.join(x * .085, y * .10, z * .14), 1.0, 3, .55, 1.6)
        flecks = g.noise(g.join(x * .3, y * .3, z * .42), 1.0, 2, .5, .8)
        spots = g.step(blotch + (flecks - .5) * .22, .44, .56)
        tint = g.mix(spots, tint, colour('#6b2f12'))
        tint = g.mix(g.step(blotch + (flecks - .5) * .22, .53, .68), tint, colour('#210d06'))
        clear = clear - spots * .35
    # Of light that is bounced about within, the tint would leave nothing.
    seen = g.mix(g.node('LightPath', out=8) > 1.5, tint, (1, 1, 1, 1))
    body = g.principled(Base_Color=seen, Transmission=clear, Roughness=.18, IOR=1.22, Specular=.5, Clearcoat=.6, Clearcoat_Roughness=.02)
    if temple:
        # The cut that meets the front is dull and lit from within: polished, it would show the dark inside of the whole temple. It is
        # as deep and warm as acetate on a warm ground: paler or cooler, it would shine through the front as a disc.
        deep = g.mix(1.0, g.mix(.5, tint, g.mix(1.0, tint, tint, 'MULTIPLY')), (.95, .8, .66, 1), 'MULTIPLY')
        body = g.node('MixShader', {0: g.step(along, .9, .6), 1: body, 2: g.node('Emission', {0: deep, 1: .45})})
    passing = g.node('BsdfTransparent', {0: g.mix(.25, tint, (.8, .8, .8, 1))})
    return g.done(g.node('MixShader', {0: g.ray('shadow'), 1: body, 2: passing}))


def polycarbonate(name, matt=False):
    return paint(POLYCARBONATES[name], .42 if matt else .16, 0 if matt else .8)


def paint(tint, rough=.26, coat=.4):
    g = Graph('plastic')
    return g.done(g.principled(Base_Color=colour(tint), Roughness=rough, Specular=.5, Clearcoat=coat, Clearcoat_Roughness=.03))


def silicone():
    g = Graph('silicone')
    body = g.principled(Base_Color=(.92, .92, .9), Transmission=.8, Roughness=.28, IOR=1.42)
    passing = g.node('BsdfTransparent', {0: (.85, .85, .85, 1)})
    return g.done(g.node('MixShader', {0: g.ray('shadow'), 1: body, 2: passing}))
