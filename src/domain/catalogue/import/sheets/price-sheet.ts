/** A table as it was read from a file, without an interpretation. */
export type SheetRow = {
  /** As the spreadsheet numbers its rows, or the line of a text. */
  line: number;
  /** With single spaces; numbers in the form `98500.5`, days in the form `2028-12-31`. */
  cells: readonly string[];
};
export type Sheet = { name: string; rows: readonly SheetRow[] };
/** `isText` for a file in which the number of cells of a line says whether it is whole. */
export type Workbook = { sheets: readonly Sheet[]; passedOver: readonly string[]; isText: boolean };

export const filledIn = (cells: readonly string[]): string[] => cells.filter((cell) => cell !== '');
