"""Renders the scene, takes the noise out and writes the picture."""
import os
import time

import bpy
import cv2
import numpy as np

import tone
from oidn import Denoiser

PASSES = {'colour': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal'}
denoiser = None
# Pixels of backdrop that are taken with the subject.
MARGIN = 40
# From so many samples a pixel on, guides seen through glass are hardly chance any more, and a pixel has to be quieter to be left.
FINE = 40


def prepare(width, height, samples):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.use_persistent_data = False
    scene.view_settings.view_transform = 'Raw'
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.seed = 'CPU', samples, 1
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, .06 if samples < FINE else .02, max(4, samples // 3)
    cycles.max_bounces, cycles.transparent_max_bounces, cycles.transmission_bounces = 8, 12, 8
    cycles.diffuse_bounces, cycles.glossy_bounces = 2, 3
    cycles.sample_clamp_indirect, cycles.blur_glossy = 4, .5
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.use_denoising = cycles.use_auto_tile = False
    scene.view_layers[0].cycles.denoising_store_passes = True


def develop(path, weights, folder, seen_through=False, subject=None, **look):
    """Renders and writes the picture; seconds spent on rendering and on the rest.

    Around the `subject` (left, right, bottom and top, parts of the picture) lies a backdrop without an edge in it: it is
    taken a quarter as wide and enlarged.
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
    # So small a picture is cheap, and its noise would be enlarged to stains.
    cycles, samples = bpy.context.scene.cycles, bpy.context.scene.cycles.samples
    render.resolution_percentage, cycles.samples = 25, samples * 4
    around, first = take(folder, seen_through)
    render.resolution_percentage, cycles.samples = 100, samples
    left, right, low, high = (round(part * size) for part, size in zip(subject, (width, width, height, height)))
    sides = max(left - MARGIN, 0), min(right + MARGIN, width), max(height - high - MARGIN, 0), min(height - low + MARGIN, height)
    near, second = take(folder, seen_through, sides)
    light = cv2.resize(around, (width, height), interpolation=cv2.INTER_CUBIC)
    lay_over(light, near, sides)
    tone.save(light, path, pair=outline(folder), **look)
    return first + second, time.time() - began - first - second


def lay_over(light, near, sides):
    """`near` goes over into `light` within its margin, where both show backdrop alone."""
    left, right, top, bottom = sides
    ramp = lambda count: np.minimum(np.minimum(np.arange(count), np.arange(count)[::-1]) / MARGIN, 1)
    part = np.minimum.outer(ramp(bottom - top), ramp(right - left))[..., None]
    light[top:bottom, left:right] += (near - light[top:bottom, left:right]) * part


def take(folder, seen_through, sides=None):
    """The denoised light of the picture, or of what lies between `sides` (pixels: left, right, top, bottom); seconds of rendering."""
    scene = bpy.context.scene
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers, files = nodes.new('CompositorNodeRLayers'), nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.exr_codec = 'OPEN_EXR', '32', 'NONE'
    files.file_slots.clear()
    for name, source in PASSES.items():
        files.file_slots.new(f'{os.getpid()}-{name}-')
        links.new(layers.outputs[source], files.inputs[-1])
    scene.render.use_border = sides is not None
    if sides:
        left, right, top, bottom = sides
        width, height = scene.render.resolution_x, scene.render.resolution_y
        # Rounding may take a pixel off.
        scene.render.border_min_x, scene.render.border_max_x = (left - 1) / width, (right + 1) / width
        scene.render.border_min_y, scene.render.border_max_y = 1 - (bottom + 1) / height, 1 - (top - 1) / height
    began = time.time()
    bpy.ops.render.render()
    seconds = time.time() - began
    planes = [read(os.path.join(folder, f'{os.getpid()}-{name}-{scene.frame_current:04d}.exr')) for name in PASSES]
    if sides:
        planes = [plane[top:bottom, left:right] for plane in planes]
    if seen_through and scene.cycles.samples < FINE:
        # What a ray meets behind glass is chance: such guides would be taken for a pattern and kept.
        planes[1:] = [cv2.medianBlur(np.ascontiguousarray(plane), 5) for plane in planes[1:]]
    return denoiser.run(*planes), seconds


def outline(folder):
    """How much of each pixel is not ground; the scene shows nothing else afterwards."""
    scene, layer = bpy.context.scene, bpy.context.view_layer
    bpy.data.objects['floor'].hide_render = True
    # Seen through or not.
    layer.material_override = bpy.data.materials.new('plain')
    scene.render.film_transparent, scene.render.use_border = True, False
    scene.cycles.samples, scene.cycles.use_adaptive_sampling = 8, False
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers, file = nodes.new('CompositorNodeRLayers'), nodes.new('CompositorNodeOutputFile')
    file.base_path, file.format.file_format, file.format.color_depth = folder, 'OPEN_EXR', '32'
    file.file_slots[0].path = f'{os.getpid()}-outline-'
    links.new(layers.outputs['Alpha'], file.inputs[0])
    bpy.ops.render.render()
    return read(os.path.join(folder, f'{os.getpid()}-outline-{scene.frame_current:04d}.exr'))[..., 0].copy()


def read(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    os.remove(path)
    return pixels.reshape(height, width, 4)[::-1, :, :3].copy()
