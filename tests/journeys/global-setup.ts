import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSite, isBuildStale } from '../../tools/build.ts';
import { startHouse } from '../support/start-house.ts';

/** Starts the built site on a free port with a folder of its own, and hands its address to the journeys. */
export default async function startSite(): Promise<() => Promise<void>> {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  if (!existsSync(`${root}/build/server`) || isBuildStale()) buildSite();
  const house = await startHouse();
  process.env.JOURNEY_ADDRESS = house.address;
  return house.stop;
}
