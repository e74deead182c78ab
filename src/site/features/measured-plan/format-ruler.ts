import type { Locale } from '../../../base/locale.ts';
import { hitBy, type Item, lengthOf, type Solid } from '../../../plans/measured-plan/ruler-state.ts';
import * as m from '../../paraglide/messages.js';

export const metresText = (centimetres: number, locale: Locale): string =>
  m.plan_metres({ value: (Math.round(centimetres) / 100).toLocaleString(locale, { minimumFractionDigits: 2 }) });

const obstacles = { wall: m.ruler_wall, door: m.ruler_door };

/** The description of an item and its position: announced with the item, and shown in the list. */
export function itemText(item: Item, solids: readonly Solid[], locale: Locale): string {
  if (item.kind === 'line') return m.ruler_line({ length: metresText(lengthOf(item), locale) });
  const hit = hitBy(item, solids);
  const size = m.plan_centimetres({ width: item.width, depth: item.depth });
  return `${item.name || m.ruler_own()}, ${size}: ${hit ? obstacles[hit]() : m.ruler_fits()}`;
}
