import type { Apartment, ApartmentStatus } from '../../../contract/catalogue.ts';

const availability: Record<ApartmentStatus, string> = {
  available: 'InStock',
  held: 'LimitedAvailability',
  reserved: 'LimitedAvailability',
  sold: 'SoldOut',
};

/** The flat and its offer in the words of schema.org. The price is the contract's in hryvnias: that is what is paid. */
export const flatSchema = (apartment: Apartment, url: string, name: string) => ({
  '@context': 'https://schema.org',
  '@type': 'Offer',
  url,
  price: apartment.cost,
  priceCurrency: 'UAH',
  availability: `https://schema.org/${availability[apartment.status]}`,
  itemOffered: {
    '@type': 'Apartment',
    name,
    numberOfRooms: apartment.rooms_number,
    floorLevel: `${apartment.floor}`,
    floorSize: { '@type': 'QuantitativeValue', value: apartment.area, unitCode: 'MTK' },
    address: { '@type': 'PostalAddress', addressCountry: 'UA', addressLocality: apartment.district, streetAddress: apartment.address },
    containedInPlace: { '@type': 'ApartmentComplex', name: apartment.project.name },
  },
});

export const crumbsSchema = (crumbs: readonly { name: string; url: string }[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url })),
});
