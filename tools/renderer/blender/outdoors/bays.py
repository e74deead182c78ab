"""What stands in one bay of one storey: a window, a loggia, a balcony, a shop; and the room behind it."""


def room_behind(wall, u0, u1, z0, z1, w, looks, depth=4.2):
    """A box with furniture and curtains: parallax behind the glass is what makes a window believable."""
    rng = wall.rng
    lit = rng.random() < looks.lit_share
    walls = rng.choice(looks.lit_rooms if lit else looks.rooms)
    a, b, back = u0 + .06, u1 - .06, w - depth
    wall.flat(a, b, z0, z1, walls, back)
    wall.face([(a, back, z0), (a, w, z0), (a, w, z1), (a, back, z1)], walls)
    wall.face([(b, w, z0), (b, back, z0), (b, back, z1), (b, w, z1)], walls)
    wall.face([(a, back, z1), (b, back, z1), (b, w, z1), (a, w, z1)], walls)
    wall.face([(a, back, z0), (b, back, z0), (b, w, z0), (a, w, z0)], looks.room_floor)
    for _ in range(2):
        u, deep = rng.uniform(a, b - .9), rng.uniform(1, depth - .8)
        wall.box(u, u + rng.uniform(.4, 1.2), w - deep - .5, w - deep, z0, z0 + rng.uniform(.5, 1.9), rng.choice(looks.furniture))
    if lit and rng.random() < .6:
        u, deep = rng.uniform(a + .6, b - .6), rng.uniform(1, 2.2)
        wall.box(u - .17, u + .17, w - deep - .17, w - deep + .17, z1 - .85, z1 - .6, looks.lamp)
    hang_curtains(wall, a, b, z0, z1, w - .18, looks, lit)


def hang_curtains(wall, a, b, z0, z1, w, looks, lit):
    rng = wall.rng
    habit = rng.random()
    cloth = rng.choice(looks.lit_curtains if lit else looks.curtains)

    def pleats(u0, u1):
        count = max(2, int((u1 - u0) / .09))
        for i in range(count):
            left, right = (u0 + (u1 - u0) * k / count for k in (i, i + 1))
            near, far = w - .04 * (i % 2), w - .04 * ((i + 1) % 2)
            wall.face([(left, near, z0), (right, far, z0), (right, far, z1), (left, near, z1)], cloth)

    if habit < .35:
        pleats(a, a + rng.uniform(.3, .9))
    if .2 < habit < .6:
        pleats(b - rng.uniform(.3, .9), b)
    if .72 < habit < .86:
        pleats(a, b)
    if habit > .86:
        wall.flat(a, b, z0 + rng.uniform(.3, 1.7), z1, rng.choice(looks.blinds), w)


def things_on_balcony(wall, a, b, w, z, looks):
    rng = wall.rng
    if rng.random() < .55 and b - a > 1.2:
        u = rng.uniform(a + .1, b - .8)
        wall.box(u, u + .45, w + .45, w + .9, z, z + .42, rng.choice(looks.furniture))
        wall.box(u, u + .45, w + .42, w + .47, z, z + .85, rng.choice(looks.furniture))
    if rng.random() < .5:
        u = rng.uniform(a + .1, b - .4)
        wall.box(u, u + .28, w + .9, w + 1.15, z, z + .35, looks.slab)
        wall.mesh.tube(wall.at(u + .14, w + 1.0, z + .35), wall.at(u + .14, w + 1.02, z + .9), .20, .05, looks.shrub, 5)


def window(wall, cell, looks, pattern):
    u0, u1, z0, z1 = cell
    half, middle, depth = min(u1 - u0 - .9, pattern['window']) / 2, (u0 + u1) / 2, pattern['reveal']
    a, b, low, high = middle - half, middle + half, z0 + .75, z1 - .35
    wall.opening(cell, (a, b, low, high), depth, looks)
    wall.glazing(a, b, low, high, -depth, looks, pattern['mullions'])
    wall.box(a - .03, b + .03, -depth, .05, low - .04, low, looks.rail)
    room_behind(wall, u0, u1, z0 + .1, z1 - .25, -depth - .08, looks)


def french_window(wall, cell, looks, pattern):
    u0, u1, z0, z1 = cell
    half, middle, depth = min(u1 - u0 - .7, pattern['french']) / 2, (u0 + u1) / 2, pattern['reveal']
    a, b, low, high = middle - half, middle + half, z0 + .08, z1 - .35
    wall.opening(cell, (a, b, low, high), depth, looks)
    wall.glazing(a, b, low, high, -depth, looks, (.5,))
    room_behind(wall, u0, u1, z0 + .1, z1 - .25, -depth - .08, looks)
    wall.railing(a + .01, b - .01, -.1, -.04, z0 + .05, looks, pattern['railing'], sides=False)


