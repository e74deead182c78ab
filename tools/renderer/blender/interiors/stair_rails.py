"""What one holds on to: a balustrade that winds round the well in one line, and a rail along each wall."""
import math

from mathutils import Vector

from mesh import Mesh
from stair_flights import GOING, HANDRAIL, RISERS, WELL

# From the well's edge to the middle of a balustrade: bars stand on the steps, panes hang in the well; from a wall to its rail.
INWARDS, OFF_WALL = {'bars': .045, 'bronze': .045, 'glass': -.03}, .065
# Bars stand so near that no child's head goes between them.
APART = GOING / 3


def winding(stair, levels, x):
    """The handrail's line over all storeys; where it turns, both slopes meet at one height, half a going beyond the edge."""
    points = []
    for level in levels:
        base, near, far = level * stair.storey, stair.edge - GOING / 2, stair.far_edge + GOING / 2
        for side, d, risers in ((-x, far, .5), (-x, near, RISERS + .5), (x, near, RISERS + .5), (x, far, 2 * RISERS + .5)):
            points.append(Vector((side, -d, base + risers * stair.rise + HANDRAIL)))
    return points


def ribbon(mesh, points, width, height, material):
    """A bar of rectangular section along a line that slopes, and turns at right angles."""
    def across(a, b):
        way = Vector((b.x - a.x, b.y - a.y, 0)).normalized()
        return Vector((-way.y, way.x, 0))

    rings = []
    for at, point in enumerate(points):
        sides = [across(points[i], points[i + 1]) for i in (at - 1, at) if 0 <= i < len(points) - 1]
        out = sides[0] if len(sides) == 1 or (sides[0] - sides[1]).length < 1e-4 else sides[0] + sides[1]
        up = Vector((0, 0, height / 2))
        rings.append([point + out * width / 2 * s + up * t for s, t in ((-1, -1), (1, -1), (1, 1), (-1, 1))])
    mesh.loft(rings, material)
    for ring, end in ((rings[0][::-1], 0), (rings[-1], 1)):
        mesh.face(ring, material)


def ground_at(stair, level, side, d):
    """What a bar stands on."""
    base = level * stair.storey
    if d < stair.edge:
        return base + stair.storey / 2
    if d > stair.far_edge:
        return base + (0 if side < 0 else stair.storey)
    flight = stair.flight(level, side > 0)
    return flight.tread(math.floor((d - flight.start) * flight.way / GOING + 1e-6) + 1)


def balustrade(k, stair, levels, kind):
    x = WELL / 2 + INWARDS[kind]
    line = winding(stair, levels, x)
    handrail = Mesh('handrail')
    ribbon(handrail, line, *((.055, .045) if kind != 'bronze' else (.05, .035)), k.m.handrail)
    k.put(handrail.build(bevel=.008, placed=False, merge=True))
    bars = Mesh('balusters')
    if kind == 'glass':
        _glass(k, bars, stair, levels, x)
    else:
        _bars(k, bars, stair, levels, line, x, .007 if kind == 'bars' else .0055)
    k.put(bars.build(placed=False))


def _bars(k, mesh, stair, levels, line, x, thick):
    low = [point - Vector((0, 0, .028)) for point in line]
    ribbon(mesh, low, .04, .008, k.m.bar)
    count = round((stair.far_edge - stair.edge + GOING) / APART)
    for level in levels:
        for side in (-1, 1):
            for i in range(count + 1):
                d = stair.edge - GOING / 2 + i * APART
                _bar(mesh, k.m, side * x, d, ground_at(stair, level, side, d), rail_at(stair, level, side, d), thick)
        for top, d in ((level * stair.storey + stair.storey / 2, stair.edge - GOING / 2), (level * stair.storey, stair.far_edge + GOING / 2)):
            for across in (-x / 3, x / 3):
                _bar(mesh, k.m, across, d, top, top + stair.rise / 2 + HANDRAIL, thick)


def rail_at(stair, level, side, d):
    flight = stair.flight(level, side > 0)
    return flight.pitch(d) + HANDRAIL


def _bar(mesh, m, x, d, low, high, thick):
    mesh.box(x - thick, -d - thick, low, x + thick, -d + thick, high - .03, m.bar)
    mesh.box(x - .022, -d - .022, low, x + .022, -d + .022, low + .006, m.bar)


def _glass(k, mesh, stair, levels, x):
    """Panes fixed to the flights' flanks by round studs, and a narrow one where the handrail turns."""
    for level in levels:
        for top, d in ((level * stair.storey + stair.storey / 2, stair.edge - GOING / 2), (level * stair.storey, stair.far_edge + GOING / 2)):
            low, high = top, top + stair.rise / 2 + HANDRAIL - .02
            k.flat([(-x, -d, low), (x, -d, low), (x, -d, high), (-x, -d, high)], k.m.guard)
        for side in (-1, 1):
            cuts = [stair.edge - GOING / 2 + .02, *(stair.edge + (RISERS - 1) * GOING * part for part in (1 / 3, 2 / 3)), stair.far_edge + GOING / 2 - .02]
            for a, b in zip(cuts[:-1], cuts[1:]):
                a, b = a + .006, b - .006
                corners = [(a, rail_at(stair, level, side, a)), (b, rail_at(stair, level, side, b))]
                _pane(k, mesh, side * x, corners)


def _pane(k, mesh, x, corners, thick=.006):
    (a, za), (b, zb) = corners
    low, high = HANDRAIL + .16, .02
    k.flat([(x, -a, za - low), (x, -b, zb - low), (x, -b, zb - high), (x, -a, za - high)], k.m.guard)
    for p, q in (((a, za - high), (b, zb - high)), ((b, zb - low), (a, za - low)), ((a, za - low), (a, za - high)), ((b, zb - high), (b, zb - low))):
        mesh.face([(x - thick, -p[0], p[1]), (x + thick, -p[0], p[1]), (x + thick, -q[0], q[1]), (x - thick, -q[0], q[1])], k.m.glass_edge)
    for d, z in ((a + .14, za + (zb - za) * .14 / (b - a)), (b - .14, zb - (zb - za) * .14 / (b - a))):
        mesh.tube((x - .04, -d, z - low + .07), (x + .04, -d, z - low + .07), .022, .022, k.m.bar, 16, True)


def wall_rails(k, stair, levels):
    """Round, on brackets, level for a hand's length beyond the first and the last step."""
    for level in levels:
        for second in (False, True):
            flight = stair.flight(level, second)
            x = (stair.wide - OFF_WALL) * (1 if second else -1)
            ends = [(d, flight.pitch(d) + HANDRAIL) for d in (flight.riser(1), flight.riser(RISERS))]
            line = [(ends[0][0] - flight.way * .3, ends[0][1]), *ends, (ends[1][0] + flight.way * .3, ends[1][1])]
            for (a, za), (b, zb) in zip(line[:-1], line[1:]):
                k.leg((x, -a, za), (x, -b, zb), .021, .021, k.m.wall_rail)
            for d, z in ends:
                k.turned([(0, -.021), (.012, -.018), (.021, 0), (.012, .018), (0, .021)], k.m.wall_rail, x, -d, z, 14)
            for share in (.06, .5, .94):
                d = ends[0][0] + (ends[1][0] - ends[0][0]) * share
                z = flight.pitch(d) + HANDRAIL
                wall = stair.wide if second else -stair.wide
                k.leg((x, -d, z - .015), (x, -d, z - .065), .006, .006, k.m.bar)
                k.leg((x, -d, z - .065), (wall, -d, z - .065), .006, .006, k.m.bar)
