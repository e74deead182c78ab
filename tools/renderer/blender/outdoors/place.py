"""Where things may stand: the house, its neighbours, the viewer, lawns and paths."""
import math
import random

from mathutils import Vector

from volume import GLASS_STOREY, Volume

QUAY = -24  # the river's edge
SET_BACK = 2.2
NEIGHBOUR_PATTERNS = (
    dict(cells='wBww', bay=3.4, reveal=.28, window=1.9, french=2.2, mullions=(.36,), pilasterEvery=1, pilasterDepth=.14, pilasterWidth=.6,
         bandEvery=3, bandDepth=.12, spandrels=True, railing='glass', canopy=True),
    dict(cells='wwfA', bay=3.5, reveal=.25, window=1.8, french=2.2, mullions=(.36,), pilasterEvery=0, pilasterDepth=.16, pilasterWidth=.45,
         bandEvery=1, bandDepth=.08, spandrels=False, railing='bars', canopy=True),
)


class Place:
    def __init__(self, scene, view):
        self.scene, self.view = scene, view
        self.kind, self.prime = scene['site'], scene['prime']
        self.rng = random.Random(scene['seed'] + 500)
        self.volumes = [self._volume(block) for block in scene['blocks']]
        self.neighbours = [self._neighbour(at, mass) for at, mass in enumerate(scene['neighbours'])]
        self.west, self.east = min(v.west for v in self.volumes), max(v.east for v in self.volumes)
        self.north = max(v.north for v in self.volumes)
        self.side_street = self.east + 8
        # The street's kerb on the house's side, and on the other one.
        self.kerb = -30 if self.kind == 'plaza' else -22
        self.far_kerb = self.kerb - 11
        camera = view['camera']
        self.eye, self.lens, self.shift = Vector(camera['at']), camera['lens'], camera['shift'][0]
        self.ahead = Vector((*camera['toward'][:2], 0)).normalized()
        self.right = Vector((self.ahead.y, -self.ahead.x, 0))
        hero = next(v for v in scene['views'] if v['name'] == 'hero')['camera']
        # Paths of a park begin where its visitor stands, whoever looks at it now.
        self.gate, self.way_in = Vector(hero['at']), Vector(hero['toward'])
        self.lawns, self.paths = [], []

    def _volume(self, block):
        west, south, east, north = block['outline']
        upper = block['storeys'] - 1 - block['setBack']
        return Volume(west, south, east, north, upper, self.scene['faces'][block['face']]['pattern'], block['ground'], block['storey'])

    def _neighbour(self, at, mass):
        west, south, east, north = mass['outline']
        storeys = max(1, round((mass['height'] - 4.6) / 3.05))
        return Volume(west, south, east, north, storeys, NEIGHBOUR_PATTERNS[at % 2], 4.6, 3.05)

    def set_backs(self):
        """The glazed last storeys, with the volumes that they stand on."""
        for block, volume in zip(self.scene['blocks'], self.volumes):
            if block['setBack']:
                crown = volume.inset(SET_BACK, upper=1, pattern=GLASS_STOREY, ground=0, foot=volume.top, parapet=.5, end_pier=.3)
                yield block, crown

    def across(self, x, y):
        """Where a point of the ground is seen, in parts of the picture's width from its middle; and how far away it is."""
        way = Vector((x - self.eye.x, y - self.eye.y, 0))
        depth = way.dot(self.ahead)
        return (way.dot(self.right) / max(depth, .1) * self.lens / 36 - self.shift), depth

    def in_frame(self, x, y, margin=.04):
        u, depth = self.across(x, y)
        return depth > .5 and abs(u) < .5 + margin

    def hides_house(self, x, y):
        u, depth = self.across(x, y)
        house = (self.eye - Vector(((self.west + self.east) / 2, 4, 0))).xy.length
        return not self.view['fromAbove'] and abs(u) < .36 and depth < house * .9

    def distance(self, x, y):
        """From the viewer; a drone is far from everything."""
        return math.inf if self.view['fromAbove'] else math.hypot(x - self.eye.x, y - self.eye.y)

    def inside_house(self, x, y, around=.4):
        return any(v.west - around < x < v.east + around and v.south - around < y < v.north + around for v in self.volumes)

    def on_path(self, x, y, around):
        return any((p.x - x) ** 2 + (p.y - y) ** 2 < around * around for path in self.paths for p in path)

    def on_road(self, x, y):
        if self.kind not in ('street', 'plaza'):
            return False
        return self.far_kerb - 1 < y < self.kerb + 1 or -81 < x < -69 or self.side_street - 1 < x < self.side_street + 8

    def free(self, x, y, around=2.4):
        """Whether a tree may stand there."""
        for v in (*self.volumes, *self.neighbours):
            if v.west - around < x < v.east + around and v.south - around < y < v.north + around:
                return False
        near = self.distance(x, y) < 17 or self.on_path(x, y, 2.6) or self.on_road(x, y)
        return not near and not (self.kind == 'river' and y < QUAY + 2)
