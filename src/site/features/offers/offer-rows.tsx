import type { OfferSummary } from '../../../contract/content/offers.ts';
import { classNames } from '../../../ui/class-names.ts';
import stack from '../../../ui/layout/stack.module.css';
import { Picture } from '../../../ui/pictures/picture.tsx';
import typography from '../../../ui/text/typography.module.css';
import wholeLink from '../../../ui/text/whole-link.module.css';
import { useStaticPages } from '../../data/pages/load-static-pages.ts';
import { useLocale, usePath } from '../../data/paths.ts';
import { formatDay } from '../../format/format-date.ts';
import * as m from '../../paraglide/messages.js';
import { OfferBadge } from './offer-badge.tsx';
import styles from './offer-rows.module.css';

/** Offers as a ledger: the effect of each, its title, its projects and its end. */
export function OfferRows({ offers, heading: Heading = 'h2' }: { offers: readonly OfferSummary[]; heading?: 'h2' | 'h3' }) {
  const path = usePath();
  return (
    <ul className={styles.rows}>
      {offers.map((offer) => (
        <li key={offer.slug} className={classNames(wholeLink.row, styles.row)}>
          <OfferBadge effect={offer.effect} className={styles.badge} />
          <div className={classNames(stack.stack, styles.texts)}>
            <Heading className={styles.title}>
              <a href={path(`promo/${offer.slug}`)} className={wholeLink.whole}>
                {offer.title}
              </a>
            </Heading>
            <p className={classNames(typography.quiet, styles.lead)}>{offer.lead}</p>
          </div>
          <OfferFacts offer={offer} className={styles.facts} />
          {offer.picture && <Picture picture={offer.picture} sizes="(width < 64em) 1px, 18vw" alt="" className={styles.picture} />}
        </li>
      ))}
    </ul>
  );
}

/** For which projects an offer is and which day is its last. */
export function OfferFacts({ offer, className }: { offer: OfferSummary; className?: string | undefined }) {
  const locale = useLocale();
  const projects = useStaticPages().projects.filter(({ id }) => offer.projectIds.includes(id));
  return (
    <p className={className}>
      <time dateTime={offer.lastDay}>{m.offers_until({ day: formatDay(offer.lastDay, locale) })}</time>
      <br />
      {projects.length > 3
        ? m.offers_projects({ count: projects.length, shown: projects.length })
        : projects.map(({ name }) => name).join(', ')}
    </p>
  );
}
