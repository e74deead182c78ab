import type { Step, StoredEntry } from '../../../../../src/domain/content/content.ts';
import { businessStories } from '../../stories/business.ts';
import { comfortStories } from '../../stories/comfort.ts';
import { comfortPlusStories } from '../../stories/comfort-plus.ts';
import { primeStories } from '../../stories/prime.ts';
import { comfortNeighbours } from './neighbours-comfort.ts';
import { dearerNeighbours } from './neighbours-dearer.ts';

/** How far one walks in a minute as the crow flies: streets are never straight. */
const metresAMinute = 62;
const metresADegree = 111_320;
const stories = { ...businessStories, ...comfortStories, ...comfortPlusStories, ...primeStories };

function gateOf(project: string) {
  const gate = stories[project]?.point;
  if (!gate) throw new Error(`nobody knows where ${project} is`);
  return gate;
}

/** Metres east and south of a project's gate. */
export function stepsFrom(project: string, { lat, lng }: { lat: number; lng: number }): Step {
  const gate = gateOf(project);
  const east = (lng - gate.lng) * metresADegree * Math.cos((gate.lat * Math.PI) / 180);
  return [Math.round(east), Math.round((gate.lat - lat) * metresADegree)];
}

function pointOf(project: string, minutes: number, bearing: number) {
  const gate = gateOf(project);
  const degrees = (minutes * metresAMinute) / metresADegree;
  const angle = (bearing * Math.PI) / 180;
  const rounded = (value: number) => Math.round(value * 100_000) / 100_000;
  return {
    lat: rounded(gate.lat + degrees * Math.cos(angle)),
    lng: rounded(gate.lng + (degrees * Math.sin(angle)) / Math.cos((gate.lat * Math.PI) / 180)),
  };
}

export const places: StoredEntry<'place'>[] = Object.entries({ ...comfortNeighbours, ...dearerNeighbours }).flatMap(([project, list]) =>
  list.map(([category, minutes, bearing, uk, en], at) => ({
    slug: `${project}-place-${at + 1}`,
    from: null,
    until: null,
    picture: null,
    gallery: [],
    project,
    category,
    minutes,
    point: pointOf(project, minutes, bearing),
    uk: { name: uk },
    en: { name: en },
  })),
);
