import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { onOneEngine } from '../../tests/support/databases/database.ts';
import { noServices } from '../../tests/support/services/no-services.ts';
import { serveListener } from '../../tests/support/services/serve-listener.ts';
import { buildApp } from '../app/app.ts';
import { smsOf } from '../app/build-clients.ts';
import { buildOperations } from '../app/build-operations.ts';
import { systemClock } from '../base/clock.ts';
import { readConfig } from '../platform/config/config.ts';
import type { Database } from '../platform/database/database.ts';
import { makeLog } from '../platform/log/log.ts';
import { makeRequestRouter } from './request-router.ts';

/** The site with these settings; `ask` names the host as a proxy passes it on, and answers the status. */
async function openSite(database: Database, env: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'domivka-office-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const [config, secret, clock, log] = [
    readConfig({ DATA_DIR: dataDir, ...env }),
    'a secret of thirty-two characters',
    systemClock,
    makeLog('fatal'),
  ];
  const none = { banks: [], cameras: {}, stateServices: null, lettersAt: null, staffAt: null };
  const app = await buildApp({
    database,
    config,
    secret,
    sms: smsOf({ port: null, simulator: null }, { answersCodes: false }),
    ...none,
    operations: buildOperations({ db: database.kysely, config, services: noServices, clock, log }).operations,
    clock,
    log,
  });
  onTestFinished(() => app.close());
  const build = () => Promise.reject(new Error('no page is asked for'));
  const { port } = new URL(
    await serveListener(makeRequestRouter({ app, secret, simulators: [], config, clock, log, build, mode: 'production' })),
  );
  return (host: string, path: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { host, 'x-office': '1', 'sec-fetch-site': 'same-origin' };
      request({ host: '127.0.0.1', port, path, headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      })
        .on('error', reject)
        .end();
    });
}

onOneEngine('the office on its host', (open) => {
  const me = '/office/api/me';

  it('answers there alone, and no page or API of the site does', async () => {
    const ask = await openSite(await open(), {
      PUBLIC_URL: 'https://domivka.example',
      OFFICE_URL: 'https://office.domivka.example',
      DEMO: 'false',
    });
    expect(await ask('office.domivka.example', me)).toBe(401);
    for (const path of [me, '/office/', '/office']) expect(await ask('domivka.example', path)).toBe(404);
    expect(await ask('domivka.example', '/api/openapi.json')).toBe(200);
    for (const path of ['/', '/en/', '/api/openapi.json', '/simulators/']) expect(await ask('office.domivka.example', path)).toBe(404);
    expect(await ask('office.domivka.example', '/healthz')).toBe(200);
  });

  it('is nowhere outside of the demo without a host of its own, and on the site in the demo', async () => {
    const real = await openSite(await open(), { PUBLIC_URL: 'https://domivka.example', DEMO: 'false' });
    expect(await real('domivka.example', me)).toBe(404);
    const demo = await openSite(await open(), {});
    expect(await demo('localhost:3000', me)).toBe(401);
  });
});
