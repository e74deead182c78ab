import type { Plan } from '../../contract/content/pictures.ts';

const light = '#fbf9f6';
const ink = '#151412';

type Place = { left: number; top: number; width: number; height: number };

/** A plan as large as fits into its place, in the middle of it. */
export function planSvg({ width, height, rooms, walls, doors, windows }: Plan, place: Place): string {
  const scale = Math.min(place.width / width, place.height / height);
  const left = place.left + (place.width - width * scale) / 2;
  const top = place.top + (place.height - height * scale) / 2;
  const thickest = Math.max(...walls.map(({ thickness }) => thickness), 10);
  const lines = (shapes: Pick<Plan['windows'][number], 'from' | 'to'>[], colour: string, thickness: number) =>
    shapes.map(({ from, to }) => `<path stroke="${colour}" stroke-width="${thickness}" d="M${from.join(' ')}L${to.join(' ')}"/>`).join('');
  return `<g transform="translate(${left} ${top}) scale(${scale})">
${rooms.map(({ outline }) => `<path fill="${light}" d="M${outline.map((point) => point.join(' ')).join('L')}Z"/>`).join('')}
<g stroke-linecap="square">${walls.map((wall) => lines([wall], ink, wall.thickness)).join('')}</g>
${lines(doors, light, thickest + 2)}${lines(windows, light, thickest * 0.6)}${lines(windows, ink, 2)}</g>`;
}
