"""Which material a word of the catalogue means."""
from proportions import family

from .carbon import carbon
from .lenses import lens, lens_edge
from .metals import steel, titanium
from .paper import paper
from .plastics import acetate, paint, polycarbonate, silicone
from .wood import wood


def frame_material(name, seed=0, part=None, engraving=None, matt=False, card=False):
    """`part` is 'front' or 'temple', None for what they are made from; `card` where a pair is small in the picture."""
    kind = family(name)
    if kind == 'wood':
        return wood(name, seed, engraving)
    if kind == 'carbon':
        return carbon(name, part, engraving, card)
    if kind == 'titanium':
        return titanium(name)
    if kind == 'paper':
        return paper(name, seed)
    if kind == 'acetate':
        return acetate(name, seed, part == 'temple')
    return polycarbonate(name, matt)
