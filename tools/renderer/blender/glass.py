"""Panes. Neither kind refracts: a window is thin, and refraction costs much light and many samples."""
from shader import Material, rgba

# What a pane mirrors, by the light of the picture: sky overhead, horizon, clouds, houses opposite.
REFLECTIONS = {
    'blackout': dict(zenith=(.010, .014, .026), horizon=(.022, .028, .045), cloud=(.026, .031, .046), ground=(.003, .004, .006)),
    'dusk': dict(zenith=(.20, .24, .34), horizon=(.42, .44, .52), cloud=(.50, .47, .52), ground=(.03, .035, .05)),
    'sunset': dict(zenith=(.16, .22, .34), horizon=(.70, .46, .30), cloud=(.80, .58, .44), ground=(.06, .055, .055)),
    'day': dict(zenith=(.17, .30, .55), horizon=(.55, .66, .80), cloud=(.85, .86, .88), ground=(.10, .105, .09)),
}


def mirroring(name, light, tint=(.80, .86, .86), least=.20):
    """
    A window seen from outside: what it mirrors is computed, not traced. A random choice between mirror and room leaves speckle
    that the denoiser keeps; this is clean at eight samples, and cheaper.
    """
    sky = REFLECTIONS[light]
    m = Material(name)
    share = m.remap(m.facing(2.6), 0, 1, least, 1.0)
    mirrored = m.node('TexCoord').outputs['Reflection']
    split = m.node('SeparateXYZ')
    m.link(mirrored, split.inputs[0])
    height = split.outputs[2]
    image = m.mix(m.remap(height, .02, .55, 0, 1), sky['horizon'], sky['zenith'])
    image = m.mix(m.remap(m.noise(mirrored, 2.6, 6, .6, .3), .46, .66, 0, .8), image, sky['cloud'])
    flat = m.node('Mapping')
    flat.inputs['Scale'].default_value = (9, 9, 0)
    m.link(mirrored, flat.inputs[0])
    roofs = m.math('MULTIPLY_ADD', m.noise(flat.outputs[0], 1.0, 3, .6), -.24, height)
    image = m.mix(m.remap(roofs, -.075, -.045, 0, 1), sky['ground'], image)
    glow, through, both, plain = m.node('Emission'), m.node('BsdfTransparent'), m.node('AddShader'), m.node('BsdfTransparent')
    m.link(image, glow.inputs[0])
    m.link(share, glow.inputs[1])
    m.link(m.mix(m.math('SUBTRACT', 1, share), (0, 0, 0), tint), through.inputs[0])
    m.link(through.outputs[0], both.inputs[0])
    m.link(glow.outputs[0], both.inputs[1])
    plain.inputs[0].default_value = rgba(tint)
    m.material.cycles.sample_as_light = False
    return m.replace_surface(m.blend(m.node('LightPath').outputs['Is Camera Ray'], plain.outputs[0], both.outputs[0]))


def clear(name, tint=(.80, .86, .86), least=.10):
    """Glass close to the camera: transparent, with a true and sharp mirror image; shadow rays pass."""
    m = Material(name)
    through, mirror, shadow = m.node('BsdfTransparent'), m.node('BsdfGlossy', distribution='SHARP'), m.node('BsdfTransparent')
    through.inputs[0].default_value = shadow.inputs[0].default_value = rgba(tint)
    mirror.inputs[0].default_value = (.95, .97, 1, 1)
    seen = m.blend(m.remap(m.facing(2.6), 0, 1, least, 1.0), through.outputs[0], mirror.outputs[0])
    return m.replace_surface(m.blend(m.node('LightPath').outputs['Is Shadow Ray'], seen, shadow.outputs[0]))


def tinted(name, tint):
    """A pane that mirrors nothing, for a model seen from above: no random choice, no speckle."""
    m = Material(name)
    return m.replace_surface(m.node('BsdfTransparent', Color=rgba(tint)).outputs[0])
