import { useLocation } from 'react-router';
import { Icon } from '../../ui/pictures/icon.tsx';
import { usePath } from '../data/paths.ts';
import { clearCompared, comparisonSearch, useCompared } from '../data/stored/compared.ts';
import * as m from '../paraglide/messages.js';
import styles from './comparison-tray.module.css';

/** A bar at the bottom of the screen, as soon as one flat is chosen to be compared, until they are. */
export function ComparisonTray() {
  const { slugs } = useCompared();
  const path = usePath();
  const { pathname, search } = useLocation();
  const shown = pathname === path('favorites') && search === comparisonSearch(slugs);
  if (slugs.length === 0 || shown) return null;
  return (
    <aside className={styles.tray} aria-label={m.fav_compare_tray()} data-ground="dark">
      <p className={styles.count} aria-live="polite">
        {slugs.length < 2 ? m.fav_compare_one_more() : m.fav_compare_chosen({ count: slugs.length })}
      </p>
      {slugs.length > 1 && (
        <a className={styles.go} href={`${path('favorites')}${comparisonSearch(slugs)}`}>
          {m.fav_compare_now()}
          <Icon name="arrow" />
        </a>
      )}
      <button type="button" className={styles.clear} onClick={clearCompared} aria-label={m.fav_compare_clear()}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
