// `node tools/run.mjs tools/portraits/draw.ts`: draws the demo's people anew and notes the pictures in its manifest.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Localized } from '../../src/base/locale.ts';
import { engrave, sheet } from './engrave.ts';
import { people } from './people.ts';

type Member = { slug: string } & Record<keyof Localized, { name: string; role: string }>;
type Manifest = { pictures: { base: string; kind: string }[] };

const contents = join(import.meta.dirname, '../../content/obriy');
const manifestFile = join(contents, 'pictures/manifest.json');
const widths = [sheet.width, sheet.width / 2];

async function draw({ slug, uk, en }: Member) {
  const person = people.find((one) => one.slug === slug);
  if (!person) throw new Error(`${slug} has no look in people.ts`);
  const drawing = Buffer.from(engrave(person));
  const base = `team/${slug}`;
  const files = [];
  for (const width of widths) {
    for (const format of ['avif', 'webp'] as const) {
      const file = `${base}-${width}.${format}`;
      const { height } = await sharp(drawing)
        .resize({ width })
        .toFormat(format, { quality: 60 })
        .toFile(join(contents, 'pictures', file));
      files.push({ file, format, width, height });
    }
  }
  const small = await sharp(drawing).resize({ width: 12 }).webp({ quality: 20 }).toBuffer();
  const alt = { uk: `${uk.name}, ${uk.role}. Рисунок.`, en: `${en.name}, ${en.role}. Drawing.` };
  const placeholder = `data:image/webp;base64,${small.toString('base64')}`;
  return {
    base,
    project: null,
    kind: 'portrait',
    view: 'portrait',
    width: sheet.width,
    height: sheet.height,
    files,
    placeholder,
    alt,
  };
}

const members: Member[] = JSON.parse(readFileSync(join(contents, 'entries/team_member.json'), 'utf8'));
const manifest: Manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
mkdirSync(join(contents, 'pictures/team'), { recursive: true });
const others = manifest.pictures.filter(({ kind }) => kind !== 'portrait');
const drawn = await Promise.all(members.map(draw));
writeFileSync(manifestFile, `${JSON.stringify({ ...manifest, pictures: [...others, ...drawn] }, null, 1)}\n`);
