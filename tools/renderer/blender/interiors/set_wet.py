"""Kitchens and bathrooms."""
from fittings import kitchen as whole_kitchen


def kitchen(k, width, depth, _room):
    """The tall unit at the left, then the counter with its sink and hob; wall units would hide it from above."""
    if k.tall > 2 and width > 2.3:
        with k.within(width / 2, 0, mirrored=True):
            whole_kitchen(k, width)
        return
    m, half, base = k.m, width / 2, .88
    start = -half + .6
    run = half - start
    k.box(-half, -depth + .02, 0, start, 0, k.tall, m.cabinet, .004)
    k.box(-half + .006, -depth - .004, .06, start - .006, -depth + .02, k.tall - .01, m.cabinet, .003)
    k.box(start - .06, -depth - .03, .75, start - .045, -depth, 1.2, m.brass, .003)
    k.box(start, -depth + .06, 0, half, -.02, .09, m.black, 0)
    units = max(2, round(run / .6))
    for i in range(units):
        x0, x1 = start + run * i / units, start + run * (i + 1) / units
        k.box(x0, -depth + .03, .09, x1, 0, base, m.cabinet, 0)
        k.box(x0 + .004, -depth + .008, .095, x1 - .004, -depth + .03, base - .05, m.cabinet, .003)
    k.box(start, -depth - .01, base, half, 0, base + .03, m.stone, .003)
    k.box(start, -.02, base + .03, half, 0, k.tall, m.stone, 0)
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
    half, m, glass = width / 2, k.m, min(k.tall, 2.0)
    k.box(-half, -depth, 0, half, 0, .04, m.stone, .006)
    k.box(-.05, -depth / 2 - .05, .04, .05, -depth / 2 + .05, .044, m.steel, .002)
    k.flat([(-half, -depth, .05), (half, -depth, .05), (half, -depth, glass), (-half, -depth, glass)], m.pane)
    k.box(-half, -depth - .012, glass, half, -depth + .012, glass + .02, m.black, .002)
    for x in (-half, half):
        k.box(x - .012, -depth - .012, .04, x + .012, -depth + .012, glass, m.black, .002)
    k.leg((0, -.03, .9), (0, -.03, glass), .014, .014, m.brass)
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
    k.box(-half + .02, -.03, 1.0, half - .02, -.004, min(k.tall, 1.95), m.mirror, .004)


def washer(k, width, depth, _room):
    half, m = width / 2, k.m
    k.box(-half, -depth + .015, 0, half, 0, .85, m.white, .02)
    k.box(-.2, -depth, .18, .2, -depth + .02, .58, m.screen, .1)
    k.box(-half + .03, -depth + .006, .71, half - .03, -depth + .016, .82, m.ceramic, .004)
    k.box(-half * .5, -depth * .7, .85, half * .5, -depth * .25, 1.0, m.linen, .03)
