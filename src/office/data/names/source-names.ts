import type { SourceName } from '../../../contract/office/sources.ts';
import * as m from '../../paraglide/messages.js';

const names: Record<SourceName, () => string> = {
  'inventory-feed': m.operations_source_inventory_feed,
  'crm-inventory': m.operations_source_crm_inventory,
  crm: m.operations_source_crm,
  rates: m.operations_source_rates,
  bank: m.operations_source_bank,
  'state-services': m.operations_source_state_services,
  camera: m.operations_source_camera,
};

/** A source by its name, with its part where it has several. */
export const sourceTitle = (source: SourceName, part: string): string =>
  part ? `${names[source]()} · ${part === 'simulator' ? m.operations_simulated() : part}` : names[source]();
