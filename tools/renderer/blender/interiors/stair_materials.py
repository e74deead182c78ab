"""Stone, plaster, metal and glass of stair halls, in the finish of each class."""
from types import SimpleNamespace

from glass import tinted
from interior_materials import lacquer, marble
from materials import lamp, plain, wood
from shader import Material, linear, rgba, times


def terrazzo(name, ground, chips, size=.011, rough=.28, joints=0):
    """Chips of several colours in a ground; `joints` is how far they are apart, 0 for none."""
    m = Material(name)
    place, tint = m.place(), ground
    for scale, share in ((1 / size, .62), (2.3 / size, .4)):
        cells = m.node('TexVoronoi', Scale=scale, Randomness=.95)
        m.link(place, cells.inputs['Vector'])
        ramp = m.node('ValToRGB')
        ramp.color_ramp.interpolation = 'CONSTANT'
        grey = m.node('RGBToBW')
        m.link(cells.outputs['Color'], grey.inputs[0])
        m.link(grey.outputs[0], ramp.inputs[0])
        stops = ramp.color_ramp.elements
        stops[0].position, stops[0].color = 0, rgba(chips[0])
        stops[1].position, stops[1].color = .62, rgba(chips[-1])
        for at, colour in enumerate(chips[1:-1]):
            stops.new(.3 + .3 * (at + 1) / len(chips)).color = rgba(colour)
        chip = m.remap(cells.outputs['Distance'], share * .62, share * .68, 1, 0)
        tint = m.mix(chip, tint, ramp.outputs[0])
    spots = m.noise(place, 1.2, 4)
    tint = m.times(tint, m.mix(m.remap(spots, .3, .7, 0, 1), (.94, .94, .94), (1.04, 1.04, 1.03)))
    if joints:
        tint = m.mix(_joints(m, joints), tint, times(ground, .55))
    m.set(Base_Color=tint, Roughness=m.remap(m.noise(place, 5, 4), .3, .7, rough * .8, rough * 1.25))
    return m.material


def _joints(m, apart):
    """Lines of a square grid, 1 on a joint."""
    split = m.node('SeparateXYZ')
    m.link(m.place('UV'), split.inputs[0])
    lines = [m.math('GREATER_THAN', m.math('PINGPONG', socket, apart / 2), apart / 2 - .0013) for socket in split.outputs[:2]]
    return m.math('MAXIMUM', *lines)


def drop(name):
    """Water that bends most of what the camera sees through it, and lets light pass straight."""
    m = Material(name)
    bent, straight = m.node('BsdfRefraction', distribution='SHARP', IOR=1.16), m.node('BsdfTransparent')
    seen = m.blend(.4, bent.outputs[0], straight.outputs[0])
    return m.replace_surface(m.blend(m.node('LightPath').outputs['Is Camera Ray'], straight.outputs[0], seen))


FINISHES = {
    'terrazzo': dict(
        wall='#e8e3d9', accent='#c9b48c', ground='#c3beb4', chips=('#e4dfd5', '#a39c91', '#c2a583', '#d6d0c4', '#8d867c'), riser='#c6c1b7',
        bar='#2c2f31', rail='oak', frame='#3a3c3e', strip='#3a3a3a', kind='bars'),
    'granite': dict(
        wall='#d9d7d2', accent='#a85c36', ground='#6d6c6b', chips=('#8b8a88', '#3c3c3d', '#a9a7a3', '#565554', '#c3c0ba'), riser='#5d5c5b',
        bar='#9a9b9c', rail='steel', frame='#1d1e20', strip='#c9c7c2', kind='glass'),
    'limestone': dict(
        wall='#efebe3', accent='#2f2d2d', ground='#dcd4c4', chips=('#e9e2d4', '#c9bda6', '#d6ccb9', '#efe9dd', '#b8aa90'), riser='#d8cfbe',
        bar='#7a5730', rail='walnut', frame='#2a2622', strip='#8a6238', kind='bronze'),
}


def stair_materials(name, lit):
    look = FINISHES[name]
    wall, bar = linear(look['wall']), linear(look['bar'])
    chips = [linear(c) for c in look['chips']]
    ground = linear(look['ground'])
    rails = {
        'oak': wood('handrail', linear('#8c6238'), linear('#b98d5e'), 6, 3, .4, 0),
        'walnut': wood('handrail', linear('#4a2f1c'), linear('#6e4a2e'), 6, 3, .35, 0),
        'steel': lacquer('handrail', (.60, .60, .61), .28, 1),
    }
    size = .006 if name == 'granite' else .010 if name == 'terrazzo' else .02
    stone = terrazzo('stone', ground, chips, size)
    return SimpleNamespace(
        kind=look['kind'], wall=plain('plaster wall', wall, .88, 0, .02, 1.1, .05), plaster=plain('plaster', tuple(min(.84, c * 1.04) for c in wall), .9, 0, .015),
        stone=stone, floor=terrazzo('landing', ground, chips, size, .24, joints=.6), riser=terrazzo('riser', linear(look['riser']), chips, size, .4),
        skirting=stone, sill=stone if name != 'limestone' else marble('sill', (.78, .75, .69), (.52, .48, .42)),
        strip=plain('strip', linear(look['strip']), .5, .7 if name == 'limestone' else 0), bar=lacquer('bar', bar, .35, 1 if name != 'terrazzo' else .2),
        handrail=rails[look['rail']], wall_rail=rails[look['rail']] if look['rail'] != 'oak' else rails['oak'], frame=lacquer('frame', linear(look['frame']), .42),
        handle=lacquer('handle', (.5, .5, .5), .3, 1), pane=tinted('pane', (.93, .96, .955)), guard=tinted('guard', (.80, .88, .86)),
        glass_edge=plain('glass edge', (.10, .24, .21), .2), lamp=lamp('hall lamp', (1, .84, .64), 9 if lit else .9), drop=drop('drop'),
        number=plain('number', linear(look['accent']), .6),
    )
