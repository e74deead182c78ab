import type { ReactNode } from 'react';
import type { Locale } from '../../../base/locale.ts';
import type { Apartment } from '../../../contract/catalogue/apartments.ts';
import { formatFloor, formatRooms } from '../../format/format-apartment.ts';
import { deliveryFact, formatDeliveryInFull, houseTypeText, repairText, statusText } from '../../format/format-flat.ts';
import { MonthlyPrice } from '../../format/price/monthly-price.tsx';
import { formatArea, formatNumber } from '../../format/price/number-formats.ts';
import { Price } from '../../format/price/price.tsx';
import * as m from '../../paraglide/messages.js';

export type ComparisonRow = { name: string; cells: { slug: string; value: string | number; shown: ReactNode }[] };

const none = '—';

/** The feed may have the rooms only in the layout's drawing. */
const roomsOf = (flat: Apartment) => (flat.rooms.length > 0 ? flat.rooms : (flat.plan?.rooms ?? []));
const areaOf = (flat: Apartment, labels: readonly string[]) =>
  roomsOf(flat)
    .filter(({ label }) => labels.includes(label))
    .reduce((sum, { area }) => sum + area, 0);

/** The properties by which flats are compared. `value` decides whether two flats differ; `shown` is the text. */
export function comparisonRows(flats: readonly Apartment[], locale: Locale): ComparisonRow[] {
  const row = (name: string, value: (flat: Apartment) => string | number, shown?: (flat: Apartment) => ReactNode): ComparisonRow => ({
    name,
    cells: flats.map((flat) => ({ slug: flat.slug, value: value(flat), shown: shown?.(flat) ?? (value(flat) || none) })),
  });
  const area = (square: number) => (square > 0 ? formatArea(square, locale) : none);
  const summer = ['balcony', 'loggia', 'terrace'];
  return [
    row(
      m.fav_row_price(),
      (flat) => flat.cost,
      (flat) => <Price uah={flat.cost} usd={flat.costUsd} show="both" />,
    ),
    row(
      m.filter_monthly(),
      (flat) => flat.monthly?.cost ?? 0,
      (flat) => (flat.monthly ? <MonthlyPrice monthly={flat.monthly} withTerms /> : none),
    ),
    row(
      m.fav_row_price_m2(),
      (flat) => flat.costM2,
      (flat) => <Price uah={flat.costM2} usd={flat.costM2Usd} />,
    ),
    row(
      m.flat_area_total(),
      (flat) => flat.area,
      (flat) => area(flat.area),
    ),
    row(m.flat_rooms_name(), (flat) => formatRooms(flat.roomCount)),
    row(m.flat_room_kitchen(), (flat) => area(areaOf(flat, ['kitchen', 'studio_with_kitchen']))),
    row(m.fav_row_summer(), (flat) => area(areaOf(flat, summer))),
    row(m.fav_row_bathrooms(), (flat) => roomsOf(flat).filter(({ label }) => label === 'bathroom').length),
    row(m.fav_row_floor(), (flat) => formatFloor(flat.floor, flat.floorsTotal)),
    row(m.fav_row_delivery(), (flat) =>
      flat.handedOver ? deliveryFact(flat, locale) : formatDeliveryInFull(flat.deliveryQuarter, locale),
    ),
    row(m.flat_project(), (flat) => flat.project.name),
    row(m.fav_row_district(), (flat) => flat.district),
    row(m.flat_ceiling(), (flat) =>
      flat.ceilingHeight ? `${formatNumber(flat.ceilingHeight, locale, 2)}\u00a0${locale === 'uk' ? 'м' : 'm'}` : '',
    ),
    row(m.flat_repair(), (flat) => (flat.repair ? repairText(flat.repair) : '')),
    row(m.flat_house_type(), (flat) => (flat.houseType ? houseTypeText(flat.houseType) : '')),
    row(m.fav_row_status(), (flat) => statusText(flat.status)),
  ];
}

export const differs = ({ cells }: ComparisonRow): boolean => new Set(cells.map(({ value }) => value)).size > 1;
