"""
One picture from inside a furnished layout: blender … -P walk.py -- WALK.json VIEW WIDTH HEIGHT SAMPLES WORK TARGET.png
VIEW is one of its views, or `around:` and one of its stops: a full panorama, equirectangular.
"""
import json
import math
import os
import random
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, 'interiors'), os.path.join(HERE, 'outdoors')]

import bpy  # noqa: E402

from cut_openings import WINDOW_HEAD, along  # noqa: E402
from cut_shell import OUTDOORS, WET, inside  # noqa: E402
from film import aim, empty_scene, expose, place_camera, render_halves  # noqa: E402
from finish import GRADES, develop, print_picture  # noqa: E402
from fittings import pendant, picture  # noqa: E402
from flat import build_flat  # noqa: E402
from interior_materials import cutaway_materials  # noqa: E402
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

# The flat is on the ninth storey.
STREET = -27
EYE = 1.5
SETTEES, TABLES = ('sofa', 'double-bed'), ('table', 'dining-set')


def extent(outline):
    xs, ys = [x for x, _ in outline], [y for _, y in outline]
    return min(xs), min(ys), max(xs), max(ys)


def build_ceilings(k, flat):
    mesh = Mesh('ceilings')
    for room in flat['rooms']:
        if room['label'] != 'terrace':
            mesh.face([(x, y, flat['cut']) for x, y in reversed(room['outline'])], k.m.ceiling)
    mesh.build()


def hang_pictures(k, flat):
    """Above what one sits and lies on, where the wall has no window."""
    for i, piece in enumerate(flat['pieces']):
        if piece['kind'] not in SETTEES:
            continue
        turn = math.radians(piece['turn'])
        behind = piece['at'][0] - .2 * math.sin(turn), piece['at'][1] + .2 * math.cos(turn)
        if any(x0 - .5 < behind[0] < x1 + .5 and y0 - .5 < behind[1] < y1 + .5 for x0, y0, x1, y1 in (w['box'] for w in flat['windows'])):
            continue
        with k.within(*piece['at'], 0, turn):
            picture(k, min(1.2, piece['width'] * .5), .8, i % 3, 1.72)


def build_outside():
    """A quarter to look at from every side: houses, trees, streets, the city behind."""
    rng, mesh = random.Random(4), Mesh('outside')
    looks = [Looks(f'opposite {i}', palette, 'day') for i, palette in enumerate(PALETTES[:2])]
    blocks = ((-44, 92, -22, 108, 11), (8, 120, 44, 134, 7), (-60, 140, -36, 154, 15), (-30, -112, 6, -98, 9), (36, -96, 58, -82, 12), (88, -20, 102, 24, 9), (-104, -34, -90, 18, 8))
    for i, (west, south, east, north, storeys) in enumerate(blocks):
        build_volume(Volume(west, south, east, north, storeys, NEIGHBOUR_PATTERNS[i % 2], 4.6, 3.05), looks[i % 2], rng, (4, 4, 27)).location.z = STREET
    mesh.box(-900, -900, STREET - 1, 900, 900, STREET, plain('grass', (.10, .13, .055), .95, 0, .4, .03))
    road = plain('road', (.06, .06, .065), .9)
    for x0, y0, x1, y1 in ((-900, 36, 900, 46), (-900, -52, 900, -42), (62, -900, 72, 900), (-80, -900, -70, 900)):
        mesh.box(x0, y0, STREET - .5, x1, y1, STREET + .05, road)
    far = courses('far city', linear('#46505a'), linear('#59636b'), linear('#b9b4aa'), 2.6, 3.0, .55, 0, .5, 0, 0)
    for _ in range(220):
        way, turn, wide = rng.uniform(190, 760), rng.uniform(0, math.tau), rng.uniform(14, 45)
        x, y = way * math.cos(turn), way * math.sin(turn)
        mesh.box(x, y, STREET, x + wide, y + rng.uniform(13, 30), STREET + rng.choice((15, 27, 27, 30, 48, 60)), far, floor=False)
    mesh.build()
    trees = [tree(1, 11, (.11, .19, .04), 9000, .26), tree(2, 9, (.14, .2, .045), 8000, .24)]
    for _ in range(520):
        x, y = rng.uniform(-260, 260), rng.uniform(-260, 330)
        if math.hypot(x, y) > 26 and not 33 < y < 49 and not -55 < y < -39:
            copy(rng.choice(trees), (x, y, STREET), rng.uniform(0, 6), rng.uniform(.8, 1.3))


