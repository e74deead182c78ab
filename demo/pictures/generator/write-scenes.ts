import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Scene } from './scene.ts';
import { scenes, viewOf } from './scenes.ts';
import { facadeShapes, shapesSvg, siteShapes } from './viewpoints.ts';

/** Writes the JSON that Blender reads, a file a project. */
export function writeScenes(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const scene of scenes) writeFileSync(join(folder, `${scene.slug}.json`), `${JSON.stringify(scene, null, 1)}\n`);
}

const size = { width: 1280, height: 720 };
const viewpoints = { hero: 'facade', aerial: 'site' } as const;

/** Writes what can be pressed in a picture beside it: storeys on the facade, sections from above; nothing for other views. */
export function writeViewpoint(scene: Scene, view: string, folder: string): void {
  if (view !== 'hero' && view !== 'aerial') return;
  const shapes = (view === 'hero' ? facadeShapes : siteShapes)(scene, viewOf(scene, view), size);
  const title = view === 'hero' ? `${scene.slug}: storeys` : `${scene.slug}: sections`;
  writeFileSync(join(folder, `${viewpoints[view]}.svg`), shapesSvg(title, shapes, size));
}
