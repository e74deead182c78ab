"""
One picture of a furnished room: blender … -P interior.py -- ROOM.json VIEW WIDTH HEIGHT SAMPLES WORK TARGET.png
VIEW is one of the room's views, or `panorama`: a full one, equirectangular.
"""
import json
import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402

from film import aim, empty_scene, expose, place_camera, render_halves  # noqa: E402
from finish import GRADES, develop, print_picture  # noqa: E402
from fittings import FITTINGS, curtain  # noqa: E402
from furniture import FURNITURE  # noqa: E402
from glass import clear  # noqa: E402
from interior_materials import interior_materials  # noqa: E402
from joinery import Workshop  # noqa: E402
from materials import courses, plain  # noqa: E402
from mesh import Mesh, copy, link  # noqa: E402
from neighbourhood import PALETTES  # noqa: E402
from palette import Looks  # noqa: E402
from place import NEIGHBOUR_PATTERNS  # noqa: E402
from plants import tree  # noqa: E402
from shader import linear  # noqa: E402
from sky import SKIES, sky  # noqa: E402
from volume import Volume, build_volume  # noqa: E402

PIECES = {**FURNITURE, **FITTINGS}
REVEAL = .34
# The flat is on the ninth storey.
STREET = -27


def build_shell(k, room):
    width, depth, height = (room['size'][key] for key in ('width', 'depth', 'height'))
    wall = k.m.tile if room['wet'] else k.m.wall
    k.flat([(0, 0, 0), (width, 0, 0), (width, depth, 0), (0, depth, 0)], k.m.floor_tile if room['wet'] else k.m.floor)
    k.flat([(0, 0, height), (0, depth, height), (width, depth, height), (width, 0, height)], k.m.ceiling)
    k.flat([(-.4, -.4, height + .3), (width + .4, -.4, height + .3), (width + .4, depth + .4, height + .3), (-.4, depth + .4, height + .3)], k.m.wall)
    for x in (0, width):
        k.flat([(x, 0, 0), (x, depth, 0), (x, depth, height), (x, 0, height)], wall)
    k.flat([(0, 0, 0), (width, 0, 0), (width, 0, height), (0, 0, height)], wall)
    if room['window']:
        build_window(k, room['window'], width, depth, height, wall)
    else:
        k.flat([(0, depth, 0), (width, depth, 0), (width, depth, height), (0, depth, height)], wall)
    if not room['wet']:
        for x0, y0, x1, y1 in ((0, 0, width, .015), (width - .015, 0, width, depth), (0, 0, .015, depth)):
            k.box(x0, y0, 0, x1, y1, .08, k.m.white, .003)
    build_door(k, room['door'])


def build_door(k, door):
    a, b = door['from'], door['to']
    k.box(a, -.02, 0, b, .035, 2.1, k.m.white, .004)
    k.box(a + .07, .03, .01, b - .07, .05, 2.04, k.m.front, .004)
    k.box(a + .14, .05, 1.0, a + .25, .075, 1.02, k.m.black, .004)


def build_window(k, window, width, depth, height, wall):
    a, b, low, high = window['from'], window['to'], window['sill'], window['head']
    for x0, x1, z0, z1 in ((0, a, 0, height), (b, width, 0, height), (a, b, high, height), (a, b, 0, low)):
        k.flat([(x0, depth, z0), (x1, depth, z0), (x1, depth, z1), (x0, depth, z1)], wall)
    out = depth + REVEAL
    for x in (a, b):
        k.flat([(x, depth, low), (x, out, low), (x, out, high), (x, depth, high)], k.m.white)
    k.flat([(a, depth, high), (b, depth, high), (b, out, high), (a, out, high)], k.m.white)
    k.flat([(a, depth, low), (b, depth, low), (b, out, low), (a, out, low)], k.m.oak)
    sashes = 3 if b - a > 3 else 2
    for i in range(sashes):
        x0, x1 = (a + (b - a) * at / sashes for at in (i, i + 1))
        for c, d, z0, z1 in ((x0, x0 + .055, low, high), (x1 - .055, x1, low, high), (x0, x1, low, low + .06), (x0, x1, high - .06, high)):
            k.box(c, depth + .2, z0, d, depth + .27, z1, k.m.frame, .004)
    curtain(k, a - .25, a + .45, depth - .14, .02, height - .03, k.m.curtain, seed=1)
    curtain(k, b - .40, b + .3, depth - .14, .02, height - .03, k.m.curtain, seed=2)
    curtain(k, a + .3, a + 1.15, depth - .05, .02, height - .03, k.m.sheer, .03, .09, 3)
    k.box(a - .4, depth - .2, height - .035, b + .5, depth - .02, height - .001, k.m.white, .003)
    if low < .2:
        build_balcony(k, a - .6, b + .4, out, depth + 1.8)


def build_balcony(k, x0, x1, y0, y1):
    k.box(x0, y0, -.12, x1, y1, 0, plain('balcony', (.5, .49, .47), .9), .01)
    k.flat([(x0, y1 - .05, .05), (x1, y1 - .05, .05), (x1, y1 - .05, 1.05), (x0, y1 - .05, 1.05)], clear('balcony glass', (.86, .92, .91), .06))
    k.box(x0, y1 - .08, 1.05, x1, y1 - .02, 1.1, k.m.frame, .004)


