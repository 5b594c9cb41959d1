"""Kitchen scales whose display says what lies on them."""
import os

import bpy

from engraving import FONT
from materials.graph import Graph, colour
from materials.metals import steel
from stage import link
from .ground import block, disc, matte


def scales(grams, height):
    """On a surface so high (units); returns the height of the plate."""
    for x in (-6, 6):
        for y in (-8, 6):
            disc(matte('#2a2d2c', .6), .8, .4, (x, y, height))
    block(matte('#e4e2dc', .4), (17, 20, 1.5), (0, -1, height + .35), 0, .42)
    block(steel('#b9bdc0', .3, .4), (15.4, 13.4, .5), (0, 1.8, height + 1.8), 0, .2)
    block(glass(), (15.4, 4.2, .08), (0, -8, height + 1.83), 0, .03)
    text = bpy.data.curves.new('reading', 'FONT')
    text.body, text.size, text.align_x = f'{grams} g', 2.0, 'CENTER'
    text.materials.append(lit())
    if os.path.exists(FONT):
        text.font = bpy.data.fonts.load(FONT)
    link(bpy.data.objects.new('reading', text)).location = (0, -8.7, height + 1.93)
    return height + 2.3


def glass():
    g = Graph('glass')
    return g.done(g.principled(Base_Color=colour('#101315'), Roughness=.12, Specular=.4))


def lit():
    g = Graph('lit')
    return g.done(g.node('Emission', {0: colour('#e8f1ee'), 1: 1.1}))
