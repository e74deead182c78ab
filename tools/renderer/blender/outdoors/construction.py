"""A house that is being built: pit, frame, masonry, half a facade, and the site around it."""
import math
import random
from dataclasses import replace

from machines import Crane, cabin, excavator, heap, site_materials, truck
from mesh import Mesh, copy
from volume import build_volume
from wall import Wall

PIT = -3.6
SLAB = .24


class Frame:
    """Slabs, columns and the core of one section, as high as they were cast."""

    def __init__(self, volume, storeys, materials):
        self.v, self.m = volume, materials
        self.mesh, self.rng = Mesh('frame'), random.Random(int(volume.west * 7 + storeys))
        across, deep = max(2, round((volume.east - volume.west) / 5.4)), max(2, round((volume.north - volume.south) / 5.6))
        self.xs = [volume.west + .35 + i * (volume.east - volume.west - .7) / across for i in range(across + 1)]
        self.ys = [volume.south + .35 + i * (volume.north - volume.south - .7) / deep for i in range(deep + 1)]
        # The floors that are cast, from the ground to the roof of the last storey.
        self.floors = [0, *(volume.ground + i * volume.storey for i in range(storeys))]

    def build(self, masonry, working):
        m, mesh, v = self.m, self.mesh, self.v
        x, y = v.middle
        for low, high in zip(self.floors[:-1], self.floors[1:]):
            mesh.box(v.west, v.south, high - SLAB, v.east, v.north, high, m.concrete)
            for column in self.xs:
                for row in self.ys:
                    mesh.box(column - .24, row - .24, low, column + .24, row + .24, high - SLAB, self.rng.choice((m.concrete, m.fresh)))
            for x0, y0, x1, y1 in ((-3.2, -2.6, -2.95, 2.6), (2.4, -2.6, 2.65, 2.6), (-3.2, 2.4, 2.65, 2.65)):
                mesh.box(x + x0, y + y0, low, x + x1, y + y1, high, m.concrete)
        if working:
            self._formwork()
        self._guards()
        for storey in range(min(masonry, len(self.floors) - 1)):
            self._masonry(self.floors[storey], self.floors[storey + 1] - SLAB, storey > masonry - 3)
        mesh.build()

    def _formwork(self):
        """What stands on the last slab: shuttering, starter bars, props below, materials."""
        m, mesh, v, rng, top = self.m, self.mesh, self.v, self.rng, self.floors[-1]
        x, y = v.middle
        for x0, y0, x1, y1, high in ((-3.2, -2.6, 2.65, -2.3, 3.0), (-3.2, 2.4, 2.65, 2.65, 2.6), (-3.3, -2.6, -3.0, 2.6, 2.8)):
            mesh.box(x + x0, y + y0, top, x + x1, y + y1, top + high, m.plywood)
        for at, column in enumerate(self.xs):
            cast = at < len(self.xs) * .45
            for row in self.ys:
                if cast:
                    mesh.box(column - .28, row - .28, top, column + .28, row + .28, top + 2.7, m.plywood if rng.random() < .6 else m.fresh)
                self._starter_bars(column, row, top, 3.4 if cast else 1.3)
        for column in range(int(v.west) + 1, int(v.east), 2):
            for row in range(int(v.south) + 1, int(v.north), 3):
                mesh.tube((column, row, self.floors[-2]), (column, row, top - SLAB), .035, .035, m.red if rng.random() < .4 else m.steel, 5)
        for _ in range(9):
            column, row = rng.uniform(v.west + 1, v.east - 3), rng.uniform(v.south + 1, v.north - 2)
            size = rng.uniform(1, 2.4), rng.uniform(.8, 1.2), rng.uniform(.3, 1.0)
            mesh.box(column, row, top, column + size[0], row + size[1], top + size[2], rng.choice((m.plywood, m.steel, m.rebar, m.block)))

    def _starter_bars(self, x, y, z, height):
        for dx in (-.16, 0, .16):
            for dy in (-.16, .16):
                top = (x + dx + self.rng.gauss(0, .02), y + dy + self.rng.gauss(0, .02), z + height)
                self.mesh.tube((x + dx, y + dy, z), top, .014, .014, self.m.rebar, 4)

    def _guards(self):
        v, mesh, yellow = self.v, self.mesh, self.m.yellow
        for z in self.floors[max(1, len(self.floors) - 6):]:
            for high in (.5, 1.05):
                for x0, y0, x1, y1 in ((v.west, v.south, v.east, v.south), (v.east, v.south, v.east, v.north), (v.west, v.south, v.west, v.north)):
                    mesh.tube((x0, y0, z + high), (x1, y1, z + high), .028, .028, yellow, 4)
            for x in self.xs:
                mesh.tube((x, v.south, z), (x, v.south, z + 1.1), .03, .03, yellow, 4)
            for y in self.ys:
                mesh.tube((v.west, y, z), (v.west, y, z + 1.1), .03, .03, yellow, 4)

    def _masonry(self, low, high, unfinished):
        for origin, along, outward, length in self.v.walls():
            wall = Wall(self.mesh, (origin[0] - outward[0] * .15, origin[1] - outward[1] * .15, 0), along, outward, length, self.rng)
            count = max(1, round(length / 3.6))
            bay = length / count
            for i in range(count):
                if unfinished and self.rng.random() < .08:
                    continue
                a, b = i * bay + .8, (i + 1) * bay - .8
                for u0, u1, z0, z1 in ((i * bay, a, low, high), (b, (i + 1) * bay, low, high), (a, b, low, low + .8), (a, b, high - .25, high)):
                    wall.box(u0, u1, -.28, 0, z0, z1, self.m.block)


