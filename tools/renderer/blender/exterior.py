"""
One picture of a house: blender -b -noaudio -t 1 -P exterior.py -- SCENE.json VIEW WIDTH HEIGHT SAMPLES WORK TARGET.png
WORK is a folder for what lies between: a raw render, and what a later grading needs.
"""
import json
import os
import random
import sys
import time

import bpy

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, 'interiors'), os.path.join(HERE, 'outdoors')]

from construction import Works  # noqa: E402
from figures import car  # noqa: E402
from film import empty_scene, expose, place_camera, render_halves  # noqa: E402
from finish import GRADES, develop, print_picture  # noqa: E402
from ground import Grounds, lay_ground  # noqa: E402
from neighbourhood import Neighbourhood  # noqa: E402
from palette import Looks  # noqa: E402
from place import Place  # noqa: E402
from planting import Gardener  # noqa: E402
from plants import Nursery  # noqa: E402
from sky import sky, sky_of  # noqa: E402
from snow import let_snow_lie  # noqa: E402
from street import Crowd, Furniture, enrich_ground_floor, light_street, park_cars, set_benches, set_planters  # noqa: E402
from volume import Signs, build_volume  # noqa: E402
from waterside import furnish_playground, furnish_quay  # noqa: E402


def build_house(place, looks):
    rng, signs = random.Random(place.scene['seed']), Signs(place.scene['mirrored'])
    lettered = signs if place.kind != 'yard' else None
    for block, volume in zip(place.scene['blocks'], place.volumes):
        build_volume(volume, looks[block['face']], rng, place.eye, [v for v in place.volumes if v is not volume], lettered)
    for block, crown in place.set_backs():
        build_volume(crown, looks[block['face']], rng, place.eye)


def furnish_finished(place, nursery, grounds):
    furniture, gardener = Furniture(place.view['light']), Gardener(place, nursery)
    lay_ground(place, grounds)
    gardener.plant()
    gardener.framing_tree()
    gardener.lawns()
    light_street(place, furniture)
    set_benches(place, furniture)
    set_planters(place, furniture, nursery)
    if place.prime:
        enrich_ground_floor(place, furniture)
    if place.kind == 'river':
        furnish_quay(place, furniture)
    if place.kind == 'yard' or place.scene['shape'] == 'court':
        furnish_playground(place, furniture)
    Crowd(place).fill()
    return park_cars(place, furniture)


def furnish_site(place, looks, nursery, grounds):
    """While it is built every house stands behind a fence at a street."""
    place.kind = 'street'
    works = Works(place, looks)
    works.build(grounds)
    works.people(Crowd(place))
    gardener = Gardener(place, nursery)
    gardener.wood(40, (works.west - 60, works.west - 4), (-18, 60), (.7, 1.1), open_view=True)
    gardener.wood(40, (works.east + 4, works.east + 60), (-18, 60), (.7, 1.1), open_view=True)
    gardener.wood(40, (works.west, works.east), (works.north + 2, works.north + 40), (.7, 1.1))
    gardener.wood(320, (-280, 380), (works.north + 24, 360), (.8, 1.4))
    gardener.wood(70, (works.west - 60, works.east + 60), (-110, -40), (.5, .8), open_view=True)
    for x in range(int(works.west) - 60, int(works.east) + 60, 9):
        gardener.tree(x % 4, x, -35.4, .7)
    return [car(i) for i in range(8)]


def build_scene(scene, view):
    empty_scene()
    place = Place(scene, view)
    light = view['light']
    looks = {face: Looks(face, scene['faces'][face]['palette'], light, scene['prime']) for face in ('main', 'side')}
    nursery = Nursery(scene['seed'], scene['pines'], view['weather'])
    grounds = Grounds(wetness(view, place.kind))
    neighbourhood = Neighbourhood(place)
    if view['progress'] is None:
        build_house(place, looks)
        cars = furnish_finished(place, nursery, grounds)
    else:
        cars = furnish_site(place, looks, nursery, grounds)
    neighbourhood.build()
    if view['fromAbove']:
        neighbourhood.quarter(nursery, cars, grounds)
    neighbourhood.far_city()
    sky(**sky_of(light, view['weather']), bearing=view['sun'], seed=view['clouds'])
    if view['weather'] == 'winter':
        let_snow_lie(bpy.data.materials)
    place_camera(view['camera'])


def wetness(view, kind):
    """In the rain everything is wet; after rain, in the evening, streets are damp."""
    if view['weather'] == 'rain':
        return 'wet'
    return 'damp' if view['light'] in ('dusk', 'blackout') and view['weather'] != 'winter' and kind in ('street', 'plaza') else 'dry'


def grade_of(view):
    if view['fromAbove']:
        return 'drone'
    if view['progress'] is not None:
        return 'site'
    in_weather = f"{view['light']} {view['weather']}"
    return in_weather if in_weather in GRADES else view['light']


def print_exterior(scene, view, work, target, width, height):
    camera = view['camera']
    horizon = max(0, round(height / 2 - camera['shift'][1] * width)) if camera['toward'][2] == 0 else 0
    print_picture(work, target, GRADES[grade_of(view)], scene['mirrored'], horizon)


def main(scene_file, view_name, width, height, samples, work, target):
    """No samples: the picture is only graded anew from what its work folder keeps."""
    started, (width, height, samples) = time.process_time(), map(int, (width, height, samples))
    with open(scene_file, encoding='utf-8') as file:
        scene = json.load(file)
    view = next(v for v in scene['views'] if v['name'] == view_name)
    if samples:
        build_scene(scene, view)
        expose(width, height, haze=(150, 1500) if view['fromAbove'] else (30, 700))
        render_halves(work, samples)
        develop(work, os.environ.get('RENDER_CACHE', work))
    print_exterior(scene, view, work, target, width, height)
    print(f'## {scene["slug"]} {view_name}: {time.process_time() - started:.0f} s of processor', flush=True)


if __name__ == '__main__':
    main(*sys.argv[sys.argv.index('--') + 1:])
