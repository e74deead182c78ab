import { classNames } from '../../../ui/class-names.ts';
import { usePath } from '../../paths.ts';
import styles from './logo.module.css';

/** The brand's word, cut by the horizon. */
export function Logo({ name, label, className }: { name: string; label: string; className?: string }) {
  const path = usePath();
  return (
    <a href={path()} className={classNames(styles.logo, className)} aria-label={label}>
      <span className={styles.word}>{name}</span>
    </a>
  );
}
