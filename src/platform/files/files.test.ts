import { existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { Unreachable } from '../http/unreachable.ts';
import { filesIn } from './files.ts';

it('leaves free space on the disk for other data, and takes files again when there is more', async () => {
  const data = mkdtempSync(join(tmpdir(), 'files-'));
  onTestFinished(() => rmSync(data, { recursive: true, force: true }));
  const folder = join(data, 'resumes');
  const { bavail, bsize } = statfsSync(data);
  const bytes = new Uint8Array(10);
  await expect(filesIn(folder, { leastLeft: bavail * bsize * 2 }).store(bytes)).rejects.toBeInstanceOf(Unreachable);
  expect(existsSync(folder) ? readdirSync(folder) : []).toEqual([]);
  const files = filesIn(folder, { leastLeft: 0 });
  expect(await files.read(await files.store(bytes))).toEqual(Buffer.from(bytes));
});
