import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { clonePostgres } from '../support/databases/reused-postgres.ts';
import { openOffice } from '../support/deals/sales-office.ts';
import { serveAnswers } from '../support/services/serve-answers.ts';
import type { Order } from './hear-and-stop.ts';
import { killedAt } from './killed-at.ts';

/** Each with the states that the two deals have when the process dies there. */
const steps: [step: string, standing: string[]][] = [
  ['heard', ['held', 'held']],
  ['cursor moved, nothing applied', ['held', 'held']],
  ['applied, not committed', ['held', 'held']],
  ['one taken, the next begun', ['contract', 'held']],
  ['all taken', ['contract', 'reserved']],
];

describe.skipIf(inject('postgresUrl') === null)('a process that is killed around the cursor of the CRM (§8)', () => {
  it.each(steps)('when it has %s loses nothing of what people did there, and the next takes nothing twice', async (stopAt, standing) => {
    const url = await clonePostgres();
    const dataDir = mkdtempSync(join(tmpdir(), 'domivka-killed-'));
    const database = await openDatabase({ url, dataDir });
    onTestFinished(async () => {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    });
    const { crm, db, manager, outbox, applyCrmChanges, buyer } = await openOffice(database, systemClock, 2);
    const [olena, petro] = [await buyer(0), await buyer(1)];
    await manager.handOver(await olena.inCrm(), 'Contract');
    await manager.sign(await olena.inCrm(), { number: '12/26', downPercent: 30, months: 2 });
    await petro.move('confirm');
    await outbox.deliverDue();
    const { clientId, clientSecret } = crm;
    const states = async () => [(await olena.deal()).state, (await petro.deal()).state];
    const countMessages = async () =>
      (await db.selectFrom('outbox').select('key').where('kind', '!=', 'crm-deal').orderBy('key').execute()).length;
    const before = await countMessages();
    const order: Order = { url, dataDir, crm: { address: await serveAnswers(crm.answer), clientId, clientSecret }, stopAt };
    await killedAt('hear-and-stop.ts', order);
    expect(await states(), 'what it has left').toEqual(standing);

    await applyCrmChanges();
    await applyCrmChanges();
    expect(await states()).toEqual(['contract', 'reserved']);
    const byCrm = await db.selectFrom('deal_event').select('why').where('who', '=', 'crm').orderBy('why').execute();
    expect(byCrm.map(({ why }) => why)).toEqual(['confirm', 'sign']);
    const count = ({ length }: { length: number }) => length;
    const has = [
      count(await db.selectFrom('contract_payment').select('due_on').execute()),
      count(await db.selectFrom('deal_paper').select('id').execute()),
      (await countMessages()) - before,
    ];
    // A letter and an SMS to each.
    expect(has, 'payments, documents, notifications of the two').toEqual([3, 1, 4]);
  });
});
