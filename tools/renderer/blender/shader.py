"""Words for wiring up a material: every method answers with the socket that carries its result."""
import bpy


def linear(hex_colour):
    """A colour as designers write it, in the linear numbers that light is counted with."""
    digits = hex_colour.lstrip('#')
    channels = [int(digits[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in channels)


def times(colour, factor):
    return tuple(min(1, c * factor) for c in colour)


def rgba(colour):
    return (colour[0], colour[1], colour[2], 1)


class Graph:
    """A node tree, of a material or of the world."""

    def __init__(self, tree):
        self.tree = tree

    def node(self, kind, **settings):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in settings.items():
            if key in node.inputs:
                node.inputs[key].default_value = value
            else:
                setattr(node, key, value)
        return node

    def link(self, output, target):
        self.tree.links.new(output, target)

    def feed(self, target, value):
        """A socket, a colour or a number, whichever it is."""
        if hasattr(value, 'is_output'):
            self.link(value, target)
        elif isinstance(value, (tuple, list)) and len(value) == 3:
            target.default_value = rgba(value) if len(target.default_value) == 4 else value
        else:
            target.default_value = value

    def math(self, operation, *values):
        node = self.node('Math', operation=operation)
        for socket, value in zip(node.inputs, values):
            self.feed(socket, value)
        return node.outputs[0]

    def mix(self, share, first, second, mode='MIX'):
        node = self.node('MixRGB', blend_type=mode)
        for socket, value in zip(node.inputs, (share, first, second)):
            self.feed(socket, value)
        return node.outputs[0]

    def times(self, first, second):
        return self.mix(1, first, second, 'MULTIPLY')

    def blend(self, share, first, second):
        """Two surfaces as one."""
        node = self.node('MixShader')
        for socket, value in zip(node.inputs, (share, first, second)):
            self.feed(socket, value)
        return node.outputs[0]

    def remap(self, value, low, high, to_low, to_high):
        node = self.node('MapRange')
        for socket, number in zip(node.inputs, (value, low, high, to_low, to_high)):
            self.feed(socket, number)
        return node.outputs[0]

    def place(self, kind='Object', scale=(1, 1, 1)):
        """Where on the surface we are: `Object` in metres of the object, `UV` in metres along the wall."""
        mapping = self.node('Mapping')
        mapping.inputs['Scale'].default_value = scale
        self.link(self.node('TexCoord').outputs[kind], mapping.inputs[0])
        return mapping.outputs[0]

    def noise(self, place, scale, detail=5, rough=.55, distortion=0):
        node = self.node('TexNoise', Scale=scale, Detail=detail, Roughness=rough, Distortion=distortion)
        self.link(place, node.inputs['Vector'])
        return node.outputs['Fac']

    def facing(self, power):
        """0 for a surface that is looked at squarely, 1 for one that is seen along."""
        weight = self.node('LayerWeight')
        weight.inputs[0].default_value = .5
        return self.math('POWER', weight.outputs['Facing'], power)


class Material(Graph):
    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        super().__init__(self.material.node_tree)
        self.surface = self.tree.nodes['Principled BSDF']

    def set(self, **inputs):
        """Inputs of the principled surface by name, `_` for a space."""
        for key, value in inputs.items():
            self.feed(self.surface.inputs[key.replace('_', ' ')], value)
        return self

    def bump(self, height, strength, distance=.02):
        node = self.node('Bump', Strength=strength, Distance=distance)
        self.link(height, node.inputs['Height'])
        self.link(node.outputs[0], self.surface.inputs['Normal'])

    def replace_surface(self, shader):
        self.tree.nodes.remove(self.surface)
        self.link(shader, self.tree.nodes['Material Output'].inputs['Surface'])
        return self.material