class Works:
    """All sections of a project in their state, and the site that serves them."""

    def __init__(self, place, looks):
        self.place, self.looks = place, looks
        self.m, self.rng = site_materials(), random.Random(2)
        self.progress = place.view['progress']
        self.digging = all(p['frame'] == 0 for p in self.progress)
        self.west, self.east, self.north = place.west - 16, place.east + 14, place.north + 18

    def build(self, grounds):
        self._ground(grounds)
        self._sections()
        self._fence_and_stores()
        self._cranes()
        self._machines()

    def _pit(self):
        place = self.place
        return place.west - 3.5, -3.5, place.east + 3.5, place.north + 3.5

    def _ground(self, grounds):
        mesh, m = Mesh('site'), self.m
        mesh.box(-400, -33, -.5, 400, -22, -.15, grounds.asphalt)
        mesh.box(-400, -37, -.4, 400, -33, -.02, grounds.paving)
        mesh.box(-900, -900, -1, 900, -37, -.05, grounds.lawn, floor=False)
        mesh.box(self.west, -20.4, -.3, self.east, -19.9, 0, grounds.kerb)
        for i in range(-40, 60):
            mesh.box(i * 6, -27.57, -.2, i * 6 + 3, -27.43, -.146, grounds.paint)
        outer, country = (self.west - 3, -22, self.east + 3, self.north + 3), grounds.country
        for x0, y0, x1, y1 in ((-900, outer[3], 900, 900), (-900, -37, -400, outer[3]), (400, -37, 900, outer[3]),
                               (-400, -22, outer[0], outer[3]), (outer[2], -22, 400, outer[3])):
            mesh.box(x0, y0, -1, x1, y1, -.16, country, floor=False)
        if self.digging:
            self._dig(mesh, outer)
        else:
            mesh.box(*outer[:2], -.4, *outer[2:], -.02, m.ground)
        mesh.build()

    def _dig(self, mesh, outer):
        x0, y0, x1, y1 = self._pit()
        slope, m = 2.2, self.m
        for a, b, c, d in ((outer[0], outer[1], x0, outer[3]), (x1, outer[1], outer[2], outer[3]), (x0, outer[1], x1, y0), (x0, y1, x1, outer[3])):
            mesh.box(a, b, -.4, c, d, -.02, m.ground)
        rim = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
        foot = [(x0 + slope, y0 + slope), (x1 - slope, y0 + slope), (x1 - slope, y1 - slope), (x0 + slope, y1 - slope)]
        for i in range(4):
            j = (i + 1) % 4
            mesh.face([(*rim[i], -.02), (*rim[j], -.02), (*foot[j], PIT), (*foot[i], PIT)], m.soil)
        mesh.box(x0 + slope, y0 + slope, PIT - .3, x1 - slope, y1 - slope, PIT, m.soil)

    def _sections(self):
        place = self.place
        for at, (volume, progress) in enumerate(zip(place.volumes, self.progress)):
            if self.digging:
                self._foundation(volume, first=at == 0)
                continue
            block = place.scene['blocks'][at]
            storeys = min(max(1, progress['frame']), volume.upper + 1)
            topped_out = progress['frame'] >= block['storeys']
            frame, working = Frame(volume, storeys, self.m), not topped_out and storeys > 1
            if progress['facade'] == 0:
                frame.build(progress['masonry'], working)
                continue
            closed = self._clad(volume, self.looks[block['face']], progress, [v for v in place.volumes if v is not volume])
            if not closed:
                frame.build(0, working)

    def _clad(self, volume, looks, progress, others):
        """The lower storeys have their facade, those above show masonry with windows in it; tells whether the facade is whole."""
        done, rng, eye = min(volume.upper, max(1, progress['facade'] - 1)), self.rng, self.place.eye
        build_volume(volume, looks, rng, eye, others, storeys=range(done))
        walled = range(done, min(volume.upper, progress['masonry'] - 1))
        if walled:
            bare = dict(volume.pattern, spandrels=False, pilasterEvery=0, bandEvery=0)
            build_volume(replace(volume.inset(.12), pattern=bare), looks.unfinished(self.m.block), rng, eye, others, storeys=walled)
        return done == volume.upper

    def _foundation(self, v, first):
        m, mesh, rng, slab = self.m, Mesh('foundation'), self.rng, PIT + .85
        mesh.box(v.west - .6, v.south - .2, PIT, v.east + .6, v.north + .4, slab, m.concrete if first else m.fresh)
        across, deep = round((v.east - v.west) / 5.4), round((v.north - v.south) / 5.6)
        for i in range(across + 1):
            for j in range(deep + 1):
                x, y = v.west + .35 + i * (v.east - v.west - .7) / across, v.south + .35 + j * (v.north - v.south - .7) / deep
                cast = 3.4 if first and i < across * .5 else 0
                if cast:
                    mesh.box(x - .25, y - .25, slab, x + .25, y + .25, slab + cast, m.fresh if rng.random() < .6 else m.plywood)
                for dx in (-.17, 0, .17):
                    for dy in (-.17, .17):
                        mesh.tube((x + dx, y + dy, slab), (x + dx + rng.gauss(0, .02), y + dy, slab + 1.3 + cast * .85), .016, .016, m.rebar, 4)
        if first:
            mesh.box(v.west, v.north - .1, slab, v.east, v.north + .2, slab + 3.3, m.concrete)
            mesh.box(v.west, v.south + 2, slab, v.west + .3, v.north, slab + 3.3, m.concrete)
            x, y = v.middle
            for x0, y0, x1, y1, wall in ((-3, -2.2, -2.7, 2.3, m.plywood), (-3, 2, 3, 2.3, m.plywood), (2.7, -2.2, 3, 2.3, m.concrete)):
                mesh.box(x + x0, y + y0, slab, x + x1, y + y1, slab + 4.2, wall)
        else:
            for i in range(int((v.east - v.west) / .32)):
                mesh.tube((v.west + i * .32, v.south + .2, slab + .05), (v.west + i * .32, v.north - .2, slab + .05), .02, .02, m.rebar, 4)
        mesh.build()

    def _fence_and_stores(self):
        mesh, m, rng = Mesh('fence'), self.m, self.rng
        for start, end in (((self.west, -20), (self.east, -20)), ((self.west, -20), (self.west, self.north)), ((self.east, -20), (self.east, self.north))):
            self._fence(mesh, start, end)
        for x, y, z, wall in ((3, -17.5, 0, m.white), (3, -17.5, 2.65, m.blue), (9.5, -17.5, 0, m.blue), (9.5, -17.5, 2.65, m.white), (16, -17.5, 0, m.white)):
            cabin(mesh, self.west + x, y, z, wall, m)
        for _ in range(26):
            x, y = rng.uniform(self.west + 26, self.east - 6), rng.uniform(-17.5, -6.5)
            if rng.random() < .6:
                mesh.box(x, y, 0, x + 1.2, y + 1, rng.choice((.8, 1.4)), m.block)
                continue
            for k in range(6):
                mesh.tube((x, y + k * .09, .1 + .05 * (k % 2)), (x + 6, y + k * .09 + rng.gauss(0, .05), .1), .035, .035, m.rebar, 4)
        mesh.build()
        heap(self.west + 6, 8, 5, 2.6, m.soil, 1)
        heap(self.west + 5, 20, 6, 3.2, m.ground, 2)

    def _fence(self, mesh, start, end):
        """Corrugated sheets in two colours."""
        (x0, y0), (x1, y1) = start, end
        count = int(math.hypot(x1 - x0, y1 - y0) / .24)
        for i in range(count):
            near, far = .035 * (i % 2), .035 * ((i + 1) % 2)
            t, u = i / count, (i + 1) / count
            a = (x0 + (x1 - x0) * t + (near if x0 == x1 else 0), y0 + (y1 - y0) * t + (near if y0 == y1 else 0))
            b = (x0 + (x1 - x0) * u + (far if x0 == x1 else 0), y0 + (y1 - y0) * u + (far if y0 == y1 else 0))
            mesh.face([(*a, 0), (*b, 0), (*b, 2.1), (*a, 2.1)], self.m.white if (i // 12) % 4 else self.m.blue)

    def _cranes(self):
        """One behind the tallest section, another at the end of a long row; none where the facade is nearly done."""
        place = self.place
        tallest = max(place.volumes, key=lambda v: v.top)
        reached = max([0, *(v.ground + p['frame'] * v.storey for v, p in zip(place.volumes, self.progress))])
        if all(p['facade'] > .8 * b['storeys'] for p, b in zip(self.progress, place.scene['blocks'])):
            return
        high = max(34, min(tallest.top, reached + 16) + 9)
        Crane(self.m, high, 44, -.55).stand(tallest.east - 6, tallest.north + 3.5)
        if place.east - place.west > 50 and not self.digging:
            lower = max(30, min(v.top for v in place.volumes) + 12)
            Crane(self.m, lower, 36, 2.6).stand(place.east + 5, 12)

    def _machines(self):
        m, west, east = self.m, self.place.west, self.place.east
        truck(west + 36, -10.5, .1, m, mixer=True)
        truck(west + 6, -9.5, math.pi, m, mixer=not self.digging)
        if self.digging:
            excavator(east - 10, self.place.north - 4, 2.5, m, PIT)
            excavator(west - 8, 2, .3, m)

    def people(self, crowd):
        for _ in range(16):
            x, y = self.rng.uniform(self.west + 4, self.east - 5), self.rng.uniform(-16, -5)
            copy(crowd.people[self.rng.randrange(14)], (x, y, 0), self.rng.uniform(0, 6))
        for figure in crowd.people:
            if self.rng.random() < .7:
                figure.data.materials[0] = self.m.vest
