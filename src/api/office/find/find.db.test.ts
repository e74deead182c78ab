import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { addDeal } from '../../../../tests/support/clients/office-deals.ts';
import { codeOf, everywhere, type Office, openOffice } from '../../../../tests/support/clients/open-office.ts';
import { onEachEngine, onOneEngine } from '../../../../tests/support/databases/database.ts';
import { addDeadLetter } from '../../../../tests/support/databases/dead-letter.ts';

type Request = { name?: string; phone?: string; flat?: string | null; at?: string };
async function addRequest(
  { db }: Office,
  { name = 'Оксана Мельник', phone = '+380671234567', flat = null, at = '2026-11-25T08:00:00Z' }: Request = {},
) {
  const id = randomUUID();
  await db
    .insertInto('consultation')
    .values({
      ...{ id, idempotency_key: id, received_at: new Date(at), locale: 'uk', consent: '2026-11', campaign: JSON.stringify({}) },
      ...{ name, phone, message: null, apartment_slug: flat, intent: null, is_proven: false },
    })
    .execute();
  return id;
}

async function addClient({ db }: Office, { phone = '+380671112233', firstname = 'Ірина', lastname = 'Коваль' } = {}) {
  const id = randomUUID();
  const at = new Date('2026-11-20T08:00:00Z');
  await db.insertInto('client').values({ id, phone, locale: 'uk', firstname, lastname, created_at: at, updated_at: at }).execute();
  return id;
}

onEachEngine('the palette', (open) => {
  it('finds people by the beginning of a phone or a name, however it is typed, and wildcards find nothing', async () => {
    const office = await openOffice(await open());
    const { client } = await office.addPerson(everywhere('sales-manager'));
    await addRequest(office);
    await addClient(office);
    const find = async (q: string) => {
      const { requests = [], clients = [] } = await client('GET /office/api/find', { query: { q } });
      return [...requests.map(({ name }) => name), ...clients.map(({ name }) => name)];
    };
    expect(await find('067 123')).toEqual(['Оксана Мельник']);
    expect(await find('+380 67')).toEqual(['Оксана Мельник', 'Ірина Коваль']);
    for (const typed of ['коваль', 'КОВ', 'Ірина', 'іри']) expect(await find(typed)).toEqual(['Ірина Коваль']);
    for (const typed of ['%', '_ксана', '380%', '', 'К']) expect(await find(typed)).toEqual([]);
  });
});

