import { expect, it } from 'vitest';
import { structuredDataProblems } from '../../../../tests/support/structured-data.ts';
import type { Offer } from '../../../contract/content/offers.ts';
import { offerSchema } from './offer-schema.ts';

const flat: Offer['apartments'][number] = {
  id: 7,
  slug: 'luhova-7',
  number: '7',
  rooms_number: 2,
  area: 61.4,
  floor: 3,
  floors_total: 9,
  project: 'Luhova',
  cost: 4_000_000,
  cost_usd: 96_000,
  offer_cost: 3_800_000,
  offer_cost_usd: 91_200,
  saving: 200_000,
  saving_usd: 4_800,
};
const offer: Offer = {
  slug: 'autumn',
  date: '2026-11-01',
  last_day: '2026-11-30',
  until: '2026-11-30T22:00:00.000Z',
  over: false,
  title: 'Autumn',
  lead: 'In short.',
  show_on_one_news: true,
  tag_id: 'price',
  project_ids: ['P1'],
  rooms: [],
  effect: { kind: 'percent', value: 5, currency: null, gift: '' },
  picture: null,
  now: '2026-11-21T12:00:00.000Z',
  html: '',
  terms: [],
  gallery: [],
  apartments: [flat],
  apartments_total: 12,
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
    ...{ '@type': 'OfferCatalog', name: 'Autumn', url: texts.url, image: texts.picture, numberOfItems: 12 },
    itemListElement: [
      {
        ...{ price: 3_800_000, priceCurrency: 'UAH', validFrom: '2026-11-01', priceValidUntil: '2026-11-30' },
        itemOffered: { '@id': `${at}apartments/luhova-7/#apartment`, numberOfRooms: 2 },
      },
    ],
  });
});

it('§2 tells of one without any flat that there are none', () => {
  const catalogue = offerSchema({ ...offer, apartments: [], apartments_total: 0 }, { ...texts, picture: null });
  expect(structuredDataProblems(catalogue)).toEqual([]);
  expect(catalogue).toMatchObject({ numberOfItems: 0, itemListElement: [] });
  expect(catalogue).not.toHaveProperty('image');
});
