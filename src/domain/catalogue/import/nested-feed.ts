import type { Carried } from './feed-record.ts';
import { recordOf, type XmlElement, type XmlShape } from './xml-reader.ts';

const carries: ReadonlySet<Carried> = new Set<Carried>([
  'position',
  'status',
  'layout',
  'brokerage',
  'ceiling',
  'repair',
  'rooms',
  'benefits',
]);
const flatNames = ['flat', 'apartment'];
const holders = ['building', 'section'];

/** `<feed>` with projects, sections and flats. A `<building>` between project and section lends its values to its sections. */
export function nestedShape(): XmlShape {
  const withFlats = new Set<number>();
  return {
    form: { kind: 'form', name: 'nested', carries },
    close(element, within) {
      const isFlat = flatNames.includes(element.name);
      if (!isFlat && within.some(({ name }) => flatNames.includes(name))) return 'part';
      if (isFlat) {
        const section = within.findLast(({ name }) => holders.includes(name));
        if (section) withFlats.add(section.key);
        return [recordOf('flat', element, section?.key)];
      }
      return closeOutsideFlat(element, within, withFlats);
    },
  };
}

function closeOutsideFlat(
  element: XmlElement,
  within: readonly XmlElement[],
  withFlats: ReadonlySet<number>,
): ReturnType<XmlShape['close']> {
  const parent = within.at(-1);
  const project = within.find(({ name }) => name === 'project');
  switch (element.name) {
    case 'section':
    case 'building':
      if (element.name === 'building' && !withFlats.has(element.key)) return 'nothing';
      for (const above of within)
        if (above.name === 'building')
          for (const name of ['floors', 'delivery', 'house_type']) {
            const value = above.values.get(name);
            if (value && !element.values.has(name)) element.values.set(name, value);
          }
      return [recordOf('section', element, project?.key)];
    case 'project':
      return [recordOf('project', element)];
    case 'layout':
    case 'benefit':
      return within.length === 1 || parent?.name === `${element.name}s` ? [recordOf(element.name, element)] : 'part';
    default:
      // What stands directly under the root would gather for the length of the file.
      return within.length <= 1 ? 'nothing' : 'part';
  }
}
