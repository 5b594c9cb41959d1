"""Motifs for the temples as pictures: white is cut away."""
import math
import os
import random

import bpy
from PIL import Image, ImageDraw, ImageFilter, ImageFont

WIDTH, HEIGHT = 3000, 280
FONT = '/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf'


def swell(draw, start, length, lines=4, weight=15):
    middle = HEIGHT / 2
    for k in range(lines):
        points = []
        for i in range(0, length, 6):
            t = i / length
            hush = math.sin(math.pi * t) ** .6
            y = middle + (k - (lines - 1) / 2) * 48 * hush * (.6 + .4 * math.cos(6.3 * t * 2 + .6))
            points.append((start + i, y + 24 * math.sin(2 * math.pi * t * length / 680 + k * .25) * hush))
        draw.line(points, fill=255, width=weight, joint='curve')


def forest(draw, start, end, seed=1):
    roll, x = random.Random(seed), start
    while x < end:
        tall = roll.uniform(95, 225)
        foot = HEIGHT / 2 + 112
        for tier in range(4):
            half = (24 + tier * 9) * tall / 200 * 1.15
            y = foot - tall + tier * tall * .24
            draw.polygon([(x, y - tall * .10), (x - half, y + tall * .22), (x + half, y + tall * .22)], fill=255)
        x += roll.uniform(48, 92)
    draw.line([(start - 30, HEIGHT / 2 + 114), (end + 20, HEIGHT / 2 + 114)], fill=255, width=6)


def text(draw, x, words, size=140):
    font = ImageFont.truetype(FONT, size) if os.path.exists(FONT) else ImageFont.load_default()
    draw.text((x, HEIGHT / 2), words, font=font, fill=255, anchor='lm')


def compass(draw):
    # Whole where the temple begins to narrow.
    cx, cy, r = 420, HEIGHT / 2 - 14, 104
    draw.ellipse([cx - r, cy - r, cx + r, cy + r], outline=255, width=14)
    draw.ellipse([cx - r * .82, cy - r * .82, cx + r * .82, cy + r * .82], outline=255, width=7)
    for k in range(8):
        a, long = k * math.pi / 4, r * (.98 if k % 2 == 0 else .6)
        side = r * .15
        tip = (cx + long * math.cos(a), cy + long * math.sin(a))
        draw.polygon([tip, (cx + side * math.cos(a + .8), cy + side * math.sin(a + .8)), (cx, cy)], fill=255)
        draw.line([tip, (cx + side * math.cos(a - .8), cy + side * math.sin(a - .8)), (cx, cy)], fill=255, width=8)
    for k in range(60):
        x = 640 + k * 36
        half = 26 if k % 5 == 0 else 13
        draw.line([(x, HEIGHT / 2 - half), (x, HEIGHT / 2 + half)], fill=255, width=11)
    text(draw, 2840, 'N', 120)


def motif(name):
    image = Image.new('L', (WIDTH, HEIGHT), 0)
    draw = ImageDraw.Draw(image)
    if name == 'waves':
        text(draw, 20, "57°42'N", 104)
        swell(draw, 560, 1640)
        forest(draw, 2290, 2880)
    elif name == 'spruces':
        forest(draw, 60, 2920, 7)
    elif name == 'compass':
        compass(draw)
    else:
        text(draw, 40, "57°42'31\"N   11°58'12\"E", 150)
        swell(draw, 2150, 780, 3)
    # What is cut away, how far the heat has browned what is left, and the sloping walls of the cut.
    large = image.resize((WIDTH * 2, HEIGHT * 2), Image.BICUBIC)
    return Image.merge('RGB', [large.filter(ImageFilter.GaussianBlur(radius)) for radius in (2, 16, 6)])


def engraving(name, side, folder):
    """A reader for materials, on the temple's outer side: what is cut away there, browned by heat, how deep."""
    path = os.path.join(folder, f'engraving-{name}.png')
    if not os.path.exists(path):
        motif(name).save(path)

    def at(g, x, y, z):
        image = bpy.data.images.load(path, check_existing=True)
        image.colorspace_settings.name = 'Non-Color'
        start, width, height = 15, 62, 5.9
        u = (x - start) / width
        u = u if side > 0 else 1 - u
        drop = (x - start) * .012
        texture = g.node('TexImage', {'Vector': g.join(u, (z + drop) / height + .5, 0)}, image=image, extension='CLIP', interpolation='Cubic')
        return [value * ((y * side) > .4) for value in g.split(texture)]
    return at
