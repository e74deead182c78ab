import type { AnchorHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import styles from './link.module.css';
import target from './touch-target.module.css';

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  /** Underlined from the start, for links inside running text. */
  inText?: boolean;
  /** Underlined from the start, for a link with a line to itself: it is touched as easily as a button. */
  alone?: boolean;
};

/** A link whose line is drawn from the left on hover. */
export function Link({ inText = false, alone = false, className, children, ...rest }: Props) {
  return (
    <a {...rest} className={classNames(styles.link, (inText || alone) && styles.inText, alone && target.tall, className)}>
      <span className={styles.texts}>{children}</span>
    </a>
  );
}
