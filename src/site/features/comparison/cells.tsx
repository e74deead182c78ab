import { Children, type ReactNode } from 'react';
import type { Locale } from '../../../base/locale.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { Skeleton } from '../../../ui/pictures/skeleton.tsx';
import { formatPrice } from '../../format/price/number-formats.ts';
import priceStyles from '../../format/price/price.module.css';
import * as m from '../../paraglide/messages.js';
import styles from './cells.module.css';
import type { Verdict } from './verdicts.ts';

/** What a flat has in a row: the value by which flats differ, what is shown of it, and what it is beside the others. */
export type Cell = { slug: string; value: string | number | null; shown: ReactNode; verdict?: ReactNode };
export type ComparisonRow = { id: string; name: string; cells: Cell[] };

export const differs = ({ cells }: ComparisonRow): boolean => new Set(cells.map(({ value }) => value)).size > 1;

/** A text for each currency, of which that of the visitor's own is shown. */
export const ByCurrency = ({ uah, usd }: { uah: string; usd: string }) => (
  <span>
    <span className={priceStyles.usd}>{usd}</span>
    <span className={priceStyles.uah}>{uah}</span>
  </span>
);

type Sums = { text: (sum: string) => string; uah: number; usd: number; locale: Locale };
/** One text with a sum in both currencies. */
export const WithSum = ({ text, uah, usd, locale }: Sums) => (
  <ByCurrency uah={text(formatPrice(uah, 'UAH', locale))} usd={text(formatPrice(usd, 'USD', locale))} />
);

/** The main text of a cell, and what is said of it in small. */
export const lines = (main: ReactNode, ...notes: ReactNode[]): ReactNode => (
  <>
    <span className={styles.main}>{main}</span>
    {Children.map(notes, (note) => note && <small>{note}</small>)}
  </>
);

/** What is shown of `source`, which is undefined while it is loaded. */
export function shownOf(source: unknown, shown: ReactNode): ReactNode {
  if (source === undefined) return <Skeleton width="60%" height="1.2em" />;
  return shown ?? quiet(m.fav_unknown());
}

export const quiet = (text: string): ReactNode => <span className={styles.unknown}>{text}</span>;

/** Says by a word, and by a sign, which is the better of two or the best of more; of the others, by how much they are behind. */
export function verdictText(verdict: Verdict, words: { best: string; behind: (by: number) => ReactNode }): ReactNode {
  if (!verdict) return null;
  if (verdict.kind === 'behind') return <span className={styles.behind}>{words.behind(verdict.by)}</span>;
  return (
    <span className={styles.best}>
      <Icon name="check" size={16} />
      {words.best}
    </span>
  );
}
