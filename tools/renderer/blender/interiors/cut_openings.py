"""What fills the openings of cut-off walls: windows and their curtains, doors, railings."""
import math

from fittings import curtain

# Where openings end below a ceiling.
WINDOW_HEAD, DOOR_HEAD = 2.45, 2.1
CURTAINED = ('bedroom', 'living_room', 'studio_with_kitchen', 'cabinet')


def along(box):
    """An opening by the middle of its line, its length, half its wall's thickness, and the turn of its line."""
    x0, y0, x1, y1 = box
    flat = x1 - x0 >= y1 - y0
    return ((x0 + x1) / 2, (y0 + y1) / 2), (x1 - x0 if flat else y1 - y0), (y1 - y0 if flat else x1 - x0) / 2, (0 if flat else math.pi / 2)


def build_window(k, shell, window):
    (x, y), wide, half, turn = along(window['box'])
    sill, top = window['sill'], min(shell.cut, WINDOW_HEAD)
    sashes = max(1, round(wide / 1.0))
    with k.within(x, y, 0, turn):
        k.box(-wide / 2, -half - .03, sill - .03, wide / 2, half + .03, sill + .004, k.m.white, .004)
        for i in range(sashes):
            x0, x1 = (-wide / 2 + wide * at / sashes for at in (i, i + 1))
            k.boxes(k.m.frame, (x0, -.035, sill, x0 + .05, .035, top - .002), (x1 - .05, -.035, sill, x1, .035, top - .002), (x0, -.035, sill, x1, .035, sill + .06), edge=.004)
            k.flat([(x0 + .05, 0, sill + .06), (x1 - .05, 0, sill + .06), (x1 - .05, 0, top - .01), (x0 + .05, 0, top - .01)], k.m.pane)
            if shell.cut > top:
                k.box(x0, -.035, top - .06, x1, .035, top, k.m.frame, .004)
        if shell.cut > top:
            k.box(-wide / 2, -half, top, wide / 2, half, shell.cut, k.m.wall, 0)


def build_curtains(k, shell, window):
    """A gathered one at each end of a window, on the side of its room; left out where furniture stands."""
    (x, y), wide, half, turn = along(window['box'])
    for side in (-1, 1):
        dx, dy = (-math.sin(turn) * side * (half + .2), math.cos(turn) * side * (half + .2))
        room = shell.room_at(x + dx, y + dy)
        if not room or room['label'] not in CURTAINED:
            continue
        for end in (-1, 1):
            middle = (x + math.cos(turn) * end * (wide / 2 - .08) + dx * .6, y + math.sin(turn) * end * (wide / 2 - .08) + dy * .6)
            with k.within(x, y, 0, turn):
                start = end * (wide / 2 + .10)
                if not is_taken(shell.flat['pieces'], middle):
                    curtain(k, min(start, start - end * .34), max(start, start - end * .34), side * (half + .11), .02, shell.cut - .02, k.m.curtain, .045, .12, end + 2)


def is_taken(pieces, point, around=.22):
    for piece in pieces:
        (x, y), turn = piece['at'], math.radians(piece['turn'])
        dx, dy = point[0] - x, point[1] - y
        u, v = dx * math.cos(turn) + dy * math.sin(turn), -(-dx * math.sin(turn) + dy * math.cos(turn))
        if abs(u) < piece['width'] / 2 + around and -.3 < v < piece['depth'] + around:
            return True
    return False


def build_door(k, shell, door):
    (x, y), wide, half, turn = along(door['box'])
    cut = min(shell.cut, DOOR_HEAD) - .004
    with k.within(x, y, 0, turn):
        reach, m = (.04, k.m.frame) if door['kind'] == 'balcony' else (half + .012, k.m.white)
        for end in (-1, 1) if door['kind'] != 'entrance' else ():
            x0, x1 = sorted((end * wide / 2, end * (wide / 2 - .03)))
            k.box(x0, -reach, 0, x1, reach, cut, m, .003)
        if shell.cut > DOOR_HEAD:
            k.box(-wide / 2, -half, DOOR_HEAD, wide / 2, half, shell.cut, k.m.wall, 0)
    if not door['tip']:
        return
    hinge, to = door['hinge'], door['latch'] if door['kind'] == 'entrance' else door['tip']
    length, towards = math.dist(hinge, to), math.atan2(to[1] - hinge[1], to[0] - hinge[0])
    latch = math.atan2(door['latch'][1] - hinge[1], door['latch'][0] - hinge[0])
    # An open leaf stands a little short of a right angle.
    swing = math.remainder(latch - towards, math.tau)
    with k.within(*hinge, 0, towards + (0 if door['kind'] == 'entrance' else swing * .12)):
        if door['kind'] == 'balcony':
            k.boxes(k.m.frame, (.03, -.03, 0, .11, .03, cut), (length - .08, -.03, 0, length, .03, cut), (.11, -.03, 0, length - .08, .03, .12), edge=.004)
            k.flat([(.11, 0, .12), (length - .08, 0, .12), (length - .08, 0, cut), (.11, 0, cut)], k.m.pane)
            return
        thick, m = (.04, k.m.veneer) if door['kind'] == 'entrance' else (.022, k.m.door)
        k.box(.01, -thick, .008, length - .01, thick, cut, m, .004)
        for side in (-1, 1):
            k.box(length - .17, min(side * thick, side * .075), 1.0, length - .05, max(side * thick, side * .075), 1.02, k.m.black, .004)


def build_railing(k, wall):
    (x, y), wide, _, turn = along(wall['box'])
    with k.within(x, y, 0, turn):
        k.flat([(-wide / 2, 0, .06), (wide / 2, 0, .06), (wide / 2, 0, 1.02), (-wide / 2, 0, 1.02)], k.m.pane)
        k.box(-wide / 2, -.025, 1.02, wide / 2, .025, 1.06, k.m.frame, .004)
        posts = max(1, round(wide / 1.2))
        for i in range(posts + 1):
            at = -wide / 2 + .04 + (wide - .08) * i / posts
            k.box(at - .015, -.015, .06, at + .015, .015, 1.02, k.m.frame, .003)
