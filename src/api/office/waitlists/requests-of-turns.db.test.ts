import { expect, it } from 'vitest';
import { addWaitlist, freeFlat } from '../../../../tests/support/clients/office-waitlists.ts';
import { everywhere, newKey, openOffice } from '../../../../tests/support/clients/open-office.ts';
import { onOneEngine } from '../../../../tests/support/databases/database.ts';
import { movableClock } from '../../../../tests/support/services/post-office.ts';

onOneEngine('requests about turns of waitlists', (open) => {
  /** The first of two clients has the turn, and a request of the inbox says so. */
  const start = async () => {
    const clock = movableClock('2026-11-25T09:00:00Z');
    const office = await openOffice(await open(), { clock });
    const oksana = await office.addPerson(everywhere('sales-manager'), 'Оксана');
    const list = await addWaitlist(office);
    await freeFlat(office, list.apartmentId);
    await office.deals.endDue();
    const { first, second, apartmentId, slug } = list;
    const request = async (id: string) => (await oksana.client('GET /office/api/request', { query: { id } })).request;
    const open_ = async () => (await oksana.client('GET /office/api/requests', { query: { whose: 'all' } })).requests.map(({ id }) => id);
    const waitlist = async (person = oksana) => (await person.client('GET /office/api/waitlist', { query: { slug } })).waitlist;
    const ends = async (id: string) =>
      (await office.db.selectFrom('audit_entry').selectAll().where('operation', '=', 'endTurn').where('record_id', '=', id).execute()).map(
        ({ actor_kind, after }) => ({ actor_kind, after }),
      );
    expect(await open_()).toEqual([first.id]);
    return { office, clock, oksana, first, second, apartmentId, slug, request, open: open_, waitlist, ends };
  };

  it('a passed place ends its request in the same transaction, and the next client’s begins', async () => {
    const { oksana, first, second, apartmentId, request, open, waitlist, ends } = await start();
    const { version } = await waitlist();
    const body = { apartmentId, version, entryId: first.id, reason: 'unreachable' as const, note: '' };
    const skipped = await oksana.client('POST /office/api/waitlist/skip', { body, ...newKey() });
    expect(await request(first.id)).toMatchObject({
      state: 'done',
      outcome: 'turn-passed',
      dueAt: null,
      turnUntil: null,
      allowed: ['reopen'],
    });
    expect(await open()).toEqual([second.id]);
    expect(await ends(first.id)).toEqual([{ actor_kind: 'staff', after: { outcome: 'turn-passed', state: 'done' } }]);
    const skip = skipped.waitlist.history.find(({ kind }) => kind === 'skip');
    expect([skip?.request, skipped.waitlist.places.map((place) => place.request)]).toEqual([first.id, [second.id, null]]);
  });

  it('a client who takes the flat ends the request', async () => {
    const { office, first, apartmentId, request, open } = await start();
    expect((await office.hold(first.clientId, apartmentId)).ok).toBe(true);
    expect(await request(first.id)).toMatchObject({ state: 'done', outcome: 'turn-used' });
    expect(await open()).toEqual([]);
  });

  it('a client who leaves the waitlist ends it, and one without a turn has none', async () => {
    const { office, first, second, apartmentId, request, open } = await start();
    const leave = (clientId: string) => office.leave(clientId, apartmentId);
    await leave(second.clientId);
    expect(await open()).toEqual([first.id]);
    await leave(first.clientId);
    expect(await request(first.id)).toMatchObject({ state: 'done', outcome: 'turn-left' });
  });

  it('a turn whose time is over ends the request once; one that staff reopen stays open', async () => {
    const { office, clock, oksana, first, request, open } = await start();
    expect(await office.leads.nextMoment()).not.toBeNull();
    clock.pass(24 * 60 - 1);
    await office.leads.keepPromises();
    await office.logIn(oksana, oksana.key);
    expect(await open()).toEqual([first.id]);
    expect(await office.leads.nextMoment()).toEqual(new Date('2026-11-26T09:00:00Z'));
    clock.pass(1);
    await office.leads.keepPromises();
    const over = await request(first.id);
    expect(over).toMatchObject({ state: 'done', outcome: 'turn-expired' });
    expect(await office.leads.nextMoment()).toBeNull();
    await oksana.client('POST /office/api/requests/reopen', { body: { id: first.id, version: over.version }, ...newKey() });
    await office.leads.keepPromises();
    expect(await request(first.id)).toMatchObject({ state: 'working', outcome: null });
  });

  it('an outcome of staff stays when the turn ends', async () => {
    const { office, clock, oksana, first, request } = await start();
    const { version } = await request(first.id);
    await oksana.client('POST /office/api/requests/outcome', {
      body: { id: first.id, version, outcome: 'lost', lostReason: 'later' },
      ...newKey(),
    });
    clock.pass(24 * 60);
    await office.leads.keepPromises();
    await office.logIn(oksana, oksana.key);
    expect(await request(first.id)).toMatchObject({ state: 'done', outcome: 'lost', lostReason: 'later' });
  });

  it('who may not read requests gets no link to them', async () => {
    const { office, waitlist } = await start();
    const operator = await office.addPerson(everywhere('inventory-operator'));
    expect((await waitlist(operator)).places.map(({ request }) => request)).toEqual([null, null]);
  });
});
