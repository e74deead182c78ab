import type { OfferSummary } from '../../../contract/content/offers.ts';
import { SectionHead } from '../../../ui/text/section-head.tsx';
import wholeLink from '../../../ui/text/whole-link.module.css';
import { usePath } from '../../data/paths.ts';
import * as m from '../../paraglide/messages.js';
import { OfferBadge } from '../offers/offer-badge.tsx';
import { OfferFacts } from '../offers/offer-rows.tsx';
import styles from './offers-triptych.module.css';

/** The present offers: each by its effect, in large type. */
export function OffersTriptych({ offers }: { offers: OfferSummary[] }) {
  const path = usePath();
  return (
    <section data-far className={styles.section} data-ground="light" aria-labelledby="offers">
      <SectionHead id="offers" title={m.offers_title()} href={path('promo')}>
        {m.home_offers_all()}
      </SectionHead>
      <ul className={styles.offers}>
        {offers.map((offer) => (
          <li key={offer.slug} className={styles.offer}>
            <OfferBadge effect={offer.effect} className={styles.mark} />
            <h3 className={styles.name}>
              <a href={path(`promo/${offer.slug}`)} className={wholeLink.whole}>
                {offer.title}
              </a>
            </h3>
            <OfferFacts offer={offer} className={styles.facts} />
          </li>
        ))}
      </ul>
    </section>
  );
}
