"""Plaster of a display head: cast, sanded, not painted."""
from .graph import Graph, colour


def plaster():
    g = Graph('plaster')
    x, y, z = g.flat()
    cloud = g.noise(g.join(x * .02, y * .02, z * .02), 1, 3)
    grain = g.noise(g.join(x * .9, y * .9, z * .9), 1, 2)
    tint = g.mix(cloud, colour('#dcd8d0'), colour('#e6e2db'))
    return g.done(g.principled(Base_Color=tint, Roughness=.82, Specular=.22, Normal=g.bump(grain, .004, .25)))
