import type { ImportKind, ImportRow } from '../../../contract/office/imports/imports.ts';
import { formatMoment } from '../../data/format.ts';
import * as m from '../../paraglide/messages.js';

/** Who has given it: a person, or what does so by itself. */
export const authorText = ({ by, origin }: ImportRow): string =>
  by?.name ?? { office: m.imports_value_none, feed: m.imports_by_feed, command: m.imports_by_command, crm: m.imports_by_crm }[origin]();

/** The state of an import with its instant. */
export function stateText({ state, appliedAt, undoneAt }: ImportRow): string {
  if (state === 'applied') return m.imports_state_applied({ at: formatMoment(appliedAt ?? '') });
  if (state === 'undone') return m.imports_state_undone({ at: formatMoment(undoneAt ?? '') });
  return {
    new: m.imports_state_new,
    questions: m.imports_state_questions,
    refused: m.imports_state_refused,
    open: m.imports_state_open,
    discarded: m.imports_state_discarded,
  }[state]();
}

export const kindNames: Record<ImportKind | 'refused', () => string> = {
  new: m.imports_kind_new,
  price: m.imports_kind_price,
  status: m.imports_kind_status,
  gone: m.imports_kind_gone,
  returned: m.imports_kind_returned,
  other: m.imports_kind_other,
  held: m.imports_kind_held,
  refused: m.imports_kind_refused,
};

const statuses: Readonly<Record<string, () => string>> = {
  available: m.imports_status_available,
  held: m.imports_status_held,
  reserved: m.imports_status_reserved,
  sold: m.imports_status_sold,
  withheld: m.imports_status_withheld,
};
export const statusText = (status: string | null): string => (status === null ? m.imports_value_none() : (statuses[status]?.() ?? status));

const fields: Readonly<Record<string, () => string>> = {
  price: m.imports_field_price,
  status: m.imports_field_status,
  section: m.imports_field_section,
  floor: m.imports_field_floor,
  number: m.imports_field_number,
  rooms_number: m.imports_field_rooms_number,
  area: m.imports_field_area,
  area_hundredths: m.imports_field_area_hundredths,
  layout: m.imports_field_layout,
  brokerage: m.imports_field_brokerage,
  ceiling_cm: m.imports_field_ceiling_cm,
  repair: m.imports_field_repair,
  position: m.imports_field_position,
  balcony_area_hundredths: m.imports_field_balcony_area_hundredths,
  rooms: m.imports_field_rooms,
  benefits: m.imports_field_benefits,
  currency: m.imports_field_currency,
  project: m.imports_field_project,
  delivery: m.imports_field_delivery,
  id: m.imports_field_id,
  name: m.imports_field_name,
  floors: m.imports_field_floors,
  slug: m.imports_field_slug,
  class: m.imports_field_class,
  district: m.imports_field_district,
  address: m.imports_field_address,
  stage: m.imports_field_stage,
  sale: m.imports_field_sale,
  prime: m.imports_field_prime,
  house_type: m.imports_field_house_type,
  label: m.imports_field_label,
  width: m.imports_field_width,
  height: m.imports_field_height,
  points: m.imports_field_points,
  from: m.imports_field_from,
  to: m.imports_field_to,
  thickness: m.imports_field_thickness,
  outer: m.imports_field_outer,
  swing: m.imports_field_swing,
  entrance: m.imports_field_entrance,
  ceiling: m.imports_field_ceiling,
  balcony_area: m.imports_field_balcony_area,
  benefit: m.imports_field_benefit,
  room: m.imports_field_room,
  wall: m.imports_field_wall,
  door: m.imports_field_door,
  window: m.imports_field_window,
  building: m.imports_field_building,
  flat: m.imports_field_flat,
};

/** A field as the reader names it: `floor`, or `section floors` of a part. */
export function fieldName(field: string): string {
  const [part = '', ...rest] = field.split(' ');
  const [of, own] = [fields[part], fields[rest.join('_')]];
  return fields[field]?.() ?? (of && own ? m.imports_field_part({ part: of(), field: own() }) : field);
}

/** A record as the reader names it, by its kind, its place among them and its id, number or name: `flat 12 (id F-12)`. */
export function recordText(record: string): string {
  const [, kind = '', place = '', called] = /^([a-z]+) (\d+)(?: \((?:id )?(.*)\))?$/.exec(record) ?? [];
  return kind ? m.imports_field_part({ part: fieldName(kind), field: called ?? place }) : record;
}

/** What stands in a file and is no flat for sale, by the reader's word for it. */
export const leftOutNames: Readonly<Record<string, () => string>> = {
  parking: m.imports_left_out_parking,
  garage: m.imports_left_out_garage,
  storage: m.imports_left_out_storage,
  office: m.imports_left_out_office,
  commercial: m.imports_left_out_commercial,
  room: m.imports_left_out_room,
  house: m.imports_left_out_house,
  land: m.imports_left_out_land,
  rent: m.imports_left_out_rent,
  'skipped by answer': m.imports_left_out_skipped,
};
