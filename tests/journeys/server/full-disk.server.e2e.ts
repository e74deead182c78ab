import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { consultationForm } from '../../support/api/open-api.ts';
import { appTimeout, startApp } from '../../support/start-app.ts';
import { expect, test } from '../journey.ts';

test('a full disk leaves pages as they are, refuses forms for a while and takes them when there is room', async () => {
  test.setTimeout(appTimeout + 60_000);
  const disk = mkdtempSync(join(tmpdir(), 'domivka-disk-'));
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=320m', 'tmpfs', disk]).status === 0;
  // Only who may mount a small disk can fill one; src/platform/database/pglite/folder.db.test.ts plays the rest.
  if (!isMounted) return void test.info().annotations.push({ type: 'not tried', description: 'no disk can be mounted here' });
  try {
    cpSync(process.env.JOURNEY_MODEL ?? '', join(disk, 'data'), { recursive: true });
    const app = await startApp({ dataDir: join(disk, 'data') });
    const ask = async () => {
      const answer = await fetch(`${app.address}/api/uk/consultation`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify(consultationForm),
      });
      return { status: answer.status, comeBack: Number(answer.headers.get('retry-after')) };
    };
    const status = async (path: string) => (await fetch(`${app.address}${path}`)).status;
    try {
      expect((await ask()).status).toBe(201);
      const { bavail, bsize } = statfsSync(disk);
      writeFileSync(join(disk, 'filling'), Buffer.alloc(bavail * bsize - 1_000_000));
      await expect.poll(() => status('/readyz')).toBe(503);
      const refused = await ask();
      expect([refused.status, refused.comeBack > 0]).toEqual([503, true]);
      expect(await Promise.all(['/healthz', '/apartments/', '/api/uk/apartments'].map(status))).toEqual([200, 200, 200]);
      rmSync(join(disk, 'filling'));
      await expect.poll(() => status('/readyz')).toBe(200);
      expect((await ask()).status).toBe(201);
    } finally {
      await app.stop();
    }
  } finally {
    spawnSync('umount', ['-l', disk]);
    rmSync(disk, { recursive: true, force: true });
  }
});
