import type { Locale } from '../../../base/locale.ts';
import { money } from '../../../base/money.ts';
import type { DealRow, DealStep, OfficeFlat } from '../../../contract/office/deals.ts';
import type { Right } from '../../../contract/office/rights.ts';
import type { Flat } from '../../../domain/catalogue/catalogue.ts';
import type { DealDocument, DealNow } from '../../../domain/deals/deals.ts';
import { type Person, rightsMatrix, type StaffSession, scopeOf } from '../../../domain/staff/staff.ts';
import { isWithin } from '../../../platform/database/within-scope.ts';
import type { OfficeDependencies } from '../office-dependencies.ts';

type Deps = Pick<OfficeDependencies, 'catalogue' | 'deals' | 'staff'>;
type Names = ReadonlyMap<string, string>;

export const iso = (at: Date | null): string | null => at?.toISOString() ?? null;
export const personOf = (id: string, names: Names) => ({ id, name: names.get(id) ?? null });

/** A flat in words; one that is not in the catalogue any more by its slug. */
export const flatOf = (flat: Flat | null | undefined, slug: string, locale: Locale): OfficeFlat => ({
  slug,
  number: flat?.number ?? slug,
  project: flat ? { id: flat.project.externalId, name: flat.project.name[locale] } : null,
  section: flat?.section.name[locale] ?? null,
  floor: flat?.floor ?? null,
  rooms: flat?.roomsNumber ?? null,
});

/** Whether the person holds a right over the record. */
export function holdsOver(session: StaffSession, right: Right, { projectId, ownerId }: Pick<DealNow, 'projectId' | 'ownerId'>): boolean {
  const scope = scopeOf(session, right);
  return scope !== null && isWithin(scope, { projectId, ownerId });
}

/** The agreement has the client's phone, e-mail and tax number, and the signature the tax number: they are for who may read the contacts. */
export const readsDocument = (session: StaffSession, kind: DealDocument['kind'], deal: Pick<DealNow, 'projectId' | 'ownerId'>): boolean =>
  !['agreement', 'signature'].includes(kind) || holdsOver(session, 'deal.step', deal);

/** The steps that the person may take now, by the state of the deal and by their rights over it. */
export function allowedSteps({ deals }: Pick<Deps, 'deals'>, session: StaffSession, deal: DealNow): DealStep[] {
  const may = (right: Right) => holdsOver(session, right, deal);
  const isOpen = deal.endedAt === null;
  return [
    ...(may('deal.step') ? deals.office.stepsOf(deal) : []),
    ...(isOpen && deal.ownerId === null && holdsOver(session, 'deal.step', { ...deal, ownerId: session.staffId }) ? ['take' as const] : []),
    ...(isOpen && may('deal.assign') ? ['assign' as const] : []),
  ];
}

const nameOf = ({ person, names }: DealNow) => {
  const { lastname, firstname, patronymic } = person ?? names;
  return [lastname, firstname, patronymic].filter(Boolean).join(' ') || null;
};

/** A deal of a list. The phone and the address are for those who may take its steps. */
export function dealRow(
  deal: DealNow,
  { catalogue }: Pick<Deps, 'catalogue'>,
  asked: { session: StaffSession; locale: Locale; names: Names },
): DealRow {
  const { session, locale, names } = asked;
  const contacts = holdsOver(session, 'deal.step', deal) ? { phone: deal.phone, email: deal.person?.email ?? null } : {};
  return {
    number: deal.number,
    state: deal.state,
    price: money(deal.price.minor, deal.price.currency),
    flat: flatOf(catalogue.findFlatById(deal.apartmentId), deal.apartmentSlug, locale),
    client: { name: nameOf(deal), ...contacts },
    owner: deal.ownerId === null ? null : personOf(deal.ownerId, names),
    madeAt: deal.madeAt.toISOString(),
    endsAt: iso(deal.endedAt ?? deal.endsAt),
    isPaid: deal.payments.some(({ state }) => state === 'paid'),
  };
}

/** The names of the people of deals. */
export const namesIn = ({ staff }: Pick<Deps, 'staff'>, ids: readonly (string | null | undefined)[]): Promise<Names> =>
  staff.namesOf(ids.filter((id) => typeof id === 'string'));

/** Those who may lead deals of the project. */
export const leadersOf = async ({ staff }: Pick<Deps, 'staff'>, projectId: string | null) => leadersAmong(await staff.people(), projectId);

export const leadersAmong = (people: readonly Person[], projectId: string | null) =>
  people
    .filter(({ state, assignments }) =>
      assignments.some((one) => state === 'active' && rightsMatrix['deal.step'][one.role] && (one.projectId ?? projectId) === projectId),
    )
    .map(({ id, name }) => ({ id, name }));
