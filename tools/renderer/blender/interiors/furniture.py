"""Seats. Backs stand towards +y, fronts look towards -y; the origin is the middle."""


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
