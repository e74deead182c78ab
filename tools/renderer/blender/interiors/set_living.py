"""Where one sits and eats: sofas, tables, a balcony."""
import math

from furniture import armchair
from set_parts import SEAT, greenery, vase, place_setting, board, seat_at


def sofa(k, width, depth, _room):
    m, half = k.m.sofa, width / 2
    seats = max(1, round((width - .36) / .75))
    seat = (width - .34) / seats
    k.box(-half, -depth + .03, .08, half, -.01, .30, m, .03)
    for side in (-1, 1):
        x0, x1 = sorted((side * half, side * (half - .17)))
        k.box(x0, -depth, .10, x1, -.01, .60, m, .05, puff=.012)
    k.box(-half + .1, -.22, .10, half - .1, 0, .74, m, .05, puff=.012)
    for i in range(seats):
        x = -half + .17 + i * seat
        k.box(x + .008, -depth - .01, .29, x + seat - .008, -.2, .46, m, .02, puff=.025)
        k.box(x + .014, -.42, .44, x + seat - .014, -.19, .82, m, .02, puff=.035, turn=(-.16, 0, 0))
    k.pillow(-half + .40, -.50, .64, k.m.accent, .46, (1.05, .08, .18))
    if seats > 1:
        k.pillow(half - .42, -.49, .62, k.m.cream, .46, (1.05, 0, -.2))
        k.pillow(half - .72, -.47, .58, k.m.second, .38, (1.0, .05, .12))
    if seats > 2:
        k.box(half - .62, -depth - .012, .40, half - .26, -.42, .485, k.m.linen, .02, puff=.012)


def seat_alone(k, width, depth, _room):
    with k.within(0, -depth / 2, 0, 0, min(width / .88, depth / .78)):
        armchair(k)


def coffee_table(k, width, depth, _room):
    half, m = width / 2, k.m
    k.box(-half, -depth, .33, half, 0, .37, m.oak, .02)
    for x in (-half + .08, half - .08):
        for y in (-depth + .08, -.08):
            k.leg((x, y, 0), (x, y, .34), .014, .016, m.black)
    k.box(-half * .55, -depth * .75, .37, -half * .55 + .26, -depth * .75 + .2, .395, m.white, .003, turn=(0, 0, .2))
    k.box(-half * .5, -depth * .7, .395, -half * .5 + .2, -depth * .7 + .15, .415, m.accent, .003, turn=(0, 0, .05))
    k.turned([(0, 0), (.06, 0), (.13, .05), (.14, .07), (.13, .07), (.055, .015), (0, .012)], m.clay, half * .45, -depth * .5, .37)


def television(k, width, depth, _room):
    half, parts = width / 2, max(2, round(width / .5))
    k.box(-half, -depth + .02, .16, half, 0, .48, k.m.oak, .005)
    for i in range(parts):
        k.box(-half + i * width / parts + .004, -depth, .166, -half + (i + 1) * width / parts - .004, -depth + .02, .474, k.m.front, .003)
    wide = min(.72, half * .82)
    k.box(-wide, -.10, .56, wide, -.06, min(k.tall - .02, .56 + wide * 1.12), k.m.screen, .006)
    k.box(-.12, -.16, .48, .12, -.04, .60, k.m.black, .004)
    if width > 1.5:
        vase(k, half - .18, -depth / 2, .48, .8)


def bookshelf(k, width, depth, _room):
    half, m = width / 2, k.m
    k.box(-half, -.02, 0, half, 0, k.tall, m.oak, .002)
    shelves = round((k.tall - .09) / .32)
    levels = [.06 + (k.tall - .09) * i / shelves for i in range(shelves + 1)]
    for level in levels:
        k.box(-half, -depth, level, half, -.02, level + .03, m.oak, .002)
    bays = max(1, round(width / .6))
    for i in range(bays + 1):
        x = -half + (width - .03) * i / bays
        k.box(x, -depth, 0, x + .03, 0, k.tall, m.oak, .002)
    covers = (m.accent, m.second, m.white, m.cream, m.clay, m.black)
    for level in levels[:-1]:
        x = -half + .05
        while x < half - .15:
            thick = k.rng.uniform(.06, .2)
            if k.rng.random() < .7:
                k.box(x, -depth + .06, level + .03, x + thick, -.04, level + .03 + k.rng.uniform(.19, .27), k.rng.choice(covers), .004)
            x += thick + .03


