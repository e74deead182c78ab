"""
What a camera sees of each section and storey, in flat colours: red is the section, green the storey, blue marks the house.
Same arguments as exterior.py. The walls are those of the picture; trees and neighbours are left out.
"""
import json
import os
import random
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, 'interiors'), os.path.join(HERE, 'outdoors')]

import bpy  # noqa: E402

from film import empty_scene, expose, place_camera  # noqa: E402
from palette import Looks  # noqa: E402
from place import Place  # noqa: E402
from shader import Material  # noqa: E402
from volume import build_volume  # noqa: E402

# A section and a storey are whole numbers of these parts of the brightest value.
SECTION, STOREY = 16, 4


def paint(block):
    """Storeys are told by their height alone, as a level does it on the building site."""
    m = Material(f'section {block["section"]}')
    split, joined, glow = m.node('SeparateXYZ'), m.node('CombineXYZ'), m.node('Emission')
    m.link(m.node('NewGeometry').outputs['Position'], split.inputs[0])
    above = m.math('FLOOR', m.math('DIVIDE', m.math('SUBTRACT', split.outputs[2], block['ground']), block['storey']))
    storey = m.math('MINIMUM', m.math('MAXIMUM', m.math('ADD', above, 2), 1), block['storeys'])
    m.feed(joined.inputs[0], block['section'] * SECTION / 255)
    m.feed(joined.inputs[1], m.math('MULTIPLY', storey, STOREY / 255))
    m.feed(joined.inputs[2], 1.0)
    m.link(joined.outputs[0], glow.inputs[0])
    return m.replace_surface(glow.outputs[0])


def main(scene_file, view_name, width, height, _samples, _work, target):
    with open(scene_file, encoding='utf-8') as file:
        scene = json.load(file)
    view = next(v for v in scene['views'] if v['name'] == view_name)
    empty_scene()
    place, rng = Place(scene, view), random.Random(scene['seed'])
    looks = {face: Looks(face, scene['faces'][face]['palette'], view['light']) for face in ('main', 'side')}
    crowns = {block['section']: crown for block, crown in place.set_backs()}
    for block, volume in zip(scene['blocks'], place.volumes):
        flat = paint(block)
        others = [v for v in place.volumes if v is not volume]
        for part in filter(None, (volume, crowns.get(block['section']))):
            mesh = build_volume(part, looks[block['face']], rng, place.eye, others if part is volume else ()).data
            for slot in range(len(mesh.materials)):
                mesh.materials[slot] = flat
    place_camera(view['camera'])
    expose(int(width), int(height))
    settings = bpy.context.scene
    settings.cycles.samples, settings.cycles.pixel_filter_type, settings.cycles.filter_width = 1, 'BOX', .01
    settings.world.node_tree.nodes['Background'].inputs[0].default_value = (0, 0, 0, 1)
    settings.view_settings.view_transform, settings.view_settings.look = 'Raw', 'None'
    settings.render.dither_intensity = 0
    image = settings.render.image_settings
    image.file_format, image.color_mode, image.color_depth, image.compression = 'PNG', 'RGB', '8', 100
    settings.render.filepath = target
    bpy.ops.render.render(write_still=True)


if __name__ == '__main__':
    main(*sys.argv[sys.argv.index('--') + 1:])
