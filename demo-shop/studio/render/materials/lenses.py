"""Lenses: tinted sheets with Fresnel gloss, some with a coloured mirror. Colours are what comes through."""
from math import cos, radians, sin

from .graph import Graph, colour

TINTS = {
    'smoke': dict(top='#2b2d31', bottom='#5c6066'),
    'smoke-gradient': dict(top='#3a3b3f', bottom='#bdbab4'),
    'brown': dict(top='#43291a', bottom='#76502f'),
    'brown-gradient': dict(top='#54341d', bottom='#e0c098'),
    'green': dict(top='#283c2f', bottom='#556d58'),
    'amber': dict(top='#9a5418', bottom='#d08f3c'),
    'rose-gradient': dict(top='#8f414c', bottom='#e8bab2'),
    'petrol': dict(top='#23494f', bottom='#66a5a6'),
    'blue-mirror': dict(top='#14181d', bottom='#14181d', inside='#4a5560', mirror=('#0b4fbf', '#1592e0', '#2cc4cf', '#4f78dc', '#7466cc')),
    'gold-mirror': dict(top='#1f150e', bottom='#2a1b10', inside='#6b4a30', mirror=('#b8641c', '#e0a23c', '#ecc468', '#d8843c', '#b05f42')),
    'silver-mirror': dict(top='#17181b', bottom='#1c1d20', inside='#55585c', mirror=('#8c99a4', '#c3ccd4', '#dde3e8', '#9fb2c8', '#8a88a8')),
    'photochromic': dict(top='#484b4e', bottom='#86898a'),
}


# What a lens mirrors, in sunlight and in the studio: how far its edges are from its middle (parts of its distance), how soft they are
# (parts of its size), how far it leans (across by up), its panes across and up, and its light in a lens and in a mirror.
WINDOW = dict(half=(.24, .25), soft=.05, lean=0, panes=(2, 3), light=(5.4, 2.4))
SOFT_BOX = dict(half=(.36, .55), soft=.42, lean=.35, panes=(1, 1), light=(4.2, 2.3))


def window_seen(g, azimuth, high, window):
    """1 where the eye is sent to a window that stands there (degrees) and so high (parts of its distance). Drawn: traced, the few
    rays that a clear lens sends back would be grain."""
    a = radians(azimuth)
    ahead, aside = (sin(a), -cos(a), 0), (cos(a), sin(a), 0)
    seen = g.node('TexCoord', out=6)
    near = g.node('VectorMath', {0: seen, 1: ahead}, 1, operation='DOT_PRODUCT')
    x = g.node('VectorMath', {0: seen, 1: aside}, 1, operation='DOT_PRODUCT') / near
    _, _, up = g.split(seen)
    inside = near > 0
    rise = up / near - high
    for at, half, count in zip((x - rise * window['lean'], rise), window['half'], window['panes']):
        part = at * (.5 / half) + .5
        # Its frame is no bar.
        is_bar = (part * count > .5) * (part * count < count - .5)
        inside = inside * g.within(part, window['soft']) * (1.0 - (1.0 - g.panes(part, count, .03, .07)) * is_bar)
    return inside


def lens(name, half_height, gamma=1.0, window=None, even=False):
    """@param window where what it mirrors stands (degrees), how high (parts of its distance), and which it is
    @param gamma below 1 where little light reaches what is behind the lens
    @param even whether a tint without a gradient is one from top to bottom; in a frame it is darker at the top, as before a face"""
    tint = TINTS[name]
    g = Graph('lens')
    _, _, z = g.flat()
    part = .5 if even and not name.endswith('-gradient') else g.step(z, -half_height * .95, half_height * .75)
    through = g.mix(part, colour(tint['bottom']), colour(tint['top']))
    if gamma != 1:
        through = g.node('Gamma', {0: through, 1: gamma})
    passing = g.node('BsdfTransparent', {0: through})
    # Told 1/n on back faces, Fresnel is the same from both sides: no false total reflection in a thin sheet.
    back = g.node('NewGeometry', out=6)
    fresnel = g.node('Fresnel', {0: back * (1 / 1.62 - 1.62) + 1.62})
    # How far up what the lens mirrors lies: all of the room would be a grey veil with a horizon across it.
    _, _, rise = g.split(g.node('TexCoord', out=6))
    if 'mirror' in tint:
        turn = g.node('LayerWeight', {0: .45}, out=1)
        tones = tint['mirror']
        film = g.ramp(turn * .8 + z * .011 + .24, [(i / (len(tones) - 1), colour(c)) for i, c in enumerate(tones)])
        # The floor is dimmer than the light above it.
        gain = g.step(rise, .2, -.25) * .7 + 1.0
        gloss = g.node('BsdfGlossy', {0: g.mix(1.0, film, gain, 'MULTIPLY'), 1: 0.0})
        # Only the outer face is coated: whoever looks at the inner one sees a dark lens.
        part = g.math('MINIMUM', fresnel + (1 - back) * .46, 1.0)
        passing = g.node('BsdfTransparent', {0: g.mix(back, through, colour(tint['inside']))})
    else:
        gloss = g.node('BsdfGlossy', {0: (1, 1, 1, 1), 1: 0.0})
        # Stronger than glass would: it is by its gloss that a dark lens is seen to be curved.
        part = g.math('MINIMUM', fresnel * (g.step(rise, -.25, .5) * .75 + .1), 1.0)
    part = part * g.math('SUBTRACT', 1.0, g.ray('shadow'))
    shader = g.node('MixShader', {0: part, 1: passing, 2: gloss})
    if window:
        is_mirror = 'mirror' in tint
        seen = window_seen(g, *window) * part * g.ray('camera') * (1 - back) * window[-1]['light'][is_mirror]
        shader = g.node('AddShader', {0: shader, 1: g.node('Emission', {0: film if is_mirror else (1, .98, .95, 1), 1: seen})})
    return g.done(shader)


def lens_edge(name):
    """The ground edge of a loose lens: frosted, a little lighter than the lens itself."""
    g = Graph('lens_edge')
    base = colour(TINTS[name]['bottom'])
    tint = tuple(min(1, c * 1.5 + .10) for c in base)
    body = g.principled(Base_Color=tint, Transmission=.45, Roughness=.3, IOR=1.5)
    passing = g.node('BsdfTransparent', {0: (*tint, 1)})
    return g.done(g.node('MixShader', {0: g.ray('shadow'), 1: body, 2: passing}))
