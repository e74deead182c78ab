import { useEffect, useRef } from 'react';
import type { Storey } from '../../../plans/floors/storeys.ts';
import { useLocale } from '../../data/paths.ts';
import { formatAvailability } from '../../format/availability/format-availability.ts';
import * as m from '../../paraglide/messages.js';
import styles from './floor-page.module.css';

type Props = { storeys: readonly Storey[]; floor: number; picky: boolean; at: (floor: number) => string };

/** The storeys of a section as a strip, with a step up and a step down. */
export function StoreyLift({ storeys, floor, picky, at }: Props) {
  const locale = useLocale();
  const strip = useRef<HTMLOListElement>(null);
  // The storeys are a strip, upright from a tablet on: the one in sight stands in its middle.
  useEffect(() => {
    const box = strip.current;
    const current = box?.querySelector<HTMLElement>('[aria-current]');
    if (!box || !current) return;
    box.scrollLeft = current.offsetLeft - box.offsetLeft - box.clientWidth / 2 + current.clientWidth / 2;
    box.scrollTop = current.offsetTop - box.offsetTop - box.clientHeight / 2 + current.clientHeight / 2;
  }, []);
  const here = storeys.findIndex((storey) => storey.floor === floor);
  const [above, below] = [storeys[here - 1], storeys[here + 1]];
  return (
    <nav className={styles.lift} aria-label={m.floors_storeys()}>
      <Step href={above && at(above.floor)} label={m.floors_higher()} way="up" />
      <ol className={styles.storeys} ref={strip}>
        {storeys.map((storey) => (
          <li key={storey.floor}>
            <a
              className={styles.storey}
              href={at(storey.floor)}
              data-free={storey.matching > 0 || undefined}
              aria-current={storey.floor === floor ? 'page' : undefined}
              aria-label={`${m.floors_storey({ floor: storey.floor })}, ${formatAvailability(storey, picky, locale)}`}
            >
              {storey.floor}
            </a>
          </li>
        ))}
      </ol>
      <Step href={below && at(below.floor)} label={m.floors_lower()} way="down" />
    </nav>
  );
}

function Step({ href, label, way }: { href: string | undefined; label: string; way: 'up' | 'down' }) {
  const arrow = (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" focusable="false">
      <path className={styles.arrow} d={way === 'up' ? 'M4 15l8-7 8 7' : 'M4 9l8 7 8-7'} />
    </svg>
  );
  return href ? (
    <a className={styles.step} href={href} aria-label={label}>
      {arrow}
    </a>
  ) : (
    <span className={styles.step} aria-hidden="true">
      {arrow}
    </span>
  );
}
