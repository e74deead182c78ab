import type { Sharp } from 'sharp';

export type Size = { width: number; height: number };
type Photo = { file: string; left: number; top: number; focus: { x: number; y: number } } & Size;

const quality = 82;

export type PictureToDraw = { svg: string; photo: Photo | null; ground: string; size: Size; format: 'jpeg' | 'png' };

/** Limits of an unpacked photo, and of one step of libvips: a thread cannot be terminated during a step. */
const [mostPixels, longestSeconds] = [40_000_000, 10];

/** Lays a drawing over a photo, which fills its place around its focus, on a ground of one colour. A PNG has at most 256 colours: it is for drawings. */
export async function rasterize({ svg, photo, ground, size, format }: PictureToDraw): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  // One picture at a time on one thread: visitors come before pictures of pages.
  sharp.concurrency(1);
  const layers =
    photo === null
      ? []
      : [{ input: await crop(sharp(photo.file, { limitInputPixels: mostPixels }), photo), left: photo.left, top: photo.top }];
  const picture = sharp({ create: { ...size, channels: 3, background: ground } }).composite([
    ...layers,
    { input: Buffer.from(svg), left: 0, top: 0 },
  ]);
  const encoded = format === 'png' ? picture.png({ palette: true }) : picture.jpeg({ quality, mozjpeg: true });
  return encoded.timeout({ seconds: longestSeconds }).toBuffer();
}

async function crop(picture: Sharp, { width, height, focus }: Photo): Promise<Buffer> {
  const { width: whole = width, height: tall = height } = await picture.metadata();
  const scale = Math.max(width / whole, height / tall);
  const scaled = { width: Math.max(width, Math.round(whole * scale)), height: Math.max(height, Math.round(tall * scale)) };
  const left = Math.round(((scaled.width - width) * focus.x) / 100);
  const top = Math.round(((scaled.height - height) * focus.y) / 100);
  return picture.resize(scaled).extract({ left, top, width, height }).timeout({ seconds: longestSeconds }).toBuffer();
}
