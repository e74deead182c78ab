"""Floors and cut-off walls of a furnished layout."""
from mesh import Mesh

BASE = -.3
WET = ('bathroom', 'laundry')
STONE = ('entrance_hall', 'corridor')
OUTDOORS = ('balcony', 'loggia', 'terrace')


def inside(outline, x, y):
    hit = False
    for (x1, y1), (x2, y2) in zip(outline, outline[1:] + outline[:1]):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            hit = not hit
    return hit


class Shell:
    """
    Floors and walls as one skin over a grid of all their edges: where walls cross, nothing overlaps, and every face knows the room
    that it looks into.
    """

    def __init__(self, flat, m):
        self.flat, self.m, self.cut = flat, m, flat['cut']
        corners = [c for room in flat['rooms'] for c in room['outline']]
        boxes = [part['box'] for part in (*flat['walls'], *flat['windows'], *flat['doors'])]
        self.xs = self._lines([x for x, _ in corners] + [x for box in boxes for x in (box[0], box[2])])
        self.ys = self._lines([y for _, y in corners] + [y for box in boxes for y in (box[1], box[3])])
        self.cells = {
            (i, j): self._cell((self.xs[i] + self.xs[i + 1]) / 2, (self.ys[j] + self.ys[j + 1]) / 2)
            for i in range(len(self.xs) - 1) for j in range(len(self.ys) - 1)
        }

    @staticmethod
    def _lines(values):
        lines = []
        for value in sorted(values):
            if not lines or value - lines[-1] > .002:
                lines.append(value)
        return lines

    def room_at(self, x, y):
        return next((room for room in self.flat['rooms'] if inside(room['outline'], x, y)), None)

    def _cell(self, x, y):
        """How high it is there, what its top is made of, and which room it belongs to; None where nothing stands."""
        def within(part):
            x0, y0, x1, y1 = part['box']
            return x0 < x < x1 and y0 < y < y1

        room = self.room_at(x, y)
        kind = room['label'] if room else None
        walls = [wall for wall in self.flat['walls'] if within(wall)]
        if not walls:
            return (-.02 if kind in OUTDOORS else 0, self.floor(kind), kind) if kind else None
        if any(within(door) for door in self.flat['doors']):
            return (0, self.floor(kind or 'entrance_hall'), 'wall')
        window = next((one for one in self.flat['windows'] if within(one)), None)
        if window:
            return (window['sill'], self.m.white, 'wall')
        if all(wall['kind'] == 'railing' for wall in walls):
            return (.06, self.m.frame, 'wall')
        return (self.cut, self.m.cap, 'wall')

    def floor(self, kind):
        m = self.m
        if kind in OUTDOORS:
            return m.deck
        return m.floor_tile if kind in WET else m.hall_tile if kind in STONE else m.floor

    def face_towards(self, kind):
        """What a wall is made of on the side of a room, or of the street."""
        if kind is None or kind in OUTDOORS:
            return self.m.facade
        return self.m.tile if kind in WET else self.m.wall

    def build(self):
        mesh = Mesh('shell')
        for (i, j), cell in self.cells.items():
            if not cell:
                continue
            height, top, _ = cell
            x0, x1, y0, y1 = self.xs[i], self.xs[i + 1], self.ys[j], self.ys[j + 1]
            mesh.face([(x0, y0, height), (x1, y0, height), (x1, y1, height), (x0, y1, height)], top)
            sides = (((i, j - 1), (x0, y0), (x1, y0)), ((i + 1, j), (x1, y0), (x1, y1)), ((i, j + 1), (x1, y1), (x0, y1)), ((i - 1, j), (x0, y1), (x0, y0)))
            for at, (ax, ay), (bx, by) in sides:
                other = self.cells.get(at)
                low = other[0] if other else BASE
                if low < height - 1e-6:
                    material = self.face_towards(other[2] if other and other[2] != 'wall' else None)
                    if other and other[2] == 'wall':
                        material = self.m.wall
                    mesh.face([(ax, ay, low), (bx, by, low), (bx, by, height), (ax, ay, height)], material)
        mesh.build()
