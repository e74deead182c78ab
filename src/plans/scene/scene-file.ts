import type { XY } from '../../base/geometry/outline.ts';
import type { SeenMass } from './draw-scene.ts';
import { pathOf, pathsOf, type ViewDrawing } from './draw-view.ts';
import type { ModelPicture } from './model-picture.ts';

/** White card on paper, from the brightest face to the darkest; neighbours are of a greyer card than the project's own sections. */
const card = { section: ['#fff', '#f4f0e9', '#e2dbcf', '#d3cabb'], neighbour: ['#ebe6de', '#e1dbd1', '#d2cabd', '#c6bdae'] };
const ground: Record<string, string> = { water: '#cbd6d9', green: '#dfe2d2', sand: '#efe6d3', square: '#ece7df' };
const [line, edge, planned, shadow] = ['#b9b1a4', '#8b857a', '#a8431f', '#d3ccc0'];

const areasOf = (areas: { kind: string; points: XY[] }[]): string =>
  areas.map(({ kind, points }) => `<path fill="${ground[kind] ?? ground.square}" d="${pathOf(points)}"/>`).join('');

function massOf(seen: SeenMass): string {
  const { shades, storeys } = pathsOf(seen);
  const { kind, planned: isPlanned } = seen.mass;
  const all = shades.map(({ path }) => path).join('');
  if (isPlanned) return `<path fill="none" stroke="${planned}" stroke-width="2" stroke-dasharray="8 6" d="${all}"/>`;
  const faces = shades.map(({ shade, path }) => `<path fill="${card[kind][shade]}" stroke="${edge}" d="${path}"/>`).join('');
  return storeys ? `${faces}<path fill="none" stroke="${line}" d="${storeys}"/>` : faces;
}

const file = (width: number, height: number, drawn: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-linejoin="round">${drawn}</svg>`;

/** The view from a window as an SVG file: the sky, the ground up to the horizon, and what stands on it. A dashed mass is not built yet. */
export const viewFile = ({ width, height, horizon, areas, streets, masses }: ViewDrawing): string =>
  file(
    width,
    height,
    `<path fill="#fbf9f6" d="M0 0H${width}V${horizon}H0z"/><path fill="#e9e4dc" d="M0 ${horizon}H${width}V${height}H0z"/>${areasOf(areas)}<path fill="none" stroke="#fbf9f6" stroke-width="3" d="${streets}"/><path stroke="${edge}" d="M0 ${horizon}H${width}"/>${masses.map(massOf).join('')}`,
  );

/** The model at rest as an SVG file. */
export const modelFile = ({ width, height, areas, shadows, masses }: ModelPicture): string =>
  file(
    width,
    height,
    `${areasOf(areas)}<path fill="${shadow}" d="${shadows.map((points) => pathOf(points)).join('')}"/>${masses.map(massOf).join('')}`,
  );
