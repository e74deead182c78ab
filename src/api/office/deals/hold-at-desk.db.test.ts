import { expect, it } from 'vitest';
import { addDeal, addFlat } from '../../../../tests/support/clients/office-deals.ts';
import { codeOf, everywhere, newKey, openOffice } from '../../../../tests/support/clients/open-office.ts';
import { onOneEngine } from '../../../../tests/support/databases/database.ts';

onOneEngine('flats reserved at the desk', (open) => {
  it('the desk reserves a flat for a new client, and refuses a flat that another client has', async () => {
    const office = await openOffice(await open());
    const oksana = await office.addPerson(everywhere('sales-manager'));
    const flat = await addFlat(office);
    await office.catalogue.reload();
    const hold = (phone: string, key = newKey()) =>
      oksana.client('POST /office/api/deals/hold', { body: { apartmentId: flat, phone, name: 'Мороз Данило Ілліч' }, ...key });
    const key = newKey();
    const { deal } = await hold('067 111 22 33', key);
    expect(deal).toMatchObject({
      state: 'reserved',
      client: { name: 'Мороз Данило Ілліч', phone: '+380671112233' },
      owner: { id: oksana.id },
    });
    expect((await hold('067 111 22 33', key)).deal.number).toBe(deal.number);
    expect(await codeOf(hold('+380671112244'))).toBe('apartment-taken');
    expect(await codeOf(hold('067 11'))).toBe('bad-fields');
    const { flats } = await oksana.client('GET /office/api/flats', { query: { number: '7' } });
    expect(flats.map(({ id }) => id)).toContain(flat);
  });

  it('a client who has the flat already is not reserved again, and a refused reservation leaves no client', async () => {
    const office = await openOffice(await open());
    const oksana = await office.addPerson(everywhere('sales-manager'));
    const taken = await addDeal(office, { projectId: 'p1', ownerId: null });
    await office.catalogue.reload();
    const hold = (phone: string) =>
      codeOf(oksana.client('POST /office/api/deals/hold', { body: { apartmentId: taken.flat, phone, name: 'Мороз Данило' }, ...newKey() }));
    expect(await hold(taken.phone)).toBe('apartment-taken');
    expect(await hold('067 111 22 55')).toBe('apartment-taken');
    const clients = await office.db.selectFrom('client').select(['phone', 'lastname']).execute();
    expect(clients).toEqual([{ phone: taken.phone, lastname: null }]);
  });

  it('a name that was written down at the desk goes with the account', async () => {
    const office = await openOffice(await open());
    const oksana = await office.addPerson(everywhere('sales-manager'));
    const flat = await addFlat(office);
    await office.catalogue.reload();
    const { deal } = await oksana.client('POST /office/api/deals/hold', {
      body: { apartmentId: flat, phone: '067 111 22 33', name: 'Мороз Данило' },
      ...newKey(),
    });
    const { number, version } = deal;
    await oksana.client('POST /office/api/deals/end', { body: { number, version, reason: 'Данило передумав' }, ...newKey() });
    const { client_id } = await office.db.selectFrom('deal').select('client_id').executeTakeFirstOrThrow();
    await office.db.transaction().execute((transaction) => office.deals.forgetClient(transaction, client_id));
    expect(JSON.stringify(await office.db.selectFrom('deal').selectAll().execute())).not.toMatch(/Мороз|Данило/);
  });
});
