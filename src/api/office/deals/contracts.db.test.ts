import { expect, it } from 'vitest';
import { addContract, addDeal, aTransfer } from '../../../../tests/support/clients/office-deals.ts';
import { codeOf, everywhere, newKey, openOffice } from '../../../../tests/support/clients/open-office.ts';
import { onOneEngine } from '../../../../tests/support/databases/database.ts';
import { officeProblemOf } from '../../../contract/office/office-client.ts';

onOneEngine('contracts and their completion in the office', (open) => {
  it('a deal with something unpaid is completed only by who says the very sum and signs it, and the audit has it', async () => {
    const office = await openOffice(await open());
    const head = await office.addPerson(everywhere('head-of-sales'));
    const accountant = await office.addPerson(everywhere('accountant'));
    const { id, number, version } = await addContract(office, 'p1');
    const errorsOf = (asked: Promise<unknown>) =>
      asked.then(
        () => null,
        (fault: unknown) => officeProblemOf(fault)?.errors,
      );
    const complete = (seen: number, unpaidMinor?: number, client = head.client) =>
      client('POST /office/api/deals/step', {
        body: { number, version: seen, step: 'complete', ...(unpaidMinor && { unpaidMinor }) },
        ...newKey(),
      });
    expect(await errorsOf(complete(version))).toEqual({ unpaidMinor: ['required'] });
    expect(await codeOf(complete(version, 9_000_000))).toBe('changed-meanwhile');
    expect(await codeOf(complete(version, 10_000_000, head.bare))).toBe('act-not-signed');
    await accountant.client('POST /office/api/transfers/note', { body: aTransfer({ number, version }), ...newKey() });
    // What was seen before the payment is not what is left now.
    expect(await codeOf(complete(version, 10_000_000))).toBe('changed-meanwhile');
    expect(await codeOf(complete(version + 1, 10_000_000))).toBe('changed-meanwhile');
    const { deal: before } = await head.client('GET /office/api/deal', { query: { number: String(number) } });
    expect(before.unpaid).toEqual({ minor: 9_000_000, currency: 'UAH' });
    const { deal } = await complete(version + 1, 9_000_000);
    expect(deal).toMatchObject({ state: 'completed', unpaid: null });
    const noted = await office.db.selectFrom('audit_entry').select(['operation', 'after']).where('record_id', '=', id).execute();
    expect(JSON.stringify(noted.filter(({ operation }) => operation === 'stepDeal'))).toMatch(/"unpaid_minor": ?9000000/);
  });

  it('a deal that is paid in full is completed without a signature', async () => {
    const office = await openOffice(await open());
    const head = await office.addPerson(everywhere('head-of-sales'));
    const accountant = await office.addPerson(everywhere('accountant'));
    const { number, version } = await addContract(office, 'p1', { total: 1_000_000 });
    await accountant.client('POST /office/api/transfers/note', { body: aTransfer({ number, version }), ...newKey() });
    const body = { number, version: version + 1, step: 'complete' as const };
    expect((await head.bare('POST /office/api/deals/step', { body, ...newKey() })).deal.state).toBe('completed');
  });

  it('a contract of another currency’s sum, or of a day to come or before the deal, is refused by its field', async () => {
    const office = await openOffice(await open());
    const head = await office.addPerson(everywhere('head-of-sales'));
    const { number } = await addDeal(office, { projectId: 'p1', ownerId: null });
    const usd = { minor: 5_000_000, currency: 'USD' as 'USD' | 'UAH' };
    const sign = (change: { signedOn?: string; total?: typeof usd }) => {
      const body = { number, version: 1, contractNumber: 'Д-7', signedOn: '2026-11-25', total: usd, payments: [], ...change };
      return head.client('POST /office/api/deals/sign', { body, ...newKey() }).then(
        () => 'ok',
        (fault: unknown) => officeProblemOf(fault)?.errors,
      );
    };
    const [wrongDay, wrongTotal] = [{ signedOn: ['out-of-range'] }, { total: ['out-of-range'] }];
    expect(await sign({ signedOn: '2026-11-24' })).toEqual(wrongDay);
    expect(await sign({ signedOn: '2026-11-26' })).toEqual(wrongDay);
    expect(await sign({ total: { minor: 5_000_000, currency: 'UAH' } })).toEqual(wrongTotal);
    expect(await sign({ total: { ...usd, minor: 6_500_001 } })).toEqual(wrongTotal);
    expect(await sign({ total: { ...usd, minor: 3_499_999 } })).toEqual(wrongTotal);
    expect(await sign({ total: { minor: 206_250_000, currency: 'UAH' } })).toBe('ok');
  });

  it('impossible days and payments of a contract are refused as fields', async () => {
    const office = await openOffice(await open());
    const head = await office.addPerson(everywhere('head-of-sales'));
    const live = await addDeal(office, { projectId: 'p1', ownerId: null });
    const contract = { contractNumber: 'Д-7', signedOn: '2026-11-25', total: { minor: 5_000_000, currency: 'USD' as const } };
    const sign = (change: object) =>
      codeOf(
        head.client('POST /office/api/deals/sign', {
          body: { number: live.number, version: 1, ...contract, payments: [], ...change },
          ...newKey(),
        }),
      );
    expect(await sign({ signedOn: '2026-02-31' })).toBe('bad-fields');
    expect(await sign({ payments: [{ dueOn: '2026-02-31', amountMinor: 1 }] })).toBe('bad-fields');
    expect(await sign({ payments: [{ dueOn: '2026-12-01', amountMinor: 5_000_001 }] })).toBe('bad-fields');
  });
});
