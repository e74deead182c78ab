import { makeWaitlistModel } from './waitlist-model.fixture.ts';

/**
 * A model of one flat and its buyers, as simple as can be: in whole minutes, without a database, a lock or a table of moves. Each command
 * returns what the real one should: `ok` or the kind of the refusal.
 */
const [hold, request, reservation, day] = [15, 1_440, 4_320, 1_440];
const questionLasts = 10;

type Came = { state: 'open' | 'paid' | 'failed' | 'refunded'; notifiedAt: number; paidAt: number; back: number };
type Question = { about: 'documents' | 'signature'; until: number; open: boolean };
type ModelDeal = {
  client: number;
  state: string;
  made: number;
  begins: number;
  byTurn: boolean;
  givesTurns: boolean;
  lived: boolean;
  ends: number;
  ended: number;
  extended: boolean;
  named: boolean;
  diia: boolean;
  signed: boolean;
  questions: Question[];
  payments: Came[];
  /** Bank transfers that were noted and not taken back. */
  transfers: number;
  /** Those of them that were sent back. */
  returned: number;
};
const live = ['held', 'requested', 'reserved'];
const has = [...live, 'contract'];
export type StaffStep = 'confirm' | 'sign' | 'complete' | 'cancel' | 'withdraw';
const never = Number.POSITIVE_INFINITY;

