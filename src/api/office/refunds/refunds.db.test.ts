import { expect, it } from 'vitest';
import { addDeal, writtenTo } from '../../../../tests/support/clients/office-deals.ts';
import { codeOf, everywhere, newKey, type Office, openOffice } from '../../../../tests/support/clients/open-office.ts';
import { onOneEngine } from '../../../../tests/support/databases/database.ts';
import type { Person } from '../requests/request.fixture.ts';

const sum = 2_000_000;

onOneEngine('refunds in the office', (open) => {
  async function build() {
    const office = await openOffice(await open());
    const [boss, head, other] = [await office.seatPerson(everywhere('administrator')), await seat(office), await seat(office)];
    const accountant = await office.seatPerson(everywhere('accountant'));
    const oksana = await office.seatPerson(everywhere('sales-manager'));
    const paid = () => addDeal(office, { projectId: 'p1', ownerId: oksana.id, state: 'reserved', isPaid: true });
    const ask = ({ client }: Pick<Person, 'client'>, { number, paymentId }: { number: number; paymentId: string }, amountMinor = sum) =>
      client('POST /office/api/refunds/ask', { body: { number, paymentId, amountMinor, reason: 'Відмовився' }, ...newKey() });
    const decide = (
      { client }: Pick<Person, 'client'>,
      { number, id, decision = 'approve' }: { number: number; id: string; decision?: 'approve' | 'decline' },
      forClient = decision === 'decline' ? 'Ще ні' : '',
    ) =>
      client('POST /office/api/refunds/decide', {
        body: { number, refundId: id, amountMinor: sum, decision, why: '', forClient },
        ...newKey(),
      });
    const idOf = (answer: Awaited<ReturnType<typeof ask>>) => answer.deal.refunds.at(-1)?.id ?? '';
    const lock = async (personId: string) => {
      const { version } = await office.db.selectFrom('staff').select('version').where('id', '=', personId).executeTakeFirstOrThrow();
      await boss.client('POST /office/api/people/lock', { body: { personId, version }, ...newKey() });
    };
    const ordered = () => office.db.selectFrom('outbox').select(['payload']).where('kind', '=', 'refund').execute();
    return { ...office, office, boss, head, other, accountant, oksana, paid, ask, decide, idOf, lock, ordered };
  }
  const seat = (office: Office) => office.seatPerson(everywhere('head-of-sales'));

  it('a manager ends a paid deal, the head finds it in today, agrees by a signature, and only then the bank has the order', async () => {
    const { oksana, head, other, accountant, paid, decide, ordered, db } = await build();
    const { number, version, id: dealId } = await paid();
    const body = { number, version, reason: 'Ви попросили', refundMinor: sum };
    const { deal } = await oksana.client('POST /office/api/deals/end', { body, ...newKey() });
    expect(deal).toMatchObject({ state: 'cancelled', refunds: [{ stage: 'asked', amountMinor: sum, allowed: ['take-back'] }] });
    expect(deal.ledger).toEqual([]);
    expect(await ordered()).toEqual([]);
    const { items } = await head.client('GET /office/api/today');
    expect(items).toContainEqual(expect.objectContaining({ kind: 'refund', number, amountMinor: sum }));
    expect((await oksana.client('GET /office/api/today')).items.map(({ kind }) => kind)).not.toContain('refund');
    const id = deal.refunds[0]?.id ?? '';
    expect((await accountant.client('GET /office/api/deal', { query: { number: String(number) } })).deal).toMatchObject({
      refunds: [{ allowed: [] }],
      refundable: null,
    });
    const done = await decide(head, { number, id });
    expect(done.deal.refunds).toMatchObject([{ stage: 'ordered', decidedBy: { id: head.id }, allowed: [] }]);
    expect(done.deal.timeline.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['refund-approved', 'ask-refund', 'send-refund']));
    expect(await ordered()).toMatchObject([{ payload: { amountMinor: sum } }]);
    expect(await codeOf(decide(other, { number, id }))).toBe('changed-meanwhile');
    const acts = await db
      .selectFrom('signed_act')
      .select(['staff_id', 'operation', 'signature'])
      .orderBy('at')
      .orderBy('operation')
      .execute();
    expect(acts.map(({ staff_id, operation }) => [staff_id, operation])).toEqual(
      expect.arrayContaining([
        [oksana.id, 'endDeal'],
        [head.id, 'decideRefund'],
      ]),
    );
    expect(acts.every(({ signature }) => signature !== null)).toBe(true);
    const { entries } = await head.client('GET /office/api/audit', { query: { recordType: 'deal', recordId: dealId } });
    const [decided, ended] = entries;
    expect(decided).toMatchObject({
      actor: { id: head.id },
      operation: 'decideRefund',
      before: { refund_request: [{ state: 'asked' }], payment: [{ state: 'paid' }] },
      after: { refund_request: [{ state: 'approved', decided_by: head.id }], payment: [{ state: 'refunding' }] },
    });
    // One entry of two tables; a reason may name the client, and an entry cannot be deleted.
    expect(ended).toMatchObject({
      actor: { id: oksana.id },
      operation: 'endDeal',
      why: null,
      after: { state: 'cancelled', refund_request: [{ state: 'asked' }] },
      personal: expect.arrayContaining(['closing_reason', 'refund_request.reason']),
    });
    expect(JSON.stringify(entries)).not.toContain('Ви попросили');
    expect(await db.selectFrom('payment').select('state').where('deal_id', '=', dealId).execute()).toEqual([{ state: 'refunding' }]);
  });

  it('never the same person, none who is locked or has lost the right, and none whose asker has', async () => {
    const { boss, head, other, accountant, oksana, paid, ask, decide, idOf, lock, ordered } = await build();
    const first = await paid();
    const both = await boss.client('GET /office/api/people').then(({ people }) => people.find(({ id }) => id === head.id));
    const roles = [...everywhere('head-of-sales'), ...everywhere('accountant')];
    const grant = { personId: head.id, version: both?.version ?? 0, assignments: roles };
    await boss.client('POST /office/api/people/change-roles', { body: grant, ...newKey() });
    const own = idOf(await ask(head, first));
    expect(await codeOf(decide(head, { number: first.number, id: own }))).toBe('own-refund');
    expect(
      await codeOf(accountant.client('POST /office/api/refunds/take-back', { body: { number: first.number, refundId: own }, ...newKey() })),
    ).toBe('unknown-refund');
    await head.client('POST /office/api/refunds/take-back', { body: { number: first.number, refundId: own }, ...newKey() });
    expect(await codeOf(decide(other, { number: first.number, id: own }))).toBe('changed-meanwhile');
    const again = idOf(await ask(accountant, first));
    await lock(accountant.id);
    expect(await codeOf(decide(other, { number: first.number, id: again }))).toBe('asker-gone');
    expect(await codeOf(decide(other, { number: first.number, id: again, decision: 'decline' }))).toBe('ok');
    const second = await paid();
    const body = { number: second.number, version: second.version, reason: 'Ви попросили', refundMinor: sum };
    const id = (await oksana.client('POST /office/api/deals/end', { body, ...newKey() })).deal.refunds[0]?.id ?? '';
    await lock(other.id);
    expect(await codeOf(decide(other, { number: second.number, id }))).toBe('not-logged-in');
    expect(await ordered()).toEqual([]);
    expect(await codeOf(decide(head, { number: second.number, id }))).toBe('ok');
  });

  it('asks for no more than is here, for nothing that is a part of a price, once at a time, and a refusal has its reason', async () => {
    const { head, accountant, oksana, paid, ask, decide, idOf, office } = await build();
    const deal = await paid();
    expect(await codeOf(ask(accountant, deal, sum + 1))).toBe('bad-fields');
    const id = idOf(await ask(accountant, deal, 500_000));
    expect(await codeOf(ask(accountant, deal))).toBe('changed-meanwhile');
    // Another sum than the one that stands there.
    expect(await codeOf(decide(head, { number: deal.number, id }))).toBe('changed-meanwhile');
    const decline = { number: deal.number, refundId: id, amountMinor: 500_000, decision: 'decline' as const };
    expect(
      await codeOf(head.client('POST /office/api/refunds/decide', { body: { ...decline, why: 'є', forClient: ' ' }, ...newKey() })),
    ).toBe('bad-fields');
    const declined = await head.client('POST /office/api/refunds/decide', {
      body: { ...decline, why: 'Каса проти', forClient: 'Договір уже готовий' },
      ...newKey(),
    });
    expect(declined.deal.refunds).toMatchObject([{ stage: 'declined', decidedWhy: 'Каса проти', decidedForClient: 'Договір уже готовий' }]);
    const { sms, letters } = await writtenTo(office, deal.id, 'refund-declined');
    expect(sms).toEqual([expect.stringMatching(/^Повернення 5 000 ₴ за квартиру .* не погоджено\. Причина: Договір уже готовий$/)]);
    expect(letters).toEqual([
      expect.stringMatching(/не погоджено[\s\S]*Повернути 5 000 ₴ за угодою \d+ ми не можемо\.[\s\S]*Причина: Договір уже готовий/),
    ]);
    expect([...sms, ...letters].join()).not.toContain('Каса проти');
    const open = idOf(await ask(accountant, deal));
    const total = { minor: 5_000_000, currency: 'USD' as const };
    const signing = { number: deal.number, version: deal.version, contractNumber: 'Д-7', signedOn: '2026-11-25', total, payments: [] };
    await oksana.client('POST /office/api/deals/sign', { body: signing, ...newKey() });
    expect(await codeOf(decide(head, { number: deal.number, id: open }))).toBe('not-now');
    await decide(head, { number: deal.number, id: open, decision: 'decline' });
    expect(await codeOf(ask(accountant, deal))).toBe('not-now');
    const stranger = await office.seatPerson([{ role: 'head-of-sales', projectId: 'p2' }]);
    expect(await codeOf(decide(stranger, { number: deal.number, id: open }))).toBe('unknown-deal');
  });
});
