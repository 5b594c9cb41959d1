"""A log sawn across: rings around the heart, fine rays, bark outside."""
from .graph import Graph, colour


def log(radius):
    """`radius` in units, as far as the bark reaches."""
    g = Graph('log')
    x, y, z = g.split(g.node('TexCoord', out=3))
    place = g.join(x, y, z)
    # The heart lies a little aside.
    out, back = x + .9, y - .6
    far = g.math('SQRT', out * out + back * back) + (g.noise(g.join(x * .16, y * .16, 0.0), 1, 3, .5) - .5) * 1.5
    # Good years and bad ones: rings of different widths, each darkening slowly to a thin edge.
    years = far * 2.1 + g.noise(g.join(far * .42, 0.0, 0.0), 1, 3, .7) * 4.2 + g.noise(g.join(x * .5, y * .5, 0.0), 1, 2) * .35
    ring = 1 - g.math('POWER', g.math('FRACT', years), 2.4)
    rays = g.noise(g.join(g.math('ARCTAN2', back, out) * 42, far * .6, 0.0), 1, 3, .6)
    fine = g.noise(place, 9, 4, .65)
    tint = g.ramp(ring * .42 + rays * .28 + fine * .3, [(.22, colour('#a97e4f')), (.5, colour('#d9b98d')), (.8, colour('#ead3ae'))])
    tint = g.mix(g.step(far, radius * .62, .0) * .38, tint, colour('#9b6c43'))
    bark = g.step(g.math('SQRT', x * x + y * y) + (fine - .5) * .3, radius - .75, radius - .55)
    rough = g.noise(g.join(x * 1.1, y * 1.1, z * .45), 1.3, 5, .7)
    tint = g.mix(bark, tint, g.ramp(rough, [(.3, colour('#3b2f26')), (.55, colour('#6d5a48')), (.75, colour('#93806a'))]))
    return g.done(g.principled(Base_Color=tint, Roughness=.7, Specular=.25, Normal=g.bump(bark * rough * 6 + fine * .2, .12, .7)))
