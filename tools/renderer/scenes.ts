import list from '../demo/projects.json' with { type: 'json' };
import { cameraTowards, droneCamera, levelCamera } from './camera.ts';
import { drawnHouse } from './house.ts';
import { facesOf } from './looks.ts';
import { monthsOf } from './months.ts';
import type { Block, Light, Scene, View } from './scene.ts';
import { type Site, siteOf, usualSky } from './sites.ts';
import { stageNames, stageOf } from './stages.ts';
import { stairsView } from './stairs.ts';

export const aspect = 9 / 16;
const foregrounds = { river: 0.13, plaza: 0.06, street: 0.075, park: 0.075, yard: 0.075 };

/** As most pictures are: of a finished building, seen from the ground, in summer. */
const finished = { fromAbove: false, progress: null, hall: null, weather: 'summer' as const };
/** A drone flies on the sunny side, off the corner that the street sees. */
const drone = { azimuth: -132, height: 0, lens: 32, pitch: 30 };

function entranceView(blocks: Block[], site: Site): View {
  const west = Math.min(...blocks.map(({ outline }) => outline[0]));
  const camera = cameraTowards([west - 15, -19, 1.7], [west + 12, 2], 24, 0.13);
  return { name: 'entrance', camera, light: 'day', ...usualSky.day, clouds: site.clouds + 1, ...finished };
}

/** From a step before the wall above the shops, along it: the facade's material at the distance of a hand. */
function materialView(blocks: Block[], site: Site): View {
  const [front] = blocks.filter(({ outline }) => outline[1] === 0).toSorted((a, b) => a.outline[0] - b.outline[0]);
  if (!front) throw new Error('no wing stands on the street');
  const [west] = front.outline;
  const camera = cameraTowards([west - 1.6, -1.7, front.ground + front.storey * 1.45], [west + 9, 2.2], 26, 0.06);
  return { name: 'material', camera, light: 'day', sun: 232, clouds: site.clouds, ...finished };
}

/** Into the court between the wings: from among its trees' crowns where the court is open, from a balcony high above where it is closed. */
function courtyardView(shape: string, blocks: Block[]): View | null {
  const outlines = blocks.map(({ outline }) => outline);
  const [west, east] = [Math.min(...outlines.map((outline) => outline[0])), Math.max(...outlines.map((outline) => outline[2]))];
  const north = Math.max(...outlines.map((outline) => outline[3]));
  const middle = (west + east) / 2;
  const onStreet = outlines.filter((outline) => outline[1] === 0).map((outline) => outline[3]);
  const inner = Math.max(...outlines.filter((outline) => outline[2] < middle && outline[1] > 0).map((outline) => outline[2]));
  const across = Math.min(...outlines.filter((outline) => outline[0] > middle && outline[1] > 0).map((outline) => outline[0])) - inner;
  const camera = {
    court: cameraTowards([inner + across * 0.5, Math.max(...onStreet) + 1, 16], [inner + across * 0.5, north], 17, -0.05),
    U: cameraTowards([middle, -16, 7], [middle, north], 20, 0.08),
  }[shape];
  return camera ? { name: 'courtyard', camera, light: 'day', sun: 200, clouds: 7, ...finished } : null;
}

function siteViews(slug: string, blocks: Block[], site: Site): View[] {
  const top = Math.max(...blocks.map(({ ground, storey, storeys }) => ground + storey * storeys));
  const stand = { azimuth: site.azimuth, height: Math.max(14, Math.min(28, top * 0.5)), lens: 24 };
  const camera = levelCamera({ blocks, stand, aspect, foreground: 0.06, headroom: 1.22 });
  const onSite = { ...finished, camera, light: 'day' as const, ...usualSky.day, clouds: 3 };
  const stages = stageNames.map((name): View => ({ ...onSite, name: `stage-${name}`, progress: stageOf(slug, name, blocks) }));
  const progress = monthsOf(slug);
  const latest = progress.at(-1);
  if (!latest) return stages;
  const flight = { ...finished, camera: droneCamera({ blocks, stand: drone, aspect }), light: 'day' as const, clouds: 3, fromAbove: true };
  const months = progress.map((done, at): View => {
    const month = String(at + 1).padStart(2, '0');
    return { ...flight, sun: 200 + at, name: `drone-${month}`, progress: done };
  });
  const gate = { ...stand, azimuth: site.azimuth + 24, height: 12, lens: 20 };
  const watch = [
    { ...onSite, name: 'camera-gate', camera: levelCamera({ blocks, stand: gate, aspect, foreground: 0.2, headroom: 1.1 }) },
    { ...flight, name: 'camera-crane', sun: 190, camera: droneCamera({ blocks, stand: { ...drone, azimuth: -58, pitch: 38 }, aspect }) },
  ].map((view): View => ({ ...view, progress: latest }));
  return [...stages, ...months, ...watch];
}

function viewsOf(slug: string, shape: string, light: Light, blocks: Block[], site: Site): View[] {
  // Wet ground mirrors what stands on it: more of it is in the frame.
  const foreground = site.weather === 'rain' ? 0.13 : foregrounds[site.kind];
  const hero = levelCamera({ blocks, stand: site, aspect, foreground });
  const raised = levelCamera({ blocks, stand: { azimuth: -58, height: 16, lens: 28 }, aspect, foreground });
  const first = { ...finished, camera: hero, weather: site.weather };
  const views: (View | null)[] = [
    { ...first, name: 'hero', light, sun: site.sun, clouds: site.clouds },
    { name: 'day', camera: raised, light: 'day', sun: 165, clouds: site.clouds + 2, ...finished },
    light === 'dusk' ? null : { ...first, name: 'dusk', light: 'dusk', ...usualSky.dusk },
    light === 'day' ? null : { ...first, name: 'hero-day', light: 'day', sun: 168, clouds: site.clouds },
    { ...first, name: 'blackout', light: 'blackout', ...usualSky.blackout },
    {
      ...finished,
      name: 'aerial',
      camera: droneCamera({ blocks, stand: drone, aspect }),
      light: 'day',
      sun: 205,
      clouds: 2,
      fromAbove: true,
    },
    courtyardView(shape, blocks) ?? entranceView(blocks, site),
    materialView(blocks, site),
    stairsView(slug, site.mirrored),
  ];
  return [...views.filter((view) => view !== null), ...siteViews(slug, blocks, site)];
}

/** The input of every picture of every project. */
export const scenes: Scene[] = list.projects.map((project) => {
  const { slug, seed, prime, shape } = project;
  const light = project.hero as Light;
  const site = siteOf(slug, light);
  const { blocks, neighbours } = drawnHouse(slug, { prime, mirrored: site.mirrored });
  return {
    slug,
    seed,
    prime,
    shape,
    site: site.kind,
    pines: site.pines,
    mirrored: site.mirrored,
    blocks,
    neighbours,
    faces: facesOf(slug, prime),
    views: viewsOf(slug, shape, light, blocks, site),
  };
});

export function sceneOf(slug: string): Scene {
  const scene = scenes.find((one) => one.slug === slug);
  if (!scene) throw new Error(`no project ${slug}`);
  return scene;
}

export function viewOf(scene: Scene, name: string): View {
  const view = scene.views.find((one) => one.name === name);
  if (!view) throw new Error(`no view ${name} of ${scene.slug}`);
  return view;
}
