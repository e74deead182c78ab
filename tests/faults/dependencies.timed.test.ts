import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { faultKinds } from '../../src/simulators/fault-injection.ts';
import { clonePostgres } from '../support/databases/database.ts';
import { type FaultApp, openFaultApp } from '../support/faults/fault-app.ts';
import { runFault } from '../support/faults/fault-run.ts';
import { connectionFaults } from '../support/faults/faulty-connection.ts';

// The half minute of real faults is played by `npm run bench -- faults`.
const lastsMs = 1_000;

let app: FaultApp;
beforeAll(async () => {
  app = await openFaultApp(await clonePostgres());
});
afterAll(() => app.close());

/** Once a second one request probes whether it is back, and waits for that. */
const foundOutMs = 1_700;
/** The longest wait of a write once the fault is known. No request waits for the CRM: its messages wait in the outbox. */
const knownMs: Record<string, number> = { database: 200, SMS: foundOutMs, bank: foundOutMs, Diia: foundOutMs, CRM: 1_500 };
const names = ({ dependencies }: FaultApp['services' | 'database']) => dependencies.map(({ name }) => name);

async function expectRecovery<Kind>(fate: Pick<Parameters<typeof runFault<Kind>>[0], 'dependencies' | 'feel'>, fault: Kind) {
  const { figures, read } = await runFault({ ...fate, fault, lastsMs, reads: app.publicReads });
  // A flat is shown without what only the database knows of it.
  expect(read.begin, 'reads when it began').toBeLessThan(3_000);
  expect(read.known, 'reads once it is known').toBeLessThan(1_000);
  for (const { name, begin, known, recovery } of figures) {
    expect(begin, `${name}: who was there when it began`).toBeLessThan(6_000);
    expect(known, `${name}: once it is known`).toBeLessThan(knownMs[name] ?? 0);
    expect(recovery, `${name}: until all is well`).toBeLessThan(2_000);
  }
}

describe.skipIf(inject('postgresUrl') === null)('§8 the app without one of its dependencies', () => {
  it('covers every dependency', () => {
    expect([...names(app.database), ...names(app.services)]).toEqual(Object.keys(knownMs));
  });

  it.each(connectionFaults)(
    'database, %s: reads go on, writes are refused at once with Retry-After and recover within two seconds',
    (fault) => expectRecovery(app.database, fault),
  );

  it.each(faultKinds)(
    'SMS, bank, Diia and CRM, %s: reads go on, writes that need them are refused at once with Retry-After, others succeed, all recovers within two seconds',
    (fault) => expectRecovery(app.services, fault),
  );

  it('is not ready without its database, refuses reads of a client’s own data, and recovers by itself', async () => {
    expect(app.ready()).toBe(true);
    await app.database.feel('still');
    await vi.waitFor(() => expect(app.ready()).toBe(false), { timeout: 5_000 });
    const own = await app.ownRead();
    expect([own.status, own.headers.get('retry-after')]).toEqual([503, '2']);
    await app.database.feel(null);
    await vi.waitFor(() => expect(app.ready()).toBe(true), { timeout: 2_000 });
    expect((await app.ownRead()).status).toBe(200);
  });
});
