"""Light into a picture: a shoulder for the highlights, a little contrast, sRGB."""
import numpy as np
from PIL import Image
from backdrop import even, quiet


def curve(light, exposure=1.3, knee=.62, contrast=.12, saturation=1.04, vignette=0.0):
    light = np.clip(light * exposure, 0, None)
    if vignette:
        height, width = light.shape[:2]
        y, x = np.mgrid[-1:1:height * 1j, -1:1:width * 1j]
        light = light * (1 - vignette * (x ** 2 + y ** 2) / 2)[..., None]
    shown = np.where(light < knee, light, knee + (1 - knee) * (1 - np.exp(-(light - knee) / (1 - knee))))
    grey = (shown @ np.array([.2126, .7152, .0722]))[..., None]
    shown = np.clip(grey + (shown - grey) * saturation, 0, 1)
    coded = np.where(shown <= .0031308, shown * 12.92, 1.055 * np.power(np.maximum(shown, 1e-9), 1 / 2.4) - .055)
    return coded + contrast * (coded * coded * (3 - 2 * coded) - coded)


def save(light, path, quality=92, pair=None, lenses=None, shadow=None, staged=False, **tone):
    """@param pair where the picture shows a whole pair: how much of a pixel it is
    @param lenses how much of a pixel is a lens with the ground behind it
    @param staged whether it stands in a place, whose ground is not even
    @param shadow what it leaves of the light on the ground, 0 to 1 a colour"""
    coded = curve(light, **tone) * 255
    if path.endswith('.webp') and not staged:
        coded = quiet(coded) if pair is None else even(coded, pair, lenses, shadow)
    else:
        # A step of noise keeps gradients from banding.
        coded += np.random.default_rng(1).uniform(-1.1, 1.1, coded.shape[:2])[..., None]
    picture = Image.fromarray(np.clip(np.rint(coded), 0, 255).astype(np.uint8))
    if path.endswith('.webp'):
        picture.save(path, quality=quality, method=6)
    else:
        picture.save(path, quality=quality - 5, optimize=True, progressive=True)
