import type { Locale } from '../../../base/locale.ts';
import type { Currency } from '../../../base/money.ts';
import type { Flat } from '../../../domain/catalogue/catalogue.ts';
import { holdsEverywhere, type StaffSession } from '../../../domain/staff/staff.ts';
import { holdsOver } from '../deals/deal-answers.ts';
import type { OfficeDependencies } from '../office-dependencies.ts';
import type { Entry, RecordsNow } from './restoration.ts';

const flatName = ({ number, project }: Flat, locale: Locale): string => `${number} · ${project.name[locale]}`;

type Asked = { session: StaffSession; locale: Locale; now: RecordsNow };

/** What a record is called now, and its page of the office where the person may open it; a client is named there alone. */
export function nameRecord(
  { catalogue }: Pick<OfficeDependencies, 'catalogue'>,
  entry: Pick<Entry, 'record_type' | 'record_id'>,
  { session, locale, now }: Asked,
) {
  const { record_type: type, record_id: id } = entry;
  const named = (name: string | null, page: string | null, currency: Currency | null = null) => ({ type, id, name, page, currency });
  if (type === 'staff') return named(now.people.get(id)?.name ?? null, null);
  if (type === 'deal') {
    const deal = now.deals.get(id);
    return named(deal ? String(deal.number) : null, deal && holdsOver(session, 'deal.read', deal) ? `/deals/${deal.number}` : null);
  }
  if (type === 'release') {
    const name = now.releases.get(id) ?? null;
    return named(name, name !== null && holdsEverywhere(session.grants, 'content.draft') ? `/releases/${id}` : null);
  }
  if (type === 'quote') return named(id, null);
  if (type === 'import-proposal') return named(id, holdsEverywhere(session.grants, 'import.propose') ? `/imports/${id}` : null);
  if (type === 'apartment') {
    const flat = catalogue.findFlatById(Number(id));
    return named(flat ? flatName(flat, locale) : null, flat ? `/flats/${flat.slug}` : null, flat?.currency ?? null);
  }
  if (type === 'waitlist') {
    const flat = catalogue.findFlatById(Number(id));
    const mayRead = flat && holdsOver(session, 'waitlist.read', { projectId: flat.project.externalId, ownerId: null });
    return named(flat ? flatName(flat, locale) : null, mayRead ? `/waitlists/${flat.slug}` : null);
  }
  return named(null, null);
}
