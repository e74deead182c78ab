"""A furnished layout as its plan says: shell, openings, furniture."""
import math

from cut_openings import build_curtains, build_door, build_railing, build_window
from cut_shell import OUTDOORS, Shell
from sets import SETS


def build_flat(k, flat):
    shell = Shell(flat, k.m)
    shell.build()
    for window in flat['windows']:
        build_window(k, shell, window)
        build_curtains(k, shell, window)
    for door in flat['doors']:
        build_door(k, shell, door)
    for wall in flat['walls']:
        if wall['kind'] == 'railing':
            build_railing(k, wall)
    furnish(k, flat)


def furnish(k, flat):
    for i, (x0, y0, x1, y1) in enumerate(flat['rugs']):
        k.box(x0, y0, 0, x1, y1, .014, k.m.rug if i % 2 == 0 else k.m.second_rug, .005)
    for piece in flat['pieces']:
        label = next(room['label'] for room in flat['rooms'] if room['id'] == piece['room'])
        with k.within(*piece['at'], -.02 if label in OUTDOORS else 0, math.radians(piece['turn']), mirrored=piece['mirrored']):
            SETS[piece['kind']](k, piece['width'], piece['depth'], label)
