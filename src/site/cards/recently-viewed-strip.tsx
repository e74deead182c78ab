import { useLocation } from 'react-router';
import { SketchDrawing } from '../../drawings/sketch-drawing.tsx';
import { sketchPlan } from '../../plans/layout/sketch-plan.ts';
import { useApartments } from '../data/live/use-apartments.ts';
import { localeOf, usePath } from '../data/paths.ts';
import { useRecentlyViewed } from '../data/stored/viewed-flats.ts';
import { formatRooms } from '../format/format-apartment.ts';
import { formatArea } from '../format/price/number-formats.ts';
import { Price } from '../format/price/price.tsx';
import * as m from '../paraglide/messages.js';
import styles from './recently-viewed-strip.module.css';

/** The flats viewed last, newest first, without the one on the screen; nothing when there are none. */
export function RecentlyViewedStrip({ except }: { except?: string }) {
  const locale = localeOf(useLocation().pathname);
  const path = usePath();
  const slugs = useRecentlyViewed().filter((slug) => slug !== except);
  const flats = useApartments(slugs.toReversed(), locale).filter(({ state }) => state !== 'failed');
  if (flats.length === 0) return null;
  return (
    <section className={styles.strip} aria-labelledby="recently-viewed">
      <h2 id="recently-viewed" className={styles.title}>
        {m.flat_recently_viewed()}
      </h2>
      <ul className={styles.list}>
        {flats.map((flat) => (
          <li key={flat.slug} className={styles.flat}>
            {flat.state === 'loaded' ? (
              <a href={`${path('apartments')}${flat.slug}/`} className={styles.link} data-travel="">
                <span className={styles.plan}>
                  {flat.apartment.plan && (
                    <SketchDrawing sketch={sketchPlan(flat.apartment.plan)} title={m.flat_plan_of({ number: flat.apartment.number })} />
                  )}
                </span>
                <span className={styles.area}>{formatArea(flat.apartment.area, locale)}</span>
                <span className={styles.quiet}>
                  {formatRooms(flat.apartment.roomCount)}, {flat.apartment.project.name}
                </span>
                {flat.apartment.status === 'sold' ? (
                  <span className={styles.quiet}>{m.flat_status_sold()}</span>
                ) : (
                  <Price uah={flat.apartment.cost} usd={flat.apartment.costUsd} />
                )}
              </a>
            ) : (
              <span className={styles.waiting} aria-hidden="true" />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
