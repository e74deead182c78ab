"""Houses next door, the far city, and the quarter around that only a drone sees."""
import math
import random

from materials import courses, plain
from mesh import Mesh, copy
from palette import Looks
from place import QUAY
from shader import linear
from sky import sun_direction
from volume import Volume, build_volume

PALETTES = (
    dict(wall='#b9a98c', wallOf='plaster', pilaster='#cfc6b4', band='#cfc6b4', panel='#6d6252'),
    dict(wall='#8a7466', wallShade='#75614f', pilaster='#cfc8bb', band='#cfc8bb', panel='#4d4741'),
    dict(wall='#c9c4ba', wallOf='plaster', pilaster='#e0dcd2', band='#e0dcd2', panel='#8b8378'),
)
PLAIN_PATTERN = dict(
    cells='wwBw', bay=3.3, reveal=.2, window=1.7, french=2.2, mullions=(.36,), pilasterEvery=0, pilasterDepth=.16, pilasterWidth=.45,
    bandEvery=0, bandDepth=.12, spandrels=False, railing='solid', canopy=True)
# West, south, east, north and storeys of the blocks that a drone sees beyond the street.
QUARTER = (
    (-62, 108, -10, 121, 8), (10, 112, 58, 125, 8), (84, 110, 98, 150, 9), (170, -6, 226, 8, 5), (170, 40, 184, 96, 8), (-20, 160, 40, 173, 9),
    (70, 170, 120, 183, 8), (-140, 60, -126, 120, 9), (-130, 140, -70, 153, 5), (150, 130, 200, 143, 9), (-60, 200, 0, 213, 8),
    (30, 210, 90, 223, 9), (110, 220, 170, 233, 8), (240, 30, 254, 90, 9), (80, -90, 140, -77, 5), (160, -90, 220, -77, 8),
)
ROADS_EAST, ROADS_NORTH = (140, -110, 262), (98, 144, 192)


class Neighbourhood:
    def __init__(self, place):
        self.place = place
        seed, light = place.scene['seed'], place.view['light']
        self.looks = [Looks(f'neighbour {i}', PALETTES[(seed + i) % 3], light, powered=False) for i in range(2)]

    def build(self):
        place = self.place
        for at, volume in enumerate(place.neighbours):
            build_volume(volume, self.looks[at % 2], place.rng, place.eye)

    def quarter(self, nursery, cars, grounds):
        """Blocks, streets, trees and traffic, as far as haze lets one see."""
        place, rng = self.place, random.Random(7)
        riverside = place.kind == 'river'
        blocks = [Volume(*outline, storeys, PLAIN_PATTERN, 3.2, 3.05) for *outline, storeys in QUARTER if not (riverside and outline[1] < 0)]
        taken = (*place.volumes, *place.neighbours)
        blocks = [b for b in blocks if not any(b.west < v.east + 8 and v.west < b.east + 8 and b.south < v.north + 8 and v.south < b.north + 8 for v in taken)]
        for at, block in enumerate(blocks):
            build_volume(block, self.looks[at % 2], rng, place.eye)
        self._roads(grounds)
        for _ in range(2200):
            x, y = rng.uniform(-260, 330), rng.uniform(-130 if not riverside else QUAY + 4, 420)
            beyond = y > place.north + 10 or x > place.east + 9 or x < place.west - 9 or y < place.far_kerb - 16
            clear = place.free(x, y) and not self._on_road(x, y) and not any(b.holds(x, y, 1, 2.4) for b in blocks)
            if beyond and clear:
                copy(nursery.trees[rng.randrange(4)], (x, y, -.16), rng.uniform(0, 6), rng.uniform(.7, 1.25))
        for _ in range(120):
            lane = rng.choice((2, 6))
            copy(cars[rng.randrange(8)], (rng.uniform(-200, 260), rng.choice(ROADS_NORTH) + lane, -.14), 0 if lane == 2 else math.pi)

    def _roads(self, grounds):
        mesh, south = Mesh('roads'), -300 if self.place.kind != 'river' else QUAY + 2
        for y in ROADS_NORTH:
            mesh.box(-300, y, -.4, 400, y + 8, -.14, grounds.asphalt)
        for x in ROADS_EAST:
            mesh.box(x, south, -.4, x + 8, 420, -.139, grounds.asphalt)
        mesh.build()

    def _on_road(self, x, y):
        return any(-4 < y - road < 12 for road in ROADS_NORTH) or any(-4 < x - road < 12 for road in ROADS_EAST) or -37 < y < -3

    def far_city(self):
        """Plain boxes with a grid of windows; none stands between a low sun and the house."""
        place, rng = self.place, random.Random(self.place.scene['seed'])
        walls = (
            courses('far city', linear('#46505a'), linear('#59636b'), linear('#b9b4aa'), 2.6, 3.0, .55, 0, .5, 0, 0),
            courses('far city 2', linear('#3e4851'), linear('#6a6258'), linear('#a5978a'), 2.2, 2.9, .5, 0, .5, 0, 0),
        )
        roof, mesh, above = plain('far roof', (.25, .24, .23), .9), Mesh('far city'), place.view['fromAbove']
        sun = sun_direction(0, place.view['sun'])
        for _ in range(420 if above else 170):
            turn, far = rng.uniform(0, math.tau), rng.uniform(330, 1100) if above else rng.uniform(190, 760)
            x, y = math.cos(turn) * far, math.sin(turn) * far + 20
            shades = place.view['light'] == 'sunset' and x * sun.x + y * sun.y > .72 * math.hypot(x, y)
            if shades or (abs(y + 27) < 40 and place.kind != 'park') or (place.kind == 'river' and y < 10):
                continue
            width, depth, height = rng.uniform(12, 45), rng.uniform(12, 22), rng.choice((15, 15, 18, 27, 27, 30, 48))
            mesh.box(x, y, -.2, x + width, y + depth, height, rng.choice(walls), top=roof, floor=False)
            if rng.random() < .6:
                mesh.box(x + 3, y + 3, height, x + 8, y + 8, height + 3, roof)
        mesh.build()
