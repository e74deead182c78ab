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

from film import empty_scene, expose, place_camera, render_halves  # noqa: E402
from finish import GRADES, develop, print_on_paper  # noqa: E402
from fittings import curtain  # noqa: E402
from interior_materials import cutaway_materials  # noqa: E402
from joinery import Workshop  # noqa: E402
from mesh import Mesh  # noqa: E402
from sets import SETS  # noqa: E402
from sky import sun_direction, sun_lamp  # noqa: E402

BASE = -.3
WET = ('bathroom', 'laundry')
STONE = ('entrance_hall', 'corridor')
OUTDOORS = ('balcony', 'loggia', 'terrace')
CURTAINED = ('bedroom', 'living_room', 'studio_with_kitchen', 'cabinet')


def inside(outline, x, y):
    hit = False
    for (x1, y1), (x2, y2) in zip(outline, outline[1:] + outline[:1]):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            hit = not hit
    return hit


class Shell:
    """
    Floors and walls as one skin over a grid of all their edges: where walls cross, nothing overlaps, and every face knows the room
    that it looks into.
    """

    def __init__(self, flat, m):
        self.flat, self.m, self.cut = flat, m, flat['cut']
        corners = [c for room in flat['rooms'] for c in room['outline']]
        boxes = [part['box'] for part in (*flat['walls'], *flat['windows'], *flat['doors'])]
        self.xs = self._lines([x for x, _ in corners] + [x for box in boxes for x in (box[0], box[2])])
        self.ys = self._lines([y for _, y in corners] + [y for box in boxes for y in (box[1], box[3])])
        self.cells = {
            (i, j): self._cell((self.xs[i] + self.xs[i + 1]) / 2, (self.ys[j] + self.ys[j + 1]) / 2)
            for i in range(len(self.xs) - 1) for j in range(len(self.ys) - 1)
        }

    @staticmethod
    def _lines(values):
        lines = []
        for value in sorted(values):
            if not lines or value - lines[-1] > .002:
                lines.append(value)
        return lines

    def room_at(self, x, y):
        return next((room for room in self.flat['rooms'] if inside(room['outline'], x, y)), None)

    def _cell(self, x, y):
        """How high it is there, what its top is made of, and which room it belongs to; None where nothing stands."""
        def within(part):
            x0, y0, x1, y1 = part['box']
            return x0 < x < x1 and y0 < y < y1

        room = self.room_at(x, y)
        kind = room['label'] if room else None
        walls = [wall for wall in self.flat['walls'] if within(wall)]
        if not walls:
            return (-.02 if kind in OUTDOORS else 0, self.floor(kind), kind) if kind else None
        if any(within(door) for door in self.flat['doors']):
            return (0, self.floor(kind or 'entrance_hall'), 'wall')
        window = next((one for one in self.flat['windows'] if within(one)), None)
        if window:
            return (window['sill'], self.m.white, 'wall')
        if all(wall['kind'] == 'railing' for wall in walls):
            return (.06, self.m.frame, 'wall')
        return (self.cut, self.m.cap, 'wall')

    def floor(self, kind):
        m = self.m
        if kind in OUTDOORS:
            return m.deck
        return m.floor_tile if kind in WET else m.hall_tile if kind in STONE else m.floor

    def face_towards(self, kind):
        """What a wall is made of on the side of a room, or of the street."""
        if kind is None or kind in OUTDOORS:
            return self.m.facade
        return self.m.tile if kind in WET else self.m.wall

    def build(self):
        mesh = Mesh('shell')
        for (i, j), cell in self.cells.items():
            if not cell:
                continue
            height, top, _ = cell
            x0, x1, y0, y1 = self.xs[i], self.xs[i + 1], self.ys[j], self.ys[j + 1]
            mesh.face([(x0, y0, height), (x1, y0, height), (x1, y1, height), (x0, y1, height)], top)
            sides = (((i, j - 1), (x0, y0), (x1, y0)), ((i + 1, j), (x1, y0), (x1, y1)), ((i, j + 1), (x1, y1), (x0, y1)), ((i - 1, j), (x0, y1), (x0, y0)))
            for at, (ax, ay), (bx, by) in sides:
                other = self.cells.get(at)
                low = other[0] if other else BASE
                if low < height - 1e-6:
                    material = self.face_towards(other[2] if other and other[2] != 'wall' else None)
                    if other and other[2] == 'wall':
                        material = self.m.wall
                    mesh.face([(ax, ay, low), (bx, by, low), (bx, by, height), (ax, ay, height)], material)
        mesh.build()


def along(box):
    """An opening by the middle of its line, its length, half its wall's thickness, and the turn of its line."""
    x0, y0, x1, y1 = box
    flat = x1 - x0 >= y1 - y0
    return ((x0 + x1) / 2, (y0 + y1) / 2), (x1 - x0 if flat else y1 - y0), (y1 - y0 if flat else x1 - x0) / 2, (0 if flat else math.pi / 2)


