import { expect, it } from 'vitest';
import { onOneEngine } from '../../tests/support/databases/database.ts';
import { type Buyer, type Office, openOffice } from '../../tests/support/deals/sales-office.ts';
import { movableClock } from '../../tests/support/services/post-office.ts';
import { makeCrmChanges } from './crm-changes.ts';

const noon = () => movableClock('2026-11-21T12:00:00Z');

onOneEngine('what happens here and in the CRM at once (§7)', (open) => {
  type Row = [
    what: string,
    after: string,
    show: { status?: string; listed?: boolean },
    play: (buyer: Buyer, office: Office, at: number) => Promise<unknown>,
  ];
  /** The winner: the events on both sides, the final state of the deal here, and the availability of its flat. */
  const rows: Row[] = [
    ['a request that people confirm', 'reserved', { status: 'reserved' }, async ({ move }) => move('confirm')],
    ['a hold that people cancel', 'cancelled', { status: 'available' }, async ({ move }) => move('cancel')],
    ['a hold that people withdraw', 'cancelled', { status: 'available' }, async ({ move }) => move('withdraw')],
    ['a contract that is completed', 'completed', { status: 'sold' }, async ({ move }) => [await move('sign'), await move('complete')]],
    [
      'a confirmation after the client has cancelled',
      'cancelled',
      { status: 'available' },
      async ({ id, send, inCrm }, { manager }) => {
        const before = await inCrm();
        await send('cancel', { deal_id: id });
        await manager.move(before, 'confirm');
      },
    ],
    [
      'a confirmation that comes after a contract',
      'contract',
      { status: 'reserved' },
      async ({ move, inCrm }, { applyCrmChanges, manager, clock }) => {
        await move('sign');
        await applyCrmChanges();
        (clock as ReturnType<typeof movableClock>).pass(0.1);
        await manager.moveLate(await inCrm());
      },
    ],
    [
      'a flat that people sell while it is held',
      'cancelled',
      { status: 'sold', listed: true },
      async (_, { manager, flatInCrm }, at) => manager.setFlat(await flatInCrm(at), { Status__c: 'Sold' }),
    ],
    [
      'a flat that people take off sale while it is reserved',
      'cancelled',
      { listed: false },
      async ({ move }, { manager, flatInCrm }, at) => {
        await move('confirm');
        await manager.setFlat(await flatInCrm(at), { Status__c: 'NotForSale' });
      },
    ],
    [
      'a flat that is sold because it is under contract',
      'contract',
      { status: 'reserved' },
      async ({ move }, { manager, flatInCrm }, at) => {
        await move('sign');
        await manager.setFlat(await flatInCrm(at), { Status__c: 'Sold' });
      },
    ],
    [
      'a flat that is sold by this very deal',
      'held',
      { status: 'held' },
      async ({ inCrm }, { crm, flatInCrm }, at) => {
        const flat = await flatInCrm(at);
        await crm.organisation.write('Apartment__c', flat.id, { ...flat.fields, Status__c: 'Sold', Deal__c: (await inCrm()).id });
      },
    ],
    [
      'a flat that people book at the office while it is held',
      'held',
      { status: 'held', listed: true },
      async (_, { manager, flatInCrm }, at) => manager.setFlat(await flatInCrm(at), { Status__c: 'Booked' }),
    ],
  ];

  it('decides for one side for all crossing changes, and stays so on a repetition', async () => {
    const office = await openOffice(await open(), noon(), rows.length);
    const stand = async (buyer: Buyer) => {
      const { state } = await buyer.deal();
      return { state, ...(await buyer.flat()) };
    };
    const follow = async () => {
      await office.applyCrmChanges();
      await office.importCrmInventory();
      await office.outbox.deliverDue();
    };
    for (const [at, [what, after, show, play]] of rows.entries()) {
      const olena = await office.buyer(at);
      await olena.inCrm();
      await play(olena, office, at);
      await follow();
      const first = await stand(olena);
      expect([what, first]).toMatchObject([what, { state: after, ...show }]);
      expect((await olena.inCrm()).fields, what).toMatchObject({ Web_State__c: after });
      office.clock.pass(0.1);
      await office.manager.sendAgain(await olena.inCrm());
      await follow();
      expect([what, await stand(olena)]).toEqual([what, first]);
    }
    expect(office.logged.filter((line) => /could not|refused/.test(String(line)))).toEqual([]);
  });

  it('loses nothing when the process dies between reading and applying, and skips a change that cannot be applied', async () => {
    const office = await openOffice(await open(), noon(), 2);
    const olena = await office.buyer();
    const petro = await office.buyer(1);
    await olena.move('confirm');
    office.clock.pass(0.1);
    await petro.move('confirm');
    const { deals, leads, crm, log } = office;
    const dying = (dealId: string) =>
      makeCrmChanges({
        crm: crm.port,
        app: {
          leads,
          deals: {
            ...deals,
            async applyCrmChange(trx, change, documents) {
              const taken = await deals.applyCrmChange(trx, change, documents);
              if (change.dealId === dealId) throw new Error('the process is gone');
              return taken;
            },
          },
        },
        database: { kysely: office.db as never },
        clock: office.clock,
        log,
      }).deals;
    await dying(olena.id)(() => false);
    expect([(await olena.deal()).state, (await petro.deal()).state]).toEqual(['held', 'held']);
    await office.applyCrmChanges();
    expect([(await olena.deal()).state, (await petro.deal()).state]).toEqual(['reserved', 'reserved']);
    const confirmed = await office.db.selectFrom('deal_event').select('deal_id').where('why', '=', 'confirm').execute();
    expect(confirmed).toHaveLength(2);

    office.clock.pass(1);
    await olena.move('cancel');
    office.clock.pass(0.1);
    await petro.move('cancel');
    const stubborn = dying(olena.id);
    for (let tries = 0; tries < 4; tries++) {
      office.clock.pass(0.5);
      await stubborn(() => false);
    }
    expect([(await olena.deal()).state, (await petro.deal()).state]).toEqual(['reserved', 'cancelled']);
    expect(JSON.stringify(office.logged)).toContain(olena.id);
  });

  it('leaves the remaining changes to the next start when it is stopped among them', async () => {
    const office = await openOffice(await open(), noon(), 2);
    const olena = await office.buyer();
    const petro = await office.buyer(1);
    await olena.move('confirm');
    office.clock.pass(0.1);
    await petro.move('confirm');
    let looks = 0;
    // It continues at the start of the run and before the first change; then it is stopped.
    await office.applyCrmChanges(() => ++looks > 2);
    const states = async () => [(await olena.deal()).state, (await petro.deal()).state];
    expect(await states()).toEqual(['reserved', 'held']);
    await office.applyCrmChanges();
    expect(await states()).toEqual(['reserved', 'reserved']);
  });
});
