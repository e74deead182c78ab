import type { CityProject } from './city-project.ts';
import { frame, onDrawing } from './kyiv.ts';

type Bar = { x: number; y: number; width: number; height: number };
export type PlacedProject = {
  project: CityProject;
  /** The middle of the ground line. */
  x: number;
  y: number;
  bars: Bar[];
  half: number;
  top: number;
  label: { x: number; y: number; anchor: 'start' | 'middle' | 'end' };
};

const perStorey = 2.3;
const barWidth = 8;
const gap = 2;
const letter = 10.2;
const districtLetter = 9.5;
/** How far the name of a district may move to the north or south of its middle. */
const steps = [0, 24, -24, 48, -48, 72, -72];
const lineHeight = 20;

type Label = PlacedProject['label'];
export type District = { id: string; name: string; coordinates: { lat: number; lng: number } | null };
type Box = { left: number; top: number; right: number; bottom: number };
const overlap = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));

/** The buildings at their places, in one scale of heights, each with its name where it covers least; then the names of districts in what is left. */
export function placeOnMap(projects: readonly CityProject[], districts: readonly District[]) {
  const placed = projects.flatMap((project) => (project.coordinates ? [building(project, onDrawing(project.coordinates))] : []));
  const taken: Box[] = placed.map(({ x, y, half, top }) => ({ left: x - half - 3, right: x + half + 3, top: top - 2, bottom: y + 4 }));
  const put = (label: Label, text: string, width: number) => {
    const box = boxOf(label, text.length * width);
    return { label, box, cost: taken.reduce((sum, other) => sum + overlap(box, other), outside(box)) };
  };
  const buildings = placed
    .toSorted((one, other) => one.y - other.y || one.x - other.x)
    .map((one) => {
      const [best] = candidates(one)
        .map((label) => put(label, one.project.name, letter))
        .sort((a, b) => a.cost - b.cost);
      if (!best) return one;
      taken.push(best.box);
      return { ...one, label: best.label };
    });
  const names = districts.flatMap(({ id, name, coordinates }) => {
    if (!coordinates) return [];
    const { x, y } = onDrawing(coordinates);
    const free = steps.map((step) => put({ x, y: y + step, anchor: 'middle' }, name, districtLetter)).find(({ cost }) => cost === 0);
    if (!free) return [];
    taken.push(free.box);
    return [{ id, name, x, y: free.label.y }];
  });
  return { buildings, names };
}

function building(project: CityProject, { x, y }: { x: number; y: number }): PlacedProject {
  const heights = project.heights.length > 0 ? project.heights : [6];
  const half = (heights.length * (barWidth + gap) - gap) / 2;
  const bars = heights.map((storeys, i) => ({
    x: x - half + i * (barWidth + gap),
    y: Math.round(y - storeys * perStorey),
    width: barWidth,
    height: Math.round(storeys * perStorey),
  }));
  return { project, x, y, bars, half, top: Math.min(...bars.map((bar) => bar.y)), label: { x, y, anchor: 'start' } };
}

const candidates = ({ x, y, half }: PlacedProject): Label[] => [
  { x: x + half + 8, y: y - 2, anchor: 'start' },
  { x: x - half - 8, y: y - 2, anchor: 'end' },
  { x, y: y + lineHeight, anchor: 'middle' },
  { x: x - half, y: y + lineHeight, anchor: 'start' },
  { x: x + half, y: y + lineHeight, anchor: 'end' },
];

function boxOf({ x, y, anchor }: Label, width: number): Box {
  const left = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2;
  return { left, right: left + width, top: y - lineHeight + 4, bottom: y + 4 };
}

const outside = ({ left, right, bottom }: Box): number =>
  (Math.max(0, frame.left - left) + Math.max(0, right - frame.left - frame.width) + Math.max(0, bottom - frame.height)) * 100;
