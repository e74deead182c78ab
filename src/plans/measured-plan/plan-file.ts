import type { Dimensions, DrawnPlan, DrawnText } from './drawn-plan.ts';
import type { PrintScale } from './print-scale.ts';
import { letters } from './text-levels.ts';

const colours = { ink: '#151412', quiet: '#57534c', accent: '#a8431f', print: '#fff', wet: '#f1f0ee' } as const;
const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const inMarkup = (text: string) => text.replace(/[&<>"]/g, (letter) => escaped[letter] ?? letter);

/** The drawing as a file of its own: true to scale where it is printed at its own size, and without a stylesheet. */
export function planFile({ frame, floors, ...drawn }: DrawnPlan, print: PrintScale, title: string): string {
  const text = ({ text: content, x, y, up }: DrawnText, size: number, colour: string, down = 0) =>
    `<text x="${x}" y="${y + down * print.pixel}" font-size="${round(size * print.pixel)}" fill="${colour}"${up ? ` transform="rotate(-90 ${x} ${y})"` : ''}>${inMarkup(content)}</text>`;
  const measured = ({ lines, texts }: Dimensions, colour: string) =>
    `<path d="${lines}" fill="none" stroke="${colour}" stroke-width="0.8"/>${texts
      .filter(({ from }) => from <= print.level)
      .map((one) => text(one, letters.dimension, colour))
      .join('')}`;
  const millimetres = (centimetres: number) => round((centimetres * 10) / print.scale);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${millimetres(frame.width)}mm" height="${millimetres(frame.height)}mm" viewBox="${frame.left} ${frame.top} ${frame.width} ${frame.height}" font-family="Onest, Arial, sans-serif" text-anchor="middle">
<title>${inMarkup(title)}, 1:${print.scale}</title>
<rect x="${frame.left}" y="${frame.top}" width="${frame.width}" height="${frame.height}" fill="${colours.print}"/>
<path d="${floors.wet}" fill="${colours.wet}"/>
<path id="furniture" d="${drawn.furniture}" fill="${colours.print}" fill-opacity="0.6" stroke="${colours.quiet}" stroke-width="0.8"/>
<path d="${drawn.lines}" fill="none" stroke="${colours.ink}" stroke-width="1"/>
<path id="walls" d="${drawn.walls}" fill="${colours.ink}"/>
<path d="${drawn.entrance}" fill="${colours.accent}"/>
<g id="outer">${measured(drawn.outer, colours.quiet)}</g>
<g id="inner">${measured(drawn.inner, colours.quiet)}</g>
<g id="rooms" paint-order="stroke" stroke="${colours.print}" stroke-width="${round(3 * print.pixel)}" stroke-linejoin="round">${drawn.rooms
    .map(
      ({ name, area }) =>
        (name.from <= print.level ? text(name, letters.name, colours.ink, -2) : '') + text(area, letters.area, colours.quiet, 12),
    )
    .join('')}</g>
</svg>
`;
}

const round = (value: number) => Math.round(value * 100) / 100;
