"""From what the catalogue says of a pair to its dimensions. All lengths in millimetres."""
import hashlib
import random

# A lens outline touches its box in four places (top and bottom: x, outer and nasal: z, as parts of half the box) and
# rounds the four corners between them by superellipse exponents (2 is a circle, more is squarer, less is straighter).
OUTLINES = {
    'round': dict(top=0, bottom=0, outer=0, nasal=0, n=(2.0, 2.0, 2.0, 2.0), hinge=.36),
    'panto': dict(top=.06, bottom=-.02, outer=.26, nasal=.22, n=(2.55, 2.35, 2.0, 1.95), hinge=.50),
    'square': dict(top=.04, bottom=-.04, outer=.22, nasal=.15, n=(4.0, 3.7, 3.1, 2.9), hinge=.66, taper=.05),
    'rectangle': dict(top=.05, bottom=-.05, outer=.15, nasal=.10, n=(3.8, 3.5, 3.0, 2.9), hinge=.58, taper=.03),
    'aviator': dict(top=-.12, bottom=.16, outer=.40, nasal=.34, n=(2.5, 2.7, 2.15, 1.75), hinge=.62, droop=.05),
    'cat-eye': dict(top=.34, bottom=-.06, outer=.46, nasal=.05, n=(2.35, 1.95, 2.05, 2.1), hinge=.80, lift=.10),
    'oval': dict(top=.03, bottom=-.03, outer=.06, nasal=.04, n=(2.15, 2.15, 2.05, 2.05), hinge=.34),
}

# How thick a sheet is taken, how wide the rim is left, how far the edges are rounded; how far the end pieces of a moulded
# front reach back to the hinge.
FAMILIES = {
    'carbon': dict(rim=2.9, thick=3.6, edge=.55, temple=2.9, square=4.6),
    'wood': dict(rim=4.2, thick=4.3, edge=1.0, temple=3.7, square=3.2),
    'paper': dict(rim=4.7, thick=5.0, edge=.9, temple=4.0, square=3.6),
    'acetate': dict(rim=4.5, thick=4.6, edge=1.2, temple=3.9, square=3.0),
    'plastic': dict(rim=4.0, thick=4.5, edge=.9, temple=3.4, square=2.8, back=4.2),
    'titanium': dict(rim=1.25, thick=2.0, edge=.6, temple=1.1, square=3.0),
}

WOODS = ('walnut', 'ebony', 'maple', 'juniper', 'zebrano')


def family(material):
    return 'wood' if material in WOODS else material.split('-')[0]


def is_wire(look):
    return family(look['material']) == 'titanium'


def dice(*of):
    """The same numbers for the same product, for ever."""
    return random.Random(hashlib.sha256(':'.join(map(str, of)).encode()).digest())


class Proportions:
    def __init__(self, job):
        look, measures = job['look'], job['measures']
        own = job.get('shape', {})
        self.look = look
        self.small = bool(look.get('small'))
        roll = dice(job['handle'], 'proportions')
        vary = lambda spread: roll.uniform(-spread, spread)
        self.outline = dict(OUTLINES[own.get('outline', look['shape'] if look['shape'] in OUTLINES else 'panto')])
        self.outline['n'] = tuple(n * (1 + vary(.05)) if n > 2 else n for n in self.outline['n'])
        self.family = family(look['material'])
        build = FAMILIES[self.family]
        grow = 1.12 if self.small and self.family != 'titanium' else 1.0
        self.rim = build['rim'] * grow * (1 + vary(.08)) + own.get('rim', 0)
        self.thick = build['thick'] * (1.02 if self.small else 1)
        self.edge = min(build['edge'] * (1.15 if self.small else 1), self.thick / 2 - .15)
        self.back = build.get('back', 0)
        self.half_lens, self.half_height = (size / 2 for size in measures['lens'])
        self.half_width, self.bridge = measures['width'] / 2, measures.get('bridge', 0)
        # What follows is rolled as in the photographs: a bridge was rolled here.
        vary(1)
        self.hinge_z = self.half_height * (self.outline['hinge'] + vary(.03))
        self.lug = (4.0 if self.small else 4.2) * (1 + vary(.05))
        if self.family == 'carbon':
            self.lug *= .94
        self.sag = 8.4 * (self.half_width / 71) ** 2 + own.get('curve', 0)
        self.keyhole = roll.random() < .35
        self.bridge_z = self.half_height * .44 + vary(.5)
        self.temple_material = look.get('temples', look['material'])
        self.temple_family = family(self.temple_material)
        temple = FAMILIES[self.temple_family]
        self.temple_thick = temple['temple']
        self.temple_square = temple['square']
        self.temple_length = measures['length']
        self.tip = roll.choice(('paddle', 'straight', 'drop'))
