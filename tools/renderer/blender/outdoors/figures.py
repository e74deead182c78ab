"""People and cars, which give a street its scale."""
import math
import random

from materials import plain
from mesh import Mesh, soften
from shader import Material, linear

CLOTHES = ('#2b3440', '#7a2e2e', '#d8d3c8', '#3f4a3a', '#b08a5a', '#5a6f86', '#1e1e20', '#c9b2a0')
HAIR = ((.03, .02, .015), (.12, .07, .03), (.3, .2, .1))
PAINTS = ('#e8e8e6', '#1b1c1f', '#6a6e73', '#7c1d1d', '#1f3350', '#a9adb0', '#c9c4b8', '#3c4a44')


UMBRELLAS = ('#1c1d20', '#7c1d1d', '#22405a', '#c9a13a', '#d9d6cf', '#2f4a3a')


def _umbrella(mesh, rng, seed, scale):
    cloth, x, y = plain(f'umbrella {seed}', linear(rng.choice(UMBRELLAS)), .6), .12, .12
    ring = [(x + .55 * math.cos(math.tau * i / 8), y + .55 * math.sin(math.tau * i / 8), 1.86 * scale) for i in range(8)]
    for here, there in zip(ring, ring[1:] + ring[:1]):
        mesh.face([here, there, (x, y, 2.12 * scale)], cloth)
    mesh.tube((x, y, 1.1 * scale), (x, y, 2.16 * scale), .012, .012, cloth, 5)


def person(seed, in_rain=False):
    rng, mesh = random.Random(seed), Mesh(f'person {seed}')
    clothes = [linear(c) for c in CLOTHES]
    top = plain(f'top {seed}', rng.choice(clothes), .85)
    legs = plain(f'legs {seed}', rng.choice(clothes[:2] + clothes[5:7]), .85)
    skin, hair = plain(f'skin {seed}', (.45, .27, .19), .6), plain(f'hair {seed}', rng.choice(HAIR), .6)
    shoe = plain(f'shoe {seed}', rng.choice(((.02, .02, .02), (.7, .7, .7))), .6)
    scale = rng.uniform(1.62, 1.84) / 1.75
    stride, width = rng.uniform(.12, .24) * rng.choice((1, -1)), rng.uniform(.9, 1.1)

    def limb(sections, material, sides=10):
        """Ellipses (x, y, z, half width, half depth) from below upwards."""
        turns = [math.tau * i / sides for i in range(sides)]
        rings = [[(x + a * math.cos(t) * scale, y + b * math.sin(t) * scale, z * scale) for t in turns] for x, y, z, a, b in sections]
        mesh.loft(rings, material)
        mesh.face(rings[-1], material)
        mesh.face(rings[0][::-1], material)

    for x, side in ((.09, 1), (-.09, -1)):
        y = stride * side
        limb([(x, y, .05, .05, .06), (x, y * .85, .25, .052, .06), (x, y * .45 + .02, .48, .062, .07), (x * .95, y * .15, .75, .082, .095),
              (x * .8, 0, .9, .1, .12)], legs)
        limb([(x, y + .05, 0, .045, .13), (x, y + .04, .06, .045, .11), (x, y, .1, .04, .05)], shoe)
        swing, out = -y * .9, x * 2.35 * width
        limb([(out, swing, .78, .036, .036), (out * 1.02, swing * .5 - .02, 1.05, .043, .045), (out * .93, 0, 1.36, .055, .06),
              (out * .7, 0, 1.45, .05, .06)], top)
        limb([(out, swing + .02, .68, .02, .035), (out, swing + .01, .8, .034, .034)], skin, 8)
    hem = (0, 0, .62, .2 * width, .15) if rng.random() < .45 else (0, 0, .84, .17 * width, .12)
    limb([hem, (0, 0, .95, .165 * width, .115), (0, 0, 1.12, .155 * width, .11), (0, -.01, 1.32, .2 * width, .12),
          (0, -.01, 1.44, .17 * width, .09), (0, 0, 1.5, .06, .06)], top, 14)
    limb([(0, 0, 1.46, .05, .05), (0, .01, 1.56, .05, .055)], skin)
    limb([(0, .015, 1.53, .04, .05), (0, .02, 1.57, .066, .08), (0, .015, 1.65, .077, .095), (0, .01, 1.70, .07, .085)], skin)
    limb([(0, -.02, 1.56, .06, .07), (0, -.012, 1.64, .085, .095), (0, 0, 1.71, .082, .1), (0, 0, 1.76, .05, .06)], hair)
    if rng.random() < .5:
        mesh.box(.2 * scale, -.1, .62 * scale, .3 * scale, .14, .9 * scale, shoe)
    if in_rain and rng.random() < .8:
        _umbrella(mesh, rng, seed, scale)
    return mesh.build(smooth=True, placed=False)


