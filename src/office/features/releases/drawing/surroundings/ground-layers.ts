import type { XY } from '../../../../../base/geometry/outline.ts';
import type { Drawn } from '../../../../../plans/shapes/edit-outlines.ts';
import type { Sheet } from '../sheet.ts';

/** The middle of a building in metres east and south of the gate, its length, its depth, and how its length is turned clockwise from the east. */
export type Block = [east: number, south: number, length: number, depth: number, turn: number];
type Names = { names: { streets: string[]; areas: string[] } };
export type GroundRow = {
  project: string;
  reach: number;
  streets: { line: XY[]; wide: boolean }[];
  areas: { kind: string; outline: XY[] }[];
  paths: XY[][];
  tracks: { kind: string; line: XY[] }[];
  blocks: Block[];
  house: XY;
  uk: Names;
  en: Names;
};

/** What is drawn corner by corner. */
export const layers = ['streets', 'areas', 'paths', 'tracks'] as const;
export type Layer = (typeof layers)[number];
/** A line or an area on the sheet, with what else the row has of it. */
export type GroundShape = Drawn & { wide: boolean; kind: string; uk: string; en: string };

const kinds: Record<Layer, string> = { streets: '', areas: 'green', paths: '', tracks: 'tram' };

export const blankShape = (layer: Layer): GroundShape => ({
  outline: [],
  wide: false,
  kind: kinds[layer],
  uk: '',
  en: '',
  ...(layer !== 'areas' && { isOpen: true }),
});

const isNamed = (layer: Layer): layer is 'streets' | 'areas' => layer === 'streets' || layer === 'areas';

export function shapesOf(row: GroundRow, layer: Layer, { pointAt }: Sheet): GroundShape[] {
  const corners = {
    streets: () => row.streets.map(({ line, wide }) => ({ outline: line, wide })),
    areas: () => row.areas.map(({ outline, kind }) => ({ outline, kind })),
    paths: () => row.paths.map((outline) => ({ outline })),
    tracks: () => row.tracks.map(({ line, kind }) => ({ outline: line, kind })),
  };
  const nameIn = (texts: Names, at: number) => (isNamed(layer) ? (texts.names[layer][at] ?? '') : '');
  return corners[layer]().map((shape, at) => ({
    ...blankShape(layer),
    ...shape,
    outline: shape.outline.map(pointAt),
    uk: nameIn(row.uk, at),
    en: nameIn(row.en, at),
  }));
}

/** The row with the shapes of one layer; names stand in their order. */
export function withShapes(row: GroundRow, layer: Layer, { shapes, sheet }: { shapes: readonly GroundShape[]; sheet: Sheet }): GroundRow {
  const lines = shapes.map((shape) => ({ ...shape, line: shape.outline.map(sheet.metresOf) }));
  const named = (texts: Names, language: 'uk' | 'en'): Names =>
    isNamed(layer) ? { ...texts, names: { ...texts.names, [layer]: shapes.map((shape) => shape[language]) } } : texts;
  const drawn = {
    streets: () => ({ streets: lines.map(({ line, wide }) => ({ line, wide })) }),
    areas: () => ({ areas: lines.map(({ line, kind }) => ({ kind, outline: line })) }),
    paths: () => ({ paths: lines.map(({ line }) => line) }),
    tracks: () => ({ tracks: lines.map(({ line, kind }) => ({ kind, line })) }),
  };
  return { ...row, ...drawn[layer](), uk: named(row.uk, 'uk'), en: named(row.en, 'en') };
}

/** The corners of a building. */
export function cornersOf([east, south, length, depth, turn]: Block): XY[] {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const ends = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const;
  return ends.map(([along, across]): XY => {
    const [x, y] = [(along * length) / 2, (across * depth) / 2];
    return [east + x * cos - y * sin, south + x * sin + y * cos];
  });
}
