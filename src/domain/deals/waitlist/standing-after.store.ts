import type { Kysely } from 'kysely';
import type { Flat } from '../../catalogue/catalogue.ts';
import { takenAmong } from '../deal.store.ts';
import type { DealsTables } from '../deals.tables.ts';
import { type LineTerms, turnAt } from '../rules/first-refusal.ts';
import { readLines } from './line.store.ts';

/** Who may have a flat after a deal that has ended: everybody, the line before it, or nobody, as another has it or it is sold. */
export type StandingAfter = 'free' | 'line' | 'taken';
type Times = { now: Date; terms: LineTerms; findFlat: (id: number) => Pick<Flat, 'status'> | null };

export async function readStandingsAfter(db: Kysely<DealsTables>, apartmentIds: number[], { now, terms, findFlat }: Times) {
  const ids = [...new Set(apartmentIds)];
  if (ids.length === 0) return new Map<number, StandingAfter>();
  const lines = await readLines(db, ids, { now, terms });
  const taken = await takenAmong(db, ids, now);
  const standingOf = (id: number): StandingAfter => {
    if (taken.has(id) || findFlat(id)?.status === 'sold') return 'taken';
    return turnAt(lines.get(id).turns, now) ? 'line' : 'free';
  };
  return new Map(ids.map((id) => [id, standingOf(id)]));
}
