import { movedLayoutNames } from '../../api/office/content/layout-rows.ts';
import { undescribedOnSite } from '../../domain/media/media.ts';
import { holdsEverywhere } from '../../domain/staff/staff.ts';
import { nothing, type WaitingParts, type WaitingSource } from './waiting-source.ts';

const heldBackOf = (releases: WaitingParts['releases']): WaitingSource =>
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
const reportsOf = (releases: WaitingParts['releases']): WaitingSource =>
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
const translationsOf = ({ rows, staleOnSite }: WaitingParts['content']): WaitingSource =>
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
const layoutsOf = ({ content: { rows }, catalogue }: Pick<WaitingParts, 'content' | 'catalogue'>): WaitingSource =>
  async function movedLayouts(session, now) {
    if (!holdsEverywhere(session.grants, 'content.draft')) return nothing;
    const names = movedLayoutNames(rows(), catalogue);
    if (names.length === 0) return nothing;
    return { items: [{ kind: 'layouts', key: 'layouts', count: names.length, names: names.join(', '), dueAt: now.toISOString() }] };
  };

/** Changes of a feed that the limits of changes or a rule have stopped. */
const importsOf = (imports: WaitingParts['imports']): WaitingSource =>
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
const pricesOf = ({ priceOverrides }: WaitingParts['catalogue']): WaitingSource =>
  async function overriddenPrices(session) {
    if (!holdsEverywhere(session.grants, 'price.plan')) return nothing;
    const { waiting, since } = await priceOverrides.count();
    return since ? { items: [{ kind: 'prices', key: 'prices', count: waiting, dueAt: since.toISOString() }] } : nothing;
  };

type Parts = Pick<WaitingParts, 'releases' | 'imports' | 'catalogue' | 'content'>;

/** Releases, texts, flats and prices of the site. */
export const ofSite = ({ releases, imports, catalogue, content }: Parts): WaitingSource[] => [
  heldBackOf(releases),
  reportsOf(releases),
  importsOf(imports),
  pricesOf(catalogue),
  translationsOf(content),
  layoutsOf({ content, catalogue }),
];