onOneEngine('who finds what', (open) => {
  it('everybody finds flats; people are absent without the right, and those of other projects are not found', async () => {
    const office = await openOffice(await open());
    await addRequest(office, { flat: 'a-flat' });
    await addRequest(office, { name: 'Оксана Без Квартири' });
    await addClient(office);
    const ask = async (assignments: Parameters<Office['addPerson']>[0]) =>
      (await office.addPerson(assignments)).client('GET /office/api/find', { query: { q: '067' } });
    const editor = await ask(everywhere('editor'));
    expect(Object.keys(editor)).toEqual(['flats']);
    expect(editor.flats).toMatchObject([{ slug: 'a-flat', status: 'available', uahMinor: 306_200_000, usdMinor: 7_420_000 }]);
    expect((await ask(everywhere('sales-manager'))).requests).toHaveLength(2);
    const own = await ask([{ role: 'sales-manager', projectId: 'p1' }]);
    expect(own.requests?.map(({ name }) => name)).toEqual(['Оксана Мельник']);
    expect(own).not.toHaveProperty('clients');
    expect((await ask([{ role: 'sales-manager', projectId: 'p2' }])).requests).toEqual([]);
  });

  it('a deal is found by those who may read it, by a phone only with the right to its steps, and by no other person', async () => {
    const office = await openOffice(await open());
    const oksana = await office.addPerson(everywhere('sales-manager'));
    const own = await addDeal(office, { projectId: 'p1', ownerId: oksana.id });
    const another = await addDeal(office, { projectId: 'p1', ownerId: crypto.randomUUID() });
    const dealsOf = async (person: typeof oksana, q: string) => (await person.client('GET /office/api/find', { query: { q } })).deals;
    expect(await dealsOf(oksana, 'Коваль')).toEqual([expect.objectContaining({ number: own.number, phone: own.phone })]);
    expect(await dealsOf(oksana, String(another.number))).toEqual([]);
    expect(await dealsOf(oksana, another.phone)).toEqual([]);
    const accountant = await office.addPerson(everywhere('accountant'));
    const seen = await dealsOf(accountant, 'Коваль');
    expect(seen?.map(({ number }) => number).toSorted()).toEqual([own.number, another.number]);
    expect(seen?.some((deal) => 'phone' in deal)).toBe(false);
    expect(await dealsOf(accountant, own.phone)).toEqual([]);
    expect(await dealsOf(await office.addPerson(everywhere('editor')), 'Коваль')).toBeUndefined();
    expect(await dealsOf(await office.addPerson([{ role: 'head-of-sales', projectId: 'p2' }]), 'Коваль')).toEqual([]);
  });

  it('the card of a flat says its price and deposit, and its deal to those who may see deals', async () => {
    const office = await openOffice(await open());
    const card = async (role: 'editor' | 'sales-manager') =>
      (await office.addPerson(everywhere(role))).client('GET /office/api/flat', { query: { slug: 'a-flat' } });
    expect(await card('editor')).toEqual({
      flat: expect.objectContaining({ number: '143', status: 'available' }),
      ...{ currency: 'USD', depositMinor: 2_000_000, page: '/apartments/a-flat/' },
    });
    expect(await card('sales-manager')).toMatchObject({ deal: null });
    const { client } = await office.addPerson(everywhere('editor'));
    expect(await codeOf(client('GET /office/api/flat', { query: { slug: 'none' } }))).toBe('unknown-apartment');
  });
});

onOneEngine('today', (open) => {
  it('has what waits for this person alone, the oldest promise first, and empties', async () => {
    const office = await openOffice(await open());
    const today = async ({ client }: Awaited<ReturnType<Office['addPerson']>>) =>
      (await client('GET /office/api/today')).items.map(({ kind, dueAt }) => `${kind} ${dueAt.slice(11, 16)}`);
    const boss = await office.addPerson(everywhere('head-of-sales'));
    const manager = await office.addPerson([{ role: 'sales-manager', projectId: 'p2' }]);
    const administrator = await office.addPerson(everywhere('administrator'));
    expect(await today(boss)).toEqual([]);
    await addRequest(office, { flat: 'a-flat', at: '2026-11-25T08:30:00Z' });
    const older = await addRequest(office, { at: '2026-11-25T08:10:00Z' });
    await addDeadLetter(office.db, { at: new Date('2026-11-25T08:40:00Z') });
    expect(await today(boss)).toEqual(['request 08:25', 'dead-letters 08:40', 'request 08:45']);
    expect(await today(manager)).toEqual([]);
    expect(await today(administrator)).toEqual(['dead-letters 08:40']);
    await office.db.updateTable('consultation').set({ state: 'closed' }).where('id', '=', older).execute();
    expect(await today(boss)).toEqual(['dead-letters 08:40', 'request 08:45']);
  });

  it('a manager sees own deals that wait, and those without an owner, which are opened by taking them', async () => {
    const office = await openOffice(await open());
    const manager = await office.addPerson([{ role: 'sales-manager', projectId: 'p1' }]);
    const own = await addDeal(office, { projectId: 'p1', ownerId: manager.id });
    const free = await addDeal(office, { projectId: 'p1', ownerId: null });
    await addDeal(office, { projectId: 'p1', ownerId: crypto.randomUUID() });
    await addDeal(office, { projectId: 'p2', ownerId: null });
    const { items } = await manager.client('GET /office/api/today');
    const seen = items.map((item) => (item.kind === 'deal' ? [item.number, item.isFree] : [item.kind]));
    expect(seen.toSorted()).toEqual([
      [own.number, false],
      [free.number, true],
    ]);
  });
});
