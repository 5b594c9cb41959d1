"""Recycled paper: printed sheets, pressed into a board and milled. Its faces are one sheet, or nearly, with the print still
on it; where the board is rounded, the sheets below come out as lines."""
from .graph import Graph, colour

# The sheets from the middle of the board outwards, again and again; the ink and the colours on them; what binds them.
PAPERS = {
    'paper': dict(sheets=('#cabfa9', '#e4ddcf', '#dcd4c3', '#e3dccd', '#c6b190', '#ded6c5', '#e2dbcc', '#d9d0bf', '#6f8d94', '#e4ddcf', '#c4b79f', '#b9755a'),
                  ink='#3c3b3a', prints=('#6e9aa6', '#c9745a', '#d9ae58'), glue='#8f8269'),
    'paper-blue': dict(sheets=('#3f6d8e', '#37637f', '#3d6a88', '#35607d', '#6a94ad', '#3a6683', '#3f6c89', '#396582', '#b9cbd1', '#3f6d8e', '#1f3d57', '#5e8aa5'),
                       ink='#0f2233', prints=('#a9c3cd', '#24486a', '#7fa5bb'), glue='#1a344b'),
    'paper-black': dict(sheets=('#1c1c1d', '#262627', '#212122', '#262627', '#373534', '#232324', '#262627', '#212122', '#6a6560', '#232324', '#161617', '#57534e'),
                        ink='#0b0b0c', prints=('#3a3937', '#141415', '#45423f'), glue='#0e0e0e'),
}
# mm
SHEET = .30


def paper(name, seed=0):
    p = PAPERS[name]
    g = Graph('paper')
    x, y, z = g.flat()
    x = x + seed * 41.0
    wave = g.noise(g.join(x * .028, y * .03, z * .028), 1, 2, .4)
    pressed = (y + (wave - .5) * 1.5) / SHEET
    index, part = g.math('FLOOR', pressed), g.math('FRACT', pressed)
    count = len(p['sheets'])
    tint = g.ramp(g.math('WRAP', index, count, 0) / count + .5 / count, [(i / count, colour(c)) for i, c in enumerate(p['sheets'])], 'CONSTANT')
    pulp, fibre = g.noise(g.join(x * .8, y * .8, z * .8), 1, 4, .7), g.noise(g.join(x * 2.2, y * 7, z * 6), 1, 3, .7)
    # Charts and magazines: flat colour under some of the type.
    field = g.noise(g.join(x * .07, z * .07, index * 4.1), 1, 2, .4)
    hue = g.noise(g.join(x * .03, z * .03, index * 8.7), 1, 0)
    prints = [(.0, colour(p['prints'][0])), (.46, colour(p['prints'][1])), (.54, colour(p['prints'][2]))]
    tint = g.mix(g.step(field, .56, .575) * .55, tint, g.ramp(hue, prints, 'CONSTANT'))
    tint = g.mix(words(g, x, z, index) * .5, tint, colour(p['ink']))
    tint = g.mix((pulp - .5) * .7 + .14, tint, g.mix(1.0, tint, (.66, .64, .60, 1), 'MULTIPLY'))
    tint = g.mix(g.step(fibre, .62, .72) * .22, tint, colour(p['glue']))
    seam = 1 - g.step(g.math('MINIMUM', part, 1.0 - part), .0, .2)
    tint = g.mix(seam * .3, tint, colour(p['glue']))
    height = fibre * .4 + pulp * .4 - seam * .5
    return g.done(g.principled(Base_Color=tint, Roughness=.6, Specular=.35, Normal=g.bump(height, .008, .35), Clearcoat=.10,
                               Clearcoat_Roughness=.4))


def words(g, x, z, index):
    """Lines of type too small to read, elsewhere on every sheet."""
    shift = index * 7.3
    u, v = x * .94 + z * .34 + shift, z * .94 - x * .34 + shift * .6
    row = g.math('FRACT', v / 1.9)
    line = g.math('FLOOR', v / 1.9)
    letters = g.step(g.noise(g.join(u * 2.1, line * 5.7, index * 3.1), 1, 1), .47, .52)
    gaps = g.step(g.noise(g.join(u * .45, line * 9.1, index * 1.7), 1, 0), .40, .44)
    band = g.step(row, .18, .26) * (1 - g.step(row, .58, .66))
    column = g.step(g.noise(g.join(u * .045, v * .045, index * 2.3), 1, 1), .46, .52)
    return letters * gaps * band * column
