import { readFileSync } from 'node:fs';
import type { Step } from '../../../src/domain/content/content.ts';

const metresADegree = 111_320;
type Point = { lat: number; lng: number };
const readData = (file: string) => JSON.parse(readFileSync(new URL(`../../../content/obriy/${file}`, import.meta.url), 'utf8'));

/** The places near each project. */
export const places = readData('entries/place.json') as { project: string; point: Point }[];

/** Metres east and south of a project's gate. */
export function stepsFrom(project: string, { lat, lng }: Point): Step {
  const { point: gate } = readData(`projects/${project}.json`) as { point: Point };
  const east = (lng - gate.lng) * metresADegree * Math.cos((gate.lat * Math.PI) / 180);
  return [Math.round(east), Math.round((gate.lat - lat) * metresADegree)];
}
