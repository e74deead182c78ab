import type { CSSProperties } from 'react';
import { classNames } from '../class-names.ts';
import styles from './icon.module.css';

const shapes = {
  heart: <path d="M12 20S3.5 14.8 3.5 9a4.6 4.6 0 0 1 8.5-2.4A4.6 4.6 0 0 1 20.5 9c0 5.8-8.5 11-8.5 11Z" />,
  'heart-full': <path fill="currentColor" d="M12 20S3.5 14.8 3.5 9a4.6 4.6 0 0 1 8.5-2.4A4.6 4.6 0 0 1 20.5 9c0 5.8-8.5 11-8.5 11Z" />,
  close: <path d="m5 5 14 14M19 5 5 19" />,
  burger: <path d="M2 9h20M2 15h20" />,
  arrow: <path d="M3 12h17m-6-6 6 6-6 6" />,
  chevron: <path d="m6 9 6 6 6-6" />,
  share: <path d="M12 15V3.5m-4.5 4L12 3l4.5 4.5M5 12v8.5h14V12" />,
  bell: <path d="M5 17.5h14l-1.7-2.6V10.5a5.3 5.3 0 0 0-10.6 0v4.4ZM12 5.2V3m-2 14.5a2 2 0 0 0 4 0" />,
  download: <path d="M12 3v11.5m-4.5-4L12 15l4.5-4.5M4 20.5h16" />,
  compare: <path d="M4 4h6v16H4zM14 4h6v16h-6z" />,
  grid: <path d="M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z" />,
  rows: <path d="M3 6h18M3 12h18M3 18h18" />,
  phone: (
    <path d="M5 3.5h4l1.5 4.5-2.2 1.7a12 12 0 0 0 6 6L16 13.5l4.5 1.5v4a1.5 1.5 0 0 1-1.6 1.5C10.5 20 4 13.5 3.5 5.1A1.5 1.5 0 0 1 5 3.5Z" />
  ),
  person: <path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8a7.5 7.5 0 0 1 15 0" />,
  check: <path d="m4 12.5 5.5 5.5L20 6.5" />,
  filter: <path d="M3 7h10m5 0h3M3 17h3m5 0h10M13 4.5v5h5v-5zM6 14.5v5h5v-5z" />,
  plus: <path d="M12 4v16M4 12h16" />,
  minus: <path d="M4 12h16" />,
  external: <path d="M8 4h12v12M20 4 4 20" />,
} as const;
export type IconName = keyof typeof shapes;
export const iconNames = Object.keys(shapes) as IconName[];

/** `size` in pixels, 24 without it. */
type Props = { name: IconName; size?: number; className?: string };

/** Always beside text or inside an element with a name: the icon itself is hidden from screen readers. */
export function Icon({ name, size, className }: Props) {
  return (
    <svg
      className={classNames(styles.icon, className)}
      style={size ? ({ '--icon-size': `${size}px` } as CSSProperties) : undefined}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {shapes[name]}
    </svg>
  );
}
