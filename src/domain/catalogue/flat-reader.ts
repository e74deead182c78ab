import type { Kysely } from 'kysely';
import type { Clock } from '../../base/clock.ts';
import type { Money } from '../../base/money.ts';
import { ok, type Result, refuse } from '../../base/result.ts';
import { Unreachable } from '../../platform/http/unreachable.ts';
import { type FlatDetails, readBookingExpiration, readDetails } from './catalogue.store.ts';
import type { CatalogueTables } from './catalogue.tables.ts';
import type { CatalogueSnapshot, PlannedChanges } from './catalogue-snapshot.ts';
import { type Chessboard, chessboardOf } from './chessboard.ts';
import { bookingPrice, type Flat, flatAt, roomsOfLayout } from './flat.ts';
import { positionOf } from './search/patch-snapshot.ts';
import { lookalikesOf } from './similar-flats.ts';

export type UnknownApartment = { kind: 'unknown-apartment' };

export type ApartmentPage = FlatDetails & { flat: Flat; lookalikes: Flat[]; neighbours: Flat[]; isWhole: boolean };

type Context = {
  db: Kysely<CatalogueTables>;
  clock: Clock;
  current: () => CatalogueSnapshot;
  planned: { changes: PlannedChanges; at: Date } | null;
};

/** Reads single flats, and all flats of a project, from the current snapshot. */
export function makeFlatReader({ db, clock, current, planned }: Context) {
  /** A flat by its address, sold and held ones too. */
  function flat(slug: string): Result<Flat, UnknownApartment> {
    const { index } = current();
    const position = index.snapshot.find(slug);
    return position < 0 || !index.rate ? refuse({ kind: 'unknown-apartment' }) : ok(flatAt(index, position, clock().getTime()));
  }

  /**
   * A flat by its address, sold and held ones too, with the details of its page. Rooms and prices come from the database; while the database is
   * unreachable, the rooms of the layout replace them and `isWhole` is false.
   */
  async function apartment(slug: string): Promise<Result<ApartmentPage, UnknownApartment>> {
    const now = current();
    const position = now.index.snapshot.find(slug);
    if (position < 0 || !now.index.rate) return refuse({ kind: 'unknown-apartment' });
    const instant = clock().getTime();
    const flat = flatAt(now.index, position, instant);
    const { floor } = now.index.snapshot.flats;
    const neighbours: Flat[] = [];
    for (let at = flat.section.from; at < flat.section.to; at++)
      if (floor[at] === flat.floor) neighbours.push(flatAt(now.index, at, instant));
    const lookalikes = lookalikesOf(now.index, now.buyable, position).map((at) => flatAt(now.index, at, instant));
    neighbours.sort((a, b) => a.position - b.position || a.id - b.id);
    const details = await readDetails(db, flat.id).catch((fault: unknown) => {
      if (fault instanceof Unreachable) return null;
      throw fault;
    });
    const rooms = details?.rooms.length ? details.rooms : roomsOfLayout(flat.layout);
    const history = withPlannedPrice(details?.history ?? [], flat);
    return ok({ flat, lookalikes, neighbours, rooms, history, isWhole: details !== null });
  }

  /** A price that is planned is the last one that is known. */
  function withPlannedPrice(history: FlatDetails['history'], { id, currency, list }: Flat): FlatDetails['history'] {
    if (!planned?.changes.get(id)?.price) return history;
    const [last, of] = [history.at(-1), currency === 'USD' ? ('usdMinor' as const) : ('uahMinor' as const)];
    const price = { changedAt: planned.at, ...list };
    return last?.[of] === price[of] ? history : [...history, price];
  }

  /** Every flat of a project, sold and held ones too, by section; null when there is no such project, and until a rate is known. */
  function chessboard(slug: string): Chessboard | null {
    const { index } = current();
    const project = index.snapshot.projects.find((one) => one.slug === slug);
    return project && index.rate ? chessboardOf(index, project, clock().getTime()) : null;
  }

  /** A listed flat from memory, with what booking it costs now in the currency of the contract. */
  function findFlat(slug: string): { flat: Flat; price: Money } | null {
    const { index } = current();
    const at = index.snapshot.find(slug);
    if (at < 0 || !index.rate) return null;
    const flat = flatAt(index, at, clock().getTime());
    return { flat, price: bookingPrice(flat) };
  }

  /** A flat from memory, sold ones too; null for one that was added after the last reload, and until a rate is known. */
  function findFlatById(id: number): Flat | null {
    const { index } = current();
    const at = positionOf(index.snapshot, id);
    return at < 0 || !index.rate ? null : flatAt(index, at, clock().getTime());
  }

  /** When the present hold or reservation ends, decided by the database; null without one. */
  async function bookingExpiration(id: number): Promise<Result<Date | null, UnknownApartment>> {
    const end = await readBookingExpiration(db, id);
    if (end === undefined) return refuse({ kind: 'unknown-apartment' });
    return ok(end && end > clock() ? end : null);
  }

  return { flat, apartment, chessboard, findFlat, findFlatById, bookingExpiration };
}
