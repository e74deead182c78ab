"""What things are made of. Every colour and every roughness varies a little: nothing real is even."""
from shader import Graph, Material, linear, rgba, times


def plain(name, colour, rough=.6, metal=0, vary=.12, grain=1.5, bump=0, streaks=0):
    """Paint, metal, asphalt, soil; `streaks` is what rain leaves below edges."""
    m = Material(name)
    place = m.place()
    spots = m.noise(place, grain, 6)
    tint = m.mix(m.remap(spots, .3, .7, 0, 1), times(colour, 1 - vary), times(colour, 1 + vary))
    if streaks:
        runs = m.noise(m.place(scale=(3, 3, .12)), 1.3, 6)
        tint = m.mix(m.remap(runs, .5, .8, 0, streaks), tint, times(colour, .55))
    m.set(Base_Color=tint, Roughness=m.remap(spots, .3, .7, rough * .85, min(1, rough * 1.12)), Metallic=metal)
    if bump:
        m.bump(m.noise(place, 40, 4), bump, .01)
    return m.material


def courses(name, first, second, mortar, width=.26, height=.075, gap=.01, bump=.6, rough=.8, offset=.5, streaks=.35):
    """Bricks, tiles, paving: rows of pieces in two colours with joints."""
    m = Material(name)
    place = m.place('UV')
    rows = m.node('TexBrick', offset=offset)
    for key, value in {
        'Scale': 1, 'Color1': rgba(first), 'Color2': rgba(second), 'Mortar': rgba(mortar), 'Mortar Size': gap,
        'Mortar Smooth': .2, 'Bias': 0, 'Brick Width': width, 'Row Height': height,
    }.items():
        rows.inputs[key].default_value = value
    m.link(place, rows.inputs['Vector'])
    large, small = m.noise(place, .35, 6), m.noise(place, 3, 3)
    tint = m.times(rows.outputs['Color'], m.mix(m.remap(large, .3, .7, 0, 1), (.80, .80, .82), (1.12, 1.10, 1.06)))
    tint = m.times(tint, m.mix(m.remap(small, .3, .7, 0, 1), (.9, .9, .9), (1.08, 1.08, 1.08)))
    if streaks:
        runs = m.noise(m.place('UV', (2.2, .10, 1)), 1.0, 6)
        tint = m.mix(m.remap(runs, .52, .8, 0, streaks), tint, (first[0] * .5, first[1] * .5, first[2] * .52))
    m.set(Base_Color=tint, Roughness=rough)
    m.bump(m.math('SUBTRACT', 1, rows.outputs['Fac']), bump, .012)
    return m.material


def paving(name, first, second, mortar, width, height, rough=.82):
    return courses(name, linear(first), linear(second), linear(mortar), width, height, .006, .35, rough, streaks=0)


def wood(name, dark, light, length=1.4, width=.16, rough=.38, gap=.0025):
    """Planks whose grain is cut anew in each."""
    m = Material(name)
    planks = m.node('TexBrick', offset=.37)
    for key, value in {
        'Scale': 1, 'Mortar Size': gap, 'Mortar Smooth': .1, 'Brick Width': length, 'Row Height': width, 'Bias': 0,
        'Color1': (0, 0, 0, 1), 'Color2': (1, 1, 1, 1), 'Mortar': (.5, .5, .5, 1),
    }.items():
        planks.inputs[key].default_value = value
    m.link(m.place('UV'), planks.inputs['Vector'])
    apart = m.node('VectorMath', operation='SCALE')
    m.link(planks.outputs['Color'], apart.inputs[0])
    apart.inputs['Scale'].default_value = 37
    along = m.node('VectorMath', operation='ADD')
    m.link(m.place('UV', (1, 9, 1)), along.inputs[0])
    m.link(apart.outputs[0], along.inputs[1])
    grain, pores = m.noise(along.outputs[0], 2.2, 8, .6, .9), m.noise(along.outputs[0], 14, 4, .6, .2)
    grey = m.node('RGBToBW')
    m.link(planks.outputs['Color'], grey.inputs[0])
    tint = m.mix(m.remap(grain, .32, .68, 0, 1), dark, light)
    tint = m.times(tint, m.mix(m.remap(pores, .3, .7, 0, 1), (.82, .82, .82), (1.1, 1.1, 1.1)))
    tint = m.times(tint, m.mix(grey.outputs[0], (.80, .78, .76), (1.14, 1.13, 1.12)))
    if gap:
        tint = m.mix(planks.outputs['Fac'], tint, times(dark, .25))
    m.set(Base_Color=tint, Roughness=m.remap(grain, .3, .7, rough * .8, rough * 1.2))
    m.bump(m.math('MULTIPLY_ADD', planks.outputs['Fac'], -1, m.remap(pores, 0, 1, 0, .15)), .25, .004)
    return m.material


