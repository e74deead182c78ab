import { isOfAge, readTaxNumber } from '../../../base/tax-number.ts';
import type { SharedDocuments } from '../state-services-port.ts';

/** Why the documents of the state services do not fit: the tax number is missing or wrong, its owner is a minor, or another person than before. */
export type Unfit = 'tax-number' | 'minor' | 'another-person';

/** Whether documents name a person who may sign for a flat. `inn` is the client's known tax number. */
export function unfitOf({ inn, born }: Pick<SharedDocuments, 'inn' | 'born'>, known: { inn: string | null }, now: Date): Unfit | null {
  const read = inn === null ? null : readTaxNumber(inn, now);
  if (!read) return 'tax-number';
  const day = born === null ? read.born : new Date(`${born}T00:00:00Z`);
  if (!isOfAge(day, now)) return 'minor';
  return known.inn !== null && known.inn !== inn ? 'another-person' : null;
}
