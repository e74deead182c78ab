import type { Locale } from '../../../base/locale.ts';
import { bindSpaces } from '../../../base/text/bind-words.ts';
import type { Catalogue } from '../../../domain/catalogue/catalogue.ts';
import { layoutName } from '../../catalogue/layout-name.ts';
import { dayText } from '../../share/share-texts.ts';

type Fields = { [name: string]: unknown };
type Row = { name: string; content: unknown };

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
/** The fields that name a row, the first that it has. */
const naming = ['title', 'name', 'question', 'metaTitle', 'firstLine', 'text'];

/** A title or a name of the texts of a row, in the other language where this one has none. */
function ownTitle(content: unknown, locale: Locale): string | null {
  const titleIn = (language: string) => {
    const texts = isFields(content) && isFields(content[language]) ? content[language] : {};
    return naming.flatMap((field) => (typeof texts[field] === 'string' && texts[field] !== '' ? [texts[field]] : []))[0];
  };
  const own = isFields(content) && typeof content.name === 'string' && content.name !== '' ? content.name : null;
  return titleIn(locale) ?? titleIn('uk') ?? titleIn('en') ?? own;
}

const words: Readonly<Record<string, Record<Locale, string>>> = {
  comfort: { uk: 'комфорт', en: 'comfort' },
  'comfort-plus': { uk: 'комфорт плюс', en: 'comfort plus' },
  business: { uk: 'бізнес', en: 'business' },
  prime: { uk: 'преміум', en: 'prime' },
  day: { uk: 'день', en: 'day' },
  evening: { uk: 'вечір', en: 'evening' },
  blackout: { uk: 'без світла в кварталі', en: 'power cut' },
  facade: { uk: 'фасад', en: 'facade' },
  site: { uk: 'план території', en: 'plan of the grounds' },
};
const floorsText = (floors: unknown[], locale: Locale): string => `${locale === 'uk' ? 'поверхи' : 'floors'} ${floors.join('–')}`;

export type RowTitles = (row: Row) => string;

/**
 * What rows are called in lists: by their own texts; where they have none, by the layout or the project that they are about, and which part of
 * it; else by their address.
 */
export function rowTitles({ catalogue }: { catalogue: Pick<Catalogue, 'projects' | 'sections' | 'layout'> }, locale: Locale): RowTitles {
  const projects = new Map(catalogue.projects().map(({ project }) => [project.slug, project.name[locale]]));
  const sections = new Map(catalogue.sections().map(({ externalId, name }) => [externalId, name[locale]]));
  const titleByPlace = (slug: string, { scenes, project, section, floors, said, light, view, layout }: Fields): string | null => {
    // A tour is that of a project or of a class of projects.
    if (scenes) return projects.get(slug) ?? words[slug]?.[locale] ?? null;
    const drawn = typeof layout === 'string' ? catalogue.layout(layout) : null;
    if (drawn) return layoutName(drawn.name, locale);
    const name = projects.get(String(project));
    if (name === undefined) return null;
    const side = words[String(light ?? view)]?.[locale];
    // A draft may have what is no day yet.
    const day = Number.isNaN(Date.parse(`${said}T12:00:00Z`)) ? said : dayText(locale, String(said));
    const parts = [name, sections.get(String(section)), Array.isArray(floors) && floorsText(floors, locale), side, day];
    return bindSpaces(parts.filter(Boolean).join(', '));
  };
  return ({ name, content }) => {
    const first: unknown = Array.isArray(content) ? content[0] : content;
    return ownTitle(first, locale) ?? (isFields(first) ? titleByPlace(name, first) : null) ?? name;
  };
}
