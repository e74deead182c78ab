import { ok, type Result, refuse } from '../../base/result.ts';
import type { XY } from './entries/houses.ts';

/** What an SVG of shapes says; `section` and `floor` as the polygon names them. */
export type DrawnShapes = { width: number; height: number; shapes: { section: string; floor: number | null; outline: XY[] }[] };
type Refused = { kind: 'bad-shapes'; why: string };

const mostBytes = 1_000_000;
const groups = new Set(['svg', 'g']);
const texts = new Set(['title', 'desc']);
/** What drawing programs write beside the points and what changes none of them. */
const harmless =
  /^(xmlns|version|viewBox|width|height|id|class|style|fill|stroke|opacity|(fill|stroke)-[a-z]+|data-(section|floor)|points)$/;
const move = /(^|;)\s*(transform|translate|rotate|scale|offset[\w-]*)\s*:/i;
const token =
  /<!--[^>]*?-->|<\?xml [^>]*\?>|<(\/?)([A-Za-z][\w:-]*)((?:\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|[^<]+/y;
const attribute = /(?<![\w:.-])([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

const attributesOf = (text: string): Map<string, string> =>
  new Map([...text.matchAll(attribute)].map(([, name = '', double, single]) => [name, double ?? single ?? '']));

function pointsOf(text: string): XY[] | null {
  const numbers = text
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (numbers.length < 6 || numbers.length % 2 === 1 || !numbers.every(Number.isFinite)) return null;
  return Array.from({ length: numbers.length / 2 }, (_, at): XY => [numbers[2 * at] ?? 0, numbers[2 * at + 1] ?? 0]);
}

function frameOf(attributes: Map<string, string>): { width: number; height: number } | null {
  const [left, top, width, height] = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return left === 0 && top === 0 && width && height && width > 0 && height > 0 ? { width, height } : null;
}

/**
 * The polygons of an SVG that lies over a picture, far ones first, as an editor hands it in. Takes groups, titles and polygons with
 * `data-section` and `data-floor`; refuses, with the reason in English, whatever else could be in an SVG: scripts, links, other
 * elements, and moves that would have to be reckoned into the points.
 */
export function readShapes(svg: string): Result<DrawnShapes, Refused> {
  const no = (why: string): Result<DrawnShapes, Refused> => refuse({ kind: 'bad-shapes', why });
  if (svg.length > mostBytes) return no('the file is larger than a megabyte');
  const open: string[] = [];
  const shapes: DrawnShapes['shapes'] = [];
  let frame: ReturnType<typeof frameOf> = null;
  token.lastIndex = 0;
  while (token.lastIndex < svg.length) {
    const from = token.lastIndex;
    const found = token.exec(svg);
    if (!found) return no(`what begins with "${svg.slice(from, from + 24)}" is no plain SVG`);
    const [whole, closing, name, rest = '', selfClosing] = found;
    if (!name) {
      if (!whole.startsWith('<') && whole.trim() !== '' && !texts.has(open.at(-1) ?? ''))
        return no(`the text "${whole.trim().slice(0, 24)}" stands outside of a title`);
      continue;
    }
    if (closing) {
      if (open.pop() !== name) return no(`</${name}> closes nothing`);
      continue;
    }
    if (!groups.has(name) && !texts.has(name) && name !== 'polygon') return no(`the element <${name}> is not taken`);
    if ((name === 'svg') !== (open.length === 0) || (name === 'svg' && frame)) return no('there is not one <svg> around everything');
    const around = open.at(-1) ?? '';
    if (texts.has(around) || (around === 'polygon' && !texts.has(name))) return no(`<${name}> stands in a <${around}>`);
    const attributes = attributesOf(rest);
    const foreign = [...attributes.keys()].find((key) => !harmless.test(key));
    if (foreign) return no(`the attribute ${foreign} of <${name}> is not taken`);
    if (move.test(attributes.get('style') ?? '')) return no(`the style of <${name}> moves it`);
    if (name === 'svg') {
      frame = frameOf(attributes);
      if (!frame) return no('the viewBox does not begin at 0 0');
    }
    if (name === 'polygon') {
      const [section, floor] = [attributes.get('data-section'), attributes.get('data-floor')];
      if (!section) return no(`polygon ${shapes.length + 1} has no data-section`);
      if (floor !== undefined && !/^[1-9]\d{0,2}$/.test(floor))
        return no(`data-floor ${floor} of polygon ${shapes.length + 1} is no storey`);
      const outline = pointsOf(attributes.get('points') ?? '');
      if (!outline) return no(`the points of polygon ${shapes.length + 1} are no three pairs of numbers or more`);
      shapes.push({ section, floor: floor === undefined ? null : Number(floor), outline });
    }
    if (!selfClosing) open.push(name);
  }
  if (open.length > 0) return no(`<${open.at(-1)}> is not closed`);
  return frame ? ok({ ...frame, shapes }) : no('there is no <svg>');
}
