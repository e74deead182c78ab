import { useLocation } from 'react-router';
import { localeOf } from '../../data/paths.ts';
import { formatPrice } from './number-formats.ts';
import styles from './price.module.css';

type Props = {
  /** Whole hryvnias and whole dollars of one price. */
  uah: number;
  usd: number;
  /** `active` shows the visitor's currency, `other` the one beside it, `both` the active one first and the other small. */
  show?: 'active' | 'other' | 'both';
  className?: string;
};

/** Both currencies are in the markup and the document's attribute chooses, so a switch is instant and a cached page serves both. */
export function Price({ uah, usd, show = 'active', className }: Props) {
  const locale = localeOf(useLocation().pathname);
  const dollars = formatPrice(usd, 'USD', locale);
  const hryvnias = formatPrice(uah, 'UAH', locale);
  const pair = (role: string | undefined, first: string, second: string) => (
    <span className={role}>
      <span className={styles.usd}>{first}</span>
      <span className={styles.uah}>{second}</span>
    </span>
  );
  return (
    <span className={className}>
      {show !== 'other' && pair(styles.active, dollars, hryvnias)}
      {show === 'both' && ' '}
      {show !== 'active' && pair(styles.other, hryvnias, dollars)}
    </span>
  );
}
