import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Link } from './link.tsx';
import styles from './section-head.module.css';

type Props = {
  /** The id of the section's label. */
  id: string;
  title: string;
  /** The link to the whole list, and its text. */
  href: string;
  children: ReactNode;
  className?: string | undefined;
  titleClass?: string | undefined;
};

/** A section's title, and at the other end of the row the link to the whole list. */
export const SectionHead = ({ id, title, href, children, className, titleClass }: Props) => (
  <div className={classNames(styles.head, className)}>
    <h2 id={id} className={classNames(styles.title, titleClass)}>
      {title}
    </h2>
    <Link href={href} className={styles.all}>
      {children}
    </Link>
  </div>
);
