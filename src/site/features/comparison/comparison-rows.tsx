import type { ReactNode } from 'react';
import type { Locale } from '../../../base/locale.ts';
import type { Apartment } from '../../../contract/catalogue/apartments.ts';
import { bookingPrice } from '../../data/booking-price.ts';
import { formatFloor, formatRooms } from '../../format/format-apartment.ts';
import { houseTypeText, repairText } from '../../format/format-flat.ts';
import { formatArea, formatNumber } from '../../format/price/number-formats.ts';
import { Price } from '../../format/price/price.tsx';
import { statusText } from '../../format/status-text.ts';
import * as m from '../../paraglide/messages.js';
import { type ComparisonRow, verdictText, WithSum } from './cells.tsx';
import { verdicts } from './verdicts.ts';

const none = '—';

/** The feed may have the rooms only in the layout's drawing. */
const roomsOf = (flat: Apartment) => (flat.rooms.length > 0 ? flat.rooms : (flat.plan?.rooms ?? []));
const areaOf = (flat: Apartment, labels: readonly string[]) =>
  roomsOf(flat)
    .filter(({ label }) => labels.includes(label))
    .reduce((sum, { area }) => sum + area, 0);

/** What else is known of flats, below the rows by which a buyer decides. `value` decides whether two flats differ; `shown` is the text. */
export function comparisonRows(flats: readonly Apartment[], locale: Locale): ComparisonRow[] {
  const row = (name: string, value: (flat: Apartment) => string | number): ComparisonRow => ({
    id: name,
    name,
    cells: flats.map((flat) => ({ slug: flat.slug, value: value(flat), shown: value(flat) || none })),
  });
  const area = (square: number) => (square > 0 ? formatArea(square, locale) : none);
  const summer = ['balcony', 'loggia', 'terrace'];
  return [
    areaRow(flats, locale),
    floorRow(flats),
    metreRow(flats, locale),
    row(m.flat_rooms_name(), (flat) => formatRooms(flat.roomCount)),
    row(m.flat_room_kitchen(), (flat) => area(areaOf(flat, ['kitchen', 'studio_with_kitchen']))),
    row(m.fav_row_summer(), (flat) => area(areaOf(flat, summer))),
    row(m.fav_row_bathrooms(), (flat) => roomsOf(flat).filter(({ label }) => label === 'bathroom').length),
    row(m.flat_ceiling(), (flat) =>
      flat.ceilingHeight ? `${formatNumber(flat.ceilingHeight, locale, 2)}\u00a0${locale === 'uk' ? 'м' : 'm'}` : '',
    ),
    row(m.flat_repair(), (flat) => (flat.repair ? repairText(flat.repair) : '')),
    row(m.flat_house_type(), (flat) => (flat.houseType ? houseTypeText(flat.houseType) : '')),
    row(m.flat_project(), (flat) => flat.project.name),
    row(m.fav_row_district(), (flat) => flat.district),
    row(m.fav_row_status(), (flat) => statusText(flat.status)),
  ];
}

const bestOf = (flats: readonly Apartment[], two: () => string, more: () => string) => (flats.length === 2 ? two() : more());

function areaRow(flats: readonly Apartment[], locale: Locale): ComparisonRow {
  const given = verdicts(
    flats.map(({ area }) => area),
    'more',
  );
  return {
    id: 'area',
    name: m.flat_area_total(),
    cells: flats.map(({ slug, area }, at) => ({
      slug,
      value: area,
      shown: formatArea(area, locale),
      verdict: verdictText(given[at] ?? null, {
        best: bestOf(flats, m.fav_better_area, m.fav_best_area),
        behind: (by) => m.fav_smaller_by({ area: formatArea(by, locale) }),
      }),
    })),
  };
}

/** `поверхом вище`, `на 3 поверхи вище`; which is better depends on who looks, so none is marked. */
export function floorDifference(by: number): string {
  if (by === 1) return m.fav_floor_higher();
  if (by === -1) return m.fav_floor_lower();
  return by > 0 ? m.fav_floors_higher({ count: by }) : m.fav_floors_lower({ count: -by });
}

function floorRow(flats: readonly Apartment[]): ComparisonRow {
  const lowest = Math.min(...flats.map(({ floor }) => floor));
  return {
    id: 'floor',
    name: m.fav_row_floor(),
    cells: flats.map(({ slug, floor, floorsTotal }) => {
      const shown = formatFloor(floor, floorsTotal);
      const verdict: ReactNode =
        floor > lowest ? verdictText({ kind: 'behind', by: floor - lowest }, { best: '', behind: floorDifference }) : null;
      return { slug, value: shown, shown, verdict };
    }),
  };
}

function metreRow(flats: readonly Apartment[], locale: Locale): ComparisonRow {
  const prices = flats.map((flat) => bookingPrice(flat));
  const given = verdicts(
    prices.map(({ costM2Usd }) => costM2Usd),
    'less',
  );
  const [least] = prices.toSorted((one, other) => one.costM2Usd - other.costM2Usd);
  return {
    id: 'metre',
    name: m.fav_row_price_m2(),
    cells: flats.map(({ slug }, at) => {
      const { costM2 = 0, costM2Usd = 0 } = prices[at] ?? {};
      const [uah, usd] = [costM2 - (least?.costM2 ?? 0), costM2Usd - (least?.costM2Usd ?? 0)];
      return {
        slug,
        value: costM2Usd,
        shown: <Price uah={costM2} usd={costM2Usd} />,
        verdict: verdictText(given[at] ?? null, {
          best: bestOf(flats, m.fav_better_metre, m.fav_best_metre),
          behind: () => <WithSum text={(sum) => m.fav_sum_costlier({ sum })} uah={uah} usd={usd} locale={locale} />,
        }),
      };
    }),
  };
}
