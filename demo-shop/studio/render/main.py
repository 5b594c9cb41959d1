"""blender -b --factory-startup -P main.py -- <jobs.json>: renders every job of the file, one after the other."""
import json
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import numpy as np  # noqa: E402
from mathutils import Vector  # noqa: E402

import shoot  # noqa: E402
from camera import VIEWS, camera, filled  # noqa: E402
from case import case  # noqa: E402
from light import ground_of, mirrored, studio  # noqa: E402
from materials.lenses import SOFT_BOX  # noqa: E402
from pair import Pair, loose_lenses  # noqa: E402
from placing import drop, lay_lenses, place, rest_open  # noqa: E402
from proportions import Proportions, dice, family, is_wire  # noqa: E402
from scenes import SCENES  # noqa: E402
from scenes.places import in_rack  # noqa: E402
from stage import below, clear, cloud  # noqa: E402


CLOSE = 'detail', 'near'
# How bright a sky carbon mirrors: black twill shows in it alone, coloured yarn pales.
SKY = {'carbon': 1.1, 'carbon-red': .8, 'carbon-blue': .8}
# Where the camera aims for a long motif, from the hinge, and how much it sees; units.
MOTIFS = {'coordinates': (1.9, 9.6), 'compass': (1.9, 9.0)}


def view_of(job):
    """The view's camera, moved a little from product to product; what shows on cards is seen from one side by all."""
    view = dict(VIEWS[job['view']])
    roll = dice(job['handle'], job['view'])
    if job['view'] == 'three-quarter' and job['look'].get('engraving'):
        # More of the temple that is engraved.
        view['azimuth'] = -50
    if job['view'] in ('folded', 'case'):
        view['azimuth'] += roll.uniform(-4, 4)
        view['elevation'] += roll.uniform(-1.5, 2)
    if 'wide' in view and job['view'] != 'three-quarter':
        view['wide'] += roll.uniform(-.02, .02)
    if job['look'].get('small') and 'wide' in view:
        view['wide'] *= .92
    if job['look']['shape'] == 'lenses':
        view.update(wide=.74, tall=.5)
        if job['view'] != 'front':
            view.update(azimuth=-20, wide=.78)
    return view


def soft_box_of(job, azimuth):
    """Where the soft box stands that the lenses mirror (degrees), how high, and which it is; a little elsewhere from product to product."""
    roll = dice(job['handle'], 'window')
    stands = 12 if abs(azimuth) < 20 else mirrored(azimuth)
    # At an angle, beside the end of the temple that is seen through the lens: before it, a black one would be a pale paddle.
    aside, spread = (-26, 4) if job['view'] == 'three-quarter' else (0, 9)
    return stands + aside + roll.uniform(-spread, spread), roll.uniform(.11, .25), SOFT_BOX


def stand_glasses(job, settings):
    view, name = view_of(job), job['view']
    job = {**job, 'window': soft_box_of(job, view['azimuth'])}
    p = Proportions(job)
    if job['look']['shape'] == 'lenses':
        root = loose_lenses(p, job)
        lay_lenses(root)
        if name != 'front':
            in_rack(root)
        return root, view, cloud(root, 1)
    fold = 1 if name in ('folded', 'case') else 0
    root = Pair(p, job, settings['folder'], name == 'detail').build(fold)
    if fold:
        drop(root)
    else:
        rest_open(root)
    points = cloud(root)
    if name == 'case':
        place(root, (-1.2, -5.4), 8)
        box = case(job['collection'])
        place(box, (.6, 3.6), 14)
        points = np.vstack([cloud(root), cloud(box)])
    return root, view, points


def detail(root, view, job):
    """Near a temple; close to the hinge or to what is cut into a temple, without the far one."""
    hinges = [thing for thing in root.children if thing.name.startswith('hinge')]
    near, far = sorted(hinges, key=lambda hinge: hinge.matrix_world.translation.x)
    if job['view'] == 'near':
        # A temple is long and thin: aslant across the picture it is as large as it gets.
        return dict(target=near.matrix_world @ Vector((-.1, 3.2, -.75)), span=8.0, fstop=22, roll=17)
    for thing in below(far):
        thing.hide_render = True
    if job['look'].get('engraving'):
        along, span = MOTIFS.get(job['look']['engraving'], (1.3, 8.4))
        view.update(azimuth=-52, elevation=13)
        return dict(target=near.matrix_world @ Vector((.2, along, -.9)), span=span, fstop=44, roll=5)
    view.update(azimuth=-52, elevation=16)
    return dict(target=near.matrix_world @ Vector((.45, .2, -.3)), span=4.4, fstop=60)


def render(job, settings):
    clear()
    width, height = job['size']
    pairs = job.get('pairs', [job])
    loose = any(pair['look']['shape'] == 'lenses' for pair in pairs)
    seen_through = loose or any('acetate' in pair['look'].get(part, '') for pair in pairs for part in ('material', 'temples'))
    shoot.prepare(width, height, job['samples'], seen_through)
    if 'scene' in job:
        look = SCENES[job['scene']](job, settings)
        return shoot.develop(job['out'], settings['weights'], settings['folder'], staged=True, **look)
    root, view, points = stand_glasses(job, settings)
    aim = {}
    if job['view'] in CLOSE and job['look']['shape'] != 'lenses':
        aim = detail(root, view, job)
    elif job['view'] == 'detail':
        view.update(azimuth=-30, elevation=16)
        points = points[points[:, 0] > points[:, 0].mean()]
        view['wide'] = .95
    target, towards, _ = camera(view, points, height / width, view.get('low', .035), **aim)
    close = job['view'] in CLOSE
    material = job['look']['material']
    at_an_angle = job['view'] in ('three-quarter', 'side') and not loose and not is_wire(job['look'])
    sky = SKY.get(material, 1) if at_an_angle else None
    studio(view['azimuth'], target, towards, job['backdrop'], loose, close, sky, at_an_angle and family(material) == 'carbon')
    subject = None if close else filled(points, height / width)
    return shoot.develop(job['out'], settings['weights'], settings['folder'], seen_through, subject, ground_of(job['backdrop']), not loose and 'mirror' not in job['look']['lens'], exposure=1.3)


def main():
    work = json.load(open(sys.argv[sys.argv.index('--') + 1]))
    for job in work['jobs']:
        began = time.time()
        seconds, rest = render(job, work['settings'])
        done = dict(name=job['name'], render=round(seconds, 1), develop=round(rest, 1), all=round(time.time() - began, 1))
        print('DONE ' + json.dumps(done), flush=True)


if __name__ == '__main__':
    main()
    sys.stdout.flush()
    # Blender and torch do not agree about who tidies up.
    os._exit(0)
