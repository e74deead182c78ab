import { expect, inject, it, onTestFinished } from 'vitest';
import { seedCatalogue } from '../../../../tests/support/contents/catalogue-rows.ts';
import { clonePostgres } from '../../../../tests/support/databases/reused-postgres.ts';
import { openDeals, someStaff } from '../../../../tests/support/deals/open-deals.ts';
import { signAct } from '../../../../tests/support/deals/two-people.ts';
import { movableClock } from '../../../../tests/support/services/post-office.ts';
import { openDatabase } from '../../../platform/database/database.ts';
import { someContract, transferMinor, transferring } from '../deal-transfers.fixture.ts';
import { ledgerOf } from '../ledger/expected-ledger.fixture.ts';

const rounds = 8;

/** Two processes over one database, and a deal under contract for each round. */
async function build() {
  const url = await clonePostgres();
  const clock = movableClock('2026-11-25T12:00:00Z');
  const open = async () => {
    const database = await openDatabase({ url, dataDir: '' });
    onTestFinished(() => database.close());
    return database;
  };
  const [first, second] = [await open(), await open()];
  const ids = await seedCatalogue(
    first.kysely,
    Array.from({ length: rounds }, () => ({})),
  );
  const app = await openDeals(first, { clock });
  const other = await openDeals(second, { clock });
  // Two that make the same person at once would meet.
  await app.inTransaction((trx) => signAct(trx, someStaff.id, 'seat'));
  const signed = async (flat: number) => {
    const held = await app.hold(await app.someClient(), flat);
    if (!held.ok) throw new Error(held.refusal.kind);
    const done = await app.manage(held.value.id, 'sign', someContract(clock));
    if (!done.ok) throw new Error(done.refusal.kind);
    return { id: done.value.id, seen: done.value.version };
  };
  return { ids, app, other, signed, here: transferring({ ...app, clock }), there: transferring({ ...other, clock }) };
}
const saidOf = (answer: { ok: true } | { ok: false; refusal: { kind: string } }) => (answer.ok ? 'ok' : answer.refusal.kind);

it.skipIf(inject('postgresUrl') === null)('one payment that two accountants note at once is noted once', async () => {
  const { ids, app, signed, here, there } = await build();
  for (const flat of ids) {
    const { id, seen } = await signed(flat);
    const said = await Promise.all([here.note(id, { reference: '1024', seen }), there.note(id, { reference: '1024', seen })]);
    expect(said.map(saidOf).sort()).toEqual(['changed-meanwhile', 'ok']);
    expect(await ledgerOf(app, id)).toEqual({ bank: transferMinor, price: -transferMinor });
  }
});

it.skipIf(inject('postgresUrl') === null)(
  'a payment beside the end of its contract stands in the ledger before the end, or not at all',
  async () => {
    const { ids, app, other, signed, here } = await build();
    for (const flat of ids) {
      const { id, seen } = await signed(flat);
      const [noted, ended] = await Promise.all([here.note(id, { seen }), other.manage(id, 'withdraw')]);
      expect(saidOf(ended)).toBe('ok');
      expect(['ok', 'changed-meanwhile']).toContain(saidOf(noted));
      expect(await ledgerOf(app, id)).toEqual(noted.ok ? { bank: transferMinor, deposit: -transferMinor } : {});
    }
  },
);

it.skipIf(inject('postgresUrl') === null)('a note that two take back at once is taken back once', async () => {
  const { ids, app, signed, here, there } = await build();
  for (const flat of ids) {
    const { id } = await signed(flat);
    await here.note(id);
    const said = await Promise.all([here.undo(id), there.undo(id)]);
    expect(said.map(saidOf).filter((one) => one === 'ok')).toHaveLength(1);
    expect(await ledgerOf(app, id)).toEqual({});
  }
});

it.skipIf(inject('postgresUrl') === null)(
  'of two returns at once, or a return beside the taking back of its transfer, one is noted',
  async () => {
    const { ids, app, other, signed, here, there } = await build();
    for (const [round, flat] of ids.entries()) {
      const { id } = await signed(flat);
      await here.note(id);
      const ended = await other.manage(id, 'withdraw');
      if (!ended.ok) throw new Error(ended.refusal.kind);
      const seen = ended.value.version;
      const beside = round % 2 === 0 ? there.giveBack(id, { seen }) : there.undo(id);
      const said = (await Promise.all([here.giveBack(id, { seen }), beside])).map(saidOf);
      expect(said.filter((one) => one === 'ok')).toHaveLength(1);
      expect(['changed-meanwhile', 'transfer-returned', 'unknown-transfer']).toContain(said.find((one) => one !== 'ok'));
      expect(await ledgerOf(app, id)).toEqual({});
    }
  },
);
