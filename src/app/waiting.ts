import { movedLayoutNames } from '../api/office/content/layout-rows.ts';
import { dayMs } from '../base/durations.ts';
import { kyivDay, parseKyiv } from '../base/kyiv-time.ts';
import { money } from '../base/money.ts';
import { sources } from '../contract/office/sources.ts';
import { todayLimits, type WaitingItem } from '../contract/office/today.ts';
import type { Catalogue } from '../domain/catalogue/catalogue.ts';
import type { Proposals } from '../domain/catalogue/import/proposals/proposals.ts';
import type { ContentModule } from '../domain/content/content.ts';
import type { OfficeDeals } from '../domain/deals/deals.ts';
import type { LeadsModule } from '../domain/leads/leads.ts';
import { undescribedOnSite } from '../domain/media/media.ts';
import type { Releases } from '../domain/releases/releases.ts';
import { holdsEverywhere, type Staff, type StaffSession, scopeOf, stepsWith } from '../domain/staff/staff.ts';
import { isWithin } from '../platform/database/within-scope.ts';
import type { Operations } from '../platform/operations/operations.ts';
import type { FindRecords } from './find-records.ts';

/** What one section has for a person; `more` stands behind the last of the items. */
type Waiting = { items: WaitingItem[]; more?: number };
/** A section that may have work for a person: nothing where the rights do not open it. */
export type WaitingSource = (session: StaffSession, now: Date) => Promise<Waiting>;

type Parts = {
  operations: Pick<Operations, 'dead' | 'deadIds' | 'alarms'>;
  staff: Pick<Staff, 'people' | 'namesOf'>;
  inbox: Pick<LeadsModule['inbox'], 'waiting'>;
  records: Pick<FindRecords, 'askedDeals'>;
  deals: Pick<OfficeDeals, 'refundsToDecide' | 'paymentsDue' | 'returnsDue'>;
  catalogue: Pick<Catalogue, 'flat' | 'layout' | 'priceOverrides'>;
  releases: Pick<Releases, 'heldBack' | 'openDrafts'>;
  imports: Pick<Proposals, 'waiting'>;
  content: Pick<ContentModule, 'rows' | 'staleOnSite'>;
};

const nothing: Waiting = { items: [] };
const limit = todayLimits.mostOfKind;
/** A payment is looked for on the statement from three days before its day on. */
const transfersAheadMs = 3 * dayMs;

type NumberOf = (slug: string) => string;
/** The number of a flat; its address where the catalogue does not know it any more. */
const numberIn =
  (catalogue: Parts['catalogue']): NumberOf =>
  (slug) => {
    const found = catalogue.flat(slug);
    return found.ok ? found.value.number : slug;
  };

/** Payments under contracts that are near or late. */
const transfersTo = ({ paymentsDue }: Parts['deals'], numberOf: NumberOf): WaitingSource =>
  async function transfers(session, now) {
    const scope = scopeOf(session, 'payment.note');
    if (!scope) return nothing;
    const by = kyivDay(new Date(now.getTime() + transfersAheadMs));
    const found = await paymentsDue(scope, { by, most: limit });
    return {
      items: found.flatMap(({ number, apartmentSlug, due }): WaitingItem[] => {
        const day = due?.dueOn;
        if (!due || !day || day > by) return [];
        const amount = money(due.nextMinor, due.total.currency);
        // The promise of a client ends with the day.
        const dueAt = parseKyiv(`${day} 23:59:59`) ?? now;
        return [
          {
            kind: 'transfer',
            key: `transfer ${number}`,
            number,
            flat: numberOf(apartmentSlug),
            amount,
            dueOn: day,
            dueAt: dueAt.toISOString(),
          },
        ];
      }),
    };
  };

/** Changes of a feed that the limits of changes or a rule have stopped. */
const importsOf = (imports: Parts['imports']): WaitingSource =>
  async function heldImports(session) {
    if (!holdsEverywhere(session.grants, 'import.approve')) return nothing;
    const found = await imports.waiting();
    return {
      items: found.map(({ number, source, made_at }) => ({
        kind: 'import',
        key: `import ${number}`,
        number,
        source,
        dueAt: made_at.toISOString(),
      })),
    };
  };

