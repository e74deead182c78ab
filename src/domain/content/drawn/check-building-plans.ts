import { areaOf, isWithin, type OutlineFault, outlineFault, type XY } from '../../../base/geometry/outline.ts';
import { overlap } from '../../../base/geometry/overlap.ts';
import type { Contents } from '../contents.ts';
import { commonKinds, quarterTurns, views } from '../entries/buildings.ts';
import type { StoredEntry } from '../entries/entry.ts';
import type { ContentFault } from '../fault.ts';

const highest = 200;
/** How deep sections may reach into each other, in metres: slanted walls are rounded. */
const wall = 0.05;

const isStorey = (value: number, storeys: number): boolean => Number.isInteger(value) && value >= 1 && value <= storeys;
const isLength = (value: number, most: number): boolean => Number.isFinite(value) && value > 0 && value <= most;

const sentences: Record<OutlineFault, string> = {
  'too-few': 'has fewer than three points',
  'no-point': 'has a point that is none',
  repeated: 'names a point twice in a row',
  crossing: 'crosses itself',
  empty: 'encloses nothing',
};
/** The reason why an outline is no polygon, or null. */
export function polygonFault(outline: XY[]): string | null {
  const fault = outlineFault(outline);
  return fault && sentences[fault];
}

/** A fault by the path of its field. */
type Fault = readonly [path: string, message: string];

function buildingFaults(building: StoredEntry<'house'>): Fault[] {
  const { slug, project, north, sections, masses, uk, en } = building;
  const faults: Fault[] = [];
  if (slug !== project) faults.push(['', 'slug is not its project']);
  if (!(north >= 0 && north < 360)) faults.push(['north', 'is not between 0 and 360']);
  sections.forEach(({ section, outline, ground, storey, storeys }, at) => {
    const here = `sections.${at}`;
    if (sections.findIndex((one) => one.section === section) < at) faults.push([`${here}.section`, `${section} comes twice`]);
    const wrong = polygonFault(outline) ?? (areaOf(outline) < 0 ? 'goes clockwise' : null);
    if (wrong) faults.push([`${here}.outline`, wrong]);
    const other = wrong
      ? undefined
      : sections.slice(0, at).find((one) => !polygonFault(one.outline) && overlap(one.outline, outline, wall));
    if (other) faults.push([`${here}.outline`, `stands in ${other.section}`]);
    if (!isLength(ground, 20)) faults.push([`${here}.ground`, 'is no height']);
    if (!isLength(storey, 10)) faults.push([`${here}.storey`, 'is no height']);
    if (!isStorey(storeys, highest)) faults.push([`${here}.storeys`, `is not between 1 and ${highest}`]);
  });
  masses.forEach(({ outline, height, until }, at) => {
    const wrong = polygonFault(outline);
    if (wrong) faults.push([`masses.${at}.outline`, wrong]);
    if (!isLength(height, 1000)) faults.push([`masses.${at}.height`, 'is no height']);
    if (until !== null && !/^\d{4}-(0[1-9]|1[0-2])$/.test(until)) faults.push([`masses.${at}.until`, 'is no month']);
  });
  for (const [language, { neighbours }] of Object.entries({ uk, en }))
    if (neighbours.length !== masses.length) faults.push([`${language}.neighbours`, 'does not say what each of the masses is']);
  return faults;
}

type Buildings = ReadonlyMap<string, StoredEntry<'house'>>;

/** Null where a building has no such section. Of one whose outlines are not drawn yet, a facade and floors may be drawn before them. */
function storeysOf(buildings: Buildings, project: string, section: string): number | null {
  const building = buildings.get(project);
  return building ? (building.sections.find((one) => one.section === section)?.storeys ?? null) : highest;
}

const sizeFaults = ({ width, height }: { width: number; height: number }): Fault[] =>
  Object.entries({ width, height }).flatMap(([name, value]): Fault[] => (isLength(value, 100_000) ? [] : [[name, 'is no length']]));

function planFaults(plan: StoredEntry<'floor_plan'>, buildings: Buildings, others: StoredEntry<'floor_plan'>[]): Fault[] {
  const { project, section, floors, width, height, turn, common, flats } = plan;
  const [from, to] = floors;
  const storeys = storeysOf(buildings, project, section);
  if (storeys === null) return [['section', `${section} is not in the building of ${project}`]];
  const faults: Fault[] = [];
  if (!isStorey(from, storeys) || !isStorey(to, storeys) || from > to)
    faults.push(['floors', `${from} to ${to} are outside of the building`]);
  if (others.some((other) => other.section === section && other.project === project && other.floors[0] <= to && from <= other.floors[1]))
    faults.push(['floors', 'are drawn twice']);
  faults.push(...sizeFaults(plan));
  if (!quarterTurns.includes(turn)) faults.push(['turn', 'is not 0, 90, 180 or 270']);
  common.forEach(({ kind, outline }, at) => {
    if (!commonKinds.includes(kind)) faults.push([`common.${at}.kind`, `${kind} is unknown`]);
    const wrong = polygonFault(outline) ?? (isWithin(outline, width, height) ? null : 'is outside of the plan');
    if (wrong) faults.push([`common.${at}.outline`, wrong]);
  });
  flats.forEach((flat, at) => {
    const here = `flats.${at}`;
    if (!Number.isInteger(flat.position) || flat.position < 1) faults.push([`${here}.position`, 'is no place']);
    if (flats.findIndex(({ position }) => position === flat.position) < at)
      faults.push([`${here}.position`, `${flat.position} comes twice`]);
    if (!isWithin([flat.at], width, height)) faults.push([`${here}.at`, 'is outside of the plan']);
    if (!quarterTurns.includes(flat.turn)) faults.push([`${here}.turn`, 'is not 0, 90, 180 or 270']);
  });
  return faults;
}

function viewFaults(viewpoint: StoredEntry<'viewpoint'>, buildings: Buildings): Fault[] {
  const { project, view, picture, shapes } = viewpoint;
  const faults: Fault[] = [];
  if (!views.includes(view)) faults.push(['view', `${view} is unknown`]);
  if (picture === null) faults.push(['picture', 'is missing']);
  faults.push(...sizeFaults(viewpoint));
  shapes.forEach(({ section, floor, outline }, at) => {
    const here = `shapes.${at}`;
    const storeys = storeysOf(buildings, project, section);
    if (storeys === null) faults.push([`${here}.section`, `${section} is not in the building of ${project}`]);
    else if (floor !== null && !isStorey(floor, storeys)) faults.push([`${here}.floor`, `${floor} is outside of the building`]);
    const wrong = polygonFault(outline);
    if (wrong) faults.push([`${here}.outline`, wrong]);
  });
  return faults;
}

/** The faults of buildings, floor plans and viewpoints, each with the entry and the field. */
export function impossibleBuildingPlans({ entries }: Pick<Contents, 'entries'>): ContentFault[] {
  const buildings = new Map(entries.house.map((building) => [building.project, building]));
  const named = (kind: string, slug: string, faults: Fault[]): ContentFault[] =>
    faults.map(([path, message]) => ({ path: ['entries', kind, slug, ...path.split('.').filter(Boolean)], message }));
  return [
    ...entries.house.flatMap((building) => named('house', building.slug, buildingFaults(building))),
    ...entries.floor_plan.flatMap((plan) => {
      const others = entries.floor_plan.filter((other) => other !== plan);
      return named('floor_plan', plan.slug, planFaults(plan, buildings, others));
    }),
    ...entries.viewpoint.flatMap((view) => named('viewpoint', view.slug, viewFaults(view, buildings))),
  ];
}
