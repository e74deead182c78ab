import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './page-head.module.css';

type Props = {
  title: string;
  /** The number of items that the page lists. */
  count?: number;
  lead?: string | undefined;
  className?: string;
  /** Further elements that hang from the horizon. */
  children?: ReactNode;
};

/** The head of a page for reading: its title stands on the horizon, all else hangs from it. */
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
