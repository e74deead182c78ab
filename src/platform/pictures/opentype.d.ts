/** The used part of the package, which has no types of its own. */
declare module 'opentype.js/dist/opentype.mjs' {
  type Command = { type: 'M' | 'L' | 'C' | 'Q' | 'Z'; x?: number; y?: number; x1?: number; y1?: number; x2?: number; y2?: number };
  export type Font = {
    getPath(text: string, x: number, y: number, size: number): { commands: Command[] };
    charToGlyphIndex(character: string): number;
    getAdvanceWidth(text: string, size: number): number;
  };
  export function parse(file: ArrayBuffer): Font;
}
