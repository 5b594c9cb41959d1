"""Carbon fibre twill under a clear coat, plain or with coloured yarn for one direction of the weave."""
import math

from .graph import Graph, colour

# mm, how wide a tow of the cloth is; wider where a pair is small in the picture.
TOW, CARD_TOW = .40, .72
YARN = {'carbon': '#5a5d62', 'carbon-red': '#cf1a20', 'carbon-blue': '#1d5fb8'}


def carbon(name, part=None, engraving=None, card=False):
    g = Graph('carbon')
    tow = CARD_TOW if card else TOW
    x, y, z = g.flat()
    # A front has a y where it is cut; around other parts' edges the weave runs on aslant instead of being stretched.
    cut = g.math('MINIMUM', y, 1.0) if part == 'front' else None
    if not cut:
        x, z = x + y * .8, z + y * .8
    waver = g.noise(g.join(x * .05, y * .05, z * .05), 1, 1) * .2
    u, v = x / tow + waver, z / tow - waver
    cell_u, cell_v = g.math('FLOOR', u), g.math('FLOOR', v)
    twill = g.math('WRAP', cell_u - cell_v, 4, 0)
    warp = twill < 1.5
    in_u, in_v = g.math('FRACT', u) - .5, g.math('FRACT', v) - .5
    across = g.number(g.mix(warp, in_v, in_u))
    weft_run = twill + in_u + .5
    warp_run = g.math('WRAP', cell_v - cell_u + 1, 4, 0) + in_v + .5
    run = g.number(g.mix(warp, (weft_run - 3.0) * .5, (warp_run - 1.0) * .5))
    crown = g.math('MINIMUM', g.math('ABSOLUTE', run) * 2.0, 1.0)
    height = 1 - g.math('POWER', g.math('ABSOLUTE', across) * 2.0, 6.0) * .5 - crown * crown * crown * .2
    fibres = g.number(g.mix(warp, g.noise(g.join(u * 1.2, v * 24, 0.0), 1, 3, .6), g.noise(g.join(u * 24, v * 1.2, 0.0), 1, 3, .6)))
    dark, light = colour('#050506'), colour('#a2a6ac')
    base = g.mix(fibres, dark, light)
    yarn = colour(YARN[name])
    weft = base if name == 'carbon' else g.mix(fibres * .4 + .6, tuple(c * .25 for c in yarn), yarn)
    # Beside coloured yarn the black one is lit by it: bare, narrow rims would be striped like a rope.
    beside = g.mix(1.0, base, (.12, .125, .13, 1), 'MULTIPLY')
    if name != 'carbon':
        beside = g.mix(.5, beside, tuple(c * .3 for c in yarn))
    base = g.mix(warp, weft, beside)
    # Round tows that dive below the next: without shade where they do, they are bricks.
    shade = (1 - crown * crown * .62) * (1 - g.math('POWER', g.math('ABSOLUTE', across) * 2.0, 3.0) * .45)
    base = g.mix(shade, (.002, .002, .002, 1), base)
    relief = height + fibres * .2
    if cut:
        # The layers that the plate is pressed from.
        layers = g.math('SINE', y * (2 * math.pi / .45)) * .5 + .5
        base = g.mix(cut, base, g.mix(layers, colour('#050506'), colour('#141518')))
        relief = relief * (1 - cut)
    directions = ((0, 1, 0), (0, 0, 1)) if part == 'temple' else ((1, 0, 0), (0, 0, 1))
    tangent = g.mix(warp, *(g.join(*d) for d in directions))
    tangent = g.node('VectorTransform', {0: tangent}, vector_type='VECTOR', convert_from='OBJECT', convert_to='WORLD')
    coat, coat_rough, metallic = 1.0, .025, (.85 if name == 'carbon' else warp * .6 + .25)
    if cut:
        metallic = (1 - cut) * metallic
    if engraving:
        x, y, z = g.flat()
        line, _, _ = engraving(g, x, y, z)
        base = g.mix(line, base, colour('#d6d8da'))
        coat, coat_rough = 1 - line, line * .4 + .025
        metallic = (1 - line) * .85
    smooth = g.bump(g.noise(g.join(x * .3, y * .3, z * .3), 1, 1), .003, .15)
    weave = g.principled(Base_Color=base, Metallic=metallic, Roughness=.36, Anisotropic=.7, Specular=.15, Tangent=tangent,
                         Normal=g.bump(relief, .004, .12))
    fresnel = g.node('Fresnel', {0: 1.4, 1: smooth})
    gloss = g.node('BsdfGlossy', {0: (1, 1, 1, 1), 1: coat_rough, 2: smooth})
    return g.done(g.node('MixShader', {0: fresnel * coat, 1: weave, 2: gloss}))
