import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { layouts } from '../../../tools/demo/plans/layouts.ts';
import { makeClient } from '../../contract/client.ts';
import { type Lettering, loadLettering } from '../../platform/pictures/outlines.ts';
import { rasterize } from '../../platform/pictures/raster.ts';
import { type ShareKind, shareDrawing, shareSize } from './share-picture.ts';

const picture = { src: '/pictures/x.webp', width: 1280, height: 720, alt: '', sources: [], placeholder: null, focus: { x: 50, y: 30 } };
const long = {
  uk: {
    name: 'Дім на Схилах Голосіївського лісопаркового господарства',
    address: 'вул. Академіка Заболотного, 141, корпус 2, село Чайки, Бучанський район, Київська область',
    title:
      'Автотранспортнопідприємницький сільськогосподарський довготерміновий інвестиційно-будівельний «Світанок 9» пройшов огляд держкомісії',
  },
  en: {
    name: 'Dim na Skhylakh Holosiivskoho lisoparkovoho hospodarstva',
    address: '141 Akademika Zabolotnoho Street, building 2, Chaiky, Buchanskyi district, Kyiv region, Ukraine',
    title: 'The long-awaited commissioning of the second section of Svitanok 9 on Metrolohichna Street: benches, trees and papers are left',
  },
};

const [least, largest] = [layouts[0], layouts.at(-1)];
const flats: Record<string, object> = {
  small: { area: 25.28, rooms_number: 1, floor: 1, floors_total: 16, plan: least?.plan, photos: [picture] },
  large: { area: 148.35, rooms_number: 4, floor: 26, floors_total: 26, plan: largest?.plan, photos: [picture] },
  bare: { area: 1_148.35, rooms_number: 5, floor: -1, floors_total: 26, plan: null, photos: [] },
};

function clientOf(locale: 'uk' | 'en') {
  const { name, address, title } = long[locale];
  const one = { district: 'Святошинський', address: 'вул. Лугова, 1', picture: null };
  const projects = [
    { ...one, slug: 'short', name: 'Луговий' },
    { ...one, slug: 'long', name, address, picture },
  ];
  const news: Record<string, object> = {
    short: { title: 'Дах', date: '2026-11-17', picture: null },
    long: { title, date: '2026-09-17', picture },
    endless: { title: `${title} `.repeat(4), date: '2026-09-17', picture },
  };
  const answers: Record<string, (slug: string) => object | undefined> = {
    'static-pages': () => ({ header: { logo: locale === 'uk' ? 'ОБРІЙ' : 'OBRIY' }, projects }),
    news: (slug) => ({ news: news[slug] }),
    apartment: (slug) => ({ apartment: { project: { name: slug === 'small' ? 'Луговий' : name }, ...flats[slug] } }),
  };
  return makeClient(async (path) => {
    const [, , , what = '', slug = ''] = path.split('/');
    return Response.json(answers[what]?.(slug));
  }, locale);
}

const subjects: [ShareKind, string][] = [
  ...['small', 'large', 'bare'].map((slug): [ShareKind, string] => ['apartments', slug]),
  ...['short', 'long'].map((slug): [ShareKind, string] => ['projects', slug]),
  ...['short', 'long', 'endless'].map((slug): [ShareKind, string] => ['news', slug]),
];
const both = (['uk', 'en'] as const).flatMap((locale) => subjects.map(([kind, slug]) => [locale, kind, slug] as const));

type Line = { text: string; left: number; right: number; top: number; bottom: number };

/** The lettering, and the places of its texts. */
async function watched(): Promise<{ lettering: Lettering; lines: Line[] }> {
  const lettering = await loadLettering();
  const lines: Line[] = [];
  return {
    lines,
    lettering: {
      ...lettering,
      line(text, at) {
        const [top, bottom] = [at.y - at.size * 0.72, at.y + at.size * 0.22];
        lines.push({ text, left: at.x, right: at.x + lettering.wide(text, at), top, bottom });
        return lettering.line(text, at);
      },
    },
  };
}

it.each(both)('in %s the words of %s/%s stand in their box, and none on another', async (locale, kind, slug) => {
  const { lettering, lines } = await watched();
  const drawn = await shareDrawing({ kind, slug, locale }, { client: clientOf(locale), lettering });
  expect(lines.length).toBeGreaterThanOrEqual(3);
  // Beside the words of a flat there is its plan.
  const right = kind === 'apartments' ? 56 + 400 : shareSize.width - 56;
  const out = lines.filter((line) => line.left < 48 || line.right > right + 1 || line.top < 40 || line.bottom > shareSize.height - 24);
  expect(out).toEqual([]);
  const touching = lines.flatMap((one, at) =>
    lines
      .slice(at + 1)
      .filter((other) => one.top < other.bottom && other.top < one.bottom && one.left < other.right && other.left < one.right),
  );
  expect(touching).toEqual([]);
  expect(drawn?.svg).not.toMatch(/NaN|undefined/);
});

/** How dark each of 22 × 16 fields of a picture is, 0 to 9. */
async function inkOf(jpeg: Buffer): Promise<string[]> {
  const grey = await sharp(jpeg).greyscale().resize(22, 16, { fit: 'fill', kernel: 'cubic' }).raw().toBuffer();
  return Array.from({ length: 16 }, (_, row) =>
    [...grey.subarray(row * 22, row * 22 + 22)].map((value) => 9 - Math.round((value / 255) * 9)).join(''),
  );
}

it.each([
  ['apartments', 'large'],
  ['projects', 'long'],
] as const)('%s/%s looks as it did', async (kind, slug) => {
  const drawn = await shareDrawing({ kind, slug, locale: 'uk' }, { client: clientOf('uk'), lettering: await loadLettering() });
  if (!drawn) throw new Error('there is such a page');
  const file = resolve('content/obriy/pictures/prystan-41/hero-1280.webp');
  const photo = drawn.photo && {
    file,
    left: drawn.photo.left,
    top: 0,
    width: drawn.photo.width,
    height: shareSize.height,
    focus: { x: 50, y: 30 },
  };
  const ink = await inkOf(await rasterize({ svg: drawn.svg, ground: drawn.ground, size: shareSize, photo }));
  const stored = readFileSync(new URL(`pictures-as-they-were/${kind}-${slug}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  // One step of ten lighter or darker is the rounding of another processor.
  const apart = ink.map((row, at) => [...row].map((value, column) => Math.abs(Number(value) - Number(stored[at]?.[column]))));
  expect(Math.max(...apart.flat()), `is now\n${ink.join('\n')}`).toBeLessThanOrEqual(1);
});
