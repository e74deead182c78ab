import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './page-head.module.css';

type Props = {
  title: string;
  /** How many there are of what the page lists. */
  count?: number;
  lead?: string | undefined;
  className?: string;
  /** What else hangs from the horizon. */
  children?: ReactNode;
};

/** The opening of a page that is read: its title stands on the horizon, all else hangs from it. */
export function PageHead({ title, count, lead, className, children }: Props) {
  return (
    <header className={classNames(styles.head, className)}>
      <h1 className={styles.title} data-horizon="">
        {title}
        {count !== undefined && <sup className={styles.count}>{count}</sup>}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </header>
  );
}