def area_lamp(at, width, height, turn, watts, colour, portal=False):
    """Shines downwards, or along `turn` where one is given; seen neither itself nor in mirrors."""
    light = bpy.data.lights.new('fill', 'AREA')
    light.shape, light.size, light.size_y, light.energy, light.color, light.cycles.is_portal = 'RECTANGLE', width, height, watts, colour, portal
    thing = link(bpy.data.objects.new('fill', light))
    thing.location, thing.rotation_euler = at, (0, 0, 0) if turn is None else (-math.pi / 2, 0, turn)
    thing.visible_camera = thing.visible_glossy = False


def light_rooms(k, flat):
    lit = {}
    for window in flat['windows']:
        (x, y), wide, half, turn = along(window['box'])
        # Inwards is where a room is, not a balcony or the street.
        for side in (1, -1):
            at = x + math.sin(turn) * side * (half + .3), y - math.cos(turn) * side * (half + .3)
            room = next((r for r in flat['rooms'] if r['label'] not in OUTDOORS and inside(r['outline'], *at)), None)
            if not room:
                continue
            low, into = window['sill'], turn + (0 if side == 1 else math.pi)
            out = x - math.sin(turn) * side * (half + .02), y + math.cos(turn) * side * (half + .02)
            area_lamp((*out, (low + WINDOW_HEAD) / 2), wide, WINDOW_HEAD - low, into, 1, (1, 1, 1), portal=True)
            area_lamp((*at, 1.4), wide, 2.1, into, 6.5 * wide * (WINDOW_HEAD - low), (.90, .95, 1))
            lit[room['id']] = True
    for room in flat['rooms']:
        if room['label'] in OUTDOORS:
            continue
        x0, y0, x1, y1 = extent(room['outline'])
        floor = (x1 - x0) * (y1 - y0)
        area_lamp(((x0 + x1) / 2, (y0 + y1) / 2, flat['cut'] - .06), (x1 - x0) * .7, (y1 - y0) * .7, None, (1.3 if room['id'] in lit else 9 if room['label'] in WET else 6) * floor, (1, .93, .84))
        with k.within((x0 + x1) / 2, (y0 + y1) / 2, flat['cut'] - .05):
            k.turned([(0, 0), (.11, 0), (.12, .012), (.12, .05)], k.m.white)
    for piece in flat['pieces']:
        label = next(room['label'] for room in flat['rooms'] if room['id'] == piece['room'])
        if piece['kind'] in TABLES and label not in OUTDOORS:
            turn = math.radians(piece['turn'])
            at = piece['at'][0] + math.sin(turn) * piece['depth'] / 2, piece['at'][1] - math.cos(turn) * piece['depth'] / 2
            with k.within(*at):
                pendant(k)
            area_lamp((*at, 1.70), .3, .3, None, 9, (1, .78, .52))


def panorama_camera(x, y, heading):
    lens = bpy.data.cameras.new('camera')
    lens.type, lens.cycles.panorama_type = 'PANO', 'EQUIRECTANGULAR'
    turn = math.radians(heading)
    aim(lens, (x, y, EYE), (math.sin(turn), math.cos(turn), 0))


def main(walk_file, view_name, width, height, samples, work, target):
    with open(walk_file, encoding='utf-8') as file:
        flat = json.load(file)
    empty_scene()
    k = Workshop(cutaway_materials(flat['style']), 5, tall=2.32, ceiling=flat['cut'])
    build_flat(k, flat)
    build_ceilings(k, flat)
    hang_pictures(k, flat)
    build_outside()
    sky(**{**SKIES['day'], 'elevation': 27, 'strength': .34, 'sun': 12, 'sun_colour': (1, .90, .76), 'clouds': .6}, bearing=flat['sun'], seed=6)
    light_rooms(k, flat)
    around, _, stop_name = view_name.rpartition(':')
    if around:
        stop = next(one for one in flat['stops'] if one['name'] == stop_name)
        panorama_camera(*stop['at'], stop['heading'])
    else:
        place_camera(next(one for one in flat['views'] if one['name'] == view_name)['camera'])
    expose(int(width), int(height), bounces=6, diffuse=4, glossy=4, transparent=12, clamp=2.5, haze=(5, 400))
    render_halves(work, int(samples))
    develop(work, os.environ.get('RENDER_CACHE', work), bool(around), patience=.6)
    print_picture(work, target, dict(GRADES['room'], vignette=0 if around else .16))


if __name__ == '__main__':
    main(*sys.argv[sys.argv.index('--') + 1:])
