import { isDay, isQuarter } from '../../base/kyiv-time.ts';
import type { Contents } from './contents.ts';
import type { StoredEntry } from './entries/entry.ts';

/**
 * Invalid histories of delivery dates: without a quarter or a day, two on one day, moved to the same quarter, or without a reason.
 */
export function brokenHistories({ entries }: Contents): string[] {
  const known = new Map<string, StoredEntry<'delivery_date'>>();
  const dates = entries.delivery_date.toSorted((one, other) => one.said.localeCompare(other.said));
  return dates.flatMap((date) => {
    const before = known.get(date.section);
    known.set(date.section, date);
    const isMove = before && before.said < date.said && before.quarter !== date.quarter && date.uk.reason && date.en.reason;
    return isQuarter(date.quarter) && isDay(date.said) && (!before || isMove) ? [] : [date.slug];
  });
}

/** Square metres that each person needs in a shelter. */
const leastPlace = 0.6;
const isCount = (value: number): boolean => Number.isSafeInteger(value) && value > 0;

/** Blackout cards that name a system twice or without words, hours that are none, a trial of no day, or a shelter too small for its places. */
export const impossibleBlackoutCards = ({ entries }: Contents): string[] =>
  entries.blackout_card.flatMap(({ slug, systems, tested, generator, shelter, uk, en }) => {
    const isSound =
      new Set(systems.map(({ system }) => system)).size === systems.length &&
      [uk, en].every((texts) => texts.how.length === systems.length && texts.how.every((text) => text !== '')) &&
      systems.every(({ hours }) => hours === 0 || isCount(hours)) &&
      (tested === null || (isDay(tested.on) && isCount(tested.hours))) &&
      (generator === null || (isCount(generator.kilowatts) && isCount(generator.hours))) &&
      (shelter === null || (isCount(shelter.places) && isCount(shelter.minutes) && shelter.area >= shelter.places * leastPlace));
    return isSound ? [] : [slug];
  });

/** Days of an office that come twice or close before they open, and days without their words in a language, or words without a day. */
export const impossibleExceptions = ({ entries }: Contents): string[] =>
  entries.office.flatMap(({ slug, exceptions = [], uk, en }) => {
    const isClear = new Set(exceptions.map(({ on }) => on)).size === exceptions.length;
    const isOpen = exceptions.every(({ hours }) => hours === null || hours.opens < hours.closes);
    const isSaid = [uk, en].every(({ occasions = [] }) => occasions.length === exceptions.length);
    return isClear && isOpen && isSaid ? [] : [slug];
  });
