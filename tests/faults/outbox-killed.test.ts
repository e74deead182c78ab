import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { systemClock } from '../../src/base/clock.ts';
import { turboSms } from '../../src/integrations/sms/turbosms.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { makeOutbox } from '../../src/platform/outbox/outbox.ts';
import { makeSmsSimulator } from '../../src/simulators/sms/sms-simulator.ts';
import { clonePostgres } from '../support/databases/reused-postgres.ts';
import { serveAnswers } from '../support/services/serve-answers.ts';
import type { Order } from './deliver-and-stop.ts';
import { killedAt } from './killed-at.ts';

const steps = ['written, not committed', 'put, not taken', 'taken, not sent', 'heard, not answered', 'sent, not noted', 'noted'];
/** By then a message that a dead process had taken is taken over. */
const later = () => new Date(systemClock().getTime() + 6 * 60_000);

async function deliveries(stopAt: string) {
  const place = { url: await clonePostgres(), dataDir: '' };
  const folder = mkdtempSync(join(tmpdir(), 'domivka-killed-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const gateway = makeSmsSimulator({ folder, clock: systemClock });
  const asked: string[] = [];
  let tell = () => {};
  const arrival = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const address = await serveAnswers(async (path, init) => {
    asked.push((JSON.parse(String(init.body)) as { sequence_id: string }).sequence_id);
    const answer = await gateway.answer(path, init);
    if (stopAt === 'heard, not answered' && asked.length === 1) {
      tell();
      await new Promise(() => undefined);
    }
    return answer;
  });
  const key = crypto.randomUUID();
  const order: Order = { ...place, gateway: address, token: gateway.token, key, stopAt };
  await killedAt('deliver-and-stop.ts', order, arrival);
  const database = await openDatabase(place);
  const sms = turboSms({ token: gateway.token, sender: 'OBRIY', clock: systemClock, address });
  const handlers = { sms: (payload: object, id: string) => sms.send({ ...(payload as { to: string; text: string }), id }) };
  try {
    await makeOutbox({ db: database.kysely, clock: later, watch: database.watch, handlers, log: console }).deliverDue();
    const rows = await database.kysely.selectFrom('outbox').select(['id', 'state']).where('key', '=', key).execute();
    return { rows, asked, phone: (await gateway.list()).map(({ text }) => text), key };
  } finally {
    await database.close();
  }
}

describe('a process that is killed brings each message at least once under one id, and the phone gets it once (§8)', () => {
  it.skipIf(inject('postgresUrl') === null).each(steps)('when it has %s', async (step) => {
    const { rows, asked, phone, key } = await deliveries(step);
    if (step === 'written, not committed') {
      expect([rows, asked, phone]).toEqual([[], [], []]);
      return;
    }
    expect(rows).toMatchObject([{ state: 'delivered' }]);
    expect(phone).toEqual([key]);
    expect(new Set(asked)).toEqual(new Set([rows[0]?.id.replaceAll('-', '')]));
    const twice = step === 'heard, not answered' || step === 'sent, not noted';
    expect(asked).toHaveLength(twice ? 2 : 1);
  });
});
