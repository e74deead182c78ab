import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { emptyFolder } from '../../../tests/support/databases/empty-folder.ts';
import { startObjectStorage } from '../../../tests/support/services/object-storage.ts';
import { systemClock } from '../../base/clock.ts';
import { openBucket } from '../../platform/files/object-store.ts';
import { Unreachable } from '../../platform/http/unreachable.ts';
import { copyFromBucket, moveIntoBucket } from './move-files.ts';

const resume = '00000000-0000-4000-8000-000000000001';
const moved = { 'pictures/uploads/a-1.webp': 'a', 'pictures/manifest.json': '[]', [`files/resumes/${resume}`]: 'a resume' };

async function start() {
  const [storage, dataDir] = [await startObjectStorage(), emptyFolder('data')];
  const left = { 'pictures/.half.part': 'x', [`files/resumes/${resume}.part`]: 'x', [`files/uploads/${resume}`]: 'x', secret: 'x' };
  for (const [path, text] of Object.entries({ ...moved, ...left })) {
    mkdirSync(dirname(join(dataDir, path)), { recursive: true });
    writeFileSync(join(dataDir, path), text);
  }
  const store = openBucket(storage.settings, { clock: systemClock, patience: 1_000 });
  return { storage, store, dataDir };
}

it('copies pictures and resumes into a bucket and back; a second run finds them there', async () => {
  const { store, dataDir } = await start();
  expect(await moveIntoBucket({ store, dataDir })).toEqual({ copied: 3, same: 0 });
  expect((await store.list('')).map(({ key }) => key).toSorted()).toEqual(Object.keys(moved).toSorted());
  writeFileSync(join(dataDir, 'pictures/uploads/a-1.webp'), 'b');
  expect(await moveIntoBucket({ store, dataDir })).toEqual({ copied: 1, same: 2 });
  const back = emptyFolder('back');
  expect(await copyFromBucket({ store, dataDir: back })).toEqual({ copied: 3, same: 0 });
  expect(readFileSync(join(back, 'pictures/uploads/a-1.webp'), 'utf8')).toBe('b');
  expect(readdirSync(join(back, 'files/resumes'))).toEqual([resume]);
  expect(await copyFromBucket({ store, dataDir: back })).toEqual({ copied: 0, same: 3 });
});

it('goes on where a run was interrupted', async () => {
  const { storage, store, dataDir } = await start();
  await moveIntoBucket({ store, dataDir, folders: ['pictures'] });
  await storage.stop();
  await expect(moveIntoBucket({ store, dataDir })).rejects.toBeInstanceOf(Unreachable);
  await storage.start();
  await expect.poll(() => store.check().catch(String)).toBeUndefined();
  expect(await moveIntoBucket({ store, dataDir })).toEqual({ copied: 1, same: 2 });
});