def build_outside():
    """A quarter to look at: houses, trees, a street, the city behind."""
    rng = random.Random(4)
    looks = [Looks(f'opposite {i}', palette, 'day') for i, palette in enumerate(PALETTES[:2])]
    for i, volume in enumerate((Volume(-44, 92, -22, 108, 11, NEIGHBOUR_PATTERNS[0], 4.6, 3.05), Volume(8, 120, 44, 134, 7, NEIGHBOUR_PATTERNS[1], 4.6, 3.05),
                                Volume(-60, 140, -36, 154, 15, NEIGHBOUR_PATTERNS[0], 4.6, 3.05))):
        build_volume(volume, looks[i % 2], rng, (4, 0, 27)).location.z = STREET
    mesh = Mesh('outside')
    mesh.box(-800, 8, STREET - 1, 800, 1200, STREET, plain('grass', (.10, .13, .055), .95, 0, .4, .03))
    mesh.box(-800, 36, STREET - .5, 800, 46, STREET + .05, plain('road', (.06, .06, .065), .9))
    blocks = courses('far city', linear('#46505a'), linear('#59636b'), linear('#b9b4aa'), 2.6, 3.0, .55, 0, .5, 0, 0)
    for _ in range(90):
        x, y, wide = rng.uniform(-500, 500), rng.uniform(170, 800), rng.uniform(14, 45)
        mesh.box(x, y, STREET, x + wide, y + 15, STREET + rng.choice((15, 27, 27, 30, 48, 60)), blocks, floor=False)
    mesh.build()
    trees = [tree(1, 11, (.11, .19, .04), 9000, .26), tree(2, 9, (.14, .2, .045), 8000, .24)]
    for _ in range(260):
        x, y = rng.uniform(-150, 160), rng.uniform(20, 330)
        if not 33 < y < 49:
            copy(rng.choice(trees), (x, y, STREET), rng.uniform(0, 6), rng.uniform(.8, 1.3))


def area_lamp(at, width, height, tilt, watts, colour, portal=False):
    """Seen neither itself nor in mirrors."""
    light = bpy.data.lights.new('fill', 'AREA')
    light.shape, light.size, light.size_y, light.energy, light.color, light.cycles.is_portal = 'RECTANGLE', width, height, watts, colour, portal
    thing = link(bpy.data.objects.new('fill', light))
    thing.location, thing.rotation_euler = at, (tilt, 0, 0)
    thing.visible_camera = thing.visible_glossy = False


def light_room(room):
    width, depth, height = (room['size'][key] for key in ('width', 'depth', 'height'))
    floor = width * depth
    if room['window']:
        a, b, low, high = (room['window'][key] for key in ('from', 'to', 'sill', 'head'))
        middle = (a + b) / 2
        area_lamp((middle, depth + .36, (low + high) / 2), b - a, high - low, -math.pi / 2, 1, (1, 1, 1), portal=True)
        area_lamp((middle, depth - .3, 1.4), b - a, 2.2, -math.pi / 2, 2.1 * floor, (.90, .95, 1))
    # Without a window lamps have to do it.
    area_lamp((width / 2, depth / 2, height - .06), width * .8, depth * .75, 0, (1.3 if room['window'] else 7) * floor, (1, .93, .84))
    for piece in room['pieces']:
        if piece['piece'] == 'pendant':
            area_lamp((*piece['at'], 1.70), .3, .3, 0, 9, (1, .78, .52))


def panorama_camera(at, heading):
    lens = bpy.data.cameras.new('camera')
    lens.type, lens.cycles.panorama_type = 'PANO', 'EQUIRECTANGULAR'
    turn = math.radians(heading)
    aim(lens, at, (math.sin(turn), math.cos(turn), 0))


def main(room_file, view_name, width, height, samples, work, target):
    with open(room_file, encoding='utf-8') as file:
        room = json.load(file)
    empty_scene()
    k = Workshop(interior_materials(room['style']), 5)
    build_shell(k, room)
    for piece in room['pieces']:
        with k.within(*piece['at'], 0, math.radians(piece.get('turn', 0))):
            PIECES[piece['piece']](k, **piece.get('options', {}))
    if room['window']:
        build_outside()
    sky(**{**SKIES['day'], 'elevation': 27, 'strength': .34, 'sun': 12, 'sun_colour': (1, .90, .76), 'clouds': .6}, bearing=-20, seed=6)
    light_room(room)
    panorama = view_name == 'panorama'
    if panorama:
        panorama_camera(**room['panorama'])
    else:
        place_camera(next(v for v in room['views'] if v['name'] == view_name)['camera'])
    expose(int(width), int(height), bounces=6, diffuse=4, glossy=4, transparent=12, clamp=2.5, haze=(5, 400))
    render_halves(work, int(samples))
    develop(work, os.environ.get('RENDER_CACHE', work), panorama, patience=.6)
    print_picture(work, target, dict(GRADES['room'], vignette=0 if panorama else .16))


if __name__ == '__main__':
    main(*sys.argv[sys.argv.index('--') + 1:])