def lamp(name, colour, strength):
    """Shines, but is no source that rays are sent to: rooms behind windows would cost too much."""
    m = Material(name)
    light = m.node('Emission')
    m.feed(light.inputs[0], colour)
    light.inputs[1].default_value = strength
    m.material.cycles.sample_as_light = False
    return m.replace_surface(light.outputs[0])


def room(name, wall, glow=0, light=(1, .72, .42)):
    """Walls behind a window, lit from within by `glow`."""
    m = Material(name)
    spots = m.noise(m.place(scale=(.5, .5, .9)), .8, 2)
    m.set(Base_Color=m.mix(spots, times(wall, .8), wall), Roughness=.9, Specular=.1)
    if glow:
        m.set(Emission=tuple(a * b for a, b in zip(light, wall)), Emission_Strength=m.remap(spots, .3, .7, glow * .45, glow * 1.3))
    m.material.cycles.sample_as_light = False
    return m.material


def leaves(name, colour, translucent=.45):
    """Leaves let the sun through; every plant has a hue of its own."""
    m = Material(name)
    hue = m.node('HueSaturation')
    m.feed(hue.inputs['Color'], colour)
    m.feed(hue.inputs['Hue'], m.remap(m.node('ObjectInfo').outputs['Random'], 0, 1, .475, .515))
    large, small = m.noise(m.place(), .9, 3), m.noise(m.place(), 9, 1)
    m.feed(hue.inputs['Value'], m.math('MULTIPLY', m.remap(large, .3, .7, .65, 1.35), m.remap(small, .3, .7, .7, 1.3)))
    diffuse, through, shine = m.node('BsdfDiffuse'), m.node('BsdfTranslucent'), m.node('BsdfGlossy')
    m.feed(shine.inputs[0], (.6, .6, .6))
    shine.inputs[1].default_value = .45
    m.link(hue.outputs[0], diffuse.inputs[0])
    m.link(m.times(hue.outputs[0], (1.3, 1.45, .5)), through.inputs[0])
    body = m.blend(translucent, diffuse.outputs[0], through.outputs[0])
    return m.replace_surface(m.blend(.06, body, shine.outputs[0]))


def water(name):
    m = Material(name)
    m.set(Base_Color=(.012, .028, .032), Roughness=.045, Specular=.75)
    swell = m.noise(m.place(scale=(.35, .9, 1)), .55, 5, .55, .3)
    ripple = m.noise(m.place(scale=(.7, 1.6, 1)), 1.9, 4, .5, .2)
    m.bump(m.math('MULTIPLY_ADD', ripple, .35, swell), .55, .32)
    return m.material


def wet(material):
    """A finished ground in the rain: darker, a film of water over it, and puddles where it lies low."""
    m = Graph(material.node_tree)
    ground = m.tree.nodes['Principled BSDF']
    colour = ground.inputs['Base Color'].links[0].from_socket
    low = m.remap(m.noise(m.place(scale=(.5, .5, 1)), .55, 4, .5), .5, .56, 0, 1)
    m.link(m.times(colour, m.mix(low, (.62, .62, .64), (.34, .34, .36))), ground.inputs['Base Color'])
    for link in ground.inputs['Roughness'].links:
        m.tree.links.remove(link)
    m.link(m.remap(low, 0, 1, .34, .05), ground.inputs['Roughness'])
    ground.inputs['Specular'].default_value = .6
    bump = ground.inputs['Normal'].links[0].from_node
    m.link(m.remap(low, 0, 1, bump.inputs['Strength'].default_value, .02), bump.inputs['Strength'])
