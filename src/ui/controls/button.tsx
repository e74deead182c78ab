import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, RefAttributes } from 'react';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';

type Look = {
  /** `main` is the one important action of a screen, `quiet` stands beside it, `plain` is text alone. */
  kind?: 'main' | 'quiet' | 'plain';
  /** Below 768 px the button becomes the round one. */
  round?: boolean;
  /** The arrow that draws itself on hover; on unless the label needs none. */
  arrow?: boolean;
  wide?: boolean;
  children: ReactNode;
};
type AsLink = Look & { href: string } & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>;
type AsButton = Look & { href?: undefined } & ButtonHTMLAttributes<HTMLButtonElement> & RefAttributes<HTMLButtonElement>;

/** A button, or with `href` a link that looks like one. */
export function Button({
  kind = 'main',
  round = false,
  arrow = kind !== 'plain',
  wide = false,
  className,
  children,
  ...rest
}: AsLink | AsButton) {
  const look = classNames(styles.button, styles[kind], round && styles.round, wide && styles.wide, className);
  const content = (
    <>
      <span className={styles.text}>{children}</span>
      {arrow && (
        <svg className={styles.arrow} viewBox="0 0 32 12" width="32" height="12" aria-hidden="true" focusable="false">
          <path d="M0 6h30" />
          <path d="m25 1 5 5-5 5" />
        </svg>
      )}
    </>
  );
  if (rest.href !== undefined)
    return (
      <a {...rest} className={look}>
        {content}
      </a>
    );
  return (
    <button type="button" {...rest} className={look}>
      {content}
    </button>
  );
}
