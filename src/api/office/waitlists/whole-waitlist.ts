import type { Locale } from '../../../base/locale.ts';
import type { WaitlistEvent, WaitlistPlace, WholeWaitlist } from '../../../contract/office/waitlists.ts';
import type { OfficeWaitlist, OfficeWaitlists } from '../../../domain/deals/deals.ts';
import { type StaffSession, scopeOf } from '../../../domain/staff/staff.ts';
import { flatOf, holdsOver, iso, namesIn, personOf } from '../deals/deal-answers.ts';
import type { OfficeDependencies } from '../office-dependencies.ts';

type Asked = { session: StaffSession; locale: Locale };
type Standing = Awaited<ReturnType<OfficeWaitlists['listWaitlists']>>['waitlists'][number];

export const standingOf = ({ flat, state, turn, isOpen }: Pick<Standing, 'flat' | 'state' | 'turn' | 'isOpen'>, locale: Locale) => ({
  apartmentId: flat.id,
  flat: flatOf(flat, flat.slug, locale),
  state,
  isOpen,
  turnUntil: iso(turn?.until ?? null),
});

/** The whole waitlist of a flat, for one person of the office; null for a flat outside of their scope. */
export function makeWholeWaitlist(deps: OfficeDependencies) {
  async function whole(apartmentId: number, { session, locale }: Asked): Promise<WholeWaitlist | null> {
    const scope = scopeOf(session, 'waitlist.read');
    const waitlist = scope && (await deps.deals.officeWaitlists.readOfficeWaitlist(scope, apartmentId));
    if (!waitlist) return null;
    const isLeader = holdsOver(session, 'waitlist.lead', { projectId: waitlist.flat.project.externalId, ownerId: null });
    const names = await namesIn(
      deps,
      waitlist.events.map(({ staffId }) => staffId),
    );
    const inboxScope = scopeOf(session, 'lead.read');
    const requests = inboxScope
      ? await deps.leads.inbox.requestsAmong(
          inboxScope,
          waitlist.moves.map(({ id }) => id),
        )
      : new Set<string>();
    return {
      ...standingOf(waitlist, locale),
      version: waitlist.version,
      places: waitlist.places.map((place) => placeOf(place, waitlist, { isLeader, requests, now: deps.clock() })),
      allowed: isLeader ? [waitlist.isOpen ? 'close' : 'open'] : [],
      history: historyOf(waitlist, { isLeader, names, requests }),
    };
  }
  return whole;
}

type Place = OfficeWaitlist['places'][number];

type Seen = { isLeader: boolean; requests: ReadonlySet<string>; now: Date };
function placeOf(place: Place, { events, moves }: OfficeWaitlist, { isLeader, requests, now }: Seen): WaitlistPlace {
  const { id, clientId, name, phone, since, turn, hasTurn, notifiedAt, mayPass } = place;
  const passed = events.findLast((event) => event.kind === 'skip' && event.clientId === clientId && event.at >= since);
  const wasPassed = passed?.reason && moves.some((one) => one.id === passed.placeId && one.isSkipped);
  return {
    id,
    place: place.place,
    since: since.toISOString(),
    notifiedAt: iso(notifiedAt),
    ...(isLeader && { client: { name, phone } }),
    request: requests.has(id) ? id : null,
    turn: turn && {
      from: turn.from.toISOString(),
      until: turn.until.toISOString(),
      state: hasTurn ? 'now' : turn.until <= now ? 'over' : 'coming',
    },
    passed:
      passed?.reason && wasPassed ? { at: passed.at.toISOString(), reason: passed.reason, note: isLeader ? passed.note : null } : null,
    allowed: isLeader ? [...(mayPass ? ['skip' as const] : []), ...(hasTurn ? ['remind' as const] : []), 'write'] : [],
  };
}

type History = { isLeader: boolean; names: ReadonlyMap<string, string>; requests: ReadonlySet<string> };

/** What clients, the clock and staff did, the newest first. A passed place is one act of staff, not a leaving and a joining. */
function historyOf({ events, moves, people }: OfficeWaitlist, { isLeader, names, requests }: History): WaitlistEvent[] {
  const client = (clientId: string | null) => (isLeader && clientId ? (people.get(clientId) ?? null) : null);
  const plain = { by: null, reason: null, note: null, request: null };
  const requestOf = (placeId: string | null) => (placeId !== null && requests.has(placeId) ? placeId : null);
  const own = moves.flatMap(({ id, clientId, askedAt, leftAt, notifiedAt, isFirst, isSkipped }): WaitlistEvent[] => [
    ...(isFirst ? [{ ...plain, at: askedAt.toISOString(), kind: 'joined' as const, client: client(clientId) }] : []),
    ...(notifiedAt
      ? [{ ...plain, at: notifiedAt.toISOString(), kind: 'turn-told' as const, client: client(clientId), request: requestOf(id) }]
      : []),
    ...(leftAt && !isSkipped ? [{ ...plain, at: leftAt.toISOString(), kind: 'left' as const, client: client(clientId) }] : []),
  ]);
  const acts = events.map(
    ({ at, kind, staffId, placeId, clientId, reason, note }): WaitlistEvent => ({
      at: at.toISOString(),
      kind,
      reason,
      note: isLeader ? note : null,
      client: client(clientId),
      request: requestOf(placeId),
      by: staffId === null ? null : personOf(staffId, names),
    }),
  );
  return [...own, ...acts].sort((one, other) => other.at.localeCompare(one.at));
}

/** What a repeated request is answered from: it has nothing of a person. */
export type StoredWaitlist = { apartmentId: number };
/** The answer of a command: the waitlist as it is now. */
export const makeWaitlistAnswer = (deps: OfficeDependencies) => {
  const whole = makeWholeWaitlist(deps);
  return async ({ apartmentId }: StoredWaitlist, asked: Asked) => {
    const waitlist = await whole(apartmentId, asked);
    if (!waitlist) throw new Error(`the waitlist of ${apartmentId} of a stored answer is not the person's`);
    return { waitlist };
  };
};
