import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { addDeal } from '../../../../tests/support/clients/office-deals.ts';
import { askFor } from '../../../../tests/support/clients/office-leads.ts';
import { codeOf, everywhere, newKey, type Office, openOffice } from '../../../../tests/support/clients/open-office.ts';
import { onEachEngine, onOneEngine } from '../../../../tests/support/databases/database.ts';
import { addDeadLetter } from '../../../../tests/support/databases/dead-letter.ts';
import { movableClock } from '../../../../tests/support/services/post-office.ts';

type Request = Partial<Parameters<typeof askFor>[1]>;
const addRequest = (office: Office, { name = 'Оксана Мельник', phone = '+380671234567', flat = null }: Request = {}) =>
  askFor(office, { name, phone, flat });

async function addClient({ db }: Office, { phone = '+380671112233', firstname = 'Ірина', lastname = 'Коваль' } = {}) {
  const id = randomUUID();
  const at = new Date('2026-11-20T08:00:00Z');
  await db.insertInto('client').values({ id, phone, locale: 'uk', firstname, lastname, created_at: at, updated_at: at }).execute();
  return id;
}

onEachEngine('the palette', (open) => {
  it('finds people by the beginning of a phone or a name, however it is typed, and wildcards find nothing', async () => {
    const office = await openOffice(await open());
    const { client } = await office.addPerson(everywhere('head-of-sales'));
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
    const find = ({ client }: Pick<Awaited<ReturnType<Office['addPerson']>>, 'client'>) =>
      client('GET /office/api/find', { query: { q: '067' } });
    const ask = async (assignments: Parameters<Office['addPerson']>[0]) => find(await office.addPerson(assignments));
    const oksana = await office.addPerson([{ role: 'sales-manager', projectId: 'p1' }]);
    const general = await office.addPerson(everywhere('sales-manager'));
    await addRequest(office, { name: 'Оксана Без Квартири' });
    const first = await addRequest(office, { flat: 'p1-143' });
    const second = await addRequest(office, { flat: 'p1-143' });
    await addClient(office);
    const editor = await ask(everywhere('editor'));
    expect(Object.keys(editor)).toEqual(['flats']);
    expect(editor.flats).toMatchObject([{ slug: 'a-flat', status: 'available', uahMinor: 306_200_000, usdMinor: 7_420_000 }]);
    expect((await ask(everywhere('head-of-sales'))).requests).toHaveLength(3);
    const [own, others] = [await find(oksana), await find(general)];
    expect([...(own.requests ?? []), ...(others.requests ?? [])].map(({ name }) => name).toSorted()).toEqual([
      'Оксана Без Квартири',
      'Оксана Мельник',
      'Оксана Мельник',
    ]);
    expect([first, second]).toContain(own.requests?.[0]?.id);
    expect(own.requests).toHaveLength(1);
    expect(own).not.toHaveProperty('clients');
    expect((await ask([{ role: 'head-of-sales', projectId: 'p2' }])).requests).toEqual([]);
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
      currency: 'USD',
      bookingMinor: 7_420_000,
      listMinor: 7_420_000,
      depositMinor: 2_000_000,
      page: '/apartments/a-flat/',
    });
    expect(await card('sales-manager')).toMatchObject({ deal: null });
    const { client } = await office.addPerson(everywhere('editor'));
    expect(await codeOf(client('GET /office/api/flat', { query: { slug: 'none' } }))).toBe('unknown-apartment');
  });
});

onOneEngine('today', (open) => {
  it('has what waits for this person alone, the oldest promise first, and empties', async () => {
    // A Wednesday; the office opens at nine in Kyiv.
    const clock = movableClock('2026-11-25T06:55:00Z');
    const office = await openOffice(await open(), { clock });
    const today = async ({ client }: Awaited<ReturnType<Office['addPerson']>>) =>
      (await client('GET /office/api/today')).items.map(({ kind, dueAt }) => `${kind} ${dueAt.slice(11, 16)}`);
    const boss = await office.addPerson(everywhere('head-of-sales'));
    const manager = await office.addPerson([{ role: 'sales-manager', projectId: 'p2' }]);
    const owner = await office.addPerson([{ role: 'sales-manager', projectId: 'p1' }]);
    const administrator = await office.addPerson(everywhere('administrator'));
    expect(await today(boss)).toEqual([]);
    const id = await addRequest(office, { flat: 'p1-143' });
    clock.pass(20);
    await addRequest(office);
    await addDeadLetter(office.db, { at: new Date('2026-11-25T07:20:00Z') });
    expect(await today(boss)).toEqual(['request 07:15', 'dead-letters 07:20', 'request 07:30']);
    expect(await today(owner)).toEqual(['request 07:15']);
    expect(await today(manager)).toEqual([]);
    expect(await today(administrator)).toEqual(['dead-letters 07:20']);
    const row = { kind: 'request', id, flat: 'p1-143', isPromised: true };
    expect((await boss.client('GET /office/api/today')).items[0]).toMatchObject({ ...row, owner: owner.me.name });
    expect((await owner.client('GET /office/api/today')).items[0]).toMatchObject({ ...row, owner: null });
    await owner.client('POST /office/api/requests/outcome', { body: { id, version: 1, outcome: 'talked' }, ...newKey() });
    expect(await today(owner)).toEqual([]);
    expect(await today(boss)).toEqual(['dead-letters 07:20', 'request 07:30']);
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
