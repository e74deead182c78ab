import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { seedCatalogue } from '../../../../tests/support/contents/catalogue-rows.ts';
import { onEachEngine } from '../../../../tests/support/databases/database.ts';
import { openDeals, somePerson } from '../../../../tests/support/deals/open-deals.ts';
import { movableClock } from '../../../../tests/support/services/post-office.ts';
import { isRefusedInDiia } from '../deal.ts';

const olenas = { lastname: 'Коваль', firstname: 'Олена', patronymic: 'Іванівна', inn: '3184710691', born: '1987-03-12' };
const bytes = (text: string) => new TextEncoder().encode(text);

onEachEngine('a booking through the state services', (open) => {
  async function build() {
    const database = await open();
    const clock = movableClock('2026-11-21T12:00:00Z');
    const [flat = 0] = await seedCatalogue(database.kysely, [{}]);
    const app = await openDeals(database, { clock });
    const { deals, services } = app;
    const olena = await app.someClient();
    const made = await app.hold(olena, flat, 'state-services');
    if (!made.ok) throw new Error('not held');
    const { id } = made.value;
    const now = async () => {
      const deal = await deals.getDeal({ clientId: olena, dealId: id });
      if (!deal) throw new Error('gone');
      return deal;
    };
    const asked = () => services.asked.at(-1)?.requestId ?? '';
    const bring = (documents = olenas, requestId = asked()) => deals.applyStateServiceEvent({ requestId, kind: 'documents', documents });
    const sign = (words = 'signed by 3184710691', requestId = asked()) =>
      deals.applyStateServiceEvent({ requestId, kind: 'signature', signature: bytes(words) });
    const refuse = (requestId = asked()) => deals.applyStateServiceEvent({ requestId, kind: 'declined' });
    const ask = (step: 'share' | 'sign-agreement', email?: string | null) => app.askState(olena, id, step, email);
    const shown = async () => (await app.db.selectFrom('apartment').select('status').executeTakeFirstOrThrow()).status;
    return { ...app, clock, flat, olena, id, now, bring, sign, refuse, ask, asked, shown };
  }

  it('names the buyer by the documents, stores the signed bytes with their signature, and allows payment only then (§1)', async () => {
    const { ask, bring, sign, now, id, db, olena, deals, services, clock } = await build();
    expect((await now()).allowed).toEqual(['share', 'person', 'extend', 'cancel']);
    expect(await ask('share')).toMatchObject({ value: { stateRequest: { kind: 'documents', state: 'asked', link: expect.any(String) } } });
    expect(await deals.openPayment({ clientId: olena, dealId: id, returnUrl: '/' })).toMatchObject({ refusal: { kind: 'not-now' } });
    expect(await bring()).toEqual({ ok: true, value: 'shared' });
    const shared = await now();
    expect(shared.person).toEqual({
      lastname: 'Коваль',
      firstname: 'Олена',
      patronymic: 'Іванівна',
      inn: '3184710691',
      email: somePerson.email,
    });
    expect(shared.allowed).toEqual(['sign-agreement', 'person', 'extend', 'cancel']);
    clock.pass(1);
    await ask('sign-agreement');
    const [, request] = services.asked;
    const content = request && 'agreement' in request ? request.agreement.content : bytes('');
    expect(Buffer.from((await deals.agreementToSign(await now())) ?? [])).toEqual(Buffer.from(content));
    expect(await sign()).toEqual({ ok: true, value: 'signed' });
    expect((await now()).allowed).toEqual(['pay', 'ask-manager', 'extend', 'cancel']);
    const documents = await db.selectFrom('deal_paper').selectAll().orderBy('kind').execute();
    expect(documents.map(({ kind, name, sha256 }) => [kind, name, sha256])).toEqual([
      ['agreement', `${shared.number}.pdf`, createHash('sha256').update(content).digest('hex')],
      ['signature', `${shared.number}.pdf.p7s`, createHash('sha256').update('signed by 3184710691').digest('hex')],
    ]);
    expect(await db.selectFrom('state_request').select(['state', 'email', 'content']).distinct().execute()).toEqual([
      { state: 'done', email: null, content: null },
    ]);
    expect((await now()).history.map(({ who, why }) => `${who} ${why}`)).toEqual([
      'client make',
      'client share',
      'diia person',
      'client sign-agreement',
      'diia signature-came',
    ]);
    expect(await deals.openPayment({ clientId: olena, dealId: id, returnUrl: '/' })).toMatchObject({ ok: true });
  });

  it('asks once for repeated and simultaneous presses, again when the code is old, and takes each answer once (§1)', async () => {
    const { ask, bring, sign, now, services, clock, asked } = await build();
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask('share')));
    expect(new Set(answers.map((answer) => answer.ok && answer.value.stateRequest?.link)).size).toBe(1);
    expect(services.asked).toHaveLength(1);
    const old = asked();
    clock.pass(10);
    await ask('share');
    expect(asked()).not.toBe(old);
    // An old code scanned in time still counts, once.
    expect(await bring(olenas, old)).toEqual({ ok: true, value: 'shared' });
    expect(await bring({ ...olenas, lastname: 'Інша' })).toEqual({ ok: true, value: 'noted' });
    expect(await bring(olenas, old)).toEqual({ ok: true, value: 'noted' });
    expect((await now()).person?.lastname).toBe('Коваль');
    await ask('sign-agreement');
    expect([await sign(), await sign()]).toMatchObject([{ value: 'signed' }, { value: 'noted' }]);
    expect(await bring(olenas, 'nobody')).toEqual({ ok: true, value: 'noted' });
  });

  it('names the reason when an answer does not fit, allows another request, and refuses a signature over other bytes (§1)', async () => {
    const { ask, bring, sign, now, asked, db, olena } = await build();
    await ask('share');
    expect(await bring({ ...olenas, inn: '3184710690' })).toMatchObject({ value: 'unfit' });
    expect((await now()).stateRequest).toMatchObject({ state: 'unfit', unfit: 'tax-number' });
    await db
      .updateTable('client' as never)
      .set({ inn: '3068208400' } as never)
      .where('id' as never, '=', olena as never)
      .execute();
    await ask('share');
    expect(await bring()).toMatchObject({ value: 'unfit' });
    expect((await now()).stateRequest).toMatchObject({ unfit: 'another-person' });
    await ask('share');
    await bring({ ...olenas, inn: '3068208400' });
    await ask('sign-agreement');
    expect(await sign('signed by nobody')).toEqual({ ok: false, refusal: { kind: 'forged' } });
    expect(await sign('signed by 3184710691')).toMatchObject({ value: 'unfit' });
    expect(await now()).toMatchObject({ state: 'held', signedAt: null, allowed: ['sign-agreement', 'person', 'extend', 'cancel'] });
    expect(await bring(olenas, asked())).toMatchObject({ value: 'noted' });
    await ask('sign-agreement');
    expect(await sign('signed by '), 'a certificate without a tax number').toMatchObject({ value: 'unfit' });
    expect(await now()).toMatchObject({ signedAt: null, stateRequest: { state: 'unfit', unfit: 'tax-number' } });
    expect(isRefusedInDiia(await now()), 'an answer that does not fit').toBe(false);
    await ask('sign-agreement');
    expect(await sign('signed by 3068208400')).toMatchObject({ value: 'signed' });
  });

  it.each(['share', 'sign-agreement'] as const)(
    'frees the flat when the buyer refuses to %s, and when there is no answer until the hold ends (§1)',
    async (step) => {
      const { ask, bring, sign, refuse, now, shown, clock, deals, db } = await build();
      await ask('share');
      if (step === 'sign-agreement') {
        await bring();
        await ask(step);
      }
      expect(await refuse()).toEqual({ ok: true, value: 'declined' });
      expect(await now()).toMatchObject({ state: 'cancelled', allowed: [] });
      expect((await now()).history.at(-1)).toMatchObject({ who: 'diia', why: 'cancel' });
      expect(isRefusedInDiia(await now())).toBe(true);
      expect(await shown()).toBe('available');
      expect([await refuse(), await bring(), await sign()]).toMatchObject([{ value: 'noted' }, { value: 'noted' }, { value: 'noted' }]);
      expect(await deals.openStateRequests(clock())).toEqual([]);
      const again = await build();
      await again.ask('share');
      expect(await again.deals.openStateRequests(again.clock())).toHaveLength(1);
      again.clock.pass(15);
      expect(await again.bring()).toMatchObject({ value: 'noted' });
      expect(await again.now()).toMatchObject({ state: 'expired', person: null });
      await again.deals.endDue();
      expect(await again.db.selectFrom('state_request').select(['email', 'content']).execute()).toEqual([{ email: null, content: null }]);
      expect(db).not.toBe(again.db);
    },
  );

  it('continues by hand when the buyer types the data, and ignores answers to earlier requests (§1)', async () => {
    const { ask, bring, refuse, step, olena, id, now, ask: askAgain } = await build();
    await ask('share');
    await step(olena, id, { kind: 'person', person: somePerson });
    expect(await now()).toMatchObject({ way: 'deposit', allowed: ['person', 'pay', 'ask-manager', 'extend', 'cancel'] });
    expect([await bring(), await refuse()]).toMatchObject([{ value: 'noted' }, { value: 'noted' }]);
    expect(await now()).toMatchObject({ state: 'held', person: somePerson });
    expect(await askAgain('share')).toMatchObject({ refusal: { kind: 'not-now' } });
  });

  it('takes the signature of an agreement that was sent before staff gave more time', async () => {
    const { ask, bring, sign, manage, id, now } = await build();
    await ask('share');
    await bring();
    await ask('sign-agreement');
    await manage(id, 'extend');
    expect(await sign()).toMatchObject({ ok: true, value: 'signed' });
    expect(await now()).toMatchObject({ state: 'held', signedAt: expect.any(Date) });
  });

  it('needs an address for e-mails before it requests documents (§1)', async () => {
    const { ask, services } = await build();
    expect(await ask('share', null)).toEqual({ ok: false, refusal: { kind: 'no-email' } });
    expect(services.asked).toEqual([]);
  });
});