/** Prices of ours of which the source says something else since. */
const pricesOf = ({ priceOverrides }: Parts['catalogue']): WaitingSource =>
  async function overriddenPrices(session) {
    if (!holdsEverywhere(session.grants, 'price.plan')) return nothing;
    const { waiting, since } = await priceOverrides.count();
    return since ? { items: [{ kind: 'prices', key: 'prices', count: waiting, dueAt: since.toISOString() }] } : nothing;
  };

/** Money of transfers that stays after the end of a contract. */
const returnsFrom = (officeDeals: Parts['deals'], numberOf: NumberOf): WaitingSource =>
  async function returns(session) {
    const scope = scopeOf(session, 'payment.note');
    if (!scope) return nothing;
    const found = await officeDeals.returnsDue(scope, limit);
    return {
      items: found.map(({ number, apartmentSlug, endedAt, leftMinor }) => ({
        kind: 'return',
        key: `return ${number}`,
        number,
        flat: numberOf(apartmentSlug),
        amountMinor: leftMinor,
        dueAt: endedAt.toISOString(),
      })),
    };
  };

const heldBackOf = (releases: Parts['releases']): WaitingSource =>
  async function heldBackReleases(session) {
    if (!holdsEverywhere(session.grants, 'content.publish')) return nothing;
    return {
      items: (await releases.heldBack()).map(({ number, name, heldBackAt, madeAt }) => ({
        kind: 'release',
        key: `release ${number}`,
        number,
        name,
        dueAt: (heldBackAt ?? madeAt).toISOString(),
      })),
    };
  };

/** Reports of construction that their authors have left to an editor. */
const reportsOf = (releases: Parts['releases']): WaitingSource =>
  async function untranslatedReports(session) {
    if (!holdsEverywhere(session.grants, 'content.publish')) return nothing;
    const found = (await releases.openDrafts()).filter(({ part, content }) => part === 'construction_report' && lacksEnglish(content));
    return {
      items: found.map(({ number, name, release, changed_at }) => ({
        kind: 'report',
        key: `report ${number} ${name}`,
        number,
        name: release,
        dueAt: changed_at.toISOString(),
      })),
    };
  };

const lacksEnglish = (content: object | null): boolean => content !== null && !(content as { en?: { title?: string } }).en?.title;

/** What the site says in English that is missing, or older than the Ukrainian. */
const translationsOf = ({ rows, staleOnSite }: Parts['content']): WaitingSource =>
  async function staleTranslations(session, now) {
    if (!holdsEverywhere(session.grants, 'content.draft')) return nothing;
    const texts = await staleOnSite(rows());
    const undescribed = undescribedOnSite(rows()).length;
    if (texts.length + undescribed === 0) return nothing;
    const since = Math.min(now.getTime(), ...texts.flatMap(({ since: at }) => at?.getTime() ?? []));
    const item = { stale: texts.length, undescribed, dueAt: new Date(since).toISOString() };
    return { items: [{ kind: 'translations', key: 'translations', ...item }] };
  };

/** Drawn layouts of which the source says another plan since. */
const layoutsOf = ({ content: { rows }, catalogue }: Pick<Parts, 'content' | 'catalogue'>): WaitingSource =>
  async function movedLayouts(session, now) {
    if (!holdsEverywhere(session.grants, 'content.draft')) return nothing;
    const names = movedLayoutNames(rows(), catalogue);
    if (names.length === 0) return nothing;
    return { items: [{ kind: 'layouts', key: 'layouts', count: names.length, names: names.join(', '), dueAt: now.toISOString() }] };
  };

/** What administrators owe their colleagues. */
const ofPeople = (staff: Parts['staff']): WaitingSource[] => [
  async function recoveries(session) {
    if (!holdsEverywhere(session.grants, 'staff.manage')) return nothing;
    return {
      items: (await staff.people()).flatMap((person): WaitingItem[] =>
        person.recovery && stepsWith(person, session.staffId).includes('approve-recovery')
          ? [{ kind: 'recovery', key: `recovery ${person.recovery.id}`, dueAt: person.recovery.askedAt.toISOString(), name: person.name }]
          : [],
      ),
    };
  },
  async function invitations(session, now) {
    if (!holdsEverywhere(session.grants, 'staff.manage')) return nothing;
    const over = (await staff.people()).filter(
      ({ hasJoined, state, invitedUntil }) => !hasJoined && state === 'invited' && invitedUntil && invitedUntil <= now,
    );
    return {
      items: over.map(({ id, name, invitedUntil }) => ({
        kind: 'invitation',
        key: `invitation ${id}`,
        dueAt: (invitedUntil as Date).toISOString(),
        name,
      })),
    };
  },
];

