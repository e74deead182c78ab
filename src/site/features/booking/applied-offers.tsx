import type { Locale } from '../../../base/locale.ts';
import type { FlatOffer } from '../../../contract/catalogue/flat-offers.ts';
import { classNames } from '../../../ui/class-names.ts';
import typography from '../../../ui/text/typography.module.css';
import { formatDay } from '../../format/format-date.ts';
import { Price } from '../../format/price/price.tsx';
import * as m from '../../paraglide/messages.js';
import styles from './applied-offers.module.css';

type Props = {
  offers: readonly FlatOffer[];
  /** The price with the offer in it. */
  cost: number;
  list: { cost: number; costUsd: number };
  locale: Locale;
};

/** The offers frozen by a booking: the one in the price, gifts, and, folded, those to be proven first that would leave less to pay: offers do not add up. */
export function AppliedOffers({ offers, cost: price, list, locale }: Props) {
  const isGift = ({ effect }: FlatOffer) => effect.kind === 'gift';
  const toProve = offers.filter((offer) => !offer.applied && !isGift(offer) && !offer.forEveryone && offer.cost < price);
  return (
    <>
      {offers.map((offer) => {
        const { slug, title, lastDay, effect, applied } = offer;
        if (!applied && !isGift(offer)) return null;
        return (
          <p key={slug} className={classNames(typography.caption, styles.line)}>
            {applied ? m.booking_offer({ title, day: formatDay(lastDay, locale) }) : m.booking_offer_gift({ title, gift: effect.gift })}{' '}
            {applied && <Price uah={list.cost} usd={list.costUsd} />}
          </p>
        );
      })}
      {toProve.length > 0 && (
        <details className={classNames(typography.caption, styles.line)}>
          <summary className={styles.summary}>{m.booking_offers_to_prove({ count: toProve.length })}</summary>
          {toProve.map(({ slug, title, cost, costUsd }) => (
            <p key={slug} className={classNames(typography.caption, styles.line)}>
              <Price uah={cost} usd={costUsd} /> {m.booking_offer_to_prove({ title })}
            </p>
          ))}
        </details>
      )}
    </>
  );
}
