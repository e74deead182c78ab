import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayMs, hourMs } from '../../../base/durations.ts';
import { formatKyiv, kyivDay } from '../../../base/kyiv-time.ts';
import { allowedNow, isLive, moveOf, type State, stateAt, states } from '../states.ts';
import { type DealTerms, endOf, extendedEnd } from './deal-times.ts';
import { unfitOf } from './fit-documents.ts';
import { fateOfPayment } from './late-payment.ts';
import { isNewEvent } from './payment-event.ts';
import { nextPayment, paymentState } from './payment-schedule.ts';
import { refundAt } from './refund-rule.ts';
import { turnAt, turnsFrom } from './waitlist-turns.ts';

const terms: DealTerms = {
  holdMinutes: 15,
  requestHours: 24,
  reservationHours: 72,
  waitlistHours: 24,
  holdsPerClient: 2,
  holdsOfFlatADay: 3,
  holdsADay: 10,
  holdsOfFlat: 4,
  pauseDays: 14,
  waitlistsPerPhone: 3,
  firstRefusals: 3,
  requestsADay: 2,
  requestPauseDays: 7,
  requestsOfFlat: 2,
  depositMinor: 2_000_000,
};
const anyState = fc.constantFrom(...states);
// Both changes of the Kyiv clocks lie in between.
const instant = fc.date({ min: new Date('2026-03-20T00:00:00Z'), max: new Date('2026-11-10T00:00:00Z'), noInvalidDate: true });

describe('the states of a deal (§1)', () => {
  it('never leave an end but for a payment that is honoured, and keep a flat in live states only', () => {
    const steps = [
      'person',
      'share',
      'sign-agreement',
      'signature-came',
      'extend',
      'ask-manager',
      'pay',
      'payment-came',
      'confirm',
      'sign',
      'complete',
      'cancel',
      'withdraw',
      'expire',
    ] as const;
    const actors = ['client', 'clock', 'bank', 'diia', 'crm', 'manager'] as const;
    const out = states.flatMap((from) =>
      steps.flatMap((step) =>
        actors.flatMap((by) => (moveOf(from, step, by) && !isLive(from) ? [`${by}: ${from} ${step} ${moveOf(from, step, by)}`] : [])),
      ),
    );
    expect(out).toEqual(['bank: expired payment-came reserved']);
  });

  it('offer nothing once the time has passed, and nothing that the table of moves does not know', () => {
    fc.assert(
      fc.property(
        anyState,
        instant,
        fc.integer({ min: -2 * hourMs, max: 2 * hourMs }),
        fc.record({
          extended: fc.boolean(),
          hasPerson: fc.boolean(),
          signed: fc.boolean(),
          way: fc.constantFrom('deposit' as const, 'manager' as const, 'state-services' as const),
        }),
        (state, endsAt, ms, facts) => {
          const { extended, hasPerson, signed, way } = facts;
          const deal = { state, endsAt: ['held', 'requested', 'reserved'].includes(state) ? endsAt : null, ...facts };
          const now = new Date(endsAt.getTime() + ms);
          const at: State = stateAt(deal, now);
          expect(at).toBe(deal.endsAt && ms >= 0 ? 'expired' : state);
          const allowed = allowedNow(deal, now);
          expect(allowed.every((step) => moveOf(at, step, 'client') !== null)).toBe(true);
          if (!isLive(at)) expect(allowed).toEqual([]);
          if (extended) expect(allowed).not.toContain('extend');
          if (!hasPerson) expect(allowed).not.toContain('pay');
          if (signed) expect(allowed).not.toContain('person');
          // Through Diia each request is made once, and paying comes last.
          const order = allowed.filter((step) => ['share', 'sign-agreement', 'pay'].includes(step));
          if (way === 'state-services') expect(order.length).toBeLessThanOrEqual(1);
          else expect(order).not.toContain('share');
        },
      ),
    );
  });
});

describe('the buyer’s data in documents (§1)', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  it.each([
    [{ inn: '3184710691', born: '1987-03-12' }, null, null],
    [{ inn: '3184710691', born: null }, '3184710691', null],
    [{ inn: '3184710690', born: '1987-03-12' }, null, 'tax-number'],
    [{ inn: null, born: '1987-03-12' }, null, 'tax-number'],
    [{ inn: '3184710691', born: '2008-11-22' }, null, 'minor'],
    [{ inn: '3184710691', born: '2008-11-21' }, null, null],
    [{ inn: '3184710691', born: '1987-03-12' }, '3068208400', 'another-person'],
  ] as const)('%o of a client with %s is %s', (documents, inn, unfit) => {
    expect(unfitOf(documents, { inn }, now)).toBe(unfit);
  });
});

describe('times of a deal (§1)', () => {
  it('are elapsed time, which a change of the Kyiv clocks does not alter', () => {
    fc.assert(
      fc.property(instant, fc.constantFrom<State>('held', 'requested', 'reserved'), (begins, state) => {
        const lasts = { held: 0.25, requested: 24, reserved: 72 }[state as 'held'] * hourMs;
        const end = endOf(state, begins, terms) as Date;
        expect(end.getTime() - begins.getTime()).toBe(lasts);
        expect(extendedEnd(state, end, terms).getTime() - end.getTime()).toBe(lasts);
      }),
    );
    expect(endOf('contract', new Date(), terms)).toBeNull();
    const wall = (begins: string) => formatKyiv(endOf('reserved', new Date(begins), terms) as Date);
    expect(formatKyiv(new Date('2026-03-27T10:00:00Z'))).toBe('2026-03-27 12:00:00');
    expect(wall('2026-03-27T10:00:00Z')).toBe('2026-03-30 13:00:00');
    expect(formatKyiv(new Date('2026-10-23T09:00:00Z'))).toBe('2026-10-23 12:00:00');
    expect(wall('2026-10-23T09:00:00Z')).toBe('2026-10-26 11:00:00');
  });
});

