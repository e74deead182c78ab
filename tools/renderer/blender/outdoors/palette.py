"""All materials of one facade, from the colours that a project gives."""
from glass import mirroring
from materials import courses, lamp, leaves, plain, room, wood
from shader import linear, times

ROOM_WALLS = ('#cfc6b8', '#b9b2a6', '#d8cfc0', '#a9b0b3', '#c9b79c', '#8f8a82')
ROOM_LAMPS = ((1.6, (1, .66, .34)), (1.0, (1, .60, .28)), (2.2, (1, .74, .46)), (1.1, (.86, .92, 1)), (1.5, (1, .56, .24)), (.7, (1, .68, .38)))
# Without mains power: what runs on batteries, and rooms that stay dark.
BATTERY_LAMPS = ((.55, (1, .62, .28)), (0, (1, 1, 1)), (.8, (1, .68, .36)), (.25, (1, .60, .28)), (0, (1, 1, 1)), (.45, (1, .64, .32)))
FURNITURE = ('#3b3a38', '#6d5a48', '#8b2f2a', '#e4e0d8', '#2d4a57', '#7a7f6a', '#c29a55')


def surface(name, kind, colour, shade=None):
    if kind == 'brick':
        return courses(name, colour, shade or times(colour, .72), [c * .35 + .10 for c in colour])
    if kind == 'tile':
        return courses(name, colour, times(colour, .93), times(colour, .45), 1.2, .6, .008, .5, .5, offset=0, streaks=.2)
    if kind == 'metal':
        return plain(name, colour, .38, .6, .06)
    if kind == 'wood':
        return wood(name, colour, times(colour, .6), 2.4, .12, .55, .006)
    return plain(name, colour, .85, 0, .07, .5, .15, .35)


class Looks:
    """Materials of a facade under one light; `name` keeps those of two facades apart. In a blackout only a `powered` house is lit."""

    def __init__(self, name, palette, light, prime=False, powered=True):
        evening = light != 'day' and (powered or light != 'blackout')
        dark = light in ('dusk', 'blackout')

        def colour(key, usual):
            return linear(palette.get(key, usual))

        def part(key, usual, kind):
            return surface(f'{name} {key}', palette.get(key + 'Of', kind), colour(key, usual))

        shade = linear(palette['wallShade']) if 'wallShade' in palette else None
        self.wall = surface(f'{name} wall', palette.get('wallOf', 'brick'), colour('wall', ''), shade)
        self.pilaster, self.band = part('pilaster', '', 'plaster'), part('band', '', 'plaster')
        self.panel = part('panel', '', 'metal')
        self.plinth = surface(f'{name} plinth', 'tile', colour('plinth', '#5a5753'))
        self.plaster = surface(f'{name} plaster', 'plaster', linear('#c9c6bf'))
        self.frame = plain(f'{name} frame', colour('frame', '#1d1e20'), .4, .3, .05)
        self.rail = plain(f'{name} rail', colour('rail', '#26272a'), .42, .5, .05)
        self.slab = plain(f'{name} slab', linear('#cfccc6'), .85, 0, .08, 1, .1, .2)
        self.soffit = wood(f'{name} soffit', linear('#9a6b40'), linear('#6d4526'), 2.5, .11, .5, .006)
        self.roof = plain(f'{name} roof', linear('#7b7872'), .95, 0, .2, .7, .3)
        self.machine = plain(f'{name} machine', linear('#d5d5d2'), .5, .1, .04)
        self.glass = mirroring(f'{name} glass', light)
        self.rail_glass = mirroring(f'{name} rail glass', light, linear('#d8e6e4'), .07)
        self.sign_board = plain(f'{name} sign board', colour('sign', '#222325'), .5, .2, .05)
        # Daylight makes everything brighter; a night without mains power leaves nothing.
        mains = 0 if light == 'blackout' else 1
        self.sign = lamp(f'{name} sign', (1, .88, .70), mains * (6.0 if evening else 1.0))
        self.lamp = lamp(f'{name} lamp', (1, .78, .5), (22 if mains else 10) if evening else 2.5 * mains)
        self.shop = room(f'{name} shop', linear('#d6c6ad'), (1.0 if mains else .4) if evening else .35 * mains, (1, .78, .52))
        self.shop_ceiling = room(f'{name} shop ceiling', linear('#efe8dc'), (1.8 if mains else .7) if evening else .6 * mains, (1, .84, .62))
        self.shrub = leaves(f'{name} shrub', (.06, .13, .03))
        self._rooms(name, evening, BATTERY_LAMPS if light == 'blackout' else ROOM_LAMPS)
        self.lit_share = (.62 if prime else .56) if dark else .30 if evening else .06
        if light == 'blackout' and not powered:
            self.lit_share = .03

    def _rooms(self, name, evening, lamps):
        walls = [linear(c) for c in ROOM_WALLS]
        self.rooms = [room(f'{name} room {i}', c, .02 if evening else 0) for i, c in enumerate(walls)]
        self.lit_rooms = [room(f'{name} lit room {i}', c, glow, light) for i, (c, (glow, light)) in enumerate(zip(walls, lamps))]
        self.room_floor = plain(f'{name} room floor', linear('#6b4a30'), .5)
        self.furniture = [plain(f'{name} furniture {i}', linear(c), .7) for i, c in enumerate(FURNITURE)]
        self.curtains = [plain(f'{name} curtain {i}', linear(c), .9) for i, c in enumerate(('#e9e5dc', '#d6cdbd', '#b8b2a8', '#8a8f94'))]
        glow = (.4 if lamps is BATTERY_LAMPS else 1.1) if evening else .2
        self.lit_curtains = [room(f'{name} lit curtain {i}', linear(c), glow) for i, c in enumerate(('#f0e6d2', '#e2cfa8', '#d8c4a0'))]
        self.blinds = [plain(f'{name} blind {i}', linear(c), .8) for i, c in enumerate(('#e5e2da', '#cfcac0', '#77736c'))]

    def unfinished(self, masonry):
        """The same house before its facade: bare masonry, no lights."""
        bare = object.__new__(Looks)
        bare.__dict__.update(self.__dict__)
        bare.wall = masonry
        bare.lit_share = 0
        return bare
