import type { OfferCatalog, WithContext } from 'schema-dts';
import type { Offer } from '../../../contract/content/offers.ts';

type SchemaTexts = { url: string; picture: string | null; flat: (flat: Offer['apartments'][number]) => { name: string; url: string } };

/** The flats for sale under an offer: their number, and the shown ones at the price that is valid until its last day. */
export const offerSchema = (offer: Offer, { url, picture, flat: wordsOf }: SchemaTexts): WithContext<OfferCatalog> => ({
  '@context': 'https://schema.org',
  '@type': 'OfferCatalog',
  name: offer.title,
  description: offer.lead,
  url,
  ...(picture && { image: picture }),
  numberOfItems: offer.apartmentsTotal,
  itemListElement: offer.apartments.map((flat) => {
    const { name, url: address } = wordsOf(flat);
    return {
      '@type': 'Offer',
      url: address,
      price: flat.offerCost,
      priceCurrency: 'UAH',
      validFrom: offer.date,
      priceValidUntil: offer.lastDay,
      availability: 'https://schema.org/InStock',
      itemOffered: {
        '@type': 'Accommodation',
        '@id': `${address}#apartment`,
        name,
        numberOfRooms: flat.roomCount,
        floorSize: { '@type': 'QuantitativeValue', value: flat.area, unitCode: 'MTK' },
      },
    };
  }),
});
