import { areaOf, type XY } from '../../../../../base/geometry/outline.ts';
import { overlap } from '../../../../../base/geometry/overlap.ts';
import { isSameJson } from '../../../../../base/json/merge-fields.ts';
import type { Drawn } from '../../../../../plans/shapes/edit-outlines.ts';
import type { Sheet } from '../sheet.ts';

type Section = { section: string; outline: XY[]; ground: number; storey: number; storeys: number };
type Mass = { outline: XY[]; height: number; until: string | null };
type Texts = { neighbours: string[] };
export type HouseRow = { project: string; north: number; sections: Section[]; masses: Mass[]; uk: Texts; en: Texts };

/** A section or a neighbour on the sheet; `facts` is what the row has of it, with its outline in metres. */
export type HouseShape = Drawn & ({ kind: 'section'; facts: Section } | { kind: 'mass'; facts: Mass; uk: string; en: string });

/** Sections first, then neighbours, each in the order of the row. */
export const shapesOf = ({ sections, masses, uk, en }: HouseRow, { pointAt }: Sheet): HouseShape[] => [
  ...sections.map((facts): HouseShape => ({ kind: 'section', facts, outline: facts.outline.map(pointAt) })),
  ...masses.map(
    (facts, at): HouseShape => ({
      kind: 'mass',
      facts,
      outline: facts.outline.map(pointAt),
      uk: uk.neighbours[at] ?? '',
      en: en.neighbours[at] ?? '',
    }),
  ),
];

/** The row with the shapes of the sheet. Corners of sections go counter-clockwise, but of the one that is being drawn. */
export function withShapes(
  row: HouseRow,
  shapes: readonly HouseShape[],
  { sheet, drawn }: { sheet: Sheet; drawn: number | null },
): HouseRow {
  const outlineOf = ({ facts, outline }: HouseShape): XY[] =>
    isSameJson(facts.outline.map(sheet.pointAt), outline) ? facts.outline : outline.map(sheet.metresOf);
  const sections = shapes.flatMap((shape, at) => {
    if (shape.kind !== 'section') return [];
    const outline = outlineOf(shape);
    return [{ ...shape.facts, outline: at !== drawn && areaOf(outline) < 0 ? outline.toReversed() : outline }];
  });
  const masses = shapes.flatMap((shape) => (shape.kind === 'mass' ? [shape] : []));
  return {
    ...row,
    sections,
    masses: masses.map((shape) => ({ ...shape.facts, outline: outlineOf(shape) })),
    uk: { ...row.uk, neighbours: masses.map(({ uk }) => uk) },
    en: { ...row.en, neighbours: masses.map(({ en }) => en) },
  };
}

/** Above the ground, in metres. */
export const roofOf = (shape: HouseShape): number =>
  shape.kind === 'mass' ? shape.facts.height : shape.facts.ground + (shape.facts.storeys - 1) * shape.facts.storey;

/** How deep sections may reach into each other, in metres, as where contents are checked. */
const wall = 0.05;
/** The section that another one stands in. */
export const overlapped = ({ sections }: HouseRow, at: number): Section | undefined => {
  const own = sections[at]?.outline ?? [];
  return sections.find((other, index) => index !== at && own.length > 2 && other.outline.length > 2 && overlap(own, other.outline, wall));
};
