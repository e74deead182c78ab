import { type Cutaway, cutaways } from './cutaways.ts';
import type { Scene } from './scene.ts';
import { sceneOf, scenes } from './scenes.ts';
import { type StageName, stageNames } from './stages.ts';
import { type Walk, walks } from './walks.ts';

/** One picture to render: a script for Blender with its arguments. `cost` is its time of one processor, in seconds. */
export type Job = {
  name: string;
  script: 'exterior.py' | 'stairs.py' | 'mask.py' | 'walk.py' | 'cutaway.py';
  /** The input of Blender: a project's scene, a layout, or a layout to walk through. */
  subject: Scene | Cutaway | Walk;
  view: string;
  width: number;
  height: number;
  samples: number;
  cost: number;
};

type Quality = { width: number; height: number; samples: number };
const large: Quality = { width: 1280, height: 720, samples: 8 };
/** The first picture of a project's page, as wide as the widest screens. */
const widest: Quality = { width: 1920, height: 1080, samples: 8 };
/** A room to turn about in: a screen of 90 degrees shows a quarter of it. */
const full: Quality = { width: 4096, height: 2048, samples: 10 };
/** A stair hall is lit by little more than its window. */
const hall: Quality = { width: 1920, height: 1080, samples: 8 };
const fine: Quality = { width: 1280, height: 720, samples: 16 };
const usual: Quality = { width: 1152, height: 648, samples: 8 };

/** Seconds to build a scene, and for a million pixels: one sample of each, and denoising. */
const costs = {
  stage: { build: 14, sample: 4.5, denoise: 16 },
  aerial: { build: 24, sample: 7, denoise: 16 },
  exterior: { build: 14, sample: 7, denoise: 16 },
  room: { build: 20, sample: 9, denoise: 16 },
  stairs: { build: 25, sample: 11, denoise: 16 },
  cutaway: { build: 5, sample: 2, denoise: 12 },
} as const;

function costOf(kind: keyof typeof costs, { width, height, samples }: Quality): number {
  const { build, sample, denoise } = costs[kind];
  return Math.round(build + ((width * height) / 1e6) * (sample * samples + denoise));
}

/** The hero's view goes along with every other: paths of a park begin where its viewer stands. */
function subjectOf(slug: string, view: string): Scene {
  const scene = sceneOf(slug);
  return { ...scene, views: scene.views.filter(({ name }) => name === 'hero' || name === view) };
}

function job(slug: string, view: string, kind: keyof typeof costs, quality: Quality): Job {
  const script = kind === 'stairs' ? 'stairs.py' : 'exterior.py';
  return { name: `${slug}/${view}`, script, subject: subjectOf(slug, view), view, ...quality, cost: costOf(kind, quality) };
}

function insideJob(walk: Walk, folder: 'tours' | 'interiors', name: string, quality: Quality): Job {
  const view = folder === 'tours' ? `around:${name}` : name;
  return { name: `${folder}/${walk.class}-${name}`, script: 'walk.py', subject: walk, view, ...quality, cost: costOf('room', quality) };
}

/** As many pixels for every layout, whatever its shape, at most as wide as a page shows it. */
function cutawayJob(subject: Cutaway): Job {
  const width = Math.min(1200, Math.round(Math.sqrt(9e5 / subject.aspect) / 4) * 4);
  const quality = { width, height: Math.round(width * subject.aspect), samples: 8 };
  return {
    name: `cutaways/${subject.layout}`,
    script: 'cutaway.py',
    subject,
    view: 'cutaway',
    ...quality,
    cost: costOf('cutaway', quality),
  };
}

const drones = scenes.filter(({ views }) => views.some(({ name }) => name === 'drone-01'));
const others = scenes.filter((scene) => !drones.includes(scene));
const stageView = (name: StageName): string => `stage-${name}`;
const named = (pattern: RegExp, kind: keyof typeof costs, quality: Quality): Job[] =>
  scenes.flatMap(({ slug, views }) => views.filter(({ name }) => pattern.test(name)).map(({ name }) => job(slug, name, kind, quality)));

/** The mask of each section and storey by the renderer, to compare the shapes with. */
export const maskedViews = [
  ['obriy-richkovyi', 'hero'],
  ['luhova', 'hero'],
  ['midnyi-kvartal', 'hero'],
  ['midnyi-kvartal', 'aerial'],
] as const;
const masks = maskedViews.map(
  ([slug, view]): Job => ({
    name: `masks/${slug}-${view}`,
    script: 'mask.py',
    subject: subjectOf(slug, view),
    view,
    width: 960,
    height: 540,
    samples: 1,
    cost: 5,
  }),
);

/** Every picture, the most wanted first. */
export const queue: Job[] = [
  ...masks,
  ...drones.flatMap(({ slug }) => [
    job(slug, 'aerial', 'aerial', large),
    ...stageNames.map((name) => job(slug, stageView(name), 'stage', large)),
  ]),
  ...others.map(({ slug }) => job(slug, 'aerial', 'aerial', usual)),
  ...named(/^(hero|hero-day|dusk|blackout)$/, 'exterior', widest),
  ...named(/^(courtyard|entrance|material)$/, 'exterior', usual),
  ...named(/^day$/, 'exterior', usual),
  ...named(/^stairs$/, 'stairs', hall),
  ...named(/^camera-/, 'stage', large),
  ...named(/^drone-/, 'aerial', usual),
  ...others.flatMap(({ slug }) => stageNames.map((name) => job(slug, stageView(name), 'stage', usual))),
  ...cutaways.map(cutawayJob),
  ...walks.flatMap((walk) => [
    ...walk.views.map(({ name }) => insideJob(walk, 'interiors', name, fine)),
    ...walk.stops.map(({ name }) => insideJob(walk, 'tours', name, full)),
  ]),
];
