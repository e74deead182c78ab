"""Snow on whatever looks up, outside."""
from shader import Graph

# What shines, is glazed, or stands in a room; and which part of the ground has been cleared.
INSIDE = ('room', 'furniture', 'curtain', 'blind', 'shop', 'sign', 'lamp', 'lantern', 'bulb', 'glass', 'water', 'person', 'skin', 'hair', 'top ')
CLEARED = {'asphalt': .22, 'road paint': .22, 'paving': .55, 'slabs': .3, 'gravel': .75}
SNOW = (.80, .84, .90)


def let_snow_lie(materials):
    for material in materials:
        if material.use_nodes and not any(word in material.name for word in INSIDE):
            _cover(material, CLEARED.get(material.name.split('.')[0], 1))


def _cover(material, share):
    m = Graph(material.node_tree)
    output = m.tree.nodes['Material Output'].inputs['Surface']
    if not output.links:
        return
    normal = m.node('SeparateXYZ')
    m.link(m.node('NewGeometry').outputs['Normal'], normal.inputs[0])
    # A leaf carries its snow on one side and shows it from both.
    upward = m.math('ABSOLUTE', normal.outputs[2]) if material.name.startswith('leaf') else normal.outputs[2]
    up = m.remap(upward, .45, .8, 0, 1)
    if share < 1:
        worn = m.noise(m.place(), .9, 5, .62)
        edge = .34 + (1 - share) * .36
        up = m.math('MULTIPLY', up, m.remap(worn, edge - .07, edge + .07, 0, 1))
    snow = m.node('BsdfDiffuse')
    m.feed(snow.inputs[0], m.mix(m.noise(m.place(), 1.6, 5), tuple(c * .93 for c in SNOW), SNOW))
    surface = output.links[0].from_socket
    m.link(m.blend(up, surface, snow.outputs[0]), output)
