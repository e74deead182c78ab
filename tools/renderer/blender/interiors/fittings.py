"""Kitchens, lamps, curtains and pictures."""
import math
import random

from interior_materials import painting
from mesh import Mesh
from shader import linear


def kitchen(k, width, tall=1.25):
    """From x = 0 along a wall at y = 0: base units, wall units, and two tall ones at the end."""
    m, run, base, ceiling = k.m, width - tall, .86, k.ceiling
    units = max(2, round(run / .6))
    unit = run / units
    k.box(.02, -.54, 0, width - .02, -.02, .10, m.black, .002)
    for i in range(units):
        x = i * unit
        k.box(x + .001, -.56, .10, x + unit - .001, 0, base, m.cabinet, 0)
        fronts = ((.104, .396), (.404, .696), (.704, .823)) if i % 2 == 0 else ((.104, .823),)
        for low, high in fronts:
            k.box(x + .002, -.582, low, x + unit - .002, -.562, high, m.cabinet, .002)
        k.box(x + .001, -.34, 1.45, x + unit - .001, 0, 2.32, m.front, 0)
        k.box(x + .002, -.36, 1.452, x + unit - .002, -.342, 2.318, m.front, .002)
    k.box(0, -.62, base, run, 0, base + .025, m.stone, .003)
    k.flat([(0, -.006, .885), (run, -.006, .885), (run, -.006, 1.45), (0, -.006, 1.45)], m.splash)
    k.box(0, -.30, 1.438, run, -.26, 1.447, m.strip, 0)
    k.box(0, -.36, 2.32, run, 0, ceiling, m.wall, 0)
    _tall_units(k, run, tall / 2)
    _worktop(k, unit, units)


def _tall_units(k, x, half):
    m, ceiling = k.m, k.ceiling
    for at in (x, x + half):
        k.box(at, -.60, .1, at + half, 0, 2.32, m.cabinet, 0)
    for low, high, front in ((.104, .56, m.cabinet), (.564, 1.16, m.screen), (1.164, 1.55, m.screen), (1.554, 2.318, m.cabinet)):
        k.box(x + .003, -.624, low, x + half - .003, -.602, high, front, .003)
    k.box(x + .06, -.66, 1.07, x + half - .06, -.645, 1.09, m.steel, .004)
    for low, high in ((.104, .86), (.864, 2.318)):
        k.box(x + half + .003, -.622, low, x + 2 * half - .003, -.602, high, m.cabinet, .002)
    k.box(x + half + .04, -.65, .95, x + half + .055, -.622, 1.55, m.steel, .004)
    k.box(x, -.62, 2.32, x + 2 * half, 0, ceiling, m.wall, 0)


def _worktop(k, unit, units):
    """Hob with a pot, sink with a tap, boards and jars."""
    m, hob, sink = k.m, unit * 1.5, unit * (units - .5) - .1
    k.box(hob - .29, -.55, .885, hob + .29, -.08, .89, m.screen, .002)
    k.box(sink - .25, -.5, .8855, sink + .25, -.12, .8865, m.steel, 0)
    k.box(sink - .22, -.47, .886, sink + .22, -.15, .8868, m.black, 0)
    for start, end in (((sink, -.08, .885), (sink, -.08, 1.19)), ((sink, -.08, 1.19), (sink, -.28, 1.19)), ((sink, -.28, 1.19), (sink, -.28, 1.12))):
        k.leg(start, end, .013, .013, m.black)
    k.turned([(0, 0), (.10, 0), (.11, .03), (.10, .14), (.085, .15), (.09, .155), (0, .16)], m.steel, hob - .13, -.32, .891)
    k.box(.12, -.05, .885, .42, -.022, 1.17, m.oak, .01, turn=(.1, 0, 0))
    for i, (x, radius, height) in enumerate(((.57, .05, .17), (.69, .045, .13), (.80, .04, .10))):
        profile = [(0, 0), (radius, 0), (radius, height * .8), (radius * .8, height * .84), (radius * .85, height), (0, height)]
        k.turned(profile, m.oak if i % 2 else m.ceramic, x, -.14, .885, 24)


def pendant(k, height=1.72, radius=.19):
    k.leg((0, 0, height + .2), (0, 0, k.ceiling), .004, .004, k.m.black)
    shade = [(.03, .22), (.05, .2), (radius * .75, .12), (radius, 0), (radius * .985, 0), (radius * .73, .115), (.03, .2)]
    k.turned(shade, k.m.black, 0, 0, height)
    k.turned([(0, -.055), (.04, -.04), (.055, 0), (.04, .04), (0, .055)], k.m.bulb, 0, 0, height + .06, 16)


def curtain(k, start, end, y, low, high, material, depth=.055, period=.13, seed=0):
    """Folds that hang a little askew."""
    rng, mesh, rows = random.Random(seed), Mesh('curtain'), 9
    count, phase = int(abs(end - start) / .012), rng.uniform(0, 6)

    def at(i, row):
        x, up = start + (end - start) * i / count, row / (rows - 1)
        turn = phase + x * math.tau / period + .9 * math.sin(x * 5 + phase)
        fold = depth * (1 - .35 * up) * (1 + .3 * math.sin(x * 9)) * math.sin(turn)
        return (x + .01 * math.sin(up * 3 + x * 8), y + fold + .015 * math.sin(x * 21 + up * 2.2) * (1 - up), low + (high - low) * up)

    for i in range(count):
        for row in range(rows - 1):
            mesh.face([at(i, row), at(i + 1, row), at(i + 1, row + 1), at(i, row + 1)], material)
    k.put(mesh.build(smooth=True, placed=False, merge=True))


PAINTINGS = (
    (('#e9e2d4', '#c98b62', '#33413f', '#d9c3a0', '#8a3f2c'), 1.3),
    (('#efe9de', '#7d8f86', '#c9a27a', '#2e3a3c'), 1.6),
    (('#ece5d8', '#b96f4a', '#e0c9a6', '#51605a'), 1.1),
)


def picture(k, width=.8, height=1.05, art=0, at_height=1.6):
    """Framed, on a wall at y = 0."""
    colours, scale = PAINTINGS[art]
    canvas = painting(f'painting {art} {width}', [linear(c) for c in colours], scale, art + 1)
    low, high = at_height - height / 2, at_height + height / 2
    k.box(-width / 2, -.03, low, width / 2, -.005, high, k.m.oak, .003)
    k.box(-width / 2 + .02, -.034, low + .02, width / 2 - .02, -.028, high - .02, k.m.white, 0)
    k.box(-width / 2 + .09, -.037, low + .09, width / 2 - .09, -.033, high - .09, canvas, 0)