def loggia(wall, cell, looks, pattern, depth=1.5):
    u0, u1, z0, z1 = cell
    a, b, high = u0 + .25, u1 - .25, z1 - .3
    wall.opening(cell, (a, b, z0, high), depth, looks)
    wall.box(a, b, -depth, -.02, z0, z0 + .08, looks.slab)
    wall.glazing(a + .3, b - .3, z0 + .1, high - .15, -depth + .02, looks, (.33, .66))
    for piece in ((a, a + .3, z0, high), (b - .3, b, z0, high), (a, b, high - .15, high)):
        wall.flat(*piece, looks.wall, -depth + .01)
    room_behind(wall, u0, u1, z0 + .1, z1 - .25, -depth - .08, looks)
    wall.railing(a, b, -.1, -.03, z0 + .08, looks, pattern['railing'], sides=False)
    things_on_balcony(wall, a, b, -depth, z0 + .1, looks)


def balcony(wall, cell, looks, pattern, reach=1.45):
    u0, u1, z0, z1 = cell
    a, b, low, high, depth = u0 + .35, u1 - .35, z0 + .08, z1 - .35, pattern['reveal']
    wall.opening(cell, (a, b, low, high), depth, looks)
    wall.glazing(a, b, low, high, -depth, looks, (.33, .66))
    room_behind(wall, u0, u1, z0 + .1, z1 - .25, -depth - .08, looks)
    wall.box(u0 + .1, u1 - .1, 0, reach, z0 - .14, z0 + .06, looks.slab, below=looks.soffit)
    wall.railing(u0 + .1, u1 - .1, 0, reach, z0 + .06, looks, pattern['railing'])
    things_on_balcony(wall, a, b, .1, z0 + .06, looks)


def glass_wall(wall, cell, looks, _pattern):
    u0, u1, z0, z1 = cell
    hole = (u0 + .12, u1 - .12, z0 + .1, z1 - .3)
    wall.opening(cell, hole, .15, looks)
    wall.glazing(*hole, -.15, looks, (.5,), .9)
    room_behind(wall, u0, u1, z0 + .1, z1 - .25, -.25, looks)


BAYS = {'w': window, 'f': french_window, 'l': loggia, 'b': balcony, 'g': glass_wall}


def kind_on(letter, storey):
    """`B` is a balcony above the second storey, `A` on every other one; storey 0 stands on the ground floor."""
    if letter == 'B':
        return 'b' if storey > 0 else 'f'
    if letter == 'A':
        return 'b' if storey > 0 and storey % 2 == 0 else 'f'
    return letter


def shop(wall, u0, u1, top, looks):
    """A bay of the ground floor: piers, a shop window below a sign board, and the shop behind it."""
    rng, pier, depth, height = wall.rng, .225, 6, 3.35
    for u in (u0, u1):
        wall.box(u - pier, u + pier, -.3, .12, 0, top, looks.plinth)
    a, b = u0 + pier, u1 - pier
    wall.box(a, b, -.25, .02, 0, .12, looks.plinth)
    wall.glazing(a, b, .12, height, -.18, looks, (.33, .66), 2.45, .07)
    wall.box(a, b, -.2, 0, height, 4.0, looks.sign_board)
    wall.flat(a, b, 4.0, top, looks.plinth, -.05)
    wall.face([(a, -.05, 4.0), (b, -.05, 4.0), (b, 0, 4.0), (a, 0, 4.0)], looks.plinth)
    wall.flat(a, b, 0, height, looks.shop, -depth)
    wall.face([(u0, -depth, 0), (u0, -.3, 0), (u0, -.3, height), (u0, -depth, height)], looks.shop)
    wall.face([(u1, -.3, 0), (u1, -depth, 0), (u1, -depth, height), (u1, -.3, height)], looks.shop)
    wall.face([(u0, -depth, height), (u1, -depth, height), (u1, -.3, height), (u0, -.3, height)], looks.shop_ceiling)
    wall.face([(u0, -depth, .02), (u1, -depth, .02), (u1, -.3, .02), (u0, -.3, .02)], looks.room_floor)
    for _ in range(3):
        u, deep = rng.uniform(a, b - 1), rng.uniform(1.2, 5)
        wall.box(u, u + rng.uniform(.5, 1.4), -deep - .5, -deep, 0, rng.uniform(.7, 2), rng.choice(looks.furniture))
    for share in (.25, .75):
        u = a + (b - a) * share
        wall.box(u - .12, u + .12, -1.6, -1.36, 2.6, 2.8, looks.lamp)
