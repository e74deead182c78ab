"""
One picture out of a staircase's window: the quarter as a drone's picture has it, and a stair hall where its section would be.
Same arguments as exterior.py.
"""
import json
import math
import os
import random
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, 'interiors'), os.path.join(HERE, 'outdoors')]

import bpy  # noqa: E402
from mathutils import Matrix  # noqa: E402

from exterior import furnish_finished, wetness  # noqa: E402
from film import empty_scene, expose, place_camera, render_halves  # noqa: E402
from finish import GRADES, develop, print_picture  # noqa: E402
from ground import Grounds  # noqa: E402
from joinery import Workshop  # noqa: E402
from mesh import link  # noqa: E402
from neighbourhood import Neighbourhood  # noqa: E402
from palette import Looks  # noqa: E402
from place import Place  # noqa: E402
from plants import Nursery  # noqa: E402
from sky import sky, sky_of  # noqa: E402
from stair_flights import WALL, Stair, build_stair  # noqa: E402
from stair_hall import HEAD, SILL, WINDOW, build_walls, hang_lamps, let_it_rain, write_number  # noqa: E402
from stair_materials import stair_materials  # noqa: E402
from stair_rails import balustrade, wall_rails  # noqa: E402
from volume import Signs, build_volume  # noqa: E402

LEVELS = (-1, 0, 1)
# What falls through a window of one square metre besides what is traced, and what a hall gives back, by the light.
FILLS = {'day': (7.5, 1.7, (1, .98, .95)), 'sunset': (7, 1.6, (1, .90, .80)), 'rain': (7, 1.5, (.93, .96, 1))}


def build_outdoors(scene, view):
    """All but the section that the stairs are in, which is not seen from its own window."""
    place = Place(scene, view)
    light, (x, y) = view['light'], view['hall']['at']
    looks = {face: Looks(face, scene['faces'][face]['palette'], light, scene['prime']) for face in ('main', 'side')}
    nursery, grounds, neighbourhood = Nursery(scene['seed'], scene['pines'], view['weather']), Grounds(wetness(view, place.kind)), Neighbourhood(place)
    rng, signs = random.Random(scene['seed']), Signs(scene['mirrored'])
    for block, volume in zip(scene['blocks'], place.volumes):
        if not volume.holds(x, y, 1, .5):
            build_volume(volume, looks[block['face']], rng, place.eye, [v for v in place.volumes if v is not volume], signs)
    cars = furnish_finished(place, nursery, grounds)
    neighbourhood.build()
    neighbourhood.quarter(nursery, cars, grounds)
    neighbourhood.far_city()
    light_sky(view)


def light_sky(view):
    sky(**dict(sky_of(view['light'], view['weather']), elevation=view['hall']['sun']), bearing=view['sun'], seed=view['clouds'])


def area_lamp(k, at, width, height, downwards, watts, colour, portal=False):
    light = bpy.data.lights.new('fill', 'AREA')
    light.shape, light.size, light.size_y, light.energy, light.color, light.cycles.is_portal = 'RECTANGLE', width, height, watts, colour, portal
    thing = link(bpy.data.objects.new('fill', light))
    thing.visible_camera = thing.visible_glossy = False
    # An area lamp shines along its own -z: down as it is, into the hall when turned.
    turn = Matrix.Identity(4) if downwards else Matrix.Rotation(-math.pi / 2, 4, 'X')
    thing.matrix_world = k.matrix @ Matrix.Translation(at) @ turn


def light_hall(k, stair, view):
    through, back, colour = FILLS['rain' if view['weather'] == 'rain' else view['light']]
    for level in LEVELS:
        top = (level + .5) * stair.storey
        middle = top + (SILL + HEAD) / 2
        area_lamp(k, (0, .01, middle), WINDOW, HEAD - SILL, False, 1, (1, 1, 1), portal=True)
        area_lamp(k, (0, -WALL - .04, middle), WINDOW, HEAD - SILL, False, through * WINDOW * (HEAD - SILL), colour)
        area_lamp(k, (0, -stair.depth + .7, (level + 1) * stair.storey - .25), 2, 1, True, back * 6, (1, .95, .88))


def build_hall(scene, view):
    hall = view['hall']
    mirrored, (x, y) = scene['mirrored'], hall['at']
    stair = Stair(hall['depth'], hall['storey'])
    evening = view['light'] != 'day'
    k = Workshop(stair_materials(hall['finish'], evening), 5, tall=2.4)
    with k.within(x, y, hall['floor'], math.radians(hall['faces'] * (1 if mirrored else -1)), mirrored=mirrored):
        build_stair(k, stair, LEVELS)
        build_walls(k, stair, LEVELS)
        balustrade(k, stair, LEVELS, k.m.kind)
        wall_rails(k, stair, LEVELS)
        hang_lamps(k, stair, LEVELS)
        write_number(k, stair, hall['number'], -1, stair.edge - .75, stair.storey / 2 + 1.55)
        if view['weather'] == 'rain':
            let_it_rain(k, stair.storey / 2 + SILL)
        light_hall(k, stair, view)


def grade_of(view):
    weather = f"{view['light']} {view['weather']}"
    outdoors = GRADES.get(weather, GRADES[view['light']])
    return dict(outdoors, exposure=outdoors['exposure'] + .2, vignette=.16)


def main(scene_file, view_name, width, height, samples, work, target):
    width, height, samples = map(int, (width, height, samples))
    with open(scene_file, encoding='utf-8') as file:
        scene = json.load(file)
    view = next(v for v in scene['views'] if v['name'] == view_name)
    if samples:
        empty_scene()
        build_outdoors(scene, view)
        build_hall(scene, view)
        place_camera(view['camera'])
        expose(width, height, bounces=5, diffuse=3, glossy=3, transparent=20, clamp=3, haze=(60, 900), threshold=.02)
        render_halves(work, samples)
        develop(work, os.environ.get('RENDER_CACHE', work), patience=.55)
    horizon = max(0, round(height / 2 - view['camera']['shift'][1] * width))
    print_picture(work, target, grade_of(view), scene['mirrored'], horizon)


if __name__ == '__main__':
    main(*sys.argv[sys.argv.index('--') + 1:])
