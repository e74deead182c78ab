"""Trees that branch, shrubs and grass; each species is grown once and then copied."""
import math
import random

from mathutils import Matrix, Vector

from materials import leaves, plain
from mesh import Mesh

SPREAD = {'round': .85, 'tall': .45, 'wide': 1.1}
LEVELS = 4


def leaf(mesh, centre, normal, length, width, rng, material, cup=0.0):
    along = normal.orthogonal().normalized()
    along.rotate(Matrix.Rotation(rng.uniform(0, math.tau), 3, normal))
    across = normal.cross(along)
    mesh.face([
        centre - along * length, centre + across * width + normal * cup, centre + along * length, centre - across * width + normal * cup,
    ], material, [(0, 0), (1, 0), (1, 1), (0, 1)])


class Growth:
    """One tree: a trunk that divides and divides again, with leaves about the tips."""

    def __init__(self, seed, height, shape, trunk):
        self.rng, self.height, self.shape = random.Random(seed), height, shape
        self.mesh, self.tips = Mesh(f'tree {seed}'), []
        self.bark = plain(f'bark {seed}', (.09, .07, .055), .95, 0, .3, 6, .5)
        self._grow(Vector((0, 0, -.1)), Vector((0, 0, 1)), height * trunk + .1, height * .0115, 0)
        self._stretch()

    def _grow(self, start, direction, length, radius, level):
        rng, pieces = self.rng, 3 if level < 2 else 2
        for i in range(pieces):
            direction = (direction + Vector((rng.gauss(0, .13), rng.gauss(0, .13), rng.gauss(.06, .08)))).normalized()
            end = start + direction * (length / pieces)
            thin = radius * (1 - .22 * (i + 1) / pieces)
            self.mesh.tube(start, end, radius * (1 - .22 * i / pieces), thin, self.bark, 7 if level == 0 else 5)
            start = end
            if level >= 2:
                self.tips.append(start.copy())
            if level and i < pieces - 1 and level < LEVELS:
                self._branch(start, direction, length * .55, thin * .5, level + 1)
        if level == LEVELS:
            self.tips.append(start.copy())
            return
        for _ in range(3 if level else 5):
            self._branch(start, direction, length * rng.uniform(.58, .8), radius * .55, level + 1)

    def _branch(self, start, direction, length, radius, level):
        aside = direction.orthogonal().normalized()
        aside.rotate(Matrix.Rotation(self.rng.uniform(0, math.tau), 3, direction))
        way = (direction + aside * SPREAD[self.shape] * self.rng.uniform(.6, 1.15)).normalized()
        way.z = max(way.z, -.12)
        self._grow(start, way.normalized(), length, radius, level)

    def _stretch(self):
        scale = self.height / max(tip.z for tip in self.tips)
        self.mesh.points = [(x * scale, y * scale, z * scale if z > 0 else z) for x, y, z in self.mesh.points]
        self.tips = [tip * scale for tip in self.tips]

    def twigs(self):
        """What is left of a crown in winter."""
        rng = self.rng
        for tip in self.tips:
            for _ in range(5):
                way = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(.6, .7))).normalized() * self.height * rng.uniform(.03, .07)
                aside = way.orthogonal().normalized() * .006
                self.mesh.face([tip - aside, tip + aside, tip + way], self.bark, [(0, 0), (1, 0), (1, 1)])

    def cover(self, material, count, size):
        rng = self.rng
        for tip in self.tips:
            for _ in range(max(1, count // len(self.tips))):
                centre = tip + Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, .8))) * (.035 * self.height)
                length = size * rng.uniform(.6, 1.2)
                normal = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(.5, .8))).normalized()
                leaf(self.mesh, centre, normal, length * .5, length * .33, rng, material, length * .08)


def tree(seed, height, colour, count, size, shape='round', trunk=.25):
    growth = Growth(seed, height, shape, trunk)
    if colour:
        growth.cover(leaves(f'leaf {seed}', colour), count, size)
    else:
        growth.twigs()
    return growth.mesh.build(placed=False)


