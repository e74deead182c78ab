"""A block of a house with its facades on all sides that a camera can see."""
from dataclasses import dataclass, replace

import bpy
from mathutils import Matrix, Vector

from bays import BAYS, kind_on, shop
from mesh import Mesh, link
from wall import Wall

FONT = '/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf'
SIGNS = ('КАВА', 'ПЕКАРНЯ', 'АПТЕКА', 'КВІТИ', 'МАРКЕТ', 'КНИГИ', 'САЛОН', 'БАНК', 'ЛІКАР', 'СТУДІЯ')
GLASS_STOREY = dict(
    cells='g', bay=4.2, reveal=.15, window=2, french=2.2, mullions=(.36,), pilasterEvery=0, pilasterDepth=.16, pilasterWidth=.45,
    bandEvery=0, bandDepth=.12, spandrels=False, railing='glass', canopy=False)
USUAL_PIER = .7


@dataclass(frozen=True)
class Volume:
    """`upper` storeys of height `storey` above a ground storey of height `ground`, all of it from height `foot` upwards."""
    west: float
    south: float
    east: float
    north: float
    upper: int
    pattern: dict
    ground: float
    storey: float
    foot: float = 0
    parapet: float = .9
    end_pier: float = USUAL_PIER

    @property
    def top(self):
        return self.foot + self.ground + self.upper * self.storey

    @property
    def middle(self):
        return (self.west + self.east) / 2, (self.south + self.north) / 2

    def holds(self, x, y, z, around=.05):
        inside = self.west - around < x < self.east + around and self.south - around < y < self.north + around
        return inside and self.foot - .1 <= z < self.top + .5

    def walls(self):
        """Origin, direction, outward normal and length of each side."""
        width, depth = self.east - self.west, self.north - self.south
        return (
            ((self.west, self.south, 0), (1, 0, 0), (0, -1, 0), width),
            ((self.east, self.south, 0), (0, 1, 0), (1, 0, 0), depth),
            ((self.east, self.north, 0), (-1, 0, 0), (0, 1, 0), width),
            ((self.west, self.north, 0), (0, -1, 0), (-1, 0, 0), depth),
        )

    def inset(self, by, **changes):
        return replace(self, west=self.west + by, south=self.south + by, east=self.east - by, north=self.north - by, **changes)


class Signs:
    """Letters over shops; built in the mirror when the finished picture is turned round."""

    def __init__(self, mirrored):
        self.mirrored = mirrored
        self.font = bpy.data.fonts.load(FONT)

    def write(self, wall, words, u, z, size, material):
        text = bpy.data.curves.new('sign', 'FONT')
        text.body, text.size, text.extrude, text.font = words, size, .02, self.font
        text.align_x = text.align_y = 'CENTER'
        text.materials.append(material)
        thing = bpy.data.objects.new('sign', text)
        along = -wall.along if self.mirrored else wall.along
        place = Matrix((along, Vector((0, 0, 1)), wall.outward)).transposed().to_4x4()
        place.translation = Vector(wall.at(u, .04, z))
        thing.matrix_world = place
        link(thing)


