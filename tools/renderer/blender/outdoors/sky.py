"""Sky, clouds and sun. The sun of the sky model is left out: a lamp of the same place is sampled far better."""
import math

import bpy
from mathutils import Vector

from mesh import link
from shader import Graph

# elevation, strength, sun (energy and colour), dust, share of clouds, their two colours
SKIES = {
    'day': dict(elevation=33, strength=.10, sun=6.2, sun_colour=(1, .93, .82), dust=1.2, clouds=.75, shades=((4.2, 4.6, 5.4), (8.5, 8.4, 8.2))),
    'sunset': dict(elevation=8, strength=.115, sun=9.5, sun_colour=(1, .60, .32), dust=2.0, clouds=.7, shades=((4.4, 3.6, 3.9), (8.8, 6.2, 4.6))),
    # The afterglow is where the sun went down; the lamp is a moon on the other side.
    'blackout': dict(elevation=-3, strength=.28, sun=.11, sun_colour=(.62, .74, 1), dust=.6, clouds=.5, shades=((.004, .005, .008), (.02, .024, .036))),
    'dusk': dict(elevation=1.5, strength=.62, sun=0, sun_colour=(1, 1, 1), dust=1.2, clouds=.55, shades=((.9, .75, .95), (2.4, 1.5, 1.25))),
}

# What weather changes of them.
WEATHERS = {
    'day rain': dict(elevation=26, strength=.075, sun=.5, sun_colour=(.92, .96, 1), dust=4, clouds=1, overcast=True, shades=((2.9, 3.1, 3.5), (6.2, 6.4, 6.8))),
    'dusk rain': dict(strength=.42, clouds=.92, overcast=True, shades=((.34, .37, .56), (1.0, .92, 1.1))),
    'day winter': dict(elevation=13, sun=5.2, sun_colour=(1, .84, .66), clouds=.6),
    'day autumn': dict(elevation=19, sun=6.4, sun_colour=(1, .86, .68), clouds=.8),
}


def sky_of(light, weather):
    return {**SKIES[light], **WEATHERS.get(f'{light} {weather}', {})}


MOON = 38  # degrees above the horizon


def sun_direction(elevation, bearing):
    """Towards the sun; `bearing` in degrees clockwise from up on the plan."""
    e, b = math.radians(elevation), math.radians(bearing)
    return Vector((math.sin(b) * math.cos(e), math.cos(b) * math.cos(e), math.sin(e)))


def sun_lamp(energy, direction, colour, angle):
    light = bpy.data.lights.new('sun', 'SUN')
    light.energy, light.color, light.angle = energy, colour, math.radians(angle)
    thing = link(bpy.data.objects.new('sun', light))
    thing.rotation_euler = direction.to_track_quat('Z', 'Y').to_euler()


def sky(elevation, bearing, strength, sun, sun_colour, dust, clouds, shades, seed, overcast=False):
    g = Graph(bpy.context.scene.world.node_tree)
    air = g.node('TexSky', sky_type='NISHITA')
    air.sun_disc, air.altitude, air.dust_density, air.air_density = False, 100, dust, 1.0
    air.sun_elevation, air.sun_rotation = math.radians(elevation), math.radians(bearing)
    background = g.tree.nodes['Background']
    g.link(_clouds(g, air.outputs[0], clouds, shades, seed, overcast), background.inputs[0])
    background.inputs[1].default_value = strength
    if sun and elevation > 0:
        sun_lamp(sun, sun_direction(elevation, bearing), sun_colour, .9)
    elif sun:
        sun_lamp(sun, sun_direction(MOON, bearing + 150), sun_colour, .9)


def _clouds(g, air, share, shades, seed, overcast):
    """A layer of noise on a plane above, so that clouds crowd towards the horizon; they fade where the haze is."""
    direction = g.node('TexCoord').outputs['Generated']
    split, plane, spread = g.node('SeparateXYZ'), g.node('VectorMath', operation='DIVIDE'), g.node('CombineXYZ')
    g.link(direction, split.inputs[0])
    height = g.math('MAXIMUM', split.outputs[2], 0)
    for socket in spread.inputs:
        g.link(g.math('ADD', height, .16), socket)
    g.link(direction, plane.inputs[0])
    g.link(spread.outputs[0], plane.inputs[1])
    place = g.node('Mapping')
    place.inputs['Location'].default_value = (seed * 3.1, seed * 1.7, 0)
    place.inputs['Scale'].default_value = (1, 1.35, 0)
    g.link(plane.outputs[0], place.inputs[0])
    fine = g.noise(place.outputs[0], 2.4, 8, .62, .2)
    mass = g.math('MULTIPLY_ADD', fine, .35, g.noise(place.outputs[0], .85, 9, .56, .35))

    def smooth(value, low, high, most):
        node = g.node('MapRange', interpolation_type='SMOOTHSTEP')
        for socket, number in zip(node.inputs, (value, low, high, 0, most)):
            g.feed(socket, number)
        return node.outputs[0]

    low, high, horizon = (.2, .5, .03) if overcast else (.62, .92, .22)
    cover = g.math('MULTIPLY', smooth(mass, low, high, share), smooth(height, -.01 if overcast else .01, horizon, 1))
    return g.mix(cover, air, g.mix(g.remap(fine, .35, .65, 0, 1), *shades))
