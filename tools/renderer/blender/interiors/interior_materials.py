"""Fabrics, stone, lacquer and metal of a furnished flat, in three styles."""
from types import SimpleNamespace

from glass import tinted
from materials import courses, lamp, leaves, plain, wood
from shader import Material, linear, rgba, times

# warm, dark, light
STYLES = (
    dict(wall='#e6e1d8', cabinet='#5c6a5e', front='#ece8e1', sofa='#b9b0a2', accent='#b5683f', second='#4d5f58', oak='#b98d5e', oak_dark='#8c6238', rug='#d9d1c3'),
    dict(wall='#e4e2de', cabinet='#2e3338', front='#c79a6b', sofa='#5e6b73', accent='#d0a24a', second='#20343e', oak='#8a6642', oak_dark='#5f432a', rug='#c9c7c2'),
    dict(wall='#eae4da', cabinet='#e9e4da', front='#c9b08c', sofa='#d8cfc0', accent='#7d8f6f', second='#c5836a', oak='#cfae82', oak_dark='#a88357', rug='#bfae96'),
)


def fabric(name, colour, weave=260, sheen=.35):
    m = Material(name)
    place = m.place()
    threads, folds = m.noise(place, weave, 3, .7), m.noise(place, 5, 4)
    tint = m.mix(m.remap(threads, .35, .65, 0, 1), times(colour, .78), colour)
    tint = m.times(tint, m.mix(m.remap(folds, .3, .7, 0, 1), (.88, .88, .88), (1.08, 1.08, 1.08)))
    m.set(Base_Color=tint, Roughness=.95, Sheen=sheen, Specular=.15)
    m.bump(threads, .35, .002)
    return m.material


def lacquer(name, colour, rough=.3, metal=0, specular=.5):
    m = Material(name)
    smudges = m.noise(m.place(), 9, 4)
    m.set(Base_Color=colour, Metallic=metal, Specular=specular, Roughness=m.remap(smudges, .3, .7, rough * .85, rough * 1.2))
    return m.material


def marble(name, base=(.82, .80, .77), vein=(.38, .36, .34)):
    m = Material(name)
    off = m.math('ABSOLUTE', m.math('SUBTRACT', m.noise(m.place(), 1.6, 9, .6, 1.4), .5))
    m.set(Base_Color=m.mix(m.remap(off, 0, .045, .55, 0), base, vein), Roughness=.18)
    return m.material


def sheer(name):
    m = Material(name)
    diffuse, through, open_ = m.node('BsdfDiffuse'), m.node('BsdfTranslucent'), m.node('BsdfTransparent')
    diffuse.inputs[0].default_value = through.inputs[0].default_value = rgba((.88, .87, .84))
    return m.replace_surface(m.blend(.38, m.blend(.55, diffuse.outputs[0], through.outputs[0]), open_.outputs[0]))


def painting(name, colours, scale, seed):
    """Large quiet shapes in a few colours."""
    m = Material(name)
    shifted = m.node('VectorMath', operation='ADD')
    shifted.inputs[1].default_value = (seed * 7.3, seed * 3.1, seed)
    m.link(m.place(), shifted.inputs[0])
    ramp = m.node('ValToRGB')
    m.link(m.noise(shifted.outputs[0], scale, 2, .4, 1.6), ramp.inputs[0])
    stops = ramp.color_ramp
    stops.interpolation = 'CONSTANT'
    stops.elements[0].position, stops.elements[0].color = 0, rgba(colours[0])
    stops.elements[1].position, stops.elements[1].color = .62, rgba(colours[-1])
    for i, colour in enumerate(colours[1:-1]):
        stops.elements.new(.40 + .22 * i / max(1, len(colours) - 2)).color = rgba(colour)
    m.set(Base_Color=ramp.outputs[0], Roughness=.8)
    return m.material


