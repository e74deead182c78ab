import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { usePath } from '../../data/paths.ts';
import styles from './logo.module.css';

type Props = { name: string; label: string; className?: string; children?: ReactNode };

/** The brand's word on the horizon, mirrored below it. */
export function Logo({ name, label, className, children }: Props) {
  const path = usePath();
  return (
    <a href={path()} className={classNames(styles.logo, className)} aria-label={label}>
      <span className={styles.word}>{name}</span>
      {children}
    </a>
  );
}
