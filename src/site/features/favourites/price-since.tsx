import type { Locale } from '../../../base/locale.ts';
import type { Apartment } from '../../../contract/catalogue/apartments.ts';
import * as m from '../../paraglide/messages.js';
import { WithSum } from '../comparison/cells.tsx';
import styles from './favourites-page.module.css';

type Priced = Pick<Apartment, 'priceHistory' | 'cost' | 'costUsd'>;

/**
 * By how much a price has changed since a day, null where it has not or the price of that day is unknown. The rate alone changes one
 * currency and leaves the other, so a price has changed where both have, and in the same direction.
 */
export function changeSince({ priceHistory, cost, costUsd }: Priced, day: string): { uah: number; usd: number } | null {
  const then = priceHistory?.findLast(({ date }) => date <= day);
  if (!then) return null;
  const change = { uah: cost - then.cost, usd: costUsd - then.costUsd };
  return Math.sign(change.uah) * Math.sign(change.usd) > 0 ? change : null;
}

/** What has become of the price since the flat was saved. */
export function PriceSince({ flat, day, locale }: { flat: Apartment; day: string; locale: Locale }) {
  const change = changeSince(flat, day);
  if (!change) return null;
  const text = (sum: string) => (change.usd < 0 ? m.fav_cheaper_since({ sum }) : m.fav_more_expensive_since({ sum }));
  return (
    <p className={styles.since} data-cheaper={change.usd < 0 || undefined}>
      <WithSum text={text} uah={Math.abs(change.uah)} usd={Math.abs(change.usd)} locale={locale} />
    </p>
  );
}
