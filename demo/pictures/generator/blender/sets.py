"""
Furniture by the kinds of the site's furnishing, each in the size that the plan gives it. The origin is the middle of the back, which
stands towards +y; fronts look towards -y. Only what is lower than the walls of a cut-away is drawn.
"""
import math

from furniture import armchair, chair
from plants import shrub

TALL = 1.31


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


def fronts(k, width, depth, low, high, count, material):
    """Doors side by side, with the shadow between them."""
    for i in range(count):
        x, next_x = -width / 2 + i * width / count, -width / 2 + (i + 1) * width / count
        k.box(x + .004, -depth, low, next_x - .004, -depth + .02, high, material, .003)
        handle = next_x - .05 if i % 2 == 0 else x + .035
        k.box(handle, -depth - .018, 0.9 if high > 1 else high - .12, handle + .014, -depth, min(1.2, high - .03) if high > 1 else high - .02, k.m.brass, .002)


def wardrobe(k, width, depth, room):
    """Cut off like the walls: behind its doors one sees what hangs in it."""
    hanging(k, width, depth - .02, room)
    fronts(k, width, depth, .05, TALL, max(2, round(width / .5)), k.m.front)


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


def vase(k, x, y, z, size=1.0):
    k.turned([(0, 0), (.07, 0), (.085, .05), (.06, .15), (.03, .2), (.035, .23), (.028, .23), (.02, .2)], k.m.ceramic, x, y, z)
    greenery(k, x, y, z + .28 * size, .17 * size)


def greenery(k, x, y, z, radius):
    thing = shrub(int(x * 97 + y * 31 + radius * 500) % 9973, (.07, .15, .04), radius, int(420 + 2600 * radius), .05 + radius * .12, 1.0)
    thing.location = (x, y, z)
    k.put(thing)


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
    k.box(-wide, -.10, .56, wide, -.06, min(TALL - .02, .56 + wide * 1.12), k.m.screen, .006)
    k.box(-.12, -.16, .48, .12, -.04, .60, k.m.black, .004)
    if width > 1.5:
        vase(k, half - .18, -depth / 2, .48, .8)


def bookshelf(k, width, depth, _room):
    half, m = width / 2, k.m
    k.box(-half, -.02, 0, half, 0, TALL, m.oak, .002)
    levels = (.06, .38, .70, 1.02, TALL - .03)
    for level in levels:
        k.box(-half, -depth, level, half, -.02, level + .03, m.oak, .002)
    bays = max(1, round(width / .6))
    for i in range(bays + 1):
        x = -half + (width - .03) * i / bays
        k.box(x, -depth, 0, x + .03, 0, TALL, m.oak, .002)
    covers = (m.accent, m.second, m.white, m.cream, m.clay, m.black)
    for level in levels[:-1]:
        x = -half + .05
        while x < half - .15:
            thick = k.rng.uniform(.06, .2)
            if k.rng.random() < .7:
                k.box(x, -depth + .06, level + .03, x + thick, -.04, level + .03 + k.rng.uniform(.19, .27), k.rng.choice(covers), .004)
            x += thick + .03


