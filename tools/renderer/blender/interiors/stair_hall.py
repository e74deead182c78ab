"""The room around a staircase: its walls, a tall window before each half-landing, lamps, the number of the storey."""
import math
import random

import bpy
from mathutils import Vector

from mesh import Mesh, copy, soften
from stair_flights import SLAB, WALL
from volume import FONT

# From a half-landing to the window's sill and head; the sash below the transom does not open.
SILL, HEAD, TRANSOM = .16, 2.6, 1.0
WINDOW, FRAME, BEHIND = 1.8, .055, .16


def build_walls(k, stair, levels):
    """Storeys beyond `levels` are closed off."""
    mesh, wide, m = Mesh('hall'), stair.wide, k.m
    low, high = levels[0] * stair.storey - .1, (levels[-1] + 1) * stair.storey + 1.2
    for x in (-wide, wide):
        mesh.face([(x, -stair.depth, low), (x, -WALL, low), (x, -WALL, high), (x, -stair.depth, high)], m.wall)
    mesh.face([(-wide, -stair.depth, low), (wide, -stair.depth, low), (wide, -stair.depth, high), (-wide, -stair.depth, high)], m.wall)
    for z in (low, high):
        mesh.face([(-wide, -stair.depth, z), (wide, -stair.depth, z), (wide, 0, z), (-wide, 0, z)], m.plaster)
    half = WINDOW / 2
    for x0, x1 in ((-wide, -half), (half, wide)):
        mesh.face([(x0, -WALL, low), (x1, -WALL, low), (x1, -WALL, high), (x0, -WALL, high)], m.wall)
    below = low
    for level in levels:
        top = (level + .5) * stair.storey
        sill, head = top + SILL, top + HEAD
        mesh.face([(-half, -WALL, below), (half, -WALL, below), (half, -WALL, sill), (-half, -WALL, sill)], m.wall)
        for x in (-half, half):
            mesh.face([(x, -WALL, sill), (x, 0, sill), (x, 0, head), (x, -WALL, head)], m.wall)
        for z in (sill, head):
            mesh.face([(-half, -WALL, z), (half, -WALL, z), (half, 0, z), (-half, 0, z)], m.wall)
        below = head
        build_window(k, sill, head)
    mesh.face([(-half, -WALL, below), (half, -WALL, below), (half, -WALL, high), (-half, -WALL, high)], m.wall)
    k.put(mesh.build(placed=False))


def build_window(k, sill, head):
    """Two sashes above a fixed pane, a stone sill within and a metal one without."""
    half, m, y = WINDOW / 2, k.m, -BEHIND
    k.box(-half - .03, -WALL - .035, sill - .005, half + .03, y - .03, sill + .025, m.sill, .004)
    k.box(-half, y + .03, sill - .01, half, .03, sill + .012, m.frame, .002)
    low, high, bar = sill + .025, head, sill - SILL + TRANSOM
    uprights = ((-half, low, -half + FRAME, high), (half - FRAME, low, half, high), (-FRAME * .7, bar, FRAME * .7, high))
    level = ((-half, low, half, low + FRAME), (-half, high - FRAME, half, high), (-half, bar - FRAME / 2, half, bar + FRAME / 2))
    for x0, z0, x1, z1 in (*uprights, *level):
        k.box(x0, y - .035, z0, x1, y + .035, z1, m.frame, .003)
    for x0, x1 in ((-half + FRAME, -FRAME * .7), (FRAME * .7, half - FRAME)):
        z0, z1 = bar + FRAME / 2, high - FRAME
        for a, b, c, d in ((x0, z0, x0 + .045, z1), (x1 - .045, z0, x1, z1), (x0, z0, x1, z0 + .045), (x0, z1 - .045, x1, z1)):
            k.box(a, y - .05, b, c, y + .028, d, m.frame, .003)
        k.flat([(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)], m.pane)
    k.flat([(-half + FRAME, y, low + FRAME), (half - FRAME, y, low + FRAME), (half - FRAME, y, bar - FRAME / 2), (-half + FRAME, y, bar - FRAME / 2)], m.pane)
    # The handle of the sash that opens.
    k.box(-.012, y - .062, bar + .52, .012, y - .05, bar + .6, m.handle, .003)
    k.box(-.009, y - .1, bar + .45, .009, y - .085, bar + .58, m.handle, .004)
    k.leg((0, y - .06, bar + .56), (0, y - .092, bar + .56), .008, .008, m.handle)


def hang_lamps(k, stair, levels):
    """A flat round one under each landing."""
    for level in levels:
        for z, d in (((level + 1) * stair.storey, stair.depth - .55), ((level + 1.5) * stair.storey, WALL + stair.half * .5)):
            with k.within(0, -d, z - SLAB - .055):
                k.turned([(.15, .055), (.17, .055), (.17, .012), (.155, .01)], k.m.bar)
                k.turned([(0, 0), (.155, .006), (.155, .03)], k.m.lamp)


def write_number(k, stair, number, side, d, z, size=.62):
    """Beside the half-landing: which storey the stairs lead up to."""
    text = bpy.data.curves.new('number', 'FONT')
    text.body, text.size, text.extrude, text.font = f'{number}', size, .004, bpy.data.fonts.load(FONT)
    text.align_x = text.align_y = 'CENTER'
    text.materials.append(k.m.number)
    thing = bpy.data.objects.new('number', text)
    # Upright on a side wall, read from the well.
    thing.rotation_euler = (math.pi / 2, 0, math.pi / 2 if side < 0 else -math.pi / 2)
    thing.location = (side * (stair.wide - .006), -d, z)
    k.put(thing)


def let_it_rain(k, sill, seed=3):
    """Drops on the outside of a window: most small, some that have run down and left a trail."""
    rng, shapes = random.Random(seed), [_drop(k.m.drop, seed + i) for i in range(6)]
    half, y = WINDOW / 2 - FRAME, -BEHIND + .004

    def put(x, z, wide, tall):
        thing = copy(rng.choice(shapes), (x, y, z))
        thing.scale = (wide, wide, tall)
        thing.matrix_world = k.matrix @ thing.matrix_basis

    for _ in range(3200):
        size = .0022 + .0065 * rng.random() ** 3
        put(rng.uniform(-half, half), sill + rng.uniform(.08, HEAD - SILL - .06), size, size * rng.uniform(1, 1.5))
    for _ in range(110):
        x, z = rng.uniform(-half, half), sill + rng.uniform(.1, HEAD - SILL - .5)
        size, long = rng.uniform(.0055, .0095), rng.uniform(.06, .42)
        put(x, z, size, size * 1.7)
        while long > 0:
            z, x, long = z + rng.uniform(.008, .03), x + rng.uniform(-.002, .002), long - .02
            put(x, z, size * rng.uniform(.25, .5), size * rng.uniform(.5, 1.8))


def _drop(material, seed):
    """Half a flattened ball with a wavering edge, of radius one."""
    rng, mesh = random.Random(seed), Mesh('drop')
    waver = [rng.uniform(.86, 1.1) for _ in range(12)]
    rings = []
    for up in (0, .35, .62, .82, .95, 1):
        reach = math.sqrt(max(0, 1 - up * up))
        rings.append([Vector((math.cos(i * math.tau / 12) * reach * waver[i], up * .55, math.sin(i * math.tau / 12) * reach * waver[i])) for i in range(12)])
    mesh.loft(rings, material)
    mesh.face(rings[0], material)
    return soften(mesh.build(placed=False, merge=True), 1.2)
