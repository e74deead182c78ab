import type { ProjectRows } from '../catalogue.store.ts';
import { type Bitset, emptyBits, setBit } from './bitset.ts';
import { makeFlatCollector, type Owned } from './flat-collector.ts';
import { eachStep, type Steps } from './in-slices.ts';
import { offerFlat } from './offer-flat.ts';
import { groupByPlan } from './order/plan-groups.ts';
import { makeRangeIndex } from './range-index.ts';
import type { Columns, Project, Section, Sellable, Snapshot } from './snapshot.ts';
import { makeTextFinder } from './text-column.ts';

/** Four stands for four and more. */
export const mostRooms = 4;

/** Takes the rows of one moment: projects and their related rows first, then flats page by page in the order of their ids. */
export function makeSnapshotBuilder({ projects: projectRows, sections: sectionRows, benefits, layouts, seen }: ProjectRows) {
  const { projects, sections } = arrange(projectRows, sectionRows);
  const atOf = new Map(sections.map((section) => [section.id, section.at]));
  const collector = makeFlatCollector((id) => {
    const at = atOf.get(id);
    if (at === undefined) throw new Error(`a flat lies in section ${id}, which is not there`);
    return at;
  });

  function* snapshot(): Steps<Snapshot> {
    const size = collector.size();
    const { flats, byId } = yield* collector.columns(yield* layOut(projects, sections, collector.counts(sections.length)));
    const row = yield* makeTextFinder(flats.slug, size);
    return {
      size,
      projects,
      sections,
      benefits,
      layouts: new Map(layouts.map((layout) => [layout.id, layout])),
      find: (slug) => byId[row(slug)] ?? -1,
      byId,
      flats,
      rooms: yield* roomSets(flats, size),
      benefitSets: yield* benefitSets(collector.owned, benefits, byId),
      plans: yield* groupByPlan(flats, projects),
      area: yield* makeRangeIndex(flats.areaHundredths, byId),
      floor: yield* makeRangeIndex(flats.floor, byId),
      ...(yield* sellables(flats, size)),
      seen,
    };
  }
  return { add: collector.add, snapshot };
}
export type SnapshotBuilder = ReturnType<typeof makeSnapshotBuilder>;

/** Sections in the order of their projects; none has flats yet. */
function arrange(projectRows: ProjectRows['projects'], sectionRows: ProjectRows['sections']): { projects: Project[]; sections: Section[] } {
  const projects = projectRows.map((row, at): Project => ({ ...row, at, from: 0, to: 0, sections: [] }));
  const projectOf = new Map(projects.map((project) => [project.id, project]));
  for (const row of sectionRows) {
    const project = projectOf.get(row.project_id);
    if (!project) throw new Error(`section ${row.id} belongs to no project`);
    project.sections.push({ ...row, at: 0, project, from: 0, to: 0 });
  }
  const sections = projects.flatMap((project) => project.sections);
  sections.forEach((section, at) => {
    section.at = at;
  });
  return { projects, sections };
}

/** Gives every section and project its positions; returns the first position of each section. */
function* layOut(projects: Project[], sections: Section[], counting: Steps<Uint32Array>): Steps<Uint32Array> {
  const counts = yield* counting;
  let start = 0;
  for (const section of sections) {
    section.from = start;
    start += counts[section.at] as number;
    section.to = start;
  }
  for (const project of projects) {
    project.from = project.sections[0]?.from ?? 0;
    project.to = project.sections.at(-1)?.to ?? 0;
  }
  return Uint32Array.from(sections, ({ from }) => from);
}

function* roomSets(flats: Columns, size: number): Steps<Map<number, Bitset>> {
  const sets = new Map(Array.from({ length: mostRooms }, (_, i) => [i + 1, emptyBits(size)]));
  yield* eachStep(size, (at) => {
    const set = sets.get(Math.min(flats.rooms[at] as number, mostRooms));
    if (set) setBit(set, at);
  });
  return sets;
}

function* benefitSets(owned: readonly Owned[], benefits: ProjectRows['benefits'], byId: Uint32Array): Steps<Bitset[]> {
  const byNumber = new Map(benefits.map(({ id }) => [id, emptyBits(byId.length)]));
  for (const { rank, benefit } of owned)
    yield* eachStep(rank.length, (i) => {
      const set = byNumber.get(benefit[i] as number);
      if (set) setBit(set, byId[rank[i] as number] as number);
    });
  return [...byNumber.values()];
}

function* sellables(flats: Columns, size: number): Steps<{ sellable: Sellable; booked: number[] }> {
  const sellable: Sellable = { primary: emptyBits(size), resale: emptyBits(size) };
  const booked: number[] = [];
  yield* eachStep(size, (at) => {
    if (offerFlat(flats, at, sellable) === 'booked') booked.push(at);
  });
  return { sellable, booked };
}
