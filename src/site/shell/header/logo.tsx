import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { usePath } from '../../data/paths.ts';
import icon from './icon.svg?url';
import styles from './logo.module.css';

type Props = { name: string; label: string; className?: string; children?: ReactNode };

/** The brand's word on the horizon, mirrored below it; the site's sign on a page that came without data, the word among them. */
export function Logo({ name, label, className, children }: Props) {
  const path = usePath();
  return (
    <a href={path()} className={classNames(name ? styles.logo : styles.sign, className)} aria-label={label}>
      {name ? <span className={styles.word}>{name}</span> : <img src={icon} alt="" width={40} height={40} />}
      {children}
    </a>
  );
}
