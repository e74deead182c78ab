import { dayMs } from '../../base/durations.ts';
import { kyivDay, parseKyiv } from '../../base/kyiv-time.ts';
import { money } from '../../base/money.ts';
import type { WaitingItem } from '../../contract/office/today.ts';
import { scopeOf } from '../../domain/staff/staff.ts';
import { isWithin } from '../../platform/database/within-scope.ts';
import { limit, nothing, type WaitingParts, type WaitingSource } from './waiting-source.ts';

/** A payment is looked for on the statement from three days before its day on. */
const transfersAheadMs = 3 * dayMs;

type NumberOf = (slug: string) => string;
/** The number of a flat; its address where the catalogue does not know it any more. */
const numberIn =
  (catalogue: WaitingParts['catalogue']): NumberOf =>
  (slug) => {
    const found = catalogue.flat(slug);
    return found.ok ? found.value.number : slug;
  };

/** Payments under contracts that are near or late. */
const transfersTo = ({ paymentsDue }: WaitingParts['deals'], numberOf: NumberOf): WaitingSource =>
  async function transfers(session, now) {
    const scope = scopeOf(session, 'payment.note');
    if (!scope) return nothing;
    const by = kyivDay(new Date(now.getTime() + transfersAheadMs));
    const found = await paymentsDue(scope, { by, most: limit });
    return {
      items: found.flatMap(({ number, apartmentSlug, due }): WaitingItem[] => {
        const day = due?.dueOn;
        if (!due || !day || day > by) return [];
        const amount = money(due.nextMinor, due.total.currency);
        // The promise of a client ends with the day.
        const dueAt = parseKyiv(`${day} 23:59:59`) ?? now;
        return [
          {
            kind: 'transfer',
            key: `transfer ${number}`,
            number,
            flat: numberOf(apartmentSlug),
            amount,
            dueOn: day,
            dueAt: dueAt.toISOString(),
          },
        ];
      }),
    };
  };

/** Money of transfers that stays after the end of a contract. */
const returnsFrom = (officeDeals: WaitingParts['deals'], numberOf: NumberOf): WaitingSource =>
  async function returns(session) {
    const scope = scopeOf(session, 'payment.note');
    if (!scope) return nothing;
    const found = await officeDeals.returnsDue(scope, limit);
    return {
      items: found.map(({ number, apartmentSlug, endedAt, leftMinor }) => ({
        kind: 'return',
        key: `return ${number}`,
        number,
        flat: numberOf(apartmentSlug),
        amountMinor: leftMinor,
        dueAt: endedAt.toISOString(),
      })),
    };
  };

type Parts = Pick<WaitingParts, 'inbox' | 'staff' | 'records' | 'catalogue'> & { officeDeals: WaitingParts['deals'] };

/** Requests, deals and money of clients. */
export function ofClients({ inbox, staff, records, catalogue, officeDeals }: Parts): WaitingSource[] {
  const numberOf = numberIn(catalogue);
  return [
    async function requests(session) {
      const scope = scopeOf(session, 'lead.answer');
      if (!scope) return nothing;
      const { rows, more } = await inbox.waiting(scope, limit);
      const names = await staff.namesOf(rows.flatMap(({ owner_id }) => owner_id ?? []));
      const items = rows.map(
        ({ id, name, apartment_slug, owner_id, due_at, dueAt }): WaitingItem => ({
          kind: 'request',
          key: `request ${id}`,
          id,
          name,
          flat: apartment_slug && numberOf(apartment_slug),
          // The own ones need no name.
          owner: owner_id === null || owner_id === session.staffId ? null : (names.get(owner_id) ?? null),
          dueAt: dueAt.toISOString(),
          isPromised: due_at !== null,
        }),
      );
      return { items, more };
    },
    async function deals(session) {
      const scope = scopeOf(session, 'deal.step');
      if (!scope) return nothing;
      const found = await records.waitingDeals(scope, limit);
      return {
        items: found.map(({ number, state, flat, ends_at, project_id, owner_id }) => ({
          kind: 'deal',
          key: `deal ${number}`,
          state,
          number,
          flat: numberOf(flat),
          dueAt: (ends_at as Date).toISOString(),
          isFree: !isWithin(scope, { projectId: project_id, ownerId: owner_id }),
        })),
      };
    },
    async function refunds(session) {
      const scope = scopeOf(session, 'refund.approve');
      if (!scope) return nothing;
      const found = await officeDeals.refundsToDecide(scope, limit);
      return {
        items: found.map(({ id, number, apartment_slug, amount_minor, asked_at }) => ({
          kind: 'refund',
          key: `refund ${id}`,
          number,
          flat: numberOf(apartment_slug),
          amountMinor: amount_minor,
          dueAt: asked_at.toISOString(),
        })),
      };
    },
    transfersTo(officeDeals, numberOf),
    returnsFrom(officeDeals, numberOf),
  ];
}
