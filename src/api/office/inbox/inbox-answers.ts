import type { Locale } from '../../../base/locale.ts';
import type { RequestRow, Resume } from '../../../contract/office/inbox/inbox.ts';
import type { InboxRow, StoredResume } from '../../../domain/leads/leads.ts';
import type { OfficeDependencies } from '../office-dependencies.ts';

type Deps = Pick<OfficeDependencies, 'catalogue'>;
type Names = ReadonlyMap<string, string>;

export const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** A flat in words; one that is not in the catalogue any more by its slug. */
export function flatOf({ catalogue }: Deps, slug: string | null, locale: Locale): RequestRow['flat'] {
  if (slug === null) return null;
  const flat = catalogue.findFlat(slug)?.flat;
  return { slug, number: flat?.number ?? slug, project: flat?.project.name[locale] ?? '' };
}

export const kindOf = ({ kind, is_reply }: Pick<InboxRow, 'kind' | 'is_reply'>): RequestRow['kind'] =>
  kind === 'consultation' && is_reply ? 'reply' : kind;

/** A request of a list. */
export const requestRow = (row: InboxRow, deps: Deps, { locale, names }: { locale: Locale; names: Names }): RequestRow => ({
  id: row.id,
  kind: kindOf(row),
  name: row.name,
  phone: row.phone,
  locale: row.locale,
  receivedAt: row.received_at.toISOString(),
  dueAt: row.answered_at || row.state === 'done' ? null : iso(row.due_at),
  isEscalated: row.escalated_at !== null,
  pausedUntil: iso(row.paused_until),
  state: row.state,
  outcome: row.outcome,
  message: row.message,
  version: row.version,
  owner: row.owner_id === null ? null : { id: row.owner_id, name: names.get(row.owner_id) ?? '' },
  flat: flatOf(deps, row.apartment_slug, locale),
});

/** The names of the owners of requests. */
export const ownersOf = ({ staff }: Pick<OfficeDependencies, 'staff'>, rows: readonly Pick<InboxRow, 'owner_id'>[]): Promise<Names> =>
  staff.namesOf(rows.flatMap(({ owner_id }) => owner_id ?? []));

/** An application for a vacancy. */
export const resumeOf = (row: StoredResume, { vacancyTitle }: Pick<OfficeDependencies, 'vacancyTitle'>, locale: Locale): Resume => ({
  id: row.id,
  name: [row.surname, row.name].filter(Boolean).join(' '),
  phone: row.phone,
  email: row.email,
  message: row.message,
  receivedAt: row.received_at.toISOString(),
  vacancy: row.vacancy_slug === null ? null : vacancyTitle(row.vacancy_slug, locale),
  file: { name: row.file_name, bytes: row.file_bytes },
  state: row.state,
  version: row.version,
});
