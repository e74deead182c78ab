"""The scene as Blender holds it, the camera, and the two half renders that the denoiser compares."""
import os
import time

import bpy
from mathutils import Matrix, Vector

from mesh import link


def empty_scene():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine, scene.cycles.device = 'CYCLES', 'CPU'
    scene.unit_settings.system = 'METRIC'
    scene.world = bpy.data.worlds.new('world')
    scene.world.use_nodes = True


def place_camera(camera):
    """`at`, `toward`, `lens` and `shift` as in scene.ts; the frame stands upright."""
    lens = bpy.data.cameras.new('camera')
    lens.sensor_fit = 'HORIZONTAL'
    lens.lens, (lens.shift_x, lens.shift_y), lens.clip_end = camera['lens'], camera['shift'], 4000
    return aim(lens, camera['at'], camera['toward'])


def aim(lens, at, toward):
    back = -Vector(toward)
    right = Vector((0, 0, 1)).cross(back).normalized()
    place = Matrix((right, back.cross(right), back)).transposed().to_4x4()
    place.translation = Vector(at)
    thing = link(bpy.data.objects.new('camera', lens))
    thing.matrix_world = place
    bpy.context.scene.camera = thing
    return thing


def expose(width, height, bounces=5, diffuse=2, glossy=3, transparent=20, clamp=5, haze=(30, 700), threshold=.03):
    """The settings that gave the best picture for a minute of work; `haze` is where it begins and how far it grows, in metres."""
    scene = bpy.context.scene
    cycles, render = scene.cycles, scene.render
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    render.threads_mode, render.threads, render.use_persistent_data = 'FIXED', 1, True
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = bounces, diffuse, glossy
    cycles.transmission_bounces, cycles.transparent_max_bounces = 4, transparent
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct, cycles.blur_glossy = clamp, 0, 1.0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, threshold
    cycles.use_denoising = cycles.use_auto_tile = cycles.use_fast_gi = False
    # With persistent data a changed seed is ignored; an animated one follows the frame.
    cycles.use_animated_seed = True
    cycles.light_sampling_threshold = .01
    mist = scene.world.mist_settings
    mist.start, mist.depth, mist.falloff = *haze, 'LINEAR'
    layer = scene.view_layers[0]
    layer.cycles.denoising_store_passes = layer.use_pass_mist = True


PASSES = {'Image': 'light', 'Denoising Albedo': 'albedo', 'Denoising Normal': 'normal', 'Mist': 'mist'}


def render_halves(folder, samples):
    """Two renders of half the samples each with different seeds, and what the denoiser is guided by, as EXR files."""
    scene = bpy.context.scene
    os.makedirs(folder, exist_ok=True)
    scene.cycles.samples = max(4, samples // 2)
    scene.cycles.adaptive_min_samples = min(scene.cycles.samples, max(12, samples // 3))
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, files, shown = (tree.nodes.new('CompositorNode' + kind) for kind in ('RLayers', 'OutputFile', 'Composite'))
    tree.links.new(layers.outputs['Image'], shown.inputs[0])
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.exr_codec = 'OPEN_EXR', '32', 'ZIP'
    for half in (1, 2):
        files.file_slots.clear()
        for source, name in PASSES.items():
            files.file_slots.new(name)
            tree.links.new(layers.outputs[source], files.inputs[name])
        started = time.time()
        scene.frame_set(half)
        bpy.ops.render.render(write_still=False)
        print(f'## half {half}: {time.time() - started:.0f} s', flush=True)
