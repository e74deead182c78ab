import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { addDeal } from '../../../../tests/support/clients/office-deals.ts';
import { codeOf, everywhere, newKey, openOffice } from '../../../../tests/support/clients/open-office.ts';
import { someContents } from '../../../../tests/support/contents/some-contents.ts';
import { onOneEngine } from '../../../../tests/support/databases/database.ts';
import { movableClock } from '../../../../tests/support/services/post-office.ts';
import { addDocument } from '../../../domain/deals/deal-documents.ts';

onOneEngine('deals in the office', (open) => {
  it('a manager takes a deal that has no owner, sees its client then, and a second manager finds it gone', async () => {
    const office = await openOffice(await open());
    const oksana = await office.addPerson(everywhere('sales-manager'), 'Оксана');
    const petro = await office.addPerson(everywhere('sales-manager'));
    const { number, phone } = await addDeal(office, { projectId: 'p1', ownerId: null });
    const { deals: free } = await oksana.client('GET /office/api/deals/free');
    expect(free).toHaveLength(1);
    expect(JSON.stringify(free)).not.toMatch(/Коваль|\+380/);
    expect(await codeOf(oksana.client('GET /office/api/deal', { query: { number: String(number) } }))).toBe('unknown-deal');
    const { deal } = await oksana.client('POST /office/api/deals/take', { body: { number }, ...newKey() });
    expect(deal).toMatchObject({ owner: { id: oksana.id, name: 'Оксана' }, client: { name: 'Коваль Олена', phone } });
    expect(deal.allowed).toEqual(['confirm', 'sign', 'cancel']);
    expect(await codeOf(petro.client('POST /office/api/deals/take', { body: { number }, ...newKey() }))).toBe('changed-meanwhile');
    expect((await petro.client('GET /office/api/deals')).deals).toEqual([]);
  });

  it('the head gives a deal to a colleague, and an accountant sees it without the phone and may do nothing', async () => {
    const office = await openOffice(await open());
    const head = await office.addPerson(everywhere('head-of-sales'));
    const oksana = await office.addPerson(everywhere('sales-manager'), 'Оксана');
    const accountant = await office.addPerson(everywhere('accountant'));
    const { number } = await addDeal(office, { projectId: 'p1', ownerId: null });
    const assigned = await head.client('POST /office/api/deals/assign', { body: { number, staffId: oksana.id }, ...newKey() });
    expect(assigned.deal.owner?.name).toBe('Оксана');
    expect(assigned.deal.assignable.map(({ id }) => id).sort()).toEqual([head.id, oksana.id].sort());
    const { deal } = await accountant.client('GET /office/api/deal', { query: { number: String(number) } });
    expect(deal.client).toEqual({ name: 'Коваль Олена' });
    expect(deal.allowed).toEqual([]);
  });

  it('who may not read the client’s phone finds neither the agreement nor its signature, which have it too', async () => {
    const office = await openOffice(await open());
    const oksana = await office.addPerson(everywhere('sales-manager'));
    const accountant = await office.addPerson(everywhere('accountant'));
    const { id: dealId, number } = await addDeal(office, { projectId: 'p1', ownerId: oksana.id });
    const put = (kind: 'agreement' | 'signature' | 'receipt') => {
      const about = { dealId, name: `${kind}.pdf`, mediaType: 'application/pdf', externalId: null, at: office.clock() };
      return addDocument(office.db, { ...about, kind, content: Buffer.from(kind) });
    };
    const [agreement, signature, receipt] = [await put('agreement'), await put('signature'), await put('receipt')];
    const seen = async ({ client }: Pick<typeof oksana, 'client'>) => {
      const { deal } = await client('GET /office/api/deal', { query: { number: String(number) } });
      const read = (id: string) => codeOf(client('GET /office/api/deal/document', { query: { number: String(number), id } }));
      return [deal.documents.map(({ kind }) => kind).toSorted(), await Promise.all([agreement, signature, receipt].map(read))];
    };
    expect(await seen(oksana)).toEqual([
      ['agreement', 'receipt', 'signature'],
      ['ok', 'ok', 'ok'],
    ]);
    expect(await seen(accountant)).toEqual([['receipt'], ['unknown-deal', 'unknown-deal', 'ok']]);
  });

  it('names the person in the timeline, and a command on an older state is refused', async () => {
    const office = await openOffice(await open());
    const oksana = await office.addPerson(everywhere('sales-manager'), 'Оксана');
    const { number, version } = await addDeal(office, { projectId: 'p1', ownerId: oksana.id });
    const step = (seen: number, name: 'confirm' | 'extend') =>
      oksana.client('POST /office/api/deals/step', { body: { number, version: seen, step: name }, ...newKey() });
    const { deal } = await step(version, 'confirm');
    expect(deal).toMatchObject({ state: 'reserved', version: version + 1 });
    expect(deal.timeline.find(({ kind }) => kind === 'confirm')).toMatchObject({ channel: 'office', by: { name: 'Оксана' } });
    expect(deal.timeline).toContainEqual(expect.objectContaining({ channel: 'sms', kind: 'reserved', delivery: 'waiting' }));
    expect(await codeOf(step(version, 'extend'))).toBe('changed-meanwhile');
    const extended = await step(version + 1, 'extend');
    expect(new Date(extended.deal.endsAt ?? 0).getTime()).toBeGreaterThan(new Date(deal.endsAt ?? 0).getTime());
    const ended = await oksana.client('POST /office/api/deals/end', {
      body: { number, version: version + 2, reason: 'Ви попросили про це' },
      ...newKey(),
    });
    expect(ended.deal).toMatchObject({ state: 'cancelled', closingReason: 'Ви попросили про це', allowed: [] });
  });

  it('a paid deal, whose money is asked back by it, is ended by a person who signs exactly that, and by no other', async () => {
    const office = await openOffice(await open());
    const oksana = await office.addPerson(everywhere('sales-manager'));
    const own = { projectId: 'p1', ownerId: oksana.id };
    const [free, paid] = [await addDeal(office, own), await addDeal(office, { ...own, isPaid: true })];
    const end = ({ number, version }: typeof free, refundMinor?: number, client = oksana.client) => {
      const body = { number, version, reason: 'Ви попросили', ...(refundMinor && { refundMinor }) };
      return codeOf(client('POST /office/api/deals/end', { body, ...newKey() }));
    };
    expect(await end(free, undefined, oksana.bare)).toBe('ok');
    expect(await end(paid)).toBe('changed-meanwhile');
    expect(await end(paid, 1_000_000)).toBe('changed-meanwhile');
    expect(await end(paid, 2_000_000, oksana.bare)).toBe('act-not-signed');
    expect(await end(paid, 2_000_000)).toBe('ok');
  });

  it('a manager reads the terms of use as they were when the deal was made, whatever was changed since', async () => {
    const clock = movableClock('2026-11-25T09:00:00Z');
    const office = await openOffice(await open(), { clock });
    const oksana = await office.addPerson(everywhere('sales-manager'));
    const [chapter] = someContents().entries.legal_chapter;
    if (!chapter) throw new Error('no chapter');
    const publish = (html: string) => {
      const uk = { title: 'Оплата', html };
      return office.content.load(someContents({ legal_chapter: [{ ...chapter, page: 'terms-of-use' as const, uk }] }));
    };
    const own = { projectId: 'p1', ownerId: oksana.id };
    const made = [await addDeal(office, own)];
    for (const html of ['<p>Карткою.</p>', '<p>Карткою чи переказом.</p>']) {
      clock.pass(5);
      await publish(html);
      clock.pass(5);
      made.push(await addDeal(office, own));
    }
    const termsOf = ({ number }: { number: number }) => oksana.client('GET /office/api/deal/terms', { query: { number: `${number}` } });
    const read = [];
    for (const deal of made) read.push((await termsOf(deal)).version);
    expect(read.map((version) => version?.chapters.map(({ uk }) => uk.paragraphs))).toEqual([
      undefined,
      [['Карткою.']],
      [['Карткою чи переказом.']],
    ]);
    expect(read.map((version) => version?.until)).toEqual([undefined, '2026-11-25T09:15:00.000Z', null]);
    expect(await codeOf(termsOf({ number: 999 }))).toBe('unknown-deal');
  });

  it('pages go through every deal once, by the deadline, and filters keep to the scope', async () => {
    const clock = movableClock('2026-11-25T09:00:00Z');
    const office = await openOffice(await open(), { clock });
    const made = [];
    for (let at = 0; at < 53; at++) {
      clock.pass(1);
      made.push(await addDeal(office, { projectId: at === 7 ? 'p2' : 'p1', ownerId: null, state: at === 9 ? 'contract' : 'reserved' }));
    }
    // A session that has waited through all of this would have ended.
    const head = await office.addPerson([{ role: 'head-of-sales', projectId: 'p1' }]);
    const first = await head.client('GET /office/api/deals');
    const second = await head.client('GET /office/api/deals', { query: { cursor: first.nextCursor ?? '' } });
    const wanted = made.filter((_, at) => at !== 7 && at !== 9).map(({ number }) => number);
    expect([...first.deals, ...second.deals].map(({ number }) => number)).toEqual([...wanted, made[9]?.number]);
    expect(second.nextCursor).toBeNull();
    const found = async (query: object) => (await head.client('GET /office/api/deals', { query })).deals.map(({ number }) => number);
    expect(await found({ q: String(made[3]?.number) })).toEqual([made[3]?.number]);
    expect(await found({ q: made[4]?.phone.slice(-9) })).toEqual([made[4]?.number]);
    expect(await found({ q: made[7]?.phone })).toEqual([]);
    expect(await found({ project: 'p2' })).toEqual([]);
    expect(await found({ mine: '1' })).toEqual([]);
  });

  it('only a deal that lives is taken or given away, and only to those who may lead it', async () => {
    const office = await openOffice(await open());
    const head = await office.addPerson(everywhere('head-of-sales'));
    const oksana = await office.addPerson(everywhere('sales-manager'));
    const stranger = await office.addPerson([{ role: 'sales-manager', projectId: 'p2' }]);
    const ended = await addDeal(office, { projectId: 'p1', ownerId: null, state: 'cancelled' });
    const live = await addDeal(office, { projectId: 'p1', ownerId: null });
    const assign = (number: number, staffId: string | null) =>
      codeOf(head.client('POST /office/api/deals/assign', { body: { number, staffId }, ...newKey() }));
    expect(await codeOf(oksana.client('POST /office/api/deals/take', { body: { number: ended.number }, ...newKey() }))).toBe('not-now');
    expect(await assign(ended.number, oksana.id)).toBe('not-now');
    for (const id of [stranger.id, randomUUID(), 'nobody']) expect(await assign(live.number, id)).toBe('unknown-person');
    expect((await head.client('GET /office/api/deals', { query: { q: String(ended.number) } })).deals[0]?.owner).toBeNull();
  });

  it('finds no deal by a phone for a person who may not read it', async () => {
    const office = await openOffice(await open());
    const accountant = await office.addPerson(everywhere('accountant'));
    const { number, phone } = await addDeal(office, { projectId: 'p1', ownerId: null });
    const found = async (q: string) => (await accountant.client('GET /office/api/deals', { query: { q } })).deals.length;
    expect(await found(phone.slice(-9))).toBe(0);
    expect(await found(String(number))).toBe(1);
  });

  it('a command that changes nothing leaves no trace, and an impossible cursor is refused', async () => {
    const office = await openOffice(await open());
    const head = await office.addPerson(everywhere('head-of-sales'));
    const { id, number, version } = await addDeal(office, { projectId: 'p1', ownerId: null, state: 'cancelled' });
    const noted = () => office.db.selectFrom('audit_entry').select('position').where('record_id', '=', id).execute();
    const made = await noted();
    await head.client('POST /office/api/deals/end', { body: { number, version, reason: 'ще раз' }, ...newKey() });
    expect(await noted()).toEqual(made);
    for (const cursor of ['end.1', '1.9999999999'])
      expect(await codeOf(head.client('GET /office/api/deals', { query: { cursor } }))).toBe('bad-query');
  });
});
