"""Cranes, trucks, excavators and what else stands on a building site."""
import math
import random
from types import SimpleNamespace

from materials import courses, plain
from mesh import Mesh


def site_materials():
    return SimpleNamespace(
        concrete=plain('concrete', (.36, .355, .34), .88, 0, .16, .8, .25, .5),
        fresh=plain('fresh concrete', (.29, .285, .275), .9, 0, .2, 1.2, .3, .5),
        block=courses('aerated block', (.62, .62, .60), (.54, .54, .52), (.40, .39, .37), .6, .25, .008, .5, .9, streaks=.25),
        soil=plain('soil', (.20, .135, .085), .97, 0, .35, .5, .9),
        ground=plain('trodden ground', (.27, .205, .14), .97, 0, .3, .25, .7),
        yellow=plain('machine yellow', (.75, .42, .03), .45, .1, .1, 2),
        rebar=plain('rebar', (.16, .075, .045), .8, .4, .3, 6),
        plywood=plain('plywood', (.42, .22, .07), .6, 0, .2, 2),
        white=plain('site white', (.72, .72, .70), .5, 0, .08, 1, 0, .2),
        blue=plain('site blue', (.035, .12, .30), .45, .1, .1, 1, 0, .3),
        red=plain('site red', (.55, .05, .03), .5, 0, .1),
        steel=plain('steel', (.30, .31, .32), .45, .7, .15),
        tyre=plain('tyre', (.02, .02, .02), .8),
        vest=plain('vest', (.9, .30, .02), .7),
        window=plain('cab window', (.02, .025, .03), .08),
    )


class Crane:
    """A tower crane; its own frame has the jib along x."""

    def __init__(self, materials, height, jib, turn):
        self.m, self.height, self.jib = materials, height, jib
        self.cos, self.sin = math.cos(turn), math.sin(turn)
        self.mesh = Mesh('crane')

    def at(self, u, w, z):
        return (u * self.cos - w * self.sin, u * self.sin + w * self.cos, z)

    def stand(self, x, y):
        self._mast()
        self._beam(1, self.jib, 1.25)
        self._beam(-1, -13, 1.0)
        self._stays()
        self._counterweight()
        self._cab()
        self._hook()
        self.mesh.build().location = (x, y, 0)

    def _mast(self):
        mesh, yellow, half, step = self.mesh, self.m.yellow, .85, 1.7
        mesh.box(-2.6, -2.6, -.3, 2.6, 2.6, .9, self.m.concrete)
        feet = [(-half, -half), (half, -half), (half, half), (-half, half)]
        for x, y in feet:
            mesh.tube((x, y, 0), (x, y, self.height), .10, .10, yellow, 6)
        for k in range(int((self.height - 1.6) / step) + 1):
            z = k * step
            for a, b in zip(feet, feet[1:] + feet[:1]):
                mesh.tube((*a, z), (*b, z + step if k % 2 else z), .05, .05, yellow, 4)
                mesh.tube((*a, z if k % 2 else z + step), (*b, z), .045, .045, yellow, 4)

    def _beam(self, start, end, tall, wide=.65):
        mesh, yellow, low = self.mesh, self.m.yellow, self.height + .6
        for w, z in ((-wide, low), (wide, low), (0, low + tall)):
            mesh.tube(self.at(start, w, z), self.at(end, w, z), .075, .065, yellow, 5)
        count = int(abs(end - start) / 1.6)
        for i in range(count):
            a, b, c = (start + (end - start) * k / count for k in (i, i + .5, i + 1))
            for w in (-wide, wide):
                mesh.tube(self.at(a, w, low), self.at(b, 0, low + tall), .035, .035, yellow, 4)
                mesh.tube(self.at(b, 0, low + tall), self.at(c, w, low), .035, .035, yellow, 4)
            mesh.tube(self.at(a, -wide, low), self.at(c, wide, low), .03, .03, yellow, 4)

    def _stays(self):
        mesh, head = self.mesh, self.at(0, 0, self.height + 7.5)
        for w in (-.6, .6):
            for u, thick in ((-.9, .09), (.9, .09)):
                mesh.tube(self.at(u, w, self.height + .6), head, thick, .08, self.m.yellow, 5)
        for u, z in ((self.jib * .42, 1.85), (self.jib * .80, 1.85), (-11.5, 1.6)):
            mesh.tube(head, self.at(u, 0, self.height + z), .04, .04, self.m.steel, 4)

    def _block(self, u0, u1, w0, w1, low, high, material, front=None):
        foot = [self.at(u, w, low) for u, w in ((u0, w0), (u1, w0), (u1, w1), (u0, w1))]
        head = [(x, y, high) for x, y, _ in foot]
        self.mesh.face(foot, material)
        self.mesh.face(head, material)
        for i in range(4):
            j = (i + 1) % 4
            self.mesh.face([foot[i], foot[j], head[j], head[i]], front if front and i == 1 else material)

    def _counterweight(self):
        for i in range(4):
            u = -12.8 + i * .8
            self._block(u, u + .65, -.8, .8, self.height - 1.6, self.height + 1.0, self.m.fresh)

    def _cab(self):
        self._block(.9, 2.4, .9, 2.2, self.height - 1.0, self.height + 1.1, self.m.white, self.m.window)

    def _hook(self):
        mesh, u = self.mesh, self.jib * .62
        for w in (-.12, .12):
            mesh.tube(self.at(u, w, self.height + .5), self.at(u, w, self.height - 11), .02, .02, self.m.steel, 4)
        x, y, z = self.at(u, 0, self.height - 11.4)
        mesh.box(x - .25, y - .15, z - .3, x + .25, y + .15, z + .5, self.m.red)
        mesh.box(x - 1.5, y - .5, z - 3.2, x + 1.5, y + .5, z - 2.6, self.m.rebar)
        for dx in (-1.4, 1.4):
            mesh.tube((x, y, z - .3), (x + dx, y, z - 2.6), .015, .015, self.m.steel, 4)


