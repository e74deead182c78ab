import type { ItemAvailability, RealEstateListing, WithContext } from 'schema-dts';
import type { Apartment, ApartmentStatus } from '../../../contract/catalogue/apartments.ts';
import { bookingPrice } from '../booking-price.ts';

const availability: Record<ApartmentStatus, ItemAvailability> = {
  available: 'https://schema.org/InStock',
  held: 'https://schema.org/LimitedAvailability',
  reserved: 'https://schema.org/LimitedAvailability',
  sold: 'https://schema.org/SoldOut',
};

type SchemaTexts = { name: string; url: string; picture: string | null; projectUrl: string };

/** A flat with its plan, its building and its offer. The price is the one that booking freezes, in hryvnias: that is the sum to pay. */
export function apartmentSchema(apartment: Apartment, { name, url, picture, projectUrl }: SchemaTexts): WithContext<RealEstateListing> {
  const { roomCount, area, floor, layout, project, district, address, status } = apartment;
  const floorSize = { '@type': 'QuantitativeValue', value: area, unitCode: 'MTK' } as const;
  const postal = {
    '@type': 'PostalAddress',
    addressCountry: 'UA',
    ...(district && { addressLocality: district }),
    ...(address && { streetAddress: address }),
  } as const;
  return {
    '@context': 'https://schema.org',
    '@type': 'RealEstateListing',
    url,
    name,
    ...(picture && { image: picture }),
    mainEntity: {
      '@type': 'Apartment',
      '@id': `${url}#apartment`,
      name,
      numberOfRooms: roomCount,
      floorLevel: `${floor}`,
      floorSize,
      address: postal,
      accommodationFloorPlan: {
        '@type': 'FloorPlan',
        name: layout ?? name,
        numberOfRooms: roomCount,
        floorSize,
        ...(picture && { layoutImage: picture }),
      },
      containedInPlace: { '@type': 'ApartmentComplex', name: project.name, url: projectUrl, address: postal },
    },
    offers: {
      '@type': 'Offer',
      url,
      price: bookingPrice(apartment).cost,
      priceCurrency: 'UAH',
      availability: availability[status],
      itemOffered: { '@id': `${url}#apartment` },
    },
  };
}
