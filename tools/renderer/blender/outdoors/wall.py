"""A wall as its builders see it: `u` metres along, `w` metres outwards, `z` metres up."""
from mathutils import Vector


class Wall:
    def __init__(self, mesh, origin, along, outward, length, rng):
        self.mesh, self.length, self.rng = mesh, length, rng
        self.origin, self.along, self.outward = Vector(origin), Vector(along), Vector(outward)

    def at(self, u, w, z):
        p = self.origin + self.along * u + self.outward * w
        return (p.x, p.y, p.z + z)

    def face(self, points, material):
        self.mesh.face([self.at(*p) for p in points], material)

    def flat(self, u0, u1, z0, z1, material, w=0):
        if u1 - u0 > 1e-4 and z1 - z0 > 1e-4:
            self.face([(u0, w, z0), (u1, w, z0), (u1, w, z1), (u0, w, z1)], material)

    def box(self, u0, u1, w0, w1, z0, z1, material, below=None):
        self.face([(u0, w1, z0), (u1, w1, z0), (u1, w1, z1), (u0, w1, z1)], material)
        self.face([(u0, w0, z0), (u0, w1, z0), (u0, w1, z1), (u0, w0, z1)], material)
        self.face([(u1, w1, z0), (u1, w0, z0), (u1, w0, z1), (u1, w1, z1)], material)
        self.face([(u0, w1, z1), (u1, w1, z1), (u1, w0, z1), (u0, w0, z1)], material)
        self.face([(u0, w0, z0), (u1, w0, z0), (u1, w1, z0), (u0, w1, z0)], below or material)
        self.face([(u1, w0, z0), (u0, w0, z0), (u0, w0, z1), (u1, w0, z1)], material)

    def opening(self, cell, hole, depth, looks):
        """A wall around a hole, and the reveals of the hole; `cell` and `hole` are (u0, u1, z0, z1)."""
        u0, u1, z0, z1 = cell
        a, b, low, high = hole
        for piece in ((u0, a, z0, z1), (b, u1, z0, z1), (a, b, z0, low), (a, b, high, z1)):
            self.flat(*piece, looks.wall)
        self.face([(a, 0, low), (a, 0, high), (a, -depth, high), (a, -depth, low)], looks.wall)
        self.face([(b, -depth, low), (b, -depth, high), (b, 0, high), (b, 0, low)], looks.wall)
        self.face([(a, -depth, low), (b, -depth, low), (b, 0, low), (a, 0, low)], looks.wall)
        self.face([(a, 0, high), (b, 0, high), (b, -depth, high), (a, -depth, high)], looks.wall)

    def pane(self, u0, u1, z0, z1, w, material):
        """Panes never stand quite in one plane; so each mirrors something else."""
        def tilt():
            return w + self.rng.uniform(-.006, .006)
        self.face([(u0, tilt(), z0), (u1, tilt(), z0), (u1, tilt(), z1), (u0, tilt(), z1)], material)

    def glazing(self, u0, u1, z0, z1, w, looks, mullions=(), transom=None, frame=.06):
        for bar in ((u0, u0 + frame, z0, z1), (u1 - frame, u1, z0, z1), (u0, u1, z0, z0 + frame), (u0, u1, z1 - frame, z1)):
            self.box(*bar[:2], w - .07, w, *bar[2:], looks.frame)
        edges = [u0, *(u0 + (u1 - u0) * share for share in mullions), u1]
        for u in edges[1:-1]:
            self.box(u - frame * .6, u + frame * .6, w - .07, w + .005, z0, z1, looks.frame)
        for a, b in zip(edges[:-1], edges[1:]):
            if transom is None:
                self.pane(a, b, z0, z1, w - .035, looks.glass)
                continue
            self.box(a, b, w - .07, w + .004, z0 + transom - frame * .5, z0 + transom + frame * .5, looks.frame)
            self.pane(a, b, z0, z0 + transom, w - .035, looks.glass)
            self.pane(a, b, z0 + transom, z1, w - .035, looks.glass)

    def railing(self, u0, u1, w0, w1, z, looks, kind, sides=True):
        height = 1.1
        ends = (u0, u1 - .05) if sides else ()
        self.box(u0, u1, w1 - .05, w1, z + height - .05, z + height, looks.rail)
        for u in ends:
            self.box(u, u + .05, w0, w1, z + height - .05, z + height, looks.rail)
        {'glass': self._glass_railing, 'bars': self._bars, 'solid': self._parapet}[kind](u0, u1, w0, w1, z, height, looks, ends)

    def _glass_railing(self, u0, u1, w0, w1, z, height, looks, ends):
        count = max(1, round((u1 - u0) / 1.3))
        for i in range(count):
            a, b = (u0 + (u1 - u0) * k / count for k in (i, i + 1))
            self.pane(a + .02, b - .02, z + .06, z + height - .04, w1 - .025, looks.rail_glass)
            self.box(a, a + .04, w1 - .05, w1, z, z + height - .04, looks.rail)
        for u in ends:
            self.face([(u + .02, w0, z + .06), (u + .02, w1, z + .06), (u + .02, w1, z + height - .04), (u + .02, w0, z + height - .04)], looks.rail_glass)

    def _bars(self, u0, u1, w0, w1, z, height, looks, ends):
        self.box(u0, u1, w1 - .04, w1 - .01, z + .06, z + .1, looks.rail)
        count = max(1, int((u1 - u0) / .11))
        for i in range(count + 1):
            u = u0 + (u1 - u0) * i / count
            self.box(u - .008, u + .008, w1 - .035, w1 - .019, z + .08, z + height - .04, looks.rail)
        deep = int((w1 - w0) / .12)
        for u in ends:
            for k in range(deep):
                w = w0 + (w1 - w0) * k / deep
                self.box(u + .012, u + .028, w, w + .016, z + .08, z + height - .04, looks.rail)

    def _parapet(self, u0, u1, w0, w1, z, height, looks, ends):
        self.box(u0, u1, w1 - .12, w1, z, z + height - .05, looks.panel)
        for u in ends:
            self.box(u, u + .1, w0, w1 - .12, z, z + height - .05, looks.panel)
