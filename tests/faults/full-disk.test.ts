import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPgliteIn } from '../support/new-pglite.ts';
import { wish } from '../support/open-api.ts';
import { houseTimeout, startHouse } from '../support/start-house.ts';

const isBuilt = existsSync(fileURLToPath(new URL('../../build/server/index.js', import.meta.url)));
const disk = mkdtempSync(join(tmpdir(), 'domivka-disk-'));
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', disk]).status === 0;
if (!isMounted || !isBuilt) console.warn('No disk can be mounted or the site is not built: a full disk is not tried.');

beforeAll(() => (isMounted ? newPgliteIn(join(disk, 'data')) : undefined));
afterAll(() => {
  if (isMounted) spawnSync('umount', [disk]);
  rmSync(disk, { recursive: true, force: true });
});

it.skipIf(!isMounted || !isBuilt)(
  'serves pages from a full disk, refuses forms for a while and takes them when there is room',
  { timeout: houseTimeout + 60_000 },
  async () => {
    const house = await startHouse({ dataDir: join(disk, 'data'), env: { DEMO: 'false' } });
    const ask = async () => {
      const answer = await fetch(`${house.address}/api/uk/consultation`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify(wish),
      });
      return { status: answer.status, comeBack: Number(answer.headers.get('retry-after')), said: await answer.text() };
    };
    const status = async (path: string) => (await fetch(`${house.address}${path}`)).status;
    try {
      expect(await ask()).toMatchObject({ status: 201 });
      const { bavail, bsize } = statfsSync(disk);
      writeFileSync(join(disk, 'filling'), Buffer.alloc(bavail * bsize - 1_000_000));
      await expect.poll(() => status('/readyz')).toBe(503);
      expect(await ask()).toMatchObject({ status: 503, comeBack: expect.toSatisfy((seconds: number) => seconds > 0) });
      expect(await Promise.all(['/healthz', '/apartments/', '/api/uk/apartments'].map(status))).toEqual([200, 200, 200]);
      rmSync(join(disk, 'filling'));
      await expect.poll(() => status('/readyz')).toBe(200);
      expect(await ask()).toMatchObject({ status: 201 });
    } finally {
      await house.stop();
    }
  },
);
