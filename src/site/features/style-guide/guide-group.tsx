import type { ReactNode } from 'react';
import typography from '../../../ui/text/typography.module.css';
import styles from './style-guide.module.css';

/** One family of components in the style guide, its name beside it. */
export const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={styles.group}>
    <h3 className={typography.caption}>{title}</h3>
    <div className={styles.row}>{children}</div>
  </div>
);
