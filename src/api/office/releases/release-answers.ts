import type { Locale } from '../../../base/locale.ts';
import { type Result, refuse } from '../../../base/result.ts';
import type { DraftRow, PriceReason, ReleaseRow, ReleaseStep } from '../../../contract/office/releases/releases.ts';
import type { Scope } from '../../../contract/office/rights.ts';
import { staleTexts } from '../../../domain/content/content.ts';
import { allowedSteps, type Release } from '../../../domain/releases/releases.ts';
import { holdsEverywhere, type StaffSession } from '../../../domain/staff/staff.ts';
import { keyOf } from '../../../platform/loads/load-plan.ts';
import { mayOpen } from '../content/content-scope.ts';
import { wordFaults } from '../content/fault-texts.ts';
import { rowTitles } from '../content/row-titles.ts';
import { iso, personOf } from '../deals/deal-answers.ts';
import type { OfficeDependencies } from '../office-dependencies.ts';
import type { ProofNeeded } from '../office-refusals.ts';

type Deps = Pick<OfficeDependencies, 'releases' | 'staff'>;
type WholeDeps = Pick<OfficeDependencies, 'releases' | 'staff' | 'content' | 'catalogue'>;
type Names = ReadonlyMap<string, string>;
type Asker = { session: StaffSession; locale: Locale };

/**
 * A step with which prices may come to the site or leave it: who holds the right to them has to have proven lately to be that person, where the
 * step turns out to take it.
 */
export async function stepWithPrices<Value, Refusal extends { kind: string }>(
  deps: Pick<OfficeDependencies, 'demoEntry'>,
  session: StaffSession,
  step: (mayPrice: boolean) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal | ProofNeeded>> {
  const holds = holdsEverywhere(session.grants, 'price.plan');
  const isProven = isProvenForPrices(deps, session);
  const done = await step(holds && isProven);
  const isForPrices = !done.ok && (done.refusal.kind === 'not-allowed' || done.refusal.kind === 'offers-change-prices');
  return holds && !isProven && isForPrices ? refuse({ kind: 'proof-needed' } as const) : done;
}

/** An invented person of the demo has no key to prove with. */
export const isProvenForPrices = (
  { demoEntry }: Pick<OfficeDependencies, 'demoEntry'>,
  { isProvenForOwn, isDemo }: StaffSession,
): boolean => isProvenForOwn || (isDemo && demoEntry !== null);

/** Steps that change the site; the others need only the right to its drafts. */
const ofPublishing: ReadonlySet<ReleaseStep> = new Set(['schedule', 'unschedule', 'publish', 'undo']);

/** The steps of a release that a person may take, and those that take the right to prices, which the person has not. */
function stepsFor(release: Release, { grants }: StaffSession, reason: PriceReason | null) {
  const steps = allowedSteps(release).filter((step) => !ofPublishing.has(step) || holdsEverywhere(grants, 'content.publish'));
  const isWithheld = (step: ReleaseStep) => reason !== null && ofPublishing.has(step) && !holdsEverywhere(grants, 'price.plan');
  return { allowed: steps.filter((step) => !isWithheld(step)), withheld: steps.filter(isWithheld) };
}

type Counts = { prices: number; statuses: number };
const none: Counts = { prices: 0, statuses: 0 };

type Shown = { counts: Counts; names: Names; session: StaffSession; reason: PriceReason | null };
const releaseRow = (release: Release, { counts, names, session, reason }: Shown): ReleaseRow => ({
  number: release.number,
  name: release.name,
  state: release.state,
  heldBack: release.heldBack,
  publishAt: iso(release.publishAt),
  publishedAt: iso(release.publishedAt),
  undoneAt: iso(release.undoneAt),
  drafts: release.drafts,
  ...counts,
  by: personOf(release.madeBy, names),
  madeAt: release.madeAt.toISOString(),
  version: release.version,
  allowed: stepsFor(release, session, reason).allowed,
});

export async function releaseRows({ releases, staff }: Deps, session: StaffSession, scope: Scope): Promise<ReleaseRow[]> {
  const all = (await releases.releases()).filter((release) => mayOpen(scope, release));
  const [names, counts] = await Promise.all([staff.namesOf(all.map(({ madeBy }) => madeBy)), releases.flatCounts()]);
  return all.map((release) => {
    const ofFlats = counts.get(release.number) ?? none;
    return releaseRow(release, { counts: ofFlats, names, session, reason: ofFlats.prices + ofFlats.statuses > 0 ? 'flats' : null });
  });
}

/** A release with its drafts; null for one that does not exist. */
export async function wholeRelease({ releases, staff, catalogue, content: site }: WholeDeps, number: number, { session, locale }: Asker) {
  const found = await releases.findRelease(number);
  if (!found) return null;
  const { release, drafts, merged, priceReason: reason } = found;
  const { withheld } = stepsFor(release, session, reason);
  const counts = (await releases.flatCounts()).get(number) ?? none;
  const names = await staff.namesOf([release.madeBy, ...drafts.map(({ changed_by }) => changed_by)]);
  const titleOf = rowTitles({ catalogue }, locale);
  const sources = await site.translationSources();
  // What was published is compared with what was there before, and has no faults any more.
  const isOpen = release.state === 'draft' || release.state === 'scheduled';
  const isDrafted = (one: { part: string; name: string }) => drafts.some(({ part, name }) => one.part === part && one.name === name);
  const broken = Map.groupBy(isOpen ? merged.faults.filter((fault) => !isDrafted(fault)) : [], keyOf);
  return {
    breaks: [...broken].flatMap(([key, faults]) => {
      const { part = '', name = '' } = faults[0] ?? {};
      const title = titleOf({ name, content: merged.rows.get(key)?.content });
      return [{ part, name, title, faults: wordFaults(faults, locale) }];
    }),
    release: releaseRow(release, { counts, names, session, reason }),
    withheld: reason && withheld.length > 0 ? { steps: withheld, why: reason } : null,
    drafts: drafts.map(({ part, name, base, content, written, row_before: before, changed_by, changed_at }): DraftRow => {
      const was = isOpen ? base : (before?.content ?? null);
      const isThis = (one: { part: string; name: string }) => one.part === part && one.name === name;
      return {
        part,
        name,
        title: titleOf({ name, content: content ?? was }),
        change: content === null ? 'removed' : was === null ? 'new' : 'changed',
        conflicts: isOpen ? merged.conflicts.filter(isThis).flatMap(({ paths }) => paths) : [],
        faults: isOpen ? wordFaults(merged.faults.filter(isThis), locale) : [],
        stale: isOpen && content !== null ? staleTexts({ part, name, content, was: base, written }, sources).length : 0,
        by: personOf(changed_by, names),
        changedAt: changed_at.toISOString(),
      };
    }),
  };
}
