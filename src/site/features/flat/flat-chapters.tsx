import type { Apartment } from '../../../contract/catalogue/apartments.ts';
import { deferred } from '../../../ui/deferred.tsx';
import '../../cards/apartment-card.module.css';
import '../../cards/sun-line.module.css';
import type { CardFlat } from '../../cards/card-flat.ts';
import { useLocale } from '../../data/paths.ts';
import * as m from '../../paraglide/messages.js';
import type { InstalmentsData } from '../instalments/instalment-input.ts';
import { Instalments } from '../instalments/instalments.tsx';
import './chapters/benefit-slides.module.css';
import styles from './flat-page.module.css';

const BenefitSlides = deferred(() => import('./chapters/benefit-slides.tsx').then((module) => module.BenefitSlides), 'near');
const FloorPosition = deferred(() => import('./chapters/floor-position.tsx').then((module) => module.FloorPosition), 'near');
const PriceHistory = deferred(() => import('./chapters/price-history.tsx').then((module) => module.PriceHistory), 'near');
const Lookalikes = deferred(() => import('./chapters/lookalikes.tsx').then((module) => module.Lookalikes), 'near');
const FlatViews = deferred(() => import('./chapters/flat-views.tsx').then((module) => module.FlatViews), 'near');

type Props = { apartment: Apartment; sold: boolean; lookalikes: readonly CardFlat[]; instalments: InstalmentsData | null };

/** The chapters of the flat below its first screen; on the page of a sold flat, similar ones come first. */
export function FlatChapters({ apartment, sold, lookalikes, instalments }: Props) {
  const locale = useLocale();
  const similar = lookalikes.length > 0 && (
    <section data-far className={`${styles.chapter} ${styles.aside}`} aria-labelledby="lookalikes">
      <h2 id="lookalikes" className={styles.heading}>
        {sold ? m.flat_lookalikes_instead() : m.flat_lookalikes()}
      </h2>
      <Lookalikes flats={lookalikes} listClass={styles.cards} />
    </section>
  );

  return (
    <>
      {sold && similar}
      {apartment.floorFlats.length > 1 && (
        <section className={styles.chapter}>
          <h2 className={styles.heading}>{m.flat_on_floor()}</h2>
          <FloorPosition apartment={apartment} locale={locale} />
        </section>
      )}
      {apartment.hasOutlook && (
        <section className={styles.chapter}>
          <FlatViews apartment={apartment} headingClass={styles.heading} />
        </section>
      )}
      {instalments && !sold && (
        <section id="instalments" data-far className={styles.chapter} aria-labelledby="instalments-title">
          <h2 id="instalments-title" className={styles.heading}>
            {m.instalments_ways()}
          </h2>
          <Instalments data={instalments} />
        </section>
      )}
      {apartment.priceHistory.length > 0 && (
        <section className={styles.chapter}>
          <h2 className={styles.heading}>{m.flat_history()}</h2>
          <PriceHistory history={apartment.priceHistory} until={apartment.rate?.date ?? ''} locale={locale} />
        </section>
      )}
      {apartment.benefitSlides.length > 0 && (
        <section className={`${styles.chapter} ${styles.aside}`}>
          <h2 className={styles.heading}>{m.flat_benefits()}</h2>
          <BenefitSlides slides={apartment.benefitSlides} />
        </section>
      )}
      {!sold && similar}
    </>
  );
}
