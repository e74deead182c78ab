import type { WireApartmentsAnswer } from '../../contract/catalogue/apartments.ts';
import type { Counts, SearchResult } from '../../domain/catalogue/catalogue.ts';

const starts = new WeakMap<readonly string[], string[]>();

/** A JSON object of the options with a count above 0. Serialized by hand: a large developer has thousands of sections. */
function countsText({ names, counts }: Counts): string {
  let start = starts.get(names);
  if (!start) {
    start = names.map((name) => `${JSON.stringify(name)}:`);
    starts.set(names, start);
  }
  let text = '';
  for (let i = 0; i < counts.length; i++) if (counts[i] !== 0) text += `${text === '' ? '' : ','}${start[i]}${counts[i]}`;
  return `{${text}}`;
}

/** Counts by greatest sum, each undefined where it was not requested. */
export type CountedSums = Record<'costTo' | 'monthlyTo', Record<string, number> | undefined>;

const wireFacets = {
  district: 'districts',
  project_id: 'projects',
  section_id: 'sections',
  metro: 'stations',
  roomsNumber: 'rooms',
  submission_date: 'quarters',
  benefit_id: 'benefits',
} as const satisfies Record<Exclude<keyof WireApartmentsAnswer['apartments']['facets'], keyof CountedSums>, keyof SearchResult['facets']>;

/** The counts of all options in wire names, as JSON; those by greatest sum where they were requested. */
export const facetsText = (facets: SearchResult['facets'], counted: CountedSums): string =>
  `{${Object.entries(wireFacets)
    .map(([name, facet]) => `"${name}":${countsText(facets[facet])}`)
    .join(',')}${Object.entries(counted)
    .map(([name, counts]) => (counts ? `,"${name}":${JSON.stringify(counts)}` : ''))
    .join('')}}`;
