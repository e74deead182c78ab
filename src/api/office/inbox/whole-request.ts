import type { Locale } from '../../../base/locale.ts';
import { money } from '../../../base/money.ts';
import type { RequestStep, WholeRequest } from '../../../contract/office/inbox/inbox.ts';
import type { Right, Scope } from '../../../contract/office/rights.ts';
import { type StaffSession, scopeOf } from '../../../domain/staff/staff.ts';
import { isWithin } from '../../../platform/database/within-scope.ts';
import type { OfficeDependencies } from '../office-dependencies.ts';
import { flatOf, iso, ownersOf, requestRow } from './inbox-answers.ts';

type Asked = { id: string; session: StaffSession; scope: Scope; locale: Locale };
/** What a repeated command is answered from. */
export type StoredRequest = { id: string };

/** One request with what its sender saw; null when the scope does not cover it. */
export function makeWholeRequest(deps: OfficeDependencies) {
  const { catalogue, leads } = deps;
  type Found = NonNullable<Awaited<ReturnType<typeof leads.inbox.request>>>;

  function stepsOf({ row, isRead }: Found, session: StaffSession): RequestStep[] {
    const may = (right: Right) => {
      const scope = scopeOf(session, right);
      return scope !== null && isWithin(scope, { projectId: row.project_id, ownerId: row.owner_id });
    };
    const isOver = row.state === 'done';
    const answering = [
      'outcome',
      ...(isRead ? ['answer' as const] : []),
      'pause',
      ...(row.paused_until ? ['end-pause' as const] : []),
    ] as const;
    return [
      ...(may('lead.answer') ? (isOver ? ['reopen' as const] : answering) : []),
      ...(may('lead.assign') && !isOver ? ['assign' as const] : []),
    ];
  }

  return async function wholeRequest({ id, session, scope, locale }: Asked): Promise<WholeRequest | null> {
    const found = await leads.inbox.request(scope, id);
    if (!found) return null;
    const { row, messages, earlier } = found;
    const shown = row.apartment_slug === null ? null : catalogue.findFlat(row.apartment_slug);
    const first = row.message ? [{ author: 'client' as const, text: row.message, at: row.received_at.toISOString() }] : [];
    return {
      ...requestRow(row, deps, { locale, names: await ownersOf(deps, [row]) }),
      note: row.note,
      lostReason: row.lost_reason,
      pauseWhy: row.pause_why,
      intent: row.intent,
      isProven: row.is_proven ?? true,
      messages: [...first, ...messages.map(({ author, text, at }) => ({ author, text, at: at.toISOString() }))],
      campaign: Object.fromEntries(Object.entries(row.campaign ?? {}).map(([name, value]) => [name, String(value)])),
      priceThen: row.price_minor === null || row.price_currency === null ? null : money(row.price_minor, row.price_currency),
      priceNow: shown?.price ?? null,
      flatStatus: shown?.flat.status ?? null,
      turnUntil: row.turn_ended_at ? null : iso(row.turn_until),
      earlier: earlier.map((one) => ({
        id: one.id,
        receivedAt: one.received_at.toISOString(),
        state: one.state,
        flat: flatOf(deps, one.apartment_slug, locale),
      })),
      allowed: stepsOf(found, session),
    };
  };
}

/** The answer to a command; null when the request has gone to another person since. */
export function makeRequestAnswer(deps: OfficeDependencies) {
  const wholeRequest = makeWholeRequest(deps);
  return async ({ id }: StoredRequest, { session, locale }: Pick<Asked, 'session' | 'locale'>) => {
    const scope = scopeOf(session, 'lead.read');
    const request = scope && (await wholeRequest({ id, session, locale, scope }));
    return request && { request };
  };
}
