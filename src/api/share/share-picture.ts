import type { Locale } from '../../base/locale.ts';
import { type Client, problemOf } from '../../contract/client.ts';
import type { Picture } from '../../contract/pictures.ts';
import type { Lettering } from '../../platform/pictures/outlines.ts';
import { fitText } from './fit-text.ts';
import { planSvg } from './plan-svg.ts';
import { dayText, flatTexts } from './share-texts.ts';

/** The size that social networks show. */
export const shareSize = { width: 1200, height: 630 };
export const shareKinds = ['apartments', 'projects', 'news'] as const;
export type ShareKind = (typeof shareKinds)[number];

/** A share picture before it is rendered: text and lines as SVG over a photo. */
export type ShareDrawing = { svg: string; ground: string; photo: { picture: Picture; left: number; width: number } | null };
type Subject = { kind: ShareKind; slug: string; locale: Locale };
type Context = { client: Client; lettering: Lettering };

const { width, height } = shareSize;
const margin = 56;
const ink = { ground: '#0e0e0e', text: '#eeeeee', quiet: '#c9c6c1', line: '#a8a49d' };
const light = { ground: '#f4f1ec', text: '#151412', quiet: '#57534c', line: '#8b857a' };
const horizon = 450;

/** The drawing of a page, or null when there is no such page. Errors of the API are thrown on. */
export async function shareDrawing({ kind, slug, locale }: Subject, { client, lettering }: Context): Promise<ShareDrawing | null> {
  const { header, projects } = await client('GET /api/{locale}/static-pages');
  if (kind === 'projects') {
    const project = projects.find((one) => one.slug === slug);
    const below = project && `${project.district} · ${project.address}`;
    return project ? poster({ title: project.name, below: below ?? '', brand: header.logo, picture: project.picture }, lettering) : null;
  }
  try {
    if (kind === 'news') {
      const { news } = await client('GET /api/{locale}/news/{slug}', { slug });
      return poster({ title: news.title, below: dayText(locale, news.date), brand: header.logo, picture: news.picture }, lettering);
    }
    return await flatCard(slug, { client, lettering, locale, brand: header.logo });
  } catch (fault) {
    if (problemOf(fault)?.statusCode === 404) return null;
    throw fault;
  }
}

const document = (parts: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('\n')}</svg>`;
const rule = (y: number, colour: string, to = width) => `<path stroke="${colour}" d="M0 ${y}.5H${to}"/>`;

type Poster = { title: string; below: string; brand: string; picture: Picture | null };

/** The photo fills everything, the title stands on the horizon. */
function poster({ title, below, brand, picture }: Poster, lettering: Lettering): ShareDrawing {
  const { line } = lettering;
  const wide = width - 2 * margin;
  const room = { face: 'display', width: wide, most: 3 } as const;
  const large = fitText(title, { ...room, sizes: [76, 64, 54, 46] }, lettering);
  // Text of more than three lines may take five small ones.
  const { size, lines } = large.lines.at(-1)?.endsWith('…') ? fitText(title, { ...room, sizes: [40, 34], most: 5 }, lettering) : large;
  const under = fitText(below, { face: 'text', sizes: [30, 26], width: wide, most: 2 }, lettering);
  const leading = size * 1.12;
  const first = horizon - size * 0.34 - leading * (lines.length - 1);
  return {
    ground: ink.ground,
    photo: picture && { picture, left: 0, width },
    svg: document([
      '<defs><linearGradient id="shade" x2="0" y2="1"><stop offset="0" stop-color="#0e0e0e" stop-opacity=".38"/><stop offset=".28" stop-color="#0e0e0e" stop-opacity=".12"/><stop offset=".5" stop-color="#0e0e0e" stop-opacity=".5"/><stop offset=".75" stop-color="#0e0e0e" stop-opacity=".86"/></linearGradient></defs>',
      `<path fill="url(#shade)" d="M0 0H${width}V${height}H0z"/>`,
      line(brand, { face: 'display', size: 30, x: margin, y: margin + 26, fill: ink.text }),
      ...lines.map((words, at) => line(words, { face: 'display', size, x: margin, y: first + at * leading, fill: ink.text })),
      rule(horizon, ink.line),
      ...under.lines.map((words, at) =>
        line(words, { face: 'text', size: under.size, x: margin, y: horizon + 60 + at * 40, fill: ink.quiet }),
      ),
    ]),
  };
}

const photoWidth = 330;
const textWidth = 400;

/** Facts at the left, the plan in the middle, the building at the right; one horizon through all. */
async function flatCard(
  slug: string,
  { client, lettering, locale, brand }: Context & { locale: Locale; brand: string },
): Promise<ShareDrawing> {
  const { apartment } = await client('GET /api/{locale}/apartment/{slug}', { slug });
  const { line } = lettering;
  const { area, roomCount, floor, floorsTotal, project, plan, photos } = apartment;
  const [photo] = photos;
  const planWidth = width - margin * 2 - textWidth - (photo ? photoWidth : 0) - 32;
  const names = fitText(project.name, { face: 'display', sizes: [32, 27, 23], width: textWidth, most: 3 }, lettering);
  const size = fitText(
    flatTexts.area(locale, area),
    { face: 'display', sizes: [84, 72, 60, 50], width: textWidth, most: 1 },
    lettering,
  ).size;
  const place = `${flatTexts.rooms(locale, roomCount)}, ${flatTexts.floor(locale, floor, floorsTotal)}`;
  const where = fitText(place, { face: 'text', sizes: [28, 24, 20], width: textWidth, most: 1 }, lettering);
  return {
    ground: light.ground,
    photo: photo ? { picture: photo, left: width - photoWidth, width: photoWidth } : null,
    svg: document([
      rule(horizon, light.line, margin + textWidth),
      line(brand, { face: 'display', size: 30, x: margin, y: margin + 26, fill: light.text }),
      line(flatTexts.area(locale, area), { face: 'display', size, x: margin - 4, y: horizon - 30, fill: light.text }),
      ...where.lines.map((words) => line(words, { face: 'text', size: where.size, x: margin, y: horizon - 130, fill: light.quiet })),
      ...names.lines.map((words, at) =>
        line(words, { face: 'display', size: names.size, x: margin, y: horizon + 56 + at * 40, fill: light.text }),
      ),
      plan ? planSvg(plan, { left: margin + textWidth + 32, top: margin, width: planWidth, height: height - 2 * margin }) : '',
    ]),
  };
}
