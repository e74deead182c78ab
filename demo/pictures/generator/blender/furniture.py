"""Seats, tables, beds and cupboards. Backs and heads stand towards +y, fronts look towards -y; the origin is the middle."""
import math


def sofa(k, width=2.5, depth=.98, chaise=False, seats=3):
    m, half, deep = k.m.sofa, width / 2, depth / 2
    k.box(-half, -deep + .04, .10, half, deep, .30, m, .03)
    k.box(-half, -deep + .02, .12, -half + .18, deep, .60, m, .06)
    k.box(half - .18, -deep + .02, .12, half, deep, .60, m, .06)
    k.box(-half + .1, deep - .2, .12, half - .1, deep, .74, m, .06)
    seat = (width - .38) / seats
    for i in range(seats):
        x, reach = -half + .19 + i * seat, .62 if chaise and i == seats - 1 else 0
        if reach:
            k.box(x, -deep - reach, .10, x + seat, -deep + .06, .30, m, .03)
        k.box(x + .006, -deep - reach, .295, x + seat - .006, deep - .2, .45, m, .02, puff=.022)
        k.box(x + .012, deep - .42, .44, x + seat - .012, deep - .19, .84, m, .02, puff=.035, turn=(-.16, 0, 0))
    for x in (-half + .12, half - .12):
        for y in (-deep + .12, deep - .1):
            k.leg((x, y, 0), (x, y, .11), .018, .022, k.m.black)
    k.pillow(-half + .45, deep - .50, .64, k.m.accent, .48, (1.15, .08, .15))
    k.pillow(-half + .78, deep - .48, .60, k.m.cream, .40, (1.1, -.05, -.2))
    k.pillow(half - .5, deep - .49, .63, k.m.second, .46, (1.15, 0, -.18))


def armchair(k, cloth='second'):
    m = getattr(k.m, cloth)
    k.box(-.38, -.36, .26, .38, .34, .42, m, .05, puff=.02)
    k.box(-.38, .22, .34, .38, .40, .84, m, .06, puff=.025, turn=(-.14, 0, 0))
    k.box(-.44, -.34, .24, -.34, .36, .60, m, .045)
    k.box(.34, -.34, .24, .44, .36, .60, m, .045)
    for x in (-.36, .36):
        for y in (-.3, .32):
            k.leg((x, y, .27), (x * 1.08, y * 1.1, 0), .02, .013, k.m.oak)
    k.pillow(.05, .12, .60, k.m.cream, .40, (1.2, 0, .1))


def chair(k, cloth='cream'):
    m = getattr(k.m, cloth)
    k.box(-.23, -.22, .43, .23, .22, .49, m, .025, puff=.01)
    k.box(-.22, .185, .62, .22, .225, .86, m, .018, turn=(-.12, 0, 0))
    for x in (-.2, .2):
        k.leg((x, -.19, .44), (x * 1.08, -.22, 0), .017, .012, k.m.oak)
        k.leg((x, .19, .80), (x * 1.08, .24, 0), .017, .012, k.m.oak)


def dining(k, width=1.7, depth=.88, seats=2, height=.75):
    """A table laid for two rows of `seats`, a vase and a bowl of fruit on it."""
    k.box(-width / 2, -depth / 2, height - .035, width / 2, depth / 2, height, k.m.oak, .008)
    for x in (-width / 2 + .1, width / 2 - .1):
        for y in (-depth / 2 + .1, depth / 2 - .1):
            k.leg((x, y, height - .035), (x * 1.04, y * 1.06, 0), .03, .018, k.m.oak)
    k.turned([(0, 0), (.07, 0), (.085, .05), (.06, .15), (.03, .2), (.035, .23), (.028, .23), (.02, .2)], k.m.ceramic, .12, .02, height)
    k.turned([(0, 0), (.06, 0), (.13, .05), (.14, .07), (.13, .07), (.055, .015), (0, .012)], k.m.clay, -.35, -.05, height)
    for i, (x, y) in enumerate(((-.38, -.08), (-.33, -.02), (-.31, -.09))):
        k.turned([(0, -.035), (.025, -.028), (.037, 0), (.025, .028), (0, .033)], k.m.second if i == 1 else k.m.clay, x, y, height + .055, 14)
    for i in range(seats):
        x = -width / 2 * (1 - 1 / seats) + i * width / seats
        for side in (-1, 1):
            k.turned([(0, 0), (.09, .002), (.135, .014), (.132, .018), (.085, .007), (0, .006)], k.m.white, x, side * (depth / 2 - .22), height)
            with k.within(x, side * (depth / 2 + .12), 0, (math.pi if side < 0 else 0) + k.rng.uniform(-.12, .12)):
                chair(k)


