import { useEffect, useRef, useState } from 'react';
import type { Apartment } from '../../../contract/catalogue/apartments.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { deferred } from '../../../ui/deferred.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import type { CardFlat } from '../../cards/card-flat.ts';
import { CompareButton } from '../../cards/compare-button.tsx';
import { FavouriteButton } from '../../cards/favourite-button.tsx';
import { useLocale, usePath } from '../../data/paths.ts';
import { useLastList } from '../../data/stored/last-list.ts';
import { rememberViewed } from '../../data/stored/viewed-flats.ts';
import { formatRooms } from '../../format/format-apartment.ts';
import * as m from '../../paraglide/messages.js';
import { useBookingDialog } from '../booking/use-booking-dialog.tsx';
import { useConsultationDialog } from '../consultation/use-consultation-dialog.tsx';
import type { InstalmentsData } from '../instalments/instalment-input.ts';
import '../outlook/window-still.module.css';
import { FlatActions, wayToBook } from './flat-actions.tsx';
import { FlatChapters } from './flat-chapters.tsx';
import { FlatPrice, FlatTitle } from './flat-facts.tsx';
import '../../../ui/pictures/line-drawing.module.css';
import './chapters/floor-position.module.css';
import './flat-walks.module.css';
import './rooms-table.module.css';
import './chapters/flat-views.module.css';
import './chapters/price-history.module.css';
import { RecentlyViewed } from '../../cards/recently-viewed.tsx';
import { useFreshApartment } from '../../data/live/use-fresh-apartment.ts';
import type { RoomPlace } from '../../format/names/room-labels.ts';
import styles from './flat-page.module.css';
import { FlatPlan } from './flat-plan.tsx';
import { FlatState, ownStatusText, stateText } from './flat-state.tsx';
import { ShareButton } from './share-button.tsx';
import { SheetLink } from './sheet/sheet-link.tsx';
import './sticky-bar.module.css';

// They can be read, and their links lead on, before their scripts are there.
const RoomsTable = deferred(() => import('./rooms-table.tsx').then((module) => module.RoomsTable), 'idle');
const FlatOffers = deferred(() => import('./flat-details.tsx').then((module) => module.FlatOffers), 'idle');
const FlatDetails = deferred(() => import('./flat-details.tsx').then((module) => module.FlatDetails), 'idle');
const WindowStill = deferred(() => import('../outlook/window-still.tsx').then((module) => module.WindowStill), 'idle');
const FlatWalks = deferred(() => import('./flat-walks.tsx').then((module) => module.FlatWalks), 'idle');
const WatchApartmentLink = deferred(
  () => import('../subscription/watch-apartment-link.tsx').then((module) => module.WatchApartmentLink),
  'idle',
);

const StickyBar = deferred(() => import('./sticky-bar.tsx').then((module) => module.StickyBar), 'idle');

type Props = {
  apartment: Apartment;
  /** Of the names on the plan that the page came with. */
  places: Record<string, RoomPlace>;
  lookalikes: readonly CardFlat[];
  instalments: InstalmentsData | null;
};

export function FlatPage({ apartment: loaded, places, lookalikes, instalments }: Props) {
  const locale = useLocale();
  const path = usePath();
  const { apartment, status, until } = useFreshApartment(loaded, locale);
  const notice = status === 'available' ? null : stateText(status, until, locale);
  const { opener, dialog } = useConsultationDialog({ apartment, notice });
  const booking = useBookingDialog(apartment, { status, until });
  const { mine, turn, way, isClosed } = wayToBook(booking, status, path('account'));
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const actions = useRef<HTMLDivElement>(null);
  const { plan } = loaded;
  const lastList = useLastList();
  const { slug, photos, project } = apartment;
  const [photo] = photos;
  const name = m.list_number({ number: apartment.number });
  const sold = status === 'sold';

  useEffect(() => rememberViewed(slug), [slug]);

  return (
    <article className={styles.page} data-accent={project.prime ? 'prime' : undefined} data-status={status}>
      <nav className={styles.crumbs} aria-label={m.flat_breadcrumbs()}>
        <a href={path('apartments') + lastList}>{m.flat_all()}</a>
        <a href={path(`projects/${project.slug}`)}>{project.name}</a>
        <span aria-current="page">{name}</span>
      </nav>
      <div className={styles.spread} data-ground="light">
        <div className={styles.plan}>
          {plan && (
            <FlatPlan
              apartment={apartment}
              plan={plan}
              places={places}
              locale={locale}
              highlighted={highlighted}
              onHighlight={setHighlighted}
            />
          )}
          {!plan && photo && <Picture picture={photo} sizes="(width < 64em) 96vw, 56vw" priority />}
          {!plan && !photo && <p className={styles.missing}>{m.flat_no_plan()}</p>}
          <WindowStill apartment={apartment} />
        </div>
        <div className={styles.facts}>
          <FlatTitle apartment={apartment} locale={locale} mine={mine} />
          <FlatWalks apartment={apartment} />
          <FlatState
            status={status}
            until={until}
            locale={locale}
            own={mine ? ownStatusText(booking.own?.deal ?? null, locale) : (turn ?? (isClosed ? m.booking_waitlist_closed() : null))}
          />
          <div className={styles.offer} data-horizon="own">
            {!sold && <FlatPrice apartment={apartment} locale={locale} />}
            <div ref={actions} className={styles.actions}>
              <FlatActions status={status} way={way} isClosed={isClosed} ask={opener('ask')} waitlist={booking.waitlistOpener} />
            </div>
            {!sold && <FlatOffers apartment={apartment} locale={locale} />}
            <div className={styles.tools}>
              <FavouriteButton slug={slug} name={name} withText />
              <CompareButton slug={slug} name={name} withText />
              <WatchApartmentLink apartment={apartment} />
              <ShareButton title={`${formatRooms(apartment.roomCount)}, ${project.name}`} />
              <SheetLink slug={slug} />
            </div>
          </div>
          {apartment.rooms.length > 0 && (
            <RoomsTable apartment={apartment} locale={locale} highlighted={highlighted} onHighlight={setHighlighted} />
          )}
          <FlatDetails apartment={apartment} locale={locale} />
        </div>
      </div>
      <FlatChapters apartment={apartment} sold={sold} lookalikes={lookalikes} instalments={instalments} />
      <div className={`${styles.chapter} ${styles.aside}`}>
        <RecentlyViewed except={slug} />
      </div>
      {!sold && (
        <StickyBar apartment={apartment} locale={locale} actions={actions}>
          <Button {...opener('ask')} kind="quiet" arrow={false} className={styles.barAsk}>
            {m.flat_ask_short()}
          </Button>
          {way && (
            <Button {...way.to} arrow={false}>
              {way.text}
            </Button>
          )}
        </StickyBar>
      )}
      {dialog}
      {booking.dialog}
    </article>
  );
}