def shrub(seed, colour, radius=.6, count=2600, size=.075, flat=.8):
    rng, mesh, material = random.Random(seed), Mesh(f'shrub {seed}'), leaves(f'shrub leaf {seed}', colour)
    for _ in range(count):
        place = Vector((rng.gauss(0, 1), rng.gauss(0, 1), abs(rng.gauss(0, 1)))).normalized() * radius * (rng.random() ** .35)
        place.z *= flat
        normal = (place.normalized() + Vector((rng.gauss(0, .6), rng.gauss(0, .6), rng.gauss(.3, .5)))).normalized()
        length = size * rng.uniform(.6, 1.3)
        leaf(mesh, place, normal, length * .5, length * .3, rng, material)
    return mesh.build(placed=False)


def grass(seed, colour=(.07, .13, .025), count=560, height=.10, size=1.0):
    """A square metre of blades."""
    rng, mesh, material = random.Random(seed), Mesh(f'grass {seed}'), leaves(f'blade {seed}', colour, .3)
    for _ in range(count):
        x, y, turn = rng.uniform(-.55, .55) * size, rng.uniform(-.55, .55) * size, rng.uniform(0, math.tau)
        tall = height * rng.uniform(.5, 1.3)
        dx, dy = math.cos(turn) * .006, math.sin(turn) * .006
        tip = (x + rng.gauss(0, .4) * tall, y + rng.gauss(0, .4) * tall, tall)
        mesh.face([(x - dx, y - dy, 0), (x + dx, y + dy, 0), tip], material, [(0, 0), (1, 0), (1, 1)])
    return mesh.build(placed=False)


# Greens of four neighbourhoods: broad, light, tall and wide trees.
GREENS = (
    ((.11, .19, .04), (.15, .21, .045), (.08, .16, .045), (.13, .20, .05)),
    ((.10, .17, .035), (.17, .20, .04), (.09, .18, .05), (.12, .18, .04)),
    ((.13, .20, .05), (.12, .18, .03), (.10, .17, .05), (.20, .20, .05)),
    ((.09, .16, .04), (.13, .19, .05), (.07, .14, .05), (.15, .20, .04)),
)
PINE = (.055, .115, .05)
# Lime and maple, ash, oak: what the four kinds of trees turn into.
AUTUMN = ((.46, .27, .03), (.42, .15, .025), (.34, .24, .05), (.50, .19, .03))
# Shrubs in leaf, and what winter leaves of them.
SHRUBS = {
    'summer': ((.055, .12, .03), (.10, .14, .03), (.12, .10, .10), (.16, .15, .05)),
    'autumn': ((.16, .14, .03), (.30, .08, .03), (.22, .09, .05), (.36, .24, .05)),
    'winter': ((.07, .055, .04), (.10, .075, .05), (.09, .06, .05), (.13, .10, .06)),
}


class Nursery:
    """What grows in one picture."""

    def __init__(self, seed, pines, weather):
        kind = seed % 4
        greens = {'autumn': AUTUMN, 'winter': (None,) * 4}.get(weather, GREENS[kind])
        tall = dict(height=13, colour=PINE, trunk=.5) if pines else dict(height=11.5, colour=greens[2])
        self.green = greens[0]
        self.trees = [
            tree(1 + kind * 10, 9.5, greens[0], 15000, .20),
            tree(2 + kind * 10, 8, greens[1], 13000, .18),
            tree(3 + kind * 10, count=16000, size=.22, shape='tall', **tall),
            tree(4 + kind * 10, 6.5, greens[3], 9000, .14, shape='wide'),
        ]
        first, second, third, fourth = SHRUBS['summer' if weather == 'rain' else weather]
        self.shrubs = [shrub(1, first), shrub(2, second, .5), shrub(3, third, .42, 1600, .06), shrub(4, fourth, .7, 2200, .07, 1.2)]
        # Under snow no blade is seen.
        self.grass = [] if weather == 'winter' else [grass(i) for i in range(3)]

    def framing_tree(self):
        """Close to the camera leaves must be small to be believed."""
        return tree(12, 8.5, self.green, 60000, .085)
