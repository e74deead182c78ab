import type { SharedPages } from '../../data/pages/load-static-pages.ts';
import { formatDelivery } from '../../format/format-apartment.ts';
import { stationName } from '../../format/names/station-name.ts';
import * as m from '../../paraglide/messages.js';

export type Option = { id: string; name: string; note?: string | undefined };
type Options = Record<'districts' | 'stations' | 'projects' | 'quarters' | 'benefits' | 'resale', readonly Option[]>;

const known = new WeakMap<SharedPages, Options>();

/** The options of the filter, regardless of the criteria, made once for each state of the shared content; projects on sale first. */
export function filterOptions(pages: SharedPages): Options {
  const options = known.get(pages) ?? makeOptions(pages);
  known.set(pages, options);
  return options;
}

function makeOptions({ filters, projects }: SharedPages): Options {
  const onSale = new Set(projects.filter(({ sale }) => sale === 'selling').map(({ id }) => id));
  return {
    districts: filters.districts ?? [],
    stations: (filters.stations ?? []).map(({ id, name }) => ({ id, name: stationName(name) })),
    projects: filters.projects
      .toSorted((one, other) => Number(onSale.has(other.id)) - Number(onSale.has(one.id)))
      .map(({ id, name, prime }) => ({ id: id, name, note: prime ? m.filter_prime() : undefined })),
    quarters: filters.deliveryQuarters.map((date) => ({
      id: date,
      name: formatDelivery(date, filters.handedOverQuarters.includes(date)),
    })),
    benefits: filters.benefits.map(({ id, name }) => ({ id: id, name })),
    resale: [{ id: '1', name: m.filter_brokerage() }],
  };
}
