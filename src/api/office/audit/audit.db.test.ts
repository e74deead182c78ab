import { expect, it } from 'vitest';
import { addDeal } from '../../../../tests/support/clients/office-deals.ts';
import { codeOf, everywhere, newKey, openOffice } from '../../../../tests/support/clients/open-office.ts';
import { load } from '../../../../tests/support/contents/load-feed.ts';
import { onOneEngine } from '../../../../tests/support/databases/database.ts';
import { officeProblemOf } from '../../../contract/office/office-client.ts';
import { noteChange } from '../../../platform/audit/audit.ts';

type Office = Awaited<ReturnType<typeof openOffice>>;
type Client = Awaited<ReturnType<Office['addPerson']>>['client'];

const noOwner = { projectId: 'p1', ownerId: null };
const entriesOf = async (client: Client, recordType: string, recordId: string) =>
  (await client('GET /office/api/audit', { query: { recordType, recordId } })).entries;
const restore = (client: Client, position: number, key = newKey()) =>
  client('POST /office/api/audit/restore', { body: { position }, ...key });

onOneEngine('who changed a record', (open) => {
  it('a deal that was given away goes back as one more change, once, by a person who may give it', async () => {
    const office = await openOffice(await open());
    const head = await office.addPerson(everywhere('head-of-sales'), 'Андрій');
    const oksana = await office.addPerson(everywhere('sales-manager'), 'Оксана');
    const boss = await office.addPerson(everywhere('administrator'));
    const { id, number } = await addDeal(office, noOwner);
    await oksana.client('POST /office/api/deals/take', { body: { number }, ...newKey() });
    await head.client('POST /office/api/deals/assign', { body: { number, staffId: head.id }, ...newKey() });

    const [given, taken] = await entriesOf(head.client, 'deal', id);
    expect(given).toMatchObject({
      actor: { name: 'Андрій' },
      operation: 'assignDeal',
      record: { name: String(number), page: `/deals/${number}` },
      before: { owner_id: oksana.id },
      after: { owner_id: head.id },
    });
    expect(taken).toMatchObject({ operation: 'takeDeal', restores: null });
    // An administrator reads it, and has no right over deals.
    expect((await entriesOf(boss.client, 'deal', id))[0]).toMatchObject({ restores: null, record: { page: null } });
    const position = given?.restores ?? 0;
    expect(await codeOf(restore(boss.client, position))).toBe('not-restorable');
    expect(await codeOf(restore(oksana.client, position))).toBe('not-allowed');
    expect(await codeOf(restore(head.client, 999_999))).toBe('unknown-entry');

    const key = newKey();
    await restore(head.client, position, key);
    await restore(head.client, position, key);
    const [restored, ...rest] = await entriesOf(head.client, 'deal', id);
    expect(restored).toMatchObject({ operation: 'restoreRecord', before: { owner_id: head.id }, after: { owner_id: oksana.id } });
    expect(rest.map(({ operation }) => operation)).toEqual(['assignDeal', 'takeDeal', 'unknown']);
    expect(await codeOf(restore(head.client, position))).toBe('not-restorable');
  });

  it('roles go back by a signature while they are those that the entry made, and no person gives them back to themselves', async () => {
    const office = await openOffice(await open());
    const boss = await office.addPerson(everywhere('administrator'));
    const other = await office.addPerson(everywhere('administrator'));
    const change = (version: number, role: 'editor' | 'hr') =>
      boss.client('POST /office/api/people/change-roles', {
        body: { personId: other.id, version, assignments: [...everywhere('administrator'), ...everywhere(role)] },
        ...newKey(),
      });
    const { person } = await change(2, 'editor');
    const [entry] = await entriesOf(boss.client, 'staff', other.id);
    expect((await entriesOf(other.client, 'staff', other.id))[0]).toMatchObject({ position: entry?.position, restores: null });
    expect(await codeOf(restore(other.client, entry?.restores ?? 0))).toBe('not-restorable');
    await change(person.version, 'hr');
    expect(await codeOf(restore(boss.client, entry?.restores ?? 0))).toBe('not-restorable');
    const [newest] = await entriesOf(boss.client, 'staff', other.id);
    // What a change of roles asks of the person, its return asks too.
    expect(await codeOf(restore(boss.bare, newest?.restores ?? 0))).toBe('act-not-signed');
    await restore(boss.client, newest?.restores ?? 0);
    const { people } = await boss.client('GET /office/api/people');
    expect(people.find(({ id }) => id === other.id)).toMatchObject({
      version: person.version + 2,
      assignments: [...everywhere('administrator'), ...everywhere('editor')],
    });
  });

  it('is read by what it is about, by who changed it and by the days of Kyiv, and a wrong condition is named', async () => {
    const office = await openOffice(await open());
    const head = await office.addPerson(everywhere('head-of-sales'), 'Андрій');
    const oksana = await office.addPerson(everywhere('sales-manager'), 'Оксана');
    const { number } = await addDeal(office, noOwner);
    await oksana.client('POST /office/api/deals/take', { body: { number }, ...newKey() });
    await head.client('POST /office/api/deals/assign', { body: { number, staffId: head.id }, ...newKey() });
    const read = async (query: object) => {
      const { entries } = await head.client('GET /office/api/audit', { query });
      return entries.map(({ operation }) => operation);
    };
    const deals = { topic: 'deals' };
    expect(await read({ ...deals, actorKind: 'staff' })).toEqual(['assignDeal', 'takeDeal']);
    expect(await read({ ...deals, actorKind: 'staff', actorId: oksana.id })).toEqual(['takeDeal']);
    expect(await read({ ...deals, actorKind: 'crm' })).toEqual([]);
    expect(await read({ topic: 'pictures' })).toEqual([]);
    // A minute before and a minute after midnight in Kyiv.
    for (const at of ['2025-11-24T21:59:00Z', '2025-11-24T22:01:00Z'])
      await noteChange(office.db, {
        at: new Date(at),
        by: { kind: 'crm', id: null, requestId: null },
        operation: at,
        record: { type: 'picture', id: '1' },
        before: null,
        after: {},
      });
    expect(await read({ actorKind: 'crm', from: '2025-11-25', until: '2025-11-25' })).toEqual(['2025-11-24T22:01:00Z']);
    expect(await read({ actorKind: 'crm', until: '2025-11-24' })).toEqual(['2025-11-24T21:59:00Z']);
    expect(await read({ topic: 'pictures', from: '2025-11-26' })).toEqual([]);
    expect(await read({ topic: 'people' })).not.toContain('takeDeal');
    const { people } = await head.client('GET /office/api/audit', { query: { topic: 'pictures' } });
    expect(Object.values(people)).toEqual(expect.arrayContaining(['Андрій', 'Оксана']));
    const errorsOf = (query: object) =>
      head.client('GET /office/api/audit', { query }).then(
        () => null,
        (fault: unknown) => officeProblemOf(fault)?.errors,
      );
    expect(await errorsOf({ from: '2026-11-31' })).toEqual({ from: ['malformed'] });
    expect(await errorsOf({ from: '2026-11-25', until: '2026-11-24' })).toEqual({ until: ['out-of-range'] });
    expect(await errorsOf({ topic: 'secrets' })).toEqual({ topic: ['malformed'] });
  });

  it('names the release that has changed prices, from what to what and in which currency, and has many as one', async () => {
    const database = await open();
    const office = await openOffice(database);
    await load(database, [{}, {}, {}, {}, {}, {}]);
    await office.catalogue.reload();
    const { client } = await office.addPerson(everywhere('head-of-sales'), 'Олена');
    const apartments = (await office.db.selectFrom('apartment').select('id').orderBy('id').execute()).map(({ id }) => id);
    const change = async (ids: number[], name: string) => {
      const rule = { by: 'percent' as const, hundredths: 200, roundTo: 1 as const };
      return (await client('POST /office/api/prices/change', { body: { name, apartments: ids, rule, publish: true }, ...newKey() })).number;
    };
    const [first = 0] = apartments;
    const one = await change([first], 'Одна');
    await client('POST /office/api/releases/undo', { body: { number: one, version: 2 }, ...newKey() });
    const read = async (query: object) =>
      (await client('GET /office/api/audit', { query: { topic: 'flats', actorKind: 'staff', ...query } })).entries;
    const [undone, raised] = await read({});
    const release = { type: 'release', id: String(one), name: 'Одна', page: `/releases/${one}` };
    expect(undone).toMatchObject({ operation: 'undoRelease', release, record: { currency: 'USD' }, many: null });
    expect(raised).toMatchObject({ operation: 'changePrices', release });
    const moved = [raised?.before?.price_minor, raised?.after?.price_minor];
    expect([undone?.after?.price_minor, undone?.before?.price_minor]).toEqual(moved);
    expect(moved[1]).toBeGreaterThan(Number(moved[0]));

    const many = await change(apartments, 'Усі');
    const [together, ...before] = await read({});
    expect(together).toMatchObject({
      release: { id: String(many), name: 'Усі' },
      many: { records: 6, share: { least: expect.closeTo(0.02, 3) } },
    });
    expect(together?.many?.fields).toContain('price_minor');
    expect(before).toHaveLength(2);
    const opened = await read({ work: String(together?.position) });
    expect(opened.map(({ record }) => Number(record.id)).toSorted((a, b) => a - b)).toEqual(apartments);
    expect(
      (await client('GET /office/api/audit', { query: { recordType: 'release', recordId: String(many) } })).entries[0]?.record.name,
    ).toBe('Усі');
  });

  it('nothing of a client who is forgotten stays in the audit, nor of the reason that was written for them', async () => {
    const office = await openOffice(await open());
    const head = await office.addPerson(everywhere('head-of-sales'));
    const { id, number, version, clientId, phone } = await addDeal(office, noOwner);
    await office.db.updateTable('client').set({ firstname: 'Олена', lastname: 'Коваль', email: 'olena@example.ua' }).execute();
    await head.client('POST /office/api/deals/end', { body: { number, version, reason: 'Олено, ви попросили' }, ...newKey() });
    const [ended] = await entriesOf(head.client, 'deal', id);
    expect(ended).toMatchObject({ operation: 'endDeal', why: null, personal: ['closing_reason'], after: { state: 'cancelled' } });
    await office.db.transaction().execute((trx) => office.deals.forgetClient(trx, clientId));
    const [forgotten] = await entriesOf(head.client, 'deal', id);
    expect(forgotten?.personal).toEqual(expect.arrayContaining(['lastname', 'firstname', 'email', 'closing_reason']));
    const all = JSON.stringify(await office.db.selectFrom('audit_entry').selectAll().execute());
    for (const value of ['Олен', 'Коваль', phone, 'olena@example.ua', 'попросили']) expect(all).not.toContain(value);
  });
});
