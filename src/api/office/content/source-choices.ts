import type { Locale } from '../../../base/locale.ts';
import type { Catalogue } from '../../../domain/catalogue/catalogue.ts';
import { layoutName } from '../../catalogue/layout-name.ts';

type Choice = { name: string; title: string };

/** Those of one title have their ids beside it. */
const distinct = (choices: Choice[]): Choice[] => {
  const times = Map.groupBy(choices, ({ title }) => title);
  return choices.map(({ name, title }) => ({ name, title: (times.get(title)?.length ?? 0) > 1 ? `${title} (${name})` : title }));
};

/** What a field may name by the CRM's id: layouts and sections. */
export function sourceChoices({ layouts, sections }: Pick<Catalogue, 'layouts' | 'sections'>, locale: Locale): Record<string, Choice[]> {
  return {
    layout: distinct(layouts().map(({ externalId, name }) => ({ name: externalId, title: layoutName(name, locale) }))),
    section: distinct(
      sections().map(({ externalId, name, project }) => ({ name: externalId, title: `${project.name[locale]}, ${name[locale]}` })),
    ),
  };
}
