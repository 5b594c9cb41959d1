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


def prepare(width, height, samples):
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.render.resolution_percentage = 100
    scene.render.use_persistent_data = False
    scene.view_settings.view_transform = 'Raw'
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.seed = 'CPU', samples, 1
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, .06, max(4, samples // 3)
    cycles.max_bounces, cycles.transparent_max_bounces, cycles.transmission_bounces = 8, 12, 8
    cycles.diffuse_bounces, cycles.glossy_bounces = 2, 3
    cycles.sample_clamp_indirect, cycles.blur_glossy = 4, .5
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.use_denoising = cycles.use_auto_tile = False
    scene.view_layers[0].cycles.denoising_store_passes = True


def develop(path, weights, folder, seen_through=False, **look):
    """Seconds spent on rendering and on the rest."""
    global denoiser
    denoiser = denoiser or Denoiser(weights)
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
    began = time.time()
    bpy.ops.render.render()
    rendered = time.time()
    planes = [read(os.path.join(folder, f'{os.getpid()}-{name}-{scene.frame_current:04d}.exr')) for name in PASSES]
    if seen_through:
        # What a ray meets behind glass is chance: such guides would be taken for a pattern and kept.
        planes[1:] = [cv2.medianBlur(plane, 5) for plane in planes[1:]]
    tone.save(denoiser.run(*planes), path, **look)
    return rendered - began, time.time() - rendered


def read(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    os.remove(path)
    return pixels.reshape(height, width, 4)[::-1, :, :3].copy()
