import type { Currency } from '../../base/money.ts';
import type { BenefitRow, CatalogueRows, FlatRow, LayoutRow, ProjectRow, SectionRow } from './catalogue.store.ts';
import type { CatalogueTables } from './catalogue.tables.ts';

export type Status = CatalogueTables['apartment']['status'];
const statuses: readonly Status[] = ['available', 'held', 'reserved', 'sold'];
const neverEnds = Number.POSITIVE_INFINITY;

export type Project = ProjectRow & { from: number; to: number; sections: Section[] };
export type Section = SectionRow & { at: number; project: Project; from: number; to: number };

/**
 * The catalogue of one moment, never changed. A flat is a position: flats of one section, and sections of one project,
 * lie side by side, so `[from, to)` of a project or section is all its flats.
 */
export type Snapshot = {
  size: number;
  projects: readonly Project[];
  sections: readonly Section[];
  benefits: readonly BenefitRow[];
  layouts: ReadonlyMap<number, LayoutRow>;
  projectById: ReadonlyMap<string, Project>;
  sectionById: ReadonlyMap<string, Section>;
  bySlug: ReadonlyMap<string, number>;
  /** Positions in the order of the flats' ids. */
  byId: Uint32Array;
  flats: Columns;
};

export type Columns = {
  id: Int32Array;
  slug: string[];
  number: string[];
  section: Uint16Array | Uint32Array;
  floor: Int16Array;
  place: Int16Array;
  rooms: Uint8Array;
  areaHundredths: Int32Array;
  priceMinor: Float64Array;
  inDollars: Uint8Array;
  layout: Int32Array;
  ceilingCm: Int16Array;
  repair: (string | null)[];
  brokerage: Uint8Array;
  status: Uint8Array;
  /** Milliseconds since 1970 at which a hold or reservation ends by itself; infinity when it does not. */
  expiresAt: Float64Array;
  listed: Uint8Array;
  benefits: (readonly number[] | null)[];
};

export const emptyRows: CatalogueRows = { projects: [], sections: [], benefits: [], layouts: [], flats: [] };

export function makeSnapshot(rows: CatalogueRows): Snapshot {
  const { projects, sections } = arrange(rows);
  const atOf = new Map(sections.map((section) => [section.id, section.at]));
  const sectionOf = (flat: FlatRow): Section => {
    const section = sections[atOf.get(flat[3]) ?? -1];
    if (!section) throw new Error(`flat ${flat[0]} lies in no section`);
    return section;
  };
  for (const flat of rows.flats) sectionOf(flat).to++;
  let start = 0;
  for (const section of sections) {
    section.from = start;
    start += section.to;
    section.to = section.from;
  }
  const byId = new Uint32Array(rows.flats.length);
  rows.flats.forEach((flat, rank) => {
    byId[rank] = sectionOf(flat).to++;
  });
  for (const project of projects) {
    project.from = project.sections[0]?.from ?? 0;
    project.to = project.sections.at(-1)?.to ?? 0;
  }
  const flats = makeColumns(rows.flats, byId, atOf);
  return {
    size: rows.flats.length,
    projects,
    sections,
    benefits: rows.benefits,
    layouts: new Map(rows.layouts.map((layout) => [layout.id, layout])),
    projectById: new Map(projects.map((project) => [project.salesforce_id, project])),
    sectionById: new Map(sections.map((section) => [section.salesforce_id, section])),
    bySlug: new Map(flats.slug.map((slug, at) => [slug, at])),
    byId,
    flats,
  };
}

/** Sections in the order of their projects; none has flats yet. */
function arrange(rows: CatalogueRows): { projects: Project[]; sections: Section[] } {
  const projects = rows.projects.map((row): Project => ({ ...row, from: 0, to: 0, sections: [] }));
  const projectOf = new Map(projects.map((project) => [project.id, project]));
  for (const row of rows.sections) {
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

function makeColumns(rows: FlatRow[], byId: Uint32Array, atOf: ReadonlyMap<number, number>): Columns {
  const size = rows.length;
  const flats: Columns = {
    id: new Int32Array(size),
    slug: new Array<string>(size).fill(''),
    number: new Array<string>(size).fill(''),
    section: atOf.size > 65_535 ? new Uint32Array(size) : new Uint16Array(size),
    floor: new Int16Array(size),
    place: new Int16Array(size),
    rooms: new Uint8Array(size),
    areaHundredths: new Int32Array(size),
    priceMinor: new Float64Array(size),
    inDollars: new Uint8Array(size),
    layout: new Int32Array(size).fill(-1),
    ceilingCm: new Int16Array(size),
    repair: new Array<string | null>(size).fill(null),
    brokerage: new Uint8Array(size),
    status: new Uint8Array(size),
    expiresAt: new Float64Array(size),
    listed: new Uint8Array(size),
    benefits: new Array<readonly number[] | null>(size).fill(null),
  };
  rows.forEach((row, rank) => {
    const at = byId[rank] as number;
    flats.id[at] = row[0];
    flats.slug[at] = row[1];
    flats.number[at] = row[2];
    flats.section[at] = atOf.get(row[3]) ?? 0;
    flats.floor[at] = row[4];
    flats.place[at] = row[5];
    flats.rooms[at] = row[6];
    flats.areaHundredths[at] = row[7];
    flats.priceMinor[at] = row[8];
    flats.inDollars[at] = row[9] === 'USD' ? 1 : 0;
    flats.layout[at] = row[10] ?? -1;
    flats.ceilingCm[at] = row[11] ?? 0;
    flats.repair[at] = row[12];
    flats.brokerage[at] = row[13] ? 1 : 0;
    flats.status[at] = statuses.indexOf(row[14]);
    flats.expiresAt[at] = row[15] ?? neverEnds;
    flats.listed[at] = row[16] ? 1 : 0;
    flats.benefits[at] = row[17];
  });
  return flats;
}

export const currencyOf = (flats: Columns, at: number): Currency => (flats.inDollars[at] === 1 ? 'USD' : 'UAH');

/**
 * What a visitor may know of a flat at an instant. A hold or reservation ends the moment its time has passed, whether or not a
 * job has noted it; a flat that is no longer offered cannot be bought, which visitors know as sold.
 */
export function statusAt(flats: Columns, at: number, now: number): Status {
  const stored = statuses[flats.status[at] as number] ?? 'sold';
  const booked = stored === 'held' || stored === 'reserved';
  const status = booked && (flats.expiresAt[at] as number) <= now ? 'available' : stored;
  return status === 'available' && flats.listed[at] !== 1 ? 'sold' : status;
}
