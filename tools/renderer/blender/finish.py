"""From two noisy halves to a picture: denoise, haze, bloom, sharpen, grade. What a later grading needs is kept, a few MB a picture."""
import ctypes
import os
import subprocess

import bpy
import numpy as np

HERE = os.path.dirname(os.path.abspath(__file__))
LIFT = 4.0

# Grades by light. `haze` is the share of its colour at the far end; `bloom` what bright spots spill.
GRADES = {
    'day': dict(haze=.25, haze_colour=(.62, .72, .86), exposure=.62, balance=(1.06, 1, .93), bloom=.05, pale=.6),
    'sunset': dict(haze=.16, haze_colour=(.95, .66, .50), exposure=.35, balance=(1.12, .97, .90), bloom=.14, pale=.5, saturation=1.1, look='High Contrast'),
    'dusk': dict(haze=.28, haze_colour=(.30, .28, .36), exposure=.12, balance=(.88, .95, 1.18), bloom=.18, pale=.8),
    'blackout': dict(haze=.16, haze_colour=(.020, .026, .044), exposure=1.5, balance=(.86, .95, 1.18), bloom=.2, sharpen=.12),
    'day rain': dict(haze=.46, haze_colour=(.56, .60, .66), exposure=.72, balance=(.98, 1, 1.04), bloom=.07, saturation=.94, look='Medium High Contrast'),
    'dusk rain': dict(haze=.24, haze_colour=(.16, .17, .24), exposure=-.12, balance=(.86, .95, 1.16), bloom=.3, pale=.5, look='High Contrast'),
    'day winter': dict(haze=.30, haze_colour=(.72, .78, .88), exposure=.42, balance=(1.03, 1, .98), bloom=.06, pale=.5),
    'site': dict(haze=.28, haze_colour=(.62, .72, .86), exposure=.28, balance=(1.04, 1, .94), bloom=.05, pale=.7),
    'drone': dict(haze=.55, haze_colour=(.62, .72, .86), exposure=.22, balance=(1.05, 1, .93), bloom=.05, sky_haze=True, saturation=1.08),
    'room': dict(haze=.6, haze_colour=(1.0, 1.12, 1.25), exposure=.35, balance=(1, 1, 1), bloom=.07),
    'model': dict(haze=0, haze_colour=(1, 1, 1), exposure=.02, balance=(1, 1, 1), bloom=0, saturation=.96, sharpen=.35, vignette=0),
}


def denoiser(cache):
    """The C part is compiled when it is first needed."""
    source, built = os.path.join(HERE, 'denoise.c'), os.path.join(cache, 'denoise.so')
    if not os.path.exists(built) or os.path.getmtime(built) < os.path.getmtime(source):
        os.makedirs(cache, exist_ok=True)
        fresh = f'{built}.{os.getpid()}'
        subprocess.check_call(['gcc', '-O3', '-march=native', '-ffast-math', '-funroll-loops', '-shared', '-fPIC', source, '-o', fresh, '-lm'])
        os.replace(fresh, built)
    library = ctypes.CDLL(built)
    library.denoise.argtypes = [ctypes.c_int] * 2 + [ctypes.POINTER(ctypes.c_float)] * 4 + [ctypes.c_int] * 2 + [ctypes.c_float] * 2
    return library


def load(path):
    image = bpy.data.images.load(path)
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[:, :, :3].copy()


def blur(image, radius):
    """Three box blurs, which come close to a Gaussian one."""
    radius = max(1, int(radius))
    for axis in (0, 1):
        for _ in range(3):
            padding = [(0, 0)] * image.ndim
            padding[axis] = (radius + 1, radius)
            sums = np.cumsum(np.pad(image, padding, mode='edge'), axis=axis, dtype=np.float64)
            length, window = image.shape[axis], 2 * radius + 1
            ends, starts = np.take(sums, range(window, window + length), axis=axis), np.take(sums, range(length), axis=axis)
            image = ((ends - starts) / window).astype(np.float32)
    return image


