import type { Locale } from '../../../base/locale.ts';
import type { Apartment } from '../../../contract/catalogue/apartments.ts';
import { bookingPrice } from '../../data/booking-price.ts';
import { formatArea, formatPrice } from '../../format/price/number-formats.ts';
import * as m from '../../paraglide/messages.js';
import { ByCurrency } from './cells.tsx';
import { floorDifference } from './comparison-rows.tsx';

/** A flat among others: by its number, with its project where they are of several. */
export const flatName = ({ number, project }: Apartment, others: readonly Apartment[]): string => {
  const short = m.list_number({ number });
  return others.some((other) => other.project.slug !== project.slug) ? `${short} (${project.name})` : short;
};

/** The price, the area and the floor of the second flat beside the first, in words; empty where they are equal. */
function differenceIn(currency: 'UAH' | 'USD', [one, other]: readonly [Apartment, Apartment], locale: Locale): string {
  const [first, second] = [bookingPrice(one), bookingPrice(other)];
  const price = currency === 'USD' ? second.costUsd - first.costUsd : second.cost - first.cost;
  const area = Math.round((other.area - one.area) * 100) / 100;
  const floor = other.floor - one.floor;
  const sum = formatPrice(Math.abs(price), currency, locale);
  const size = formatArea(Math.abs(area), locale);
  const parts = [
    price > 0 && m.fav_more_expensive({ sum }),
    price < 0 && m.fav_cheaper_by({ sum }),
    area > 0 && m.fav_larger_by({ area: size }),
    area < 0 && m.fav_smaller_by({ area: size }),
    floor !== 0 && floorDifference(floor),
  ].filter(Boolean);
  if (parts.length === 0) return '';
  const pair = [one, other];
  return m.fav_against({ one: flatName(other, pair), other: flatName(one, pair), parts: parts.join(', ') });
}

/** The difference of two flats in a sentence: `Квартира № 48 проти № 47: на 2 595 $ дорожча, поверхом вище.` */
export function DifferenceSentence({ pair, locale }: { pair: readonly [Apartment, Apartment]; locale: Locale }) {
  return <ByCurrency uah={differenceIn('UAH', pair, locale)} usd={differenceIn('USD', pair, locale)} />;
}
