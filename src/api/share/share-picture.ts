import type { Locale } from '../../base/locale.ts';
import { type Client, problemOf } from '../../contract/client.ts';
import type { PageName } from '../../contract/content/page-contents.ts';
import type { StaticPages } from '../../contract/content/static-pages.ts';
import type { Lettering } from '../../platform/pictures/outlines.ts';
import { comparisonCard } from './comparison-card.ts';
import { type Drawn, flatCard } from './flat-card.ts';
import { poster } from './poster.ts';
import type { ShareDrawing } from './share-drawing.ts';
import { dayText, untilText } from './share-texts.ts';

/** Each but the comparison and pages is named as the first part of the addresses that its picture is shown for. */
export const shareKinds = [
  'apartments',
  'projects',
  'news',
  'promo',
  'vacancy',
  'advertising',
  'aerial-photography',
  'comparison',
  'pages',
] as const;
export type ShareKind = (typeof shareKinds)[number];

/** A comparison has several slugs, a comma between them. */
export type ShareSubject = { kind: ShareKind; slug: string; locale: Locale };
type Context = { client: Client; lettering: Lettering };
type Known = { client: Client; drawn: Drawn; pages: StaticPages };
type Draw = (slug: string, known: Known) => Promise<ShareDrawing | null> | ShareDrawing | null;

/** The drawing of a page, or null when there is no such page. Errors of the API are thrown on. */
export async function shareDrawing({ kind, slug, locale }: ShareSubject, { client, lettering }: Context): Promise<ShareDrawing | null> {
  const pages = await client('GET /api/{locale}/static-pages');
  const drawn = { lettering, locale, brand: pages.header.logo };
  return orNull(async () => drawings[kind](slug, { client, drawn, pages }));
}

async function orNull<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask();
  } catch (fault) {
    if (problemOf(fault)?.statusCode === 404) return null;
    throw fault;
  }
}

const drawings: Record<ShareKind, Draw> = {
  async apartments(slug, { client, drawn }) {
    const { apartment } = await client('GET /api/{locale}/apartment/{slug}', { slug });
    return flatCard(apartment, apartment.photos[0], drawn);
  },
  projects(slug, { pages, drawn }) {
    const project = pages.projects.find((one) => one.slug === slug);
    return project ? story({ ...project, title: project.name, below: `${project.district} · ${project.address}` }, drawn) : null;
  },
  async news(slug, { client, drawn }) {
    const { news } = await client('GET /api/{locale}/news/{slug}', { slug });
    return story({ ...news, below: dayText(drawn.locale, news.date) }, drawn);
  },
  async promo(slug, { client, drawn, pages }) {
    const { offer } = await client('GET /api/{locale}/offer/{slug}', { slug });
    return story({ ...offer, below: untilText(drawn.locale, offer.lastDay), picture: offer.picture ?? ownPicture(pages, 'promo') }, drawn);
  },
  async vacancy(slug, { client, drawn, pages }) {
    const { vacancy } = await client('GET /api/{locale}/vacancy/{slug}', { slug });
    return story({ ...vacancy, below: vacancy.place, picture: ownPicture(pages, 'career') }, drawn);
  },
  async advertising(slug, { client, drawn, pages }) {
    const { advertising } = await client('GET /api/{locale}/advertising');
    return entry(advertising, slug, { drawn, pages });
  },
  async 'aerial-photography'(slug, { client, drawn, pages }) {
    const { aerialPhotography } = await client('GET /api/{locale}/aerial-photography');
    return entry(aerialPhotography, slug, { drawn, pages });
  },
  /** The flats of a link that have gone since are left out. */
  async comparison(slugs, { client, drawn, pages }) {
    const asked = slugs.split(',').map((slug) => orNull(() => client('GET /api/{locale}/apartment/{slug}', { slug })));
    const flats = (await Promise.all(asked)).flatMap((answer) => answer?.apartment ?? []);
    const [only] = flats;
    if (!only) return page('favorites', { drawn, pages, picture: null });
    return flats.length === 1 ? flatCard(only, undefined, drawn) : comparisonCard(flats, drawn);
  },
  pages: (name, { drawn, pages }) => page(name, { drawn, pages, picture: ownPicture(pages, name) }),
};

type Story = Omit<Parameters<typeof poster>[0], 'brand'>;
const story = ({ title, below, picture }: Story, { brand, lettering }: Drawn): ShareDrawing =>
  poster({ title, below, picture, brand }, lettering);

type Entry = Omit<Story, 'below'> & { slug: string; lead: string };
function entry(all: readonly Entry[], slug: string, { drawn, pages }: Pick<Known, 'drawn' | 'pages'>): ShareDrawing | null {
  const found = all.find((one) => one.slug === slug);
  return found ? story({ ...found, below: found.lead, picture: found.picture ?? ownPicture(pages, 'main') }, drawn) : null;
}

const pageOf = ({ pages }: StaticPages, name: string) => (Object.hasOwn(pages, name) ? pages[name as PageName] : undefined);

/** The picture that the editor has given a page; without one it is the company's, which shows no project. */
const ownPicture = (pages: StaticPages, name: string): Story['picture'] =>
  pageOf(pages, name)?.sharePicture ?? pageOf(pages, 'company')?.sharePicture ?? null;

type PageToDraw = Pick<Known, 'drawn' | 'pages'> & Pick<Story, 'picture'>;

/** A page without a title of its own, such as a form, has the words of the home page. */
function page(name: string, { drawn, pages, picture }: PageToDraw): ShareDrawing {
  const texts = (from: string): { title?: string; headline?: string; lead?: string } => pageOf(pages, from)?.blocks ?? {};
  const from = texts(name).title ? name : 'main';
  const { title, headline, lead } = texts(from);
  return story({ title: title || headline || drawn.brand, below: lead || pageOf(pages, from)?.shareDescription || '', picture }, drawn);
}