describe('the refund at the end of a deal (§1)', () => {
  it('is everything for 24 hours after the payment and 80 % later, never more than was paid, to the kopiyka', () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: 1, max: 10 ** 11 }), fc.integer({ min: 0, max: 90 * hourMs }), (paidAt, amountMinor, ms) => {
        const { minor, percent, until } = refundAt({ amountMinor, paidAt }, new Date(paidAt.getTime() + ms));
        expect(percent).toBe(ms < dayMs ? 100 : 80);
        expect(minor).toBe(percent === 100 ? amountMinor : Number((BigInt(amountMinor) * 8n + 5n) / 10n));
        expect((until as Date).getTime() - paidAt.getTime()).toBe(dayMs);
      }),
    );
    expect(refundAt(null, new Date())).toEqual({ minor: 0, percent: 100, until: null });
  });
});

describe('the first refusal of a flat (§1)', () => {
  const line = fc.array(fc.option(fc.integer({ min: -hourMs, max: 200 * hourMs })), { maxLength: 6 });

  it('goes through the waitlist without a gap, a day for each, and the rest of a day to the next when a client leaves', () => {
    fc.assert(
      fc.property(instant, line, fc.integer({ min: -hourMs, max: 200 * hourMs }), (freedAt, leaving, ms) => {
        const waiters = leaving.map((left, i) => ({
          id: `${i}`,
          clientId: `c${i}`,
          phone: `p${i}`,
          askedAt: new Date(freedAt.getTime() - 300 * hourMs + i),
          leftAt: left === null ? null : new Date(freedAt.getTime() + left),
        }));
        const freed = [{ madeAt: new Date(freedAt.getTime() - 301 * hourMs), at: freedAt }];
        const [turns = []] = turnsFrom(freed, waiters, { waitlistHours: 24, firstRefusals: 6, pauseDays: 14 });
        turns.forEach(({ from, until, waiter }, n) => {
          expect(from).toEqual(turns[n - 1]?.until ?? freedAt);
          expect(until.getTime() - from.getTime()).toBeLessThanOrEqual(dayMs);
          if (!waiter.leftAt) expect(until.getTime() - from.getTime()).toBe(dayMs);
          else expect(until <= from || waiter.leftAt >= until).toBe(true);
        });
        const now = new Date(freedAt.getTime() + ms);
        const holder = turnAt(turns, now);
        const isOver = now < freedAt || now >= (turns.at(-1)?.until ?? freedAt);
        expect(holder === null).toBe(isOver);
        if (holder?.waiter.leftAt) expect(now < holder.waiter.leftAt).toBe(true);
        if (leaving.every((left) => left === null) && !isOver) expect(holder?.waiter.id).toBe(`${Math.floor(ms / dayMs)}`);
      }),
    );
  });
});

describe('the use of money that has come (§1)', () => {
  it('reserves a live deal, honours an expired one while the flat is free, and is refunded otherwise', () => {
    const fate = (state: State, isFlatUnavailable: boolean, isWhole = true, isPaid = true) =>
      fateOfPayment({ state, isFlatUnavailable, isWhole, isPaid });
    // A manager has reserved the flat while the bank's page was open.
    expect(states.filter((state) => fate(state, false, true, false) === 'kept')).toEqual(['reserved']);
    expect(states.map((state) => [fate(state, false), fate(state, true)])).toEqual([
      ['reserved', 'reserved'],
      ['reserved', 'reserved'],
      ['refunded', 'refunded'],
      ['refunded', 'refunded'],
      ['refunded', 'refunded'],
      ['refunded', 'refunded'],
      ['honoured', 'refunded'],
    ]);
    expect(states.map((state) => fate(state, false, false))).toEqual(states.map(() => 'refunded'));
  });

  it('is the same in whatever order and however often the bank reports it', () => {
    const event = [
      { state: 'pending', at: new Date(1_000) },
      { state: 'failed', at: new Date(2_000) },
      { state: 'paid', at: new Date(3_000) },
    ] as const;
    fc.assert(
      fc.property(fc.shuffledSubarray([...event, ...event], { minLength: 1 }), (told) => {
        let known: Parameters<typeof isNewEvent>[0] = { state: 'created', notifiedAt: null };
        for (const one of told) if (isNewEvent(known, one)) known = { state: one.state, notifiedAt: one.at };
        expect(known.state).toBe([...told].sort((a, b) => b.at.getTime() - a.at.getTime())[0]?.state);
      }),
    );
  });
});

describe('a payment of a contract (§6)', () => {
  it('is overdue from the Kyiv day after its due day on, also when paid in part', () => {
    const on = (paidMinor: number, instant: string) =>
      paymentState({ dueOn: '2026-10-25', amountMinor: 100, paidMinor, paidOn: null }, kyivDay(new Date(instant)));
    // That day has 25 hours in Kyiv.
    const [lastMinute, nextDay] = ['2026-10-25T21:59:59Z', '2026-10-25T22:00:00Z'];
    expect([on(0, lastMinute), on(99, lastMinute), on(100, lastMinute)]).toEqual(['due', 'part', 'paid']);
    expect([on(0, nextDay), on(99, nextDay), on(101, nextDay)]).toEqual(['overdue', 'overdue', 'paid']);
  });

  it('comes next while any of it is open', () => {
    const payments = [100, 60, 0].map((paidMinor, at) => ({ dueOn: `2026-1${at}-01`, amountMinor: 100, paidMinor, paidOn: null }));
    expect(nextPayment(payments)).toBe(payments[1]);
    expect(nextPayment(payments.slice(0, 1))).toBeNull();
  });
});
