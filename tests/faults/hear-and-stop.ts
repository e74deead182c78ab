// A process that takes the news of the CRM, and stands still at one of the steps until it is killed.

import { buildApp } from '../../src/app/app.ts';
import { smsOf } from '../../src/app/build-clients.ts';
import { buildOperations } from '../../src/app/build-operations.ts';
import { systemClock } from '../../src/base/clock.ts';
import { salesforceCrm } from '../../src/integrations/crm/salesforce.ts';
import { makeCrmChanges } from '../../src/jobs/crm-changes.ts';
import { readConfig } from '../../src/platform/config/config.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { makeLog } from '../../src/platform/log/log.ts';
import { noServices } from '../support/services/no-services.ts';

export type Order = { url: string; dataDir: string; crm: { address: string; clientId: string; clientSecret: string }; stopAt: string };

const { url, dataDir, crm: settings, stopAt } = JSON.parse(process.argv[2] ?? '') as Order;

async function pass(step: string): Promise<void> {
  if (step !== stopAt) return;
  process.stdout.write('standing still\n');
  await new Promise((resolve) => setTimeout(resolve, 3_600_000));
}

const log = makeLog('fatal');
const clock = systemClock;
const database = await openDatabase({ url, dataDir });
const config = readConfig({ DATA_DIR: dataDir });
const secret = 'a secret of thirty-two characters';
const sms = smsOf({ port: null, simulator: null }, { answersCodes: false });
const { deals, leads } = await buildApp({
  database,
  config,
  secret,
  sms,
  banks: [],
  cameras: {},
  stateServices: null,
  lettersAt: null,
  staffAt: null,
  operations: buildOperations({ db: database.kysely, config, services: noServices, clock, log }).operations,
  clock,
  log,
});
const crm = salesforceCrm({ ...settings, clock, ownFlats: false, log });
let begun = 0;
const { deals: applyDeals } = makeCrmChanges({
  crm: {
    ...crm,
    async dealChanges(cursor) {
      const changes = await crm.dealChanges(cursor);
      await pass('heard');
      return changes;
    },
  },
  app: {
    leads,
    deals: {
      async missingDocuments(change) {
        begun += 1;
        if (begun === 2) await pass('one taken, the next begun');
        return deals.missingDocuments(change);
      },
      async applyCrmChange(transaction, change, papers) {
        await pass('cursor moved, nothing applied');
        const taken = await deals.applyCrmChange(transaction, change, papers);
        await pass('applied, not committed');
        return taken;
      },
    },
  },
  database,
  clock,
  log,
});
await applyDeals(() => false);
await pass('all taken');