def build_window(k, shell, window):
    (x, y), wide, half, turn = along(window['box'])
    sill, top = window['sill'], shell.cut
    sashes = max(1, round(wide / 1.0))
    with k.within(x, y, 0, turn):
        k.box(-wide / 2, -half - .03, sill - .03, wide / 2, half + .03, sill + .004, k.m.white, .004)
        for i in range(sashes):
            x0, x1 = (-wide / 2 + wide * at / sashes for at in (i, i + 1))
            k.boxes(k.m.frame, (x0, -.035, sill, x0 + .05, .035, top - .002), (x1 - .05, -.035, sill, x1, .035, top - .002), (x0, -.035, sill, x1, .035, sill + .06), edge=.004)
            k.flat([(x0 + .05, 0, sill + .06), (x1 - .05, 0, sill + .06), (x1 - .05, 0, top - .01), (x0 + .05, 0, top - .01)], k.m.pane)


def build_curtains(k, shell, window):
    """A gathered one at each end of a window, on the side of its room; left out where furniture stands."""
    (x, y), wide, half, turn = along(window['box'])
    for side in (-1, 1):
        dx, dy = (-math.sin(turn) * side * (half + .2), math.cos(turn) * side * (half + .2))
        room = shell.room_at(x + dx, y + dy)
        if not room or room['label'] not in CURTAINED:
            continue
        for end in (-1, 1):
            middle = (x + math.cos(turn) * end * (wide / 2 - .08) + dx * .6, y + math.sin(turn) * end * (wide / 2 - .08) + dy * .6)
            with k.within(x, y, 0, turn):
                start = end * (wide / 2 + .10)
                if not is_taken(shell.flat['pieces'], middle):
                    curtain(k, min(start, start - end * .34), max(start, start - end * .34), side * (half + .11), .02, shell.cut - .02, k.m.curtain, .045, .12, end + 2)


def is_taken(pieces, point, around=.22):
    for piece in pieces:
        (x, y), turn = piece['at'], math.radians(piece['turn'])
        dx, dy = point[0] - x, point[1] - y
        u, v = dx * math.cos(turn) + dy * math.sin(turn), -(-dx * math.sin(turn) + dy * math.cos(turn))
        if abs(u) < piece['width'] / 2 + around and -.3 < v < piece['depth'] + around:
            return True
    return False


def build_door(k, shell, door):
    (x, y), wide, half, turn = along(door['box'])
    cut = shell.cut - .004
    with k.within(x, y, 0, turn):
        reach, m = (.04, k.m.frame) if door['kind'] == 'balcony' else (half + .012, k.m.white)
        for end in (-1, 1) if door['kind'] != 'entrance' else ():
            x0, x1 = sorted((end * wide / 2, end * (wide / 2 - .03)))
            k.box(x0, -reach, 0, x1, reach, cut, m, .003)
    if not door['tip']:
        return
    hinge, to = door['hinge'], door['latch'] if door['kind'] == 'entrance' else door['tip']
    length, towards = math.dist(hinge, to), math.atan2(to[1] - hinge[1], to[0] - hinge[0])
    latch = math.atan2(door['latch'][1] - hinge[1], door['latch'][0] - hinge[0])
    # An open leaf stands a little short of a right angle.
    swing = math.remainder(latch - towards, math.tau)
    with k.within(*hinge, 0, towards + (0 if door['kind'] == 'entrance' else swing * .12)):
        if door['kind'] == 'balcony':
            k.boxes(k.m.frame, (.03, -.03, 0, .11, .03, cut), (length - .08, -.03, 0, length, .03, cut), (.11, -.03, 0, length - .08, .03, .12), edge=.004)
            k.flat([(.11, 0, .12), (length - .08, 0, .12), (length - .08, 0, cut), (.11, 0, cut)], k.m.pane)
            return
        thick, m = (.04, k.m.veneer) if door['kind'] == 'entrance' else (.022, k.m.door)
        k.box(.01, -thick, .008, length - .01, thick, cut, m, .004)
        for side in (-1, 1):
            k.box(length - .17, min(side * thick, side * .075), 1.0, length - .05, max(side * thick, side * .075), 1.02, k.m.black, .004)


def build_railing(k, wall):
    (x, y), wide, _, turn = along(wall['box'])
    with k.within(x, y, 0, turn):
        k.flat([(-wide / 2, 0, .06), (wide / 2, 0, .06), (wide / 2, 0, 1.02), (-wide / 2, 0, 1.02)], k.m.pane)
        k.box(-wide / 2, -.025, 1.02, wide / 2, .025, 1.06, k.m.frame, .004)
        posts = max(1, round(wide / 1.2))
        for i in range(posts + 1):
            at = -wide / 2 + .04 + (wide - .08) * i / posts
            k.box(at - .015, -.015, .06, at + .015, .015, 1.02, k.m.frame, .003)


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