def heap(x, y, radius, height, material, seed):
    rng, mesh, sides, rows = random.Random(seed), Mesh('heap'), 28, 9
    rings = []
    for row in range(rows + 1):
        t = row / rows
        ring = []
        for i in range(sides):
            turn = math.tau * i / sides
            wide = radius * (1 - t)
            ring.append((
                x + wide * math.cos(turn) * (1 + .12 * math.sin(i * 2.1 + seed) + .06 * rng.gauss(0, 1)),
                y + wide * .8 * math.sin(turn) * (1 + .1 * math.cos(i * 1.7 + seed)),
                -.1 + height * t ** .85 * (1 + .05 * rng.gauss(0, 1))))
        rings.append(ring)
    mesh.loft(rings, material)
    mesh.build(smooth=True, merge=True)


def truck(x, y, turn, m, mixer):
    mesh = Mesh('truck')
    mesh.box(2.6, -1.2, .75, 4.4, 1.2, 2.9, m.white)
    mesh.box(4.35, -1.1, 1.75, 4.42, 1.1, 2.7, m.window)
    mesh.box(3.2, -1.21, 1.8, 4.0, 1.21, 2.6, m.window)
    mesh.box(-4.2, -.9, .7, 2.6, .9, 1.0, m.steel)
    for wheel in (-3.2, -1.9, 2.0, 3.5):
        for side in (-1, 1):
            mesh.tube((wheel, side * .75, .5), (wheel, side * 1.2, .5), .5, .5, m.tyre, 16, True)
    if mixer:
        turns = [math.tau * i / 16 for i in range(16)]
        drum = ((2.2, .5, 1.7), (1.4, 1.05, 1.8), (-.6, 1.25, 2.05), (-2.6, .85, 2.45), (-3.6, .5, 2.7))
        rings = [[(a, radius * math.cos(t), z + radius * math.sin(t)) for t in turns] for a, radius, z in drum]
        mesh.loft(rings, m.white)
        mesh.face(rings[-1], m.steel)
        mesh.box(-4.3, -.3, 1.0, -3.5, .3, 2.4, m.steel)
    else:
        mesh.box(-4.2, -1.2, 1.0, 2.4, 1.2, 2.3, m.yellow)
        mesh.box(-4.1, -1.1, 1.4, 2.3, 1.1, 2.45, m.soil)
    thing = mesh.build(bevel=.03)
    thing.location, thing.rotation_euler[2] = (x, y, -.12), turn


def excavator(x, y, turn, m, z=0):
    mesh = Mesh('excavator')
    for side in (-1, 1):
        mesh.box(-1.9, side * 1.1 - .3, .1, 1.9, side * 1.1 + .3, .95, m.tyre)
    mesh.box(-1.7, -1.35, 1.0, 1.3, 1.35, 1.35, m.steel)
    mesh.box(-1.9, -1.3, 1.3, .1, 1.3, 2.3, m.yellow)
    mesh.box(.1, -1.3, 1.3, 1.3, -.2, 2.9, m.yellow)
    mesh.box(.15, -1.32, 1.9, 1.25, -.18, 2.75, m.window)
    for start, end, thick in (((.9, .35, 1.6), (3.4, .35, 4.6), .34), ((3.4, .35, 4.6), (5.6, .35, 4.0), .30), ((5.5, .35, 4.1), (6.6, .35, 1.4), .22)):
        mesh.tube(start, end, thick, thick * .8, m.yellow, 4, True)
    mesh.tube((1.2, .35, 1.5), (3.0, .35, 3.6), .09, .09, m.steel, 6)
    mesh.box(6.0, -.25, .4, 7.1, .95, 1.4, m.steel)
    thing = mesh.build(bevel=.03)
    thing.location, thing.rotation_euler[2] = (x, y, z), turn


def cabin(mesh, x, y, z, wall, m, length=6.0):
    """A site office: a container with ribs, two windows and a door."""
    mesh.box(x, y, z, x + length, y + 2.44, z + 2.6, wall)
    for i in range(int((length - .3) / .28) + 1):
        mesh.box(x + i * .28, y - .03, z + .15, x + i * .28 + .12, y, z + 2.45, wall)
    mesh.box(x + .6, y - .05, z + .9, x + 1.7, y, z + 1.9, m.window)
    mesh.box(x + 3, y - .05, z + .9, x + 3.9, y, z + 1.9, m.window)
    mesh.box(x + length - 1.6, y - .05, z + .05, x + length - .7, y, z + 2.1, m.white)
