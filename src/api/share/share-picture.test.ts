import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { layouts } from '../../../tools/demo/plans/layouts.ts';
import { makeClient } from '../../contract/client.ts';
import { type Lettering, loadLettering } from '../../platform/pictures/outlines.ts';
import { rasterize } from '../../platform/pictures/raster.ts';
import { shareSize } from './share-drawing.ts';
import { type ShareKind, shareDrawing } from './share-picture.ts';

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
  studio: { area: 28.4, rooms_number: 0, floor: 3, floors_total: 9, plan: least?.plan, photos: [] },
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
  const pages = {
    main: { blocks: { headline: title }, og_description: title, og_photo: picture },
    company: { blocks: { title: name, lead: address }, og_description: '', og_photo: picture },
    favorites: { blocks: { title: name }, og_description: address, og_photo: null },
  };
  const entries = [{ slug: 'long', title, lead: `${address} `.repeat(2), picture: null }];
  const answers: Record<string, (slug: string) => object | undefined> = {
    'static-pages': () => ({ header: { logo: locale === 'uk' ? 'ОБРІЙ' : 'OBRIY' }, projects, pages }),
    news: (slug) => ({ news: news[slug] }),
    offer: () => ({ offer: { title, last_day: '2026-12-31', picture } }),
    vacancy: () => ({ vacancy: { title, place: address } }),
    advertising: () => ({ advertising: entries }),
    'aerial-photography': () => ({ aerial_photography: entries }),
    apartment: (slug) => ({ apartment: { project: { name: slug === 'small' ? 'Луговий' : name }, ...flats[slug] } }),
  };
  return makeClient(async (path) => {
    const [, , , what = '', slug = ''] = path.split('/');
    if (what === 'apartment' && !flats[slug]) return Response.json({ statusCode: 404 }, { status: 404 });
    return Response.json(answers[what]?.(slug));
  }, locale);
}

const subjects: [ShareKind, string][] = [
  ...['small', 'large', 'studio', 'bare'].map((slug): [ShareKind, string] => ['apartments', slug]),
  ...['short', 'long'].map((slug): [ShareKind, string] => ['projects', slug]),
  ...['short', 'long', 'endless'].map((slug): [ShareKind, string] => ['news', slug]),
  ...(['promo', 'vacancy', 'advertising', 'aerial-photography'] as const).map((kind): [ShareKind, string] => [kind, 'long']),
  ...['main', 'company', 'consultation'].map((slug): [ShareKind, string] => ['pages', slug]),
  ...['large', 'small,large', 'bare,large,small', 'small,studio,large,bare', 'gone,small,large', 'gone'].map(
    (slugs): [ShareKind, string] => ['comparison', slugs],
  ),
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
  const right = kind === 'apartments' || slug === 'large' ? 56 + 400 : shareSize.width - 56;
  expect(lines.filter(({ text }) => text.includes('…') && slug !== 'endless')).toEqual([]);
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

const textsOf = async (kind: ShareKind, slug: string, locale: 'uk' | 'en') => {
  const { lettering, lines } = await watched();
  const drawn = await shareDrawing({ kind, slug, locale }, { client: clientOf(locale), lettering });
  return { drawn, texts: lines.map(({ text }) => text.replaceAll('\u00a0', ' ')) };
};

it('areas have their unit, and a studio is no flat of no rooms', async () => {
  expect((await textsOf('apartments', 'small', 'uk')).texts).toEqual(['ОБРІЙ', '25,3 м²', '1 кімната, поверх 1 із 16', 'Луговий']);
  expect((await textsOf('apartments', 'studio', 'uk')).texts.slice(1, 3)).toEqual(['28,4 м²', 'Студія, поверх 3 із 9']);
  expect((await textsOf('apartments', 'studio', 'en')).texts.slice(1, 3)).toEqual(['28.4 m²', 'Studio, floor 3 of 9']);
});

it('a comparison shows the plan and the texts of each flat that there is, and no photo of any project', async () => {
  const { drawn, texts } = await textsOf('comparison', 'small,gone,large', 'uk');
  expect(texts.slice(0, 5)).toEqual(['ОБРІЙ', '25,3 м²', '148,4 м²', '1 кімната, поверх 1 із 16', '4 кімнати, поверх 26 із 26']);
  expect(drawn?.svg.match(/<g transform/g)).toHaveLength(2);
  expect(drawn?.photo).toBeNull();
  // To one scale, so that the larger flat is the larger plan.
  expect(new Set([...(drawn?.svg.matchAll(/scale\(([\d.]+)\)/g) ?? [])].map(([, scale]) => Number(scale).toFixed(6))).size).toBe(1);
  const none = await textsOf('comparison', 'gone', 'uk');
  expect([none.texts[1], none.drawn?.photo]).toEqual(['Дім на Схилах Голосіївського', null]);
});

it('words have letters and signs that the faces lack in the nearest form, or not at all', async () => {
  const { line } = await loadLettering();
  const at = { face: 'text', size: 30, x: 0, y: 0, fill: '' } as const;
  expect(line('Café −2\u00a0м² 🏡', at)).toBe(line('Cafe –2 м² ', at));
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
  ['comparison', 'small,large'],
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
  const ink = await inkOf(await rasterize({ svg: drawn.svg, ground: drawn.ground, size: shareSize, format: 'jpeg', photo }));
  const stored = readFileSync(new URL(`pictures-as-they-were/${kind}-${slug.replace(',', '-')}.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  // One step of ten lighter or darker is the rounding of another processor.
  const apart = ink.map((row, at) => [...row].map((value, column) => Math.abs(Number(value) - Number(stored[at]?.[column]))));
  expect(Math.max(...apart.flat()), `is now\n${ink.join('\n')}`).toBeLessThanOrEqual(1);
});
