import { useEffect } from 'react';
import { useLocation } from 'react-router';
import type { Locale } from '../../../base/locale.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { deferred } from '../../../ui/deferred.tsx';
import { OwnScript } from '../../../ui/own-scripts.tsx';
import { Skeleton } from '../../../ui/pictures/skeleton.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { ApartmentCard } from '../../cards/apartment-card.tsx';
import { cardFlat } from '../../cards/card-flat.ts';
import { Comparison as ComparisonTray } from '../../cards/comparison.tsx';
import { RecentlyViewed } from '../../cards/recently-viewed.tsx';
import { type RememberedFlat, useApartments } from '../../data/live/use-apartments.ts';
import { useLocale, usePath } from '../../data/paths.ts';
import { comparedMost, comparisonQuery } from '../../data/stored/compared.ts';
import { addFavourites, useFavouriteDays, useFavourites } from '../../data/stored/favourites.ts';
import * as m from '../../paraglide/messages.js';
import { useConsultationDialog } from '../consultation/use-consultation-dialog.tsx';
import styles from './favourites-page.module.css';
import { ListActions } from './list-actions.tsx';
import { sentMost, sentQuery } from './sent-flats.ts';
import { useShownFavourites } from './use-shown-favourites.ts';

const Comparison = deferred(
  () => import('../comparison/compared-flats.tsx').then((module) => module.Comparison),
  'rendered',
  <CardSkeleton />,
);
const PriceSince = deferred(() => import('./price-since.tsx').then((module) => module.PriceSince), 'rendered');

/** The state that the server cannot know, passed to the styles before the first paint: whether the device has favourites, or the address names flats. */
const savedScript = `try{if(/\\w/.test(localStorage.getItem('favourites')||'')||/[?&](${comparisonQuery}|${sentQuery})=/.test(location.search))document.documentElement.dataset.saved=''}catch(e){}`;

const namesIn = (query: URLSearchParams, name: string, most: number): string[] =>
  [...new Set(query.getAll(name).filter(Boolean))].slice(0, most);

/** The visitor's favourites; with a query the flats that are compared, or those that someone has sent. */
export function FavouritesPage({ title }: { title: string }) {
  const locale = useLocale();
  // The list is stored on the device, so it is unknown before hydration.
  const hydrated = useHydrated();
  const query = new URLSearchParams(useLocation().search);
  const { shown, saved, removed, undo } = useShownFavourites();
  const { opener, dialog } = useConsultationDialog();
  const compared = namesIn(query, comparisonQuery, comparedMost);
  const sent = compared.length > 0 ? [] : namesIn(query, sentQuery, sentMost);
  const flats = useApartments([...new Set([...shown, ...compared, ...sent, ...(removed ? [removed] : [])])], locale);
  const loaded = flats.flatMap((flat) => (flat.state === 'loaded' ? [flat.apartment] : []));
  const listed = flats.filter(({ slug, state }) => shown.includes(slug) && state !== 'failed');
  const failed = flats.filter(({ slug, state }) => shown.includes(slug) && state === 'failed').length;
  const undone = loaded.find(({ slug }) => slug === removed);
  const columns = compared.flatMap((slug) => loaded.find((flat) => flat.slug === slug) ?? []);
  const empty = shown.length === 0;
  const isOwn = compared.length === 0 && sent.length === 0;
  // From here on the page itself knows.
  useEffect(() => {
    delete document.documentElement.dataset.saved;
  }, []);

  return (
    <div className={styles.page}>
      {!hydrated && <OwnScript text={savedScript} />}
      <h1 className={styles.title} data-horizon="">
        {compared.length > 0 ? m.fav_compare_title() : sent.length > 0 ? m.fav_sent_title({ count: sent.length }) : title}
        <Count of={compared.length > 0 ? compared.length : isOwn ? shown.length : 0} />
      </h1>
      {columns.length > 0 && <Comparison flats={columns} locale={locale} />}
      {sent.length > 0 && <SentFlats flats={flats.filter(({ slug }) => sent.includes(slug))} locale={locale} />}
      {!hydrated && (
        <noscript>
          <p className={styles.lead}>{m.fav_needs_script()}</p>
        </noscript>
      )}
      {empty && isOwn && <EmptyFavourites />}
      {!hydrated && (
        <div className={styles.coming} aria-busy="true">
          <CardSkeleton />
        </div>
      )}
      {!empty && !isOwn && (
        <h2 className={styles.own}>
          {title}
          <Count of={shown.length} />
        </h2>
      )}
      {!empty && isOwn && <ListActions slugs={listed.map(({ slug }) => slug)} />}
      {!empty && (
        <ul className={styles.cards} aria-busy={listed.some(({ state }) => state === 'loading')}>
          {listed.map((flat) => (
            <Card key={flat.slug} flat={flat} locale={locale} isLeaving={!saved(flat.slug)} />
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
      {!removed && <ComparisonTray />}
      {dialog}
    </div>
  );
}

const Count = ({ of }: { of: number }) => of > 0 && <span className={styles.count}>{of}</span>;

function Card({ flat, locale, isLeaving }: { flat: RememberedFlat; locale: Locale; isLeaving: boolean }) {
  const day = useFavouriteDays()(flat.slug);
  return (
    <li className={styles.card} data-leaving={isLeaving || undefined}>
      {flat.state === 'loaded' ? <ApartmentCard item={cardFlat(flat.apartment)} locale={locale} /> : <CardSkeleton />}
      {flat.state === 'loaded' && day && <PriceSince flat={flat.apartment} day={day} locale={locale} />}
    </li>
  );
}

/** Flats that someone has sent: to be looked at, and saved one by one or all. */
function SentFlats({ flats, locale }: { flats: RememberedFlat[]; locale: Locale }) {
  const { has } = useFavourites();
  const found = flats.filter(({ state }) => state !== 'failed');
  const isSaved = found.every(({ slug }) => has(slug));
  return (
    <section className={styles.sent}>
      <p className={styles.lead}>{m.fav_sent_text()}</p>
      <Button kind="quiet" aria-disabled={isSaved || undefined} onClick={() => addFavourites(found.map(({ slug }) => slug))}>
        {isSaved ? m.fav_sent_saved() : m.fav_sent_save()}
      </Button>
      <ul className={styles.cards}>
        {found.map((flat) => (
          <Card key={flat.slug} flat={flat} locale={locale} isLeaving={false} />
        ))}
      </ul>
    </section>
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

function CardSkeleton() {
  return (
    <span className={styles.waiting}>
      <Skeleton height="240px" />
      <Skeleton width="50%" height="32px" />
      <Skeleton width="70%" height="20px" />
    </span>
  );
}
