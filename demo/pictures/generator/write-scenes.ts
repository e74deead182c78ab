// `node demo/pictures/generator/write-scenes.ts [folder]`: the shapes to press in pictures, and, into the folder, a scene a project.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { scenes, viewOf } from './scenes.ts';
import { facadeShapes, shapesSvg, siteShapes } from './viewpoints.ts';

const size = { width: 1280, height: 720 };
const pictures = join(import.meta.dirname, '..');

/** Writes the JSON that Blender reads. */
export function writeScenes(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const scene of scenes) writeFileSync(join(folder, `${scene.slug}.json`), `${JSON.stringify(scene, null, 1)}\n`);
}

/** Writes the viewpoints beside the pictures that they belong to. */
export function writeViewpoints(): void {
  for (const scene of scenes) {
    const folder = join(pictures, scene.slug);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'facade.svg'), shapesSvg(`${scene.slug}: storeys`, facadeShapes(scene, viewOf(scene, 'hero'), size), size));
    writeFileSync(join(folder, 'site.svg'), shapesSvg(`${scene.slug}: sections`, siteShapes(scene, viewOf(scene, 'aerial'), size), size));
  }
}

if (import.meta.main) {
  writeViewpoints();
  const folder = process.argv[2];
  if (folder) writeScenes(folder);
}