def car(seed):
    rng, mesh = random.Random(seed), Mesh(f'car {seed}')
    paint = Material(f'paint {seed}').set(
        Base_Color=linear(rng.choice(PAINTS)), Roughness=.32, Metallic=.25, Clearcoat=1, Clearcoat_Roughness=.03).material
    glass = Material(f'car glass {seed}').set(Base_Color=(.012, .014, .016), Roughness=.04, Specular=.9).material
    black, rim = plain(f'rubber {seed}', (.02, .02, .02), .6), plain(f'rim {seed}', (.5, .5, .52), .3, .9)
    length, tall = 4.5, rng.random() < .5
    belt, height = (1.0, 1.66) if tall else (.9, 1.45)
    _body(mesh, length, belt, paint, black)
    _cabin(mesh, belt, height, tall, paint, glass, black)
    _wheels(mesh, black, rim)
    _lights(mesh, length, plain(f'headlight {seed}', (.85, .87, .9), .15), plain(f'tail light {seed}', (.5, .01, .01), .2))
    return soften(mesh.build(placed=False, merge=True), .75)


def _body(mesh, length, belt, paint, black):
    half = length / 2
    # Along the car: place, lower edge, belt line, half width.
    sections = (
        (-half, .42, .72, .70), (-half + .08, .30, .86, .80), (-half + .5, .24, belt, .90), (-.9, .22, belt + .02, .91), (.3, .22, belt, .91),
        (1.2, .22, belt - .06, .90), (1.75, .24, belt - .13, .88), (half - .12, .30, belt - .26, .80), (half, .42, belt - .36, .66))
    rings = []
    for x, low, high, w in sections:
        waist = (low + high) * .52
        left = [(x, -w * .9, low), (x, -w, waist - .1), (x, -w, waist + .05), (x, -w * .965, high - .07), (x, -w * .88, high)]
        rings.append(left + [(x, -y, z) for _, y, z in reversed(left)])
    for near, far in zip(rings[:-1], rings[1:]):
        for i in range(9):
            mesh.face([near[i], far[i], far[i + 1], near[i + 1]], paint)
        mesh.face([near[9], far[9], far[0], near[0]], black)
    mesh.face(rings[0], paint)
    mesh.face(rings[-1][::-1], paint)


def _cabin(mesh, belt, height, tall, paint, glass, black):
    roof = ((-2.05 if tall else -1.75, belt, .80), (-1.65 if tall else -1.05, height - .06, .66), (-1.2, height, .64), (-.1, height - .005, .64),
            (.35, height - .08, .66), (1.15, belt - .06, .80))
    upper = [((x, -w, z), (x, w, z)) for x, z, w in roof]
    lower = [((x, -.82, belt - .08), (x, .82, belt - .08)) for x, _, _ in roof]
    for i in range(len(roof) - 1):
        mesh.face([upper[i][0], upper[i + 1][0], upper[i + 1][1], upper[i][1]], glass if i in (0, len(roof) - 2) else paint)
        for side in (0, 1):
            mesh.face([lower[i][side], lower[i + 1][side], upper[i + 1][side], upper[i][side]], glass)
    for y in (-1, 1):
        mesh.face([(-.5, y * .835, belt - .06), (-.4, y * .835, belt - .06), (-.42, y * .665, height - .03), (-.48, y * .665, height - .03)], black)


def _wheels(mesh, black, rim):
    for x in (-1.42, 1.38):
        for y in (-1, 1):
            mesh.tube((x, y * .66, .33), (x, y * .925, .33), .335, .335, black, 20, True)
            mesh.tube((x, y * .9, .33), (x, y * .935, .33), .215, .2, rim, 14, True)
            mesh.tube((x, y * .62, .36), (x, y * .915, .36), .40, .40, black, 20, True)


def _lights(mesh, length, white, red):
    half = length / 2
    for y in (-1, 1):
        mesh.box(half - .14, y * .62 - .16, .60, half - .03, y * .62 + .16, .70, white)
        mesh.box(-half + .02, y * .66 - .13, .66, -half + .1, y * .66 + .13, .80, red)
    mesh.box(half - .03, -.26, .42, half + .012, .26, .53, white)
    mesh.box(-half - .015, -.26, .55, -half + .02, .26, .66, white)
