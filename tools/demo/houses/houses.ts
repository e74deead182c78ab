import { demoSeed } from '../inventory.ts';
import type { Layout } from '../plans/layouts.ts';
import { type DemoProject, projects } from '../projects.ts';
import { randomFrom } from '../random.ts';
import { type Section, stockOf, typicalFloor } from '../stock.ts';
import { type Mass, massesOf } from './masses.ts';
import { northOf } from './north.ts';
import type { PackedFloor } from './pack-floor.ts';
import { type Block, standsOf } from './site.ts';
import { type ClosedEnds, closedEndsOf } from './top-floor.ts';
import type { Turn } from './turned-plan.ts';

/** Metres, x to the right along the street, y up and away from it. */
export type Outline = [x: number, y: number][];
export type BuildingSection = {
  section: string;
  number: number;
  /** Counter-clockwise, from the corner at the left of the street. */
  outline: Outline;
  block: Block;
  ground: number;
  storey: number;
  storeys: number;
  /** The typical storey; `turn` is clockwise from the building's up to the plan's up. */
  floor: PackedFloor;
  turn: Turn;
  closed: ClosedEnds;
};
export type House = { project: string; north: number; sections: BuildingSection[]; masses: Mass[] };

/** Flats of a floor of a project that is not on sale yet. */
const flatsPlanned = 4;

export const layoutsOn = ({ flats }: Section, floor: number): Layout[] =>
  flats.filter((flat) => flat.floor === floor).map(({ layout }) => layout);

function typicalOf(project: DemoProject, section: Section): Layout[] {
  const lowest = section.flats[0];
  if (lowest) return layoutsOn(section, lowest.floor);
  return typicalFloor(flatsPlanned, project.class, randomFrom(demoSeed, project.slug, 'planned', section.number));
}

let stock: Map<string, Section[]> | undefined;
/** The sections of a project with its flats, as the feed has them. */
export function sectionsOf(slug: string): Section[] {
  const counter = { section: 100, flat: 4000 };
  stock ??= new Map(projects.map((project) => [project.slug, stockOf(project, demoSeed, counter)]));
  return stock.get(slug) ?? [];
}

const cm = (metres: number): number => Math.round(metres * 100) / 100;

export const outlineOf = ({ left, front, right, back }: Block): Outline => [
  [cm(left), cm(front)],
  [cm(right), cm(front)],
  [cm(right), cm(back)],
  [cm(left), cm(back)],
];

const houses = new Map<string, House>();

/** The building of a project, the same in pictures, plans and pickers. */
export function houseOf(slug: string): House {
  const known = houses.get(slug);
  if (known) return known;
  const project = projects.find((one) => one.slug === slug);
  if (!project) throw new Error(`no project ${slug}`);
  const sections = sectionsOf(slug);
  const stands = standsOf(
    project.shape,
    sections.map((section) => typicalOf(project, section)),
  );
  const closed = closedEndsOf(stands, project.storeys);
  const house: House = {
    project: slug,
    north: northOf(slug),
    sections: sections.flatMap((section, at): BuildingSection[] => {
      const [stand, ends] = [stands[at], closed[at]];
      if (!stand || !ends) return [];
      return [
        {
          section: section.id,
          number: section.number,
          outline: outlineOf(stand.block),
          block: stand.block,
          ground: project.prime ? 5.4 : 4.6,
          storey: project.prime ? 3.3 : 3.05,
          storeys: section.floors,
          floor: stand.standing.floor,
          turn: stand.standing.turn,
          closed: ends,
        },
      ];
    }),
    masses: massesOf(
      slug,
      stands.map(({ block }) => block),
    ),
  };
  houses.set(slug, house);
  return house;
}