class Facade:
    """One side of a volume: bays in a rhythm, some of them hidden by a neighbour that leans on it."""

    def __init__(self, wall, volume, looks, others, storeys):
        self.wall, self.volume, self.looks, self.others, self.storeys = wall, volume, looks, others, storeys
        self.pattern = volume.pattern
        self.pier = volume.end_pier
        self.count = max(1, round((wall.length - 2 * self.pier) / self.pattern['bay']))
        self.bay = (wall.length - 2 * self.pier) / self.count
        cells = self.pattern['cells']
        # Mirrored about the middle, as an architect would have it.
        self.cells = [cells[min(i, self.count - 1 - i) % len(cells)] for i in range(self.count)]
        self.first = volume.foot + volume.ground

    def edge(self, at):
        return self.pier + self.bay * at

    def hidden(self, u, z):
        x, y, _ = self.wall.at(u, .4, 0)
        return any(other.holds(x, y, z) for other in self.others)

    def floor(self, storey):
        return self.first + storey * self.volume.storey

    def blind(self):
        """The side that nobody sees."""
        self.wall.flat(0, self.wall.length, 0, self.volume.ground, self.looks.plinth)
        for storey in self.storeys:
            self.wall.flat(0, self.wall.length, self.floor(storey), self.floor(storey + 1), self.looks.wall)

    def ground_floor(self, signs):
        wall, looks, top, length = self.wall, self.looks, self.volume.ground, self.wall.length
        for u0, u1 in ((0, self.pier), (length - self.pier, length)):
            wall.flat(u0, u1, 0, top, looks.plinth)
        for at in range(self.count):
            u0, u1 = self.edge(at), self.edge(at + 1)
            if self.hidden((u0 + u1) / 2, 1):
                continue
            shop(wall, u0, u1, top, looks)
            if signs and wall.rng.random() < .55:
                signs.write(wall, wall.rng.choice(SIGNS), (u0 + u1) / 2, 3.68, .42, looks.sign)
        if self.hidden(length / 2, 1):
            return
        wall.box(-.1, length + .1, 0, .16, top - .35, top + .12, looks.band)
        if self.pattern['canopy']:
            wall.box(self.pier, length - self.pier, .1, 1.5, top - .62, top - .42, looks.rail, below=looks.soffit)

    def upper_floors(self):
        wall, length = self.wall, self.wall.length
        for storey in self.storeys:
            low, high = self.floor(storey), self.floor(storey + 1)
            if all(self.hidden(u, low + 1) for u in (self.pier, length / 2, length - self.pier)):
                continue
            wall.flat(0, self.pier, low, high, self.looks.wall)
            wall.flat(length - self.pier, length, low, high, self.looks.wall)
            for at, letter in enumerate(self.cells):
                if not self.hidden(self.edge(at + .5), low + 1):
                    BAYS[kind_on(letter, storey)](wall, (self.edge(at), self.edge(at + 1), low, high), self.looks, self.pattern)

    def relief(self):
        """Pilasters, bands and the panels between windows; what casts shadows is what makes a wall."""
        wall, pattern, looks, top = self.wall, self.pattern, self.looks, self.volume.top
        every = pattern['pilasterEvery']
        for at in range(0, self.count + 1, every) if every else ():
            u, half = self.edge(at), pattern['pilasterWidth'] / 2
            if not (self.hidden(u, self.first + 1) and self.hidden(u, top - 1)):
                wall.box(u - half, u + half, 0, pattern['pilasterDepth'], self.first + .1, top + .2, looks.pilaster)
        bands = pattern['bandEvery']
        for storey in range(1, self.volume.upper):
            z = self.floor(storey)
            if bands and storey % bands == 0:
                if not self.hidden(wall.length / 2, z):
                    wall.box(0, wall.length, 0, pattern['bandDepth'], z - .22, z + .12, looks.band)
            elif pattern['spandrels']:
                self._spandrels(z)

    def _spandrels(self, z):
        for at, letter in enumerate(self.cells):
            middle = self.edge(at + .5)
            if letter not in 'wf' or self.hidden(middle, z):
                continue
            tall = letter == 'w'
            half = (min(self.bay - .9, self.pattern['window']) if tall else min(self.bay - .7, self.pattern['french'])) / 2
            self.wall.box(middle - half, middle + half, -.02, .015, z - .35, z + (.71 if tall else .08), self.looks.panel)


def build_volume(volume, looks, rng, eye, others=(), signs=None, storeys=None):
    """`storeys` limits the facade to a range of upper storeys while a house is built; the roof comes with the last one."""
    mesh = Mesh('house')
    shown = range(volume.upper) if storeys is None else storeys
    whole = len(shown) == volume.upper
    for origin, along, outward, length in volume.walls():
        wall = Wall(mesh, origin, along, outward, length, rng)
        facade = Facade(wall, volume, looks, others, shown)
        if (Vector(eye) - Vector(wall.at(length / 2, 0, 0))).dot(wall.outward) < 0:
            facade.blind()
            continue
        if volume.ground > 0 and shown.start == 0:
            facade.ground_floor(signs)
        facade.upper_floors()
        if whole:
            facade.relief()
    if whole:
        _roof(mesh, volume, looks, rng)
    return mesh.build()


def _roof(mesh, v, looks, rng):
    top, edge = v.top, .35
    mesh.box(v.west, v.south, top - .25, v.east, v.north, top, looks.slab, top=looks.roof)
    for x0, y0, x1, y1 in (
        (v.west, v.south, v.east, v.south + edge), (v.west, v.north - edge, v.east, v.north),
        (v.west, v.south + edge, v.west + edge, v.north - edge), (v.east - edge, v.south + edge, v.east, v.north - edge),
    ):
        mesh.box(x0, y0, top, x1, y1, top + v.parapet, looks.wall)
        mesh.box(x0 - .06, y0 - .06, top + v.parapet, x1 + .06, y1 + .06, top + v.parapet + .06, looks.rail)
    x, y = v.middle
    mesh.box(x - 3, y - 2.5, top, x + 2, y + 2.5, top + 2.9, looks.plaster)
    mesh.box(x - 3.15, y - 2.65, top + 2.9, x + 2.15, y + 2.65, top + 3.05, looks.rail)
    for _ in range(int((v.east - v.west) * (v.north - v.south) / 45)):
        x, y = rng.uniform(v.west + 1.5, v.east - 2.5), rng.uniform(v.south + 1.5, v.north - 2.5)
        size = rng.uniform(.8, 1.8), rng.uniform(.7, 1.2), rng.uniform(.7, 1.3)
        mesh.box(x, y, top + .15, x + size[0], y + size[1], top + size[2], rng.choice((looks.machine, looks.rail, looks.plaster)))
    for _ in range(4):
        x, y = rng.uniform(v.west + 1.5, v.east - 1.5), rng.uniform(v.south + 1.5, v.north - 1.5)
        mesh.tube((x, y, top), (x, y, top + 1.2), .12, .12, looks.machine, 8, True)