def kitchen(k, width, depth, _room):
    """The tall unit at the left, then the counter with its sink and hob; wall units would hide it from above."""
    m, half, base = k.m, width / 2, .88
    start = -half + .6
    run = half - start
    k.box(-half, -depth + .02, 0, start, 0, TALL, m.cabinet, .004)
    k.box(-half + .006, -depth - .004, .06, start - .006, -depth + .02, TALL - .01, m.cabinet, .003)
    k.box(start - .06, -depth - .03, .75, start - .045, -depth, 1.2, m.brass, .003)
    k.box(start, -depth + .06, 0, half, -.02, .09, m.black, 0)
    units = max(2, round(run / .6))
    for i in range(units):
        x0, x1 = start + run * i / units, start + run * (i + 1) / units
        k.box(x0, -depth + .03, .09, x1, 0, base, m.cabinet, 0)
        k.box(x0 + .004, -depth + .008, .095, x1 - .004, -depth + .03, base - .05, m.cabinet, .003)
    k.box(start, -depth - .01, base, half, 0, base + .03, m.stone, .003)
    k.box(start, -.02, base + .03, half, 0, TALL, m.stone, 0)
    sink, hob, top = start + run * .3, start + run * .78, base + .03
    k.box(sink - .27, -depth + .09, top, sink + .27, -.13, top + .006, m.steel, .002)
    k.box(sink - .22, -depth + .13, top + .001, sink + .22, -.18, top + .009, m.black, .02)
    for a, b in (((sink, -.09, top), (sink, -.09, top + .28)), ((sink, -.09, top + .28), (sink, -.27, top + .28)), ((sink, -.27, top + .28), (sink, -.27, top + .2))):
        k.leg(a, b, .014, .014, m.brass)
    k.box(hob - .29, -depth + .06, top, hob + .29, -.08, top + .007, m.screen, .002)
    for x, y, radius in ((-.13, -.2, .09), (.14, -.2, .075), (-.13, -.42, .075), (.14, -.42, .1)):
        k.turned([(radius, .0005), (radius, .001), (radius - .008, .001), (radius - .008, .0005)], m.steel, hob + x, y, top + .007)
    k.turned([(0, 0), (.10, 0), (.11, .03), (.10, .13), (.0, .14)], m.steel, hob - .13, -.2, top + .008)
    k.box(start + .04, -.07, top, start + .3, -.03, top + .34, m.oak, .01, turn=(.12, 0, 0))
    if run > 2.4:
        k.box(half - .3, -.3, top, half - .1, -.1, top + .22, m.ceramic, .03)


def place_setting(k, x, y, z):
    k.turned([(0, 0), (.09, .002), (.135, .014), (.132, .018), (.085, .007), (0, .006)], k.m.white, x, y, z)


def board(k, x0, y0, x1, y1, height=.75, m=None):
    """A table top on four legs."""
    m = m or k.m.oak
    k.box(x0, y0, height - .035, x1, y1, height, m, .01)
    for x in (x0 + .07, x1 - .07):
        for y in (y0 + .07, y1 - .07):
            k.leg((x, y, height - .03), (x, y, 0), .028, .02, m)


def seat_at(k, x, y, turn, cloth='cream'):
    with k.within(x, y, 0, turn + k.rng.uniform(-.1, .1)):
        chair(k, cloth)


SEAT = .45


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


def bath(k, width, depth, _room):
    half, m = width / 2, k.m
    k.box(-half, -depth, 0, half, 0, .50, m.tile, .004)
    for x0, y0, x1, y1 in ((-half, -depth, half, -depth + .08), (-half, -.08, half, 0), (-half, -depth + .08, -half + .1, -.08), (half - .1, -depth + .08, half, -.08)):
        k.box(x0, y0, .50, x1, y1, .58, m.white, .012)
    k.box(-half + .09, -depth + .07, .485, half - .09, -.07, .515, m.enamel, .09)
    k.leg((-half + .05, -depth / 2, .58), (-half + .05, -depth / 2, .80), .018, .018, m.brass)
    k.leg((-half + .05, -depth / 2, .80), (-half + .22, -depth / 2, .78), .014, .014, m.brass)
    k.box(half - .5, -depth - .01, .40, half - .2, -.3, .595, m.linen, .01)


def shower(k, width, depth, _room):
    half, m = width / 2, k.m
    k.box(-half, -depth, 0, half, 0, .04, m.stone, .006)
    k.box(-.05, -depth / 2 - .05, .04, .05, -depth / 2 + .05, .044, m.steel, .002)
    k.flat([(-half, -depth, .05), (half, -depth, .05), (half, -depth, TALL), (-half, -depth, TALL)], m.pane)
    k.box(-half, -depth - .012, TALL, half, -depth + .012, TALL + .02, m.black, .002)
    for x in (-half, half):
        k.box(x - .012, -depth - .012, .04, x + .012, -depth + .012, TALL, m.black, .002)
    k.leg((0, -.03, .9), (0, -.03, TALL), .014, .014, m.brass)
    k.box(-.12, -.09, 1.0, .12, -.02, 1.06, m.brass, .01)


