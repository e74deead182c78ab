"""
Two flights a storey with a half-landing before a window. `x` runs from wall to wall, its middle under the window's; `d` inwards from the
facade; `z` upwards from the storey landing below the half-landing in the picture. Going up one turns right: the well is at one's right.
"""
from dataclasses import dataclass

from mesh import Mesh

WALL = .36
FLIGHT, WELL = 1.2, .2
GOING, RISERS = .29, 10
STONE, WAIST, SLAB, BEAM = .03, .17, .2, .36
SKIRT, HANDRAIL, NOSING = .1, .92, .02


@dataclass(frozen=True)
class Stair:
    depth: float
    storey: float
    half: float = 1.45

    @property
    def wide(self):
        return FLIGHT + WELL / 2

    @property
    def rise(self):
        return self.storey / 2 / RISERS

    @property
    def edge(self):
        """Where the half-landing ends, and where the storey landing begins."""
        return WALL + self.half

    @property
    def far_edge(self):
        return self.edge + (RISERS - 1) * GOING

    def flight(self, level, second):
        """Walls' and well's sides, the height that it starts from, and where its risers and treads stand."""
        x0, x1 = (WELL / 2, self.wide) if second else (-self.wide, -WELL / 2)
        start, way = (self.edge, 1) if second else (self.far_edge, -1)
        return Flight(x0, x1, level * self.storey + (self.storey / 2 if second else 0), start, way, self.rise)


@dataclass(frozen=True)
class Flight:
    x0: float
    x1: float
    foot: float
    start: float
    way: int
    rise: float

    def riser(self, i):
        """Of the i-th step, from 1."""
        return self.start + self.way * (i - 1) * GOING

    def tread(self, i):
        return self.foot + i * self.rise

    def pitch(self, d):
        """The line through the noses of the treads."""
        return self.foot + self.rise + (d - self.start) * self.way * self.rise / GOING


def build_stair(k, stair, levels):
    body = Mesh('stair')
    for level in levels:
        for second in (False, True):
            flight = stair.flight(level, second)
            _body(body, flight, k.m)
            _steps(k, flight)
            _stepped_skirting(k, flight, stair.wide if second else -stair.wide)
        for top, d0, d1 in ((level * stair.storey, stair.far_edge, stair.depth), ((level + .5) * stair.storey, WALL, stair.edge)):
            _landing(k, body, stair, top, d0, d1)
    k.put(body.build(placed=False))


def _body(mesh, flight, m):
    """Concrete under the steps: their profile, and a slope below."""
    x0, x1 = flight.x0, flight.x1

    def under(d):
        return flight.pitch(d) - flight.rise - WAIST

    for i in range(1, RISERS + 1):
        # The last riser stands a little before the landing's edge: surfaces in one plane come out black.
        d, z, below = flight.riser(i) - (flight.way * .003 if i == RISERS else 0), flight.tread(i) - STONE, flight.tread(i - 1) - STONE
        mesh.face([(x0, -d, below), (x1, -d, below), (x1, -d, z), (x0, -d, z)], m.riser)
        if i == RISERS:
            break
        e = flight.riser(i + 1)
        for x in (x0 + .001, x1 - .001):
            mesh.face([(x, -d, under(d)), (x, -e, under(e)), (x, -e, z), (x, -d, z)], m.plaster)
        mesh.face([(x0, -d, z), (x1, -d, z), (x1, -e, z), (x0, -e, z)], m.riser)
        mesh.face([(x0, -d, under(d)), (x0, -e, under(e)), (x1, -e, under(e)), (x1, -d, under(d))], m.plaster)


def _steps(k, flight):
    for i in range(1, RISERS):
        d, e, z = flight.riser(i) - flight.way * NOSING, flight.riser(i + 1), flight.tread(i)
        k.box(flight.x0 - .008, -max(d, e), z - STONE, flight.x1 + .008, -min(d, e), z, k.m.stone, .004)
        # A strip that is seen and felt before the foot is on the nose.
        near, far = sorted((d + flight.way * .03, d + flight.way * .055))
        k.box(flight.x0 + .06, -far, z - .004, flight.x1 - .06, -near, z + .0015, k.m.strip, 0)


def _stepped_skirting(k, flight, wall):
    inner = wall - .012 if wall > 0 else wall + .012
    x0, x1 = sorted((wall, inner))
    for i in range(1, RISERS + 1):
        d, z = flight.riser(i), flight.tread(i)
        upright = sorted((d - flight.way * SKIRT, d))
        k.box(x0, -upright[1], z - flight.rise + (SKIRT if i > 1 else 0), x1, -upright[0], z + SKIRT, k.m.skirting, .002)
        if i < RISERS:
            flat = sorted((d, flight.riser(i + 1)))
            k.box(x0, -flat[1], z - .005, x1, -flat[0], z + SKIRT, k.m.skirting, .002)


def _landing(k, body, stair, top, d0, d1):
    half = d0 == WALL
    body.box(-stair.wide, -d1, top - SLAB, stair.wide, -d0, top - STONE, k.m.plaster)
    beam = (d1 - .24, d1) if half else (d0, d0 + .24)
    body.box(-stair.wide, -beam[1], top - BEAM, stair.wide, -beam[0], top - SLAB, k.m.plaster)
    nose = (0, NOSING) if half else (NOSING, 0)
    k.box(-stair.wide, -d1 - nose[1], top - STONE, stair.wide, -d0 + nose[0], top, k.m.floor, .003)
    edge, way = (d1, -1) if half else (d0, 1)
    near, far = sorted((edge + way * .03, edge + way * .055))
    k.box(-stair.wide + .06, -far, top - .004, stair.wide - .06, -near, top + .0015, k.m.strip, 0)
    for side in (-1, 1):
        x0, x1 = sorted((side * stair.wide, side * (stair.wide - .012)))
        k.box(x0, -d1, top, x1, -d0, top + SKIRT, k.m.skirting, .002)
    back = (WALL, WALL + .012) if half else (stair.depth - .012, stair.depth)
    k.box(-stair.wide, -back[1], top, stair.wide, -back[0], top + SKIRT, k.m.skirting, .002)
