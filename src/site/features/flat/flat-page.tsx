import { useEffect, useRef, useState } from 'react';
import type { Apartment } from '../../../contract/catalogue/apartments.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { late } from '../../../ui/late.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { ApartmentCard } from '../../cards/apartment-card.tsx';
import type { CardFlat } from '../../cards/card-flat.ts';
import { CompareButton } from '../../cards/compare-button.tsx';
import { FavouriteButton } from '../../cards/favourite-button.tsx';
import { useLocale, usePath } from '../../data/paths.ts';
import { rememberViewed } from '../../data/stored/recently-viewed.ts';
import { roomsWords } from '../../format/apartment-words.ts';
import * as m from '../../paraglide/messages.js';
import { useBookingDialog } from '../booking/use-booking-dialog.tsx';
import { useConsultationDialog } from '../consultation/use-consultation-dialog.tsx';
import { Instalments } from '../instalments/instalments.tsx';
import type { InstalmentsData } from '../instalments/wish.ts';
import { WatchApartmentLink } from '../subscription/watch-apartment-link.tsx';
import { BenefitSlides } from './benefit-slides.tsx';
import { FlatDetails, FlatOffers, FlatPrice, FlatTitle } from './flat-facts.tsx';
import '../../../ui/pictures/line-drawing.module.css';
import './floor-position.module.css';
import './flat-views.module.css';
import './price-history/price-history.module.css';
import { RecentlyViewed } from '../../cards/recently-viewed.tsx';
import { useFreshApartment } from '../../data/live/use-fresh-apartment.ts';
import type { RoomPlace } from '../../format/room-labels.ts';
import styles from './flat-page.module.css';
import { FlatPlan } from './flat-plan.tsx';
import { FlatState, ownWords, stateText } from './flat-state.tsx';
import { RoomsTable } from './rooms-table.tsx';
import { ShareButton } from './share-button.tsx';
import { SheetLink } from './sheet/sheet-link.tsx';
import { StickyBar } from './sticky-bar.tsx';

const FloorPosition = late(() => import('./floor-position.tsx').then((module) => module.FloorPosition));
const PriceHistory = late(() => import('./price-history/price-history.tsx').then((module) => module.PriceHistory));
const FlatViews = late(() => import('./flat-views.tsx').then((module) => module.FlatViews));

const living = ['held', 'requested', 'reserved', 'contract'];

/** Whether the visitor himself has the flat. */
const holdsFlat = (deal: { state: string } | null): boolean => deal !== null && living.includes(deal.state);