def toilet(k, width, depth, _room):
    m = k.m
    k.box(-.24, -.15, 0, .24, 0, 1.08, m.tile, .004)
    k.box(-.12, -.16, .93, .12, -.148, 1.03, m.white, .004)
    k.box(-.18, -depth, .14, .18, -.14, .41, m.white, .12)
    k.box(-.19, -depth - .01, .41, .19, -.15, .445, m.white, .10)


def basin(k, width, depth, _room):
    half, m = width / 2, k.m
    k.box(-half, -depth + .02, .42, half, 0, .80, m.oak, .006)
    k.box(-half, -depth, .80, half, 0, .83, m.stone, .004)
    radius = min(.2, half - .05, depth / 2 - .04)
    k.turned([(0, .015), (radius * .6, .012), (radius * .93, .11), (radius, .125), (radius * 1.03, .12), (radius * .7, 0), (0, 0)], m.white, 0, -depth / 2 - .02, .83)
    k.leg((0, -.05, .83), (0, -.05, 1.05), .014, .014, m.brass)
    k.leg((0, -.05, 1.05), (0, -.17, 1.04), .014, .014, m.brass)
    k.box(-half + .02, -.03, 1.0, half - .02, -.004, TALL, m.mirror, .004)


def washer(k, width, depth, _room):
    half, m = width / 2, k.m
    k.box(-half, -depth + .015, 0, half, 0, .85, m.white, .02)
    k.box(-.2, -depth, .18, .2, -depth + .02, .58, m.screen, .1)
    k.box(-half + .03, -depth + .006, .71, half - .03, -depth + .016, .82, m.ceramic, .004)
    k.box(-half * .5, -depth * .7, .85, half * .5, -depth * .25, 1.0, m.linen, .03)


def hanging(k, width, depth, _room):
    """An open wardrobe: clothes on a rail, boxes below."""
    half, m = width / 2, k.m
    k.box(-half, -.02, 0, half, 0, TALL, m.oak, .002)
    bays = max(1, round(width / .9))
    for i in range(bays + 1):
        x = -half + (width - .025) * i / bays
        k.box(x, -depth, 0, x + .025, 0, TALL, m.oak, .002)
    k.box(-half, -depth, .08, half, -.02, .11, m.oak, .002)
    k.leg((-half, -depth / 2, 1.26), (half, -depth / 2, 1.26), .013, .013, m.black)
    cloths = (m.cream, m.second, m.sofa, m.accent, m.linen, m.black, m.white)
    x = -half + .07
    while x < half - .08:
        thick = k.rng.uniform(.03, .06)
        if k.rng.random() < .8:
            k.box(x, -depth / 2 - min(.22, depth / 2 - .03), 1.24 - k.rng.uniform(.55, .9), x + thick, -depth / 2 + .2, 1.24, k.rng.choice(cloths), .015)
        x += thick + .015
    for i in range(max(1, round(width / .55))):
        x = -half + .08 + i * .55
        if x + .36 < half:
            k.box(x, -depth + .05, .11, x + .36, -.08, .32, m.ceramic if i % 2 else m.cream, .01)


def bench(k, width, depth, _room):
    half = width / 2
    k.box(-half, -depth, .40, half, -.01, .44, k.m.oak, .008)
    k.box(-half + .02, -depth + .02, .44, half - .02, -.03, .50, k.m.second, .03, puff=.012)
    for x in (-half + .03, half - .06):
        k.box(x, -depth + .03, 0, x + .03, -.04, .40, k.m.oak, .004)
    k.box(-half + .12, -depth + .06, .02, -half + .22, -depth + .3, .10, k.m.black, .03)
    k.box(-half + .25, -depth + .05, .02, -half + .35, -depth + .29, .10, k.m.black, .03)


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


SETS = {
    'double-bed': double_bed, 'bed': bed, 'nightstand': nightstand, 'wardrobe': wardrobe, 'chest': chest, 'desk': desk, 'sofa': sofa,
    'armchair': seat_alone, 'coffee-table': coffee_table, 'tv': television, 'bookshelf': bookshelf, 'kitchen': kitchen, 'table': table,
    'dining-set': dining_set, 'bath': bath, 'shower': shower, 'toilet': toilet, 'basin': basin, 'washing-machine': washer,
    'shelves': hanging, 'bench': bench, 'cafe-set': cafe_set, 'lounger': lounger, 'planter': planter,
}
