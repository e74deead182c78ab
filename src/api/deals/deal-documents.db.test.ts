import { expect, it } from 'vitest';
import { logIn, openApi, postJson } from '../../../tests/support/api/open-api.ts';
import { onOneEngine } from '../../../tests/support/databases/database.ts';
import { agreedTerms } from '../../../tests/support/deals/open-deals.ts';
import { movableClock } from '../../../tests/support/services/post-office.ts';
import { dealAnswerSchema } from '../../contract/deals/deals.ts';
import type { OpenKysely } from '../../platform/database/database.ts';

const payments = [
  { dueOn: '2026-11-20', amountMinor: 1_500_000, paidMinor: 1_500_000, paidOn: '2026-11-19' },
  { dueOn: '2026-11-21', amountMinor: 1_500_050, paidMinor: 50, paidOn: null },
  { dueOn: '2027-02-21', amountMinor: 2_999_950, paidMinor: 0, paidOn: null },
];
const contract = { number: 'Д-7/2026', signedOn: '2026-11-20', total: { minor: 6_000_000, currency: 'USD' as const }, payments };
const text = (words: string) => new TextEncoder().encode(words);

onOneEngine('what stands under a deal', (open) => {
  async function underContract() {
    const clock = movableClock('2026-11-21T12:00:00Z');
    const database = await open();
    const app = await openApi(database, { clock });
    const { headers } = await logIn(app);
    const other = await logIn(app, '+380931234568');
    const { headers: common, ...init } = postJson({ apartment_id: app.ids[0], terms: agreedTerms, locale: 'uk' }, crypto.randomUUID());
    const made = await app.ask('/api/deal/make', { ...init, headers: { ...common, ...headers } });
    const { id } = dealAnswerSchema.parse(await made.json()).deal;
    const papers = [
      {
        paper: { externalId: 'v1', kind: 'contract', name: 'Договір "7"\r\n.pdf', mediaType: 'application/pdf', bytes: 4 },
        content: text('%PDF'),
      },
      { paper: { externalId: 'v2', kind: 'other', name: '../page.html', mediaType: 'text/html', bytes: 8 }, content: text('<script>') },
    ] as const;
    await database.kysely.transaction().execute((trx: OpenKysely) =>
      app.deals.applyCrmChange(
        trx,
        { dealId: id, at: clock(), step: 'sign', stepAt: null, contract, documents: papers.map(({ paper }) => paper) },
        papers.map(({ paper, content }) => ({ document: paper, content })),
      ),
    );
    const show = async (path = `get?deal_id=${id}`, by: Record<string, string> = headers) => app.ask(`/api/deal/${path}`, { headers: by });
    const deal = async () => dealAnswerSchema.parse(await (await show()).json()).deal;
    return { clock, show, deal, other: other.headers, app, headers };
  }

  it('§6 is the contract in its own currency, each payment by the day in Kyiv, and the documents', async () => {
    const { clock, deal, app, headers } = await underContract();
    const { state, contract: shown, papers } = await deal();
    expect(state).toBe('contract');
    expect(shown).toEqual({
      number: 'Д-7/2026',
      signed_on: '2026-11-20',
      currency: 'USD',
      total: 60_000,
      deposit: null,
      paid: 15_000.5,
      payments: [
        { due_on: '2026-11-20', amount: 15_000, paid: 15_000, paid_on: '2026-11-19', state: 'paid' },
        { due_on: '2026-11-21', amount: 15_000.5, paid: 0.5, paid_on: null, state: 'part' },
        { due_on: '2027-02-21', amount: 29_999.5, paid: 0, paid_on: null, state: 'due' },
      ],
    });
    expect(papers.map(({ kind, bytes }) => [kind, bytes]).sort()).toEqual([
      ['contract', 4],
      ['other', 8],
    ]);
    // Ten hours later it is another day in Kyiv.
    clock.pass(10 * 60);
    expect((await deal()).contract?.payments[1]?.state).toBe('overdue');
    const { user } = (await (await app.ask('/api/client/get', { headers })).json()) as { user: { deals: unknown[] } };
    expect(user.deals).toMatchObject([{ contract: { number: 'Д-7/2026' }, papers: [{}, {}] }]);
  });

  it('§6 returns a document to the client of the deal alone, under its own name, and allows no script in it', async () => {
    const { show, deal, other } = await underContract();
    const { papers } = await deal();
    const [pdf, page] = ['contract', 'other'].map((kind) => papers.find((one) => one.kind === kind)?.id);
    const first = await show(`paper?paper_id=${pdf}`);
    expect([first.status, await first.text(), first.headers.get('content-type')]).toEqual([200, '%PDF', 'application/pdf']);
    expect(first.headers.get('content-disposition')).toBe(
      `inline; filename="Dohovir-7-.pdf"; filename*=UTF-8''${encodeURIComponent('Договір "7".pdf')}`,
    );
    expect(['cache-control', 'x-content-type-options'].map((name) => first.headers.get(name))).toEqual(['no-store', 'nosniff']);
    expect(first.headers.get('content-security-policy')).toContain("script-src 'none'");
    const second = await show(`paper?paper_id=${page}`);
    expect(second.headers.get('content-type')).toBe('application/octet-stream');
    expect(second.headers.get('content-disposition')).toMatch(/^attachment; filename="\.\.page\.html"/);
    const refused = await Promise.all([
      show(`paper?paper_id=${pdf}`, other),
      show(`paper?paper_id=${crypto.randomUUID()}`),
      show(`paper?paper_id=${pdf}`, {}),
      show('paper?paper_id=x'),
      show('paper'),
      show(`paper?paper_id=${pdf}&stray=1`),
    ]);
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 401, 400, 400, 400]);
    expect(await refused[0]?.json()).toMatchObject({ message: 'Такого документа немає.' });
    expect(await refused[3]?.json()).toMatchObject({ errors: { paper_id: expect.anything() } });
  });
});