def table(k, width, depth, room):
    """With its back to a wall: chairs at the ends where it is long, and before it where it is deep."""
    ends, front = width >= 1.3, depth >= 1.0
    half, deep = width / 2 - (SEAT if ends else 0), depth - (SEAT if front else 0)
    board(k, -half, -deep, half, 0)
    m = 'cream' if room != 'terrace' else 'second'
    if ends:
        for side in (-1, 1):
            seat_at(k, side * (half + .10), -deep / 2, -side * math.pi / 2, m)
            place_setting(k, side * (half - .2), -deep / 2, .75)
    if front:
        seats = 2 if half * 2 >= 1.1 else 1
        for i in range(seats):
            x = -half + half * 2 * (i + .5) / seats
            seat_at(k, x, -deep - .10, math.pi, m)
            place_setting(k, x, -deep + .2, .75)
    vase(k, 0, -deep * .4, .75, .8)


def dining_set(k, width, depth, room):
    half, seats = width / 2, math.floor(width / .58)
    board(k, -half, -depth + SEAT, half, -SEAT)
    for i in range(seats):
        x = -half + width * (i + .5) / seats
        seat_at(k, x, -SEAT + .10, 0)
        seat_at(k, x, -depth + SEAT - .10, math.pi)
        for y in (-SEAT - .2, -depth + SEAT + .2):
            place_setting(k, x, y, .75)
    vase(k, -half * .12, -depth / 2, .75)
    k.turned([(0, 0), (.06, 0), (.13, .05), (.14, .07), (.13, .07), (.055, .015), (0, .012)], k.m.clay, half * .42, -depth / 2, .75)


def cafe_set(k, width, depth, _room):
    radius = min(depth, .6) / 2
    k.turned([(0, .72), (radius, .72), (radius, .70), (.03, .69), (.025, .03), (.2, .02), (.2, 0), (0, 0)], k.m.black, 0, -depth / 2, 0, 40)
    for side in (-1, 1):
        seat_at(k, side * (radius + .12), -depth / 2, -side * math.pi / 2, 'accent')
    k.turned([(0, 0), (.035, 0), (.042, .07), (.04, .085), (.036, .085), (.036, .02), (0, .018)], k.m.white, .08, -depth / 2 + .05, .72, 20)
    k.turned([(0, 0), (.035, 0), (.042, .07), (.04, .085), (.036, .085), (.036, .02), (0, .018)], k.m.white, -.08, -depth / 2 - .06, .72, 20)


def lounger(k, width, depth, _room):
    """Along a wall; one's head lies at the left."""
    half, m = width / 2, k.m
    k.box(-half, -depth, .24, half, 0, .30, m.oak, .01)
    for x in (-half + .15, half - .15):
        for y in (-depth + .05, -.05):
            k.leg((x, y, 0), (x, y, .25), .025, .025, m.oak)
    k.box(-half + .62, -depth + .03, .30, half - .02, -.03, .40, m.cream, .03, puff=.012)
    k.box(-half - .02, -depth + .03, .42, -half + .66, -.03, .52, m.cream, .03, puff=.012, turn=(0, .42, 0))
    k.pillow(-half + .18, -depth / 2, .66, m.accent, .4, (0, .42, 0))


def planter(k, width, depth, _room):
    half = width / 2
    k.box(-half, -depth, 0, half, 0, .42, k.m.clay, .01)
    k.box(-half + .03, -depth + .03, .40, half - .03, -.03, .425, k.m.soil, 0)
    count = max(2, round(width / depth))
    for i in range(count):
        greenery(k, -half + width * (i + .5) / count, -depth / 2, .44, depth * k.rng.uniform(.5, .68))
