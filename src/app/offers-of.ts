import { seenByOffers } from '../api/content/offers/offers-of-flat.ts';
import type { ContentModule, LocalEntry } from '../domain/content/content.ts';
import { offersOfFlat } from '../domain/content/content.ts';
import type { OffersOf } from '../domain/deals/deals.ts';

const textsOf = ({ title, gift, terms }: LocalEntry<'offer'>) => ({ title, gift, terms: [...terms] });

/** What a deal keeps of the offers that are for its flat. */
export const makeOffersOf =
  (content: Pick<ContentModule, 'current'>): OffersOf =>
  (flat, list, rate) => {
    const { uk, en } = content.current();
    return offersOfFlat(uk.entries.offer, { ...seenByOffers(flat), price: list }, rate).flatMap(({ offer, price, applied }) => {
      const english = en.entries.offer.find(({ slug }) => slug === offer.slug);
      const { slug, until, effect, forEveryone } = offer;
      return english ? [{ slug, until, effect, forEveryone, applied, minor: price.minor, uk: textsOf(offer), en: textsOf(english) }] : [];
    });
  };
