// A process that puts one SMS into the outbox and delivers it, and stands still at one of the steps until it is killed.
import { systemClock } from '../../src/base/clock.ts';
import { turboSms } from '../../src/integrations/sms/turbosms.ts';
import { openDatabase } from '../../src/platform/database/database.ts';
import { makeOutbox, putInOutbox } from '../../src/platform/outbox/outbox.ts';

export type Order = { url: string | null; dataDir: string; gateway: string; token: string; key: string; stopAt: string };

const { url, dataDir, gateway, token, key, stopAt } = JSON.parse(process.argv[2] ?? '') as Order;

async function pass(step: string): Promise<void> {
  if (step !== stopAt) return;
  process.stdout.write('standing still\n');
  await new Promise((resolve) => setTimeout(resolve, 3_600_000));
}

const { kysely: db, watch } = await openDatabase({ url, dataDir });
const sms = turboSms({ token, sender: 'OBRIY', clock: systemClock, address: gateway });
await db.transaction().execute(async (transaction) => {
  await putInOutbox(transaction, systemClock, [{ kind: 'sms', key, payload: { to: '+380501234567', text: key } }]);
  await pass('written, not committed');
});
await pass('put, not taken');
const { deliverDue } = makeOutbox({
  db,
  clock: systemClock,
  watch,
  log: console,
  handlers: {
    async sms(payload, id) {
      await pass('taken, not sent');
      await sms.send({ ...(payload as { to: string; text: string }), id });
      await pass('sent, not noted');
    },
  },
});
await deliverDue();
await pass('noted');