class Halves:
    """The passes of both renders; `around` is the margin repeated at the seam of a full panorama."""

    def __init__(self, folder, cache, panorama):
        self.library, self.around = denoiser(cache), 32 if panorama else 0
        self.passes = {name: [load(os.path.join(folder, f'{name}000{half}.exr')) for half in (1, 2)] for name in ('light', 'albedo', 'normal', 'mist')}
        self.mist = sum(self.passes['mist'])[:, :, :1] / 2

    def _planes(self, image):
        if self.around:
            image = np.concatenate([image[:, -self.around:], image, image[:, :self.around]], 1)
        return np.ascontiguousarray(np.transpose(image, (2, 0, 1)), dtype=np.float32)

    def _run(self, first, second, features, radius, patience, strictness):
        planes = [self._planes(image) for image in (first, second, features)]
        result = np.zeros_like(planes[0])
        pointers = [plane.ctypes.data_as(ctypes.POINTER(ctypes.c_float)) for plane in (*planes, result)]
        self.library.denoise(result.shape[2], result.shape[1], *pointers, radius, 2, patience, strictness)
        image = np.transpose(result, (1, 2, 0))
        return image[:, self.around:-self.around] if self.around else image

    def denoised(self, patience):
        """Features are cleaned first: noise of thin or glazed things in them would pass straight through."""
        (albedo0, albedo1), (normal0, normal1) = self.passes['albedo'], self.passes['normal']
        nothing = np.zeros_like(albedo0)
        depth = self.mist * 4
        normal = self._run(normal0 + 1, normal1 + 1, np.concatenate([nothing, nothing, depth], 2), 5, 1.0, 6.) - 1
        albedo = self._run(np.clip(albedo0, 0, 1.5), np.clip(albedo1, 0, 1.5), np.concatenate([nothing, normal, depth], 2), 5, 1.0, 6.)
        features = np.concatenate([np.clip(albedo, 0, 1.5) * 1.6, normal, depth], 2)
        light = [np.log1p(np.maximum(image, 0) * LIFT) for image in self.passes['light']]
        return np.expm1(self._run(*light, features, 9, patience, 6.)) / LIFT


def develop(folder, cache, panorama=False, patience=.45):
    """Denoises what `render_halves` left in the folder and keeps it in place of the halves."""
    halves = Halves(folder, cache, panorama)
    np.save(os.path.join(folder, 'light.npy'), halves.denoised(patience).astype(np.float16))
    np.save(os.path.join(folder, 'mist.npy'), halves.mist.astype(np.float16))
    for name in os.listdir(folder):
        if name.endswith('.exr'):
            os.remove(os.path.join(folder, name))


def calmed(light):
    """Single pixels that the denoiser left far brighter or darker than all around them, and the ragged rows at the frame."""
    light = light.copy()
    light[:2], light[-2:], light[:, :2], light[:, -2:] = light[2], light[-3], light[:, 2:3], light[:, -3:-2]
    padded = np.pad(light, ((1, 1), (1, 1), (0, 0)), mode='edge')
    height, width = light.shape[:2]
    around = np.partition(np.stack([padded[y:y + height, x:x + width] for y in range(3) for x in range(3)]), (2, 6), axis=0)
    return np.clip(light, around[2] * .8, around[6] * 1.25)


def _paled(image, share):
    """Strong light that lacks blue turns towards peach, as film has it; otherwise a low sun makes the sky sulphur."""
    most = image.max(axis=2, keepdims=True)
    lacking = 1 - image[:, :, 2:] / np.maximum(most, 1e-4)
    amount = share * np.clip((lacking - .15) / .45, 0, 1)
    return image + (most * np.array((1, .68, .42), np.float32) - image) * amount


