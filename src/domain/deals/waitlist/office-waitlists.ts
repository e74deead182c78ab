import type { Scope } from '../../../contract/office/rights.ts';
import { isWithin } from '../../../platform/database/within-scope.ts';
import type { Flat } from '../../catalogue/catalogue.ts';
import { takenAmong } from '../deal.store.ts';
import type { DealsContext } from '../deals-context.ts';
import type { FlatTransactions } from '../flat-transaction.ts';
import { isBookedElsewhere, isOffSale } from '../rules/for-sale.ts';
import { type Turn, turnAt } from '../rules/waitlist-turns.ts';
import { makeWaitlistClosing } from './close-waitlist.ts';
import { type PageOfWaitlists, readWaitlistPage } from './list-waitlists.store.ts';
import { makeClientNotices } from './notify-client.ts';
import { makePassing } from './pass-place.ts';
import { readPlacesOfFlat } from './places-of-flat.store.ts';
import { readWaitlist, readWaitlists, type Waitlist, type WaitlistEntry } from './waitlist.store.ts';
import { makeWaitlistCommands } from './waitlist-command.ts';
import { closedAmong, readWaitlistEvents, type WaitlistEvent } from './waitlist-event.store.ts';
import { mayPass, orderOf, versionOf } from './waitlist-standing.ts';

/**
 * `taken` while a client has the flat, `turns` while it waits for its waitlist, `free` when any client may hold it, `gone` when it is
 * sold or not listed.
 */
export type FlatOfWaitlist = 'taken' | 'turns' | 'free' | 'gone';
type Standing = { flat: Flat; state: FlatOfWaitlist; turn: { entryId: string; until: Date } | null; isOpen: boolean };

/** A place as the desk sees it. `turn` is the client's own of the present turns, over, running or to come. */
export type OfficePlace = WaitlistEntry & {
  place: number;
  turn: { from: Date; until: Date } | null;
  hasTurn: boolean;
  mayPass: boolean;
  name: string | null;
};
export type OfficeWaitlist = Standing & {
  version: string;
  places: OfficePlace[];
  events: (WaitlistEvent & { clientId: string | null })[];
  /** When clients joined, left and were notified. */
  moves: Awaited<ReturnType<typeof readPlacesOfFlat>>;
  /** The clients of both, by their ids: their names, or what their phones are where they have none. */
  people: ReadonlyMap<string, string>;
};
export type ListedWaitlist = Standing & { waiting: number; since: Date };

/** The waitlists of flats as people of the office see and lead them. Every read and command has the scope of the person's right. */
export function makeOfficeWaitlists(context: DealsContext, unit: FlatTransactions) {
  const { db, clock, catalogue, terms, clients } = context;
  const commands = makeWaitlistCommands(context, unit);

  function standingOf(
    flat: Flat,
    { turns }: Waitlist,
    { isTaken, isOpen, now }: { isTaken: boolean; isOpen: boolean; now: Date },
  ): Standing {
    const shown = { status: flat.status, listed: true, inDeal: false, bookingExpiration: flat.bookingExpiration };
    const turn = isTaken ? null : turnAt(turns, now);
    const isElsewhere = turn === null && isBookedElsewhere(shown, now);
    const state = isOffSale(shown) ? 'gone' : isTaken || isElsewhere ? 'taken' : turn ? 'turns' : 'free';
    return { flat, state, isOpen, turn: turn && { entryId: turn.waiter.id, until: turn.until } };
  }

  /** A page of the flats on whose waitlists clients are, the one that waits longest first. */
  async function listWaitlists(page: PageOfWaitlists): Promise<{ waitlists: ListedWaitlist[]; next: string | null }> {
    const now = clock();
    const { rows, next } = await readWaitlistPage(db, page);
    const ids = rows.map(({ apartmentId }) => apartmentId);
    if (ids.length === 0) return { waitlists: [], next };
    const [waitlists, taken, closed] = [
      await readWaitlists(db, ids, { now, terms }),
      await takenAmong(db, ids, now),
      await closedAmong(db, ids),
    ];
    return {
      waitlists: rows.flatMap(({ apartmentId: id, waiting, since }) => {
        const flat = catalogue.findFlatById(id);
        if (!flat) return [];
        const about = { isTaken: taken.has(id), isOpen: !closed.has(id), now };
        return [{ ...standingOf(flat, waitlists.get(id), about), waiting, since }];
      }),
      next,
    };
  }

  /** The waitlist of a flat; null for a flat outside of the scope. */
  async function readOfficeWaitlist(scope: Scope, apartmentId: number): Promise<OfficeWaitlist | null> {
    const flat = catalogue.findFlatById(apartmentId);
    if (!flat || !isWithin(scope, { projectId: flat.project.externalId, ownerId: null })) return null;
    const now = clock();
    const waitlist = await readWaitlist(db, apartmentId, { now, terms });
    const events = await readWaitlistEvents(db, apartmentId);
    const isTaken = (await takenAmong(db, [apartmentId], now)).size > 0;
    const isOpen = (await closedAmong(db, [apartmentId])).size === 0;
    const standing = standingOf(flat, waitlist, { isTaken, isOpen, now });
    const moves = await readPlacesOfFlat(db, apartmentId);
    const facts = { waitlist, now, isFree: !isTaken };
    const people = await readPeople(moves.map(({ clientId }) => clientId));
    return {
      ...standing,
      version: versionOf(events.length, facts),
      moves,
      people: new Map([...people].map(([id, { name, phone }]) => [id, name ?? phone])),
      places: orderOf(waitlist, now).map((entry, at) => ({
        ...entry,
        place: at + 1,
        name: people.get(entry.clientId)?.name ?? null,
        mayPass: mayPass(entry.id, facts),
        ...turnOf(entry, isTaken ? [] : waitlist.turns, now),
      })),
      events: events.map((event) => ({ ...event, clientId: moves.find(({ id }) => id === event.placeId)?.clientId ?? null })),
    };
  }

  /** Names and phones of clients; those who have deleted their account are missing. */
  async function readPeople(ids: readonly string[]): Promise<Map<string, { name: string | null; phone: string }>> {
    const found = await Promise.all([...new Set(ids)].map((id) => clients.getClient(id)));
    return new Map(
      found.flatMap((client) =>
        client ? [[client.id, { name: [client.lastname, client.firstname].filter(Boolean).join(' ') || null, phone: client.phone }]] : [],
      ),
    );
  }

  /** The flat of an address; null where there is none. */
  const idOf = (slug: string): number | null => catalogue.findFlat(slug)?.flat.id ?? null;

  return {
    listWaitlists,
    readOfficeWaitlist,
    idOf,
    ...makePassing(context, unit, commands),
    ...makeClientNotices(context, commands),
    ...makeWaitlistClosing(context, commands),
  };
}
export type OfficeWaitlists = ReturnType<typeof makeOfficeWaitlists>;

function turnOf({ id }: WaitlistEntry, turns: readonly Turn<WaitlistEntry>[], now: Date) {
  const own = turns.find(({ waiter }) => waiter.id === id);
  return { turn: own ? { from: own.from, until: own.until } : null, hasTurn: own !== undefined && own.from <= now && now < own.until };
}
