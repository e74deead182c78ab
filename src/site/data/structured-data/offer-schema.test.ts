import { expect, it } from 'vitest';
import { structuredDataProblems } from '../../../../tests/support/structured-data.ts';
import type { Offer } from '../../../contract/content/offers.ts';
import { offerSchema } from './offer-schema.ts';

const flat: Offer['apartments'][number] = {
  id: 7,
  slug: 'luhova-7',
  number: '7',
  roomCount: 2,
  area: 61.4,
  floor: 3,
  floorsTotal: 9,
  project: 'Luhova',
  cost: 4_000_000,
  costUsd: 96_000,
  offerCost: 3_800_000,
  offerCostUsd: 91_200,
  saving: 200_000,
  savingUsd: 4_800,
};
const offer: Offer = {
  slug: 'autumn',
  date: '2026-11-01',
  lastDay: '2026-11-30',
  until: '2026-11-30T22:00:00.000Z',
  over: false,
  title: 'Autumn',
  lead: 'In short.',
  inCommonList: true,
  tagId: 'price',
  projectIds: ['P1'],
  rooms: [],
  effect: { kind: 'percent', value: 5, currency: null, gift: '' },
  picture: null,
  now: '2026-11-21T12:00:00.000Z',
  html: '',
  terms: [],
  gallery: [],
  apartments: [flat],
  apartmentsTotal: 12,
  related: [],
};
const at = 'https://example.test/en/';
const texts = {
  url: `${at}promo/autumn/`,
  picture: `${at}autumn.jpg`,
  flat: ({ slug }: typeof flat) => ({ name: 'No. 7', url: `${at}apartments/${slug}/` }),
};

it('§2 tells machines of an offer what it costs, of how many flats, and how long', () => {
  const catalogue = offerSchema(offer, texts);
  expect(structuredDataProblems(catalogue)).toEqual([]);
  expect(catalogue).toMatchObject({
    '@type': 'OfferCatalog',
    name: 'Autumn',
    url: texts.url,
    image: texts.picture,
    numberOfItems: 12,
    itemListElement: [
      {
        price: 3_800_000,
        priceCurrency: 'UAH',
        validFrom: '2026-11-01',
        priceValidUntil: '2026-11-30',
        itemOffered: { '@id': `${at}apartments/luhova-7/#apartment`, numberOfRooms: 2 },
      },
    ],
  });
});

it('§2 tells of one without any flat that there are none', () => {
  const catalogue = offerSchema({ ...offer, apartments: [], apartmentsTotal: 0 }, { ...texts, picture: null });
  expect(structuredDataProblems(catalogue)).toEqual([]);
  expect(catalogue).toMatchObject({ numberOfItems: 0, itemListElement: [] });
  expect(catalogue).not.toHaveProperty('image');
});
