"""Renders the scene, takes the noise out and writes the picture."""
import os
import time

import bpy
import cv2
import numpy as np

import tone
from light import shade
from materials.graph import Graph
from oidn import Denoiser

PASSES = {'colour': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal'}
denoiser = None
# Pixels of ground that are taken with the subject.
MARGIN = 40
# Per cent of the picture's size, and samples a pixel.
SHADOW = 30, 16
# From so many samples a pixel on, guides seen through glass are hardly chance any more, and a pixel has to be quieter to be left.
FINE = 40


def prepare(width, height, samples, seen_through):
    """@param seen_through whether light has to find its way through clear frames or loose lenses"""
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.use_persistent_data = True
    scene.view_settings.view_transform = 'Raw'
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.seed = 'CPU', samples, 1
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, .06 if samples < FINE else .02, max(4, samples // 3)
    cycles.max_bounces, cycles.transparent_max_bounces, cycles.transmission_bounces = 16 if seen_through else 6, 12, 12 if seen_through else 4
    cycles.diffuse_bounces, cycles.glossy_bounces = 2, 12 if seen_through else 3
    # A bright card in the gloss of single fibres is a speck.
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct, cycles.blur_glossy = 4, 3, .5
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.use_denoising = cycles.use_auto_tile = False
    scene.view_layers[0].cycles.denoising_store_passes = True


def develop(path, weights, folder, seen_through=False, subject=None, ground=None, tinted=False, **look):
    """Renders and writes the picture; seconds spent on rendering and on the rest.

    @param subject where the picture shows a whole pair: left, right, bottom and top, parts of the picture
    @param ground its light: around the pair there is nothing else but the pair's shadow
    @param tinted whether the shadow is seen through the lenses
    """
    global denoiser
    denoiser = denoiser or Denoiser(weights)
    began = time.time()
    if not subject:
        light, seconds = take(folder, seen_through)
        tone.save(light, path, **look)
        return seconds, time.time() - began - seconds
    render = bpy.context.scene.render
    width, height = render.resolution_x, render.resolution_y
    left, right, low, high = (round(part * size) for part, size in zip(subject, (width, width, height, height)))
    left, right, top, bottom = max(left - MARGIN, 0), min(right + MARGIN, width), max(height - high - MARGIN, 0), min(height - low + MARGIN, height)
    light, pair, lenses = np.full((height, width, 3), ground, np.float32), np.zeros((height, width), np.float32), np.zeros((height, width), np.float32)
    near = (left, right, top, bottom)
    light[top:bottom, left:right], seconds = take(folder, seen_through, near)
    pair[top:bottom, left:right] = outline(folder, near)
    if tinted:
        lenses[top:bottom, left:right] = pair[top:bottom, left:right] - outline(folder, near, False)
    tone.save(light, path, pair=pair, lenses=lenses, shadow=shadow(folder, (width, height), top, bottom), **look)
    return seconds, time.time() - began - seconds


def take(folder, seen_through, sides=None):
    """The denoised light of the picture, or of what lies between `sides` (pixels: left, right, top, bottom); seconds of rendering."""
    began = time.time()
    planes = rendered(folder, PASSES, sides)
    seconds = time.time() - began
    if not seen_through or bpy.context.scene.cycles.samples >= FINE:
        return denoiser.run(*planes), seconds
    # What a ray meets behind glass is chance: such guides would be taken for a pattern and kept.
    planes[1:] = [cv2.medianBlur(np.ascontiguousarray(plane), 5) for plane in planes[1:]]
    return without_specks(denoiser.run(*planes)), seconds


def without_specks(light):
    """Where a clear rim is seen edge-on, few rays find their way out: dark pixels among bright ones."""
    around = cv2.medianBlur(np.ascontiguousarray(light, np.float32), 5)
    around = cv2.medianBlur(around, 5)
    return np.where((light < around * .85).any(2)[..., None], around, light)


def rendered(folder, passes, sides=None):
    """What Blender's passes hold, between `sides` (pixels: left, right, top, bottom) of the picture or in all of it."""
    scene = bpy.context.scene
    render = scene.render
    width, height = (size * render.resolution_percentage // 100 for size in (render.resolution_x, render.resolution_y))
    left, right, top, bottom = sides or (0, width, 0, height)
    render.use_border = sides is not None
    # Rounding may take a pixel off.
    render.border_min_x, render.border_max_x = (left - 1) / width, (right + 1) / width
    render.border_min_y, render.border_max_y = 1 - (bottom + 1) / height, 1 - (top - 1) / height
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers, files = nodes.new('CompositorNodeRLayers'), nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.exr_codec = 'OPEN_EXR', '32', 'NONE'
    files.file_slots.clear()
    for name, source in passes.items():
        files.file_slots.new(f'{os.getpid()}-{name}-')
        links.new(layers.outputs[source], files.inputs[-1])
    bpy.ops.render.render()
    planes = [read(os.path.join(folder, f'{os.getpid()}-{name}-{scene.frame_current:04d}.exr')) for name in passes]
    return [plane[top:bottom, left:right] for plane in planes]


def outline(folder, sides, with_lenses=True):
    """How much of each pixel between `sides` is not ground."""
    scene, layer = bpy.context.scene, bpy.context.view_layer
    left_out = [thing for thing in scene.objects if thing.name == 'floor' or not with_lenses and thing.name.startswith('lens')]
    # Seen through or not, and quick to render.
    g = Graph('plain')
    layer.material_override = g.done(g.node('Emission'))
    for thing in left_out:
        thing.hide_render = True
    scene.render.film_transparent = True
    scene.cycles.samples, scene.cycles.use_adaptive_sampling = 8, False
    alpha = rendered(folder, {'outline': 'Alpha'}, sides)[0][..., 0]
    layer.material_override = None
    for thing in left_out:
        thing.hide_render = False
    scene.render.film_transparent = False
    return alpha


def shadow(folder, size, top, bottom):
    """What the pair leaves of the light on the ground, 0 to 1 a colour, below it too: light.shade().
    @param top where the pair begins, pixels; `bottom` where it ends, its shadow further down
    """
    width, height = size
    shade()
    scene = bpy.context.scene
    for thing in scene.objects:
        if thing.type == 'MESH' and thing.name != 'floor':
            thing.visible_camera = False
    # Light from the sky and the sun, and none that anything sends back.
    scene.render.resolution_percentage, scene.cycles.samples, scene.cycles.max_bounces = *SHADOW, 0
    bottom = min(bottom + (bottom - top) // 2, height)
    small = [side * SHADOW[0] // 100 for side in (0, width, top, bottom)]
    light, _ = take(folder, False, small)
    # At the lower edge no shadow is left.
    light = light / np.median(light[-len(light) // 12:], (0, 1))
    left = np.ones((height, width, 3), np.float32)
    left[top:bottom] = np.clip(cv2.resize(light, (width, bottom - top), interpolation=cv2.INTER_CUBIC), 0, 1)
    return left


def read(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    os.remove(path)
    return pixels.reshape(height, width, 4)[::-1, :, :3].copy()
