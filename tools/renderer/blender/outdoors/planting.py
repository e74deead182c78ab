"""Trees along streets, in parks and yards, shrubs on lawns, and blades of grass where the viewer stands near."""
import math

from ground import court_of, open_court
from mesh import copy
from place import QUAY


class Gardener:
    def __init__(self, place, nursery):
        self.place, self.nursery, self.rng = place, nursery, place.rng

    def tree(self, kind, x, y, scale=1.0, around=2.4, open_view=False):
        if open_view and self.place.hides_house(x, y):
            return
        if self.place.free(x, y, around):
            copy(self.nursery.trees[kind], (x, y, 0), self.rng.uniform(0, 6.28), scale * self.rng.uniform(.85, 1.12))

    def wood(self, count, xs, ys, scales, kinds=(0, 1, 2, 3), open_view=False):
        for _ in range(count):
            x, y = self.rng.uniform(*xs), self.rng.uniform(*ys)
            self.tree(self.rng.choice(kinds), x, y, self.rng.uniform(*scales), open_view=open_view)

    def plant(self):
        {'street': self._street, 'plaza': self._plaza, 'river': self._river, 'park': self._park, 'yard': self._yard}[self.place.kind]()
        place = self.place
        if place.scene['shape'] == 'court':
            self._between(*court_of(place), 13)
        self.wood(30, (-30, place.east), (place.north + 4, place.north + 28), (.6, 1))
        for _ in range(420):
            turn, far = self.rng.uniform(0, math.tau), self.rng.uniform(110, 420)
            x, y = math.cos(turn) * far, math.sin(turn) * far
            outside = y > 85 or y < -150 or x > place.east + 50 or x < -95
            if outside and place.distance(x, y) > 70 and (y > 0 or not place.in_frame(x, y)):
                self.tree(self.rng.randrange(3), x, y, self.rng.uniform(1, 1.5))

    def _street(self):
        place, rng = self.place, self.rng
        for x in (-46, -38.5):
            self.tree(rng.randrange(3), x, -13, open_view=True)
        x, at = -6, 0
        while x < place.east - 3:
            self.tree((0, 3, 1)[at % 3], x + rng.uniform(-.5, .5), -13 + rng.uniform(-.8, .8), .6 if place.prime else .8)
            x, at = x + rng.choice((6.5, 7, 8, 12)), at + 1
        for x in range(-58, int(place.east), 11):
            if not -34 < x < -14:
                self.tree(rng.choice((0, 1)), x + 4 + rng.uniform(-1, 1), -19.4, .6)
        self.wood(26, (-67, -26), (-6, 27), (.7, 1.1))

    def _plaza(self):
        for x in range(-6, int(self.place.east) - 2, 10):
            self.tree(3, x, -19.5, .85)
        self.wood(26, (-66, -25), (-14, 24), (.7, 1.05), open_view=True)

    def _river(self):
        rng, x = self.rng, -62
        while x < self.place.east + 50:
            if not -20 < x < -8:
                self.tree((0, 3, 1, 3)[rng.randrange(4)], x, -19 + rng.uniform(-.6, .6), rng.uniform(.55, .8))
            x += rng.choice((7, 8, 11))
        self.wood(24, (-64, -22), (2, 36), (.7, 1.1))
        self.wood(24, (self.place.east + 4, self.place.east + 22), (-12, 40), (.6, 1))

    def _park(self):
        place, rng = self.place, self.rng
        kinds = (2, 2, 2, 0) if place.scene['pines'] else (0, 1, 2, 3)
        for _ in range(230):
            x, y = rng.uniform(-95, 115), rng.uniform(-85, -11)
            if place.distance(x, y) > 20:
                self.tree(rng.choice(kinds), x, y, rng.uniform(.75, 1.15), open_view=True)
        court = open_court(place) if place.scene['shape'] == 'U' else (0, 0)
        for x in range(int(place.west), int(place.east), 9):
            if rng.random() < .75 and not court[0] < x < court[1]:
                self.tree(3, x + rng.uniform(-1, 1), -12.5, .75)
        self.wood(26, (-70, -20), (-6, 40), (.7, 1.1), kinds)
        if place.scene['shape'] == 'U':
            self._between(court[0], 1, court[1], 17, 6)

    def _yard(self):
        if self.place.scene['shape'] != 'court':
            self._park()

    def _between(self, west, south, east, north, count):
        for _ in range(count):
            x, y = self.rng.uniform(west + 3, east - 3), self.rng.uniform(south + 3, north - 2)
            self.tree(self.rng.choice((3, 1, 0)), x, y, self.rng.uniform(.55, .8), around=1)

    def lawns(self):
        for lawn in self.place.lawns:
            self._shrubs(*lawn)
            if self.nursery.grass and not self.place.view['fromAbove']:
                self._grass(*lawn)

    def _shrubs(self, x0, y0, x1, y1):
        """Along the edges of a lawn, all over a park."""
        rng, area = self.rng, (x1 - x0) * (y1 - y0)
        small = area < 2000
        for _ in range(min(int(area * .16), 60) if small else 150):
            edge = y0 + rng.uniform(.5, 1) if rng.random() < .5 else y1 - rng.uniform(.5, 1)
            x, y = rng.uniform(x0, x1), edge if small else rng.uniform(-60, y1)
            if self.place.distance(x, y) > 7 and not self.place.on_path(x, y, 2.4):
                copy(rng.choice(self.nursery.shrubs), (x, y, 0), rng.uniform(0, 6), rng.uniform(.7, 1.5))

    def _grass(self, x0, y0, x1, y1):
        place, rng = self.place, self.rng
        for column in range(int(x0), int(x1) + 1):
            for row in range(int(y0), int(y1) + 1):
                x, y = column + .5, row + .5
                inside = x0 < x < x1 and y0 < y < y1
                if inside and place.distance(x, y) < 44 and place.in_frame(x, y, .12) and not place.on_path(x, y, 2.0):
                    copy(rng.choice(self.nursery.grass), (x, y, .03), rng.choice((0, 1.57, 3.14, 4.71)), (1, 1, rng.uniform(.8, 1.2)))

    def framing_tree(self):
        """One tree close to the viewer, at an edge of the picture, where he stands on the ground."""
        edge = {'street': -1, 'park': -1, 'yard': 1 if self.place.scene['shape'] == 'U' else 0}.get(self.place.kind, 0)
        place, near = self.place, 12.5
        if place.view['name'] not in ('hero', 'dusk', 'hero-day', 'blackout') or not edge or place.eye.z > 4:
            return
        spot = place.eye + place.ahead * near + place.right * (near * 36 / place.lens * (place.shift + edge * .525))
        copy(self.nursery.framing_tree(), (spot.x, spot.y, -.1), 2.2)
