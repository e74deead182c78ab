import type { SharedPages } from '../../data/pages/static-pages.ts';
import { formatDelivery } from '../../format/format-apartment.ts';
import * as m from '../../paraglide/messages.js';

export type Option = { id: string; name: string; note?: string | undefined };
type Options = Record<'districts' | 'projects' | 'quarters' | 'benefits' | 'resale', readonly Option[]>;

const known = new WeakMap<SharedPages, Options>();

/** What the filter offers whatever is asked, made once for each state of the shared content; projects on sale first. */
export function filterOptions(pages: SharedPages): Options {
  const options = known.get(pages) ?? makeOptions(pages);
  known.set(pages, options);
  return options;
}

function makeOptions({ filters, projects }: SharedPages): Options {
  const onSale = new Set(projects.filter(({ sale }) => sale === 'selling').map(({ salesforce_id }) => salesforce_id));
  return {
    districts: filters.district_all ?? [],
    projects: filters.project_all
      .toSorted((one, other) => Number(onSale.has(other.salesforce_id)) - Number(onSale.has(one.salesforce_id)))
      .map(({ salesforce_id, name, prime }) => ({ id: salesforce_id, name, note: prime ? m.filter_prime() : undefined })),
    quarters: filters.project_submission_date.map((date) => ({
      id: date,
      name: formatDelivery(date, filters.handed_over_dates.includes(date)),
    })),
    benefits: filters.benefit_categories.map(({ salesforce_id, name }) => ({ id: salesforce_id, name })),
    resale: [{ id: '1', name: m.filter_brokerage() }],
  };
}
