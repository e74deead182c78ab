"""A quay with its railing, a pontoon and two boats; and the playground of a yard."""
import math

from ground import court_of, open_court
from materials import plain
from mesh import Mesh
from place import QUAY
from shader import linear


def furnish_quay(place, furniture):
    mesh, east = Mesh('quay'), int(place.east)
    for x in range(-120, east + 60, 2):
        mesh.box(x - .03, QUAY + .3, .1, x + .03, QUAY + .36, 1.1, furniture.dark)
    mesh.box(-120, QUAY + .29, 1.08, east + 60, QUAY + .37, 1.13, furniture.wood)
    for z in (.35, .58, .81):
        mesh.box(-120, QUAY + .32, z, east + 60, QUAY + .34, z + .02, furniture.dark)
    west = place.west + 6
    mesh.box(west, QUAY - 5, -1.75, west + 16, QUAY - 1.5, -1.5, furniture.wood)
    for x in (west + .3, west + 15.4):
        mesh.tube((x, QUAY - 1.4, -3), (x, QUAY - 1.4, .6), .14, .14, furniture.dark, 8, True)
    white = plain('boat', (.75, .75, .73), .3)
    _boat(mesh, west + 4, QUAY - 6.4, 1, white, white, furniture)
    _boat(mesh, west + 12, QUAY - 6.5, 1.15, plain('blue boat', linear('#22384f'), .3), white, furniture)
    mesh.build()


def _boat(mesh, x, y, scale, hull, cabin, furniture):
    keel, deck = -2.2, -1.35
    sections = [(-3 * scale, .75 * scale), (-scale, .95 * scale), (1.2 * scale, .85 * scale), (2.6 * scale, .4 * scale), (3.4 * scale, .02)]
    for (a, wide), (b, next_wide) in zip(sections[:-1], sections[1:]):
        for side in (-1, 1):
            mesh.face([(x + a, y + side * wide * .75, keel), (x + b, y + side * next_wide * .75, keel), (x + b, y + side * next_wide, deck),
                       (x + a, y + side * wide, deck)], hull)
        mesh.face([(x + a, y - wide, deck), (x + b, y - next_wide, deck), (x + b, y + next_wide, deck), (x + a, y + wide, deck)], furniture.wood)
    stern = x - 3 * scale
    mesh.face([(stern, y - .75 * scale, deck), (stern, y + .75 * scale, deck), (stern, y + .56 * scale, keel), (stern, y - .56 * scale, keel)], hull)
    mesh.box(x - 1.6 * scale, y - .5 * scale, deck, x + .6 * scale, y + .5 * scale, -.75, cabin)
    mesh.box(x - 1.5 * scale, y - .52 * scale, -1.15, x + .4 * scale, y + .52 * scale, -.85, furniture.dark)
    mesh.tube((x + .7 * scale, y, -1.4), (x + .7 * scale, y, -1.4 + 6 * scale), .04, .03, cabin, 6)


def furnish_playground(place, furniture):
    """A soft island with swings and a slide house."""
    if place.scene['shape'] == 'court':
        west, south, east, north = court_of(place)
        x, y, scale = (west + east) / 2, (south + north) / 2, .8
    else:
        x, y, scale = sum(open_court(place)) / 2, 10, .55
    mesh = Mesh('playground')
    orange, teal = plain('soft orange', linear('#c7683f'), .95, 0, .1), plain('soft teal', linear('#3f7f86'), .95, 0, .1)
    yellow = plain('yellow', linear('#e3b23c'), .5)
    for radius, material, z in ((5.2 * scale, orange, .02), (3.1 * scale, teal, .03)):
        turns = [math.tau * i / 48 for i in range(48)]
        mesh.face([(x + radius * math.cos(t) * (1 + .12 * math.sin(3 * t)), y + radius * math.sin(t) * (1 + .12 * math.sin(3 * t)), z) for t in turns], material)
    _swings(mesh, x, y + 2 * scale, scale, yellow, furniture)
    _slide(mesh, x, y, scale, teal, yellow, furniture.wood)
    mesh.build()


def _swings(mesh, x, y, scale, seat, furniture):
    top = 2.5 * scale
    for side in (-2.4, -.2):
        for foot in (-.7, .7):
            mesh.tube((x + side * scale, y + foot * scale, 0), (x + side * scale, y, top), .05, .05, furniture.wood, 6)
    mesh.tube((x - 2.4 * scale, y, top), (x - .2 * scale, y, top), .05, .05, furniture.dark, 6)
    for at in (-1.7, -.9):
        mesh.box(x + at * scale - .2, y - .12, .5, x + at * scale + .2, y + .12, .54, seat)
        for rope in (-.18, .18):
            mesh.tube((x + at * scale + rope, y, .5), (x + at * scale + rope, y, top), .012, .012, furniture.dark, 4)


def _slide(mesh, x, y, scale, roof, chute, timber):
    def at(u, v, z):
        return (x + u * scale, y + v * scale, z * scale)
    for u in (1.4, 2.9):
        for v in (-1, .5):
            mesh.box(*at(u, v, 0), *at(u + .1, v + .1, 2.2), timber)
    mesh.box(*at(1.3, -1.1, 1.1), *at(3.1, .7, 1.2), timber)
    mesh.face([at(1.2, -1.2, 2.2), at(3.2, -1.2, 2.2), at(3.2, -.2, 2.9), at(1.2, -.2, 2.9)], roof)
    mesh.face([at(3.2, .8, 2.2), at(1.2, .8, 2.2), at(1.2, -.2, 2.9), at(3.2, -.2, 2.9)], roof)
    mesh.face([at(1.9, -3.4, .12), at(2.5, -3.4, .12), at(2.5, -1, 1.2), at(1.9, -1, 1.2)], chute)
