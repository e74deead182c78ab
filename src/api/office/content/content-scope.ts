import type { Scope } from '../../../contract/office/rights.ts';
import type { Release } from '../../../domain/releases/releases.ts';
import type { OpenKysely } from '../../../platform/database/database.ts';
import { isWithin } from '../../../platform/database/within-scope.ts';
import type { OfficeDependencies } from '../office-dependencies.ts';
import { rowOfLayout } from './layout-rows.ts';

type Row = { part: string; name: string };

/** Who has the right for some projects alone works in releases of their own, on the layouts of those projects. */
export const isOfAll = ({ projects }: Scope): boolean => projects === null;

export const mayOpen = (scope: Scope, { madeBy }: Pick<Release, 'madeBy'>): boolean => isOfAll(scope) || madeBy === scope.staffId;

/** Whether a release is there for a person; a command asks within its transaction. */
export async function isThere(
  { releases }: Pick<OfficeDependencies, 'releases'>,
  scope: Scope,
  ...asked: Parameters<OfficeDependencies['releases']['releaseOf']>
): Promise<boolean> {
  if (isOfAll(scope)) return true;
  const release = await releases.releaseOf(...asked);
  return release !== null && mayOpen(scope, release);
}

/** What is drawn changes in every flat with the layout, so that all of them have to be of the person's projects. */
export const isOwnLayout = ({ catalogue }: Pick<OfficeDependencies, 'catalogue'>, scope: Scope, id: string): boolean => {
  const flats = catalogue.flatsOfLayout(id);
  return (
    isOfAll(scope) || (flats.length > 0 && flats.every(({ project }) => isWithin(scope, { projectId: project.externalId, ownerId: null })))
  );
};

/** Whether a person may change a row: any, or the row of a layout of their projects. `content` names the layout, too. */
export function mayEdit(
  deps: Pick<OfficeDependencies, 'catalogue'>,
  scope: Scope,
  { part, name, content = null }: Row & { content?: unknown },
) {
  if (isOfAll(scope)) return true;
  const own = deps.catalogue.layouts().filter((layout) => part === 'layout_plan' && rowOfLayout(layout) === name);
  const drawn = (content as { layout?: unknown } | null)?.layout;
  const isFitting = !drawn || own.some(({ externalId }) => externalId === drawn);
  return isFitting && own.length > 0 && own.every(({ externalId }) => isOwnLayout(deps, scope, externalId));
}

/** Whether a person may discard a release: nothing in it is another one's to change. */
export async function mayDiscard(
  deps: Pick<OfficeDependencies, 'catalogue' | 'releases'>,
  scope: Scope,
  { number, within }: { number: number; within: OpenKysely },
): Promise<boolean> {
  if (isOfAll(scope)) return true;
  const [found, counts] = [await deps.releases.findRelease(number, within), await deps.releases.flatCounts(within)];
  return (
    found !== null && mayOpen(scope, found.release) && !counts.has(number) && found.drafts.every((draft) => mayEdit(deps, scope, draft))
  );
}
