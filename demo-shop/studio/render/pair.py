"""A pair of sunglasses, put together from its parts."""
from math import radians

import numpy as np
from mathutils import Euler, Vector

import metal
from engraving import engraving
from front import bend, front_mesh, placed_outline
from lens import sheet, solid
from materials import frame_material, lens, lens_edge, paint, silicone, steel
from outline import lens_outline
from stage import UNIT, empty, put
from sweeps import cylinder, ellipsoid, join, mirror, sweep
from temple import solid_temple, wire_temple

SLEEVES = {'titanium': '#241b16', 'titanium-black': '#121315', 'titanium-gold': '#3a2414'}
# What steel is told; seen through acetate, a mirror would show nothing but the dark around it, and tinted light leaves little.
FITTINGS = {'wood': ('#b6945f', .2), 'carbon': ('#8f9195', .2), 'acetate': ('#d8d6d2', .4, .3, .12), 'paper': ('#c9c6c0', .2),
            'plastic': ('#85837f', .3), 'titanium': ('#c9c6c0', .2)}


class Pair:
    def __init__(self, proportions, job, folder, fine=False):
        self.p, self.job, self.folder, self.fine = proportions, job, folder, fine
        self.look = proportions.look
        self.seed = sum(map(ord, job['handle'])) % 17
        self.finish = dict(matt=job.get('shape', {}).get('matt', False), card=job['view'] == 'three-quarter' or job.get('alone'))
        self.root = empty('pair')

    def mirrored(self, mesh, side):
        return mesh if side > 0 else mirror(mesh)

    def build(self, fold=0.0):
        wire = self.p.family == 'titanium'
        line, middle = self.wire_front() if wire else self.solid_front()
        # In a set, a lens shades what lies behind it.
        glass = lens(self.look['lens'], self.p.half_height, gamma=.84 if self.job['view'] == 'set' else 1.0, window=self.job.get('window'))
        right = bend(sheet(line, middle, .2 if wire else .6), self.p)
        for side in (1, -1):
            put('lens', self.mirrored(right, side), glass, self.root)
            self.temple(side, fold, wire)
        return self.root

    def solid_front(self):
        # Behind an engraved temple the front is out of focus.
        fine = self.fine and not self.look.get('engraving')
        # What is clear shows its inner edges too.
        mesh, line, middle = front_mesh(self.p, .15 if fine else .2 if self.p.family == 'acetate' else .28)
        material = frame_material(self.look['material'], self.seed, 'front', **self.finish)
        put('front', bend(mesh, self.p), material, self.root)
        return line, middle

    def wire_front(self):
        p = self.p
        line, middle = placed_outline(p)
        bends = metal.Bends(p, line, middle)
        material, clear = frame_material(self.look['material']), silicone()
        rim, end = bend(metal.rim(p, line), p), metal.end_piece(p, bends)
        pad, arm = metal.nose_pad(p, bends, Euler((.15, -.28, .55)).to_matrix())
        for side in (1, -1):
            put('rim', self.mirrored(rim, side), material, self.root)
            put('end', self.mirrored(end, side), material, self.root)
            put('arm', self.mirrored(arm, side), material, self.root)
            put('pad', self.mirrored(pad, side), clear, self.root)
        for bridge in metal.bridges(p, bends):
            put('bridge', bridge, material, self.root)
        return line, middle

    def temple(self, side, fold, wire_front):
        p = self.p
        thin = p.temple_family == 'titanium'
        half = .7 if thin else p.temple_thick / 2
        depth = p.sag / p.half_width ** 2
        if wire_front:
            x, y, z = p.half_width - 1.0, depth * p.half_width ** 2 + 5.0, p.hinge_z + .3
        else:
            # The temple's outer side runs on from the end of the front.
            x = p.half_width - p.temple_thick * 1.04 - .6 if not thin else p.half_width - 2.4
            y, z = depth * x ** 2 + p.thick / 2 + p.back - (.1 if p.back else .55), p.hinge_z + (1.4 if p.look['shape'] == 'cat-eye' else .2)
        at = Vector((side * x * UNIT, y * UNIT, z * UNIT))
        swing = radians(fold * (89 if side > 0 else 83)) * side
        turn = Euler((radians(-7 * (1 - fold)), 0, swing), 'ZYX')
        hinge = empty('hinge', self.root, at, turn)
        shift = side * (1.0 if wire_front else half + .6) * UNIT
        parts = self.wire_temple(side) if thin else [self.solid_temple(side)]
        for name, mesh, material in parts:
            put(name, mesh, material, hinge).location.x = shift
        self.fittings(side, hinge, at, half, thin, wire_front)

    def wire_temple(self, side):
        bar, sleeve = wire_temple(self.p)
        return [('temple', self.mirrored(bar, side), frame_material(self.p.temple_material)),
                ('sleeve', self.mirrored(sleeve, side), paint(SLEEVES[self.p.temple_material], .24, .5))]

    def solid_temple(self, side):
        mesh = self.mirrored(solid_temple(self.p, self.fine), side)
        if side < 0:
            mesh['flat'][:, 1] *= -1
        cut = engraving(self.look['engraving'], side, self.folder) if self.look.get('engraving') else None
        return 'temple', mesh, frame_material(self.p.temple_material, self.seed + 3 - side, 'temple', cut, **self.finish)

    def fittings(self, side, hinge, at, half, thin, wire_front):
        """Barrels of the hinge, the plate let into the temple, and the heads of two pins outside."""
        p = self.p
        metal_part = frame_material(p.temple_material) if thin else steel(*FITTINGS[p.family])
        radius, tall, knuckles = (.95, .84, 3) if wire_front or thin else (1.05, 1.0, 5)
        middle = 0 if wire_front else .9
        heights = (np.arange(knuckles) - (knuckles - 1) / 2) * (tall + .06)
        barrels = [cylinder((0, middle, z - tall / 2), (0, middle, z + tall / 2), radius, .12) for z in heights]
        reach = knuckles * tall / 2 + .35
        barrels.append(cylinder((0, middle, -reach), (0, middle, reach), .55, .2))
        # Blackened in a carbon frame: a bright one shines through the gap before the temple.
        put('barrel', join(barrels), steel('#2b2c2e', .34) if p.family == 'carbon' and not thin else metal_part, self.root).location = at
        if wire_front:
            return
        if p.family in ('carbon', 'acetate'):
            self.front_fittings(side, at.z / UNIT, metal_part)
        # Seen through acetate it would be a dark box, and behind a wire a second one.
        if p.temple_family != 'acetate' and not thin:
            let_in = put('plate', plate(9.3, 3.8, .8), metal_part, hinge)
            let_in.location, let_in.rotation_euler.z = (side * .55 * UNIT, 5.65 * UNIT, 0), np.pi / 2
        if thin or (p.small and not p.back):
            return
        for z in (-1.55, 1.55):
            head = put('pin', ellipsoid((0, 0, 0), (.30, .78, .78)), metal_part, hinge)
            head.location = (side * (half * 2 + .58) * UNIT, 6.5 * UNIT, z * UNIT)

    def front_fittings(self, side, z, metal_part):
        """The half of the hinge on the front's back, and the heads of its two screws on the face, between lens and end."""
        p = self.p
        line, middle = placed_outline(p)
        bends = metal.Bends(p, line, middle)
        lens_end = max(bends.rim_at(z + up, 1)[0] for up in (-1.5, 1.5))
        x = (lens_end + p.half_width) / 2
        curve = p.sag / p.half_width ** 2
        y, turn = curve * x * x + .0012 * z * z, Euler((0, 0, np.arctan(2 * curve * x) * side))
        # Through acetate it would be seen as dark splinters.
        if p.family == 'carbon':
            back = put('plate', plate(3.4, 3.6, .7), metal_part, self.root)
            back.location, back.rotation_euler = (side * (x - .4) * UNIT, (y + p.thick / 2) * UNIT, z * UNIT), turn
        for dz in (-1.5, 1.5):
            head = put('pin', ellipsoid((0, 0, 0), (.74, .2, .74)), metal_part, self.root)
            head.location, head.rotation_euler = (side * x * UNIT, (y - p.thick / 2) * UNIT, (z + dz) * UNIT), turn


def plate(long, high, thick):
    """A flat piece with bevelled ends, along x."""
    ends = np.array([-.5, -.5 + .3 / long, .5 - .3 / long, .5]) * long
    path = np.stack([ends, 0 * ends, 0 * ends], 1)
    axis = lambda direction: np.tile(direction, (4, 1))
    taper = np.array([thick * .6, thick, thick, thick * .6])
    return sweep(path, axis([0, 1.0, 0]), axis([0, 0, 1.0]), taper, np.array([high - .4, high, high, high - .4]), 5)


def loose_lenses(p, job):
    """Two lenses without a frame, each under an empty of its own."""
    line = lens_outline(p)
    mesh = solid(line)
    materials = [lens(p.look['lens'], p.half_height, gamma=.5, window=job.get('window'), even=True), lens_edge(p.look['lens'])]
    root = empty('pair')
    for side in (1, -1):
        put('lens', mesh if side > 0 else mirror(mesh), materials, empty('lens', root))
    return root
