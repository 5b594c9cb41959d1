"""Titanium and the small steel parts."""
from .graph import Graph, colour

FINISHES = {
    'titanium': dict(tint='#a8a39b', rough=.17, brushed=True),
    'titanium-black': dict(tint='#303236', rough=.25, brushed=False),
    'titanium-gold': dict(tint='#d3b683', rough=.14, brushed=True),
}


def titanium(name):
    f = FINISHES[name]
    g = Graph('titanium')
    x, y, z = g.flat()
    grain = g.noise(g.join(x * .35, y * 14, z * 14), 1, 3, .6) if f['brushed'] else g.noise(g.join(x * 9, y * 9, z * 9), 1, 3, .7)
    return g.done(g.principled(Base_Color=colour(f['tint']), Metallic=1, Roughness=grain * .14 + f['rough'],
                               Normal=g.bump(grain, .004, .05)))


def steel(tint='#c9c6c0', rough=.18, metallic=1, glow=0):
    g = Graph('steel')
    return g.done(g.principled(Base_Color=colour(tint), Metallic=metallic, Roughness=rough, Emission=colour(tint), Emission_Strength=glow))
