"""Beds and what things are kept in: bedrooms, wardrobes, halls."""
import math

from furniture import chair
from set_parts import fronts, vase


def double_bed(k, width, depth, _room):
    m, half = k.m, width / 2
    k.box(-half, -.09, 0, half, 0, .98, m.second, .03, puff=.012)
    k.box(-half + .01, -depth, .06, half - .01, -.08, .26, m.oak, .015)
    k.box(-half + .03, -depth + .02, .25, half - .03, -.09, .46, m.white, .05)
    k.box(-half - .01, -depth, .38, half + .01, -.72, .53, m.linen, .05, puff=.03)
    k.box(-half + .02, -.98, .50, half - .02, -.70, .56, m.white, .04, puff=.018)
    k.box(-half - .015, -depth + .06, .42, half + .015, -depth + .62, .562, m.accent, .03, puff=.022)
    for side in (-1, 1):
        k.pillow(side * width / 4, -.28, .58, m.white, min(.70, width * .42), (.42, 0, .03 * side))
        k.pillow(side * width / 4, -.44, .62, m.sofa, .46, (.62, 0, -.06 * side))


def bed(k, width, depth, _room):
    """Along a wall; its head is at the left."""
    m, half = k.m, width / 2
    k.box(-half, -depth, .06, half, 0, .27, m.oak, .015)
    k.box(-half, -depth, .06, -half + .05, 0, .82, m.oak, .012)
    k.box(-half + .06, -depth + .02, .26, half - .02, -.02, .46, m.white, .05)
    k.box(-half + .70, -depth, .38, half - .005, -.005, .53, m.linen, .05, puff=.026)
    k.box(half - .62, -depth - .01, .42, half - .06, 0, .56, m.accent, .03, puff=.02)
    k.pillow(-half + .32, -depth / 2, .56, m.white, min(.66, depth * .68), (.05, -.36, 0))
    k.box(-half + .1, -.14, .46, half - .5, -.02, .66, m.second, .04, puff=.03)


def nightstand(k, width, depth, _room):
    half = width / 2
    k.box(-half, -depth, .14, half, 0, .48, k.m.oak, .008)
    k.box(-half + .01, -depth - .008, .30, half - .01, -depth, .46, k.m.front, .004)
    k.turned([(0, 0), (.06, 0), (.07, .06), (.02, .1), (.015, .2)], k.m.ceramic, 0, -depth / 2, .48)
    k.turned([(.1, 0), (.13, 0), (.09, .17), (0, .17)], k.m.lampshade, 0, -depth / 2, .64)


def wardrobe(k, width, depth, room):
    """Where it is cut off one sees what hangs in it."""
    hanging(k, width, depth - .02, room)
    fronts(k, width, depth, .05, k.tall, max(2, round(width / .5)), k.m.front)


def hanging(k, width, depth, _room):
    """An open wardrobe: clothes on a rail, boxes below."""
    half, m = width / 2, k.m
    k.box(-half, -.02, 0, half, 0, k.tall, m.oak, .002)
    bays = max(1, round(width / .9))
    for i in range(bays + 1):
        x = -half + (width - .025) * i / bays
        k.box(x, -depth, 0, x + .025, 0, k.tall, m.oak, .002)
    k.box(-half, -depth, .08, half, -.02, .11, m.oak, .002)
    rail = min(k.tall - .05, 1.85)
    k.leg((-half, -depth / 2, rail), (half, -depth / 2, rail), .013, .013, m.black)
    cloths = (m.cream, m.second, m.sofa, m.accent, m.linen, m.black, m.white)
    x = -half + .07
    while x < half - .08:
        thick = k.rng.uniform(.03, .06)
        if k.rng.random() < .8:
            k.box(x, -depth / 2 - min(.22, depth / 2 - .03), rail - .02 - k.rng.uniform(.55, .9), x + thick, -depth / 2 + .2, rail - .02, k.rng.choice(cloths), .015)
        x += thick + .015
    for i in range(max(1, round(width / .55))):
        x = -half + .08 + i * .55
        if x + .36 < half:
            k.box(x, -depth + .05, .11, x + .36, -.08, .32, m.ceramic if i % 2 else m.cream, .01)


def chest(k, width, depth, _room):
    half = width / 2
    k.box(-half, -depth + .02, .12, half, 0, .80, k.m.oak, .006)
    for row in range(3):
        for side in (-1, 1):
            x0, x1 = sorted((side * .004, side * (half - .012)))
            k.box(x0, -depth, .14 + row * .215, x1, -depth + .02, .345 + row * .215, k.m.front, .003)
    vase(k, -half * .5, -depth / 2, .80)
    k.box(half * .25, -depth * .75, .80, half * .25 + .26, -depth * .3, .83, k.m.white, .003)
    k.box(half * .25 + .02, -depth * .7, .83, half * .25 + .22, -depth * .35, .855, k.m.accent, .003)


def desk(k, width, depth, _room):
    half, m = width / 2, k.m
    k.box(-half, -depth, .71, half, 0, .745, m.oak, .005)
    for x in (-half + .03, half - .05):
        k.boxes(m.black, (x, -depth + .04, 0, x + .03, -depth + .07, .71), (x, -.07, 0, x + .03, -.04, .71), edge=.003)
    k.box(half - .46, -depth + .05, .30, half - .06, -.05, .70, m.white, .006)
    k.box(-.28, -.16, .86, .28, -.13, 1.2, m.screen, .005)
    k.box(-.1, -.2, .745, .1, -.1, .86, m.steel, .004)
    k.box(-.22, -depth + .12, .745, .18, -depth + .26, .76, m.white, .004)
    k.box(-half + .08, -.3, .745, -half + .3, -.08, .80, m.accent, .003)
    with k.within(.03, -depth - .16, 0, math.pi + .22):
        chair(k, 'second')


def bench(k, width, depth, _room):
    half = width / 2
    k.box(-half, -depth, .40, half, -.01, .44, k.m.oak, .008)
    k.box(-half + .02, -depth + .02, .44, half - .02, -.03, .50, k.m.second, .03, puff=.012)
    for x in (-half + .03, half - .06):
        k.box(x, -depth + .03, 0, x + .03, -.04, .40, k.m.oak, .004)
    k.box(-half + .12, -depth + .06, .02, -half + .22, -depth + .3, .10, k.m.black, .03)
    k.box(-half + .25, -depth + .05, .02, -half + .35, -depth + .29, .10, k.m.black, .03)
