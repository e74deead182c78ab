import { SaxesParser } from 'saxes';
import { ok, type Result, refuse } from '../../base/result.ts';
import type { XY } from './entries/buildings.ts';

/** The parsed shapes of an SVG; `section` and `floor` as the polygon names them. */
export type DrawnShapes = { width: number; height: number; shapes: { section: string; floor: number | null; outline: XY[] }[] };
type Refused = { kind: 'bad-shapes'; why: string };

const mostBytes = 1_000_000;
const groups = new Set(['svg', 'g']);
const texts = new Set(['title', 'desc']);
/** Attributes that drawing programs write beside the points and that change none of them. */
const harmless =
  /^(xmlns|version|viewBox|width|height|id|class|style|fill|stroke|opacity|(fill|stroke)-[a-z]+|data-(section|floor)|points)$/;
const move = /(^|;)\s*(transform|translate|rotate|scale|offset[\w-]*)\s*:/i;
/** Titles are written by people: an ampersand that begins no entity stands for itself. */
const bareAmpersand = /&(?!(?:amp|lt|gt|quot|apos|#\w+);)/g;

type Shape = DrawnShapes['shapes'][number];
type Attributes = Record<string, string>;
/** Why an SVG is refused, in English. */
class NotTaken extends Error {}

function pointsOf(text: string): XY[] | null {
  const numbers = text
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (numbers.length < 6 || numbers.length % 2 === 1 || !numbers.every(Number.isFinite)) return null;
  return Array.from({ length: numbers.length / 2 }, (_, at): XY => [numbers[2 * at] ?? 0, numbers[2 * at + 1] ?? 0]);
}

function frameOf(attributes: Attributes): { width: number; height: number } | null {
  const [left, top, width, height] = (attributes.viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return left === 0 && top === 0 && width && height && width > 0 && height > 0 ? { width, height } : null;
}

function shapeOf(attributes: Attributes, number: number): Shape {
  const { 'data-section': section, 'data-floor': floor, points = '' } = attributes;
  if (!section) throw new NotTaken(`polygon ${number} has no data-section`);
  if (floor !== undefined && !/^[1-9]\d{0,2}$/.test(floor)) throw new NotTaken(`data-floor ${floor} of polygon ${number} is no storey`);
  const outline = pointsOf(points);
  if (!outline) throw new NotTaken(`the points of polygon ${number} are no three pairs of numbers or more`);
  return { section, floor: floor === undefined ? null : Number(floor), outline };
}

function checkPlace(name: string, open: readonly string[]): void {
  if (!groups.has(name) && !texts.has(name) && name !== 'polygon') throw new NotTaken(`the element <${name}> is not taken`);
  if ((name === 'svg') !== (open.length === 0)) throw new NotTaken('there is not one <svg> around everything');
  const around = open.at(-1) ?? '';
  if (texts.has(around) || (around === 'polygon' && !texts.has(name))) throw new NotTaken(`<${name}> stands in a <${around}>`);
}

function checkAttributes(name: string, attributes: Attributes): void {
  const foreign = Object.keys(attributes).find((key) => !harmless.test(key));
  if (foreign) throw new NotTaken(`the attribute ${foreign} of <${name}> is not taken`);
  if (move.test(attributes.style ?? '')) throw new NotTaken(`the style of <${name}> moves it`);
}

function drawnIn(svg: string): DrawnShapes {
  const open: string[] = [];
  const shapes: Shape[] = [];
  const drawn: { frame: ReturnType<typeof frameOf> } = { frame: null };
  const parser = new SaxesParser();
  const notPlain = (what: string) => new NotTaken(`line ${parser.line}: ${what}, so this is no plain SVG`);
  parser.on('error', ({ message }) => {
    throw notPlain(message.replace(/^[\d:]+ |\.$/g, ''));
  });
  for (const event of ['doctype', 'processinginstruction', 'cdata'] as const)
    parser.on(event, () => {
      throw notPlain(`a ${event} is not taken`);
    });
  parser.on('text', (text) => {
    if (text.trim() !== '' && !texts.has(open.at(-1) ?? ''))
      throw new NotTaken(`the text "${text.trim().slice(0, 24)}" stands outside of a title`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    checkPlace(name, open);
    checkAttributes(name, attributes);
    if (name === 'svg') drawn.frame = frameOf(attributes);
    if (!drawn.frame) throw new NotTaken('the viewBox does not begin at 0 0');
    if (name === 'polygon') shapes.push(shapeOf(attributes, shapes.length + 1));
    open.push(name);
  });
  parser.on('closetag', () => open.pop());
  parser.write(svg.replace(bareAmpersand, '&amp;'));
  if (open.length > 0) throw new NotTaken(`<${open.at(-1)}> is not closed`);
  if (!drawn.frame) throw new NotTaken('there is no <svg>');
  parser.close();
  return { ...drawn.frame, shapes };
}

/**
 * The polygons of an SVG that lies over a picture, far ones first, in the editor's order. Takes groups, titles and polygons with
 * `data-section` and `data-floor`; refuses, with the reason in English, everything else of SVG: scripts, links, other elements, and
 * transforms that would have to be applied to the points.
 */
export function readShapes(svg: string): Result<DrawnShapes, Refused> {
  if (svg.length > mostBytes) return refuse({ kind: 'bad-shapes', why: 'the file is larger than a megabyte' });
  try {
    return ok(drawnIn(svg));
  } catch (fault) {
    if (fault instanceof NotTaken) return refuse({ kind: 'bad-shapes', why: fault.message });
    throw fault;
  }
}
