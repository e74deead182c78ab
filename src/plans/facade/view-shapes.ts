import type { ChessboardSection } from '../../contract/catalogue/chessboards.ts';
import type { ViewpointsAnswer } from '../../contract/catalogue/floor-plans.ts';
import type { ChessboardFilter } from '../chessboard/chessboard-filter.ts';
import { type Stock, stockOf, storeysOf } from '../floors/storeys.ts';

type View = ViewpointsAnswer['viewpoints'][number];
type Point = View['shapes'][number]['outline'][number];

/** A shape to press: `section` counts from 1, `floor` is null for a whole section; `stock` is null where there are no flats. */
export type Place = { section: number; floor: number | null; stock: Stock | null; points: string; top: Point };

/** The shapes of a picture, joined with the flats for sale; shapes of sections that are not on the chessboard are left out. */
export function placesOf({ shapes }: View, sections: ChessboardSection[], filter?: ChessboardFilter): Place[] {
  const storeys = sections.map((section) => new Map(storeysOf(section, filter).map((storey) => [storey.floor, storey])));
  return shapes.flatMap(({ sectionId, floor, outline }) => {
    const at = sections.findIndex(({ id }) => id === sectionId);
    const section = sections[at];
    if (!section) return [];
    const whole = section.flats.length > 0 ? stockOf(section.flats, filter) : null;
    const stock = floor === null ? whole : (storeys[at]?.get(floor) ?? null);
    return [{ section: at + 1, floor, stock, points: outline.map((point) => point.join()).join(' '), top: topOf(outline) }];
  });
}

/** In the middle of a shape, at its upper edge. */
function topOf(outline: Point[]): Point {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  return [(Math.min(...xs) + Math.max(...xs)) / 2, Math.min(...ys)];
}
