"""Black weave in a dark room: light from above, from behind and from the side draws it."""
from camera import camera
from light import card, direction, new_world, show_weave, soft_box, touched
from materials.graph import Graph, colour
from stage import cloud
from .ground import plane, stand, unmirrored

# `aside`: how far to the right of its aim the camera stands (units); `turn`: how far the pairs are turned (degrees);
# `places`: where several stand (units); `aim`, what the camera sees the middle of then, `span` units wide; `reach`: so near to
# the origin, mirrors see the cards (units).
VIEWS = {
    'wide': dict(azimuth=-9, elevation=13, wide=.57, tall=.95, focal=70, fstop=22, low=-.06, aside=-3.4, turn=-33),
    'row': dict(azimuth=-14, elevation=11, focal=90, span=40, fstop=24, aim=(.2, 3, 2.6), reach=44, turn=-40,
                places=((-9, -8.5), (-.5, 2.5), (8.5, 13.5), (17.5, 24.5))),
    'tall': dict(azimuth=-9, elevation=15, wide=.86, tall=.95, focal=120, fstop=26, low=-.14, turn=-33),
}
COOL, WARM = (.90, .95, 1), (1, .90, .78)


def floor():
    """Honed slate, which faintly mirrors what stands on it."""
    g = Graph('slate')
    x, y, z = g.split(g.node('TexCoord', out=3))
    cleft = g.noise(g.join(x * .03, y * .06, 0.0), 1, 5, .6)
    grain = g.noise(g.join(x * 2.2, y * 2.2, 0.0), 1, 4, .7)
    tint = g.ramp(cleft * .6 + grain * .4, [(.3, colour('#2b2f34')), (.5, colour('#33383d')), (.7, colour('#3c4248'))])
    slate = g.principled(Base_Color=touched(g, tint), Roughness=cleft * .1 + .1, Specular=.5, Normal=g.bump(grain, .01, .3))
    plane('floor', [(-400, -200, 0), (400, -200, 0), (400, 400, 0), (-400, 400, 0)], g.done(slate))


def dark(job, settings):
    view, (width, height) = VIEWS[job['view']], job['size']
    floor()
    roots = [stand({**pair, 'view': 'three-quarter'}, settings, at, view['turn']) for pair, at in zip(job['pairs'], view.get('places', [(0, 0)]))]
    background = new_world().nodes['Background']
    background.inputs[0].default_value, background.inputs[1].default_value = (.5, .6, .72, 1), .06
    soft_box('top', (-16, 10, 34), (0, 0, 0), (16, 10), 26000, WARM)
    soft_box('behind', (10, 60, 30), (0, 0, 0), (40, 8), 16000, COOL, glossy=False)
    # Of a lamp with an edge, the slate would show the edge.
    card('glow', (6, 90, 34), (0, 0, 8), (240, 80), .42, COOL, soft=.5)
    within = view.get('reach', 14), .15
    show_weave((76, COOL), (76, WARM), within)
    mirrored = 2 * view['turn'] - view['azimuth']
    # A lamp, which is sampled: lit by a sheet that only mirrors see, so dark a weave would be noise.
    soft_box('weave', direction(mirrored, 58) * 60, (0, 0, 3), (60, 24), 95000, COOL)
    seen = direction(mirrored, 0)
    card('sky', seen * 40 + seen.cross((0, 0, 1)) * 6, (0, 0, 2.5), (150, 40), 1.8, COOL, soft=.4, fall=.6, within=within)
    if 'aim' in view:
        for root in roots:
            unmirrored(root)
        camera(view, None, height / width, target=view['aim'], span=view['span'], fstop=view['fstop'])
    else:
        camera(view, cloud(roots[0]), height / width, view['low'], fstop=view['fstop'])
    return dict(exposure=1.1, contrast=.26, saturation=1.0, vignette=.3)
