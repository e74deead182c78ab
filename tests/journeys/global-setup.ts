import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSite, isBuildStale } from '../../tools/build.ts';
import { startApp } from '../support/start-app.ts';

/**
 * Starts the built site on a free port with a folder of its own, and hands its address to the journeys, and the folder of an app that has
 * been started before: journeys that need an app of their own start it on a copy, a fifth of the work. A whole run has made that folder
 * beside the build.
 */
export default async function startSite(): Promise<() => Promise<void>> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  if (!existsSync(`${root}/build/server`) || isBuildStale()) await buildSite();
  const given = process.env.JOURNEY_MODEL;
  const model = given ?? mkdtempSync(join(tmpdir(), 'domivka-model-'));
  if (given === undefined) await (await startApp({ dataDir: model })).stop();
  process.env.JOURNEY_MODEL = model;
  const app = await startApp({ like: model });
  process.env.JOURNEY_ADDRESS = app.address;
  return async () => {
    await app.stop();
    // What a journey that waited in vain cannot know.
    for (const line of app.printed().filter((each) => each.includes('the process answered nothing'))) console.log(line);
    if (given === undefined) rmSync(model, { recursive: true, force: true });
  };
}
