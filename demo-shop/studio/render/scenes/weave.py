"""What carbon mirrors: sheets that draw its weave, and no pale set."""
import bpy

from light import card, flag, show_weave
from materials.graph import Graph, Value
from .daylight import SUNNY


def unseen_by_gloss():
    """What there is so far, seen in a lens and in no gloss: carbon is black where it mirrors no pale stone, a mirrored lens is dead
    without it."""
    for material in bpy.data.materials:
        g = Graph(tree=material.node_tree)
        shown = g.tree.nodes['Material Output'].inputs[0]
        gloss = g.ray('glossy') * (1 - g.ray('sharp'))
        seen = g.node('MixShader', {0: gloss, 1: Value(g, shown.links[0].from_socket), 2: g.node('BsdfTransparent')})
        g.tree.links.new(seen.socket, shown)


def standing(floor=0):
    """@param floor how high what they stand on is (units): on it and on walls the cards would sparkle"""
    unseen_by_gloss()
    on_slabs = 34, floor + .35
    show_weave((75, SUNNY), (70, SUNNY), on_slabs)
    card('sheen', (-26, -28, 44), (.6, 18, 8), (60, 26), 5, SUNNY, soft=.5, within=on_slabs, sharp=False)
    flag((0, 40, 22), (0, 0, 6), (150, 44))


def lying():
    card('across', (-4, 60, 52), (0, 2, 0), (90, 30), 9, SUNNY, soft=.4)
    card('upright', (46, -38, 34), (6, 12, 4), (60, 30), 3.6, SUNNY, soft=.4)
