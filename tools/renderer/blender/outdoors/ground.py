"""What is underfoot: roads, paving, lawns, paths, water."""
import math

from mathutils import Vector

from materials import courses, paving, plain, water, wet
from mesh import Mesh
from place import QUAY
from shader import linear


class Grounds:
    def __init__(self, wetness):
        """`dry`; `damp`, when paving and asphalt shine; `wet`, when water stands on them."""
        damp = .55 if wetness == 'damp' else 1
        polish = .7 if wetness == 'damp' else 1
        self.asphalt = plain('asphalt', (.055, .055, .058), .88 * damp, 0, .25, .4, .4)
        self.paving = paving('paving', '#a39d94', '#8d877f', '#5d5954', .4, .2, .82 * polish)
        self.slabs = paving('slabs', '#6e6a66', '#5d5a57', '#3d3b39', .6, .3, .8 * polish)
        if wetness == 'wet':
            for ground in (self.asphalt, self.paving, self.slabs):
                wet(ground)
        self.quay = courses('quay', linear('#c9c2b6'), linear('#b7b0a4'), linear('#8a847a'), 1.6, .6, .012, .6, .85, streaks=.4)
        self.lawn = plain('lawn', (.05, .075, .022), .95, 0, .35, .6, .6)
        self.kerb = plain('kerb', (.38, .37, .35), .85, 0, .12, 1, .2)
        self.paint = plain('road paint', (.62, .62, .6), .7, 0, .2, 3, .1)
        self.country = plain('country', (.075, .105, .035), .95, 0, .35, .06, 0)
        self.gravel = plain('gravel', (.42, .36, .27), .95, 0, .2, 3, .8)


def lay_ground(place, grounds):
    mesh = Mesh('ground')
    kind = place.kind
    if kind == 'river':
        _quay(place, mesh, grounds)
    else:
        mesh.box(-900, -900, -1, 900, 900, -.16, grounds.country, floor=False)
        if kind in ('street', 'plaza'):
            _streets(place, mesh, grounds)
        elif kind == 'yard' and place.scene['shape'] == 'court':
            mesh.box(place.west - 6, -8, -.4, place.east + 6, place.north + 6, -.02, grounds.paving)
        else:
            _park(place, mesh, grounds)
    if place.scene['shape'] == 'court':
        place.lawns += court_lawns(place)
    for lawn in place.lawns:
        _lay_lawn(mesh, grounds, *lawn)
    mesh.build()


def _lay_lawn(mesh, grounds, x0, y0, x1, y1):
    mesh.box(x0, y0, -.3, x1, y1, .03, grounds.lawn)
    if x1 - x0 > 80:
        return
    for a, b, c, d in ((x0 - .1, y0 - .1, x1 + .1, y0), (x0 - .1, y1, x1 + .1, y1 + .1), (x0 - .1, y0, x0, y1), (x1, y0, x1 + .1, y1)):
        mesh.box(a, b, -.3, c, d, .06, grounds.kerb)


def _plot(place, mesh, grounds, front):
    """Paving around the house; beyond it grass begins."""
    mesh.box(place.west - 7, front, -.4, min(place.east + 7, place.side_street), place.north + 9, -.02, grounds.paving)


def _quay(place, mesh, grounds):
    east = int(place.east)
    mesh.box(-900, QUAY, -6, 900, 900, -.16, grounds.country, floor=False)
    mesh.box(-400, QUAY, -5, 400, QUAY + .7, .12, grounds.quay)
    mesh.box(-400, QUAY + .7, -.4, 400, -2, -.02, grounds.paving)
    _plot(place, mesh, grounds, -2)
    mesh.box(-400, -9.5, -.35, 400, -6.5, -.012, grounds.slabs)
    mesh.face([(-2500, -2500, -2.1), (2500, -2500, -2.1), (2500, QUAY, -2.1), (-2500, QUAY, -2.1)], water('water'))
    place.lawns += [(x, -21.5, x + 15, -16.5) for x in range(-60, east + 40, 22)]
    place.lawns += [(x, -5.6, x + 17, -2.2) for x in range(-60, east + 40, 26) if not -30 < x < -24]
    place.lawns.append((-60, 2, -20, 40))