def interior_materials(style):
    colour = {key: linear(value) for key, value in STYLES[style].items()}
    dark_wood = wood('veneer', linear('#a57a4c'), linear('#c79a6b'), 6, 3, .45, 0)
    return SimpleNamespace(
        wall=plain('wall', colour['wall'], .9, 0, .015, 1.5, .04), ceiling=plain('ceiling', (.86, .86, .85), .92, 0, .01),
        floor=wood('parquet', colour['oak_dark'], colour['oak'], 1.6, .19, .36), oak=wood('oak', colour['oak_dark'], colour['oak'], 6, 3, .45, 0),
        cabinet=lacquer('cabinet', colour['cabinet'], .42), front=dark_wood if style == 1 else lacquer('front', colour['front'], .40),
        stone=marble('worktop'), white=lacquer('white', (.80, .79, .77), .35), black=lacquer('black', (.012, .012, .013), .38, .2),
        screen=lacquer('screen', (.006, .006, .007), .06, specular=.7), steel=lacquer('steel', (.62, .62, .63), .24, 1),
        brass=lacquer('brass', (.72, .50, .24), .24, 1), frame=lacquer('window frame', (.025, .026, .028), .45),
        ceramic=lacquer('ceramic', (.75, .71, .64), .5), clay=lacquer('clay', linear('#a8674a'), .75),
        sofa=fabric('sofa', colour['sofa']), accent=fabric('accent', colour['accent'], 180), second=fabric('second accent', colour['second'], 200),
        cream=fabric('cream', (.72, .67, .58), 160), rug=fabric('rug', colour['rug'], 60), curtain=fabric('curtain', colour['wall'], 120, .1),
        sheer=sheer('sheer'), leaf=leaves('house plant', (.045, .12, .035), .3),
        shade=lamp('lamp shade', (1, .80, .58), 5.5), bulb=lamp('bulb', (1, .84, .64), 14), strip=lamp('light strip', (1, .86, .68), 9),
        splash=courses('splashback', (.75, .74, .71), (.66, .66, .63), (.55, .54, .52), .16, .055, .0022, .5, .16, streaks=0),
        tile=courses('wall tile', (.62, .60, .57), (.58, .565, .54), (.38, .37, .36), .6, .3, .003, .3, .3, 0, 0),
        floor_tile=courses('floor tile', (.50, .49, .47), (.45, .44, .42), (.30, .29, .28), .6, .6, .004, .3, .35, 0, 0),
    )


# Walls cut off in a drawing are dark, in a model a little warm.
CUT = '#35302b'


def cutaway_materials(style):
    """Those of a furnished flat, and what only a flat without its ceiling shows."""
    m = interior_materials(style)
    colour = {key: linear(value) for key, value in STYLES[style].items()}
    m.__dict__.update(
        cap=plain('cut wall', linear(CUT), .85, 0, .02), facade=plain('facade', linear('#cfc8bd'), .9, 0, .02), paper=plain('paper', (.93, .93, .93), 1, 0, 0),
        hall_tile=courses('hall tile', linear('#b9b1a5'), linear('#b1a99d'), linear('#8f877b'), .9, .9, .005, .2, .35, 0, 0),
        deck=wood('deck', linear('#7a5c40'), linear('#9b7a57'), 2.4, .14, .6, .006),
        door=lacquer('door', linear('#d9d4ca'), .4), veneer=wood('entrance door', linear('#3a2a1c'), linear('#4c3826'), 6, 3, .5, 0),
        linen=fabric('linen', linear('#d8d0c2'), 120), second_rug=fabric('second rug', tuple(.7 * a + .3 * b for a, b in zip(colour['rug'], colour['second'])), 60),
        pane=tinted('pane', (.84, .91, .92)), mirror=lacquer('mirror', (.62, .68, .70), .12, specular=.8), enamel=lacquer('enamel', (.70, .72, .73), .15), soil=plain('soil', (.05, .035, .025), .95),
        lampshade=fabric('lampshade', linear('#efe6d4'), 120),
    )
    return m
