"""A quiet backdrop: encoders turn the last noise of a smooth gradient into blocks and bands."""
import cv2
import numpy as np

# Levels a pixel: steeper is subject or shadow, down to soft ones.
EDGE = .55
# Pixels: smaller patches of edges are noise.
PATCH = 400
# Pixels around the subject that stay as they are.
AROUND = 15
# Pixels.
BLUR = 26
# Levels: nearer to the backdrop's colour is that colour, further away stays; a step of one level over a hundred pixels is a ragged band.
FLAT = 1, 5
# How much of the shadow is faint enough to be left out, 0 to 1.
FAINT = .02
# How much of the shadow is seen through a lens.
THROUGH = .8
# Pixels, and how much: denoised edges are soft.
SHARP = 1.1, .8


def quiet(picture):
    """Smooths what lies around the subject. Levels of 0 to 255, in and out."""
    picture = picture.astype(np.float32)
    around = (1 - subject(picture)).astype(np.float32)
    smooth = blurred(picture, around, BLUR)
    # A narrow gap between parts of the subject has too little backdrop to tell its colour.
    share = np.clip(cv2.GaussianBlur(around, (0, 0), 6), 0, 1) * np.clip(cv2.GaussianBlur(around, (0, 0), BLUR) * 4 - 1, 0, 1)
    picture = picture + (smooth - picture) * share[..., None]
    away = picture - own_colour(picture)
    return picture + away * (step(np.abs(away).max(2), *FLAT) - 1)[..., None]


def even(picture, pair, lenses, shadow):
    """A ground of one colour, that of the picture's upper edge, and on it a shadow alone: no light, no grain.
    @param pair how much of a pixel is the pair, 0 to 1
    @param lenses how much of it is a lens that the ground is seen through, 0 to 1
    @param shadow what it leaves of the light on the ground, 0 to 1 a colour
    """
    picture, colour = picture.astype(np.float32), own_colour(picture)
    ground = (cv2.dilate(pair, disc(2)) < .01).astype(np.float32)
    # Nothing is left of the faintest part, which would end in a ragged line; then light becomes levels.
    dark = np.maximum(1 - shadow - FAINT, 0) / (1 - FAINT)
    left = np.power(1 - dark, 1 / 2.2)
    shown = colour * left
    # A part of what a lens sends to the camera is its gloss.
    picture = picture * (1 - lenses[..., None] * (1 - left) * THROUGH)
    # Along its edge the pair keeps its own part of a pixel.
    before = blurred(picture, ground, 2)
    picture = picture + (picture - cv2.GaussianBlur(picture, (0, 0), SHARP[0])) * SHARP[1]
    along = picture + (1 - pair)[..., None] * (shown - before)
    return np.where(ground[..., None] > 0, shown, np.where(pair[..., None] > .99, picture, along))


def blurred(picture, share, radius):
    """The mean of what `share` counts, around each pixel."""
    blur = lambda plane: cv2.GaussianBlur(plane, (0, 0), radius, borderType=cv2.BORDER_REFLECT)
    return blur(picture * share[..., None]) / np.maximum(blur(share), 1e-4)[..., None]


def own_colour(picture):
    return np.median(picture[:len(picture) // 12], (0, 1)).astype(np.float32)


def step(value, start, end):
    part = np.clip((value - start) / (end - start), 0, 1)
    return part * part * (3 - 2 * part)


def subject(picture):
    """1 where the pair, its holes and its shadow are."""
    soft = cv2.GaussianBlur(picture, (0, 0), 2.5)
    across, down = (cv2.Sobel(soft, cv2.CV_32F, *axis, ksize=3) / 8 for axis in ((1, 0), (0, 1)))
    edges = (np.hypot(across, down).max(2) > EDGE).astype(np.uint8)
    _, patches, facts, _ = cv2.connectedComponentsWithStats(edges, connectivity=8)
    edges = ((facts[:, cv2.CC_STAT_AREA] > PATCH) & (np.arange(len(facts)) > 0)).astype(np.uint8)[patches]
    near = cv2.morphologyEx(cv2.dilate(edges, disc(AROUND)), cv2.MORPH_CLOSE, disc(2 * AROUND))
    outlines, _ = cv2.findContours(near, cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    return cv2.drawContours(near.copy(), outlines, -1, 1, cv2.FILLED)


def disc(radius):
    return cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * radius + 1, 2 * radius + 1))