/** Every section that may have work, in one list. */
export function waitingSources({
  operations,
  staff,
  inbox,
  deals: officeDeals,
  records,
  catalogue,
  releases,
  imports,
  content,
}: Parts): WaitingSource[] {
  const numberOf = numberIn(catalogue);
  return [
    async function requests(session) {
      const scope = scopeOf(session, 'lead.answer');
      if (!scope) return nothing;
      const { rows, more } = await inbox.waiting(scope, limit);
      const names = await staff.namesOf(rows.flatMap(({ owner_id }) => owner_id ?? []));
      const items = rows.map(
        ({ id, name, apartment_slug, owner_id, due_at, dueAt }): WaitingItem => ({
          kind: 'request',
          key: `request ${id}`,
          id,
          name,
          flat: apartment_slug && numberOf(apartment_slug),
          // The own ones need no name.
          owner: owner_id === null || owner_id === session.staffId ? null : (names.get(owner_id) ?? null),
          dueAt: dueAt.toISOString(),
          isPromised: due_at !== null,
        }),
      );
      return { items, more };
    },
    async function deals(session) {
      const scope = scopeOf(session, 'deal.step');
      if (!scope) return nothing;
      const found = await records.askedDeals(scope, limit);
      return {
        items: found.map(({ number, flat, ends_at, project_id, owner_id }) => ({
          kind: 'deal',
          key: `deal ${number}`,
          number,
          flat: numberOf(flat),
          dueAt: (ends_at as Date).toISOString(),
          isFree: !isWithin(scope, { projectId: project_id, ownerId: owner_id }),
        })),
      };
    },
    async function refunds(session) {
      const scope = scopeOf(session, 'refund.approve');
      if (!scope) return nothing;
      const found = await officeDeals.refundsToDecide(scope, limit);
      return {
        items: found.map(({ id, number, apartment_slug, amount_minor, asked_at }) => ({
          kind: 'refund',
          key: `refund ${id}`,
          number,
          flat: numberOf(apartment_slug),
          amountMinor: amount_minor,
          dueAt: asked_at.toISOString(),
        })),
      };
    },
    transfersTo(officeDeals, numberOf),
    returnsFrom(officeDeals, numberOf),
    heldBackOf(releases),
    reportsOf(releases),
    importsOf(imports),
    pricesOf(catalogue),
    translationsOf(content),
    layoutsOf({ content, catalogue }),
    async function deadLetters(session) {
      if (!holdsEverywhere(session.grants, 'outbox.retry')) return nothing;
      const { count, oldest } = await operations.dead();
      if (!oldest) return nothing;
      return {
        items: [{ kind: 'dead-letters', key: 'dead-letters', dueAt: oldest.toISOString(), ids: await operations.deadIds(), count }],
      };
    },
    async function alarms(session) {
      if (!holdsEverywhere(session.grants, 'source.read')) return nothing;
      const isTheirs = (owner: string) => session.assignments.some(({ role }) => role === owner || role === 'administrator');
      const open = (await operations.alarms()).filter(({ source }) => isTheirs(sources[source].owner));
      return {
        items: open.map(({ id, source, part, brokenAt }) => ({
          kind: 'alarm',
          key: `alarm ${id}`,
          dueAt: brokenAt.toISOString(),
          source,
          part,
        })),
      };
    },
    ...ofPeople(staff),
  ];
}

/** What waits for a person in all sections, the oldest promise first. */
export function makeToday(sections: readonly WaitingSource[]) {
  return async (session: StaffSession, now: Date) => {
    const all = await Promise.all(sections.map((section) => section(session, now)));
    const items = all.flatMap((one) => one.items).sort((a, b) => (a.dueAt < b.dueAt ? -1 : a.dueAt > b.dueAt ? 1 : 0));
    return { items, more: all.reduce((sum, { more = 0 }) => sum + more, 0) };
  };
}
