import { useEffect, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { Button } from '../../../ui/controls/button.tsx';
import { Skeleton } from '../../../ui/pictures/skeleton.tsx';
import { ApartmentCard } from '../../cards/apartment-card.tsx';
import { cardFlat } from '../../cards/card-flat.ts';
import { Comparison } from '../../cards/comparison.tsx';
import { RecentlyViewed } from '../../cards/recently-viewed.tsx';
import { useApartments } from '../../data/live/use-apartments.ts';
import { useLocale, usePath } from '../../data/paths.ts';
import { comparedMost, comparisonQuery } from '../../data/stored/compared.ts';
import * as m from '../../paraglide/messages.js';
import { ComparisonTable } from '../comparison/comparison-table.tsx';
import { useConsultationDialog } from '../consultation/use-consultation-dialog.tsx';
import styles from './favourites-page.module.css';
import { useShownFavourites } from './use-shown-favourites.ts';

const never = () => () => undefined;
/** The list is stored on the device, so it is unknown before hydration. */
const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The state that the server cannot know, passed to the styles before the first paint: whether the device has favourites, or compares some. */
const savedScript = `try{if(/\\w/.test(localStorage.getItem('favourites')||'')||/[?&]${comparisonQuery}=/.test(location.search))document.documentElement.dataset.saved=''}catch(e){}`;

export function FavouritesPage({ title }: { title: string }) {
  const locale = useLocale();
  const hydrated = useHydrated();
  const query = new URLSearchParams(useLocation().search);
  const { shown, saved, removed, undo } = useShownFavourites();
  const { opener, dialog } = useConsultationDialog();
  const compared = query.getAll(comparisonQuery).filter(Boolean).slice(0, comparedMost);
  const flats = useApartments([...new Set([...shown, ...compared, ...(removed ? [removed] : [])])], locale);
  const loaded = flats.flatMap((flat) => (flat.state === 'loaded' ? [flat.apartment] : []));
  const listed = flats.filter(({ slug, state }) => shown.includes(slug) && state !== 'failed');
  const failed = flats.filter(({ slug, state }) => shown.includes(slug) && state === 'failed').length;
  const undone = loaded.find(({ slug }) => slug === removed);
  const columns = compared.flatMap((slug) => loaded.find((flat) => flat.slug === slug) ?? []);
  const empty = shown.length === 0;
  // From here on the page itself knows.
  useEffect(() => {
    delete document.documentElement.dataset.saved;
  }, []);

  return (
    <div className={styles.page}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours that must run before the first paint */}
      {!hydrated && <script dangerouslySetInnerHTML={{ __html: savedScript }} />}
      <h1 className={styles.title}>
        {title}
        {shown.length > 0 && <span className={styles.count}>{shown.length}</span>}
      </h1>
      {columns.length > 0 && <ComparisonTable flats={columns} locale={locale} />}
      {!hydrated && (
        <noscript>
          <p className={styles.lead}>{m.fav_needs_script()}</p>
        </noscript>
      )}
      {empty && columns.length === 0 && <EmptyFavourites />}
      {!hydrated && (
        <div className={styles.coming} aria-busy="true">
          <CardSkeleton />
        </div>
      )}
      {!empty && (
        <ul className={styles.cards} aria-busy={listed.some(({ state }) => state === 'loading')}>
          {listed.map((flat) => (
            <li key={flat.slug} className={styles.card} data-leaving={!saved(flat.slug) || undefined}>
              {flat.state === 'loaded' ? <ApartmentCard item={cardFlat(flat.apartment)} locale={locale} /> : <CardSkeleton />}
            </li>
          ))}
        </ul>
      )}
      {failed > 0 && <p className={styles.quiet}>{m.fav_failed({ count: failed })}</p>}
      <section className={styles.help}>
        <h2 className={styles.heading}>{m.fav_help_title()}</h2>
        <div>
          <p className={styles.lead}>{m.fav_help_text()}</p>
          <Button {...opener('ask')} kind="quiet" className={styles.ask}>
            {m.flat_ask()}
          </Button>
        </div>
      </section>
      <RecentlyViewed />
      <div className={styles.undo} role="status">
        {removed && (
          <p className={styles.undone} data-ground="dark">
            {m.fav_removed({ number: undone?.number ?? '' })}
            <button type="button" onClick={undo}>
              {m.fav_undo()}
            </button>
          </p>
        )}
      </div>
      {!removed && <Comparison />}
      {dialog}
    </div>
  );
}

function EmptyFavourites() {
  const path = usePath();
  return (
    <section className={styles.empty}>
      <p className={styles.lead}>{m.fav_empty()}</p>
      <Button href={path('apartments')}>{m.fav_empty_go()}</Button>
    </section>
  );
}

const CardSkeleton = () => (
  <span className={styles.waiting}>
    <Skeleton height="240px" />
    <Skeleton width="50%" height="32px" />
    <Skeleton width="70%" height="20px" />
  </span>
);
