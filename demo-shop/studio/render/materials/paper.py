"""Recycled paper, pressed: scraps of print in a fibrous ground; the black one is laid in layers."""
from .graph import Graph, colour

PAPERS = {
    'paper': dict(ground=('#d8d0bf', '#c9bfab', '#b5a98f'), scraps=('#e8e2d4', '#c8553d', '#2f5d62', '#e0b04a', '#1f2a33', '#8fb0a9', '#f4f0e6')),
    'paper-blue': dict(ground=('#3f6d8e', '#2f5674', '#264459'), scraps=('#7fa9c4', '#1d3a52', '#d9e4e6', '#2f6a86', '#16242e', '#a9c3c9', '#4c86a8')),
    'paper-black': dict(ground=('#1c1c1d', '#232324', '#2d2c2b'), scraps=('#2c2c2d', '#111112', '#3a3937', '#1d1d1f', '#4a4845', '#191919', '#262627'), layers=True),
}


def paper(name):
    p = PAPERS[name]
    g = Graph('paper')
    x, y, z = g.flat()
    place = g.join(x, y * 1.6, z)
    place = g.vector('ADD', place, g.vector('MULTIPLY', g.noise(place, .25, 1, out=1), (1.2, 1.2, 1.2)))
    cloud, fibre = g.noise(place, .9, 4, .65), g.noise(g.join(x * 1.2, y * 6, z * 5), 1, 4, .7)
    ground = [colour(c) for c in p['ground']]
    tint = g.mix(fibre * .35, g.mix(cloud, ground[0], ground[1]), ground[2])
    height = fibre * .3
    for index, (scale, part) in enumerate(((.16, .34), (.34, .36), (.8, .30))):
        shifted = g.vector('ADD', place, (index * 31.7, index * 11.3, index * 7.9))
        kind, pick, light = g.split(g.node('TexVoronoi', {'Vector': shifted, 'Scale': scale}, out=1))
        edge = g.node('TexVoronoi', {'Vector': shifted, 'Scale': scale}, feature='DISTANCE_TO_EDGE')
        here = (kind < part) * (edge > (.05 + .05 * index))
        count = len(p['scraps'])
        scrap = g.ramp(pick, [(i / count, colour(c)) for i, c in enumerate(p['scraps'])], 'CONSTANT')
        scrap = g.mix((light - .5) * .25 + .12, scrap, (.9, .9, .9, 1)) if name != 'paper-black' else scrap
        scrap = g.mix(fibre * .25, scrap, (.1, .1, .1, 1))
        tint = g.mix(here, tint, scrap)
        height = height + here * .25
    if p.get('layers'):
        bend = g.noise(g.join(x * .05, y * .05, z * .05), 1, 2)
        line = g.math('FRACT', (y + bend * .35) / .55) < .2
        tint = g.mix(line * .7, tint, colour('#8b8782'))
        height = height - line * .6
    return g.done(g.principled(Base_Color=tint, Roughness=.5, Specular=.4, Normal=g.bump(height, .006, .35), Clearcoat=.18,
                               Clearcoat_Roughness=.3))