def _streets(place, mesh, grounds):
    near, far, side, east, north = place.kerb, place.far_kerb, place.side_street, place.east, place.north
    mesh.box(-400, far, -.5, 400, near, -.15, grounds.asphalt)
    mesh.box(-80, -300, -.5, -70, 400, -.149, grounds.asphalt)
    mesh.box(side, near, -.5, side + 7, 300, -.149, grounds.asphalt)
    mesh.box(-70, near, -.4, side, -2, -.02, grounds.paving)
    _plot(place, mesh, grounds, -2)
    mesh.box(-160, far - 14, -.4, 400, far, -.02, grounds.paving)
    mesh.box(side + 7, near, -.4, 400, -2, -.02, grounds.paving)
    mesh.box(-69, near - .1, -.4, side, near + .2, 0, grounds.kerb)
    mesh.box(-70, far - .2, -.4, 400, far + .1, 0, grounds.kerb)
    mesh.box(place.west, -5.5, -.2, east, 0, -.012, grounds.slabs)
    for i in range(-40, 60):
        mesh.box(i * 6, near - 5.57, -.2, i * 6 + 3, near - 5.43, -.146, grounds.paint)
    for i in range(10):
        mesh.box(-27, far + .7 + i * 1.02, -.2, -23, far + 1.25 + i * 1.02, -.145, grounds.paint)
    if place.kind == 'plaza':
        place.lawns += [(-60, -14, -24, 20), (-8, -22, 4, -17), (10, -22, 22, -17), (28, -22, max(29, min(east, 44)), -17)]
        return
    place.lawns += [
        (-50, -17, -30, -9), (-8, -16.5, 12, -9.5), (16, -16.5, east, -9.5), (-68, -8, -20, 28), (-64, -44, -42, -34.6),
        (-30, north + 6, 12, north + 30), (18, north + 6, east, north + 30), (4, -46, 60, -35),
    ]
    if place.gate.y < -58:
        place.lawns.append((-130, -148, 150, -49))


def court_lawns(place):
    """Islands of green between the wings."""
    west, south, east, north = court_of(place)
    width, depth = east - west, north - south
    islands = ((.10, .10, .42, .32), (.56, .08, .92, .24), (.10, .48, .32, .72), (.66, .40, .92, .72), (.30, .84, .80, .96))
    return [(west + u0 * width, south + v0 * depth, west + u1 * width, south + v1 * depth) for u0, v0, u1, v1 in islands]


def court_of(place):
    """The rectangle that the wings of a court leave open."""
    middle = (place.west + place.east) / 2
    front = [v for v in place.volumes if v.south == 0]
    south = max(v.north for v in front)
    wings = [v for v in place.volumes if v.south > 0]
    west = max((v.east for v in wings if v.east < middle), default=place.west)
    east = min((v.west for v in wings if v.west > middle), default=place.east)
    return west, south, east, place.north


def _park(place, mesh, grounds):
    mesh.box(-400, -9.5, -.4, 400, -2, -.02, grounds.paving)
    _plot(place, mesh, grounds, -2)
    mesh.box(-200, -8.8, -.3, 200, -5.6, -.012, grounds.slabs)
    place.lawns.append((-90, -130, 120 if place.east < 100 else place.east + 20, -10))
    park = place.kind == 'park'
    place.paths += _paths(place, park)
    for at, path in enumerate(place.paths):
        # Where paths cross, one lies a little higher: surfaces in one plane come out black.
        _lay_path(mesh, path, .05 + at * .006, grounds.gravel if park else grounds.slabs, grounds.kerb)
    place.lawns += [(-70, -4, -20, 40), (place.east + 6, -4, place.east + 20, 50)]
    if place.scene['shape'] == 'U':
        west, east = open_court(place)
        width = east - west
        place.lawns += [(west + width * .12, 2, west + width * .44, 16), (west + width * .58, 2, west + width * .88, 16)]


def open_court(place):
    """Between the outer wings of a U."""
    wings = sorted(place.volumes, key=lambda v: v.west)
    return wings[0].east, wings[-1].west


def _paths(place, park):
    gate, ahead = Vector((place.gate.x, place.gate.y, 0)), place.way_in
    right = Vector((ahead.y, -ahead.x, 0))
    middle = sum(open_court(place)) / 2 if place.scene['shape'] == 'U' else place.west + 16
    door = Vector((middle, -8, 0))
    start = gate + ahead * 3 + right * (5 if park else 2)
    bend = (door + start) / 2 + right * 14
    curve = [i / 36 for i in range(-3, 37)]
    paths = [[start * (1 - k) ** 2 + bend * 2 * k * (1 - k) + door * k * k for k in curve]]
    corner, beside = Vector((place.east + 6, -9, 0)), gate + right * 48 + ahead * 12
    paths.append([beside + (corner - beside) * (k / 20) + ahead * 6 * math.sin(k / 20 * 3.1) for k in range(21)])
    if park:
        left, other = start + ahead * 26 - right * 46, start + ahead * 22 + right * 55
        paths.append([left + (other - left) * (k / 24) + ahead * 5 * math.sin(k / 24 * 3.1) for k in range(25)])
    return paths


def _lay_path(mesh, path, level, surface, kerb):
    def flat(p, z):
        return (p.x, p.y, z)
    for p, q in zip(path[:-1], path[1:]):
        way = (q - p).normalized()
        across = Vector((-way.y, way.x, 0)) * 1.5
        mesh.face([flat(q - across, level), flat(q + across, level), flat(p + across, level), flat(p - across, level)], surface)
        for side in (1, -1):
            edge, out = across * side, across.normalized() * .12 * side
            mesh.face([flat(spot, level + .02) for spot in (p + edge, q + edge, q + edge + out, p + edge + out)], kerb)
