# python3 film.py <picture> <left> <top> <width> <film.mp4>
# Makes the film of a simulated camera from one picture of a site: clouds drift, their shadows pass, and after 48 seconds it begins anew
# without a jump. Needs numpy and ffmpeg. The pieces of 4 seconds that the simulator streams begin with a whole picture each.
import subprocess, sys
import numpy as np

picture, left, top, width, film = sys.argv[1], *map(int, sys.argv[2:5]), sys.argv[5]
W, H, FPS, SECONDS, PIECE = 960, 540, 5, 48, 4
crop = f'crop={width}:{width * 9 // 16}:{left}:{top},scale={W}:{H}:flags=lanczos,format=rgb24'
raw = subprocess.run(['ffmpeg', '-v', 'error', '-i', picture, '-vf', crop, '-f', 'rawvideo', '-'], capture_output=True, check=True).stdout
image = np.frombuffer(raw, np.uint8).reshape(H, W, 3).astype(np.float32) / 255


def blurred(a, radius):
    for axis in (0, 1):
        for _ in range(2):
            pad = [(0, 0)] * a.ndim
            pad[axis] = (radius + 1, radius)
            c = np.cumsum(np.pad(a, pad, mode='edge'), axis=axis)
            n = a.shape[axis]
            a = (np.take(c, range(2 * radius + 1, 2 * radius + 1 + n), axis=axis) - np.take(c, range(n), axis=axis)) / (2 * radius + 1)
    return a


# The sky is what can be reached from the upper edge over smooth, not too dark pixels.
rough = np.abs(image - blurred(image, 1)).max(axis=2)
smooth = (rough < 0.022) & (image.min(axis=2) > 0.36)
sky = np.zeros((H, W), bool)
sky[0] = smooth[0]
while True:
    grown = sky.copy()
    for dy, dx in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        grown |= np.roll(sky, (dy, dx), (0, 1))
    grown &= smooth
    grown[int(H * 0.5):] = False
    if (grown == sky).all():
        break
    sky = grown
cover = blurred((blurred(sky.astype(np.float32), 2) > 0.5).astype(np.float32), 1)
# Far off nothing is seen to move.
cover = (cover * np.clip((0.5 - np.arange(H) / H) / 0.16, 0, 1)[:, None])[..., None]
# What stands in front of the sky is filled with the sky around it, so that clouds can come out from behind it.
filled, weight = image * sky[..., None], sky.astype(np.float32)[..., None]
plain = image.copy()
for radius in (8, 32, 120):
    part = blurred(weight, radius)
    guess = blurred(filled, radius) / np.maximum(part, 1e-4)
    hole = (~sky)[..., None] & (part > 0.02)
    plain = np.where(hole, guess, plain) if radius == 8 else np.where(hole & (np.abs(plain - image) < 1e-6), guess, plain)

wide = np.concatenate([plain[:, ::-1], plain, plain[:, ::-1]], axis=1)


def drifted(by):
    whole, part = int(np.floor(by)), by - np.floor(by)
    at = W - whole
    return wide[:, at:at + W] * (1 - part) + wide[:, at - 1:at - 1 + W] * part


rng = np.random.default_rng(7)
hills = [blurred(rng.standard_normal((H, W)).astype(np.float32), 60) for _ in range(2)]
hills = [h / np.abs(h).max() for h in hills]
encoder = subprocess.Popen(
    ['ffmpeg', '-v', 'error', '-y', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', f'{W}x{H}', '-r', str(FPS), '-i', '-',
     '-c:v', 'libx264', '-profile:v', 'main', '-preset', 'slow', '-crf', '29', '-pix_fmt', 'yuv420p', '-bf', '0',
     '-g', str(FPS * PIECE), '-keyint_min', str(FPS * PIECE), '-sc_threshold', '0', '-flags', '+cgop',
     '-movflags', '+frag_keyframe+empty_moov+default_base_moof', film], stdin=subprocess.PIPE)
for frame in range(FPS * SECONDS):
    t = frame / (FPS * SECONDS)
    # Two copies of the sky, each of which is unseen while it jumps back.
    parts = [((t + shift) % 1) for shift in (0, 0.5)]
    clouds = sum(drifted(70 * (p - 0.5)) * (1 - abs(2 * p - 1)) for p in parts)
    turn = 2 * np.pi * t
    shade = 1 + 0.05 * np.sin(turn) + 0.07 * (hills[0] * np.cos(turn) + hills[1] * np.sin(turn))
    ground = image * shade[..., None]
    shown = clouds * cover + ground * (1 - cover) + rng.standard_normal((H, W, 1)).astype(np.float32) * 0.006
    encoder.stdin.write((np.clip(shown, 0, 1) * 255 + 0.5).astype(np.uint8).tobytes())
encoder.stdin.close()
sys.exit(encoder.wait())
