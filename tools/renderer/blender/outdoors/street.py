"""What stands on pavements: lamps, benches, planters, terraces, people and parked cars."""
import math

import bpy

from figures import car, person
from materials import lamp as shining
from materials import plain, wood
from mesh import Mesh, copy, link
from place import QUAY
from shader import linear

BRONZE = '#8a6238'


class Furniture:
    def __init__(self, light):
        self.light = light
        self.dark = plain('dark metal', (.03, .031, .034), .45, .4)
        self.wood = wood('bench wood', linear('#a06c3c'), linear('#6d4324'), 2, .08, .5, .004)
        self.bulb = shining('street bulb', (1, .8, .55), {'dusk': 40, 'sunset': 8, 'day': .4, 'blackout': 0}[light])
        self.lamp, self.bench, self.bollard = self._lamp(), self._bench(), self._bollard()

    def _lamp(self):
        mesh = Mesh('lamp')
        mesh.tube((0, 0, 0), (0, 0, 5), .07, .05, self.dark, 8)
        mesh.box(-.05, -.9, 4.95, .05, .1, 5.05, self.dark)
        mesh.box(-.08, -.95, 4.93, .08, -.35, 4.955, self.bulb)
        return mesh.build(placed=False)

    def _bench(self):
        mesh = Mesh('bench')
        for i in range(5):
            mesh.box(-.9, -.25 + i * .1, .43, .9, -.17 + i * .1, .47, self.wood)
        for i in range(3):
            mesh.box(-.9, .27, .55 + i * .12, .9, .31, .64 + i * .12, self.wood)
        for x in (-.75, .7):
            mesh.box(x, -.25, 0, x + .05, .3, .43, self.dark)
            mesh.box(x, .25, .4, x + .05, .3, .9, self.dark)
        return mesh.build(bevel=.008, placed=False)

    def _bollard(self):
        mesh = Mesh('bollard')
        mesh.tube((0, 0, 0), (0, 0, .85), .07, .07, self.dark, 10, True)
        return mesh.build(placed=False)

    def planter(self, dark):
        mesh = Mesh('planter')
        mesh.box(-.9, -.35, 0, .9, .35, .6, plain('corten', linear('#2f2b28' if dark else '#7a4a30'), .8, .2, .25, 2, .2))
        return mesh.build(bevel=.01, placed=False)


def light_street(place, furniture):
    """Rows of lamps (y, turn, scale, watts); from dusk on those near the house shine, as long as there is mains power."""
    rows = {
        'street': ((-20.8, math.pi, 1, 260), (-7.2, 0, .72, 120)),
        'plaza': ((-28.6, math.pi, 1, 260), (-15, 0, .72, 120), (-5, 0, .6, 90)),
        'river': ((QUAY + 1.6, 0, .9, 220), (-7, 0, .72, 120)),
        'park': ((-10.2, math.pi, .72, 120),),
        'yard': (),
    }[place.kind]
    for at, (y, turn, scale, watts) in enumerate(rows):
        for x in range(-58 + at * 6, int(place.east) + 4 + at * 6, 14):
            if place.distance(x, y) < 9:
                continue
            copy(furniture.lamp, (x, y, 0), turn, scale)
            if furniture.light not in ('day', 'blackout') and -70 < x < place.east + 10:
                _spot((x + .6 * math.sin(turn), y - .6 * math.cos(turn), 4.7 * scale), watts * (1 if furniture.light == 'dusk' else .4))


def _spot(at, watts):
    light = bpy.data.lights.new('street lamp', 'SPOT')
    light.energy, light.color, light.spot_size, light.spot_blend, light.shadow_soft_size = watts, (1, .74, .45), 2.3, .8, .15
    link(bpy.data.objects.new('street lamp', light)).location = at


def set_benches(place, furniture):
    seats = []
    if place.kind in ('street', 'plaza'):
        seats = [(x, -8.6, 0) for x in (-6, 3, 18, 25, 33, 40) if x < place.east - 3]
    elif place.kind == 'river':
        seats = [(x, QUAY + 2.6, 0) for x in range(-50, int(place.east) + 20, 11)]
    for path in place.paths:
        for p, q in list(zip(path[:-1], path[1:]))[6::7]:
            way = (q - p).normalized()
            seats.append((p.x - way.y * 2.1, p.y + way.x * 2.1, math.atan2(way.y, way.x)))
    for x, y, turn in seats:
        if place.distance(x, y) > 7:
            copy(furniture.bench, (x, y, 0), turn)


def set_planters(place, furniture, nursery):
    if place.kind == 'yard':
        return
    planter, step, y = furniture.planter(place.prime), 4 if place.prime else 6, -2.2 if place.prime else -3.6
    for x in range(int(place.west) + 2, int(place.east) - 1, step):
        copy(planter, (x, y, 0))
        copy(place.rng.choice(nursery.shrubs), (x - .4, y, .5), 0, .75)
        copy(place.rng.choice(nursery.shrubs), (x + .4, y, .5), 2, .75)


