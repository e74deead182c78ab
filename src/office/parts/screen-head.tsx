import type { ReactNode } from 'react';
import styles from './screen-head.module.css';
import { useTitle } from './use-title.ts';

type Props = { title: string; count?: number | undefined; about?: string; children?: ReactNode };

/** The head of a screen: its name on a line, what it is for below, its one button at the end. */
export function ScreenHead({ title, count, about, children }: Props) {
  useTitle(title);
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>
        {title}
        {count !== undefined && <sup className={styles.count}>{count}</sup>}
      </h1>
      {children && <div className={styles.actions}>{children}</div>}
      {about && <p className={styles.about}>{about}</p>}
    </header>
  );
}
