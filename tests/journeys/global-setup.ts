import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSite, isBuildStale } from '../../tools/build.ts';
import { startApp } from '../support/start-app.ts';

/**
 * Starts the built site on a free port with a folder of its own, and hands its address to the journeys, and the folder of a house that has
 * been started before: journeys that need a house of their own start it on a copy, a fifth of the work.
 */
export default async function startSite(): Promise<() => Promise<void>> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  if (!existsSync(`${root}/build/server`) || isBuildStale()) buildSite();
  const model = mkdtempSync(join(tmpdir(), 'domivka-model-'));
  await (await startApp({ dataDir: model })).stop();
  process.env.JOURNEY_MODEL = model;
  const house = await startApp({ like: model });
  process.env.JOURNEY_ADDRESS = house.address;
  return async () => {
    await house.stop();
    rmSync(model, { recursive: true, force: true });
  };
}
