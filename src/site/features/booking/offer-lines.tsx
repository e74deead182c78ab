import type { Locale } from '../../../base/locale.ts';
import type { FlatOffer } from '../../../contract/offers.ts';
import { dayText } from '../../calendar-words.ts';
import * as m from '../../paraglide/messages.js';
import { Price } from '../price/price.tsx';

type Props = { offers: readonly FlatOffer[]; list: { cost: number; cost_usd: number }; locale: Locale; className: string | undefined };

/** The offers that a booking keeps: the one that makes the price, what is given, and what has to be proven first. */
export const OfferLines = ({ offers, list, locale, className }: Props) =>
  offers.map((offer) => {
    const { slug, title, applied, for_everyone, effect, cost, cost_usd } = offer;
    const until = dayText(offer.last_day, locale);
    if (applied)
      return (
        <p key={slug} className={className}>
          {m.booking_offer({ title, day: until })} <Price uah={list.cost} usd={list.cost_usd} />
        </p>
      );
    if (effect.kind === 'gift')
      return (
        <p key={slug} className={className}>
          {m.booking_offer_gift({ title, gift: effect.gift })}
        </p>
      );
    if (for_everyone) return null;
    return (
      <p key={slug} className={className}>
        <Price uah={cost} usd={cost_usd} /> {m.booking_offer_to_prove({ title })}
      </p>
    );
  });
