import { isSameJson } from '../../base/json/merge-fields.ts';
import { type Money, money } from '../../base/money.ts';
import type { OpenKysely } from '../../platform/database/database.ts';
import { keyOf, type RowName } from '../../platform/loads/load-plan.ts';
import type { PlannedFlats } from '../catalogue/catalogue.ts';
import type { RowFault, Rows } from '../content/content.ts';
import type { Compared, OfferTerms } from './releases-context.ts';

function termsOf(rows: Rows, row: RowName): OfferTerms | null {
  const content = rows.get(keyOf(row))?.content as OfferTerms | undefined;
  return content ? { projects: content.projects, rooms: content.rooms, effect: content.effect } : null;
}

type Laid = { before: Rows; after: Rows; prices: ReadonlyMap<number, Money>; compared: Pick<Compared, 'flatsOverHalf'> };

/** Offers whose terms the release changes, and that would take more than half of the price of a flat among theirs. */
export function offerFaults(changes: readonly RowName[], { before, after, prices, compared }: Laid): RowFault[] {
  return changes.flatMap(({ part, name }): RowFault[] => {
    const terms = part === 'offer' ? termsOf(after, { part, name }) : null;
    if (!terms || isSameJson(terms, termsOf(before, { part, name }))) return [];
    const [first, ...others] = compared.flatsOverHalf(terms, prices);
    if (!first) return [];
    const { number, project } = first;
    const field = terms.effect.kind === 'percent' ? 'hundredths' : 'minor';
    const more = others.length > 0 ? ` and of ${others.length} more` : '';
    const message = `takes more than half off the price of apartment ${number} in “{${project.uk}|${project.en}}”${more}`;
    return [{ part, name, path: ['effect', field], message }];
  });
}

type OfRelease = { flats: Pick<PlannedFlats, 'prices'>; release: number; within: OpenKysely };

/** The prices that a release gives to flats, where offers among its drafts are compared with them. */
export async function pricesOfRelease(drafts: readonly RowName[], { flats, release, within }: OfRelease): Promise<Map<number, Money>> {
  if (!drafts.some(({ part }) => part === 'offer')) return new Map();
  const planned = await flats.prices({ release }, within);
  return new Map(planned.map(({ apartment_id, after_minor, currency }) => [apartment_id, money(after_minor, currency)]));
}
