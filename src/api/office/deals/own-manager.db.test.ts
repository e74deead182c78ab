import { expect, it } from 'vitest';
import { addDeal } from '../../../../tests/support/clients/office-deals.ts';
import { askFor } from '../../../../tests/support/clients/office-leads.ts';
import { everywhere, type Office, openOffice } from '../../../../tests/support/clients/open-office.ts';
import { onOneEngine } from '../../../../tests/support/databases/database.ts';

/** A hold whose deposit the bank says is paid; the owner of the deal then. */
async function reserve(office: Office, ownerId: string | null = null) {
  const { id, paymentId, phone } = await addDeal(office, { projectId: 'p1', ownerId, state: 'held', isPaid: true });
  await office.db.updateTable('payment').set({ state: 'created', paid_at: null }).where('id', '=', paymentId).execute();
  const pay = async () => {
    const reference = `invoice-${paymentId}`;
    await office.deals.applyPaymentEvent({ paymentId, reference, state: 'paid', amountMinor: 2_000_000, at: office.clock() });
    const deal = await office.db.selectFrom('deal').select(['state', 'owner_id']).where('id', '=', id).executeTakeFirstOrThrow();
    expect(deal.state).toBe('reserved');
    return deal.owner_id;
  };
  return { phone, pay };
}

onOneEngine('who leads what a client has reserved on the site', (open) => {
  it('gives deals to managers of the project in turn, as soon as the deposit is paid', async () => {
    const office = await openOffice(await open());
    const [one, other] = [
      await office.addPerson(everywhere('sales-manager')),
      await office.addPerson([{ role: 'sales-manager', projectId: 'p1' }]),
    ];
    await office.addPerson([{ role: 'sales-manager', projectId: 'p2' }]);
    await office.addPerson(everywhere('head-of-sales'));
    const owners = [];
    for (let turn = 0; turn < 4; turn++) owners.push(await (await reserve(office)).pay());
    expect(owners.slice(0, 2).toSorted()).toEqual([one.id, other.id].toSorted());
    expect(owners.slice(2)).toEqual(owners.slice(0, 2));
    const { deals } = await one.client('GET /office/api/deals', { query: { mine: '1' } });
    expect(deals.map(({ owner }) => owner?.id)).toEqual([one.id, one.id]);
    const { items } = await one.client('GET /office/api/today');
    const waiting = deals.map(({ number, endsAt }) => ({ kind: 'deal', state: 'reserved', number, dueAt: endsAt, isFree: false }));
    expect(items).toMatchObject(waiting.toSorted((a, b) => a.number - b.number));
  });

  it('leaves the client with the manager whom the client knows, and a deal with its owner', async () => {
    const office = await openOffice(await open());
    const people = [await office.addPerson(everywhere('sales-manager')), await office.addPerson(everywhere('sales-manager'))];
    for (const person of people) {
      const { phone, pay } = await reserve(office);
      const request = await askFor(office, { phone });
      await office.db.updateTable('lead_work').set({ owner_id: person.id }).where('id', '=', request).execute();
      expect(await pay()).toBe(person.id);
      expect(await (await reserve(office, person.id)).pay()).toBe(person.id);
    }
  });

  it('reserves without a manager where there is none', async () => {
    const office = await openOffice(await open());
    expect(await (await reserve(office)).pay()).toBeNull();
  });
});
