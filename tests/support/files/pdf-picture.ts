import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';

const program = 'pdftoppm';
const found = spawnSync(program, ['-v']).error === undefined;

/** The first page in greys, small enough that a letter's edge weighs nothing and a block that moved or is missing shows. */
const width = 149;
const height = 211;

async function pictureOf(pdf: Uint8Array): Promise<Buffer> {
  const folder = mkdtempSync(join(tmpdir(), 'domivka-picture-'));
  try {
    writeFileSync(join(folder, 'sheet.pdf'), pdf);
    const { status, stderr } = spawnSync(
      program,
      ['-png', '-gray', '-r', '72', '-singlefile', '-f', '1', join(folder, 'sheet.pdf'), join(folder, 'sheet')],
      { encoding: 'utf8' },
    );
    // Poppler prints its warnings here, such as a state that is restored and was never saved.
    expect([status, stderr]).toEqual([0, '']);
    return await sharp(join(folder, 'sheet.png')).resize(width, height, { fit: 'fill' }).blur(1).greyscale().png().toBuffer();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const greysOf = (png: Buffer) => sharp(png).greyscale().raw().toBuffer();

/** How far two pictures are from each other: the greys of a pixel in the middle (of 255), and the share of pixels that are plainly others. */
export async function differenceOf(one: Buffer, other: Buffer): Promise<{ mean: number; plainly: number }> {
  const [a, b] = await Promise.all([greysOf(one), greysOf(other)]);
  expect(a.length).toBe(b.length);
  const steps = a.map((grey, at) => Math.abs(grey - (b[at] ?? 0)));
  return {
    mean: steps.reduce((sum, step) => sum + step, 0) / steps.length,
    plainly: steps.filter((step) => step > 40).length / steps.length,
  };
}

/**
 * Compares the first page of a PDF with the stored picture beside the test, whose letters may be drawn a little otherwise.
 * Without poppler on the machine it is skipped by name, and fails when `CI` is set. Delete the stored picture to have it drawn anew,
 * and look at it.
 */
export function looksAsKept(title: string, kept: URL, draw: () => Promise<Uint8Array>): void {
  test.skipIf(!found && !process.env.CI)(title, async () => {
    if (!found) expect.fail('poppler-utils is not installed, and nothing may be skipped here');
    const drawn = await pictureOf(await draw());
    const path = fileURLToPath(kept);
    if (!existsSync(path)) {
      if (process.env.CI) expect.fail(`${path} is missing`);
      writeFileSync(path, drawn);
    }
    const { mean, plainly } = await differenceOf(drawn, readFileSync(path));
    expect(mean, 'greys of a pixel').toBeLessThan(1.5);
    expect(plainly, 'share of pixels that are plainly others').toBeLessThan(0.005);
  });
}