export function makeDealModel() {
  let now = 0;
  const deals: ModelDeal[] = [];
  let isSold = false;

  const own = (client: number) => deals.findLast((deal) => deal.client === client);
  const current = () => deals.find(({ state }) => has.includes(state));
  const waitlist = makeWaitlistModel({ now: () => now, isSold: () => isSold, current, deals });

  /** A deal that ends gives back everything within a day of the payment, four fifths later; all of it when staff end it. */
  function end(deal: ModelDeal, state: string, at: number, isByStaff = false): void {
    deal.state = state;
    deal.ended = at;
    if (deal.givesTurns) waitlist.freed(deal, at);
    for (const payment of deal.payments.filter(({ state }) => state === 'paid')) {
      payment.state = 'refunded';
      payment.back = isByStaff || at - payment.paidAt < day ? 100 : 80;
    }
  }
  function settle(): void {
    const deal = current();
    if (deal && deal.state !== 'contract' && deal.ends <= now) end(deal, 'expired', deal.ends);
  }
  /** The next question to Diia for a deal; null when there is none. */
  const wanted = (deal: ModelDeal): Question['about'] | null => {
    if (deal.state !== 'held' || !deal.diia || deal.signed) return null;
    return deal.named ? 'signature' : 'documents';
  };
  const begin = (deal: ModelDeal, state: string, lasts: number) => {
    if (deal.state === 'expired') deal.begins = now;
    Object.assign(deal, {
      state,
      ends: now + lasts,
      extended: false,
      givesTurns: deal.givesTurns || state === 'reserved',
      lived: deal.lived || state === 'reserved',
    });
  };

  return {
    pass: (minutes: number) => {
      now += minutes;
      settle();
    },
    hold(client: number, diia = false): string {
      const deal = current();
      if (deal) return deal.client === client ? 'ok' : 'apartment-taken';
      if (isSold) return 'not-for-sale';
      const first = waitlist.turn();
      if (first && first.client !== client) return 'apartment-taken';
      waitlist.leave(client);
      deals.push({
        client,
        state: 'held',
        made: now,
        begins: now,
        byTurn: first !== null,
        givesTurns: first !== null,
        lived: false,
        ends: now + hold,
        ended: never,
        extended: false,
        named: false,
        diia,
        signed: false,
        questions: [],
        payments: [],
        transfers: 0,
        returned: 0,
      });
      return 'ok';
    },
    person(client: number): string {
      const deal = own(client);
      if (!deal || !['held', 'requested'].includes(deal.state) || deal.signed) return 'not-now';
      deal.named = true;
      deal.diia = false;
      return 'ok';
    },
    ask(client: number, about: Question['about']): string {
      const deal = own(client);
      if (!deal || wanted(deal) !== about) return 'not-now';
      const isOpen = deal.questions.some((one) => one.about === about && one.open && one.until > now);
      if (!isOpen) deal.questions.push({ about, open: true, until: Math.min(now + questionLasts, deal.ends) });
      return 'ok';
    },
    /** An event of the n-th request of a client's newest deal. */
    diia({ client, nth, says }: { client: number; nth: number; says: Question['about'] | 'declined' }): string {
      const deal = own(client);
      const question = deal?.questions[nth];
      if (!deal || !question?.open) return 'noted';
      const isWanted = wanted(deal) === question.about;
      if (says === 'declined') {
        question.open = false;
        if (!isWanted || question !== deal.questions.at(-1)) return 'noted';
        end(deal, 'cancelled', now);
        return 'declined';
      }
      if (says !== question.about) return 'forged';
      if (!isWanted) return 'noted';
      question.open = false;
      deal[says === 'documents' ? 'named' : 'signed'] = true;
      return says === 'documents' ? 'shared' : 'signed';
    },
    extend(client: number): string {
      const deal = own(client);
      if (!deal || !['held', 'reserved'].includes(deal.state) || deal.extended) return 'not-now';
      deal.extended = true;
      deal.ends += deal.state === 'held' ? hold : reservation;
      return 'ok';
    },
    askManager(client: number): string {
      const deal = own(client);
      if (deal?.state !== 'held' || !deal.named || wanted(deal)) return 'not-now';
      begin(deal, 'requested', request);
      return 'ok';
    },
    /** Whether the step is taken, and whether the bank has to open another page for it. */
    pay(client: number): { said: string; isNew: boolean } {
      const deal = own(client);
      if (!deal || !['held', 'requested'].includes(deal.state) || !deal.named || wanted(deal)) return { said: 'not-now', isNew: false };
      return { said: 'ok', isNew: true };
    },
    opened: (client: number) => own(client)?.payments.push({ state: 'open', notifiedAt: -never, paidAt: 0, back: 0 }),
    cancel(client: number): string {
      const deal = own(client);
      if (!deal || !live.includes(deal.state)) return 'not-now';
      end(deal, 'cancelled', now);
      return 'ok';
    },
    /** A step of staff on a client's newest deal; one that has been taken already is accepted. */
    staff(client: number, step: StaffStep): string {
      const deal = own(client);
      if (!deal) return 'unknown-deal';
      const isLive = live.includes(deal.state);
      switch (step) {
        case 'confirm':
          if (deal.state === 'reserved') return 'ok';
          if (!isLive) return 'not-now';
          begin(deal, 'reserved', reservation);
          return 'ok';
        case 'sign':
          if (deal.state === 'contract') return 'ok';
          if (!isLive) return 'not-now';
          Object.assign(deal, { state: 'contract', givesTurns: true, lived: true });
          return 'ok';
        case 'complete':
          if (deal.state === 'completed') return 'ok';
          if (deal.state !== 'contract') return 'not-now';
          deal.state = 'completed';
          isSold = true;
          waitlist.end();
          return 'ok';
        default:
          if (deal.state === 'cancelled') return 'ok';
          if (!isLive && !(step === 'withdraw' && deal.state === 'contract')) return 'not-now';
          end(deal, 'cancelled', now, true);
          return 'ok';
      }
    },
    transfer(client: number): string {
      const deal = own(client);
      if (!deal || !['contract', 'completed'].includes(deal.state)) return 'not-now';
      deal.transfers += 1;
      return 'ok';
    },
    /** The last one that stands was a mistake; also after the contract has ended. */
    undoTransfer(client: number): string {
      const deal = own(client);
      if (!deal) return 'not-now';
      if (deal.transfers === 0) return 'unknown-transfer';
      if (deal.returned > 0) return 'transfer-returned';
      deal.transfers -= 1;
      return 'ok';
    },
    /** The last one that is here was sent back, which ends with the contract. */
    returnTransfer(client: number): string {
      const deal = own(client);
      if (!deal) return 'not-now';
      if (deal.transfers === deal.returned) return 'unknown-transfer';
      if (['contract', 'completed'].includes(deal.state)) return 'not-now';
      deal.returned += 1;
      return 'ok';
    },
    /** An event of the n-th payment of a client's newest deal, dated some minutes ago. */
    bank({ client, nth, state, ago }: { client: number; nth: number; state: 'paid' | 'failed'; ago: number }): string {
      const deal = own(client);
      const payment = deal?.payments[nth];
      const at = now - ago;
      if (!deal || !payment || at < payment.notifiedAt || payment.state === state) return 'noted';
      if (payment.state === 'paid' || payment.state === 'refunded') return 'noted';
      payment.notifiedAt = at;
      payment.state = state;
      if (state === 'failed') return 'noted';
      payment.paidAt = at;
      if (deal.state === 'reserved' && !deal.payments.some((one) => one !== payment && one.state === 'paid')) return 'kept';
      const first = waitlist.turn();
      const isFree = !current() && !isSold && (!first || first.client === client);
      if (deal.state === 'held' || deal.state === 'requested' || (deal.state === 'expired' && isFree)) {
        const said = deal.state === 'expired' ? 'honoured' : 'reserved';
        begin(deal, 'reserved', reservation);
        return said;
      }
      payment.state = 'refunded';
      payment.back = 100;
      return 'refunded';
    },
    /** The state of a client's newest deal, the refunds of its payments in percent, and its bank transfers. */
    shown: (client: number) => {
      const deal = own(client);
      return deal ? { state: deal.state, back: deal.payments.map(({ back }) => back), transfers: deal.transfers - deal.returned } : null;
    },
    turnOf: () => (current() ? null : (waitlist.turn()?.client ?? null)),
    join: waitlist.join,
    skip: waitlist.skip,
    close: waitlist.close,
    leave: waitlist.leave,
  };
}
