import type { AnchorHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import styles from './link.module.css';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  /** Underlined from the start, for links inside running text. */
  inText?: boolean;
};

/** A link whose line is drawn from the left on hover. */
export function Link({ inText = false, className, children, ...rest }: Props) {
  return (
    <a {...rest} className={classNames(styles.link, inText && styles.inText, className)}>
      <span className={styles.texts}>{children}</span>
    </a>
  );
}
