"""Laminated wood, oiled: growth rings, fibres, pores and edges worn lighter by hands."""
from .graph import Graph, colour

# Four tones from the darkest to the lightest fibre, the pores, and how the rings run.
WOODS = {
    'walnut': dict(tones=('#3a2113', '#5c391f', '#7a502d', '#a67644'), pore='#24140a', bands=8.0, ring=.12, gloss=.22, wear='#b98d5e'),
    'ebony': dict(tones=('#150e0a', '#2c2018', '#54402f', '#8e6c50'), pore='#070504', bands=7.0, ring=.26, gloss=.2, wear='#6b5442'),
    'maple': dict(tones=('#b98a55', '#d3a972', '#e2c193', '#f0d9b3'), pore='#b08350', bands=4.0, ring=.1, gloss=.18, wear='#f3e2c4'),
    'juniper': dict(tones=('#7d4527', '#b57a4c', '#d3a274', '#ecd0a8'), pore='#8a5030', bands=7.5, ring=.144, gloss=.2, wear='#e0b68a'),
    'zebrano': dict(tones=('#684726', '#a9793f', '#c99d61', '#dcb97f'), pore='#3a2412', bands=2.0, ring=0, gloss=.2, wear='#e2c594', stripes=1),
}


def wood(name, seed=0, engraving=None, board=0):
    """@param board of a board sawn across its grain, whose ends show the years as arcs and drink more oil: how fine its grain is"""
    w = WOODS[name]
    g = Graph('wood')
    x, y, z = g.flat()
    x = x + seed * 37.1
    if board:
        # Wider than a temple: as broad, its years would look painted.
        x, y, z = x * 1.4 * board, y * 1.9 * board, z * 1.9 * board
    broad = g.noise(g.join(x * .012, y * .07, z * .07), 1, 2)
    fibre = g.noise(g.join(x * .04, y * 3.6, z * 3.6), 1, 6, .72)
    fine = g.noise(g.join(x * .25, y * 9, z * 9), 1, 3, .6)
    tones = [colour(c) for c in w['tones']]
    if w.get('stripes'):
        # Some stripes wide and some narrow, some black and some brown; none of them straight.
        width = g.noise(g.join(x * .006, y * .28, z * .28), 1, 1) * 1.3
        run = z * .8 + y * .3 + broad * 5.5 + width * 1.5 + g.noise(g.join(x * .026, y * .2, z * .2), 1, 2) * 1.8
        stripe = g.math('ABSOLUTE', g.math('FRACT', run) - .5) * 2.0
        pale = g.noise(g.join(x * .012, y * .4, z * .4), 1, 2) * 1.2 - .5
        tint = g.ramp(stripe * .86 + fibre * .24 + pale, [(.12, tones[0]), (.29, tones[1]), (.55, tones[2]), (.95, tones[3])])
    else:
        # Sawn along the part: years lie one above the other and only sway, some wide, some narrow.
        sway = g.noise(g.join(x * .014, y * .05, z * .05), 1, 2, .4)
        years = (z + y * .45) * .052 * w['bands'] / 6 + sway * .9 + g.noise(g.join(x * .004, y * .05, z * .12), 1, 2) * .5
        # A year darkens slowly and ends within a tenth of its width.
        part = g.math('FRACT', years * 6)
        # Of the years, some are strong and some hardly to be seen.
        strong = g.noise(g.join(x * .01, y * .11, z * .11), 1, 2) * 1.6 + .2
        band = g.math('POWER', part, 1.6) * (1 - g.step(part, .86, 1.0))
        at = band * w['ring'] * strong + fibre * (1 - w['ring']) + (broad - .5) * .35 - .02
        tint = g.ramp(at, [(.12, tones[0]), (.40, tones[1]), (.58, tones[2]), (.86, tones[3])])
    pores = g.number(g.ramp(g.noise(g.join(x * .35, y * 8, z * 8), 1, 0), [(.60, (0, 0, 0)), (.70, (1, 1, 1))]))
    tint = g.mix(pores * (.3 if name == 'maple' else .65), tint, colour(w['pore']))
    tint = g.mix((fine - .5) * .4 + .16, tint, g.mix(1.0, tint, (.5, .42, .36, 1), 'MULTIPLY'))
    worn = g.step(g.node('NewGeometry', out=7) + (fibre - .5) * .05, .515, .60)
    tint = g.mix(worn * .55, tint, colour(w['wear']))
    if board:
        across, _, _ = g.split(g.node('TexCoord', out=1))
        end = g.step(g.math('ABSOLUTE', across), .55, .8)
        aside, deep = y + seed * 13.0 - 60, z + 150 + broad * 14
        arc = g.math('FRACT', g.math('SQRT', aside * aside + deep * deep) * .16)
        late = g.math('POWER', arc, 2.2) * (1 - g.step(arc, .9, 1.0))
        speck = g.step(g.noise(g.join(0.0, y * 3.4, z * 3.4), 1, 3, .6), .42, .66)
        sawn = g.ramp(late * -.45 + speck * .35 + .5, [(.1, tones[0]), (.45, tones[1]), (.8, tones[2])])
        tint = g.mix(end, tint, g.mix(.42, sawn, (.3, .24, .2, 1), 'MULTIPLY'))
    height, rough = fine * .35 - pores + fibre * .2, worn * .1 + .42
    gloss, shine, cut = w['gloss'], .22, None
    if engraving:
        x, y, z = g.flat()
        line, heat, deep = engraving(g, x, y, z)
        burn = g.noise(g.join(x * .8, y, z * 3), 1, 3) * .3 + .75
        # Of black wood it leaves ash.
        soot = colour('#170a04' if name != 'ebony' else '#8d7a68')
        tint = g.mix(heat * .35, tint, g.mix(1.0, tint, (.42, .27, .17, 1), 'MULTIPLY'))
        tint = g.mix(line * burn, tint, soot)
        # .3 mm deep, as the catalogue says; wax closes the pores beside it and not the char. No gloss on the walls of the
        # cut: a line of light along them makes it look moulded.
        rough, gloss = heat * .35 + rough, (1 - heat) * gloss
        # Char is dull: with the wood's own shine it turns brown beside a light.
        shine = line * -.14 + shine
        cut = g.bump(deep * -1.0, .004)
    return g.done(g.principled(Base_Color=tint, Roughness=rough, Specular=shine, Normal=g.bump(height, .006, .2, cut),
                               Clearcoat=gloss, Clearcoat_Roughness=.2, Clearcoat_Normal=g.bump(height, .006, .07)))
