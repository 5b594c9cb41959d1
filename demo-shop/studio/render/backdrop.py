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
FLAT = 0, 8
# Parts of the picture's width: so near to the subject light or shadow stays, so far away none is left.
FADE_LIGHT, FADE_SHADOW = (.01, .09), (.03, .3)
# Parts of a row.
SEEN = .06, .2


def quiet(picture, whole=False):
    """Smooths what lies around the subject. Levels of 0 to 255, in and out.
    @param whole of the subject nothing lies outside of the picture
    """
    picture = picture.astype(np.float32)
    pair = subject(picture)
    around = (1 - pair).astype(np.float32)
    spread = cv2.GaussianBlur(around, (0, 0), BLUR, borderType=cv2.BORDER_REFLECT)
    smooth = cv2.GaussianBlur(picture * around[..., None], (0, 0), BLUR, borderType=cv2.BORDER_REFLECT)
    smooth /= np.maximum(spread, 1e-3)[..., None]
    # A narrow gap between parts of the subject has too little backdrop to tell its colour.
    share = np.clip(cv2.GaussianBlur(around, (0, 0), 6), 0, 1) * np.clip(spread * 4 - 1, 0, 1)
    return level(picture + (smooth - picture) * share[..., None], pair, whole)


def level(picture, pair, whole):
    """The backdrop of one colour, that of the picture's upper edge, up to the light and the shadow around the subject."""
    colour = np.median(picture[:len(picture) // 12], (0, 1))
    if whole:
        picture = picture * (colour / by_height(picture, 1.0 - pair, colour))[:, None]
    away = picture - colour
    unlike = step(np.abs(away).max(2), *FLAT)
    if whole:
        distance = cv2.distanceTransform(1 - pair, cv2.DIST_L2, 5) / picture.shape[1]
        unlike *= 1 - np.where(away.mean(2) > 0, step(distance, *FADE_LIGHT), step(distance, *FADE_SHADOW))
    return picture + away * (unlike - 1)[..., None]


def by_height(picture, share, colour):
    """The backdrop's colour in each row, for the light falls off towards the camera; `colour` where little of it is seen."""
    share = share[..., None]
    rows = np.concatenate([(picture * share).mean(1), share.mean(1)], 1)
    rows = cv2.GaussianBlur(rows, (1, 0), sigmaX=1, sigmaY=len(picture) / 40, borderType=cv2.BORDER_REFLECT)
    seen = rows[:, 3:]
    return colour + (rows[:, :3] / np.maximum(seen, 1e-4) - colour) * step(seen, *SEEN)


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
