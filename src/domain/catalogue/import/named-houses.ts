import { slugify } from '../../../base/transliterate.ts';
import type { FeedRecord, Texts } from './feed-record.ts';

type House = { line: number; key: number; parent: number; values: Map<string, string>; texts: Texts; kind: 'project' | 'section' };
export type NamedHouse = { line: number; project: string; section: string; about: ReadonlyMap<string, string> };

/** Projects and sections of forms that only name them. External ids are made of the names; the tallest number of floors wins. */
export class NamedHouses {
  readonly #houses = new Map<string, House>();

  /** The key of the section for a flat's row. */
  sectionKey({ line, project, section, about }: NamedHouse): number {
    const home = this.#house('project', project, { line, name: project, parent: 0 });
    const house = this.#house('section', `${project}/${section}`, {
      line,
      name: /^\d+$/.test(section) ? `Секція ${section}` : section,
      parent: home.key,
    });
    for (const [name, value] of about) {
      const target = ['floors', 'delivery', 'house_type'].includes(name) ? house : home;
      const known = target.values.get(name);
      if (value && (!known || (name === 'floors' && Number(value) > Number(known)))) target.values.set(name, value);
    }
    return house.key;
  }

  records(): FeedRecord[] {
    return [...this.#houses.values()].map((house) => ({ ...house, parts: [], texts: withTexts(house) }));
  }

  #house(kind: House['kind'], path: string, { line, name, parent }: { line: number; name: string; parent: number }): House {
    const id = `${kind}:${path.split('/').map(slugify).join('/')}`;
    let house = this.#houses.get(id);
    if (!house) {
      const key = this.#houses.size + 1;
      house = {
        kind,
        line,
        key,
        parent,
        values: new Map([
          ['id', id],
          ['named', '1'],
        ]),
        texts: new Map([['name', { uk: name }]]),
      };
      this.#houses.set(id, house);
    }
    return house;
  }
}

function withTexts({ values, texts }: House): Texts {
  const made = new Map(texts);
  for (const name of ['district', 'address']) {
    const uk = values.get(name);
    if (uk) made.set(name, { uk });
  }
  return made;
}
