import { nameId } from '../../../base/text/name-id.ts';
import type { Snapshot } from './snapshot.ts';

export type Options = { names: readonly string[]; numbers: ReadonlyMap<string, number> };

/** The places that filters name, and which of them each section has. */
export type Places = Record<'districts' | 'projects' | 'sections' | 'stations' | 'quarters' | 'benefits', Options> & {
  projectOf: Int32Array;
  /** -1 where a project's district is not known. */
  districtOf: Int32Array;
  quarterOf: Int32Array;
  /** Each may be near several stations, or near none. */
  stationsOf: readonly (readonly number[])[];
};

const optionsOf = (names: readonly string[]): Options => ({ names, numbers: new Map(names.map((name, number) => [name, number])) });

export function placesOf({ projects, sections, benefits }: Snapshot): Places {
  const external = ({ externalId }: { externalId: string }) => externalId;
  const quarters = optionsOf([...new Set(sections.map(({ deliveryQuarter }) => deliveryQuarter))].sort());
  const districts = optionsOf([...new Set(projects.map(({ district }) => nameId(district)))].filter(Boolean));
  return {
    districts,
    projects: optionsOf(projects.map(external)),
    sections: optionsOf(sections.map(external)),
    benefits: optionsOf(benefits.map(external)),
    quarters,
    projectOf: Int32Array.from(sections, ({ project }) => project.at),
    districtOf: Int32Array.from(sections, ({ project }) => districts.numbers.get(nameId(project.district)) ?? -1),
    quarterOf: Int32Array.from(sections, ({ deliveryQuarter }) => quarters.numbers.get(deliveryQuarter) ?? -1),
    ...stationsOfSections(sections, new Map()),
  };
}

/** Which stations the sections are near, by the ids of those of each project. */
export function stationsOfSections(
  sections: Snapshot['sections'],
  near: ReadonlyMap<string, readonly string[]>,
): Pick<Places, 'stations' | 'stationsOf'> {
  const idsOf = sections.map(({ project }) => near.get(project.slug) ?? []);
  const stations = optionsOf([...new Set(idsOf.flat())].sort());
  const numbersOf = (ids: readonly string[]) => ids.map((id) => stations.numbers.get(id) as number);
  return { stations, stationsOf: idsOf.map(numbersOf) };
}
