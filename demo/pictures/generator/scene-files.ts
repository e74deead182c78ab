import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Scene } from './scene.ts';
import { sceneOf, viewOf } from './scenes.ts';
import { facadeShapes, shapesSvg, siteShapes } from './viewpoints.ts';

/** Writes what Blender reads for one picture: it stays beside the picture and tells what the picture shows. */
export function writeScene(file: string, slug: string, view: string): void {
  const scene = sceneOf(slug);
  const views = scene.views.filter(({ name }) => name === 'hero' || name === view);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...scene, views }, null, 1)}\n`);
}

export const readScene = (file: string): Scene => JSON.parse(readFileSync(file, 'utf8'));

const size = { width: 1280, height: 720 };

/** Writes what can be pressed in a picture beside it: storeys on the facade, sections from above; nothing for other views. */
export function writeViewpoint(scene: Scene, view: string, folder: string): void {
  if (view === 'hero') {
    const shapes = facadeShapes(scene, viewOf(scene, view), size);
    writeFileSync(join(folder, 'facade.svg'), shapesSvg(`${scene.slug}: storeys`, shapes, size));
  }
  if (view === 'aerial') {
    const shapes = siteShapes(scene, viewOf(scene, view), size);
    writeFileSync(join(folder, 'site.svg'), shapesSvg(`${scene.slug}: sections`, shapes, size));
  }
}
