import type { Picture } from '../../contract/pictures.ts';

/** The size that social networks show. */
export const shareSize = { width: 1200, height: 630 };

/** A share picture before it is rendered: text and lines as SVG over a photo. */
export type ShareDrawing = { svg: string; ground: string; photo: { picture: Picture; left: number; width: number } | null };

export const margin = 56;
/** The line that goes through pictures, on which their title stands. */
export const horizon = 450;
export const dark = { ground: '#0e0e0e', text: '#eeeeee', quiet: '#c9c6c1', line: '#a8a49d' };
export const light = { ground: '#f4f1ec', text: '#151412', quiet: '#57534c', line: '#8b857a' };

const { width, height } = shareSize;

export const svgOf = (parts: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${parts.join('\n')}</svg>`;
export const rule = (y: number, colour: string, to = width): string => `<path stroke="${colour}" d="M0 ${y}.5H${to}"/>`;
