import type { ChessboardFlat } from '../contract/catalogue/chessboards.ts';

/** The texts of one flat in a drawing of many, in the language of its page. */
export type FlatTexts = {
  /** Read instead of the flat's shape; where shades show the price of a m², that too. */
  label: (flat: ChessboardFlat, isShaded?: boolean) => string;
  /** As it stands in the drawing. */
  area: (flat: ChessboardFlat) => string;
  /** The address of the flat's page. */
  href: (flat: ChessboardFlat) => string;
};
