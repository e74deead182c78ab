"""What several pieces of a furnished cut-away have in common: fronts, greenery, table tops, chairs."""
from furniture import chair
from plants import shrub

# How deep a chair stands before its table.
SEAT = .45


def fronts(k, width, depth, low, high, count, material):
    """Doors side by side, with the shadow between them."""
    for i in range(count):
        x, next_x = -width / 2 + i * width / count, -width / 2 + (i + 1) * width / count
        k.box(x + .004, -depth, low, next_x - .004, -depth + .02, high, material, .003)
        handle = next_x - .05 if i % 2 == 0 else x + .035
        k.box(handle, -depth - .018, 0.9 if high > 1 else high - .12, handle + .014, -depth, min(1.2, high - .03) if high > 1 else high - .02, k.m.brass, .002)


def greenery(k, x, y, z, radius):
    thing = shrub(int(x * 97 + y * 31 + radius * 500) % 9973, (.07, .15, .04), radius, int(420 + 2600 * radius), .05 + radius * .12, 1.0)
    thing.location = (x, y, z)
    k.put(thing)


def vase(k, x, y, z, size=1.0):
    k.turned([(0, 0), (.07, 0), (.085, .05), (.06, .15), (.03, .2), (.035, .23), (.028, .23), (.02, .2)], k.m.ceramic, x, y, z)
    greenery(k, x, y, z + .28 * size, .17 * size)


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