def enrich_ground_floor(place, furniture):
    """A prime house: lanterns between the shop bays, a deep canopy over the entrance, tables before it."""
    mesh, bronze = Mesh('ground floor'), plain('bronze', linear(BRONZE), .35, .8, .1)
    glow = shining('lantern', (1, .76, .46), {'dusk': 26, 'sunset': 9, 'day': 1.2, 'blackout': 12}[furniture.light])
    for v in place.volumes:
        for origin, along, outward, length in v.walls()[0::3]:
            count = max(1, round((length - 1.4) / v.pattern['bay']))
            for i in range(count + 1):
                u = .7 + (length - 1.4) / count * i
                _lantern(mesh, origin[0] + along[0] * u + outward[0] * .2, origin[1] + along[1] * u + outward[1] * .2, glow, bronze)
    house = place.volumes[0]
    middle, south = house.middle[0], house.south
    mesh.box(middle - 4, south - 3.2, 3.75, middle + 4, south, 4.0, bronze)
    mesh.box(middle - 3.8, south - 3.0, 3.72, middle + 3.8, south - .2, 3.75, glow if furniture.light in ('dusk', 'blackout') else furniture.wood)
    for x in (middle - 3.7, middle + 3.7):
        mesh.tube((x, south - 3, 0), (x, south - 3, 3.75), .07, .07, bronze, 10)
    for i in range(7):
        x, y = house.west + 2 + i * 3.1, south - 4.6 - (i % 2) * 1.2
        if abs(x - middle) >= 4:
            _table(mesh, x, y, furniture)
    mesh.build()


def _lantern(mesh, x, y, glow, bronze):
    mesh.box(x - .09, y - .09, 2.5, x + .09, y + .09, 3.3, glow)
    for low, high in ((3.3, 3.38), (2.42, 2.5)):
        mesh.box(x - .12, y - .12, low, x + .12, y + .12, high, bronze)


def _table(mesh, x, y, furniture):
    mesh.tube((x, y, 0), (x, y, .72), .03, .03, furniture.dark, 6)
    mesh.tube((x, y, .72), (x, y, .75), .38, .38, furniture.wood, 16, True)
    for side in (-1, 1):
        seat = x + side * .7
        mesh.box(seat - .2, y - .2, .42, seat + .2, y + .2, .46, furniture.wood)
        mesh.box(x + side * .88 - .02, y - .2, .46, x + side * .88 + .02, y + .2, .85, furniture.wood)
        for dx in (-.18, .18):
            for dy in (-.18, .18):
                mesh.tube((seat + dx, y + dy, 0), (seat + dx, y + dy, .42), .015, .015, furniture.dark, 4)


# Metres from the camera: whoever stands nearer shows what he is made of.
NEAREST = 18


class Crowd:
    def __init__(self, place):
        self.place, self.rng = place, place.rng
        self.people = [person(i, place.view['weather'] == 'rain') for i in range(14)]

    def stand(self, x, y, turn, z=0):
        if self.place.distance(x, y) > NEAREST and not self.place.inside_house(x, y):
            copy(self.people[self.rng.randrange(14)], (x, y, z), turn)

    def stroll(self, count, xs, ys):
        """Both ways along the street; `ys` are bands to walk in."""
        for i in range(count):
            self.stand(self.rng.uniform(*xs), self.rng.uniform(*ys[i % len(ys)]), self.rng.choice((1.57, -1.57)) + self.rng.uniform(-.5, .5))

    def fill(self):
        place, rng = self.place, self.rng
        if place.kind in ('street', 'plaza'):
            near, far = place.kerb, place.far_kerb
            self.stroll(40, (-32, place.east - 2), ((-8.2, -1.8), (near + 1.4, near + 5)))
            for x, y, turn in ((-25.5, near - 2.5, .3), (-24.6, near - 2.6, .2), (-24, near - 8, 3.2), (-9, far - 1, 1.7), (-31, near + 2.4, 2.2)):
                self.stand(x, y, turn, -.05)
        elif place.kind == 'river':
            self.stroll(44, (-60, place.east + 20), ((-9.4, -6.2), (QUAY + 1.2, QUAY + 6.5)))
        elif place.kind == 'yard' and place.scene['shape'] == 'court':
            for _ in range(22):
                self.stand(rng.uniform(place.west, place.east), rng.uniform(12, place.north - 4), rng.uniform(0, 6))
        else:
            self.stroll(20, (place.west, place.east), ((-8.8, -5.8),))
            self._along_paths()

    def _along_paths(self):
        rng = self.rng
        for path in self.place.paths:
            for p, q in list(zip(path[:-1], path[1:]))[3::4]:
                way, aside = (q - p).normalized(), rng.uniform(-.9, .9)
                if rng.random() < .6:
                    turn = math.atan2(way.y, way.x) - 1.57 + (math.pi if rng.random() < .5 else 0)
                    self.stand(p.x - way.y * aside, p.y + way.x * aside, turn, .05)


def park_cars(place, furniture):
    """Ukraine drives on the right; in a picture that is turned round, on the left."""
    cars, rng, near = [car(i) for i in range(8)], place.rng, place.kerb
    out, back = (0, math.pi) if not place.scene['mirrored'] else (math.pi, 0)
    if place.kind in ('street', 'plaza'):
        for x in (-8, -2.4, 3.3, 9, 14.8, 26, 31.6, 43, 49, 55):
            if rng.random() < (.45 if place.prime else .85):
                copy(cars[rng.randrange(8)], (x, near - 1.2, -.15), back)
        for x, y, turn in ((-4, near - 7.8, out), (22, near - 7.6, out), (-52, near - 3.6, back), (40, near - 3.4, back), (64, near - 7.6, out)):
            if place.distance(x, y) > 12:
                copy(cars[rng.randrange(8)], (x + rng.uniform(-4, 4), y, -.15), turn)
        for i in range(9):
            copy(cars[rng.randrange(8)], (place.side_street + (1.6 if i % 2 else 5.6), -14 + i * 6, -.15), math.pi / 2)
        for x in range(-34, -12, 2):
            copy(furniture.bollard, (x, near + .7, 0))
    return cars