def coffee_table(k):
    for x, y, radius, height, m in ((0, 0, .42, .36, k.m.oak), (.52, -.22, .28, .46, k.m.stone)):
        rim = [(0, height), (radius - .01, height), (radius, height - .008), (radius, height - .025), (radius - .01, height - .032), (0, height - .032)]
        k.turned(rim, m, x, y, 0, 48)
        for leg in range(3):
            turn = leg * math.tau / 3 + .5
            top, foot = radius * .62, radius * .8
            k.leg((x + math.cos(turn) * top, y + math.sin(turn) * top, height - .03), (x + math.cos(turn) * foot, y + math.sin(turn) * foot, 0), .013, .01, k.m.black)
    k.box(-.2, -.12, .36, .08, .08, .385, k.m.white, .003, turn=(0, 0, .25))
    k.box(-.17, -.1, .385, .07, .06, .405, k.m.second, .003, turn=(0, 0, .1))
    k.turned([(0, 0), (.035, 0), (.042, .07), (.04, .085), (.036, .085), (.036, .02), (0, .018)], k.m.white, .18, .12, .36, 20)


def tv_unit(k, width=2.4):
    """Against a wall at y = 0."""
    k.box(-width / 2, -.42, .18, width / 2, -.02, .50, k.m.oak, .004)
    for i in range(4):
        k.box(-width / 2 + i * width / 4 + .004, -.436, .186, -width / 2 + (i + 1) * width / 4 - .004, -.42, .494, k.m.front, .003)
    k.box(-.72, -.075, .86, .72, -.035, 1.68, k.m.screen, .006)
    for i, (height, m) in enumerate(((.24, k.m.accent), (.21, k.m.white), (.26, k.m.second), (.22, k.m.black), (.25, k.m.cream))):
        k.box(width / 2 - .5 + i * .035, -.3, .50, width / 2 - .47 + i * .035, -.12, .5 + height, m, .002)


def bed(k, width=1.7, length=2.1):
    half, head = width / 2, length / 2
    k.box(-half - .06, -head, .08, half + .06, head, .30, k.m.oak, .015)
    k.box(-half - .1, head - .02, .08, half + .1, head + .1, 1.02, k.m.second, .03, puff=.02)
    k.box(-half, -head + .04, .28, half, head - .02, .50, k.m.white, .05)
    k.box(-half - .04, -head - .01, .44, half + .04, head - .62, .56, k.m.cream, .04, puff=.03)
    k.box(-half - .06, -head - .02, .47, half + .06, -head + .62, .60, k.m.accent, .04, puff=.025)
    for side in (-1, 1):
        k.pillow(side * width / 4, head - .32, .62, k.m.white, .62, (.35, 0, 0))
        k.pillow(side * width / 4, head - .42, .68, k.m.sofa, .46, (.75, 0, .05 * side))
        x = side * (half + .35)
        k.box(x - .22, head - .4, .12, x + .22, head, .48, k.m.oak, .008)
        k.turned([(0, 0), (.06, 0), (.07, .06), (.02, .1), (.015, .2)], k.m.ceramic, x, head - .2, .48)
        k.turned([(.1, 0), (.13, 0), (.09, .17), (.085, .17)], k.m.shade, x, head - .2, .64)


def wardrobe(k, width=2.0, height=2.4, m='front'):
    """From x = 0 along a wall at y = 0."""
    front = getattr(k.m, m)
    doors = max(2, round(width / .5))
    k.box(0, -.58, 0, width, 0, height, front, .002)
    for i in range(doors):
        x, next_x = i * width / doors, (i + 1) * width / doors
        k.box(x + .002, -.602, .06, next_x - .002, -.582, height - .02, front, .003)
        handle = next_x - .04 if i % 2 == 0 else x + .03
        k.box(handle, -.625, 1.0, handle + .01, -.602, 1.3, k.m.brass, .002)


def desk(k):
    k.box(-.7, -.62, .71, .7, -.02, .74, k.m.oak, .005)
    k.boxes(k.m.white, (-.66, -.5, 0, -.63, -.1, .71), (.63, -.5, 0, .66, -.1, .71), (-.2, -.5, .742, .2, -.36, .755), edge=.004)
    k.box(-.25, -.2, .74, .3, -.16, 1.1, k.m.screen, .004)


def bench(k, width=1.0):
    k.box(-width / 2, -.35, 0, width / 2, -.02, .45, k.m.oak, .01)


def bookshelf(k, width=1.2, rows=5):
    half = width / 2
    for row in range(rows + 1):
        k.box(-half, -.3, .08 + row * .4, half, 0, .105 + row * .4, k.m.oak, .002)
    for x in (-half, half - .02):
        k.box(x, -.3, 0, x + .02, 0, .11 + rows * .4, k.m.oak, .002)
    covers = (k.m.accent, k.m.second, k.m.white, k.m.cream, k.m.clay, k.m.black, k.m.cabinet)
    for row in range(rows):
        x, low = -half + .05, .105 + row * .4
        while x < half - .2:
            thick, high = k.rng.uniform(.018, .045), k.rng.uniform(.17, .29)
            if k.rng.random() < .72:
                k.box(x, -.24, low, x + thick, -.05, low + high, k.rng.choice(covers), .002)
            else:
                x += .1
            x += thick + .002


FURNITURE = {piece.__name__: piece for piece in (sofa, armchair, chair, dining, coffee_table, tv_unit, bed, wardrobe, desk, bench, bookshelf)}
