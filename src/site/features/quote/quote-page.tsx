import { useEffect } from 'react';
import type { Apartment } from '../../../contract/catalogue/apartments.ts';
import type { Quote } from '../../../contract/deals/quotes.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button } from '../../../ui/controls/button.tsx';
import target from '../../../ui/text/touch-target.module.css';
import typography from '../../../ui/text/typography.module.css';
import type { CardFlat } from '../../cards/card-flat.ts';
import { quietClient } from '../../data/api/browser-client.ts';
import { useFreshApartment } from '../../data/live/use-fresh-apartment.ts';
import { useLocale, usePath } from '../../data/paths.ts';
import { asQuoted } from '../../data/quoted-apartment.ts';
import { formatRooms } from '../../format/format-apartment.ts';
import type { RoomPlace } from '../../format/names/room-labels.ts';
import { formatArea } from '../../format/price/number-formats.ts';
import * as m from '../../paraglide/messages.js';
import { useBookingDialog } from '../booking/use-booking-dialog.tsx';
import { wayToBook } from '../flat/flat-actions.tsx';
import { FlatPlan } from '../flat/flat-plan.tsx';
import { FlatState, ownStatusText } from '../flat/flat-state.tsx';
import { SheetLink } from '../flat/sheet/sheet-link.tsx';
import styles from './quote-page.module.css';
import { QuoteChanges, QuotePlan, QuotePrice, QuoteTime } from './quote-parts.tsx';
import { QuoteSimilar } from './quote-similar.tsx';

const officeMark = '#look';

type Props = { quote: Quote; apartment: Apartment; places: Record<string, RoomPlace>; lookalikes: readonly CardFlat[] };

/** A price that stands until an instant: the flat, what it costs by it, and only what has changed since. */
export function QuotePage({ quote, apartment: loaded, places, lookalikes }: Props) {
  const locale = useLocale();
  const path = usePath();
  const { apartment, status, until } = useFreshApartment(loaded, locale);
  const isKept = quote.pays === 'quote';
  const booking = useBookingDialog(isKept ? asQuoted(apartment, quote) : apartment, { status, until }, isKept ? quote.code : undefined);
  const { mine, turn, way, isClosed } = wayToBook(booking, status, path('account'));
  const { plan, project, slug, number } = apartment;
  const sold = status === 'sold';

  useEffect(() => {
    // From the office: it is not the client who looks.
    if (window.location.hash === officeMark) return window.history.replaceState(window.history.state, '', window.location.pathname);
    quietClient(locale)('POST /api/quote/open', { body: { code: quote.code } }).catch(() => undefined);
  }, [locale, quote.code]);

  return (
    <article className={styles.page} data-accent={project.prime ? 'prime' : undefined}>
      <div className={styles.spread} data-ground="light">
        <div className={styles.plan}>
          {plan && (
            <FlatPlan apartment={apartment} plan={plan} places={places} locale={locale} highlighted={null} onHighlight={() => undefined} />
          )}
        </div>
        <div className={styles.facts}>
          <header>
            <p className={typography.caption}>{m.quote_label()}</p>
            <h1 className={styles.title}>
              {formatRooms(apartment.roomCount)}, {formatArea(apartment.area, locale)}
            </h1>
            <p className={styles.place}>
              <a className={classNames(styles.link, target.tall)} href={path(`apartments/${slug}`)}>
                {project.name}, {m.list_number({ number })}
              </a>
            </p>
          </header>
          <FlatState status={status} until={until} locale={locale} own={mine ? ownStatusText(booking.own?.deal ?? null, locale) : turn} />
          {!sold && (
            <div className={styles.offer}>
              <QuotePrice quote={quote} />
              <QuoteTime quote={quote} isWaiting={status !== 'available'} locale={locale} />
              {way && (
                <Button {...way.to} className={styles.book}>
                  {mine ? way.text : isKept ? m.quote_book() : m.quote_book_now()}
                </Button>
              )}
              {!way && !isClosed && (
                <Button {...booking.waitlistOpener} className={styles.book}>
                  {m.booking_waitlist_join()}
                </Button>
              )}
              <QuotePlan quote={quote} locale={locale} />
              <QuoteChanges quote={quote} isFree={status === 'available'} locale={locale} />
              <SheetLink slug={slug} quote={quote.code} />
            </div>
          )}
        </div>
      </div>
      {status !== 'available' && lookalikes.length > 0 && <QuoteSimilar lookalikes={lookalikes} isSold={sold} locale={locale} />}
      {booking.dialog}
    </article>
  );
}
