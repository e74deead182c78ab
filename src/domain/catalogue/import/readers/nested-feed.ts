import { providedBy } from '../../flat-fields.ts';
import { fieldOf } from '../feed-names.ts';
import type { FeedRecord, ProvidedField, Values } from '../feed-record.ts';
import { recordOf, type XmlElement, type XmlShape } from './xml-reader.ts';

const provides: ReadonlySet<ProvidedField> = new Set<ProvidedField>(['status', 'layout', 'rooms', 'benefits', ...providedBy('nested')]);
const flatNames = ['flat', 'apartment'];
const holders = ['building', 'section'];

/** `<feed>` with projects, sections and flats. A `<building>` between project and section lends its values to its sections. */
export function nestedShape(): XmlShape {
  const withFlats = new Set<number>();
  // The values of a building may follow its sections, so the sections wait for its end.
  let waiting: XmlElement[] = [];
  return {
    form: { kind: 'form', name: 'nested', provides, passedOver: [] },
    close(element, within) {
      const project = within.find(({ name }) => name === 'project')?.key;
      if (flatNames.includes(element.name)) {
        const section = within.findLast(({ name }) => holders.includes(name));
        if (section) withFlats.add(section.key);
        return [{ ...recordOf('flat', element, section?.key), values: withFieldNames(element.values) }];
      }
      if (within.some(({ name }) => flatNames.includes(name))) return 'part';
      if (element.name === 'section') {
        if (!within.some(({ name }) => name === 'building')) return [sectionOf(element, project)];
        waiting.push(element);
        return 'nothing';
      }
      if (element.name === 'building') {
        const sections = withFlats.has(element.key) ? [...waiting, element] : waiting;
        waiting = [];
        return sections.map((section) => sectionOf(section, project, element));
      }
      return closeOther(element, within);
    },
  };
}

function sectionOf(section: XmlElement, project: number | undefined, building?: XmlElement): FeedRecord {
  const values = withFieldNames(section.values);
  const lent = withFieldNames(building?.values ?? new Map());
  for (const name of ['floors', 'delivery', 'house_type']) {
    const value = lent.get(name);
    if (value && !values.has(name)) values.set(name, value);
  }
  return { ...recordOf('section', section, project), values };
}

function withFieldNames(values: Values): Map<string, string> {
  const named = new Map(values);
  for (const [name, value] of values) {
    const field = name === 'price_currency' ? 'currency' : fieldOf(name);
    if (field && !values.has(field)) named.set(field, value);
  }
  return named;
}

function closeOther(element: XmlElement, within: readonly XmlElement[]): ReturnType<XmlShape['close']> {
  switch (element.name) {
    case 'project':
      return [recordOf('project', element)];
    case 'layout':
    case 'benefit':
      return within.length === 1 || within.at(-1)?.name === `${element.name}s` ? [recordOf(element.name, element)] : 'part';
    default:
      // Text directly under the root would accumulate for the length of the file.
      return within.length <= 1 ? 'nothing' : 'part';
  }
}
