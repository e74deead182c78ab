"""
One picture of a furnished layout without its ceiling: blender … -P cutaway.py -- CUTAWAY.json VIEW WIDTH HEIGHT SAMPLES WORK TARGET.png
VIEW is not read: a layout has one. No samples: the picture is only printed anew from what its work folder keeps.
"""
import json
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402

from cut_openings import build_curtains, build_door, build_railing, build_window  # noqa: E402
from cut_shell import BASE, OUTDOORS, Shell  # noqa: E402
from film import empty_scene, expose, place_camera, render_halves  # noqa: E402
from finish import GRADES, develop, print_on_paper  # noqa: E402
from interior_materials import cutaway_materials  # noqa: E402
from joinery import Workshop  # noqa: E402
from mesh import Mesh  # noqa: E402
from sets import SETS  # noqa: E402
from sky import sun_direction, sun_lamp  # noqa: E402


def build_ground(m, size):
    mesh = Mesh('ground')
    far = 12 * max(size['width'], size['height'])
    mesh.face([(-far, -far, BASE), (far, -far, BASE), (far, far, BASE), (-far, far, BASE)], m.paper)
    mesh.build()


def furnish(k, flat):
    for i, (x0, y0, x1, y1) in enumerate(flat['rugs']):
        k.box(x0, y0, 0, x1, y1, .014, k.m.rug if i % 2 == 0 else k.m.second_rug, .005)
    for piece in flat['pieces']:
        label = next(room['label'] for room in flat['rooms'] if room['id'] == piece['room'])
        with k.within(*piece['at'], -.02 if label in OUTDOORS else 0, math.radians(piece['turn']), mirrored=piece['mirrored']):
            SETS[piece['kind']](k, piece['width'], piece['depth'], label)


def build(flat):
    k = Workshop(cutaway_materials(flat['style']), 5)
    shell = Shell(flat, k.m)
    shell.build()
    for window in flat['windows']:
        build_window(k, shell, window)
        build_curtains(k, shell, window)
    for door in flat['doors']:
        build_door(k, shell, door)
    for wall in flat['walls']:
        if wall['kind'] == 'railing':
            build_railing(k, wall)
    furnish(k, flat)
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