/** Whether nothing is left for him to do for it here: it is paid for, or under contract. */
const isSettled = (deal: { state: string } | null): boolean => deal?.state === 'reserved' || deal?.state === 'contract';

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
  const mine = holdsFlat(booking.own?.deal ?? null);
  const turn = booking.own?.line?.turn ? booking.own.turnWords : null;
  const mayBook = mine || status === 'available' || turn !== null;
  const settled = isSettled(booking.own?.deal ?? null);
  const bookWords = settled ? m.booking_own() : mine ? m.booking_continue() : m.flat_book();
  const bookWay = settled ? { href: path('account') } : booking.opener;
  const [highlighted, setHighlighted] = useState<string | null>(null);
  const actions = useRef<HTMLDivElement>(null);
  const { plan } = loaded;
  const { slug, photos, project } = apartment;
  const [photo] = photos;
  const name = m.list_number({ number: apartment.number });
  const sold = status === 'sold';

  useEffect(() => rememberViewed(slug), [slug]);

  const similar = lookalikes.length > 0 && (
    <section data-far className={`${styles.chapter} ${styles.aside}`} aria-labelledby="lookalikes">
      <h2 id="lookalikes" className={styles.heading}>
        {sold ? m.flat_lookalikes_instead() : m.flat_lookalikes()}
      </h2>
      <ul className={styles.cards}>
        {lookalikes.map((item) => (
          <li key={item.slug}>
            <ApartmentCard item={item} locale={locale} />
          </li>
        ))}
      </ul>
    </section>
  );

  return (
    <article className={styles.page} data-accent={project.prime ? 'prime' : undefined} data-status={status}>
      <nav className={styles.crumbs} aria-label={m.flat_breadcrumbs()}>
        <a href={path('apartments')}>{m.flat_all()}</a>
        <a href={path(`projects/${project.slug}`)}>{project.name}</a>
        <span aria-current="page">{name}</span>
      </nav>
      <div className={styles.spread} data-ground="paper">
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
        </div>
        <div className={styles.facts}>
          <FlatTitle apartment={apartment} locale={locale} />
          <FlatState status={status} until={until} locale={locale} own={mine ? ownWords(booking.own?.deal ?? null, locale) : turn} />
          <div className={styles.offer} data-horizon="own">
            {!sold && <FlatPrice apartment={apartment} locale={locale} />}
            <div ref={actions} className={styles.actions}>
              {mayBook ? (
                <Button {...bookWay} className={styles.action}>
                  {bookWords}
                </Button>
              ) : (
                sold && (
                  <Button href="#lookalikes" className={styles.action}>
                    {m.flat_lookalikes()}
                  </Button>
                )
              )}
              {!mayBook && !sold && (
                <Button {...booking.lineOpener} className={styles.action}>
                  {m.booking_line_join()}
                </Button>
              )}
              <Button {...opener('ask')} kind="quiet" arrow={false} className={styles.action}>
                {m.flat_ask()}
              </Button>
            </div>
            {!sold && <FlatOffers apartment={apartment} locale={locale} />}
            <div className={styles.tools}>
              <FavouriteButton slug={slug} name={name} withText />
              <CompareButton slug={slug} name={name} withText />
              <WatchApartmentLink apartment={apartment} />
              <ShareButton title={`${roomsWords(apartment.rooms_number)}, ${project.name}`} />
              <SheetLink slug={slug} />
            </div>
          </div>
          {apartment.rooms.length > 0 && (
            <RoomsTable apartment={apartment} locale={locale} highlighted={highlighted} onHighlight={setHighlighted} />
          )}
          <FlatDetails apartment={apartment} locale={locale} />
        </div>
      </div>
      {sold && similar}
      {apartment.floor_flats.length > 1 && (
        <section className={styles.chapter}>
          <h2 className={styles.heading}>{m.flat_on_floor()}</h2>
          <FloorPosition apartment={apartment} locale={locale} />
        </section>
      )}
      {apartment.has_outlook && (
        <section className={styles.chapter}>
          <FlatViews apartment={apartment} headingClass={styles.heading} />
        </section>
      )}
      {instalments && !sold && (
        <section id="instalments" data-far className={styles.chapter} aria-labelledby="instalments-title">
          <h2 id="instalments-title" className={styles.heading}>
            {m.instalments_title()}
          </h2>
          <Instalments data={instalments} />
        </section>
      )}
      {apartment.price_history.length > 0 && (
        <section className={styles.chapter}>
          <h2 className={styles.heading}>{m.flat_history()}</h2>
          <PriceHistory history={apartment.price_history} until={apartment.rate?.date ?? ''} locale={locale} />
        </section>
      )}
      {apartment.benefit_slides.length > 0 && (
        <section className={`${styles.chapter} ${styles.aside}`}>
          <h2 className={styles.heading}>{m.flat_benefits()}</h2>
          <BenefitSlides slides={apartment.benefit_slides} />
        </section>
      )}
      {!sold && similar}
      <div className={`${styles.chapter} ${styles.aside}`}>
        <RecentlyViewed except={slug} />
      </div>
      {!sold && (
        <StickyBar apartment={apartment} locale={locale} actions={actions}>
          <Button {...opener('ask')} kind="quiet" arrow={false} className={styles.barAsk}>
            {m.flat_ask_short()}
          </Button>
          {mayBook && (
            <Button {...bookWay} arrow={false}>
              {bookWords}
            </Button>
          )}
        </StickyBar>
      )}
      {dialog}
      {booking.dialog}
    </article>
  );
}