def graded(light, mist, horizon, haze, haze_colour, balance, bloom, saturation=1.0, sharpen=.25, vignette=.18, sky_haze=False, pale=0.0):
    height, width = mist.shape[:2]
    image = calmed(light) * np.array(balance, np.float32)
    sky = mist > .9995
    # Rows count from below: what is as far as the sky but under the horizon is the ground far away.
    sky[:horizon] = False
    share = haze * (mist if sky_haze else np.where(sky, 0, mist))
    image = image * (1 - share) + np.array(haze_colour, np.float32) * share
    image = _paled(image, np.where(sky, pale, 0))
    bright = np.clip(image - 1.0, 0, 8)
    image = image * (1 - bloom * .15) + bloom * (blur(bright, width / 200) * .6 + blur(bright, width / 50) * .4)
    image = np.maximum(image + np.clip((image - blur(image, 1)) * sharpen, -.08, .08), 0)
    grey = (image @ np.array([.21, .72, .07], np.float32))[..., None]
    image = np.maximum(grey + (image - grey) * saturation, 0)
    y, x = np.mgrid[-1:1:height * 1j, -1:1:width * 1j]
    return image * (1 - vignette * np.clip((x * x + y * y * .7) - .35, 0, 2) ** 1.2 * .6)[..., None].astype(np.float32)


# The ground that the site shows such pictures on, and within which part of the width a shadow ends in it.
PAPER, FADE = np.array((0xf4, 0xf1, 0xec), np.float32) / 255, .033


def eased(value, low, high):
    share = np.clip((value - low) / (high - low), 0, 1)
    return share * share * (3 - 2 * share)


def on_paper(pixels):
    """The ground, which the edges of the picture show, becomes paper: light tones follow it, dark ones stay."""
    height, width = pixels.shape[:2]
    ground = np.median(np.concatenate([pixels[:6].reshape(-1, 3), pixels[-6:].reshape(-1, 3)]), axis=0)
    apart = np.minimum(pixels * (1 + (PAPER / ground - 1) * (pixels / ground) ** 2), 1) - PAPER
    y, x = np.mgrid[0:height, 0:width] + .5
    inwards = eased(np.minimum(np.minimum(x, width - x), np.minimum(y, height - y)), 0, FADE * width)
    # What differs from paper less than one sees is paper.
    seen = eased(np.abs(apart).max(axis=2), 2 / 255, 7 / 255)
    return PAPER + apart * (inwards * seen)[..., None]


def print_on_paper(folder, target, grade):
    """As `print_picture`, on a ground that nobody can tell from the page around the picture."""
    raw = f'{target}.raw.png'
    print_picture(folder, raw, grade)
    shown = on_paper(load(raw))
    height, width = shown.shape[:2]
    picture = bpy.data.images.new('on paper', width, height)
    picture.pixels.foreach_set(np.concatenate([shown, np.ones((height, width, 1))], 2).astype(np.float32).ravel())
    picture.filepath_raw, picture.file_format = raw, 'PNG'
    picture.save()
    os.replace(raw, target)


def print_picture(folder, target, grade, mirrored=False, horizon=0):
    """The PNG of a developed folder; `grade` is one of GRADES with whatever differs, `horizon` its row from below."""
    light, mist = (np.load(os.path.join(folder, name)).astype(np.float32) for name in ('light.npy', 'mist.npy'))
    grade = dict(grade)
    scene = bpy.context.scene
    view, settings = scene.view_settings, scene.render.image_settings
    view.view_transform, view.look, view.exposure = 'Filmic', grade.pop('look', 'Medium High Contrast'), grade.pop('exposure')
    image = graded(light, mist, horizon, **grade)
    if mirrored:
        image = image[:, ::-1]
    height, width = mist.shape[:2]
    picture = bpy.data.images.new('picture', width, height, float_buffer=True)
    picture.pixels.foreach_set(np.concatenate([image, np.ones((height, width, 1), np.float32)], 2).astype(np.float32).ravel())
    picture.update()
    settings.file_format, settings.color_mode, settings.color_depth, settings.compression = 'PNG', 'RGB', '8', 40
    scene.render.dither_intensity = .6
    picture.save_render(f'{target}.part', scene=scene)
    os.replace(f'{target}.part', target)
