import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { clonePostgres } from '../support/databases/reused-postgres.ts';
import { expectRecovery, knownMs } from '../support/faults/expect-recovery.ts';
import { type FaultApp, openFaultApp } from '../support/faults/fault-app.ts';
import { connectionFaults } from '../support/faults/faulty-connection.ts';

let app: FaultApp;
beforeAll(async () => {
  app = await openFaultApp(await clonePostgres());
});
afterAll(() => app.close());

const names = ({ dependencies }: FaultApp['services' | 'database']) => dependencies.map(({ name }) => name);

describe.skipIf(inject('postgresUrl') === null)('§8 the app without one of its dependencies', () => {
  it('covers every dependency', () => {
    expect([...names(app.database), ...names(app.services)]).toEqual(Object.keys(knownMs));
  });

  it.each(connectionFaults)(
    'database, %s: reads go on, writes are refused at once with Retry-After and recover within two seconds',
    (fault) => expectRecovery(app, app.database, fault),
  );

  it('is not ready without its database, refuses reads of a client’s own data, and recovers by itself', async () => {
    // A load that failed in the outage before is repeated a second later.
    await vi.waitFor(() => expect(app.ready()).toBe(true), { timeout: 5_000 });
    await app.database.feel('still');
    await vi.waitFor(() => expect(app.ready()).toBe(false), { timeout: 5_000 });
    const own = await app.ownRead();
    expect([own.status, own.headers.get('retry-after')]).toEqual([503, '2']);
    await app.database.feel(null);
    await vi.waitFor(() => expect(app.ready()).toBe(true), { timeout: 2_000 });
    expect((await app.ownRead()).status).toBe(200);
  });
});
