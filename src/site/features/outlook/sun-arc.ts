import type { Outlook } from '../../../contract/catalogue/outlook.ts';

type Day = Outlook['days'][number];
type Span = { from: string; to: string };

/** The drawing's own units: east at the left, the highest sun of the year just below the top, the horizon at the bottom. */
export const arcWidth = 1000;
export const arcHeight = 260;
const [firstAzimuth, lastAzimuth, highest] = [40, 320, 66];

export const azimuthPlace = (azimuth: number): number => Math.round(((azimuth - firstAzimuth) / (lastAzimuth - firstAzimuth)) * arcWidth);
const place = ({ azimuth, altitude }: Day['arc'][number]): string =>
  `${azimuthPlace(azimuth)} ${Math.round(arcHeight - (altitude / highest) * arcHeight)}`;

/** The way of the sun over the horizon, and the pieces of it from which it shines into some room. */
export function sunArc({ arc }: Day, spans: readonly Span[]): { way: string; lit: string } {
  const way = arc.map((at, index) => `${index === 0 ? 'M' : 'L'}${place(at)}`).join('');
  let lit = '';
  let drawing = false;
  for (const at of arc) {
    const shines = spans.some(({ from, to }) => from <= at.time && at.time < to);
    if (shines) lit += `${drawing ? 'L' : 'M'}${place(at)}`;
    drawing = shines;
  }
  return { way, lit };
}
