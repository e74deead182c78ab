import { open } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import { avifQuality, type PictureSize, pictureSizes } from './picture-sizes.ts';

export type PictureToTake = { file: string };
export type TakenFile = PictureSize & { bytes: Uint8Array };
/** A picture of untrusted origin, drawn anew: upright, without what the camera has noted, in each width that it fills. */
export type TakenPicture = { width: number; height: number; placeholder: string; files: TakenFile[] };
/** Why a file is not taken. */
export type PictureFault = 'not-a-picture' | 'picture-moves' | 'picture-too-large' | 'picture-too-small';

/** Bounds of the unpacked picture; a phone has 48 or 50 million points. */
export const pictureBounds = { mostPixels: 60_000_000, leastSide: 320, mostRatio: 5 } as const;
const longestSeconds = 60;

/** Of all that the library reads, by their first bytes: no SVG, PDF or whatever else a file may say of itself. */
const beginnings: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  (bytes) => bytes.toString('latin1', 4, 12) === 'ftypavif',
];

async function isPicture(file: string): Promise<boolean> {
  const opened = await open(file);
  try {
    const { buffer } = await opened.read(Buffer.alloc(12), 0, 12, 0);
    return beginnings.some((begins) => begins(buffer));
  } finally {
    await opened.close();
  }
}

/** Makes a picture's files. Only what was drawn anew leaves: nothing of the given bytes is passed on. */
export async function takePicture({ file }: PictureToTake): Promise<TakenPicture | PictureFault> {
  if (!(await isPicture(file))) return 'not-a-picture';
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  const { mostPixels, leastSide, mostRatio } = pictureBounds;
  // The header alone: nothing is unpacked before its size is known.
  const about = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!about) return 'not-a-picture';
  if ((about.pages ?? 1) > 1) return 'picture-moves';
  const { width, height } = about.autoOrient;
  if (width * height > mostPixels) return 'picture-too-large';
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  if (shorter < leastSide || longer > shorter * mostRatio) return 'picture-too-small';
  try {
    const sizes = pictureSizes({ width, height });
    const drawn = await sharp(file, { limitInputPixels: mostPixels, failOn: 'error' })
      .autoOrient()
      .resize({ width: Math.max(...sizes.map((size) => size.width)) })
      .toColourspace('srgb')
      .timeout({ seconds: longestSeconds })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { width: wide, height: high, channels } = drawn.info;
    const again = () => sharp(drawn.data, { raw: { width: wide, height: high, channels } });
    const files: TakenFile[] = [];
    for (const size of sizes) files.push(await encode(again(), size));
    const small = await again().resize({ width: 16 }).webp({ quality: 40 }).toBuffer();
    return { width, height, placeholder: `data:image/webp;base64,${small.toString('base64')}`, files };
  } catch {
    // The header was one of a picture, the rest is not.
    return 'not-a-picture';
  }
}

async function encode(picture: Sharp, { width, format }: PictureSize): Promise<TakenFile> {
  const sized = picture.resize({ width }).timeout({ seconds: longestSeconds });
  const made = format === 'avif' ? sized.avif({ quality: avifQuality(width), effort: 3 }) : sized.webp({ quality: 78, effort: 4 });
  const { data, info } = await made.toBuffer({ resolveWithObject: true });
  return { format, width: info.width, height: info.height, bytes: data };
}
