import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Scene } from './scene.ts';
import { viewOf } from './scenes.ts';
import { facadeShapes, shapesSvg, siteShapes } from './viewpoints.ts';

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
