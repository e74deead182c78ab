import type { ChessboardFlat } from '../contract/catalogue/chessboards.ts';

/** What a drawing of many flats says of one, in the words of the page that shows it. */
export type FlatTexts = {
  /** Read instead of the flat's shape; where shades show what a m² costs, that too. */
  label: (flat: ChessboardFlat, isShaded?: boolean) => string;
  /** As it stands in the drawing. */
  area: (flat: ChessboardFlat) => string;
  /** The address of the flat's page. */
  href: (flat: ChessboardFlat) => string;
};
