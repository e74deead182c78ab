import { afterAll, beforeAll, describe, inject, it } from 'vitest';
import { faultKinds } from '../../src/simulators/fault-injection.ts';
import { clonePostgres } from '../support/databases/reused-postgres.ts';
import { expectRecovery } from '../support/faults/expect-recovery.ts';
import { type FaultApp, openFaultApp } from '../support/faults/fault-app.ts';

let app: FaultApp;
beforeAll(async () => {
  app = await openFaultApp(await clonePostgres());
});
afterAll(() => app.close());

describe.skipIf(inject('postgresUrl') === null)('§8 the app without one of its dependencies', () => {
  it.each(faultKinds)(
    'SMS, bank, Diia and CRM, %s: reads go on, writes that need them are refused at once with Retry-After, others succeed, all recovers within two seconds',
    (fault) => expectRecovery(app, app.services, fault),
  );
});
