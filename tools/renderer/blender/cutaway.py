"""
One picture of a furnished layout without its ceiling: blender … -P cutaway.py -- CUTAWAY.json VIEW WIDTH HEIGHT SAMPLES WORK TARGET.png
VIEW is not read: a layout has one. No samples: the picture is only printed anew from what its work folder keeps.
"""
import json
import math
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, 'interiors'), os.path.join(HERE, 'outdoors')]

import bpy  # noqa: E402

from cut_shell import BASE  # noqa: E402
from flat import build_flat  # noqa: E402
from film import empty_scene, expose, place_camera, render_halves  # noqa: E402
from finish import GRADES, develop, print_on_paper  # noqa: E402
from interior_materials import cutaway_materials  # noqa: E402
from joinery import Workshop  # noqa: E402
from mesh import Mesh  # noqa: E402
from sky import sun_direction, sun_lamp  # noqa: E402


def build_ground(m, size):
    mesh = Mesh('ground')
    far = 12 * max(size['width'], size['height'])
    mesh.face([(-far, -far, BASE), (far, -far, BASE), (far, far, BASE), (-far, far, BASE)], m.paper)
    mesh.build()


def build(flat):
    k = Workshop(cutaway_materials(flat['style']), 5, tall=flat['cut'] - .04)
    build_flat(k, flat)
    build_ground(k.m, flat['size'])
    air = bpy.context.scene.world.node_tree.nodes['Background']
    air.inputs[0].default_value, air.inputs[1].default_value = (.92, .96, 1, 1), .85
    sun_lamp(3.7, sun_direction(50, flat['sun']), (1, .93, .83), 7)
    place_camera(flat['camera'])


def main(flat_file, _view, width, height, samples, work, target):
    with open(flat_file, encoding='utf-8') as file:
        flat = json.load(file)
    empty_scene()
    if int(samples):
        build(flat)
        expose(int(width), int(height), bounces=5, diffuse=3, glossy=2, transparent=10, clamp=3, haze=(5, 100), threshold=.02)
        render_halves(work, int(samples))
        develop(work, os.environ.get('RENDER_CACHE', work), patience=.6)
    print_on_paper(work, target, GRADES['model'])


if __name__ == '__main__':
    main(*sys.argv[sys.argv.index('--') + 1:])
