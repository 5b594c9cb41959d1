"""A collection: what it is made of, and several pairs on it or in it."""
from math import radians

import bpy
from mathutils import Euler, Vector

from camera import camera
from light import card, direction, flag, light_wire, show_weave, unseen_by_gloss
from materials.lenses import WINDOW
from proportions import dice, family, is_wire
from .daylight import SUNNY, daylight, sweep_of
from .ground import unmirrored
from .sets import SETS, USUAL

# Parts of its distance.
WINDOW_HIGH = .12


def collection(job, settings):
    way, warm = {**USUAL, **SETS[job['set']]}, job.get('warm')
    # A sun that stands behind the set shines through the wall.
    behind = way['sun'][1] > 0
    sweep_of(way['ground'], 162 if behind else 62).visible_shadow = not behind
    if 'wall' in job:
        places = way['build'](job['wall'])
        way['span'] *= job['measures']['width'] / way['wide']
        if not way['overhead']:
            at_its_hour(way, dice(job['handle'], 'sun'))
    else:
        places = way['build']()
    places = [(at, turn + way['turned']) for at, turn in places]
    woven = any(family(pair['look']['material']) == 'carbon' for pair in job['pairs'])
    if not way['overhead'] and (woven or not any(is_wire(pair['look']) for pair in job['pairs'])):
        # The colours of solid frames would lie below a veil of pale stone; wire is drawn by what it mirrors.
        unseen_by_gloss(bpy.data.materials)
    mirrors = any(is_mirror(pair) for pair in job['pairs'])
    if way['room'] and mirrors:
        room(way, places)
    if way['overhead']:
        # Of what lies above the camera: a window, and in mirrors a ceiling around it.
        if mirrors:
            card('room', (20, 40, 130), (0, 0, 0), (420, 420), 1.1, (1, .88, .74), soft=.1)
        card('sky', (20, 40, 110), (0, 0, 0), (96, 84), 2.6, (.95, .98, 1), soft=.01, panes=(2, 3))
    # The one pair of a page's large picture.
    alone = 'wall' not in job and len(places) == 1
    for pair, (at, turn) in zip(job['pairs'], places):
        turn += pair.get('turn', 0)
        window = None if way['room'] and is_mirror(pair) else (2 * turn - way['azimuth'], WINDOW_HIGH, WINDOW)
        unmirrored(way['put']({**pair, 'view': 'set', 'window': window, 'alone': alone}, settings, at, turn))
    if woven:
        show_carbon(min(at[2] for at, _ in places), way['sheen'])
        light_wire()
    daylight(way, way['energy'] + (.6 if warm else 0), (1, .90, .77) if warm else (1, .95, .89))
    width, height = job['size']
    _, _, distance = camera(way, None, height / width, target=(*way['middle'], way['aim']), span=way['span'], fstop=way['fstop'])
    bpy.context.scene.camera.data.dof.focus_distance = distance - (8 if job['set'] == 'fibrous' else 6 if job['set'] == 'grain' else 2)
    return dict(exposure=.68, contrast=.28, saturation=1.04, vignette=.1)


def at_its_hour(way, roll):
    """Cards stand side by side: each product has the sun a little elsewhere, and the shadows."""
    way['sun'] = Vector(way['sun'])
    way['sun'].rotate(Euler((0, 0, radians(roll.uniform(-13, 9)))))
    way['shift'] = roll.uniform(-4.5, 4.5)


def is_mirror(pair):
    return 'mirror' in pair['look']['lens']


def room(way, places):
    """What mirrors show: the window that lights them, in a warm wall. In other lenses it is drawn."""
    turn = sum(turn for _, turn in places) / len(places)
    seen, middle, far = direction(2 * turn - way['azimuth'], 14), Vector((*way['middle'], way['aim'])), 60 + way['span'] / 2
    card('room', middle + seen * far * 1.3, middle, (300, 160), .4, (1, .80, .62), soft=.1)
    card('window', middle + seen * far, middle, (60, 48), 3.4, SUNNY, soft=.01, panes=(2, 3))


def show_carbon(floor, sheen):
    """What carbon mirrors: sheets that draw its weave.
    @param floor how high the lowest pair stands (units): on what it stands on and on walls the cards would sparkle
    @param sheen see sets.USUAL"""
    on_slabs = 34, floor + .35
    show_weave((18, SUNNY), (17, SUNNY), on_slabs)
    if sheen:
        card('sheen', (-26, -28, 44), (.6, 18, 8), (60, 26), 5, SUNNY, soft=.5, within=on_slabs, sharp=False)
    # Beside the temple that is turned to the camera.
    card('temple', (66, 52, 18), (12, 8, 8), (100, 44), 12, SUNNY, soft=.5, within=on_slabs, sharp=False)
    flag((0, 40, 22), (0, 0, 6), (150, 44))
