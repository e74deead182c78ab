import type { ImportKind, ImportRow } from '../../../contract/office/imports/imports.ts';
import { formatMoment } from '../../data/format.ts';
import * as m from '../../paraglide/messages.js';

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
};
export const fieldName = (field: string): string => fields[field]?.() ?? field;
