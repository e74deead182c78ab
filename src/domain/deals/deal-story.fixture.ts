import { expect } from 'vitest';
import { type openDeals, somePerson, someStaff } from '../../../tests/support/deals/open-deals.ts';
import type { movableClock } from '../../../tests/support/services/post-office.ts';
import type { Command } from './deal-commands.fixture.ts';
import { makeDealModel } from './deal-model.fixture.ts';
import { someContract, transferMinor, transferring } from './deal-transfers.fixture.ts';
import { expectedLedger, ledgerOf, movementSumsOf } from './ledger/expected-ledger.fixture.ts';

const fail = (why: string): never => {
  throw new Error(why);
};

type Telling = {
  app: Awaited<ReturnType<typeof openDeals>>;
  flat: number;
  clients: string[];
  clock: ReturnType<typeof movableClock>;
  story: Command[];
};

/** Does every step to the product and to the model, and expects the same of both; answers what became of the news of banks and of Diia. */
export async function playStory({ app, flat, clients, clock, story }: Telling): Promise<Set<string>> {
  const fates = new Set<string>();
  const model = makeDealModel();
  const dealOf = async (client: string) => (await app.deals.listDeals(client))[0];
  const saidOf = (answer: { ok: true } | { ok: false; refusal: { kind: string } }) => (answer.ok ? 'ok' : answer.refusal.kind);
  const onOwn = async (client: string, work: (id: string) => Promise<Parameters<typeof saidOf>[0]>) => {
    const deal = await dealOf(client);
    return deal ? saidOf(await work(deal.id)) : 'not-now';
  };
  const pay = async (at: number, client: string) => {
    const before = (await dealOf(client))?.payments.length ?? 0;
    const said = await onOwn(client, (dealId) => app.deals.openPayment({ clientId: client, dealId, returnUrl: '/' }));
    // A page that is still open is shown again.
    if (((await dealOf(client))?.payments.length ?? 0) > before) model.opened(at);
    return [said, model.pay(at).said];
  };
  const bank = async ({ who: at, nth, state, ago }: Extract<Command, { do: 'bank' }>, client: string) => {
    const payment = (await dealOf(client))?.payments[nth];
    const news = { state, amountMinor: 2_000_000, at: new Date(clock().getTime() - ago * 60_000) };
    const said = payment
      ? await app.deals.applyPaymentEvent({ ...news, paymentId: payment.id, reference: `invoice-${payment.id}` })
      : 'noted';
    fates.add(said);
    return [said, model.bank({ client: at, nth, state, ago })];
  };
  const ask = async (at: number, client: string, step: 'share' | 'sign-agreement') => [
    await onOwn(client, (id) => app.askState(client, id, step)),
    model.ask(at, step === 'share' ? 'documents' : 'signature'),
  ];
  const diia = async ({ who: at, nth, says }: Extract<Command, { do: 'diia' }>, client: string) => {
    const expected = model.diia({ client: at, nth, says });
    const deal = await dealOf(client);
    const questions = deal
      ? await app.db.selectFrom('state_request').select('id').where('deal_id', '=', deal.id).orderBy('number').execute()
      : [];
    const requestId = questions[nth]?.id;
    const { email: _, ...names } = somePerson;
    const answer = requestId
      ? await app.deals.applyStateServiceEvent(
          says === 'documents'
            ? { requestId, kind: says, documents: { ...names, inn: '3068208400', born: null } }
            : says === 'signature'
              ? { requestId, kind: says, signature: new TextEncoder().encode('signed by 3068208400') }
              : { requestId, kind: says },
        )
      : ({ ok: true, value: 'noted' } as const);
    const said = answer.ok ? answer.value : answer.refusal.kind;
    fates.add(said);
    return [said, expected];
  };
  const transfers = transferring({ ...app, clock });
  const scope = { staffId: someStaff.id, projects: null, ownInProjects: null };
  const leading = async () => {
    const { version, places, isOpen } = (await app.deals.officeWaitlists.readOfficeWaitlist(scope, flat)) ?? fail('no waitlist');
    return { places, isOpen, asked: { scope, by: someStaff, operation: 'led', apartmentId: flat, version } };
  };
  const skip = async (client: string) => {
    const { places, asked } = await leading();
    const entryId = places.find(({ clientId }) => clientId === client)?.id ?? '';
    return saidOf(
      await app.inTransaction((trx) => app.deals.officeWaitlists.passPlace(trx, { ...asked, entryId, reason: 'asked', note: '' })),
    );
  };
  const close = async () => {
    const { isOpen, asked } = await leading();
    const { closeWaitlistToNew, openWaitlist } = app.deals.officeWaitlists;
    return saidOf(
      await app.inTransaction<Parameters<typeof saidOf>[0]>((trx) =>
        isOpen ? closeWaitlistToNew(trx, { ...asked, note: '' }) : openWaitlist(trx, asked),
      ),
    );
  };
  const play = async (one: Command): Promise<string[]> => {
    if (one.do === 'pass') {
      clock.pass(one.minutes);
      model.pass(one.minutes);
      return [];
    }
    if (one.do === 'sweep') {
      await app.deals.endDue();
      return [];
    }
    const at = one.who;
    const client = clients[at] ?? '';
    const step = (kind: 'extend' | 'ask-manager') => onOwn(client, (id) => app.step(client, id, { kind }));
    switch (one.do) {
      case 'bank':
        return bank(one as Extract<Command, { do: 'bank' }>, client);
      case 'pay':
        return pay(at, client);
      case 'diia':
        return diia(one as Extract<Command, { do: 'diia' }>, client);
      case 'holdByDiia':
        return [saidOf(await app.hold(client, flat, 'state-services')), model.hold(at, true)];
      case 'share':
        return ask(at, client, 'share');
      case 'sign':
        return ask(at, client, 'sign-agreement');
      case 'hold':
        return [saidOf(await app.hold(client, flat)), model.hold(at)];
      case 'person':
        return [await onOwn(client, (id) => app.step(client, id, { kind: 'person', person: somePerson })), model.person(at)];
      case 'extend':
        return [await step('extend'), model.extend(at)];
      case 'askManager':
        return [await step('ask-manager'), model.askManager(at)];
      case 'cancel':
        return [await onOwn(client, (id) => app.cancel(client, id)), model.cancel(at)];
      case 'staff': {
        const { step } = one as Extract<Command, { do: 'staff' }>;
        const deal = await dealOf(client);
        const said = deal ? saidOf(await app.manage(deal.id, step, step === 'sign' ? someContract(clock) : null)) : 'unknown-deal';
        // The model knows no second person, who agrees at once here.
        if (deal && (step === 'cancel' || step === 'withdraw')) await app.decide(deal.id);
        return [said, model.staff(at, step)];
      }
      case 'transfer':
        return [await onOwn(client, (id) => transfers.note(id)), model.transfer(at)];
      case 'undoTransfer':
        return [await onOwn(client, (id) => transfers.undo(id)), model.undoTransfer(at)];
      case 'returnTransfer':
        return [await onOwn(client, (id) => transfers.giveBack(id)), model.returnTransfer(at)];
      case 'join':
        return [saidOf(await app.join(client, flat)), model.join(at)];
      case 'skip':
        return [await skip(client), model.skip(at)];
      case 'close':
        return [await close(), model.close()];
      case 'leave':
        return [saidOf(await app.leave(client, flat)), model.leave(at)];
      default:
        throw new Error('an unknown command');
    }
  };
  for (const [at, one] of story.entries()) {
    const [real, expected] = await play(one);
    expect([at, one, real]).toEqual([at, one, expected]);
    for (const [i, client] of clients.entries()) {
      const deal = await dealOf(client);
      const expectedDeal = model.shown(i);
      expect([at, one, i, deal?.state ?? null]).toEqual([at, one, i, expectedDeal?.state ?? null]);
      const { turn } = await app.deals.placeInWaitlist({ clientId: client, apartmentId: flat });
      expect([at, one, i, turn !== null]).toEqual([at, one, i, model.turnOf() === i]);
    }
  }
  // Once every expiry is stored, the refunds and the ends in the history are the same.
  await app.deals.endDue();
  for (const [i, client] of clients.entries()) {
    const deal = await dealOf(client);
    expect(deal?.payments.map(({ refundMinor }) => refundMinor / 20_000) ?? null).toEqual(model.shown(i)?.back ?? null);
    expect(deal?.history.at(-1)?.to).toBe(deal?.state);
    for (const one of await app.deals.listDeals(client)) {
      expect(await ledgerOf(app, one.id)).toEqual(
        expectedLedger(one, one.id === deal?.id ? (model.shown(i)?.transfers ?? 0) * transferMinor : await transfers.sumOf(one.id)),
      );
      const { bank = 0, refund = 0, fee = 0 } = await ledgerOf(app, one.id);
      expect(await movementSumsOf(app, one.id), 'the client reads the same').toEqual({ bank, refund, fee });
    }
  }
  return fates;
}
