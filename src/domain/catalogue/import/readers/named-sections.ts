import { capital } from '../../../../base/text/capital.ts';
import { slugify, transliterate } from '../../../../base/transliterate.ts';
import { readWhole } from '../checks/feed-numbers.ts';
import { readQuarter } from '../checks/feed-values.ts';
import type { FeedRecord, Texts } from '../feed-record.ts';

type NamedPart = { line: number; key: number; parent: number; values: Map<string, string>; texts: Texts; kind: 'project' | 'section' };
export type NamedSection = { line: number; project: string; building?: string; section: string; about: ReadonlyMap<string, string> };

/** Projects and sections of forms that only name them. External ids are made of the names; what two flats say differently of a section is noted. */
export class NamedSections {
  readonly #parts = new Map<string, NamedPart>();
  /** `2` and `Секція 2` of one file are one section, of the path of the first. */
  readonly #paths = new Map<string, string>();

  /** The key of the section for a flat's row, and an external id that a flat of this number in it would have. */
  place({ line, project: given, building = '', section, about }: NamedSection): { key: number; idOf: (number: string) => string } {
    const project = withoutKind(given);
    const projectPart = this.#part('project', project, { line, name: project, parent: 0 });
    const parts = [numbered('Будинок', building), numbered(building ? 'секція' : 'Секція', section)];
    const name = parts.filter(Boolean).join(', ');
    const called = `${projectPart.key}/${name.toLowerCase()}`;
    const path = this.#paths.get(called) ?? [project, building, section].filter(Boolean).join('/');
    this.#paths.set(called, path);
    const part = this.#part('section', path, { line, name, parent: projectPart.key });
    for (const [name, value] of about) {
      const target = ['floors', 'delivery', 'house_type'].includes(name) ? part : projectPart;
      const known = target.values.get(name);
      if (!value) continue;
      if (!known) target.values.set(name, value);
      else if (differs[name]?.(value, known)) target.values.set(`${name}_other`, value);
    }
    return { key: part.key, idOf: (number) => `flat:${idPath(path)}/${slugify(number)}` };
  }

  records(): FeedRecord[] {
    return [...this.#parts.values()].map((part) => ({ ...part, parts: [], texts: withTexts(part) }));
  }

  #part(kind: NamedPart['kind'], path: string, { line, name, parent }: { line: number; name: string; parent: number }): NamedPart {
    const id = `${kind}:${idPath(path)}`;
    let part = this.#parts.get(id);
    if (!part) {
      const key = this.#parts.size + 1;
      part = {
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
      this.#parts.set(id, part);
    }
    return part;
  }
}

/** Values of a section of which there can be one, whatever way two flats write it. */
const differs: Record<string, (one: string, other: string) => boolean> = {
  floors: (one, other) => readWhole(one) !== readWhole(other),
  delivery: (one, other) => readQuarter(one) !== readQuarter(other),
};

/** `ЖК «Тиха Затока»` and `Тиха Затока` are one project. */
const withoutKind = (name: string): string =>
  name.replace(/^(?:жк|ж\/к|житловий комплекс)\.?\s+/iu, '').replace(/^[«"„“]([^«»"„“”]+)[»"”“]$/u, '$1') || name;

const idPath = (path: string): string => path.split('/').map(slugify).join('/');

const numbered = (word: string, name: string): string => (/^(?:\d+[а-яіїєa-z]?|[а-яіїєa-z])$/iu.test(name) ? `${word} ${name}` : name);

const english: readonly (readonly [RegExp, string])[] = [
  [/секція/giu, 'section'],
  [/будинок|корпус/giu, 'building'],
  [/черга/giu, 'phase'],
  [/під[ʼ’']їзд/giu, 'entrance'],
];

/** The words of building names in English, proper names in Latin letters. */
function englishName(name: string): string {
  const translated = english.reduce((text, [word, meaning]) => text.replace(word, meaning), name);
  return capital(transliterate(translated));
}

function withTexts({ kind, values, texts }: NamedPart): Texts {
  const made = new Map(texts);
  const name = texts.get('name')?.uk;
  if (kind === 'section' && name) made.set('name', { uk: name, en: englishName(name) });
  for (const name of ['district', 'address']) {
    const uk = values.get(name);
    if (uk) made.set(name, { uk });
  }
  return made;
}
