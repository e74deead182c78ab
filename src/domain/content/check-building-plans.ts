import type { Contents } from './contents.ts';
import { commonKinds, quarterTurns, views, type XY } from './entries/buildings.ts';
import type { StoredEntry } from './entries/entry.ts';

const highest = 200;
const fewestPoints = 3;

const isStorey = (value: number, storeys: number): boolean => Number.isInteger(value) && value >= 1 && value <= storeys;
const isLength = (value: number, most: number): boolean => Number.isFinite(value) && value > 0 && value <= most;

const turnOf = ([ax, ay]: XY, [bx, by]: XY, [cx, cy]: XY): number => Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));

function crosses(a: XY, b: XY, c: XY, d: XY): boolean {
  return turnOf(a, b, c) * turnOf(a, b, d) < 0 && turnOf(c, d, a) * turnOf(c, d, b) < 0;
}

/** The reason why an outline is no polygon, or null. */
function outlineFault(outline: XY[]): string | null {
  if (!Array.isArray(outline) || outline.length < fewestPoints) return 'has fewer than three points';
  if (!outline.every((point) => Array.isArray(point) && point.length === 2 && point.every(Number.isFinite)))
    return 'has a point that is none';
  const sides = outline.map((from, at): [XY, XY] => [from, outline[(at + 1) % outline.length] ?? from]);
  if (sides.some(([[ax, ay], [bx, by]]) => ax === bx && ay === by)) return 'names a point twice in a row';
  if (sides.some(([a, b], at) => sides.slice(at + 1).some(([c, d]) => crosses(a, b, c, d)))) return 'crosses itself';
  return areaOf(outline) === 0 ? 'encloses nothing' : null;
}

/** Above zero when the points go counter-clockwise in a frame whose y goes up. */
const areaOf = (outline: XY[]): number =>
  outline.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = outline[(at + 1) % outline.length] ?? [x, y];
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

const isWithin = (outline: XY[], width: number, height: number): boolean =>
  outline.every(([x, y]) => x >= 0 && y >= 0 && x <= width && y <= height);

function buildingFaults(building: StoredEntry<'house'>): string[] {
  const { slug, project, north, sections, masses, uk, en } = building;
  const faults: string[] = [];
  if (slug !== project) faults.push('slug is not its project');
  if (!(north >= 0 && north < 360)) faults.push('north is not between 0 and 360');
  sections.forEach(({ section, outline, ground, storey, storeys }, at) => {
    const here = `sections[${at}]`;
    if (sections.findIndex((one) => one.section === section) < at) faults.push(`${here}.section ${section} comes twice`);
    const wrong = outlineFault(outline) ?? (areaOf(outline) < 0 ? 'goes clockwise' : null);
    if (wrong) faults.push(`${here}.outline ${wrong}`);
    if (!isLength(ground, 20)) faults.push(`${here}.ground is no height`);
    if (!isLength(storey, 10)) faults.push(`${here}.storey is no height`);
    if (!isStorey(storeys, highest)) faults.push(`${here}.storeys is not between 1 and ${highest}`);
  });
  masses.forEach(({ outline, height, until }, at) => {
    const wrong = outlineFault(outline);
    if (wrong) faults.push(`masses[${at}].outline ${wrong}`);
    if (!isLength(height, 1000)) faults.push(`masses[${at}].height is no height`);
    if (until !== null && !/^\d{4}-(0[1-9]|1[0-2])$/.test(until)) faults.push(`masses[${at}].until is no month`);
  });
  if ([uk, en].some(({ neighbours }) => neighbours.length !== masses.length))
    faults.push('neighbours does not say what each of the masses is');
  return faults;
}

type Buildings = ReadonlyMap<string, StoredEntry<'house'>>;

function storeysOf(buildings: Buildings, project: string, section: string): number | null {
  return buildings.get(project)?.sections.find((one) => one.section === section)?.storeys ?? null;
}

function planFaults(plan: StoredEntry<'floor_plan'>, buildings: Buildings, others: StoredEntry<'floor_plan'>[]): string[] {
  const { project, section, floors, width, height, turn, common, flats } = plan;
  const [from, to] = floors;
  const storeys = storeysOf(buildings, project, section);
  if (storeys === null) return [`section ${section} is not in the building of ${project}`];
  const faults: string[] = [];
  if (!isStorey(from, storeys) || !isStorey(to, storeys) || from > to) faults.push(`floors ${from} to ${to} are outside of the building`);
  if (others.some((other) => other.section === section && other.project === project && other.floors[0] <= to && from <= other.floors[1]))
    faults.push('floors are drawn twice');
  if (!isLength(width, 100_000) || !isLength(height, 100_000)) faults.push('width or height is no length');
  if (!quarterTurns.includes(turn)) faults.push('turn is not 0, 90, 180 or 270');
  common.forEach(({ kind, outline }, at) => {
    if (!commonKinds.includes(kind)) faults.push(`common[${at}].kind ${kind} is unknown`);
    const wrong = outlineFault(outline) ?? (isWithin(outline, width, height) ? null : 'is outside of the plan');
    if (wrong) faults.push(`common[${at}].outline ${wrong}`);
  });
  flats.forEach((flat, at) => {
    const here = `flats[${at}]`;
    if (!Number.isInteger(flat.position) || flat.position < 1) faults.push(`${here}.position is no place`);
    if (flats.findIndex(({ position }) => position === flat.position) < at) faults.push(`${here}.position ${flat.position} comes twice`);
    if (!isWithin([flat.at], width, height)) faults.push(`${here}.at is outside of the plan`);
    if (!quarterTurns.includes(flat.turn)) faults.push(`${here}.turn is not 0, 90, 180 or 270`);
  });
  return faults;
}

function viewFaults({ project, view, picture, width, height, shapes }: StoredEntry<'viewpoint'>, buildings: Buildings): string[] {
  const faults: string[] = [];
  if (!views.includes(view)) faults.push(`view ${view} is unknown`);
  if (picture === null) faults.push('picture is missing');
  if (!isLength(width, 100_000) || !isLength(height, 100_000)) faults.push('width or height is no length');
  shapes.forEach(({ section, floor, outline }, at) => {
    const here = `shapes[${at}]`;
    const storeys = storeysOf(buildings, project, section);
    if (storeys === null) faults.push(`${here}.section ${section} is not in the building of ${project}`);
    else if (floor !== null && !isStorey(floor, storeys)) faults.push(`${here}.floor ${floor} is outside of the building`);
    const wrong = outlineFault(outline);
    if (wrong) faults.push(`${here}.outline ${wrong}`);
  });
  return faults;
}

/** The faults of buildings, floor plans and viewpoints, each with the entry and the field. */
export function impossibleBuildingPlans({ entries }: Pick<Contents, 'entries'>): string[] {
  const buildings = new Map(entries.house.map((building) => [building.project, building]));
  const named = (kind: string, slug: string, faults: string[]): string[] => faults.map((fault) => `${kind} ${slug}: ${fault}`);
  return [
    ...entries.house.flatMap((building) => named('house', building.slug, buildingFaults(building))),
    ...entries.floor_plan.flatMap((plan) => {
      const others = entries.floor_plan.filter((other) => other !== plan);
      return named('floor_plan', plan.slug, planFaults(plan, buildings, others));
    }),
    ...entries.viewpoint.flatMap((view) => named('viewpoint', view.slug, viewFaults(view, buildings))),
  ];
}
