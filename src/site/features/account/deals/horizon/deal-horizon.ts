import { formatKyiv, kyivDay } from '../../../../../base/kyiv-time.ts';
import type { Locale } from '../../../../../base/locale.ts';
import type { Deal } from '../../../../../contract/deals/deals.ts';
import { formatDelivery } from '../../../../format/format-apartment.ts';
import { formatDay, formatDayAndMonth } from '../../../../format/format-date.ts';
import * as m from '../../../../paraglide/messages.js';
import { firstDue } from './first-due.ts';

/** A point on the way to the keys; `state` says whether it lies behind, is the next one, or lies ahead. */
export type Point = { id: string; name: string; when: string; state: 'done' | 'now' | 'ahead' };

const order = ['held', 'requested', 'reserved', 'contract', 'completed'];
const dayOf = (iso: string) => kyivDay(new Date(iso));

/** When the deal came to a state for the last time; null where its history does not say. */
const reachedAt = ({ history }: Pick<Deal, 'history'>, state: Deal['state']): string | null =>
  history.findLast(({ from, to }) => to === state && from !== to)?.at ?? null;

/** The deal as time: what is done, what comes next and until when, what comes later. */
export function horizonOf(deal: Deal, locale: Locale): Point[] {
  return deal.state === 'cancelled' || deal.state === 'expired' ? endedHorizon(deal, locale) : livingHorizon(deal, locale);
}

function livingHorizon(deal: Deal, locale: Locale): Point[] {
  const short = (iso: string) => formatDayAndMonth(dayOf(iso), locale);
  const by = (day: string) => m.account_point_until({ day });
  /** With the hour: what ends in the night is too late for that day. */
  const byHour = (iso: string) => by(`${short(iso)},\u00a0${formatKyiv(new Date(iso)).slice(11, 16)}`);
  const { contract, apartment, endsAt } = deal;
  const reached = order.indexOf(deal.state);
  const reserved = reachedAt(deal, 'reserved') ?? deal.madeAt;
  const first = contract ? firstDue(contract) : undefined;
  const next = contract?.payments.find(({ state }) => state !== 'paid');
  const isLater = next !== undefined && next !== first;
  const isPaid = contract !== null && contract.payments.length > 0 && !next;
  const stateOf = (isDone: boolean, isNow: boolean): Point['state'] => (isDone ? 'done' : isNow ? 'now' : 'ahead');
  const delivery = apartment.deliveryQuarter && formatDelivery(apartment.deliveryQuarter, apartment.handedOver);
  return [
    {
      id: 'booking',
      name: m.account_point_booking(),
      when: reached >= 2 ? short(reserved) : endsAt ? byHour(endsAt) : '',
      state: stateOf(reached >= 2, true),
    },
    {
      id: 'contract',
      name: m.account_point_contract(),
      when: contract ? formatDayAndMonth(contract.signedOn, locale) : reached >= 3 ? '' : reached === 2 && endsAt ? byHour(endsAt) : '',
      state: stateOf(reached >= 3, reached === 2),
    },
    {
      id: 'payment',
      name: m.account_point_payment(),
      when: isPaid
        ? m.account_payments_all()
        : isLater
          ? first?.paidOn
            ? formatDayAndMonth(first.paidOn, locale)
            : m.account_payment_paid()
          : next
            ? by(formatDay(next.dueOn, locale))
            : m.account_point_after_contract(),
      state: stateOf(isPaid || isLater || reached >= 4, reached === 3),
    },
    ...(isLater
      ? [
          {
            id: 'next',
            name: m.account_payment_next(),
            when: by(formatDay(next.dueOn, locale)),
            state: stateOf(reached >= 4, reached === 3),
          },
        ]
      : []),
    {
      id: 'keys',
      name: m.account_point_keys(),
      when: reached >= 4 ? m.account_point_yours() : apartment.handedOver ? m.account_point_after_payment() : delivery,
      state: stateOf(reached >= 4, reached === 3 && isPaid),
    },
  ];
}

function endedHorizon(deal: Deal, locale: Locale): Point[] {
  const short = (iso: string) => formatDayAndMonth(dayOf(iso), locale);
  const { payment, history } = deal;
  const isCancelled = deal.state === 'cancelled';
  const money = deal.movements.some(({ kind }) => kind === 'deposit' || kind === 'transfer') || (payment !== null && payment.refund > 0);
  const isBack = payment?.state === 'refunded' || (payment === null && deal.transfers?.left === 0);
  const isComing = payment?.state === 'refunding' || (deal.transfers?.left ?? 0) > 0;
  return [
    { id: 'booking', name: m.account_point_booking(), when: short(reachedAt(deal, 'reserved') ?? deal.madeAt), state: 'done' },
    {
      id: 'end',
      name: isCancelled ? m.account_point_cancelled() : m.account_point_expired(),
      when: short(reachedAt(deal, deal.state) ?? history.at(-1)?.at ?? deal.now),
      state: 'done',
    },
    ...(money
      ? [
          {
            id: 'money',
            name: m.account_point_money(),
            when: isBack ? m.account_point_back() : isComing ? m.account_point_coming() : m.account_point_open(),
            state: isBack ? 'done' : 'now',
          } as const,
        ]
      : []),
  ];
}
